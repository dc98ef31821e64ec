//! A long press: it begins by the clock while the finger rests, follows the finger then, and ends with the lift.

use responderkit::*;
use shared::{attach, make_window};

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let press = attach(&window, "press", LongPress::new(&context)?)?;
    press.add_action(|press| {
        println!("  {:.2} s: {} at {}", press.context()?.time()?, press.state()?, press.location(None)?);
        Ok(())
    })?;

    println!("a finger that rests and then moves:");
    context.touch_down(1, (100, 100), 1.0)?;
    context.advance(1.25)?;
    context.touch_move(1, (106, 100), 1.375)?; // less than 10 points
    context.advance(2.0)?;
    context.touch_move(1, (150, 200), 2.25)?;
    context.touch_up(1, (150, 200), 2.5)?;

    println!("too short:");
    context.touch_down(1, (100, 100), 4.0)?;
    context.touch_up(1, (100, 100), 4.25)?;
    context.advance(5.0)?;

    println!("moved too early:");
    context.touch_down(1, (100, 100), 6.0)?;
    context.touch_move(1, (115, 100), 6.25)?;
    context.advance(7.0)?;
    context.touch_up(1, (115, 100), 7.25)?;

    println!("0.25 s suffice, and 20 points are allowed:");
    press.set_minimum_press_duration(0.25)?;
    press.set_allowable_movement(20.0)?;
    context.touch_down(1, (100, 100), 9.0)?;
    context.touch_move(1, (115, 100), 9.125)?;
    context.advance(10.0)?;
    println!("an alert cancels it:");
    context.cancel_all_touches()
}
