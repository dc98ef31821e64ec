"""press.h: buttons, keys, key commands (SPEC 269-273, 278)."""

import gc

import pytest

import responderkit as rk

COMMAND, SHIFT = rk.KeyModifierFlags.COMMAND, rk.KeyModifierFlags.SHIFT
BEGAN, CHANGED, ENDED, CANCELLED = (rk.PressPhase[name] for name in ("BEGAN", "CHANGED", "ENDED", "CANCELLED"))


class Pressed(rk.View):
    """Writes down every press method, and forwards."""

    def __init__(self, log, name, frame=(0, 0, 100, 100)):
        super().__init__(frame)
        self.log = log
        self.name = name

    @property
    def can_become_first_responder(self):
        return True

    def presses_began(self, presses, event):
        self.write("began", presses, event)
        super().presses_began(presses, event)

    def presses_changed(self, presses, event):
        self.write("changed", presses, event)
        super().presses_changed(presses, event)

    def presses_ended(self, presses, event):
        self.write("ended", presses, event)
        super().presses_ended(presses, event)

    def presses_cancelled(self, presses, event):
        self.write("cancelled", presses, event)
        super().presses_cancelled(presses, event)

    def write(self, word, presses, event):
        assert type(presses) is tuple and event.type is rk.EventType.PRESSES
        self.log.append((self.name, word, [press.characters or press.type.name for press in presses]))


@pytest.fixture(autouse=True)
def key_window(scene):
    """What has no place goes to the key window (SPEC 283)."""
    scene.window.make_key()


@pytest.fixture
def first(scene, log):
    view = Pressed(log, "first")
    scene.view.add_subview(view)
    assert view.become_first_responder()
    return view


def test_a_button(scene, first, log):
    context = scene.context
    context.press_down(7, rk.PressType.SELECT, 1.0, force=0.5)
    press = context.find_press(7)
    assert isinstance(press, rk.Press) and context.find_press(7) is press and context.find_press(8) is None
    assert (press.id, press.phase, press.type, press.force, press.timestamp) == (7, BEGAN, rk.PressType.SELECT, 0.5, 1.0)
    assert press.responder is first and press.window is scene.window
    assert press.characters == press.characters_ignoring_modifiers == "" and press.key_code == 0
    assert press.gesture_recognizers == []
    context.send_presses(1.5, [rk.PressSample(7, CHANGED, rk.PressType.SELECT, force=1.0)])
    assert press.phase is CHANGED and press.force == 1.0
    context.press_up(7, 2.0)
    assert press.phase is ENDED and press.force == 0 and press.timestamp == 2.0, "it is kept, so it stays readable"
    assert context.find_press(7) is None
    assert log == [("first", word, ["SELECT"]) for word in ("began", "changed", "ended")]


def test_a_key(scene, first, log):
    context = scene.context
    context.key_down(1, "É", 0.0, modifiers=SHIFT | COMMAND, key_code=8, characters_ignoring_modifiers="e")
    press = context.find_press(1)
    assert press.type is rk.PressType.KEY and press.key_code == 8 and press.modifier_flags == SHIFT | COMMAND
    assert (press.characters, press.characters_ignoring_modifiers) == ("É", "e")
    context.press_up(1, modifiers=COMMAND)
    assert press.modifier_flags == COMMAND
    context.key_down(2, "x")
    assert context.find_press(2).characters_ignoring_modifiers == "x"
    assert log == [("first", "began", ["É"]), ("first", "ended", ["É"]), ("first", "began", ["x"])]


def test_several_in_one_report(scene, first, log):
    samples = [rk.PressSample(2, BEGAN, rk.PressType.MENU), rk.PressSample(1, BEGAN, rk.PressType.PLAY_PAUSE)]
    scene.context.send_presses(0.0, samples)
    assert log == [("first", "began", ["MENU", "PLAY_PAUSE"])]
    scene.context.cancel_all_presses()
    assert log[1:] == [("first", "cancelled", ["MENU", "PLAY_PAUSE"])]


def test_all_presses(scene, log):
    class Counting(rk.View):
        @property
        def can_become_first_responder(self):
            return True

        def presses_began(self, presses, event):
            log.append(([press.id for press in event.all_presses], event.all_touches))

    view = Counting()
    scene.view.add_subview(view)
    view.become_first_responder()
    scene.context.press_down(3, rk.PressType.SELECT)
    scene.context.press_down(1, rk.PressType.MENU)
    assert log == [([3], []), ([3, 1], [])]


def test_the_chain(scene, log):
    """SPEC 270, 272: to the first responder, else the key window; forwarded unless super is not called."""
    outer, inner = Pressed(log, "outer"), Pressed(log, "inner")
    scene.view.add_subview(outer)
    outer.add_subview(inner)
    scene.context.press_down(1, rk.PressType.SELECT)
    assert log == [], "there is no first responder: the key window has them"
    assert scene.context.find_press(1).responder is scene.window
    inner.become_first_responder()
    scene.context.press_up(1)
    assert log == [], "it stays with whom it began with"
    scene.context.press_down(1, rk.PressType.SELECT)
    assert log == [("inner", "began", ["SELECT"]), ("outer", "began", ["SELECT"])]


def test_redirecting(scene, first, log):
    """rk_responder_send_presses: by calling the method of another responder."""
    other = Pressed(log, "other")
    plain = rk.View()
    scene.view.add_subview(plain)

    class Redirecting(rk.View):
        @property
        def can_become_first_responder(self):
            return True

        def presses_began(self, presses, event):
            other.presses_began(presses, event)
            plain.presses_began(presses, event)

    view = Redirecting()
    scene.view.add_subview(view)
    view.become_first_responder()
    scene.context.press_down(1, rk.PressType.SELECT)
    assert log == [("other", "began", ["SELECT"])]
    with pytest.raises(rk.InvalidArgumentError):
        plain.presses_began((), None)


def test_posted(scene, first, log):
    context = scene.context
    context.post_presses(1.0, [rk.PressSample(1, BEGAN, rk.PressType.SELECT)])
    context.post_presses(2.0, [rk.PressSample(1, ENDED, rk.PressType.SELECT)])
    assert log == [] and context.queue_count == 2
    assert context.drain() == 2
    assert [word for _, word, _ in log] == ["began", "ended"] and context.time == 2.0


# ---- What is refused ----


@pytest.mark.parametrize(
    ("samples", "error"),
    [
        ([], rk.InvalidArgumentError),
        ([rk.PressSample(1, rk.PressPhase.STATIONARY)], rk.InvalidArgumentError),
        ([rk.PressSample(1, BEGAN, force=1.5)], rk.InvalidArgumentError),
        ([rk.PressSample(1, BEGAN, force=float("nan"))], rk.InvalidArgumentError),
        ([rk.PressSample(1, BEGAN), rk.PressSample(1, BEGAN)], rk.InvalidArgumentError),
        ([rk.PressSample(1, BEGAN, characters="x" * 256)], rk.LimitReachedError),
        ([rk.PressSample(1, ENDED)], rk.NotFoundError),
        ([rk.PressSample(1, BEGAN, characters="a\0")], ValueError),
        ([rk.PressSample(1 << 63, BEGAN)], ValueError),
        ([rk.PressSample(1, BEGAN, modifiers=1 << 32)], ValueError),
        ([rk.PressSample(1, BEGAN, key_code=-1)], ValueError),
        ([rk.PressSample(id, BEGAN) for id in range(4097)], rk.LimitReachedError),
    ],
)
def test_bad_reports(scene, first, log, samples, error):
    with pytest.raises(error):
        scene.context.send_presses(0.0, samples)
    assert log == [] and scene.context.find_press(1) is None


def test_down_twice(scene, first):
    scene.context.press_down(1, rk.PressType.SELECT)
    with pytest.raises(rk.AlreadyExistsError):
        scene.context.press_down(1, rk.PressType.SELECT)


# ---- The application ----


def test_cancelled_when_the_application_becomes_inactive(scene, first, log):
    """SPEC 287."""
    scene.context.press_down(1, rk.PressType.SELECT)
    scene.context.application.active = False
    assert log[-1] == ("first", "cancelled", ["SELECT"])
    scene.context.press_up(1)
    assert len(log) == 2, "for the host it was still down"


def test_cancelled_when_the_responder_leaves(scene, first, log):
    """SPEC 273."""
    scene.context.press_down(1, rk.PressType.SELECT)
    press = scene.context.find_press(1)
    first.remove_from_superview()
    assert log[-1] == ("first", "cancelled", ["SELECT"]) and press.responder is None


def test_ignored(scene, first, log):
    """SPEC 286."""
    scene.context.application.begin_ignoring_interaction_events()
    scene.context.press_down(1, rk.PressType.SELECT)
    scene.context.application.end_ignoring_interaction_events()
    scene.context.press_up(1)
    assert log == []


# ---- Recognisers (SPEC 271) ----


def test_allowed_press_types(context):
    tap = rk.Tap()
    assert tap.allowed_press_types == frozenset()
    tap.allowed_press_types = [rk.PressType.SELECT, rk.PressType.PAGE_DOWN, rk.PressType.KEY]
    assert tap.allowed_press_types == {rk.PressType.SELECT, rk.PressType.PAGE_DOWN, rk.PressType.KEY}
    tap.allowed_press_types = ()
    assert tap.allowed_press_types == set()
    with pytest.raises(ValueError):
        tap.allowed_press_types = {7}
    assert rk.Tap(allowed_press_types={rk.PressType.MENU}).allowed_press_types == {rk.PressType.MENU}


def test_a_tap_by_button(scene, first, log):
    tap = scene.attach(rk.Tap(name="tap", allowed_press_types={rk.PressType.SELECT}))
    scene.context.press_down(1, rk.PressType.SELECT, 0.0, modifiers=SHIFT)
    press = scene.context.find_press(1)
    assert press.gesture_recognizers == [tap] and tap.presses == [press] and tap.modifier_flags == SHIFT
    scene.context.press_up(1, 0.1)
    assert scene.actions == [("tap", "ENDED", 0.1)]
    assert [word for _, word, _ in log] == ["began", "cancelled"]
    scene.context.press_down(1, rk.PressType.MENU, 1.0)
    scene.context.press_up(1, 1.1)
    assert len(scene.actions) == 1, "not of an allowed type"


def test_a_long_press_by_button(scene, first):
    scene.attach(rk.LongPress(name="long", allowed_press_types={rk.PressType.SELECT}))
    scene.context.press_down(1, rk.PressType.SELECT, 0.0)
    scene.context.advance(1.0)
    scene.context.press_up(1, 2.0)
    assert scene.actions == [("long", "BEGAN", 0.5), ("long", "ENDED", 2.0)]


def test_a_delegate_may_refuse_a_press(scene, first, log):
    class Delegate:
        def should_receive_press(self, recognizer, press):
            log.append((recognizer.name, press.type.name))
            return press.type is not rk.PressType.MENU

    types = {rk.PressType.SELECT, rk.PressType.MENU}
    scene.attach(rk.Tap(name="tap", allowed_press_types=types, delegate=Delegate()))
    for id, type in enumerate((rk.PressType.MENU, rk.PressType.SELECT)):
        scene.context.press_down(id, type)
        scene.context.press_up(id)
    assert [entry for entry in log if entry[0] == "tap"] == [("tap", "MENU"), ("tap", "SELECT")]
    assert [name for name, *_ in scene.actions] == ["tap"]


def test_press_methods_of_a_recogniser(scene, first, log):
    class Own(rk.GestureRecognizer):
        def presses_began(self, presses, event):
            super().presses_began(presses, event)
            log.append(("own", [press.type.name for press in presses], event.type))

        def presses_ended(self, presses, event):
            super().presses_ended(presses, event)
            self.state = rk.GestureRecognizerState.ENDED

    scene.attach(Own(name="own", allowed_press_types={rk.PressType.SELECT}))
    scene.context.press_down(1, rk.PressType.SELECT)
    assert log[0] == ("own", ["SELECT"], rk.EventType.PRESSES) and log[1][0] == "first"
    scene.context.press_up(1)
    assert scene.actions == [("own", "ENDED", 0.0)] and log[-1] == ("first", "cancelled", ["SELECT"])


# ---- Key commands (SPEC 278) ----


class Editor(Pressed):
    @rk.action("save:")
    def save(self, sender):
        self.log.append(("save", sender))

    @rk.action("quit")
    def quit(self):
        self.log.append("quit")


@pytest.fixture
def editor(scene, log):
    view = Editor(log, "editor", (0, 0, 200, 200))
    scene.view.add_subview(view)
    inner = Pressed(log, "inner")
    view.add_subview(inner)
    inner.become_first_responder()
    return view


def test_a_key_command(scene, editor, log):
    editor.add_key_command("s", COMMAND, "save:")
    scene.window.add_key_command("q", COMMAND | SHIFT, "quit")
    scene.context.key_down(1, "s", modifiers=COMMAND)
    scene.context.press_up(1, modifiers=COMMAND)
    assert log == [("save", editor)], "the key leads to nothing else"
    scene.context.key_down(1, "S", modifiers=COMMAND, characters_ignoring_modifiers="S")
    assert len(log) == 2, "upper and lower case are one"
    log.clear()
    scene.context.key_down(2, "Q", modifiers=COMMAND | SHIFT)
    assert log == ["quit"]
    log.clear()
    for id, (key, modifiers) in enumerate([("s", 0), ("s", COMMAND | SHIFT), ("q", COMMAND)], 10):
        scene.context.key_down(id, key, modifiers=modifiers)
    assert [entry[:2] for entry in log] == [("inner", "began"), ("editor", "began")] * 3, "no command: the responders have them"


def test_replacing_and_removing_a_key_command(scene, editor, log):
    editor.add_key_command("s", COMMAND, "save:")
    editor.add_key_command("s", COMMAND, "quit")
    scene.context.key_down(1, "s", modifiers=COMMAND)
    assert log == ["quit"]
    editor.remove_key_command("s", COMMAND)
    with pytest.raises(rk.NotFoundError):
        editor.remove_key_command("s", COMMAND)
    scene.context.key_down(2, "s", modifiers=COMMAND)
    assert log[1][:2] == ("inner", "began")


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (("", COMMAND, "save:"), rk.InvalidArgumentError),
        (("s", COMMAND, ""), rk.InvalidArgumentError),
        (("s", COMMAND, "a:b:c:"), rk.InvalidArgumentError),
        (("s", rk.KeyModifierFlags.NUMERIC_PAD, "save:"), rk.InvalidArgumentError),
        (("s" * 256, COMMAND, "save:"), rk.LimitReachedError),
        (("s\0", COMMAND, "save:"), ValueError),
        (("s", -1, "save:"), ValueError),
    ],
)
def test_bad_key_commands(context, command, error):
    with pytest.raises(error):
        rk.View().add_key_command(*command)


# ---- Exceptions, life ----


def test_exceptions(scene, log):
    class Bad(rk.View):
        @property
        def can_become_first_responder(self):
            return True

        def presses_began(self, presses, event):
            raise ZeroDivisionError("began")

    view = Bad()
    scene.view.add_subview(view)
    view.become_first_responder()
    with pytest.raises(ZeroDivisionError, match="began"):
        scene.context.press_down(1, rk.PressType.SELECT)
    assert scene.context.find_press(1) is not None
    scene.context.press_up(1)


def test_presses_leave_nothing_behind(scene, first, log):
    def press():
        scene.context.press_down(1, rk.PressType.SELECT)
        scene.context.press_up(1)

    press()
    log.clear()
    gc.collect()
    before = scene.context.object_count
    for _ in range(20):
        press()
        log.clear()
    gc.collect()
    assert scene.context.object_count == before


def test_attributes_of_a_press(scene, first):
    """Like a touch, a press is one Python object as long as there is a reference to it."""
    scene.context.press_down(1, rk.PressType.SELECT)
    scene.context.find_press(1).mark = "mine"
    gc.collect()
    assert scene.context.find_press(1).mark == "mine"


def test_the_trace_names_presses(scene, first):
    scene.context.trace.start()
    scene.context.press_down(1, rk.PressType.SELECT)
    assert rk.Reason.PRESS_BEGAN in [record.reason for record in scene.context.trace]
