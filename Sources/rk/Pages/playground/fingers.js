// Pointers, and fingers that keys move, as steps of a scenario. Several moves in one frame are one update.

import { rounded } from "./rounded.js";
import { Wheel } from "./wheel.js";

const REACH = 24;
/** Between two fingers that go side by side. */
const APART = 44;

export class Fingers {
  /**
   * `perform(step)` is called with steps without their time; `changed()` when fingers have moved; `hover(point or null)` while nothing is down; `isTaken(id)` answers
   * whether the scenario has a finger of that number; `touched(point)` is called before a finger goes down. Without `takesWheel` the wheel scrolls the page.
   */
  constructor(drawing, { perform, changed, hover, isTaken, touched, takesWheel = true }) {
    this.drawing = drawing;
    this.perform = perform;
    this.changed = changed;
    this.isTaken = isTaken;
    this.touched = touched;
    /** By number, lowest free first: {pointer, point, path, isPinned}. */
    this.fingers = new Map();
    this.moved = new Set();
    /** Those of the scenario's own steps, which are only drawn: {path, isDown}. */
    this.others = new Map();
    /** Of fingers that have gone: {label, points, down: false, ended}. */
    this.ghosts = [];
    /** Second fingers of a mouse or of the keys, by the first one's number: {id, center} mirrors it, {id, offset} goes beside it. */
    this.pairs = new Map();
    this.wheel = new Wheel(this, takesWheel);
    this.key = null;
    this.frame = 0;
    const { canvas } = drawing;
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event, hover));
    canvas.addEventListener("pointerup", (event) => this.up(event));
    canvas.addEventListener("pointercancel", (event) => this.cancel(event));
    canvas.addEventListener("pointerleave", () => hover(null));
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("keydown", (event) => this.keyDown(event));
    canvas.addEventListener("keyup", (event) => this.keyUp(event));
    canvas.addEventListener("blur", () => this.key && this.lift(this.key));
  }

  get isBusy() {
    return this.fingers.size > 0;
  }

  get isScrolling() {
    return this.wheel.pinch !== null;
  }

  /** What is to be drawn. */
  get shown() {
    const several = this.fingers.size + this.others.size > 1;
    const own = [...this.fingers].map(([id, finger]) => ({ label: finger.isPinned ? id + " pinned" : several ? String(id) : "", points: finger.path, down: true }));
    const others = [...this.others].map(([id, finger]) => ({ label: several ? String(id) : "", points: finger.path, down: finger.isDown, ended: finger.ended }));
    return [...this.ghosts, ...others, ...own];
  }

  /** A step of the scenario that has been done; null: one that was made here, and the scenario's fingers are of no interest any more. */
  follow(step) {
    if (!step) {
      this.others.clear();
      return;
    }
    const samples = ["down", "move", "up"].filter((verb) => step[verb]).map((verb) => [verb, ...step[verb]]);
    for (const [phase, id, x, y] of [...samples, ...(step.update || [])]) {
      const finger = this.others.get(id);
      if (phase === "down") this.others.set(id, { path: [[x, y]], isDown: true });
      else if (finger && x !== undefined) finger.path.push([x, y]);
      if (finger && phase !== "down" && phase !== "move") [finger.isDown, finger.ended] = [false, performance.now()];
    }
    this.changed();
  }

  /** Forgets all fingers without a word: there is nothing any more that they touch. */
  reset() {
    this.fingers.clear();
    this.moved.clear();
    this.others.clear();
    this.pairs.clear();
    this.ghosts = [];
    this.key = null;
    this.wheel.forget();
    this.changed();
  }

  /** What is left to be seen of a finger that goes. */
  haunt(finger) {
    this.ghosts = [...this.ghosts.slice(-7), { label: "", points: finger.path, down: false, ended: performance.now() }];
  }

  cancelAll() {
    if (!this.isBusy) return;
    this.flush();
    this.perform({ cancelAll: true });
    this.reset();
  }

  put(point, pointer) {
    let id = 1;
    while (this.fingers.has(id) || this.isTaken(id)) id += 1;
    this.flush();
    if (!this.isBusy) {
      this.touched(point);
      this.ghosts = [];
    }
    this.fingers.set(id, { pointer, point, path: [point], isPinned: false });
    this.perform({ down: [id, ...point] });
    this.changed();
    return id;
  }

  /** A second finger for one that a mouse or a key has put down: about a point (Alt), or beside it (Shift). */
  putBeside(id, event) {
    const { point } = this.fingers.get(id);
    const center = this.middle(point);
    const pair = event.altKey ? { center } : { offset: [APART, 0] };
    if (event.altKey && Math.hypot(center[0] - point[0], center[1] - point[1]) < APART / 2) pair.center = [point[0] - APART, point[1]];
    pair.id = this.put(this.other(pair, point), null);
    this.pairs.set(id, pair);
  }

  /** The middle of what may be pinched there: of the view with several fingers, else of the screen. */
  middle(point) {
    const { tree, frame } = this.drawing;
    const views = tree.list.filter((node) => node.view.multiple || (node.view.kind === "scrollView" && node.children.length));
    for (const node of views.reverse()) {
      const corners = tree.corners(node);
      const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      if (point[0] >= left && point[0] <= right && point[1] >= top && point[1] <= bottom) return [rounded((left + right) / 2), rounded((top + bottom) / 2)];
    }
    return [rounded(frame[0] + frame[2] / 2), rounded(frame[1] + frame[3] / 2)];
  }

  other(pair, [x, y]) {
    return (pair.center ? [2 * pair.center[0] - x, 2 * pair.center[1] - y] : [x + pair.offset[0], y + pair.offset[1]]).map(rounded);
  }

  drag(id, point) {
    const finger = this.fingers.get(id);
    if (!finger || (finger.point[0] === point[0] && finger.point[1] === point[1])) return;
    finger.point = point;
    finger.path.push(point);
    if (finger.path.length > 200) finger.path.shift();
    this.moved.add(id);
    const pair = this.pairs.get(id);
    if (pair) this.drag(pair.id, this.other(pair, point));
    this.soon();
    this.changed();
  }

  lift(id) {
    const finger = this.fingers.get(id);
    if (!finger) return;
    this.flush();
    this.fingers.delete(id);
    this.haunt(finger);
    if (this.key === id) this.key = null;
    this.perform({ up: [id, ...finger.point] });
    const pair = this.pairs.get(id);
    this.pairs.delete(id);
    if (pair) this.lift(pair.id);
    this.changed();
  }

  /** Delivers in the next frame. */
  soon() {
    if (!this.frame) this.frame = requestAnimationFrame(() => this.flush());
  }

  /** Delivers what has moved since the last time. */
  flush() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.wheel.flush();
    const moves = [...this.moved].filter((id) => this.fingers.has(id)).map((id) => ["move", id, ...this.fingers.get(id).point]);
    this.moved.clear();
    if (moves.length === 1) this.perform({ move: moves[0].slice(1) });
    else if (moves.length > 1) this.perform({ update: moves });
  }

  // ---- Fingers that stay ----

  /** Leaves a finger down where it is. */
  pin(id) {
    this.flush();
    Object.assign(this.fingers.get(id), { isPinned: true, pointer: null });
    this.changed();
  }

  /** The finger near a point that was left there, or 0. */
  pinnedAt(point) {
    for (const [id, finger] of this.fingers) {
      if (finger.isPinned && Math.hypot(finger.point[0] - point[0], finger.point[1] - point[1]) * this.drawing.scale <= REACH) return id;
    }
    return 0;
  }

  /** Takes hold of it again. */
  take(id, pointer) {
    Object.assign(this.fingers.get(id), { isPinned: false, pointer });
    this.changed();
  }

  // ---- Pointers ----

  place(event) {
    return this.drawing.pointAt(event).map(rounded);
  }

  of(event) {
    for (const [id, finger] of this.fingers) if (finger.pointer === event.pointerId) return id;
    return 0;
  }

  down(event) {
    if (event.button !== 0 || this.of(event)) return;
    event.preventDefault();
    this.drawing.canvas.focus({ preventScroll: true });
    try {
      this.drawing.canvas.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that has gone already.
    }
    const point = this.place(event);
    const pinned = this.pinnedAt(point);
    if (pinned) {
      this.take(pinned, event.pointerId);
      return;
    }
    const id = this.put(point, event.pointerId);
    if (event.pointerType !== "touch" && (event.altKey || event.shiftKey)) this.putBeside(id, event);
  }

  move(event, hover) {
    const id = this.of(event);
    if (id) this.drag(id, this.place(event));
    else if (event.pointerType === "mouse") hover(this.drawing.pointAt(event));
  }

  up(event) {
    const id = this.of(event);
    if (!id) return;
    if ((event.altKey || event.shiftKey) && !this.pairs.has(id)) {
      this.pin(id);
    } else {
      this.drag(id, this.place(event));
      this.lift(id);
    }
  }

  cancel(event) {
    const id = this.of(event);
    if (!id) return;
    this.flush();
    this.fingers.delete(id);
    this.perform({ update: [["cancel", id]] });
    this.changed();
  }

  // ---- Keys ----

  keyDown(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === "Escape") {
      this.cancelAll();
    } else if (event.key === " " || event.key === "Enter") {
      if (!event.repeat) this.press(event);
    } else if (steps[event.key]) {
      const length = event.shiftKey ? 1 : 8;
      const aim = this.aim();
      const point = aim.map((at, axis) => rounded(at + steps[event.key][axis] * length));
      if (this.key) this.drag(this.key, point);
      this.drawing.set({ mark: point });
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  keyUp(event) {
    if (event.key === " ") event.preventDefault();
  }

  /** Puts the finger of the keys down, or lifts it. Alt and Shift do what they do with a mouse: they add a second finger, or leave the finger where it is. */
  press(event) {
    const isSecond = event.altKey || event.shiftKey;
    if (this.key && isSecond && !this.pairs.has(this.key)) {
      this.pin(this.key);
      this.key = null;
    } else if (this.key) {
      this.lift(this.key);
    } else {
      const point = this.aim();
      this.key = this.pinnedAt(point);
      if (this.key) return this.take(this.key, null);
      this.key = this.put(point, null);
      if (isSecond) this.putBeside(this.key, event);
    }
  }

  /** Where the finger of the keys is; at first in the middle. */
  aim() {
    const [x, y, width, height] = this.drawing.frame;
    return this.drawing.mark || [rounded(x + width / 2), rounded(y + height / 2)];
  }
}
