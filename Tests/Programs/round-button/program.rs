//! A button that is a circle: point_inside measures the distance from the middle. In the corners of its frame what lies behind it is
//! hit.

use responderkit::*;
use shared::{make_window, name, put, tap};

struct Round;

methods! {
    impl ViewMethods for Round {
        fn point_inside(&self, this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<bool> {
            if !sup.point_inside(point, event)? {
                return Ok(false);
            }
            let radius = this.bounds()?.size.width / 2.0;
            let (x, y) = (point.x - radius, point.y - radius);
            Ok(x * x + y * y <= radius * radius)
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let behind = put(&window, "behind", Button::new(&context, (80, 80, 140, 140))?)?;
    let record = put(&window, "record", Button::with_methods(&context, (100, 100, 100, 100), Round)?)?;
    for button in [behind, record] {
        button.add_action(ControlEvents::TOUCH_UP_INSIDE, |button, _, _| {
            println!("  {} sent its action", button.name()?);
            Ok(())
        })?;
    }

    let places = [(150, 150), (105, 105), (195, 195), (150, 101), (115, 115), (114, 114)];
    for (place, time) in places.into_iter().zip(1..) {
        println!("{} hits {}", Point::from(place), name(window.hit_test(place, None)?)?);
        tap(&context, place, time.into())?;
    }
    Ok(())
}
