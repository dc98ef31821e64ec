"""Delegates of recognisers: any object with some of the methods."""

import gc
import weakref

import pytest

import responderkit as rk


class Answering:
    """Answers what it is given, and notes what it was asked."""

    def __init__(self, **answers):
        self.asked = []
        for name, answer in answers.items():
            setattr(self, name, lambda *rest, name=name, answer=answer: self.asked.append((name, *rest)) or answer)


def test_should_begin(scene):
    """SPEC 166."""
    delegate = Answering(should_begin=False)
    tap = scene.attach(rk.Tap(name="tap", delegate=delegate))
    assert tap.delegate is delegate
    scene.tap()
    assert scene.actions == [] and delegate.asked == [("should_begin", tap)]
    tap.delegate = None
    assert tap.delegate is None
    scene.tap(1.0)
    assert scene.actions == [("tap", "ENDED", 1.1)]


def test_should_receive(scene):
    """SPEC 169: the event before the touch, both before anything else."""
    delegate = Answering(should_receive_event=True, should_receive_touch=False)
    tap = scene.attach(rk.Tap(delegate=delegate))
    scene.context.down(1, 10, 10, 0.0)
    touch = scene.context.find_touch(1)
    assert [(name, recognizer) for name, recognizer, _ in delegate.asked] == [
        ("should_receive_event", tap),
        ("should_receive_touch", tap),
    ]
    assert isinstance(delegate.asked[0][2], rk.Event) and delegate.asked[1][2] is touch
    assert touch.gesture_recognizers == [] and tap.number_of_touches == 0


def test_simultaneous(scene):
    """SPEC 185."""
    delegate = Answering(should_recognize_simultaneously_with=True)
    outer, inner = rk.Tap(name="outer"), rk.Tap(name="inner", delegate=delegate)
    child = rk.View((0, 0, 375, 667))
    scene.view.add_subview(child)
    scene.attach(outer)
    scene.attach(inner, child)
    scene.tap()
    assert [name for name, _, _ in scene.actions] == ["inner", "outer"]
    assert ("should_recognize_simultaneously_with", inner, outer) in delegate.asked


@pytest.mark.parametrize("direction", ["should_require_failure_of", "should_be_required_to_fail_by"])
def test_dynamic_requirements(scene, direction):
    """SPEC 181: either of the two may ask for it."""
    single, double = rk.Tap(name="single"), rk.Tap(name="double", number_of_taps_required=2)
    if direction == "should_require_failure_of":
        single.delegate = delegate = Answering(should_require_failure_of=True)
        asked = ("should_require_failure_of", single, double)
    else:
        double.delegate = delegate = Answering(should_be_required_to_fail_by=True)
        asked = ("should_be_required_to_fail_by", double, single)
    scene.attach(single)
    scene.attach(double)
    scene.tap()
    assert scene.actions == [] and delegate.asked == [asked]
    assert single.attempt_failure_requirements == [double] and single.failure_requirements == []
    scene.context.advance(2.0)
    assert scene.actions == [("single", "ENDED", 0.45)] and single.attempt_failure_requirements == []


def test_only_what_it_has_is_asked(scene):
    """SPEC 306."""
    from responderkit import delegate as module

    given = []
    original = module._DELEGATION._setter

    def spy(handle, pointer):
        struct = pointer._obj
        given.append({name for name in module.QUESTIONS if bool(getattr(struct, name))})
        return original(handle, pointer)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module._DELEGATION, "_setter", spy)
        rk.Tap(delegate=Answering(should_receive_touch=True, should_begin=True))
    assert given == [{"should_receive_touch", "should_begin"}]


@pytest.mark.parametrize("wrong", [object(), 5, "delegate"])
def test_an_object_without_any_of_the_methods(context, wrong):
    with pytest.raises(TypeError, match="has none of a delegate's methods: should_begin"):
        rk.Tap().delegate = wrong


def test_a_recogniser_is_no_delegate(context):
    with pytest.raises(TypeError, match="cannot be a delegate"):
        rk.Tap().delegate = rk.Pan()


def test_a_view_as_delegate_is_asked_once(scene, log):
    """SPEC 167, S33."""

    class Root(rk.View):
        def gesture_recognizer_should_begin(self, recognizer):
            log.append("view")
            return True

    root = Root((0, 0, 375, 667))
    scene.view.add_subview(root)
    tap = scene.attach(rk.Tap(delegate=root), root)
    assert tap.delegate is root
    scene.tap()
    assert log == ["view"] and len(scene.actions) == 1


def test_an_object_of_the_library_is_weak(scene):
    class Delegate(rk.Responder):
        def should_begin(self, recognizer):
            return False

    delegate = Delegate()
    tap = scene.attach(rk.Tap(delegate=delegate))
    scene.tap()
    assert scene.actions == [] and tap.delegate is delegate
    del delegate
    gc.collect()
    assert tap.delegate is None
    scene.tap(1.0)
    assert len(scene.actions) == 1


def test_any_other_object_is_kept(scene):
    reference = weakref.ref(delegate := Answering(should_begin=True))
    tap = scene.attach(rk.Tap(delegate=delegate))
    del delegate
    gc.collect()
    assert tap.delegate is reference()
    tap.delegate = None
    gc.collect()
    assert reference() is None


def test_a_delegate_that_loses_its_method(scene):
    """The default holds."""
    delegate = Answering(should_begin=False)
    scene.attach(rk.Tap(delegate=delegate))
    del delegate.should_begin
    scene.tap()
    assert len(scene.actions) == 1


def test_a_view_of_another_context_is_refused(context):
    tap = rk.Tap()
    with rk.Context():
        stranger = rk.View()
        with pytest.raises(rk.WrongContextError):
            tap.delegate = stranger


def test_replacing_inside_a_question(scene):
    class Replacing:
        def should_begin(self, recognizer):
            recognizer.delegate = None
            gc.collect()
            return False

    tap = scene.attach(rk.Tap(delegate=Replacing()))
    scene.tap(0.0)
    assert scene.actions == [] and tap.delegate is None
    scene.tap(1.0)
    assert len(scene.actions) == 1
