import Testing

/// Random numbers that a printed seed brings back (SplitMix64).
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func integer(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}

/// A seed that is new in every run and printed, or the one of RESPONDERKIT_SEED.
func seed(_ test: String) -> UInt64 {
  let chosen = environment("RESPONDERKIT_SEED").flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)
  print("\(test): RESPONDERKIT_SEED=\(chosen)")
  return chosen
}
