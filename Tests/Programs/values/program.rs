//! Controls with a value: slider, switch, segmented control and stepper. VALUE_CHANGED comes for what fingers change, not for what the
//! program sets.

use responderkit::*;
use shared::{make_window, put, tap};

fn number_changed(control: &Control) -> Result<()> {
    println!("  {}: {}", control.name()?, control.value()?);
    Ok(())
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    // The slider's thumb has 200 points to go.
    let volume = put(&window, "volume", Slider::new(&context, (40, 20, 232, 32))?)?;
    volume.add_action(ControlEvents::VALUE_CHANGED, |slider, _, _| number_changed(slider))?;
    let mute = put(&window, "mute", Switch::new(&context, (40, 80, 50, 30))?)?;
    mute.add_action(ControlEvents::VALUE_CHANGED, |mute, _, _| {
        println!("  {}: {}", mute.name()?, if mute.is_on()? { "on" } else { "off" });
        Ok(())
    })?;
    let speed = put(&window, "speed", SegmentedControl::new(&context, (40, 140, 240, 30))?)?;
    speed.add_action(ControlEvents::VALUE_CHANGED, |speed, _, _| {
        let index = speed.selected_index()?;
        println!("  {}: {index}, {}", speed.name()?, speed.title(index)?);
        Ok(())
    })?;
    for (title, index) in ["slow", "normal", "fast"].into_iter().zip(0..) {
        speed.insert_segment(title, index)?;
    }
    let count = put(&window, "count", Stepper::new(&context, (40, 200, 100, 30))?)?;
    count.set_value_range(0.0, 2.0)?;
    count.add_action(ControlEvents::VALUE_CHANGED, |stepper, _, _| number_changed(stepper))?;

    println!("the slider's thumb:");
    context.touch_down(1, (56, 36), 1.0)?;
    context.touch_move(1, (106, 36), 1.25)?;
    context.touch_move(1, (156, 60), 1.5)?;
    context.touch_move(1, (300, 36), 1.75)?;
    context.touch_up(1, (300, 36), 2.0)?;
    println!("beside the thumb:");
    context.touch_down(1, (100, 36), 3.0)?;
    context.touch_move(1, (150, 36), 3.25)?;
    context.touch_up(1, (150, 36), 3.5)?;
    println!("set by the program:");
    volume.set_value(0.25)?;
    println!("the switch, tapped and dragged:");
    tap(&context, (65, 95), 5.0)?;
    context.touch_down(1, (80, 95), 6.0)?;
    context.touch_move(1, (50, 95), 6.25)?;
    context.touch_up(1, (50, 95), 6.5)?;
    println!("segments:");
    tap(&context, (160, 155), 8.0)?;
    tap(&context, (160, 155), 9.0)?;
    speed.set_segment_enabled(2, false)?;
    tap(&context, (240, 155), 10.0)?; // disabled
    tap(&context, (60, 155), 11.0)?;
    println!("the stepper:");
    tap(&context, (120, 215), 13.0)?;
    tap(&context, (120, 215), 14.0)?;
    tap(&context, (120, 215), 15.0)?; // at its end
    tap(&context, (60, 215), 16.0)?;
    println!("a disabled switch:");
    mute.set_enabled(false)?;
    tap(&context, (65, 95), 18.0)
}
