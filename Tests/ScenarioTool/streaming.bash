# `rk replay` reads a recording of touches as it plays it: the same output however the file is written or comes, in memory that does not grow with it.

streams=$scratch/streaming
mkdir "$streams"
python3 "$here/streaming.py" make 6 200 "$streams/some.jsonl"
python3 "$here/streaming.py" vary "$streams/some.jsonl" "$streams"
app=$data/app-tree.json

# However it is written: the decisions, as a recording has them, are the same. Only the plain one is read by the reader of ordinary lines.
try 0 replay --tree "$app" --touches "$streams/plain.jsonl" --record "$streams/plain.rkrec"
is_silent
expected=$out
for way in tight wide shuffled escaped exponents noted; do
  try 0 replay --tree "$app" --touches "$streams/$way.jsonl" --record "$streams/$way.rkrec"
  checks=$((checks + 2))
  [[ $out == "$expected" ]] || fail "another output than of the plain file"
  cmp "$streams/plain.rkrec" "$streams/$way.rkrec" || fail "other decisions than of the plain file"
done

# However it comes: a pipe and a file on standard input, from where that stands, and a named pipe.
out=$("$RK" replay --tree "$app" --touches - <"$streams/plain.jsonl" 2>&1)
doing="rk replay --touches - <file"
checks=$((checks + 3))
[[ $out == "$expected" ]] || fail "another output than of the file by its name"
out=$(cat "$streams/plain.jsonl" | "$RK" replay --tree "$app" --touches - 2>&1)
doing="rk replay --touches - with a pipe"
[[ $out == "$expected" ]] || fail "another output than of the file by its name"
out=$({ read -r; "$RK" replay --tree "$app" --touches - 2>&1; } <<<"a line before"$'\n'"$(<"$streams/plain.jsonl")")
doing="rk replay --touches - behind the first line"
[[ $out == "$expected" ]] || fail "another output than of the file by its name"

# A mistake in the last line is found before the first is played.
{ cat "$streams/plain.jsonl"; echo '{"t": 1e9, "touches": [{"id": 1, "x": 1, "y": 1, "phase": "moved"}]}'; } >"$streams/wrong.jsonl"
try 2 replay --tree "$app" --touches "$streams/wrong.jsonl"
prints_error "wrong.jsonl:$(wc -l <"$streams/wrong.jsonl"): touches[0].id: touch 1 is not down"
prints_nothing
try 2 replay --tree "$app" --touches /dev/zero
prints_error "rk: /dev/zero:1: a line is longer than 64 MiB"
prints_nothing
TMPDIR=$streams/none try 2 replay --tree "$app" --touches <(cat "$streams/plain.jsonl")
prints_error "$streams/none: a temporary file: No such file or directory"

# Ten times as many records, and a record ten times as long: not a tenth more memory.
bounded() {
  local few many
  doing="rk replay ${*:3}, $1 and $2 times as much"
  checks=$((checks + 1))
  few=$(python3 "$here/streaming.py" measure "$RK" replay --tree "$app" --touches "$streams/few.jsonl" "${@:3}")
  many=$(python3 "$here/streaming.py" measure "$RK" replay --tree "$app" --touches "$streams/many.jsonl" "${@:3}")
  ((many * 10 < few * 11 + 5120)) || fail "$few KiB became $many KiB"
}
python3 "$here/streaming.py" make 20 400 "$streams/few.jsonl"
python3 "$here/streaming.py" make 200 400 "$streams/many.jsonl"
bounded 20 200
bounded 20 200 --attach tap,pan --json
python3 "$here/streaming.py" make 1 8000 "$streams/few.jsonl"
python3 "$here/streaming.py" make 1 80000 "$streams/many.jsonl"
bounded 1 10
