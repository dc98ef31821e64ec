// Rules of Behaviour.md in the page: those that some sentence of it names.

const byId = (id) => document.getElementById(id);

/** References to rules in a text: [[start, end, {rule: number}], …] for those of which the page has the text. */
export function ruleSpots(text, rules) {
  const spots = [];
  const whole = /SPEC \d+(?:(?:, | and |–|-)\d+)*/g;
  for (let match = whole.exec(text); match; match = whole.exec(text)) {
    const numbers = /(?:SPEC )?(\d+)/g;
    for (let one = numbers.exec(match[0]); one; one = numbers.exec(match[0])) {
      if (rules[one[1]]) spots.push([match.index + one.index, match.index + one.index + one[0].length, { rule: Number(one[1]) }]);
    }
  }
  return spots;
}

/** Shows the text of a rule, and of those that it refers to on a click. */
export function showRule(rules, number) {
  const dialog = byId("rule");
  byId("rule-name").textContent = "SPEC " + number;
  const text = byId("rule-text");
  text.replaceChildren();
  // `code`, and other rules by their numbers.
  for (const piece of rules[number].split(/(`[^`]*`|\brules? \d+(?:(?:, | and | to )\d+)*)/)) {
    if (piece.startsWith("`")) {
      const code = document.createElement("code");
      code.textContent = piece.slice(1, -1);
      text.append(code);
    } else if (/^rules? \d/.test(piece)) {
      for (const part of piece.split(/(\d+)/)) text.append(/^\d+$/.test(part) && rules[part] ? ruleLink(part, Number(part), (other) => showRule(rules, other)) : part);
    } else {
      text.append(piece);
    }
  }
  if (!dialog.open) dialog.showModal();
}

/** A link that shows a rule. */
export function ruleLink(text, number, show) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = "#rule=" + number;
  link.textContent = text;
  link.title = "Rule " + number + " of Behaviour.md";
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(number);
  });
  return link;
}
