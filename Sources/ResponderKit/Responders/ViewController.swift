import CResponderKit

// View controllers: their view, their children, and a window's root (SPEC 112-117, 282).

extension Context {
  func makeController(_ cls: Class) throws(RKStatus) -> OpaquePointer? {
    begin(try makeObject(.viewController, cls), cls)
  }

  // MARK: View

  func setView(_ index: UInt32, _ newView: UInt32) throws(RKStatus) {
    if controller(index).view == newView { return }
    try requireLasting(index, "controller")
    if newView != 0 { try requireLasting(newView, "view") }
    // Callbacks may release both.
    own(index)
    if newView != 0 { own(newView) }
    defer {
      if newView != 0 { disown(newView) }
      disown(index)
    }
    // A first responder by virtue of the old view.
    if isFirstResponder(index) { resignWhateverItSays(index, window(ofResponder: index)) }
    let old = controller(index).view
    if old == newView { return }
    if newView != 0 {
      guard kind(newView) != .window else { throw failure(.invalidArgument, "view", "is a window; a controller's view is an ordinary view") }
      guard view(newView).controller == 0 else {
        throw failure(.invalidArgument, "view", "is the view of another controller; set that one's view to NULL first")
      }
      own(newView)
      view(newView).controller = index
      markHosts(newView)
    }
    controller(index).view = newView
    if old != 0 {
      view(old).controller = 0
      disown(old)
    }
    settleAppearance(index)
  }

  /// The view, loaded if need be; 0 if an override sets none.
  func loadedView(_ index: UInt32) throws(RKStatus) -> UInt32 {
    if controller(index).view != 0 || controller(index).loading { return controller(index).view }
    own(index)
    enter()
    defer {
      leave()
      disown(index)
    }
    controller(index).loading = true
    defer { controller(index).loading = false }
    if overrides(index, .loadView) {
      call(controller: slot(classData(of: index), .loadView), index)
    } else {
      try builtInLoadView(index)
    }
    if controller(index).view != 0, overrides(index, .viewDidLoad) {
      call(controller: slot(classData(of: index), .viewDidLoad), index)
    }
    return controller(index).view
  }

  func builtInLoadView(_ index: UInt32) throws(RKStatus) {
    let made = Handle.index(UInt(bitPattern: try makeView(classData(BuiltIn.view), RKRect())))
    try setView(index, made)
    try release(made, "view")
  }

  func call(controller slot: MethodSlot, _ index: UInt32) {
    guard let function = slot.function else { return }
    begin(slot, index)
    unsafeBitCast(function, to: RKViewControllerMethod.self)(pointer(index), slot.userdata)
    end(slot)
  }

  // MARK: Children

  func addChild(_ parent: UInt32, _ child: UInt32) throws(RKStatus) {
    try checkChild(parent, child, "child")
    if controller(child).parent == parent { return }
    own(child)
    removeFromParent(child)
    controller(parent).children.appendReserved(child)
    controller(child).parent = parent
  }

  /// What refuses a child, and room for it: without a change that can be seen.
  func checkChild(_ parent: UInt32, _ child: UInt32, _ argument: Literal) throws(RKStatus) {
    try requireLasting(parent, "controller")
    try requireLasting(child, argument)
    if controller(child).parent == parent { return }
    if try isHeld(parent, by: child) { throw failure(.cycle, argument, .handle(handle(child)), "is the controller itself, contains it or presents it; take it out first") }
    var levels = 1
    var up = parent
    while up != 0 {
      levels += 1
      up = controller(up).parent
    }
    guard levels + controllerHeight(child, 0) <= deepestTree else {
      throw failure(.tooDeep, argument, .handle(handle(child)), "would nest controllers deeper than 10000 levels; nest fewer")
    }
    guard controller(parent).children.reserve(1, memory) else { throw noMemory() }
  }

  /// Whether a controller is another one, or kept alive by it: as a child or as presented, over any number of steps. Two controllers that
  /// held each other would never end.
  func isHeld(_ index: UInt32, by holder: UInt32) throws(RKStatus) -> Bool {
    var open = Buffer<UInt32>()
    defer { open.free(memory) }
    let walk = nextWalk()
    guard open.append(index, memory) else { throw noMemory() }
    while !open.isEmpty {
      let next = open[open.count - 1]
      open.removeLast()
      if next == holder { return true }
      if header(next).pointee.visit == walk { continue }
      header(next).pointee.visit = walk
      let c = controller(next)
      if c.parent != 0, !open.append(c.parent, memory) { throw noMemory() }
      if c.presenting != 0, !open.append(c.presenting, memory) { throw noMemory() }
    }
    return false
  }

  /// Levels of children below a controller. `limit` bounds what bad luck could make of the recursion.
  private func controllerHeight(_ index: UInt32, _ depth: Int) -> Int {
    if depth >= deepestTree || !hasStack { return deepestTree }
    var deepest = 0
    var k = 0
    while k < controller(index).children.count {
      deepest = max(deepest, 1 + controllerHeight(controller(index).children[k], depth + 1))
      k += 1
    }
    return deepest
  }

  func removeFromParent(_ child: UInt32) {
    let parent = controller(child).parent
    if parent == 0 { return }
    var k = 0
    while k < controller(parent).children.count {
      if controller(parent).children[k] == child {
        controller(parent).children.remove(at: k)
        break
      }
      k += 1
    }
    controller(child).parent = 0
    // A transition that its container left open is closed by the tree.
    if controller(child).appearance.isOpen, !isSeen(window(ofResponder: child)) { settleAppearance(child) }
    disown(child)
  }

  // MARK: A window's root (SPEC 282)

  func setRootController(_ window: UInt32, _ newRoot: UInt32) throws(RKStatus) {
    if windowData(window).pointee.rootController == newRoot { return }
    try requireLasting(window, "window")
    if newRoot != 0 { try requireLasting(newRoot, "controller") }
    own(window)
    if newRoot != 0 { own(newRoot) }
    defer {
      if newRoot != 0 { disown(newRoot) }
      disown(window)
    }
    // What needs memory comes first, so that a lack of it leaves the controllers as they were.
    guard reserveChildren(window, 1) else { throw noMemory() }
    let content = newRoot == 0 ? 0 : try loadedView(newRoot)
    // load_view may have done anything; only now is it clear who is replaced.
    let old = windowData(window).pointee.rootController
    if old == newRoot { return }
    if content != 0 { try checkShown(content, in: window, newRoot, "controller") }
    if newRoot != 0 {
      own(newRoot)
      // Another window's root moves over; its view leaves that window when it joins this one.
      let before = controller(newRoot).rootOf
      if before != 0 {
        windowData(before).pointee.rootController = 0
        disown(newRoot)
      }
      controller(newRoot).rootOf = window
    }
    windowData(window).pointee.rootController = newRoot
    if old != 0 {
      controller(old).rootOf = 0
      let oldView = controller(old).view
      defer { disown(old) }
      if oldView != 0, view(oldView).superview == window { try removeFromSuperview(oldView) }
    }
    if content != 0, windowData(window).pointee.rootController == newRoot, controller(newRoot).view == content {
      fill(content, view(window).bounds)
      do throws(RKStatus) { try insertSubview(window, content, .front) } catch { throw interfered(newRoot, "controller", error) }
    }
  }

  /// What keeps a controller's view from standing in another one, in the words of the call that would place it there; and room for it.
  func checkShown(_ content: UInt32, in container: UInt32, _ index: UInt32, _ argument: Literal) throws(RKStatus) {
    var refusal: RKStatus = .OK
    keepingSentence {
      do throws(RKStatus) { try checkPlacement(container, content) } catch { refusal = error }
    }
    switch refusal {
    case .OK: try reserveMove(content, to: container)
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
    setFrame(content, frame)
    sizeChanged(content, from: before)
  }

  /// The bounds of a view that has views of controllers in it may have another size: what fills it does so anew.
  func sizeChanged(_ index: UInt32, from before: RKSize) {
    let bounds = view(index).bounds
    if bounds.size.width == before.width, bounds.size.height == before.height { return }
    var k = 0
    while k < Int(view(index).childCount), hasStack {
      let content = child(index, k)
      let shown = view(content).controller
      if shown != 0, fills(shown, index, before) { fill(content, bounds) }
      k += 1
    }
  }

  /// Whether a controller's view is there to fill its superview: a window's root; what is on a navigation controller; what is presented, if it has filled it so far.
  private func fills(_ index: UInt32, _ superview: UInt32, _ before: RKSize) -> Bool {
    let c = controller(index)
    if kind(superview) == .window {
      if c.rootOf == superview { return true }
      let frame = frame(c.view)
      return c.presenting != 0 && frame.size.width == before.width && frame.size.height == before.height
    }
    let container = view(superview).controller
    return container != 0 && c.parent == container && isNavigation(container)
  }

  func isNavigation(_ index: UInt32) -> Bool { isSubclass(header(index).pointee.classID, of: BuiltIn.navigationController) }

  /// An object on its way out takes no new links: they would outlive it.
  func requireLasting(_ index: UInt32, _ argument: Literal) throws(RKStatus) {
    guard !isDying(index) else {
      throw failure(.busy, argument, .handle(handle(index)), "is being destroyed; its last reference is gone")
    }
  }

  // MARK: The end

  func unlinkController(_ index: UInt32) {
    closeAppearance(index)
    let c = controller(index)
    let presenting = c.presenting
    if presenting != 0 { controller(presenting).presented = 0 }
    unlinkPresented(index)
    while !c.children.isEmpty {
      let child = c.children[c.children.count - 1]
      c.children.removeLast()
      controller(child).parent = 0
      disown(child)
    }
    let v = c.view
    if v != 0 {
      view(v).controller = 0
      c.view = 0
      disown(v)
    }
  }
}
