/* SPDX-License-Identifier: MIT */
/**
 * @file functions.h
 * The library's functions as a table, for plugins, which do not link the library. Entries are only ever appended.
 * Written by Sources/Generators/generate.
 *
 * A plugin gets the table as the extension RK_EXTENSION_FUNCTIONS, and calls its entries under the functions' own names
 * (functions_by_name.h). The entry `name` is the function rk_name(), described in the header that declares it. The
 * functions of loader.h are not in the table.
 */
#ifndef RESPONDERKIT_FUNCTIONS_H
#define RESPONDERKIT_FUNCTIONS_H

#include "base.h"
#include "version.h"
#include "geometry.h"
#include "class.h"
#include "context.h"
#include "responder.h"
#include "view.h"
#include "window.h"
#include "controller.h"
#include "application.h"
#include "event.h"
#include "action.h"
#include "invoke.h"
#include "gesture.h"
#include "control.h"
#include "runloop.h"
#include "trace.h"
#include "audit.h"
#include "motion.h"
#include "press.h"
#include "problems.h"
#include "recorder.h"
#include "scroll.h"
#include "text.h"

RK_EXTERN_C_BEGIN

/** Every function that a plugin may call; `struct_size` gives the number that the library has (RK_HAS_FUNCTION). */
struct RKFunctions {
    /** Size of the table that the library has. */
    uint32_t struct_size;
    /** 0. */
    uint32_t reserved;
    const char *(*status_name)(RKStatus status);
    const char *(*status_message)(RKStatus status);
    const char *(*last_error)(void);
    RKStatus (*retain)(RKObjectRef object);
    RKStatus (*release)(RKObjectRef object);
    bool (*object_is_alive)(RKObjectRef object);
    RKStatus (*object_get_context)(RKObjectRef object, RKContextRef *out);
    RKStatus (*object_set_userdata)(RKObjectRef object, void *userdata, void (*drop)(void *userdata));
    RKStatus (*object_get_userdata)(RKObjectRef object, void **out);
    RKStatus (*object_set_name)(RKObjectRef object, const char *name);
    RKStatus (*object_get_name)(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
    RKStatus (*object_describe)(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
    uint32_t (*version)(void);
    const char *(*version_string)(void);
    uint32_t (*abi_version)(void);
    RKStatus (*abi_layout)(char *buffer, size_t capacity, size_t *length);
    RKRect (*rect_standardize)(RKRect rect);
    bool (*rect_contains_point)(RKRect rect, RKPoint point);
    bool (*rect_is_empty)(RKRect rect);
    RKRect (*rect_union)(RKRect first, RKRect second);
    RKRect (*rect_intersection)(RKRect first, RKRect second);
    RKRect (*rect_inset)(RKRect rect, double dx, double dy);
    RKRect (*rect_apply_transform)(RKRect rect, RKTransform transform);
    RKPoint (*point_apply_transform)(RKPoint point, RKTransform transform);
    RKTransform (*transform_identity)(void);
    RKTransform (*transform_make_translation)(double tx, double ty);
    RKTransform (*transform_make_scale)(double sx, double sy);
    RKTransform (*transform_make_rotation)(double angle);
    RKTransform (*transform_concat)(RKTransform first, RKTransform second);
    RKTransform (*transform_invert)(RKTransform transform);
    bool (*transform_is_invertible)(RKTransform transform);
    bool (*transform_is_identity)(RKTransform transform);
    RKStatus (*class_define)(RKContextRef context, const RKClassDesc *desc, RKClassRef *out);
    RKStatus (*class_find)(RKContextRef context, const char *name, RKClassRef *out);
    RKStatus (*class_get_name)(RKClassRef cls, char *buffer, size_t capacity, size_t *length);
    RKStatus (*class_get_superclass)(RKClassRef cls, RKClassRef *out);
    RKStatus (*class_is_subclass_of)(RKClassRef cls, RKClassRef ancestor, bool *out);
    RKStatus (*object_get_class)(RKObjectRef object, RKClassRef *out);
    RKStatus (*object_is_kind_of)(RKObjectRef object, RKClassRef cls, bool *out);
    RKStatus (*object_set_class)(RKObjectRef object, RKClassRef cls);
    RKStatus (*object_get_instance_data)(RKObjectRef object, RKClassRef cls, void **out);
    RKStatus (*class_extend)(RKClassRef cls, const RKClassDesc *desc, RKClassRef *out);
    RKStatus (*class_remove_extension)(RKClassRef extension);
    RKStatus (*context_create)(const RKContextDesc *desc, RKContextRef *out);
    RKStatus (*context_destroy)(RKContextRef context);
    RKStatus (*context_set_config)(RKContextRef context, RKConfig key, double value);
    RKStatus (*context_get_config)(RKContextRef context, RKConfig key, double *out);
    const char *(*config_name)(RKConfig key);
    const char *(*config_value_name)(RKConfig key, double value);
    double (*config_default)(RKConfig key);
    RKStatus (*context_set_diagnostic_handler)(RKContextRef context, RKDiagnosticHandler handler, void *userdata,
        void (*drop)(void *userdata));
    RKStatus (*context_set_notification_handler)(RKContextRef context, RKNotificationHandler handler, void *userdata,
        void (*drop)(void *userdata));
    RKStatus (*context_get_application)(RKContextRef context, RKApplicationRef *out);
    RKStatus (*context_get_windows)(RKContextRef context, RKWindowRef *buffer, size_t capacity, size_t *length);
    RKStatus (*context_get_key_window)(RKContextRef context, RKWindowRef *out);
    RKStatus (*context_get_object_count)(RKContextRef context, size_t *out);
    RKStatus (*context_get_memory_used)(RKContextRef context, uint64_t *out);
    RKStatus (*context_get_time)(RKContextRef context, double *out);
    RKStatus (*context_advance)(RKContextRef context, double time);
    RKStatus (*context_next_deadline)(RKContextRef context, double *out);
    RKStatus (*context_add_timer)(RKContextRef context, double deadline, RKTimerCallback callback, void *userdata,
        void (*drop)(void *userdata), RKTimerRef *out);
    RKStatus (*timer_cancel)(RKTimerRef timer);
    RKStatus (*context_post_call)(RKContextRef context, RKPostedCallback callback, void *userdata,
        void (*drop)(void *userdata));
    RKStatus (*context_get_queue_count)(RKContextRef context, size_t *out);
    RKStatus (*context_drain)(RKContextRef context, size_t *handled);
    RKStatus (*responder_create)(RKContextRef context, RKClassRef cls, RKResponderRef *out);
    RKStatus (*responder_get_next_responder)(RKResponderRef responder, RKResponderRef *out);
    RKStatus (*responder_get_chain)(RKResponderRef responder, RKResponderRef *buffer, size_t capacity, size_t *length);
    RKStatus (*responder_get_view_controller)(RKResponderRef responder, RKViewControllerRef *out);
    RKStatus (*responder_set_can_become_first_responder)(RKResponderRef responder, bool value);
    RKStatus (*responder_can_become_first_responder)(RKResponderRef responder, bool *out);
    RKStatus (*responder_set_can_resign_first_responder)(RKResponderRef responder, bool value);
    RKStatus (*responder_can_resign_first_responder)(RKResponderRef responder, bool *out);
    RKStatus (*responder_become_first_responder)(RKResponderRef responder, bool *out);
    RKStatus (*responder_resign_first_responder)(RKResponderRef responder, bool *out);
    RKStatus (*responder_is_first_responder)(RKResponderRef responder, bool *out);
    RKStatus (*responder_can_perform_action)(RKResponderRef responder, const char *selector, RKObjectRef sender,
        bool *out);
    RKStatus (*responder_target_for_action)(RKResponderRef responder, const char *selector, RKObjectRef sender,
        RKResponderRef *out);
    RKStatus (*responder_set_value)(RKResponderRef responder, const char *key, void *value);
    RKStatus (*responder_find_value)(RKResponderRef responder, const char *key, void **out, RKResponderRef *provider);
    RKStatus (*responder_send_touches)(RKResponderRef responder, RKTouchPhase phase, const RKTouchRef *touches,
        size_t count, RKEventRef event);
    RKStatus (*super_touches_began)(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
        RKEventRef event);
    RKStatus (*super_touches_moved)(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
        RKEventRef event);
    RKStatus (*super_touches_ended)(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
        RKEventRef event);
    RKStatus (*super_touches_cancelled)(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
        RKEventRef event);
    RKStatus (*super_next_responder)(RKClassRef cls, RKResponderRef self, RKResponderRef *out);
    RKStatus (*super_can_become_first_responder)(RKClassRef cls, RKResponderRef self, bool *out);
    RKStatus (*super_become_first_responder)(RKClassRef cls, RKResponderRef self, bool *out);
    RKStatus (*super_can_resign_first_responder)(RKClassRef cls, RKResponderRef self, bool *out);
    RKStatus (*super_resign_first_responder)(RKClassRef cls, RKResponderRef self, bool *out);
    RKStatus (*super_can_perform_action)(RKClassRef cls, RKResponderRef self, const char *selector, RKObjectRef sender,
        bool *out);
    RKStatus (*super_target_for_action)(RKClassRef cls, RKResponderRef self, const char *selector, RKObjectRef sender,
        RKResponderRef *out);
    RKStatus (*view_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKViewRef *out);
    RKStatus (*view_set_frame)(RKViewRef view, RKRect frame);
    RKStatus (*view_get_frame)(RKViewRef view, RKRect *out);
    RKStatus (*view_set_bounds)(RKViewRef view, RKRect bounds);
    RKStatus (*view_get_bounds)(RKViewRef view, RKRect *out);
    RKStatus (*view_set_center)(RKViewRef view, RKPoint center);
    RKStatus (*view_get_center)(RKViewRef view, RKPoint *out);
    RKStatus (*view_set_transform)(RKViewRef view, RKTransform transform);
    RKStatus (*view_get_transform)(RKViewRef view, RKTransform *out);
    RKStatus (*view_set_transform_3d)(RKViewRef view, const double *matrix);
    RKStatus (*view_set_anchor_point)(RKViewRef view, RKPoint anchor_point);
    RKStatus (*view_get_anchor_point)(RKViewRef view, RKPoint *out);
    RKStatus (*view_set_z_position)(RKViewRef view, double z);
    RKStatus (*view_get_z_position)(RKViewRef view, double *out);
    RKStatus (*view_set_hidden)(RKViewRef view, bool hidden);
    RKStatus (*view_is_hidden)(RKViewRef view, bool *out);
    RKStatus (*view_set_alpha)(RKViewRef view, double alpha);
    RKStatus (*view_get_alpha)(RKViewRef view, double *out);
    RKStatus (*view_set_user_interaction_enabled)(RKViewRef view, bool enabled);
    RKStatus (*view_is_user_interaction_enabled)(RKViewRef view, bool *out);
    RKStatus (*view_set_animating)(RKViewRef view, bool animating);
    RKStatus (*view_is_animating)(RKViewRef view, bool *out);
    RKStatus (*view_set_multiple_touch_enabled)(RKViewRef view, bool enabled);
    RKStatus (*view_is_multiple_touch_enabled)(RKViewRef view, bool *out);
    RKStatus (*view_set_exclusive_touch)(RKViewRef view, bool exclusive);
    RKStatus (*view_is_exclusive_touch)(RKViewRef view, bool *out);
    RKStatus (*view_set_clips_to_bounds)(RKViewRef view, bool clips);
    RKStatus (*view_clips_to_bounds)(RKViewRef view, bool *out);
    RKStatus (*view_add_subview)(RKViewRef view, RKViewRef subview);
    RKStatus (*view_insert_subview_at_index)(RKViewRef view, RKViewRef subview, int64_t index);
    RKStatus (*view_insert_subview_below)(RKViewRef view, RKViewRef subview, RKViewRef sibling);
    RKStatus (*view_insert_subview_above)(RKViewRef view, RKViewRef subview, RKViewRef sibling);
    RKStatus (*view_exchange_subviews)(RKViewRef view, int64_t first, int64_t second);
    RKStatus (*view_bring_subview_to_front)(RKViewRef view, RKViewRef subview);
    RKStatus (*view_send_subview_to_back)(RKViewRef view, RKViewRef subview);
    RKStatus (*view_remove_from_superview)(RKViewRef view);
    RKStatus (*view_get_superview)(RKViewRef view, RKViewRef *out);
    RKStatus (*view_get_window)(RKViewRef view, RKWindowRef *out);
    RKStatus (*view_get_subviews)(RKViewRef view, RKViewRef *buffer, size_t capacity, size_t *length);
    RKStatus (*view_is_descendant_of)(RKViewRef view, RKViewRef ancestor, bool *out);
    RKStatus (*view_get_view_controller)(RKViewRef view, RKViewControllerRef *out);
    RKStatus (*view_recursive_description)(RKViewRef view, char *buffer, size_t capacity, size_t *length);
    RKStatus (*view_convert_point_to)(RKViewRef view, RKPoint point, RKViewRef to, RKPoint *out);
    RKStatus (*view_convert_point_from)(RKViewRef view, RKPoint point, RKViewRef from, RKPoint *out);
    RKStatus (*view_convert_rect_to)(RKViewRef view, RKRect rect, RKViewRef to, RKRect *out);
    RKStatus (*view_convert_rect_from)(RKViewRef view, RKRect rect, RKViewRef from, RKRect *out);
    RKStatus (*view_hit_test)(RKViewRef view, RKPoint point, RKEventRef event, RKViewRef *out);
    RKStatus (*view_hit_test_many)(RKViewRef view, const RKPoint *points, size_t count, RKViewRef *out);
    RKStatus (*view_point_inside)(RKViewRef view, RKPoint point, RKEventRef event, bool *out);
    RKStatus (*super_hit_test)(RKClassRef cls, RKViewRef self, RKPoint point, RKEventRef event, RKViewRef *out);
    RKStatus (*super_point_inside)(RKClassRef cls, RKViewRef self, RKPoint point, RKEventRef event, bool *out);
    RKStatus (*super_will_move_to_superview)(RKClassRef cls, RKViewRef self, RKViewRef superview);
    RKStatus (*super_did_move_to_superview)(RKClassRef cls, RKViewRef self);
    RKStatus (*super_will_move_to_window)(RKClassRef cls, RKViewRef self, RKWindowRef window);
    RKStatus (*super_did_move_to_window)(RKClassRef cls, RKViewRef self);
    RKStatus (*super_did_add_subview)(RKClassRef cls, RKViewRef self, RKViewRef subview);
    RKStatus (*super_will_remove_subview)(RKClassRef cls, RKViewRef self, RKViewRef subview);
    RKStatus (*window_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKWindowRef *out);
    RKStatus (*window_set_level)(RKWindowRef window, double level);
    RKStatus (*window_get_level)(RKWindowRef window, double *out);
    RKStatus (*window_set_screen)(RKWindowRef window, uint32_t screen);
    RKStatus (*window_get_screen)(RKWindowRef window, uint32_t *out);
    RKStatus (*window_make_key)(RKWindowRef window);
    RKStatus (*window_make_key_and_visible)(RKWindowRef window);
    RKStatus (*window_is_key)(RKWindowRef window, bool *out);
    RKStatus (*window_set_root_view_controller)(RKWindowRef window, RKViewControllerRef controller);
    RKStatus (*window_get_root_view_controller)(RKWindowRef window, RKViewControllerRef *out);
    RKStatus (*window_get_first_responder)(RKWindowRef window, RKResponderRef *out);
    RKStatus (*window_convert_point_to)(RKWindowRef window, RKPoint point, RKWindowRef to, RKPoint *out);
    RKStatus (*window_convert_point_from)(RKWindowRef window, RKPoint point, RKWindowRef from, RKPoint *out);
    RKStatus (*window_convert_rect_to)(RKWindowRef window, RKRect rect, RKWindowRef to, RKRect *out);
    RKStatus (*window_convert_rect_from)(RKWindowRef window, RKRect rect, RKWindowRef from, RKRect *out);
    RKStatus (*super_window_send_event)(RKClassRef cls, RKWindowRef self, RKEventRef event);
    RKStatus (*super_become_key_window)(RKClassRef cls, RKWindowRef self);
    RKStatus (*super_resign_key_window)(RKClassRef cls, RKWindowRef self);
    RKStatus (*view_controller_create)(RKContextRef context, RKClassRef cls, RKViewControllerRef *out);
    RKStatus (*view_controller_set_view)(RKViewControllerRef controller, RKViewRef view);
    RKStatus (*view_controller_get_view)(RKViewControllerRef controller, RKViewRef *out);
    RKStatus (*view_controller_get_view_if_loaded)(RKViewControllerRef controller, RKViewRef *out);
    RKStatus (*view_controller_add_child)(RKViewControllerRef controller, RKViewControllerRef child);
    RKStatus (*view_controller_remove_from_parent)(RKViewControllerRef controller);
    RKStatus (*view_controller_get_parent)(RKViewControllerRef controller, RKViewControllerRef *out);
    RKStatus (*view_controller_get_children)(RKViewControllerRef controller, RKViewControllerRef *buffer,
        size_t capacity, size_t *length);
    RKStatus (*view_controller_present)(RKViewControllerRef controller, RKViewControllerRef presented);
    RKStatus (*view_controller_dismiss)(RKViewControllerRef controller);
    RKStatus (*view_controller_get_presenting)(RKViewControllerRef controller, RKViewControllerRef *out);
    RKStatus (*view_controller_get_presented)(RKViewControllerRef controller, RKViewControllerRef *out);
    RKStatus (*navigation_controller_push)(RKViewControllerRef controller, RKViewControllerRef content);
    RKStatus (*navigation_controller_pop)(RKViewControllerRef controller, bool *out);
    RKStatus (*navigation_controller_get_top)(RKViewControllerRef controller, RKViewControllerRef *out);
    RKStatus (*super_load_view)(RKClassRef cls, RKViewControllerRef self);
    RKStatus (*super_view_did_load)(RKClassRef cls, RKViewControllerRef self);
    RKStatus (*application_create)(RKContextRef context, RKClassRef cls, RKApplicationRef *out);
    RKStatus (*application_set_delegate)(RKApplicationRef application, RKResponderRef delegate);
    RKStatus (*application_get_delegate)(RKApplicationRef application, RKResponderRef *out);
    RKStatus (*application_send_event)(RKApplicationRef application, RKEventRef event);
    RKStatus (*application_begin_ignoring_interaction_events)(RKApplicationRef application);
    RKStatus (*application_end_ignoring_interaction_events)(RKApplicationRef application);
    RKStatus (*application_is_ignoring_interaction_events)(RKApplicationRef application, bool *out);
    RKStatus (*application_set_active)(RKApplicationRef application, bool active);
    RKStatus (*application_is_active)(RKApplicationRef application, bool *out);
    RKStatus (*super_application_send_event)(RKClassRef cls, RKApplicationRef self, RKEventRef event);
    RKStatus (*context_send_touches)(RKContextRef context, double timestamp, const RKTouchSample *samples,
        size_t count);
    RKStatus (*context_post_touches)(RKContextRef context, double timestamp, const RKTouchSample *samples,
        size_t count);
    RKStatus (*context_cancel_all_touches)(RKContextRef context);
    RKStatus (*context_post_cancel_all_touches)(RKContextRef context);
    RKStatus (*context_find_touch)(RKContextRef context, int64_t id, RKTouchRef *out);
    RKStatus (*touch_get_id)(RKTouchRef touch, int64_t *out);
    RKStatus (*touch_get_phase)(RKTouchRef touch, RKTouchPhase *out);
    RKStatus (*touch_get_type)(RKTouchRef touch, RKTouchType *out);
    RKStatus (*touch_get_tap_count)(RKTouchRef touch, uint32_t *out);
    RKStatus (*touch_get_timestamp)(RKTouchRef touch, double *out);
    RKStatus (*touch_get_view)(RKTouchRef touch, RKViewRef *out);
    RKStatus (*touch_get_window)(RKTouchRef touch, RKWindowRef *out);
    RKStatus (*touch_get_location)(RKTouchRef touch, RKViewRef view, RKPoint *out);
    RKStatus (*touch_get_previous_location)(RKTouchRef touch, RKViewRef view, RKPoint *out);
    RKStatus (*touch_get_force)(RKTouchRef touch, double *out);
    RKStatus (*touch_get_major_radius)(RKTouchRef touch, double *out);
    RKStatus (*touch_is_withheld)(RKTouchRef touch, bool *out);
    RKStatus (*touch_get_coalesced)(RKTouchRef touch, RKTouchSnapshot *buffer, size_t capacity, size_t *length);
    RKStatus (*touch_get_gesture_recognizers)(RKTouchRef touch, RKGestureRecognizerRef *buffer, size_t capacity,
        size_t *length);
    RKStatus (*event_get_type)(RKEventRef event, RKEventType *out);
    RKStatus (*event_get_timestamp)(RKEventRef event, double *out);
    RKStatus (*event_get_all_touches)(RKEventRef event, RKTouchRef *buffer, size_t capacity, size_t *length);
    RKStatus (*event_get_touches_for_view)(RKEventRef event, RKViewRef view, RKTouchRef *buffer, size_t capacity,
        size_t *length);
    RKStatus (*event_get_touches_for_window)(RKEventRef event, RKWindowRef window, RKTouchRef *buffer, size_t capacity,
        size_t *length);
    RKStatus (*event_get_touches_for_gesture_recognizer)(RKEventRef event, RKGestureRecognizerRef recognizer,
        RKTouchRef *buffer, size_t capacity, size_t *length);
    RKStatus (*context_send_pointer)(RKContextRef context, double timestamp, const RKPointerSample *sample);
    RKStatus (*application_send_action)(RKApplicationRef application, const char *selector, RKObjectRef target,
        RKObjectRef sender, RKEventRef event, bool *out);
    RKStatus (*gesture_recognizer_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*tap_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*long_press_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*pan_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*screen_edge_pan_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*swipe_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*pinch_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*rotation_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*hover_create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
    RKStatus (*view_add_gesture_recognizer)(RKViewRef view, RKGestureRecognizerRef recognizer);
    RKStatus (*view_remove_gesture_recognizer)(RKViewRef view, RKGestureRecognizerRef recognizer);
    RKStatus (*view_get_gesture_recognizers)(RKViewRef view, RKGestureRecognizerRef *buffer, size_t capacity,
        size_t *length);
    RKStatus (*gesture_recognizer_get_view)(RKGestureRecognizerRef recognizer, RKViewRef *out);
    RKStatus (*view_gesture_recognizer_should_begin)(RKViewRef view, RKGestureRecognizerRef recognizer, bool *out);
    RKStatus (*gesture_recognizer_add_action)(RKGestureRecognizerRef recognizer, RKGestureAction function,
        void *userdata, void (*drop)(void *userdata), uint64_t *identifier);
    RKStatus (*gesture_recognizer_remove_action)(RKGestureRecognizerRef recognizer, uint64_t identifier);
    RKStatus (*gesture_recognizer_add_target)(RKGestureRecognizerRef recognizer, RKObjectRef target,
        const char *selector);
    RKStatus (*gesture_recognizer_remove_target)(RKGestureRecognizerRef recognizer, RKObjectRef target,
        const char *selector);
    RKStatus (*gesture_recognizer_get_state)(RKGestureRecognizerRef recognizer, RKGestureRecognizerState *out);
    RKStatus (*gesture_recognizer_set_state)(RKGestureRecognizerRef recognizer, RKGestureRecognizerState state);
    RKStatus (*gesture_recognizer_ignore_touch)(RKGestureRecognizerRef recognizer, RKTouchRef touch);
    RKStatus (*gesture_recognizer_set_enabled)(RKGestureRecognizerRef recognizer, bool enabled);
    RKStatus (*gesture_recognizer_is_enabled)(RKGestureRecognizerRef recognizer, bool *out);
    RKStatus (*gesture_recognizer_set_cancels_touches_in_view)(RKGestureRecognizerRef recognizer, bool value);
    RKStatus (*gesture_recognizer_cancels_touches_in_view)(RKGestureRecognizerRef recognizer, bool *out);
    RKStatus (*gesture_recognizer_set_delays_touches_began)(RKGestureRecognizerRef recognizer, bool value);
    RKStatus (*gesture_recognizer_delays_touches_began)(RKGestureRecognizerRef recognizer, bool *out);
    RKStatus (*gesture_recognizer_set_delays_touches_ended)(RKGestureRecognizerRef recognizer, bool value);
    RKStatus (*gesture_recognizer_delays_touches_ended)(RKGestureRecognizerRef recognizer, bool *out);
    RKStatus (*gesture_recognizer_set_allowed_touch_types)(RKGestureRecognizerRef recognizer, uint32_t types);
    RKStatus (*gesture_recognizer_get_allowed_touch_types)(RKGestureRecognizerRef recognizer, uint32_t *out);
    RKStatus (*gesture_recognizer_set_requires_exclusive_touch_type)(RKGestureRecognizerRef recognizer, bool value);
    RKStatus (*gesture_recognizer_requires_exclusive_touch_type)(RKGestureRecognizerRef recognizer, bool *out);
    RKStatus (*gesture_recognizer_require_to_fail)(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other);
    RKStatus (*gesture_recognizer_can_prevent)(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other,
        bool *out);
    RKStatus (*gesture_recognizer_can_be_prevented_by)(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other,
        bool *out);
    RKStatus (*gesture_recognizer_set_delegate)(RKGestureRecognizerRef recognizer,
        const RKGestureRecognizerDelegate *delegate);
    RKStatus (*gesture_recognizer_get_delegate)(RKGestureRecognizerRef recognizer, RKObjectRef *out);
    RKStatus (*gesture_recognizer_get_number_of_touches)(RKGestureRecognizerRef recognizer, size_t *out);
    RKStatus (*gesture_recognizer_get_location)(RKGestureRecognizerRef recognizer, RKViewRef view, RKPoint *out);
    RKStatus (*gesture_recognizer_get_location_of_touch)(RKGestureRecognizerRef recognizer, size_t index,
        RKViewRef view, RKPoint *out);
    RKStatus (*gesture_recognizer_get_touches)(RKGestureRecognizerRef recognizer, RKTouchRef *buffer, size_t capacity,
        size_t *length);
    RKStatus (*tap_set_number_of_taps_required)(RKGestureRecognizerRef tap, int64_t value);
    RKStatus (*tap_get_number_of_taps_required)(RKGestureRecognizerRef tap, int64_t *out);
    RKStatus (*tap_set_number_of_touches_required)(RKGestureRecognizerRef tap, int64_t value);
    RKStatus (*tap_get_number_of_touches_required)(RKGestureRecognizerRef tap, int64_t *out);
    RKStatus (*tap_set_maximum_tap_duration)(RKGestureRecognizerRef tap, double seconds);
    RKStatus (*tap_get_maximum_tap_duration)(RKGestureRecognizerRef tap, double *out);
    RKStatus (*tap_set_maximum_interval_between_successive_taps)(RKGestureRecognizerRef tap, double seconds);
    RKStatus (*tap_get_maximum_interval_between_successive_taps)(RKGestureRecognizerRef tap, double *out);
    RKStatus (*tap_set_allowable_movement)(RKGestureRecognizerRef tap, double points);
    RKStatus (*tap_get_allowable_movement)(RKGestureRecognizerRef tap, double *out);
    RKStatus (*long_press_set_minimum_press_duration)(RKGestureRecognizerRef press, double seconds);
    RKStatus (*long_press_get_minimum_press_duration)(RKGestureRecognizerRef press, double *out);
    RKStatus (*long_press_set_allowable_movement)(RKGestureRecognizerRef press, double points);
    RKStatus (*long_press_get_allowable_movement)(RKGestureRecognizerRef press, double *out);
    RKStatus (*long_press_set_number_of_touches_required)(RKGestureRecognizerRef press, int64_t value);
    RKStatus (*long_press_get_number_of_touches_required)(RKGestureRecognizerRef press, int64_t *out);
    RKStatus (*long_press_set_number_of_taps_required)(RKGestureRecognizerRef press, int64_t value);
    RKStatus (*long_press_get_number_of_taps_required)(RKGestureRecognizerRef press, int64_t *out);
    RKStatus (*pan_set_minimum_number_of_touches)(RKGestureRecognizerRef pan, int64_t value);
    RKStatus (*pan_get_minimum_number_of_touches)(RKGestureRecognizerRef pan, int64_t *out);
    RKStatus (*pan_set_maximum_number_of_touches)(RKGestureRecognizerRef pan, int64_t value);
    RKStatus (*pan_get_maximum_number_of_touches)(RKGestureRecognizerRef pan, int64_t *out);
    RKStatus (*pan_get_translation)(RKGestureRecognizerRef pan, RKViewRef view, RKPoint *out);
    RKStatus (*pan_set_translation)(RKGestureRecognizerRef pan, RKPoint translation, RKViewRef view);
    RKStatus (*pan_get_velocity)(RKGestureRecognizerRef pan, RKViewRef view, RKPoint *out);
    RKStatus (*screen_edge_pan_set_edges)(RKGestureRecognizerRef pan, uint32_t edges);
    RKStatus (*screen_edge_pan_get_edges)(RKGestureRecognizerRef pan, uint32_t *out);
    RKStatus (*swipe_set_direction)(RKGestureRecognizerRef swipe, uint32_t direction);
    RKStatus (*swipe_get_direction)(RKGestureRecognizerRef swipe, uint32_t *out);
    RKStatus (*swipe_set_number_of_touches_required)(RKGestureRecognizerRef swipe, int64_t value);
    RKStatus (*swipe_get_number_of_touches_required)(RKGestureRecognizerRef swipe, int64_t *out);
    RKStatus (*pinch_get_scale)(RKGestureRecognizerRef pinch, double *out);
    RKStatus (*pinch_set_scale)(RKGestureRecognizerRef pinch, double scale);
    RKStatus (*pinch_get_velocity)(RKGestureRecognizerRef pinch, double *out);
    RKStatus (*rotation_get_rotation)(RKGestureRecognizerRef rotation, double *out);
    RKStatus (*rotation_set_rotation)(RKGestureRecognizerRef rotation, double radians);
    RKStatus (*rotation_get_velocity)(RKGestureRecognizerRef rotation, double *out);
    RKStatus (*super_gesture_touches_began)(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
        size_t count, RKEventRef event);
    RKStatus (*super_gesture_touches_moved)(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
        size_t count, RKEventRef event);
    RKStatus (*super_gesture_touches_ended)(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
        size_t count, RKEventRef event);
    RKStatus (*super_gesture_touches_cancelled)(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
        size_t count, RKEventRef event);
    RKStatus (*super_gesture_reset)(RKClassRef cls, RKGestureRecognizerRef self);
    RKStatus (*super_gesture_can_prevent)(RKClassRef cls, RKGestureRecognizerRef self, RKGestureRecognizerRef other,
        bool *out);
    RKStatus (*super_gesture_can_be_prevented_by)(RKClassRef cls, RKGestureRecognizerRef self,
        RKGestureRecognizerRef other, bool *out);
    RKStatus (*super_gesture_should_require_failure_of)(RKClassRef cls, RKGestureRecognizerRef self,
        RKGestureRecognizerRef other, bool *out);
    RKStatus (*super_gesture_should_be_required_to_fail_by)(RKClassRef cls, RKGestureRecognizerRef self,
        RKGestureRecognizerRef other, bool *out);
    RKStatus (*super_gesture_should_receive_event)(RKClassRef cls, RKGestureRecognizerRef self, RKEventRef event,
        bool *out);
    RKStatus (*super_gesture_recognizer_should_begin)(RKClassRef cls, RKViewRef self,
        RKGestureRecognizerRef recognizer, bool *out);
    RKStatus (*control_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
    RKStatus (*button_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
    RKStatus (*switch_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
    RKStatus (*slider_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
    RKStatus (*stepper_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
    RKStatus (*segmented_control_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
    RKStatus (*page_control_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
    RKStatus (*control_add_target)(RKControlRef control, RKObjectRef target, const char *selector,
        RKControlEvents events);
    RKStatus (*control_remove_target)(RKControlRef control, RKObjectRef target, const char *selector,
        RKControlEvents events);
    RKStatus (*control_add_action)(RKControlRef control, RKControlEvents events, RKControlAction function,
        void *userdata, void (*drop)(void *userdata), uint64_t *identifier);
    RKStatus (*control_remove_action)(RKControlRef control, uint64_t identifier);
    RKStatus (*control_get_all_control_events)(RKControlRef control, RKControlEvents *out);
    RKStatus (*control_send_actions)(RKControlRef control, RKControlEvents events);
    RKStatus (*control_send_action)(RKControlRef control, const char *selector, RKObjectRef target, RKEventRef event);
    RKStatus (*control_set_enabled)(RKControlRef control, bool enabled);
    RKStatus (*control_is_enabled)(RKControlRef control, bool *out);
    RKStatus (*control_set_selected)(RKControlRef control, bool selected);
    RKStatus (*control_is_selected)(RKControlRef control, bool *out);
    RKStatus (*control_set_highlighted)(RKControlRef control, bool highlighted);
    RKStatus (*control_is_highlighted)(RKControlRef control, bool *out);
    RKStatus (*control_get_state)(RKControlRef control, uint32_t *out);
    RKStatus (*control_is_tracking)(RKControlRef control, bool *out);
    RKStatus (*control_is_touch_inside)(RKControlRef control, bool *out);
    RKStatus (*switch_set_on)(RKControlRef control, bool on);
    RKStatus (*switch_is_on)(RKControlRef control, bool *out);
    RKStatus (*control_set_value)(RKControlRef control, double value);
    RKStatus (*control_get_value)(RKControlRef control, double *out);
    RKStatus (*control_set_value_range)(RKControlRef control, double minimum, double maximum);
    RKStatus (*control_get_value_range)(RKControlRef control, double *minimum, double *maximum);
    RKStatus (*control_set_continuous)(RKControlRef control, bool continuous);
    RKStatus (*control_is_continuous)(RKControlRef control, bool *out);
    RKStatus (*slider_get_thumb_rect)(RKControlRef slider, RKRect *out);
    RKStatus (*stepper_set_step_value)(RKControlRef stepper, double step);
    RKStatus (*stepper_get_step_value)(RKControlRef stepper, double *out);
    RKStatus (*stepper_set_wraps)(RKControlRef stepper, bool wraps);
    RKStatus (*stepper_get_wraps)(RKControlRef stepper, bool *out);
    RKStatus (*stepper_set_autorepeat)(RKControlRef stepper, bool autorepeat);
    RKStatus (*stepper_get_autorepeat)(RKControlRef stepper, bool *out);
    RKStatus (*control_set_count)(RKControlRef control, int64_t count);
    RKStatus (*control_get_count)(RKControlRef control, int64_t *out);
    RKStatus (*control_set_selected_index)(RKControlRef control, int64_t index);
    RKStatus (*control_get_selected_index)(RKControlRef control, int64_t *out);
    RKStatus (*segmented_control_set_momentary)(RKControlRef control, bool momentary);
    RKStatus (*segmented_control_is_momentary)(RKControlRef control, bool *out);
    RKStatus (*super_begin_tracking)(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event, bool *out);
    RKStatus (*super_continue_tracking)(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event,
        bool *out);
    RKStatus (*super_end_tracking)(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event);
    RKStatus (*super_cancel_tracking)(RKClassRef cls, RKControlRef self, RKEventRef event);
    RKStatus (*super_send_action)(RKClassRef cls, RKControlRef self, const char *selector, RKObjectRef target,
        RKEventRef event);
    RKStatus (*run_loop_get_fd)(RKContextRef context, int *fd);
    RKStatus (*run_loop_run_once)(RKContextRef context, double timeout, size_t *handled);
    RKStatus (*run_loop_run)(RKContextRef context);
    RKStatus (*run_loop_stop)(RKContextRef context);
    RKStatus (*run_loop_wake_up)(RKContextRef context);
    double (*run_loop_time)(void);
    RKStatus (*trace_start)(RKContextRef context, size_t capacity);
    RKStatus (*trace_stop)(RKContextRef context);
    RKStatus (*trace_clear)(RKContextRef context);
    RKStatus (*trace_is_on)(RKContextRef context, bool *out);
    RKStatus (*trace_read)(RKContextRef context, uint64_t after, RKTraceRecord *out, size_t capacity, size_t *count);
    RKStatus (*trace_describe)(RKContextRef context, const RKTraceRecord *record, char *buffer, size_t capacity,
        size_t *length);
    RKStatus (*explain)(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
    const char *(*reason_name)(RKReason reason);
    RKStatus (*class_add_action)(RKClassRef cls, const RKTypedActionDesc *desc);
    RKStatus (*object_responds_to)(RKObjectRef object, const char *selector, bool *out);
    RKStatus (*object_get_action_encoding)(RKObjectRef object, const char *selector, char *buffer, size_t capacity,
        size_t *length);
    RKStatus (*invoke)(RKObjectRef receiver, const char *selector, const char *encoding, void *const *arguments,
        void *result);
    RKStatus (*closure_create)(RKContextRef context, const char *encoding, RKClosureHandler handler, void *userdata,
        void (*drop)(void *userdata), RKClosureRef *out);
    RKStatus (*closure_get_function)(RKClosureRef closure, void (**out)(void));
    RKStatus (*touch_get_predicted)(RKTouchRef touch, RKPredictionModel model, double ahead, RKTouchSnapshot *out);
    RKStatus (*touch_get_button_mask)(RKTouchRef touch, uint32_t *out);
    RKStatus (*touch_get_altitude_angle)(RKTouchRef touch, double *out);
    RKStatus (*touch_get_azimuth_angle)(RKTouchRef touch, double *out);
    RKStatus (*event_get_subtype)(RKEventRef event, int32_t *out);
    RKStatus (*event_get_modifier_flags)(RKEventRef event, RKKeyModifierFlags *out);
    RKStatus (*event_get_button_mask)(RKEventRef event, uint32_t *out);
    RKStatus (*context_post_pointer)(RKContextRef context, double timestamp, const RKPointerSample *sample);
    RKStatus (*context_send_scroll)(RKContextRef context, double timestamp, const RKScrollSample *sample);
    RKStatus (*context_post_scroll)(RKContextRef context, double timestamp, const RKScrollSample *sample);
    RKStatus (*context_send_transform)(RKContextRef context, double timestamp, const RKTransformSample *sample);
    RKStatus (*context_post_transform)(RKContextRef context, double timestamp, const RKTransformSample *sample);
    RKStatus (*gesture_recognizer_set_allowed_press_types)(RKGestureRecognizerRef recognizer, uint64_t types);
    RKStatus (*gesture_recognizer_get_allowed_press_types)(RKGestureRecognizerRef recognizer, uint64_t *out);
    RKStatus (*gesture_recognizer_get_presses)(RKGestureRecognizerRef recognizer, RKPressRef *buffer, size_t capacity,
        size_t *length);
    RKStatus (*gesture_recognizer_get_modifier_flags)(RKGestureRecognizerRef recognizer, RKKeyModifierFlags *out);
    RKStatus (*gesture_recognizer_get_button_mask)(RKGestureRecognizerRef recognizer, uint32_t *out);
    RKStatus (*tap_set_button_mask_required)(RKGestureRecognizerRef tap, uint32_t mask);
    RKStatus (*tap_get_button_mask_required)(RKGestureRecognizerRef tap, uint32_t *out);
    RKStatus (*pan_set_allowed_scroll_types_mask)(RKGestureRecognizerRef pan, uint32_t mask);
    RKStatus (*pan_get_allowed_scroll_types_mask)(RKGestureRecognizerRef pan, uint32_t *out);
    RKStatus (*text_field_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
    RKStatus (*text_field_set_text)(RKControlRef text_field, const char *text);
    RKStatus (*text_field_get_text)(RKControlRef text_field, char *buffer, size_t capacity, size_t *length);
    RKStatus (*context_send_motion)(RKContextRef context, double timestamp, RKMotionPhase phase);
    RKStatus (*context_post_motion)(RKContextRef context, double timestamp, RKMotionPhase phase);
    RKStatus (*context_send_remote_control)(RKContextRef context, double timestamp, RKEventSubtype subtype);
    RKStatus (*context_post_remote_control)(RKContextRef context, double timestamp, RKEventSubtype subtype);
    RKStatus (*application_begin_receiving_remote_control_events)(RKApplicationRef application);
    RKStatus (*application_end_receiving_remote_control_events)(RKApplicationRef application);
    RKStatus (*application_is_receiving_remote_control_events)(RKApplicationRef application, bool *out);
    RKStatus (*super_motion_began)(RKClassRef cls, RKResponderRef self, RKEventSubtype motion, RKEventRef event);
    RKStatus (*super_motion_ended)(RKClassRef cls, RKResponderRef self, RKEventSubtype motion, RKEventRef event);
    RKStatus (*super_motion_cancelled)(RKClassRef cls, RKResponderRef self, RKEventSubtype motion, RKEventRef event);
    RKStatus (*super_remote_control_received)(RKClassRef cls, RKResponderRef self, RKEventRef event);
    RKStatus (*context_send_presses)(RKContextRef context, double timestamp, const RKPressSample *samples,
        size_t count);
    RKStatus (*context_post_presses)(RKContextRef context, double timestamp, const RKPressSample *samples,
        size_t count);
    RKStatus (*context_cancel_all_presses)(RKContextRef context);
    RKStatus (*context_find_press)(RKContextRef context, int64_t id, RKPressRef *out);
    RKStatus (*press_get_id)(RKPressRef press, int64_t *out);
    RKStatus (*press_get_phase)(RKPressRef press, RKPressPhase *out);
    RKStatus (*press_get_type)(RKPressRef press, RKPressType *out);
    RKStatus (*press_get_force)(RKPressRef press, double *out);
    RKStatus (*press_get_timestamp)(RKPressRef press, double *out);
    RKStatus (*press_get_responder)(RKPressRef press, RKResponderRef *out);
    RKStatus (*press_get_window)(RKPressRef press, RKWindowRef *out);
    RKStatus (*press_get_key_code)(RKPressRef press, uint32_t *out);
    RKStatus (*press_get_modifier_flags)(RKPressRef press, RKKeyModifierFlags *out);
    RKStatus (*press_get_characters)(RKPressRef press, char *buffer, size_t capacity, size_t *length);
    RKStatus (*press_get_characters_ignoring_modifiers)(RKPressRef press, char *buffer, size_t capacity,
        size_t *length);
    RKStatus (*press_get_gesture_recognizers)(RKPressRef press, RKGestureRecognizerRef *buffer, size_t capacity,
        size_t *length);
    RKStatus (*event_get_all_presses)(RKEventRef event, RKPressRef *buffer, size_t capacity, size_t *length);
    RKStatus (*responder_send_presses)(RKResponderRef responder, RKPressPhase phase, const RKPressRef *presses,
        size_t count, RKEventRef event);
    RKStatus (*responder_add_key_command)(RKResponderRef responder, const char *input, RKKeyModifierFlags modifiers,
        const char *selector);
    RKStatus (*responder_remove_key_command)(RKResponderRef responder, const char *input, RKKeyModifierFlags modifiers);
    RKStatus (*context_insert_text)(RKContextRef context, double timestamp, const char *text, bool *out);
    RKStatus (*context_delete_backward)(RKContextRef context, double timestamp, bool *out);
    RKStatus (*context_post_text)(RKContextRef context, double timestamp, const char *text);
    RKStatus (*responder_has_text)(RKResponderRef responder, bool *out);
    RKStatus (*responder_accepts_key_input)(RKResponderRef responder, bool *out);
    RKStatus (*super_presses_began)(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
        RKEventRef event);
    RKStatus (*super_presses_changed)(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
        RKEventRef event);
    RKStatus (*super_presses_ended)(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
        RKEventRef event);
    RKStatus (*super_presses_cancelled)(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
        RKEventRef event);
    RKStatus (*super_insert_text)(RKClassRef cls, RKResponderRef self, const char *text);
    RKStatus (*super_delete_backward)(RKClassRef cls, RKResponderRef self);
    RKStatus (*super_has_text)(RKClassRef cls, RKResponderRef self, bool *out);
    RKStatus (*super_gesture_presses_began)(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
        size_t count, RKEventRef event);
    RKStatus (*super_gesture_presses_changed)(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
        size_t count, RKEventRef event);
    RKStatus (*super_gesture_presses_ended)(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
        size_t count, RKEventRef event);
    RKStatus (*super_gesture_presses_cancelled)(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
        size_t count, RKEventRef event);
    RKStatus (*scroll_view_create)(RKContextRef context, RKClassRef cls, RKRect frame, RKScrollViewRef *out);
    RKStatus (*scroll_view_set_delegate)(RKScrollViewRef scroll_view, const RKScrollViewDelegate *delegate);
    RKStatus (*scroll_view_get_delegate)(RKScrollViewRef scroll_view, RKObjectRef *out);
    RKStatus (*scroll_view_get_pan_gesture_recognizer)(RKScrollViewRef scroll_view, RKGestureRecognizerRef *out);
    RKStatus (*scroll_view_get_pinch_gesture_recognizer)(RKScrollViewRef scroll_view, RKGestureRecognizerRef *out);
    RKStatus (*scroll_view_set_content_offset)(RKScrollViewRef scroll_view, RKPoint offset, bool animated);
    RKStatus (*scroll_view_get_content_offset)(RKScrollViewRef scroll_view, RKPoint *out);
    RKStatus (*scroll_view_scroll_rect_to_visible)(RKScrollViewRef scroll_view, RKRect rect, bool animated);
    RKStatus (*scroll_view_scroll_to_top)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_content_size)(RKScrollViewRef scroll_view, RKSize size);
    RKStatus (*scroll_view_get_content_size)(RKScrollViewRef scroll_view, RKSize *out);
    RKStatus (*scroll_view_set_content_inset)(RKScrollViewRef scroll_view, RKEdgeInsets insets);
    RKStatus (*scroll_view_get_content_inset)(RKScrollViewRef scroll_view, RKEdgeInsets *out);
    RKStatus (*scroll_view_get_content_offset_range)(RKScrollViewRef scroll_view, RKRect *out);
    RKStatus (*scroll_view_is_tracking)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_is_dragging)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_is_decelerating)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_is_zooming)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_is_zoom_bouncing)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_get_velocity)(RKScrollViewRef scroll_view, RKPoint *out);
    RKStatus (*scroll_view_set_scroll_enabled)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_is_scroll_enabled)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_bounces)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_bounces)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_always_bounce_vertical)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_always_bounces_vertical)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_always_bounce_horizontal)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_always_bounces_horizontal)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_paging_enabled)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_is_paging_enabled)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_directional_lock_enabled)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_is_directional_lock_enabled)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_delays_content_touches)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_delays_content_touches)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_can_cancel_content_touches)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_can_cancel_content_touches)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_bounces_zoom)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_bounces_zoom)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_scrolls_to_top)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_scrolls_to_top)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_chains_to_ancestor)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_chains_to_ancestor)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_deceleration_rate)(RKScrollViewRef scroll_view, RKScrollViewDecelerationRate rate);
    RKStatus (*scroll_view_get_deceleration_rate)(RKScrollViewRef scroll_view, RKScrollViewDecelerationRate *out);
    RKStatus (*scroll_view_set_zoom_scale_range)(RKScrollViewRef scroll_view, double minimum, double maximum);
    RKStatus (*scroll_view_get_zoom_scale_range)(RKScrollViewRef scroll_view, double *minimum, double *maximum);
    RKStatus (*scroll_view_set_zoom_scale)(RKScrollViewRef scroll_view, double scale, bool animated);
    RKStatus (*scroll_view_get_zoom_scale)(RKScrollViewRef scroll_view, double *out);
    RKStatus (*scroll_view_zoom_to_rect)(RKScrollViewRef scroll_view, RKRect rect, bool animated);
    RKStatus (*super_touches_should_begin)(RKClassRef cls, RKScrollViewRef self, const RKTouchRef *touches,
        size_t count, RKEventRef event, RKViewRef view, bool *out);
    RKStatus (*super_touches_should_cancel)(RKClassRef cls, RKScrollViewRef self, RKViewRef view, bool *out);
    RKStatus (*release_many)(const RKObjectRef *objects, size_t count);
    RKStatus (*view_create_many)(RKContextRef context, const RKViewsDesc *desc, RKViewRef *out);
    RKStatus (*hit_map)(RKViewRef root, RKRect rect, size_t width, size_t height, RKViewRef *out);
    RKStatus (*recorder_start)(RKContextRef context, const RKRecorderDesc *desc);
    RKStatus (*recorder_stop)(RKContextRef context);
    RKStatus (*recorder_flush)(RKContextRef context);
    RKStatus (*recorder_mark)(RKContextRef context, const char *text);
    RKStatus (*recorder_get_size)(RKContextRef context, uint64_t *out);
    RKStatus (*scroll_view_is_scroll_animating)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_is_zoom_animating)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_stop_scrolling_and_zooming)(RKScrollViewRef scroll_view);
    RKStatus (*scroll_view_set_bounces_horizontally)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_bounces_horizontally)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_bounces_vertically)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_bounces_vertically)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_transfers_horizontal_scrolling_to_parent)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_transfers_horizontal_scrolling_to_parent)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_transfers_vertical_scrolling_to_parent)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_transfers_vertical_scrolling_to_parent)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_transfers_touches_to_parent)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_transfers_touches_to_parent)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_shows_vertical_scroll_indicator)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_shows_vertical_scroll_indicator)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_shows_horizontal_scroll_indicator)(RKScrollViewRef scroll_view, bool value);
    RKStatus (*scroll_view_shows_horizontal_scroll_indicator)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_vertical_scroll_indicator_insets)(RKScrollViewRef scroll_view, RKEdgeInsets insets);
    RKStatus (*scroll_view_get_vertical_scroll_indicator_insets)(RKScrollViewRef scroll_view, RKEdgeInsets *out);
    RKStatus (*scroll_view_get_vertical_scroll_indicator)(RKScrollViewRef scroll_view, RKRect *out);
    RKStatus (*scroll_view_is_vertical_scroll_indicator_visible)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_set_horizontal_scroll_indicator_insets)(RKScrollViewRef scroll_view, RKEdgeInsets insets);
    RKStatus (*scroll_view_get_horizontal_scroll_indicator_insets)(RKScrollViewRef scroll_view, RKEdgeInsets *out);
    RKStatus (*scroll_view_get_horizontal_scroll_indicator)(RKScrollViewRef scroll_view, RKRect *out);
    RKStatus (*scroll_view_is_horizontal_scroll_indicator_visible)(RKScrollViewRef scroll_view, bool *out);
    RKStatus (*scroll_view_flash_scroll_indicators)(RKScrollViewRef scroll_view);
    RKStatus (*text_field_set_delegate)(RKControlRef text_field, const RKTextFieldDelegate *delegate);
    RKStatus (*text_field_get_delegate)(RKControlRef text_field, RKObjectRef *out);
    RKStatus (*text_field_is_editing)(RKControlRef text_field, bool *out);
    RKStatus (*text_field_set_secure_text_entry)(RKControlRef text_field, bool secure);
    RKStatus (*text_field_is_secure_text_entry)(RKControlRef text_field, bool *out);
    RKStatus (*text_field_set_selected_range)(RKControlRef text_field, size_t start, size_t end,
        RKTextDirection affinity);
    RKStatus (*text_field_get_selected_range)(RKControlRef text_field, size_t *start, size_t *end,
        RKTextDirection *affinity);
    RKStatus (*text_field_move)(RKControlRef text_field, RKTextDirection direction, RKTextGranularity granularity,
        bool extend);
    RKStatus (*text_field_get_position)(RKControlRef text_field, size_t start, int64_t steps,
        RKTextGranularity granularity, size_t *out);
    RKStatus (*text_field_delete)(RKControlRef text_field, RKTextDirection direction, RKTextGranularity granularity);
    RKStatus (*text_field_clear)(RKControlRef text_field, bool *out);
    RKStatus (*text_field_replace_range)(RKControlRef text_field, size_t start, size_t end, const char *text);
    RKStatus (*text_field_get_text_in_range)(RKControlRef text_field, size_t start, size_t end, char *buffer,
        size_t capacity, size_t *length);
    RKStatus (*text_field_set_marked_text)(RKControlRef text_field, const char *text, size_t start, size_t end);
    RKStatus (*text_field_unmark_text)(RKControlRef text_field);
    RKStatus (*text_field_get_marked_range)(RKControlRef text_field, size_t *start, size_t *end);
    RKStatus (*touch_get_azimuth_unit_vector)(RKTouchRef touch, RKViewRef view, RKPoint *out);
    RKStatus (*touch_get_roll_angle)(RKTouchRef touch, double *out);
    RKStatus (*touch_get_precise_location)(RKTouchRef touch, RKViewRef view, RKPoint *out);
    RKStatus (*touch_get_precise_previous_location)(RKTouchRef touch, RKViewRef view, RKPoint *out);
    RKStatus (*touch_get_major_radius_tolerance)(RKTouchRef touch, double *out);
    RKStatus (*touch_get_maximum_possible_force)(RKTouchRef touch, double *out);
    RKStatus (*touch_get_estimated_properties)(RKTouchRef touch, RKTouchProperties *out);
    RKStatus (*touch_get_estimated_properties_expecting_updates)(RKTouchRef touch, RKTouchProperties *out);
    RKStatus (*touch_get_estimation_update_index)(RKTouchRef touch, int64_t *out);
    RKStatus (*hover_get_z_offset)(RKGestureRecognizerRef hover, double *out);
    RKStatus (*hover_get_altitude_angle)(RKGestureRecognizerRef hover, double *out);
    RKStatus (*hover_get_azimuth_angle)(RKGestureRecognizerRef hover, double *out);
    RKStatus (*hover_get_roll_angle)(RKGestureRecognizerRef hover, double *out);
    RKStatus (*super_can_become_key_window)(RKClassRef cls, RKWindowRef self, bool *out);
    RKStatus (*view_controller_begin_appearance_transition)(RKViewControllerRef controller, bool appearing,
        bool animated);
    RKStatus (*view_controller_end_appearance_transition)(RKViewControllerRef controller);
    RKStatus (*navigation_controller_create)(RKContextRef context, RKClassRef cls, RKViewControllerRef root,
        RKViewControllerRef *out);
    RKStatus (*navigation_controller_pop_to_root)(RKViewControllerRef controller, bool *out);
    RKStatus (*navigation_controller_get_visible)(RKViewControllerRef controller, RKViewControllerRef *out);
    RKStatus (*super_view_will_appear)(RKClassRef cls, RKViewControllerRef self, bool animated);
    RKStatus (*super_view_is_appearing)(RKClassRef cls, RKViewControllerRef self, bool animated);
    RKStatus (*super_view_did_appear)(RKClassRef cls, RKViewControllerRef self, bool animated);
    RKStatus (*super_view_will_disappear)(RKClassRef cls, RKViewControllerRef self, bool animated);
    RKStatus (*super_view_did_disappear)(RKClassRef cls, RKViewControllerRef self, bool animated);
    RKStatus (*super_should_automatically_forward_appearance_methods)(RKClassRef cls, RKViewControllerRef self,
        bool *out);
    RKStatus (*control_perform_primary_action)(RKControlRef control);
    RKStatus (*segmented_control_insert_segment)(RKControlRef control, const char *title, int64_t index);
    RKStatus (*segmented_control_remove_segment)(RKControlRef control, int64_t index);
    RKStatus (*segmented_control_set_title)(RKControlRef control, int64_t index, const char *title);
    RKStatus (*segmented_control_get_title)(RKControlRef control, int64_t index, char *buffer, size_t capacity,
        size_t *length);
    RKStatus (*segmented_control_set_segment_enabled)(RKControlRef control, int64_t index, bool enabled);
    RKStatus (*segmented_control_is_segment_enabled)(RKControlRef control, int64_t index, bool *out);
    RKStatus (*super_touches_estimated_properties_updated)(RKClassRef cls, RKResponderRef self,
        const RKTouchRef *touches, size_t count);
    RKStatus (*context_send_estimation_updates)(RKContextRef context, double timestamp,
        const RKEstimationUpdate *updates, size_t count);
    RKStatus (*context_post_estimation_updates)(RKContextRef context, double timestamp,
        const RKEstimationUpdate *updates, size_t count);
    RKStatus (*super_gesture_touches_estimated_properties_updated)(RKClassRef cls, RKGestureRecognizerRef self,
        const RKTouchRef *touches, size_t count);
    RKStatus (*hover_get_azimuth_unit_vector)(RKGestureRecognizerRef hover, RKViewRef view, RKPoint *out);
    RKStatus (*window_audit)(RKWindowRef window, const RKAuditOptions *options, RKAuditFinding *out, size_t capacity,
        size_t *count);
    RKStatus (*audit_describe)(RKContextRef context, const RKAuditFinding *finding, char *buffer, size_t capacity,
        size_t *length);
    RKStatus (*context_set_observer)(RKContextRef context, RKObserver observer, void *userdata,
        void (*drop)(void *userdata));
    RKStatus (*explain_steps)(RKObjectRef object, RKExplanationStep *out, size_t capacity, size_t *count);
    RKStatus (*explain_touch)(RKObjectRef object, int64_t touch_id, char *buffer, size_t capacity, size_t *length);
    RKStatus (*explain_touch_steps)(RKObjectRef object, int64_t touch_id, RKExplanationStep *out, size_t capacity,
        size_t *count);
    RKStatus (*view_explain_point)(RKViewRef view, RKPoint point, bool calls_overrides, char *buffer, size_t capacity,
        size_t *length);
    RKStatus (*view_explain_point_steps)(RKViewRef view, RKPoint point, bool calls_overrides, RKExplanationStep *out,
        size_t capacity, size_t *count);
    RKStatus (*problems)(RKContextRef context, RKProblemFlags flags, RKProblem *out, size_t capacity, size_t *count);
    RKStatus (*problem_describe)(RKContextRef context, const RKProblem *problem, RKProblemPart part, char *buffer,
        size_t capacity, size_t *length);
    RKStatus (*problem_steps)(RKContextRef context, const RKProblem *problem, RKExplanationStep *out, size_t capacity,
        size_t *count);
    RKStatus (*explanation_step_describe)(RKContextRef context, const RKExplanationStep *step, char *buffer,
        size_t capacity, size_t *length);
    RKStatus (*gesture_recognizer_get_failure_requirements)(RKGestureRecognizerRef recognizer,
        RKGestureRecognizerRef *buffer, size_t capacity, size_t *length);
    RKStatus (*gesture_recognizer_get_attempt_failure_requirements)(RKGestureRecognizerRef recognizer,
        RKGestureRecognizerRef *buffer, size_t capacity, size_t *length);
    const char *(*audit_kind_name)(RKAuditKind kind);
    const char *(*problem_kind_name)(RKProblemKind kind);
    RKStatus (*view_take_snapshot)(RKViewRef view, bool ignores_overrides, RKSnapshotRef *out);
    RKStatus (*snapshot_hit_test)(RKSnapshotRef snapshot, RKPoint point, RKViewRef *out);
    RKStatus (*snapshot_hit_test_many)(RKSnapshotRef snapshot, const RKPoint *points, size_t count, RKViewRef *out);
    RKStatus (*snapshot_destroy)(RKSnapshotRef snapshot);
    RKStatus (*context_send_touch_stream)(RKContextRef context, const double *timestamps, const RKTouchSample *samples,
        size_t count, size_t *sent);
    RKStatus (*context_stop_touch_stream)(RKContextRef context);
};
typedef struct RKFunctions RKFunctions;

RK_EXTERN_C_END

#endif
