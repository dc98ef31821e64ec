// SPDX-License-Identifier: MIT
//! The C interface of ResponderKit, one to one: what the headers declare, with their comments.
//!
//! Every function here is `unsafe`: the compiler cannot see what the library does with pointers. The crate
//! `responderkit` wraps them safely. Handles are never addresses; wrong ones are answered with a status.
//!
//! Enumerations are newtypes with constants, as a newer library may return numbers that this version does not name.
#![allow(clippy::missing_safety_doc)]

#[rustfmt::skip]
mod functions;
mod geometry;
mod names;
#[rustfmt::skip]
mod types;

pub use functions::*;
pub use types::*;
