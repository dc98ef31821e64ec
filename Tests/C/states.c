/* The machine of a recogniser's own class: every assignment of every state from every state (SPEC 159-161), actions, reset, ignored
 * touches, disabling in mid-gesture (SPEC 175), targets. */
#include "stage.h"

/* A recogniser that does what the test sets. Its methods call super, as SPEC 174 asks. */
static RKClassRef puppet;
static struct {
    RKGestureRecognizerState began, moved, ended; /* set in that method, -1: none */
    bool ignore;                                  /* the touch, in touches_began */
    bool log;
} script;

static void put(RKGestureRecognizerRef self, RKGestureRecognizerState state) {
    if ((int)state >= 0) OK(rk_gesture_recognizer_set_state(self, state));
}
static void puppet_began(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    if (script.log) stage_log(RK_OBJECT(self), "began", touches, count);
    OK(rk_super_gesture_touches_began(puppet, self, touches, count, event));
    if (script.ignore) OK(rk_gesture_recognizer_ignore_touch(self, touches[0]));
    put(self, script.began);
}
static void puppet_moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    if (script.log) stage_log(RK_OBJECT(self), "moved", touches, count);
    OK(rk_super_gesture_touches_moved(puppet, self, touches, count, event));
    put(self, script.moved);
}
static void puppet_ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    if (script.log) stage_log(RK_OBJECT(self), "ended", touches, count);
    OK(rk_super_gesture_touches_ended(puppet, self, touches, count, event));
    put(self, script.ended);
}
static void puppet_cancelled(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    if (script.log) stage_log(RK_OBJECT(self), "cancelled", touches, count);
    OK(rk_super_gesture_touches_cancelled(puppet, self, touches, count, event));
}
static void puppet_reset(RKGestureRecognizerRef self, void *userdata) {
    (void)userdata;
    log_add("%s.reset(%s)", name_of(RK_OBJECT(self)), state_name(state_of(self)));
    OK(rk_super_gesture_reset(puppet, self));
}

static RKGestureRecognizerRef add_puppet(Stage *s, RKViewRef view, const char *name) {
    static RKGestureRecognizerMethods methods;
    RKClassRef found = NULL;
    if (rk_class_find(s->context, "Puppet", &found) != RKStatusOK) {
        methods.struct_size = (uint32_t)sizeof methods;
        methods.touches_began = puppet_began;
        methods.touches_moved = puppet_moved;
        methods.touches_ended = puppet_ended;
        methods.touches_cancelled = puppet_cancelled;
        methods.reset = puppet_reset;
        found = gesture_class(s, "Puppet", "GestureRecognizer", &methods, NULL);
    }
    puppet = found;
    script.began = script.moved = script.ended = (RKGestureRecognizerState)-1;
    script.ignore = script.log = false;
    return add_gesture_of(s, rk_gesture_recognizer_create, puppet, view, name);
}

/* ---- The table ---- */

/* What each assignment leads to (columns: possible began changed ended cancelled failed); 7: ignored with a diagnostic. */
enum { P = 0, B = 1, C = 2, E = 3, X = 4, F = 5, IGNORED = 7 };
static const int table[6][6] = {
    /* possible  */ {P, B, B, E, IGNORED, F},
    /* began     */ {IGNORED, IGNORED, C, E, X, X},
    /* changed   */ {IGNORED, IGNORED, C, E, X, X},
    /* ended     */ {IGNORED, IGNORED, IGNORED, IGNORED, IGNORED, IGNORED},
    /* cancelled */ {IGNORED, IGNORED, IGNORED, IGNORED, IGNORED, IGNORED},
    /* failed    */ {IGNORED, IGNORED, IGNORED, IGNORED, IGNORED, IGNORED},
};

static int from_now, to_now;
static bool try_now;
static void try_assignment(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    static const RKGestureRecognizerState ways[6][2] = {{-1, -1}, {B, -1}, {B, C}, {E, -1}, {B, X}, {F, -1}};
    (void)userdata, (void)touches, (void)count, (void)event;
    if (!try_now) return;
    try_now = false;
    put(self, ways[from_now][0]);
    put(self, ways[from_now][1]);
    if ((int)state_of(self) != from_now) fprintf(stderr, "%s is not reached\n", state_name((RKGestureRecognizerState)from_now));
    EXPECT((int)state_of(self) == from_now); /* SPEC 84: final at once */
    log_clear();
    OK(rk_gesture_recognizer_set_state(self, (RKGestureRecognizerState)to_now));
    if (table[from_now][to_now] == IGNORED) {
        if ((int)state_of(self) != from_now) fprintf(stderr, "%s -> %s:\n", state_name((RKGestureRecognizerState)from_now), state_name((RKGestureRecognizerState)to_now));
        EXPECT((int)state_of(self) == from_now);
        EXPECT_LOG("!gestureIllegalState");
    } else {
        if ((int)state_of(self) != table[from_now][to_now]) fprintf(stderr, "%s -> %s:\n", state_name((RKGestureRecognizerState)from_now), state_name((RKGestureRecognizerState)to_now));
        EXPECT((int)state_of(self) == table[from_now][to_now]);
        EXPECT_LOG("");
    }
}

static void every_assignment(void) {
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    methods.touches_began = try_assignment;
    for (from_now = 0; from_now < 6; from_now++)
        for (to_now = 0; to_now < 6; to_now++) {
            Stage s = stage_make();
            RKGestureRecognizerRef g = add_gesture_of(&s, rk_gesture_recognizer_create, gesture_class(&s, "Try", "GestureRecognizer", &methods, NULL), s.view, "g");
            try_now = true;
            down(&s, 1, 1, 50, 50);
            EXPECT(!try_now);
            up(&s, 2, 1, 50, 50);
            EXPECT(state_of(g) == RKGestureRecognizerStatePossible); /* whatever happened, the next gesture can come */
            log_clear();
            tap_at(&s, 3, 50, 50);
            EXPECT_LOG("v.began{1} v.ended{1}");
            stage_end(&s);
        }
}

static void refused_states(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef own = add_puppet(&s, s.view, "own"), tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    RKTouchRef touch = NULL;
    EXPECT_STATUS(rk_gesture_recognizer_set_state(own, (RKGestureRecognizerState)6), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_gesture_recognizer_set_state(own, (RKGestureRecognizerState)-1), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_gesture_recognizer_set_state(tap, RKGestureRecognizerStateFailed), RKStatusInvalidArgument); /* SPEC 177 */
    down(&s, 1, 1, 50, 50);
    OK(rk_context_find_touch(s.context, 1, &touch));
    EXPECT_STATUS(rk_gesture_recognizer_ignore_touch(tap, touch), RKStatusInvalidArgument);
    OK(rk_gesture_recognizer_ignore_touch(own, touch));
    EXPECT_STATUS(rk_gesture_recognizer_ignore_touch(own, touch), RKStatusNotFound);
    up(&s, 1.1, 1, 50, 50);
    EXPECT(strstr(check_log, "act:tap(ended)") != NULL);
    stage_end(&s);
}

/* ---- Actions ---- */

/* SPEC 162, 163: one round an update, several changes are one; began and ended in one update are two rounds. */
static void rounds(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef g = add_puppet(&s, s.view, "g");
    script.began = RKGestureRecognizerStateBegan;
    script.moved = RKGestureRecognizerStateChanged;
    script.ended = RKGestureRecognizerStateEnded;
    script.log = true;
    down(&s, 1, 1, 50, 50);
    EXPECT_LOG("g.began{1} act:g(began)");
    move(&s, 1.2, 1, 60, 50);
    EXPECT_LOG("g.moved{1} act:g(changed)");
    up(&s, 1.3, 1, 60, 50);
    EXPECT_LOG("g.ended{1} act:g(ended) g.reset(ended)"); /* SPEC 173: after the last action */
    EXPECT(state_of(g) == RKGestureRecognizerStatePossible);
    /* Discrete */
    script.began = (RKGestureRecognizerState)-1;
    script.moved = RKGestureRecognizerStateEnded;
    down(&s, 2, 1, 50, 50);
    move(&s, 2.1, 1, 60, 50);
    EXPECT_LOG("g.began{1} v.began{1} g.moved{1} act:g(ended) v.cancelled{1} g.reset(ended)");
    EXPECT(state_of(g) == RKGestureRecognizerStatePossible); /* SPEC 83 */
    move(&s, 2.2, 1, 70, 50); /* SPEC 172: the finger that is still down is nothing to it */
    up(&s, 2.3, 1, 70, 50);
    EXPECT_LOG("");
    /* Failed is silent, and stays until the touches are up. */
    script.began = RKGestureRecognizerStateFailed;
    down(&s, 3, 1, 50, 50);
    EXPECT(state_of(g) == RKGestureRecognizerStateFailed);
    up(&s, 3.1, 1, 50, 50);
    EXPECT_LOG("g.began{1} v.began{1} v.ended{1} g.reset(failed)");
    /* SPEC 241: undecided at its last lift. */
    script.began = script.moved = script.ended = (RKGestureRecognizerState)-1;
    tap_at(&s, 4, 50, 50);
    EXPECT_LOG("g.began{1} v.began{1} g.ended{1} v.ended{1} g.reset(failed)");
    stage_end(&s);
}

static void began_and_ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    OK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateBegan));
    OK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateChanged));
    OK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateChanged));
    OK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateEnded));
}

static void several_in_one_update(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    methods.touches_moved = began_and_ended;
    add_gesture_of(&s, rk_gesture_recognizer_create, gesture_class(&s, "Quick", "GestureRecognizer", &methods, NULL), s.view, "g");
    down(&s, 1, 1, 50, 50);
    move(&s, 1.1, 1, 60, 50);
    EXPECT_LOG("v.began{1} act:g(began) act:g(ended) v.cancelled{1}");
    up(&s, 1.2, 1, 60, 50);
    EXPECT_LOG("");
    stage_end(&s);
}

/* Set from outside of an update: the action comes before the call returns. */
static void from_outside(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef g = add_puppet(&s, s.view, "g");
    down(&s, 1, 1, 50, 50);
    log_clear();
    OK(rk_gesture_recognizer_set_state(g, RKGestureRecognizerStateBegan));
    EXPECT_LOG("act:g(began) v.cancelled{1}");
    OK(rk_gesture_recognizer_set_state(g, RKGestureRecognizerStateEnded));
    EXPECT_LOG("act:g(ended) g.reset(ended)");
    up(&s, 1.1, 1, 50, 50);
    EXPECT_LOG("");
    stage_end(&s);
}

/* A recogniser without a view, disabled, or without touches since this very call, begins nothing. */
static void loses_its_touches(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event;
    OK(rk_context_cancel_all_touches(*(RKContextRef *)userdata));
    OK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateBegan));
    log_add("%s", state_name(state_of(self)));
}

static void with_nothing(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef loose = NULL, g = add_puppet(&s, s.view, "g");
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    OK(rk_gesture_recognizer_create(s.context, puppet, &loose));
    OK(rk_gesture_recognizer_set_state(loose, RKGestureRecognizerStateBegan));
    EXPECT(state_of(loose) == RKGestureRecognizerStatePossible);
    OK(rk_release(RK_OBJECT(loose)));
    OK(rk_gesture_recognizer_set_enabled(g, false));
    OK(rk_gesture_recognizer_set_state(g, RKGestureRecognizerStateEnded));
    EXPECT(state_of(g) == RKGestureRecognizerStatePossible);
    EXPECT_LOG("!gestureIllegalState !gestureIllegalState");
    methods.touches_moved = loses_its_touches;
    g = add_gesture_of(&s, rk_gesture_recognizer_create, gesture_class(&s, "Loser", "GestureRecognizer", &methods, &s.context), s.view, "loser");
    down(&s, 1, 1, 50, 50);
    move(&s, 1.1, 1, 60, 50);
    EXPECT(strstr(check_log, "!gestureIllegalState possible") != NULL || strstr(check_log, "!gestureIllegalState failed") != NULL);
    EXPECT(strstr(check_log, "act:") == NULL && strstr(check_log, "v.cancelled{1}") != NULL);
    up(&s, 1.2, 1, 60, 50);
    EXPECT(state_of(g) == RKGestureRecognizerStatePossible);
    log_clear();
    stage_end(&s);
}

/* ---- Ignored touches (SPEC 106) ---- */

static void ignored(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef g = add_puppet(&s, s.view, "g");
    RKGestureRecognizerRef list[4];
    RKTouchRef touch = NULL;
    size_t count = 9;
    OK(rk_gesture_recognizer_set_delays_touches_began(g, true));
    script.log = true;
    down(&s, 1, 1, 50, 50);
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_gesture_recognizers(touch, list, 4, &count));
    EXPECT(count == 1 && list[0] == g);
    EXPECT_LOG("g.began{1}"); /* held back from the view */
    script.ignore = true;
    down(&s, 1.1, 2, 60, 50);
    EXPECT_LOG("g.began{2} v.began{2}"); /* this one it does not hold */
    OK(rk_context_find_touch(s.context, 2, &touch));
    OK(rk_touch_get_gesture_recognizers(touch, list, 4, &count));
    EXPECT(count == 0);
    OK(rk_gesture_recognizer_get_touches(g, NULL, 0, &count));
    EXPECT(count == 1);
    move(&s, 1.2, 2, 70, 50);
    EXPECT_LOG("v.moved{2}");
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_gesture_recognizer_ignore_touch(g, touch)); /* outside of an update: released at once */
    EXPECT(strstr(check_log, "v.began{1}") != NULL);
    log_clear();
    both(&s, 1.3, RKTouchPhaseEnded, 50, 50, 70, 50);
    EXPECT(strstr(check_log, "v.ended{1,2}") != NULL && strstr(check_log, "g.ended") == NULL);
    log_clear();
    stage_end(&s);
}

/* ---- Disabling and detaching (SPEC 175, 302) ---- */

static void disabled(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    RKTouchRef touch = NULL;
    size_t count = 9;
    /* SPEC S67 */
    down(&s, 1, 1, 50, 50);
    move(&s, 1.1, 1, 80, 50);
    move(&s, 1.2, 1, 90, 50);
    log_clear();
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    EXPECT_LOG("act:pan(cancelled)");
    EXPECT(state_of(pan) == RKGestureRecognizerStatePossible);
    OK(rk_gesture_recognizer_set_enabled(pan, true)); /* this touch is lost to it (SPEC 107) */
    move(&s, 1.3, 1, 120, 50);
    up(&s, 1.4, 1, 120, 50);
    EXPECT_LOG("");
    /* While possible: silently, and what it held back comes out. */
    OK(rk_gesture_recognizer_set_delays_touches_began(pan, true));
    down(&s, 2, 1, 50, 50);
    EXPECT_LOG("");
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    EXPECT_LOG("v.began{1}");
    up(&s, 2.1, 1, 50, 50);
    EXPECT_LOG("v.ended{1}");
    down(&s, 3, 1, 50, 50);
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_gesture_recognizers(touch, NULL, 0, &count));
    EXPECT(count == 0);
    move(&s, 3.1, 1, 90, 50);
    up(&s, 3.2, 1, 90, 50);
    EXPECT_LOG("v.began{1} v.moved{1} v.ended{1}");
    OK(rk_gesture_recognizer_set_enabled(pan, true));
    OK(rk_gesture_recognizer_set_delays_touches_began(pan, false));
    /* Detached in mid-gesture */
    down(&s, 4, 1, 50, 50);
    move(&s, 4.1, 1, 90, 50);
    log_clear();
    OK(rk_retain(RK_OBJECT(pan)));
    OK(rk_view_remove_gesture_recognizer(s.view, pan));
    EXPECT_LOG("act:pan(cancelled)");
    EXPECT_STATUS(rk_view_remove_gesture_recognizer(s.view, pan), RKStatusNotFound);
    up(&s, 4.2, 1, 90, 50);
    EXPECT_LOG("");
    OK(rk_release(RK_OBJECT(pan)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(pan)));
    stage_end(&s);
}

/* ---- Targets (SPEC 164) ---- */

static void poke(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)userdata, (void)event;
    log_add("%s.poke(%s)", name_of(RK_OBJECT(self)), name_of(sender));
}
static void bare(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)userdata;
    EXPECT(sender == NULL && event == NULL); /* the selector takes nothing */
    log_add("%s.bare", name_of(RK_OBJECT(self)));
}

static void targets(void) {
    static const RKActionDesc actions[] = {{"poke:", poke}, {"bare", bare}};
    Stage s = stage_make();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKResponderRef one = NULL, two = NULL;
    uint64_t identifier = 0;
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(tap, false));
    desc.name = "Target";
    desc.superclass = "Responder";
    desc.actions = actions;
    desc.action_count = 2;
    OK(rk_class_define(s.context, &desc, &cls));
    OK(rk_responder_create(s.context, cls, &one));
    OK(rk_responder_create(s.context, cls, &two));
    OK(rk_object_set_name(RK_OBJECT(one), "one"));
    OK(rk_object_set_name(RK_OBJECT(two), "two"));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(one), "poke:"));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(two), "bare"));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(one), "poke:")); /* the same pair is there */
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(one), "bare"));
    OK(rk_gesture_recognizer_add_action(tap, stage_action, NULL, NULL, &identifier));
    tap_at(&s, 1, 50, 50);
    EXPECT_LOG("v.began{1} act:tap(ended) one.poke(tap) two.bare one.bare act:tap(ended) v.ended{1}");
    OK(rk_gesture_recognizer_remove_action(tap, identifier));
    EXPECT_STATUS(rk_gesture_recognizer_remove_action(tap, identifier), RKStatusNotFound);
    OK(rk_gesture_recognizer_remove_target(tap, RK_OBJECT(one), "bare"));
    OK(rk_gesture_recognizer_remove_target(tap, RK_OBJECT(one), "missing:"));
    tap_at(&s, 2, 50, 50);
    EXPECT_LOG("v.began{1} act:tap(ended) one.poke(tap) two.bare v.ended{1}");
    OK(rk_gesture_recognizer_remove_target(tap, NULL, "poke:"));
    OK(rk_release(RK_OBJECT(two))); /* weak, and pruned (SPEC 305) */
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(one), "unknown:"));
    tap_at(&s, 3, 50, 50);
    EXPECT_LOG("v.began{1} act:tap(ended) !targetDoesNotRespond v.ended{1}");
    OK(rk_gesture_recognizer_remove_target(tap, RK_OBJECT(one), NULL));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(one), "poke:"));
    OK(rk_gesture_recognizer_remove_target(tap, NULL, NULL)); /* all of them; functions stay */
    tap_at(&s, 4, 50, 50);
    EXPECT_LOG("v.began{1} act:tap(ended) v.ended{1}");
    EXPECT_STATUS(rk_gesture_recognizer_add_target(tap, NULL, "poke:"), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_gesture_recognizer_add_target(tap, RK_OBJECT(one), ""), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_gesture_recognizer_add_target(tap, RK_OBJECT(one), "a:b:"), RKStatusInvalidArgument);
    OK(rk_release(RK_OBJECT(one)));
    stage_end(&s);
}

int main(void) {
    every_assignment();
    refused_states();
    rounds();
    several_in_one_update();
    from_outside();
    with_nothing();
    ignored();
    disabled();
    targets();
    return check_done("states");
}
