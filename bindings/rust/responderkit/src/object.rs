// SPDX-License-Identifier: MIT
//! References to objects.

use crate::boundary::{call, check, dropping};
use crate::context::ContextRef;
use crate::error::{text_in, Result};
use responderkit_sys as sys;
use std::ffi::c_void;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ptr::null_mut;

/// Any object of a context. Cloning retains it, dropping releases it.
///
/// Two handles are equal if they name the same object. No handle goes to another thread:
///
/// ```compile_fail
/// let context = responderkit::Context::new().unwrap();
/// let window = responderkit::Window::new(&context, (0, 0, 320, 480)).unwrap();
/// std::thread::spawn(move || drop(window));
/// ```
pub struct Object {
    /// Never an address; the library checks it at every call. The pointer also keeps handles on their thread.
    raw: *mut c_void,
    /// Whether this handle has a reference of its own. Contexts and classes have none: they are not counted.
    owned: bool,
}

impl Object {
    pub(crate) fn raw(&self) -> *mut c_void {
        self.raw
    }

    /// A handle with a reference that is there already.
    pub(crate) fn from_owned(raw: *mut c_void) -> Self {
        Self { raw, owned: true }
    }

    /// A handle with a reference of its own, if the object still takes one.
    pub(crate) fn from_borrowed(raw: *mut c_void) -> Self {
        // No callback runs in this one, and what callbacks returned stays held.
        let owned = !raw.is_null() && unsafe { sys::rk_retain(raw.cast()) } == sys::RKStatus::OK;
        Self { raw, owned }
    }

    /// A handle of what is not counted.
    pub(crate) const fn uncounted(raw: *mut c_void) -> Self {
        Self { raw, owned: false }
    }

    /// The value that C knows the object by. It stays valid as long as the object lives.
    pub fn as_raw(&self) -> sys::RKObjectRef {
        self.raw.cast()
    }

    /// Whether the object still lives.
    pub fn is_alive(&self) -> bool {
        call(|| unsafe { sys::rk_object_is_alive(self.raw.cast()) })
    }

    /// The context that the object belongs to.
    pub fn context(&self) -> Result<ContextRef> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_object_get_context(self.raw.cast(), &mut out) })?;
        Ok(ContextRef::new(out))
    }

    /// The object as another kind; None if it is not an instance of that kind.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// let button = Button::new(&context, (0, 0, 40, 40))?;
    /// let view: View = (*button).clone().into();
    /// assert!(view.cast::<Control>()?.is_some());
    /// assert!(view.cast::<Window>()?.is_none());
    /// # Ok(())
    /// # }
    /// ```
    pub fn cast<T: Kind>(&self) -> Result<Option<T>> {
        let name = text_in(T::CLASS)?;
        let context = self.context()?;
        let (mut class, mut is) = (null_mut(), false);
        check(|| unsafe { sys::rk_class_find(context.raw(), name.as_ptr(), &mut class) })?;
        check(|| unsafe { sys::rk_object_is_kind_of(self.raw.cast(), class, &mut is) })?;
        Ok(is.then(|| T::from_object(self.clone())))
    }
}

impl Clone for Object {
    fn clone(&self) -> Self {
        if self.owned {
            Self::from_borrowed(self.raw)
        } else {
            Self::uncounted(self.raw)
        }
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        if self.owned {
            // Its context may have ended first; another thread's may be in its place, and would get the release.
            dropping(|| unsafe {
                if sys::rk_object_is_alive(self.raw.cast()) {
                    sys::rk_release(self.raw.cast());
                }
            });
        }
    }
}

impl PartialEq for Object {
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}

impl Eq for Object {}

impl Hash for Object {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.raw.hash(state);
    }
}

impl AsRef<Object> for Object {
    fn as_ref(&self) -> &Object {
        self
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.describe() {
            Ok(text) => formatter.write_str(&text),
            Err(error) => write!(formatter, "<{error}>"),
        }
    }
}

/// The kinds of handles.
pub trait Kind: AsRef<Object> {
    /// The name of the library's class, "" if it is none.
    const CLASS: &'static str;
    #[doc(hidden)]
    fn from_object(object: Object) -> Self;
    #[doc(hidden)]
    fn of_ref(object: &Object) -> &Self;

    /// A handle that holds no reference.
    fn downgrade(&self) -> Weak<Self>
    where
        Self: Sized,
    {
        Weak {
            raw: self.as_ref().raw,
            kind: PhantomData,
        }
    }
}

/// A handle that holds no reference: for closures and overrides of an object that name the object.
pub struct Weak<T> {
    raw: *mut c_void,
    kind: PhantomData<T>,
}

impl<T: Kind> Weak<T> {
    /// The object, None if it has ended.
    pub fn upgrade(&self) -> Option<T> {
        call(|| unsafe { sys::rk_object_is_alive(self.raw.cast()) })
            .then(|| T::from_object(Object::from_borrowed(self.raw)))
    }
}

impl<T> Clone for Weak<T> {
    fn clone(&self) -> Self {
        Self {
            raw: self.raw,
            kind: PhantomData,
        }
    }
}

impl<T> fmt::Debug for Weak<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("(Weak)")
    }
}

pub(crate) fn borrowed<T: Kind>(raw: *mut c_void) -> T {
    T::from_object(Object::from_borrowed(raw))
}

pub(crate) fn borrowed_or_none<T: Kind>(raw: *mut c_void) -> Option<T> {
    (!raw.is_null()).then(|| borrowed(raw))
}

pub(crate) fn owned<T: Kind>(raw: *mut c_void) -> T {
    T::from_object(Object::from_owned(raw))
}

/// The handle of what may be missing.
pub(crate) fn raw_or_null<T: AsRef<Object>>(object: Option<&T>) -> *mut c_void {
    object.map_or(null_mut(), |object| object.as_ref().raw)
}

/// # Safety
/// `raw` names `count` handles, or is NULL.
pub(crate) unsafe fn list<T: Kind, R>(raw: *const *mut R, count: usize) -> Vec<T> {
    if raw.is_null() {
        return Vec::new();
    }
    std::slice::from_raw_parts(raw, count)
        .iter()
        .map(|one| borrowed(one.cast()))
        .collect()
}
