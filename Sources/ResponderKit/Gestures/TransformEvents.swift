import CResponderKit

// Pinches and rotations driven by transform events: scale and angle as they are given, without hysteresis.

/// There is no distance in points to begin at.
private let leastScale = 0.01
private let leastAngle = Double.pi / 180

extension Recognizer {
  func transformPair(_ t: Touch) {
    if type == .pinch { transformPinch(t) } else { transformRotation(t) }
    if t.offerPhase == .ended, context.kind(index) == .gesture { endInput() }
  }

  private func transformPinch(_ t: Touch) {
    let data = pairData
    if t.offerPhase == .began {
      data.pointee.start = t.scale
      data.pointee.distance = t.scale
      data.pointee.baseline = t.scale
    } else if isPossible, !isWaiting {
      // A lift is no movement: nobody begins on it.
      if t.offerPhase != .ended, (t.scale / data.pointee.start - 1).magnitude >= leastScale - timeTolerance {
        context.takeDistance(data, t.scale)
        leavePossible(.began)
      } else {
        data.pointee.distance = t.scale
      }
    } else {
      let moves = t.scale != data.pointee.distance
      context.takeDistance(data, t.scale)
      if moves, isUnderway, t.offerPhase != .ended { change() }
    }
    data.pointee.time = context.eventTime
  }

  private func transformRotation(_ t: Touch) {
    let data = pairData
    let moves = t.rotation != data.pointee.angle
    if t.offerPhase == .began {
      data.pointee.angle = t.rotation
    } else {
      context.turn(data, t.rotation)
      if isUnderway {
        if moves, t.offerPhase != .ended { change() }
      } else if !isWaiting, t.offerPhase != .ended, data.pointee.raw.magnitude >= leastAngle - timeTolerance {
        leavePossible(.began)
      }
    }
    data.pointee.time = context.eventTime
  }
}

extension Context {
  /// The angle is given whole: it is not taken the shorter way round.
  fileprivate func turn(_ data: UnsafeMutablePointer<PairData>, _ angle: Double) {
    let change = angle - data.pointee.angle
    data.pointee.angle = angle
    if change == 0 || !(data.pointee.raw + change).isFinite { return }
    data.pointee.velocity = rate(change, data)
    data.pointee.raw += change
  }
}
