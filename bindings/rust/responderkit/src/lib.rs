// SPDX-License-Identifier: MIT
//! UIKit's event core: hit-testing, the responder chain, gesture recognisers with their arbitration, controls and scroll
//! views.
//!
//! ```
//! use responderkit::*;
//! use std::{cell::Cell, rc::Rc};
//!
//! fn main() -> Result<()> {
//!     let context = Context::new()?;
//!     let window = Window::new(&context, (0, 0, 320, 480))?;
//!     let button = Button::new(&context, (100, 200, 120, 44))?;
//!     window.add_subview(&button)?;
//!     let sent = Rc::new(Cell::new(0));
//!     let count = sent.clone();
//!     button.add_action(ControlEvents::TOUCH_UP_INSIDE, move |_, _, _| count.set(count.get() + 1))?;
//!     context.touch_down(1, (150, 210), 0.0)?;
//!     context.touch_up(1, (150, 210), 0.1)?;
//!     assert_eq!(sent.get(), 1);
//!     Ok(())
//! }
//! ```
//!
//! **Handles.** [`View`], [`Control`], [`GestureRecognizer`] and their kin each hold a reference to an object of the
//! library: cloning retains it, dropping releases it. A window is a view and a view is a responder, by [`Deref`] and
//! [`AsRef`]; [`Object::cast`] goes the other way. No handle can be sent to another thread. A [`Weak`] handle holds no
//! reference, which breaks cycles between views and the closures that they hold.
//!
//! **The context** owns all of it. It ends when [`Context`] is dropped; calls with a handle that is still there
//! then return [`Status::StaleHandle`]. A context that is dropped inside one of its own callbacks ends when the outermost
//! call returns.
//!
//! **Errors** have a [`Status`] and the library's sentence. A call that fails changes nothing, but see below.
//!
//! **Callbacks** are closures or values. They may return nothing or a [`Result`]. A call of the library in which a
//! callback failed has had its effects and returns that callback's error, with [`Error::in_callback`]. A panic in a
//! callback does not unwind through the library: the callback's result is false or none. It resumes in the call that the callback ran in,
//! and so on up to the outermost call.
//!
//! | What | How |
//! |---|---|
//! | a button, a value that changes | [`Control::add_action`] with a closure |
//! | a gesture | [`GestureRecognizer::add_action`] with a closure; `add_action` of [`Tap`] and other classes passes their own kind |
//! | hitTest, touchesBegan and other overrides | a value with [`methods!`], given to [`View::with_methods`] or another `with_methods` |
//! | an action that the responder chain finds | `impl Actions<View>` in [`methods!`], or [`Class::add_action`] |
//! | a delegate | a value with [`methods!`], given to [`ScrollView::set_delegate`] or another `set_delegate` |
//! | a call at a time, or later | [`ContextRef::add_timer`], [`ContextRef::post`]; from other threads [`Poster::post`] |
//! | what the library calls, without overriding it | [`ContextRef::observe`] |
//! | why something did not happen | [`ContextRef::trace_start`] before, then [`Object::explain`], [`View::explain_point`] |
//! | what went wrong for the person who touches | [`ContextRef::problems`], [`Window::audit`] |
//!
//! **State of an object** is in the value with its methods, as [`Cell`](std::cell::Cell) and
//! [`RefCell`](std::cell::RefCell): calls nest, and callbacks run inside of calls. A program that needs the state elsewhere
//! holds an [`Rc`](std::rc::Rc) of the value, or asks [`Object::methods`].
//!
//! **Coming from C**: search for a function's name, such as `rk_view_add_subview`; it is an alias of the method. What stays
//! in [`sys`]:
//!
#![doc = include_str!("generated/left.md")]
//!
//! [`Deref`]: std::ops::Deref
#![warn(missing_docs)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod boundary;
mod callbacks;
mod class;
mod context;
mod error;
#[rustfmt::skip]
mod generated;
mod input;
mod invoke;
mod kinds;
mod lists;
mod object;
mod recorder;
mod values;

pub use callbacks::{Observation, Outcome};
pub use class::{Class, ClassBuilder, Methods, Super};
pub use context::{Context, ContextOptions, ContextRef, PluginPolicy, Poster};
pub use error::{Error, Result};
pub use generated::*;
pub use input::{PressSample, TouchSample};
pub use invoke::{ActionFunction, Answer, Argument, Arguments, Passed, Reply};
pub use kinds::*;
pub use lists::{AuditFinding, ExplanationStep, Hit, NewView, Problem, Snapshot, TraceRecord};
pub use object::{Kind, Object, Weak};
pub use responderkit_sys as sys;
