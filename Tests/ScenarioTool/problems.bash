# `rk run --problems` and `rk replay --problems`: what went wrong, ranked (SPEC 357).

lacks() {
  checks=$((checks + 1))
  [[ $out != *"$1"* ]] || fail "standard output has: $1"
}

cat >"$scratch/problems.json" <<'JSON'
{"format": 1, "name": "problems", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "save", "class": "Button", "frame": [100, 100, 60, 44], "log": false, "targets": [{"events": ["touchUpInside"], "action": "save:"}]},
  {"id": "bar", "frame": [0, 300, 320, 60], "log": false, "subviews": [
    {"id": "send", "class": "Button", "frame": [10, 40, 60, 44], "log": false, "targets": [{"events": ["touchUpInside"], "action": "send:"}]}]}]}],
 "steps": [
  {"t": 1, "down": [1, 96, 120]}, {"t": 1.1, "up": [1, 96, 120]}, {"t": 1.5, "down": [5, 95, 120]}, {"t": 1.6, "up": [5, 95, 120]},
  {"t": 2, "down": [2, 20, 370]}, {"t": 2.1, "up": [2, 20, 370]}, {"t": 3, "down": [3, 120, 120]}, {"t": 3.1, "up": [3, 120, 120]},
  {"t": 4, "down": [4, 200, 200]}]}
JSON
try 0 run "$scratch/problems.json" --problems
is_silent
prints "hint: touch 4 is still down where the input ends"
prints "warning: save was missed by 5 pt at (95 120); up to 12 pt beside a control is a near miss, the last of 2 times (SPEC 357)"
prints "  where: the bounds of save: they end 5 pt before the touch; touch 5 at (95 120) in W, 1.50 s"
prints "  help:  enlarge the bounds of save, or accept points around them in an override of pointInside"
prints "  why:   save was not hit by touch 5 at (95 120): the touch was 5 pt outside of it (SPEC 11)"
prints "warning: send was touched at (20 370) and not hit: the point was 10 pt outside of bar"
prints "ok problems"
checks=$((checks + 1))
[[ $(grep -c '^[a-z]*: ' <<<"$out") == 3 && $out == warning:* ]] || fail "there are other problems, or in another order"

# As JSON: an object each, the verdict elsewhere.
try 0 run "$scratch/problems.json" --problems --json
prints '{"kind": 2, "kindName": "nearMiss", "severity": 2, "severityName": "warning", "reason": "noteBesideControl", "rule": 357, "count": 2, "time": 1.5, "firstTime": 1, "sequence": '
prints '"victim": "save", "culprit": "W", "touch": 5, "window": "W", "point": [95, 120], "value": 5, "limit": 12, "unit": "points"'
prints_error "ok problems"
checks=$((checks + 1))
python3 -c 'import json, sys; rows = [json.loads(line) for line in open(sys.argv[1])]; assert [row["kind"] for row in rows] == [2, 4, 32] and all(row["steps"] and row["where"] and row["help"] for row in rows)' <(printf '%s\n' "$out") || fail "the lines are no JSON of three problems"

# A recording has the same list: that of the moment after its last input.
try 0 run --record "$scratch/problems.rkrec" "$scratch/problems.json"
try 0 run "$scratch/problems.json" --problems
expected=$(sed '$d' <<<"$out")
try 0 replay "$scratch/problems.rkrec" --problems
is_silent
checks=$((checks + 1))
[[ $out == "$expected" ]] || fail "a recording has other problems than its scenario"
try 0 replay "$scratch/problems.rkrec" --problems --json
prints '{"kind": 32, '
try 0 replay "$scratch/problems.rkrec"
prints "the same"

# Touches into a tree: what hits nothing that listens, and what does not end.
cat >"$scratch/problems-tree.json" <<'JSON'
{"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "name": "", "frame": [0, 0, 100, 100], "children": [
  {"class": "UIView", "name": "title", "frame": [0, 0, 100, 20], "children": []}, {"class": "UILabel", "name": "text", "frame": [0, 80, 60, 20], "children": []},
  {"class": "UIButton", "name": "save", "frame": [60, 80, 40, 20], "children": []}]}}
JSON
cat >"$scratch/problems.jsonl" <<'JSON'
{"header": true, "format": "touch-jsonl/1", "name": "taps", "device": "a panel", "units": "device", "axes": {"x": {"min": 0, "max": 100, "resolution": 1}, "y": {"min": 0, "max": 100, "resolution": 1}, "pressure": null}}
{"t": 0.0, "touches": [{"id": 1, "x": 50, "y": 10, "phase": "began"}]}
{"t": 0.1, "touches": [{"id": 1, "x": 50, "y": 10, "phase": "ended"}]}
{"t": 0.5, "touches": [{"id": 2, "x": 50, "y": 50, "phase": "began"}]}
JSON
try 0 replay --tree "$scratch/problems-tree.json" --touches "$scratch/problems.jsonl" --problems
prints "hint: touch 2 is still down where the input ends"
prints "ended on title, and nothing there handled the touch"
lacks "totals"
# A label lets touches through to the view below it; a control listens, and is missed beside it.
sed -i 's/"x": 50, "y": 10,/"x": 20, "y": 90,/' "$scratch/problems.jsonl"
try 0 replay --tree "$scratch/problems-tree.json" --touches "$scratch/problems.jsonl" --problems
prints "ended on UIWindow, and nothing there handled the touch"
sed -i 's/"x": 20, "y": 90,/"x": 80, "y": 90,/' "$scratch/problems.jsonl"
try 0 replay --tree "$scratch/problems-tree.json" --touches "$scratch/problems.jsonl" --problems
lacks "warning"
lacks "touchUpInside"
sed -i 's/"x": 80, "y": 90,/"x": 80, "y": 75,/' "$scratch/problems.jsonl"
try 0 replay --tree "$scratch/problems-tree.json" --touches "$scratch/problems.jsonl" --problems
prints "save was missed by 5 pt at (80 75)"
sed -i 's/"x": 80, "y": 75,/"x": 50, "y": 10,/' "$scratch/problems.jsonl"
try 0 replay --tree "$scratch/problems-tree.json" --touches "$scratch/problems.jsonl" --problems --json --attach tap
prints '{"kind": 32, '
lacks '"kind": 1,'

# Of several files each problem names its own.
cp "$scratch/problems.rkrec" "$scratch/again.rkrec"
try 0 replay "$scratch/problems.rkrec" "$scratch/again.rkrec" --problems --json
prints "{\"file\": \"$scratch/problems.rkrec\", \"kind\": 32, "
prints "{\"file\": \"$scratch/again.rkrec\", \"kind\": 32, "
try 0 replay "$scratch/problems.rkrec" "$scratch/again.rkrec" --problems
prints_line "$scratch/problems.rkrec:"
prints_line "$scratch/again.rkrec:"
try 0 run "$scratch/problems.json" "$scratch/audit-none.json" --problems --json
prints '{"scenario": "problems", "kind": 32, '
try 2 replay "$scratch/problems.rkrec" --explain
prints_error "--log prints its decisions, --problems what went wrong"

# Nothing wrong, and what cannot be combined.
try 0 run "$scratch/audit-none.json" --problems
prints "ok audit"
lacks "warning"
try 2 run "$scratch/problems.json" --problems --explain
prints_error "--problems"
try 2 run "$scratch/problems.json" --problems --no-trace
prints_error "--problems"
try 2 replay "$scratch/problems.rkrec" --problems --log
prints_error "--problems"
try 2 replay --tree "$scratch/problems-tree.json" --touches "$scratch/problems.jsonl" --problems --trace
prints_error "--problems"
