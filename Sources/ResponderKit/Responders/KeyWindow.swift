// SPDX-License-Identifier: MIT
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
    context.setKey(self)
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
  /// The front-most visible window that can become key; nil: none.
  fileprivate func keyCandidate() -> Window? {
    var k = windows.count
    while k > 0 {
      k = min(k, windows.count) - 1
      if k < 0 { return nil }
      let window = window(windows[k])
      if !window.view.has(.hidden), window.canBecomeKey { return window }
    }
    return nil
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
      if canBecomeKey { return context.setKey(self) }
    }
    if isDying, context.wantsKey == index { context.wantsKey = 0 }
    if context.keyWindow == index, view.has(.hidden) { loseKey() }
  }

  /// It is not visible any more. A canBecomeKeyWindow asked here may have made another one key.
  private func loseKey() {
    let next = context.keyCandidate()
    if context.keyWindow == index { context.setKey(next) }
  }

  fileprivate func call(_ method: Method) {
    if overrides(method) { call(window: slot(method)) }
  }

  func call(window slot: MethodSlot) {
    guard let function = slot.function else { return }
    begin(slot)
    unsafeBitCast(function, to: RKWindowMethod.self)(pointer, slot.userdata)
    context.end(slot)
  }
}

extension Context {
  /// resignKeyWindow and its notification, then becomeKeyWindow and its notification.
  fileprivate func setKey(_ window: Window?) {
    let old = self.window(ifAny: keyWindow)
    if old == window { return }
    keyWindow = window?.index ?? 0
    if let old {
      let keptOld = old.keep()
      old.trace(.resignedKey)
      old.call(.resignKeyWindow)
      notify(.windowDidResignKey, old.object)
      keptOld.release()
    }
    // A callback may have chosen another one already.
    if let window, keyWindow == window.index {
      let kept = window.keep()
      window.trace(.becameKey)
      window.call(.becomeKeyWindow)
      notify(.windowDidBecomeKey, window.object)
      kept.release()
    }
  }
}
