// The screen that a tree of views shows: every view as what it is, recognisers that light up, ghosts of fingers that were there.

import { paintLook, paintWindow } from "./looks.js";
import { colour } from "./theme.js";
import { fillBox, font, paintControl, paintIndicators } from "./widgets.js";

const STATE_COLOURS = { began: "active", changed: "active", ended: "recognized", failed: "failed", cancelled: "cancelled", possible: "waiting" };
const ENDS = { recognised: "ended", ended: "ended", failed: "failed", cancelled: "cancelled", "was cancelled": "cancelled" };
/** Milliseconds that a recogniser stays lit after its end. */
const AFTERGLOW = 1400;

/** Paints the tree of a Drawing. One lasts as long as the drawing: it knows where knobs were. */
export class Screen {
  constructor(drawing) {
    this.drawing = drawing;
    this.values = new Map();
    this.eased = new Map();
    this.lit = new Map();
    this.isMoving = false;
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
  }

  /** Properties of controls, scroll views and recognisers by name, and when they were read, in milliseconds. */
  setValues(states, time) {
    this.values = new Map(states.map((object) => [object.id, object]));
    for (const object of states) {
      if (!object.state) continue;
      const was = this.lit.get(object.id);
      const isAlive = object.state !== "possible" || object.numberOfTouches > 0;
      if (isAlive) this.lit.set(object.id, { view: object.view, word: object.state, until: time + AFTERGLOW });
      else if (was && (was.until < time || was.word === "possible")) this.lit.delete(object.id);
    }
  }

  /** Lights up recognisers that the library's sentences name: an end is over before any state could be read. */
  hear(sentences, time) {
    for (const [name, object] of this.values) {
      if (!object.state) continue;
      for (const sentence of sentences) {
        const word = sentence.startsWith(name + " ") && /^(recognised|ended|failed|cancelled|was cancelled)\b/.exec(sentence.slice(name.length + 1));
        if (word) this.lit.set(name, { view: object.view, word: ENDS[word[1]], until: time + AFTERGLOW });
      }
    }
  }

  /** Nothing is on its way any more: another tree. */
  reset() {
    this.eased.clear();
    this.lit.clear();
  }

  ease(id, key, target) {
    const name = id + " " + key;
    const was = this.eased.get(name);
    const gap = was === undefined ? 0 : target - was;
    const next = was === undefined || this.calm.matches || Math.abs(gap) < 0.01 ? target : was + gap * 0.3;
    this.eased.set(name, next);
    if (next !== target) this.isMoving = true;
    return next;
  }

  /** All views. Those with the same clipping views behind one another are drawn within one clip; what lies outside of it is passed over. */
  paint(ink, ratio) {
    const { drawing } = this;
    this.isMoving = false;
    const state = new Map();
    let clips = null;
    ink.save();
    for (const node of drawing.tree.list) {
      const above = node.parent ? state.get(node.parent) : { isSeen: true, alpha: 1, clips: [], box: [-Infinity, -Infinity, Infinity, Infinity] };
      const { view } = node;
      const alpha = above.alpha * (view.alpha ?? 1);
      const now = { isSeen: above.isSeen && !view.hidden && alpha >= 0.01, alpha, clips: above.clips, box: above.box };
      state.set(node, now);
      if (!now.isSeen) continue;
      const own = boxOf(drawing.tree.corners(node));
      if (view.clips || view.kind === "scrollView" || view.kind === "window") {
        now.clips = [...above.clips, node];
        now.box = [Math.max(own[0], above.box[0]), Math.max(own[1], above.box[1]), Math.min(own[2], above.box[2]), Math.min(own[3], above.box[3])];
      }
      if (!own.every(Number.isFinite) || own[2] < above.box[0] || own[3] < above.box[1] || own[0] > above.box[2] || own[1] > above.box[3]) continue;
      if (above.clips !== clips) {
        ink.restore();
        ink.save();
        clips = above.clips;
        this.clip(ink, ratio, clips);
      }
      this.paintNode(ink, ratio, node, alpha);
    }
    ink.restore();
  }

  clip(ink, ratio, clips) {
    for (const node of clips) {
      const { view } = node;
      this.enter(ink, ratio, node);
      ink.beginPath();
      if (view.kind === "window") ink.roundRect(...view.bounds, 18);
      else ink.rect(...view.bounds);
      ink.clip();
    }
  }

  /** Makes the canvas's unit a point of the view's own coordinates. */
  enter(ink, ratio, node) {
    const { scale, origin, tree } = this.drawing;
    const [a, b, c, d, tx, ty] = tree.matrix(node);
    ink.setTransform(ratio * scale * a, ratio * scale * b, ratio * scale * c, ratio * scale * d, ratio * (scale * tx + origin[0]), ratio * (scale * ty + origin[1]));
  }

  paintNode(ink, ratio, node, alpha) {
    const { view } = node;
    const [x, y, width, height] = view.bounds;
    const rect = [width < 0 ? x + width : x, height < 0 ? y + height : y, Math.abs(width), Math.abs(height)];
    ink.save();
    this.enter(ink, ratio, node);
    ink.globalAlpha = alpha;
    const values = this.values.get(view.name) || {};
    if (view.kind === "window") {
      if (view.level <= 0 || view.level === undefined) paintWindow(ink, rect);
    } else if (!(view.kind === "control" && paintControl(ink, view, values, rect, (key, target) => this.ease(view.name, key, target)))) {
      paintLook(ink, view, rect, node.children.length > 0);
    }
    ink.restore();
  }

  /** What lies over all views: indicators of scroll views, recognisers that are at work. */
  paintOver(ink, ratio, time) {
    const { tree } = this.drawing;
    for (const node of tree.list) {
      const values = node.view.kind === "scrollView" && this.values.get(node.view.name);
      if (!values) continue;
      ink.save();
      this.enter(ink, ratio, node);
      paintIndicators(ink, values);
      ink.restore();
    }
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    const framed = new Set();
    const boxes = [];
    for (const [name, light] of this.lit) {
      const node = tree.named(light.view);
      if (!node || light.until < time) continue;
      // A scroll view's own are there all the time: only what they do is of interest.
      if (name.includes(".") && (light.word === "failed" || light.word === "possible")) continue;
      this.paintLight(ink, node, name, light, boxes, framed.has(light.view), Math.min(1, (light.until - time) / 500));
      framed.add(light.view);
      this.isMoving = this.isMoving || light.until < time + AFTERGLOW;
    }
  }

  /**
   * A pill with a recogniser's name and state at the upper end of its view, below those that are there (`boxes`), and the view's frame in the colour of the state.
   */
  paintLight(ink, node, name, { word }, boxes, isFramed, strength) {
    const { drawing } = this;
    const corners = drawing.tree.corners(node).map((corner) => drawing.place(corner));
    const paint = colour(STATE_COLOURS[word] || "waiting");
    ink.globalAlpha = this.calm.matches ? 1 : strength;
    if (!isFramed && node.parent) {
      ink.beginPath();
      corners.forEach(([x, y], index) => (index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
      ink.closePath();
      ink.lineWidth = 2;
      ink.strokeStyle = paint;
      ink.stroke();
    }
    const right = Math.min(Math.max(...corners.map(([x]) => x)), drawing.size[0] || Infinity);
    const top = Math.max(Math.min(...corners.map(([, y]) => y)), 4);
    font(ink, 11, 650);
    const text = name + " · " + word;
    const width = ink.measureText(text).width + 14;
    const x = right - width - 6;
    let y = top + 6;
    for (let other; (other = boxes.find(([left, above, wide]) => x < left + wide && left < x + width && Math.abs(y - above) < 21)); ) y = other[1] + 21;
    boxes.push([x, y, width]);
    fillBox(ink, [x, y, width, 18], 9, paint);
    ink.fillStyle = colour("light-ink");
    ink.fillText(text, x + 7, y + 12.8);
    ink.globalAlpha = 1;
  }
}

/** [left, top, right, bottom] around some points. */
function boxOf(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
