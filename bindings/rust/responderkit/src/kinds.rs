// SPDX-License-Identifier: MIT
//! The kinds of objects, each a newtype of its superclass.

use crate::class::Class;
use crate::error::Result;
use crate::object::{Kind, Object};
use crate::{ContextRef, Rect};
use std::fmt;
use std::ops::Deref;

macro_rules! kind {
    ($(#[$documentation:meta])* $name:ident: $parent:ident $($ancestor:ident)*, $class:literal) => {
        $(#[$documentation])*
        #[derive(Clone, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct $name($parent);

        impl Deref for $name {
            type Target = $parent;
            fn deref(&self) -> &$parent {
                &self.0
            }
        }

        impl Kind for $name {
            const CLASS: &'static str = $class;
            fn from_object(object: Object) -> Self {
                Self($parent::from_object(object))
            }
            fn of_ref(object: &Object) -> &Self {
                // A newtype of a newtype of an object, each transparent.
                unsafe { &*(object as *const Object).cast() }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, formatter)
            }
        }

        impl AsRef<$name> for $name {
            fn as_ref(&self) -> &$name {
                self
            }
        }

        kind!(@up $name: $parent $($ancestor)*);
    };
    (@up $name:ident: $($ancestor:ident)*) => {
        $(
            impl AsRef<$ancestor> for $name {
                fn as_ref(&self) -> &$ancestor {
                    self
                }
            }

            impl From<$name> for $ancestor {
                fn from(object: $name) -> $ancestor {
                    $ancestor::from_object(AsRef::<Object>::as_ref(&object).clone())
                }
            }
        )*
    };
}

impl Kind for Object {
    const CLASS: &'static str = "";
    fn from_object(object: Object) -> Self {
        object
    }
    fn of_ref(object: &Object) -> &Self {
        object
    }
}

kind!(
    /** An object of the responder chain: view, window, view controller, application, or a plain responder. */
    Responder: Object,
    "Responder"
);
kind!(/** A view. */ View: Responder Object, "View");
kind!(/** A view for text; touches go through it, as it starts without user interaction. */ Label: View Responder Object, "Label");
kind!(/** A view for a picture; touches go through it, as it starts without user interaction. */ ImageView: View Responder Object, "ImageView");
kind!(/** A window, which is a view. */ Window: View Responder Object, "Window");
kind!(/** A scroll view, whose `bounds` begin at its content offset. */ ScrollView: View Responder Object, "ScrollView");
kind!(/** A view that tracks touches and sends actions. */ Control: View Responder Object, "Control");
kind!(/** A button. */ Button: Control View Responder Object, "Button");
kind!(/** A switch. */ Switch: Control View Responder Object, "Switch");
kind!(/** A slider. */ Slider: Control View Responder Object, "Slider");
kind!(/** A stepper. */ Stepper: Control View Responder Object, "Stepper");
kind!(/** A row of segments, of which one is selected. */ SegmentedControl: Control View Responder Object, "SegmentedControl");
kind!(/** A row of dots, one for each page. */ PageControl: Control View Responder Object, "PageControl");
kind!(/** A text field. */ TextField: Control View Responder Object, "TextField");
kind!(/** A view controller. */ ViewController: Responder Object, "ViewController");
kind!(/** A view controller that shows the top of a stack. */ NavigationController: ViewController Responder Object, "NavigationController");
kind!(/** The application. */ Application: Responder Object, "Application");
kind!(
    /** A gesture recogniser; no responder. */
    GestureRecognizer: Object,
    "GestureRecognizer"
);
kind!(/** A tap. */ Tap: GestureRecognizer Object, "Tap");
kind!(/** A long press. */ LongPress: GestureRecognizer Object, "LongPress");
kind!(/** A finger that moves. */ Pan: GestureRecognizer Object, "Pan");
kind!(/** A finger that moves in from an edge of the screen. */ ScreenEdgePan: Pan GestureRecognizer Object, "ScreenEdgePan");
kind!(/** A swipe. */ Swipe: GestureRecognizer Object, "Swipe");
kind!(/** Two fingers that move apart or together. */ Pinch: GestureRecognizer Object, "Pinch");
kind!(/** Two fingers that turn. */ Rotation: GestureRecognizer Object, "Rotation");
kind!(/** A pointer over a view. */ Hover: GestureRecognizer Object, "Hover");
kind!(
    /** One finger, from its touch-down to its lift. */
    Touch: Object,
    ""
);
kind!(
    /** One button or key, from down to up. */
    Press: Object,
    ""
);
kind!(
    /** What is delivered in one update. */
    Event: Object,
    ""
);
kind!(
    /** A call planned for a time of the context's clock. */
    Timer: Object,
    ""
);
kind!(
    /** A plugin that the context has loaded. */
    Plugin: Object,
    ""
);

macro_rules! plain_view {
    ($name:ident) => {
        impl $name {
            /// Create one with a frame in the coordinates of the superview to be.
            pub fn new(context: &ContextRef, frame: impl Into<Rect>) -> Result<Self> {
                let class = context.class_find(Self::CLASS)?;
                Ok(Self(View::with_class(context, &class, frame)?))
            }
        }
    };
}

plain_view!(Label);
plain_view!(ImageView);

impl Kind for Class {
    const CLASS: &'static str = "";
    fn from_object(object: Object) -> Self {
        Class::of(object)
    }
    fn of_ref(object: &Object) -> &Self {
        // Transparent, too.
        unsafe { &*(object as *const Object).cast() }
    }
}
