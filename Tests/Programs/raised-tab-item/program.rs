//! A tab bar whose middle item sticks out above it: the bar's hit_test offers points beyond its bounds to that item.

use responderkit::*;
use shared::{make_window, put, tap};

struct TabBar {
    raised: Button,
}

methods! {
    impl ViewMethods for TabBar {
        fn hit_test(&self, this: &View, point: Point, event: Option<&Event>, sup: &Super<View>) -> Result<Option<View>> {
            let hit = sup.hit_test(point, event)?;
            if hit.is_some() || this.is_hidden()? {
                return Ok(hit);
            }
            self.raised.hit_test(this.convert_point_to(point, Some(&self.raised))?, event)
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let raised = Button::new(&context, (130, -30, 60, 70))?;
    let bar = View::with_methods(&context, (0, 430, 320, 50), TabBar { raised: raised.clone() })?;
    put(&window, "bar", bar.clone())?;
    let home = Button::new(&context, (20, 5, 60, 40))?;
    let profile = Button::new(&context, (240, 5, 60, 40))?;
    for (title, item) in [("home", home), ("new", raised), ("profile", profile)] {
        put(&bar, title, item)?.add_action(ControlEvents::TOUCH_UP_INSIDE, |item, _, _| {
            println!("  {} chosen", item.name()?);
            Ok(())
        })?;
    }
    let try_tap = |place: (i32, i32), time: f64| {
        println!("tap at {}:", Point::from(place));
        tap(&context, place, time)
    };

    try_tap((50, 455), 1.0)?;
    try_tap((160, 455), 2.0)?;
    try_tap((160, 410), 3.0)?; // above the bar
    try_tap((50, 420), 4.0)?; // above the bar, beside the item
    bar.set_hidden(true)?;
    println!("bar hidden");
    try_tap((160, 410), 5.0)
}
