# `rk render` and `rk heatmap`: view trees and scenarios as SVG pictures.

try 0 help render
prints "EXAMPLES"
try 0 help heatmap
prints "EXAMPLES"
try 2 render
prints_error "--tree"
try 2 render --tree "$data/app-tree.json" --at nan
prints_error "--at"
try 2 heatmap --tree "$data/app-tree.json" --cell 0
prints_error "--cell"
for command in render heatmap; do
  try 2 $command --tree "$scratch/none.json" -o "$scratch/none.svg"
  prints_error "none.json: No such file or directory"
  try 2 $command --tree "$data/app-tree.json" --at 1
  prints_error "--at is for scenarios"
  try 2 $command --tree "$data/app-tree.json" -o "$scratch/no-folder/x.svg"
  prints_error "no-folder/x.svg: No such file or directory"
  prints_nothing
done
try 2 heatmap --tree "$data/app-tree.json" --cell 0.01
prints_error "more than 16,777,216 cells"
checks=$((checks + 1))
[[ ! -e $scratch/none.svg ]] || fail "a picture was written of a file that does not exist"

# Well-formed, the same bytes each time, in a file as on standard output; nothing else is left beside the file.
well_formed() {
  checks=$((checks + 1))
  python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' "$1" 2>/dev/null || fail "$1 is not well-formed"
}
mkdir "$scratch/pictures"
for command in render heatmap; do
  try 0 $command --tree "$data/app-tree.json" -o "$scratch/pictures/$command.svg"
  prints_nothing
  is_silent
  well_formed "$scratch/pictures/$command.svg"
  try 0 $command --tree "$data/app-tree.json"
  prints_exactly "$scratch/pictures/$command.svg"
done
checks=$((checks + 1))
[[ $(ls "$scratch/pictures") == $'heatmap.svg\nrender.svg' ]] || fail "files besides the two pictures: $(ls "$scratch/pictures")"

# Names are text, whatever stands in them; what is hidden or lets no touch through is shown as such, with all that is below it.
bad_name='</title><script>alert(1)</script>&amp; \"quoted\" '"'"'so'"'"' \u0007\uFFFE'
tree '{"class": "UIWindow", "name": "root", "frame": [0, 0, 300, 200], "children": [
  {"class": "UIView", "name": "'"$bad_name"'", "frame": [10, 10, 280, 40]},
  {"class": "UIView", "name": "away", "frame": [10, 60, 100, 40], "hidden": true, "children": [{"class": "UIView", "name": "below", "frame": [5, 5, 50, 30]}]},
  {"class": "UIView", "name": "deaf", "frame": [120, 60, 100, 40], "user_interaction": false, "alpha": 0.5},
  {"class": "UIView", "name": "far", "frame": [1e300, 0, 1e300, 10]}]}'
try 0 render --tree "$scratch/tree.json" -o "$scratch/bad_name.svg"
well_formed "$scratch/bad_name.svg"
out=$(<"$scratch/bad_name.svg")
prints 'root &gt; &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp; &quot;quoted&quot; &#39;so&#39; \u{7}'
prints '<title>root &gt; away (hidden)</title>'
prints '<title>root &gt; away &gt; below (hidden)</title>'
prints '<polygon class="v h" points="15,65 65,65 65,95 15,95"/>'
prints '<g opacity="0.5"><title>root &gt; deaf (no touches, alpha 0.5)</title>'
prints '<polygon class="v d" points="120,60 220,60 220,100 120,100"/>'
checks=$((checks + 1))
! grep -qE '<script|far' <<<"$out" || fail "a name became markup, or a view beyond all numbers was drawn"

# Which view owns what: views behind are cut out, those that let no touch through own nothing, cells side by side are one rectangle.
try 0 heatmap --tree "$scratch/tree.json" --cell 10
prints '<title>root</title>'
prints '<rect x="0" y="0" width="300" height="10"/>'
prints '<rect x="10" y="10" width="280" height="40"/>'
prints '81.333 %  root'
prints '18.667 %  '
checks=$((checks + 1))
[[ $(grep -c '<rect ' <<<"$out") == 7 ]] || fail "$(grep -c '<rect ' <<<"$out") rectangles, expected 5 of owners and 2 of the legend"
# A last column and row narrower than a cell.
try 0 heatmap --tree "$scratch/tree.json" --cell 70
prints 'y="70" width="300" height="130"'

# A scenario: before its first step, and in the middle; turned views; what is expected does not matter.
scenario turned <<<'{"format": 1, "name": "t", "windows": [{"id": "W", "frame": [0, 0, 100, 100], "subviews": [
  {"id": "a", "frame": [20, 20, 40, 40], "transform": [0, 1, -1, 0, 0, 0]}]}],
  "steps": [{"expect": ["never"]}, {"t": 1, "set": ["a", {"frame": [0, 0, 10, 20]}]}, {"t": 2, "remove": "a"}]}'
try 0 render --tree "$scratch/turned.json"
prints 'points="60,20 60,60 20,60 20,20"'
prints '<text transform="matrix(0 1 -1 0 60 20)" x="2" y="10">a</text>'
try 0 render --tree "$scratch/turned.json" --at 1.5
prints 'points="10,0 10,20 0,20 0,0"'
try 0 render --tree "$scratch/turned.json" --at 2
checks=$((checks + 1))
! grep -q '&gt; a<' <<<"$out" || fail "a view that had been removed was drawn"
try 0 heatmap --tree "$scratch/turned.json" --at 1
prints '2 %  a'
# A recording of the same: at a time, and before its first input.
try 1 run --record "$scratch/turned.rkrec" "$scratch/turned.json"
try 0 render --tree "$scratch/turned.rkrec" --at 1.5
prints 'points="10,0 10,20 0,20 0,0"'
try 0 render --tree "$scratch/turned.rkrec" --at 2
checks=$((checks + 1))
! grep -q '&gt; a<' <<<"$out" || fail "a view that had been removed was drawn"
try 0 heatmap --tree "$scratch/turned.rkrec" --at 1
prints '2 %  a'
try 0 render --tree "$scratch/turned.rkrec"
well_formed <(printf '%s\n' "$out")
prints '<svg'
# What overrides answer is in no recording: the map and the sentence beside it name that. Owners of one name are distinguished.
scenario owned <<'END'
{"format": 1, "log": [], "windows": [{"id": "W", "frame": [0, 0, 400, 100], "subviews": [
  {"id": "round", "frame": [0, 0, 200, 50], "pointInside": {"circle": true}}]}],
  "steps": [{"t": 0, "down": [1, 25, 25]}, {"t": 1, "up": [1, 25, 25]}]}
END
try 0 run --record "$scratch/owned.rkrec" "$scratch/owned.json"
try 0 heatmap --tree "$scratch/owned.rkrec"
prints '25 %  round (an override decides)'
prints_error 'owned.rkrec: a recording has no results of hit-testing overrides; the map has those of the inherited methods for round'
try 0 heatmap --tree "$scratch/owned.json"
checks=$((checks + 1))
! grep -q 'an override decides' <<<"$out" || fail "an override of a scenario is known"
printf '%s\n' '{"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "name": "W", "frame": [0, 0, 400, 100], "children": [
  {"class": "A", "name": "one", "frame": [0, 0, 200, 100], "children": [{"class": "B", "name": "cell", "frame": [0, 0, 200, 50], "children": []}]},
  {"class": "A", "name": "other", "frame": [200, 0, 200, 100], "children": [{"class": "B", "name": "cell", "frame": [0, 0, 200, 50], "children": []}]}]}}' >"$scratch/same.json"
try 0 heatmap --tree "$scratch/same.json"
prints '25 %  one &gt; cell'
prints '25 %  other &gt; cell'
printf '%s\n' '{"header": true, "format": "touch-jsonl/1", "axes": {"x": {"min": 0, "max": 100}, "y": {"min": 0, "max": 100}}}' '{"t": 0, "touches": [{"id": 1, "x": 5, "y": 5, "phase": "began"}]}' >"$scratch/one.jsonl"
try 2 render --tree "$scratch/owned.json" --touches "$scratch/one.jsonl"
prints_error 'owned.json: --touches goes with a view tree; this is a scenario or a recording'
# What stands before the end of a recording that breaks off is drawn, and that it breaks off is reported.
size=$(stat -c %s "$scratch/turned.rkrec")
head -c $((size - 5)) "$scratch/turned.rkrec" >"$scratch/cut.rkrec"
for command in render heatmap; do
  try 0 $command --tree "$scratch/cut.rkrec" --at 1
  prints '</svg>'
  prints_error 'cut.rkrec: the record at byte '
done
try 2 hit --tree "$scratch/cut.rkrec" 1 1
prints_error 'cut.rkrec: this is a recording; expected a view tree (view-tree/1)'
head -c 20 "$scratch/turned.rkrec" >"$scratch/cut.rkrec"
try 2 render --tree "$scratch/cut.rkrec"
prints_error 'cut.rkrec: '
prints_nothing
try 2 render --tree "$scratch/tree.json.none" --at 1
scenario broken <<<'{"format": 1, "steps": [{"jump": 1}]}'
try 2 render --tree "$scratch/broken.json"
prints_error 'broken.json: steps[0]: unknown key "jump"'
prints_nothing
scenario empty <<<'{"format": 1, "steps": []}'
for command in render heatmap; do
  try 0 $command --tree "$scratch/empty.json" -o "$scratch/empty.svg"
  well_formed "$scratch/empty.svg"
done
# Several windows: the front-most that is hit owns a point; a hidden one owns nothing and is shown as hidden.
scenario windows <<<'{"format": 1, "windows": [{"id": "A", "frame": [0, 0, 60, 60]}, {"id": "B", "frame": [30, 30, 60, 60]},
  {"id": "C", "frame": [0, 0, 90, 90], "hidden": true}], "steps": []}'
try 0 heatmap --tree "$scratch/windows.json" --cell 30
prints '<rect x="30" y="30" width="60" height="60"/>'
prints '<rect x="0" y="0" width="60" height="30"/>'
prints '<rect x="0" y="30" width="30" height="30"/>'
prints '44.444 %  B'
prints '33.333 %  A'
try 0 render --tree "$scratch/windows.json"
prints '<title>C (hidden)</title>'

# Names: none over another, here of views that have a corner in common, and turned ones.
tree '{"class": "UIWindow", "name": "outermost", "frame": [0, 0, 300, 200], "children": [
  {"class": "UIView", "name": "second", "frame": [0, 0, 250, 150], "children": [{"class": "UIView", "name": "third", "frame": [0, 0, 200, 100]}]},
  {"class": "UIView", "name": "low", "frame": [0, 0, 200, 13]}, {"class": "UIView", "name": "beside", "frame": [100, 0, 90, 90]}]}'
try 0 render --tree "$scratch/tree.json"
prints '<text x="2" y="10">outermost</text>'
prints '<text x="2" y="22">second</text>'
prints '<text x="2" y="34">third</text>'
prints '<text x="102" y="10">beside</text>'
prints '<title>outermost &gt; low</title>'
checks=$((checks + 1))
! grep -q '>low</text>' <<<"$out" || fail "a name that has no room was written over another"

# A deep tree: its titles leave out the middle, so that the picture grows with the number of views.
python3 - "$scratch/deep.json" 400 <<'END'
import sys
depth = int(sys.argv[2])
text = "".join('{"class": "UIView", "name": "view-%d", "frame": [0, 0, 90, 90], "children": [' % level for level in range(1, depth)) + "]}" * (depth - 1)
open(sys.argv[1], "w").write('{"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "name": "W", "frame": [0, 0, 90, 90], "children": [' + text + "]}}")
END
try 0 render --tree "$scratch/deep.json"
prints '<title>W &gt; view-1 &gt; view-2 &gt; view-3 &gt; view-4 &gt; view-5 &gt; view-6 &gt; view-7 &gt; view-8 &gt; view-9 &gt; view-10 &gt; view-11 &gt; view-12</title>'
prints '<title>W &gt; … &gt; view-388 &gt; view-389 &gt; view-390 &gt; view-391 &gt; view-392 &gt; view-393 &gt; view-394 &gt; view-395 &gt; view-396 &gt; view-397 &gt; view-398 &gt; view-399</title>'
checks=$((checks + 1))
((${#out} < 400 * 400)) || fail "the picture of a chain of 400 views has ${#out} characters"

# Windows larger than any viewer opens are drawn smaller, and the title has the scale.
tree '{"class": "UIWindow", "name": "huge", "frame": [0, 0, 200000000, 100000000], "children": [{"class": "UIView", "name": "half", "frame": [0, 0, 1e8, 1e8]}]}'
try 0 render --tree "$scratch/tree.json"
prints 'width="2000" height="1000" viewBox="0 0 2000 1000"'
prints '<title>tree.json (1 : 100000)</title>'
prints 'points="0,0 1000,0 1000,1000 0,1000"'
try 0 heatmap --tree "$scratch/tree.json"
prints '<rect x="0" y="0" width="1000" height="1000"/>'
prints '<rect x="1000" y="0" width="1000" height="1000"/>'
prints 'shape-rendering:crispEdges'
prints '50 %  half'

# Touches over a tree: their ways up to a time, what each hit, and which finger is down.
tree '{"class": "UIWindow", "name": "W", "frame": [0, 0, 100, 100], "children": [{"class": "UIView", "name": "a", "frame": [10, 10, 40, 40]}]}'
touches "$header" '{"t":0,"touches":[{"id":1,"x":20,"y":20,"phase":"began"}]}' '{"t":0.5,"touches":[{"id":1,"x":30,"y":20,"phase":"moved","coalesced":[[0.2,25,22]]}]}' \
  '{"t":1,"touches":[{"id":1,"x":90,"y":90,"phase":"ended"}]}' "$header" '{"t":0,"touches":[{"id":7,"x":90,"y":90,"phase":"began"}]}'
try 0 render --tree "$scratch/tree.json" --touches "$scratch/rec.jsonl"
prints '<title>touch 1, began at 0 s in W &gt; a</title>'
prints '<polyline points="20,20 25,22 30,20 90,90"/>'
prints '<polygon class="v o" points="10,10 50,10 50,50 10,50"/>'
checks=$((checks + 1))
! grep -q 'class="n"' <<<"$out" || fail "a finger that is up was drawn as one that is down"
try 0 render --tree "$scratch/tree.json" --touches "$scratch/rec.jsonl" --at 0.7
prints '<polyline points="20,20 25,22 30,20"/>'
prints '<circle class="n" cx="30" cy="20" r="12"/>'
try 0 render --tree "$scratch/tree.json" --touches "$scratch/rec.jsonl" --record 2
prints '<title>touch 7, began at 0 s in W</title>'
try 2 render --tree "$scratch/tree.json" --touches "$scratch/rec.jsonl" --record 3
prints_error 'there is no record 3: it has 2'
try 2 render --tree "$scratch/tree.json" --touches "$scratch/rec.jsonl" --record 0
prints_error '--record counts from 1'
try 2 render --tree "$scratch/turned.json" --touches "$scratch/rec.jsonl"
prints_error 'turned.json: '
try 2 render --tree "$scratch/tree.json" --touches "$scratch/none.jsonl" -o "$scratch/none.svg"
prints_error 'none.jsonl: No such file or directory'
checks=$((checks + 1))
[[ ! -e $scratch/none.svg ]] || fail "a picture was written of touches that do not exist"

# A link is followed; what is no ordinary file is written into and stays what it is; a full disk is noticed.
ln -s linked.svg "$scratch/link.svg"
for round in new old; do try 0 render --tree "$scratch/tree.json" -o "$scratch/link.svg"; done
checks=$((checks + 2))
[[ -L $scratch/link.svg && -f $scratch/linked.svg ]] || fail "a link was replaced by the picture"
mkfifo "$scratch/pipe"
cat "$scratch/pipe" >"$scratch/piped.svg" &
try 0 render --tree "$scratch/tree.json" -o "$scratch/pipe"
wait $!
[[ -p $scratch/pipe ]] && cmp -s "$scratch/piped.svg" "$scratch/linked.svg" || fail "a pipe was not written into"
well_formed "$scratch/piped.svg"
if [[ -c /dev/full ]]; then
  checks=$((checks + 2))
  ! "$RK" render --tree "$scratch/tree.json" >/dev/full 2>/dev/null || fail "a full disk behind standard output was not noticed"
  ln -s /dev/full "$scratch/full"
  ! "$RK" render --tree "$scratch/tree.json" -o "$scratch/full" 2>/dev/null || fail "a full disk was not noticed"
  [[ -c /dev/full && -L $scratch/full ]] || fail "a device was replaced"
fi

# Characters that turn the direction of what follows are shown as their numbers, in drawings as on a terminal.
printf '{"format": 1, "name": "a\\u202eb", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [{"id": "t\\u202eurned", "frame": [0, 0, 100, 100]}]}], "steps": []}' >"$scratch/turned.json"
try 0 render --tree "$scratch/turned.json"
prints '\u{202e}'
prints_not() {
  checks=$((checks + 1))
  [[ $out != *"$1"* ]] || fail "standard output has: $1"
}
prints_not $'\xe2\x80\xae'
try 0 run "$scratch/turned.json"
prints 'a\u{202e}b'
prints_not $'\xe2\x80\xae'
