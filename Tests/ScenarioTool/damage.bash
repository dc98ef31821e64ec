# Damaged files of every kind: rk may pass, fail or refuse them, but it never crashes and never hangs. RK_SEED sets another seed.

seed=${RK_SEED:-14081}
echo "damaged files: RK_SEED=$seed"
damaged=$scratch/damaged
mkdir "$damaged"

# survives WORDS...: the exit status is one of the three that rk has.
survives() {
  local status
  doing="rk $* (RK_SEED=$seed)"
  checks=$((checks + 1))
  out=
  timeout "$limit" "$RK" "$@" >/dev/null 2>"$scratch/err"
  status=$?
  err=$(tail -n 5 "$scratch/err")
  ((status <= 2)) || fail "exit status $status"
  return $((status > 2))
}

python3 "$here/mutate.py" "$seed" 1500 "$damaged" "$here"/../Scenarios/*.json "$scratch/holds.json" "$scratch/on.json" "$scratch/gestures.json"
batch() { survives run "$@" || for file in "$@"; do survives run "$file" || cp "$file" "${TMPDIR:-/tmp}/rk-damaged-$seed.json"; done; }
files=("$damaged"/*.json)
for ((start = 0; start < ${#files[@]}; start += 100)); do batch "${files[@]:start:100}"; done

rm -f "$damaged"/*
python3 "$here/mutate.py" "$seed" 60 "$damaged" "$data/app-tree.json"
for file in "$damaged"/*; do survives hit --tree "$file" 158 604 --explain; done
rm -f "$damaged"/*
python3 "$here/mutate.py" "$seed" 60 "$damaged" "$data/taps-and-drag.jsonl"
for file in "$damaged"/*; do survives replay --tree "$data/app-tree.json" --touches "$file" --trace; done
rm -f "$damaged"/*
python3 "$here/mutate.py" "$seed" 60 "$damaged" "$data/gestures.jsonl"
for file in "$damaged"/*; do
  survives replay --tree "$data/app-tree.json" --touches "$file" --attach tap:numberOfTapsRequired=2,longPress,pan,pinch,rotation,swipe --json --explain
done
