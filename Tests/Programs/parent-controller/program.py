"""A cell that finds the controller it works for, without a link of its own: next responder by next responder, until one is a controller of
the wanted class."""

import responderkit as rk
from shared import make_window, name, put


class ShopController(rk.ViewController):
    pass


def find_shop(responder):
    while responder is not None:
        found = isinstance(responder, ShopController)
        print(f"  {responder.name}: {'it is a shop' if found else 'no shop'}")
        if found:
            return responder
        responder = responder.next_responder
    return None


def controller(cls, name, view):
    made = cls()
    made.name = name
    made.view = view
    return made


with rk.Context() as context:
    context.application.name = "application"
    window = make_window()
    screen = rk.View((0, 0, 320, 480))
    screen.name = "screen"
    shop = controller(ShopController, "shop", screen)
    window.root_view_controller = shop
    list_view = put(screen, "list", rk.View((0, 50, 320, 400)))
    page = controller(rk.ViewController, "page", list_view)
    shop.add_child(page)
    cell = put(list_view, "cell", rk.View((0, 0, 320, 50)))
    toast = put(window, "toast", rk.View((0, 440, 320, 40)))

    print("the cell's shop:")
    print(name(find_shop(cell)))
    print("the toast's shop:")
    print(name(find_shop(toast)))
    print(f"the cell's nearest controller: {name(cell.nearest_view_controller)}")
    print(f"the toast's nearest controller: {name(toast.nearest_view_controller)}")
