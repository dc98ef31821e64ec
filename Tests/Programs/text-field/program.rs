//! Two text fields: a tap begins editing, text and keys change it, a delegate refuses digits, the return key leads to the next field.

use responderkit::*;
use shared::{make_window, put, tap};

struct Form {
    /// The field that the return key leads to.
    next: Option<TextField>,
}

methods! {
    impl TextFieldDelegate for Form {
        fn did_begin_editing(&self, this: &TextField) -> Result<()> {
            println!("  editing of {} begins", this.name()?);
            Ok(())
        }
        fn did_end_editing(&self, this: &TextField, _reason: TextEndReason) -> Result<()> {
            println!("  editing of {} ends with \"{}\"", this.name()?, this.text()?);
            Ok(())
        }
        fn should_change_characters(&self, _this: &TextField, _start: usize, _end: usize, replacement: &str) -> Result<bool> {
            let refused = replacement.contains(|character: char| character.is_ascii_digit());
            if refused {
                println!("  refused: \"{replacement}\"");
            }
            Ok(!refused)
        }
        fn should_return(&self, this: &TextField) -> Result<bool> {
            println!("  return in {}", this.name()?);
            match &self.next {
                Some(next) => next.become_first_responder()?,
                None => this.resign_first_responder()?,
            };
            Ok(false)
        }
    }
}

fn add(window: &Window, name: &str, y: i32, next: Option<&TextField>) -> Result<TextField> {
    let field = put(window, name, TextField::new(&window.context()?, (20, y, 280, 40))?)?;
    field.set_delegate(Form { next: next.cloned() })?;
    field.add_action(ControlEvents::EDITING_CHANGED, |field, _, _| {
        println!("  {} is \"{}\"", field.name()?, field.text()?);
        Ok(())
    })?;
    Ok(field)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let town = add(&window, "town", 80, None)?;
    let person = add(&window, "person", 20, Some(&town))?;
    let type_text = |time: i32, text: &str| -> Result<()> {
        if !context.insert_text(time.into(), text)? {
            println!("  not taken: \"{text}\"");
        }
        Ok(())
    };

    type_text(1, "x")?;
    println!("a tap into the first field:");
    tap(&context, (100, 40), 2.0)?;
    type_text(3, "Ada")?;
    type_text(4, " Löve")?;
    type_text(5, "42")?;
    context.delete_backward(6.0)?;
    println!("a word back, and text put there:");
    person.move_insertion_point(TextDirection::BACKWARD, TextGranularity::WORD, false)?;
    type_text(7, "v. ")?;
    println!("a word selected and replaced:");
    person.move_insertion_point(TextDirection::FORWARD, TextGranularity::WORD, true)?;
    type_text(8, "N.")?;
    println!("the return key:");
    type_text(9, "\n")?;
    type_text(10, "London")?;
    type_text(11, "\n")?;
    type_text(12, "x")?;
    println!("set by the program:");
    person.set_text("Grace")?;
    println!("  {} is \"{}\"", person.name()?, person.text()?);
    Ok(())
}
