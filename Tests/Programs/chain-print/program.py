"""The responder chain of a button, printed: views, the controllers whose views they are, the window, the application and its delegate."""

import responderkit as rk
from shared import make_window, put


def named(name, thing):
    thing.name = name
    return thing


def print_chain(responder):
    for each in responder.responder_chain:
        print(f"  {type(each).__name__} {each.name}")


with rk.Context() as context:
    application = named("application", context.application)
    window = make_window()
    root = named("root", rk.ViewController())
    root.view = named("screen", rk.View((0, 0, 320, 480)))
    window.root_view_controller = root

    page = named("page", rk.ViewController())
    page.view = rk.View((0, 100, 320, 380))
    root.add_child(page)
    content = put(root.view, "content", page.view)
    button = put(content, "button", rk.Button((20, 20, 100, 44)))

    print("from the button:")
    print_chain(button)
    delegate = named("delegate", rk.Responder())
    application.delegate = delegate
    print("from the window, with an application delegate:")
    print_chain(window)
    content.remove_from_superview()
    print("from the button, its page removed:")
    print_chain(button)
