import CResponderKit

// Presentation (SPEC 113, 315, 316) and navigation controllers (SPEC 116, 317, 318).

extension Controller {
  // MARK: Presentation

  func present(_ presented: UInt32) throws(RKStatus) {
    try requireLasting("controller")
    try context.controller(presented).requireLasting("presented")
    try context.requireStack("presented")
    if try isHeld(by: presented) {
      throw failure(.cycle, "presented", "is the controller itself, contains it or presents it, directly or not")
    }
    guard self.presented == 0 else {
      throw failure(.alreadyExists, "controller", "presents another controller already; dismiss that one first")
    }
    guard context.controller(presented).presenting == 0 else {
      throw failure(.alreadyExists, "presented", "is presented by another controller already; dismiss it there first")
    }
    let window = responder.window
    if let window, !window.view.reserveChildren(1) { throw noMemory() }
    context.object(presented).own()
    self.presented = presented
    context.controller(presented).presenting = index
    guard let window else { return }
    own()
    window.own()
    context.object(presented).own()
    defer {
      context.object(presented).disown()
      window.disown()
      disown()
    }
    do throws(RKStatus) {
      let content = try context.controller(presented).loadedView()
      // load_view may have dismissed it, or placed it.
      guard content != 0, context.view(content).superview == nil, context.kind(content) != .window, context.controller(presented).presenting == index, responder.window == window
      else { return }
      try context.checkShown(context.view(content), in: window.index, presented, "presented")
      context.fill(content, window.view.bounds)
      do throws(RKStatus) { try window.view.insertSubview(context.view(content), .front) } catch { throw context.interfered(presented, "presented", error) }
    } catch {
      // Nothing has changed when a call fails.
      if self.presented == presented { keepingSentence { unlinkPresented() } }
      throw error
    }
  }

  /// A controller that contains this one, or itself, for which something holds; 0: none.
  private func nearest(_ holds: (Controller) -> Bool) -> UInt32 {
    var up = index
    while up != 0, !holds(context.controller(up)) { up = context.controller(up).parent }
    return up
  }

  /// What it presents, or what its container does, goes; where nothing is presented, its presenting controller does that (SPEC 315).
  func dismiss() throws(RKStatus) {
    try context.requireStack("controller")
    var presenting = nearest() { $0.presented != 0 }
    if presenting == 0 { presenting = try context.presents(in: self) }
    if presenting == 0 { presenting = try context.presents(in: context.controller(nearest() { $0.parent == 0 })) }
    if presenting == 0 {
      let presented = nearest() { $0.presenting != 0 }
      if presented == 0 { return }
      presenting = context.controller(presented).presenting
    }
    var count = 0
    var next = context.controller(presenting).presented
    while next != 0 {
      count += 1
      next = context.controller(next).presented
    }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let row = context.arena.allocate(UInt.self, count, context.unlimited) else { throw noMemory() }
    next = context.controller(presenting).presented
    count = 0
    while next != 0 {
      row[count] = context.handle(next)
      count += 1
      next = context.controller(next).presented
    }
    // The last one first. What callbacks present meanwhile stays.
    while count > 0 {
      count -= 1
      let presented = context.live(row[count], .controllers)
      if presented != 0 { try context.controller(presented).takeAway() }
    }
  }
}

extension Context {
  /// The first controller in a container, itself included, that presents another one; 0: none.
  fileprivate func presents(in c: Controller) throws(RKStatus) -> UInt32 {
    if c.presented != 0 { return c.index }
    try requireStack("controller")
    for k in 0..<c.children.count {
      let found = try presents(in: controller(c.children[k]))
      if found != 0 { return found }
    }
    return 0
  }
}

extension Controller {
  private func takeAway() throws(RKStatus) {
    let presenting = self.presenting
    if presenting == 0 { return }
    own()
    defer { disown() }
    context.controller(presenting).unlinkPresented()
    let content = view
    if content == 0 { return }
    if let superview = context.view(content).superview, superview.kind == .window, rootOf == 0 { try context.view(content).removeFromSuperview() }
  }

  func unlinkPresented() {
    let presented = self.presented
    if presented == 0 { return }
    self.presented = 0
    context.controller(presented).presenting = 0
    context.object(presented).disown()
  }
}

extension Context {
  func requireStack(_ argument: Literal) throws(RKStatus) {
    guard hasStack else { throw failure(.tooDeep, argument, "cannot be served: no stack is left; let outer calls return first") }
  }
}

extension Controller {
  // MARK: Navigation

  func requireNavigation() throws(RKStatus) {
    guard isNavigation else {
      throw failure(.wrongKind, "controller", .handle(handle), "is no NavigationController; create it with that class")
    }
  }
}

extension Context {
  func makeNavigation(_ cls: Class, _ root: UInt32) throws(RKStatus) -> OpaquePointer? {
    let made = try makeController(cls)
    if root == 0 { return made }
    let index = live(UInt(bitPattern: made), .controllers)
    do throws(RKStatus) {
      if index == 0 { throw failure(.busy, "cls", "has an instance_init that released the new object") }
      try controller(index).push(root, argument: "root")
    } catch {
      let index = live(UInt(bitPattern: made), .controllers)
      if index != 0 { object(index).letGo() }
      throw error
    }
    return made
  }
}

extension Controller {
  var top: UInt32 {
    let children = self.children
    return children.isEmpty ? 0 : children[children.count - 1]
  }

  /// SPEC 318.
  var visible: UInt32 {
    var visible = top
    if visible == 0 { return 0 }
    let presenting = context.controller(visible).nearest() { $0.presented != 0 }
    if presenting != 0 { visible = presenting }
    while context.controller(visible).presented != 0 { visible = context.controller(visible).presented }
    return visible
  }

  func push(_ content: UInt32, argument: Literal = "content") throws(RKStatus) {
    try requireNavigation()
    try context.requireStack(argument)
    guard context.controller(content).parent != index else {
      throw failure(.alreadyExists, argument, .handle(context.handle(content)), "is on this navigation controller already")
    }
    own()
    context.object(content).own()
    defer {
      context.object(content).disown()
      disown()
    }
    // What needs memory comes first, so that a lack of it leaves the controllers as they were.
    try checkChild(context.controller(content), argument)
    try context.prepareToShow(context.controller(content), in: self, argument)
    let before = top
    if before != 0 { context.object(before).own() }
    defer { if before != 0 { context.object(before).disown() } }
    // load_view may have done anything.
    try checkChild(context.controller(content), argument)
    try addChild(context.controller(content))
    do throws(RKStatus) { try showTop(replacing: before) } catch { throw context.interfered(content, argument, error) }
  }
}

extension Context {
  /// Load the two views, with room for the one in the other.
  fileprivate func prepareToShow(_ content: Controller, in controller: Controller, _ argument: Literal) throws(RKStatus) {
    let isFirst = controller.view == 0, isNew = content.view == 0
    let container = try controller.loadedView()
    do throws(RKStatus) {
      if container != 0, !view(container).reserveChildren(1) { throw noMemory() }
      let shown = try content.loadedView()
      if container == 0 || controller.view != container || shown == 0 || shown == container { return }
      try checkShown(view(shown), in: container, content.index, argument)
    } catch {
      if isNew { unload(content) }
      if isFirst { unload(controller) }
      throw error
    }
  }

  /// Unloads a view that was loaded for a failing call and is not known outside.
  private func unload(_ controller: Controller) {
    if controller.view == 0 || controller.overrides(.loadView) || controller.overrides(.viewDidLoad) { return }
    keepingSentence { do throws(RKStatus) { try controller.setView(0) } catch {} }
  }
}

extension Controller {
  /// Pop controllers until `count` are left; returns whether there were more.
  func pop(to count: Int? = nil) throws(RKStatus) -> Bool {
    try requireNavigation()
    try context.requireStack("controller")
    var left = remaining(count)
    if left == 0 { return false }
    own()
    defer { disown() }
    let next = children[left - 1]
    context.object(next).own()
    defer { context.object(next).disown() }
    try context.prepareToShow(context.controller(next), in: self, "controller")
    // load_view may have popped them itself.
    left = remaining(count)
    if left == 0 { return true }
    let top = self.top
    context.object(top).own()
    defer { context.object(top).disown() }
    while children.count > left { context.controller(self.top).removeFromParent() }
    do throws(RKStatus) { try showTop(replacing: top) } catch { throw context.interfered(next, "controller", error) }
    return true
  }

  /// How many controllers a pop leaves; 0: there is nothing to pop.
  private func remaining(_ count: Int?) -> Int {
    let children = self.children.count
    return children > count ?? 1 && children > 1 ? max(1, count ?? children - 1) : 0
  }

  /// The view of the last child fills the navigation controller's view; the one before leaves it.
  private func showTop(replacing before: UInt32) throws(RKStatus) {
    let container = try loadedView()
    let top = self.top
    guard container != 0, top != 0 else { return }
    context.object(container).own()
    context.object(top).own()
    defer {
      context.object(top).disown()
      context.object(container).disown()
    }
    let content = try context.controller(top).loadedView()
    // The two take turns: will disappear, will appear, did disappear, did appear (SPEC 320).
    let takesTurns = before != 0 && context.isSeen(context.view(container).window) && !context.controller(before).inTransition && !context.controller(top).inTransition
      && context.controller(before).appearance.isOn
    if takesTurns {
      context.controller(before).beginTransition(appearing: false, animated: false)
      if context.kind(top) == .viewController { context.controller(top).beginTransition(appearing: true, animated: false) }
    }
    func endTurns() {
      guard takesTurns else { return }
      context.controller(top).arrive()
      context.controller(before).endTransitionBySettling()
      context.controller(top).endTransitionBySettling()
    }
    do throws(RKStatus) {
      if before != 0 {
        let old = context.controller(before).view
        if old != 0, context.view(old).superviewIndex == container { try context.view(old).removeFromSuperview() }
      }
      if content != 0, content != container, context.controller(top).view == content, self.top == top {
        context.fill(content, context.view(container).bounds)
        try context.view(container).insertSubview(context.view(content), .front)
      }
    } catch {
      keepingSentence { endTurns() }
      throw error
    }
    endTurns()
  }
}
