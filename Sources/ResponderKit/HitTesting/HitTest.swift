import CResponderKit

// hitTest:withEvent: and pointInside:withEvent: (SPEC 32-53).
//
// A default view that contains the point always returns something, so the walk never comes back to a level that it has left: it goes
// down in a loop and leaves it only for overrides. Among siblings, boxes in Float reject first; the exact test in Double decides.
//
// Room for an index over wide parents: the sibling loop of `walk` asks for "the next candidate in front of slot k" and nothing else.

let deepestHitTest = 10_000

extension UnsafeMutablePointer where Pointee == Context {
  // MARK: Entry points

  /// hitTest:withEvent:, overrides included; 0 for nil.
  @inline(__always) func hitTest(_ index: UInt32, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> UInt32 {
    if view(index).has(ViewFlag.overridesHitTest) { return callHitTest(slot(classData(of: index), .hitTest), index, x, y, event) }
    return builtInHitTest(index, x, y, event)
  }

  /// SPEC 32: the filters, pointInside, the subviews from front to back, the view itself.
  @inline(__always) func builtInHitTest(_ index: UInt32, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> UInt32 {
    if isTracing { return tracedHitTest(index, x, y, event) }
    let v = view(index)
    if v.pointee.flags & ViewFlag.special == 0 {
      if !v.boundsContain(x, y) { return 0 }
    } else {
      if v.pointee.flags & ViewFlag.filters != 0 { return 0 }
      if v.has(ViewFlag.overridesPointInside) {
        if !callPointInside(slot(classData(of: index), .pointInside), index, x, y, event) { return 0 }
        // The override may have destroyed the view.
        if !isView(index) { return 0 }
      } else if !v.boundsContain(x, y) {
        return 0
      }
    }
    return walk(index, x, y, event, traced: false)
  }

  @inline(never) private func tracedHitTest(_ index: UInt32, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> UInt32 {
    let point = RKPoint(x: x, y: y)
    let v = view(index)
    let superview = v.pointee.superview
    if rejectedByFilter(index, superview, point) { return 0 }
    if v.has(ViewFlag.overridesPointInside) {
      let inside = callPointInside(slot(classData(of: index), .pointInside), index, x, y, event)
      if !isView(index) { return 0 }
      trace(inside ? .hitInsideByOverride : .hitOutsideByOverride, index, superview, point: point, depth: pointee.hitDepth)
      if !inside { return 0 }
    } else {
      let inside = v.boundsContain(x, y)
      trace(inside ? .hitInside : .hitOutside, index, superview, point: point, depth: pointee.hitDepth)
      if !inside { return 0 }
    }
    return walk(index, x, y, event, traced: true)
  }

  /// Record which filter rejects a view, if one does (SPEC 13, 32, 53).
  private func rejectedByFilter(_ index: UInt32, _ asker: UInt32, _ point: RKPoint) -> Bool {
    let v = view(index)
    let flags = v.pointee.flags
    if flags & ViewFlag.filters == 0 { return false }
    let reason: RKReason =
      flags & ViewFlag.singular != 0 ? .hitSingularTransform
      : flags & ViewFlag.hidden != 0 ? .hitHidden
      : flags & ViewFlag.interactionDisabled != 0 ? .hitInteractionDisabled
      : flags & ViewFlag.alphaLow != 0 ? .hitAlpha : .hitAnimating
    trace(reason, index, asker, point: point, value: Double(v.pointee.alpha), depth: pointee.hitDepth)
    return true
  }

  /// pointInside:withEvent:, overrides included.
  func pointInside(_ index: UInt32, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> Bool {
    if view(index).has(ViewFlag.overridesPointInside) {
      return callPointInside(slot(classData(of: index), .pointInside), index, x, y, event)
    }
    return view(index).boundsContain(x, y)
  }

  // MARK: The walk

  /// Below a view that contains the point: the front-most view that takes it.
  @inline(__always)
  private func walk(_ start: UInt32, _ startX: Double, _ startY: Double, _ event: OpaquePointer?, traced: Bool) -> UInt32 {
    var index = start
    var v = view(start)
    var x = startX
    var y = startY
    while true {
      var k = Int(v.pointee.childCount)
      var entered = false
      if k > 0 {
        let block = v.pointee.children.unsafelyUnwrapped
        let boxes = block.boxes
        let indices = block.indices
        let fx = Float(x)
        let fy = Float(y)
        let point = SIMD4<Float>(fx, fy, -fx, -fy)
        while k > 0 {
          k -= 1
          // NaN compares false: such a point is a candidate everywhere, and the exact test says no.
          if !traced, any(point .< boxes[k]) { continue }
          let child = indices[k]
          let c = view(child)
          if !traced, c.pointee.flags & ViewFlag.special == 0 {
            let lx = x + c.pointee.toLocalX
            let ly = y + c.pointee.toLocalY
            let b = c.pointee.bounds
            if lx >= b.origin.x, ly >= b.origin.y, lx < b.origin.x + b.size.width, ly < b.origin.y + b.size.height {
              index = child
              v = c
              x = lx
              y = ly
              entered = true
              break
            }
          } else if c.pointee.flags & (ViewFlag.overridesHitTest | ViewFlag.overridesPointInside) == 0 {
            if let local = enterPlain(child, c, index, x, y, traced: traced) {
              index = child
              v = c
              x = local.x
              y = local.y
              entered = true
              break
            }
          } else {
            // From here on this level calls out: the rest of it is walked over the list as it is now.
            switch walkCallingOut(index, k + 1, x, y, event, traced: traced) {
            case .taken(let found): return found
            case .enter(let next, let lx, let ly):
              index = next
              v = view(next)
              x = lx
              y = ly
              entered = true
            case .nothing: break
            case .gone: return 0
            }
            break
          }
        }
      }
      if !entered {
        if traced { trace(.hitTaken, index, 0, point: RKPoint(x: x, y: y), depth: pointee.hitDepth) }
        return index
      }
    }
  }

  /// A view without overrides that may have a transform, odd bounds, or be filtered: its local point if it contains the point.
  @inline(__always)
  private func enterPlain(
    _ index: UInt32, _ v: UnsafeMutablePointer<ViewRecord>, _ asker: UInt32, _ x: Double, _ y: Double, traced: Bool
  ) -> RKPoint? {
    if v.pointee.flags & ViewFlag.filters != 0 {
      if traced { _ = rejectedByFilter(index, asker, v.toLocal(RKPoint(x: x, y: y))) }
      return nil
    }
    let local = v.toLocal(RKPoint(x: x, y: y))
    let inside = v.boundsContain(local.x, local.y)
    if traced { trace(inside ? .hitInside : .hitOutside, index, asker, point: local, depth: pointee.hitDepth) }
    return inside ? local : nil
  }

  private enum Step {
    case taken(UInt32)
    case enter(UInt32, Double, Double)
    case nothing
    /// The view whose subviews were being asked is no more.
    case gone
  }

  /// The children in front-to-back order from slot `count - 1`, calling overrides. The list is the one of this moment (SPEC 36).
  @inline(never)
  private func walkCallingOut(_ parent: UInt32, _ count: Int, _ x: Double, _ y: Double, _ event: OpaquePointer?, traced: Bool) -> Step {
    let block = view(parent).pointee.children.unsafelyUnwrapped
    pin(block)
    enter()
    defer {
      leave()
      unpin(block)
    }
    let fx = Float(x)
    let fy = Float(y)
    let point = SIMD4<Float>(fx, fy, -fx, -fy)
    var k = count
    while k > 0 {
      k -= 1
      // Boxes are kept up only in the list that is current.
      if !traced, view(parent).pointee.children == block, any(point .< block.boxes[k]) { continue }
      let child = block.indices[k]
      guard isChild(child, of: parent) else {
        if traced { trace(.hitSubviewGone, isView(child) ? child : 0, parent, depth: pointee.hitDepth) }
        continue
      }
      let c = view(child)
      if c.has(ViewFlag.singular) {
        if traced { _ = rejectedByFilter(child, parent, RKPoint(x: x, y: y)) }
        continue
      }
      let local = c.toLocal(RKPoint(x: x, y: y))
      if c.has(ViewFlag.overridesHitTest) {
        let found = callHitTest(slot(classData(of: child), .hitTest), child, local.x, local.y, event)
        if found != 0 { return .taken(found) }
        if !isView(parent) { return .gone }
      } else if c.has(ViewFlag.overridesPointInside) {
        if c.pointee.flags & ViewFlag.filters != 0 {
          if traced { _ = rejectedByFilter(child, parent, local) }
          continue
        }
        let inside = callPointInside(slot(classData(of: child), .pointInside), child, local.x, local.y, event)
        if !isView(parent) { return .gone }
        guard isView(child) else { continue }
        if traced { trace(inside ? .hitInsideByOverride : .hitOutsideByOverride, child, parent, point: local, depth: pointee.hitDepth) }
        if inside { return .enter(child, local.x, local.y) }
      } else if let local = enterPlain(child, c, parent, x, y, traced: traced) {
        return .enter(child, local.x, local.y)
      }
    }
    return .nothing
  }

  /// Indices are not used again while a walk is on, so a link that still holds is the same link.
  @inline(__always) private func isChild(_ index: UInt32, of parent: UInt32) -> Bool {
    isView(index) && view(index).pointee.superview == parent
  }

  // MARK: Calling overrides

  /// The answer is used as it is (SPEC 38), if it is a living view of this context.
  @inline(never)
  func callHitTest(_ slot: MethodSlot, _ index: UInt32, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> UInt32 {
    guard let function = slot.function else { return builtInHitTest(index, x, y, event) }
    guard pointee.hitDepth < deepestHitTest, hasStack else {
      diagnose(.tooDeep, index)
      return 0
    }
    let asker = view(index).pointee.superview
    pointee.hitDepth += 1
    enter()
    let answer = unsafeBitCast(function, to: RKHitTestMethod.self)(pointer(index), RKPoint(x: x, y: y), event, slot.userdata)
    leave()
    pointee.hitDepth -= 1
    let found = answer == nil ? 0 : live(UInt(bitPattern: answer), .views)
    if found == 0, answer != nil { diagnose(.overrideMisbehaved, isView(index) ? index : 0) }
    if isTracing, isView(index) {
      trace(
        found == 0 ? .hitOverrideReturnedNil : .hitOverrideReturned, index, found == 0 ? (asker != 0 && isView(asker) ? asker : 0) : found,
        point: RKPoint(x: x, y: y), depth: pointee.hitDepth)
    }
    return found
  }

  @inline(never)
  func callPointInside(_ slot: MethodSlot, _ index: UInt32, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> Bool {
    guard let function = slot.function else { return view(index).boundsContain(x, y) }
    guard pointee.hitDepth < deepestHitTest, hasStack else {
      diagnose(.tooDeep, index)
      return false
    }
    pointee.hitDepth += 1
    enter()
    let inside = unsafeBitCast(function, to: RKPointInsideMethod.self)(pointer(index), RKPoint(x: x, y: y), event, slot.userdata)
    leave()
    pointee.hitDepth -= 1
    return inside
  }
}
