// SPDX-License-Identifier: MIT
import CResponderKit

// Presentation (SPEC 113, 315, 316) and navigation controllers (SPEC 116, 317, 318).

extension Controller {
  // MARK: Presentation

  func present(_ presented: Controller) throws(RKStatus) {
    try requireLasting("controller")
    try presented.requireLasting("presented")
    try context.requireStack("presented")
    if try isHeld(by: presented) {
      throw failure(.cycle, "presented", "is the controller itself, contains it or presents it, directly or not")
    }
    guard self.presented == nil else {
      throw failure(.alreadyExists, "controller", "presents another controller already; dismiss that one first")
    }
    guard presented.presenting == nil else {
      throw failure(.alreadyExists, "presented", "is presented by another controller already; dismiss it there first")
    }
    let window = responder.window
    if let window, !window.view.reserveChildren(1) { throw noMemory() }
    hold(presented: presented)
    guard let window else { return }
    let kept = keep(), keptWindow = window.keep(), keptPresented = presented.keep()
    do throws(RKStatus) {
      // load_view may have dismissed it, or placed it.
      if let content = try presented.loadedView(), content.superview == nil, content.kind != .window, presented.presenting == self, responder.window == window {
        try presented.checkShown(content, in: window.view, "presented")
        content.fill(window.view.bounds)
        do throws(RKStatus) { try window.view.insertSubview(content, .front) } catch { throw presented.interfered("presented", error) }
      }
    } catch {
      // Nothing has changed when a call fails.
      if self.presented == presented { keepingSentence { unlinkPresented() } }
      throw error
    }
    keptPresented.release()
    keptWindow.release()
    kept.release()
  }

  /// A controller that contains this one, or itself, for which something holds.
  private func nearest(_ holds: (Controller) -> Bool) -> Controller? {
    var up: Controller? = self
    while let container = up, !holds(container) { up = container.parent }
    return up
  }

  /// What it presents, or what its container does, goes; where nothing is presented, its presenting controller does that (SPEC 315).
  func dismiss() throws(RKStatus) {
    try context.requireStack("controller")
    guard let presenting = try findPresenting() else { return }
    var count = 0
    var next = presenting.presented
    while let presented = next {
      count += 1
      next = presented.presented
    }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let row = context.arena.allocate(UInt.self, count, context.unlimited) else { throw noMemory() }
    next = presenting.presented
    count = 0
    while let presented = next {
      row[count] = presented.handle
      count += 1
      next = presented.presented
    }
    // The last one first. What callbacks present meanwhile stays.
    while count > 0 {
      count -= 1
      if let presented = context.liveController(row[count]) { try presented.takeAway() }
    }
  }

  /// Whose presented controllers a dismissal takes away; nil: nothing is presented.
  private func findPresenting() throws(RKStatus) -> Controller? {
    if let container = nearest({ $0.presented != nil }) { return container }
    if let content = try findPresentingContent() { return content }
    if let content = try nearest({ $0.parent == nil })?.findPresentingContent() { return content }
    return nearest({ $0.presenting != nil })?.presenting
  }

  /// The first controller in it, itself included, that presents another one.
  private func findPresentingContent() throws(RKStatus) -> Controller? {
    if presented != nil { return self }
    try context.requireStack("controller")
    for k in 0..<children.count {
      if let found = try child(k).findPresentingContent() { return found }
    }
    return nil
  }

  private func takeAway() throws(RKStatus) {
    guard let presenting else { return }
    let kept = keep()
    presenting.unlinkPresented()
    if let content = view, content.superview?.kind == .window, rootOf == nil { try content.removeFromSuperview() }
    kept.release()
  }
}

extension Context {
  func requireStack(_ argument: Literal) throws(RKStatus) {
    guard hasStack else { throw failure(.tooDeep, argument, "cannot be served: no stack is left; let outer calls return first") }
  }

  // MARK: Navigation

  func makeNavigation(_ cls: Class, _ root: Controller?) throws(RKStatus) -> OpaquePointer? {
    let made = try makeController(cls)
    guard let root else { return made }
    do throws(RKStatus) {
      guard let controller = liveController(UInt(bitPattern: made)) else { throw failure(.busy, "cls", "has an instance_init that released the new object") }
      try controller.push(root, argument: "root")
    } catch {
      liveController(UInt(bitPattern: made))?.object.letGo()
      throw error
    }
    return made
  }
}

extension Controller {
  func requireNavigation() throws(RKStatus) {
    guard isNavigation else {
      throw wrongKind("controller", base, handle, cls.name.unsafelyUnwrapped, "a NavigationController")
    }
  }

  var top: Controller? { children.isEmpty ? nil : child(children.count - 1) }

  /// SPEC 318.
  var visible: Controller? {
    guard let top else { return nil }
    var visible = top.nearest { $0.presented != nil } ?? top
    while let presented = visible.presented { visible = presented }
    return visible
  }

  func push(_ content: Controller, argument: Literal = "content") throws(RKStatus) {
    try requireNavigation()
    try context.requireStack(argument)
    guard content.parent != self else {
      throw failure(.alreadyExists, argument, .handle(content.handle), "is on this navigation controller already")
    }
    let kept = keep(), keptContent = content.keep()
    // What needs memory comes first, so that a lack of it leaves the controllers as they were.
    try checkChild(content, argument)
    try prepareToShow(content, argument)
    let before = top, keptBefore = before?.keep()
    // load_view may have done anything.
    try checkChild(content, argument)
    try addChild(content)
    do throws(RKStatus) { try showTop(replacing: before) } catch { throw content.interfered(argument, error) }
    keptBefore?.release()
    keptContent.release()
    kept.release()
  }

  /// Load the two views, with room for the one in the other.
  private func prepareToShow(_ content: Controller, _ argument: Literal) throws(RKStatus) {
    let isFirst = view == nil, isNew = content.view == nil
    let container = try loadedView()
    do throws(RKStatus) {
      if let container, !container.reserveChildren(1) { throw noMemory() }
      guard let shown = try content.loadedView(), let container, view == container, shown != container else { return }
      try content.checkShown(shown, in: container, argument)
    } catch {
      if isNew { content.unload() }
      if isFirst { unload() }
      throw error
    }
  }

  /// Unloads a view that was loaded for a failing call and is not known outside.
  private func unload() {
    if view == nil || overrides(.loadView) || overrides(.viewDidLoad) { return }
    keepingSentence { do throws(RKStatus) { try setView(nil) } catch {} }
  }

  /// Pop controllers until `count` are left; returns whether there were more.
  func pop(to count: Int? = nil) throws(RKStatus) -> Bool {
    try requireNavigation()
    try context.requireStack("controller")
    var left = remaining(count)
    if left == 0 { return false }
    let next = child(left - 1)
    let kept = keep(), keptNext = next.keep()
    try prepareToShow(next, "controller")
    // load_view may have popped them itself.
    left = remaining(count)
    guard left > 0, let top else { return true }
    let keptTop = top.keep()
    while children.count > left { child(children.count - 1).removeFromParent() }
    do throws(RKStatus) { try showTop(replacing: top) } catch { throw next.interfered("controller", error) }
    keptTop.release()
    keptNext.release()
    kept.release()
    return true
  }

  /// How many controllers a pop leaves; 0: there is nothing to pop.
  private func remaining(_ count: Int?) -> Int {
    let children = self.children.count
    return children > count ?? 1 && children > 1 ? max(1, count ?? children - 1) : 0
  }

  /// The view of the last child fills the navigation controller's view; the one before leaves it.
  private func showTop(replacing before: Controller?) throws(RKStatus) {
    guard let container = try loadedView(), let top else { return }
    let keptContainer = container.keep(), keptTop = top.keep()
    let content = try top.loadedView()
    // The two take turns: will disappear, will appear, did disappear, did appear (SPEC 320).
    let turn = context.isSeen(container.window) && !top.inTransition ? before.flatMap { !$0.inTransition && $0.appearance.isOn ? $0 : nil } : nil
    if let turn {
      turn.beginTransition(appearing: false, animated: false)
      if top.kind == .viewController { top.beginTransition(appearing: true, animated: false) }
    }
    func endTurns() {
      guard let turn else { return }
      top.arrive()
      turn.endTransitionBySettling()
      top.endTransitionBySettling()
    }
    do throws(RKStatus) {
      if let old = before?.view, old.superview == container { try old.removeFromSuperview() }
      if let content, content != container, top.view == content, self.top == top {
        content.fill(container.bounds)
        try container.insertSubview(content, .front)
      }
    } catch {
      keepingSentence { endTurns() }
      throw error
    }
    endTurns()
    keptTop.release()
    keptContainer.release()
  }
}
