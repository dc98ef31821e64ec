import CResponderKit

// The key window (SPEC 281, 283).

extension Context {
  func makeKey(_ window: UInt32) {
    if isDying(window) { return }
    if view(window).has(ViewFlag.hidden) {
      // Key in effect once it is shown.
      wantsKey = window
      return
    }
    wantsKey = 0
    guard canBecomeKey(window) else { return }
    setKey(window)
  }

  /// canBecomeKeyWindow, and whether it is still there and visible after that.
  private func canBecomeKey(_ window: UInt32) -> Bool {
    own(window)
    let can = responder(window).ask(.canBecomeKeyWindow) && !isDying(window) && !view(window).has(ViewFlag.hidden)
    disown(window)
    return can && isListed(window)
  }

  /// Whether it is still a window: the release above may have ended it.
  private func isListed(_ window: UInt32) -> Bool {
    for k in 0..<windows.count where windows[k] == window { return true }
    return false
  }

  /// The front-most visible window that can become key; 0: none.
  private func keyCandidate() -> UInt32 {
    var k = windows.count
    while k > 0 {
      k = min(k, windows.count) - 1
      if k < 0 { return 0 }
      let window = windows[k]
      if !view(window).has(ViewFlag.hidden), canBecomeKey(window) { return window }
    }
    return 0
  }

  func makeKeyAndVisible(_ window: UInt32) {
    own(window)
    if view(window).has(ViewFlag.hidden) {
      wantsKey = window
      setWindowHidden(window, false)
    } else {
      bringWindowToFront(window)
    }
    makeKey(window)
    disown(window)
  }

  /// Windows were shown, hidden or destroyed: only a visible one can be key.
  func windowsChanged(_ window: UInt32) {
    if wantsKey == window, !view(window).has(ViewFlag.hidden), !isDying(window) {
      wantsKey = 0
      if canBecomeKey(window) { return setKey(window) }
    }
    if isDying(window), wantsKey == window { wantsKey = 0 }
    if keyWindow == window, view(window).has(ViewFlag.hidden) { loseKey(window) }
  }

  /// It is not visible any more. A canBecomeKeyWindow asked here may have made another one key.
  private func loseKey(_ window: UInt32) {
    let next = keyCandidate()
    if keyWindow == window { setKey(next) }
  }

  /// resignKeyWindow and its notification, then becomeKeyWindow and its notification.
  private func setKey(_ window: UInt32) {
    let old = keyWindow
    if old == window { return }
    keyWindow = window
    if old != 0 {
      own(old)
      trace(.resignedKey, old)
      callWindow(old, .resignKeyWindow)
      notify(.windowDidResignKey, old)
      disown(old)
    }
    // A callback may have chosen another one already.
    if window != 0, keyWindow == window {
      own(window)
      trace(.becameKey, window)
      callWindow(window, .becomeKeyWindow)
      notify(.windowDidBecomeKey, window)
      disown(window)
    }
  }

  private func callWindow(_ window: UInt32, _ method: Method) {
    if overrides(window, method) { call(window: slot(classData(of: window), method), window) }
  }

  func call(window slot: MethodSlot, _ window: UInt32) {
    guard let function = slot.function else { return }
    begin(slot, window)
    unsafeBitCast(function, to: RKWindowMethod.self)(pointer(window), slot.userdata)
    end(slot)
  }
}
