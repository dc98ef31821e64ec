// The reason beside the finger: what a touch did, or why what was touched did nothing, in the library's own sentences.

import { nameOf } from "../common/tree.js";

/** What a step does with fingers: [{verb, id, point or null}, …]. */
function fingersOf(step) {
  const single = ["down", "move", "up"].filter((verb) => step[verb]).map((verb) => [verb, ...step[verb]]);
  return [...single, ...(step.update || [])].map(([verb, id, ...point]) => ({ verb, id, point: point.length >= 2 ? point.slice(0, 2) : null }));
}

/** So far beside a view a touch is still about it; the library explains those that begin at most 44 points beside. */
const ASIDE = 40;

export class Bubble {
  /** `explain(id)`: the library's explanation, `{sentence, culprits}` or null; `begin(point)` is called when a first finger goes down. */
  constructor(element, drawing, explain, begin) {
    this.begin = begin;
    this.element = element;
    this.drawing = drawing;
    this.explain = explain;
    this.hide();
  }

  hide() {
    this.element.hidden = true;
    this.subject = null;
    this.wanted = null;
    this.point = null;
    this.heard = [];
    this.reasons = [];
    this.recognizers = [];
    this.down = new Set();
    this.isOpen = false;
    this.isAsked = false;
    this.drawing.set({ roles: [] });
  }

  /**
   * What is asked about when a touch at a point does nothing: the scene's own subject, or of several the one that contains the point, else what was hit, its recogniser,
   * or a control nearby.
   */
  ask(node, point, tree, recognizers, scene) {
    this.heard = [];
    this.reasons = [];
    this.point = point;
    this.down.clear();
    this.isOpen = true;
    this.drawing.set({ roles: [] });
    this.wanted = scene && scene.puzzle ? scene.fires : null;
    const asked = scene ? [scene.ask || []].flat() : [];
    this.isAsked = asked.length > 0 || this.wanted !== null;
    this.recognizers = recognizers;
    const reach = asked.length > 1 ? 0 : ASIDE;
    this.subject = asked.find((name) => this.viewOf(name) && distance(tree.corners(this.viewOf(name)), point) <= reach) ?? null;
    // Of several, one that was hit gives no answer.
    this.isOneOfSeveral = this.subject !== null && asked.length > 1;
    if (this.subject) return;
    for (let up = node; up && !this.subject; up = up.parent) {
      const found = recognizers.find((recognizer) => recognizer.view === up.id && !recognizer.name.includes("."));
      if (up.view.kind === "control") this.subject = nameOf(up.view);
      else if (found) this.subject = found.name;
    }
    if (this.subject) return;
    const near = tree.list.find((other) => other.view.kind === "control" && distance(tree.corners(other), point) <= 24);
    this.subject = near ? nameOf(near.view) : null;
  }

  /** The view of a name, or that of a recogniser of that name. */
  viewOf(name) {
    const recognizer = this.recognizers.find((one) => one.name === name);
    const { tree } = this.drawing;
    return recognizer ? tree.node(recognizer.view) : tree.named(name);
  }

  /** A step that has been done, the scenario's own or one that was made. The touch is over when the last finger has lifted. */
  follow(step) {
    const wheel = step.scroll || step.transform;
    const fingers = fingersOf(step);
    const place = wheel ? wheel.slice(0, 2) : fingers.find((finger) => finger.point)?.point;
    if (place) this.point = place;
    for (const { verb, id, point } of fingers) {
      if (verb === "down") {
        if (!this.isOpen) this.begin(point);
        this.down.add(id);
      } else if (verb !== "move") {
        this.down.delete(id);
      }
    }
    if (step.cancelAll) this.down.clear();
    if (fingers.length || step.cancelAll) this.isOpen = this.down.size > 0;
    if (!this.isOpen && (fingers.length || step.cancelAll)) this.conclude();
    else if (place) this.place();
  }

  /** A report of the library: actions are shown at once. */
  hear(report) {
    const acts = report.lines.filter((text) => text.startsWith("act:"));
    this.reasons = [...this.reasons.slice(-400), ...report.reasons.map(([, sentence]) => sentence)];
    if (!acts.length) return;
    for (const text of acts) if (this.heard[this.heard.length - 1] !== text) this.heard.push(text);
    const last = this.heard.slice(-3).map((text) => text.slice(4));
    this.say(last.join(", "), "good", this.weightiest(report.reasons.map(([, sentence]) => sentence), true));
  }

  /** The touch is over: if nothing acted, the library is asked why. */
  conclude() {
    const hasActed = this.wanted ? this.heard.includes(this.wanted) : this.heard.length > 0;
    const isHit = this.isOneOfSeveral && this.reasons.some((sentence) => sentence.includes(" hit " + this.subject + " (SPEC"));
    // A drag that scrolls is no failure of what it began on, unless the scene asks about that.
    const isDrag = !this.isAsked && this.reasons.some((sentence) => / is dragged /.test(sentence));
    if (hasActed || isHit || isDrag || !this.subject) {
      const reason = this.heard.length ? "" : this.weightiest();
      if (reason) this.say(reason, "");
      this.reasons = [];
      return;
    }
    const found = this.explain(this.subject);
    if (!found || !found.sentence) return;
    this.say(found.sentence, / became first responder| sent (?!no )/.test(found.sentence) ? "" : "bad");
    const culprits = found.culprits.filter((name) => this.viewOf(name));
    const culprit = culprits.find((name) => name !== this.subject) ?? culprits[0];
    this.drawing.set({ roles: culprit === undefined ? [] : [{ role: "culprit", id: this.viewOf(culprit).id }] });
  }

  /** Of reasons, all since the touch began, the most important one. `isDone`: something has been done. */
  weightiest(reasons = this.reasons, isDone = false) {
    const done = [/ (recognised|began)[ :]/, /^(?!.*sent no action).* sent [a-z]/, / (changed|ended) /];
    for (const wanted of isDone ? done : [/ (recognised|began|is dragged|bounces)/, / (failed|cancelled|took) /, /^touch .* hit /, / was hit/]) {
      const found = reasons.filter((sentence) => wanted.test(sentence));
      if (found.length) return found[0];
    }
    return "";
  }

  /** `tone`: "good", "bad" or "". */
  say(text, tone, more = "") {
    const { element } = this;
    const shown = text + "\n" + more;
    element.className = "bubble " + tone;
    if (element.dataset.shown !== shown || element.hidden) {
      element.dataset.shown = shown;
      const head = document.createElement("strong");
      head.textContent = tone === "good" ? text : "";
      const rest = document.createElement("span");
      rest.textContent = tone === "good" ? more : text;
      element.replaceChildren(...[head, rest].filter((part) => part.textContent));
      element.hidden = false;
      this.size = null;
    }
    this.place();
  }

  /** Under the finger; above it where there is no room. */
  place() {
    const { element, drawing } = this;
    if (element.hidden) return;
    const [width, height] = drawing.size;
    this.size ??= [element.offsetWidth, element.offsetHeight];
    const [x, y] = this.point ? drawing.place(this.point) : [width / 2, height * 0.4];
    const left = Math.max(8, Math.min(width - this.size[0] - 8, x - this.size[0] / 2));
    const isBelow = y + 30 + this.size[1] <= height - 4 || y < this.size[1] + 40;
    const top = isBelow ? Math.min(y + 30, height - this.size[1] - 4) : y - this.size[1] - 30;
    element.classList.toggle("above", !isBelow);
    element.style.transform = "translate(" + Math.round(left) + "px, " + Math.round(top) + "px)";
    const at = Math.round(Math.max(14, Math.min(this.size[0] - 14, x - left))) + "px";
    if (element.style.getPropertyValue("--at") !== at) element.style.setProperty("--at", at);
  }
}

/** How far a point lies outside of a view; 0 inside. The corners go once around. */
function distance(corners, [x, y]) {
  const sides = corners.map((from, number) => [from, corners[(number + 1) % corners.length]]);
  const turns = sides.map(([[x0, y0], [x1, y1]]) => (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0));
  if (turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)) return 0;
  return Math.min(...sides.map(([[x0, y0], [x1, y1]]) => {
    const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
    const along = length ? Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length)) : 0;
    return Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0));
  }));
}
