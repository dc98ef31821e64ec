# SPDX-License-Identifier: MIT
"""Constants, handles, structs and callbacks of the headers. Written by Sources/Generators/generate."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_bool,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)

from ._binding import Callback, Handle, Pointer, Text

RK_VERSION_MAJOR = 0
RK_VERSION_MINOR = 1
RK_VERSION_PATCH = 0
RK_VERSION_STRING = "0.1.0"
RK_ABI_MAJOR = 0
RK_ABI_MINOR = 1
RK_WINDOW_LEVEL_NORMAL = 0.0
RK_WINDOW_LEVEL_STATUS_BAR = 1000.0
RK_WINDOW_LEVEL_ALERT = 2000.0
RK_PLUGIN_MAGIC = 1280330578
RK_EXTENSION_FUNCTIONS = "responderkit.functions/1"

RKObjectRef = c_void_p
RKContextRef = c_void_p
RKClassRef = c_void_p
RKResponderRef = c_void_p
RKViewRef = c_void_p
RKWindowRef = c_void_p
RKControlRef = c_void_p
RKScrollViewRef = c_void_p
RKGestureRecognizerRef = c_void_p
RKViewControllerRef = c_void_p
RKApplicationRef = c_void_p
RKTouchRef = c_void_p
RKPressRef = c_void_p
RKEventRef = c_void_p
RKTimerRef = c_void_p
RKSnapshotRef = c_void_p
RKClosureRef = c_void_p
RKPluginRef = c_void_p


class RKApplicationMethods(Structure):
    """struct RKApplicationMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKApplicationSendEventMethod send_event;
    send_event: Callback


class RKAuditOptions(Structure):
    """struct RKAuditOptions."""

    # uint32_t struct_size;
    struct_size: int
    # RKAuditFlags flags;
    flags: int
    # double least;
    least: float
    # double recommended;
    recommended: float


class RKAuditFinding(Structure):
    """struct RKAuditFinding."""

    # uint32_t struct_size;
    struct_size: int
    # RKAuditKind kind;
    kind: int
    # RKObjectRef subject;
    subject: Handle
    # RKObjectRef culprit;
    culprit: Handle
    # RKObjectRef decider;
    decider: Handle
    # RKRect area;
    area: RKRect
    # double value;
    value: float
    # double limit;
    limit: float
    # double tolerance;
    tolerance: float
    # RKAuditUnit unit;
    unit: int
    # uint32_t reserved;
    reserved: int


class RKClassDesc(Structure):
    """struct RKClassDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # const char *name;
    name: Text
    # const char *superclass;
    superclass: Text
    # size_t instance_size;
    instance_size: int
    # void (*instance_init)(RKObjectRef object, void *instance, void *userdata);
    instance_init: Callback
    # void (*instance_deinit)(RKObjectRef object, void *instance, void *userdata);
    instance_deinit: Callback
    # const struct RKResponderMethods *responder_methods;
    responder_methods: Pointer
    # const struct RKViewMethods *view_methods;
    view_methods: Pointer
    # const struct RKWindowMethods *window_methods;
    window_methods: Pointer
    # const struct RKViewControllerMethods *view_controller_methods;
    view_controller_methods: Pointer
    # const struct RKApplicationMethods *application_methods;
    application_methods: Pointer
    # const struct RKActionDesc *actions;
    actions: Pointer
    # size_t action_count;
    action_count: int
    # void *userdata;
    userdata: Pointer
    # void (*drop)(void *userdata);
    drop: Callback
    # const struct RKControlMethods *control_methods;
    control_methods: Pointer
    # const struct RKGestureRecognizerMethods *gesture_recognizer_methods;
    gesture_recognizer_methods: Pointer
    # const struct RKScrollViewMethods *scroll_view_methods;
    scroll_view_methods: Pointer
    # double hit_test_outset;
    hit_test_outset: float


class RKContextDesc(Structure):
    """struct RKContextDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t without_application;
    without_application: int
    # uint64_t memory_limit;
    memory_limit: int
    # double time;
    time: float


class RKObservation(Structure):
    """struct RKObservation."""

    # uint32_t struct_size;
    struct_size: int
    # RKObservedMethod method;
    method: int
    # RKEventRef event;
    event: Handle
    # const RKObjectRef *objects;
    objects: Pointer
    # size_t count;
    count: int
    # RKPoint point;
    point: RKPoint
    # int64_t value;
    value: int
    # const char *text;
    text: Text


class RKControlMethods(Structure):
    """struct RKControlMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKControlTrackingMethod begin_tracking;
    begin_tracking: Callback
    # RKControlTrackingMethod continue_tracking;
    continue_tracking: Callback
    # RKControlEndTrackingMethod end_tracking;
    end_tracking: Callback
    # RKControlCancelTrackingMethod cancel_tracking;
    cancel_tracking: Callback
    # RKControlSendActionMethod send_action;
    send_action: Callback


class RKViewControllerMethods(Structure):
    """struct RKViewControllerMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKViewControllerMethod load_view;
    load_view: Callback
    # RKViewControllerMethod view_did_load;
    view_did_load: Callback
    # RKViewControllerAppearanceMethod view_will_appear;
    view_will_appear: Callback
    # RKViewControllerAppearanceMethod view_is_appearing;
    view_is_appearing: Callback
    # RKViewControllerAppearanceMethod view_did_appear;
    view_did_appear: Callback
    # RKViewControllerAppearanceMethod view_will_disappear;
    view_will_disappear: Callback
    # RKViewControllerAppearanceMethod view_did_disappear;
    view_did_disappear: Callback
    # RKViewControllerQuestion should_automatically_forward_appearance_methods;
    should_automatically_forward_appearance_methods: Callback


class RKTouchSnapshot(Structure):
    """struct RKTouchSnapshot."""

    # double timestamp;
    timestamp: float
    # RKPoint location;
    location: RKPoint


class RKTouchDetails(Structure):
    """struct RKTouchDetails."""

    # uint32_t struct_size;
    struct_size: int
    # RKTouchProperties estimated_properties;
    estimated_properties: int
    # RKTouchProperties estimated_properties_expecting_updates;
    estimated_properties_expecting_updates: int
    # uint32_t reserved;
    reserved: int
    # int64_t estimation_update_index;
    estimation_update_index: int
    # double roll_angle;
    roll_angle: float
    # RKPoint precise_offset;
    precise_offset: RKPoint
    # double major_radius_tolerance;
    major_radius_tolerance: float
    # double maximum_possible_force;
    maximum_possible_force: float


class RKTouchSample(Structure):
    """struct RKTouchSample."""

    # uint32_t struct_size;
    struct_size: int
    # RKTouchPhase phase;
    phase: int
    # int64_t id;
    id: int
    # RKPoint location;
    location: RKPoint
    # RKTouchType type;
    type: int
    # uint32_t screen;
    screen: int
    # double force;
    force: float
    # double major_radius;
    major_radius: float
    # uint32_t buttons;
    buttons: int
    # RKKeyModifierFlags modifiers;
    modifiers: int
    # double altitude_angle;
    altitude_angle: float
    # double azimuth_angle;
    azimuth_angle: float
    # const RKTouchSnapshot *coalesced;
    coalesced: Pointer
    # size_t coalesced_count;
    coalesced_count: int
    # const RKTouchDetails *details;
    details: Pointer


class RKEstimationUpdate(Structure):
    """struct RKEstimationUpdate."""

    # uint32_t struct_size;
    struct_size: int
    # RKTouchProperties updated_properties;
    updated_properties: int
    # RKTouchProperties unavailable_properties;
    unavailable_properties: int
    # uint32_t reserved;
    reserved: int
    # int64_t estimation_update_index;
    estimation_update_index: int
    # double force;
    force: float
    # double azimuth_angle;
    azimuth_angle: float
    # double altitude_angle;
    altitude_angle: float
    # double roll_angle;
    roll_angle: float
    # RKPoint location;
    location: RKPoint


class RKPointerSample(Structure):
    """struct RKPointerSample."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t screen;
    screen: int
    # RKPoint location;
    location: RKPoint
    # uint32_t buttons;
    buttons: int
    # bool is_outside;
    is_outside: bool
    # double z_offset;
    z_offset: float
    # double altitude_angle;
    altitude_angle: float
    # double azimuth_angle;
    azimuth_angle: float
    # double roll_angle;
    roll_angle: float


class RKScrollSample(Structure):
    """struct RKScrollSample."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t screen;
    screen: int
    # RKPoint location;
    location: RKPoint
    # RKPoint delta;
    delta: RKPoint
    # bool is_discrete;
    is_discrete: bool
    # RKGestureInputPhase phase;
    phase: int
    # RKKeyModifierFlags modifiers;
    modifiers: int


class RKTransformSample(Structure):
    """struct RKTransformSample."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t screen;
    screen: int
    # RKPoint location;
    location: RKPoint
    # RKGestureInputPhase phase;
    phase: int
    # RKKeyModifierFlags modifiers;
    modifiers: int
    # double scale;
    scale: float
    # double rotation;
    rotation: float


class RKPoint(Structure):
    """struct RKPoint."""

    # double x;
    x: float
    # double y;
    y: float


class RKSize(Structure):
    """struct RKSize."""

    # double width;
    width: float
    # double height;
    height: float


class RKRect(Structure):
    """struct RKRect."""

    # RKPoint origin;
    origin: RKPoint
    # RKSize size;
    size: RKSize


class RKEdgeInsets(Structure):
    """struct RKEdgeInsets."""

    # double top;
    top: float
    # double left;
    left: float
    # double bottom;
    bottom: float
    # double right;
    right: float


class RKTransform(Structure):
    """struct RKTransform."""

    # double a;
    a: float
    # double b;
    b: float
    # double c;
    c: float
    # double d;
    d: float
    # double tx;
    tx: float
    # double ty;
    ty: float


class RKGestureRecognizerMethods(Structure):
    """struct RKGestureRecognizerMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKGestureTouchesMethod touches_began;
    touches_began: Callback
    # RKGestureTouchesMethod touches_moved;
    touches_moved: Callback
    # RKGestureTouchesMethod touches_ended;
    touches_ended: Callback
    # RKGestureTouchesMethod touches_cancelled;
    touches_cancelled: Callback
    # RKGestureMethod reset;
    reset: Callback
    # RKGestureQuestion can_prevent;
    can_prevent: Callback
    # RKGestureQuestion can_be_prevented_by;
    can_be_prevented_by: Callback
    # RKGestureQuestion should_require_failure_of;
    should_require_failure_of: Callback
    # RKGestureQuestion should_be_required_to_fail_by;
    should_be_required_to_fail_by: Callback
    # RKGestureEventQuestion should_receive_event;
    should_receive_event: Callback
    # RKGesturePressesMethod presses_began;
    presses_began: Callback
    # RKGesturePressesMethod presses_changed;
    presses_changed: Callback
    # RKGesturePressesMethod presses_ended;
    presses_ended: Callback
    # RKGesturePressesMethod presses_cancelled;
    presses_cancelled: Callback
    # RKGestureTouchesUpdatedMethod touches_estimated_properties_updated;
    touches_estimated_properties_updated: Callback


class RKGestureRecognizerDelegate(Structure):
    """struct RKGestureRecognizerDelegate."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKObjectRef object;
    object: Handle
    # RKGestureSelfQuestion should_begin;
    should_begin: Callback
    # RKGestureTouchQuestion should_receive_touch;
    should_receive_touch: Callback
    # RKGestureEventQuestion should_receive_event;
    should_receive_event: Callback
    # RKGestureQuestion should_recognize_simultaneously_with;
    should_recognize_simultaneously_with: Callback
    # RKGestureQuestion should_require_failure_of;
    should_require_failure_of: Callback
    # RKGestureQuestion should_be_required_to_fail_by;
    should_be_required_to_fail_by: Callback
    # void *userdata;
    userdata: Pointer
    # void (*drop)(void *userdata);
    drop: Callback
    # RKGesturePressQuestion should_receive_press;
    should_receive_press: Callback


class RKTypedActionDesc(Structure):
    """struct RKTypedActionDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # const char *selector;
    selector: Text
    # const char *encoding;
    encoding: Text
    # void (*function)(void);
    function: Callback
    # void *userdata;
    userdata: Pointer
    # void (*drop)(void *userdata);
    drop: Callback


class RKPluginPolicy(Structure):
    """struct RKPluginPolicy."""

    # uint32_t struct_size;
    struct_size: int
    # bool allows_environment;
    allows_environment: bool
    # bool allows_shared_files;
    allows_shared_files: bool
    # uint16_t reserved;
    reserved: int
    # const char *const *folders;
    folders: Pointer
    # size_t folder_count;
    folder_count: int
    # const char *const *digests;
    digests: Pointer
    # size_t digest_count;
    digest_count: int
    # double budget;
    budget: float
    # uint32_t fault_limit;
    fault_limit: int
    # uint32_t reserved2;
    reserved2: int


class RKHost(Structure):
    """struct RKHost."""

    # uint32_t struct_size;
    struct_size: int
    # uint16_t abi_major;
    abi_major: int
    # uint16_t abi_minor;
    abi_minor: int
    # const char *library_version;
    library_version: Text
    # RKContextRef context;
    context: Handle
    # const char *path;
    path: Text
    # const void *host_data;
    host_data: Pointer
    # const void *(*get_extension)(const struct RKHost *host, const char *id);
    get_extension: Callback
    # RKStatus (*register_class)(const struct RKHost *host, const RKClassDesc *desc, RKClassRef *out);
    register_class: Callback
    # RKStatus (*extend_class)(const struct RKHost *host, const char *class_name, const RKClassDesc *desc, RKClassRef *out);
    extend_class: Callback
    # RKStatus (*report)(const struct RKHost *host, RKPluginSeverity severity, const char *text);
    report: Callback


class RKPluginEntry(Structure):
    """struct RKPluginEntry."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t magic;
    magic: int
    # uint16_t abi_major;
    abi_major: int
    # uint16_t abi_minor;
    abi_minor: int
    # uint32_t reserved;
    reserved: int
    # const char *id;
    id: Text
    # const char *version;
    version: Text
    # RKStatus (*init)(const RKHost *host, void **data);
    init: Callback
    # void (*deinit)(const RKHost *host, void *data);
    deinit: Callback


class RKPressSample(Structure):
    """struct RKPressSample."""

    # uint32_t struct_size;
    struct_size: int
    # RKPressPhase phase;
    phase: int
    # int64_t id;
    id: int
    # RKPressType type;
    type: int
    # uint32_t key_code;
    key_code: int
    # RKKeyModifierFlags modifiers;
    modifiers: int
    # uint32_t reserved;
    reserved: int
    # double force;
    force: float
    # const char *characters;
    characters: Text
    # const char *characters_ignoring_modifiers;
    characters_ignoring_modifiers: Text


class RKProblem(Structure):
    """struct RKProblem."""

    # uint32_t struct_size;
    struct_size: int
    # RKProblemKind kind;
    kind: int
    # RKProblemSeverity severity;
    severity: int
    # RKReason reason;
    reason: int
    # RKUnit unit;
    unit: int
    # uint32_t rule;
    rule: int
    # uint64_t count;
    count: int
    # uint64_t sequence;
    sequence: int
    # uint64_t first_sequence;
    first_sequence: int
    # double time;
    time: float
    # double first_time;
    first_time: float
    # RKObjectRef victim;
    victim: Handle
    # RKObjectRef culprit;
    culprit: Handle
    # RKPoint point;
    point: RKPoint
    # double value;
    value: float
    # double limit;
    limit: float
    # int64_t touch_id;
    touch_id: int
    # RKObjectRef window;
    window: Handle


class RKRecorderDesc(Structure):
    """struct RKRecorderDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t options;
    options: int
    # const char *path;
    path: Text
    # RKRecorderWriter writer;
    writer: Callback
    # void *userdata;
    userdata: Pointer
    # void (*drop)(void *userdata);
    drop: Callback


class RKResponderMethods(Structure):
    """struct RKResponderMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKNextResponderMethod next_responder;
    next_responder: Callback
    # RKTouchesMethod touches_began;
    touches_began: Callback
    # RKTouchesMethod touches_moved;
    touches_moved: Callback
    # RKTouchesMethod touches_ended;
    touches_ended: Callback
    # RKTouchesMethod touches_cancelled;
    touches_cancelled: Callback
    # RKResponderQuestion can_become_first_responder;
    can_become_first_responder: Callback
    # RKResponderQuestion become_first_responder;
    become_first_responder: Callback
    # RKResponderQuestion can_resign_first_responder;
    can_resign_first_responder: Callback
    # RKResponderQuestion resign_first_responder;
    resign_first_responder: Callback
    # RKCanPerformActionMethod can_perform_action;
    can_perform_action: Callback
    # RKTargetForActionMethod target_for_action;
    target_for_action: Callback
    # RKPressesMethod presses_began;
    presses_began: Callback
    # RKPressesMethod presses_changed;
    presses_changed: Callback
    # RKPressesMethod presses_ended;
    presses_ended: Callback
    # RKPressesMethod presses_cancelled;
    presses_cancelled: Callback
    # RKMotionMethod motion_began;
    motion_began: Callback
    # RKMotionMethod motion_ended;
    motion_ended: Callback
    # RKMotionMethod motion_cancelled;
    motion_cancelled: Callback
    # RKRemoteControlMethod remote_control_received;
    remote_control_received: Callback
    # RKInsertTextMethod insert_text;
    insert_text: Callback
    # RKDeleteBackwardMethod delete_backward;
    delete_backward: Callback
    # RKResponderQuestion has_text;
    has_text: Callback
    # RKTouchesUpdatedMethod touches_estimated_properties_updated;
    touches_estimated_properties_updated: Callback


class RKActionDesc(Structure):
    """struct RKActionDesc."""

    # const char *selector;
    selector: Text
    # RKActionFunction function;
    function: Callback


class RKScrollViewMethods(Structure):
    """struct RKScrollViewMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKScrollViewTouchesShouldBeginMethod touches_should_begin;
    touches_should_begin: Callback
    # RKScrollViewTouchesShouldCancelMethod touches_should_cancel;
    touches_should_cancel: Callback


class RKScrollViewDelegate(Structure):
    """struct RKScrollViewDelegate."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKObjectRef object;
    object: Handle
    # RKScrollViewNotice did_scroll;
    did_scroll: Callback
    # RKScrollViewNotice did_zoom;
    did_zoom: Callback
    # RKScrollViewNotice will_begin_dragging;
    will_begin_dragging: Callback
    # RKScrollViewWillEndDragging will_end_dragging;
    will_end_dragging: Callback
    # RKScrollViewDidEndDragging did_end_dragging;
    did_end_dragging: Callback
    # RKScrollViewNotice will_begin_decelerating;
    will_begin_decelerating: Callback
    # RKScrollViewNotice did_end_decelerating;
    did_end_decelerating: Callback
    # RKScrollViewNotice did_end_scrolling_animation;
    did_end_scrolling_animation: Callback
    # RKScrollViewViewForZooming view_for_zooming;
    view_for_zooming: Callback
    # RKScrollViewWillBeginZooming will_begin_zooming;
    will_begin_zooming: Callback
    # RKScrollViewDidEndZooming did_end_zooming;
    did_end_zooming: Callback
    # RKScrollViewQuestion should_scroll_to_top;
    should_scroll_to_top: Callback
    # RKScrollViewNotice did_scroll_to_top;
    did_scroll_to_top: Callback
    # void *userdata;
    userdata: Pointer
    # void (*drop)(void *userdata);
    drop: Callback


class RKTextFieldDelegate(Structure):
    """struct RKTextFieldDelegate."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKObjectRef object;
    object: Handle
    # RKTextFieldQuestion should_begin_editing;
    should_begin_editing: Callback
    # RKTextFieldNotice did_begin_editing;
    did_begin_editing: Callback
    # RKTextFieldQuestion should_end_editing;
    should_end_editing: Callback
    # RKTextFieldDidEndEditing did_end_editing;
    did_end_editing: Callback
    # RKTextFieldShouldChange should_change_characters;
    should_change_characters: Callback
    # RKTextFieldNotice did_change_selection;
    did_change_selection: Callback
    # RKTextFieldQuestion should_clear;
    should_clear: Callback
    # RKTextFieldQuestion should_return;
    should_return: Callback
    # RKTextFieldClosestPosition closest_position;
    closest_position: Callback
    # void *userdata;
    userdata: Pointer
    # void (*drop)(void *userdata);
    drop: Callback


class RKTraceRecord(Structure):
    """struct RKTraceRecord."""

    # uint32_t struct_size;
    struct_size: int
    # RKReason reason;
    reason: int
    # uint64_t sequence;
    sequence: int
    # double time;
    time: float
    # RKObjectRef object;
    object: Handle
    # RKObjectRef other;
    other: Handle
    # RKPoint point;
    point: RKPoint
    # double value;
    value: float
    # int64_t touch_id;
    touch_id: int
    # uint32_t rule;
    rule: int
    # uint32_t depth;
    depth: int


class RKExplanationStep(Structure):
    """struct RKExplanationStep."""

    # uint32_t struct_size;
    struct_size: int
    # RKReason reason;
    reason: int
    # uint32_t rule;
    rule: int
    # RKUnit unit;
    unit: int
    # double time;
    time: float
    # RKObjectRef subject;
    subject: Handle
    # RKObjectRef culprit;
    culprit: Handle
    # RKPoint point;
    point: RKPoint
    # double value;
    value: float
    # double limit;
    limit: float
    # int64_t touch_id;
    touch_id: int


class RKViewMethods(Structure):
    """struct RKViewMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKHitTestMethod hit_test;
    hit_test: Callback
    # RKPointInsideMethod point_inside;
    point_inside: Callback
    # RKViewTreeMethod will_move_to_superview;
    will_move_to_superview: Callback
    # RKViewMethod did_move_to_superview;
    did_move_to_superview: Callback
    # RKViewWindowMethod will_move_to_window;
    will_move_to_window: Callback
    # RKViewMethod did_move_to_window;
    did_move_to_window: Callback
    # RKViewTreeMethod did_add_subview;
    did_add_subview: Callback
    # RKViewTreeMethod will_remove_subview;
    will_remove_subview: Callback
    # RKViewShouldBeginMethod gesture_recognizer_should_begin;
    gesture_recognizer_should_begin: Callback


class RKViewsDesc(Structure):
    """struct RKViewsDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # size_t count;
    count: int
    # const RKRect *frames;
    frames: Pointer
    # RKViewRef superview;
    superview: Handle
    # const int64_t *superviews;
    superviews: Pointer
    # RKClassRef cls;
    cls: Handle
    # const RKClassRef *classes;
    classes: Pointer


class RKWindowMethods(Structure):
    """struct RKWindowMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKWindowSendEventMethod send_event;
    send_event: Callback
    # RKWindowMethod become_key_window;
    become_key_window: Callback
    # RKWindowMethod resign_key_window;
    resign_key_window: Callback
    # RKWindowQuestion can_become_key_window;
    can_become_key_window: Callback


# Functions take structs that they are members of, so the fields are set only now.
# typedef void (*RKApplicationSendEventMethod)(RKApplicationRef self, RKEventRef event, void *userdata);
RKApplicationSendEventMethod = CFUNCTYPE(None, RKApplicationRef, RKEventRef, c_void_p)
RKApplicationMethods._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("send_event", RKApplicationSendEventMethod),
]
RKAuditOptions._fields_ = [
    ("struct_size", c_uint32),
    ("flags", c_uint32),
    ("least", c_double),
    ("recommended", c_double),
]
RKPoint._fields_ = [
    ("x", c_double),
    ("y", c_double),
]
RKSize._fields_ = [
    ("width", c_double),
    ("height", c_double),
]
RKRect._fields_ = [
    ("origin", RKPoint),
    ("size", RKSize),
]
RKAuditFinding._fields_ = [
    ("struct_size", c_uint32),
    ("kind", c_int32),
    ("subject", RKObjectRef),
    ("culprit", RKObjectRef),
    ("decider", RKObjectRef),
    ("area", RKRect),
    ("value", c_double),
    ("limit", c_double),
    ("tolerance", c_double),
    ("unit", c_int32),
    ("reserved", c_uint32),
]
RKClassDesc._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("name", c_char_p),
    ("superclass", c_char_p),
    ("instance_size", c_size_t),
    ("instance_init", CFUNCTYPE(None, RKObjectRef, c_void_p, c_void_p)),
    ("instance_deinit", CFUNCTYPE(None, RKObjectRef, c_void_p, c_void_p)),
    ("responder_methods", POINTER(RKResponderMethods)),
    ("view_methods", POINTER(RKViewMethods)),
    ("window_methods", POINTER(RKWindowMethods)),
    ("view_controller_methods", POINTER(RKViewControllerMethods)),
    ("application_methods", POINTER(RKApplicationMethods)),
    ("actions", POINTER(RKActionDesc)),
    ("action_count", c_size_t),
    ("userdata", c_void_p),
    ("drop", CFUNCTYPE(None, c_void_p)),
    ("control_methods", POINTER(RKControlMethods)),
    ("gesture_recognizer_methods", POINTER(RKGestureRecognizerMethods)),
    ("scroll_view_methods", POINTER(RKScrollViewMethods)),
    ("hit_test_outset", c_double),
]
RKContextDesc._fields_ = [
    ("struct_size", c_uint32),
    ("without_application", c_uint32),
    ("memory_limit", c_uint64),
    ("time", c_double),
]
RKObservation._fields_ = [
    ("struct_size", c_uint32),
    ("method", c_int32),
    ("event", RKEventRef),
    ("objects", POINTER(RKObjectRef)),
    ("count", c_size_t),
    ("point", RKPoint),
    ("value", c_int64),
    ("text", c_char_p),
]
# typedef void (*RKControlCancelTrackingMethod)(RKControlRef self, RKEventRef event, void *userdata);
RKControlCancelTrackingMethod = CFUNCTYPE(None, RKControlRef, RKEventRef, c_void_p)
# typedef void (*RKControlEndTrackingMethod)(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata);
RKControlEndTrackingMethod = CFUNCTYPE(None, RKControlRef, RKTouchRef, RKEventRef, c_void_p)
# typedef void (*RKControlSendActionMethod)(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef
#     event, void *userdata);
RKControlSendActionMethod = CFUNCTYPE(None, RKControlRef, c_char_p, RKObjectRef, RKEventRef, c_void_p)
# typedef bool (*RKControlTrackingMethod)(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata);
RKControlTrackingMethod = CFUNCTYPE(c_bool, RKControlRef, RKTouchRef, RKEventRef, c_void_p)
RKControlMethods._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("begin_tracking", RKControlTrackingMethod),
    ("continue_tracking", RKControlTrackingMethod),
    ("end_tracking", RKControlEndTrackingMethod),
    ("cancel_tracking", RKControlCancelTrackingMethod),
    ("send_action", RKControlSendActionMethod),
]
# typedef void (*RKViewControllerAppearanceMethod)(RKViewControllerRef self, bool animated, void *userdata);
RKViewControllerAppearanceMethod = CFUNCTYPE(None, RKViewControllerRef, c_bool, c_void_p)
# typedef void (*RKViewControllerMethod)(RKViewControllerRef self, void *userdata);
RKViewControllerMethod = CFUNCTYPE(None, RKViewControllerRef, c_void_p)
# typedef bool (*RKViewControllerQuestion)(RKViewControllerRef self, void *userdata);
RKViewControllerQuestion = CFUNCTYPE(c_bool, RKViewControllerRef, c_void_p)
RKViewControllerMethods._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("load_view", RKViewControllerMethod),
    ("view_did_load", RKViewControllerMethod),
    ("view_will_appear", RKViewControllerAppearanceMethod),
    ("view_is_appearing", RKViewControllerAppearanceMethod),
    ("view_did_appear", RKViewControllerAppearanceMethod),
    ("view_will_disappear", RKViewControllerAppearanceMethod),
    ("view_did_disappear", RKViewControllerAppearanceMethod),
    ("should_automatically_forward_appearance_methods", RKViewControllerQuestion),
]
RKTouchSnapshot._fields_ = [
    ("timestamp", c_double),
    ("location", RKPoint),
]
RKTouchDetails._fields_ = [
    ("struct_size", c_uint32),
    ("estimated_properties", c_uint32),
    ("estimated_properties_expecting_updates", c_uint32),
    ("reserved", c_uint32),
    ("estimation_update_index", c_int64),
    ("roll_angle", c_double),
    ("precise_offset", RKPoint),
    ("major_radius_tolerance", c_double),
    ("maximum_possible_force", c_double),
]
RKTouchSample._fields_ = [
    ("struct_size", c_uint32),
    ("phase", c_int32),
    ("id", c_int64),
    ("location", RKPoint),
    ("type", c_int32),
    ("screen", c_uint32),
    ("force", c_double),
    ("major_radius", c_double),
    ("buttons", c_uint32),
    ("modifiers", c_uint32),
    ("altitude_angle", c_double),
    ("azimuth_angle", c_double),
    ("coalesced", POINTER(RKTouchSnapshot)),
    ("coalesced_count", c_size_t),
    ("details", POINTER(RKTouchDetails)),
]
RKEstimationUpdate._fields_ = [
    ("struct_size", c_uint32),
    ("updated_properties", c_uint32),
    ("unavailable_properties", c_uint32),
    ("reserved", c_uint32),
    ("estimation_update_index", c_int64),
    ("force", c_double),
    ("azimuth_angle", c_double),
    ("altitude_angle", c_double),
    ("roll_angle", c_double),
    ("location", RKPoint),
]
RKPointerSample._fields_ = [
    ("struct_size", c_uint32),
    ("screen", c_uint32),
    ("location", RKPoint),
    ("buttons", c_uint32),
    ("is_outside", c_bool),
    ("z_offset", c_double),
    ("altitude_angle", c_double),
    ("azimuth_angle", c_double),
    ("roll_angle", c_double),
]
RKScrollSample._fields_ = [
    ("struct_size", c_uint32),
    ("screen", c_uint32),
    ("location", RKPoint),
    ("delta", RKPoint),
    ("is_discrete", c_bool),
    ("phase", c_int32),
    ("modifiers", c_uint32),
]
RKTransformSample._fields_ = [
    ("struct_size", c_uint32),
    ("screen", c_uint32),
    ("location", RKPoint),
    ("phase", c_int32),
    ("modifiers", c_uint32),
    ("scale", c_double),
    ("rotation", c_double),
]
RKEdgeInsets._fields_ = [
    ("top", c_double),
    ("left", c_double),
    ("bottom", c_double),
    ("right", c_double),
]
RKTransform._fields_ = [
    ("a", c_double),
    ("b", c_double),
    ("c", c_double),
    ("d", c_double),
    ("tx", c_double),
    ("ty", c_double),
]
# typedef bool (*RKGestureEventQuestion)(RKGestureRecognizerRef self, RKEventRef event, void *userdata);
RKGestureEventQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, RKEventRef, c_void_p)
# typedef void (*RKGestureMethod)(RKGestureRecognizerRef self, void *userdata);
RKGestureMethod = CFUNCTYPE(None, RKGestureRecognizerRef, c_void_p)
# typedef void (*RKGesturePressesMethod)(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count,
#     RKEventRef event, void *userdata);
RKGesturePressesMethod = CFUNCTYPE(None, RKGestureRecognizerRef, POINTER(RKPressRef), c_size_t, RKEventRef, c_void_p)
# typedef bool (*RKGestureQuestion)(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata);
RKGestureQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, RKGestureRecognizerRef, c_void_p)
# typedef void (*RKGestureTouchesMethod)(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count,
#     RKEventRef event, void *userdata);
RKGestureTouchesMethod = CFUNCTYPE(None, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, RKEventRef, c_void_p)
# typedef void (*RKGestureTouchesUpdatedMethod)(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count,
#     void *userdata);
RKGestureTouchesUpdatedMethod = CFUNCTYPE(None, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, c_void_p)
RKGestureRecognizerMethods._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("touches_began", RKGestureTouchesMethod),
    ("touches_moved", RKGestureTouchesMethod),
    ("touches_ended", RKGestureTouchesMethod),
    ("touches_cancelled", RKGestureTouchesMethod),
    ("reset", RKGestureMethod),
    ("can_prevent", RKGestureQuestion),
    ("can_be_prevented_by", RKGestureQuestion),
    ("should_require_failure_of", RKGestureQuestion),
    ("should_be_required_to_fail_by", RKGestureQuestion),
    ("should_receive_event", RKGestureEventQuestion),
    ("presses_began", RKGesturePressesMethod),
    ("presses_changed", RKGesturePressesMethod),
    ("presses_ended", RKGesturePressesMethod),
    ("presses_cancelled", RKGesturePressesMethod),
    ("touches_estimated_properties_updated", RKGestureTouchesUpdatedMethod),
]
# typedef bool (*RKGesturePressQuestion)(RKGestureRecognizerRef self, RKPressRef press, void *userdata);
RKGesturePressQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, RKPressRef, c_void_p)
# typedef bool (*RKGestureSelfQuestion)(RKGestureRecognizerRef self, void *userdata);
RKGestureSelfQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, c_void_p)
# typedef bool (*RKGestureTouchQuestion)(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata);
RKGestureTouchQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, RKTouchRef, c_void_p)
RKGestureRecognizerDelegate._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("object", RKObjectRef),
    ("should_begin", RKGestureSelfQuestion),
    ("should_receive_touch", RKGestureTouchQuestion),
    ("should_receive_event", RKGestureEventQuestion),
    ("should_recognize_simultaneously_with", RKGestureQuestion),
    ("should_require_failure_of", RKGestureQuestion),
    ("should_be_required_to_fail_by", RKGestureQuestion),
    ("userdata", c_void_p),
    ("drop", CFUNCTYPE(None, c_void_p)),
    ("should_receive_press", RKGesturePressQuestion),
]
RKTypedActionDesc._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("selector", c_char_p),
    ("encoding", c_char_p),
    ("function", CFUNCTYPE(None)),
    ("userdata", c_void_p),
    ("drop", CFUNCTYPE(None, c_void_p)),
]
RKPluginPolicy._fields_ = [
    ("struct_size", c_uint32),
    ("allows_environment", c_bool),
    ("allows_shared_files", c_bool),
    ("reserved", c_uint16),
    ("folders", POINTER(c_char_p)),
    ("folder_count", c_size_t),
    ("digests", POINTER(c_char_p)),
    ("digest_count", c_size_t),
    ("budget", c_double),
    ("fault_limit", c_uint32),
    ("reserved2", c_uint32),
]
RKHost._fields_ = [
    ("struct_size", c_uint32),
    ("abi_major", c_uint16),
    ("abi_minor", c_uint16),
    ("library_version", c_char_p),
    ("context", RKContextRef),
    ("path", c_char_p),
    ("host_data", c_void_p),
    ("get_extension", CFUNCTYPE(c_void_p, POINTER(RKHost), c_char_p)),
    ("register_class", CFUNCTYPE(c_int32, POINTER(RKHost), POINTER(RKClassDesc), POINTER(RKClassRef))),
    ("extend_class", CFUNCTYPE(c_int32, POINTER(RKHost), c_char_p, POINTER(RKClassDesc), POINTER(RKClassRef))),
    ("report", CFUNCTYPE(c_int32, POINTER(RKHost), c_int32, c_char_p)),
]
RKPluginEntry._fields_ = [
    ("struct_size", c_uint32),
    ("magic", c_uint32),
    ("abi_major", c_uint16),
    ("abi_minor", c_uint16),
    ("reserved", c_uint32),
    ("id", c_char_p),
    ("version", c_char_p),
    ("init", CFUNCTYPE(c_int32, POINTER(RKHost), POINTER(c_void_p))),
    ("deinit", CFUNCTYPE(None, POINTER(RKHost), c_void_p)),
]
RKPressSample._fields_ = [
    ("struct_size", c_uint32),
    ("phase", c_int32),
    ("id", c_int64),
    ("type", c_int32),
    ("key_code", c_uint32),
    ("modifiers", c_uint32),
    ("reserved", c_uint32),
    ("force", c_double),
    ("characters", c_char_p),
    ("characters_ignoring_modifiers", c_char_p),
]
RKProblem._fields_ = [
    ("struct_size", c_uint32),
    ("kind", c_int32),
    ("severity", c_int32),
    ("reason", c_int32),
    ("unit", c_int32),
    ("rule", c_uint32),
    ("count", c_uint64),
    ("sequence", c_uint64),
    ("first_sequence", c_uint64),
    ("time", c_double),
    ("first_time", c_double),
    ("victim", RKObjectRef),
    ("culprit", RKObjectRef),
    ("point", RKPoint),
    ("value", c_double),
    ("limit", c_double),
    ("touch_id", c_int64),
    ("window", RKObjectRef),
]
# typedef bool (*RKRecorderWriter)(const void *bytes, size_t count, void *userdata);
RKRecorderWriter = CFUNCTYPE(c_bool, c_void_p, c_size_t, c_void_p)
RKRecorderDesc._fields_ = [
    ("struct_size", c_uint32),
    ("options", c_uint32),
    ("path", c_char_p),
    ("writer", RKRecorderWriter),
    ("userdata", c_void_p),
    ("drop", CFUNCTYPE(None, c_void_p)),
]
# typedef bool (*RKCanPerformActionMethod)(RKResponderRef self, const char *selector, RKObjectRef sender, void
#     *userdata);
RKCanPerformActionMethod = CFUNCTYPE(c_bool, RKResponderRef, c_char_p, RKObjectRef, c_void_p)
# typedef void (*RKDeleteBackwardMethod)(RKResponderRef self, void *userdata);
RKDeleteBackwardMethod = CFUNCTYPE(None, RKResponderRef, c_void_p)
# typedef void (*RKInsertTextMethod)(RKResponderRef self, const char *text, void *userdata);
RKInsertTextMethod = CFUNCTYPE(None, RKResponderRef, c_char_p, c_void_p)
# typedef void (*RKMotionMethod)(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata);
RKMotionMethod = CFUNCTYPE(None, RKResponderRef, c_int32, RKEventRef, c_void_p)
# typedef RKResponderRef (*RKNextResponderMethod)(RKResponderRef self, void *userdata);
RKNextResponderMethod = CFUNCTYPE(RKResponderRef, RKResponderRef, c_void_p)
# typedef void (*RKPressesMethod)(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void
#     *userdata);
RKPressesMethod = CFUNCTYPE(None, RKResponderRef, POINTER(RKPressRef), c_size_t, RKEventRef, c_void_p)
# typedef void (*RKRemoteControlMethod)(RKResponderRef self, RKEventRef event, void *userdata);
RKRemoteControlMethod = CFUNCTYPE(None, RKResponderRef, RKEventRef, c_void_p)
# typedef bool (*RKResponderQuestion)(RKResponderRef self, void *userdata);
RKResponderQuestion = CFUNCTYPE(c_bool, RKResponderRef, c_void_p)
# typedef RKResponderRef (*RKTargetForActionMethod)(RKResponderRef self, const char *selector, RKObjectRef sender,
#     void *userdata);
RKTargetForActionMethod = CFUNCTYPE(RKResponderRef, RKResponderRef, c_char_p, RKObjectRef, c_void_p)
# typedef void (*RKTouchesMethod)(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void
#     *userdata);
RKTouchesMethod = CFUNCTYPE(None, RKResponderRef, POINTER(RKTouchRef), c_size_t, RKEventRef, c_void_p)
# typedef void (*RKTouchesUpdatedMethod)(RKResponderRef self, const RKTouchRef *touches, size_t count, void
#     *userdata);
RKTouchesUpdatedMethod = CFUNCTYPE(None, RKResponderRef, POINTER(RKTouchRef), c_size_t, c_void_p)
RKResponderMethods._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("next_responder", RKNextResponderMethod),
    ("touches_began", RKTouchesMethod),
    ("touches_moved", RKTouchesMethod),
    ("touches_ended", RKTouchesMethod),
    ("touches_cancelled", RKTouchesMethod),
    ("can_become_first_responder", RKResponderQuestion),
    ("become_first_responder", RKResponderQuestion),
    ("can_resign_first_responder", RKResponderQuestion),
    ("resign_first_responder", RKResponderQuestion),
    ("can_perform_action", RKCanPerformActionMethod),
    ("target_for_action", RKTargetForActionMethod),
    ("presses_began", RKPressesMethod),
    ("presses_changed", RKPressesMethod),
    ("presses_ended", RKPressesMethod),
    ("presses_cancelled", RKPressesMethod),
    ("motion_began", RKMotionMethod),
    ("motion_ended", RKMotionMethod),
    ("motion_cancelled", RKMotionMethod),
    ("remote_control_received", RKRemoteControlMethod),
    ("insert_text", RKInsertTextMethod),
    ("delete_backward", RKDeleteBackwardMethod),
    ("has_text", RKResponderQuestion),
    ("touches_estimated_properties_updated", RKTouchesUpdatedMethod),
]
# typedef void (*RKActionFunction)(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata);
RKActionFunction = CFUNCTYPE(None, RKResponderRef, RKObjectRef, RKEventRef, c_void_p)
RKActionDesc._fields_ = [
    ("selector", c_char_p),
    ("function", RKActionFunction),
]
# typedef bool (*RKScrollViewTouchesShouldBeginMethod)(RKScrollViewRef self, const RKTouchRef *touches, size_t count,
#     RKEventRef event, RKViewRef view, void *userdata);
RKScrollViewTouchesShouldBeginMethod = CFUNCTYPE(c_bool, RKScrollViewRef, POINTER(RKTouchRef), c_size_t, RKEventRef, RKViewRef, c_void_p)
# typedef bool (*RKScrollViewTouchesShouldCancelMethod)(RKScrollViewRef self, RKViewRef view, void *userdata);
RKScrollViewTouchesShouldCancelMethod = CFUNCTYPE(c_bool, RKScrollViewRef, RKViewRef, c_void_p)
RKScrollViewMethods._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("touches_should_begin", RKScrollViewTouchesShouldBeginMethod),
    ("touches_should_cancel", RKScrollViewTouchesShouldCancelMethod),
]
# typedef void (*RKScrollViewDidEndDragging)(RKScrollViewRef scroll_view, bool will_decelerate, void *userdata);
RKScrollViewDidEndDragging = CFUNCTYPE(None, RKScrollViewRef, c_bool, c_void_p)
# typedef void (*RKScrollViewDidEndZooming)(RKScrollViewRef scroll_view, RKViewRef view, double scale, void
#     *userdata);
RKScrollViewDidEndZooming = CFUNCTYPE(None, RKScrollViewRef, RKViewRef, c_double, c_void_p)
# typedef void (*RKScrollViewNotice)(RKScrollViewRef scroll_view, void *userdata);
RKScrollViewNotice = CFUNCTYPE(None, RKScrollViewRef, c_void_p)
# typedef bool (*RKScrollViewQuestion)(RKScrollViewRef scroll_view, void *userdata);
RKScrollViewQuestion = CFUNCTYPE(c_bool, RKScrollViewRef, c_void_p)
# typedef RKViewRef (*RKScrollViewViewForZooming)(RKScrollViewRef scroll_view, void *userdata);
RKScrollViewViewForZooming = CFUNCTYPE(RKViewRef, RKScrollViewRef, c_void_p)
# typedef void (*RKScrollViewWillBeginZooming)(RKScrollViewRef scroll_view, RKViewRef view, void *userdata);
RKScrollViewWillBeginZooming = CFUNCTYPE(None, RKScrollViewRef, RKViewRef, c_void_p)
# typedef void (*RKScrollViewWillEndDragging)(RKScrollViewRef scroll_view, RKPoint velocity, RKPoint *target, void
#     *userdata);
RKScrollViewWillEndDragging = CFUNCTYPE(None, RKScrollViewRef, RKPoint, POINTER(RKPoint), c_void_p)
RKScrollViewDelegate._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("object", RKObjectRef),
    ("did_scroll", RKScrollViewNotice),
    ("did_zoom", RKScrollViewNotice),
    ("will_begin_dragging", RKScrollViewNotice),
    ("will_end_dragging", RKScrollViewWillEndDragging),
    ("did_end_dragging", RKScrollViewDidEndDragging),
    ("will_begin_decelerating", RKScrollViewNotice),
    ("did_end_decelerating", RKScrollViewNotice),
    ("did_end_scrolling_animation", RKScrollViewNotice),
    ("view_for_zooming", RKScrollViewViewForZooming),
    ("will_begin_zooming", RKScrollViewWillBeginZooming),
    ("did_end_zooming", RKScrollViewDidEndZooming),
    ("should_scroll_to_top", RKScrollViewQuestion),
    ("did_scroll_to_top", RKScrollViewNotice),
    ("userdata", c_void_p),
    ("drop", CFUNCTYPE(None, c_void_p)),
]
# typedef size_t (*RKTextFieldClosestPosition)(RKControlRef text_field, RKPoint point, void *userdata);
RKTextFieldClosestPosition = CFUNCTYPE(c_size_t, RKControlRef, RKPoint, c_void_p)
# typedef void (*RKTextFieldDidEndEditing)(RKControlRef text_field, RKTextEndReason reason, void *userdata);
RKTextFieldDidEndEditing = CFUNCTYPE(None, RKControlRef, c_int32, c_void_p)
# typedef void (*RKTextFieldNotice)(RKControlRef text_field, void *userdata);
RKTextFieldNotice = CFUNCTYPE(None, RKControlRef, c_void_p)
# typedef bool (*RKTextFieldQuestion)(RKControlRef text_field, void *userdata);
RKTextFieldQuestion = CFUNCTYPE(c_bool, RKControlRef, c_void_p)
# typedef bool (*RKTextFieldShouldChange)(RKControlRef text_field, size_t start, size_t end, const char *replacement,
#     void *userdata);
RKTextFieldShouldChange = CFUNCTYPE(c_bool, RKControlRef, c_size_t, c_size_t, c_char_p, c_void_p)
RKTextFieldDelegate._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("object", RKObjectRef),
    ("should_begin_editing", RKTextFieldQuestion),
    ("did_begin_editing", RKTextFieldNotice),
    ("should_end_editing", RKTextFieldQuestion),
    ("did_end_editing", RKTextFieldDidEndEditing),
    ("should_change_characters", RKTextFieldShouldChange),
    ("did_change_selection", RKTextFieldNotice),
    ("should_clear", RKTextFieldQuestion),
    ("should_return", RKTextFieldQuestion),
    ("closest_position", RKTextFieldClosestPosition),
    ("userdata", c_void_p),
    ("drop", CFUNCTYPE(None, c_void_p)),
]
RKTraceRecord._fields_ = [
    ("struct_size", c_uint32),
    ("reason", c_int32),
    ("sequence", c_uint64),
    ("time", c_double),
    ("object", RKObjectRef),
    ("other", RKObjectRef),
    ("point", RKPoint),
    ("value", c_double),
    ("touch_id", c_int64),
    ("rule", c_uint32),
    ("depth", c_uint32),
]
RKExplanationStep._fields_ = [
    ("struct_size", c_uint32),
    ("reason", c_int32),
    ("rule", c_uint32),
    ("unit", c_int32),
    ("time", c_double),
    ("subject", RKObjectRef),
    ("culprit", RKObjectRef),
    ("point", RKPoint),
    ("value", c_double),
    ("limit", c_double),
    ("touch_id", c_int64),
]
# typedef RKViewRef (*RKHitTestMethod)(RKViewRef self, RKPoint point, RKEventRef event, void *userdata);
RKHitTestMethod = CFUNCTYPE(RKViewRef, RKViewRef, RKPoint, RKEventRef, c_void_p)
# typedef bool (*RKPointInsideMethod)(RKViewRef self, RKPoint point, RKEventRef event, void *userdata);
RKPointInsideMethod = CFUNCTYPE(c_bool, RKViewRef, RKPoint, RKEventRef, c_void_p)
# typedef void (*RKViewMethod)(RKViewRef self, void *userdata);
RKViewMethod = CFUNCTYPE(None, RKViewRef, c_void_p)
# typedef bool (*RKViewShouldBeginMethod)(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata);
RKViewShouldBeginMethod = CFUNCTYPE(c_bool, RKViewRef, RKGestureRecognizerRef, c_void_p)
# typedef void (*RKViewTreeMethod)(RKViewRef self, RKViewRef other, void *userdata);
RKViewTreeMethod = CFUNCTYPE(None, RKViewRef, RKViewRef, c_void_p)
# typedef void (*RKViewWindowMethod)(RKViewRef self, RKWindowRef window, void *userdata);
RKViewWindowMethod = CFUNCTYPE(None, RKViewRef, RKWindowRef, c_void_p)
RKViewMethods._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("hit_test", RKHitTestMethod),
    ("point_inside", RKPointInsideMethod),
    ("will_move_to_superview", RKViewTreeMethod),
    ("did_move_to_superview", RKViewMethod),
    ("will_move_to_window", RKViewWindowMethod),
    ("did_move_to_window", RKViewMethod),
    ("did_add_subview", RKViewTreeMethod),
    ("will_remove_subview", RKViewTreeMethod),
    ("gesture_recognizer_should_begin", RKViewShouldBeginMethod),
]
RKViewsDesc._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("count", c_size_t),
    ("frames", POINTER(RKRect)),
    ("superview", RKViewRef),
    ("superviews", POINTER(c_int64)),
    ("cls", RKClassRef),
    ("classes", POINTER(RKClassRef)),
]
# typedef void (*RKWindowMethod)(RKWindowRef self, void *userdata);
RKWindowMethod = CFUNCTYPE(None, RKWindowRef, c_void_p)
# typedef bool (*RKWindowQuestion)(RKWindowRef self, void *userdata);
RKWindowQuestion = CFUNCTYPE(c_bool, RKWindowRef, c_void_p)
# typedef void (*RKWindowSendEventMethod)(RKWindowRef self, RKEventRef event, void *userdata);
RKWindowSendEventMethod = CFUNCTYPE(None, RKWindowRef, RKEventRef, c_void_p)
RKWindowMethods._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("send_event", RKWindowSendEventMethod),
    ("become_key_window", RKWindowMethod),
    ("resign_key_window", RKWindowMethod),
    ("can_become_key_window", RKWindowQuestion),
]
# typedef void (*RKDiagnosticHandler)(RKContextRef context, const char *code, const char *text, void *userdata);
RKDiagnosticHandler = CFUNCTYPE(None, RKContextRef, c_char_p, c_char_p, c_void_p)
# typedef void (*RKNotificationHandler)(RKContextRef context, RKNotification notification, RKObjectRef object, void
#     *userdata);
RKNotificationHandler = CFUNCTYPE(None, RKContextRef, c_int32, RKObjectRef, c_void_p)
# typedef void (*RKObserver)(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata);
RKObserver = CFUNCTYPE(None, RKContextRef, RKObjectRef, POINTER(RKObservation), c_void_p)
# typedef void (*RKTimerCallback)(RKContextRef context, double time, void *userdata);
RKTimerCallback = CFUNCTYPE(None, RKContextRef, c_double, c_void_p)
# typedef void (*RKPostedCallback)(RKContextRef context, void *userdata);
RKPostedCallback = CFUNCTYPE(None, RKContextRef, c_void_p)
# typedef void (*RKControlAction)(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata);
RKControlAction = CFUNCTYPE(None, RKControlRef, c_uint32, RKEventRef, c_void_p)
# typedef void (*RKGestureAction)(RKGestureRecognizerRef recognizer, void *userdata);
RKGestureAction = CFUNCTYPE(None, RKGestureRecognizerRef, c_void_p)
# typedef void (*RKClosureHandler)(void *result, void *const *arguments, void *userdata);
RKClosureHandler = CFUNCTYPE(None, c_void_p, POINTER(c_void_p), c_void_p)
