# Scroll views, presses, keys, text, motion, remote control, the pointer and its wheel in scenarios: each key does something, each property can be wrong.

input_tree='"windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "S", "class": "ScrollView", "frame": [0, 0, 300, 400], "contentSize": [300, 2000], "contentOffset": [0, 90], "touchesShouldBegin": true,
   "touchesShouldCancel": true, "viewForZooming": "c", "maximumZoomScale": 3, "subviews": [{"id": "c", "frame": [0, 0, 300, 2000]}]},
  {"id": "T", "class": "TextField", "frame": [0, 400, 300, 40], "text": "ab"}]}]'

# A drag, what is read on the way, what the clock does alone, and steps that scroll.
scenario scrolling <<<"{\"format\": 1, \"name\": \"scrolling\", \"log\": [\"scroll\", \"touches\", \"delegate\"], $input_tree, \"steps\": [
  {\"get\": [\"S\", {\"contentOffset\": [0, 90], \"tracking\": false, \"dragging\": false, \"decelerating\": false, \"zooming\": false, \"zoomBouncing\": false, \"velocity\": [0, 0],
    \"zoomScale\": 1, \"maximumZoomScale\": 3, \"contentSize\": [300, 2000], \"contentInset\": [0, 0, 0, 0], \"contentOffsetRange\": [0, 0, 0, 1600], \"decelerationRate\": 0.998, \"bounces\": true}]},
  {\"t\": 0, \"down\": [1, 50, 300]}, {\"get\": [\"S\", {\"tracking\": true}]}, {\"t\": 0.2, \"move\": [1, 50, 280]}, {\"t\": 0.3, \"move\": [1, 50, 120]},
  {\"get\": [\"S\", {\"dragging\": true, \"contentOffset\": [0, 260]}]}, {\"get\": [\"S.pan\", {\"state\": \"changed\", \"translation\": [0, -170], \"view\": \"S\"}]},
  {\"t\": 1, \"up\": [1, 50, 120]}, {\"get\": [\"S\", {\"dragging\": false, \"decelerating\": false}]},
  {\"setContentOffset\": [\"S\", [0, 10], true]}, {\"t\": 2}, {\"get\": [\"S\", {\"contentOffset\": [0, 10]}]}, {\"scrollToTop\": \"S\"}, {\"t\": 3},
  {\"scrollRectToVisible\": [\"S\", [0, 900, 10, 10], false]}, {\"get\": [\"S\", {\"contentOffset\": [0, 510]}]},
  {\"setZoomScale\": [\"S\", 2]}, {\"get\": [\"S\", {\"zoomScale\": 2}]},
  {\"set\": [\"S\", {\"log\": [\"delegate\"], \"touchesShouldBegin\": false, \"delaysContentTouches\": false}]}, {\"set\": [\"S.pan\", {\"log\": true, \"enabled\": true}]},
  {\"t\": 4, \"down\": [1, 50, 300]}, {\"t\": 4.1, \"up\": [1, 50, 300]}]}"
try 0 run "$scratch/scrolling.json"
prints_exactly <(printf '%s\n' 'S.touchesShouldBegin(c)' c.began S.began 'S.touchesShouldCancel(c)' S.willBeginDragging S.didScroll c.cancelled S.cancelled \
  S.didScroll S.willEndDragging S.didEndDragging S.didScroll S.didEndScrollingAnimation '= true' S.didScroll S.didScrollToTop S.didScroll S.didZoom S.didScroll \
  S.pan.began 'S.touchesShouldBegin(c)' S.pan.ended 'ok scrolling')
is_silent

# Presses, keys, text, motion, remote control; super; key commands; through the queue.
scenario pressing <<<'{"format": 1, "name": "pressing", "log": ["presses", "motion", "remote", "actions", "events", "delegate"], "application": {"log": ["remote"]},
  "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [
    {"id": "v", "frame": [0, 0, 300, 100], "canBecomeFirstResponder": true, "keyCommands": [{"input": "a", "modifiers": ["command"], "action": "copy:"}],
     "responds": ["copy:", "paste:"], "super": {"pressesChanged": false, "motionEnded": false},
     "recognizers": [{"id": "r", "type": "tap", "allowedPressTypes": ["select"], "log": true, "delegate": {"shouldReceivePress": true}}]},
    {"id": "a", "frame": [0, 100, 300, 100], "acceptsText": true, "canBecomeFirstResponder": true},
    {"id": "T", "class": "TextField", "frame": [0, 200, 300, 100], "text": "ab"}]}],
  "steps": [
    {"get": ["r", {"allowedPressTypes": ["select"], "buttonMaskRequired": 1}]}, {"becomeFirst": "v"},
    {"t": 1, "press": ["select", "began"]}, {"t": 1.1, "press": ["select", "ended"]},
    {"t": 2, "key": ["a", ["command"], "began"]}, {"t": 2.1, "key": ["a", ["command"], "ended"]},
    {"set": ["v", {"keyCommands": [{"input": "b", "action": "paste:"}]}]},
    {"t": 2.2, "key": ["a", ["command"], "began"]}, {"t": 2.3, "key": ["b", [], "began"]},
    {"t": 3, "presses": [["menu", "began"], ["up", "began", 0.5]]}, {"press": ["upArrow", "changed", 0.7]}, {"cancelAllPresses": true},
    {"t": 4, "motion": "began"}, {"t": 5, "motion": "ended"}, {"t": 6, "remote": "nextTrack"},
    {"becomeFirst": "a"}, {"t": 7, "text": "x\n"}, {"deleteBackward": true},
    {"becomeFirst": "T"}, {"text": "c"}, {"get": ["T", {"text": "abc"}]}, {"deleteBackward": true}, {"get": ["T", {"text": "ab"}]}, {"resignFirst": "T"}, {"text": "q"},
    {"post": [{"press": ["menu", "began"]}, {"press": ["menu", "ended"]}, {"motion": "began"}, {"motion": "cancelled"}, {"text": "z"}, {"deleteBackward": true}]}, {"drain": true},
    {"ignoring": true}, {"press": ["menu", "began"]}, {"ignoring": false}, {"motion": "began"}, {"active": false}, {"active": true}, {"press": ["menu", "ended"]}]}'
try 0 run "$scratch/pressing.json"
prints_exactly <(printf '%s\n' '= true' r.shouldReceivePress 'r.pressesBegan(select)' 'v.pressesBegan(select)' 'W.pressesBegan(select)' 'r.pressesEnded(select)' act:r \
  'v.pressesCancelled(select)' 'W.pressesCancelled(select)' v.copy: 'v.pressesBegan(a)' 'W.pressesBegan(a)' v.paste: 'v.pressesBegan(menu,upArrow)' 'W.pressesBegan(menu,upArrow)' \
  'v.pressesChanged(upArrow)' 'v.pressesCancelled(a,menu,upArrow)' 'W.pressesCancelled(a,menu,upArrow)' v.motionBegan W.motionBegan v.motionEnded \
  'v.remote(nextTrack)' 'W.remote(nextTrack)' 'app.remote(nextTrack)' '= true' 'a.insertText(x\u{a})' '= true' a.deleteBackward '= true' \
  T.shouldBeginEditing T.didBeginEditing T.event:editingDidBegin '= true' 'T.insertText(c)' 'T.shouldChangeCharacters(2,2,c)' 'T.didChangeSelection(3,3)' T.event:editingChanged '= true' \
  T.deleteBackward 'T.shouldChangeCharacters(2,3,)' 'T.didChangeSelection(2,2)' T.event:editingChanged '= true' T.shouldEndEditing T.didEndEditing T.event:editingDidEnd '= true' '= false' \
  'W.pressesBegan(menu)' 'W.pressesEnded(menu)' W.motionBegan W.motionCancelled '= false' W.motionBegan W.motionCancelled 'ok pressing')
is_silent

# Touches with all that they have; the pointer; a wheel and a trackpad. What the library refuses is a note.
scenario pointing <<<'{"format": 1, "name": "pointing", "log": ["actions"], "logStates": true, "application": {"receivesRemoteControlEvents": false},
  "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [{"id": "v", "frame": [0, 0, 300, 300], "recognizers": [
    {"id": "right", "type": "tap", "buttonMaskRequired": 2}, {"id": "over", "type": "hover"}, {"id": "pan", "type": "pan", "allowedScrollTypesMask": ["discrete", "continuous"]},
    {"id": "pinch", "type": "pinch"}]}]}],
  "steps": [
    {"get": ["right", {"buttonMaskRequired": 2}]}, {"get": ["pan", {"allowedScrollTypesMask": ["continuous", "discrete"]}]},
    {"t": 0, "down": [1, 50, 50, {"type": "indirectPointer", "buttons": 2, "modifiers": ["shift"]}]}, {"t": 0.1, "up": [1, 50, 50]},
    {"t": 1, "down": [1, 50, 50, {"type": "indirectPointer"}]}, {"t": 1.1, "up": [1, 50, 50]},
    {"t": 2, "pointer": [50, 50]}, {"pointer": {"at": [60, 60], "buttons": 0}}, {"pointer": {"at": [0, 0], "outside": true}},
    {"t": 3, "scroll": [50, 50, 0, -30, "discrete"]}, {"t": 4, "scroll": [50, 50, 0, 0, "began", {"modifiers": ["shift"]}]}, {"scroll": [50, 50, 0, 12, "changed"]}, {"scroll": [50, 50, 0, 0, "ended"]},
    {"t": 5, "transform": [50, 50, 1, 0, "began"]}, {"transform": [50, 50, 1.5, 0, "changed"]}, {"get": ["pinch", {"scale": 1.5}]}, {"transform": [50, 50, 1.5, 0, "ended"]},
    {"t": 6, "down": [2, 10, 10]}, {"t": 6.02, "move": [2, 14, 10, {"coalesced": [[6.01, 12, 10]], "force": 0.5}]}, {"touch": [2, {"coalesced": [[6.01, 12, 10], [6.02, 14, 10]],
      "predicted": ["linear", 0.01, 16, 10]}]}, {"up": [2, 14, 10]},
    {"remote": "play"}, {"scroll": [50, 50, 0, 0, "ended"]}]}'
try 0 run "$scratch/pointing.json"
prints_exactly <(printf '%s\n' 'act:right(ended)' 'act:over(began)' 'act:over(changed)' 'act:over(ended)' 'act:pan(began)' 'act:pan(ended)' \
  'act:pan(began)' 'act:pan(ended)' 'act:pinch(began)' 'act:pinch(ended)' 'act:right(ended)' 'ok pointing')
prints_error 'steps[22].scroll: RKStatusNotFound'

# Each property can be wrong, and the message has its value.
wrong() {
  printf '%s' "{\"format\": 1, \"name\": \"w\", $input_tree, \"log\": [], \"steps\": [$1]}" >"$scratch/wrong.json"
  try 1 run "$scratch/wrong.json"
  prints "$2"
}
while read -r property value got; do wrong "{\"get\": [\"S\", {\"$property\": $value}]}" "$property: expected"; prints "got $got"; done <<'END'
tracking true false
dragging true false
decelerating true false
zooming true false
zoomBouncing true false
velocity [0,1] [0, 0]
contentOffset [0,0] [0, 90]
contentSize [300,400] [300, 2000]
contentInset [1,0,0,0] [0, 0, 0, 0]
contentOffsetRange [0,0,0,0] [0, 0, 0, 1600]
bounces false true
alwaysBounceVertical true false
alwaysBounceHorizontal true false
scrollEnabled false true
pagingEnabled true false
directionalLockEnabled true false
delaysContentTouches false true
canCancelContentTouches false true
minimumZoomScale 2 1
maximumZoomScale 2 3
zoomScale 2 1
bouncesZoom false true
scrollsToTop false true
decelerationRate "fast" "normal"
chainsToAncestor true false
bouncesHorizontally false true
bouncesVertically false true
transfersHorizontalScrollingToParent false true
transfersVerticalScrollingToParent false true
transfersTouchesToParent true false
showsVerticalScrollIndicator false true
showsHorizontalScrollIndicator false true
verticalScrollIndicatorInsets [1,0,0,0] [0, 0, 0, 0]
horizontalScrollIndicatorInsets [1,0,0,0] [0, 0, 0, 0]
scrollAnimating true false
zoomAnimating true false
horizontalScrollIndicatorVisible true false
END
wrong '{"get": ["T", {"text": "abc"}]}' 'text: expected "abc", got "ab"'
wrong '{"get": ["S.pan", {"allowedScrollTypesMask": []}]}' 'allowedScrollTypesMask: expected [], got ["discrete", "continuous"]'
wrong '{"get": ["S.pinch", {"allowedPressTypes": ["key"]}]}' 'allowedPressTypes: expected ["key"], got []'
wrong '{"t": 0, "down": [1, 5, 5]}, {"touch": [1, {"coalesced": []}]}' 'touch 1: coalesced: expected [], got [[0, 5, 5]]'
wrong '{"t": 0, "down": [1, 5, 5]}, {"touch": [1, {"predicted": ["quadratic", 0, 6, 5]}]}' 'touch 1: predicted: expected ["quadratic", 0, 6, 5], got ["quadratic", 0, 5, 5]'
