// SPDX-License-Identifier: MIT
import CResponderKit

// Many hit-tests in one call, each as if it were the only one.

extension Context {
  /// hitTest:withEvent: of one of many points. False when an override has destroyed the view that was asked.
  @inline(__always)
  @_optimize(speed)
  private func hitTest(_ v: ViewCursor, _ x: Double, _ y: Double, into out: UnsafeMutablePointer<OpaquePointer?>) -> Bool {
    // Held on to: an override may destroy the view, and then its record must not serve another one.
    enter()
    write(hitTestCalled(v, x, y, nil), to: out)
    let survived = v.isAlive
    leave()
    return survived
  }

  private func destroyedByOverride(_ argument: Literal) -> RKStatus {
    failure(.staleHandle, argument, "was destroyed by an override; `out` has the results of the points before that")
  }

  @_optimize(speed)
  func hitTest(
    _ v: ViewCursor, _ points: UnsafePointer<RKPoint>, _ count: Int, _ out: UnsafeMutablePointer<OpaquePointer?>
  ) throws(RKStatus) {
    for k in places(count) {
      guard hitTest(v, points[k].x, points[k].y, into: out + k) else { throw destroyedByOverride("view") }
    }
  }

  /// The middle of every pixel, row by row.
  func hitMap(
    _ v: ViewCursor, _ rect: RKRect, _ width: Int, _ height: Int, _ out: UnsafeMutablePointer<OpaquePointer?>
  ) throws(RKStatus) {
    let step = RKSize(width: rect.size.width / Double(width), height: rect.size.height / Double(height))
    var next = out
    for row in places(height) {
      let y = rect.origin.y + (Double(row) + 0.5) * step.height
      for column in places(width) {
        guard hitTest(v, rect.origin.x + (Double(column) + 0.5) * step.width, y, into: next) else { throw destroyedByOverride("root") }
        next += 1
      }
    }
  }
}
