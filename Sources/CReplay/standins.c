// SPDX-License-Identifier: MIT
/* Stand-ins for the functions of the program that was recorded: each asks the recording what was answered. Written by Sources/Generators/generate. */
#include "arguments.h"

/* A bool is returned as the byte that came back then, which a bool of C could not be. */

static void plain_RKActionFunction(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self;
    (void)userdata;
    (void)rks_asked("RKActionFunction", &(RKReplayAsked){.object = (struct RKObject *)sender, .event = (struct RKObject *)event});
}

const RKActionFunction rks_standin_RKActionFunction = (RKActionFunction)plain_RKActionFunction;

static void plain_RKClosureHandler(void *result, void *const *arguments, void *userdata) {
    (void)result;
    (void)arguments;
    (void)userdata;
    (void)rks_called("RKClosureHandler");
}

const RKClosureHandler rks_standin_RKClosureHandler = (RKClosureHandler)plain_RKClosureHandler;

static void plain_RKControlAction(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control;
    (void)userdata;
    (void)rks_asked("RKControlAction", &(RKReplayAsked){.number = (int64_t)events, .event = (struct RKObject *)event});
}

const RKControlAction rks_standin_RKControlAction = (RKControlAction)plain_RKControlAction;

static void plain_RKDiagnosticHandler(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context;
    (void)code;
    (void)userdata;
    (void)rks_asked("RKDiagnosticHandler", &(RKReplayAsked){.text = text});
}

const RKDiagnosticHandler rks_standin_RKDiagnosticHandler = (RKDiagnosticHandler)plain_RKDiagnosticHandler;

static void plain_RKGestureAction(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer;
    (void)userdata;
    (void)rks_called("RKGestureAction");
}

const RKGestureAction rks_standin_RKGestureAction = (RKGestureAction)plain_RKGestureAction;

static void plain_RKNotificationHandler(RKContextRef context, RKNotification notification, RKObjectRef object, void *userdata) {
    (void)context;
    (void)userdata;
    (void)rks_asked("RKNotificationHandler", &(RKReplayAsked){.number = (int64_t)notification, .object = (struct RKObject *)object});
}

const RKNotificationHandler rks_standin_RKNotificationHandler = (RKNotificationHandler)plain_RKNotificationHandler;

static void plain_RKObserver(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata) {
    (void)context;
    (void)userdata;
    (void)rks_asked("RKObserver", &(RKReplayAsked){.object = (struct RKObject *)object, .event = (struct RKObject *)call->event, .list = (struct RKObject *const *)call->objects, .count = call->count, .x = call->point.x, .y = call->point.y, .number = (int64_t)call->method, .amount = (double)call->value, .text = call->text});
}

const RKObserver rks_standin_RKObserver = (RKObserver)plain_RKObserver;

static void plain_RKPostedCallback(RKContextRef context, void *userdata) {
    (void)context;
    (void)userdata;
    (void)rks_called("RKPostedCallback");
}

const RKPostedCallback rks_standin_RKPostedCallback = (RKPostedCallback)plain_RKPostedCallback;

static void plain_RKTimerCallback(RKContextRef context, double time, void *userdata) {
    (void)context;
    (void)userdata;
    (void)rks_asked("RKTimerCallback", &(RKReplayAsked){.amount = time});
}

const RKTimerCallback rks_standin_RKTimerCallback = (RKTimerCallback)plain_RKTimerCallback;

static uint8_t plain_RKGestureRecognizerDelegate_should_begin(RKGestureRecognizerRef self, void *userdata) {
    (void)self;
    (void)userdata;
    RKReplayAnswer answer = rks_called("RKGestureRecognizerDelegate.should_begin");
    return answer.byte;
}

const RKGestureSelfQuestion rks_standin_RKGestureRecognizerDelegate_should_begin = (RKGestureSelfQuestion)plain_RKGestureRecognizerDelegate_should_begin;

static uint8_t plain_RKGestureRecognizerDelegate_should_receive_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    (void)self;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerDelegate.should_receive_touch", &(RKReplayAsked){.object = (struct RKObject *)touch});
    return answer.byte;
}

const RKGestureTouchQuestion rks_standin_RKGestureRecognizerDelegate_should_receive_touch = (RKGestureTouchQuestion)plain_RKGestureRecognizerDelegate_should_receive_touch;

static uint8_t plain_RKGestureRecognizerDelegate_should_receive_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    (void)self;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerDelegate.should_receive_event", &(RKReplayAsked){.event = (struct RKObject *)event});
    return answer.byte;
}

const RKGestureEventQuestion rks_standin_RKGestureRecognizerDelegate_should_receive_event = (RKGestureEventQuestion)plain_RKGestureRecognizerDelegate_should_receive_event;

static uint8_t plain_RKGestureRecognizerDelegate_should_recognize_simultaneously_with(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerDelegate.should_recognize_simultaneously_with", &(RKReplayAsked){.object = (struct RKObject *)other});
    return answer.byte;
}

const RKGestureQuestion rks_standin_RKGestureRecognizerDelegate_should_recognize_simultaneously_with = (RKGestureQuestion)plain_RKGestureRecognizerDelegate_should_recognize_simultaneously_with;

static uint8_t plain_RKGestureRecognizerDelegate_should_require_failure_of(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerDelegate.should_require_failure_of", &(RKReplayAsked){.object = (struct RKObject *)other});
    return answer.byte;
}

const RKGestureQuestion rks_standin_RKGestureRecognizerDelegate_should_require_failure_of = (RKGestureQuestion)plain_RKGestureRecognizerDelegate_should_require_failure_of;

static uint8_t plain_RKGestureRecognizerDelegate_should_be_required_to_fail_by(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerDelegate.should_be_required_to_fail_by", &(RKReplayAsked){.object = (struct RKObject *)other});
    return answer.byte;
}

const RKGestureQuestion rks_standin_RKGestureRecognizerDelegate_should_be_required_to_fail_by = (RKGestureQuestion)plain_RKGestureRecognizerDelegate_should_be_required_to_fail_by;

static uint8_t plain_RKGestureRecognizerDelegate_should_receive_press(RKGestureRecognizerRef self, RKPressRef press, void *userdata) {
    (void)self;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerDelegate.should_receive_press", &(RKReplayAsked){.object = (struct RKObject *)press});
    return answer.byte;
}

const RKGesturePressQuestion rks_standin_RKGestureRecognizerDelegate_should_receive_press = (RKGesturePressQuestion)plain_RKGestureRecognizerDelegate_should_receive_press;

static void plain_RKScrollViewDelegate_did_scroll(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_called("RKScrollViewDelegate.did_scroll");
}

const RKScrollViewNotice rks_standin_RKScrollViewDelegate_did_scroll = (RKScrollViewNotice)plain_RKScrollViewDelegate_did_scroll;

static void plain_RKScrollViewDelegate_did_zoom(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_called("RKScrollViewDelegate.did_zoom");
}

const RKScrollViewNotice rks_standin_RKScrollViewDelegate_did_zoom = (RKScrollViewNotice)plain_RKScrollViewDelegate_did_zoom;

static void plain_RKScrollViewDelegate_will_begin_dragging(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_called("RKScrollViewDelegate.will_begin_dragging");
}

const RKScrollViewNotice rks_standin_RKScrollViewDelegate_will_begin_dragging = (RKScrollViewNotice)plain_RKScrollViewDelegate_will_begin_dragging;

static void plain_RKScrollViewDelegate_will_end_dragging(RKScrollViewRef scroll_view, RKPoint velocity, RKPoint *target, void *userdata) {
    (void)scroll_view;
    (void)velocity;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKScrollViewDelegate.will_end_dragging", &(RKReplayAsked){.x = target->x, .y = target->y});
    if (answer.has_point) *target = (RKPoint){answer.x, answer.y};
}

const RKScrollViewWillEndDragging rks_standin_RKScrollViewDelegate_will_end_dragging = (RKScrollViewWillEndDragging)plain_RKScrollViewDelegate_will_end_dragging;

static void plain_RKScrollViewDelegate_did_end_dragging(RKScrollViewRef scroll_view, bool will_decelerate, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_asked("RKScrollViewDelegate.did_end_dragging", &(RKReplayAsked){.number = (int64_t)will_decelerate});
}

const RKScrollViewDidEndDragging rks_standin_RKScrollViewDelegate_did_end_dragging = (RKScrollViewDidEndDragging)plain_RKScrollViewDelegate_did_end_dragging;

static void plain_RKScrollViewDelegate_will_begin_decelerating(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_called("RKScrollViewDelegate.will_begin_decelerating");
}

const RKScrollViewNotice rks_standin_RKScrollViewDelegate_will_begin_decelerating = (RKScrollViewNotice)plain_RKScrollViewDelegate_will_begin_decelerating;

static void plain_RKScrollViewDelegate_did_end_decelerating(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_called("RKScrollViewDelegate.did_end_decelerating");
}

const RKScrollViewNotice rks_standin_RKScrollViewDelegate_did_end_decelerating = (RKScrollViewNotice)plain_RKScrollViewDelegate_did_end_decelerating;

static void plain_RKScrollViewDelegate_did_end_scrolling_animation(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_called("RKScrollViewDelegate.did_end_scrolling_animation");
}

const RKScrollViewNotice rks_standin_RKScrollViewDelegate_did_end_scrolling_animation = (RKScrollViewNotice)plain_RKScrollViewDelegate_did_end_scrolling_animation;

static RKViewRef plain_RKScrollViewDelegate_view_for_zooming(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    RKReplayAnswer answer = rks_called("RKScrollViewDelegate.view_for_zooming");
    return (RKViewRef)answer.object;
}

const RKScrollViewViewForZooming rks_standin_RKScrollViewDelegate_view_for_zooming = (RKScrollViewViewForZooming)plain_RKScrollViewDelegate_view_for_zooming;

static void plain_RKScrollViewDelegate_will_begin_zooming(RKScrollViewRef scroll_view, RKViewRef view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_asked("RKScrollViewDelegate.will_begin_zooming", &(RKReplayAsked){.object = (struct RKObject *)view});
}

const RKScrollViewWillBeginZooming rks_standin_RKScrollViewDelegate_will_begin_zooming = (RKScrollViewWillBeginZooming)plain_RKScrollViewDelegate_will_begin_zooming;

static void plain_RKScrollViewDelegate_did_end_zooming(RKScrollViewRef scroll_view, RKViewRef view, double scale, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_asked("RKScrollViewDelegate.did_end_zooming", &(RKReplayAsked){.object = (struct RKObject *)view, .amount = scale});
}

const RKScrollViewDidEndZooming rks_standin_RKScrollViewDelegate_did_end_zooming = (RKScrollViewDidEndZooming)plain_RKScrollViewDelegate_did_end_zooming;

static uint8_t plain_RKScrollViewDelegate_should_scroll_to_top(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    RKReplayAnswer answer = rks_called("RKScrollViewDelegate.should_scroll_to_top");
    return answer.byte;
}

const RKScrollViewQuestion rks_standin_RKScrollViewDelegate_should_scroll_to_top = (RKScrollViewQuestion)plain_RKScrollViewDelegate_should_scroll_to_top;

static void plain_RKScrollViewDelegate_did_scroll_to_top(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view;
    (void)userdata;
    (void)rks_called("RKScrollViewDelegate.did_scroll_to_top");
}

const RKScrollViewNotice rks_standin_RKScrollViewDelegate_did_scroll_to_top = (RKScrollViewNotice)plain_RKScrollViewDelegate_did_scroll_to_top;

static uint8_t plain_RKTextFieldDelegate_should_begin_editing(RKControlRef text_field, void *userdata) {
    (void)text_field;
    (void)userdata;
    RKReplayAnswer answer = rks_called("RKTextFieldDelegate.should_begin_editing");
    return answer.byte;
}

const RKTextFieldQuestion rks_standin_RKTextFieldDelegate_should_begin_editing = (RKTextFieldQuestion)plain_RKTextFieldDelegate_should_begin_editing;

static void plain_RKTextFieldDelegate_did_begin_editing(RKControlRef text_field, void *userdata) {
    (void)text_field;
    (void)userdata;
    (void)rks_called("RKTextFieldDelegate.did_begin_editing");
}

const RKTextFieldNotice rks_standin_RKTextFieldDelegate_did_begin_editing = (RKTextFieldNotice)plain_RKTextFieldDelegate_did_begin_editing;

static uint8_t plain_RKTextFieldDelegate_should_end_editing(RKControlRef text_field, void *userdata) {
    (void)text_field;
    (void)userdata;
    RKReplayAnswer answer = rks_called("RKTextFieldDelegate.should_end_editing");
    return answer.byte;
}

const RKTextFieldQuestion rks_standin_RKTextFieldDelegate_should_end_editing = (RKTextFieldQuestion)plain_RKTextFieldDelegate_should_end_editing;

static void plain_RKTextFieldDelegate_did_end_editing(RKControlRef text_field, RKTextEndReason reason, void *userdata) {
    (void)text_field;
    (void)userdata;
    (void)rks_asked("RKTextFieldDelegate.did_end_editing", &(RKReplayAsked){.number = (int64_t)reason});
}

const RKTextFieldDidEndEditing rks_standin_RKTextFieldDelegate_did_end_editing = (RKTextFieldDidEndEditing)plain_RKTextFieldDelegate_did_end_editing;

static uint8_t plain_RKTextFieldDelegate_should_change_characters(RKControlRef text_field, size_t start, size_t end, const char *replacement, void *userdata) {
    (void)text_field;
    (void)start;
    (void)end;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKTextFieldDelegate.should_change_characters", &(RKReplayAsked){.text = replacement});
    return answer.byte;
}

const RKTextFieldShouldChange rks_standin_RKTextFieldDelegate_should_change_characters = (RKTextFieldShouldChange)plain_RKTextFieldDelegate_should_change_characters;

static void plain_RKTextFieldDelegate_did_change_selection(RKControlRef text_field, void *userdata) {
    (void)text_field;
    (void)userdata;
    (void)rks_called("RKTextFieldDelegate.did_change_selection");
}

const RKTextFieldNotice rks_standin_RKTextFieldDelegate_did_change_selection = (RKTextFieldNotice)plain_RKTextFieldDelegate_did_change_selection;

static uint8_t plain_RKTextFieldDelegate_should_clear(RKControlRef text_field, void *userdata) {
    (void)text_field;
    (void)userdata;
    RKReplayAnswer answer = rks_called("RKTextFieldDelegate.should_clear");
    return answer.byte;
}

const RKTextFieldQuestion rks_standin_RKTextFieldDelegate_should_clear = (RKTextFieldQuestion)plain_RKTextFieldDelegate_should_clear;

static uint8_t plain_RKTextFieldDelegate_should_return(RKControlRef text_field, void *userdata) {
    (void)text_field;
    (void)userdata;
    RKReplayAnswer answer = rks_called("RKTextFieldDelegate.should_return");
    return answer.byte;
}

const RKTextFieldQuestion rks_standin_RKTextFieldDelegate_should_return = (RKTextFieldQuestion)plain_RKTextFieldDelegate_should_return;

static size_t plain_RKTextFieldDelegate_closest_position(RKControlRef text_field, RKPoint point, void *userdata) {
    (void)text_field;
    (void)userdata;
    RKReplayAnswer answer = rks_asked("RKTextFieldDelegate.closest_position", &(RKReplayAsked){.x = point.x, .y = point.y});
    return answer.number < 0 ? 0 : (size_t)answer.number;
}

const RKTextFieldClosestPosition rks_standin_RKTextFieldDelegate_closest_position = (RKTextFieldClosestPosition)plain_RKTextFieldDelegate_closest_position;

static void RKApplicationMethods_send_event(RKApplicationRef self, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKApplicationMethods.send_event", &(RKReplayAsked){.event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_application_send_event(((const RKReplayRegistration *)userdata)->cls, self, event);
}

static const struct { uint32_t struct_size, reserved; RKApplicationSendEventMethod send_event; } all_RKApplicationMethods = {
    (uint32_t)sizeof(RKApplicationMethods), 0,
    (RKApplicationSendEventMethod)RKApplicationMethods_send_event,
};

const RKApplicationMethods *rks_take_RKApplicationMethods(RKReplayCall *call) {
    return rks_table(call, &all_RKApplicationMethods, sizeof(RKApplicationMethods), offsetof(RKApplicationMethods, send_event), 1);
}

static uint8_t RKControlMethods_begin_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKControlMethods.begin_tracking", &(RKReplayAsked){.object = (struct RKObject *)touch, .event = (struct RKObject *)event});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_begin_tracking(((const RKReplayRegistration *)userdata)->cls, self, touch, event, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKControlMethods_continue_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKControlMethods.continue_tracking", &(RKReplayAsked){.object = (struct RKObject *)touch, .event = (struct RKObject *)event});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_continue_tracking(((const RKReplayRegistration *)userdata)->cls, self, touch, event, &inherited);
        return inherited;
    }
    return answer.byte;
}

static void RKControlMethods_end_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKControlMethods.end_tracking", &(RKReplayAsked){.object = (struct RKObject *)touch, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_end_tracking(((const RKReplayRegistration *)userdata)->cls, self, touch, event);
}

static void RKControlMethods_cancel_tracking(RKControlRef self, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKControlMethods.cancel_tracking", &(RKReplayAsked){.event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_cancel_tracking(((const RKReplayRegistration *)userdata)->cls, self, event);
}

static void RKControlMethods_send_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKControlMethods.send_action", &(RKReplayAsked){.text = selector, .object = (struct RKObject *)target, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_send_action(((const RKReplayRegistration *)userdata)->cls, self, selector, target, event);
}

static const struct { uint32_t struct_size, reserved; RKControlTrackingMethod begin_tracking; RKControlTrackingMethod continue_tracking; RKControlEndTrackingMethod end_tracking; RKControlCancelTrackingMethod cancel_tracking; RKControlSendActionMethod send_action; } all_RKControlMethods = {
    (uint32_t)sizeof(RKControlMethods), 0,
    (RKControlTrackingMethod)RKControlMethods_begin_tracking,
    (RKControlTrackingMethod)RKControlMethods_continue_tracking,
    (RKControlEndTrackingMethod)RKControlMethods_end_tracking,
    (RKControlCancelTrackingMethod)RKControlMethods_cancel_tracking,
    (RKControlSendActionMethod)RKControlMethods_send_action,
};

const RKControlMethods *rks_take_RKControlMethods(RKReplayCall *call) {
    return rks_table(call, &all_RKControlMethods, sizeof(RKControlMethods), offsetof(RKControlMethods, begin_tracking), 5);
}

static void RKViewControllerMethods_load_view(RKViewControllerRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKViewControllerMethods.load_view");
    if (answer.is_inherited) (void)rk_super_load_view(((const RKReplayRegistration *)userdata)->cls, self);
}

static void RKViewControllerMethods_view_did_load(RKViewControllerRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKViewControllerMethods.view_did_load");
    if (answer.is_inherited) (void)rk_super_view_did_load(((const RKReplayRegistration *)userdata)->cls, self);
}

static void RKViewControllerMethods_view_will_appear(RKViewControllerRef self, bool animated, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewControllerMethods.view_will_appear", &(RKReplayAsked){.number = (int64_t)animated});
    if (answer.is_inherited) (void)rk_super_view_will_appear(((const RKReplayRegistration *)userdata)->cls, self, animated);
}

static void RKViewControllerMethods_view_is_appearing(RKViewControllerRef self, bool animated, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewControllerMethods.view_is_appearing", &(RKReplayAsked){.number = (int64_t)animated});
    if (answer.is_inherited) (void)rk_super_view_is_appearing(((const RKReplayRegistration *)userdata)->cls, self, animated);
}

static void RKViewControllerMethods_view_did_appear(RKViewControllerRef self, bool animated, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewControllerMethods.view_did_appear", &(RKReplayAsked){.number = (int64_t)animated});
    if (answer.is_inherited) (void)rk_super_view_did_appear(((const RKReplayRegistration *)userdata)->cls, self, animated);
}

static void RKViewControllerMethods_view_will_disappear(RKViewControllerRef self, bool animated, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewControllerMethods.view_will_disappear", &(RKReplayAsked){.number = (int64_t)animated});
    if (answer.is_inherited) (void)rk_super_view_will_disappear(((const RKReplayRegistration *)userdata)->cls, self, animated);
}

static void RKViewControllerMethods_view_did_disappear(RKViewControllerRef self, bool animated, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewControllerMethods.view_did_disappear", &(RKReplayAsked){.number = (int64_t)animated});
    if (answer.is_inherited) (void)rk_super_view_did_disappear(((const RKReplayRegistration *)userdata)->cls, self, animated);
}

static uint8_t RKViewControllerMethods_should_automatically_forward_appearance_methods(RKViewControllerRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKViewControllerMethods.should_automatically_forward_appearance_methods");
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_should_automatically_forward_appearance_methods(((const RKReplayRegistration *)userdata)->cls, self, &inherited);
        return inherited;
    }
    return answer.byte;
}

static const struct { uint32_t struct_size, reserved; RKViewControllerMethod load_view; RKViewControllerMethod view_did_load; RKViewControllerAppearanceMethod view_will_appear; RKViewControllerAppearanceMethod view_is_appearing; RKViewControllerAppearanceMethod view_did_appear; RKViewControllerAppearanceMethod view_will_disappear; RKViewControllerAppearanceMethod view_did_disappear; RKViewControllerQuestion should_automatically_forward_appearance_methods; } all_RKViewControllerMethods = {
    (uint32_t)sizeof(RKViewControllerMethods), 0,
    (RKViewControllerMethod)RKViewControllerMethods_load_view,
    (RKViewControllerMethod)RKViewControllerMethods_view_did_load,
    (RKViewControllerAppearanceMethod)RKViewControllerMethods_view_will_appear,
    (RKViewControllerAppearanceMethod)RKViewControllerMethods_view_is_appearing,
    (RKViewControllerAppearanceMethod)RKViewControllerMethods_view_did_appear,
    (RKViewControllerAppearanceMethod)RKViewControllerMethods_view_will_disappear,
    (RKViewControllerAppearanceMethod)RKViewControllerMethods_view_did_disappear,
    (RKViewControllerQuestion)RKViewControllerMethods_should_automatically_forward_appearance_methods,
};

const RKViewControllerMethods *rks_take_RKViewControllerMethods(RKReplayCall *call) {
    return rks_table(call, &all_RKViewControllerMethods, sizeof(RKViewControllerMethods), offsetof(RKViewControllerMethods, load_view), 8);
}

static void RKGestureRecognizerMethods_touches_began(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.touches_began", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_gesture_touches_began(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event);
}

static void RKGestureRecognizerMethods_touches_moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.touches_moved", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_gesture_touches_moved(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event);
}

static void RKGestureRecognizerMethods_touches_ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.touches_ended", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_gesture_touches_ended(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event);
}

static void RKGestureRecognizerMethods_touches_cancelled(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.touches_cancelled", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_gesture_touches_cancelled(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event);
}

static void RKGestureRecognizerMethods_reset(RKGestureRecognizerRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKGestureRecognizerMethods.reset");
    if (answer.is_inherited) (void)rk_super_gesture_reset(((const RKReplayRegistration *)userdata)->cls, self);
}

static uint8_t RKGestureRecognizerMethods_can_prevent(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.can_prevent", &(RKReplayAsked){.object = (struct RKObject *)other});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_gesture_can_prevent(((const RKReplayRegistration *)userdata)->cls, self, other, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKGestureRecognizerMethods_can_be_prevented_by(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.can_be_prevented_by", &(RKReplayAsked){.object = (struct RKObject *)other});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_gesture_can_be_prevented_by(((const RKReplayRegistration *)userdata)->cls, self, other, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKGestureRecognizerMethods_should_require_failure_of(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.should_require_failure_of", &(RKReplayAsked){.object = (struct RKObject *)other});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_gesture_should_require_failure_of(((const RKReplayRegistration *)userdata)->cls, self, other, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKGestureRecognizerMethods_should_be_required_to_fail_by(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.should_be_required_to_fail_by", &(RKReplayAsked){.object = (struct RKObject *)other});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_gesture_should_be_required_to_fail_by(((const RKReplayRegistration *)userdata)->cls, self, other, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKGestureRecognizerMethods_should_receive_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.should_receive_event", &(RKReplayAsked){.event = (struct RKObject *)event});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_gesture_should_receive_event(((const RKReplayRegistration *)userdata)->cls, self, event, &inherited);
        return inherited;
    }
    return answer.byte;
}

static void RKGestureRecognizerMethods_presses_began(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.presses_began", &(RKReplayAsked){.list = (struct RKObject *const *)presses, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_gesture_presses_began(((const RKReplayRegistration *)userdata)->cls, self, presses, count, event);
}

static void RKGestureRecognizerMethods_presses_changed(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.presses_changed", &(RKReplayAsked){.list = (struct RKObject *const *)presses, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_gesture_presses_changed(((const RKReplayRegistration *)userdata)->cls, self, presses, count, event);
}

static void RKGestureRecognizerMethods_presses_ended(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.presses_ended", &(RKReplayAsked){.list = (struct RKObject *const *)presses, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_gesture_presses_ended(((const RKReplayRegistration *)userdata)->cls, self, presses, count, event);
}

static void RKGestureRecognizerMethods_presses_cancelled(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.presses_cancelled", &(RKReplayAsked){.list = (struct RKObject *const *)presses, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_gesture_presses_cancelled(((const RKReplayRegistration *)userdata)->cls, self, presses, count, event);
}

static void RKGestureRecognizerMethods_touches_estimated_properties_updated(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKGestureRecognizerMethods.touches_estimated_properties_updated", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count});
    if (answer.is_inherited) (void)rk_super_gesture_touches_estimated_properties_updated(((const RKReplayRegistration *)userdata)->cls, self, touches, count);
}

static const struct { uint32_t struct_size, reserved; RKGestureTouchesMethod touches_began; RKGestureTouchesMethod touches_moved; RKGestureTouchesMethod touches_ended; RKGestureTouchesMethod touches_cancelled; RKGestureMethod reset; RKGestureQuestion can_prevent; RKGestureQuestion can_be_prevented_by; RKGestureQuestion should_require_failure_of; RKGestureQuestion should_be_required_to_fail_by; RKGestureEventQuestion should_receive_event; RKGesturePressesMethod presses_began; RKGesturePressesMethod presses_changed; RKGesturePressesMethod presses_ended; RKGesturePressesMethod presses_cancelled; RKGestureTouchesUpdatedMethod touches_estimated_properties_updated; } all_RKGestureRecognizerMethods = {
    (uint32_t)sizeof(RKGestureRecognizerMethods), 0,
    (RKGestureTouchesMethod)RKGestureRecognizerMethods_touches_began,
    (RKGestureTouchesMethod)RKGestureRecognizerMethods_touches_moved,
    (RKGestureTouchesMethod)RKGestureRecognizerMethods_touches_ended,
    (RKGestureTouchesMethod)RKGestureRecognizerMethods_touches_cancelled,
    (RKGestureMethod)RKGestureRecognizerMethods_reset,
    (RKGestureQuestion)RKGestureRecognizerMethods_can_prevent,
    (RKGestureQuestion)RKGestureRecognizerMethods_can_be_prevented_by,
    (RKGestureQuestion)RKGestureRecognizerMethods_should_require_failure_of,
    (RKGestureQuestion)RKGestureRecognizerMethods_should_be_required_to_fail_by,
    (RKGestureEventQuestion)RKGestureRecognizerMethods_should_receive_event,
    (RKGesturePressesMethod)RKGestureRecognizerMethods_presses_began,
    (RKGesturePressesMethod)RKGestureRecognizerMethods_presses_changed,
    (RKGesturePressesMethod)RKGestureRecognizerMethods_presses_ended,
    (RKGesturePressesMethod)RKGestureRecognizerMethods_presses_cancelled,
    (RKGestureTouchesUpdatedMethod)RKGestureRecognizerMethods_touches_estimated_properties_updated,
};

const RKGestureRecognizerMethods *rks_take_RKGestureRecognizerMethods(RKReplayCall *call) {
    return rks_table(call, &all_RKGestureRecognizerMethods, sizeof(RKGestureRecognizerMethods), offsetof(RKGestureRecognizerMethods, touches_began), 15);
}

static RKResponderRef RKResponderMethods_next_responder(RKResponderRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKResponderMethods.next_responder");
    if (answer.is_inherited) {
        RKResponderRef inherited = 0;
        (void)rk_super_next_responder(((const RKReplayRegistration *)userdata)->cls, self, &inherited);
        return inherited;
    }
    return (RKResponderRef)answer.object;
}

static void RKResponderMethods_touches_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.touches_began", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_touches_began(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event);
}

static void RKResponderMethods_touches_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.touches_moved", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_touches_moved(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event);
}

static void RKResponderMethods_touches_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.touches_ended", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_touches_ended(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event);
}

static void RKResponderMethods_touches_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.touches_cancelled", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_touches_cancelled(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event);
}

static uint8_t RKResponderMethods_can_become_first_responder(RKResponderRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKResponderMethods.can_become_first_responder");
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_can_become_first_responder(((const RKReplayRegistration *)userdata)->cls, self, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKResponderMethods_become_first_responder(RKResponderRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKResponderMethods.become_first_responder");
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_become_first_responder(((const RKReplayRegistration *)userdata)->cls, self, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKResponderMethods_can_resign_first_responder(RKResponderRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKResponderMethods.can_resign_first_responder");
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_can_resign_first_responder(((const RKReplayRegistration *)userdata)->cls, self, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKResponderMethods_resign_first_responder(RKResponderRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKResponderMethods.resign_first_responder");
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_resign_first_responder(((const RKReplayRegistration *)userdata)->cls, self, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKResponderMethods_can_perform_action(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.can_perform_action", &(RKReplayAsked){.text = selector, .object = (struct RKObject *)sender});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_can_perform_action(((const RKReplayRegistration *)userdata)->cls, self, selector, sender, &inherited);
        return inherited;
    }
    return answer.byte;
}

static RKResponderRef RKResponderMethods_target_for_action(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.target_for_action", &(RKReplayAsked){.text = selector, .object = (struct RKObject *)sender});
    if (answer.is_inherited) {
        RKResponderRef inherited = 0;
        (void)rk_super_target_for_action(((const RKReplayRegistration *)userdata)->cls, self, selector, sender, &inherited);
        return inherited;
    }
    return (RKResponderRef)answer.object;
}

static void RKResponderMethods_presses_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.presses_began", &(RKReplayAsked){.list = (struct RKObject *const *)presses, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_presses_began(((const RKReplayRegistration *)userdata)->cls, self, presses, count, event);
}

static void RKResponderMethods_presses_changed(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.presses_changed", &(RKReplayAsked){.list = (struct RKObject *const *)presses, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_presses_changed(((const RKReplayRegistration *)userdata)->cls, self, presses, count, event);
}

static void RKResponderMethods_presses_ended(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.presses_ended", &(RKReplayAsked){.list = (struct RKObject *const *)presses, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_presses_ended(((const RKReplayRegistration *)userdata)->cls, self, presses, count, event);
}

static void RKResponderMethods_presses_cancelled(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.presses_cancelled", &(RKReplayAsked){.list = (struct RKObject *const *)presses, .count = count, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_presses_cancelled(((const RKReplayRegistration *)userdata)->cls, self, presses, count, event);
}

static void RKResponderMethods_motion_began(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.motion_began", &(RKReplayAsked){.number = (int64_t)motion, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_motion_began(((const RKReplayRegistration *)userdata)->cls, self, motion, event);
}

static void RKResponderMethods_motion_ended(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.motion_ended", &(RKReplayAsked){.number = (int64_t)motion, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_motion_ended(((const RKReplayRegistration *)userdata)->cls, self, motion, event);
}

static void RKResponderMethods_motion_cancelled(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.motion_cancelled", &(RKReplayAsked){.number = (int64_t)motion, .event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_motion_cancelled(((const RKReplayRegistration *)userdata)->cls, self, motion, event);
}

static void RKResponderMethods_remote_control_received(RKResponderRef self, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.remote_control_received", &(RKReplayAsked){.event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_remote_control_received(((const RKReplayRegistration *)userdata)->cls, self, event);
}

static void RKResponderMethods_insert_text(RKResponderRef self, const char *text, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.insert_text", &(RKReplayAsked){.text = text});
    if (answer.is_inherited) (void)rk_super_insert_text(((const RKReplayRegistration *)userdata)->cls, self, text);
}

static void RKResponderMethods_delete_backward(RKResponderRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKResponderMethods.delete_backward");
    if (answer.is_inherited) (void)rk_super_delete_backward(((const RKReplayRegistration *)userdata)->cls, self);
}

static uint8_t RKResponderMethods_has_text(RKResponderRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKResponderMethods.has_text");
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_has_text(((const RKReplayRegistration *)userdata)->cls, self, &inherited);
        return inherited;
    }
    return answer.byte;
}

static void RKResponderMethods_touches_estimated_properties_updated(RKResponderRef self, const RKTouchRef *touches, size_t count, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKResponderMethods.touches_estimated_properties_updated", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count});
    if (answer.is_inherited) (void)rk_super_touches_estimated_properties_updated(((const RKReplayRegistration *)userdata)->cls, self, touches, count);
}

static const struct { uint32_t struct_size, reserved; RKNextResponderMethod next_responder; RKTouchesMethod touches_began; RKTouchesMethod touches_moved; RKTouchesMethod touches_ended; RKTouchesMethod touches_cancelled; RKResponderQuestion can_become_first_responder; RKResponderQuestion become_first_responder; RKResponderQuestion can_resign_first_responder; RKResponderQuestion resign_first_responder; RKCanPerformActionMethod can_perform_action; RKTargetForActionMethod target_for_action; RKPressesMethod presses_began; RKPressesMethod presses_changed; RKPressesMethod presses_ended; RKPressesMethod presses_cancelled; RKMotionMethod motion_began; RKMotionMethod motion_ended; RKMotionMethod motion_cancelled; RKRemoteControlMethod remote_control_received; RKInsertTextMethod insert_text; RKDeleteBackwardMethod delete_backward; RKResponderQuestion has_text; RKTouchesUpdatedMethod touches_estimated_properties_updated; } all_RKResponderMethods = {
    (uint32_t)sizeof(RKResponderMethods), 0,
    (RKNextResponderMethod)RKResponderMethods_next_responder,
    (RKTouchesMethod)RKResponderMethods_touches_began,
    (RKTouchesMethod)RKResponderMethods_touches_moved,
    (RKTouchesMethod)RKResponderMethods_touches_ended,
    (RKTouchesMethod)RKResponderMethods_touches_cancelled,
    (RKResponderQuestion)RKResponderMethods_can_become_first_responder,
    (RKResponderQuestion)RKResponderMethods_become_first_responder,
    (RKResponderQuestion)RKResponderMethods_can_resign_first_responder,
    (RKResponderQuestion)RKResponderMethods_resign_first_responder,
    (RKCanPerformActionMethod)RKResponderMethods_can_perform_action,
    (RKTargetForActionMethod)RKResponderMethods_target_for_action,
    (RKPressesMethod)RKResponderMethods_presses_began,
    (RKPressesMethod)RKResponderMethods_presses_changed,
    (RKPressesMethod)RKResponderMethods_presses_ended,
    (RKPressesMethod)RKResponderMethods_presses_cancelled,
    (RKMotionMethod)RKResponderMethods_motion_began,
    (RKMotionMethod)RKResponderMethods_motion_ended,
    (RKMotionMethod)RKResponderMethods_motion_cancelled,
    (RKRemoteControlMethod)RKResponderMethods_remote_control_received,
    (RKInsertTextMethod)RKResponderMethods_insert_text,
    (RKDeleteBackwardMethod)RKResponderMethods_delete_backward,
    (RKResponderQuestion)RKResponderMethods_has_text,
    (RKTouchesUpdatedMethod)RKResponderMethods_touches_estimated_properties_updated,
};

const RKResponderMethods *rks_take_RKResponderMethods(RKReplayCall *call) {
    return rks_table(call, &all_RKResponderMethods, sizeof(RKResponderMethods), offsetof(RKResponderMethods, next_responder), 23);
}

static uint8_t RKScrollViewMethods_touches_should_begin(RKScrollViewRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKScrollViewMethods.touches_should_begin", &(RKReplayAsked){.list = (struct RKObject *const *)touches, .count = count, .event = (struct RKObject *)event, .object = (struct RKObject *)view});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_touches_should_begin(((const RKReplayRegistration *)userdata)->cls, self, touches, count, event, view, &inherited);
        return inherited;
    }
    return answer.byte;
}

static uint8_t RKScrollViewMethods_touches_should_cancel(RKScrollViewRef self, RKViewRef view, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKScrollViewMethods.touches_should_cancel", &(RKReplayAsked){.object = (struct RKObject *)view});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_touches_should_cancel(((const RKReplayRegistration *)userdata)->cls, self, view, &inherited);
        return inherited;
    }
    return answer.byte;
}

static const struct { uint32_t struct_size, reserved; RKScrollViewTouchesShouldBeginMethod touches_should_begin; RKScrollViewTouchesShouldCancelMethod touches_should_cancel; } all_RKScrollViewMethods = {
    (uint32_t)sizeof(RKScrollViewMethods), 0,
    (RKScrollViewTouchesShouldBeginMethod)RKScrollViewMethods_touches_should_begin,
    (RKScrollViewTouchesShouldCancelMethod)RKScrollViewMethods_touches_should_cancel,
};

const RKScrollViewMethods *rks_take_RKScrollViewMethods(RKReplayCall *call) {
    return rks_table(call, &all_RKScrollViewMethods, sizeof(RKScrollViewMethods), offsetof(RKScrollViewMethods, touches_should_begin), 2);
}

static RKViewRef RKViewMethods_hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewMethods.hit_test", &(RKReplayAsked){.x = point.x, .y = point.y, .event = (struct RKObject *)event});
    if (answer.is_inherited) {
        RKViewRef inherited = 0;
        (void)rk_super_hit_test(((const RKReplayRegistration *)userdata)->cls, self, point, event, &inherited);
        return inherited;
    }
    return (RKViewRef)answer.object;
}

static uint8_t RKViewMethods_point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewMethods.point_inside", &(RKReplayAsked){.x = point.x, .y = point.y, .event = (struct RKObject *)event});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_point_inside(((const RKReplayRegistration *)userdata)->cls, self, point, event, &inherited);
        return inherited;
    }
    return answer.byte;
}

static void RKViewMethods_will_move_to_superview(RKViewRef self, RKViewRef other, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewMethods.will_move_to_superview", &(RKReplayAsked){.object = (struct RKObject *)other});
    if (answer.is_inherited) (void)rk_super_will_move_to_superview(((const RKReplayRegistration *)userdata)->cls, self, other);
}

static void RKViewMethods_did_move_to_superview(RKViewRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKViewMethods.did_move_to_superview");
    if (answer.is_inherited) (void)rk_super_did_move_to_superview(((const RKReplayRegistration *)userdata)->cls, self);
}

static void RKViewMethods_will_move_to_window(RKViewRef self, RKWindowRef window, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewMethods.will_move_to_window", &(RKReplayAsked){.object = (struct RKObject *)window});
    if (answer.is_inherited) (void)rk_super_will_move_to_window(((const RKReplayRegistration *)userdata)->cls, self, window);
}

static void RKViewMethods_did_move_to_window(RKViewRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKViewMethods.did_move_to_window");
    if (answer.is_inherited) (void)rk_super_did_move_to_window(((const RKReplayRegistration *)userdata)->cls, self);
}

static void RKViewMethods_did_add_subview(RKViewRef self, RKViewRef other, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewMethods.did_add_subview", &(RKReplayAsked){.object = (struct RKObject *)other});
    if (answer.is_inherited) (void)rk_super_did_add_subview(((const RKReplayRegistration *)userdata)->cls, self, other);
}

static void RKViewMethods_will_remove_subview(RKViewRef self, RKViewRef other, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewMethods.will_remove_subview", &(RKReplayAsked){.object = (struct RKObject *)other});
    if (answer.is_inherited) (void)rk_super_will_remove_subview(((const RKReplayRegistration *)userdata)->cls, self, other);
}

static uint8_t RKViewMethods_gesture_recognizer_should_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKViewMethods.gesture_recognizer_should_begin", &(RKReplayAsked){.object = (struct RKObject *)recognizer});
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_gesture_recognizer_should_begin(((const RKReplayRegistration *)userdata)->cls, self, recognizer, &inherited);
        return inherited;
    }
    return answer.byte;
}

static const struct { uint32_t struct_size, reserved; RKHitTestMethod hit_test; RKPointInsideMethod point_inside; RKViewTreeMethod will_move_to_superview; RKViewMethod did_move_to_superview; RKViewWindowMethod will_move_to_window; RKViewMethod did_move_to_window; RKViewTreeMethod did_add_subview; RKViewTreeMethod will_remove_subview; RKViewShouldBeginMethod gesture_recognizer_should_begin; } all_RKViewMethods = {
    (uint32_t)sizeof(RKViewMethods), 0,
    (RKHitTestMethod)RKViewMethods_hit_test,
    (RKPointInsideMethod)RKViewMethods_point_inside,
    (RKViewTreeMethod)RKViewMethods_will_move_to_superview,
    (RKViewMethod)RKViewMethods_did_move_to_superview,
    (RKViewWindowMethod)RKViewMethods_will_move_to_window,
    (RKViewMethod)RKViewMethods_did_move_to_window,
    (RKViewTreeMethod)RKViewMethods_did_add_subview,
    (RKViewTreeMethod)RKViewMethods_will_remove_subview,
    (RKViewShouldBeginMethod)RKViewMethods_gesture_recognizer_should_begin,
};

const RKViewMethods *rks_take_RKViewMethods(RKReplayCall *call) {
    return rks_table(call, &all_RKViewMethods, sizeof(RKViewMethods), offsetof(RKViewMethods, hit_test), 9);
}

static void RKWindowMethods_send_event(RKWindowRef self, RKEventRef event, void *userdata) {
    RKReplayAnswer answer = rks_asked("RKWindowMethods.send_event", &(RKReplayAsked){.event = (struct RKObject *)event});
    if (answer.is_inherited) (void)rk_super_window_send_event(((const RKReplayRegistration *)userdata)->cls, self, event);
}

static void RKWindowMethods_become_key_window(RKWindowRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKWindowMethods.become_key_window");
    if (answer.is_inherited) (void)rk_super_become_key_window(((const RKReplayRegistration *)userdata)->cls, self);
}

static void RKWindowMethods_resign_key_window(RKWindowRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKWindowMethods.resign_key_window");
    if (answer.is_inherited) (void)rk_super_resign_key_window(((const RKReplayRegistration *)userdata)->cls, self);
}

static uint8_t RKWindowMethods_can_become_key_window(RKWindowRef self, void *userdata) {
    RKReplayAnswer answer = rks_called("RKWindowMethods.can_become_key_window");
    if (answer.is_inherited) {
        bool inherited = 0;
        (void)rk_super_can_become_key_window(((const RKReplayRegistration *)userdata)->cls, self, &inherited);
        return inherited;
    }
    return answer.byte;
}

static const struct { uint32_t struct_size, reserved; RKWindowSendEventMethod send_event; RKWindowMethod become_key_window; RKWindowMethod resign_key_window; RKWindowQuestion can_become_key_window; } all_RKWindowMethods = {
    (uint32_t)sizeof(RKWindowMethods), 0,
    (RKWindowSendEventMethod)RKWindowMethods_send_event,
    (RKWindowMethod)RKWindowMethods_become_key_window,
    (RKWindowMethod)RKWindowMethods_resign_key_window,
    (RKWindowQuestion)RKWindowMethods_can_become_key_window,
};

const RKWindowMethods *rks_take_RKWindowMethods(RKReplayCall *call) {
    return rks_table(call, &all_RKWindowMethods, sizeof(RKWindowMethods), offsetof(RKWindowMethods, send_event), 4);
}
