# `rk demo`: a tap that works, a tap that a pan takes, and why; --views: SPEC S1 and S2, the tree, the hit view and the chain.

try 0 demo
is_silent
checks=$((checks + 1))
(($(wc -l <<<"$out") <= 20)) || fail "more than 20 lines"
prints_line '  send sent touchUpInside: the button fired'
prints_line '  drag sent began, moved by (0, 5)'
# The reasons are the library's: the same touches as a scenario have the same.
cat >"$scratch/demo.json" <<'END'
{"format": 1, "name": "the demo", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "recognizers": [{"id": "drag", "type": "pan"}], "subviews": [
  {"id": "send", "class": "Button", "frame": [100, 200, 120, 44], "log": false, "targets": [{"events": ["touchUpInside"], "action": "send:"}]}]}],
 "steps": [{"t": 0, "down": [1, 150, 210]}, {"t": 0.08, "up": [1, 150, 210]}, {"t": 1, "down": [1, 150, 210]}, {"t": 1.02, "move": [1, 150, 225]}, {"t": 1.04, "up": [1, 150, 225]},
  {"explain": ["send", "SENTENCE"]}]}
END
reason=$(sed -n 's/^  why send? //p' <<<"$out" | tail -n 1)
sed -i "s|SENTENCE|$reason|" "$scratch/demo.json"
try 0 run --log "$scratch/demo.json"
is_silent

lines() { sed -n "/^$1/,/^$/p" <<<"$out" | grep '^  ' | sed 's/^  //'; }
same() {
  checks=$((checks + 1))
  diff -u <(printf '%s\n' $2) <(lines "$1") >&2 || fail "the log after \"$1\" is another one"
}
hits='white.hit white.in=1 yellow.hit yellow.in=0 gray.hit gray.in=1 blue.hit blue.in=1'
phase() { echo "blue.$1 gray.$1 white.$1 VC.$1"; }

try 0 demo --views
is_silent
same 'A tap' "$hits $(phase began) $(phase ended)"
# SPEC 46: a slide hit-tests once.
same 'A slide' "$hits $(phase began) $(phase moved) $(phase moved) $(phase moved) $(phase moved) $(phase ended)"
prints_line 'The hit view: blue'
prints_line 'Its responder chain: blue -> gray -> white -> VC -> window -> application'
for view in white gray red blue yellow; do
  checks=$((checks + 1))
  sed -n '/^The tree/,/^$/p' <<<"$out" | grep -q "$view" || fail "the tree lacks $view"
done
