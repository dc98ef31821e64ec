"""window.h: levels, key, root controllers, screen coordinates."""

import pytest

import responderkit as rk


def test_defaults(context):
    window = rk.Window((10, 20, 30, 40))
    assert (window.level, window.screen, window.key, window.hidden) == (rk.LEVEL_NORMAL, 0, False, False)
    assert window.frame == (10, 20, 30, 40) and window.superview is None


def test_levels_and_order(context):
    """SPEC 43, SPEC 280, S68: higher levels first, later shown in front; being key does not matter."""
    first, second, alert = rk.Window((0, 0, 10, 10)), rk.Window((0, 0, 10, 10)), rk.Window((0, 0, 5, 5))
    alert.level = rk.LEVEL_ALERT
    assert context.windows == [first, second, alert]
    first.make_key_and_visible()
    assert context.windows == [second, first, alert] and context.key_window is first
    context.down(1, 2, 2, 0)
    context.down(2, 7, 7, 0)
    assert context.find_touch(1).window is alert and context.find_touch(2).window is first
    assert rk.LEVEL_STATUS_BAR == 1000


def test_screens(context):
    """SPEC 43."""
    window = rk.Window((0, 0, 10, 10))
    window.screen = 3
    context.send_touches(0, [rk.TouchSample(1, rk.TouchPhase.BEGAN, (5, 5))])
    context.send_touches(0, [rk.TouchSample(2, rk.TouchPhase.BEGAN, (5, 5), screen=3)])
    assert window.screen == 3 and context.find_touch(1).window is None and context.find_touch(2).window is window
    with pytest.raises(ValueError, match="32 bits"):
        window.screen = -1


def test_key_window(context, log):
    """SPEC 281."""

    class Logging(rk.Window):
        def become_key_window(self):
            log.append((self.name, "became"))
            super().become_key_window()

        def resign_key_window(self):
            log.append((self.name, "resigned"))
            super().resign_key_window()

    a, b = Logging((0, 0, 1, 1)), Logging((0, 0, 1, 1))
    a.name, b.name = "a", "b"
    a.make_key()
    b.make_key()
    assert log == [("a", "became"), ("a", "resigned"), ("b", "became")] and b.key and not a.key
    b.hidden = True
    assert context.key_window is a, "SPEC 281: key goes to the top-most visible window"


def test_a_window_that_does_not_become_key(context):
    """SPEC 281."""

    class Behind(rk.Window):
        @property
        def can_become_key_window(self):
            assert super().can_become_key_window
            return False

    plain, behind = rk.Window(), Behind()
    behind.make_key_and_visible()
    assert context.key_window is None and rk.Window().can_become_key_window
    plain.make_key()
    behind.make_key()
    assert context.key_window is plain
    plain.hidden = True
    assert context.key_window is not behind


def test_root_view_controller(context):
    """SPEC 282."""
    window = rk.Window((0, 0, 300, 200))
    first, second = rk.ViewController(), rk.ViewController()
    window.root_view_controller = first
    assert window.root_view_controller is first and first.view.superview is window and first.view.frame == (0, 0, 300, 200)
    old = first.view
    window.root_view_controller = second
    assert old.superview is None and second.view.superview is window
    window.root_view_controller = None
    assert window.root_view_controller is None and window.subviews == []
    other = rk.Window()
    other.root_view_controller = first
    window.root_view_controller = first
    assert other.root_view_controller is None and first.view.superview is window and other.subviews == []
    window.frame = (0, 0, 30, 20)
    assert first.view.frame == (0, 0, 30, 20), "SPEC 317"
    with pytest.raises(TypeError, match="root_view_controller must be a ViewController"):
        window.root_view_controller = rk.View()


def test_screen_coordinates(context):
    """SPEC 8."""
    a, b = rk.Window((10, 20, 100, 100)), rk.Window((50, 50, 100, 100))
    assert a.convert_point_to_window((0, 0), None) == (10, 20)
    assert a.convert_point_from_window((10, 20), None) == (0, 0)
    assert a.convert_point_to_window((0, 0), b) == (-40, -30) == b.convert_point_from_window((0, 0), a)
    assert a.convert_rect_to_window((0, 0, 5, 5), None) == (10, 20, 5, 5)
    assert a.convert_rect_from_window((10, 20, 5, 5), None) == (0, 0, 5, 5)


def test_send_event(context, log):
    """SPEC 77, S43: a window that drops moves."""

    class Dropping(rk.Window):
        def send_event(self, event):
            phases = {touch.phase for touch in event.touches_for_window(self)}
            log.append(sorted(phase.name for phase in phases))
            if rk.TouchPhase.MOVED not in phases:
                super().send_event(event)

    class Listening(rk.View):
        def touches_began(self, touches, event):
            log.append("began")

        def touches_moved(self, touches, event):
            log.append("moved")

        def touches_ended(self, touches, event):
            log.append("ended")

    window = Dropping((0, 0, 10, 10))
    window.add_subview(Listening((0, 0, 10, 10)))
    context.down(1, 5, 5, 0)
    context.move(1, 6, 5, 1)
    context.up(1, 6, 5, 2)
    assert log == [["BEGAN"], "began", ["MOVED"], ["ENDED"], "ended"]
    with pytest.raises(rk.UnsupportedError, match="application"):
        rk.Window().send_event(None)


def test_a_window_that_goes_cancels_its_touches(context, log):
    """SPEC 285."""

    class Listening(rk.View):
        def touches_cancelled(self, touches, event):
            log.append("cancelled")

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Listening((0, 0, 10, 10)))
    context.down(1, 5, 5, 0)
    window.hidden = True
    assert log == ["cancelled"]
    window.hidden = False
    context.up(1, 5, 5, 1)
    context.down(2, 5, 5, 2)
    window.close()
    assert log == ["cancelled", "cancelled"] and context.windows == []
