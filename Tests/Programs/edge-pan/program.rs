//! A panel that is pulled in from the left edge of the screen, and a list whose own pan waits for that gesture to fail.

use responderkit::*;
use shared::{attach, make_window, put};

fn pulled(pan: &Pan) -> Result<()> {
    println!("  {} {} by {}", pan.name()?, pan.state()?, pan.translation(None)?);
    Ok(())
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let list = put(&window, "list", View::new(&context, (0, 0, 320, 480))?)?;
    let pan = attach(&list, "pan", Pan::new(&context)?)?;
    pan.add_action(pulled)?;
    let edge = attach(&window, "edge pan", ScreenEdgePan::new(&context)?)?;
    edge.add_action(|edge| pulled(edge))?;
    let stroke = |what: &str, start: (i32, i32), end: (i32, i32), time: f64| {
        println!("{what}:");
        context.touch_down(1, start, time)?;
        context.touch_move(1, ((start.0 + end.0) / 2, (start.1 + end.1) / 2), time + 0.25)?;
        context.touch_move(1, end, time + 0.5)?;
        context.touch_up(1, end, time + 0.75)
    };

    stroke("without an edge to begin at", (5, 200), (85, 200), 1.0)?;
    edge.set_edges(RectEdge::LEFT)?;
    pan.require_to_fail(&edge)?;
    stroke("from the left edge", (5, 200), (85, 200), 3.0)?;
    stroke("from the middle", (150, 200), (230, 200), 5.0)?;
    stroke("along the left edge", (5, 200), (5, 280), 7.0)?;
    stroke("from the right edge", (315, 200), (235, 200), 9.0)?;
    edge.set_edges(RectEdge::LEFT | RectEdge::RIGHT)?;
    stroke("from the right edge, which counts now", (315, 200), (235, 200), 11.0)
}
