/* form.c - controls on a form, and the question that every program asks sooner or later: why did my button not fire?
 *
 *     cc form.c $(pkg-config --cflags --libs responderkit) -o form && ./form
 *
 * A control turns what a finger does into control events and calls what was added for them. With the trace on, rk_explain() explains in one sentence
 * what became of the last touch on it.
 */
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

typedef struct Form {
    RKContextRef context;
    RKViewRef page;
    RKControlRef send, sound, volume;
    double time;
} Form;

/* ---- What the controls do ---- */

static void sent(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control;
    (void)events;
    (void)event;
    (void)userdata;
    printf("  sent\n");
}

static void changed(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    Form *form = (Form *)userdata;
    (void)events;
    (void)event;
    if (control == form->sound) {
        bool on;
        CHECK(rk_switch_is_on(control, &on));
        printf("  sound %s\n", on ? "on" : "off");
    } else {
        double value;
        CHECK(rk_control_get_value(control, &value));
        printf("  volume %.0f\n", value);
    }
}

static void scrolled(RKGestureRecognizerRef recognizer, void *userdata) {
    RKGestureRecognizerState state;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_state(recognizer, &state));
    if (state == RKGestureRecognizerStateBegan) printf("  the page moves\n");
}

/* ---- The form ---- */

typedef RKStatus (*Create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);

static RKControlRef add(Form *form, Create create, const char *name, double y, double width, RKControlEvents events, RKControlAction action) {
    RKRect frame = {{20, 0}, {0, 40}};
    RKControlRef control;
    frame.origin.y = y;
    frame.size.width = width;
    CHECK(create(form->context, NULL, frame, &control));
    CHECK(rk_object_set_name(RK_OBJECT(control), name));
    CHECK(rk_control_add_action(control, events, action, form, NULL, NULL));
    CHECK(rk_view_add_subview(form->page, RK_VIEW(control)));
    CHECK(rk_release(RK_OBJECT(control)));
    return control;
}

/* A finger that goes from one point to another and lifts there. */
static void finger(Form *form, double x1, double y1, double x2, double y2) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    int k;
    sample.id = 1;
    for (k = 0; k <= 5; k++) {
        sample.phase = k == 0 ? RKTouchPhaseBegan : k == 5 ? RKTouchPhaseEnded : RKTouchPhaseMoved;
        sample.location.x = k == 5 ? x2 : x1 + (x2 - x1) * k / 4;
        sample.location.y = k == 5 ? y2 : y1 + (y2 - y1) * k / 4;
        CHECK(rk_context_send_touches(form->context, form->time += 0.02, &sample, 1));
    }
    form->time += 1;
}

static void why(RKControlRef control) {
    char text[512];
    CHECK(rk_explain(RK_OBJECT(control), text, sizeof text, NULL));
    printf("  why: %s\n", text);
}

int main(void) {
    Form form;
    RKWindowRef window;
    RKViewRef cover;
    RKGestureRecognizerRef pan;
    RKRect screen = {{0, 0}, {320, 480}};

    form.time = 0;
    CHECK(rk_context_create(NULL, &form.context));
    CHECK(rk_trace_start(form.context, 1000));
    CHECK(rk_window_create(form.context, NULL, screen, &window));
    CHECK(rk_view_create(form.context, NULL, screen, &form.page));
    CHECK(rk_object_set_name(RK_OBJECT(form.page), "page"));
    CHECK(rk_view_add_subview(RK_VIEW(window), form.page));
    form.send = add(&form, rk_button_create, "send", 100, 120, RKControlEventTouchUpInside, sent);
    form.sound = add(&form, rk_switch_create, "sound", 200, 60, RKControlEventValueChanged, changed);
    form.volume = add(&form, rk_slider_create, "volume", 300, 240, RKControlEventValueChanged, changed);
    CHECK(rk_control_set_value_range(form.volume, 0, 10));
    CHECK(rk_control_set_continuous(form.volume, false)); /* an action at the end, not on the way */

    printf("A tap on the switch, a drag of the slider's thumb, a tap on the button:\n");
    finger(&form, 50, 220, 50, 220);
    finger(&form, 40, 320, 140, 320);
    finger(&form, 80, 120, 80, 120);

    printf("A finger that leaves the button before it lifts:\n");
    finger(&form, 80, 120, 80, 260);
    why(form.send);

    printf("A page that can be dragged takes the finger away:\n");
    CHECK(rk_pan_create(form.context, NULL, &pan));
    CHECK(rk_object_set_name(RK_OBJECT(pan), "drag"));
    CHECK(rk_gesture_recognizer_add_action(pan, scrolled, NULL, NULL, NULL));
    CHECK(rk_view_add_gesture_recognizer(form.page, pan));
    finger(&form, 80, 120, 80, 160);
    why(form.send);

    printf("A disabled button:\n");
    CHECK(rk_control_set_enabled(form.send, false));
    finger(&form, 80, 120, 80, 120);
    why(form.send);
    CHECK(rk_control_set_enabled(form.send, true));

    printf("Something lies in front of it:\n");
    CHECK(rk_view_create(form.context, NULL, screen, &cover));
    CHECK(rk_object_set_name(RK_OBJECT(cover), "cover"));
    CHECK(rk_view_add_subview(RK_VIEW(window), cover));
    CHECK(rk_trace_clear(form.context));
    finger(&form, 80, 120, 80, 120);
    {
        char text[512];
        CHECK(rk_explain(RK_OBJECT(cover), text, sizeof text, NULL));
        printf("  %s\n", text);
    }

    CHECK(rk_release(RK_OBJECT(pan)));
    CHECK(rk_release(RK_OBJECT(cover)));
    CHECK(rk_release(RK_OBJECT(form.page)));
    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(form.context));
    return 0;
}
