"""Actions without a target go up the responder chain, from the first responder or else from the sender, to the first one that performs
them."""

import responderkit as rk
from shared import make_window, name, put, tap, yes


class Document(rk.View):
    @rk.action("copy:")
    def copy(self, sender):
        print(f"  {self.name} copies for {name(sender)}")

    @rk.action("save:")
    def save(self, sender):
        print(f"  {self.name} saves for {name(sender)}")


class Text(rk.View):
    editable = True

    @rk.action("copy:")
    def copy(self, sender):
        print(f"  {self.name} copies for {name(sender)}")

    def can_perform_action(self, selector, sender=None):
        return self.editable and selector == "copy:"


def press(when, time):
    print(f"{when}:")
    tap(context, 50, 20, time)  # copy
    tap(context, 150, 20, time + 1)  # save
    tap(context, 250, 20, time + 2)  # print, which no responder performs


with rk.Context() as context:
    window = make_window()
    document = put(window, "document", Document((0, 0, 320, 480)))
    bar = put(document, "bar", rk.View((0, 0, 320, 40)))
    text = put(document, "text", Text((0, 40, 320, 440)))
    text.can_become_first_responder = True
    for i, what in enumerate(("copy", "save", "print")):
        button = put(bar, f"{what} button", rk.Button((100 * i, 0, 100, 40)))
        button.add_target(None, f"{what}:", rk.ControlEvents.TOUCH_UP_INSIDE)

    press("no first responder", 1)
    text.become_first_responder()
    press("text is first responder", 11)
    text.editable = False
    press("text takes no copy", 21)

    print(f"text's target for save: {name(text.target_for_action('save:'))}")
    print(f"print performed: {yes(context.application.send_action('print:'))}")
