# Recordings of everything that happens: rk run --record, rk replay of what that writes, rk convert.

sessions=$scratch/sessions
mkdir "$sessions" "$sessions/all" "$sessions/later" "$sessions/bad"
scenarios=("$here"/../Scenarios/*.json)
# Those that load plugins come when plugins have been built (plugins.bash).
plain=()
for file in "${scenarios[@]}"; do grep -q '"plugins"' "$file" || plain+=("$file"); done

# sameness COUNT: so many recordings were played, and each came out the same.
sameness() {
  checks=$((checks + 1))
  local same
  same=$(grep -c ': the same$' <<<"$out")
  [[ $same == "$1" ]] || fail "$same of $1 replays were the same"
}

# patient STATUS WORDS...: `try` for what plays hundreds of files.
patient() {
  local expected=$1 status
  shift
  doing="rk ${*:0:4} ..." checks=$((checks + 1))
  out=$(timeout 600 "$RK" "$@" 2>"$scratch/err")
  status=$?
  err=$(<"$scratch/err")
  [[ $status == "$expected" ]] || fail "exit status $status, expected $expected"
}

# --- Every scenario, recorded and played: the same calls, births, calls out and decisions. ---
patient 0 run --explain --record "$sessions/all" "${plain[@]}"
grep -a '^    -\?[0-9.]* s: ' <<<"$out" >"$sessions/sentences"
# Word by word, too: the replay prints what the run printed.
patient 0 replay --log "$sessions"/all/*.rkrec
sameness ${#plain[@]}
is_silent
checks=$((checks + 1))
grep -a '^    -\?[0-9.]* s: ' <<<"$out" | diff -q - "$sessions/sentences" >/dev/null || fail "the sentences of replays are not those of the runs"
# Switched on later: what there is by then is the state. Every fourth: Tests/Replay/run plays them all.
few=()
for ((k = 0; k < ${#plain[@]}; k += 4)); do few+=("${plain[k]}"); done
patient 0 run --record "$sessions/later" --record-after 0 "${few[@]}"
patient 0 replay "$sessions"/later/*.rkrec
sameness ${#few[@]}

# --- Random scenarios that change the tree in the middle of touches. RK_SEED sets another seed. ---
mkdir "$sessions/random" "$sessions/played"
python3 "$here/generate.py" "$seed" 60 "$sessions/random"
patient 0 run --record "$sessions/played" "$sessions"/random/*.json
patient 0 replay "$sessions"/played/*.rkrec
sameness 60

# --- One file. ---
scenario tap <<'JSON'
{"format": 1, "name": "a tap", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [
  {"id": "box", "frame": [20, 20, 100, 100], "pointInside": "yes", "recognizers": [{"id": "tap", "type": "tap", "delegate": {"shouldBegin": true}}]}]}],
 "steps": [{"t": 0, "down": [1, 50, 50]}, {"t": 0.1, "up": [1, 50, 50]}, {"set": ["box", {"hidden": true}]}, {"t": 0.9}, {"t": 1, "down": [2, 50, 50]}, {"t": 2, "up": [2, 50, 50]}]}
JSON
tap=$sessions/tap.rkrec
try 0 run --record "$tap" "$scratch/tap.json"
try 0 replay "$tap"
prints "decisions: the same"
is_silent
try 0 replay --log "$tap"
prints "tap recognised (SPEC 159)"
try 0 replay --list "$tap"
prints 'rk_object_set_name(#'
prints 'decision gestureActionSent #'
prints "the file ends with a whole record"
try 0 run --record "$sessions/late.rkrec" --record-after 4 "$scratch/tap.json"
try 0 replay "$sessions/late.rkrec"
prints "decisions: the same"

# --- Of another library, of a format to come, with another decision. ---
python3 "$here/sessions.py" version "$tap" "$sessions/other.rkrec"
try 0 replay "$sessions/other.rkrec"
prints "recorded with ResponderKit 9.9.9, played with"
prints "the same"
python3 "$here/sessions.py" format "$tap" "$sessions/new.rkrec"
try 2 replay "$sessions/new.rkrec"
prints_error "format 2; this rk reads format 1"
prints_nothing
python3 "$here/sessions.py" decision "$tap" "$sessions/apart.rkrec"
try 1 replay "$sessions/apart.rkrec"
prints "then they part, at decision"
prints "  recorded: \""
prints "  now:      \""
# A program's override that answers otherwise: the first decision that follows from it, and no later one.
scenario override <<'JSON'
{"format": 1, "name": "an override", "log": ["touches"], "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [{"id": "box", "frame": [20, 20, 100, 100], "pointInside": "no"}]}],
 "steps": [{"t": 0, "down": [1, 50, 50]}, {"t": 0.1, "up": [1, 50, 50]}]}
JSON
try 0 run --record "$sessions/override.rkrec" "$scratch/override.json"
try 0 replay "$sessions/override.rkrec"
prints_exactly <(echo "19 calls, 9 decisions: the same")
python3 "$here/sessions.py" answer "$sessions/override.rkrec" "$sessions/answers-otherwise.rkrec"
try 1 replay "$sessions/answers-otherwise.rkrec"
prints_exactly <(printf '%s\n' "the same for 16 calls and 2 decisions; then they part, at decision 3, call 17, 0.000 s" \
  '  recorded: "box was not hit: its pointInside override returned false for (30 30) (SPEC 40)"' \
  '  now:      "box accepts (30 30) by its pointInside override; its subviews are hit-tested (SPEC 40)"')
is_silent
# Where both print the same, the report has what differs.
python3 "$here/sessions.py" time "$tap" "$sessions/late-decision.rkrec"
try 1 replay "$sessions/late-decision.rkrec"
prints '", at 99 s'
prints '", at 0 s'

# --- Cut off at every byte: nothing before the cut is lost, and what is left is played. ---
small=$sessions/all/R001-bounds-center-anchor.rkrec
python3 "$here/sessions.py" cut "$small" "$sessions/bad"
"$RK" replay --list "$small" "$sessions"/bad/*.rkrec >"$sessions/lists" 2>"$scratch/err"
doing="sessions.py lists" out='' err='' checks=$((checks + 1))
count=$(python3 "$here/sessions.py" lists "$sessions/lists" cut) || fail "a file that was cut off is not read up to the cut"
[[ $count == $(($(stat -c %s "$small") - 24)) ]] || fail "$count files that were cut off can be listed"
patient 2 replay "$sessions"/bad/*.rkrec
[[ $out != *"they part"* ]] || fail "a recording that was cut off plays otherwise"
checks=$((checks + 1))
[[ $(grep -c 'the same up to where' <<<"$out") -gt 200 ]] || fail "recordings that were cut off are not played"
rm "$sessions"/bad/*

# --- 10,000 bits that flipped, wherever: read up to the damage. RK_SEED sets another seed. ---
python3 "$here/sessions.py" small "$sessions/small.rkrec"
python3 "$here/sessions.py" flip "$sessions/small.rkrec" "$sessions/bad" 10000 "$seed"
# Some hundreds at a time: a command line is read in the square of its length.
"$RK" replay --list "$sessions/small.rkrec" >"$sessions/lists" 2>"$scratch/err"
find "$sessions/bad" -name '*.rkrec' -print0 | xargs -0 -n 250 "$RK" replay --list >>"$sessions/lists" 2>>"$scratch/err"
doing="sessions.py lists (RK_SEED=$seed)" checks=$((checks + 1))
count=$(python3 "$here/sessions.py" lists "$sessions/lists" flip) || fail "a damaged file is not read up to the damage"
[[ $count == 10000 ]] || fail "$count of 10000 damaged files can be listed"
rm -r "$sessions/bad"
mkdir "$sessions/bad"
python3 "$here/sessions.py" flip "$tap" "$sessions/bad" 300 "$seed"
patient 2 replay "$sessions"/bad/*.rkrec
prints_error "is damaged: what stands before it is good"
rm "$sessions"/bad/*

# --- Files that are made up, or changed so that the checks agree: a sentence, never a crash. ---
python3 "$here/sessions.py" bad "$sessions/bad"
patient 2 replay "$sessions"/bad/*.rkrec
prints_error "empty.rkrec: is empty"
prints_error "text.rkrec: is a recording that was sent as text"
prints_error "noise.rkrec: is no recording"
prints_error "query.rkrec: at byte 39: rk_view_get_frame, a call that is never recorded"
# What no replay takes is no bug report either.
for name in enters leaves decision-alone query; do
  try 2 convert "$sessions/bad/$name.rkrec" -o "$sessions/none.json"
  [[ ! -e $sessions/none.json ]] || fail "a scenario was written all the same"
done
rm "$sessions"/bad/*
for file in "$tap" "$sessions/all/R301-recognisers-changed-in-callbacks.rkrec"; do
  python3 "$here/sessions.py" mutate "$file" "$sessions/bad" 150 "$seed"
  patient 2 replay "$sessions"/bad/*.rkrec
done
patient 0 replay --list "$sessions"/bad/000*.rkrec

# --- Writing: nothing half-written, wrong usage. ---
try 2 run --record "$scratch/nowhere/x.rkrec" "$scratch/tap.json"
prints_error "nowhere/x.rkrec"
try 2 run --record /dev/full "$scratch/tap.json"
prints_error "/dev/full: "
is_silent_about() {
  checks=$((checks + 1))
  [[ $err != *"$1"* ]] || fail "standard error has: $1"
}
is_silent_about "tap.json: "
try 2 run --record "$sessions/one.rkrec" "$scratch/tap.json" "$scratch/tap.json"
prints_error "for several scenarios there must be a folder"
[[ ! -e $sessions/one.rkrec ]] || fail "a recording was written all the same"
[[ -z $(ls "$sessions" | grep partial) ]] || fail "something half-written is left"
try 2 run --record-after 1 "$scratch/tap.json"
prints_error "needs --record"
try 2 replay "$tap" --trace
prints_error "a recording brings its own tree and input"
try 2 replay
prints_error "expected a recording, or --tree and --touches"
try 0 replay --tree "$data/app-tree.json" --touches "$data/taps-and-drag.jsonl" --attach tap,pan --record "$sessions/touches.rkrec"
try 0 replay "$sessions/touches.rkrec"
prints "decisions: the same"

# --- A bug report. ---
try 0 convert "$tap" -o "$sessions/tap.json"
prints "decisions are the same"
is_silent
try 0 run "$sessions/tap.json"
prints "ok tap"
checks=$((checks + 1))
grep -q '"pointInside": "yes"' "$sessions/tap.json" && grep -q '"delegate": {"shouldBegin": true}' "$sessions/tap.json" || fail "answers that are always the same are not in the scenario"
grep -q '{"set": \["box", {"hidden": true}\]}' "$sessions/tap.json" || fail "a change between inputs is no step"
scenario vary <<'JSON'
{"format": 1, "name": "varying", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [{"id": "box", "frame": [20, 20, 100, 100], "pointInside": {"circle": true}}]}],
 "steps": [{"t": 0, "down": [1, 25, 25]}, {"t": 0.1, "up": [1, 25, 25]}, {"t": 1, "down": [1, 70, 70]}, {"t": 1.1, "up": [1, 70, 70]}]}
JSON
try 0 run --record "$sessions/vary.rkrec" "$scratch/vary.json"
try 0 convert "$sessions/vary.rkrec" -o "$sessions/vary.json"
is_silent
grep -q '"pointInside": {"circle": true}' "$sessions/vary.json" || fail "a figure that answers so is not in the scenario"
# What a callback did waits for its line; what answers otherwise from some time on is set there.
scenario inner <<'JSON'
{"format": 1, "name": "inside", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "box", "frame": [20, 20, 100, 100], "recognizers": [{"id": "tap", "type": "tap", "delegate": {"shouldBegin": true}}]}, {"id": "other", "frame": [200, 20, 50, 50]}]}],
 "steps": [{"on": ["act:tap", [{"set": ["box", {"hidden": true}]}, {"destroy": "other"}, {"add": ["W", {"id": "new", "frame": [0, 0, 9, 9]}]}]]}, {"t": 0, "down": [1, 50, 50]}, {"t": 0.1, "up": [1, 50, 50]},
  {"set": ["box", {"hidden": false}]}, {"set": ["tap", {"delegate": {"shouldBegin": false}}]}, {"t": 1, "down": [1, 50, 50]}, {"t": 1.1, "up": [1, 50, 50]}]}
JSON
try 0 run --record "$sessions/inner.rkrec" "$scratch/inner.json"
try 0 convert "$sessions/inner.rkrec" -o "$sessions/inner.json"
is_silent
grep -q '{"on": \["act:tap", \[{"set": \["box", {"hidden": true}\]}' "$sessions/inner.json" || fail "what an action does is no step that waits for it"
grep -q '{"set": \["tap", {"delegate": {"shouldBegin": false}}\]}' "$sessions/inner.json" || fail "an answer that changes is not set"
# The keys of a program have numbers of their own: here the second key is the first of the recording.
scenario keyed <<'JSON'
{"format": 1, "name": "keys", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "key": true, "subviews": [{"id": "T", "class": "TextField", "frame": [0, 0, 200, 40], "text": "abc"}]}],
 "steps": [{"becomeFirst": "T"}, {"t": 1, "presses": [["q", [], "began"]]}, {"t": 1.1, "presses": [["q", [], "ended"]]},
  {"t": 2, "presses": [["", [], "began", 80]]}, {"t": 2.1, "presses": [["", [], "ended", 80]]}, {"t": 3, "text": "x"}]}
JSON
try 0 run --record "$sessions/keyed.rkrec" --record-after 3 "$scratch/keyed.json"
try 0 convert "$sessions/keyed.rkrec" -o "$sessions/keyed.json"
prints "decisions are the same"
# Characters without a picture are text like others.
scenario unprintable <<'JSON'
{"format": 1, "name": "unprintable", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "key": true, "subviews": [{"id": "T", "class": "TextField", "frame": [0, 0, 200, 40]}]}],
 "steps": [{"becomeFirst": "T"}, {"t": 1, "text": "a\u0001\rb\u007f"}, {"t": 1.1, "text": "\t\u2028"}]}
JSON
try 0 run --record "$sessions/unprintable.rkrec" "$scratch/unprintable.json"
try 0 convert "$sessions/unprintable.rkrec" -o "$sessions/unprintable.json"
prints "decisions are the same"
checks=$((checks + 1))
python3 -c 'import json, sys; assert [step["text"] for step in json.load(open(sys.argv[1]))["steps"] if "text" in step] == ["a\x01\rb\x7f", "\t\u2028"]' "$sessions/unprintable.json" || fail "a control character becomes another"
# The demo, and every thirtieth of what else the scenarios show, another part with another seed: all come again, decision for decision.
some=("$sessions/all/S01-tap-on-overlap.rkrec" "$sessions/all/R303-input-from-an-action.rkrec")
recordings=("$sessions"/all/*.rkrec)
for ((k = seed % 30; k < ${#recordings[@]}; k += 30)); do some+=("${recordings[k]}"); done
for file in "${some[@]}"; do
  try 0 convert "$file" -o "$sessions/one.json"
  prints "decisions are the same"
done
# Links are followed; what is no ordinary file is written into and stays what it is; - is standard output.
ln -s linked.json "$sessions/link.json"
ln -s linked.rkrec "$sessions/link.rkrec"
mkfifo "$sessions/pipe"
for round in new old; do
  try 0 convert "$tap" -o "$sessions/link.json"
  try 0 run --record "$sessions/link.rkrec" "$scratch/tap.json"
done
cat "$sessions/pipe" >"$sessions/piped.json" &
try 0 convert "$tap" -o "$sessions/pipe"
wait $!
cat "$sessions/pipe" >"$sessions/piped.rkrec" &
try 0 run --record "$sessions/pipe" "$scratch/tap.json"
wait $!
checks=$((checks + 5))
[[ -L $sessions/link.json && -L $sessions/link.rkrec && -p $sessions/pipe ]] || fail "a link or a pipe was replaced"
cmp -s "$sessions/linked.json" "$sessions/tap.json" && cmp -s "$sessions/piped.json" "$sessions/tap.json" || fail "a scenario did not come through a link or a pipe"
cmp -s "$sessions/linked.rkrec" "$sessions/piped.rkrec" || fail "a recording did not come through a link or a pipe"
[[ $(stat -c %a "$sessions/linked.rkrec") == $(stat -c %a "$sessions/linked.json") ]] || fail "a recording has other permissions than what else is written"
[[ $("$RK" convert "$tap" -o - 2>"$scratch/err") == "$(<"$sessions/tap.json")" ]] || fail "the scenario on standard output is another"
if [[ -c /dev/full ]]; then
  ln -s /dev/full "$sessions/full"
  try 2 convert "$tap" -o "$sessions/full"
  prints_error "full"
  try 2 run --record "$sessions/full" "$scratch/tap.json"
  checks=$((checks + 1))
  [[ -c /dev/full && -L $sessions/full ]] || fail "a device was replaced"
fi
# What cannot be expressed is listed, in the file too.
try 0 convert "$sessions/apart.rkrec" -o "$sessions/apart.json"
prints_error "not in the scenario: this library decides otherwise"
prints "21 of 21 decisions are the same"
grep -q 'What it cannot say: this library' "$sessions/apart.json" || fail "what cannot be expressed does not stand in the file"
try 2 convert "$scratch/tap.json" -o "$sessions/x.json"
prints_error "tap.json: this is a scenario; expected a recording"
try 2 convert "$tap" -o "$scratch/nowhere/x.json"
prints_error "nowhere/x.json"

# --- Controllers, segments, selections, marked text, keys by their codes, updates of estimates: converted, and the same decisions again. ---
scenario changes <<'JSON'
{"format": 1, "name": "changes", "log": ["presses", "touches"], "windows": [{"id": "W", "frame": [0, 0, 320, 480], "key": true, "subviews": [
  {"id": "P", "frame": [0, 0, 320, 100], "subviews": [{"id": "F", "class": "TextField", "frame": [0, 0, 200, 40], "text": "aé two"}]},
  {"id": "s", "class": "SegmentedControl", "frame": [0, 100, 90, 30], "numberOfSegments": 3}, {"id": "N", "frame": [0, 200, 100, 100]}]}],
 "detached": [{"id": "Q", "frame": [0, 0, 100, 100]}],
 "controllers": [{"id": "c", "view": "P"}, {"id": "d", "view": "N"}, {"id": "e", "view": "Q"}],
 "steps": [{"becomeFirst": "F"}, {"segmentEnabled": ["s", 1, false]}, {"t": 0, "down": [1, 45, 115]}, {"up": [1, 45, 115]},
  {"t": 1, "set": ["F", {"selectedRange": [1, 2]}]}, {"key": ["", ["shift"], "began", 80]}, {"key": ["", [], "ended", 80]}, {"text": "x"}, {"setMarkedText": ["F", "ñn", [1, 2]]}, {"unmarkText": "F"}, {"clear": "F"},
  {"insertSegment": ["s", "", 0]}, {"segmentEnabled": ["s", 2, true]}, {"removeSegment": ["s", 3]}, {"t": 2, "down": [1, 45, 115]}, {"up": [1, 45, 115]}, {"performPrimaryAction": "s"},
  {"addChild": ["c", "d"]}, {"removeFromParent": "d"}, {"present": ["c", "e"]}, {"dismiss": "c"}, {"setRoot": ["W", "c"]}, {"beginAppearance": ["d", true]}, {"endAppearance": "d"},
  {"t": 3, "down": [2, 50, 250, {"type": "pencil", "estimatedProperties": 9, "expectingUpdates": 9, "estimationUpdateIndex": 4}]}, {"updateEstimates": [[4, {"force": 1, "location": [51, 250]}]]}, {"t": 4, "up": [2, 50, 250]}]}
JSON
try 0 run --record "$sessions/changes.rkrec" "$scratch/changes.json"
try 0 convert "$sessions/changes.rkrec" -o "$sessions/changes.json"
is_silent
for step in '"segmentEnabled": ["s", 1, false]' '"selectedRange": [1, 2]' '"presses": [["", ["shift"], "began", 80]]' '"setMarkedText": ["F", "ñn", [1, 2]]' '"unmarkText": "F"' '"clear": "F"' '"insertSegment": ["s", "", 0]' \
  '"removeSegment": ["s", 3]' '"performPrimaryAction": "s"' '"addChild": ["c", "d"]' '"removeFromParent": "d"' '"present": ["c", "e"]' '"dismiss": "c"' '"setRoot": ["W", "c"]' '"beginAppearance": ["d", true]' \
  '"endAppearance": "d"' '"updateEstimates": [[4, {"force": 1, "location": [51, 250]}]]'; do
  checks=$((checks + 1))
  grep -qF "$step" "$sessions/changes.json" || fail "the scenario lacks $step"
done
# What the format does not have is named.
scenario titled <<'JSON'
{"format": 1, "name": "titled", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [{"id": "s", "class": "SegmentedControl", "frame": [0, 100, 90, 30]}]}],
 "steps": [{"insertSegment": ["s", "one", 0]}, {"t": 0, "down": [1, 45, 115]}, {"t": 1, "up": [1, 45, 115]}]}
JSON
try 0 run --record "$sessions/titled.rkrec" "$scratch/titled.json"
try 0 convert "$sessions/titled.rkrec" -o "$sessions/titled.json"
prints_error "not in the scenario: s: the titles of its segments"
