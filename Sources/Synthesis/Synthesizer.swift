// SPDX-License-Identifier: MIT
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Synthetic input. A gesture appends its reports; then they are played into a context or taken as data.

/// What a synthesizer is to be like.
package struct SynthesizerSetup: BitwiseCopyable {
  package var isHuman = false
  package var seed: UInt64 = 0
  package var rate = 120.0
  package var time = 0.0
  package var firstID: Int64 = 1
  package var touchType = RKTouchType.direct
  package var screen: UInt32 = 0

  package init() {}
}

package struct Synthesizer: ~Copyable {
  let isHuman: Bool
  let rate: Double
  package let touchType: RKTouchType
  package let screen: UInt32
  var random: Random
  /// Of the next finger or button.
  var nextID: Int64
  /// Where the next gesture begins.
  package internal(set) var time: Double
  package internal(set) var inputs = List<Input>()
  /// Room for what is sent in one call.
  var samples = List<RKTouchSample>()
  package internal(set) var isPlaying = false
  /// Inputs that have been played are kept for a reader.
  package var keepsPlayed = false
  package private(set) var played = List<Input>()
  /// Of `human`, for all of its gestures.
  let hand: Hand

  /// A generator lasts as long as a test: more reports in one gesture are an error in its numbers.
  static let mostReports = 1_000_000.0

  package init(_ setup: SynthesizerSetup) throws(Refused) {
    guard setup.rate >= 1, setup.rate <= 10_000 else { throw Refused("rate is not from 1 to 10,000 reports per second") }
    guard setup.time >= 0, setup.time <= 1e9 else { throw Refused("time is not from 0 to 1,000,000,000 seconds") }
    isHuman = setup.isHuman
    rate = setup.rate
    touchType = setup.touchType
    screen = setup.screen
    random = Random(seed: setup.seed)
    nextID = setup.firstID
    time = setup.time
    hand = Hand(&random)
  }

  package mutating func free() {
    inputs.free()
    samples.free()
    played.free()
  }

  package mutating func setTime(_ time: Double) throws(Refused) {
    guard time >= 0, time <= 1e9 else { throw Refused("time is not from 0 to 1,000,000,000 seconds") }
    self.time = time
  }

  mutating func keep(_ first: Int, _ end: Int) throws(Refused) {
    guard keepsPlayed, let start = inputs.start else { return }
    guard played.append(start + first, end - first) else { throw .memory }
  }

  package mutating func removeAll() { inputs.removeAll() }

  /// All of a gesture, or nothing: what is random in it, too.
  mutating func whole(_ gesture: (inout Synthesizer) throws(Refused) -> Void) throws(Refused) {
    let (count, before, id, drawn) = (inputs.count, time, nextID, random)
    do throws(Refused) {
      try gesture(&self)
      try sort(from: count)
    } catch {
      inputs.removeLast(inputs.count - count)
      (time, nextID, random) = (before, id, drawn)
      throw error
    }
  }

  /// Moves the last inputs to their places by time; those of one time keep their order.
  private mutating func sort(from first: Int) throws(Refused) {
    guard first > 0, first < inputs.count, inputs[first].time < inputs[first - 1].time else { return }
    var new = List<Input>()
    defer { new.free() }
    guard new.append(inputs.start! + first, inputs.count - first) else { throw .memory }
    // From the end: no place is written before it has been read.
    var (old, added, place) = (first - 1, new.count - 1, inputs.count - 1)
    while added >= 0 {
      if old >= 0, inputs[old].time > new[added].time {
        inputs[place] = inputs[old]
        old -= 1
      } else {
        inputs[place] = new[added]
        added -= 1
      }
      place -= 1
    }
  }

  @inline(never) mutating func append(_ input: Input) throws(Refused) {
    if !inputs.append(input) { throw .memory }
  }

  /// A duration in whole report intervals; a remainder as small as a rounding error is none.
  @inline(never) func intervals(_ seconds: Double) throws(Refused) -> Int {
    let count = (seconds * rate - 1e-6).rounded(.up)
    guard count < Self.mostReports else { throw Refused("the gesture has more than 1,000,000 reports: a shorter duration or a lower rate is needed", .limitReached) }
    return max(Int(count), 0)
  }

  package mutating func pause(_ seconds: Double) throws(Refused) {
    try check(seconds, "seconds is not from 0 to 86,400")
    try whole { (self) throws(Refused) in
      self.time += seconds
      var input = Input()
      input.time = self.time
      try self.append(input)
    }
  }
}
