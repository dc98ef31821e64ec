// Pointers, and a finger that keys move, as steps of a scenario. Several moves in one frame are one update.

const REACH = 24;

const rounded = (number) => Math.round(number * 10) / 10;

export class Fingers {
  /**
   * `perform(step)` is called with steps without their time; `changed()` when fingers have moved; `hover(point or null)` while nothing is down; `isTaken(id)` answers
   * whether the scenario has a finger of that number.
   */
  constructor(drawing, { perform, changed, hover, isTaken }) {
    this.drawing = drawing;
    this.perform = perform;
    this.changed = changed;
    this.isTaken = isTaken;
    /** By number, lowest free first: {pointer, point, path, isPinned}. */
    this.fingers = new Map();
    this.moved = new Set();
    /** Those of the scenario's own steps, which are only drawn: {path, isDown}. */
    this.others = new Map();
    this.key = null;
    this.frame = 0;
    const { canvas } = drawing;
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event, hover));
    canvas.addEventListener("pointerup", (event) => this.up(event));
    canvas.addEventListener("pointercancel", (event) => this.cancel(event));
    canvas.addEventListener("pointerleave", () => hover(null));
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("keydown", (event) => this.keyDown(event));
    canvas.addEventListener("keyup", (event) => this.keyUp(event));
    canvas.addEventListener("blur", () => this.key && this.lift(this.key));
  }

  get isBusy() {
    return this.fingers.size > 0;
  }

  /** What is to be drawn. */
  get shown() {
    const own = [...this.fingers].map(([id, finger]) => ({ label: id + (finger.isPinned ? " pinned" : ""), points: finger.path, down: true }));
    return [...[...this.others].map(([id, finger]) => ({ label: String(id), points: finger.path, down: finger.isDown })), ...own];
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
      if (finger && phase !== "down" && phase !== "move") finger.isDown = false;
    }
    this.changed();
  }

  /** Forgets all fingers without a word: there is nothing any more that they touch. */
  reset() {
    this.fingers.clear();
    this.moved.clear();
    this.others.clear();
    this.key = null;
    this.changed();
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
    this.fingers.set(id, { pointer, point, path: [point], isPinned: false });
    this.perform({ down: [id, ...point] });
    this.changed();
    return id;
  }

  drag(id, point) {
    const finger = this.fingers.get(id);
    if (!finger || (finger.point[0] === point[0] && finger.point[1] === point[1])) return;
    finger.point = point;
    finger.path.push(point);
    if (finger.path.length > 200) finger.path.shift();
    this.moved.add(id);
    if (!this.frame) this.frame = requestAnimationFrame(() => this.flush());
    this.changed();
  }

  lift(id) {
    const finger = this.fingers.get(id);
    if (!finger) return;
    this.flush();
    this.fingers.delete(id);
    if (this.key === id) this.key = null;
    this.perform({ up: [id, ...finger.point] });
    this.changed();
  }

  /** Delivers what has moved since the last time. */
  flush() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const moves = [...this.moved].filter((id) => this.fingers.has(id)).map((id) => ["move", id, ...this.fingers.get(id).point]);
    this.moved.clear();
    if (moves.length === 1) this.perform({ move: moves[0].slice(1) });
    else if (moves.length > 1) this.perform({ update: moves });
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
    for (const finger of this.fingers.values()) {
      if (finger.isPinned && Math.hypot(finger.point[0] - point[0], finger.point[1] - point[1]) * this.drawing.scale <= REACH) {
        finger.pointer = event.pointerId;
        finger.isPinned = false;
        this.changed();
        return;
      }
    }
    this.put(point, event.pointerId);
  }

  move(event, hover) {
    const id = this.of(event);
    if (id) this.drag(id, this.place(event));
    else if (event.pointerType === "mouse") hover(this.drawing.pointAt(event));
  }

  up(event) {
    const id = this.of(event);
    if (!id) return;
    const finger = this.fingers.get(id);
    if (event.altKey || event.shiftKey) {
      this.flush();
      finger.isPinned = true;
      finger.pointer = null;
      this.changed();
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

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const delta = event.shiftKey ? [-event.deltaY, 0] : [-event.deltaX, -event.deltaY];
    this.perform({ scroll: [...this.place(event), ...delta.map((amount) => rounded(amount * unit)), "discrete"] });
  }

  // ---- Keys ----

  keyDown(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === "Escape") {
      this.cancelAll();
    } else if (event.key === " " && !event.repeat) {
      if (this.key) this.lift(this.key);
      else this.key = this.put(this.aim(), null);
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

  /** Where the finger of the keys is; at first in the middle. */
  aim() {
    const [x, y, width, height] = this.drawing.frame;
    return this.drawing.mark || [rounded(x + width / 2), rounded(y + height / 2)];
  }
}
