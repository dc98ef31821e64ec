// SPDX-License-Identifier: MIT
//! What a call of the library may fail with.

use crate::generated::{Status, SPELLINGS};
use responderkit_sys as sys;
use std::ffi::CStr;
use std::fmt;

/// The result of a call of the library.
pub type Result<T> = std::result::Result<T, Error>;

/// Why a call failed: a status, and one sentence that names the argument, its value and the remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    status: Status,
    message: String,
    in_callback: bool,
}

impl Error {
    /// An error of the program's own, to be returned from a callback.
    pub fn new(status: Status, message: impl Into<String>) -> Self {
        Self {
            status,
            message: message.into(),
            in_callback: false,
        }
    }

    /// The kind of failure.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The sentence.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Whether a callback returned this error. The call that ran the callback was not refused then: it has had its effects.
    pub fn in_callback(&self) -> bool {
        self.in_callback
    }

    pub(crate) fn last(status: sys::RKStatus) -> Self {
        if status == sys::RKStatus::WRONG_THREAD {
            // No handle leaves its thread: this one's context has ended, and one of another thread has its place.
            return Self::new(
                Status::StaleHandle,
                "the object's context has ended; drop the handle",
            );
        }
        Self::new(
            Status::from_raw(status),
            spelled(&text(unsafe { sys::rk_last_error() }).unwrap_or_default()),
        )
    }

    pub(crate) fn of_callback(mut self) -> Self {
        self.in_callback = true;
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:?}: {}", self.status, self.message)
    }
}

impl std::error::Error for Error {}

/// A sentence of the library, which names functions of C, in Rust's words.
fn spelled(sentence: &str) -> String {
    SPELLINGS
        .iter()
        .fold(sentence.to_owned(), |made, (of_c, own)| {
            made.replace(&format!("{of_c}()"), own).replace(of_c, own)
        })
}

/// A text of the library's, None for NULL.
pub(crate) fn text(raw: *const std::os::raw::c_char) -> Option<String> {
    // Not NULL: ends with a NUL and is valid during the call.
    (!raw.is_null()).then(|| {
        unsafe { CStr::from_ptr(raw) }
            .to_string_lossy()
            .into_owned()
    })
}

/// A text for the library.
pub(crate) fn text_in(text: &str) -> Result<std::ffi::CString> {
    std::ffi::CString::new(text).map_err(|error| {
        Error::new(
            Status::InvalidArgument,
            format!(
                "the text has a NUL at byte {}, which would end it; remove it",
                error.nul_position()
            ),
        )
    })
}

/// Fill a buffer by a function that takes (buffer, capacity, length) and knows the length only when it runs.
pub(crate) fn filled<T: Copy>(
    empty: T,
    extra: usize,
    mut fill: impl FnMut(*mut T, usize, *mut usize) -> sys::RKStatus,
) -> Result<Vec<T>> {
    let mut length = 0;
    crate::boundary::check(|| fill(std::ptr::null_mut(), 0, &mut length))?;
    loop {
        // Overrides may run in between and make the list longer.
        let capacity = length + extra;
        let mut buffer = vec![empty; capacity];
        match crate::boundary::check(|| fill(buffer.as_mut_ptr(), capacity, &mut length)) {
            Err(error)
                if error.status == Status::BufferTooSmall
                    && !error.in_callback
                    && length + extra > capacity =>
            {
                continue
            }
            Err(error) => return Err(error),
            Ok(()) => {
                buffer.truncate(length);
                return Ok(buffer);
            }
        }
    }
}

/// A text out.
pub(crate) fn text_out(
    mut fill: impl FnMut(*mut std::os::raw::c_char, usize, *mut usize) -> sys::RKStatus,
) -> Result<String> {
    let bytes = filled(0u8, 1, |buffer, capacity, length| {
        fill(buffer.cast(), capacity, length)
    })?;
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}
