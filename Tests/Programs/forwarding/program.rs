//! Touches that a view does not keep: super hands them to the next responder, with the view that was hit. A control keeps them.

use responderkit::*;
use shared::{make_window, name, put, tap};

struct Keeper;

methods! {
    impl ResponderMethods<View> for Keeper {
        fn touches_began(&self, this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            println!("  {}: began in {}", this.name()?, name(touches[0].view()?)?);
            Ok(())
        }
        fn touches_ended(&self, this: &View, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            println!("  {}: ended", this.name()?);
            Ok(())
        }
    }
}

struct Forwarder;

methods! {
    impl ResponderMethods<View> for Forwarder {
        fn touches_began(&self, this: &View, touches: &[Touch], event: Option<&Event>, sup: &Super<Responder>) -> Result<()> {
            println!("  {}: began in {}", this.name()?, name(touches[0].view()?)?);
            sup.touches_began(touches, event)
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let board = put(&window, "board", View::with_methods(&context, (0, 0, 320, 480), Keeper)?)?;
    let card = put(&board, "card", View::with_methods(&context, (0, 0, 160, 200), Forwarder)?)?;
    put(&card, "picture", View::new(&context, (0, 0, 160, 100))?)?;
    put(&card, "lock", View::with_methods(&context, (0, 100, 50, 50), Keeper)?)?;
    let button = put(&card, "button", Button::new(&context, (100, 150, 60, 50))?)?;
    let try_tap = |place: &str, at: (i32, i32), time: f64| {
        println!("{place}:");
        tap(&context, at, time)
    };

    try_tap("on the board", (200, 300), 1.0)?;
    try_tap("on the card", (80, 170), 2.0)?;
    try_tap("on the picture", (80, 50), 3.0)?;
    try_tap("on the lock", (20, 120), 4.0)?;
    try_tap("on the button", (120, 170), 5.0)?;
    button.set_enabled(false)?;
    try_tap("on the disabled button", (120, 170), 6.0)?;
    button.set_user_interaction_enabled(false)?;
    try_tap("on the button without interaction", (120, 170), 7.0)
}
