//! The same place in the coordinates of several views: a list that is scrolled by its bounds, a cell in it, and a second window.

use responderkit::*;
use shared::{make_window, put};

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let list = put(&window, "list", View::new(&context, (10, 50, 300, 400))?)?;
    let cell = put(&list, "cell", View::new(&context, (0, 120, 300, 60))?)?;
    let badge = put(&cell, "badge", View::new(&context, (250, 20, 20, 20))?)?;
    let bar = put(&window, "bar", View::new(&context, (0, 450, 320, 30))?)?;

    println!("middle of the badge in the cell: {}", badge.convert_point_to((10, 10), Some(&cell))?);
    println!("in the window: {}", badge.convert_point_to((10, 10), None)?);
    println!("in the bar: {}", badge.convert_point_to((10, 10), Some(&bar))?);
    println!("a point of the window in the badge: {}", badge.convert_point_from((270, 210), None)?);

    list.set_bounds((0, 100, 300, 400))?;
    println!("scrolled by 100");
    println!("middle of the badge in the window: {}", badge.convert_point_to((10, 10), None)?);
    println!("in the list: {}", badge.convert_point_to((10, 10), Some(&list))?);

    cell.set_transform(Transform::scale(0.5, 0.5))?;
    println!("cell at half its size");
    println!("badge in the list: {}", badge.convert_rect_to((0, 0, 20, 20), Some(&list))?);
    println!("a part of the list in the cell: {}", cell.convert_rect_from((0, 0, 300, 400), Some(&list))?);

    let panel = Window::new(&context, (100, 200, 120, 80))?;
    println!("a point of the window in the panel: {}", window.convert_point_to_window((150, 240), Some(&panel))?);
    Ok(())
}
