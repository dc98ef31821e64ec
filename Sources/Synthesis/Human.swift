// SPDX-License-Identifier: MIT
import CResponderKit

// What `human` adds. The tables are tenths of recordings of fingers: 215 straight strokes, 20 taps, the touch-downs of 15 gestures with several fingers, and 1,355 intervals of
// three touchscreens. Those of bends and tremor were then lowered by what the whole units of the devices and the curl add, until Tests/Synthesis/measure found the greatest
// distances of the distributions: intervals 0.08, speeds 0.08, bends 0.08, turns 0.06, tremor 0.08 (Kolmogorov and Smirnov's, 0 to 1).

/// A person at a device: what stays the same from gesture to gesture.
struct Hand: BitwiseCopyable {
  /// Of a resting finger, in points. Not fitted: the recordings have no sizes of contacts.
  let radius: Double

  init(_ random: inout Random) { radius = random.within(16, 24) }

  /// The time between two reports, in report intervals, without the longest hundredth: a device is silent while nothing moves.
  private static let intervals = Quantiles(0.72, 0.953, 0.972, 0.985, 0.995, 1, 1.005, 1.016, 1.036, 1.104, longestInterval)
  static let longestInterval = 2.8
  /// Of touch-downs of fingers that belong together: seconds after the first.
  private static let offsets = Quantiles(0, 0, 0, 0, 0, 0, 0.005, 0.015, 0.027, 0.045, 0.083)
  /// From a tap's touch-down to its lift.
  private static let taps = Quantiles(0.024, 0.032, 0.04, 0.06, 0.082, 0.0825, 0.083, 0.096, 0.105, 0.111, 0.124)
  /// From the lift to the next tap.
  private static let betweenTaps = Quantiles(0.098, 0.11, 0.125, 0.138, 0.138, 0.139, 0.14, 0.145, 0.151, 0.153, 0.153)

  func interval(_ random: inout Random) -> Double { Hand.intervals.draw(&random) }
  func offset(_ random: inout Random) -> Double { Hand.offsets.draw(&random) }
  func tap(_ random: inout Random) -> Double { Hand.taps.draw(&random) }
  func pause(_ random: inout Random) -> Double { Hand.betweenTaps.draw(&random) }
}

/// How one stroke of a finger departs from the exact one.
struct Tremor: BitwiseCopyable {
  /// The greatest distance from the chord, over the chord, to one side or the other.
  var bend = 0.0
  /// The part of it that goes to the other side in the second half.
  var curl = 0.0
  /// Which part of a movement from rest to rest it is: fingers touch down and lift while they move.
  var from = 0.0
  var to = 1.0
  /// In points.
  var strength = 0.0
  var contact = 0.0
  /// Where the trembling finger is, beside its place.
  var x = 0.0
  var y = 0.0
  /// The device has reported a movement: the finger has left its dead zone.
  var hasLeft = false

  /// Of straight strokes; the greatest hundredth is left out.
  private static let bends = Quantiles(0, 0.004, 0.007, 0.009, 0.0105, 0.012, 0.014, 0.017, 0.021, 0.027, 0.06)
  /// Distances from a parabola through seven reports, as roots of mean squares.
  private static let strengths = Quantiles(0, 0.08, 0.13, 0.17, 0.21, 0.25, 0.3, 0.37, 0.48, 0.62, 0.8)

  init() {}

  @inline(never) init(_ hand: Hand, _ random: inout Random) {
    bend = Tremor.bends.draw(&random) * (random.next() & 1 == 0 ? 1 : -1)
    curl = random.within(-0.5, 0.5)
    from = random.within(0.08, 0.48)
    to = random.within(0.78, 1)
    strength = Tremor.strengths.draw(&random)
    contact = hand.radius * random.within(0.92, 1.08)
  }

  /// The radius of the contact: it grows when the finger comes down, and shrinks before the lift.
  func radius(_ since: Double, _ until: Double) -> Double {
    contact * (0.7 + 0.3 * min(1, max(0, since) / 0.03)) * (0.7 + 0.3 * min(1, max(0, until) / 0.02))
  }

  /// A hand's movement begins and ends within one from rest to rest.
  func covered(_ part: Double) -> Double {
    let (first, last) = (Easing.easeInOut.covered(from), Easing.easeInOut.covered(to))
    return (Easing.easeInOut.covered(from + (to - from) * part) - first) / (last - first)
  }
}

/// How far a finger is from its touch-down before the device reports that it moves, in points.
private let deadZone = 1.0
/// A trembling finger forgets where it was in this time, in seconds.
private let memory = 0.02

extension Finger {
  /// What a person does to the fingers of one gesture: they come down one after another, and move when all are down.
  @inline(never) static func makeHuman(_ fingers: UnsafeMutableBufferPointer<Finger>, _ hand: Hand, _ rate: Double, _ random: inout Random) {
    var last = 0.0
    for index in 0..<fingers.count {
      let offset = index == 0 ? 0 : hand.offset(&random)
      last = max(last, offset)
      fingers[index].delay += offset
      fingers[index].holdBefore -= offset
      fingers[index].tremor = Tremor(hand, &random)
      // One hand moves them.
      fingers[index].tremor.from = fingers[0].tremor.from
      fingers[index].tremor.to = fingers[0].tremor.to
      // A turn is kept round enough for what its distance means.
      if fingers[index].isTurn { fingers[index].tremor.bend *= 0.5 }
    }
    // The device sees the last one by the longest interval later.
    if fingers.count > 1 { last += Hand.longestInterval / rate }
    for index in 0..<fingers.count { fingers[index].holdBefore += last }
  }

  func coveredByHand(_ part: Double) -> Double { easing == .easeInOut ? tremor.covered(part) : easing.covered(part) }

  /// Moves a place as a trembling hand does, which takes a bent way.
  @inline(never) mutating func tremble(_ place: inout RKPoint, _ covered: Double, _ seconds: Double, _ random: inout Random) {
    let kept = memory / (memory + seconds)
    let new = (1 - kept * kept).squareRoot()
    tremor.x = tremor.x * kept + random.normal() * new
    tremor.y = tremor.y * kept + random.normal() * new
    // A finger at rest sticks to the glass.
    let travelled = length * covered
    let level = tremor.strength * (0.25 + 0.75 * min(1, travelled / 8))
    place.x += tremor.x * level
    place.y += tremor.y * level
    guard length > 0 else { return }
    let away = tremor.bend * 4 * covered * (1 - covered) * (1 + tremor.curl * (1 - 2 * covered))
    if isTurn {
      let out = distance(centre, place)
      guard out > 0 else { return }
      place.x += (place.x - centre.x) / out * away * length
      place.y += (place.y - centre.y) / out * away * length
    } else {
      // Across the chord; a closed path has none.
      place.x -= (points![count - 1].y - points![0].y) * away
      place.y += (points![count - 1].x - points![0].x) * away
    }
  }

  /// Whether the device shows a place; until the finger has left its dead zone, it stays where it came down.
  mutating func leaves(_ place: RKPoint) -> Bool {
    if !tremor.hasLeft, distance(place, last) < deadZone { return false }
    tremor.hasLeft = true
    return true
  }
}
