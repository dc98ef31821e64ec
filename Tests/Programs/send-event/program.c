/* A window that sees every event before anything in it: it counts them, and while it is locked it keeps them to itself. */
#include "../shared.h"

static RKClassRef guard_class;
static bool locked;

static void send_event(RKWindowRef self, RKEventRef event, void *userdata) {
    static const char *const phases[] = {"began", "moved", "stationary", "ended", "cancelled"};
    RKTouchRef touches[8];
    RKTouchPhase phase;
    size_t count;
    double time;
    (void)userdata;
    CHECK(rk_event_get_timestamp(event, &time));
    CHECK(rk_event_get_touches_for_window(event, self, touches, 8, &count));
    CHECK(rk_touch_get_phase(touches[0], &phase));
    printf("  %.2f s: %d touch, %s%s\n", time, (int)count, phases[phase], locked ? ", kept" : "");
    if (!locked) CHECK(rk_super_window_send_event(guard_class, self, event));
}

static void pressed(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    printf("  %s pressed\n", name_of(button));
}

int main(void) {
    RKWindowMethods methods = RK_INIT(RKWindowMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKControlRef button;

    CHECK(rk_context_create(NULL, &context));
    methods.send_event = send_event;
    desc.name = "Guard";
    desc.superclass = "Window";
    desc.window_methods = &methods;
    CHECK(rk_class_define(context, &desc, &guard_class));
    CHECK(rk_window_create(context, guard_class, rect(0, 0, 320, 480), &window));
    CHECK(rk_object_set_name(RK_OBJECT(window), "window"));
    button = add_button(context, NULL, window, "button", rect(20, 20, 100, 44));
    CHECK(rk_control_add_action(button, RKControlEventTouchUpInside, pressed, NULL, NULL, NULL));

    printf("open:\n");
    tap(context, 50, 40, 1);
    printf("locked:\n");
    locked = true;
    tap(context, 50, 40, 2);
    printf("open again:\n");
    locked = false;
    tap(context, 50, 40, 3);
    printf("locked while the finger is down:\n");
    down(context, 1, 50, 40, 4);
    move(context, 1, 52, 40, 4.25);
    locked = true;
    up(context, 1, 52, 40, 4.5);
    printf("open for the next one:\n");
    locked = false;
    tap(context, 50, 40, 6);

    CHECK(rk_context_destroy(context));
    return 0;
}
