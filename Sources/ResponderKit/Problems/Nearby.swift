// SPDX-License-Identifier: MIT
import CResponderKit

// A note in the trace when a touch began in or beside a control and hit none (SPEC 357). It is made at once: later the views lie elsewhere.

/// What was found about a touch's surroundings. `control`: or another view that touches are meant for.
private struct Nearby {
  var reason = RKReason.noteBesideControl
  var control: View?
  var culprit: Object?
  var value = Double.infinity
  /// It has no width or no height.
  var isEmpty = false
}

/// What lets no touch through, in a note's value.
enum Obstacle: Double {
  case interaction = 1
  case animation
  case transform
  case alpha
  case hidden
  case screen

  init?(_ v: View) {
    if v.has(.interactionDisabled) {
      self = .interaction
    } else if v.has(.animating) {
      self = .animation
    } else if v.has(.singular) {
      self = .transform
    } else if v.has(.alphaLow) {
      self = .alpha
    } else {
      return nil
    }
  }
}

extension Context {
  /// A touch that has been hit-tested, a wheel or a trackpad: for these, what scrolls counts.
  @inline(never)
  func remarkNearby(_ t: Touch) {
    if trace.capacity == 0 { return }
    let own = t.window, isInput = t.has(.input)
    let asked = hitTest(before: inputPlace)
    // A touch that hit nothing has its screen in its record.
    let number = own?.data.screen ?? UInt32(exactly: trace[trace.count - 1].value) ?? 0
    let screen = own?.view.toSuperview(t.location) ?? t.location
    // It stands behind the hit-test, which is looked into before.
    defer { if !isInput, let own, screen.x != t.location.x || screen.y != t.location.y { remark(.noteInWindow, own.view.object, point: t.location, touchID: t.id) } }
    let hit = t.hitView
    var above = hit
    // A control that an override gave the touch to, although it lies elsewhere.
    var isMisled = false
    while let v = above {
      if v.kind == .control, !isInput {
        if v != hit || v.contains(screen: screen) { return }
        isMisled = true
      }
      above = v.superview
    }
    var found = Nearby(), scrolled = Nearby()
    let isTransform = isInput && trace[trace.count - 1].value == Double(RKEventType.transform.rawValue)
    for window in eachWindow {
      if window.view.has(.hidden) || window.data.screen != number { continue }
      window.view.walkSubtree { v in
        let scrolls = v.kind == .scroll && (isTransform ? v.zooms : v.scrolls)
        let isMeant = v.object.control.map { !isInput && !$0.data.has(.disabled) } ?? ((scrolls || !isInput && v.isTarget(of: touches.count)) && hit?.isDescendant(of: v) != true)
        if !isMeant { return }
        if scrolls { look(v, window, screen, hit, asked, &scrolled) } else { look(v, window, screen, hit, asked, &found) }
      }
    }
    if found.control == nil { found = scrolled }
    if found.control == nil, hit == nil, let window = otherWindow(at: screen, number) {
      let obstacle: Obstacle = window.data.screen == number ? .hidden : .screen
      found = Nearby(reason: .noteNotInteractive, control: window.view, culprit: window.object, value: obstacle.rawValue)
    }
    guard let control = found.control, !isMisled || found.reason == .noteOverride && control.kind == .control && control != hit else { return }
    remark(found.reason, control.object, found.culprit, point: screen, value: found.value, touchID: isInput ? 0 : t.id)
    if found.isEmpty { trace[trace.count - 1].depth = 1 }
  }

  /// Where the touch stands, or the wheel, whose hit-test the trace ends with.
  private var inputPlace: Int {
    var k = trace.count - 1
    while k > 0, trace[k].reason != .touchHit, trace[k].reason != .touchHitNothing, trace[k].reason != .inputHit, trace[k].time == trace[k - 1].time { k -= 1 }
    return k
  }

  /// The frontmost window around a point of the screen that would take it, and is hidden, else one of another screen.
  @inline(never)
  private func otherWindow(at screen: RKPoint, _ number: UInt32) -> Window? {
    var hidden: Window?, other: Window?
    for window in eachWindow where window.view.contains(screen: screen) {
      let isHidden = window.view.has(.hidden), isHere = window.data.screen == number
      if isHidden, isHere { hidden = window } else if !isHidden, !isHere { other = window }
    }
    return hidden ?? other
  }

  /// Of several controls the foremost around the point counts, else the nearest.
  @inline(never)
  private func look(_ v: View, _ window: Window, _ screen: RKPoint, _ hit: View?, _ asked: Int, _ found: inout Nearby) {
    let inWindow = window.view.toLocal(screen)
    guard v.isWhereItWouldBe(inWindow, window.view) else { return }
    let local = v.unscaledPlace(inWindow, window.view)
    guard local.isFinite else { return }
    let b = v.bounds.standardized
    if v.boundsContain(local.x, local.y) {
      if v.isInSight { lookInside(v, local, hit, asked, &found) }
      return
    }
    let isEmpty = b.size.width == 0 || b.size.height == 0
    if v.kind != .control, !isEmpty { return }
    // The nearest point within, by a hair where it is an edge.
    let hair = RKPoint(x: Double.minimum(b.size.width / 2, 0.01), y: Double.minimum(b.size.height / 2, 0.01))
    let nearest = RKPoint(
      x: Double.minimum(Double.maximum(local.x, b.origin.x + hair.x), b.origin.x + b.size.width - hair.x),
      y: Double.minimum(Double.maximum(local.y, b.origin.y + hair.y), b.origin.y + b.size.height - hair.y))
    let edge = RKPoint(
      x: Double.minimum(Double.maximum(local.x, b.origin.x), b.origin.x + b.size.width), y: Double.minimum(Double.maximum(local.y, b.origin.y), b.origin.y + b.size.height))
    let distance = v.convertUp(edge, to: window.view).distance(to: inWindow)
    guard distance <= ProblemLimit.beside, found.reason == .noteBesideControl, distance < found.value else { return }
    let there = v.convertUp(nearest, to: window.view)
    guard obstacle(to: v, there, isEmpty: isEmpty) == nil, decider(above: v, asked) == nil else { return }
    // Overrides in what is in front might let the touch through, but not to this point: they did not beside it.
    if let hit, hit.isInFront(of: v), hit.contains(screen: window.view.toSuperview(there)) { return }
    found = Nearby(control: v, culprit: hit?.object, value: distance, isEmpty: isEmpty)
  }

  /// What would keep a touch at a point of the window from the view and those in it; from an empty one, if it had a size.
  @inline(never)
  private func obstacle(to view: View, _ point: RKPoint, isEmpty: Bool = false) -> RKExplanationStep? {
    let mark = arena.mark
    defer { arena.release(mark) }
    guard let steps = arena.allocate(RKExplanationStep.self, Explanation.most, unlimited) else { return RKExplanationStep() }
    var explanation = Explanation(view.object, steps)
    explanation.explain(view, at: point, calls: false)
    for k in places(explanation.count) {
      if isEmpty, explanation[k].reason == .hitOutside, explanation[k].culprit == view.pointer { continue }
      // An override that was not called is given the benefit of the doubt.
      if explanation[k].reason != .missSubview, explanation[k].reason != .missOverride { return explanation[k] }
    }
    return nil
  }

  /// The point lies in the control, and something else was hit.
  @inline(never)
  private func lookInside(_ control: View, _ local: RKPoint, _ hit: View?, _ asked: Int, _ found: inout Nearby) {
    var v = control
    var point = local
    var outside: View?
    var excess = 0.0
    // The outermost decides first.
    var barrier: View?
    while true {
      if Obstacle(v) != nil { barrier = v }
      guard let superview = v.superview else { break }
      point = v.toSuperview(point)
      v = superview
      // What is scrolled out of sight is meant by no touch, nor is what is not drawn.
      if v.kind == .scroll || v.has(.clipsToBounds), !v.boundsContain(point.x, point.y) { return }
      if outside == nil, !v.boundsContain(point.x, point.y), !v.has(.overrides) || answer(of: v, from: asked, to: trace.count).rejected != nil { (outside, excess) = (v, v.windowDistance(to: point)) }
    }
    if let barrier, let obstacle = Obstacle(barrier) { return found = Nearby(reason: .noteNotInteractive, control: control, culprit: barrier.object, value: obstacle.rawValue) }
    if let decider = decider(above: control, asked) { return found = Nearby(reason: .noteOverride, control: control, culprit: decider.view.object, value: decider.tookIt ? -1 : 0) }
    if let outside { return found = Nearby(reason: .noteOutsideSuperview, control: control, culprit: outside.object, value: excess) }
    if let leader = leader(around: control) { return found = Nearby(reason: .noteOverride, control: control, culprit: leader.object, value: -1) }
    // Beside its thumb it is for no touch.
    if let slider = control.object.control, slider.data.type == .slider, !slider.thumb.contains(local) { return }
    guard let hit else { return }
    let accepted = acceptance(of: hit, from: control, asked, control.root.object.window.map { $0.view.toSuperview(point) } ?? point)
    // Bounds contain the point down to there: an override that accepts it below that changes nothing.
    let cover = accepted.flatMap { isBranch($0.view, from: control) ? nil : $0.view.superview } ?? hit
    guard !control.isDescendant(of: hit), control.kind == .control || isLid(cover, on: control), !hit.isPresented(over: control) else { return }
    if hit.has(.overridesHitTest), !answer(of: hit, from: asked, to: trace.count).hasRun { return found = Nearby(reason: .noteOverride, control: control, culprit: hit.object, value: -1) }
    if let accepted, cover == hit { return found = Nearby(reason: .noteOverride, control: control, culprit: accepted.view.object, value: accepted.distance) }
    let next = obstacle(to: control, local, behind: cover)
    if let listener = next.flatMap({ liveView($0.culprit)?.listener(apartFrom: control) }) {
      // It would have got the touch, and not what lies behind it. What was hit may lie in it.
      if !cover.isDescendant(of: listener), cover.windowBox.covers(listener.windowBox) { found = Nearby(reason: .noteUnderCover, control: listener, culprit: cover.object, value: 0) }
      return
    }
    found = Nearby(reason: .noteUnderCover, control: control, culprit: cover.object, value: (next == nil ? 0 : 1) + (hit.window == control.window ? 0 : 2))
  }

  /// The override that accepted the touch for the hit view, or for one that it lies in but the control does not, and how far outside of the bounds.
  private func acceptance(of hit: View, from control: View, _ asked: Int, _ screen: RKPoint) -> (view: View, distance: Double)? {
    for k in places(trace.count, from: asked) where trace[k].reason == .hitInsideByOverride {
      let point = trace[k].point
      guard let v = liveView(trace[k].object), hit.isDescendant(of: v), !control.isDescendant(of: v), !v.boundsContain(point.x, point.y), isAt(trace[k], screen) else { continue }
      return (v, v.windowDistance(to: point))
    }
    return nil
  }

  /// What else is in the way to a point of a view, if that cover let touches through.
  private func obstacle(to view: View, _ local: RKPoint, behind cover: View) -> RKExplanationStep? {
    cover.flags.insert(.interactionDisabled)
    defer { cover.flags.remove(.interactionDisabled) }
    return obstacle(to: view, view.convertUp(local, to: view.root))
  }

  /// The view elsewhere in the window of a view whose hitTest override led the touch away, to a view that the point is not in, or that is in no window.
  private func leader(around view: View) -> View? {
    guard trace[trace.count - 1].reason != .inputHit, let place = latestBeginning(before: trace.count, { $0.reason == .touchHit || $0.reason == .touchHitNothing }), let override = override(leadingTouchAt: place),
      let decider = liveView(trace[override].object)
    else { return nil }
    return decider.root == view.root || decider.root == liveView(trace[place].other)?.root ? decider : nil
  }

  /// Whether a view covers all of another one that is at most half as large as the window. What lies on larger ones, or only on a part, is mostly meant to.
  private func isLid(_ cover: View, on view: View) -> Bool {
    let below = view.windowBox, above = cover.windowBox, all = view.root.windowBox
    return above.covers(below) && (view.kind == .scroll ? !cover.holdsTarget() : below.size <= all.size / 2)
  }

  /// The view around a point, itself included, whose override has decided in the hit-test that the trace ends with.
  @inline(never)
  private func decider(above view: View, _ asked: Int) -> (view: View, tookIt: Bool)? {
    var k = trace.count
    while k > asked {
      k -= 1
      let r = trace[k]
      guard r.reason == .hitOutsideByOverride || r.reason == .hitOverrideReturnedNil || r.reason == .hitOverrideReturned else { continue }
      guard let decider = liveView(r.object), view.isDescendant(of: decider) else { continue }
      // What rejects a point outside of its bounds, or hands on what the inherited method returns, has decided nothing.
      if r.reason != .hitOverrideReturned, !decider.boundsContain(r.point.x, r.point.y) { continue }
      if r.reason == .hitOverrideReturned, handsOn(k, from: asked) { continue }
      if r.reason != .hitOutsideByOverride, answer(of: decider, from: asked, to: k).hasRun && !hasReached(view, from: asked, to: k) { continue }
      return (decider, r.reason == .hitOverrideReturned)
    }
    return nil
  }
}

extension Recognizer {
  /// How many it needs at once.
  var fingers: Int { type == .tap ? Int(clamping: tapData.touchesRequired) : fingersRequired }
}

extension View {
  /// Its own recognisers or touches methods are for touches; what scrolls and hovers does not count.
  var isTarget: Bool { isTarget(of: .max) }

  /// The same for as many fingers.
  func isTarget(of fingers: Int) -> Bool {
    if object.handlesTouches { return true }
    guard has(.hasRecognizers), let extras else { return false }
    for index in extras.recognizers {
      let g = context.gesture(index)
      if g.type != .hover, !g.has(.disabled), !g.has(.drivesScroll), !g.isWithoutListener, g.fingers <= fingers { return true }
    }
    return false
  }

  /// The view itself or one around it that touches are meant for, as far as that does not contain the other one.
  fileprivate func listener(apartFrom other: View) -> View? {
    var next: View? = self
    while let v = next, !other.isDescendant(of: v) {
      if v.isTarget || v.kind == .control { return v }
      next = v.superview
    }
    return nil
  }

  /// A view without extent, such as one that is scaled to 0, has all points in its middle. A touch is meant for it, or for what is in it, only where it would
  /// be without its transform.
  fileprivate func isWhereItWouldBe(_ inWindow: RKPoint, _ window: View) -> Bool {
    var next: View? = self
    while let v = next, v != window, let superview = v.superview {
      if v.has(.singular) {
        let point = superview.convertDown(inWindow, from: window), center = v.center, size = v.bounds.standardized.size
        if (point.x - center.x).magnitude > size.width / 2 || (point.y - center.y).magnitude > size.height / 2 { return false }
      }
      next = superview
    }
    return true
  }

  /// A point of the window in a view. In a view that is scaled to 0, or what it holds, that is where it would be without the transform.
  fileprivate func unscaledPlace(_ inWindow: RKPoint, _ window: View) -> RKPoint {
    var next: View? = self
    while let v = next, v != window, let superview = v.superview {
      if v.has(.singular) {
        let point = superview.convertDown(inWindow, from: window), center = v.center, b = v.bounds.standardized
        return convertDown(RKPoint(x: point.x - center.x + b.origin.x + b.size.width / 2, y: point.y - center.y + b.origin.y + b.size.height / 2), from: v)
      }
      next = superview
    }
    return convertDown(inWindow, from: window)
  }

  /// A scroll view that a pinch zooms.
  fileprivate var zooms: Bool { object.scrollView.map { $0.data.maximumZoom > $0.data.minimumZoom && !context.gesture($0.data.pinch).has(.disabled) } ?? false }

  /// A scroll view that a drag or a wheel moves.
  @inline(never)
  var scrolls: Bool { object.scrollView.map { $0.axes != 0 && !$0.has(.disabled) } ?? false }

  /// Neither it nor a view above it is hidden or wholly transparent.
  var isInSight: Bool {
    var next: View? = self
    while let v = next {
      if v.has(.hidden) || v.alpha == 0 { return false }
      next = v.superview
    }
    return true
  }
}
