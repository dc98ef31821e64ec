// The wheel of a mouse, and what a trackpad does, as steps: scrolling and the pinch.

import { rounded } from "./rounded.js";

/** Milliseconds after which the pinch of a trackpad is over. */
const PAUSE = 180;

export class Wheel {
  /** `isTaken`: the drawing takes the wheel; else it stays with the page. */
  constructor(fingers, isTaken) {
    this.fingers = fingers;
    /** The pinch in progress: {place, timer}. */
    this.pinch = null;
    /** What has been scrolled since the last frame: {place, delta}. */
    this.scrolled = null;
    if (isTaken) fingers.drawing.canvas.addEventListener("wheel", (event) => this.turn(event), { passive: false });
  }

  turn(event) {
    event.preventDefault();
    const { fingers } = this;
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    if (event.ctrlKey) {
      this.zoom(event, Math.exp((-event.deltaY * unit) / 100));
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

  /** The pinch of a trackpad, which browsers report as a wheel with Control: it is over when nothing more comes. */
  zoom(event, factor) {
    const { fingers } = this;
    const place = fingers.place(event);
    if (!this.pinch) {
      this.pinch = { place, timer: 0 };
      fingers.touched(place);
      fingers.perform({ transform: [...place, 1, 0, "began"] });
    }
    fingers.perform({ transform: [...this.pinch.place, Math.round(factor * 1e4) / 1e4, 0, "changed"] });
    clearTimeout(this.pinch.timer);
    this.pinch.timer = setTimeout(() => {
      this.pinch = null;
      fingers.perform({ transform: [...place, 1, 0, "ended"] });
    }, PAUSE);
  }
}
