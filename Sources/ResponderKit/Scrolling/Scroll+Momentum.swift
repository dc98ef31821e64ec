// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Flicks in a row (SPEC 336): a drag that stops a deceleration and continues in its direction keeps a part of its velocity.

/// Of a velocity v the part `share * v ^ power` is carried, at most `mostCarried`.
private let carriedShare = 0.000816
private let carriedPower = 1.967
private let mostCarried = 40000.0
/// A flick slower than this part of the carried velocity ends the carrying.
private let leastPart = 0.5

extension ScrollView {
  /// The velocity that is carried when a touch stops it. A bounce, an animation and paging carry nothing.
  var momentum: RKPoint {
    let data = self.data
    if context.config(.scrollCarriesMomentum) == 0 { return RKPoint() }
    return RKPoint(x: context.momentum(data.x), y: context.momentum(data.y))
  }
}

extension Context {
  fileprivate func momentum(_ piece: ScrollPiece) -> Double {
    guard piece.kind == .decay else { return 0 }
    let v = piece.velocity(at: time)
    guard v != 0, v.isFinite else { return 0 }
    let carried = Double.minimum(carriedShare * rkp_exp(carriedPower * rkp_log(v.magnitude)), mostCarried)
    return v < 0 ? -carried : carried
  }
}

extension ScrollView {
  /// A drag begins: it carries the velocity at which its touch stopped the deceleration.
  func keepMomentum() {
    let data = self.data
    let isCaught = data.has(.caught)
    if !isCaught || context.time - data.catchTime > context.config(.scrollContentTouchDelay) + timeTolerance { data.carried = RKPoint() }
  }

  /// The finger moves again. After a rest nothing is carried.
  @inline(never)
  func loseMomentum() {
    let data = self.data
    if context.time - data.draggedTime > context.config(.scrollReleaseWindow) + timeTolerance { data.carried = RKPoint() }
  }

  /// The velocity of the release.
  func withMomentum(_ velocity: RKPoint) -> RKPoint {
    let carried = data.carried
    if carried == RKPoint() || context.isSlow(velocity) { return velocity }
    func sum(_ v: Double, _ carried: Double) -> Double { v * carried > 0 && v.magnitude > leastPart * carried.magnitude ? v + carried : v }
    return RKPoint(x: sum(velocity.x, carried.x), y: sum(velocity.y, carried.y))
  }
}
