"""Key commands: a key with its modifiers sends an action along the chain of the first responder. Other keys are presses, which go up that
chain too."""

from itertools import count

import responderkit as rk
from shared import make_window, name, put

COMMAND, SHIFT = rk.KeyModifierFlags.COMMAND, rk.KeyModifierFlags.SHIFT
times = count(1)


class Editor(rk.View):
    @rk.action("save:")
    def save(self, sender):
        print(f"  {self.name} saves, by a command of {name(sender)}")

    @rk.action("find:")
    def find(self, sender):
        print(f"  {self.name} finds, by a command of {name(sender)}")

    def presses_began(self, presses, event):
        print(f"  {self.name} gets the key {presses[0].characters}")
        super().presses_began(presses, event)


def key(characters, modifiers, what):
    print(f"{what}:")
    time = next(times)
    context.key_down(1, characters, time, modifiers=modifiers)
    context.press_up(1, time + 0.5, modifiers=modifiers)


with rk.Context() as context:
    window = make_window()
    editor = put(window, "editor", Editor((0, 0, 320, 480)))
    line = put(editor, "line", rk.View((0, 0, 320, 20)))
    line.can_become_first_responder = True
    window.add_key_command("s", COMMAND, "save:")
    editor.add_key_command("f", COMMAND, "find:")

    key("s", COMMAND, "command s without first responder")
    line.become_first_responder()
    key("s", COMMAND, "command s")
    key("f", COMMAND, "command f")
    key("s", 0, "s")
    key("S", COMMAND | SHIFT, "command shift s")
    line.add_key_command("s", COMMAND, "find:")
    key("s", COMMAND, "command s, which the line makes find")
    line.remove_key_command("s", COMMAND)
    key("s", COMMAND, "command s again")
