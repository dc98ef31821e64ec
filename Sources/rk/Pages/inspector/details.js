// The panes of reasons: about a moment, about what is selected, about a point.

import { pointText, roundedText } from "../common/geometry.js";
import { nameOf, obstacles, pathOf } from "../common/tree.js";
import { causes } from "./causes.js";
import { recognizerFacts } from "./facts.js";
import { stateWord } from "./lanes.js";
import { Sentences, heading, make, seconds } from "./sentences.js";
import { lastAtMost } from "./session.js";

const HIT_REASONS = 100;

/** A click this near to where a finger came down means the finger. */
const FINGER = 12;

/** Panes of a session; `select(target)` and `go(moment)` follow links. */
export class Details extends Sentences {
  showMoment(pane, m) {
    const moment = this.session.moments[m];
    const parts = [
      heading(moment.label.slice(0, 2000)),
      make("p", "dim", "Event " + m + " of " + (this.session.count - 1) + ", at " + seconds(moment.t) + " s"),
    ];
    for (const note of moment.notes || []) parts.push(make("p", "failed", note.slice(0, 20000)));
    if (moment.lines && moment.lines.length) parts.push(make("h2", "", "Log"), make("div", "lines", moment.lines.join("\n").slice(0, 100000)));
    const records = this.session.recordsOf(m);
    const asked = records.filter((record) => record.reason < HIT_REASONS);
    const others = records.filter((record) => record.reason >= HIT_REASONS);
    if (others.length) parts.push(make("h2", "", "Decisions"), this.reasons(others, -1));
    if (asked.length) {
      const fold = make("details", "", make("summary", "", "Hit-test: " + asked.length + (asked.length === 1 ? " decision" : " decisions")));
      fold.open = others.length + asked.length <= 40;
      fold.append(this.reasons(asked, -1));
      parts.push(make("h2", "", "Hit-test"), fold);
    }
    if (!records.length) parts.push(make("p", "dim", "The library had nothing to decide."));
    if (m === 0 && this.session.data.omitted) {
      parts.push(make("p", "dim", this.session.data.omitted + " decisions of hit-tests about views that were not hit are left out of this report; a click into the drawing finds them again."));
    }
    pane.replaceChildren(...parts);
  }

  /** The touch with the host's number that was there at a moment. */
  touchOf(number, moment) {
    const { touches } = this.session;
    for (let k = touches.length - 1; k >= 0; k -= 1) if (touches[k].id === number && touches[k].first <= moment) return touches[k];
    return null;
  }

  showNothing(pane) {
    pane.replaceChildren(make("p", "dim", "Click a view, a lane of the timeline or a name in a sentence."));
  }

  showTouch(pane, touch, m) {
    const [first] = touch.points;
    const point = [...touch.points].reverse().find((entry) => entry.moment <= m);
    const facts = make("dl", "facts");
    const fact = (name, ...value) => facts.append(make("dt", "", name), make("dd", "", ...value));
    fact("down", this.momentLink(seconds(first.time) + " s", touch.first), " at " + pointText(first.x, first.y));
    const last = touch.points[touch.points.length - 1];
    if (touch.isOver) fact(last.phase === 4 ? "cancelled" : "up", this.momentLink(seconds(last.time) + " s", touch.last), " at " + pointText(last.x, last.y));
    if (point && !(touch.isOver && touch.last <= m)) fact("now", pointText(point.x, point.y));
    fact("updates", String(touch.points.length));
    const hit = touch.records.find((record) => record.reason >= 100 && record.reason <= 102);
    const parts = [heading(touch.name), facts];
    if (hit) parts.push(make("p", "story", this.sentence(hit)));
    parts.push(...this.history(touch.records, m));
    pane.replaceChildren(...parts);
  }

  showObject(pane, id, m, state) {
    const { session } = this;
    const object = session.objects[id];
    const parts = [heading(object.name.slice(0, 2000)), make("p", "dim", [object.className, wordOf(object.kind)].filter((word, place, all) => word && all.indexOf(word) === place).join(", "))];
    const facts = make("dl", "facts");
    const fact = (name, ...value) => facts.append(make("dt", "", name), make("dd", "", ...value));
    const node = session.tree.node(id);
    if (object.kind === "recognizer") {
      if (object.view >= 0) fact("view", this.objectLink(object.view));
      fact("now", state ? stateWord(state) : "possible, no touch");
    }
    if (node) this.viewFacts(node, fact);
    else if (["view", "window", "control", "scrollView"].includes(object.kind)) fact("now", "not in a window");
    if (object.kind === "control" && state) fact("tracking", stateWord(state));
    if (facts.childElementCount) parts.push(facts);
    const story = session.story(id, m);
    const later = story ? null : session.laterStory(id);
    if (later) {
      const when = later.moment >= session.count ? ["at the end of the session"] : ["at ", this.momentLink(seconds(session.moments[later.moment].t) + " s", later.moment)];
      parts.push(make("h2", "", "Why not"), make("p", "story", this.story(later.text)), ...[causes(this, later.steps, later.text)].filter(Boolean), make("p", "dim", "So it was ", ...when, "; nothing was decided about it up to this moment."));
    }
    if (story) parts.push(make("h2", "", "Why"), make("p", "story", this.story(story.text)), ...[causes(this, story.steps, story.text)].filter(Boolean));
    if (object.kind === "recognizer") parts.push(...recognizerFacts(this, id, m));
    const own = session.objects.filter((other) => other.kind === "recognizer" && other.view === id);
    if (own.length) {
      const list = make("ul", "");
      for (const recognizer of own) list.append(make("li", "", this.objectLink(recognizer.id), " ", make("span", "dim", recognizer.className)));
      parts.push(make("h2", "", "Recognisers"), list);
    }
    parts.push(...this.history(session.recordsAbout(id), m));
    if (object.kind === "recognizer" && !session.recordsAbout(id).length) {
      parts.push(make("p", "dim", "A recogniser that is enabled receives a finger that comes down in its view, or in what lies below it in the tree: none did."));
    }
    pane.replaceChildren(...parts);
  }

  viewFacts(node, fact) {
    const { view } = node;
    const above = pathOf(node).slice(0, -1);
    if (node.parent) fact("in", this.objectLink(node.parent.id), above.length > 1 ? " (" + above.slice(0, -1).join(" > ").slice(0, 400) + ")" : "");
    const xs = this.session.tree.corners(node).map((corner) => corner[0]);
    const ys = this.session.tree.corners(node).map((corner) => corner[1]);
    const box = [Math.min(...xs), Math.min(...ys)];
    fact("on screen", pointText(...box) + ", " + roundedText(Math.max(...xs) - box[0]) + " × " + roundedText(Math.max(...ys) - box[1]));
    const [x, y, width, height] = view.bounds;
    fact("bounds", pointText(x, y) + ", " + roundedText(width) + " × " + roundedText(height));
    if (view.transform) fact("transform", "[" + view.transform.map(roundedText).join(" ") + "]");
    if (view.alpha !== undefined) fact("alpha", roundedText(view.alpha));
    const words = obstacles(view, this.session.config);
    if (words.length) fact("not touchable", words.join(", "));
    const traits = [view.clips && "clips to bounds", view.multiple && "multiple touch", view.exclusive && "exclusive touch", view.key && "key window"].filter(Boolean);
    if (traits.length) fact("also", traits.join(", "));
    if (view.overrides) fact("overrides", overrideWords(view));
    if (view.kind === "control") {
      const names = ["highlighted", "disabled", "selected", "focused"].filter((_, bit) => (view.state || 0) & (1 << bit));
      fact("state", names.join(", ") || "normal");
    }
  }

  /** Decisions up to a moment, the latest first, and those that come. */
  history(records, m) {
    const next = lastAtMost(records, m, (record) => record.moment) + 1;
    const past = records.slice(0, next).reverse();
    const later = records.slice(next);
    const parts = [];
    if (past.length) parts.push(make("h2", "", "Up to this moment"), this.reasons(past, m));
    if (later.length) {
      const fold = make("details", "", make("summary", "", later.length + (later.length === 1 ? " decision" : " decisions") + " after this moment"));
      fold.addEventListener("toggle", () => { if (fold.childElementCount === 1) fold.append(this.reasons(later, m)); });
      parts.push(make("h2", "", "Later"), fold);
    }
    if (!records.length) parts.push(make("p", "dim", "No decision was about it."));
    return parts;
  }

  /** What a finger at a point would hit at this moment; `found` is the result of hit.js. */
  showPoint(pane, point, found, m) {
    const path = found.node ? pathOf(found.node).join(" > ") : "nothing";
    const result = make("p", "story", "A finger at " + pointText(point[0], point[1]) + " would hit ");
    if (found.node) result.append(this.objectLink(found.node.id), ".");
    else result.append("nothing: no window takes it.");
    const whole = make("p", "mono dim", path.slice(0, 4000));
    whole.id = "hit-path";
    const parts = [heading("Hit-test"), result, whole];
    if (found.doubts.length) parts.push(this.doubt(found.doubts));
    const recorded = this.recordedHits(m);
    const then = this.hitThen(point, found, m);
    if (then) parts.push(then);
    parts.push(make("h2", "", "View by view"));
    for (const window of found.passed) parts.push(make("p", "dim passed", this.objectLink(window.id), " is not asked: it is hidden (SPEC 43)"));
    const list = make("ol", "");
    list.id = "visits";
    for (const visit of found.visits.slice(0, 2000)) list.append(this.visit(visit, found.node));
    parts.push(list);
    if (found.visits.length > 2000) parts.push(make("p", "dim", "and " + (found.visits.length - 2000) + " more"));
    parts.push(...recorded);
    pane.replaceChildren(...parts);
  }

  visit(visit, hit) {
    const { node } = visit;
    const line = make("li", "visit" + (node === hit ? " yes" : visit.taken ? "" : " no"));
    line.style.marginInlineStart = Math.min(node.depth, 30) * 12 + "px";
    const whole = nameOf(node.view);
    const name = whole.length > 300 ? whole.slice(0, 300) + "…" : whole;
    const text = visit.text.startsWith(whole) ? name + visit.text.slice(whole.length) : visit.text;
    line.append(this.linked(text, text.startsWith(name) ? [[0, name.length, { object: node.id }]] : []));
    return line;
  }

  doubt(nodes) {
    const box = make("p", "doubt", "What overrides of the program answer at a point is not in this report. Shown is what the inherited methods answer; it may be decided otherwise by ");
    nodes.slice(0, 12).forEach((node, place) => {
      box.append(place ? ", " : "", this.objectLink(node.id), " (" + overrideWords(node.view) + ")");
    });
    if (nodes.length > 12) box.append(" and " + (nodes.length - 12) + " more");
    box.append(".");
    return box;
  }

  /** A finger that came down here at this moment, if it hit another view than one would now. */
  hitThen(point, found, m) {
    for (const touch of this.session.touchesAt(m)) {
      const [first] = touch.points;
      const hit = touch.records.find((record) => record.moment === m && record.reason >= 100 && record.reason <= 102);
      if (!hit || touch.first !== m || Math.hypot(first.x - point[0], first.y - point[1]) > FINGER) continue;
      if ((hit.reason === 100 ? hit.other : -1) === (found.node ? found.node.id : -1)) continue;
      const why = ". The views were others then: this page shows them as they are after the event.";
      return make("p", "doubt", "The finger that came down here at this moment hit something else: ", this.sentence(hit), why);
    }
    return null;
  }

  /** What was decided about the fingers that came down at this moment, overrides included. */
  recordedHits(m) {
    const records = this.session.recordsOf(m).filter((record) => record.reason <= 102);
    if (!records.some((record) => record.reason >= 100)) return [];
    return [make("h2", "", "Recorded at this moment"), this.reasons(records, -1)];
  }
}

function wordOf(kind) {
  return { recognizer: "recogniser", scrollView: "scroll view" }[kind] || kind;
}

function overrideWords(view) {
  return { hitTest: "hitTest", pointInside: "pointInside", both: "hitTest and pointInside", perhaps: "a class of the program's own" }[view.overrides];
}
