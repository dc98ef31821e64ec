// SPDX-License-Identifier: MIT
import CResponderKit

// Hit-testing before an observer's eyes (SPEC 356): the observer may do whatever an override may, so each view is asked as if it had one.

extension Context {
  /// Show the observer one of the two questions to a view; pointInside with its answer. False: the view has ended in the observer.
  @inline(__always)
  func isAsked(_ question: RKObservedMethod, _ v: ViewCursor, _ point: RKPoint, _ event: OpaquePointer?, answer: Bool = false) -> Bool {
    !isObserved || show(question, v, point, event, answer)
  }

  @inline(never)
  private func show(_ question: RKObservedMethod, _ v: ViewCursor, _ point: RKPoint, _ event: OpaquePointer?, _ answer: Bool) -> Bool {
    var call = ObservedCall(question, event: event)
    call.point = point
    call.value = answer ? 1 : 0
    // What ends must not end in the middle of the walk.
    depth += 1
    defer { depth -= 1 }
    return object(v).isCalled(call)
  }

  /// What `askChild` does, each question shown.
  @inline(never)
  func askObserved(_ c: ViewCursor, _ parent: ViewCursor, _ parentIndex: UInt32, _ local: RKPoint, _ event: OpaquePointer?) -> Step {
    let isThere = isAsked(.hitTest, c, local, event)
    if !parent.isAlive { return .gone }
    if !isThere { return .nothing }
    if c.has(.overridesHitTest) {
      if let found = callHitTest(slot(classData(c.header.classID), .hitTest), c, local.x, local.y, event) { return .taken(found) }
      return parent.isAlive ? .nothing : .gone
    }
    if rejectedByFilter(c, parentIndex, local) { return .nothing }
    let isOverridden = c.has(.overridesPointInside)
    let inside =
      isOverridden
      ? callPointInside(slot(classData(c.header.classID), .pointInside), c, local.x, local.y, event) : c.boundsContain(local.x, local.y)
    if !parent.isAlive { return .gone }
    guard c.isAlive else { return .nothing }
    let reason: RKReason = isOverridden ? inside ? .hitInsideByOverride : .hitOutsideByOverride : inside ? .hitInside : .hitOutside
    trace(reason, object(ifAny: c.index), object(ifAny: parentIndex), point: local, depth: hitDepth)
    let isStillThere = isAsked(.pointInside, c, local, event, answer: inside)
    if !parent.isAlive { return .gone }
    return isStillThere && inside ? .enter(c, local.x, local.y) : .nothing
  }
}
