// SPDX-License-Identifier: MIT
//! Contexts: their owner, their thread, and posts from other threads.

use crate::boundary::{check, end};
use crate::error::{text_in, Result};
use crate::input::TouchSample;
use crate::object::{borrowed, Object};
use crate::{Plugin, Point, TouchPhase};
use responderkit_sys as sys;
use std::ffi::CString;
use std::ops::Deref;
use std::os::raw::c_void;
use std::path::{Path, PathBuf};
use std::ptr::null_mut;

/// A context and everything in it, which ends when this is dropped.
#[derive(Debug)]
pub struct Context(ContextRef);

/// A context that something else owns. Objects have it: [`Object::context`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ContextRef(Object);

/// How to make a context.
#[derive(Clone, Copy, Debug, Default)]
pub struct ContextOptions {
    /// Start without an application object; events are dropped until [`crate::Application::new`] makes it.
    pub without_application: bool,
    /// Most bytes that the context may allocate; 0 means no limit.
    pub memory_limit: u64,
    /// Initial time of the context's clock, in seconds.
    pub time: f64,
}

/// Which plugins may be loaded, and how long they may take: see [`ContextRef::plugin_policy`].
#[derive(Clone, Debug, Default)]
pub struct PluginPolicy {
    /// The folders from which plugins may be loaded, folders below them included: absolute paths.
    pub folders: Vec<PathBuf>,
    /// SHA-256 digests as 64 hexadecimal digits. If there are any, only files with one of them load.
    pub digests: Vec<String>,
    /// Most seconds that one call of an override or action may take; more is a fault. 0: not measured.
    pub budget: f64,
    /// Faults after which a plugin's overrides are switched off; 0: 8.
    pub fault_limit: u32,
    /// Whether [`ContextRef::plugin_load_environment`] may read RESPONDERKIT_PLUGIN_PATH.
    pub allows_environment: bool,
    /// Whether files that others may write to are accepted: for tests on machines without other users.
    pub allows_shared_files: bool,
}

impl Context {
    /// Create a context that belongs to this thread, with an application object.
    pub fn new() -> Result<Self> {
        Self::with(ContextOptions::default())
    }

    /// Create a context with options.
    pub fn with(options: ContextOptions) -> Result<Self> {
        let desc = sys::RKContextDesc {
            without_application: options.without_application.into(),
            memory_limit: options.memory_limit,
            time: options.time,
            ..Default::default()
        };
        let mut out = null_mut();
        check(|| unsafe { sys::rk_context_create(&desc, &mut out) })?;
        Ok(Self(ContextRef::new(out)))
    }
}

impl Deref for Context {
    type Target = ContextRef;
    fn deref(&self) -> &ContextRef {
        &self.0
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        end(self.raw());
    }
}

impl ContextRef {
    pub(crate) fn new(raw: sys::RKContextRef) -> Self {
        Self(Object::uncounted(raw.cast()))
    }

    pub(crate) fn raw(&self) -> sys::RKContextRef {
        self.0.raw().cast()
    }

    /// The context as an object, to be described.
    pub fn as_object(&self) -> &Object {
        &self.0
    }

    /// What other threads may have of the context.
    pub fn poster(&self) -> Poster {
        Poster(self.0.raw() as usize)
    }

    /// Send a finger's touch-down.
    pub fn touch_down(&self, id: i64, at: impl Into<Point>, time: f64) -> Result<()> {
        self.send_touches(time, &[TouchSample::new(id, TouchPhase::BEGAN, at)])
    }

    /// Send a finger's move.
    pub fn touch_move(&self, id: i64, to: impl Into<Point>, time: f64) -> Result<()> {
        self.send_touches(time, &[TouchSample::new(id, TouchPhase::MOVED, to)])
    }

    /// Send a finger's lift.
    pub fn touch_up(&self, id: i64, at: impl Into<Point>, time: f64) -> Result<()> {
        self.send_touches(time, &[TouchSample::new(id, TouchPhase::ENDED, at)])
    }

    /// Say which plugins may be loaded. Nothing is loaded before, nor with a policy that has no folders.
    pub fn plugin_policy(&self, policy: &PluginPolicy) -> Result<()> {
        let folders = policy.folders.iter();
        let folders = folders.map(|folder| text_in(&folder.to_string_lossy()));
        let folders = folders.collect::<Result<Vec<_>>>()?;
        let digests = policy.digests.iter().map(|digest| text_in(digest));
        let digests = digests.collect::<Result<Vec<_>>>()?;
        let pointers =
            |texts: &[CString]| -> Vec<_> { texts.iter().map(|text| text.as_ptr()).collect() };
        let (folder_texts, digest_texts) = (pointers(&folders), pointers(&digests));
        let desc = sys::RKPluginPolicy {
            allows_environment: policy.allows_environment,
            allows_shared_files: policy.allows_shared_files,
            folders: folder_texts.as_ptr(),
            folder_count: folder_texts.len(),
            digests: digest_texts.as_ptr(),
            digest_count: digest_texts.len(),
            budget: policy.budget,
            fault_limit: policy.fault_limit,
            ..Default::default()
        };
        let desc = match policy.folders.is_empty() {
            true => std::ptr::null(),
            false => &desc as *const _,
        };
        check(|| unsafe { sys::rk_plugin_policy(self.raw(), desc) })
    }

    /// Load a plugin.
    ///
    /// # Safety
    /// Its code runs in this process, and the compiler knows nothing of it.
    pub unsafe fn plugin_load(&self, path: &Path) -> Result<Plugin> {
        let path = text_in(&path.to_string_lossy())?;
        let mut out = null_mut();
        check(|| sys::rk_plugin_load(self.raw(), path.as_ptr(), &mut out))?;
        Ok(borrowed(out.cast()))
    }

    /// Load the plugins that the environment names. Returns how many.
    ///
    /// # Safety
    /// See [`ContextRef::plugin_load`].
    pub unsafe fn plugin_load_environment(&self) -> Result<usize> {
        let mut count = 0;
        check(|| sys::rk_plugin_load_environment(self.raw(), &mut count))?;
        Ok(count)
    }
}

/// Posts to a context from any thread. After the context has ended every post is an error.
#[derive(Clone, Debug)]
pub struct Poster(usize);

impl Poster {
    pub(crate) fn raw(&self) -> sys::RKContextRef {
        self.0 as *mut c_void as sys::RKContextRef
    }

    /// Wake a run loop that waits.
    pub fn wake_up(&self) -> Result<()> {
        check(|| unsafe { sys::rk_run_loop_wake_up(self.raw()) })
    }

    /// End the run loop.
    pub fn stop(&self) -> Result<()> {
        check(|| unsafe { sys::rk_run_loop_stop(self.raw()) })
    }
}
