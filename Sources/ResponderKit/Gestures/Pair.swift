import CPlatform
import CResponderKit

// Pinch and rotation (SPEC 229-238): both follow the first two of their touches.

extension Context {
  // MARK: The pair

  private func hasPair(_ data: UnsafeMutablePointer<PairData>) -> Bool { data.pointee.first != 0 && data.pointee.second != 0 }

  /// From the first touch to the second.
  @_optimize(speed)
  private func span(_ data: UnsafeMutablePointer<PairData>) -> RKPoint? {
    let a = live(data.pointee.first, .touches), b = live(data.pointee.second, .touches)
    if a == 0 || b == 0 { return nil }
    let from = touch(a).location, to = touch(b).location
    return RKPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Take new touches in; a third is ignored (SPEC 234). True when the pair has become complete.
  private func completePair(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) -> Bool {
    let data = pairData(index)
    let had = hasPair(data)
    var k = 0
    while k < count {
      let handle = UInt(bitPattern: touches[k])
      k += 1
      if data.pointee.first == 0 {
        data.pointee.first = handle
      } else if data.pointee.second == 0 {
        data.pointee.second = handle
      } else {
        _ = ignoreTouch(index, handle)
      }
    }
    return !had && hasPair(data)
  }

  /// Let lifted touches go. True when none is left.
  private func breakPair(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) -> Bool {
    var k = 0
    while k < count {
      leavePair(index, UInt(bitPattern: touches[k]))
      k += 1
    }
    return pairData(index).pointee.first == 0
  }

  func leavePair(_ index: UInt32, _ touch: UInt) {
    let data = pairData(index)
    if data.pointee.second == touch { data.pointee.second = 0 }
    if data.pointee.first == touch {
      data.pointee.first = data.pointee.second
      data.pointee.second = 0
    }
  }

  @_optimize(speed)
  private func finish(_ index: UInt32) {
    let g = gesture(index)
    if g.isUnderway {
      endGesture(index)
    } else if !g.isWaiting {
      failGesture(index, .gestureLiftedTooSoon)
    }
  }

  private func cancelPair(_ index: UInt32) {
    if gesture(index).isUnderway { cancelGesture(index, .gestureCancelled) } else { failGesture(index, .gestureTouchesCancelled) }
  }

  func rate(_ change: Double, _ data: UnsafeMutablePointer<PairData>) -> Double {
    let dt = eventTime - data.pointee.time
    // SPEC 310
    let rate = dt > 1e-6 ? change / dt : 0
    return rate.isFinite ? rate : 0
  }

  // MARK: Pinch

  @inline(never)
  func pinchTouches(_ index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    let data = pairData(index)
    switch phase {
    case .began:
      guard completePair(index, touches, count), let distance = distance(data) else { return }
      data.pointee.start = distance
      data.pointee.distance = distance
      // SPEC 234
      data.pointee.baseline = Double.maximum(distance, 1e-6) / data.pointee.scale
      data.pointee.time = eventTime
    case .moved: pinchMoved(index)
    case .ended:
      // SPEC 10, comparisons: a lift at another place counts once the gesture has begun.
      if gesture(index).isUnderway, let distance = distance(data) { takeDistance(data, distance) }
      if breakPair(index, touches, count) { finish(index) }
    default: cancelPair(index)
    }
  }

  @_optimize(speed)
  private func distance(_ data: UnsafeMutablePointer<PairData>) -> Double? {
    guard let span = span(data) else { return nil }
    return RKPoint().distance(to: span)
  }

  func takeDistance(_ data: UnsafeMutablePointer<PairData>, _ distance: Double) {
    // Scales are not compared: one that was divided anew differs in its last digit.
    if distance == data.pointee.distance { return }
    let scale = distance / data.pointee.baseline
    // Beyond all numbers it stays where it is.
    guard scale.isFinite else { return }
    data.pointee.distance = distance
    data.pointee.velocity = rate(scale - data.pointee.scale, data)
    data.pointee.scale = scale
    data.pointee.time = eventTime
  }

  private func pinchMoved(_ index: UInt32) {
    let g = gesture(index)
    let data = pairData(index)
    guard let distance = distance(data) else { return }
    if g.isUnderway || g.isWaiting {
      takeDistance(data, distance)
      data.pointee.time = eventTime
      if g.isUnderway { changeGesture(index) }
      return
    }
    let change = distance - data.pointee.start
    guard change.magnitude >= config(.pinchActivation) - timeTolerance else {
      data.pointee.distance = distance
      data.pointee.time = eventTime
      return
    }
    // SPEC 230; a configured hysteresis beyond the distance itself leaves no baseline to divide by.
    data.pointee.baseline = Double.maximum(data.pointee.start + config(.pinchHysteresis) * (change < 0 ? -1 : 1), 1e-6)
    data.pointee.scale = 1
    takeDistance(data, distance)
    leavePossible(index, .began)
  }

  /// SPEC 231.
  func setPinchScale(_ index: UInt32, _ scale: Double) {
    let data = pairData(index)
    data.pointee.scale = scale
    data.pointee.velocity = 0
    if let distance = data.pointee.isDriven ? data.pointee.distance : distance(data) { data.pointee.baseline = Double.maximum(distance, 1e-6) / scale }
  }

  /// At recognition: released by another's failure it may not have heard of this update's movement yet (SPEC 180).
  func takePair(_ index: UInt32) {
    let data = pairData(index)
    if gesture(index).type == .pinch {
      if let distance = distance(data) { takeDistance(data, distance) }
    } else if let angle = angle(data) {
      takeAngle(data, angle)
    }
  }

  func pinchScale(_ index: UInt32) -> Double { gesture(index).isPossible ? 1 : pairData(index).pointee.scale }
  func pairVelocity(_ index: UInt32) -> Double { gesture(index).isPossible ? 0 : pairData(index).pointee.velocity }

  // MARK: Rotation

  @inline(never)
  func rotationTouches(_ index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    let data = pairData(index)
    switch phase {
    case .began:
      guard completePair(index, touches, count), let angle = angle(data) else { return }
      data.pointee.angle = angle
      data.pointee.time = eventTime
      // A pair that never began to turn is measured anew.
      if gesture(index).isPossible, !gesture(index).isWaiting { data.pointee.raw = 0 }
    case .moved: rotationMoved(index)
    case .ended:
      if gesture(index).isUnderway, let angle = angle(data) { takeAngle(data, angle) }
      if breakPair(index, touches, count) { finish(index) }
    default: cancelPair(index)
    }
  }

  /// nil while the two are at one place.
  private func angle(_ data: UnsafeMutablePointer<PairData>) -> Double? {
    guard let span = span(data), span.x != 0 || span.y != 0 else { return nil }
    return rkp_atan2(span.y, span.x)
  }

  /// Add the shorter way round.
  private func takeAngle(_ data: UnsafeMutablePointer<PairData>, _ angle: Double) {
    var change = angle - data.pointee.angle
    if change > .pi { change -= 2 * .pi } else if change < -.pi { change += 2 * .pi }
    data.pointee.angle = angle
    if change == 0 { return }
    data.pointee.velocity = rate(change, data)
    data.pointee.raw += change
    data.pointee.time = eventTime
  }

  private func rotationMoved(_ index: UInt32) {
    let g = gesture(index)
    let data = pairData(index)
    guard hasPair(data), let angle = angle(data) else { return }
    takeAngle(data, angle)
    data.pointee.time = eventTime
    if g.isUnderway { return changeGesture(index) }
    if g.isWaiting { return }
    let degrees = data.pointee.raw * 180 / .pi
    guard degrees.magnitude >= config(.rotationActivation) - timeTolerance else { return }
    data.pointee.removed = config(.rotationHysteresis) * .pi / 180 * (degrees < 0 ? -1 : 1)
    leavePossible(index, .began)
  }

  func rotationAngle(_ index: UInt32) -> Double {
    gesture(index).isPossible ? 0 : pairData(index).pointee.raw - pairData(index).pointee.removed
  }

  /// SPEC 237.
  func setRotationAngle(_ index: UInt32, _ radians: Double) {
    let data = pairData(index)
    data.pointee.removed = data.pointee.raw - radians
    data.pointee.velocity = 0
  }
}
