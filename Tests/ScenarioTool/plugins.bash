# `rk plugin`: check, list and new; and scenarios that load plugins.

plugins=$scratch/plugins
include=$(realpath "$here/../../Include")

# --- Wrong usage. ---
for command in check list new; do
  try 0 help plugin "$command"
  prints "EXAMPLES"
done
try 0 plugin --help
[[ $out != *sandbox* ]] || fail "the hidden sub-command is shown"
try 2 plugin check
prints_error "<file>"
try 2 plugin check x.so --only file nothing
prints_error "no test 'nothing' (allowed: file, exports,"
for timeout in 0 nan inf -1 1e9; do
  try 2 plugin check x.so "--timeout=$timeout"
  prints_error "--timeout"
done
try 0 plugin check --list
for name in file exports loads entry init manifest host-version host-size extensions lifecycle contexts canary arguments answers steady super removal \
  release differential instances threads scan-time pace output; do
  grep -q "^$name  *[A-Z]" <<<"$out" || fail "--list does not describe $name"
done
try 2 plugin list "$scratch/none"
prints_error "none: No such file"
prints_nothing

# --- Templates: what is written builds with the command that is printed, and passes. ---
for name in '' 1st a-b a/b '../x' 'größe' "$(printf 'a%.0s' {1..61})"; do
  try 2 plugin new "$name" --out "$scratch"
  prints_nothing
done
try 2 plugin new Name --lang rust
prints_error "rust"
try 2 plugin new Name --out "$scratch/none"
prints_error "No such file"
mkdir "$scratch/new"
for language in c cpp swift; do
  try 0 plugin new RoundThing --lang "$language" --out "$scratch/new"
  source=$scratch/new/RoundThing.$language
  command=$(sed -n '2s/^ *//p' <<<"$out")
  # The tool may lie where no headers are; the sources that it was built from have them.
  command=${command//'-I"$(pkg-config --variable=includedir responderkit)"'/-I"$include" -I"$include/../bindings/cpp/include"}
  command=${command//'$(pkg-config --variable=includedir responderkit)'/$include}
  checks=$((checks + 2))
  (($(wc -l <"$source") <= 60)) || fail "$source has more than 60 lines"
  (cd / && umask 022 && bash -c "$command") >"$scratch/build" 2>&1 || fail "$command: $(head -n 5 "$scratch/build")"
  [[ ! -s $scratch/build ]] || fail "building $source prints: $(head -n 5 "$scratch/build")"
  try 0 plugin check "$scratch/new/RoundThing.so"
  prints "RoundThing.so: org.example.round-thing 1.0.0"
  [[ $out != *$'\n'"  warning"* ]] || fail "there is a warning about $source"
  [[ $language != cpp ]] || grep -q 'responderkit/plugin.hpp' "$source" || fail "$source is written as C"
  # Nothing is written over.
  try 2 plugin new RoundThing --lang "$language" --out "$scratch/new"
  prints_error "File exists"
done

# --- Every plugin of Tests/Plugins, good and bad: the word in its row of expected.txt. ---
checks=$((checks + 1))
doing="Tests/Plugins/build"
out='' err=''
"$here/../Plugins/build" "$plugins" >"$scratch/build" 2>&1 || fail "the plugins cannot be built: $(tail -n 5 "$scratch/build")"
checks=$((checks + 1))
doing="plugins.py"
python3 "$here/plugins.py" "$RK" "$here/../Plugins/expected.txt" "$plugins" >"$scratch/words" 2>&1 || fail "$(cat "$scratch/words")"
checks=$((checks + $(grep -c '^ok' "$scratch/words")))

# --- list: metadata, and nothing runs. ---
mkdir -p "$scratch/list"
for name in RoundButton CrashInConstructor HangInConstructor PrintsSomething NoSymbol; do cp "$plugins/$name.so" "$scratch/list"; done
printf 'no library' >"$scratch/list/Text.so"
cat >"$scratch/list/RoundButton.rkplugin.json" <<'JSON'
{"id": "org.responderkit.round-button", "version": "1.0.0", "abi": "0.1", "file": "RoundButton.so", "classes": ["RoundButton"], "description": "Round."}
JSON
try 0 plugin list "$scratch/list"
prints "RoundButton.so: org.responderkit.round-button 1.0.0, interface 0.1, not checked"
prints_line "  classes (its manifest says): RoundButton"
prints_line "  Round."
prints "CrashInConstructor.so: org.example.bad 1, interface 0.1, not checked"
prints "PrintsSomething.so: org.example.bad 1, interface 0.1, not checked"
prints "cannot be loaded: it does not export the data symbol responderkit_plugin"
prints "cannot be loaded: it is no ELF file"
is_silent
try 0 plugin list "$scratch/list" --json
json() { python3 -c "import json, sys; d = json.load(sys.stdin); assert ($1), d" <<<"$out" || fail "not so: $1"; }
json 'd["format"] == "plugin-list/1" and [p["file"] for p in d["plugins"]] == sorted(p["file"] for p in d["plugins"]) and len(d["plugins"]) == 6'
json 'd["plugins"][4] == {"file": "RoundButton.so", "id": "org.responderkit.round-button", "version": "1.0.0", "abi": "0.1", "problem": None, "verdict": "not checked", "classes": ["RoundButton"], "description": "Round."}'
rm "$scratch/list/"{HangInConstructor,PrintsSomething,NoSymbol,Text}.so
try 1 plugin list "$scratch/list" --check
prints "RoundButton.so: org.responderkit.round-button 1.0.0, interface 0.1, passed"
prints_line "  classes: RoundButton"
prints "CrashInConstructor.so: org.example.bad 1, interface 0.1, crashed"
mkdir "$scratch/empty"
try 0 plugin list "$scratch/empty"
prints "no plugins in"

# Damaged files (of damage.bash's seed) are described like any others: every offset in them is doubted.
mkdir "$scratch/mutants"
python3 "$here/plugin_mutants.py" "$plugins/RoundButton.so" "$scratch/mutants" "$seed" 500 || fail "no mutants"
try 0 plugin list "$scratch/mutants"
checks=$((checks + 1))
[[ $(grep -c '^mutant' <<<"$out") == 500 ]] || fail "not every mutant has its row (RK_SEED=$seed)"

# --- A report: exit status, JSON, one test alone, what it reports about the place. ---
try 0 plugin check "$plugins/RoundButton.so" --json
json 'd["format"] == "plugin-check/1" and d["verdict"] == "passed" and d["id"] == "org.responderkit.round-button" and d["classes"] == ["RoundButton"] and len(d["tests"]) == 24 and d["seed"] == 1'
json 'all(set(t) == {"name", "status", "seconds", "sentence"} and t["sentence"] for t in d["tests"])'
try 0 plugin check "$plugins/RoundButton.so" --only steady exports
checks=$((checks + 1))
[[ $(grep -c '^  ' <<<"$out") == 2 ]] || fail "not two tests"
try 1 plugin check "$plugins/CrashAtNaN.so" --only arguments
prints "SIG"
prints "while point_inside of"
prints "(nan, "
try 1 plugin check "$plugins/HangInInit.so" --timeout 0.5
prints "hung      init"
prints "it did not come back within 0.5 s while init ran"
prints "skipped   answers"
prints "not run, because init hung"
# What a busy machine takes to start the child is none of the plugin's time.
cat >"$scratch/slow.c" <<'C'
#include <stdlib.h>
#include <string.h>
#include <time.h>
__attribute__((constructor)) static void slow(void) {
    struct timespec pause = {1, 200000000};
    const char *word = getenv("SWIFT_BACKTRACE"); /* the child's */
    if (word && !strcmp(word, "enable=no")) nanosleep(&pause, NULL);
}
C
cc -shared -fPIC "$scratch/slow.c" -o "$scratch/slow.so" || fail "slow.c"
LD_PRELOAD=$scratch/slow.so try 0 plugin check "$plugins/RoundButton.so" --timeout 1 --only file
try 1 plugin check "$plugins/ExitInInit.so"
prints "it ended the process with status"
try 1 plugin check "$scratch/none.so"
prints "No such file or directory"
# The child's sub-command is no way in.
try 2 plugin sandbox file --seed 1 --seconds 5 --note "$scratch/none" -- x.so
try 2 plugin sandbox nothing --seed 1 --seconds 5 --note "$scratch/none" -- x.so

# --- Scenarios. ---
round='{"format": 1, "name": "round", "plugins": ["RoundButton.so"], "log": ["actions"], "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "b", "class": "RoundButton", "frame": [0, 0, 100, 100], "enabled": true, "targets": [{"events": ["touchUpInside"], "action": "tap:"}]}]}],
  "steps": [{"t": 0, "down": [1, 5, 5]}, {"t": 0.1, "up": [1, 5, 5]}, {"expect": []}, {"t": 1, "down": [1, 50, 50]}, {"t": 1.1, "up": [1, 50, 50]}, {"expect": ["act:tap:"]},
            {"get": ["b", {"enabled": true, "tracking": false}]}]}'
scenario round <<<"$round"
try 2 run "$scratch/round.json"
prints_error 'round.json: plugins[0]: no plugin "RoundButton.so"'
prints_nothing
try 0 run --plugins "$plugins" "$scratch/round.json"
prints_exactly <(printf '%s\n' act:tap: 'ok round')
is_silent
# What lies beside the scenario comes first.
cp "$plugins/RoundButton.so" "$scratch/RoundButton.so"
try 0 run --plugins "$scratch/empty" "$scratch/round.json"
(cd "$scratch" && "$RK" run round.json >/dev/null) || fail "a relative path to a scenario"
cp "$plugins/NoSymbol.so" "$scratch/RoundButton.so"
try 2 run --plugins "$plugins" "$scratch/round.json"
prints_error 'plugins[0]: RKStatusPluginFormat'
cp "$plugins/RoundButton.so" "$scratch/RoundButton.so"
chmod o+w "$scratch/RoundButton.so"
try 2 run "$scratch/round.json"
prints_error 'plugins[0]: RKStatusPluginPolicy'
rm "$scratch/RoundButton.so"
# A plugin's class has the keys of what it inherits from, and stands where that may stand.
with() { # PLUGIN NODES [STEPS]: refuses or runs
  printf '%s' "{\"format\": 1, \"name\": \"p\", \"plugins\": [\"$1\"], \"log\": [\"actions\"], \"windows\": [{\"id\": \"W\", \"frame\": [0, 0, 320, 480], \"log\": false, \"subviews\": [$2]}], \"steps\": [${3:-}]}" >"$scratch/with.json"
}
with RoundButton.so '{"id": "b", "class": "RoundButton", "value": 1}'
try 2 run --plugins "$plugins" "$scratch/with.json"
prints_error 'windows[0].subviews[0]: unknown key "value"'
with RoundButton.so '{"id": "b", "class": "RoundButtons"}'
try 2 run --plugins "$plugins" "$scratch/with.json"
prints_error 'unknown class "RoundButtons"'
with CircleGesture.so '{"id": "b", "class": "Circle"}'
try 2 run --plugins "$plugins" "$scratch/with.json"
prints_error 'the plugin'"'"'s class "Circle" inherits from GestureRecognizer'
with RoundButton.so '{"id": "b", "recognizers": [{"id": "r", "type": "RoundButton"}]}'
try 2 run --plugins "$plugins" "$scratch/with.json"
prints_error 'recognizers[0].type: expected a type of recogniser, found "RoundButton"'
# A recogniser's class, instrumented: a circle of 40 points around (100, 100).
circle=$(python3 -c 'import math
steps = ["{\"t\": 0, \"down\": [1, 140, 100]}"]
steps += ["{\"t\": %g, \"move\": [1, %.3f, %.3f]}" % (k / 60, 100 + 40 * math.cos(k * math.pi / 16), 100 + 40 * math.sin(k * math.pi / 16)) for k in range(1, 33)]
print(", ".join(steps + ["{\"t\": 0.6, \"up\": [1, 140, 100]}", "{\"expect\": [\"act:r\"]}"]))')
with CircleGesture.so '{"id": "b", "frame": [0, 0, 320, 480], "recognizers": [{"id": "r", "type": "Circle", "cancelsTouchesInView": false}]}' "$circle"
try 0 run --plugins "$plugins" "$scratch/with.json"
is_silent
# An extension of an existing class works in instrumented objects too; its faults are notes.
with EnlargedHitArea.so '{"id": "b", "class": "Button", "frame": [50, 50, 20, 20]}' '{"hit": ["W", [45, 45], "b"]}, {"hit": ["W", [35, 45], "W"]}'
try 0 run --plugins "$plugins" "$scratch/with.json"
is_silent
# Windows and controllers may be of a plugin's classes too; a window stands in no tree.
everything='{"format": 1, "name": "e", "plugins": ["EverySubclass.so"], "log": ["touches"], "windows": [{"id": "W", "class": "EveryWindow", "frame": [0, 0, 320, 480], "subviews": [
  {"id": "v", "class": "EveryView", "frame": [0, 0, 100, 100]}, {"id": "c", "class": "EveryControl", "frame": [100, 0, 100, 100], "enabled": true}]}],
  "controllers": [{"id": "vc", "class": "EveryViewController", "view": "v"}],
  "steps": [{"t": 0, "down": [1, 50, 50]}, {"expect": ["v.began", "vc.began", "W.began"]}, {"chain": ["v", "vc", "W", "app", "delegate"]}]}'
scenario everything <<<"$everything"
try 0 run --plugins "$plugins" "$scratch/everything.json"
is_silent
with EverySubclass.so '{"id": "v", "class": "EveryWindow"}'
try 2 run --plugins "$plugins" "$scratch/with.json"
prints_error 'the plugin'"'"'s class "EveryWindow" inherits from Window (allowed: View,'
scenario everything <<<"${everything/\"EveryViewController\"/\"EveryView\"}"
try 2 run --plugins "$plugins" "$scratch/everything.json"
prints_error 'controllers[0].class: expected one of the allowed words, found "EveryView" (allowed: ViewController, NavigationController)'
# What plugins do wrong is a note: the expectations decide whether it mattered.
with BoolOfTwo.so '{"id": "v", "class": "BadView", "frame": [0, 0, 100, 100]}' '{"hit": ["W", [50, 50], "v"]}'
try 0 run --plugins "$plugins" "$scratch/with.json"
prints_error 'plugins: faults of the plugin "org.example.bad": 1'

# --- What plugins did is played without them. ---
mkdir "$scratch/recorded"
mapfile -t with < <(grep -l '"plugins"' "$here"/../Scenarios/*.json)
try 0 run --plugins "$plugins" --record "$scratch/recorded" "${with[@]}"
try 0 replay "$scratch"/recorded/*.rkrec
checks=$((checks + 1))
[[ $(grep -c ': the same$' <<<"$out") == "${#with[@]}" ]] || fail "not each of ${#with[@]} recordings with plugins is played the same"
