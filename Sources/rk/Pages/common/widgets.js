// Controls as they look on a screen: button, switch, slider, stepper, segments, page control, text field, scroll indicators. Every value is the library's.

import { colour } from "./theme.js";

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';

/** Bits of RKControlState. */
const HIGHLIGHTED = 1;
const DISABLED = 2;
const SELECTED = 4;

/** Titles of names: they are painted in each frame. */
const titles = new Map();

/** What a name looks like as a title: `saveDraft` is Save draft. A name that is no identifier stays as it is. */
export function titleOf(name) {
  if (!titles.has(name)) {
    if (titles.size > 2000) titles.clear();
    titles.set(name, madeTitle(name));
  }
  return titles.get(name);
}

function madeTitle(name) {
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(name)) return name;
  const words = name.replace(/[_-]+/g, " ").replace(/([a-z])([A-Z])/g, (_, end, start) => end + " " + start.toLowerCase()).replace(/([A-Za-z])([0-9])/g, "$1 $2").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function font(ink, size, weight = 400) {
  ink.font = weight + " " + size + "px " + FONT;
}

export function box(ink, x, y, width, height, radius) {
  ink.beginPath();
  ink.roundRect(x, y, Math.max(width, 0), Math.max(height, 0), Math.max(0, Math.min(radius, width / 2, height / 2)));
}

export function fillBox(ink, rect, radius, paint) {
  box(ink, ...rect, radius);
  ink.fillStyle = paint;
  ink.fill();
}

/** A text in one line of a rectangle, cut off where it is too long. `align`: "center" or "start", which is the right for a text that is written from there. */
export function line(ink, text, [x, y, width, height], { size = 15, weight = 400, paint = colour("screen-ink"), align = "center" } = {}) {
  font(ink, size, weight);
  let shown = text.slice(0, 200);
  if (ink.measureText(shown).width > width) {
    while (shown.length > 1 && ink.measureText(shown + "…").width > width) shown = shown.slice(0, -1);
    shown += "…";
  }
  const isTurned = /^[^A-Za-z]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
  ink.direction = isTurned ? "rtl" : "ltr";
  ink.fillStyle = paint;
  ink.textBaseline = "middle";
  ink.textAlign = align;
  ink.fillText(shown, align === "center" ? x + width / 2 : isTurned ? x + width : x, y + height / 2 + size * 0.04);
  ink.direction = "ltr";
  ink.textBaseline = "alphabetic";
  ink.textAlign = "start";
}

function shadow(ink, blur, y, paint) {
  ink.shadowBlur = blur;
  ink.shadowOffsetY = y;
  ink.shadowColor = paint;
}

function knob(ink, x, y, radius) {
  ink.save();
  shadow(ink, 5, 1.5, "rgba(0, 0, 0, 0.35)");
  ink.beginPath();
  ink.arc(x, y, Math.max(radius, 0), 0, 7);
  ink.fillStyle = colour("knob");
  ink.fill();
  ink.restore();
}

function button(ink, view, values, rect) {
  const [x, y, width, height] = rect;
  const isOff = (view.state & DISABLED) !== 0;
  const isPressed = (view.state & HIGHLIGHTED) !== 0;
  const isChosen = (view.state & SELECTED) !== 0;
  const inset = isPressed ? Math.min(width, height) * 0.03 : 0;
  ink.save();
  if (!isOff && !isPressed) shadow(ink, 6, 2, "rgba(0, 0, 0, 0.22)");
  fillBox(ink, [x + inset, y + inset, width - 2 * inset, height - 2 * inset], 10, colour(isOff ? "off" : isPressed ? "tint-pressed" : isChosen ? "chosen" : "tint"));
  ink.restore();
  const size = Math.min(16, height * 0.42);
  line(ink, titleOf(view.name), [x + 6, y, width - 12, height], { size, weight: 600, paint: colour(isOff ? "off-ink" : "tint-ink") });
}

function toggle(ink, view, values, [x, y, width, height], ease) {
  const at = ease("on", values.on ? 1 : 0);
  const radius = height / 2;
  fillBox(ink, [x, y, width, height], radius, colour("track"));
  ink.save();
  ink.globalAlpha *= at;
  fillBox(ink, [x, y, width, height], radius, colour("on"));
  ink.restore();
  const stretch = view.tracking ? 3 : 0;
  const reach = radius - 2.5;
  knob(ink, x + radius + at * (width - height) + (at > 0.5 ? -stretch : stretch) * 0.5, y + radius, reach);
}

function slider(ink, view, values, [x, y, width, height], ease) {
  const { minimumValue: least = 0, maximumValue: most = 1, value = 0 } = values;
  const part = most > least ? Math.min(1, Math.max(0, (value - least) / (most - least))) : 0;
  const reach = Math.min(height / 2 - 2, 13);
  // The thumb's middle stays half its width inside: as the library measures it.
  const at = x + height / 2 + (view.tracking ? part : ease("value", part)) * Math.max(width - height, 0);
  const middle = y + height / 2;
  fillBox(ink, [x, middle - 2, width, 4], 2, colour("track"));
  fillBox(ink, [x, middle - 2, at - x, 4], 2, colour("tint"));
  knob(ink, at, middle, view.tracking ? reach * 1.12 : reach);
}

function stepper(ink, view, values, [x, y, width, height]) {
  fillBox(ink, [x, y, width, height], 8, colour("track"));
  const { value = 0, minimumValue: least = 0, maximumValue: most = 100, wraps } = values;
  const middle = y + height / 2;
  ink.lineWidth = 2;
  for (const [at, sign, isEnd] of [[x + width * 0.2, -1, !wraps && value <= least], [x + width * 0.8, 1, !wraps && value >= most]]) {
    ink.strokeStyle = colour(isEnd ? "off-ink" : "screen-ink");
    ink.beginPath();
    ink.moveTo(at - 6, middle);
    ink.lineTo(at + 6, middle);
    if (sign > 0) {
      ink.moveTo(at, middle - 6);
      ink.lineTo(at, middle + 6);
    }
    ink.stroke();
  }
  fillBox(ink, [x + width * 0.36, y + 3, width * 0.28, height - 6], 6, colour("surface"));
  line(ink, String(Math.round(value * 100) / 100), [x + width * 0.36, y, width * 0.28, height], { size: 14, weight: 600 });
}

function segments(ink, view, values, [x, y, width, height], ease) {
  const { numberOfSegments: count = 1, selectedSegmentIndex: chosen = -1 } = values;
  fillBox(ink, [x, y, width, height], 9, colour("track"));
  const part = width / Math.max(count, 1);
  if (chosen >= 0) {
    ink.save();
    shadow(ink, 4, 1, "rgba(0, 0, 0, 0.25)");
    fillBox(ink, [x + ease("segment", chosen) * part + 2, y + 2, part - 4, height - 4], 7, colour("surface"));
    ink.restore();
  }
  for (let index = 0; index < Math.min(count, 40); index += 1) {
    line(ink, String(index + 1), [x + index * part, y, part, height], { size: 13, weight: index === chosen ? 650 : 450 });
  }
}

function dots(ink, view, values, [x, y, width, height]) {
  const { numberOfPages: count = 0, currentPage: current = 0 } = values;
  const gap = Math.min(18, width / Math.max(count, 1));
  for (let index = 0; index < Math.min(count, 60); index += 1) {
    ink.beginPath();
    ink.arc(x + width / 2 + (index - (count - 1) / 2) * gap, y + height / 2, index === current ? 5 : 4, 0, 7);
    ink.fillStyle = colour(index === current ? "tint" : "off-ink");
    ink.fill();
  }
}

function field(ink, view, values, [x, y, width, height]) {
  fillBox(ink, [x, y, width, height], 8, colour("surface"));
  ink.lineWidth = values.editing ? 2 : 1;
  ink.strokeStyle = colour(values.editing ? "tint" : "surface-line");
  ink.stroke();
  const whole = [...(values.text || "")];
  const shown = values.secureTextEntry ? whole.map(() => "•") : whole;
  const inner = [x + 10, y, width - 20, height];
  if (!whole.length && !values.editing) line(ink, titleOf(view.name), inner, { align: "start", paint: colour("off-ink") });
  else line(ink, shown.join(""), inner, { align: "start" });
  if (!values.editing) return;
  font(ink, 15);
  const [start, end] = values.selectedRange || [whole.length, whole.length];
  const [from, to] = [start, end].map((at) => Math.min(ink.measureText(shown.slice(0, at).join("")).width, width - 20));
  ink.fillStyle = colour("tint");
  if (to > from) ink.globalAlpha *= 0.3;
  ink.fillRect(x + 10 + from, y + height * 0.22, Math.max(1.5, to - from), height * 0.56);
}

const CONTROLS = { Button: button, Switch: toggle, Slider: slider, Stepper: stepper, SegmentedControl: segments, PageControl: dots, TextField: field };

/**
 * Paints a control into `rect`, in its own coordinates, and answers whether it is one that has a look. `values`: its properties by their UIKit names;
 * `ease(key, target)` answers the way to a value that has changed.
 */
export function paintControl(ink, view, values, rect, ease) {
  const paint = CONTROLS[view.class];
  if (!paint) return false;
  const isFaded = view.class !== "Button" && (view.state & DISABLED) !== 0;
  ink.save();
  if (isFaded) ink.globalAlpha *= 0.45;
  paint(ink, view, values, rect, ease);
  ink.restore();
  return true;
}

/** The indicators of a scroll view, where the library has them: in the scroll view's own coordinates. */
export function paintIndicators(ink, values) {
  for (const [name, visible] of [["verticalScrollIndicator", "verticalScrollIndicatorVisible"], ["horizontalScrollIndicator", "horizontalScrollIndicatorVisible"]]) {
    const rect = values[name];
    if (values[visible] && rect && rect[2] > 0 && rect[3] > 0) fillBox(ink, rect, 2, colour("indicator"));
  }
}
