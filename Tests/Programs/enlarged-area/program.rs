//! A small button that accepts touches 20 points around it: point_inside with a larger rectangle. A touch outside of the superview is
//! still lost.

use responderkit::*;
use shared::{make_window, put, tap};

struct Generous;

methods! {
    impl ViewMethods for Generous {
        fn point_inside(&self, this: &View, point: Point, _event: Option<&Event>, _sup: &Super<View>) -> Result<bool> {
            Ok(this.bounds()?.inset(-20.0, -20.0).contains(point))
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let bar = put(&window, "bar", View::new(&context, (0, 100, 320, 60))?)?;
    let close = put(&bar, "close", Button::with_methods(&context, (280, 10, 16, 16), Generous)?)?;
    close.add_action(ControlEvents::TOUCH_UP_INSIDE, |button, _, _| {
        println!("  {} pressed", button.name()?);
        Ok(())
    })?;

    let places = [
        (288, 118), // on the button
        (264, 134), // 16 points to its left, 8 below it
        (250, 118), // 30 points away
        (288, 104), // above the button, in the bar
        (288, 95),  // 15 points above it, but outside of the bar
    ];
    for (place, time) in places.into_iter().zip(1..) {
        println!("tap at {}:", Point::from(place));
        tap(&context, place, time.into())?;
    }
    Ok(())
}
