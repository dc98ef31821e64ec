import CResponderKit

// Where a gesture is (SPEC 176), in window coordinates.

extension Context {
  /// The touch behind an entry, if it is down and not ignored; 0 otherwise.
  func down(_ tracked: TrackedTouch) -> UInt32 {
    guard !tracked.ignored, let t = tracked.link.alive(in: self) else { return 0 }
    return t.flags & (TouchFlag.lifted | TouchFlag.input) != 0 ? 0 : t.header.index
  }

  /// How many of a recogniser's touches are down and not ignored.
  func touchesDown(_ index: UInt32) -> Int {
    let tracked = gesture(index).tracked
    var count = 0
    var k = 0
    while k < tracked.count {
      if down(tracked[k]) != 0 { count += 1 }
      k += 1
    }
    return count
  }

  /// Of the event that it got last: of the touch that changed last, while there are any.
  func gestureMask(_ index: UInt32) -> InputMask {
    let tracked = gesture(index).tracked
    var mask = gesture(index).mask
    var last: UInt64 = 0
    var k = 0
    while k < tracked.count {
      if let t = tracked[k].link.alive(in: self), t.update > last {
        last = t.update
        mask = t.mask
      }
      k += 1
    }
    return mask
  }

  /// The k-th of them, in the order of beginning; 0 if there are fewer.
  func touchDown(_ index: UInt32, _ place: Int) -> UInt32 {
    let tracked = gesture(index).tracked
    var left = place
    var k = 0
    while k < tracked.count {
      let t = down(tracked[k])
      if t != 0 {
        if left == 0 { return t }
        left -= 1
      }
      k += 1
    }
    return 0
  }

  /// The centroid of the touches that are down, and how many they are; with `lifting` those as well that lift in the present update, at
  /// their last places.
  func centroid(_ index: UInt32, lifting: Bool = false) -> (point: RKPoint, count: Int) {
    let tracked = gesture(index).tracked
    var sum = RKPoint()
    var count = 0
    var k = 0
    while k < tracked.count {
      let t = lifting ? present(tracked[k]) : down(tracked[k])
      k += 1
      if t == 0 { continue }
      sum.x += touch(t).location.x
      sum.y += touch(t).location.y
      count += 1
    }
    if count == 0 { return (gesture(index).location, 0) }
    if count == 1 { return (sum, 1) }
    return (RKPoint(x: sum.x / Double(count), y: sum.y / Double(count)), count)
  }

  /// The touch behind an entry, if it was down when the present update began; 0 otherwise.
  @_optimize(speed)
  func present(_ tracked: TrackedTouch) -> UInt32 {
    guard !tracked.ignored, let t = tracked.link.alive(in: self) else { return 0 }
    if t.flags & (TouchFlag.lifted | TouchFlag.input) == 0 { return t.header.index }
    return !t.has(TouchFlag.input) && frame.map { $0.pointee.offer == t.offer } ?? false ? t.header.index : 0
  }

  /// Before touches leave: what is known last (SPEC 176).
  func keepLocation(_ index: UInt32) {
    let last = centroid(index, lifting: true)
    if last.count > 0 { gesture(index).location = last.point }
  }

  /// locationInView: in window coordinates.
  func gestureLocation(_ index: UInt32) -> RKPoint {
    if let middle = pressLocation(index) { return middle }
    switch gesture(index).type {
    case .tap: return tapLocation(index) ?? centroid(index).point
    case .swipe: return startCentroid(index) ?? centroid(index).point
    default: return centroid(index).point
    }
  }

  /// The centroid of where its touches began (SPEC 228).
  private func startCentroid(_ index: UInt32) -> RKPoint? {
    let tracked = gesture(index).tracked
    var sum = RKPoint()
    var count = 0.0
    var k = 0
    while k < tracked.count {
      if !tracked[k].ignored {
        sum.x += tracked[k].start.x
        sum.y += tracked[k].start.y
        count += 1
      }
      k += 1
    }
    return count == 0 ? nil : RKPoint(x: sum.x / count, y: sum.y / count)
  }

  /// numberOfTouches: a tap that was recognised has those that it required (SPEC 201).
  func numberOfTouches(_ index: UInt32) -> Int {
    let g = gesture(index)
    guard g.isTap, g.state == .ended || g.isWaiting else { return touchesDown(index) }
    return Int(clamping: tapData(index).pointee.touchesRequired)
  }

  /// Window coordinates; nil: there are fewer touches.
  func location(ofTouch place: Int, _ index: UInt32) -> RKPoint? {
    guard place >= 0 else { return nil }
    let g = gesture(index)
    if place < numberOfTouches(index), let middle = pressLocation(index) { return middle }
    if g.isTap, g.state == .ended || g.isWaiting {
      let points = tapData(index).pointee.points
      return place < points.count ? points[place] : nil
    }
    let t = touchDown(index, place)
    return t == 0 ? nil : touch(t).location
  }

  /// A point of the recogniser's window in a view's coordinates; 0: as it is.
  func gesturePoint(_ index: UInt32, _ point: RKPoint, in target: UInt32) throws(RKStatus) -> RKPoint {
    guard let place = knownPoint(index, point, in: target) else {
      throw failure(.invalidArgument, "view", .handle(handle(target)), "is in no window; add it to one, or pass NULL for window coordinates")
    }
    return place
  }

  /// nil for a view that is in no window.
  func knownPoint(_ index: UInt32, _ point: RKPoint, in target: UInt32) -> RKPoint? {
    if target == 0 { return point }
    let window = gestureWindow(index)
    if window != 0, isDescendant(target, of: window) { return convertDown(point, from: window, to: target) }
    if self.window(of: target) == 0 { return nil }
    return convertDown(window == 0 ? point : view(window).toSuperview(point), from: 0, to: target)
  }

  func gestureWindow(_ index: UInt32) -> UInt32 {
    let window = live(gesture(index).window, .windows)
    if window != 0 { return window }
    let view = gesture(index).view
    return view == 0 ? 0 : self.window(of: view)
  }

  /// A vector of the recogniser's window in a view's axes.
  func gestureVector(_ index: UInt32, _ vector: RKPoint, in target: UInt32) throws(RKStatus) -> RKPoint {
    _ = try gesturePoint(index, vector, in: target)
    return knownVector(index, vector, in: target) ?? vector
  }

  func knownVector(_ index: UInt32, _ vector: RKPoint, in target: UInt32) -> RKPoint? {
    if target == 0 { return vector }
    guard let origin = knownPoint(index, RKPoint(), in: target), let tip = knownPoint(index, vector, in: target) else { return nil }
    return RKPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  /// And back.
  func windowVector(_ index: UInt32, _ vector: RKPoint, from source: UInt32) throws(RKStatus) -> RKPoint {
    if source == 0 { return vector }
    let window = gestureWindow(index)
    guard self.window(of: source) != 0 || (window != 0 && isDescendant(source, of: window)) else {
      throw failure(.invalidArgument, "view", .handle(handle(source)), "is in no window; add it to one, or pass NULL for window coordinates")
    }
    let origin = windowPoint(RKPoint(), from: source, window)
    let tip = windowPoint(vector, from: source, window)
    return RKPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  private func windowPoint(_ point: RKPoint, from source: UInt32, _ window: UInt32) -> RKPoint {
    if window != 0, isDescendant(source, of: window) { return convertUp(point, from: source, to: window) }
    let screen = convertUp(point, from: source, to: 0)
    return window == 0 ? screen : view(window).toLocal(screen)
  }
}
