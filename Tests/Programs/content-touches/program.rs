//! What a cell and a button in a list get of a finger that may scroll: nothing for 0.15 s; then their touch, until the list takes it
//! away.

use responderkit::*;
use shared::{make_window, put, tap};

fn note(object: &Object, what: &str) -> Result<()> {
    println!("  {:.2} s: {what}", object.context()?.time()?);
    Ok(())
}

struct Cell;

methods! {
    impl ResponderMethods for Cell {
        fn touches_began(&self, this: &Responder, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "cell began")
        }
        fn touches_ended(&self, this: &Responder, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "cell ended")
        }
        fn touches_cancelled(&self, this: &Responder, _touches: &[Touch], _event: Option<&Event>, _sup: &Super<Responder>) -> Result<()> {
            note(this, "cell cancelled")
        }
    }
}

struct Reporter;

methods! {
    impl ScrollViewDelegate for Reporter {
        fn will_begin_dragging(&self, this: &ScrollView) -> Result<()> {
            note(this, "list is dragged")
        }
    }
}

/// A finger that rests, moves up by 40 points and lifts.
fn drag(context: &ContextRef, what: &str, y: i32, time: f64, rest: f64) -> Result<()> {
    println!("{what}:");
    context.touch_down(1, (160, y), time)?;
    context.advance(time + rest)?;
    context.touch_move(1, (160, y - 40), time + rest + 0.01)?;
    context.touch_up(1, (160, y - 40), time + rest + 0.5)?;
    context.advance(time + 3.0)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let list = put(&window, "list", ScrollView::new(&context, (0, 0, 320, 480))?)?;
    list.set_content_size((320, 4000))?;
    list.set_delegate(Reporter)?;
    put(&list, "cell", View::with_methods(&context, (0, 0, 320, 2000), Cell)?)?;
    let button = put(&list, "button", Button::new(&context, (0, 2000, 320, 2000))?)?;
    button.add_action(ControlEvents::TOUCH_DOWN, |button, _, _| note(button, "button pressed"))?;
    button.add_action(ControlEvents::TOUCH_UP_INSIDE, |button, _, _| note(button, "button sends its action"))?;
    button.add_action(ControlEvents::TOUCH_CANCEL, |button, _, _| note(button, "button cancelled"))?;

    println!("a quick tap:");
    tap(&context, (160, 100), 1.0)?;
    drag(&context, "dragged at once", 100, 2.0, 0.05)?;
    drag(&context, "held, then dragged", 200, 6.0, 0.3)?;
    list.set_content_offset((0, 2000), false)?;
    drag(&context, "a button, held, then dragged", 200, 10.0, 0.3)?;
    drag(&context, "a button, dragged at once", 200, 14.0, 0.05)?;
    println!("not delayed:");
    list.set_delays_content_touches(false)?;
    list.set_content_offset((0, 0), false)?;
    drag(&context, "dragged at once", 100, 18.0, 0.05)?;
    println!("nor cancelled:");
    list.set_can_cancel_content_touches(false)?;
    drag(&context, "dragged at once", 100, 22.0, 0.05)
}
