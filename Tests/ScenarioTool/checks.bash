# What the checks of rk's command line are written with.

checks=0
failures=0

# Seconds after which a command hangs, also on a machine that is busy.
limit=300

# try STATUS WORDS...: runs rk with these words and checks its exit status; its output is in $out and $err.
try() {
  local expected=$1 status
  shift
  doing="rk $*"
  checks=$((checks + 1))
  out=$(timeout "$limit" "$RK" "$@" 2>"$scratch/err")
  status=$?
  err=$(<"$scratch/err")
  [[ $status == "$expected" ]] || fail "exit status $status, expected $expected"
}

fail() {
  failures=$((failures + 1))
  printf 'FAILED %s\n  %s\n' "$doing" "$1" >&2
  [[ -z $out ]] || printf '%s\n' "$out" | head -n 40 | sed 's/^/  out: /' >&2
  [[ -z $err ]] || printf '%s\n' "$err" | head -n 20 | sed 's/^/  err: /' >&2
}

# prints TEXT, prints_error TEXT: standard output, or standard error, contains the text.
prints() {
  checks=$((checks + 1))
  [[ $out == *"$1"* ]] || fail "standard output lacks: $1"
}
prints_error() {
  checks=$((checks + 1))
  [[ $err == *"$1"* ]] || fail "standard error lacks: $1"
}

# prints_line LINE: one whole line of standard output.
prints_line() {
  checks=$((checks + 1))
  grep -qxF -- "$1" <<<"$out" || fail "standard output lacks the line: $1"
}

# prints_exactly FILE: standard output is this file.
prints_exactly() {
  checks=$((checks + 1))
  diff -u "$1" - <<<"$out" >&2 || fail "standard output differs from $1"
}

prints_nothing() {
  checks=$((checks + 1))
  [[ -z $out ]] || fail "standard output is not empty"
}
is_silent() {
  checks=$((checks + 1))
  [[ -z $err ]] || fail "standard error is not empty"
}

# scenario NAME: standard input becomes the file $scratch/NAME.json.
scenario() { cat >"$scratch/$1.json"; }

# refuses STATUS-2-TEXT JSON: a scenario with this text is refused with a message that contains the text, and never runs.
refuses() {
  printf '%s' "$2" >"$scratch/bad.json"
  try 2 run "$scratch/bad.json"
  prints_error "bad.json"
  prints_error "$1"
  prints_nothing
}
