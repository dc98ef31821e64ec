# What the scripts that test in parts share; they source it once they have the folder $work.
#
#   part NAME COMMAND...    runs a function or a program; prints a line with its time, and what it printed if it failed
#   finish                  the last line, `N passed, N failed`, and the exit status
#
# With part_options=-e the first command that fails ends a part.
passed=0 failed=0
part() {
  local name=$1 time status
  local TIMEFORMAT='%1R s, %1U + %1S s of processor'
  shift
  # Not as a condition, where -e would be ignored.
  time=$({ time { (set "${part_options:-+e}"; "$@") >"$work/part-output" 2>&1 </dev/null; }; } 2>&1)
  status=$?
  if [ $status = 0 ]; then
    passed=$((passed + 1))
    echo "ok     $name: $time"
  else
    failed=$((failed + 1))
    echo "FAILED $name: $time"
    tail -n 80 "$work/part-output" | sed 's/^/       /'
  fi
}
finish() {
  echo "$passed passed, $failed failed"
  [ $failed = 0 ]
  exit
}
