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

export class Session {
  constructor(data) {
    this.data = data;
    this.moments = data.moments;
    this.config = { alphaHitThreshold: 0.01, disabledControlsHitTestNil: 0, ...data.config };
    this.objects = data.objects.map(([name, className, kind, view], id) => ({ id, name: name || className || kind, className, kind, view }));
    this.readRecords();
    this.readViews();
    this.readTouches();
    this.readStories();
    this.tree = new Tree();
    this.at = -1;
    this.order = null;
    this.goTo(0);
  }

  get count() {
    return this.moments.length;
  }

  // ---- Decisions ----

  readRecords() {
    const { records, sentences } = this.data;
    const momentOf = new Int32Array(records.length);
    this.moments.forEach((moment, m) => {
      const end = m + 1 < this.moments.length ? this.moments[m + 1].from : records.length;
      momentOf.fill(m, moment.from, end);
    });
    this.records = records.map(([reason, time, object, other, touch, value, sentence], index) => ({
      index, reason, time, object, other, touch, value, text: sentences[sentence], moment: momentOf[index],
    }));
    this.byObject = new Map();
    for (const record of this.records) {
      for (const object of new Set([record.object, record.other])) {
        if (object < 0) continue;
        const list = this.byObject.get(object);
        if (list) list.push(record);
        else this.byObject.set(object, [record]);
      }
    }
  }

  recordsOf(moment) {
    const end = moment + 1 < this.count ? this.moments[moment + 1].from : this.records.length;
    return this.records.slice(this.moments[moment].from, end);
  }

  /** Decisions about an object, or that name it. */
  recordsAbout(object) {
    return this.byObject.get(object) || [];
  }

  readStories() {
    this.stories = new Map();
    for (const [moment, object, sentence] of this.data.stories) {
      const list = this.stories.get(object) || [];
      list.push({ moment, text: this.data.sentences[sentence] });
      this.stories.set(object, list);
    }
  }

  /** Why an object did what it had done by a moment; null if nothing was decided about it. */
  story(object, moment) {
    const list = this.stories.get(object) || [];
    const place = lastAtMost(list, moment, (story) => story.moment);
    return place < 0 ? null : list[place].text;
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

  /** Makes `tree` that of a moment. Says whether the views or their order are others than before. */
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
      for (const [id, phase, x, y] of moment.fingers || []) {
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

  /** The fingers to be drawn at a moment: those that are down, and those that have just left. */
  fingersAt(moment, all) {
    const shown = [];
    for (const touch of this.touches) {
      const isNow = touch.first <= moment && touch.last >= moment;
      if (!isNow && !all) continue;
      const points = all && !isNow ? touch.points : touch.points.slice(0, lastAtMost(touch.points, moment, (point) => point.moment) + 1);
      if (points.length) shown.push({ label: touch.label, points: points.map((point) => [point.x, point.y]), down: isNow && !(touch.isOver && touch.last === moment) });
    }
    return shown;
  }
}
