// What the timeline's lanes and its scale look like.

import { colour } from "../common/theme.js";
import { lastAtMost } from "./session.js";

/** Pixels of a lane in a folded group. */
export const STRIPE = 3;

export const LANE_HEIGHT = 22;
export const HEAD_HEIGHT = 28;

/** One row with its upper edge at y: a lane, a group's name, or the lanes of a folded group one under the other. What is in sight begins `left` pixels from the start. */
export function drawRow(timeline, row, y, left, width) {
  const { ink } = timeline;
  const isChosen = row.lane ? timeline.isChosen(row.lane) : row.isFolded && row.lanes.some((lane) => timeline.isChosen(lane));
  if (isChosen || row.lanes) {
    ink.fillStyle = colour(isChosen ? "accent-soft" : "raised");
    ink.fillRect(0, y, width, row.height);
  }
  ink.strokeStyle = colour("line");
  ink.lineWidth = 1;
  ink.beginPath();
  ink.moveTo(0, y + row.height - 0.5);
  ink.lineTo(width, y + row.height - 0.5);
  ink.stroke();
  if (row.lane) drawLane(timeline, row.lane, y, left, width);
  else if (row.isFolded) row.lanes.forEach((lane, place) => drawBars(timeline, lane, y + stripeTop(row, place), STRIPE - 1, left, width));
}

/** Where a lane of a folded group begins in its row. */
export function stripeTop(row, place) {
  return (row.height - row.lanes.length * STRIPE) / 2 + place * STRIPE;
}

/** The bars of a lane. A touch that is not delivered has a thin one. */
function drawBars(timeline, lane, y, height, left, width) {
  const { ink } = timeline;
  const place = (entry) => timeline.x(entry.time, entry.moment) - left;
  // Bars are in order and do not overlap: from the last that begins before what is in sight, and of those that begin at one pixel the first and the last.
  for (let k = Math.max(0, lastAtMost(lane.bars, -1, place)); k < lane.bars.length; k = following(lane.bars, k, 1, place)) {
    const bar = lane.bars[k];
    const x = place(bar);
    if (x > width) break;
    const to = timeline.x(bar.endTime, bar.endMoment) - left;
    ink.fillStyle = colour(bar.state);
    const thin = bar.state === "withheld" && height > 6 ? height / 2 - 1.5 : 0;
    ink.fillRect(x, y + thin, Math.max(to - x, 3), height - 2 * thin);
  }
}

function drawLane(timeline, lane, y, left, width) {
  const { ink } = timeline;
  const place = (entry) => timeline.x(entry.time, entry.moment) - left;
  drawBars(timeline, lane, y + 5, LANE_HEIGHT - 11, left, width);
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.font = "12px " + getComputedStyle(document.body).fontFamily;
  for (const marks of lane.layers) {
    for (let k = Math.max(0, lastAtMost(marks, -12, place)); k < marks.length; k = following(marks, k, 3, place)) {
      const mark = marks[k];
      const x = place(mark);
      if (x > width + 12) break;
      ink.fillStyle = mark.sign === "×" && lane.kind !== "touch" ? colour("failed") : colour("ink");
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
