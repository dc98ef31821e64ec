import CResponderKit

// Long press (SPEC 203-207).

extension Context {
  @inline(never)
  func longPressTouches(_ index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    let g = gesture(index)
    if g.isUnderway { return longPressGoesOn(index, phase, touches, count) }
    if phase == .cancelled { return failGesture(index, .gestureTouchesCancelled) }
    var k = 0
    var time = 0.0
    while k < count, g.isPossible {
      let t = live(UInt(bitPattern: touches[k]), .touches)
      k += 1
      if t == 0 { continue }
      switch phase {
      case .began:
        time = touch(t).timestamp
        guard addTapFinger(index, touch(t), config(.tapAllowableMovement)) else { return }
      case .moved: _ = staysNear(index, touch(t), isPressing(index) ? tapData(index).pointee.movement : config(.tapAllowableMovement))
      default: longPressEnded(index, touch(t))
      }
    }
    if phase == .began, g.isPossible { fingersCameDown(index, time, Int64(count)) }
  }

  /// All taps that must come before have come: the fingers that are down are the press.
  private func isPressing(_ index: UInt32) -> Bool { tapData(index).pointee.taps >= tapData(index).pointee.tapsRequired }

  /// After all fingers of an update: one too many fails before anything begins (SPEC 205).
  private func fingersCameDown(_ index: UInt32, _ time: Double, _ count: Int64) {
    let data = tapData(index)
    if !isPressing(index) {
      if data.pointee.fingers == count { arm(index, time + data.pointee.maximumDuration) }
      return
    }
    // The time for the next tap has been kept.
    disarm(index)
    if data.pointee.fingers < data.pointee.touchesRequired { return }
    if data.pointee.pressDuration > 0 {
      arm(index, time + data.pointee.pressDuration)
    } else {
      leavePossible(index, .began)
    }
  }

  private func longPressEnded(_ index: UInt32, _ t: Touch) {
    let data = tapData(index)
    if isPressing(index) {
      return failGesture(index, .gestureLiftedTooSoon, value: t.timestamp - t.beganTime, limit: data.pointee.pressDuration)
    }
    guard staysNear(index, t, config(.tapAllowableMovement)), liftTapFinger(index, t) else { return }
    awaitTap(index, t.timestamp + data.pointee.maximumInterval)
  }

  private func longPressGoesOn(_ index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    switch phase {
    case .began:
      var k = 0
      while k < count {
        _ = ignoreTouch(index, UInt(bitPattern: touches[k]))
        k += 1
      }
    case .moved: changeGesture(index)
    case .ended: endGesture(index)
    default: cancelGesture(index, .gestureCancelled)
    }
  }

  /// The press has lasted long enough; or a tap before it has lasted too long, or has not come.
  func longPressAlarm(_ index: UInt32) {
    let data = tapData(index)
    if data.pointee.fingers == 0 { return failGesture(index, .gestureNoNextTap, value: data.pointee.maximumInterval) }
    if !isPressing(index) { return failGesture(index, .gestureHeldTooLong, value: data.pointee.maximumDuration) }
    // Its class may have kept a lift from it.
    guard Int64(touchesDown(index)) >= data.pointee.touchesRequired else { return failGesture(index, .gestureLiftedTooSoon) }
    leavePossible(index, .began)
  }
}
