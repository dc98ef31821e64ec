// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Views by their names, and points at which a touch hits them.

/// Handles that a function of the library lists.
private func list(_ ask: (UnsafeMutablePointer<OpaquePointer?>?, Int, UnsafeMutablePointer<Int>) -> RKStatus, _ out: inout List<OpaquePointer?>) throws(Refused) {
  var length = 0
  try check(ask(nil, 0, &length))
  guard length > 0 else { return }
  guard out.reserve(length) else { throw .memory }
  try check(ask(out.start! + out.count, length, &length))
  out.extend(by: length)
}

/// The first view with a name, in the windows from front to back, each from its root down.
package func findView(_ context: OpaquePointer?, _ name: UnsafePointer<UInt8>, _ count: Int) throws(Refused) -> OpaquePointer {
  guard count >= 1, count <= 255 else { throw Refused("name is not 1 to 255 bytes long") }
  var windows = List<OpaquePointer?>()
  // Views of one window that have not been looked at, the next one last.
  var left = List<OpaquePointer?>()
  var text = List<CChar>()
  defer {
    windows.free()
    left.free()
    text.free()
  }
  guard text.reserve(256) else { throw .memory }
  try list({ rk_context_get_windows(context, $0, $1, $2) }, &windows)
  for window in stride(from: windows.count - 1, through: 0, by: -1) {
    left.removeAll()
    guard left.append(windows[window]) else { throw .memory }
    while left.count > 0 {
      let view = left[left.count - 1]
      left.removeLast(1)
      var length = 0
      let status = rk_object_get_name(view, text.start, 256, &length)
      if status == .OK, length == count, rks_compare(text.start!, name, count) == 0, let view { return view }
      if status != .bufferTooSmall { try check(status) }
      let before = left.count
      try list({ rk_view_get_subviews(view, $0, $1, $2) }, &left)
      // The first of them is to come next.
      var (low, high) = (before, left.count - 1)
      while low < high {
        (left[low], left[high]) = (left[high], left[low])
        low += 1
        high -= 1
      }
    }
  }
  var refused = Refused("no view of a window has the name", .notFound)
  refused.subject = UnsafeBufferPointer(start: name, count: count)
  throw refused
}

/// A view, and how to get from its coordinates to the screen.
package struct Target {
  let view: OpaquePointer?
  let window: OpaquePointer
  let context: OpaquePointer?
  package let bounds: RKRect

  package init(_ view: OpaquePointer?) throws(Refused) {
    self.view = view
    var found: OpaquePointer?
    try check(rk_view_get_window(view, &found))
    guard let found else { throw Refused("view is in no window: only a view in a window can be touched") }
    window = found
    var rect = RKRect()
    try check(rk_view_get_bounds(view, &rect))
    bounds = rect
    var owner: OpaquePointer?
    try check(rk_object_get_context(view, &owner))
    context = owner
  }

  package func onScreen(_ point: RKPoint) throws(Refused) -> RKPoint {
    var out = RKPoint()
    try check(rk_view_convert_point_to(view, point, nil, &out))
    try check(rk_window_convert_point_to(window, out, nil, &out))
    return out
  }

  /// Whether a touch at a point of the screen hits the view or one of its subviews.
  func isHit(_ point: RKPoint) throws(Refused) -> Bool {
    var windows = List<OpaquePointer?>()
    defer { windows.free() }
    try list({ rk_context_get_windows(context, $0, $1, $2) }, &windows)
    var (screen, other) = (UInt32(0), UInt32(0))
    try check(rk_window_get_screen(window, &screen))
    for index in stride(from: windows.count - 1, through: 0, by: -1) {
      try check(rk_window_get_screen(windows[index], &other))
      guard other == screen else { continue }
      var inside = RKPoint()
      var hit: OpaquePointer?
      try check(rk_window_convert_point_from(windows[index], point, nil, &inside))
      try check(rk_view_hit_test(windows[index], inside, nil, &hit))
      guard let hit else { continue }
      var isWithin = false
      try check(rk_view_is_descendant_of(hit, view, &isWithin))
      return isWithin
    }
    return false
  }

  /// The hit point of the view that is nearest to a place, which is given in parts of its bounds.
  package func hitPoint(near wanted: RKPoint) throws(Refused) -> RKPoint {
    guard let point = try search(wanted) else {
      throw Refused("no point of the view is hit: another view is in front of it, or it takes no touches", .notFound)
    }
    return point
  }

  private static let cells = 16

  private func search(_ wanted: RKPoint) throws(Refused) -> RKPoint? {
    let first = try place(wanted.x, wanted.y)
    if try isHit(first) { return first }
    // The cells of a grid, nearest first; as many passes as there are distances would be more code than to remember the best.
    var best: RKPoint?
    var least = Double.infinity
    for row in 0..<Target.cells {
      for column in 0..<Target.cells {
        let (x, y) = ((Double(column) + 0.5) / Double(Target.cells), (Double(row) + 0.5) / Double(Target.cells))
        let away = (x - wanted.x) * (x - wanted.x) + (y - wanted.y) * (y - wanted.y)
        guard away < least else { continue }
        let point = try place(x, y)
        if try isHit(point) { (best, least) = (point, away) }
      }
    }
    return best
  }

  private func place(_ x: Double, _ y: Double) throws(Refused) -> RKPoint {
    try onScreen(RKPoint(x: bounds.origin.x + bounds.size.width * x, y: bounds.origin.y + bounds.size.height * y))
  }
}

extension Synthesizer {
  /// Where a finger would touch a view.
  package mutating func aim(_ view: OpaquePointer?) throws(Refused) -> RKPoint {
    let target = try Target(view)
    var wanted = RKPoint(x: 0.5, y: 0.5)
    if isHuman {
      // The mean of three: near the middle, and never at an edge.
      let before = random
      wanted.x = (random.unit() + random.unit() + random.unit()) / 3
      wanted.y = (random.unit() + random.unit() + random.unit()) / 3
      do throws(Refused) {
        return try target.hitPoint(near: wanted)
      } catch {
        random = before
        throw error
      }
    }
    return try target.hitPoint(near: wanted)
  }
}
