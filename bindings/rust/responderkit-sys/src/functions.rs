// SPDX-License-Identifier: MIT
//! The functions of the headers. Written by Sources/Generators/generate.

use std::os::raw::{c_char, c_int, c_void};

use crate::types::*;

extern "C" {
    /// Return the identifier of a status, such as "`RKStatusStaleHandle`".
    ///
    /// Returns a constant text; "unknown status" for an unknown number. Never fails.
    ///
    /// On any thread.
    pub fn rk_status_name(status: RKStatus) -> *const c_char;

    /// Return one sentence that explains a status in general. `rk_last_error()` explains the
    /// particular failure.
    ///
    /// Returns a constant text; never NULL. Never fails.
    ///
    /// On any thread.
    pub fn rk_status_message(status: RKStatus) -> *const c_char;

    /// Return one sentence about the last call that failed on this thread: the argument, its value,
    /// and the remedy.
    ///
    /// Returns a text kept by the library for this thread until the next failing call; "" if none
    /// has failed. Never fails.
    ///
    /// On any thread.
    pub fn rk_last_error() -> *const c_char;

    /// Add a reference to an object, so that it lives at least until the matching `rk_release()`.
    ///
    /// A touch that is retained stays readable after it has ended. Retaining an event does not keep
    /// its contents: each type has one event object, which has the latest update (SPEC 61, 72).
    /// Copy what you need during the callback.
    ///
    /// - `object`: any object except a context, class, plugin or timer. Classes and plugins live as
    ///   long as their context. An extension lives until it is removed, and what a plugin defined
    ///   until the plugin is deactivated. A timer ends when it has fired or was cancelled.
    ///
    /// Returns also `RKStatusWrongKind` for a context, class, plugin or timer.
    ///
    /// On the context's thread only.
    pub fn rk_retain(object: RKObjectRef) -> RKStatus;

    /// Release one reference. The object is destroyed when its last reference is gone.
    ///
    /// On a thread other than the context's the release is enqueued, so finalizers of
    /// garbage-collected languages may call it. It takes effect in the context's next call that
    /// takes input or time, such as `rk_context_drain()`, `rk_context_advance()` or
    /// `rk_context_send_touches()`.
    ///
    /// - `object`: may be NULL: nothing happens.
    ///
    /// Returns also `RKStatusNotOwned` if the caller has no reference left; `RKStatusWrongKind` for
    /// a context, class, plugin or timer. On another thread `RKStatusOK` means that the release is
    /// enqueued; an error of the handle then becomes a diagnostic.
    ///
    /// Re-entrancy: destroying an object calls the tree callbacks and `deinit` functions of the
    /// objects it retained.
    ///
    /// On any thread.
    pub fn rk_release(object: RKObjectRef) -> RKStatus;

    /// Release one reference to each of many objects, in the order of the array, as `rk_release()`
    /// does.
    ///
    /// - `objects`: `count` handles; NULL entries are skipped.
    ///
    /// Returns also `RKStatusInvalidArgument` (`objects` NULL while `count` is not 0; objects of
    /// more than one context); `RKStatusLimitReached` (more than any array can hold);
    /// `RKStatusNotOwned` (an object occurs more often than the caller has references). All entries
    /// are checked first; a call that fails releases nothing.
    ///
    /// Re-entrancy: as `rk_release()`. An object that ends while earlier ones are released is
    /// skipped.
    ///
    /// On the context's thread only.
    pub fn rk_release_many(objects: *const RKObjectRef, count: usize) -> RKStatus;

    /// Return whether a handle names a living object of a context owned by this thread.
    ///
    /// - `object`: any value at all, NULL and random bits included.
    ///
    /// Returns true or false. Never fails.
    ///
    /// On the context's thread only.
    pub fn rk_object_is_alive(object: RKObjectRef) -> bool;

    /// Find the context of an object.
    ///
    /// - `object`: any object, or a class.
    ///
    /// On the context's thread only.
    pub fn rk_object_get_context(object: RKObjectRef, out: *mut RKContextRef) -> RKStatus;

    /// Attach the host's own pointer to an object.
    ///
    /// - `object`: any object but a context, class or timer.
    /// - `userdata`: any pointer; NULL removes.
    /// - `drop`: called when the pointer is replaced or the object is destroyed.
    ///
    /// Returns also `RKStatusNoMemory`, `RKStatusWrongKind` for a context, class or timer.
    ///
    /// Re-entrancy: calls the previous `drop`.
    ///
    /// On the context's thread only.
    pub fn rk_object_set_userdata(object: RKObjectRef, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>) -> RKStatus;

    /// Read the pointer set by `rk_object_set_userdata()`.
    ///
    /// On the context's thread only.
    pub fn rk_object_get_userdata(object: RKObjectRef, out: *mut *mut c_void) -> RKStatus;

    /// Give an object a name for descriptions, traces and error texts.
    ///
    /// - `name`: UTF-8, copied, at most 255 bytes; NULL or "" removes the name.
    ///
    /// Returns also `RKStatusLimitReached` if the name is longer, `RKStatusNoMemory`,
    /// `RKStatusWrongKind` for a context, class or timer.
    ///
    /// On the context's thread only.
    pub fn rk_object_set_name(object: RKObjectRef, name: *const c_char) -> RKStatus;

    /// Copy the name of an object.
    ///
    /// - `buffer`: see "Texts and lists out" above.
    /// - `capacity`: see "Texts and lists out" above.
    /// - `length`: see "Texts and lists out" above.
    ///
    /// Returns `RKStatusOK` (with an empty text for an object without name).
    ///
    /// On the context's thread only.
    pub fn rk_object_get_name(object: RKObjectRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Describe an object in one line: class, name and, for views, the frame and the properties
    /// that keep touches away.
    ///
    /// Example: `<Label title; frame = (10 5; 60 30); userInteractionEnabled = false>`.
    ///
    /// - `object`: any object, class or context.
    /// - `buffer`: see "Texts and lists out" above.
    /// - `capacity`: see "Texts and lists out" above.
    /// - `length`: see "Texts and lists out" above.
    ///
    /// On the context's thread only.
    pub fn rk_object_describe(object: RKObjectRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Send an action through the application: sendAction:to:from:forEvent: (SPEC 135, 136).
    ///
    /// A target performs the action if its class implements the selector. Without a target the
    /// library calls canPerformAction along the responder chain, from the key window's first
    /// responder up. The nearest responder that returns true performs the action. If there is none,
    /// the search begins again at the sender.
    ///
    /// - `selector`: UTF-8, 1 to 255 bytes, at most two colons.
    /// - `target`: a responder or gesture recogniser; NULL searches.
    /// - `sender`: any object with a class; may be NULL.
    /// - `event`: may be NULL.
    ///
    /// Returns `RKStatusOK` (also when it is not performed); also `RKStatusInvalidArgument`
    /// (selector NULL, empty, or with more than two colons), `RKStatusLimitReached` (selector over
    /// 255 bytes), `RKStatusNoMemory`.
    ///
    /// Re-entrancy: can_perform_action, target_for_action, next_responder and the action run inside
    /// the call.
    ///
    /// On the context's thread only.
    pub fn rk_application_send_action(application: RKApplicationRef, selector: *const c_char, target: RKObjectRef, sender: RKObjectRef, event: RKEventRef, out: *mut bool) -> RKStatus;

    /// Create the application of a context that was made without one. `rk_object_set_class()` gives
    /// an existing application a subclass.
    ///
    /// - `cls`: Application or a subclass; NULL means Application.
    ///
    /// Returns also `RKStatusAlreadyExists`, `RKStatusInvalidArgument` (class of another kind),
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_application_create(context: RKContextRef, cls: RKClassRef, out: *mut RKApplicationRef) -> RKStatus;

    /// Set the delegate. A plain responder (no view, view controller or application) is then the
    /// last responder of the chain (SPEC 119).
    ///
    /// - `delegate`: weak; NULL removes.
    ///
    /// On the context's thread only.
    pub fn rk_application_set_delegate(application: RKApplicationRef, delegate: RKResponderRef) -> RKStatus;

    /// Find the delegate.
    ///
    /// On the context's thread only.
    pub fn rk_application_get_delegate(application: RKApplicationRef, out: *mut RKResponderRef) -> RKStatus;

    /// Send an event through the application: sendEvent:, overrides included.
    ///
    /// Parts of the update that were already delivered are skipped. So a second call, from a
    /// handler or to super, delivers nothing twice.
    ///
    /// Returns also `RKStatusTooDeep` (nested deeper than 64, SPEC 303).
    ///
    /// On the context's thread only.
    pub fn rk_application_send_event(application: RKApplicationRef, event: RKEventRef) -> RKStatus;

    /// Start ignoring touches, presses, wheels and trackpads. Touches, presses and a shake in
    /// progress are cancelled; new updates are dropped before hit-testing. Calls nest (SPEC 286).
    ///
    /// On the context's thread only.
    pub fn rk_application_begin_ignoring_interaction_events(application: RKApplicationRef) -> RKStatus;

    /// Undo one `rk_application_begin_ignoring_interaction_events()`.
    ///
    /// Returns also `RKStatusNotFound` (there was none).
    ///
    /// On the context's thread only.
    pub fn rk_application_end_ignoring_interaction_events(application: RKApplicationRef) -> RKStatus;

    /// Read whether events are being ignored.
    ///
    /// On the context's thread only.
    pub fn rk_application_is_ignoring_interaction_events(application: RKApplicationRef, out: *mut bool) -> RKStatus;

    /// Set whether the application is active. Becoming inactive cancels all touches, presses and a
    /// shake (SPEC 287).
    ///
    /// Re-entrancy: notification; touch, press and motion methods.
    ///
    /// On the context's thread only.
    pub fn rk_application_set_active(application: RKApplicationRef, active: bool) -> RKStatus;

    /// Read whether the application is active; default true.
    ///
    /// On the context's thread only.
    pub fn rk_application_is_active(application: RKApplicationRef, out: *mut bool) -> RKStatus;

    /// Run the send_event that `cls` inherits. Built in: sendEvent: of each window that has touches
    /// in the update.
    ///
    /// On the context's thread only.
    pub fn rk_super_application_send_event(cls: RKClassRef, this: RKApplicationRef, event: RKEventRef) -> RKStatus;

    /// Return the same rectangle with a width and height that are not negative.
    ///
    /// On any thread.
    pub fn rk_rect_standardize(rect: RKRect) -> RKRect;

    /// Return whether a point lies in a rectangle: half-open, minX \<= x \< maxX and minY \<= y \<
    /// maxY of the standardised rectangle (SPEC 11).
    ///
    /// Returns false for an empty rectangle and for NaN (SPEC 12).
    ///
    /// On any thread.
    pub fn rk_rect_contains_point(rect: RKRect, point: RKPoint) -> bool;

    /// Return whether the width or height is zero or not a number.
    ///
    /// On any thread.
    pub fn rk_rect_is_empty(rect: RKRect) -> bool;

    /// Return the smallest rectangle that contains both, as standardised.
    ///
    /// On any thread.
    pub fn rk_rect_union(first: RKRect, second: RKRect) -> RKRect;

    /// Return the common part of two rectangles; zero size at the larger origin if there is none.
    ///
    /// On any thread.
    pub fn rk_rect_intersection(first: RKRect, second: RKRect) -> RKRect;

    /// Return the rectangle, standardised, with each side moved inwards; negative amounts enlarge
    /// it.
    ///
    /// - `dx`: amount on each of the two sides, in points. A side shrunk below zero becomes zero
    ///   around the centre. In points.
    /// - `dy`: amount on each of the two sides, in points. A side shrunk below zero becomes zero
    ///   around the centre. In points.
    ///
    /// On any thread.
    pub fn rk_rect_inset(rect: RKRect, dx: f64, dy: f64) -> RKRect;

    /// Return the bounding box of a transformed rectangle.
    ///
    /// On any thread.
    pub fn rk_rect_apply_transform(rect: RKRect, transform: RKTransform) -> RKRect;

    /// Return the transformed point.
    ///
    /// On any thread.
    pub fn rk_point_apply_transform(point: RKPoint, transform: RKTransform) -> RKPoint;

    /// Return the transform that changes nothing.
    ///
    /// On any thread.
    pub fn rk_transform_identity() -> RKTransform;

    /// Return a translation.
    ///
    /// On any thread.
    pub fn rk_transform_make_translation(tx: f64, ty: f64) -> RKTransform;

    /// Return a scaling about the origin.
    ///
    /// On any thread.
    pub fn rk_transform_make_scale(sx: f64, sy: f64) -> RKTransform;

    /// Return a rotation about the origin.
    ///
    /// - `angle`: radians; positive turns clockwise on screen, since y grows downwards. Multiples
    ///   of a quarter turn are exact. In radians.
    ///
    /// On any thread.
    pub fn rk_transform_make_rotation(angle: f64) -> RKTransform;

    /// Return the transform that applies `first` and then `second`.
    ///
    /// On any thread.
    pub fn rk_transform_concat(first: RKTransform, second: RKTransform) -> RKTransform;

    /// Return the inverse, or the transform itself if it has none, as CGAffineTransformInvert does
    /// (SPEC 14).
    ///
    /// On any thread.
    pub fn rk_transform_invert(transform: RKTransform) -> RKTransform;

    /// Return whether a transform can be inverted: its determinant, divided by the square of its
    /// largest linear component, is finite and at least 1e-12 (SPEC 13).
    ///
    /// On any thread.
    pub fn rk_transform_is_invertible(transform: RKTransform) -> bool;

    /// Return whether a transform changes nothing.
    ///
    /// On any thread.
    pub fn rk_transform_is_identity(transform: RKTransform) -> bool;

    /// List the touch targets of a window that touches cannot reach, or that are hard to hit (SPEC
    /// 355). Nothing is changed.
    ///
    /// - `options`: may be NULL: no flags, 24 and 44 points.
    /// - `count`: receives the number of all findings, which may exceed `capacity`; may be NULL.
    ///
    /// Returns also `RKStatusInvalidArgument` (an unknown flag, a size that is negative, NaN or
    /// infinite); `RKStatusNoMemory`; `RKStatusStaleHandle` if an override destroys `window`;
    /// `RKStatusBusy` with `RKAuditFlagsCallsOverrides` in an override that an audit has called.
    ///
    /// Re-entrancy: calls hit_test and point_inside overrides with `RKAuditFlagsCallsOverrides`,
    /// nothing otherwise. Cost: O(views), and for each touch target the views in front of it and of
    /// its superviews.
    ///
    /// On the context's thread only.
    pub fn rk_window_audit(window: RKWindowRef, options: *const RKAuditOptions, out: *mut RKAuditFinding, capacity: usize, count: *mut usize) -> RKStatus;

    /// Write one finding as a sentence with its remedy. Example: "Save is 38 x 20 pt to touch; 44 x
    /// 44 are recommended: enlarge its bounds, or accept points around them in an override of
    /// pointInside (SPEC 355)".
    ///
    /// - `finding`: of this context; objects that have ended are named as such.
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown kind).
    ///
    /// On the context's thread only.
    pub fn rk_audit_describe(context: RKContextRef, finding: *const RKAuditFinding, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Return the name of a kind without prefix, such as "coveredIdly"; NULL for an unknown one.
    ///
    /// On any thread.
    pub fn rk_audit_kind_name(kind: RKAuditKind) -> *const c_char;

    /// Define a class in a context.
    ///
    /// - `desc`: see `RKClassDesc`. A newer, larger struct is accepted if the part unknown to the
    ///   library is zero.
    ///
    /// Returns also `RKStatusInvalidArgument` (name or superclass missing, or methods that the
    /// superclass's kind does not have; instance_size over 1 MiB; hit_test_outset not finite; an
    /// action without selector or function); `RKStatusAlreadyExists`; `RKStatusNotFound` (the
    /// superclass); `RKStatusStructSize`, `RKStatusStructNewer` (the descriptor or one of the
    /// method tables); `RKStatusLimitReached` (65,534 classes, 65,536 actions, a name or selector
    /// over 255 bytes); `RKStatusNoMemory`.
    ///
    /// Ownership: classes live as long as their context.
    ///
    /// On the context's thread only.
    pub fn rk_class_define(context: RKContextRef, desc: *const RKClassDesc, out: *mut RKClassRef) -> RKStatus;

    /// Find a class by name: a built-in one or one that was defined.
    ///
    /// - `name`: exact name.
    ///
    /// Returns also `RKStatusNotFound`.
    ///
    /// On the context's thread only.
    pub fn rk_class_find(context: RKContextRef, name: *const c_char, out: *mut RKClassRef) -> RKStatus;

    /// Copy the name of a class.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_class_get_name(cls: RKClassRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Find the superclass of a class.
    ///
    /// On the context's thread only.
    pub fn rk_class_get_superclass(cls: RKClassRef, out: *mut RKClassRef) -> RKStatus;

    /// Read whether a class is another one or inherits from it.
    ///
    /// On the context's thread only.
    pub fn rk_class_is_subclass_of(cls: RKClassRef, ancestor: RKClassRef, out: *mut bool) -> RKStatus;

    /// Find the class of an object.
    ///
    /// - `object`: a responder of any kind, or a gesture recogniser.
    ///
    /// Returns also `RKStatusWrongKind` for an object without class (touch, event, timer).
    ///
    /// On the context's thread only.
    pub fn rk_object_get_class(object: RKObjectRef, out: *mut RKClassRef) -> RKStatus;

    /// Read whether an object is an instance of a class or of one of its subclasses.
    ///
    /// Returns also `RKStatusWrongKind` for an object without class.
    ///
    /// On the context's thread only.
    pub fn rk_object_is_kind_of(object: RKObjectRef, cls: RKClassRef, out: *mut bool) -> RKStatus;

    /// Change a living object's class to a subclass of its present one, whose overrides then apply
    /// to it.
    ///
    /// The classes in between get their memory and their `instance_init`, as at creation; existing
    /// instance memory stays.
    ///
    /// - `cls`: a subclass of the object's class; the same class changes nothing.
    ///
    /// Returns also `RKStatusInvalidArgument` if `cls` does not inherit from the object's class, or
    /// if its built-in class is another one with more state (a View cannot become a Control);
    /// `RKStatusWrongKind` for an object without class; `RKStatusNoMemory`.
    ///
    /// Re-entrancy: calls `instance_init`. A walk in progress calls the new methods from its next
    /// step on.
    ///
    /// On the context's thread only.
    pub fn rk_object_set_class(object: RKObjectRef, cls: RKClassRef) -> RKStatus;

    /// Find the memory that an object has for one of its classes.
    ///
    /// - `cls`: the object's class or an ancestor of it.
    ///
    /// Returns also `RKStatusInvalidArgument` if the object is not an instance of `cls`.
    ///
    /// On the context's thread only.
    pub fn rk_object_get_instance_data(object: RKObjectRef, cls: RKClassRef, out: *mut *mut c_void) -> RKStatus;

    /// Replace methods of an existing class, built in or defined. All instances of the class and of
    /// its subclasses, existing ones included, run the new methods from now on.
    ///
    /// Extensions of one class are layered in the order of their creation, above the class's own
    /// methods. A subclass that overrides a method keeps its own. A super-call with the extension
    /// as class (`rk_super_hit_test(extension, view, ...)`) runs the next lower layer. Each
    /// extension can be removed alone, in any order.
    ///
    /// - `cls`: the class to be extended; not an extension.
    /// - `desc`: its method tables, actions, `hit_test_outset`, `userdata` and `drop` are used;
    ///   `name`, `superclass`, `instance_init` and `instance_deinit` must be NULL and
    ///   `instance_size` 0.
    ///
    /// Returns also `RKStatusInvalidArgument` (a name, superclass or instance memory; methods that
    /// `cls` does not have; an extension as `cls`; no method and no action);
    /// `RKStatusLimitReached`; `RKStatusNoMemory`.
    ///
    /// Re-entrancy: a walk in progress calls the new methods from its next step on.
    ///
    /// Ownership: `drop` is called when the extension is removed or the context is destroyed.
    ///
    /// On the context's thread only.
    pub fn rk_class_extend(cls: RKClassRef, desc: *const RKClassDesc, out: *mut RKClassRef) -> RKStatus;

    /// Remove an extension: the next lower layer's methods apply again. Its running calls end
    /// normally, and their super-calls still work.
    ///
    /// - `extension`: from `rk_class_extend()`. The handle is stale once no call is running any
    ///   more; its number may then name another class (SPEC 353).
    ///
    /// Returns also `RKStatusNotFound` if it was removed before, in a call that is still running;
    /// `RKStatusStaleHandle` later; `RKStatusInvalidArgument` for a class that is not an extension;
    /// `RKStatusBusy` for the extension of a plugin, which is removed with the plugin.
    ///
    /// Re-entrancy: calls `drop`, once no call of the extension is running.
    ///
    /// On the context's thread only.
    pub fn rk_class_remove_extension(extension: RKClassRef) -> RKStatus;

    /// Create a context that belongs to the calling thread, with an application object (see
    /// `without_application`).
    ///
    /// - `desc`: may be NULL: everything zero.
    ///
    /// Returns also `RKStatusNoMemory`, `RKStatusLimitReached` (4,095 contexts at a time, on 32-bit
    /// machines 7).
    ///
    /// On any thread.
    pub fn rk_context_create(desc: *const RKContextDesc, out: *mut RKContextRef) -> RKStatus;

    /// Destroy a context with everything in it. Handles into it are stale from then on.
    ///
    /// The steps have this order (SPEC 348):
    ///
    /// - Touches, gestures and other input in progress end by their ordinary callbacks. Controllers
    ///   with visible views disappear (SPEC 322).
    /// - Objects are destroyed. Their `instance_deinit` and `drop` functions are called, but no
    ///   callbacks about changes of the tree.
    /// - Posted items that were not handled are dropped.
    /// - Plugins end, the last one first. For each, the `drop` functions of its classes are called,
    ///   then its `deinit`.
    /// - Handlers are dropped.
    /// - The `drop` functions of other classes and of closures are called. All handles are stale by
    ///   then.
    ///
    /// Returns also `RKStatusBusy` from inside one of its callbacks.
    ///
    /// Re-entrancy: these callbacks may read, change and release objects. Calls that take input or
    /// time, or make, define or register something, return `RKStatusBusy`; base.h lists them.
    ///
    /// On the context's thread only.
    pub fn rk_context_destroy(context: RKContextRef) -> RKStatus;

    /// Set a flag or constant. It applies to later decisions; decisions about touches in progress
    /// stay.
    ///
    /// - `key`: one of `RKConfig`.
    /// - `value`: flags: one of the values listed; constants: finite and not negative.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown key, value not allowed).
    ///
    /// On the context's thread only.
    pub fn rk_context_set_config(context: RKContextRef, key: RKConfig, value: f64) -> RKStatus;

    /// Read a flag or constant.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown key).
    ///
    /// On the context's thread only.
    pub fn rk_context_get_config(context: RKContextRef, key: RKConfig, out: *mut f64) -> RKStatus;

    /// Return the name of a flag or constant, such as "controlSlop"; NULL for an unknown key. Keys
    /// count up from 0 without gaps.
    ///
    /// On any thread.
    pub fn rk_config_name(key: RKConfig) -> *const c_char;

    /// Return the name of a flag's value, such as "firstAdded" for sameViewTie 1; NULL if the value
    /// has no name.
    ///
    /// On any thread.
    pub fn rk_config_value_name(key: RKConfig, value: f64) -> *const c_char;

    /// Return the default of a flag or constant; NaN for an unknown key.
    ///
    /// On any thread.
    pub fn rk_config_default(key: RKConfig) -> f64;

    /// Set the function that receives diagnostics: problems that do not make a call fail, such as a
    /// cycle in the responder chain.
    ///
    /// - `handler`: NULL removes.
    /// - `userdata`: passed to it.
    /// - `drop`: called when the handler is replaced or the context is destroyed.
    ///
    /// Re-entrancy: calls the previous `drop`. A diagnostic raised inside the handler only goes to
    /// the trace.
    ///
    /// On the context's thread only.
    pub fn rk_context_set_diagnostic_handler(context: RKContextRef, handler: RKDiagnosticHandler, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>) -> RKStatus;

    /// Set the function that receives notifications.
    ///
    /// - `handler`: NULL removes.
    /// - `userdata`: passed to it.
    /// - `drop`: called when the handler is replaced or the context is destroyed.
    ///
    /// Re-entrancy: calls the previous `drop`.
    ///
    /// On the context's thread only.
    pub fn rk_context_set_notification_handler(context: RKContextRef, handler: RKNotificationHandler, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>) -> RKStatus;

    /// Set the function that is called at each call of a method of `RKObservedMethod`: the observer
    /// (SPEC 356). It overrides nothing: results, deliveries, forwarding and records of the trace
    /// are the same without it. While an observer is set, the library also makes calls of methods
    /// that no class overrides, which it otherwise skips to save time.
    ///
    /// - `observer`: NULL removes. It may call any function; objects that it destroys receive no
    ///   further calls.
    /// - `userdata`: passed to it.
    /// - `drop`: called when the observer is replaced or the context is destroyed.
    ///
    /// Re-entrancy: calls the previous `drop`. Calls made inside the observer are observed too.
    ///
    /// On the context's thread only.
    pub fn rk_context_set_observer(context: RKContextRef, observer: RKObserver, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>) -> RKStatus;

    /// Find the application object.
    ///
    /// On the context's thread only.
    pub fn rk_context_get_application(context: RKContextRef, out: *mut RKApplicationRef) -> RKStatus;

    /// List the windows, back to front: by level, within a level the last shown in front (SPEC 43,
    /// 280). Hidden ones are included.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h. The handles are borrowed.
    /// - `capacity`: see "Texts and lists out" in base.h. The handles are borrowed.
    /// - `length`: see "Texts and lists out" in base.h. The handles are borrowed.
    ///
    /// On the context's thread only.
    pub fn rk_context_get_windows(context: RKContextRef, buffer: *mut RKWindowRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Find the key window.
    ///
    /// On the context's thread only.
    pub fn rk_context_get_key_window(context: RKContextRef, out: *mut RKWindowRef) -> RKStatus;

    /// Read the number of objects of all kinds in the context, including removed ones that are
    /// still referenced. For leak tests.
    ///
    /// On the context's thread only.
    pub fn rk_context_get_object_count(context: RKContextRef, out: *mut usize) -> RKStatus;

    /// Read the number of bytes that the context has allocated, which `memory_limit` limits. Items
    /// in its queue count, whichever thread posted them. Destroyed objects leave free places in
    /// memory. When there are more than 4,096 free places, the context frees the memory of pages
    /// that held plain responders, controllers and views, and have no living object. It does so
    /// again when many more objects have been destroyed.
    ///
    /// On the context's thread only.
    pub fn rk_context_get_memory_used(context: RKContextRef, out: *mut u64) -> RKStatus;

    /// Read the context's clock: the latest time of an event, an advance or a timer.
    ///
    /// On the context's thread only.
    pub fn rk_context_get_time(context: RKContextRef, out: *mut f64) -> RKStatus;

    /// Move the clock to `time`. Timers that are due by then fire in the order of their deadlines,
    /// each with the clock at its own deadline (SPEC 293).
    ///
    /// - `time`: seconds. If it is before the clock's time, the clock's time is used instead, and
    ///   the diagnostic "timeBackwards" is raised (SPEC 309). In seconds.
    ///
    /// Returns also `RKStatusInvalidArgument` (not finite), `RKStatusTooDeep` (nested deeper than
    /// 64).
    ///
    /// Re-entrancy: calls timer functions.
    ///
    /// On the context's thread only.
    pub fn rk_context_advance(context: RKContextRef, time: f64) -> RKStatus;

    /// Read the time at which the host should call `rk_context_advance()` next. It is the deadline
    /// of the next timer, be it of the host, a recogniser or a control. While a scroll view moves
    /// by itself, it is at the latest the next step of scrollFrameInterval. While a scroll view
    /// holds a touch back, it is at the latest the end of that delay.
    ///
    /// On the context's thread only.
    pub fn rk_context_next_deadline(context: RKContextRef, out: *mut f64) -> RKStatus;

    /// Call a function once, when the context's clock reaches a time.
    ///
    /// - `deadline`: seconds; finite. A timer whose deadline has passed fires at the next advance.
    ///   Timers with equal deadlines fire in the order in which they were added. A timer that a
    ///   timer function adds fires in the same advance if it is due. At most drainBudget such
    ///   timers fire in one advance (SPEC 293). In seconds.
    /// - `callback`: called once.
    /// - `userdata`: passed to it.
    /// - `drop`: called after the call or the cancellation.
    ///
    /// Returns also `RKStatusInvalidArgument` (deadline not finite), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_context_add_timer(context: RKContextRef, deadline: f64, callback: RKTimerCallback, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>, out: *mut RKTimerRef) -> RKStatus;

    /// Cancel a timer.
    ///
    /// Returns also `RKStatusStaleHandle` if it has fired or was cancelled.
    ///
    /// Re-entrancy: calls the timer's `drop`.
    ///
    /// On the context's thread only.
    pub fn rk_timer_cancel(timer: RKTimerRef) -> RKStatus;

    /// Append a call to the queue.
    ///
    /// - `callback`: called once, on the context's thread, when the queue is drained.
    /// - `userdata`: passed to it.
    /// - `drop`: called after the call, or when the context is destroyed before it.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_call(context: RKContextRef, callback: RKPostedCallback, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>) -> RKStatus;

    /// Read the number of items in the queue.
    ///
    /// On any thread.
    pub fn rk_context_get_queue_count(context: RKContextRef, out: *mut usize) -> RKStatus;

    /// Handle the queue's items one by one, in order (SPEC 290, 291).
    ///
    /// Items that a handler posts are appended to the queue. The same call handles them, unless
    /// drainPostedEventsInSameTurn is 0 or drainBudget items have been handled. If an update is
    /// refused, such as one of an unknown touch, the diagnostic "postedEventRefused" is raised, and
    /// the next item is handled.
    ///
    /// - `handled`: receives the number of items; may be NULL.
    ///
    /// Returns also `RKStatusTooDeep` (nested deeper than 64).
    ///
    /// Re-entrancy: a handler may call this function. That call handles the waiting items and
    /// returns. Its items count towards the drainBudget of the outer call.
    ///
    /// On the context's thread only.
    pub fn rk_context_drain(context: RKContextRef, handled: *mut usize) -> RKStatus;

    /// Deliver one update: all fingers that changed in one report of the hardware (SPEC 66).
    ///
    /// Timers due by `timestamp` fire first (SPEC 293). New touches are hit-tested, then sendEvent:
    /// of the application runs (SPEC 46, 76). An id that occurs twice splits the update into
    /// several at the same time (SPEC 311). After the library has cancelled a touch
    /// (`rk_context_cancel_all_touches()`, a hidden window, ignored events), moved, ended and
    /// cancelled samples of its id are accepted and ignored. A began sample starts a new touch.
    ///
    /// - `timestamp`: seconds; a time before the clock is taken as the clock's, with a diagnostic
    ///   "timeBackwards" (SPEC 309). In seconds.
    /// - `samples`: `count` samples; copied.
    /// - `count`: 1 to 4,096.
    ///
    /// Returns `RKStatusOK` (also when the update is dropped because there is no application or no
    /// window or events are being ignored); also `RKStatusInvalidArgument` (count 0; NaN or
    /// infinity; an unknown phase, type or property, or the phase stationary; updates expected of a
    /// property that is not estimated, or without an update index; elements of different
    /// `struct_size`; coalesced samples that are NULL, not finite, out of order, later than the
    /// update, or of a touch that begins); `RKStatusAlreadyExists` (began of an id that is down)
    /// and `RKStatusNotFound` (another phase of an id that is not down; SPEC 74, 312);
    /// `RKStatusLimitReached` (count or coalesced_count over 4,096); `RKStatusTooDeep` (updates
    /// nested deeper than 64, SPEC 303); `RKStatusNoMemory`.
    ///
    /// Re-entrancy: may be called from handlers; the rest of the outer update is delivered first.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_touches(context: RKContextRef, timestamp: f64, samples: *const RKTouchSample, count: usize) -> RKStatus;

    /// Deliver many updates in the order of an array, each as `rk_context_send_touches()` does.
    ///
    /// Neighbouring samples with equal times are one update. An id that occurs again begins the
    /// next update of that time (SPEC 311). An update that is refused ends the stream.
    /// `rk_last_error()` then also has the index of the update's first sample.
    ///
    /// - `timestamps`: `count` times in seconds, one for each sample; read until the call returns,
    ///   as are `samples`. In seconds.
    /// - `samples`: `count` samples.
    /// - `count`: 0 delivers nothing; the arrays may then be NULL.
    /// - `sent`: receives the number of samples delivered, also when an update is refused; may be
    ///   NULL.
    ///
    /// Returns `RKStatusOK` (also when `rk_context_stop_touch_stream()` stopped the stream; see
    /// `sent`); also the errors of `rk_context_send_touches()`: `RKStatusInvalidArgument`,
    /// `RKStatusAlreadyExists`, `RKStatusNotFound`, `RKStatusLimitReached` (an update of over 4,096
    /// samples; a count beyond any array), `RKStatusTooDeep`, `RKStatusNoMemory`.
    ///
    /// Re-entrancy: may be called from handlers. The rest of the outer update is delivered first;
    /// an outer stream continues when the call has returned.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_touch_stream(context: RKContextRef, timestamps: *const f64, samples: *const RKTouchSample, count: usize, sent: *mut usize) -> RKStatus;

    /// Stop the innermost running stream of touches (`rk_context_send_touch_stream()`) after its
    /// present update.
    ///
    /// That update is delivered to the end. The stream then returns `RKStatusOK`.
    ///
    /// Returns also `RKStatusNotFound` (no stream is running).
    ///
    /// On the context's thread only.
    pub fn rk_context_stop_touch_stream(context: RKContextRef) -> RKStatus;

    /// Append an update to the queue; see `rk_context_send_touches()` and `rk_context_drain()`.
    ///
    /// The samples are checked at once, except for ids and times, which are checked when the item
    /// is handled.
    ///
    /// Returns also `RKStatusLimitReached`, `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_touches(context: RKContextRef, timestamp: f64, samples: *const RKTouchSample, count: usize) -> RKStatus;

    /// Cancel all touches, as the system does for an alert or a call (SPEC 108). Without touches
    /// nothing happens (SPEC 312).
    ///
    /// Returns also `RKStatusTooDeep`, `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_context_cancel_all_touches(context: RKContextRef) -> RKStatus;

    /// Append a cancellation of all touches to the queue.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_cancel_all_touches(context: RKContextRef) -> RKStatus;

    /// Find the touch of a finger that is down.
    ///
    /// Returns also `RKStatusNotFound`.
    ///
    /// On the context's thread only.
    pub fn rk_context_find_touch(context: RKContextRef, id: i64, out: *mut RKTouchRef) -> RKStatus;

    /// Deliver a device's report of properties that were estimates in earlier samples:
    /// touchesEstimatedPropertiesUpdated: (SPEC 354).
    ///
    /// The touches may have lifted meanwhile. Timers due by `timestamp` fire first (SPEC 293). An
    /// update is skipped if its sample expects none of these properties; the trace then has the
    /// reason estimationUnexpected.
    ///
    /// - `timestamp`: time of the report, in seconds; see `rk_context_send_touches()`. In seconds.
    /// - `updates`: `count` updates; copied.
    /// - `count`: 1 to 4,096.
    ///
    /// Returns also `RKStatusInvalidArgument` (count 0; NaN or infinity; unknown properties, no
    /// property, or one that is both updated and unavailable; number 0; elements of different
    /// `struct_size`); `RKStatusLimitReached` (count over 4,096); `RKStatusTooDeep` (updates nested
    /// deeper than 64, SPEC 303); `RKStatusNoMemory`.
    ///
    /// Re-entrancy: may be called from handlers; the rest of the outer update is delivered first.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_estimation_updates(context: RKContextRef, timestamp: f64, updates: *const RKEstimationUpdate, count: usize) -> RKStatus;

    /// Append updates of estimated properties to the queue; see
    /// `rk_context_send_estimation_updates()` and `rk_context_drain()`.
    ///
    /// Returns also `RKStatusLimitReached`, `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_estimation_updates(context: RKContextRef, timestamp: f64, updates: *const RKEstimationUpdate, count: usize) -> RKStatus;

    /// Read the host's number of the finger.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_id(touch: RKTouchRef, out: *mut i64) -> RKStatus;

    /// Read the phase.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_phase(touch: RKTouchRef, out: *mut RKTouchPhase) -> RKStatus;

    /// Read the type.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_type(touch: RKTouchRef, out: *mut RKTouchType) -> RKStatus;

    /// Read tapCount: which tap in a row this is; 0 once the touch has moved too far (SPEC 68-70).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_tap_count(touch: RKTouchRef, out: *mut u32) -> RKStatus;

    /// Read the time of the touch's last change, in seconds (SPEC 64).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_timestamp(touch: RKTouchRef, out: *mut f64) -> RKStatus;

    /// Find the hit view (SPEC 57). NULL: there was none, or the touch was taken from it, by a
    /// recogniser or because the view left its window (SPEC 58). During touchesCancelled the touch
    /// still has its view.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_view(touch: RKTouchRef, out: *mut RKViewRef) -> RKStatus;

    /// Find the window of the touch; NULL if it has none.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_window(touch: RKTouchRef, out: *mut RKWindowRef) -> RKStatus;

    /// Read the location, computed with the view's present geometry (SPEC 19).
    ///
    /// - `view`: any view in the touch's window or another window; NULL: the touch's window (SPEC
    ///   18), or the screen if it has none.
    ///
    /// Returns also `RKStatusInvalidArgument` (the view is in no window).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_location(touch: RKTouchRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read the location at the preceding update (SPEC 65); otherwise as `rk_touch_get_location()`.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_previous_location(touch: RKTouchRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read the force as given.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_force(touch: RKTouchRef, out: *mut f64) -> RKStatus;

    /// Read the radius of the contact as given, in points.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_major_radius(touch: RKTouchRef, out: *mut f64) -> RKStatus;

    /// Read whether views never receive the touch. The causes are: multipleTouchEnabled or
    /// exclusiveTouch (SPEC 95, 98, 100); touchesShouldBegin, which returned false (SPEC 247); the
    /// touch stopped a scroll view (SPEC 263).
    ///
    /// On the context's thread only.
    pub fn rk_touch_is_withheld(touch: RKTouchRef, out: *mut bool) -> RKStatus;

    /// List coalescedTouches: the samples that were merged into the touch's present one, oldest
    /// first, and the present one last (SPEC 71, 292). If nothing was merged, the list has one
    /// entry.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_coalesced(touch: RKTouchRef, buffer: *mut RKTouchSnapshot, capacity: usize, length: *mut usize) -> RKStatus;

    /// Predict the touch's location from its samples of the last 0.1 seconds, merged ones included
    /// (SPEC 342).
    ///
    /// - `model`: the model of motion.
    /// - `ahead`: seconds after the touch's last sample, 0 to 1. In seconds.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown model, `ahead` not within 0 to 1).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_predicted(touch: RKTouchRef, model: RKPredictionModel, ahead: f64, out: *mut RKTouchSnapshot) -> RKStatus;

    /// Read the buttons of the pointer; 0 for other types.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_button_mask(touch: RKTouchRef, out: *mut u32) -> RKStatus;

    /// Read the pencil's angle above the surface as given, in radians.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_altitude_angle(touch: RKTouchRef, out: *mut f64) -> RKStatus;

    /// Read the direction in which the pencil leans as given, in radians.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_azimuth_angle(touch: RKTouchRef, out: *mut f64) -> RKStatus;

    /// Read azimuthUnitVector(in:): a vector of length 1 in the direction in which the pencil
    /// leans, along the axes of a view (SPEC 343).
    ///
    /// - `view`: NULL: the touch's window.
    ///
    /// Returns also `RKStatusInvalidArgument` (the view is in no window).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_azimuth_unit_vector(touch: RKTouchRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read the pencil's roll about its own axis as given, in radians; 0 where unknown (SPEC 343).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_roll_angle(touch: RKTouchRef, out: *mut f64) -> RKStatus;

    /// Read preciseLocation(in:): the location with the device's full resolution (SPEC 344);
    /// otherwise as `rk_touch_get_location()`.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_precise_location(touch: RKTouchRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read precisePreviousLocation(in:) (SPEC 344); otherwise as
    /// `rk_touch_get_previous_location()`.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_precise_previous_location(touch: RKTouchRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read the tolerance of the contact's radius, as given, in points.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_major_radius_tolerance(touch: RKTouchRef, out: *mut f64) -> RKStatus;

    /// Read the greatest force that the device can report, as given.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_maximum_possible_force(touch: RKTouchRef, out: *mut f64) -> RKStatus;

    /// Read which properties of the touch's last sample are estimates (SPEC 345).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_estimated_properties(touch: RKTouchRef, out: *mut RKTouchProperties) -> RKStatus;

    /// Read which of the estimated properties the device will still report (SPEC 345).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_estimated_properties_expecting_updates(touch: RKTouchRef, out: *mut RKTouchProperties) -> RKStatus;

    /// Read the host's number for the updates of the touch's last sample; 0 without (SPEC 345).
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_estimation_update_index(touch: RKTouchRef, out: *mut i64) -> RKStatus;

    /// List touch.gestureRecognizers: the recognisers that received the touch and have neither
    /// refused nor ignored it, in the order of their calls (SPEC 59, 80, 169).
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_touch_get_gesture_recognizers(touch: RKTouchRef, buffer: *mut RKGestureRecognizerRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Read the kind.
    ///
    /// On the context's thread only.
    pub fn rk_event_get_type(event: RKEventRef, out: *mut RKEventType) -> RKStatus;

    /// Read the subtype: `RKEventSubtype` of motion.h for motion and remote control, else 0 (SPEC
    /// 72).
    ///
    /// On the context's thread only.
    pub fn rk_event_get_subtype(event: RKEventRef, out: *mut i32) -> RKStatus;

    /// Read modifierFlags of the event's last sample.
    ///
    /// On the context's thread only.
    pub fn rk_event_get_modifier_flags(event: RKEventRef, out: *mut RKKeyModifierFlags) -> RKStatus;

    /// Read buttonMask, the pointer's buttons, of the event's last sample.
    ///
    /// On the context's thread only.
    pub fn rk_event_get_button_mask(event: RKEventRef, out: *mut u32) -> RKStatus;

    /// Read the time of the update, in seconds (SPEC 64).
    ///
    /// On the context's thread only.
    pub fn rk_event_get_timestamp(event: RKEventRef, out: *mut f64) -> RKStatus;

    /// List allTouches: every touch that is down, and those that ended or were cancelled in this
    /// update, in the order they began (SPEC 62).
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_event_get_all_touches(event: RKEventRef, buffer: *mut RKTouchRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// List those of allTouches whose view this is.
    ///
    /// On the context's thread only.
    pub fn rk_event_get_touches_for_view(event: RKEventRef, view: RKViewRef, buffer: *mut RKTouchRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// List those of allTouches whose window this is.
    ///
    /// On the context's thread only.
    pub fn rk_event_get_touches_for_window(event: RKEventRef, window: RKWindowRef, buffer: *mut RKTouchRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// List those of allTouches that a recogniser tracks.
    ///
    /// On the context's thread only.
    pub fn rk_event_get_touches_for_gesture_recognizer(event: RKEventRef, recognizer: RKGestureRecognizerRef, buffer: *mut RKTouchRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Report the pointer's location and buttons, for Hover recognisers (SPEC 239). Clicks are
    /// touches: send them with `rk_context_send_touches()`.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `sample`: the one pointer of the context; copied.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity), `RKStatusTooDeep`,
    /// `RKStatusNoMemory`.
    ///
    /// Re-entrancy: hit-testing, delegates, actions.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_pointer(context: RKContextRef, timestamp: f64, sample: *const RKPointerSample) -> RKStatus;

    /// Append a report of the pointer to the queue.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_pointer(context: RKContextRef, timestamp: f64, sample: *const RKPointerSample) -> RKStatus;

    /// Report scrolling with a wheel or trackpad: an event of the type `scroll`, for pans whose
    /// allowedScrollTypesMask includes it, and for scroll views.
    ///
    /// The view under the pointer is hit-tested when the gesture begins. Pans of that view and of
    /// its superviews receive it like a touch: shouldReceiveEvent, shouldBegin, requirements and
    /// exclusion apply. numberOfTouches is 0, and there is no hysteresis. A wheel moves a scroll
    /// view by notches, within its range and without deceleration. A trackpad moves it like a
    /// finger, with deceleration.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `sample`: copied.
    ///
    /// Returns `RKStatusOK` (also when the event is dropped: SPEC 286, 296); also
    /// `RKStatusInvalidArgument` (NaN or infinity, unknown phase), `RKStatusAlreadyExists` (began
    /// during a gesture), `RKStatusNotFound` (another phase without began), `RKStatusTooDeep`,
    /// `RKStatusNoMemory`.
    ///
    /// Re-entrancy: hit-testing, delegates, actions.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_scroll(context: RKContextRef, timestamp: f64, sample: *const RKScrollSample) -> RKStatus;

    /// Append scrolling to the queue; the order of phases is checked when it is handled.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_scroll(context: RKContextRef, timestamp: f64, sample: *const RKScrollSample) -> RKStatus;

    /// Report a pinch or rotation on a trackpad: an event of the type `transform`. The Pinch and
    /// Rotation recognisers of the view under the pointer and of its superviews receive it.
    ///
    /// A Pinch begins when the scale has changed by at least 1 % since began. A Rotation begins
    /// when the angle has changed by at least pi/180 radians (1 degree). Thresholds in points do
    /// not apply. Then both follow `scale` and `rotation`. `rk_pinch_set_scale()` and
    /// `rk_rotation_set_rotation()` set a new base, as with fingers.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `sample`: copied.
    ///
    /// Returns as `rk_context_send_scroll()`.
    ///
    /// Re-entrancy: hit-testing, delegates, actions.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_transform(context: RKContextRef, timestamp: f64, sample: *const RKTransformSample) -> RKStatus;

    /// Append a pinch or rotation to the queue; the order of phases is checked when it is handled.
    ///
    /// Returns as `rk_context_post_scroll()`.
    ///
    /// On any thread.
    pub fn rk_context_post_transform(context: RKContextRef, timestamp: f64, sample: *const RKTransformSample) -> RKStatus;

    /// Create a control.
    ///
    /// - `cls`: Control, Button, Switch, Slider, Stepper, SegmentedControl, PageControl, TextField
    ///   or a subclass of one; NULL means Control.
    /// - `frame`: in the coordinates of the future superview; finite. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (frame not finite, class of another kind),
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_control_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKControlRef) -> RKStatus;

    /// Create a button.
    ///
    /// - `cls`: Button or a subclass; NULL means Button.
    ///
    /// Returns as `rk_control_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_button_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKControlRef) -> RKStatus;

    /// Create a switch.
    ///
    /// - `cls`: Switch or a subclass; NULL means Switch.
    ///
    /// Returns as `rk_control_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_switch_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKControlRef) -> RKStatus;

    /// Create a slider.
    ///
    /// - `cls`: Slider or a subclass; NULL means Slider.
    ///
    /// Returns as `rk_control_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_slider_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKControlRef) -> RKStatus;

    /// Create a stepper.
    ///
    /// - `cls`: Stepper or a subclass; NULL means Stepper.
    ///
    /// Returns as `rk_control_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_stepper_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKControlRef) -> RKStatus;

    /// Create a segmented control.
    ///
    /// - `cls`: SegmentedControl or a subclass; NULL means SegmentedControl.
    ///
    /// Returns as `rk_control_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKControlRef) -> RKStatus;

    /// Create a page control.
    ///
    /// - `cls`: PageControl or a subclass; NULL means PageControl.
    ///
    /// Returns as `rk_control_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_page_control_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKControlRef) -> RKStatus;

    /// Create a text field. It becomes first responder when it is tapped, and then takes text (SPEC
    /// 279).
    ///
    /// - `cls`: TextField or a subclass; NULL means TextField.
    ///
    /// Returns as `rk_control_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKControlRef) -> RKStatus;

    /// Add a target and selector: addTarget:action:forControlEvents:. The same pair merges its
    /// events (SPEC 138).
    ///
    /// - `target`: a responder or gesture recogniser, weak; NULL: found along the responder chain
    ///   when the action is sent (SPEC 136).
    /// - `selector`: UTF-8, 1 to 255 bytes, at most two colons (SPEC 137).
    /// - `events`: the events for which it is sent; not 0.
    ///
    /// Returns also `RKStatusInvalidArgument` (selector NULL, empty or with more than two colons;
    /// events 0), `RKStatusLimitReached` (selector over 255 bytes), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_control_add_target(control: RKControlRef, target: RKObjectRef, selector: *const c_char, events: RKControlEvents) -> RKStatus;

    /// Remove events from targets: removeTarget:action:forControlEvents:. A pair without events is
    /// removed (SPEC 139).
    ///
    /// - `target`: NULL matches every target.
    /// - `selector`: NULL matches every selector.
    ///
    /// Returns `RKStatusOK` (also when nothing matches); also `RKStatusLimitReached`.
    ///
    /// On the context's thread only.
    pub fn rk_control_remove_target(control: RKControlRef, target: RKObjectRef, selector: *const c_char, events: RKControlEvents) -> RKStatus;

    /// Add a function. It is called directly, in its place in the list, without send_action.
    ///
    /// - `events`: the events for which it is called; not 0.
    /// - `drop`: called when the function is removed or the control ends.
    /// - `identifier`: receives a number for `rk_control_remove_action()`; may be NULL.
    ///
    /// Returns also `RKStatusInvalidArgument` (events 0), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_control_add_action(control: RKControlRef, events: RKControlEvents, function: RKControlAction, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>, identifier: *mut u64) -> RKStatus;

    /// Remove a function that was added.
    ///
    /// Returns also `RKStatusNotFound`.
    ///
    /// Re-entrancy: its drop.
    ///
    /// On the context's thread only.
    pub fn rk_control_remove_action(control: RKControlRef, identifier: u64) -> RKStatus;

    /// Read allControlEvents: all events for which a target or function was added.
    ///
    /// On the context's thread only.
    pub fn rk_control_get_all_control_events(control: RKControlRef, out: *mut RKControlEvents) -> RKStatus;

    /// Send the actions of a mask: sendActionsForControlEvents: (SPEC 141). Each entry whose events
    /// intersect it is sent once.
    ///
    /// Re-entrancy: actions, send_action.
    ///
    /// On the context's thread only.
    pub fn rk_control_send_actions(control: RKControlRef, events: RKControlEvents) -> RKStatus;

    /// Perform the control's primary action: performPrimaryAction. Sends
    /// `RKControlEventPrimaryActionTriggered`, as a button does together with TouchUpInside. A
    /// disabled control sends nothing (SPEC 324).
    ///
    /// Re-entrancy: actions, send_action.
    ///
    /// On the context's thread only.
    pub fn rk_control_perform_primary_action(control: RKControlRef) -> RKStatus;

    /// Call sendAction:to:forEvent: of a control, overrides included.
    ///
    /// - `target`: NULL: nil-targeted.
    /// - `event`: may be NULL.
    ///
    /// Returns also `RKStatusInvalidArgument` (selector), `RKStatusLimitReached`,
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_control_send_action(control: RKControlRef, selector: *const c_char, target: RKObjectRef, event: RKEventRef) -> RKStatus;

    /// Set enabled: whether the control tracks touches. Disabling while tracking cancels it (SPEC
    /// 149); a disabled control is hit all the same (SPEC 51). Default true.
    ///
    /// Re-entrancy: cancel_tracking, actions.
    ///
    /// On the context's thread only.
    pub fn rk_control_set_enabled(control: RKControlRef, enabled: bool) -> RKStatus;

    /// Read enabled.
    ///
    /// On the context's thread only.
    pub fn rk_control_is_enabled(control: RKControlRef, out: *mut bool) -> RKStatus;

    /// Set selected: whether the control is selected, for the program to use. Default false.
    ///
    /// On the context's thread only.
    pub fn rk_control_set_selected(control: RKControlRef, selected: bool) -> RKStatus;

    /// Read selected.
    ///
    /// On the context's thread only.
    pub fn rk_control_is_selected(control: RKControlRef, out: *mut bool) -> RKStatus;

    /// Set highlighted: whether the control is shown as pressed; tracking sets it too.
    ///
    /// On the context's thread only.
    pub fn rk_control_set_highlighted(control: RKControlRef, highlighted: bool) -> RKStatus;

    /// Read highlighted.
    ///
    /// On the context's thread only.
    pub fn rk_control_is_highlighted(control: RKControlRef, out: *mut bool) -> RKStatus;

    /// Read the state, a mask of `RKControlState`.
    ///
    /// On the context's thread only.
    pub fn rk_control_get_state(control: RKControlRef, out: *mut u32) -> RKStatus;

    /// Read whether the control tracks a touch.
    ///
    /// On the context's thread only.
    pub fn rk_control_is_tracking(control: RKControlRef, out: *mut bool) -> RKStatus;

    /// Read touchInside: whether the tracked touch is inside, or the last tracked one was (SPEC
    /// 145).
    ///
    /// On the context's thread only.
    pub fn rk_control_is_touch_inside(control: RKControlRef, out: *mut bool) -> RKStatus;

    /// Set on: whether the switch is on.
    ///
    /// On the context's thread only.
    pub fn rk_switch_set_on(control: RKControlRef, on: bool) -> RKStatus;

    /// Read on; default false.
    ///
    /// On the context's thread only.
    pub fn rk_switch_is_on(control: RKControlRef, out: *mut bool) -> RKStatus;

    /// Set the value of a Slider or Stepper, clamped to its range.
    ///
    /// - `value`: finite.
    ///
    /// On the context's thread only.
    pub fn rk_control_set_value(control: RKControlRef, value: f64) -> RKStatus;

    /// Read the value of a Slider or Stepper; default 0.
    ///
    /// On the context's thread only.
    pub fn rk_control_get_value(control: RKControlRef, out: *mut f64) -> RKStatus;

    /// Set minimumValue and maximumValue of a Slider (default 0, 1) or Stepper (default 0, 100);
    /// the value is clamped.
    ///
    /// - `minimum`: finite, minimum \<= maximum.
    /// - `maximum`: finite, minimum \<= maximum.
    ///
    /// On the context's thread only.
    pub fn rk_control_set_value_range(control: RKControlRef, minimum: f64, maximum: f64) -> RKStatus;

    /// Read minimumValue and maximumValue.
    ///
    /// On the context's thread only.
    pub fn rk_control_get_value_range(control: RKControlRef, minimum: *mut f64, maximum: *mut f64) -> RKStatus;

    /// Set isContinuous: whether a Slider or Stepper sends ValueChanged for every change during
    /// tracking, or once at its end. Default true.
    ///
    /// On the context's thread only.
    pub fn rk_control_set_continuous(control: RKControlRef, continuous: bool) -> RKStatus;

    /// Read isContinuous.
    ///
    /// On the context's thread only.
    pub fn rk_control_is_continuous(control: RKControlRef, out: *mut bool) -> RKStatus;

    /// Read the rectangle of a slider's thumb, in the slider's bounds space: a square of the
    /// bounds' height at the value (SPEC 152).
    ///
    /// On the context's thread only.
    pub fn rk_slider_get_thumb_rect(slider: RKControlRef, out: *mut RKRect) -> RKStatus;

    /// Set a stepper's stepValue: how far a step goes; default 1.
    ///
    /// - `step`: finite, above 0.
    ///
    /// On the context's thread only.
    pub fn rk_stepper_set_step_value(stepper: RKControlRef, step: f64) -> RKStatus;

    /// Read stepValue.
    ///
    /// On the context's thread only.
    pub fn rk_stepper_get_step_value(stepper: RKControlRef, out: *mut f64) -> RKStatus;

    /// Set a stepper's wraps: whether a step beyond one end continues at the other; default false.
    ///
    /// On the context's thread only.
    pub fn rk_stepper_set_wraps(stepper: RKControlRef, wraps: bool) -> RKStatus;

    /// Read wraps.
    ///
    /// On the context's thread only.
    pub fn rk_stepper_get_wraps(stepper: RKControlRef, out: *mut bool) -> RKStatus;

    /// Set a stepper's autorepeat: whether it steps again while it is held, after 0.5 s and then
    /// every 0.1 s; default true.
    ///
    /// On the context's thread only.
    pub fn rk_stepper_set_autorepeat(stepper: RKControlRef, autorepeat: bool) -> RKStatus;

    /// Read autorepeat.
    ///
    /// On the context's thread only.
    pub fn rk_stepper_get_autorepeat(stepper: RKControlRef, out: *mut bool) -> RKStatus;

    /// Set how many segments (SegmentedControl) or pages (PageControl) there are; default 0.
    ///
    /// - `count`: 0 to 1,000,000; the selection is clamped to it.
    ///
    /// On the context's thread only.
    pub fn rk_control_set_count(control: RKControlRef, count: i64) -> RKStatus;

    /// Read numberOfSegments or numberOfPages.
    ///
    /// On the context's thread only.
    pub fn rk_control_get_count(control: RKControlRef, out: *mut i64) -> RKStatus;

    /// Set the index of a segmented control's selected segment (selectedSegmentIndex; -1, the
    /// default, is none), or of a page control's shown page (currentPage; default 0).
    ///
    /// Returns also `RKStatusInvalidArgument` (out of range).
    ///
    /// On the context's thread only.
    pub fn rk_control_set_selected_index(control: RKControlRef, index: i64) -> RKStatus;

    /// Read selectedSegmentIndex or currentPage.
    ///
    /// On the context's thread only.
    pub fn rk_control_get_selected_index(control: RKControlRef, out: *mut i64) -> RKStatus;

    /// Set momentary: whether a segmented control's selection is cleared after its ValueChanged;
    /// default false.
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_set_momentary(control: RKControlRef, momentary: bool) -> RKStatus;

    /// Read momentary.
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_is_momentary(control: RKControlRef, out: *mut bool) -> RKStatus;

    /// Insert a segment (SPEC 323). A selected segment after it stays selected.
    ///
    /// - `title`: UTF-8, 1 to 255 bytes; copied; NULL or "": none.
    /// - `index`: 0 or more; beyond the last one: at the end.
    ///
    /// Returns also `RKStatusInvalidArgument` (`index` negative, title not UTF-8),
    /// `RKStatusLimitReached` (1,000,000 segments, title over 255 bytes), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_insert_segment(control: RKControlRef, title: *const c_char, index: i64) -> RKStatus;

    /// Remove a segment (SPEC 323). If it was selected, nothing is selected then. A selected
    /// segment after it stays selected.
    ///
    /// Returns also `RKStatusNotFound` (no such segment).
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_remove_segment(control: RKControlRef, index: i64) -> RKStatus;

    /// Set the title of a segment, which the host draws.
    ///
    /// - `title`: UTF-8, 1 to 255 bytes; copied; NULL or "": none.
    ///
    /// Returns also `RKStatusNotFound` (no such segment), `RKStatusInvalidArgument` (not UTF-8),
    /// `RKStatusLimitReached` (over 255 bytes), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_set_title(control: RKControlRef, index: i64, title: *const c_char) -> RKStatus;

    /// Copy the title of a segment; "" if it has none.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusNotFound`.
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_get_title(control: RKControlRef, index: i64, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Enable or disable a segment; default true. A disabled one is not selected by touch (SPEC
    /// 146, 323).
    ///
    /// Returns also `RKStatusNotFound`, `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_set_segment_enabled(control: RKControlRef, index: i64, enabled: bool) -> RKStatus;

    /// Read whether a segment is enabled.
    ///
    /// Returns also `RKStatusNotFound`.
    ///
    /// On the context's thread only.
    pub fn rk_segmented_control_is_segment_enabled(control: RKControlRef, index: i64, out: *mut bool) -> RKStatus;

    /// Set a text field's text; the insertion point is at its end. No event is sent; its delegate's
    /// did_change_selection may be called (text.h).
    ///
    /// - `text`: UTF-8, at most 65,535 bytes; copied; NULL means "".
    ///
    /// Returns also `RKStatusInvalidArgument` (not UTF-8), `RKStatusLimitReached`,
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_set_text(text_field: RKControlRef, text: *const c_char) -> RKStatus;

    /// Copy a text field's text.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_get_text(text_field: RKControlRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Run the begin_tracking that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_begin_tracking(cls: RKClassRef, this: RKControlRef, touch: RKTouchRef, event: RKEventRef, out: *mut bool) -> RKStatus;

    /// Run the continue_tracking that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_continue_tracking(cls: RKClassRef, this: RKControlRef, touch: RKTouchRef, event: RKEventRef, out: *mut bool) -> RKStatus;

    /// Run the end_tracking that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_end_tracking(cls: RKClassRef, this: RKControlRef, touch: RKTouchRef, event: RKEventRef) -> RKStatus;

    /// Run the cancel_tracking that `cls` inherits.
    ///
    /// - `event`: may be NULL.
    ///
    /// On the context's thread only.
    pub fn rk_super_cancel_tracking(cls: RKClassRef, this: RKControlRef, event: RKEventRef) -> RKStatus;

    /// Run the send_action that `cls` inherits.
    ///
    /// - `target`: NULL: nil-targeted.
    /// - `event`: may be NULL.
    ///
    /// Returns as `rk_super_end_tracking()`, `RKStatusLimitReached` and `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_super_send_action(cls: RKClassRef, this: RKControlRef, selector: *const c_char, target: RKObjectRef, event: RKEventRef) -> RKStatus;

    /// Create a view controller without a view.
    ///
    /// - `cls`: ViewController or a subclass; NULL means ViewController.
    ///
    /// Returns also `RKStatusInvalidArgument` (class of another kind), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_create(context: RKContextRef, cls: RKClassRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Set the controller's view.
    ///
    /// - `view`: retained by the controller; NULL unloads. The old view stays where it is in the
    ///   tree, without controller.
    ///
    /// Returns also `RKStatusInvalidArgument` (a window, or the view of another controller).
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_set_view(controller: RKViewControllerRef, view: RKViewRef) -> RKStatus;

    /// Find the controller's view. A view that is not loaded is loaded first: load_view, then
    /// view_did_load.
    ///
    /// Returns also `RKStatusBusy` if a view would be loaded for a controller that is being
    /// destroyed, `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_get_view(controller: RKViewControllerRef, out: *mut RKViewRef) -> RKStatus;

    /// Find the controller's view without loading it (SPEC 115).
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_get_view_if_loaded(controller: RKViewControllerRef, out: *mut RKViewRef) -> RKStatus;

    /// Make a controller a child of another; it leaves its present parent first. The host places
    /// the child's view.
    ///
    /// - `child`: retained by the parent.
    ///
    /// Returns also `RKStatusCycle` (`child` is `controller`, or contains or presents it, directly
    /// or not); `RKStatusTooDeep` (10,000 levels); `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_add_child(controller: RKViewControllerRef, child: RKViewControllerRef) -> RKStatus;

    /// Remove a controller from its parent; without parent nothing changes. Its view stays where it
    /// is.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_remove_from_parent(controller: RKViewControllerRef) -> RKStatus;

    /// Find the parent.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_get_parent(controller: RKViewControllerRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// List the children in the order they were added.
    ///
    /// - `buffer`: see base.h; borrowed handles.
    /// - `capacity`: see base.h; borrowed handles.
    /// - `length`: see base.h; borrowed handles.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_get_children(controller: RKViewControllerRef, buffer: *mut RKViewControllerRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Present a controller: the presented controller's next responder becomes the presenting one
    /// (SPEC 113). If the presenting controller is in a window, the presented view is loaded.
    /// Unless it has a superview, it then fills that window, in front of the other views (SPEC
    /// 316).
    ///
    /// - `presented`: retained by the presenting controller.
    ///
    /// Returns also `RKStatusCycle` (`presented` is this controller, or contains or presents it,
    /// directly or not); `RKStatusAlreadyExists` (one of the two is part of another presentation
    /// already); `RKStatusBusy` (a callback moved or destroyed one of them); `RKStatusTooDeep`;
    /// `RKStatusNoMemory`.
    ///
    /// Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_present(controller: RKViewControllerRef, presented: RKViewControllerRef) -> RKStatus;

    /// Dismiss a presented controller with all that is presented on top of it.
    ///
    /// The library searches for a controller that presents another one, in this order: this one;
    /// its containers, nearest first; the controllers in it; those in its outermost container. What
    /// the first one found presents is dismissed. If none of them presents, the nearest presented
    /// controller is dismissed: this one or a container of it. If no controller is presented,
    /// nothing changes. Views that are direct subviews of a window leave it, the last one presented
    /// first (SPEC 315, 316).
    ///
    /// Returns also `RKStatusTooDeep`, `RKStatusNoMemory`.
    ///
    /// Re-entrancy: appearance callbacks and the tree methods.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_dismiss(controller: RKViewControllerRef) -> RKStatus;

    /// Find the controller that presents this one.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_get_presenting(controller: RKViewControllerRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Find the controller that this one presents.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_get_presented(controller: RKViewControllerRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Begin the appearance or disappearance of a child (SPEC 321), for a container whose
    /// shouldAutomaticallyForwardAppearanceMethods returns false. Calls view_will_appear or
    /// view_will_disappear, unless the child is in that state already. The view of a child that
    /// appears is loaded first.
    ///
    /// - `controller`: the child, not its container.
    /// - `appearing`: whether it appears.
    /// - `animated`: passed to the callbacks.
    ///
    /// Returns also `RKStatusTooDeep`, `RKStatusNoMemory`, `RKStatusBusy` (the controller is being
    /// destroyed).
    ///
    /// Re-entrancy: load_view, view_did_load and the appearance callbacks.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_begin_appearance_transition(controller: RKViewControllerRef, appearing: bool, animated: bool) -> RKStatus;

    /// End a transition of `rk_view_controller_begin_appearance_transition()`: calls
    /// view_is_appearing and view_did_appear, or view_did_disappear. Without such a transition it
    /// calls nothing.
    ///
    /// - `controller`: the child, not its container.
    ///
    /// Returns also `RKStatusTooDeep`, `RKStatusBusy` (the controller is being destroyed).
    ///
    /// Re-entrancy: the appearance callbacks.
    ///
    /// On the context's thread only.
    pub fn rk_view_controller_end_appearance_transition(controller: RKViewControllerRef) -> RKStatus;

    /// Create a navigation controller with a first controller on it: initWithRootViewController.
    ///
    /// - `cls`: NavigationController or a subclass; NULL means NavigationController.
    /// - `root`: pushed as by `rk_navigation_controller_push()`; NULL: none.
    ///
    /// Returns also `RKStatusInvalidArgument` (class of another kind), `RKStatusBusy`
    /// (`instance_init` released the new controller), `RKStatusNoMemory`, as
    /// `rk_navigation_controller_push()`.
    ///
    /// Re-entrancy: instance_init, and as `rk_navigation_controller_push()`.
    ///
    /// On the context's thread only.
    pub fn rk_navigation_controller_create(context: RKContextRef, cls: RKClassRef, root: RKViewControllerRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Push a controller on a navigation controller as its last child. Its view replaces the view
    /// of the previous controller (SPEC 116) and fills the navigation controller's view from then
    /// on (SPEC 317). Both views are loaded first.
    ///
    /// - `controller`: a NavigationController.
    /// - `content`: retained as a child; must not be a child of `controller` yet.
    ///
    /// Returns also `RKStatusWrongKind` (`controller` is not a NavigationController),
    /// `RKStatusAlreadyExists` (a child of it already), `RKStatusCycle`, `RKStatusTooDeep`,
    /// `RKStatusNoMemory`, `RKStatusBusy` (a callback moved or destroyed one of them).
    ///
    /// Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
    ///
    /// On the context's thread only.
    pub fn rk_navigation_controller_push(controller: RKViewControllerRef, content: RKViewControllerRef) -> RKStatus;

    /// Pop the last controller. The view of the previous one is loaded and replaces its view. The
    /// first controller stays.
    ///
    /// Returns also `RKStatusTooDeep`, `RKStatusNoMemory`, `RKStatusBusy` (a callback moved or
    /// destroyed one of them).
    ///
    /// Re-entrancy: as `rk_navigation_controller_push()`.
    ///
    /// On the context's thread only.
    pub fn rk_navigation_controller_pop(controller: RKViewControllerRef, out: *mut bool) -> RKStatus;

    /// Pop all controllers except the first, whose view is then shown.
    ///
    /// Returns as `rk_navigation_controller_pop()`.
    ///
    /// Re-entrancy: as `rk_navigation_controller_push()`.
    ///
    /// On the context's thread only.
    pub fn rk_navigation_controller_pop_to_root(controller: RKViewControllerRef, out: *mut bool) -> RKStatus;

    /// Find the visible controller (SPEC 318): the one that was pushed last, or the last one
    /// presented on top of it.
    ///
    /// On the context's thread only.
    pub fn rk_navigation_controller_get_visible(controller: RKViewControllerRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Find the last controller pushed.
    ///
    /// On the context's thread only.
    pub fn rk_navigation_controller_get_top(controller: RKViewControllerRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Run the load_view that `cls` inherits.
    ///
    /// Returns also `RKStatusNoMemory`, `RKStatusBusy` (the context is being destroyed).
    ///
    /// On the context's thread only.
    pub fn rk_super_load_view(cls: RKClassRef, this: RKViewControllerRef) -> RKStatus;

    /// Run the view_did_load that `cls` inherits.
    ///
    /// Returns as `rk_super_load_view()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_view_did_load(cls: RKClassRef, this: RKViewControllerRef) -> RKStatus;

    /// Run the view_will_appear that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_view_will_appear(cls: RKClassRef, this: RKViewControllerRef, animated: bool) -> RKStatus;

    /// Run the view_is_appearing that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_view_is_appearing(cls: RKClassRef, this: RKViewControllerRef, animated: bool) -> RKStatus;

    /// Run the view_did_appear that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_view_did_appear(cls: RKClassRef, this: RKViewControllerRef, animated: bool) -> RKStatus;

    /// Run the view_will_disappear that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_view_will_disappear(cls: RKClassRef, this: RKViewControllerRef, animated: bool) -> RKStatus;

    /// Run the view_did_disappear that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_view_did_disappear(cls: RKClassRef, this: RKViewControllerRef, animated: bool) -> RKStatus;

    /// Run the should_automatically_forward_appearance_methods that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_should_automatically_forward_appearance_methods(cls: RKClassRef, this: RKViewControllerRef, out: *mut bool) -> RKStatus;

    /// Deliver one report of buttons and keys.
    ///
    /// Timers due by `timestamp` fire first. For a key-down, key commands are searched along the
    /// responder chain first. The action of the first match is sent (SPEC 136, 278), and the key
    /// has no other effect. Presses are dropped while events are ignored (SPEC 286) and while there
    /// is no application or key window (SPEC 296). After the library has cancelled a press,
    /// changed, ended and cancelled samples of its id are accepted and ignored. A began sample
    /// starts a new press.
    ///
    /// - `timestamp`: seconds; a time before the clock is taken as the clock's, with a diagnostic
    ///   "timeBackwards" (SPEC 309). In seconds.
    /// - `samples`: `count` samples; copied.
    /// - `count`: 1 to 4,096; each id once.
    ///
    /// Returns also `RKStatusInvalidArgument` (count 0; NaN; force outside of 0 to 1; unknown phase
    /// or type; phase stationary; an id twice; text that is not UTF-8; elements of different
    /// `struct_size`); `RKStatusAlreadyExists` (began of an id that is down), `RKStatusNotFound`
    /// (another phase of an id that is not down); `RKStatusLimitReached` (count over 4,096, text
    /// over 255 bytes); `RKStatusTooDeep`; `RKStatusNoMemory`.
    ///
    /// Re-entrancy: may be called from handlers.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_presses(context: RKContextRef, timestamp: f64, samples: *const RKPressSample, count: usize) -> RKStatus;

    /// Append presses to the queue; see `rk_context_send_presses()` and `rk_context_drain()`. The
    /// order of phases is checked when the item is handled.
    ///
    /// Returns also `RKStatusLimitReached`, `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_presses(context: RKContextRef, timestamp: f64, samples: *const RKPressSample, count: usize) -> RKStatus;

    /// Cancel all presses, as the system does (SPEC 273, 287).
    ///
    /// Returns also `RKStatusTooDeep`, `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_context_cancel_all_presses(context: RKContextRef) -> RKStatus;

    /// Find the press of a button that is down.
    ///
    /// Returns also `RKStatusNotFound`.
    ///
    /// On the context's thread only.
    pub fn rk_context_find_press(context: RKContextRef, id: i64, out: *mut RKPressRef) -> RKStatus;

    /// Read the host's number of the button.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_id(press: RKPressRef, out: *mut i64) -> RKStatus;

    /// Read the phase.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_phase(press: RKPressRef, out: *mut RKPressPhase) -> RKStatus;

    /// Read the type.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_type(press: RKPressRef, out: *mut RKPressType) -> RKStatus;

    /// Read the force, 0 to 1 (SPEC 269).
    ///
    /// On the context's thread only.
    pub fn rk_press_get_force(press: RKPressRef, out: *mut f64) -> RKStatus;

    /// Read the time of the press's last change, in seconds.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_timestamp(press: RKPressRef, out: *mut f64) -> RKStatus;

    /// Find the responder of the press (SPEC 270); NULL after the responder has ended, or the press
    /// was cancelled for it.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_responder(press: RKPressRef, out: *mut RKResponderRef) -> RKStatus;

    /// Find the window that was key when the press began; NULL after the window has ended.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_window(press: RKPressRef, out: *mut RKWindowRef) -> RKStatus;

    /// Read the key's code; 0 for a button.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_key_code(press: RKPressRef, out: *mut u32) -> RKStatus;

    /// Read the modifiers of the press's last sample.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_modifier_flags(press: RKPressRef, out: *mut RKKeyModifierFlags) -> RKStatus;

    /// Copy the key's characters; "" for a button.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_characters(press: RKPressRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Copy the key's characters without modifiers except shift; otherwise as
    /// `rk_press_get_characters()`.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_characters_ignoring_modifiers(press: RKPressRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// List the recognisers that track the press, in the order of their calls (SPEC 271).
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_press_get_gesture_recognizers(press: RKPressRef, buffer: *mut RKGestureRecognizerRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// List allPresses of an event: those that are down, and those that ended or were cancelled in
    /// this report, in the order they began. The list is empty for an event of another type.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_event_get_all_presses(event: RKEventRef, buffer: *mut RKPressRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Send presses to a responder's presses method, as the library does; for handlers that
    /// redirect presses. Calls made by hand are not tracked; the caller must send the matching
    /// ended or cancelled.
    ///
    /// - `phase`: began, changed, ended or cancelled.
    /// - `presses`: `count` presses of one context.
    /// - `event`: may be NULL.
    ///
    /// Returns also `RKStatusInvalidArgument` (another phase, no presses), `RKStatusLimitReached`
    /// (over 4,096 presses), `RKStatusTooDeep`.
    ///
    /// On the context's thread only.
    pub fn rk_responder_send_presses(responder: RKResponderRef, phase: RKPressPhase, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Add a key command to a responder. A command of this responder with the same input and
    /// modifiers is replaced.
    ///
    /// - `input`: the key's `characters_ignoring_modifiers`, in which only shift has its effect.
    ///   Compared without regard to the case of ASCII letters; UTF-8, 1 to 255 bytes; copied.
    /// - `modifiers`: exactly those of shift, control, alternate and command that must be down;
    ///   other bits are refused. Other modifiers of the pressed key are ignored.
    /// - `selector`: the action sent from the first responder along the chain, at most two colons;
    ///   UTF-8, 1 to 255 bytes. Its sender is the responder with the command.
    ///
    /// Returns also `RKStatusInvalidArgument` (NULL or empty text, over two colons, other bits in
    /// `modifiers`), `RKStatusLimitReached` (text over 255 bytes), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_responder_add_key_command(responder: RKResponderRef, input: *const c_char, modifiers: RKKeyModifierFlags, selector: *const c_char) -> RKStatus;

    /// Remove a key command.
    ///
    /// Returns also `RKStatusNotFound`, `RKStatusLimitReached` (text over 255 bytes).
    ///
    /// On the context's thread only.
    pub fn rk_responder_remove_key_command(responder: RKResponderRef, input: *const c_char, modifiers: RKKeyModifierFlags) -> RKStatus;

    /// Insert text of an input method or keyboard: insert_text of the key window's first responder,
    /// if that accepts key input. A responder accepts key input if its class implements
    /// insert_text, as a TextField does.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `text`: UTF-8 without a zero byte, at most 65,535 bytes. The text "\n" alone is the return
    ///   key of a text field. In a longer text "\n" is inserted like any other character.
    ///
    /// Returns `RKStatusOK` (also when no responder accepted the text); also
    /// `RKStatusInvalidArgument` (not UTF-8, not finite), `RKStatusLimitReached`,
    /// `RKStatusTooDeep`, `RKStatusNoMemory`.
    ///
    /// Re-entrancy: insert_text.
    ///
    /// On the context's thread only.
    pub fn rk_context_insert_text(context: RKContextRef, timestamp: f64, text: *const c_char, out: *mut bool) -> RKStatus;

    /// Delete backward from the insertion point: delete_backward of the first responder, if that
    /// accepts key input. A host calls it for a Backspace key without control, alternate and
    /// command; with one of these a text field handles the press itself (SPEC 331).
    ///
    /// Returns as `rk_context_insert_text()`.
    ///
    /// On the context's thread only.
    pub fn rk_context_delete_backward(context: RKContextRef, timestamp: f64, out: *mut bool) -> RKStatus;

    /// Append an insertion of text to the queue.
    ///
    /// Returns also `RKStatusLimitReached`, `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_text(context: RKContextRef, timestamp: f64, text: *const c_char) -> RKStatus;

    /// Call hasText of a responder; false if it does not accept key input.
    ///
    /// Re-entrancy: the override.
    ///
    /// On the context's thread only.
    pub fn rk_responder_has_text(responder: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Read whether a responder accepts key input: whether its class implements insert_text (SPEC
    /// 279).
    ///
    /// On the context's thread only.
    pub fn rk_responder_accepts_key_input(responder: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Run the presses_began that `cls` inherits. Built in: forward to the next responder (SPEC
    /// 272).
    ///
    /// Returns also `RKStatusInvalidArgument` (no presses), `RKStatusLimitReached` (over 4,096
    /// presses), `RKStatusTooDeep`.
    ///
    /// On the context's thread only.
    pub fn rk_super_presses_began(cls: RKClassRef, this: RKResponderRef, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the presses_changed that `cls` inherits.
    ///
    /// Returns as `rk_super_presses_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_presses_changed(cls: RKClassRef, this: RKResponderRef, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the presses_ended that `cls` inherits.
    ///
    /// Returns as `rk_super_presses_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_presses_ended(cls: RKClassRef, this: RKResponderRef, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the presses_cancelled that `cls` inherits.
    ///
    /// Returns as `rk_super_presses_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_presses_cancelled(cls: RKClassRef, this: RKResponderRef, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the insert_text that `cls` inherits; a TextField's inserts, others do nothing.
    ///
    /// Returns also `RKStatusInvalidArgument` (`text` NULL or not UTF-8), `RKStatusLimitReached`,
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_super_insert_text(cls: RKClassRef, this: RKResponderRef, text: *const c_char) -> RKStatus;

    /// Run the delete_backward that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_delete_backward(cls: RKClassRef, this: RKResponderRef) -> RKStatus;

    /// Run the has_text that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_has_text(cls: RKClassRef, this: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Run the gesture recogniser's presses_began that `cls` inherits.
    ///
    /// Returns as `rk_super_presses_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_presses_began(cls: RKClassRef, this: RKGestureRecognizerRef, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the gesture recogniser's presses_changed that `cls` inherits.
    ///
    /// Returns as `rk_super_presses_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_presses_changed(cls: RKClassRef, this: RKGestureRecognizerRef, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the gesture recogniser's presses_ended that `cls` inherits.
    ///
    /// Returns as `rk_super_presses_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_presses_ended(cls: RKClassRef, this: RKGestureRecognizerRef, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the gesture recogniser's presses_cancelled that `cls` inherits.
    ///
    /// Returns as `rk_super_presses_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_presses_cancelled(cls: RKClassRef, this: RKGestureRecognizerRef, presses: *const RKPressRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Create a view.
    ///
    /// - `cls`: View or a subclass of it except Window (a Control is a view, too); NULL means View.
    ///   Label and ImageView start with user interaction disabled (SPEC 30).
    /// - `frame`: in the coordinates of the future superview; finite. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (frame not finite, class of another kind),
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKViewRef) -> RKStatus;

    /// Create many views and add each to its superview as the front-most subview. The result is
    /// that of `rk_view_create()` and `rk_view_add_subview()` for each one, in the order of the
    /// arrays.
    ///
    /// All views are made before the first callback. A call that fails before the first callback
    /// makes and inserts nothing. If an instance_init or a tree callback destroys an object that
    /// the call needs, the call fails with `RKStatusStaleHandle`. Views created before that failure
    /// stay; `out` holds their handles and NULL for the rest.
    ///
    /// - `desc`: see `RKViewsDesc`.
    ///
    /// Returns also `RKStatusInvalidArgument` (a NULL array; a frame that is not finite; a number
    /// in `superviews` that names no earlier view; a view without superview while `out` is NULL; a
    /// class that is not a View, or is a Window); `RKStatusLimitReached`, as
    /// `rk_view_add_subview()`; `RKStatusNoMemory`.
    ///
    /// Re-entrancy: calls instance_init of the classes and the tree callbacks of classes that
    /// override them.
    ///
    /// On the context's thread only.
    pub fn rk_view_create_many(context: RKContextRef, desc: *const RKViewsDesc, out: *mut RKViewRef) -> RKStatus;

    /// Set the frame: the bounding box of the transformed bounds in superview coordinates (SPEC 2).
    /// Setting it changes bounds.size and the centre, and keeps bounds.origin. With a transform the
    /// bounds size is chosen so that the bounding box has this size (SPEC 3). Views of controllers
    /// that fill this view get its new size (SPEC 317).
    ///
    /// - `frame`: in superview coordinates; finite. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_frame(view: RKViewRef, frame: RKRect) -> RKStatus;

    /// Read the frame: the bounding box of the transformed bounds in superview coordinates (SPEC
    /// 2).
    ///
    /// On the context's thread only.
    pub fn rk_view_get_frame(view: RKViewRef, out: *mut RKRect) -> RKStatus;

    /// Set the bounds, the view's rectangle in its own coordinates. Setting it leaves the centre
    /// where it is. A new origin scrolls the content and does not move the view (SPEC 4). A new
    /// size resizes views of controllers that fill this view, as `rk_view_set_frame()` does.
    ///
    /// - `bounds`: own coordinates; finite. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_bounds(view: RKViewRef, bounds: RKRect) -> RKStatus;

    /// Read the bounds.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_bounds(view: RKViewRef, out: *mut RKRect) -> RKStatus;

    /// Set the centre: where the anchor point lies in superview coordinates (SPEC 1).
    ///
    /// - `center`: superview coordinates; finite. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_center(view: RKViewRef, center: RKPoint) -> RKStatus;

    /// Read the centre.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_center(view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Set the transform about the anchor point; default identity. A view whose transform cannot be
    /// inverted, and its subtree, are never hit (SPEC 13).
    ///
    /// - `transform`: finite.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_set_transform(view: RKViewRef, transform: RKTransform) -> RKStatus;

    /// Read the transform.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_transform(view: RKViewRef, out: *mut RKTransform) -> RKStatus;

    /// Set a 3D transform that is affine in the plane; anything with perspective or depth is
    /// refused (SPEC 16).
    ///
    /// - `matrix`: sixteen numbers in the order m11, m12, m13, m14, m21, … m44 of CATransform3D;
    ///   finite.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity), `RKStatusUnsupported` (not affine
    /// in the plane), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_set_transform_3d(view: RKViewRef, matrix: *const f64) -> RKStatus;

    /// Set the anchor point in units of the bounds size; default (0.5, 0.5). The centre stays, so
    /// the view moves (SPEC 1).
    ///
    /// - `anchor_point`: finite. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_set_anchor_point(view: RKViewRef, anchor_point: RKPoint) -> RKStatus;

    /// Read the anchor point.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_anchor_point(view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Set the drawing order of the layer; it has no effect on hit-testing (SPEC 28).
    ///
    /// - `z`: finite.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_set_z_position(view: RKViewRef, z: f64) -> RKStatus;

    /// Read the z position.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_z_position(view: RKViewRef, out: *mut f64) -> RKStatus;

    /// Set hidden: whether the view and its subtree are neither shown nor hit (SPEC 32). A window
    /// that is no longer hidden is shown in front of its level (SPEC 280).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_hidden(view: RKViewRef, hidden: bool) -> RKStatus;

    /// Read hidden; default false.
    ///
    /// On the context's thread only.
    pub fn rk_view_is_hidden(view: RKViewRef, out: *mut bool) -> RKStatus;

    /// Set alpha: clamped to 0…1 and stored as a 32-bit float; NaN is ignored (SPEC 31). Below
    /// alphaHitThreshold the view is not hit; ancestors' alpha does not multiply (SPEC 34).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_alpha(view: RKViewRef, alpha: f64) -> RKStatus;

    /// Read alpha as stored; default 1.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_alpha(view: RKViewRef, out: *mut f64) -> RKStatus;

    /// Set userInteractionEnabled: whether the view and its subtree can be hit (SPEC 32). Touches
    /// in progress continue (SPEC 300).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_user_interaction_enabled(view: RKViewRef, enabled: bool) -> RKStatus;

    /// Read userInteractionEnabled; default true, for Label and ImageView false.
    ///
    /// On the context's thread only.
    pub fn rk_view_is_user_interaction_enabled(view: RKViewRef, out: *mut bool) -> RKStatus;

    /// Set whether the host animates the view without allowing interaction. Hit-testing treats that
    /// as userInteractionEnabled false (SPEC 53).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_animating(view: RKViewRef, animating: bool) -> RKStatus;

    /// Read animating; default false.
    ///
    /// On the context's thread only.
    pub fn rk_view_is_animating(view: RKViewRef, out: *mut bool) -> RKStatus;

    /// Set multipleTouchEnabled: whether the view receives more than one touch at a time (SPEC 95).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_multiple_touch_enabled(view: RKViewRef, enabled: bool) -> RKStatus;

    /// Read multipleTouchEnabled; default false.
    ///
    /// On the context's thread only.
    pub fn rk_view_is_multiple_touch_enabled(view: RKViewRef, out: *mut bool) -> RKStatus;

    /// Set exclusiveTouch: while this view has a touch, other views of the window receive none; and
    /// this view receives none while another one has a touch (SPEC 98).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_exclusive_touch(view: RKViewRef, exclusive: bool) -> RKStatus;

    /// Read exclusiveTouch; default false.
    ///
    /// On the context's thread only.
    pub fn rk_view_is_exclusive_touch(view: RKViewRef, out: *mut bool) -> RKStatus;

    /// Set clipsToBounds: whether the host clips its drawing to the bounds; hit-testing ignores it
    /// (SPEC 29).
    ///
    /// On the context's thread only.
    pub fn rk_view_set_clips_to_bounds(view: RKViewRef, clips: bool) -> RKStatus;

    /// Read clipsToBounds; default false.
    ///
    /// On the context's thread only.
    pub fn rk_view_clips_to_bounds(view: RKViewRef, out: *mut bool) -> RKStatus;

    /// Add a view in front of the other subviews. It is first removed from its present superview.
    /// If it is a subview of `view` already, it moves to the front (SPEC 20).
    ///
    /// - `view`: the new superview.
    /// - `subview`: any view but a window; the superview retains it.
    ///
    /// Returns also `RKStatusInvalidArgument` (`subview` is a window), `RKStatusCycle` (it is
    /// `view` or an ancestor of it), `RKStatusTooDeep` (SPEC 23), `RKStatusNoMemory`,
    /// `RKStatusBusy` (after a callback; see base.h).
    ///
    /// Re-entrancy: calls the tree methods (SPEC 26, 27, 299); cancels touches when a window is
    /// left (SPEC 297).
    ///
    /// On the context's thread only.
    pub fn rk_view_add_subview(view: RKViewRef, subview: RKViewRef) -> RKStatus;

    /// Insert a view at an index among the subviews, 0 being the back (SPEC 21).
    ///
    /// - `index`: 0 or more; one beyond the end appends. If `subview` is a subview of `view`
    ///   already, it is first removed, and the index counts the remaining ones.
    ///
    /// Returns as `rk_view_add_subview()`, `RKStatusBusy` included, and `RKStatusInvalidArgument`
    /// for a negative index.
    ///
    /// Re-entrancy: as `rk_view_add_subview()`.
    ///
    /// On the context's thread only.
    pub fn rk_view_insert_subview_at_index(view: RKViewRef, subview: RKViewRef, index: i64) -> RKStatus;

    /// Insert a view directly behind one of the subviews (SPEC 22).
    ///
    /// - `sibling`: a subview of `view`. Another view, or `subview` itself, appends; NULL changes
    ///   nothing.
    ///
    /// Returns as `rk_view_add_subview()`, `RKStatusBusy` included.
    ///
    /// Re-entrancy: as `rk_view_add_subview()`.
    ///
    /// On the context's thread only.
    pub fn rk_view_insert_subview_below(view: RKViewRef, subview: RKViewRef, sibling: RKViewRef) -> RKStatus;

    /// Insert a view directly in front of one of the subviews (SPEC 22).
    ///
    /// - `sibling`: a subview of `view`. Another view, or `subview` itself, appends; NULL changes
    ///   nothing.
    ///
    /// Returns as `rk_view_add_subview()`, `RKStatusBusy` included.
    ///
    /// Re-entrancy: as `rk_view_add_subview()`.
    ///
    /// On the context's thread only.
    pub fn rk_view_insert_subview_above(view: RKViewRef, subview: RKViewRef, sibling: RKViewRef) -> RKStatus;

    /// Exchange two subviews by index, 0 being the back.
    ///
    /// Returns also `RKStatusNotFound` (no such index), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_exchange_subviews(view: RKViewRef, first: i64, second: i64) -> RKStatus;

    /// Move a subview to the front; nothing changes if `subview` is not a subview of `view`.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_bring_subview_to_front(view: RKViewRef, subview: RKViewRef) -> RKStatus;

    /// Move a subview to the back; nothing changes if `subview` is not a subview of `view`.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_send_subview_to_back(view: RKViewRef, subview: RKViewRef) -> RKStatus;

    /// Remove a view from its superview, which releases its reference; a view without superview
    /// changes nothing.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// Re-entrancy: calls the tree methods (SPEC 27) and appearance callbacks (SPEC 319), cancels
    /// the touches of the subtree (SPEC 297) and resigns its first responder (SPEC 129) before
    /// unlinking.
    ///
    /// On the context's thread only.
    pub fn rk_view_remove_from_superview(view: RKViewRef) -> RKStatus;

    /// Find the superview.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_superview(view: RKViewRef, out: *mut RKViewRef) -> RKStatus;

    /// Find the window of the view; a window's window is itself (SPEC 24).
    ///
    /// On the context's thread only.
    pub fn rk_view_get_window(view: RKViewRef, out: *mut RKWindowRef) -> RKStatus;

    /// List the subviews, back to front.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h. The handles are borrowed.
    /// - `capacity`: see "Texts and lists out" in base.h. The handles are borrowed.
    /// - `length`: see "Texts and lists out" in base.h. The handles are borrowed.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_subviews(view: RKViewRef, buffer: *mut RKViewRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Read whether a view is `ancestor` or a descendant of it (SPEC 25).
    ///
    /// On the context's thread only.
    pub fn rk_view_is_descendant_of(view: RKViewRef, ancestor: RKViewRef, out: *mut bool) -> RKStatus;

    /// Find the view controller whose view this is.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_view_controller(view: RKViewRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Copy the subtree as text, a line per view, indented by level, as UIKit's
    /// recursiveDescription.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_view_recursive_description(view: RKViewRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Convert a point from this view's coordinates to another view's.
    ///
    /// Views without common ancestor convert through their windows (SPEC 6). A transform without
    /// inverse is applied as it is, so the result is finite (SPEC 14).
    ///
    /// - `to`: NULL: the base coordinates of the view's window, or of its topmost ancestor (SPEC 7,
    ///   10).
    ///
    /// Returns also `RKStatusInvalidArgument` (the views have no common ancestor, and one of them
    /// is in no window).
    ///
    /// On the context's thread only.
    pub fn rk_view_convert_point_to(view: RKViewRef, point: RKPoint, to: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Convert a point from another view's coordinates (NULL: window base) to this view's.
    ///
    /// Returns as `rk_view_convert_point_to()`.
    ///
    /// On the context's thread only.
    pub fn rk_view_convert_point_from(view: RKViewRef, point: RKPoint, from: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Convert a rectangle: the result is the bounding box of the converted corners. If the views
    /// are on different branches, a bounding box is first taken in the nearest common ancestor
    /// (SPEC 9).
    ///
    /// Returns as `rk_view_convert_point_to()`.
    ///
    /// On the context's thread only.
    pub fn rk_view_convert_rect_to(view: RKViewRef, rect: RKRect, to: RKViewRef, out: *mut RKRect) -> RKStatus;

    /// Convert a rectangle from another view's coordinates (NULL: window base) to this view's.
    ///
    /// Returns as `rk_view_convert_point_to()`.
    ///
    /// On the context's thread only.
    pub fn rk_view_convert_rect_from(view: RKViewRef, rect: RKRect, from: RKViewRef, out: *mut RKRect) -> RKStatus;

    /// Find the view at a point: hitTest:withEvent:, overrides included.
    ///
    /// - `view`: the view to start at; its superview is not called.
    /// - `point`: in `view`'s bounds space; NaN and infinity are outside (SPEC 12). In points.
    /// - `event`: passed to overrides; may be NULL (SPEC 50).
    ///
    /// Re-entrancy: calls hit_test and point_inside overrides. Cost: O(views visited), no
    /// allocation.
    ///
    /// On the context's thread only.
    pub fn rk_view_hit_test(view: RKViewRef, point: RKPoint, event: RKEventRef, out: *mut RKViewRef) -> RKStatus;

    /// Hit-test many points in one call, each as `rk_view_hit_test()` with a NULL event.
    ///
    /// - `points`: `count` points in `view`'s bounds space. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (`points` or `out` NULL while `count` is not 0);
    /// `RKStatusLimitReached` (`count` is more than an array can hold); `RKStatusStaleHandle` if an
    /// override destroys `view` (earlier results are in `out`).
    ///
    /// On the context's thread only.
    pub fn rk_view_hit_test_many(view: RKViewRef, points: *const RKPoint, count: usize, out: *mut RKViewRef) -> RKStatus;

    /// Find the hit view of each pixel of a rectangle: a hit-test at the centre of every pixel,
    /// each as `rk_view_hit_test()` with a NULL event.
    ///
    /// - `root`: the view to start at.
    /// - `rect`: in `root`'s bounds space; it is divided into `width` columns and `height` rows, so
    ///   pixels need not be square. In points.
    /// - `width`: 1 or more; their product at most 268,435,456.
    /// - `height`: 1 or more; their product at most 268,435,456.
    ///
    /// Returns also `RKStatusInvalidArgument` (a size of 0, a rectangle that is not finite or has a
    /// negative size); `RKStatusLimitReached` (too many pixels); `RKStatusStaleHandle` if an
    /// override destroys `root` (earlier results are in `out`).
    ///
    /// Re-entrancy: calls hit_test and point_inside overrides, once for each pixel that reaches
    /// them. Cost: the hit-tests; no allocation.
    ///
    /// On the context's thread only.
    pub fn rk_hit_map(root: RKViewRef, rect: RKRect, width: usize, height: usize, out: *mut RKViewRef) -> RKStatus;

    /// Copy a view and all views below it into a snapshot, for hit-tests on any thread.
    ///
    /// A snapshot never changes. A hit-test of it has the result that `rk_view_hit_test()` would
    /// have had when the snapshot was taken, by the same arithmetic. Meanwhile views may change or
    /// be destroyed, and even the context. A snapshot has its own memory, which no `memory_limit`
    /// counts.
    ///
    /// Overrides of hit_test and point_inside can be called only on the context's thread. So a tree
    /// in which a hit-test might call one is refused.
    ///
    /// - `view`: the view at which the hit-tests start.
    /// - `ignores_overrides`: true: overrides are left out, and hit-tests use the built-in hit_test
    ///   and point_inside.
    ///
    /// Returns also `RKStatusUnsupported` (a view overrides hit_test or point_inside;
    /// `rk_last_error()` names the first one, from back to front); `RKStatusNoMemory`;
    /// `RKStatusLimitReached` (1,024 snapshots exist, on 32-bit machines 32). Cost: O(views), 0.2
    /// to 0.4 microseconds for each view. About 120 bytes for each view, and twice as much during
    /// the call.
    ///
    /// On the context's thread only.
    pub fn rk_view_take_snapshot(view: RKViewRef, ignores_overrides: bool, out: *mut RKSnapshotRef) -> RKStatus;

    /// Find the view at a point of a snapshot.
    ///
    /// - `point`: in the bounds space of the view that the snapshot is of; NaN and infinity are
    ///   outside (SPEC 12). In points.
    ///
    /// Returns `RKStatusWrongKind` for a handle of an object, whether it exists or not.
    /// `RKStatusStaleHandle` after `rk_snapshot_destroy()`, which another thread may call during
    /// this call. Cost: grows with the number of views that lie over the point, and little with all
    /// others; no allocation.
    ///
    /// On any thread.
    pub fn rk_snapshot_hit_test(snapshot: RKSnapshotRef, point: RKPoint, out: *mut RKViewRef) -> RKStatus;

    /// Hit-test many points of a snapshot in one call, each as `rk_snapshot_hit_test()`.
    ///
    /// Several threads may share a snapshot, each with its own part of the points.
    ///
    /// - `points`: `count` points in the bounds space of the view that the snapshot is of. In
    ///   points.
    ///
    /// Returns also `RKStatusInvalidArgument` (`points` or `out` NULL while `count` is not 0);
    /// `RKStatusLimitReached` (`count` is more than an array can hold).
    ///
    /// On any thread.
    pub fn rk_snapshot_hit_test_many(snapshot: RKSnapshotRef, points: *const RKPoint, count: usize, out: *mut RKViewRef) -> RKStatus;

    /// Destroy a snapshot. Calls of other threads that are using it finish; the last of them frees
    /// its memory.
    ///
    /// On any thread.
    pub fn rk_snapshot_destroy(snapshot: RKSnapshotRef) -> RKStatus;

    /// Call pointInside:withEvent:, overrides included.
    ///
    /// - `point`: in `view`'s bounds space. In points.
    /// - `event`: may be NULL.
    ///
    /// On the context's thread only.
    pub fn rk_view_point_inside(view: RKViewRef, point: RKPoint, event: RKEventRef, out: *mut bool) -> RKStatus;

    /// Run the hit_test that `cls` inherits. Built in: the algorithm of SPEC 32.
    ///
    /// - `cls`: the class whose method is making the call.
    ///
    /// On the context's thread only.
    pub fn rk_super_hit_test(cls: RKClassRef, this: RKViewRef, point: RKPoint, event: RKEventRef, out: *mut RKViewRef) -> RKStatus;

    /// Run the point_inside that `cls` inherits. Built in: the half-open test in the bounds (SPEC
    /// 11).
    ///
    /// On the context's thread only.
    pub fn rk_super_point_inside(cls: RKClassRef, this: RKViewRef, point: RKPoint, event: RKEventRef, out: *mut bool) -> RKStatus;

    /// Run the will_move_to_superview that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_will_move_to_superview(cls: RKClassRef, this: RKViewRef, superview: RKViewRef) -> RKStatus;

    /// Run the did_move_to_superview that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_did_move_to_superview(cls: RKClassRef, this: RKViewRef) -> RKStatus;

    /// Run the will_move_to_window that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_will_move_to_window(cls: RKClassRef, this: RKViewRef, window: RKWindowRef) -> RKStatus;

    /// Run the did_move_to_window that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_did_move_to_window(cls: RKClassRef, this: RKViewRef) -> RKStatus;

    /// Run the did_add_subview that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_did_add_subview(cls: RKClassRef, this: RKViewRef, subview: RKViewRef) -> RKStatus;

    /// Run the will_remove_subview that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_will_remove_subview(cls: RKClassRef, this: RKViewRef, subview: RKViewRef) -> RKStatus;

    /// Create a gesture recogniser.
    ///
    /// - `cls`: GestureRecognizer, Tap, LongPress, Pan, ScreenEdgePan, Swipe, Pinch, Rotation,
    ///   Hover, or a subclass of one; NULL means GestureRecognizer, whose touches methods do
    ///   nothing.
    ///
    /// Returns also `RKStatusInvalidArgument` (class of another kind), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Create a tap recogniser.
    ///
    /// - `cls`: Tap or a subclass; NULL means Tap.
    ///
    /// Returns as `rk_gesture_recognizer_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_tap_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Create a long-press recogniser.
    ///
    /// - `cls`: LongPress or a subclass; NULL means LongPress.
    ///
    /// Returns as `rk_gesture_recognizer_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_long_press_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Create a pan recogniser.
    ///
    /// - `cls`: Pan or a subclass; NULL means Pan.
    ///
    /// Returns as `rk_gesture_recognizer_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_pan_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Create a screen-edge pan recogniser.
    ///
    /// - `cls`: ScreenEdgePan or a subclass; NULL means ScreenEdgePan.
    ///
    /// Returns as `rk_gesture_recognizer_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_screen_edge_pan_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Create a swipe recogniser.
    ///
    /// - `cls`: Swipe or a subclass; NULL means Swipe.
    ///
    /// Returns as `rk_gesture_recognizer_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_swipe_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Create a pinch recogniser.
    ///
    /// - `cls`: Pinch or a subclass; NULL means Pinch.
    ///
    /// Returns as `rk_gesture_recognizer_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_pinch_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Create a rotation recogniser.
    ///
    /// - `cls`: Rotation or a subclass; NULL means Rotation.
    ///
    /// Returns as `rk_gesture_recognizer_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_rotation_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Create a hover recogniser, which follows `rk_context_send_pointer()`.
    ///
    /// - `cls`: Hover or a subclass; NULL means Hover.
    ///
    /// Returns as `rk_gesture_recognizer_create()`.
    ///
    /// On the context's thread only.
    pub fn rk_hover_create(context: RKContextRef, cls: RKClassRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Attach a recogniser to a view, which retains it (SPEC 165). It is first detached from the
    /// view that it was attached to. If it is attached to this view already, nothing changes.
    ///
    /// The recogniser never receives touches that are already down (SPEC 107).
    ///
    /// Returns also `RKStatusBusy` (the recogniser is another scroll view's own pan or pinch),
    /// `RKStatusNoMemory`.
    ///
    /// Re-entrancy: detaching from another view, as `rk_view_remove_gesture_recognizer()`.
    ///
    /// On the context's thread only.
    pub fn rk_view_add_gesture_recognizer(view: RKViewRef, recognizer: RKGestureRecognizerRef) -> RKStatus;

    /// Detach a recogniser. A gesture that has begun is cancelled, and its action is sent. A
    /// recogniser that has not decided fails. Touches that it held back are delivered (SPEC 175,
    /// 302).
    ///
    /// Returns also `RKStatusNotFound` (the recogniser is attached to another view or none),
    /// `RKStatusBusy` (a scroll view's own pan or pinch; disable it instead).
    ///
    /// Re-entrancy: action, reset, touch methods.
    ///
    /// On the context's thread only.
    pub fn rk_view_remove_gesture_recognizer(view: RKViewRef, recognizer: RKGestureRecognizerRef) -> RKStatus;

    /// List a view's recognisers in the order of attachment.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_view_get_gesture_recognizers(view: RKViewRef, buffer: *mut RKGestureRecognizerRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Find the view a recogniser is attached to; NULL if none.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_view(recognizer: RKGestureRecognizerRef, out: *mut RKViewRef) -> RKStatus;

    /// Call gestureRecognizerShouldBegin: of a view, overrides included.
    ///
    /// Re-entrancy: the override.
    ///
    /// On the context's thread only.
    pub fn rk_view_gesture_recognizer_should_begin(view: RKViewRef, recognizer: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Add a function to the recogniser's targets. Targets are called once per round, in the order
    /// of their addition.
    ///
    /// - `function`: called with the recogniser.
    /// - `userdata`: called with the recogniser.
    /// - `drop`: called when the action is removed or the recogniser ends.
    /// - `identifier`: receives a number for `rk_gesture_recognizer_remove_action()`; may be NULL.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_add_action(recognizer: RKGestureRecognizerRef, function: RKGestureAction, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>, identifier: *mut u64) -> RKStatus;

    /// Remove a function that was added.
    ///
    /// Returns also `RKStatusNotFound`.
    ///
    /// Re-entrancy: its drop.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_remove_action(recognizer: RKGestureRecognizerRef, identifier: u64) -> RKStatus;

    /// Add a target and selector: addTarget:action:. The same pair is added once (SPEC 164).
    ///
    /// - `target`: a responder or recogniser, weak. If its class does not implement the selector
    ///   when the action is sent, a diagnostic is reported.
    /// - `selector`: UTF-8, 1 to 255 bytes, "name" or "name:" (the recogniser).
    ///
    /// Returns also `RKStatusInvalidArgument` (target or selector NULL, selector empty or with more
    /// than one colon), `RKStatusLimitReached` (selector over 255 bytes), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_add_target(recognizer: RKGestureRecognizerRef, target: RKObjectRef, selector: *const c_char) -> RKStatus;

    /// Remove targets: removeTarget:action:.
    ///
    /// - `target`: NULL matches every target.
    /// - `selector`: NULL matches every selector.
    ///
    /// Returns `RKStatusOK` (also when nothing matches); also `RKStatusLimitReached`.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_remove_target(recognizer: RKGestureRecognizerRef, target: RKObjectRef, selector: *const c_char) -> RKStatus;

    /// Read the state; during an action, that of its round.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_state(recognizer: RKGestureRecognizerRef, out: *mut RKGestureRecognizerState) -> RKStatus;

    /// Set the state; for methods of the recogniser's own class (SPEC 159-161, 166, 177).
    ///
    /// If the recogniser leaves possible, the library decides at once whether it may: by
    /// requirements, exclusion and shouldBegin. When the call returns, the state is the result of
    /// this decision. The action is sent later in the same update. If no update is in progress, it
    /// is sent before the call returns. A transition that SPEC 159 to 161 do not allow is ignored,
    /// and raises the diagnostic "gestureIllegalState".
    ///
    /// Returns also `RKStatusInvalidArgument` (not one of `RKGestureRecognizerState`; a recogniser
    /// of a built-in class).
    ///
    /// Re-entrancy: delegates, views' gestureRecognizerShouldBegin; outside of an update actions,
    /// touch methods, reset.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_state(recognizer: RKGestureRecognizerRef, state: RKGestureRecognizerState) -> RKStatus;

    /// Stop tracking a touch: ignoreTouch:forEvent:; for methods of the recogniser's own class
    /// (SPEC 106).
    ///
    /// Returns also `RKStatusNotFound` (the touch is not tracked), `RKStatusInvalidArgument` (a
    /// built-in class).
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_ignore_touch(recognizer: RKGestureRecognizerRef, touch: RKTouchRef) -> RKStatus;

    /// Set enabled: whether the recogniser receives touches. Disabling takes effect at once: a
    /// gesture that has begun is cancelled, and a recogniser that is possible fails (SPEC 175).
    /// Default true.
    ///
    /// Re-entrancy: action, reset, touch methods.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_enabled(recognizer: RKGestureRecognizerRef, enabled: bool) -> RKStatus;

    /// Read enabled.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_is_enabled(recognizer: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Set cancelsTouchesInView: whether recognition cancels the touches in their view (SPEC 86,
    /// 88). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_cancels_touches_in_view(recognizer: RKGestureRecognizerRef, value: bool) -> RKStatus;

    /// Read cancelsTouchesInView.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_cancels_touches_in_view(recognizer: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Set delaysTouchesBegan: whether began is held back from views while the recogniser is
    /// possible (SPEC 101). Default false.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_delays_touches_began(recognizer: RKGestureRecognizerRef, value: bool) -> RKStatus;

    /// Read delaysTouchesBegan.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_delays_touches_began(recognizer: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Set delaysTouchesEnded: whether ended is held back from views while the recogniser is
    /// possible (SPEC 102). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_delays_touches_ended(recognizer: RKGestureRecognizerRef, value: bool) -> RKStatus;

    /// Read delaysTouchesEnded.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_delays_touches_ended(recognizer: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Set allowedTouchTypes, a mask with bit 1 \<\< `RKTouchType` for each type; default all (SPEC
    /// 157, 171).
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_allowed_touch_types(recognizer: RKGestureRecognizerRef, types: u32) -> RKStatus;

    /// Read allowedTouchTypes.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_allowed_touch_types(recognizer: RKGestureRecognizerRef, out: *mut u32) -> RKStatus;

    /// Set requiresExclusiveTouchType: whether, after the first touch, only touches of its type are
    /// accepted (SPEC 171). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_requires_exclusive_touch_type(recognizer: RKGestureRecognizerRef, value: bool) -> RKStatus;

    /// Read requiresExclusiveTouchType.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_requires_exclusive_touch_type(recognizer: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Set allowedPressTypes, a mask with bit 1 \<\< `RKPressType` for each type; default none. A
    /// Tap or LongPress counts presses like touches (SPEC 271).
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_allowed_press_types(recognizer: RKGestureRecognizerRef, types: u64) -> RKStatus;

    /// Read allowedPressTypes.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_allowed_press_types(recognizer: RKGestureRecognizerRef, out: *mut u64) -> RKStatus;

    /// List the tracked presses, in the order in which they began.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_presses(recognizer: RKGestureRecognizerRef, buffer: *mut RKPressRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Read modifierFlags: the modifier keys of the recogniser's last event.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_modifier_flags(recognizer: RKGestureRecognizerRef, out: *mut RKKeyModifierFlags) -> RKStatus;

    /// Read buttonMask of the recogniser's last event: the buttons of the pointer, one bit each.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_button_mask(recognizer: RKGestureRecognizerRef, out: *mut u32) -> RKStatus;

    /// Require that another recogniser fails before this one leaves possible:
    /// requireGestureRecognizerToFail: (SPEC 178). The same pair counts once.
    ///
    /// Recognisers may require each other's failure in a cycle. Such a cycle raises the diagnostic
    /// "gestureRequirementCycle". Its recognisers wait for one another. When all touches are up,
    /// they fail together (SPEC 182).
    ///
    /// - `other`: weak.
    ///
    /// Returns also `RKStatusInvalidArgument` (the recogniser itself), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_require_to_fail(recognizer: RKGestureRecognizerRef, other: RKGestureRecognizerRef) -> RKStatus;

    /// List the recognisers that this one requires to fail, in the order of
    /// `rk_gesture_recognizer_require_to_fail()`. Destroyed ones are left out.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_failure_requirements(recognizer: RKGestureRecognizerRef, buffer: *mut RKGestureRecognizerRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// List the recognisers that this one requires to fail for its present attempt alone, because a
    /// method of a delegate or class returned true (SPEC 181). The list does not include those of
    /// `rk_gesture_recognizer_get_failure_requirements()`.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_attempt_failure_requirements(recognizer: RKGestureRecognizerRef, buffer: *mut RKGestureRecognizerRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Call canPreventGestureRecognizer:, overrides included.
    ///
    /// Re-entrancy: the override.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_can_prevent(recognizer: RKGestureRecognizerRef, other: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Call canBePreventedByGestureRecognizer:, overrides included.
    ///
    /// Re-entrancy: the override.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_can_be_prevented_by(recognizer: RKGestureRecognizerRef, other: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Set the delegate, or remove it.
    ///
    /// - `delegate`: copied; NULL removes.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// Re-entrancy: `drop` of the old delegate.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_set_delegate(recognizer: RKGestureRecognizerRef, delegate: *const RKGestureRecognizerDelegate) -> RKStatus;

    /// Find the delegate object; NULL if there is none. A delegate whose object has ended is
    /// removed at its next call, or here.
    ///
    /// Re-entrancy: `drop` of a removed delegate.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_delegate(recognizer: RKGestureRecognizerRef, out: *mut RKObjectRef) -> RKStatus;

    /// Read numberOfTouches, the number of active touches. In the action of a tap it is
    /// numberOfTouchesRequired (SPEC 201).
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_number_of_touches(recognizer: RKGestureRecognizerRef, out: *mut usize) -> RKStatus;

    /// Read locationInView:, the centre of the active touches. Without active touches it is the
    /// last such centre. Of a tap it is the centre of the first tap's touches (SPEC 201). Of a
    /// swipe it is the centre of the points where its touches began (SPEC 228).
    ///
    /// - `view`: NULL: window coordinates.
    ///
    /// Returns also `RKStatusInvalidArgument` (the view is in no window).
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_location(recognizer: RKGestureRecognizerRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read locationOfTouch:inView:.
    ///
    /// - `index`: 0 to numberOfTouches - 1, in the order in which they began.
    ///
    /// Returns also `RKStatusInvalidArgument` (the view is in no window), `RKStatusNotFound` (index
    /// out of range).
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_location_of_touch(recognizer: RKGestureRecognizerRef, index: usize, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// List the tracked touches, in the order in which they began.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_gesture_recognizer_get_touches(recognizer: RKGestureRecognizerRef, buffer: *mut RKTouchRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Set numberOfTapsRequired: how many taps in a row; default 1.
    ///
    /// On the context's thread only.
    pub fn rk_tap_set_number_of_taps_required(tap: RKGestureRecognizerRef, value: i64) -> RKStatus;

    /// Read numberOfTapsRequired.
    ///
    /// On the context's thread only.
    pub fn rk_tap_get_number_of_taps_required(tap: RKGestureRecognizerRef, out: *mut i64) -> RKStatus;

    /// Set buttonMaskRequired: the buttons that must be down when a touch of the type
    /// indirectPointer begins; default 1, the primary button.
    ///
    /// On the context's thread only.
    pub fn rk_tap_set_button_mask_required(tap: RKGestureRecognizerRef, mask: u32) -> RKStatus;

    /// Read buttonMaskRequired.
    ///
    /// On the context's thread only.
    pub fn rk_tap_get_button_mask_required(tap: RKGestureRecognizerRef, out: *mut u32) -> RKStatus;

    /// Set numberOfTouchesRequired: how many fingers each tap has; default 1.
    ///
    /// On the context's thread only.
    pub fn rk_tap_set_number_of_touches_required(tap: RKGestureRecognizerRef, value: i64) -> RKStatus;

    /// Read numberOfTouchesRequired.
    ///
    /// On the context's thread only.
    pub fn rk_tap_get_number_of_touches_required(tap: RKGestureRecognizerRef, out: *mut i64) -> RKStatus;

    /// Set the time from touch-down at which a tap that has not lifted fails, in seconds; default
    /// tapMaximumDuration, 0.75 (SPEC 197).
    ///
    /// On the context's thread only.
    pub fn rk_tap_set_maximum_tap_duration(tap: RKGestureRecognizerRef, seconds: f64) -> RKStatus;

    /// Read maximumTapDuration.
    ///
    /// On the context's thread only.
    pub fn rk_tap_get_maximum_tap_duration(tap: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Set the longest time between taps in a row, in seconds; default tapMaximumInterval, 0.35
    /// (SPEC 198).
    ///
    /// On the context's thread only.
    pub fn rk_tap_set_maximum_interval_between_successive_taps(tap: RKGestureRecognizerRef, seconds: f64) -> RKStatus;

    /// Read maximumIntervalBetweenSuccessiveTaps.
    ///
    /// On the context's thread only.
    pub fn rk_tap_get_maximum_interval_between_successive_taps(tap: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Set a distance in points: how far each touch may move, and how far from the first tap a
    /// later tap may begin. Default tapAllowableMovement, 45 (SPEC 199).
    ///
    /// On the context's thread only.
    pub fn rk_tap_set_allowable_movement(tap: RKGestureRecognizerRef, points: f64) -> RKStatus;

    /// Read allowableMovement.
    ///
    /// On the context's thread only.
    pub fn rk_tap_get_allowable_movement(tap: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Set minimumPressDuration: how long the fingers are held before it begins, in seconds;
    /// default longPressMinimumDuration, 0.5; 0 begins at touch-down (SPEC 206).
    ///
    /// On the context's thread only.
    pub fn rk_long_press_set_minimum_press_duration(press: RKGestureRecognizerRef, seconds: f64) -> RKStatus;

    /// Read minimumPressDuration.
    ///
    /// On the context's thread only.
    pub fn rk_long_press_get_minimum_press_duration(press: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Set how far a finger may move before began, in points; default longPressAllowableMovement,
    /// 10 (SPEC 205).
    ///
    /// On the context's thread only.
    pub fn rk_long_press_set_allowable_movement(press: RKGestureRecognizerRef, points: f64) -> RKStatus;

    /// Read allowableMovement.
    ///
    /// On the context's thread only.
    pub fn rk_long_press_get_allowable_movement(press: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Set numberOfTouchesRequired: how many fingers are held; default 1.
    ///
    /// On the context's thread only.
    pub fn rk_long_press_set_number_of_touches_required(press: RKGestureRecognizerRef, value: i64) -> RKStatus;

    /// Read numberOfTouchesRequired.
    ///
    /// On the context's thread only.
    pub fn rk_long_press_get_number_of_touches_required(press: RKGestureRecognizerRef, out: *mut i64) -> RKStatus;

    /// Set numberOfTapsRequired, full taps before the press; default 0 (SPEC 204).
    ///
    /// On the context's thread only.
    pub fn rk_long_press_set_number_of_taps_required(press: RKGestureRecognizerRef, value: i64) -> RKStatus;

    /// Read numberOfTapsRequired.
    ///
    /// On the context's thread only.
    pub fn rk_long_press_get_number_of_taps_required(press: RKGestureRecognizerRef, out: *mut i64) -> RKStatus;

    /// Set allowedScrollTypesMask, a mask of `RKScrollTypeMask`: which of wheels and trackpads a
    /// pan follows. Default none. A scroll view's own pan follows all by default.
    ///
    /// Returns also `RKStatusInvalidArgument` (other bits).
    ///
    /// On the context's thread only.
    pub fn rk_pan_set_allowed_scroll_types_mask(pan: RKGestureRecognizerRef, mask: u32) -> RKStatus;

    /// Read allowedScrollTypesMask.
    ///
    /// On the context's thread only.
    pub fn rk_pan_get_allowed_scroll_types_mask(pan: RKGestureRecognizerRef, out: *mut u32) -> RKStatus;

    /// Set minimumNumberOfTouches: how many fingers a pan needs; default 1.
    ///
    /// On the context's thread only.
    pub fn rk_pan_set_minimum_number_of_touches(pan: RKGestureRecognizerRef, value: i64) -> RKStatus;

    /// Read minimumNumberOfTouches.
    ///
    /// On the context's thread only.
    pub fn rk_pan_get_minimum_number_of_touches(pan: RKGestureRecognizerRef, out: *mut i64) -> RKStatus;

    /// Set maximumNumberOfTouches: how many fingers a pan follows; further fingers are ignored
    /// (SPEC 214); default INT64_MAX.
    ///
    /// On the context's thread only.
    pub fn rk_pan_set_maximum_number_of_touches(pan: RKGestureRecognizerRef, value: i64) -> RKStatus;

    /// Read maximumNumberOfTouches.
    ///
    /// On the context's thread only.
    pub fn rk_pan_get_maximum_number_of_touches(pan: RKGestureRecognizerRef, out: *mut i64) -> RKStatus;

    /// Read translationInView:, in points of the view's axes (SPEC 210, 211); (0, 0) before began.
    ///
    /// - `view`: NULL: window coordinates.
    ///
    /// Returns also `RKStatusInvalidArgument` (the view is in no window).
    ///
    /// On the context's thread only.
    pub fn rk_pan_get_translation(pan: RKGestureRecognizerRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Set the present translation, and the velocity to 0 (SPEC 211).
    ///
    /// - `translation`: finite. In points.
    /// - `view`: NULL: window coordinates.
    ///
    /// Returns also `RKStatusInvalidArgument` (not finite; the view is in no window).
    ///
    /// On the context's thread only.
    pub fn rk_pan_set_translation(pan: RKGestureRecognizerRef, translation: RKPoint, view: RKViewRef) -> RKStatus;

    /// Read velocityInView:, points per second (SPEC 215).
    ///
    /// - `view`: NULL: window coordinates.
    ///
    /// Returns also `RKStatusInvalidArgument` (the view is in no window).
    ///
    /// On the context's thread only.
    pub fn rk_pan_get_velocity(pan: RKGestureRecognizerRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read zOffset: the last reported distance of the hovering pencil, from 0 (at the surface) to
    /// 1 (SPEC 346).
    ///
    /// On the context's thread only.
    pub fn rk_hover_get_z_offset(hover: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Read the hovering pencil's angle above the surface, in radians (SPEC 346).
    ///
    /// On the context's thread only.
    pub fn rk_hover_get_altitude_angle(hover: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Read the direction in which the hovering pencil leans, in radians clockwise from the
    /// screen's x axis (SPEC 346).
    ///
    /// On the context's thread only.
    pub fn rk_hover_get_azimuth_angle(hover: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Read azimuthUnitVector(in:): that direction as a vector of length 1 along the axes of a view
    /// (SPEC 346).
    ///
    /// - `view`: NULL: the axes of the recogniser's window.
    ///
    /// Returns also `RKStatusInvalidArgument` (the view is in no window).
    ///
    /// On the context's thread only.
    pub fn rk_hover_get_azimuth_unit_vector(hover: RKGestureRecognizerRef, view: RKViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read the hovering pencil's roll about its own axis, in radians (SPEC 346).
    ///
    /// On the context's thread only.
    pub fn rk_hover_get_roll_angle(hover: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Set edges, a mask of `RKRectEdge`. Default none, with which the pan never recognises (SPEC
    /// 217).
    ///
    /// On the context's thread only.
    pub fn rk_screen_edge_pan_set_edges(pan: RKGestureRecognizerRef, edges: u32) -> RKStatus;

    /// Read edges.
    ///
    /// On the context's thread only.
    pub fn rk_screen_edge_pan_get_edges(pan: RKGestureRecognizerRef, out: *mut u32) -> RKStatus;

    /// Set direction, a mask of `RKSwipeDirection`. Default right. With an empty or unknown mask
    /// the swipe never recognises (SPEC 226).
    ///
    /// On the context's thread only.
    pub fn rk_swipe_set_direction(swipe: RKGestureRecognizerRef, direction: u32) -> RKStatus;

    /// Read direction.
    ///
    /// On the context's thread only.
    pub fn rk_swipe_get_direction(swipe: RKGestureRecognizerRef, out: *mut u32) -> RKStatus;

    /// Set numberOfTouchesRequired: how many fingers swipe; default 1.
    ///
    /// On the context's thread only.
    pub fn rk_swipe_set_number_of_touches_required(swipe: RKGestureRecognizerRef, value: i64) -> RKStatus;

    /// Read numberOfTouchesRequired.
    ///
    /// On the context's thread only.
    pub fn rk_swipe_get_number_of_touches_required(swipe: RKGestureRecognizerRef, out: *mut i64) -> RKStatus;

    /// Read scale; 1 before began (SPEC 230).
    ///
    /// On the context's thread only.
    pub fn rk_pinch_get_scale(pinch: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Set scale: the distance of the fingers divided by the baseline; 1 before began (SPEC 230).
    /// Setting it makes the present distance divided by `scale` the baseline, and sets the velocity
    /// to 0 (SPEC 231).
    ///
    /// - `scale`: finite, above 0.
    ///
    /// On the context's thread only.
    pub fn rk_pinch_set_scale(pinch: RKGestureRecognizerRef, scale: f64) -> RKStatus;

    /// Read velocity, scale per second (SPEC 232).
    ///
    /// On the context's thread only.
    pub fn rk_pinch_get_velocity(pinch: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Read rotation in radians, clockwise positive; 0 before began (SPEC 235, 236).
    ///
    /// On the context's thread only.
    pub fn rk_rotation_get_rotation(rotation: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Set rotation: the turn of the fingers in radians, clockwise positive, 0 before began (SPEC
    /// 235, 236). Setting it sets the velocity to 0 (SPEC 237).
    ///
    /// - `radians`: finite. In radians.
    ///
    /// On the context's thread only.
    pub fn rk_rotation_set_rotation(rotation: RKGestureRecognizerRef, radians: f64) -> RKStatus;

    /// Read velocity in radians per second (SPEC 238).
    ///
    /// On the context's thread only.
    pub fn rk_rotation_get_velocity(rotation: RKGestureRecognizerRef, out: *mut f64) -> RKStatus;

    /// Run the touches_began that `cls` inherits.
    ///
    /// Returns also `RKStatusInvalidArgument` (no touches), `RKStatusLimitReached` (over 65,536
    /// touches), `RKStatusTooDeep` (no stack left).
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_touches_began(cls: RKClassRef, this: RKGestureRecognizerRef, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_moved that `cls` inherits.
    ///
    /// Returns as `rk_super_gesture_touches_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_touches_moved(cls: RKClassRef, this: RKGestureRecognizerRef, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_ended that `cls` inherits.
    ///
    /// Returns as `rk_super_gesture_touches_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_touches_ended(cls: RKClassRef, this: RKGestureRecognizerRef, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_cancelled that `cls` inherits.
    ///
    /// Returns as `rk_super_gesture_touches_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_touches_cancelled(cls: RKClassRef, this: RKGestureRecognizerRef, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_estimated_properties_updated that `cls` inherits.
    ///
    /// Returns as `rk_super_gesture_touches_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_touches_estimated_properties_updated(cls: RKClassRef, this: RKGestureRecognizerRef, touches: *const RKTouchRef, count: usize) -> RKStatus;

    /// Run the reset that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_reset(cls: RKClassRef, this: RKGestureRecognizerRef) -> RKStatus;

    /// Run the can_prevent that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_can_prevent(cls: RKClassRef, this: RKGestureRecognizerRef, other: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Run the can_be_prevented_by that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_can_be_prevented_by(cls: RKClassRef, this: RKGestureRecognizerRef, other: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Run the should_require_failure_of that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_should_require_failure_of(cls: RKClassRef, this: RKGestureRecognizerRef, other: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Run the should_be_required_to_fail_by that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_should_be_required_to_fail_by(cls: RKClassRef, this: RKGestureRecognizerRef, other: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Run the should_receive_event that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_should_receive_event(cls: RKClassRef, this: RKGestureRecognizerRef, event: RKEventRef, out: *mut bool) -> RKStatus;

    /// Run the gesture_recognizer_should_begin that `cls`, a class of views, inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_gesture_recognizer_should_begin(cls: RKClassRef, this: RKViewRef, recognizer: RKGestureRecognizerRef, out: *mut bool) -> RKStatus;

    /// Add an action to a class. It applies to living instances and to those of subclasses.
    ///
    /// A subclass's action of the same selector takes precedence, and an extension's over the
    /// class's own.
    ///
    /// - `cls`: any class, built in or defined, or an extension.
    /// - `desc`: see `RKTypedActionDesc`. A newer, larger struct is accepted if the part unknown to
    ///   the library is zero.
    ///
    /// Returns also `RKStatusInvalidArgument` (an empty selector); `RKStatusEncoding` (the encoding
    /// is malformed, or its number of arguments is not the selector's number of colons);
    /// `RKStatusAlreadyExists` if this very class has an action of this selector;
    /// `RKStatusNotFound` for an extension that was removed, or a class of a plugin that is
    /// inactive; `RKStatusLimitReached` (65,536 actions of a class, over 16 arguments, a selector
    /// over 255 bytes, an encoding over 1,024); `RKStatusNoMemory`; `RKStatusUnsupported` in a
    /// build without libffi.
    ///
    /// On the context's thread only.
    pub fn rk_class_add_action(cls: RKClassRef, desc: *const RKTypedActionDesc) -> RKStatus;

    /// Read whether an object has an action of that name, with any arguments.
    ///
    /// Overrides of can_perform_action are not called; `rk_responder_can_perform_action()` calls
    /// them.
    ///
    /// - `object`: a responder of any kind, or a gesture recogniser.
    /// - `selector`: the action's name.
    ///
    /// Returns also `RKStatusInvalidArgument` (an empty selector), `RKStatusLimitReached` (selector
    /// over 255 bytes), `RKStatusWrongKind` for an object without class.
    ///
    /// On the context's thread only.
    pub fn rk_object_responds_to(object: RKObjectRef, selector: *const c_char, out: *mut bool) -> RKStatus;

    /// Copy the encoding of an object's action, as the library prints it.
    ///
    /// - `object`: a responder of any kind, or a gesture recogniser.
    /// - `selector`: the action's name.
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusNotFound` if the object has no such action; `RKStatusInvalidArgument`
    /// (`selector` NULL or empty); `RKStatusLimitReached` (selector over 255 bytes);
    /// `RKStatusEncoding` for an action of `RKClassDesc` with more than two colons, which has no
    /// encoding; `RKStatusWrongKind` for an object without class.
    ///
    /// On the context's thread only.
    pub fn rk_object_get_action_encoding(object: RKObjectRef, selector: *const c_char, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Call an object's action with any arguments: performSelector with types.
    ///
    /// ```c
    /// RKPoint by = {10, 0};
    /// bool animated = false, moved;
    /// void *arguments[] = {&by, &animated};
    /// rk_invoke(RK_OBJECT(view), "moveBy:animated:", "B{RKPoint=dd}B", arguments, &moved);
    /// ```
    ///
    /// The arguments are checked before the call. A handle must be NULL, the context, or a living
    /// object of the receiver's context. A bool must be 0 or 1. Points, sizes, rectangles and
    /// transforms must have no NaN. Plain numbers are passed as they are, NaN included.
    ///
    /// The result is checked after the call. A bool that is neither 0 nor 1 becomes false. A handle
    /// that names no living object of the context becomes NULL. A point, size, rectangle or
    /// transform with NaN becomes all zeros. Each of these raises a diagnostic
    /// "overrideMisbehaved"; if the action belongs to a plugin, it is a fault of the plugin
    /// (loader.h).
    ///
    /// - `receiver`: a responder of any kind, or a gesture recogniser.
    /// - `selector`: the action's name.
    /// - `encoding`: the types that the caller passes and expects; must equal the action's. NULL
    ///   skips the comparison.
    /// - `arguments`: the address of each argument, aligned as its type; may be NULL if there are
    ///   none.
    /// - `result`: receives the result, exactly as many bytes as its type has; may be NULL.
    ///   Untouched if the call fails, and for v.
    ///
    /// Returns also `RKStatusNotFound` if the receiver has no such action; `RKStatusEncoding`
    /// (malformed, or not the action's; an action of `RKClassDesc` with more than two colons);
    /// `RKStatusInvalidArgument` (an empty selector, a bool that is neither 0 nor 1, NaN in a
    /// structure); `RKStatusLimitReached` (over 16 arguments, a selector over 255 bytes, an
    /// encoding over 1,024); `RKStatusWrongKind` for a receiver without class; `RKStatusNoMemory`;
    /// `RKStatusUnsupported` in a build without libffi. A usual error may also concern a handle
    /// among the arguments.
    ///
    /// Re-entrancy: the action runs inside the call.
    ///
    /// Ownership: the receiver lives until the action has returned. Handles among the arguments and
    /// the result are borrowed.
    ///
    /// On the context's thread only.
    pub fn rk_invoke(receiver: RKObjectRef, selector: *const c_char, encoding: *const c_char, arguments: *const *mut c_void, result: *mut c_void) -> RKStatus;

    /// Create a C function of any signature that runs a handler, for languages that can call C but
    /// cannot provide C functions of every type.
    ///
    /// The function is valid wherever the library takes one: in every method table, as action,
    /// delegate, timer or `drop`. Here the encoding is that of the whole C signature, the receiver
    /// and `userdata` included:
    ///
    /// ```text
    /// point_inside, hit_test                      B@{RKPoint=dd}@^v   @@{RKPoint=dd}@^v
    /// touches_began, ..._cancelled                v@^@Q@^v            (Q is size_t on 64-bit machines)
    /// can_become_first_responder and others       B@^v
    /// next_responder                              @@^v
    /// can_perform_action, target_for_action       B@*@^v   @@*@^v
    /// will_move_to_superview and others           v@@^v
    /// did_move_to_superview and others            v@^v
    /// view_will_appear and others                 v@B^v
    /// begin_tracking, end_tracking                B@@@^v   v@@@^v
    /// a control's send_action                     v@*@@^v
    /// an action without encoding                  v@@@^v
    /// ```
    ///
    /// `userdata` is the closure's userdata (`rk_object_set_userdata()` replaces it,
    /// `rk_object_get_userdata()` reads it).
    ///
    /// - `encoding`: at most 18 arguments, at most 1,024 bytes; copied.
    /// - `handler`: the function to run.
    /// - `userdata`: passed to `handler`.
    /// - `drop`: called when the closure has ended.
    ///
    /// Returns also `RKStatusEncoding` (malformed), `RKStatusLimitReached` (over 18 arguments, an
    /// encoding over 1,024 bytes), `RKStatusNoMemory` (also where the system forbids executable
    /// memory), `RKStatusUnsupported` in a build without libffi.
    ///
    /// Ownership: the closure lives until its last reference is released, and at least until the
    /// outermost call of its function has returned. The library does not retain it: the host
    /// retains it as long as a table contains its function. Classes live as long as their context,
    /// so the closure of a method table needs no release. Release that of an extension in the
    /// extension's `drop`. If that runs because the context ends, `rk_release()` returns
    /// `RKStatusStaleHandle`, which is no error there.
    ///
    /// On the context's thread only.
    pub fn rk_closure_create(context: RKContextRef, encoding: *const c_char, handler: RKClosureHandler, userdata: *mut c_void, drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>, out: *mut RKClosureRef) -> RKStatus;

    /// Find the C function of a closure; cast it to the type of its encoding.
    ///
    /// The function returns zero and does not run the handler in three cases: the calling thread is
    /// not the context's; no stack is left; the closure was released. It may be called after the
    /// release only while the closure is one of the 256 that were released last. The function of an
    /// earlier one, or of a destroyed context, must not be called.
    ///
    /// On the context's thread only.
    pub fn rk_closure_get_function(closure: RKClosureRef, out: Option<unsafe extern "C" fn()>) -> RKStatus;

    /// Set the policy for plugins. Loaded plugins stay; the new budget and fault limit apply to
    /// them.
    ///
    /// - `policy`: NULL: no further plugin may be loaded, and the budget and the fault limit are
    ///   the defaults.
    ///
    /// Returns also `RKStatusInvalidArgument` (a folder that is not absolute or does not exist, an
    /// invalid digest, a budget that is negative or not finite, a NULL list with a count);
    /// `RKStatusLimitReached` (a count); `RKStatusNoMemory`; `RKStatusUnsupported` in a build
    /// without plugins.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_policy(context: RKContextRef, policy: *const RKPluginPolicy) -> RKStatus;

    /// Load a plugin and make it active.
    ///
    /// A load that fails leaves the context as it was. Once the dynamic linker has the file, it
    /// stays mapped, and the effects of its constructors stay.
    ///
    /// - `path`: absolute path, at most 4,096 bytes. Symbolic links are resolved before the
    ///   policy's folders are compared.
    ///
    /// Returns also the following. Before any code of the file runs: `RKStatusInvalidArgument` (a
    /// path that is NULL, empty, relative or too long); `RKStatusPluginPolicy` (loading is off, or
    /// the file's folder, permissions or digest do not match the policy, or those of a needed
    /// library, which `rk_last_error()` names); `RKStatusPluginFile` (it cannot be found or opened,
    /// is not a regular file, or was moved or written to meanwhile); `RKStatusLimitReached` (a file
    /// of more than 268,435,456 bytes); `RKStatusPluginFormat` (not an ELF shared object, damaged,
    /// for another machine, or without the symbol `responderkit_plugin`; or a needed library is
    /// damaged, or there are more than 256); `RKStatusPluginEntry` (the symbol's struct has a wrong
    /// magic or size, or `reserved` is not 0); `RKStatusPluginVersion` (another ABI major, or a
    /// newer minor); `RKStatusPluginOpen` (a needed library cannot be found or read);
    /// `RKStatusUnsupported` (a build without plugins). After the dynamic linker was called:
    /// `RKStatusPluginOpen` (the dynamic linker refused: `rk_last_error()` has its message);
    /// `RKStatusPluginFormat` (the symbol in memory differs from the one in the file);
    /// `RKStatusPluginEntry` (no id, no version, no `init`, or members that its version does not
    /// have); `RKStatusAlreadyExists` (a plugin with this id); `RKStatusLimitReached` (65,534
    /// plugins); `RKStatusPluginInit` (`init` failed: `rk_last_error()` has its status). At any
    /// time: `RKStatusTooDeep`, `RKStatusNoMemory`.
    ///
    /// Re-entrancy: resolvers and constructors of the file and of needed libraries, and `init`, run
    /// inside the call.
    ///
    /// Ownership: plugins live as long as their context.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_load(context: RKContextRef, path: *const c_char, out: *mut RKPluginRef) -> RKStatus;

    /// Load what the environment variable RESPONDERKIT_PLUGIN_PATH lists: files and folders. Of a
    /// folder every file named *.so is loaded, in the order of the names; names that begin with '.'
    /// are skipped.
    ///
    /// The entries are separated by ':'. A file that does not load raises a diagnostic
    /// ("pluginNotLoaded"); the next one follows. A program with more rights than its user (setuid)
    /// does not read the variable.
    ///
    /// - `count`: receives how many were loaded; may be NULL.
    ///
    /// Returns `RKStatusOK` (also when the variable is not set); also `RKStatusPluginPolicy` if the
    /// policy does not allow it; `RKStatusNoMemory`; `RKStatusUnsupported` in a build without
    /// plugins.
    ///
    /// Re-entrancy: as `rk_plugin_load()`.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_load_environment(context: RKContextRef, count: *mut usize) -> RKStatus;

    /// Activate a plugin that is part of the program: its entry is a variable of the host. No
    /// policy is needed.
    ///
    /// - `entry`: must stay valid as long as the context.
    ///
    /// Returns also `RKStatusPluginEntry`, `RKStatusPluginVersion`, `RKStatusPluginInit`,
    /// `RKStatusAlreadyExists`, `RKStatusLimitReached` (65,534 plugins) or `RKStatusNoMemory` as
    /// `rk_plugin_load()`; `RKStatusUnsupported` in a build without plugins.
    ///
    /// Re-entrancy: `init` runs inside the call.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_register(context: RKContextRef, entry: *const RKPluginEntry, out: *mut RKPluginRef) -> RKStatus;

    /// Deactivate a plugin. Its extensions are removed, and its class names are free again. The
    /// `drop` functions of its classes are called, then `deinit`. The file stays mapped.
    ///
    /// Returns `RKStatusOK` (also for an inactive plugin); also `RKStatusBusy`, and
    /// `rk_last_error()` names the cause: an object of one of its classes is alive; a class of the
    /// host or of another plugin inherits from one of its classes; an extension of the host or of
    /// another plugin is layered over one of its classes; one of its overrides, its `init` or its
    /// `deinit` is running.
    ///
    /// Re-entrancy: `deinit` and the `drop` functions of its classes run inside the call.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_deactivate(plugin: RKPluginRef) -> RKStatus;

    /// Activate a plugin again: `init` is called, and the count of faults is 0. Its extensions are
    /// then the top layers. A plugin that was switched off after faults is first deactivated as by
    /// `rk_plugin_deactivate()`.
    ///
    /// If `init` fails, the plugin is `RKPluginStateInactive`. If `init` itself reaches the fault
    /// limit, the call succeeds and the plugin is `RKPluginStateFaulted`.
    ///
    /// Returns `RKStatusOK` (also for an active plugin); also `RKStatusPluginInit`; `RKStatusBusy`
    /// (its `init` or `deinit` is running; after faults also the cases of
    /// `rk_plugin_deactivate()`); `RKStatusNoMemory`.
    ///
    /// Re-entrancy: `init` runs inside the call, after faults also `deinit` and the `drop`
    /// functions of its classes.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_activate(plugin: RKPluginRef) -> RKStatus;

    /// Read a plugin's state.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_get_state(plugin: RKPluginRef, out: *mut RKPluginState) -> RKStatus;

    /// Copy a plugin's id.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_get_id(plugin: RKPluginRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Copy a plugin's version.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_get_version(plugin: RKPluginRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Copy the resolved path a plugin was loaded from; empty for one that is part of the program.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_get_path(plugin: RKPluginRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Read the number of a plugin's faults since it became active, and the last one.
    ///
    /// Each fault is a diagnostic ("pluginFault") and a trace record. The one that reaches the
    /// limit is followed by "pluginSwitchedOff" and `RKNotificationPluginWasSwitchedOff`.
    ///
    /// - `count`: receives the number; may be NULL.
    /// - `last`: receives the last one, 0 if there was none; may be NULL.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_get_faults(plugin: RKPluginRef, count: *mut u64, last: *mut RKPluginFault) -> RKStatus;

    /// List the plugins of a context in the order of loading, including those that are off.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_context_get_plugins(context: RKContextRef, buffer: *mut RKPluginRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Find a plugin by its id.
    ///
    /// Returns also `RKStatusNotFound`.
    ///
    /// On the context's thread only.
    pub fn rk_plugin_find(context: RKContextRef, id: *const c_char, out: *mut RKPluginRef) -> RKStatus;

    /// Find the plugin that defined a class or an extension.
    ///
    /// On the context's thread only.
    pub fn rk_class_get_plugin(cls: RKClassRef, out: *mut RKPluginRef) -> RKStatus;

    /// Report a shake: motionBegan:, then motionEnded: or motionCancelled:, to the key window's
    /// first responder, or else the key window, and up the chain (SPEC 274).
    ///
    /// Only one shake is in progress at a time, and its responder stays the same. The library
    /// cancels a shake that lasts longer than motionMaximumDuration. It also cancels one when the
    /// application becomes inactive (SPEC 287), when events are ignored (SPEC 286), and when the
    /// responder leaves its window or ends. The host's later `ended` report is then ignored.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `phase`: see `RKMotionPhase`.
    ///
    /// Returns `RKStatusOK` (also without a responder to receive it); also
    /// `RKStatusInvalidArgument` (another phase, not finite), `RKStatusAlreadyExists` (began during
    /// a motion), `RKStatusNotFound` (ended or cancelled without began, SPEC 275),
    /// `RKStatusTooDeep`, `RKStatusNoMemory`.
    ///
    /// Re-entrancy: may be called from handlers.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_motion(context: RKContextRef, timestamp: f64, phase: RKMotionPhase) -> RKStatus;

    /// Append a report of a shake to the queue; its order is checked when it is handled.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_motion(context: RKContextRef, timestamp: f64, phase: RKMotionPhase) -> RKStatus;

    /// Report a button of a remote control: remoteControlReceivedWithEvent: to the key window's
    /// first responder and up the chain. Without a first responder it goes to the application, then
    /// to its delegate (SPEC 276).
    ///
    /// Nothing happens unless the application receives remote-control events; see
    /// `rk_application_begin_receiving_remote_control_events()`.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `subtype`: one of `RKEventSubtypeRemoteControl`….
    ///
    /// Returns also `RKStatusInvalidArgument` (another subtype, not finite), `RKStatusTooDeep`,
    /// `RKStatusNoMemory`.
    ///
    /// Re-entrancy: may be called from handlers.
    ///
    /// On the context's thread only.
    pub fn rk_context_send_remote_control(context: RKContextRef, timestamp: f64, subtype: RKEventSubtype) -> RKStatus;

    /// Append a button of a remote control to the queue.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On any thread.
    pub fn rk_context_post_remote_control(context: RKContextRef, timestamp: f64, subtype: RKEventSubtype) -> RKStatus;

    /// Start receiving remote-control events. Calls do not nest (SPEC 276).
    ///
    /// On the context's thread only.
    pub fn rk_application_begin_receiving_remote_control_events(application: RKApplicationRef) -> RKStatus;

    /// Stop receiving remote-control events.
    ///
    /// On the context's thread only.
    pub fn rk_application_end_receiving_remote_control_events(application: RKApplicationRef) -> RKStatus;

    /// Read whether the application receives remote-control events; default false.
    ///
    /// On the context's thread only.
    pub fn rk_application_is_receiving_remote_control_events(application: RKApplicationRef, out: *mut bool) -> RKStatus;

    /// Run the motion_began that `cls` inherits. Built in: forward to the next responder (SPEC
    /// 274).
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown subtype), `RKStatusTooDeep`.
    ///
    /// On the context's thread only.
    pub fn rk_super_motion_began(cls: RKClassRef, this: RKResponderRef, motion: RKEventSubtype, event: RKEventRef) -> RKStatus;

    /// Run the motion_ended that `cls` inherits.
    ///
    /// Returns as `rk_super_motion_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_motion_ended(cls: RKClassRef, this: RKResponderRef, motion: RKEventSubtype, event: RKEventRef) -> RKStatus;

    /// Run the motion_cancelled that `cls` inherits.
    ///
    /// Returns as `rk_super_motion_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_motion_cancelled(cls: RKClassRef, this: RKResponderRef, motion: RKEventSubtype, event: RKEventRef) -> RKStatus;

    /// Run the remote_control_received that `cls` inherits. Built in: forward to the next responder
    /// (SPEC 276).
    ///
    /// Returns also `RKStatusTooDeep`.
    ///
    /// On the context's thread only.
    pub fn rk_super_remote_control_received(cls: RKClassRef, this: RKResponderRef, event: RKEventRef) -> RKStatus;

    /// Switch the trace on; earlier records are discarded.
    ///
    /// - `capacity`: most records kept, 1 to 16,777,216; older ones are overwritten.
    ///
    /// Returns also `RKStatusInvalidArgument` (0), `RKStatusLimitReached`, `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_trace_start(context: RKContextRef, capacity: usize) -> RKStatus;

    /// Switch the trace off and discard the records.
    ///
    /// On the context's thread only.
    pub fn rk_trace_stop(context: RKContextRef) -> RKStatus;

    /// Discard the records; the trace stays on.
    ///
    /// On the context's thread only.
    pub fn rk_trace_clear(context: RKContextRef) -> RKStatus;

    /// Read whether the trace is on.
    ///
    /// On the context's thread only.
    pub fn rk_trace_is_on(context: RKContextRef, out: *mut bool) -> RKStatus;

    /// Copy records, oldest first.
    ///
    /// - `after`: only records with a greater sequence number; 0 for all.
    /// - `count`: receives the number of copied records, or, with capacity 0, of all.
    ///
    /// On the context's thread only.
    pub fn rk_trace_read(context: RKContextRef, after: u64, out: *mut RKTraceRecord, capacity: usize, count: *mut usize) -> RKStatus;

    /// Write one record as a sentence, such as "label was not hit: userInteractionEnabled is false
    /// (SPEC 32)".
    ///
    /// - `record`: a record of this context; objects that have ended are named by their kind.
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown reason).
    ///
    /// On the context's thread only.
    pub fn rk_trace_describe(context: RKContextRef, record: *const RKTraceRecord, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Write one sentence about the latest touch that was aimed at this object: its effect, or why
    /// it had none. For a recogniser the sentence is about its last attempt.
    ///
    /// The sentence is about the last recorded decision about the object. A later touch may have
    /// come within 44 points of the object without reaching it; then the sentence is about this
    /// touch. For a decision it names the causes and the consequence. For a touch it names the
    /// obstacle: a view in front, a superview whose bounds end before the point, a hidden ancestor.
    /// Without any touch it names the obstacle that a touch would meet now.
    ///
    /// Example: "double waited for another tap until 0.43 s, then failed (1 of 2 taps, and no
    /// further one began within 0.35 s) (SPEC 198); single, which required it to fail, recognised".
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_explain(object: RKObjectRef, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Read the causes behind `rk_explain()`, in order.
    ///
    /// - `count`: receives the number of copied steps, or, with capacity 0, of all, at most 32.
    ///
    /// Returns also `RKStatusStructSize`, `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_explain_steps(object: RKObjectRef, out: *mut RKExplanationStep, capacity: usize, count: *mut usize) -> RKStatus;

    /// Write one sentence about the object and one touch: the effect of the touch on the object, or
    /// why it had none.
    ///
    /// - `touch_id`: the host's number of a touch; if several had it, the latest one in the trace.
    ///
    /// Returns also `RKStatusNotFound` (no touch of that number is in the trace, or the trace is
    /// off), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_explain_touch(object: RKObjectRef, touch_id: i64, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Read the causes behind `rk_explain_touch()`, as `rk_explain_steps()` does.
    ///
    /// Returns also `RKStatusNotFound`, `RKStatusStructSize`, `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_explain_touch_steps(object: RKObjectRef, touch_id: i64, out: *mut RKExplanationStep, capacity: usize, count: *mut usize) -> RKStatus;

    /// Write one sentence about a touch that would begin at a point now: whether it would hit the
    /// view, and otherwise the obstacles. Works without the trace.
    ///
    /// - `point`: coordinates of the view's window; of the topmost view above it if it is in none.
    ///   In points.
    /// - `calls_overrides`: whether overrides of hitTest and pointInside are called. If false, the
    ///   sentence names the override that would decide.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN), `RKStatusTooDeep`, `RKStatusNoMemory`;
    /// `RKStatusBusy` if `calls_overrides` is true in an override that an audit has called.
    ///
    /// Re-entrancy: calls overrides of hitTest and pointInside if `calls_overrides` is true.
    ///
    /// On the context's thread only.
    pub fn rk_view_explain_point(view: RKViewRef, point: RKPoint, calls_overrides: bool, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Read the causes behind `rk_view_explain_point()`, as `rk_explain_steps()` does.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN), `RKStatusStructSize`, `RKStatusTooDeep`,
    /// `RKStatusNoMemory`.
    ///
    /// Re-entrancy: calls overrides of hitTest and pointInside if `calls_overrides` is true.
    ///
    /// On the context's thread only.
    pub fn rk_view_explain_point_steps(view: RKViewRef, point: RKPoint, calls_overrides: bool, out: *mut RKExplanationStep, capacity: usize, count: *mut usize) -> RKStatus;

    /// Write one cause of an explanation as a sentence, such as "panel, which send lies in, is
    /// hidden (SPEC 32)". The words are those of the whole explanation, with the subject's name for
    /// "it".
    ///
    /// - `step`: of this context; an object that has ended is named by its class, "the Button that
    ///   ended". One that is in no record, and one of another context, is named "a destroyed
    ///   object".
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown reason), `RKStatusStructSize`.
    ///
    /// On the context's thread only.
    pub fn rk_explanation_step_describe(context: RKContextRef, step: *const RKExplanationStep, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Return the name of a reason without prefix, such as "hitHidden"; NULL for an unknown one.
    ///
    /// On any thread.
    pub fn rk_reason_name(reason: RKReason) -> *const c_char;

    /// List the problems that the records of the trace show, the most serious first (SPEC 357).
    /// Nothing is changed or called.
    ///
    /// Touches are evaluated when they have ended. Their distances from controls are those at their
    /// touch-down.
    ///
    /// - `flags`: `RKProblemFlagsInputEnded` or 0.
    /// - `count`: receives the number of copied problems, or, with capacity 0, of all.
    ///
    /// Returns also `RKStatusNotFound` (the trace is off), `RKStatusInvalidArgument` (an unknown
    /// flag), `RKStatusStructSize`, `RKStatusNoMemory`. Cost: O(records + recognisers).
    ///
    /// On the context's thread only.
    pub fn rk_problems(context: RKContextRef, flags: RKProblemFlags, out: *mut RKProblem, capacity: usize, count: *mut usize) -> RKStatus;

    /// Write one of the texts about a problem. Points are in the coordinates of the touch's window,
    /// rounded to tenths.
    ///
    /// Example: "Save was missed by 5 pt at (95 120); up to 12 pt beside a control is a near miss,
    /// the last of 12 times (SPEC 357)".
    ///
    /// - `problem`: of this context; objects that have ended are named as such.
    /// - `part`: which text; `RKProblemPartExplanation` reads the trace.
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown kind or part), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_problem_describe(context: RKContextRef, problem: *const RKProblem, part: RKProblemPart, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Read the causes behind `RKProblemPartExplanation` in order, as `rk_explain_steps()` does.
    ///
    /// - `count`: receives the number of copied steps, or, with capacity 0, of all, at most 32.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown kind), `RKStatusStructSize`,
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_problem_steps(context: RKContextRef, problem: *const RKProblem, out: *mut RKExplanationStep, capacity: usize, count: *mut usize) -> RKStatus;

    /// Return the name of a kind without prefix, such as "nearMiss"; NULL for an unknown one.
    ///
    /// On any thread.
    pub fn rk_problem_kind_name(kind: RKProblemKind) -> *const c_char;

    /// Start recording a context: its present state, and everything that changes it from now on.
    ///
    /// A recording cannot start inside a callback. It also cannot start while one of these exists,
    /// because the file cannot describe them as a state: a touch or press that is down; a gesture;
    /// a tap after which another tap may follow; a shake; a moving scroll view; a scroll view with
    /// a zoomScale other than 1 whose zoomed view is no longer inside it. The result is then
    /// `RKStatusBusy`, and `rk_last_error()` names the cause.
    ///
    /// Bytes are written at these moments: before the first callback of a call; at the end of a
    /// call with input or time; whenever about 64 KB are waiting. So after a crash of the program
    /// the file lacks only the end of the running call. Nothing is compressed. A finger's move
    /// takes about 35 bytes, and each of its decisions 8 to 15.
    ///
    /// After fork() both processes share the file: only one of them may use the context. Two
    /// signals are left to the program. SIGPIPE comes when `path` is a pipe whose reader has closed
    /// it, SIGXFSZ when the file exceeds the process's limit.
    ///
    /// - `desc`: see `RKRecorderDesc`.
    ///
    /// Returns also `RKStatusInvalidArgument` (neither or both of `path` and `writer`, an unknown
    /// option); `RKStatusAlreadyExists` (this context is being recorded); `RKStatusBusy` (see
    /// above); `RKStatusSystem` (the file cannot be opened or written; `rk_last_error()` has the
    /// system's reason); `RKStatusNoMemory`; `RKStatusUnsupported` (a `path` in a build without an
    /// operating system).
    ///
    /// Re-entrancy: calls `writer`.
    ///
    /// On the context's thread only.
    pub fn rk_recorder_start(context: RKContextRef, desc: *const RKRecorderDesc) -> RKStatus;

    /// End the recording and close the file. `rk_context_destroy()` does so too.
    ///
    /// Returns also `RKStatusNotFound` (nothing is being recorded); `RKStatusSystem` (a write
    /// failed, now or before: the file ends there); `RKStatusBusy` (inside a callback). The
    /// recording has ended, except with `RKStatusBusy` and the usual errors.
    ///
    /// Re-entrancy: calls `writer` and `drop`.
    ///
    /// On the context's thread only.
    pub fn rk_recorder_stop(context: RKContextRef) -> RKStatus;

    /// Write all bytes that are waiting.
    ///
    /// Returns also `RKStatusNotFound` (nothing is being recorded); `RKStatusSystem`.
    ///
    /// Re-entrancy: calls `writer`.
    ///
    /// On the context's thread only.
    pub fn rk_recorder_flush(context: RKContextRef) -> RKStatus;

    /// Add a remark of the host to the recording, such as "the button did not fire here". Replays
    /// and reports show it at its place.
    ///
    /// - `text`: UTF-8, copied, 1 to 255 bytes.
    ///
    /// Returns `RKStatusOK`, also when nothing is being recorded; `RKStatusInvalidArgument`
    /// (empty); `RKStatusLimitReached` (longer).
    ///
    /// On the context's thread only.
    pub fn rk_recorder_mark(context: RKContextRef, text: *const c_char) -> RKStatus;

    /// Read the present size of the recording.
    ///
    /// On the context's thread only.
    pub fn rk_recorder_get_size(context: RKContextRef, out: *mut u64) -> RKStatus;

    /// Create a responder that is not a view, a controller or the application, such as a delegate
    /// or a target.
    ///
    /// - `cls`: Responder or a subclass of it, direct or indirect, that is not a View,
    ///   ViewController or Application; NULL means Responder.
    ///
    /// Returns also `RKStatusInvalidArgument` (class of another kind), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_responder_create(context: RKContextRef, cls: RKClassRef, out: *mut RKResponderRef) -> RKStatus;

    /// Find the next responder: nextResponder, overrides included, with the rules for views,
    /// controllers, windows and the application (SPEC 110-120).
    ///
    /// Re-entrancy: calls next_responder overrides.
    ///
    /// On the context's thread only.
    pub fn rk_responder_get_next_responder(responder: RKResponderRef, out: *mut RKResponderRef) -> RKStatus;

    /// List the responder chain from a responder (first entry) to its end.
    ///
    /// The walk ends before a responder that repeats or after 10,000 steps, with a diagnostic
    /// "responderCycle" or "responderChainTooLong" (SPEC 121).
    ///
    /// - `buffer`: see "Texts and lists out" in base.h. The handles are borrowed.
    /// - `capacity`: see "Texts and lists out" in base.h. The handles are borrowed.
    /// - `length`: see "Texts and lists out" in base.h. The handles are borrowed.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// Re-entrancy: calls next_responder overrides.
    ///
    /// On the context's thread only.
    pub fn rk_responder_get_chain(responder: RKResponderRef, buffer: *mut RKResponderRef, capacity: usize, length: *mut usize) -> RKStatus;

    /// Find the first view controller on the chain, the responder itself included (SPEC 124).
    ///
    /// On the context's thread only.
    pub fn rk_responder_get_view_controller(responder: RKResponderRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Set the result of the inherited canBecomeFirstResponder; default false, for a TextField true
    /// (SPEC 126, 279).
    ///
    /// On the context's thread only.
    pub fn rk_responder_set_can_become_first_responder(responder: RKResponderRef, value: bool) -> RKStatus;

    /// Call canBecomeFirstResponder, overrides included.
    ///
    /// On the context's thread only.
    pub fn rk_responder_can_become_first_responder(responder: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Set the result of the inherited canResignFirstResponder; default true (SPEC 126).
    ///
    /// On the context's thread only.
    pub fn rk_responder_set_can_resign_first_responder(responder: RKResponderRef, value: bool) -> RKStatus;

    /// Call canResignFirstResponder, overrides included.
    ///
    /// On the context's thread only.
    pub fn rk_responder_can_resign_first_responder(responder: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Make a responder the first responder of its window (SPEC 125, 127); overrides of
    /// become_first_responder are called.
    ///
    /// On the context's thread only.
    pub fn rk_responder_become_first_responder(responder: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Resign as first responder; overrides of resign_first_responder are called (SPEC 128).
    ///
    /// On the context's thread only.
    pub fn rk_responder_resign_first_responder(responder: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Read whether exactly this object is the first responder of its window (SPEC 132).
    ///
    /// On the context's thread only.
    pub fn rk_responder_is_first_responder(responder: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Call canPerformAction:withSender:, overrides included. The inherited method returns whether
    /// the class implements the action (SPEC 133).
    ///
    /// - `selector`: the action's name.
    /// - `sender`: may be NULL.
    ///
    /// Returns also `RKStatusLimitReached` (selector over 255 bytes).
    ///
    /// On the context's thread only.
    pub fn rk_responder_can_perform_action(responder: RKResponderRef, selector: *const c_char, sender: RKObjectRef, out: *mut bool) -> RKStatus;

    /// Find the responder that performs an action: this one if it can, else the first one up its
    /// chain that can (SPEC 133).
    ///
    /// - `selector`: the action's name.
    /// - `sender`: may be NULL.
    ///
    /// Returns also `RKStatusLimitReached` (selector over 255 bytes).
    ///
    /// On the context's thread only.
    pub fn rk_responder_target_for_action(responder: RKResponderRef, selector: *const c_char, sender: RKObjectRef, out: *mut RKResponderRef) -> RKStatus;

    /// Attach a value to a responder, such as an undo manager or an input view. All responders
    /// below it on the chain find it (SPEC 134).
    ///
    /// - `key`: name of the value, UTF-8, 1 to 255 bytes, copied.
    /// - `value`: anything; NULL removes.
    ///
    /// Returns also `RKStatusInvalidArgument` (`key` NULL or empty), `RKStatusLimitReached` (key
    /// over 255 bytes), `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_responder_set_value(responder: RKResponderRef, key: *const c_char, value: *mut c_void) -> RKStatus;

    /// Look a value up along the responder chain, this responder first (SPEC 134).
    ///
    /// - `provider`: receives the responder with the value; may be NULL.
    ///
    /// Returns also `RKStatusLimitReached` (key over 255 bytes).
    ///
    /// On the context's thread only.
    pub fn rk_responder_find_value(responder: RKResponderRef, key: *const c_char, out: *mut *mut c_void, provider: *mut RKResponderRef) -> RKStatus;

    /// Send touches to a responder's touch method, as the library does for the hit view; for
    /// handlers that redirect touches.
    ///
    /// Calls made by hand are not tracked; the caller must send the matching ended or cancelled.
    ///
    /// - `phase`: began, moved, ended or cancelled.
    /// - `touches`: `count` touches of one context.
    /// - `event`: may be NULL.
    ///
    /// Returns also `RKStatusInvalidArgument` (another phase, no touches), `RKStatusLimitReached`
    /// (over 65,536 touches), `RKStatusTooDeep`.
    ///
    /// On the context's thread only.
    pub fn rk_responder_send_touches(responder: RKResponderRef, phase: RKTouchPhase, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_began that `cls` inherits. Built in: forward to the next responder (SPEC
    /// 90).
    ///
    /// - `cls`: the class whose method is making the call; the receiver must be an instance of it.
    /// - `touches`: as received, or any touches of the context.
    /// - `count`: as received, or any touches of the context.
    /// - `event`: as received, or any touches of the context.
    ///
    /// Returns also `RKStatusInvalidArgument` (no touches), `RKStatusLimitReached`,
    /// `RKStatusTooDeep` (no stack left).
    ///
    /// On the context's thread only.
    pub fn rk_super_touches_began(cls: RKClassRef, this: RKResponderRef, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_moved that `cls` inherits; see `rk_super_touches_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_touches_moved(cls: RKClassRef, this: RKResponderRef, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_ended that `cls` inherits; see `rk_super_touches_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_touches_ended(cls: RKClassRef, this: RKResponderRef, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_cancelled that `cls` inherits; see `rk_super_touches_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_touches_cancelled(cls: RKClassRef, this: RKResponderRef, touches: *const RKTouchRef, count: usize, event: RKEventRef) -> RKStatus;

    /// Run the touches_estimated_properties_updated that `cls` inherits; see
    /// `rk_super_touches_began()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_touches_estimated_properties_updated(cls: RKClassRef, this: RKResponderRef, touches: *const RKTouchRef, count: usize) -> RKStatus;

    /// Run the next_responder that `cls` inherits.
    ///
    /// - `cls`: the class whose method is making the call.
    ///
    /// On the context's thread only.
    pub fn rk_super_next_responder(cls: RKClassRef, this: RKResponderRef, out: *mut RKResponderRef) -> RKStatus;

    /// Run the can_become_first_responder that `cls` inherits; see `rk_super_next_responder()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_can_become_first_responder(cls: RKClassRef, this: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Run the become_first_responder that `cls` inherits; see `rk_super_next_responder()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_become_first_responder(cls: RKClassRef, this: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Run the can_resign_first_responder that `cls` inherits; see `rk_super_next_responder()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_can_resign_first_responder(cls: RKClassRef, this: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Run the resign_first_responder that `cls` inherits; see `rk_super_next_responder()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_resign_first_responder(cls: RKClassRef, this: RKResponderRef, out: *mut bool) -> RKStatus;

    /// Run the can_perform_action that `cls` inherits; see `rk_super_next_responder()` and
    /// `rk_responder_can_perform_action()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_can_perform_action(cls: RKClassRef, this: RKResponderRef, selector: *const c_char, sender: RKObjectRef, out: *mut bool) -> RKStatus;

    /// Run the target_for_action that `cls` inherits; see `rk_super_next_responder()` and
    /// `rk_responder_target_for_action()`.
    ///
    /// On the context's thread only.
    pub fn rk_super_target_for_action(cls: RKClassRef, this: RKResponderRef, selector: *const c_char, sender: RKObjectRef, out: *mut RKResponderRef) -> RKStatus;

    /// Return the version of the library that is loaded, as 0x00MMmmpp.
    ///
    /// Returns major, minor and patch in one number; compare with the macros the program was
    /// compiled with. Never fails.
    ///
    /// On any thread.
    pub fn rk_version() -> u32;

    /// Return the version of the library that is loaded, as text.
    ///
    /// Returns a constant text such as "0.1.0". Never fails.
    ///
    /// On any thread.
    pub fn rk_version_string() -> *const c_char;

    /// Return the version of the binary interface, as (major \<\< 16) | minor.
    ///
    /// On any thread.
    pub fn rk_abi_version() -> u32;

    /// Copy the layout of every public struct and enum in the library: sizes, alignments, field
    /// offsets and enumerator values.
    ///
    /// JSON:
    /// `{"abi":[0,1],"pointer":8,"structs":{"RKPoint":{"size":16,"align":8,"fields":{"x":[0,8],"y":[8,8]}},…},
    /// "enums":{"RKStatus":{"RKStatusOK":0,…},…}}`, a field being \[offset, size\]. Bindings
    /// compare it with their own declarations.
    ///
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// Returns also `RKStatusInvalidArgument` (`buffer` NULL with a capacity).
    ///
    /// On any thread.
    pub fn rk_abi_layout(buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Create a window: visible, in front of the other windows of level 0, not key.
    ///
    /// - `cls`: Window or a subclass; NULL means Window.
    /// - `frame`: screen coordinates; finite. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (frame not finite, class of another kind),
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_window_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKWindowRef) -> RKStatus;

    /// Set the level: windows of higher levels are hit-tested first (SPEC 43). The window moves to
    /// the front of its new level.
    ///
    /// - `level`: finite.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN or infinity). Cost: O(windows).
    ///
    /// On the context's thread only.
    pub fn rk_window_set_level(window: RKWindowRef, level: f64) -> RKStatus;

    /// Read the level; default 0.
    ///
    /// On the context's thread only.
    pub fn rk_window_get_level(window: RKWindowRef, out: *mut f64) -> RKStatus;

    /// Set the screen of the window; it receives touches of that screen only (SPEC 43).
    ///
    /// - `screen`: any number.
    ///
    /// On the context's thread only.
    pub fn rk_window_set_screen(window: RKWindowRef, screen: u32) -> RKStatus;

    /// Read the screen; default 0.
    ///
    /// On the context's thread only.
    pub fn rk_window_get_screen(window: RKWindowRef, out: *mut u32) -> RKStatus;

    /// Make the window key, unless its can_become_key_window returns false. If it is hidden, it
    /// becomes key later, when it is shown; a later call for another window replaces this (SPEC
    /// 281).
    ///
    /// Re-entrancy: calls can_become_key_window, resign_key_window and become_key_window;
    /// notifications follow the last two.
    ///
    /// On the context's thread only.
    pub fn rk_window_make_key(window: RKWindowRef) -> RKStatus;

    /// Show the window in front of its level and make it key, if it can become key (SPEC 280, 281).
    ///
    /// Re-entrancy: as `rk_window_make_key()`.
    ///
    /// On the context's thread only.
    pub fn rk_window_make_key_and_visible(window: RKWindowRef) -> RKStatus;

    /// Read whether the window is the key window.
    ///
    /// On the context's thread only.
    pub fn rk_window_is_key(window: RKWindowRef, out: *mut bool) -> RKStatus;

    /// Set the root view controller. The old controller's view leaves the window. The new
    /// controller's view is loaded and added, and fills the window's bounds from then on (SPEC
    /// 282).
    ///
    /// - `controller`: retained by the window. The root of another window moves to this one. NULL
    ///   removes.
    ///
    /// Returns also `RKStatusCycle`, `RKStatusTooDeep`, `RKStatusNoMemory`, `RKStatusBusy` (a
    /// callback moved or destroyed one of them).
    ///
    /// Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
    ///
    /// On the context's thread only.
    pub fn rk_window_set_root_view_controller(window: RKWindowRef, controller: RKViewControllerRef) -> RKStatus;

    /// Find the root view controller.
    ///
    /// On the context's thread only.
    pub fn rk_window_get_root_view_controller(window: RKWindowRef, out: *mut RKViewControllerRef) -> RKStatus;

    /// Find the window's first responder (SPEC 125).
    ///
    /// On the context's thread only.
    pub fn rk_window_get_first_responder(window: RKWindowRef, out: *mut RKResponderRef) -> RKStatus;

    /// Convert a point from the window's coordinates to another window's; NULL: screen coordinates
    /// (SPEC 8).
    ///
    /// On the context's thread only.
    pub fn rk_window_convert_point_to(window: RKWindowRef, point: RKPoint, to: RKWindowRef, out: *mut RKPoint) -> RKStatus;

    /// Convert a point from another window's coordinates (NULL: screen) to this window's.
    ///
    /// On the context's thread only.
    pub fn rk_window_convert_point_from(window: RKWindowRef, point: RKPoint, from: RKWindowRef, out: *mut RKPoint) -> RKStatus;

    /// Convert a rectangle (bounding box) from the window's coordinates to another window's; NULL:
    /// screen coordinates.
    ///
    /// On the context's thread only.
    pub fn rk_window_convert_rect_to(window: RKWindowRef, rect: RKRect, to: RKWindowRef, out: *mut RKRect) -> RKStatus;

    /// Convert a rectangle (bounding box) from another window's coordinates (NULL: screen) to this
    /// window's.
    ///
    /// On the context's thread only.
    pub fn rk_window_convert_rect_from(window: RKWindowRef, rect: RKRect, from: RKWindowRef, out: *mut RKRect) -> RKStatus;

    /// Run the send_event that `cls` inherits. Built in: deliver this window's touches of the
    /// update.
    ///
    /// On the context's thread only.
    pub fn rk_super_window_send_event(cls: RKClassRef, this: RKWindowRef, event: RKEventRef) -> RKStatus;

    /// Run the become_key_window that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_become_key_window(cls: RKClassRef, this: RKWindowRef) -> RKStatus;

    /// Run the resign_key_window that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_resign_key_window(cls: RKClassRef, this: RKWindowRef) -> RKStatus;

    /// Run the can_become_key_window that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_can_become_key_window(cls: RKClassRef, this: RKWindowRef, out: *mut bool) -> RKStatus;

    /// Set the delegate, or remove it.
    ///
    /// - `delegate`: copied; NULL removes.
    ///
    /// Returns also `RKStatusNoMemory`, `RKStatusBusy` (the text field is being destroyed).
    ///
    /// Re-entrancy: `drop` of the old delegate.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_set_delegate(text_field: RKControlRef, delegate: *const RKTextFieldDelegate) -> RKStatus;

    /// Find the delegate object; NULL if there is none. A delegate whose object has ended is
    /// removed at its next call, or here.
    ///
    /// Re-entrancy: `drop` of a removed delegate.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_get_delegate(text_field: RKControlRef, out: *mut RKObjectRef) -> RKStatus;

    /// Read isEditing: whether the text field is first responder (SPEC 325).
    ///
    /// On the context's thread only.
    pub fn rk_text_field_is_editing(text_field: RKControlRef, out: *mut bool) -> RKStatus;

    /// Set secureTextEntry: whether the host draws the text as secret; the library ignores it.
    /// Default false.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_set_secure_text_entry(text_field: RKControlRef, secure: bool) -> RKStatus;

    /// Read isSecureTextEntry.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_is_secure_text_entry(text_field: RKControlRef, out: *mut bool) -> RKStatus;

    /// Select a range; an empty range is the insertion point. The delegate's did_change_selection
    /// is called if the selection changes.
    ///
    /// - `start`: bytes, start \<= end, both between characters.
    /// - `end`: bytes, start \<= end, both between characters.
    /// - `affinity`: the end that an extending step moves: forward the end, backward the start.
    ///
    /// Returns also `RKStatusInvalidArgument` (beyond the text, within a character, start \> end,
    /// unknown affinity).
    ///
    /// Re-entrancy: delegate.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_set_selected_range(text_field: RKControlRef, start: usize, end: usize, affinity: RKTextDirection) -> RKStatus;

    /// Read the selection; empty: the insertion point.
    ///
    /// - `affinity`: receives the end that an extending step moves; may be NULL.
    ///
    /// Returns also `RKStatusInvalidArgument` if `start` or `end` is NULL.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_get_selected_range(text_field: RKControlRef, start: *mut usize, end: *mut usize, affinity: *mut RKTextDirection) -> RKStatus;

    /// Move the insertion point by one step, as an arrow key does (SPEC 330).
    ///
    /// - `extend`: keep the other end of the selection, as with shift held.
    ///
    /// Returns also `RKStatusInvalidArgument` (unknown direction or granularity).
    ///
    /// Re-entrancy: delegate.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_move(text_field: RKControlRef, direction: RKTextDirection, granularity: RKTextGranularity, extend: bool) -> RKStatus;

    /// Find the offset some steps away from another one: positionFromPosition:offset:.
    ///
    /// - `start`: between characters.
    /// - `steps`: below 0: backward.
    ///
    /// Returns also `RKStatusNotFound` (the text has fewer steps), `RKStatusInvalidArgument`
    /// (`start` beyond the text or within a character, unknown granularity).
    ///
    /// On the context's thread only.
    pub fn rk_text_field_get_position(text_field: RKControlRef, start: usize, steps: i64, granularity: RKTextGranularity, out: *mut usize) -> RKStatus;

    /// Delete the selection, or one step from the insertion point in a direction (SPEC 332).
    ///
    /// Returns `RKStatusOK` (also when there is nothing to delete, or the delegate refuses); also
    /// `RKStatusInvalidArgument` (unknown direction or granularity).
    ///
    /// Re-entrancy: delegate, actions.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_delete(text_field: RKControlRef, direction: RKTextDirection, granularity: RKTextGranularity) -> RKStatus;

    /// Clear the text, as a clear button does, if should_clear returns true (SPEC 333).
    ///
    /// Re-entrancy: delegate, actions.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_clear(text_field: RKControlRef, out: *mut bool) -> RKStatus;

    /// Replace the text of a range: replaceRange:withText:. The insertion point moves to the end of
    /// the new text.
    ///
    /// - `start`: as for `rk_text_field_set_selected_range()`.
    /// - `end`: as for `rk_text_field_set_selected_range()`.
    /// - `text`: UTF-8, at most 65,535 bytes.
    ///
    /// Returns `RKStatusOK` (also when the delegate refuses); also `RKStatusInvalidArgument` (a
    /// range as for `rk_text_field_set_selected_range()`; `text` NULL or not UTF-8);
    /// `RKStatusLimitReached` (`text`, or the whole text with it, over 65,535 bytes);
    /// `RKStatusNoMemory`.
    ///
    /// Re-entrancy: delegate, actions.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_replace_range(text_field: RKControlRef, start: usize, end: usize, text: *const c_char) -> RKStatus;

    /// Copy the text of a range: textInRange:.
    ///
    /// - `start`: as for `rk_text_field_set_selected_range()`.
    /// - `end`: as for `rk_text_field_set_selected_range()`.
    /// - `buffer`: see "Texts and lists out" in base.h.
    /// - `capacity`: see "Texts and lists out" in base.h.
    /// - `length`: see "Texts and lists out" in base.h.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_get_text_in_range(text_field: RKControlRef, start: usize, end: usize, buffer: *mut c_char, capacity: usize, length: *mut usize) -> RKStatus;

    /// Replace the marked text, or else the selection, by the text in composition:
    /// setMarkedText:selectedRange:.
    ///
    /// - `text`: UTF-8, at most 65,535 bytes; "" ends the composition without a text.
    /// - `start`: the selection, in bytes of `text`, start \<= end, both between characters of it.
    /// - `end`: the selection, in bytes of `text`, start \<= end, both between characters of it.
    ///
    /// Returns `RKStatusOK` (also when the delegate refuses); also `RKStatusInvalidArgument` (a
    /// range beyond `text` or within a character; `start` \> `end`; `text` NULL or not UTF-8);
    /// `RKStatusLimitReached` (`text`, or the whole text with it, over 65,535 bytes);
    /// `RKStatusNoMemory`.
    ///
    /// Re-entrancy: delegate, actions.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_set_marked_text(text_field: RKControlRef, text: *const c_char, start: usize, end: usize) -> RKStatus;

    /// End the composition and keep its text: unmarkText.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_unmark_text(text_field: RKControlRef) -> RKStatus;

    /// Read the marked range.
    ///
    /// Returns also `RKStatusNotFound` (nothing is marked), `RKStatusInvalidArgument` if `start` or
    /// `end` is NULL.
    ///
    /// On the context's thread only.
    pub fn rk_text_field_get_marked_range(text_field: RKControlRef, start: *mut usize, end: *mut usize) -> RKStatus;

    /// Create a scroll view.
    ///
    /// - `cls`: ScrollView or a subclass; NULL means ScrollView.
    /// - `frame`: in the coordinates of the future superview; finite. In points.
    ///
    /// Returns also `RKStatusInvalidArgument` (frame not finite, class of another kind),
    /// `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_create(context: RKContextRef, cls: RKClassRef, frame: RKRect, out: *mut RKScrollViewRef) -> RKStatus;

    /// Set the delegate, or remove it.
    ///
    /// - `delegate`: copied; NULL removes.
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// Re-entrancy: `drop` of the old delegate.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_delegate(scroll_view: RKScrollViewRef, delegate: *const RKScrollViewDelegate) -> RKStatus;

    /// Find the delegate object; NULL if there is none. A delegate whose object has ended is
    /// removed at its next call, or here.
    ///
    /// Re-entrancy: `drop` of a removed delegate.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_delegate(scroll_view: RKScrollViewRef, out: *mut RKObjectRef) -> RKStatus;

    /// Find the pan recogniser that scrolls: a Pan that stays attached for the scroll view's life.
    /// The host may set its delegate, requirements and targets.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_pan_gesture_recognizer(scroll_view: RKScrollViewRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Find the pinch recogniser that zooms; see `rk_scroll_view_get_pan_gesture_recognizer()`.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_pinch_gesture_recognizer(scroll_view: RKScrollViewRef, out: *mut RKGestureRecognizerRef) -> RKStatus;

    /// Set contentOffset.
    ///
    /// Without animation the offset is set as given, even beyond the edges. A deceleration or
    /// animation stops; a drag continues from there. If the offset has changed, the delegate
    /// receives didScroll (SPEC 267). With animation the offset takes scrollAnimationDuration to
    /// reach its value. Then the delegate receives didEndScrollingAnimation. An animation to the
    /// present offset does nothing.
    ///
    /// - `offset`: finite. In points.
    ///
    /// Re-entrancy: delegate.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_content_offset(scroll_view: RKScrollViewRef, offset: RKPoint, animated: bool) -> RKStatus;

    /// Read contentOffset, which is bounds.origin (SPEC 243).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_content_offset(scroll_view: RKScrollViewRef, out: *mut RKPoint) -> RKStatus;

    /// Scroll by the shortest distance that makes a rectangle of the content visible, within the
    /// legal range: scrollRectToVisible:animated:.
    ///
    /// - `rect`: in bounds space; finite. In points.
    ///
    /// Returns as `rk_scroll_view_set_content_offset()`.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_scroll_rect_to_visible(scroll_view: RKScrollViewRef, rect: RKRect, animated: bool) -> RKStatus;

    /// Scroll to the top, as a tap on the status bar does. If scrollsToTop is set and
    /// should_scroll_to_top returns true, animate to the top and send didScrollToTop. At the top,
    /// send didScrollToTop at once.
    ///
    /// Re-entrancy: delegate.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_scroll_to_top(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set contentSize: how large the content is. The offset stays, even outside the new range.
    /// Default (0, 0).
    ///
    /// - `size`: finite, not negative. In points.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_content_size(scroll_view: RKScrollViewRef, size: RKSize) -> RKStatus;

    /// Read contentSize.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_content_size(scroll_view: RKScrollViewRef, out: *mut RKSize) -> RKStatus;

    /// Set contentInset: the distances that widen the legal range at the edges (SPEC 243). Default
    /// all 0.
    ///
    /// - `insets`: finite. In points.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_content_inset(scroll_view: RKScrollViewRef, insets: RKEdgeInsets) -> RKStatus;

    /// Read contentInset.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_content_inset(scroll_view: RKScrollViewRef, out: *mut RKEdgeInsets) -> RKStatus;

    /// Read the legal range of contentOffset: origin = least, origin + size = greatest (SPEC 243).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_content_offset_range(scroll_view: RKScrollViewRef, out: *mut RKRect) -> RKStatus;

    /// Read isTracking: whether a finger is on the scroll view or its content (SPEC 246).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_tracking(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Read isDragging: whether a finger scrolls, from the pan's beginning to its end (SPEC 246).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_dragging(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Read isDecelerating: whether the content still moves after the finger has lifted (SPEC 246).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_decelerating(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Read isZooming: whether the pinch is in progress.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_zooming(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Read isZoomBouncing: whether the scale is returning into its range.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_zoom_bouncing(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Read the velocity of a drag, a deceleration or an animation at the clock's time; (0, 0) at
    /// rest. For a deceleration or an animation it is the exact derivative of the offset (SPEC
    /// 255).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_velocity(scroll_view: RKScrollViewRef, out: *mut RKPoint) -> RKStatus;

    /// Read isScrollAnimating: whether the offset is animated, as by
    /// `rk_scroll_view_set_content_offset()` (SPEC 340).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_scroll_animating(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Read isZoomAnimating: whether the scale is animated, the return into its range included
    /// (SPEC 340).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_zoom_animating(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Stop scrolling and zooming, drags and pinches included: stopScrollingAndZooming (SPEC 339).
    /// The delegate receives the closing call of each movement. A scroll view at rest is not
    /// changed.
    ///
    /// Re-entrancy: delegate, actions.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_stop_scrolling_and_zooming(scroll_view: RKScrollViewRef) -> RKStatus;

    /// Set scrollEnabled: whether fingers and wheels scroll it; false ends a drag (SPEC 242).
    /// Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_scroll_enabled(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read scrollEnabled.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_scroll_enabled(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set bounces: whether the content can move beyond the edges and then returns. It sets
    /// bouncesHorizontally and bouncesVertically (SPEC 253, 338). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_bounces(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read bounces: whether it bounces on both axes (SPEC 338).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_bounces(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set alwaysBounceVertical: whether it bounces vertically even if the content fits (SPEC 244).
    /// Default false.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_always_bounce_vertical(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read alwaysBounceVertical.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_always_bounces_vertical(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set alwaysBounceHorizontal: whether it bounces horizontally even if the content fits (SPEC
    /// 244). Default false.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_always_bounce_horizontal(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read alwaysBounceHorizontal.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_always_bounces_horizontal(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set pagingEnabled: whether scrolling stops at multiples of the bounds' size (SPEC 264).
    /// Default false.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_paging_enabled(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read pagingEnabled.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_paging_enabled(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set directionalLockEnabled: whether a drag that begins along one axis stays on it (SPEC
    /// 265). Default false.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_directional_lock_enabled(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read directionalLockEnabled.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_directional_lock_enabled(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set delaysContentTouches: whether touches for subviews are delayed by
    /// scrollContentTouchDelay (SPEC 247, 251). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_delays_content_touches(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read delaysContentTouches.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_delays_content_touches(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set canCancelContentTouches: whether scrolling may cancel touches that subviews have
    /// received (SPEC 250). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_can_cancel_content_touches(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read canCancelContentTouches.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_can_cancel_content_touches(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set bouncesZoom: whether the scale may leave its range and returns (SPEC 268). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_bounces_zoom(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read bouncesZoom.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_bounces_zoom(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set scrollsToTop: whether `rk_scroll_view_scroll_to_top()` scrolls (SPEC 242). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_scrolls_to_top(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read scrollsToTop.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_scrolls_to_top(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set chainsToAncestor: whether touches and wheels move the ancestor. True sets three
    /// properties: transfersTouchesToParent, transfersHorizontalScrollingToParent and
    /// transfersVerticalScrollingToParent. False clears transfersTouchesToParent only, because
    /// wheels never depended on chainsToAncestor (SPEC 337). Default false.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_chains_to_ancestor(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Deprecated. Read chainsToAncestor: whether all three properties are true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_chains_to_ancestor(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set decelerationRate: how fast a flick comes to rest (SPEC 255). Default normal.
    ///
    /// Returns also `RKStatusInvalidArgument` (not one of `RKScrollViewDecelerationRate`).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_deceleration_rate(scroll_view: RKScrollViewRef, rate: RKScrollViewDecelerationRate) -> RKStatus;

    /// Read decelerationRate.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_deceleration_rate(scroll_view: RKScrollViewRef, out: *mut RKScrollViewDecelerationRate) -> RKStatus;

    /// Set bouncesHorizontally: whether dragging and deceleration go beyond the left and right
    /// edges (SPEC 338). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_bounces_horizontally(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read bouncesHorizontally.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_bounces_horizontally(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set bouncesVertically: whether dragging and deceleration go beyond the top and bottom edges
    /// (SPEC 338). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_bounces_vertically(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read bouncesVertically.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_bounces_vertically(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set transfersHorizontalScrollingToParent: whether scrolling by a wheel or trackpad beyond
    /// the left and right edges moves the nearest ancestor that can scroll that way (SPEC 337).
    /// Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read transfersHorizontalScrollingToParent.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_transfers_horizontal_scrolling_to_parent(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set transfersVerticalScrollingToParent: whether scrolling by a wheel or trackpad beyond the
    /// top and bottom edges moves the nearest ancestor that can scroll that way (SPEC 337). Default
    /// true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_transfers_vertical_scrolling_to_parent(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read transfersVerticalScrollingToParent.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_transfers_vertical_scrolling_to_parent(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set transfersTouchesToParent: whether a drag by fingers beyond an edge moves the nearest
    /// ancestor that can scroll that way, within the same touch. It concerns only axes on which
    /// wheels are transferred, too: see
    /// `rk_scroll_view_set_transfers_horizontal_scrolling_to_parent()` and its vertical
    /// counterpart. UIKit does not do this (SPEC 337). Default false.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_transfers_touches_to_parent(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read transfersTouchesToParent.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_transfers_touches_to_parent(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set showsVerticalScrollIndicator: whether the scroll view has a vertical indicator (SPEC
    /// 341). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_shows_vertical_scroll_indicator(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read showsVerticalScrollIndicator.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_shows_vertical_scroll_indicator(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set showsHorizontalScrollIndicator: whether the scroll view has a horizontal indicator (SPEC
    /// 341). Default true.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_shows_horizontal_scroll_indicator(scroll_view: RKScrollViewRef, value: bool) -> RKStatus;

    /// Read showsHorizontalScrollIndicator.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_shows_horizontal_scroll_indicator(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set verticalScrollIndicatorInsets. They are added to the 3 points between the vertical
    /// indicator's track and the edges (SPEC 341). Default all 0.
    ///
    /// - `insets`: finite. In points.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_vertical_scroll_indicator_insets(scroll_view: RKScrollViewRef, insets: RKEdgeInsets) -> RKStatus;

    /// Read verticalScrollIndicatorInsets.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_vertical_scroll_indicator_insets(scroll_view: RKScrollViewRef, out: *mut RKEdgeInsets) -> RKStatus;

    /// Read the present frame of the vertical indicator, visible or not (SPEC 341).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_vertical_scroll_indicator(scroll_view: RKScrollViewRef, out: *mut RKRect) -> RKStatus;

    /// Read whether the vertical indicator is visible now (SPEC 341).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_vertical_scroll_indicator_visible(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Set horizontalScrollIndicatorInsets. They are added to the 3 points between the horizontal
    /// indicator's track and the edges (SPEC 341). Default all 0.
    ///
    /// - `insets`: finite. In points.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_horizontal_scroll_indicator_insets(scroll_view: RKScrollViewRef, insets: RKEdgeInsets) -> RKStatus;

    /// Read horizontalScrollIndicatorInsets.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_horizontal_scroll_indicator_insets(scroll_view: RKScrollViewRef, out: *mut RKEdgeInsets) -> RKStatus;

    /// Read the present frame of the horizontal indicator, visible or not (SPEC 341).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_horizontal_scroll_indicator(scroll_view: RKScrollViewRef, out: *mut RKRect) -> RKStatus;

    /// Read whether the horizontal indicator is visible now (SPEC 341).
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_is_horizontal_scroll_indicator_visible(scroll_view: RKScrollViewRef, out: *mut bool) -> RKStatus;

    /// Show the indicators for scrollIndicatorFlashDuration: flashScrollIndicators (SPEC 341). The
    /// time at which they disappear is a deadline (`rk_context_next_deadline()`).
    ///
    /// Returns also `RKStatusNoMemory`.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_flash_scroll_indicators(scroll_view: RKScrollViewRef) -> RKStatus;

    /// Set minimumZoomScale and maximumZoomScale, which are stored as given. zoomScale is clamped
    /// to this range. If the minimum is greater than the maximum, zoomScale is the maximum. Default
    /// 1, 1: no zooming.
    ///
    /// - `minimum`: finite, not negative.
    /// - `maximum`: finite, not negative.
    ///
    /// Re-entrancy: delegate.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_zoom_scale_range(scroll_view: RKScrollViewRef, minimum: f64, maximum: f64) -> RKStatus;

    /// Read minimumZoomScale and maximumZoomScale.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_zoom_scale_range(scroll_view: RKScrollViewRef, minimum: *mut f64, maximum: *mut f64) -> RKStatus;

    /// Set zoomScale, clamped to its range, about the middle of the bounds. Nothing happens without
    /// a view for zooming.
    ///
    /// - `scale`: finite, above 0.
    ///
    /// Re-entrancy: delegate.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_set_zoom_scale(scroll_view: RKScrollViewRef, scale: f64, animated: bool) -> RKStatus;

    /// Read zoomScale; 1 before the first zoom.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_get_zoom_scale(scroll_view: RKScrollViewRef, out: *mut f64) -> RKStatus;

    /// Zoom and scroll so that a rectangle fills the bounds, as far as the ranges allow:
    /// zoomToRect:animated:.
    ///
    /// - `rect`: in the coordinates of the view for zooming; finite, not empty. In points.
    ///
    /// Re-entrancy: delegate.
    ///
    /// On the context's thread only.
    pub fn rk_scroll_view_zoom_to_rect(scroll_view: RKScrollViewRef, rect: RKRect, animated: bool) -> RKStatus;

    /// Run the touches_should_begin that `cls` inherits.
    ///
    /// Returns also `RKStatusInvalidArgument` (no touches), `RKStatusLimitReached` (over 65,536
    /// touches).
    ///
    /// On the context's thread only.
    pub fn rk_super_touches_should_begin(cls: RKClassRef, this: RKScrollViewRef, touches: *const RKTouchRef, count: usize, event: RKEventRef, view: RKViewRef, out: *mut bool) -> RKStatus;

    /// Run the touches_should_cancel that `cls` inherits.
    ///
    /// On the context's thread only.
    pub fn rk_super_touches_should_cancel(cls: RKClassRef, this: RKScrollViewRef, view: RKViewRef, out: *mut bool) -> RKStatus;

    /// Get a descriptor for poll(). It is readable while items wait in the queue, and from the time
    /// of `rk_context_next_deadline()` on: that includes scroll views that move or hold a touch
    /// back. `rk_run_loop_wake_up()` makes it readable, too.
    ///
    /// - `fd`: receives the descriptor. The context owns and closes it. Do not read from it.
    ///
    /// Returns also `RKStatusSystem`.
    ///
    /// On the context's thread only.
    pub fn rk_run_loop_get_fd(context: RKContextRef, fd: *mut c_int) -> RKStatus;

    /// Run one turn. First wait for an item in the queue or the next deadline, for `timeout`
    /// seconds at most. Then handle the queue: each input moves the clock to its own time. Then
    /// advance the clock to the present time. Then handle what timers have posted, unless
    /// drainPostedEventsInSameTurn is 0 (SPEC 291).
    ///
    /// - `timeout`: 0 does not wait; negative or infinite waits without limit; NaN is refused. In
    ///   seconds.
    /// - `handled`: receives the number of queue items handled; may be NULL.
    ///
    /// Returns also `RKStatusInvalidArgument` (NaN), `RKStatusSystem`, `RKStatusTooDeep`.
    ///
    /// On the context's thread only.
    pub fn rk_run_loop_run_once(context: RKContextRef, timeout: f64, handled: *mut usize) -> RKStatus;

    /// Run turns until `rk_run_loop_stop()`. Runs nest: a callback may run the loop again.
    ///
    /// Returns also `RKStatusSystem`, `RKStatusTooDeep`, `RKStatusBusy` (the context is being
    /// destroyed).
    ///
    /// On the context's thread only.
    pub fn rk_run_loop_run(context: RKContextRef) -> RKStatus;

    /// End the `rk_run_loop_run()` that is innermost at the end of the present turn (SPEC 350). Two
    /// stops inside two nested runs end both; further stops have no effect. If no run is in
    /// progress, the next one ends after its first turn, which does not wait.
    ///
    /// On any thread.
    pub fn rk_run_loop_stop(context: RKContextRef) -> RKStatus;

    /// Wake the present turn from its wait.
    ///
    /// On any thread.
    pub fn rk_run_loop_wake_up(context: RKContextRef) -> RKStatus;

    /// Read the loop's clock, CLOCK_MONOTONIC in seconds: the time base of events posted to a
    /// context that this loop runs.
    ///
    /// Returns seconds. Never fails.
    ///
    /// On any thread.
    pub fn rk_run_loop_time() -> f64;
}
