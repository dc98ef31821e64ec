// The timeline: lanes on a canvas under a box that scrolls, their names beside it. Only what is in sight is drawn or in the document.

import { colour } from "../common/theme.js";
import { nameOfRow } from "./names.js";
import { listen } from "./pointing.js";
import { MANY, groupsOf, rowsOf } from "./rows.js";
import { HEAD_HEIGHT, STRIPE, drawHead, drawRow, stripeTop } from "./scale.js";
import { lastAtMost } from "./session.js";

const WIDEST = 8_000_000;

export class Timeline {
  /** `go(moment)` and `goToTime(seconds)` move the session, `choose(target)` selects an object or a touch. */
  constructor(session, lanes, { names, view, canvas, scroll, space, tip }, { go, goToTime, choose }) {
    Object.assign(this, { session, lanes, names, view, canvas, scroll, space, tip, go, goToTime, choose });
    this.filter = "";
    this.isGrouped = lanes.length > MANY;
    this.folded = this.isGrouped ? groupsOf(session, lanes) : new Set();
    this.rows = [];
    this.ink = canvas.getContext("2d");
    this.moment = 0;
    this.clock = session.start;
    this.chosen = null;
    this.zoom = 1;
    this.start = session.start;
    this.end = session.end;
    // Scenarios leave long pauses between short gestures, and what happened at one instant has no extent in time.
    this.byEvent = session.data.source === "scenario" || !(this.end > this.start);
    this.nameRows = new Map();
    this.head = names.firstElementChild;
    // The lanes as they were last drawn: only the line of the present moment is drawn anew for each step.
    this.layer = document.createElement("canvas");
    this.layerKey = "";
    this.waits = false;
    this.fixedSize = null;
    this.usualZoom = 1;
    this.arrange();
    new ResizeObserver(() => this.resized()).observe(view);
    scroll.addEventListener("scroll", () => this.redraw());
    listen(this);
  }

  // ---- Rows ----

  /** Which lanes are shown, and how. */
  arrange({ filter = this.filter, isGrouped = this.isGrouped } = {}) {
    Object.assign(this, { filter, isGrouped });
    this.rows = rowsOf(this.session, this.lanes, this);
    for (const row of this.nameRows.values()) row.remove();
    this.nameRows.clear();
    this.layerKey = "";
    this.resized();
  }

  fold(group) {
    if (!this.folded.delete(group)) this.folded.add(group);
    this.arrange();
    const place = this.rows.findIndex((row) => row.group === group);
    this.draw();
    if (this.nameRows.has(place)) this.nameRows.get(place).focus();
  }

  /** Pixels of all rows. */
  get height() {
    const last = this.rows[this.rows.length - 1];
    return last ? last.top + last.height : 0;
  }

  /** The place of the row at so many pixels from the first one's edge. */
  rowAt(y) {
    return y < 0 ? -1 : lastAtMost(this.rows, y, (row) => row.top);
  }

  get size() {
    return this.fixedSize || [this.view.clientWidth, this.view.clientHeight];
  }

  get width() {
    return this.size[0];
  }

  /** Drawn at once, in a size of its own and whole: for paper, whose layout no script sees. */
  drawSized(width, height) {
    this.fixedSize = [width, height];
    this.usualZoom = this.zoom;
    this.zoom = 1;
    this.resized();
    this.scroll.scrollLeft = 0;
    this.draw();
  }

  /** Sized by its parent again. */
  release() {
    if (!this.fixedSize) return;
    this.fixedSize = null;
    this.zoom = this.usualZoom;
    this.resized();
  }

  /** Pixels of the whole timeline. */
  get extent() {
    return Math.max(this.width, Math.min(WIDEST, (this.width - 24) * this.zoom + 24));
  }

  x(time, moment) {
    const share = this.byEvent ? moment / Math.max(1, this.session.count - 1) : (time - this.start) / Math.max(1e-9, this.end - this.start);
    return 12 + Math.min(1, Math.max(0, share)) * (this.extent - 24);
  }

  setAxis(byEvent) {
    this.byEvent = byEvent;
    this.resized();
    this.reveal();
  }

  setZoom(factor) {
    const most = Math.max(1, WIDEST / Math.max(1, this.width));
    this.zoom = Math.min(most, Math.max(1, this.zoom * factor));
    this.resized();
    this.reveal(true);
  }

  /** The present moment, and the time, which may lie after it. */
  setMoment(moment, clock) {
    this.moment = moment;
    this.clock = clock;
    this.reveal();
    this.redraw();
  }

  /** Where the line of the present time is; among events side by side it is on its way to the next one. */
  get clockX() {
    const { moments } = this.session;
    if (!this.byEvent) return this.x(this.clock, this.moment);
    const [before, after] = [moments[this.moment].t, this.moment + 1 < moments.length ? moments[this.moment + 1].t : Infinity];
    const part = this.clock > before && after > before && Number.isFinite(after) ? Math.min(1, (this.clock - before) / (after - before)) : 0;
    return this.x(0, this.moment + part);
  }

  setChosen(target) {
    this.chosen = target;
    const row = this.rows.find((one) => (one.lane ? this.isChosen(one.lane) : one.isFolded && one.lanes.some((lane) => this.isChosen(lane))));
    if (row) {
      const height = this.scroll.clientHeight - HEAD_HEIGHT;
      if (row.top < this.scroll.scrollTop) this.scroll.scrollTop = row.top;
      else if (row.top + row.height > this.scroll.scrollTop + height) this.scroll.scrollTop = row.top + row.height - height;
    }
    this.redraw();
  }

  isChosen(lane) {
    if (this.chosen === null) return false;
    if (this.chosen.touch === undefined) return lane.target.object === this.chosen.object;
    return lane.kind === "touch" && this.session.touches[lane.target.touch].id === this.session.touches[this.chosen.touch].id;
  }

  /** Brings the present moment into sight. */
  reveal(centred = false) {
    const x = this.clockX;
    const { scrollLeft } = this.scroll;
    if (centred || x < scrollLeft + 30 || x > scrollLeft + this.width - 30) this.scroll.scrollLeft = x - this.width / 2;
  }

  resized() {
    const ratio = devicePixelRatio || 1;
    const [clientWidth, clientHeight] = this.size;
    this.canvas.width = Math.max(1, Math.round(clientWidth * ratio));
    this.canvas.height = Math.max(1, Math.round(clientHeight * ratio));
    this.canvas.style.width = clientWidth + "px";
    this.canvas.style.height = clientHeight + "px";
    this.space.style.width = this.extent + "px";
    this.space.style.height = this.height + HEAD_HEIGHT + "px";
    this.redraw();
  }

  redraw() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      this.draw();
    });
  }

  // ---- Names ----

  drawNames(first, end) {
    for (const [index, row] of this.nameRows) {
      if (index < first || index >= end) {
        row.remove();
        this.nameRows.delete(index);
      }
    }
    for (let index = first; index < end; index += 1) {
      let row = this.nameRows.get(index);
      if (!row) {
        row = nameOfRow(this, this.rows[index]);
        this.nameRows.set(index, row);
        this.names.append(row);
      }
      row.style.top = HEAD_HEIGHT + this.rows[index].top - this.scroll.scrollTop + "px";
      const { lane } = this.rows[index];
      row.classList.toggle("chosen", lane !== undefined && this.isChosen(lane));
    }
  }

  /** What a lane is about at the present moment: of the touches of a finger, the latest. */
  targetOf(lane) {
    const bar = lane.bars[lastAtMost(lane.bars, this.moment, (entry) => entry.moment)];
    return lane.kind === "touch" && bar ? bar.target : lane.target;
  }

  // ---- Lanes ----

  /** What is in sight of the lanes, into `layer`. */
  drawLanes(ratio, first, end) {
    const { canvas } = this;
    const [width, height] = this.size;
    const { scrollLeft: left, scrollTop: top } = this.scroll;
    const chosen = this.chosen ? this.chosen.touch + "/" + this.chosen.object : "";
    const key = [canvas.width, canvas.height, width, height, ratio, left, top, this.extent, this.byEvent, chosen, colour("ink"), colour("panel")].join(" ");
    if (key === this.layerKey) return;
    this.layerKey = key;
    this.layer.width = canvas.width;
    this.layer.height = canvas.height;
    const whole = this.ink;
    this.ink = this.layer.getContext("2d");
    this.ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (let index = first; index < end; index += 1) drawRow(this, this.rows[index], HEAD_HEIGHT + this.rows[index].top - top, left, width);
    drawHead(this, left, width);
    this.ink = whole;
  }

  draw() {
    const { ink } = this;
    const ratio = devicePixelRatio || 1;
    const [, height] = this.size;
    const { scrollLeft: left, scrollTop: top } = this.scroll;
    const first = Math.max(0, this.rowAt(Math.max(0, top - HEAD_HEIGHT)));
    const end = Math.min(this.rows.length, this.rowAt(Math.max(0, top + height - HEAD_HEIGHT)) + 1);
    this.drawNames(first, end);
    this.drawLanes(ratio, first, end);
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, this.canvas.width, this.canvas.height);
    ink.drawImage(this.layer, 0, 0);
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    const x = Math.round(this.clockX - left) + 0.5;
    ink.strokeStyle = colour("accent");
    ink.fillStyle = colour("accent");
    ink.lineWidth = 1;
    ink.beginPath();
    ink.moveTo(x, 0);
    ink.lineTo(x, height);
    ink.stroke();
    ink.beginPath();
    ink.moveTo(x - 5, 0);
    ink.lineTo(x + 5, 0);
    ink.lineTo(x, 8);
    ink.fill();
  }

  // ---- Places ----

  nearest(x) {
    const { moments } = this.session;
    const place = (m) => this.x(moments[m].t, m);
    let before = 0;
    let after = moments.length - 1;
    while (after - before > 1) {
      const middle = (before + after) >> 1;
      if (place(middle) <= x) before = middle;
      else after = middle;
    }
    return Math.abs(place(after) - x) < Math.abs(place(before) - x) ? after : before;
  }

  /** The time at a place of the scale. */
  timeAt(x) {
    return this.start + Math.min(1, Math.max(0, (x - 12) / Math.max(1, this.extent - 24))) * (this.end - this.start);
  }

  /** To the time at a place, or to the event that is next to it. */
  goTo(x) {
    const nearest = this.nearest(x);
    const { t } = this.session.moments[nearest];
    if (this.byEvent || Math.abs(this.x(t, nearest) - x) <= 4) this.go(nearest);
    else this.goToTime(this.timeAt(x));
  }

  /** The lane at a spot; none over the name of a group, and the stripe that is nearest in a folded one. */
  laneAt(spot) {
    const y = spot.y - HEAD_HEIGHT + this.scroll.scrollTop;
    const row = this.rows[this.rowAt(y)];
    if (!row || y >= row.top + row.height) return null;
    if (row.lane) return row.lane;
    if (!row.isFolded) return null;
    const place = Math.floor((y - row.top - stripeTop(row, 0)) / STRIPE);
    return row.lanes[Math.min(row.lanes.length - 1, Math.max(0, place))];
  }

  /** The lane at a spot, and the mark or bar of it that is nearest. */
  find(spot) {
    const lane = this.laneAt(spot);
    if (!lane) return null;
    const place = (entry) => this.x(entry.time, entry.moment);
    let best = null;
    const near = lastAtMost(lane.marks, spot.x + 6, place);
    for (let k = near; k >= 0 && place(lane.marks[k]) >= spot.x - 6; k -= 1) {
      const distance = Math.abs(place(lane.marks[k]) - spot.x);
      if (lane.marks[k].sign !== "·" && (!best || distance < best.distance)) best = { distance, entry: lane.marks[k] };
    }
    if (best) return { lane, entry: best.entry };
    const bar = lane.bars[lastAtMost(lane.bars, spot.x + 3, place)];
    const isIn = bar && spot.x <= Math.max(this.x(bar.endTime, bar.endMoment), place(bar) + 3) + 3;
    return { lane, entry: isIn ? bar : null };
  }
}
