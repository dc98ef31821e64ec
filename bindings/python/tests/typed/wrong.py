"""Slips that a type checker finds: each line that is marked, and no other."""

from __future__ import annotations

import responderkit as rk
from responderkit.testing import Rule, expect, monkey

rk.Pan(minimum_number_of_tuoches=2)  # wrong
rk.Tap(numberOfTapsRequired=2)  # wrong
rk.Tap(number_of_taps_required="two")  # wrong
rk.Swipe(direction="left")  # wrong
rk.LongPress(edges=rk.RectEdge.LEFT)  # wrong
rk.View((0, 0, 1, 1), isHidden=True)  # wrong
rk.View(hidden="yes")  # wrong
rk.Window(levle=1.0)  # wrong
rk.Button(value=0.5)  # wrong
rk.Slider(value="half")  # wrong
rk.Switch(is_on=True)  # wrong
rk.TextField(secure_text=True)  # wrong
rk.ScrollView(contentSize=(1, 1))  # wrong
rk.NavigationController(rk.View())  # wrong

view = rk.View()
view.isHidden = True  # wrong
view.hiden = True  # wrong
view.add_subview(rk.Tap())  # wrong
view.responder_chain()  # wrong
rk.Buton()  # wrong


class Wrong(rk.View):
    def touches_began(self, touches: int, event: rk.Event) -> None:  # wrong
        pass

    def next_responder(self) -> None:  # wrong
        return None


rk.Recording(5)  # wrong
rk.Recording(b"", settings=["controlSlop"])  # wrong
rk.Recording("bug.rkrec").run("end")  # wrong
rk.Recording("bug.rkrec").parted.call  # wrong

expect(5)  # wrong
expect(rk.View()).fired("once")  # wrong
monkey([], seed="one")  # wrong
Rule("tap", "W", fires="send")  # wrong
