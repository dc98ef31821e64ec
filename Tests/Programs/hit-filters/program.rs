//! What takes a view, and all in it, out of hit-testing: hidden, alpha below 0.01, user_interaction_enabled. A label lets touches
//! through.

use responderkit::*;
use shared::{make_window, name, put};

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let card = put(&window, "card", View::new(&context, (0, 0, 100, 100))?)?;
    let button = put(&card, "button", View::new(&context, (20, 20, 60, 60))?)?;
    let ask = |when: &str| -> Result<()> {
        println!("{when}: {}", name(window.hit_test((50, 50), None)?)?);
        Ok(())
    };
    ask("everything visible")?;

    button.set_hidden(true)?;
    ask("button hidden")?;
    button.set_hidden(false)?;
    card.set_hidden(true)?;
    ask("card hidden")?;
    card.set_hidden(false)?;

    button.set_alpha(0.5)?;
    ask("button's alpha 0.5")?;
    button.set_alpha(0.009)?;
    ask("button's alpha 0.009")?;
    button.set_alpha(0.5)?;
    card.set_alpha(0.0)?;
    ask("card's alpha 0")?;
    card.set_alpha(0.02)?;
    button.set_alpha(0.02)?;
    ask("both alphas 0.02")?;

    button.set_user_interaction_enabled(false)?;
    ask("button without interaction")?;
    button.set_user_interaction_enabled(true)?;
    card.set_user_interaction_enabled(false)?;
    ask("card without interaction")?;
    card.set_user_interaction_enabled(true)?;

    let label = put(&button, "title", Label::new(&context, (0, 0, 60, 60))?)?;
    ask("a label over the button")?;
    label.set_user_interaction_enabled(true)?;
    ask("a label with interaction")
}
