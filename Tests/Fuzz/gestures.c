/* Random scenes of recognisers and controls under random fingers: the arbitration's rules, whatever happens.
 *
 *     gestures SEED [COUNT]
 *
 * For each seed a scene is played three times in fresh contexts. Twice with the trace, which must be the same byte for byte, and with the rules
 * of gesture_rules.h and gesture_views.h checked at every callback and after every update: what views receive is opened once and closed once, states follow
 * one another as in SPEC 159, a recogniser that was prevented, failed or disabled sends nothing, requirements and exclusion hold, what is held back
 * is held back and comes in the end. Once without the trace, which must change nothing. Afterwards nothing is left: no touch, no
 * tracking, no attempt, no deadline, no object, no byte.
 */
#include <malloc.h>

#include "gesture_interference.h"

enum { SESSIONS = 48 }; /* the most until tables and reserves have their size */

static size_t objects(void) {
    size_t count = 0;
    MUST(rk_context_get_object_count(context, &count));
    return count;
}
static uint64_t memory(void) {
    uint64_t used = 0;
    MUST(rk_context_get_memory_used(context, &used));
    return used;
}

/* ---- The context ---- */

static void on_diagnostic(RKContextRef ctx, const char *code, const char *text, void *userdata) {
    (void)ctx, (void)text, (void)userdata;
    write_down("diagnostic %s\n", code);
    if (calm && strcmp(code, "gestureIllegalState") != 0 && strcmp(code, "gestureRequirementCycle") != 0) DIE("diagnostic %s: %s", code, text);
}
static void open_context(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKActionDesc action = {"act:", target_action};
    MUST(rk_context_create(NULL, &context));
    MUST(rk_context_set_diagnostic_handler(context, on_diagnostic, NULL, NULL));
    desc.name = "Target", desc.superclass = "Responder";
    desc.actions = &action, desc.action_count = 1;
    MUST(rk_class_define(context, &desc, &target_class));
    define_views();
    define_gestures();
    MUST(rk_context_set_config(context, RKConfigSameViewTie, scene.first_added));
    MUST(rk_context_set_config(context, RKConfigCancelBeforeAction, scene.cancel_first));
    MUST(rk_context_set_config(context, RKConfigHitTestPasses, scene.hit_passes));
    MUST(rk_context_set_config(context, RKConfigPanVelocityEstimator, scene.velocity));
}

static void name_it(void *object, const char *format, int number) {
    char name[16];
    (void)snprintf(name, sizeof name, format, number);
    MUST(rk_object_set_name(RK_OBJECT(object), name));
}
static void build(void) {
    RKRect screen = {{0, 0}, {375, 667}};
    int k;
    MUST(rk_responder_create(context, target_class, &target));
    MUST(rk_window_create(context, NULL, screen, &window));
    name_it(window, "w", 0);
    MUST(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    for (k = 0; k < scene.view_count; k++) make_view_object(k), name_it(views[k], "v%d", k);
    FOR_GESTURES(k) make_recognizer(k), name_it(gestures[k].ref, "g%d", k);
    for (k = 0; k < scene.requirement_count; k++)
        MUST(rk_gesture_recognizer_require_to_fail(gestures[scene.requirements[k][0]].ref, gestures[scene.requirements[k][1]].ref));
}
static void take_down(void) {
    int k;
    FOR_GESTURES(k) if (gestures[k].ref) MUST(rk_release(RK_OBJECT(gestures[k].ref)));
    for (k = 0; k < scene.view_count; k++)
        if (views[k]) MUST(rk_release(RK_OBJECT(views[k])));
    MUST(rk_release(RK_OBJECT(window)));
    MUST(rk_release(RK_OBJECT(target)));
}

/* ---- Turns ---- */

static void look(bool settled) {
    int k;
    read_trace();
    if (!checking) return;
    FOR_GESTURES(k) {
        RKGestureRecognizerState state = POSSIBLE;
        RKTouchRef touches[MOST_FINGERS];
        size_t count = 0, i;
        uint64_t tracked = 0;
        if (!gestures[k].ref) continue;
        MUST(rk_gesture_recognizer_get_state(gestures[k].ref, &state));
        MUST(rk_gesture_recognizer_get_touches(gestures[k].ref, touches, MOST_FINGERS, &count));
        for (i = 0; i < count; i++) tracked |= bit(number_of_touch(touches[i]));
        judge_gesture(k, (int)state, tracked, settled);
    }
    for (k = 1; k <= MOST_FINGERS; k++) {
        const Finger *f = &fingers[k];
        if (f->began && calm) judge_finger(k, f->hit >= 0 && scene.views[f->hit].kind != PLAIN);
        if (settled) RULE(!f->open, "touch %d was never closed for view %d", k, f->hit);
    }
    for (k = 0; k < scene.view_count; k++)
        if (views[k] && scene.views[k].kind >= CONTROL) judge_control(k, settled);
}
static void wait_until(double t) {
    double due = 0;
    while (!scene.lazy_time && rk_context_next_deadline(context, &due) == RKStatusOK && due <= t && due > now) {
        begin_turn();
        disturbances = 0;
        now = due;
        write_down("- %g\n", now);
        MUST(rk_context_advance(context, now));
        look(false);
    }
    if (t > now) now = t;
    if (scene.lazy_time) return;
    begin_turn();
    MUST(rk_context_advance(context, now));
    look(false);
}
static void point_somewhere(bool outside) {
    RKPointerSample s = RK_INIT(RKPointerSample);
    s.location = point(eighths(0, 375), eighths(0, 667));
    s.buttons = one_in(6);
    s.is_outside = outside;
    begin_turn();
    MUST(rk_context_send_pointer(context, now, &s));
    look(false);
}
static void play(const Step *step, double start) {
    RKTouchSample samples[MOST_FINGERS];
    size_t count = 0;
    int k;
    RKStatus status;
    wait_until(start + step->t);
    if (scene.pointer && one_in(3)) point_somewhere(one_in(5));
    begin_turn();
    disturbances = 0;
    write_down("- %g%s\n", now, step->cancel_all ? " cancel all" : "");
    for (k = 1; step->cancel_all && k <= MOST_FINGERS; k++)
        if (fingers[k].down) fingers[k].by_system = true, fingers[k].down = false, fingers[k].changed_turn = turn;
    for (k = step->from; k < step->from + step->count; k++) {
        const Change *c = &scene.plan.changes[k];
        RKTouchSample s = RK_INIT(RKTouchSample);
        Finger *f = &fingers[c->id];
        if (c->phase == RKTouchPhaseBegan ? f->began : !f->host_down) continue; /* a callback has lifted it */
        s.id = c->id, s.phase = c->phase, s.location = c->at;
        f->changed_turn = turn;
        if (c->phase == RKTouchPhaseBegan) f->began = f->down = f->host_down = true, f->began_turn = turn, f->began_time = now, f->start = c->at;
        if (c->phase == RKTouchPhaseMoved && (c->at.x != f->at.x || c->at.y != f->at.y)) {
            f->moved_turn = turn;
            f->moved_time[1] = f->moved_time[0], f->moved_at[1] = f->moved_at[0];
            f->moved_time[0] = now, f->moved_at[0] = c->at;
        }
        f->at = c->at;
        if (c->phase == RKTouchPhaseCancelled) f->by_system = true;
        if (c->phase >= RKTouchPhaseEnded) f->down = f->host_down = false;
        samples[count++] = s;
    }
    if (step->cancel_all) MUST(rk_context_cancel_all_touches(context));
    if (count) {
        status = rk_context_send_touches(context, now, samples, count);
        if (calm) MUST(status);
        else allow(status); /* a timer that was due came first */
    }
    look(false);
}

static void settle(void) {
    double due = 0;
    int k, rounds = 0;
    quiet = true;
    for (k = 1; k <= MOST_FINGERS; k++) {
        RKTouchSample s = RK_INIT(RKTouchSample);
        RKTouchRef touch = NULL;
        if (rk_context_find_touch(context, k, &touch) != RKStatusOK) continue;
        s.id = k, s.phase = RKTouchPhaseEnded;
        MUST(rk_touch_get_location(touch, NULL, &s.location));
        begin_turn();
        fingers[k].down = fingers[k].host_down = false, fingers[k].changed_turn = turn;
        allow(rk_context_send_touches(context, now, &s, 1));
        look(false);
    }
    if (scene.pointer) point_somewhere(true);
    while (rk_context_next_deadline(context, &due) == RKStatusOK && isfinite(due)) {
        wait_until(due > now ? due : now);
        if (scene.lazy_time) MUST(rk_context_advance(context, now));
        if (++rounds > 64) DIE("there is always another deadline, the next at %g", due);
    }
    begin_turn();
    look(true);
}

static void session(double start) {
    int k;
    const Plan *plan = &scene.plan;
    random_state = mix(random_seed + 77);
    asked = 0;
    begin_account();
    memset(trackings, 0, sizeof trackings), memset(script_calls, 0, sizeof script_calls);
    depth = disturbances = forwarding = 0, forwarder = -1;
    quiet = false;
    now = start;
    diary.length = decisions.length = 0;
    if (checking) MUST(rk_trace_start(context, 1 << 12));
    build();
    read_trace();
    decisions.length = 0; /* that there is a cycle of requirements */
    for (k = 0; k < plan->step_count; k++) play(&plan->steps[k], start);
    settle();
    if (checking) MUST(rk_trace_stop(context));
    take_down();
}

/* ---- A seed ---- */

static void compare(const char *what, const Text *a, const Text *b) {
    size_t k = 0, line = 0;
    if (a->length == b->length && memcmp(a->bytes, b->bytes, a->length) == 0) return;
    while (k < a->length && k < b->length && a->bytes[k] == b->bytes[k]) {
        if (a->bytes[k++] == '\n') line = k;
    }
    fprintf(stderr, "first:  %.200s\nsecond: %.200s\n", line < a->length ? a->bytes + line : "", line < b->length ? b->bytes + line : "");
    DIE("%s differs at byte %zu", what, k);
}
static void compare_decisions(const Text *a, const Text *b) {
    size_t k, most = (a->length < b->length ? a->length : b->length) / sizeof(Decision);
    for (k = 0; k < most; k++) {
        const Decision *x = (const Decision *)a->bytes + k, *y = (const Decision *)b->bytes + k;
        if (memcmp(x, y, sizeof *x) != 0) DIE("the same input leaves another trace: record %zu, %s and %s", k, rk_reason_name(x->reason), rk_reason_name(y->reason));
    }
    if (a->length != b->length) DIE("the same input leaves %zu records and %zu", a->length / sizeof(Decision), b->length / sizeof(Decision));
}

/* The event of the pointer is made when it is needed first, and stays. */
static void meet_the_pointer(void) {
    RKPointerSample s = RK_INIT(RKPointerSample);
    double time;
    MUST(rk_context_get_time(context, &time));
    s.is_outside = true;
    MUST(rk_context_send_pointer(context, time, &s));
}

static void one(void) {
    static Text first, first_decisions;
    Text swap;
    size_t before;
    int k;
    make_scene();
    if (getenv("GESTURES_SHOW")) texts = true;
    else texts = random_seed % 8 == 0;
    for (k = 0; k < 3; k++) {
        checking = k < 2;
        if (k == 2 && texts) break; /* the diary of the others holds sentences */
        open_context();
        meet_the_pointer();
        before = objects();
        session(0);
        SAME("number of objects", objects(), before);
        MUST(rk_context_destroy(context));
        if (k == 0) {
            swap = first, first = diary, diary = swap;
            swap = first_decisions, first_decisions = decisions, decisions = swap;
            continue;
        }
        compare("what callbacks see", &first, &diary);
        if (k == 1) compare_decisions(&first_decisions, &decisions);
    }
    if (random_seed % 16 == 0) { /* tables grow until they have their size; what grows every time is a leak */
        uint64_t used = 0;
        checking = false;
        open_context();
        for (k = 0; k < SESSIONS; k++) {
            used = memory();
            session(1000.0 * k);
            if (k > 1 && memory() <= used) break;
        }
        if (k == SESSIONS) DIE("each session leaves more bytes in use: %llu after %llu", (unsigned long long)memory(), (unsigned long long)used);
        MUST(rk_context_destroy(context));
    }
}

static void show(void) { /* for a seed that was found */
    if (diary.length) fwrite(diary.bytes, 1, diary.length, stderr);
}

int main(int argc, char **argv) {
    int status;
    if (getenv("GESTURES_SHOW")) atexit(show);
    status = each_seed("gestures", argc, argv, one);
    if (status) return status;
    printf("gestures: %ld recognitions, %ld pairs and %ld requirements judged, %ld deliveries, %ld control events, %ld disturbances\n", recognitions,
        pairs_judged, waits_judged, deliveries_made, events_judged, disturbed_count);
    if (argc > 2 && atol(argv[2]) >= 100 && (recognitions == 0 || deliveries_made == 0)) {
        fprintf(stderr, "gestures: nothing was recognised or delivered\n");
        return 1;
    }
    return 0;
}
