// SPDX-License-Identifier: MIT
import CResponderKit

// Pinches and rotations driven by transform events: scale and angle as they are given, without hysteresis.

/// There is no distance in points to begin at.
let leastScale = 0.01
let leastAngle = Double.pi / 180

extension Recognizer {
  func transformPair(_ t: Touch) {
    if type == .pinch { transformPinch(t) } else { transformRotation(t) }
    if t.offerPhase == .ended, kind == .gesture { endInput() }
  }

  private func transformPinch(_ t: Touch) {
    let data = pairData
    if t.offerPhase == .began {
      data.start = t.scale
      data.distance = t.scale
      data.baseline = t.scale
    } else if isPossible, !isWaiting {
      // A lift is no movement: no recogniser begins at it.
      if t.offerPhase != .ended, (t.scale / data.start - 1).magnitude >= leastScale - timeTolerance {
        context.takeDistance(data, t.scale)
        leavePossible(.began)
      } else {
        data.distance = t.scale
      }
    } else {
      let moves = t.scale != data.distance
      context.takeDistance(data, t.scale)
      if moves, isUnderway, t.offerPhase != .ended { change() }
    }
    data.time = context.eventTime
  }

  private func transformRotation(_ t: Touch) {
    let data = pairData
    let moves = t.rotation != data.angle
    if t.offerPhase == .began {
      data.angle = t.rotation
    } else {
      context.turn(data, t.rotation)
      if isUnderway {
        if moves, t.offerPhase != .ended { change() }
      } else if !isWaiting, t.offerPhase != .ended, data.raw.magnitude >= leastAngle - timeTolerance {
        leavePossible(.began)
      }
    }
    data.time = context.eventTime
  }
}

extension Context {
  /// The angle is given whole: it is not taken the shorter way round.
  fileprivate func turn(_ data: PairFields, _ angle: Double) {
    let change = angle - data.angle
    data.angle = angle
    if change == 0 || !(data.raw + change).isFinite { return }
    data.velocity = rate(change, data)
    data.raw += change
  }
}
