// SPDX-License-Identifier: MIT
import CResponderKit

// Tap (SPEC 196-202).

extension Recognizer {
  @inline(never)
  @_optimize(speed)
  func tapTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard isPossible, !isWaiting else { return }
    if phase == .cancelled { return fail(.gestureTouchesCancelled) }
    var k = 0
    while k < count, isPossible {
      let touch = context.storedObject(UInt(bitPattern: touches[k]), .touches)
      k += 1
      guard let t = touch.map({ Touch($0) }) else { continue }
      switch phase {
      case .began: tapBegan(t)
      case .moved: _ = staysNear(t, tapData.movement)
      default: tapEnded(t)
      }
    }
  }

  private func tapBegan(_ t: Touch) {
    let data = tapData
    guard addTapFinger(t, tapData.movement) else { return }
    // A finger that is counted among the first tap's, so that its time is measured.
    if data.fingers == 1 { arm(t.timestamp + data.maximumDuration) }
  }

  private func tapEnded(_ t: Touch) {
    let data = tapData
    guard staysNear(t, data.movement), liftTapFinger(t) else { return }
    if data.taps >= data.tapsRequired, data.tapsRequired > 0 {
      location = tapLocation ?? t.location
      if letsOthersEndFirst {
        disarm()
        set(.endsLate, true)
        context.lateTaps += 1
      } else {
        leavePossible(.ended)
      }
    } else {
      awaitTap(t.timestamp + data.maximumInterval)
    }
  }

  /// Its time is over.
  func tapAlarm() {
    let data = tapData
    if data.fingers > 0 {
      fail(.gestureHeldTooLong, value: data.maximumDuration)
    } else {
      fail(.gestureNoNextTap, value: data.maximumInterval)
    }
  }

  // MARK: Shared with the long press

  /// A finger comes down in a tap; false if that makes the gesture fail (SPEC 199, 200).
  func addTapFinger(_ t: Touch, _ reach: Double) -> Bool {
    let data = tapData
    data.fingers += 1
    if data.fingers > data.touchesRequired {
      fail(.gestureTooManyTouches, value: Double(data.fingers), limit: Double(data.touchesRequired))
      return false
    }
    if data.taps > 0 {
      let distance = context.distanceFromFirstTap(data, t.start)
      if distance > reach + timeTolerance {
        fail(.gestureNextTapTooFar, value: distance, limit: reach)
        return false
      }
    } else if !data.starts.append(t.start, context.unlimited) {
      // Without memory to remember it the gesture cannot be judged.
      fail(.gestureUndecided)
      return false
    }
    return true
  }
}

extension Context {
  /// To the nearest of the touches that began the first tap.
  fileprivate func distanceFromFirstTap(_ data: TapFields, _ point: RKPoint) -> Double {
    var nearest = Double.infinity
    for start in data.starts {
      nearest = Double.minimum(nearest, start.distance(to: point))
    }
    return nearest
  }
}

extension Recognizer {
  /// A finger lifts; true when that completes a tap.
  func liftTapFinger(_ t: Touch) -> Bool {
    let data = tapData
    if data.fingers < data.touchesRequired {
      fail(.gestureTooFewTouches, value: Double(data.fingers), limit: Double(data.touchesRequired))
      return false
    }
    if data.taps == 0 { _ = data.points.append(t.location, context.unlimited) }
    data.lifted += 1
    if data.lifted < data.fingers { return false }
    data.taps += 1
    data.fingers = 0
    data.lifted = 0
    return true
  }

  /// Wait for the next tap, or press, until then (SPEC 198).
  func awaitTap(_ deadline: Double) {
    arm(deadline)
    trace(.gestureWaitsForTap, view?.object, value: deadline)
  }

  /// SPEC 199, 205: false if the finger has moved too far.
  func staysNear(_ t: Touch, _ limit: Double) -> Bool {
    let distance = t.location.distance(to: t.start)
    if distance <= limit + timeTolerance { return true }
    fail(.gestureMovedTooFar, value: distance, limit: limit)
    return false
  }

  // MARK: Several taps on one view (SPEC 189)

  /// Whether a tap of the same view that requires more taps would end with this very update and has not been asked yet.
  private var letsOthersEndFirst: Bool {
    guard let view else { return false }
    let required = tapData.tapsRequired
    for other in context.recognizers(view) {
      let g = context.gesture(other)
      if g == self || !g.isTap || !g.isPossible || g.isWaiting || g.has(.disabled) { continue }
      let data = g.tapData
      if data.tapsRequired > required, data.taps == data.tapsRequired - 1, data.fingers > 0, share(g) { return true }
    }
    return false
  }
}

extension Context {
  /// Those that waited for others to end first have their turn.
  func endLateTaps() {
    if lateTaps == 0 { return }
    lateTaps = 0
    // The most taps first; each may prevent the next.
    while true {
      var next: UInt32 = 0
      for g in eachActive {
        let index = g.index
        if gesture(index).has(.endsLate), next == 0 || gesture(index).endsBefore(gesture(next)) { next = index }
      }
      if next == 0 { return }
      gesture(next).set(.endsLate, false)
      gesture(next).leavePossible(.ended)
    }
  }
}

extension Recognizer {
  fileprivate func endsBefore(_ b: Recognizer) -> Bool {
    let first = tapData.tapsRequired, second = b.tapData.tapsRequired
    return first != second ? first > second : comesBefore(b)
  }

  // MARK: Location (SPEC 201)

  /// The centroid of the first tap's touches; nil before one of them lifts.
  @_optimize(speed)
  var tapLocation: RKPoint? {
    let points = tapData.points
    if points.isEmpty { return nil }
    var sum = RKPoint()
    for k in places(points.count) {
      sum.x += points[k].x
      sum.y += points[k].y
    }
    return RKPoint(x: sum.x / Double(points.count), y: sum.y / Double(points.count))
  }
}
