// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Pinch and rotation (SPEC 229-238): both follow the first two of their touches.

extension Context {
  // MARK: The pair

  fileprivate func hasPair(_ data: PairFields) -> Bool { data.first != 0 && data.second != 0 }

  /// From the first touch to the second.
  @_optimize(speed)
  private func span(_ data: PairFields) -> RKPoint? {
    let a = live(data.first, .touches), b = live(data.second, .touches)
    if a == 0 || b == 0 { return nil }
    let from = touch(a).location, to = touch(b).location
    return RKPoint(x: to.x - from.x, y: to.y - from.y)
  }
}

extension Recognizer {
  /// Take new touches in; a third is ignored (SPEC 234). True when the pair has become complete.
  private func completePair(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) -> Bool {
    let data = pairData
    let had = context.hasPair(data)
    for k in places(count) {
      let handle = UInt(bitPattern: touches[k])
      if data.first == 0 {
        data.first = handle
      } else if data.second == 0 {
        data.second = handle
      } else {
        ignoreTouch(handle, most: 2)
      }
    }
    return !had && context.hasPair(data)
  }

  /// Let lifted touches go. True when none is left.
  private func breakPair(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) -> Bool {
    for k in places(count) {
      leavePair(UInt(bitPattern: touches[k]))
    }
    return pairData.first == 0
  }

  func leavePair(_ touch: UInt) {
    let data = pairData
    if data.second == touch { data.second = 0 }
    if data.first == touch {
      data.first = data.second
      data.second = 0
    }
  }

  private func finish() {
    if isUnderway {
      end()
    } else if !isWaiting {
      fail(.gestureLiftedTooSoon)
    }
  }

  private func cancelPair() {
    if isUnderway { cancel(.gestureCancelled) } else { fail(.gestureTouchesCancelled) }
  }
}

extension Context {
  func rate(_ change: Double, _ data: PairFields) -> Double {
    let dt = eventTime - data.time
    // SPEC 310
    let rate = dt > 1e-6 ? change / dt : 0
    return rate.isFinite ? rate : 0
  }
}

extension Recognizer {
  // MARK: Pinch

  @inline(never)
  func pinchTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    let data = pairData
    switch phase {
    case .began:
      guard completePair(touches, count), let distance = context.distance(data) else { return }
      data.start = distance
      data.distance = distance
      // SPEC 234
      data.baseline = Double.maximum(distance, 1e-6) / data.scale
      data.time = context.eventTime
    case .moved: pinchMoved()
    case .ended:
      // SPEC 10, comparisons: a lift at another place counts once the gesture has begun.
      if isUnderway, let distance = context.distance(data) { context.takeDistance(data, distance) }
      if breakPair(touches, count) { finish() }
    default: cancelPair()
    }
  }
}

extension Context {
  @_optimize(speed)
  fileprivate func distance(_ data: PairFields) -> Double? {
    guard let span = span(data) else { return nil }
    return RKPoint().distance(to: span)
  }

  func takeDistance(_ data: PairFields, _ distance: Double) {
    // Scales are not compared: one that was divided anew differs in its last digit.
    if distance == data.distance { return }
    let scale = distance / data.baseline
    // Beyond all numbers it stays where it is.
    guard scale.isFinite else { return }
    data.distance = distance
    data.velocity = rate(scale - data.scale, data)
    data.scale = scale
    data.time = eventTime
  }
}

extension Recognizer {
  private func pinchMoved() {
    let data = pairData
    guard let distance = context.distance(data) else { return }
    if isUnderway || isWaiting {
      context.takeDistance(data, distance)
      data.time = context.eventTime
      if isUnderway { self.change() }
      return
    }
    let change = distance - data.start
    guard change.magnitude >= context.config(.pinchActivation) - timeTolerance else {
      data.distance = distance
      data.time = context.eventTime
      return
    }
    // SPEC 230; a configured hysteresis beyond the distance itself leaves no baseline to divide by.
    data.baseline = Double.maximum(data.start + context.config(.pinchHysteresis) * (change < 0 ? -1 : 1), 1e-6)
    data.scale = 1
    context.takeDistance(data, distance)
    leavePossible(.began)
  }

  /// SPEC 231.
  func setPinchScale(_ scale: Double) {
    let data = pairData
    data.scale = scale
    data.velocity = 0
    if let distance = data.isDriven ? data.distance : context.distance(data) { data.baseline = Double.maximum(distance, 1e-6) / scale }
  }

  /// At recognition: released by another's failure it may not have heard of this update's movement yet (SPEC 180).
  func takePair() {
    let data = pairData
    if type == .pinch {
      if let distance = context.distance(data) { context.takeDistance(data, distance) }
    } else if let angle = context.angle(data) {
      context.takeAngle(data, angle)
    }
  }

  var pinchScale: Double { isPossible ? 1 : pairData.scale }
  var pairVelocity: Double { isPossible ? 0 : pairData.velocity }

  // MARK: Rotation

  @inline(never)
  func rotationTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    let data = pairData
    switch phase {
    case .began:
      guard completePair(touches, count), let angle = context.angle(data) else { return }
      data.angle = angle
      data.time = context.eventTime
      // A pair that never began to turn is measured anew.
      if isPossible, !isWaiting { data.raw = 0 }
    case .moved: rotationMoved()
    case .ended:
      if isUnderway, let angle = context.angle(data) { context.takeAngle(data, angle) }
      if breakPair(touches, count) { finish() }
    default: cancelPair()
    }
  }
}

extension Context {
  /// nil while the two are at one place.
  fileprivate func angle(_ data: PairFields) -> Double? {
    guard let span = span(data), span.x != 0 || span.y != 0 else { return nil }
    return rkp_atan2(span.y, span.x)
  }

  /// Add the shorter way round.
  fileprivate func takeAngle(_ data: PairFields, _ angle: Double) {
    var change = angle - data.angle
    if change > .pi { change -= 2 * .pi } else if change < -.pi { change += 2 * .pi }
    data.angle = angle
    if change == 0 { return }
    data.velocity = rate(change, data)
    data.raw += change
    data.time = eventTime
  }
}

extension Recognizer {
  private func rotationMoved() {
    let data = pairData
    guard context.hasPair(data), let angle = context.angle(data) else { return }
    context.takeAngle(data, angle)
    data.time = context.eventTime
    if isUnderway { return change() }
    if isWaiting { return }
    let degrees = data.raw * 180 / .pi
    guard degrees.magnitude >= context.config(.rotationActivation) - timeTolerance else { return }
    data.removed = context.config(.rotationHysteresis) * .pi / 180 * (degrees < 0 ? -1 : 1)
    leavePossible(.began)
  }

  var rotationAngle: Double {
    isPossible ? 0 : pairData.raw - pairData.removed
  }

  /// SPEC 237.
  func setRotationAngle(_ radians: Double) {
    let data = pairData
    data.removed = data.raw - radians
    data.velocity = 0
  }
}
