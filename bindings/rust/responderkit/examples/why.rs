//! Why a button was not pressed: one call explains it.

use responderkit::*;

fn main() -> Result<()> {
    let context = Context::new()?;
    context.trace_start(1000)?;
    let window = Window::new(&context, (0, 0, 320, 480))?;
    let button = Button::new(&context, (100, 200, 120, 44))?;
    button.set_name("send")?;
    button.add_action(ControlEvents::TOUCH_UP_INSIDE, |_, _, _| println!("sent"))?;
    window.add_subview(&button)?;
    let pan = Pan::new(&context)?;
    pan.set_name("drag")?;
    window.add_gesture_recognizer(&pan)?;

    context.touch_down(1, (150, 210), 0.0)?;
    context.touch_move(1, (150, 225), 0.02)?;
    context.touch_up(1, (150, 225), 0.04)?;
    println!("{}", button.explain()?);

    let cover = View::new(&context, (90, 190, 140, 64))?;
    cover.set_name("cover")?;
    window.add_subview(&cover)?;
    println!("{}", button.explain_point((150, 220), false)?);

    for problem in context.problems(true)? {
        println!(
            "- {}",
            context.problem_describe(&problem, ProblemPart::SENTENCE)?
        );
    }
    Ok(())
}
