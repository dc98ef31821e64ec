//! A row that scrolls sideways in a list that scrolls up and down: each drag moves the one that can scroll that way.

use responderkit::*;
use shared::{make_window, put};

struct Reporter;

methods! {
    impl ScrollViewDelegate for Reporter {
        fn will_begin_dragging(&self, this: &ScrollView) -> Result<()> {
            println!("  {} is dragged", this.name()?);
            Ok(())
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let list = put(&window, "list", ScrollView::new(&context, (0, 0, 320, 480))?)?;
    list.set_content_size((320, 2000))?;
    list.set_delegate(Reporter)?;
    let row = put(&list, "row", ScrollView::new(&context, (0, 100, 320, 120))?)?;
    row.set_content_size((1000, 120))?;
    row.set_delegate(Reporter)?;
    // A drag in two moves, held before the lift.
    let drag = |what: &str, start: (i32, i32), end: (i32, i32), time: f64| -> Result<()> {
        println!("{what}:");
        context.touch_down(1, start, time)?;
        context.touch_move(1, ((start.0 + end.0) / 2, (start.1 + end.1) / 2), time + 0.25)?;
        context.touch_move(1, end, time + 0.5)?;
        context.touch_up(1, end, time + 1.0)?;
        context.advance(time + 3.0)?;
        println!("  row at {}, list at {}", row.content_offset()?, list.content_offset()?);
        Ok(())
    };

    drag("sideways in the row", (250, 160), (150, 160), 1.0)?;
    drag("upwards in the row", (160, 160), (160, 110), 5.0)?;
    drag("upwards in the list", (160, 400), (160, 350), 9.0)?;
    drag("sideways in the list", (250, 400), (150, 400), 13.0)?;
    println!("the row does not scroll:");
    row.set_scroll_enabled(false)?;
    drag("sideways in the row", (250, 60), (150, 60), 17.0)?;
    drag("slanting in the row", (250, 70), (200, 20), 21.0)?;
    row.set_scroll_enabled(true)?;
    list.set_content_offset((0, 0), false)?;
    println!("the row is at its end:");
    row.set_content_offset((680, 0), false)?;
    drag("sideways in the row", (250, 160), (150, 160), 25.0)
}
