//! Swipes: recognised while the finger moves, by direction. Slow or slanting movements are none; one recogniser may take two directions.

use responderkit::*;
use shared::{attach, make_window, two_fingers};

/// Four moves, and the lift.
fn stroke(context: &ContextRef, what: &str, start: (i32, i32), end: (i32, i32), time: f64, seconds: f64) -> Result<()> {
    println!("{what}:");
    context.touch_down(1, start, time)?;
    for k in 1..=4 {
        let place = (start.0 + (end.0 - start.0) * k / 4, start.1 + (end.1 - start.1) * k / 4);
        context.touch_move(1, place, time + seconds * f64::from(k) / 4.0)?;
    }
    context.touch_up(1, end, time + seconds)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let add = |name, direction| -> Result<Swipe> {
        let swipe = attach(&window, name, Swipe::new(&context)?)?;
        swipe.set_direction(direction)?;
        swipe.add_action(|swipe| {
            println!("  {:.2} s: {} from {}", swipe.context()?.time()?, swipe.name()?, swipe.location(None)?);
            Ok(())
        })?;
        Ok(swipe)
    };
    add("left", SwipeDirection::LEFT)?;
    add("right", SwipeDirection::RIGHT)?;
    add("up or down", SwipeDirection::UP | SwipeDirection::DOWN)?;

    stroke(&context, "to the right", (100, 200), (260, 200), 1.0, 0.32)?;
    stroke(&context, "to the left", (260, 200), (100, 210), 2.0, 0.32)?;
    stroke(&context, "upwards", (160, 300), (160, 140), 3.0, 0.32)?;
    stroke(&context, "downwards", (160, 140), (160, 300), 4.0, 0.32)?;
    stroke(&context, "slanting", (100, 100), (260, 260), 5.0, 0.32)?;
    stroke(&context, "slowly", (100, 200), (260, 200), 6.0, 4.0)?;
    stroke(&context, "a little", (100, 200), (120, 200), 11.0, 0.32)?;

    add("left with two", SwipeDirection::LEFT)?.set_number_of_touches_required(2)?;
    println!("two fingers to the left:");
    two_fingers(&context, TouchPhase::BEGAN, (260, 200), (280, 250), 12.0)?;
    two_fingers(&context, TouchPhase::MOVED, (180, 200), (200, 250), 12.1)?;
    two_fingers(&context, TouchPhase::ENDED, (180, 200), (200, 250), 12.2)
}
