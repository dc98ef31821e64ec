// SPDX-License-Identifier: MIT
/* Descriptors: structs by pointer, their members in the order of the header. */
#include "arguments.h"

#include <string.h>

#define ROOM(Type, name) \
    Type *name = rks_room(call, 1, sizeof(Type)); \
    name->struct_size = (uint32_t)sizeof(Type)

const double *rks_take_numbers(RKReplayCall *call, size_t count) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    double *numbers = rks_room(call, count, sizeof(double));
    for (size_t k = 0; k < count && !call->error; k++) numbers[k] = rks_take_number(call);
    rks_end_list(call, list);
    return numbers;
}

const RKObjectRef *rks_take_objects(RKReplayCall *call, size_t *count) {
    RKReplayList list = rks_begin_list(call);
    *count = (size_t)list.count;
    if (!list.is_there) return NULL;
    RKObjectRef *objects = rks_room(call, *count, sizeof(RKObjectRef));
    for (size_t k = 0; k < *count && !call->error; k++) objects[k] = rks_take_object(call);
    rks_end_list(call, list);
    return objects;
}

const RKPoint *rks_take_points(RKReplayCall *call, size_t *count) {
    RKReplayList list = rks_begin_list(call);
    *count = (size_t)list.count / 2;
    if (!list.is_there) return NULL;
    RKPoint *points = rks_room(call, *count, sizeof(RKPoint));
    for (size_t k = 0; k < *count && !call->error; k++) points[k] = rks_take_point(call);
    rks_end_list(call, list);
    return points;
}

static const RKTouchSnapshot *take_snapshots(RKReplayCall *call, size_t *count) {
    RKReplayList list = rks_begin_list(call);
    *count = (size_t)list.count;
    if (!list.is_there) return NULL;
    RKTouchSnapshot *snapshots = rks_room(call, *count, sizeof(RKTouchSnapshot));
    for (size_t k = 0; k < *count && !call->error; k++) {
        RKReplayList members = rks_begin_list(call);
        snapshots[k].timestamp = rks_take_number(call);
        snapshots[k].location = rks_take_point(call);
        rks_end_list(call, members);
    }
    rks_end_list(call, list);
    return snapshots;
}

static const RKTouchDetails *take_details(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    ROOM(RKTouchDetails, details);
    details->estimated_properties = (RKTouchProperties)rks_take_integer(call, 0, UINT32_MAX);
    details->estimated_properties_expecting_updates = (RKTouchProperties)rks_take_integer(call, 0, UINT32_MAX);
    details->reserved = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    details->estimation_update_index = rks_take_integer(call, INT64_MIN, INT64_MAX);
    details->roll_angle = rks_take_number(call);
    details->precise_offset = rks_take_point(call);
    details->major_radius_tolerance = rks_take_number(call);
    details->maximum_possible_force = rks_take_number(call);
    rks_end_list(call, list);
    return details;
}

const RKTouchSample *rks_take_touch_samples(RKReplayCall *call, size_t *count) {
    RKReplayList list = rks_begin_list(call);
    *count = (size_t)list.count;
    if (!list.is_there) return NULL;
    RKTouchSample *samples = rks_room(call, *count, sizeof(RKTouchSample));
    for (size_t k = 0; k < *count && !call->error; k++) {
        RKTouchSample *sample = &samples[k];
        RKReplayList members = rks_begin_list(call);
        sample->struct_size = (uint32_t)sizeof(RKTouchSample);
        sample->phase = (RKTouchPhase)rks_take_integer(call, INT32_MIN, INT32_MAX);
        sample->id = rks_take_integer(call, INT64_MIN, INT64_MAX);
        sample->location = rks_take_point(call);
        sample->type = (RKTouchType)rks_take_integer(call, INT32_MIN, INT32_MAX);
        sample->screen = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
        sample->force = rks_take_number(call);
        sample->major_radius = rks_take_number(call);
        sample->buttons = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
        sample->modifiers = (RKKeyModifierFlags)rks_take_integer(call, 0, UINT32_MAX);
        sample->altitude_angle = rks_take_number(call);
        sample->azimuth_angle = rks_take_number(call);
        sample->coalesced = take_snapshots(call, &sample->coalesced_count);
        sample->details = take_details(call);
        rks_end_list(call, members);
    }
    rks_end_list(call, list);
    return samples;
}

const RKPressSample *rks_take_press_samples(RKReplayCall *call, size_t *count) {
    RKReplayList list = rks_begin_list(call);
    *count = (size_t)list.count;
    if (!list.is_there) return NULL;
    RKPressSample *samples = rks_room(call, *count, sizeof(RKPressSample));
    for (size_t k = 0; k < *count && !call->error; k++) {
        RKPressSample *sample = &samples[k];
        RKReplayList members = rks_begin_list(call);
        sample->struct_size = (uint32_t)sizeof(RKPressSample);
        sample->phase = (RKPressPhase)rks_take_integer(call, INT32_MIN, INT32_MAX);
        sample->id = rks_take_integer(call, INT64_MIN, INT64_MAX);
        sample->type = (RKPressType)rks_take_integer(call, INT32_MIN, INT32_MAX);
        sample->key_code = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
        sample->modifiers = (RKKeyModifierFlags)rks_take_integer(call, 0, UINT32_MAX);
        sample->force = rks_take_number(call);
        sample->characters = rks_take_text(call);
        sample->characters_ignoring_modifiers = rks_take_text(call);
        rks_end_list(call, members);
    }
    rks_end_list(call, list);
    return samples;
}

const RKEstimationUpdate *rks_take_estimation_updates(RKReplayCall *call, size_t *count) {
    RKReplayList list = rks_begin_list(call);
    *count = (size_t)list.count;
    if (!list.is_there) return NULL;
    RKEstimationUpdate *updates = rks_room(call, *count, sizeof(RKEstimationUpdate));
    for (size_t k = 0; k < *count && !call->error; k++) {
        RKEstimationUpdate *update = &updates[k];
        RKReplayList members = rks_begin_list(call);
        update->struct_size = (uint32_t)sizeof(RKEstimationUpdate);
        update->updated_properties = (RKTouchProperties)rks_take_integer(call, 0, UINT32_MAX);
        update->unavailable_properties = (RKTouchProperties)rks_take_integer(call, 0, UINT32_MAX);
        update->reserved = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
        update->estimation_update_index = rks_take_integer(call, INT64_MIN, INT64_MAX);
        update->force = rks_take_number(call);
        update->azimuth_angle = rks_take_number(call);
        update->altitude_angle = rks_take_number(call);
        update->roll_angle = rks_take_number(call);
        update->location = rks_take_point(call);
        rks_end_list(call, members);
    }
    rks_end_list(call, list);
    return updates;
}

const RKPointerSample *rks_take_pointer_sample(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    ROOM(RKPointerSample, sample);
    sample->screen = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    sample->location = rks_take_point(call);
    sample->buttons = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    sample->is_outside = rks_take_bool(call);
    sample->z_offset = rks_take_number(call);
    sample->altitude_angle = rks_take_number(call);
    sample->azimuth_angle = rks_take_number(call);
    sample->roll_angle = rks_take_number(call);
    rks_end_list(call, list);
    return sample;
}

const RKScrollSample *rks_take_scroll_sample(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    ROOM(RKScrollSample, sample);
    sample->screen = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    sample->location = rks_take_point(call);
    sample->delta = rks_take_point(call);
    sample->is_discrete = rks_take_bool(call);
    sample->phase = (RKGestureInputPhase)rks_take_integer(call, INT32_MIN, INT32_MAX);
    sample->modifiers = (RKKeyModifierFlags)rks_take_integer(call, 0, UINT32_MAX);
    rks_end_list(call, list);
    return sample;
}

const RKTransformSample *rks_take_transform_sample(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    ROOM(RKTransformSample, sample);
    sample->screen = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
    sample->location = rks_take_point(call);
    sample->phase = (RKGestureInputPhase)rks_take_integer(call, INT32_MIN, INT32_MAX);
    sample->modifiers = (RKKeyModifierFlags)rks_take_integer(call, 0, UINT32_MAX);
    sample->scale = rks_take_number(call);
    sample->rotation = rks_take_number(call);
    rks_end_list(call, list);
    return sample;
}

/* A recorded audit called overrides; its options are there. */
const RKAuditOptions *rks_take_audit_options(RKReplayCall *call) {
    ROOM(RKAuditOptions, options);
    options->flags = (uint32_t)rks_take_unsigned(call, UINT32_MAX);
    options->least = rks_take_number(call);
    options->recommended = rks_take_number(call);
    return options;
}

const RKViewsDesc *rks_take_views(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call), inner;
    if (!list.is_there) return NULL;
    ROOM(RKViewsDesc, desc);
    /* What the function reads of each list must be there. */
    desc->count = (size_t)rks_take_integer(call, 0, INT32_MAX);
    RKRect *frames = rks_room(call, desc->count, sizeof(RKRect));
    inner = rks_begin_list(call);
    for (size_t k = 0; k < desc->count && inner.is_there && !call->error; k++) frames[k] = rks_take_rect(call);
    desc->frames = inner.is_there ? frames : NULL;
    rks_end_list(call, inner);
    desc->superview = (RKViewRef)rks_take_object(call);
    inner = rks_begin_list(call);
    if (inner.is_there) {
        int64_t *superviews = rks_room(call, desc->count, sizeof(int64_t));
        for (size_t k = 0; k < desc->count && !call->error; k++) superviews[k] = rks_take_integer(call, INT64_MIN, INT64_MAX);
        desc->superviews = superviews;
    }
    rks_end_list(call, inner);
    desc->cls = (RKClassRef)rks_take_object(call);
    inner = rks_begin_list(call);
    if (inner.is_there) {
        RKClassRef *classes = rks_room(call, desc->count, sizeof(RKClassRef));
        for (size_t k = 0; k < desc->count && !call->error; k++) classes[k] = (RKClassRef)rks_take_object(call);
        desc->classes = classes;
    }
    rks_end_list(call, inner);
    rks_end_list(call, list);
    return desc;
}

/* ---- Functions of the program ---- */

void rks_standin_drop(void *userdata) {
    (void)userdata;
    (void)rks_called("drop");
}

static void standin_instance(RKObjectRef object, void *instance, void *userdata) {
    (void)object;
    (void)instance;
    (void)userdata;
    (void)rks_called("RKClassDesc.instance_init");
}

void *rks_table(RKReplayCall *call, const void *all, size_t size, size_t first, size_t count) {
    uint64_t mask = rks_take_unsigned(call, UINT64_MAX);
    if (call->error || mask == 0) return NULL;
    char *table = rks_room(call, 1, size);
    if (call->error) return NULL;
    if (count < 64 && mask >> count != 0) {
        call->error = "has methods that this library does not know";
        return NULL;
    }
    memcpy(table, all, size);
    for (size_t k = 0; k < count; k++)
        if (!(mask >> k & 1)) memset(table + first + k * sizeof(void (*)(void)), 0, sizeof(void (*)(void)));
    return table;
}

static const struct RKActionDesc *take_actions(RKReplayCall *call, size_t *count) {
    RKReplayList list = rks_begin_list(call);
    *count = (size_t)list.count;
    if (!list.is_there) return NULL;
    RKActionDesc *actions = rks_room(call, *count, sizeof(RKActionDesc));
    for (size_t k = 0; k < *count && !call->error; k++) {
        RKReplayList members = rks_begin_list(call);
        actions[k].selector = rks_take_text(call);
        actions[k].function = rks_take_bool(call) ? rks_standin_RKActionFunction : NULL;
        rks_end_list(call, members);
    }
    rks_end_list(call, list);
    return actions;
}

const RKClassDesc *rks_take_class(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    ROOM(RKClassDesc, desc);
    desc->name = rks_take_text(call);
    desc->superclass = rks_take_text(call);
    desc->instance_size = (size_t)rks_take_unsigned(call, UINT64_MAX);
    desc->instance_init = rks_take_bool(call) ? standin_instance : NULL;
    desc->instance_deinit = rks_take_bool(call) ? standin_instance : NULL;
    desc->responder_methods = rks_take_RKResponderMethods(call);
    desc->view_methods = rks_take_RKViewMethods(call);
    desc->window_methods = rks_take_RKWindowMethods(call);
    desc->view_controller_methods = rks_take_RKViewControllerMethods(call);
    desc->application_methods = rks_take_RKApplicationMethods(call);
    desc->actions = take_actions(call, &desc->action_count);
    desc->drop = rks_take_bool(call) ? rks_standin_drop : NULL;
    desc->control_methods = rks_take_RKControlMethods(call);
    desc->gesture_recognizer_methods = rks_take_RKGestureRecognizerMethods(call);
    desc->scroll_view_methods = rks_take_RKScrollViewMethods(call);
    desc->hit_test_outset = rks_take_number(call);
    rks_end_list(call, list);
    desc->userdata = rks_keep(call, sizeof(RKReplayRegistration));
    return desc;
}

void rks_keep_class(RKReplayCall *call, const RKClassDesc *desc, RKClassRef cls) {
    if (desc && call->status == RKStatusOK) ((RKReplayRegistration *)desc->userdata)->cls = cls;
}

const RKGestureRecognizerDelegate *rks_take_gesture_delegate(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    ROOM(RKGestureRecognizerDelegate, delegate);
    delegate->object = rks_take_object(call);
    delegate->should_begin = rks_take_bool(call) ? rks_standin_RKGestureRecognizerDelegate_should_begin : NULL;
    delegate->should_receive_touch = rks_take_bool(call) ? rks_standin_RKGestureRecognizerDelegate_should_receive_touch : NULL;
    delegate->should_receive_event = rks_take_bool(call) ? rks_standin_RKGestureRecognizerDelegate_should_receive_event : NULL;
    delegate->should_recognize_simultaneously_with = rks_take_bool(call) ? rks_standin_RKGestureRecognizerDelegate_should_recognize_simultaneously_with : NULL;
    delegate->should_require_failure_of = rks_take_bool(call) ? rks_standin_RKGestureRecognizerDelegate_should_require_failure_of : NULL;
    delegate->should_be_required_to_fail_by = rks_take_bool(call) ? rks_standin_RKGestureRecognizerDelegate_should_be_required_to_fail_by : NULL;
    delegate->userdata = rks_userdata;
    delegate->drop = rks_take_bool(call) ? rks_standin_drop : NULL;
    delegate->should_receive_press = rks_take_bool(call) ? rks_standin_RKGestureRecognizerDelegate_should_receive_press : NULL;
    rks_end_list(call, list);
    return delegate;
}

const RKScrollViewDelegate *rks_take_scroll_delegate(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    ROOM(RKScrollViewDelegate, delegate);
    delegate->object = rks_take_object(call);
    delegate->did_scroll = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_did_scroll : NULL;
    delegate->did_zoom = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_did_zoom : NULL;
    delegate->will_begin_dragging = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_will_begin_dragging : NULL;
    delegate->will_end_dragging = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_will_end_dragging : NULL;
    delegate->did_end_dragging = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_did_end_dragging : NULL;
    delegate->will_begin_decelerating = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_will_begin_decelerating : NULL;
    delegate->did_end_decelerating = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_did_end_decelerating : NULL;
    delegate->did_end_scrolling_animation = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_did_end_scrolling_animation : NULL;
    delegate->view_for_zooming = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_view_for_zooming : NULL;
    delegate->will_begin_zooming = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_will_begin_zooming : NULL;
    delegate->did_end_zooming = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_did_end_zooming : NULL;
    delegate->should_scroll_to_top = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_should_scroll_to_top : NULL;
    delegate->did_scroll_to_top = rks_take_bool(call) ? rks_standin_RKScrollViewDelegate_did_scroll_to_top : NULL;
    delegate->userdata = rks_userdata;
    delegate->drop = rks_take_bool(call) ? rks_standin_drop : NULL;
    rks_end_list(call, list);
    return delegate;
}

const RKTextFieldDelegate *rks_take_field_delegate(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    ROOM(RKTextFieldDelegate, delegate);
    delegate->object = rks_take_object(call);
    delegate->should_begin_editing = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_should_begin_editing : NULL;
    delegate->did_begin_editing = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_did_begin_editing : NULL;
    delegate->should_end_editing = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_should_end_editing : NULL;
    delegate->did_end_editing = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_did_end_editing : NULL;
    delegate->should_change_characters = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_should_change_characters : NULL;
    delegate->did_change_selection = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_did_change_selection : NULL;
    delegate->should_clear = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_should_clear : NULL;
    delegate->should_return = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_should_return : NULL;
    delegate->closest_position = rks_take_bool(call) ? rks_standin_RKTextFieldDelegate_closest_position : NULL;
    delegate->userdata = rks_userdata;
    delegate->drop = rks_take_bool(call) ? rks_standin_drop : NULL;
    rks_end_list(call, list);
    return delegate;
}
