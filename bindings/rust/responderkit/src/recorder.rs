// SPDX-License-Identifier: MIT
//! Recordings.

use crate::boundary::guard;
use crate::callbacks::{hand_over, shared};
use crate::error::{text_in, Result};
use crate::{ContextRef, RecorderOptions};
use responderkit_sys as sys;
use std::os::raw::c_void;
use std::path::Path;
use std::ptr::null;
use std::rc::Rc;

unsafe extern "C" fn write<F: Fn(&[u8]) -> bool>(
    bytes: *const c_void,
    count: usize,
    userdata: *mut c_void,
) -> bool {
    guard(false, || {
        let bytes = if count == 0 {
            &[]
        } else {
            std::slice::from_raw_parts(bytes.cast::<u8>(), count)
        };
        Ok(shared::<F>(userdata)(bytes))
    })
}

impl ContextRef {
    /// Record into a file, until [`ContextRef::recorder_stop`] or the context's end.
    pub fn recorder_start(&self, path: &Path, options: RecorderOptions) -> Result<()> {
        let path = text_in(&path.to_string_lossy())?;
        let desc = sys::RKRecorderDesc {
            options: options.0,
            path: path.as_ptr(),
            ..Default::default()
        };
        crate::boundary::check(|| unsafe { sys::rk_recorder_start(self.raw(), &desc) })
    }

    /// Record into a closure, which returns whether it took the bytes. The tool's `rk replay` plays the recording.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// use std::{cell::RefCell, rc::Rc};
    ///
    /// let recording = Rc::new(RefCell::new(Vec::new()));
    /// let taken = recording.clone();
    /// context.recorder_start_with(RecorderOptions::default(), move |bytes| {
    ///     taken.borrow_mut().extend_from_slice(bytes);
    ///     true
    /// })?;
    /// context.touch_down(1, (10, 10), 0.0)?;
    /// context.recorder_stop()?;
    /// assert!(!recording.borrow().is_empty());
    /// # drop(window);
    /// # Ok(())
    /// # }
    /// ```
    pub fn recorder_start_with<F: Fn(&[u8]) -> bool + 'static>(
        &self,
        options: RecorderOptions,
        writer: F,
    ) -> Result<()> {
        hand_over(Rc::new(writer), |userdata, drop| {
            let desc = sys::RKRecorderDesc {
                options: options.0,
                path: null(),
                writer: Some(write::<F>),
                userdata,
                drop,
                ..Default::default()
            };
            unsafe { sys::rk_recorder_start(self.raw(), &desc) }
        })
    }
}
