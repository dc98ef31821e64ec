/* Timers and posted calls: the program hands the time over, timers fire at theirs, and posted calls wait until the queue is drained. */
#include "../shared.h"

static RKTimerRef second;

static void fired(RKContextRef context, double time, void *userdata) {
    (void)context;
    printf("  %.2f s: %s\n", time, (const char *)userdata);
}

/* A timer that plans itself again, three times in all. */
static void ticked(RKContextRef context, double time, void *userdata) {
    int *left = userdata;
    printf("  %.2f s: tick, %d left\n", time, --*left);
    if (*left > 0) CHECK(rk_context_add_timer(context, time + 0.5, ticked, left, NULL, NULL));
}

static void cancels(RKContextRef context, double time, void *userdata) {
    (void)context, (void)userdata;
    printf("  %.2f s: cancels the second\n", time);
    CHECK(rk_timer_cancel(second));
}

static void posted(RKContextRef context, void *userdata) {
    double time;
    CHECK(rk_context_get_time(context, &time));
    printf("  %.2f s: call %s\n", time, (const char *)userdata);
    if (strcmp(userdata, "a") == 0) CHECK(rk_context_post_call(context, posted, "c", NULL));
}

static void post_touch(RKContextRef context, RKTouchPhase phase, double time) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location = point(50, 40);
    CHECK(rk_context_post_touches(context, time, &sample, 1));
}

static void pressed(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    double time;
    (void)events, (void)userdata;
    CHECK(rk_event_get_timestamp(event, &time));
    printf("  %.2f s: %s pressed\n", time, name_of(button));
}

int main(void) {
    int left = 3;
    size_t waiting, handled;
    double deadline;
    RKContextRef context;
    RKWindowRef window;
    RKControlRef button;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    button = add_button(context, NULL, window, "button", rect(20, 20, 100, 44));
    CHECK(rk_control_add_action(button, RKControlEventTouchUpInside, pressed, NULL, NULL, NULL));

    CHECK(rk_context_add_timer(context, 2, fired, "third", NULL, NULL));
    CHECK(rk_context_add_timer(context, 1, fired, "first", NULL, NULL));
    CHECK(rk_context_add_timer(context, 1.5, fired, "second", NULL, &second));
    CHECK(rk_context_add_timer(context, 1.25, cancels, NULL, NULL, NULL));
    CHECK(rk_context_next_deadline(context, &deadline));
    printf("next deadline: %.2f s\n", deadline);
    CHECK(rk_context_advance(context, 1.125));
    printf("later:\n");
    CHECK(rk_context_advance(context, 3));
    CHECK(rk_context_next_deadline(context, &deadline));
    printf("more to come: %s\n", yes(deadline < 1000));

    printf("again and again:\n");
    CHECK(rk_context_add_timer(context, 4, ticked, &left, NULL, NULL));
    CHECK(rk_context_advance(context, 10));
    printf("a timer before an event of its time:\n");
    CHECK(rk_context_add_timer(context, 11, fired, "timer", NULL, NULL));
    tap(context, 50, 40, 10.9);

    CHECK(rk_context_post_call(context, posted, "a", NULL));
    CHECK(rk_context_post_call(context, posted, "b", NULL));
    post_touch(context, RKTouchPhaseBegan, 12);
    post_touch(context, RKTouchPhaseEnded, 12.25);
    CHECK(rk_context_get_queue_count(context, &waiting));
    printf("waiting: %d\n", (int)waiting);
    CHECK(rk_context_drain(context, &handled));
    printf("handled: %d\n", (int)handled);

    CHECK(rk_context_destroy(context));
    return 0;
}
