/* Statuses of text fields, segments, navigation controllers, appearance and indicators: each that a header names is reached here or by the bad-input table, and a
 * call that fails changes nothing. Memory is taken away in steps until the call succeeds (SPEC 316-318, 321, 323, 325, 326, 335, 341). */
#include "stage.h"

static RKContextRef context;

/* ---- A call that runs out of memory ---- */

typedef struct Case {
    const char *name;
    void (*set_up)(void);
    RKStatus (*call)(void);
    bool (*is_unchanged)(void);
    bool makes_views;
} Case;

static void set_up(const Case *c, int views) {
    RKViewRef view = NULL;
    c->set_up();
    while (views-- > 0) OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &view));
}

/* How many views fill the page of records that is begun, so that the next one needs another page. */
static int views_in_page(const Case *c) {
    int views = -1;
    bool is_next = false;
    OK(rk_context_create(NULL, &context));
    c->set_up();
    while (!is_next) {
        uint64_t before = memory_used(context);
        RKViewRef view = NULL;
        OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &view));
        is_next = memory_used(context) != before;
        views++;
    }
    OK(rk_context_destroy(context));
    return views;
}

static void starved(const Case *c) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    int refused = 0, views = c->makes_views ? views_in_page(c) : 0;
    bool done = false;
    OK(rk_context_create(NULL, &context));
    set_up(c, views);
    desc.memory_limit = memory_used(context);
    OK(rk_context_destroy(context));
    for (; !done; desc.memory_limit += 8) {
        RKStatus status;
        OK(rk_context_create(&desc, &context));
        set_up(c, views);
        status = c->call();
        if (status == RKStatusOK) done = true;
        else {
            int before = check_failures;
            refused++;
            EXPECT_STATUS(status, RKStatusNoMemory);
            EXPECT(strstr(rk_last_error(), "memory_limit") != NULL);
            EXPECT(c->is_unchanged());
            if (check_failures > before) {
                fprintf(stderr, "%s with a limit of %llu\n", c->name, (unsigned long long)desc.memory_limit);
                done = true;
            }
        }
        OK(rk_context_destroy(context));
    }
    EXPECT(refused > 0);
}

/* ---- Text fields ---- */

static RKControlRef field;
static int drops;

static void count_drop(void *userdata) {
    (void)userdata;
    drops++;
}
static void make_field(void) {
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    drops = 0;
    OK(rk_text_field_create(context, NULL, rect(0, 0, 100, 20), &field));
    OK(rk_text_field_set_text(field, "abcdef"));
    OK(rk_text_field_set_marked_text(field, "gh", 1, 2));
    d.drop = count_drop;
    OK(rk_text_field_set_delegate(field, &d));
}
static bool field_is_unchanged(void) {
    size_t start = 0, end = 0, marked_start = 0, marked_end = 0;
    char text[32] = "";
    OK(rk_text_field_get_text(field, text, sizeof text, NULL));
    OK(rk_text_field_get_selected_range(field, &start, &end, NULL));
    OK(rk_text_field_get_marked_range(field, &marked_start, &marked_end));
    return strcmp(text, "abcdefgh") == 0 && start == 7 && end == 8 && marked_start == 6 && marked_end == 8 && drops == 0;
}
static const char long_text[] =
    "a text that is longer than the room that is there already, so that more is asked for than there is: 0123456789012345678901234567890123456789012345678901234567890123456789";
static RKStatus replace_text(void) { return rk_text_field_replace_range(field, 1, 2, long_text); }
static RKStatus mark_text(void) { return rk_text_field_set_marked_text(field, long_text, 0, 3); }
static RKStatus set_text(void) { return rk_text_field_set_text(field, long_text); }
static RKStatus set_delegate(void) {
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    d.drop = count_drop;
    return rk_text_field_set_delegate(field, &d);
}

static RKStatus at_last;
static void sets_at_last(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)instance, (void)userdata;
    at_last = set_delegate();
}
static void field_statuses(void) {
    struct {
        RKTextFieldDelegate delegate;
        char tail[16];
    } larger = {RK_INIT(RKTextFieldDelegate), {0}};
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    OK(rk_context_create(NULL, &context));
    make_field();
    larger.delegate.struct_size = 4;
    EXPECT_STATUS(rk_text_field_set_delegate(field, &larger.delegate), RKStatusStructSize);
    larger.delegate.struct_size = sizeof larger;
    larger.tail[5] = 1;
    EXPECT_STATUS(rk_text_field_set_delegate(field, &larger.delegate), RKStatusStructNewer);
    EXPECT(field_is_unchanged());
    desc.name = "Late", desc.superclass = "TextField", desc.instance_deinit = sets_at_last;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_release(RK_OBJECT(field)));
    EXPECT(drops == 1);
    OK(rk_text_field_create(context, cls, rect(0, 0, 9, 9), &field));
    OK(rk_release(RK_OBJECT(field)));
    EXPECT_STATUS(at_last, RKStatusBusy);
    EXPECT(drops == 1);
    OK(rk_context_destroy(context));
}

/* ---- Segments ---- */

static RKControlRef segments;
static void make_segments(void) {
    OK(rk_segmented_control_create(context, NULL, rect(0, 0, 90, 20), &segments));
    OK(rk_control_set_count(segments, 3));
    OK(rk_control_set_selected_index(segments, 2));
}
static bool segments_are_unchanged(void) {
    int64_t count = 0, selected = 0;
    int64_t k;
    OK(rk_control_get_count(segments, &count));
    OK(rk_control_get_selected_index(segments, &selected));
    for (k = 0; k < count; k++) {
        char text[8] = "?";
        bool enabled = false;
        OK(rk_segmented_control_get_title(segments, k, text, sizeof text, NULL));
        OK(rk_segmented_control_is_segment_enabled(segments, k, &enabled));
        if (text[0] != 0 || !enabled) return false;
    }
    return count == 3 && selected == 2;
}
static RKStatus insert_segment(void) { return rk_segmented_control_insert_segment(segments, "title", 1); }
static RKStatus append_segment(void) { return rk_segmented_control_insert_segment(segments, "title", 9); }
static RKStatus title_segment(void) { return rk_segmented_control_set_title(segments, 2, "title"); }
static RKStatus disable_segment(void) { return rk_segmented_control_set_segment_enabled(segments, 2, false); }

static void segment_statuses(void) {
    char longest[257];
    OK(rk_context_create(NULL, &context));
    make_segments();
    memset(longest, 'x', 256);
    longest[256] = 0;
    EXPECT_STATUS(rk_segmented_control_insert_segment(segments, longest, 0), RKStatusLimitReached);
    EXPECT_STATUS(rk_segmented_control_insert_segment(segments, "\xc0\x80", 0), RKStatusInvalidArgument);
    EXPECT(strstr(rk_last_error(), "title") != NULL && strstr(rk_last_error(), "UTF-8; ") != NULL);
    EXPECT(segments_are_unchanged());
    OK(rk_context_destroy(context));
}

/* ---- Indicators ---- */

static RKScrollViewRef scroll_view;
static void make_scroll_view(void) { OK(rk_scroll_view_create(context, NULL, rect(0, 0, 100, 100), &scroll_view)); }
static RKStatus flash(void) { return rk_scroll_view_flash_scroll_indicators(scroll_view); }
static bool nothing_flashes(void) {
    bool horizontal = true, vertical = true;
    double next = -1;
    OK(rk_scroll_view_is_horizontal_scroll_indicator_visible(scroll_view, &horizontal));
    OK(rk_scroll_view_is_vertical_scroll_indicator_visible(scroll_view, &vertical));
    OK(rk_context_next_deadline(context, &next));
    return !horizontal && !vertical && next > 1e300;
}

/* ---- Controllers ---- */

static RKViewControllerRef navigation, parent, controllers[3];
static RKWindowRef window;

static RKViewControllerRef controller(void) {
    RKViewControllerRef made = NULL;
    OK(rk_view_controller_create(context, NULL, &made));
    return made;
}
static size_t child_count(RKViewControllerRef of) {
    size_t count = 0;
    OK(rk_view_controller_get_children(of, NULL, 0, &count));
    return count;
}
static RKViewControllerRef parent_of(RKViewControllerRef child) {
    RKViewControllerRef found = NULL;
    OK(rk_view_controller_get_parent(child, &found));
    return found;
}
static bool is_loaded(RKViewControllerRef of) {
    RKViewRef view = NULL;
    OK(rk_view_controller_get_view_if_loaded(of, &view));
    return view != NULL;
}

static void make_family(void) {
    parent = controller();
    controllers[0] = controller();
    OK(rk_view_controller_add_child(parent, controllers[0]));
    navigation = NULL;
}
static RKStatus create_navigation(void) { return rk_navigation_controller_create(context, NULL, controllers[0], &navigation); }
static bool family_is_unchanged(void) { return navigation == NULL && parent_of(controllers[0]) == parent && child_count(parent) == 1; }

static void make_stack(void) {
    int k;
    RKViewRef view = NULL;
    OK(rk_window_create(context, NULL, rect(0, 0, 320, 480), &window));
    OK(rk_view_set_hidden(RK_VIEW(window), false));
    OK(rk_navigation_controller_create(context, NULL, NULL, &navigation));
    for (k = 0; k < 3; k++) { /* the views of the first two are not loaded yet */
        controllers[k] = controller();
        if (k < 2) OK(rk_view_controller_add_child(navigation, controllers[k]));
    }
    OK(rk_navigation_controller_push(navigation, controllers[2]));
    OK(rk_window_set_root_view_controller(window, navigation));
    OK(rk_view_controller_get_view(controllers[2], &view));
}
static RKStatus pop_all(void) { return rk_navigation_controller_pop_to_root(navigation, NULL); }
static bool stack_is_unchanged(void) {
    RKViewRef top = NULL, superview = NULL;
    OK(rk_view_controller_get_view(controllers[2], &top));
    OK(rk_view_get_superview(top, &superview));
    return child_count(navigation) == 3 && parent_of(controllers[2]) == navigation && superview != NULL;
}

static void make_one(void) { controllers[0] = controller(); }
static RKStatus begin_appearance(void) { return rk_view_controller_begin_appearance_transition(controllers[0], true, false); }
static bool one_is_not_loaded(void) { return !is_loaded(controllers[0]); }

static RKStatus late_begin, late_end;
static void transition_at_last(RKObjectRef object, void *instance, void *userdata) {
    RKViewControllerRef self = (RKViewControllerRef)object;
    (void)instance, (void)userdata;
    late_begin = rk_view_controller_begin_appearance_transition(self, true, false);
    late_end = rk_view_controller_end_appearance_transition(self);
}
static void releases_itself(RKObjectRef object, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    OK(rk_release(object));
}
static void controller_statuses(void) {
    RKClassDesc late = RK_INIT(RKClassDesc), leaving = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewControllerRef other;
    bool popped = true;
    OK(rk_context_create(NULL, &context));
    late.name = "Late", late.superclass = "ViewController", late.instance_deinit = transition_at_last;
    OK(rk_class_define(context, &late, &cls));
    OK(rk_view_controller_create(context, cls, &other));
    OK(rk_release(RK_OBJECT(other)));
    EXPECT_STATUS(late_begin, RKStatusBusy);
    EXPECT_STATUS(late_end, RKStatusBusy);
    leaving.name = "Leaving", leaving.superclass = "NavigationController", leaving.instance_init = releases_itself;
    OK(rk_class_define(context, &leaving, &cls));
    make_family();
    EXPECT_STATUS(rk_navigation_controller_create(context, cls, controllers[0], &navigation), RKStatusBusy);
    EXPECT(family_is_unchanged());
    OK(rk_navigation_controller_create(context, NULL, controllers[0], &navigation));
    EXPECT_STATUS(rk_navigation_controller_push(navigation, controllers[0]), RKStatusAlreadyExists);
    other = navigation;
    EXPECT_STATUS(rk_navigation_controller_push(navigation, navigation), RKStatusCycle);
    EXPECT_STATUS(rk_navigation_controller_push(parent, controllers[0]), RKStatusWrongKind);
    OK(rk_navigation_controller_pop_to_root(navigation, &popped));
    EXPECT(!popped && child_count(navigation) == 1);
    OK(rk_context_destroy(context));
}

/* ---- The end of a context (SPEC 348) ---- */

static RKClassRef plain;
static RKWindowRef last_window;
static int endings;
static void at_the_end(void *userdata) {
    RKViewControllerRef made = NULL;
    RKEstimationUpdate update = RK_INIT(RKEstimationUpdate);
    (void)userdata;
    endings++;
    update.estimation_update_index = 1, update.updated_properties = RKTouchPropertyForce;
    EXPECT_STATUS(rk_context_send_estimation_updates(context, 1, &update, 1), RKStatusBusy);
    EXPECT_STATUS(flash(), RKStatusBusy);
    EXPECT(nothing_flashes());
    EXPECT_STATUS(begin_appearance(), RKStatusBusy);
    EXPECT_STATUS(rk_super_load_view(plain, controllers[0]), RKStatusBusy);
    EXPECT_STATUS(rk_navigation_controller_create(context, NULL, NULL, &made), RKStatusBusy);
    EXPECT_STATUS(rk_view_controller_present(navigation, controllers[1]), RKStatusOK); /* in no window: nothing is loaded */
    EXPECT_STATUS(rk_navigation_controller_push(navigation, controllers[0]), RKStatusBusy);
    EXPECT_STATUS(rk_window_set_root_view_controller(last_window, controllers[0]), RKStatusBusy);
    EXPECT(made == NULL && one_is_not_loaded() && child_count(navigation) == 0);
}
static void ending_statuses(void) {
    RKViewRef view = NULL;
    OK(rk_context_create(NULL, &context));
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &view));
    OK(rk_object_set_userdata(RK_OBJECT(view), NULL, at_the_end));
    OK(rk_class_find(context, "ViewController", &plain));
    make_scroll_view();
    make_one();
    controllers[1] = controller();
    OK(rk_window_create(context, NULL, rect(0, 0, 9, 9), &last_window));
    OK(rk_navigation_controller_create(context, NULL, NULL, &navigation));
    OK(rk_context_destroy(context));
    EXPECT(endings == 1);
}

/* ---- Chains ---- */

static RKViewRef leaf;
static void make_chain(void) {
    RKViewRef up = NULL;
    int k;
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &leaf));
    for (k = 0, up = leaf; k < 300; k++) {
        RKViewRef outer = NULL;
        OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &outer));
        OK(rk_view_add_subview(outer, up));
        up = outer;
    }
}
static RKStatus list_chain(void) {
    RKResponderRef row[400];
    size_t count = 0;
    return rk_responder_get_chain(RK_RESPONDER(leaf), row, 400, &count);
}
static RKStatus load_view(void) {
    RKClassRef cls = NULL;
    OK(rk_class_find(context, "ViewController", &cls));
    return rk_super_load_view(cls, controllers[0]);
}
static bool always(void) { return true; }
static RKControlRef button;
static char selector[32];
static void make_button(void) {
    static int count;
    snprintf(selector, sizeof selector, "unknown%d:", count++ % 10); /* a selector that the context does not know yet */
    OK(rk_button_create(context, NULL, rect(0, 0, 9, 9), &button));
}
static RKStatus send_from_control(void) { return rk_control_send_action(button, selector, RK_OBJECT(button), NULL); }
static RKStatus send_from_super(void) {
    RKClassRef cls = NULL;
    OK(rk_class_find(context, "Button", &cls));
    return rk_super_send_action(cls, button, selector, RK_OBJECT(button), NULL);
}
static RKStatus send_from_application(void) {
    RKApplicationRef application = NULL;
    OK(rk_context_get_application(context, &application));
    return rk_application_send_action(application, selector, RK_OBJECT(button), RK_OBJECT(button), NULL, NULL);
}

/* Each status has a message of its own: a sentence in the language's words, without a name of the library's own code. */
static void messages(void) {
    const char *unknown = rk_status_message(9999);
    for (RKStatus status = 0; strcmp(rk_status_message(status), unknown) != 0; status--) {
        const char *message = rk_status_message(status);
        size_t length = strlen(message);
        EXPECT(length > 10 && message[0] >= 'A' && message[0] <= 'Z' && message[length - 1] == '.');
        EXPECT(strncmp(rk_status_name(status), "RKStatus", 8) == 0);
        for (size_t k = 1; k < length; k++) {
            bool joins = message[k - 1] >= 'a' && message[k - 1] <= 'z' && message[k] >= 'A' && message[k] <= 'Z';
            EXPECT(!joins || (k >= 2 && strncmp(message + k - 2, "KiB", 3) == 0)); /* a unit, not a name */
        }
        for (RKStatus other = 0; other > status; other--) EXPECT(strcmp(message, rk_status_message(other)) != 0);
    }
}

static void post_nothing(RKContextRef of, void *userdata) { (void)of, (void)userdata; }

/* Each sentence of a refusal names what helps. */
#define REFUSED(call, expected, sentence)                   \
    do {                                                    \
        EXPECT_STATUS(call, expected);                      \
        if (strcmp(rk_last_error(), sentence) != 0) {       \
            EXPECT(!"another sentence");                    \
            fprintf(stderr, "  \"%s\"\n", rk_last_error()); \
        }                                                   \
    } while (0)

static void remedies(void) {
    RKClassDesc cls = RK_INIT(RKClassDesc);
    RKRecorderDesc recorder = RK_INIT(RKRecorderDesc);
    RKGestureRecognizerRef pan;
    RKClassRef made;
    RKPressRef press;
    RKPluginRef plugin;
    RKPoint where;
    size_t length;
    RKStatus status;
    OK(rk_context_create(NULL, &context));
    OK(rk_pan_create(context, NULL, &pan));
    OK(rk_text_field_create(context, NULL, rect(0, 0, 10, 10), &field));
    cls.name = "Mine", cls.superclass = "View", cls.reserved = 7;
    REFUSED(rk_class_define(context, &cls, &made), RKStatusInvalidArgument, "desc.reserved (7) is not 0; initialise the struct to zeros, as RK_INIT does");
    recorder.path = "never.rkrec", recorder.options = 4096;
    REFUSED(rk_recorder_start(context, &recorder), RKStatusInvalidArgument, "desc.options (4096) has bits that are not in RKRecorderOptions; pass only these");
    REFUSED(rk_pan_set_allowed_scroll_types_mask(pan, 4), RKStatusInvalidArgument, "mask (4) has bits that are not in RKScrollTypeMask; pass only these");
    REFUSED(rk_gesture_recognizer_get_location_of_touch(pan, 2, NULL, &where), RKStatusNotFound, "index (2) is not below numberOfTouches; read that first");
    REFUSED(rk_context_find_press(context, 5, &press), RKStatusNotFound, "id (5) is not down; pass the id of a press that is");
    REFUSED(rk_plugin_find(context, "org.example.none", &plugin), RKStatusNotFound, "id (\"org.example.none\") is not the id of a plugin of this context; load the plugin first");
    REFUSED(rk_text_field_get_marked_range(field, &length, &length), RKStatusNotFound, "text_field has no marked text; set some with rk_text_field_set_marked_text first");
    status = rk_context_advance((RKContextRef)field, 1);
    EXPECT_STATUS(status, RKStatusWrongKind);
    EXPECT(strstr(rk_last_error(), ") is a Control; pass a context") != NULL);
    OK(rk_context_destroy(context));
    EXPECT_STATUS(rk_context_post_call(context, post_nothing, NULL, NULL), RKStatusStaleHandle);
    EXPECT(strstr(rk_last_error(), ") has been destroyed; post while it exists") != NULL);
}

int main(void) {
    static const Case cases[] = {
        {"replace_range", make_field, replace_text, field_is_unchanged, false},
        {"set_marked_text", make_field, mark_text, field_is_unchanged, false},
        {"set_text", make_field, set_text, field_is_unchanged, false},
        {"set_delegate", make_field, set_delegate, field_is_unchanged, false},
        {"insert_segment", make_segments, insert_segment, segments_are_unchanged, false},
        {"insert_segment at the end", make_segments, append_segment, segments_are_unchanged, false},
        {"set_title", make_segments, title_segment, segments_are_unchanged, false},
        {"set_segment_enabled", make_segments, disable_segment, segments_are_unchanged, false},
        {"flash_scroll_indicators", make_scroll_view, flash, nothing_flashes, false},
        {"navigation_controller_create", make_family, create_navigation, family_is_unchanged, true},
        {"pop_to_root", make_stack, pop_all, stack_is_unchanged, true},
        {"begin_appearance_transition", make_one, begin_appearance, one_is_not_loaded, true},
        {"get_chain", make_chain, list_chain, always, false},
        {"load_view", make_one, load_view, one_is_not_loaded, true},
        {"control_send_action", make_button, send_from_control, always, false},
        {"super_send_action", make_button, send_from_super, always, false},
        {"application_send_action", make_button, send_from_application, always, false},
    };
    size_t k;
    for (k = 0; k < sizeof cases / sizeof *cases; k++) starved(&cases[k]);
    field_statuses();
    segment_statuses();
    controller_statuses();
    ending_statuses();
    messages();
    remedies();
    return check_done("statuses");
}
