# Synthetic gestures: the scenario's step `gesture`, and `rk synth`.

# The same lines as from Python's runner (bindings/python/tests/test_synth.py).
doing="rk run gestures.json"
checks=$((checks + 1))
diff "$here/../Synthesis/gestures.log" <(cd "$here/../Synthesis" && "$RK" run gestures.json 2>/dev/null) >&2 || fail "other lines than gestures.log"
scenario wrong_rate <<<'{"format": 1, "name": "rate", "windows": [{"id": "W", "frame": [0, 0, 9, 9]}], "steps": [{"gesture": ["tap W", {"rate": 0}]}]}'
try 2 run "$scratch/wrong_rate.json"
prints_error 'steps[0].gesture[1].rate: expected a rate from 1 to 10000, found 0'
scenario no_command <<<'{"format": 1, "name": "none", "windows": [{"id": "W", "frame": [0, 0, 9, 9]}], "steps": [{"gesture": [{"human": 1}]}]}'
try 2 run "$scratch/no_command.json"
prints_error 'steps[0].gesture: expected "command" or ["command", …'
scenario wrong_key <<<'{"format": 1, "name": "key", "windows": [{"id": "W", "frame": [0, 0, 9, 9]}], "steps": [{"gesture": ["tap W", {"humn": 1}]}]}'
try 2 run "$scratch/wrong_key.json"
prints_error 'steps[0].gesture[1]'

# Two touches, on the grid of the reports, within the screen that the header has.
try 0 synth "tap 100,200" "wait 0.5" "drag 10,20 by 30,0 for 0.02" --rate 100 --size 300,400
prints_exactly <(
  echo '{"header": true, "format": "touch-jsonl/1", "name": "rk synth", "units": "points", "axes": {"x": {"min": 0, "max": 300, "resolution": null}, "y": {"min": 0, "max": 400, "resolution": null}, "pressure": null}}'
  echo '{"t": 0, "touches": [{"id": 1, "x": 100, "y": 200, "phase": "began"}]}'
  echo '{"t": 0.08, "touches": [{"id": 1, "x": 100, "y": 200, "phase": "ended"}]}'
  echo '{"t": 0.59, "touches": [{"id": 2, "x": 10, "y": 20, "phase": "began"}]}'
  echo '{"t": 0.6, "touches": [{"id": 2, "x": 25, "y": 20, "phase": "moved"}]}'
  echo '{"t": 0.61, "touches": [{"id": 2, "x": 40, "y": 20, "phase": "ended"}]}'
)
is_silent

# Into a tree: by the names of views, and played back.
cat >"$scratch/synth.json" <<'JSON'
{"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "name": "W", "frame": [0, 0, 320, 480], "children": [
  {"class": "UIButton", "name": "send", "frame": [20, 20, 120, 44], "children": []},
  {"class": "UIScrollView", "name": "list", "frame": [20, 280, 280, 180], "children": [{"class": "UIButton", "name": "buy", "frame": [0, 1600, 280, 40], "children": []}]}]}}
JSON
try 0 synth --tree "$scratch/synth.json" --human 7 "tap send" "wait 1" "scroll list until buy is visible" "tap buy"
is_silent
printf '%s\n' "$out" >"$scratch/synth.jsonl"
try 0 synth --tree "$scratch/synth.json" --human 7 "tap send" "wait 1" "scroll list until buy is visible" "tap buy"
checks=$((checks + 1))
[[ $out == "$(<"$scratch/synth.jsonl")" ]] || fail "the same seed has other touches"
try 0 replay --tree "$scratch/synth.json" --touches "$scratch/synth.jsonl" --attach tap
prints ' send: touchUpInside'
prints ' buy: touchUpInside'

try 2 synth "tap send"
prints_error 'rk: no view of a window has the name: "send"'
try 2 synth "tickle 1,1"
prints_error 'expected tap, press, drag'
prints_error ': "tickle"'
try 2 synth "wheel 1,1 by 0,3"
prints_error 'rk: touch-jsonl/1 has touches alone'
try 2 synth --rate 0 "tap 1,1"
prints_error '--rate must be 1 to 10,000'
try 2 synth --size 0,9 "tap 1,1"
prints_error '--size must be two numbers'
try 2 synth
prints_error 'command'
