"""Scroll views and what is around them: content touches, their recognisers, wheels, other scroll views, their life (SPEC 247-252, 266)."""

import gc
import weakref

import pytest
from test_scroll import drag, flick

import responderkit as rk


@pytest.fixture
def page(scene):
    """A scroll view of 300 x 300 with content five times as high, in the scene's view."""
    view = rk.ScrollView((0, 0, 300, 300), content_size=(300, 1500))
    scene.view.add_subview(view)
    return view


# ---- Content touches ----


class Content(rk.View):
    def __init__(self, log, frame=(0, 0, 300, 1500)):
        super().__init__(frame)
        self.log = log

    def touches_began(self, touches, event):
        self.log.append(("began", self.context.time))

    def touches_moved(self, touches, event):
        self.log.append(("moved", self.context.time))

    def touches_ended(self, touches, event):
        self.log.append(("ended", self.context.time))

    def touches_cancelled(self, touches, event):
        self.log.append(("cancelled", self.context.time))


def test_content_touches_wait(scene, page, log):
    """SPEC 247, 248, 249."""
    page.add_subview(Content(log))
    scene.context.down(1, 150, 250, 0.0)
    scene.context.advance(0.149)
    assert log == []
    scene.context.advance(0.15)
    assert log == [("began", 0.15)]
    scene.context.move(1, 150, 200, 0.2)
    assert log == [("began", 0.15), ("cancelled", 0.2)]
    scene.context.up(1, 150, 200, 1.2)
    log.clear()
    scene.tap(at=2.0)
    assert log == [("began", 2.1), ("ended", 2.1)], "a quick tap comes when the finger lifts"
    log.clear()
    flick(scene, at=3.0)
    assert log == [], "what scrolls at once never gets there"


class Asking(rk.ScrollView):
    """Logs what it is asked, and answers with the values given."""

    begins = True
    cancels = True

    def __init__(self, log):
        super().__init__((0, 0, 300, 300), content_size=(300, 1500))
        self.log = log

    def touches_should_begin(self, touches, event, view):
        self.log.append(("begin?", [touch.id for touch in touches], event.type, view, super().touches_should_begin(touches, event, view)))
        return self.begins

    def touches_should_cancel(self, view):
        self.log.append(("cancel?", view, super().touches_should_cancel(view)))
        return self.cancels


def test_touches_should_begin(scene, log):
    view, content = Asking(log), Content(log)
    scene.view.add_subview(view)
    view.add_subview(content)
    scene.tap()
    asked = ("begin?", [1], rk.EventType.TOUCHES, content, True)
    assert log == [asked, ("began", 0.1), ("ended", 0.1)]
    log.clear()
    view.begins = False
    scene.tap(at=1.0)
    assert log == [asked]


def test_touches_should_cancel(scene, log):
    """SPEC 250: inherited is yes, but for controls."""
    view, content, button = Asking(log), Content(log), rk.Button((0, 0, 300, 100))
    scene.view.add_subview(view)
    view.add_subview(content)
    view.add_subview(button)
    scene.context.down(1, 150, 250, 0.0)
    scene.context.move(1, 150, 249, 0.2)
    log.clear()
    view.cancels = False
    scene.context.move(1, 150, 200, 0.3)
    assert log == [("cancel?", content, True), ("moved", 0.3)] and view.content_offset == (0, 0)
    scene.context.up(1, 150, 200, 0.4)
    log.clear()
    view.cancels = True
    scene.context.down(1, 150, 50, 1.0)
    scene.context.advance(1.2)
    scene.context.move(1, 150, 90, 1.3)
    assert ("cancel?", button, False) in log and view.dragging and not button.tracking


def test_those_methods_are_the_librarys_to_call(context):
    view = rk.ScrollView()
    with pytest.raises(rk.UnsupportedError):
        view.touches_should_cancel(rk.View())


# ---- Its recognisers ----


def test_its_recognisers(scene, page):
    pan, pinch = page.pan_gesture_recognizer, page.pinch_gesture_recognizer
    assert type(pan) is rk.Pan and type(pinch) is rk.Pinch
    assert page.pan_gesture_recognizer is pan and pan.view is page
    assert len(page.gesture_recognizers) == 2 and set(page.gesture_recognizers) == {pan, pinch}, "the one that delays is private"
    assert pan.allowed_scroll_types_mask == rk.ScrollTypeMask.ALL
    states = []
    pan.on_action(lambda recognizer: states.append((recognizer.state.name, page.content_offset.y)))
    del pan
    gc.collect()
    drag(scene, 290, 270, 250, lift=False)
    assert states == [("BEGAN", pytest.approx(10)), ("CHANGED", pytest.approx(30))], "it scrolls before its actions"


def test_another_recogniser_goes_first(scene, page):
    """Requirements hold for the scroll view's pan as for any other."""
    swipe = scene.attach(rk.Swipe(name="swipe", direction=rk.SwipeDirection.UP), page)
    page.pan_gesture_recognizer.require_to_fail(swipe)
    drag(scene, 250, 190, step=0.1)
    assert [name for name, *_ in scene.actions] == ["swipe"] and page.content_offset == (0, 0)


def test_a_wheel(scene, page):
    """Notches go within the range and without deceleration; a trackpad is like a finger."""
    scene.context.send_scroll(0.0, (150, 150), (0, -40))
    assert page.content_offset == (0, 40) and not page.decelerating
    scene.context.send_scroll(0.1, (150, 150), (0, 400))
    assert page.content_offset == (0, 0)
    scene.context.send_scroll(1.0, (150, 150), (0, -30), rk.GestureInputPhase.BEGAN)
    assert page.dragging
    scene.context.send_scroll(1.1, (150, 150), (0, -30), rk.GestureInputPhase.CHANGED)
    assert page.content_offset == pytest.approx((0, 60))
    scene.context.send_scroll(1.1, (150, 150), (0, 0), rk.GestureInputPhase.ENDED)
    assert page.decelerating


def test_over_the_edge_into_the_ancestor(scene):
    """chains_to_ancestor: what is left of a movement moves the outer scroll view, in the same touch."""
    outer = rk.ScrollView((0, 0, 300, 300), content_size=(300, 1000))
    inner = rk.ScrollView((0, 0, 300, 300), content_size=(300, 340), chains_to_ancestor=True)
    scene.view.add_subview(outer)
    outer.add_subview(inner)
    drag(scene, 290, 270, 230, 190, lift=False)
    assert inner.content_offset == pytest.approx((0, 40)) and outer.content_offset == pytest.approx((0, 50))
    scene.context.move(1, 150, 220, 0.3)
    assert inner.content_offset == pytest.approx((0, 40)) and outer.content_offset == pytest.approx((0, 20))
    scene.context.move(1, 150, 250, 0.4)
    assert inner.content_offset == pytest.approx((0, 30)) and outer.content_offset == pytest.approx((0, 0))


# ---- Life ----


def test_it_goes_with_all_that_it_brought(context):
    gc.collect()
    before = context.object_count

    def make():
        view = rk.ScrollView((0, 0, 300, 300))
        view.pan_gesture_recognizer.on_action(lambda: view)
        return view

    view = make()
    assert context.object_count > before
    gone = weakref.ref(view)
    del view
    gc.collect()
    assert gone() is None and context.object_count == before


def test_removed_while_it_moves(scene, page):
    flick(scene)
    page.remove_from_superview()
    assert not page.decelerating
    at = page.content_offset
    scene.context.advance(5)
    assert page.content_offset == at


def test_an_extension_of_all_scroll_views(scene, page, log):
    """What lies over a class changes its living instances; super() reaches what was there."""
    content = Content(log)
    page.add_subview(content)

    class Firm(rk.ScrollView):
        def touches_should_cancel(self, view):
            return super().touches_should_cancel(view) and view is not content

        def presses_began(self, presses, event):
            log.append("pressed")
            super().presses_began(presses, event)

    with rk.extend(Firm):
        drag(scene, 250, 249, 200, step=0.2)
        assert page.content_offset == (0, 0) and log[-1] == ("ended", 0.4)
        scene.window.make_key()
        page.can_become_first_responder = True
        page.become_first_responder()
        scene.context.press_down(1, rk.PressType.SELECT)
        assert log[-1] == "pressed"
    drag(scene, 250, 249, 200, at=1.0, step=0.2)
    assert page.content_offset.y > 0
