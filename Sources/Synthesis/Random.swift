// SPDX-License-Identifier: MIT

/// Random numbers that are the same on every machine: whole-number arithmetic, and additions, multiplications and roots of doubles, which IEEE 754 fixes to the last bit.
package struct Random: BitwiseCopyable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// splitmix64: every seed is as good as any other.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 to 1, without 1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  package mutating func within(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  /// Mean 0, deviation 1, never beyond 6: the sum of twelve.
  @inline(never) package mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += unit() }
    return sum
  }
}

/// Eleven values of a measured quantity: its least, its tenths, and its greatest. Between two of them it is drawn evenly.
struct Quantiles: BitwiseCopyable {
  let values: (Double, Double, Double, Double, Double, Double, Double, Double, Double, Double, Double)

  init(
    _ q0: Double, _ q1: Double, _ q2: Double, _ q3: Double, _ q4: Double, _ q5: Double, _ q6: Double, _ q7: Double, _ q8: Double, _ q9: Double, _ q10: Double
  ) {
    values = (q0, q1, q2, q3, q4, q5, q6, q7, q8, q9, q10)
  }

  @inline(never) func draw(_ random: inout Random) -> Double {
    let place = random.unit() * 10
    let index = Int(place)
    let part = place - Double(index)
    return withUnsafeBytes(of: values) { bytes in
      let low = bytes.load(fromByteOffset: index * 8, as: Double.self)
      let high = bytes.load(fromByteOffset: index * 8 + 8, as: Double.self)
      return low + (high - low) * part
    }
  }
}
