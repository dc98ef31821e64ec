import CResponderKit

// Reports of the pointer on their way in (SPEC 239): hit-tested, then sent to the application and to one window as an event without touches.
// What hovers is in Gestures/Hover.swift.

extension UnsafeMutablePointer where Pointee == Context {
  /// The pointer has moved, left, or changed its buttons.
  func movePointer(_ timestamp: Double, _ sample: RKPointerSample) throws(RKStatus) {
    guard pointee.updateDepth < pointee.updateLimit else {
      throw refused("update", pointee.updateDepth, "is nested too deep; send the pointer when the outer call has returned")
    }
    let time = clamped(timestamp)
    try advance(time)
    let event = try event(of: .hover)
    let mark = pointee.arena.mark
    defer { pointee.arena.release(mark) }
    let room = try makeRoom(1)
    pointee.updateDepth += 1
    enter()
    defer {
      leave()
      pointee.updateDepth -= 1
    }
    let moved = !(sample.location == pointee.pointer.location) || sample.screen != pointee.pointer.screen || isPencilElsewhere(sample)
    pointee.pointer.location = sample.location
    pointee.pointer.screen = sample.screen
    pointee.pointer.buttons = sample.buttons
    pointee.pointer.isInside = !sample.is_outside
    pointee.pointer.zOffset = sample.z_offset
    pointee.pointer.altitude = sample.altitude_angle
    pointee.pointer.azimuth = sample.azimuth_angle
    pointee.pointer.roll = sample.roll_angle
    pointee.eventTime = time
    // Paused while buttons are down.
    if sample.buttons != 0, !sample.is_outside { return }
    setEvent(event, time: time)
    var hit = sample.is_outside || pointee.ignoring > 0 || pointee.inactive ? 0 : pointedView(pointer(event))
    if pointee.ignoring > 0 || pointee.inactive { hit = 0 }
    let window = hit != 0 ? self.window(of: hit) : hoveredWindow
    // Over nothing, and nothing to leave.
    if window == 0 { return }
    pointee.pointer.hit = viewHandle(hit)
    pointee.pointer.window = viewHandle(window)
    pointee.pointer.moved = moved
    dispatch(pointee.updateCount, time, 0, room, .pointer, event)
  }

  /// Whether a pencil hovers in another way than before (SPEC 346).
  private func isPencilElsewhere(_ sample: RKPointerSample) -> Bool {
    let pointer = pointee.pointer
    return sample.z_offset != pointer.zOffset || sample.altitude_angle != pointer.altitude || sample.azimuth_angle != pointer.azimuth || sample.roll_angle != pointer.roll
  }

  /// Where something hovers that the pointer has left.
  private var hoveredWindow: UInt32 {
    var k = 0
    while k < pointee.pointer.hovering.count {
      let index = live(pointee.pointer.hovering[k], .gestures)
      k += 1
      if index != 0, gesture(index).pointee.view != 0 {
        let window = self.window(of: gesture(index).pointee.view)
        if window != 0 { return window }
      }
    }
    return 0
  }

  /// SPEC 43, for a pointer.
  private func pointedView(_ event: OpaquePointer?) -> UInt32 {
    var k = pointee.windows.count
    while k > 0 {
      k -= 1
      if k >= pointee.windows.count { continue }
      let window = pointee.windows[k]
      if view(window).pointee.flags & (ViewFlag.hidden | ViewFlag.singular) != 0 || windowData(window).pointee.screen != pointee.pointer.screen { continue }
      let local = view(window).toLocal(pointee.pointer.location)
      guard let hit = hitTestCalled(view(window), local.x, local.y, event) else { continue }
      let found = hit.pointee.header.index
      if self.window(of: found) != 0, !isLeaving(found) { return found }
    }
    return 0
  }
}
