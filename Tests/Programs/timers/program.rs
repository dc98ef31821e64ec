//! Timers and posted calls: the program hands the time over, timers fire at theirs, and posted calls wait until the queue is drained.

use responderkit::*;
use shared::{make_window, put, tap, yes};

fn note(context: &ContextRef, what: &str) -> Result<()> {
    println!("  {:.2} s: {what}", context.time()?);
    Ok(())
}

/// A timer that plans itself again, three times in all.
fn tick(context: &ContextRef, left: u32) -> Result<()> {
    note(context, &format!("tick, {left} left"))?;
    if left > 0 {
        context.add_timer(context.time()? + 0.5, move |context, _| tick(context, left - 1))?;
    }
    Ok(())
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let button = put(&window, "button", Button::new(&context, (20, 20, 100, 44))?)?;
    button.add_action(ControlEvents::TOUCH_UP_INSIDE, |button, _, event| {
        println!("  {:.2} s: {} pressed", event.map_or(Ok(0.0), Event::timestamp)?, button.name()?);
        Ok(())
    })?;

    context.add_timer(2.0, |context, _| note(context, "third"))?;
    context.add_timer(1.0, |context, _| note(context, "first"))?;
    let second = context.add_timer(1.5, |context, _| note(context, "second"))?;
    context.add_timer(1.25, move |context, _| {
        note(context, "cancels the second")?;
        second.cancel()
    })?;
    println!("next deadline: {:.2} s", context.next_deadline()?);
    context.advance(1.125)?;
    println!("later:");
    context.advance(3.0)?;
    println!("more to come: {}", yes(context.next_deadline()?.is_finite()));

    println!("again and again:");
    context.add_timer(4.0, |context, _| tick(context, 2))?;
    context.advance(10.0)?;
    println!("a timer before an event of its time:");
    context.add_timer(11.0, |context, _| note(context, "timer"))?;
    tap(&context, (50, 40), 10.9)?;

    context.post(|context| {
        note(context, "call a")?;
        context.post(|context| note(context, "call c"))
    })?;
    context.post(|context| note(context, "call b"))?;
    context.post_touches(12.0, &[TouchSample::new(1, TouchPhase::BEGAN, (50, 40))])?;
    context.post_touches(12.25, &[TouchSample::new(1, TouchPhase::ENDED, (50, 40))])?;
    println!("waiting: {}", context.queue_count()?);
    println!("handled: {}", context.drain()?);
    Ok(())
}
