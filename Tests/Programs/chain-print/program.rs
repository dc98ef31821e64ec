//! The responder chain of a button, printed: views, the controllers whose views they are, the window, the application and its delegate.

use responderkit::*;
use shared::{make_window, put};

fn print_chain(responder: &Responder) -> Result<()> {
    for each in responder.chain()? {
        println!("  {} {}", each.class()?.name()?, each.name()?);
    }
    Ok(())
}

fn named<T: AsRef<Object>>(name: &str, object: T) -> Result<T> {
    object.as_ref().set_name(name)?;
    Ok(object)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let application = context.application()?.expect("a context begins with one");
    application.set_name("application")?;
    let window = make_window(&context)?;
    let root = named("root", ViewController::new(&context)?)?;
    let screen = named("screen", View::new(&context, (0, 0, 320, 480))?)?;
    root.set_view(Some(&screen))?;
    window.set_root_view_controller(Some(&root))?;

    let page = named("page", ViewController::new(&context)?)?;
    let content = View::new(&context, (0, 100, 320, 380))?;
    page.set_view(Some(&content))?;
    root.add_child(&page)?;
    put(&screen, "content", content.clone())?;
    let button = put(&content, "button", Button::new(&context, (20, 20, 100, 44))?)?;

    println!("from the button:");
    print_chain(&button)?;
    let delegate = named("delegate", Responder::new(&context)?)?;
    application.set_delegate(Some(&delegate))?;
    println!("from the window, with an application delegate:");
    print_chain(&window)?;
    content.remove_from_superview()?;
    println!("from the button, its page removed:");
    print_chain(&button)
}
