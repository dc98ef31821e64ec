//! Values that objects run: one for each object or one for a class, actions, and values on the responder chain.

use responderkit::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

type Log = Rc<RefCell<Vec<String>>>;

/// Counts its touches, and reports its end.
struct Card {
    touches: Cell<usize>,
    log: Log,
}

impl Card {
    fn new(log: &Log) -> Self {
        Self {
            touches: Cell::new(0),
            log: log.clone(),
        }
    }
}

impl Drop for Card {
    fn drop(&mut self) {
        let line = format!("end after {}", self.touches.get());
        self.log.borrow_mut().push(line);
    }
}

methods! {
    impl ResponderMethods<View> for Card {
        fn touches_began(&self, this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            self.touches.set(self.touches.get() + touches.len());
            let line = format!("{} {} {}", this.name()?, this.frame()?.size, self.touches.get());
            self.log.borrow_mut().push(line);
            Ok(())
        }
    }

    impl ViewMethods for Card {
        fn point_inside(&self, _this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<bool> {
            Ok(point.x < 80.0 && sup.point_inside(point, event)?)
        }
    }

    impl Actions<View> for Card {
        fn select_all(&self, this: &View, sender: Option<&Object>) -> Result<()> {
            let line = format!("{} {} by {}", this.name()?, self.touches.get(), sender.is_some());
            self.log.borrow_mut().push(line);
            Ok(())
        }
    }
}

fn scene() -> (Context, Window, Log) {
    let context = Context::new().unwrap();
    let window = Window::new(&context, (0, 0, 320, 480)).unwrap();
    (context, window, Log::default())
}

fn touch(context: &ContextRef, at: (i32, i32), time: f64) {
    context.touch_down(1, at, time).unwrap();
    context.touch_up(1, at, time + 0.1).unwrap();
}

#[test]
fn each_object_has_its_value() {
    let (context, window, log) = scene();
    let kept = Rc::new(Card::new(&log));
    let one = View::with_methods(&context, (0, 0, 100, 100), kept.clone()).unwrap();
    let other = Button::with_methods(&context, (100, 0, 100, 50), Card::new(&log)).unwrap();
    one.set_name("one").unwrap();
    other.set_name("other").unwrap();
    window.add_subview(&one).unwrap();
    window.add_subview(&other).unwrap();
    for (at, time) in [
        ((10, 10), 1.0),
        ((10, 20), 2.0),
        ((90, 10), 3.0),
        ((110, 10), 4.0),
    ] {
        touch(&context, at, time);
    }
    assert_eq!(
        *log.borrow(),
        ["one (100, 100) 1", "one (100, 100) 2", "other (100, 50) 1"]
    );
    assert_eq!(kept.touches.get(), 2);
    let found = one.methods::<Card>().unwrap().unwrap();
    assert!(Rc::ptr_eq(&found, &kept));
    assert!(window.methods::<Card>().unwrap().is_none());
    // A class for each superclass, shared by its objects.
    let name = |object: &Object| object.class().unwrap().name().unwrap();
    assert_eq!([name(&one), name(&other)], ["Card", "Card2"]);
    let third = View::with_methods(&context, (0, 0, 1, 1), Card::new(&log)).unwrap();
    assert_eq!(third.class().unwrap(), one.class().unwrap());
    assert!(other
        .class()
        .unwrap()
        .is_subclass_of(&context.class_find("Button").unwrap())
        .unwrap());
}

#[test]
fn a_value_ends_with_its_object() {
    let (context, window, log) = scene();
    let view = View::with_methods(&context, (0, 0, 100, 100), Card::new(&log)).unwrap();
    window.add_subview(&view).unwrap();
    touch(&context, (10, 10), 1.0);
    log.borrow_mut().clear();
    drop(view);
    assert!(log.borrow().is_empty(), "the tree keeps it");
    window.subviews().unwrap()[0]
        .remove_from_superview()
        .unwrap();
    assert_eq!(*log.borrow(), ["end after 1"]);
    let kept = View::with_methods(&context, (0, 0, 100, 100), Card::new(&log)).unwrap();
    drop(context);
    assert_eq!(log.borrow().len(), 2, "or with its context");
    assert!(kept.methods::<Card>().is_err());
    assert_eq!(Rc::strong_count(&log), 1);
}

#[test]
fn a_refused_object_drops_its_value() {
    let (context, _window, log) = scene();
    let error = View::with_methods(&context, (f64::NAN, 0.0, 1.0, 1.0), Card::new(&log));
    assert_eq!(error.unwrap_err().status(), Status::InvalidArgument);
    assert_eq!(*log.borrow(), ["end after 0"]);
    // The class is there; an object of it that has no value is as its superclass makes it.
    let class = context.class_find("Card").unwrap();
    let plain = View::with_class(&context, &class, (0, 0, 100, 100)).unwrap();
    assert!(plain.point_inside((90, 10), None).unwrap());
    assert!(plain.methods::<Card>().unwrap().is_none());
    plain
        .invoke::<(), _>("selectAll:", (None::<&View>,))
        .unwrap();
    assert_eq!(log.borrow().len(), 1);
}

#[test]
fn a_class_makes_values_or_shares_one() {
    let (context, _window, log) = scene();
    let make = log.clone();
    let class = Class::builder("Made", "View")
        .instances(move || Card::new(&make))
        .define(&context)
        .unwrap();
    let make = || View::with_class(&context, &class, (0, 0, 100, 100)).unwrap();
    let (one, other) = (make(), make());
    let value = |view: &View| view.methods::<Card>().unwrap().unwrap();
    assert!(!Rc::ptr_eq(&value(&one), &value(&other)));
    assert!(!one.point_inside((90, 10), None).unwrap());
    let shared = Class::builder("Shared", "Made")
        .methods(Card::new(&log))
        .define(&context)
        .unwrap();
    let both = [0, 1].map(|_| View::with_class(&context, &shared, (0, 0, 100, 100)).unwrap());
    assert!(Rc::ptr_eq(&value(&both[0]), &value(&both[1])));
    // A view gets its value when it becomes one of the class.
    let view = View::new(&context, (0, 0, 100, 100)).unwrap();
    view.set_class(&class).unwrap();
    assert!(!view.point_inside((90, 10), None).unwrap());
    drop((one, other, both, view));
    assert_eq!(
        log.borrow().len(),
        5,
        "two, one of each instance of Shared's superclass, and one that became it"
    );
}

#[test]
fn actions_are_found_and_invoked() {
    let (context, window, log) = scene();
    let card = View::with_methods(&context, (0, 0, 100, 100), Card::new(&log)).unwrap();
    card.set_name("card").unwrap();
    window.add_subview(&card).unwrap();
    let button = Button::new(&context, (0, 0, 50, 50)).unwrap();
    card.add_subview(&button).unwrap();
    button
        .add_target(None, "selectAll:", ControlEvents::TOUCH_UP_INSIDE)
        .unwrap();
    touch(&context, (10, 10), 1.0);
    assert_eq!(*log.borrow(), ["card 0 by true"]);

    let class = context.class_find("View").unwrap();
    let seen = log.clone();
    class
        .add_action(
            "show:in:half:",
            move |view: &View, text: String, rect: Rect, half: bool| {
                let line = format!("{} {text} {rect} {half}", view.name()?);
                seen.borrow_mut().push(line);
                Ok(if half { 0.5 } else { 1.0 })
            },
        )
        .unwrap();
    class
        .add_action("front", |view: &View| {
            view.subviews().map(|all| all.last().cloned())
        })
        .unwrap();
    let rect = Rect::new(1.0, 2.0, 3.0, 4.0);
    let answer: f64 = card
        .invoke("show:in:half:", ("größer", rect, true))
        .unwrap();
    assert_eq!(answer, 0.5);
    assert_eq!(log.borrow()[1], "card größer (1, 2) (3, 4) true");
    assert_eq!(
        card.invoke::<Option<View>, _>("front", ())
            .unwrap()
            .as_deref(),
        Some(&***button)
    );
    assert_eq!(card.action_encoding("front").unwrap(), "@");

    let other: Result<f64> = card.invoke("show:in:half:", (1.0, rect, true));
    assert_eq!(other.unwrap_err().status(), Status::Encoding);
    let missing: Result<()> = card.invoke("hide", ());
    assert_eq!(missing.unwrap_err().status(), Status::NotFound);
    class
        .add_action("fail:", |_: &View, _: i32| {
            Err::<u8, _>(Error::new(Status::Busy, "not now"))
        })
        .unwrap();
    let failed: Result<u8> = card.invoke("fail:", (3i32,));
    assert!(failed.unwrap_err().in_callback());
    let again = class.add_action("fail:", |_: &View, _: i32| ());
    assert_eq!(again.unwrap_err().status(), Status::AlreadyExists);
}

#[test]
fn an_invoked_action_may_answer_with_an_object_of_its_own() {
    let (context, window, _) = scene();
    let class = context.class_find("Window").unwrap();
    class
        .add_action("fresh", |window: &Window| {
            View::new(&window.context()?, (0, 0, 7, 7)).map(Some)
        })
        .unwrap();
    let count = context.object_count().unwrap();
    let made: Option<View> = window.invoke("fresh", ()).unwrap();
    assert_eq!(made.as_ref().unwrap().frame().unwrap().size.width, 7.0);
    drop(made);
    assert_eq!(context.object_count().unwrap(), count);
}

#[test]
fn many_views_in_one_call() {
    let (context, window, _) = scene();
    let label = context.class_find("Label").unwrap();
    let views = [
        NewView::new((0, 0, 100, 100)),
        NewView::new((10, 10, 20, 20)).inside(0),
        NewView {
            class: Some(label),
            ..NewView::new((0, 0, 5, 5))
        },
    ];
    let made = View::create_many(&context, Some(&window), &views).unwrap();
    assert_eq!(
        window.subviews().unwrap(),
        [made[0].clone(), made[2].clone()]
    );
    assert_eq!(made[1].superview().unwrap(), Some(made[0].clone()));
    assert!(made[2].cast::<Label>().unwrap().is_some());
    let before = context.object_count().unwrap();
    let wrong = [
        NewView::new((0, 0, 1, 1)),
        NewView::new((0, 0, 1, 1)).inside(1),
    ];
    assert!(View::create_many(&context, Some(&window), &wrong).is_err());
    assert!(View::create_many(&context, None, &wrong[..1]).unwrap()[0]
        .superview()
        .unwrap()
        .is_none());
    assert_eq!(context.object_count().unwrap(), before);
}

#[test]
fn values_are_found_up_the_chain() {
    let (context, window, log) = scene();
    let view = View::new(&context, (0, 0, 10, 10)).unwrap();
    window.add_subview(&view).unwrap();
    assert!(view.find_value::<Log>("log").unwrap().is_none());
    window.set_value("log", Some(Rc::new(log.clone()))).unwrap();
    view.find_value::<Log>("log")
        .unwrap()
        .unwrap()
        .borrow_mut()
        .push("found".into());
    assert_eq!(*log.borrow(), ["found"]);
    assert!(view.find_value::<u8>("log").unwrap().is_none());
    view.set_value("log", Some(Rc::new(7u8))).unwrap();
    assert_eq!(view.find_value::<u8>("log").unwrap().as_deref(), Some(&7));
    view.set_value::<u8>("log", None).unwrap();
    assert!(view.find_value::<Log>("log").unwrap().is_some());
    window.set_value("log", Some(Rc::new(8u8))).unwrap();
    assert_eq!(Rc::strong_count(&log), 1, "replaced");
    let set = || window.set_value("log", Some(Rc::new(log.clone())));
    set().unwrap();
    window.set_value::<u8>("log", None).unwrap();
    assert_eq!(Rc::strong_count(&log), 1, "removed");
    set().unwrap();
    drop(context);
    assert_eq!(Rc::strong_count(&log), 1, "ended");
}

struct Panicking;

impl Drop for Panicking {
    fn drop(&mut self) {
        panic!("at the end")
    }
}

#[test]
fn a_panic_of_a_values_end_is_raised_once() {
    let (context, window, _) = scene();
    let other = Context::new().unwrap();
    let responder = Responder::new(&other).unwrap();
    responder.set_value("a", Some(Rc::new(Panicking))).unwrap();
    let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| drop(other)));
    assert!(ended.is_err() && !responder.is_alive());
    // The same in a context that is dropped in its own callback.
    let other = Context::new().unwrap();
    let (responder, reference) = (Responder::new(&other).unwrap(), (*other).clone());
    responder.set_value("a", Some(Rc::new(Panicking))).unwrap();
    reference.add_timer(1.0, move |_, _| drop(other)).unwrap();
    let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| reference.advance(2.0)));
    assert!(ended.is_err() && !responder.is_alive());
    // Calls are outermost again: what a callback returned is released by the next one.
    let class = context.class_find("Window").unwrap();
    class
        .add_action("fresh", |window: &Window| {
            View::new(&window.context()?, (0, 0, 7, 7)).map(Some)
        })
        .unwrap();
    let count = context.object_count().unwrap();
    drop(window.invoke::<Option<View>, _>("fresh", ()).unwrap());
    assert_eq!(context.object_count().unwrap(), count);
}

#[test]
fn what_a_thread_posts_itself_needs_no_send() {
    let (context, window, log) = scene();
    let seen = log.clone();
    context
        .post(move |context| {
            seen.borrow_mut()
                .push(format!("{}", context.windows().unwrap().len()));
        })
        .unwrap();
    window.set_can_become_first_responder(true).unwrap();
    window.make_key().unwrap();
    window.become_first_responder().unwrap();
    let key = PressSample::key(3, PressPhase::BEGAN, "k");
    context.post_presses(1.0, &[key]).unwrap();
    assert_eq!(context.drain().unwrap(), 2);
    assert_eq!(*log.borrow(), ["1"]);
    assert_eq!(context.find_press(3).unwrap().characters().unwrap(), "k");
    assert!(window.is_alive());
    let poster = context.poster();
    std::thread::spawn(move || poster.post_text(2.0, "x").unwrap())
        .join()
        .unwrap();
    assert_eq!(context.queue_count().unwrap(), 1);
}

#[test]
fn actions_have_their_own_kind() {
    let (context, window, log) = scene();
    let (tap, switch) = (
        Tap::new(&context).unwrap(),
        Switch::new(&context, (0, 0, 50, 30)).unwrap(),
    );
    let seen = log.clone();
    tap.add_action(move |tap| {
        seen.borrow_mut()
            .push(format!("{} taps", tap.number_of_taps_required()?));
        Ok(())
    })
    .unwrap();
    let seen = log.clone();
    switch
        .add_action(ControlEvents::VALUE_CHANGED, move |switch, _, _| {
            seen.borrow_mut().push(format!("{}", switch.is_on()?));
            Ok(())
        })
        .unwrap();
    window.add_gesture_recognizer(&tap).unwrap();
    window.add_subview(&switch).unwrap();
    touch(&context, (20, 15), 1.0);
    touch(&context, (200, 200), 3.0);
    assert_eq!(*log.borrow(), ["true", "1 taps"]);
}

#[test]
fn geometry_computes_and_prints() {
    let rect = Rect::from((10, 20, 30, 40));
    assert_eq!(rect.inset(-5.0, 5.0).to_string(), "(5, 25) (40, 30)");
    assert!(rect.contains((10, 20)) && !rect.contains((40, 20)));
    assert_eq!(rect.union((0, 0, 1, 1)), Rect::new(0.0, 0.0, 40.0, 60.0));
    assert!(rect.intersection((100, 100, 1, 1)).is_empty());
    let turn = Transform::rotation(std::f64::consts::FRAC_PI_2);
    assert_eq!(Point::from((1, 0)).applying(turn), Point::new(0.0, 1.0));
    let both = turn.then(Transform::translation(5.0, 0.0));
    assert_eq!(Point::from((1, 0)).applying(both), Point::new(5.0, 1.0));
    assert!(both.is_invertible() && both.then(both.inverted()).is_identity());
    assert!(!Transform::scale(0.0, 1.0).is_invertible());
    assert_eq!(
        rect.applying(Transform::scale(2.0, 1.0)).to_string(),
        "(20, 20) (60, 40)"
    );
    assert_eq!(format!("{:.2}", Point::new(0.125, 2.0)), "(0.12, 2.00)");
}

#[test]
fn enumerators_print_their_names() {
    assert_eq!(TouchPhase::BEGAN.to_string(), "began");
    assert_eq!(
        format!("{:?} {:?}", TouchPhase::BEGAN, TouchPhase(77)),
        "BEGAN TouchPhase(77)"
    );
    assert_eq!(
        format!("{:>8}|{}", GestureRecognizerState::ENDED, TouchPhase(77)),
        "   ended|77"
    );
    let both = SwipeDirection::DOWN | SwipeDirection::UP;
    assert_eq!(format!("{both} {both:?}"), "up | down UP | DOWN");
    assert_eq!(
        both.iter().map(SwipeDirection::name).collect::<String>(),
        "updown"
    );
    assert_eq!(
        format!("{:?} {}", SwipeDirection::default(), SwipeDirection(32)),
        "SwipeDirection(0) 0x20"
    );
    assert_eq!(
        format!("{} {:?}", RectEdge::ALL, RectEdge::NONE),
        "all NONE"
    );
    assert_eq!(
        Reason::HIT_HIDDEN.name(),
        reason_name(Reason::HIT_HIDDEN).unwrap()
    );
    assert_eq!(
        Config::CONTROL_SLOP.name(),
        config_name(Config::CONTROL_SLOP).unwrap()
    );
}

#[test]
fn points_are_added() {
    let (grip, finger) = (Point::new(3.0, 4.0), Point::new(10.0, 20.0));
    assert_eq!(finger - grip, Point::new(7.0, 16.0));
    assert_eq!(-(finger - grip) * 2.0 / 4.0, Point::new(-3.5, -8.0));
    let mut place = grip;
    place += finger;
    place -= grip;
    assert_eq!(place, finger);
}

#[test]
fn values_of_controls_have_uikits_words() -> Result<()> {
    let context = Context::new()?;
    let dots = PageControl::new(&context, (0, 0, 100, 40))?;
    dots.set_number_of_pages(5)?;
    dots.set_current_page(3)?;
    assert_eq!((dots.number_of_pages()?, dots.count()?), (5, 5));
    assert_eq!((dots.current_page()?, dots.selected_index()?), (3, 3));
    let segments = SegmentedControl::new(&context, (0, 0, 100, 40))?;
    segments.set_number_of_segments(2)?;
    assert_eq!(segments.number_of_segments()?, 2);
    assert_eq!(segments.selected_segment_index()?, -1);
    let stepper = Stepper::new(&context, (0, 0, 100, 40))?;
    stepper.set_minimum_value(120.0)?;
    assert_eq!(stepper.value_range()?, (120.0, 120.0));
    stepper.set_maximum_value(5.0)?;
    assert_eq!(
        (stepper.minimum_value()?, stepper.maximum_value()?),
        (5.0, 5.0)
    );
    assert_eq!(stepper.value()?, 5.0);
    Ok(())
}
