//! Swipes to the left and right by hand: far enough, flat enough and fast enough from touches_began to touches_ended.

use responderkit::*;
use shared::{make_window, put};
use std::cell::Cell;

struct Book {
    page: Cell<i32>,
    /// Where and when the finger came down.
    start: Cell<(Point, f64)>,
}

methods! {
    impl ResponderMethods<View> for Book {
        fn touches_began(&self, _this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            self.start.set((touches[0].location(None)?, touches[0].timestamp()?));
            Ok(())
        }
        fn touches_ended(&self, _this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            let (start, started) = self.start.get();
            let (end, seconds) = (touches[0].location(None)?, touches[0].timestamp()? - started);
            let (x, y) = (end.x - start.x, end.y - start.y);
            if x * x < 50.0 * 50.0 {
                println!("  too short: {x} points");
            } else if 4.0 * y * y > x * x {
                println!("  too steep: ({x}, {y})");
            } else if seconds > 0.5 {
                println!("  too slow: {seconds:.2} s");
            } else {
                let (step, side) = if x < 0.0 { (1, "left") } else { (-1, "right") };
                self.page.set(self.page.get() + step);
                println!("  swiped to the {side}: page {}", self.page.get());
            }
            Ok(())
        }
        fn touches_cancelled(&self, _this: &View, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            println!("  cancelled");
            Ok(())
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let book = Book { page: Cell::new(1), start: Cell::default() };
    put(&window, "book", View::with_methods(&context, (0, 0, 320, 480), book)?)?;
    let stroke = |what: &str, start: (i32, i32), end: (i32, i32), time: f64, seconds: f64| {
        println!("{what}:");
        context.touch_down(1, start, time)?;
        context.touch_move(1, ((start.0 + end.0) / 2, (start.1 + end.1) / 2), time + seconds / 2.0)?;
        context.touch_up(1, end, time + seconds)
    };

    stroke("to the left", (250, 200), (50, 220), 1.0, 0.25)?;
    stroke("to the right", (50, 200), (250, 180), 2.0, 0.25)?;
    stroke("a little", (50, 200), (90, 200), 3.0, 0.25)?;
    stroke("down", (50, 200), (150, 400), 4.0, 0.25)?;
    stroke("slowly", (250, 200), (50, 200), 5.0, 2.0)?;
    println!("interrupted:");
    context.touch_down(1, (250, 200), 8.0)?;
    context.cancel_all_touches()
}
