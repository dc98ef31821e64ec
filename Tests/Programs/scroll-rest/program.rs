//! A list that a finger drags and flicks: offsets while it is dragged, and at whole moments until it rests, by the context's clock.

use responderkit::*;
use shared::{make_window, put};
use std::cell::Cell;
use std::rc::Rc;

#[derive(Default)]
struct Reporter {
    /// Whether did_scroll came since the last line.
    scrolled: Cell<bool>,
}

impl Reporter {
    fn show(&self, list: &ScrollView, what: &str) -> Result<()> {
        let (time, y) = (list.context()?.time()?, list.content_offset()?.y);
        let scrolled = if self.scrolled.take() { ", scrolled" } else { "" };
        println!("  {time:.2} s: {what} at {y:.2}{scrolled}");
        Ok(())
    }
}

methods! {
    impl ScrollViewDelegate for Reporter {
        fn did_scroll(&self, _this: &ScrollView) -> Result<()> {
            self.scrolled.set(true);
            Ok(())
        }
        fn will_begin_dragging(&self, this: &ScrollView) -> Result<()> {
            self.show(this, "will begin dragging")
        }
        fn did_end_dragging(&self, this: &ScrollView, will_decelerate: bool) -> Result<()> {
            self.show(this, if will_decelerate { "lifted, will decelerate" } else { "lifted, stands" })
        }
        fn did_end_decelerating(&self, this: &ScrollView) -> Result<()> {
            self.show(this, "rests")
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let reporter = Rc::new(Reporter::default());
    let list = put(&window, "list", ScrollView::new(&context, (0, 0, 320, 480))?)?;
    list.set_content_size((320, 4000))?;
    list.set_delegate(reporter.clone())?;
    // Up by 24 points every 0.03 s: 800 points a second.
    let drag = |time: f64| {
        context.touch_down(1, (160, 400), time)?;
        for k in 1..=4 {
            context.touch_move(1, (160, 400 - 24 * k), time + 0.03 * f64::from(k))?;
            if k == 2 {
                reporter.show(&list, "halfway")?;
            }
        }
        Ok(())
    };

    println!("dragged, and held before the lift:");
    drag(1.0)?;
    context.advance(2.0)?;
    context.touch_up(1, (160, 304), 2.0)?;

    println!("flicked:");
    drag(4.0)?;
    context.touch_up(1, (160, 304), 4.12)?;
    for k in 1..=4 {
        context.advance(4.12 + 0.5 * f64::from(k))?;
        reporter.show(&list, "on its way")?;
    }
    while context.next_deadline()?.is_finite() {
        context.advance(context.next_deadline()?)?; // something still moves
    }

    println!("flicked, and stopped by a finger:");
    drag(10.0)?;
    context.touch_up(1, (160, 304), 10.12)?;
    context.advance(10.5)?;
    reporter.scrolled.set(false);
    context.touch_down(1, (160, 400), 10.5)?;
    context.advance(11.0)?;
    reporter.show(&list, "held")?;
    context.touch_up(1, (160, 400), 11.0)
}
