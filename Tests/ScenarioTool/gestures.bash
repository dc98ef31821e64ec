# `rk run` with recognisers, delegates, controls and actions: what is logged, what can be asked, what differs, and why.

# Every kind of line, in the order in which things happen: a pan and a double tap on the window, a button and a switch in it.
scenario gestures <<'END'
{"format": 1, "name": "gestures", "logStates": true, "logTouchIds": true, "log": ["touches", "events", "tracking", "actions", "delegate"],
 "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "responds": ["save:"],
   "recognizers": [
     {"id": "pan", "type": "pan", "log": true, "delegate": {"shouldBegin": true, "shouldReceiveTouch": true}},
     {"id": "double", "type": "tap", "numberOfTapsRequired": 2, "action": "twice"},
     {"id": "mine", "type": "custom", "log": true, "cancelsTouchesInView": false, "on": {"ended": "ended"}, "canPrevent": false, "canBePreventedBy": {"only": ["pan"]}}],
   "subviews": [
     {"id": "back", "frame": [0, 0, 320, 200], "shouldBegin": true},
     {"id": "B", "class": "Button", "frame": [0, 200, 100, 50], "targets": [
       {"events": ["touchUpInside"], "action": "tap:"}, {"events": ["touchUpInside"], "action": "save:", "target": null},
       {"events": ["touchUpInside"], "action": "grey", "target": "back"}]},
     {"id": "S", "class": "Switch", "frame": [0, 300, 51, 31], "on": true, "targets": [{"events": ["valueChanged"], "action": "turn:forEvent:"}]}]}],
 "steps": [
   {"t": 0, "down": [1, 50, 50]}, {"t": 0.04, "move": [1, 61, 50]}, {"t": 0.08, "move": [1, 71, 50]},
   {"get": ["pan", {"state": "changed", "translation": [11, 0], "velocity": [250, 0], "numberOfTouches": 1, "location": [71, 50], "enabled": true, "view": "W"}], "tolerance": 1e-6},
   {"setTranslation": ["pan", [0, 0]]}, {"get": ["pan", {"translation": [0, 0], "velocity": [0, 0]}]},
   {"t": 0.12, "up": [1, 71, 50]},
   {"expect": ["pan.shouldReceiveTouch", "mine.began{1}", "pan.began{1}", "back.began{1}", "mine.moved{1}", "pan.moved{1}", "back.shouldBegin(pan)",
     "pan.shouldBegin", "act:pan(began)", "back.cancelled{1}", "pan.moved{1}", "act:pan(changed)", "pan.ended{1}", "act:pan(ended)"]},
   {"t": 5, "down": [1, 10, 210]}, {"get": ["B", {"tracking": true, "highlighted": true, "touchInside": true, "enabled": true, "selected": false}]},
   {"t": 5.1, "up": [1, 10, 210]},
   {"expect": ["pan.shouldReceiveTouch", "mine.began{1}", "pan.began{1}", "B.began{1}", "B.beginTracking", "B.event:touchDown", "mine.ended{1}", "pan.ended{1}",
     "act:mine(ended)"]},
   {"t": 9},
   {"expect": ["B.ended{1}", "B.endTracking", "B.event:touchUpInside", "B.event:primaryActionTriggered", "act:tap:", "act:save:", "act:grey"]},
   {"set": ["W", {"log": ["actions"]}]}, {"sendAction": {"action": "save:", "to": null, "from": "S"}}, {"sendAction": {"action": "none", "to": null, "from": "S"}},
   {"sendAction": {"action": "grey", "to": "back", "from": null}}, {"sendAction": {"action": "grey", "to": "W", "from": "back"}},
   {"expect": ["W.save:", "= true", "= false", "= true", "= false"]},
   {"removeRecognizer": "double"}, {"set": ["double", {"numberOfTapsRequired": 1, "delegate": "back"}]}, {"addRecognizer": ["back", "double"]},
   {"get": ["double", {"numberOfTapsRequired": 1, "view": "back"}]},
   {"set": ["mine", {"enabled": false, "log": false}]}, {"set": ["pan", {"delegate": null, "log": false}]},
   {"t": 10, "down": [1, 50, 50]}, {"t": 10.1, "up": [1, 50, 50]},
   {"expect": ["back.began{1}", "back.shouldBegin(double)", "act:twice(ended)", "back.cancelled{1}"]},
   {"explain": ["double", "SPEC 159"]},
   {"t": 20, "down": [2, 10, 310]}, {"t": 20.1, "up": [2, 10, 310]},
   {"get": ["S", {"on": false}]},
   {"expect": ["S.began{2}", "S.beginTracking", "S.event:touchDown", "S.ended{2}", "S.endTracking", "S.event:valueChanged", "act:turn:forEvent:", "S.event:touchUpInside"]}]}
END
try 0 run "$scratch/gestures.json"
is_silent
prints_line 'ok gestures'

# A line can run steps; a recogniser that is added in the middle of a touch does not see it (SPEC 107).
scenario steps <<'END'
{"format": 1, "name": "steps", "log": ["actions"],
 "windows": [{"id": "W", "frame": [0, 0, 100, 100], "log": false, "recognizers": [{"id": "pan", "type": "pan", "action": "drag"}]}],
 "steps": [
   {"on": ["act:drag", [{"addRecognizer": ["W", {"id": "tap", "type": "tap"}]}, {"set": ["pan", {"enabled": false}]}]]},
   {"t": 0, "down": [1, 10, 10]}, {"t": 0.1, "move": [1, 30, 10]}, {"t": 0.2, "up": [1, 30, 10]}, {"expect": ["act:drag", "act:drag"]},
   {"t": 1, "down": [1, 10, 10]}, {"t": 1.1, "up": [1, 10, 10]}, {"expect": ["act:tap"]},
   {"destroy": "tap"}, {"t": 2, "down": [1, 10, 10]}, {"t": 2.1, "up": [1, 10, 10]}, {"removeRecognizer": "tap"}, {"expect": []}]}
END
try 0 run "$scratch/steps.json"
prints_error 'steps[11].removeRecognizer: RKStatusStaleHandle'

# Each new question can fail, and reports what it got.
gesture='"recognizers": [{"id": "r", "type": "swipe", "direction": ["down", "left"]}]'
differs() {
  printf '%s' "{\"format\": 1, \"name\": \"c\", \"windows\": [{\"id\": \"W\", \"frame\": [0, 0, 100, 100], $gesture,
    \"subviews\": [{\"id\": \"C\", \"class\": \"Slider\", \"frame\": [0, 0, 50, 10]}]}], \"log\": [], \"steps\": [$1]}" >"$scratch/compare.json"
  try 1 run "$scratch/compare.json"
  prints "$2"
}
differs '{"get": ["r", {"state": "began"}]}' 'steps[0].get: state: expected "began", got "possible"'
differs '{"get": ["r", {"direction": ["left"]}]}' 'direction: expected ["left"], got ["left", "down"]'
differs '{"get": ["r", {"enabled": false}]}' 'enabled: expected false, got true'
differs '{"get": ["r", {"scale": 1}]}' 'scale: expected 1, but RKStatusWrongKind'
differs '{"get": ["r", {"view": null}]}' 'view: expected null, got "W"'
differs '{"get": ["r", {"numberOfTapsRequired": 1}]}' 'numberOfTapsRequired: expected 1, but RKStatusWrongKind'
differs '{"get": ["C", {"value": 1, "maximumValue": 1}]}' 'value: expected 1, got 0'
differs '{"get": ["C", {"tracking": true}]}' 'tracking: expected true, got false'
differs '{"get": ["C", {"on": true}]}' 'on: expected true, but RKStatusWrongKind'
differs '{"explain": ["r", "anything"]}' 'steps[0].explain: expected a text with "anything", got "r got no touch'
# Masks are compared as sets.
printf '%s' "{\"format\": 1, \"windows\": [{\"id\": \"W\", $gesture}], \"steps\": [{\"get\": [\"r\", {\"direction\": [\"down\", \"left\"]}]}]}" >"$scratch/compare.json"
try 0 run "$scratch/compare.json"

# Properties that make no sense are clamped (SPEC 314), those of another kind of recogniser noted.
scenario notes <<'END'
{"format": 1, "name": "notes", "windows": [{"id": "W", "recognizers": [{"id": "tap", "type": "tap", "allowableMovement": -3}, {"id": "mine", "type": "custom"}]}],
 "steps": [{"get": ["tap", {"allowableMovement": 0}]}, {"set": ["tap", {"minimumPressDuration": 1}]}, {"setScale": ["tap", 2]}, {"set": ["tap", {"state": "ended"}]},
   {"set": ["mine", {"state": "failed"}]}, {"removeRecognizer": "mine"}, {"removeRecognizer": "mine"}, {"set": ["tap", {"requireToFail": ["mine", "tap"]}]}]}
END
try 0 run "$scratch/notes.json"
prints_error 'steps[1].set[1].minimumPressDuration: RKStatusWrongKind'
prints_error 'steps[2].setScale: RKStatusWrongKind'
prints_error 'steps[3].set[1].state: RKStatusInvalidArgument'
prints_error 'steps[6].removeRecognizer: "mine" is attached to no view'
prints_error 'steps[7].set[1].requireToFail: RKStatusInvalidArgument'
prints_exactly <(echo 'ok notes')

# --explain: after the lines of each step the reasons, with time and rule; verdict and differences as ever.
try 0 run --explain "$scratch/gestures.json"
is_silent
prints_line 'act:pan(began)'
prints_line 'ok gestures'
checks=$((checks + 3))
lines=$(grep -v '^    ' <<<"$out")
try 0 run "$scratch/gestures.json"
[[ $lines == "$out" ]] || fail "without the reasons the output of --explain is another"
try 0 run --explain "$scratch/gestures.json"
grep -qE '^    0\.040 s: .*pan.*SPEC 159' <<<"$out" || fail "no sentence about the pan's beginning at its time"
grep -qE '^    5\.450 s: .*double.*SPEC 198' <<<"$out" || fail "no sentence about the second tap that did not come"
# As JSON: an object a step, with the same lines and sentences; the verdict goes to standard error.
text=$out
try 0 run --explain --json "$scratch/gestures.json"
prints_error "ok gestures"
python3 - "$out" "$text" <<'END' || fail "the decisions as JSON are not those of the text"
import json, sys
objects = [json.loads(line) for line in sys.argv[1].splitlines()]
printed = [line for one in objects for line in one["lines"] + [f"    {step['time']:.3f} s: {step['sentence']}" for step in one["steps"]]]
assert printed + ["ok gestures"] == sys.argv[2].splitlines(), printed[:5]
assert all(one["scenario"] == "gestures" for one in objects) and [one["step"] for one in objects if "step" in one] == sorted({one["step"] for one in objects if "step" in one})
began = next(step for one in objects for step in one["steps"] if step["reason"] == "gestureBegan" and step["subject"] == "pan")
assert began["rule"] == 159 and began["time"] == 0.04 and began["sentence"].startswith("pan began"), began
END
try 0 run --json "$scratch/gestures.json"
prints '"result": "passed"'
