// A tree of views drawn on a canvas, with fingers, a selection and a map of owners over it.

import { paintFingers } from "./fingertips.js";
import { Painter } from "./painter.js";
import { Screen } from "./screen.js";
import { colour } from "./theme.js";

const MARGIN = 18;

/**
 * Draws into `canvas`, which fills its parent. `config` is that of hit.js.
 * `onPoint([x, y])` is called with screen coordinates for a click, `onHover([x, y] or null)` while the mouse is over it; without `onPoint` the canvas leaves
 * pointers to its owner, and `pointAt(event)` returns the place of one.
 */
export class Drawing {
  constructor(canvas, { config, onPoint = null, onHover = null }) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.config = config;
    this.tree = null;
    this.touches = [];
    this.mark = null;
    this.selected = null;
    this.hovered = null;
    this.asked = new Set();
    // Views that play a part in what is explained: {role: "victim" | "culprit", id}.
    this.roles = [];
    this.showsOwners = false;
    this.showsGhosts = true;
    this.showsNames = true;
    this.frame = [0, 0, 320, 480];
    this.scale = 1;
    this.origin = [0, 0];
    this.isFitted = true;
    this.fixedSize = null;
    this.measured = null;
    // The map of owners as it was last painted, and all views: fingers and frames are painted over them.
    this.owners = null;
    this.layer = document.createElement("canvas");
    this.layerKey = "";
    this.changes = 0;
    this.waits = false;
    // Shows views as what they are; null: their bounds alone.
    this.screen = null;
    this.showsPlain = false;
    new ResizeObserver(() => this.resized()).observe(canvas.parentElement);
    if (onPoint) this.listen(onPoint, onHover);
  }

  /** From now on views are shown as what they are, where bounds are not asked for (`showsPlain`). */
  showScreen() {
    this.screen = new Screen(this);
  }

  /** A small picture of a tree in a canvas of its own. `states`: properties of controls and scroll views. */
  static thumbnail(canvas, [width, height], tree, states, config) {
    const ratio = devicePixelRatio || 1;
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    const frame = tree.frame();
    if (!frame) return;
    const scale = Math.min(width / frame[2], height / frame[3]);
    const origin = [(width - frame[2] * scale) / 2 - frame[0] * scale, (height - frame[3] * scale) / 2 - frame[1] * scale];
    const screen = new Screen({ tree, scale, origin, config });
    screen.setValues(states, 0);
    screen.paint(canvas.getContext("2d"), ratio);
  }

  /** The tree, changed or another one. `frame`, [x, y, width, height], is what is to be seen; null: all windows. */
  setTree(tree, frame = null) {
    this.tree = tree;
    this.frame = frame || tree.frame() || this.frame;
    this.owners = null;
    this.changes += 1;
    if (this.isFitted) this.fit();
    this.redraw();
  }

  /** Fingers: `{label, points: [[x, y], …], down}`, the last point being where it is. */
  setTouches(touches) {
    this.touches = touches;
    this.redraw();
  }

  set(values) {
    Object.assign(this, values);
    this.redraw();
  }

  /** Drawn at once, in a size of its own: for paper, whose layout no script sees. */
  drawSized(width, height) {
    this.fixedSize = [width, height];
    this.resized();
    this.fit();
    this.draw();
  }

  /** Sized by its parent again. */
  release() {
    this.fixedSize = null;
    this.resized();
  }

  /** Read from the page when it has changed: each reading would lay out the page anew, several times a frame. */
  get size() {
    this.measured ??= [this.canvas.parentElement.clientWidth, this.canvas.parentElement.clientHeight];
    return this.fixedSize || this.measured;
  }

  resized() {
    this.measured = null;
    const [clientWidth, clientHeight] = this.size;
    const ratio = devicePixelRatio || 1;
    this.canvas.width = Math.max(1, Math.round(clientWidth * ratio));
    this.canvas.height = Math.max(1, Math.round(clientHeight * ratio));
    this.canvas.style.width = clientWidth + "px";
    this.canvas.style.height = clientHeight + "px";
    if (this.isFitted) this.fit();
    this.redraw();
  }

  fit() {
    const [clientWidth, clientHeight] = this.size;
    const [x, y, width, height] = this.frame;
    const scale = Math.min((clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height);
    this.scale = scale > 0 && Number.isFinite(scale) ? Math.min(scale, 4) : 1;
    this.origin = [(clientWidth - width * this.scale) / 2 - x * this.scale, (clientHeight - height * this.scale) / 2 - y * this.scale];
    this.isFitted = true;
    this.redraw();
  }

  /** `at`: pixels of the canvas that stay where they are; the middle if left out. */
  zoom(factor, at = [this.canvas.clientWidth / 2, this.canvas.clientHeight / 2]) {
    const scale = Math.min(64, Math.max(0.02, this.scale * factor));
    this.origin = this.origin.map((start, axis) => at[axis] - ((at[axis] - start) * scale) / this.scale);
    this.scale = scale;
    this.isFitted = false;
    this.redraw();
  }

  /** Where a pointer is, in screen coordinates of the library. */
  pointAt(event) {
    const box = this.canvas.getBoundingClientRect();
    return [(event.clientX - box.left - this.origin[0]) / this.scale, (event.clientY - box.top - this.origin[1]) / this.scale];
  }

  listen(onPoint, onHover) {
    const { canvas } = this;
    let start = null;
    let moved = false;
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      start = [event.clientX, event.clientY, ...this.origin];
      moved = false;
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      // A finger scrolls the page.
      if (event.pointerType !== "mouse") return;
      if (start && (moved || Math.hypot(event.clientX - start[0], event.clientY - start[1]) > 5)) {
        moved = true;
        this.isFitted = false;
        this.origin = [start[2] + event.clientX - start[0], start[3] + event.clientY - start[1]];
        this.redraw();
      } else if (onHover) {
        onHover(this.pointAt(event));
      }
    });
    canvas.addEventListener("pointerup", (event) => {
      if (start && !moved) onPoint(this.pointAt(event));
      start = null;
    });
    canvas.addEventListener("pointercancel", () => { start = null; });
    canvas.addEventListener("pointerleave", () => onHover && onHover(null));
    canvas.addEventListener("dblclick", () => this.fit());
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const box = canvas.getBoundingClientRect();
      this.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 300), [event.clientX - box.left, event.clientY - box.top]);
    }, { passive: false });
  }

  redraw() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      this.draw();
    });
  }

  /** Pixels of the canvas for a point of the screen. */
  place(point) {
    return [point[0] * this.scale + this.origin[0], point[1] * this.scale + this.origin[1]];
  }

  draw() {
    const { context: ink, canvas, tree } = this;
    const ratio = devicePixelRatio || 1;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, canvas.width, canvas.height);
    if (!tree) return;
    if (this.screen && !this.showsPlain) return this.drawScreen(ratio);
    this.drawViews(ratio);
    ink.drawImage(this.layer, 0, 0);
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    new Painter(this, ink).paintMarks();
  }

  /** Views as what they are, and what happens to them. What is on its way to another place is drawn again until it is there. */
  drawScreen(ratio) {
    const { context: ink, screen } = this;
    const time = performance.now();
    screen.paint(ink, ratio);
    if (this.showsOwners) {
      ink.setTransform(ratio, 0, 0, ratio, 0, 0);
      new Painter(this, ink).drawOwners(this.size);
    }
    screen.paintOver(ink, ratio, time);
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    const painter = new Painter(this, ink);
    painter.drawFrames();
    const isFading = paintFingers(ink, this.touches, (point) => this.place(point), time, screen.calm.matches);
    if (this.mark) painter.drawMark(this.place(this.mark));
    if (screen.isMoving || isFading) this.redraw();
  }

  /** The views into `layer`, if they are not there yet as they are now. */
  drawViews(ratio) {
    const { width, height } = this.canvas;
    const key = [this.changes, width, height, ratio, ...this.origin, this.scale, this.showsOwners, this.showsGhosts, this.showsNames, colour("ink"), colour("view")].join(" ");
    if (key === this.layerKey) return;
    this.layerKey = key;
    this.layer.width = width;
    this.layer.height = height;
    const ink = this.layer.getContext("2d");
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    new Painter(this, ink).paintViews([width / ratio, height / ratio]);
  }
}
