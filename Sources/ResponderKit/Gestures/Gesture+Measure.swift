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
  /// How far it has come, and where it begins or recognises; nil: its type measures nothing, or a wheel or trackpad drives it.
  var measure: Measure? {
    switch type {
    case .pan, .screenEdgePan:
      let data = panData
      if data.input != 0 { return nil }
      let moved = Double.maximum(data.raw.x.magnitude, data.raw.y.magnitude)
      return Measure(value: moved, limit: context.config(type == .screenEdgePan ? .edgeHysteresis : .panHysteresis))
    case .swipe: return swipeMeasure
    case .longPress: return pressMeasure
    case .pinch:
      let data = pairData
      return data.isDriven ? nil : Measure(value: (data.distance - data.start).magnitude, limit: context.config(.pinchActivation))
    case .rotation:
      let data = pairData
      return data.isDriven ? nil : Measure(value: data.raw.magnitude * 180 / .pi, limit: context.config(.rotationActivation))
    default: return nil
    }
  }

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

  /// How far the first finger has gone in the swipe's own direction that it follows most.
  private var swipeMeasure: Measure? {
    let data = swipeData
    guard tracked.count > 0, let t = tracked[0].link.alive(in: context) else { return nil }
    let dx = t.location.x - t.start.x, dy = t.location.y - t.start.y
    var farthest = -Double.infinity
    if data.direction & 1 != 0 { farthest = dx }
    if data.direction & 2 != 0 { farthest = Double.maximum(farthest, -dx) }
    if data.direction & 4 != 0 { farthest = Double.maximum(farthest, -dy) }
    if data.direction & 8 != 0 { farthest = Double.maximum(farthest, dy) }
    guard farthest.isFinite else { return nil }
    return Measure(value: farthest, limit: context.config(.swipeMinimumPrimary) * (1 - context.config(.swipePrimaryDecay) * (context.eventTime - data.start)))
  }

  /// How far the first finger has gone across the swipe, and how far it may; nil: it went back, or several directions are allowed.
  private var swipeDeviation: Measure? {
    let data = swipeData
    guard tracked.count > 0, let t = tracked[0].link.alive(in: context), data.direction & 3 == 0 || data.direction & 12 == 0 else { return nil }
    let across = data.direction & 3 != 0 ? t.location.y - t.start.y : t.location.x - t.start.x
    let most = context.config(.swipeMaximumSecondary) * (1 - context.config(.swipeSecondaryDecay) * (context.eventTime - data.start))
    return across.magnitude > most ? Measure(value: across.magnitude, limit: most) : nil
  }

  /// The latest decision, which is about this recogniser, with what it has measured.
  @inline(never)
  func traceMeasure(_ reason: RKReason) {
    switch reason {
    case .gestureSwipeWrongWay: context.addMeasure(swipeDeviation)
    case .gestureNotAtEdge: context.addMeasure(edgeDistance)
    case .gestureLiftedTooSoon:
      if tracked.count < fingersRequired { context.addMeasure(Double(tracked.count), RKPoint(x: Double(fingersRequired), y: 1)) } else { context.addMeasure(measure) }
    case .gestureBegan, .gestureRecognized: context.addMeasure(measure)
    default: break
    }
  }
}
