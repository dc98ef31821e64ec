// SPDX-License-Identifier: MIT
import CResponderKit

// A note in the trace when a touch began in or beside a control and hit none (SPEC 357). It is made at once: later the views lie elsewhere.

/// What was found about a touch's surroundings. `control`: or another view that touches are meant for.
private struct Nearby {
  var reason = RKReason.noteBesideControl
  var control: View?
  var culprit: Object?
  var value = Double.infinity
}

/// What lets no touch through, in a note's value.
enum Obstacle: Double {
  case interaction = 1
  case animation
  case transform
  case alpha
  case hidden

  fileprivate init?(_ v: View) {
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
  /// A touch that has been hit-tested.
  @inline(never)
  func remarkNearby(_ t: Touch) {
    if trace.capacity == 0 || t.has(.input) { return }
    let own = t.window
    let screen = own?.view.toSuperview(t.location) ?? t.location
    if let own, screen.x != t.location.x || screen.y != t.location.y { remark(.noteInWindow, own.view.object, point: t.location, touchID: t.id) }
    let hit = t.hitView
    var above = hit
    while let v = above {
      if v.kind == .control { return }
      above = v.superview
    }
    var found = Nearby()
    for window in eachWindow {
      if window.view.has(.hidden) { continue }
      if let own, own.data.screen != window.data.screen { continue }
      window.view.walkSubtree { v in
        if let control = v.object.control {
          if !control.data.has(.disabled) { look(v, window, screen, hit, &found) }
        } else if v.isTarget, hit.map({ !$0.isDescendant(of: v) }) ?? true {
          look(v, window, screen, hit, &found)
        }
      }
    }
    if found.control == nil, hit == nil, let window = hiddenWindow(at: screen) {
      found = Nearby(reason: .noteNotInteractive, control: window.view, culprit: window.object, value: Obstacle.hidden.rawValue)
    }
    guard let control = found.control else { return }
    remark(found.reason, control.object, found.culprit, point: screen, value: found.value, touchID: t.id)
  }

  /// The frontmost window around a point of the screen that would take it, and is hidden.
  private func hiddenWindow(at screen: RKPoint) -> Window? {
    var found: Window?
    for window in eachWindow where window.view.has(.hidden) && window.view.contains(screen: screen) { found = window }
    return found
  }

  /// Of several controls the foremost around the point counts, else the nearest.
  @inline(never)
  private func look(_ v: View, _ window: Window, _ screen: RKPoint, _ hit: View?, _ found: inout Nearby) {
    let inWindow = window.view.toLocal(screen)
    let local = v.convertDown(inWindow, from: window.view)
    guard local.isFinite else { return }
    let b = v.bounds.standardized
    if v.boundsContain(local.x, local.y) {
      if v.isInSight { lookInside(v, local, hit, &found) }
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
    guard isReached(v, v.convertUp(nearest, to: window.view), isEmpty: isEmpty) else { return }
    found = Nearby(control: v, culprit: hit?.object, value: distance)
  }

  /// Whether a touch at a point of the window would hit the view or one in it; an empty one, if it had a size.
  @inline(never)
  private func isReached(_ view: View, _ point: RKPoint, isEmpty: Bool) -> Bool {
    let mark = arena.mark
    defer { arena.release(mark) }
    guard let steps = arena.allocate(RKExplanationStep.self, Explanation.most, unlimited) else { return false }
    var explanation = Explanation(view.object, steps)
    explanation.explain(view, at: point, calls: false)
    for k in places(explanation.count) {
      if isEmpty, explanation[k].reason == .hitOutside, explanation[k].culprit == view.pointer { continue }
      // An override that was not called is given the benefit of the doubt.
      if explanation[k].reason != .missSubview, explanation[k].reason != .missOverride { return false }
    }
    return true
  }

  /// The point lies in the control, and something else was hit.
  @inline(never)
  private func lookInside(_ control: View, _ local: RKPoint, _ hit: View?, _ found: inout Nearby) {
    var v = control
    var point = local
    var outside: View?
    var excess = 0.0
    while true {
      if let obstacle = Obstacle(v) { return found = Nearby(reason: .noteNotInteractive, control: control, culprit: v.object, value: obstacle.rawValue) }
      guard let superview = v.superview else { break }
      point = v.toSuperview(point)
      v = superview
      if outside == nil, !v.has(.overrides), !v.boundsContain(point.x, point.y) { (outside, excess) = (v, v.bounds.distance(to: point)) }
    }
    if let decider = decider(above: control) { return found = Nearby(reason: .noteOverride, control: control, culprit: decider.object, value: 0) }
    if let outside { return found = Nearby(reason: .noteOutsideSuperview, control: control, culprit: outside.object, value: excess) }
    if let leader = leader(around: control) { return found = Nearby(reason: .noteOverride, control: control, culprit: leader.object, value: 0) }
    guard let hit, !control.isDescendant(of: hit), control.kind == .control || isLid(hit, on: control) else { return }
    found = Nearby(reason: .noteUnderCover, control: control, culprit: hit.object, value: 0)
  }

  /// The view elsewhere in the window of a view whose hitTest override led the touch away, to a view that the point is not in, or that is in no window.
  private func leader(around view: View) -> View? {
    guard let place = latestBeginning(before: trace.count, { $0.reason == .touchHit || $0.reason == .touchHitNothing }), let override = override(leadingTouchAt: place),
      let decider = liveObject(UInt(bitPattern: trace[override].object), .views)?.view
    else { return nil }
    return decider.root == view.root ? decider : nil
  }

  /// Whether a view covers all of another one that is at most half as large as the window. What lies on larger ones, or only on a part, is mostly meant to.
  private func isLid(_ cover: View, on view: View) -> Bool {
    func box(_ v: View) -> AuditBox { AuditBox(v.bounds.boundingBox { v.convertUp($0, to: nil) }) }
    let below = box(view), above = box(cover), all = box(view.root)
    return above.covers(below) && below.size <= all.size / 2
  }

  /// The view around a point, itself included, whose override has decided in the hit-test that the trace ends with.
  @inline(never)
  private func decider(above view: View) -> View? {
    var k = trace.count
    while k > 0 {
      k -= 1
      let r = trace[k]
      if r.reason == .touchHit || r.reason == .touchHitNothing || r.reason == .scrollDisabled || r.reason == .touchHitViewWithoutWindow { continue }
      if r.reason.rawValue >= 100 { break }
      guard r.reason == .hitOutsideByOverride || r.reason == .hitOverrideReturnedNil || r.reason == .hitOverrideReturned else { continue }
      if let decider = liveObject(UInt(bitPattern: r.object), .views)?.view, view.isDescendant(of: decider) { return decider }
    }
    return nil
  }
}

extension View {
  /// Its own recognisers or touches methods are for touches; what scrolls and hovers does not count.
  fileprivate var isTarget: Bool {
    if object.handlesTouches { return true }
    guard has(.hasRecognizers), let extras else { return false }
    for index in extras.recognizers {
      let g = context.gesture(index)
      if g.type != .hover, !g.has(.disabled), !g.has(.drivesScroll), !g.isWithoutListener { return true }
    }
    return false
  }

  /// Neither it nor a view above it is hidden or wholly transparent.
  fileprivate var isInSight: Bool {
    var next: View? = self
    while let v = next {
      if v.has(.hidden) || v.alpha == 0 { return false }
      next = v.superview
    }
    return true
  }
}
