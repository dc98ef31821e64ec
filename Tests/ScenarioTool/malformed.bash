# Files that are no JSON, or no files: status 2, a message with the file's name and the place, and never a crash.

refuses ':1:1: expected a JSON value, found nothing' ''
refuses ':1:4: expected a JSON value, found nothing' '   '
refuses ':2:12: expected a value, found the end of the file' $'{\n "format": '
refuses ':1:2: expected a key in quotes, found "f"' '{format: 1}'
refuses ':1:14: expected a key in quotes, found "}"' '{"format": 1,}'
refuses ':1:4: expected "," or "]" in a list, found "2"' '[1 2]'
refuses ':1:5: expected "," or "]" in a list, found the end of the file' '["a"'
refuses ':1:7: expected "," or "}" in an object, found the end of the file' '{"a":1'
refuses ':1:6: expected ":" after a key, found "1"' '{"a" 1}'
refuses ':1:9: key "a" stands here twice' '{"a": 1,"a": 2}'
refuses ':1:4: expected the end of the file after the value, found "]"' '[1]]'
refuses ':1:2: a text that begins here has no end' '["abc'
refuses ':1:4: a control character cannot stand in a text' $'["a\tb"]'
refuses ':1:3: unknown escape' '["\x"]'
refuses ':1:3: half a surrogate pair' '["\ud800"]'
refuses ':1:7: expected four hexadecimal digits' '["\u00zz"]'
refuses ':1:2: number out of range: 1e999' '[1e999]'
refuses ':1:2: number out of range: -1e999' '[-1e999]'
refuses ':1:2: a number cannot begin with 0' '[007]'
refuses ':1:4: expected a digit' '[1.]'
refuses ':1:2: expected a value, found "N"' '[NaN]'
refuses ':1:1: expected a value, found byte 0xFF' $'\xff\xfe'
refuses ':1:2: the text that begins here is not UTF-8' $'["\xc3("]'
refuses ':1:2: the text that begins here is not UTF-8' $'["\xed\xa0\x80"]'

# Nesting of 100,000: the reader gives up long before any stack does; what it accepts can be walked and freed.
python3 -c 'print("[" * 100000)' >"$scratch/deep.json"
try 2 run "$scratch/deep.json"
prints_error 'deep.json:1:1001: nested deeper than 1000 levels'
python3 -c 'print("{\"a\":" * 100000)' >"$scratch/deep.json"
try 2 run "$scratch/deep.json"
prints_error 'nested deeper than 1000 levels'
python3 -c 'print("[" * 1000 + "]" * 1000)' >"$scratch/deep.json"
try 2 run "$scratch/deep.json"
prints_error 'expected an object, found a list of 1'
python3 -c 'print("{\"format\": 1, \"steps\": [], \"windows\": [{\"id\": \"W\"" + "".join(", \"subviews\": [{\"id\": \"v%d\"" % i for i in range(400)) + "}]" * 400 + "}]}")' >"$scratch/deep.json"
try 0 run "$scratch/deep.json"
python3 -c 'print("{\"format\": 1, \"steps\": " + "[{\"post\": " * 400 + "[]" + "}]" * 400 + "}")' >"$scratch/deep.json"
try 0 run "$scratch/deep.json"
python3 -c 'print("[" + "9" * 100000 + "]")' >"$scratch/long.json"
try 2 run "$scratch/long.json"
prints_error 'number out of range: 100000 digits'

# No files.
try 2 run "$scratch/missing-file.json"
prints_error "missing-file.json: No such file or directory"
try 2 audit "$scratch"
prints_error "Is a directory"
touch "$scratch/secret.json"
chmod 000 "$scratch/secret.json"
if [[ ! -r $scratch/secret.json ]]; then
  try 2 run "$scratch/secret.json"
  prints_error "Permission denied"
fi

# A good file cut off anywhere is refused or still a whole file, and nothing else happens.
good='{"format": 1, "name": "caf\u00e9", "windows": [{"id": "W", "frame": [0, 0, 1e1, -2.5]}], "steps": [{"t": 0, "down": [1, 1, 1]}, {"expect": ["W.hit"]}]}'
for ((length = 0; length < ${#good}; length += 3)); do refuses 'bad.json:1:' "${good:0:length}"; done
