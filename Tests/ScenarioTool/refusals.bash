# Scenarios that are JSON and no scenarios: the JSON path, what was expected, the words that are allowed; status 2, nothing runs.

wrap() { printf '{"format": 1, "windows": [{"id": "W", "subviews": [{"id": "v"%s}]}], "steps": [%s]%s}' "${1:-}" "${2:-}" "${3:-}"; }

refuses 'expected an object' '[]'
refuses 'expected a key "format"' '{"steps": []}'
refuses 'expected a key "steps"' '{"format": 1}'
refuses 'format: expected format 1, found 2' '{"format": 2, "steps": []}'
refuses 'format: expected format 1, found true' '{"format": true, "steps": []}'
refuses 'unknown key "step" (allowed: format, name' '{"format": 1, "step": [], "steps": []}'
refuses 'steps: expected a list, found an empty object' '{"format": 1, "steps": {}}'

# Nodes.
refuses 'windows[0].subviews[0]: unknown key "frmae" (allowed: id, class, frame' "$(wrap ', "frmae": [0, 0, 1, 1]')"
refuses 'windows[0].subviews[0].frame: expected a rectangle [x, y, width, height]' "$(wrap ', "frame": [0, 0, 1]')"
refuses 'windows[0].subviews[0].frame[2]: expected a number, found "1"' "$(wrap ', "frame": [0, 0, "1", 1]')"
refuses 'windows[0].subviews[0].hidden: expected true or false, found 1' "$(wrap ', "hidden": 1')"
refuses 'windows[0].subviews[0].alpha: expected a number, found true' "$(wrap ', "alpha": true')"
refuses 'found both' "$(wrap ', "frame": [0, 0, 1, 1], "bounds": [0, 0, 1, 1]')"
refuses 'windows[0].subviews[0].class: unknown class "Veiw" (allowed: View, Label, ImageView)' "$(wrap ', "class": "Veiw"')"
refuses 'a window stands in "windows"' "$(wrap ', "class": "Window"')"
refuses 'windows[0].subviews[0].key: only windows have the key "key"' "$(wrap ', "key": true')"
refuses 'only windows and the application have the key "sendEvent"' "$(wrap ', "sendEvent": "drop"')"
refuses 'windows[0].subviews[0].log[1]: expected one of the allowed words, found "touch" (allowed: hit, inside, touches' "$(wrap ', "log": ["hit", "touch"]')"
refuses 'windows[0].subviews[0].super: unknown key "begin" (allowed: began, moved, ended, cancelled)' "$(wrap ', "super": {"begin": false}')"
refuses 'windows[0].subviews[0].pointInside: expected a way to override pointInside, found "maybe" (allowed: "yes", "no"' "$(wrap ', "pointInside": "maybe"')"
refuses 'windows[0].subviews[0].pointInside.circle: expected true' "$(wrap ', "pointInside": {"circle": false}')"
refuses 'windows[0].subviews[0].hitTest: expected a way to override hitTest' "$(wrap ', "hitTest": {"superThan": []}')"
refuses 'windows[0].subviews[0].hitTest.superThen[0]: no object has the id "w" (allowed: W, v)' "$(wrap ', "hitTest": {"superThen": ["w"]}')"
refuses 'windows[0].subviews[0].nextResponder: expected an id or null, found 3' "$(wrap ', "nextResponder": 3')"
refuses 'windows[0].subviews[0].touchesDo: expected one of the allowed words, found "shake" (allowed: drag, pinch' "$(wrap ', "touchesDo": "shake"')"
refuses 'the id "v" is declared twice' "$(wrap '' '' ', "detached": [{"id": "v"}]')"
refuses 'the id "app" is taken' "$(wrap '' '' ', "detached": [{"id": "app"}]')"
refuses 'detached[0]: expected a key "id"' "$(wrap '' '' ', "detached": [{}]')"
refuses 'detached[0].id: expected a text that is not empty' "$(wrap '' '' ', "detached": [{"id": ""}]')"
refuses 'only one window can be key' '{"format": 1, "windows": [{"id": "a", "key": true}, {"id": "b", "key": true}], "steps": []}'

# Controllers, config, the two responders that always exist.
refuses 'controllers[0].view: expected the id of a node that is no window, found "W" (allowed: v)' "$(wrap '' '' ', "controllers": [{"id": "c", "view": "W"}]')"
refuses 'controllers[0].class: expected one of the allowed words, found "View"' "$(wrap '' '' ', "controllers": [{"id": "c", "view": "v", "class": "View"}]')"
refuses 'controllers[0].parent: RKStatusCycle' "$(wrap '' '' ', "controllers": [{"id": "c", "view": "v", "parent": "c"}]')"
refuses 'config: unknown key "hitTestPass" (allowed: hitTestPasses' "$(wrap '' '' ', "config": {"hitTestPass": 1}')"
refuses 'config.hitTestPasses: RKStatusInvalidArgument' "$(wrap '' '' ', "config": {"hitTestPasses": 3}')"
refuses 'config.sameViewTie: expected a number or a value'"'"'s name, found "firstadded" (allowed: lastAdded, firstAdded)' "$(wrap '' '' ', "config": {"sameViewTie": "firstadded"}')"
refuses 'config.controlSlop: expected a number, true or false' "$(wrap '' '' ', "config": {"controlSlop": [70]}')"
refuses 'application: unknown key "delegate" (allowed: log, responds, sendEvent)' "$(wrap '' '' ', "application": {"delegate": true}')"
refuses 'application.sendEvent.drop[0]: expected one of the allowed words, found "move"' "$(wrap '' '' ', "application": {"sendEvent": {"drop": ["move"]}}')"
refuses 'delegate: unknown key "sendEvent"' "$(wrap '' '' ', "delegate": {"sendEvent": "drop"}')"

# Steps, also those inside other steps, are read before anything runs.
refuses 'steps[0]: unknown key "dwon" (allowed: t, down, move' "$(wrap '' '{"dwon": [1, 0, 0]}')"
refuses 'steps[0]: expected a step, found an empty object' "$(wrap '' '{}')"
refuses 'steps[0]: a step does one thing, found both "down" and "up"' "$(wrap '' '{"down": [1, 0, 0], "up": [1, 0, 0]}')"
refuses 'steps[1].down[1]: expected a number, found null' "$(wrap '' '{"t": 0}, {"down": [1, null, 0]}')"
refuses 'steps[0].down[0]: expected a whole number, found 1.5' "$(wrap '' '{"down": [1.5, 0, 0]}')"
refuses 'steps[0].down[0]: expected a whole number, found 1e+300' "$(wrap '' '{"down": [1e300, 0, 0]}')"
refuses 'steps[0].down: expected [id, x, y]' "$(wrap '' '{"down": [1, 0]}')"
refuses 'steps[0].update[0][0]: expected one of the allowed words, found "press" (allowed: down, move, up, cancel)' "$(wrap '' '{"update": [["press", 1, 0, 0]]}')"
refuses 'steps[0].update: expected at least one touch' "$(wrap '' '{"update": []}')"
refuses 'steps[0].on[1][0].post[0].remove: no object has the id "w"' "$(wrap '' '{"on": ["v.began", [{"post": [{"remove": "w"}]}]]}')"
refuses 'steps[0].makeKey: expected the id of a window, found "v" (allowed: W)' "$(wrap '' '{"makeKey": "v"}')"
refuses 'steps[0].cancelAll: expected true' "$(wrap '' '{"cancelAll": false}')"
refuses 'steps[0].set[1]: unknown key "colour"' "$(wrap '' '{"set": ["v", {"colour": 1}]}')"
refuses 'steps[0].get[1].frame: expected a rectangle' "$(wrap '' '{"get": ["v", {"frame": true}]}')"
refuses 'steps[0].convert: expected a key "to"' "$(wrap '' '{"convert": {"point": [0, 0], "from": "v", "is": [0, 0]}}')"
refuses 'steps[0].convert.is: expected a point [x, y]' "$(wrap '' '{"convert": {"point": [0, 0], "from": "v", "to": null, "is": [0, 0, 1, 1]}}')"
refuses 'steps[0].tolerance: expected a tolerance that is not negative' "$(wrap '' '{"get": ["v", {"alpha": 1}], "tolerance": -1}')"
refuses 'steps[0].touch[1].phase: expected one of the allowed words, found "over"' "$(wrap '' '{"touch": [1, {"phase": "over"}]}')"
refuses 'steps[0].expect[0]: expected a text' "$(wrap '' '{"expect": [1]}')"
refuses 'steps[0].chain: expected the ids' "$(wrap '' '{"chain": []}')"

# What the format knows and this version does not do is refused by name.
refuses 'windows[0].subviews[0].recognizers: recognizers are not supported by this version' "$(wrap ', "recognizers": [{"id": "t", "type": "tap"}]')"
refuses 'windows[0].subviews[0].shouldBegin: recognizers are not supported' "$(wrap ', "shouldBegin": false')"
refuses 'windows[0].subviews[0].targets: controls are not supported' "$(wrap ', "targets": []')"
refuses 'windows[0].subviews[0].enabled: controls are not supported' "$(wrap ', "enabled": true')"
refuses 'windows[0].subviews[0].contentSize: scroll views are not supported' "$(wrap ', "contentSize": [1, 1]')"
refuses 'windows[0].subviews[0].class: controls are not supported' "$(wrap ', "class": "Button"')"
refuses 'windows[0].subviews[0].class: scroll views are not supported' "$(wrap ', "class": "ScrollView"')"
refuses 'plugins: plugins are not supported' "$(wrap '' '' ', "plugins": ["x.so"]')"
refuses 'steps[0].press: presses are not supported' "$(wrap '' '{"press": ["select", "began"]}')"
refuses 'steps[0].motion: motion events are not supported' "$(wrap '' '{"motion": "began"}')"
refuses 'steps[0].remote: remote control events are not supported' "$(wrap '' '{"remote": "play"}')"
refuses 'steps[0].key: key events are not supported' "$(wrap '' '{"key": ["a", [], "began"]}')"
refuses 'steps[0].sendAction: actions are not supported' "$(wrap '' '{"sendAction": {"action": "foo:", "to": null, "from": "v"}}')"
refuses 'steps[0].addRecognizer: recognizers are not supported' "$(wrap '' '{"addRecognizer": ["v", {"id": "t"}]}')"
refuses 'steps[0].get[1].translation: recognizers are not supported' "$(wrap '' '{"get": ["v", {"translation": [0, 0]}]}')"
refuses 'steps[0].set[1].contentOffset: scroll views are not supported' "$(wrap '' '{"set": ["v", {"contentOffset": [0, 0]}]}')"
