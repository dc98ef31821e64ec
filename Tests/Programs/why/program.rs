//! Why a button got no tap: the library names the cause. Covered, outside of its superview, in a hidden one, disabled, lost to a pan.

use responderkit::*;
use shared::{attach, make_window, put, tap};

fn main() -> Result<()> {
    let context = Context::new()?;
    context.trace_start(1000)?;
    let window = make_window(&context)?;
    let panel = put(&window, "panel", View::new(&context, (0, 0, 200, 200))?)?;
    let button = put(&panel, "send", Button::new(&context, (100, 50, 150, 40))?)?;
    button.add_action(ControlEvents::TOUCH_UP_INSIDE, |_, _, _| ())?;

    println!("nothing in the way:");
    tap(&context, (150, 70), 1.0)?;
    println!("  {}", button.explain()?);
    println!("where it sticks out of the panel:");
    println!("  {}", button.explain_point((230, 70), false)?);
    println!("under another view:");
    let glass = put(&window, "glass", View::new(&context, (0, 0, 320, 480))?)?;
    tap(&context, (150, 70), 3.0)?;
    println!("  {}", button.explain()?);
    glass.remove_from_superview()?;
    println!("in a hidden panel:");
    panel.set_hidden(true)?;
    tap(&context, (150, 70), 5.0)?;
    println!("  {}", button.explain()?);
    panel.set_hidden(false)?;
    println!("disabled:");
    button.set_enabled(false)?;
    tap(&context, (150, 70), 7.0)?;
    println!("  {}", button.explain()?);
    button.set_enabled(true)?;

    println!("the finger moves on:");
    let pan = attach(&window, "drag", Pan::new(&context)?)?;
    context.touch_down(1, (150, 70), 9.0)?;
    context.touch_move(1, (150, 85), 9.25)?;
    context.touch_up(1, (150, 85), 9.5)?;
    println!("  {}", button.explain()?);
    println!("and the pan, when it moves too little:");
    context.touch_down(1, (150, 300), 11.0)?;
    context.touch_move(1, (154, 300), 11.25)?;
    context.touch_up(1, (154, 300), 11.5)?;
    println!("  {}", pan.explain()?);
    Ok(())
}
