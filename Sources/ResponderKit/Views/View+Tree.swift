// SPDX-License-Identifier: MIT
import CResponderKit

// The view tree (SPEC 20-29, 299): placing, taking out, and the callbacks around it.

/// Where among its siblings a view goes. Resolved when it is linked: what callbacks do before counts.
enum Placement {
  case front
  case index(Int)
  case below(View)
  case above(View)
}

let deepestTree = 10_000

extension View {
  // MARK: Asking

  var root: View {
    var v = self
    while let up = v.superview { v = up }
    return v
  }

  /// SPEC 24.
  var window: Window? { root.object.window }

  /// SPEC 25.
  func isDescendant(of ancestor: View) -> Bool {
    var next: View? = self
    while let v = next {
      if v == ancestor { return true }
      next = v.superview
    }
    return false
  }

  // MARK: Adding

  func insertSubview(_ child: View, _ placement: Placement) throws(RKStatus) {
    try checkPlacement(child)
    if case .index(let place) = placement, place < 0 {
      throw failure(.invalidArgument, "index", .int(Int64(place)), "is negative; 0 is the back")
    }
    if child.has(.hosts), child.superview != self { return try insertHosting(child, placement) }
    try insertChecked(child, placement)
  }

  /// From here up there are views of controllers.
  func markHosts() {
    var next: View? = self
    while let v = next, !v.has(.hosts) {
      v.set(.hosts, true)
      next = v.superview
    }
  }

  /// A subtree with views of controllers: around the move they hear whether they appear or disappear.
  private func insertHosting(_ child: View, _ placement: Placement) throws(RKStatus) {
    guard context.hasStack else { throw failure(.tooDeep, "subview", "cannot be added: no stack is left; let outer calls return first") }
    // Before any callback.
    try reserveMove(child)
    let keptChild = child.keep(), kept = keep(), inside = context.entered()
    // From one window to another it disappears first; insertHeld would remove it without a callback.
    if child.superview != nil, child.window != window {
      try child.removeFromSuperview()
      try recheck(child, superview: nil)
    }
    markHosts()
    if context.isSeen(window), !context.isSeen(child.window) { context.appearanceChanges(child, AppearanceStep.comes) }
    do throws(RKStatus) {
      try checkPlacement(child)
      try insertChecked(child, placement)
    } catch {
      keepingSentence { context.appearanceChanges(child, AppearanceStep.changed) }
      throw error
    }
    context.appearanceChanges(child, AppearanceStep.changed)
    inside.leave()
    kept.release()
    keptChild.release()
  }

  /// Room for another view in this one, and for taking it out of where it is.
  func reserveMove(_ child: View) throws(RKStatus) {
    guard child.superview?.reserveChildren(0) ?? true, reserveChildren(1) else { throw noMemory() }
  }

  private func insertChecked(_ child: View, _ placement: Placement) throws(RKStatus) {
    guard reserveChildren(1) else { throw noMemory() }
    if child.superview == self {
      // Reordering has no callbacks (SPEC 22).
      child.unlink()
      link(child, at: place(placement, child))
      return
    }
    if child.superview == nil, !context.tellsTree {
      // There is no override.
      adopt(child, at: place(placement, child))
      return
    }
    let keptChild = child.keep(), kept = keep(), inside = context.entered()
    try insertHeld(child, placement)
    inside.leave()
    kept.release()
    keptChild.release()
  }

  private func insertHeld(_ child: View, _ placement: Placement) throws(RKStatus) {
    if child.superview != nil, child.window != window {
      try child.removeFromSuperview()
      try recheck(child, superview: nil)
    }
    let newWindow = window
    let keptWindow = newWindow?.keep()
    if let old = child.superview {
      // Within one window, or outside of all: one operation (SPEC 299).
      let keptOld = old.keep()
      child.tell(.willMoveToSuperview, self)
      old.tell(.willRemoveSubview, child)
      try recheck(child, superview: old)
      guard window == newWindow, old.window == newWindow else { throw interfered() }
      guard old.reserveChildren(0), reserveChildren(1) else { throw noMemory() }
      child.unlink()
      link(child, at: place(placement, child))
      keptOld.release()
    } else {
      if let newWindow { child.tellSubtree(.willMoveToWindow, newWindow.view) }
      child.tell(.willMoveToSuperview, self)
      try recheck(child, superview: nil)
      guard window == newWindow else { throw interfered() }
      guard reserveChildren(1) else { throw noMemory() }
      adopt(child, at: place(placement, child))
      if newWindow != nil { child.tellSubtree(.didMoveToWindow, nil) }
    }
    child.tell(.didMoveToSuperview, nil)
    tell(.didAddSubview, child)
    keptWindow?.release()
  }

  /// A callback may have destroyed or moved one of the two: then it wins.
  private func recheck(_ child: View, superview: View?) throws(RKStatus) {
    var possible = child.superview == superview
    do throws(RKStatus) { try checkPlacement(child) } catch { possible = false }
    guard possible else { throw interfered() }
  }

  private func interfered() -> RKStatus {
    failure(.busy, "subview", "was moved or destroyed by a callback meanwhile; the callback's result stands")
  }

  /// SPEC 23.
  func checkPlacement(_ child: View) throws(RKStatus) {
    guard !isDying, !child.isDying else {
      throw failure(.busy, "view", "is being destroyed; its last reference is gone")
    }
    guard child.kind != .window else {
      throw failure(.invalidArgument, "subview", "is a window; windows have no superview, show them with rk_view_set_hidden")
    }
    var levels = 1
    var next: View? = self
    while let v = next {
      guard v != child else { throw failure(.cycle, "subview", "is the view itself or an ancestor of it; a view cannot contain itself") }
      levels += 1
      next = v.superview
    }
    guard levels <= deepestTree, child.childCount == 0 || levels + child.height <= deepestTree else {
      throw failure(.tooDeep, "subview", "would make the tree deeper than 10000 levels; use a flatter tree")
    }
  }

  /// Levels below a view. Iterative: the tree may be as deep as allowed.
  private var height: Int {
    var deepest = 0
    var depth = 0
    var v = self
    while true {
      if v.childCount > 0 {
        v = v.child(0)
        depth += 1
        deepest = max(deepest, depth)
        continue
      }
      while v != self, let up = v.superview {
        let next = Int(v.slot) + 1
        if next < Int(up.childCount) {
          v = up.child(next)
          break
        }
        v = up
        depth -= 1
      }
      if v == self { return deepest }
    }
  }

  /// The place that a placement means now, `child` being out of the list (SPEC 21, 22).
  private func place(_ placement: Placement, _ child: View) -> Int {
    let count = Int(childCount)
    switch placement {
    case .front: return count
    case .index(let place): return min(place, count)
    case .below(let sibling): return sibling != child && sibling.superview == self ? Int(sibling.slot) : count
    case .above(let sibling): return sibling != child && sibling.superview == self ? Int(sibling.slot) + 1 : count
    }
  }

  // MARK: Removing

  func removeFromSuperview() throws(RKStatus) {
    guard let parent = superview else { return }
    guard parent.reserveChildren(0) else { throw noMemory() }
    guard has(.hosts) else { return try remove(from: parent) }
    guard context.hasStack else { throw failure(.tooDeep, "view", "cannot be taken out: no stack is left; let outer calls return first") }
    let kept = keep(), inside = context.entered()
    if context.isSeen(parent.window) { context.appearanceChanges(self, AppearanceStep.goes) }
    do throws(RKStatus) {
      if superview == parent { try remove(from: parent) }
    } catch {
      keepingSentence { context.appearanceChanges(self, AppearanceStep.changed) }
      throw error
    }
    context.appearanceChanges(self, AppearanceStep.changed)
    inside.leave()
    kept.release()
  }

  private func remove(from parent: View) throws(RKStatus) {
    guard parent.reserveChildren(0) else { throw noMemory() }
    let kept = keep(), keptParent = parent.keep(), inside = context.entered()
    let window = parent.window
    parent.tell(.willRemoveSubview, self)
    tell(.willMoveToSuperview, nil)
    if window != nil {
      tellSubtree(.willMoveToWindow, nil)
      context.subtreeWillLeaveWindow(self)
    }
    // A callback that removed or moved it has won.
    guard superview == parent else { return }
    guard parent.reserveChildren(0) else { throw noMemory() }
    let reference = leaveSuperview()
    if window != nil { tellSubtree(.didMoveToWindow, nil) }
    tell(.didMoveToSuperview, nil)
    reference.release()
    inside.leave()
    keptParent.release()
    kept.release()
  }

  // MARK: Reordering (SPEC 22)

  func exchangeSubviews(_ first: Int, _ second: Int) throws(RKStatus) {
    let count = Int(childCount)
    guard first >= 0, first < count else { throw failure(.notFound, "first", .int(Int64(first)), "is not the index of a subview; the first one is 0") }
    guard second >= 0, second < count else { throw failure(.notFound, "second", .int(Int64(second)), "is not the index of a subview; the first one is 0") }
    guard reserveChildren(0) else { throw noMemory() }
    if first == second { return }
    let block = children.unsafelyUnwrapped
    let a = block.record(first)
    let b = block.record(second)
    if has(.indexListens) { context.childWillBeUnlinked(cursor, a) }
    if has(.indexListens) { context.childWillBeUnlinked(cursor, b) }
    block.setRecord(first, b)
    block.setRecord(second, a)
    a.slot = UInt32(second)
    b.slot = UInt32(first)
    let box = block.boxes[first]
    block.boxes[first] = block.boxes[second]
    block.boxes[second] = box
    if has(.indexListens) { context.childWasLinked(cursor, a) }
    if has(.indexListens) { context.childWasLinked(cursor, b) }
  }

  func reorder(_ child: View, _ placement: Placement) throws(RKStatus) {
    guard child.superview == self else { return }
    guard reserveChildren(0) else { throw noMemory() }
    child.unlink()
    link(child, at: place(placement, child))
  }

  // MARK: Telling

  /// Call one tree callback, if the class overrides it.
  func tell(_ method: Method, _ other: View?) {
    guard context.tellsTree, overrides(method) else { return }
    call(tree: method, slot(method), other)
  }

  func call(tree method: Method, _ slot: MethodSlot, _ other: View?) {
    guard let function = slot.function else { return }
    begin(slot)
    switch method {
    case .didMoveToSuperview, .didMoveToWindow:
      unsafeBitCast(function, to: RKViewMethod.self)(pointer, slot.userdata)
    default:
      // Window and view arguments are one type at the machine's level.
      unsafeBitCast(function, to: RKViewTreeMethod.self)(pointer, other?.pointer, slot.userdata)
    }
    context.end(slot)
  }

  /// Notify a whole subtree, top down, as it was at the beginning; views that leave meanwhile are skipped.
  func tellSubtree(_ method: Method, _ other: View?) {
    guard context.tellsTree else { return }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    var count = 1
    walkSubtree { _ in count += 1 }
    guard let list = context.arena.allocate(UInt.self, count, context.unlimited) else { return }
    var filled = 0
    walkSubtree { v in
      list[filled] = v.handle
      filled += 1
    }
    for k in places(filled) {
      if let v = context.liveObject(list[k], .views)?.view, v.overrides(method), v.isDescendant(of: self) { v.tell(method, other) }
    }
  }

  /// Visit a subtree top down, back to front. `visit` must not change the tree.
  func walkSubtree(_ visit: (View) -> Void) {
    var v = self
    while true {
      visit(v)
      if v.childCount > 0 {
        v = v.child(0)
        continue
      }
      while v != self, let up = v.superview {
        let next = Int(v.slot) + 1
        if next < Int(up.childCount) {
          v = up.child(next)
          break
        }
        v = up
      }
      if v == self { return }
    }
  }
}

extension Context {
  /// Whether controllers whose views are in this window are seen (SPEC 319).
  func isSeen(_ window: Window?) -> Bool {
    guard let window else { return false }
    return !window.view.has(.hidden) && !window.isDying
  }
}
