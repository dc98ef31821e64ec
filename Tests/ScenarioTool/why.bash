# `rk hit --why`: what keeps a touch at a point from a view, of a tree, a scenario and a recording.

cat >"$scratch/why.json" <<'END'
{"format": 1, "name": "why", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "save", "class": "Button", "frame": [40, 40, 120, 44], "log": false},
  {"id": "overlay", "frame": [0, 0, 320, 100], "log": false},
  {"id": "bar", "frame": [0, 300, 320, 60], "log": false, "subviews": [{"id": "send", "class": "Button", "frame": [10, 70, 60, 44], "log": false}]},
  {"id": "left", "frame": [0, 400, 100, 80], "log": false, "subviews": [{"id": "one", "frame": [0, 0, 20, 20], "hidden": true, "log": false}]}]}],
 "steps": [{"t": 0, "down": [1, 60, 60]}, {"t": 0.1, "up": [1, 60, 60]}, {"t": 1, "remove": "overlay"}, {"t": 2}]}
END
try 0 hit --tree "$scratch/why.json" --why save 60 60
prints_exactly <(echo 'save would not be hit at (60 60): overlay is in front of it there and takes the touch (SPEC 32)')
is_silent
try 0 hit --tree "$scratch/why.json" --why save --at 1.5 60 60
prints_exactly <(echo "save would be hit at (60 60)")
try 0 hit --tree "$scratch/why.json" --why "left > one" 10 410
prints 'one would not be hit at (10 410): it is hidden (SPEC 32)'
try 0 hit --tree "$scratch/why.json" --why send --json 20 380
prints_exactly <(echo '{"view": "W > bar > send", "at": [20, 380], "sentence": "send would not be hit at (20 380): bar ends at y = 360, and the point is at 380: subviews are hit only inside it (SPEC 11)", "steps": [{"reason": "hitOutside", "rule": 11, "subject": "send", "culprit": "bar", "point": [20, 80], "value": 20, "limit": 0, "unit": "points", "sentence": "bar ends at y = 360, and the point is at 380: subviews are hit only inside it (SPEC 11)"}]}')
# The same of a recording, before its first input and later.
try 0 run --record "$scratch/why.rkrec" "$scratch/why.json"
try 0 hit --tree "$scratch/why.rkrec" --why save 60 60
prints_exactly <(echo 'save would not be hit at (60 60): overlay is in front of it there and takes the touch (SPEC 32)')
try 0 hit --tree "$scratch/why.rkrec" --why save --at 1.5 60 60
prints 'save would be hit at (60 60)'
try 2 hit --tree "$scratch/why.rkrec" --why save --calls-overrides 60 60
prints_error "why.rkrec: the overrides of a recording's program are not in it"
# Of a view tree; each of several views of one name has an answer.
try 0 hit --tree "$app" --why 'tide curve' 10 10
prints 'UIWindow > screen > days > today > tide curve: tide curve would not be hit at (10 10): the point is 155.6 pt outside of it'
prints 'UIWindow > screen > days > tomorrow > tide curve: tide curve would not be hit at (10 10): '
try 0 hit --tree "$app" --why 'today > tide curve' 10 10
checks=$((checks + 1))
[[ $(wc -l <<<"$out") == 1 && $out == 'tide curve would not be hit at'* ]] || fail "the way names one view"

# A recogniser gets what hits its view or what lies in that; else the answer is what keeps touches from the view, or from itself.
scenario recognising <<'END'
{"format": 1, "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "card", "frame": [0, 0, 200, 100], "log": false, "recognizers": [{"id": "open", "type": "tap"}, {"id": "drag", "type": "pan", "enabled": false}], "subviews": [
    {"id": "label", "frame": [0, 0, 100, 40], "log": false}]},
  {"id": "round", "frame": [200, 200, 50, 50], "pointInside": "no", "log": false, "recognizers": [{"id": "turn", "type": "rotation"}]}]}], "steps": []}
END
try 0 hit --tree "$scratch/recognising.json" --why open 50 20
prints_exactly <(echo 'open would get the touch at (50 20), unless an override decides otherwise: the pointInside override of round decides, and was not called (SPEC 40)')
try 0 hit --tree "$scratch/recognising.json" --why open 250 20
prints 'open would get no touch at (250 20): card would not be hit at (250 20): the point is 50 pt outside of it (SPEC 11)'
try 0 hit --tree "$scratch/recognising.json" --why drag 50 20
prints_exactly <(echo 'drag would get no touch at (50 20): it is disabled (SPEC 107)')
try 0 hit --tree "$scratch/recognising.json" --why "card > drag" 50 20 --json
prints '{"recognizer": "W > card > drag", "at": [50, 20], "sentence": "drag would get no touch at (50 20): it is disabled (SPEC 107)", "steps": [{"reason": "gestureDisabled", "rule": 107, "subject": "drag"'
try 0 hit --tree "$scratch/recognising.json" --why turn 210 210
prints 'turn: it depends on overrides whether round would be hit at (210 210): its pointInside override decides'
try 2 hit --tree "$scratch/recognising.json" --why dragg 50 20
prints_error 'is named "dragg"; did you mean "drag"?'

# No override is called unless asked for; it is named.
scenario overriding <<<'{"format": 1, "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [{"id": "round", "frame": [200, 200, 50, 50], "pointInside": "no", "log": false}]}], "steps": []}'
try 0 hit --tree "$scratch/overriding.json" --why round 210 210
prints 'its pointInside override decides, and was not called (SPEC 40)'
try 0 hit --tree "$scratch/overriding.json" --why round 210 210 --calls-overrides
prints_exactly <(echo 'round would not be hit at (210 210): its pointInside override returned false (SPEC 40)')

try 2 hit --tree "$scratch/why.json" --why SAVE 60 60
prints_error 'why.json: no view in a window and no recogniser of one is named "SAVE"; did you mean "save"?'
prints_nothing
try 2 hit --tree "$scratch/why.json" --why nothing-like-it 60 60
prints_error 'no view in a window and no recogniser of one is named "nothing-like-it"'
try 2 hit --tree "$scratch/why.json" --why overlya 60 60
prints_error 'is named "overlya"; did you mean "overlay"?'
try 2 hit --tree "$scratch/why.json" --why lay 60 60
prints_error 'is named "lay"; there are "overlay"'
try 2 hit --tree "$app" --why share --explain 60 60
prints_error "--why answers for one view, --explain for all"
for flag in --json --calls-overrides "--at 1"; do
  try 2 hit --tree "$app" 60 60 $flag
  prints_error "go with --why"
done

# Negative coordinates need no "--"; standard input is read once; a file of another kind is named as what it is, with the command that takes it.
try 0 hit --tree "$scratch/why.json" --why save -5 60
prints 'save would not be hit at (-5 60): the point is 45 pt outside of it'
try 0 hit --tree "$app" -5 -20
prints_exactly <(echo nothing)
try 0 hit --tree "$app" -- -5 20
prints_exactly <(echo nothing)
try 2 hit --tree "$scratch/why.json" --why save --at -1 60 60
prints_error "--at must be a finite number, 0 or more"
try 0 hit --tree - --why save 60 60 <"$scratch/why.rkrec"
prints 'overlay is in front of it there'
try 0 run - <"$scratch/why.json"
prints_exactly <(echo "ok why")
try 0 replay - <"$scratch/why.rkrec"
prints "the same"
try 2 run - <"$app"
prints_error "standard input: this is a view tree; expected a scenario: rk hit --tree and rk replay --tree take it"
try 2 run "$scratch/why.rkrec"
prints_error "why.rkrec: this is a recording; expected a scenario: rk replay plays it"
try 2 replay "$scratch/why.json"
prints_error "why.json: this is a scenario; expected a recording: rk run plays it"
try 2 inspect "$app"
prints_error "this is a view tree; expected a scenario or a recording: give it with --tree and --touches"
try 2 hit --tree "$scratch/why.rkrec" 60 60
prints_error "this is a recording; expected a view tree (view-tree/1): with --why NAME rk hit takes it"
try 2 replay --tree "$app" --touches "$scratch/why.rkrec"
prints_error "this is a recording; expected a file of touches (touch-jsonl/1)"
try 1 audit "$app"
is_silent
prints_line 'share is 44 x 36 pt to touch; 44 x 44 are recommended: enlarge its bounds, or accept points around them in an override of pointInside (SPEC 355)'
prints_line 'add harbour sticks out of UITabBar by 24 pt, and is not touched there: move add harbour, or enlarge UITabBar (SPEC 355)'
