// SPDX-License-Identifier: MIT
import CResponderKit

// hitTest:withEvent: and pointInside:withEvent: (SPEC 32-53).
//
// A default view that contains the point always returns something, so the walk never comes back to a level that it has left: it goes
// down in a loop and leaves it only for overrides. Among siblings, boxes in Float reject first; the exact test in Double decides.
//
// A wide parent has an index that proposes candidates in their order; see HitTest+Index.swift.

let deepestHitTest = 10_000

extension Context {
  // MARK: Entry points

  /// hitTest:withEvent:, overrides included; nil for nil.
  @inline(__always)
  @_optimize(speed)
  func hitTest(_ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> ViewCursor? {
    if _slowPath(v.has(.special)), v.has(.overridesHitTest) {
      if !isAsked(.hitTest, v, RKPoint(x: x, y: y), event) { return nil }
      return callHitTest(slot(classData(v.header.classID), .hitTest), v, x, y, event)
    }
    return builtInHitTest(v, x, y, event, isSuper: false)
  }

  /// The same as one function, for callers that can afford a call.
  @inline(never)
  @_optimize(speed)
  func hitTestCalled(_ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> ViewCursor? {
    hitTest(v, x, y, event)
  }

  /// SPEC 32: the filters, pointInside, the subviews from front to back, the view itself.
  @inline(__always)
  func builtInHitTest(
    _ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?, isSuper: Bool = true
  ) -> ViewCursor? {
    if _slowPath(isTracing) { return isSuper ? tracedHitTest(v, x, y, event) : tracedCall(v, x, y, event) }
    if _fastPath(!v.has(.special)) {
      if !v.boundsContain(x, y) { return nil }
    } else if !acceptsSpecially(v, x, y, event) {
      return nil
    }
    return walk(v, x, y, event, traced: false)
  }

  /// Filters and pointInside of a view that is not a plain one. Returns whether to test the subviews.
  @inline(never)
  private func acceptsSpecially(_ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> Bool {
    if v.has(.filters) { return false }
    if !v.has(.overridesPointInside) { return v.boundsContain(x, y) }
    // The override may have destroyed the view.
    depth += 1
    let inside = callPointInside(slot(classData(v.header.classID), .pointInside), v, x, y, event)
    depth -= 1
    return inside && v.isAlive
  }

  @inline(never)
  private func tracedCall(_ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> ViewCursor? {
    isAsked(.hitTest, v, RKPoint(x: x, y: y), event) ? tracedHitTest(v, x, y, event) : nil
  }

  @inline(never)
  private func tracedHitTest(
    _ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?
  ) -> ViewCursor? {
    let point = RKPoint(x: x, y: y)
    let index = v.index
    let superview = v.superviewIndex
    if rejectedByFilter(cursor(index), superview, point) { return nil }
    if v.has(.overridesPointInside) {
      self.depth += 1
      let inside = callPointInside(object(index).slot(.pointInside), v, x, y, event)
      self.depth -= 1
      if !v.isAlive { return nil }
      trace(inside ? .hitInsideByOverride : .hitOutsideByOverride, object(ifAny: index), object(ifAny: v.superviewIndex), point: point, depth: hitDepth)
      guard isAsked(.pointInside, v, point, event, answer: inside), inside else { return nil }
    } else {
      let inside = v.boundsContain(x, y)
      trace(inside ? .hitInside : .hitOutside, object(ifAny: index), object(ifAny: superview), point: point, depth: hitDepth)
      guard isAsked(.pointInside, v, point, event, answer: inside), inside else { return nil }
    }
    return walk(v, x, y, event, traced: true)
  }

  /// Record which filter rejects a view, if one does (SPEC 13, 32, 51, 53).
  func rejectedByFilter(_ v: ViewCursor, _ asker: UInt32, _ point: RKPoint) -> Bool {
    let flags = v.flags
    if !flags.has(.filters) { return false }
    let reason: RKReason =
      flags.has(.singular) ? .hitSingularTransform
      : flags.has(.hidden) ? .hitHidden
      : flags.has(.interactionDisabled) ? .hitInteractionDisabled
      : flags.has(.alphaLow) ? .hitAlpha
      : flags.has(.animating) ? .hitAnimating : .hitDisabledControl
    object(v).trace(reason, object(ifAny: asker), point: point, value: Double(v.alpha), depth: hitDepth)
    return true
  }

  /// pointInside:withEvent:, overrides included.
  func pointInside(_ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> Bool {
    let inside =
      v.has(.overridesPointInside)
      ? callPointInside(slot(classData(v.header.classID), .pointInside), v, x, y, event) : v.boundsContain(x, y)
    return isAsked(.pointInside, v, RKPoint(x: x, y: y), event, answer: inside) && inside
  }

  // MARK: The walk

  /// Below a view that contains the point: the front-most view that takes it.
  @inline(__always)
  @_optimize(speed)
  private func walk(
    _ start: ViewCursor, _ startX: Double, _ startY: Double, _ event: OpaquePointer?, traced: Bool
  ) -> ViewCursor? {
    var v = start
    var x = startX
    var y = startY
    descend: while true {
      if !traced, !v.goesDown(&x, &y) { return v }
      let k = Int(v.childCount)
      if k > 0 {
        let block = v.children.unsafelyUnwrapped
        if !traced, k >= indexMinimum, !v.has(.indexUseless), v.has(.indexed) || !v.waitsForIndex, let step = walkIndexed(v, x, y, event) {
          switch step {
          case .taken(let found): return found
          case .enter(let next, let lx, let ly):
            v = next
            x = lx
            y = ly
            continue descend
          case .nothing: return v
          case .gone: return nil
          }
        }
        let boxes = block.boxes
        let fx = Float(x)
        let fy = Float(y)
        let point = SIMD4<Float>(fx, fy, 0 - fx, 0 - fy)
        var box = boxes + k
        children: while true {
          // NaN compares false: such a point is a candidate everywhere, and the exact test rejects it.
          repeat {
            if box == boxes { break children }
            box -= 1
          } while !traced && any(point .< box.pointee)
          let c = block.record(ofBox: box)
          if !traced, _fastPath(!c.has(.special)) {
            let lx = x + c.toLocalX
            let ly = y + c.toLocalY
            let b = c.bounds
            if lx >= b.origin.x, ly >= b.origin.y, lx < b.origin.x + b.size.width, ly < b.origin.y + b.size.height {
              v = c
              x = lx
              y = ly
              continue descend
            }
          } else if !c.has(.overrides), !(traced && isObserved) {
            if let local = enterPlain(c, v, x, y, traced: traced) {
              v = c
              x = local.x
              y = local.y
              continue descend
            }
          } else {
            // From here on this level calls out: the rest of it is walked over the list as it is now.
            switch callOut(v, block.place(ofBox: box) + 1, x, y, event, traced: traced) {
            case .taken(let found): return found
            case .enter(let next, let lx, let ly):
              v = next
              x = lx
              y = ly
              continue descend
            case .nothing: break children
            case .gone: return nil
            }
          }
        }
      }
      if traced { object(v).trace(.hitTaken, point: RKPoint(x: x, y: y), depth: hitDepth) }
      return v
    }
  }

  /// A view without overrides that may have a transform, odd bounds, or be filtered: its local point if it contains the point.
  @inline(__always)
  @_optimize(speed)
  func enterPlain(
    _ v: ViewCursor, _ asker: ViewCursor, _ x: Double, _ y: Double, traced: Bool
  ) -> RKPoint? {
    let (index, superview) = (v.index, asker.index)
    if v.has(.filters) {
      if traced { _ = rejectedByFilter(cursor(index), superview, v.toLocal(RKPoint(x: x, y: y))) }
      return nil
    }
    let local = v.has(.linear) ? v.toLocalLinearly(RKPoint(x: x, y: y)) : v.toLocal(RKPoint(x: x, y: y))
    let inside = v.boundsContain(local.x, local.y)
    if traced { trace(inside ? .hitInside : .hitOutside, object(ifAny: index), object(ifAny: superview), point: local, depth: hitDepth) }
    return inside ? local : nil
  }

  private enum Answer: UInt8 {
    case no, yes
    /// No, and the list of siblings is another one by now: still pinned, and the context still entered.
    case changed
    /// The view whose subviews were being asked is no more.
    case gone
  }

  /// What `walkCallingOut` does, the usual case without much ado: the first child overrides pointInside and nothing else of it is special.
  @inline(never)
  private func callOut(
    _ parent: ViewCursor, _ count: Int, _ x: Double, _ y: Double, _ event: OpaquePointer?, traced: Bool
  ) -> Step {
    let block = parent.children.unsafelyUnwrapped
    let c = block.record(count - 1)
    guard !traced, c.flags.intersection(.special) == .overridesPointInside else {
      return walkCallingOut(parent, block, count, x, y, event, traced: traced)
    }
    let lx = x + c.toLocalX
    let ly = y + c.toLocalY
    if c.has(.promised), !isWithinReach(c, lx, ly) {
      return count == 1 ? .nothing : walkCallingOut(parent, block, count - 1, x, y, event, traced: traced)
    }
    switch ask(c, parent, block, lx, ly, event) {
    case .yes: return .enter(c, lx, ly)
    case .gone: return .gone
    case .no: return count == 1 ? .nothing : walkCallingOut(parent, block, count - 1, x, y, event, traced: traced)
    case .changed:
      let step = walkCallingOut(parent, block, count - 1, x, y, event, traced: traced)
      unpin(block)
      depth -= 1
      return step
    }
  }

  @inline(__always)
  private func ask(
    _ c: ViewCursor, _ parent: ViewCursor, _ block: ChildBlock, _ x: Double, _ y: Double,
    _ event: OpaquePointer?
  ) -> Answer {
    pin(block)
    enter()
    let inside = askPointInside(slot(classData(c.header.classID), .pointInside), c, x, y, event)
    let answer: Answer = !parent.isAlive ? .gone : inside && c.isAlive ? .yes : parent.children == block ? .no : .changed
    if answer != .changed {
      unpin(block)
      depth -= 1
    }
    return answer
  }

  enum Step {
    case taken(ViewCursor)
    case enter(ViewCursor, Double, Double)
    case nothing
    /// The view whose subviews were being asked is no more.
    case gone
  }

  /// The children in front-to-back order from slot `count - 1`, calling overrides. The list is the one of this moment (SPEC 36): records
  /// are not used again while a walk is on, so a link that still holds is the same link.
  @inline(never)
  @_optimize(speed)
  func walkCallingOut(
    _ parent: ViewCursor, _ block: ChildBlock, _ count: Int, _ x: Double, _ y: Double, _ event: OpaquePointer?,
    traced: Bool
  ) -> Step {
    let parentIndex = parent.index
    pin(block)
    enter()
    defer {
      // Not `leave`: what ends when no call is running must not end in the middle of the walk. rk_view_hit_test looks after it.
      depth -= 1
      unpin(block)
    }
    let fx = Float(x)
    let fy = Float(y)
    let point = SIMD4<Float>(fx, fy, 0 - fx, 0 - fy)
    var k = count
    while k > 0 {
      k -= 1
      // Boxes are kept up only in the list that is current.
      if !traced, parent.children == block, any(point .< block.boxes[k]) { continue }
      let step = askChild(block.record(k), parent, parentIndex, x, y, event, traced: traced)
      if case .nothing = step { continue }
      return step
    }
    return .nothing
  }

  /// One child in its turn, override or not.
  @inline(__always)
  @_optimize(speed)
  func askChild(
    _ c: ViewCursor, _ parent: ViewCursor, _ parentIndex: UInt32, _ x: Double, _ y: Double, _ event: OpaquePointer?,
    traced: Bool
  ) -> Step {
    guard c.isAlive, c.superviewIndex == parentIndex else {
      if traced { trace(.hitSubviewGone, object(ifAny: c.isAlive ? c.index : 0), object(ifAny: parentIndex), depth: hitDepth) }
      return .nothing
    }
    let child = c.index
    if c.has(.singular) {
      if traced { _ = rejectedByFilter(cursor(child), parentIndex, RKPoint(x: x, y: y)) }
      return .nothing
    }
    let local = c.toLocal(RKPoint(x: x, y: y))
    if c.has(.promised), !isWithinReach(c, local.x, local.y) {
      // The filters come first where they are not the override's.
      if traced, c.has(.overridesHitTest) || !rejectedByFilter(cursor(child), parentIndex, local) { trace(.hitOutside, object(ifAny: child), object(ifAny: parentIndex), point: local, depth: hitDepth) }
      return .nothing
    }
    if traced, isObserved { return askObserved(c, parent, parentIndex, local, event) }
    if c.has(.overridesHitTest) {
      let found = callHitTest(slot(classData(c.header.classID), .hitTest), c, local.x, local.y, event)
      if let found { return .taken(found) }
      return parent.isAlive ? .nothing : .gone
    }
    if c.has(.overridesPointInside) {
      if c.has(.filters) {
        if traced { _ = rejectedByFilter(cursor(child), parentIndex, local) }
        return .nothing
      }
      let inside = callPointInside(slot(classData(c.header.classID), .pointInside), c, local.x, local.y, event)
      if !parent.isAlive { return .gone }
      guard c.isAlive else { return .nothing }
      if traced { trace(inside ? .hitInsideByOverride : .hitOutsideByOverride, object(ifAny: child), object(ifAny: parentIndex), point: local, depth: hitDepth) }
      return inside ? .enter(c, local.x, local.y) : .nothing
    }
    if let local = enterPlain(c, parent, x, y, traced: traced) { return .enter(c, local.x, local.y) }
    return .nothing
  }

  /// The same as one function, without a trace.
  @inline(never)
  @_optimize(speed)
  func askChildCalled(_ c: ViewCursor, _ parent: ViewCursor, _ parentIndex: UInt32, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> Step {
    askChild(c, parent, parentIndex, x, y, event, traced: false)
  }

  /// Whether a child whose class promised something may accept a point, edges included. Boxes alone must not decide it: they are kept for one list of siblings,
  /// and rounded, but the calls must be the same on every way through the siblings.
  @inline(never)
  func isWithinReach(_ v: ViewCursor, _ x: Double, _ y: Double) -> Bool {
    let b = v.bounds.standardized
    let outset = view(v).outset
    return x >= b.origin.x - outset && y >= b.origin.y - outset && x <= b.origin.x + b.size.width + outset && y <= b.origin.y + b.size.height + outset
  }

  // MARK: Calling overrides

  /// The same for a question of hit-testing, which may be asked only so deep on any stack.
  @inline(never)
  func checkHitDepth() throws(RKStatus) {
    try checkStack()
    guard hitDepth < deepestHitTest else { throw isTooDeep() }
  }

  /// The answer is used as it is (SPEC 38), if it is a living view of this context.
  @inline(never)
  func callHitTest(
    _ slot: MethodSlot, _ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?
  ) -> ViewCursor? {
    guard let function = slot.function else { return builtInHitTest(v, x, y, event) }
    let index = v.index
    guard hitDepth < deepestHitTest, hasStack else {
      diagnose(.tooDeep, object(ifAny: index))
      return nil
    }
    hitDepth += 1
    object(index).begin(slot)
    let answer = unsafeBitCast(function, to: RKHitTestMethod.self)(pointer(index), RKPoint(x: x, y: y), event, slot.userdata)
    hitDepth -= 1
    guard let found = object(index).end(slot, object: answer, .views) else {
      guard let inherited = object(index).superSlot(slot, .hitTest) else { return nil }
      return callHitTest(inherited, v, x, y, event)
    }
    if isTracing, v.isAlive {
      object(v).trace(found == nil ? .hitOverrideReturnedNil : .hitOverrideReturned, found ?? object(ifAny: v.superviewIndex), point: RKPoint(x: x, y: y), depth: hitDepth)
    }
    // What ended with the call may have taken the view with it.
    guard let found, !found.isFree else { return nil }
    return View(found).cursor
  }

  @inline(never)
  func callPointInside(
    _ slot: MethodSlot, _ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?
  ) -> Bool {
    askPointInside(slot, v, x, y, event)
  }

  @inline(__always)
  private func askPointInside(
    _ slot: MethodSlot, _ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?
  ) -> Bool {
    guard let function = slot.function else { return v.boundsContain(x, y) }
    guard hitDepth < deepestHitTest, hasStack else {
      object(v).diagnose(.tooDeep)
      return false
    }
    let header = v.raw.bound(to: Header.self)
    let generation = header.generation
    hitDepth += 1
    begin(slot, header)
    let answer = unsafeBitCast(function, to: PointInsideCall.self)(handle(ofView: v), RKPoint(x: x, y: y), event, slot.userdata)
    hitDepth -= 1
    if end(slot, header, generation, bool: answer) { return answer != 0 }
    return inheritedPointInside(slot, v, x, y, event)
  }

  @inline(never)
  private func inheritedPointInside(
    _ slot: MethodSlot, _ v: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?
  ) -> Bool {
    guard let inherited = object(v).superSlot(slot, .pointInside) else { return false }
    return callPointInside(inherited, v, x, y, event)
  }
}
