/* A tap on a button: its action has to be sent. */
#include <responderkit/responderkit.h>
#include <stdio.h>

static int sent;
static void on_tap(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)button, (void)events, (void)event, (void)userdata;
    sent++;
}

static RKStatus finger(RKContextRef context, double time, RKTouchPhase phase) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location.x = 150;
    sample.location.y = 210;
    return rk_context_send_touches(context, time, &sample, 1);
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKControlRef button;
    RKRect screen = {{0, 0}, {320, 480}}, frame = {{100, 200}, {120, 44}};
    if (rk_context_create(NULL, &context) || rk_window_create(context, NULL, screen, &window) || rk_button_create(context, NULL, frame, &button) ||
        rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)) || rk_control_add_action(button, RKControlEventTouchUpInside, on_tap, NULL, NULL, NULL) ||
        finger(context, 0.00, RKTouchPhaseBegan) || finger(context, 0.08, RKTouchPhaseEnded) || rk_context_destroy(context)) {
        puts(rk_last_error());
        return 1;
    }
    printf("ResponderKit %s, sent %d\n", rk_version_string(), sent);
    return sent == 1 ? 0 : 1;
}
