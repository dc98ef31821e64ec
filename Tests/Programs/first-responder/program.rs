//! First responder: asked for, refused, handed on, given up, and lost by leaving the window.

use responderkit::*;
use shared::{make_window, name, put, yes};

struct Field;

methods! {
    impl ResponderMethods for Field {
        fn can_become_first_responder(&self, this: &Responder, _sup: &Super<Responder>) -> Result<bool> {
            Ok(this.name()? != "picture")
        }
        fn can_resign_first_responder(&self, this: &Responder, _sup: &Super<Responder>) -> Result<bool> {
            let resigns = this.name()? != "code";
            if !resigns {
                println!("  code does not resign");
            }
            Ok(resigns)
        }
        fn become_first_responder(&self, this: &Responder, sup: &Super<Responder>) -> Result<bool> {
            let done = sup.become_first_responder()?;
            println!("  {} becomes first responder: {}", this.name()?, yes(done));
            Ok(done)
        }
        fn resign_first_responder(&self, this: &Responder, sup: &Super<Responder>) -> Result<bool> {
            let done = sup.resign_first_responder()?;
            println!("  {} resigns: {}", this.name()?, yes(done));
            Ok(done)
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let field = |name: &str, y| put(&window, name, View::with_methods(&context, (0, y, 320, 40), Field)?);
    let (person, picture, code) = (field("name", 0)?, field("picture", 40)?, field("code", 80)?);
    let ask = |view: &View| -> Result<()> {
        println!("{}:", view.name()?);
        view.become_first_responder()?;
        println!("  first responder: {}", name(window.first_responder()?)?);
        Ok(())
    };

    ask(&person)?;
    ask(&picture)?;
    ask(&code)?;
    ask(&person)?; // code keeps it
    println!("code is asked to resign:");
    println!("  answer: {}", yes(code.resign_first_responder()?));
    println!("code leaves the window:");
    code.remove_from_superview()?;
    println!("  first responder: {}", name(window.first_responder()?)?);
    ask(&code)?; // it is in no window
    ask(&person)?;
    println!("name is asked to resign:");
    println!("  answer: {}", yes(person.resign_first_responder()?));
    Ok(())
}
