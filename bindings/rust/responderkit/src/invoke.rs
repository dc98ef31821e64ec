// SPDX-License-Identifier: MIT
//! Actions with any arguments: functions of a class that are found by their names at run time.

use crate::boundary::{check, guard, returned};
use crate::callbacks::{hand_over, shared};
use crate::error::{text, text_in, Result};
use crate::object::{borrowed, borrowed_or_none, Kind, Object};
use crate::{Class, Point, Rect, Size, Transform};
use responderkit_sys as sys;
use std::ffi::CString;
use std::mem::transmute;
use std::os::raw::{c_char, c_void};
use std::ptr::null_mut;
use std::rc::Rc;

/// What an action may take: numbers, `bool`, points, sizes, rectangles, transforms, objects as `Option<View>` and
/// other kinds, and texts as `String`.
///
/// # Safety
/// Only this crate implements it: the library relies on what the types say.
pub unsafe trait Argument: Sized {
    #[doc(hidden)]
    const ENCODING: &'static str;
    #[doc(hidden)]
    type Raw: Copy;
    /// # Safety
    /// `raw` is what the library passes for the encoding.
    #[doc(hidden)]
    unsafe fn received(raw: Self::Raw) -> Self;
}

/// The types that an action may return: nothing, or those of its arguments except texts.
///
/// # Safety
/// Only this crate implements it: the library relies on what the types say.
pub unsafe trait Answer: Sized {
    #[doc(hidden)]
    const ENCODING: &'static str;
    #[doc(hidden)]
    type Raw: Copy + Default;
    #[doc(hidden)]
    fn sent(self) -> Self::Raw;
    #[doc(hidden)]
    fn answered(raw: Self::Raw) -> Self;
}

/// What an action's closure may return: an [`Answer`], or a [`Result`] of one.
pub trait Reply {
    #[doc(hidden)]
    type Answer: Answer;
    #[doc(hidden)]
    fn reply(self) -> Result<Self::Answer>;
}

/// What [`Object::invoke`] may pass: the same as an action may take, objects as `Option<&View>` or `&View` and others,
/// texts as `&str`.
///
/// # Safety
/// Only this crate implements it: the library relies on what the types say.
pub unsafe trait Passed {
    #[doc(hidden)]
    const ENCODING: &'static str;
    #[doc(hidden)]
    type Held;
    #[doc(hidden)]
    fn held(self) -> Result<Self::Held>;
    /// The address of the value.
    #[doc(hidden)]
    fn address(held: &mut Self::Held) -> *mut c_void;
}

/// The arguments of [`Object::invoke`]: a tuple of up to four.
///
/// # Safety
/// Only this crate implements it: the library relies on what the types say.
pub unsafe trait Arguments {
    #[doc(hidden)]
    fn encoding() -> String;
    #[doc(hidden)]
    fn pass(self, body: &mut dyn FnMut(&[*mut c_void]) -> Result<()>) -> Result<()>;
}

/// A closure with the object, and then up to four arguments; `Signature` is made of their types.
///
/// # Safety
/// Only this crate implements it: the library relies on what the types say.
pub unsafe trait ActionFunction<Signature> {
    #[doc(hidden)]
    fn encoding() -> String;
    #[doc(hidden)]
    fn function() -> unsafe extern "C" fn();
}

macro_rules! values {
    ($($type:ty: $encoding:literal)*) => { $(
        unsafe impl Argument for $type {
            const ENCODING: &'static str = $encoding;
            type Raw = $type;
            unsafe fn received(raw: $type) -> $type {
                raw
            }
        }

        unsafe impl Answer for $type {
            const ENCODING: &'static str = $encoding;
            type Raw = $type;
            fn sent(self) -> $type {
                self
            }
            fn answered(raw: $type) -> $type {
                raw
            }
        }

        impl Reply for $type {
            type Answer = $type;
            fn reply(self) -> Result<$type> {
                Ok(self)
            }
        }

        unsafe impl Passed for $type {
            const ENCODING: &'static str = $encoding;
            type Held = $type;
            fn held(self) -> Result<$type> {
                Ok(self)
            }
            fn address(held: &mut $type) -> *mut c_void {
                (held as *mut $type).cast()
            }
        }
    )* };
}

values! {
    bool: "B"
    i8: "c"
    u8: "C"
    i16: "s"
    u16: "S"
    i32: "i"
    u32: "I"
    i64: "q"
    u64: "Q"
    f32: "f"
    f64: "d"
    Point: "{RKPoint=dd}"
    Size: "{RKSize=dd}"
    Rect: "{RKRect={RKPoint=dd}{RKSize=dd}}"
    Transform: "{RKTransform=dddddd}"
}

/// A handle in C.
#[derive(Clone, Copy)]
#[doc(hidden)]
#[repr(transparent)]
pub struct RawHandle(*mut c_void);

impl Default for RawHandle {
    fn default() -> Self {
        Self(null_mut())
    }
}

unsafe impl<K: Kind> Argument for Option<K> {
    const ENCODING: &'static str = "@";
    type Raw = RawHandle;
    unsafe fn received(raw: RawHandle) -> Self {
        borrowed_or_none(raw.0)
    }
}

unsafe impl<K: Kind + Into<Object>> Answer for Option<K> {
    const ENCODING: &'static str = "@";
    type Raw = RawHandle;
    fn sent(self) -> RawHandle {
        RawHandle(returned(self.map(Into::into)))
    }
    fn answered(raw: RawHandle) -> Self {
        borrowed_or_none(raw.0)
    }
}

impl<K: Kind + Into<Object>> Reply for Option<K> {
    type Answer = Self;
    fn reply(self) -> Result<Self> {
        Ok(self)
    }
}

unsafe impl Answer for () {
    const ENCODING: &'static str = "v";
    type Raw = ();
    fn sent(self) {}
    fn answered(_: ()) {}
}

impl Reply for () {
    type Answer = ();
    fn reply(self) -> Result<()> {
        Ok(())
    }
}

impl<A: Answer> Reply for Result<A> {
    type Answer = A;
    fn reply(self) -> Result<A> {
        self
    }
}

unsafe impl Argument for String {
    const ENCODING: &'static str = "*";
    type Raw = *const c_char;
    unsafe fn received(raw: *const c_char) -> Self {
        text(raw).unwrap_or_default()
    }
}

unsafe impl Passed for &str {
    const ENCODING: &'static str = "*";
    type Held = (CString, *const c_char);
    fn held(self) -> Result<Self::Held> {
        let text = text_in(self)?;
        let address = text.as_ptr();
        Ok((text, address))
    }
    fn address(held: &mut Self::Held) -> *mut c_void {
        (&mut held.1 as *mut *const c_char).cast()
    }
}

unsafe impl<K: Kind> Passed for Option<&K> {
    const ENCODING: &'static str = "@";
    type Held = RawHandle;
    fn held(self) -> Result<RawHandle> {
        Ok(RawHandle(crate::object::raw_or_null(self)))
    }
    fn address(held: &mut RawHandle) -> *mut c_void {
        (held as *mut RawHandle).cast()
    }
}

unsafe impl<K: Kind> Passed for &K {
    const ENCODING: &'static str = "@";
    type Held = RawHandle;
    fn held(self) -> Result<RawHandle> {
        Some(self).held()
    }
    fn address(held: &mut RawHandle) -> *mut c_void {
        <Option<&K>>::address(held)
    }
}

macro_rules! arities {
    ($(($($type:ident $name:ident),*))*) => { $(
        unsafe impl<$($type: Passed),*> Arguments for ($($type,)*) {
            fn encoding() -> String {
                let parts: &[&str] = &[$($type::ENCODING),*];
                parts.concat()
            }
            fn pass(self, body: &mut dyn FnMut(&[*mut c_void]) -> Result<()>) -> Result<()> {
                let ($($name,)*) = self;
                $(let mut $name = $name.held()?;)*
                body(&[$($type::address(&mut $name)),*])
            }
        }

        unsafe impl<F, K, R, $($type),*> ActionFunction<(K, R, $($type,)*)> for F
        where
            F: Fn(&K $(, $type)*) -> R + 'static,
            K: Kind,
            R: Reply,
            $($type: Argument,)*
        {
            fn encoding() -> String {
                [R::Answer::ENCODING $(, $type::ENCODING)*].concat()
            }
            fn function() -> unsafe extern "C" fn() {
                unsafe extern "C" fn run<F, K, R, $($type),*>(
                    this: *mut c_void,
                    $($name: $type::Raw,)*
                    userdata: *mut c_void,
                ) -> <R::Answer as Answer>::Raw
                where
                    F: Fn(&K $(, $type)*) -> R + 'static,
                    K: Kind,
                    R: Reply,
                    $($type: Argument,)*
                {
                    guard(Default::default(), || {
                        let function = shared::<F>(userdata);
                        let answer = function(&borrowed(this) $(, $type::received($name))*);
                        Ok(answer.reply()?.sent())
                    })
                }
                type Run<R, $($type),*> = unsafe extern "C" fn(
                    *mut c_void,
                    $(<$type as Argument>::Raw,)*
                    *mut c_void,
                ) -> <<R as Reply>::Answer as Answer>::Raw;
                // The library calls it with what the encoding says.
                unsafe { transmute(run::<F, K, R, $($type),*> as Run<R, $($type),*>) }
            }
        }
    )* };
}

arities! {
    ()
    (A a)
    (A a, B b)
    (A a, B b, C c)
    (A a, B b, C c, D d)
}

impl Class {
    /// Add an action: a closure with the object and as many arguments as the selector has colons. Instances of the
    /// class and of its subclasses have it from now on.
    ///
    /// An action whose arguments are the sender, or the sender and the event, is found along the responder chain; any
    /// other is for [`Object::invoke`].
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// let context = Context::new()?;
    /// let class = context.class_find("View")?;
    /// class.add_action("moveBy:animated:", |view: &View, by: Point, _animated: bool| {
    ///     let center = view.center()?;
    ///     view.set_center((center.x + by.x, center.y + by.y))?;
    ///     Ok(by.x > 0.0)
    /// })?;
    ///
    /// let view = View::new(&context, (0, 0, 10, 10))?;
    /// let to_the_right: bool = view.invoke("moveBy:animated:", (Point::new(5.0, 0.0), false))?;
    /// assert!(to_the_right);
    /// assert_eq!(view.center()?, Point::new(10.0, 5.0));
    /// # Ok(())
    /// # }
    /// ```
    pub fn add_action<S, F: ActionFunction<S> + 'static>(
        &self,
        selector: &str,
        function: F,
    ) -> Result<()> {
        let (selector, encoding) = (text_in(selector)?, text_in(&F::encoding())?);
        hand_over(Rc::new(function), |userdata, drop| {
            let desc = sys::RKTypedActionDesc {
                selector: selector.as_ptr(),
                encoding: encoding.as_ptr(),
                function: Some(F::function()),
                userdata,
                drop,
                ..Default::default()
            };
            unsafe { sys::rk_class_add_action(self.as_raw().cast(), &desc) }
        })
    }
}

impl Object {
    /// Call an action by its selector, with a tuple of arguments: performSelector with types. See
    /// [`Class::add_action`].
    ///
    /// # Errors
    /// Besides the usual: `NotFound` if the object has no such action, `Encoding` if the action takes or returns other
    /// types, `NoMemory`, `Unsupported`.
    pub fn invoke<R: Answer, A: Arguments>(&self, selector: &str, arguments: A) -> Result<R> {
        let selector = text_in(selector)?;
        let encoding = text_in(&[R::ENCODING, &A::encoding()].concat())?;
        let mut result = R::Raw::default();
        arguments.pass(&mut |addresses| {
            check(|| unsafe {
                sys::rk_invoke(
                    self.as_raw(),
                    selector.as_ptr(),
                    encoding.as_ptr(),
                    addresses.as_ptr(),
                    (&mut result as *mut R::Raw).cast(),
                )
            })
        })?;
        Ok(R::answered(result))
    }
}
