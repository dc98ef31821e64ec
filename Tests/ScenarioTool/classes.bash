# Classes of a view tree: what UIKit and ResponderKit have plays as that, in every command; what is not known plays as View and is noted once.

class_tree() { # the children of a window of 400 x 400, which touches of the same size fit
  printf '{"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "name": "W", "frame": [0, 0, 400, 400], "children": [%s]}}' "$1" >"$scratch/classes.json"
}
class_touches() {
  { echo '{"header": true, "format": "touch-jsonl/1", "name": "r", "axes": {"x": {"min": 0, "max": 400}, "y": {"min": 0, "max": 400}}}'; printf '%s\n' "$@"; } >"$scratch/classes.jsonl"
}
class_replay() { try 0 replay --tree "$scratch/classes.json" --touches "$scratch/classes.jsonl" "$@"; }
tap='{"t":0,"touches":[{"id":1,"x":50,"y":50,"phase":"began"}]} {"t":0.08,"touches":[{"id":1,"x":50,"y":50,"phase":"ended"}]}'

# A tap on each control sends what its class sends, under either name, also from a module of Swift. It lies in the right half of a stepper, which adds.
sends_events() { # NAME EVENTS: of a class by its name
  class_tree "{\"class\": \"$1\", \"name\": \"it\", \"frame\": [20, 20, 50, 60]}"
  class_touches $tap
  class_replay
  is_silent
  prints '  hit: W'
  checks=$((checks + 1))
  [[ $(grep '^  t=' <<<"$out") == "${2:+$(grep -o '^  t=[0-9.]*' <<<"$out") it: $2}" ]] || fail "$1: another action than $2"
}
each_name() { for name in "UI$1" "$1" "App.UI$1"; do sends_events "$name" "$2"; done; }
each_name Button touchUpInside
each_name Control touchUpInside
each_name Switch valueChanged
each_name Stepper valueChanged
each_name TextField editingDidBegin
for class in View Label ImageView ScrollView TableView TableViewCell StackView; do each_name "$class" ''; done
sends_events SecureTextField editingDidBegin
sends_events UITabBarButton touchUpInside
# Android's classes by their own sense: its text is no scroll view.
sends_events android.widget.Button touchUpInside
sends_events android.widget.EditText editingDidBegin
sends_events android.widget.TextView ''
prints '  delivered: began 1, moved 0, ended 1, cancelled 0'
# A label lets touches through, a disabled control takes them and sends nothing.
sends_events UILabel ''
prints_line '  hit: W'
class_tree '{"class": "UIButton", "name": "it", "frame": [20, 20, 50, 60], "enabled": false}'
class_replay
prints_line '  hit: W > it'
checks=$((checks + 1))
[[ $out != *touchUpInside* ]] || fail "a disabled button fired"

# A button keeps a tap from the recognisers of views above it (SPEC 152), a plain view does not.
class_tree '{"class": "UIButton", "name": "it", "frame": [20, 20, 50, 60]}'
class_replay --attach tap --json
prints_line '{"t": 0.08, "control": "it", "events": "touchUpInside"}'
checks=$((checks + 1))
[[ $out != *'"recognizer"'* ]] || fail "the window's tap fired over a button"
class_tree '{"class": "UIView", "name": "it", "frame": [20, 20, 50, 60]}'
class_replay --attach tap --json
prints_line '{"t": 0.08, "recognizer": "tap", "state": "ended"}'
checks=$((checks + 1))
[[ $out != *'"control"'* ]] || fail "a plain view has an action"

# A slide in a list: a quick one scrolls, and what is touched gets nothing (SPEC 247); a held finger stays with a control and is taken from a plain view (SPEC 250).
quick=('{"t":0,"touches":[{"id":1,"x":50,"y":150,"phase":"began"}]}' '{"t":0.03,"touches":[{"id":1,"x":50,"y":120,"phase":"moved"}]}'
  '{"t":0.06,"touches":[{"id":1,"x":50,"y":110,"phase":"ended"}]}')
held=('{"t":0,"touches":[{"id":1,"x":50,"y":150,"phase":"began"}]}' '{"t":0.3,"touches":[{"id":1,"x":50,"y":149,"phase":"moved"}]}'
  '{"t":0.35,"touches":[{"id":1,"x":50,"y":110,"phase":"moved"}]}' '{"t":0.4,"touches":[{"id":1,"x":50,"y":110,"phase":"ended"}]}')
class_list() { # CLASS OF THE LIST, CLASS IN A ROW, HEIGHT OF THE LAST VIEW
  class_tree "{\"class\": \"$1\", \"name\": \"list\", \"frame\": [0, 0, 400, 400], \"bounds_origin\": [0, 100], \"children\": [
    {\"class\": \"UITableViewCell\", \"name\": \"row\", \"frame\": [0, 100, 400, 200], \"children\": [{\"class\": \"$2\", \"name\": \"it\", \"frame\": [20, 20, 100, 160]}]},
    {\"class\": \"UIView\", \"name\": \"last\", \"frame\": [0, 450, 400, $3]}]}"
}
for list in UIScrollView UITableView UICollectionView ScrollView Table; do
  class_list $list UIButton 400
  try 0 hit --tree "$scratch/classes.json" 50 50
  prints_exactly <(echo 'W > list > row > it')
  class_touches "${quick[@]}"
  class_replay
  is_silent
  prints_line '  hit: W > list > row > it'
  prints_line '  taken: what was held back of touch 1 did not reach it: the pan of scroll view list recognised (SPEC 101)'
  prints_line '  delivered: began 0, moved 0, ended 0, cancelled 0'
  class_touches "${held[@]}"
  class_replay
  prints_line '  t=0.400 it: touchUpInside'
  prints_line '  delivered: began 1, moved 2, ended 1, cancelled 0'
  class_list $list UIView 400
  class_replay
  prints_line '  delivered: began 1, moved 1, ended 0, cancelled 1'
done
# The content is as large as what lies in it, also where a dump does not say how far it is scrolled.
class_touches "${quick[@]}"
class_list UIScrollView UIView 50
sed -i 's/"bounds_origin": \[0, 100\], //' "$scratch/classes.json"
class_replay
prints_line '  delivered: began 0, moved 0, ended 0, cancelled 0'
# Where all that it holds is in sight, a table moves all the same, a scroll view does not.
class_touches "${quick[@]}"
for list in UITableView:0 UIScrollView:1; do
  class_list ${list%:*} UIView 50
  sed -i 's/"bounds_origin": \[0, 100\], //' "$scratch/classes.json"
  sed -i 's/\[0, 450, 400, 50\]/[0, 350, 400, 50]/' "$scratch/classes.json"
  class_replay
  prints_line "  delivered: began ${list#*:}, moved ${list#*:}, ended ${list#*:}, cancelled 0"
done

# What is not known: once, and nothing else changes.
class_tree '{"class": "Gauge", "name": "a", "frame": [0, 0, 100, 100]}, {"class": "App.Gauge", "name": "b", "frame": [0, 100, 100, 100]}, {"class": "Dial", "frame": [0, 200, 100, 100]}'
class_touches $tap
for command in "replay --touches $scratch/classes.jsonl" "hit 50 50" "render" "audit"; do
  case $command in audit) try 0 audit "$scratch/classes.json" ;; *) try 0 $command --tree "$scratch/classes.json" ;; esac
  checks=$((checks + 1))
  [[ $err == "note: $scratch/classes.json: classes that are not known play as View: Gauge, Dial" ]] || fail "not one note of what is not known"
done

# One reader of trees: what the audit finds, and the page of the inspector, have the controls.
class_tree '{"class": "UIButton", "name": "tiny", "frame": [20, 20, 10, 10]}'
try 1 audit "$scratch/classes.json"
prints tiny
is_silent
try 0 inspect --tree "$scratch/classes.json" --touches "$scratch/classes.jsonl"
prints '"Button"'

# A finger that stops a list taps nothing in it (SPEC 263).
class_list UIScrollView UIButton 4000
class_touches "${quick[@]}" '{"t":0.3,"touches":[{"id":2,"x":50,"y":90,"phase":"began"}]}' '{"t":0.35,"touches":[{"id":2,"x":50,"y":90,"phase":"ended"}]}'
class_replay
prints_line '  taken: list was stopped by touch 2, which is not passed on to its content (SPEC 263)'
checks=$((checks + 1))
[[ $out != *touchUpInside* ]] || fail "a finger that stopped a list pressed a button"

# A touch that scrolled is done with: many take no more memory than few.
many_slides() { # HOW MANY
  python3 - "$1" <<'PY'
import json, sys

print(json.dumps({"header": True, "format": "touch-jsonl/1", "name": "slides", "axes": {"x": {"min": 0, "max": 400}, "y": {"min": 0, "max": 400}}}))
for slide in range(int(sys.argv[1])):
    for step, phase in enumerate(("began", "moved", "ended")):
        print(json.dumps({"t": round(slide * 0.5 + step * 0.02, 2), "touches": [{"id": slide, "x": 50, "y": 150 - 20 * step, "phase": phase}]}))
PY
}
class_list UIScrollView UIView 400
doing="rk replay of many slides"
for count in 400 16000; do
  many_slides $count >"$scratch/slides.jsonl"
  taken_memory[count]=$(python3 "$here/streaming.py" measure "$RK" replay --tree "$scratch/classes.json" --touches "$scratch/slides.jsonl")
done
checks=$((checks + 1))
((taken_memory[16000] * 10 < taken_memory[400] * 11 + 10240)) || fail "slides: ${taken_memory[400]} KiB became ${taken_memory[16000]} KiB"

# What happens in it can be recorded, played again, and made a scenario that has the same controls.
class_list UITableView UIButton 400
class_touches "${held[@]}"
class_replay --record "$scratch/classes.rkrec"
try 0 replay "$scratch/classes.rkrec"
prints 'the same'
try 0 convert "$scratch/classes.rkrec" -o "$scratch/classes-scenario.json"
try 0 run "$scratch/classes-scenario.json"
checks=$((checks + 1))
python3 - "$scratch/classes-scenario.json" <<'PY' || fail "the scenario has other classes"
import json, sys

def classes(views):
    for view in views:
        yield view.get("class")
        yield from classes(view.get("subviews", []))

made = list(classes(json.load(open(sys.argv[1]))["windows"]))
assert "ScrollView" in made and "Button" in made, made
PY
