//! Taps: one, two, with two fingers. The single tap waits until no second one can come. What is too long or moves too far is no tap.

use responderkit::*;
use shared::{attach, make_window, put, tap, two_fingers};

fn tapped(tap: &Tap) -> Result<()> {
    let (time, at) = (tap.context()?.time()?, tap.location(tap.view()?.as_ref())?);
    let (name, state, fingers) = (tap.name()?, tap.state()?, tap.number_of_touches()?);
    println!("  {time:.2} s: {name} {state} at {at}, fingers: {fingers}");
    Ok(())
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let photo = put(&window, "photo", View::new(&context, (40, 40, 240, 240))?)?;
    let once = attach(&photo, "tap", Tap::new(&context)?)?;
    once.add_action(tapped)?;

    println!("a tap at 1 s:");
    tap(&context, (100, 100), 1.0)?;
    context.advance(2.0)?;

    let twice = attach(&photo, "double tap", Tap::new(&context)?)?;
    twice.add_action(tapped)?;
    twice.set_number_of_taps_required(2)?;
    once.require_to_fail(&twice)?;
    println!("with a double tap beside it, a tap at 3 s:");
    tap(&context, (100, 100), 3.0)?;
    context.advance(4.0)?;
    println!("two taps, at 5 and 5.25 s:");
    tap(&context, (100, 100), 5.0)?;
    tap(&context, (104, 100), 5.25)?;
    context.advance(6.0)?;
    println!("two taps, at 7 and 7.5 s:");
    tap(&context, (100, 100), 7.0)?;
    tap(&context, (104, 100), 7.5)?;
    context.advance(8.5)?;

    let of_two = attach(&photo, "tap of two", Tap::new(&context)?)?;
    of_two.add_action(tapped)?;
    of_two.set_number_of_touches_required(2)?;
    println!("two fingers:");
    two_fingers(&context, TouchPhase::BEGAN, (100, 100), (200, 100), 9.0)?;
    two_fingers(&context, TouchPhase::ENDED, (100, 100), (200, 100), 9.25)?;
    context.advance(10.0)?;
    println!("held for a second:");
    context.touch_down(1, (100, 100), 11.0)?;
    context.touch_up(1, (100, 100), 12.0)?;
    context.advance(13.0)?;
    println!("moved by 50 points:");
    context.touch_down(1, (100, 100), 14.0)?;
    context.touch_move(1, (150, 100), 14.25)?;
    context.touch_up(1, (150, 100), 14.5)?;
    context.advance(15.0)
}
