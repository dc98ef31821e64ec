// The hit view of each point of the screen: the same answer as a hit-test at every cell, by painting the tree front to back.

import { applyMatrix, contains, invert, isSingular, toLocal } from "./geometry.js";
import { hitTest } from "./hit.js";
import { isDisabledControl } from "./tree.js";

/** So near to an edge, in parts of the numbers involved, a product of matrices may be on the other side of it than the steps of a hit-test. */
const SLACK = 1e-6;

/** A point of the screen in a view's own coordinates, by the steps of a hit-test. */
function descended(node, x, y) {
  const way = [];
  for (let up = node; up; up = up.parent) way.push(up);
  return way.reduceRight((place, step) => toLocal(step.view, ...place), [x, y]);
}

/** Whether a view contains a point of the screen, as a hit-test has it; `back` is the inverse of its matrix, null if that has none. */
function holds(node, back, x, y) {
  const { bounds } = node.view;
  if (back) {
    const local = applyMatrix(back, x, y);
    const isClear = local.every((at, axis) => {
      const [from, to] = [bounds[axis], bounds[axis] + bounds[axis + 2]];
      const slack = SLACK * (Math.abs(at) + Math.abs(from) + Math.abs(to));
      return Math.abs(at - from) > slack && Math.abs(at - to) > slack;
    });
    if (isClear) return contains(bounds, ...local);
  }
  return contains(bounds, ...descended(node, x, y));
}

function passes(view, config) {
  return !(isSingular(view) || view.hidden || view.interaction === false || (view.alpha ?? 1) < config.alphaHitThreshold || view.animating ||
    (config.disabledControlsHitTestNil && isDisabledControl(view)));
}

/**
 * Owners of a grid of cells over `frame`, [x, y, width, height] in points, with cells of `side` points: `{columns, rows, cells}`, `cells` row by row with
 * one more than the place of the owner in tree.list, 0 for none.
 */
export function ownersOf(tree, frame, side, config) {
  const columns = Math.max(1, Math.ceil(frame[2] / side));
  const rows = Math.max(1, Math.ceil(frame[3] / side));
  const cells = new Int32Array(columns * rows);
  // What overrides answer no painting finds out.
  if (tree.list.some((node) => node.view.answers)) {
    for (let cell = 0; cell < cells.length; cell += 1) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const { node } = hitTest(tree, frame[0] + (column + 0.5) * side, frame[1] + (row + 0.5) * side, config, false);
      cells[cell] = node ? node.place + 1 : 0;
    }
    return { columns, rows, cells };
  }
  for (let k = tree.windows.length - 1; k >= 0; k -= 1) {
    const window = tree.windows[k];
    if ((window.view.screen || 0) === 0) claim(window, 0);
  }
  return { columns, rows, cells };

  // A cell holds the deepest view so far that accepts it: a view takes from its superview what no sibling in front of it has taken.
  function claim(start, from) {
    const waiting = [[start, from]];
    while (waiting.length) {
      const [node, owner] = waiting.pop();
      if (!passes(node.view, config)) continue;
      if (!take(node, owner)) continue;
      for (const child of node.children) waiting.push([child, node.place + 1]);
    }
  }

  function take(node, owner) {
    const back = invert(tree.matrix(node));
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of tree.corners(node)) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const firstColumn = Math.max(0, Math.floor((left - frame[0]) / side));
    const lastColumn = Math.min(columns - 1, Math.floor((right - frame[0]) / side));
    const firstRow = Math.max(0, Math.floor((top - frame[1]) / side));
    const lastRow = Math.min(rows - 1, Math.floor((bottom - frame[1]) / side));
    let any = false;
    for (let row = firstRow; row <= lastRow; row += 1) {
      const y = frame[1] + (row + 0.5) * side;
      for (let column = firstColumn; column <= lastColumn; column += 1) {
        const cell = row * columns + column;
        if (cells[cell] !== owner) continue;
        if (holds(node, back, frame[0] + (column + 0.5) * side, y)) {
          cells[cell] = node.place + 1;
          any = true;
        }
      }
    }
    return any;
  }
}

/** The colour of the owner at a place: far from those of the views before and after it. */
export function ownerColour(place) {
  return [(place * 137) % 360, 50 + (place % 3) * 12, 48 + (place % 4) * 7];
}
