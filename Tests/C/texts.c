/* Selectors and keys are kept once. Those that nothing has any more are given back, and their numbers used again (SPEC 353); the others stay what they are. */
#include "check.h"

static RKContextRef context;
static RKWindowRef window;
static RKViewRef view;
static RKControlRef button;
static RKGestureRecognizerRef tap;
static double now;

static void performed(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)sender, (void)event;
    log_add("%s", (const char *)userdata);
}
static double typed(RKObjectRef self, double value, void *userdata) { return (void)self, (void)userdata, value + 1; }

/* A class whose own actions are these, and an extension of it with another. */
static void make(uint64_t limit) {
    RKContextDesc of_context = RK_INIT(RKContextDesc);
    RKActionDesc own[] = {{"controlled:", performed}, {"tapped:", performed}, {"typed", performed}};
    RKActionDesc laid[] = {{"laid:", performed}};
    RKTypedActionDesc with_encoding = RK_INIT(RKTypedActionDesc);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, extension = NULL;
    now = 1;
    of_context.memory_limit = limit;
    OK(rk_context_create(&of_context, &context));
    desc.name = "Acting", desc.superclass = "View", desc.actions = own, desc.action_count = 3, desc.userdata = "own";
    OK(rk_class_define(context, &desc, &cls));
    memset(&desc, 0, sizeof desc);
    desc.struct_size = sizeof desc;
    desc.actions = laid, desc.action_count = 1, desc.userdata = "extension";
    OK(rk_class_extend(cls, &desc, &extension));
    with_encoding.selector = "add:", with_encoding.encoding = "dd", with_encoding.function = (void (*)(void))typed;
    OK(rk_class_add_action(cls, &with_encoding));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_window_make_key(window));
    view = add_view(context, cls, RK_VIEW(window), "view", rect(0, 0, 100, 100));
    OK(rk_button_create(context, NULL, rect(0, 0, 10, 10), &button));
    OK(rk_control_add_target(button, RK_OBJECT(view), "controlled:", RKControlEventTouchDown));
    OK(rk_control_add_target(button, RK_OBJECT(view), "laid:", RKControlEventTouchDown));
    OK(rk_control_add_target(button, RK_OBJECT(view), "controlled later:", RKControlEventTouchDown));
    OK(rk_tap_create(context, NULL, &tap));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(view), "tapped:"));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(view), "tapped later:"));
    OK(rk_view_add_gesture_recognizer(view, tap));
    OK(rk_responder_add_key_command(RK_RESPONDER(view), "k", 0, "typed"));
    OK(rk_responder_add_key_command(RK_RESPONDER(view), "l", 0, "typed later"));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), NULL));
    OK(rk_responder_set_value(RK_RESPONDER(view), "a key", &window));
    log_clear();
}

static void type(const char *key) {
    RKPressSample press = RK_INIT(RKPressSample);
    press.type = RKPressTypeKey, press.characters_ignoring_modifiers = key;
    OK(rk_context_send_presses(context, now += 0.1, &press, 1));
    press.phase = RKPressPhaseEnded;
    OK(rk_context_send_presses(context, now += 0.1, &press, 1));
}

/* Each kind of place that a text is kept for still has its own. Of some texts no class has an action, until now. */
static void kept(void) {
    RKActionDesc later[] = {{"controlled later:", performed}, {"tapped later:", performed}, {"typed later", performed}};
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, extension = NULL;
    void *found = NULL, *arguments[1];
    double argument = 2, result = 0;
    bool does = false;
    log_clear();
    desc.actions = later, desc.action_count = 3, desc.userdata = "later";
    OK(rk_class_find(context, "Acting", &cls));
    OK(rk_class_extend(cls, &desc, &extension));
    OK(rk_control_send_actions(button, RKControlEventTouchDown));
    OK(send(context, now += 1, 1, RKTouchPhaseBegan, 50, 50));
    OK(send(context, now += 0.1, 1, RKTouchPhaseEnded, 50, 50));
    type("k");
    type("l");
    EXPECT_LOG("own extension later own later own later");
    OK(rk_class_remove_extension(extension));
    OK(rk_responder_find_value(RK_RESPONDER(view), "a key", &found, NULL));
    EXPECT(found == &window);
    arguments[0] = &argument;
    OK(rk_invoke(RK_OBJECT(view), "add:", "dd", arguments, &result));
    EXPECT(result == 3);
    OK(rk_object_responds_to(RK_OBJECT(view), "laid:", &does));
    EXPECT(does);
}

enum { WAYS = 6 };
static const char *fresh(int number) {
    static char text[32];
    snprintf(text, sizeof text, "fresh %d:", number);
    return text;
}
/* A text that is wanted for a moment. */
static void pass(int way, int number) {
    RKActionDesc action;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef label = NULL, extension = NULL;
    RKApplicationRef application = NULL;
    bool does = true;
    const char *text = fresh(number);
    switch (way) {
    case 0:
        OK(rk_control_add_target(button, RK_OBJECT(view), text, RKControlEventTouchDown));
        OK(rk_control_remove_target(button, RK_OBJECT(view), text, RKControlEventAllEvents));
        break;
    case 1:
        OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(view), text));
        OK(rk_gesture_recognizer_remove_target(tap, NULL, text));
        break;
    case 2:
        OK(rk_responder_set_value(RK_RESPONDER(view), text, &view));
        OK(rk_responder_set_value(RK_RESPONDER(view), text, NULL));
        break;
    case 3:
        OK(rk_responder_add_key_command(RK_RESPONDER(view), "x", 0, text));
        OK(rk_responder_remove_key_command(RK_RESPONDER(view), "x", 0));
        break;
    case 4:
        OK(rk_context_get_application(context, &application));
        OK(rk_application_send_action(application, text, NULL, NULL, NULL, &does));
        EXPECT(!does);
        break;
    default:
        action.selector = text, action.function = performed;
        desc.actions = &action, desc.action_count = 1;
        OK(rk_class_find(context, "Label", &label));
        OK(rk_class_extend(label, &desc, &extension));
        OK(rk_class_remove_extension(extension));
    }
    /* It is not taken for another one that had its number. */
    if (number % 97 == 0) {
        OK(rk_object_responds_to(RK_OBJECT(view), text, &does));
        EXPECT(!does);
    }
}

static void come_and_go(void) {
    enum { TIMES = 12000 };
    int way, k;
    make(0);
    for (way = 0; way < WAYS; way++) {
        uint64_t most = memory_used(context) + 150000;
        for (k = 0; k < TIMES; k++) {
            pass(way, way * TIMES + k);
            if (k % 1000 == 0) {
                kept();
                EXPECT(memory_used(context) < most);
            }
        }
    }
    /* 5,000 that are wanted all at once, and then not. */
    for (k = 0; k < 5000; k++) OK(rk_responder_set_value(RK_RESPONDER(view), fresh(k), &view));
    for (k = 0; k < 5000; k++) {
        void *found = NULL;
        OK(rk_responder_find_value(RK_RESPONDER(view), fresh(k), &found, NULL));
        EXPECT(found == &view);
    }
    kept();
    for (k = 0; k < 5000; k++) OK(rk_responder_set_value(RK_RESPONDER(view), fresh(k), NULL));
    for (k = 0; k < 8000; k++) pass(0, 1000000 + k);
    kept();
    OK(rk_context_destroy(context));
}

/* Inside calls none goes: the caller may still want it. The next drain, or the clock's next step, gives them back. */
static void churn(RKContextRef called, void *userdata) {
    static int number;
    int k;
    (void)called, (void)userdata;
    for (k = 0; k < 3000; k++) pass(k % WAYS, number++);
}
static void inside_calls(void) {
    uint64_t most = 0;
    int round;
    make(0);
    for (round = 0; round < 20; round++) {
        OK(rk_context_post_call(context, churn, NULL, NULL));
        OK(rk_context_drain(context, NULL));
        if (round % 20 < 10) OK(rk_context_drain(context, NULL));
        else OK(rk_context_advance(context, now += 0.01));
        if (round == 1) most = memory_used(context);
        if (round > 1) EXPECT(memory_used(context) <= most + 1000);
    }
    kept();
    OK(rk_context_destroy(context));
}

/* A target that is removed while its selector is sent, and as many texts as make others go: the receiver of the selector can read it to the end. */
static void sends(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    int k;
    (void)event, (void)userdata;
    OK(rk_control_remove_target(self, target, selector, RKControlEventAllEvents));
    for (k = 0; k < 5000; k++) pass(k % WAYS, k);
    log_add("%s", selector);
}
static void sent_while_it_goes(void) {
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKControlRef sending = NULL;
    make(0);
    methods.send_action = sends;
    desc.name = "Sending", desc.superclass = "Button", desc.control_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_button_create(context, cls, rect(0, 0, 1, 1), &sending));
    OK(rk_control_add_target(sending, RK_OBJECT(view), "one::", RKControlEventTouchDown));
    OK(rk_control_add_target(sending, RK_OBJECT(view), "two::", RKControlEventTouchDown));
    OK(rk_control_send_actions(sending, RKControlEventTouchDown));
    EXPECT_LOG("one:: two::");
    OK(rk_control_send_actions(sending, RKControlEventTouchDown));
    EXPECT_LOG("");
    OK(rk_context_destroy(context));
}

/* A class with more new texts than make others go. */
static void many_at_once(void) {
    enum { ACTIONS = 3000 };
    static char names[ACTIONS][20];
    static RKActionDesc actions[ACTIONS];
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, extension = NULL;
    int k, round;
    bool does = false;
    make(0);
    OK(rk_class_find(context, "Acting", &cls));
    for (round = 0; round < 3; round++) {
        for (k = 0; k < ACTIONS; k++) {
            snprintf(names[k], sizeof names[k], "%d in %d:", k, round);
            actions[k].selector = names[k], actions[k].function = performed;
        }
        desc.actions = actions, desc.action_count = ACTIONS;
        OK(rk_class_extend(cls, &desc, &extension));
        for (k = 0; k < ACTIONS; k++) {
            OK(rk_object_responds_to(RK_OBJECT(view), names[k], &does));
            EXPECT(does);
        }
        OK(rk_class_remove_extension(extension));
        kept();
    }
    OK(rk_context_destroy(context));
}

/* Where memory is scarce they go as soon as another text lacks it. */
static void scarce(void) {
    uint64_t enough;
    int k;
    make(0);
    for (k = 0; k < 200; k++) pass(k % WAYS, k);
    kept();
    enough = memory_used(context) + 6000;
    OK(rk_context_destroy(context));
    make(enough);
    for (k = 0; k < 8000; k++) pass(k % 4, k);
    EXPECT(memory_used(context) <= enough);
    OK(rk_context_destroy(context));
}

int main(void) {
    come_and_go();
    inside_calls();
    sent_while_it_goes();
    many_at_once();
    scarce();
    return check_done("texts");
}
