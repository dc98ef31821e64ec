//! The life of a touch as a view gets it: began, moved, ended or cancelled, with locations and tap counts.

use responderkit::*;
use shared::{make_window, put, tap};

struct Canvas;

fn note(view: &View, phase: &str, touch: &Touch) -> Result<()> {
    let (at, before) = (touch.location(Some(view))?, touch.previous_location(Some(view))?);
    println!("  {:.2} s {phase} at {at}, before {before}, tap {}", touch.timestamp()?, touch.tap_count()?);
    Ok(())
}

methods! {
    impl ResponderMethods<View> for Canvas {
        fn touches_began(&self, this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "began", &touches[0])
        }
        fn touches_moved(&self, this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "moved", &touches[0])
        }
        fn touches_ended(&self, this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "ended", &touches[0])
        }
        fn touches_cancelled(&self, this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "cancelled", &touches[0])
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    put(&window, "canvas", View::with_methods(&context, (100, 100, 100, 100), Canvas)?)?;

    println!("a finger that leaves the view:");
    context.touch_down(1, (110, 120), 1.0)?;
    context.touch_move(1, (150, 120), 1.25)?;
    context.touch_move(1, (150, 120), 1.5)?; // it rests
    context.touch_move(1, (250, 90), 1.75)?;
    context.touch_up(1, (260, 90), 2.0)?;
    println!("three taps in a row, and one later:");
    tap(&context, (150, 150), 5.0)?;
    tap(&context, (152, 150), 5.25)?;
    tap(&context, (150, 148), 5.5)?;
    tap(&context, (150, 150), 7.0)?;
    println!("an alert cancels it:");
    context.touch_down(1, (150, 150), 10.0)?;
    context.cancel_all_touches()?;
    context.touch_move(1, (160, 150), 10.25)?;
    context.touch_up(1, (160, 150), 10.5)?;
    println!("beside the view:");
    tap(&context, (50, 50), 12.0)
}
