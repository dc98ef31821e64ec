// SPDX-License-Identifier: MIT
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Fingers on a screen: where each one is at every report.

package enum Easing: Int32, BitwiseCopyable {
  case linear = 0
  case easeIn = 1
  case easeOut = 2
  case easeInOut = 3
  /// Gathers speed over the first half of the path; the second half has the speed of the end.
  case flick = 4

  /// The part of the path that is covered when a part of the time is over.
  func covered(_ part: Double) -> Double {
    switch self {
    case .linear: return part
    case .easeIn: return part * part
    case .easeOut: return part * (2 - part)
    case .easeInOut: return part * part * part * (10 - part * (15 - 6 * part))
    case .flick: return part < 2.0 / 3 ? part * part * 1.125 : 1.5 * part - 0.5
    }
  }
}

/// What one finger does: down, rest, movement, rest, lift.
package struct Finger: BitwiseCopyable {
  package var delay = 0.0
  package var holdBefore = 0.0
  package var duration = 0.0
  package var holdAfter = 0.0
  package var easing = Easing.linear
  /// Places that it passes in straight lines.
  package var points: UnsafePointer<RKPoint>?
  package var count = 0
  /// Added to them.
  package var offset = RKPoint()
  /// Instead of places, a turn about a centre: angles and distances at the beginning and at the end.
  var isTurn = false
  var centre = RKPoint()
  var angles = (0.0, 0.0)
  var radii = (0.0, 0.0)
  var length = 0.0
  var id: Int64 = 0
  /// It has come down, it has lifted.
  var isDown = false
  var isUp = false
  var last = RKPoint()
  var tremor = Tremor()

  package init() {}

  var end: Double { delay + holdBefore + duration + holdAfter }

  /// Where it is when it has covered a part of its path.
  @inline(never) func place(_ covered: Double) -> RKPoint {
    if isTurn {
      let radius = radii.0 + (radii.1 - radii.0) * covered
      let turned = sineAndCosine(angles.0 + (angles.1 - angles.0) * covered)
      return RKPoint(x: centre.x + radius * turned.cosine, y: centre.y + radius * turned.sine)
    }
    var left = length * covered
    var place = points![0]
    for index in 1..<max(count, 1) {
      let next = points![index]
      let step = distance(place, next)
      if left < step, step > 0 {
        let part = left / step
        place = RKPoint(x: place.x + (next.x - place.x) * part, y: place.y + (next.y - place.y) * part)
        break
      }
      left -= step
      place = next
    }
    return RKPoint(x: place.x + offset.x, y: place.y + offset.y)
  }

  /// How far it moves at all.
  mutating func measure() {
    length = 0
    if isTurn {
      length = abs(radii.1 - radii.0) + abs(angles.1 - angles.0) * max(abs(radii.0), abs(radii.1))
    } else {
      for index in 1..<max(count, 1) { length += distance(points![index - 1], points![index]) }
    }
  }
}

@inline(never) func distance(_ first: RKPoint, _ second: RKPoint) -> Double {
  let (x, y) = (second.x - first.x, second.y - first.y)
  return (x * x + y * y).squareRoot()
}

extension Synthesizer {
  /// Fingers that move at once. All are seen by the device at the same times.
  mutating func move(_ fingers: UnsafeMutableBufferPointer<Finger>) throws(Refused) {
    if isHuman { Finger.makeHuman(fingers, hand, rate, &random) }
    var end = 0.0
    for index in 0..<fingers.count {
      fingers[index].id = nextID &+ Int64(index)
      fingers[index].measure()
      end = max(end, fingers[index].end)
    }
    nextID &+= Int64(fingers.count)
    let count = try intervals(end)
    var (report, at, since) = (0, 0.0, 0.0)
    while true {
      // A finger that has nothing to report is seen, too.
      var isLeft = false
      for index in 0..<fingers.count {
        try show(&fingers[index], at, since)
        if !fingers[index].isUp { isLeft = true }
      }
      if !isLeft { break }
      report += 1
      if isHuman {
        since = hand.interval(&random) / rate
        at += since
      } else {
        // Not a sum: that would not stay on the grid.
        at = report > count ? end : Double(report) / rate
      }
    }
    // The next gesture is another report.
    time += isHuman ? at + 1 / rate : Double(report + 1) / rate
  }

  @inline(never) private mutating func show(_ finger: inout Finger, _ at: Double, _ since: Double) throws(Refused) {
    guard !finger.isUp, at >= finger.delay - 1e-9 else { return }
    let begin = finger.delay + finger.holdBefore
    var part = 1.0
    if finger.duration > 0 {
      // An exact movement ends with a report: what does not fit into whole intervals is rest before it.
      let late = isHuman ? 0 : Double(try intervals(begin + finger.duration)) / rate - (begin + finger.duration)
      part = min(max((at - begin - late) / finger.duration, 0), 1)
      if part > 1 - 1e-9 { part = 1 }
    } else if at < begin - 1e-9 {
      part = 0
    }
    let covered = isHuman ? finger.coveredByHand(part) : finger.easing.covered(part)
    var input = Input()
    input.kind = .touch
    input.time = time + at
    input.id = finger.id
    input.location = finger.place(covered)
    if isHuman {
      finger.tremble(&input.location, covered, since, &random)
      input.majorRadius = finger.tremor.radius(at - finger.delay, finger.end - at)
    }
    if !finger.isDown {
      finger.isDown = true
      input.phase = RKTouchPhase.began.rawValue
    } else {
      if isHuman, !finger.leaves(input.location) { input.location = finger.last }
      if at >= finger.end - 1e-9 {
        finger.isUp = true
        input.phase = RKTouchPhase.ended.rawValue
      } else {
        guard input.location.x != finger.last.x || input.location.y != finger.last.y else { return }
        input.phase = RKTouchPhase.moved.rawValue
      }
    }
    finger.last = input.location
    try append(input)
  }
}
