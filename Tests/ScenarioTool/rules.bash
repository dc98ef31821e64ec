# rk rule: a rule by its number, rules by words, chapters; the same text as Behaviour.md.

behaviour=$here/../../Sources/ResponderKit/ResponderKit.docc/Behaviour.md

try 0 rule 32
is_silent
prints "32. "
prints "hitTest"
prints "chapter 3, Hit-testing"
checks=$((checks + 2))
# Not broken in a pipe: one line a rule, as the file has it, without its marks.
[[ $(grep -c . <<<"$out") == 2 ]] || fail "a rule is not one line below its chapter"
[[ $(sed -n 2p <<<"$out") == "32. $(sed -n 's/^\*\*32\.\*\* //p' "$behaviour" | sed 's/`//g; s/\*\*//g')" ]] || fail "another text than Behaviour.md's"

# In the order asked for; ranges; as sentences write it.
try 0 rule 43 32
checks=$((checks + 1))
[[ $(grep -oE '^[0-9]+\.' <<<"$out" | tr -d '\n') == 43.32. ]] || fail "not in the order of the numbers given"
try 0 rule SPEC 32, 43
checks=$((checks + 1))
[[ $(grep -oE '^[0-9]+\.' <<<"$out" | tr -d '\n') == 32.43. ]] || fail "'SPEC 32, 43' is not understood"
try 0 rule 32-35
checks=$((checks + 2))
[[ $(grep -oE '^[0-9]+\.' <<<"$out" | tr -d '\n') == 32.33.34.35. ]] || fail "a range is not its rules"
[[ $(grep -c '^chapter' <<<"$out") == 1 ]] || fail "a chapter is named more than once in a row"

# Every rule that the file has, and each once.
try 0 rule --search ''
checks=$((checks + 1))
[[ $(grep -oE '^[0-9]+\.' <<<"$out") == "$(grep -oE '^\*\*[0-9]+\.\*\*' "$behaviour" | tr -d '*')" ]] || fail "not all rules of Behaviour.md"

# A list, a table and headings of a rule belong to it, a line each item, row and heading.
try 0 rule 357
prints $'\n2 nearMiss\nA touch began beside a control'
prints $'\n- 30 beganAgain: '
checks=$((checks + 1))
[[ $(grep -c '^- ' <<<"$out") == "$(sed -n '/^\*\*357\.\*\*/,/^## /p' "$behaviour" | grep -c '^| [0-9]\|^- ')" ]] || fail "not all items and rows of rule 357"
# An item that the file breaks is one line, and what follows the list is a line of its own.
try 0 rule 348
checks=$((checks + 2))
[[ $(grep -c '^- ' <<<"$out") == 5 && $(grep -c . <<<"$out") == 8 ]] || fail "the list of rule 348 is not a line each item"
[[ $(tail -n 1 <<<"$out") == "During all this "* ]] || fail "what follows the list of rule 348 is not a line of its own"

# By words, whatever their case; all of them.
try 0 rule --search 'Alpha THRESHOLD'
prints "32. "
checks=$((checks + 1))
! grep -E '^[0-9]+\.' <<<"$out" | grep -iv alpha || fail "a rule without the word"
try 1 rule --search 'xyzzy plugh'
prints_error "rk: no rule has all of the words \"xyzzy plugh\""
prints_nothing

# Without a number: chapters with their rules.
try 0 rule
prints "  3. Hit-testing"
checks=$((checks + 1))
[[ $(grep -cE '^ +[0-9]+\. ' <<<"$out") == $(grep -cE '^## [0-9]+\. ' "$behaviour") ]] || fail "not all chapters"

# For programs.
try 0 rule 32 43 --json
checks=$((checks + 1))
python3 - "$out" <<'P' || fail "not the JSON that the help shows"
import json, sys
rules = [json.loads(line) for line in sys.argv[1].splitlines()]
assert [rule["rule"] for rule in rules] == [32, 43], rules
assert all(set(rule) == {"rule", "chapter", "text"} for rule in rules), rules
assert rules[0]["chapter"] == "Hit-testing" and "alphaHitThreshold" in rules[0]["text"], rules
P

# What is none.
try 2 rule 99999
prints_error "rk: there is no rule 99999; rules are 1 to "
prints_nothing
try 2 rule 35-32
prints_error "rk: \"35-32\": a range begins with its smaller number, as in 32-35"
try 2 rule hitTest
prints_error "rk: \"hitTest\" is no number of a rule; to look for words: rk rule --search hitTest"
try 2 rule 0
prints_error "rk: there is no rule 0"
try 2 rule 32 --search x
prints_error "rk: --search takes no numbers"
try 2 rule 99999999999999999999
prints_error "rk: \"99999999999999999999\" is no number of a rule"

# All rules as a page: each has its place, chapters too, and no link of the page leads nowhere.
try 0 rule --html
checks=$((checks + 4))
[[ $(grep -oE 'id="rule-[0-9]+"' <<<"$out" | grep -oE '[0-9]+') == "$(grep -oE '^\*\*[0-9]+\.\*\*' "$behaviour" | grep -oE '[0-9]+')" ]] || fail "the page has not each rule once"
[[ -z $(comm -23 <(grep -oE 'href="#[^"]+"' <<<"$out" | grep -oE '#[^"]+' | tr -d '#' | sort -u) <(grep -oE 'id="[^"]+"' <<<"$out" | cut -d'"' -f2 | sort -u)) ]] || fail "a link within the page leads nowhere"
[[ $(grep -c '`\|\*\*' <<<"$out") == 0 ]] || fail "marks of Markdown are left in the page"
[[ $out == *'<code>hitTest</code>'* && $out != *'@RULES@'* && $out == *'</html>' ]] || fail "the page is not whole"
for wrong in '--html 32' '--html --json' '--html --search view'; do
  # shellcheck disable=SC2086
  try 2 rule $wrong
  prints_error "--html writes all rules: give it alone."
done
