"""Keys and buttons: a text field, a key command that a responder further up the chain performs, and a button of a remote that counts as a tap.

    python examples/keys.py
"""

import responderkit as rk


class Editor(rk.View):
    @rk.action("save:")
    def save(self, sender):
        print(f"  saved {field.text!r}")

    def presses_began(self, presses, event):
        # What the first responder does not want comes up the responder chain.
        names = ", ".join(repr(press.characters) if press.characters else press.type.name for press in presses)
        print(f"  nobody wanted {names}")
        super().presses_began(presses, event)


with rk.Context() as context:
    window = rk.Window((0, 0, 320, 480))
    window.make_key()  # what has no place, as a touch has, goes to the key window
    editor = Editor((0, 0, 320, 480))
    field = rk.TextField((20, 20, 280, 40))
    window.add_subview(editor)
    editor.add_subview(field)
    editor.add_key_command("s", rk.KeyModifierFlags.COMMAND, "save:")

    @field.on_action
    def changed():
        print(f"  the text is {field.text!r}")

    print("a tap into the field, and text from the keyboard:")
    context.down(1, 100, 40, 0.0)
    context.up(1, 100, 40, 0.1)
    context.insert_text("Grüße")
    context.delete_backward()

    print("command and s:")
    context.key_down(1, "s", modifiers=rk.KeyModifierFlags.COMMAND)
    context.press_up(1)

    print("escape:")
    context.key_down(2, "\x1b")
    context.press_up(2)

    print("the select button of a remote, twice:")
    double = rk.Tap(number_of_taps_required=2, allowed_press_types={rk.PressType.SELECT})
    double.on_action(lambda: print("  tapped twice"))
    editor.add_gesture_recognizer(double)
    for at in (1.0, 1.2):
        context.press_down(3, rk.PressType.SELECT, at)
        context.press_up(3, at + 0.1)
