// The reason beside the finger: what a touch did, or why what was touched did nothing, in the library's own sentences.

import { nameOf } from "../common/tree.js";

/** Steps that put a finger somewhere. */
function placeOf(step) {
  for (const verb of ["down", "move", "up"]) if (step[verb] && step[verb].length >= 3) return { verb, point: step[verb].slice(1, 3) };
  const sample = (step.update || []).find((item) => item.length >= 4) || (step.update || [])[0];
  if (sample) return { verb: sample[0], point: sample.length >= 4 ? sample.slice(2, 4) : null };
  if (step.scroll || step.transform) return { verb: "scroll", point: (step.scroll || step.transform).slice(0, 2) };
  return null;
}

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
    this.isOpen = false;
    this.drawing.set({ roles: [] });
  }

  /** What is asked about when a touch at a point does nothing: the scene's own subject, else what was hit, its recogniser, or a control nearby. */
  ask(node, point, tree, recognizers, scene) {
    this.heard = [];
    this.reasons = [];
    this.point = point;
    this.isOpen = true;
    this.drawing.set({ roles: [] });
    this.wanted = scene && scene.puzzle ? scene.fires : null;
    const asked = scene && scene.ask && recognizers.find((recognizer) => recognizer.name === scene.ask);
    const own = asked ? tree.node(asked.view) : scene && scene.ask && tree.named(scene.ask);
    if (own && isNear(tree.corners(own), point, 40)) {
      this.subject = scene.ask;
      return;
    }
    this.subject = null;
    for (let up = node; up && !this.subject; up = up.parent) {
      const found = recognizers.find((recognizer) => recognizer.view === up.id && !recognizer.name.includes("."));
      if (up.view.kind === "control") this.subject = nameOf(up.view);
      else if (found) this.subject = found.name;
    }
    if (this.subject) return;
    const near = tree.list.find((other) => other.view.kind === "control" && isNear(tree.corners(other), point, 24));
    this.subject = near ? nameOf(near.view) : null;
  }

  /** A step that has been done, the scenario's own or one that was made. */
  follow(step) {
    const place = placeOf(step);
    if (!place) return;
    if (place.point) this.point = place.point;
    if (place.verb === "down" && !this.isOpen) this.begin(place.point);
    this.isOpen = place.verb !== "up" && place.verb !== "cancel";
    if (!this.isOpen) this.conclude();
    else this.place();
  }

  /** A report of the library: actions are shown at once. */
  hear(report) {
    const acts = report.lines.filter((text) => text.startsWith("act:"));
    this.reasons = [...this.reasons.slice(-40), ...report.reasons.map(([, sentence]) => sentence)];
    if (!acts.length) return;
    for (const text of acts) if (this.heard[this.heard.length - 1] !== text) this.heard.push(text);
    const last = this.heard.slice(-3).map((text) => text.slice(4));
    this.say(last.join(", "), "good", this.weightiest(report.reasons.map(([, sentence]) => sentence), true));
  }

  /** The touch is over: if nothing acted, the library is asked why. */
  conclude() {
    const hasActed = this.wanted ? this.heard.includes(this.wanted) : this.heard.length > 0;
    if (hasActed || !this.subject) {
      const reason = this.heard.length ? "" : this.weightiest();
      if (reason) this.say(reason, "");
      this.reasons = [];
      return;
    }
    const found = this.explain(this.subject);
    if (!found || !found.sentence) return;
    this.say(found.sentence, "bad");
    this.drawing.set({ roles: found.culprits.slice(0, 1).map((name) => this.drawing.tree.named(name)).filter(Boolean).map((node) => ({ role: "culprit", id: node.id })) });
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
    element.style.setProperty("--at", Math.round(Math.max(14, Math.min(this.size[0] - 14, x - left))) + "px");
  }
}

function isNear(corners, [x, y], reach) {
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return x >= Math.min(...xs) - reach && x <= Math.max(...xs) + reach && y >= Math.min(...ys) - reach && y <= Math.max(...ys) + reach;
}
