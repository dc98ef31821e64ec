//! A window that sees every event before anything in it: it counts them, and while it is locked it keeps them to itself.

use responderkit::*;
use shared::{put, tap};
use std::cell::Cell;
use std::rc::Rc;

#[derive(Default)]
struct Guard {
    locked: Cell<bool>,
}

methods! {
    impl WindowMethods for Guard {
        fn send_event(&self, this: &Window, event: &Event, sup: &Super<Window>) -> Result<()> {
            let touches = event.touches_for_window(this)?;
            let kept = if self.locked.get() { ", kept" } else { "" };
            let (time, phase) = (event.timestamp()?, touches[0].phase()?);
            println!("  {time:.2} s: {} touch, {phase}{kept}", touches.len());
            if self.locked.get() {
                return Ok(());
            }
            sup.send_event(event)
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let guard = Rc::new(Guard::default());
    let window = Window::with_methods(&context, (0, 0, 320, 480), guard.clone())?;
    window.make_key()?;
    let button = put(&window, "button", Button::new(&context, (20, 20, 100, 44))?)?;
    button.add_action(ControlEvents::TOUCH_UP_INSIDE, |button, _, _| {
        println!("  {} pressed", button.name()?);
        Ok(())
    })?;

    println!("open:");
    tap(&context, (50, 40), 1.0)?;
    println!("locked:");
    guard.locked.set(true);
    tap(&context, (50, 40), 2.0)?;
    println!("open again:");
    guard.locked.set(false);
    tap(&context, (50, 40), 3.0)?;
    println!("locked while the finger is down:");
    context.touch_down(1, (50, 40), 4.0)?;
    context.touch_move(1, (52, 40), 4.25)?;
    guard.locked.set(true);
    context.touch_up(1, (52, 40), 4.5)?;
    println!("open for the next one:");
    guard.locked.set(false);
    tap(&context, (50, 40), 6.0)
}
