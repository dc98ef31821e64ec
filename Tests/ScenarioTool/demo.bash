# `rk demo`: SPEC S1 and S2, the tree, the hit view and the chain.

lines() { sed -n "/^$1/,/^$/p" <<<"$out" | grep '^  ' | sed 's/^  //'; }
same() {
  checks=$((checks + 1))
  diff -u <(printf '%s\n' $2) <(lines "$1") >&2 || fail "the log after \"$1\" is another one"
}
hits='white.hit white.in=1 yellow.hit yellow.in=0 gray.hit gray.in=1 blue.hit blue.in=1'
phase() { echo "blue.$1 gray.$1 white.$1 VC.$1"; }

try 0 demo
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
