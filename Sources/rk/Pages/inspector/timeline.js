// The timeline: lanes on a canvas under a box that scrolls, their names beside it. Only what is in sight is drawn or in the document.

import { colour } from "../common/theme.js";
import { listen } from "./pointing.js";
import { HEAD_HEIGHT, LANE_HEIGHT, drawHead, drawLane } from "./scale.js";
import { lastAtMost } from "./session.js";

const WIDEST = 8_000_000;

export class Timeline {
  /** `go(moment)` moves the session, `choose(target)` selects an object or a touch. */
  constructor(session, lanes, { names, view, canvas, scroll, space, tip }, { go, choose }) {
    Object.assign(this, { session, lanes, names, view, canvas, scroll, space, tip, go, choose });
    this.ink = canvas.getContext("2d");
    this.moment = 0;
    this.chosen = null;
    this.zoom = 1;
    const { moments } = session;
    const times = moments.map((moment) => moment.t).concat(session.records.length ? [session.records[session.records.length - 1].time] : []);
    this.start = moments.length ? moments[0].t : 0;
    this.end = times.reduce((latest, time) => Math.max(latest, time), this.start);
    // Scenarios leave long pauses between short gestures, and what happened at one instant has no extent in time.
    this.byEvent = session.data.source === "scenario" || !(this.end > this.start);
    this.nameRows = new Map();
    // The lanes as they were last drawn: only the line of the present moment is drawn anew for each step.
    this.layer = document.createElement("canvas");
    this.layerKey = "";
    this.waits = false;
    this.fixedSize = null;
    this.usualZoom = 1;
    new ResizeObserver(() => this.resized()).observe(view);
    scroll.addEventListener("scroll", () => this.redraw());
    listen(this);
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

  setMoment(moment) {
    this.moment = moment;
    this.reveal();
    this.redraw();
  }

  setChosen(target) {
    this.chosen = target;
    const place = this.lanes.findIndex((lane) => this.isChosen(lane));
    if (place >= 0) {
      const top = place * LANE_HEIGHT;
      const height = this.scroll.clientHeight - HEAD_HEIGHT;
      if (top < this.scroll.scrollTop) this.scroll.scrollTop = top;
      else if (top + LANE_HEIGHT > this.scroll.scrollTop + height) this.scroll.scrollTop = top + LANE_HEIGHT - height;
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
    const x = this.x(this.session.moments[this.moment].t, this.moment);
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
    this.space.style.height = this.lanes.length * LANE_HEIGHT + HEAD_HEIGHT + "px";
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
        row = this.nameRow(this.lanes[index]);
        this.nameRows.set(index, row);
        this.names.append(row);
      }
      row.style.top = HEAD_HEIGHT + index * LANE_HEIGHT - this.scroll.scrollTop + "px";
      row.classList.toggle("chosen", this.isChosen(this.lanes[index]));
    }
  }

  nameRow(lane) {
    const row = document.createElement("button");
    row.type = "button";
    row.className = "lane-name";
    row.style.height = LANE_HEIGHT + "px";
    const swatch = document.createElement("span");
    swatch.className = "swatch " + lane.kind;
    const name = document.createElement("span");
    name.textContent = lane.name.slice(0, 200);
    row.append(swatch, name);
    row.addEventListener("click", () => this.choose(this.targetOf(lane)));
    return row;
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
    for (let index = first; index < end; index += 1) drawLane(this, this.lanes[index], HEAD_HEIGHT + index * LANE_HEIGHT - top, left, width);
    drawHead(this, left, width);
    this.ink = whole;
  }

  draw() {
    const { ink } = this;
    const ratio = devicePixelRatio || 1;
    const [, height] = this.size;
    const { scrollLeft: left, scrollTop: top } = this.scroll;
    const first = Math.max(0, Math.floor((top - HEAD_HEIGHT) / LANE_HEIGHT));
    const end = Math.min(this.lanes.length, Math.ceil((top + height - HEAD_HEIGHT) / LANE_HEIGHT));
    this.drawNames(first, end);
    this.drawLanes(ratio, first, end);
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, this.canvas.width, this.canvas.height);
    ink.drawImage(this.layer, 0, 0);
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    const x = Math.round(this.x(this.session.moments[this.moment].t, this.moment) - left) + 0.5;
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

  /** The lane at a spot, and the mark or bar of it that is nearest. */
  find(spot) {
    const lane = this.lanes[Math.floor((spot.y - HEAD_HEIGHT + this.scroll.scrollTop) / LANE_HEIGHT)];
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
