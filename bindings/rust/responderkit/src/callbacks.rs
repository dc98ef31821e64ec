// SPDX-License-Identifier: MIT
//! Closures that the library calls: actions, timers, posts, observers.

use crate::boundary::{check, guard};
use crate::error::{text, Error, Result};
use crate::object::{borrowed, borrowed_or_none, list};
use crate::*;
use responderkit_sys as sys;
use std::cell::Cell;
use std::os::raw::{c_char, c_void};
use std::ptr::null_mut;
use std::rc::Rc;

/// What a closure may return: nothing, or a [`Result`] whose error the call that runs it returns.
pub trait Outcome {
    #[doc(hidden)]
    fn outcome(self) -> Result<()>;
}

impl Outcome for () {
    fn outcome(self) -> Result<()> {
        Ok(())
    }
}

impl Outcome for Result<()> {
    fn outcome(self) -> Result<()> {
        self
    }
}

/// A call that an observer sees.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Observation {
    /// The method.
    pub method: ObservedMethod,
    /// The event that the method receives.
    pub event: Option<Event>,
    /// The touches or presses that the method receives.
    pub objects: Vec<Object>,
    /// See [`ObservedMethod`].
    pub point: Point,
    /// See [`ObservedMethod`].
    pub value: i64,
    /// See [`ObservedMethod`].
    pub text: Option<String>,
}

type Release = Option<unsafe extern "C" fn(userdata: *mut c_void)>;

unsafe extern "C" fn release<T>(userdata: *mut c_void) {
    guard((), || {
        drop(Rc::from_raw(userdata as *const T));
        Ok(())
    })
}

/// The value that a callback got as userdata, held while the callback runs: it may be replaced meanwhile.
///
/// # Safety
/// `userdata` came from `hand_over()` with the same type, and `release()` has not run.
pub(crate) unsafe fn shared<T>(userdata: *mut c_void) -> Rc<T> {
    Rc::increment_strong_count(userdata as *const T);
    Rc::from_raw(userdata as *const T)
}

/// Give a value to the library as userdata, with the function that drops it. It stays here if the library refuses it.
pub(crate) fn hand_over<T>(
    value: Rc<T>,
    body: impl FnOnce(*mut c_void, Release) -> sys::RKStatus,
) -> Result<()> {
    let raw = Rc::into_raw(value);
    let mut status = sys::RKStatus::OK;
    let result = check(|| {
        status = body(raw as *mut c_void, Some(release::<T>));
        status
    });
    if status != sys::RKStatus::OK {
        drop(unsafe { Rc::from_raw(raw) });
    }
    result
}

unsafe extern "C" fn control_action<K, F, R>(
    control: sys::RKControlRef,
    events: sys::RKControlEvents,
    event: sys::RKEventRef,
    userdata: *mut c_void,
) where
    K: Kind,
    F: Fn(&K, ControlEvents, Option<&Event>) -> R,
    R: Outcome,
{
    guard((), || {
        let (function, event) = (
            shared::<F>(userdata),
            borrowed_or_none::<Event>(event.cast()),
        );
        function(&borrowed(control.cast()), events, event.as_ref()).outcome()
    })
}

unsafe extern "C" fn gesture_action<K: Kind, F: Fn(&K) -> R, R: Outcome>(
    recognizer: sys::RKGestureRecognizerRef,
    userdata: *mut c_void,
) {
    guard((), || {
        shared::<F>(userdata)(&borrowed(recognizer.cast())).outcome()
    })
}

/// What is called once, and gone then.
type Once<F> = Cell<Option<F>>;

unsafe extern "C" fn timer<F: FnOnce(&ContextRef, f64) -> R, R: Outcome>(
    context: sys::RKContextRef,
    time: f64,
    userdata: *mut c_void,
) {
    guard((), || match shared::<Once<F>>(userdata).take() {
        Some(function) => function(&ContextRef::new(context), time).outcome(),
        None => Ok(()),
    })
}

unsafe extern "C" fn posted<F: FnOnce(&ContextRef) -> R, R: Outcome>(
    context: sys::RKContextRef,
    userdata: *mut c_void,
) {
    guard((), || match shared::<Once<F>>(userdata).take() {
        Some(function) => function(&ContextRef::new(context)).outcome(),
        None => Ok(()),
    })
}

unsafe extern "C" fn diagnostic<F: Fn(&str, &str)>(
    _: sys::RKContextRef,
    code: *const c_char,
    sentence: *const c_char,
    userdata: *mut c_void,
) {
    guard((), || {
        shared::<F>(userdata)(
            &text(code).unwrap_or_default(),
            &text(sentence).unwrap_or_default(),
        );
        Ok(())
    })
}

unsafe extern "C" fn notification<F>(
    _: sys::RKContextRef,
    notification: sys::RKNotification,
    object: sys::RKObjectRef,
    userdata: *mut c_void,
) where
    F: Fn(Notification, Option<&Object>),
{
    guard((), || {
        shared::<F>(userdata)(notification, borrowed_or_none(object.cast()).as_ref());
        Ok(())
    })
}

unsafe extern "C" fn observer<F: Fn(&Object, &Observation)>(
    _: sys::RKContextRef,
    object: sys::RKObjectRef,
    call: *const sys::RKObservation,
    userdata: *mut c_void,
) {
    guard((), || {
        // An older library's struct would be shorter.
        if (*call).struct_size as usize >= std::mem::size_of::<sys::RKObservation>() {
            let call = &*call;
            let seen = Observation {
                method: call.method,
                event: borrowed_or_none(call.event.cast()),
                objects: list(call.objects, call.count),
                point: call.point,
                value: call.value,
                text: text(call.text),
            };
            shared::<F>(userdata)(&borrowed(object.cast()), &seen);
        }
        Ok(())
    })
}

macro_rules! control_actions {
    ($($name:ident)*) => { $(
        impl $name {
            /// Call a closure for control events, with the control, the events and what caused them; it lives until it
            /// is removed or the control ends. Returns the number by which [`Control::remove_action`] finds it.
            ///
            /// A closure that holds the control itself keeps it from ending before the context: use
            /// [`Kind::downgrade`], or the closure's own argument.
            pub fn add_action<F, R>(&self, events: ControlEvents, function: F) -> Result<u64>
            where
                F: Fn(&$name, ControlEvents, Option<&Event>) -> R + 'static,
                R: Outcome,
            {
                let mut identifier = 0;
                hand_over(Rc::new(function), |userdata, drop| unsafe {
                    sys::rk_control_add_action(
                        self.raw().cast(),
                        events,
                        Some(control_action::<$name, F, R>),
                        userdata,
                        drop,
                        &mut identifier,
                    )
                })?;
                Ok(identifier)
            }
        }
    )* };
}

control_actions!(Control Button Switch Slider Stepper SegmentedControl PageControl TextField);

macro_rules! gesture_actions {
    ($($name:ident)*) => { $(
        impl $name {
            /// Call a closure when the recogniser acts; it lives until it is removed or the recogniser ends. Returns the
            /// number by which [`GestureRecognizer::remove_action`] finds it.
            pub fn add_action<F: Fn(&$name) -> R + 'static, R: Outcome>(&self, function: F) -> Result<u64> {
                let mut identifier = 0;
                hand_over(Rc::new(function), |userdata, drop| unsafe {
                    sys::rk_gesture_recognizer_add_action(
                        self.raw().cast(),
                        Some(gesture_action::<$name, F, R>),
                        userdata,
                        drop,
                        &mut identifier,
                    )
                })?;
                Ok(identifier)
            }
        }
    )* };
}

gesture_actions!(GestureRecognizer Tap LongPress Pan ScreenEdgePan Swipe Pinch Rotation Hover);

impl ContextRef {
    /// Call a closure once, when the context's clock reaches a time.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// let context = Context::new()?;
    /// context.add_timer(0.5, |_, time| println!("{time}"))?;
    /// assert_eq!(context.next_deadline()?, 0.5);
    /// context.advance(1.0)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn add_timer<F: FnOnce(&ContextRef, f64) -> R + 'static, R: Outcome>(
        &self,
        deadline: f64,
        function: F,
    ) -> Result<Timer> {
        let mut out = null_mut();
        hand_over(
            Rc::new(Cell::new(Some(function))),
            |userdata, drop| unsafe {
                sys::rk_context_add_timer(
                    self.raw(),
                    deadline,
                    Some(timer::<F, R>),
                    userdata,
                    drop,
                    &mut out,
                )
            },
        )?;
        Ok(borrowed(out.cast()))
    }

    /// Call a closure when the context drains its queue, in [`ContextRef::drain`] or its run loop. It is dropped uncalled
    /// if the context ends before. [`Poster::post`] does it from other threads.
    pub fn post<F: FnOnce(&ContextRef) -> R + 'static, R: Outcome>(
        &self,
        function: F,
    ) -> Result<()> {
        hand_over(
            Rc::new(Cell::new(Some(function))),
            |userdata, drop| unsafe {
                sys::rk_context_post_call(self.raw(), Some(posted::<F, R>), userdata, drop)
            },
        )
    }

    /// Set the function that receives diagnostics: problems that make no call fail, each as a code and a sentence.
    pub fn on_diagnostic<F: Fn(&str, &str) + 'static>(&self, function: F) -> Result<()> {
        hand_over(Rc::new(function), |userdata, drop| unsafe {
            sys::rk_context_set_diagnostic_handler(
                self.raw(),
                Some(diagnostic::<F>),
                userdata,
                drop,
            )
        })
    }

    /// Receive notifications, each with the window, application or plugin that it is about. Replaces the last one.
    pub fn on_notification<F: Fn(Notification, Option<&Object>) + 'static>(
        &self,
        function: F,
    ) -> Result<()> {
        hand_over(Rc::new(function), |userdata, drop| unsafe {
            sys::rk_context_set_notification_handler(
                self.raw(),
                Some(notification::<F>),
                userdata,
                drop,
            )
        })
    }

    /// See the methods that the library calls. Replaces the last observer.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// context.observe(|object, call| println!("{object:?}: {} of {} objects", call.method, call.objects.len()))?;
    /// context.touch_down(1, (10, 10), 0.0)?;
    /// # context.stop_observing()?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn observe<F: Fn(&Object, &Observation) + 'static>(&self, function: F) -> Result<()> {
        hand_over(Rc::new(function), |userdata, drop| unsafe {
            sys::rk_context_set_observer(self.raw(), Some(observer::<F>), userdata, drop)
        })
    }

    /// Remove the observer.
    pub fn stop_observing(&self) -> Result<()> {
        check(|| unsafe { sys::rk_context_set_observer(self.raw(), None, null_mut(), None) })
    }
}

impl Poster {
    /// Call a closure on the context's thread, when the context drains its queue. It is dropped uncalled if the context
    /// ends before.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// let poster = context.poster();
    /// let thread = std::thread::spawn(move || {
    ///     poster.post_touches(1.0, &[TouchSample::new(1, TouchPhase::BEGAN, (10, 10))])?;
    ///     poster.post(|context| println!("{} windows", context.windows().map_or(0, |all| all.len())))
    /// });
    /// thread.join().unwrap()?;
    /// assert_eq!(context.drain()?, 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn post<F: FnOnce(&ContextRef) -> R + Send + 'static, R: Outcome>(
        &self,
        function: F,
    ) -> std::result::Result<(), Error> {
        hand_over(
            Rc::new(Cell::new(Some(function))),
            |userdata, drop| unsafe {
                sys::rk_context_post_call(self.raw(), Some(posted::<F, R>), userdata, drop)
            },
        )
    }
}
