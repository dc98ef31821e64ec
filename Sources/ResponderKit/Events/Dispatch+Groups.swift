// SPDX-License-Identifier: MIT
import CResponderKit

// Groups of an update: one for each view and phase, in the order of SPEC 67. With many fingers they are found in as many steps as there are touches.

enum TouchGroups {
  /// With fewer, looking for the next view each time is cheaper.
  static let worthwhile = 16
  /// Began, moved, ended, cancelled.
  static let phases = 4

  static func place(_ phase: RKTouchPhase) -> Int? {
    switch phase {
    case .began: 0
    case .moved: 1
    case .ended: 2
    case .cancelled: 3
    default: nil
    }
  }

  static func phase(_ place: Int) -> RKTouchPhase { place == 0 ? .began : place == 1 ? .moved : place == 2 ? .ended : .cancelled }
}

extension Context {
  /// Sort a window's changed touches into groups: views in the order in which they acquired touches; for a view began, moved, ended,
  /// cancelled (SPEC 67).
  @_optimize(speed)
  func groupTouches(_ frame: UpdateFrame, _ window: UInt) {
    if frame.changedCount >= TouchGroups.worthwhile, groupMany(frame, window) { return }
    while true {
      var view: UInt = 0
      var order = UInt64.max
      for k in frame.changes.places {
        let change = frame.changed[k]
        let index = change.link.index
        if index == 0 || change.dispatched || touch(index).windowHandle != window { continue }
        let t = touch(index)
        if t.update != frame.stamp || t.viewHandle == 0 || t.has(.withheld) {
          frame.changed[k].dispatched = true
          continue
        }
        let acquired = acquisition(t.viewHandle)
        if acquired < order {
          order = acquired
          view = t.viewHandle
        }
      }
      if view == 0 { return }
      addGroup(frame, view, .began)
      addGroup(frame, view, .moved)
      addGroup(frame, view, .ended)
      addGroup(frame, view, .cancelled)
    }
  }

  /// When a view got the first of the touches it has now.
  private func acquisition(_ view: UInt) -> UInt64 {
    for t in eachTouch {
      // The list is in the order of beginning.
      if t.viewHandle == view, !t.has(.withheld) { return t.order }
    }
    return .max - 1
  }

  @_optimize(speed)
  private func addGroup(_ frame: UpdateFrame, _ view: UInt, _ phase: RKTouchPhase) {
    let first = frame.slots + frame.usedSlots
    var count = 0
    for k in frame.changes.places {
      let change = frame.changed[k]
      let index = change.link.index
      if index != 0, !change.dispatched, change.phase == phase, touch(index).viewHandle == view {
        frame.changed[k].dispatched = true
        first[count] = OpaquePointer(bitPattern: change.touch)
        count += 1
      }
    }
    if count == 0 { return }
    frame.usedSlots += count
    frame.groups[frame.groupCount] = DeliveryGroup(view: view, phase: phase, touches: first, count: count)
    frame.groupCount += 1
  }
}

extension Context {
  // MARK: Many

  /// Sort a window's changed touches into groups. False, and no group was made, without memory, and where something is out of the usual.
  ///
  /// Views are numbered in the order in which they acquired touches, as if each were a walk of its own (`visit`). Then touches are sorted by the number and the phase, equal ones in the order of the update.
  private func groupMany(_ frame: UpdateFrame, _ window: UInt) -> Bool {
    let count = frame.changedCount
    let most = count + touches.count
    let mark = arena.mark
    defer { arena.release(mark) }
    if UInt64(visit) + UInt64(most) + 2 >= UInt64(UInt32.max) { restartWalks() }
    guard let keys = arena.allocate(Int.self, count, unlimited),
      let starts = arena.allocate(Int.self, most * TouchGroups.phases + 1, unlimited)
    else { return false }
    let base = nextWalk()
    var views: UInt32 = 0
    /// The number of a view, or the next one; nil if it is none any more.
    func number(_ handle: UInt) -> Int? {
      let view = live(handle, .views)
      if view == 0 { return nil }
      if header(view).visit &- base >= views {
        header(view).visit = base + views
        views += 1
      }
      return Int(header(view).visit - base)
    }
    // The list is in the order of beginning.
    for t in eachTouch {
      if t.viewHandle != 0, !t.has(.withheld) { _ = number(t.viewHandle) }
    }
    var isUsual = true
    for k in places(count) {
      let change = frame.changed[k]
      keys[k] = -1
      if let t = change.link.alive(in: self), !change.dispatched, t.windowHandle == window {
        if t.update != frame.stamp || t.viewHandle == 0 || t.has(.withheld) {
          frame.changed[k].dispatched = true
        } else if let view = number(t.viewHandle), let place = TouchGroups.place(change.phase) {
          keys[k] = view * TouchGroups.phases + place
        } else {
          isUsual = false
        }
      }
    }
    visit = base + views
    if !isUsual { return false }
    fillGroups(frame, keys, starts, Int(views) * TouchGroups.phases)
    return true
  }

  /// A group for each key that occurs, in ascending order. A key below zero stands for a touch in no group.
  private func fillGroups(_ frame: UpdateFrame, _ keys: UnsafeMutablePointer<Int>, _ starts: UnsafeMutablePointer<Int>, _ most: Int) {
    let count = frame.changedCount
    starts.update(repeating: 0, count: most + 1)
    for k in places(count) {
      if keys[k] >= 0 { starts[keys[k]] += 1 }
    }
    var used = frame.usedSlots
    var key = 0
    while key < most {
      let size = starts[key]
      starts[key] = used
      used += size
      key += 1
    }
    for k in places(count) {
      if keys[k] >= 0 {
        frame.changed[k].dispatched = true
        frame.slots[starts[keys[k]]] = OpaquePointer(bitPattern: frame.changed[k].touch)
        starts[keys[k]] += 1
      }
    }
    // Each start has become the end of its group.
    key = 0
    while key < most {
      let first = frame.usedSlots
      let size = starts[key] - first
      if size > 0 {
        let view = touch(live(UInt(bitPattern: frame.slots[first]), .touches)).viewHandle
        frame.groups[frame.groupCount] = DeliveryGroup(
          view: view, phase: TouchGroups.phase(key % TouchGroups.phases), touches: frame.slots + first, count: size)
        frame.groupCount += 1
        frame.usedSlots += size
      }
      key += 1
    }
  }
}
