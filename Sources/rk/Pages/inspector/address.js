// The fragment of the page's address: what is shown, so that a link shows it again.

import { showRule } from "../common/rules.js";

const PAUSE = 400;

function number(text) {
  return text === null || text.trim() === "" || !Number.isFinite(Number(text)) ? null : Number(text);
}

/** Numbers as short as they are exact enough. */
function short(value) {
  return String(Math.round(value * 1e6) / 1e6);
}

/** Keeps the fragment and an inspector alike: `#t=seconds&event=number&object=name&…`. */
export class Address {
  constructor(inspector) {
    this.inspector = inspector;
    this.timer = 0;
    this.written = location.hash;
    addEventListener("hashchange", () => {
      if (location.hash !== this.written) this.read();
    });
  }

  /** Shows what the fragment describes; false if it describes nothing. What is not in this report is passed over. */
  read() {
    const { inspector } = this;
    const { session } = inspector;
    this.written = location.hash;
    const words = new URLSearchParams(location.hash.slice(1));
    const time = number(words.get("t"));
    const event = number(words.get("event"));
    const problem = number(words.get("problem"));
    let isShown = false;
    // A problem is at its own moment, unless the link names another.
    if (problem !== null && session.problems[problem - 1]) {
      inspector.showProblem(problem - 1);
      isShown = true;
    }
    if (time !== null) {
      const moment = session.moments[event];
      if (moment && short(moment.t) === short(time)) inspector.go(event);
      else if (this.eventAt(time) !== null) inspector.go(this.eventAt(time));
      else inspector.goToTime(time);
      isShown = true;
    } else if (session.moments[event]) {
      inspector.go(event);
      isShown = true;
    }
    const target = this.target(words);
    if (target) {
      inspector.select(target);
      isShown = true;
    }
    const point = (words.get("point") || "").split(",").map(number);
    if (point.length === 2 && !point.includes(null)) {
      inspector.ask(point);
      isShown = true;
    }
    const { rules } = inspector.details;
    if (rules[words.get("rule")]) showRule(rules, Number(words.get("rule")));
    for (const tab of words.getAll("tab")) if (document.getElementById("tab-" + tab)) inspector.openTab(tab);
    // A link with nothing but a time is about what was decided then.
    if (isShown && problem === null && !target && !inspector.point && !words.has("tab")) inspector.openTab("moment");
    return isShown;
  }

  /** The event at a time as it is written, the last one of several; null if there is none. */
  eventAt(time) {
    const { session } = this.inspector;
    const moment = session.atTime(time + 5e-7);
    return short(session.moments[moment].t) === short(time) ? moment : null;
  }

  target(words) {
    const { session } = this.inspector;
    const name = words.get("object");
    const id = number(words.get("id"));
    if (name !== null) {
      if (session.objects[id] && session.objects[id].name === name) return { object: id };
      const found = this.named(name);
      return found === undefined ? null : { object: found };
    }
    const touch = number(words.get("touch"));
    return session.touches[touch - 1] ? { touch: touch - 1 } : null;
  }

  named(name) {
    const object = this.inspector.session.objects.find((one) => one.name === name);
    return object && object.id;
  }

  /** Soon: browsers refuse more than some changes in a second. */
  change() {
    if (this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.write();
    }, PAUSE);
  }

  /** Puts what is shown into the fragment, in the place of what is there: nothing to go back to. */
  write() {
    if (this.inspector.player.isPlaying) return;
    // A reader has just put another one there: it is read before anything is written over it.
    if (location.hash !== this.written) return;
    const text = this.text;
    if (text === location.hash) return;
    this.written = text;
    try {
      history.replaceState(history.state, "", text);
    } catch {
      // A page within another one may not change its address.
    }
  }

  get text() {
    const { inspector } = this;
    const { session, target, moment, clock, point } = inspector;
    const parts = ["t=" + short(clock)];
    if (clock === session.moments[moment].t && this.eventAt(clock) !== moment) parts.push("event=" + moment);
    if (inspector.problem !== null) parts.push("problem=" + (inspector.problem + 1));
    if (target && target.object !== undefined) {
      const { name, id } = session.objects[target.object];
      parts.push("object=" + encodeURIComponent(name));
      if (this.named(name) !== id) parts.push("id=" + id);
    }
    if (target && target.touch !== undefined) parts.push("touch=" + (target.touch + 1));
    if (point) parts.push("point=" + point.map(short).join(","));
    for (const tab of document.querySelectorAll("[role=tab][aria-selected=true]")) parts.push("tab=" + tab.id.slice(4));
    return "#" + parts.join("&");
  }
}
