import CResponderKit

// Presentation (SPEC 113, 315, 316) and navigation controllers (SPEC 116, 317, 318).

extension Context {
  // MARK: Presentation

  func present(_ index: UInt32, _ presented: UInt32) throws(RKStatus) {
    try requireLasting(index, "controller")
    try requireLasting(presented, "presented")
    try requireStack("presented")
    if try isHeld(index, by: presented) {
      throw failure(.cycle, "presented", "is the controller itself, contains it or presents it, directly or not")
    }
    guard controller(index).presented == 0 else {
      throw failure(.alreadyExists, "controller", "presents another controller already; dismiss that one first")
    }
    guard controller(presented).presenting == 0 else {
      throw failure(.alreadyExists, "presented", "is presented by another controller already; dismiss it there first")
    }
    let window = window(ofResponder: index)
    if window != 0, !reserveChildren(window, 1) { throw noMemory() }
    own(presented)
    controller(index).presented = presented
    controller(presented).presenting = index
    if window == 0 { return }
    own(index)
    own(window)
    own(presented)
    defer {
      disown(presented)
      disown(window)
      disown(index)
    }
    do throws(RKStatus) {
      let content = try loadedView(presented)
      // load_view may have dismissed it, or placed it.
      guard content != 0, view(content).superview == 0, kind(content) != .window, controller(presented).presenting == index, self.window(ofResponder: index) == window
      else { return }
      try checkShown(content, in: window, presented, "presented")
      fill(content, view(window).bounds)
      do throws(RKStatus) { try insertSubview(window, content, .front) } catch { throw interfered(presented, "presented", error) }
    } catch {
      // Nothing has changed when a call fails.
      if controller(index).presented == presented { keepingSentence { unlinkPresented(index) } }
      throw error
    }
  }

  /// A controller that contains this one, or itself, for which something holds; 0: none.
  private func nearest(_ index: UInt32, _ holds: (Controller) -> Bool) -> UInt32 {
    var up = index
    while up != 0, !holds(controller(up)) { up = controller(up).parent }
    return up
  }

  /// What it presents, or what its container does, goes; where nothing is presented, its presenting controller does that (SPEC 315).
  func dismiss(_ index: UInt32) throws(RKStatus) {
    try requireStack("controller")
    var presenting = nearest(index) { $0.presented != 0 }
    if presenting == 0 { presenting = try presents(in: index) }
    if presenting == 0 { presenting = try presents(in: nearest(index) { $0.parent == 0 }) }
    if presenting == 0 {
      let presented = nearest(index) { $0.presenting != 0 }
      if presented == 0 { return }
      presenting = controller(presented).presenting
    }
    var count = 0
    var next = controller(presenting).presented
    while next != 0 {
      count += 1
      next = controller(next).presented
    }
    let mark = arena.mark
    defer { arena.release(mark) }
    guard let row = arena.allocate(UInt.self, count, unlimited) else { throw noMemory() }
    next = controller(presenting).presented
    count = 0
    while next != 0 {
      row[count] = handle(next)
      count += 1
      next = controller(next).presented
    }
    // The last one first. What callbacks present meanwhile stays.
    while count > 0 {
      count -= 1
      let presented = live(row[count], .controllers)
      if presented != 0 { try takeAway(presented) }
    }
  }

  /// The first controller in a container, itself included, that presents another one; 0: none.
  private func presents(in index: UInt32) throws(RKStatus) -> UInt32 {
    if controller(index).presented != 0 { return index }
    try requireStack("controller")
    for k in 0..<controller(index).children.count {
      let found = try presents(in: controller(index).children[k])
      if found != 0 { return found }
    }
    return 0
  }

  private func takeAway(_ presented: UInt32) throws(RKStatus) {
    let presenting = controller(presented).presenting
    if presenting == 0 { return }
    own(presented)
    defer { disown(presented) }
    unlinkPresented(presenting)
    let content = controller(presented).view
    if content == 0 { return }
    let superview = view(content).superview
    if superview != 0, kind(superview) == .window, controller(presented).rootOf == 0 { try removeFromSuperview(content) }
  }

  func unlinkPresented(_ index: UInt32) {
    let presented = controller(index).presented
    if presented == 0 { return }
    controller(index).presented = 0
    controller(presented).presenting = 0
    disown(presented)
  }

  func requireStack(_ argument: Literal) throws(RKStatus) {
    guard hasStack else { throw failure(.tooDeep, argument, "cannot be served: no stack is left; let outer calls return first") }
  }

  // MARK: Navigation

  func requireNavigation(_ index: UInt32) throws(RKStatus) {
    guard isNavigation(index) else {
      throw failure(.wrongKind, "controller", .handle(handle(index)), "is no NavigationController; create it with that class")
    }
  }

  func makeNavigation(_ cls: Class, _ root: UInt32) throws(RKStatus) -> OpaquePointer? {
    let made = try makeController(cls)
    if root == 0 { return made }
    let index = live(UInt(bitPattern: made), .controllers)
    do throws(RKStatus) {
      if index == 0 { throw failure(.busy, "cls", "has an instance_init that released the new object") }
      try push(index, root, argument: "root")
    } catch {
      let index = live(UInt(bitPattern: made), .controllers)
      if index != 0 { letGo(index) }
      throw error
    }
    return made
  }

  func topController(_ index: UInt32) -> UInt32 {
    let children = controller(index).children
    return children.isEmpty ? 0 : children[children.count - 1]
  }

  /// SPEC 318.
  func visibleController(_ index: UInt32) -> UInt32 {
    var visible = topController(index)
    if visible == 0 { return 0 }
    let presenting = nearest(visible) { $0.presented != 0 }
    if presenting != 0 { visible = presenting }
    while controller(visible).presented != 0 { visible = controller(visible).presented }
    return visible
  }

  func push(_ index: UInt32, _ content: UInt32, argument: Literal = "content") throws(RKStatus) {
    try requireNavigation(index)
    try requireStack(argument)
    guard controller(content).parent != index else {
      throw failure(.alreadyExists, argument, .handle(handle(content)), "is on this navigation controller already")
    }
    own(index)
    own(content)
    defer {
      disown(content)
      disown(index)
    }
    // What needs memory comes first, so that a lack of it leaves the controllers as they were.
    try checkChild(index, content, argument)
    try prepareToShow(content, in: index, argument)
    let before = topController(index)
    if before != 0 { own(before) }
    defer { if before != 0 { disown(before) } }
    // load_view may have done anything.
    try checkChild(index, content, argument)
    try addChild(index, content)
    do throws(RKStatus) { try showTop(index, replacing: before) } catch { throw interfered(content, argument, error) }
  }

  /// Load the two views, with room for the one in the other.
  private func prepareToShow(_ content: UInt32, in index: UInt32, _ argument: Literal) throws(RKStatus) {
    let isFirst = controller(index).view == 0, isNew = controller(content).view == 0
    let container = try loadedView(index)
    do throws(RKStatus) {
      if container != 0, !reserveChildren(container, 1) { throw noMemory() }
      let shown = try loadedView(content)
      if container == 0 || controller(index).view != container || shown == 0 || shown == container { return }
      try checkShown(shown, in: container, content, argument)
    } catch {
      if isNew { unload(content) }
      if isFirst { unload(index) }
      throw error
    }
  }

  /// A view that was loaded for a call that fails, and that nobody has heard of, goes again.
  private func unload(_ index: UInt32) {
    if controller(index).view == 0 || overrides(index, .loadView) || overrides(index, .viewDidLoad) { return }
    keepingSentence { do throws(RKStatus) { try setView(index, 0) } catch {} }
  }

  /// Pop controllers until `count` are left; returns whether there were more.
  func pop(_ index: UInt32, to count: Int? = nil) throws(RKStatus) -> Bool {
    try requireNavigation(index)
    try requireStack("controller")
    var left = remaining(index, count)
    if left == 0 { return false }
    own(index)
    defer { disown(index) }
    let next = controller(index).children[left - 1]
    own(next)
    defer { disown(next) }
    try prepareToShow(next, in: index, "controller")
    // load_view may have popped them itself.
    left = remaining(index, count)
    if left == 0 { return true }
    let top = topController(index)
    own(top)
    defer { disown(top) }
    while controller(index).children.count > left { removeFromParent(topController(index)) }
    do throws(RKStatus) { try showTop(index, replacing: top) } catch { throw interfered(next, "controller", error) }
    return true
  }

  /// How many controllers a pop leaves; 0: there is nothing to pop.
  private func remaining(_ index: UInt32, _ count: Int?) -> Int {
    let children = controller(index).children.count
    return children > count ?? 1 && children > 1 ? max(1, count ?? children - 1) : 0
  }

  /// The view of the last child fills the navigation controller's view; the one before leaves it.
  private func showTop(_ index: UInt32, replacing before: UInt32) throws(RKStatus) {
    let container = try loadedView(index)
    let top = topController(index)
    guard container != 0, top != 0 else { return }
    own(container)
    own(top)
    defer {
      disown(top)
      disown(container)
    }
    let content = try loadedView(top)
    // The two take turns: will disappear, will appear, did disappear, did appear (SPEC 320).
    let takesTurns = before != 0 && isSeen(window(of: container)) && !controller(before).inTransition && !controller(top).inTransition
      && controller(before).appearance.isOn
    if takesTurns {
      beginTransition(before, appearing: false, animated: false)
      if kind(top) == .viewController { beginTransition(top, appearing: true, animated: false) }
    }
    func endTurns() {
      guard takesTurns else { return }
      arrive(top)
      endTransitionBySettling(before)
      endTransitionBySettling(top)
    }
    do throws(RKStatus) {
      if before != 0 {
        let old = controller(before).view
        if old != 0, view(old).superview == container { try removeFromSuperview(old) }
      }
      if content != 0, content != container, controller(top).view == content, topController(index) == top {
        fill(content, view(container).bounds)
        try insertSubview(container, content, .front)
      }
    } catch {
      keepingSentence { endTurns() }
      throw error
    }
    endTurns()
  }
}
