# `rk run`: log lines, verdicts, differences, exit statuses.

tree='"windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "back", "frame": [0, 0, 100, 100]}, {"id": "box", "frame": [20, 20, 100, 100]}]}]'
tap='{"t": 0, "down": [1, 50, 50]}, {"t": 0.1, "up": [1, 50, 50]}'

# SPEC 32: front first, so the view behind is not asked.
scenario passes <<<"{\"format\": 1, \"name\": \"a tap\", $tree,
  \"steps\": [$tap, {\"expect\": [\"box.hit\", \"box.in=1\", \"box.began\", \"box.ended\"]}]}"
scenario fails <<<"{\"format\": 1, \"name\": \"a wrong tap\", $tree,
  \"steps\": [$tap, {\"expect\": [\"box.hit\", \"box.in=0\", \"box.began\", \"box.ended\"]}]}"

try 0 run "$scratch/passes.json"
prints_exactly <(printf '%s\n' box.hit box.in=1 box.began box.ended 'ok a tap')
is_silent

try 1 run "$scratch/fails.json"
prints_line 'FAILED a wrong tap'
prints_line '    - box.in=0'
prints_line '    + box.in=1'
prints 'steps[2].expect: expected 4 lines, got 4; they differ from line 2 on'
is_silent

# The log alone; what failed goes to standard error.
try 0 run --log "$scratch/passes.json"
prints_exactly <(printf '%s\n' box.hit box.in=1 box.began box.ended)
is_silent
try 1 run --log "$scratch/fails.json"
prints_exactly <(printf '%s\n' box.hit box.in=1 box.began box.ended)
prints_error 'FAILED a wrong tap'

# Several files: all run, the worst decides.
try 1 run "$scratch/fails.json" "$scratch/passes.json"
prints_line 'ok a tap'
prints_line 'FAILED a wrong tap'
try 2 run "$scratch/none.json" "$scratch/fails.json" "$scratch/passes.json"
prints_line 'ok a tap'
prints_line 'FAILED a wrong tap'
prints_error 'none.json: No such file or directory'

# A name is optional; the file's name stands in.
scenario nameless <<<'{"format": 1, "steps": []}'
try 0 run "$scratch/nameless.json"
prints_exactly <(echo 'ok nameless.json')

# Missing and unexpected lines are both differences; so is a line that can never come.
scenario missing <<<"{\"format\": 1, \"name\": \"m\", $tree, \"log\": [\"touches\"], \"steps\": [$tap, {\"expect\": [\"box.began\", \"box.ended\", \"never\"]}]}"
try 1 run "$scratch/missing.json"
prints_line '    - never'
scenario extra <<<"{\"format\": 1, \"name\": \"e\", $tree, \"log\": [\"touches\"], \"steps\": [$tap, {\"expect\": []}]}"
try 1 run "$scratch/extra.json"
prints_line '    + box.began'

# Each step that compares can fail, and reports what it got.
compare() {
  printf '%s' "{\"format\": 1, \"name\": \"c\", $tree, \"log\": [], \"steps\": [$1]}" >"$scratch/compare.json"
  try 1 run "$scratch/compare.json"
  prints "$2"
}
compare '{"hit": ["W", [50, 50], "back"]}' 'steps[0].hit: hitTest of W at [50, 50]: expected "back", got "box"'
compare '{"hit": ["box", [500, 50], "box"]}' 'expected "box", got null'
compare '{"inside": ["box", [100, 50], true]}' 'steps[0].inside: pointInside of box: expected true, got false'
compare '{"convert": {"point": [1, 2], "from": "box", "to": null, "is": [21, 23]}}' 'steps[0].convert: expected [21, 23], got [21, 22]'
compare '{"convert": {"point": [1, 2], "from": "box", "to": null, "is": [21, 22.1], "tolerance": 0.05}}' 'got [21, 22]'
compare '{"convert": {"rect": [0, 0, 1, 2], "from": "box", "to": "back", "is": [20, 20, 1, 1]}}' 'got [20, 20, 1, 2]'
compare '{"chain": ["box", "app"]}' 'steps[0].chain: expected ["box", "app"], got ["box", "W", "app", "delegate"]'
compare '{"get": ["box", {"frame": [20, 20, 100, 101]}]}' 'steps[0].get: frame: expected [20, 20, 100, 101], got [20, 20, 100, 100]'
compare '{"get": ["box", {"hidden": true}]}' 'hidden: expected true, got false'
compare '{"get": ["W", {"key": false}]}' 'key: expected false, got true'
compare '{"get": ["box", {"alpha": 0.5}], "tolerance": 0.1}' 'alpha: expected 0.5, got 1'
compare '{"get": ["box", {"superview": "back"}]}' 'superview: expected "back", got "W"'
compare '{"touch": [7, {"phase": "began"}]}' 'steps[0].touch: no touch 7 has been seen'
compare '{"t": 0, "down": [1, 50, 50]}, {"touch": [1, {"view": "back", "phase": "moved", "tapCount": 2}]}' 'touch 1: view: expected "back", got "box"'
prints 'touch 1: phase: expected "moved", got "began"'
prints 'touch 1: tapCount: expected 2, got 1'
compare '{"explain": ["box", "anything"]}' 'steps[0].explain: expected a text with "anything", got "box got no touch'
compare '{"t": 0, "down": [1, 50, 50]}, {"explain": ["box", "no such reason"]}' 'expected a text with "no such reason"'
compare '{"explain": ["box", "would be hit", {"at": [500, 50]}]}' 'got "box would not be hit at (500 50): the point is 380 pt outside of it'
compare '{"explain": ["box", "", {"at": [500, 50], "steps": [{"reason": "hitHidden", "culprit": "back", "value": 1, "unit": "seconds"}]}]}' 'steps[0].explain: step 0: reason: expected "hitHidden", got "hitOutside"'
prints 'step 0: culprit: expected "back", got "W"'
prints 'step 0: value: expected 1, got 180'
prints 'step 0: unit: expected "seconds", got "points"'
compare '{"explain": ["box", "", {"at": [50, 50], "steps": [{"reason": "hitHidden"}]}]}' 'steps[0].explain: step 0: expected one, got none'
compare '{"explain": ["box", "", {"touch": 9}]}' 'steps[0].explain: no explanation for box: RKStatusNotFound'

# The same ones hold where they are right.
scenario holds <<<"{\"format\": 1, \"name\": \"h\", $tree, \"steps\": [
  {\"hit\": [\"W\", [50, 50], \"box\"]}, {\"hit\": [\"W\", [300, 300], \"W\"]}, {\"hit\": [\"W\", [400, 50], null]}, {\"inside\": [\"box\", [99, 50], true]},
  {\"convert\": {\"point\": [1, 2], \"from\": \"box\", \"to\": null, \"is\": [21, 22.04], \"tolerance\": 0.05}},
  {\"chain\": [\"box\", \"W\", \"app\", \"delegate\"]}, {\"get\": [\"box\", {\"frame\": [20, 20, 100, 100], \"hidden\": false, \"superview\": \"W\"}]},
  {\"t\": 1, \"down\": [1, 50, 50]}, {\"touch\": [1, {\"view\": \"box\", \"window\": \"W\", \"phase\": \"began\", \"tapCount\": 1, \"location\": [50, 50], \"timestamp\": 1}]},
  {\"t\": 2, \"up\": [1, 50, 50]}, {\"touch\": [1, {\"phase\": \"ended\"}]},
  {\"expect\": [\"box.hit\", \"box.in=1\", \"box.began\", \"box.ended\"]}]}"
try 0 run "$scratch/holds.json"
is_silent

# A refused call is a note on standard error, no failure (SPEC 74: a touch that is not down).
scenario rejected <<<"{\"format\": 1, \"name\": \"r\", $tree, \"steps\": [{\"t\": 0, \"up\": [9, 50, 50]}, {\"expect\": []}]}"
try 0 run "$scratch/rejected.json"
prints_exactly <(echo 'ok r')
prints_error 'steps[0].up: RKStatusNotFound'

# `on` runs its steps inside the callback, once; a line that never comes is worth a note.
scenario on <<<"{\"format\": 1, \"name\": \"o\", $tree, \"log\": [\"touches\"], \"steps\": [
  {\"on\": [\"box.began\", [{\"remove\": \"box\"}]]}, {\"on\": [\"back.moved\", []]}, $tap, {\"expect\": [\"box.began\", \"box.cancelled\"]},
  {\"t\": 1, \"down\": [1, 50, 50]}, {\"expect\": [\"back.began\"]}]}"
try 0 run "$scratch/on.json"
prints_error 'steps[1].on: the line "back.moved" was never logged'

# Control characters of a name are shown, not sent to the terminal.
scenario escape <<<'{"format": 1, "name": "bell \u0007", "steps": []}'
try 0 run "$scratch/escape.json"
prints_exactly <(echo 'ok bell \u{7}')

# Ids that a step declares are known to the whole file; using one before its time is a difference, or a note and an answer of no.
scenario early <<<"{\"format\": 1, \"name\": \"early\", $tree, \"steps\": [{\"hit\": [\"late\", [0, 0], null]}, {\"becomeFirst\": \"late\"}, {\"remove\": \"late\"},
  {\"expect\": [\"= false\"]}, {\"add\": [\"back\", {\"id\": \"late\"}]}, {\"chain\": [\"late\", \"back\", \"W\", \"app\", \"delegate\"]}]}"
try 1 run "$scratch/early.json"
prints_exactly <(printf '%s\n' '= false' 'FAILED early' '  steps[0].hit: "late" does not exist yet')
prints_error 'steps[1].becomeFirst: "late" does not exist yet'
prints_error 'steps[2].remove: "late" does not exist yet'

# --config sets flags and constants by name before the file does: SPEC 145's margin, here and in the file.
button='"log": ["events"], "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [{"id": "b", "class": "Button", "frame": [0, 0, 40, 40]}]}]'
press='{"t": 0, "down": [1, 20, 20]}, {"t": 0.1, "move": [1, 100, 20]}, {"t": 0.2, "up": [1, 100, 20]}'
scenario margin <<<"{\"format\": 1, \"name\": \"m\", $button, \"steps\": [$press]}"
try 0 run --log "$scratch/margin.json"
prints_line b.event:touchUpInside
try 0 run --log --config controlSlop=10 "$scratch/margin.json"
prints_line b.event:touchUpOutside
try 0 run --log --config controlSlop=10 --config hitTestPasses=2 --config controlSlop=70 "$scratch/margin.json"
prints_line b.event:touchUpInside
scenario own-margin <<<"{\"format\": 1, \"name\": \"m\", \"config\": {\"controlSlop\": 70}, $button, \"steps\": [$press]}"
try 0 run --log --config controlSlop=10 "$scratch/own-margin.json"
prints_line b.event:touchUpInside
try 0 run --config sameViewTie=firstAdded --config cancelBeforeAction=true --config tapMaximumDuration=1.5e-1 "$scratch/nameless.json"
is_silent

# What is wrong with one is reported before any file is read.
config() {
  try 2 run --config "$1" "$scratch/none.json"
  prints_error "rk: --config \""
  prints_error "$2"
  prints_nothing
  checks=$((checks + 1))
  [[ $(wc -l <<<"$err") == 1 ]] || fail "more than one sentence: $err"
}
config 'controlSlop' '"controlSlop": expected NAME=VALUE'
config '=5' '"=5": expected NAME=VALUE'
config 'controlslop=5' '"controlslop=5": unknown key "controlslop" (allowed: hitTestPasses, cancelBeforeAction'
config 'controlSlop=' '"controlSlop=": expected a number, found ""'
config 'controlSlop=wide' '"controlSlop=wide": expected a number, found "wide"'
config 'controlSlop=nan' 'expected a number, found "nan"'
config 'controlSlop=1e999' 'expected a number, found "1e999"'
config 'controlSlop=[5]' 'expected a number, found "[5]"'
config 'controlSlop=-1' '"controlSlop=-1": RKStatusInvalidArgument'
config 'hitTestPasses=3' '"hitTestPasses=3": RKStatusInvalidArgument'
config 'sameViewTie=newest' 'expected a number or a value'"'"'s name, found "newest" (allowed: lastAdded, firstAdded)'
config $'controlSlop=\e[2J' 'found "\u001b[2J"'

# --no-trace: there are no reasons, and no override is asked for any.
scenario reasons <<<"{\"format\": 1, \"name\": \"r\", $tree, \"log\": [], \"steps\": [{\"t\": 0, \"down\": [1, 50, 50]}, {\"explain\": [\"box\", \"no such reason\"]}]}"
try 1 run "$scratch/reasons.json"
try 0 run --no-trace "$scratch/reasons.json"
prints_exactly <(echo 'ok r')
try 2 run --no-trace --explain "$scratch/reasons.json"
prints_error "--no-trace"

# --silent-nodes: no calls of methods are observed, no such line, and none expected.
try 0 run --silent-nodes "$scratch/passes.json"
prints_exactly <(echo 'ok a tap')
scenario plain <<<"{\"format\": 1, \"name\": \"p\", $tree, \"log\": [\"touches\", \"inside\", \"actions\"], \"logTouchIds\": true, \"steps\": [
  {\"addRecognizer\": [\"back\", {\"id\": \"t.t\", \"type\": \"tap\", \"log\": true}]}, {\"set\": [\"box\", {\"userInteractionEnabled\": false}]}, $tap,
  {\"expect\": [\"back.in=1\", \"t.t.began{1}\", \"back.began{1}\", \"t.t.ended{1}\", \"act:t.t\", \"back.cancelled{1}\"]}]}"
try 0 run "$scratch/plain.json"
try 0 run --silent-nodes "$scratch/plain.json"
prints_exactly <(printf '%s\n' act:t.t 'ok p')
try 0 run --silent-nodes --explain "$scratch/plain.json"
prints 'back contains (50 50)'
# What is left is compared.
scenario wrong <<<"{\"format\": 1, \"name\": \"w\", $tree, \"steps\": [$tap, {\"expect\": [\"box.hit\", \"act:x\", \"box.ended\"]}]}"
try 1 run --silent-nodes "$scratch/wrong.json"
prints 'steps[2].expect: expected 1 lines, got 0'
# Where steps wait for a line, that object logs that kind still.
try 0 run --silent-nodes "$scratch/on.json"
prints_exactly <(printf '%s\n' box.began box.cancelled back.began 'ok o')
# An override that is more than a log stays.
scenario override <<<'{"format": 1, "name": "v", "windows": [{"id": "W", "frame": [0, 0, 100, 100], "subviews": [
  {"id": "a", "frame": [0, 0, 50, 50], "pointInside": "no", "responds": ["hit"]}]}], "steps": [{"hit": ["W", [10, 10], "W"]}, {"sendAction": {"action": "hit", "to": "a", "from": "W"}},
  {"expect": ["a.hit", "= true"]}]}'
try 0 run "$scratch/override.json"
try 0 run --silent-nodes --no-trace "$scratch/override.json"
