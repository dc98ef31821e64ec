"""Actions with arguments of any type (invoke.h): written as methods, called by invoke()."""

import ctypes
import gc
import math
import weakref
from enum import Enum
from typing import Optional

import pytest

import responderkit as rk
from responderkit import _callbacks


class Movable(rk.View):
    """One action of each way to be written."""

    @rk.typed_action("moveBy:animated:")
    def move_by(self, by: rk.Point, animated: bool) -> bool:
        self.center = (self.center.x + by.x, self.center.y + by.y)
        return animated

    @rk.typed_action("scaled:", "{RKRect}d")
    def scaled(self, by):
        return rk.Rect(self.frame.x, self.frame.y, self.frame.width * by, self.frame.height * by)

    @rk.typed_action("self")
    def itself(self) -> Optional[rk.View]:
        return self

    @rk.typed_action("fail", "d")
    def fail(self):
        raise ZeroDivisionError("by design")


#: Encoding of the type, values that come back as they went, and values that are refused.
ECHOES = {
    "c": ([0, -128, 127], [128, -129, 1.5, None]),
    "C": ([0, 255], [256, -1]),
    "s": ([-32768, 32767], [32768]),
    "S": ([65535], [65536, -1]),
    "i": ([-(2**31), 2**31 - 1], [2**31]),
    "I": ([2**32 - 1], [2**32]),
    "l": ([-(2**31)], [2**31]),
    "L": ([2**32 - 1], [2**32]),
    "q": ([-(2**63), 2**63 - 1, True], [2**63]),
    "Q": ([2**64 - 1], [2**64]),
    "f": ([0.5, -math.inf], ["x"]),
    "d": ([0.1, math.inf], ["x"]),
    "B": ([True, False], [1, 0, None, 2]),
    "*": (["", "Größe", None], [5, b"x", "a\0b"]),
    ":": (["save:", None], [5]),
    "^v": ([None, 0x1234], ["x"]),
    "{RKPoint=dd}": ([rk.Point(1, 2)], [1, (1, 2, 3), (math.nan, 0)]),
    "{RKSize}": ([rk.Size(1, 2)], [1]),
    "{RKRect}": ([rk.Rect(1, 2, 3, 4)], [(1, 2)]),
    "{RKTransform=dddddd}": ([rk.Transform(1, 2, 3, 4, 5, 6)], [(1, 2)]),
}


@pytest.mark.parametrize("encoding", ECHOES)
def test_each_type_there_and_back(context, encoding):
    class Echoing(rk.View):
        @rk.typed_action("echo:", encoding * 2)
        def echo(self, value):
            return value

    view = Echoing()
    good, bad = ECHOES[encoding]
    for value in good:
        result = view.invoke("echo:", value)
        assert result == value and type(result) is (int if value is True and encoding == "q" else type(value))
        assert view.invoke("echo:", value, encoding=encoding * 2) == value
    for value in bad:
        with pytest.raises((TypeError, ValueError, OverflowError)):
            view.invoke("echo:", value)
    assert view.action_encoding("echo:").startswith(encoding[:2].replace("l", "i").replace("L", "I")[0])


def test_objects_there_and_back(context):
    class Echoing(rk.Responder):
        @rk.typed_action("echo:", "@@")
        def echo(self, value):
            return value

        @rk.typed_action("make", "@")
        def make(self):
            return rk.View((0, 0, 7, 7))

    echo, timer = Echoing(), rk.Closure("v", lambda: None)
    for value in (rk.View(), rk.Tap(), echo, context, None, context.application, timer):
        assert echo.invoke("echo:", value) is value
    assert echo.invoke("make").frame == (0, 0, 7, 7)
    with pytest.raises(TypeError, match="an object of the library"):
        echo.invoke("echo:", 5)
    gone = rk.View()
    gone.release()
    with pytest.raises(rk.StaleHandleError):
        echo.invoke("echo:", gone)
    with rk.Context():
        other = rk.View()
    with pytest.raises((rk.WrongContextError, rk.InvalidHandleError, rk.StaleHandleError)):
        echo.invoke("echo:", other)


def test_invoke(context):
    view = Movable((0, 0, 10, 10))
    assert view.invoke("moveBy:animated:", (5, 6), True) is True and view.frame == (5, 6, 10, 10)
    assert view.invoke("moveBy:animated:", (0, 0), False, encoding="B{RKPoint=dd}B") is False
    assert view.invoke("scaled:", 2) == rk.Rect(5, 6, 20, 20)
    assert view.invoke("self") is view
    assert view.responds_to("scaled:") and not view.responds_to("scaled")
    assert view.action_encoding("moveBy:animated:") == "B{RKPoint=dd}B"


@pytest.mark.parametrize(
    ("arguments", "encoding", "error", "words"),
    [
        (((1, 2), True), "B{RKPoint=dd}i", TypeError, "True|integer|int|differs"),
        (((1, 2), 1), "B{RKPoint=dd}i", rk.EncodingError, "differs"),
        (((1, 2), True), "B{RKPoint=dd}b", rk.EncodingError, "'b'"),
        (((1, 2), True), "", rk.EncodingError, "empty"),
        (((1, 2),), None, TypeError, "takes 2 arguments, 1 were given"),
        (((math.nan, 2), True), None, rk.InvalidArgumentError, "NaN"),
    ],
)
def test_calls_that_do_not_fit(context, arguments, encoding, error, words):
    if words.startswith("True"):
        error, words = rk.EncodingError, "differs"
    with pytest.raises(error, match=words):
        Movable().invoke("moveBy:animated:", *arguments, encoding=encoding)


def test_no_such_action(context):
    for call in (lambda view: view.invoke("fly:", 1), lambda view: view.action_encoding("fly:")):
        with pytest.raises(rk.NotFoundError, match="fly:"):
            call(rk.View())


def test_an_exception_is_raised_when_the_call_returns(context):
    with pytest.raises(ZeroDivisionError, match="by design"):
        Movable().invoke("fail")


def test_a_result_of_the_wrong_type_is_an_exception(context):
    class Wrong(rk.View):
        @rk.typed_action("answer")
        def answer(self) -> int:
            return "x"  # type: ignore[return-value]

    with pytest.raises(TypeError):
        Wrong().invoke("answer")


def test_subclasses_override_by_name_and_by_selector(context):
    class Same(Movable):
        def scaled(self, by):
            return super().scaled(by * 10)

    class Other(Movable):
        @rk.typed_action("scaled:")
        def other(self, by: rk.Point) -> float:
            return by.x

    assert Same((0, 0, 1, 1)).invoke("scaled:", 2).width == 20
    assert Other().invoke("scaled:", (3, 4)) == 3 and Movable((0, 0, 1, 1)).invoke("scaled:", 2).width == 2


def test_plain_actions_can_be_invoked(context, log):
    class Plain(rk.View):
        @rk.action("go:")
        def go(self, sender):
            log.append(sender)

    view = Plain()
    assert view.invoke("go:", view) is None and log == [view] and view.action_encoding("go:") == "v@"


def test_send_action_finds_those_with_objects_alone(context, log):
    class Page(rk.View):
        @rk.typed_action("save:")
        def save(self, sender: Optional[rk.View]) -> None:
            log.append(sender)

        @rk.typed_action("set:")
        def set(self, value: float) -> None:
            log.append(value)

    page, button = Page(), rk.Button()
    assert context.application.send_action("save:", page, button) and log == [button]
    assert not context.application.send_action("set:", page, button) and not page.can_perform_action("set:")
    assert page.responds_to("set:")


def test_in_an_extension(context):
    class Named(rk.Label):
        @rk.typed_action("greet:")
        def greet(self, who: str) -> str:
            return f"{self.name} greets {who}"

    label = rk.Label()
    label.name = "Label"
    extension = rk.extend(Named)
    assert label.invoke("greet:", "you") == "Label greets you" and label.become_first_responder() is False
    extension.remove()
    assert not label.responds_to("greet:")

    class Reset(rk.Tap):
        @rk.typed_action("double:")
        def double(self, value: int) -> int:
            return 2 * value

    with rk.extend(Reset):
        assert rk.Tap().invoke("double:", 21) == 42


def test_an_extension_may_reach_super(context):
    class Bigger(Movable):
        @rk.typed_action("scaled:", "{RKRect}d")
        def scaled(self, by):
            return super().scaled(by + 1)

    view = Movable((0, 0, 1, 1))
    with rk.extend(Bigger):
        assert view.invoke("scaled:", 2).width == 3
    assert view.invoke("scaled:", 2).width == 2


# ---- Annotations ----------------------------------------------------------------


def test_annotations(context):
    class Annotated(rk.View):
        @rk.typed_action("a:b:c:d:e:f:g:")
        def all(
            self,
            a: int,
            b: float,
            c: str,
            d: Optional[rk.Touch],
            e: rk.Transform,
            f: ctypes.c_uint8,
            g: ctypes.c_void_p,
        ) -> None: ...

    assert Annotated().action_encoding("a:b:c:d:e:f:g:") == "vqd*@{RKTransform=dddddd}C^v"


def _unannotated(self, a) -> None: ...


def _no_result(self, a: int): ...


def _odd(self, a: Enum) -> None: ...


def _keyword(self, *, a: int) -> None: ...


@pytest.mark.parametrize(
    ("function", "words"),
    [(_unannotated, "'a'.*no annotation"), (_no_result, "what it returns"), (_odd, "no type of C"), (_keyword, "no action can have")],
)
def test_annotations_that_say_too_little(context, function, words):
    cls = type("Bad", (rk.View,), {"act": rk.typed_action("act:")(function)})
    with pytest.raises(TypeError, match=words):
        cls()


@pytest.mark.parametrize(("selector", "encoding"), [("act:", "v"), ("act", "v@"), ("act:", "v#"), ("act:", "{RKFoo=d}")])
def test_encodings_that_are_wrong(context, selector, encoding):
    cls = type("Bad", (rk.View,), {"act": rk.typed_action(selector, encoding)(lambda self: None)})
    for make in (cls, lambda: rk.extend(cls)):
        with pytest.raises(rk.EncodingError):
            make()


def test_nothing_is_left_behind():
    kept = len(_callbacks._kept)
    with rk.Context() as context:
        Movable().invoke("self")
        reference = weakref.ref(context)
    del context
    gc.collect()
    assert reference() is None and len(_callbacks._kept) == kept
