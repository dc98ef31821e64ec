// SPDX-License-Identifier: MIT
/* Each function of the library by its number, its arguments read from a recording. Written by Sources/Generators/generate. */
#include "arguments.h"

static void play_retain(RKReplayCall *call) {
    RKObjectRef object = (RKObjectRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_retain(object);
}

static void play_release(RKReplayCall *call) {
    RKObjectRef object = (RKObjectRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_release(object);
}

static void play_object_set_userdata(RKReplayCall *call) {
    RKObjectRef object = (RKObjectRef)rks_take_object(call);
    void *userdata = rks_take_bool(call) ? rks_userdata : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    if (!rks_ready(call)) return;
    call->status = rk_object_set_userdata(object, userdata, drop);
}

static void play_object_set_name(RKReplayCall *call) {
    RKObjectRef object = (RKObjectRef)rks_take_object(call);
    const char *name = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_object_set_name(object, name);
}

static void play_class_define(RKReplayCall *call) {
    const RKClassDesc *desc = rks_take_class(call);
    RKClassRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_class_define(call->context, desc, &out);
    call->object = (struct RKObject *)out;
    rks_keep_class(call, desc, out);
}

static void play_object_set_class(RKReplayCall *call) {
    RKObjectRef object = (RKObjectRef)rks_take_object(call);
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_object_set_class(object, cls);
}

static void play_class_extend(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    const RKClassDesc *desc = rks_take_class(call);
    RKClassRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_class_extend(cls, desc, &out);
    call->object = (struct RKObject *)out;
    rks_keep_class(call, desc, out);
}

static void play_class_remove_extension(RKReplayCall *call) {
    RKClassRef extension = (RKClassRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_class_remove_extension(extension);
}

static void play_context_set_config(RKReplayCall *call) {
    RKConfig key = (RKConfig)rks_take_integer(call, INT32_MIN, INT32_MAX);
    double value = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_set_config(call->context, key, value);
}

static void play_context_set_diagnostic_handler(RKReplayCall *call) {
    RKDiagnosticHandler handler = rks_take_bool(call) ? rks_standin_RKDiagnosticHandler : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    if (!rks_ready(call)) return;
    call->status = rk_context_set_diagnostic_handler(call->context, handler, rks_userdata, drop);
}

static void play_context_set_notification_handler(RKReplayCall *call) {
    RKNotificationHandler handler = rks_take_bool(call) ? rks_standin_RKNotificationHandler : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    if (!rks_ready(call)) return;
    call->status = rk_context_set_notification_handler(call->context, handler, rks_userdata, drop);
}

static void play_context_advance(RKReplayCall *call) {
    double time = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_advance(call->context, time);
}

static void play_context_add_timer(RKReplayCall *call) {
    double deadline = rks_take_number(call);
    RKTimerCallback callback = rks_take_bool(call) ? rks_standin_RKTimerCallback : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    RKTimerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_context_add_timer(call->context, deadline, callback, rks_userdata, drop, &out);
    call->object = (struct RKObject *)out;
}

static void play_timer_cancel(RKReplayCall *call) {
    RKTimerRef timer = (RKTimerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_timer_cancel(timer);
}

static void play_context_post_call(RKReplayCall *call) {
    RKPostedCallback callback = rks_take_bool(call) ? rks_standin_RKPostedCallback : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    if (!rks_ready(call)) return;
    call->status = rk_context_post_call(call->context, callback, rks_userdata, drop);
}

static void play_context_drain(RKReplayCall *call) {
    size_t handled = 0;
    if (!rks_ready(call)) return;
    call->status = rk_context_drain(call->context, &handled);
}

static void play_responder_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_responder_get_next_responder(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    RKResponderRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_get_next_responder(responder, &out);
    call->object = (struct RKObject *)out;
}

static void play_responder_get_chain(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    size_t length = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_get_chain(responder, NULL, 0, &length);
}

static void play_responder_get_view_controller(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    RKViewControllerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_get_view_controller(responder, &out);
    call->object = (struct RKObject *)out;
}

static void play_responder_set_can_become_first_responder(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_responder_set_can_become_first_responder(responder, value);
}

static void play_responder_can_become_first_responder(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_can_become_first_responder(responder, &out);
    call->is_true = out;
}

static void play_responder_set_can_resign_first_responder(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_responder_set_can_resign_first_responder(responder, value);
}

static void play_responder_can_resign_first_responder(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_can_resign_first_responder(responder, &out);
    call->is_true = out;
}

static void play_responder_become_first_responder(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_become_first_responder(responder, &out);
    call->is_true = out;
}

static void play_responder_resign_first_responder(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_resign_first_responder(responder, &out);
    call->is_true = out;
}

static void play_responder_can_perform_action(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKObjectRef sender = (RKObjectRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_can_perform_action(responder, selector, sender, &out);
    call->is_true = out;
}

static void play_responder_target_for_action(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKObjectRef sender = (RKObjectRef)rks_take_object(call);
    RKResponderRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_target_for_action(responder, selector, sender, &out);
    call->object = (struct RKObject *)out;
}

static void play_responder_set_value(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    const char *key = rks_take_text(call);
    void *value = rks_take_bool(call) ? rks_userdata : NULL;
    if (!rks_ready(call)) return;
    call->status = rk_responder_set_value(responder, key, value);
}

static void play_responder_find_value(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    const char *key = rks_take_text(call);
    void *out = 0;
    RKResponderRef provider = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_find_value(responder, key, &out, &provider);
}

static void play_responder_send_touches(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    RKTouchPhase phase = (RKTouchPhase)rks_take_integer(call, INT32_MIN, INT32_MAX);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_responder_send_touches(responder, phase, touches, count, event);
}

static void play_super_touches_began(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_touches_began(cls, self, touches, count, event);
}

static void play_super_touches_moved(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_touches_moved(cls, self, touches, count, event);
}

static void play_super_touches_ended(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_touches_ended(cls, self, touches, count, event);
}

static void play_super_touches_cancelled(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_touches_cancelled(cls, self, touches, count, event);
}

static void play_super_next_responder(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    RKResponderRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_next_responder(cls, self, &out);
    call->object = (struct RKObject *)out;
}

static void play_super_can_become_first_responder(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_can_become_first_responder(cls, self, &out);
    call->is_true = out;
}

static void play_super_become_first_responder(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_become_first_responder(cls, self, &out);
    call->is_true = out;
}

static void play_super_can_resign_first_responder(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_can_resign_first_responder(cls, self, &out);
    call->is_true = out;
}

static void play_super_resign_first_responder(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_resign_first_responder(cls, self, &out);
    call->is_true = out;
}

static void play_super_can_perform_action(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKObjectRef sender = (RKObjectRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_can_perform_action(cls, self, selector, sender, &out);
    call->is_true = out;
}

static void play_super_target_for_action(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKObjectRef sender = (RKObjectRef)rks_take_object(call);
    RKResponderRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_target_for_action(cls, self, selector, sender, &out);
    call->object = (struct RKObject *)out;
}

static void play_view_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKViewRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_view_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_view_set_frame(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_frame(view, frame);
}

static void play_view_set_bounds(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKRect bounds = rks_take_rect(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_bounds(view, bounds);
}

static void play_view_set_center(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKPoint center = rks_take_point(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_center(view, center);
}

static void play_view_set_transform(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKTransform transform = rks_take_transform(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_transform(view, transform);
}

static void play_view_set_transform_3d(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    const double *matrix = rks_take_numbers(call, 16);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_transform_3d(view, matrix);
}

static void play_view_set_anchor_point(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKPoint anchor_point = rks_take_point(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_anchor_point(view, anchor_point);
}

static void play_view_set_z_position(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    double z = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_z_position(view, z);
}

static void play_view_set_hidden(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    bool hidden = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_hidden(view, hidden);
}

static void play_view_set_alpha(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    double alpha = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_alpha(view, alpha);
}

static void play_view_set_user_interaction_enabled(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    bool enabled = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_user_interaction_enabled(view, enabled);
}

static void play_view_set_animating(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    bool animating = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_animating(view, animating);
}

static void play_view_set_multiple_touch_enabled(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    bool enabled = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_multiple_touch_enabled(view, enabled);
}

static void play_view_set_exclusive_touch(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    bool exclusive = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_exclusive_touch(view, exclusive);
}

static void play_view_set_clips_to_bounds(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    bool clips = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_set_clips_to_bounds(view, clips);
}

static void play_view_add_subview(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKViewRef subview = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_add_subview(view, subview);
}

static void play_view_insert_subview_at_index(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKViewRef subview = (RKViewRef)rks_take_object(call);
    int64_t index = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_view_insert_subview_at_index(view, subview, index);
}

static void play_view_insert_subview_below(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKViewRef subview = (RKViewRef)rks_take_object(call);
    RKViewRef sibling = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_insert_subview_below(view, subview, sibling);
}

static void play_view_insert_subview_above(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKViewRef subview = (RKViewRef)rks_take_object(call);
    RKViewRef sibling = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_insert_subview_above(view, subview, sibling);
}

static void play_view_exchange_subviews(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    int64_t first = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    int64_t second = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_view_exchange_subviews(view, first, second);
}

static void play_view_bring_subview_to_front(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKViewRef subview = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_bring_subview_to_front(view, subview);
}

static void play_view_send_subview_to_back(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKViewRef subview = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_send_subview_to_back(view, subview);
}

static void play_view_remove_from_superview(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_remove_from_superview(view);
}

static void play_view_hit_test(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKPoint point = rks_take_point(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    RKViewRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_view_hit_test(view, point, event, &out);
    call->object = (struct RKObject *)out;
}

static void play_view_hit_test_many(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    size_t count;
    const RKPoint *points = rks_take_points(call, &count);
    RKViewRef *out = rks_room(call, count, sizeof(RKViewRef));
    if (!rks_ready(call)) return;
    call->status = rk_view_hit_test_many(view, points, count, out);
}

static void play_view_point_inside(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKPoint point = rks_take_point(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_view_point_inside(view, point, event, &out);
    call->is_true = out;
}

static void play_super_hit_test(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    RKPoint point = rks_take_point(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    RKViewRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_hit_test(cls, self, point, event, &out);
    call->object = (struct RKObject *)out;
}

static void play_super_point_inside(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    RKPoint point = rks_take_point(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_point_inside(cls, self, point, event, &out);
    call->is_true = out;
}

static void play_super_will_move_to_superview(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    RKViewRef superview = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_will_move_to_superview(cls, self, superview);
}

static void play_super_did_move_to_superview(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_did_move_to_superview(cls, self);
}

static void play_super_will_move_to_window(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    RKWindowRef window = (RKWindowRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_will_move_to_window(cls, self, window);
}

static void play_super_did_move_to_window(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_did_move_to_window(cls, self);
}

static void play_super_did_add_subview(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    RKViewRef subview = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_did_add_subview(cls, self, subview);
}

static void play_super_will_remove_subview(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    RKViewRef subview = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_will_remove_subview(cls, self, subview);
}

static void play_window_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKWindowRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_window_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_window_set_level(RKReplayCall *call) {
    RKWindowRef window = (RKWindowRef)rks_take_object(call);
    double level = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_window_set_level(window, level);
}

static void play_window_set_screen(RKReplayCall *call) {
    RKWindowRef window = (RKWindowRef)rks_take_object(call);
    uint32_t screen = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_window_set_screen(window, screen);
}

static void play_window_make_key(RKReplayCall *call) {
    RKWindowRef window = (RKWindowRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_window_make_key(window);
}

static void play_window_make_key_and_visible(RKReplayCall *call) {
    RKWindowRef window = (RKWindowRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_window_make_key_and_visible(window);
}

static void play_window_set_root_view_controller(RKReplayCall *call) {
    RKWindowRef window = (RKWindowRef)rks_take_object(call);
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_window_set_root_view_controller(window, controller);
}

static void play_super_window_send_event(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKWindowRef self = (RKWindowRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_window_send_event(cls, self, event);
}

static void play_super_become_key_window(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKWindowRef self = (RKWindowRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_become_key_window(cls, self);
}

static void play_super_resign_key_window(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKWindowRef self = (RKWindowRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_resign_key_window(cls, self);
}

static void play_view_controller_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_view_controller_set_view(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    RKViewRef view = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_set_view(controller, view);
}

static void play_view_controller_get_view(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    RKViewRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_get_view(controller, &out);
    call->object = (struct RKObject *)out;
}

static void play_view_controller_add_child(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    RKViewControllerRef child = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_add_child(controller, child);
}

static void play_view_controller_remove_from_parent(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_remove_from_parent(controller);
}

static void play_view_controller_present(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    RKViewControllerRef presented = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_present(controller, presented);
}

static void play_view_controller_dismiss(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_dismiss(controller);
}

static void play_navigation_controller_push(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    RKViewControllerRef content = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_navigation_controller_push(controller, content);
}

static void play_navigation_controller_pop(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_navigation_controller_pop(controller, &out);
    call->is_true = out;
}

static void play_super_load_view(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef self = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_load_view(cls, self);
}

static void play_super_view_did_load(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef self = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_view_did_load(cls, self);
}

static void play_application_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKApplicationRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_application_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_application_set_delegate(RKReplayCall *call) {
    RKApplicationRef application = (RKApplicationRef)rks_take_object(call);
    RKResponderRef delegate = (RKResponderRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_application_set_delegate(application, delegate);
}

static void play_application_send_event(RKReplayCall *call) {
    RKApplicationRef application = (RKApplicationRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_application_send_event(application, event);
}

static void play_application_begin_ignoring_interaction_events(RKReplayCall *call) {
    RKApplicationRef application = (RKApplicationRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_application_begin_ignoring_interaction_events(application);
}

static void play_application_end_ignoring_interaction_events(RKReplayCall *call) {
    RKApplicationRef application = (RKApplicationRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_application_end_ignoring_interaction_events(application);
}

static void play_application_set_active(RKReplayCall *call) {
    RKApplicationRef application = (RKApplicationRef)rks_take_object(call);
    bool active = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_application_set_active(application, active);
}

static void play_super_application_send_event(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKApplicationRef self = (RKApplicationRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_application_send_event(cls, self, event);
}

static void play_context_send_touches(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    size_t count;
    const RKTouchSample *samples = rks_take_touch_samples(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_context_send_touches(call->context, timestamp, samples, count);
}

static void play_context_post_touches(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    size_t count;
    const RKTouchSample *samples = rks_take_touch_samples(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_touches(call->context, timestamp, samples, count);
}

static void play_context_cancel_all_touches(RKReplayCall *call) {
    if (!rks_ready(call)) return;
    call->status = rk_context_cancel_all_touches(call->context);
}

static void play_context_post_cancel_all_touches(RKReplayCall *call) {
    if (!rks_ready(call)) return;
    call->status = rk_context_post_cancel_all_touches(call->context);
}

static void play_context_send_pointer(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    const RKPointerSample *sample = rks_take_pointer_sample(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_send_pointer(call->context, timestamp, sample);
}

static void play_application_send_action(RKReplayCall *call) {
    RKApplicationRef application = (RKApplicationRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKObjectRef target = (RKObjectRef)rks_take_object(call);
    RKObjectRef sender = (RKObjectRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_application_send_action(application, selector, target, sender, event, &out);
    call->is_true = out;
}

static void play_gesture_recognizer_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_tap_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_tap_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_long_press_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_long_press_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_pan_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_pan_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_screen_edge_pan_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_screen_edge_pan_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_swipe_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_swipe_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_pinch_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_pinch_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_rotation_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_rotation_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_hover_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_hover_create(call->context, cls, &out);
    call->object = (struct RKObject *)out;
}

static void play_view_add_gesture_recognizer(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_add_gesture_recognizer(view, recognizer);
}

static void play_view_remove_gesture_recognizer(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_remove_gesture_recognizer(view, recognizer);
}

static void play_view_gesture_recognizer_should_begin(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_view_gesture_recognizer_should_begin(view, recognizer, &out);
    call->is_true = out;
}

static void play_gesture_recognizer_add_action(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureAction function = rks_take_bool(call) ? rks_standin_RKGestureAction : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    uint64_t identifier = 0;
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_add_action(recognizer, function, rks_userdata, drop, &identifier);
}

static void play_gesture_recognizer_remove_action(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    uint64_t identifier = (uint64_t)rks_take_unsigned(call, UINT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_remove_action(recognizer, identifier);
}

static void play_gesture_recognizer_add_target(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKObjectRef target = (RKObjectRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_add_target(recognizer, target, selector);
}

static void play_gesture_recognizer_remove_target(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKObjectRef target = (RKObjectRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_remove_target(recognizer, target, selector);
}

static void play_gesture_recognizer_set_state(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureRecognizerState state = (RKGestureRecognizerState)rks_take_integer(call, INT32_MIN, INT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_state(recognizer, state);
}

static void play_gesture_recognizer_ignore_touch(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKTouchRef touch = (RKTouchRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_ignore_touch(recognizer, touch);
}

static void play_gesture_recognizer_set_enabled(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    bool enabled = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_enabled(recognizer, enabled);
}

static void play_gesture_recognizer_set_cancels_touches_in_view(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_cancels_touches_in_view(recognizer, value);
}

static void play_gesture_recognizer_set_delays_touches_began(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_delays_touches_began(recognizer, value);
}

static void play_gesture_recognizer_set_delays_touches_ended(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_delays_touches_ended(recognizer, value);
}

static void play_gesture_recognizer_set_allowed_touch_types(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    uint32_t types = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_allowed_touch_types(recognizer, types);
}

static void play_gesture_recognizer_set_requires_exclusive_touch_type(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_requires_exclusive_touch_type(recognizer, value);
}

static void play_gesture_recognizer_require_to_fail(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureRecognizerRef other = (RKGestureRecognizerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_require_to_fail(recognizer, other);
}

static void play_gesture_recognizer_can_prevent(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureRecognizerRef other = (RKGestureRecognizerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_can_prevent(recognizer, other, &out);
    call->is_true = out;
}

static void play_gesture_recognizer_can_be_prevented_by(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureRecognizerRef other = (RKGestureRecognizerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_can_be_prevented_by(recognizer, other, &out);
    call->is_true = out;
}

static void play_gesture_recognizer_set_delegate(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    const RKGestureRecognizerDelegate *delegate = rks_take_gesture_delegate(call);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_delegate(recognizer, delegate);
}

static void play_gesture_recognizer_get_delegate(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    RKObjectRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_get_delegate(recognizer, &out);
    call->object = (struct RKObject *)out;
}

static void play_tap_set_number_of_taps_required(RKReplayCall *call) {
    RKGestureRecognizerRef tap = (RKGestureRecognizerRef)rks_take_object(call);
    int64_t value = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_tap_set_number_of_taps_required(tap, value);
}

static void play_tap_set_number_of_touches_required(RKReplayCall *call) {
    RKGestureRecognizerRef tap = (RKGestureRecognizerRef)rks_take_object(call);
    int64_t value = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_tap_set_number_of_touches_required(tap, value);
}

static void play_tap_set_maximum_tap_duration(RKReplayCall *call) {
    RKGestureRecognizerRef tap = (RKGestureRecognizerRef)rks_take_object(call);
    double seconds = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_tap_set_maximum_tap_duration(tap, seconds);
}

static void play_tap_set_maximum_interval_between_successive_taps(RKReplayCall *call) {
    RKGestureRecognizerRef tap = (RKGestureRecognizerRef)rks_take_object(call);
    double seconds = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_tap_set_maximum_interval_between_successive_taps(tap, seconds);
}

static void play_tap_set_allowable_movement(RKReplayCall *call) {
    RKGestureRecognizerRef tap = (RKGestureRecognizerRef)rks_take_object(call);
    double points = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_tap_set_allowable_movement(tap, points);
}

static void play_long_press_set_minimum_press_duration(RKReplayCall *call) {
    RKGestureRecognizerRef press = (RKGestureRecognizerRef)rks_take_object(call);
    double seconds = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_long_press_set_minimum_press_duration(press, seconds);
}

static void play_long_press_set_allowable_movement(RKReplayCall *call) {
    RKGestureRecognizerRef press = (RKGestureRecognizerRef)rks_take_object(call);
    double points = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_long_press_set_allowable_movement(press, points);
}

static void play_long_press_set_number_of_touches_required(RKReplayCall *call) {
    RKGestureRecognizerRef press = (RKGestureRecognizerRef)rks_take_object(call);
    int64_t value = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_long_press_set_number_of_touches_required(press, value);
}

static void play_long_press_set_number_of_taps_required(RKReplayCall *call) {
    RKGestureRecognizerRef press = (RKGestureRecognizerRef)rks_take_object(call);
    int64_t value = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_long_press_set_number_of_taps_required(press, value);
}

static void play_pan_set_minimum_number_of_touches(RKReplayCall *call) {
    RKGestureRecognizerRef pan = (RKGestureRecognizerRef)rks_take_object(call);
    int64_t value = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_pan_set_minimum_number_of_touches(pan, value);
}

static void play_pan_set_maximum_number_of_touches(RKReplayCall *call) {
    RKGestureRecognizerRef pan = (RKGestureRecognizerRef)rks_take_object(call);
    int64_t value = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_pan_set_maximum_number_of_touches(pan, value);
}

static void play_pan_set_translation(RKReplayCall *call) {
    RKGestureRecognizerRef pan = (RKGestureRecognizerRef)rks_take_object(call);
    RKPoint translation = rks_take_point(call);
    RKViewRef view = (RKViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_pan_set_translation(pan, translation, view);
}

static void play_screen_edge_pan_set_edges(RKReplayCall *call) {
    RKGestureRecognizerRef pan = (RKGestureRecognizerRef)rks_take_object(call);
    uint32_t edges = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_screen_edge_pan_set_edges(pan, edges);
}

static void play_swipe_set_direction(RKReplayCall *call) {
    RKGestureRecognizerRef swipe = (RKGestureRecognizerRef)rks_take_object(call);
    uint32_t direction = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_swipe_set_direction(swipe, direction);
}

static void play_swipe_set_number_of_touches_required(RKReplayCall *call) {
    RKGestureRecognizerRef swipe = (RKGestureRecognizerRef)rks_take_object(call);
    int64_t value = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_swipe_set_number_of_touches_required(swipe, value);
}

static void play_pinch_set_scale(RKReplayCall *call) {
    RKGestureRecognizerRef pinch = (RKGestureRecognizerRef)rks_take_object(call);
    double scale = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_pinch_set_scale(pinch, scale);
}

static void play_rotation_set_rotation(RKReplayCall *call) {
    RKGestureRecognizerRef rotation = (RKGestureRecognizerRef)rks_take_object(call);
    double radians = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_rotation_set_rotation(rotation, radians);
}

static void play_super_gesture_touches_began(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_touches_began(cls, self, touches, count, event);
}

static void play_super_gesture_touches_moved(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_touches_moved(cls, self, touches, count, event);
}

static void play_super_gesture_touches_ended(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_touches_ended(cls, self, touches, count, event);
}

static void play_super_gesture_touches_cancelled(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_touches_cancelled(cls, self, touches, count, event);
}

static void play_super_gesture_reset(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_reset(cls, self);
}

static void play_super_gesture_can_prevent(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureRecognizerRef other = (RKGestureRecognizerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_can_prevent(cls, self, other, &out);
    call->is_true = out;
}

static void play_super_gesture_can_be_prevented_by(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureRecognizerRef other = (RKGestureRecognizerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_can_be_prevented_by(cls, self, other, &out);
    call->is_true = out;
}

static void play_super_gesture_should_require_failure_of(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureRecognizerRef other = (RKGestureRecognizerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_should_require_failure_of(cls, self, other, &out);
    call->is_true = out;
}

static void play_super_gesture_should_be_required_to_fail_by(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    RKGestureRecognizerRef other = (RKGestureRecognizerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_should_be_required_to_fail_by(cls, self, other, &out);
    call->is_true = out;
}

static void play_super_gesture_should_receive_event(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_should_receive_event(cls, self, event, &out);
    call->is_true = out;
}

static void play_super_gesture_recognizer_should_begin(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewRef self = (RKViewRef)rks_take_object(call);
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_recognizer_should_begin(cls, self, recognizer, &out);
    call->is_true = out;
}

static void play_control_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKControlRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_control_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_button_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKControlRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_button_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_switch_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKControlRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_switch_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_slider_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKControlRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_slider_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_stepper_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKControlRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_stepper_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_segmented_control_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKControlRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_segmented_control_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_page_control_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKControlRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_page_control_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_control_add_target(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    RKObjectRef target = (RKObjectRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKControlEvents events = (RKControlEvents)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_control_add_target(control, target, selector, events);
}

static void play_control_remove_target(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    RKObjectRef target = (RKObjectRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKControlEvents events = (RKControlEvents)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_control_remove_target(control, target, selector, events);
}

static void play_control_add_action(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    RKControlEvents events = (RKControlEvents)rks_take_integer(call, 0, UINT32_MAX);
    RKControlAction function = rks_take_bool(call) ? rks_standin_RKControlAction : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    uint64_t identifier = 0;
    if (!rks_ready(call)) return;
    call->status = rk_control_add_action(control, events, function, rks_userdata, drop, &identifier);
}

static void play_control_remove_action(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    uint64_t identifier = (uint64_t)rks_take_unsigned(call, UINT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_control_remove_action(control, identifier);
}

static void play_control_send_actions(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    RKControlEvents events = (RKControlEvents)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_control_send_actions(control, events);
}

static void play_control_send_action(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKObjectRef target = (RKObjectRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_control_send_action(control, selector, target, event);
}

static void play_control_set_enabled(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    bool enabled = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_control_set_enabled(control, enabled);
}

static void play_control_set_selected(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    bool selected = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_control_set_selected(control, selected);
}

static void play_control_set_highlighted(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    bool highlighted = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_control_set_highlighted(control, highlighted);
}

static void play_switch_set_on(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    bool on = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_switch_set_on(control, on);
}

static void play_control_set_value(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    double value = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_control_set_value(control, value);
}

static void play_control_set_value_range(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    double minimum = rks_take_number(call);
    double maximum = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_control_set_value_range(control, minimum, maximum);
}

static void play_control_set_continuous(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    bool continuous = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_control_set_continuous(control, continuous);
}

static void play_stepper_set_step_value(RKReplayCall *call) {
    RKControlRef stepper = (RKControlRef)rks_take_object(call);
    double step = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_stepper_set_step_value(stepper, step);
}

static void play_stepper_set_wraps(RKReplayCall *call) {
    RKControlRef stepper = (RKControlRef)rks_take_object(call);
    bool wraps = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_stepper_set_wraps(stepper, wraps);
}

static void play_stepper_set_autorepeat(RKReplayCall *call) {
    RKControlRef stepper = (RKControlRef)rks_take_object(call);
    bool autorepeat = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_stepper_set_autorepeat(stepper, autorepeat);
}

static void play_control_set_count(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    int64_t count = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_control_set_count(control, count);
}

static void play_control_set_selected_index(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    int64_t index = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_control_set_selected_index(control, index);
}

static void play_segmented_control_set_momentary(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    bool momentary = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_segmented_control_set_momentary(control, momentary);
}

static void play_super_begin_tracking(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKControlRef self = (RKControlRef)rks_take_object(call);
    RKTouchRef touch = (RKTouchRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_begin_tracking(cls, self, touch, event, &out);
    call->is_true = out;
}

static void play_super_continue_tracking(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKControlRef self = (RKControlRef)rks_take_object(call);
    RKTouchRef touch = (RKTouchRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_continue_tracking(cls, self, touch, event, &out);
    call->is_true = out;
}

static void play_super_end_tracking(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKControlRef self = (RKControlRef)rks_take_object(call);
    RKTouchRef touch = (RKTouchRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_end_tracking(cls, self, touch, event);
}

static void play_super_cancel_tracking(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKControlRef self = (RKControlRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_cancel_tracking(cls, self, event);
}

static void play_super_send_action(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKControlRef self = (RKControlRef)rks_take_object(call);
    const char *selector = rks_take_text(call);
    RKObjectRef target = (RKObjectRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_send_action(cls, self, selector, target, event);
}

static void play_class_add_action(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    const RKTypedActionDesc *desc = rks_take_typed_action(call);
    if (!rks_ready(call)) return;
    call->status = rk_class_add_action(cls, desc);
}

static void play_closure_create(RKReplayCall *call) {
    const char *encoding = rks_take_text(call);
    RKClosureHandler handler = rks_take_bool(call) ? rks_standin_RKClosureHandler : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    RKClosureRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_closure_create(call->context, encoding, handler, rks_userdata, drop, &out);
    call->object = (struct RKObject *)out;
}

static void play_context_post_pointer(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    const RKPointerSample *sample = rks_take_pointer_sample(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_pointer(call->context, timestamp, sample);
}

static void play_context_send_scroll(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    const RKScrollSample *sample = rks_take_scroll_sample(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_send_scroll(call->context, timestamp, sample);
}

static void play_context_post_scroll(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    const RKScrollSample *sample = rks_take_scroll_sample(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_scroll(call->context, timestamp, sample);
}

static void play_context_send_transform(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    const RKTransformSample *sample = rks_take_transform_sample(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_send_transform(call->context, timestamp, sample);
}

static void play_context_post_transform(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    const RKTransformSample *sample = rks_take_transform_sample(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_transform(call->context, timestamp, sample);
}

static void play_gesture_recognizer_set_allowed_press_types(RKReplayCall *call) {
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)rks_take_object(call);
    uint64_t types = (uint64_t)rks_take_unsigned(call, UINT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_gesture_recognizer_set_allowed_press_types(recognizer, types);
}

static void play_tap_set_button_mask_required(RKReplayCall *call) {
    RKGestureRecognizerRef tap = (RKGestureRecognizerRef)rks_take_object(call);
    uint32_t mask = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_tap_set_button_mask_required(tap, mask);
}

static void play_pan_set_allowed_scroll_types_mask(RKReplayCall *call) {
    RKGestureRecognizerRef pan = (RKGestureRecognizerRef)rks_take_object(call);
    uint32_t mask = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_pan_set_allowed_scroll_types_mask(pan, mask);
}

static void play_text_field_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKControlRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_text_field_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_text_field_set_text(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    const char *text = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_set_text(text_field, text);
}

static void play_context_send_motion(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    RKMotionPhase phase = (RKMotionPhase)rks_take_integer(call, INT32_MIN, INT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_context_send_motion(call->context, timestamp, phase);
}

static void play_context_post_motion(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    RKMotionPhase phase = (RKMotionPhase)rks_take_integer(call, INT32_MIN, INT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_motion(call->context, timestamp, phase);
}

static void play_context_send_remote_control(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    RKEventSubtype subtype = (RKEventSubtype)rks_take_integer(call, INT32_MIN, INT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_context_send_remote_control(call->context, timestamp, subtype);
}

static void play_context_post_remote_control(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    RKEventSubtype subtype = (RKEventSubtype)rks_take_integer(call, INT32_MIN, INT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_remote_control(call->context, timestamp, subtype);
}

static void play_application_begin_receiving_remote_control_events(RKReplayCall *call) {
    RKApplicationRef application = (RKApplicationRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_application_begin_receiving_remote_control_events(application);
}

static void play_application_end_receiving_remote_control_events(RKReplayCall *call) {
    RKApplicationRef application = (RKApplicationRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_application_end_receiving_remote_control_events(application);
}

static void play_super_motion_began(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    RKEventSubtype motion = (RKEventSubtype)rks_take_integer(call, INT32_MIN, INT32_MAX);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_motion_began(cls, self, motion, event);
}

static void play_super_motion_ended(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    RKEventSubtype motion = (RKEventSubtype)rks_take_integer(call, INT32_MIN, INT32_MAX);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_motion_ended(cls, self, motion, event);
}

static void play_super_motion_cancelled(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    RKEventSubtype motion = (RKEventSubtype)rks_take_integer(call, INT32_MIN, INT32_MAX);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_motion_cancelled(cls, self, motion, event);
}

static void play_super_remote_control_received(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_remote_control_received(cls, self, event);
}

static void play_context_send_presses(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    size_t count;
    const RKPressSample *samples = rks_take_press_samples(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_context_send_presses(call->context, timestamp, samples, count);
}

static void play_context_post_presses(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    size_t count;
    const RKPressSample *samples = rks_take_press_samples(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_presses(call->context, timestamp, samples, count);
}

static void play_context_cancel_all_presses(RKReplayCall *call) {
    if (!rks_ready(call)) return;
    call->status = rk_context_cancel_all_presses(call->context);
}

static void play_responder_send_presses(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    RKPressPhase phase = (RKPressPhase)rks_take_integer(call, INT32_MIN, INT32_MAX);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_responder_send_presses(responder, phase, presses, count, event);
}

static void play_responder_add_key_command(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    const char *input = rks_take_text(call);
    RKKeyModifierFlags modifiers = (RKKeyModifierFlags)rks_take_integer(call, 0, UINT32_MAX);
    const char *selector = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_responder_add_key_command(responder, input, modifiers, selector);
}

static void play_responder_remove_key_command(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    const char *input = rks_take_text(call);
    RKKeyModifierFlags modifiers = (RKKeyModifierFlags)rks_take_integer(call, 0, UINT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_responder_remove_key_command(responder, input, modifiers);
}

static void play_context_insert_text(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    const char *text = rks_take_text(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_context_insert_text(call->context, timestamp, text, &out);
    call->is_true = out;
}

static void play_context_delete_backward(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_context_delete_backward(call->context, timestamp, &out);
    call->is_true = out;
}

static void play_context_post_text(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    const char *text = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_text(call->context, timestamp, text);
}

static void play_responder_has_text(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_has_text(responder, &out);
    call->is_true = out;
}

static void play_responder_accepts_key_input(RKReplayCall *call) {
    RKResponderRef responder = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_responder_accepts_key_input(responder, &out);
    call->is_true = out;
}

static void play_super_presses_began(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_presses_began(cls, self, presses, count, event);
}

static void play_super_presses_changed(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_presses_changed(cls, self, presses, count, event);
}

static void play_super_presses_ended(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_presses_ended(cls, self, presses, count, event);
}

static void play_super_presses_cancelled(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_presses_cancelled(cls, self, presses, count, event);
}

static void play_super_insert_text(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    const char *text = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_insert_text(cls, self, text);
}

static void play_super_delete_backward(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_delete_backward(cls, self);
}

static void play_super_has_text(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_has_text(cls, self, &out);
    call->is_true = out;
}

static void play_super_gesture_presses_began(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_presses_began(cls, self, presses, count, event);
}

static void play_super_gesture_presses_changed(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_presses_changed(cls, self, presses, count, event);
}

static void play_super_gesture_presses_ended(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_presses_ended(cls, self, presses, count, event);
}

static void play_super_gesture_presses_cancelled(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKPressRef *presses = (const RKPressRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_presses_cancelled(cls, self, presses, count, event);
}

static void play_scroll_view_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKRect frame = rks_take_rect(call);
    RKScrollViewRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_create(call->context, cls, frame, &out);
    call->object = (struct RKObject *)out;
}

static void play_scroll_view_set_delegate(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    const RKScrollViewDelegate *delegate = rks_take_scroll_delegate(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_delegate(scroll_view, delegate);
}

static void play_scroll_view_get_delegate(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKObjectRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_get_delegate(scroll_view, &out);
    call->object = (struct RKObject *)out;
}

static void play_scroll_view_set_content_offset(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKPoint offset = rks_take_point(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_content_offset(scroll_view, offset, animated);
}

static void play_scroll_view_scroll_rect_to_visible(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKRect rect = rks_take_rect(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_scroll_rect_to_visible(scroll_view, rect, animated);
}

static void play_scroll_view_scroll_to_top(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_scroll_to_top(scroll_view, &out);
    call->is_true = out;
}

static void play_scroll_view_set_content_size(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKSize size = rks_take_size(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_content_size(scroll_view, size);
}

static void play_scroll_view_set_content_inset(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKEdgeInsets insets = rks_take_edgeinsets(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_content_inset(scroll_view, insets);
}

static void play_scroll_view_set_scroll_enabled(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_scroll_enabled(scroll_view, value);
}

static void play_scroll_view_set_bounces(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_bounces(scroll_view, value);
}

static void play_scroll_view_set_always_bounce_vertical(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_always_bounce_vertical(scroll_view, value);
}

static void play_scroll_view_set_always_bounce_horizontal(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_always_bounce_horizontal(scroll_view, value);
}

static void play_scroll_view_set_paging_enabled(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_paging_enabled(scroll_view, value);
}

static void play_scroll_view_set_directional_lock_enabled(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_directional_lock_enabled(scroll_view, value);
}

static void play_scroll_view_set_delays_content_touches(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_delays_content_touches(scroll_view, value);
}

static void play_scroll_view_set_can_cancel_content_touches(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_can_cancel_content_touches(scroll_view, value);
}

static void play_scroll_view_set_bounces_zoom(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_bounces_zoom(scroll_view, value);
}

static void play_scroll_view_set_scrolls_to_top(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_scrolls_to_top(scroll_view, value);
}

static void play_scroll_view_set_chains_to_ancestor(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_chains_to_ancestor(scroll_view, value);
}

static void play_scroll_view_set_deceleration_rate(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKScrollViewDecelerationRate rate = (RKScrollViewDecelerationRate)rks_take_integer(call, INT32_MIN, INT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_deceleration_rate(scroll_view, rate);
}

static void play_scroll_view_set_zoom_scale_range(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    double minimum = rks_take_number(call);
    double maximum = rks_take_number(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_zoom_scale_range(scroll_view, minimum, maximum);
}

static void play_scroll_view_set_zoom_scale(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    double scale = rks_take_number(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_zoom_scale(scroll_view, scale, animated);
}

static void play_scroll_view_zoom_to_rect(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKRect rect = rks_take_rect(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_zoom_to_rect(scroll_view, rect, animated);
}

static void play_super_touches_should_begin(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKScrollViewRef self = (RKScrollViewRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    RKEventRef event = (RKEventRef)rks_take_object(call);
    RKViewRef view = (RKViewRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_touches_should_begin(cls, self, touches, count, event, view, &out);
    call->is_true = out;
}

static void play_super_touches_should_cancel(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKScrollViewRef self = (RKScrollViewRef)rks_take_object(call);
    RKViewRef view = (RKViewRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_touches_should_cancel(cls, self, view, &out);
    call->is_true = out;
}

static void play_release_many(RKReplayCall *call) {
    size_t count;
    const RKObjectRef *objects = (const RKObjectRef *)rks_take_objects(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_release_many(objects, count);
}

static void play_view_create_many(RKReplayCall *call) {
    const RKViewsDesc *desc = rks_take_views(call);
    bool keeps = rks_take_bool(call);
    RKViewRef *out = rks_room(call, desc ? desc->count : 0, sizeof(RKViewRef));
    if (!rks_ready(call)) return;
    call->status = rk_view_create_many(call->context, desc, keeps ? out : NULL);
}

static void play_hit_map(RKReplayCall *call) {
    RKViewRef root = (RKViewRef)rks_take_object(call);
    RKRect rect = rks_take_rect(call);
    size_t width = (size_t)rks_take_unsigned(call, UINT64_MAX);
    size_t height = (size_t)rks_take_unsigned(call, UINT64_MAX);
    RKViewRef *out = rks_room(call, rks_product(call, width, height), sizeof(RKViewRef));
    if (!rks_ready(call)) return;
    call->status = rk_hit_map(root, rect, width, height, out);
}

static void play_scroll_view_stop_scrolling_and_zooming(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_stop_scrolling_and_zooming(scroll_view);
}

static void play_scroll_view_set_bounces_horizontally(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_bounces_horizontally(scroll_view, value);
}

static void play_scroll_view_set_bounces_vertically(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_bounces_vertically(scroll_view, value);
}

static void play_scroll_view_set_transfers_horizontal_scrolling_to_parent(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(scroll_view, value);
}

static void play_scroll_view_set_transfers_vertical_scrolling_to_parent(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_transfers_vertical_scrolling_to_parent(scroll_view, value);
}

static void play_scroll_view_set_transfers_touches_to_parent(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_transfers_touches_to_parent(scroll_view, value);
}

static void play_scroll_view_set_shows_vertical_scroll_indicator(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_shows_vertical_scroll_indicator(scroll_view, value);
}

static void play_scroll_view_set_shows_horizontal_scroll_indicator(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    bool value = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_shows_horizontal_scroll_indicator(scroll_view, value);
}

static void play_scroll_view_set_vertical_scroll_indicator_insets(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKEdgeInsets insets = rks_take_edgeinsets(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_vertical_scroll_indicator_insets(scroll_view, insets);
}

static void play_scroll_view_set_horizontal_scroll_indicator_insets(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    RKEdgeInsets insets = rks_take_edgeinsets(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_set_horizontal_scroll_indicator_insets(scroll_view, insets);
}

static void play_scroll_view_flash_scroll_indicators(RKReplayCall *call) {
    RKScrollViewRef scroll_view = (RKScrollViewRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_scroll_view_flash_scroll_indicators(scroll_view);
}

static void play_text_field_set_delegate(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    const RKTextFieldDelegate *delegate = rks_take_field_delegate(call);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_set_delegate(text_field, delegate);
}

static void play_text_field_get_delegate(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    RKObjectRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_text_field_get_delegate(text_field, &out);
    call->object = (struct RKObject *)out;
}

static void play_text_field_set_secure_text_entry(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    bool secure = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_set_secure_text_entry(text_field, secure);
}

static void play_text_field_set_selected_range(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    size_t start = (size_t)rks_take_unsigned(call, UINT64_MAX);
    size_t end = (size_t)rks_take_unsigned(call, UINT64_MAX);
    RKTextDirection affinity = (RKTextDirection)rks_take_integer(call, INT32_MIN, INT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_set_selected_range(text_field, start, end, affinity);
}

static void play_text_field_move(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    RKTextDirection direction = (RKTextDirection)rks_take_integer(call, INT32_MIN, INT32_MAX);
    RKTextGranularity granularity = (RKTextGranularity)rks_take_integer(call, INT32_MIN, INT32_MAX);
    bool extend = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_move(text_field, direction, granularity, extend);
}

static void play_text_field_delete(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    RKTextDirection direction = (RKTextDirection)rks_take_integer(call, INT32_MIN, INT32_MAX);
    RKTextGranularity granularity = (RKTextGranularity)rks_take_integer(call, INT32_MIN, INT32_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_delete(text_field, direction, granularity);
}

static void play_text_field_clear(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_text_field_clear(text_field, &out);
    call->is_true = out;
}

static void play_text_field_replace_range(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    size_t start = (size_t)rks_take_unsigned(call, UINT64_MAX);
    size_t end = (size_t)rks_take_unsigned(call, UINT64_MAX);
    const char *text = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_replace_range(text_field, start, end, text);
}

static void play_text_field_set_marked_text(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    const char *text = rks_take_text(call);
    size_t start = (size_t)rks_take_unsigned(call, UINT64_MAX);
    size_t end = (size_t)rks_take_unsigned(call, UINT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_set_marked_text(text_field, text, start, end);
}

static void play_text_field_unmark_text(RKReplayCall *call) {
    RKControlRef text_field = (RKControlRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_text_field_unmark_text(text_field);
}

static void play_super_can_become_key_window(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKWindowRef self = (RKWindowRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_can_become_key_window(cls, self, &out);
    call->is_true = out;
}

static void play_view_controller_begin_appearance_transition(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    bool appearing = rks_take_bool(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_begin_appearance_transition(controller, appearing, animated);
}

static void play_view_controller_end_appearance_transition(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_view_controller_end_appearance_transition(controller);
}

static void play_navigation_controller_create(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef root = (RKViewControllerRef)rks_take_object(call);
    RKViewControllerRef out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_navigation_controller_create(call->context, cls, root, &out);
    call->object = (struct RKObject *)out;
}

static void play_navigation_controller_pop_to_root(RKReplayCall *call) {
    RKViewControllerRef controller = (RKViewControllerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_navigation_controller_pop_to_root(controller, &out);
    call->is_true = out;
}

static void play_super_view_will_appear(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef self = (RKViewControllerRef)rks_take_object(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_view_will_appear(cls, self, animated);
}

static void play_super_view_is_appearing(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef self = (RKViewControllerRef)rks_take_object(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_view_is_appearing(cls, self, animated);
}

static void play_super_view_did_appear(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef self = (RKViewControllerRef)rks_take_object(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_view_did_appear(cls, self, animated);
}

static void play_super_view_will_disappear(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef self = (RKViewControllerRef)rks_take_object(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_view_will_disappear(cls, self, animated);
}

static void play_super_view_did_disappear(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef self = (RKViewControllerRef)rks_take_object(call);
    bool animated = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_super_view_did_disappear(cls, self, animated);
}

static void play_super_should_automatically_forward_appearance_methods(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKViewControllerRef self = (RKViewControllerRef)rks_take_object(call);
    bool out = 0;
    if (!rks_ready(call)) return;
    call->status = rk_super_should_automatically_forward_appearance_methods(cls, self, &out);
    call->is_true = out;
}

static void play_control_perform_primary_action(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_control_perform_primary_action(control);
}

static void play_segmented_control_insert_segment(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    const char *title = rks_take_text(call);
    int64_t index = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_segmented_control_insert_segment(control, title, index);
}

static void play_segmented_control_remove_segment(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    int64_t index = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    if (!rks_ready(call)) return;
    call->status = rk_segmented_control_remove_segment(control, index);
}

static void play_segmented_control_set_title(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    int64_t index = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    const char *title = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = rk_segmented_control_set_title(control, index, title);
}

static void play_segmented_control_set_segment_enabled(RKReplayCall *call) {
    RKControlRef control = (RKControlRef)rks_take_object(call);
    int64_t index = (int64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
    bool enabled = rks_take_bool(call);
    if (!rks_ready(call)) return;
    call->status = rk_segmented_control_set_segment_enabled(control, index, enabled);
}

static void play_super_touches_estimated_properties_updated(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKResponderRef self = (RKResponderRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_super_touches_estimated_properties_updated(cls, self, touches, count);
}

static void play_context_send_estimation_updates(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    size_t count;
    const RKEstimationUpdate *updates = rks_take_estimation_updates(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_context_send_estimation_updates(call->context, timestamp, updates, count);
}

static void play_context_post_estimation_updates(RKReplayCall *call) {
    double timestamp = rks_take_number(call);
    size_t count;
    const RKEstimationUpdate *updates = rks_take_estimation_updates(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_context_post_estimation_updates(call->context, timestamp, updates, count);
}

static void play_super_gesture_touches_estimated_properties_updated(RKReplayCall *call) {
    RKClassRef cls = (RKClassRef)rks_take_object(call);
    RKGestureRecognizerRef self = (RKGestureRecognizerRef)rks_take_object(call);
    size_t count;
    const RKTouchRef *touches = (const RKTouchRef *)rks_take_objects(call, &count);
    if (!rks_ready(call)) return;
    call->status = rk_super_gesture_touches_estimated_properties_updated(cls, self, touches, count);
}

static void play_window_audit(RKReplayCall *call) {
    RKWindowRef window = (RKWindowRef)rks_take_object(call);
    const RKAuditOptions *options = rks_take_audit_options(call);
    size_t count = 0;
    if (!rks_ready(call)) return;
    call->status = rk_window_audit(window, options, NULL, 0, &count);
}

static void play_context_set_observer(RKReplayCall *call) {
    RKObserver observer = rks_take_bool(call) ? rks_standin_RKObserver : NULL;
    void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;
    if (!rks_ready(call)) return;
    call->status = rk_context_set_observer(call->context, observer, rks_userdata, drop);
}

static void play_view_explain_point(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKPoint point = rks_take_point(call);
    bool calls_overrides = rks_take_bool(call);
    size_t length = 0;
    if (!rks_ready(call)) return;
    call->status = rk_view_explain_point(view, point, calls_overrides, NULL, 0, &length);
}

static void play_view_explain_point_steps(RKReplayCall *call) {
    RKViewRef view = (RKViewRef)rks_take_object(call);
    RKPoint point = rks_take_point(call);
    bool calls_overrides = rks_take_bool(call);
    size_t count = 0;
    if (!rks_ready(call)) return;
    call->status = rk_view_explain_point_steps(view, point, calls_overrides, NULL, 0, &count);
}

static void play_plugin_deactivate(RKReplayCall *call) {
    RKPluginRef plugin = (RKPluginRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_plugin_deactivate(plugin);
}

static void play_plugin_activate(RKReplayCall *call) {
    RKPluginRef plugin = (RKPluginRef)rks_take_object(call);
    if (!rks_ready(call)) return;
    call->status = rk_plugin_activate(plugin);
}

static const RKReplayFunction functions[] = {
    {"rk_status_name", NULL},
    {"rk_status_message", NULL},
    {"rk_last_error", NULL},
    {"rk_retain", play_retain},
    {"rk_release", play_release},
    {"rk_object_is_alive", NULL},
    {"rk_object_get_context", NULL},
    {"rk_object_set_userdata", play_object_set_userdata},
    {"rk_object_get_userdata", NULL},
    {"rk_object_set_name", play_object_set_name},
    {"rk_object_get_name", NULL},
    {"rk_object_describe", NULL},
    {"rk_version", NULL},
    {"rk_version_string", NULL},
    {"rk_abi_version", NULL},
    {"rk_abi_layout", NULL},
    {"rk_rect_standardize", NULL},
    {"rk_rect_contains_point", NULL},
    {"rk_rect_is_empty", NULL},
    {"rk_rect_union", NULL},
    {"rk_rect_intersection", NULL},
    {"rk_rect_inset", NULL},
    {"rk_rect_apply_transform", NULL},
    {"rk_point_apply_transform", NULL},
    {"rk_transform_identity", NULL},
    {"rk_transform_make_translation", NULL},
    {"rk_transform_make_scale", NULL},
    {"rk_transform_make_rotation", NULL},
    {"rk_transform_concat", NULL},
    {"rk_transform_invert", NULL},
    {"rk_transform_is_invertible", NULL},
    {"rk_transform_is_identity", NULL},
    {"rk_class_define", play_class_define},
    {"rk_class_find", NULL},
    {"rk_class_get_name", NULL},
    {"rk_class_get_superclass", NULL},
    {"rk_class_is_subclass_of", NULL},
    {"rk_object_get_class", NULL},
    {"rk_object_is_kind_of", NULL},
    {"rk_object_set_class", play_object_set_class},
    {"rk_object_get_instance_data", NULL},
    {"rk_class_extend", play_class_extend},
    {"rk_class_remove_extension", play_class_remove_extension},
    {"rk_context_create", NULL},
    {"rk_context_destroy", NULL},
    {"rk_context_set_config", play_context_set_config},
    {"rk_context_get_config", NULL},
    {"rk_config_name", NULL},
    {"rk_config_value_name", NULL},
    {"rk_config_default", NULL},
    {"rk_context_set_diagnostic_handler", play_context_set_diagnostic_handler},
    {"rk_context_set_notification_handler", play_context_set_notification_handler},
    {"rk_context_get_application", NULL},
    {"rk_context_get_windows", NULL},
    {"rk_context_get_key_window", NULL},
    {"rk_context_get_object_count", NULL},
    {"rk_context_get_memory_used", NULL},
    {"rk_context_get_time", NULL},
    {"rk_context_advance", play_context_advance},
    {"rk_context_next_deadline", NULL},
    {"rk_context_add_timer", play_context_add_timer},
    {"rk_timer_cancel", play_timer_cancel},
    {"rk_context_post_call", play_context_post_call},
    {"rk_context_get_queue_count", NULL},
    {"rk_context_drain", play_context_drain},
    {"rk_responder_create", play_responder_create},
    {"rk_responder_get_next_responder", play_responder_get_next_responder},
    {"rk_responder_get_chain", play_responder_get_chain},
    {"rk_responder_get_view_controller", play_responder_get_view_controller},
    {"rk_responder_set_can_become_first_responder", play_responder_set_can_become_first_responder},
    {"rk_responder_can_become_first_responder", play_responder_can_become_first_responder},
    {"rk_responder_set_can_resign_first_responder", play_responder_set_can_resign_first_responder},
    {"rk_responder_can_resign_first_responder", play_responder_can_resign_first_responder},
    {"rk_responder_become_first_responder", play_responder_become_first_responder},
    {"rk_responder_resign_first_responder", play_responder_resign_first_responder},
    {"rk_responder_is_first_responder", NULL},
    {"rk_responder_can_perform_action", play_responder_can_perform_action},
    {"rk_responder_target_for_action", play_responder_target_for_action},
    {"rk_responder_set_value", play_responder_set_value},
    {"rk_responder_find_value", play_responder_find_value},
    {"rk_responder_send_touches", play_responder_send_touches},
    {"rk_super_touches_began", play_super_touches_began},
    {"rk_super_touches_moved", play_super_touches_moved},
    {"rk_super_touches_ended", play_super_touches_ended},
    {"rk_super_touches_cancelled", play_super_touches_cancelled},
    {"rk_super_next_responder", play_super_next_responder},
    {"rk_super_can_become_first_responder", play_super_can_become_first_responder},
    {"rk_super_become_first_responder", play_super_become_first_responder},
    {"rk_super_can_resign_first_responder", play_super_can_resign_first_responder},
    {"rk_super_resign_first_responder", play_super_resign_first_responder},
    {"rk_super_can_perform_action", play_super_can_perform_action},
    {"rk_super_target_for_action", play_super_target_for_action},
    {"rk_view_create", play_view_create},
    {"rk_view_set_frame", play_view_set_frame},
    {"rk_view_get_frame", NULL},
    {"rk_view_set_bounds", play_view_set_bounds},
    {"rk_view_get_bounds", NULL},
    {"rk_view_set_center", play_view_set_center},
    {"rk_view_get_center", NULL},
    {"rk_view_set_transform", play_view_set_transform},
    {"rk_view_get_transform", NULL},
    {"rk_view_set_transform_3d", play_view_set_transform_3d},
    {"rk_view_set_anchor_point", play_view_set_anchor_point},
    {"rk_view_get_anchor_point", NULL},
    {"rk_view_set_z_position", play_view_set_z_position},
    {"rk_view_get_z_position", NULL},
    {"rk_view_set_hidden", play_view_set_hidden},
    {"rk_view_is_hidden", NULL},
    {"rk_view_set_alpha", play_view_set_alpha},
    {"rk_view_get_alpha", NULL},
    {"rk_view_set_user_interaction_enabled", play_view_set_user_interaction_enabled},
    {"rk_view_is_user_interaction_enabled", NULL},
    {"rk_view_set_animating", play_view_set_animating},
    {"rk_view_is_animating", NULL},
    {"rk_view_set_multiple_touch_enabled", play_view_set_multiple_touch_enabled},
    {"rk_view_is_multiple_touch_enabled", NULL},
    {"rk_view_set_exclusive_touch", play_view_set_exclusive_touch},
    {"rk_view_is_exclusive_touch", NULL},
    {"rk_view_set_clips_to_bounds", play_view_set_clips_to_bounds},
    {"rk_view_clips_to_bounds", NULL},
    {"rk_view_add_subview", play_view_add_subview},
    {"rk_view_insert_subview_at_index", play_view_insert_subview_at_index},
    {"rk_view_insert_subview_below", play_view_insert_subview_below},
    {"rk_view_insert_subview_above", play_view_insert_subview_above},
    {"rk_view_exchange_subviews", play_view_exchange_subviews},
    {"rk_view_bring_subview_to_front", play_view_bring_subview_to_front},
    {"rk_view_send_subview_to_back", play_view_send_subview_to_back},
    {"rk_view_remove_from_superview", play_view_remove_from_superview},
    {"rk_view_get_superview", NULL},
    {"rk_view_get_window", NULL},
    {"rk_view_get_subviews", NULL},
    {"rk_view_is_descendant_of", NULL},
    {"rk_view_get_view_controller", NULL},
    {"rk_view_recursive_description", NULL},
    {"rk_view_convert_point_to", NULL},
    {"rk_view_convert_point_from", NULL},
    {"rk_view_convert_rect_to", NULL},
    {"rk_view_convert_rect_from", NULL},
    {"rk_view_hit_test", play_view_hit_test},
    {"rk_view_hit_test_many", play_view_hit_test_many},
    {"rk_view_point_inside", play_view_point_inside},
    {"rk_super_hit_test", play_super_hit_test},
    {"rk_super_point_inside", play_super_point_inside},
    {"rk_super_will_move_to_superview", play_super_will_move_to_superview},
    {"rk_super_did_move_to_superview", play_super_did_move_to_superview},
    {"rk_super_will_move_to_window", play_super_will_move_to_window},
    {"rk_super_did_move_to_window", play_super_did_move_to_window},
    {"rk_super_did_add_subview", play_super_did_add_subview},
    {"rk_super_will_remove_subview", play_super_will_remove_subview},
    {"rk_window_create", play_window_create},
    {"rk_window_set_level", play_window_set_level},
    {"rk_window_get_level", NULL},
    {"rk_window_set_screen", play_window_set_screen},
    {"rk_window_get_screen", NULL},
    {"rk_window_make_key", play_window_make_key},
    {"rk_window_make_key_and_visible", play_window_make_key_and_visible},
    {"rk_window_is_key", NULL},
    {"rk_window_set_root_view_controller", play_window_set_root_view_controller},
    {"rk_window_get_root_view_controller", NULL},
    {"rk_window_get_first_responder", NULL},
    {"rk_window_convert_point_to", NULL},
    {"rk_window_convert_point_from", NULL},
    {"rk_window_convert_rect_to", NULL},
    {"rk_window_convert_rect_from", NULL},
    {"rk_super_window_send_event", play_super_window_send_event},
    {"rk_super_become_key_window", play_super_become_key_window},
    {"rk_super_resign_key_window", play_super_resign_key_window},
    {"rk_view_controller_create", play_view_controller_create},
    {"rk_view_controller_set_view", play_view_controller_set_view},
    {"rk_view_controller_get_view", play_view_controller_get_view},
    {"rk_view_controller_get_view_if_loaded", NULL},
    {"rk_view_controller_add_child", play_view_controller_add_child},
    {"rk_view_controller_remove_from_parent", play_view_controller_remove_from_parent},
    {"rk_view_controller_get_parent", NULL},
    {"rk_view_controller_get_children", NULL},
    {"rk_view_controller_present", play_view_controller_present},
    {"rk_view_controller_dismiss", play_view_controller_dismiss},
    {"rk_view_controller_get_presenting", NULL},
    {"rk_view_controller_get_presented", NULL},
    {"rk_navigation_controller_push", play_navigation_controller_push},
    {"rk_navigation_controller_pop", play_navigation_controller_pop},
    {"rk_navigation_controller_get_top", NULL},
    {"rk_super_load_view", play_super_load_view},
    {"rk_super_view_did_load", play_super_view_did_load},
    {"rk_application_create", play_application_create},
    {"rk_application_set_delegate", play_application_set_delegate},
    {"rk_application_get_delegate", NULL},
    {"rk_application_send_event", play_application_send_event},
    {"rk_application_begin_ignoring_interaction_events", play_application_begin_ignoring_interaction_events},
    {"rk_application_end_ignoring_interaction_events", play_application_end_ignoring_interaction_events},
    {"rk_application_is_ignoring_interaction_events", NULL},
    {"rk_application_set_active", play_application_set_active},
    {"rk_application_is_active", NULL},
    {"rk_super_application_send_event", play_super_application_send_event},
    {"rk_context_send_touches", play_context_send_touches},
    {"rk_context_post_touches", play_context_post_touches},
    {"rk_context_cancel_all_touches", play_context_cancel_all_touches},
    {"rk_context_post_cancel_all_touches", play_context_post_cancel_all_touches},
    {"rk_context_find_touch", NULL},
    {"rk_touch_get_id", NULL},
    {"rk_touch_get_phase", NULL},
    {"rk_touch_get_type", NULL},
    {"rk_touch_get_tap_count", NULL},
    {"rk_touch_get_timestamp", NULL},
    {"rk_touch_get_view", NULL},
    {"rk_touch_get_window", NULL},
    {"rk_touch_get_location", NULL},
    {"rk_touch_get_previous_location", NULL},
    {"rk_touch_get_force", NULL},
    {"rk_touch_get_major_radius", NULL},
    {"rk_touch_is_withheld", NULL},
    {"rk_touch_get_coalesced", NULL},
    {"rk_touch_get_gesture_recognizers", NULL},
    {"rk_event_get_type", NULL},
    {"rk_event_get_timestamp", NULL},
    {"rk_event_get_all_touches", NULL},
    {"rk_event_get_touches_for_view", NULL},
    {"rk_event_get_touches_for_window", NULL},
    {"rk_event_get_touches_for_gesture_recognizer", NULL},
    {"rk_context_send_pointer", play_context_send_pointer},
    {"rk_application_send_action", play_application_send_action},
    {"rk_gesture_recognizer_create", play_gesture_recognizer_create},
    {"rk_tap_create", play_tap_create},
    {"rk_long_press_create", play_long_press_create},
    {"rk_pan_create", play_pan_create},
    {"rk_screen_edge_pan_create", play_screen_edge_pan_create},
    {"rk_swipe_create", play_swipe_create},
    {"rk_pinch_create", play_pinch_create},
    {"rk_rotation_create", play_rotation_create},
    {"rk_hover_create", play_hover_create},
    {"rk_view_add_gesture_recognizer", play_view_add_gesture_recognizer},
    {"rk_view_remove_gesture_recognizer", play_view_remove_gesture_recognizer},
    {"rk_view_get_gesture_recognizers", NULL},
    {"rk_gesture_recognizer_get_view", NULL},
    {"rk_view_gesture_recognizer_should_begin", play_view_gesture_recognizer_should_begin},
    {"rk_gesture_recognizer_add_action", play_gesture_recognizer_add_action},
    {"rk_gesture_recognizer_remove_action", play_gesture_recognizer_remove_action},
    {"rk_gesture_recognizer_add_target", play_gesture_recognizer_add_target},
    {"rk_gesture_recognizer_remove_target", play_gesture_recognizer_remove_target},
    {"rk_gesture_recognizer_get_state", NULL},
    {"rk_gesture_recognizer_set_state", play_gesture_recognizer_set_state},
    {"rk_gesture_recognizer_ignore_touch", play_gesture_recognizer_ignore_touch},
    {"rk_gesture_recognizer_set_enabled", play_gesture_recognizer_set_enabled},
    {"rk_gesture_recognizer_is_enabled", NULL},
    {"rk_gesture_recognizer_set_cancels_touches_in_view", play_gesture_recognizer_set_cancels_touches_in_view},
    {"rk_gesture_recognizer_cancels_touches_in_view", NULL},
    {"rk_gesture_recognizer_set_delays_touches_began", play_gesture_recognizer_set_delays_touches_began},
    {"rk_gesture_recognizer_delays_touches_began", NULL},
    {"rk_gesture_recognizer_set_delays_touches_ended", play_gesture_recognizer_set_delays_touches_ended},
    {"rk_gesture_recognizer_delays_touches_ended", NULL},
    {"rk_gesture_recognizer_set_allowed_touch_types", play_gesture_recognizer_set_allowed_touch_types},
    {"rk_gesture_recognizer_get_allowed_touch_types", NULL},
    {"rk_gesture_recognizer_set_requires_exclusive_touch_type", play_gesture_recognizer_set_requires_exclusive_touch_type},
    {"rk_gesture_recognizer_requires_exclusive_touch_type", NULL},
    {"rk_gesture_recognizer_require_to_fail", play_gesture_recognizer_require_to_fail},
    {"rk_gesture_recognizer_can_prevent", play_gesture_recognizer_can_prevent},
    {"rk_gesture_recognizer_can_be_prevented_by", play_gesture_recognizer_can_be_prevented_by},
    {"rk_gesture_recognizer_set_delegate", play_gesture_recognizer_set_delegate},
    {"rk_gesture_recognizer_get_delegate", play_gesture_recognizer_get_delegate},
    {"rk_gesture_recognizer_get_number_of_touches", NULL},
    {"rk_gesture_recognizer_get_location", NULL},
    {"rk_gesture_recognizer_get_location_of_touch", NULL},
    {"rk_gesture_recognizer_get_touches", NULL},
    {"rk_tap_set_number_of_taps_required", play_tap_set_number_of_taps_required},
    {"rk_tap_get_number_of_taps_required", NULL},
    {"rk_tap_set_number_of_touches_required", play_tap_set_number_of_touches_required},
    {"rk_tap_get_number_of_touches_required", NULL},
    {"rk_tap_set_maximum_tap_duration", play_tap_set_maximum_tap_duration},
    {"rk_tap_get_maximum_tap_duration", NULL},
    {"rk_tap_set_maximum_interval_between_successive_taps", play_tap_set_maximum_interval_between_successive_taps},
    {"rk_tap_get_maximum_interval_between_successive_taps", NULL},
    {"rk_tap_set_allowable_movement", play_tap_set_allowable_movement},
    {"rk_tap_get_allowable_movement", NULL},
    {"rk_long_press_set_minimum_press_duration", play_long_press_set_minimum_press_duration},
    {"rk_long_press_get_minimum_press_duration", NULL},
    {"rk_long_press_set_allowable_movement", play_long_press_set_allowable_movement},
    {"rk_long_press_get_allowable_movement", NULL},
    {"rk_long_press_set_number_of_touches_required", play_long_press_set_number_of_touches_required},
    {"rk_long_press_get_number_of_touches_required", NULL},
    {"rk_long_press_set_number_of_taps_required", play_long_press_set_number_of_taps_required},
    {"rk_long_press_get_number_of_taps_required", NULL},
    {"rk_pan_set_minimum_number_of_touches", play_pan_set_minimum_number_of_touches},
    {"rk_pan_get_minimum_number_of_touches", NULL},
    {"rk_pan_set_maximum_number_of_touches", play_pan_set_maximum_number_of_touches},
    {"rk_pan_get_maximum_number_of_touches", NULL},
    {"rk_pan_get_translation", NULL},
    {"rk_pan_set_translation", play_pan_set_translation},
    {"rk_pan_get_velocity", NULL},
    {"rk_screen_edge_pan_set_edges", play_screen_edge_pan_set_edges},
    {"rk_screen_edge_pan_get_edges", NULL},
    {"rk_swipe_set_direction", play_swipe_set_direction},
    {"rk_swipe_get_direction", NULL},
    {"rk_swipe_set_number_of_touches_required", play_swipe_set_number_of_touches_required},
    {"rk_swipe_get_number_of_touches_required", NULL},
    {"rk_pinch_get_scale", NULL},
    {"rk_pinch_set_scale", play_pinch_set_scale},
    {"rk_pinch_get_velocity", NULL},
    {"rk_rotation_get_rotation", NULL},
    {"rk_rotation_set_rotation", play_rotation_set_rotation},
    {"rk_rotation_get_velocity", NULL},
    {"rk_super_gesture_touches_began", play_super_gesture_touches_began},
    {"rk_super_gesture_touches_moved", play_super_gesture_touches_moved},
    {"rk_super_gesture_touches_ended", play_super_gesture_touches_ended},
    {"rk_super_gesture_touches_cancelled", play_super_gesture_touches_cancelled},
    {"rk_super_gesture_reset", play_super_gesture_reset},
    {"rk_super_gesture_can_prevent", play_super_gesture_can_prevent},
    {"rk_super_gesture_can_be_prevented_by", play_super_gesture_can_be_prevented_by},
    {"rk_super_gesture_should_require_failure_of", play_super_gesture_should_require_failure_of},
    {"rk_super_gesture_should_be_required_to_fail_by", play_super_gesture_should_be_required_to_fail_by},
    {"rk_super_gesture_should_receive_event", play_super_gesture_should_receive_event},
    {"rk_super_gesture_recognizer_should_begin", play_super_gesture_recognizer_should_begin},
    {"rk_control_create", play_control_create},
    {"rk_button_create", play_button_create},
    {"rk_switch_create", play_switch_create},
    {"rk_slider_create", play_slider_create},
    {"rk_stepper_create", play_stepper_create},
    {"rk_segmented_control_create", play_segmented_control_create},
    {"rk_page_control_create", play_page_control_create},
    {"rk_control_add_target", play_control_add_target},
    {"rk_control_remove_target", play_control_remove_target},
    {"rk_control_add_action", play_control_add_action},
    {"rk_control_remove_action", play_control_remove_action},
    {"rk_control_get_all_control_events", NULL},
    {"rk_control_send_actions", play_control_send_actions},
    {"rk_control_send_action", play_control_send_action},
    {"rk_control_set_enabled", play_control_set_enabled},
    {"rk_control_is_enabled", NULL},
    {"rk_control_set_selected", play_control_set_selected},
    {"rk_control_is_selected", NULL},
    {"rk_control_set_highlighted", play_control_set_highlighted},
    {"rk_control_is_highlighted", NULL},
    {"rk_control_get_state", NULL},
    {"rk_control_is_tracking", NULL},
    {"rk_control_is_touch_inside", NULL},
    {"rk_switch_set_on", play_switch_set_on},
    {"rk_switch_is_on", NULL},
    {"rk_control_set_value", play_control_set_value},
    {"rk_control_get_value", NULL},
    {"rk_control_set_value_range", play_control_set_value_range},
    {"rk_control_get_value_range", NULL},
    {"rk_control_set_continuous", play_control_set_continuous},
    {"rk_control_is_continuous", NULL},
    {"rk_slider_get_thumb_rect", NULL},
    {"rk_stepper_set_step_value", play_stepper_set_step_value},
    {"rk_stepper_get_step_value", NULL},
    {"rk_stepper_set_wraps", play_stepper_set_wraps},
    {"rk_stepper_get_wraps", NULL},
    {"rk_stepper_set_autorepeat", play_stepper_set_autorepeat},
    {"rk_stepper_get_autorepeat", NULL},
    {"rk_control_set_count", play_control_set_count},
    {"rk_control_get_count", NULL},
    {"rk_control_set_selected_index", play_control_set_selected_index},
    {"rk_control_get_selected_index", NULL},
    {"rk_segmented_control_set_momentary", play_segmented_control_set_momentary},
    {"rk_segmented_control_is_momentary", NULL},
    {"rk_super_begin_tracking", play_super_begin_tracking},
    {"rk_super_continue_tracking", play_super_continue_tracking},
    {"rk_super_end_tracking", play_super_end_tracking},
    {"rk_super_cancel_tracking", play_super_cancel_tracking},
    {"rk_super_send_action", play_super_send_action},
    {"rk_run_loop_get_fd", NULL},
    {"rk_run_loop_run_once", NULL},
    {"rk_run_loop_run", NULL},
    {"rk_run_loop_stop", NULL},
    {"rk_run_loop_wake_up", NULL},
    {"rk_run_loop_time", NULL},
    {"rk_trace_start", NULL},
    {"rk_trace_stop", NULL},
    {"rk_trace_clear", NULL},
    {"rk_trace_is_on", NULL},
    {"rk_trace_read", NULL},
    {"rk_trace_describe", NULL},
    {"rk_explain", NULL},
    {"rk_reason_name", NULL},
    {"rk_class_add_action", play_class_add_action},
    {"rk_object_responds_to", NULL},
    {"rk_object_get_action_encoding", NULL},
    {"rk_invoke", rks_play_invoke},
    {"rk_closure_create", play_closure_create},
    {"rk_closure_get_function", NULL},
    {"rk_touch_get_predicted", NULL},
    {"rk_touch_get_button_mask", NULL},
    {"rk_touch_get_altitude_angle", NULL},
    {"rk_touch_get_azimuth_angle", NULL},
    {"rk_event_get_subtype", NULL},
    {"rk_event_get_modifier_flags", NULL},
    {"rk_event_get_button_mask", NULL},
    {"rk_context_post_pointer", play_context_post_pointer},
    {"rk_context_send_scroll", play_context_send_scroll},
    {"rk_context_post_scroll", play_context_post_scroll},
    {"rk_context_send_transform", play_context_send_transform},
    {"rk_context_post_transform", play_context_post_transform},
    {"rk_gesture_recognizer_set_allowed_press_types", play_gesture_recognizer_set_allowed_press_types},
    {"rk_gesture_recognizer_get_allowed_press_types", NULL},
    {"rk_gesture_recognizer_get_presses", NULL},
    {"rk_gesture_recognizer_get_modifier_flags", NULL},
    {"rk_gesture_recognizer_get_button_mask", NULL},
    {"rk_tap_set_button_mask_required", play_tap_set_button_mask_required},
    {"rk_tap_get_button_mask_required", NULL},
    {"rk_pan_set_allowed_scroll_types_mask", play_pan_set_allowed_scroll_types_mask},
    {"rk_pan_get_allowed_scroll_types_mask", NULL},
    {"rk_text_field_create", play_text_field_create},
    {"rk_text_field_set_text", play_text_field_set_text},
    {"rk_text_field_get_text", NULL},
    {"rk_context_send_motion", play_context_send_motion},
    {"rk_context_post_motion", play_context_post_motion},
    {"rk_context_send_remote_control", play_context_send_remote_control},
    {"rk_context_post_remote_control", play_context_post_remote_control},
    {"rk_application_begin_receiving_remote_control_events", play_application_begin_receiving_remote_control_events},
    {"rk_application_end_receiving_remote_control_events", play_application_end_receiving_remote_control_events},
    {"rk_application_is_receiving_remote_control_events", NULL},
    {"rk_super_motion_began", play_super_motion_began},
    {"rk_super_motion_ended", play_super_motion_ended},
    {"rk_super_motion_cancelled", play_super_motion_cancelled},
    {"rk_super_remote_control_received", play_super_remote_control_received},
    {"rk_context_send_presses", play_context_send_presses},
    {"rk_context_post_presses", play_context_post_presses},
    {"rk_context_cancel_all_presses", play_context_cancel_all_presses},
    {"rk_context_find_press", NULL},
    {"rk_press_get_id", NULL},
    {"rk_press_get_phase", NULL},
    {"rk_press_get_type", NULL},
    {"rk_press_get_force", NULL},
    {"rk_press_get_timestamp", NULL},
    {"rk_press_get_responder", NULL},
    {"rk_press_get_window", NULL},
    {"rk_press_get_key_code", NULL},
    {"rk_press_get_modifier_flags", NULL},
    {"rk_press_get_characters", NULL},
    {"rk_press_get_characters_ignoring_modifiers", NULL},
    {"rk_press_get_gesture_recognizers", NULL},
    {"rk_event_get_all_presses", NULL},
    {"rk_responder_send_presses", play_responder_send_presses},
    {"rk_responder_add_key_command", play_responder_add_key_command},
    {"rk_responder_remove_key_command", play_responder_remove_key_command},
    {"rk_context_insert_text", play_context_insert_text},
    {"rk_context_delete_backward", play_context_delete_backward},
    {"rk_context_post_text", play_context_post_text},
    {"rk_responder_has_text", play_responder_has_text},
    {"rk_responder_accepts_key_input", play_responder_accepts_key_input},
    {"rk_super_presses_began", play_super_presses_began},
    {"rk_super_presses_changed", play_super_presses_changed},
    {"rk_super_presses_ended", play_super_presses_ended},
    {"rk_super_presses_cancelled", play_super_presses_cancelled},
    {"rk_super_insert_text", play_super_insert_text},
    {"rk_super_delete_backward", play_super_delete_backward},
    {"rk_super_has_text", play_super_has_text},
    {"rk_super_gesture_presses_began", play_super_gesture_presses_began},
    {"rk_super_gesture_presses_changed", play_super_gesture_presses_changed},
    {"rk_super_gesture_presses_ended", play_super_gesture_presses_ended},
    {"rk_super_gesture_presses_cancelled", play_super_gesture_presses_cancelled},
    {"rk_scroll_view_create", play_scroll_view_create},
    {"rk_scroll_view_set_delegate", play_scroll_view_set_delegate},
    {"rk_scroll_view_get_delegate", play_scroll_view_get_delegate},
    {"rk_scroll_view_get_pan_gesture_recognizer", NULL},
    {"rk_scroll_view_get_pinch_gesture_recognizer", NULL},
    {"rk_scroll_view_set_content_offset", play_scroll_view_set_content_offset},
    {"rk_scroll_view_get_content_offset", NULL},
    {"rk_scroll_view_scroll_rect_to_visible", play_scroll_view_scroll_rect_to_visible},
    {"rk_scroll_view_scroll_to_top", play_scroll_view_scroll_to_top},
    {"rk_scroll_view_set_content_size", play_scroll_view_set_content_size},
    {"rk_scroll_view_get_content_size", NULL},
    {"rk_scroll_view_set_content_inset", play_scroll_view_set_content_inset},
    {"rk_scroll_view_get_content_inset", NULL},
    {"rk_scroll_view_get_content_offset_range", NULL},
    {"rk_scroll_view_is_tracking", NULL},
    {"rk_scroll_view_is_dragging", NULL},
    {"rk_scroll_view_is_decelerating", NULL},
    {"rk_scroll_view_is_zooming", NULL},
    {"rk_scroll_view_is_zoom_bouncing", NULL},
    {"rk_scroll_view_get_velocity", NULL},
    {"rk_scroll_view_set_scroll_enabled", play_scroll_view_set_scroll_enabled},
    {"rk_scroll_view_is_scroll_enabled", NULL},
    {"rk_scroll_view_set_bounces", play_scroll_view_set_bounces},
    {"rk_scroll_view_bounces", NULL},
    {"rk_scroll_view_set_always_bounce_vertical", play_scroll_view_set_always_bounce_vertical},
    {"rk_scroll_view_always_bounces_vertical", NULL},
    {"rk_scroll_view_set_always_bounce_horizontal", play_scroll_view_set_always_bounce_horizontal},
    {"rk_scroll_view_always_bounces_horizontal", NULL},
    {"rk_scroll_view_set_paging_enabled", play_scroll_view_set_paging_enabled},
    {"rk_scroll_view_is_paging_enabled", NULL},
    {"rk_scroll_view_set_directional_lock_enabled", play_scroll_view_set_directional_lock_enabled},
    {"rk_scroll_view_is_directional_lock_enabled", NULL},
    {"rk_scroll_view_set_delays_content_touches", play_scroll_view_set_delays_content_touches},
    {"rk_scroll_view_delays_content_touches", NULL},
    {"rk_scroll_view_set_can_cancel_content_touches", play_scroll_view_set_can_cancel_content_touches},
    {"rk_scroll_view_can_cancel_content_touches", NULL},
    {"rk_scroll_view_set_bounces_zoom", play_scroll_view_set_bounces_zoom},
    {"rk_scroll_view_bounces_zoom", NULL},
    {"rk_scroll_view_set_scrolls_to_top", play_scroll_view_set_scrolls_to_top},
    {"rk_scroll_view_scrolls_to_top", NULL},
    {"rk_scroll_view_set_chains_to_ancestor", play_scroll_view_set_chains_to_ancestor},
    {"rk_scroll_view_chains_to_ancestor", NULL},
    {"rk_scroll_view_set_deceleration_rate", play_scroll_view_set_deceleration_rate},
    {"rk_scroll_view_get_deceleration_rate", NULL},
    {"rk_scroll_view_set_zoom_scale_range", play_scroll_view_set_zoom_scale_range},
    {"rk_scroll_view_get_zoom_scale_range", NULL},
    {"rk_scroll_view_set_zoom_scale", play_scroll_view_set_zoom_scale},
    {"rk_scroll_view_get_zoom_scale", NULL},
    {"rk_scroll_view_zoom_to_rect", play_scroll_view_zoom_to_rect},
    {"rk_super_touches_should_begin", play_super_touches_should_begin},
    {"rk_super_touches_should_cancel", play_super_touches_should_cancel},
    {"rk_release_many", play_release_many},
    {"rk_view_create_many", play_view_create_many},
    {"rk_hit_map", play_hit_map},
    {"rk_recorder_start", NULL},
    {"rk_recorder_stop", NULL},
    {"rk_recorder_flush", NULL},
    {"rk_recorder_mark", NULL},
    {"rk_recorder_get_size", NULL},
    {"rk_scroll_view_is_scroll_animating", NULL},
    {"rk_scroll_view_is_zoom_animating", NULL},
    {"rk_scroll_view_stop_scrolling_and_zooming", play_scroll_view_stop_scrolling_and_zooming},
    {"rk_scroll_view_set_bounces_horizontally", play_scroll_view_set_bounces_horizontally},
    {"rk_scroll_view_bounces_horizontally", NULL},
    {"rk_scroll_view_set_bounces_vertically", play_scroll_view_set_bounces_vertically},
    {"rk_scroll_view_bounces_vertically", NULL},
    {"rk_scroll_view_set_transfers_horizontal_scrolling_to_parent", play_scroll_view_set_transfers_horizontal_scrolling_to_parent},
    {"rk_scroll_view_transfers_horizontal_scrolling_to_parent", NULL},
    {"rk_scroll_view_set_transfers_vertical_scrolling_to_parent", play_scroll_view_set_transfers_vertical_scrolling_to_parent},
    {"rk_scroll_view_transfers_vertical_scrolling_to_parent", NULL},
    {"rk_scroll_view_set_transfers_touches_to_parent", play_scroll_view_set_transfers_touches_to_parent},
    {"rk_scroll_view_transfers_touches_to_parent", NULL},
    {"rk_scroll_view_set_shows_vertical_scroll_indicator", play_scroll_view_set_shows_vertical_scroll_indicator},
    {"rk_scroll_view_shows_vertical_scroll_indicator", NULL},
    {"rk_scroll_view_set_shows_horizontal_scroll_indicator", play_scroll_view_set_shows_horizontal_scroll_indicator},
    {"rk_scroll_view_shows_horizontal_scroll_indicator", NULL},
    {"rk_scroll_view_set_vertical_scroll_indicator_insets", play_scroll_view_set_vertical_scroll_indicator_insets},
    {"rk_scroll_view_get_vertical_scroll_indicator_insets", NULL},
    {"rk_scroll_view_get_vertical_scroll_indicator", NULL},
    {"rk_scroll_view_is_vertical_scroll_indicator_visible", NULL},
    {"rk_scroll_view_set_horizontal_scroll_indicator_insets", play_scroll_view_set_horizontal_scroll_indicator_insets},
    {"rk_scroll_view_get_horizontal_scroll_indicator_insets", NULL},
    {"rk_scroll_view_get_horizontal_scroll_indicator", NULL},
    {"rk_scroll_view_is_horizontal_scroll_indicator_visible", NULL},
    {"rk_scroll_view_flash_scroll_indicators", play_scroll_view_flash_scroll_indicators},
    {"rk_text_field_set_delegate", play_text_field_set_delegate},
    {"rk_text_field_get_delegate", play_text_field_get_delegate},
    {"rk_text_field_is_editing", NULL},
    {"rk_text_field_set_secure_text_entry", play_text_field_set_secure_text_entry},
    {"rk_text_field_is_secure_text_entry", NULL},
    {"rk_text_field_set_selected_range", play_text_field_set_selected_range},
    {"rk_text_field_get_selected_range", NULL},
    {"rk_text_field_move", play_text_field_move},
    {"rk_text_field_get_position", NULL},
    {"rk_text_field_delete", play_text_field_delete},
    {"rk_text_field_clear", play_text_field_clear},
    {"rk_text_field_replace_range", play_text_field_replace_range},
    {"rk_text_field_get_text_in_range", NULL},
    {"rk_text_field_set_marked_text", play_text_field_set_marked_text},
    {"rk_text_field_unmark_text", play_text_field_unmark_text},
    {"rk_text_field_get_marked_range", NULL},
    {"rk_touch_get_azimuth_unit_vector", NULL},
    {"rk_touch_get_roll_angle", NULL},
    {"rk_touch_get_precise_location", NULL},
    {"rk_touch_get_precise_previous_location", NULL},
    {"rk_touch_get_major_radius_tolerance", NULL},
    {"rk_touch_get_maximum_possible_force", NULL},
    {"rk_touch_get_estimated_properties", NULL},
    {"rk_touch_get_estimated_properties_expecting_updates", NULL},
    {"rk_touch_get_estimation_update_index", NULL},
    {"rk_hover_get_z_offset", NULL},
    {"rk_hover_get_altitude_angle", NULL},
    {"rk_hover_get_azimuth_angle", NULL},
    {"rk_hover_get_roll_angle", NULL},
    {"rk_super_can_become_key_window", play_super_can_become_key_window},
    {"rk_view_controller_begin_appearance_transition", play_view_controller_begin_appearance_transition},
    {"rk_view_controller_end_appearance_transition", play_view_controller_end_appearance_transition},
    {"rk_navigation_controller_create", play_navigation_controller_create},
    {"rk_navigation_controller_pop_to_root", play_navigation_controller_pop_to_root},
    {"rk_navigation_controller_get_visible", NULL},
    {"rk_super_view_will_appear", play_super_view_will_appear},
    {"rk_super_view_is_appearing", play_super_view_is_appearing},
    {"rk_super_view_did_appear", play_super_view_did_appear},
    {"rk_super_view_will_disappear", play_super_view_will_disappear},
    {"rk_super_view_did_disappear", play_super_view_did_disappear},
    {"rk_super_should_automatically_forward_appearance_methods", play_super_should_automatically_forward_appearance_methods},
    {"rk_control_perform_primary_action", play_control_perform_primary_action},
    {"rk_segmented_control_insert_segment", play_segmented_control_insert_segment},
    {"rk_segmented_control_remove_segment", play_segmented_control_remove_segment},
    {"rk_segmented_control_set_title", play_segmented_control_set_title},
    {"rk_segmented_control_get_title", NULL},
    {"rk_segmented_control_set_segment_enabled", play_segmented_control_set_segment_enabled},
    {"rk_segmented_control_is_segment_enabled", NULL},
    {"rk_super_touches_estimated_properties_updated", play_super_touches_estimated_properties_updated},
    {"rk_context_send_estimation_updates", play_context_send_estimation_updates},
    {"rk_context_post_estimation_updates", play_context_post_estimation_updates},
    {"rk_super_gesture_touches_estimated_properties_updated", play_super_gesture_touches_estimated_properties_updated},
    {"rk_hover_get_azimuth_unit_vector", NULL},
    {"rk_window_audit", play_window_audit},
    {"rk_audit_describe", NULL},
    {"rk_context_set_observer", play_context_set_observer},
    {"rk_explain_steps", NULL},
    {"rk_explain_touch", NULL},
    {"rk_explain_touch_steps", NULL},
    {"rk_view_explain_point", play_view_explain_point},
    {"rk_view_explain_point_steps", play_view_explain_point_steps},
    {"rk_problems", NULL},
    {"rk_problem_describe", NULL},
    {"rk_problem_steps", NULL},
    {"rk_explanation_step_describe", NULL},
    {"rk_gesture_recognizer_get_failure_requirements", NULL},
    {"rk_gesture_recognizer_get_attempt_failure_requirements", NULL},
    {"rk_audit_kind_name", NULL},
    {"rk_problem_kind_name", NULL},
    {"rk_view_take_snapshot", NULL},
    {"rk_snapshot_hit_test", NULL},
    {"rk_snapshot_hit_test_many", NULL},
    {"rk_snapshot_destroy", NULL},
    {"rk_context_send_touch_stream", NULL},
    {"rk_context_stop_touch_stream", NULL},
};

static const RKReplayFunction loader[] = {
    {"rk_plugin_policy", rks_play_policy},
    {"rk_plugin_load", rks_play_plugin},
    {"rk_plugin_load_environment", NULL},
    {"rk_plugin_register", rks_play_plugin},
    {"rk_plugin_deactivate", play_plugin_deactivate},
    {"rk_plugin_activate", play_plugin_activate},
    {"rk_plugin_get_state", NULL},
    {"rk_plugin_get_id", NULL},
    {"rk_plugin_get_version", NULL},
    {"rk_plugin_get_path", NULL},
    {"rk_plugin_get_faults", NULL},
    {"rk_context_get_plugins", NULL},
    {"rk_plugin_find", NULL},
    {"rk_class_get_plugin", NULL},
};

static const RKReplayFunction host[] = {
    {"register_class", rks_play_register_class},
    {"extend_class", rks_play_extend_class},
    {"report", rks_play_report},
};

const RKReplayFunction *rks_function(uint64_t number) {
    if (number < sizeof(functions) / sizeof(functions[0])) return &functions[number];
    if (number >= 16384 && number - 16384 < sizeof(loader) / sizeof(loader[0])) return &loader[number - 16384];
    if (number >= 24576 && number - 24576 < sizeof(host) / sizeof(host[0])) return &host[number - 24576];
    return NULL;
}
