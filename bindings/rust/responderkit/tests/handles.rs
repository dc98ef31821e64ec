//! Handles: references, kinds, what happens when objects and contexts end.

use responderkit::*;
use std::cell::{Cell, RefCell};
use std::path::Path;
use std::rc::Rc;

fn window(context: &ContextRef) -> Window {
    Window::new(context, (0.0, 0.0, 320.0, 480.0)).unwrap()
}

fn view(context: &ContextRef) -> View {
    View::new(context, (0.0, 0.0, 10.0, 10.0)).unwrap()
}

#[test]
fn a_handle_keeps_its_object() {
    let context = Context::new().unwrap();
    let before = context.object_count().unwrap();
    let view = view(&context);
    let (other, weak) = (view.clone(), view.downgrade());
    drop(view);
    assert!(other.is_alive());
    assert_eq!(weak.upgrade(), Some(other.clone()));
    drop(other);
    assert!(weak.upgrade().is_none());
    assert_eq!(context.object_count().unwrap(), before);
}

#[test]
fn the_tree_keeps_what_it_holds() {
    let context = Context::new().unwrap();
    let window = window(&context);
    let view = view(&context);
    window.add_subview(&view).unwrap();
    let weak = view.downgrade();
    drop(view);
    assert_eq!(window.subviews().unwrap(), [weak.upgrade().unwrap()]);
    weak.upgrade().unwrap().remove_from_superview().unwrap();
    assert!(weak.upgrade().is_none());
}

#[test]
fn after_the_context_every_call_is_an_error() {
    let context = Context::new().unwrap();
    let button = Button::new(&context, (0.0, 0.0, 10.0, 10.0)).unwrap();
    let (reference, poster) = (context.as_object().clone(), context.poster());
    drop(context);
    assert_eq!(button.frame().unwrap_err().status(), Status::StaleHandle);
    let twin = button.clone();
    let hiding = twin.set_hidden(true);
    assert_eq!(hiding.unwrap_err().status(), Status::StaleHandle);
    assert!(button
        .add_action(ControlEvents::TOUCH_DOWN, |_, _, _| ())
        .is_err());
    assert!(button.cast::<Control>().is_err());
    assert!(!button.is_alive() && !reference.is_alive());
    assert!(button.downgrade().upgrade().is_none());
    assert!(poster.post(|_| ()).is_err());
    assert!(format!("{button:?}").contains("StaleHandle"));
}

#[test]
fn contexts_do_not_mix() {
    let (one, other) = (Context::new().unwrap(), Context::new().unwrap());
    let view = view(&other);
    let error = window(&one).add_subview(&view).unwrap_err();
    assert_eq!(error.status(), Status::WrongContext);
    assert!(!error.message().is_empty() && !error.in_callback());
    assert_eq!(view.context().unwrap(), *other);
}

#[test]
fn sentences_have_rusts_words() {
    let context = Context::new().unwrap();
    let (view, pan) = (view(&context), Pan::new(&context).unwrap());
    let error = view.add_subview(&window(&context)).unwrap_err();
    let superview = "windows have no superview, show them with set_hidden()";
    assert_eq!(error.message(), format!("subview is a window; {superview}"));
    let error = view.remove_gesture_recognizer(&pan).unwrap_err();
    assert!(error.message().ends_with("; check view()"), "{error}");
    let error = context.problems(false).unwrap_err();
    assert!(
        error.message().contains("with trace_start() before"),
        "{error}"
    );
    let error = unsafe { context.plugin_load(Path::new("/x.so")) }.unwrap_err();
    assert!(
        error.message().ends_with("allow them with plugin_policy()"),
        "{error}"
    );
}

#[test]
fn casts_go_down_and_references_up() {
    let context = Context::new().unwrap();
    let field = TextField::new(&context, (0.0, 0.0, 10.0, 10.0)).unwrap();
    let object: Object = field.clone().into();
    assert_eq!(object.cast::<TextField>().unwrap(), Some(field.clone()));
    assert!(object.cast::<Button>().unwrap().is_none());
    fn is_alive(responder: impl AsRef<Responder>) -> bool {
        responder.as_ref().is_alive()
    }
    assert!(is_alive(field) && is_alive(window(&context)));
}

#[test]
fn texts_go_both_ways() {
    let context = Context::new().unwrap();
    let view = view(&context);
    assert_eq!(view.name().unwrap(), "");
    view.set_name("Größe").unwrap();
    assert_eq!(view.name().unwrap(), "Größe");
    let error = view.set_name("a\0b").unwrap_err();
    assert_eq!(error.status(), Status::InvalidArgument);
    let error = view.set_name(&"x".repeat(256)).unwrap_err();
    assert_eq!(error.status(), Status::LimitReached);
    assert_eq!(view.name().unwrap(), "Größe");
}

#[test]
fn a_context_dropped_in_its_callback_ends_after_the_call() {
    let context = Context::new().unwrap();
    let button = Button::new(&context, (0.0, 0.0, 100.0, 100.0)).unwrap();
    let window = window(&context);
    window.add_subview(&button).unwrap();
    let reference = window.context().unwrap();
    let owner = RefCell::new(Some(context));
    let alive = Rc::new(Cell::new(false));
    let seen = alive.clone();
    button
        .add_action(ControlEvents::TOUCH_DOWN, move |control, _, _| {
            owner.borrow_mut().take();
            seen.set(control.is_alive());
        })
        .unwrap();
    reference.touch_down(1, (10.0, 10.0), 0.0).unwrap();
    assert!(alive.get(), "the context ended inside of its callback");
    assert!(!button.is_alive());
    let error = reference.time().unwrap_err();
    assert_eq!(error.status(), Status::StaleHandle);
}

struct Counted(Rc<Cell<i32>>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.set(self.0.get() + 1);
    }
}

#[test]
fn closures_are_dropped_once() {
    let drops = Rc::new(Cell::new(0));
    let counted = || Counted(drops.clone());
    let context = Context::new().unwrap();
    let button = Button::new(&context, (0.0, 0.0, 10.0, 10.0)).unwrap();
    let one = counted();
    let number = button
        .add_action(ControlEvents::TOUCH_DOWN, move |_, _, _| {
            assert!(one.0.get() >= 0)
        })
        .unwrap();
    button.remove_action(number).unwrap();
    assert_eq!(drops.get(), 1);
    let one = counted();
    let refused = context.add_timer(f64::NAN, move |_, _| drop(one));
    assert!(refused.is_err());
    assert_eq!(drops.get(), 2, "a refused closure is dropped");
    let one = counted();
    context.add_timer(0.5, move |_, _| drop(one)).unwrap();
    context.advance(1.0).unwrap();
    assert_eq!(drops.get(), 3);
    let one = counted();
    context
        .on_notification(move |_, _| assert!(one.0.get() >= 0))
        .unwrap();
    let one = counted();
    context.add_timer(5.0, move |_, _| drop(one)).unwrap();
    drop(context);
    assert_eq!(drops.get(), 5);
}

#[test]
fn other_threads_post() {
    let context = Context::new().unwrap();
    let _window = window(&context);
    let poster = context.poster();
    let thread = std::thread::spawn(move || {
        poster
            .post(|context: &ContextRef| context.set_config(Config::CONTROL_SLOP, 50.0))
            .unwrap();
        let sample = TouchSample::new(1, TouchPhase::BEGAN, (5.0, 5.0));
        poster.post_touches(1.0, &[sample]).unwrap();
    });
    thread.join().unwrap();
    assert_eq!(context.queue_count().unwrap(), 2);
    assert_eq!(context.drain().unwrap(), 2);
    assert_eq!(context.config(Config::CONTROL_SLOP).unwrap(), 50.0);
    let touch = context.find_touch(1).unwrap();
    assert_eq!(touch.phase().unwrap(), TouchPhase::BEGAN);
}

#[test]
fn another_threads_context_in_the_place_changes_nothing() {
    let context = Context::new().unwrap();
    let view = view(&context);
    drop(context);
    let (made, wait) = std::sync::mpsc::channel();
    let (end, ended) = std::sync::mpsc::channel();
    let thread = std::thread::spawn(move || {
        // One of so many gets the place.
        let contexts: Vec<_> = (0..64).map(|_| Context::new().unwrap()).collect();
        made.send(()).unwrap();
        ended.recv().unwrap();
        let queued = contexts
            .iter()
            .map(|context| context.queue_count().unwrap());
        queued.sum::<usize>()
    });
    wait.recv().unwrap();
    assert_eq!(view.frame().unwrap_err().status(), Status::StaleHandle);
    assert!(!view.is_alive());
    drop(view);
    end.send(()).unwrap();
    assert_eq!(thread.join().unwrap(), 0, "it got the release");
}

#[test]
fn plugins_need_a_policy() {
    let context = Context::new().unwrap();
    let load = || unsafe { context.plugin_load(std::path::Path::new("/none.so")) };
    assert_eq!(load().unwrap_err().status(), Status::PluginPolicy);
    let policy = PluginPolicy {
        folders: vec![std::env::temp_dir()],
        ..Default::default()
    };
    context.plugin_policy(&policy).unwrap();
    let missing = load().unwrap_err().status();
    assert!([Status::PluginFile, Status::PluginPolicy].contains(&missing));
    let digests = vec!["no digest".to_string()];
    let wrong = PluginPolicy { digests, ..policy };
    let error = context.plugin_policy(&wrong).unwrap_err();
    assert_eq!(error.status(), Status::InvalidArgument);
    context.plugin_policy(&PluginPolicy::default()).unwrap();
    assert_eq!(load().unwrap_err().status(), Status::PluginPolicy);
    assert!(context.plugins().unwrap().is_empty());
}
