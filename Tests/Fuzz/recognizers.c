/* Each recogniser alone against an independent model of SPEC 196-241: the actions, their times and states, locations and values.
 *
 *     recognizers SEED [COUNT]
 *
 * For each seed one recogniser with random properties on a view of its own, and fingers aimed at its limits. After every update and every
 * timer the actions so far and the state must be those of number_model.h; so must be the deadline for which the library asks to be woken.
 */
#include "number_streams.h"

static const char *const type_names[TYPES] = {"Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation"};

static RKContextRef context;
static RKGestureRecognizerRef recognizer;
static RKWindowRef window;
static RKViewRef view;
static Round rounds[MOST_ROUNDS];
static int round_count;
static long compared, by_type[TYPES];

/* ---- The model's types in one place ---- */

static void type_began(Touch **list, int n) {
    switch (model.type) {
    case TAP: case LONG_PRESS: taps_began(list, n); break;
    case PAN: case EDGE_PAN: pan_began(list, n); break;
    case SWIPE: swipe_began(); break;
    default: pair_began(list, n); break;
    }
}
static void type_rested(void) {
    if (model.type == PAN || model.type == EDGE_PAN) pan_rested();
}
static void type_moved(Touch **list, int n) {
    switch (model.type) {
    case TAP: case LONG_PRESS: taps_moved(list, n); break;
    case PAN: case EDGE_PAN: pan_moved(list, n); break;
    case SWIPE: swipe_moved(); break;
    default: pair_moved(); break;
    }
}
static void type_ended(Touch **list, int n) {
    switch (model.type) {
    case TAP: case LONG_PRESS: taps_ended(list, n); break;
    case PAN: case EDGE_PAN: pan_ended(list, n); break;
    case SWIPE: swipe_ended(list, n); break;
    default: pair_ended(list, n); break;
    }
}
static void type_alarm(void) { taps_alarm(); }

static void read_values(Round *r) {
    if (model.type == PAN || model.type == EDGE_PAN) {
        r->value = point(model.travel.x - model.taken.x + model.base.x, model.travel.y - model.taken.y + model.base.y);
        r->velocity = pan_velocity();
    } else if (model.type == PINCH || model.type == ROTATION) {
        r->value.x = model.value, r->velocity.x = model.velocity.x;
    }
}
static void set_value(double x, double y) {
    if (model.type == PAN || model.type == EDGE_PAN) {
        model.base = point(x - model.travel.x + model.taken.x, y - model.travel.y + model.taken.y);
        model.sample_count = 0;
        sample();
    } else if (model.type == PINCH) {
        model.value = x + 0.5;
        if (active() > 1) model.baseline = span() / model.value;
    } else if (model.type == ROTATION) {
        model.baseline = model.raw - x;
        model.value = x;
    }
    model.velocity = point(0, 0);
}

/* ---- The library's side ---- */

static void action(RKGestureRecognizerRef self, void *userdata) {
    Round *r = &rounds[round_count++];
    RKGestureRecognizerState state = RKGestureRecognizerStatePossible;
    size_t count = 0;
    (void)userdata;
    if (round_count > MOST_ROUNDS) DIE("too many actions");
    memset(r, 0, sizeof *r);
    MUST(rk_context_get_time(context, &r->t));
    MUST(rk_gesture_recognizer_get_state(self, &state));
    MUST(rk_gesture_recognizer_get_number_of_touches(self, &count));
    MUST(rk_gesture_recognizer_get_location(self, NULL, &r->at));
    r->state = (int)state, r->count = (int)count;
    switch (model.type) {
    case PAN: case EDGE_PAN:
        MUST(rk_pan_get_translation(self, NULL, &r->value));
        MUST(rk_pan_get_velocity(self, NULL, &r->velocity));
        if (model.rebase_every && round_count % model.rebase_every == 0) MUST(rk_pan_set_translation(self, point(round_count % 7, round_count % 5), NULL));
        break;
    case PINCH:
        MUST(rk_pinch_get_scale(self, &r->value.x));
        MUST(rk_pinch_get_velocity(self, &r->velocity.x));
        if (model.rebase_every && round_count % model.rebase_every == 0) MUST(rk_pinch_set_scale(self, round_count % 7 + 0.5));
        break;
    case ROTATION:
        MUST(rk_rotation_get_rotation(self, &r->value.x));
        MUST(rk_rotation_get_velocity(self, &r->velocity.x));
        if (model.rebase_every && round_count % model.rebase_every == 0) MUST(rk_rotation_set_rotation(self, round_count % 7));
        break;
    default: break;
    }
}

static void set_up(void) {
    RKRect screen = {{0, 0}, {375, 667}};
    RKClassRef cls = NULL;
    static const double movements[4] = {45, 10, 5, 0}, durations[3] = {0.75, 0.25, 1}, intervals[3] = {0.35, 0.25, 0.5}, presses[4] = {0.5, 0.25, 0, 1};
    memset(&model, 0, sizeof model);
    model.type = (Type)below(TYPES);
    model.taps = model.type == LONG_PRESS ? one_in(4) : 1 + below(3);
    model.touches_required = one_in(2) ? 1 : 1 + below(3);
    model.most_touches = one_in(3) ? model.touches_required + below(2) : 1000;
    model.movement = model.type == LONG_PRESS ? (one_in(3) ? 20 : 10) : movements[one_in(2) ? 0 : below(4)];
    model.duration = model.type == LONG_PRESS ? 0.75 : durations[one_in(2) ? 0 : below(3)];
    model.interval = model.type == LONG_PRESS ? 0.35 : intervals[one_in(2) ? 0 : below(3)];
    model.press = presses[one_in(2) ? 0 : below(4)];
    model.mask = one_in(2) ? 1u << below(4) : (uint32_t)below(17);
    model.estimator = one_in(2) ? 2 : below(2);
    model.rebase_every = one_in(3) ? 2 + below(3) : 0;
    reset();

    MUST(rk_context_create(NULL, &context));
    MUST(rk_trace_start(context, 1 << 10)); /* for what is found */
    MUST(rk_context_set_config(context, RKConfigPanVelocityEstimator, model.estimator));
    MUST(rk_window_create(context, NULL, screen, &window));
    MUST(rk_view_create(context, NULL, screen, &view));
    MUST(rk_view_add_subview(RK_VIEW(window), view));
    MUST(rk_view_set_multiple_touch_enabled(view, one_in(2))); /* changes nothing for recognisers (SPEC 96) */
    MUST(rk_class_find(context, type_names[model.type], &cls));
    MUST(rk_gesture_recognizer_create(context, cls, &recognizer));
    MUST(rk_gesture_recognizer_add_action(recognizer, action, NULL, NULL, NULL));
    switch (model.type) {
    case TAP:
        MUST(rk_tap_set_number_of_taps_required(recognizer, model.taps));
        MUST(rk_tap_set_number_of_touches_required(recognizer, model.touches_required));
        MUST(rk_tap_set_maximum_tap_duration(recognizer, model.duration));
        MUST(rk_tap_set_maximum_interval_between_successive_taps(recognizer, model.interval));
        MUST(rk_tap_set_allowable_movement(recognizer, model.movement));
        break;
    case LONG_PRESS:
        MUST(rk_long_press_set_number_of_taps_required(recognizer, model.taps));
        MUST(rk_long_press_set_number_of_touches_required(recognizer, model.touches_required));
        MUST(rk_long_press_set_minimum_press_duration(recognizer, model.press));
        MUST(rk_long_press_set_allowable_movement(recognizer, model.movement));
        break;
    case EDGE_PAN:
        model.mask &= 15, model.touches_required = 1;
        MUST(rk_screen_edge_pan_set_edges(recognizer, model.mask));
        break;
    case PAN:
        MUST(rk_pan_set_minimum_number_of_touches(recognizer, model.touches_required));
        MUST(rk_pan_set_maximum_number_of_touches(recognizer, model.most_touches));
        break;
    case SWIPE:
        MUST(rk_swipe_set_direction(recognizer, model.mask));
        MUST(rk_swipe_set_number_of_touches_required(recognizer, model.touches_required));
        break;
    default: break;
    }
    if (model.type != PAN) model.most_touches = 1000;
    MUST(rk_view_add_gesture_recognizer(view, recognizer));
}

/* ---- Comparing ---- */

static bool close_to(double is, double wanted) { return is == wanted || fabs(is - wanted) <= 1e-6 * (1 + fabs(wanted)); }
static bool points_agree(RKPoint is, RKPoint wanted) { return close_to(is.x, wanted.x) && close_to(is.y, wanted.y); }

/* From which sample on a pan that requires several fingers has a velocity is not specified. */
static bool velocity_unsaid(void) { return model.type == PAN && model.touches_required > 1; }

static void print_round(const char *who, const Round *r) {
    fprintf(stderr, "%s: t %.9g state %d touches %d at (%.9g %.9g) value (%.9g %.9g) velocity (%.9g %.9g)\n", who, r->t, r->state, r->count, r->at.x, r->at.y, r->value.x, r->value.y, r->velocity.x, r->velocity.y);
}
static void print_trace(void) {
    static RKTraceRecord records[1 << 10];
    char text[1024];
    size_t count = 0, k, length;
    records[0].struct_size = (uint32_t)sizeof *records;
    MUST(rk_trace_read(context, 0, records, 1 << 10, &count));
    for (k = 0; k < count; k++)
        if (rk_trace_describe(context, &records[k], text, sizeof text, &length) == RKStatusOK) fprintf(stderr, "  %.9g %s\n", records[k].time, text);
}
static void explain(int until) {
    int k;
    print_trace();
    fprintf(stderr, "%s: taps %d touches %d most %d duration %g interval %g movement %g press %g mask %u, %s, rebase %d\n", type_names[model.type], model.taps, model.touches_required, model.most_touches,
            model.duration, model.interval, model.movement, model.press, model.mask, model.estimator == 1 ? "last delta" : model.estimator == 2 ? "limited least squares" : "least squares", model.rebase_every);
    for (k = 0; k < plan.step_count; k++) {
        const Step *s = &plan.steps[k];
        int i;
        fprintf(stderr, "%c %.9g:", k == until ? '>' : ' ', s->t);
        for (i = s->from; i < s->from + s->count; i++) fprintf(stderr, " %d%c(%.9g %.9g)", plan.changes[i].id, "bm-ec"[plan.changes[i].phase], plan.changes[i].at.x, plan.changes[i].at.y);
        fprintf(stderr, "\n");
    }
}

static void compare(int step) {
    RKGestureRecognizerState state = RKGestureRecognizerStatePossible;
    double due = 0;
    int k;
    static int seen;
    if (step == 0) seen = 0;
    for (k = seen; k < round_count || k < model.round_count; k++) {
        const Round *is = k < round_count ? &rounds[k] : NULL, *wanted = k < model.round_count ? &model.rounds[k] : NULL;
        if (is && wanted && is->state == wanted->state && is->count == wanted->count && close_to(is->t, wanted->t) && points_agree(is->at, wanted->at) && points_agree(is->value, wanted->value) && (velocity_unsaid() || points_agree(is->velocity, wanted->velocity))) {
            compared++;
            by_type[model.type]++;
            continue;
        }
        explain(step);
        if (is) print_round("library", is);
        if (wanted) print_round("model  ", wanted);
        DIE("%s: action %d differs", type_names[model.type], k);
    }
    seen = round_count;
    MUST(rk_gesture_recognizer_get_state(recognizer, &state));
    if ((int)state != model.state) {
        explain(step);
        DIE("%s: the state is %d, the model has %d", type_names[model.type], (int)state, model.state);
    }
    MUST(rk_context_next_deadline(context, &due));
    if (!close_to(due, model.alarm) && !(isinf(due) && isinf(model.alarm))) {
        explain(step);
        DIE("%s: the next deadline is %.9g, the model has %.9g", type_names[model.type], due, model.alarm);
    }
}

static void one(void) {
    int k, i;
    set_up();
    make_stream();
    round_count = 0;
    for (k = 0; k < plan.step_count; k++) {
        const Step *s = &plan.steps[k];
        RKTouchSample samples[MOST_FINGERS];
        for (i = 0; i < s->count; i++) {
            const Change *c = &plan.changes[s->from + i];
            RKTouchSample one_sample = RK_INIT(RKTouchSample);
            one_sample.id = c->id, one_sample.phase = c->phase, one_sample.location = c->at;
            samples[i] = one_sample;
        }
        MUST(rk_context_send_touches(context, s->t, samples, (size_t)s->count));
        model_update(s->t, samples, s->count);
        compare(k);
    }
    MUST(rk_context_advance(context, 1000));
    model_advance(1000);
    compare(k);
    MUST(rk_release(RK_OBJECT(recognizer)));
    MUST(rk_release(RK_OBJECT(view)));
    MUST(rk_release(RK_OBJECT(window)));
    MUST(rk_context_destroy(context));
}

int main(int argc, char **argv) {
    int k, status = each_seed("recognizers", argc, argv, one);
    if (status) return status;
    printf("recognizers: %ld actions compared", compared);
    for (k = 0; k < TYPES; k++) printf(", %s %ld", type_names[k], by_type[k]);
    printf("\n");
    if (argc > 2 && atol(argv[2]) >= 100 && compared == 0) {
        fprintf(stderr, "recognizers: there was nothing to compare\n");
        return 1;
    }
    return 0;
}
