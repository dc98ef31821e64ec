//! A round button: point_inside with the inherited answer; and what an error in an override comes to.

use responderkit::*;

struct Round;

methods! {
    impl ViewMethods for Round {
        fn point_inside(&self, this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<bool> {
            let radius = this.bounds()?.size.width / 2.0;
            let (x, y) = (point.x - radius, point.y - radius);
            Ok(sup.point_inside(point, event)? && x * x + y * y <= radius * radius)
        }
    }
}

struct Broken;

methods! {
    impl ViewMethods for Broken {
        fn point_inside(&self, _this: &View, _point: Point, _event: Option<&Event>, _sup: &Super<View>) -> Result<bool> {
            Err(Error::new(Status::NotFound, "the picture of the area is missing"))
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = Window::new(&context, (0, 0, 320, 480))?;
    let button = Button::with_methods(&context, (100, 100, 100, 100), Round)?;
    button.set_name("round")?;
    window.set_name("window")?;
    window.add_subview(&button)?;

    for point in [(150, 150), (105, 105), (150, 101), (201, 150)] {
        let name = match window.hit_test(point, None)? {
            Some(view) => view.name()?,
            None => "none".into(),
        };
        println!("({}, {}): {name}", point.0, point.1);
    }

    let view = View::with_methods(&context, (0, 0, 100, 100), Broken)?;
    window.add_subview(&view)?;
    match window.hit_test((50, 50), None) {
        Err(error) if error.in_callback() => println!("{error}"),
        other => println!("{other:?}"),
    }
    Ok(())
}
