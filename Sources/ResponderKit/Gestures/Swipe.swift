import CResponderKit

// Swipe (SPEC 220-228): a fast movement in a direction, recognised while it is made.

extension Context {
  @inline(never)
  func swipeTouches(_ index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard gesture(index).isPossible, !gesture(index).isWaiting else { return }
    switch phase {
    case .began: swipeBegan(index)
    case .moved: swipeMoved(index)
    case .ended:
      if isInTime(index) { failGesture(index, .gestureLiftedTooSoon, value: eventTime - swipeData(index).pointee.start) }
    default: failGesture(index, .gestureTouchesCancelled)
    }
  }

  private func swipeBegan(_ index: UInt32) {
    let data = swipeData(index)
    let down = Int64(touchesDown(index))
    if down > data.pointee.touchesRequired {
      return failGesture(index, .gestureTooManyTouches, value: Double(down), limit: Double(data.pointee.touchesRequired))
    }
    // The touches before it are all of this attempt: nobody has lifted.
    if data.pointee.directions != 0 {
      _ = isInTime(index)
      return
    }
    data.pointee.start = eventTime
    data.pointee.directions = data.pointee.direction & ~15 == 0 ? data.pointee.direction : 0
    if data.pointee.directions == 0 { failGesture(index, .gestureSwipeNoDirection) }
  }

  /// SPEC 221, 227; false when it has failed.
  private func isInTime(_ index: UInt32) -> Bool {
    let elapsed = eventTime - swipeData(index).pointee.start
    if elapsed <= config(.swipeMaximumDuration) + timeTolerance { return true }
    failGesture(index, .gestureSwipeTooSlow, value: elapsed, limit: config(.swipeMaximumDuration))
    return false
  }

  private func swipeMoved(_ index: UInt32) {
    let data = swipeData(index)
    guard isInTime(index) else { return }
    let elapsed = eventTime - data.pointee.start
    // Directions are struck off also while fingers are missing.
    let isComplete = Int64(touchesDown(index)) >= data.pointee.touchesRequired
    // Horizontal first (SPEC 226).
    let order: (UInt32, UInt32, UInt32, UInt32) = (1, 2, 4, 8)
    if judge(index, order.0, elapsed, isComplete) || judge(index, order.1, elapsed, isComplete) || judge(index, order.2, elapsed, isComplete)
      || judge(index, order.3, elapsed, isComplete)
    {
      gesture(index).location = gestureLocation(index)
      return leavePossible(index, .ended)
    }
    if data.pointee.directions == 0 { failGesture(index, .gestureSwipeWrongWay) }
  }

  /// Whether all fingers have gone far enough in a direction; one that no finger may take any more is struck off.
  private func judge(_ index: UInt32, _ direction: UInt32, _ elapsed: Double, _ isComplete: Bool) -> Bool {
    let data = swipeData(index)
    if data.pointee.directions & direction == 0 { return false }
    let least = config(.swipeMinimumPrimary) * (1 - config(.swipePrimaryDecay) * elapsed)
    let most = config(.swipeMaximumSecondary) * (1 - config(.swipeSecondaryDecay) * elapsed)
    let tracked = gesture(index).tracked
    var qualifies = isComplete
    var k = 0
    while k < tracked.count {
      let t = down(tracked[k])
      k += 1
      if t == 0 { continue }
      let dx = touch(t).location.x - touch(t).start.x
      let dy = touch(t).location.y - touch(t).start.y
      let primary = direction == 1 ? dx : direction == 2 ? -dx : direction == 4 ? -dy : dy
      let secondary = direction <= 2 ? dy.magnitude : dx.magnitude
      if primary < -timeTolerance || secondary > most + timeTolerance {
        data.pointee.directions &= ~direction
        return false
      }
      if primary < least - timeTolerance { qualifies = false }
    }
    return qualifies
  }
}
