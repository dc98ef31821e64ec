"""``python -m responderkit run``: presses, keys, text, shakes, remote control, pointers, wheels, and what touches carry."""

import pytest

KINDS = ["touches", "actions", "delegate", "presses", "motion", "remote"]


def scene(*steps, inner=(), outer=(), recognizers=(), log=KINDS, became=("= true",), **more):
    """A window with two views, the inner one first responder, which log and forward."""
    inside = {"id": "in", "frame": [0, 0, 100, 100], "canBecomeFirstResponder": True, **dict(inner)}
    outside = {"id": "out", "frame": [0, 0, 300, 300], "recognizers": list(recognizers), "subviews": [inside], **dict(outer)}
    window = {"id": "W", "frame": [0, 0, 375, 667], "log": False, "subviews": [outside]}
    first = [{"becomeFirst": "in"}, {"expect": list(became)}]
    return {"format": 1, "name": "input", "log": log, "windows": [window], "steps": [*first, *steps], **more}


def play(run, content, wanted=0):
    status, out, err = run(content)
    assert status == wanted, out + err
    return out, err


def both(*words):
    """What the inner view logs, and what it forwards to the outer one."""
    return {"expect": [f"{id}.{word}" for word in words for id in ("in", "out")]}


# ---- Presses ----


def test_buttons(run):
    """Short names are the same buttons; the log has the long ones."""
    out, err = play(
        run,
        scene(
            {"t": 1, "press": ["up", "began"]},
            {"t": 2, "press": ["upArrow", "changed", 0.5]},
            {"t": 3, "press": ["up", "ended"]},
            both("pressesBegan(upArrow)", "pressesChanged(upArrow)", "pressesEnded(upArrow)"),
            {"presses": [["select", "began"], ["x", ["shift"], "began"], ["menu", "began", 0.25]]},
            both("pressesBegan(select,x,menu)"),
            {"cancelAllPresses": True},
            both("pressesCancelled(select,x,menu)"),
        ),
    )
    assert err == ""


def test_a_refused_press_is_a_note(run):
    out, err = play(run, scene({"press": ["select", "ended"]}, {"press": ["select", "began", 2]}))
    assert "steps[2].press: RKStatusNotFound" in err and "steps[3].press: RKStatusInvalidArgument" in err


@pytest.mark.parametrize(
    ("supers", "lines"),
    [
        (False, ["in.pressesBegan(menu)", "in.pressesEnded(menu)"]),
        ({"pressesBegan": False}, ["in.pressesBegan(menu)", "in.pressesEnded(menu)", "out.pressesEnded(menu)"]),
        ({"began": False, "remote": False}, None),
    ],
)
def test_super(run, supers, lines):
    steps = [{"press": ["menu", "began"]}, {"press": ["menu", "ended"]}]
    after = both("pressesBegan(menu)", "pressesEnded(menu)") if lines is None else {"expect": lines}
    play(run, scene(*steps, after, inner={"super": supers}))
    silent = {"super": supers, "log": False}
    lines = [line for line in after["expect"] if line.startswith("out")]
    play(run, scene(*steps, {"expect": lines}, inner=silent))


def test_key_commands(run):
    """Of the responders that have them along the chain; "set" replaces them all; the action goes along the chain from the first responder."""
    save = {"input": "s", "modifiers": ["command"], "action": "save:"}
    quit = {"input": "q", "action": "quit"}
    outer = {"keyCommands": [save, quit], "responds": ["save:", "quit"]}
    play(
        run,
        scene(
            {"key": ["s", ["command"], "began"]},
            {"key": ["s", ["command"], "ended"]},
            {"key": ["q", [], "began"]},
            {"expect": ["out.save:", "out.quit"]},
            {"key": ["s", [], "began"]},
            both("pressesBegan(s)"),
            {"key": ["q", [], "ended"]},
            {"set": ["out", {"keyCommands": [{**quit, "action": "save:"}]}]},
            {"key": ["q", [], "began"]},
            {"expect": ["out.save:"]},
            {"set": ["out", {"keyCommands": []}]},
            {"key": ["q", [], "ended"]},
            {"key": ["q", [], "began"]},
            both("pressesBegan(q)"),
            outer=outer,
        ),
    )


def test_recognizers(run):
    answers = {"shouldReceivePress": True}
    tap = {"id": "tap", "type": "tap", "allowedPressTypes": ["select", "left", "key"], "log": True, "delegate": answers}
    out, err = play(
        run,
        scene(
            {"get": ["tap", {"allowedPressTypes": ["key", "select", "leftArrow"]}]},
            {"t": 0, "press": ["select", "began"]},
            {"t": 0.1, "press": ["select", "ended"]},
            {
                "expect": [
                    *("tap.shouldReceivePress", "tap.pressesBegan(select)", "in.pressesBegan(select)", "out.pressesBegan(select)"),
                    *("tap.pressesEnded(select)", "act:tap", "in.pressesCancelled(select)", "out.pressesCancelled(select)"),
                ]
            },
            {"set": ["tap", {"allowedPressTypes": [], "delegate": {"shouldReceivePress": False}}]},
            {"press": ["select", "began"]},
            both("pressesBegan(select)"),
            {"press": ["select", "ended"]},
            both("pressesEnded(select)"),
            {"set": ["tap", {"allowedPressTypes": ["select"]}]},
            {"press": ["select", "began"]},
            {"expect": ["tap.shouldReceivePress", "in.pressesBegan(select)", "out.pressesBegan(select)"]},
            recognizers=[tap],
        ),
    )
    assert err == ""
    out, _ = play(run, scene({"get": ["tap", {"allowedPressTypes": ["menu"]}]}, recognizers=[tap]), wanted=1)
    assert 'allowedPressTypes: expected ["menu"], got ["leftArrow", "select", "key"]' in out


# ---- Text ----


def test_text(run):
    play(
        run,
        scene(
            {"text": "añb"},
            {"deleteBackward": True},
            {"expect": ["in.insertText(añb)", "= true", "in.deleteBackward", "= true"]},
            {"resignFirst": "in"},
            {"text": "x"},
            {"deleteBackward": True},
            {"expect": ["= true", "= false", "= false"]},
            inner={"acceptsText": True},
        ),
    )
    play(run, scene({"text": "x"}, {"expect": ["= false"]}))


def test_a_text_field(run):
    """It takes text by itself; logged presses show what it is given, and super false keeps it away."""
    field = {"class": "TextField", "text": "ab", "targets": [{"events": ["editingChanged"], "action": "changed"}]}
    steps = [{"text": "c"}, {"get": ["in", {"text": "abc"}]}, {"deleteBackward": True}, {"get": ["in", {"text": "ab"}]}]
    became = ["in.shouldBeginEditing", "in.didBeginEditing", "= true"]
    lines = ["in.insertText(c)", "in.shouldChangeCharacters(2,2,c)", "in.didChangeSelection(3,3)", "act:changed", "= true"]
    lines += ["in.deleteBackward", "in.shouldChangeCharacters(2,3,)", "in.didChangeSelection(2,2)", "act:changed", "= true"]
    play(run, scene(*steps, {"expect": lines}, inner=field, became=became))
    play(run, scene(*steps, {"expect": [line for line in lines if "in." not in line]}, inner={**field, "log": False}))
    refused = {**field, "super": {"insertText": False}}
    play(run, scene(steps[0], {"get": ["in", {"text": "ab"}]}, {"expect": ["in.insertText(c)", "= true"]}, inner=refused, became=became))
    play(run, scene({"set": ["in", {"text": ""}]}, {"get": ["in", {"text": ""}]}, {"expect": ["in.didChangeSelection(0,0)"]}, inner=field, became=became))


# ---- Motion, remote control ----


def test_motion(run):
    out, err = play(
        run,
        scene(
            {"t": 1, "motion": "began"},
            {"t": 2, "motion": "ended"},
            both("motionBegan", "motionEnded"),
            {"motion": "began"},
            {"t": 9},
            both("motionBegan", "motionCancelled"),
            {"motion": "cancelled"},
            {"motion": "ended"},
            {"expect": []},
        ),
    )
    assert "steps[9].motion: RKStatusNotFound" in err


def test_remote_control(run):
    """The runner receives unless the file switches it off."""
    lines = both("remote(togglePlayPause)", "remote(endSeekingForward)")
    play(run, scene({"remote": "togglePlayPause"}, {"t": 3, "remote": "endSeekingForward"}, lines))
    deaf = {"receivesRemoteControlEvents": False}
    play(run, scene({"remote": "play"}, {"expect": []}, application=deaf))
    play(run, scene({"resignFirst": "in"}, {"remote": "play"}, {"expect": ["= true", "app.remote(play)"]}, application={}))


def test_the_queue(run):
    """S42, and what has no place of its own in the queue: performed when its turn comes."""
    play(
        run,
        scene(
            {
                "post": [
                    *({"t": 1, "motion": "began"}, {"press": ["select", "began"]}, {"t": 2, "motion": "ended"}, {"remote": "pause"}),
                    *({"text": "x"}, {"deleteBackward": True}, {"cancelAllPresses": True}, {"t": 3, "pointer": [5, 5]}),
                    *({"scroll": [5, 5, 0, 1, "discrete"]}, {"transform": [5, 5, 1, 0, "began"]}),
                ]
            },
            {"expect": []},
            {"drain": True},
            {
                "expect": [
                    *("in.motionBegan", "out.motionBegan", "in.pressesBegan(select)", "out.pressesBegan(select)", "in.motionEnded"),
                    *("out.motionEnded", "in.remote(pause)", "out.remote(pause)", "in.insertText(x)", "in.deleteBackward", "= true"),
                    *("in.pressesCancelled(select)", "out.pressesCancelled(select)"),
                ]
            },
            inner={"acceptsText": True},
        ),
    )


def test_what_the_application_does(run):
    """SPEC 286, 287."""
    play(
        run,
        scene(
            {"press": ["menu", "began"]},
            {"motion": "began"},
            both("pressesBegan(menu)", "motionBegan"),
            {"active": False},
            both("pressesCancelled(menu)", "motionCancelled"),
            {"active": True},
            {"press": ["menu", "ended"]},
            {"expect": []},
        ),
    )
    play(
        run,
        scene(
            {"down": [1, 50, 50]},
            {"ignoring": True},
            {"press": ["menu", "began"]},
            {"ignoring": False},
            {"ignoring": False},
            {"press": ["menu", "ended"]},
            {"up": [1, 50, 50]},
            both("began", "cancelled"),
        ),
    )


# ---- Pointers, wheels, trackpads ----


def test_pointers(run):
    hover = {"id": "hover", "type": "hover"}
    play(
        run,
        scene(
            {"t": 0, "pointer": [10, 10]},
            {"t": 1, "pointer": {"at": [20, 20]}},
            {"t": 2, "pointer": {"at": [20, 20], "outside": True}},
            {"expect": ["act:hover(began)", "act:hover(changed)", "act:hover(ended)"]},
            recognizers=[hover],
            logStates=True,
        ),
    )


def test_wheels(run):
    pan = {"id": "pan", "type": "pan", "allowedScrollTypesMask": ["continuous"]}
    play(
        run,
        scene(
            {"get": ["pan", {"allowedScrollTypesMask": ["continuous"]}]},
            {"t": 0, "scroll": [10, 10, 0, 5, "discrete", {"modifiers": ["shift"]}]},
            {"expect": []},
            {"t": 1, "scroll": [10, 10, 0, 5, "began"]},
            {"t": 2, "scroll": [10, 10, 1, 5, "changed"]},
            {"get": ["pan", {"translation": [1, 10]}]},
            {"t": 3, "scroll": [10, 10, 0, 0, "ended"]},
            {"expect": ["act:pan(began)", "act:pan(changed)", "act:pan(ended)"]},
            recognizers=[pan],
            logStates=True,
        ),
    )


def test_trackpads(run):
    play(
        run,
        scene(
            {"t": 0, "transform": [10, 10, 1, 0, "began"]},
            {"t": 1, "transform": [10, 10, 2, 0, "changed"]},
            {"get": ["pinch", {"scale": 2}]},
            {"t": 2, "transform": [10, 10, 2, 0, "ended"]},
            {"expect": ["act:pinch(began)", "act:pinch(ended)"]},
            recognizers=[{"id": "pinch", "type": "pinch"}],
            logStates=True,
        ),
    )


def test_what_touches_carry(run):
    """The object at the end of a sample, and what a touch has of it."""
    tap = {"id": "tap", "type": "tap", "buttonMaskRequired": 2}
    click = {"type": "indirectPointer", "buttons": 2, "modifiers": ["shift"]}
    pencil = {"type": "pencil", "force": 0.5, "altitudeAngle": 1, "azimuthAngle": 2, "majorRadius": 3}
    between, moved = [[2.01, 12, 10], [2.02, 14, 10]], [2.03, 16, 10]
    play(
        run,
        scene(
            {"get": ["tap", {"buttonMaskRequired": 2}]},
            {"t": 0, "down": [1, 50, 50, click]},
            {"t": 0.1, "up": [1, 50, 50, click]},
            {"t": 1, "down": [1, 50, 50, {**click, "buttons": 1}]},
            {"t": 1.1, "up": [1, 50, 50, click]},
            {"expect": ["act:tap"]},
            {"t": 2, "update": [["down", 2, 10, 10, pencil]]},
            {"touch": [2, {"coalesced": [[2, 10, 10]]}]},
            {"t": 2.03, "move": [2, 16, 10, {"coalesced": between}]},
            {"touch": [2, {"coalesced": [*between, moved], "predicted": ["linear", 0.01, 18, 10]}]},
            recognizers=[tap],
            log=["actions"],
        ),
    )
    out, _ = play(
        run,
        scene({"t": 0, "down": [1, 50, 50]}, {"touch": [1, {"predicted": ["quadratic", 0.5, 0, 0]}]}, {"touch": [1, {"coalesced": []}]}),
        wanted=1,
    )
    assert 'predicted: expected ["quadratic", 0.5, 0, 0], got ["quadratic", 0.5, 50, 50]' in out
    assert "coalesced: expected [], got [[0, 50, 50]]" in out


# ---- Keys by their codes, marked text, updates of estimates ----


def field(*steps):
    """A window with a text field that is first responder."""
    inside = {"id": "F", "class": "TextField", "frame": [0, 0, 200, 40], "text": "ab"}
    window = {"id": "W", "frame": [0, 0, 375, 667], "key": True, "subviews": [inside]}
    return {"format": 1, "name": "field", "log": ["presses"], "windows": [window], "steps": [{"becomeFirst": "F"}, *steps]}


def test_keys_by_their_codes(run):
    """What a key does in a text field goes by its usage; one that types nothing is called by that in the log (SPEC 331)."""
    out, err = play(
        run,
        field(
            {"key": ["", ["shift"], "began", 80]},
            {"get": ["F", {"selectedRange": [1, 2]}]},
            {"presses": [["", [], "ended", 80]]},
            {"expect": ["= true", "F.pressesBegan(#80)", "F.pressesEnded(#80)"]},
            {"key": ["", [], "began", 57]},
            {"expect": [f"{id}.pressesBegan(#57)" for id in ("F", "W")]},
        ),
    )
    assert err == ""


def test_clear_and_marked_text(run):
    """SPEC 333, 335; a selection that is none of the text is refused, and what is no text field is."""
    out, err = play(
        run,
        field(
            {"setMarkedText": ["F", "ñ", [0, 1]]},
            {"get": ["F", {"text": "abñ", "markedRange": [2, 3], "selectedRange": [2, 3]}]},
            {"setMarkedText": ["F", "x", [0, 2]]},
            {"unmarkText": "F"},
            {"clear": "F"},
            {"get": ["F", {"text": "", "markedRange": None}]},
        ),
    )
    assert "steps[3].setMarkedText: RKStatusInvalidArgument" in err


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ({"key": ["", [], "began"]}, "steps[1].key[0]: expected"),
        ({"key": ["a", [], "began", -1]}, "steps[1].key[3]: expected"),
        ({"updateEstimates": []}, "steps[1].updateEstimates: expected"),
        ({"updateEstimates": [[1, {"angle": 1}]]}, 'steps[1].updateEstimates[0][1]: unknown key "angle"'),
        ({"setMarkedText": ["F"]}, "steps[1].setMarkedText: expected"),
        ({"clear": "W"}, "steps[1].clear: expected the id of a control"),
        ({"get": ["F", {"markedRange": 1}]}, "steps[1].get[1].markedRange: expected"),
        ({"set": ["F", {"markedRange": [0, 1]}]}, 'steps[1].set[1]: unknown key "markedRange"'),
    ],
)
def test_what_is_wrong_with_such_a_step(run, step, message):
    out, err = play(run, field(step), wanted=2)
    assert message in err
