/* RKClassDesc.hit_test_outset: what a class promises, its instances are not asked beyond; on every way through the siblings. */
#include <math.h>
#include <stddef.h>

#include "check.h"

static bool answers;

static void note(RKViewRef self, RKPoint p) { log_add("%s(%g,%g)", name_of(RK_OBJECT(self)), p.x, p.y); }

static bool inside(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    note(self, p);
    return answers;
}

static RKViewRef hit(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    note(self, p);
    return answers ? self : NULL;
}

typedef bool (*PointInside)(RKViewRef, RKPoint, RKEventRef, void *);
typedef RKViewRef (*HitTest)(RKViewRef, RKPoint, RKEventRef, void *);

static RKClassDesc desc_for(const char *name, const char *superclass, RKViewMethods *methods, double outset) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    desc.name = name;
    desc.superclass = superclass;
    desc.view_methods = methods;
    desc.hit_test_outset = outset;
    return desc;
}

static RKClassRef define(RKContextRef context, const char *name, const char *superclass, PointInside point_inside, HitTest hit_test, double outset) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = desc_for(name, superclass, &methods, outset);
    RKClassRef cls = NULL;
    methods.point_inside = point_inside;
    methods.hit_test = hit_test;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}

static RKClassRef extend(RKClassRef cls, PointInside point_inside, double outset) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = desc_for(NULL, NULL, &methods, outset);
    RKClassRef extension = NULL;
    methods.point_inside = point_inside;
    OK(rk_class_extend(cls, &desc, &extension));
    return extension;
}

static bool yes(RKResponderRef self, void *userdata) {
    (void)self, (void)userdata;
    return true;
}

/* The three ways: plainly, with an index over every parent, and with the trace on. They make the same calls. */
static RKContextRef context;
static RKViewRef root;

static void ask(double x, double y, const char *calls) {
    int way;
    for (way = 0; way < 3; way++) {
        RKViewRef found = NULL;
        OK(rk_context_set_config(context, RKConfigHitTestIndexMinimum, way == 1 ? 2 : 1e9));
        OK(rk_context_set_config(context, RKConfigHitTestIndexPatience, 0));
        if (way == 2) OK(rk_trace_start(context, 64));
        OK(rk_view_hit_test(root, point(x, y), NULL, &found));
        if (way == 2) OK(rk_trace_stop(context));
        if (strcmp(check_log, calls) != 0) fprintf(stderr, "way %d, point %g, %g:\n", way, x, y);
        EXPECT_LOG(calls);
    }
}

static void begin(void) {
    int k;
    OK(rk_context_create(NULL, &context));
    OK(rk_view_create(context, NULL, rect(0, 0, 1000, 1000), &root));
    for (k = 0; k < 40; k++) { /* so that an index is worth while */
        RKViewRef filler = add_view(context, NULL, root, "filler", rect((k % 10) * 100.0, 600 + (k / 10) * 100.0, 90, 90));
        OK(rk_view_set_user_interaction_enabled(filler, k % 2 == 0));
    }
    answers = false;
}

static void end(void) {
    OK(rk_release(RK_OBJECT(root)));
    OK(rk_context_destroy(context));
}

static void distances(void) {
    begin();
    add_view(context, define(context, "Near", "View", inside, NULL, 10), root, "a", rect(100, 100, 50, 40));
    add_view(context, define(context, "Within", "View", inside, NULL, -1), root, "b", rect(300, 100, 50, 40));
    add_view(context, define(context, "Finder", "View", NULL, hit, 5), root, "c", rect(500, 100, 50, 40));
    add_view(context, define(context, "Anywhere", "View", inside, NULL, 0), root, "d", rect(700, 100, 50, 40));
    ask(120, 120, "d(-580,20) a(20,20)");
    ask(90, 90, "d(-610,-10) a(-10,-10)");
    ask(160, 150, "d(-540,50) a(60,50)"); /* an edge belongs to what is promised */
    ask(89.99, 120, "d(-610.01,20)");
    ask(160.01, 120, "d(-539.99,20)");
    ask(120, 89.99, "d(-580,-10.01)");
    ask(120, 150.01, "d(-580,50.01)");
    ask(300, 100, "d(-400,0) b(0,0)");
    ask(299.99, 100, "d(-400.01,0)");
    ask(351, 120, "d(-349,20)");
    ask(495, 95, "d(-205,-5) c(-5,-5)");
    ask(494, 95, "d(-206,-5)");
    ask(600, 500, "d(-100,400)");
    ask(1e300, 120, "");
    end();
}

static void transforms_and_filters(void) {
    RKViewRef a, b;
    RKTransform flat = {0, 0, 0, 1, 0, 0};
    begin();
    a = add_view(context, define(context, "Near", "View", inside, NULL, 10), root, "a", rect(100, 100, 40, 40));
    b = add_view(context, define(context, "Finder", "View", NULL, hit, 10), root, "b", rect(300, 100, 40, 40));
    /* Twice as large, about the middle: points of its own space are two of the superview's. */
    OK(rk_view_set_transform(a, rk_transform_make_scale(2, 2)));
    ask(60, 120, "a(-10,20)");
    ask(59, 120, "");
    OK(rk_view_set_transform(a, rk_transform_make_rotation(3.14159265358979323846 / 2)));
    ask(150, 120, "a(20,-10)");
    ask(151, 120, "");
    OK(rk_view_set_transform(a, flat));
    ask(120, 120, "");
    OK(rk_view_set_transform(a, rk_transform_make_scale(1, 1)));
    ask(95, 95, "a(-5,-5)");
    /* What keeps the built-in method from asking does so still; an override of hitTest is asked all the same (SPEC 33). */
    OK(rk_view_set_hidden(a, true));
    OK(rk_view_set_hidden(b, true));
    ask(120, 120, "");
    ask(295, 120, "b(-5,20)");
    ask(280, 120, "");
    OK(rk_view_set_hidden(a, false));
    OK(rk_view_set_frame(a, rect(400, 400, 10, 10)));
    ask(120, 120, "");
    ask(392, 392, "a(-8,-8)");
    OK(rk_view_set_bounds(a, rect(1000, 1000, 100, 10)));
    ask(350, 400, "a(995,1000)");
    ask(344, 400, "");
    end();
}

static void who_promises(void) {
    RKViewRef a;
    RKClassRef near_class, quiet, extension, second;
    begin();
    near_class = define(context, "Near", "View", inside, NULL, 10);
    quiet = define(context, "Quiet", "Near", NULL, NULL, 400); /* overrides neither: its number means nothing */
    define(context, "Anywhere", "Near", inside, NULL, 0);
    define(context, "Wider", "Anywhere", NULL, hit, 20);
    a = add_view(context, quiet, root, "a", rect(100, 100, 40, 40));
    ask(91, 120, "a(-9,20)");
    ask(80, 120, "");
    OK(rk_view_remove_from_superview(a));
    {
        RKClassRef cls;
        OK(rk_class_find(context, "Anywhere", &cls));
        a = add_view(context, cls, root, "a", rect(100, 100, 40, 40));
        ask(80, 120, "a(-20,20)");
        ask(500, 500, "a(400,400)");
        OK(rk_class_find(context, "Wider", &cls));
        OK(rk_object_set_class(RK_OBJECT(a), cls));
        ask(80, 120, "a(-20,20)");
        ask(79, 120, "");
        OK(rk_view_remove_from_superview(a));
    }
    /* Living instances follow what is laid over their class, and over those that it inherits from. */
    a = add_view(context, quiet, root, "a", rect(100, 100, 40, 40));
    extension = extend(near_class, inside, 0);
    ask(80, 120, "a(-20,20)");
    second = extend(near_class, inside, 30);
    ask(70, 120, "a(-30,20)");
    ask(69, 120, "");
    OK(rk_class_remove_extension(second));
    ask(69, 120, "a(-31,20)");
    OK(rk_class_remove_extension(extension));
    ask(69, 120, "");
    ask(91, 120, "a(-9,20)");
    { /* One that overrides something else changes nothing. */
        RKResponderMethods methods = RK_INIT(RKResponderMethods);
        RKClassDesc desc = desc_for(NULL, NULL, NULL, 0);
        methods.can_become_first_responder = yes;
        desc.responder_methods = &methods;
        OK(rk_class_extend(near_class, &desc, &extension));
    }
    ask(69, 120, "");
    end();
}

static void found_all_the_same(void) {
    RKViewRef a, found = NULL;
    begin();
    a = add_view(context, define(context, "Near", "View", inside, NULL, 10), root, "a", rect(100, 100, 40, 40));
    answers = true;
    OK(rk_view_hit_test(root, point(95, 95), NULL, &found));
    EXPECT(found == a);
    log_clear();
    /* A question to the view itself gets its answer. */
    OK(rk_view_hit_test(a, point(-300, 0), NULL, &found));
    EXPECT(found == a);
    EXPECT_LOG("a(-300,0)");
    end();
}

static void sentences(void) {
    RKTraceRecord record = RK_INIT(RKTraceRecord);
    char text[256];
    size_t count = 0, length = 0;
    begin();
    add_view(context, define(context, "Near", "View", inside, NULL, 10), root, "a", rect(100, 100, 40, 40));
    OK(rk_trace_start(context, 64));
    {
        RKViewRef found;
        RKTraceRecord records[64];
        int k;
        for (k = 0; k < 64; k++) records[k] = record;
        OK(rk_view_hit_test(root, point(80, 120), NULL, &found));
        OK(rk_trace_read(context, 0, records, 64, &count));
        EXPECT(count >= 2 && records[1].reason == RKReasonHitOutside);
        OK(rk_trace_describe(context, &records[1], text, sizeof text, &length));
        EXPECT_TEXT(text, "a was not hit: (-20 20) is outside of its bounds (0 0; 40 40) and of the 10 points around them, beyond which its class accepts nothing (SPEC 11)");
    }
    end();
}

static void refused(void) {
    const double wrong[] = {INFINITY, -INFINITY, NAN};
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef cls = NULL, view;
    size_t k;
    begin();
    methods.point_inside = inside;
    OK(rk_class_find(context, "View", &view));
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        RKClassDesc desc = desc_for("Wrong", "View", &methods, wrong[k]);
        EXPECT_STATUS(rk_class_define(context, &desc, &cls), RKStatusInvalidArgument);
        desc.name = desc.superclass = NULL;
        EXPECT_STATUS(rk_class_extend(view, &desc, &cls), RKStatusInvalidArgument);
    }
    /* As far as numbers go. */
    add_view(context, define(context, "Huge", "View", inside, NULL, 1.7e308), root, "a", rect(100, 100, 40, 40));
    ask(500, 500, "a(400,400)");
    /* A host that was built before there was a promise. */
    {
        RKClassDesc desc = desc_for("Older", "View", &methods, 10);
        desc.struct_size = (uint32_t)offsetof(RKClassDesc, hit_test_outset);
        OK(rk_class_define(context, &desc, &cls));
        add_view(context, cls, root, "b", rect(100, 100, 40, 40));
        ask(500, 500, "b(400,400) a(400,400)");
    }
    end();
}

int main(void) {
    distances();
    transforms_and_filters();
    who_promises();
    found_all_the_same();
    sentences();
    refused();
    return check_done("outset");
}
