//! Books carried by a long press from a shelf into a cart that is scrolled, and back; a drop elsewhere or an alert takes them home.

use responderkit::*;
use shared::{attach, make_window, name, put};
use std::cell::RefCell;

/// Starts at books only.
struct Gate;

methods! {
    impl GestureRecognizerDelegate for Gate {
        fn should_receive_touch(&self, _this: &GestureRecognizer, touch: &Touch) -> Result<bool> {
            Ok(name(touch.view()?)?.starts_with("book"))
        }
    }
}

/// What is carried, where it was, and where the finger holds it.
struct Carried {
    view: View,
    home: View,
    center: Point,
    grip: Point,
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let shelf = put(&window, "shelf", View::new(&context, (0, 0, 320, 160))?)?;
    let cart = put(&window, "cart", View::new(&context, (40, 240, 240, 200))?)?;
    cart.set_bounds((0, 100, 240, 200))?; // scrolled by 100
    put(&shelf, "book 0", View::new(&context, (20, 40, 60, 80))?)?;
    put(&shelf, "book 1", View::new(&context, (100, 40, 60, 80))?)?;

    let press = attach(&window, "press", LongPress::new(&context)?)?;
    press.set_minimum_press_duration(0.25)?;
    press.set_delegate(Gate)?;
    let carried: RefCell<Option<Carried>> = RefCell::new(None);
    let (table, from, to) = (window.clone(), shelf.clone(), cart.clone());
    press.add_action(move |press| -> Result<()> {
        let at = press.location(Some(&table))?;
        let state = press.state()?;
        let under = table.hit_test(at, None)?;
        if state == GestureRecognizerState::BEGAN {
            let view = under.expect("the delegate lets books through only");
            let home = view.superview()?.expect("a book is on the shelf or in the cart");
            let (center, grip) = (view.center()?, press.location(Some(&view))?);
            let place = home.convert_point_to(center, Some(&table))?;
            table.add_subview(&view)?;
            view.set_center(place)?;
            view.set_user_interaction_enabled(false)?;
            println!("  lifted {} at {grip}, its center at {place}", view.name()?);
            *carried.borrow_mut() = Some(Carried { view, home, center, grip });
        } else if state == GestureRecognizerState::CHANGED {
            let carried = carried.borrow();
            let Carried { view, grip, .. } = carried.as_ref().expect("it began");
            view.set_frame(Rect { origin: at - *grip, size: view.frame()?.size })?;
            println!("  over {}", name(under)?);
        } else {
            let Carried { view, home, center, .. } = carried.take().expect("it began");
            let target =
                under.filter(|under| state == GestureRecognizerState::ENDED && (*under == from || *under == to));
            let (place, center) = match target {
                Some(target) => {
                    let center = target.convert_point_from(view.center()?, Some(&table))?;
                    (target, center)
                }
                None => (home, center),
            };
            place.add_subview(&view)?;
            view.set_center(center)?;
            view.set_user_interaction_enabled(true)?;
            println!("  {state}: {} in {} at {center}", view.name()?, place.name()?);
        }
        Ok(())
    })?;

    let drag = |what, time: f64, points: [(i32, i32); 3]| -> Result<()> {
        println!("{what}:");
        context.touch_down(1, points[0], time)?;
        context.advance(time + 0.5)?;
        context.touch_move(1, points[1], time + 0.75)?;
        context.touch_move(1, points[2], time + 1.0)
    };
    drag("into the cart", 1.0, [(30, 60), (100, 200), (120, 300)])?;
    context.touch_up(1, (120, 300), 2.25)?;
    drag("not at a book", 4.0, [(300, 20), (100, 200), (120, 300)])?;
    context.touch_up(1, (120, 300), 5.25)?;
    drag("beside the cart", 7.0, [(120, 80), (100, 200), (20, 400)])?;
    context.touch_up(1, (20, 400), 8.25)?;
    drag("cancelled over the cart", 10.0, [(120, 80), (100, 200), (100, 300)])?;
    context.cancel_all_touches()?;
    drag("back to the shelf", 13.0, [(140, 330), (100, 200), (50, 100)])?;
    context.touch_up(1, (50, 100), 14.25)?;
    for place in [&shelf, &cart] {
        println!("{} has:", place.name()?);
        for book in place.subviews()? {
            println!("  {}", book.name()?);
        }
    }
    Ok(())
}
