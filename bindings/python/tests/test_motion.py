"""motion.h: shaking and remote control (SPEC 274-277)."""

import pytest

import responderkit as rk

BEGAN, ENDED, CANCELLED = rk.MotionPhase.BEGAN, rk.MotionPhase.ENDED, rk.MotionPhase.CANCELLED


class Shaken(rk.View):
    def __init__(self, log, name):
        super().__init__((0, 0, 100, 100))
        self.log = log
        self.name = name

    @property
    def can_become_first_responder(self):
        return True

    def motion_began(self, motion, event):
        self.write("began", motion, event)
        super().motion_began(motion, event)

    def motion_ended(self, motion, event):
        self.write("ended", motion, event)
        super().motion_ended(motion, event)

    def motion_cancelled(self, motion, event):
        self.write("cancelled", motion, event)
        super().motion_cancelled(motion, event)

    def remote_control_received(self, event):
        self.log.append((self.name, event.type.name, event.subtype.name))
        super().remote_control_received(event)

    def write(self, word, motion, event):
        assert motion is rk.EventSubtype.MOTION_SHAKE
        if event is not None:
            assert (event.type, event.subtype) == (rk.EventType.MOTION, motion)
        self.log.append((self.name, word))


@pytest.fixture(autouse=True)
def key_window(scene):
    """What has no place goes to the key window (SPEC 283)."""
    scene.window.make_key()


@pytest.fixture
def inner(scene, log):
    outer, inner = Shaken(log, "outer"), Shaken(log, "inner")
    scene.view.add_subview(outer)
    outer.add_subview(inner)
    inner.become_first_responder()
    return inner


def test_a_shake(scene, inner, log):
    scene.context.send_motion(1.0, BEGAN)
    scene.context.send_motion(2.0, ENDED)
    assert log == [("inner", "began"), ("outer", "began"), ("inner", "ended"), ("outer", "ended")]
    assert scene.context.time == 2.0


def test_super_is_not_called(scene, log):
    class Still(Shaken):
        def motion_began(self, motion, event):
            self.write("began", motion, event)

    outer, view = Shaken(log, "outer"), Still(log, "inner")
    scene.view.add_subview(outer)
    outer.add_subview(view)
    view.become_first_responder()
    scene.context.send_motion(0.0, BEGAN)
    assert log == [("inner", "began")]


def test_it_lasts_too_long(scene, inner, log):
    """SPEC 274: 3 seconds, by the context's clock."""
    scene.context.send_motion(0.0, BEGAN)
    scene.context.advance(2.9)
    assert log[-1] == ("outer", "began")
    scene.context.advance(3.1)
    assert log[-2:] == [("inner", "cancelled"), ("outer", "cancelled")]
    scene.context.send_motion(4.0, ENDED)
    assert len(log) == 4, "the host's own end comes too late, and is no error"


def test_interrupted(scene, inner, log):
    scene.context.send_motion(0.0, BEGAN)
    scene.context.application.active = False
    assert log[-1] == ("outer", "cancelled")


def test_bad_orders(scene, inner, log):
    """SPEC 275."""
    for phase in (ENDED, CANCELLED):
        with pytest.raises(rk.NotFoundError):
            scene.context.send_motion(0.0, phase)
    scene.context.send_motion(0.0, BEGAN)
    with pytest.raises(rk.AlreadyExistsError):
        scene.context.send_motion(0.1, BEGAN)
    with pytest.raises(ValueError):
        scene.context.send_motion(0.2, 1)
    with pytest.raises(rk.InvalidArgumentError):
        scene.context.send_motion(float("inf"), ENDED)
    assert [word for _, word in log] == ["began", "began"]


def test_posted(scene, inner, log):
    """S42: what is posted comes in the order in which it was posted."""
    context = scene.context
    context.application.begin_receiving_remote_control_events()
    context.post_motion(1.0, BEGAN)
    context.post_remote_control(1.5, rk.EventSubtype.REMOTE_CONTROL_PAUSE)
    context.post_motion(2.0, ENDED)
    assert log == [] and context.drain() == 3
    phases = [entry[1:] for entry in log if entry[0] == "inner"]
    assert phases == [("began",), ("REMOTE_CONTROL", "REMOTE_CONTROL_PAUSE"), ("ended",)]


# ---- Remote control (SPEC 276) ----


def test_only_when_the_application_receives(scene, inner, log):
    application = scene.context.application
    assert not application.receiving_remote_control_events
    scene.context.send_remote_control(0.0, rk.EventSubtype.REMOTE_CONTROL_PLAY)
    assert log == []
    application.begin_receiving_remote_control_events()
    assert application.receiving_remote_control_events
    scene.context.send_remote_control(1.0, rk.EventSubtype.REMOTE_CONTROL_PLAY)
    assert log == [(name, "REMOTE_CONTROL", "REMOTE_CONTROL_PLAY") for name in ("inner", "outer")]
    application.end_receiving_remote_control_events()
    scene.context.send_remote_control(2.0, rk.EventSubtype.REMOTE_CONTROL_PLAY)
    assert len(log) == 2


def test_without_a_first_responder(log):
    class Listening(rk.Application):
        def remote_control_received(self, event):
            log.append(event.subtype)

    with rk.Context(application=Listening) as context:
        rk.Window((0, 0, 10, 10)).make_key()
        context.application.begin_receiving_remote_control_events()
        context.send_remote_control(0.0, rk.EventSubtype.REMOTE_CONTROL_NEXT_TRACK)
    assert log == [rk.EventSubtype.REMOTE_CONTROL_NEXT_TRACK]


@pytest.mark.parametrize("wrong", [rk.EventSubtype.NONE, rk.EventSubtype.MOTION_SHAKE])
def test_what_is_no_button_of_a_remote_control(scene, wrong):
    with pytest.raises(rk.InvalidArgumentError):
        scene.context.send_remote_control(0.0, wrong)


def test_exceptions(scene, log):
    class Bad(Shaken):
        def motion_began(self, motion, event):
            raise ZeroDivisionError("shaken")

    view = Bad(log, "bad")
    scene.view.add_subview(view)
    view.become_first_responder()
    with pytest.raises(ZeroDivisionError, match="shaken"):
        scene.context.send_motion(0.0, BEGAN)
    scene.context.send_motion(1.0, ENDED)
    assert log == [("bad", "ended")]


def test_motion_methods_are_the_librarys_to_call(context):
    for call in (
        lambda view: view.motion_began(rk.EventSubtype.MOTION_SHAKE, None),
        lambda view: view.insert_text("x"),
        lambda view: view.delete_backward(),
    ):
        with pytest.raises(rk.UnsupportedError):
            call(rk.View())
