# Wrong usage: standard error, status 2, nothing on standard output. Help: standard output, status 0.

try 0 --help
prints "SUBCOMMANDS"
prints "EXIT STATUS"
is_silent
for command in demo run replay hit; do
  try 0 help "$command"
  prints "EXAMPLES"
  is_silent
done
try 0 --version
prints "rk 0."

try 2 no-such-command
says "no-such-command"
prints_nothing
try 2 run
says "file"
prints_nothing
try 2 run --no-such-flag x.json
says "no-such-flag"
try 2 demo unexpected
try 2 replay --tree "$data/app-tree.json"
says "--touches"
prints_nothing
try 2 replay --tree "$data/app-tree.json" --touches "$data/taps-and-drag.jsonl" --map sideways
says "sideways"
try 2 hit --tree "$data/app-tree.json" 10
says "<y>"
try 2 hit --tree "$data/app-tree.json" ten 10
says "ten"
try 2 hit --tree "$data/app-tree.json" nan 10
says "finite"
try 2 hit --tree "$data/app-tree.json" 10 inf
try 2 hit 10 10
says "--tree"
