// SPDX-License-Identifier: MIT

/// Sine and cosine. The C library's differ from machine to machine in the last bit; these do not.
@inline(never) package func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  let quarter = (angle * 0.636619772367581343).rounded()
  // The quarter turn in two parts: the first has few bits, so that its multiples are exact.
  let rest = (angle - quarter * 1.57079632673412561417) - quarter * 6.07710050650619224932e-11
  let square = rest * rest
  // Taylor's rows up to the 15th and 14th power: within 1e-15 for an eighth of a turn.
  var sine = -1.0 / 1_307_674_368_000
  sine = sine * square + 1.0 / 6_227_020_800
  sine = sine * square - 1.0 / 39_916_800
  sine = sine * square + 1.0 / 362_880
  sine = sine * square - 1.0 / 5_040
  sine = sine * square + 1.0 / 120
  sine = sine * square - 1.0 / 6
  sine = rest + rest * square * sine
  var cosine = -1.0 / 87_178_291_200
  cosine = cosine * square + 1.0 / 479_001_600
  cosine = cosine * square - 1.0 / 3_628_800
  cosine = cosine * square + 1.0 / 40_320
  cosine = cosine * square - 1.0 / 720
  cosine = cosine * square + 1.0 / 24
  cosine = cosine * square - 0.5
  cosine = 1 + square * cosine
  let turn = quarter - (quarter * 0.25).rounded(.down) * 4
  if turn == 1 { return (cosine, -sine) }
  if turn == 2 { return (-sine, -cosine) }
  if turn == 3 { return (-cosine, sine) }
  return (sine, cosine)
}
