/* Bad input for what moves by itself and for events beside touches: absurd sizes and times, sequences without sense, floods, exhausted memory. Nothing may trap, be stuck, or become NaN. */
#include <float.h>

#include "../C/scroll_stage.h"

static uint64_t random_state;
static uint64_t random_bits(void) { /* splitmix64 */
    uint64_t z = (random_state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}
static double absurd(void) {
    static const double values[] = {0, -0.0, 1, -1, 0.5, 100, -100, 1e-300, -1e-300, DBL_MIN, 1e9, -1e9, 1e15, 1e154, -1e154, 1e300, -1e300, DBL_MAX, -DBL_MAX, 4.9e-324};
    return values[random_bits() % (sizeof values / sizeof *values)];
}
static double absurd_size(void) { return fabs(absurd()); }

static void quiet(RKContextRef context, const char *code, const char *text, void *userdata) { (void)context, (void)code, (void)text, (void)userdata; }
static void touchy(RKScrollViewRef scroll, void *userdata) {
    RKPoint at = {NAN, NAN};
    (void)userdata;
    OK(rk_scroll_view_get_content_offset(scroll, &at));
    EXPECT(at.x == at.x && at.y == at.y);
}
static void absurd_target(RKScrollViewRef scroll, RKPoint velocity, RKPoint *target, void *userdata) {
    (void)scroll, (void)userdata;
    EXPECT(velocity.x == velocity.x && velocity.y == velocity.y && target->x == target->x && target->y == target->y);
    if (random_bits() % 2) target->y = random_bits() % 4 ? absurd() : NAN;
    if (random_bits() % 4 == 0) target->x = random_bits() % 4 ? absurd() : INFINITY;
}
static RKViewRef some_view(RKScrollViewRef scroll, void *userdata) { return (void)scroll, (RKViewRef)userdata; }

static void expect_finite(RKScrollViewRef scroll) {
    RKPoint at = {NAN, NAN}, velocity = {NAN, NAN};
    RKRect range = {{NAN, NAN}, {NAN, NAN}};
    double scale = NAN;
    OK(rk_scroll_view_get_content_offset(scroll, &at));
    OK(rk_scroll_view_get_velocity(scroll, &velocity));
    OK(rk_scroll_view_get_content_offset_range(scroll, &range));
    OK(rk_scroll_view_get_zoom_scale(scroll, &scale));
    EXPECT(at.x == at.x && at.y == at.y);
    EXPECT(velocity.x == velocity.x && velocity.y == velocity.y);
    EXPECT(scale == scale && scale > 0);
    EXPECT(range.origin.x == range.origin.x && range.size.width == range.size.width && range.size.height >= 0);
}

/* A call may refuse nonsense, with the one status that is due to it. */
#define MAY_REFUSE(call)                                                            \
    do {                                                                            \
        RKStatus may_status = (call);                                               \
        check_count++;                                                              \
        if (may_status != RKStatusOK && may_status != RKStatusInvalidArgument) OK(may_status); \
    } while (0)

/* Sizes, insets, offsets, ranges and configuration of all magnitudes, then fingers, wheels, animations on it. */
static void absurd_world(uint64_t seed) {
    static const RKConfig keys[] = {RKConfigScrollRestVelocity, RKConfigScrollRestRateSlow, RKConfigScrollRestRateFast, RKConfigScrollSettleDistance, RKConfigScrollPagingVelocity,
        RKConfigScrollDirectionalLockRatio, RKConfigScrollAnimationDuration, RKConfigScrollFrameInterval, RKConfigScrollBounceOmega, RKConfigScrollReleaseWindow, RKConfigMotionMaximumDuration};
    Stage s = stage_make();
    RKScrollViewRef scroll = NULL;
    RKScrollViewDelegate d = RK_INIT(RKScrollViewDelegate);
    RKViewRef zoomed;
    double t = 1, deadline = 0;
    int step, failures = check_failures;
    random_state = seed;
    OK(rk_context_set_diagnostic_handler(s.context, quiet, NULL, NULL));
    OK(rk_scroll_view_create(s.context, NULL, rect(0, 0, 400, 400), &scroll));
    OK(rk_view_add_subview(RK_VIEW(s.window), RK_VIEW(scroll)));
    zoomed = add_view(s.context, NULL, RK_VIEW(scroll), "z", rect(0, 0, 100, 100));
    d.did_scroll = touchy;
    d.will_end_dragging = absurd_target;
    d.view_for_zooming = some_view;
    d.userdata = zoomed;
    OK(rk_scroll_view_set_delegate(scroll, &d));
    for (step = 0; step < 60; step++) {
        RKEdgeInsets insets = {absurd(), absurd(), absurd(), absurd()};
        RKScrollSample wheel = RK_INIT(RKScrollSample);
        int k;
        switch (random_bits() % 14) {
        case 0: MAY_REFUSE(rk_scroll_view_set_content_size(scroll, size_of(absurd_size(), absurd_size()))); break;
        case 1: MAY_REFUSE(rk_scroll_view_set_content_inset(scroll, insets)); break;
        case 2: MAY_REFUSE(rk_scroll_view_set_content_offset(scroll, point(absurd(), absurd()), random_bits() & 1)); break;
        case 3: MAY_REFUSE(rk_scroll_view_scroll_rect_to_visible(scroll, rect(absurd(), absurd(), absurd(), absurd()), random_bits() & 1)); break;
        case 4: MAY_REFUSE(rk_scroll_view_set_zoom_scale_range(scroll, absurd_size(), absurd_size())); break;
        case 5: MAY_REFUSE(rk_scroll_view_set_zoom_scale(scroll, absurd_size(), random_bits() & 1)); break;
        case 6: MAY_REFUSE(rk_scroll_view_zoom_to_rect(scroll, rect(absurd(), absurd(), absurd_size(), absurd_size()), random_bits() & 1)); break;
        case 7: MAY_REFUSE(rk_view_set_frame(RK_VIEW(scroll), rect(0, 0, absurd(), absurd()))); break;
        case 8: MAY_REFUSE(rk_context_set_config(s.context, keys[random_bits() % (sizeof keys / sizeof *keys)], absurd_size())); break;
        case 9: MAY_REFUSE(rk_scroll_view_set_paging_enabled(scroll, random_bits() & 1)); MAY_REFUSE(rk_scroll_view_set_bounces(scroll, random_bits() & 1)); break;
        case 10: MAY_REFUSE(rk_view_set_frame(RK_VIEW(scroll), rect(0, 0, 400, 400))); break;
        case 11: MAY_REFUSE(rk_scroll_view_scroll_to_top(scroll, NULL)); break;
        case 12:
            wheel.location = point(200, 200);
            wheel.delta = point(absurd(), absurd());
            wheel.is_discrete = random_bits() & 1;
            MAY_REFUSE(rk_context_send_scroll(s.context, t += 0.01, &wheel));
            wheel.phase = RKGestureInputPhaseEnded;
            if (!wheel.is_discrete) MAY_REFUSE(rk_context_send_scroll(s.context, t += 0.01, &wheel));
            break;
        default: /* a drag; now and then with jumps beyond all measure */
            MAY_REFUSE(send(s.context, t += 0.01, 1, RKTouchPhaseBegan, 200, 200));
            for (k = 0; k < 8; k++) MAY_REFUSE(send(s.context, t += 0.01, 1, RKTouchPhaseMoved, random_bits() % 8 ? 200 + 10 * k : absurd(), random_bits() % 8 ? 200 - 15 * k : absurd()));
            MAY_REFUSE(send(s.context, t, 1, RKTouchPhaseEnded, 200, 80));
            break;
        }
        if (random_bits() % 2) OK(rk_context_advance(s.context, t += 0.016));
        expect_finite(scroll);
        if (check_failures != failures) {
            fprintf(stderr, "absurd_world: seed %llu, step %d\n", (unsigned long long)seed, step);
            break;
        }
    }
    OK(rk_context_cancel_all_touches(s.context));
    OK(rk_scroll_view_set_scroll_enabled(scroll, false));
    OK(rk_context_next_deadline(s.context, &deadline));
    EXPECT(deadline == deadline && deadline >= t);
    OK(rk_release(RK_OBJECT(scroll)));
    stage_end(&s);
}

/* Ended before began, two at once, a phase after the end: for everything that has phases, in any order. */
static void without_order(uint64_t seed) {
    Stage s = stage_make();
    double t = 1;
    int step;
    random_state = seed;
    OK(rk_context_set_diagnostic_handler(s.context, quiet, NULL, NULL));
    OK(rk_window_make_key(s.window));
    for (step = 0; step < 300; step++) {
        static const int input[] = {RKGestureInputPhaseBegan, RKGestureInputPhaseChanged, RKGestureInputPhaseEnded, RKGestureInputPhaseCancelled};
        int phase = input[random_bits() % 4];
        RKStatus status = RKStatusOK;
        RKPressSample press = RK_INIT(RKPressSample);
        RKScrollSample scroll = RK_INIT(RKScrollSample);
        RKTransformSample transform = RK_INIT(RKTransformSample);
        t += 0.05;
        switch (random_bits() % 5) {
        case 0: status = rk_context_send_motion(s.context, t, (RKMotionPhase)phase); if (phase == 1) { EXPECT(status == RKStatusInvalidArgument); status = RKStatusOK; } break;
        case 1:
            scroll.phase = (RKGestureInputPhase)phase;
            scroll.location = point(5, 5);
            scroll.delta = point(1, 1);
            status = rk_context_send_scroll(s.context, t, &scroll);
            break;
        case 2:
            transform.phase = (RKGestureInputPhase)phase;
            transform.scale = 1.5;
            status = rk_context_send_transform(s.context, t, &transform);
            break;
        default:
            press.id = (int64_t)(random_bits() % 3);
            press.phase = (RKPressPhase)phase;
            press.type = RKPressTypeKey;
            press.force = 0.5;
            press.characters = "k";
            status = rk_context_send_presses(s.context, t, &press, 1);
            break;
        }
        EXPECT(status == RKStatusOK || status == RKStatusNotFound || status == RKStatusAlreadyExists);
        if (status == RKStatusAlreadyExists) EXPECT(phase == 0);
        if (status == RKStatusNotFound) EXPECT(phase != 0);
        if (random_bits() % 20 == 0) OK(rk_context_cancel_all_presses(s.context));
    }
    OK(rk_context_cancel_all_presses(s.context));
    stage_end(&s);
}

/* As many as are allowed, and one more. */
static void floods(void) {
    Stage s = stage_make();
    RKPressSample *presses = (RKPressSample *)calloc(4097, sizeof *presses);
    RKPressRef one = NULL;
    char input[8];
    double t = 1;
    int i;
    OK(rk_window_make_key(s.window));
    for (i = 0; i < 4097; i++) {
        RKPressSample p = RK_INIT(RKPressSample);
        p.id = i;
        p.type = RKPressTypeKey;
        p.characters = "x";
        presses[i] = p;
    }
    EXPECT_STATUS(rk_context_send_presses(s.context, t, presses, 4097), RKStatusLimitReached);
    EXPECT_STATUS(rk_context_find_press(s.context, 0, &one), RKStatusNotFound);
    OK(rk_context_send_presses(s.context, t, presses, 4096));
    OK(rk_context_find_press(s.context, 4095, &one));
    for (i = 0; i < 4096; i++) presses[i].phase = RKPressPhaseEnded;
    OK(rk_context_send_presses(s.context, t += 1, presses, 4096));
    EXPECT_STATUS(rk_context_find_press(s.context, 4095, &one), RKStatusNotFound);
    for (i = 0; i < 2000; i++) { /* key commands, all different; then each of them again */
        snprintf(input, sizeof input, "%d", i % 1000);
        OK(rk_responder_add_key_command(RK_RESPONDER(s.view), input, RKKeyModifierCommand, "nothing:"));
    }
    for (i = 0; i < 1000; i++) {
        snprintf(input, sizeof input, "%d", i);
        OK(rk_responder_remove_key_command(RK_RESPONDER(s.view), input, RKKeyModifierCommand));
        EXPECT_STATUS(rk_responder_remove_key_command(RK_RESPONDER(s.view), input, RKKeyModifierCommand), RKStatusNotFound);
    }
    free(presses);
    stage_end(&s);
}

/* ---- Handlers that send the next one, without end (SPEC 303) ---- */

static RKContextRef looping;
static int depth;
static RKStatus deepest;
static void press_again(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKPressSample p = RK_INIT(RKPressSample);
    RKStatus status;
    (void)self, (void)presses, (void)count, (void)event, (void)userdata;
    p.id = 100 + ++depth;
    p.type = RKPressTypeSelect;
    status = rk_context_send_presses(looping, 1, &p, 1);
    if (status != RKStatusOK) deepest = status;
}
static void remote_again(RKResponderRef self, RKEventRef event, void *userdata) {
    RKStatus status;
    (void)self, (void)event, (void)userdata;
    depth++;
    status = rk_context_send_remote_control(looping, 1, RKEventSubtypeRemoteControlPlay);
    if (status != RKStatusOK) deepest = status;
}
static void text_again(RKResponderRef self, const char *text, void *userdata) {
    RKStatus status;
    (void)self, (void)userdata;
    depth++;
    status = rk_context_insert_text(looping, 1, text, NULL);
    if (status != RKStatusOK) deepest = status;
}
static void scroll_again(RKScrollViewRef scroll, void *userdata) {
    RKPoint at = offset_of(scroll);
    RKStatus status;
    (void)userdata;
    if (++depth > 100000) return;
    at.y += 1;
    status = rk_scroll_view_set_content_offset(scroll, at, false);
    if (status != RKStatusOK) deepest = status;
}

static void endless(void) {
    Stage s = stage_make();
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef view;
    RKApplicationRef application = NULL;
    RKPressSample p = RK_INIT(RKPressSample);
    RKScrollViewRef scroll = NULL;
    RKScrollViewDelegate d = RK_INIT(RKScrollViewDelegate);
    looping = s.context;
    OK(rk_context_set_diagnostic_handler(s.context, quiet, NULL, NULL));
    methods.presses_began = press_again;
    methods.remote_control_received = remote_again;
    methods.insert_text = text_again;
    desc.name = "Again";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    view = add_view(s.context, cls, RK_VIEW(s.window), "again", rect(0, 0, 10, 10));
    OK(rk_window_make_key(s.window));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), NULL));
    OK(rk_context_get_application(s.context, &application));
    OK(rk_application_begin_receiving_remote_control_events(application));
    p.type = RKPressTypeSelect;
    depth = 0, deepest = RKStatusOK;
    OK(rk_context_send_presses(s.context, 1, &p, 1));
    EXPECT(deepest == RKStatusTooDeep && depth == 64);
    OK(rk_context_cancel_all_presses(s.context));
    depth = 0, deepest = RKStatusOK;
    OK(rk_context_send_remote_control(s.context, 1, RKEventSubtypeRemoteControlPlay));
    EXPECT(deepest == RKStatusTooDeep && depth == 64);
    depth = 0, deepest = RKStatusOK;
    OK(rk_context_insert_text(s.context, 1, "a", NULL));
    EXPECT(deepest == RKStatusTooDeep && depth >= 64 && depth <= 10001);
    OK(rk_scroll_view_create(s.context, NULL, rect(0, 0, 100, 100), &scroll));
    OK(rk_scroll_view_set_content_size(scroll, size_of(100, 1e9)));
    d.did_scroll = scroll_again;
    OK(rk_scroll_view_set_delegate(scroll, &d));
    depth = 0, deepest = RKStatusOK;
    (void)!rk_scroll_view_set_content_offset(scroll, point(0, 1), false); /* however it ends, it ends */
    EXPECT(depth >= 1 && depth <= 100000);
    OK(rk_scroll_view_set_delegate(scroll, NULL));
    OK(rk_scroll_view_set_content_offset(scroll, point(0, 5), false));
    EXPECT_OFFSET(scroll, 0, 5);
    OK(rk_release(RK_OBJECT(scroll)));
    stage_end(&s);
}

/* ---- Memory that is used up at every place of a life with all of it ---- */

static RKStatus life(RKContextRef context) {
    RKWindowRef window = NULL;
    RKApplicationRef application = NULL;
    RKScrollViewRef scroll = NULL;
    RKScrollViewDelegate d = RK_INIT(RKScrollViewDelegate);
    RKControlRef field = NULL;
    RKScrollSample wheel = RK_INIT(RKScrollSample);
    RKTouchSample sample_now = sample(1, RKTouchPhaseMoved, 200, 300);
    RKTouchSnapshot between[50];
    RKPressSample presses[8];
    int i;
    TRY(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
    TRY(rk_window_make_key(window));
    TRY(rk_context_get_application(context, &application));
    for (i = 0; i < 6; i++) {
        TRY(rk_scroll_view_create(context, NULL, rect(0, 0, 400, 400), &scroll));
        TRY(rk_scroll_view_set_content_size(scroll, size_of(400, 5000)));
        TRY(rk_scroll_view_set_delegate(scroll, &d));
        TRY(rk_view_add_subview(RK_VIEW(window), RK_VIEW(scroll)));
        TRY(rk_scroll_view_set_content_offset(scroll, point(0, 10), true));
    }
    TRY(rk_text_field_create(context, NULL, rect(0, 0, 100, 40), &field));
    TRY(rk_view_add_subview(RK_VIEW(scroll), RK_VIEW(field)));
    TRY(rk_responder_become_first_responder(RK_RESPONDER(field), NULL));
    for (i = 0; i < 20; i++) TRY(rk_context_insert_text(context, 0.1, "some words that need room ", NULL));
    TRY(rk_text_field_set_text(field, "others"));
    for (i = 0; i < 20; i++) {
        char input[8];
        snprintf(input, sizeof input, "%d", i);
        TRY(rk_responder_add_key_command(RK_RESPONDER(field), input, 0, "nothing:"));
    }
    for (i = 0; i < 8; i++) {
        RKPressSample p = RK_INIT(RKPressSample);
        p.id = i;
        p.type = RKPressTypeKey;
        p.characters = p.characters_ignoring_modifiers = "many characters for one key, which need memory of their own";
        presses[i] = p;
    }
    TRY(rk_context_send_presses(context, 0.2, presses, 8));
    TRY(rk_context_post_presses(context, 0.2, presses, 1));
    TRY(rk_context_post_text(context, 0.2, "posted"));
    TRY(rk_context_drain(context, NULL));
    TRY(rk_context_send_motion(context, 0.3, RKMotionPhaseBegan));
    TRY(rk_application_begin_receiving_remote_control_events(application));
    TRY(rk_context_send_remote_control(context, 0.4, RKEventSubtypeRemoteControlPlay));
    TRY(send(context, 1, 1, RKTouchPhaseBegan, 200, 390));
    for (i = 0; i < 50; i++) between[i].timestamp = 1 + i * 0.001, between[i].location = point(200, 390 - i);
    sample_now.coalesced = between;
    sample_now.coalesced_count = 50;
    TRY(rk_context_send_touches(context, 1.1, &sample_now, 1));
    TRY(rk_context_post_touches(context, 1.2, &sample_now, 1));
    TRY(rk_context_drain(context, NULL));
    TRY(send(context, 1.2, 1, RKTouchPhaseEnded, 200, 250));
    wheel.location = point(200, 200);
    wheel.delta = point(0, 5);
    TRY(rk_context_send_scroll(context, 1.3, &wheel));
    TRY(rk_context_post_scroll(context, 1.4, &wheel));
    TRY(rk_context_advance(context, 30));
    return RKStatusOK;
}

static void exhaustion(void) {
    RKContextDesc how = RK_INIT(RKContextDesc);
    uint64_t limit, used = 0, refused = 0;
    RKStatus status = RKStatusNoMemory;
    for (limit = 20000; status != RKStatusOK && limit < (8u << 20); limit += 56) {
        RKContextRef context = NULL;
        how.memory_limit = limit;
        status = rk_context_create(&how, &context);
        if (status != RKStatusOK) continue;
        OK(rk_context_set_diagnostic_handler(context, quiet, NULL, NULL)); /* what was posted is refused with one */
        status = life(context);
        OK(rk_context_get_memory_used(context, &used));
        /* What has begun lacks nothing (SPEC 352): its lists may go beyond the limit by little. */
        EXPECT(used <= limit + 8192);
        refused += status != RKStatusOK;
        if (rk_context_cancel_all_presses(context) != RKStatusOK || rk_context_cancel_all_touches(context) != RKStatusOK) status = RKStatusNoMemory;
        OK(rk_context_destroy(context));
        if (check_failures) {
            fprintf(stderr, "memory_limit %llu\n", (unsigned long long)limit);
            return;
        }
    }
    EXPECT(status == RKStatusOK && refused > 200);
}

int main(void) {
    uint64_t seed;
    for (seed = 1; seed <= 200; seed++) absurd_world(seed);
    for (seed = 1; seed <= 50 && !check_failures; seed++) without_order(seed);
    floods();
    endless();
    exhaustion();
    return check_done("bad_scroll");
}
