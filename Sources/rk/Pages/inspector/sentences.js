// Sentences with links to what they name. All text goes in as text.

import { ruleLink, ruleSpots, showRule } from "../common/rules.js";

const MOST = 120;

export function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** The heading of a pane: it stands directly under that of the page. */
export function heading(text) {
  const element = make("h3", "", text);
  element.setAttribute("aria-level", "2");
  return element;
}

export function seconds(time) {
  return time.toFixed(3);
}

/** The sentences of a session; `select(target)` and `go(moment)` follow their links. */
export class Sentences {
  constructor(session, { select, go }) {
    this.session = session;
    this.select = select;
    this.go = go;
    this.rules = session.data.rules || {};
    this.named = this.readNames();
  }

  /** What stories may name: recognisers first, then controls and the other views, a name for its first object. */
  readNames() {
    const named = new Map();
    for (const kinds of [["recognizer"], ["control", "scrollView"], ["view", "window"]]) {
      for (const object of this.session.objects) {
        if (kinds.includes(object.kind) && object.name.length <= 80 && !named.has(object.name)) named.set(object.name, object.id);
      }
    }
    return named;
  }

  link(text, target) {
    const button = make("button", "link", text);
    button.type = "button";
    button.addEventListener("click", () => this.select(target));
    return button;
  }

  objectLink(id) {
    return this.link(this.session.objects[id].name.slice(0, 200), { object: id });
  }

  momentLink(text, moment) {
    const button = make("button", "link", text);
    button.type = "button";
    button.addEventListener("click", () => this.go(moment));
    return button;
  }

  /** A sentence whose parts at `spots`, [[start, end, target], …] in order, are links. */
  linked(text, spots) {
    const whole = document.createElement("span");
    let at = 0;
    for (const [start, end, target] of [...spots, ...ruleSpots(text, (number) => number in this.rules)].sort((a, b) => a[0] - b[0])) {
      if (start < at) continue;
      const words = text.slice(start, end);
      whole.append(text.slice(at, start), target.rule === undefined ? this.link(words, target) : ruleLink(words, target.rule, (number) => showRule(this.rules, number)));
      at = end;
    }
    whole.append(text.slice(at));
    return whole;
  }

  /** A decision's sentence: it names its object, then the other one, and touches by their numbers. */
  sentence(record) {
    const { text } = record;
    const spots = [];
    let from = 0;
    for (const id of [record.object, record.other]) {
      if (id < 0) continue;
      const object = this.session.objects[id];
      const start = object.kind === "touch" ? -1 : wordAt(text, object.name, from);
      if (start < 0) continue;
      spots.push([start, start + object.name.length, { object: id }]);
      from = start + object.name.length;
    }
    const touch = record.finger;
    const words = touch ? "touch " + touch.id : "";
    const start = touch ? wordAt(text, words, 0) : -1;
    if (start >= 0) spots.push([start, start + words.length, { touch: touch.key }]);
    spots.sort((a, b) => a[0] - b[0]);
    return this.linked(text, spots);
  }

  /** A story: whatever it names. */
  story(text) {
    const spots = [];
    const word = /[\p{L}\p{N}_][^\s,;:()]*/gu;
    for (let match = word.exec(text); match; match = word.exec(text)) {
      // "another tap" is no recogniser of that name.
      if (/\b(?:a|an|the|another|further|next|more) $/.test(text.slice(0, match.index))) continue;
      let found = null;
      // Names may have spaces: the longest that begins here, of at most five words.
      let end = match.index;
      for (let count = 0; count < 5 && end < text.length; count += 1) {
        const next = /^\s*[^\s]+/u.exec(text.slice(end));
        if (!next) break;
        end += next[0].length;
        for (const cut of [end, end - 1]) {
          const name = text.slice(match.index, cut);
          if (this.named.has(name) && !/[\p{L}\p{N}_]/u.test(text[cut] || " ")) found = cut;
        }
      }
      if (found) {
        spots.push([match.index, found, { object: this.named.get(text.slice(match.index, found)) }]);
        word.lastIndex = found;
      }
    }
    return this.linked(text, spots);
  }

  reason(record, moment) {
    const when = this.momentLink(seconds(record.time), record.moment);
    when.classList.add("when");
    const line = make("li", "reason" + (record.moment === moment ? " now" : ""), when, make("span", "what", this.sentence(record)));
    line.dataset.reason = this.session.data.names[record.reason] || "";
    return line;
  }

  /** A list of decisions, the first `MOST` of them and the others on demand. */
  reasons(records, moment) {
    const list = make("ol", "");
    const box = make("div", "", list);
    let shown = 0;
    const more = make("button", "more");
    more.type = "button";
    const add = () => {
      for (const record of records.slice(shown, shown + MOST)) list.append(this.reason(record, moment));
      shown = Math.min(records.length, shown + MOST);
      more.textContent = records.length - shown + " more";
      more.hidden = shown >= records.length;
    };
    more.addEventListener("click", add);
    add();
    box.append(more);
    return box;
  }
}

/** Where a name stands as a word of its own; -1 if nowhere. */
function wordAt(text, name, from) {
  if (!name) return -1;
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
    const isLetter = (letter) => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);
    const isWord = !(isLetter(text[at - 1]) && isLetter(name[0])) && !(isLetter(text[at + name.length]) && isLetter(name[name.length - 1]));
    if (isWord) return at;
  }
  return -1;
}
