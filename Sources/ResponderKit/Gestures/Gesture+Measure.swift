// SPDX-License-Identifier: MIT
import CResponderKit

// What recognisers measure, for explanations: nothing is decided by it.

extension GestureType {
  var unit: RKUnit {
    switch self {
    case .pan, .screenEdgePan, .swipe, .pinch: .points
    case .longPress: .seconds
    case .rotation: .degrees
    default: .none
    }
  }
}

extension Recognizer {
  /// How far it has come, and where it begins or recognises; nil: its type measures nothing, or it is a pan that a wheel or trackpad drives.
  var measure: Measure? {
    switch type {
    case .pan, .screenEdgePan:
      let data = panData
      if data.input != 0 { return nil }
      if data.scrolls { return context.scrollPanMeasure(self) }
      let moved = Double.maximum(data.raw.x.magnitude, data.raw.y.magnitude)
      let limit = context.config(type == .screenEdgePan ? .edgeHysteresis : .panHysteresis)
      // Both axes together have come far enough, and neither has.
      let isDiagonal = moved < limit && data.raw.x.magnitude < limit && RKPoint().distance(to: data.raw) >= limit
      return Measure(value: moved, limit: limit, axis: isDiagonal ? 5 : 0)
    case .swipe: return swipeMeasure
    case .longPress: return pressMeasure
    case .pinch:
      let data = pairData
      if data.isDriven { return Measure(value: (data.distance / data.start - 1).magnitude, limit: leastScale, axis: 6) }
      return Measure(value: (data.distance - data.start).magnitude, limit: context.config(.pinchActivation))
    case .rotation:
      let data = pairData
      return Measure(value: data.raw.magnitude * 180 / .pi, limit: data.isDriven ? leastAngle * 180 / .pi : context.config(.rotationActivation))
    default: return nil
    }
  }

  private var drivesScroll: Bool { type == .pan && panData.scrolls }

  /// How many fingers it needs to begin.
  var fingersRequired: Int {
    switch type {
    case .pan: Int(clamping: panData.minimumTouches)
    case .swipe: Int(clamping: swipeData.touchesRequired)
    case .longPress: Int(clamping: tapData.touchesRequired)
    case .pinch, .rotation: 2
    default: 1
    }
  }

  /// From the finger that came last.
  private var pressMeasure: Measure? {
    var began = -Double.infinity
    for k in places(tracked.count) {
      if let t = tracked[k].link.alive(in: context) { began = Double.maximum(began, t.beganTime) }
    }
    return began.isFinite ? Measure(value: context.time - began, limit: tapData.pressDuration) : nil
  }

  /// How far the finger that has gone least has gone in the swipe's own direction that it follows most.
  private var swipeMeasure: Measure? {
    let data = swipeData
    var least = Double.infinity
    for k in places(tracked.count) {
      guard let t = tracked[k].link.alive(in: context) else { continue }
      let dx = t.location.x - t.start.x, dy = t.location.y - t.start.y
      var farthest = -Double.infinity
      if data.direction & 1 != 0 { farthest = dx }
      if data.direction & 2 != 0 { farthest = Double.maximum(farthest, -dx) }
      if data.direction & 4 != 0 { farthest = Double.maximum(farthest, -dy) }
      if data.direction & 8 != 0 { farthest = Double.maximum(farthest, dy) }
      least = Double.minimum(least, farthest)
    }
    guard least.isFinite else { return nil }
    return Measure(value: least, limit: context.config(.swipeMinimumPrimary) * (1 - context.config(.swipePrimaryDecay) * Double(data.lasted)))
  }

  /// How far a finger has gone across the swipe and how far it may, or, with `isBack`, how far back; nil: no direction is allowed.
  var swipeDeviation: (measure: Measure, isBack: Bool, touch: Int64)? {
    let data = swipeData
    let most = context.config(.swipeMaximumSecondary) * (1 - context.config(.swipeSecondaryDecay) * (context.eventTime - data.start))
    for k in places(tracked.count) {
      guard let t = tracked[k].link.alive(in: context) else { continue }
      let dx = t.location.x - t.start.x, dy = t.location.y - t.start.y
      // In the direction that it follows most.
      var along = -Double.infinity, across = 0.0
      func consider(_ direction: UInt32, _ primary: Double, _ secondary: Double) {
        if data.direction & direction != 0, primary > along { (along, across) = (primary, secondary.magnitude) }
      }
      consider(1, dx, dy)
      consider(2, -dx, dy)
      consider(4, -dy, dx)
      consider(8, dy, dx)
      if across > most { return (Measure(value: across, limit: most), false, t.id) }
      if along < 0, along.isFinite { return (Measure(value: -along, limit: 0), true, t.id) }
    }
    return nil
  }

  /// How far inward from the edge the fingers have gone, and how far along it.
  private var inwardMovement: Measure { inward(panData.raw, panData.candidates) }

  /// The same for any way, from that of the edges along which it leads most inward.
  func inward(_ way: RKPoint, _ edges: UInt32) -> Measure {
    let x = way.x, y = way.y
    var best = Measure(value: -.infinity, limit: 0)
    func consider(_ edge: UInt32, _ inward: Double, _ along: Double) {
      if edges & edge != 0, inward - along.magnitude > best.value - best.limit { best = Measure(value: inward, limit: along.magnitude) }
    }
    consider(1, y, x)
    consider(2, x, y)
    consider(4, -y, x)
    consider(8, -x, y)
    return best
  }

  /// A pan to which no movement of its finger has come: an override has kept it.
  private var hasSeenNoMove: Bool {
    guard type == .pan || type == .screenEdgePan, panData.input == 0, panData.raw == RKPoint(), tracked.count == 1, let t = tracked[0].link.alive(in: context) else { return false }
    return !(t.location == t.start)
  }

  /// The latest decision, which is about this recogniser, with what it has measured.
  @inline(never)
  func traceMeasure(_ reason: RKReason) {
    switch reason {
    case .gestureSwipeWrongWay:
      guard let deviation = swipeDeviation else { return }
      context.addMeasure(deviation.measure.value, RKPoint(x: deviation.measure.limit, y: deviation.isBack ? 1 : 0))
      if deviation.isBack, context.trace.count != 0 { context.trace[context.trace.count - 1].rule = 225 }
      context.addTouch(deviation.touch)
    case .gestureMovedTooFar, .gesturePrevented, .gestureExcluded: context.recognizerDidFail(self)
    case .gestureNotInward:
      let inward = inwardMovement
      if inward.value.isFinite { context.addMeasure(inward.value, RKPoint(x: inward.limit, y: 1)) }
    case .scrollCannotScroll:
      guard let scrollView = view?.object.scrollView else { return }
      let axis = context.trace[context.trace.count - 1].value
      context.addMeasure(axis, scrollView.fit(vertical: axis != 0))
    case .gestureNotAtEdge: if panData.edges == 0 { context.addMeasure(0, RKPoint(x: -1, y: 0)) } else { context.addMeasure(edgeDistance) }
    case .gestureLiftedTooSoon:
      let fingers = type == .pan ? min(tracked.count, Int(clamping: panData.maximumTouches)) : tracked.count
      if fingers < fingersRequired, !isDriven { return context.addMeasure(Double(fingers), RKPoint(x: Double(fingersRequired), y: 1)) }
      guard let measure else {
        // The pan of a scroll view that cannot scroll has measured nothing.
        return drivesScroll ? context.addMeasure(0, RKPoint()) : ()
      }
      // Along the edge it would not have begun, however far it had gone.
      if type == .screenEdgePan {
        let inward = inwardMovement
        if inward.value < inward.limit { return context.addMeasure(Double.maximum(inward.value, 0), RKPoint(x: measure.limit, y: panData.candidates & 0b1010 != 0 ? 3 : 4)) }
      }
      context.addMeasure(measure.value, RKPoint(x: measure.limit, y: hasSeenNoMove ? 2 : measure.axis))
    case .gestureBegan, .gestureRecognized: context.addMeasure(measure)
    case .gestureNoNextTap:
      if context.trace.count != 0 { context.trace[context.trace.count - 1].point.y = Double(tapData.taps) }
    case .gestureSwipeTooSlow:
      if context.trace.count != 0, let measure { context.trace[context.trace.count - 1].point.y = measure.value }
    case .gestureFailedByRemoval, .gestureCancelledByRemoval: context.addMeasure(view?.window != nil && !context.isLeaving(view) ? 1 : 2, RKPoint())
    default: break
    }
  }
}
