//! A card that follows the finger without a recogniser: touches_moved adds the way since the touch's last change. Cancelled, it returns.

use responderkit::*;
use shared::{make_window, name, put};
use std::cell::Cell;

#[derive(Default)]
struct Card {
    home: Cell<Point>,
}

fn place(card: &View, center: Point, what: &str) -> Result<()> {
    card.set_center(center)?;
    println!("  {what} to {}", card.center()?);
    Ok(())
}

methods! {
    impl ResponderMethods<View> for Card {
        fn touches_began(&self, this: &View, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            self.home.set(this.center()?);
            if let Some(table) = this.superview()? {
                table.bring_subview_to_front(this)?;
            }
            println!("  {} picked up", this.name()?);
            Ok(())
        }
        fn touches_moved(&self, this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            let table = this.superview()?;
            let now = touches[0].location(table.as_ref())?;
            let before = touches[0].previous_location(table.as_ref())?;
            let center = this.center()?;
            place(this, Point::new(center.x + now.x - before.x, center.y + now.y - before.y), "dragged")
        }
        fn touches_ended(&self, this: &View, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            println!("  {} dropped", this.name()?);
            Ok(())
        }
        fn touches_cancelled(&self, this: &View, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            place(this, self.home.get(), "back")
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    put(&window, "queen", View::with_methods(&context, (20, 20, 80, 120), Card::default())?)?;
    put(&window, "king", View::with_methods(&context, (60, 60, 80, 120), Card::default())?)?;
    let hit = |x: i32, y: i32| -> Result<()> {
        println!("at ({x}, {y}): {}", name(window.hit_test((x, y), None)?)?);
        Ok(())
    };

    hit(90, 90)?;
    println!("the queen by its corner:");
    context.touch_down(1, (30, 30), 1.0)?;
    context.touch_move(1, (45, 30), 1.25)?;
    context.touch_move(1, (75.0, 50.5), 1.5)?;
    context.touch_up(1, (75.0, 50.5), 1.75)?;
    hit(90, 90)?;
    println!("the queen again, and an alert:");
    context.touch_down(1, (80, 60), 3.0)?;
    context.touch_move(1, (200, 300), 3.25)?;
    context.cancel_all_touches()?;
    hit(200, 300)?;
    hit(70, 50)
}
