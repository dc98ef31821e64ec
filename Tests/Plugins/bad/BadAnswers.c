/* Wrong answers in every method that answers: bools of 2, and numbers that are no objects. Classes BadView, BadControl and BadRecognizer. */
#include "bad.h"

typedef void (*AnyFunction)(void);
#define AS(Type, function) ((Type)(AnyFunction)(function))

/* More arguments than any of the methods has do not matter to a function that looks at none. */
static uint8_t two(void) { return 2; }
static void *nonsense(void) { return (void *)(uintptr_t)0x1234567; }

static RKStatus init(const RKHost *host, void **data) {
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKControlMethods control = RK_INIT(RKControlMethods);
    RKGestureRecognizerMethods gesture = RK_INIT(RKGestureRecognizerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc), control_desc = RK_INIT(RKClassDesc), gesture_desc = RK_INIT(RKClassDesc);
    RKStatus status;
    (void)data;
    responder.next_responder = AS(RKNextResponderMethod, nonsense);
    responder.can_become_first_responder = AS(RKResponderQuestion, two);
    responder.become_first_responder = AS(RKResponderQuestion, two);
    responder.can_resign_first_responder = AS(RKResponderQuestion, two);
    responder.resign_first_responder = AS(RKResponderQuestion, two);
    responder.can_perform_action = AS(RKCanPerformActionMethod, two);
    responder.target_for_action = AS(RKTargetForActionMethod, nonsense);
    view.hit_test = AS(RKHitTestMethod, nonsense);
    view.point_inside = AS(RKPointInsideMethod, two);
    view.gesture_recognizer_should_begin = AS(RKViewShouldBeginMethod, two);
    desc.name = "BadView";
    desc.superclass = "View";
    desc.responder_methods = &responder;
    desc.view_methods = &view;
    status = host->register_class(host, &desc, &bad_class);
    control.begin_tracking = AS(RKControlTrackingMethod, two);
    control.continue_tracking = AS(RKControlTrackingMethod, two);
    control_desc.name = "BadControl";
    control_desc.superclass = "Control";
    control_desc.control_methods = &control;
    if (status == RKStatusOK) status = host->register_class(host, &control_desc, &bad_class);
    gesture.can_prevent = AS(RKGestureQuestion, two);
    gesture.can_be_prevented_by = AS(RKGestureQuestion, two);
    gesture.should_require_failure_of = AS(RKGestureQuestion, two);
    gesture.should_be_required_to_fail_by = AS(RKGestureQuestion, two);
    gesture.should_receive_event = AS(RKGestureEventQuestion, two);
    gesture_desc.name = "BadRecognizer";
    gesture_desc.superclass = "Tap";
    gesture_desc.gesture_recognizer_methods = &gesture;
    if (status == RKStatusOK) status = host->register_class(host, &gesture_desc, &bad_class);
    return status;
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
