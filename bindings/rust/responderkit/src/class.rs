// SPDX-License-Identifier: MIT
//! Classes of the program's own: tables of methods, and the Rust values that they run on.

use crate::boundary::{call, guard};
use crate::callbacks::{hand_over, shared};
use crate::error::{text_in, Result};
use crate::generated::{RawTables, Tables};
use crate::object::{Kind, Object};
use crate::ContextRef;
use responderkit_sys as sys;
use std::any::{type_name, Any, TypeId};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::marker::PhantomData;
use std::os::raw::c_void;
use std::ptr::{null, null_mut};
use std::rc::{Rc, Weak};

/// A class: built in, or of the program's own. It lives as long as its context.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct Class(Object);

/// A class to be defined.
pub struct ClassBuilder {
    name: String,
    superclass: String,
    outset: f64,
    methods: Tables,
    make: Option<Make>,
}

type Make = Box<dyn Fn() -> Tables>;

/// The inherited methods, for the override that is running and the object that it runs for.
pub struct Super<'a, K> {
    class: sys::RKClassRef,
    this: *mut c_void,
    kind: PhantomData<&'a K>,
}

/// What a Rust value overrides of an object. [`methods!`](crate::methods) implements it, for the value and for an [`Rc`]
/// of it: a program that keeps a clone of the `Rc` reaches the state of its object.
pub trait Methods: 'static {
    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables);

    #[doc(hidden)]
    fn shared(this: Rc<Self>) -> Tables
    where
        Self: Sized,
    {
        let mut tables = Tables::default();
        tables.values.push(this.clone());
        Self::enter(this, &mut tables);
        tables
    }

    #[doc(hidden)]
    fn tables(self) -> Tables
    where
        Self: Sized,
    {
        Self::shared(Rc::new(self))
    }

    #[doc(hidden)]
    fn key() -> (TypeId, &'static str) {
        (TypeId::of::<Self>(), type_name::<Self>())
    }
}

impl<T: Methods> Methods for Rc<T> {
    fn enter(this: Rc<Self>, tables: &mut Tables) {
        T::enter((*this).clone(), tables);
    }

    fn tables(self) -> Tables {
        T::shared(self)
    }

    fn key() -> (TypeId, &'static str) {
        T::key()
    }
}

/// What the library holds for a class.
pub(crate) struct Record {
    pub(crate) class: Cell<Option<sys::RKClassRef>>,
    /// The methods of all instances; None if each has its own.
    common: Option<Rc<Tables>>,
    make: Option<Make>,
    /// The methods of the instance that is made next.
    next: RefCell<Option<Rc<Tables>>>,
}

/// Context, type and superclass of a class that `with_methods` has defined.
type Place = (sys::RKContextRef, TypeId, &'static str);

thread_local! {
    /// The classes that this crate has defined; a class leaves with its context.
    static RECORDS: RefCell<HashMap<sys::RKClassRef, Weak<Record>>> = RefCell::default();
    static OF_TYPES: RefCell<HashMap<Place, Weak<Record>>> = RefCell::default();
}

impl Record {
    /// The methods of an instance.
    ///
    /// # Safety
    /// The object's memory for this class, if it has any, is this record's.
    pub(crate) unsafe fn of(&self, this: *mut c_void) -> Option<Rc<Tables>> {
        if self.common.is_some() {
            return self.common.clone();
        }
        let (class, mut slot) = (self.class.get()?, null_mut());
        // No callback runs in this one.
        let status = sys::rk_object_get_instance_data(this.cast(), class, &mut slot);
        if status != sys::RKStatus::OK || slot.is_null() {
            return None;
        }
        let tables = *slot.cast::<*const Tables>();
        (!tables.is_null()).then(|| {
            Rc::increment_strong_count(tables);
            Rc::from_raw(tables)
        })
    }
}

impl Drop for Record {
    fn drop(&mut self) {
        // While a thread ends the maps may be gone.
        let _ = RECORDS.try_with(|records| {
            if let Some(class) = self.class.get() {
                records.borrow_mut().remove(&class);
            }
        });
        let _ = OF_TYPES.try_with(|records| {
            let is_living = |_: &_, record: &mut Weak<Record>| record.strong_count() > 0;
            records.borrow_mut().retain(is_living);
        });
    }
}

unsafe extern "C" fn begin(_: sys::RKObjectRef, slot: *mut c_void, userdata: *mut c_void) {
    guard((), || {
        let record = shared::<Record>(userdata);
        let next = record.next.take();
        let made = next.or_else(|| record.make.as_ref().map(|make| Rc::new(make())));
        if let Some(tables) = made {
            *slot.cast::<*const Tables>() = Rc::into_raw(tables);
        }
        Ok(())
    })
}

unsafe extern "C" fn end(_: sys::RKObjectRef, slot: *mut c_void, _: *mut c_void) {
    guard((), || {
        let tables = slot.cast::<*const Tables>().replace(null());
        if !tables.is_null() {
            drop(Rc::from_raw(tables));
        }
        Ok(())
    })
}

impl Class {
    pub(crate) fn of(object: Object) -> Self {
        Self(object)
    }

    pub(crate) fn new(raw: sys::RKClassRef) -> Self {
        Self(Object::uncounted(raw.cast()))
    }

    pub(crate) fn found(raw: sys::RKClassRef) -> Option<Self> {
        (!raw.is_null()).then(|| Self::new(raw))
    }

    /// Begin a class: its name, unique in its context, and its superclass, such as "View".
    ///
    /// `View::with_methods()` and the other `with_methods` functions need no class of their own name; a builder is for a class that others find
    /// by its name or inherit from.
    ///
    /// ```
    /// use responderkit::*;
    ///
    /// struct Round;
    /// methods! {
    ///     impl ViewMethods for Round {
    ///         fn point_inside(&self, this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<bool> {
    ///             let radius = this.bounds()?.size.width / 2.0;
    ///             let (x, y) = (point.x - radius, point.y - radius);
    ///             Ok(sup.point_inside(point, event)? && x * x + y * y <= radius * radius)
    ///         }
    ///     }
    /// }
    ///
    /// fn main() -> Result<()> {
    ///     let context = Context::new()?;
    ///     let round = Class::builder("RoundButton", "Button").methods(Round).define(&context)?;
    ///     let button = Button::with_class(&context, &round, (0, 0, 100, 100))?;
    ///     assert!(button.point_inside((50, 1), None)?);
    ///     assert!(!button.point_inside((5, 5), None)?);
    ///     Ok(())
    /// }
    /// ```
    pub fn builder(name: &str, superclass: &str) -> ClassBuilder {
        ClassBuilder {
            name: name.into(),
            superclass: superclass.into(),
            outset: 0.0,
            methods: Tables::default(),
            make: None,
        }
    }

    /// Begin an extension: methods to be laid over a class that is there.
    pub fn extension() -> ClassBuilder {
        Self::builder("", "")
    }

    /// The class of a type's methods: defined when it is first needed.
    fn of_type<M: Methods>(
        context: &ContextRef,
        superclass: &'static str,
        methods: &Rc<Tables>,
    ) -> Result<Rc<Record>> {
        let (key, name) = M::key();
        let place = (context.raw(), key, superclass);
        let known = OF_TYPES.with(|records| records.borrow().get(&place).and_then(Weak::upgrade));
        if let Some(record) = known {
            return Ok(record);
        }
        let plain = name.split('<').next().unwrap_or(name);
        let plain = plain.rsplit("::").next().unwrap_or(plain);
        let mut number = 1;
        loop {
            let name = match number {
                1 => plain.to_string(),
                _ => format!("{plain}{number}"),
            };
            let record = Rc::new(Record {
                class: Cell::new(None),
                common: None,
                make: None,
                next: RefCell::default(),
            });
            let builder = Self::builder(&name, superclass);
            match builder.define_with(context, methods, record.clone()) {
                Err(error)
                    if error.status() == crate::Status::AlreadyExists && !error.in_callback() =>
                {
                    number += 1
                }
                Err(error) => return Err(error),
                Ok(_) => {
                    let weak = Rc::downgrade(&record);
                    OF_TYPES.with(|records| records.borrow_mut().insert(place, weak));
                    return Ok(record);
                }
            }
        }
    }

    /// Create an object that has methods of its own.
    pub(crate) fn made_with<M: Methods, T>(
        context: &ContextRef,
        superclass: &'static str,
        methods: M,
        create: impl FnOnce(&Class) -> Result<T>,
    ) -> Result<T> {
        let tables = Rc::new(methods.tables());
        let record = Self::of_type::<M>(context, superclass, &tables)?;
        let class = record.class.get().map(Class::new);
        record.next.replace(Some(tables));
        let made = class.map(|class| create(&class));
        // If it was not made.
        drop(record.next.take());
        made.expect("a class that is defined has its handle")
    }
}

impl Object {
    /// The Rust value whose methods the object runs; None if it runs none of that type.
    ///
    /// ```
    /// use responderkit::*;
    /// use std::cell::Cell;
    ///
    /// #[derive(Default)]
    /// struct Counter {
    ///     touches: Cell<usize>,
    /// }
    /// methods! {
    ///     impl ResponderMethods<View> for Counter {
    ///         fn touches_began(&self, _this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
    ///             self.touches.set(self.touches.get() + touches.len());
    ///             Ok(())
    ///         }
    ///     }
    /// }
    ///
    /// fn main() -> Result<()> {
    ///     let context = Context::new()?;
    ///     let window = Window::new(&context, (0, 0, 320, 480))?;
    ///     let view = View::with_methods(&context, (0, 0, 100, 100), Counter::default())?;
    ///     window.add_subview(&view)?;
    ///     context.touch_down(1, (50, 50), 0.0)?;
    ///     let counter = view.methods::<Counter>()?.expect("it was made with one");
    ///     assert_eq!(counter.touches.get(), 1);
    ///     Ok(())
    /// }
    /// ```
    pub fn methods<T: Methods>(&self) -> Result<Option<Rc<T>>> {
        let mut class = Some(self.class()?);
        while let Some(one) = class {
            let raw = one.as_raw().cast();
            let record = RECORDS.with(|records| records.borrow().get(&raw).and_then(Weak::upgrade));
            let tables = record.and_then(|record| call(|| unsafe { record.of(self.raw()) }));
            let values = tables.iter().flat_map(|tables| tables.values.iter());
            for value in values {
                if let Ok(found) = value.clone().downcast::<T>() {
                    return Ok(Some(found));
                }
            }
            class = one.superclass()?;
        }
        Ok(None)
    }
}

impl std::ops::Deref for Class {
    type Target = Object;
    fn deref(&self) -> &Object {
        &self.0
    }
}

impl AsRef<Object> for Class {
    fn as_ref(&self) -> &Object {
        &self.0
    }
}

impl ClassBuilder {
    /// What the class overrides, by one Rust value for all instances.
    pub fn methods(mut self, methods: impl Methods) -> Self {
        let more = methods.tables();
        self.methods.join(more);
        self
    }

    /// What the class overrides, by a Rust value for each instance, which is made with the instance and dropped with it.
    ///
    /// ```
    /// # use responderkit::*;
    /// # use std::cell::Cell;
    /// # #[derive(Default)]
    /// # struct Counter(Cell<usize>);
    /// # methods! {
    /// #     impl ResponderMethods<View> for Counter {}
    /// # }
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// let class = Class::builder("Counter", "View").instances(Counter::default).define(&context)?;
    /// let one = View::with_class(&context, &class, (0, 0, 10, 10))?;
    /// let other = View::with_class(&context, &class, (0, 0, 10, 10))?;
    /// one.methods::<Counter>()?.unwrap().0.set(1);
    /// assert_eq!(other.methods::<Counter>()?.unwrap().0.get(), 0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn instances<M: Methods>(mut self, make: impl Fn() -> M + 'static) -> Self {
        self.make = Some(Box::new(move || make().tables()));
        self
    }

    /// The greatest distance from an instance's bounds at which its `point_inside` or `hit_test` accepts a point; 0
    /// means no limit.
    pub fn hit_test_outset(mut self, outset: f64) -> Self {
        self.outset = outset;
        self
    }

    /// Define the class.
    pub fn define(mut self, context: &ContextRef) -> Result<Class> {
        let (methods, record) = self.record();
        self.define_with(context, &methods, record)
    }

    /// Lay the methods over a class: its living instances run them, too. [`Class::remove_extension`] takes them away.
    pub fn extend(mut self, class: &Class) -> Result<Class> {
        let (methods, record) = self.record();
        self.made(&methods, record, |desc, out| unsafe {
            sys::rk_class_extend(class.raw().cast(), desc, out)
        })
    }

    /// The methods that say what is overridden, and the record of the class.
    fn record(&mut self) -> (Rc<Tables>, Rc<Record>) {
        let make = self.make.take();
        let own = make.is_some();
        let methods = Rc::new(match &make {
            Some(make) => make(),
            None => std::mem::take(&mut self.methods),
        });
        let record = Record {
            class: Cell::new(None),
            common: (!own).then(|| methods.clone()),
            make,
            // The first instance gets what was made for the look at it.
            next: RefCell::new(own.then(|| methods.clone())),
        };
        (methods, Rc::new(record))
    }

    fn define_with(
        self,
        context: &ContextRef,
        methods: &Rc<Tables>,
        record: Rc<Record>,
    ) -> Result<Class> {
        let (name, superclass) = (text_in(&self.name)?, text_in(&self.superclass)?);
        self.made(methods, record, |desc, out| {
            (desc.name, desc.superclass) = (name.as_ptr(), superclass.as_ptr());
            unsafe { sys::rk_class_define(context.raw(), desc, out) }
        })
    }

    fn made(
        self,
        methods: &Rc<Tables>,
        record: Rc<Record>,
        body: impl FnOnce(&mut sys::RKClassDesc, *mut sys::RKClassRef) -> sys::RKStatus,
    ) -> Result<Class> {
        let raw = RawTables::of(methods);
        let mut desc = sys::RKClassDesc {
            hit_test_outset: self.outset,
            ..Default::default()
        };
        raw.enter(&mut desc);
        if record.common.is_none() {
            desc.instance_size = std::mem::size_of::<*const Tables>();
            desc.instance_init = Some(begin);
            desc.instance_deinit = Some(end);
        }
        let mut out = null_mut();
        hand_over(record.clone(), |userdata, drop| {
            (desc.userdata, desc.drop) = (userdata, drop);
            body(&mut desc, &mut out)
        })?;
        record.class.set(Some(out));
        let weak = Rc::downgrade(&record);
        RECORDS.with(|records| records.borrow_mut().insert(out, weak.clone()));
        let class = Class::new(out);
        for (index, (selector, _)) in methods.actions.iter().enumerate() {
            let weak = weak.clone();
            class.add_action(selector, move |this: &Object, sender: Option<Object>| {
                let record = weak.upgrade();
                let tables = record.and_then(|record| unsafe { record.of(this.raw()) });
                match tables.as_ref().and_then(|tables| tables.actions.get(index)) {
                    Some((_, action)) => action(this, sender.as_ref()),
                    None => Ok(()),
                }
            })?;
        }
        Ok(class)
    }
}

impl<'a, K> Super<'a, K> {
    pub(crate) fn new(class: sys::RKClassRef, this: &'a Object) -> Self {
        Self {
            class,
            this: this.raw(),
            kind: PhantomData,
        }
    }

    pub(crate) fn class(&self) -> sys::RKClassRef {
        self.class
    }

    pub(crate) fn this<R>(&self) -> *mut R {
        self.this.cast()
    }
}

/// A method table's entries for a kind of object, as entries for any object.
pub(crate) struct Typed<K, T>(pub(crate) Rc<T>, pub(crate) PhantomData<K>);

/// An action that a value implements, by its selector.
pub(crate) type Action = (String, Box<dyn Fn(&Object, Option<&Object>) -> Result<()>>);

impl Tables {
    #[doc(hidden)]
    pub fn add_action<K: Kind + 'static, T: 'static>(
        &mut self,
        this: &Rc<T>,
        name: &str,
        action: fn(&T, &K, Option<&Object>) -> Result<()>,
    ) {
        let value = this.clone();
        let run =
            move |this: &Object, sender: Option<&Object>| action(&value, K::of_ref(this), sender);
        self.actions.push((selector(name), Box::new(run)));
    }

    pub(crate) fn join(&mut self, mut more: Tables) {
        self.values.append(&mut more.values);
        self.actions.append(&mut more.actions);
        self.take_tables(more);
    }
}

/// `select_all` is the action `selectAll:`.
fn selector(name: &str) -> String {
    let mut words = name.split('_');
    let mut made = words.next().unwrap_or_default().to_string();
    for word in words {
        let mut letters = word.chars();
        made.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        made.push_str(letters.as_str());
    }
    made + ":"
}

pub(crate) type Value = Rc<dyn Any>;

/// Implement the methods that a Rust value overrides, or its methods as a delegate.
///
/// Around ordinary `impl` blocks of the traits `…Methods` and `…Delegate`, all those of one type. The macro lists the
/// implemented methods: the library calls no others, and a tree without overrides stays fast.
///
/// A trait `…Methods` takes the kind of `this` in angle brackets; without them it is the trait's own: a
/// [`View`](crate::View) for [`ViewMethods`](crate::ViewMethods). `sup` has the inherited methods.
///
/// ```
/// use responderkit::*;
/// use std::cell::Cell;
///
/// /// A card that follows the finger.
/// #[derive(Default)]
/// struct Card {
///     home: Cell<Point>,
/// }
///
/// methods! {
///     impl ResponderMethods<View> for Card {
///         fn touches_began(&self, this: &View, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
///             self.home.set(this.center()?);
///             Ok(())
///         }
///         fn touches_cancelled(&self, this: &View, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
///             this.set_center(self.home.get())
///         }
///     }
///
///     impl Actions<View> for Card {
///         /// The action `copy:`, which the responder chain finds.
///         fn copy(&self, this: &View, _sender: Option<&Object>) -> Result<()> {
///             println!("{} is copied", this.name()?);
///             Ok(())
///         }
///     }
/// }
///
/// fn main() -> Result<()> {
///     let context = Context::new()?;
///     let card = View::with_methods(&context, (0, 0, 80, 120), Card::default())?;
///     assert_eq!(card.class()?.name()?, "Card");
///     assert!(card.can_perform_action("copy:", None)?);
///     Ok(())
/// }
/// ```
///
/// A delegate is a value, too, and lives as long as it is set:
///
/// ```
/// # use responderkit::*;
/// struct Started;
/// methods! {
///     impl ScrollViewDelegate for Started {
///         fn will_begin_dragging(&self, this: &ScrollView) -> Result<()> {
///             println!("{this:?} begins");
///             Ok(())
///         }
///     }
/// }
/// # fn main() -> Result<()> {
/// # let context = Context::new()?;
/// # let list = ScrollView::new(&context, (0, 0, 100, 100))?;
/// list.set_delegate(Started)?;
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! methods {
    (impl $first:ident $(<$first_kind:ident>)? for $type:ty { $($first_body:tt)* }
     $(impl $trait:ident $(<$kind:ident>)? for $same:ty { $($body:tt)* })*) => {
        $crate::methods!(@impl $first $(<$first_kind>)? for $type { $($first_body)* });
        $($crate::methods!(@impl $trait $(<$kind>)? for $same { $($body)* });)*

        impl $crate::Methods for $type {
            fn enter(this: ::std::rc::Rc<Self>, tables: &mut $crate::Tables) {
                $crate::methods!(@enter this tables $first $(<$first_kind>)? for $type { $($first_body)* });
                $($crate::methods!(@enter this tables $trait $(<$kind>)? for $same { $($body)* });)*
            }
        }
    };
    (@impl Actions<$kind:ident> for $type:ty { $($body:tt)* }) => {
        impl $type {
            $($body)*
        }
    };
    (@impl $trait:ident $(<$kind:ident>)? for $type:ty {
        $($(#[$meta:meta])* fn $name:ident ($($parameters:tt)*) $(-> $result:ty)? $block:block)*
    }) => {
        impl $trait $(<$kind>)? for $type {
            fn implemented(&self) -> &'static [&'static str] {
                &[$(stringify!($name)),*]
            }
            $($(#[$meta])* fn $name($($parameters)*) $(-> $result)? $block)*
        }
    };
    (@enter $this:ident $tables:ident Actions<$kind:ident> for $type:ty {
        $($(#[$meta:meta])* fn $name:ident ($($parameters:tt)*) $(-> $result:ty)? $block:block)*
    }) => {
        $($tables.add_action::<$kind, $type>(&$this, stringify!($name), <$type>::$name);)*
    };
    (@enter $this:ident $tables:ident $trait:ident $(<$kind:ident>)? for $type:ty { $($body:tt)* }) => {
        <$type as $trait $(<$kind>)?>::enter($this.clone(), $tables)
    };
}
