//! A book of four pages: a quick flick turns the page, a slow drag goes to the nearest one, and no flick passes more than one page.

use responderkit::*;
use shared::{make_window, put};

struct Pages;

methods! {
    impl ScrollViewDelegate for Pages {
        fn will_end_dragging(&self, _this: &ScrollView, _velocity: Point, target: &mut Point) -> Result<()> {
            println!("  goes to {target}");
            Ok(())
        }
        fn did_end_decelerating(&self, this: &ScrollView) -> Result<()> {
            println!("  at page {}", this.content_offset()?.x / 320.0 + 1.0);
            Ok(())
        }
    }
}

/// Five moves in the time given, the lift, and all movement until it rests.
fn drag(context: &ContextRef, what: &str, start: i32, end: i32, time: f64, seconds: f64) -> Result<()> {
    println!("{what}:");
    context.touch_down(1, (start, 200), time)?;
    for k in 1..=5 {
        context.touch_move(1, (start + (end - start) * k / 5, 200), time + seconds * f64::from(k) / 5.0)?;
    }
    context.touch_up(1, (end, 200), time + seconds)?;
    while context.next_deadline()?.is_finite() {
        context.advance(context.next_deadline()?)?;
    }
    Ok(())
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let book = put(&window, "book", ScrollView::new(&context, (0, 0, 320, 400))?)?;
    book.set_content_size((4 * 320, 400))?;
    book.set_paging_enabled(true)?;
    book.set_delegate(Pages)?;

    drag(&context, "a quick flick to the left", 200, 150, 1.0, 0.1)?;
    drag(&context, "a quick and long one", 310, 10, 4.0, 0.1)?;
    drag(&context, "a slow drag by 100", 250, 150, 7.0, 2.0)?;
    drag(&context, "a slow drag by 200", 310, 110, 12.0, 2.0)?;
    drag(&context, "a flick beyond the last page", 200, 100, 17.0, 0.1)?;
    drag(&context, "a flick to the right", 100, 150, 20.0, 0.1)?;
    println!("by the program:");
    book.set_content_offset((0, 0), false)?;
    Pages.did_end_decelerating(&book)
}
