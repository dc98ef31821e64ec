// SPDX-License-Identifier: MIT
import CResponderKit

// Windows: their order, levels, visibility (SPEC 43, 280, 285).

extension Context {
  func makeWindow(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> OpaquePointer? {
    guard windows.reserve(1, memory) else { throw noMemory() }
    let object = try makeObject(.window, cls)
    let window = Window(object)
    let view = window.view
    guard let extras = view.makeExtras(), let data = memory.make(WindowFields.self) else {
      if let extras = view.extras { memory.free(extras) }
      view.extras = nil
      object.unmake()
      throw noMemory()
    }
    data.initialize(to: WindowData())
    extras.window = data
    // So that the first tap allocates nothing; without memory it does.
    _ = data.taps.reserve(4, memory)
    view.prepare(cls, frame)
    window.insertWindow()
    let kept = object.keep()
    let handle = object.initialized(as: cls)
    notify(.windowDidBecomeVisible, object)
    kept.release()
    return handle
  }
}

extension Window {
  /// In front of its level.
  fileprivate func insertWindow() {
    let level = data.level
    // Their levels ascend.
    var place = 0
    var above = context.windows.count
    while place < above {
      let middle = (place + above) / 2
      if context.window(context.windows[middle]).data.level > level { above = middle } else { place = middle + 1 }
    }
    context.windows.insertReserved(index, at: place)
  }

  private func removeWindow() {
    for k in context.eachWindow.places {
      if context.windows[k] == index {
        context.windows.remove(at: k)
        return
      }
    }
  }

  /// Behind nothing of its level (SPEC 280).
  func bringToFront() {
    // Its last callbacks may still try.
    if isDying { return }
    removeWindow()
    insertWindow()
  }

  func setLevel(_ level: Double) {
    data.level = level
    bringToFront()
    context.windowsDidChange(self)
  }

  func setHidden(_ hidden: Bool) {
    if view.has(.hidden) == hidden || isDying { return }
    let kept = keep()
    if view.has(.hosts) {
      context.appearanceChanges(view, hidden ? AppearanceStep.goes : AppearanceStep.comes)
      // A callback has done it, or ended the window.
      if view.has(.hidden) != hidden, !isDying { changeHidden(hidden) }
      context.appearanceChanges(view, AppearanceStep.changed)
    } else {
      changeHidden(hidden)
    }
    kept.release()
  }

  private func changeHidden(_ hidden: Bool) {
    if hidden {
      view.setFlag(.hidden, true)
      context.windowWillHide(self)
      context.notify(.windowDidBecomeHidden, object)
    } else {
      view.setFlag(.hidden, false)
      bringToFront()
      context.notify(.windowDidBecomeVisible, object)
    }
    context.windowsDidChange(self)
  }

  func unlink() {
    let hosts = view.has(.hosts) && !view.has(.hidden)
    if hosts { context.appearanceChanges(view, AppearanceStep.goes) }
    view.set(.hidden, true)
    if hosts { context.appearanceChanges(view, AppearanceStep.changed) }
    context.windowWillHide(self)
    removeWindow()
    context.windowsDidChange(self)
    if let root = rootController {
      root.rootOf = nil
      hold(root: nil)?.release()
    }
  }

  /// Its root controller from now on, which it retains. What it has retained so far is the caller's to release.
  func hold(root: Controller?) -> Kept? {
    let old = rootController?.taken()
    root?.retain()
    rootController = root
    return old
  }
}

extension Context {
  func notify(_ notification: RKNotification, _ object: Object?) {
    guard let handler = notificationHandler else { return }
    enterHost()
    handler(contextPointer, notification, object?.pointer, notificationUserdata)
    leaveHost()
  }
}
