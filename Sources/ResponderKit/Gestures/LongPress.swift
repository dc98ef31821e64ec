// SPDX-License-Identifier: MIT
import CResponderKit

// Long press (SPEC 203-207).

extension Recognizer {
  @inline(never)
  func longPressTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if isUnderway { return longPressGoesOn(phase, touches, count) }
    if phase == .cancelled { return fail(.gestureTouchesCancelled) }
    var k = 0
    var time = 0.0
    while k < count, isPossible {
      let t = context.live(UInt(bitPattern: touches[k]), .touches)
      k += 1
      if t == 0 { continue }
      switch phase {
      case .began:
        time = context.touch(t).timestamp
        guard addTapFinger(context.touch(t), context.config(.tapAllowableMovement)) else { return }
      case .moved: _ = staysNear(context.touch(t), isPressing ? tapData.movement : context.config(.tapAllowableMovement))
      default: longPressEnded(context.touch(t))
      }
    }
    if phase == .began, isPossible { fingersCameDown(time, Int64(count)) }
  }

  /// All taps that must come before have come: the fingers that are down are the press.
  private var isPressing: Bool { tapData.taps >= tapData.tapsRequired }

  /// After all fingers of an update: one too many fails before anything begins (SPEC 205).
  private func fingersCameDown(_ time: Double, _ count: Int64) {
    let data = tapData
    if !isPressing {
      if data.fingers == count { arm(time + data.maximumDuration) }
      return
    }
    // The time for the next tap has been kept.
    disarm()
    if data.fingers < data.touchesRequired { return }
    if data.pressDuration > 0 {
      arm(time + data.pressDuration)
    } else {
      leavePossible(.began)
    }
  }

  private func longPressEnded(_ t: Touch) {
    let data = tapData
    if isPressing {
      if wish == .began { return fail(.gestureWaitedTooLong, unmetRequirement()?.object) }
      return fail(.gestureLiftedTooSoon, value: t.timestamp - t.beganTime, limit: data.pressDuration)
    }
    guard staysNear(t, context.config(.tapAllowableMovement)), liftTapFinger(t) else { return }
    awaitTap(t.timestamp + data.maximumInterval)
  }

  private func longPressGoesOn(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    switch phase {
    case .began:
      for k in places(count) {
        ignoreTouch(UInt(bitPattern: touches[k]))
      }
    case .moved: change()
    case .ended: end()
    default: cancel(.gestureCancelled)
    }
  }

  /// The press has lasted long enough; or a tap before it has lasted too long, or has not come.
  func longPressAlarm() {
    let data = tapData
    if data.fingers == 0 { return fail(.gestureNoNextTap, value: data.maximumInterval) }
    if !isPressing { return fail(.gestureHeldTooLong, value: data.maximumDuration) }
    // Its class may have kept a lift from it.
    guard Int64(touchesDown) >= data.touchesRequired else { return fail(.gestureLiftedTooSoon) }
    leavePossible(.began)
  }
}
