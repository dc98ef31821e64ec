"""Text fields: the delegate, the selection, keys and marked text (text.h; SPEC 279, 325-335)."""

import pytest

import responderkit as rk
from responderkit import TextDirection, TextGranularity

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


class Delegate:
    """Logs what it is asked, and refuses what is named in ``refused``."""

    def __init__(self, log):
        self.log = log
        self.refused = set()

    def answer(self, name, *about):
        self.log.append((name, *about) if about else name)
        return name not in self.refused

    def should_begin_editing(self, field):
        return self.answer("should_begin")

    def did_begin_editing(self, field):
        self.log.append("did_begin")

    def should_end_editing(self, field):
        return self.answer("should_end")

    def did_end_editing(self, field, reason):
        assert reason is rk.TextEndReason.COMMITTED
        self.log.append("did_end")

    def should_change_characters(self, field, range, text):
        return self.answer("change", range, text)

    def did_change_selection(self, field):
        self.log.append(field.selected_range)

    def should_clear(self, field):
        return self.answer("should_clear")

    def should_return(self, field):
        return self.answer("should_return")


@pytest.fixture
def field(scene, log):
    scene.window.make_key()
    made = rk.TextField((0, 0, 200, 40))
    scene.view.add_subview(made)
    made.add_action(lambda control, events: log.append(events.name), rk.ControlEvents.EDITING_CHANGED)
    return made


def test_a_delegate(scene, field, log):
    delegate = field.delegate = Delegate(log)
    assert field.delegate is delegate
    delegate.refused = {"should_begin"}
    assert not field.become_first_responder() and not field.editing
    delegate.refused = {"should_end"}
    assert field.become_first_responder() and field.editing
    assert not field.resign_first_responder()
    delegate.refused = {"should_return"}
    scene.context.insert_text("\n")
    assert log == ["should_begin", "should_begin", "did_begin", "should_end", "should_return"]
    log.clear()
    scene.context.insert_text("äb")
    assert log == [("change", (0, 0), "äb"), (2, 2), "EDITING_CHANGED"]
    log.clear()
    delegate.refused = {"change", "should_clear"}
    scene.context.delete_backward()
    assert not field.clear() and field.text == "äb"
    assert log == [("change", (1, 2), ""), "should_clear"]
    delegate.refused = set()
    assert field.clear() and field.text == ""
    log.clear()
    field.remove_from_superview()
    assert log == ["did_end"]
    field.delegate = None
    assert field.delegate is None
    with pytest.raises(TypeError, match="delegate's methods"):
        field.delegate = object()


def test_the_return_key_dismisses_with_an_action(scene, field, log):
    field.become_first_responder()
    scene.context.insert_text("\n")
    assert field.is_first_responder
    field.add_action(lambda control, events: log.append(events.name), rk.ControlEvents.EDITING_DID_END_ON_EXIT)
    scene.context.insert_text("\n")
    assert not field.is_first_responder and log == ["EDITING_DID_END_ON_EXIT"]


def test_ranges_are_indices_of_the_str(field):
    field.text = f"é{FAMILY}x"
    assert field.selected_range == (7, 7)
    field.selected_range = 1, 6
    assert field.selected_range == (1, 6) and field.text_in_range(1, 6) == FAMILY
    assert field.selection_affinity is TextDirection.FORWARD
    field.select(0, 1, TextDirection.BACKWARD)
    assert field.selection_affinity is TextDirection.BACKWARD
    with pytest.raises(rk.InvalidArgumentError, match="within a character"):
        field.selected_range = 1, 3
    with pytest.raises(IndexError):
        field.selected_range = 0, 8
    with pytest.raises(rk.InvalidArgumentError):
        field.selected_range = 6, 1
    assert field.position(0, 2) == 6 and field.position(6, -1) == 1 and field.position(6, 2) is None
    field.select_all()
    assert field.selected_range == (0, 7)


def test_moving_and_deleting(field):
    field.text = "one two"
    field.move(TextDirection.BACKWARD, TextGranularity.WORD)
    assert field.selected_range == (4, 4)
    field.move(TextDirection.BACKWARD, extend=True)
    assert field.selected_range == (3, 4)
    field.delete()
    assert field.text == "onetwo"
    field.delete(TextDirection.FORWARD, TextGranularity.LINE)
    assert field.text == "one"
    field.replace_range(0, 1, "ä")
    assert field.text == "äne" and field.selected_range == (1, 1)


def test_a_key(scene, field):
    field.become_first_responder()
    scene.context.insert_text(f"a{FAMILY}")
    scene.context.key_down(1, "", key_code=0x50)
    scene.context.press_up(1)
    assert field.selected_range == (1, 1)
    scene.context.delete_backward()
    assert field.text == FAMILY


def test_marked_text(field):
    field.text = "äb"
    field.selected_range = 1, 1
    assert field.marked_range is None
    field.set_marked_text("öö", (0, 1))
    assert field.text == "äööb" and field.marked_range == (1, 3) and field.selected_range == (1, 2)
    field.set_marked_text("x")
    assert field.marked_range == (1, 2) and field.selected_range == (2, 2)
    field.unmark_text()
    assert field.marked_range is None and field.text == "äxb"
    with pytest.raises(IndexError):
        field.set_marked_text("x", (0, 2))


def test_where_a_touch_puts_the_insertion_point(scene, field):
    class Places:
        def closest_position(self, field, point):
            return int(point.x / 10)

    field.text = "äöü"
    field.delegate = Places()
    scene.tap(x=15, y=20)
    assert field.selected_range == (1, 1)
    scene.tap(x=195, y=20)
    assert field.selected_range == (3, 3)
    del Places.closest_position
    field.selected_range = (0, 0)
    scene.tap(x=15, y=20)
    assert field.selected_range == (3, 3)  # as without a delegate: the end


def test_secure_text_entry(context):
    field = rk.TextField(secure_text_entry=True)
    assert field.secure_text_entry
    field.secure_text_entry = False
    assert not field.secure_text_entry


def test_exceptions(scene, field):
    class Bad:
        def should_change_characters(self, field, range, text):
            raise ZeroDivisionError(text)

    field.delegate = Bad()
    field.become_first_responder()
    with pytest.raises(ZeroDivisionError, match="abc"):
        scene.context.insert_text("abc")
    assert field.text == "abc"


def test_a_view_as_delegate(scene, field):
    class Owner(rk.View):
        def should_return(self, field):
            return False

    owner = Owner()
    scene.view.add_subview(owner)
    field.delegate = owner
    assert field.delegate is owner
