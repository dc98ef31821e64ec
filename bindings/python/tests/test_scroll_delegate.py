"""Delegates of scroll views: what is called when, what they may change, what becomes of their exceptions (SPEC 260-263, 267, 268)."""

import gc
import weakref

import pytest
from test_scroll import flick

import responderkit as rk

NOTICES = (
    *("will_begin_dragging", "did_end_dragging", "will_begin_decelerating", "did_end_decelerating"),
    *("did_end_scrolling_animation", "did_scroll", "did_zoom", "did_scroll_to_top", "will_begin_zooming", "did_end_zooming"),
)


def writer(name):
    def method(self, view, *rest):
        self.log.append((name, *rest))

    return method


class Writing:
    """A delegate that writes down every notice."""

    def __init__(self, log):
        self.log = log


for _name in NOTICES:
    setattr(Writing, _name, writer(_name))


@pytest.fixture
def page(scene):
    view = rk.ScrollView((0, 0, 300, 300), content_size=(300, 1500))
    scene.view.add_subview(view)
    return view


def words(log):
    """The notices without repetitions of did_scroll."""
    return [entry for index, entry in enumerate(log) if entry != ("did_scroll",) or log[index - 1 : index] != [entry]]


def test_the_order_of_a_flick(scene, page, log):
    """SPEC 260."""
    page.delegate = Writing(log)
    flick(scene)
    scene.context.advance(1)
    scene.context.advance(10)
    assert words(log) == [
        *(("will_begin_dragging",), ("did_scroll",), ("did_end_dragging", True)),
        *(("will_begin_decelerating",), ("did_scroll",), ("did_end_decelerating",)),
    ]
    log.clear()
    scene.drag((150, 250), (150, 200), at=11.0, lift=False)
    scene.context.up(1, 150, 200, 12.0)
    assert words(log) == [("will_begin_dragging",), ("did_scroll",), ("did_end_dragging", False)], "SPEC 262"


def test_will_end_dragging(scene, page, log):
    """Points per millisecond, and where it will come to rest; None leaves it there (SPEC 260)."""

    class Delegate:
        def will_end_dragging(self, view, velocity, target):
            log.append((view, velocity, target))

    page.delegate = Delegate()
    flick(scene)
    ((view, velocity, target),) = log
    assert view is page and isinstance(velocity, rk.Point) and isinstance(target, rk.Point)
    assert velocity == pytest.approx((0, 0.5)) and target == pytest.approx((0, 334.51), abs=1e-6)
    scene.context.advance(10)
    assert page.content_offset == pytest.approx((0, 334.51), abs=1e-6)


@pytest.mark.parametrize("wanted", [(0, 600), rk.Point(0, 300), [0, 0]])
def test_another_target(scene, page, wanted):
    """SPEC 261."""

    class Delegate:
        def will_end_dragging(self, view, velocity, target):
            return wanted

    page.delegate = Delegate()
    flick(scene)
    scene.context.advance(20)
    assert page.content_offset == pytest.approx(tuple(wanted))


def test_animations(scene, page, log):
    """SPEC 267."""
    page.delegate = Writing(log)
    page.content_offset = (0, 100)
    assert log == [("did_scroll",)]
    page.content_offset = (0, 100)
    assert log == [("did_scroll",)], "nothing has changed"
    log.clear()
    page.set_content_offset((0, 200), animated=True)
    scene.context.advance(0.1)
    scene.context.advance(1)
    assert log == [("did_scroll",), ("did_scroll",), ("did_end_scrolling_animation",)]
    log.clear()
    page.scroll_to_top()
    scene.context.advance(2)
    assert words(log)[-1] == ("did_scroll_to_top",)


def test_who_may_scroll_to_top(scene, page):
    class Delegate:
        answer = False

        def should_scroll_to_top(self, view):
            assert view is page
            return self.answer

    page.delegate = Delegate()
    page.content_offset = (0, 500)
    assert page.scroll_to_top() is False
    page.delegate.answer = True
    assert page.scroll_to_top() is True


# ---- Zoom ----


def test_zooming(scene, page, log):
    """SPEC 268."""
    picture = rk.View((0, 0, 300, 300))
    page.content_size = (300, 300)
    page.add_subview(picture)
    page.zoom_scale_range = (1, 3)
    page.zoom_scale = 2
    assert page.zoom_scale == 1, "no delegate names what zooms"

    class Delegate(Writing):
        def view_for_zooming(self, view):
            return picture

    page.delegate = Delegate(log)
    page.zoom_scale = 2
    assert page.zoom_scale == 2 and ("did_zoom",) in log
    page.zoom_scale = 9
    assert page.zoom_scale == 3
    page.zoom_to_rect((0, 0, 150, 150))
    assert page.zoom_scale == pytest.approx(2) and page.content_offset == pytest.approx((0, 0))
    page.zoom_scale = 1
    log.clear()
    fingers = {1: (100, 150), 2: (200, 150)}
    scene.fingers(rk.TouchPhase.BEGAN, fingers, 0.0)
    for number in range(1, 11):
        scene.fingers(rk.TouchPhase.MOVED, {1: (100 - 5 * number, 150), 2: (200 + 5 * number, 150)}, number * 0.02)
    assert page.zooming
    scene.fingers(rk.TouchPhase.ENDED, {1: (50, 150), 2: (250, 150)}, 0.3)
    scene.context.advance(5)
    assert not page.zooming and page.zoom_scale == pytest.approx(200 / 108)
    named = [entry for entry in log if "zooming" in entry[0]]
    assert named == [("will_begin_zooming", picture), ("did_end_zooming", picture, pytest.approx(200 / 108))]


def test_what_zooms_has_to_be_a_view(scene, page):
    class Delegate:
        def view_for_zooming(self, view):
            return "picture"

    page.zoom_scale_range = (1, 3)
    page.delegate = Delegate()
    with pytest.raises(TypeError, match="view_for_zooming has to return a View or None, not 'picture'"):
        page.zoom_scale = 2
    assert page.zoom_scale == 1


# ---- Whose delegate ----


def test_only_what_it_has_is_called(context, monkeypatch):
    """SPEC 306."""
    from responderkit import scroll_delegate as module

    given, original = [], module._DELEGATION._setter

    def spy(handle, pointer):
        struct = pointer._obj
        given.append({name for name in module.METHODS if bool(getattr(struct, name))})
        return original(handle, pointer)

    monkeypatch.setattr(module._DELEGATION, "_setter", spy)

    class Two:
        def did_scroll(self, view):
            pass

        def view_for_zooming(self, view):
            return None

    rk.ScrollView(delegate=Two())
    assert given == [{"did_scroll", "view_for_zooming"}]


@pytest.mark.parametrize("wrong", [object(), 5, "delegate"])
def test_an_object_without_any_of_the_methods(context, wrong):
    with pytest.raises(TypeError, match="has none of a delegate's methods: did_scroll"):
        rk.ScrollView().delegate = wrong


def test_a_plain_delegate_is_kept_and_goes_with_the_view(context, log):
    view = rk.ScrollView((0, 0, 100, 100), content_size=(100, 500))
    delegate = Writing(log)
    delegate.view = view
    view.delegate = delegate
    gone = weakref.ref(delegate)
    del delegate
    gc.collect()
    assert view.delegate is gone()
    view.content_offset = (0, 1)
    assert log == [("did_scroll",)]
    del view
    gc.collect()
    assert gone() is None


def test_a_responder_is_a_weak_delegate(context, log):
    class Page(rk.Responder):
        def did_scroll(self, view):
            log.append(view.content_offset)

    view, page = rk.ScrollView(), Page()
    view.delegate = page
    assert view.delegate is page
    view.content_offset = (1, 2)
    assert log == [(1, 2)]
    del page
    gc.collect()
    assert view.delegate is None
    view.content_offset = (3, 4)
    assert log == [(1, 2)]


def test_a_scroll_view_of_ones_own_is_its_own_delegate(context, log):
    class Own(rk.ScrollView):
        def did_scroll(self, view):
            log.append(view is self)

    view = Own((0, 0, 100, 100))
    view.delegate = view
    view.content_offset = (0, 5)
    assert log == [True] and view.delegate is view


def test_taken_away(context, log):
    view = rk.ScrollView(delegate=Writing(log))
    view.delegate = None
    view.content_offset = (0, 5)
    assert log == [] and view.delegate is None


# ---- Exceptions ----


def test_an_exception_comes_out_of_what_moved_it(scene, page):
    class Bad:
        def did_scroll(self, view):
            raise ZeroDivisionError("did_scroll")

    page.delegate = Bad()
    with pytest.raises(ZeroDivisionError, match="did_scroll"):
        page.content_offset = (0, 10)
    assert page.content_offset == (0, 10), "it has scrolled nevertheless"
    page.delegate = None
    flick(scene)
    page.delegate = Bad()
    with pytest.raises(ZeroDivisionError):
        scene.context.advance(1)
    assert page.decelerating and scene.context.time == 1


def test_an_exception_leaves_the_target_as_it_was(scene, page):
    class Bad:
        def will_end_dragging(self, view, velocity, target):
            raise KeyError("target")

    page.delegate = Bad()
    with pytest.raises(KeyError):
        flick(scene)
    scene.context.advance(10)
    assert page.content_offset == pytest.approx((0, 334.51), abs=1e-6)


@pytest.mark.parametrize("answer", [5, (1,), "ab"])
def test_a_target_that_is_no_point(scene, page, answer):
    class Bad:
        def will_end_dragging(self, view, velocity, target):
            return answer

    page.delegate = Bad()
    with pytest.raises((TypeError, ValueError)):
        flick(scene)
    scene.context.advance(10)
    assert page.content_offset == pytest.approx((0, 334.51), abs=1e-6)


def test_an_exception_in_a_question_counts_as_its_default(scene, log):
    """touches_should_begin and touches_should_cancel are True without an answer."""

    class Bad(rk.ScrollView):
        def touches_should_begin(self, touches, event, view):
            raise ZeroDivisionError("begin")

    class Content(rk.View):
        def touches_began(self, touches, event):
            log.append("began")

    view = Bad((0, 0, 300, 300), content_size=(300, 900))
    scene.view.add_subview(view)
    view.add_subview(Content((0, 0, 300, 300)))
    with pytest.raises(ZeroDivisionError, match="begin"):
        scene.tap()
    assert log == ["began"]


@pytest.mark.parametrize("moment", ["will_begin_dragging", "did_scroll", "did_end_dragging", "will_begin_decelerating"])
def test_a_delegate_that_removes_the_view(scene, page, moment):
    class Removing:
        pass

    setattr(Removing, moment, lambda self, view, *rest: view.remove_from_superview())
    page.delegate = Removing()
    flick(scene)
    scene.context.advance(5)
    assert page.superview is None and not page.dragging and not page.decelerating
    assert scene.context.find_touch(1) is None
