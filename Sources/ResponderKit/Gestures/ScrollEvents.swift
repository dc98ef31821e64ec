// SPDX-License-Identifier: MIT
import CResponderKit

// Pans driven by scroll events: the deltas are the translation, without hysteresis.

extension Recognizer {
  func scrollPan(_ t: Touch) {
    let data = panData
    let moves = context.take(t.delta, data)
    if moves, isUnderway {
      change()
    } else if moves, isPossible, !isWaiting {
      beginScrolling(data)
    }
    guard t.offerPhase == .ended, kind == .gesture else { return }
    data.liftTime = context.eventTime
    data.hasLifted = true
    endInput()
  }
}

extension Context {
  /// False if nothing moves.
  @_optimize(speed)
  fileprivate func take(_ delta: RKPoint, _ data: PanFields) -> Bool {
    let raw = RKPoint(x: data.raw.x + delta.x, y: data.raw.y + delta.y)
    // Sums beyond all numbers stay where they are.
    let moves = (delta.x != 0 || delta.y != 0) && raw.x.isFinite && raw.y.isFinite
    if moves { data.raw = raw }
    // Where it began is a sample, movement or not.
    if moves || data.samples.count == 0 {
      data.samples.add(eventTime, data.raw)
      data.movedTime = eventTime
    }
    return moves
  }
}

extension Recognizer {
  /// The first movement. A scroll view that cannot go that way stands aside for those around it (SPEC 244, 266).
  private func beginScrolling(_ data: PanFields) {
    let attempt = self.attempt
    let way = data.raw
    if data.scrolls, !context.scrollPanTakes(self, way) {
      if isLive(attempt) { fail(.scrollCannotScroll, value: way.y.magnitude > way.x.magnitude ? 1 : 0) }
      return
    }
    if isLive(attempt) { leavePossible(.began) }
  }
}
