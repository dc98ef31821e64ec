//! A ball that a pan moves: the first 10 points begin the gesture, the rest is translation, which the program takes and sets back.

use responderkit::*;
use shared::{attach, make_window, put, two_fingers};

fn dragged(pan: &Pan, ball: &View) -> Result<()> {
    let (by, velocity, center) = (pan.translation(None)?, pan.velocity(None)?, ball.center()?);
    ball.set_center((center.x + by.x, center.y + by.y))?;
    println!("  {} by {by}: ball at {}, {:.2} points a second", pan.state()?, ball.center()?, velocity.x);
    pan.set_translation((0, 0), None)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let ball = put(&window, "ball", View::new(&context, (40, 80, 40, 40))?)?;
    let pan = attach(&ball, "pan", Pan::new(&context)?)?;
    let weak = ball.downgrade(); // the ball has the pan, so the pan must not keep the ball
    pan.add_action(move |pan| weak.upgrade().map_or(Ok(()), |ball| dragged(pan, &ball)))?;

    println!("to the right, and down:");
    context.touch_down(1, (60, 100), 1.0)?;
    context.touch_move(1, (65, 100), 1.0625)?; // not enough yet
    context.touch_move(1, (75, 100), 1.125)?;
    context.touch_move(1, (85, 108), 1.1875)?;
    context.touch_move(1, (95, 120), 1.25)?;
    context.touch_up(1, (95, 120), 1.3125)?;

    println!("not far enough:");
    context.touch_down(1, (85, 110), 3.0)?;
    context.touch_move(1, (92, 110), 3.25)?;
    context.touch_up(1, (92, 110), 3.5)?;

    println!("beside the ball:");
    context.touch_down(1, (200, 300), 5.0)?;
    context.touch_move(1, (240, 300), 5.25)?;
    context.touch_up(1, (240, 300), 5.5)?;

    println!("with two fingers, one after the other:");
    pan.set_minimum_number_of_touches(2)?;
    context.touch_down(1, (85, 110), 7.0)?;
    context.touch_move(1, (100, 110), 7.25)?;
    context.touch_down(2, (90, 120), 7.5)?;
    two_fingers(&context, TouchPhase::MOVED, (130, 110), (120, 120), 7.75)?;
    two_fingers(&context, TouchPhase::ENDED, (130, 110), (120, 120), 8.0)
}
