# SPDX-License-Identifier: MIT
# Which functions give common sequences of instructions to the machine outliner: those compiled for size that are not in hot.txt, which Tests/Benchmarks/hot
# measures. Every other definition gets "nooutline", so that no touch, hit-test or timer pays a call for a smaller library.
#
#   awk -f outline.awk hot.txt core.ll core.ll     the module is read twice: its attributes stand at its end
FNR == 1 { file++ }
file == 1 { hot[$1]; next }
file == 2 { if (/^attributes #[0-9]+ = .*minsize/) small[$2]; next }
/^define / {
  match($0, /@("[^"]*"|[^(]*)\(/)
  name = substr($0, RSTART + 1, RLENGTH - 2)
  gsub(/"/, "", name)
  group = match($0, / #[0-9]+/) ? substr($0, RSTART + 1, RLENGTH - 1) : ""
  if (name in hot || !(group in small)) sub(/ #[0-9]+/, " \"nooutline\"&")
}
# Swift makes two functions of an export, and forbids to put the one into the other. Without that a call from outside is a jump shorter.
/^attributes #[0-9]+ = { noinline }$/ { sub("noinline", "nounwind") }
{ print }
