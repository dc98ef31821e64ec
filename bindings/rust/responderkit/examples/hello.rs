//! A button, a tap on it, and a recogniser of taps behind it.

use responderkit::*;

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = Window::new(&context, (0, 0, 320, 480))?;
    let button = Button::new(&context, (100, 200, 120, 44))?;
    button.set_name("hello")?;
    window.add_subview(&button)?;
    button.add_action(ControlEvents::TOUCH_UP_INSIDE, |control, _, event| {
        let time = event.map_or(Ok(0.0), Event::timestamp)?;
        println!("{} pressed at {time}", control.name()?);
        Ok(())
    })?;

    let tap = Tap::new(&context)?;
    tap.add_action(|tap| {
        let at = tap.location(None)?;
        println!("tap at ({}, {})", at.x, at.y);
        Ok(())
    })?;
    window.add_gesture_recognizer(&tap)?;

    for (place, time) in [((150, 220), 1.0), ((20, 20), 2.0)] {
        context.touch_down(1, place, time)?;
        context.touch_up(1, place, time + 0.125)?;
    }
    Ok(())
}
