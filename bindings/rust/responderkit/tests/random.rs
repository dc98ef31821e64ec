//! No safe program crashes: random programs of safe calls, with fixed seeds. Their callbacks make random calls, too: they destroy what is running, use objects of other contexts,
//! end contexts, panic, and return errors. RK_SEED=n runs one program, RK_PROGRAMS=n so many.

use responderkit::*;
use std::cell::{Cell, RefCell};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;

/// xorshift64*.
struct Numbers(Cell<u64>);

impl Numbers {
    fn next(&self) -> u64 {
        let mut x = self.0.get();
        x ^= x >> 12;
        x ^= x << 25;
        x ^= x >> 27;
        self.0.set(x);
        x.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    fn below(&self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn chance(&self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn number(&self) -> f64 {
        match self.below(24) {
            0 => f64::NAN,
            1 => f64::INFINITY,
            2 => -1e300,
            3 => 0.0,
            _ => self.below(4000) as f64 / 8.0 - 50.0,
        }
    }

    fn point(&self) -> Point {
        Point::new(self.number(), self.number())
    }

    fn rect(&self) -> Rect {
        Rect {
            origin: self.point(),
            size: Size::new(self.number(), self.number()),
        }
    }
}

/// What a program has in its hands. No borrow of it lasts over a call of the library.
struct World {
    numbers: Numbers,
    contexts: RefCell<Vec<Context>>,
    references: RefCell<Vec<ContextRef>>,
    views: RefCell<Vec<View>>,
    recognizers: RefCell<Vec<GestureRecognizer>>,
    controllers: RefCell<Vec<ViewController>>,
    touches: RefCell<Vec<Touch>>,
    events: RefCell<Vec<Event>>,
    timers: RefCell<Vec<Timer>>,
    classes: RefCell<Vec<(String, Class)>>,
    weak: RefCell<Vec<Weak<View>>>,
    time: Cell<f64>,
    /// How many calls callbacks may still make.
    budget: Cell<usize>,
    calls: Cell<usize>,
    refused: Cell<usize>,
}

impl World {
    fn new(seed: u64) -> Rc<Self> {
        Rc::new(Self {
            numbers: Numbers(Cell::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)),
            contexts: Default::default(),
            references: Default::default(),
            views: Default::default(),
            recognizers: Default::default(),
            controllers: Default::default(),
            touches: Default::default(),
            events: Default::default(),
            timers: Default::default(),
            classes: Default::default(),
            weak: Default::default(),
            time: Cell::new(0.0),
            budget: Cell::new(0),
            calls: Cell::new(0),
            refused: Cell::new(0),
        })
    }

    fn any<T: Clone>(&self, of: &RefCell<Vec<T>>) -> Option<T> {
        let listed = of.borrow();
        listed.get(self.numbers.below(listed.len())).cloned()
    }

    fn keep<T>(&self, in_list: &RefCell<Vec<T>>, one: T) {
        in_list.borrow_mut().push(one);
    }

    fn lose<T>(&self, of: &RefCell<Vec<T>>) {
        let count = of.borrow().len();
        if count > 0 {
            let lost = of.borrow_mut().swap_remove(self.numbers.below(count));
            // Its end may run callbacks, which use the list.
            drop(lost);
        }
    }

    /// What a callback does.
    fn inside(self: &Rc<Self>) -> Result<()> {
        for _ in 0..self.numbers.below(3) {
            if self.budget.get() == 0 {
                return Ok(());
            }
            self.budget.set(self.budget.get() - 1);
            // Some callbacks let an error through, some do not care.
            let result = step(self);
            if self.numbers.chance(20) {
                result?;
            }
        }
        // A panic while another one unwinds ends a process: Rust's rule.
        if self.numbers.chance(2) && !std::thread::panicking() {
            panic!("a callback's panic");
        }
        Ok(())
    }
}

/// Overrides of a view; each instance may have its own, whose end runs calls, too.
struct WildView(Rc<World>);

impl Drop for WildView {
    fn drop(&mut self) {
        let _ = self.0.inside();
    }
}

methods! {
    impl Actions<View> for WildView {
        fn copy(&self, this: &View, sender: Option<&Object>) -> Result<()> {
            self.0.inside()?;
            sender.map_or(Ok(()), |sender| sender.name().map(drop))?;
            this.set_alpha(0.5)
        }
    }

    impl ViewMethods for WildView {
        fn hit_test(&self, _this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<Option<View>> {
            self.0.inside()?;
            if self.0.numbers.chance(20) {
                return Ok(self.0.any(&self.0.views));
            }
            sup.hit_test(point, event)
        }
        fn point_inside(&self, this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<bool> {
            self.0.inside()?;
            this.set_frame(this.frame()?)?;
            sup.point_inside(point, event)
        }
        fn did_move_to_window(&self, _this: &View, sup: &Super<View>) -> Result<()> {
            self.0.inside()?;
            sup.did_move_to_window()
        }
        fn will_remove_subview(&self, _this: &View, _subview: &View, _sup: &Super<View>) -> Result<()> {
            self.0.inside()
        }
    }

    impl ResponderMethods for WildView {
        fn next_responder(&self, _this: &Responder, sup: &Super<Responder>) -> Result<Option<Responder>> {
            if self.0.numbers.chance(10) {
                return Ok(self.0.any(&self.0.views).map(Into::into));
            }
            sup.next_responder()
        }
        fn touches_began(&self, _this: &Responder, touches: &[Touch], event: Option<&Event>, sup: &Super<Responder>) -> Result<()> {
            self.0.touches.borrow_mut().extend(touches.iter().cloned());
            self.0.events.borrow_mut().extend(event.cloned());
            self.0.inside()?;
            sup.touches_began(touches, event)
        }
        fn touches_cancelled(&self, _this: &Responder, touches: &[Touch], event: Option<&Event>, sup: &Super<Responder>) -> Result<()> {
            self.0.inside()?;
            sup.touches_cancelled(touches, event)
        }
    }
}

struct WildGesture(Rc<World>);

methods! {
    impl GestureRecognizerMethods for WildGesture {
        fn touches_moved(&self, this: &GestureRecognizer, touches: &[Touch], event: &Event, sup: &Super<GestureRecognizer>) -> Result<()> {
            this.set_state(GestureRecognizerState(self.0.numbers.below(7) as i32))?;
            self.0.inside()?;
            sup.touches_moved(touches, event)
        }
        fn reset(&self, _this: &GestureRecognizer, sup: &Super<GestureRecognizer>) -> Result<()> {
            self.0.inside()?;
            sup.reset()
        }
    }
}

struct WildControl(Rc<World>);

methods! {
    impl ControlMethods<Button> for WildControl {
        fn begin_tracking(&self, this: &Button, touch: &Touch, event: &Event, sup: &Super<Control>) -> Result<bool> {
            self.0.inside()?;
            this.set_highlighted(true)?;
            sup.begin_tracking(touch, event)
        }
        fn send_action(&self, _this: &Button, selector: &str, target: Option<&Object>, event: Option<&Event>, sup: &Super<Control>) -> Result<()> {
            self.0.inside()?;
            sup.send_action(selector, target, event)
        }
    }
}

struct WildWindow(Rc<World>);

methods! {
    impl WindowMethods for WildWindow {
        fn send_event(&self, _this: &Window, event: &Event, sup: &Super<Window>) -> Result<()> {
            self.0.inside()?;
            self.0.events.borrow_mut().push(event.clone());
            sup.send_event(event)
        }
        fn become_key_window(&self, _this: &Window, sup: &Super<Window>) -> Result<()> {
            self.0.inside()?;
            sup.become_key_window()
        }
    }

    impl ResponderMethods<Window> for WildWindow {
        fn can_perform_action(&self, this: &Window, _selector: &str, _sender: Option<&Object>, _sup: &Super<Responder>) -> Result<bool> {
            self.0.inside()?;
            this.is_key()
        }
        fn insert_text(&self, _this: &Window, text: &str, sup: &Super<Responder>) -> Result<()> {
            self.0.inside()?;
            sup.insert_text(text)
        }
    }
}

struct WildController(Rc<World>);

methods! {
    impl ViewControllerMethods for WildController {
        fn load_view(&self, this: &ViewController, sup: &Super<ViewController>) -> Result<()> {
            self.0.inside()?;
            match self.0.any(&self.0.views) {
                Some(view) => this.set_view(Some(&view)),
                None => sup.load_view(),
            }
        }
        fn view_will_appear(&self, _this: &ViewController, animated: bool, sup: &Super<ViewController>) -> Result<()> {
            self.0.inside()?;
            sup.view_will_appear(animated)
        }
    }
}

/// A delegate.
struct Wild(Rc<World>);

methods! {
    impl GestureRecognizerDelegate for Wild {
        fn should_begin(&self, _this: &GestureRecognizer) -> Result<bool> {
            self.0.inside()?;
            Ok(self.0.numbers.chance(80))
        }
        fn should_recognize_simultaneously_with(&self, _this: &GestureRecognizer, _other: &GestureRecognizer) -> Result<bool> {
            self.0.inside()?;
            Ok(self.0.numbers.chance(50))
        }
    }

    impl ScrollViewDelegate for Wild {
        fn did_scroll(&self, _this: &ScrollView) -> Result<()> {
            self.0.inside()
        }
        fn will_end_dragging(&self, _this: &ScrollView, _velocity: Point, target: &mut Point) -> Result<()> {
            *target = self.0.numbers.point();
            self.0.inside()
        }
        fn view_for_zooming(&self, _this: &ScrollView) -> Result<Option<View>> {
            Ok(self.0.any(&self.0.views))
        }
    }

    impl TextFieldDelegate for Wild {
        fn should_change_characters(&self, this: &TextField, start: usize, end: usize, replacement: &str) -> Result<bool> {
            self.0.inside()?;
            this.text_in_range(start, end)?;
            Ok(replacement != "x")
        }
        fn did_end_editing(&self, _this: &TextField, _reason: TextEndReason) -> Result<()> {
            self.0.inside()
        }
        fn closest_position(&self, _this: &TextField, _point: Point) -> Result<usize> {
            Ok(self.0.numbers.below(12))
        }
    }
}

fn make_context(world: &Rc<World>) -> Result<()> {
    let limit = if world.numbers.chance(5) { 200_000 } else { 0 };
    let context = Context::with(ContextOptions {
        memory_limit: limit,
        ..Default::default()
    })?;
    world.keep(&world.references, (*context).clone());
    world.keep(&world.contexts, context);
    Ok(())
}

fn make_view(world: &Rc<World>, context: &ContextRef) -> Result<()> {
    let (n, frame) = (&world.numbers, world.numbers.rect());
    let class = world.any(&world.classes).filter(|_| n.chance(50));
    let view: View = match (n.below(12), class) {
        (0, _) => Window::new(context, (0.0, 0.0, 320.0, 480.0))?.into(),
        (1, _) => Button::new(context, frame)?.into(),
        (2, _) => ScrollView::new(context, frame)?.into(),
        (3, _) => TextField::new(context, frame)?.into(),
        (4, _) => Slider::new(context, frame)?.into(),
        (5, _) => Button::with_methods(context, frame, WildView(world.clone()))?.into(),
        (6, _) if n.chance(50) => {
            Window::with_methods(context, frame, WildWindow(world.clone()))?.into()
        }
        (6, _) => Window::with_methods(context, frame, Rc::new(WildView(world.clone())))?.into(),
        (9, _) => Button::with_methods(context, frame, WildControl(world.clone()))?.into(),
        (7, _) => Label::new(context, frame)?.into(),
        (8, _) => View::with_methods(context, frame, WildView(world.clone()))?,
        (_, Some((_, class))) => View::with_class(context, &class, frame)?,
        (_, None) => View::new(context, frame)?,
    };
    world.keep(&world.weak, view.downgrade());
    world.keep(&world.views, view);
    Ok(())
}

fn make_recognizer(world: &Rc<World>, context: &ContextRef) -> Result<()> {
    let class = world
        .any(&world.classes)
        .filter(|_| world.numbers.chance(30));
    let recognizer: GestureRecognizer = match (world.numbers.below(7), class) {
        (5, _) => Pan::with_methods(context, WildGesture(world.clone()))?.into(),
        (0, _) => Pan::new(context)?.into(),
        (1, _) => Tap::new(context)?.into(),
        (2, _) => LongPress::new(context)?.into(),
        (3, _) => Swipe::new(context)?.into(),
        (4, _) => Pinch::new(context)?.into(),
        (_, Some((_, class))) => GestureRecognizer::with_class(context, &class)?,
        (_, None) => GestureRecognizer::new(context)?,
    };
    world.keep(&world.recognizers, recognizer);
    Ok(())
}

fn make_class(world: &Rc<World>, context: &ContextRef) -> Result<()> {
    let name = format!("Class{}", world.numbers.below(40));
    let superclass = [
        "View",
        "GestureRecognizer",
        "Button",
        "Window",
        "Class3",
        "None",
    ][world.numbers.below(6)];
    let wild = {
        let world = world.clone();
        move || WildView(world.clone())
    };
    let builder = Class::builder(&name, superclass);
    let builder = match superclass {
        "GestureRecognizer" => builder.methods(WildGesture(world.clone())),
        _ if world.numbers.chance(50) => builder.instances(wild.clone()),
        _ => builder.methods(wild()),
    };
    let class = match world.numbers.below(20) {
        0..=2 => {
            let base = context.class_find("View")?;
            let extension = Class::extension().methods(wild()).extend(&base)?;
            if world.numbers.chance(60) {
                extension.remove_extension()?;
            }
            extension
        }
        // What `with_methods` has defined makes instances without a value.
        3 => context.class_find("WildView")?,
        _ => builder.define(context)?,
    };
    add_actions(world, &class)?;
    world.keep(&world.classes, (name, class));
    Ok(())
}

/// Actions of a class, and one that gives no good answer.
fn add_actions(world: &Rc<World>, class: &Class) -> Result<()> {
    let inside = world.clone();
    let moved = class.add_action(
        "moveBy:named:",
        move |this: &View, by: Point, name: String| {
            inside.inside()?;
            this.set_name(&name)?;
            this.set_center(by)?;
            Ok(by.x > 0.0)
        },
    );
    let answers = world.clone();
    let found = class.add_action("find:", move |_: &Object, one: Option<Object>| {
        let other = answers.any(&answers.views).map(Object::from);
        if answers.numbers.chance(50) {
            one
        } else {
            other
        }
    });
    let inside = world.clone();
    moved.and(found).and(
        class.add_action("paste:", move |_: &Window, _: Option<Touch>| {
            inside.inside()
        }),
    )
}

/// Call actions, with arguments that fit and others.
fn invoke(world: &Rc<World>, view: &View, other: &View) -> Result<()> {
    let n = &world.numbers;
    match n.below(9) {
        0..=1 => view
            .invoke::<bool, _>("moveBy:named:", (n.point(), "name"))
            .map(drop),
        2 => {
            let found: Option<View> = view.invoke("find:", (other,))?;
            if let Some(found) = found {
                world.keep(&world.views, found);
            }
            Ok(())
        }
        3 => view.invoke("paste:", (Some(other),)),
        4 => view.invoke("copy:", (None::<&View>,)),
        5 => view
            .invoke::<f64, _>("moveBy:named:", (n.rect(), 3i64))
            .map(drop),
        6 => view
            .invoke::<u8, _>("find:", (other, "a", true, n.number()))
            .map(drop),
        7 => view
            .target_for_action(["copy:", "find:", "paste:"][n.below(3)], Some(other))
            .map(drop),
        _ => match view.context()?.application()? {
            Some(application) => application
                .send_action("copy:", None, Some(other), None)
                .map(drop),
            None => Ok(()),
        },
    }
}

/// Views in one call, some of them inside of others.
fn create_many(world: &Rc<World>, context: &ContextRef, view: Option<&View>) -> Result<()> {
    let n = &world.numbers;
    let views = (0..n.below(6)).map(|_| NewView {
        frame: n.rect(),
        superview: n.chance(50).then(|| n.below(4)),
        class: world
            .any(&world.classes)
            .map(|(_, class)| class)
            .filter(|_| n.chance(30)),
    });
    let views: Vec<_> = views.collect();
    let made = View::create_many(context, view, &views)?;
    world.views.borrow_mut().extend(made);
    Ok(())
}

fn edit(world: &Rc<World>, field: &TextField) -> Result<()> {
    let n = &world.numbers;
    let (start, end) = (n.below(9), n.below(9));
    match n.below(9) {
        0 => field.set_text(["", "añ👍 b", "a\0b", "xyz"][n.below(4)]),
        1 => field.set_delegate(Wild(world.clone())),
        2 => field.set_marked_text("か", start, end),
        3 => field
            .unmark_text()
            .and_then(|()| field.marked_range().map(drop)),
        4 => field.replace_range(start, end, "👩‍👩‍👧"),
        5 => field.set_selected_range(start, end, TextDirection(n.below(3) as i32)),
        6 => field.move_insertion_point(
            TextDirection(n.below(3) as i32),
            TextGranularity(n.below(6) as i32),
            n.chance(50),
        ),
        7 => field.become_first_responder().map(drop),
        _ => field
            .position(start, end as i64 - 4, TextGranularity(n.below(6) as i32))
            .map(drop),
    }
}

fn of_touches(world: &Rc<World>, touch: &Touch, event: &Event, view: Option<&View>) -> Result<()> {
    let n = &world.numbers;
    match n.below(5) {
        0 => touch
            .location(view)
            .and_then(|_| event.all_touches().map(drop)),
        1 => touch.coalesced().map(drop),
        2 => touch
            .predicted(PredictionModel(n.below(4) as i32), n.number())
            .map(drop),
        3 => touch.gesture_recognizers().map(drop),
        _ => match touch.window()? {
            Some(window) => event.touches_for_window(&window).map(drop),
            None => touch.view().map(drop),
        },
    }
}

fn input(world: &Rc<World>, context: &ContextRef) -> Result<()> {
    let n = &world.numbers;
    let time = world.time.get() + n.below(20) as f64 / 50.0;
    world.time.set(time);
    let at = Point::new(n.below(320) as f64, n.below(480) as f64);
    match n.below(10) {
        0 => context.cancel_all_touches(),
        1 => context.advance(time),
        2 => context.insert_text(time, "añ👍").map(drop),
        3 => context.send_pointer(
            time,
            &PointerSample {
                location: at,
                ..Default::default()
            },
        ),
        4 => context.send_scroll(
            time,
            &ScrollSample {
                location: at,
                delta: n.point(),
                is_discrete: n.chance(50),
                ..Default::default()
            },
        ),
        5 => context.send_presses(
            time,
            &[PressSample {
                id: 1,
                phase: PressPhase(n.below(5) as i32),
                characters: Some("q".into()),
                ..Default::default()
            }],
        ),
        _ => {
            let samples: Vec<_> = (0..=n.below(2))
                .map(|finger| TouchSample::new(finger as i64, TouchPhase(n.below(5) as i32), at))
                .collect();
            context.send_touches(time, &samples)
        }
    }
}

fn of_views(world: &Rc<World>, view: &View, other: &View) -> Result<()> {
    let n = &world.numbers;
    match n.below(30) {
        0..=4 => view.add_subview(other),
        24..=25 => invoke(world, view, other),
        26 => match view.cast::<TextField>()? {
            Some(field) => edit(world, &field),
            None => view.methods::<WildView>().map(drop),
        },
        28 => {
            let value = n.chance(70).then(|| Rc::new(WildView(world.clone())));
            view.set_value(["a", "b", ""][n.below(3)], value)
        }
        29 => view
            .find_value::<WildView>(["a", "b"][n.below(2)])
            .map(drop),
        27 => view.set_can_become_first_responder(true),
        5 => view.remove_from_superview(),
        6 => view.insert_subview_at_index(other, n.below(9) as i64 - 1),
        7 => view.set_frame(n.rect()),
        8 => view.set_transform(Transform {
            a: n.number(),
            ..Transform::IDENTITY
        }),
        9 => view.set_hidden(n.chance(30)),
        10 => view.hit_test(n.point(), None).map(drop),
        11 => view.convert_rect_to(n.rect(), Some(other)).map(drop),
        12 => view.chain().map(drop),
        13 => view.become_first_responder().map(drop),
        14 => view.set_name(["a", "b\u{202e}", "", "c\0"][n.below(4)]),
        15 => view.explain().map(drop),
        16 => view.hit_map(n.rect(), n.below(20), n.below(20)).map(drop),
        17 => match world.any(&world.classes) {
            Some((_, class)) => view.set_class(&class),
            None => Ok(()),
        },
        18 => view.explain_point_steps(n.point(), n.chance(50)).map(drop),
        19 => view.recursive_description().map(drop),
        20 => view.exchange_subviews(n.below(4) as i64, n.below(4) as i64 - 1),
        21 => match other.cast::<Window>()? {
            Some(window) => window
                .make_key()
                .and_then(|()| window.audit(None).map(drop)),
            None => Ok(()),
        },
        22 => match view.cast::<ScrollView>()? {
            Some(list) => {
                list.set_content_size((n.number(), n.number()))?;
                list.set_content_offset(n.point(), n.chance(50))?;
                if n.chance(30) {
                    return list.remove_delegate();
                }
                list.set_delegate(Wild(world.clone()))
            }
            None => Ok(()),
        },
        _ => match view.cast::<Control>()? {
            Some(control) => {
                let (inside, mask) = (world.clone(), ControlEvents(n.next() as u32));
                let number = control.add_action(mask, move |_, _, _| inside.inside())?;
                if n.chance(30) {
                    let weak = control.downgrade();
                    control.add_action(mask, move |_, _, _| {
                        weak.upgrade()
                            .map_or(Ok(()), |control| control.remove_action(number))
                    })?;
                }
                control.send_actions(mask)
            }
            None => Ok(()),
        },
    }
}

fn of_recognizers(world: &Rc<World>, view: &View, recognizer: &GestureRecognizer) -> Result<()> {
    let n = &world.numbers;
    let inside = world.clone();
    match n.below(9) {
        0..=2 => view.add_gesture_recognizer(recognizer),
        3 => view.remove_gesture_recognizer(recognizer),
        4 => recognizer.add_action(move |_| inside.inside()).map(drop),
        5 if n.chance(30) => recognizer.remove_delegate(),
        5 => recognizer.set_delegate(Wild(inside)),
        6 => match world.any(&world.recognizers) {
            Some(other) => recognizer.require_to_fail(&other),
            None => Ok(()),
        },
        7 => recognizer.set_enabled(n.chance(60)),
        _ => recognizer.set_state(GestureRecognizerState(n.below(8) as i32)),
    }
}

fn of_context(world: &Rc<World>, context: &ContextRef) -> Result<()> {
    let n = &world.numbers;
    let inside = world.clone();
    match n.below(20) {
        0..=3 => make_view(world, context),
        16 => create_many(world, context, world.any(&world.views).as_ref()),
        17 => {
            let kept = RefCell::new(Vec::new());
            context.recorder_start_with(RecorderOptions::default(), move |bytes| {
                kept.borrow_mut().extend_from_slice(bytes);
                kept.borrow().len() < 3000 && inside.inside().is_ok()
            })
        }
        18 => context.recorder_stop(),
        19 => context.post(move |_| inside.inside()),
        4 => make_recognizer(world, context),
        5 => make_class(world, context),
        6 => {
            let timer =
                context.add_timer(world.time.get() + n.number(), move |_, _| inside.inside())?;
            world.keep(&world.timers, timer);
            Ok(())
        }
        7 => context.observe(move |object, call| {
            if inside.numbers.chance(3) {
                let _ = (format!("{object:?} {call:?}"), inside.inside());
            }
        }),
        8 => context.on_notification(move |_, _| drop(inside.inside())),
        9 => context.trace_start(n.below(300)),
        10 => context.trace_read(0).map(|records| {
            drop(
                records
                    .iter()
                    .map(|record| context.trace_describe(record))
                    .collect::<Vec<_>>(),
            )
        }),
        11 => context.problems(n.chance(50)).map(drop),
        12 => context
            .poster()
            .post(|context| context.set_config(Config::CONTROL_SLOP, 3.0)),
        13 => context.drain().map(drop),
        14 => context.set_config(Config(n.below(60) as i32), n.number()),
        _ => {
            let controller = match n.chance(50) {
                true => ViewController::new(context)?,
                false => ViewController::with_methods(context, WildController(inside))?,
            };
            if n.chance(20) {
                controller.view()?;
            }
            if let Some(view) = world.any(&world.views) {
                controller.set_view(Some(&view))?;
            }
            world.keep(&world.controllers, controller);
            Ok(())
        }
    }
}

fn lose(world: &Rc<World>) {
    match world.numbers.below(30) {
        0..=9 => world.lose(&world.views),
        10..=12 => world.lose(&world.recognizers),
        13..=15 => world.lose(&world.touches),
        16 => world.lose(&world.events),
        17 => world.lose(&world.controllers),
        18 => world.lose(&world.classes),
        19..=20 => world.lose(&world.contexts),
        21 => {
            if let Some(timer) = world.any(&world.timers) {
                let _ = timer.cancel();
            }
        }
        _ => {
            let weak = world.any(&world.weak);
            drop(weak.and_then(|weak| weak.upgrade()));
        }
    }
}

fn step(world: &Rc<World>) -> Result<()> {
    world.calls.set(world.calls.get() + 1);
    let n = &world.numbers;
    let (view, other) = (world.any(&world.views), world.any(&world.views));
    let context = world.any(&world.references);
    let result = match (n.below(20), context) {
        (0, _) | (_, None) if world.contexts.borrow().len() < 3 => make_context(world),
        (1..=2, _) => {
            lose(world);
            Ok(())
        }
        (3..=8, Some(context)) => of_context(world, &context),
        (9..=12, Some(context)) => input(world, &context),
        (13..=15, _) => match (view, world.any(&world.recognizers)) {
            (Some(view), Some(recognizer)) => of_recognizers(world, &view, &recognizer),
            _ => Ok(()),
        },
        (16, _) => match (world.any(&world.touches), world.any(&world.events)) {
            (Some(touch), Some(event)) => of_touches(world, &touch, &event, view.as_ref()),
            _ => Ok(()),
        },
        (17, _) => match (world.any(&world.controllers), world.any(&world.controllers)) {
            (Some(one), Some(two)) => one.present(&two).and_then(|()| one.dismiss()),
            _ => Ok(()),
        },
        _ => match (view, other) {
            (Some(view), Some(other)) => of_views(world, &view, &other),
            _ => Ok(()),
        },
    };
    world
        .refused
        .set(world.refused.get() + usize::from(result.is_err()));
    result
}

/// Returns how many calls were made, and how many of them were refused.
fn program(seed: u64) -> (usize, usize) {
    let world = World::new(seed);
    for _ in 0..250 {
        world.budget.set(30);
        let _ = catch_unwind(AssertUnwindSafe(|| step(&world)));
    }
    world.budget.set(100);
    // Contexts end with their callbacks, before or after the handles.
    let contexts = world.contexts.take();
    let views = world.views.take();
    if seed % 2 == 0 {
        let _ = catch_unwind(AssertUnwindSafe(|| drop(views)));
        let _ = catch_unwind(AssertUnwindSafe(|| drop(contexts)));
    } else {
        let _ = catch_unwind(AssertUnwindSafe(|| drop(contexts)));
        assert!(views.iter().all(|view| !view.is_alive()) || !world.contexts.borrow().is_empty());
    }
    let made_meanwhile = world.contexts.take();
    let _ = catch_unwind(AssertUnwindSafe(|| drop(made_meanwhile)));
    (world.calls.get(), world.refused.get())
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

#[test]
fn no_safe_program_crashes() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if info.payload().downcast_ref::<&str>() != Some(&"a callback's panic") {
            hook(info);
        }
    }));
    let seeds = match setting("RK_SEED") {
        Some(seed) => seed..=seed,
        None => 1..=setting("RK_PROGRAMS").unwrap_or(400),
    };
    let (mut calls, mut refused) = (0, 0);
    for seed in seeds.clone() {
        // A crash ends the process: the last line has its seed.
        if std::env::var_os("RK_TELL").is_some() {
            eprintln!("seed {seed}");
        }
        let (made, not) = program(seed);
        (calls, refused) = (calls + made, refused + not);
    }
    println!("seeds {seeds:?}: {calls} calls, {refused} of them refused");
    assert!(refused < calls);
}
