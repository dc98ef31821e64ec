// Results of hit-testing overrides, where the file has them: the ways in which scenarios override pointInside and hitTest. The steps of each calculation
// are those of Sources/Scenario/HitOverrides.swift, so that the results are the same.

import { contains, toLocal, toSuperview } from "./geometry.js";

/** Whether the results of a view's overrides are unknown. */
export function isUnknown(view) {
  return view.overrides !== undefined && view.answers === undefined;
}

/** The answer of a known override of pointInside, for a point in the view's own coordinates. */
export function answersInside(node, x, y) {
  const { view } = node;
  const how = view.answers.inside;
  const [left, top, width, height] = view.bounds;
  if (how === "yes") return true;
  if (how === "no") return false;
  if (how === "circle") {
    const [dx, dy] = [x - (left + width / 2), y - (top + height / 2)];
    return Math.sqrt(dx * dx + dy * dy) <= width / 2;
  }
  if (how === "union") return contains(node.children.reduce((box, child) => union(box, frameOf(child.view)), view.bounds), x, y);
  return contains(how.inset ? inset(view.bounds, ...how.inset) : how.rect, x, y);
}

function standardized([x, y, width, height]) {
  return [width < 0 ? x + width : x, height < 0 ? y + height : y, Math.abs(width), Math.abs(height)];
}

function inset(bounds, dx, dy) {
  const box = standardized(bounds);
  [dx, dy].forEach((by, axis) => {
    box[axis] += by;
    box[axis + 2] -= 2 * by;
    if (box[axis + 2] < 0) {
      box[axis] += box[axis + 2] / 2;
      box[axis + 2] = 0;
    }
  });
  return box;
}

function union(one, other) {
  const [a, b] = [standardized(one), standardized(other)];
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y];
}

/** SPEC 5: the box of the corners, in the superview's coordinates. */
function frameOf(view) {
  const [x, y, width, height] = view.bounds;
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([cx, cy]) => toSuperview(view, cx, cy));
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** A point of one view in another one's coordinates (SPEC 7): up to what both are in, then down. */
export function convert(from, to, x, y) {
  const below = [];
  for (let up = to; up; up = up.parent) below.push(up);
  let place = [x, y];
  let at = from;
  while (at && !below.includes(at)) {
    place = toSuperview(at.view, ...place);
    at = at.parent;
  }
  const count = at ? below.indexOf(at) : below.length;
  for (const step of below.slice(0, count).reverse()) place = toLocal(step.view, ...place);
  return place;
}
