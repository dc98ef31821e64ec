//! The control events of a button: pressed, dragged out and in again, lifted inside or outside, pressed twice, cancelled, disabled.

use responderkit::*;
use shared::{make_window, put, tap};

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let button = put(&window, "button", Button::new(&context, (100, 100, 100, 40))?)?;
    button.add_action(ControlEvents::ALL_EVENTS, |button, events, _| {
        let words: Vec<_> = events.iter().map(ControlEvents::name).collect();
        let highlighted = if button.is_highlighted()? { ", highlighted" } else { "" };
        println!("  {}{highlighted}", words.join(" "));
        Ok(())
    })?;

    println!("a tap:");
    tap(&context, (150, 120), 1.0)?;
    println!("dragged out and in:");
    context.touch_down(1, (150, 120), 3.0)?;
    context.touch_move(1, (150, 200), 3.25)?; // 60 points below: still inside
    context.touch_move(1, (150, 230), 3.5)?; // 90 points below
    context.touch_move(1, (150, 240), 3.75)?;
    context.touch_move(1, (150, 190), 4.0)?;
    context.touch_up(1, (150, 190), 4.25)?;
    println!("dragged out:");
    context.touch_down(1, (150, 120), 6.0)?;
    context.touch_move(1, (10, 120), 6.25)?;
    context.touch_up(1, (10, 120), 6.5)?;
    println!("twice:");
    tap(&context, (150, 120), 8.0)?;
    tap(&context, (150, 120), 8.25)?;
    println!("an alert:");
    context.touch_down(1, (150, 120), 10.0)?;
    context.cancel_all_touches()?;
    println!("disabled:");
    button.set_enabled(false)?;
    tap(&context, (150, 120), 12.0)?;
    button.set_enabled(true)?;
    println!("disabled while it is pressed:");
    context.touch_down(1, (150, 120), 14.0)?;
    button.set_enabled(false)?;
    context.touch_up(1, (150, 120), 14.25)
}
