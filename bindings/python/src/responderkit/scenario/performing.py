# SPDX-License-Identifier: MIT
"""Steps that do something; those that ask and compare are in checks.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Optional

from .. import Error, Point, TouchSample, View, ViewController
from ..enums import TouchPhase
from .building import build_node, build_recognizer, change_recognizer, extend_class, link, set_targets
from .checks import check, is_check
from .inputs import INPUTS, POSTED
from .ledger import APPLICATION, Ledger
from .properties import GESTURE_PROPERTIES, Setting, for_class, set_marked_text
from .settings import BehaviourSetting, TargetsSetting
from .steps import Sample, Step
from .values import Malformed, quoted

if TYPE_CHECKING:
    from .world import World


def perform(world: World, step: Step) -> None:
    try:
        _perform(world, step)
    except RecursionError:
        # Overrides that ask each other for ever: the library stops them, but Python's stack may be shorter than the library's.
        tell = world.differ if is_check(step) else world.note
        tell(step.place, "nested too deeply for Python's stack")


def _perform(world: World, step: Step) -> None:
    context = world.context
    # Input and posted steps take their time with them; for all others it passes first.
    if step.verb == "touches":
        _send(world, step)
        return
    if step.verb in INPUTS:
        _input(world, step)
        return
    if step.verb == "post":
        _post(world, step)
        return
    if step.time is not None:
        _try(world, step.place, lambda: context.advance(step.time or 0.0))
    doer = _DOERS.get(step.verb)
    if doer is None:
        check(world, step)
    else:
        doer(world, step)


def _try(world: World, place: str, function: Callable[[], Any]) -> Any:
    """A refusal by the library is a note, not an end."""
    try:
        return function()
    except Error as error:
        world.note(place, error)
        return None


def _existing(world: World, place: str, *ids: str) -> bool:
    for id in ids:
        if world.object(id) is None:
            world.note(place, f"{quoted(id)} does not exist yet")
            return False
    return True


# ---- Touches and the queue ------------------------------------------------------


def _samples(world: World, samples: list[Sample]) -> list[TouchSample]:
    result = []
    for sample in samples:
        location = sample.location or world.places.get(sample.id) or Point(0.0, 0.0)
        world.places[sample.id] = location
        result.append(TouchSample(sample.id, sample.phase, location, **(sample.more or {})))
    return result


def _send(world: World, step: Step) -> None:
    samples = _samples(world, step.data)
    time = world.context.time if step.time is None else step.time
    _try(world, step.place, lambda: world.context.send_touches(time, samples))
    for sample in samples:
        if sample.phase is TouchPhase.BEGAN:
            world.keep_touch(sample.id)


def _input(world: World, step: Step) -> None:
    time = world.context.time if step.time is None else step.time
    answer = _try(world, step.place, lambda: INPUTS[step.verb](world, time, step.data))
    if step.verb in ("text", "deleteBackward"):
        world.say("= true" if answer else "= false")


def _post(world: World, step: Step) -> None:
    context = world.context
    time = context.time if step.time is None else step.time
    for posted in step.data:
        time = time if posted.time is None else posted.time
        if posted.verb == "touches":
            samples = _samples(world, posted.data)
            _try(world, posted.place, lambda time=time, samples=samples: context.post_touches(time, samples))  # type: ignore[misc]
        elif posted.verb in POSTED:
            _try(world, posted.place, lambda time=time, posted=posted: POSTED[posted.verb](world, time, posted.data))  # type: ignore[misc]
        elif posted.verb == "cancelAll" and posted.time is None:
            _try(world, posted.place, context.post_cancel_all_touches)
        else:
            _try(world, posted.place, lambda posted=posted: context.post_call(lambda: perform(world, posted)))  # type: ignore[misc]


def _drain(world: World, step: Step) -> None:
    _try(world, step.place, world.context.drain)
    for id in list(world.places):
        world.keep_touch(id)


# ---- Properties and the tree ----------------------------------------------------


def _set(world: World, step: Step) -> None:
    id, settings = step.data
    if not _existing(world, step.place, id):
        return
    made, actor = world.object(id), world.actors[id]
    for setting in settings:
        if isinstance(setting, TargetsSetting):
            _try(world, setting.place, lambda setting=setting: set_targets(actor, made, setting.targets))  # type: ignore[misc]
        elif isinstance(setting, BehaviourSetting):
            # Ids were checked when the file was read; this ledger only takes note of them.
            if actor.kind == "recognizer":
                _try(world, setting.value.place, lambda setting=setting: change_recognizer(world, made, *setting))  # type: ignore[misc]
            else:
                actor.behaviour.read(setting.key, setting.value, Ledger())
                _try(world, setting.value.place, lambda: extend_class(actor, made))
        else:
            _try(world, setting.place, lambda setting=setting: _write(made, setting))  # type: ignore[misc]


def _write(made: Any, setting: Setting) -> None:
    assert setting.property.write is not None
    setting.property.write(made, setting.value)


def _add(world: World, step: Step) -> None:
    parent, node, index = step.data
    if world.object(node.id) is not None:
        world.note(step.place, f"{quoted(node.id)} exists already")
        return
    try:
        view = build_node(world, node)
        link(world)
    except Malformed as error:
        world.notes.append(str(error))
        return
    if _existing(world, step.place, parent):
        _insert(world, step.place, view, world.object(parent), index)


def _move_to(world: World, step: Step) -> None:
    id, parent, index = step.data
    if _existing(world, step.place, id, parent):
        _insert(world, step.place, world.object(id), world.object(parent), index)


def _insert(world: World, place: str, view: View, parent: View, index: Optional[int]) -> None:
    _try(world, place, lambda: parent.add_subview(view) if index is None else parent.insert_subview(view, index))


def _remove(world: World, step: Step) -> None:
    if _existing(world, step.place, step.data):
        _try(world, step.place, world.object(step.data).remove_from_superview)


def _destroy(world: World, step: Step) -> None:
    """Take an object out of everything that holds it and give back the runner's reference."""
    id, place = step.data, step.place
    if not _existing(world, place, id):
        return
    made, kind = world.object(id), world.actors[id].kind
    if not made.alive:
        world.note(place, f"{quoted(id)} has been destroyed already")
        return
    if kind == "recognizer":
        view = _try(world, place, lambda: made.view)
        if view is not None:
            _try(world, place, lambda: view.remove_gesture_recognizer(made))
    elif kind == "view":
        _try(world, place, made.remove_from_superview)
        controller = _try(world, place, lambda: made.view_controller)
        if controller is not None:
            _try(world, place, lambda: setattr(controller, "view", None))
    elif kind == "controller":
        _detach(world, place, made)
    _try(world, place, made.release)


def _detach(world: World, place: str, controller: ViewController) -> None:
    _try(world, place, controller.remove_from_parent)
    presenting = _try(world, place, lambda: controller.presenting)
    if presenting is not None:
        _try(world, place, presenting.dismiss)
    for window in world.context.windows:
        if window.root_view_controller is controller:
            _try(world, place, lambda window=window: setattr(window, "root_view_controller", None))  # type: ignore[misc]


# ---- Recognizers ----------------------------------------------------------------


def _add_recognizer(world: World, step: Step) -> None:
    id, model = step.data
    if isinstance(model, str):
        if _existing(world, step.place, id, model):
            _try(world, step.place, lambda: world.object(id).add_gesture_recognizer(world.object(model)))
        return
    if world.object(model.id) is not None:
        world.note(step.place, f"{quoted(model.id)} exists already")
        return
    try:
        made = build_recognizer(world, model)
        link(world)
    except Malformed as error:
        world.notes.append(str(error))
        return
    if _existing(world, step.place, id):
        _try(world, step.place, lambda: world.object(id).add_gesture_recognizer(made))


def _remove_recognizer(world: World, step: Step) -> None:
    if not _existing(world, step.place, step.data):
        return
    made = world.object(step.data)
    view = _try(world, step.place, lambda: made.view)
    if view is None:
        world.note(step.place, f"{quoted(step.data)} is attached to no view")
    else:
        _try(world, step.place, lambda: view.remove_gesture_recognizer(made))


def _rebase(name: str, write: Callable[[Any, Any], None]) -> Callable[[World, Step], None]:
    found = GESTURE_PROPERTIES[name]._replace(write=write)

    def run(world: World, step: Step) -> None:
        id, value = step.data
        if _existing(world, step.place, id):
            assign: Any = for_class(found, world.actors[id].model.type).write
            _try(world, step.place, lambda: assign(world.object(id), value))

    return run


# ---- Scroll views ---------------------------------------------------------------


def _scroll(name: str) -> Callable[[World, Step], None]:
    def run(world: World, step: Step) -> None:
        id, amount, animated = step.data
        if _existing(world, step.place, id):
            _try(world, step.place, lambda: getattr(world.object(id), name)(amount, animated))

    return run


def _scroll_to_top(world: World, step: Step) -> None:
    answer = False
    if _existing(world, step.place, step.data):
        answer = bool(_try(world, step.place, world.object(step.data).scroll_to_top))
    world.say("= true" if answer else "= false")


def _tell_scroll(method: str) -> Callable[[World, Step], None]:
    def perform(world: World, step: Step) -> None:
        if _existing(world, step.place, step.data):
            _try(world, step.place, getattr(world.object(step.data), method))

    return perform


# ---- The application ------------------------------------------------------------


def _set_active(world: World, step: Step) -> None:
    _try(world, step.place, lambda: setattr(world.object(APPLICATION), "active", step.data))


def _set_ignoring(world: World, step: Step) -> None:
    application = world.object(APPLICATION)
    change = application.begin_ignoring_interaction_events if step.data else application.end_ignoring_interaction_events
    _try(world, step.place, change)


# ---- Responders and actions -----------------------------------------------------


def _answer(ask: Callable[[Any], bool]) -> Callable[[World, Step], None]:
    def run(world: World, step: Step) -> None:
        answer = False
        if _existing(world, step.place, step.data):
            answer = bool(_try(world, step.place, lambda: ask(world.object(step.data))))
        world.say("= true" if answer else "= false")

    return run


def _living(responder: Any) -> Any:
    # Python would run an override of an object that is gone, which the library never does: let it refuse.
    responder.is_first_responder  # noqa: B018
    return responder


def _send_action(world: World, step: Step) -> None:
    action, to, sender = step.data
    answer = False
    if _existing(world, step.place, *(id for id in (to, sender) if id is not None)):
        objects = [world.object(id) if id is not None else None for id in (to, sender)]
        with world.sending(True):
            answer = bool(_try(world, step.place, lambda: world.object(APPLICATION).send_action(action, *objects)))
    world.say("= true" if answer else "= false")


def _make_key(window: Any) -> bool:
    window.make_key()
    return bool(window.key)


# ---- Controllers and segments ----


def _single(method: str) -> Callable[[World, Step], None]:
    def run(world: World, step: Step) -> None:
        if _existing(world, step.place, step.data):
            _try(world, step.place, getattr(world.object(step.data), method))

    return run


def _set_marked_text(world: World, step: Step) -> None:
    id, text, selection = step.data
    if _existing(world, step.place, id):
        limits = (len(text), len(text)) if selection is None else selection
        _try(world, step.place, lambda: set_marked_text(world.object(id), text, limits))


def _several(method: str) -> Callable[[World, Step], None]:
    """On the first id, with the rest as arguments."""

    def run(world: World, step: Step) -> None:
        id, *rest = step.data
        if _existing(world, step.place, id):
            _try(world, step.place, lambda: getattr(world.object(id), method)(*rest))

    return run


def _join(method: str) -> Callable[[World, Step], None]:
    def run(world: World, step: Step) -> None:
        first, second = step.data
        if _existing(world, step.place, first, second):
            _try(world, step.place, lambda: getattr(world.object(first), method)(world.object(second)))

    return run


def _set_root(world: World, step: Step) -> None:
    window, root = step.data
    if _existing(world, step.place, *(id for id in (window, root) if id is not None)):
        made = None if root is None else world.object(root)
        _try(world, step.place, lambda: setattr(world.object(window), "root_view_controller", made))


def _set_segment_enabled(world: World, step: Step) -> None:
    id, index, enabled = step.data
    if _existing(world, step.place, id):
        _try(world, step.place, lambda: world.object(id).set_segment_enabled(enabled, index))


def _gesture(world: World, step: Step) -> None:
    from ..synth import Gestures  # which needs a library of its own

    def run() -> None:
        with Gestures(world.context, human=step.data.human, rate=step.data.rate) as gestures:
            gestures.perform(*step.data.commands)

    _try(world, step.place, run)


_DOERS: dict[str, Callable[[World, Step], None]] = {
    "gesture": _gesture,
    "pass": lambda world, step: None,
    "cancelAll": lambda world, step: _try(world, step.place, world.context.cancel_all_touches),
    "drain": _drain,
    "set": _set,
    "add": _add,
    "move_to": _move_to,
    "remove": _remove,
    "destroy": _destroy,
    "on": lambda world, step: world.wait(step.data[0], step.data[1], step.place),
    "becomeFirst": _answer(lambda responder: _living(responder).become_first_responder()),
    "resignFirst": _answer(lambda responder: _living(responder).resign_first_responder()),
    "makeKey": _answer(_make_key),
    "performPrimaryAction": _single("perform_primary_action"),
    "clear": _answer(lambda field: field.clear()),
    "setMarkedText": _set_marked_text,
    "unmarkText": _single("unmark_text"),
    "insertSegment": _several("insert_segment"),
    "removeSegment": _several("remove_segment"),
    "segmentEnabled": _set_segment_enabled,
    "present": _join("present"),
    "push": _join("push"),
    "addChild": _join("add_child"),
    "dismiss": _single("dismiss"),
    "pop": _answer(lambda navigation: navigation.pop() is not None),
    "popToRoot": _answer(lambda navigation: bool(navigation.pop_to_root())),
    "removeFromParent": _single("remove_from_parent"),
    "beginAppearance": _several("begin_appearance_transition"),
    "endAppearance": _single("end_appearance_transition"),
    "setRoot": _set_root,
    "sendAction": _send_action,
    "addRecognizer": _add_recognizer,
    "removeRecognizer": _remove_recognizer,
    "setTranslation": _rebase("translation", lambda pan, value: pan.set_translation(value)),
    "setScale": _rebase("scale", lambda pinch, value: setattr(pinch, "scale", value)),
    "setRotation": _rebase("rotation", lambda rotation, value: setattr(rotation, "rotation", value)),
    "setContentOffset": _scroll("set_content_offset"),
    "scrollRectToVisible": _scroll("scroll_rect_to_visible"),
    "setZoomScale": _scroll("set_zoom_scale"),
    "zoomToRect": _scroll("zoom_to_rect"),
    "scrollToTop": _scroll_to_top,
    "stopScrollingAndZooming": _tell_scroll("stop_scrolling_and_zooming"),
    "flashScrollIndicators": _tell_scroll("flash_scroll_indicators"),
    "cancelAllPresses": lambda world, step: _try(world, step.place, world.context.cancel_all_presses),
    "active": _set_active,
    "ignoring": _set_ignoring,
}
