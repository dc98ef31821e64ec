import CResponderKit

// View controllers: their view, their children, and a window's root (SPEC 112-117, 282).

extension Context {
  func makeController(_ cls: Class) throws(RKStatus) -> OpaquePointer? {
    try makeObject(.viewController, cls).initialized(as: cls)
  }
}

extension Controller {
  // MARK: View

  func setView(_ newView: UInt32) throws(RKStatus) {
    if view == newView { return }
    try requireLasting("controller")
    if newView != 0 { try context.controller(newView).requireLasting("view") }
    // Callbacks may release both.
    own()
    if newView != 0 { context.object(newView).own() }
    defer {
      if newView != 0 { context.object(newView).disown() }
      disown()
    }
    // A first responder by virtue of the old view.
    if responder.isFirstResponder { responder.resignWhateverItSays(responder.window) }
    let old = view
    if old == newView { return }
    if newView != 0 {
      guard context.kind(newView) != .window else { throw failure(.invalidArgument, "view", "is a window; a controller's view is an ordinary view") }
      guard context.view(newView).controller == 0 else {
        throw failure(.invalidArgument, "view", "is the view of another controller; set that one's view to NULL first")
      }
      context.object(newView).own()
      context.view(newView).controller = index
      context.view(newView).markHosts()
    }
    view = newView
    if old != 0 {
      context.view(old).controller = 0
      context.object(old).disown()
    }
    settleAppearance()
  }

  /// The view, loaded if need be; 0 if an override sets none.
  func loadedView() throws(RKStatus) -> UInt32 {
    if view != 0 || loading { return view }
    own()
    context.enter()
    defer {
      context.leave()
      disown()
    }
    loading = true
    defer { loading = false }
    if overrides(.loadView) {
      call(controller: slot(.loadView))
    } else {
      try builtInLoadView()
    }
    if view != 0, overrides(.viewDidLoad) {
      call(controller: slot(.viewDidLoad))
    }
    return view
  }

  func builtInLoadView() throws(RKStatus) {
    let made = Handle.index(UInt(bitPattern: try context.makeView(context.classData(BuiltIn.view), RKRect())))
    try setView(made)
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
    if child.parent == index { return }
    child.own()
    child.removeFromParent()
    children.appendReserved(child.index)
    child.parent = index
  }

  /// What refuses a child, and room for it: without a change that can be seen.
  func checkChild(_ child: Controller, _ argument: Literal) throws(RKStatus) {
    try requireLasting("controller")
    try child.requireLasting(argument)
    if child.parent == index { return }
    if try isHeld(by: child.index) { throw failure(.cycle, argument, .handle(context.handle(child.index)), "is the controller itself, contains it or presents it; take it out first") }
    var levels = 1
    var up = index
    while up != 0 {
      levels += 1
      up = context.controller(up).parent
    }
    guard levels + child.height(0) <= deepestTree else {
      throw failure(.tooDeep, argument, .handle(context.handle(child.index)), "would nest controllers deeper than 10000 levels; nest fewer")
    }
    guard children.reserve(1, context.memory) else { throw noMemory() }
  }

  /// Whether a controller is another one, or kept alive by it: as a child or as presented, over any number of steps. Two controllers that
  /// held each other would never end.
  func isHeld(by holder: UInt32) throws(RKStatus) -> Bool {
    var open = Buffer<UInt32>()
    defer { open.free(context.memory) }
    let walk = context.nextWalk()
    guard open.append(index, context.memory) else { throw noMemory() }
    while !open.isEmpty {
      let next = open[open.count - 1]
      open.removeLast()
      if next == holder { return true }
      if context.header(next).visit == walk { continue }
      context.header(next).visit = walk
      let c = context.controller(next)
      if c.parent != 0, !open.append(c.parent, context.memory) { throw noMemory() }
      if c.presenting != 0, !open.append(c.presenting, context.memory) { throw noMemory() }
    }
    return false
  }

  /// Levels of children below a controller. `limit` bounds what bad luck could make of the recursion.
  private func height(_ depth: Int) -> Int {
    if depth >= deepestTree || !context.hasStack { return deepestTree }
    var deepest = 0
    for child in children {
      deepest = max(deepest, 1 + context.controller(child).height(depth + 1))
    }
    return deepest
  }

  func removeFromParent() {
    let parent = self.parent
    if parent == 0 { return }
    var k = 0
    while k < context.controller(parent).children.count {
      if context.controller(parent).children[k] == index {
        context.controller(parent).children.remove(at: k)
        break
      }
      k += 1
    }
    self.parent = 0
    // A transition that its container left open is closed by the tree.
    if appearance.isOpen, !context.isSeen(responder.window) { settleAppearance() }
    disown()
  }
}

extension Window {
  // MARK: A window's root (SPEC 282)

  func setRootController(_ newRoot: UInt32) throws(RKStatus) {
    if data.rootController == newRoot { return }
    try context.controller(index).requireLasting("index")
    if newRoot != 0 { try context.controller(newRoot).requireLasting("controller") }
    own()
    if newRoot != 0 { context.object(newRoot).own() }
    defer {
      if newRoot != 0 { context.object(newRoot).disown() }
      disown()
    }
    // What needs memory comes first, so that a lack of it leaves the controllers as they were.
    guard self.view.reserveChildren(1) else { throw noMemory() }
    let content = newRoot == 0 ? 0 : try context.controller(newRoot).loadedView()
    // load_view may have done anything; only now the controller to replace is known.
    let old = data.rootController
    if old == newRoot { return }
    if content != 0 { try context.checkShown(context.view(content), in: index, newRoot, "controller") }
    if newRoot != 0 {
      context.object(newRoot).own()
      // Another index's root moves over; its view leaves that index when it joins this one.
      let before = context.controller(newRoot).rootOf
      if before != 0 {
        context.window(before).data.rootController = 0
        context.object(newRoot).disown()
      }
      context.controller(newRoot).rootOf = index
    }
    data.rootController = newRoot
    if old != 0 {
      context.controller(old).rootOf = 0
      let oldView = context.controller(old).view
      defer { context.object(old).disown() }
      if oldView != 0, context.view(oldView).superview == view { try context.view(oldView).removeFromSuperview() }
    }
    if content != 0, data.rootController == newRoot, context.controller(newRoot).view == content {
      context.fill(content, view.bounds)
      do throws(RKStatus) { try view.insertSubview(context.view(content), .front) } catch { throw context.interfered(newRoot, "controller", error) }
    }
  }
}

extension Context {
  /// What keeps a controller's view from standing in another one, in the words of the call that would place it there; and room for it.
  func checkShown(_ content: View, in container: UInt32, _ index: UInt32, _ argument: Literal) throws(RKStatus) {
    var refusal: RKStatus = .OK
    keepingSentence {
      do throws(RKStatus) { try view(container).checkPlacement(content) } catch { refusal = error }
    }
    switch refusal {
    case .OK: try view(container).reserveMove(content)
    case .cycle: throw failure(.cycle, argument, .handle(handle(index)), "has a view that contains the one it would stand in; take that one out first")
    case .tooDeep: throw failure(.tooDeep, argument, .handle(handle(index)), "has a view that would make the tree deeper than 10000 levels; use a flatter tree")
    case .busy: throw failure(.busy, argument, .handle(handle(index)), "has a view that is being destroyed, or would stand in one that is; set another view first")
    default: throw failure(refusal, argument, .handle(handle(index)), "has a window as its view; set an ordinary view first")
    }
  }

  /// A callback has moved or destroyed the view of a controller that is linked already.
  func interfered(_ index: UInt32, _ argument: Literal, _ status: RKStatus) -> RKStatus {
    if status == .noMemory { return noMemory() }
    return failure(status, argument, .handle(handle(index)), "has a view that a callback moved or destroyed meanwhile; the callback's result stands")
  }

  // MARK: Sizes (SPEC 317)

  /// Resize a controller's view to what it fills, and so on down.
  func fill(_ content: UInt32, _ frame: RKRect) {
    let before = view(content).bounds.size
    view(content).setFrame(frame)
    sizeChanged(view(content), from: before)
  }

  /// The bounds of a view that has views of controllers in it may have another size: what fills it does so anew.
  func sizeChanged(_ v: View, from before: RKSize) {
    let bounds = v.bounds
    if bounds.size.width == before.width, bounds.size.height == before.height { return }
    var k = 0
    while k < Int(v.childCount), hasStack {
      let content = v.child(k)
      let shown = content.controller
      if shown != 0, controller(shown).fills(v.index, before) { fill(content.index, bounds) }
      k += 1
    }
  }
}

extension Controller {
  /// Whether a controller's view is there to fill its superview: a window's root; what is on a navigation controller; what is presented, if it has filled it so far.
  fileprivate func fills(_ superview: UInt32, _ before: RKSize) -> Bool {
    if context.kind(superview) == .window {
      if rootOf == superview { return true }
      let frame = context.view(view).frame
      return presenting != 0 && frame.size.width == before.width && frame.size.height == before.height
    }
    let container = context.view(superview).controller
    return container != 0 && parent == container && context.controller(container).isNavigation
  }

  var isNavigation: Bool { context.isSubclass(base.classID, of: BuiltIn.navigationController) }

  /// An object on its way out takes no new links: they would outlive it.
  func requireLasting(_ argument: Literal) throws(RKStatus) {
    guard !isDying else {
      throw failure(.busy, argument, .handle(handle), "is being destroyed; its last reference is gone")
    }
  }

  // MARK: The end

  func unlinkAll() {
    closeAppearance()
    let presenting = self.presenting
    if presenting != 0 { context.controller(presenting).presented = 0 }
    unlinkPresented()
    while !children.isEmpty {
      let child = children[children.count - 1]
      children.removeLast()
      context.controller(child).parent = 0
      context.object(child).disown()
    }
    let v = view
    if v != 0 {
      context.view(v).controller = 0
      view = 0
      context.object(v).disown()
    }
  }
}
