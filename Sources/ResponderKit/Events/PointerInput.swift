// SPDX-License-Identifier: MIT
import CResponderKit

// Reports of the pointer on their way in (SPEC 239): hit-tested, then sent to the application and to one window as an event without touches.
// What hovers is in Gestures/Hover.swift.

extension Context {
  /// The pointer has moved, left, or changed its buttons.
  func movePointer(_ timestamp: Double, _ sample: RKPointerSample) throws(RKStatus) {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; send the pointer when the outer call has returned")
    }
    let time = Double.maximum(timestamp, self.time)
    try arrive(at: timestamp)
    if frame != nil || pressFrame != nil { commitOuterUpdates() }
    let mark = arena.mark
    defer { arena.release(mark) }
    let room = try makeRoom(1)
    let event = try event(of: .hover)
    updateDepth += 1
    enter()
    defer {
      leave()
      updateDepth -= 1
    }
    let moved = !(sample.location == self.pointer.location) || sample.screen != self.pointer.screen || isPencilElsewhere(sample)
    self.pointer.location = sample.location
    self.pointer.screen = sample.screen
    self.pointer.buttons = sample.buttons
    self.pointer.isInside = !sample.is_outside
    self.pointer.zOffset = sample.z_offset
    self.pointer.altitude = sample.altitude_angle
    self.pointer.azimuth = sample.azimuth_angle
    self.pointer.roll = sample.roll_angle
    eventTime = time
    // Paused while buttons are down.
    if sample.buttons != 0, !sample.is_outside { return }
    setEvent(event, time: time)
    var hit = sample.is_outside || ignoring > 0 || inactive ? nil : pointedView(event.pointer)
    if ignoring > 0 || inactive { hit = nil }
    // Over nothing, and nothing to leave.
    guard let window = hit != nil ? hit?.window : hoveredWindow else { return }
    self.pointer.hit = hit?.handle ?? 0
    self.pointer.window = window.handle
    self.pointer.moved = moved
    dispatch(updateCount, time, 0, room, .pointer, event)
  }

  /// Whether a pencil hovers in another way than before (SPEC 346).
  private func isPencilElsewhere(_ sample: RKPointerSample) -> Bool {
    let pointer = self.pointer
    return sample.z_offset != pointer.zOffset || sample.altitude_angle != pointer.altitude || sample.azimuth_angle != pointer.azimuth || sample.roll_angle != pointer.roll
  }

  /// Where something hovers that the pointer has left.
  private var hoveredWindow: Window? {
    for hovering in pointer.hovering {
      if let view = liveGesture(hovering)?.view, let window = view.window { return window }
    }
    return nil
  }

  /// SPEC 43, for a pointer.
  private func pointedView(_ event: OpaquePointer?) -> View? {
    var k = windows.count
    while k > 0 {
      k -= 1
      if k >= windows.count { continue }
      let window = window(windows[k])
      if window.view.has([.hidden, .singular]) || window.data.screen != pointer.screen { continue }
      let local = window.view.toLocal(pointer.location)
      guard let hit = hitTestCalled(window.view.cursor, local.x, local.y, event) else { continue }
      let found = view(hit)
      if found.window != nil, !isLeaving(found) { return found }
    }
    return nil
  }
}
