//! A picture that two fingers enlarge, without a recogniser: the distance of the fingers in relation to that at their beginning.

use responderkit::*;
use shared::{make_window, put, two_fingers};
use std::cell::{Cell, RefCell};

struct Picture {
    /// Those of the pinch.
    fingers: RefCell<Vec<Touch>>,
    scale: Cell<f64>,
    /// The distance and the scale when the pinch began.
    start: Cell<(f64, f64)>,
}

impl Picture {
    /// The sum of the differences is exact, where a square root would not be.
    fn distance(&self) -> Result<f64> {
        let fingers = self.fingers.borrow();
        let (a, b) = (fingers[0].location(None)?, fingers[1].location(None)?);
        Ok((a.x - b.x).abs() + (a.y - b.y).abs())
    }

    fn lift(&self, touches: &[Touch]) {
        for touch in touches {
            let mut fingers = self.fingers.borrow_mut();
            if fingers.contains(touch) && fingers.len() == 2 {
                println!("  pinch ends");
            }
            fingers.retain(|finger| finger != touch);
        }
    }
}

methods! {
    impl ResponderMethods<View> for Picture {
        fn touches_began(&self, _this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            let free = 2 - self.fingers.borrow().len();
            self.fingers.borrow_mut().extend(touches.iter().take(free).cloned());
            if free > 0 && self.fingers.borrow().len() == 2 {
                self.start.set((self.distance()?, self.scale.get()));
                println!("  pinch begins at {} points", self.start.get().0);
            }
            Ok(())
        }
        fn touches_moved(&self, this: &View, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            if self.fingers.borrow().len() == 2 {
                let (start, before) = self.start.get();
                let scale = before * self.distance()? / start;
                self.scale.set(scale);
                this.set_transform(Transform::scale(scale, scale))?;
                println!("  scale {scale}, size {}", this.frame()?.size);
            }
            Ok(())
        }
        fn touches_ended(&self, _this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            self.lift(touches);
            Ok(())
        }
        fn touches_cancelled(&self, _this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            self.lift(touches);
            Ok(())
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let picture = Picture { fingers: RefCell::default(), scale: Cell::new(1.0), start: Cell::default() };
    let view = put(&window, "picture", View::with_methods(&context, (60, 140, 200, 200), picture)?)?;
    view.set_multiple_touch_enabled(true)?;

    println!("apart:");
    two_fingers(&context, TouchPhase::BEGAN, (130, 240), (190, 240), 1.0)?;
    two_fingers(&context, TouchPhase::MOVED, (115, 240), (205, 240), 1.25)?;
    two_fingers(&context, TouchPhase::MOVED, (100, 240), (220, 240), 1.5)?;
    context.touch_up(1, (100, 240), 1.75)?;
    context.touch_move(2, (230, 240), 2.0)?; // one finger alone changes nothing
    context.touch_up(2, (230, 240), 2.25)?;
    println!("together, one after the other:");
    context.touch_down(1, (60, 200), 4.0)?;
    context.touch_down(2, (260, 200), 4.25)?;
    context.touch_move(2, (160, 200), 4.5)?;
    context.cancel_all_touches()
}
