# `rk hit` and `rk replay`: view-tree/1 and touch-jsonl/1.

app=$data/app-tree.json
recording=$data/taps-and-drag.jsonl

# The point is in screen coordinates; scrolled content, out-of-bounds children and views that take no touches are as in SPEC 29-53, 72.
try 0 hit --tree "$app" 340 278
prints_exactly <(echo 'UIWindow > screen > days > today > share')
is_silent
try 0 hit --tree "$app" 158 604
prints_exactly <(echo 'UIWindow > screen > days > map > pin[1]')
try 0 hit --tree "$app" 195 800
prints_exactly <(echo 'UIWindow > screen > UITabBar')
# SPEC 29: the raised button sticks out of the bar, where it cannot be touched.
try 0 hit --tree "$app" 195 750
prints_exactly <(echo 'UIWindow > screen > days')
try 0 hit --tree "$app" 195 770
prints_exactly <(echo 'UIWindow > screen > UITabBar > add harbour')
try 0 hit --tree "$app" 390 100
prints_exactly <(echo 'nothing')
try 0 hit --tree "$app" -- -0.5 100
prints_exactly <(echo 'nothing')

# --explain: one line for every view visited, in the order of the visit, with its reason and rule.
try 0 hit --tree "$app" 158 604 --explain
checks=$((checks + 1))
[[ $(sed -n 1p <<<"$out") == 'UIWindow > screen > days > map > pin[1]' ]] || fail "the first line is not the hit view"
explained() {
  checks=$((checks + 1))
  grep -qE -- "$1" <<<"$out" || fail "no line matches: $1"
}
explained '^ +.*toast.*alpha.*SPEC 32'
explained '^ +.*offline banner.*hidden.*SPEC 32'
explained '^ +.*UITabBar.*(outside|bounds).*SPEC 11'
explained '^ +.*pin\[2\].*(outside|bounds).*SPEC 11'
explained '^ +.*pin\[1\].*SPEC 32'
checks=$((checks + 1))
visited=$(tail -n +2 <<<"$out" | wc -l)
[[ $visited == 10 ]] || fail "$visited views explained, expected 10: every view but those behind the one that was hit and in those that were rejected"
try 0 hit --tree "$app" 500 500 --explain
explained '^ +.*UIWindow.*(outside|bounds)'

# Replay: hit view, chain and phases of each touch, then totals.
try 0 replay --tree "$app" --touches "$recording"
is_silent
prints_exactly "$here/replay.expected"
# The panel has the screen's shape within a millimetre, so stretching it hits the same views.
fit=$out
try 0 replay --tree "$app" --touches "$recording" --map stretch
checks=$((checks + 1))
[[ $(grep '  hit:' <<<"$out") == "$(grep '  hit:' <<<"$fit")" ]] || fail "other views were hit than with --map fit"
try 0 replay --tree "$app" --touches "$recording" --trace
explained '^  t=0\.000 .*share'
explained '^  t=0\.012 .*(withheld|multipleTouch)'
prints "$(tail -n 3 <<<"$fit")"

# Mapping. A square device on a wide tree: fit centres it, stretch fills; the far edge of the sensor is still on the screen.
tree() { printf '{"header": {"format": "view-tree/1"}, "root": %s}' "$1" >"$scratch/tree.json"; }
header='{"header": true, "format": "touch-jsonl/1", "name": "r", "axes": {"x": {"min": 0, "max": 100}, "y": {"min": 0, "max": 100}}}'
touches() { printf '%s\n' "$@" >"$scratch/rec.jsonl"; }
corners=('{"t":0,"touches":[{"id":1,"x":0,"y":0,"phase":"began"}]}' '{"t":0.1,"touches":[{"id":1,"x":0,"y":0,"phase":"ended"}]}'
  '{"t":9,"touches":[{"id":1,"x":100,"y":100,"phase":"began"}]}' '{"t":9.1,"touches":[{"id":1,"x":100,"y":100,"phase":"ended"}]}')
tree '{"class": "UIView", "name": "root", "frame": [0, 0, 400, 200], "children": [{"class": "UIView", "name": "left", "frame": [0, 0, 100, 200]}]}'
touches "$header" "${corners[@]}"
replay() { try "$1" replay --tree "$scratch/tree.json" --touches "$scratch/rec.jsonl" --map "$2"; }
replay 0 fit
prints 'touch 1: id 1 at (100.0, 0.0), t=0.000'
prints 'touch 2: id 1 at (300.0, 200.0), t=9.000'
prints 'hit a view 2 (1 different), hit nothing 0'
prints_line '  hit: root'
replay 0 stretch
prints 'touch 1: id 1 at (0.0, 0.0)'
prints 'touch 2: id 1 at (400.0, 200.0)'
prints_line '  hit: root > left'
prints 'hit a view 2 (2 different)'
# Units of different size on the two axes: 100 x 100 units that are 20 x 10 mm fill the wide tree.
touches "${header/\"max\": 100\}, \"y\": \{\"min\": 0, \"max\": 100/\"max\": 100, \"resolution\": 5\}, \"y\": {\"min\": 0, \"max\": 100, \"resolution\": 10}" "${corners[@]}"
replay 0 fit
prints 'touch 1: id 1 at (0.0, 0.0)'
prints 'touch 2: id 1 at (400.0, 200.0)'
# No axes: the box around the samples. A single point lies in the middle.
touches '{"header": true, "format": "touch-jsonl/1", "axes": {"x": null, "y": null}}' "${corners[@]}" '{"header": true, "format": "touch-jsonl/1"}' "${corners[@]:2}"
replay 0 fit
prints 'touch 1: id 1 at (100.0, 0.0)'
prints 'touch 3: id 1 at (200.0, 100.0)'
prints 'totals: records 2'
# Samples that were merged lie in the box too, and go into the library, which looks at their times.
merged() { touches '{"header": true, "format": "touch-jsonl/1", "axes": {"pressure": {"min": 0, "max": 255}}}' '{"t":1,"touches":[{"id":1,"x":0,"y":0,"phase":"began","pressure":128}]}' \
  "{\"t\":2,\"touches\":[{\"id\":1,\"x\":10,\"y\":100,\"phase\":\"ended\",\"pressure\":300,\"coalesced\":[[$1,50,30],[1.9,100,60]]}]}"; }
merged 1.5
replay 0 fit
prints 'touch 1: id 1 at (100.0, 0.0), t=1.000'
prints 'delivered: began 1, moved 0, ended 1, cancelled 0'
merged 1.95
replay 2 fit
prints_error 'rec.jsonl:3: RKStatusInvalidArgument'
# A record that stops with a finger down: the system takes it (SPEC 108). Cancelled fingers of the recording itself count as well.
touches "$header" "${corners[0]}" '{"t":1,"touches":[{"id":2,"x":90,"y":90,"phase":"began"}]}' '{"t":2,"touches":[{"id":2,"x":90,"y":90,"phase":"cancelled"}]}'
tree '{"class": "UIWindow", "frame": [0, 0, 400, 200], "children": [{"class": "UIView", "name": "left", "frame": [0, 0, 200, 200]}]}'
replay 0 stretch
prints 'delivered: began 2, moved 0, ended 0, cancelled 2'
# One finger that lifts and comes down again in one frame (SPEC 311).
touches "$header" "${corners[0]}" '{"t":1,"touches":[{"id":1,"x":0,"y":0,"phase":"ended"},{"id":1,"x":90,"y":90,"phase":"began"}]}'
replay 0 stretch
checks=$((checks + 1))
[[ $(grep -c '^  delivered: began 1, moved 0, ended 1, cancelled 0$' <<<"$out") == 1 ]] || fail "the first touch did not end once"
prints_line '  delivered: began 1, moved 0, ended 0, cancelled 1'
prints 'totals: records 1, updates 3, touches 2'
# A tree that takes no touches.
tree '{"class": "UIWindow", "frame": [0, 0, 400, 200], "hidden": true}'
touches "$header" "${corners[@]}"
replay 0 fit
prints '  hit: nothing'
prints 'hit a view 0 (0 different), hit nothing 2'
prints 'delivered: began 0, moved 0, ended 0, cancelled 0'
# bounds_origin scrolls (SPEC 4); alpha and user_interaction take views out (SPEC 32).
tree '{"class": "UIWindow", "frame": [0, 0, 100, 100], "bounds_origin": [0, 50], "children": [{"class": "V", "name": "low", "frame": [0, 100, 100, 50]}, {"class": "V", "name": "pale", "frame": [0, 50, 100, 100], "alpha": 0}, {"class": "V", "name": "inert", "frame": [0, 50, 100, 100], "user_interaction": false}]}'
try 0 hit --tree "$scratch/tree.json" 10 60
prints_exactly <(echo 'UIWindow > low')
try 0 hit --tree "$scratch/tree.json" 10 40
prints_exactly <(echo 'UIWindow')

# Malformed trees and recordings: status 2, file and place.
bad_tree() {
  printf '%s' "$2" >"$scratch/tree.json"
  for words in "hit 1 1" "replay --touches $recording"; do
    try 2 $words --tree "$scratch/tree.json"
    prints_error "tree.json"
    prints_error "$1"
    prints_nothing
  done
}
bad_tree 'tree.json:1:1: expected a JSON value, found nothing' ''
bad_tree 'tree.json:1:23: expected' '{"header": {"format": '
bad_tree 'expected a key "header"' '{"root": {}}'
bad_tree 'header.format: expected "view-tree/1", found "view-tree/9"' '{"header": {"format": "view-tree/9"}, "root": {}}'
bad_tree 'expected a key "root"' '{"header": {"format": "view-tree/1"}}'
bad_tree 'root: expected a key "class"' '{"header": {"format": "view-tree/1"}, "root": {"frame": [0, 0, 1, 1]}}'
bad_tree 'root: expected a key "frame"' '{"header": {"format": "view-tree/1"}, "root": {"class": "V"}}'
bad_tree 'root.frame[1]: expected a number, found "0"' '{"header": {"format": "view-tree/1"}, "root": {"class": "V", "frame": [0, "0", 1, 1]}}'
bad_tree 'root.children[0]: expected an object, found 7' '{"header": {"format": "view-tree/1"}, "root": {"class": "V", "frame": [0, 0, 1, 1], "children": [7]}}'
bad_tree 'root.children: expected a list' '{"header": {"format": "view-tree/1"}, "root": {"class": "V", "frame": [0, 0, 1, 1], "children": {}}}'
bad_tree 'root.hidden: expected true or false, found "no"' '{"header": {"format": "view-tree/1"}, "root": {"class": "V", "frame": [0, 0, 1, 1], "hidden": "no"}}'
bad_tree 'number out of range: 1e999' '{"header": {"format": "view-tree/1"}, "root": {"class": "V", "frame": [0, 0, 1e999, 1]}}'
bad_tree 'nested deeper than 1000 levels' "$(python3 -c 'print("{\"header\": {\"format\": \"view-tree/1\"}, \"root\": " + "{\"class\": \"V\", \"frame\": [0, 0, 1, 1], \"children\": [" * 50000)')"
try 2 hit --tree "$scratch/no-tree.json" 1 1
prints_error 'no-tree.json: No such file or directory'
try 2 hit --tree "$scratch" 1 1
prints_error 'Is a directory'

bad_recording() {
  printf '%s' "$2" >"$scratch/rec.jsonl"
  try 2 replay --tree "$app" --touches "$scratch/rec.jsonl"
  prints_error "rec.jsonl"
  prints_error "$1"
}
frame='{"t":0,"touches":[{"id":1,"x":1,"y":1,"phase":"began"}]}'
bad_recording 'no header line' ''
bad_recording 'rec.jsonl:1: expected a header line' "$frame"
bad_recording 'rec.jsonl:1: format: expected "touch-jsonl/1", found "touch-jsonl/2"' '{"header": true, "format": "touch-jsonl/2"}'
bad_recording 'rec.jsonl:1: expected a key "format"' '{"header": true}'
bad_recording 'rec.jsonl:1: axes.x: expected a key "max"' '{"header": true, "format": "touch-jsonl/1", "axes": {"x": {"min": 0}}}'
bad_recording 'rec.jsonl:1: axes.y: expected max not to be less than min' '{"header": true, "format": "touch-jsonl/1", "axes": {"y": {"min": 0, "max": -1}}}'
bad_recording 'rec.jsonl:2:8: expected a key in quotes' "$header"$'\n{"t":0,}'
bad_recording 'rec.jsonl:2:' "$header"$'\n'"${frame:0:20}"
bad_recording 'rec.jsonl:3: expected a key "t"' "$header"$'\n\n{"touches":[]}'
bad_recording 'rec.jsonl:2: t: expected a number, found "0"' "$header"$'\n{"t":"0","touches":[]}'
bad_recording 'rec.jsonl:2:6: number out of range: 1e999' "$header"$'\n{"t":1e999,"touches":[]}'
bad_recording 'rec.jsonl:2: touches: expected a list' "$header"$'\n{"t":0,"touches":1}'
bad_recording 'rec.jsonl:2: touches[0].phase: expected a phase, found "down" (allowed: began, moved, ended, cancelled)' "$header"$'\n'"${frame/began/down}"
bad_recording 'rec.jsonl:2: touches[0].id: expected a whole number, found 1.5' "$header"$'\n'"${frame/\"id\":1/\"id\":1.5}"
bad_recording 'rec.jsonl:2: touches[0].pressure: expected a number, found "hard"' "$header"$'\n'"${frame/\"phase\"/\"pressure\":\"hard\",\"phase\"}"
bad_recording 'rec.jsonl:2: touches[0].coalesced: expected a list, found true' "$header"$'\n'"${frame/\"phase\"/\"coalesced\":true,\"phase\"}"
bad_recording 'rec.jsonl:2: touches[0].coalesced[0]: expected a sample [t, x, y], found a list of 2' "$header"$'\n'"${frame/\"phase\"/\"coalesced\":[[0,0]],\"phase\"}"
bad_recording 'rec.jsonl:2: touches[0]: expected a key "x"' "$header"$'\n'"${frame/\"x\":1,/}"
# SPEC 74: ids that do not fit are found when the file is read, so that nothing is played halfway.
bad_recording 'rec.jsonl:3: touches[0].id: touch 1 begins while it is down' "$header"$'\n'"$frame"$'\n'"$frame"
prints_nothing
bad_recording 'rec.jsonl:2: touches[0].id: touch 1 is not down' "$header"$'\n'"${frame/began/moved}"
prints_nothing
bad_recording 'rec.jsonl:2: touch 1 is at no position' "$header"$'\n'"${frame/\"x\":1,/\"x\":1e308,}"
printf '%s\n{"t":0,"touches":[{"id":1,"x":1,"y":1,"phase":"began","note":"\xff"}]}\n' "$header" >"$scratch/rec.jsonl"
try 2 replay --tree "$app" --touches "$scratch/rec.jsonl"
prints_error 'rec.jsonl:2:'
prints_error 'not UTF-8'
# Rounding of the centring does not push a sensor's first unit off the screen: fit on a frame that no factor divides.
tree '{"class": "UIWindow", "frame": [0, 0, 428, 926]}'
for width in 43 97 131 177; do
  touches '{"header": true, "format": "touch-jsonl/1", "axes": {"x": null, "y": null}}' \
    '{"t":0,"touches":[{"id":1,"x":3,"y":7,"phase":"began"},{"id":2,"x":'$((3 + width))',"y":90,"phase":"began"}]}'
  replay 0 fit
  prints 'hit nothing 0'
done
