// The tree of views of a moment, made of a picture (its format stands in PictureText.swift).

import { applyMatrix, concat, matrixToSuperview } from "./geometry.js";

/** Views by id, each with its superview, its subviews and its place. What is drawn later stands later in `list`. */
export class Tree {
  constructor() {
    this.nodes = new Map();
    this.list = [];
    this.windows = [];
  }

  /** Takes the place of whatever was there; nodes of views that stay are kept. */
  setPicture(picture) {
    this.change(picture.views, picture.views.map((view) => view.id));
  }

  /** Views that are new or have changed, and, if it is another one, the order of all. */
  change(views, order) {
    for (const view of views) {
      const node = this.nodes.get(view.id);
      if (node) node.view = view;
      else this.nodes.set(view.id, { id: view.id, view, parent: null, children: [], depth: 0, place: 0, matrix: null });
    }
    if (order) this.arrange(order);
    for (const node of this.list) node.matrix = null;
  }

  arrange(order) {
    const kept = new Set(order);
    for (const id of [...this.nodes.keys()]) if (!kept.has(id)) this.nodes.delete(id);
    this.list = order.map((id) => this.nodes.get(id));
    this.windows = [];
    for (const node of this.list) node.children = [];
    this.list.forEach((node, place) => {
      node.place = place;
      node.parent = node.view.parent === undefined ? null : this.nodes.get(node.view.parent);
      node.depth = node.parent ? node.parent.depth + 1 : 0;
      if (node.parent) node.parent.children.push(node);
      else this.windows.push(node);
    });
  }

  node(id) {
    return this.nodes.get(id);
  }

  /** A view by its name, the first if several have it. */
  named(name) {
    return this.list.find((node) => node.view.name === name);
  }

  /** From a view's bounds to the screen. */
  matrix(node) {
    if (node.matrix) return node.matrix;
    const above = [];
    for (let up = node; up && !up.matrix; up = up.parent) above.push(up);
    while (above.length) {
      const next = above.pop();
      const own = matrixToSuperview(next.view);
      next.matrix = next.parent ? concat(own, next.parent.matrix) : own;
    }
    return node.matrix;
  }

  /** The corners of a view's bounds on the screen, in the order of a walk around them. */
  corners(node) {
    const [x, y, width, height] = node.view.bounds;
    const m = this.matrix(node);
    return [applyMatrix(m, x, y), applyMatrix(m, x + width, y), applyMatrix(m, x + width, y + height), applyMatrix(m, x, y + height)];
  }

  /** What all windows cover, [x, y, width, height]; null if there is nothing. */
  frame() {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const window of this.windows) {
      for (const [x, y] of this.corners(window)) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
    return Number.isFinite(left + right + top + bottom) ? [left, top, Math.max(right - left, 1), Math.max(bottom - top, 1)] : null;
  }
}

/** What a view is called: its name, else its class. */
export function nameOf(view) {
  return view.name || view.class || view.kind;
}

/** The way from the window to a view. */
export function pathOf(node) {
  const names = [];
  for (let up = node; up; up = up.parent) names.push(nameOf(up.view));
  return names.reverse();
}

/** Why a view itself cannot be hit, apart from where it lies; the words of the legend. Empty if nothing stands in the way. */
export function obstacles(view, config) {
  const words = [];
  if (view.hidden) words.push("hidden");
  if (view.interaction === false) words.push("no interaction");
  if ((view.alpha ?? 1) < config.alphaHitThreshold) words.push("transparent");
  if (view.animating) words.push("animating");
  if (isDisabledControl(view)) words.push("disabled");
  return words;
}

/** SPEC 142: the bit of RKControlStateDisabled. */
export function isDisabledControl(view) {
  return view.kind === "control" && ((view.state || 0) & 2) !== 0;
}
