//! A layer over the whole screen that lets touches through except on its own button: hit_test without itself as an answer.

use responderkit::*;
use shared::{make_window, put, tap};

struct Overlay;

methods! {
    impl ViewMethods for Overlay {
        fn hit_test(&self, this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<Option<View>> {
            Ok(sup.hit_test(point, event)?.filter(|hit| hit != this))
        }
    }
}

fn add_button(superview: &View, name: &str, frame: (i32, i32, i32, i32)) -> Result<()> {
    let button = put(superview, name, Button::new(&superview.context()?, frame)?)?;
    button.add_action(ControlEvents::TOUCH_UP_INSIDE, |pressed, _, _| {
        println!("  {} pressed", pressed.name()?);
        Ok(())
    })?;
    Ok(())
}

fn try_all(context: &ContextRef, time: i32) -> Result<()> {
    for (place, time) in [(60, 60), (260, 60), (160, 300)].into_iter().zip(time..) {
        println!("tap at {}:", Point::from(place));
        tap(context, place, time.into())?;
    }
    Ok(())
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    add_button(&window, "play", (20, 20, 80, 80))?;
    add_button(&window, "stop", (220, 20, 80, 80))?;

    println!("under an overlay:");
    let overlay = put(&window, "overlay", View::with_methods(&context, (0, 0, 320, 480), Overlay)?)?;
    add_button(&overlay, "help", (240, 40, 40, 40))?; // over stop
    try_all(&context, 1)?;

    println!("under a plain view:");
    let plain = put(&window, "plain", View::new(&context, (0, 0, 320, 480))?)?;
    try_all(&context, 11)?;

    println!("with both removed:");
    plain.remove_from_superview()?;
    overlay.remove_from_superview()?;
    try_all(&context, 21)
}
