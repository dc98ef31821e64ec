/* hello.c - the smallest complete program: a tree of views, a tap, and a log of the calls.
 *
 *     cc hello.c $(pkg-config --cflags --libs responderkit) -o hello && ./hello
 *
 * ResponderKit draws nothing and reads no device. You describe your views, send the touches of the fingers, and receive calls:
 * which view a finger belongs to and what it did there.
 */
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>

/* Every call that can fail returns a status, and rk_last_error() explains the failure in one sentence. */
static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

static RKRect rect(double x, double y, double width, double height) {
    RKRect r = {{x, y}, {width, height}};
    return r;
}

/* A class is a name, a superclass and a table of functions. This one writes a line for each touch and then calls super: the inherited
 * method passes the touches on to the next responder, which for a view is its superview. */
typedef struct Talker {
    RKClassRef cls;
} Talker;

static void say(RKResponderRef self, const char *what, const RKTouchRef *touches) {
    char name[64];
    RKPoint at;
    CHECK(rk_object_get_name(RK_OBJECT(self), name, sizeof name, NULL));
    /* The finger's location in the coordinates of this view; every view has its own. */
    CHECK(rk_touch_get_location(touches[0], RK_VIEW(self), &at));
    printf("%s %s at (%g, %g)\n", name, what, at.x, at.y);
}

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    const Talker *talker = (const Talker *)userdata;
    say(self, "began", touches);
    /* A super-call names the class whose method this is, so that it stays right when the class is subclassed again. */
    CHECK(rk_super_touches_began(talker->cls, self, touches, count, event));
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    const Talker *talker = (const Talker *)userdata;
    say(self, "ended", touches);
    CHECK(rk_super_touches_ended(talker->cls, self, touches, count, event));
}

static RKClassRef define_talker(RKContextRef context, Talker *talker) {
    RKResponderMethods responder = RK_INIT(RKResponderMethods); /* zero, with struct_size filled in */
    RKClassDesc desc = RK_INIT(RKClassDesc);
    responder.touches_began = began;
    responder.touches_ended = ended;
    desc.name = "Talker";
    desc.superclass = "View";
    desc.responder_methods = &responder;
    desc.userdata = talker; /* the last argument of every method above */
    CHECK(rk_class_define(context, &desc, &talker->cls));
    return talker->cls;
}

/* Create a view, name it and put it in front of its superview's other subviews. From then on the superview keeps it alive, so our own
 * reference goes back at once; the handle stays good as long as the view is in the tree. */
static RKViewRef add(RKContextRef context, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    RKViewRef view;
    CHECK(rk_view_create(context, cls, frame, &view));
    CHECK(rk_object_set_name(RK_OBJECT(view), name));
    CHECK(rk_view_add_subview(parent, view));
    CHECK(rk_release(RK_OBJECT(view)));
    return view;
}

/* One finger, one change. The id is yours: any number that names this finger while it is down. Time is yours, too: seconds that do
 * not run backwards. */
static void touch(RKContextRef context, double time, RKTouchPhase phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location.x = x;
    sample.location.y = y;
    CHECK(rk_context_send_touches(context, time, &sample, 1));
}

int main(void) {
    RKContextRef context;
    RKClassRef cls, label_cls;
    RKWindowRef window;
    RKViewRef card, button, label, hit;
    RKPoint point = {160, 130};
    Talker talker;
    char text[2048];

    CHECK(rk_context_create(NULL, &context));
    cls = define_talker(context, &talker);
    CHECK(rk_class_find(context, "Label", &label_cls));

    CHECK(rk_window_create(context, NULL, rect(0, 0, 320, 480), &window));
    CHECK(rk_object_set_name(RK_OBJECT(window), "window"));
    card = add(context, cls, RK_VIEW(window), "card", rect(20, 40, 280, 180));
    button = add(context, cls, card, "button", rect(100, 70, 80, 40));
    /* A label lies on the button. Labels take no touches by default, so the button under it does. */
    label = add(context, label_cls, button, "label", rect(10, 5, 60, 30));
    (void)label;

    CHECK(rk_view_recursive_description(RK_VIEW(window), text, sizeof text, NULL));
    printf("The tree:\n%s", text);

    CHECK(rk_view_hit_test(RK_VIEW(window), point, NULL, &hit));
    CHECK(rk_object_get_name(RK_OBJECT(hit), text, sizeof text, NULL));
    printf("\nThe view at (%g, %g): %s\n", point.x, point.y, text);

    printf("\nA tap there:\n");
    touch(context, 0.00, RKTouchPhaseBegan, 160, 130);
    touch(context, 0.08, RKTouchPhaseEnded, 160, 130);

    printf("\nThe same tap with the button hidden:\n");
    CHECK(rk_view_set_hidden(button, true));
    touch(context, 1.00, RKTouchPhaseBegan, 160, 130);
    touch(context, 1.08, RKTouchPhaseEnded, 160, 130);

    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(context));
    return 0;
}
