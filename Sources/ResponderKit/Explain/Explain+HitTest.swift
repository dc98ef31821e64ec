// SPDX-License-Identifier: MIT
import CResponderKit

// What the trace has of the hit-test of a touch: it stands for what would be so now, and for overrides that are not called.

extension Explanation {
  /// What kept a touch from the view, which did not come to it.
  mutating func explainMiss(_ view: View, _ touch: TracedTouch, _ hit: View?) {
    let isSame = !subject.context.hasChanged(since: touch)
    if isSame {
      explainPlace(view, at: point, calls: false)
      takeRecorded(touch, hit)
      putDistanceFirst()
      addStray(view, touch)
    }
    // What was noted then is certain, whatever the view lies in by now.
    if !isSame, let note = noted(view, touch) {
      if note.reason == .noteUnderCover { return addCover(note, view, touch) }
      if let rejected = rejection(of: note.other, touch) {
        add(rejected)
        return addChange(rejected.object, view, touch) { $0.reason == rejected.reason && $0.culprit == rejected.object }
      }
    }
    if let rejected = rejection(of: view, touch) {
      if isSame {
        keep(to: rejected)
      } else {
        add(rejected)
        if !subject.context.hasOnlyScrolled(since: touch) { addChange(rejected.object, view, touch) { $0.reason == rejected.reason && $0.culprit == rejected.object } }
      }
    } else if !isSame, !explainScrolled(view, touch, hit) {
      explainChanged(view, touch, hit)
    } else if let decider = decider(of: hit, touch, from: view).decider, !places(count).contains(where: { isOverride(self[$0].reason) || self[$0].culprit == touch.first.other }) {
      addDecider(decider, hit)
    }
    addPlugins()
    if count == 0 {
      reached = false
      add(touch.first)
      add(.missOnlyThen, hit?.object)
    }
  }

  /// Views have scrolled since, and nothing else has changed: beside what the touch hit, the view lay then as it does now. False: that is not so.
  private mutating func explainScrolled(_ view: View, _ touch: TracedTouch, _ hit: View?) -> Bool {
    let context = subject.context
    var common = hit
    while let v = common, !view.isDescendant(of: v) { common = v.superview }
    guard let common, let local = context.point(in: common, of: touch), context.hasOnlyScrolled(since: touch) else { return false }
    let then = point
    explainPlace(view, at: common.convertUp(local, to: common.root), calls: false)
    point = then
    takeRecorded(touch, hit)
    putDistanceFirst()
    // What lies above both has let the touch through, and was in front of neither.
    removeAll {
      let culprit = context.liveView($0.culprit)
      return culprit.map { $0.isDescendant(of: common) } != true || culprit == common
    }
    date(touch.first.time)
    return count > 0
  }

  /// Views lie elsewhere by now, or are others: only what is recorded was so then.
  private mutating func explainChanged(_ view: View, _ touch: TracedTouch, _ hit: View?) {
    var isDecided = true
    if let above = returning(above: view, touch) {
      add(above)
    } else if let decider = decider(of: hit, touch, from: view).decider {
      addDecider(decider, hit)
    } else {
      isDecided = false
      addStray(view, touch)
      if count == 0 { add(touch.first) }
    }
    let known = count
    add(.missOnlyThen, hit?.object, value: 1)
    let then = point
    explainPlace(view, at: view.root.object.window?.view.toLocal(touch.first.point) ?? touch.first.point, calls: false)
    point = then
    putDistanceFirst(from: known + 1)
    // What was hit then is in the way now, too: that is the cause.
    if !isDecided, let hit, let k = places(count, from: known + 1).first(where: { self[$0].culprit == hit.pointer && (self[$0].reason == .missCovered || self[$0].reason == .missOtherWindow) }) {
      let reason = self[k].reason
      // What took a touch beside it was not in front.
      let isBeside = places(count, from: known + 1).contains { self[$0].reason == .hitOutside && self[$0].culprit == view.pointer }
      clear()
      return isBeside ? add(touch.first) : add(reason, at: touch.first.time, hit.pointer)
    }
    if count > known + 1 { return changedAt = known + 1 }
    remove(known)
    add(.missOnlyThen, hit?.object)
  }

  /// What the trace noted when the touch began: it lay in the view, and something was in front, ended before, or let no touch through.
  private func noted(_ view: View, _ touch: TracedTouch) -> RKTraceRecord? {
    subject.context.note(of: touch) { $0.object == view.pointer && ($0.reason == .noteUnderCover || $0.reason == .noteOutsideSuperview || $0.reason == .noteNotInteractive) }
  }

  /// What the hit-test of the touch has decided about a view, which kept it out.
  private func rejection(of rejected: OpaquePointer?, _ touch: TracedTouch) -> RKTraceRecord? { rejection(touch) { $0.object == rejected } }

  /// The first of those that are meant which is about the touch's own point; else the first.
  @inline(never)
  private func rejection(_ touch: TracedTouch, _ isMeant: (RKTraceRecord) -> Bool) -> RKTraceRecord? {
    let trace = subject.context.trace
    var found: RKTraceRecord?
    for k in places(touch.place, from: touch.range.first) where isRejection(trace[k].reason) && isMeant(trace[k]) {
      if isAtTouch(trace[k], touch) { return trace[k] }
      found = found ?? trace[k]
    }
    return found
  }

  /// A hitTest override may ask for other points, too: those are not where the touch was. For a view that has moved since, they look alike.
  private func isAtTouch(_ r: RKTraceRecord, _ touch: TracedTouch) -> Bool {
    r.reason != .hitOutside && r.reason != .hitOutsideByOverride || subject.context.isAt(r, touch.first.point)
  }

  /// What was in front then. What is so now is left out where that is the same.
  private mutating func addCover(_ note: RKTraceRecord, _ view: View, _ touch: TracedTouch) {
    let reason: RKReason = note.value >= 2 ? .missOtherWindow : .missCovered
    add(reason, at: note.time, note.other)
    addChange(note.other, view, touch) { $0.reason == reason && $0.culprit == note.other }
  }

  /// After a cause of that time, what is in the way now; nothing more where it is the same one.
  private mutating func addChange(_ culprit: OpaquePointer?, _ view: View, _ touch: TracedTouch, _ isSame: (RKExplanationStep) -> Bool) {
    let known = count
    let cover = subject.context.liveObject(culprit, .all)
    add(.missOnlyThen, cover, value: 1)
    let then = point
    explainPlace(view, at: view.root.object.window?.view.toLocal(touch.first.point) ?? touch.first.point, calls: false)
    point = then
    putDistanceFirst(from: known + 1)
    // The same cause in the same place: what else is so now tells nothing, but that the view lies elsewhere.
    if let k = places(count, from: known + 1).first(where: { isSame(self[$0]) && (self[$0].reason != .hitOutside || self[$0].point.distance(to: self[known - 1].point) < 1e-6) }),
      k == known + 1 || self[known + 1].reason != .hitOutside
    {
      return keep(known)
    }
    if count > known + 1 { return changedAt = known + 1 }
    keep(known)
    add(.missOnlyThen, cover)
  }

  /// What was decided stands first. If it is not so any more, what is so now tells nothing.
  private mutating func keep(to rejected: RKTraceRecord) {
    let isStill = places(count).contains { (self[$0].reason == rejected.reason || self[$0].reason == .hitOutside && (rejected.reason == .hitOutsideByOverride || rejected.reason == .hitOverrideReturnedNil)) && self[$0].culprit == rejected.object && isSamePlace(self[$0], rejected) }
    if !isStill {
      clear()
      add(rejected)
    } else if rejected.reason == .hitOutside, rejected.value > Explanation.near {
      // So far away nothing is known of how views were then, but that this one took touches.
      removeAll { $0.reason != .hitOutside }
    } else if let k = places(count).first(where: { self[$0].reason == .missSubview }) {
      // Nothing below what was rejected took part.
      remove(k)
    }
  }

  /// A view that moved since has the point elsewhere.
  private func isSamePlace(_ step: RKExplanationStep, _ rejected: RKTraceRecord) -> Bool { step.reason != .hitOutside || step.point.distance(to: rejected.point) < 1e-6 }

  private func isOverride(_ reason: RKReason) -> Bool {
    switch reason {
    case .missOverride, .hitOverrideReturned, .hitOverrideReturnedNil, .hitOutsideByOverride, .hitInsideByOverride: true
    default: false
    }
  }

  /// The decision of the touch's hit-test that kept it out of a view, or of one that it lies in.
  private func rejection(of view: View, _ touch: TracedTouch) -> RKTraceRecord? {
    rejection(touch) { r in
      guard let rejected = subject.context.liveView(r.object) else { return false }
      // Most of what a hit-test rejects has no subviews.
      return rejected == view || rejected.childCount > 0 && view.isDescendant(of: rejected)
    }
  }

  func isRejection(_ reason: RKReason) -> Bool {
    switch reason {
    case .hitHidden, .hitInteractionDisabled, .hitAlpha, .hitAnimating, .hitSingularTransform, .hitOutside, .hitOutsideByOverride, .hitOverrideReturnedNil, .hitDisabledControl: true
    default: false
    }
  }

  /// The hitTest override of the view, or of one that it lies in, which answered with another view.
  private func returning(above view: View, _ touch: TracedTouch) -> RKTraceRecord? {
    let context = subject.context
    let place = places(touch.place, from: touch.range.first).first { k in
      let r = context.trace[k]
      guard r.reason == .hitOverrideReturned, r.other == touch.first.other, let decider = context.liveView(r.object) else { return false }
      return view.isDescendant(of: decider)
    }
    return place.map { context.trace[$0] }
  }

  /// The override without which the touch would have hit another view. It is one of hitTest, if the inherited walk does not lead to the hit view, or one of
  /// pointInside that accepted a point outside of the bounds. If there is none, bounds alone let `cover` take the touch.
  func decider(of hit: View?, _ touch: TracedTouch, from other: View? = nil) -> (decider: RKTraceRecord?, cover: View?) {
    let context = subject.context
    guard let hit else { return (nil, nil) }
    var returned: Int?
    var taken: Int?
    for k in places(touch.place, from: touch.range.first) {
      let r = context.trace[k]
      if r.reason == .hitTaken, r.object == hit.pointer { taken = k }
      guard r.reason == .hitOverrideReturned, r.other == hit.pointer, let v = context.liveView(r.object) else { continue }
      if !hit.isDescendant(of: v) { return (r, hit) }
      returned = returned ?? k
    }
    if let taken, let accepting = accepting(hit, touch, before: taken, from: other) {
      let v = context.liveView(accepting.object)
      // The bounds of what it lies in contain the touch, and the other view is elsewhere.
      return context.isBranch(v, from: other) ? (accepting, hit) : (nil, v?.superview ?? hit)
    }
    guard let returned, taken == nil || !hit.contains(screen: touch.first.point) else { return (nil, hit) }
    return (context.trace[returned], hit)
  }

  /// The first view on the way of a hit-test down to the view, itself included, whose override accepted a point outside of its bounds. One that the other view lies
  /// in has let the touch come nearer to that.
  private func accepting(_ hit: View, _ touch: TracedTouch, before end: Int, from other: View?) -> RKTraceRecord? {
    let context = subject.context
    let place = places(end, from: touch.range.first).first { k in
      let r = context.trace[k]
      guard r.reason == .hitInsideByOverride, let v = context.liveView(r.object) else { return false }
      return !v.boundsContain(r.point.x, r.point.y) && hit.isDescendant(of: v) && other?.isDescendant(of: v) != true && (context.isAt(r, touch.first.point) || context.hasChanged(since: touch))
    }
    return place.map { context.trace[$0] }
  }

  /// A hitTest override of the view's window returned a view in no window, which counts as none (SPEC 44).
  private mutating func addStray(_ view: View, _ touch: TracedTouch) {
    let context = subject.context
    guard let stray = places(touch.place, from: touch.range.first).first(where: { context.trace[$0].reason == .touchHitViewWithoutWindow }),
      let override = context.override(leadingTo: stray, from: touch.range.first).map({ context.trace[$0] }), let decider = context.liveView(override.object),
      decider.root == view.root
    else { return }
    // One that the view lies in is among the causes already.
    if !places(count).contains(where: { self[$0].culprit == override.object }) { add(override) }
    add(at: stray)
  }

  mutating func addDecider(_ decider: RKTraceRecord, _ hit: View?) {
    add(decider)
    if decider.reason == .hitInsideByOverride, let v = subject.context.liveView(decider.object) {
      measure(v.windowDistance(to: decider.point), .points)
    }
    if let hit, hit.pointer != decider.object { add(.touchHit, hit.object) }
  }

  /// What overrides have answered is recorded: it stands for those that were not called now.
  private mutating func takeRecorded(_ touch: TracedTouch, _ hit: View?) {
    guard let place else { return }
    let wasReached = hasReached(place, touch)
    var (wasAsked, hasLed) = (false, false)
    var k = count
    while k > 0 {
      k -= 1
      guard self[k].reason == .missOverride, let view = subject.context.liveView(self[k].culprit) else { continue }
      var answer = subject.context.answer(of: view, from: touch.range.first, to: touch.place)
      if answer.rejected != nil { answer.rejected = rejection(of: view.pointer, touch) }
      if place.isDescendant(of: view) {
        // An override that only hands on what the inherited method returns has decided nothing.
        if answer.passed && (answer.rejected == nil || !wasReached) {
          remove(k)
        } else if let rejected = answer.rejected, isOutside(rejected, view) {
          // It is, and an override that rejects it need not be at fault.
          remove(k)
          add(.hitOutside, view.object, point: rejected.point, value: view.windowDistance(to: rejected.point), .points)
          move(count - 1, to: k)
        } else if let rejected = answer.rejected {
          // What is still so is a cause already.
          if places(count).contains(where: { self[$0].reason == rejected.reason && self[$0].culprit == rejected.object }) { remove(k) } else { replace(k, rejected) }
        } else if let returned = answer.returned { replace(k, returned) } else if !isCutOff(touch) { remove(k) }
      } else {
        // It may have been in front.
        remove(k)
        wasAsked = true
        if answer.rejected == nil, answer.passed || answer.returned != nil { hasLed = true }
      }
    }
    guard let hit, hasLed || wasAsked && hit.isInFront(of: place), !places(count).contains(where: { self[$0].culprit == hit.pointer }) else { return }
    // What lies in the view did not take it.
    if let k = places(count).first(where: { self[$0].reason == .missSubview }) { remove(k) }
    let (decider, cover) = decider(of: hit, touch, from: place)
    if let decider { return addDecider(decider, hit) }
    if let cover, !places(count).contains(where: { self[$0].culprit == cover.pointer }) { add(hit.window == place.window ? .missCovered : .missOtherWindow, cover.object) }
  }

  private func isOutside(_ r: RKTraceRecord, _ view: View) -> Bool {
    (r.reason == .hitOutside || r.reason == .hitOutsideByOverride || r.reason == .hitOverrideReturnedNil) && !view.boundsContain(r.point.x, r.point.y)
  }

  /// The inherited method found the view, or one in it, whatever overrides made of that.
  private func hasReached(_ view: View, _ touch: TracedTouch) -> Bool { subject.context.hasReached(view, from: touch.range.first, to: touch.place) }

  /// The trace has lost the beginning of the hit-test: what it does not have may have been asked.
  private func isCutOff(_ touch: TracedTouch) -> Bool { touch.range.first == 0 && subject.context.trace.isOverwritten }
}

/// What a hit-test has recorded about a view.
struct HitAnswer {
  /// It contains the point.
  var passed = false
  var rejected: RKTraceRecord?
  /// What its hitTest override returned.
  var returned: RKTraceRecord?

  /// The inherited hitTest ran: an override that calls it may only hand on what it returns.
  var hasRun: Bool { passed || rejected.map { $0.reason != .hitOverrideReturnedNil } == true }
  /// The view rejected the point itself.
  var isOutside: Bool { rejected?.reason == .hitOutside || rejected?.reason == .hitOutsideByOverride }
}

extension Context {
  /// The point of a record is that point of the screen, as far as its view lies where it lay.
  func isAt(_ r: RKTraceRecord, _ screen: RKPoint) -> Bool {
    guard let view = liveView(r.object), let window = view.window?.view else { return true }
    return view.convertDown(window.toLocal(screen), from: window).distance(to: r.point) < 1e-6
  }

  /// At this view a hit-test leaves the way to another one.
  func isBranch(_ view: View?, from other: View?) -> Bool {
    guard let superview = view?.superview, let other, other.root == superview.root else { return true }
    return other.isDescendant(of: superview)
  }

  /// What the hit-test between two places of the trace has recorded about a view.
  @inline(never)
  func answer(of view: View, from first: Int, to end: Int) -> HitAnswer {
    var answer = HitAnswer()
    for place in places(end, from: first) {
      let r = trace[place]
      guard r.object == view.pointer else { continue }
      switch r.reason {
      case .hitInside, .hitInsideByOverride: answer.passed = true
      case .hitOverrideReturned: answer.returned = r
      case .hitOverrideReturnedNil: (answer.rejected, answer.returned) = (answer.rejected ?? r, r)
      case .hitTaken, .hitSubviewGone: break
      default: if r.reason.rawValue < 100 { answer.rejected = r }
      }
    }
    return answer
  }

  /// In a hit-test, as the trace has it, the inherited method found the view, or one in it.
  func hasReached(_ view: View, from first: Int, to end: Int) -> Bool {
    for k in places(end, from: first) where trace[k].reason == .hitTaken && liveView(trace[k].object)?.isDescendant(of: view) == true { return true }
    return false
  }

  /// The hitTest override whose answer is at a place has returned what the inherited method had found.
  @inline(never)
  func handsOn(_ place: Int, from first: Int) -> Bool {
    let r = trace[place]
    var isSame: Bool?
    var k = place
    while k > first {
      k -= 1
      let inner = trace[k]
      if inner.object == r.object, inner.reason == .hitInside || inner.reason == .hitInsideByOverride { return isSame == true }
      if isSame != nil { continue }
      if inner.reason == .hitTaken { isSame = inner.object == r.other } else if inner.reason == .hitOverrideReturned { isSame = inner.other == r.other }
    }
    return false
  }

  /// The first hitTest override, in the hit-test that ends at a place, that returned the view of the record there.
  func override(leadingTo place: Int, from first: Int) -> Int? {
    let found = trace[place].other
    return places(place, from: first).first { trace[$0].reason == .hitOverrideReturned && trace[$0].other == found && !handsOn($0, from: first) }
  }

  /// The same for a touch that began at a place; nil: what it hit it lies in, or it hit nothing, and no view in no window was returned.
  func override(leadingTouchAt place: Int) -> Int? {
    let r = trace[place], first = hitTest(before: place)
    if let hit = liveView(r.other) { return hit.contains(screen: r.point) ? nil : override(leadingTo: place, from: first) }
    if r.other != nil { return nil }
    return places(place, from: first).first { trace[$0].reason == .touchHitViewWithoutWindow }.flatMap { override(leadingTo: $0, from: first) }
  }
}

extension View {
  /// Whether a hit-test comes to it before the other one, which is neither around it nor in it.
  func isInFront(of other: View) -> Bool {
    if root != other.root {
      // Windows in front come first.
      for index in context.windows.places where context.windows[index] == root.index || context.windows[index] == other.root.index { return context.windows[index] == other.root.index }
      return false
    }
    var (a, b) = (self, other)
    while let superview = a.superview, !other.isDescendant(of: superview) { a = superview }
    while let superview = b.superview, superview != a.superview { b = superview }
    return a.superview != nil && a.superview == b.superview && a.slot > b.slot
  }

  /// It belongs to a presented controller, and the other view to none within that: what is presented is meant to cover.
  @inline(never)
  func isPresented(over other: View) -> Bool {
    var next: View? = self
    while let v = next, !other.isDescendant(of: v) {
      if v.controller?.presenting != nil { return true }
      next = v.superview
    }
    return false
  }

  /// Whether a point of the screen lies in its bounds.
  @inline(never)
  func contains(screen point: RKPoint) -> Bool {
    guard let window else { return false }
    let local = convertDown(window.view.toLocal(point), from: window.view)
    return boundsContain(local.x, local.y)
  }
}
