import CResponderKit

// Windows: their order, levels, visibility (SPEC 43, 280, 285).

extension UnsafeMutablePointer where Pointee == Context {
  func windowData(_ index: UInt32) -> UnsafeMutablePointer<WindowData> {
    view(index).pointee.extras.unsafelyUnwrapped.pointee.window.unsafelyUnwrapped
  }

  func makeWindow(_ cls: UnsafeMutablePointer<ClassData>, _ frame: RKRect) throws(RKStatus) -> OpaquePointer? {
    guard pointee.windows.reserve(1, pointee.memory) else { throw noMemory() }
    let index = try makeObject(.window, cls)
    guard let extras = makeExtras(index), let data = pointee.memory.allocate(WindowData.self) else {
      if let extras = view(index).pointee.extras { pointee.memory.free(extras) }
      view(index).pointee.extras = nil
      forget(index)
      freeRecord(index)
      throw noMemory()
    }
    data.initialize(to: WindowData())
    extras.pointee.window = data
    // So that the first tap allocates nothing; without memory it does.
    _ = data.pointee.taps.reserve(4, pointee.memory)
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
    var place = pointee.windows.count
    while place > 0, windowData(pointee.windows[place - 1]).pointee.level > level { place -= 1 }
    pointee.windows.insertReserved(index, at: place)
  }

  private func removeWindow(_ index: UInt32) {
    var k = 0
    while k < pointee.windows.count {
      if pointee.windows[k] == index {
        pointee.windows.remove(at: k)
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
    pointee.hooks.windowsChanged?(UnsafeMutableRawPointer(self), index)
  }

  func setWindowHidden(_ index: UInt32, _ hidden: Bool) {
    if view(index).has(ViewFlag.hidden) == hidden || isDying(index) { return }
    own(index)
    defer { disown(index) }
    if view(index).has(ViewFlag.hosts) {
      pointee.hooks.appearance?(UnsafeMutableRawPointer(self), index, hidden ? AppearanceStep.goes : AppearanceStep.comes)
      defer { pointee.hooks.appearance?(UnsafeMutableRawPointer(self), index, AppearanceStep.changed) }
      // A callback has done it, or ended the window.
      if view(index).has(ViewFlag.hidden) != hidden, !isDying(index) { changeWindowHidden(index, hidden) }
    } else {
      changeWindowHidden(index, hidden)
    }
  }

  private func changeWindowHidden(_ index: UInt32, _ hidden: Bool) {
    if hidden {
      setFlag(index, ViewFlag.hidden, true)
      pointee.hooks.windowWillHide?(UnsafeMutableRawPointer(self), index)
      notify(.windowDidBecomeHidden, index)
    } else {
      setFlag(index, ViewFlag.hidden, false)
      bringWindowToFront(index)
      notify(.windowDidBecomeVisible, index)
    }
    pointee.hooks.windowsChanged?(UnsafeMutableRawPointer(self), index)
  }

  func unlinkWindow(_ index: UInt32) {
    let hosts = view(index).has(ViewFlag.hosts) && !view(index).has(ViewFlag.hidden)
    if hosts { pointee.hooks.appearance?(UnsafeMutableRawPointer(self), index, AppearanceStep.goes) }
    view(index).set(ViewFlag.hidden, true)
    if hosts { pointee.hooks.appearance?(UnsafeMutableRawPointer(self), index, AppearanceStep.changed) }
    pointee.hooks.windowWillHide?(UnsafeMutableRawPointer(self), index)
    removeWindow(index)
    pointee.hooks.windowsChanged?(UnsafeMutableRawPointer(self), index)
    let root = windowData(index).pointee.rootController
    windowData(index).pointee.rootController = 0
    if root != 0 {
      controller(root).pointee.rootOf = 0
      disown(root)
    }
  }

  func notify(_ notification: RKNotification, _ object: UInt32) {
    guard let handler = pointee.notificationHandler else { return }
    enterHost()
    handler(contextPointer, notification, pointer(object), pointee.notificationUserdata)
    leaveHost()
  }
}
