//! A cell that finds the controller it works for, without a link of its own: next responder by next responder, until one is a controller
//! of the wanted type.

use responderkit::*;
use shared::{make_window, name, put};

struct Shop;

methods! {
    impl ViewControllerMethods for Shop {}
}

fn find_shop(view: &View) -> Result<Option<Responder>> {
    let mut next = Some(AsRef::<Responder>::as_ref(view).clone());
    while let Some(responder) = next {
        let found = responder.methods::<Shop>()?.is_some();
        println!("  {}: {}", responder.name()?, if found { "it is a shop" } else { "no shop" });
        if found {
            return Ok(Some(responder));
        }
        next = responder.next_responder()?;
    }
    Ok(None)
}

fn main() -> Result<()> {
    let context = Context::new()?;
    context.application()?.expect("a context begins with one").set_name("application")?;
    let window = make_window(&context)?;
    let screen = View::new(&context, (0, 0, 320, 480))?;
    screen.set_name("screen")?;
    let shop = ViewController::with_methods(&context, Shop)?;
    shop.set_name("shop")?;
    shop.set_view(Some(&screen))?;
    window.set_root_view_controller(Some(&shop))?;
    let list = put(&screen, "list", View::new(&context, (0, 50, 320, 400))?)?;
    let page = ViewController::new(&context)?;
    page.set_name("page")?;
    page.set_view(Some(&list))?;
    shop.add_child(&page)?;
    let cell = put(&list, "cell", View::new(&context, (0, 0, 320, 50))?)?;
    let toast = put(&window, "toast", View::new(&context, (0, 440, 320, 40))?)?;

    println!("the cell's shop:");
    println!("{}", name(find_shop(&cell)?)?);
    println!("the toast's shop:");
    println!("{}", name(find_shop(&toast)?)?);
    println!("the cell's nearest controller: {}", name(cell.nearest_view_controller()?)?);
    println!("the toast's nearest controller: {}", name(toast.nearest_view_controller()?)?);
    Ok(())
}
