// The headers and the library as a C++ program uses them: RK_INIT as an expression, a class whose userdata is an object.
#include <responderkit/responderkit.h>

#include <cstdio>
#include <functional>
#include <string>

namespace {
int failures = 0;
void expect(bool condition, const char *what) {
    if (condition) return;
    std::fprintf(stderr, "cplusplus: not true: %s (last error: %s)\n", what, rk_last_error());
    ++failures;
}
#define EXPECT(condition) expect((condition), #condition)

struct Counter {
    RKClassRef cls = nullptr;
    int began = 0;
    std::string last;
};

void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Counter &counter = *static_cast<Counter *>(userdata);
    char name[32] = "";
    counter.began += static_cast<int>(count);
    EXPECT(rk_object_get_name(RK_OBJECT(self), name, sizeof name, nullptr) == RKStatusOK);
    counter.last = name;
    EXPECT(rk_super_touches_began(counter.cls, self, touches, count, event) == RKStatusOK);
}

// A recogniser's action is a C++ callable, which its drop deletes.
using Action = std::function<void(RKGestureRecognizerRef)>;
void call(RKGestureRecognizerRef recognizer, void *userdata) { (*static_cast<Action *>(userdata))(recognizer); }
void forget(void *userdata) { delete static_cast<Action *>(userdata); }
void control_call(RKControlRef, RKControlEvents events, RKEventRef, void *userdata) { (*static_cast<std::function<void(RKControlEvents)> *>(userdata))(events); }

void gestures(RKContextRef context, RKWindowRef window) {
    RKGestureRecognizerRef tap = nullptr;
    RKControlRef button = nullptr;
    RKRect frame = {{5, 5}, {5, 5}};
    int taps = 0;
    RKControlEvents sent = 0;
    std::function<void(RKControlEvents)> pressed = [&sent](RKControlEvents events) { sent |= events; };
    EXPECT(rk_tap_create(context, nullptr, &tap) == RKStatusOK);
    EXPECT(rk_gesture_recognizer_add_action(tap, call, new Action([&taps](RKGestureRecognizerRef recognizer) {
        RKGestureRecognizerState state = RKGestureRecognizerStatePossible;
        EXPECT(rk_gesture_recognizer_get_state(recognizer, &state) == RKStatusOK);
        taps += state == RKGestureRecognizerStateEnded;
    }), forget, nullptr) == RKStatusOK);
    EXPECT(rk_view_add_gesture_recognizer(RK_VIEW(window), tap) == RKStatusOK);
    EXPECT(rk_release(RK_OBJECT(tap)) == RKStatusOK);
    EXPECT(rk_button_create(context, nullptr, frame, &button) == RKStatusOK);
    EXPECT(rk_control_add_action(button, RKControlEventTouchUpInside | RKControlEventTouchDown, control_call, &pressed, nullptr, nullptr) == RKStatusOK);
    EXPECT(rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)) == RKStatusOK);
    for (double at : {2.0, 7.0}) { // beside the button, and on it
        RKTouchSample sample = RK_INIT(RKTouchSample);
        sample.id = 9;
        sample.location.x = sample.location.y = at;
        EXPECT(rk_context_send_touches(context, 10 + at, &sample, 1) == RKStatusOK);
        sample.phase = RKTouchPhaseEnded;
        EXPECT(rk_context_send_touches(context, 10.1 + at, &sample, 1) == RKStatusOK);
    }
    EXPECT(taps == 1);
    EXPECT(sent == (RKControlEventTouchUpInside | RKControlEventPrimaryActionTriggered | RKControlEventTouchDown));
}
}  // namespace

int main() {
    Counter counter;
    RKContextRef context = nullptr;
    RKContextDesc how = RK_INIT(RKContextDesc);
    how.time = 5;
    EXPECT(rk_context_create(&how, &context) == RKStatusOK);

    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    methods.touches_began = began;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    desc.name = "Counter";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = &counter;
    EXPECT(rk_class_define(context, &desc, &counter.cls) == RKStatusOK);

    RKWindowRef window = nullptr;
    RKViewRef view = nullptr;
    RKRect frame = {{0, 0}, {10, 10}};
    EXPECT(rk_window_create(context, nullptr, frame, &window) == RKStatusOK);
    EXPECT(rk_view_create(context, counter.cls, frame, &view) == RKStatusOK);
    EXPECT(rk_object_set_name(RK_OBJECT(view), "counter") == RKStatusOK);
    EXPECT(rk_view_add_subview(RK_VIEW(window), view) == RKStatusOK);

    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = RKTouchPhaseBegan;
    sample.location.x = sample.location.y = 5;
    EXPECT(rk_context_send_touches(context, 5, &sample, 1) == RKStatusOK);
    EXPECT(counter.began == 1 && counter.last == "counter");
    sample.phase = RKTouchPhaseEnded;
    EXPECT(rk_context_send_touches(context, 5.1, &sample, 1) == RKStatusOK);
    gestures(context, window);
    EXPECT(rk_context_destroy(context) == RKStatusOK);
    if (failures == 0) std::puts("cplusplus: passed");
    return failures != 0;
}
