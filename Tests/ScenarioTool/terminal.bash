# Colours and progress: on a pseudo-terminal, in pipes, and with what forbids them.

doing="rk on a terminal"
checks=$((checks + 1))
mkdir "$scratch/terminal"
out=$(python3 "$here/terminal.py" "$RK" "$scratch/terminal" 2>"$scratch/err") || { err=$(<"$scratch/err"); fail "colours or progress"; }
