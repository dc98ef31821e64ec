/* The sentences about objects of another kind: the argument, the object's name or handle, its kind, and what to pass instead. */
#include "stage.h"

static RKContextRef context;
static RKRect frame;

#define REFUSED(call, sentence) do { EXPECT_STATUS(call, RKStatusWrongKind); EXPECT_TEXT(rk_last_error(), sentence); } while (0)

static void kinds(void) {
    RKViewRef view;
    RKWindowRef window;
    RKGestureRecognizerRef tap;
    RKViewControllerRef controller;
    RKApplicationRef application;
    RKClassRef cls;
    bool answer;
    OK(rk_view_create(context, NULL, frame, &view));
    OK(rk_window_create(context, NULL, frame, &window));
    OK(rk_tap_create(context, NULL, &tap));
    OK(rk_view_controller_create(context, NULL, &controller));
    OK(rk_context_get_application(context, &application));
    OK(rk_class_find(context, "View", &cls));
    OK(rk_object_set_name(RK_OBJECT(view), "card"));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));
    OK(rk_object_set_name(RK_OBJECT(tap), "tap"));
    OK(rk_object_set_name(RK_OBJECT(controller), "page"));
    OK(rk_object_set_name(RK_OBJECT(application), "program"));
    REFUSED(rk_view_get_frame((RKViewRef)tap, &frame), "view (\"tap\") is a GestureRecognizer; pass a View");
    REFUSED(rk_view_add_subview(view, (RKViewRef)controller), "subview (\"page\") is a ViewController; pass a View");
    REFUSED(rk_gesture_recognizer_require_to_fail(tap, (RKGestureRecognizerRef)view), "other (\"card\") is a View; pass a GestureRecognizer");
    REFUSED(rk_view_controller_set_view((RKViewControllerRef)application, view), "controller (\"program\") is an Application; pass a ViewController");
    REFUSED(rk_window_set_root_view_controller(window, (RKViewControllerRef)window), "controller (\"window\") is a Window; pass a ViewController");
    REFUSED(rk_responder_is_first_responder((RKResponderRef)tap, &answer), "responder (\"tap\") is a GestureRecognizer; pass a Responder");
    REFUSED(rk_navigation_controller_pop(controller, NULL), "controller (\"page\") is a ViewController; pass a NavigationController");
    EXPECT_STATUS(rk_view_get_frame((RKViewRef)cls, &frame), RKStatusWrongKind);
    EXPECT(strstr(rk_last_error(), ") is a class; pass a View") != NULL && strncmp(rk_last_error(), "view (0x", 8) == 0);
}

/* Of recognisers and controls the class counts, the program's own included. */
static void types(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKGestureRecognizerRef tap, pan;
    RKControlRef own, slider;
    double number;
    desc.name = "Own";
    desc.superclass = "Button";
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_tap_create(context, NULL, &tap));
    OK(rk_pan_create(context, NULL, &pan));
    OK(rk_button_create(context, cls, frame, &own));
    OK(rk_slider_create(context, NULL, frame, &slider));
    OK(rk_object_set_name(RK_OBJECT(tap), "single"));
    OK(rk_object_set_name(RK_OBJECT(pan), "drag"));
    OK(rk_object_set_name(RK_OBJECT(own), "send"));
    OK(rk_object_set_name(RK_OBJECT(slider), "volume"));
    REFUSED(rk_pan_set_maximum_number_of_touches(tap, 2), "pan (\"single\") is a Tap; pass a Pan or a ScreenEdgePan");
    REFUSED(rk_tap_set_number_of_taps_required(pan, 2), "tap (\"drag\") is a Pan; pass a Tap or a LongPress");
    REFUSED(rk_tap_set_allowable_movement(pan, 2), "tap (\"drag\") is a Pan; pass a Tap");
    REFUSED(rk_hover_get_z_offset(tap, &number), "hover (\"single\") is a Tap; pass a Hover");
    REFUSED(rk_control_get_value(own, &number), "control (\"send\") is an Own; pass a Slider or a Stepper");
    REFUSED(rk_switch_set_on(slider, true), "control (\"volume\") is a Slider; pass a Switch");
    REFUSED(rk_control_set_count(slider, 2), "control (\"volume\") is a Slider; pass a SegmentedControl or a PageControl");
    REFUSED(rk_text_field_set_text(slider, "a"), "text_field (\"volume\") is a Slider; pass a TextField");
    EXPECT_STATUS(rk_invoke(RK_OBJECT(own), "save:", NULL, NULL, NULL), RKStatusNotFound);
    EXPECT_TEXT(rk_last_error(), "selector (\"save:\") is not an action of \"send\", an Own; see rk_object_responds_to");
}

int main(void) {
    frame = rect(0, 0, 10, 10);
    OK(rk_context_create(NULL, &context));
    kinds();
    types();
    OK(rk_context_destroy(context));
    return check_done("wrong_kinds");
}
