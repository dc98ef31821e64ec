//! Which of several views at a point is hit: the deepest one of the front-most branch. What only concerns drawing (z_position,
//! clips_to_bounds) changes nothing.

use responderkit::*;
use shared::{make_window, name, put};

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let red = put(&window, "red", View::new(&context, (20, 20, 100, 100))?)?;
    let green = put(&window, "green", View::new(&context, (80, 80, 100, 100))?)?;
    put(&red, "dot", View::new(&context, (10, 10, 20, 20))?)?;
    put(&red, "ear", View::new(&context, (-15, 40, 30, 20))?)?; // half of it lies outside of red
    let ask = |x: i32, y: i32| -> Result<()> {
        println!("  ({x}, {y}): {}", name(window.hit_test((x, y), None)?)?);
        Ok(())
    };

    println!("as added:");
    ask(40, 40)?;
    ask(60, 60)?;
    ask(100, 100)?;
    ask(300, 300)?;
    ask(400, 100)?;

    println!("edges:");
    ask(20, 20)?;
    ask(120, 60)?;

    println!("a subview that sticks out:");
    ask(25, 70)?;
    ask(10, 70)?;
    red.set_clips_to_bounds(true)?;
    ask(10, 70)?;

    println!("in front by zPosition:");
    red.set_z_position(1.0)?;
    ask(100, 100)?;
    println!("brought to the front:");
    window.bring_subview_to_front(&red)?;
    ask(100, 100)?;
    println!("sent to the back:");
    window.send_subview_to_back(&red)?;
    ask(100, 100)?;
    green.remove_from_superview()?;
    ask(100, 100)
}
