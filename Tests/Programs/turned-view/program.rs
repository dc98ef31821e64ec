//! Views that are turned and enlarged: the hit area turns with them, and a touch's location is in the view's own coordinates.

use responderkit::*;
use shared::{make_window, put, tap};
use std::f64::consts::PI;

struct Card;

methods! {
    impl ResponderMethods<View> for Card {
        fn touches_began(&self, this: &View, touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            let (here, there) = (touches[0].location(Some(this))?, touches[0].location(None)?);
            println!("  {} touched at {here}, in the window {there}", this.name()?);
            Ok(())
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let card = put(&window, "card", View::with_methods(&context, (100, 100, 120, 40), Card)?)?;
    let turn = |what: &str, transform: Transform| -> Result<()> {
        println!("{what}:");
        card.set_transform(transform)?;
        println!("  frame {}", card.frame()?);
        Ok(())
    };

    turn("as it is", Transform::IDENTITY)?;
    tap(&context, (110, 110), 1.0)?;
    turn("turned by a quarter", Transform::rotation(PI / 2.0))?;
    tap(&context, (110, 110), 2.0)?; // outside now
    tap(&context, (170, 70), 3.0)?;
    turn("twice as large", Transform::scale(2.0, 2.0))?;
    tap(&context, (60, 90), 4.0)?;
    turn("turned, then twice as large", Transform::rotation(PI / 2.0).then(Transform::scale(2.0, 2.0)))?;
    tap(&context, (160, 20), 5.0)?;
    println!("flat:");
    card.set_transform(Transform::scale(1.0, 0.0))?;
    tap(&context, (160, 120), 6.0)?;
    card.set_anchor_point((0, 0))?; // its corner comes to where its middle was
    turn("as it was", Transform::IDENTITY)?;
    tap(&context, (170, 130), 7.0)
}
