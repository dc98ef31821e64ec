/* Presses of buttons and keys: which responders get them, recognisers before them, how they end, key commands, what is refused. */
#include "stage.h"

typedef struct Keys {
    Stage stage;
    RKClassRef cls;
    RKViewRef a, b; /* b in a; both log their presses */
    bool super;     /* and hand them on */
} Keys;

static const char *type_name(RKPressType type) {
    static const char *const names[] = {"up", "down", "left", "right", "select", "menu", "playPause"};
    return (int)type <= 6 ? names[type] : type == RKPressTypePageUp ? "pageUp" : type == RKPressTypePageDown ? "pageDown" : "key";
}

static void log_presses(Keys *k, RKResponderRef self, const char *what, const RKPressRef *presses, size_t count, RKEventRef event) {
    char list[256] = "";
    size_t i, all = 0;
    RKEventType kind = (RKEventType)99;
    (void)k;
    for (i = 0; i < count; i++) {
        RKPressType type = (RKPressType)99;
        char text[64] = "";
        OK(rk_press_get_type(presses[i], &type));
        if (type == RKPressTypeKey) OK(rk_press_get_characters(presses[i], text, sizeof text, NULL));
        snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", i ? "," : "", type == RKPressTypeKey ? text : type_name(type));
    }
    log_add("%s.%s(%s)", name_of(RK_OBJECT(self)), what, list);
    if (!event) return;
    OK(rk_event_get_type(event, &kind));
    EXPECT(kind == RKEventTypePresses);
    OK(rk_event_get_all_presses(event, NULL, 0, &all));
    EXPECT(all >= count);
    OK(rk_event_get_all_touches(event, NULL, 0, &all));
    EXPECT(all == 0);
}
#define METHOD(phase)                                                                                                                       \
    static void phase(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {                      \
        Keys *k = (Keys *)userdata;                                                                                                         \
        log_presses(k, self, #phase, presses, count, event);                                                                                \
        if (k->super) OK(rk_super_presses_##phase(k->cls, self, presses, count, event));                                                    \
    }
METHOD(began) METHOD(changed) METHOD(ended) METHOD(cancelled)

static void keys_make(Keys *k) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    memset(k, 0, sizeof *k);
    k->stage = stage_make();
    methods.presses_began = began;
    methods.presses_changed = changed;
    methods.presses_ended = ended;
    methods.presses_cancelled = cancelled;
    desc.name = "Presser";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = k;
    OK(rk_class_define(k->stage.context, &desc, &k->cls));
    k->a = add_view(k->stage.context, k->cls, RK_VIEW(k->stage.window), "a", rect(0, 0, 100, 100));
    k->b = add_view(k->stage.context, k->cls, k->a, "b", rect(0, 0, 50, 50));
    OK(rk_window_make_key(k->stage.window));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(k->b), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(k->b), NULL));
    log_clear();
}

static RKPressSample press(int64_t id, RKPressType type, RKPressPhase phase, double force) {
    RKPressSample s = RK_INIT(RKPressSample);
    s.id = id;
    s.type = type;
    s.phase = phase;
    s.force = force;
    return s;
}
static RKStatus send_press(Keys *k, double t, int64_t id, RKPressType type, RKPressPhase phase) {
    RKPressSample s = press(id, type, phase, phase == RKPressPhaseEnded ? 0 : 1);
    return rk_context_send_presses(k->stage.context, t, &s, 1);
}
static RKStatus key(Keys *k, double t, int64_t id, const char *text, RKKeyModifierFlags modifiers, RKPressPhase phase) {
    RKPressSample s = press(id, RKPressTypeKey, phase, 1);
    s.characters = text;
    s.modifiers = modifiers;
    s.key_code = 4;
    return rk_context_send_presses(k->stage.context, t, &s, 1);
}

/* SPEC 269, 270, 272, 273 */
static void delivery(void) {
    Keys k;
    RKPressRef down = NULL;
    RKPressPhase phase = (RKPressPhase)9;
    RKResponderRef responder = NULL;
    RKWindowRef window = NULL;
    double force = 9, time = 9;
    uint32_t code = 9;
    RKPressSample two[2];
    keys_make(&k);
    OK(send_press(&k, 1, 5, RKPressTypeSelect, RKPressPhaseBegan));
    EXPECT_LOG("b.began(select)");
    OK(rk_context_find_press(k.stage.context, 5, &down));
    OK(rk_press_get_responder(down, &responder));
    OK(rk_press_get_window(down, &window));
    OK(rk_press_get_force(down, &force));
    OK(rk_press_get_timestamp(down, &time));
    OK(rk_press_get_key_code(down, &code));
    EXPECT(responder == RK_RESPONDER(k.b) && window == k.stage.window && force == 1 && time == 1 && code == 0);
    OK(rk_responder_resign_first_responder(RK_RESPONDER(k.b), NULL)); /* it stays with the responder of its began */
    two[0] = press(5, RKPressTypeSelect, RKPressPhaseChanged, 0.25);
    two[1] = press(6, RKPressTypeMenu, RKPressPhaseBegan, 1);
    OK(rk_context_send_presses(k.stage.context, 1.5, two, 2));
    EXPECT_LOG("b.changed(select)"); /* the other one goes to the window, which lets it go */
    OK(rk_press_get_force(down, &force));
    OK(rk_press_get_phase(down, &phase));
    EXPECT(force == 0.25 && phase == RKPressPhaseChanged);
    k.super = true;
    OK(send_press(&k, 2, 5, RKPressTypeSelect, RKPressPhaseEnded));
    EXPECT_LOG("b.ended(select) a.ended(select)");
    EXPECT_STATUS(rk_context_find_press(k.stage.context, 5, &down), RKStatusNotFound);
    OK(send_press(&k, 3, 6, RKPressTypeMenu, RKPressPhaseEnded));
    EXPECT_LOG("");
    /* Several in one report, in the order they began. */
    OK(rk_responder_become_first_responder(RK_RESPONDER(k.b), NULL));
    k.super = false;
    two[0] = press(8, RKPressTypePageUp, RKPressPhaseBegan, 1);
    two[1] = press(7, RKPressTypeUpArrow, RKPressPhaseBegan, 1);
    OK(rk_context_send_presses(k.stage.context, 4, two, 2));
    EXPECT_LOG("b.began(pageUp,up)");
    two[0].phase = two[1].phase = RKPressPhaseEnded;
    OK(rk_context_send_presses(k.stage.context, 5, two, 2));
    EXPECT_LOG("b.ended(pageUp,up)");
    /* A handler redirects them. */
    OK(send_press(&k, 6, 9, RKPressTypeSelect, RKPressPhaseBegan));
    OK(rk_context_find_press(k.stage.context, 9, &down));
    log_clear();
    OK(rk_responder_send_presses(RK_RESPONDER(k.a), RKPressPhaseBegan, &down, 1, NULL));
    EXPECT_LOG("a.began(select)");
    EXPECT_STATUS(rk_responder_send_presses(RK_RESPONDER(k.a), RKPressPhaseBegan, &down, 0, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_responder_send_presses(RK_RESPONDER(k.a), RKPressPhaseStationary, &down, 1, NULL), RKStatusInvalidArgument);
    OK(send_press(&k, 6.1, 9, RKPressTypeSelect, RKPressPhaseEnded));
    stage_end(&k.stage);
}

/* Every began is closed by one ended or cancelled (SPEC 273). */
static void cancelling(void) {
    Keys k;
    RKApplicationRef application = NULL;
    keys_make(&k);
    OK(rk_context_get_application(k.stage.context, &application));
    OK(send_press(&k, 1, 5, RKPressTypeSelect, RKPressPhaseBegan));
    OK(rk_context_cancel_all_presses(k.stage.context));
    EXPECT_LOG("b.began(select) b.cancelled(select)");
    OK(send_press(&k, 2, 5, RKPressTypeSelect, RKPressPhaseChanged)); /* still down for the host */
    OK(send_press(&k, 2, 5, RKPressTypeSelect, RKPressPhaseEnded));
    EXPECT_STATUS(send_press(&k, 2, 5, RKPressTypeSelect, RKPressPhaseEnded), RKStatusNotFound);
    EXPECT_LOG("");
    OK(send_press(&k, 3, 5, RKPressTypeSelect, RKPressPhaseBegan)); /* SPEC 286 */
    OK(rk_application_begin_ignoring_interaction_events(application));
    EXPECT_LOG("b.began(select) b.cancelled(select)");
    OK(send_press(&k, 3.1, 5, RKPressTypeSelect, RKPressPhaseEnded));
    OK(send_press(&k, 3.2, 6, RKPressTypeSelect, RKPressPhaseBegan));
    OK(rk_application_end_ignoring_interaction_events(application));
    OK(send_press(&k, 3.3, 6, RKPressTypeSelect, RKPressPhaseEnded));
    EXPECT_LOG("");
    OK(send_press(&k, 4, 5, RKPressTypeSelect, RKPressPhaseBegan)); /* SPEC 287 */
    OK(rk_application_set_active(application, false));
    EXPECT_LOG("b.began(select) b.cancelled(select)");
    OK(rk_application_set_active(application, true));
    OK(send_press(&k, 4.1, 5, RKPressTypeSelect, RKPressPhaseEnded));
    OK(send_press(&k, 5, 5, RKPressTypeSelect, RKPressPhaseBegan));
    OK(rk_view_remove_from_superview(k.b));
    EXPECT_LOG("b.began(select) b.cancelled(select)");
    OK(send_press(&k, 5.1, 5, RKPressTypeSelect, RKPressPhaseEnded));
    EXPECT_LOG("");
    stage_end(&k.stage);
}

static bool no_press(RKGestureRecognizerRef self, RKPressRef press, void *userdata) {
    RKPressType type = (RKPressType)99;
    (void)userdata;
    OK(rk_press_get_type(press, &type));
    log_add("%s?(%s)", name_of(RK_OBJECT(self)), type_name(type));
    return false;
}

/* SPEC 271: those of the responder's view and above whose types fit see it first. */
static void recognizers(void) {
    Keys k;
    RKGestureRecognizerRef tap, hold, listed[4];
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKPressRef down = NULL;
    size_t count = 0;
    keys_make(&k);
    tap = add_gesture(&k.stage, rk_tap_create, k.a, "tap");
    hold = add_gesture(&k.stage, rk_long_press_create, k.b, "hold");
    OK(send_press(&k, 1, 1, RKPressTypeSelect, RKPressPhaseBegan));
    OK(send_press(&k, 1.1, 1, RKPressTypeSelect, RKPressPhaseEnded));
    EXPECT_LOG("b.began(select) b.ended(select)"); /* by default they want none */
    OK(rk_gesture_recognizer_set_allowed_press_types(tap, (uint64_t)1 << RKPressTypeSelect));
    OK(rk_gesture_recognizer_set_allowed_press_types(hold, (uint64_t)1 << RKPressTypeMenu | (uint64_t)1 << RKPressTypeSelect));
    OK(send_press(&k, 2, 1, RKPressTypeSelect, RKPressPhaseBegan));
    OK(rk_context_find_press(k.stage.context, 1, &down));
    OK(rk_press_get_gesture_recognizers(down, listed, 4, &count));
    EXPECT(count == 2);
    OK(rk_gesture_recognizer_get_presses(tap, NULL, 0, &count));
    EXPECT(count == 1);
    OK(send_press(&k, 2.1, 1, RKPressTypeSelect, RKPressPhaseEnded));
    EXPECT_LOG("b.began(select) act:tap(ended) b.cancelled(select)");
    OK(send_press(&k, 3, 1, RKPressTypeSelect, RKPressPhaseBegan));
    OK(rk_context_advance(k.stage.context, 3.6));
    EXPECT_LOG("b.began(select) act:hold(began) b.cancelled(select)");
    OK(send_press(&k, 3.7, 1, RKPressTypeSelect, RKPressPhaseEnded));
    EXPECT_LOG("act:hold(ended)");
    OK(send_press(&k, 5, 1, RKPressTypePlayPause, RKPressPhaseBegan)); /* a type that no recogniser allows */
    OK(send_press(&k, 5.1, 1, RKPressTypePlayPause, RKPressPhaseEnded));
    EXPECT_LOG("b.began(playPause) b.ended(playPause)");
    d.should_receive_press = no_press;
    OK(rk_gesture_recognizer_set_delegate(tap, &d));
    OK(send_press(&k, 6, 1, RKPressTypeSelect, RKPressPhaseBegan));
    OK(send_press(&k, 6.1, 1, RKPressTypeSelect, RKPressPhaseEnded));
    EXPECT_LOG("tap?(select) b.began(select) b.ended(select)");
    stage_end(&k.stage);
}

static void save(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    log_add("%s.save(%s)", name_of(RK_OBJECT(self)), name_of(sender));
}
static void other(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)sender, (void)event, (void)userdata;
    log_add("%s.other", name_of(RK_OBJECT(self)));
}

/* SPEC 278: the first that matches along the chain, and the key leads to nothing else. */
static void commands(void) {
    Keys k;
    static const RKActionDesc actions[] = {{"save:", save}, {"other:", other}};
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKResponderRef a, b;
    keys_make(&k);
    a = RK_RESPONDER(k.a);
    b = RK_RESPONDER(k.b);
    desc.name = "Saver";
    desc.superclass = "Presser";
    desc.actions = actions;
    desc.action_count = 2;
    OK(rk_class_define(k.stage.context, &desc, &cls));
    OK(rk_object_set_class(RK_OBJECT(k.a), cls));
    OK(rk_responder_add_key_command(a, "s", RKKeyModifierCommand, "save:"));
    OK(key(&k, 1, 1, "s", 0, RKPressPhaseBegan)); /* without the modifier it is a key */
    OK(key(&k, 1.1, 1, "s", 0, RKPressPhaseEnded));
    EXPECT_LOG("b.began(s) b.ended(s)");
    OK(key(&k, 2, 1, "S", RKKeyModifierCommand | RKKeyModifierAlphaShift | RKKeyModifierNumericPad, RKPressPhaseBegan)); /* case and the others do not matter */
    EXPECT_LOG("a.save(a)");
    OK(key(&k, 2.1, 1, "S", RKKeyModifierCommand, RKPressPhaseChanged));
    OK(key(&k, 2.2, 1, "S", 0, RKPressPhaseEnded));
    EXPECT_LOG("");
    OK(key(&k, 3, 1, "s", RKKeyModifierCommand | RKKeyModifierShift, RKPressPhaseBegan));
    OK(key(&k, 3.1, 1, "s", RKKeyModifierCommand | RKKeyModifierShift, RKPressPhaseEnded));
    EXPECT_LOG("b.began(s) b.ended(s)");
    OK(rk_responder_add_key_command(b, "s", RKKeyModifierCommand, "other:")); /* nearer; its action is found along the chain */
    OK(key(&k, 4, 1, "s", RKKeyModifierCommand, RKPressPhaseBegan));
    OK(key(&k, 4.1, 1, "s", RKKeyModifierCommand, RKPressPhaseEnded));
    EXPECT_LOG("a.other");
    OK(rk_responder_remove_key_command(b, "S", RKKeyModifierCommand));
    EXPECT_STATUS(rk_responder_remove_key_command(b, "s", RKKeyModifierCommand), RKStatusNotFound);
    OK(rk_responder_add_key_command(a, "s", RKKeyModifierCommand, "other:")); /* the same replaces */
    OK(key(&k, 5, 1, "s", RKKeyModifierCommand, RKPressPhaseBegan));
    OK(key(&k, 5.1, 1, "s", RKKeyModifierCommand, RKPressPhaseEnded));
    EXPECT_LOG("a.other");
    EXPECT_STATUS(rk_responder_add_key_command(a, "", 0, "save:"), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_responder_add_key_command(a, "s", RKKeyModifierNumericPad, "save:"), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_responder_add_key_command(a, "s", 0, "a:b:c:"), RKStatusInvalidArgument);
    stage_end(&k.stage);
}

/* From any thread, in order with the rest; what depends on the order is checked when its turn comes. */
static void posted(void) {
    Keys k;
    RKPressSample s = press(3, RKPressTypeMenu, RKPressPhaseBegan, 1);
    size_t handled = 0;
    char text[8] = "x";
    keys_make(&k);
    OK(rk_context_post_presses(k.stage.context, 1, &s, 1));
    s.id = 4;
    s.type = RKPressTypeKey;
    s.characters = text;
    OK(rk_context_post_presses(k.stage.context, 1, &s, 1));
    text[0] = 'y'; /* copied */
    s.id = 99;
    s.phase = RKPressPhaseEnded;
    OK(rk_context_post_presses(k.stage.context, 2, &s, 1));
    EXPECT_LOG("");
    OK(rk_context_drain(k.stage.context, &handled));
    EXPECT(handled == 3);
    EXPECT(strncmp(check_log, "b.began(menu) b.began(x)", 24) == 0);
    OK(rk_context_cancel_all_presses(k.stage.context));
    stage_end(&k.stage);
}

int main(void) {
    delivery();
    cancelling();
    recognizers();
    commands();
    posted();
    return check_done("press");
}
