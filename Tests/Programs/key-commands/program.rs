//! Key commands: a key with its modifiers sends an action along the chain of the first responder. Other keys are presses, which go up
//! that chain too.

use responderkit::*;
use shared::{make_window, name, put};

const COMMAND: KeyModifierFlags = KeyModifierFlags::COMMAND;
const SHIFT: KeyModifierFlags = KeyModifierFlags::SHIFT;

struct Editor;

methods! {
    impl Actions<View> for Editor {
        fn save(&self, this: &View, sender: Option<&Object>) -> Result<()> {
            println!("  {} saves, by a command of {}", this.name()?, name(sender)?);
            Ok(())
        }
        fn find(&self, this: &View, sender: Option<&Object>) -> Result<()> {
            println!("  {} finds, by a command of {}", this.name()?, name(sender)?);
            Ok(())
        }
    }

    impl ResponderMethods<View> for Editor {
        fn presses_began(&self, this: &View, presses: &[Press], event: Option<&Event>, sup: &Super<Responder>) -> Result<()> {
            println!("  {} gets the key {}", this.name()?, presses[0].characters()?);
            sup.presses_began(presses, event)
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let editor = put(&window, "editor", View::with_methods(&context, (0, 0, 320, 480), Editor)?)?;
    let line = put(&editor, "line", View::new(&context, (0, 0, 320, 20))?)?;
    line.set_can_become_first_responder(true)?;
    window.add_key_command("s", COMMAND, "save:")?;
    editor.add_key_command("f", COMMAND, "find:")?;

    let key = |characters, modifiers, what| -> Result<()> {
        println!("{what}:");
        let time = context.time()?.floor() + 1.0;
        let down = PressSample { modifiers, ..PressSample::key(1, PressPhase::BEGAN, characters) };
        let up = PressSample { phase: PressPhase::ENDED, ..down.clone() };
        context.send_presses(time, &[down])?;
        context.send_presses(time + 0.5, &[up])
    };
    key("s", COMMAND, "command s without first responder")?;
    line.become_first_responder()?;
    key("s", COMMAND, "command s")?;
    key("f", COMMAND, "command f")?;
    key("s", KeyModifierFlags::default(), "s")?;
    key("S", COMMAND | SHIFT, "command shift s")?;
    line.add_key_command("s", COMMAND, "find:")?;
    key("s", COMMAND, "command s, which the line makes find")?;
    line.remove_key_command("s", COMMAND)?;
    key("s", COMMAND, "command s again")
}
