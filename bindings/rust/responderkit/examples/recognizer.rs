//! A custom recogniser: a finger that goes right, and then down.

use responderkit::*;
use std::cell::Cell;

#[derive(Default)]
struct Corner {
    start: Cell<Option<Point>>,
    turned: Cell<bool>,
}

methods! {
    impl GestureRecognizerMethods for Corner {
        fn touches_began(&self, this: &GestureRecognizer, touches: &[Touch], _event: &Event, _sup: &Super<GestureRecognizer>) -> Result<()> {
            if touches.len() != 1 {
                return this.set_state(GestureRecognizerState::FAILED);
            }
            self.start.set(Some(touches[0].location(None)?));
            Ok(())
        }
        fn touches_moved(&self, this: &GestureRecognizer, touches: &[Touch], _event: &Event, _sup: &Super<GestureRecognizer>) -> Result<()> {
            let at = touches[0].location(None)?;
            if let Some(start) = self.start.get() {
                let (right, down) = (at.x - start.x, at.y - start.y);
                if !self.turned.get() && down.abs() > 20.0 {
                    this.set_state(GestureRecognizerState::FAILED)?;
                } else if right > 80.0 {
                    self.turned.set(true);
                    if down > 80.0 {
                        this.set_state(GestureRecognizerState::ENDED)?;
                    }
                }
            }
            Ok(())
        }
        fn touches_ended(&self, this: &GestureRecognizer, _touches: &[Touch], _event: &Event, _sup: &Super<GestureRecognizer>) -> Result<()> {
            this.set_state(GestureRecognizerState::FAILED)
        }
        fn reset(&self, _this: &GestureRecognizer, sup: &Super<GestureRecognizer>) -> Result<()> {
            self.start.set(None);
            self.turned.set(false);
            sup.reset()
        }
    }
}

fn finger(context: &ContextRef, time: f64, path: &[(i32, i32)]) -> Result<()> {
    context.touch_down(1, path[0], time)?;
    for (step, place) in path.iter().enumerate().skip(1) {
        context.touch_move(1, *place, time + 0.0625 * step as f64)?;
    }
    context.touch_up(1, path[path.len() - 1], time + 1.0)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = Window::new(&context, (0, 0, 320, 480))?;
    let corner = GestureRecognizer::with_methods(&context, Corner::default())?;
    corner.add_action(|_| println!("a corner"))?;
    window.add_gesture_recognizer(&corner)?;

    println!("right, then down:");
    finger(
        &context,
        0.0,
        &[(50, 50), (100, 52), (140, 55), (142, 100), (143, 140)],
    )?;
    println!("down, then right:");
    finger(
        &context,
        2.0,
        &[(50, 50), (52, 100), (55, 140), (100, 142), (140, 143)],
    )?;
    Ok(())
}
