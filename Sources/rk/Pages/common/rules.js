// Rules of Behaviour.md in a page: links to them, and the dialog with a rule's text.

const byId = (id) => document.getElementById(id);
/** Links have a whole address: what begins with "#" has to be a place in the page. */
const page = location.href.split("#")[0];

/** References to rules in a text: [[start, end, {rule: number}], …] for those that the page has (`has(number)`). */
export function ruleSpots(text, has) {
  const spots = [];
  const whole = /SPEC \d+(?:(?:, | and |–|-)\d+)*/g;
  for (let match = whole.exec(text); match; match = whole.exec(text)) {
    const numbers = /(?:SPEC )?(\d+)/g;
    for (let one = numbers.exec(match[0]); one; one = numbers.exec(match[0])) {
      if (has(Number(one[1]))) spots.push([match.index + one.index, match.index + one.index + one[0].length, { rule: Number(one[1]) }]);
    }
  }
  return spots;
}

/** Shows the text of a rule, and of those that it refers to on a click. `rules`: {number: text}. */
export function showRule(rules, number) {
  const text = openRule(number);
  text.replaceChildren();
  let list = null;
  for (const [index, line] of rules[number].split("\n").entries()) {
    const isItem = line.startsWith("- ");
    if (index > 0) (isItem && list ? list : text).append("\n");
    if (isItem && !list) text.append((list = document.createElement("ul")));
    if (!isItem) list = null;
    const block = document.createElement(isItem ? "li" : "p");
    fill(block, isItem ? line.slice(2) : line, rules);
    (list || text).append(block);
  }
}

/** A line of a rule: `code`, **bold**, and other rules by their numbers. */
function fill(block, line, rules) {
  for (const piece of line.split(/(`[^`]*`|\*\*[^*]+\*\*|\brules? \d+(?:(?:, | and | to )\d+)*)/)) {
    if (piece.startsWith("`") || piece.startsWith("**")) {
      const [name, width] = piece.startsWith("`") ? ["code", 1] : ["b", 2];
      block.append(Object.assign(document.createElement(name), { textContent: piece.slice(width, -width) }));
    } else if (/^rules? \d/.test(piece)) {
      for (const part of piece.split(/(\d+)/)) block.append(/^\d+$/.test(part) && rules[part] ? ruleLink(part, Number(part), (other) => showRule(rules, other)) : part);
    } else {
      block.append(piece);
    }
  }
}

/** Opens the dialog for a rule, and returns the place of its text. */
export function openRule(number) {
  const dialog = byId("rule");
  byId("rule-name").textContent = "SPEC " + number;
  if (!dialog.open) dialog.showModal();
  // A long text is read from its beginning, and keys begin there, too.
  byId("rule-name").focus();
  dialog.scrollTop = 0;
  return byId("rule-text");
}

/** A link that shows a rule. */
export function ruleLink(text, number, show) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = page + "#rule=" + number;
  link.textContent = text;
  link.title = "Rule " + number + " of Behaviour.md";
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(number);
  });
  return link;
}
