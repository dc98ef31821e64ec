// Tenths of a point are fine enough for any pointer.

export function rounded(number) {
  return Math.round(number * 10) / 10;
}
