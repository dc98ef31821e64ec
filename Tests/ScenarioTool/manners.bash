# What one expects of a command today: near words, one style of errors, several files with a summary, reports for machines, standard input.

# A wrong command: the nearest one, and which there are. Nothing near is suggested for what is far.
wrong_command() {
  try 2 $1
  prints_nothing
  prints_error "rk: there is no command \"${1##* }\".$2"
  checks=$((checks + 1))
  [[ $err != *'Error: '* ]] || fail "another style of errors"
}
wrong_command rnu ' Did you mean run?'
wrong_command replya ' Did you mean replay?'
wrong_command insp ' Did you mean inspect?'
wrong_command 'plugin chekc' ' Did you mean check?'
wrong_command xyzzy $'\nCommands of rk: demo, run, replay, corpus, synth, convert, hit, audit, inspect, render, heatmap, playground, plugin, rule'
try 2 run --lgo x.json
prints_error "rk: Unknown option '--lgo'. Did you mean '--log'?"
try 2 demo unexpected
prints_error "rk: Unexpected argument 'unexpected'"
try 2 run --color sometimes x.json
prints_error "sometimes"
try 2 run --jobs 0 x.json
prints_error "rk: --jobs: expected a number of files at a time, from 1 on"

# Several files: the order of the files however many run at a time, failures last, then how many.
many=$scratch/manners
mkdir "$many"
for ((number = 10; number < 40; number++)); do
  printf '{"format": 1, "name": "no %d", "windows": [{"id": "W", "frame": [0, 0, 100, 100]}], "steps": [{"t": 0, "down": [1, 5, 5]}, {"expect": ["W.hit", "W.in=1", "W.began"]}]}' $number >"$many/$number.json"
done
without_time() { sed -E 's/ in [0-9]+\.[0-9] s$/ in 0.0 s/' <<<"$out"; }
try 0 run --jobs 1 "$many"
is_silent
alone=$(without_time)
prints "30 passed, 0 failed in "
checks=$((checks + 1))
[[ $(grep '^ok' <<<"$out") == "$(for ((number = 10; number < 40; number++)); do echo "ok no $number"; done)" ]] || fail "not in the order of the files"
for jobs in 2 7 100; do
  try 0 run --jobs $jobs "$many"
  checks=$((checks + 1))
  [[ $(without_time) == "$alone" ]] || fail "another output than with one at a time"
done
try 0 run "$many/10.json"
checks=$((checks + 1))
[[ $out != *passed* ]] || fail "a summary of one file"
cat >"$many/20.json" <<<'{"format": 1, "name": "<wrong> & \"quoted\"", "steps": [{"expect": ["never"]}]}'
echo '{"format": 1, "plugins": ["None.so"], "steps": []}' | tee "$many/21.json" >"$many/22.json"
try 2 run "$many"
checks=$((checks + 2))
[[ $(tail -n 6 <<<"$out" | sed '/^$/,$!d' | sed -n 2p) == "FAILED <wrong> & \"quoted\" ($many/20.json)" ]] || fail "the failure does not stand before the summary"
[[ $err == "rk: no plugin \"None.so\" for $many/21.json, $many/22.json: --plugins DIR names the folder that it lies in" ]] || fail "a missing plugin is not one line"
prints "27 passed, 1 failed, 2 could not be run in "
try 2 run --no-summary "$many"
checks=$((checks + 1))
[[ $out != *" passed"* && $(wc -l <<<"$err") == 2 ]] || fail "--no-summary has a summary, or leaves a refusal out"
mkdir "$scratch/empty folder"
try 2 run "$scratch/empty folder"
prints_error "rk: $scratch/empty folder: there is no scenario (*.json) in this folder"

# For machines: JSON and JUnit's XML hold the same.
try 2 run --json "$many" --junit "$scratch/results.xml"
checks=$((checks + 1))
python3 - "$scratch/results.xml" "$many" <<'END' "$out" || fail "the reports are not what they should be"
import json, sys
import xml.etree.ElementTree as xml
suites = xml.parse(sys.argv[1]).getroot()
suite = suites.find("testsuite")
lines = [json.loads(line) for line in sys.argv[3].splitlines()]
files, whole = lines[:-1], lines[-1]
assert {key: whole[key] for key in ("passed", "failed", "refused")} == {"passed": 27, "failed": 1, "refused": 2}, whole
assert [suite.get(key) for key in ("tests", "failures", "errors")] == ["30", "1", "2"], suite.attrib
cases = suite.findall("testcase")
assert [(case.get("classname"), case.get("name")) for case in cases] == [(file["file"], file["name"]) for file in files]
assert files[0] == {**files[0], "result": "passed", "log": ["W.hit", "W.in=1", "W.began"], "notes": []}, files[0]
wrong = cases[10].find("failure")
assert cases[10].get("name") == '<wrong> & "quoted"' and wrong.text.splitlines() == files[10]["differences"] and any("never" in line for line in files[10]["differences"]), wrong.text
assert files[11]["result"] == "refused" and cases[11].find("error").get("message") == files[11]["error"], files[11]
END
try 0 run "$many/10.json" --log --junit "$scratch/results.xml"
try 2 run --json --log "$many/10.json"
prints_error "rk: --log prints the log alone"

# - is standard input wherever a file is read, once.
from_input() {
  doing="rk $* <file"
  checks=$((checks + 1))
  out=$("$RK" "$@" <"$input" 2>"$scratch/err") || fail "exit status $?"
}
input=$data/app-tree.json
from_input hit --tree - 340 278
prints_exactly <(echo 'UIWindow > screen > days > today > share')
from_input replay --tree - --touches "$data/taps-and-drag.jsonl"
prints 'totals: records 4'
from_input render --tree -
prints '<svg'
try 1 audit - <"$input"
prints 'share is 44 x 36 pt to touch'
input=$many/10.json
from_input run -
prints_line 'ok no 10'
from_input inspect -
prints '<!DOCTYPE html>'
from_input audit -
try 0 run --record "$scratch/manners.rkrec" "$many/10.json"
input=$scratch/manners.rkrec
from_input replay -
prints 'the same'
from_input convert - -o "$scratch/manners.json"
prints 'are the same'
for command in replay inspect; do
  try 2 $command --tree - --touches -
  prints_error "standard input can be read once only: --tree or --touches must name a file"
done
try 2 run - -
prints_error "standard input can be read once only"
