# `rk replay --attach`: recognisers on the window, their actions as text and as JSON, and why.

# The panel has 3 units a point on this window. Nine records: tap, double tap, two-finger tap, hold, drag, fling, spread, turn, from the edge.
gestures=$data/gestures.jsonl
printf '{"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "name": "screen", "frame": [0, 0, 375, 667]}}' >"$scratch/window.json"
attached() { try "$1" replay --tree "$scratch/window.json" --touches "${3:-$gestures}" --map stretch --attach "$2" "${@:4}"; }
# sends RECOGNIZERS LINES...: the JSON of all nine records is these lines, each "record t recognizer state", changes left out.
sends() {
  attached 0 "$1" "$gestures" --json
  is_silent
  checks=$((checks + 1))
  local got
  got=$(python3 -c 'import json, sys
for line in filter(str.strip, sys.stdin):
    action = json.loads(line)
    assert list(action) == ["t", "recognizer", "state", "record"], line
    if action["state"] != "changed": print(action["record"], action["t"], action["recognizer"], action["state"])' <<<"$out")
  [[ $# -gt 1 ]] || set -- "$1" ''
  diff -u <(printf '%s\n' "${@:2}") <(printf '%s\n' "$got") >&2 || fail "--attach $1 sends other actions"
}

# A hold of 0.7 s is still a tap (SPEC 197), a finger too many is none (SPEC 200), and fingers that spread by 30 points each may be one (SPEC 199).
sends tap '1 0.08 tap ended' '2 0.07 tap ended' '2 0.28 tap ended' '4 0.7 tap ended'
sends tap:numberOfTapsRequired=2 '2 0.28 tap ended'
sends tap:numberOfTouchesRequired=2 '3 0.1 tap ended' '7 0.36 tap ended'
# SPEC 188: without a requirement both, in the order of the ups.
sends tap,tap:numberOfTapsRequired=2 '1 0.08 tap ended' '2 0.07 tap ended' '2 0.28 tap#2 ended' '4 0.7 tap ended'
sends longPress '4 0.5 longPress began' '4 0.7 longPress ended'
sends longPress:minimumPressDuration=0.65 '4 0.65 longPress began' '4 0.7 longPress ended'
# SPEC 209, 214, 221: 4 points each 16 ms; 15 points up each 12 ms.
sends pan:maximumNumberOfTouches=1 '5 0.048 pan began' '5 0.5 pan ended' '6 0.012 pan began' '6 0.15 pan ended' '7 0.1 pan began' '7 0.35 pan ended' \
  '8 0.05 pan began' '8 0.5 pan ended' '9 0.04 pan began' '9 0.22 pan ended'
sends swipe:direction=up '6 0.048 swipe ended'
sends swipe:direction=down+left
sends swipe:direction=up,pan:minimumNumberOfTouches=1:maximumNumberOfTouches=1:enabled=false '6 0.048 swipe ended'
# SPEC 229, 233, 235: from 100 to 110 points; both lifted; 12 degrees.
sends ' swipe:direction=up , pinch' '6 0.048 swipe ended' '7 0.05 pinch began' '7 0.36 pinch ended'
sends pinch '7 0.05 pinch began' '7 0.36 pinch ended'
sends rotation '8 0.05 rotation began' '8 0.5 rotation ended'
sends pinch,rotation '7 0.05 pinch began' '7 0.36 pinch ended' '8 0.05 rotation began' '8 0.5 rotation ended'
# SPEC 218, 219.
sends screenEdgePan:edges=left '9 0.04 screenEdgePan began' '9 0.22 screenEdgePan ended'
sends screenEdgePan:edges=top+right+bottom
sends hover
prints_nothing

# One record: no number of it. Every action is a line, changes as well; its content is JSON and in the recording's own time.
head -n 4 "$gestures" >"$scratch/tap.jsonl"
attached 0 tap "$scratch/tap.jsonl" --json
prints_exactly <(echo '{"t": 0.08, "recognizer": "tap", "state": "ended"}')
is_silent
sed -n '/"drag"/,/"ended"/p' "$gestures" >"$scratch/drag.jsonl"
attached 0 pan "$scratch/drag.jsonl" --json
checks=$((checks + 2))
[[ $(wc -l <<<"$out") == 29 ]] || fail "expected began, 27 times changed, ended"
[[ $(head -n 1 <<<"$out") == '{"t": 0.048, "recognizer": "pan", "state": "began"}' ]] || fail "another first action"
# A timer that is pending when the recording stops still fires: a press that was never lifted is taken by the system (SPEC 108), a tap times out.
printf '%s\n' "$(head -n 1 "$gestures")" '{"t":0,"touches":[{"id":1,"x":600,"y":900,"phase":"began"}]}' '{"t":0.6,"touches":[]}' >"$scratch/open.jsonl"
attached 0 longPress "$scratch/open.jsonl"
prints_line '  t=0.500 longPress: began'
prints_line '  t=0.600 longPress: cancelled'
prints_line '  longPress: began 1, cancelled 1'
head -n 3 "$gestures" >"$scratch/down.jsonl"
echo '{"t":0.08,"touches":[{"id":1,"x":603,"y":903,"phase":"ended"}]}' >>"$scratch/down.jsonl"
attached 0 tap:numberOfTapsRequired=2 "$scratch/down.jsonl" --explain
checks=$((checks + 1))
grep -qE '^  t=0\.430 tap .*SPEC 198' <<<"$out" || fail "no sentence about the tap that did not come"

# As text: actions but for changes where they happen, and totals.
attached 0 pan,tap
prints_line '  t=0.080 tap: ended'
prints_line '  t=0.048 pan: began'
prints_line '  t=0.500 pan: ended'
prints_line '  tap: ended 4'
prints_line 'totals: records 9, updates 93, touches 13, views 1'
is_silent
attached 0 tap,hover
prints_line '  hover: nothing'

# Why: the window's cancelled touches, and each recogniser's last decision.
sed -n '/"fling"/,/"ended"/p' "$gestures" >"$scratch/fling.jsonl"
attached 0 pan,swipe:direction=up "$scratch/fling.jsonl" --explain
checks=$((checks + 3))
grep -qE '^  t=0\.012 .*swipe.*pan.*SPEC 18[34]' <<<"$out" || fail "no sentence about why the swipe was prevented"
grep -qE '^  why swipe: .*SPEC 18[34]' <<<"$out" || fail "no reason for the swipe"
grep -qE '^  why pan: .*SPEC' <<<"$out" || fail "no reason for the pan"
text=$out
attached 0 pan,swipe:direction=up "$scratch/fling.jsonl" --json --explain
checks=$((checks + 3))
[[ $(grep -cvE '^\{"(t|explain)": ' <<<"$out") == 0 ]] || fail "standard output has more than actions and explanations"
python3 - "$(grep '^{"explain"' <<<"$out")" "$(grep '^  why ' <<<"$text")" <<'END' || fail "the explanations as JSON are not those of the text, with their causes"
import json, sys
objects = [json.loads(line) for line in sys.argv[1].splitlines()]
assert [f"  why {one['explain']}: {one['sentence']}" for one in objects] == sys.argv[2].splitlines(), objects
swipe = next(one for one in objects if one["explain"] == "swipe")
assert swipe["steps"][0] == {**swipe["steps"][0], "reason": "gesturePrevented", "rule": 184, "subject": "swipe", "culprit": "pan", "time": 0.012}, swipe
END
[[ $err == "$(grep -E '^  (t=[0-9.]+ .*SPEC|why )' <<<"$text")" ]] || fail "the sentences on standard error are not those of the text"

# The recogniser's own name stands in the sentences, also of the second of a type.
attached 0 tap,tap:numberOfTapsRequired=2 "$scratch/tap.jsonl" --explain
checks=$((checks + 1))
grep -qE '^  why tap#2: ' <<<"$out" || fail "the second tap has no name of its own"

# The table of labels and recognisers, on these records.
mkdir "$scratch/labelled"
cp "$gestures" "$scratch/labelled"
doing="recordings" out=$("$here/recordings" "$RK" "$scratch/labelled" 2>"$scratch/err")
status=$? err=$(<"$scratch/err")
checks=$((checks + 1))
[[ $status == 0 ]] || fail "exit status $status"
prints_line '| tap, 2 fingers | 1 | **1/1** | (0/1) | (0/1) |  | ~0/1 | ~0/1 |'
prints_line '| fling | 1 | (0/1) | (0/1) | **1/1** | **1/1** | (0/1) | (0/1) |'
prints_line 'Recognised what the label says: 7 of 7 (100.0 %)'
mkdir "$scratch/unlabelled"
cp "$recording" "$scratch/unlabelled"
doing="recordings without labels" out=$("$here/recordings" "$RK" "$scratch/unlabelled" 2>"$scratch/err")
status=$? err=$(<"$scratch/err")
checks=$((checks + 1))
[[ $status == 2 ]] || fail "exit status $status, expected 2"
prints_error 'no labelled record of a touchscreen or tablet'
