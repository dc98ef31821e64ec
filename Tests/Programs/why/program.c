/* Why a button got no tap: the library names the cause. Covered, outside of its superview, in a hidden one, disabled, lost to a pan. */
#include "../shared.h"

static RKContextRef context;

static void explain(void *object) {
    char why[1024];
    CHECK(rk_explain(object, why, sizeof why, NULL));
    printf("  %s\n", why);
}

static void explain_point(RKViewRef view, double x, double y) {
    char why[1024];
    CHECK(rk_view_explain_point(view, point(x, y), false, why, sizeof why, NULL));
    printf("  %s\n", why);
}

static void ignore(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)button, (void)events, (void)event, (void)userdata;
}

int main(void) {
    RKWindowRef window;
    RKViewRef panel, glass;
    RKControlRef button;
    RKGestureRecognizerRef pan;

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_trace_start(context, 1000));
    window = make_window(context);
    panel = add_view(context, NULL, window, "panel", rect(0, 0, 200, 200));
    button = add_button(context, NULL, panel, "send", rect(100, 50, 150, 40));
    CHECK(rk_control_add_action(button, RKControlEventTouchUpInside, ignore, NULL, NULL, NULL));

    printf("nothing in the way:\n");
    tap(context, 150, 70, 1);
    explain(button);
    printf("where it sticks out of the panel:\n");
    explain_point(RK_VIEW(button), 230, 70);
    printf("under another view:\n");
    glass = add_view(context, NULL, window, "glass", rect(0, 0, 320, 480));
    tap(context, 150, 70, 3);
    explain(button);
    CHECK(rk_view_remove_from_superview(glass));
    printf("in a hidden panel:\n");
    CHECK(rk_view_set_hidden(panel, true));
    tap(context, 150, 70, 5);
    explain(button);
    CHECK(rk_view_set_hidden(panel, false));
    printf("disabled:\n");
    CHECK(rk_control_set_enabled(button, false));
    tap(context, 150, 70, 7);
    explain(button);
    CHECK(rk_control_set_enabled(button, true));

    printf("the finger moves on:\n");
    CHECK(rk_pan_create(context, NULL, &pan));
    attach(window, pan, "drag", NULL);
    down(context, 1, 150, 70, 9);
    move(context, 1, 150, 85, 9.25);
    up(context, 1, 150, 85, 9.5);
    explain(button);
    printf("and the pan, when it moves too little:\n");
    down(context, 1, 150, 300, 11);
    move(context, 1, 154, 300, 11.25);
    up(context, 1, 154, 300, 11.5);
    explain(pan);

    CHECK(rk_context_destroy(context));
    return 0;
}
