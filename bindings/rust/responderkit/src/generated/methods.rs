// SPDX-License-Identifier: MIT
//! The functions of the interface as methods. Written by Sources/Generators/generate.
#![allow(clippy::too_many_arguments, clippy::wrong_self_convention)]

use std::mem::size_of;
use std::ptr::{null, null_mut};

use responderkit_sys as sys;

use crate::boundary::{call, check};
use crate::error::{filled, text, text_in, text_out};
use crate::object::{borrowed, borrowed_or_none, owned, raw_or_null};
use crate::*;

impl SegmentedControl {
    /// The same as `count()`, in UIKit's words.
    pub fn number_of_segments(&self) -> Result<i64> {
        self.count()
    }

    /// The same as `set_count()`, in UIKit's words.
    pub fn set_number_of_segments(&self, value: i64) -> Result<()> {
        self.set_count(value)
    }

    /// The same as `selected_index()`, in UIKit's words.
    pub fn selected_segment_index(&self) -> Result<i64> {
        self.selected_index()
    }

    /// The same as `set_selected_index()`, in UIKit's words.
    pub fn set_selected_segment_index(&self, value: i64) -> Result<()> {
        self.set_selected_index(value)
    }
}

impl PageControl {
    /// The same as `count()`, in UIKit's words.
    pub fn number_of_pages(&self) -> Result<i64> {
        self.count()
    }

    /// The same as `set_count()`, in UIKit's words.
    pub fn set_number_of_pages(&self, value: i64) -> Result<()> {
        self.set_count(value)
    }

    /// The same as `selected_index()`, in UIKit's words.
    pub fn current_page(&self) -> Result<i64> {
        self.selected_index()
    }

    /// The same as `set_selected_index()`, in UIKit's words.
    pub fn set_current_page(&self, value: i64) -> Result<()> {
        self.set_selected_index(value)
    }
}

impl Slider {
    /// The smallest value: the first part of `value_range()`.
    pub fn minimum_value(&self) -> Result<f64> {
        Ok(self.value_range()?.0)
    }

    /// Set the smallest value. One above `maximum_value()` changes both.
    pub fn set_minimum_value(&self, value: f64) -> Result<()> {
        self.set_value_range(value, value.max(self.maximum_value()?))
    }

    /// The largest value: the second part of `value_range()`.
    pub fn maximum_value(&self) -> Result<f64> {
        Ok(self.value_range()?.1)
    }

    /// Set the largest value. One below `minimum_value()` changes both.
    pub fn set_maximum_value(&self, value: f64) -> Result<()> {
        self.set_value_range(value.min(self.minimum_value()?), value)
    }
}

impl Stepper {
    /// The smallest value: the first part of `value_range()`.
    pub fn minimum_value(&self) -> Result<f64> {
        Ok(self.value_range()?.0)
    }

    /// Set the smallest value. One above `maximum_value()` changes both.
    pub fn set_minimum_value(&self, value: f64) -> Result<()> {
        self.set_value_range(value, value.max(self.maximum_value()?))
    }

    /// The largest value: the second part of `value_range()`.
    pub fn maximum_value(&self) -> Result<f64> {
        Ok(self.value_range()?.1)
    }

    /// Set the largest value. One below `minimum_value()` changes both.
    pub fn set_maximum_value(&self, value: f64) -> Result<()> {
        self.set_value_range(value.min(self.minimum_value()?), value)
    }
}

impl Object {
    /// Give an object a name for descriptions, traces and error texts.
    ///
    /// - `name`: UTF-8, copied, at most 255 bytes; None or "" removes the name.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_object_set_name")]
    pub fn set_name(&self, name: &str) -> Result<()> {
        let name = text_in(name)?;
        check(|| unsafe { sys::rk_object_set_name(self.raw().cast(), name.as_ptr()) })
    }

    /// Copy the name of an object.
    #[doc(alias = "rk_object_get_name")]
    pub fn name(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_object_get_name(self.raw().cast(), buffer, capacity, length) })
    }

    /// Describe an object in one line: class, name and, for views, the frame and the properties
    /// that keep touches away.
    ///
    /// Example: `<Label title; frame = (10 5; 60 30); userInteractionEnabled = false>`.
    ///
    /// - `object`: any object, class or context.
    #[doc(alias = "rk_object_describe")]
    pub fn describe(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_object_describe(self.raw().cast(), buffer, capacity, length) })
    }

    /// Find the class of an object.
    ///
    /// - `object`: a responder of any kind, or a gesture recogniser.
    #[doc(alias = "rk_object_get_class")]
    pub fn class(&self) -> Result<Class> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_object_get_class(self.raw().cast(), &mut out) })?;
        Ok(Class::new(out))
    }

    /// Read whether an object is an instance of a class or of one of its subclasses.
    #[doc(alias = "rk_object_is_kind_of")]
    pub fn is_kind_of(&self, cls: &Class) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_object_is_kind_of(self.raw().cast(), cls.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Change a living object's class to a subclass of its present one, whose overrides then apply
    /// to it.
    ///
    /// The classes in between get their memory and their `instance_init`, as at creation; existing
    /// instance memory stays.
    ///
    /// Re-entrancy: calls `instance_init`. A walk in progress calls the new methods from its next
    /// step on.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_object_set_class")]
    pub fn set_class(&self, cls: &Class) -> Result<()> {
        check(|| unsafe { sys::rk_object_set_class(self.raw().cast(), cls.raw().cast()) })
    }

    /// Read whether an object has an action of that name, with any arguments.
    ///
    /// Overrides of can_perform_action are not called; `Responder::can_perform_action` calls them.
    ///
    /// - `object`: a responder of any kind, or a gesture recogniser.
    /// - `selector`: the action's name.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`.
    #[doc(alias = "rk_object_responds_to")]
    pub fn responds_to(&self, selector: &str) -> Result<bool> {
        let selector = text_in(selector)?;
        let mut out = bool::default();
        check(|| unsafe { sys::rk_object_responds_to(self.raw().cast(), selector.as_ptr(), &mut out) })?;
        Ok(out)
    }

    /// Copy the encoding of an object's action, as the library prints it.
    ///
    /// - `object`: a responder of any kind, or a gesture recogniser.
    /// - `selector`: the action's name.
    ///
    /// # Errors
    /// Besides the usual: `Encoding`, `LimitReached`, `NotFound`.
    #[doc(alias = "rk_object_get_action_encoding")]
    pub fn action_encoding(&self, selector: &str) -> Result<String> {
        let selector = text_in(selector)?;
        text_out(|buffer, capacity, length| unsafe { sys::rk_object_get_action_encoding(self.raw().cast(), selector.as_ptr(), buffer, capacity, length) })
    }

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
    /// # Errors
    /// Besides the usual: `NoMemory`.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// context.trace_start(1000)?;
    /// button.set_name("send")?;
    /// button.set_enabled(false)?;
    /// context.touch_down(1, (150, 210), 1.0)?;
    /// context.touch_up(1, (150, 210), 1.1)?;
    /// assert!(button.explain()?.contains("disabled"));
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_explain")]
    pub fn explain(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_explain(self.raw().cast(), buffer, capacity, length) })
    }

    /// Write one sentence about the object and one touch: the effect of the touch on the object, or
    /// why it had none.
    ///
    /// - `touch_id`: the host's number of a touch; if several had it, the latest one in the trace.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`, `NotFound`.
    #[doc(alias = "rk_explain_touch")]
    pub fn explain_touch(&self, touch_id: i64) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_explain_touch(self.raw().cast(), touch_id, buffer, capacity, length) })
    }
}

impl Application {
    /// Send an action through the application: sendAction:to:from:forEvent: (SPEC 135, 136).
    ///
    /// A target performs the action if its class implements the selector. Without a target the
    /// library calls canPerformAction along the responder chain, from the key window's first
    /// responder up. The nearest responder that returns true performs the action. If there is none,
    /// the search begins again at the sender.
    ///
    /// - `selector`: UTF-8, 1 to 255 bytes, at most two colons.
    /// - `target`: a responder or gesture recogniser; None searches.
    /// - `sender`: any object with a class; may be None.
    /// - `event`: may be None.
    ///
    /// Re-entrancy: can_perform_action, target_for_action, next_responder and the action run inside
    /// the call.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_application_send_action")]
    pub fn send_action(&self, selector: &str, target: Option<&Object>, sender: Option<&Object>, event: Option<&Event>) -> Result<bool> {
        let selector = text_in(selector)?;
        let mut out = bool::default();
        check(|| unsafe { sys::rk_application_send_action(self.raw().cast(), selector.as_ptr(), raw_or_null(target).cast(), raw_or_null(sender).cast(), raw_or_null(event).cast(), &mut out) })?;
        Ok(out)
    }

    /// Create the application of a context that was made without one. `Object::set_class` gives an
    /// existing application a subclass.
    ///
    /// # Errors
    /// Besides the usual: `AlreadyExists`, `NoMemory`.
    #[doc(alias = "rk_application_create")]
    pub fn new(context: &ContextRef) -> Result<Application> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_application_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(borrowed(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Application::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<Application> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_application_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(borrowed(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Application::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<Application> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Set the delegate. A plain responder (no view, view controller or application) is then the
    /// last responder of the chain (SPEC 119).
    ///
    /// - `delegate`: weak; None removes.
    #[doc(alias = "rk_application_set_delegate")]
    pub fn set_delegate(&self, delegate: Option<&Responder>) -> Result<()> {
        check(|| unsafe { sys::rk_application_set_delegate(self.raw().cast(), raw_or_null(delegate).cast()) })
    }

    /// Find the delegate.
    #[doc(alias = "rk_application_get_delegate")]
    pub fn delegate(&self) -> Result<Option<Responder>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_application_get_delegate(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Send an event through the application: sendEvent:, overrides included.
    ///
    /// Parts of the update that were already delivered are skipped. So a second call, from a
    /// handler or to super, delivers nothing twice.
    ///
    /// # Errors
    /// Besides the usual: `TooDeep`.
    #[doc(alias = "rk_application_send_event")]
    pub fn send_event(&self, event: &Event) -> Result<()> {
        check(|| unsafe { sys::rk_application_send_event(self.raw().cast(), event.raw().cast()) })
    }

    /// Start ignoring touches, presses, wheels and trackpads. Touches, presses and a shake in
    /// progress are cancelled; new updates are dropped before hit-testing. Calls nest (SPEC 286).
    #[doc(alias = "rk_application_begin_ignoring_interaction_events")]
    pub fn begin_ignoring_interaction_events(&self) -> Result<()> {
        check(|| unsafe { sys::rk_application_begin_ignoring_interaction_events(self.raw().cast()) })
    }

    /// Undo one `Application::begin_ignoring_interaction_events`.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_application_end_ignoring_interaction_events")]
    pub fn end_ignoring_interaction_events(&self) -> Result<()> {
        check(|| unsafe { sys::rk_application_end_ignoring_interaction_events(self.raw().cast()) })
    }

    /// Read whether events are being ignored.
    #[doc(alias = "rk_application_is_ignoring_interaction_events")]
    pub fn is_ignoring_interaction_events(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_application_is_ignoring_interaction_events(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set whether the application is active. Becoming inactive cancels all touches, presses and a
    /// shake (SPEC 287).
    ///
    /// Re-entrancy: notification; touch, press and motion methods.
    #[doc(alias = "rk_application_set_active")]
    pub fn set_active(&self, active: bool) -> Result<()> {
        check(|| unsafe { sys::rk_application_set_active(self.raw().cast(), active) })
    }

    /// Read whether the application is active; default true.
    #[doc(alias = "rk_application_is_active")]
    pub fn is_active(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_application_is_active(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Start receiving remote-control events. Calls do not nest (SPEC 276).
    #[doc(alias = "rk_application_begin_receiving_remote_control_events")]
    pub fn begin_receiving_remote_control_events(&self) -> Result<()> {
        check(|| unsafe { sys::rk_application_begin_receiving_remote_control_events(self.raw().cast()) })
    }

    /// Stop receiving remote-control events.
    #[doc(alias = "rk_application_end_receiving_remote_control_events")]
    pub fn end_receiving_remote_control_events(&self) -> Result<()> {
        check(|| unsafe { sys::rk_application_end_receiving_remote_control_events(self.raw().cast()) })
    }

    /// Read whether the application receives remote-control events; default false.
    #[doc(alias = "rk_application_is_receiving_remote_control_events")]
    pub fn is_receiving_remote_control_events(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_application_is_receiving_remote_control_events(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl ContextRef {
    /// Write one finding as a sentence with its remedy. Example: "Save is 38 x 20 pt to touch; 44 x
    /// 44 are recommended: enlarge its bounds, or accept points around them in an override of
    /// pointInside (SPEC 355)".
    ///
    /// - `finding`: of this context; objects that have ended are named as such.
    #[doc(alias = "rk_audit_describe")]
    pub fn audit_describe(&self, finding: &AuditFinding) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_audit_describe(self.raw().cast(), finding.raw(), buffer, capacity, length) })
    }

    /// Find a class by name: a built-in one or one that was defined.
    ///
    /// - `name`: exact name.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_class_find")]
    pub fn class_find(&self, name: &str) -> Result<Class> {
        let name = text_in(name)?;
        let mut out = null_mut();
        check(|| unsafe { sys::rk_class_find(self.raw().cast(), name.as_ptr(), &mut out) })?;
        Ok(Class::new(out))
    }

    /// Set a flag or constant. It applies to later decisions; decisions about touches in progress
    /// stay.
    ///
    /// - `key`: one of `Config`.
    /// - `value`: flags: one of the values listed; constants: finite and not negative.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// assert_eq!(context.config(Config::CONTROL_SLOP)?, 70.0);
    /// context.set_config(Config::CONTROL_SLOP, 20.0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_context_set_config")]
    pub fn set_config(&self, key: Config, value: f64) -> Result<()> {
        check(|| unsafe { sys::rk_context_set_config(self.raw().cast(), key, value) })
    }

    /// Read a flag or constant.
    #[doc(alias = "rk_context_get_config")]
    pub fn config(&self, key: Config) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_context_get_config(self.raw().cast(), key, &mut out) })?;
        Ok(out)
    }

    /// Find the application object.
    #[doc(alias = "rk_context_get_application")]
    pub fn application(&self) -> Result<Option<Application>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_context_get_application(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// List the windows, back to front: by level, within a level the last shown in front (SPEC 43,
    /// 280). Hidden ones are included.
    #[doc(alias = "rk_context_get_windows")]
    pub fn windows(&self) -> Result<Vec<Window>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_context_get_windows(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// Find the key window.
    #[doc(alias = "rk_context_get_key_window")]
    pub fn key_window(&self) -> Result<Option<Window>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_context_get_key_window(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Read the number of objects of all kinds in the context, including removed ones that are
    /// still referenced. For leak tests.
    #[doc(alias = "rk_context_get_object_count")]
    pub fn object_count(&self) -> Result<usize> {
        let mut out = usize::default();
        check(|| unsafe { sys::rk_context_get_object_count(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the number of bytes that the context has allocated, which `memory_limit` limits. Items
    /// in its queue count, whichever thread posted them. Destroyed objects leave free places in
    /// memory. When there are more than 4,096 free places, the context frees the memory of pages
    /// that held plain responders, controllers and views, and have no living object. It does so
    /// again when many more objects have been destroyed.
    #[doc(alias = "rk_context_get_memory_used")]
    pub fn memory_used(&self) -> Result<u64> {
        let mut out = u64::default();
        check(|| unsafe { sys::rk_context_get_memory_used(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the context's clock: the latest time of an event, an advance or a timer.
    #[doc(alias = "rk_context_get_time")]
    pub fn time(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_context_get_time(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Move the clock to `time`. Timers that are due by then fire in the order of their deadlines,
    /// each with the clock at its own deadline (SPEC 293).
    ///
    /// - `time`: seconds. If it is before the clock's time, the clock's time is used instead, and
    ///   the diagnostic "timeBackwards" is raised (SPEC 309). In seconds.
    ///
    /// Re-entrancy: calls timer functions.
    ///
    /// # Errors
    /// Besides the usual: `TooDeep`.
    #[doc(alias = "rk_context_advance")]
    pub fn advance(&self, time: f64) -> Result<()> {
        check(|| unsafe { sys::rk_context_advance(self.raw().cast(), time) })
    }

    /// Read the time at which the host should call `ContextRef::advance` next. It is the deadline
    /// of the next timer, be it of the host, a recogniser or a control. While a scroll view moves
    /// by itself, it is at the latest the next step of scrollFrameInterval. While a scroll view
    /// holds a touch back, it is at the latest the end of that delay.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// // A host sleeps until then; infinity: until input comes.
    /// while context.next_deadline()?.is_finite() {
    ///     context.advance(context.next_deadline()?)?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_context_next_deadline")]
    pub fn next_deadline(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_context_next_deadline(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the number of items in the queue.
    #[doc(alias = "rk_context_get_queue_count")]
    pub fn queue_count(&self) -> Result<usize> {
        let mut out = usize::default();
        check(|| unsafe { sys::rk_context_get_queue_count(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Handle the queue's items one by one, in order (SPEC 290, 291).
    ///
    /// Items that a handler posts are appended to the queue. The same call handles them, unless
    /// drainPostedEventsInSameTurn is 0 or drainBudget items have been handled. If an update is
    /// refused, such as one of an unknown touch, the diagnostic "postedEventRefused" is raised, and
    /// the next item is handled.
    ///
    /// Re-entrancy: a handler may call this function. That call handles the waiting items and
    /// returns. Its items count towards the drainBudget of the outer call.
    ///
    /// # Errors
    /// Besides the usual: `TooDeep`.
    #[doc(alias = "rk_context_drain")]
    pub fn drain(&self) -> Result<usize> {
        let mut handled = usize::default();
        check(|| unsafe { sys::rk_context_drain(self.raw().cast(), &mut handled) })?;
        Ok(handled)
    }

    /// Stop the innermost running stream of touches (`ContextRef::send_touch_stream`) after its
    /// present update.
    ///
    /// That update is delivered to the end. The stream then returns `Status::OK`.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_context_stop_touch_stream")]
    pub fn stop_touch_stream(&self) -> Result<()> {
        check(|| unsafe { sys::rk_context_stop_touch_stream(self.raw().cast()) })
    }

    /// Cancel all touches, as the system does for an alert or a call (SPEC 108). Without touches
    /// nothing happens (SPEC 312).
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_context_cancel_all_touches")]
    pub fn cancel_all_touches(&self) -> Result<()> {
        check(|| unsafe { sys::rk_context_cancel_all_touches(self.raw().cast()) })
    }

    /// Append a cancellation of all touches to the queue.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_cancel_all_touches")]
    pub fn post_cancel_all_touches(&self) -> Result<()> {
        check(|| unsafe { sys::rk_context_post_cancel_all_touches(self.raw().cast()) })
    }

    /// Find the touch of a finger that is down.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_context_find_touch")]
    pub fn find_touch(&self, id: i64) -> Result<Touch> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_context_find_touch(self.raw().cast(), id, &mut out) })?;
        Ok(borrowed(out.cast()))
    }

    /// Deliver a device's report of properties that were estimates in earlier samples:
    /// touchesEstimatedPropertiesUpdated: (SPEC 354).
    ///
    /// The touches may have lifted meanwhile. Timers due by `timestamp` fire first (SPEC 293). An
    /// update is skipped if its sample expects none of these properties; the trace then has the
    /// reason estimationUnexpected.
    ///
    /// - `timestamp`: time of the report, in seconds; see `ContextRef::send_touches`. In seconds.
    /// - `updates`: `count` updates; copied.
    ///
    /// Re-entrancy: may be called from handlers; the rest of the outer update is delivered first.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_context_send_estimation_updates")]
    pub fn send_estimation_updates(&self, timestamp: f64, updates: &[EstimationUpdate]) -> Result<()> {
        let updates: Vec<sys::RKEstimationUpdate> = updates.iter().map(|one| sys::RKEstimationUpdate { struct_size: size_of::<sys::RKEstimationUpdate>() as u32, ..*one }).collect();
        check(|| unsafe { sys::rk_context_send_estimation_updates(self.raw().cast(), timestamp, updates.as_ptr(), updates.len()) })
    }

    /// Append updates of estimated properties to the queue; see
    /// `ContextRef::send_estimation_updates` and `ContextRef::drain`.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_context_post_estimation_updates")]
    pub fn post_estimation_updates(&self, timestamp: f64, updates: &[EstimationUpdate]) -> Result<()> {
        let updates: Vec<sys::RKEstimationUpdate> = updates.iter().map(|one| sys::RKEstimationUpdate { struct_size: size_of::<sys::RKEstimationUpdate>() as u32, ..*one }).collect();
        check(|| unsafe { sys::rk_context_post_estimation_updates(self.raw().cast(), timestamp, updates.as_ptr(), updates.len()) })
    }

    /// Report the pointer's location and buttons, for Hover recognisers (SPEC 239). Clicks are
    /// touches: send them with `ContextRef::send_touches`.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `sample`: the one pointer of the context; copied.
    ///
    /// Re-entrancy: hit-testing, delegates, actions.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_context_send_pointer")]
    pub fn send_pointer(&self, timestamp: f64, sample: &PointerSample) -> Result<()> {
        let sample = sys::RKPointerSample { struct_size: size_of::<sys::RKPointerSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_send_pointer(self.raw().cast(), timestamp, &sample) })
    }

    /// Append a report of the pointer to the queue.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_pointer")]
    pub fn post_pointer(&self, timestamp: f64, sample: &PointerSample) -> Result<()> {
        let sample = sys::RKPointerSample { struct_size: size_of::<sys::RKPointerSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_post_pointer(self.raw().cast(), timestamp, &sample) })
    }

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
    /// Re-entrancy: hit-testing, delegates, actions.
    ///
    /// # Errors
    /// Besides the usual: `AlreadyExists`, `NoMemory`, `NotFound`, `TooDeep`.
    #[doc(alias = "rk_context_send_scroll")]
    pub fn send_scroll(&self, timestamp: f64, sample: &ScrollSample) -> Result<()> {
        let sample = sys::RKScrollSample { struct_size: size_of::<sys::RKScrollSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_send_scroll(self.raw().cast(), timestamp, &sample) })
    }

    /// Append scrolling to the queue; the order of phases is checked when it is handled.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_scroll")]
    pub fn post_scroll(&self, timestamp: f64, sample: &ScrollSample) -> Result<()> {
        let sample = sys::RKScrollSample { struct_size: size_of::<sys::RKScrollSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_post_scroll(self.raw().cast(), timestamp, &sample) })
    }

    /// Report a pinch or rotation on a trackpad: an event of the type `transform`. The Pinch and
    /// Rotation recognisers of the view under the pointer and of its superviews receive it.
    ///
    /// A Pinch begins when the scale has changed by at least 1 % since began. A Rotation begins
    /// when the angle has changed by at least pi/180 radians (1 degree). Thresholds in points do
    /// not apply. Then both follow `scale` and `rotation`. `Pinch::set_scale` and
    /// `Rotation::set_rotation` set a new base, as with fingers.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `sample`: copied.
    ///
    /// Re-entrancy: hit-testing, delegates, actions.
    ///
    /// # Errors
    /// Besides the usual: `AlreadyExists`, `NoMemory`, `NotFound`, `TooDeep`.
    #[doc(alias = "rk_context_send_transform")]
    pub fn send_transform(&self, timestamp: f64, sample: &TransformSample) -> Result<()> {
        let sample = sys::RKTransformSample { struct_size: size_of::<sys::RKTransformSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_send_transform(self.raw().cast(), timestamp, &sample) })
    }

    /// Append a pinch or rotation to the queue; the order of phases is checked when it is handled.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_transform")]
    pub fn post_transform(&self, timestamp: f64, sample: &TransformSample) -> Result<()> {
        let sample = sys::RKTransformSample { struct_size: size_of::<sys::RKTransformSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_post_transform(self.raw().cast(), timestamp, &sample) })
    }

    /// Cancel all presses, as the system does (SPEC 273, 287).
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_context_cancel_all_presses")]
    pub fn cancel_all_presses(&self) -> Result<()> {
        check(|| unsafe { sys::rk_context_cancel_all_presses(self.raw().cast()) })
    }

    /// Find the press of a button that is down.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_context_find_press")]
    pub fn find_press(&self, id: i64) -> Result<Press> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_context_find_press(self.raw().cast(), id, &mut out) })?;
        Ok(borrowed(out.cast()))
    }

    /// Insert text of an input method or keyboard: insert_text of the key window's first responder,
    /// if that accepts key input. A responder accepts key input if its class implements
    /// insert_text, as a TextField does.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `text`: UTF-8 without a zero byte, at most 65,535 bytes. The text "\n" alone is the return
    ///   key of a text field. In a longer text "\n" is inserted like any other character.
    ///
    /// Re-entrancy: insert_text.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_context_insert_text")]
    pub fn insert_text(&self, timestamp: f64, text: &str) -> Result<bool> {
        let text = text_in(text)?;
        let mut out = bool::default();
        check(|| unsafe { sys::rk_context_insert_text(self.raw().cast(), timestamp, text.as_ptr(), &mut out) })?;
        Ok(out)
    }

    /// Delete backward from the insertion point: delete_backward of the first responder, if that
    /// accepts key input. A host calls it for a Backspace key without control, alternate and
    /// command; with one of these a text field handles the press itself (SPEC 331).
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_context_delete_backward")]
    pub fn delete_backward(&self, timestamp: f64) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_context_delete_backward(self.raw().cast(), timestamp, &mut out) })?;
        Ok(out)
    }

    /// Append an insertion of text to the queue.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_context_post_text")]
    pub fn post_text(&self, timestamp: f64, text: &str) -> Result<()> {
        let text = text_in(text)?;
        check(|| unsafe { sys::rk_context_post_text(self.raw().cast(), timestamp, text.as_ptr()) })
    }

    /// List the plugins of a context in the order of loading, including those that are off.
    #[doc(alias = "rk_context_get_plugins")]
    pub fn plugins(&self) -> Result<Vec<Plugin>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_context_get_plugins(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// Find a plugin by its id.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_plugin_find")]
    pub fn plugin_find(&self, id: &str) -> Result<Plugin> {
        let id = text_in(id)?;
        let mut out = null_mut();
        check(|| unsafe { sys::rk_plugin_find(self.raw().cast(), id.as_ptr(), &mut out) })?;
        Ok(borrowed(out.cast()))
    }

    /// Report a shake: motionBegan:, then motionEnded: or motionCancelled:, to the key window's
    /// first responder, or else the key window, and up the chain (SPEC 274).
    ///
    /// Only one shake is in progress at a time, and its responder stays the same. The library
    /// cancels a shake that lasts longer than motionMaximumDuration. It also cancels one when the
    /// application becomes inactive (SPEC 287), when events are ignored (SPEC 286), and when the
    /// responder leaves its window or ends. The host's later `ended` report is then ignored.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `phase`: see `MotionPhase`.
    ///
    /// Re-entrancy: may be called from handlers.
    ///
    /// # Errors
    /// Besides the usual: `AlreadyExists`, `NoMemory`, `NotFound`, `TooDeep`.
    #[doc(alias = "rk_context_send_motion")]
    pub fn send_motion(&self, timestamp: f64, phase: MotionPhase) -> Result<()> {
        check(|| unsafe { sys::rk_context_send_motion(self.raw().cast(), timestamp, phase) })
    }

    /// Append a report of a shake to the queue; its order is checked when it is handled.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_motion")]
    pub fn post_motion(&self, timestamp: f64, phase: MotionPhase) -> Result<()> {
        check(|| unsafe { sys::rk_context_post_motion(self.raw().cast(), timestamp, phase) })
    }

    /// Report a button of a remote control: remoteControlReceivedWithEvent: to the key window's
    /// first responder and up the chain. Without a first responder it goes to the application, then
    /// to its delegate (SPEC 276).
    ///
    /// Nothing happens unless the application receives remote-control events; see
    /// `Application::begin_receiving_remote_control_events`.
    ///
    /// - `timestamp`: seconds; timers due by then fire first. In seconds.
    /// - `subtype`: one of `EventSubtypeRemoteControl`….
    ///
    /// Re-entrancy: may be called from handlers.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_context_send_remote_control")]
    pub fn send_remote_control(&self, timestamp: f64, subtype: EventSubtype) -> Result<()> {
        check(|| unsafe { sys::rk_context_send_remote_control(self.raw().cast(), timestamp, subtype) })
    }

    /// Append a button of a remote control to the queue.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_remote_control")]
    pub fn post_remote_control(&self, timestamp: f64, subtype: EventSubtype) -> Result<()> {
        check(|| unsafe { sys::rk_context_post_remote_control(self.raw().cast(), timestamp, subtype) })
    }

    /// Switch the trace on; earlier records are discarded.
    ///
    /// - `capacity`: most records kept, 1 to 16,777,216; older ones are overwritten.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_trace_start")]
    pub fn trace_start(&self, capacity: usize) -> Result<()> {
        check(|| unsafe { sys::rk_trace_start(self.raw().cast(), capacity) })
    }

    /// Switch the trace off and discard the records.
    #[doc(alias = "rk_trace_stop")]
    pub fn trace_stop(&self) -> Result<()> {
        check(|| unsafe { sys::rk_trace_stop(self.raw().cast()) })
    }

    /// Discard the records; the trace stays on.
    #[doc(alias = "rk_trace_clear")]
    pub fn trace_clear(&self) -> Result<()> {
        check(|| unsafe { sys::rk_trace_clear(self.raw().cast()) })
    }

    /// Read whether the trace is on.
    #[doc(alias = "rk_trace_is_on")]
    pub fn trace_is_on(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_trace_is_on(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Write one record as a sentence, such as "label was not hit: userInteractionEnabled is false
    /// (SPEC 32)".
    ///
    /// - `record`: a record of this context; objects that have ended are named by their kind.
    #[doc(alias = "rk_trace_describe")]
    pub fn trace_describe(&self, record: &TraceRecord) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_trace_describe(self.raw().cast(), record.raw(), buffer, capacity, length) })
    }

    /// Write one cause of an explanation as a sentence, such as "panel, which send lies in, is
    /// hidden (SPEC 32)". The words are those of the whole explanation, with the subject's name for
    /// "it".
    ///
    /// - `step`: of this context; an object that has ended is named by its class, "the Button that
    ///   ended". One that is in no record, and one of another context, is named "a destroyed
    ///   object".
    #[doc(alias = "rk_explanation_step_describe")]
    pub fn explanation_step_describe(&self, step: &ExplanationStep) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_explanation_step_describe(self.raw().cast(), step.raw(), buffer, capacity, length) })
    }

    /// Write one of the texts about a problem. Points are in the coordinates of the touch's window,
    /// rounded to tenths.
    ///
    /// Example: "Save was missed by 5 pt at (95 120); up to 12 pt beside a control is a near miss,
    /// the last of 12 times (SPEC 357)".
    ///
    /// - `problem`: of this context; objects that have ended are named as such.
    /// - `part`: which text; `ProblemPart::EXPLANATION` reads the trace.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_problem_describe")]
    pub fn problem_describe(&self, problem: &Problem, part: ProblemPart) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_problem_describe(self.raw().cast(), problem.raw(), part, buffer, capacity, length) })
    }

    /// End the recording and close the file. `Context` does so too.
    ///
    /// Re-entrancy: calls `writer` and `drop`.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NotFound`, `System`.
    #[doc(alias = "rk_recorder_stop")]
    pub fn recorder_stop(&self) -> Result<()> {
        check(|| unsafe { sys::rk_recorder_stop(self.raw().cast()) })
    }

    /// Write all bytes that are waiting.
    ///
    /// Re-entrancy: calls `writer`.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`, `System`.
    #[doc(alias = "rk_recorder_flush")]
    pub fn recorder_flush(&self) -> Result<()> {
        check(|| unsafe { sys::rk_recorder_flush(self.raw().cast()) })
    }

    /// Add a remark of the host to the recording, such as "the button did not fire here". Replays
    /// and reports show it at its place.
    ///
    /// - `text`: UTF-8, copied, 1 to 255 bytes.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`.
    #[doc(alias = "rk_recorder_mark")]
    pub fn recorder_mark(&self, text: &str) -> Result<()> {
        let text = text_in(text)?;
        check(|| unsafe { sys::rk_recorder_mark(self.raw().cast(), text.as_ptr()) })
    }

    /// Read the present size of the recording.
    #[doc(alias = "rk_recorder_get_size")]
    pub fn recorder_size(&self) -> Result<u64> {
        let mut out = u64::default();
        check(|| unsafe { sys::rk_recorder_get_size(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Get a descriptor for poll(). It is readable while items wait in the queue, and from the time
    /// of `ContextRef::next_deadline` on: that includes scroll views that move or hold a touch
    /// back. `Poster::wake_up` makes it readable, too.
    ///
    /// # Errors
    /// Besides the usual: `System`.
    #[doc(alias = "rk_run_loop_get_fd")]
    pub fn run_loop_fd(&self) -> Result<i32> {
        let mut fd = i32::default();
        check(|| unsafe { sys::rk_run_loop_get_fd(self.raw().cast(), &mut fd) })?;
        Ok(fd)
    }

    /// Run one turn. First wait for an item in the queue or the next deadline, for `timeout`
    /// seconds at most. Then handle the queue: each input moves the clock to its own time. Then
    /// advance the clock to the present time. Then handle what timers have posted, unless
    /// drainPostedEventsInSameTurn is 0 (SPEC 291).
    ///
    /// - `timeout`: 0 does not wait; negative or infinite waits without limit; NaN is refused. In
    ///   seconds.
    ///
    /// # Errors
    /// Besides the usual: `System`, `TooDeep`.
    #[doc(alias = "rk_run_loop_run_once")]
    pub fn run_loop_run_once(&self, timeout: f64) -> Result<usize> {
        let mut handled = usize::default();
        check(|| unsafe { sys::rk_run_loop_run_once(self.raw().cast(), timeout, &mut handled) })?;
        Ok(handled)
    }

    /// Run turns until `Poster::stop`. Runs nest: a callback may run the loop again.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `System`, `TooDeep`.
    #[doc(alias = "rk_run_loop_run")]
    pub fn run_loop_run(&self) -> Result<()> {
        check(|| unsafe { sys::rk_run_loop_run(self.raw().cast()) })
    }
}

/// Return the name of a kind without prefix, such as "coveredIdly"; None for an unknown one.
#[doc(alias = "rk_audit_kind_name")]
pub fn audit_kind_name(kind: AuditKind) -> Option<String> {
    text(call(|| unsafe { sys::rk_audit_kind_name(kind) }))
}

/// Return the name of a flag or constant, such as "controlSlop"; None for an unknown key. Keys
/// count up from 0 without gaps.
#[doc(alias = "rk_config_name")]
pub fn config_name(key: Config) -> Option<String> {
    text(call(|| unsafe { sys::rk_config_name(key) }))
}

/// Return the name of a flag's value, such as "firstAdded" for sameViewTie 1; None if the value has
/// no name.
#[doc(alias = "rk_config_value_name")]
pub fn config_value_name(key: Config, value: f64) -> Option<String> {
    text(call(|| unsafe { sys::rk_config_value_name(key, value) }))
}

/// Return the default of a flag or constant; NaN for an unknown key.
#[doc(alias = "rk_config_default")]
pub fn config_default(key: Config) -> f64 {
    call(|| unsafe { sys::rk_config_default(key) })
}

/// Return the name of a reason without prefix, such as "hitHidden"; None for an unknown one.
#[doc(alias = "rk_reason_name")]
pub fn reason_name(reason: Reason) -> Option<String> {
    text(call(|| unsafe { sys::rk_reason_name(reason) }))
}

/// Return the name of a kind without prefix, such as "nearMiss"; None for an unknown one.
#[doc(alias = "rk_problem_kind_name")]
pub fn problem_kind_name(kind: ProblemKind) -> Option<String> {
    text(call(|| unsafe { sys::rk_problem_kind_name(kind) }))
}

/// Return the version of the library that is loaded, as 0x00MMmmpp.
#[doc(alias = "rk_version")]
pub fn version() -> u32 {
    call(|| unsafe { sys::rk_version() })
}

/// Return the version of the library that is loaded, as text.
#[doc(alias = "rk_version_string")]
pub fn version_string() -> Option<String> {
    text(call(|| unsafe { sys::rk_version_string() }))
}

/// Return the version of the binary interface, as (major \<\< 16) | minor.
#[doc(alias = "rk_abi_version")]
pub fn abi_version() -> u32 {
    call(|| unsafe { sys::rk_abi_version() })
}

/// Read the loop's clock, CLOCK_MONOTONIC in seconds: the time base of events posted to a context
/// that this loop runs.
#[doc(alias = "rk_run_loop_time")]
pub fn run_loop_time() -> f64 {
    call(|| unsafe { sys::rk_run_loop_time() })
}

impl Class {
    /// Copy the name of a class.
    #[doc(alias = "rk_class_get_name")]
    pub fn name(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_class_get_name(self.raw().cast(), buffer, capacity, length) })
    }

    /// Find the superclass of a class.
    #[doc(alias = "rk_class_get_superclass")]
    pub fn superclass(&self) -> Result<Option<Class>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_class_get_superclass(self.raw().cast(), &mut out) })?;
        Ok(Class::found(out))
    }

    /// Read whether a class is another one or inherits from it.
    #[doc(alias = "rk_class_is_subclass_of")]
    pub fn is_subclass_of(&self, ancestor: &Class) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_class_is_subclass_of(self.raw().cast(), ancestor.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Remove an extension: the next lower layer's methods apply again. Its running calls end
    /// normally, and their super-calls still work.
    ///
    /// - `extension`: from `ClassBuilder::extend`. The handle is stale once no call is running any
    ///   more; its number may then name another class (SPEC 353).
    ///
    /// Re-entrancy: calls `drop`, once no call of the extension is running.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NotFound`.
    #[doc(alias = "rk_class_remove_extension")]
    pub fn remove_extension(&self) -> Result<()> {
        check(|| unsafe { sys::rk_class_remove_extension(self.raw().cast()) })
    }

    /// Find the plugin that defined a class or an extension.
    #[doc(alias = "rk_class_get_plugin")]
    pub fn plugin(&self) -> Result<Option<Plugin>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_class_get_plugin(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }
}

impl Timer {
    /// Cancel a timer.
    ///
    /// Re-entrancy: calls the timer's `drop`.
    #[doc(alias = "rk_timer_cancel")]
    pub fn cancel(&self) -> Result<()> {
        check(|| unsafe { sys::rk_timer_cancel(self.raw().cast()) })
    }
}

impl Poster {
    /// Append a cancellation of all touches to the queue.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_cancel_all_touches")]
    pub fn post_cancel_all_touches(&self) -> Result<()> {
        check(|| unsafe { sys::rk_context_post_cancel_all_touches(self.raw().cast()) })
    }

    /// Append updates of estimated properties to the queue; see
    /// `ContextRef::send_estimation_updates` and `ContextRef::drain`.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_context_post_estimation_updates")]
    pub fn post_estimation_updates(&self, timestamp: f64, updates: &[EstimationUpdate]) -> Result<()> {
        let updates: Vec<sys::RKEstimationUpdate> = updates.iter().map(|one| sys::RKEstimationUpdate { struct_size: size_of::<sys::RKEstimationUpdate>() as u32, ..*one }).collect();
        check(|| unsafe { sys::rk_context_post_estimation_updates(self.raw().cast(), timestamp, updates.as_ptr(), updates.len()) })
    }

    /// Append a report of the pointer to the queue.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_pointer")]
    pub fn post_pointer(&self, timestamp: f64, sample: &PointerSample) -> Result<()> {
        let sample = sys::RKPointerSample { struct_size: size_of::<sys::RKPointerSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_post_pointer(self.raw().cast(), timestamp, &sample) })
    }

    /// Append scrolling to the queue; the order of phases is checked when it is handled.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_scroll")]
    pub fn post_scroll(&self, timestamp: f64, sample: &ScrollSample) -> Result<()> {
        let sample = sys::RKScrollSample { struct_size: size_of::<sys::RKScrollSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_post_scroll(self.raw().cast(), timestamp, &sample) })
    }

    /// Append a pinch or rotation to the queue; the order of phases is checked when it is handled.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_transform")]
    pub fn post_transform(&self, timestamp: f64, sample: &TransformSample) -> Result<()> {
        let sample = sys::RKTransformSample { struct_size: size_of::<sys::RKTransformSample>() as u32, ..*sample };
        check(|| unsafe { sys::rk_context_post_transform(self.raw().cast(), timestamp, &sample) })
    }

    /// Append an insertion of text to the queue.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_context_post_text")]
    pub fn post_text(&self, timestamp: f64, text: &str) -> Result<()> {
        let text = text_in(text)?;
        check(|| unsafe { sys::rk_context_post_text(self.raw().cast(), timestamp, text.as_ptr()) })
    }

    /// Append a report of a shake to the queue; its order is checked when it is handled.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_motion")]
    pub fn post_motion(&self, timestamp: f64, phase: MotionPhase) -> Result<()> {
        check(|| unsafe { sys::rk_context_post_motion(self.raw().cast(), timestamp, phase) })
    }

    /// Append a button of a remote control to the queue.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_context_post_remote_control")]
    pub fn post_remote_control(&self, timestamp: f64, subtype: EventSubtype) -> Result<()> {
        check(|| unsafe { sys::rk_context_post_remote_control(self.raw().cast(), timestamp, subtype) })
    }
}

impl Touch {
    /// Read the host's number of the finger.
    #[doc(alias = "rk_touch_get_id")]
    pub fn id(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_touch_get_id(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the phase.
    #[doc(alias = "rk_touch_get_phase")]
    pub fn phase(&self) -> Result<TouchPhase> {
        let mut out = TouchPhase::default();
        check(|| unsafe { sys::rk_touch_get_phase(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the type.
    #[doc(alias = "rk_touch_get_type")]
    pub fn kind(&self) -> Result<TouchType> {
        let mut out = TouchType::default();
        check(|| unsafe { sys::rk_touch_get_type(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read tapCount: which tap in a row this is; 0 once the touch has moved too far (SPEC 68-70).
    #[doc(alias = "rk_touch_get_tap_count")]
    pub fn tap_count(&self) -> Result<u32> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_touch_get_tap_count(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the time of the touch's last change, in seconds (SPEC 64).
    #[doc(alias = "rk_touch_get_timestamp")]
    pub fn timestamp(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_touch_get_timestamp(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Find the hit view (SPEC 57). None: there was none, or the touch was taken from it, by a
    /// recogniser or because the view left its window (SPEC 58). During touchesCancelled the touch
    /// still has its view.
    #[doc(alias = "rk_touch_get_view")]
    pub fn view(&self) -> Result<Option<View>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_touch_get_view(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Find the window of the touch; None if it has none.
    #[doc(alias = "rk_touch_get_window")]
    pub fn window(&self) -> Result<Option<Window>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_touch_get_window(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Read the location, computed with the view's present geometry (SPEC 19).
    ///
    /// - `view`: any view in the touch's window or another window; None: the touch's window (SPEC
    ///   18), or the screen if it has none.
    #[doc(alias = "rk_touch_get_location")]
    pub fn location(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_touch_get_location(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the location at the preceding update (SPEC 65); otherwise as `Touch::location`.
    #[doc(alias = "rk_touch_get_previous_location")]
    pub fn previous_location(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_touch_get_previous_location(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the force as given.
    #[doc(alias = "rk_touch_get_force")]
    pub fn force(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_touch_get_force(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the radius of the contact as given, in points.
    #[doc(alias = "rk_touch_get_major_radius")]
    pub fn major_radius(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_touch_get_major_radius(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read whether views never receive the touch. The causes are: multipleTouchEnabled or
    /// exclusiveTouch (SPEC 95, 98, 100); touchesShouldBegin, which returned false (SPEC 247); the
    /// touch stopped a scroll view (SPEC 263).
    #[doc(alias = "rk_touch_is_withheld")]
    pub fn is_withheld(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_touch_is_withheld(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// List coalescedTouches: the samples that were merged into the touch's present one, oldest
    /// first, and the present one last (SPEC 71, 292). If nothing was merged, the list has one
    /// entry.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// let between = TouchSnapshot { location: (155, 210).into(), timestamp: 0.005, ..Default::default() };
    /// context.touch_down(1, (150, 210), 0.0)?;
    /// let sample = TouchSample { coalesced: vec![between], ..TouchSample::new(1, TouchPhase::MOVED, (160, 210)) };
    /// context.send_touches(0.01, &[sample])?;
    /// assert_eq!(context.find_touch(1)?.coalesced()?[0].location.x, 155.0);
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_touch_get_coalesced")]
    pub fn coalesced(&self) -> Result<Vec<TouchSnapshot>> {
        filled(TouchSnapshot::default(), 0, |buffer, capacity, length| unsafe { sys::rk_touch_get_coalesced(self.raw().cast(), buffer, capacity, length) })
    }

    /// Predict the touch's location from its samples of the last 0.1 seconds, merged ones included
    /// (SPEC 342).
    ///
    /// - `model`: the model of motion.
    /// - `ahead`: seconds after the touch's last sample, 0 to 1. In seconds.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// context.touch_down(1, (150, 210), 0.0)?;
    /// context.touch_move(1, (160, 210), 0.01)?;
    /// context.touch_move(1, (170, 210), 0.02)?;
    /// let touch = context.find_touch(1)?;
    /// let ahead = touch.predicted(PredictionModel::LINEAR, 0.01)?;
    /// assert!(ahead.location.x > 170.0);
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_touch_get_predicted")]
    pub fn predicted(&self, model: PredictionModel, ahead: f64) -> Result<TouchSnapshot> {
        let mut out = TouchSnapshot::default();
        check(|| unsafe { sys::rk_touch_get_predicted(self.raw().cast(), model, ahead, &mut out) })?;
        Ok(out)
    }

    /// Read the buttons of the pointer; 0 for other types.
    #[doc(alias = "rk_touch_get_button_mask")]
    pub fn button_mask(&self) -> Result<u32> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_touch_get_button_mask(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the pencil's angle above the surface as given, in radians.
    #[doc(alias = "rk_touch_get_altitude_angle")]
    pub fn altitude_angle(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_touch_get_altitude_angle(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the direction in which the pencil leans as given, in radians.
    #[doc(alias = "rk_touch_get_azimuth_angle")]
    pub fn azimuth_angle(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_touch_get_azimuth_angle(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read azimuthUnitVector(in:): a vector of length 1 in the direction in which the pencil
    /// leans, along the axes of a view (SPEC 343).
    ///
    /// - `view`: None: the touch's window.
    #[doc(alias = "rk_touch_get_azimuth_unit_vector")]
    pub fn azimuth_unit_vector(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_touch_get_azimuth_unit_vector(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the pencil's roll about its own axis as given, in radians; 0 where unknown (SPEC 343).
    #[doc(alias = "rk_touch_get_roll_angle")]
    pub fn roll_angle(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_touch_get_roll_angle(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read preciseLocation(in:): the location with the device's full resolution (SPEC 344);
    /// otherwise as `Touch::location`.
    #[doc(alias = "rk_touch_get_precise_location")]
    pub fn precise_location(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_touch_get_precise_location(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// Read precisePreviousLocation(in:) (SPEC 344); otherwise as `Touch::previous_location`.
    #[doc(alias = "rk_touch_get_precise_previous_location")]
    pub fn precise_previous_location(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_touch_get_precise_previous_location(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the tolerance of the contact's radius, as given, in points.
    #[doc(alias = "rk_touch_get_major_radius_tolerance")]
    pub fn major_radius_tolerance(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_touch_get_major_radius_tolerance(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the greatest force that the device can report, as given.
    #[doc(alias = "rk_touch_get_maximum_possible_force")]
    pub fn maximum_possible_force(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_touch_get_maximum_possible_force(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read which properties of the touch's last sample are estimates (SPEC 345).
    #[doc(alias = "rk_touch_get_estimated_properties")]
    pub fn estimated_properties(&self) -> Result<TouchProperties> {
        let mut out = TouchProperties::default();
        check(|| unsafe { sys::rk_touch_get_estimated_properties(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read which of the estimated properties the device will still report (SPEC 345).
    #[doc(alias = "rk_touch_get_estimated_properties_expecting_updates")]
    pub fn estimated_properties_expecting_updates(&self) -> Result<TouchProperties> {
        let mut out = TouchProperties::default();
        check(|| unsafe { sys::rk_touch_get_estimated_properties_expecting_updates(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the host's number for the updates of the touch's last sample; 0 without (SPEC 345).
    #[doc(alias = "rk_touch_get_estimation_update_index")]
    pub fn estimation_update_index(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_touch_get_estimation_update_index(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// List touch.gestureRecognizers: the recognisers that received the touch and have neither
    /// refused nor ignored it, in the order of their calls (SPEC 59, 80, 169).
    #[doc(alias = "rk_touch_get_gesture_recognizers")]
    pub fn gesture_recognizers(&self) -> Result<Vec<GestureRecognizer>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_touch_get_gesture_recognizers(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }
}

impl Event {
    /// Read the kind.
    #[doc(alias = "rk_event_get_type")]
    pub fn kind(&self) -> Result<EventType> {
        let mut out = EventType::default();
        check(|| unsafe { sys::rk_event_get_type(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the subtype: `EventSubtype` of motion.h for motion and remote control, else 0 (SPEC
    /// 72).
    #[doc(alias = "rk_event_get_subtype")]
    pub fn subtype(&self) -> Result<i32> {
        let mut out = i32::default();
        check(|| unsafe { sys::rk_event_get_subtype(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read modifierFlags of the event's last sample.
    #[doc(alias = "rk_event_get_modifier_flags")]
    pub fn modifier_flags(&self) -> Result<KeyModifierFlags> {
        let mut out = KeyModifierFlags::default();
        check(|| unsafe { sys::rk_event_get_modifier_flags(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read buttonMask, the pointer's buttons, of the event's last sample.
    #[doc(alias = "rk_event_get_button_mask")]
    pub fn button_mask(&self) -> Result<u32> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_event_get_button_mask(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the time of the update, in seconds (SPEC 64).
    #[doc(alias = "rk_event_get_timestamp")]
    pub fn timestamp(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_event_get_timestamp(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// List allTouches: every touch that is down, and those that ended or were cancelled in this
    /// update, in the order they began (SPEC 62).
    #[doc(alias = "rk_event_get_all_touches")]
    pub fn all_touches(&self) -> Result<Vec<Touch>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_event_get_all_touches(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// List those of allTouches whose view this is.
    #[doc(alias = "rk_event_get_touches_for_view")]
    pub fn touches_for_view(&self, view: &View) -> Result<Vec<Touch>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_event_get_touches_for_view(self.raw().cast(), view.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// List those of allTouches whose window this is.
    #[doc(alias = "rk_event_get_touches_for_window")]
    pub fn touches_for_window(&self, window: &Window) -> Result<Vec<Touch>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_event_get_touches_for_window(self.raw().cast(), window.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// List those of allTouches that a recogniser tracks.
    #[doc(alias = "rk_event_get_touches_for_gesture_recognizer")]
    pub fn touches_for_gesture_recognizer(&self, recognizer: &GestureRecognizer) -> Result<Vec<Touch>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_event_get_touches_for_gesture_recognizer(self.raw().cast(), recognizer.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// List allPresses of an event: those that are down, and those that ended or were cancelled in
    /// this report, in the order they began. The list is empty for an event of another type.
    #[doc(alias = "rk_event_get_all_presses")]
    pub fn all_presses(&self) -> Result<Vec<Press>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_event_get_all_presses(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }
}

impl Control {
    /// Create a control.
    ///
    /// - `frame`: in the coordinates of the future superview; finite. In points.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_control_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<Control> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_control_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Control::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<Control> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_control_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Control::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<Control> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Add a target and selector: addTarget:action:forControlEvents:. The same pair merges its
    /// events (SPEC 138).
    ///
    /// - `target`: a responder or gesture recogniser, weak; None: found along the responder chain
    ///   when the action is sent (SPEC 136).
    /// - `selector`: UTF-8, 1 to 255 bytes, at most two colons (SPEC 137).
    /// - `events`: the events for which it is sent; not 0.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_control_add_target")]
    pub fn add_target(&self, target: Option<&Object>, selector: &str, events: ControlEvents) -> Result<()> {
        let selector = text_in(selector)?;
        check(|| unsafe { sys::rk_control_add_target(self.raw().cast(), raw_or_null(target).cast(), selector.as_ptr(), events) })
    }

    /// Remove events from targets: removeTarget:action:forControlEvents:. A pair without events is
    /// removed (SPEC 139).
    ///
    /// - `target`: None matches every target.
    /// - `selector`: None matches every selector.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`.
    #[doc(alias = "rk_control_remove_target")]
    pub fn remove_target(&self, target: Option<&Object>, selector: Option<&str>, events: ControlEvents) -> Result<()> {
        let selector = selector.map(text_in).transpose()?;
        check(|| unsafe { sys::rk_control_remove_target(self.raw().cast(), raw_or_null(target).cast(), selector.as_ref().map_or(null(), |text| text.as_ptr()), events) })
    }

    /// Remove a function that was added.
    ///
    /// Re-entrancy: its drop.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_control_remove_action")]
    pub fn remove_action(&self, identifier: u64) -> Result<()> {
        check(|| unsafe { sys::rk_control_remove_action(self.raw().cast(), identifier) })
    }

    /// Read allControlEvents: all events for which a target or function was added.
    #[doc(alias = "rk_control_get_all_control_events")]
    pub fn all_control_events(&self) -> Result<ControlEvents> {
        let mut out = ControlEvents::default();
        check(|| unsafe { sys::rk_control_get_all_control_events(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Send the actions of a mask: sendActionsForControlEvents: (SPEC 141). Each entry whose events
    /// intersect it is sent once.
    ///
    /// Re-entrancy: actions, send_action.
    #[doc(alias = "rk_control_send_actions")]
    pub fn send_actions(&self, events: ControlEvents) -> Result<()> {
        check(|| unsafe { sys::rk_control_send_actions(self.raw().cast(), events) })
    }

    /// Perform the control's primary action: performPrimaryAction. Sends
    /// `ControlEvents::PRIMARY_ACTION_TRIGGERED`, as a button does together with TouchUpInside. A
    /// disabled control sends nothing (SPEC 324).
    ///
    /// Re-entrancy: actions, send_action.
    #[doc(alias = "rk_control_perform_primary_action")]
    pub fn perform_primary_action(&self) -> Result<()> {
        check(|| unsafe { sys::rk_control_perform_primary_action(self.raw().cast()) })
    }

    /// Call sendAction:to:forEvent: of a control, overrides included.
    ///
    /// - `target`: None: nil-targeted.
    /// - `event`: may be None.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_control_send_action")]
    pub fn send_action(&self, selector: &str, target: Option<&Object>, event: Option<&Event>) -> Result<()> {
        let selector = text_in(selector)?;
        check(|| unsafe { sys::rk_control_send_action(self.raw().cast(), selector.as_ptr(), raw_or_null(target).cast(), raw_or_null(event).cast()) })
    }

    /// Set enabled: whether the control tracks touches. Disabling while tracking cancels it (SPEC
    /// 149); a disabled control is hit all the same (SPEC 51). Default true.
    ///
    /// Re-entrancy: cancel_tracking, actions.
    #[doc(alias = "rk_control_set_enabled")]
    pub fn set_enabled(&self, enabled: bool) -> Result<()> {
        check(|| unsafe { sys::rk_control_set_enabled(self.raw().cast(), enabled) })
    }

    /// Read enabled.
    #[doc(alias = "rk_control_is_enabled")]
    pub fn is_enabled(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_control_is_enabled(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set selected: whether the control is selected, for the program to use. Default false.
    #[doc(alias = "rk_control_set_selected")]
    pub fn set_selected(&self, selected: bool) -> Result<()> {
        check(|| unsafe { sys::rk_control_set_selected(self.raw().cast(), selected) })
    }

    /// Read selected.
    #[doc(alias = "rk_control_is_selected")]
    pub fn is_selected(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_control_is_selected(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set highlighted: whether the control is shown as pressed; tracking sets it too.
    #[doc(alias = "rk_control_set_highlighted")]
    pub fn set_highlighted(&self, highlighted: bool) -> Result<()> {
        check(|| unsafe { sys::rk_control_set_highlighted(self.raw().cast(), highlighted) })
    }

    /// Read highlighted.
    #[doc(alias = "rk_control_is_highlighted")]
    pub fn is_highlighted(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_control_is_highlighted(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the state, a mask of `ControlState`.
    #[doc(alias = "rk_control_get_state")]
    pub fn state(&self) -> Result<ControlState> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_control_get_state(self.raw().cast(), &mut out) })?;
        Ok(ControlState(out))
    }

    /// Read whether the control tracks a touch.
    #[doc(alias = "rk_control_is_tracking")]
    pub fn is_tracking(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_control_is_tracking(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read touchInside: whether the tracked touch is inside, or the last tracked one was (SPEC
    /// 145).
    #[doc(alias = "rk_control_is_touch_inside")]
    pub fn is_touch_inside(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_control_is_touch_inside(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the value of a Slider or Stepper, clamped to its range.
    ///
    /// - `value`: finite.
    #[doc(alias = "rk_control_set_value")]
    pub fn set_value(&self, value: f64) -> Result<()> {
        check(|| unsafe { sys::rk_control_set_value(self.raw().cast(), value) })
    }

    /// Read the value of a Slider or Stepper; default 0.
    #[doc(alias = "rk_control_get_value")]
    pub fn value(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_control_get_value(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set minimumValue and maximumValue of a Slider (default 0, 1) or Stepper (default 0, 100);
    /// the value is clamped.
    ///
    /// - `minimum`: finite, minimum \<= maximum.
    /// - `maximum`: finite, minimum \<= maximum.
    #[doc(alias = "rk_control_set_value_range")]
    pub fn set_value_range(&self, minimum: f64, maximum: f64) -> Result<()> {
        check(|| unsafe { sys::rk_control_set_value_range(self.raw().cast(), minimum, maximum) })
    }

    /// Read minimumValue and maximumValue.
    #[doc(alias = "rk_control_get_value_range")]
    pub fn value_range(&self) -> Result<(f64, f64)> {
        let mut minimum = f64::default();
        let mut maximum = f64::default();
        check(|| unsafe { sys::rk_control_get_value_range(self.raw().cast(), &mut minimum, &mut maximum) })?;
        Ok((minimum, maximum))
    }

    /// Set isContinuous: whether a Slider or Stepper sends ValueChanged for every change during
    /// tracking, or once at its end. Default true.
    #[doc(alias = "rk_control_set_continuous")]
    pub fn set_continuous(&self, continuous: bool) -> Result<()> {
        check(|| unsafe { sys::rk_control_set_continuous(self.raw().cast(), continuous) })
    }

    /// Read isContinuous.
    #[doc(alias = "rk_control_is_continuous")]
    pub fn is_continuous(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_control_is_continuous(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set how many segments (SegmentedControl) or pages (PageControl) there are; default 0.
    ///
    /// - `count`: 0 to 1,000,000; the selection is clamped to it.
    #[doc(alias = "rk_control_set_count")]
    pub fn set_count(&self, count: i64) -> Result<()> {
        check(|| unsafe { sys::rk_control_set_count(self.raw().cast(), count) })
    }

    /// Read numberOfSegments or numberOfPages.
    #[doc(alias = "rk_control_get_count")]
    pub fn count(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_control_get_count(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the index of a segmented control's selected segment (selectedSegmentIndex; -1, the
    /// default, is none), or of a page control's shown page (currentPage; default 0).
    #[doc(alias = "rk_control_set_selected_index")]
    pub fn set_selected_index(&self, index: i64) -> Result<()> {
        check(|| unsafe { sys::rk_control_set_selected_index(self.raw().cast(), index) })
    }

    /// Read selectedSegmentIndex or currentPage.
    #[doc(alias = "rk_control_get_selected_index")]
    pub fn selected_index(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_control_get_selected_index(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl Button {
    /// Create a button.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_button_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<Button> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_button_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Button::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<Button> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_button_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Button::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<Button> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }
}

impl Switch {
    /// Create a switch.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_switch_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<Switch> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_switch_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Switch::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<Switch> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_switch_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Switch::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<Switch> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Set on: whether the switch is on.
    #[doc(alias = "rk_switch_set_on")]
    pub fn set_on(&self, on: bool) -> Result<()> {
        check(|| unsafe { sys::rk_switch_set_on(self.raw().cast(), on) })
    }

    /// Read on; default false.
    #[doc(alias = "rk_switch_is_on")]
    pub fn is_on(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_switch_is_on(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl Slider {
    /// Create a slider.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_slider_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<Slider> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_slider_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Slider::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<Slider> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_slider_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Slider::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<Slider> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Read the rectangle of a slider's thumb, in the slider's bounds space: a square of the
    /// bounds' height at the value (SPEC 152).
    #[doc(alias = "rk_slider_get_thumb_rect")]
    pub fn thumb_rect(&self) -> Result<Rect> {
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_slider_get_thumb_rect(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl Stepper {
    /// Create a stepper.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_stepper_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<Stepper> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_stepper_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Stepper::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<Stepper> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_stepper_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Stepper::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<Stepper> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Set a stepper's stepValue: how far a step goes; default 1.
    ///
    /// - `step`: finite, above 0.
    #[doc(alias = "rk_stepper_set_step_value")]
    pub fn set_step_value(&self, step: f64) -> Result<()> {
        check(|| unsafe { sys::rk_stepper_set_step_value(self.raw().cast(), step) })
    }

    /// Read stepValue.
    #[doc(alias = "rk_stepper_get_step_value")]
    pub fn step_value(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_stepper_get_step_value(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set a stepper's wraps: whether a step beyond one end continues at the other; default false.
    #[doc(alias = "rk_stepper_set_wraps")]
    pub fn set_wraps(&self, wraps: bool) -> Result<()> {
        check(|| unsafe { sys::rk_stepper_set_wraps(self.raw().cast(), wraps) })
    }

    /// Read wraps.
    #[doc(alias = "rk_stepper_get_wraps")]
    pub fn wraps(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_stepper_get_wraps(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set a stepper's autorepeat: whether it steps again while it is held, after 0.5 s and then
    /// every 0.1 s; default true.
    #[doc(alias = "rk_stepper_set_autorepeat")]
    pub fn set_autorepeat(&self, autorepeat: bool) -> Result<()> {
        check(|| unsafe { sys::rk_stepper_set_autorepeat(self.raw().cast(), autorepeat) })
    }

    /// Read autorepeat.
    #[doc(alias = "rk_stepper_get_autorepeat")]
    pub fn autorepeat(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_stepper_get_autorepeat(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl SegmentedControl {
    /// Create a segmented control.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_segmented_control_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<SegmentedControl> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_segmented_control_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`SegmentedControl::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<SegmentedControl> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_segmented_control_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`SegmentedControl::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<SegmentedControl> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Set momentary: whether a segmented control's selection is cleared after its ValueChanged;
    /// default false.
    #[doc(alias = "rk_segmented_control_set_momentary")]
    pub fn set_momentary(&self, momentary: bool) -> Result<()> {
        check(|| unsafe { sys::rk_segmented_control_set_momentary(self.raw().cast(), momentary) })
    }

    /// Read momentary.
    #[doc(alias = "rk_segmented_control_is_momentary")]
    pub fn is_momentary(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_segmented_control_is_momentary(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Insert a segment (SPEC 323). A selected segment after it stays selected.
    ///
    /// - `title`: UTF-8, 1 to 255 bytes; copied; None or "": none.
    /// - `index`: 0 or more; beyond the last one: at the end.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_segmented_control_insert_segment")]
    pub fn insert_segment(&self, title: &str, index: i64) -> Result<()> {
        let title = text_in(title)?;
        check(|| unsafe { sys::rk_segmented_control_insert_segment(self.raw().cast(), title.as_ptr(), index) })
    }

    /// Remove a segment (SPEC 323). If it was selected, nothing is selected then. A selected
    /// segment after it stays selected.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_segmented_control_remove_segment")]
    pub fn remove_segment(&self, index: i64) -> Result<()> {
        check(|| unsafe { sys::rk_segmented_control_remove_segment(self.raw().cast(), index) })
    }

    /// Set the title of a segment, which the host draws.
    ///
    /// - `title`: UTF-8, 1 to 255 bytes; copied; None or "": none.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`, `NotFound`.
    #[doc(alias = "rk_segmented_control_set_title")]
    pub fn set_title(&self, index: i64, title: &str) -> Result<()> {
        let title = text_in(title)?;
        check(|| unsafe { sys::rk_segmented_control_set_title(self.raw().cast(), index, title.as_ptr()) })
    }

    /// Copy the title of a segment; "" if it has none.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_segmented_control_get_title")]
    pub fn title(&self, index: i64) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_segmented_control_get_title(self.raw().cast(), index, buffer, capacity, length) })
    }

    /// Enable or disable a segment; default true. A disabled one is not selected by touch (SPEC
    /// 146, 323).
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`, `NotFound`.
    #[doc(alias = "rk_segmented_control_set_segment_enabled")]
    pub fn set_segment_enabled(&self, index: i64, enabled: bool) -> Result<()> {
        check(|| unsafe { sys::rk_segmented_control_set_segment_enabled(self.raw().cast(), index, enabled) })
    }

    /// Read whether a segment is enabled.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_segmented_control_is_segment_enabled")]
    pub fn is_segment_enabled(&self, index: i64) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_segmented_control_is_segment_enabled(self.raw().cast(), index, &mut out) })?;
        Ok(out)
    }
}

impl PageControl {
    /// Create a page control.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_page_control_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<PageControl> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_page_control_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`PageControl::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<PageControl> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_page_control_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`PageControl::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<PageControl> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }
}

impl TextField {
    /// Create a text field. It becomes first responder when it is tapped, and then takes text (SPEC
    /// 279).
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_text_field_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<TextField> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_text_field_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`TextField::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<TextField> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_text_field_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`TextField::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<TextField> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Set a text field's text; the insertion point is at its end. No event is sent; its delegate's
    /// did_change_selection may be called (text.h).
    ///
    /// - `text`: UTF-8, at most 65,535 bytes; copied; None means "".
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_text_field_set_text")]
    pub fn set_text(&self, text: &str) -> Result<()> {
        let text = text_in(text)?;
        check(|| unsafe { sys::rk_text_field_set_text(self.raw().cast(), text.as_ptr()) })
    }

    /// Copy a text field's text.
    #[doc(alias = "rk_text_field_get_text")]
    pub fn text(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_text_field_get_text(self.raw().cast(), buffer, capacity, length) })
    }

    /// Find the delegate object; None if there is none. A delegate whose object has ended is
    /// removed at its next call, or here.
    ///
    /// Re-entrancy: `drop` of a removed delegate.
    #[doc(alias = "rk_text_field_get_delegate")]
    pub fn delegate(&self) -> Result<Option<Object>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_text_field_get_delegate(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Read isEditing: whether the text field is first responder (SPEC 325).
    #[doc(alias = "rk_text_field_is_editing")]
    pub fn is_editing(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_text_field_is_editing(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set secureTextEntry: whether the host draws the text as secret; the library ignores it.
    /// Default false.
    #[doc(alias = "rk_text_field_set_secure_text_entry")]
    pub fn set_secure_text_entry(&self, secure: bool) -> Result<()> {
        check(|| unsafe { sys::rk_text_field_set_secure_text_entry(self.raw().cast(), secure) })
    }

    /// Read isSecureTextEntry.
    #[doc(alias = "rk_text_field_is_secure_text_entry")]
    pub fn is_secure_text_entry(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_text_field_is_secure_text_entry(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Select a range; an empty range is the insertion point. The delegate's did_change_selection
    /// is called if the selection changes.
    ///
    /// - `start`: bytes, start \<= end, both between characters.
    /// - `end`: bytes, start \<= end, both between characters.
    /// - `affinity`: the end that an extending step moves: forward the end, backward the start.
    ///
    /// Re-entrancy: delegate.
    #[doc(alias = "rk_text_field_set_selected_range")]
    pub fn set_selected_range(&self, start: usize, end: usize, affinity: TextDirection) -> Result<()> {
        check(|| unsafe { sys::rk_text_field_set_selected_range(self.raw().cast(), start, end, affinity) })
    }

    /// Read the selection; empty: the insertion point.
    #[doc(alias = "rk_text_field_get_selected_range")]
    pub fn selected_range(&self) -> Result<(usize, usize, TextDirection)> {
        let mut start = usize::default();
        let mut end = usize::default();
        let mut affinity = TextDirection::default();
        check(|| unsafe { sys::rk_text_field_get_selected_range(self.raw().cast(), &mut start, &mut end, &mut affinity) })?;
        Ok((start, end, affinity))
    }

    /// Move the insertion point by one step, as an arrow key does (SPEC 330).
    ///
    /// - `extend`: keep the other end of the selection, as with shift held.
    ///
    /// Re-entrancy: delegate.
    #[doc(alias = "rk_text_field_move")]
    pub fn move_insertion_point(&self, direction: TextDirection, granularity: TextGranularity, extend: bool) -> Result<()> {
        check(|| unsafe { sys::rk_text_field_move(self.raw().cast(), direction, granularity, extend) })
    }

    /// Find the offset some steps away from another one: positionFromPosition:offset:.
    ///
    /// - `start`: between characters.
    /// - `steps`: below 0: backward.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_text_field_get_position")]
    pub fn position(&self, start: usize, steps: i64, granularity: TextGranularity) -> Result<usize> {
        let mut out = usize::default();
        check(|| unsafe { sys::rk_text_field_get_position(self.raw().cast(), start, steps, granularity, &mut out) })?;
        Ok(out)
    }

    /// Delete the selection, or one step from the insertion point in a direction (SPEC 332).
    ///
    /// Re-entrancy: delegate, actions.
    #[doc(alias = "rk_text_field_delete")]
    pub fn delete(&self, direction: TextDirection, granularity: TextGranularity) -> Result<()> {
        check(|| unsafe { sys::rk_text_field_delete(self.raw().cast(), direction, granularity) })
    }

    /// Clear the text, as a clear button does, if should_clear returns true (SPEC 333).
    ///
    /// Re-entrancy: delegate, actions.
    #[doc(alias = "rk_text_field_clear")]
    pub fn clear(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_text_field_clear(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Replace the text of a range: replaceRange:withText:. The insertion point moves to the end of
    /// the new text.
    ///
    /// - `start`: as for `TextField::set_selected_range`.
    /// - `end`: as for `TextField::set_selected_range`.
    /// - `text`: UTF-8, at most 65,535 bytes.
    ///
    /// Re-entrancy: delegate, actions.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_text_field_replace_range")]
    pub fn replace_range(&self, start: usize, end: usize, text: &str) -> Result<()> {
        let text = text_in(text)?;
        check(|| unsafe { sys::rk_text_field_replace_range(self.raw().cast(), start, end, text.as_ptr()) })
    }

    /// Copy the text of a range: textInRange:.
    ///
    /// - `start`: as for `TextField::set_selected_range`.
    /// - `end`: as for `TextField::set_selected_range`.
    #[doc(alias = "rk_text_field_get_text_in_range")]
    pub fn text_in_range(&self, start: usize, end: usize) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_text_field_get_text_in_range(self.raw().cast(), start, end, buffer, capacity, length) })
    }

    /// Replace the marked text, or else the selection, by the text in composition:
    /// setMarkedText:selectedRange:.
    ///
    /// - `text`: UTF-8, at most 65,535 bytes; "" ends the composition without a text.
    /// - `start`: the selection, in bytes of `text`, start \<= end, both between characters of it.
    /// - `end`: the selection, in bytes of `text`, start \<= end, both between characters of it.
    ///
    /// Re-entrancy: delegate, actions.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// let field = TextField::new(&context, (0, 0, 320, 40))?;
    /// window.add_subview(&field)?;
    /// field.become_first_responder()?;
    /// field.set_marked_text("かな", 6, 6)?; // an input method is not done yet
    /// assert_eq!(field.marked_range()?, (0, 6)); // bytes of UTF-8
    /// field.unmark_text()?;
    /// assert_eq!(field.text()?, "かな");
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_text_field_set_marked_text")]
    pub fn set_marked_text(&self, text: &str, start: usize, end: usize) -> Result<()> {
        let text = text_in(text)?;
        check(|| unsafe { sys::rk_text_field_set_marked_text(self.raw().cast(), text.as_ptr(), start, end) })
    }

    /// End the composition and keep its text: unmarkText.
    #[doc(alias = "rk_text_field_unmark_text")]
    pub fn unmark_text(&self) -> Result<()> {
        check(|| unsafe { sys::rk_text_field_unmark_text(self.raw().cast()) })
    }

    /// Read the marked range.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_text_field_get_marked_range")]
    pub fn marked_range(&self) -> Result<(usize, usize)> {
        let mut start = usize::default();
        let mut end = usize::default();
        check(|| unsafe { sys::rk_text_field_get_marked_range(self.raw().cast(), &mut start, &mut end) })?;
        Ok((start, end))
    }
}

impl ViewController {
    /// Create a view controller without a view.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_controller_create")]
    pub fn new(context: &ContextRef) -> Result<ViewController> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_controller_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`ViewController::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<ViewController> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_controller_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`ViewController::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<ViewController> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Set the controller's view.
    ///
    /// - `view`: retained by the controller; None unloads. The old view stays where it is in the
    ///   tree, without controller.
    #[doc(alias = "rk_view_controller_set_view")]
    pub fn set_view(&self, view: Option<&View>) -> Result<()> {
        check(|| unsafe { sys::rk_view_controller_set_view(self.raw().cast(), raw_or_null(view).cast()) })
    }

    /// Find the controller's view. A view that is not loaded is loaded first: load_view, then
    /// view_did_load.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NoMemory`.
    #[doc(alias = "rk_view_controller_get_view")]
    pub fn view(&self) -> Result<Option<View>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_controller_get_view(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Find the controller's view without loading it (SPEC 115).
    #[doc(alias = "rk_view_controller_get_view_if_loaded")]
    pub fn view_if_loaded(&self) -> Result<Option<View>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_controller_get_view_if_loaded(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Make a controller a child of another; it leaves its present parent first. The host places
    /// the child's view.
    ///
    /// - `child`: retained by the parent.
    ///
    /// # Errors
    /// Besides the usual: `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_view_controller_add_child")]
    pub fn add_child(&self, child: &ViewController) -> Result<()> {
        check(|| unsafe { sys::rk_view_controller_add_child(self.raw().cast(), child.raw().cast()) })
    }

    /// Remove a controller from its parent; without parent nothing changes. Its view stays where it
    /// is.
    #[doc(alias = "rk_view_controller_remove_from_parent")]
    pub fn remove_from_parent(&self) -> Result<()> {
        check(|| unsafe { sys::rk_view_controller_remove_from_parent(self.raw().cast()) })
    }

    /// Find the parent.
    #[doc(alias = "rk_view_controller_get_parent")]
    pub fn parent(&self) -> Result<Option<ViewController>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_controller_get_parent(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// List the children in the order they were added.
    #[doc(alias = "rk_view_controller_get_children")]
    pub fn children(&self) -> Result<Vec<ViewController>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_view_controller_get_children(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// Present a controller: the presented controller's next responder becomes the presenting one
    /// (SPEC 113). If the presenting controller is in a window, the presented view is loaded.
    /// Unless it has a superview, it then fills that window, in front of the other views (SPEC
    /// 316).
    ///
    /// - `presented`: retained by the presenting controller.
    ///
    /// Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
    ///
    /// # Errors
    /// Besides the usual: `AlreadyExists`, `Busy`, `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_view_controller_present")]
    pub fn present(&self, presented: &ViewController) -> Result<()> {
        check(|| unsafe { sys::rk_view_controller_present(self.raw().cast(), presented.raw().cast()) })
    }

    /// Dismiss a presented controller with all that is presented on top of it.
    ///
    /// The library searches for a controller that presents another one, in this order: this one;
    /// its containers, nearest first; the controllers in it; those in its outermost container. What
    /// the first one found presents is dismissed. If none of them presents, the nearest presented
    /// controller is dismissed: this one or a container of it. If no controller is presented,
    /// nothing changes. Views that are direct subviews of a window leave it, the last one presented
    /// first (SPEC 315, 316).
    ///
    /// Re-entrancy: appearance callbacks and the tree methods.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_view_controller_dismiss")]
    pub fn dismiss(&self) -> Result<()> {
        check(|| unsafe { sys::rk_view_controller_dismiss(self.raw().cast()) })
    }

    /// Find the controller that presents this one.
    #[doc(alias = "rk_view_controller_get_presenting")]
    pub fn presenting(&self) -> Result<Option<ViewController>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_controller_get_presenting(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Find the controller that this one presents.
    #[doc(alias = "rk_view_controller_get_presented")]
    pub fn presented(&self) -> Result<Option<ViewController>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_controller_get_presented(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Begin the appearance or disappearance of a child (SPEC 321), for a container whose
    /// shouldAutomaticallyForwardAppearanceMethods returns false. Calls view_will_appear or
    /// view_will_disappear, unless the child is in that state already. The view of a child that
    /// appears is loaded first.
    ///
    /// - `controller`: the child, not its container.
    /// - `appearing`: whether it appears.
    /// - `animated`: passed to the callbacks.
    ///
    /// Re-entrancy: load_view, view_did_load and the appearance callbacks.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_view_controller_begin_appearance_transition")]
    pub fn begin_appearance_transition(&self, appearing: bool, animated: bool) -> Result<()> {
        check(|| unsafe { sys::rk_view_controller_begin_appearance_transition(self.raw().cast(), appearing, animated) })
    }

    /// End a transition of `ViewController::begin_appearance_transition`: calls view_is_appearing
    /// and view_did_appear, or view_did_disappear. Without such a transition it calls nothing.
    ///
    /// - `controller`: the child, not its container.
    ///
    /// Re-entrancy: the appearance callbacks.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `TooDeep`.
    #[doc(alias = "rk_view_controller_end_appearance_transition")]
    pub fn end_appearance_transition(&self) -> Result<()> {
        check(|| unsafe { sys::rk_view_controller_end_appearance_transition(self.raw().cast()) })
    }
}

impl NavigationController {
    /// Create a navigation controller with a first controller on it: initWithRootViewController.
    ///
    /// - `root`: pushed as by `NavigationController::push`; None: none.
    ///
    /// Re-entrancy: instance_init, and as `NavigationController::push`.
    ///
    /// # Errors
    /// Besides the usual: `AlreadyExists`, `Busy`, `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_navigation_controller_create")]
    pub fn new(context: &ContextRef, root: Option<&ViewController>) -> Result<NavigationController> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_navigation_controller_create(context.raw().cast(), null_mut(), raw_or_null(root).cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`NavigationController::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, root: Option<&ViewController>) -> Result<NavigationController> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_navigation_controller_create(context.raw().cast(), class.raw().cast(), raw_or_null(root).cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`NavigationController::new`\].
    pub fn with_methods(context: &ContextRef, root: Option<&ViewController>, methods: impl Methods) -> Result<NavigationController> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, root))
    }

    /// Push a controller on a navigation controller as its last child. Its view replaces the view
    /// of the previous controller (SPEC 116) and fills the navigation controller's view from then
    /// on (SPEC 317). Both views are loaded first.
    ///
    /// - `controller`: a NavigationController.
    /// - `content`: retained as a child; must not be a child of `controller` yet.
    ///
    /// Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
    ///
    /// # Errors
    /// Besides the usual: `AlreadyExists`, `Busy`, `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_navigation_controller_push")]
    pub fn push(&self, content: &ViewController) -> Result<()> {
        check(|| unsafe { sys::rk_navigation_controller_push(self.raw().cast(), content.raw().cast()) })
    }

    /// Pop the last controller. The view of the previous one is loaded and replaces its view. The
    /// first controller stays.
    ///
    /// Re-entrancy: as `NavigationController::push`.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_navigation_controller_pop")]
    pub fn pop(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_navigation_controller_pop(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Pop all controllers except the first, whose view is then shown.
    ///
    /// Re-entrancy: as `NavigationController::push`.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_navigation_controller_pop_to_root")]
    pub fn pop_to_root(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_navigation_controller_pop_to_root(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Find the visible controller (SPEC 318): the one that was pushed last, or the last one
    /// presented on top of it.
    #[doc(alias = "rk_navigation_controller_get_visible")]
    pub fn visible(&self) -> Result<Option<ViewController>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_navigation_controller_get_visible(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Find the last controller pushed.
    #[doc(alias = "rk_navigation_controller_get_top")]
    pub fn top(&self) -> Result<Option<ViewController>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_navigation_controller_get_top(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }
}

impl Press {
    /// Read the host's number of the button.
    #[doc(alias = "rk_press_get_id")]
    pub fn id(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_press_get_id(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the phase.
    #[doc(alias = "rk_press_get_phase")]
    pub fn phase(&self) -> Result<PressPhase> {
        let mut out = PressPhase::default();
        check(|| unsafe { sys::rk_press_get_phase(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the type.
    #[doc(alias = "rk_press_get_type")]
    pub fn kind(&self) -> Result<PressType> {
        let mut out = PressType::default();
        check(|| unsafe { sys::rk_press_get_type(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the force, 0 to 1 (SPEC 269).
    #[doc(alias = "rk_press_get_force")]
    pub fn force(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_press_get_force(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the time of the press's last change, in seconds.
    #[doc(alias = "rk_press_get_timestamp")]
    pub fn timestamp(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_press_get_timestamp(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Find the responder of the press (SPEC 270); None after the responder has ended, or the press
    /// was cancelled for it.
    #[doc(alias = "rk_press_get_responder")]
    pub fn responder(&self) -> Result<Option<Responder>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_press_get_responder(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Find the window that was key when the press began; None after the window has ended.
    #[doc(alias = "rk_press_get_window")]
    pub fn window(&self) -> Result<Option<Window>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_press_get_window(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Read the key's code; 0 for a button.
    #[doc(alias = "rk_press_get_key_code")]
    pub fn key_code(&self) -> Result<u32> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_press_get_key_code(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the modifiers of the press's last sample.
    #[doc(alias = "rk_press_get_modifier_flags")]
    pub fn modifier_flags(&self) -> Result<KeyModifierFlags> {
        let mut out = KeyModifierFlags::default();
        check(|| unsafe { sys::rk_press_get_modifier_flags(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Copy the key's characters; "" for a button.
    #[doc(alias = "rk_press_get_characters")]
    pub fn characters(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_press_get_characters(self.raw().cast(), buffer, capacity, length) })
    }

    /// Copy the key's characters without modifiers except shift; otherwise as `Press::characters`.
    #[doc(alias = "rk_press_get_characters_ignoring_modifiers")]
    pub fn characters_ignoring_modifiers(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_press_get_characters_ignoring_modifiers(self.raw().cast(), buffer, capacity, length) })
    }

    /// List the recognisers that track the press, in the order of their calls (SPEC 271).
    #[doc(alias = "rk_press_get_gesture_recognizers")]
    pub fn gesture_recognizers(&self) -> Result<Vec<GestureRecognizer>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_press_get_gesture_recognizers(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }
}

impl Responder {
    /// Send presses to a responder's presses method, as the library does; for handlers that
    /// redirect presses. Calls made by hand are not tracked; the caller must send the matching
    /// ended or cancelled.
    ///
    /// - `phase`: began, changed, ended or cancelled.
    /// - `presses`: `count` presses of one context.
    /// - `event`: may be None.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `TooDeep`.
    #[doc(alias = "rk_responder_send_presses")]
    pub fn send_presses(&self, phase: PressPhase, presses: &[Press], event: Option<&Event>) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_responder_send_presses(self.raw().cast(), phase, presses.as_ptr(), presses.len(), raw_or_null(event).cast()) })
    }

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
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_responder_add_key_command")]
    pub fn add_key_command(&self, input: &str, modifiers: KeyModifierFlags, selector: &str) -> Result<()> {
        let input = text_in(input)?;
        let selector = text_in(selector)?;
        check(|| unsafe { sys::rk_responder_add_key_command(self.raw().cast(), input.as_ptr(), modifiers, selector.as_ptr()) })
    }

    /// Remove a key command.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NotFound`.
    #[doc(alias = "rk_responder_remove_key_command")]
    pub fn remove_key_command(&self, input: &str, modifiers: KeyModifierFlags) -> Result<()> {
        let input = text_in(input)?;
        check(|| unsafe { sys::rk_responder_remove_key_command(self.raw().cast(), input.as_ptr(), modifiers) })
    }

    /// Call hasText of a responder; false if it does not accept key input.
    ///
    /// Re-entrancy: the override.
    #[doc(alias = "rk_responder_has_text")]
    pub fn has_text(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_responder_has_text(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read whether a responder accepts key input: whether its class implements insert_text (SPEC
    /// 279).
    #[doc(alias = "rk_responder_accepts_key_input")]
    pub fn accepts_key_input(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_responder_accepts_key_input(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Create a responder that is not a view, a controller or the application, such as a delegate
    /// or a target.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_responder_create")]
    pub fn new(context: &ContextRef) -> Result<Responder> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_responder_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Responder::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<Responder> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_responder_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Responder::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<Responder> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Find the next responder: nextResponder, overrides included, with the rules for views,
    /// controllers, windows and the application (SPEC 110-120).
    ///
    /// Re-entrancy: calls next_responder overrides.
    #[doc(alias = "rk_responder_get_next_responder")]
    pub fn next_responder(&self) -> Result<Option<Responder>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_responder_get_next_responder(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// List the responder chain from a responder (first entry) to its end.
    ///
    /// The walk ends before a responder that repeats or after 10,000 steps, with a diagnostic
    /// "responderCycle" or "responderChainTooLong" (SPEC 121).
    ///
    /// Re-entrancy: calls next_responder overrides.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// let names: Vec<_> = button.chain()?.iter().map(|one| one.class()?.name()).collect::<Result<_>>()?;
    /// assert_eq!(names, ["Button", "Window", "Application"]);
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_responder_get_chain")]
    pub fn chain(&self) -> Result<Vec<Responder>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_responder_get_chain(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// Find the first view controller on the chain, the responder itself included (SPEC 124).
    #[doc(alias = "rk_responder_get_view_controller")]
    pub fn nearest_view_controller(&self) -> Result<Option<ViewController>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_responder_get_view_controller(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Set the result of the inherited canBecomeFirstResponder; default false, for a TextField true
    /// (SPEC 126, 279).
    #[doc(alias = "rk_responder_set_can_become_first_responder")]
    pub fn set_can_become_first_responder(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_responder_set_can_become_first_responder(self.raw().cast(), value) })
    }

    /// Call canBecomeFirstResponder, overrides included.
    #[doc(alias = "rk_responder_can_become_first_responder")]
    pub fn can_become_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_responder_can_become_first_responder(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the result of the inherited canResignFirstResponder; default true (SPEC 126).
    #[doc(alias = "rk_responder_set_can_resign_first_responder")]
    pub fn set_can_resign_first_responder(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_responder_set_can_resign_first_responder(self.raw().cast(), value) })
    }

    /// Call canResignFirstResponder, overrides included.
    #[doc(alias = "rk_responder_can_resign_first_responder")]
    pub fn can_resign_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_responder_can_resign_first_responder(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Make a responder the first responder of its window (SPEC 125, 127); overrides of
    /// become_first_responder are called.
    #[doc(alias = "rk_responder_become_first_responder")]
    pub fn become_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_responder_become_first_responder(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Resign as first responder; overrides of resign_first_responder are called (SPEC 128).
    #[doc(alias = "rk_responder_resign_first_responder")]
    pub fn resign_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_responder_resign_first_responder(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read whether exactly this object is the first responder of its window (SPEC 132).
    #[doc(alias = "rk_responder_is_first_responder")]
    pub fn is_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_responder_is_first_responder(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Call canPerformAction:withSender:, overrides included. The inherited method returns whether
    /// the class implements the action (SPEC 133).
    ///
    /// - `selector`: the action's name.
    /// - `sender`: may be None.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`.
    #[doc(alias = "rk_responder_can_perform_action")]
    pub fn can_perform_action(&self, selector: &str, sender: Option<&Object>) -> Result<bool> {
        let selector = text_in(selector)?;
        let mut out = bool::default();
        check(|| unsafe { sys::rk_responder_can_perform_action(self.raw().cast(), selector.as_ptr(), raw_or_null(sender).cast(), &mut out) })?;
        Ok(out)
    }

    /// Find the responder that performs an action: this one if it can, else the first one up its
    /// chain that can (SPEC 133).
    ///
    /// - `selector`: the action's name.
    /// - `sender`: may be None.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`.
    #[doc(alias = "rk_responder_target_for_action")]
    pub fn target_for_action(&self, selector: &str, sender: Option<&Object>) -> Result<Option<Responder>> {
        let selector = text_in(selector)?;
        let mut out = null_mut();
        check(|| unsafe { sys::rk_responder_target_for_action(self.raw().cast(), selector.as_ptr(), raw_or_null(sender).cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Send touches to a responder's touch method, as the library does for the hit view; for
    /// handlers that redirect touches.
    ///
    /// Calls made by hand are not tracked; the caller must send the matching ended or cancelled.
    ///
    /// - `phase`: began, moved, ended or cancelled.
    /// - `touches`: `count` touches of one context.
    /// - `event`: may be None.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `TooDeep`.
    #[doc(alias = "rk_responder_send_touches")]
    pub fn send_touches(&self, phase: TouchPhase, touches: &[Touch], event: Option<&Event>) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_responder_send_touches(self.raw().cast(), phase, touches.as_ptr(), touches.len(), raw_or_null(event).cast()) })
    }
}

impl View {
    /// Create a view.
    ///
    /// - `frame`: in the coordinates of the future superview; finite. In points.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<View> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`View::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<View> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`View::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<View> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Set the frame: the bounding box of the transformed bounds in superview coordinates (SPEC 2).
    /// Setting it changes bounds.size and the centre, and keeps bounds.origin. With a transform the
    /// bounds size is chosen so that the bounding box has this size (SPEC 3). Views of controllers
    /// that fill this view get its new size (SPEC 317).
    ///
    /// - `frame`: in superview coordinates; finite. In points.
    #[doc(alias = "rk_view_set_frame")]
    pub fn set_frame(&self, frame: impl Into<Rect>) -> Result<()> {
        let frame = frame.into();
        check(|| unsafe { sys::rk_view_set_frame(self.raw().cast(), frame) })
    }

    /// Read the frame: the bounding box of the transformed bounds in superview coordinates (SPEC
    /// 2).
    #[doc(alias = "rk_view_get_frame")]
    pub fn frame(&self) -> Result<Rect> {
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_view_get_frame(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the bounds, the view's rectangle in its own coordinates. Setting it leaves the centre
    /// where it is. A new origin scrolls the content and does not move the view (SPEC 4). A new
    /// size resizes views of controllers that fill this view, as `View::set_frame` does.
    ///
    /// - `bounds`: own coordinates; finite. In points.
    #[doc(alias = "rk_view_set_bounds")]
    pub fn set_bounds(&self, bounds: impl Into<Rect>) -> Result<()> {
        let bounds = bounds.into();
        check(|| unsafe { sys::rk_view_set_bounds(self.raw().cast(), bounds) })
    }

    /// Read the bounds.
    #[doc(alias = "rk_view_get_bounds")]
    pub fn bounds(&self) -> Result<Rect> {
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_view_get_bounds(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the centre: where the anchor point lies in superview coordinates (SPEC 1).
    ///
    /// - `center`: superview coordinates; finite. In points.
    #[doc(alias = "rk_view_set_center")]
    pub fn set_center(&self, center: impl Into<Point>) -> Result<()> {
        let center = center.into();
        check(|| unsafe { sys::rk_view_set_center(self.raw().cast(), center) })
    }

    /// Read the centre.
    #[doc(alias = "rk_view_get_center")]
    pub fn center(&self) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_view_get_center(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the transform about the anchor point; default identity. A view whose transform cannot be
    /// inverted, and its subtree, are never hit (SPEC 13).
    ///
    /// - `transform`: finite.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_set_transform")]
    pub fn set_transform(&self, transform: Transform) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_transform(self.raw().cast(), transform) })
    }

    /// Read the transform.
    #[doc(alias = "rk_view_get_transform")]
    pub fn transform(&self) -> Result<Transform> {
        let mut out = Transform::default();
        check(|| unsafe { sys::rk_view_get_transform(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the anchor point in units of the bounds size; default (0.5, 0.5). The centre stays, so
    /// the view moves (SPEC 1).
    ///
    /// - `anchor_point`: finite. In points.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_set_anchor_point")]
    pub fn set_anchor_point(&self, anchor_point: impl Into<Point>) -> Result<()> {
        let anchor_point = anchor_point.into();
        check(|| unsafe { sys::rk_view_set_anchor_point(self.raw().cast(), anchor_point) })
    }

    /// Read the anchor point.
    #[doc(alias = "rk_view_get_anchor_point")]
    pub fn anchor_point(&self) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_view_get_anchor_point(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the drawing order of the layer; it has no effect on hit-testing (SPEC 28).
    ///
    /// - `z`: finite.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_set_z_position")]
    pub fn set_z_position(&self, z: f64) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_z_position(self.raw().cast(), z) })
    }

    /// Read the z position.
    #[doc(alias = "rk_view_get_z_position")]
    pub fn z_position(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_view_get_z_position(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set hidden: whether the view and its subtree are neither shown nor hit (SPEC 32). A window
    /// that is no longer hidden is shown in front of its level (SPEC 280).
    #[doc(alias = "rk_view_set_hidden")]
    pub fn set_hidden(&self, hidden: bool) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_hidden(self.raw().cast(), hidden) })
    }

    /// Read hidden; default false.
    #[doc(alias = "rk_view_is_hidden")]
    pub fn is_hidden(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_is_hidden(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set alpha: clamped to 0…1 and stored as a 32-bit float; NaN is ignored (SPEC 31). Below
    /// alphaHitThreshold the view is not hit; ancestors' alpha does not multiply (SPEC 34).
    #[doc(alias = "rk_view_set_alpha")]
    pub fn set_alpha(&self, alpha: f64) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_alpha(self.raw().cast(), alpha) })
    }

    /// Read alpha as stored; default 1.
    #[doc(alias = "rk_view_get_alpha")]
    pub fn alpha(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_view_get_alpha(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set userInteractionEnabled: whether the view and its subtree can be hit (SPEC 32). Touches
    /// in progress continue (SPEC 300).
    #[doc(alias = "rk_view_set_user_interaction_enabled")]
    pub fn set_user_interaction_enabled(&self, enabled: bool) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_user_interaction_enabled(self.raw().cast(), enabled) })
    }

    /// Read userInteractionEnabled; default true, for Label and ImageView false.
    #[doc(alias = "rk_view_is_user_interaction_enabled")]
    pub fn is_user_interaction_enabled(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_is_user_interaction_enabled(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set whether the host animates the view without allowing interaction. Hit-testing treats that
    /// as userInteractionEnabled false (SPEC 53).
    #[doc(alias = "rk_view_set_animating")]
    pub fn set_animating(&self, animating: bool) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_animating(self.raw().cast(), animating) })
    }

    /// Read animating; default false.
    #[doc(alias = "rk_view_is_animating")]
    pub fn is_animating(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_is_animating(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set multipleTouchEnabled: whether the view receives more than one touch at a time (SPEC 95).
    #[doc(alias = "rk_view_set_multiple_touch_enabled")]
    pub fn set_multiple_touch_enabled(&self, enabled: bool) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_multiple_touch_enabled(self.raw().cast(), enabled) })
    }

    /// Read multipleTouchEnabled; default false.
    #[doc(alias = "rk_view_is_multiple_touch_enabled")]
    pub fn is_multiple_touch_enabled(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_is_multiple_touch_enabled(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set exclusiveTouch: while this view has a touch, other views of the window receive none; and
    /// this view receives none while another one has a touch (SPEC 98).
    #[doc(alias = "rk_view_set_exclusive_touch")]
    pub fn set_exclusive_touch(&self, exclusive: bool) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_exclusive_touch(self.raw().cast(), exclusive) })
    }

    /// Read exclusiveTouch; default false.
    #[doc(alias = "rk_view_is_exclusive_touch")]
    pub fn is_exclusive_touch(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_is_exclusive_touch(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set clipsToBounds: whether the host clips its drawing to the bounds; hit-testing ignores it
    /// (SPEC 29).
    #[doc(alias = "rk_view_set_clips_to_bounds")]
    pub fn set_clips_to_bounds(&self, clips: bool) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_clips_to_bounds(self.raw().cast(), clips) })
    }

    /// Read clipsToBounds; default false.
    #[doc(alias = "rk_view_clips_to_bounds")]
    pub fn clips_to_bounds(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_clips_to_bounds(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Add a view in front of the other subviews. It is first removed from its present superview.
    /// If it is a subview of `view` already, it moves to the front (SPEC 20).
    ///
    /// - `view`: the new superview.
    /// - `subview`: any view but a window; the superview retains it.
    ///
    /// Re-entrancy: calls the tree methods (SPEC 26, 27, 299); cancels touches when a window is
    /// left (SPEC 297).
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_view_add_subview")]
    pub fn add_subview(&self, subview: &View) -> Result<()> {
        check(|| unsafe { sys::rk_view_add_subview(self.raw().cast(), subview.raw().cast()) })
    }

    /// Insert a view at an index among the subviews, 0 being the back (SPEC 21).
    ///
    /// - `index`: 0 or more; one beyond the end appends. If `subview` is a subview of `view`
    ///   already, it is first removed, and the index counts the remaining ones.
    ///
    /// Re-entrancy: as `View::add_subview`.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_view_insert_subview_at_index")]
    pub fn insert_subview_at_index(&self, subview: &View, index: i64) -> Result<()> {
        check(|| unsafe { sys::rk_view_insert_subview_at_index(self.raw().cast(), subview.raw().cast(), index) })
    }

    /// Insert a view directly behind one of the subviews (SPEC 22).
    ///
    /// - `sibling`: a subview of `view`. Another view, or `subview` itself, appends; None changes
    ///   nothing.
    ///
    /// Re-entrancy: as `View::add_subview`.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_view_insert_subview_below")]
    pub fn insert_subview_below(&self, subview: &View, sibling: Option<&View>) -> Result<()> {
        check(|| unsafe { sys::rk_view_insert_subview_below(self.raw().cast(), subview.raw().cast(), raw_or_null(sibling).cast()) })
    }

    /// Insert a view directly in front of one of the subviews (SPEC 22).
    ///
    /// - `sibling`: a subview of `view`. Another view, or `subview` itself, appends; None changes
    ///   nothing.
    ///
    /// Re-entrancy: as `View::add_subview`.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_view_insert_subview_above")]
    pub fn insert_subview_above(&self, subview: &View, sibling: Option<&View>) -> Result<()> {
        check(|| unsafe { sys::rk_view_insert_subview_above(self.raw().cast(), subview.raw().cast(), raw_or_null(sibling).cast()) })
    }

    /// Exchange two subviews by index, 0 being the back.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`, `NotFound`.
    #[doc(alias = "rk_view_exchange_subviews")]
    pub fn exchange_subviews(&self, first: i64, second: i64) -> Result<()> {
        check(|| unsafe { sys::rk_view_exchange_subviews(self.raw().cast(), first, second) })
    }

    /// Move a subview to the front; nothing changes if `subview` is not a subview of `view`.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_bring_subview_to_front")]
    pub fn bring_subview_to_front(&self, subview: &View) -> Result<()> {
        check(|| unsafe { sys::rk_view_bring_subview_to_front(self.raw().cast(), subview.raw().cast()) })
    }

    /// Move a subview to the back; nothing changes if `subview` is not a subview of `view`.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_send_subview_to_back")]
    pub fn send_subview_to_back(&self, subview: &View) -> Result<()> {
        check(|| unsafe { sys::rk_view_send_subview_to_back(self.raw().cast(), subview.raw().cast()) })
    }

    /// Remove a view from its superview, which releases its reference; a view without superview
    /// changes nothing.
    ///
    /// Re-entrancy: calls the tree methods (SPEC 27) and appearance callbacks (SPEC 319), cancels
    /// the touches of the subtree (SPEC 297) and resigns its first responder (SPEC 129) before
    /// unlinking.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_remove_from_superview")]
    pub fn remove_from_superview(&self) -> Result<()> {
        check(|| unsafe { sys::rk_view_remove_from_superview(self.raw().cast()) })
    }

    /// Find the superview.
    #[doc(alias = "rk_view_get_superview")]
    pub fn superview(&self) -> Result<Option<View>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_get_superview(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Find the window of the view; a window's window is itself (SPEC 24).
    #[doc(alias = "rk_view_get_window")]
    pub fn window(&self) -> Result<Option<Window>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_get_window(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// List the subviews, back to front.
    #[doc(alias = "rk_view_get_subviews")]
    pub fn subviews(&self) -> Result<Vec<View>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_view_get_subviews(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// Read whether a view is `ancestor` or a descendant of it (SPEC 25).
    #[doc(alias = "rk_view_is_descendant_of")]
    pub fn is_descendant_of(&self, ancestor: &View) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_is_descendant_of(self.raw().cast(), ancestor.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Find the view controller whose view this is.
    #[doc(alias = "rk_view_get_view_controller")]
    pub fn view_controller(&self) -> Result<Option<ViewController>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_get_view_controller(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Copy the subtree as text, a line per view, indented by level, as UIKit's
    /// recursiveDescription.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_view_recursive_description")]
    pub fn recursive_description(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_view_recursive_description(self.raw().cast(), buffer, capacity, length) })
    }

    /// Convert a point from this view's coordinates to another view's.
    ///
    /// Views without common ancestor convert through their windows (SPEC 6). A transform without
    /// inverse is applied as it is, so the result is finite (SPEC 14).
    ///
    /// - `to`: None: the base coordinates of the view's window, or of its topmost ancestor (SPEC 7,
    ///   10).
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// assert_eq!(button.convert_point_to((10, 10), Some(&window))?, Point::new(110.0, 210.0));
    /// assert_eq!(button.convert_point_to((10, 10), None)?, Point::new(110.0, 210.0)); // the window's, too
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_view_convert_point_to")]
    pub fn convert_point_to(&self, point: impl Into<Point>, to: Option<&View>) -> Result<Point> {
        let point = point.into();
        let mut out = Point::default();
        check(|| unsafe { sys::rk_view_convert_point_to(self.raw().cast(), point, raw_or_null(to).cast(), &mut out) })?;
        Ok(out)
    }

    /// Convert a point from another view's coordinates (None: window base) to this view's.
    #[doc(alias = "rk_view_convert_point_from")]
    pub fn convert_point_from(&self, point: impl Into<Point>, from: Option<&View>) -> Result<Point> {
        let point = point.into();
        let mut out = Point::default();
        check(|| unsafe { sys::rk_view_convert_point_from(self.raw().cast(), point, raw_or_null(from).cast(), &mut out) })?;
        Ok(out)
    }

    /// Convert a rectangle: the result is the bounding box of the converted corners. If the views
    /// are on different branches, a bounding box is first taken in the nearest common ancestor
    /// (SPEC 9).
    #[doc(alias = "rk_view_convert_rect_to")]
    pub fn convert_rect_to(&self, rect: impl Into<Rect>, to: Option<&View>) -> Result<Rect> {
        let rect = rect.into();
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_view_convert_rect_to(self.raw().cast(), rect, raw_or_null(to).cast(), &mut out) })?;
        Ok(out)
    }

    /// Convert a rectangle from another view's coordinates (None: window base) to this view's.
    #[doc(alias = "rk_view_convert_rect_from")]
    pub fn convert_rect_from(&self, rect: impl Into<Rect>, from: Option<&View>) -> Result<Rect> {
        let rect = rect.into();
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_view_convert_rect_from(self.raw().cast(), rect, raw_or_null(from).cast(), &mut out) })?;
        Ok(out)
    }

    /// Find the view at a point: hitTest:withEvent:, overrides included.
    ///
    /// - `view`: the view to start at; its superview is not called.
    /// - `point`: in `view`'s bounds space; NaN and infinity are outside (SPEC 12). In points.
    /// - `event`: passed to overrides; may be None (SPEC 50).
    ///
    /// Re-entrancy: calls hit_test and point_inside overrides. Cost: O(views visited), no
    /// allocation.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// assert_eq!(window.hit_test((150, 210), None)?.as_ref(), Some(AsRef::<View>::as_ref(&button)));
    /// assert_eq!(window.hit_test((400, 400), None)?, None);
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_view_hit_test")]
    pub fn hit_test(&self, point: impl Into<Point>, event: Option<&Event>) -> Result<Option<View>> {
        let point = point.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_view_hit_test(self.raw().cast(), point, raw_or_null(event).cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Call pointInside:withEvent:, overrides included.
    ///
    /// - `point`: in `view`'s bounds space. In points.
    /// - `event`: may be None.
    #[doc(alias = "rk_view_point_inside")]
    pub fn point_inside(&self, point: impl Into<Point>, event: Option<&Event>) -> Result<bool> {
        let point = point.into();
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_point_inside(self.raw().cast(), point, raw_or_null(event).cast(), &mut out) })?;
        Ok(out)
    }

    /// Attach a recogniser to a view, which retains it (SPEC 165). It is first detached from the
    /// view that it was attached to. If it is attached to this view already, nothing changes.
    ///
    /// The recogniser never receives touches that are already down (SPEC 107).
    ///
    /// Re-entrancy: detaching from another view, as `View::remove_gesture_recognizer`.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NoMemory`.
    #[doc(alias = "rk_view_add_gesture_recognizer")]
    pub fn add_gesture_recognizer(&self, recognizer: &GestureRecognizer) -> Result<()> {
        check(|| unsafe { sys::rk_view_add_gesture_recognizer(self.raw().cast(), recognizer.raw().cast()) })
    }

    /// Detach a recogniser. A gesture that has begun is cancelled, and its action is sent. A
    /// recogniser that has not decided fails. Touches that it held back are delivered (SPEC 175,
    /// 302).
    ///
    /// Re-entrancy: action, reset, touch methods.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NotFound`.
    #[doc(alias = "rk_view_remove_gesture_recognizer")]
    pub fn remove_gesture_recognizer(&self, recognizer: &GestureRecognizer) -> Result<()> {
        check(|| unsafe { sys::rk_view_remove_gesture_recognizer(self.raw().cast(), recognizer.raw().cast()) })
    }

    /// List a view's recognisers in the order of attachment.
    #[doc(alias = "rk_view_get_gesture_recognizers")]
    pub fn gesture_recognizers(&self) -> Result<Vec<GestureRecognizer>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_view_get_gesture_recognizers(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// Call gestureRecognizerShouldBegin: of a view, overrides included.
    ///
    /// Re-entrancy: the override.
    #[doc(alias = "rk_view_gesture_recognizer_should_begin")]
    pub fn gesture_recognizer_should_begin(&self, recognizer: &GestureRecognizer) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_view_gesture_recognizer_should_begin(self.raw().cast(), recognizer.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Write one sentence about a touch that would begin at a point now: whether it would hit the
    /// view, and otherwise the obstacles. Works without the trace.
    ///
    /// - `point`: coordinates of the view's window; of the topmost view above it if it is in none.
    ///   In points.
    /// - `calls_overrides`: whether overrides of hitTest and pointInside are called. If false, the
    ///   sentence names the override that would decide.
    ///
    /// Re-entrancy: calls overrides of hitTest and pointInside if `calls_overrides` is true.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NoMemory`, `TooDeep`.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// button.set_name("send")?;
    /// button.set_hidden(true)?;
    /// assert!(button.explain_point((150, 210), false)?.contains("hidden"));
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_view_explain_point")]
    pub fn explain_point(&self, point: impl Into<Point>, calls_overrides: bool) -> Result<String> {
        let point = point.into();
        text_out(|buffer, capacity, length| unsafe { sys::rk_view_explain_point(self.raw().cast(), point, calls_overrides, buffer, capacity, length) })
    }
}

impl GestureRecognizer {
    /// Create a gesture recogniser.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_gesture_recognizer_create")]
    pub fn new(context: &ContextRef) -> Result<GestureRecognizer> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_gesture_recognizer_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`GestureRecognizer::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<GestureRecognizer> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_gesture_recognizer_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`GestureRecognizer::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<GestureRecognizer> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Find the view a recogniser is attached to; None if none.
    #[doc(alias = "rk_gesture_recognizer_get_view")]
    pub fn view(&self) -> Result<Option<View>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_gesture_recognizer_get_view(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Remove a function that was added.
    ///
    /// Re-entrancy: its drop.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_gesture_recognizer_remove_action")]
    pub fn remove_action(&self, identifier: u64) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_remove_action(self.raw().cast(), identifier) })
    }

    /// Add a target and selector: addTarget:action:. The same pair is added once (SPEC 164).
    ///
    /// - `target`: a responder or recogniser, weak. If its class does not implement the selector
    ///   when the action is sent, a diagnostic is reported.
    /// - `selector`: UTF-8, 1 to 255 bytes, "name" or "name:" (the recogniser).
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_gesture_recognizer_add_target")]
    pub fn add_target(&self, target: &Object, selector: &str) -> Result<()> {
        let selector = text_in(selector)?;
        check(|| unsafe { sys::rk_gesture_recognizer_add_target(self.raw().cast(), target.raw().cast(), selector.as_ptr()) })
    }

    /// Remove targets: removeTarget:action:.
    ///
    /// - `target`: None matches every target.
    /// - `selector`: None matches every selector.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`.
    #[doc(alias = "rk_gesture_recognizer_remove_target")]
    pub fn remove_target(&self, target: Option<&Object>, selector: Option<&str>) -> Result<()> {
        let selector = selector.map(text_in).transpose()?;
        check(|| unsafe { sys::rk_gesture_recognizer_remove_target(self.raw().cast(), raw_or_null(target).cast(), selector.as_ref().map_or(null(), |text| text.as_ptr())) })
    }

    /// Read the state; during an action, that of its round.
    #[doc(alias = "rk_gesture_recognizer_get_state")]
    pub fn state(&self) -> Result<GestureRecognizerState> {
        let mut out = GestureRecognizerState::default();
        check(|| unsafe { sys::rk_gesture_recognizer_get_state(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the state; for methods of the recogniser's own class (SPEC 159-161, 166, 177).
    ///
    /// If the recogniser leaves possible, the library decides at once whether it may: by
    /// requirements, exclusion and shouldBegin. When the call returns, the state is the result of
    /// this decision. The action is sent later in the same update. If no update is in progress, it
    /// is sent before the call returns. A transition that SPEC 159 to 161 do not allow is ignored,
    /// and raises the diagnostic "gestureIllegalState".
    ///
    /// Re-entrancy: delegates, views' gestureRecognizerShouldBegin; outside of an update actions,
    /// touch methods, reset.
    #[doc(alias = "rk_gesture_recognizer_set_state")]
    pub fn set_state(&self, state: GestureRecognizerState) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_state(self.raw().cast(), state) })
    }

    /// Stop tracking a touch: ignoreTouch:forEvent:; for methods of the recogniser's own class
    /// (SPEC 106).
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_gesture_recognizer_ignore_touch")]
    pub fn ignore_touch(&self, touch: &Touch) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_ignore_touch(self.raw().cast(), touch.raw().cast()) })
    }

    /// Set enabled: whether the recogniser receives touches. Disabling takes effect at once: a
    /// gesture that has begun is cancelled, and a recogniser that is possible fails (SPEC 175).
    /// Default true.
    ///
    /// Re-entrancy: action, reset, touch methods.
    #[doc(alias = "rk_gesture_recognizer_set_enabled")]
    pub fn set_enabled(&self, enabled: bool) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_enabled(self.raw().cast(), enabled) })
    }

    /// Read enabled.
    #[doc(alias = "rk_gesture_recognizer_is_enabled")]
    pub fn is_enabled(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_gesture_recognizer_is_enabled(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set cancelsTouchesInView: whether recognition cancels the touches in their view (SPEC 86,
    /// 88). Default true.
    #[doc(alias = "rk_gesture_recognizer_set_cancels_touches_in_view")]
    pub fn set_cancels_touches_in_view(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_cancels_touches_in_view(self.raw().cast(), value) })
    }

    /// Read cancelsTouchesInView.
    #[doc(alias = "rk_gesture_recognizer_cancels_touches_in_view")]
    pub fn cancels_touches_in_view(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_gesture_recognizer_cancels_touches_in_view(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set delaysTouchesBegan: whether began is held back from views while the recogniser is
    /// possible (SPEC 101). Default false.
    #[doc(alias = "rk_gesture_recognizer_set_delays_touches_began")]
    pub fn set_delays_touches_began(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_delays_touches_began(self.raw().cast(), value) })
    }

    /// Read delaysTouchesBegan.
    #[doc(alias = "rk_gesture_recognizer_delays_touches_began")]
    pub fn delays_touches_began(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_gesture_recognizer_delays_touches_began(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set delaysTouchesEnded: whether ended is held back from views while the recogniser is
    /// possible (SPEC 102). Default true.
    #[doc(alias = "rk_gesture_recognizer_set_delays_touches_ended")]
    pub fn set_delays_touches_ended(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_delays_touches_ended(self.raw().cast(), value) })
    }

    /// Read delaysTouchesEnded.
    #[doc(alias = "rk_gesture_recognizer_delays_touches_ended")]
    pub fn delays_touches_ended(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_gesture_recognizer_delays_touches_ended(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set allowedTouchTypes, a mask with bit 1 \<\< `TouchType` for each type; default all (SPEC
    /// 157, 171).
    #[doc(alias = "rk_gesture_recognizer_set_allowed_touch_types")]
    pub fn set_allowed_touch_types(&self, types: u32) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_allowed_touch_types(self.raw().cast(), types) })
    }

    /// Read allowedTouchTypes.
    #[doc(alias = "rk_gesture_recognizer_get_allowed_touch_types")]
    pub fn allowed_touch_types(&self) -> Result<u32> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_gesture_recognizer_get_allowed_touch_types(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set requiresExclusiveTouchType: whether, after the first touch, only touches of its type are
    /// accepted (SPEC 171). Default true.
    #[doc(alias = "rk_gesture_recognizer_set_requires_exclusive_touch_type")]
    pub fn set_requires_exclusive_touch_type(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_requires_exclusive_touch_type(self.raw().cast(), value) })
    }

    /// Read requiresExclusiveTouchType.
    #[doc(alias = "rk_gesture_recognizer_requires_exclusive_touch_type")]
    pub fn requires_exclusive_touch_type(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_gesture_recognizer_requires_exclusive_touch_type(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set allowedPressTypes, a mask with bit 1 \<\< `PressType` for each type; default none. A Tap
    /// or LongPress counts presses like touches (SPEC 271).
    #[doc(alias = "rk_gesture_recognizer_set_allowed_press_types")]
    pub fn set_allowed_press_types(&self, types: u64) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_allowed_press_types(self.raw().cast(), types) })
    }

    /// Read allowedPressTypes.
    #[doc(alias = "rk_gesture_recognizer_get_allowed_press_types")]
    pub fn allowed_press_types(&self) -> Result<u64> {
        let mut out = u64::default();
        check(|| unsafe { sys::rk_gesture_recognizer_get_allowed_press_types(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// List the tracked presses, in the order in which they began.
    #[doc(alias = "rk_gesture_recognizer_get_presses")]
    pub fn presses(&self) -> Result<Vec<Press>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_gesture_recognizer_get_presses(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// Read modifierFlags: the modifier keys of the recogniser's last event.
    #[doc(alias = "rk_gesture_recognizer_get_modifier_flags")]
    pub fn modifier_flags(&self) -> Result<KeyModifierFlags> {
        let mut out = KeyModifierFlags::default();
        check(|| unsafe { sys::rk_gesture_recognizer_get_modifier_flags(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read buttonMask of the recogniser's last event: the buttons of the pointer, one bit each.
    #[doc(alias = "rk_gesture_recognizer_get_button_mask")]
    pub fn button_mask(&self) -> Result<u32> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_gesture_recognizer_get_button_mask(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Require that another recogniser fails before this one leaves possible:
    /// requireGestureRecognizerToFail: (SPEC 178). The same pair counts once.
    ///
    /// Recognisers may require each other's failure in a cycle. Such a cycle raises the diagnostic
    /// "gestureRequirementCycle". Its recognisers wait for one another. When all touches are up,
    /// they fail together (SPEC 182).
    ///
    /// - `other`: weak.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let button = Button::new(&context, (100, 200, 120, 44))?;
    /// # window.add_subview(&button)?;
    /// let (once, twice) = (Tap::new(&context)?, Tap::new(&context)?);
    /// twice.set_number_of_taps_required(2)?;
    /// once.require_to_fail(&twice)?; // waits until no second tap can come
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "rk_gesture_recognizer_require_to_fail")]
    pub fn require_to_fail(&self, other: &GestureRecognizer) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_require_to_fail(self.raw().cast(), other.raw().cast()) })
    }

    /// List the recognisers that this one requires to fail, in the order of
    /// `GestureRecognizer::require_to_fail`. Destroyed ones are left out.
    #[doc(alias = "rk_gesture_recognizer_get_failure_requirements")]
    pub fn failure_requirements(&self) -> Result<Vec<GestureRecognizer>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_gesture_recognizer_get_failure_requirements(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// List the recognisers that this one requires to fail for its present attempt alone, because a
    /// method of a delegate or class returned true (SPEC 181). The list does not include those of
    /// `GestureRecognizer::failure_requirements`.
    #[doc(alias = "rk_gesture_recognizer_get_attempt_failure_requirements")]
    pub fn attempt_failure_requirements(&self) -> Result<Vec<GestureRecognizer>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_gesture_recognizer_get_attempt_failure_requirements(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }

    /// Call canPreventGestureRecognizer:, overrides included.
    ///
    /// Re-entrancy: the override.
    #[doc(alias = "rk_gesture_recognizer_can_prevent")]
    pub fn can_prevent(&self, other: &GestureRecognizer) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_gesture_recognizer_can_prevent(self.raw().cast(), other.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Call canBePreventedByGestureRecognizer:, overrides included.
    ///
    /// Re-entrancy: the override.
    #[doc(alias = "rk_gesture_recognizer_can_be_prevented_by")]
    pub fn can_be_prevented_by(&self, other: &GestureRecognizer) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_gesture_recognizer_can_be_prevented_by(self.raw().cast(), other.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Find the delegate object; None if there is none. A delegate whose object has ended is
    /// removed at its next call, or here.
    ///
    /// Re-entrancy: `drop` of a removed delegate.
    #[doc(alias = "rk_gesture_recognizer_get_delegate")]
    pub fn delegate(&self) -> Result<Option<Object>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_gesture_recognizer_get_delegate(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Read numberOfTouches, the number of active touches. In the action of a tap it is
    /// numberOfTouchesRequired (SPEC 201).
    #[doc(alias = "rk_gesture_recognizer_get_number_of_touches")]
    pub fn number_of_touches(&self) -> Result<usize> {
        let mut out = usize::default();
        check(|| unsafe { sys::rk_gesture_recognizer_get_number_of_touches(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read locationInView:, the centre of the active touches. Without active touches it is the
    /// last such centre. Of a tap it is the centre of the first tap's touches (SPEC 201). Of a
    /// swipe it is the centre of the points where its touches began (SPEC 228).
    ///
    /// - `view`: None: window coordinates.
    #[doc(alias = "rk_gesture_recognizer_get_location")]
    pub fn location(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_gesture_recognizer_get_location(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// Read locationOfTouch:inView:.
    ///
    /// - `index`: 0 to numberOfTouches - 1, in the order in which they began.
    ///
    /// # Errors
    /// Besides the usual: `NotFound`.
    #[doc(alias = "rk_gesture_recognizer_get_location_of_touch")]
    pub fn location_of_touch(&self, index: usize, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_gesture_recognizer_get_location_of_touch(self.raw().cast(), index, raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// List the tracked touches, in the order in which they began.
    #[doc(alias = "rk_gesture_recognizer_get_touches")]
    pub fn touches(&self) -> Result<Vec<Touch>> {
        let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe { sys::rk_gesture_recognizer_get_touches(self.raw().cast(), buffer, capacity, length) })?;
        Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())
    }
}

impl Tap {
    /// Create a tap recogniser.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_tap_create")]
    pub fn new(context: &ContextRef) -> Result<Tap> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_tap_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Tap::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<Tap> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_tap_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Tap::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<Tap> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Set numberOfTapsRequired: how many taps in a row; default 1.
    #[doc(alias = "rk_tap_set_number_of_taps_required")]
    pub fn set_number_of_taps_required(&self, value: i64) -> Result<()> {
        check(|| unsafe { sys::rk_tap_set_number_of_taps_required(self.raw().cast(), value) })
    }

    /// Read numberOfTapsRequired.
    #[doc(alias = "rk_tap_get_number_of_taps_required")]
    pub fn number_of_taps_required(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_tap_get_number_of_taps_required(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set buttonMaskRequired: the buttons that must be down when a touch of the type
    /// indirectPointer begins; default 1, the primary button.
    #[doc(alias = "rk_tap_set_button_mask_required")]
    pub fn set_button_mask_required(&self, mask: u32) -> Result<()> {
        check(|| unsafe { sys::rk_tap_set_button_mask_required(self.raw().cast(), mask) })
    }

    /// Read buttonMaskRequired.
    #[doc(alias = "rk_tap_get_button_mask_required")]
    pub fn button_mask_required(&self) -> Result<u32> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_tap_get_button_mask_required(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set numberOfTouchesRequired: how many fingers each tap has; default 1.
    #[doc(alias = "rk_tap_set_number_of_touches_required")]
    pub fn set_number_of_touches_required(&self, value: i64) -> Result<()> {
        check(|| unsafe { sys::rk_tap_set_number_of_touches_required(self.raw().cast(), value) })
    }

    /// Read numberOfTouchesRequired.
    #[doc(alias = "rk_tap_get_number_of_touches_required")]
    pub fn number_of_touches_required(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_tap_get_number_of_touches_required(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the time from touch-down at which a tap that has not lifted fails, in seconds; default
    /// tapMaximumDuration, 0.75 (SPEC 197).
    #[doc(alias = "rk_tap_set_maximum_tap_duration")]
    pub fn set_maximum_tap_duration(&self, seconds: f64) -> Result<()> {
        check(|| unsafe { sys::rk_tap_set_maximum_tap_duration(self.raw().cast(), seconds) })
    }

    /// Read maximumTapDuration.
    #[doc(alias = "rk_tap_get_maximum_tap_duration")]
    pub fn maximum_tap_duration(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_tap_get_maximum_tap_duration(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the longest time between taps in a row, in seconds; default tapMaximumInterval, 0.35
    /// (SPEC 198).
    #[doc(alias = "rk_tap_set_maximum_interval_between_successive_taps")]
    pub fn set_maximum_interval_between_successive_taps(&self, seconds: f64) -> Result<()> {
        check(|| unsafe { sys::rk_tap_set_maximum_interval_between_successive_taps(self.raw().cast(), seconds) })
    }

    /// Read maximumIntervalBetweenSuccessiveTaps.
    #[doc(alias = "rk_tap_get_maximum_interval_between_successive_taps")]
    pub fn maximum_interval_between_successive_taps(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_tap_get_maximum_interval_between_successive_taps(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set a distance in points: how far each touch may move, and how far from the first tap a
    /// later tap may begin. Default tapAllowableMovement, 45 (SPEC 199).
    #[doc(alias = "rk_tap_set_allowable_movement")]
    pub fn set_allowable_movement(&self, points: f64) -> Result<()> {
        check(|| unsafe { sys::rk_tap_set_allowable_movement(self.raw().cast(), points) })
    }

    /// Read allowableMovement.
    #[doc(alias = "rk_tap_get_allowable_movement")]
    pub fn allowable_movement(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_tap_get_allowable_movement(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl LongPress {
    /// Create a long-press recogniser.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_long_press_create")]
    pub fn new(context: &ContextRef) -> Result<LongPress> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_long_press_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`LongPress::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<LongPress> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_long_press_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`LongPress::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<LongPress> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Set minimumPressDuration: how long the fingers are held before it begins, in seconds;
    /// default longPressMinimumDuration, 0.5; 0 begins at touch-down (SPEC 206).
    #[doc(alias = "rk_long_press_set_minimum_press_duration")]
    pub fn set_minimum_press_duration(&self, seconds: f64) -> Result<()> {
        check(|| unsafe { sys::rk_long_press_set_minimum_press_duration(self.raw().cast(), seconds) })
    }

    /// Read minimumPressDuration.
    #[doc(alias = "rk_long_press_get_minimum_press_duration")]
    pub fn minimum_press_duration(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_long_press_get_minimum_press_duration(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set how far a finger may move before began, in points; default longPressAllowableMovement,
    /// 10 (SPEC 205).
    #[doc(alias = "rk_long_press_set_allowable_movement")]
    pub fn set_allowable_movement(&self, points: f64) -> Result<()> {
        check(|| unsafe { sys::rk_long_press_set_allowable_movement(self.raw().cast(), points) })
    }

    /// Read allowableMovement.
    #[doc(alias = "rk_long_press_get_allowable_movement")]
    pub fn allowable_movement(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_long_press_get_allowable_movement(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set numberOfTouchesRequired: how many fingers are held; default 1.
    #[doc(alias = "rk_long_press_set_number_of_touches_required")]
    pub fn set_number_of_touches_required(&self, value: i64) -> Result<()> {
        check(|| unsafe { sys::rk_long_press_set_number_of_touches_required(self.raw().cast(), value) })
    }

    /// Read numberOfTouchesRequired.
    #[doc(alias = "rk_long_press_get_number_of_touches_required")]
    pub fn number_of_touches_required(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_long_press_get_number_of_touches_required(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set numberOfTapsRequired, full taps before the press; default 0 (SPEC 204).
    #[doc(alias = "rk_long_press_set_number_of_taps_required")]
    pub fn set_number_of_taps_required(&self, value: i64) -> Result<()> {
        check(|| unsafe { sys::rk_long_press_set_number_of_taps_required(self.raw().cast(), value) })
    }

    /// Read numberOfTapsRequired.
    #[doc(alias = "rk_long_press_get_number_of_taps_required")]
    pub fn number_of_taps_required(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_long_press_get_number_of_taps_required(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl Pan {
    /// Create a pan recogniser.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_pan_create")]
    pub fn new(context: &ContextRef) -> Result<Pan> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_pan_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Pan::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<Pan> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_pan_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Pan::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<Pan> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Set allowedScrollTypesMask, a mask of `ScrollTypeMask`: which of wheels and trackpads a pan
    /// follows. Default none. A scroll view's own pan follows all by default.
    #[doc(alias = "rk_pan_set_allowed_scroll_types_mask")]
    pub fn set_allowed_scroll_types_mask(&self, mask: ScrollTypeMask) -> Result<()> {
        check(|| unsafe { sys::rk_pan_set_allowed_scroll_types_mask(self.raw().cast(), mask.0) })
    }

    /// Read allowedScrollTypesMask.
    #[doc(alias = "rk_pan_get_allowed_scroll_types_mask")]
    pub fn allowed_scroll_types_mask(&self) -> Result<ScrollTypeMask> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_pan_get_allowed_scroll_types_mask(self.raw().cast(), &mut out) })?;
        Ok(ScrollTypeMask(out))
    }

    /// Set minimumNumberOfTouches: how many fingers a pan needs; default 1.
    #[doc(alias = "rk_pan_set_minimum_number_of_touches")]
    pub fn set_minimum_number_of_touches(&self, value: i64) -> Result<()> {
        check(|| unsafe { sys::rk_pan_set_minimum_number_of_touches(self.raw().cast(), value) })
    }

    /// Read minimumNumberOfTouches.
    #[doc(alias = "rk_pan_get_minimum_number_of_touches")]
    pub fn minimum_number_of_touches(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_pan_get_minimum_number_of_touches(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set maximumNumberOfTouches: how many fingers a pan follows; further fingers are ignored
    /// (SPEC 214); default INT64_MAX.
    #[doc(alias = "rk_pan_set_maximum_number_of_touches")]
    pub fn set_maximum_number_of_touches(&self, value: i64) -> Result<()> {
        check(|| unsafe { sys::rk_pan_set_maximum_number_of_touches(self.raw().cast(), value) })
    }

    /// Read maximumNumberOfTouches.
    #[doc(alias = "rk_pan_get_maximum_number_of_touches")]
    pub fn maximum_number_of_touches(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_pan_get_maximum_number_of_touches(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read translationInView:, in points of the view's axes (SPEC 210, 211); (0, 0) before began.
    ///
    /// - `view`: None: window coordinates.
    #[doc(alias = "rk_pan_get_translation")]
    pub fn translation(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_pan_get_translation(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the present translation, and the velocity to 0 (SPEC 211).
    ///
    /// - `translation`: finite. In points.
    /// - `view`: None: window coordinates.
    #[doc(alias = "rk_pan_set_translation")]
    pub fn set_translation(&self, translation: impl Into<Point>, view: Option<&View>) -> Result<()> {
        let translation = translation.into();
        check(|| unsafe { sys::rk_pan_set_translation(self.raw().cast(), translation, raw_or_null(view).cast()) })
    }

    /// Read velocityInView:, points per second (SPEC 215).
    ///
    /// - `view`: None: window coordinates.
    #[doc(alias = "rk_pan_get_velocity")]
    pub fn velocity(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_pan_get_velocity(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }
}

impl ScreenEdgePan {
    /// Create a screen-edge pan recogniser.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_screen_edge_pan_create")]
    pub fn new(context: &ContextRef) -> Result<ScreenEdgePan> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_screen_edge_pan_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`ScreenEdgePan::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<ScreenEdgePan> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_screen_edge_pan_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`ScreenEdgePan::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<ScreenEdgePan> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Set edges, a mask of `RectEdge`. Default none, with which the pan never recognises (SPEC
    /// 217).
    #[doc(alias = "rk_screen_edge_pan_set_edges")]
    pub fn set_edges(&self, edges: RectEdge) -> Result<()> {
        check(|| unsafe { sys::rk_screen_edge_pan_set_edges(self.raw().cast(), edges.0) })
    }

    /// Read edges.
    #[doc(alias = "rk_screen_edge_pan_get_edges")]
    pub fn edges(&self) -> Result<RectEdge> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_screen_edge_pan_get_edges(self.raw().cast(), &mut out) })?;
        Ok(RectEdge(out))
    }
}

impl Swipe {
    /// Create a swipe recogniser.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_swipe_create")]
    pub fn new(context: &ContextRef) -> Result<Swipe> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_swipe_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Swipe::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<Swipe> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_swipe_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Swipe::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<Swipe> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Set direction, a mask of `SwipeDirection`. Default right. With an empty or unknown mask the
    /// swipe never recognises (SPEC 226).
    #[doc(alias = "rk_swipe_set_direction")]
    pub fn set_direction(&self, direction: SwipeDirection) -> Result<()> {
        check(|| unsafe { sys::rk_swipe_set_direction(self.raw().cast(), direction.0) })
    }

    /// Read direction.
    #[doc(alias = "rk_swipe_get_direction")]
    pub fn direction(&self) -> Result<SwipeDirection> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_swipe_get_direction(self.raw().cast(), &mut out) })?;
        Ok(SwipeDirection(out))
    }

    /// Set numberOfTouchesRequired: how many fingers swipe; default 1.
    #[doc(alias = "rk_swipe_set_number_of_touches_required")]
    pub fn set_number_of_touches_required(&self, value: i64) -> Result<()> {
        check(|| unsafe { sys::rk_swipe_set_number_of_touches_required(self.raw().cast(), value) })
    }

    /// Read numberOfTouchesRequired.
    #[doc(alias = "rk_swipe_get_number_of_touches_required")]
    pub fn number_of_touches_required(&self) -> Result<i64> {
        let mut out = i64::default();
        check(|| unsafe { sys::rk_swipe_get_number_of_touches_required(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl Pinch {
    /// Create a pinch recogniser.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_pinch_create")]
    pub fn new(context: &ContextRef) -> Result<Pinch> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_pinch_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Pinch::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<Pinch> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_pinch_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Pinch::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<Pinch> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Read scale; 1 before began (SPEC 230).
    #[doc(alias = "rk_pinch_get_scale")]
    pub fn scale(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_pinch_get_scale(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set scale: the distance of the fingers divided by the baseline; 1 before began (SPEC 230).
    /// Setting it makes the present distance divided by `scale` the baseline, and sets the velocity
    /// to 0 (SPEC 231).
    ///
    /// - `scale`: finite, above 0.
    #[doc(alias = "rk_pinch_set_scale")]
    pub fn set_scale(&self, scale: f64) -> Result<()> {
        check(|| unsafe { sys::rk_pinch_set_scale(self.raw().cast(), scale) })
    }

    /// Read velocity, scale per second (SPEC 232).
    #[doc(alias = "rk_pinch_get_velocity")]
    pub fn velocity(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_pinch_get_velocity(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl Rotation {
    /// Create a rotation recogniser.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_rotation_create")]
    pub fn new(context: &ContextRef) -> Result<Rotation> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_rotation_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Rotation::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<Rotation> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_rotation_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Rotation::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<Rotation> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Read rotation in radians, clockwise positive; 0 before began (SPEC 235, 236).
    #[doc(alias = "rk_rotation_get_rotation")]
    pub fn rotation(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_rotation_get_rotation(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set rotation: the turn of the fingers in radians, clockwise positive, 0 before began (SPEC
    /// 235, 236). Setting it sets the velocity to 0 (SPEC 237).
    ///
    /// - `radians`: finite. In radians.
    #[doc(alias = "rk_rotation_set_rotation")]
    pub fn set_rotation(&self, radians: f64) -> Result<()> {
        check(|| unsafe { sys::rk_rotation_set_rotation(self.raw().cast(), radians) })
    }

    /// Read velocity in radians per second (SPEC 238).
    #[doc(alias = "rk_rotation_get_velocity")]
    pub fn velocity(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_rotation_get_velocity(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl Hover {
    /// Create a hover recogniser, which follows `ContextRef::send_pointer`.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_hover_create")]
    pub fn new(context: &ContextRef) -> Result<Hover> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_hover_create(context.raw().cast(), null_mut(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Hover::new`\].
    pub fn with_class(context: &ContextRef, class: &Class) -> Result<Hover> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_hover_create(context.raw().cast(), class.raw().cast(), &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Hover::new`\].
    pub fn with_methods(context: &ContextRef, methods: impl Methods) -> Result<Hover> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class))
    }

    /// Read zOffset: the last reported distance of the hovering pencil, from 0 (at the surface) to
    /// 1 (SPEC 346).
    #[doc(alias = "rk_hover_get_z_offset")]
    pub fn z_offset(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_hover_get_z_offset(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the hovering pencil's angle above the surface, in radians (SPEC 346).
    #[doc(alias = "rk_hover_get_altitude_angle")]
    pub fn altitude_angle(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_hover_get_altitude_angle(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the direction in which the hovering pencil leans, in radians clockwise from the
    /// screen's x axis (SPEC 346).
    #[doc(alias = "rk_hover_get_azimuth_angle")]
    pub fn azimuth_angle(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_hover_get_azimuth_angle(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read azimuthUnitVector(in:): that direction as a vector of length 1 along the axes of a view
    /// (SPEC 346).
    ///
    /// - `view`: None: the axes of the recogniser's window.
    #[doc(alias = "rk_hover_get_azimuth_unit_vector")]
    pub fn azimuth_unit_vector(&self, view: Option<&View>) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_hover_get_azimuth_unit_vector(self.raw().cast(), raw_or_null(view).cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the hovering pencil's roll about its own axis, in radians (SPEC 346).
    #[doc(alias = "rk_hover_get_roll_angle")]
    pub fn roll_angle(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_hover_get_roll_angle(self.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

impl Plugin {
    /// Deactivate a plugin. Its extensions are removed, and its class names are free again. The
    /// `drop` functions of its classes are called, then `deinit`. The file stays mapped.
    ///
    /// Re-entrancy: `deinit` and the `drop` functions of its classes run inside the call.
    ///
    /// # Errors
    /// Besides the usual: `Busy`.
    #[doc(alias = "rk_plugin_deactivate")]
    pub fn deactivate(&self) -> Result<()> {
        check(|| unsafe { sys::rk_plugin_deactivate(self.raw().cast()) })
    }

    /// Activate a plugin again: `init` is called, and the count of faults is 0. Its extensions are
    /// then the top layers. A plugin that was switched off after faults is first deactivated as by
    /// `Plugin::deactivate`.
    ///
    /// If `init` fails, the plugin is `PluginState::INACTIVE`. If `init` itself reaches the fault
    /// limit, the call succeeds and the plugin is `PluginState::FAULTED`.
    ///
    /// Re-entrancy: `init` runs inside the call, after faults also `deinit` and the `drop`
    /// functions of its classes.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `NoMemory`, `PluginInit`.
    #[doc(alias = "rk_plugin_activate")]
    pub fn activate(&self) -> Result<()> {
        check(|| unsafe { sys::rk_plugin_activate(self.raw().cast()) })
    }

    /// Read a plugin's state.
    #[doc(alias = "rk_plugin_get_state")]
    pub fn state(&self) -> Result<PluginState> {
        let mut out = PluginState::default();
        check(|| unsafe { sys::rk_plugin_get_state(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Copy a plugin's id.
    #[doc(alias = "rk_plugin_get_id")]
    pub fn id(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_plugin_get_id(self.raw().cast(), buffer, capacity, length) })
    }

    /// Copy a plugin's version.
    #[doc(alias = "rk_plugin_get_version")]
    pub fn version(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_plugin_get_version(self.raw().cast(), buffer, capacity, length) })
    }

    /// Copy the resolved path a plugin was loaded from; empty for one that is part of the program.
    #[doc(alias = "rk_plugin_get_path")]
    pub fn path(&self) -> Result<String> {
        text_out(|buffer, capacity, length| unsafe { sys::rk_plugin_get_path(self.raw().cast(), buffer, capacity, length) })
    }

    /// Read the number of a plugin's faults since it became active, and the last one.
    ///
    /// Each fault is a diagnostic ("pluginFault") and a trace record. The one that reaches the
    /// limit is followed by "pluginSwitchedOff" and `Notification::PLUGIN_WAS_SWITCHED_OFF`.
    #[doc(alias = "rk_plugin_get_faults")]
    pub fn faults(&self) -> Result<(u64, PluginFault)> {
        let mut count = u64::default();
        let mut last = PluginFault::default();
        check(|| unsafe { sys::rk_plugin_get_faults(self.raw().cast(), &mut count, &mut last) })?;
        Ok((count, last))
    }
}

impl Window {
    /// Create a window: visible, in front of the other windows of level 0, not key.
    ///
    /// - `frame`: screen coordinates; finite. In points.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_window_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<Window> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_window_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`Window::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<Window> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_window_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`Window::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<Window> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Set the level: windows of higher levels are hit-tested first (SPEC 43). The window moves to
    /// the front of its new level.
    ///
    /// - `level`: finite.
    #[doc(alias = "rk_window_set_level")]
    pub fn set_level(&self, level: f64) -> Result<()> {
        check(|| unsafe { sys::rk_window_set_level(self.raw().cast(), level) })
    }

    /// Read the level; default 0.
    #[doc(alias = "rk_window_get_level")]
    pub fn level(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_window_get_level(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the screen of the window; it receives touches of that screen only (SPEC 43).
    ///
    /// - `screen`: any number.
    #[doc(alias = "rk_window_set_screen")]
    pub fn set_screen(&self, screen: u32) -> Result<()> {
        check(|| unsafe { sys::rk_window_set_screen(self.raw().cast(), screen) })
    }

    /// Read the screen; default 0.
    #[doc(alias = "rk_window_get_screen")]
    pub fn screen(&self) -> Result<u32> {
        let mut out = u32::default();
        check(|| unsafe { sys::rk_window_get_screen(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Make the window key, unless its can_become_key_window returns false. If it is hidden, it
    /// becomes key later, when it is shown; a later call for another window replaces this (SPEC
    /// 281).
    ///
    /// Re-entrancy: calls can_become_key_window, resign_key_window and become_key_window;
    /// notifications follow the last two.
    #[doc(alias = "rk_window_make_key")]
    pub fn make_key(&self) -> Result<()> {
        check(|| unsafe { sys::rk_window_make_key(self.raw().cast()) })
    }

    /// Show the window in front of its level and make it key, if it can become key (SPEC 280, 281).
    ///
    /// Re-entrancy: as `Window::make_key`.
    #[doc(alias = "rk_window_make_key_and_visible")]
    pub fn make_key_and_visible(&self) -> Result<()> {
        check(|| unsafe { sys::rk_window_make_key_and_visible(self.raw().cast()) })
    }

    /// Read whether the window is the key window.
    #[doc(alias = "rk_window_is_key")]
    pub fn is_key(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_window_is_key(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set the root view controller. The old controller's view leaves the window. The new
    /// controller's view is loaded and added, and fills the window's bounds from then on (SPEC
    /// 282).
    ///
    /// - `controller`: retained by the window. The root of another window moves to this one. None
    ///   removes.
    ///
    /// Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
    ///
    /// # Errors
    /// Besides the usual: `Busy`, `Cycle`, `NoMemory`, `TooDeep`.
    #[doc(alias = "rk_window_set_root_view_controller")]
    pub fn set_root_view_controller(&self, controller: Option<&ViewController>) -> Result<()> {
        check(|| unsafe { sys::rk_window_set_root_view_controller(self.raw().cast(), raw_or_null(controller).cast()) })
    }

    /// Find the root view controller.
    #[doc(alias = "rk_window_get_root_view_controller")]
    pub fn root_view_controller(&self) -> Result<Option<ViewController>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_window_get_root_view_controller(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Find the window's first responder (SPEC 125).
    #[doc(alias = "rk_window_get_first_responder")]
    pub fn first_responder(&self) -> Result<Option<Responder>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_window_get_first_responder(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Convert a point from the window's coordinates to another window's; None: screen coordinates
    /// (SPEC 8).
    #[doc(alias = "rk_window_convert_point_to")]
    pub fn convert_point_to_window(&self, point: impl Into<Point>, to: Option<&Window>) -> Result<Point> {
        let point = point.into();
        let mut out = Point::default();
        check(|| unsafe { sys::rk_window_convert_point_to(self.raw().cast(), point, raw_or_null(to).cast(), &mut out) })?;
        Ok(out)
    }

    /// Convert a point from another window's coordinates (None: screen) to this window's.
    #[doc(alias = "rk_window_convert_point_from")]
    pub fn convert_point_from_window(&self, point: impl Into<Point>, from: Option<&Window>) -> Result<Point> {
        let point = point.into();
        let mut out = Point::default();
        check(|| unsafe { sys::rk_window_convert_point_from(self.raw().cast(), point, raw_or_null(from).cast(), &mut out) })?;
        Ok(out)
    }

    /// Convert a rectangle (bounding box) from the window's coordinates to another window's; None:
    /// screen coordinates.
    #[doc(alias = "rk_window_convert_rect_to")]
    pub fn convert_rect_to_window(&self, rect: impl Into<Rect>, to: Option<&Window>) -> Result<Rect> {
        let rect = rect.into();
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_window_convert_rect_to(self.raw().cast(), rect, raw_or_null(to).cast(), &mut out) })?;
        Ok(out)
    }

    /// Convert a rectangle (bounding box) from another window's coordinates (None: screen) to this
    /// window's.
    #[doc(alias = "rk_window_convert_rect_from")]
    pub fn convert_rect_from_window(&self, rect: impl Into<Rect>, from: Option<&Window>) -> Result<Rect> {
        let rect = rect.into();
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_window_convert_rect_from(self.raw().cast(), rect, raw_or_null(from).cast(), &mut out) })?;
        Ok(out)
    }
}

impl ScrollView {
    /// Create a scroll view.
    ///
    /// - `frame`: in the coordinates of the future superview; finite. In points.
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_scroll_view_create")]
    pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<ScrollView> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_scroll_view_create(context.raw().cast(), null_mut(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one of a class of the program's own, else as \[`ScrollView::new`\].
    pub fn with_class(context: &ContextRef, class: &Class, frame: impl Into<Rect>) -> Result<ScrollView> {
        let frame = frame.into();
        let mut out = null_mut();
        check(|| unsafe { sys::rk_scroll_view_create(context.raw().cast(), class.raw().cast(), frame, &mut out) })?;
        Ok(owned(out.cast()))
    }

    /// Create one that has methods of its own: a value with \[`methods!`\], which lives as long as
    /// the object. Else as \[`ScrollView::new`\].
    pub fn with_methods(context: &ContextRef, frame: impl Into<Rect>, methods: impl Methods) -> Result<ScrollView> {
        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class(context, class, frame))
    }

    /// Find the delegate object; None if there is none. A delegate whose object has ended is
    /// removed at its next call, or here.
    ///
    /// Re-entrancy: `drop` of a removed delegate.
    #[doc(alias = "rk_scroll_view_get_delegate")]
    pub fn delegate(&self) -> Result<Option<Object>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_scroll_view_get_delegate(self.raw().cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }

    /// Find the pan recogniser that scrolls: a Pan that stays attached for the scroll view's life.
    /// The host may set its delegate, requirements and targets.
    #[doc(alias = "rk_scroll_view_get_pan_gesture_recognizer")]
    pub fn pan_gesture_recognizer(&self) -> Result<GestureRecognizer> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_scroll_view_get_pan_gesture_recognizer(self.raw().cast(), &mut out) })?;
        Ok(borrowed(out.cast()))
    }

    /// Find the pinch recogniser that zooms; see `ScrollView::pan_gesture_recognizer`.
    #[doc(alias = "rk_scroll_view_get_pinch_gesture_recognizer")]
    pub fn pinch_gesture_recognizer(&self) -> Result<GestureRecognizer> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_scroll_view_get_pinch_gesture_recognizer(self.raw().cast(), &mut out) })?;
        Ok(borrowed(out.cast()))
    }

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
    #[doc(alias = "rk_scroll_view_set_content_offset")]
    pub fn set_content_offset(&self, offset: impl Into<Point>, animated: bool) -> Result<()> {
        let offset = offset.into();
        check(|| unsafe { sys::rk_scroll_view_set_content_offset(self.raw().cast(), offset, animated) })
    }

    /// Read contentOffset, which is bounds.origin (SPEC 243).
    #[doc(alias = "rk_scroll_view_get_content_offset")]
    pub fn content_offset(&self) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_scroll_view_get_content_offset(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Scroll by the shortest distance that makes a rectangle of the content visible, within the
    /// legal range: scrollRectToVisible:animated:.
    ///
    /// - `rect`: in bounds space; finite. In points.
    #[doc(alias = "rk_scroll_view_scroll_rect_to_visible")]
    pub fn scroll_rect_to_visible(&self, rect: impl Into<Rect>, animated: bool) -> Result<()> {
        let rect = rect.into();
        check(|| unsafe { sys::rk_scroll_view_scroll_rect_to_visible(self.raw().cast(), rect, animated) })
    }

    /// Scroll to the top, as a tap on the status bar does. If scrollsToTop is set and
    /// should_scroll_to_top returns true, animate to the top and send didScrollToTop. At the top,
    /// send didScrollToTop at once.
    ///
    /// Re-entrancy: delegate.
    #[doc(alias = "rk_scroll_view_scroll_to_top")]
    pub fn scroll_to_top(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_scroll_to_top(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set contentSize: how large the content is. The offset stays, even outside the new range.
    /// Default (0, 0).
    ///
    /// - `size`: finite, not negative. In points.
    #[doc(alias = "rk_scroll_view_set_content_size")]
    pub fn set_content_size(&self, size: impl Into<Size>) -> Result<()> {
        let size = size.into();
        check(|| unsafe { sys::rk_scroll_view_set_content_size(self.raw().cast(), size) })
    }

    /// Read contentSize.
    #[doc(alias = "rk_scroll_view_get_content_size")]
    pub fn content_size(&self) -> Result<Size> {
        let mut out = Size::default();
        check(|| unsafe { sys::rk_scroll_view_get_content_size(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set contentInset: the distances that widen the legal range at the edges (SPEC 243). Default
    /// all 0.
    ///
    /// - `insets`: finite. In points.
    #[doc(alias = "rk_scroll_view_set_content_inset")]
    pub fn set_content_inset(&self, insets: EdgeInsets) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_content_inset(self.raw().cast(), insets) })
    }

    /// Read contentInset.
    #[doc(alias = "rk_scroll_view_get_content_inset")]
    pub fn content_inset(&self) -> Result<EdgeInsets> {
        let mut out = EdgeInsets::default();
        check(|| unsafe { sys::rk_scroll_view_get_content_inset(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the legal range of contentOffset: origin = least, origin + size = greatest (SPEC 243).
    #[doc(alias = "rk_scroll_view_get_content_offset_range")]
    pub fn content_offset_range(&self) -> Result<Rect> {
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_scroll_view_get_content_offset_range(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read isTracking: whether a finger is on the scroll view or its content (SPEC 246).
    #[doc(alias = "rk_scroll_view_is_tracking")]
    pub fn is_tracking(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_tracking(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read isDragging: whether a finger scrolls, from the pan's beginning to its end (SPEC 246).
    #[doc(alias = "rk_scroll_view_is_dragging")]
    pub fn is_dragging(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_dragging(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read isDecelerating: whether the content still moves after the finger has lifted (SPEC 246).
    #[doc(alias = "rk_scroll_view_is_decelerating")]
    pub fn is_decelerating(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_decelerating(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read isZooming: whether the pinch is in progress.
    #[doc(alias = "rk_scroll_view_is_zooming")]
    pub fn is_zooming(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_zooming(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read isZoomBouncing: whether the scale is returning into its range.
    #[doc(alias = "rk_scroll_view_is_zoom_bouncing")]
    pub fn is_zoom_bouncing(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_zoom_bouncing(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the velocity of a drag, a deceleration or an animation at the clock's time; (0, 0) at
    /// rest. For a deceleration or an animation it is the exact derivative of the offset (SPEC
    /// 255).
    #[doc(alias = "rk_scroll_view_get_velocity")]
    pub fn velocity(&self) -> Result<Point> {
        let mut out = Point::default();
        check(|| unsafe { sys::rk_scroll_view_get_velocity(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read isScrollAnimating: whether the offset is animated, as by
    /// `ScrollView::set_content_offset` (SPEC 340).
    #[doc(alias = "rk_scroll_view_is_scroll_animating")]
    pub fn is_scroll_animating(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_scroll_animating(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read isZoomAnimating: whether the scale is animated, the return into its range included
    /// (SPEC 340).
    #[doc(alias = "rk_scroll_view_is_zoom_animating")]
    pub fn is_zoom_animating(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_zoom_animating(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Stop scrolling and zooming, drags and pinches included: stopScrollingAndZooming (SPEC 339).
    /// The delegate receives the closing call of each movement. A scroll view at rest is not
    /// changed.
    ///
    /// Re-entrancy: delegate, actions.
    #[doc(alias = "rk_scroll_view_stop_scrolling_and_zooming")]
    pub fn stop_scrolling_and_zooming(&self) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_stop_scrolling_and_zooming(self.raw().cast()) })
    }

    /// Set scrollEnabled: whether fingers and wheels scroll it; false ends a drag (SPEC 242).
    /// Default true.
    #[doc(alias = "rk_scroll_view_set_scroll_enabled")]
    pub fn set_scroll_enabled(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_scroll_enabled(self.raw().cast(), value) })
    }

    /// Read scrollEnabled.
    #[doc(alias = "rk_scroll_view_is_scroll_enabled")]
    pub fn is_scroll_enabled(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_scroll_enabled(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set bounces: whether the content can move beyond the edges and then returns. It sets
    /// bouncesHorizontally and bouncesVertically (SPEC 253, 338). Default true.
    #[doc(alias = "rk_scroll_view_set_bounces")]
    pub fn set_bounces(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_bounces(self.raw().cast(), value) })
    }

    /// Read bounces: whether it bounces on both axes (SPEC 338).
    #[doc(alias = "rk_scroll_view_bounces")]
    pub fn bounces(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_bounces(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set alwaysBounceVertical: whether it bounces vertically even if the content fits (SPEC 244).
    /// Default false.
    #[doc(alias = "rk_scroll_view_set_always_bounce_vertical")]
    pub fn set_always_bounce_vertical(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_always_bounce_vertical(self.raw().cast(), value) })
    }

    /// Read alwaysBounceVertical.
    #[doc(alias = "rk_scroll_view_always_bounces_vertical")]
    pub fn always_bounces_vertical(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_always_bounces_vertical(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set alwaysBounceHorizontal: whether it bounces horizontally even if the content fits (SPEC
    /// 244). Default false.
    #[doc(alias = "rk_scroll_view_set_always_bounce_horizontal")]
    pub fn set_always_bounce_horizontal(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_always_bounce_horizontal(self.raw().cast(), value) })
    }

    /// Read alwaysBounceHorizontal.
    #[doc(alias = "rk_scroll_view_always_bounces_horizontal")]
    pub fn always_bounces_horizontal(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_always_bounces_horizontal(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set pagingEnabled: whether scrolling stops at multiples of the bounds' size (SPEC 264).
    /// Default false.
    #[doc(alias = "rk_scroll_view_set_paging_enabled")]
    pub fn set_paging_enabled(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_paging_enabled(self.raw().cast(), value) })
    }

    /// Read pagingEnabled.
    #[doc(alias = "rk_scroll_view_is_paging_enabled")]
    pub fn is_paging_enabled(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_paging_enabled(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set directionalLockEnabled: whether a drag that begins along one axis stays on it (SPEC
    /// 265). Default false.
    #[doc(alias = "rk_scroll_view_set_directional_lock_enabled")]
    pub fn set_directional_lock_enabled(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_directional_lock_enabled(self.raw().cast(), value) })
    }

    /// Read directionalLockEnabled.
    #[doc(alias = "rk_scroll_view_is_directional_lock_enabled")]
    pub fn is_directional_lock_enabled(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_directional_lock_enabled(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set delaysContentTouches: whether touches for subviews are delayed by
    /// scrollContentTouchDelay (SPEC 247, 251). Default true.
    #[doc(alias = "rk_scroll_view_set_delays_content_touches")]
    pub fn set_delays_content_touches(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_delays_content_touches(self.raw().cast(), value) })
    }

    /// Read delaysContentTouches.
    #[doc(alias = "rk_scroll_view_delays_content_touches")]
    pub fn delays_content_touches(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_delays_content_touches(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set canCancelContentTouches: whether scrolling may cancel touches that subviews have
    /// received (SPEC 250). Default true.
    #[doc(alias = "rk_scroll_view_set_can_cancel_content_touches")]
    pub fn set_can_cancel_content_touches(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_can_cancel_content_touches(self.raw().cast(), value) })
    }

    /// Read canCancelContentTouches.
    #[doc(alias = "rk_scroll_view_can_cancel_content_touches")]
    pub fn can_cancel_content_touches(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_can_cancel_content_touches(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set bouncesZoom: whether the scale may leave its range and returns (SPEC 268). Default true.
    #[doc(alias = "rk_scroll_view_set_bounces_zoom")]
    pub fn set_bounces_zoom(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_bounces_zoom(self.raw().cast(), value) })
    }

    /// Read bouncesZoom.
    #[doc(alias = "rk_scroll_view_bounces_zoom")]
    pub fn bounces_zoom(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_bounces_zoom(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set scrollsToTop: whether `ScrollView::scroll_to_top` scrolls (SPEC 242). Default true.
    #[doc(alias = "rk_scroll_view_set_scrolls_to_top")]
    pub fn set_scrolls_to_top(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_scrolls_to_top(self.raw().cast(), value) })
    }

    /// Read scrollsToTop.
    #[doc(alias = "rk_scroll_view_scrolls_to_top")]
    pub fn scrolls_to_top(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_scrolls_to_top(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set chainsToAncestor: whether touches and wheels move the ancestor. True sets three
    /// properties: transfersTouchesToParent, transfersHorizontalScrollingToParent and
    /// transfersVerticalScrollingToParent. False clears transfersTouchesToParent only, because
    /// wheels never depended on chainsToAncestor (SPEC 337). Default false.
    #[doc(alias = "rk_scroll_view_set_chains_to_ancestor")]
    pub fn set_chains_to_ancestor(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_chains_to_ancestor(self.raw().cast(), value) })
    }

    /// Deprecated. Read chainsToAncestor: whether all three properties are true.
    #[doc(alias = "rk_scroll_view_chains_to_ancestor")]
    pub fn chains_to_ancestor(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_chains_to_ancestor(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set decelerationRate: how fast a flick comes to rest (SPEC 255). Default normal.
    #[doc(alias = "rk_scroll_view_set_deceleration_rate")]
    pub fn set_deceleration_rate(&self, rate: ScrollViewDecelerationRate) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_deceleration_rate(self.raw().cast(), rate) })
    }

    /// Read decelerationRate.
    #[doc(alias = "rk_scroll_view_get_deceleration_rate")]
    pub fn deceleration_rate(&self) -> Result<ScrollViewDecelerationRate> {
        let mut out = ScrollViewDecelerationRate::default();
        check(|| unsafe { sys::rk_scroll_view_get_deceleration_rate(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set bouncesHorizontally: whether dragging and deceleration go beyond the left and right
    /// edges (SPEC 338). Default true.
    #[doc(alias = "rk_scroll_view_set_bounces_horizontally")]
    pub fn set_bounces_horizontally(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_bounces_horizontally(self.raw().cast(), value) })
    }

    /// Read bouncesHorizontally.
    #[doc(alias = "rk_scroll_view_bounces_horizontally")]
    pub fn bounces_horizontally(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_bounces_horizontally(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set bouncesVertically: whether dragging and deceleration go beyond the top and bottom edges
    /// (SPEC 338). Default true.
    #[doc(alias = "rk_scroll_view_set_bounces_vertically")]
    pub fn set_bounces_vertically(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_bounces_vertically(self.raw().cast(), value) })
    }

    /// Read bouncesVertically.
    #[doc(alias = "rk_scroll_view_bounces_vertically")]
    pub fn bounces_vertically(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_bounces_vertically(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set transfersHorizontalScrollingToParent: whether scrolling by a wheel or trackpad beyond
    /// the left and right edges moves the nearest ancestor that can scroll that way (SPEC 337).
    /// Default true.
    #[doc(alias = "rk_scroll_view_set_transfers_horizontal_scrolling_to_parent")]
    pub fn set_transfers_horizontal_scrolling_to_parent(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(self.raw().cast(), value) })
    }

    /// Read transfersHorizontalScrollingToParent.
    #[doc(alias = "rk_scroll_view_transfers_horizontal_scrolling_to_parent")]
    pub fn transfers_horizontal_scrolling_to_parent(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_transfers_horizontal_scrolling_to_parent(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set transfersVerticalScrollingToParent: whether scrolling by a wheel or trackpad beyond the
    /// top and bottom edges moves the nearest ancestor that can scroll that way (SPEC 337). Default
    /// true.
    #[doc(alias = "rk_scroll_view_set_transfers_vertical_scrolling_to_parent")]
    pub fn set_transfers_vertical_scrolling_to_parent(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_transfers_vertical_scrolling_to_parent(self.raw().cast(), value) })
    }

    /// Read transfersVerticalScrollingToParent.
    #[doc(alias = "rk_scroll_view_transfers_vertical_scrolling_to_parent")]
    pub fn transfers_vertical_scrolling_to_parent(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_transfers_vertical_scrolling_to_parent(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set transfersTouchesToParent: whether a drag by fingers beyond an edge moves the nearest
    /// ancestor that can scroll that way, within the same touch. It concerns only axes on which
    /// wheels are transferred, too: see `ScrollView::set_transfers_horizontal_scrolling_to_parent`
    /// and its vertical counterpart. UIKit does not do this (SPEC 337). Default false.
    #[doc(alias = "rk_scroll_view_set_transfers_touches_to_parent")]
    pub fn set_transfers_touches_to_parent(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_transfers_touches_to_parent(self.raw().cast(), value) })
    }

    /// Read transfersTouchesToParent.
    #[doc(alias = "rk_scroll_view_transfers_touches_to_parent")]
    pub fn transfers_touches_to_parent(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_transfers_touches_to_parent(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set showsVerticalScrollIndicator: whether the scroll view has a vertical indicator (SPEC
    /// 341). Default true.
    #[doc(alias = "rk_scroll_view_set_shows_vertical_scroll_indicator")]
    pub fn set_shows_vertical_scroll_indicator(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_shows_vertical_scroll_indicator(self.raw().cast(), value) })
    }

    /// Read showsVerticalScrollIndicator.
    #[doc(alias = "rk_scroll_view_shows_vertical_scroll_indicator")]
    pub fn shows_vertical_scroll_indicator(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_shows_vertical_scroll_indicator(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set showsHorizontalScrollIndicator: whether the scroll view has a horizontal indicator (SPEC
    /// 341). Default true.
    #[doc(alias = "rk_scroll_view_set_shows_horizontal_scroll_indicator")]
    pub fn set_shows_horizontal_scroll_indicator(&self, value: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_shows_horizontal_scroll_indicator(self.raw().cast(), value) })
    }

    /// Read showsHorizontalScrollIndicator.
    #[doc(alias = "rk_scroll_view_shows_horizontal_scroll_indicator")]
    pub fn shows_horizontal_scroll_indicator(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_shows_horizontal_scroll_indicator(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set verticalScrollIndicatorInsets. They are added to the 3 points between the vertical
    /// indicator's track and the edges (SPEC 341). Default all 0.
    ///
    /// - `insets`: finite. In points.
    #[doc(alias = "rk_scroll_view_set_vertical_scroll_indicator_insets")]
    pub fn set_vertical_scroll_indicator_insets(&self, insets: EdgeInsets) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_vertical_scroll_indicator_insets(self.raw().cast(), insets) })
    }

    /// Read verticalScrollIndicatorInsets.
    #[doc(alias = "rk_scroll_view_get_vertical_scroll_indicator_insets")]
    pub fn vertical_scroll_indicator_insets(&self) -> Result<EdgeInsets> {
        let mut out = EdgeInsets::default();
        check(|| unsafe { sys::rk_scroll_view_get_vertical_scroll_indicator_insets(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the present frame of the vertical indicator, visible or not (SPEC 341).
    #[doc(alias = "rk_scroll_view_get_vertical_scroll_indicator")]
    pub fn vertical_scroll_indicator(&self) -> Result<Rect> {
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_scroll_view_get_vertical_scroll_indicator(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read whether the vertical indicator is visible now (SPEC 341).
    #[doc(alias = "rk_scroll_view_is_vertical_scroll_indicator_visible")]
    pub fn is_vertical_scroll_indicator_visible(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_vertical_scroll_indicator_visible(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Set horizontalScrollIndicatorInsets. They are added to the 3 points between the horizontal
    /// indicator's track and the edges (SPEC 341). Default all 0.
    ///
    /// - `insets`: finite. In points.
    #[doc(alias = "rk_scroll_view_set_horizontal_scroll_indicator_insets")]
    pub fn set_horizontal_scroll_indicator_insets(&self, insets: EdgeInsets) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_horizontal_scroll_indicator_insets(self.raw().cast(), insets) })
    }

    /// Read horizontalScrollIndicatorInsets.
    #[doc(alias = "rk_scroll_view_get_horizontal_scroll_indicator_insets")]
    pub fn horizontal_scroll_indicator_insets(&self) -> Result<EdgeInsets> {
        let mut out = EdgeInsets::default();
        check(|| unsafe { sys::rk_scroll_view_get_horizontal_scroll_indicator_insets(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read the present frame of the horizontal indicator, visible or not (SPEC 341).
    #[doc(alias = "rk_scroll_view_get_horizontal_scroll_indicator")]
    pub fn horizontal_scroll_indicator(&self) -> Result<Rect> {
        let mut out = Rect::default();
        check(|| unsafe { sys::rk_scroll_view_get_horizontal_scroll_indicator(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Read whether the horizontal indicator is visible now (SPEC 341).
    #[doc(alias = "rk_scroll_view_is_horizontal_scroll_indicator_visible")]
    pub fn is_horizontal_scroll_indicator_visible(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_scroll_view_is_horizontal_scroll_indicator_visible(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Show the indicators for scrollIndicatorFlashDuration: flashScrollIndicators (SPEC 341). The
    /// time at which they disappear is a deadline (`ContextRef::next_deadline`).
    ///
    /// # Errors
    /// Besides the usual: `NoMemory`.
    #[doc(alias = "rk_scroll_view_flash_scroll_indicators")]
    pub fn flash_scroll_indicators(&self) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_flash_scroll_indicators(self.raw().cast()) })
    }

    /// Set minimumZoomScale and maximumZoomScale, which are stored as given. zoomScale is clamped
    /// to this range. If the minimum is greater than the maximum, zoomScale is the maximum. Default
    /// 1, 1: no zooming.
    ///
    /// - `minimum`: finite, not negative.
    /// - `maximum`: finite, not negative.
    ///
    /// Re-entrancy: delegate.
    #[doc(alias = "rk_scroll_view_set_zoom_scale_range")]
    pub fn set_zoom_scale_range(&self, minimum: f64, maximum: f64) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_zoom_scale_range(self.raw().cast(), minimum, maximum) })
    }

    /// Read minimumZoomScale and maximumZoomScale.
    #[doc(alias = "rk_scroll_view_get_zoom_scale_range")]
    pub fn zoom_scale_range(&self) -> Result<(f64, f64)> {
        let mut minimum = f64::default();
        let mut maximum = f64::default();
        check(|| unsafe { sys::rk_scroll_view_get_zoom_scale_range(self.raw().cast(), &mut minimum, &mut maximum) })?;
        Ok((minimum, maximum))
    }

    /// Set zoomScale, clamped to its range, about the middle of the bounds. Nothing happens without
    /// a view for zooming.
    ///
    /// - `scale`: finite, above 0.
    ///
    /// Re-entrancy: delegate.
    #[doc(alias = "rk_scroll_view_set_zoom_scale")]
    pub fn set_zoom_scale(&self, scale: f64, animated: bool) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_zoom_scale(self.raw().cast(), scale, animated) })
    }

    /// Read zoomScale; 1 before the first zoom.
    #[doc(alias = "rk_scroll_view_get_zoom_scale")]
    pub fn zoom_scale(&self) -> Result<f64> {
        let mut out = f64::default();
        check(|| unsafe { sys::rk_scroll_view_get_zoom_scale(self.raw().cast(), &mut out) })?;
        Ok(out)
    }

    /// Zoom and scroll so that a rectangle fills the bounds, as far as the ranges allow:
    /// zoomToRect:animated:.
    ///
    /// - `rect`: in the coordinates of the view for zooming; finite, not empty. In points.
    ///
    /// Re-entrancy: delegate.
    #[doc(alias = "rk_scroll_view_zoom_to_rect")]
    pub fn zoom_to_rect(&self, rect: impl Into<Rect>, animated: bool) -> Result<()> {
        let rect = rect.into();
        check(|| unsafe { sys::rk_scroll_view_zoom_to_rect(self.raw().cast(), rect, animated) })
    }
}
