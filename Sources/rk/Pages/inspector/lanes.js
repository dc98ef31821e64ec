// Lanes of the timeline: what each touch, recogniser, control and scroll view did, as bars and marks. The numbers are those of RKReason.

import { lastAtMost } from "./session.js";

/** States by decision about a recogniser; null ends a bar. */
function recognizerState(reason) {
  if (reason === 500 || reason === 591) return "possible";
  if (reason === 529 || reason === 570) return "waiting";
  if (reason === 520 || reason === 521) return "active";
  if (reason === 522 || reason === 523) return "recognized";
  if (reason >= 524 && reason <= 527) return "cancelled";
  if (reason === 528) return null;
  if ((reason >= 540 && reason <= 558) || (reason >= 572 && reason <= 579)) return "failed";
  return undefined;
}

function controlState(reason) {
  if (reason === 700) return "active";
  if (reason === 704 || reason === 705) return null;
  if (reason >= 706 && reason <= 708) return "cancelled";
  return undefined;
}

function scrollState(reason) {
  if (reason === 600) return "waiting";
  if (reason >= 601 && reason <= 603) return null;
  if (reason === 609) return "active";
  if (reason === 611) return "possible";
  if (reason === 610 || reason === 613 || reason === 614 || reason === 615 || reason === 622) return null;
  return undefined;
}

/** A touch that is held back, or kept from its view for good, has not failed: nothing was wrong with it. */
function touchState(reason) {
  if (reason === 210 || reason === 211 || reason === 600) return "held";
  if (reason === 212 || reason === 601 || reason === 602) return "active";
  if (reason === 213 || reason === 214 || reason === 215 || reason === 603) return "cancelled";
  if (reason >= 103 && reason <= 106) return "withheld";
  return undefined;
}

class Lane {
  constructor(name, kind, target) {
    this.name = name;
    this.kind = kind;
    this.target = target;
    this.bars = [];
    this.marks = [];
    this.open = null;
    this.kinds = null;
  }

  /** The marks, those that are but dots apart from the others: these are drawn over them. */
  get layers() {
    if (!this.kinds) this.kinds = [this.marks.filter((mark) => mark.sign === "·"), this.marks.filter((mark) => mark.sign !== "·")];
    return this.kinds;
  }

  /** `target` is what is selected by a click, if it is another thing than the lane's. */
  begin(state, record, target = this.target) {
    if (this.open && this.open.state === state && this.open.target === target) return;
    this.end(record);
    this.open = { state, time: record.time, moment: record.moment, endTime: Infinity, endMoment: Infinity, record, target };
    this.bars.push(this.open);
  }

  end(record) {
    if (!this.open) return;
    this.open.endTime = record.time;
    this.open.endMoment = record.moment;
    this.open = null;
  }

  mark(sign, record, target = this.target) {
    this.marks.push({ sign, time: record.time, moment: record.moment, record, target });
  }
}

/** One lane for a finger: its touches one after the other. */
function fingerLane(touches) {
  const lane = new Lane("touch " + touches[0].id, "touch", { touch: touches[0].key });
  for (const touch of touches) {
    const [first] = touch.points;
    const target = { touch: touch.key };
    const hit = touch.records.find((record) => record.reason >= 100 && record.reason <= 102);
    lane.begin("active", hit || { time: first.time, moment: first.moment, text: touch.name + " began" }, target);
    for (const record of touch.records) {
      const state = touchState(record.reason);
      if (state) lane.begin(state, record, target);
      if (record.reason === 200 || record.reason === 201) lane.mark("·", record, target);
    }
    if (!touch.isOver) continue;
    const last = touch.points[touch.points.length - 1];
    const isCancelled = last.phase === 4;
    const over = { time: last.time, moment: last.moment, text: touch.name + (isCancelled ? " was cancelled" : " lifted") };
    lane.end(over);
    lane.mark(isCancelled ? "×" : "|", over, target);
  }
  return lane;
}

function objectLane(session, object) {
  const lane = new Lane(object.name, object.kind, { object: object.id });
  const stateOf = object.kind === "recognizer" ? recognizerState : object.kind === "control" ? controlState : scrollState;
  for (const record of session.recordsAbout(object.id)) {
    if (record.object !== object.id) continue;
    const { reason } = record;
    const state = stateOf(reason);
    if (state === null) lane.end(record);
    else if (state) lane.begin(state, record);
    if (reason === 530) lane.mark(record.value === 2 ? "·" : "◆", record);
    else if (reason === 709) lane.mark("◆", record);
    else if (reason === 710) lane.mark("◇", record);
    else if ((reason >= 501 && reason <= 508) || (reason >= 701 && reason <= 703) || (reason >= 604 && reason <= 608)) lane.mark("×", record);
    if (state === "cancelled" && object.kind === "control") lane.end(record);
  }
  return lane;
}

/** All lanes: those with something in them, a lane for each finger first, then recognisers, controls and scroll views; then recognisers and controls to which nothing happened. */
export function lanesOf(session) {
  const fingers = new Map();
  for (const touch of session.touches) {
    if (!fingers.has(touch.id)) fingers.set(touch.id, []);
    fingers.get(touch.id).push(touch);
  }
  const lanes = [...fingers.values()].map(fingerLane);
  const empty = [];
  for (const kind of ["recognizer", "control", "scrollView"]) {
    for (const object of session.objects) {
      if (object.kind !== kind) continue;
      const lane = objectLane(session, object);
      if (lane.bars.length || lane.marks.length) lanes.push(lane);
      else if (kind !== "scrollView") empty.push(lane);
    }
  }
  return lanes.concat(empty);
}

/** What an object of a lane is at a moment, in a word; empty before anything happened. */
export function stateAt(lane, moment) {
  // Bars follow one another.
  const bar = lane.bars[lastAtMost(lane.bars, moment, (entry) => entry.moment)];
  return bar && bar.endMoment > moment ? bar.state : "";
}

/** The same as the legend calls it. */
export function stateWord(state) {
  return { waiting: "waits", active: "began", recognized: "recognised", held: "held back" }[state] || state;
}

/** The states that occur in some lanes: those that the legend has to name. */
export function statesIn(lanes) {
  const states = new Set();
  for (const lane of lanes) for (const bar of lane.bars) states.add(bar.state);
  return states;
}
