/* Input beside touches, and the responder chain, allocate nothing: presses, motion, a remote control, a pointer, handlers that call super, what they read. */
#include "steady_stage.h"

enum { LEVELS = 12 };

static RKClassRef handler;

/* ---- Handlers that read their event and pass it on ---- */

static void read_touches(Stage *stage, const RKTouchRef *touches, size_t count, RKEventRef event, RKResponderRef self) {
    RKTouchRef all[8];
    RKPoint at;
    size_t length = 0;
    double force = 0;
    if (rk_event_get_all_touches(event, all, 8, &length) == RKStatusOK && length >= count && rk_touch_get_location(touches[0], RK_VIEW(self), &at) == RKStatusOK &&
        rk_touch_get_previous_location(touches[0], NULL, &at) == RKStatusOK && rk_touch_get_force(touches[0], &force) == RKStatusOK)
        stage->actions++;
}
static void touches_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    read_touches(userdata, touches, count, event, self);
    if (rk_super_touches_began(handler, self, touches, count, event) != RKStatusOK) abort();
}
static void touches_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    read_touches(userdata, touches, count, event, self);
    if (rk_super_touches_moved(handler, self, touches, count, event) != RKStatusOK) abort();
}
static void touches_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    read_touches(userdata, touches, count, event, self);
    if (rk_super_touches_ended(handler, self, touches, count, event) != RKStatusOK) abort();
}
static void presses_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    ((Stage *)userdata)->actions++;
    if (rk_super_presses_began(handler, self, presses, count, event) != RKStatusOK) abort();
}
static void presses_ended(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    ((Stage *)userdata)->actions++;
    if (rk_super_presses_ended(handler, self, presses, count, event) != RKStatusOK) abort();
}
static void motion_ended(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    ((Stage *)userdata)->actions++;
    if (rk_super_motion_ended(handler, self, motion, event) != RKStatusOK) abort();
}

/* ---- Rounds ---- */

static bool five_fingers(void *scene, int round) {
    RKPoint places[5];
    bool fine = true;
    int i, k;
    (void)round;
    for (k = 0; k < 10; k++) {
        for (i = 0; i < 5; i++) places[i] = point(100 + 30.0 * i + k, 150 + 2 * k);
        fine &= fingers(scene, k ? 0.01 : 2, k == 0 ? RKTouchPhaseBegan : k == 9 ? RKTouchPhaseEnded : RKTouchPhaseMoved, 5, places);
    }
    return fine;
}

static bool coalesced_move(void *scene, int round) {
    Stage *stage = scene;
    RKTouchSnapshot between[4];
    RKTouchSample moved = sample(1, RKTouchPhaseMoved, 170, 150);
    bool fine = finger(stage, 2, RKTouchPhaseBegan, 150, 150);
    int i, k;
    (void)round;
    for (k = 0; k < 10; k++) {
        for (i = 0; i < 4; i++) between[i].timestamp = stage->time + 0.001 * (i + 1), between[i].location = point(150 + k + 0.2 * i, 150);
        moved.coalesced = between;
        moved.coalesced_count = 4;
        moved.location.x = 151 + k;
        fine &= rk_context_send_touches(stage->context, stage->time += 0.01, &moved, 1) == RKStatusOK;
    }
    return finger(stage, 0.01, RKTouchPhaseEnded, 160, 150) && fine;
}

static bool through_the_queue(void *scene, int round) {
    Stage *stage = scene;
    RKTouchSample down = sample(1, RKTouchPhaseBegan, 150, 150);
    bool fine = true;
    size_t handled = 0;
    int i;
    (void)round;
    for (i = 0; i < 6; i++) {
        down.phase = i == 0 ? RKTouchPhaseBegan : i == 5 ? RKTouchPhaseEnded : RKTouchPhaseMoved;
        down.location.x = 150 + i;
        fine &= rk_context_post_touches(stage->context, stage->time += 0.01, &down, 1) == RKStatusOK;
    }
    return rk_context_drain(stage->context, &handled) == RKStatusOK && handled == 6 && fine;
}

static bool buttons(void *scene, int round) {
    return (void)round, press(scene, 1, RKPressTypeSelect, RKPressPhaseBegan) && press(scene, 0.1, RKPressTypeMenu, RKPressPhaseBegan) && press(scene, 0.1, RKPressTypeSelect, RKPressPhaseChanged) &&
                            press(scene, 0.1, RKPressTypeSelect, RKPressPhaseEnded) && press(scene, 0.1, RKPressTypeMenu, RKPressPhaseEnded);
}

static bool key(Stage *stage, double later, const char *characters, RKPressPhase phase) {
    RKPressSample down = RK_INIT(RKPressSample);
    down.type = RKPressTypeKey;
    down.id = 7;
    down.phase = phase;
    down.force = phase == RKPressPhaseBegan;
    down.characters = characters;
    return rk_context_send_presses(stage->context, stage->time += later, &down, 1) == RKStatusOK;
}
static bool keys(void *scene, int round) {
    return key(scene, 1, round % 2 ? "a" : "longer than a key usually is", RKPressPhaseBegan) && key(scene, 0.1, NULL, RKPressPhaseEnded);
}

static bool shake_and_remote(void *scene, int round) {
    Stage *stage = scene;
    (void)round;
    return rk_context_send_motion(stage->context, stage->time += 1, RKMotionPhaseBegan) == RKStatusOK && rk_context_send_motion(stage->context, stage->time += 1, RKMotionPhaseEnded) == RKStatusOK &&
           rk_context_send_remote_control(stage->context, stage->time += 1, RKEventSubtypeRemoteControlPlay) == RKStatusOK;
}

static bool pointer(void *scene, int round) {
    Stage *stage = scene;
    RKPointerSample at = RK_INIT(RKPointerSample);
    bool fine = true;
    int i;
    for (i = 0; i < 10; i++) {
        at.location = point(10 * (round % 30) + i, 20 * i);
        fine &= rk_context_send_pointer(stage->context, stage->time += 0.01, &at) == RKStatusOK;
    }
    return fine;
}

static bool first_responder(void *scene, int round) {
    Stage *stage = scene;
    bool took = false;
    (void)stage, (void)round;
    return rk_responder_become_first_responder(RK_RESPONDER(stage->window), &took) == RKStatusOK && rk_responder_resign_first_responder(RK_RESPONDER(stage->window), &took) == RKStatusOK;
}

static bool convert(void *scene, int round) {
    Stage *stage = scene;
    RKViewRef leaf = NULL;
    RKPoint at;
    RKRect frame;
    return (void)round, rk_view_hit_test(RK_VIEW(stage->window), point(150, 150), NULL, &leaf) == RKStatusOK && rk_view_convert_point_to(leaf, point(1, 1), NULL, &at) == RKStatusOK &&
                            rk_view_convert_rect_from(leaf, rect(0, 0, 10, 10), RK_VIEW(stage->window), &frame) == RKStatusOK;
}

static bool list_chain(void *scene, int round) {
    Stage *stage = scene;
    RKViewRef leaf = NULL;
    RKResponderRef chain[LEVELS + 4];
    size_t length = 0;
    (void)round;
    return rk_view_hit_test(RK_VIEW(stage->window), point(150, 150), NULL, &leaf) == RKStatusOK && rk_responder_get_chain(RK_RESPONDER(leaf), chain, LEVELS + 4, &length) == RKStatusOK &&
           length >= LEVELS + 2;
}

void steady_input(void) {
    Stage stage = stage_make();
    RKApplicationRef application = NULL;
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewRef parent = RK_VIEW(stage.window);
    int i;
    OK(rk_context_get_application(stage.context, &application));
    OK(rk_application_begin_receiving_remote_control_events(application));
    methods.touches_began = touches_began;
    methods.touches_moved = touches_moved;
    methods.touches_ended = touches_ended;
    methods.presses_began = presses_began;
    methods.presses_ended = presses_ended;
    methods.motion_ended = motion_ended;
    desc.name = "Handler";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = &stage;
    OK(rk_class_define(stage.context, &desc, &handler));
    for (i = 0; i < LEVELS; i++) {
        parent = add_view(stage.context, handler, parent, "handler", rect(1, 1, 398 - 2 * i, 398 - 2 * i));
        OK(rk_view_set_multiple_touch_enabled(parent, true));
    }
    steady_rounds("five fingers, twelve handlers that call super and read their event", five_fingers, &stage);
    EXPECT(stage.actions >= 10 * LEVELS * STEADY_ROUNDS);
    steady_rounds("moves with samples in between", coalesced_move, &stage);
    /* An item of the queue may be posted by any thread, and is memory of its own. */
    steady_allocates("six touches through the queue", through_the_queue, &stage, 6);
    steady_rounds("buttons", buttons, &stage);
    /* What a key types, with and without modifiers, is copied when it goes down. */
    steady_allocates("a key", keys, &stage, 2);
    steady_rounds("a shake, a remote control", shake_and_remote, &stage);
    steady_rounds("a pointer", pointer, &stage);
    steady_rounds("first responder", first_responder, &stage);
    steady_rounds("conversions", convert, &stage);
    /* A chain is collected before it is copied out: how long it is turns out at its end. */
    steady_allocates("a list of the chain", list_chain, &stage, 3);
    stage_end(&stage);
}
