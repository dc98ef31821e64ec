/* A recogniser's delegate answers every question with a bool of 2: each BadView brings a tap that has it. How often it was asked is the tap's userdata. */
#include "bad.h"

typedef void (*AnyFunction)(void);
#define AS(Type, function) ((Type)(AnyFunction)(function))

/* More arguments than it takes do not matter. */
static uint8_t two(RKGestureRecognizerRef self) {
    void *asked = NULL;
    (void)rk_object_get_userdata(RK_OBJECT(self), &asked);
    (void)rk_object_set_userdata(RK_OBJECT(self), (char *)asked + 1, NULL);
    return 2;
}

static void instance_init(RKObjectRef object, void *instance, void *userdata) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerRef tap = NULL;
    const RKHost *host = (const RKHost *)userdata;
    (void)instance;
    if (rk_tap_create(host->context, NULL, &tap) != RKStatusOK) return;
    delegate.should_begin = AS(RKGestureSelfQuestion, two);
    delegate.should_receive_touch = AS(RKGestureTouchQuestion, two);
    delegate.should_recognize_simultaneously_with = AS(RKGestureQuestion, two);
    delegate.should_require_failure_of = AS(RKGestureQuestion, two);
    delegate.should_be_required_to_fail_by = AS(RKGestureQuestion, two);
    delegate.should_receive_event = AS(RKGestureEventQuestion, two);
    delegate.should_receive_press = AS(RKGesturePressQuestion, two);
    (void)rk_gesture_recognizer_set_delegate(tap, &delegate);
    (void)rk_view_add_gesture_recognizer((RKViewRef)object, tap);
    (void)rk_release(RK_OBJECT(tap));
}

static RKStatus init(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    (void)data;
    desc.name = "BadView";
    desc.superclass = "View";
    desc.instance_init = instance_init;
    desc.userdata = (void *)(uintptr_t)host;
    return host->register_class(host, &desc, &bad_class);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
