"""Scenario files with recognizers, delegates, controls and actions."""

import pytest
from runner_support import changed, steps

TAP = [{"t": 0, "down": [1, 50, 50]}, {"t": 0.1, "up": [1, 50, 50]}]


def scenario(recognizers=(), *more, node=None, **changes):
    """A box with recognizers in a window, and steps."""
    content = steps(*more, **{"log": ["actions", "delegate"], **changes})
    content["windows"][0]["subviews"][0].update({"recognizers": list(recognizers), **(node or {})})
    return content


def passes(run, content):
    status, out, err = run(content)
    assert status == 0, out + err
    return err


def test_actions_and_states(run):
    pan = {"id": "p", "type": "pan", "action": "panned"}
    moves = [{"t": 0, "down": [1, 50, 50]}, {"t": 0.1, "move": [1, 70, 50]}, {"t": 0.2, "up": [1, 70, 50]}]
    passes(run, scenario([pan], *moves, {"expect": ["act:panned", "act:panned"]}))
    passes(run, scenario([pan], *moves, {"expect": ["act:panned(began)", "act:panned(ended)"]}, logStates=True))
    passes(run, scenario([pan], *moves, {"expect": []}, log=["hit"], node={"log": False}))
    passes(run, scenario([{**pan, "action": "x"}], *moves, {"expect": ["act:x", "act:x"]}, node={"log": False}))


def test_the_callbacks_of_a_recognizer(run):
    """Whatever the top level has, with the ids that it asks for."""
    tap = {"id": "r", "type": "tap", "log": True}
    passes(run, scenario([tap], *TAP, {"expect": ["r.began", "r.ended"]}, log=[]))
    passes(run, scenario([tap], *TAP, {"expect": ["r.began{1}", "r.ended{1}", "act:r"]}, log=["actions"], logTouchIds=True))
    passes(run, scenario([{**tap, "log": False}], *TAP, {"expect": []}, log=["recognizers"]))
    cancelled = [TAP[0], {"cancelAll": True}, {"expect": ["r.began", "r.cancelled"]}]
    passes(run, scenario([tap], *cancelled, log=[]))


def test_delegates(run):
    answers = {"shouldReceiveEvent": True, "shouldReceiveTouch": True, "shouldBegin": False}
    tap = {"id": "r", "type": "tap", "delegate": answers}
    passes(run, scenario([tap], *TAP, {"expect": ["r.shouldReceiveEvent", "r.shouldReceiveTouch", "r.shouldBegin"]}))
    passes(run, scenario([tap], *TAP, {"expect": []}, log=["actions"]))
    tap["delegate"] = {}
    passes(run, scenario([tap], *TAP, {"expect": ["act:r"]}))


def test_the_answers_of_a_delegate_about_others(run):
    both = [
        {"id": "a", "type": "tap", "delegate": {"simultaneousWith": ["b"]}},
        {"id": "b", "type": "tap", "delegate": {"requireFailureOf": [], "requiredToFailBy": ["c"]}},
        {"id": "c", "type": "tap", "delegate": {"simultaneousWith": True}},
    ]
    status, out, _ = run(scenario(both, *TAP))
    assert status == 0
    lines = out.splitlines()[:-1]
    assert {"b.requireFailureOf(a)", "b.requiredToFailBy(a)", "b.requireFailureOf(c)", "b.requiredToFailBy(c)"} <= set(lines)


def test_a_node_as_delegate(run):
    tap = {"id": "r", "type": "tap", "delegate": "box"}
    passes(run, scenario([tap], *TAP, {"expect": ["box.shouldBegin(r)"]}, node={"shouldBegin": False}))
    passes(run, scenario([tap], *TAP, {"expect": ["act:r"]}))
    passes(run, scenario([tap], *TAP, {"expect": []}, node={"shouldBegin": False, "log": False}))


def test_requirements_and_prevention(run):
    taps = [
        {"id": "one", "type": "tap", "requireToFail": ["two"]},
        {"id": "two", "type": "tap", "numberOfTapsRequired": 2},
    ]
    passes(run, scenario(taps, *TAP, {"expect": []}, {"t": 1}, {"expect": ["act:one"]}))
    outer = {"id": "outer", "type": "tap"}
    inner = {"id": "inner", "type": "tap"}

    def nested(**more):
        content = scenario([{**inner, **more}], *TAP, {"expect": None})
        content["windows"][0]["recognizers"] = [outer]
        return content

    for more, expected in (
        ({}, ["act:inner"]),
        ({"canPrevent": False}, ["act:inner", "act:outer"]),
        ({"canPrevent": {"only": ["outer"]}}, ["act:inner"]),
        ({"canPrevent": {"only": []}}, ["act:inner", "act:outer"]),
        ({"canBePreventedBy": False}, ["act:inner"]),
    ):
        content = nested(**more)
        content["steps"][-1] = {"expect": expected}
        passes(run, content)


def test_custom_recognizers(run):
    custom = {"id": "r", "type": "custom", "on": {"began": "began", "moved": "changed", "ended": "ended"}}
    moves = [{"t": 0, "down": [1, 50, 50]}, {"t": 0.1, "move": [1, 51, 50]}, {"t": 0.2, "up": [1, 51, 50]}]
    expected = {"expect": ["act:r(began)", "act:r(changed)", "act:r(ended)"]}
    passes(run, scenario([custom], *moves, expected, logStates=True))
    ignoring = {"id": "r", "type": "custom", "log": True, "on": {"began": "ignore"}}
    passes(run, scenario([ignoring], *moves, {"expect": ["r.began"]}))


def test_reading_and_setting(run):
    pan = {"id": "p", "type": "pan", "cancelsTouchesInView": False}
    swipe = {"id": "s", "type": "swipe", "direction": ["left", "right"], "enabled": False}
    passes(
        run,
        scenario(
            [pan, swipe, {"id": "z", "type": "pinch"}, {"id": "t", "type": "rotation"}],
            {"get": ["s", {"direction": ["right", "left"], "numberOfTouchesRequired": 1, "enabled": False, "view": "box"}]},
            {"set": ["s", {"direction": []}]},
            {"get": ["s", {"direction": []}]},
            {"get": ["p", {"state": "possible", "numberOfTouches": 0, "cancelsTouchesInView": False}]},
            {"t": 0, "down": [1, 50, 50]},
            {"t": 0.1, "move": [1, 80, 50]},
            {"get": ["p", {"state": "began", "translation": [20, 0], "location": [80, 50], "numberOfTouches": 1}]},
            {"setTranslation": ["p", [5, 6]]},
            {"get": ["p", {"translation": [5, 6], "velocity": [0, 0]}]},
            {"setScale": ["z", 2]},
            {"setRotation": ["t", 1]},
            {"get": ["z", {"velocity": 0}]},
            {"set": ["p", {"enabled": False}]},
            {"get": ["p", {"state": "possible"}]},
        ),
    )
    assert run(scenario([pan], {"get": ["p", {"state": "began"}]}))[1].endswith('state: expected "began", got "possible"\n')


@pytest.mark.parametrize(
    "step",
    [
        {"set": ["r", {"minimumPressDuration": 1}]},
        {"set": ["r", {"state": "ended"}]},
        {"setScale": ["r", 1]},
        {"setTranslation": ["r", [1, 1]]},
        {"set": ["box", {"windowLevel": 1}]},
    ],
)
def test_a_property_of_another_type_is_refused_like_a_call(run, step):
    err = passes(run, scenario([{"id": "r", "type": "tap"}], step))
    assert err.startswith("note: file.json: steps[0].") and ("RKStatusWrongKind" in err or "RKStatusInvalidArgument" in err)


@pytest.mark.parametrize("step", [{"get": ["r", {"scale": 1}]}, {"get": ["box", {"key": True}]}, {"get": ["app", {"alpha": 1}]}])
def test_reading_a_property_of_another_type_fails(run, step):
    status, out, _ = run(scenario([{"id": "r", "type": "tap"}], step))
    assert status == 1 and "but RKStatusWrongKind: no " in out


def test_changing_what_a_recognizer_does(run):
    two = [{"id": "one", "type": "tap"}, {"id": "two", "type": "tap", "numberOfTapsRequired": 2}]
    content = scenario(
        two,
        {"set": ["one", {"requireToFail": ["two"], "log": True, "canPrevent": True}]},
        *TAP,
        {"expect": ["one.began", "one.ended"]},
        {"t": 1},
        {"expect": ["act:one"]},
        {"set": ["two", {"canBePreventedBy": {"only": []}}]},
    )
    passes(run, content)


def test_setting_a_state_from_outside(run):
    custom = {"id": "r", "type": "custom"}
    passes(run, scenario([custom], TAP[0], {"set": ["r", {"state": "ended"}]}, {"expect": ["act:r"]}))


def test_coming_and_going(run):
    content = scenario(
        [{"id": "old", "type": "tap"}],
        {"removeRecognizer": "old"},
        *TAP,
        {"expect": []},
        {"addRecognizer": ["box", {"id": "new", "type": "tap", "requireToFail": ["old"]}]},
        {"t": 1, "down": [1, 50, 50]},
        {"t": 1.1, "up": [1, 50, 50]},
        {"expect": ["act:new"]},
        {"addRecognizer": ["W", "new"]},
        {"get": ["new", {"view": "W"}]},
        {"get": ["old", {"view": None}]},
        {"destroy": "new"},
        {"t": 2, "down": [1, 50, 50]},
        {"t": 2.1, "up": [1, 50, 50]},
        {"expect": []},
        {"removeRecognizer": "old"},
        {"destroy": "new"},
    )
    err = passes(run, content)
    assert 'steps[15].removeRecognizer: "old" is attached to no view' in err
    assert 'steps[16].destroy: "new" has been destroyed already' in err


def test_replacing_a_delegate(run):
    content = scenario(
        [{"id": "r", "type": "tap", "delegate": {"shouldBegin": False}}],
        {"set": ["r", {"delegate": {"shouldReceiveTouch": False}}]},
        *TAP,
        {"expect": ["r.shouldReceiveTouch"]},
        {"set": ["r", {"delegate": None}]},
        {"t": 1, "down": [1, 50, 50]},
        {"t": 1.1, "up": [1, 50, 50]},
        {"expect": ["act:r"]},
    )
    passes(run, content)


def test_the_line_of_an_action_runs_steps(run):
    content = scenario(
        [{"id": "r", "type": "tap"}],
        {"on": ["act:r", [{"destroy": "r"}, {"get": ["box", {"hidden": False}]}]]},
        *TAP,
        {"t": 1, "down": [1, 50, 50]},
        {"t": 1.1, "up": [1, 50, 50]},
        {"expect": ["act:r"]},
    )
    passes(run, content)


def test_explaining_a_recognizer(run):
    tap = {"id": "r", "type": "tap"}
    passes(run, scenario([tap], TAP[0], {"t": 0.2, "move": [1, 50, 110]}, {"explain": ["r", "moved"]}))


# ---- Controls -------------------------------------------------------------------


def control(cls, *more, log=("events", "tracking", "actions"), **keys):
    button = {"id": "c", "class": cls, "frame": [0, 0, 100, 100], **keys}
    return changed(windows=[{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": [button]}], steps=list(more), log=log)


def test_control_events_and_tracking(run):
    content = control(
        "Button",
        *TAP,
        {"expect": ["c.beginTracking", "c.event:touchDown", "c.endTracking", "c.event:touchUpInside", "c.event:primaryActionTriggered"]},
        {"t": 1, "down": [1, 50, 50]},
        {"get": ["c", {"tracking": True, "highlighted": True, "touchInside": True}]},
        {"t": 1.1, "move": [1, 175, 50]},
        {"get": ["c", {"tracking": True, "highlighted": False, "touchInside": False}]},
        {"cancelAll": True},
        {
            "expect": [
                *("c.beginTracking", "c.event:touchDown", "c.continueTracking", "c.event:touchDragOutside", "c.event:touchDragExit"),
                *("c.cancelTracking", "c.event:touchCancel"),
            ]
        },
    )
    passes(run, content)


def test_targets(run):
    """Events first; a target that does not list the action in "responds" performs it silently."""
    targets = [
        {"events": ["touchUpInside"], "action": "plain"},
        {"events": ["touchUpInside", "touchDown"], "action": "done:", "target": "W"},
        {"events": ["touchUpInside"], "action": "listed:", "target": "delegate"},
        {"events": ["touchUpInside"], "action": "found:forEvent:", "target": None},
    ]
    content = control("Control", *TAP, log=["events", "actions"], targets=targets, responds=["found:forEvent:"])
    content["delegate"] = {"responds": ["listed:"]}
    content["steps"] += [
        {
            "expect": [
                *("c.event:touchDown", "act:done:", "c.event:touchUpInside", "act:plain", "act:done:"),
                *("act:listed:", "delegate.listed:", "act:found:forEvent:", "c.found:forEvent:"),
            ]
        },
        {"sendAction": {"action": "listed:", "to": "delegate", "from": "c"}},
        {"sendAction": {"action": "found:forEvent:", "to": None, "from": "c"}},
        {"sendAction": {"action": "missing", "to": None}},
        {"expect": ["delegate.listed:", "= true", "c.found:forEvent:", "= true", "= false"]},
    ]
    passes(run, content)


def test_interception(run):
    """S40."""
    targets = [{"events": ["touchUpInside"], "action": action} for action in ("click:", "other:", "click")]
    content = control("Button", *TAP, log=["actions"], targets=targets, sendAction="intercept")
    content["steps"] += [
        {"expect": ["c.sendAction(click:)", "do:c.login", "c.sendAction(other:)", "act:other:", "c.sendAction(click)", "act:click"]}
    ]
    passes(run, content)


@pytest.mark.parametrize(
    ("cls", "keys", "step", "values"),
    [
        ("Switch", {}, TAP, {"on": True}),
        ("Slider", {"minimumValue": 1, "maximumValue": 3, "value": 2}, [], {"value": 2, "continuous": True, "enabled": True}),
        ("Stepper", {"stepValue": 2, "wraps": True, "autorepeat": False}, [{"t": 0, "down": [1, 90, 50]}], {"value": 2}),
        ("SegmentedControl", {"numberOfSegments": 2, "selectedSegmentIndex": 0}, TAP, {"selectedSegmentIndex": 1}),
        ("PageControl", {"currentPage": 1, "numberOfPages": 3}, [], {"currentPage": 1, "selected": False}),
    ],
)
def test_values(run, cls, keys, step, values):
    passes(run, control(cls, *step, {"get": ["c", values]}, log=[], **keys))


def test_other_targets_from_now_on(run):
    content = control(
        "Control",
        {"set": ["c", {"targets": [{"events": ["allTouchEvents"], "action": "b:", "target": "W"}]}]},
        TAP[0],
        {"expect": ["c.event:touchDown", "act:b:"]},
        {"set": ["c", {"targets": []}]},
        TAP[1],
        {"expect": ["c.event:touchUpInside"]},
        log=["events", "actions"],
        targets=[{"events": ["touchDown"], "action": "a:"}],
    )
    passes(run, content)


def test_logging_events_from_now_on(run):
    """The lines of a mask come before its actions, even when they are switched on later."""
    targets = [{"events": ["touchDown"], "action": "a:"}]
    content = control(
        "Control",
        {"set": ["c", {"log": ["events"], "enabled": True}]},
        *TAP,
        {"expect": ["c.event:touchDown", "act:a:", "c.event:touchUpInside"]},
        log=["actions"],
        targets=targets,
    )
    passes(run, content)
