// SPDX-License-Identifier: MIT
import CResponderKit

// Where a gesture is (SPEC 176), in window coordinates.

extension Context {
  /// The touch behind an entry, if it is down and not ignored.
  func down(_ tracked: TrackedTouch) -> Touch? {
    guard !tracked.ignored, let t = tracked.link.alive(in: self) else { return nil }
    return t.has([.lifted, .input]) ? nil : t
  }
}

extension Recognizer {
  /// How many of a recogniser's touches are down and not ignored.
  var touchesDown: Int {
    let tracked = self.tracked
    var count = 0
    for k in places(tracked.count) {
      if context.down(tracked[k]) != nil { count += 1 }
    }
    return count
  }

  /// Of the event that it got last: of the touch that changed last, while there are any.
  var inputMask: InputMask {
    let tracked = self.tracked
    var mask = self.mask
    var last: UInt64 = 0
    for k in places(tracked.count) {
      if let t = tracked[k].link.alive(in: context), t.update > last {
        last = t.update
        mask = t.mask
      }
    }
    return mask
  }

  /// The k-th of them, in the order of beginning; nil if there are fewer.
  func touchDown(_ place: Int) -> Touch? {
    var left = place
    for entry in tracked {
      guard let t = context.down(entry) else { continue }
      if left == 0 { return t }
      left -= 1
    }
    return nil
  }

  /// The centroid of the touches that are down, and how many they are; with `lifting` those as well that lift in the present update, at
  /// their last places.
  func centroid(lifting: Bool = false) -> (point: RKPoint, count: Int) {
    let tracked = self.tracked
    var sum = RKPoint()
    var count = 0
    for k in places(tracked.count) {
      guard let t = lifting ? context.present(tracked[k]) : context.down(tracked[k]) else { continue }
      sum.x += t.location.x
      sum.y += t.location.y
      count += 1
    }
    if count == 0 { return (location, 0) }
    if count == 1 { return (sum, 1) }
    return (RKPoint(x: sum.x / Double(count), y: sum.y / Double(count)), count)
  }
}

extension Context {
  /// The touch behind an entry, if it was down when the present update began.
  @_optimize(speed)
  func present(_ tracked: TrackedTouch) -> Touch? {
    guard !tracked.ignored, let t = tracked.link.alive(in: self) else { return nil }
    if !t.has([.lifted, .input]) { return t }
    return !t.has(.input) && frame.map { $0.offer == t.offer } ?? false ? t : nil
  }
}

extension Recognizer {
  /// Before touches leave: what is known last (SPEC 176).
  func keepLocation() {
    let last = centroid(lifting: true)
    if last.count > 0 { location = last.point }
  }

  /// locationInView: in window coordinates.
  var presentLocation: RKPoint {
    if let middle = pressLocation { return middle }
    switch type {
    case .tap: return tapLocation ?? centroid().point
    case .swipe: return startCentroid() ?? centroid().point
    default: return centroid().point
    }
  }

  /// The centroid of where its touches began (SPEC 228).
  private func startCentroid() -> RKPoint? {
    let tracked = self.tracked
    var sum = RKPoint()
    var count = 0.0
    for k in places(tracked.count) {
      if !tracked[k].ignored {
        sum.x += tracked[k].start.x
        sum.y += tracked[k].start.y
        count += 1
      }
    }
    return count == 0 ? nil : RKPoint(x: sum.x / count, y: sum.y / count)
  }

  /// numberOfTouches: a tap that was recognised has those that it required (SPEC 201).
  var numberOfTouches: Int {
    guard isTap, state == .ended || isWaiting else { return touchesDown }
    return Int(clamping: tapData.touchesRequired)
  }

  /// Window coordinates; nil: there are fewer touches.
  func location(ofTouch place: Int) -> RKPoint? {
    guard place >= 0 else { return nil }
    if place < numberOfTouches, let middle = pressLocation { return middle }
    if isTap, state == .ended || isWaiting {
      let points = tapData.points
      return place < points.count ? points[place] : nil
    }
    return touchDown(place)?.location
  }

  /// A point of the recogniser's window in a view's coordinates; nil: as it is.
  func point(_ point: RKPoint, in view: View?) throws(RKStatus) -> RKPoint {
    guard let view else { return point }
    guard let place = knownPoint(point, in: view) else { throw inNoWindow(view) }
    return place
  }

  private func inNoWindow(_ view: View) -> RKStatus {
    failure(.invalidArgument, "view", .handle(view.handle), "is in no window; add it to one, or pass NULL for window coordinates")
  }

  /// nil for a view that is in no window.
  func knownPoint(_ point: RKPoint, in view: View) -> RKPoint? {
    let window = presentWindow?.view
    if let window, view.isDescendant(of: window) { return view.convertDown(point, from: window) }
    if view.window == nil { return nil }
    return view.convertDown(window?.toSuperview(point) ?? point, from: nil)
  }

  var presentWindow: Window? { context.liveWindow(windowHandle) ?? view?.window }

  /// A vector of the recogniser's window in a view's axes; nil: as it is.
  func vector(_ vector: RKPoint, in view: View?) throws(RKStatus) -> RKPoint {
    _ = try point(vector, in: view)
    return view.flatMap { knownVector(vector, in: $0) } ?? vector
  }

  func knownVector(_ vector: RKPoint, in view: View) -> RKPoint? {
    guard let origin = knownPoint(RKPoint(), in: view), let tip = knownPoint(vector, in: view) else { return nil }
    return RKPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  /// And back.
  func windowVector(_ vector: RKPoint, from view: View?) throws(RKStatus) -> RKPoint {
    guard let view else { return vector }
    let window = presentWindow?.view
    let isInside = window.map { view.isDescendant(of: $0) } ?? false
    guard isInside || view.window != nil else { throw inNoWindow(view) }
    func place(_ point: RKPoint) -> RKPoint {
      if isInside { return view.convertUp(point, to: window) }
      let screen = view.convertUp(point, to: nil)
      return window?.toLocal(screen) ?? screen
    }
    let origin = place(RKPoint()), tip = place(vector)
    return RKPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}
