import CResponderKit

// When the views of controllers appear and disappear (SPEC 319-322).
//
// A controller's appearance follows its view: it is open from viewWillAppear to viewDidDisappear. Whatever puts a view into a visible window or takes it
// out begins by telling the controllers in the subtree what is about to happen, and ends with `settleAppearance`, which looks at each as it is then: what
// was told and is not so is taken back, what is so and was not told is told. So callbacks may do anything in between, and each opening is closed.

/// What moves a controller's appearance.
private enum Governor {
  /// The tree: whether it is in a visible window.
  case tree(isSeen: Bool)
  /// A controller around it that is in a transition, or is moved by its container alone: it follows that one.
  case container(UInt32)
  /// Its container or a transition alone.
  case itself
}

extension Context {
  // MARK: Calling

  func call(appearance slot: MethodSlot, _ index: UInt32, _ animated: Bool) {
    guard let function = slot.function else { return }
    begin(slot, index)
    unsafeBitCast(function, to: RKViewControllerAppearanceMethod.self)(pointer(index), animated, slot.userdata)
    end(slot)
  }

  /// Note a controller's new state of appearance and call the method for it.
  private func tell(_ index: UInt32, _ appearance: Appearance, _ method: Method) {
    controller(index).appearance = appearance
    guard overrides(index, method) else { return }
    let animated = controller(index).animated
    own(index)
    call(appearance: slot(classData(of: index), method), index, animated)
    disown(index)
  }

  private func tellComing(_ index: UInt32) {
    // The context is ending.
    if appearancesOver { return }
    switch controller(index).appearance {
    case .gone, .going: tell(index, .coming, .viewWillAppear)
    default: break
    }
  }

  private func tellGoing(_ index: UInt32) {
    if controller(index).appearance.isOn { tell(index, .going, .viewWillDisappear) }
  }

  private func tellArriving(_ index: UInt32) {
    if controller(index).appearance == .coming { tell(index, .arriving, .viewIsAppearing) }
  }

  private func tellDone(_ index: UInt32) {
    switch controller(index).appearance {
    case .arriving: tell(index, .shown, .viewDidAppear)
    case .going: tell(index, .gone, .viewDidDisappear)
    default: break
    }
  }

  /// A controller is about to end, or the context: what is open is closed, also where the host drives the transition.
  func closeAppearance(_ index: UInt32) {
    controller(index).inTransition = true
    tellGoing(index)
    if controller(index).appearance == .going { tellDone(index) }
  }

  /// The context ends: from here on nothing appears any more.
  func endAppearances() {
    appearancesOver = true
    forEachRecord { index in
      if kind(index) == .viewController, !isDying(index) { closeAppearance(index) }
    }
  }

  // MARK: Who moves it

  private func forwardsAppearance(_ index: UInt32) -> Bool { !overrides(index, .forwardsAppearance) || ask(index, .forwardsAppearance) }

  private func governor(_ index: UInt32) -> Governor {
    var up = index
    while true {
      if controller(up).inTransition { return up == index ? .itself : .container(up) }
      let parent = controller(up).parent
      if parent == 0 { break }
      let forwards = forwardsAppearance(parent)
      // Asking may have changed everything.
      guard kind(index) == .viewController, kind(up) == .viewController else { return .itself }
      if !forwards { return up == index ? .itself : .container(up) }
      up = controller(up).parent
      if up == 0 { break }
    }
    let v = controller(index).view
    return .tree(isSeen: v != 0 && isSeen(window(of: v)))
  }

  /// Whether it should be on, and whether what was begun may be completed; nil: another mover decides.
  private func wish(_ index: UInt32) -> (isOn: Bool, completes: Bool)? {
    switch governor(index) {
    case .tree(let isSeen): return (isSeen, true)
    case .container(let container):
      let v = controller(index).view
      let around = controller(container).view
      let isInside = v != 0 && around != 0 && isDescendant(v, of: around)
      return (isInside && controller(container).appearance.isOn, !controller(container).inTransition)
    case .itself: return nil
    }
  }

  // MARK: A subtree

  /// Visit the controllers whose views are in a subtree, a container before its children, as they were when the walk began.
  private func forEachController(below top: UInt32, _ visit: (UInt32) -> Void) {
    guard view(top).has(ViewFlag.hosts) else { return }
    let mark = arena.mark
    defer { arena.release(mark) }
    var count = 0
    walkHosts(top) { _ in count += 1 }
    guard count > 0, let list = arena.allocate(UInt.self, count, unlimited) else { return }
    var filled = 0
    walkHosts(top) { index in
      list[filled] = handle(index)
      filled += 1
    }
    var k = 0
    while k < filled {
      let index = live(list[k], .controllers)
      k += 1
      if index == 0 || isDying(index) { continue }
      // A callback may have moved its view out of the subtree: that move has told it already.
      let v = controller(index).view
      if v == 0 || !isDescendant(v, of: top) { continue }
      own(index)
      visit(index)
      disown(index)
    }
  }

  /// The same without callbacks: `visit` must not change the tree.
  private func walkHosts(_ top: UInt32, _ visit: (UInt32) -> Void) {
    var v = top
    var enters = true
    while true {
      if enters, view(v).controller != 0 { visit(view(v).controller) }
      // Into the first child that may have one below, or on to the next one.
      var next: UInt32 = 0
      if enters { next = nextHost(v, 0) }
      while next == 0 {
        if v == top { return }
        let up = view(v).superview
        next = nextHost(up, Int(view(v).slot) + 1)
        if next == 0 { v = up }
      }
      v = next
      enters = true
    }
  }

  private func nextHost(_ parent: UInt32, _ first: Int) -> UInt32 {
    var k = first
    while k < Int(view(parent).childCount) {
      let next = child(parent, k)
      if view(next).has(ViewFlag.hosts) { return next }
      k += 1
    }
    return 0
  }

  func appearance(below top: UInt32, _ step: Int32) {
    switch step {
    case AppearanceStep.comes: willAppear(below: top)
    case AppearanceStep.goes: willDisappear(below: top)
    default: settleAppearance(below: top)
    }
  }

  private func willAppear(below top: UInt32) {
    own(top)
    forEachController(below: top) { index in
      controller(index).animated = false
      switch governor(index) {
      case .tree: tellComing(index)
      case .container(let container): if controller(container).appearance.isOn { tellComing(index) }
      case .itself: break
      }
    }
    disown(top)
  }

  private func willDisappear(below top: UInt32) {
    own(top)
    forEachController(below: top) { index in
      switch governor(index) {
      case .tree: break
      // It leaves together with the controller that it follows, which moves it.
      case .container(let container): if controller(container).view != 0, isDescendant(controller(container).view, of: top) { return }
      case .itself: return
      }
      controller(index).animated = false
      tellGoing(index)
    }
    disown(top)
  }

  /// Bring the reported appearance in line with the tree.
  func settleAppearance(below top: UInt32) {
    own(top)
    forEachController(below: top) { index in
      guard let wish = wish(index) else { return }
      if wish.isOn { tellComing(index) } else { tellGoing(index) }
    }
    forEachController(below: top) { index in
      if let wish = wish(index), wish.completes, wish.isOn { tellArriving(index) }
    }
    forEachController(below: top) { index in
      if let wish = wish(index), wish.completes, wish.isOn == controller(index).appearance.isOn { tellDone(index) }
    }
    disown(top)
  }

  /// One controller, after its view or its container has changed.
  func settleAppearance(_ index: UInt32) {
    guard let wish = wish(index), kind(index) == .viewController else { return }
    own(index)
    if wish.isOn { tellComing(index) } else { tellGoing(index) }
    if let wish = self.wish(index), wish.completes {
      if wish.isOn { tellArriving(index) }
      if wish.isOn == controller(index).appearance.isOn { tellDone(index) }
    }
    disown(index)
  }

  // MARK: Transitions (SPEC 321)

  /// From here on `endTransition` alone moves the controller on. Calls viewWillAppear or viewWillDisappear.
  func beginTransition(_ index: UInt32, appearing: Bool, animated: Bool) {
    let c = controller(index)
    c.inTransition = true
    c.animated = animated
    if appearing { tellComing(index) } else { tellGoing(index) }
    forEachFollower(index) { follower in
      controller(follower).animated = animated
      if appearing { tellComing(follower) } else { tellGoing(follower) }
    }
  }

  /// Completes the transition, wherever the view is.
  func endTransition(_ index: UInt32) {
    if !controller(index).inTransition { return }
    own(index)
    tellArriving(index)
    forEachFollower(index) { tellArriving($0) }
    tellDone(index)
    forEachFollower(index) { tellDone($0) }
    controller(index).inTransition = false
    disown(index)
  }

  /// Completes it with the state of the tree: in navigation.
  func endTransitionBySettling(_ index: UInt32) {
    controller(index).inTransition = false
    let v = controller(index).view
    if v != 0 { settleAppearance(below: v) } else { settleAppearance(index) }
  }

  /// The views are in place: before the others disappear.
  func arrive(_ index: UInt32) {
    let v = controller(index).view
    guard v != 0, isSeen(window(of: v)) else { return }
    tellArriving(index)
    forEachFollower(index) { tellArriving($0) }
  }

  private func forEachFollower(_ index: UInt32, _ visit: (UInt32) -> Void) {
    let v = controller(index).view
    if v == 0 { return }
    own(v)
    forEachController(below: v) { follower in
      if follower == index { return }
      if case .container(index) = governor(follower) { visit(follower) }
    }
    disown(v)
  }
}
