// The session of a report: its moments, its decisions, and the tree of views as it was at any of them. The format stands in Report.swift.

import { Tree } from "../common/tree.js";

/** Index of the last element that is not above `value`, by `key`; -1 if there is none. */
export function lastAtMost(list, value, key) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(list[middle]) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** What fingers did, in words: the label of most moments. */
function fingersText(fingers) {
  const words = ["down", "move", "stay", "up", "cancel"];
  const parts = [];
  for (let k = 0; fingers && k < fingers.length; k += 4) parts.push(words[fingers[k + 1]] + " " + fingers[k] + " at (" + tenths(fingers[k + 2]) + ", " + tenths(fingers[k + 3]) + ")");
  return parts.join(", ");
}

function tenths(number) {
  return Math.round(number * 10) / 10;
}

export class Session {
  constructor(data) {
    this.data = data;
    this.readMoments();
    this.config = { alphaHitThreshold: 0.01, disabledControlsHitTestNil: 0, ...data.config };
    this.objects = data.objects.map(([name, className, kind, view], id) => ({ id, name: name || className || kind, className, kind, view }));
    this.readRecords();
    this.readViews();
    this.readTouches();
    this.readStories();
    this.readFacts();
    this.readProblems();
    this.tree = new Tree();
    this.at = -1;
    this.order = null;
    this.goTo(0);
  }

  get count() {
    return this.moments.length;
  }

  // ---- Moments ----

  readMoments() {
    let from = 0;
    this.moments = this.data.moments.map(([t, decisions, label, fingers, more]) => {
      const moment = { t, label: label || fingersText(fingers), from, fingers: fingers || [], lines: null, notes: null, views: null, order: null, ...more };
      from += decisions;
      return moment;
    });
  }

  /** Seconds at which it begins and ends. */
  get start() {
    return this.count ? this.moments[0].t : 0;
  }

  get end() {
    const last = this.records[this.records.length - 1];
    return Math.max(this.start, this.moments[this.count - 1].t, last ? last.time : this.start);
  }

  /** The last moment up to a time. */
  atTime(time) {
    return Math.max(0, lastAtMost(this.moments, time, (moment) => moment.t));
  }

  /** Where there is something to see at first: when the first finger comes down. */
  get firstTouch() {
    return this.touches.length ? this.touches[0].first : 0;
  }

  // ---- Decisions ----

  readRecords() {
    const { records, times, sentences } = this.data;
    const count = records.length / 6;
    this.records = new Array(count);
    this.byObject = new Map();
    const note = (id, record) => {
      const list = this.byObject.get(id);
      if (list) list.push(record);
      else this.byObject.set(id, [record]);
    };
    let moment = 0;
    for (let index = 0; index < count; index += 1) {
      while (moment + 1 < this.moments.length && this.moments[moment + 1].from <= index) moment += 1;
      const at = index * 6;
      const [object, other] = [records[at + 1], records[at + 2]];
      const record = {
        index, reason: records[at], time: this.moments[moment].t, object, other, touch: records[at + 3], value: records[at + 4], text: sentences[records[at + 5]],
        moment, finger: null,
      };
      this.records[index] = record;
      if (object >= 0) note(object, record);
      if (other >= 0 && other !== object) note(other, record);
    }
    for (let k = 0; k < times.length; k += 2) this.records[times[k]].time = times[k + 1];
  }

  recordsOf(moment) {
    const end = moment + 1 < this.count ? this.moments[moment + 1].from : this.records.length;
    return this.records.slice(this.moments[moment].from, end);
  }

  /** Decisions about an object, or that name it. */
  recordsAbout(object) {
    return this.byObject.get(object) || [];
  }

  /** Moments with a decision, other than about views that are not hit, whose sentence is wanted, each with the first such sentence. */
  momentsThatSay(isWanted) {
    const wanted = new Set(this.data.sentences.filter((text) => isWanted(text)));
    const found = new Map();
    for (const { moment, reason, text } of this.records) if (reason >= 100 && wanted.has(text) && !found.has(moment)) found.set(moment, text);
    return found;
  }

  /** Lists by object of what holds from a moment on. */
  readStories() {
    this.stories = new Map();
    for (const [moment, object, sentence, steps] of this.data.stories) {
      const list = this.stories.get(object) || [];
      list.push({ moment, text: this.data.sentences[sentence], steps: this.steps(steps) });
      this.stories.set(object, list);
    }
  }

  readFacts() {
    this.facts = new Map();
    for (const [moment, object, facts] of this.data.facts || []) {
      const list = this.facts.get(object) || [];
      list.push({ moment, facts });
      this.facts.set(object, list);
    }
  }

  /** The causes of an explanation, ten values each. */
  steps(values = []) {
    const steps = [];
    for (let k = 0; k < values.length; k += 10) {
      const [sentence, reason, rule, subject, culprit, time, value, limit, unit, touch] = values.slice(k, k + 10);
      steps.push({ text: this.data.sentences[sentence], reason, rule, subject, culprit, time, value, limit, unit, touch });
    }
    return steps;
  }

  readProblems() {
    this.problems = (this.data.problems || []).map((problem, index) => ({ ...problem, index, steps: this.steps(problem.steps) }));
  }

  /** Why an object did what it had done by a moment, `{text, steps}`; null if nothing was decided about it. */
  story(object, moment) {
    return this.latest(this.stories, object, moment);
  }

  /** Why nothing had happened to it by a moment: its first story after that, `{text, steps}`; null if there is nothing. */
  laterStory(object) {
    const list = this.stories.get(object) || [];
    return list[0] || null;
  }

  /** What a recogniser was set to by a moment; null if that is not on record. */
  factsOf(object, moment) {
    const found = this.latest(this.facts, object, moment);
    return found && found.facts;
  }

  latest(lists, object, moment) {
    const list = lists.get(object) || [];
    const place = lastAtMost(list, moment, (entry) => entry.moment);
    return place < 0 ? null : list[place];
  }

  // ---- Views ----

  readViews() {
    this.histories = new Map();
    this.orders = [];
    this.moments.forEach((moment, m) => {
      if (moment.order) this.orders.push({ moment: m, order: moment.order });
      for (const view of moment.views || []) {
        const list = this.histories.get(view.id) || [];
        list.push({ moment: m, view });
        this.histories.set(view.id, list);
      }
    });
  }

  viewAt(id, moment) {
    const list = this.histories.get(id) || [];
    const place = lastAtMost(list, moment, (entry) => entry.moment);
    return place < 0 ? null : list[place].view;
  }

  /** Makes `tree` that of a moment. Returns whether the views or their order have changed. */
  goTo(moment) {
    const from = Math.min(this.at, moment);
    const to = Math.max(this.at, moment);
    const changed = new Set();
    for (let m = from + 1; m <= to; m += 1) for (const view of this.moments[m].views || []) changed.add(view.id);
    const place = lastAtMost(this.orders, moment, (entry) => entry.moment);
    const order = place < 0 ? [] : this.orders[place].order;
    const isOther = order !== this.order;
    if (isOther) for (const id of order) if (!this.tree.node(id)) changed.add(id);
    this.at = moment;
    this.order = order;
    const present = isOther ? new Set(order) : null;
    const views = [];
    for (const id of changed) {
      const view = this.viewAt(id, moment);
      if (view && (present ? present.has(id) : this.tree.node(id))) views.push(view);
    }
    if (views.length || isOther) this.tree.change(views, isOther ? order : null);
    return { views: views.length > 0, order: isOther };
  }

  // ---- Fingers ----

  /** A finger from down to up: `{key, id, label, name, points: [{moment, time, x, y, phase}], first, last}`. */
  readTouches() {
    this.touches = [];
    const down = new Map();
    this.moments.forEach((moment, m) => {
      const { fingers } = moment;
      for (let k = 0; k < fingers.length; k += 4) {
        const [id, phase, x, y] = [fingers[k], fingers[k + 1], fingers[k + 2], fingers[k + 3]];
        let touch = down.get(id);
        if (!touch || phase === 0) {
          touch = { key: this.touches.length, id, label: String(id), name: "touch " + id, points: [], first: m, last: this.count - 1, isOver: false, records: [] };
          this.touches.push(touch);
          down.set(id, touch);
        }
        touch.points.push({ moment: m, time: moment.t, x, y, phase });
        if (phase === 3 || phase === 4) {
          touch.last = m;
          touch.isOver = true;
          down.delete(id);
        }
      }
    });
    const ofFinger = new Map();
    for (const touch of this.touches) {
      const list = ofFinger.get(touch.id);
      if (list) list.push(touch);
      else ofFinger.set(touch.id, [touch]);
    }
    // The latest end of all touches up to each.
    let latest = -1;
    this.latestEnd = this.touches.map((touch) => (latest = Math.max(latest, touch.last)));
    for (const list of ofFinger.values()) {
      if (list.length > 1) list.forEach((touch, index) => { touch.name += " (" + (index + 1) + ")"; });
    }
    // A decision that names a finger belongs to the touch that it makes at that time; 0 stands for none as well.
    for (const record of this.records) {
      if (record.touch === 0 && !(record.reason >= 100 && record.reason < 200)) continue;
      const list = ofFinger.get(record.touch);
      if (!list) continue;
      const place = lastAtMost(list, record.moment, (touch) => touch.first);
      if (place < 0) continue;
      list[place].records.push(record);
      record.finger = list[place];
    }
  }

  /** The touches that are down at a moment, or have just left. Few last longer than others, so it is enough to look at the last of those that began. */
  touchesAt(moment) {
    const found = [];
    for (let k = lastAtMost(this.touches, moment, (touch) => touch.first); k >= 0 && this.latestEnd[k] >= moment; k -= 1) {
      if (this.touches[k].last >= moment) found.push(this.touches[k]);
    }
    return found.reverse();
  }

  /** The fingers to be drawn at a moment: those that are down, and those that have just left. */
  fingersAt(moment, all) {
    const shown = [];
    for (const touch of all ? this.touches : this.touchesAt(moment)) {
      const isNow = touch.first <= moment && touch.last >= moment;
      if (!isNow && !all) continue;
      const points = all && !isNow ? touch.points : touch.points.slice(0, lastAtMost(touch.points, moment, (point) => point.moment) + 1);
      if (points.length) shown.push({ label: touch.label, points: points.map((point) => [point.x, point.y]), down: isNow && !(touch.isOver && touch.last === moment) });
    }
    return shown;
  }
}
