// What happened, a block for each step: what it was, the lines that it logged, and why. Rules are links to their texts.

import { ruleLink, ruleSpots } from "../common/rules.js";

/** Steps and lines that are kept. */
const MOST = 600;
const MOST_LINES = 20_000;
/** A step with more reasons than this leaves out those about views that were not hit: with thousands of views they would be unreadable. */
const MANY_REASONS = 200;

/** Signs that would change the line around them are written as the tool writes them; those that turn the direction of a text, too. */
function printable(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (sign) => "\\u{" + sign.codePointAt(0).toString(16) + "}");
}

export class Log {
  /** `names()` answers the ids of a scenario's objects; `point(name)` is called with one that the pointer is over, or null. `rules`: a Rulebook. */
  constructor(element, { names, point, rules }) {
    this.element = element;
    this.names = names;
    this.rules = rules;
    this.waits = false;
    this.clear();
    element.addEventListener("pointerover", (event) => point(event.target.dataset.object || null));
    element.addEventListener("pointerleave", () => point(null));
    element.addEventListener("focusin", (event) => point(event.target.dataset.object || null));
  }

  clear() {
    this.element.replaceChildren();
    this.lineCount = 0;
    this.earlier = null;
    this.earlierCount = 0;
  }

  /** Brings what is added from now on into sight, if the end is in sight now. The page is measured once for all that comes before it is drawn. */
  follow() {
    if (this.waits) return;
    this.waits = true;
    const { element } = this;
    const follows = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    requestAnimationFrame(() => {
      this.waits = false;
      if (follows) element.scrollTop = element.scrollHeight;
    });
  }

  /** Removes what is too much, and notes that. */
  trim() {
    const { element } = this;
    for (;;) {
      const first = this.earlier ? this.earlier.nextElementSibling : element.firstElementChild;
      if (!first || first === element.lastElementChild || (element.childElementCount <= MOST && this.lineCount <= MOST_LINES)) break;
      this.lineCount -= first.childElementCount;
      first.remove();
      this.earlierCount += 1;
      if (!this.earlier) {
        this.earlier = document.createElement("p");
        this.earlier.className = "empty";
        element.prepend(this.earlier);
      }
    }
    if (this.earlier) this.earlier.textContent = this.earlierCount + " earlier steps are not kept here; rk run prints all.";
  }

  /** Adds a report of the library about a step that is called `title`. One in which nothing happened leaves no trace. */
  add(title, report) {
    const { lines, reasons, differences, notes } = report;
    if (!lines.length && !reasons.length && !differences.length && !notes.length) return;
    this.follow();
    const block = document.createElement("div");
    block.className = "event";
    block.classList.toggle("quiet", !lines.length && !differences.length && !notes.length);
    const names = this.names();
    const put = (className, text) => block.append(this.line(className, text, names));
    put("head", report.time.toFixed(3) + " s · " + title);
    for (const line of lines) put(line.startsWith("act:") || line.startsWith("do:") ? "line act" : "line", line);
    const kept = reasons.length > MANY_REASONS ? reasons.filter(([, sentence]) => !/ was not hit: |'s hitTest override returned nil \(/.test(sentence)) : reasons;
    for (const [, sentence] of kept) put("reason", sentence);
    if (kept.length < reasons.length) put("reason", "and " + (reasons.length - kept.length) + " decisions about views that were not hit");
    for (const difference of differences) put("wrong", difference);
    for (const note of notes) put("note", note);
    this.element.append(block);
    this.lineCount += block.childElementCount;
    this.trim();
  }

  /** Adds the explanation that stands beside the finger to the step that it is about. */
  explain(sentence) {
    this.follow();
    let block = this.element.lastElementChild;
    if (!block || block === this.earlier) {
      block = Object.assign(document.createElement("div"), { className: "event quiet" });
      this.element.append(block);
    }
    block.append(this.line("why", sentence, this.names()));
    this.lineCount += 1;
  }

  line(className, text, names) {
    const line = document.createElement("div");
    line.className = className;
    const shown = printable(text.slice(0, 4000));
    let at = 0;
    for (const [start, end, { rule }] of ruleSpots(shown, (number) => this.rules.has(number))) {
      this.fill(line, shown.slice(at, start), names);
      line.append(ruleLink(shown.slice(start, end), rule, (number) => this.rules.show(number)));
      at = end;
    }
    this.fill(line, shown.slice(at), names);
    return line;
  }

  /** Text in which the names of objects can be pointed at. */
  fill(line, text, names) {
    let plain = "";
    for (const part of text.split(/([A-Za-z0-9_-]+)/)) {
      if (names.has(part)) {
        line.append(plain);
        plain = "";
        const name = document.createElement("span");
        name.dataset.object = part;
        name.textContent = part;
        line.append(name);
      } else {
        plain += part;
      }
    }
    line.append(plain);
  }
}
