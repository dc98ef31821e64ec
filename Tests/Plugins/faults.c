/* Wrong answers, method by method: the inherited method answers for each, and the plugin is distinguished from a host that does the same.
 *
 *     faults FOLDER
 */
#include "plugin_stage.h"
#include "../C/control_stage.h"

static RKContextRef context;
static RKPluginRef plugin;

static void begin(const char *name) {
    RKPluginPolicy policy = plugin_policy();
    context = plugin_context();
    policy.fault_limit = 1000000;
    OK(rk_plugin_policy(context, &policy));
    plugin = load(context, name);
}

/* More faults than the last time, the last of this kind. */
static uint64_t faults_before;
static void expect_fault(RKPluginFault fault) {
    RKPluginFault last = (RKPluginFault)0;
    uint64_t now = plugin_faults(plugin, &last);
    EXPECT(now > faults_before && last == fault);
    faults_before = now;
}
/* The same, where the inherited method that answers asks others of the wrong ones: at least so many. */
static void expect_faults(uint64_t least) {
    uint64_t now = plugin_faults(plugin, NULL);
    EXPECT(now >= faults_before + least);
    faults_before = now;
}

static void bad_views(void) {
    RKWindowRef window;
    RKViewRef view, hit = NULL;
    RKResponderRef next = NULL, target = NULL;
    RKGestureRecognizerRef tap = NULL;
    bool answer = false;
    begin("BadAnswers");
    faults_before = 0;
    window = named_window(context);
    view = add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad", rect(0, 0, 100, 100));

    OK(rk_view_point_inside(view, point(5, 5), NULL, &answer));
    EXPECT(answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_view_point_inside(view, point(500, 5), NULL, &answer));
    EXPECT(!answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_view_hit_test(view, point(5, 5), NULL, &hit));
    EXPECT(hit == view);
    expect_faults(2); /* hitTest, and the pointInside that the inherited one asks */
    OK(rk_view_hit_test(view, point(500, 5), NULL, &hit));
    EXPECT(hit == NULL);
    expect_faults(2);
    OK(rk_responder_get_next_responder(RK_RESPONDER(view), &next));
    EXPECT(next == RK_RESPONDER(window));
    expect_fault(RKPluginFaultReturnedDeadObject);
    OK(rk_responder_can_become_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(!answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_can_become_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_responder_can_resign_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_responder_resign_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_responder_is_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(!answer);
    OK(rk_responder_can_perform_action(RK_RESPONDER(view), "nothing:", NULL, &answer));
    EXPECT(!answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_responder_target_for_action(RK_RESPONDER(view), "nothing:", NULL, &target));
    EXPECT(target == NULL);
    expect_faults(2);
    OK(rk_tap_create(context, NULL, &tap));
    OK(rk_view_add_gesture_recognizer(view, tap));
    OK(rk_view_gesture_recognizer_should_begin(view, tap, &answer));
    EXPECT(answer);
    expect_fault(RKPluginFaultReturnedBadBool);

    /* A whole tap through it all: the tap is recognised as on a plain view. */
    OK(rk_object_set_name(RK_OBJECT(tap), "tap"));
    OK(rk_gesture_recognizer_add_action(tap, stage_action, NULL, NULL, NULL));
    touch(context, 1, RKTouchPhaseBegan, 50, 50);
    touch(context, 1.1, RKTouchPhaseEnded, 50, 50);
    EXPECT(strstr(check_log, "act:tap(ended)") != NULL);
    expect_faults(5);
    OK(rk_release(RK_OBJECT(tap)));
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

static void bad_controls_and_recognizers(void) {
    RKWindowRef window;
    RKControlRef control = NULL;
    RKGestureRecognizerRef tap = NULL, other = NULL;
    bool answer = false;
    begin("BadAnswers");
    faults_before = 0;
    window = named_window(context);
    OK(rk_control_create(context, class_named(context, "BadControl"), rect(0, 0, 100, 100), &control));
    OK(rk_object_set_name(RK_OBJECT(control), "c"));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(control)));
    OK(rk_control_add_action(control, RKControlEventTouchUpInside | RKControlEventTouchDown | RKControlEventTouchDragInside, on_events, NULL, NULL, NULL));
    log_clear();
    touch(context, 1, RKTouchPhaseBegan, 50, 50);
    OK(rk_control_is_tracking(control, &answer));
    EXPECT(answer);
    touch(context, 1.1, RKTouchPhaseMoved, 55, 50);
    touch(context, 1.2, RKTouchPhaseEnded, 55, 50);
    EXPECT_LOG("!pluginFault c:down !pluginFault c:dragInside c:upInside");
    expect_fault(RKPluginFaultReturnedBadBool);

    OK(rk_tap_create(context, class_named(context, "BadRecognizer"), &tap));
    OK(rk_tap_create(context, NULL, &other));
    OK(rk_gesture_recognizer_can_prevent(tap, other, &answer));
    EXPECT(answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_gesture_recognizer_can_be_prevented_by(tap, other, &answer));
    EXPECT(answer);
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_object_set_name(RK_OBJECT(tap), "tap"));
    OK(rk_object_set_name(RK_OBJECT(other), "other"));
    OK(rk_gesture_recognizer_add_action(tap, stage_action, NULL, NULL, NULL));
    OK(rk_gesture_recognizer_add_action(other, stage_action, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(RK_VIEW(window), tap));
    OK(rk_view_add_gesture_recognizer(RK_VIEW(window), other));
    log_clear();
    touch(context, 2, RKTouchPhaseBegan, 200, 200);
    touch(context, 2.1, RKTouchPhaseEnded, 200, 200);
    EXPECT(strstr(check_log, "act:other(ended)") != NULL && strstr(check_log, "act:tap") == NULL); /* as of two plain taps: the later one */
    expect_fault(RKPluginFaultReturnedBadBool);
    OK(rk_release(RK_OBJECT(tap)));
    OK(rk_release(RK_OBJECT(other)));
    OK(rk_release(RK_OBJECT(control)));
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* A delegate that a plugin has set: each question is answered by the default, and after enough of them it is asked no more. */
static RKGestureRecognizerRef tap_of(RKViewRef view) {
    RKGestureRecognizerRef taps[4] = {NULL};
    size_t length = 0;
    OK(rk_view_get_gesture_recognizers(view, taps, 4, &length));
    EXPECT(length == 1);
    OK(rk_object_set_name(RK_OBJECT(taps[0]), "tap"));
    OK(rk_gesture_recognizer_add_action(taps[0], stage_action, NULL, NULL, NULL));
    return taps[0];
}
static uintptr_t times_asked(RKGestureRecognizerRef tap) {
    void *asked = NULL;
    OK(rk_object_get_userdata(RK_OBJECT(tap), &asked));
    return (uintptr_t)asked;
}
static const char *only_actions(void) { /* the log without the diagnostics */
    static char kept[sizeof check_log];
    char *word, all[sizeof check_log];
    kept[0] = 0;
    strcpy(all, check_log);
    for (word = strtok(all, " "); word; word = strtok(NULL, " "))
        if (strncmp(word, "act:", 4) == 0) snprintf(kept + strlen(kept), sizeof kept - strlen(kept), "%s%s", kept[0] ? " " : "", word);
    log_clear();
    return kept;
}
static void bad_delegate(void) {
    RKWindowRef window;
    RKViewRef view, other;
    RKGestureRecognizerRef tap, taps[2];
    Stage stage;
    begin("BadDelegate");
    faults_before = 0;
    memset(&stage, 0, sizeof stage);
    stage.context = context;
    window = named_window(context);
    view = add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad", rect(0, 0, 100, 100));
    tap = tap_of(view);
    /* Receives the touch, may begin: the defaults. */
    touch(context, 1, RKTouchPhaseBegan, 50, 50);
    touch(context, 1.1, RKTouchPhaseEnded, 50, 50);
    EXPECT_TEXT(only_actions(), "act:tap(ended)");
    expect_fault(RKPluginFaultReturnedBadBool);
    EXPECT(times_asked(tap) >= 3); /* shouldReceiveEvent, shouldReceiveTouch, shouldBegin */
    EXPECT(faults_before == times_asked(tap));
    /* Neither a requirement nor at the same time: of two on one view the later one alone, as of plain taps. */
    taps[1] = add_gesture(&stage, rk_tap_create, view, "later");
    touch(context, 2, RKTouchPhaseBegan, 50, 50);
    touch(context, 2.1, RKTouchPhaseEnded, 50, 50);
    EXPECT_TEXT(only_actions(), "act:later(ended)");
    expect_faults(3);
    OK(rk_view_remove_gesture_recognizer(view, taps[1]));
    /* A second view's delegate is the plugin's as well; the host's own, set anew on the same tap, is not. */
    other = add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad2", rect(100, 0, 100, 100));
    taps[0] = tap_of(other);
    OK(rk_gesture_recognizer_set_delegate(taps[0], NULL));
    {
        RKGestureRecognizerDelegate mine = RK_INIT(RKGestureRecognizerDelegate);
        OK(rk_gesture_recognizer_set_delegate(taps[0], &mine));
    }
    faults_before = plugin_faults(plugin, NULL);
    touch(context, 3, RKTouchPhaseBegan, 150, 50);
    touch(context, 3.1, RKTouchPhaseEnded, 150, 50);
    EXPECT_TEXT(only_actions(), "act:tap(ended)");
    EXPECT(plugin_faults(plugin, NULL) == faults_before);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* After the limit the plugin's delegate is asked no more, and its defaults hold. */
static void bad_delegate_is_switched_off(void) {
    RKPluginPolicy policy = plugin_policy();
    RKWindowRef window;
    RKViewRef view;
    RKGestureRecognizerRef tap;
    uintptr_t asked;
    context = plugin_context();
    policy.fault_limit = 2;
    OK(rk_plugin_policy(context, &policy));
    plugin = load(context, "BadDelegate");
    window = named_window(context);
    view = add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad", rect(0, 0, 100, 100));
    tap = tap_of(view);
    touch(context, 1, RKTouchPhaseBegan, 50, 50);
    touch(context, 1.1, RKTouchPhaseEnded, 50, 50);
    EXPECT(strstr(check_log, "switchedOff") != NULL && strstr(check_log, "act:tap(ended)") != NULL);
    EXPECT(plugin_state(plugin) == RKPluginStateFaulted);
    EXPECT(plugin_faults(plugin, NULL) == 2);
    asked = times_asked(tap);
    EXPECT(asked == 2);
    log_clear();
    touch(context, 2, RKTouchPhaseBegan, 50, 50);
    touch(context, 2.1, RKTouchPhaseEnded, 50, 50);
    EXPECT_LOG("act:tap(ended)");
    EXPECT(times_asked(tap) == asked && plugin_faults(plugin, NULL) == 2);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* A fault is on record with its place. */
static void in_the_trace(void) {
    RKWindowRef window;
    RKViewRef view;
    RKTraceRecord records[64];
    char why[512] = "";
    size_t count = 0, i, found = 0;
    begin("BoolOfTwo");
    window = named_window(context);
    view = add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad", rect(0, 0, 100, 100));
    OK(rk_trace_start(context, 1000));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "bad");
    memset(records, 0, sizeof records);
    records[0].struct_size = sizeof records[0];
    OK(rk_trace_read(context, 0, records, 64, &count));
    for (i = 0; i < count && i < 64; i++)
        if (records[i].reason == RKReasonPluginFault) {
            found++;
            EXPECT(records[i].object == (RKObjectRef)plugin && records[i].other == RK_OBJECT(view) && near(records[i].value, RKPluginFaultReturnedBadBool));
            OK(rk_trace_describe(context, &records[i], why, sizeof why, NULL));
            EXPECT(strstr(why, "bad") != NULL && strstr(why, "plugin") != NULL);
        }
    EXPECT(found == 1);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* The table is put right again, so that the plugin can report again. */
static void host_table(void) {
    log_clear();
    begin("WritesHostTable");
    faults_before = 0;
    expect_fault(RKPluginFaultWroteHostTable);
    EXPECT_LOG("!pluginFault");
    OK(rk_plugin_deactivate(plugin));
    OK(rk_context_destroy(context));
}

/* The receiver is gone, and the walk continues with what is left. */
static void destroyed_receiver(void) {
    RKWindowRef window;
    begin("DestroysReceiver");
    faults_before = 0;
    window = named_window(context);
    (void)add_view(context, NULL, RK_VIEW(window), "behind", rect(0, 0, 100, 100));
    (void)add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad", rect(0, 0, 100, 100));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "behind");
    expect_fault(RKPluginFaultDestroyedReceiver);
    touch(context, 1, RKTouchPhaseBegan, 50, 50);
    touch(context, 1.1, RKTouchPhaseEnded, 50, 50);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_plugin_deactivate(plugin));
    OK(rk_context_destroy(context));
}

/* Deep trees around a method that recurses: the limit is the library's, not the machine's. */
static void recursion(void) {
    RKWindowRef window;
    RKViewRef parent;
    int k;
    begin("Recursion");
    faults_before = 0;
    window = named_window(context);
    parent = RK_VIEW(window);
    for (k = 0; k < 3; k++) parent = add_view(context, class_named(context, "BadView"), parent, "bad", rect(0, 0, 100, 100));
    (void)hit_name(RK_VIEW(window), 50, 50);
    expect_fault(RKPluginFaultTooDeep);
    EXPECT_TEXT(hit_name(RK_VIEW(window), 300, 300), "window");
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* The same wrong answers of a class of the host: a diagnostic, and nothing is switched off. */
typedef void (*AnyFunction)(void);
static uint8_t two(void) { return 2; }
static void of_the_host(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKWindowRef window;
    int k;
    context = plugin_context();
    methods.point_inside = (RKPointInsideMethod)(AnyFunction)two;
    desc.name = "Mine";
    desc.superclass = "View";
    desc.view_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    window = named_window(context);
    (void)add_view(context, cls, RK_VIEW(window), "mine", rect(0, 0, 100, 100));
    for (k = 0; k < 20; k++) {
        EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "mine");
        EXPECT_TEXT(hit_name(RK_VIEW(window), 150, 150), "window");
        EXPECT_LOG("!overrideMisbehaved !overrideMisbehaved");
    }
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

int main(int count, char **arguments) {
    take_arguments(count, arguments);
    bad_views();
    bad_controls_and_recognizers();
    bad_delegate();
    bad_delegate_is_switched_off();
    in_the_trace();
    host_table();
    destroyed_receiver();
    recursion();
    of_the_host();
    return check_done("faults");
}
