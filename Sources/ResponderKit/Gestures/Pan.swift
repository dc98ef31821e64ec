// SPDX-License-Identifier: MIT
import CResponderKit

// Pan and screen-edge pan (SPEC 208-219).

extension Recognizer {
  @inline(never)
  func panTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    switch phase {
    case .began: panBegan(touches, count)
    case .moved: panMoved()
    case .ended: panEnded()
    default:
      if isUnderway { cancel(.gestureCancelled) } else { fail(.gestureTouchesCancelled) }
    }
  }

  private func panBegan(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    let data = panData
    let isFirst = data.samples.count == 0
    if isFirst, type == .screenEdgePan {
      let t = context.live(UInt(bitPattern: touches[0]), .touches)
      data.candidates = t == 0 ? 0 : edges(at: context.touch(t).start)
      if data.candidates == 0 { return fail(.gestureNotAtEdge, limit: context.config(.edgeRegion)) }
    }
    // SPEC 214
    var k = count
    while k > 0, Int64(touchesDown) > data.maximumTouches {
      k -= 1
      ignoreTouch(UInt(bitPattern: touches[k]), most: data.maximumTouches)
    }
    guard let middle = centroidBefore else { return }
    data.last = middle
    if isFirst {
      data.samples.add(context.eventTime, data.raw)
      data.movedTime = context.eventTime
    }
  }

  /// Where the centroid of all present touches was before those moved that move in this update: their movement still counts (SPEC 212).
  private var centroidBefore: RKPoint? {
    let tracked = self.tracked
    var sum = RKPoint()
    var count = 0.0
    for k in places(tracked.count) {
      guard let t = context.present(tracked[k]) else { continue }
      let place = t.offerPhase == .began ? t.location : t.previous
      sum.x += place.x
      sum.y += place.y
      count += 1
    }
    return count == 0 ? nil : RKPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Let the centroid's movement into the translation; false if it has not moved, or there are too few fingers.
  private func takeMovement(_ data: PanFields, _ middle: (point: RKPoint, count: Int), rests: Bool = false) -> Bool {
    if middle.count == 0 { return false }
    if data.samples.count == 0 {
      // Its class has kept the beginning from it: it begins here.
      data.last = middle.point
      data.movedTime = context.eventTime
      data.samples.add(context.eventTime, data.raw)
      return false
    }
    let dx = middle.point.x - data.last.x, dy = middle.point.y - data.last.y
    if !context.coalesced.isEmpty, middle.count == 1, dx != 0 || dy != 0 { takeMerged(data) }
    data.last = middle.point
    guard Int64(middle.count) >= data.minimumTouches else { return false }
    if dx == 0, dy == 0 {
      if rests { data.samples.addRest(context.eventTime, data.raw) }
      return false
    }
    data.raw.x += dx
    data.raw.y += dy
    data.samples.add(context.eventTime, data.raw)
    data.movedTime = context.eventTime
    return true
  }

  /// Where its only finger was since the last update, for the velocity (SPEC 71, 215).
  @inline(never)
  private func takeMerged(_ data: PanFields) {
    if data.minimumTouches > 1 { return }
    let tracked = self.tracked
    var place = 0
    while place < tracked.count, context.present(tracked[place]) == nil { place += 1 }
    guard place < tracked.count, let t = tracked[place].link.alive(in: context), t.update == context.updateCount else { return }
    let first = Int(t.coalescedStart), raw = data.raw, before = data.last
    var k = 0
    // The last one is the update's own.
    while k + 1 < Int(t.coalescedCount) {
      let sample = context.coalesced[first + k]
      k += 1
      guard sample.timestamp >= data.samples.newest(0).time, sample.timestamp <= context.eventTime else { continue }
      data.samples.add(sample.timestamp, RKPoint(x: raw.x + sample.location.x - before.x, y: raw.y + sample.location.y - before.y))
    }
  }

  private func panMoved() {
    let data = panData
    guard takeMovement(data, centroid(lifting: true), rests: true) else { return }
    if isUnderway { return change() }
    if isWaiting { return }
    let x = data.raw.x, y = data.raw.y
    let isEdge = type == .screenEdgePan
    let hysteresis = context.config(isEdge ? .edgeHysteresis : .panHysteresis)
    if data.scrolls {
      guard context.scrollPanMayBegin(self) else { return }
    } else {
      guard x.magnitude >= hysteresis - timeTolerance || y.magnitude >= hysteresis - timeTolerance else { return }
    }
    if isEdge, !context.goesInward(data.candidates, x, y) { return fail(.gestureNotInward) }
    leavePossible(.began)
  }

  /// SPEC 210, at recognition, which may come later than the movement (SPEC 180).
  func takeHysteresis() {
    let data = panData
    // Scrolling has no hysteresis.
    if data.input != 0 { return }
    // Released by another's failure it may not have heard of this update's movement yet.
    _ = takeMovement(data, centroid(lifting: true))
    let x = data.raw.x, y = data.raw.y
    let hysteresis = context.config(type == .screenEdgePan ? .edgeHysteresis : .panHysteresis)
    data.removed = RKPoint(x: Double.minimum(hysteresis, x.magnitude) * context.sign(x), y: Double.minimum(hysteresis, y.magnitude) * context.sign(y))
  }
}

extension Context {
  fileprivate func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
}

extension Recognizer {
  private func panEnded() {
    let data = panData
    if isUnderway { _ = takeMovement(data, centroid(lifting: true)) }
    let left = centroid()
    data.last = left.point
    if left.count > 0 { return }
    data.liftTime = context.eventTime
    data.hasLifted = true
    if isUnderway {
      end()
    } else if !isWaiting {
      let moved = Double.maximum(data.raw.x.magnitude, data.raw.y.magnitude)
      fail(.gestureLiftedTooSoon, value: moved, limit: context.config(.panHysteresis))
    }
  }

  // MARK: Values (SPEC 210, 211, 215)

  /// In window coordinates.
  var panTranslation: RKPoint {
    let data = panData
    if isPossible { return RKPoint() }
    return RKPoint(x: data.raw.x - data.removed.x, y: data.raw.y - data.removed.y)
  }

  func setPanTranslation(_ translation: RKPoint) {
    let data = panData
    data.removed = RKPoint(x: data.raw.x - translation.x, y: data.raw.y - translation.y)
    if data.scrolls, data.samples.count > 0 {
      // What the content is thrown with does not hang on it.
      data.since = data.samples.newest(0).time
    } else {
      data.samples.keepNewest()
    }
  }

  /// Points per second in window coordinates. Setting the translation clears it (SPEC 211).
  var panVelocity: RKPoint {
    let data = panData
    return panVelocity(at: data.hasLifted ? data.liftTime : nil, window: VelocitySamples.window, since: data.since)
  }

  /// From the samples of so many seconds, none of them before `since`; with a time: if the finger lifts at that time.
  func panVelocity(at lift: Double?, window: Double, since: Double) -> RKPoint {
    let data = panData
    guard data.samples.count > 1 else { return RKPoint() }
    let estimator = context.config(.panVelocityEstimator)
    var end = data.samples.newest(0).time
    if let lift {
      // Held still before it.
      if lift - data.movedTime > VelocitySamples.longest + timeTolerance { return RKPoint() }
      if estimator == VelocityEstimator.limitedLeastSquares { end = lift }
    }
    return data.samples.velocity(estimator, data.samples.recent(since: Double.maximum(end - window, since)))
  }

  // MARK: Edges (SPEC 217-219)

  /// The configured edges at which a point of the window lies.
  private func edges(at point: RKPoint) -> UInt32 {
    guard let bounds = presentWindow?.view.bounds else { return 0 }
    let region = context.config(.edgeRegion) + timeTolerance
    let right = bounds.origin.x + bounds.size.width, bottom = bounds.origin.y + bounds.size.height
    var found: UInt32 = 0
    if point.y - bounds.origin.y <= region { found |= 1 }
    if point.x - bounds.origin.x <= region { found |= 2 }
    if bottom - point.y <= region { found |= 4 }
    if right - point.x <= region { found |= 8 }
    return found & panData.edges
  }

  /// How far from the nearest of its edges the first touch began.
  var edgeDistance: Measure? {
    guard let bounds = presentWindow?.view.bounds, tracked.count > 0 else { return nil }
    let point = tracked[0].start
    var nearest = Double.infinity
    if panData.edges & 1 != 0 { nearest = point.y - bounds.origin.y }
    if panData.edges & 2 != 0 { nearest = Double.minimum(nearest, point.x - bounds.origin.x) }
    if panData.edges & 4 != 0 { nearest = Double.minimum(nearest, bounds.origin.y + bounds.size.height - point.y) }
    if panData.edges & 8 != 0 { nearest = Double.minimum(nearest, bounds.origin.x + bounds.size.width - point.x) }
    return nearest.isFinite ? Measure(value: nearest, limit: context.config(.edgeRegion)) : nil
  }
}

extension Context {
  fileprivate func goesInward(_ edges: UInt32, _ x: Double, _ y: Double) -> Bool {
    let across = x.magnitude - timeTolerance, along = y.magnitude - timeTolerance
    if edges & 1 != 0, y > 0, y >= across { return true }
    if edges & 2 != 0, x > 0, x >= along { return true }
    if edges & 4 != 0, y < 0, -y >= across { return true }
    return edges & 8 != 0 && x < 0 && -x >= along
  }
}

extension Touch {
  /// It was reported where it is already. No method is called; the velocity of pans with this one touch includes the sample (SPEC 215).
  func rested() {
    for entry in entries {
      guard entry.flags & (TouchEntry.accepted | TouchEntry.ignored) == TouchEntry.accepted, let g = entry.link.alive(in: context), g.attempt == entry.attempt,
        g.type == .pan || g.type == .screenEdgePan, g.tracked.count == 1
      else { continue }
      let data = g.panData
      if data.minimumTouches <= 1 { data.samples.addRest(context.eventTime, data.raw) }
    }
  }
}
