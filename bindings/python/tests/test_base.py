"""base.h: identity, names, reference counts, statuses as exceptions."""

import pytest

import responderkit as rk
from responderkit import _capi, errors


def test_one_class_per_status():
    statuses = [status for status in rk.Status if status is not rk.Status.OK]
    assert {cls.status for cls in errors.Error.__subclasses__()} == set(statuses)
    for status in statuses:
        error = errors.status_error(status)
        assert type(error).status == status and isinstance(error, rk.Error) and str(error)


def test_an_unknown_status_is_still_an_error():
    assert type(errors.status_error(-999)) is rk.Error and errors.status_error(-999).status == -999


@pytest.mark.parametrize(
    ("cls", "base"),
    [
        (rk.InvalidArgumentError, ValueError),
        (rk.WrongKindError, TypeError),
        (rk.NoMemoryError, MemoryError),
        (rk.NotFoundError, LookupError),
        (rk.UnsupportedError, NotImplementedError),
        (rk.TooDeepError, RecursionError),
        (rk.LimitReachedError, OverflowError),
    ],
)
def test_errors_are_what_python_programs_catch(cls, base):
    assert issubclass(cls, rk.Error) and issubclass(cls, base)


def test_the_text_names_the_argument(context):
    with pytest.raises(rk.InvalidArgumentError, match="alpha|frame|NaN|nan") as caught:
        rk.View((float("nan"), 0, 1, 1))
    assert caught.value.status == rk.Status.INVALID_ARGUMENT
    assert str(caught.value) == _capi.rk_last_error().decode()


def test_names(context):
    view = rk.View()
    assert view.name == ""
    view.name = "Knopf über"
    assert view.name == "Knopf über" and "Knopf über" in repr(view)
    view.name = ""
    assert view.name == ""
    view.name = None
    assert view.name == ""
    with pytest.raises(rk.LimitReachedError):
        view.name = "x" * 256
    with pytest.raises(ValueError, match="NUL"):
        view.name = "a\0b"
    view.name = "x" * 255
    assert view.name == "x" * 255


def test_a_long_text_comes_out_whole(context):
    """The buffer of the first try is too small for this one."""
    view = rk.View()
    for number in range(50):
        child = rk.View()
        child.name = f"{number}-" + "y" * 200
        view.add_subview(child)
    lines = view.recursive_description().splitlines()
    assert len([line for line in lines if "y" * 200 in line]) == 50


def test_describe(context):
    label = rk.Label((10, 5, 60, 30))
    label.name = "title"
    assert label.describe() == "<Label title; frame = (10 5; 60 30); userInteractionEnabled = false>"
    assert repr(label) == label.describe()


def test_repr_never_raises():
    with rk.Context() as context:
        view = rk.View()
    assert repr(view) == "<View (gone)>"
    assert "closed" in repr(context)


def test_release_by_hand(context):
    view = rk.View()
    assert view.alive
    view.release()
    assert not view.alive
    view.release()
    with pytest.raises(rk.StaleHandleError):
        view.frame  # noqa: B018


def test_what_the_tree_holds_survives_release(context):
    window, view = rk.Window((0, 0, 10, 10)), rk.View((0, 0, 10, 10))
    window.add_subview(view)
    view.release()
    assert view.alive and window.subviews == [view]


def test_a_superclass_init_that_was_forgotten_is_reported(context):
    class Forgetful(rk.View):
        def __init__(self):
            pass

    with pytest.raises(RuntimeError, match=r"Forgetful.__init__\(\) has to call super\(\).__init__\(\)"):
        Forgetful().frame = (0, 0, 1, 1)
    with pytest.raises(AttributeError, match="'View' object has no attribute 'colour'"):
        rk.View().colour  # noqa: B018


def test_other_contexts_are_refused(context):
    with rk.Context():
        other = rk.View()
        with pytest.raises(rk.WrongContextError):
            rk.View(context=context).add_subview(other)


@pytest.mark.parametrize("wrong", [None, 7, "view"])
def test_what_is_no_view_is_a_type_error(context, wrong):
    with pytest.raises(TypeError, match="must be a View"):
        rk.View().add_subview(wrong)


def test_every_status_is_an_exception_of_its_own_and_has_a_sentence():
    classes = {cls.status: cls for cls in rk.Error.__subclasses__() if cls.__module__ == rk.Error.__module__}
    assert set(classes) == set(rk.Status) - {rk.Status.OK}
    for status, cls in classes.items():
        assert type(errors.status_error(status)) is cls
        sentence = _capi.rk_status_message(status).decode()
        assert cls.__doc__.startswith(sentence.rstrip(".")), (cls, sentence)


def test_what_is_printed_of_an_enumeration_is_its_name():
    phase, events = rk.TouchPhase.BEGAN, rk.ControlEvents.TOUCH_DOWN
    assert f"{phase}" == str(phase) == "TouchPhase.BEGAN" and f"{phase:d}" == "%d" % phase == "0"
    assert f"{events}" == str(events) == "ControlEvents.TOUCH_DOWN" and f"{events:04x}" == "0001"
    both = str(events | rk.ControlEvents.TOUCH_UP_INSIDE)
    assert both.startswith("ControlEvents.") and "TOUCH_DOWN" in both and "TOUCH_UP_INSIDE" in both
