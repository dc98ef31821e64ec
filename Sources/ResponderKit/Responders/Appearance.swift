// SPDX-License-Identifier: MIT
import CResponderKit

// When the views of controllers appear and disappear (SPEC 319-322).
//
// A controller's appearance follows its view: it is open from viewWillAppear to viewDidDisappear. Whatever puts a view into a visible window or takes it
// out begins by notifying the controllers in the subtree, and ends with `settleAppearance`, which compares each with its present state: what
// was announced and did not happen is closed, what happened unannounced is announced. So callbacks may do anything in between, and each opening is closed.

/// What moves a controller's appearance.
private enum Governor {
  /// The tree: whether it is in a visible window.
  case tree(isSeen: Bool)
  /// A controller around it that is in a transition, or is moved by its container alone: it follows that one.
  case container(Controller)
  /// Its container or a transition alone.
  case itself
}

extension Controller {
  // MARK: Calling

  func call(appearance slot: MethodSlot, _ animated: Bool) {
    guard let function = slot.function else { return }
    begin(slot)
    unsafeBitCast(function, to: RKViewControllerAppearanceMethod.self)(pointer, animated, slot.userdata)
    context.end(slot)
  }

  /// Note a controller's new state of appearance and call the method for it.
  private func tell(_ appearance: Appearance, _ method: Method) {
    self.appearance = appearance
    guard overrides(method) || context.isObserved else { return }
    let animated = self.animated
    let kept = keep()
    var shown = ObservedCall(Controller.observed(method))
    shown.value = animated ? 1 : 0
    if isCalled(shown), overrides(method) { call(appearance: slot(method), animated) }
    kept.release()
  }

  private static func observed(_ method: Method) -> RKObservedMethod {
    switch method {
    case .viewWillAppear: .viewWillAppear
    case .viewIsAppearing: .viewIsAppearing
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    default: .viewDidDisappear
    }
  }

  fileprivate func tellComing() {
    // The context is ending.
    if context.appearancesOver { return }
    switch appearance {
    case .gone, .going: tell(.coming, .viewWillAppear)
    default: break
    }
  }

  fileprivate func tellGoing() {
    if appearance.isOn { tell(.going, .viewWillDisappear) }
  }

  fileprivate func tellArriving() {
    if appearance == .coming { tell(.arriving, .viewIsAppearing) }
  }

  fileprivate func tellDone() {
    switch appearance {
    case .arriving: tell(.shown, .viewDidAppear)
    case .going: tell(.gone, .viewDidDisappear)
    default: break
    }
  }

  /// A controller is about to end, or the context: what is open is closed, also where the host drives the transition.
  func closeAppearance() {
    inTransition = true
    tellGoing()
    if appearance == .going { tellDone() }
  }
}

extension Context {
  /// The context ends: from here on nothing appears any more.
  func endAppearances() {
    appearancesOver = true
    forEachObject { object in
      if object.kind == .viewController, !object.isDying { Controller(object).closeAppearance() }
    }
  }
}

extension Controller {
  // MARK: Who moves it

  /// Asked once in a walk: containers inside one another would be asked for each controller below them.
  private var forwardsAppearance: Bool {
    if !overrides(.forwardsAppearance) { return true }
    if forwardsWalk == context.appearanceWalks { return forwards }
    let walk = context.appearanceWalks
    let answer = responder.ask(.forwardsAppearance)
    if kind == .viewController {
      forwards = answer
      forwardsWalk = walk
    }
    return answer
  }

  fileprivate var governor: Governor {
    var next: Controller? = self
    while let up = next {
      if up.inTransition { return up == self ? .itself : .container(up) }
      guard let parent = up.parent else { break }
      let forwards = parent.forwardsAppearance
      // Asking may have changed everything.
      guard kind == .viewController, up.kind == .viewController else { return .itself }
      if !forwards { return up == self ? .itself : .container(up) }
      next = up.parent
    }
    return .tree(isSeen: context.isSeen(view?.window))
  }

  /// Whether it should be on, and whether what was begun may be completed; nil: another mover decides.
  fileprivate var wish: (isOn: Bool, completes: Bool)? {
    switch governor {
    case .tree(let isSeen): return (isSeen, true)
    case .container(let container):
      var isInside = false
      if let view, let around = container.view { isInside = view.isDescendant(of: around) }
      return (isInside && container.appearance.isOn, !container.inTransition)
    case .itself: return nil
    }
  }
}

extension Context {
  // MARK: A subtree

  /// Visit the controllers whose views are in a subtree, a container before its children, as they were when the walk began.
  @inline(never)
  fileprivate func forEachController(below top: View, _ visit: (Controller) -> Void) {
    guard top.has(.hosts) else { return }
    appearanceWalks += 1
    let mark = arena.mark
    defer { arena.release(mark) }
    var count = 0
    walkHosts(top) { _ in count += 1 }
    guard count > 0, let list = arena.allocate(UInt.self, count, unlimited) else { return }
    var filled = 0
    walkHosts(top) { controller in
      list[filled] = controller.handle
      filled += 1
    }
    for k in places(filled) {
      // A callback may have moved its view out of the subtree: that move has told it already.
      guard let controller = liveController(list[k]), !controller.isDying, let view = controller.view, view.isDescendant(of: top) else { continue }
      let kept = controller.keep()
      visit(controller)
      kept.release()
    }
  }

  /// The same without callbacks: `visit` must not change the tree.
  private func walkHosts(_ top: View, _ visit: (Controller) -> Void) {
    var v = top
    while true {
      if let controller = v.controller { visit(controller) }
      // Into the first child that may have one below, or on to the next one.
      var next = nextHost(v, 0)
      while next == nil {
        guard v != top, let up = v.superview else { return }
        next = nextHost(up, Int(v.slot) + 1)
        if next == nil { v = up }
      }
      v = next.unsafelyUnwrapped
    }
  }

  private func nextHost(_ parent: View, _ first: Int) -> View? {
    for k in places(Int(parent.childCount), from: first) {
      let next = parent.child(k)
      if next.has(.hosts) { return next }
    }
    return nil
  }

  func appearance(below top: View, _ step: Int32) {
    switch step {
    case AppearanceStep.comes: willAppear(below: top)
    case AppearanceStep.goes: willDisappear(below: top)
    default: settleAppearance(below: top)
    }
  }

  private func willAppear(below top: View) {
    let keptTop = top.keep()
    forEachController(below: top) { controller in
      controller.animated = false
      switch controller.governor {
      case .tree: controller.tellComing()
      case .container(let container): if container.appearance.isOn { controller.tellComing() }
      case .itself: break
      }
    }
    keptTop.release()
  }

  private func willDisappear(below top: View) {
    let kept = top.keep()
    forEachController(below: top) { controller in
      switch controller.governor {
      case .tree: break
      // It leaves together with the controller that it follows, which moves it.
      case .container(let container): if let view = container.view, view.isDescendant(of: top) { return }
      case .itself: return
      }
      controller.animated = false
      controller.tellGoing()
    }
    kept.release()
  }

  /// Bring the reported appearance in line with the tree.
  func settleAppearance(below top: View) {
    let kept = top.keep()
    forEachController(below: top) { controller in
      guard let wish = controller.wish else { return }
      if wish.isOn { controller.tellComing() } else { controller.tellGoing() }
    }
    forEachController(below: top) { controller in
      if let wish = controller.wish, wish.completes, wish.isOn { controller.tellArriving() }
    }
    forEachController(below: top) { controller in
      if let wish = controller.wish, wish.completes, wish.isOn == controller.appearance.isOn { controller.tellDone() }
    }
    kept.release()
  }
}

extension Controller {
  /// One controller, after its view or its container has changed.
  func settleAppearance() {
    context.appearanceWalks += 1
    guard let wish = self.wish, kind == .viewController else { return }
    let kept = keep()
    if wish.isOn { tellComing() } else { tellGoing() }
    context.appearanceWalks += 1
    if let wish = self.wish, wish.completes {
      if wish.isOn { tellArriving() }
      if wish.isOn == appearance.isOn { tellDone() }
    }
    kept.release()
  }

  // MARK: Transitions (SPEC 321)

  /// From here on `endTransition` alone moves the controller on. Calls viewWillAppear or viewWillDisappear.
  func beginTransition(appearing: Bool, animated: Bool) {
    inTransition = true
    self.animated = animated
    if appearing { tellComing() } else { tellGoing() }
    forEachFollower { follower in
      follower.animated = animated
      if appearing { follower.tellComing() } else { follower.tellGoing() }
    }
  }

  /// Completes the transition, wherever the view is.
  func endTransition() {
    if !inTransition { return }
    let kept = keep()
    tellArriving()
    forEachFollower { $0.tellArriving() }
    tellDone()
    forEachFollower { $0.tellDone() }
    inTransition = false
    kept.release()
  }

  /// Completes it with the state of the tree: in navigation.
  func endTransitionBySettling() {
    inTransition = false
    if let view { context.settleAppearance(below: view) } else { settleAppearance() }
  }

  /// The views are in place: before the others disappear.
  func arrive() {
    guard context.isSeen(view?.window) else { return }
    tellArriving()
    forEachFollower { $0.tellArriving() }
  }

  private func forEachFollower(_ visit: (Controller) -> Void) {
    guard let view else { return }
    let kept = view.keep()
    context.forEachController(below: view) { follower in
      if follower == self { return }
      if case .container(self) = follower.governor { visit(follower) }
    }
    kept.release()
  }
}
