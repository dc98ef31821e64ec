import CResponderKit

// The key window (SPEC 281, 283).

extension Window {
  func makeKey() {
    if isDying { return }
    if view.has(.hidden) {
      // Key in effect once it is shown.
      context.wantsKey = index
      return
    }
    context.wantsKey = 0
    guard canBecomeKey else { return }
    setKey()
  }

  /// canBecomeKeyWindow, and whether it is still there and visible after that.
  fileprivate var canBecomeKey: Bool {
    let kept = keep()
    let can = responder.ask(.canBecomeKeyWindow) && !isDying && !view.has(.hidden)
    kept.release()
    return can && isListed
  }

  /// Whether it is still a window: the release above may have ended it.
  private var isListed: Bool {
    for k in 0..<context.windows.count where context.windows[k] == index { return true }
    return false
  }
}

extension Context {
  /// The front-most visible window that can become key; 0: none.
  fileprivate func keyCandidate() -> UInt32 {
    var k = windows.count
    while k > 0 {
      k = min(k, windows.count) - 1
      if k < 0 { return 0 }
      let window = windows[k]
      if !view(window).has(.hidden), self.window(window).canBecomeKey { return window }
    }
    return 0
  }
}

extension Window {
  func makeKeyAndVisible() {
    let kept = keep()
    if view.has(.hidden) {
      context.wantsKey = index
      setHidden(false)
    } else {
      bringToFront()
    }
    makeKey()
    kept.release()
  }

  /// Windows were shown, hidden or destroyed: only a visible one can be key.
  func windowsChanged() {
    if context.wantsKey == index, !view.has(.hidden), !isDying {
      context.wantsKey = 0
      if canBecomeKey { return setKey() }
    }
    if isDying, context.wantsKey == index { context.wantsKey = 0 }
    if context.keyWindow == index, view.has(.hidden) { loseKey() }
  }

  /// It is not visible any more. A canBecomeKeyWindow asked here may have made another one key.
  private func loseKey() {
    let next = context.keyCandidate()
    if context.keyWindow == index { context.window(next).setKey() }
  }

  /// resignKeyWindow and its notification, then becomeKeyWindow and its notification.
  private func setKey() {
    let old = context.keyWindow
    if old == index { return }
    context.keyWindow = index
    if old != 0 {
      let keptOld = context.object(old).keep()
      context.trace(.resignedKey, context.object(ifAny: old))
      context.window(old).callWindow(.resignKeyWindow)
      context.notify(.windowDidResignKey, context.object(old))
      keptOld.release()
    }
    // A callback may have chosen another one already.
    if index != 0, context.keyWindow == index {
      let kept = keep()
      trace(.becameKey)
      callWindow(.becomeKeyWindow)
      context.notify(.windowDidBecomeKey, object)
      kept.release()
    }
  }

  private func callWindow(_ method: Method) {
    if overrides(method) { context.call(window: slot(method), index) }
  }
}

extension Context {
  func call(window slot: MethodSlot, _ window: UInt32) {
    guard let function = slot.function else { return }
    object(window).begin(slot)
    unsafeBitCast(function, to: RKWindowMethod.self)(pointer(window), slot.userdata)
    end(slot)
  }
}
