//! A recogniser of one's own: a finger that goes to and fro, as when one rubs something out. It is recognised at the third turn.

use responderkit::*;
use shared::{attach, make_window};
use std::cell::Cell;

#[derive(Default)]
struct Rub {
    turned_at: Cell<f64>,
    direction: Cell<f64>,
    turns: Cell<u32>,
}

methods! {
    impl GestureRecognizerMethods for Rub {
        fn touches_began(&self, _this: &GestureRecognizer, touches: &[Touch], event: &Event, sup: &Super<GestureRecognizer>) -> Result<()> {
            sup.touches_began(touches, event)?;
            self.turned_at.set(touches[0].location(None)?.x);
            Ok(())
        }
        /// A turn counts when the finger has gone 20 points in the other direction.
        fn touches_moved(&self, this: &GestureRecognizer, touches: &[Touch], event: &Event, sup: &Super<GestureRecognizer>) -> Result<()> {
            sup.touches_moved(touches, event)?;
            let x = touches[0].location(None)?.x;
            let way = x - self.turned_at.get();
            if way.abs() < 20.0 {
                return Ok(());
            }
            if way * self.direction.get() < 0.0 {
                self.turns.set(self.turns.get() + 1);
                println!("  turn {} at {}", self.turns.get(), self.turned_at.get());
            }
            self.direction.set(way);
            self.turned_at.set(x);
            if self.turns.get() == 3 {
                this.set_state(GestureRecognizerState::ENDED)?;
            }
            Ok(())
        }
        fn touches_ended(&self, this: &GestureRecognizer, touches: &[Touch], event: &Event, sup: &Super<GestureRecognizer>) -> Result<()> {
            sup.touches_ended(touches, event)?;
            this.set_state(GestureRecognizerState::FAILED)?;
            println!("  failed");
            Ok(())
        }
        fn reset(&self, _this: &GestureRecognizer, sup: &Super<GestureRecognizer>) -> Result<()> {
            sup.reset()?;
            self.direction.set(0.0);
            self.turns.set(0);
            println!("  reset");
            Ok(())
        }
    }
}

fn stroke(context: &ContextRef, what: &str, places: &[i32], mut time: f64) -> Result<()> {
    println!("{what}:");
    context.touch_down(1, (places[0], 200), time)?;
    for x in &places[1..] {
        time += 0.25;
        context.touch_move(1, (*x, 200), time)?;
    }
    context.touch_up(1, (places[places.len() - 1], 200), time + 0.25)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let rub = attach(&window, "rub", GestureRecognizer::with_methods(&context, Rub::default())?)?;
    rub.add_action(|rub| {
        println!("  rubbed out: {}", rub.state()?);
        Ok(())
    })?;

    stroke(&context, "to and fro", &[100, 150, 110, 150, 110, 150], 1.0)?;
    stroke(&context, "only once", &[100, 150, 110], 4.0)?;
    stroke(&context, "trembling", &[100, 110, 100, 110, 100, 110], 7.0)
}
