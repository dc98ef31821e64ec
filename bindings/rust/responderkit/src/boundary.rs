// SPDX-License-Identifier: MIT
//! The boundary between Rust and the library. Statuses become errors. Panics and errors of callbacks do not pass through
//! the library; they are stored here until the outermost call returns.

use crate::error::{Error, Result};
use crate::object::Object;
use responderkit_sys as sys;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr::null_mut;

/// What a callback ended with instead of an answer.
enum Failure {
    Panic(Box<dyn Any + Send>),
    Error(Error),
}

struct Boundary {
    /// How many calls of the library are running.
    depth: Cell<usize>,
    failure: RefCell<Option<Failure>>,
    /// The context of the innermost call, if that is a stream of touches; otherwise NULL.
    stream: Cell<sys::RKContextRef>,
    /// Handles that callbacks have returned: neither the library nor the caller has a reference, so they are held until
    /// the next outermost call begins.
    returned: RefCell<Vec<Object>>,
    /// Contexts that were dropped inside of their own callbacks.
    ending: RefCell<Vec<sys::RKContextRef>>,
}

thread_local! {
    static BOUNDARY: Boundary = Boundary {
        depth: Cell::default(),
        failure: RefCell::default(),
        stream: Cell::new(null_mut()),
        returned: RefCell::default(),
        ending: RefCell::default(),
    };
}

/// With the thread's boundary; None while the thread ends and it is gone.
fn with<R>(body: impl FnOnce(&Boundary) -> R) -> Option<R> {
    BOUNDARY.try_with(body).ok()
}

/// Call the library. A panic of a callback in it goes on here.
pub(crate) fn call<R>(body: impl FnOnce() -> R) -> R {
    plain(body).0
}

fn plain<R>(body: impl FnOnce() -> R) -> (R, Option<Error>) {
    let result = quietly(body);
    let failure = with(|boundary| boundary.failure.take()).flatten();
    match failure {
        // A second panic while one is under way would end the process.
        Some(Failure::Panic(payload)) if std::thread::panicking() => {
            std::mem::forget(payload);
            (result, None)
        }
        Some(Failure::Panic(payload)) => resume_unwind(payload),
        Some(Failure::Error(error)) => (result, Some(error)),
        None => (result, None),
    }
}

/// Call the library in a `drop()`. A panic of a callback in it goes on in the call around this one, or here if there is
/// none; but no second panic while one is under way. An error that nothing can return is lost.
pub(crate) fn dropping(body: impl FnOnce()) {
    quietly(body);
    if with(|boundary| boundary.depth.get() == 0).unwrap_or(false) {
        call(|| ());
    }
}

/// Call the library and leave a callback's panic or error where it is.
pub(crate) fn quietly<R>(body: impl FnOnce() -> R) -> R {
    let outer = with(|boundary| {
        boundary.depth.set(boundary.depth.get() + 1);
        if boundary.depth.get() == 1 {
            let returned = boundary.returned.take();
            drop(returned);
        }
        boundary.stream.replace(null_mut())
    });
    let result = body();
    with(|boundary| {
        boundary.stream.set(outer.unwrap_or(null_mut()));
        if boundary.depth.get() == 1 {
            end_contexts(boundary);
        }
        boundary.depth.set(boundary.depth.get() - 1);
    });
    result
}

/// The call that has begun is a stream of touches: a callback that fails stops it.
pub(crate) fn streaming(context: sys::RKContextRef) {
    with(|boundary| boundary.stream.set(context));
}

/// Call a function that returns a status.
pub(crate) fn check(body: impl FnOnce() -> sys::RKStatus) -> Result<()> {
    let (result, failure) = plain(|| {
        let status = body();
        // Before anything else fails and takes its sentence.
        (status != sys::RKStatus::OK).then(|| Error::last(status))
    });
    match result.or(failure) {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

/// End the contexts that wait for it. Their callbacks may leave more.
fn end_contexts(boundary: &Boundary) {
    while !boundary.ending.borrow().is_empty() {
        for context in boundary.ending.take() {
            unsafe { sys::rk_context_destroy(context) };
            forget(context);
        }
    }
}

/// Drop what responders of an ended context had for others; as in callbacks, a panic waits for the call to end.
fn forget(context: sys::RKContextRef) {
    guard((), || {
        crate::values::forget(context);
        Ok(())
    });
}

/// Run a callback's body. The library gets `otherwise` if it fails.
pub(crate) fn guard<R>(otherwise: R, body: impl FnOnce() -> Result<R>) -> R {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(answer)) => answer,
        Ok(Err(error)) => {
            fail(Failure::Error(error.of_callback()));
            otherwise
        }
        Err(payload) => {
            fail(Failure::Panic(payload));
            otherwise
        }
    }
}

/// Keep the first failure; but a panic comes before an error.
fn fail(failure: Failure) {
    let mut failure = Some(failure);
    with(|boundary| {
        let mut kept = boundary.failure.borrow_mut();
        let panics = matches!(failure, Some(Failure::Panic(_)));
        if kept.is_none() || (panics && matches!(*kept, Some(Failure::Error(_)))) {
            *kept = failure.take();
        }
        if !boundary.stream.get().is_null() {
            // In a stream of another context it is not found.
            let _ = unsafe { sys::rk_context_stop_touch_stream(boundary.stream.get()) };
        }
    });
    // A payload's own drop() may panic, and here nothing would catch it.
    std::mem::forget(failure);
}

/// The handle of an object that a callback returns, held until its caller has taken a reference.
pub(crate) fn returned(object: Option<Object>) -> *mut std::ffi::c_void {
    let raw = object.as_ref().map_or(null_mut(), Object::raw);
    with(move |boundary| boundary.returned.borrow_mut().extend(object));
    raw
}

/// End a context, now or, inside of one of its callbacks, when the outermost call has ended.
pub(crate) fn end(context: sys::RKContextRef) {
    dropping(|| {
        if unsafe { sys::rk_context_destroy(context) } == sys::RKStatus::BUSY {
            with(|boundary| boundary.ending.borrow_mut().push(context));
        } else {
            forget(context);
        }
    });
}
