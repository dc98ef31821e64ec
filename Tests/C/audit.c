/* rk_window_audit() and rk_audit_describe() (SPEC 355): a case of each finding, and trees that have none. */
#include <math.h>
#include <time.h>

#include "check.h"

static RKContextRef context;
static RKWindowRef window;
static RKViewRef root;
static int asked; /* calls of overrides */

static void no_action(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata; }
static void no_gesture_action(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata; }

static void begin(void) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    OK(rk_context_create(&desc, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 320, 480), &window));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));
    root = add_view(context, NULL, RK_VIEW(window), "root", rect(0, 0, 320, 480));
    asked = 0;
}

static void end(void) { OK(rk_context_destroy(context)); }

static RKControlRef add_button_of(RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    RKControlRef button = NULL;
    RKControlEvents events = RKControlEventTouchUpInside;
    OK(rk_button_create(context, cls, frame, &button));
    OK(rk_object_set_name(RK_OBJECT(button), name));
    OK(rk_control_add_action(button, events, no_action, NULL, NULL, NULL));
    OK(rk_view_add_subview(parent, RK_VIEW(button)));
    OK(rk_release(RK_OBJECT(button)));
    return button;
}
static RKControlRef add_button(RKViewRef parent, const char *name, RKRect frame) { return add_button_of(NULL, parent, name, frame); }

typedef RKStatus (*Create)(RKContextRef, RKClassRef, RKGestureRecognizerRef *);
static RKGestureRecognizerRef add_recognizer(Create create, RKViewRef view, const char *name) {
    RKGestureRecognizerRef recognizer = NULL;
    OK(create(context, NULL, &recognizer));
    OK(rk_object_set_name(RK_OBJECT(recognizer), name));
    OK(rk_gesture_recognizer_add_action(recognizer, no_gesture_action, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(view, recognizer));
    OK(rk_release(RK_OBJECT(recognizer)));
    return recognizer;
}

static RKAuditFinding findings[4096];
static size_t found;

static void audit(uint32_t flags) {
    RKAuditOptions options = RK_INIT(RKAuditOptions);
    options.flags = flags;
    findings[0].struct_size = sizeof *findings;
    found = 0;
    OK(rk_window_audit(window, flags ? &options : NULL, findings, sizeof findings / sizeof *findings, &found));
}

/* All findings as "kind subject culprit value/limit", or the sentence of one. */
static const char *all(void) {
    static char text[4096];
    size_t k, used = 0;
    text[0] = 0;
    for (k = 0; k < found && k < 20; k++) {
        const RKAuditFinding *f = &findings[k];
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%d %s %s %.6g/%.6g", k ? "; " : "", (int)f->kind, name_of(f->subject), name_of(f->culprit), f->value, f->limit);
        if (f->decider) used += (size_t)snprintf(text + used, sizeof text - used, " (%s)", name_of(f->decider));
    }
    return text;
}
#define EXPECT_AUDIT(expected)            \
    do {                                  \
        audit(0);                         \
        EXPECT_TEXT(all(), (expected));   \
    } while (0)

static const char *sentence(size_t number) {
    static char text[1024];
    size_t length = 0;
    OK(rk_audit_describe(context, &findings[number], text, sizeof text, &length));
    EXPECT(length == strlen(text));
    return text;
}
static void expect_area(size_t number, RKRect area) {
    RKRect is = findings[number].area;
    EXPECT(fabs(is.origin.x - area.origin.x) < 1e-9 && fabs(is.origin.y - area.origin.y) < 1e-9 && fabs(is.size.width - area.size.width) < 1e-9 && fabs(is.size.height - area.size.height) < 1e-9);
}

static void nothing(void) {
    RKGestureRecognizerRef single, twice;
    begin();
    EXPECT_AUDIT("");
    add_button(root, "Save", rect(10, 10, 44, 44));
    add_button(root, "Cancel", rect(54, 10, 100, 44));
    single = add_recognizer(rk_tap_create, root, "single");
    twice = add_recognizer(rk_tap_create, root, "twice");
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    OK(rk_gesture_recognizer_require_to_fail(single, twice));
    add_recognizer(rk_pan_create, root, "pan");
    EXPECT_AUDIT("");
    end();
}

static void sizes(void) {
    RKControlRef save;
    begin();
    save = add_button(root, "Save", rect(10, 10, 38, 20));
    EXPECT_AUDIT("2 Save nothing 20/44");
    EXPECT_TEXT(sentence(0), "Save is 38 x 20 pt to touch; 44 x 44 are recommended (for less than 24 x 24 only its distance from others satisfies WCAG 2.5.8): enlarge its bounds, or accept "
                             "points around them in an override of pointInside (SPEC 355)");
    expect_area(0, rect(10, 10, 38, 20));
    EXPECT(findings[0].tolerance == 0 && findings[0].unit == RKAuditUnitPoints);
    /* The circle of 24 points around (29, 20) ends at y = 32: a target from 32 on is far enough, one from 31 is not. */
    add_button(root, "Cancel", rect(10, 32, 100, 44));
    EXPECT_AUDIT("2 Save nothing 20/44");
    OK(rk_view_set_frame(RK_VIEW(save), rect(10, 11, 38, 20)));
    EXPECT_AUDIT("1 Save Cancel 20/24");
    EXPECT_TEXT(sentence(0), "Save is 38 x 20 pt to touch; 24 x 24 are the least, and Cancel is too near for the exception for spacing (WCAG 2.5.8): enlarge Save's bounds, or accept points "
                             "around them in an override of pointInside, or move it away from Cancel (SPEC 355)");
    /* The circles of two that are too small: 23 points from centre to centre */
    add_button(root, "one", rect(200, 100, 10, 10));
    add_button(root, "two", rect(223, 100, 10, 10));
    OK(rk_view_set_frame(RK_VIEW(save), rect(100, 300, 44, 44)));
    EXPECT_AUDIT("1 one two 10/24; 1 two one 10/24");
    /* A transform scales what is touched; what is turned is measured along its own axes. */
    OK(rk_view_set_hidden(root, false));
    OK(rk_view_set_transform(RK_VIEW(save), rk_transform_make_scale(0.5, 0.75)));
    audit(0);
    EXPECT_TEXT(all(), "2 Save nothing 22/44; 1 one two 10/24; 1 two one 10/24");
    OK(rk_view_set_transform(RK_VIEW(save), rk_transform_make_rotation(0.7)));
    audit(0);
    EXPECT_TEXT(all(), "1 one two 10/24; 1 two one 10/24");
    end();
}

static void partly_covered(void) {
    RKControlRef save;
    RKViewRef overlay;
    begin();
    save = add_button(root, "Save", rect(100, 100, 60, 60));
    overlay = add_view(context, NULL, root, "overlay", rect(120, 90, 100, 100));
    EXPECT_AUDIT("2 Save overlay 20/44");
    expect_area(0, rect(100, 100, 20, 60));
    /* What is left is an L: its box is 60 x 60, the largest square in it 30. */
    OK(rk_view_set_frame(overlay, rect(130, 130, 100, 100)));
    EXPECT_AUDIT("2 Save overlay 30/44");
    expect_area(0, rect(100, 100, 60, 60));
    EXPECT(strstr(sentence(0), "Save is 60 x 60 pt to touch, the largest square in it 30; 44 x 44") != NULL);
    /* The same turned: from a grid, to two cells */
    OK(rk_view_set_transform(RK_VIEW(save), rk_transform_make_rotation(0.5)));
    audit(0);
    EXPECT(found == 1 && findings[0].tolerance > 0 && findings[0].tolerance < 2 && findings[0].value > 20 && findings[0].value < 44);
    /* What no touch hits covers nothing. */
    OK(rk_view_set_user_interaction_enabled(overlay, false));
    EXPECT_AUDIT("");
    end();
}

static void unreachable(void) {
    RKControlRef save;
    RKViewRef overlay, bar;
    RKWindowRef alert;
    begin();
    bar = add_view(context, NULL, root, "bar", rect(0, 300, 320, 60));
    save = add_button(bar, "Save", rect(10, 8, 60, 44));
    overlay = add_view(context, NULL, root, "overlay", rect(0, 0, 320, 480));
    EXPECT_AUDIT("11 Save overlay 0/0");
    EXPECT_TEXT(sentence(0), "Save cannot be touched: overlay covers it, and nothing in overlay handles touches: set userInteractionEnabled of overlay to false, or move bar in front (SPEC 355)");
    add_recognizer(rk_pan_create, overlay, "pan");
    EXPECT_AUDIT("10 Save overlay 0/0");
    OK(rk_view_set_hidden(overlay, true));
    EXPECT_AUDIT("14 overlay overlay 1/0");
    OK(rk_view_remove_from_superview(overlay));
    EXPECT_AUDIT("");
    /* Two halves */
    add_view(context, NULL, root, "left", rect(0, 0, 40, 480));
    overlay = add_view(context, NULL, root, "right", rect(30, 0, 290, 480));
    EXPECT_AUDIT("11 Save right 1/0");
    EXPECT_TEXT(sentence(0), "Save cannot be touched: right and 1 other view cover it, and nothing in right handles touches: move them away (SPEC 355)");
    OK(rk_view_remove_from_superview(overlay));
    OK(rk_view_set_frame(RK_VIEW(save), rect(60, 8, 60, 44)));
    EXPECT_AUDIT("");
    OK(rk_window_create(context, NULL, rect(0, 0, 320, 400), &alert));
    OK(rk_object_set_name(RK_OBJECT(alert), "alert"));
    EXPECT_AUDIT("11 Save alert 0/0");
    OK(rk_view_set_hidden(RK_VIEW(alert), true));

    OK(rk_view_set_frame(RK_VIEW(save), rect(60, 30, 60, 44)));
    EXPECT_AUDIT("13 Save bar 14/0; 2 Save bar 30/44");
    expect_area(0, rect(60, 360, 60, 14));
    EXPECT_TEXT(sentence(0), "Save sticks out of bar by 14 pt, and is not touched there: move Save, or enlarge bar (SPEC 355)");
    OK(rk_view_set_frame(RK_VIEW(save), rect(60, 70, 60, 44)));
    EXPECT_AUDIT("12 Save bar 0/0");
    OK(rk_view_set_frame(RK_VIEW(save), rect(60, 8, 60, 44)));
    OK(rk_view_set_frame(root, rect(0, 0, 320, 300)));
    EXPECT_AUDIT("12 Save root 0/0");
    OK(rk_view_set_frame(root, rect(0, 0, 320, 480)));
    OK(rk_view_set_hidden(bar, true));
    EXPECT_AUDIT("14 Save bar 1/0");
    /* All in it are one finding. */
    {
        RKControlRef more = add_button(bar, "More", rect(120, 8, 60, 44)), third = add_button(bar, "Third", rect(200, 8, 60, 44));
        EXPECT_AUDIT("14 Save bar 3/0");
        EXPECT_TEXT(sentence(0), "Save (and 2 other views) cannot be touched: bar, which it is in, is hidden: show bar (SPEC 355)");
        EXPECT(findings[0].unit == RKAuditUnitViews);
        OK(rk_view_remove_from_superview(RK_VIEW(third)));
        EXPECT_AUDIT("14 Save bar 2/0");
        EXPECT(strstr(sentence(0), "(and 1 other view)") != NULL);
        OK(rk_view_remove_from_superview(RK_VIEW(more)));
    }
    OK(rk_view_set_hidden(bar, false));
    OK(rk_view_set_alpha(root, 0.005));
    audit(0);
    EXPECT(found == 1 && findings[0].kind == RKAuditKindTransparent && findings[0].culprit == RK_OBJECT(root) && findings[0].limit == 0.01 && findings[0].unit == RKAuditUnitAlpha);
    OK(rk_view_set_alpha(root, 1));
    OK(rk_view_set_user_interaction_enabled(bar, false));
    EXPECT_AUDIT("16 Save bar 1/0");
    OK(rk_view_set_user_interaction_enabled(bar, true));
    OK(rk_view_set_animating(bar, true));
    EXPECT_AUDIT("17 Save bar 1/0");
    OK(rk_view_set_animating(bar, false));
    OK(rk_view_set_transform(bar, rk_transform_make_scale(0, 1)));
    EXPECT_AUDIT("18 Save bar 1/0");
    end();
}

static void scrolled(void) {
    RKScrollViewRef scroll = NULL;
    RKControlRef below;
    RKViewRef strip, bar;
    RKSize size = {320, 600};
    RKEdgeInsets inset = {0, 0, 0, 0};
    begin();
    OK(rk_scroll_view_create(context, NULL, rect(0, 0, 320, 200), &scroll));
    OK(rk_view_add_subview(root, RK_VIEW(scroll)));
    OK(rk_object_set_name(RK_OBJECT(scroll), "scroll"));
    OK(rk_scroll_view_set_content_size(scroll, size));
    below = add_button(RK_VIEW(scroll), "below", rect(0, 500, 60, 44));
    add_button(RK_VIEW(scroll), "half", rect(0, 190, 60, 30));
    EXPECT_AUDIT("2 half nothing 30/44");
    /* Out of sight it is measured, too. */
    OK(rk_view_set_frame(RK_VIEW(below), rect(0, 500, 60, 20)));
    EXPECT_AUDIT("2 below nothing 20/44; 2 half nothing 30/44");
    expect_area(0, rect(0, 500, 60, 20));
    /* Where scrolling does not reach, as far as that is. The program may move one that is disabled. */
    OK(rk_view_set_frame(RK_VIEW(below), rect(0, 570, 60, 44)));
    EXPECT_AUDIT("13 below scroll 14/0; 2 below scroll 30/44; 2 half nothing 30/44");
    expect_area(0, rect(0, 600, 60, 14));
    EXPECT_TEXT(sentence(0), "below sticks out by 14 pt of what scroll can scroll to: enlarge the contentSize of scroll, or move below (SPEC 355)");
    OK(rk_view_set_frame(RK_VIEW(below), rect(0, 700, 60, 44)));
    EXPECT_AUDIT("12 below scroll 0/0; 2 half nothing 30/44");
    EXPECT_TEXT(sentence(0), "below cannot be touched: it lies outside of what scroll can scroll to: enlarge the contentSize of scroll, or move below (SPEC 355)");
    OK(rk_scroll_view_set_scroll_enabled(scroll, false));
    EXPECT_AUDIT("2 half nothing 30/44");
    OK(rk_scroll_view_set_scroll_enabled(scroll, true));
    /* What lies between it and the scroll view cuts it. */
    strip = add_view(context, NULL, RK_VIEW(scroll), "strip", rect(0, 400, 100, 20));
    OK(rk_view_add_subview(strip, RK_VIEW(below)));
    OK(rk_view_set_frame(RK_VIEW(below), rect(0, 0, 60, 60)));
    EXPECT_AUDIT("2 half nothing 30/44; 13 below strip 40/0; 2 below strip 20/44");
    expect_area(1, rect(0, 420, 60, 40));
    EXPECT_TEXT(sentence(2), "below is 60 x 20 pt to touch; 44 x 44 are recommended (for less than 24 x 24 only its distance from others satisfies WCAG 2.5.8), and it sticks out of strip: move it inside, or enlarge strip (SPEC 355)");
    OK(rk_view_remove_from_superview(strip));
    /* What is in front of it in the scroll view moves with it: in part, wholly, and out of sight. */
    add_button(RK_VIEW(scroll), "below", rect(0, 500, 60, 60));
    strip = add_view(context, NULL, RK_VIEW(scroll), "strip", rect(0, 480, 320, 50));
    EXPECT_AUDIT("2 half nothing 30/44; 2 below strip 30/44");
    expect_area(1, rect(0, 530, 60, 30));
    EXPECT_TEXT(sentence(1), "below is 60 x 30 pt to touch; 44 x 44 are recommended, and strip takes a part of it: move one of them (SPEC 355)");
    OK(rk_view_set_frame(strip, rect(0, 480, 320, 100)));
    EXPECT_AUDIT("2 half nothing 30/44; 11 below strip 0/0");
    expect_area(1, rect(0, 500, 60, 60));
    OK(rk_view_set_frame(strip, rect(0, 180, 320, 100)));
    EXPECT_AUDIT("11 half strip 0/0");
    /* Turned, it covers less than its box. */
    OK(rk_view_set_frame(strip, rect(100, 500, 60, 60)));
    EXPECT_AUDIT("2 half nothing 30/44");
    OK(rk_view_set_transform(strip, rk_transform_make_rotation(0.7853981633974483)));
    OK(rk_view_set_center(strip, point(75, 530)));
    audit(0);
    EXPECT(found == 2 && findings[1].culprit == RK_OBJECT(strip) && findings[1].value > 30 && findings[1].value < 44);
    OK(rk_view_remove_from_superview(strip));
    end();
    /* A bar in front of a scroll view: its content comes out from behind it, as far as there is way. */
    begin();
    OK(rk_scroll_view_create(context, NULL, rect(0, 0, 320, 480), &scroll));
    OK(rk_view_add_subview(root, RK_VIEW(scroll)));
    OK(rk_scroll_view_set_content_size(scroll, size));
    add_button(RK_VIEW(scroll), "first", rect(0, 10, 60, 44));
    bar = add_view(context, NULL, root, "bar", rect(0, 0, 320, 64));
    EXPECT_AUDIT("11 first bar 0/0");
    /* It comes out in part. */
    inset.top = 40;
    OK(rk_scroll_view_set_content_inset(scroll, inset));
    EXPECT_AUDIT("2 first bar 30/44");
    expect_area(0, rect(0, 24, 60, 30));
    inset.top = 64;
    OK(rk_scroll_view_set_content_inset(scroll, inset));
    EXPECT_AUDIT("");
    add_view(context, NULL, root, "veil", rect(0, 0, 320, 480));
    OK(rk_object_set_name(RK_OBJECT(scroll), "scroll"));
    EXPECT_AUDIT("11 scroll veil 1/0; 11 first veil 1/0");
    (void)bar;
    end();
    /* Covered where it comes to the end of its way: the area is where it lies. */
    begin();
    OK(rk_scroll_view_create(context, NULL, rect(0, 0, 320, 480), &scroll));
    OK(rk_view_add_subview(root, RK_VIEW(scroll)));
    size.height = 2000;
    OK(rk_scroll_view_set_content_size(scroll, size));
    add_button(RK_VIEW(scroll), "last", rect(150, 1950, 100, 44));
    add_button(root, "send", rect(0, 380, 320, 100));
    EXPECT_AUDIT("10 last send 0/0");
    expect_area(0, rect(150, 1950, 100, 44));
    end();
}

static void recognizers(void) {
    RKGestureRecognizerRef single, twice, pan, other, lonely;
    RKControlRef save;
    begin();
    single = add_recognizer(rk_tap_create, root, "single");
    twice = add_recognizer(rk_tap_create, root, "twice");
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    EXPECT_AUDIT("20 single twice 1/2");
    EXPECT_TEXT(sentence(0), "single also fires at tap 1 of the 2 taps of twice: let single require the failure of twice; single then waits up to tapMaximumInterval (SPEC 355)");
    OK(rk_gesture_recognizer_require_to_fail(single, twice));
    pan = add_recognizer(rk_pan_create, root, "pan");
    other = add_recognizer(rk_pan_create, root, "other");
    EXPECT_AUDIT("21 other pan 0/0");
    OK(rk_pan_set_minimum_number_of_touches(other, 2));
    OK(rk_pan_set_maximum_number_of_touches(pan, 1));
    EXPECT_AUDIT("");
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    EXPECT_AUDIT("30 pan root 0/0");
    OK(rk_gesture_recognizer_set_enabled(pan, true));
    OK(rk_long_press_create(context, NULL, &lonely));
    OK(rk_object_set_name(RK_OBJECT(lonely), "lonely"));
    OK(rk_view_add_gesture_recognizer(root, lonely));
    EXPECT_AUDIT("31 lonely root 0/0");
    OK(rk_view_remove_gesture_recognizer(root, lonely));
    EXPECT_AUDIT("");
    audit(RKAuditFlagsDetached);
    EXPECT_TEXT(all(), "34 lonely nothing 0/0");
    OK(rk_release(RK_OBJECT(lonely)));

    save = add_button(root, "Save", rect(10, 10, 44, 44));
    OK(rk_control_set_enabled(save, false));
    EXPECT_AUDIT("32 Save Save 0/0");
    OK(rk_control_set_enabled(save, true));
    OK(rk_button_create(context, NULL, rect(60, 10, 44, 44), &save));
    OK(rk_object_set_name(RK_OBJECT(save), "mute"));
    OK(rk_view_add_subview(root, RK_VIEW(save)));
    EXPECT_AUDIT("33 mute nothing 0/0");
    end();
}

/* Accepts points up to 12 points away. */
static bool larger(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    RKRect b;
    (void)event, (void)userdata;
    asked++;
    OK(rk_view_get_bounds(self, &b));
    return p.x >= b.origin.x - 12 && p.y >= b.origin.y - 12 && p.x < b.origin.x + b.size.width + 12 && p.y < b.origin.y + b.size.height + 12;
}
static bool destroys(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    RKViewRef above = NULL;
    (void)p, (void)event, (void)userdata;
    if (rk_view_get_superview(self, &above) == RKStatusOK && above) OK(rk_view_remove_from_superview(self));
    return true;
}
static RKClassRef overriding(const char *name, bool (*inside)(RKViewRef, RKPoint, RKEventRef, void *), double outset) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    methods.point_inside = inside;
    desc.name = name;
    desc.superclass = "Button";
    desc.view_methods = &methods;
    desc.hit_test_outset = outset;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}

static void overrides(void) {
    static const double outsets[] = {12, 0};
    int k;
    for (k = 0; k < 2; k++) {
        begin();
        add_button_of(overriding("Larger", larger, outsets[k]), root, "Save", rect(100, 100, 20, 20));
        EXPECT_AUDIT("2 Save nothing 20/44 (Save)");
        EXPECT(asked == 0 && strstr(sentence(0), "; the pointInside override of Save may decide otherwise, and was not called (SPEC 355)") != NULL);
        audit(RKAuditFlagsCallsOverrides);
        /* 44 x 44, to two cells where no promise ends the search */
        EXPECT(asked > 0 && (found == 0 || (findings[0].value > 42 && !findings[0].decider && findings[0].value + findings[0].tolerance >= 44)));
        EXPECT(k || found == 0);
        end();
    }
    begin();
    add_button_of(overriding("Vanishing", destroys, 0), root, "gone", rect(100, 100, 20, 20));
    add_button(root, "Save", rect(10, 10, 38, 20));
    audit(RKAuditFlagsCallsOverrides);
    EXPECT_TEXT(all(), "2 Save nothing 20/44");
    end();
}

static void bad_arguments(void) {
    RKAuditOptions options = RK_INIT(RKAuditOptions);
    RKAuditFinding wrong = RK_INIT(RKAuditFinding);
    RKViewRef view = NULL;
    size_t count = 77;
    begin();
    view = add_view(context, NULL, root, "view", rect(0, 0, 1, 1));
    EXPECT_STATUS(rk_window_audit(NULL, NULL, NULL, 0, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_window_audit(RK_WINDOW(view), NULL, NULL, 0, &count), RKStatusWrongKind);
    EXPECT_STATUS(rk_window_audit(window, NULL, NULL, 3, &count), RKStatusInvalidArgument);
    options.flags = 4;
    EXPECT_STATUS(rk_window_audit(window, &options, NULL, 0, &count), RKStatusInvalidArgument);
    options.flags = 0;
    options.least = -1;
    EXPECT_STATUS(rk_window_audit(window, &options, NULL, 0, &count), RKStatusInvalidArgument);
    options.least = NAN;
    EXPECT_STATUS(rk_window_audit(window, &options, NULL, 0, &count), RKStatusInvalidArgument);
    EXPECT(count == 77);
    options.least = 0;
    options.recommended = 60;
    add_button(root, "Save", rect(100, 100, 50, 50));
    add_button(root, "Load", rect(200, 100, 50, 40));
    OK(rk_window_audit(window, &options, NULL, 0, &count));
    EXPECT(count == 2);
    /* Less room than findings */
    findings[0].struct_size = sizeof *findings;
    findings[1].kind = (RKAuditKind)0;
    OK(rk_window_audit(window, &options, findings, 1, &count));
    EXPECT(count == 2 && findings[0].kind == RKAuditKindSmall && findings[1].kind == 0);
    wrong.kind = (RKAuditKind)5;
    EXPECT_STATUS(rk_audit_describe(context, &wrong, NULL, 0, &count), RKStatusInvalidArgument);
    end();
    EXPECT_STATUS(rk_window_audit(window, NULL, NULL, 0, &count), RKStatusStaleHandle);
}

/* A finding may be the host's own: every kind, with numbers that are none and with every culprit, is a sentence or is refused. */
static void numbers_of_a_host(void) {
    static const double numbers[] = {NAN, INFINITY, -INFINITY, -0.0, -3, 0, 0.4, 1, 2, 3.9, 1e15, 1e19, 1e300, -1e300, 5e-324};
    enum { NUMBERS = sizeof numbers / sizeof *numbers };
    RKAuditFinding finding = RK_INIT(RKAuditFinding);
    RKObjectRef culprits[4];
    size_t c, n, described = 0, length;
    int kind, unit;
    char text[2000];
    begin();
    culprits[0] = NULL;
    culprits[1] = RK_OBJECT(add_view(context, NULL, root, "view", rect(0, 0, 10, 10)));
    culprits[2] = RK_OBJECT(root);
    culprits[3] = RK_OBJECT(window);
    for (kind = 0; kind < 64; kind++)
        for (c = 0; c < 4; c++)
            for (n = 0; n < NUMBERS; n++)
                for (unit = 0; unit < 8; unit++) {
                    RKStatus status;
                    finding.kind = (RKAuditKind)kind;
                    finding.subject = culprits[1];
                    finding.culprit = culprits[c];
                    finding.decider = culprits[(c + n) % 4];
                    finding.area = rect(numbers[n], numbers[(n + 1) % NUMBERS], numbers[(n + 2) % NUMBERS], numbers[(n + 3) % NUMBERS]);
                    finding.value = numbers[n];
                    finding.limit = numbers[(n + 4) % NUMBERS];
                    finding.tolerance = numbers[(n + 5) % NUMBERS];
                    finding.unit = (RKAuditUnit)unit;
                    length = 0;
                    status = rk_audit_describe(context, &finding, text, sizeof text, &length);
                    if (status == RKStatusOK) {
                        described++;
                        EXPECT(length > 20 && length == strlen(text));
                    } else EXPECT_STATUS(status, RKStatusInvalidArgument);
                }
    EXPECT(described >= 15 * 4 * NUMBERS * 8);
    /* What it stands for is counted in whole views, and not below one other. */
    finding.kind = RKAuditKindHidden;
    finding.culprit = RK_OBJECT(root);
    finding.decider = NULL;
    finding.value = NAN;
    OK(rk_audit_describe(context, &finding, text, sizeof text, &length));
    EXPECT(strstr(text, "other view") == NULL);
    finding.value = 3;
    OK(rk_audit_describe(context, &finding, text, sizeof text, &length));
    EXPECT(strstr(text, "view (and 2 other views) cannot be touched") != NULL);
    finding.value = 1e300;
    OK(rk_audit_describe(context, &finding, text, sizeof text, &length));
    EXPECT(strstr(text, "other view") == NULL);
    end();
}

/* Buttons in rows and columns, 4,900 of them if each has 70: what is found does not depend on how many there are. */
static void many(size_t side) {
    const double extent = 44 * (double)side;
    size_t row, column;
    clock_t start;
    begin();
    OK(rk_view_set_frame(RK_VIEW(window), rect(0, 0, extent, extent)));
    OK(rk_view_set_frame(root, rect(0, 0, extent, extent)));
    for (row = 0; row < side; row++)
        for (column = 0; column < side; column++) add_button(root, "b", rect(44 * (double)column, 44 * (double)row, 44, row == side - 1 ? 30 : 44));
    start = clock();
    audit(0);
    if (getenv("AUDIT_TIMES")) printf("%zu buttons: %.3f s\n", side * side, (double)(clock() - start) / CLOCKS_PER_SEC);
    EXPECT(found == side);
    OK(rk_view_set_transform(root, rk_transform_make_rotation(0.01)));
    start = clock();
    audit(0);
    if (getenv("AUDIT_TIMES")) printf("the same turned: %.3f s\n", (double)(clock() - start) / CLOCKS_PER_SEC);
    EXPECT(found > side);
    end();
}

/* Each kind has its name, and no other number one. */
static void test_names(void) {
    static const struct { int kind; const char *name; } names[] = {
        {1, "tooSmall"}, {2, "small"}, {10, "covered"}, {11, "coveredIdly"}, {12, "outside"}, {13, "cutOff"}, {14, "hidden"}, {15, "transparent"}, {16,
        "notInteractive"}, {17, "animating"}, {18, "singular"}, {20, "tapsTogether"}, {21, "exclusive"}, {30, "recognizerDisabled"}, {31,
        "recognizerUnheard"}, {32, "controlDisabled"}, {33, "controlUnheard"}, {34, "detached"}, {35, "neverRecognizes"}};
    size_t k = 0;
    int kind;
    for (kind = -2; kind < 200; kind++) {
        const char *name = rk_audit_kind_name((RKAuditKind)kind);
        if (k < sizeof names / sizeof *names && names[k].kind == kind) EXPECT_TEXT(name, names[k++].name);
        else EXPECT(name == NULL);
    }
    EXPECT(k == sizeof names / sizeof *names);
}

/* audit [SIDE]: how many buttons there are in a row and in a column of the large tree. */
int main(int argc, char **argv) {
    test_names();
    nothing();
    sizes();
    partly_covered();
    unreachable();
    scrolled();
    recognizers();
    overrides();
    bad_arguments();
    numbers_of_a_host();
    many(argc > 1 ? strtoul(argv[1], NULL, 10) : 70);
    return check_done("audit");
}
