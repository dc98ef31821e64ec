// The wheel of a mouse, and what a trackpad does, as steps: scrolling, the pinch, and turning.

import { rounded } from "./rounded.js";

/** Milliseconds after which the gesture of a trackpad is over. */
const PAUSE = 180;
/** Pixels of a wheel with Alt for a radian. */
const RADIAN = 300;

export class Wheel {
  /** `isTaken`: the drawing takes the wheel; else it stays with the page. */
  constructor(fingers, isTaken) {
    this.fingers = fingers;
    /** The pinch or turn in progress: {place, scale, rotation, timer}, the two since it began. */
    this.pinch = null;
    /** What has been scrolled since the last frame: {place, delta}. */
    this.scrolled = null;
    if (!isTaken) return;
    const { canvas } = fingers.drawing;
    canvas.addEventListener("wheel", (event) => this.turn(event), { passive: false });
    for (const kind of ["gesturestart", "gesturechange", "gestureend"]) canvas.addEventListener(kind, (event) => this.gesture(event));
  }

  turn(event) {
    event.preventDefault();
    const { fingers } = this;
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    if (event.ctrlKey) {
      this.transform(event, Math.exp((-event.deltaY * unit) / 100), 0);
      return;
    }
    if (event.altKey) {
      this.transform(event, 1, ((event.deltaX + event.deltaY) * unit) / RADIAN);
      return;
    }
    const delta = event.shiftKey && !event.deltaX ? [-event.deltaY, 0] : [-event.deltaX, -event.deltaY];
    // Several turns in one frame are one step.
    const before = this.scrolled ? this.scrolled.delta : [0, 0];
    if (!fingers.isBusy && !this.scrolled) fingers.touched(fingers.place(event));
    this.scrolled = { place: fingers.place(event), delta: delta.map((amount, axis) => before[axis] + amount * unit) };
    fingers.soon();
  }

  /** Delivers what has been scrolled. */
  flush() {
    if (!this.scrolled) return;
    const { place, delta } = this.scrolled;
    this.scrolled = null;
    this.fingers.perform({ scroll: [...place, ...delta.map(rounded), "discrete"] });
  }

  /** A trackpad's gesture: larger by a factor, and turned by some radians. Wheel events have no end: it is over when nothing more comes. */
  transform(event, factor, angle) {
    if (!this.pinch) {
      const place = this.fingers.place(event);
      this.fingers.touched(place);
      this.pinch = { place, scale: 1, rotation: 0, timer: 0 };
      this.send("began");
    }
    const { pinch } = this;
    // A step may end the library, and with it the gesture.
    if (!pinch) return;
    pinch.scale = Math.min(1000, Math.max(0.001, pinch.scale * factor));
    pinch.rotation += angle;
    clearTimeout(pinch.timer);
    pinch.timer = setTimeout(() => this.end(), PAUSE);
    this.send("changed");
  }

  end() {
    if (!this.pinch) return;
    clearTimeout(this.pinch.timer);
    this.send("ended");
    this.pinch = null;
  }

  /** What was in progress is of no interest any more. */
  forget() {
    clearTimeout(this.pinch?.timer);
    this.pinch = null;
    this.scrolled = null;
  }

  send(phase) {
    const { place, scale, rotation } = this.pinch;
    this.fingers.perform({ transform: [...place, ...[scale, rotation].map((value) => Math.round(value * 1e4) / 1e4), phase] });
  }

  /** Safari reports pinch and rotation of a trackpad together, each since the gesture's beginning; on a touch screen, beside the fingers themselves. */
  gesture(event) {
    event.preventDefault();
    if (this.fingers.isBusy) return;
    const now = { scale: event.scale || 1, rotation: event.rotation || 0 };
    if (event.type === "gesturestart") this.before = now;
    else if (event.type === "gestureend") this.end();
    else if (this.before) {
      this.transform(event, now.scale / this.before.scale, ((now.rotation - this.before.rotation) * Math.PI) / 180);
      this.before = now;
    }
  }
}
