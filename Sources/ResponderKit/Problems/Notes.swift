// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Notes in the trace while touches move and lift (SPEC 357): what no decision shows, and cannot be found out afterwards.

/// The limits of what counts as a problem.
enum ProblemLimit {
  /// Points beside a control.
  static let beside = 12.0
  /// The share of a limit by which a recogniser misses it narrowly.
  static let narrow = 0.2
  /// Seconds of waiting for another recogniser.
  static let wait = 0.3
  /// Seconds without a report of a touch that is down.
  static let silence = 10.0
  /// The same, where a finger that is held still is no explanation.
  static let abandoned = 60.0
  /// A jump: points at once, and points per second.
  static let jump = 100.0
  static let jumpSpeed = 10_000.0
  /// Two reports of the same moment are taken to be so far apart.
  static let instant = 0.001
  /// Attempts of a recogniser that the same one prevented.
  static let attempts = 3

  /// More than the limit, by little.
  static func isBarelyOver(_ value: Double, _ limit: Double) -> Bool { value > limit + timeTolerance && value <= limit * (1 + narrow) }
  /// Less than the limit, by little.
  static func isBarelyUnder(_ value: Double, _ limit: Double) -> Bool { value < limit - timeTolerance && value >= limit * (1 - narrow) }
}

extension Touch {
  /// When it was last reported, and where.
  var lastReport: (time: Double, place: RKPoint) {
    if let trail, trail.samples.count > 0, trail.samples.newest(0).time > timestamp { return (trail.samples.newest(0).time, location) }
    return (timestamp, location)
  }
}

extension Context {
  /// A touch that is down moves, lifts or is cancelled; it still has its earlier place.
  @inline(never)
  func remarkMove(_ t: Touch, _ input: TouchInput, _ location: RKPoint, _ time: Double) {
    if trace.capacity == 0 || t.has(.input) || input.phase == .cancelled { return }
    remarkSpikes(t, input, location, time)
    if input.phase == .ended { remarkLift(t, location, time) }
  }

  @inline(never)
  private func remarkSpikes(_ t: Touch, _ input: TouchInput, _ location: RKPoint, _ time: Double) {
    var last = t.lastReport
    var fastest = 0.0
    func go(to place: RKPoint, _ time: Double) {
      let distance = place.distance(to: last.place)
      if distance >= ProblemLimit.jump { fastest = Double.maximum(fastest, distance / Double.maximum(time - last.time, ProblemLimit.instant)) }
      last = (time, place)
    }
    for k in places(input.historyCount) {
      guard let sample = input.history?[k], sample.timestamp >= last.time, sample.timestamp <= time else { continue }
      go(to: windowLocation(t, sample.location), sample.timestamp)
    }
    go(to: location, time)
    if fastest > ProblemLimit.jumpSpeed { remark(.noteSpike, t.hitView?.object, point: location, value: fastest, touchID: t.id) }
  }

  /// A control that lost the touch would have sent nothing where it lifts.
  private func remarkLiftOutside(_ t: Touch, _ location: RKPoint) {
    var next = t.hitView
    while let v = next, v.kind != .control { next = v.superview }
    guard let view = next, let control = view.object.control, let window = t.window?.view,
      let place = latest(trace.count, view.pointer, .of(.controlCancelled), { $0.reason == .controlCancelled && $0.touch_id == t.id || $0.time < t.beganTime }), trace[place].time >= t.beganTime,
      !control.keeps(view.convertDown(location, from: window)) || control.isSelected(at: view.convertDown(location, from: window))
    else { return }
    trace[place].value = 1
  }

  /// What recognisers of the touch allow or need, against what it came to.
  @inline(never)
  private func remarkLift(_ t: Touch, _ location: RKPoint, _ time: Double) {
    let distance = location.distance(to: t.start), held = time - t.beganTime
    remarkLiftOutside(t, location)
    for k in t.entries.places {
      guard let g = liveGesture(t.entries[k].recognizer), g.state == .failed || g.isPossible else { continue }
      // A tap that is prevented while the finger is down may have been meant as what prevented it, unless that came at once.
      if g.state == .failed, let place = g.prevention, g.type != .tap || trace[place].time == t.beganTime, g.isEnough(t, location, time) { trace[place].value = 1 }
      if g.state == .failed, g.type == .tap || g.type == .longPress { g.measureHold(time) }
      switch g.type {
      case .tap:
        if held > g.tapData.maximumDuration * (1 + ProblemLimit.narrow) + timeTolerance { continue }
        if ProblemLimit.isBarelyOver(distance, g.tapData.movement) {
          g.remarkNarrowly(distance, g.tapData.movement, .points, t.id)
        } else if distance <= g.tapData.movement, ProblemLimit.isBarelyOver(held, g.tapData.maximumDuration) {
          g.remarkNarrowly(held, g.tapData.maximumDuration, .seconds, t.id)
        }
      case .longPress:
        if held >= g.tapData.pressDuration * (1 - ProblemLimit.narrow) - timeTolerance, ProblemLimit.isBarelyOver(distance, g.tapData.movement) {
          g.remarkNarrowly(distance, g.tapData.movement, .points, t.id)
        }
      case .swipe:
        // Points that are missing stand in the record of the failure.
        guard let along = g.measure, along.value >= along.limit else { continue }
        if ProblemLimit.isBarelyOver(held, config(.swipeMaximumDuration)) {
          g.remarkNarrowly(held, config(.swipeMaximumDuration), .seconds, t.id)
        } else if let across = g.swipeDeviation, !across.isBack, let failed = latest(trace.count, g.pointer, .gestureSwipeWrongWay),
          ProblemLimit.isBarelyOver(across.measure.value, trace[failed].point.x)
        {
          // What was allowed when it failed: that becomes less while a swipe lasts.
          g.remarkNarrowly(across.measure.value, trace[failed].point.x, .points, t.id)
        }
      case .screenEdgePan:
        let inward = g.inward(RKPoint(x: location.x - t.start.x, y: location.y - t.start.y), g.panData.edges)
        if inward.value > inward.limit, inward.value >= config(.panHysteresis), let edge = g.edgeDistance, ProblemLimit.isBarelyOver(edge.value, edge.limit) {
          g.remarkNarrowly(edge.value, edge.limit, .points, t.id)
        }
      default: continue
      }
    }
  }
}

extension Context {
  /// The same of a press: for how long a tap allows it to be held.
  @inline(never)
  func remarkLift(_ p: Press, _ time: Double) {
    guard trace.capacity != 0, let t = p.standIn else { return }
    let held = time - t.beganTime
    for k in t.entries.places {
      guard let g = liveGesture(t.entries[k].recognizer), g.type == .tap, g.state == .failed else { continue }
      g.measureHold(time)
      if ProblemLimit.isBarelyOver(held, g.tapData.maximumDuration) { g.remarkNarrowly(held, g.tapData.maximumDuration, .seconds, p.id, isOfPress: true) }
    }
  }
}

extension Control {
  /// Its touch lifts outside. The program may have moved the control since the touch began: that is noted, with its superview if it is another one. Else the
  /// note has the view or window around it that moved or scrolled.
  @inline(never)
  func remarkMoved(_ t: Touch) {
    guard context.trace.capacity != 0, let window = view.window?.view,
      let began = context.latestBeginning(before: context.trace.count, among: { $0.touch == UInt32(truncatingIfNeeded: t.id) }, { $0.touch_id == t.id })
    else { return }
    let trace = context.trace
    // From the window down: where the touch began in each view, and the first that has that place elsewhere by now.
    var (above, there): (View?, RKPoint) = (nil, trace[began].point)
    var mover: View?
    for k in places(began, from: context.hitTest(before: began)) where trace[k].reason == .hitInside || trace[k].reason == .hitInsideByOverride || trace[k].reason == .hitTaken {
      guard let v = context.liveView(trace[k].object), view.isDescendant(of: v) else { continue }
      let then = trace[k].point
      if mover == nil, v.superview == above, v.toLocal(there).distance(to: then) > 0.0005 { mover = v }
      if v != view {
        (above, there) = (v, then)
        continue
      }
      let moved = window.toLocal(trace[began].point).distance(to: view.convertUp(then, to: window))
      let isElsewhere = above != nil && above != view.superview
      if moved > 0.0005 {
        context.remark(.noteMoved, object, isElsewhere ? view.superview?.object : mover == view ? nil : mover?.object, point: RKPoint(x: isElsewhere ? 0 : 1, y: then.distance(to: view.convertDown(window.toLocal(trace[began].point), from: window))), value: moved, touchID: t.id)
      }
      return
    }
  }
}

extension Control {
  /// A touch there selects the segment that is selected already, and sends nothing.
  fileprivate func isSelected(at point: RKPoint) -> Bool {
    data.type == .segmented && !data.has(.momentary) && place(point) == data.selected && controlEvents & Problems.wanted == valueChanged
  }
}

extension Recognizer {
  /// It has failed because it was held too long: for how long is known when the finger lifts.
  fileprivate func measureHold(_ time: Double) {
    guard let place = context.latest(context.trace.count, pointer, .gestureHeldTooLong, or: .gestureReset),
      context.trace[place].reason == .gestureHeldTooLong
    else { return }
    let r = context.trace[place], limit = r.point.x == 0 ? r.value : r.point.x
    context.trace[place].value = limit + time - r.time
    context.trace[place].point.x = limit
  }

  /// It has failed, which is the latest decision: a finger has moved too far, or another recogniser has prevented it.
  func remarkFingers() {
    // Decisions may be wanted by a recorder alone.
    if context.trace.count == 0 { return }
    let last = context.trace.count - 1
    for k in places(tracked.count) {
      guard let t = tracked[k].link.alive(in: context) else { continue }
      if context.trace[last].reason == .gestureMovedTooFar {
        if t.location.distance(to: t.start) == context.trace[last].value { context.addTouch(t.id) }
      } else if t.phase == .ended, isEnough(t, t.location, t.timestamp) {
        // Of a touch that is down the lift decides.
        context.trace[last].value = 1
      }
    }
  }

  /// Whether a touch that lifts at a place would have made it recognise, had no other one prevented it.
  @inline(never)
  fileprivate func isEnough(_ t: Touch, _ location: RKPoint, _ time: Double) -> Bool {
    if tracked.count < (type == .tap ? Int(clamping: tapData.touchesRequired) : fingersRequired) { return false }
    let distance = location.distance(to: t.start), held = time - t.beganTime
    switch type {
    case .tap: return tapData.taps + 1 >= tapData.tapsRequired && distance <= tapData.movement && held <= tapData.maximumDuration
    case .longPress: return distance <= tapData.movement && held >= tapData.pressDuration
    case .pan:
      // Of several fingers their middle moves; where one of them has gone is not known.
      var (x, y) = (location.x - t.start.x, location.y - t.start.y)
      for k in places(tracked.count) where tracked[k].touch != t.handle {
        guard let other = tracked[k].link.alive(in: context) else { return false }
        (x, y) = (x + other.location.x - other.start.x, y + other.location.y - other.start.y)
      }
      (x, y) = ((x / Double(tracked.count)).magnitude, (y / Double(tracked.count)).magnitude)
      let axes = has(.drivesScroll) ? view?.object.scrollView?.axes ?? 0 : 3
      return Double.maximum(axes & 1 != 0 ? x : 0, axes & 2 != 0 ? y : 0) >= context.config(.panHysteresis)
    case .screenEdgePan:
      let inward = inward(RKPoint(x: location.x - t.start.x, y: location.y - t.start.y), panData.edges)
      return inward.value > inward.limit && inward.value >= context.config(.edgeHysteresis) && edgeDistance.map { $0.value <= $0.limit } ?? false
    case .rotation:
      guard let other = tracked[tracked[0].touch == t.handle ? 1 : 0].link.alive(in: context) else { return false }
      let turn = (direction(from: other.location, to: location) - direction(from: other.start, to: t.start)).magnitude
      return Double.minimum(turn, 360 - turn) >= context.config(.rotationActivation)
    case .swipe: return held <= context.config(.swipeMaximumDuration) && measure.map { $0.value >= $0.limit } ?? false
    case .pinch:
      guard let other = tracked[tracked[0].touch == t.handle ? 1 : 0].link.alive(in: context) else { return false }
      return (location.distance(to: other.location) - t.start.distance(to: other.start)).magnitude >= context.config(.pinchActivation)
    default: return false
    }
  }

  private func direction(from a: RKPoint, to b: RKPoint) -> Double { rkp_atan2(b.y - a.y, b.x - a.x) * 180 / .pi }

  /// The record that another one prevented its attempt; nil: none did.
  fileprivate var prevention: Int? {
    let kinds = RecordKinds.reset.union(.of(.gesturePrevented, .gestureExcluded))
    guard let place = context.latest(context.trace.count, pointer, kinds, { $0.reason == .gesturePrevented || $0.reason == .gestureExcluded || $0.reason == .gestureReset }) else { return nil }
    return context.trace[place].reason == .gestureReset ? nil : place
  }

  @inline(never)
  fileprivate func remarkNarrowly(_ value: Double, _ limit: Double, _ unit: RKUnit, _ id: Int64, isOfPress: Bool = false) {
    context.remark(.noteNarrowly, object, isOfPress ? nil : view?.object, point: RKPoint(x: limit, y: Double(unit.rawValue)), value: value, touchID: id)
  }
}

extension Context {
  /// No responder performs an action that an object has sent. In the ring alone: which action, and what keeps it from one that implements it.
  func traceNobody(_ selector: UInt32, from sender: Object?) {
    trace(.actionNobody, sender)
    if trace.count == 0 { return }
    let first = effectiveFirstResponder
    addMeasure(Double(selector), RKPoint(x: first == nil ? NobodyCause.noFirstResponder.rawValue : 0, y: 0))
    if nameKeeper(of: selector, from: first) || nameKeeper(of: selector, from: liveResponder(sender?.handle ?? 0)) { return }
    for window in eachWindow {
      if nameKeeper(of: selector, from: window.firstResponder, isElsewhere: true) { return }
    }
  }

  /// Whether the way up from a responder leads to one that implements the action. That one refused it, or its window was not key, or an override of nextResponder
  /// below it leads elsewhere. Nothing is called.
  @inline(never)
  private func nameKeeper(of selector: UInt32, from start: Responder?, isElsewhere: Bool = false) -> Bool {
    var next = start
    var cutter: Responder?
    for _ in places(longestChain) {
      guard let responder = next else { break }
      if action(responder.base.classID, selector) != nil {
        let cause: NobodyCause = isElsewhere ? .windowNotKey : cutter != nil ? .nextResponder : .canPerformAction
        if cause == .canPerformAction, !responder.overrides(.canPerformAction) { return false }
        trace[trace.count - 1].point.x = cause.rawValue
        addOther((isElsewhere ? responder : cutter ?? responder).object)
        return true
      }
      if cutter == nil, responder.overrides(.nextResponder) { cutter = responder }
      next = responder.builtInNextResponder
    }
    return false
  }
}
