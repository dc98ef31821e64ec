// SPDX-License-Identifier: MIT
import CResponderKit

// Swipe (SPEC 220-228): a fast movement in a direction, recognised while it is made.

extension Recognizer {
  @inline(never)
  func swipeTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard isPossible, !isWaiting else { return }
    switch phase {
    case .began: swipeBegan()
    case .moved: swipeMoved()
    case .ended:
      if isInTime { fail(.gestureLiftedTooSoon, value: context.eventTime - swipeData.start) }
    default: fail(.gestureTouchesCancelled)
    }
  }

  private func swipeBegan() {
    let data = swipeData
    let down = Int64(touchesDown)
    if down > data.touchesRequired {
      return fail(.gestureTooManyTouches, value: Double(down), limit: Double(data.touchesRequired))
    }
    // The touches before it are all of this attempt: no finger has lifted.
    if data.directions != 0 {
      _ = isInTime
      return
    }
    data.start = context.eventTime
    data.lasted = 0
    data.directions = data.direction & ~15 == 0 ? data.direction : 0
    if data.directions == 0 { fail(.gestureSwipeNoDirection) }
  }

  /// SPEC 221, 227; false when it has failed.
  private var isInTime: Bool {
    let elapsed = context.eventTime - swipeData.start
    if elapsed <= context.config(.swipeMaximumDuration) + timeTolerance { return true }
    fail(.gestureSwipeTooSlow, value: elapsed, limit: context.config(.swipeMaximumDuration))
    return false
  }

  private func swipeMoved() {
    let data = swipeData
    guard isInTime else { return }
    let elapsed = context.eventTime - data.start
    data.lasted = Float(elapsed)
    // Directions are struck off also while fingers are missing.
    let isComplete = Int64(touchesDown) >= data.touchesRequired
    // Horizontal first (SPEC 226).
    let order: (UInt32, UInt32, UInt32, UInt32) = (1, 2, 4, 8)
    if judge(order.0, elapsed, isComplete) || judge(order.1, elapsed, isComplete) || judge(order.2, elapsed, isComplete)
      || judge(order.3, elapsed, isComplete)
    {
      location = presentLocation
      return leavePossible(.ended)
    }
    if data.directions == 0 { fail(.gestureSwipeWrongWay) }
  }

  /// Whether all fingers have gone far enough in a direction; one that no finger may take any more is struck off.
  private func judge(_ direction: UInt32, _ elapsed: Double, _ isComplete: Bool) -> Bool {
    let data = swipeData
    if data.directions & direction == 0 { return false }
    let least = context.config(.swipeMinimumPrimary) * (1 - context.config(.swipePrimaryDecay) * elapsed)
    let most = context.config(.swipeMaximumSecondary) * (1 - context.config(.swipeSecondaryDecay) * elapsed)
    let tracked = self.tracked
    var qualifies = isComplete
    for k in places(tracked.count) {
      guard let t = context.down(tracked[k]) else { continue }
      let dx = t.location.x - t.start.x
      let dy = t.location.y - t.start.y
      let primary = direction == 1 ? dx : direction == 2 ? -dx : direction == 4 ? -dy : dy
      let secondary = direction <= 2 ? dy.magnitude : dx.magnitude
      if primary < -timeTolerance || secondary > most + timeTolerance {
        data.directions &= ~direction
        return false
      }
      if primary < least - timeTolerance { qualifies = false }
    }
    return qualifies
  }
}
