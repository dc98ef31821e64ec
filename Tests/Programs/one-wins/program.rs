//! Which recogniser wins when several fit: the deeper one, the quicker one, the one that the others require to fail; or all, where a
//! delegate allows it.

use responderkit::*;
use shared::{attach, make_window, put, tap};

struct Simultaneous;

methods! {
    impl GestureRecognizerDelegate for Simultaneous {
        fn should_recognize_simultaneously_with(&self, _this: &GestureRecognizer, _other: &GestureRecognizer) -> Result<bool> {
            Ok(true)
        }
    }
}

struct WaitsForSwipe;

methods! {
    impl GestureRecognizerDelegate for WaitsForSwipe {
        fn should_require_failure_of(&self, _this: &GestureRecognizer, other: &GestureRecognizer) -> Result<bool> {
            Ok(other.name()? == "swipe")
        }
    }
}

/// Attach a recogniser that reports what it does.
fn add<G: AsRef<GestureRecognizer>>(view: &View, name: &str, recognizer: G) -> Result<G> {
    recognizer.as_ref().add_action(|recognizer| {
        println!("  {} {}", recognizer.name()?, recognizer.state()?);
        Ok(())
    })?;
    attach(view, name, recognizer)
}

fn try_tap(context: &ContextRef, what: &str, time: f64) -> Result<()> {
    println!("{what}:");
    tap(context, (100, 100), time)
}

/// 120 points to the right in the time given.
fn stroke(context: &ContextRef, what: &str, time: f64, seconds: f64) -> Result<()> {
    println!("{what}:");
    context.touch_down(1, (50, 300), time)?;
    for k in 1..=4 {
        context.touch_move(1, (50 + 30 * k, 300), time + seconds * f64::from(k) / 4.0)?;
    }
    context.touch_up(1, (170, 300), time + seconds)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let board = put(&window, "board", View::new(&context, (0, 0, 320, 480))?)?;
    let card = put(&board, "card", View::new(&context, (50, 50, 100, 100))?)?;
    let board_tap = add(&board, "board's tap", Tap::new(&context)?)?;
    let card_tap = add(&card, "card's tap", Tap::new(&context)?)?;

    try_tap(&context, "a tap on the card", 1.0)?;
    board_tap.set_delegate(Simultaneous)?;
    try_tap(&context, "both may recognise", 2.0)?;
    card_tap.require_to_fail(&board_tap)?;
    try_tap(&context, "the card's requires the board's to fail", 3.0)?;
    board_tap.set_enabled(false)?;
    try_tap(&context, "the board's is disabled", 4.0)?;

    let pan = add(&board, "pan", Pan::new(&context)?)?;
    add(&board, "swipe", Swipe::new(&context)?)?;
    stroke(&context, "a quick stroke", 6.0, 0.25)?;
    pan.set_delegate(WaitsForSwipe)?;
    stroke(&context, "a quick stroke, the pan waits for the swipe", 8.0, 0.25)?;
    stroke(&context, "a slow stroke, the pan waits for the swipe", 10.0, 4.0)
}
