/* embed.c - ResponderKit inside a program that has a loop of its own, and touches that come from another thread.
 *
 *     cc embed.c $(pkg-config --cflags --libs responderkit) -pthread -o embed && ./embed
 *
 * The context offers one descriptor. It is readable while there is something to do, so it goes into your poll(), epoll or select()
 * beside your own descriptors; when it is readable, rk_run_loop_run_once() with timeout 0 does the work without waiting.
 * A second thread plays the part of a device driver: it posts touches, which is allowed on any thread.
 */
#define _POSIX_C_SOURCE 200809L
#include <poll.h>
#include <pthread.h>
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

typedef struct Program {
    RKContextRef context;
    int pipe_to_loop; /* a descriptor of the program: the driver writes to it when it is unplugged */
    int taps, timers;
} Program;

/* ---- The driver's thread ---- */

static void post(RKContextRef context, RKTouchPhase phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location.x = x;
    sample.location.y = y;
    /* The ready-made loop runs on CLOCK_MONOTONIC; rk_run_loop_time() reads the same clock. */
    CHECK(rk_context_post_touches(context, rk_run_loop_time(), &sample, 1));
}

static void *driver(void *argument) {
    Program *program = (Program *)argument;
    const char bye = 'x';
    int i;
    for (i = 0; i < 3; i++) {
        post(program->context, RKTouchPhaseBegan, 50, 50);
        post(program->context, RKTouchPhaseEnded, 50, 50);
    }
    if (write(program->pipe_to_loop, &bye, 1) != 1) exit(1);
    return NULL;
}

/* ---- The program's thread ---- */

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Program *program = (Program *)userdata;
    (void)self;
    (void)touches;
    (void)count;
    (void)event;
    program->taps++;
    printf("tap %d\n", program->taps);
}

static void timer_fired(RKContextRef context, double time, void *userdata) {
    Program *program = (Program *)userdata;
    (void)context;
    (void)time;
    program->timers++;
    printf("timer\n");
}

int main(void) {
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKRect frame = {{0, 0}, {100, 100}};
    RKContextDesc how = RK_INIT(RKContextDesc);
    RKClassRef cls;
    RKWindowRef window;
    RKViewRef button;
    Program program = {NULL, -1, 0, 0};
    pthread_t thread;
    struct pollfd waiting[2];
    int ends[2], unplugged = 0;

    how.time = rk_run_loop_time();
    CHECK(rk_context_create(&how, &program.context));
    responder.touches_ended = ended;
    desc.name = "TapView";
    desc.superclass = "View";
    desc.responder_methods = &responder;
    desc.userdata = &program;
    CHECK(rk_class_define(program.context, &desc, &cls));
    CHECK(rk_window_create(program.context, NULL, frame, &window));
    CHECK(rk_view_create(program.context, cls, frame, &button));
    CHECK(rk_view_add_subview(RK_VIEW(window), button));

    if (pipe(ends) != 0) return 1;
    program.pipe_to_loop = ends[1];
    waiting[0].fd = ends[0];
    waiting[0].events = POLLIN;
    CHECK(rk_run_loop_get_fd(program.context, &waiting[1].fd));
    waiting[1].events = POLLIN;

    /* A timer is due at once: the same descriptor reports it. */
    CHECK(rk_context_add_timer(program.context, how.time, timer_fired, &program, NULL, NULL));
    while (program.timers == 0) {
        if (poll(waiting, 2, -1) < 0) return 1;
        if (waiting[1].revents) CHECK(rk_run_loop_run_once(program.context, 0, NULL));
    }

    if (pthread_create(&thread, NULL, driver, &program) != 0) return 1;
    /* The loop ends when the driver is gone and everything that it posted has been handled. */
    while (!unplugged || program.taps < 3) {
        if (poll(waiting, 2, -1) < 0) return 1;
        if (waiting[0].revents) {
            char byte;
            if (read(waiting[0].fd, &byte, 1) != 1) return 1;
            unplugged = 1;
            waiting[0].fd = -1; /* poll ignores it from now on */
            waiting[0].revents = 0;
        }
        if (waiting[1].revents) CHECK(rk_run_loop_run_once(program.context, 0, NULL));
    }
    if (pthread_join(thread, NULL) != 0) return 1;
    printf("done\n");

    close(ends[0]);
    close(ends[1]);
    CHECK(rk_release(RK_OBJECT(button)));
    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(program.context));
    return 0;
}
