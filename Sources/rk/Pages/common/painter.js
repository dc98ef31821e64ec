// What a drawing looks like: views, names, frames, fingers, the map of owners.

import { ownerColour, ownersOf } from "./owners.js";
import { colour } from "./theme.js";
import { nameOf, obstacles } from "./tree.js";

/** Pixels of a cell of the map of owners. */
const CELL = 3;

/** More fingers than this are drawn without their numbers and dots. */
const MANY_TOUCHES = 200;

/** Paints the present state of a Drawing. */
export class Painter {
  constructor(drawing, ink) {
    this.drawing = drawing;
    this.ink = ink;
  }

  /** What is the same until the tree or the place of the drawing is another one: views, names, owners. `size`: pixels of the canvas as the page counts them. */
  paintViews(size) {
    const { drawing, ink } = this;
    const hatch = this.hatch();
    const state = new Map();
    let clip = null;
    ink.save();
    for (const node of drawing.tree.list) {
      const wanted = this.clipOf(node, state);
      if (wanted !== clip) {
        ink.restore();
        ink.save();
        for (let up = wanted; up; up = state.get(up).clip) {
          this.outline(this.corners(up));
          ink.clip();
        }
        clip = wanted;
      }
      this.drawView(node, state, size, hatch, clip);
    }
    ink.restore();
    if (drawing.showsOwners) this.drawOwners(size);
    if (drawing.showsNames) this.drawNames(state);
  }

  /** What comes on top: what is chosen, fingers, the point that was asked about. */
  paintMarks() {
    const { drawing } = this;
    this.drawFrames();
    this.drawTouches();
    if (drawing.mark) this.drawMark(drawing.place(drawing.mark));
  }

  corners(node) {
    return this.drawing.tree.corners(node).map((corner) => this.drawing.place(corner));
  }

  hatch() {
    const { ink } = this;
    const tile = document.createElement("canvas");
    tile.width = tile.height = 8;
    const pen = tile.getContext("2d");
    pen.strokeStyle = colour("hatch");
    pen.beginPath();
    for (const offset of [-4, 0, 4]) {
      pen.moveTo(offset, 8 - 4);
      pen.lineTo(offset + 8, -4);
    }
    pen.moveTo(0, 8);
    pen.lineTo(8, 0);
    pen.stroke();
    return ink.createPattern(tile, "repeat");
  }

  outline(corners) {
    const { ink } = this;
    ink.beginPath();
    corners.forEach(([x, y], index) => (index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
    ink.closePath();
  }

  /** The nearest view above that clips, as scroll views are expected to. */
  clipOf(node, state) {
    const { parent } = node;
    if (!parent) return null;
    return parent.view.clips || parent.view.kind === "scrollView" ? parent : state.get(parent).clip;
  }

  drawView(node, state, size, hatch, clip) {
    const { ink } = this;
    const above = node.parent ? state.get(node.parent) : { ghost: false, closed: false };
    const words = obstacles(node.view, this.drawing.config);
    const now = {
      ghost: above.ghost || words.includes("hidden") || words.includes("transparent"),
      closed: above.closed || words.length > 0,
      clip,
    };
    state.set(node, now);
    if (now.ghost && !this.drawing.showsGhosts) return;
    const corners = this.corners(node);
    const xs = corners.map((corner) => corner[0]);
    const ys = corners.map((corner) => corner[1]);
    if (!xs.concat(ys).every(Number.isFinite)) return;
    if (Math.max(...xs) < 0 || Math.max(...ys) < 0 || Math.min(...xs) > size[0] || Math.min(...ys) > size[1]) return;
    this.outline(corners);
    const name = node.view.kind === "control" ? "control" : node.view.kind === "scrollView" ? "scroll" : node.view.kind === "window" ? "window" : "view";
    if (now.ghost) {
      ink.setLineDash([4, 3]);
      ink.strokeStyle = colour("ghost");
      ink.lineWidth = 1;
      ink.stroke();
      ink.setLineDash([]);
    } else {
      ink.fillStyle = colour(name + "-fill");
      ink.fill();
      if (now.closed) {
        ink.fillStyle = hatch;
        ink.fill();
      }
      ink.strokeStyle = colour(name);
      ink.lineWidth = node.view.tracking ? 2.5 : 1;
      ink.stroke();
    }
    now.corners = corners;
  }

  /** Names from the front to the back: where one stands there is no room for another. */
  drawNames(state) {
    const { ink } = this;
    const taken = new Set();
    ink.font = "10.5px " + getComputedStyle(document.body).fontFamily;
    for (let k = this.drawing.tree.list.length - 1; k >= 0; k -= 1) {
      const node = this.drawing.tree.list[k];
      const { corners, ghost, clip } = state.get(node);
      if (corners && (!clip || this.isInBox(corners[0], clip))) this.drawName(node, corners, ghost, taken);
    }
  }

  isInBox([x, y], clip) {
    const corners = this.corners(clip);
    const xs = corners.map((corner) => corner[0]);
    const ys = corners.map((corner) => corner[1]);
    return x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
  }

  /** Along the upper edge, if there is room for it. */
  drawName(node, [start, end, , below], isGhost, taken) {
    const { ink } = this;
    const across = [end[0] - start[0], end[1] - start[1]];
    const width = Math.hypot(across[0], across[1]);
    const height = Math.hypot(below[0] - start[0], below[1] - start[1]);
    if (width < 26 || height < 13) return;
    const room = Math.floor((width - 6) / 6);
    const whole = nameOf(node.view).slice(0, 200);
    const name = whole.length > room ? whole.slice(0, room - 1) + "…" : whole;
    const cells = [];
    for (let x = start[0] + 4; x < start[0] + 4 + name.length * 6; x += 12) {
      for (const y of [start[1] + 3, start[1] + 9]) cells.push(Math.round(x / 12) + ":" + Math.round(y / 6));
    }
    if (cells.some((cell) => taken.has(cell))) return;
    for (const cell of cells) taken.add(cell);
    ink.save();
    ink.translate(start[0], start[1]);
    ink.rotate(Math.atan2(across[1], across[0]));
    const turned = across[0] * (below[1] - start[1]) - across[1] * (below[0] - start[0]) < 0;
    ink.fillStyle = isGhost ? colour("ghost") : colour("label");
    ink.fillText(name, 4, turned ? -4 : 11.5, width - 8);
    ink.restore();
  }

  drawFrames() {
    for (const id of this.drawing.asked) this.drawFrame(id, colour("mark"), 1, [2, 2]);
    if (this.drawing.hovered !== null) this.drawFrame(this.drawing.hovered, colour("accent"), 1.5, []);
    if (this.drawing.selected !== null) this.drawFrame(this.drawing.selected, colour("accent"), 3, []);
    for (const { role, id } of this.drawing.roles) this.drawRole(role, id);
  }

  /** Whether the word stands above the victim, since the finger is at its lower edge: a culprit's is on the other side. */
  isAboveVictim() {
    const { drawing } = this;
    const victim = drawing.roles.find(({ role }) => role === "victim");
    const node = victim && drawing.tree.node(victim.id);
    if (!node || !drawing.mark) return false;
    const bottom = Math.max(...this.corners(node).map((corner) => corner[1]));
    return Math.abs(drawing.place(drawing.mark)[1] - bottom) < 30;
  }

  /** The frame of a victim, or of a culprit, with the word beside it. */
  drawRole(role, id) {
    const { ink } = this;
    const node = this.drawing.tree.node(id);
    if (!node) return;
    const isVictim = role === "victim";
    this.drawFrame(id, colour(isVictim ? "accent" : "failed"), 3, isVictim ? [] : [7, 4]);
    const corners = this.corners(node);
    const [right, bottom] = [Math.max(...corners.map((corner) => corner[0])), Math.max(...corners.map((corner) => corner[1]))];
    ink.font = "600 11px " + getComputedStyle(document.body).fontFamily;
    const width = ink.measureText(role).width + 10;
    const top = Math.min(...corners.map((corner) => corner[1]));
    // Beside its corner at the right, below or above, away from the finger; a culprit's word stands further left, where both are one view.
    const shift = isVictim ? 0 : this.drawing.roles.some((other) => other.role === "victim" && other.id === id) ? 64 : 0;
    const isAbove = this.isAboveVictim() === isVictim && top > 18;
    const [x, y] = [Math.max(0, Math.min(right, ink.canvas.clientWidth) - width - shift), isAbove ? top - 17 : Math.min(bottom, ink.canvas.clientHeight - 17)];
    ink.fillStyle = colour(isVictim ? "accent" : "error");
    ink.beginPath();
    ink.roundRect(x, y, width, 16, 4);
    ink.fill();
    ink.fillStyle = colour("panel");
    ink.fillText(role, x + 5, y + 12);
  }

  drawFrame(id, stroke, width, dashes) {
    const { ink } = this;
    const node = this.drawing.tree.node(id);
    if (!node) return;
    this.outline(this.corners(node));
    ink.strokeStyle = stroke;
    ink.lineWidth = width;
    ink.setLineDash(dashes);
    ink.stroke();
    ink.setLineDash([]);
  }

  drawOwners(size) {
    const { drawing, ink } = this;
    const key = [...drawing.origin, drawing.scale, ...size].join(" ");
    if (drawing.owners === null || drawing.owners.key !== key) drawing.owners = { key, layer: this.ownerLayer(size) };
    const { layer } = drawing.owners;
    ink.imageSmoothingEnabled = false;
    ink.drawImage(layer, 0, 0, layer.width * CELL, layer.height * CELL);
  }

  /** The map with a pixel for each cell. */
  ownerLayer(size) {
    const { drawing } = this;
    const [left, top] = drawing.origin.map((start) => -start / drawing.scale);
    const map = ownersOf(drawing.tree, [left, top, size[0] / drawing.scale, size[1] / drawing.scale], CELL / drawing.scale, drawing.config);
    const image = new ImageData(map.columns, map.rows);
    const colours = new Map();
    map.cells.forEach((owner, cell) => {
      if (owner === 0) return;
      let parts = colours.get(owner);
      if (!parts) {
        parts = rgb(...ownerColour(owner - 1));
        colours.set(owner, parts);
      }
      image.data.set([parts[0], parts[1], parts[2], 185], cell * 4);
    });
    const layer = document.createElement("canvas");
    layer.width = map.columns;
    layer.height = map.rows;
    layer.getContext("2d").putImageData(image, 0, 0);
    return layer;
  }

  drawTouches() {
    const { touches } = this.drawing;
    if (touches.length > MANY_TOUCHES) this.drawPaths(touches);
    for (const touch of touches) if (touches.length <= MANY_TOUCHES || touch.down) this.drawTouch(touch);
  }

  /** The lines alone, all in one. */
  drawPaths(touches) {
    const { ink } = this;
    ink.strokeStyle = colour("touch");
    ink.globalAlpha = 0.45;
    ink.lineWidth = 1;
    ink.beginPath();
    for (const { points } of touches) {
      points.forEach((point, index) => {
        const [x, y] = this.drawing.place(point);
        if (index === 0) ink.moveTo(x, y);
        else ink.lineTo(x, y);
      });
    }
    ink.stroke();
    ink.globalAlpha = 1;
  }

  drawTouch(touch) {
    const { ink } = this;
    const places = touch.points.map((point) => this.drawing.place(point));
    ink.strokeStyle = colour("touch");
    ink.fillStyle = colour("touch");
    ink.globalAlpha = touch.down ? 1 : 0.45;
    ink.lineWidth = 1.5;
    ink.beginPath();
    places.forEach(([x, y], index) => (index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
    ink.stroke();
    if (places.length <= 400) {
      for (const [x, y] of places) {
        ink.beginPath();
        ink.arc(x, y, 1.8, 0, 7);
        ink.fill();
      }
    }
    const [x, y] = places[places.length - 1];
    ink.beginPath();
    ink.arc(x, y, touch.down ? 12 : 6, 0, 7);
    ink.lineWidth = 2;
    ink.stroke();
    if (touch.down) {
      ink.globalAlpha = 0.2;
      ink.fill();
    }
    ink.globalAlpha = 1;
    ink.font = "600 10px " + getComputedStyle(document.body).fontFamily;
    ink.fillText(touch.label, x + (touch.down ? 14 : 9), y - 5);
  }

  drawMark([x, y]) {
    const { ink } = this;
    ink.strokeStyle = colour("mark");
    ink.lineWidth = 2;
    ink.beginPath();
    ink.arc(x, y, 6, 0, 7);
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      ink.moveTo(x + dx * 4, y + dy * 4);
      ink.lineTo(x + dx * 12, y + dy * 12);
    }
    ink.stroke();
  }
}

function rgb(hue, saturation, lightness) {
  const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness / 100 - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  });
}
