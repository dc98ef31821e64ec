// SPDX-License-Identifier: MIT
//! What a program may override, and what its delegates may answer. Written by Sources/Generators/generate.
#![allow(clippy::too_many_arguments, clippy::needless_question_mark, clippy::single_match, clippy::let_unit_value, clippy::type_complexity, unused_variables)]

use std::marker::PhantomData;
use std::os::raw::{c_char, c_void};
use std::ptr::null_mut;
use std::rc::Rc;

use responderkit_sys as sys;

use crate::boundary::{check, guard, returned};
use crate::callbacks::shared;
use crate::class::{Action, Record, Typed, Value};
use crate::error::text_in;
use crate::object::{borrowed, borrowed_or_none, list, raw_or_null};
use crate::*;

/// Methods of the application. A None entry is inherited.
///
/// Written inside of [`methods!`], which lists what is implemented; the library calls nothing else.
pub trait ApplicationMethods<K: Kind = Application> {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
        K: 'static,
    {
        tables.application = Some(Box::new(Typed::<K, Self>(this, PhantomData)));
    }

    /// sendEvent: (SPEC 76).
    ///
    /// sendEvent: of the application. An override that does not call
    /// `Super::application_send_event` discards the event: no window, recogniser or view receives
    /// it (SPEC 77).
    fn send_event(&self, this: &K, event: &Event, sup: &Super<'_, Application>) -> Result<()> {
        sup.send_event(event)
    }
}

impl<K: Kind + 'static, T: ApplicationMethods<K>> ApplicationMethods<Object> for Typed<K, T> {
    fn implemented(&self) -> &'static [&'static str] {
        self.0.implemented()
    }

    fn send_event(&self, this: &Object, event: &Event, sup: &Super<'_, Application>) -> Result<()> {
        self.0.send_event(K::of_ref(this), event, sup)
    }
}

/// Methods of controls. A None entry is inherited.
///
/// Written inside of [`methods!`], which lists what is implemented; the library calls nothing else.
pub trait ControlMethods<K: Kind = Control> {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
        K: 'static,
    {
        tables.control = Some(Box::new(Typed::<K, Self>(this, PhantomData)));
    }

    /// beginTrackingWithTouch:withEvent:; inherited: true; a Slider's: whether the touch is on the
    /// thumb (SPEC 143).
    ///
    /// beginTrackingWithTouch:withEvent: or continueTrackingWithTouch:withEvent:. If the first
    /// returns false, tracking does not begin; if the second does, tracking ends.
    fn begin_tracking(&self, this: &K, touch: &Touch, event: &Event, sup: &Super<'_, Control>) -> Result<bool> {
        sup.begin_tracking(touch, event)
    }

    /// continueTrackingWithTouch:withEvent:; inherited: true (SPEC 144).
    ///
    /// beginTrackingWithTouch:withEvent: or continueTrackingWithTouch:withEvent:. If the first
    /// returns false, tracking does not begin; if the second does, tracking ends.
    fn continue_tracking(&self, this: &K, touch: &Touch, event: &Event, sup: &Super<'_, Control>) -> Result<bool> {
        sup.continue_tracking(touch, event)
    }

    /// endTrackingWithTouch:withEvent: (SPEC 146).
    ///
    /// endTrackingWithTouch:withEvent:.
    fn end_tracking(&self, this: &K, touch: &Touch, event: &Event, sup: &Super<'_, Control>) -> Result<()> {
        sup.end_tracking(touch, event)
    }

    /// cancelTrackingWithEvent: (SPEC 147-149).
    ///
    /// cancelTrackingWithEvent:; `event` is None when no event is the cause (SPEC 148, 149).
    fn cancel_tracking(&self, this: &K, event: Option<&Event>, sup: &Super<'_, Control>) -> Result<()> {
        sup.cancel_tracking(event)
    }

    /// sendAction:to:forEvent:, once for each target and action; the inherited method sends it
    /// through the application (SPEC 141).
    ///
    /// sendAction:to:forEvent:; `target` is None for a nil-targeted action (SPEC 136); `event` may
    /// be None.
    fn send_action(&self, this: &K, selector: &str, target: Option<&Object>, event: Option<&Event>, sup: &Super<'_, Control>) -> Result<()> {
        sup.send_action(selector, target, event)
    }
}

impl<K: Kind + 'static, T: ControlMethods<K>> ControlMethods<Object> for Typed<K, T> {
    fn implemented(&self) -> &'static [&'static str] {
        self.0.implemented()
    }

    fn begin_tracking(&self, this: &Object, touch: &Touch, event: &Event, sup: &Super<'_, Control>) -> Result<bool> {
        self.0.begin_tracking(K::of_ref(this), touch, event, sup)
    }

    fn continue_tracking(&self, this: &Object, touch: &Touch, event: &Event, sup: &Super<'_, Control>) -> Result<bool> {
        self.0.continue_tracking(K::of_ref(this), touch, event, sup)
    }

    fn end_tracking(&self, this: &Object, touch: &Touch, event: &Event, sup: &Super<'_, Control>) -> Result<()> {
        self.0.end_tracking(K::of_ref(this), touch, event, sup)
    }

    fn cancel_tracking(&self, this: &Object, event: Option<&Event>, sup: &Super<'_, Control>) -> Result<()> {
        self.0.cancel_tracking(K::of_ref(this), event, sup)
    }

    fn send_action(&self, this: &Object, selector: &str, target: Option<&Object>, event: Option<&Event>, sup: &Super<'_, Control>) -> Result<()> {
        self.0.send_action(K::of_ref(this), selector, target, event, sup)
    }
}

/// Methods of view controllers. A None entry is inherited.
///
/// Written inside of [`methods!`], which lists what is implemented; the library calls nothing else.
pub trait ViewControllerMethods<K: Kind = ViewController> {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
        K: 'static,
    {
        tables.view_controller = Some(Box::new(Typed::<K, Self>(this, PhantomData)));
    }

    /// loadView: must end in `ViewController::set_view`. The inherited method sets a plain View of
    /// zero size.
    ///
    /// A method of a view controller without arguments.
    fn load_view(&self, this: &K, sup: &Super<'_, ViewController>) -> Result<()> {
        sup.load_view()
    }

    /// viewDidLoad.
    ///
    /// A method of a view controller without arguments.
    fn view_did_load(&self, this: &K, sup: &Super<'_, ViewController>) -> Result<()> {
        sup.view_did_load()
    }

    /// viewWillAppear: before the view joins a visible window (SPEC 319).
    ///
    /// An appearance callback; `animated` is the argument of
    /// `ViewController::begin_appearance_transition`, else false.
    fn view_will_appear(&self, this: &K, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        sup.view_will_appear(animated)
    }

    /// viewIsAppearing: the view is in the window, with its size.
    ///
    /// An appearance callback; `animated` is the argument of
    /// `ViewController::begin_appearance_transition`, else false.
    fn view_is_appearing(&self, this: &K, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        sup.view_is_appearing(animated)
    }

    /// viewDidAppear.
    ///
    /// An appearance callback; `animated` is the argument of
    /// `ViewController::begin_appearance_transition`, else false.
    fn view_did_appear(&self, this: &K, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        sup.view_did_appear(animated)
    }

    /// viewWillDisappear: before the view leaves the window, or the window is hidden.
    ///
    /// An appearance callback; `animated` is the argument of
    /// `ViewController::begin_appearance_transition`, else false.
    fn view_will_disappear(&self, this: &K, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        sup.view_will_disappear(animated)
    }

    /// viewDidDisappear.
    ///
    /// An appearance callback; `animated` is the argument of
    /// `ViewController::begin_appearance_transition`, else false.
    fn view_did_disappear(&self, this: &K, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        sup.view_did_disappear(animated)
    }

    /// shouldAutomaticallyForwardAppearanceMethods; inherited: true (SPEC 321).
    ///
    /// A method without arguments that returns true or false.
    fn should_automatically_forward_appearance_methods(&self, this: &K, sup: &Super<'_, ViewController>) -> Result<bool> {
        sup.should_automatically_forward_appearance_methods()
    }
}

impl<K: Kind + 'static, T: ViewControllerMethods<K>> ViewControllerMethods<Object> for Typed<K, T> {
    fn implemented(&self) -> &'static [&'static str] {
        self.0.implemented()
    }

    fn load_view(&self, this: &Object, sup: &Super<'_, ViewController>) -> Result<()> {
        self.0.load_view(K::of_ref(this), sup)
    }

    fn view_did_load(&self, this: &Object, sup: &Super<'_, ViewController>) -> Result<()> {
        self.0.view_did_load(K::of_ref(this), sup)
    }

    fn view_will_appear(&self, this: &Object, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        self.0.view_will_appear(K::of_ref(this), animated, sup)
    }

    fn view_is_appearing(&self, this: &Object, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        self.0.view_is_appearing(K::of_ref(this), animated, sup)
    }

    fn view_did_appear(&self, this: &Object, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        self.0.view_did_appear(K::of_ref(this), animated, sup)
    }

    fn view_will_disappear(&self, this: &Object, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        self.0.view_will_disappear(K::of_ref(this), animated, sup)
    }

    fn view_did_disappear(&self, this: &Object, animated: bool, sup: &Super<'_, ViewController>) -> Result<()> {
        self.0.view_did_disappear(K::of_ref(this), animated, sup)
    }

    fn should_automatically_forward_appearance_methods(&self, this: &Object, sup: &Super<'_, ViewController>) -> Result<bool> {
        self.0.should_automatically_forward_appearance_methods(K::of_ref(this), sup)
    }
}

/// Methods of views. A None entry is inherited.
///
/// Written inside of [`methods!`], which lists what is implemented; the library calls nothing else.
pub trait ViewMethods<K: Kind = View> {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
        K: 'static,
    {
        tables.view = Some(Box::new(Typed::<K, Self>(this, PhantomData)));
    }

    /// hitTest:withEvent:. Called also for hidden views: the filters are part of the inherited
    /// method (SPEC 32, 33). The result is used as it is (SPEC 38).
    ///
    /// hitTest:withEvent:. `point` is in `self`'s bounds space; `event` may be None and need not
    /// hold the touch yet (SPEC 37, 49). None: no hit.
    fn hit_test(&self, this: &K, point: Point, event: Option<&Event>, sup: &Super<'_, View>) -> Result<Option<View>> {
        sup.hit_test(point, event)
    }

    /// pointInside:withEvent:. Called by the inherited hitTest after its filters (SPEC 32, 40).
    ///
    /// pointInside:withEvent:. `point` is in `self`'s bounds space; `event` may be None.
    fn point_inside(&self, this: &K, point: Point, event: Option<&Event>, sup: &Super<'_, View>) -> Result<bool> {
        sup.point_inside(point, event)
    }

    /// willMoveToSuperview: (SPEC 26, 27, 299).
    ///
    /// A tree callback that names another view or window; None for none.
    fn will_move_to_superview(&self, this: &K, other: Option<&View>, sup: &Super<'_, View>) -> Result<()> {
        sup.will_move_to_superview(other)
    }

    /// didMoveToSuperview.
    ///
    /// A tree callback without argument.
    fn did_move_to_superview(&self, this: &K, sup: &Super<'_, View>) -> Result<()> {
        sup.did_move_to_superview()
    }

    /// willMoveToWindow:.
    ///
    /// A tree callback that names a window; None for none.
    fn will_move_to_window(&self, this: &K, window: Option<&Window>, sup: &Super<'_, View>) -> Result<()> {
        sup.will_move_to_window(window)
    }

    /// didMoveToWindow.
    ///
    /// A tree callback without argument.
    fn did_move_to_window(&self, this: &K, sup: &Super<'_, View>) -> Result<()> {
        sup.did_move_to_window()
    }

    /// didAddSubview:.
    ///
    /// A tree callback that names another view or window; None for none.
    fn did_add_subview(&self, this: &K, other: &View, sup: &Super<'_, View>) -> Result<()> {
        sup.did_add_subview(other)
    }

    /// willRemoveSubview:.
    ///
    /// A tree callback that names another view or window; None for none.
    fn will_remove_subview(&self, this: &K, other: &View, sup: &Super<'_, View>) -> Result<()> {
        sup.will_remove_subview(other)
    }

    /// gestureRecognizerShouldBegin:. Called before a recogniser leaves possible (SPEC 167). The
    /// inherited method returns true; standard controls refuse some recognisers (SPEC 152).
    ///
    /// gestureRecognizerShouldBegin: of a view (SPEC 166, 167).
    fn gesture_recognizer_should_begin(&self, this: &K, recognizer: &GestureRecognizer, sup: &Super<'_, View>) -> Result<bool> {
        sup.gesture_recognizer_should_begin(recognizer)
    }
}

impl<K: Kind + 'static, T: ViewMethods<K>> ViewMethods<Object> for Typed<K, T> {
    fn implemented(&self) -> &'static [&'static str] {
        self.0.implemented()
    }

    fn hit_test(&self, this: &Object, point: Point, event: Option<&Event>, sup: &Super<'_, View>) -> Result<Option<View>> {
        self.0.hit_test(K::of_ref(this), point, event, sup)
    }

    fn point_inside(&self, this: &Object, point: Point, event: Option<&Event>, sup: &Super<'_, View>) -> Result<bool> {
        self.0.point_inside(K::of_ref(this), point, event, sup)
    }

    fn will_move_to_superview(&self, this: &Object, other: Option<&View>, sup: &Super<'_, View>) -> Result<()> {
        self.0.will_move_to_superview(K::of_ref(this), other, sup)
    }

    fn did_move_to_superview(&self, this: &Object, sup: &Super<'_, View>) -> Result<()> {
        self.0.did_move_to_superview(K::of_ref(this), sup)
    }

    fn will_move_to_window(&self, this: &Object, window: Option<&Window>, sup: &Super<'_, View>) -> Result<()> {
        self.0.will_move_to_window(K::of_ref(this), window, sup)
    }

    fn did_move_to_window(&self, this: &Object, sup: &Super<'_, View>) -> Result<()> {
        self.0.did_move_to_window(K::of_ref(this), sup)
    }

    fn did_add_subview(&self, this: &Object, other: &View, sup: &Super<'_, View>) -> Result<()> {
        self.0.did_add_subview(K::of_ref(this), other, sup)
    }

    fn will_remove_subview(&self, this: &Object, other: &View, sup: &Super<'_, View>) -> Result<()> {
        self.0.will_remove_subview(K::of_ref(this), other, sup)
    }

    fn gesture_recognizer_should_begin(&self, this: &Object, recognizer: &GestureRecognizer, sup: &Super<'_, View>) -> Result<bool> {
        self.0.gesture_recognizer_should_begin(K::of_ref(this), recognizer, sup)
    }
}

/// Methods of gesture recognisers. A None entry is inherited. Overrides call super (SPEC 174).
///
/// Written inside of [`methods!`], which lists what is implemented; the library calls nothing else.
pub trait GestureRecognizerMethods<K: Kind = GestureRecognizer> {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
        K: 'static,
    {
        tables.gesture_recognizer = Some(Box::new(Typed::<K, Self>(this, PhantomData)));
    }

    /// touchesBegan:withEvent:. May set the state and ignore touches (SPEC 240).
    /// GestureRecognizer's own methods do nothing; those of Tap and the other built-in classes
    /// recognise.
    ///
    /// A touch method of a recogniser; `touches` are `count` borrowed handles of tracked touches.
    fn touches_began(&self, this: &K, touches: &[Touch], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.touches_began(touches, event)
    }

    /// touchesMoved:withEvent:.
    ///
    /// A touch method of a recogniser; `touches` are `count` borrowed handles of tracked touches.
    fn touches_moved(&self, this: &K, touches: &[Touch], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.touches_moved(touches, event)
    }

    /// touchesEnded:withEvent:.
    ///
    /// A touch method of a recogniser; `touches` are `count` borrowed handles of tracked touches.
    fn touches_ended(&self, this: &K, touches: &[Touch], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.touches_ended(touches, event)
    }

    /// touchesCancelled:withEvent:.
    ///
    /// A touch method of a recogniser; `touches` are `count` borrowed handles of tracked touches.
    fn touches_cancelled(&self, this: &K, touches: &[Touch], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.touches_cancelled(touches, event)
    }

    /// reset: once per attempt, after its last action; the state is possible right after it (SPEC
    /// 173).
    ///
    /// A method without arguments.
    fn reset(&self, this: &K, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.reset()
    }

    /// canPreventGestureRecognizer:; inherited: true (SPEC 184), but see SPEC 188 for taps.
    ///
    /// A method that returns a decision about another recogniser.
    fn can_prevent(&self, this: &K, other: &GestureRecognizer, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        sup.can_prevent(other)
    }

    /// canBePreventedByGestureRecognizer:; inherited: true.
    ///
    /// A method that returns a decision about another recogniser.
    fn can_be_prevented_by(&self, this: &K, other: &GestureRecognizer, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        sup.can_be_prevented_by(other)
    }

    /// shouldRequireFailureOfGestureRecognizer:; inherited: false (SPEC 181).
    ///
    /// A method that returns a decision about another recogniser.
    fn should_require_failure_of(&self, this: &K, other: &GestureRecognizer, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        sup.should_require_failure_of(other)
    }

    /// shouldBeRequiredToFailByGestureRecognizer:; inherited: false (SPEC 181).
    ///
    /// A method that returns a decision about another recogniser.
    fn should_be_required_to_fail_by(&self, this: &K, other: &GestureRecognizer, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        sup.should_be_required_to_fail_by(other)
    }

    /// shouldReceiveEvent:; inherited: true (SPEC 169).
    ///
    /// A method that returns a decision about an event.
    fn should_receive_event(&self, this: &K, event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        sup.should_receive_event(event)
    }

    /// pressesBegan:withEvent:. GestureRecognizer's own press methods do nothing; Tap and LongPress
    /// recognise in them (SPEC 240, 271).
    ///
    /// A press method of a recogniser; `presses` are `count` borrowed handles of tracked presses
    /// (SPEC 271).
    fn presses_began(&self, this: &K, presses: &[Press], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.presses_began(presses, event)
    }

    /// pressesChanged:withEvent:.
    ///
    /// A press method of a recogniser; `presses` are `count` borrowed handles of tracked presses
    /// (SPEC 271).
    fn presses_changed(&self, this: &K, presses: &[Press], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.presses_changed(presses, event)
    }

    /// pressesEnded:withEvent:.
    ///
    /// A press method of a recogniser; `presses` are `count` borrowed handles of tracked presses
    /// (SPEC 271).
    fn presses_ended(&self, this: &K, presses: &[Press], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.presses_ended(presses, event)
    }

    /// pressesCancelled:withEvent:.
    ///
    /// A press method of a recogniser; `presses` are `count` borrowed handles of tracked presses
    /// (SPEC 271).
    fn presses_cancelled(&self, this: &K, presses: &[Press], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.presses_cancelled(presses, event)
    }

    /// touchesEstimatedPropertiesUpdated:; inherited: nothing. Called in every state of the attempt
    /// (SPEC 354).
    ///
    /// touchesEstimatedPropertiesUpdated:; `touches` are `count` borrowed handles, each of which
    /// stands for an earlier sample of a touch (SPEC 354).
    fn touches_estimated_properties_updated(&self, this: &K, touches: &[Touch], sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        sup.touches_estimated_properties_updated(touches)
    }
}

impl<K: Kind + 'static, T: GestureRecognizerMethods<K>> GestureRecognizerMethods<Object> for Typed<K, T> {
    fn implemented(&self) -> &'static [&'static str] {
        self.0.implemented()
    }

    fn touches_began(&self, this: &Object, touches: &[Touch], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.touches_began(K::of_ref(this), touches, event, sup)
    }

    fn touches_moved(&self, this: &Object, touches: &[Touch], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.touches_moved(K::of_ref(this), touches, event, sup)
    }

    fn touches_ended(&self, this: &Object, touches: &[Touch], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.touches_ended(K::of_ref(this), touches, event, sup)
    }

    fn touches_cancelled(&self, this: &Object, touches: &[Touch], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.touches_cancelled(K::of_ref(this), touches, event, sup)
    }

    fn reset(&self, this: &Object, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.reset(K::of_ref(this), sup)
    }

    fn can_prevent(&self, this: &Object, other: &GestureRecognizer, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        self.0.can_prevent(K::of_ref(this), other, sup)
    }

    fn can_be_prevented_by(&self, this: &Object, other: &GestureRecognizer, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        self.0.can_be_prevented_by(K::of_ref(this), other, sup)
    }

    fn should_require_failure_of(&self, this: &Object, other: &GestureRecognizer, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        self.0.should_require_failure_of(K::of_ref(this), other, sup)
    }

    fn should_be_required_to_fail_by(&self, this: &Object, other: &GestureRecognizer, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        self.0.should_be_required_to_fail_by(K::of_ref(this), other, sup)
    }

    fn should_receive_event(&self, this: &Object, event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<bool> {
        self.0.should_receive_event(K::of_ref(this), event, sup)
    }

    fn presses_began(&self, this: &Object, presses: &[Press], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.presses_began(K::of_ref(this), presses, event, sup)
    }

    fn presses_changed(&self, this: &Object, presses: &[Press], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.presses_changed(K::of_ref(this), presses, event, sup)
    }

    fn presses_ended(&self, this: &Object, presses: &[Press], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.presses_ended(K::of_ref(this), presses, event, sup)
    }

    fn presses_cancelled(&self, this: &Object, presses: &[Press], event: &Event, sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.presses_cancelled(K::of_ref(this), presses, event, sup)
    }

    fn touches_estimated_properties_updated(&self, this: &Object, touches: &[Touch], sup: &Super<'_, GestureRecognizer>) -> Result<()> {
        self.0.touches_estimated_properties_updated(K::of_ref(this), touches, sup)
    }
}

/// Methods of every responder. A None entry is inherited.
///
/// Written inside of [`methods!`], which lists what is implemented; the library calls nothing else.
pub trait ResponderMethods<K: Kind = Responder> {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
        K: 'static,
    {
        tables.responder = Some(Box::new(Typed::<K, Self>(this, PhantomData)));
    }

    /// nextResponder. Called at every step of every walk; results are not cached (SPEC 120).
    ///
    /// A method that returns a responder; None for none.
    fn next_responder(&self, this: &K, sup: &Super<'_, Responder>) -> Result<Option<Responder>> {
        sup.next_responder()
    }

    /// touchesBegan:withEvent:. The inherited method forwards to the next responder (SPEC 90).
    ///
    /// The four touch methods. `touches` are `count` borrowed handles, valid during the call unless
    /// retained. All of them have the same hit view, whichever responder receives them (SPEC 92).
    fn touches_began(&self, this: &K, touches: &[Touch], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.touches_began(touches, event)
    }

    /// touchesMoved:withEvent:.
    ///
    /// The four touch methods. `touches` are `count` borrowed handles, valid during the call unless
    /// retained. All of them have the same hit view, whichever responder receives them (SPEC 92).
    fn touches_moved(&self, this: &K, touches: &[Touch], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.touches_moved(touches, event)
    }

    /// touchesEnded:withEvent:.
    ///
    /// The four touch methods. `touches` are `count` borrowed handles, valid during the call unless
    /// retained. All of them have the same hit view, whichever responder receives them (SPEC 92).
    fn touches_ended(&self, this: &K, touches: &[Touch], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.touches_ended(touches, event)
    }

    /// touchesCancelled:withEvent:.
    ///
    /// The four touch methods. `touches` are `count` borrowed handles, valid during the call unless
    /// retained. All of them have the same hit view, whichever responder receives them (SPEC 92).
    fn touches_cancelled(&self, this: &K, touches: &[Touch], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.touches_cancelled(touches, event)
    }

    /// canBecomeFirstResponder (SPEC 126).
    ///
    /// A method without arguments that returns true or false.
    fn can_become_first_responder(&self, this: &K, sup: &Super<'_, Responder>) -> Result<bool> {
        sup.can_become_first_responder()
    }

    /// becomeFirstResponder (SPEC 127).
    ///
    /// A method without arguments that returns true or false.
    fn become_first_responder(&self, this: &K, sup: &Super<'_, Responder>) -> Result<bool> {
        sup.become_first_responder()
    }

    /// canResignFirstResponder (SPEC 126).
    ///
    /// A method without arguments that returns true or false.
    fn can_resign_first_responder(&self, this: &K, sup: &Super<'_, Responder>) -> Result<bool> {
        sup.can_resign_first_responder()
    }

    /// resignFirstResponder (SPEC 128).
    ///
    /// A method without arguments that returns true or false.
    fn resign_first_responder(&self, this: &K, sup: &Super<'_, Responder>) -> Result<bool> {
        sup.resign_first_responder()
    }

    /// canPerformAction:withSender: (SPEC 133).
    ///
    /// Whether `self` performs an action now; `sender` may be None.
    fn can_perform_action(&self, this: &K, selector: &str, sender: Option<&Object>, sup: &Super<'_, Responder>) -> Result<bool> {
        sup.can_perform_action(selector, sender)
    }

    /// targetForAction:withSender: (SPEC 133).
    ///
    /// Which responder performs an action; None for none.
    fn target_for_action(&self, this: &K, selector: &str, sender: Option<&Object>, sup: &Super<'_, Responder>) -> Result<Option<Responder>> {
        sup.target_for_action(selector, sender)
    }

    /// pressesBegan:withEvent:. The inherited method forwards to the next responder (SPEC 272).
    ///
    /// The four press methods. `presses` are `count` borrowed handles, valid during the call unless
    /// retained (SPEC 269-273).
    fn presses_began(&self, this: &K, presses: &[Press], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.presses_began(presses, event)
    }

    /// pressesChanged:withEvent:, for analogue buttons.
    ///
    /// The four press methods. `presses` are `count` borrowed handles, valid during the call unless
    /// retained (SPEC 269-273).
    fn presses_changed(&self, this: &K, presses: &[Press], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.presses_changed(presses, event)
    }

    /// pressesEnded:withEvent:.
    ///
    /// The four press methods. `presses` are `count` borrowed handles, valid during the call unless
    /// retained (SPEC 269-273).
    fn presses_ended(&self, this: &K, presses: &[Press], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.presses_ended(presses, event)
    }

    /// pressesCancelled:withEvent:.
    ///
    /// The four press methods. `presses` are `count` borrowed handles, valid during the call unless
    /// retained (SPEC 269-273).
    fn presses_cancelled(&self, this: &K, presses: &[Press], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.presses_cancelled(presses, event)
    }

    /// motionBegan:withEvent:. The inherited method forwards to the next responder (SPEC 274).
    ///
    /// The three motion methods; `motion` is `EventSubtype::MOTION_SHAKE`; `event` may be None for
    /// a cancellation (SPEC 274).
    fn motion_began(&self, this: &K, motion: EventSubtype, event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.motion_began(motion, event)
    }

    /// motionEnded:withEvent:.
    ///
    /// The three motion methods; `motion` is `EventSubtype::MOTION_SHAKE`; `event` may be None for
    /// a cancellation (SPEC 274).
    fn motion_ended(&self, this: &K, motion: EventSubtype, event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.motion_ended(motion, event)
    }

    /// motionCancelled:withEvent:.
    ///
    /// The three motion methods; `motion` is `EventSubtype::MOTION_SHAKE`; `event` may be None for
    /// a cancellation (SPEC 274).
    fn motion_cancelled(&self, this: &K, motion: EventSubtype, event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.motion_cancelled(motion, event)
    }

    /// remoteControlReceivedWithEvent:. The inherited method forwards to the next responder (SPEC
    /// 276).
    ///
    /// remoteControlReceivedWithEvent:; `Event::subtype` has the button.
    fn remote_control_received(&self, this: &K, event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        sup.remote_control_received(event)
    }

    /// insertText:. A class that implements it accepts key input (SPEC 279).
    ///
    /// insertText:; UTF-8, valid during the call.
    fn insert_text(&self, this: &K, text: &str, sup: &Super<'_, Responder>) -> Result<()> {
        sup.insert_text(text)
    }

    /// deleteBackward.
    fn delete_backward(&self, this: &K, sup: &Super<'_, Responder>) -> Result<()> {
        sup.delete_backward()
    }

    /// hasText.
    ///
    /// A method without arguments that returns true or false.
    fn has_text(&self, this: &K, sup: &Super<'_, Responder>) -> Result<bool> {
        sup.has_text()
    }

    /// touchesEstimatedPropertiesUpdated:. The inherited method forwards to the next responder
    /// (SPEC 354).
    ///
    /// touchesEstimatedPropertiesUpdated:. `touches` are `count` borrowed handles, valid during the
    /// call unless retained: each is one earlier sample of a touch, with the device's later report
    /// (SPEC 354).
    fn touches_estimated_properties_updated(&self, this: &K, touches: &[Touch], sup: &Super<'_, Responder>) -> Result<()> {
        sup.touches_estimated_properties_updated(touches)
    }
}

impl<K: Kind + 'static, T: ResponderMethods<K>> ResponderMethods<Object> for Typed<K, T> {
    fn implemented(&self) -> &'static [&'static str] {
        self.0.implemented()
    }

    fn next_responder(&self, this: &Object, sup: &Super<'_, Responder>) -> Result<Option<Responder>> {
        self.0.next_responder(K::of_ref(this), sup)
    }

    fn touches_began(&self, this: &Object, touches: &[Touch], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.touches_began(K::of_ref(this), touches, event, sup)
    }

    fn touches_moved(&self, this: &Object, touches: &[Touch], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.touches_moved(K::of_ref(this), touches, event, sup)
    }

    fn touches_ended(&self, this: &Object, touches: &[Touch], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.touches_ended(K::of_ref(this), touches, event, sup)
    }

    fn touches_cancelled(&self, this: &Object, touches: &[Touch], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.touches_cancelled(K::of_ref(this), touches, event, sup)
    }

    fn can_become_first_responder(&self, this: &Object, sup: &Super<'_, Responder>) -> Result<bool> {
        self.0.can_become_first_responder(K::of_ref(this), sup)
    }

    fn become_first_responder(&self, this: &Object, sup: &Super<'_, Responder>) -> Result<bool> {
        self.0.become_first_responder(K::of_ref(this), sup)
    }

    fn can_resign_first_responder(&self, this: &Object, sup: &Super<'_, Responder>) -> Result<bool> {
        self.0.can_resign_first_responder(K::of_ref(this), sup)
    }

    fn resign_first_responder(&self, this: &Object, sup: &Super<'_, Responder>) -> Result<bool> {
        self.0.resign_first_responder(K::of_ref(this), sup)
    }

    fn can_perform_action(&self, this: &Object, selector: &str, sender: Option<&Object>, sup: &Super<'_, Responder>) -> Result<bool> {
        self.0.can_perform_action(K::of_ref(this), selector, sender, sup)
    }

    fn target_for_action(&self, this: &Object, selector: &str, sender: Option<&Object>, sup: &Super<'_, Responder>) -> Result<Option<Responder>> {
        self.0.target_for_action(K::of_ref(this), selector, sender, sup)
    }

    fn presses_began(&self, this: &Object, presses: &[Press], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.presses_began(K::of_ref(this), presses, event, sup)
    }

    fn presses_changed(&self, this: &Object, presses: &[Press], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.presses_changed(K::of_ref(this), presses, event, sup)
    }

    fn presses_ended(&self, this: &Object, presses: &[Press], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.presses_ended(K::of_ref(this), presses, event, sup)
    }

    fn presses_cancelled(&self, this: &Object, presses: &[Press], event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.presses_cancelled(K::of_ref(this), presses, event, sup)
    }

    fn motion_began(&self, this: &Object, motion: EventSubtype, event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.motion_began(K::of_ref(this), motion, event, sup)
    }

    fn motion_ended(&self, this: &Object, motion: EventSubtype, event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.motion_ended(K::of_ref(this), motion, event, sup)
    }

    fn motion_cancelled(&self, this: &Object, motion: EventSubtype, event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.motion_cancelled(K::of_ref(this), motion, event, sup)
    }

    fn remote_control_received(&self, this: &Object, event: Option<&Event>, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.remote_control_received(K::of_ref(this), event, sup)
    }

    fn insert_text(&self, this: &Object, text: &str, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.insert_text(K::of_ref(this), text, sup)
    }

    fn delete_backward(&self, this: &Object, sup: &Super<'_, Responder>) -> Result<()> {
        self.0.delete_backward(K::of_ref(this), sup)
    }

    fn has_text(&self, this: &Object, sup: &Super<'_, Responder>) -> Result<bool> {
        self.0.has_text(K::of_ref(this), sup)
    }

    fn touches_estimated_properties_updated(&self, this: &Object, touches: &[Touch], sup: &Super<'_, Responder>) -> Result<()> {
        self.0.touches_estimated_properties_updated(K::of_ref(this), touches, sup)
    }
}

/// Methods of windows. A None entry is inherited.
///
/// Written inside of [`methods!`], which lists what is implemented; the library calls nothing else.
pub trait WindowMethods<K: Kind = Window> {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
        K: 'static,
    {
        tables.window = Some(Box::new(Typed::<K, Self>(this, PhantomData)));
    }

    /// sendEvent: (SPEC 76-78).
    ///
    /// sendEvent: of a window. An override that does not call `Super::window_send_event` discards
    /// the event for this window (SPEC 77).
    fn send_event(&self, this: &K, event: &Event, sup: &Super<'_, Window>) -> Result<()> {
        sup.send_event(event)
    }

    /// becomeKeyWindow (SPEC 281).
    ///
    /// becomeKeyWindow, resignKeyWindow.
    fn become_key_window(&self, this: &K, sup: &Super<'_, Window>) -> Result<()> {
        sup.become_key_window()
    }

    /// resignKeyWindow (SPEC 281).
    ///
    /// becomeKeyWindow, resignKeyWindow.
    fn resign_key_window(&self, this: &K, sup: &Super<'_, Window>) -> Result<()> {
        sup.resign_key_window()
    }

    /// canBecomeKeyWindow; inherited: true. Called before the window becomes key (SPEC 281).
    ///
    /// canBecomeKeyWindow.
    fn can_become_key_window(&self, this: &K, sup: &Super<'_, Window>) -> Result<bool> {
        sup.can_become_key_window()
    }
}

impl<K: Kind + 'static, T: WindowMethods<K>> WindowMethods<Object> for Typed<K, T> {
    fn implemented(&self) -> &'static [&'static str] {
        self.0.implemented()
    }

    fn send_event(&self, this: &Object, event: &Event, sup: &Super<'_, Window>) -> Result<()> {
        self.0.send_event(K::of_ref(this), event, sup)
    }

    fn become_key_window(&self, this: &Object, sup: &Super<'_, Window>) -> Result<()> {
        self.0.become_key_window(K::of_ref(this), sup)
    }

    fn resign_key_window(&self, this: &Object, sup: &Super<'_, Window>) -> Result<()> {
        self.0.resign_key_window(K::of_ref(this), sup)
    }

    fn can_become_key_window(&self, this: &Object, sup: &Super<'_, Window>) -> Result<bool> {
        self.0.can_become_key_window(K::of_ref(this), sup)
    }
}

/// Methods of scroll views. A None entry is inherited.
///
/// Written inside of [`methods!`], which lists what is implemented; the library calls nothing else.
pub trait ScrollViewMethods<K: Kind = ScrollView> {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
        K: 'static,
    {
        tables.scroll_view = Some(Box::new(Typed::<K, Self>(this, PhantomData)));
    }

    /// touchesShouldBegin:withEvent:inContentView:, called before a subview's first touchesBegan.
    /// If false, the subview never receives these touches. Inherited: true (SPEC 247, 248, 251).
    ///
    /// touchesShouldBegin:withEvent:inContentView:; `view` is the hit view.
    fn touches_should_begin(&self, this: &K, touches: &[Touch], event: &Event, view: &View, sup: &Super<'_, ScrollView>) -> Result<bool> {
        sup.touches_should_begin(touches, event, view)
    }

    /// touchesShouldCancelInContentView:, called before scrolling begins when a subview has had its
    /// touchesBegan. If false, scrolling does not begin. Inherited: false for a Control, else true
    /// (SPEC 250).
    ///
    /// touchesShouldCancelInContentView:.
    fn touches_should_cancel(&self, this: &K, view: &View, sup: &Super<'_, ScrollView>) -> Result<bool> {
        sup.touches_should_cancel(view)
    }
}

impl<K: Kind + 'static, T: ScrollViewMethods<K>> ScrollViewMethods<Object> for Typed<K, T> {
    fn implemented(&self) -> &'static [&'static str] {
        self.0.implemented()
    }

    fn touches_should_begin(&self, this: &Object, touches: &[Touch], event: &Event, view: &View, sup: &Super<'_, ScrollView>) -> Result<bool> {
        self.0.touches_should_begin(K::of_ref(this), touches, event, view, sup)
    }

    fn touches_should_cancel(&self, this: &Object, view: &View, sup: &Super<'_, ScrollView>) -> Result<bool> {
        self.0.touches_should_cancel(K::of_ref(this), view, sup)
    }
}

/// The delegate of a recogniser. A function that is None has the default result (SPEC 306).
///
/// Written inside of [`methods!`], which lists what is implemented; the library asks for nothing else.
pub trait GestureRecognizerDelegate {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
    {
        // A delegate is set, and overrides nothing.
    }

    /// gestureRecognizerShouldBegin:; default true (SPEC 166).
    fn should_begin(&self, this: &GestureRecognizer) -> Result<bool> {
        Ok(true)
    }

    /// gestureRecognizer:shouldReceiveTouch:; default true (SPEC 169).
    fn should_receive_touch(&self, this: &GestureRecognizer, touch: &Touch) -> Result<bool> {
        Ok(true)
    }

    /// gestureRecognizer:shouldReceiveEvent:; default true (SPEC 169).
    fn should_receive_event(&self, this: &GestureRecognizer, event: &Event) -> Result<bool> {
        Ok(true)
    }

    /// gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:; default false (SPEC
    /// 185).
    fn should_recognize_simultaneously_with(&self, this: &GestureRecognizer, other: &GestureRecognizer) -> Result<bool> {
        Ok(false)
    }

    /// gestureRecognizer:shouldRequireFailureOfGestureRecognizer:; default false (SPEC 181).
    fn should_require_failure_of(&self, this: &GestureRecognizer, other: &GestureRecognizer) -> Result<bool> {
        Ok(false)
    }

    /// gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:; default false (SPEC 181).
    fn should_be_required_to_fail_by(&self, this: &GestureRecognizer, other: &GestureRecognizer) -> Result<bool> {
        Ok(false)
    }

    /// gestureRecognizer:shouldReceivePress:; default true (SPEC 271).
    fn should_receive_press(&self, this: &GestureRecognizer, press: &Press) -> Result<bool> {
        Ok(true)
    }
}

impl<T: GestureRecognizerDelegate + ?Sized> GestureRecognizerDelegate for Rc<T> {
    fn implemented(&self) -> &'static [&'static str] {
        (**self).implemented()
    }

    fn should_begin(&self, this: &GestureRecognizer) -> Result<bool> {
        (**self).should_begin(this)
    }

    fn should_receive_touch(&self, this: &GestureRecognizer, touch: &Touch) -> Result<bool> {
        (**self).should_receive_touch(this, touch)
    }

    fn should_receive_event(&self, this: &GestureRecognizer, event: &Event) -> Result<bool> {
        (**self).should_receive_event(this, event)
    }

    fn should_recognize_simultaneously_with(&self, this: &GestureRecognizer, other: &GestureRecognizer) -> Result<bool> {
        (**self).should_recognize_simultaneously_with(this, other)
    }

    fn should_require_failure_of(&self, this: &GestureRecognizer, other: &GestureRecognizer) -> Result<bool> {
        (**self).should_require_failure_of(this, other)
    }

    fn should_be_required_to_fail_by(&self, this: &GestureRecognizer, other: &GestureRecognizer) -> Result<bool> {
        (**self).should_be_required_to_fail_by(this, other)
    }

    fn should_receive_press(&self, this: &GestureRecognizer, press: &Press) -> Result<bool> {
        (**self).should_receive_press(this, press)
    }
}

/// The delegate of a text field. Every function may be None (SPEC 306). Any of them may remove or
/// destroy the text field.
///
/// Written inside of [`methods!`], which lists what is implemented; the library asks for nothing else.
pub trait TextFieldDelegate {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
    {
        // A delegate is set, and overrides nothing.
    }

    /// textFieldShouldBeginEditing:, called by canBecomeFirstResponder; default true (SPEC 325).
    fn should_begin_editing(&self, this: &TextField) -> Result<bool> {
        Ok(true)
    }

    /// textFieldDidBeginEditing:, before editingDidBegin (SPEC 325).
    fn did_begin_editing(&self, this: &TextField) -> Result<()> {
        Ok(())
    }

    /// textFieldShouldEndEditing:, called by canResignFirstResponder; default true (SPEC 325).
    fn should_end_editing(&self, this: &TextField) -> Result<bool> {
        Ok(true)
    }

    /// textFieldDidEndEditing:reason:, before editingDidEnd (SPEC 325).
    fn did_end_editing(&self, this: &TextField, reason: TextEndReason) -> Result<()> {
        Ok(())
    }

    /// textField:shouldChangeCharactersInRange:replacementString:; default true (SPEC 326).
    fn should_change_characters(&self, this: &TextField, start: usize, end: usize, replacement: &str) -> Result<bool> {
        Ok(true)
    }

    /// textFieldDidChangeSelection:, for every cause (SPEC 328).
    fn did_change_selection(&self, this: &TextField) -> Result<()> {
        Ok(())
    }

    /// textFieldShouldClear:; default true (SPEC 333).
    fn should_clear(&self, this: &TextField) -> Result<bool> {
        Ok(true)
    }

    /// textFieldShouldReturn:, whether the return key sends editingDidEndOnExit and
    /// primaryActionTriggered; default true (SPEC 279).
    fn should_return(&self, this: &TextField) -> Result<bool> {
        Ok(true)
    }

    /// Where a touch puts the insertion point; default: at the end (SPEC 334).
    fn closest_position(&self, this: &TextField, point: Point) -> Result<usize> {
        Ok(usize::MAX)
    }
}

impl<T: TextFieldDelegate + ?Sized> TextFieldDelegate for Rc<T> {
    fn implemented(&self) -> &'static [&'static str] {
        (**self).implemented()
    }

    fn should_begin_editing(&self, this: &TextField) -> Result<bool> {
        (**self).should_begin_editing(this)
    }

    fn did_begin_editing(&self, this: &TextField) -> Result<()> {
        (**self).did_begin_editing(this)
    }

    fn should_end_editing(&self, this: &TextField) -> Result<bool> {
        (**self).should_end_editing(this)
    }

    fn did_end_editing(&self, this: &TextField, reason: TextEndReason) -> Result<()> {
        (**self).did_end_editing(this, reason)
    }

    fn should_change_characters(&self, this: &TextField, start: usize, end: usize, replacement: &str) -> Result<bool> {
        (**self).should_change_characters(this, start, end, replacement)
    }

    fn did_change_selection(&self, this: &TextField) -> Result<()> {
        (**self).did_change_selection(this)
    }

    fn should_clear(&self, this: &TextField) -> Result<bool> {
        (**self).should_clear(this)
    }

    fn should_return(&self, this: &TextField) -> Result<bool> {
        (**self).should_return(this)
    }

    fn closest_position(&self, this: &TextField, point: Point) -> Result<usize> {
        (**self).closest_position(this, point)
    }
}

/// The delegate of a scroll view. Every function may be None (SPEC 306). Any of them may remove or
/// destroy the scroll view.
///
/// Written inside of [`methods!`], which lists what is implemented; the library asks for nothing else.
pub trait ScrollViewDelegate {
    /// The names of the methods that the library is to call; [`methods!`] writes it.
    fn implemented(&self) -> &'static [&'static str];

    #[doc(hidden)]
    fn enter(this: Rc<Self>, tables: &mut Tables)
    where
        Self: Sized + 'static,
    {
        // A delegate is set, and overrides nothing.
    }

    /// scrollViewDidScroll: contentOffset has changed, whatever the cause.
    fn did_scroll(&self, this: &ScrollView) -> Result<()> {
        Ok(())
    }

    /// scrollViewDidZoom: zoomScale has changed.
    fn did_zoom(&self, this: &ScrollView) -> Result<()> {
        Ok(())
    }

    /// scrollViewWillBeginDragging: (SPEC 260).
    fn will_begin_dragging(&self, this: &ScrollView) -> Result<()> {
        Ok(())
    }

    /// scrollViewWillEndDragging:withVelocity:targetContentOffset: (SPEC 260, 261).
    fn will_end_dragging(&self, this: &ScrollView, velocity: Point, target: &mut Point) -> Result<()> {
        Ok(())
    }

    /// scrollViewDidEndDragging:willDecelerate: (SPEC 260, 262).
    fn did_end_dragging(&self, this: &ScrollView, will_decelerate: bool) -> Result<()> {
        Ok(())
    }

    /// scrollViewWillBeginDecelerating: (SPEC 260).
    fn will_begin_decelerating(&self, this: &ScrollView) -> Result<()> {
        Ok(())
    }

    /// scrollViewDidEndDecelerating: (SPEC 259, 260, 263).
    fn did_end_decelerating(&self, this: &ScrollView) -> Result<()> {
        Ok(())
    }

    /// scrollViewDidEndScrollingAnimation: (SPEC 267).
    fn did_end_scrolling_animation(&self, this: &ScrollView) -> Result<()> {
        Ok(())
    }

    /// viewForZoomingInScrollView:; without it nothing zooms (SPEC 268).
    fn view_for_zooming(&self, this: &ScrollView) -> Result<Option<View>> {
        Ok(None)
    }

    /// scrollViewWillBeginZooming:withView:.
    fn will_begin_zooming(&self, this: &ScrollView, view: &View) -> Result<()> {
        Ok(())
    }

    /// scrollViewDidEndZooming:withView:atScale:, after the scale has bounced back.
    fn did_end_zooming(&self, this: &ScrollView, view: &View, scale: f64) -> Result<()> {
        Ok(())
    }

    /// scrollViewShouldScrollToTop:; default true.
    fn should_scroll_to_top(&self, this: &ScrollView) -> Result<bool> {
        Ok(true)
    }

    /// scrollViewDidScrollToTop:.
    fn did_scroll_to_top(&self, this: &ScrollView) -> Result<()> {
        Ok(())
    }
}

impl<T: ScrollViewDelegate + ?Sized> ScrollViewDelegate for Rc<T> {
    fn implemented(&self) -> &'static [&'static str] {
        (**self).implemented()
    }

    fn did_scroll(&self, this: &ScrollView) -> Result<()> {
        (**self).did_scroll(this)
    }

    fn did_zoom(&self, this: &ScrollView) -> Result<()> {
        (**self).did_zoom(this)
    }

    fn will_begin_dragging(&self, this: &ScrollView) -> Result<()> {
        (**self).will_begin_dragging(this)
    }

    fn will_end_dragging(&self, this: &ScrollView, velocity: Point, target: &mut Point) -> Result<()> {
        (**self).will_end_dragging(this, velocity, target)
    }

    fn did_end_dragging(&self, this: &ScrollView, will_decelerate: bool) -> Result<()> {
        (**self).did_end_dragging(this, will_decelerate)
    }

    fn will_begin_decelerating(&self, this: &ScrollView) -> Result<()> {
        (**self).will_begin_decelerating(this)
    }

    fn did_end_decelerating(&self, this: &ScrollView) -> Result<()> {
        (**self).did_end_decelerating(this)
    }

    fn did_end_scrolling_animation(&self, this: &ScrollView) -> Result<()> {
        (**self).did_end_scrolling_animation(this)
    }

    fn view_for_zooming(&self, this: &ScrollView) -> Result<Option<View>> {
        (**self).view_for_zooming(this)
    }

    fn will_begin_zooming(&self, this: &ScrollView, view: &View) -> Result<()> {
        (**self).will_begin_zooming(this, view)
    }

    fn did_end_zooming(&self, this: &ScrollView, view: &View, scale: f64) -> Result<()> {
        (**self).did_end_zooming(this, view, scale)
    }

    fn should_scroll_to_top(&self, this: &ScrollView) -> Result<bool> {
        (**self).should_scroll_to_top(this)
    }

    fn did_scroll_to_top(&self, this: &ScrollView) -> Result<()> {
        (**self).did_scroll_to_top(this)
    }
}

/// The inherited methods of the object whose method is running.
impl Super<'_, Application> {
    /// The inherited `send_event`.
    pub fn send_event(&self, event: &Event) -> Result<()> {
        check(|| unsafe { sys::rk_super_application_send_event(self.class(), self.this(), event.raw().cast()) })
    }
}

/// The inherited methods of the object whose method is running.
impl Super<'_, Control> {
    /// The inherited `begin_tracking`.
    pub fn begin_tracking(&self, touch: &Touch, event: &Event) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_begin_tracking(self.class(), self.this(), touch.raw().cast(), event.raw().cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `continue_tracking`.
    pub fn continue_tracking(&self, touch: &Touch, event: &Event) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_continue_tracking(self.class(), self.this(), touch.raw().cast(), event.raw().cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `end_tracking`.
    pub fn end_tracking(&self, touch: &Touch, event: &Event) -> Result<()> {
        check(|| unsafe { sys::rk_super_end_tracking(self.class(), self.this(), touch.raw().cast(), event.raw().cast()) })
    }
    /// The inherited `cancel_tracking`.
    pub fn cancel_tracking(&self, event: Option<&Event>) -> Result<()> {
        check(|| unsafe { sys::rk_super_cancel_tracking(self.class(), self.this(), raw_or_null(event).cast()) })
    }
    /// The inherited `send_action`.
    pub fn send_action(&self, selector: &str, target: Option<&Object>, event: Option<&Event>) -> Result<()> {
        let selector = text_in(selector)?;
        check(|| unsafe { sys::rk_super_send_action(self.class(), self.this(), selector.as_ptr(), raw_or_null(target).cast(), raw_or_null(event).cast()) })
    }
}

/// The inherited methods of the object whose method is running.
impl Super<'_, ViewController> {
    /// The inherited `load_view`.
    pub fn load_view(&self) -> Result<()> {
        check(|| unsafe { sys::rk_super_load_view(self.class(), self.this()) })
    }
    /// The inherited `view_did_load`.
    pub fn view_did_load(&self) -> Result<()> {
        check(|| unsafe { sys::rk_super_view_did_load(self.class(), self.this()) })
    }
    /// The inherited `view_will_appear`.
    pub fn view_will_appear(&self, animated: bool) -> Result<()> {
        check(|| unsafe { sys::rk_super_view_will_appear(self.class(), self.this(), animated) })
    }
    /// The inherited `view_is_appearing`.
    pub fn view_is_appearing(&self, animated: bool) -> Result<()> {
        check(|| unsafe { sys::rk_super_view_is_appearing(self.class(), self.this(), animated) })
    }
    /// The inherited `view_did_appear`.
    pub fn view_did_appear(&self, animated: bool) -> Result<()> {
        check(|| unsafe { sys::rk_super_view_did_appear(self.class(), self.this(), animated) })
    }
    /// The inherited `view_will_disappear`.
    pub fn view_will_disappear(&self, animated: bool) -> Result<()> {
        check(|| unsafe { sys::rk_super_view_will_disappear(self.class(), self.this(), animated) })
    }
    /// The inherited `view_did_disappear`.
    pub fn view_did_disappear(&self, animated: bool) -> Result<()> {
        check(|| unsafe { sys::rk_super_view_did_disappear(self.class(), self.this(), animated) })
    }
    /// The inherited `should_automatically_forward_appearance_methods`.
    pub fn should_automatically_forward_appearance_methods(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_should_automatically_forward_appearance_methods(self.class(), self.this(), &mut out) })?;
        Ok(out)
    }
}

/// The inherited methods of the object whose method is running.
impl Super<'_, View> {
    /// The inherited `hit_test`.
    pub fn hit_test(&self, point: Point, event: Option<&Event>) -> Result<Option<View>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_super_hit_test(self.class(), self.this(), point, raw_or_null(event).cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }
    /// The inherited `point_inside`.
    pub fn point_inside(&self, point: Point, event: Option<&Event>) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_point_inside(self.class(), self.this(), point, raw_or_null(event).cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `will_move_to_superview`.
    pub fn will_move_to_superview(&self, other: Option<&View>) -> Result<()> {
        check(|| unsafe { sys::rk_super_will_move_to_superview(self.class(), self.this(), raw_or_null(other).cast()) })
    }
    /// The inherited `did_move_to_superview`.
    pub fn did_move_to_superview(&self) -> Result<()> {
        check(|| unsafe { sys::rk_super_did_move_to_superview(self.class(), self.this()) })
    }
    /// The inherited `will_move_to_window`.
    pub fn will_move_to_window(&self, window: Option<&Window>) -> Result<()> {
        check(|| unsafe { sys::rk_super_will_move_to_window(self.class(), self.this(), raw_or_null(window).cast()) })
    }
    /// The inherited `did_move_to_window`.
    pub fn did_move_to_window(&self) -> Result<()> {
        check(|| unsafe { sys::rk_super_did_move_to_window(self.class(), self.this()) })
    }
    /// The inherited `did_add_subview`.
    pub fn did_add_subview(&self, other: &View) -> Result<()> {
        check(|| unsafe { sys::rk_super_did_add_subview(self.class(), self.this(), other.raw().cast()) })
    }
    /// The inherited `will_remove_subview`.
    pub fn will_remove_subview(&self, other: &View) -> Result<()> {
        check(|| unsafe { sys::rk_super_will_remove_subview(self.class(), self.this(), other.raw().cast()) })
    }
    /// The inherited `gesture_recognizer_should_begin`.
    pub fn gesture_recognizer_should_begin(&self, recognizer: &GestureRecognizer) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_gesture_recognizer_should_begin(self.class(), self.this(), recognizer.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

/// The inherited methods of the object whose method is running.
impl Super<'_, GestureRecognizer> {
    /// The inherited `touches_began`.
    pub fn touches_began(&self, touches: &[Touch], event: &Event) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_touches_began(self.class(), self.this(), touches.as_ptr(), touches.len(), event.raw().cast()) })
    }
    /// The inherited `touches_moved`.
    pub fn touches_moved(&self, touches: &[Touch], event: &Event) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_touches_moved(self.class(), self.this(), touches.as_ptr(), touches.len(), event.raw().cast()) })
    }
    /// The inherited `touches_ended`.
    pub fn touches_ended(&self, touches: &[Touch], event: &Event) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_touches_ended(self.class(), self.this(), touches.as_ptr(), touches.len(), event.raw().cast()) })
    }
    /// The inherited `touches_cancelled`.
    pub fn touches_cancelled(&self, touches: &[Touch], event: &Event) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_touches_cancelled(self.class(), self.this(), touches.as_ptr(), touches.len(), event.raw().cast()) })
    }
    /// The inherited `reset`.
    pub fn reset(&self) -> Result<()> {
        check(|| unsafe { sys::rk_super_gesture_reset(self.class(), self.this()) })
    }
    /// The inherited `can_prevent`.
    pub fn can_prevent(&self, other: &GestureRecognizer) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_gesture_can_prevent(self.class(), self.this(), other.raw().cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `can_be_prevented_by`.
    pub fn can_be_prevented_by(&self, other: &GestureRecognizer) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_gesture_can_be_prevented_by(self.class(), self.this(), other.raw().cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `should_require_failure_of`.
    pub fn should_require_failure_of(&self, other: &GestureRecognizer) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_gesture_should_require_failure_of(self.class(), self.this(), other.raw().cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `should_be_required_to_fail_by`.
    pub fn should_be_required_to_fail_by(&self, other: &GestureRecognizer) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_gesture_should_be_required_to_fail_by(self.class(), self.this(), other.raw().cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `should_receive_event`.
    pub fn should_receive_event(&self, event: &Event) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_gesture_should_receive_event(self.class(), self.this(), event.raw().cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `presses_began`.
    pub fn presses_began(&self, presses: &[Press], event: &Event) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_presses_began(self.class(), self.this(), presses.as_ptr(), presses.len(), event.raw().cast()) })
    }
    /// The inherited `presses_changed`.
    pub fn presses_changed(&self, presses: &[Press], event: &Event) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_presses_changed(self.class(), self.this(), presses.as_ptr(), presses.len(), event.raw().cast()) })
    }
    /// The inherited `presses_ended`.
    pub fn presses_ended(&self, presses: &[Press], event: &Event) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_presses_ended(self.class(), self.this(), presses.as_ptr(), presses.len(), event.raw().cast()) })
    }
    /// The inherited `presses_cancelled`.
    pub fn presses_cancelled(&self, presses: &[Press], event: &Event) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_presses_cancelled(self.class(), self.this(), presses.as_ptr(), presses.len(), event.raw().cast()) })
    }
    /// The inherited `touches_estimated_properties_updated`.
    pub fn touches_estimated_properties_updated(&self, touches: &[Touch]) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_gesture_touches_estimated_properties_updated(self.class(), self.this(), touches.as_ptr(), touches.len()) })
    }
}

/// The inherited methods of the object whose method is running.
impl Super<'_, Responder> {
    /// The inherited `next_responder`.
    pub fn next_responder(&self) -> Result<Option<Responder>> {
        let mut out = null_mut();
        check(|| unsafe { sys::rk_super_next_responder(self.class(), self.this(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }
    /// The inherited `touches_began`.
    pub fn touches_began(&self, touches: &[Touch], event: Option<&Event>) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_touches_began(self.class(), self.this(), touches.as_ptr(), touches.len(), raw_or_null(event).cast()) })
    }
    /// The inherited `touches_moved`.
    pub fn touches_moved(&self, touches: &[Touch], event: Option<&Event>) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_touches_moved(self.class(), self.this(), touches.as_ptr(), touches.len(), raw_or_null(event).cast()) })
    }
    /// The inherited `touches_ended`.
    pub fn touches_ended(&self, touches: &[Touch], event: Option<&Event>) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_touches_ended(self.class(), self.this(), touches.as_ptr(), touches.len(), raw_or_null(event).cast()) })
    }
    /// The inherited `touches_cancelled`.
    pub fn touches_cancelled(&self, touches: &[Touch], event: Option<&Event>) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_touches_cancelled(self.class(), self.this(), touches.as_ptr(), touches.len(), raw_or_null(event).cast()) })
    }
    /// The inherited `can_become_first_responder`.
    pub fn can_become_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_can_become_first_responder(self.class(), self.this(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `become_first_responder`.
    pub fn become_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_become_first_responder(self.class(), self.this(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `can_resign_first_responder`.
    pub fn can_resign_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_can_resign_first_responder(self.class(), self.this(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `resign_first_responder`.
    pub fn resign_first_responder(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_resign_first_responder(self.class(), self.this(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `can_perform_action`.
    pub fn can_perform_action(&self, selector: &str, sender: Option<&Object>) -> Result<bool> {
        let selector = text_in(selector)?;
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_can_perform_action(self.class(), self.this(), selector.as_ptr(), raw_or_null(sender).cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `target_for_action`.
    pub fn target_for_action(&self, selector: &str, sender: Option<&Object>) -> Result<Option<Responder>> {
        let selector = text_in(selector)?;
        let mut out = null_mut();
        check(|| unsafe { sys::rk_super_target_for_action(self.class(), self.this(), selector.as_ptr(), raw_or_null(sender).cast(), &mut out) })?;
        Ok(borrowed_or_none(out.cast()))
    }
    /// The inherited `presses_began`.
    pub fn presses_began(&self, presses: &[Press], event: Option<&Event>) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_presses_began(self.class(), self.this(), presses.as_ptr(), presses.len(), raw_or_null(event).cast()) })
    }
    /// The inherited `presses_changed`.
    pub fn presses_changed(&self, presses: &[Press], event: Option<&Event>) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_presses_changed(self.class(), self.this(), presses.as_ptr(), presses.len(), raw_or_null(event).cast()) })
    }
    /// The inherited `presses_ended`.
    pub fn presses_ended(&self, presses: &[Press], event: Option<&Event>) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_presses_ended(self.class(), self.this(), presses.as_ptr(), presses.len(), raw_or_null(event).cast()) })
    }
    /// The inherited `presses_cancelled`.
    pub fn presses_cancelled(&self, presses: &[Press], event: Option<&Event>) -> Result<()> {
        let presses: Vec<sys::RKPressRef> = presses.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_presses_cancelled(self.class(), self.this(), presses.as_ptr(), presses.len(), raw_or_null(event).cast()) })
    }
    /// The inherited `motion_began`.
    pub fn motion_began(&self, motion: EventSubtype, event: Option<&Event>) -> Result<()> {
        check(|| unsafe { sys::rk_super_motion_began(self.class(), self.this(), motion, raw_or_null(event).cast()) })
    }
    /// The inherited `motion_ended`.
    pub fn motion_ended(&self, motion: EventSubtype, event: Option<&Event>) -> Result<()> {
        check(|| unsafe { sys::rk_super_motion_ended(self.class(), self.this(), motion, raw_or_null(event).cast()) })
    }
    /// The inherited `motion_cancelled`.
    pub fn motion_cancelled(&self, motion: EventSubtype, event: Option<&Event>) -> Result<()> {
        check(|| unsafe { sys::rk_super_motion_cancelled(self.class(), self.this(), motion, raw_or_null(event).cast()) })
    }
    /// The inherited `remote_control_received`.
    pub fn remote_control_received(&self, event: Option<&Event>) -> Result<()> {
        check(|| unsafe { sys::rk_super_remote_control_received(self.class(), self.this(), raw_or_null(event).cast()) })
    }
    /// The inherited `insert_text`.
    pub fn insert_text(&self, text: &str) -> Result<()> {
        let text = text_in(text)?;
        check(|| unsafe { sys::rk_super_insert_text(self.class(), self.this(), text.as_ptr()) })
    }
    /// The inherited `delete_backward`.
    pub fn delete_backward(&self) -> Result<()> {
        check(|| unsafe { sys::rk_super_delete_backward(self.class(), self.this()) })
    }
    /// The inherited `has_text`.
    pub fn has_text(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_has_text(self.class(), self.this(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `touches_estimated_properties_updated`.
    pub fn touches_estimated_properties_updated(&self, touches: &[Touch]) -> Result<()> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        check(|| unsafe { sys::rk_super_touches_estimated_properties_updated(self.class(), self.this(), touches.as_ptr(), touches.len()) })
    }
}

/// The inherited methods of the object whose method is running.
impl Super<'_, Window> {
    /// The inherited `send_event`.
    pub fn send_event(&self, event: &Event) -> Result<()> {
        check(|| unsafe { sys::rk_super_window_send_event(self.class(), self.this(), event.raw().cast()) })
    }
    /// The inherited `become_key_window`.
    pub fn become_key_window(&self) -> Result<()> {
        check(|| unsafe { sys::rk_super_become_key_window(self.class(), self.this()) })
    }
    /// The inherited `resign_key_window`.
    pub fn resign_key_window(&self) -> Result<()> {
        check(|| unsafe { sys::rk_super_resign_key_window(self.class(), self.this()) })
    }
    /// The inherited `can_become_key_window`.
    pub fn can_become_key_window(&self) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_can_become_key_window(self.class(), self.this(), &mut out) })?;
        Ok(out)
    }
}

/// The inherited methods of the object whose method is running.
impl Super<'_, ScrollView> {
    /// The inherited `touches_should_begin`.
    pub fn touches_should_begin(&self, touches: &[Touch], event: &Event, view: &View) -> Result<bool> {
        let touches: Vec<sys::RKTouchRef> = touches.iter().map(|one| one.raw().cast()).collect();
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_touches_should_begin(self.class(), self.this(), touches.as_ptr(), touches.len(), event.raw().cast(), view.raw().cast(), &mut out) })?;
        Ok(out)
    }
    /// The inherited `touches_should_cancel`.
    pub fn touches_should_cancel(&self, view: &View) -> Result<bool> {
        let mut out = bool::default();
        check(|| unsafe { sys::rk_super_touches_should_cancel(self.class(), self.this(), view.raw().cast(), &mut out) })?;
        Ok(out)
    }
}

/// The methods of a class or of an instance.
#[doc(hidden)]
#[derive(Default)]
pub struct Tables {
    /// What they belong to, for `Object::methods`.
    pub(crate) values: Vec<Value>,
    pub(crate) actions: Vec<Action>,
    pub(crate) application: Option<Box<dyn ApplicationMethods<Object>>>,
    pub(crate) control: Option<Box<dyn ControlMethods<Object>>>,
    pub(crate) view_controller: Option<Box<dyn ViewControllerMethods<Object>>>,
    pub(crate) view: Option<Box<dyn ViewMethods<Object>>>,
    pub(crate) gesture_recognizer: Option<Box<dyn GestureRecognizerMethods<Object>>>,
    pub(crate) responder: Option<Box<dyn ResponderMethods<Object>>>,
    pub(crate) window: Option<Box<dyn WindowMethods<Object>>>,
    pub(crate) scroll_view: Option<Box<dyn ScrollViewMethods<Object>>>,
}

impl Tables {
    /// Take over the tables that others have.
    pub(crate) fn take_tables(&mut self, more: Tables) {
        self.application = more.application.or_else(|| self.application.take());
        self.control = more.control.or_else(|| self.control.take());
        self.view_controller = more.view_controller.or_else(|| self.view_controller.take());
        self.view = more.view.or_else(|| self.view.take());
        self.gesture_recognizer = more.gesture_recognizer.or_else(|| self.gesture_recognizer.take());
        self.responder = more.responder.or_else(|| self.responder.take());
        self.window = more.window.or_else(|| self.window.take());
        self.scroll_view = more.scroll_view.or_else(|| self.scroll_view.take());
    }
}

/// The same for C: a table for each trait that the class implements.
pub(crate) struct RawTables {
    application: Option<sys::RKApplicationMethods>,
    control: Option<sys::RKControlMethods>,
    view_controller: Option<sys::RKViewControllerMethods>,
    view: Option<sys::RKViewMethods>,
    gesture_recognizer: Option<sys::RKGestureRecognizerMethods>,
    responder: Option<sys::RKResponderMethods>,
    window: Option<sys::RKWindowMethods>,
    scroll_view: Option<sys::RKScrollViewMethods>,
}

impl RawTables {
    pub(crate) fn of(tables: &Tables) -> Self {
        Self {
            application: tables.application.as_ref().map(|methods| application_table(methods.implemented())),
            control: tables.control.as_ref().map(|methods| control_table(methods.implemented())),
            view_controller: tables.view_controller.as_ref().map(|methods| view_controller_table(methods.implemented())),
            view: tables.view.as_ref().map(|methods| view_table(methods.implemented())),
            gesture_recognizer: tables.gesture_recognizer.as_ref().map(|methods| gesture_recognizer_table(methods.implemented())),
            responder: tables.responder.as_ref().map(|methods| responder_table(methods.implemented())),
            window: tables.window.as_ref().map(|methods| window_table(methods.implemented())),
            scroll_view: tables.scroll_view.as_ref().map(|methods| scroll_view_table(methods.implemented())),
        }
    }

    /// Let a descriptor point to the tables.
    pub(crate) fn enter(&self, desc: &mut sys::RKClassDesc) {
        fn pointer<T>(table: &Option<T>) -> *const T {
            table.as_ref().map_or(std::ptr::null(), |table| table)
        }
        desc.application_methods = pointer(&self.application);
        desc.control_methods = pointer(&self.control);
        desc.view_controller_methods = pointer(&self.view_controller);
        desc.view_methods = pointer(&self.view);
        desc.gesture_recognizer_methods = pointer(&self.gesture_recognizer);
        desc.responder_methods = pointer(&self.responder);
        desc.window_methods = pointer(&self.window);
        desc.scroll_view_methods = pointer(&self.scroll_view);
    }
}


fn application_table(implemented: &[&str]) -> sys::RKApplicationMethods {
    let mut table = sys::RKApplicationMethods::default();
    for name in implemented {
        match *name {
            "send_event" => table.send_event = Some(applicationmethods_send_event),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn applicationmethods_send_event(this: sys::RKApplicationRef, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Application>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.application.as_ref()) {
            Some(methods) => methods.send_event(&this, &event, &sup)?,
            None => sup.send_event(&event)?,
        };
        Ok(answer)
    })
}

fn control_table(implemented: &[&str]) -> sys::RKControlMethods {
    let mut table = sys::RKControlMethods::default();
    for name in implemented {
        match *name {
            "begin_tracking" => table.begin_tracking = Some(controlmethods_begin_tracking),
            "continue_tracking" => table.continue_tracking = Some(controlmethods_continue_tracking),
            "end_tracking" => table.end_tracking = Some(controlmethods_end_tracking),
            "cancel_tracking" => table.cancel_tracking = Some(controlmethods_cancel_tracking),
            "send_action" => table.send_action = Some(controlmethods_send_action),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn controlmethods_begin_tracking(this: sys::RKControlRef, touch: sys::RKTouchRef, event: sys::RKEventRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Control>::new(class, &this);
        let tables = record.of(this.raw());
        let touch = borrowed::<Touch>(touch.cast());
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.control.as_ref()) {
            Some(methods) => methods.begin_tracking(&this, &touch, &event, &sup)?,
            None => sup.begin_tracking(&touch, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn controlmethods_continue_tracking(this: sys::RKControlRef, touch: sys::RKTouchRef, event: sys::RKEventRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Control>::new(class, &this);
        let tables = record.of(this.raw());
        let touch = borrowed::<Touch>(touch.cast());
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.control.as_ref()) {
            Some(methods) => methods.continue_tracking(&this, &touch, &event, &sup)?,
            None => sup.continue_tracking(&touch, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn controlmethods_end_tracking(this: sys::RKControlRef, touch: sys::RKTouchRef, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Control>::new(class, &this);
        let tables = record.of(this.raw());
        let touch = borrowed::<Touch>(touch.cast());
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.control.as_ref()) {
            Some(methods) => methods.end_tracking(&this, &touch, &event, &sup)?,
            None => sup.end_tracking(&touch, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn controlmethods_cancel_tracking(this: sys::RKControlRef, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Control>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.control.as_ref()) {
            Some(methods) => methods.cancel_tracking(&this, event.as_ref(), &sup)?,
            None => sup.cancel_tracking(event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn controlmethods_send_action(this: sys::RKControlRef, selector: *const c_char, target: sys::RKObjectRef, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Control>::new(class, &this);
        let tables = record.of(this.raw());
        let selector = crate::error::text(selector).unwrap_or_default();
        let target = borrowed_or_none::<Object>(target.cast());
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.control.as_ref()) {
            Some(methods) => methods.send_action(&this, &selector, target.as_ref(), event.as_ref(), &sup)?,
            None => sup.send_action(&selector, target.as_ref(), event.as_ref())?,
        };
        Ok(answer)
    })
}

fn view_controller_table(implemented: &[&str]) -> sys::RKViewControllerMethods {
    let mut table = sys::RKViewControllerMethods::default();
    for name in implemented {
        match *name {
            "load_view" => table.load_view = Some(viewcontrollermethods_load_view),
            "view_did_load" => table.view_did_load = Some(viewcontrollermethods_view_did_load),
            "view_will_appear" => table.view_will_appear = Some(viewcontrollermethods_view_will_appear),
            "view_is_appearing" => table.view_is_appearing = Some(viewcontrollermethods_view_is_appearing),
            "view_did_appear" => table.view_did_appear = Some(viewcontrollermethods_view_did_appear),
            "view_will_disappear" => table.view_will_disappear = Some(viewcontrollermethods_view_will_disappear),
            "view_did_disappear" => table.view_did_disappear = Some(viewcontrollermethods_view_did_disappear),
            "should_automatically_forward_appearance_methods" => table.should_automatically_forward_appearance_methods = Some(viewcontrollermethods_should_automatically_forward_appearance_methods),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn viewcontrollermethods_load_view(this: sys::RKViewControllerRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<ViewController>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view_controller.as_ref()) {
            Some(methods) => methods.load_view(&this, &sup)?,
            None => sup.load_view()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewcontrollermethods_view_did_load(this: sys::RKViewControllerRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<ViewController>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view_controller.as_ref()) {
            Some(methods) => methods.view_did_load(&this, &sup)?,
            None => sup.view_did_load()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewcontrollermethods_view_will_appear(this: sys::RKViewControllerRef, animated: bool, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<ViewController>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view_controller.as_ref()) {
            Some(methods) => methods.view_will_appear(&this, animated, &sup)?,
            None => sup.view_will_appear(animated)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewcontrollermethods_view_is_appearing(this: sys::RKViewControllerRef, animated: bool, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<ViewController>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view_controller.as_ref()) {
            Some(methods) => methods.view_is_appearing(&this, animated, &sup)?,
            None => sup.view_is_appearing(animated)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewcontrollermethods_view_did_appear(this: sys::RKViewControllerRef, animated: bool, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<ViewController>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view_controller.as_ref()) {
            Some(methods) => methods.view_did_appear(&this, animated, &sup)?,
            None => sup.view_did_appear(animated)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewcontrollermethods_view_will_disappear(this: sys::RKViewControllerRef, animated: bool, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<ViewController>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view_controller.as_ref()) {
            Some(methods) => methods.view_will_disappear(&this, animated, &sup)?,
            None => sup.view_will_disappear(animated)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewcontrollermethods_view_did_disappear(this: sys::RKViewControllerRef, animated: bool, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<ViewController>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view_controller.as_ref()) {
            Some(methods) => methods.view_did_disappear(&this, animated, &sup)?,
            None => sup.view_did_disappear(animated)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewcontrollermethods_should_automatically_forward_appearance_methods(this: sys::RKViewControllerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<ViewController>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view_controller.as_ref()) {
            Some(methods) => methods.should_automatically_forward_appearance_methods(&this, &sup)?,
            None => sup.should_automatically_forward_appearance_methods()?,
        };
        Ok(answer)
    })
}

fn view_table(implemented: &[&str]) -> sys::RKViewMethods {
    let mut table = sys::RKViewMethods::default();
    for name in implemented {
        match *name {
            "hit_test" => table.hit_test = Some(viewmethods_hit_test),
            "point_inside" => table.point_inside = Some(viewmethods_point_inside),
            "will_move_to_superview" => table.will_move_to_superview = Some(viewmethods_will_move_to_superview),
            "did_move_to_superview" => table.did_move_to_superview = Some(viewmethods_did_move_to_superview),
            "will_move_to_window" => table.will_move_to_window = Some(viewmethods_will_move_to_window),
            "did_move_to_window" => table.did_move_to_window = Some(viewmethods_did_move_to_window),
            "did_add_subview" => table.did_add_subview = Some(viewmethods_did_add_subview),
            "will_remove_subview" => table.will_remove_subview = Some(viewmethods_will_remove_subview),
            "gesture_recognizer_should_begin" => table.gesture_recognizer_should_begin = Some(viewmethods_gesture_recognizer_should_begin),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn viewmethods_hit_test(this: sys::RKViewRef, point: sys::RKPoint, event: sys::RKEventRef, userdata: *mut c_void) -> sys::RKViewRef {
    guard(null_mut(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(null_mut()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.hit_test(&this, point, event.as_ref(), &sup)?,
            None => sup.hit_test(point, event.as_ref())?,
        };
        Ok(returned(answer.map(Into::into)).cast())
    })
}

unsafe extern "C" fn viewmethods_point_inside(this: sys::RKViewRef, point: sys::RKPoint, event: sys::RKEventRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.point_inside(&this, point, event.as_ref(), &sup)?,
            None => sup.point_inside(point, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewmethods_will_move_to_superview(this: sys::RKViewRef, other: sys::RKViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let other = borrowed_or_none::<View>(other.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.will_move_to_superview(&this, other.as_ref(), &sup)?,
            None => sup.will_move_to_superview(other.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewmethods_did_move_to_superview(this: sys::RKViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.did_move_to_superview(&this, &sup)?,
            None => sup.did_move_to_superview()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewmethods_will_move_to_window(this: sys::RKViewRef, window: sys::RKWindowRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let window = borrowed_or_none::<Window>(window.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.will_move_to_window(&this, window.as_ref(), &sup)?,
            None => sup.will_move_to_window(window.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewmethods_did_move_to_window(this: sys::RKViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.did_move_to_window(&this, &sup)?,
            None => sup.did_move_to_window()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewmethods_did_add_subview(this: sys::RKViewRef, other: sys::RKViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let other = borrowed::<View>(other.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.did_add_subview(&this, &other, &sup)?,
            None => sup.did_add_subview(&other)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewmethods_will_remove_subview(this: sys::RKViewRef, other: sys::RKViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let other = borrowed::<View>(other.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.will_remove_subview(&this, &other, &sup)?,
            None => sup.will_remove_subview(&other)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn viewmethods_gesture_recognizer_should_begin(this: sys::RKViewRef, recognizer: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<View>::new(class, &this);
        let tables = record.of(this.raw());
        let recognizer = borrowed::<GestureRecognizer>(recognizer.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.view.as_ref()) {
            Some(methods) => methods.gesture_recognizer_should_begin(&this, &recognizer, &sup)?,
            None => sup.gesture_recognizer_should_begin(&recognizer)?,
        };
        Ok(answer)
    })
}

fn gesture_recognizer_table(implemented: &[&str]) -> sys::RKGestureRecognizerMethods {
    let mut table = sys::RKGestureRecognizerMethods::default();
    for name in implemented {
        match *name {
            "touches_began" => table.touches_began = Some(gesturerecognizermethods_touches_began),
            "touches_moved" => table.touches_moved = Some(gesturerecognizermethods_touches_moved),
            "touches_ended" => table.touches_ended = Some(gesturerecognizermethods_touches_ended),
            "touches_cancelled" => table.touches_cancelled = Some(gesturerecognizermethods_touches_cancelled),
            "reset" => table.reset = Some(gesturerecognizermethods_reset),
            "can_prevent" => table.can_prevent = Some(gesturerecognizermethods_can_prevent),
            "can_be_prevented_by" => table.can_be_prevented_by = Some(gesturerecognizermethods_can_be_prevented_by),
            "should_require_failure_of" => table.should_require_failure_of = Some(gesturerecognizermethods_should_require_failure_of),
            "should_be_required_to_fail_by" => table.should_be_required_to_fail_by = Some(gesturerecognizermethods_should_be_required_to_fail_by),
            "should_receive_event" => table.should_receive_event = Some(gesturerecognizermethods_should_receive_event),
            "presses_began" => table.presses_began = Some(gesturerecognizermethods_presses_began),
            "presses_changed" => table.presses_changed = Some(gesturerecognizermethods_presses_changed),
            "presses_ended" => table.presses_ended = Some(gesturerecognizermethods_presses_ended),
            "presses_cancelled" => table.presses_cancelled = Some(gesturerecognizermethods_presses_cancelled),
            "touches_estimated_properties_updated" => table.touches_estimated_properties_updated = Some(gesturerecognizermethods_touches_estimated_properties_updated),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn gesturerecognizermethods_touches_began(this: sys::RKGestureRecognizerRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.touches_began(&this, &touches, &event, &sup)?,
            None => sup.touches_began(&touches, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_touches_moved(this: sys::RKGestureRecognizerRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.touches_moved(&this, &touches, &event, &sup)?,
            None => sup.touches_moved(&touches, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_touches_ended(this: sys::RKGestureRecognizerRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.touches_ended(&this, &touches, &event, &sup)?,
            None => sup.touches_ended(&touches, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_touches_cancelled(this: sys::RKGestureRecognizerRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.touches_cancelled(&this, &touches, &event, &sup)?,
            None => sup.touches_cancelled(&touches, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_reset(this: sys::RKGestureRecognizerRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.reset(&this, &sup)?,
            None => sup.reset()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_can_prevent(this: sys::RKGestureRecognizerRef, other: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let other = borrowed::<GestureRecognizer>(other.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.can_prevent(&this, &other, &sup)?,
            None => sup.can_prevent(&other)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_can_be_prevented_by(this: sys::RKGestureRecognizerRef, other: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let other = borrowed::<GestureRecognizer>(other.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.can_be_prevented_by(&this, &other, &sup)?,
            None => sup.can_be_prevented_by(&other)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_should_require_failure_of(this: sys::RKGestureRecognizerRef, other: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let other = borrowed::<GestureRecognizer>(other.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.should_require_failure_of(&this, &other, &sup)?,
            None => sup.should_require_failure_of(&other)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_should_be_required_to_fail_by(this: sys::RKGestureRecognizerRef, other: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let other = borrowed::<GestureRecognizer>(other.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.should_be_required_to_fail_by(&this, &other, &sup)?,
            None => sup.should_be_required_to_fail_by(&other)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_should_receive_event(this: sys::RKGestureRecognizerRef, event: sys::RKEventRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.should_receive_event(&this, &event, &sup)?,
            None => sup.should_receive_event(&event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_presses_began(this: sys::RKGestureRecognizerRef, presses: *const sys::RKPressRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let presses = list::<Press, _>(presses, count);
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.presses_began(&this, &presses, &event, &sup)?,
            None => sup.presses_began(&presses, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_presses_changed(this: sys::RKGestureRecognizerRef, presses: *const sys::RKPressRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let presses = list::<Press, _>(presses, count);
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.presses_changed(&this, &presses, &event, &sup)?,
            None => sup.presses_changed(&presses, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_presses_ended(this: sys::RKGestureRecognizerRef, presses: *const sys::RKPressRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let presses = list::<Press, _>(presses, count);
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.presses_ended(&this, &presses, &event, &sup)?,
            None => sup.presses_ended(&presses, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_presses_cancelled(this: sys::RKGestureRecognizerRef, presses: *const sys::RKPressRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let presses = list::<Press, _>(presses, count);
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.presses_cancelled(&this, &presses, &event, &sup)?,
            None => sup.presses_cancelled(&presses, &event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizermethods_touches_estimated_properties_updated(this: sys::RKGestureRecognizerRef, touches: *const sys::RKTouchRef, count: usize, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<GestureRecognizer>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let answer = match tables.as_ref().and_then(|tables| tables.gesture_recognizer.as_ref()) {
            Some(methods) => methods.touches_estimated_properties_updated(&this, &touches, &sup)?,
            None => sup.touches_estimated_properties_updated(&touches)?,
        };
        Ok(answer)
    })
}

fn responder_table(implemented: &[&str]) -> sys::RKResponderMethods {
    let mut table = sys::RKResponderMethods::default();
    for name in implemented {
        match *name {
            "next_responder" => table.next_responder = Some(respondermethods_next_responder),
            "touches_began" => table.touches_began = Some(respondermethods_touches_began),
            "touches_moved" => table.touches_moved = Some(respondermethods_touches_moved),
            "touches_ended" => table.touches_ended = Some(respondermethods_touches_ended),
            "touches_cancelled" => table.touches_cancelled = Some(respondermethods_touches_cancelled),
            "can_become_first_responder" => table.can_become_first_responder = Some(respondermethods_can_become_first_responder),
            "become_first_responder" => table.become_first_responder = Some(respondermethods_become_first_responder),
            "can_resign_first_responder" => table.can_resign_first_responder = Some(respondermethods_can_resign_first_responder),
            "resign_first_responder" => table.resign_first_responder = Some(respondermethods_resign_first_responder),
            "can_perform_action" => table.can_perform_action = Some(respondermethods_can_perform_action),
            "target_for_action" => table.target_for_action = Some(respondermethods_target_for_action),
            "presses_began" => table.presses_began = Some(respondermethods_presses_began),
            "presses_changed" => table.presses_changed = Some(respondermethods_presses_changed),
            "presses_ended" => table.presses_ended = Some(respondermethods_presses_ended),
            "presses_cancelled" => table.presses_cancelled = Some(respondermethods_presses_cancelled),
            "motion_began" => table.motion_began = Some(respondermethods_motion_began),
            "motion_ended" => table.motion_ended = Some(respondermethods_motion_ended),
            "motion_cancelled" => table.motion_cancelled = Some(respondermethods_motion_cancelled),
            "remote_control_received" => table.remote_control_received = Some(respondermethods_remote_control_received),
            "insert_text" => table.insert_text = Some(respondermethods_insert_text),
            "delete_backward" => table.delete_backward = Some(respondermethods_delete_backward),
            "has_text" => table.has_text = Some(respondermethods_has_text),
            "touches_estimated_properties_updated" => table.touches_estimated_properties_updated = Some(respondermethods_touches_estimated_properties_updated),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn respondermethods_next_responder(this: sys::RKResponderRef, userdata: *mut c_void) -> sys::RKResponderRef {
    guard(null_mut(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(null_mut()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.next_responder(&this, &sup)?,
            None => sup.next_responder()?,
        };
        Ok(returned(answer.map(Into::into)).cast())
    })
}

unsafe extern "C" fn respondermethods_touches_began(this: sys::RKResponderRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.touches_began(&this, &touches, event.as_ref(), &sup)?,
            None => sup.touches_began(&touches, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_touches_moved(this: sys::RKResponderRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.touches_moved(&this, &touches, event.as_ref(), &sup)?,
            None => sup.touches_moved(&touches, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_touches_ended(this: sys::RKResponderRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.touches_ended(&this, &touches, event.as_ref(), &sup)?,
            None => sup.touches_ended(&touches, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_touches_cancelled(this: sys::RKResponderRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.touches_cancelled(&this, &touches, event.as_ref(), &sup)?,
            None => sup.touches_cancelled(&touches, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_can_become_first_responder(this: sys::RKResponderRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.can_become_first_responder(&this, &sup)?,
            None => sup.can_become_first_responder()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_become_first_responder(this: sys::RKResponderRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.become_first_responder(&this, &sup)?,
            None => sup.become_first_responder()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_can_resign_first_responder(this: sys::RKResponderRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.can_resign_first_responder(&this, &sup)?,
            None => sup.can_resign_first_responder()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_resign_first_responder(this: sys::RKResponderRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.resign_first_responder(&this, &sup)?,
            None => sup.resign_first_responder()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_can_perform_action(this: sys::RKResponderRef, selector: *const c_char, sender: sys::RKObjectRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let selector = crate::error::text(selector).unwrap_or_default();
        let sender = borrowed_or_none::<Object>(sender.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.can_perform_action(&this, &selector, sender.as_ref(), &sup)?,
            None => sup.can_perform_action(&selector, sender.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_target_for_action(this: sys::RKResponderRef, selector: *const c_char, sender: sys::RKObjectRef, userdata: *mut c_void) -> sys::RKResponderRef {
    guard(null_mut(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(null_mut()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let selector = crate::error::text(selector).unwrap_or_default();
        let sender = borrowed_or_none::<Object>(sender.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.target_for_action(&this, &selector, sender.as_ref(), &sup)?,
            None => sup.target_for_action(&selector, sender.as_ref())?,
        };
        Ok(returned(answer.map(Into::into)).cast())
    })
}

unsafe extern "C" fn respondermethods_presses_began(this: sys::RKResponderRef, presses: *const sys::RKPressRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let presses = list::<Press, _>(presses, count);
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.presses_began(&this, &presses, event.as_ref(), &sup)?,
            None => sup.presses_began(&presses, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_presses_changed(this: sys::RKResponderRef, presses: *const sys::RKPressRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let presses = list::<Press, _>(presses, count);
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.presses_changed(&this, &presses, event.as_ref(), &sup)?,
            None => sup.presses_changed(&presses, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_presses_ended(this: sys::RKResponderRef, presses: *const sys::RKPressRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let presses = list::<Press, _>(presses, count);
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.presses_ended(&this, &presses, event.as_ref(), &sup)?,
            None => sup.presses_ended(&presses, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_presses_cancelled(this: sys::RKResponderRef, presses: *const sys::RKPressRef, count: usize, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let presses = list::<Press, _>(presses, count);
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.presses_cancelled(&this, &presses, event.as_ref(), &sup)?,
            None => sup.presses_cancelled(&presses, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_motion_began(this: sys::RKResponderRef, motion: sys::RKEventSubtype, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.motion_began(&this, motion, event.as_ref(), &sup)?,
            None => sup.motion_began(motion, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_motion_ended(this: sys::RKResponderRef, motion: sys::RKEventSubtype, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.motion_ended(&this, motion, event.as_ref(), &sup)?,
            None => sup.motion_ended(motion, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_motion_cancelled(this: sys::RKResponderRef, motion: sys::RKEventSubtype, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.motion_cancelled(&this, motion, event.as_ref(), &sup)?,
            None => sup.motion_cancelled(motion, event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_remote_control_received(this: sys::RKResponderRef, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed_or_none::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.remote_control_received(&this, event.as_ref(), &sup)?,
            None => sup.remote_control_received(event.as_ref())?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_insert_text(this: sys::RKResponderRef, text: *const c_char, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let text = crate::error::text(text).unwrap_or_default();
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.insert_text(&this, &text, &sup)?,
            None => sup.insert_text(&text)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_delete_backward(this: sys::RKResponderRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.delete_backward(&this, &sup)?,
            None => sup.delete_backward()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_has_text(this: sys::RKResponderRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.has_text(&this, &sup)?,
            None => sup.has_text()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn respondermethods_touches_estimated_properties_updated(this: sys::RKResponderRef, touches: *const sys::RKTouchRef, count: usize, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Responder>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let answer = match tables.as_ref().and_then(|tables| tables.responder.as_ref()) {
            Some(methods) => methods.touches_estimated_properties_updated(&this, &touches, &sup)?,
            None => sup.touches_estimated_properties_updated(&touches)?,
        };
        Ok(answer)
    })
}

fn window_table(implemented: &[&str]) -> sys::RKWindowMethods {
    let mut table = sys::RKWindowMethods::default();
    for name in implemented {
        match *name {
            "send_event" => table.send_event = Some(windowmethods_send_event),
            "become_key_window" => table.become_key_window = Some(windowmethods_become_key_window),
            "resign_key_window" => table.resign_key_window = Some(windowmethods_resign_key_window),
            "can_become_key_window" => table.can_become_key_window = Some(windowmethods_can_become_key_window),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn windowmethods_send_event(this: sys::RKWindowRef, event: sys::RKEventRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Window>::new(class, &this);
        let tables = record.of(this.raw());
        let event = borrowed::<Event>(event.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.window.as_ref()) {
            Some(methods) => methods.send_event(&this, &event, &sup)?,
            None => sup.send_event(&event)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn windowmethods_become_key_window(this: sys::RKWindowRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Window>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.window.as_ref()) {
            Some(methods) => methods.become_key_window(&this, &sup)?,
            None => sup.become_key_window()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn windowmethods_resign_key_window(this: sys::RKWindowRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(()),
        };
        let sup = Super::<Window>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.window.as_ref()) {
            Some(methods) => methods.resign_key_window(&this, &sup)?,
            None => sup.resign_key_window()?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn windowmethods_can_become_key_window(this: sys::RKWindowRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<Window>::new(class, &this);
        let tables = record.of(this.raw());
        let answer = match tables.as_ref().and_then(|tables| tables.window.as_ref()) {
            Some(methods) => methods.can_become_key_window(&this, &sup)?,
            None => sup.can_become_key_window()?,
        };
        Ok(answer)
    })
}

fn scroll_view_table(implemented: &[&str]) -> sys::RKScrollViewMethods {
    let mut table = sys::RKScrollViewMethods::default();
    for name in implemented {
        match *name {
            "touches_should_begin" => table.touches_should_begin = Some(scrollviewmethods_touches_should_begin),
            "touches_should_cancel" => table.touches_should_cancel = Some(scrollviewmethods_touches_should_cancel),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn scrollviewmethods_touches_should_begin(this: sys::RKScrollViewRef, touches: *const sys::RKTouchRef, count: usize, event: sys::RKEventRef, view: sys::RKViewRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<ScrollView>::new(class, &this);
        let tables = record.of(this.raw());
        let touches = list::<Touch, _>(touches, count);
        let event = borrowed::<Event>(event.cast());
        let view = borrowed::<View>(view.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.scroll_view.as_ref()) {
            Some(methods) => methods.touches_should_begin(&this, &touches, &event, &view, &sup)?,
            None => sup.touches_should_begin(&touches, &event, &view)?,
        };
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewmethods_touches_should_cancel(this: sys::RKScrollViewRef, view: sys::RKViewRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<Object>(this.cast());
        let record = shared::<Record>(userdata);
        let class = match record.class.get() {
            Some(class) => class,
            None => return Ok(bool::default()),
        };
        let sup = Super::<ScrollView>::new(class, &this);
        let tables = record.of(this.raw());
        let view = borrowed::<View>(view.cast());
        let answer = match tables.as_ref().and_then(|tables| tables.scroll_view.as_ref()) {
            Some(methods) => methods.touches_should_cancel(&this, &view, &sup)?,
            None => sup.touches_should_cancel(&view)?,
        };
        Ok(answer)
    })
}

fn gesturerecognizerdelegate(implemented: &[&str]) -> sys::RKGestureRecognizerDelegate {
    let mut table = sys::RKGestureRecognizerDelegate::default();
    for name in implemented {
        match *name {
            "should_begin" => table.should_begin = Some(gesturerecognizerdelegate_should_begin),
            "should_receive_touch" => table.should_receive_touch = Some(gesturerecognizerdelegate_should_receive_touch),
            "should_receive_event" => table.should_receive_event = Some(gesturerecognizerdelegate_should_receive_event),
            "should_recognize_simultaneously_with" => table.should_recognize_simultaneously_with = Some(gesturerecognizerdelegate_should_recognize_simultaneously_with),
            "should_require_failure_of" => table.should_require_failure_of = Some(gesturerecognizerdelegate_should_require_failure_of),
            "should_be_required_to_fail_by" => table.should_be_required_to_fail_by = Some(gesturerecognizerdelegate_should_be_required_to_fail_by),
            "should_receive_press" => table.should_receive_press = Some(gesturerecognizerdelegate_should_receive_press),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn gesturerecognizerdelegate_should_begin(this: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<GestureRecognizer>(this.cast());
        let methods = shared::<Box<dyn GestureRecognizerDelegate>>(userdata);
        let answer = methods.should_begin(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizerdelegate_should_receive_touch(this: sys::RKGestureRecognizerRef, touch: sys::RKTouchRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<GestureRecognizer>(this.cast());
        let methods = shared::<Box<dyn GestureRecognizerDelegate>>(userdata);
        let touch = borrowed::<Touch>(touch.cast());
        let answer = methods.should_receive_touch(&this, &touch)?;
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizerdelegate_should_receive_event(this: sys::RKGestureRecognizerRef, event: sys::RKEventRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<GestureRecognizer>(this.cast());
        let methods = shared::<Box<dyn GestureRecognizerDelegate>>(userdata);
        let event = borrowed::<Event>(event.cast());
        let answer = methods.should_receive_event(&this, &event)?;
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizerdelegate_should_recognize_simultaneously_with(this: sys::RKGestureRecognizerRef, other: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<GestureRecognizer>(this.cast());
        let methods = shared::<Box<dyn GestureRecognizerDelegate>>(userdata);
        let other = borrowed::<GestureRecognizer>(other.cast());
        let answer = methods.should_recognize_simultaneously_with(&this, &other)?;
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizerdelegate_should_require_failure_of(this: sys::RKGestureRecognizerRef, other: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<GestureRecognizer>(this.cast());
        let methods = shared::<Box<dyn GestureRecognizerDelegate>>(userdata);
        let other = borrowed::<GestureRecognizer>(other.cast());
        let answer = methods.should_require_failure_of(&this, &other)?;
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizerdelegate_should_be_required_to_fail_by(this: sys::RKGestureRecognizerRef, other: sys::RKGestureRecognizerRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<GestureRecognizer>(this.cast());
        let methods = shared::<Box<dyn GestureRecognizerDelegate>>(userdata);
        let other = borrowed::<GestureRecognizer>(other.cast());
        let answer = methods.should_be_required_to_fail_by(&this, &other)?;
        Ok(answer)
    })
}

unsafe extern "C" fn gesturerecognizerdelegate_should_receive_press(this: sys::RKGestureRecognizerRef, press: sys::RKPressRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<GestureRecognizer>(this.cast());
        let methods = shared::<Box<dyn GestureRecognizerDelegate>>(userdata);
        let press = borrowed::<Press>(press.cast());
        let answer = methods.should_receive_press(&this, &press)?;
        Ok(answer)
    })
}

fn textfielddelegate(implemented: &[&str]) -> sys::RKTextFieldDelegate {
    let mut table = sys::RKTextFieldDelegate::default();
    for name in implemented {
        match *name {
            "should_begin_editing" => table.should_begin_editing = Some(textfielddelegate_should_begin_editing),
            "did_begin_editing" => table.did_begin_editing = Some(textfielddelegate_did_begin_editing),
            "should_end_editing" => table.should_end_editing = Some(textfielddelegate_should_end_editing),
            "did_end_editing" => table.did_end_editing = Some(textfielddelegate_did_end_editing),
            "should_change_characters" => table.should_change_characters = Some(textfielddelegate_should_change_characters),
            "did_change_selection" => table.did_change_selection = Some(textfielddelegate_did_change_selection),
            "should_clear" => table.should_clear = Some(textfielddelegate_should_clear),
            "should_return" => table.should_return = Some(textfielddelegate_should_return),
            "closest_position" => table.closest_position = Some(textfielddelegate_closest_position),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn textfielddelegate_should_begin_editing(this: sys::RKControlRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let answer = methods.should_begin_editing(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn textfielddelegate_did_begin_editing(this: sys::RKControlRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let answer = methods.did_begin_editing(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn textfielddelegate_should_end_editing(this: sys::RKControlRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let answer = methods.should_end_editing(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn textfielddelegate_did_end_editing(this: sys::RKControlRef, reason: sys::RKTextEndReason, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let answer = methods.did_end_editing(&this, reason)?;
        Ok(answer)
    })
}

unsafe extern "C" fn textfielddelegate_should_change_characters(this: sys::RKControlRef, start: usize, end: usize, replacement: *const c_char, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let replacement = crate::error::text(replacement).unwrap_or_default();
        let answer = methods.should_change_characters(&this, start, end, &replacement)?;
        Ok(answer)
    })
}

unsafe extern "C" fn textfielddelegate_did_change_selection(this: sys::RKControlRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let answer = methods.did_change_selection(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn textfielddelegate_should_clear(this: sys::RKControlRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let answer = methods.should_clear(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn textfielddelegate_should_return(this: sys::RKControlRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let answer = methods.should_return(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn textfielddelegate_closest_position(this: sys::RKControlRef, point: sys::RKPoint, userdata: *mut c_void) -> usize {
    guard(usize::default(), || {
        let this = borrowed::<TextField>(this.cast());
        let methods = shared::<Box<dyn TextFieldDelegate>>(userdata);
        let answer = methods.closest_position(&this, point)?;
        Ok(answer)
    })
}

fn scrollviewdelegate(implemented: &[&str]) -> sys::RKScrollViewDelegate {
    let mut table = sys::RKScrollViewDelegate::default();
    for name in implemented {
        match *name {
            "did_scroll" => table.did_scroll = Some(scrollviewdelegate_did_scroll),
            "did_zoom" => table.did_zoom = Some(scrollviewdelegate_did_zoom),
            "will_begin_dragging" => table.will_begin_dragging = Some(scrollviewdelegate_will_begin_dragging),
            "will_end_dragging" => table.will_end_dragging = Some(scrollviewdelegate_will_end_dragging),
            "did_end_dragging" => table.did_end_dragging = Some(scrollviewdelegate_did_end_dragging),
            "will_begin_decelerating" => table.will_begin_decelerating = Some(scrollviewdelegate_will_begin_decelerating),
            "did_end_decelerating" => table.did_end_decelerating = Some(scrollviewdelegate_did_end_decelerating),
            "did_end_scrolling_animation" => table.did_end_scrolling_animation = Some(scrollviewdelegate_did_end_scrolling_animation),
            "view_for_zooming" => table.view_for_zooming = Some(scrollviewdelegate_view_for_zooming),
            "will_begin_zooming" => table.will_begin_zooming = Some(scrollviewdelegate_will_begin_zooming),
            "did_end_zooming" => table.did_end_zooming = Some(scrollviewdelegate_did_end_zooming),
            "should_scroll_to_top" => table.should_scroll_to_top = Some(scrollviewdelegate_should_scroll_to_top),
            "did_scroll_to_top" => table.did_scroll_to_top = Some(scrollviewdelegate_did_scroll_to_top),
            _ => {}
        }
    }
    table
}

unsafe extern "C" fn scrollviewdelegate_did_scroll(this: sys::RKScrollViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.did_scroll(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_did_zoom(this: sys::RKScrollViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.did_zoom(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_will_begin_dragging(this: sys::RKScrollViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.will_begin_dragging(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_will_end_dragging(this: sys::RKScrollViewRef, velocity: sys::RKPoint, target: *mut sys::RKPoint, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.will_end_dragging(&this, velocity, &mut *target)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_did_end_dragging(this: sys::RKScrollViewRef, will_decelerate: bool, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.did_end_dragging(&this, will_decelerate)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_will_begin_decelerating(this: sys::RKScrollViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.will_begin_decelerating(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_did_end_decelerating(this: sys::RKScrollViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.did_end_decelerating(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_did_end_scrolling_animation(this: sys::RKScrollViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.did_end_scrolling_animation(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_view_for_zooming(this: sys::RKScrollViewRef, userdata: *mut c_void) -> sys::RKViewRef {
    guard(null_mut(), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.view_for_zooming(&this)?;
        Ok(returned(answer.map(Into::into)).cast())
    })
}

unsafe extern "C" fn scrollviewdelegate_will_begin_zooming(this: sys::RKScrollViewRef, view: sys::RKViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let view = borrowed::<View>(view.cast());
        let answer = methods.will_begin_zooming(&this, &view)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_did_end_zooming(this: sys::RKScrollViewRef, view: sys::RKViewRef, scale: f64, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let view = borrowed::<View>(view.cast());
        let answer = methods.did_end_zooming(&this, &view, scale)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_should_scroll_to_top(this: sys::RKScrollViewRef, userdata: *mut c_void) -> bool {
    guard(bool::default(), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.should_scroll_to_top(&this)?;
        Ok(answer)
    })
}

unsafe extern "C" fn scrollviewdelegate_did_scroll_to_top(this: sys::RKScrollViewRef, userdata: *mut c_void) {
    guard((), || {
        let this = borrowed::<ScrollView>(this.cast());
        let methods = shared::<Box<dyn ScrollViewDelegate>>(userdata);
        let answer = methods.did_scroll_to_top(&this)?;
        Ok(answer)
    })
}

impl GestureRecognizer {
    /// Set the delegate, a value with [`methods!`], which lives as long as it is set. An [`Rc`] of it does, too: the
    /// program keeps another one.
    pub fn set_delegate(&self, delegate: impl GestureRecognizerDelegate + 'static) -> Result<()> {
        let mut table = gesturerecognizerdelegate(delegate.implemented());
        let boxed: Box<dyn GestureRecognizerDelegate> = Box::new(delegate);
        crate::callbacks::hand_over(Rc::new(boxed), |userdata, drop| {
            table.userdata = userdata;
            table.drop = drop;
            unsafe { sys::rk_gesture_recognizer_set_delegate(self.raw().cast(), &table) }
        })
    }

    /// Remove the delegate.
    pub fn remove_delegate(&self) -> Result<()> {
        check(|| unsafe { sys::rk_gesture_recognizer_set_delegate(self.raw().cast(), std::ptr::null()) })
    }
}

impl TextField {
    /// Set the delegate, a value with [`methods!`], which lives as long as it is set. An [`Rc`] of it does, too: the
    /// program keeps another one.
    pub fn set_delegate(&self, delegate: impl TextFieldDelegate + 'static) -> Result<()> {
        let mut table = textfielddelegate(delegate.implemented());
        let boxed: Box<dyn TextFieldDelegate> = Box::new(delegate);
        crate::callbacks::hand_over(Rc::new(boxed), |userdata, drop| {
            table.userdata = userdata;
            table.drop = drop;
            unsafe { sys::rk_text_field_set_delegate(self.raw().cast(), &table) }
        })
    }

    /// Remove the delegate.
    pub fn remove_delegate(&self) -> Result<()> {
        check(|| unsafe { sys::rk_text_field_set_delegate(self.raw().cast(), std::ptr::null()) })
    }
}

impl ScrollView {
    /// Set the delegate, a value with [`methods!`], which lives as long as it is set. An [`Rc`] of it does, too: the
    /// program keeps another one.
    pub fn set_delegate(&self, delegate: impl ScrollViewDelegate + 'static) -> Result<()> {
        let mut table = scrollviewdelegate(delegate.implemented());
        let boxed: Box<dyn ScrollViewDelegate> = Box::new(delegate);
        crate::callbacks::hand_over(Rc::new(boxed), |userdata, drop| {
            table.userdata = userdata;
            table.drop = drop;
            unsafe { sys::rk_scroll_view_set_delegate(self.raw().cast(), &table) }
        })
    }

    /// Remove the delegate.
    pub fn remove_delegate(&self) -> Result<()> {
        check(|| unsafe { sys::rk_scroll_view_set_delegate(self.raw().cast(), std::ptr::null()) })
    }
}
