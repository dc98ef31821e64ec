// SPDX-License-Identifier: MIT
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Dragging in a scroll view until something is to be seen.

extension Synthesizer {
  /// The part of the scroll view's length that one drag takes at most.
  private static let reach = 0.6
  private static let dragSeconds = 0.3
  /// The finger rests before it lifts, so that the content stays where it is.
  private static let rest = 0.15
  /// And then what bounces or turns a page comes to rest: so often is looked.
  private static let settle = 0.3
  private static let looks = 10
  private static let near = 0.5
  /// Drags after which the view must be nearer than ever: a hand misses, and pages and edges spring back.
  private static let patience = 6

  package mutating func scroll(_ given: OpaquePointer?, toShow view: OpaquePointer?) throws(Refused) {
    var scrollView = given
    if given == nil { scrollView = try nearestScrollView(view) }
    var offset = RKPoint()
    try check(rk_scroll_view_get_content_offset(scrollView, &offset))
    let context = try Target(scrollView).context
    try play(context)
    var hysteresis = 0.0
    try check(rk_context_get_config(context, .panHysteresis, &hysteresis))
    var (least, tries) = (Double.infinity, 0)
    while true {
      let needed = try missing(scrollView, view)
      if abs(needed.x) <= Self.near, abs(needed.y) <= Self.near { return }
      let left = abs(needed.x) + abs(needed.y)
      tries = left < least - Self.near / 2 ? 0 : tries + 1
      least = min(least, left)
      guard tries < Self.patience else { throw Refused("the content moves no further, and the view is not visible as a whole", .notFound) }
      // What is needed did not do: a page, for one, turns for more than half of it.
      try drag(Target(scrollView), needed, hysteresis, isLong: tries > 0)
    }
  }

  private func nearestScrollView(_ view: OpaquePointer?) throws(Refused) -> OpaquePointer {
    var above = view
    while true {
      var next: OpaquePointer?
      try check(rk_view_get_superview(above, &next))
      guard let next else { throw Refused("view is in no scroll view") }
      var offset = RKPoint()
      if rk_scroll_view_get_content_offset(next, &offset) == .OK { return next }
      above = next
    }
  }

  /// How far the finger must move the content until the view is visible.
  private func missing(_ scrollView: OpaquePointer?, _ view: OpaquePointer?) throws(Refused) -> RKPoint {
    var (visible, own, rect) = (RKRect(), RKRect(), RKRect())
    try check(rk_view_get_bounds(scrollView, &visible))
    try check(rk_view_get_bounds(view, &own))
    try check(rk_view_convert_rect_to(view, own, scrollView, &rect))
    func along(_ start: Double, _ length: Double, _ seen: Double, _ room: Double) -> Double {
      let (before, behind) = (seen - start, start + length - (seen + room))
      // Where it is larger than the room, it fills the room.
      if length >= room { return before >= 0 && behind >= 0 ? 0 : before < 0 ? max(before, -behind) : min(before, -behind) }
      return before > 0 ? before : behind > 0 ? -behind : 0
    }
    return RKPoint(
      x: along(rect.origin.x, rect.size.width, visible.origin.x, visible.size.width),
      y: along(rect.origin.y, rect.size.height, visible.origin.y, visible.size.height))
  }

  private mutating func drag(_ target: Target, _ needed: RKPoint, _ hysteresis: Double, isLong: Bool) throws(Refused) {
    func way(_ needed: Double, _ room: Double) -> Double {
      guard abs(needed) > Self.near else { return 0 }
      let most = max(room * Self.reach, hysteresis * 2)
      return (isLong ? most : min(abs(needed) + hysteresis, most)) * (needed < 0 ? -1 : 1)
    }
    let move = RKPoint(x: way(needed.x, target.bounds.size.width), y: way(needed.y, target.bounds.size.height))
    // From the side where the finger has room to go.
    func start(_ way: Double, _ room: Double) -> Double { room > 0 ? min(max(0.5 - way / room / 2, 0.05), 0.95) : 0.5 }
    let from = try target.hitPoint(near: RKPoint(x: start(move.x, target.bounds.size.width), y: start(move.y, target.bounds.size.height)))
    var places = (from, RKPoint(x: from.x + move.x, y: from.y + move.y))
    try whole { (self) throws(Refused) in
      var finger = Finger()
      finger.count = 2
      finger.duration = Self.dragSeconds
      finger.holdAfter = Self.rest
      finger.easing = .easeInOut
      let result = withUnsafeBytes(of: &places) { bytes -> Result<Void, Refused> in
        finger.points = bytes.baseAddress!.assumingMemoryBound(to: RKPoint.self)
        do throws(Refused) {
          try withUnsafeMutablePointer(to: &finger) { pointer throws(Refused) in try self.move(UnsafeMutableBufferPointer(start: pointer, count: 1)) }
          return .success(())
        } catch {
          return .failure(error)
        }
      }
      try result.get()
    }
    for _ in 0..<Self.looks {
      try pause(Self.settle)
      try play(target.context)
      var isMoving = false
      try check(rk_scroll_view_is_decelerating(target.view, &isMoving))
      if !isMoving { return }
    }
  }
}
