import CResponderKit

// Tap (SPEC 196-202).

extension Context {
  @inline(never)
  func tapTouches(_ index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard gesture(index).isPossible, !gesture(index).isWaiting else { return }
    if phase == .cancelled { return failGesture(index, .gestureTouchesCancelled) }
    var k = 0
    while k < count, gesture(index).isPossible {
      let t = live(UInt(bitPattern: touches[k]), .touches)
      k += 1
      if t == 0 { continue }
      switch phase {
      case .began: tapBegan(index, touch(t))
      case .moved: _ = staysNear(index, touch(t), tapData(index).pointee.movement)
      default: tapEnded(index, touch(t))
      }
    }
  }

  private func tapBegan(_ index: UInt32, _ t: Touch) {
    let data = tapData(index)
    guard addTapFinger(index, t, tapData(index).pointee.movement) else { return }
    // A finger that is counted among the first tap's, so that its time is measured.
    if data.pointee.fingers == 1 { arm(index, t.timestamp + data.pointee.maximumDuration) }
  }

  private func tapEnded(_ index: UInt32, _ t: Touch) {
    let data = tapData(index)
    guard staysNear(index, t, data.pointee.movement), liftTapFinger(index, t) else { return }
    if data.pointee.taps >= data.pointee.tapsRequired, data.pointee.tapsRequired > 0 {
      gesture(index).location = tapLocation(index) ?? t.location
      if letsOthersEndFirst(index) {
        disarm(index)
        gesture(index).set(GestureFlag.endsLate, true)
        lateTaps += 1
      } else {
        leavePossible(index, .ended)
      }
    } else {
      awaitTap(index, t.timestamp + data.pointee.maximumInterval)
    }
  }

  /// Its time is over.
  func tapAlarm(_ index: UInt32) {
    let data = tapData(index)
    if data.pointee.fingers > 0 {
      failGesture(index, .gestureHeldTooLong, value: data.pointee.maximumDuration)
    } else {
      failGesture(index, .gestureNoNextTap, value: data.pointee.maximumInterval)
    }
  }

  // MARK: Shared with the long press

  /// A finger comes down in a tap; false if that makes the gesture fail (SPEC 199, 200).
  func addTapFinger(_ index: UInt32, _ t: Touch, _ reach: Double) -> Bool {
    let data = tapData(index)
    data.pointee.fingers += 1
    if data.pointee.fingers > data.pointee.touchesRequired {
      failGesture(index, .gestureTooManyTouches, value: Double(data.pointee.fingers), limit: Double(data.pointee.touchesRequired))
      return false
    }
    if data.pointee.taps > 0 {
      let distance = distanceFromFirstTap(data, t.start)
      if distance > reach + timeTolerance {
        failGesture(index, .gestureNextTapTooFar, value: distance, limit: reach)
        return false
      }
    } else if !data.pointee.starts.append(t.start, unlimited) {
      // Without memory to remember it the gesture cannot be judged.
      failGesture(index, .gestureUndecided)
      return false
    }
    return true
  }

  /// To the nearest of the touches that began the first tap.
  private func distanceFromFirstTap(_ data: UnsafeMutablePointer<TapData>, _ point: RKPoint) -> Double {
    var nearest = Double.infinity
    var k = 0
    while k < data.pointee.starts.count {
      nearest = Double.minimum(nearest, data.pointee.starts[k].distance(to: point))
      k += 1
    }
    return nearest
  }

  /// A finger lifts; true when that completes a tap.
  func liftTapFinger(_ index: UInt32, _ t: Touch) -> Bool {
    let data = tapData(index)
    if data.pointee.fingers < data.pointee.touchesRequired {
      failGesture(index, .gestureTooFewTouches, value: Double(data.pointee.fingers), limit: Double(data.pointee.touchesRequired))
      return false
    }
    if data.pointee.taps == 0 { _ = data.pointee.points.append(t.location, unlimited) }
    data.pointee.lifted += 1
    if data.pointee.lifted < data.pointee.fingers { return false }
    data.pointee.taps += 1
    data.pointee.fingers = 0
    data.pointee.lifted = 0
    return true
  }

  /// Wait for the next tap, or press, until then (SPEC 198).
  func awaitTap(_ index: UInt32, _ deadline: Double) {
    arm(index, deadline)
    trace(.gestureWaitsForTap, index, gesture(index).view, value: deadline)
  }

  /// SPEC 199, 205: false if the finger has moved too far.
  func staysNear(_ index: UInt32, _ t: Touch, _ limit: Double) -> Bool {
    let distance = t.location.distance(to: t.start)
    if distance <= limit + timeTolerance { return true }
    failGesture(index, .gestureMovedTooFar, value: distance, limit: limit)
    return false
  }

  // MARK: Several taps on one view (SPEC 189)

  /// Whether a tap of the same view that requires more taps would end with this very update and has not been asked yet.
  private func letsOthersEndFirst(_ index: UInt32) -> Bool {
    let list = recognizers(gesture(index).view)
    let required = tapData(index).pointee.tapsRequired
    var k = 0
    while k < list.count {
      let other = list[k]
      k += 1
      let g = gesture(other)
      if other == index || !g.isTap || !g.isPossible || g.isWaiting || g.has(GestureFlag.disabled) { continue }
      let data = tapData(other)
      if data.pointee.tapsRequired > required, data.pointee.taps == data.pointee.tapsRequired - 1, data.pointee.fingers > 0, share(index, other) {
        return true
      }
    }
    return false
  }

  /// Those that waited for others to end first have their turn.
  func endLateTaps() {
    if lateTaps == 0 { return }
    lateTaps = 0
    // The most taps first; each may prevent the next.
    while true {
      var next: UInt32 = 0
      var k = 0
      while k < active.count {
        let index = active[k]
        k += 1
        if gesture(index).has(GestureFlag.endsLate), next == 0 || endsBefore(index, next) { next = index }
      }
      if next == 0 { return }
      gesture(next).set(GestureFlag.endsLate, false)
      leavePossible(next, .ended)
    }
  }

  private func endsBefore(_ a: UInt32, _ b: UInt32) -> Bool {
    let first = tapData(a).pointee.tapsRequired, second = tapData(b).pointee.tapsRequired
    return first != second ? first > second : comesBefore(a, b)
  }

  // MARK: Location (SPEC 201)

  /// The centroid of the first tap's touches; nil before one of them lifts.
  @_optimize(speed)
  func tapLocation(_ index: UInt32) -> RKPoint? {
    let points = tapData(index).pointee.points
    if points.isEmpty { return nil }
    var sum = RKPoint()
    var k = 0
    while k < points.count {
      sum.x += points[k].x
      sum.y += points[k].y
      k += 1
    }
    return RKPoint(x: sum.x / Double(points.count), y: sum.y / Double(points.count))
  }
}
