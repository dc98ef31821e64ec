//! What a view still gets of its touches when a recogniser of its superview recognises: cancels_touches_in_view, delays_touches_began
//! and delays_touches_ended.

use responderkit::*;
use shared::{attach, make_window, put, tap};

fn note(object: &Object, what: &str) -> Result<()> {
    println!("  {:.2} s: {what}", object.context()?.time()?);
    Ok(())
}

struct Canvas;

methods! {
    impl ResponderMethods for Canvas {
        fn touches_began(&self, this: &Responder, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "view began")
        }
        fn touches_ended(&self, this: &Responder, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "view ended")
        }
        fn touches_cancelled(&self, this: &Responder, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "view cancelled")
        }
    }
}

/// A double tap, then a single one.
fn play(context: &ContextRef, what: &str, time: f64) -> Result<()> {
    println!("{what}:");
    tap(context, (100, 100), time)?;
    tap(context, (100, 100), time + 0.25)?;
    context.advance(time + 1.0)?;
    println!(" a single tap:");
    tap(context, (100, 100), time + 2.0)?;
    context.advance(time + 3.0)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    put(&window, "canvas", View::with_methods(&context, (0, 0, 320, 480), Canvas)?)?;
    let twice = attach(&window, "double tap", Tap::new(&context)?)?;
    twice.set_number_of_taps_required(2)?;
    twice.add_action(|tap| note(tap, "double tap"))?;

    play(&context, "as it is", 1.0)?;
    twice.set_delays_touches_ended(false)?;
    play(&context, "ends not delayed", 11.0)?;
    twice.set_cancels_touches_in_view(false)?;
    play(&context, "nor touches cancelled", 21.0)?;
    twice.set_cancels_touches_in_view(true)?;
    twice.set_delays_touches_began(true)?;
    twice.set_delays_touches_ended(true)?;
    play(&context, "beginnings delayed", 31.0)
}
