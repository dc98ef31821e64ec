//! Actions without a target go up the responder chain, from the first responder or else from the sender, to the first one that performs
//! them.

use responderkit::*;
use shared::{make_window, name, put, tap, yes};
use std::cell::Cell;
use std::rc::Rc;

struct Document;

methods! {
    impl Actions<View> for Document {
        fn copy(&self, this: &View, sender: Option<&Object>) -> Result<()> {
            println!("  {} copies for {}", this.name()?, name(sender)?);
            Ok(())
        }
        fn save(&self, this: &View, sender: Option<&Object>) -> Result<()> {
            println!("  {} saves for {}", this.name()?, name(sender)?);
            Ok(())
        }
    }
}

struct Text {
    editable: Cell<bool>,
}

methods! {
    impl Actions<View> for Text {
        fn copy(&self, this: &View, sender: Option<&Object>) -> Result<()> {
            println!("  {} copies for {}", this.name()?, name(sender)?);
            Ok(())
        }
    }

    impl ResponderMethods<View> for Text {
        fn can_perform_action(&self, _this: &View, selector: &str, _sender: Option<&Object>, _sup: &Super<Responder>) -> Result<bool> {
            Ok(self.editable.get() && selector == "copy:")
        }
    }
}

fn press(context: &ContextRef, when: &str, time: f64) -> Result<()> {
    println!("{when}:");
    tap(context, (50, 20), time)?; // copy
    tap(context, (150, 20), time + 1.0)?; // save
    tap(context, (250, 20), time + 2.0) // print, which no responder performs
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let document = put(&window, "document", View::with_methods(&context, (0, 0, 320, 480), Document)?)?;
    let bar = put(&document, "bar", View::new(&context, (0, 0, 320, 40))?)?;
    let editor = Rc::new(Text { editable: Cell::new(true) });
    let text = put(&document, "text", View::with_methods(&context, (0, 40, 320, 440), editor.clone())?)?;
    text.set_can_become_first_responder(true)?;
    for (what, x) in [("copy", 0), ("save", 100), ("print", 200)] {
        let button = put(&bar, &format!("{what} button"), Button::new(&context, (x, 0, 100, 40))?)?;
        button.add_target(None, &format!("{what}:"), ControlEvents::TOUCH_UP_INSIDE)?;
    }

    press(&context, "no first responder", 1.0)?;
    text.become_first_responder()?;
    press(&context, "text is first responder", 11.0)?;
    editor.editable.set(false);
    press(&context, "text takes no copy", 21.0)?;

    println!("text's target for save: {}", name(text.target_for_action("save:", None)?)?);
    let application = context.application()?.expect("a context begins with one");
    println!("print performed: {}", yes(application.send_action("print:", None, None, None)?));
    Ok(())
}
