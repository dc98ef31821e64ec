//! A button that counts what it sends and drops a second action that follows too soon: send_action is where to intercept.

use responderkit::*;
use shared::{make_window, name, put, tap};
use std::cell::Cell;

#[derive(Default)]
struct Careful {
    count: Cell<u32>,
    last: Cell<Option<f64>>,
}

methods! {
    impl ControlMethods for Careful {
        fn send_action(&self, this: &Control, selector: &str, target: Option<&Object>, event: Option<&Event>, sup: &Super<Control>) -> Result<()> {
            let time = event.map_or(Ok(0.0), Event::timestamp)?;
            self.count.set(self.count.get() + 1);
            println!("  {time:.2} s: {} sends {selector} to {}, number {}", this.name()?, name(target)?, self.count.get());
            if self.last.get().map_or(false, |last| time - last < 0.5) {
                println!("  dropped");
                return Ok(());
            }
            self.last.set(Some(time));
            sup.send_action(selector, target, event)
        }
    }
}

struct Cart;

methods! {
    impl Actions<View> for Cart {
        fn buy(&self, this: &View, sender: Option<&Object>) -> Result<()> {
            println!("  {} buys for {}", this.name()?, name(sender)?);
            Ok(())
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let cart = put(&window, "cart", View::with_methods(&context, (0, 0, 320, 480), Cart)?)?;
    let button = put(&cart, "buy", Button::with_methods(&context, (20, 20, 100, 44), Careful::default())?)?;
    button.add_target(Some(&cart), "buy:", ControlEvents::TOUCH_UP_INSIDE)?;

    println!("three taps:");
    tap(&context, (50, 40), 1.0)?;
    tap(&context, (50, 40), 1.25)?;
    tap(&context, (50, 40), 2.0)?;
    println!("without target, and a function beside it:");
    button.remove_target(None, None, ControlEvents::ALL_EVENTS)?;
    button.add_target(None, "buy:", ControlEvents::TOUCH_UP_INSIDE)?;
    button.add_action(ControlEvents::TOUCH_UP_INSIDE, |_, _, _| {
        println!("  a function, which sendAction does not see")
    })?;
    tap(&context, (50, 40), 4.0)
}
