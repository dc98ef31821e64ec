// Views that are no controls as they look on a screen: what a view shows follows from its class and its name.

import { box, fillBox, line, titleOf } from "./widgets.js";
import { colour, isDark } from "./theme.js";

const HUES = { red: 4, orange: 28, yellow: 46, green: 140, mint: 165, blue: 212, indigo: 240, purple: 275, pink: 330 };

/** A hue for a name: that of the colour it names, else one of its own. */
function hueOf(name) {
  for (const [word, hue] of Object.entries(HUES)) if (name.toLowerCase().includes(word)) return hue;
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)) % 360;
  return sum;
}

function tone(hue, light, dark, saturation = 62) {
  return "hsl(" + hue + " " + saturation + "% " + (isDark() ? dark : light) + "%)";
}

/** Streets, a park, a river and a pin: a map shows at once that it is moved, larger or turned. */
function map(ink, view, [x, y, width, height]) {
  ink.save();
  box(ink, x, y, width, height, 12);
  ink.clip();
  ink.fillStyle = tone(42, 91, 22, 30);
  ink.fillRect(x, y, width, height);
  ink.translate(x, y);
  ink.scale(width / 280, height / 320);
  fillBox(ink, [24, 30, 92, 84], 10, tone(120, 80, 28, 40));
  fillBox(ink, [190, 214, 70, 80], 10, tone(120, 80, 28, 40));
  ink.lineCap = "round";
  const path = (points, thick, paint) => {
    ink.beginPath();
    ink.moveTo(...points[0]);
    for (const [a, b, c, d, e, f] of points.slice(1)) ink.bezierCurveTo(a, b, c, d, e, f);
    ink.lineWidth = thick;
    ink.strokeStyle = paint;
    ink.stroke();
  };
  path([[-10, 220], [70, 160, 120, 260, 180, 190], [220, 140, 250, 170, 300, 130]], 26, tone(205, 76, 36));
  for (const at of [20, 132, 176, 270]) path([[at, -10], [at, 100, at + 6, 200, at - 4, 340]], 7, tone(0, 100, 38, 0));
  for (const at of [18, 126, 250, 304]) path([[-10, at], [100, at, 200, at - 8, 300, at + 6]], 7, tone(0, 100, 38, 0));
  path([[-10, 330], [80, 250, 140, 130, 300, 20]], 10, tone(44, 78, 44, 80));
  for (const [left, top, w, h] of [[142, 40, 26, 30], [186, 30, 36, 36], [230, 60, 30, 50], [40, 140, 36, 26], [60, 262, 50, 30], [146, 262, 26, 34], [190, 140, 30, 16]]) {
    fillBox(ink, [left, top, w, h], 4, tone(30, 80, 32, 16));
  }
  ink.beginPath();
  ink.arc(140, 148, 15, Math.PI * 0.85, Math.PI * 2.15);
  ink.lineTo(140, 184);
  ink.closePath();
  ink.fillStyle = tone(4, 52, 58, 78);
  ink.fill();
  ink.beginPath();
  ink.arc(140, 148, 6, 0, 7);
  ink.fillStyle = "#fff";
  ink.fill();
  line(ink, "N", [246, 8, 24, 24], { size: 15, weight: 700, paint: tone(4, 45, 65) });
  ink.restore();
}

/** A landscape in the view's own hue. */
function photo(ink, view, [x, y, width, height]) {
  const hue = hueOf(view.name);
  ink.save();
  box(ink, x, y, width, height, 12);
  ink.clip();
  const sky = ink.createLinearGradient(0, y, 0, y + height);
  sky.addColorStop(0, tone(hue, 72, 38));
  sky.addColorStop(1, tone((hue + 35) % 360, 88, 58));
  ink.fillStyle = sky;
  ink.fillRect(x, y, width, height);
  ink.beginPath();
  ink.arc(x + width * 0.72, y + height * 0.3, Math.min(width, height) * 0.12, 0, 7);
  ink.fillStyle = "rgba(255, 250, 225, 0.95)";
  ink.fill();
  for (const [shift, peak, light] of [[0, 0.45, 44], [0.35, 0.58, 34]]) {
    ink.beginPath();
    ink.moveTo(x - width * 0.1, y + height);
    ink.lineTo(x + width * (0.28 + shift), y + height * peak);
    ink.lineTo(x + width * (0.75 + shift), y + height);
    ink.closePath();
    ink.fillStyle = tone(hue, light, light - 16, 34);
    ink.fill();
  }
  line(ink, titleOf(view.name), [x + 10, y + height - 26, width - 20, 22], { size: 13, weight: 650, paint: "#fff", align: "start" });
  ink.restore();
}

/** A line of a list: a round picture, a title and a sentence. */
function row(ink, view, [x, y, width, height]) {
  fillBox(ink, [x, y, width, height], 0, colour("surface"));
  const reach = Math.min(height * 0.32, 18);
  ink.beginPath();
  ink.arc(x + 16 + reach, y + height / 2, reach, 0, 7);
  ink.fillStyle = tone(hueOf(view.name + view.name.length), 72, 46);
  ink.fill();
  line(ink, titleOf(view.name).charAt(0) + (/[0-9]+$/.exec(view.name) || [""])[0], [x + 16, y, reach * 2, height], { size: reach * 0.8, weight: 700, paint: "#fff" });
  const left = x + 30 + reach * 2;
  line(ink, titleOf(view.name), [left, y + height * 0.16, width - left + x - 14, height * 0.34], { size: Math.min(15, height * 0.27), weight: 600, align: "start" });
  fillBox(ink, [left, y + height * 0.6, (width - left + x - 20) * 0.75, Math.min(7, height * 0.12)], 4, colour("track"));
  ink.fillStyle = colour("surface-line");
  ink.fillRect(left, y + height - 1, width - left + x, 1);
}

/** A title, and lines of text where there is room for them. */
function label(ink, view, [x, y, width, height]) {
  line(ink, titleOf(view.name), [x, y, width, Math.min(height, 34)], { size: Math.min(19, height * 0.6), weight: 700, align: "start" });
  for (let top = y + 42, index = 0; top + 8 < y + height; top += 18, index += 1) {
    fillBox(ink, [x, top, width * (index % 4 === 3 ? 0.55 : 0.96 - (index % 3) * 0.05), 7], 4, colour("track"));
  }
}

/** Frosted glass: something that lies over other things and may take their touches. */
function glass(ink, view, [x, y, width, height]) {
  ink.save();
  ink.globalAlpha *= 0.32;
  fillBox(ink, [x, y, width, height], 12, tone(210, 70, 60));
  ink.restore();
  ink.setLineDash([5, 4]);
  ink.lineWidth = 1;
  ink.strokeStyle = tone(210, 50, 70);
  box(ink, x, y, width, height, 12);
  ink.stroke();
  ink.setLineDash([]);
  line(ink, titleOf(view.name), [x + 10, y + 6, width - 20, 18], { size: 12, weight: 600, align: "start", paint: tone(210, 32, 78) });
}

/** A plain area with its name: above, where there are other views in it. */
function card(ink, view, rect, hasChildren) {
  const [x, y, width, height] = rect;
  const hue = hueOf(view.name);
  const isNeutral = hasChildren && !Object.keys(HUES).some((word) => view.name.toLowerCase().includes(word));
  fillBox(ink, rect, 12, isNeutral ? colour("surface") : tone(hue, 84, 32));
  ink.lineWidth = 1;
  ink.strokeStyle = isNeutral ? colour("surface-line") : tone(hue, 66, 46);
  ink.stroke();
  if (height < 16 || width < 20) return;
  const paint = isNeutral ? colour("screen-dim") : tone(hue, 26, 88);
  if (hasChildren) line(ink, titleOf(view.name), [x + 12, y + 5, width - 24, 20], { size: 12, weight: 600, align: "start", paint });
  else line(ink, titleOf(view.name), [x + 4, y, width - 8, height], { size: Math.min(15, height * 0.5), weight: 600, paint });
}

/** What has no background, as views are made: it is there, and takes touches. */
function nothing() {}

const LOOKS = [
  [/^(clear|stack|group)/i, nothing],
  [/^(map|atlas)/i, map],
  [/^(photo|picture|card|cover)[0-9]*$/i, photo],
  [/^(row|item|mail|cell)[0-9]*$/i, row],
  [/^(veil|overlay|glass|shade|curtain)/i, glass],
];

/** Paints a view that is no control into `rect`, its bounds. */
export function paintLook(ink, view, rect, hasChildren) {
  if (view.class === "Label") return label(ink, view, rect);
  const found = LOOKS.find(([name]) => name.test(view.name));
  if (found) return found[1](ink, view, rect);
  if (view.class === "ImageView") return photo(ink, view, rect);
  if (view.kind === "scrollView") return fillBox(ink, rect, 0, colour("content"));
  return card(ink, view, rect, hasChildren);
}

/** Pixels around a window that its shadow may reach. */
const REACH = 48;
/** Pictures of windows' shadows, by their sizes: without a graphics processor, a wide shadow takes as long to paint as everything else on the screen. */
const shadows = new Map();

/** A window with its shadow, in pixels, in the middle of a picture that is larger by REACH on each side. */
function shadowOf(width, height, radius, paint) {
  const key = [width, height, radius, paint].join(" ");
  if (!shadows.has(key)) {
    if (shadows.size >= 8) shadows.clear();
    const picture = Object.assign(document.createElement("canvas"), { width: width + 2 * REACH, height: height + 2 * REACH });
    const ink = picture.getContext("2d");
    [ink.shadowBlur, ink.shadowOffsetY, ink.shadowColor] = [28, 8, "rgba(0, 0, 0, 0.28)"];
    fillBox(ink, [REACH, REACH, width, height], radius, paint);
    shadows.set(key, picture);
  }
  return shadows.get(key);
}

/** A window: the screen of a telephone. */
export function paintWindow(ink, rect) {
  const { a, b, c, d, e, f } = ink.getTransform();
  const [width, height] = [Math.round(rect[2] * a), Math.round(rect[3] * d)];
  // A turned window has no shadow.
  if (b === 0 && c === 0 && a > 0 && d > 0 && width > 0 && height > 0 && width * height < 2e7) {
    ink.save();
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.drawImage(shadowOf(width, height, Math.round(18 * a), colour("screen")), Math.round(rect[0] * a + e) - REACH, Math.round(rect[1] * d + f) - REACH);
    ink.restore();
  }
  fillBox(ink, rect, 18, colour("screen"));
  ink.lineWidth = 1;
  ink.strokeStyle = colour("screen-edge");
  ink.stroke();
}
