// What the timeline's lanes and its scale look like.

import { colour } from "../common/theme.js";
import { lastAtMost } from "./session.js";

export const LANE_HEIGHT = 22;
export const HEAD_HEIGHT = 20;

/** One lane with its upper edge at y; what is in sight begins `left` pixels from the start. */
export function drawLane(timeline, lane, y, left, width) {
  const { ink } = timeline;
  if (timeline.isChosen(lane)) {
    ink.fillStyle = colour("accent-soft");
    ink.fillRect(0, y, width, LANE_HEIGHT);
  }
  ink.strokeStyle = colour("line");
  ink.lineWidth = 1;
  ink.beginPath();
  ink.moveTo(0, y + LANE_HEIGHT - 0.5);
  ink.lineTo(width, y + LANE_HEIGHT - 0.5);
  ink.stroke();
  const place = (entry) => timeline.x(entry.time, entry.moment) - left;
  // Bars are in order and do not overlap: from the last that begins before what is in sight, and of those that begin at one pixel the first and the last.
  for (let k = Math.max(0, lastAtMost(lane.bars, -1, place)); k < lane.bars.length; k = following(lane.bars, k, 1, place)) {
    const bar = lane.bars[k];
    const x = place(bar);
    if (x > width) break;
    const to = timeline.x(bar.endTime, bar.endMoment) - left;
    ink.fillStyle = colour(bar.state);
    ink.fillRect(x, y + 5, Math.max(to - x, 3), LANE_HEIGHT - 11);
  }
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.font = "12px " + getComputedStyle(document.body).fontFamily;
  for (const marks of lane.layers) {
    for (let k = Math.max(0, lastAtMost(marks, -12, place)); k < marks.length; k = following(marks, k, 3, place)) {
      const mark = marks[k];
      const x = place(mark);
      if (x > width + 12) break;
      ink.fillStyle = mark.sign === "×" ? colour("failed") : colour("ink");
      if (mark.sign === "·") ink.fillRect(x - 0.5, y + 8, 1, LANE_HEIGHT - 17);
      else ink.fillText(mark.sign, x, y + LANE_HEIGHT / 2);
    }
  }
  ink.textAlign = "start";
  ink.textBaseline = "alphabetic";
}

/** The entry after that at `index`, or, if several are no further than `gap` pixels from it, the last of these. */
function following(entries, index, gap, place) {
  return Math.max(index + 1, lastAtMost(entries, place(entries[index]) + gap, place));
}

/** The scale of time, or of events. */
export function drawHead(timeline, left, width) {
  const { ink } = timeline;
  ink.fillStyle = colour("panel");
  ink.fillRect(0, 0, width, HEAD_HEIGHT);
  ink.strokeStyle = colour("line");
  ink.beginPath();
  ink.moveTo(0, HEAD_HEIGHT - 0.5);
  ink.lineTo(width, HEAD_HEIGHT - 0.5);
  ink.stroke();
  ink.fillStyle = colour("dim");
  ink.font = "10px " + getComputedStyle(document.body).fontFamily;
  const span = timeline.byEvent ? Math.max(1, timeline.session.count - 1) : Math.max(1e-9, timeline.end - timeline.start);
  const perPixel = span / (timeline.extent - 24);
  let step = 10 ** Math.ceil(Math.log10(perPixel * 70));
  if (step / 5 > perPixel * 70) step /= 5;
  else if (step / 2 > perPixel * 70) step /= 2;
  if (timeline.byEvent) step = Math.max(1, Math.round(step));
  const from = timeline.byEvent ? 0 : timeline.start;
  const begin = Math.floor(((left - 12) * perPixel) / step) * step;
  for (let value = Math.max(0, begin); value <= span + step / 2; value += step) {
    const x = 12 + value / perPixel - left;
    if (x > width) break;
    if (x < -60) continue;
    ink.fillRect(Math.round(x), HEAD_HEIGHT - 5, 1, 5);
    const shown = timeline.byEvent ? String(Math.round(value)) : (from + value).toFixed(Math.max(0, Math.min(6, -Math.floor(Math.log10(step))))) + " s";
    ink.fillText(shown, x + 3, HEAD_HEIGHT - 7);
  }
}
