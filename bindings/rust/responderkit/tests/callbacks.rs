//! Overrides, delegates, and what callbacks end with.

use responderkit::*;
use std::cell::RefCell;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;

type Log = Rc<RefCell<Vec<String>>>;

fn scene() -> (Context, Window, Log) {
    let context = Context::new().unwrap();
    let window = Window::new(&context, (0.0, 0.0, 320.0, 480.0)).unwrap();
    (context, window, Log::default())
}

fn button(context: &ContextRef, window: &Window) -> Button {
    let button = Button::new(context, (0.0, 0.0, 100.0, 100.0)).unwrap();
    window.add_subview(&button).unwrap();
    button
}

struct Talking(Log);

methods! {
    impl ResponderMethods for Talking {
        fn touches_began(&self, this: &Responder, touches: &[Touch], event: Option<&Event>, sup: &Super<Responder>) -> Result<()> {
            self.0.borrow_mut().push(format!("{} began {}", this.name()?, touches.len()));
            sup.touches_began(touches, event)
        }
        fn touches_ended(&self, this: &Responder, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            self.0.borrow_mut().push(format!("{} ended {}", this.name()?, touches[0].tap_count()?));
            Ok(())
        }
    }

    impl ViewMethods for Talking {
        fn hit_test(&self, this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<Option<View>> {
            let found = sup.hit_test(point, event)?;
            self.0.borrow_mut().push(format!("{} hit {}", this.name()?, found.is_some()));
            Ok(found)
        }
    }
}

#[test]
fn overrides_run_with_super() {
    let (context, window, log) = scene();
    let methods = Rc::new(Talking(log.clone()));
    let class = Class::builder("Talking", "View")
        .methods(methods)
        .define(&context)
        .unwrap();
    let outer = View::with_class(&context, &class, (0.0, 0.0, 100.0, 100.0)).unwrap();
    let inner = View::with_class(&context, &class, (0.0, 0.0, 50.0, 50.0)).unwrap();
    outer.set_name("outer").unwrap();
    inner.set_name("inner").unwrap();
    outer.add_subview(&inner).unwrap();
    window.add_subview(&outer).unwrap();
    context.touch_down(1, (10.0, 10.0), 0.0).unwrap();
    context.touch_up(1, (10.0, 10.0), 0.1).unwrap();
    let expected = [
        "inner hit true",
        "outer hit true",
        "inner began 1",
        "outer began 1",
        "inner ended 1",
    ];
    assert_eq!(*log.borrow(), expected);
    let again = Class::builder("Talking", "View").define(&context);
    assert_eq!(again.unwrap_err().status(), Status::AlreadyExists);
}

#[test]
fn extensions_come_and_go() {
    let (context, window, log) = scene();
    window.set_name("window").unwrap();
    let class = context.class_find("Window").unwrap();
    let extension = Class::extension()
        .methods(Talking(log.clone()))
        .extend(&class)
        .unwrap();
    window.hit_test((5.0, 5.0), None).unwrap();
    extension.remove_extension().unwrap();
    window.hit_test((5.0, 5.0), None).unwrap();
    assert_eq!(*log.borrow(), ["window hit true"]);
    assert!(extension.remove_extension().is_err());
}

struct New;

methods! {
    impl ViewMethods for New {
        fn hit_test(&self, this: &View, _point: Point, _event: Option<&Event>, _sup: &Super<View>) -> Result<Option<View>> {
            Ok(Some(View::new(&this.context()?, (0.0, 0.0, 1.0, 1.0))?))
        }
    }
}

#[test]
fn an_answer_without_owner_lives_until_the_call_returns() {
    let (context, _window, _) = scene();
    let class = Class::builder("New", "View")
        .methods(New)
        .define(&context)
        .unwrap();
    let view = View::with_class(&context, &class, (0.0, 0.0, 10.0, 10.0)).unwrap();
    let count = context.object_count().unwrap();
    let found = view.hit_test((5.0, 5.0), None).unwrap().unwrap();
    assert_eq!(found.frame().unwrap().size.width, 1.0);
    drop(found);
    assert_eq!(context.object_count().unwrap(), count);
}

fn fails<T>(_: T) {
    panic!("in the action")
}

#[test]
fn a_panic_goes_on_in_the_outermost_call() {
    let (context, window, _) = scene();
    let button = button(&context, &window);
    button
        .add_action(ControlEvents::TOUCH_DOWN, |_, _, _| fails(()))
        .unwrap();
    let call = AssertUnwindSafe(|| context.touch_down(1, (5.0, 5.0), 0.0));
    let payload = catch_unwind(call).unwrap_err();
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"in the action"));
    assert!(button.is_tracking().unwrap(), "the touch went on");
    context.touch_up(1, (5.0, 5.0), 0.1).unwrap();
}

/// A finger that begins, moves three times, twice at one time, and ends.
fn stream() -> ([f64; 5], [TouchSample; 5]) {
    let at = |phase, x| TouchSample::new(1, phase, (x, 5.0));
    let samples = [
        at(TouchPhase::BEGAN, 5.0),
        at(TouchPhase::MOVED, 6.0),
        at(TouchPhase::MOVED, 7.0),
        at(TouchPhase::MOVED, 8.0),
        at(TouchPhase::ENDED, 8.0),
    ];
    ([1.0, 1.1, 1.2, 1.2, 1.3], samples)
}

#[test]
fn a_stream_of_touches_is_sent_and_stopped() {
    let (context, window, log) = scene();
    let button = button(&context, &window);
    let seen = log.clone();
    button
        .add_action(ControlEvents::TOUCH_DRAG_INSIDE, move |_, _, event| {
            let event = event.unwrap();
            let x = event.all_touches().unwrap()[0].location(None).unwrap().x;
            seen.borrow_mut().push(x.to_string());
            if x == 7.0 && seen.borrow().len() > 3 {
                event.context().unwrap().stop_touch_stream().unwrap();
            }
        })
        .unwrap();
    let (times, samples) = stream();
    assert_eq!(context.send_touch_stream(&times, &samples).unwrap(), 5);
    assert_eq!(*log.borrow(), ["6", "7", "8"]);
    assert_eq!(context.send_touch_stream(&[], &[]).unwrap(), 0);
    let error = context.send_touch_stream(&times[1..], &samples);
    let sentence = "4 timestamps are not as many as 5 samples; give each sample its time";
    assert_eq!(error.unwrap_err().message(), sentence);
    let error = context.send_touch_stream(&times[1..], &samples[1..]);
    assert!(error.unwrap_err().message().contains("samples[0]"));
    assert_eq!(
        context.stop_touch_stream().unwrap_err().status(),
        Status::NotFound
    );
    assert_eq!(context.send_touch_stream(&times, &samples).unwrap(), 3);
    assert_eq!(*log.borrow(), ["6", "7", "8", "6", "7"]);
}

#[test]
fn a_panic_ends_a_stream_of_touches() {
    let (context, window, _) = scene();
    let button = button(&context, &window);
    button
        .add_action(ControlEvents::TOUCH_DRAG_INSIDE, |_, _, _| fails(()))
        .unwrap();
    let (times, samples) = stream();
    let call = AssertUnwindSafe(|| context.send_touch_stream(&times, &samples));
    assert!(catch_unwind(call).is_err());
    assert_eq!(context.time().unwrap(), 1.1);
    context.touch_up(1, (5.0, 5.0), 1.1).unwrap();
}

#[test]
fn a_nested_panic_ends_no_stream_around_it() {
    let (context, window, log) = scene();
    let button = button(&context, &window);
    let caught = log.clone();
    button
        .add_action(ControlEvents::TOUCH_DRAG_INSIDE, move |control, _, _| {
            let call = AssertUnwindSafe(|| control.send_actions(ControlEvents::VALUE_CHANGED));
            let line = format!("caught {}", catch_unwind(call).is_err());
            caught.borrow_mut().push(line);
        })
        .unwrap();
    button
        .add_action(ControlEvents::VALUE_CHANGED, |_, _, _| fails(()))
        .unwrap();
    let (times, samples) = stream();
    assert_eq!(context.send_touch_stream(&times, &samples).unwrap(), 5);
    assert_eq!(log.borrow().len(), 3);
}

#[test]
fn a_nested_panic_can_be_caught_inside() {
    let (context, window, log) = scene();
    let button = button(&context, &window);
    let caught = log.clone();
    button
        .add_action(ControlEvents::TOUCH_DOWN, move |control, _, _| {
            let call = AssertUnwindSafe(|| control.send_actions(ControlEvents::VALUE_CHANGED));
            let line = format!("caught {}", catch_unwind(call).is_err());
            caught.borrow_mut().push(line);
        })
        .unwrap();
    button
        .add_action(ControlEvents::VALUE_CHANGED, |_, _, _| fails(()))
        .unwrap();
    context.touch_down(1, (5.0, 5.0), 0.0).unwrap();
    assert_eq!(*log.borrow(), ["caught true"]);
}

#[test]
fn an_error_is_the_calls() {
    let (context, window, _) = scene();
    let button = button(&context, &window);
    button
        .add_action(ControlEvents::TOUCH_DOWN, |_, _, _| {
            Err(Error::new(Status::NotFound, "no such file"))
        })
        .unwrap();
    let error = context.touch_down(1, (5.0, 5.0), 0.0).unwrap_err();
    assert!(error.in_callback());
    assert_eq!(error.to_string(), "NotFound: no such file");
    assert!(button.is_tracking().unwrap());
    assert!(context.time().is_ok());
}

struct Watching(Log);

methods! {
    impl ScrollViewDelegate for Watching {
        fn will_begin_dragging(&self, _this: &ScrollView) -> Result<()> {
            self.0.borrow_mut().push("begin".into());
            Ok(())
        }
        fn will_end_dragging(&self, _this: &ScrollView, velocity: Point, target: &mut Point) -> Result<()> {
            self.0.borrow_mut().push(format!("end {}", velocity.y != 0.0));
            *target = Point::new(0.0, 300.0);
            Ok(())
        }
        fn did_end_decelerating(&self, this: &ScrollView) -> Result<()> {
            self.0.borrow_mut().push(format!("at {}", this.content_offset()?.y));
            Ok(())
        }
    }
}

#[test]
fn delegates_answer() {
    let (context, window, log) = scene();
    let list = ScrollView::new(&context, (0.0, 0.0, 320.0, 480.0)).unwrap();
    list.set_content_size((320.0, 5000.0)).unwrap();
    list.set_delegate(Watching(log.clone())).unwrap();
    window.add_subview(&list).unwrap();
    context.touch_down(1, (100.0, 400.0), 0.0).unwrap();
    for step in 1..=10 {
        let step = f64::from(step);
        let to = (100.0, 400.0 - 12.0 * step);
        context.touch_move(1, to, 0.01 * step).unwrap();
    }
    context.touch_up(1, (100.0, 280.0), 0.11).unwrap();
    context.advance(10.0).unwrap();
    assert_eq!(*log.borrow(), ["begin", "end true", "at 300"]);
    list.remove_delegate().unwrap();
    assert_eq!(Rc::strong_count(&log), 1);
}

struct Halves;
struct Plain;

methods! {
    impl TextFieldDelegate for Plain {}
}

methods! {
    impl TextFieldDelegate for Halves {
        fn closest_position(&self, this: &TextField, point: Point) -> Result<usize> {
            if point.x < 25.0 {
                Ok(1)
            } else {
                Plain.closest_position(this, point)
            }
        }
    }
}

#[test]
fn without_a_method_a_touch_goes_to_the_end_of_a_text() {
    let (context, window, _) = scene();
    let field = TextField::new(&context, (0.0, 0.0, 100.0, 40.0)).unwrap();
    window.add_subview(&field).unwrap();
    field.set_text("abc").unwrap();
    field.set_delegate(Halves).unwrap();
    for (time, x, place) in [(0.0, 10.0, 1), (5.0, 40.0, 3)] {
        context
            .send_touches(time, &[TouchSample::new(1, TouchPhase::BEGAN, (x, 20.0))])
            .unwrap();
        context
            .send_touches(
                time + 0.1,
                &[TouchSample::new(1, TouchPhase::ENDED, (x, 20.0))],
            )
            .unwrap();
        assert_eq!(field.selected_range().unwrap().0, place);
    }
}

#[test]
fn observers_traces_and_explanations_see_it() {
    let (context, window, log) = scene();
    let button = button(&context, &window);
    button.set_name("save").unwrap();
    context.trace_start(1000).unwrap();
    let seen = log.clone();
    context
        .observe(move |object, call| {
            if call.method == ObservedMethod::TOUCHES_BEGAN {
                let line = format!("{} {}", object.name().unwrap(), call.objects.len());
                seen.borrow_mut().push(line);
            }
        })
        .unwrap();
    button.set_enabled(false).unwrap();
    context.touch_down(1, (5.0, 5.0), 0.0).unwrap();
    context.touch_up(1, (5.0, 5.0), 0.1).unwrap();
    assert_eq!(log.borrow()[0], "save 1");
    let records = context.trace_read(0).unwrap();
    assert!(!context.trace_describe(&records[0]).unwrap().is_empty());
    assert!(button.explain().unwrap().contains("save"));
    assert!(!button.explain_steps().unwrap().is_empty());
    for problem in context.problems(true).unwrap() {
        let text = context.problem_describe(&problem, ProblemPart::SENTENCE);
        assert!(!text.unwrap().is_empty());
    }
    window.audit(None).unwrap();
    let map = window.hit_map((0.0, 0.0, 320.0, 480.0), 2, 2).unwrap();
    assert_eq!(map.len(), 4);
    let points = [Point::new(5.0, 5.0), Point::new(-5.0, 5.0)];
    let found = window.hit_test_many(&points).unwrap();
    assert_eq!(found, [Some(button.into()), None]);
}

#[test]
fn recordings_go_into_closures() {
    let (context, window, _) = scene();
    let bytes = Rc::new(RefCell::new(Vec::new()));
    let taken = bytes.clone();
    context
        .recorder_start_with(RecorderOptions::default(), move |part| {
            taken.borrow_mut().extend_from_slice(part);
            true
        })
        .unwrap();
    window.set_frame((0.0, 0.0, 10.0, 10.0)).unwrap();
    context.recorder_stop().unwrap();
    assert!(bytes.borrow().len() > 50);
    assert_eq!(Rc::strong_count(&bytes), 1);
}

struct Endless;

methods! {
    impl ViewMethods for Endless {
        fn point_inside(&self, this: &View, point: Point, event: Option<&Event>, _sup: &Super<View>) -> Result<bool> {
            this.point_inside(point, event)
        }
    }
}

#[test]
fn endless_recursion_ends_in_an_error() {
    let (context, _window, _) = scene();
    let class = Class::builder("Endless", "View")
        .methods(Endless)
        .define(&context)
        .unwrap();
    let view = View::with_class(&context, &class, (0.0, 0.0, 10.0, 10.0)).unwrap();
    let error = view.point_inside((5.0, 5.0), None).unwrap_err();
    assert_eq!(error.status(), Status::TooDeep);
    assert!(error.in_callback());
}

struct Panicking;

impl Drop for Panicking {
    fn drop(&mut self) {
        panic!("at the end")
    }
}

/// A button whose end drops an action, which panics, and another one.
fn with_panic_at_the_end(context: &ContextRef) -> Button {
    let button = Button::new(context, (0.0, 0.0, 10.0, 10.0)).unwrap();
    for _ in 0..2 {
        let one = Panicking;
        button
            .add_action(ControlEvents::TOUCH_DOWN, move |_, _, _| {
                let _ = &one;
            })
            .unwrap();
    }
    button
}

#[test]
fn a_panic_in_a_drop_is_raised_once() {
    let (context, _window, _) = scene();
    let button = with_panic_at_the_end(&context);
    assert!(catch_unwind(AssertUnwindSafe(|| drop(button))).is_err());
    // Not again, in a call that has nothing to do with it.
    assert!(context.time().is_ok());
    let other = Context::new().unwrap();
    let kept = with_panic_at_the_end(&other);
    assert!(catch_unwind(AssertUnwindSafe(|| drop(other))).is_err());
    assert!(!kept.is_alive());
    assert!(context.time().is_ok());
}

#[test]
fn an_error_that_nothing_returns_is_lost() {
    let (context, window, _) = scene();
    struct Failing;
    methods! {
        impl ViewMethods for Failing {
            fn did_move_to_window(&self, _this: &View, _sup: &Super<View>) -> Result<()> {
                Err(Error::new(Status::NotFound, "nothing"))
            }
        }
    }
    let class = Class::builder("Failing", "View")
        .methods(Failing)
        .define(&context)
        .unwrap();
    let view = View::with_class(&context, &class, (0.0, 0.0, 10.0, 10.0)).unwrap();
    assert!(window.add_subview(&view).unwrap_err().in_callback());
    drop(view);
    drop(window);
    assert!(context.time().is_ok());
}

struct Page(Log);

methods! {
    impl ResponderMethods<View> for Page {
        fn can_become_first_responder(&self, _this: &View, _sup: &Super<Responder>) -> Result<bool> {
            Ok(true)
        }
        fn presses_began(&self, _this: &View, presses: &[Press], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            self.0.borrow_mut().push(format!("key {}", presses[0].characters()?));
            Ok(())
        }
        fn presses_ended(&self, _this: &View, presses: &[Press], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            self.0.borrow_mut().push(format!("{} up", presses[0].characters()?));
            Ok(())
        }
    }
    impl Actions<View> for Page {
        fn save(&self, _this: &View, _sender: Option<&Object>) -> Result<()> {
            self.0.borrow_mut().push("saved".into());
            Ok(())
        }
    }
}

#[test]
fn keys_and_key_commands() {
    let (context, window, log) = scene();
    let page = View::with_methods(&context, (0, 0, 320, 480), Page(log.clone())).unwrap();
    window.add_subview(&page).unwrap();
    window.make_key().unwrap();
    page.add_key_command("s", KeyModifierFlags::COMMAND, "save:")
        .unwrap();
    assert!(page.become_first_responder().unwrap());
    for (id, modifiers) in [
        (1, KeyModifierFlags::default()),
        (2, KeyModifierFlags::COMMAND),
    ] {
        let time = id as f64;
        context.key_down(id, "s", modifiers, time).unwrap();
        context.key_up(id, time + 0.5).unwrap();
    }
    assert_eq!(*log.borrow(), ["key s", "s up", "saved"]);
    let refused = context.key_up(7, 3.0).unwrap_err();
    assert_eq!(refused.status(), Status::NotFound);
}
