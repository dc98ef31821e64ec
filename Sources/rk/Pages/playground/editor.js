// The text of a scenario with line numbers, the steps that have been done, and the place of a mistake.

import { lineOf, placesIn } from "./places.js";

export class Editor {
  /** `changed(text)` is called a moment after the last change by hand. */
  constructor({ text, gutter, problem, changed }) {
    this.area = text;
    this.gutter = gutter;
    this.problem = problem;
    this.wrongLine = 0;
    this.position = 0;
    let waiting = 0;
    text.addEventListener("input", () => {
      this.number();
      clearTimeout(waiting);
      waiting = setTimeout(() => changed(text.value), 250);
    });
    text.addEventListener("scroll", () => { gutter.scrollTop = text.scrollTop; });
  }

  get text() {
    return this.area.value;
  }

  set text(text) {
    this.position = 0;
    this.area.value = text;
    this.area.scrollTop = 0;
    this.number();
  }

  /** Replaces a part, {start, end}, and stays where it is. */
  replace({ start, end }, written) {
    this.area.setRangeText(written, start, end, "preserve");
    this.position = 0;
    this.number();
  }

  number() {
    // Numbers beyond any text that is read by people would only make the page slow.
    const count = Math.min(lineOf(this.text, Infinity), 20_000);
    const lines = this.gutter.children;
    const present = lines.length;
    if (present > count) this.gutter.replaceChildren(...[...lines].slice(0, count));
    if (present < count) this.gutter.append(...Array.from({ length: count - present }, (_, index) => this.numbered(present + index + 1)));
    this.gutter.scrollTop = this.area.scrollTop;
    this.places = null;
    this.steps = null;
    this.mark();
  }

  numbered(number) {
    const line = document.createElement("div");
    line.textContent = number;
    return line;
  }

  mark() {
    for (const line of this.gutter.querySelectorAll(".done, .now, .wrong")) line.className = "";
    const done = this.position > 0 ? this.stepLines.slice(0, this.position) : [];
    for (const line of done) this.classify(line, "done");
    if (done.length) this.classify(done[done.length - 1], "now");
    if (this.wrongLine) this.classify(this.wrongLine, "wrong");
  }

  classify(line, name) {
    const element = this.gutter.children[line - 1];
    if (element) element.className = name;
  }

  lineOfPath(path) {
    if (!this.places) this.places = placesIn(this.text);
    for (let at = path; ; at = at.replace(/(\.[^.[\]]*|\[[0-9]+\]|^[^.[\]]+)$/, "")) {
      const place = this.places.get(at);
      if (place) return lineOf(this.text, place.start);
      if (at === "" || at.replace(/(\.[^.[\]]*|\[[0-9]+\]|^[^.[\]]+)$/, "") === at) return 0;
    }
  }

  /** The error of an answer of the library; null: there is none. */
  setError(error) {
    this.wrongLine = error ? error.line || this.lineOfPath(error.path || "") : 0;
    const place = error && error.line ? "Line " + error.line + ", column " + error.column + ": " : this.wrongLine ? "Line " + this.wrongLine + ": " : "";
    this.problem.textContent = error ? place + error.message : "";
    this.problem.classList.toggle("wrong", Boolean(error));
    this.area.setAttribute("aria-invalid", String(Boolean(error)));
    this.mark();
  }

  say(text) {
    this.problem.textContent = text;
    this.problem.classList.remove("wrong");
  }

  /** The line of each of the scenario's steps. */
  get stepLines() {
    if (this.steps) return this.steps;
    if (!this.places) this.places = placesIn(this.text);
    this.steps = [];
    let line = 1;
    let from = 0;
    for (let place; (place = this.places.get("steps[" + this.steps.length + "]")); from = place.start) {
      line += lineOf(this.text.slice(from, place.start), Infinity) - 1;
      this.steps.push(line);
    }
    return this.steps;
  }

  /** How many of the scenario's steps have been done. */
  setPosition(position) {
    if (position === this.position) return;
    this.position = position;
    this.mark();
  }
}
