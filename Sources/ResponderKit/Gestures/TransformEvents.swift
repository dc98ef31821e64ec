import CResponderKit

// Pinches and rotations driven by transform events: scale and angle as they are given, without hysteresis.

/// There is no distance in points to begin at.
private let leastScale = 0.01
private let leastAngle = Double.pi / 180

extension Context {
  func transformPair(_ index: UInt32, _ t: Touch) {
    if gesture(index).type == .pinch { transformPinch(index, t) } else { transformRotation(index, t) }
    if t.offerPhase == .ended, kind(index) == .gesture { endInput(index) }
  }

  private func transformPinch(_ index: UInt32, _ t: Touch) {
    let data = pairData(index)
    if t.offerPhase == .began {
      data.pointee.start = t.scale
      data.pointee.distance = t.scale
      data.pointee.baseline = t.scale
    } else if gesture(index).isPossible, !gesture(index).isWaiting {
      // A lift is no movement: nobody begins on it.
      if t.offerPhase != .ended, (t.scale / data.pointee.start - 1).magnitude >= leastScale - timeTolerance {
        takeDistance(data, t.scale)
        leavePossible(index, .began)
      } else {
        data.pointee.distance = t.scale
      }
    } else {
      let moves = t.scale != data.pointee.distance
      takeDistance(data, t.scale)
      if moves, gesture(index).isUnderway, t.offerPhase != .ended { changeGesture(index) }
    }
    data.pointee.time = eventTime
  }

  private func transformRotation(_ index: UInt32, _ t: Touch) {
    let data = pairData(index)
    let moves = t.rotation != data.pointee.angle
    if t.offerPhase == .began {
      data.pointee.angle = t.rotation
    } else {
      turn(data, t.rotation)
      if gesture(index).isUnderway {
        if moves, t.offerPhase != .ended { changeGesture(index) }
      } else if !gesture(index).isWaiting, t.offerPhase != .ended, data.pointee.raw.magnitude >= leastAngle - timeTolerance {
        leavePossible(index, .began)
      }
    }
    data.pointee.time = eventTime
  }

  /// The angle is given whole: it is not taken the shorter way round.
  private func turn(_ data: UnsafeMutablePointer<PairData>, _ angle: Double) {
    let change = angle - data.pointee.angle
    data.pointee.angle = angle
    if change == 0 || !(data.pointee.raw + change).isFinite { return }
    data.pointee.velocity = rate(change, data)
    data.pointee.raw += change
  }
}
