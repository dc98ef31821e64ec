// SPDX-License-Identifier: MIT
import CResponderKit

// View controllers: their view, their children, and a window's root (SPEC 112-117, 282).

extension Context {
  func makeController(_ cls: Class) throws(RKStatus) -> OpaquePointer? {
    try makeObject(.viewController, cls).initialized(as: cls)
  }
}

extension Controller {
  // MARK: View

  func setView(_ newView: View?) throws(RKStatus) {
    if view == newView { return }
    try requireLasting("controller")
    try newView?.requireLasting("view")
    // Callbacks may release both.
    let kept = keep(), keptView = newView?.keep()
    // A first responder by virtue of the old view.
    if responder.isFirstResponder { responder.resignWhateverItSays(responder.window) }
    if view == newView { return }
    if let newView {
      guard newView.kind != .window else { throw failure(.invalidArgument, "view", "is a window; a controller's view is an ordinary view") }
      guard newView.controller == nil else {
        throw failure(.invalidArgument, "view", "is the view of another controller; set that one's view to NULL first")
      }
      newView.controller = self
      newView.markHosts()
    }
    hold(view: newView)?.release()
    settleAppearance()
    keptView?.release()
    kept.release()
  }

  /// Its view from now on, which it retains. What it has retained so far is the caller's to release.
  private func hold(view newView: View?) -> Kept? {
    let old = view
    old?.controller = nil
    newView?.retain()
    view = newView
    return old?.taken()
  }

  /// The view, loaded if need be; nil if an override sets none.
  func loadedView() throws(RKStatus) -> View? {
    if view != nil || loading { return view }
    let kept = keep(), inside = context.entered()
    loading = true
    defer { loading = false }
    if overrides(.loadView) {
      call(controller: slot(.loadView))
    } else {
      try builtInLoadView()
    }
    if view != nil, overrides(.viewDidLoad) {
      call(controller: slot(.viewDidLoad))
    }
    let loaded = view
    inside.leave()
    kept.release()
    return loaded
  }

  func builtInLoadView() throws(RKStatus) {
    let made = Handle.index(UInt(bitPattern: try context.makeView(context.classData(BuiltIn.view), RKRect())))
    try setView(context.view(made))
    try context.object(made).release("view")
  }

  func call(controller slot: MethodSlot) {
    guard let function = slot.function else { return }
    begin(slot)
    unsafeBitCast(function, to: RKViewControllerMethod.self)(pointer, slot.userdata)
    context.end(slot)
  }

  // MARK: Children

  func addChild(_ child: Controller) throws(RKStatus) {
    try checkChild(child, "child")
    if child.parent == self { return }
    // Its parent so far may have been the only one to retain it.
    child.retain()
    child.removeFromParent()
    children.appendReserved(child.index)
    child.parent = self
  }

  /// What refuses a child, and room for it: without a change that can be seen.
  func checkChild(_ child: Controller, _ argument: Literal) throws(RKStatus) {
    try requireLasting("controller")
    try child.requireLasting(argument)
    if child.parent == self { return }
    if try isHeld(by: child) { throw failure(.cycle, argument, .handle(child.handle), "is the controller itself, contains it or presents it; take it out first") }
    var levels = 1
    var up: Controller? = self
    while let container = up {
      levels += 1
      up = container.parent
    }
    guard levels + child.height(0) <= deepestTree else {
      throw failure(.tooDeep, argument, .handle(child.handle), "would nest controllers deeper than 10000 levels; nest fewer")
    }
    guard children.reserve(1, context.memory) else { throw noMemory() }
  }

  /// Whether a controller is another one, or retained by it: as a child or as presented, over any number of steps. Two controllers that
  /// retained each other would never end.
  func isHeld(by holder: Controller) throws(RKStatus) -> Bool {
    var open = Buffer<UInt32>()
    defer { open.free(context.memory) }
    let walk = context.nextWalk()
    guard open.append(index, context.memory) else { throw noMemory() }
    while !open.isEmpty {
      let next = context.controller(open[open.count - 1])
      open.removeLast()
      if next == holder { return true }
      if next.base.visit == walk { continue }
      next.base.visit = walk
      if let parent = next.parent, !open.append(parent.index, context.memory) { throw noMemory() }
      if let presenting = next.presenting, !open.append(presenting.index, context.memory) { throw noMemory() }
    }
    return false
  }

  /// Levels of children below a controller. `limit` bounds what bad luck could make of the recursion.
  private func height(_ depth: Int) -> Int {
    if depth >= deepestTree || !context.hasStack { return deepestTree }
    var deepest = 0
    for k in children.places {
      deepest = max(deepest, 1 + child(k).height(depth + 1))
    }
    return deepest
  }

  func removeFromParent() {
    guard let parent else { return }
    for k in parent.children.places where parent.child(k) == self {
      parent.children.remove(at: k)
      break
    }
    self.parent = nil
    let reference = taken()
    // A transition that its container left open is closed by the tree.
    if appearance.isOpen, !context.isSeen(responder.window) { settleAppearance() }
    reference.release()
  }

  // MARK: Presented (SPEC 113)

  /// A controller that this one presents retains from now on.
  func hold(presented: Controller) {
    presented.retain()
    self.presented = presented
    presented.presenting = self
  }

  func unlinkPresented() {
    guard let presented else { return }
    self.presented = nil
    presented.presenting = nil
    presented.taken().release()
  }
}

extension Window {
  // MARK: A window's root (SPEC 282)

  func setRootController(_ newRoot: Controller?) throws(RKStatus) {
    if rootController == newRoot { return }
    try requireLasting("window")
    try newRoot?.requireLasting("controller")
    let kept = keep(), keptRoot = newRoot?.keep()
    // What needs memory comes first, so that a lack of it leaves the controllers as they were.
    guard view.reserveChildren(1) else { throw noMemory() }
    let content = try newRoot?.loadedView()
    // load_view may have done anything; only now the controller to replace is known.
    let old = rootController
    if old == newRoot { return }
    if let newRoot {
      if let content { try newRoot.checkShown(content, in: view, "controller") }
      // Another window's root moves over; its view leaves that window when it joins this one.
      newRoot.rootOf?.hold(root: nil)?.release()
      newRoot.rootOf = self
    }
    let reference = hold(root: newRoot)
    if let old {
      old.rootOf = nil
      if let oldView = old.view, oldView.superview == view { try oldView.removeFromSuperview() }
    }
    reference?.release()
    if let newRoot, let content, rootController == newRoot, newRoot.view == content {
      content.fill(view.bounds)
      do throws(RKStatus) { try view.insertSubview(content, .front) } catch { throw newRoot.interfered("controller", error) }
    }
    keptRoot?.release()
    kept.release()
  }
}

extension Controller {
  /// What keeps its view from standing in another one, in the words of the call that would place it there; and room for it.
  func checkShown(_ content: View, in container: View, _ argument: Literal) throws(RKStatus) {
    var refusal: RKStatus = .OK
    keepingSentence {
      do throws(RKStatus) { try container.checkPlacement(content) } catch { refusal = error }
    }
    switch refusal {
    case .OK: try container.reserveMove(content)
    case .cycle: throw failure(.cycle, argument, .handle(handle), "has a view that contains its new superview; remove that superview first")
    case .tooDeep: throw failure(.tooDeep, argument, .handle(handle), "has a view that would make the tree deeper than 10000 levels; use a flatter tree")
    case .busy: throw failure(.busy, argument, .handle(handle), "has a view or a new superview that is being destroyed; set another view first")
    default: throw failure(refusal, argument, .handle(handle), "has a window as its view; set an ordinary view first")
    }
  }

  /// A callback has moved or destroyed its view, when it was linked already.
  func interfered(_ argument: Literal, _ status: RKStatus) -> RKStatus {
    if status == .noMemory { return noMemory() }
    return failure(status, argument, .handle(handle), "has a view that a callback moved or destroyed meanwhile; the callback's result stands")
  }
}

extension View {
  // MARK: Sizes (SPEC 317)

  /// Resize a controller's view to what it fills, and so on down.
  func fill(_ frame: RKRect) {
    let before = bounds.size
    setFrame(frame)
    sizeChanged(from: before)
  }

  /// The bounds of a view that has views of controllers in it may have another size: what fills it does so anew.
  func sizeChanged(from before: RKSize) {
    let bounds = bounds
    if bounds.size.width == before.width, bounds.size.height == before.height { return }
    var k = 0
    while k < Int(childCount), context.hasStack {
      let content = child(k)
      if let controller = content.controller, controller.fills(self, before) { content.fill(bounds) }
      k += 1
    }
  }
}

extension Controller {
  /// Whether its view is there to fill its superview: a window's root; what is on a navigation controller; what is presented, if it has filled it so far.
  fileprivate func fills(_ superview: View, _ before: RKSize) -> Bool {
    if superview.kind == .window {
      if rootOf?.view == superview { return true }
      guard presenting != nil, let size = view?.frame.size else { return false }
      return size.width == before.width && size.height == before.height
    }
    guard let container = superview.controller else { return false }
    return parent == container && container.isNavigation
  }

  var isNavigation: Bool { context.isSubclass(base.classID, of: BuiltIn.navigationController) }

  // MARK: The end

  func unlinkAll() {
    closeAppearance()
    presenting?.presented = nil
    unlinkPresented()
    while !children.isEmpty {
      let child = child(children.count - 1)
      children.removeLast()
      child.parent = nil
      child.taken().release()
    }
    hold(view: nil)?.release()
  }
}

extension ObjectReference {
  /// An object on its way out takes no new links: they would outlive it.
  func requireLasting(_ argument: Literal) throws(RKStatus) {
    guard !isDying else {
      throw failure(.busy, argument, .handle(handle), "is being destroyed; its last reference is gone")
    }
  }
}
