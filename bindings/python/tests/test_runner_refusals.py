"""``python -m responderkit run``: files that are refused, with the place and what was expected there."""

import json

import pytest
from runner_support import SCROLL, TAP, changed, steps


@pytest.mark.parametrize(
    ("content", "place", "message"),
    [
        ("", "line 1 column 1", "not JSON"),
        ("{", "line 1 column 2", "not JSON"),
        (json.dumps(TAP)[:-40], "line 1", "not JSON"),
        ('{"format": 1, "steps": [}', "line 1 column 25", "not JSON"),
        ('{"format": 1,\n "steps": [] } x', "line 2 column 16", "not JSON"),
        ("[" * 100_000, "line 1 column 1001", "nested deeper than 1000 levels"),
        ('{"a":' * 100_000, "line 1", "nested deeper than 1000 levels"),
        (b'{"format": 1,\n "name": "\xff", "steps": []}', "line 2 column 11", "byte 0xff is no UTF-8"),
        (b"\x00\x01\x02", "line 1 column 1", "not JSON"),
        ("5", "file.json: expected an object, found 5", ""),
        ("null", "file.json: expected an object, found null", ""),
        ('{"format": 1}', 'expected a key "steps"', ""),
        ('{"steps": []}', 'expected a key "format"', ""),
        ('{"format": 2, "steps": []}', "format: expected format 1, found 2", ""),
        ('{"format": true, "steps": []}', "format: expected format 1, found true", ""),
        ('{"format": 1, "steps": [{"t": 1e999}]}', "steps[0].t: expected a finite number", "1e999"),
        ('{"format": 1, "steps": [{"t": -1e999}]}', "steps[0].t", "finite"),
        ('{"format": 1, "steps": [{"t": NaN}]}', "steps[0].t: expected a finite number, found NaN", "no number of JSON"),
        ('{"format": 1, "steps": [{"t": Infinity}]}', "steps[0].t", "Infinity"),
        ('{"format": 1, "steps": [{"t": 1' + "0" * 5000 + "}]}", "steps[0].t", "5001 digits"),
        ('{"format": 1, "steps": [{"t": true}]}', "steps[0].t: expected a number, found true", ""),
        ('{"format": 1, "name": 5, "steps": []}', "name: expected a text, found 5", ""),
        ('{"format": 1, "name": "\\ud800", "steps": []}', "name", "surrogate"),
        ('{"format": 1, "format": 1, "steps": []}', 'key "format" stands here twice', ""),
        ('{"format": 1, "stepps": []}', "file.json", ""),
    ],
)
def test_files_that_are_no_scenarios(run, content, place, message):
    status, out, err = run(content)
    assert status == 2 and out == ""
    assert err.startswith("responderkit: file.json: ") and err.count("\n") == 1
    assert place in err and message in err
    assert len(err) < 600, "however large the mistake, the message is short"


@pytest.mark.parametrize(
    ("changes", "place", "message"),
    [
        ({"stepps": []}, "", 'unknown key "stepps" (allowed: format, name, note, config'),
        ({"log": ["hits"]}, "log[0]", 'expected one of the allowed words, found "hits" (allowed: hit, inside, touches'),
        ({"log": True}, "log", "expected a list"),
        ({"logTouchIds": 1}, "logTouchIds", "expected true or false, found 1"),
        ({"config": {"controlSlap": 1}}, "config", 'unknown key "controlSlap" (allowed: hitTestPasses'),
        ({"config": {"controlSlop": "wide"}}, "config.controlSlop", "expected a number"),
        ({"config": {"sameViewTie": "middle"}}, "config.sameViewTie", "(allowed: lastAdded, firstAdded)"),
        ({"config": {"hitTestPasses": 3}}, "config.hitTestPasses", "RKStatusInvalidArgument"),
        ({"plugins": "x.so"}, "plugins", "expected a list"),
        ({"plugins": [1]}, "plugins[0]", "expected a text"),
        ({"plugins": [""]}, "plugins[0]", 'no plugin ""'),
        ({"plugins": ["x.so"]}, "plugins[0]", 'no plugin "x.so"'),
        ({"plugins": ["/x.so"]}, "plugins[0]", 'no plugin "/x.so"'),
        ({"plugins": ["a\u0000b"]}, "plugins[0]", "without NUL"),
        ({"plugins": ["file.json"]}, "plugins[0]", "RKStatusPlugin"),
        ({"windows": [{"frame": [0, 0, 1, 1]}]}, "windows[0]", 'expected a key "id"'),
        ({"windows": [{"id": ""}]}, "windows[0].id", "not empty"),
        ({"windows": [{"id": "app"}]}, "windows[0].id", "is taken"),
        ({"windows": [{"id": "W"}, {"id": "W"}]}, "windows[1].id", 'the id "W" is declared twice'),
        ({"windows": [{"id": "W", "colour": "red"}]}, "windows[0]", 'unknown key "colour" (allowed: id, class, anchorPoint, frame'),
        ({"windows": [{"id": "W", "frame": [0, 0, 1]}]}, "windows[0].frame", "expected a rectangle [x, y, width, height]"),
        ({"windows": [{"id": "W", "frame": [0, 0, 1, "1"]}]}, "windows[0].frame[3]", 'expected a number, found "1"'),
        ({"windows": [{"id": "W", "frame": [0, 0, 1, 1], "center": [0, 0]}]}, "windows[0]", 'either "frame" or "bounds"'),
        ({"windows": [{"id": "W", "class": "View"}]}, "windows[0].class", "(allowed: Window)"),
        ({"windows": [{"id": "W", "key": True}, {"id": "V", "key": True}]}, "windows", "only one window can be key"),
        ({"detached": [{"id": "v", "class": "Window"}]}, "detached[0].class", 'a window stands in "windows"'),
        ({"detached": [{"id": "v", "class": "Nonsense"}]}, "detached[0].class", 'unknown class "Nonsense" (allowed: View'),
        ({"detached": [{"id": "v", "class": "TextField", "text": 5}]}, "detached[0].text", "expected a text, found 5"),
        ({"detached": [{"id": "v", "class": "TextField", "text": "\0"}]}, "detached[0].text", "without NUL"),
        ({"detached": [{"id": "v", "text": ""}]}, "detached[0].text", 'only nodes of the class TextField have the key "text"'),
        ({"detached": [{"id": "v", "key": True}]}, "detached[0].key", 'only windows have the key "key"'),
        ({"detached": [{"id": "v", "sendEvent": "drop"}]}, "detached[0].sendEvent", "only windows and the application"),
        ({"detached": [{"id": "v", "recognizers": [{}]}]}, "detached[0].recognizers[0]", 'expected a key "id"'),
        ({"detached": [{"id": "v", "shouldBegin": 1}]}, "detached[0].shouldBegin", "expected true or false"),
        ({"detached": [{"id": "v", "targets": []}]}, "detached[0].targets", 'only controls have the key "targets"'),
        ({"detached": [{"id": "v", "sendAction": "intercept"}]}, "detached[0].sendAction", "only controls have the key"),
        ({"detached": [{"id": "v", "enabled": False}]}, "detached[0].enabled", "only controls have the key"),
        ({"detached": [{"id": "v", "class": "Button", "on": True}]}, "detached[0].on", 'only nodes of the class Switch have the key "on"'),
        ({"detached": [{"id": "v", "contentSize": [1, 1]}]}, "detached[0].contentSize", 'only scroll views have the key "contentSize"'),
        ({"detached": [{"id": "v", "viewForZooming": "v"}]}, "detached[0].viewForZooming", "only scroll views have the key"),
        ({"detached": [{"id": "v", **SCROLL, "contentSize": [1]}]}, "detached[0].contentSize", "expected a size [width, height]"),
        ({"detached": [{"id": "v", **SCROLL, "contentSize": [-1, 0]}]}, "detached[0].contentSize", "RKStatusInvalidArgument"),
        ({"detached": [{"id": "v", **SCROLL, "contentInset": [1, 2]}]}, "detached[0].contentInset", "insets [top, left, bottom, right]"),
        ({"detached": [{"id": "v", **SCROLL, "decelerationRate": 1}]}, "detached[0].decelerationRate", '"normal", "fast", 0.998, 0.99'),
        ({"detached": [{"id": "v", **SCROLL, "viewForZooming": "W"}]}, "detached[0].viewForZooming", "a node that is no window"),
        ({"detached": [{"id": "v", **SCROLL, "targetContentOffset": None}]}, "detached[0].targetContentOffset", "a point [x, y]"),
        ({"detached": [{"id": "v", **SCROLL, "dragging": True}]}, "detached[0]", 'unknown key "dragging"'),
        ({"detached": [{"id": "v", **SCROLL, "subviews": [{"id": "v.pan"}]}]}, "detached[0].subviews[0].id", "declared twice"),
        ({"detached": [{"id": "v", "keyCommands": [{"input": "s"}]}]}, "detached[0].keyCommands[0]", 'expected a key "action"'),
        ({"detached": [{"id": "v", "keyCommands": [{"in": "s"}]}]}, "detached[0].keyCommands[0]", "(allowed: input, modifiers, action)"),
        ({"detached": [{"id": "v", "acceptsText": "yes"}]}, "detached[0].acceptsText", "expected true or false"),
        ({"detached": [{"id": "v", "super": {"pressBegan": True}}]}, "detached[0].super", "pressesBegan"),
        ({"detached": [{"id": "v", "pointInside": "maybe"}]}, "detached[0].pointInside", '(allowed: "yes", "no"'),
        ({"detached": [{"id": "v", "pointInside": {"circle": False}}]}, "detached[0].pointInside.circle", "expected true"),
        ({"detached": [{"id": "v", "pointInside": {"oval": True}}]}, "detached[0].pointInside", 'unknown key "oval"'),
        ({"detached": [{"id": "v", "pointInside": {"inset": [1]}}]}, "detached[0].pointInside.inset", "[dx, dy]"),
        ({"detached": [{"id": "v", "hitTest": "other"}]}, "detached[0].hitTest", '"superThen"'),
        ({"detached": [{"id": "v", "hitTest": {"superThen": ["x"]}}]}, "detached[0].hitTest.superThen[0]", 'has the id "x"'),
        ({"detached": [{"id": "v", "super": {"begin": True}}]}, "detached[0].super", 'unknown key "begin" (allowed: began'),
        ({"detached": [{"id": "v", "super": 1}]}, "detached[0].super", "true, false or an object"),
        ({"detached": [{"id": "v", "touchesDo": "dance"}]}, "detached[0].touchesDo", "(allowed: drag, pinch"),
        ({"detached": [{"id": "v", "nextResponder": 3}]}, "detached[0].nextResponder", "the id of a responder or null"),
        ({"detached": [{"id": "v", "nextResponder": "r", "recognizers": [{"id": "r", "type": "tap"}]}]}, "detached[0].nextResponder", ""),
        ({"detached": [{"id": "v", "responds": ["a", "a"]}]}, "detached[0].responds[1]", "stands here twice"),
        ({"detached": [{"id": "v", "log": "hit"}]}, "detached[0].log", "expected true, false or a list of kinds"),
        ({"detached": [{"id": "v", "subviews": {}}]}, "detached[0].subviews", "expected a list, found an empty object"),
        ({"controllers": [{"id": "c"}]}, "controllers[0]", 'expected a key "view"'),
        ({"controllers": [{"id": "c", "view": "W"}]}, "controllers[0].view", "expected the id of a node that is no window"),
        ({"controllers": [{"id": "c", "view": "box", "class": "Tabs"}]}, "controllers[0].class", "NavigationController"),
        ({"controllers": [{"id": "c", "view": "box", "x": 1}]}, "controllers[0]", 'unknown key "x"'),
        ({"controllers": [{"id": "c", "view": "box", "parent": "c"}]}, "controllers[0].parent", "RKStatusCycle"),
        ({"application": {"hitTest": "self"}}, "application", "(allowed: log, responds, sendEvent, receivesRemoteControlEvents)"),
        ({"application": {"sendEvent": {"drop": ["stationary"]}}}, "application.sendEvent.drop[0]", "(allowed: began"),
        ({"delegate": {"sendEvent": "drop"}}, "delegate", "(allowed: log, responds)"),
        ({"steps": {}}, "steps", "expected a list"),
    ],
)
def test_what_is_wrong_around_the_steps(run, changes, place, message):
    status, out, err = run(changed(**changes))
    assert status == 2 and out == ""
    assert err.startswith(f"responderkit: file.json: {place}{': ' if place else ''}") and message in err


@pytest.mark.parametrize(
    ("step", "place", "message"),
    [
        ({}, "steps[0]", "expected a step, found an empty object (allowed: t, down"),
        ({"jump": 1}, "steps[0]", 'unknown key "jump" (allowed: t, down'),
        ({"down": [1, 2]}, "steps[0].down", "expected [id, x, y], found a list of 2"),
        ({"down": [1.5, 2, 3]}, "steps[0].down[0]", "expected a whole number, found 1.5"),
        ({"down": [1e300, 2, 3]}, "steps[0].down[0]", "expected a whole number"),
        ({"down": [1, "2", 3]}, "steps[0].down[1]", "expected a number"),
        ({"down": [1, 2, 3], "up": [1, 2, 3]}, "steps[0]", 'a step does one thing, found both "down" and "up"'),
        ({"update": []}, "steps[0].update", "expected at least one touch"),
        ({"update": [["cancel", 1, 2, 3]]}, "steps[0].update[0]", '["cancel", id]'),
        ({"update": [["down", 1]]}, "steps[0].update[0]", '["down", id, x, y]'),
        ({"update": [["press", 1]]}, "steps[0].update[0][0]", "(allowed: down, move, up, cancel)"),
        ({"cancelAll": False}, "steps[0].cancelAll", "expected true, found false"),
        ({"post": [{"post": [{"hop": 1}]}]}, "steps[0].post[0].post[0]", 'unknown key "hop"'),
        ({"set": ["box"]}, "steps[0].set", '["id", {property: value}]'),
        ({"set": ["box", {"subviews": []}]}, "steps[0].set[1]", 'unknown key "subviews"'),
        ({"set": ["box", {"viewForZooming": "W"}]}, "steps[0].set[1]", 'unknown key "viewForZooming"'),
        ({"set": ["W", {"key": False}]}, "steps[0].set[1].key", "expected true"),
        ({"set": ["bax", {"alpha": 1}]}, "steps[0].set[0]", 'no object has the id "bax" (allowed: W, app, box, delegate)'),
        ({"add": ["W", {"id": "box"}]}, "steps[0].add[1].id", "declared twice"),
        ({"move_to": ["box", "app"]}, "steps[0].move_to[1]", "expected the id of a node"),
        ({"destroy": "app"}, "steps[0].destroy", "expected the id of a node, a controller, a recognizer or the delegate"),
        ({"makeKey": "box"}, "steps[0].makeKey", "expected the id of a window"),
        ({"on": ["x"]}, "steps[0].on", '["line", [steps]]'),
        ({"on": ["x", [{"down": []}]]}, "steps[0].on[1][0].down", "expected [id, x, y]"),
        ({"expect": "box.hit"}, "steps[0].expect", "expected a list"),
        ({"expect": [1]}, "steps[0].expect[0]", "expected a text, found 1"),
        ({"hit": ["W", [0, 0]]}, "steps[0].hit", '["root", [x, y], "id" or null]'),
        ({"hit": ["W", [0, 0], 5]}, "steps[0].hit[2]", "the id of a node or null"),
        ({"convert": {"from": "box", "to": None, "is": [0, 0]}}, "steps[0].convert", '"point" or "rect"'),
        ({"convert": {"point": [0, 0], "from": "box", "to": None, "is": [0, 0, 1, 1]}}, "steps[0].convert.is", "a point [x, y]"),
        ({"convert": {"point": [0, 0], "to": None, "is": [0, 0]}}, "steps[0].convert", 'expected a key "from"'),
        ({"convert": {"point": [0, 0], "from": "box", "to": None, "is": [0, 0], "o": 1}}, "steps[0].convert", 'unknown key "o"'),
        ({"chain": []}, "steps[0].chain", "the ids from the first responder"),
        ({"get": ["box", {"weight": 1}]}, "steps[0].get[1]", 'unknown key "weight" (allowed: anchorPoint, frame'),
        ({"get": ["box", {"state": "began"}]}, "steps[0].get[1]", 'unknown key "state" (allowed: anchorPoint, frame'),
        ({"get": ["box", {"tracking": True}]}, "steps[0].get[1].tracking", "only controls and scroll views have the property"),
        ({"set": ["box", {"on": True}]}, "steps[0].set[1].on", 'only controls have the property "on"'),
        ({"get": ["box", {"alpha": 1}], "tolerance": -1}, "steps[0].tolerance", "not negative"),
        ({"hit": ["W", [0, 0], None], "tolerance": 1}, "steps[0].tolerance", 'only "get" has a tolerance'),
        ({"touch": [1, {"colour": 1}]}, "steps[0].touch[1]", 'unknown key "colour" (allowed: view'),
        ({"touch": [1, {"phase": "up"}]}, "steps[0].touch[1].phase", "(allowed: began, moved, stationary"),
        ({"explain": ["box"]}, "steps[0].explain", '["id", "text", {"touch", "at", "calls", "steps"}?]'),
        ({"explain": ["box", "", {"finger": 1}]}, "steps[0].explain[2]", "finger"),
        ({"explain": ["box", "", {"touch": 1, "at": [0, 0]}]}, "steps[0].explain[2]", 'either "touch" or "at"'),
        ({"explain": ["box", "", {"calls": True}]}, "steps[0].explain[2]", 'add "at"'),
        ({"explain": ["box", "", {"steps": [{"because": "hidden"}]}]}, "steps[0].explain[2].steps[0]", "because"),
        ({"explain": ["box", "", {"steps": [{"unit": "miles"}]}]}, "steps[0].explain[2].steps[0].unit", "points"),
        ({"press": ["select"]}, "steps[0].press", '["button", "phase", force?]'),
        ({"press": ["enter", "began"]}, "steps[0].press[0]", "(allowed: upArrow, downArrow, leftArrow, rightArrow, select"),
        ({"press": ["select", "stationary"]}, "steps[0].press[1]", "(allowed: began, changed, ended, cancelled)"),
        ({"press": ["select", "began", "hard"]}, "steps[0].press[2]", "expected a number"),
        ({"presses": []}, "steps[0].presses", "expected a list of presses, found an empty list"),
        ({"presses": [["select", "began"], ["a", ["alt"], "began"]]}, "steps[0].presses[1][1][0]", "(allowed: alphaShift, shift"),
        ({"cancelAllPresses": False}, "steps[0].cancelAllPresses", "expected true"),
        ({"motion": "changed"}, "steps[0].motion", "(allowed: began, ended, cancelled)"),
        ({"remote": "louder"}, "steps[0].remote", "(allowed: play, pause, stop, togglePlayPause"),
        ({"key": ["", [], "began"]}, "steps[0].key[0]", "not empty"),
        ({"key": ["a", "shift", "began"]}, "steps[0].key[1]", "expected a list"),
        ({"text": 5}, "steps[0].text", "expected a text"),
        ({"text": "a\0"}, "steps[0].text", "without NUL"),
        ({"deleteBackward": 1}, "steps[0].deleteBackward", "expected true"),
        ({"pointer": [1]}, "steps[0].pointer", "expected a point"),
        ({"pointer": {"buttons": 1}}, "steps[0].pointer", 'expected a key "at"'),
        ({"pointer": {"at": [1, 1], "buttons": -1}}, "steps[0].pointer.buttons", "a mask of buttons, 0 to 4294967295"),
        ({"pointer": {"at": [1, 1], "button": 1}}, "steps[0].pointer", "(allowed: at, buttons, outside, zOffset, altitudeAngle, azimuthAngle, rollAngle)"),
        ({"scroll": [1, 1, 0, 5]}, "steps[0].scroll", '"phase" or "discrete"'),
        ({"scroll": [1, 1, 0, 5, "moved"]}, "steps[0].scroll[4]", "(allowed: began, changed, ended, cancelled, discrete)"),
        ({"scroll": [1, 1, 0, 5, "discrete", {"mods": []}]}, "steps[0].scroll[5]", "(allowed: modifiers)"),
        ({"transform": [1, 1, 1, 0, "discrete"]}, "steps[0].transform[4]", "(allowed: began, changed, ended, cancelled)"),
        ({"transform": [1, 1, 1, 0, "began", {}]}, "steps[0].transform", '[x, y, scale, rotation, "phase"]'),
        ({"active": 1}, "steps[0].active", "expected true or false"),
        ({"ignoring": "yes"}, "steps[0].ignoring", "expected true or false"),
        ({"down": [1, 2, 3, {"colour": 1}]}, "steps[0].down[3]", "(allowed: type, buttons, modifiers, force"),
        ({"down": [1, 2, 3, {"type": "toe"}]}, "steps[0].down[3].type", "(allowed: direct, indirect, pencil, indirectPointer)"),
        ({"move": [1, 2, 3, {"coalesced": [[1, 2]]}]}, "steps[0].move[3].coalesced[0]", "expected [t, x, y]"),
        ({"update": [["cancel", 1, {}]]}, "steps[0].update[0]", '["cancel", id]'),
        ({"touch": [1, {"predicted": ["cubic", 0, 0, 0]}]}, "steps[0].touch[1].predicted[0]", "(allowed: linear, quadratic)"),
        ({"touch": [1, {"coalesced": [1]}]}, "steps[0].touch[1].coalesced[0]", "expected [t, x, y]"),
        ({"setContentOffset": ["box"]}, "steps[0].setContentOffset", '["id", [x, y], animated?]'),
        ({"setContentOffset": ["app", [0, 0]]}, "steps[0].setContentOffset[0]", "the id of a scroll view"),
        ({"zoomToRect": ["box", [0, 0], True]}, "steps[0].zoomToRect[1]", "expected a rectangle"),
        ({"setZoomScale": ["box", 2, 1]}, "steps[0].setZoomScale[2]", "expected true or false"),
        ({"scrollToTop": True}, "steps[0].scrollToTop", "expected the id of a scroll view"),
        ({"sendAction": {"to": "box"}}, "steps[0].sendAction", 'expected a key "action"'),
        ({"sendAction": {"action": "foo:"}}, "steps[0].sendAction", 'expected a key "to"'),
        ({"sendAction": {"action": "foo:", "two": None}}, "steps[0].sendAction", "(allowed: action, to, from)"),
        ({"addRecognizer": ["box", {}]}, "steps[0].addRecognizer[1]", 'expected a key "id"'),
        ({"addRecognizer": ["box", "r"]}, "steps[0].addRecognizer[1]", 'no object has the id "r"'),
        ({"removeRecognizer": "box"}, "steps[0].removeRecognizer", "expected the id of a recognizer"),
        ({"setTranslation": ["r", [0, 0]]}, "steps[0].setTranslation[0]", 'no object has the id "r"'),
        ({"setScale": ["r", "1"]}, "steps[0].setScale[1]", "expected a number"),
        ({"setRotation": ["r"]}, "steps[0].setRotation", '["id", value]'),
    ],
)
def test_what_is_wrong_with_a_step(run, step, place, message):
    status, out, err = run(steps(step))
    assert status == 2 and out == ""
    assert err.startswith(f"responderkit: file.json: {place}: ") and message in err


TAPPED = {"id": "r", "type": "tap"}


@pytest.mark.parametrize(
    ("changes", "place", "message"),
    [
        ({"type": "poke"}, ".type", "(allowed: tap, longPress, pan"),
        ({"id": "box"}, ".id", "declared twice"),
        ({"speed": 1}, "", 'unknown key "speed" (allowed: id, type, action, log, requireToFail'),
        ({"direction": ["right"]}, ".direction", 'no recognizer of the type "tap" has the property "direction"'),
        ({"type": "swipe", "direction": "right"}, ".direction", "expected a list"),
        ({"type": "swipe", "direction": ["forward"]}, ".direction[0]", "(allowed: right, left, up, down)"),
        ({"type": "screenEdgePan", "edges": ["middle"]}, ".edges[0]", "(allowed: top, left, bottom, right)"),
        ({"allowedPressTypes": ["enter"]}, ".allowedPressTypes[0]", "(allowed: upArrow, downArrow"),
        ({"allowedScrollTypesMask": []}, ".allowedScrollTypesMask", 'no recognizer of the type "tap" has the property'),
        ({"type": "pan", "allowedScrollTypesMask": ["wheel"]}, ".allowedScrollTypesMask[0]", "(allowed: discrete, continuous)"),
        ({"buttonMaskRequired": 4294967296}, ".buttonMaskRequired", "a mask of buttons"),
        ({"allowedTouchTypes": ["toe"]}, ".allowedTouchTypes[0]", "(allowed: direct, indirect, pencil, indirectPointer)"),
        ({"numberOfTapsRequired": 1.5}, ".numberOfTapsRequired", "a whole number"),
        ({"translation": [0, 0]}, "", 'unknown key "translation"'),
        ({"action": ""}, ".action", "not empty"),
        ({"actionDo": "transform"}, "", 'unknown key "actionDo" (allowed: id, type, action'),
        ({"type": "pan", "actionDo": "dance"}, ".actionDo", "(allowed: transform)"),
        ({"log": ["touches"]}, ".log", "expected true or false"),
        ({"requireToFail": ["box"]}, ".requireToFail[0]", "expected the id of a recognizer"),
        ({"requireToFail": "r"}, ".requireToFail", "expected a list"),
        ({"delegate": "r"}, ".delegate", "expected the id of a node"),
        ({"delegate": 5}, ".delegate", "the id of a node, or an object with answers"),
        ({"delegate": {"shouldEnd": True}}, ".delegate", "(allowed: shouldBegin, shouldReceiveTouch, shouldReceiveEvent"),
        ({"delegate": {"shouldBegin": []}}, ".delegate.shouldBegin", "expected true or false"),
        ({"delegate": {"simultaneousWith": 1}}, ".delegate.simultaneousWith", "true, false or a list of ids"),
        ({"delegate": {"simultaneousWith": ["box"]}}, ".delegate.simultaneousWith[0]", "the id of a recognizer"),
        ({"canPrevent": ["r"]}, ".canPrevent", '{"only": [ids]}'),
        ({"canBePreventedBy": {"only": ["x"]}}, ".canBePreventedBy.only[0]", 'has the id "x"'),
        ({"on": {}}, ".on", 'only a recognizer of the type "custom"'),
        ({"type": "custom", "on": {"stationary": "began"}}, ".on", "(allowed: began, moved, ended, cancelled)"),
        ({"type": "custom", "on": {"began": "recognized"}}, ".on.began", "(allowed: possible, began, changed"),
    ],
)
def test_what_is_wrong_with_a_recognizer(run, changes, place, message):
    content = changed()
    content["windows"][0]["subviews"][0]["recognizers"] = [{**TAPPED, **changes}]
    status, out, err = run(content)
    assert status == 2 and out == ""
    assert err.startswith(f"responderkit: file.json: windows[0].subviews[0].recognizers[0]{place}: ") and message in err


@pytest.mark.parametrize(
    ("step", "place", "message"),
    [
        ({"set": ["r", {"frame": [0, 0, 1, 1]}]}, "set[1]", 'unknown key "frame" (allowed: enabled, cancelsTouchesInView'),
        ({"set": ["r", {"log": ["hit"]}]}, "set[1].log", "expected true or false"),
        ({"set": ["r", {"delegate": {"x": 1}}]}, "set[1].delegate", 'unknown key "x"'),
        ({"get": ["r", {"state": "started"}]}, "get[1].state", "(allowed: possible, began"),
        ({"get": ["r", {"hidden": False}]}, "get[1]", 'unknown key "hidden" (allowed: enabled'),
        ({"setTranslation": ["r", 1]}, "setTranslation[1]", "a point [x, y]"),
        ({"becomeFirst": "r"}, "becomeFirst", 'expected the id of a responder, found "r"'),
    ],
)
def test_what_is_wrong_with_a_step_about_a_recognizer(run, step, place, message):
    content = steps(step)
    content["windows"][0]["subviews"][0]["recognizers"] = [TAPPED]
    status, out, err = run(content)
    assert status == 2 and out == ""
    assert err.startswith(f"responderkit: file.json: steps[0].{place}: ") and message in err


@pytest.mark.parametrize(
    ("target", "place", "message"),
    [
        ({"action": "a:"}, "", 'expected a key "events"'),
        ({"events": ["touchDown"]}, "", 'expected a key "action"'),
        ({"events": [], "action": "a:"}, ".events", "a list of control events"),
        ({"events": ["click"], "action": "a:"}, ".events[0]", "(allowed: touchDown, touchDownRepeat"),
        ({"events": ["touchDown"], "action": "a:", "target": "x"}, ".target", 'has the id "x"'),
        ({"events": ["touchDown"], "action": "a:", "to": "x"}, "", "(allowed: events, action, target)"),
        ({"events": ["touchDown"], "action": "a:b:c:"}, "", "RKStatusInvalidArgument"),
    ],
)
def test_what_is_wrong_with_a_target(run, target, place, message):
    content = changed(detached=[{"id": "c", "class": "Button", "targets": [target]}])
    status, out, err = run(content)
    assert status == 2 and out == ""
    assert err.startswith(f"responderkit: file.json: detached[0].targets[0]{place}: ") and message in err
