# `rk audit`: findings about a tree without a touch (SPEC 355).

cat >"$scratch/audit.json" <<'END'
{"format": 1, "name": "audit", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "save", "class": "Button", "frame": [10, 10, 38, 20], "log": false, "targets": [{"events": ["touchUpInside"], "action": "save:"}]},
  {"id": "bar", "frame": [0, 300, 320, 60], "log": false, "subviews": [
    {"id": "send", "class": "Button", "frame": [10, 70, 60, 44], "log": false, "targets": [{"events": ["touchUpInside"], "action": "send:"}]}]}]}], "steps": []}
END
cat >"$scratch/audit-none.json" <<'END'
{"format": 1, "name": "audit", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "save", "class": "Button", "frame": [10, 10, 44, 44], "log": false, "targets": [{"events": ["touchUpInside"], "action": "save:"}]}]}], "steps": []}
END
try 0 help audit
prints "EXAMPLES"
try 0 audit "$scratch/audit-none.json"
prints_nothing
is_silent
try 1 audit "$scratch/audit.json"
prints "save is 38 x 20 pt to touch; 44 x 44 are recommended"
prints "send cannot be touched: it lies outside of bar"
is_silent
try 1 audit "$scratch/audit.json" --json
prints '{"kind": 2, "kindName": "small", "subject": "save", "area": [10, 10, 38, 20], "value": 20, "limit": 44, "tolerance": 0, "sentence": "save is'
prints '{"kind": 12, "kindName": "outside", "subject": "send", "culprit": "bar", "area": [10, 370, 60, 44], "sentence": "send cannot'
try 1 audit "$scratch/audit.json" --svg "$scratch/audit.svg"
prints "save is 38 x 20"
checks=$((checks + 1))
python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' "$scratch/audit.svg" && grep -q '<title>send cannot be touched.*<polygon class="n" points="10,370 70,370 70,414 10,414"/>' "$scratch/audit.svg" || fail "the picture has no mark where send lies"
# What is scrolled is drawn within its scroll view; a finding out of sight is a dot at the edge where it lies, also in a scroll view that is out of sight itself.
cat >"$scratch/audit-scrolled.json" <<'END'
{"format": 1, "name": "scrolled", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false, "subviews": [
  {"id": "list", "class": "ScrollView", "frame": [20, 40, 280, 200], "contentSize": [280, 900], "contentOffset": [0, 300], "log": false, "subviews": [
    {"id": "above", "class": "Button", "frame": [10, 20, 100, 30], "log": false, "targets": [{"events": ["touchUpInside"], "action": "a:"}]},
    {"id": "partly", "class": "Button", "frame": [10, 480, 100, 30], "log": false, "targets": [{"events": ["touchUpInside"], "action": "a:"}]},
    {"id": "shelf", "class": "ScrollView", "frame": [0, 600, 280, 100], "contentSize": [900, 100], "log": false, "subviews": [
      {"id": "right", "class": "Button", "frame": [600, 10, 100, 30], "log": false, "targets": [{"events": ["touchUpInside"], "action": "a:"}]}]}]}]}], "steps": []}
END
try 1 audit "$scratch/audit-scrolled.json" --svg -
prints '<clipPath id="s1"><polygon points="20,40 300,40 300,240 20,240"/></clipPath>'
prints '<clipPath id="s4" clip-path="url(#s1)"><polygon points="20,340 300,340 300,440 20,440"/></clipPath>'
prints '<g clip-path="url(#s1)"><title>W &gt; list &gt; partly</title>'
prints 'override of pointInside (SPEC 355)</title><polygon class="n" points="30,220 130,220 130,250 30,250"/></g>'
prints '<title>above is 100 x 30 pt'
prints '(scrolled out of sight)</title><circle class="n" cx="80" cy="40" r="5"/></g>'
prints '(scrolled out of sight)</title><circle class="n" cx="300" cy="240" r="5"/></g>'
try 0 render --tree "$scratch/audit-scrolled.json"
prints 'points="20,40 300,40 300,240 20,240"'
try 2 audit "$scratch/none.json"
prints_error "none.json: No such file or directory"
try 2 audit "$scratch/audit.json" --at nan
prints_error "--at"
