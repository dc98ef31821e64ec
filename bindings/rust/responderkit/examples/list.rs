//! A list that is dragged and flicked, its delegate, and a program that sleeps while nothing moves.

use responderkit::*;

struct Reporter;

methods! {
    impl ScrollViewDelegate for Reporter {
        fn will_begin_dragging(&self, this: &ScrollView) -> Result<()> {
            println!("{} begins to be dragged", this.name()?);
            Ok(())
        }
        fn did_end_dragging(&self, this: &ScrollView, will_decelerate: bool) -> Result<()> {
            println!("released at {:.0}, {}", this.content_offset()?.y, if will_decelerate { "decelerates" } else { "stays" });
            Ok(())
        }
        fn did_end_decelerating(&self, this: &ScrollView) -> Result<()> {
            println!("comes to rest at {:.1}", this.content_offset()?.y);
            Ok(())
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = Window::new(&context, (0, 0, 320, 480))?;
    let list = ScrollView::new(&context, (0, 0, 320, 480))?;
    list.set_name("list")?;
    list.set_content_size((320, 5000))?;
    list.set_delegate(Reporter)?;
    window.add_subview(&list)?;

    context.touch_down(1, (160, 400), 0.0)?;
    for step in 1..=8 {
        let step = f64::from(step);
        context.touch_move(1, (160.0, 400.0 - 15.0 * step), step / 64.0)?;
    }
    context.touch_up(1, (160, 280), 0.140625)?;

    let mut frames = 0;
    loop {
        let deadline = context.next_deadline()?;
        if deadline.is_infinite() {
            break;
        }
        context.advance(deadline)?;
        frames += 1;
    }
    println!(
        "{}, then nothing to wait for",
        if frames > 60 {
            "many frames"
        } else {
            "few frames"
        }
    );
    Ok(())
}
