// SPDX-License-Identifier: MIT
import CResponderKit

// What keeps a touch at a point away from a view: the way of a hit-test down to the view, each obstacle on it a cause (SPEC 32-53). Nothing is recorded, and
// overrides are called only when asked for.

/// What a hit-test below a view comes to.
private enum Probe {
  case nothing
  case hit(View)
  /// The override of this view decides.
  case decides(View)
}

extension Explanation {
  mutating func explain(_ view: View, at point: RKPoint, calls: Bool) {
    let isIgnored = view.context.ignoring > 0 && !hovers
    if isIgnored { add(.touchIgnored, nil) }
    explainPlace(view, at: point, calls: calls)
    if isIgnored { reached = false }
    putDistanceFirst(from: told)
    sortOpen()
    if reached, touchID == nil, let control = subject.control, control.data.type == .slider, !control.object.isProgrammed(.beginTracking) { addThumb(control) }
    addPlugins()
  }

  /// A slider tracks what begins on its thumb.
  private mutating func addThumb(_ slider: Control) {
    let thumb = slider.thumb, apart = thumb.distance(to: slider.view.convertDown(point, from: slider.view.root))
    if apart > 0 { add(.controlRefusedTouch, nil, point: RKPoint(x: thumb.origin.x + thumb.size.width / 2, y: thumb.origin.y + thumb.size.height / 2), value: apart, .points) }
  }

  /// `point` in the coordinates of the view's window, or of the topmost view.
  mutating func explainPlace(_ view: View, at point: RKPoint, calls: Bool) {
    self.point = point
    let context = view.context
    let before = count
    let top = view.root
    let isTracing = context.trace.isOn
    context.trace.isOn = false
    context.enter()
    var taker: View?
    if let window = top.object.window {
      taker = explainWindows(in: window, point, calls)
    } else {
      add(.missNoWindow, top == view ? nil : top.object)
    }
    // Overrides may have ended it or moved it elsewhere. A touch has a place in windows only.
    if taker == view {
      reached = true
    } else {
      if view.isAlive, view.root == top, touchID == nil || top.object.window != nil { explainWay(from: top, to: view, point, calls, before) }
      if calls, view.isAlive, view.root == top, top.object.window != nil { keepToAnswer(view, top, taker != nil) }
    }
    context.leave()
    context.trace.isOn = isTracing
  }

  /// What the hit-test itself answers counts, whatever is in the way: a hitTest override may return any view.
  private mutating func keepToAnswer(_ view: View, _ top: View, _ isTaken: Bool) {
    let found: View? = if case .hit(let found) = calledProbe(top, point) { found } else { nil }
    guard view.isAlive else { return }
    if found == view {
      // Windows in front have taken the touch before.
      if !isTaken {
        clear()
        reached = true
      }
    } else if let found, count == 0 || self[0].reason == .missSubview && !found.isDescendant(of: view) {
      clear()
      reached = false
      // The innermost one that finds it: overrides below it were not called, or only hand on what they get.
      var next: View? = view
      while let v = next, !v.has(.overridesHitTest) || !leads(v, v.convertDown(point, from: top), to: found) { next = v.isAlive ? v.superview : nil }
      guard found.isAlive, view.isAlive else { return }
      if let decider = next { add(.hitOverrideReturned, decider.object, point: point) }
      add(.touchHit, found.object)
    } else if let found, found.has(.overridesHitTest), view.isDescendant(of: found), places(count).contains(where: { self[$0].reason == .missCovered }) {
      // It takes what is for those in it.
      add(.hitOverrideReturned, found.object, point: point)
    }
  }

  /// Windows in front of the view's: what takes the point in one of them, which an override may have led to the view itself.
  private mutating func explainWindows(in window: Window, _ point: RKPoint, _ calls: Bool) -> View? {
    let context = window.context
    let screen = window.view.toSuperview(point)
    var k = context.windows.count
    while k > 0 {
      k -= 1
      // Overrides may have changed the list, and may have ended the window.
      guard window.view.isAlive else { return nil }
      guard k < context.windows.count else { continue }
      let other = context.window(context.windows[k])
      if other == window { return nil }
      if other.view.has([.hidden, .singular]) || other.data.screen != window.data.screen { continue }
      let there = other.view.toLocal(screen)
      switch calls ? calledProbe(other.view, there) : probe(other.view, there) {
      case .nothing: continue
      case .hit(let view):
        if view != place { addTaker(.missOtherWindow, view, other.view, there, point: screen) }
        return view
      case .decides(let view): add(.missOverride, view.object)
      }
    }
    return nil
  }

  /// From the topmost view down: what each view on the way refuses, and what is in front of the next one. `before`: how many causes there were without it.
  private mutating func explainWay(from top: View, to view: View, _ point: RKPoint, _ calls: Bool, _ before: Int) {
    let context = view.context
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let (path, levels) = way(from: top, to: view) else { return }
    var local = point
    for k in places(levels + 1) {
      let v = path[k]
      if k > 0 { local = v.toLocal(local) }
      if !v.isAlive || (k > 0 && v.superview != path[k - 1]) { return }
      explainFilters(v, local)
      // No point lies in it.
      if v.has(.singular) { return }
      explainBounds(v, local, calls)
      if k < levels { explainFront(of: path[k + 1], in: v, local, calls) }
    }
    if calls { dropRefusals(from: before) }
    // Its own hitTest override stands for all that lies in it.
    if !calls, view.has(.overridesHitTest) { return }
    guard places(count, from: before).allSatisfy({ self[$0].reason == .missOverride }), let subview = frontmost(of: view, local, calls) else { return }
    if subview != view { addTaker(.missSubview, subview, view, local, point: local) } else if count == before { reached = true }
  }

  /// A hitTest override that returned nil is no cause where the inherited method would not have found the view either.
  private mutating func dropRefusals(from first: Int) {
    var k = count
    while k > first {
      k -= 1
      guard self[k].reason == .hitOverrideReturnedNil, let v = subject.context.liveView(self[k].culprit) else { continue }
      let isMissed = places(count, from: first).contains { other in
        isRejection(self[other].reason) && self[other].reason != .hitOverrideReturnedNil && subject.context.liveView(self[other].culprit)?.isDescendant(of: v) == true
      }
      if isMissed { remove(k) }
    }
  }

  private mutating func explainFilters(_ v: View, _ local: RKPoint) {
    let flags = v.flags
    if flags.has(.singular) { add(.hitSingularTransform, v.object) }
    if flags.has(.hidden) { add(.hitHidden, v.object) }
    if flags.has(.interactionDisabled) { add(.hitInteractionDisabled, v.object) }
    if flags.has(.alphaLow) { add(.hitAlpha, v.object, value: Double(v.alpha), limit: v.context.config(.alphaHitThreshold), .alpha) }
    if flags.has(.animating) { add(.hitAnimating, v.object) }
    if flags.has(.disabledControl) { add(.hitDisabledControl, v.object) }
  }

  private mutating func explainBounds(_ v: View, _ local: RKPoint, _ calls: Bool) {
    let isPromised = !v.has(.promised) || v.context.isWithinReach(v.cursor, local.x, local.y)
    if v.has(.overrides), isPromised {
      if v.has(.overridesHitTest) {
        if !calls { return add(.missOverride, v.object, point: local) }
        // hitTest replaces everything below: what it returns is the answer.
        let found = v.context.hitTestCalled(v.cursor, local.x, local.y, nil)
        if found != nil || !v.isAlive { return }
        if v.boundsContain(local.x, local.y) { return add(.hitOverrideReturnedNil, v.object, point: local) }
      } else {
        if !calls { return add(.missOverride, v.object, point: local) }
        if v.context.pointInside(v.cursor, local.x, local.y, nil) || !v.isAlive { return }
        if v.boundsContain(local.x, local.y) { return add(.hitOutsideByOverride, v.object, point: local) }
      }
      // It lies outside of the bounds: an override need not be at fault.
    }
    if count < Explanation.most, !v.boundsContain(local.x, local.y) { add(.hitOutside, v.object, point: local, value: v.windowDistance(to: local), .points) }
  }

  /// The subviews of `superview` in front of `view`: what takes the point, and of what lies between that and the view a few that would take it next.
  private mutating func explainFront(of view: View, in superview: View, _ local: RKPoint, _ calls: Bool) {
    var k = Int(superview.childCount)
    var takers = 0
    while superview.isAlive, view.isAlive, k > Int(view.slot) + 1 {
      k -= 1
      // Overrides may have changed the list.
      guard k < Int(superview.childCount), let block = superview.children else { continue }
      let sibling = view.context.view(block.record(k))
      let there = sibling.toLocal(local)
      switch calls && takers == 0 ? calledProbe(sibling, there) : probe(sibling, there) {
      case .nothing: continue
      case .hit(let hit):
        if takers == 0 { addTaker(.missCovered, hit, sibling, there, point: local) } else { add(.missCovered, hit.object, point: local) }
        takers += 1
        // Room for what else is in the way.
        if takers == 3 || count > Explanation.most / 2 { return }
      case .decides(let decider): if takers == 0 { add(.missOverride, decider.object) }
      }
    }
  }

  /// What takes the point, found below a view at a point of its own: the override without which it would not be found there is named instead.
  private mutating func addTaker(_ reason: RKReason, _ hit: View, _ top: View, _ there: RKPoint, point: RKPoint) {
    let (decider, cover) = decider(of: hit, below: top, there, reason == .missSubview)
    guard let decider else { return add(reason, cover.object, point: point) }
    if decider.view.has(.overridesHitTest) {
      add(.hitOverrideReturned, decider.view.object, point: decider.point)
    } else {
      add(.hitInsideByOverride, decider.view.object, point: decider.point, value: decider.view.windowDistance(to: decider.point), .points)
    }
    if hit != decider.view || decider.view.has(.overridesHitTest) { add(.touchHit, hit.object, point: point) }
  }

  /// The override without which a hit-test below `top` would not lead to the view, and the point in its coordinates; nil: bounds alone let `cover` take the touch.
  /// `isEntered`: `top` itself is not the question.
  private func decider(of hit: View, below top: View, _ there: RKPoint, _ isEntered: Bool) -> (decider: (view: View, point: RKPoint)?, cover: View) {
    guard hit.isDescendant(of: top) else {
      guard case .decides(let decider) = probe(top, there), decider.has(.overridesHitTest) else { return (top.has(.overridesHitTest) ? (top, there) : nil, hit) }
      return ((decider, decider.convertDown(there, from: top)), hit)
    }
    let mark = hit.context.arena.mark
    defer { hit.context.arena.release(mark) }
    guard let path = way(from: top, to: hit) else { return (nil, hit) }
    var local = there
    var last: (view: View, point: RKPoint)?
    for k in places(path.levels + 1) {
      let v = path.views[k]
      if k > 0 { local = v.toLocal(local) } else if isEntered { continue }
      if v.has(.overridesHitTest) { last = (v, local) }
      let isThere = v.boundsContain(local.x, local.y) && !v.has(.filters)
      if isThere { continue }
      guard v.has(.overridesPointInside), !v.has(.filters) else { return (last, hit) }
      return k > (isEntered ? 1 : 0) && last == nil ? (nil, path.views[k - 1]) : ((v, local), hit)
    }
    return (nil, hit)
  }

  /// The views from one down to another. The arena holds them.
  private func way(from top: View, to view: View) -> (views: UnsafeMutablePointer<View>, levels: Int)? {
    var levels = 0
    var ancestor = view
    while ancestor != top, let next = ancestor.superview {
      ancestor = next
      levels += 1
    }
    guard let path = view.context.arena.allocate(View.self, levels + 1, view.context.memory) else { return nil }
    ancestor = view
    for k in places(levels + 1) {
      path[levels - k] = ancestor
      ancestor = ancestor.superview ?? ancestor
    }
    return (path, levels)
  }

  /// Below a view that contains the point: the one that takes it. nil: an override decides, which is noted.
  private mutating func frontmost(of view: View, _ local: RKPoint, _ calls: Bool) -> View? {
    guard view.isAlive else { return nil }
    var k = Int(view.childCount)
    while view.isAlive, k > 0 {
      k -= 1
      guard k < Int(view.childCount), let block = view.children else { continue }
      let subview = view.context.view(block.record(k))
      let there = subview.toLocal(local)
      switch calls ? calledProbe(subview, there) : probe(subview, there) {
      case .nothing: continue
      case .hit(let hit): return hit
      case .decides(let decider):
        add(.missOverride, decider.object)
        return nil
      }
    }
    return view
  }

  private func leads(_ v: View, _ local: RKPoint, to found: View) -> Bool {
    if case .hit(found) = calledProbe(v, local) { true } else { false }
  }

  private func calledProbe(_ v: View, _ local: RKPoint) -> Probe {
    guard let found = v.context.hitTestCalled(v.cursor, local.x, local.y, nil) else { return .nothing }
    return .hit(v.context.view(found))
  }

  /// A hit-test below a view without calling overrides. A default view that contains the point always takes it, itself or below.
  private func probe(_ start: View, _ point: RKPoint) -> Probe {
    guard let first = entered(start, point) else { return .nothing }
    if !first { return .decides(start) }
    var v = start
    var local = point
    descend: while let block = v.children {
      var k = Int(v.childCount)
      while k > 0 {
        k -= 1
        let child = v.context.view(block.record(k))
        let there = child.toLocal(local)
        guard let enters = entered(child, there) else { continue }
        if !enters { return .decides(child) }
        v = child
        local = there
        continue descend
      }
      break
    }
    return .hit(v)
  }

  /// nil: it rejects the point; false: its override decides.
  private func entered(_ v: View, _ local: RKPoint) -> Bool? {
    if v.has(.overridesHitTest) {
      return v.has(.promised) && !v.context.isWithinReach(v.cursor, local.x, local.y) ? nil : false
    }
    if v.has(.filters) { return nil }
    if v.has(.overridesPointInside) {
      return v.has(.promised) && !v.context.isWithinReach(v.cursor, local.x, local.y) ? nil : false
    }
    return v.boundsContain(local.x, local.y) ? true : nil
  }
}

extension View {
  /// How far a point of its own coordinates is from its bounds, in points of its window.
  func windowDistance(to point: RKPoint) -> Double {
    let b = bounds.standardized
    let nearest = RKPoint(
      x: Double.minimum(Double.maximum(point.x, b.origin.x), b.origin.x + b.size.width), y: Double.minimum(Double.maximum(point.y, b.origin.y), b.origin.y + b.size.height))
    var distance = convertUp(nearest, to: root).distance(to: convertUp(point, to: root))
    // Under a transform another point of an edge may be nearer in the window.
    if distance > 0, !isUpright {
      let there = convertUp(point, to: root)
      let (left, top, right, bottom) = (b.origin.x, b.origin.y, b.origin.x + b.size.width, b.origin.y + b.size.height)
      var last = convertUp(RKPoint(x: left, y: bottom), to: root)
      for corner in places(4) {
        let next = convertUp(RKPoint(x: corner == 0 || corner == 3 ? left : right, y: corner < 2 ? top : bottom), to: root)
        distance = Double.minimum(distance, there.distance(toSegment: last, next))
        last = next
      }
    }
    if distance.isFinite { return distance }
    let size = Double.maximum((nearest.x - point.x).magnitude, (nearest.y - point.y).magnitude)
    return Double.minimum(size, .greatestFiniteMagnitude)
  }
}

extension RKPoint {
  fileprivate func distance(toSegment a: RKPoint, _ b: RKPoint) -> Double {
    let along = RKPoint(x: b.x - a.x, y: b.y - a.y)
    let length = along.x * along.x + along.y * along.y
    let part = length > 0 ? Double.minimum(Double.maximum(((x - a.x) * along.x + (y - a.y) * along.y) / length, 0), 1) : 0
    return distance(to: RKPoint(x: a.x + part * along.x, y: a.y + part * along.y))
  }
}
