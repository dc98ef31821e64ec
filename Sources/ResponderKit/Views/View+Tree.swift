import CResponderKit

// The view tree (SPEC 20-29, 299): placing, taking out, and the callbacks around it.

/// Where among its siblings a view goes. Resolved when it is linked: what callbacks do before counts.
enum Placement {
  case front
  case index(Int)
  case below(UInt32)
  case above(UInt32)
}

let deepestTree = 10_000

extension Context {
  // MARK: Asking

  func root(_ index: UInt32) -> UInt32 {
    var v = index
    while true {
      let up = view(v).superview
      if up == 0 { return v }
      v = up
    }
  }

  /// SPEC 24.
  func window(of index: UInt32) -> UInt32 {
    let top = root(index)
    return kind(top) == .window ? top : 0
  }

  /// SPEC 25.
  func isDescendant(_ index: UInt32, of ancestor: UInt32) -> Bool {
    var v = index
    while v != 0 {
      if v == ancestor { return true }
      v = view(v).superview
    }
    return false
  }

  func isDying(_ index: UInt32) -> Bool { header(index).flags & HeaderRecord.dying != 0 }

  // MARK: Adding

  func insertSubview(_ parent: View, _ child: View, _ placement: Placement) throws(RKStatus) {
    try checkPlacement(parent.index, child.index)
    if case .index(let place) = placement, place < 0 {
      throw failure(.invalidArgument, "index", .int(Int64(place)), "is negative; 0 is the back")
    }
    if child.has(.hosts), child.superview != parent.index { return try insertHosting(parent, child, placement) }
    try insertChecked(parent, child, placement)
  }

  /// Whether controllers whose views are in this window are seen (SPEC 319).
  func isSeen(_ window: UInt32) -> Bool { window != 0 && !view(window).has(.hidden) && !object(window).isDying }

  /// From here up there are views of controllers.
  func markHosts(_ index: UInt32) {
    var up = index
    while up != 0, !view(up).has(.hosts) {
      view(up).set(.hosts, true)
      up = view(up).superview
    }
  }

  /// A subtree with views of controllers: around the move they hear whether they appear or disappear.
  private func insertHosting(_ parent: View, _ child: View, _ placement: Placement) throws(RKStatus) {
    guard hasStack else { throw failure(.tooDeep, "subview", "cannot be added: no stack is left; let outer calls return first") }
    // Before any callback.
    try reserveMove(child, to: parent.index)
    object(child).own()
    object(parent).own()
    enter()
    defer {
      leave()
      object(parent).disown()
      object(child).disown()
    }
    // From one window to another it disappears first; insertHeld would remove it without a callback.
    if child.superview != 0, window(of: child.index) != window(of: parent.index) {
      try removeFromSuperview(child)
      try recheck(parent.index, child, superview: 0)
    }
    markHosts(parent.index)
    if isSeen(window(of: parent.index)), !isSeen(window(of: child.index)) { appearanceChanges(child, AppearanceStep.comes) }
    do throws(RKStatus) {
      try checkPlacement(parent.index, child.index)
      try insertChecked(parent, child, placement)
    } catch {
      keepingSentence { appearanceChanges(child, AppearanceStep.changed) }
      throw error
    }
    appearanceChanges(child, AppearanceStep.changed)
  }

  /// Room for a view in another one, and for taking it out of where it is.
  func reserveMove(_ child: View, to parent: UInt32) throws(RKStatus) {
    let old = child.superview
    guard old == 0 || reserveChildren(old, 0), reserveChildren(parent, 1) else { throw noMemory() }
  }

  private func insertChecked(_ parent: View, _ child: View, _ placement: Placement) throws(RKStatus) {
    guard reserveChildren(parent.index, 1) else { throw noMemory() }
    if child.superview == parent.index {
      // Reordering has no callbacks (SPEC 22).
      unlinkChild(child)
      linkChild(child, parent, at: place(placement, parent.index, child.index))
      return
    }
    if child.superview == 0, !tellsTree {
      // There is no override.
      object(child).own()
      linkChild(child, parent, at: place(placement, parent.index, child.index))
      return
    }
    object(child).own()
    object(parent).own()
    enter()
    defer {
      leave()
      object(parent).disown()
      object(child).disown()
    }
    try insertHeld(parent, child, placement)
  }

  private func insertHeld(_ parent: View, _ child: View, _ placement: Placement) throws(RKStatus) {
    if child.superview != 0, window(of: child.index) != window(of: parent.index) {
      try removeFromSuperview(child)
      try recheck(parent.index, child, superview: 0)
    }
    let newWindow = window(of: parent.index)
    if newWindow != 0 { object(newWindow).own() }
    defer { if newWindow != 0 { object(newWindow).disown() } }
    let old = child.superview
    if old != 0 {
      // Within one window, or outside of all: one operation (SPEC 299).
      object(old).own()
      defer { object(old).disown() }
      tell(child.index, .willMoveToSuperview, parent.index)
      tell(old, .willRemoveSubview, child.index)
      try recheck(parent.index, child, superview: old, window: newWindow)
      guard window(of: old) == newWindow else { throw interfered() }
      guard reserveChildren(old, 0), reserveChildren(parent.index, 1) else { throw noMemory() }
      unlinkChild(child)
      linkChild(child, parent, at: place(placement, parent.index, child.index))
    } else {
      if newWindow != 0 { tellSubtree(child.index, .willMoveToWindow, newWindow) }
      tell(child.index, .willMoveToSuperview, parent.index)
      try recheck(parent.index, child, superview: 0, window: newWindow)
      guard reserveChildren(parent.index, 1) else { throw noMemory() }
      object(child).own()
      linkChild(child, parent, at: place(placement, parent.index, child.index))
      if newWindow != 0 { tellSubtree(child.index, .didMoveToWindow, 0) }
    }
    tell(child.index, .didMoveToSuperview, 0)
    tell(parent.index, .didAddSubview, child.index)
  }

  /// A callback may have destroyed or moved one of the two: then it wins.
  private func recheck(_ parent: UInt32, _ child: View, superview: UInt32, window expected: UInt32? = nil) throws(RKStatus) {
    var possible = child.superview == superview
    do throws(RKStatus) { try checkPlacement(parent, child.index) } catch { possible = false }
    if let expected, window(of: parent) != expected { possible = false }
    guard possible else { throw interfered() }
  }

  private func interfered() -> RKStatus {
    failure(.busy, "subview", "was moved or destroyed by a callback meanwhile; the callback's result stands")
  }

  /// SPEC 23.
  func checkPlacement(_ parent: UInt32, _ child: UInt32) throws(RKStatus) {
    guard !object(parent).isDying, !object(child).isDying else {
      throw failure(.busy, "view", "is being destroyed; its last reference is gone")
    }
    guard kind(child) != .window else {
      throw failure(.invalidArgument, "subview", "is a window; windows have no superview, show them with rk_view_set_hidden")
    }
    var levels = 1
    var up = parent
    while up != 0 {
      guard up != child else { throw failure(.cycle, "subview", "is the view itself or an ancestor of it; take it out first") }
      levels += 1
      up = view(up).superview
    }
    guard levels <= deepestTree, view(child).childCount == 0 || levels + height(child) <= deepestTree else {
      throw failure(.tooDeep, "subview", "would make the tree deeper than 10000 levels; use a flatter tree")
    }
  }

  /// Levels below a view. Iterative: the tree may be as deep as allowed.
  private func height(_ top: UInt32) -> Int {
    var deepest = 0
    var depth = 0
    var v = top
    while true {
      if view(v).childCount > 0 {
        v = child(view(v), 0)
        depth += 1
        deepest = max(deepest, depth)
        continue
      }
      while v != top {
        let up = view(v).superview
        let next = Int(view(v).slot) + 1
        if next < Int(view(up).childCount) {
          v = child(view(up), next)
          break
        }
        v = up
        depth -= 1
      }
      if v == top { return deepest }
    }
  }

  /// The place that a placement means now, `child` being out of the list (SPEC 21, 22).
  private func place(_ placement: Placement, _ parent: UInt32, _ child: UInt32) -> Int {
    let count = Int(view(parent).childCount)
    switch placement {
    case .front: return count
    case .index(let place): return min(place, count)
    case .below(let sibling):
      return sibling != child && view(sibling).superview == parent ? Int(view(sibling).slot) : count
    case .above(let sibling):
      return sibling != child && view(sibling).superview == parent ? Int(view(sibling).slot) + 1 : count
    }
  }

  // MARK: Removing

  func removeFromSuperview(_ child: View) throws(RKStatus) {
    let parent = child.superview
    if parent == 0 { return }
    guard reserveChildren(parent, 0) else { throw noMemory() }
    guard child.has(.hosts) else { return try removeChecked(child, parent) }
    guard hasStack else { throw failure(.tooDeep, "view", "cannot be taken out: no stack is left; let outer calls return first") }
    object(child).own()
    enter()
    defer {
      leave()
      object(child).disown()
    }
    if isSeen(window(of: parent)) { appearanceChanges(child, AppearanceStep.goes) }
    do throws(RKStatus) {
      if child.superview == parent { try removeChecked(child, parent) }
    } catch {
      keepingSentence { appearanceChanges(child, AppearanceStep.changed) }
      throw error
    }
    appearanceChanges(child, AppearanceStep.changed)
  }

  private func removeChecked(_ child: View, _ parent: UInt32) throws(RKStatus) {
    guard reserveChildren(parent, 0) else { throw noMemory() }
    object(child).own()
    object(parent).own()
    enter()
    defer {
      leave()
      object(parent).disown()
      object(child).disown()
    }
    let window = window(of: parent)
    tell(parent, .willRemoveSubview, child.index)
    tell(child.index, .willMoveToSuperview, 0)
    if window != 0 {
      tellSubtree(child.index, .willMoveToWindow, 0)
      subtreeWillLeaveWindow(child.index)
    }
    // A callback that removed or moved it has won.
    guard child.superview == parent else { return }
    guard reserveChildren(parent, 0) else { throw noMemory() }
    unlinkChild(child)
    if window != 0 { tellSubtree(child.index, .didMoveToWindow, 0) }
    tell(child.index, .didMoveToSuperview, 0)
    object(child).disown()
  }

  // MARK: Reordering (SPEC 22)

  func exchangeSubviews(_ parent: View, _ first: Int, _ second: Int) throws(RKStatus) {
    let count = Int(parent.childCount)
    guard first >= 0, first < count else { throw failure(.notFound, "first", .int(Int64(first)), "is no index of a subview") }
    guard second >= 0, second < count else { throw failure(.notFound, "second", .int(Int64(second)), "is no index of a subview") }
    guard reserveChildren(parent.index, 0) else { throw noMemory() }
    if first == second { return }
    let v = parent
    let block = v.children.unsafelyUnwrapped
    let a = block.record(first)
    let b = block.record(second)
    if v.has(.indexListens) { childWillBeUnlinked(v, a) }
    if v.has(.indexListens) { childWillBeUnlinked(v, b) }
    block.setRecord(first, b)
    block.setRecord(second, a)
    a.slot = UInt32(second)
    b.slot = UInt32(first)
    let box = block.boxes[first]
    block.boxes[first] = block.boxes[second]
    block.boxes[second] = box
    if v.has(.indexListens) { childWasLinked(v, a) }
    if v.has(.indexListens) { childWasLinked(v, b) }
  }

  func reorder(_ parent: View, _ child: View, _ placement: Placement) throws(RKStatus) {
    guard child.superview == parent.index else { return }
    guard reserveChildren(parent.index, 0) else { throw noMemory() }
    unlinkChild(child)
    linkChild(child, parent, at: place(placement, parent.index, child.index))
  }

  // MARK: Telling

  /// Call one tree callback, if the class overrides it.
  func tell(_ index: UInt32, _ method: Method, _ other: UInt32) {
    guard tellsTree, object(index).overrides(method) else { return }
    call(tree: method, object(index).slot(method), index, other)
  }

  func call(tree method: Method, _ slot: MethodSlot, _ index: UInt32, _ other: UInt32) {
    guard let function = slot.function else { return }
    object(index).begin(slot)
    switch method {
    case .didMoveToSuperview, .didMoveToWindow:
      unsafeBitCast(function, to: RKViewMethod.self)(pointer(index), slot.userdata)
    default:
      // Window and view arguments are one type at the machine's level.
      unsafeBitCast(function, to: RKViewTreeMethod.self)(pointer(index), pointer(other), slot.userdata)
    }
    end(slot)
  }

  /// Notify a whole subtree, top down, as it was at the beginning; views that leave meanwhile are skipped.
  func tellSubtree(_ top: UInt32, _ method: Method, _ other: UInt32) {
    guard tellsTree else { return }
    let mark = arena.mark
    defer { arena.release(mark) }
    var count = 1
    walkSubtree(top) { _ in count += 1 }
    guard let list = arena.allocate(UInt.self, count, unlimited) else { return }
    var filled = 0
    walkSubtree(top) { index in
      list[filled] = viewHandle(index)
      filled += 1
    }
    for k in places(filled) {
      let index = live(list[k], .views)
      if index != 0, object(index).overrides(method), isDescendant(index, of: top) { tell(index, method, other) }
    }
  }

  /// Visit a subtree top down, back to front. `visit` must not change the tree.
  func walkSubtree(_ top: UInt32, _ visit: (UInt32) -> Void) {
    var v = top
    while true {
      visit(v)
      if view(v).childCount > 0 {
        v = child(view(v), 0)
        continue
      }
      while v != top {
        let up = view(v).superview
        let next = Int(view(v).slot) + 1
        if next < Int(view(up).childCount) {
          v = child(view(up), next)
          break
        }
        v = up
      }
      if v == top { return }
    }
  }
}
