// Fingers over a screen: a soft disc where one is, a trail behind it, and for a while the ghost of one that has gone.

import { colour } from "./theme.js";
import { font } from "./widgets.js";

/** Milliseconds that the ghost of a finger stays. */
const GHOST = 1600;
/** Points of a trail that are drawn. */
const TRAIL = 90;

/** Paints `touches`, `{label, points, down, ended}`, and answers whether one of them has yet to go. `place(point)`: pixels of the canvas. */
export function paintFingers(ink, touches, place, time, isCalm) {
  let isFading = false;
  for (const touch of touches) {
    const isGone = !touch.down && touch.ended !== undefined;
    const age = isGone ? (time - touch.ended) / GHOST : 0;
    if (age >= 1) continue;
    // Where motion is not wanted, it does not fade, but it goes.
    if (isGone) isFading = true;
    const strength = touch.down ? 1 : 0.75 * (1 - (isCalm ? 0.4 : age));
    trail(ink, touch.points.slice(-TRAIL).map(place), strength);
    tip(ink, place(touch.points[touch.points.length - 1]), touch, strength);
  }
  ink.globalAlpha = 1;
  return isFading;
}

/** A line that gets thicker and stronger towards the finger. */
function trail(ink, points, strength) {
  ink.strokeStyle = colour("touch");
  ink.lineCap = "round";
  for (let index = 1; index < points.length; index += 1) {
    const part = index / points.length;
    ink.globalAlpha = strength * 0.55 * part;
    ink.lineWidth = 1.5 + 5 * part;
    ink.beginPath();
    ink.moveTo(...points[index - 1]);
    ink.lineTo(...points[index]);
    ink.stroke();
  }
}

function tip(ink, [x, y], touch, strength) {
  ink.fillStyle = colour("touch");
  ink.globalAlpha = strength * (touch.down ? 0.32 : 0.12);
  ink.beginPath();
  ink.arc(x, y, touch.down ? 21 : 17, 0, 7);
  ink.fill();
  ink.globalAlpha = strength;
  ink.strokeStyle = colour("touch");
  ink.lineWidth = touch.down ? 2.5 : 1.5;
  ink.setLineDash(touch.down ? [] : [4, 4]);
  ink.stroke();
  ink.setLineDash([]);
  if (!touch.label) return;
  font(ink, 11, 650);
  ink.fillText(touch.label, x + 17, y - 17);
}
