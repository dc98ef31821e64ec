// SPDX-License-Identifier: MIT
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Gestures of fingers on a screen.

/// What gestures are like that have no numbers of their own.
enum Usual {
  /// From a tap's touch-down to its lift, and from there to the next tap: near the middle of what was recorded.
  static let tap = 0.08
  static let betweenTaps = 0.14
  /// Between neighbouring fingers, in points.
  static let apart = 60.0
  static let swipeDistance = 160.0
  static let swipeDuration = 0.16
  static let insideOfEdge = 2.0
  static let mostFingers: UInt32 = 10
}

extension Synthesizer {
  /// Fingers of the caller.
  package mutating func fingers(_ fingers: UnsafeMutableBufferPointer<Finger>) throws(Refused) {
    for finger in fingers {
      guard let points = finger.points, finger.count >= 1, finger.count <= 4096 else { throw Refused("fingers has one without points, or with more than 4,096") }
      for index in 0..<finger.count { try check(points[index], "fingers has a point that is not finite, or beyond 1e9") }
      try check(finger.delay, "fingers has a delay that is not from 0 to 86,400")
      try check(finger.holdBefore, "fingers has a hold_before that is not from 0 to 86,400")
      try check(finger.duration, "fingers has a duration that is not from 0 to 86,400")
      try check(finger.holdAfter, "fingers has a hold_after that is not from 0 to 86,400")
    }
    try whole { (self) throws(Refused) in try self.move(fingers) }
  }

  /// A row of fingers beside one another about a place.
  @inline(never) private mutating func row(_ count: UInt32, _ finger: Finger) throws(Refused) {
    var storage: (Finger, Finger, Finger, Finger, Finger, Finger, Finger, Finger, Finger, Finger) = (
      finger, finger, finger, finger, finger, finger, finger, finger, finger, finger
    )
    let result = withUnsafeMutableBytes(of: &storage) { bytes -> Result<Void, Refused> in
      let fingers = UnsafeMutableBufferPointer(start: bytes.baseAddress!.assumingMemoryBound(to: Finger.self), count: Int(count))
      for index in 0..<fingers.count { fingers[index].offset.x = (Double(index) - Double(count - 1) / 2) * Usual.apart }
      do throws(Refused) {
        try move(fingers)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  @inline(never) private func checkFingers(_ count: UInt32) throws(Refused) {
    guard count >= 1, count <= Usual.mostFingers else { throw Refused("fingers is not from 1 to 10") }
  }

  /// A row of fingers that pass two places.
  @inline(never) private mutating func line(_ count: UInt32, _ from: RKPoint, _ to: RKPoint, _ finger: Finger) throws(Refused) {
    var places = (from, to)
    let result = withUnsafeBytes(of: &places) { bytes -> Result<Void, Refused> in
      var finger = finger
      finger.points = bytes.baseAddress!.assumingMemoryBound(to: RKPoint.self)
      finger.count = 2
      do throws(Refused) {
        try row(count, finger)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  package mutating func tap(_ at: RKPoint, taps: UInt32, fingers: UInt32) throws(Refused) {
    try check(at, "at is not finite, or beyond 1e9")
    guard taps >= 1, taps <= 1000 else { throw Refused("taps is not from 1 to 1,000") }
    try checkFingers(fingers)
    try whole { (self) throws(Refused) in
      for tap in 0..<taps {
        if tap > 0 { self.time += max(0, (self.isHuman ? self.hand.pause(&self.random) : Usual.betweenTaps) - 1 / self.rate) }
        var finger = Finger()
        finger.holdBefore = self.isHuman ? self.hand.tap(&self.random) : Usual.tap
        try self.line(fingers, at, at, finger)
      }
    }
  }

  package mutating func longPress(_ at: RKPoint, seconds: Double, fingers: UInt32) throws(Refused) {
    try check(at, "at is not finite, or beyond 1e9")
    try check(seconds, "seconds is not from 0 to 86,400")
    try checkFingers(fingers)
    try whole { (self) throws(Refused) in
      var finger = Finger()
      finger.holdBefore = seconds
      try self.line(fingers, at, at, finger)
    }
  }

  package mutating func drag(_ points: UnsafePointer<RKPoint>, _ count: Int, seconds: Double, easing: Easing, fingers: UInt32) throws(Refused) {
    guard count >= 2, count <= 4096 else { throw Refused("count is not from 2 to 4,096") }
    for index in 0..<count { try check(points[index], "points has one that is not finite, or beyond 1e9") }
    try check(seconds, "seconds is not from 0 to 86,400")
    try checkFingers(fingers)
    try whole { (self) throws(Refused) in
      var finger = Finger()
      finger.points = points
      finger.count = count
      finger.duration = seconds
      finger.easing = easing
      try self.row(fingers, finger)
    }
  }

  package mutating func flick(from: RKPoint, to: RKPoint, velocity: Double, fingers: UInt32) throws(Refused) {
    try check(from, "from is not finite, or beyond 1e9")
    try check(to, "to is not finite, or beyond 1e9")
    let way = distance(from, to)
    guard way > 0 else { throw Refused("from and to are one place: a flick needs a direction") }
    guard velocity > 0, velocity <= 1e9 else { throw Refused("velocity is not above 0, or beyond 1e9 points per second") }
    let seconds = 1.5 * way / velocity
    try check(seconds, "velocity is too low: the flick would last longer than 86,400 seconds")
    try checkFingers(fingers)
    try whole { (self) throws(Refused) in
      var finger = Finger()
      finger.duration = seconds
      finger.easing = .flick
      try self.line(fingers, from, to, finger)
    }
  }

  package mutating func swipe(_ at: RKPoint, _ direction: RKSwipeDirection, fingers: UInt32) throws(Refused) {
    try check(at, "at is not finite, or beyond 1e9")
    try checkFingers(fingers)
    var to = at
    switch direction.rawValue {
    case RKSwipeDirection.right.rawValue: to.x += Usual.swipeDistance
    case RKSwipeDirection.left.rawValue: to.x -= Usual.swipeDistance
    case RKSwipeDirection.up.rawValue: to.y -= Usual.swipeDistance
    case RKSwipeDirection.down.rawValue: to.y += Usual.swipeDistance
    default: throw Refused("direction is not one of RKSwipeDirection")
    }
    let end = to
    try whole { (self) throws(Refused) in
      var finger = Finger()
      finger.duration = Usual.swipeDuration
      finger.easing = .easeInOut
      try self.line(fingers, at, end, finger)
    }
  }

  package mutating func pinch(_ centre: RKPoint, radius: Double, scale: Double, rotation: Double, seconds: Double) throws(Refused) {
    try check(centre, "centre is not finite, or beyond 1e9")
    guard radius > 0, radius <= 1e6 else { throw Refused("radius is not above 0, or beyond 1e6 points") }
    try checkTransform(scale, rotation)
    try check(seconds, "seconds is not from 0 to 86,400")
    try whole { (self) throws(Refused) in
      var left = Finger()
      left.isTurn = true
      left.centre = centre
      // Opposite to the other one, without an angle that no number has exactly.
      left.radii = (-radius, -radius * scale)
      left.angles = (0, rotation)
      left.duration = seconds
      left.easing = .easeInOut
      var right = left
      right.radii = (radius, radius * scale)
      var storage = (left, right)
      let result = withUnsafeMutableBytes(of: &storage) { bytes -> Result<Void, Refused> in
        do throws(Refused) {
          try self.move(UnsafeMutableBufferPointer(start: bytes.baseAddress!.assumingMemoryBound(to: Finger.self), count: 2))
          return .success(())
        } catch {
          return .failure(error)
        }
      }
      try result.get()
    }
  }

  @inline(never) func checkTransform(_ scale: Double, _ rotation: Double) throws(Refused) {
    guard scale > 0, scale <= 1e6 else { throw Refused("scale is not above 0, or beyond 1e6") }
    guard abs(rotation) <= 1e4 else { throw Refused("rotation is not finite, or beyond 10,000 radians") }
  }

  package mutating func edgePan(_ area: RKRect, _ edge: RKRectEdge, distance: Double, seconds: Double) throws(Refused) {
    try check(area.origin, "area is not finite, or beyond 1e9")
    try check(RKPoint(x: area.size.width, y: area.size.height), "area is not finite, or beyond 1e9")
    guard distance > 0, distance <= 1e6 else { throw Refused("distance is not above 0, or beyond 1e6 points") }
    try check(seconds, "seconds is not from 0 to 86,400")
    let (right, bottom) = (area.origin.x + area.size.width, area.origin.y + area.size.height)
    var from = RKPoint(x: (area.origin.x + right) / 2, y: (area.origin.y + bottom) / 2)
    var way = RKPoint()
    switch edge.rawValue {
    case RKRectEdge.left.rawValue: (from.x, way.x) = (area.origin.x + Usual.insideOfEdge, distance)
    case RKRectEdge.right.rawValue: (from.x, way.x) = (right - Usual.insideOfEdge, -distance)
    case RKRectEdge.top.rawValue: (from.y, way.y) = (area.origin.y + Usual.insideOfEdge, distance)
    case RKRectEdge.bottom.rawValue: (from.y, way.y) = (bottom - Usual.insideOfEdge, -distance)
    default: throw Refused("edge is not one of RKRectEdge")
    }
    let (begin, end) = (from, RKPoint(x: from.x + way.x, y: from.y + way.y))
    try whole { (self) throws(Refused) in
      var finger = Finger()
      finger.duration = seconds
      finger.easing = .easeInOut
      try self.line(1, begin, end, finger)
    }
  }
}
