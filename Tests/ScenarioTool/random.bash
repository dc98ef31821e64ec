# Random scenarios that change the tree, the windows and the first responder in the middle of touches. RK_SEED sets another seed.

random=$scratch/random
mkdir "$random"
python3 "$here/generate.py" "$seed" 200 "$random"
survives run "$random"/*.json
rm -f "$random"/*
# SPEC 109: each began is closed by exactly one ended or cancelled.
python3 "$here/generate.py" "$seed" 100 "$random" --closed
doing="closed.py (RK_SEED=$seed)" out='' err=''
checks=$((checks + 1))
python3 "$here/closed.py" "$RK" "$random"/*.json || fail "a touch was not closed as it should be"
