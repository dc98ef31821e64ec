"""Text and text fields (SPEC 279)."""

import pytest

import responderkit as rk

EVENTS = ("EDITING_DID_BEGIN", "EDITING_CHANGED", "EDITING_DID_END", "EDITING_DID_END_ON_EXIT")


@pytest.fixture(autouse=True)
def key_window(scene):
    """What has no place goes to the key window (SPEC 283)."""
    scene.window.make_key()


@pytest.fixture
def field(scene, log):
    made = rk.TextField((0, 0, 200, 40))
    scene.view.add_subview(made)
    for name in EVENTS:
        made.add_action(lambda control, events: log.append(events.name), rk.ControlEvents[name])
    return made


def test_a_text_field(scene, field, log):
    assert field.text == "" and field.accepts_key_input and not field.has_text
    assert field.native_class.superclass.name == "Control"
    field.text = "Grüße"
    assert field.text == "Grüße" and field.has_text and log == []
    scene.tap(x=50, y=20)
    assert field.is_first_responder and log == ["EDITING_DID_BEGIN"]
    assert scene.context.insert_text("!", 1.0) is True
    assert field.text == "Grüße!" and scene.context.time == 1.0
    assert scene.context.delete_backward() is True
    assert scene.context.delete_backward() is True
    assert field.text == "Grüß"
    assert log[1:] == ["EDITING_CHANGED"] * 3
    log.clear()
    assert scene.context.insert_text("\n") is True
    assert log == ["EDITING_DID_END_ON_EXIT", "EDITING_DID_END"] and not field.is_first_responder
    assert field.text == "Grüß"


def test_properties_by_name(context):
    assert rk.TextField((0, 0, 10, 10), text="x").text == "x"


def test_texts_that_are_refused(context):
    field = rk.TextField(text="kept")
    with pytest.raises(rk.LimitReachedError):
        field.text = "x" * 65_536
    with pytest.raises(ValueError):
        field.text = "a\0b"
    assert field.text == "kept"
    field.text = "x" * 65_535
    assert len(field.text) == 65_535


def test_no_responder_takes_it(scene, field):
    assert scene.context.insert_text("a") is False and scene.context.delete_backward() is False
    plain = rk.View()
    plain.can_become_first_responder = True
    scene.view.add_subview(plain)
    plain.become_first_responder()
    assert not plain.accepts_key_input and not plain.has_text
    assert scene.context.insert_text("a") is False and field.text == ""


class Lines(rk.View):
    """Takes text by itself."""

    def __init__(self):
        super().__init__()
        self.lines = []

    @property
    def can_become_first_responder(self):
        return True

    def insert_text(self, text):
        self.lines.append(text)
        super().insert_text(text)

    def delete_backward(self):
        super().delete_backward()
        self.lines.pop()

    @property
    def has_text(self):
        assert super().has_text is False
        return bool(self.lines)


def test_a_class_of_ones_own(scene):
    view = Lines()
    scene.view.add_subview(view)
    view.become_first_responder()
    assert view.accepts_key_input
    assert scene.context.insert_text("añb") and view.lines == ["añb"] and view.has_text
    assert scene.context.delete_backward() and view.lines == []


def test_super_of_a_text_field(scene, log):
    class Upper(rk.TextField):
        def insert_text(self, text):
            super().insert_text(text.upper())

    field = Upper((0, 0, 100, 40))
    scene.view.add_subview(field)
    assert field.become_first_responder()
    scene.context.insert_text("abc")
    assert field.text == "ABC"
    with pytest.raises(rk.UnsupportedError):
        rk.TextField().insert_text("x")


def test_posted(scene, field):
    field.become_first_responder()
    scene.context.post_text(0.5, "later")
    assert field.text == ""
    scene.context.drain()
    assert field.text == "later" and scene.context.time == 0.5


def test_what_is_no_text(scene, field):
    field.become_first_responder()
    with pytest.raises(ValueError):
        scene.context.insert_text("a\0")
    with pytest.raises(rk.LimitReachedError):
        scene.context.insert_text("x" * 65_536)
    with pytest.raises(rk.InvalidArgumentError):
        scene.context.insert_text("a", float("nan"))
    assert field.text == ""


def test_exceptions(scene):
    class Bad(Lines):
        def insert_text(self, text):
            raise ZeroDivisionError(text)

        @property
        def has_text(self):
            raise ZeroDivisionError("has")

    view = Bad()
    scene.view.add_subview(view)
    view.become_first_responder()
    with pytest.raises(ZeroDivisionError, match="abc"):
        scene.context.insert_text("abc")
