//! Undo by key and by button: actions without target reach the nearest document that can perform them, through a presented one.

use responderkit::*;
use shared::{make_window, name, put, tap};
use std::cell::{Cell, RefCell};

#[derive(Default)]
struct Document {
    count: Cell<i32>,
    changes: RefCell<Vec<i32>>,
}

impl Document {
    fn change(&self, this: &ViewController, by: i32, sender: Option<&Object>) -> Result<()> {
        self.count.set(self.count.get() + by);
        self.changes.borrow_mut().push(by);
        println!("  {} changes for {}: {}", this.name()?, name(sender)?, self.count.get());
        Ok(())
    }
}

methods! {
    impl ResponderMethods<ViewController> for Document {
        fn can_become_first_responder(&self, _this: &ViewController, _sup: &Super<Responder>) -> Result<bool> {
            Ok(true)
        }
        fn can_perform_action(&self, this: &ViewController, selector: &str, sender: Option<&Object>, sup: &Super<Responder>) -> Result<bool> {
            if selector == "undo:" && self.changes.borrow().is_empty() {
                println!("  {} has nothing to undo", this.name()?);
                return Ok(false);
            }
            sup.can_perform_action(selector, sender)
        }
    }
    impl Actions<ViewController> for Document {
        fn increase(&self, this: &ViewController, sender: Option<&Object>) -> Result<()> {
            self.change(this, 1, sender)
        }
        fn decrease(&self, this: &ViewController, sender: Option<&Object>) -> Result<()> {
            self.change(this, -1, sender)
        }
        fn undo(&self, this: &ViewController, sender: Option<&Object>) -> Result<()> {
            let by = self.changes.borrow_mut().pop().expect("can_perform_action has looked");
            self.count.set(self.count.get() - by);
            println!("  {} undoes for {}: {}", this.name()?, name(sender)?, self.count.get());
            Ok(())
        }
    }
}

struct Logged;

methods! {
    impl ControlMethods for Logged {
        fn send_action(&self, this: &Control, selector: &str, target: Option<&Object>, event: Option<&Event>, sup: &Super<Control>) -> Result<()> {
            println!("{} sends {selector} to {}", this.name()?, name(target)?);
            sup.send_action(selector, target, event)
        }
    }
}

fn page(context: &Context, title: &str) -> Result<ViewController> {
    let made = ViewController::with_methods(context, Document::default())?;
    made.set_name(title)?;
    let view = View::new(context, (0, 0, 320, 480))?;
    made.set_view(Some(&view))?;
    for (number, word) in ["increase", "decrease", "undo"].into_iter().enumerate() {
        let button = put(&view, word, Button::with_methods(context, (20 + 100 * number as i32, 100, 80, 44), Logged)?)?;
        button.add_target(None, &format!("{word}:"), ControlEvents::TOUCH_UP_INSIDE)?;
    }
    made.add_key_command("z", KeyModifierFlags::COMMAND, "undo:")?;
    Ok(made)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let (book, sheet) = (page(&context, "book")?, page(&context, "sheet")?);
    let command_z = |time: f64| -> Result<()> {
        println!("command z");
        context.key_down(1, "z", KeyModifierFlags::COMMAND, time)?;
        context.key_up(1, time + 0.25)
    };
    window.set_root_view_controller(Some(&book))?;
    book.become_first_responder()?;
    tap(&context, (60, 120), 1.0)?;
    tap(&context, (60, 120), 2.0)?;
    tap(&context, (160, 120), 3.0)?;
    command_z(4.0)?;
    book.present(&sheet)?;
    sheet.become_first_responder()?;
    command_z(5.0)?;
    tap(&context, (60, 120), 6.0)?;
    command_z(7.0)?;
    tap(&context, (260, 120), 8.0)?;
    sheet.dismiss()?;
    println!("first responder: {}", name(window.first_responder()?)?);
    book.become_first_responder()?;
    command_z(9.0)?;
    command_z(10.0)
}
