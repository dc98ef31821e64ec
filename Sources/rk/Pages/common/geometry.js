// Where views lie, by the numbers of a picture (SPEC 1-17). The steps of each calculation are those of the library, in the same order, so that
// the results are the same to the last bit.

const IDENTITY = [1, 0, 0, 1, 0, 0];

function transformOf(view) {
  return view.transform || IDENTITY;
}

export function isLinear(view) {
  const t = transformOf(view);
  return !(t[0] === 1 && t[1] === 0 && t[2] === 0 && t[3] === 1);
}

function inverseUnchecked(t) {
  const [a, b, c, d, tx, ty] = t;
  const largest = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  const [sa, sb, sc, sd] = [a / largest, b / largest, c / largest, d / largest];
  const determinant = (sa * sd - sb * sc) * largest;
  const [ia, ib, ic, id] = [sd / determinant, -sb / determinant, -sc / determinant, sa / determinant];
  return [ia, ib, ic, id, -(ia * tx + ic * ty), -(ib * tx + id * ty)];
}

/** SPEC 13. */
export function isInvertible(t) {
  const largest = Math.max(Math.abs(t[0]), Math.abs(t[1]), Math.abs(t[2]), Math.abs(t[3]));
  if (!(largest > 0) || !Number.isFinite(largest)) return false;
  const determinant = (t[0] / largest) * (t[3] / largest) - (t[1] / largest) * (t[2] / largest);
  if (!(Math.abs(determinant) >= 1e-12) || !Number.isFinite(determinant)) return false;
  return inverseUnchecked(t).every(Number.isFinite);
}

export function isSingular(view) {
  return isLinear(view) && !isInvertible(transformOf(view));
}

function apply(t, x, y) {
  return [t[0] * x + t[2] * y + t[4], t[1] * x + t[3] * y + t[5]];
}

function reference(view) {
  const [x, y, width, height] = view.bounds;
  const a = view.anchor || [0.5, 0.5];
  return [x + a[0] * width, y + a[1] * height];
}

function shift(view) {
  const t = transformOf(view);
  const [x, y, width, height] = view.bounds;
  if (!view.anchor && t[4] === 0 && t[5] === 0) return [x + 0.5 * width - view.center[0], y + 0.5 * height - view.center[1]];
  const r = reference(view);
  return [r[0] - view.center[0] - t[4], r[1] - view.center[1] - t[5]];
}

/** From the superview's coordinates (the screen's for a window) to the view's own (SPEC 5, 14). */
export function toLocal(view, x, y) {
  if (!isLinear(view)) {
    const s = shift(view);
    return [x + s[0], y + s[1]];
  }
  const t = transformOf(view);
  const q = apply(isInvertible(t) ? inverseUnchecked(t) : t, x - view.center[0], y - view.center[1]);
  const r = reference(view);
  return [q[0] + r[0], q[1] + r[1]];
}

/** From the view's own coordinates to the superview's (SPEC 5). */
export function toSuperview(view, x, y) {
  if (!isLinear(view)) {
    const s = shift(view);
    return [x - s[0], y - s[1]];
  }
  const r = reference(view);
  const q = apply(transformOf(view), x - r[0], y - r[1]);
  return [q[0] + view.center[0], q[1] + view.center[1]];
}

/** pointInside as built in (SPEC 11, 12): half-open, of the standardised bounds; every comparison with NaN is false. */
export function contains(bounds, x, y) {
  let [left, top, width, height] = bounds;
  if (width < 0) { left += width; width = -width; }
  if (height < 0) { top += height; height = -height; }
  return x >= left && x < left + width && y >= top && y < top + height;
}

/** The matrix of toSuperview, [a, b, c, d, tx, ty]: for drawing, where the last bit does not matter. */
export function matrixToSuperview(view) {
  const t = transformOf(view);
  const r = reference(view);
  const o = apply(t, -r[0], -r[1]);
  return [t[0], t[1], t[2], t[3], o[0] + view.center[0], o[1] + view.center[1]];
}

/** First `m`, then `n`. */
export function concat(m, n) {
  return [
    m[0] * n[0] + m[1] * n[2], m[0] * n[1] + m[1] * n[3], m[2] * n[0] + m[3] * n[2], m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4], m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

export function invert(m) {
  return isInvertible(m) ? inverseUnchecked(m) : null;
}

export function applyMatrix(m, x, y) {
  return apply(m, x, y);
}

/** A number as the library writes it in its sentences: the fewest of 15 to 17 digits that mean the same number. */
export function numberText(value) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf";
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  let digits = 15;
  while (digits < 17 && Number(value.toPrecision(digits)) !== value) digits += 1;
  const [mantissa, power] = value.toExponential(digits - 1).split("e");
  const exponent = Number(power);
  if (exponent >= -4 && exponent < digits) {
    const text = exponent < 0 ? value.toFixed(digits - 1 - exponent) : value.toPrecision(digits);
    return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  }
  const shown = mantissa.includes(".") ? mantissa.replace(/\.?0+$/, "") : mantissa;
  return shown + "e" + (exponent < 0 ? "-" : "+") + String(Math.abs(exponent)).padStart(2, "0");
}

/** Halves go away from zero, as in the library. */
export function rounded(value, decimals = 3) {
  const unit = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value * unit))) / unit;
}

/** A number for reading, as the library writes it: three decimals below 10, two below 100, then one. */
export function roundedText(value) {
  const size = Math.abs(value);
  return numberText(size < 1e15 ? rounded(value, size < 10 ? 3 : size < 100 ? 2 : 1) + 0 : value); // Never -0.
}

/** A point as the library writes it. */
export function pointText(x, y) {
  return "(" + roundedText(x) + " " + roundedText(y) + ")";
}
