//! Several fingers: one at a time without multiple_touch_enabled, in one call with it, and views with exclusive_touch.

use responderkit::*;
use shared::{make_window, put, two_fingers};

struct Pad;

fn note(view: &View, phase: &str, touches: &[Touch], event: Option<&Event>) -> Result<()> {
    let ids = touches.iter().map(|touch| Ok(touch.id()?.to_string())).collect::<Result<Vec<_>>>()?;
    let all = event.map_or(Ok(Vec::new()), Event::all_touches)?;
    println!("  {} {phase}: {} of {}", view.name()?, ids.join(" "), all.len());
    Ok(())
}

methods! {
    impl ResponderMethods<View> for Pad {
        fn touches_began(&self, this: &View, touches: &[Touch], event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "began", touches, event)
        }
        fn touches_moved(&self, this: &View, touches: &[Touch], event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "moved", touches, event)
        }
        fn touches_ended(&self, this: &View, touches: &[Touch], event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "ended", touches, event)
        }
    }
}

/// Both fingers at once, then one moves, then both, then they lift one after the other.
fn play(context: &ContextRef, (x1, y1): (i32, i32), (x2, y2): (i32, i32), time: f64) -> Result<()> {
    two_fingers(context, TouchPhase::BEGAN, (x1, y1), (x2, y2), time)?;
    context.touch_move(2, (x2 + 5, y2), time + 0.25)?;
    two_fingers(context, TouchPhase::MOVED, (x1, y1 + 5), (x2 + 5, y2 + 5), time + 0.5)?;
    context.touch_up(1, (x1, y1 + 5), time + 0.75)?;
    context.touch_up(2, (x2 + 5, y2 + 5), time + 1.0)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let left = put(&window, "left", View::with_methods(&context, (0, 0, 160, 480), Pad)?)?;
    let right = put(&window, "right", View::with_methods(&context, (160, 0, 160, 480), Pad)?)?;

    println!("one at a time:");
    play(&context, (50, 100), (100, 200), 1.0)?;
    println!("several at a time:");
    left.set_multiple_touch_enabled(true)?;
    play(&context, (50, 100), (100, 200), 4.0)?;
    println!("one on each view:");
    play(&context, (50, 100), (200, 100), 7.0)?;
    println!("the right one exclusive, touched second:");
    right.set_exclusive_touch(true)?;
    play(&context, (50, 100), (200, 100), 10.0)?;
    println!("the right one exclusive, touched first:");
    play(&context, (200, 100), (50, 100), 13.0)
}
