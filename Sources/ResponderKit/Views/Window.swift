import CResponderKit

// Windows: their order, levels, visibility (SPEC 43, 280, 285).

extension Context {
  func windowData(_ index: UInt32) -> UnsafeMutablePointer<WindowData> {
    view(index).extras.unsafelyUnwrapped.pointee.window.unsafelyUnwrapped
  }

  func makeWindow(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> OpaquePointer? {
    guard windows.reserve(1, memory) else { throw noMemory() }
    let index = try makeObject(.window, cls)
    guard let extras = makeExtras(index), let data = memory.allocate(WindowData.self) else {
      if let extras = view(index).extras { memory.free(extras) }
      view(index).extras = nil
      forget(index)
      freeRecord(index)
      throw noMemory()
    }
    data.initialize(to: WindowData())
    extras.pointee.window = data
    // So that the first tap allocates nothing; without memory it does.
    _ = data.pointee.taps.reserve(4, memory)
    prepareView(index, cls, frame)
    insertWindow(index)
    own(index)
    let handle = begin(index, cls)
    notify(.windowDidBecomeVisible, index)
    disown(index)
    return handle
  }

  /// In front of its level.
  private func insertWindow(_ index: UInt32) {
    let level = windowData(index).pointee.level
    var place = windows.count
    while place > 0, windowData(windows[place - 1]).pointee.level > level { place -= 1 }
    windows.insertReserved(index, at: place)
  }

  private func removeWindow(_ index: UInt32) {
    var k = 0
    while k < windows.count {
      if windows[k] == index {
        windows.remove(at: k)
        return
      }
      k += 1
    }
  }

  /// Behind nothing of its level (SPEC 280).
  func bringWindowToFront(_ index: UInt32) {
    // Its last callbacks may still try.
    if isDying(index) { return }
    removeWindow(index)
    insertWindow(index)
  }

  func setLevel(_ index: UInt32, _ level: Double) {
    windowData(index).pointee.level = level
    bringWindowToFront(index)
    windowsDidChange(index)
  }

  func setWindowHidden(_ index: UInt32, _ hidden: Bool) {
    if view(index).has(ViewFlag.hidden) == hidden || isDying(index) { return }
    own(index)
    defer { disown(index) }
    if view(index).has(ViewFlag.hosts) {
      appearanceChanges(index, hidden ? AppearanceStep.goes : AppearanceStep.comes)
      defer { appearanceChanges(index, AppearanceStep.changed) }
      // A callback has done it, or ended the window.
      if view(index).has(ViewFlag.hidden) != hidden, !isDying(index) { changeWindowHidden(index, hidden) }
    } else {
      changeWindowHidden(index, hidden)
    }
  }

  private func changeWindowHidden(_ index: UInt32, _ hidden: Bool) {
    if hidden {
      setFlag(index, ViewFlag.hidden, true)
      windowWillHide(index)
      notify(.windowDidBecomeHidden, index)
    } else {
      setFlag(index, ViewFlag.hidden, false)
      bringWindowToFront(index)
      notify(.windowDidBecomeVisible, index)
    }
    windowsDidChange(index)
  }

  func unlinkWindow(_ index: UInt32) {
    let hosts = view(index).has(ViewFlag.hosts) && !view(index).has(ViewFlag.hidden)
    if hosts { appearanceChanges(index, AppearanceStep.goes) }
    view(index).set(ViewFlag.hidden, true)
    if hosts { appearanceChanges(index, AppearanceStep.changed) }
    windowWillHide(index)
    removeWindow(index)
    windowsDidChange(index)
    let root = windowData(index).pointee.rootController
    windowData(index).pointee.rootController = 0
    if root != 0 {
      controller(root).rootOf = 0
      disown(root)
    }
  }

  func notify(_ notification: RKNotification, _ object: UInt32) {
    guard let handler = notificationHandler else { return }
    enterHost()
    handler(contextPointer, notification, pointer(object), notificationUserdata)
    leaveHost()
  }
}
