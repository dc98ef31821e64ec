//! A picture that two fingers enlarge and turn. By default the first recogniser that begins has the fingers to itself; a delegate lets
//! both recognise.

use responderkit::*;
use shared::{attach, make_window, put, two_fingers};

struct Both;

methods! {
    impl GestureRecognizerDelegate for Both {
        fn should_recognize_simultaneously_with(&self, _this: &GestureRecognizer, other: &GestureRecognizer) -> Result<bool> {
            Ok(["rotation", "pinch"].contains(&other.name()?.as_str()))
        }
    }
}

/// Apart to 128, 160 and 192 points, then a quarter to the right, and down to 96 points.
fn play(context: &ContextRef, what: &str, time: f64) -> Result<()> {
    println!("{what}:");
    two_fingers(context, TouchPhase::BEGAN, (110, 240), (210, 240), time)?;
    two_fingers(context, TouchPhase::MOVED, (96, 240), (224, 240), time + 0.25)?;
    two_fingers(context, TouchPhase::MOVED, (80, 240), (240, 240), time + 0.5)?;
    two_fingers(context, TouchPhase::MOVED, (64, 240), (256, 240), time + 0.75)?;
    two_fingers(context, TouchPhase::MOVED, (160, 144), (160, 336), time + 1.0)?;
    two_fingers(context, TouchPhase::MOVED, (160, 192), (160, 288), time + 1.25)?;
    two_fingers(context, TouchPhase::ENDED, (160, 192), (160, 288), time + 1.5)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let picture = put(&window, "picture", View::new(&context, (20, 100, 280, 280))?)?;
    let pinch = attach(&picture, "pinch", Pinch::new(&context)?)?;
    pinch.add_action(|pinch| {
        if pinch.state()? == GestureRecognizerState::BEGAN {
            pinch.set_scale(1.0)?; // what it took to begin does not count
        }
        println!("  pinch {}, scale {}", pinch.state()?, pinch.scale()?);
        Ok(())
    })?;
    let rotation = attach(&picture, "rotation", Rotation::new(&context)?)?;
    rotation.add_action(|rotation| {
        println!("  rotation {}, {:.2} degrees", rotation.state()?, rotation.rotation()?.to_degrees());
        Ok(())
    })?;

    play(&context, "one at a time", 1.0)?;
    pinch.set_delegate(Both)?;
    play(&context, "both", 4.0)?;
    pinch.set_enabled(false)?;
    play(&context, "without the pinch", 7.0)
}
