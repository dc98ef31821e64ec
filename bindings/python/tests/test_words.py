"""What help() prints: every public thing, every member of an enumeration and every field, in words of its own."""

from __future__ import annotations

import dataclasses
import enum
import inspect
import pydoc

import pytest
import responderkit as rk
from responderkit._worded import field_words

_CLASSES = [getattr(rk, name) for name in rk.__all__ if inspect.isclass(getattr(rk, name))]


@pytest.mark.parametrize("cls", _CLASSES, ids=lambda cls: cls.__name__)
def test_everything_has_words(cls):
    assert inspect.getdoc(cls)
    fields = field_words(cls)
    for base in cls.__mro__:
        if not base.__module__.startswith("responderkit"):
            continue
        for name, value in vars(base).items():
            if name.startswith("_"):
                continue
            if isinstance(value, enum.Enum):
                # Else it would show the text of the whole enumeration.
                assert value.__dict__.get("__doc__"), f"{name} has no words"
            elif inspect.isroutine(value) or inspect.isdatadescriptor(value):
                words = inspect.getdoc(getattr(cls, name)) or value.__doc__
                assert words and not words.startswith("Alias for field"), f"{name} has no words"
            else:
                assert name in fields, f"the class does not mention {name}"
    if dataclasses.is_dataclass(cls):
        assert {each.name for each in dataclasses.fields(cls) if not each.name.startswith("_")} == set(fields)


@pytest.mark.parametrize("name", [name for name in rk.__all__ if inspect.isfunction(getattr(rk, name))])
def test_functions_have_words(name):
    assert inspect.getdoc(getattr(rk, name))


def test_help_shows_members_and_fields():
    assert "The finger moved." in pydoc.render_doc(rk.TouchPhase.MOVED)
    text = pydoc.render_doc(rk.Reason)
    assert all(member.__doc__ in text for member in (rk.Reason.HIT_HIDDEN, rk.Reason.PLUGIN_REPORT))
    assert "The host's number for this finger" in pydoc.render_doc(rk.TouchSample)
    assert "Whether the content can move beyond the edges and then returns" in pydoc.render_doc(rk.ScrollView)


def test_words_change_no_value():
    assert rk.TouchPhase.MOVED == 1 and type(rk.TouchPhase.MOVED.value) is int
    assert rk.TouchPhase(1) is rk.TouchPhase.MOVED
    both = rk.RectEdge.TOP | rk.RectEdge.LEFT
    assert both == 3 and isinstance(both, rk.RectEdge)
    with pytest.raises(ValueError):
        rk.TouchPhase(99)


def test_an_errors_status_is_a_status():
    assert rk.AlreadyExistsError.status is rk.Status.ALREADY_EXISTS
    assert "Status.ALREADY_EXISTS" in repr(rk.AlreadyExistsError.status)
