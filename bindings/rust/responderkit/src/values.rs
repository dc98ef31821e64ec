// SPDX-License-Identifier: MIT
//! Values that responders have for those below them on the chain.

use crate::boundary::check;
use crate::error::{text_in, Result};
use crate::Responder;
use responderkit_sys as sys;
use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::os::raw::c_void;
use std::ptr::{null_mut, NonNull};
use std::rc::Rc;

type Values = HashMap<(*mut c_void, String), Rc<dyn Any>>;

thread_local! {
    /// By context, and by responder and key. The library knows which responder has which key.
    static VALUES: RefCell<HashMap<sys::RKContextRef, Values>> = RefCell::default();
}

/// Drop the values of a context that has ended.
pub(crate) fn forget(context: sys::RKContextRef) {
    let values = VALUES.try_with(|values| values.borrow_mut().remove(&context));
    // Their ends may run other code.
    drop(values);
}

impl Responder {
    /// Attach a value, such as an undo manager, which all responders below find by its key (SPEC 134); None removes it.
    /// It lives until it is replaced or the context ends.
    ///
    /// ```
    /// # use responderkit::*;
    /// # use std::{cell::RefCell, rc::Rc};
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// # let view = View::new(&context, (0, 0, 10, 10))?;
    /// # window.add_subview(&view)?;
    /// window.set_value("log", Some(Rc::new(RefCell::new(vec!["made"]))))?;
    /// let log = view.find_value::<RefCell<Vec<&str>>>("log")?.unwrap();
    /// assert_eq!(*log.borrow(), ["made"]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    #[doc(alias = "rk_responder_set_value")]
    pub fn set_value<T: 'static>(&self, key: &str, value: Option<Rc<T>>) -> Result<()> {
        let (context, text) = (self.context()?, text_in(key)?);
        let place = (self.as_raw().cast(), key.to_string());
        let there: *mut c_void = match value {
            Some(_) => NonNull::<u8>::dangling().as_ptr().cast(),
            None => null_mut(),
        };
        check(|| unsafe {
            sys::rk_responder_set_value(self.as_raw().cast(), text.as_ptr(), there)
        })?;
        let old = VALUES.with(|values| {
            let mut values = values.borrow_mut();
            let values = values.entry(context.raw()).or_default();
            match value {
                Some(value) => values.insert(place, value),
                None => values.remove(&place),
            }
        });
        drop(old);
        Ok(())
    }

    /// Look a value up along the responder chain, this responder first; None if no responder has one of that key, or if
    /// it is of another type.
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`.
    #[doc(alias = "rk_responder_find_value")]
    pub fn find_value<T: 'static>(&self, key: &str) -> Result<Option<Rc<T>>> {
        let (context, text) = (self.context()?, text_in(key)?);
        let (mut found, mut provider) = (null_mut(), null_mut());
        check(|| unsafe {
            let this = self.as_raw().cast();
            sys::rk_responder_find_value(this, text.as_ptr(), &mut found, &mut provider)
        })?;
        let place = (provider.cast(), key.to_string());
        let value = VALUES.with(|values| {
            let values = values.borrow();
            values
                .get(&context.raw())
                .and_then(|values| values.get(&place).cloned())
        });
        Ok(value.and_then(|value| value.downcast::<T>().ok()))
    }
}
