# Wrong usage: standard error, status 2, nothing on standard output. Help: standard output, status 0.

try 0 --help
prints "SUBCOMMANDS"
prints "EXIT STATUS"
is_silent
for command in demo run replay corpus synth convert hit inspect playground render heatmap plugin rule; do
  try 0 help "$command"
  prints "EXAMPLES"
  is_silent
done
try 0 --version
prints "rk 0."

# Help as it is written, at the 80 columns of a pipe: what is lined up stays lined up (nothing that is indented is broken), and running text has no gaps.
for command in "" demo run replay synth convert hit inspect playground render heatmap audit plugin "plugin check" "plugin list" "plugin new" rule; do
  COLUMNS=80 try 0 $command --help
  narrow=${out%%USAGE:*}
  COLUMNS=1000 try 0 $command --help
  checks=$((checks + 2))
  diff <(grep '^  ' <<<"$narrow") <(grep '^  ' <<<"${out%%USAGE:*}") >&2 || fail "an indented line of the help is longer than 79 letters"
  ! grep -nE '^[^ ].*[^ ]  +[^ ]' <<<"${out%%USAGE:*}" >&2 || fail "the help has a gap in running text"
done

# Standard output that takes nothing: noticed, once, whatever the command.
takes_nothing() {
  doing="rk $*"
  checks=$((checks + 2))
  out=""
  # Nothing is let into the file; the signal for it is ignored, as a full disk sends none.
  err=$( (trap '' XFSZ; ulimit -f 0; exec "$RK" "$@") 2>&1 >"$scratch/nothing") && status=0 || status=$?
  [[ $status == 2 ]] || fail "a full standard output ended with status $status"
  prints_error "rk: standard output: "
  "$RK" "$@" >&- 2>"$scratch/err" && status=0 || status=$?
  err=$(<"$scratch/err")
  [[ $status == 2 ]] || fail "a closed standard output ended with status $status"
  prints_error "rk: standard output: "
  checks=$((checks + 1))
  [[ $(wc -l <"$scratch/err") == 1 ]] || fail "a closed standard output is not one sentence"
}
takes_nothing --help
takes_nothing demo
takes_nothing hit --tree "$data/app-tree.json" 100 100
takes_nothing run "$here/../Scenarios/"R04*.json
takes_nothing replay --tree "$data/app-tree.json" --touches "$data/taps-and-drag.jsonl"
takes_nothing render --tree "$data/app-tree.json"

# A standard error that takes nothing changes no status.
doing="rk no-such-command, without standard error"
checks=$((checks + 1))
"$RK" no-such-command 2>&- && status=0 || status=$?
[[ $status == 2 ]] || fail "a closed standard error ended with status $status"

try 2 no-such-command
prints_error "no-such-command"
prints_nothing
try 2 run
prints_error "file"
prints_nothing
try 2 run --no-such-flag x.json
prints_error "no-such-flag"
try 2 demo unexpected
try 2 replay --tree "$data/app-tree.json"
prints_error "--touches"
prints_nothing
try 2 replay --tree "$data/app-tree.json" --touches "$data/taps-and-drag.jsonl" --map sideways
prints_error "sideways"
try 2 hit --tree "$data/app-tree.json" 10
prints_error "<y>"
try 2 hit --tree "$data/app-tree.json" ten 10
prints_error "ten"
try 2 hit --tree "$data/app-tree.json" nan 10
prints_error "finite"
try 2 hit --tree "$data/app-tree.json" 10 inf
try 2 hit 10 10
prints_error "--tree"

# --explain prints the reasons; --log is the log alone.
try 0 help run
prints "--explain"
try 2 run --log --explain x.json
prints_error "--explain"
prints_nothing

# --attach: what is wrong with it, and what is allowed, before any file is read.
try 0 help replay
prints "--attach"
prints '{"t": seconds, "recognizer": "tap", "state": "ended"}'
attach() {
  try 2 replay --tree none.json --touches none.jsonl --attach "$1"
  prints_error "rk: --attach"
  prints_error "$2"
  prints_nothing
}
attach 'tpa' 'expected a type of recogniser, found "tpa" (allowed: tap, longPress, pan, screenEdgePan, swipe, pinch, rotation, hover)'
attach '' 'expected a type of recogniser, found ""'
attach 'tap,' 'expected a type of recogniser, found ""'
attach 'Tap' 'found "Tap"'
attach 'custom' 'found "custom"'
attach 'tap:2' 'expected property=value after a colon, found "2"'
attach 'tap:=2' 'expected property=value after a colon, found "=2"'
attach 'tap:numberOfTapsRequired=two' '"tap:numberOfTapsRequired=two".numberOfTapsRequired: expected a number, found "two"'
attach 'tap:numberOfTapsRequired=1.5' 'expected a whole number, found 1.5'
attach 'tap:numberOfTapsRequired=1e999' 'expected a number, found "1e999"'
attach 'tap:numberOfTapsRequired=2:numberOfTapsRequired=3' '"numberOfTapsRequired" stands there twice'
attach 'pan:numberOfTapsRequired=2' '"pan" has no property "numberOfTapsRequired" (allowed: allowedScrollTypesMask, minimumNumberOfTouches, maximumNumberOfTouches, enabled'
attach 'pan,swipe:direction=north' '--attach "swipe:direction=north".direction[0]: expected one of the allowed words, found "north" (allowed: right, left, up, down)'
attach 'swipe:direction=left+' 'found "" (allowed: right, left, up, down)'
attach 'swipe:direction=1' 'expected a list, found 1'
attach 'pan:cancelsTouchesInView=1' 'expected true or false, found 1'
attach 'longPress:minimumPressDuration=NaN' 'expected a number, found "NaN"'
attach 'pan:state=began' '"pan" has no property "state"'
for flag in --json --explain; do
  try 2 replay --tree none.json --touches none.jsonl $flag
  prints_error "$flag"
  prints_error "needs --attach"
done
try 2 replay --tree none.json --touches none.jsonl --attach tap --json --trace
prints_error "--trace"
