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
    let isFirst = data.pointee.samples.count == 0
    if isFirst, type == .screenEdgePan {
      let t = context.live(UInt(bitPattern: touches[0]), .touches)
      data.pointee.candidates = t == 0 ? 0 : edges(at: context.touch(t).start)
      if data.pointee.candidates == 0 { return fail(.gestureNotAtEdge, limit: context.config(.edgeRegion)) }
    }
    // SPEC 214
    var k = count
    while k > 0, Int64(touchesDown) > data.pointee.maximumTouches {
      k -= 1
      _ = ignoreTouch(UInt(bitPattern: touches[k]))
    }
    guard let middle = centroidBefore else { return }
    data.pointee.last = middle
    if isFirst {
      data.pointee.samples.add(context.eventTime, data.pointee.raw)
      data.pointee.movedTime = context.eventTime
    }
  }

  /// Where the centroid of all present touches was before those moved that move in this update: their movement still counts (SPEC 212).
  private var centroidBefore: RKPoint? {
    let tracked = self.tracked
    var sum = RKPoint()
    var count = 0.0
    var k = 0
    while k < tracked.count {
      let index = context.present(tracked[k])
      k += 1
      if index == 0 { continue }
      let t = context.touch(index)
      let place = t.offerPhase == .began ? t.location : t.previous
      sum.x += place.x
      sum.y += place.y
      count += 1
    }
    return count == 0 ? nil : RKPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Let the centroid's movement into the translation; false if it has not moved, or there are too few fingers.
  private func takeMovement(_ data: UnsafeMutablePointer<PanData>, _ middle: (point: RKPoint, count: Int), rests: Bool = false) -> Bool {
    if middle.count == 0 { return false }
    if data.pointee.samples.count == 0 {
      // Its class has kept the beginning from it: it begins here.
      data.pointee.last = middle.point
      data.pointee.movedTime = context.eventTime
      data.pointee.samples.add(context.eventTime, data.pointee.raw)
      return false
    }
    let dx = middle.point.x - data.pointee.last.x, dy = middle.point.y - data.pointee.last.y
    if !context.coalesced.isEmpty, middle.count == 1, dx != 0 || dy != 0 { takeMerged(data) }
    data.pointee.last = middle.point
    guard Int64(middle.count) >= data.pointee.minimumTouches else { return false }
    if dx == 0, dy == 0 {
      if rests { data.pointee.samples.addRest(context.eventTime, data.pointee.raw) }
      return false
    }
    data.pointee.raw.x += dx
    data.pointee.raw.y += dy
    data.pointee.samples.add(context.eventTime, data.pointee.raw)
    data.pointee.movedTime = context.eventTime
    return true
  }

  /// A touch was reported where it is already. No method is called; the velocity of pans with this one touch includes the sample (SPEC 215).
  func touchRested() {
    let entries = context.touch(index).entries
    var k = 0
    while k < entries.count {
      let entry = entries[k]
      k += 1
      guard entry.flags & (TouchEntry.accepted | TouchEntry.ignored) == TouchEntry.accepted, let g = entry.link.alive(in: context), g.attempt == entry.attempt,
        g.type == .pan || g.type == .screenEdgePan, g.tracked.count == 1
      else { continue }
      let data = context.gesture(g.header.index).panData
      if data.pointee.minimumTouches <= 1 { data.pointee.samples.addRest(context.eventTime, data.pointee.raw) }
    }
  }

  /// Where its only finger was since the last update, for the velocity (SPEC 71, 215).
  @inline(never)
  private func takeMerged(_ data: UnsafeMutablePointer<PanData>) {
    if data.pointee.minimumTouches > 1 { return }
    let tracked = self.tracked
    var place = 0
    while place < tracked.count, context.present(tracked[place]) == 0 { place += 1 }
    guard place < tracked.count, let t = tracked[place].link.alive(in: context), t.update == context.updateCount else { return }
    let first = Int(t.coalescedStart), raw = data.pointee.raw, before = data.pointee.last
    var k = 0
    // The last one is the update's own.
    while k + 1 < Int(t.coalescedCount) {
      let sample = context.coalesced[first + k]
      k += 1
      guard sample.timestamp >= data.pointee.samples.newest(0).time, sample.timestamp <= context.eventTime else { continue }
      data.pointee.samples.add(sample.timestamp, RKPoint(x: raw.x + sample.location.x - before.x, y: raw.y + sample.location.y - before.y))
    }
  }

  private func panMoved() {
    let data = panData
    guard takeMovement(data, centroid(lifting: true), rests: true) else { return }
    if isUnderway { return change() }
    if isWaiting { return }
    let x = data.pointee.raw.x, y = data.pointee.raw.y
    let isEdge = type == .screenEdgePan
    let hysteresis = context.config(isEdge ? .edgeHysteresis : .panHysteresis)
    if data.pointee.scrolls {
      guard context.scrollPanMayBegin(index) else { return }
    } else {
      guard x.magnitude >= hysteresis - timeTolerance || y.magnitude >= hysteresis - timeTolerance else { return }
    }
    if isEdge, !context.goesInward(data.pointee.candidates, x, y) { return fail(.gestureNotInward) }
    leavePossible(.began)
  }

  /// SPEC 210, at recognition, which may come later than the movement (SPEC 180).
  func takeHysteresis() {
    let data = panData
    // Scrolling has no hysteresis.
    if data.pointee.input != 0 { return }
    // Released by another's failure it may not have heard of this update's movement yet.
    _ = takeMovement(data, centroid(lifting: true))
    let x = data.pointee.raw.x, y = data.pointee.raw.y
    let hysteresis = context.config(type == .screenEdgePan ? .edgeHysteresis : .panHysteresis)
    data.pointee.removed = RKPoint(x: Double.minimum(hysteresis, x.magnitude) * context.sign(x), y: Double.minimum(hysteresis, y.magnitude) * context.sign(y))
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
    data.pointee.last = left.point
    if left.count > 0 { return }
    data.pointee.liftTime = context.eventTime
    data.pointee.hasLifted = true
    if isUnderway {
      end()
    } else if !isWaiting {
      let moved = Double.maximum(data.pointee.raw.x.magnitude, data.pointee.raw.y.magnitude)
      fail(.gestureLiftedTooSoon, value: moved, limit: context.config(.panHysteresis))
    }
  }

  // MARK: Values (SPEC 210, 211, 215)

  /// In window coordinates.
  var panTranslation: RKPoint {
    let data = panData
    if isPossible { return RKPoint() }
    return RKPoint(x: data.pointee.raw.x - data.pointee.removed.x, y: data.pointee.raw.y - data.pointee.removed.y)
  }

  func setPanTranslation(_ translation: RKPoint) {
    let data = panData
    data.pointee.removed = RKPoint(x: data.pointee.raw.x - translation.x, y: data.pointee.raw.y - translation.y)
    if data.pointee.scrolls, data.pointee.samples.count > 0 {
      // What the content is thrown with does not hang on it.
      data.pointee.since = data.pointee.samples.newest(0).time
    } else {
      data.pointee.samples.keepNewest()
    }
  }

  /// Points per second in window coordinates. Setting the translation clears it (SPEC 211).
  var panVelocity: RKPoint {
    let data = panData
    return panVelocity(at: data.pointee.hasLifted ? data.pointee.liftTime : nil, window: VelocitySamples.window, since: data.pointee.since)
  }

  /// From the samples of so many seconds, none of them before `since`; with a time: if the finger lifts at that time.
  func panVelocity(at lift: Double?, window: Double, since: Double) -> RKPoint {
    let data = panData
    guard data.pointee.samples.count > 1 else { return RKPoint() }
    let estimator = context.config(.panVelocityEstimator)
    var end = data.pointee.samples.newest(0).time
    if let lift {
      // Held still before it.
      if lift - data.pointee.movedTime > VelocitySamples.longest + timeTolerance { return RKPoint() }
      if estimator == VelocityEstimator.limitedLeastSquares { end = lift }
    }
    return data.pointee.samples.velocity(estimator, data.pointee.samples.recent(since: Double.maximum(end - window, since)))
  }

  // MARK: Edges (SPEC 217-219)

  /// The configured edges at which a point of the window lies.
  private func edges(at point: RKPoint) -> UInt32 {
    let window = presentWindow
    if window == 0 { return 0 }
    let bounds = context.view(window).bounds
    let region = context.config(.edgeRegion) + timeTolerance
    let right = bounds.origin.x + bounds.size.width, bottom = bounds.origin.y + bounds.size.height
    var found: UInt32 = 0
    if point.y - bounds.origin.y <= region { found |= 1 }
    if point.x - bounds.origin.x <= region { found |= 2 }
    if bottom - point.y <= region { found |= 4 }
    if right - point.x <= region { found |= 8 }
    return found & panData.pointee.edges
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
