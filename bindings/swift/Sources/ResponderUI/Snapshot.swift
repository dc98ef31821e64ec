// SPDX-License-Identifier: MIT
import CResponderKit

/// A copy of a tree that never changes, for hit-tests on any thread and on several at once: `View.snapshot(ignoringOverrides:)` takes it.
///
/// Views may change and end meanwhile, and so may the context.
public final class Snapshot: @unchecked Sendable {
  /// The view that a point hits. Only the context's thread can have the view itself.
  public struct Hit: Hashable, Sendable {
    private let bits: UInt

    fileprivate init?(_ handle: OpaquePointer?) {
      guard let handle else { return nil }
      bits = UInt(bitPattern: handle)
    }

    /// Nil if it has ended since.
    @MainActor public var view: View? {
      guard let handle = OpaquePointer(bitPattern: bits), rk_object_is_alive(handle) else { return nil }
      return .of(handle)
    }
  }

  private let bits: UInt
  private var handle: OpaquePointer? { OpaquePointer(bitPattern: bits) }

  init(_ handle: OpaquePointer) { bits = UInt(bitPattern: handle) }

  deinit { _ = rk_snapshot_destroy(handle) }

  /// The view at a point of the bounds of the view that it was taken of, as it was when the snapshot was taken.
  public func hitTest(_ point: Point) -> Hit? {
    var found: OpaquePointer?
    let status = rk_snapshot_hit_test(handle, point, &found)
    precondition(status == .OK)
    return Hit(found)
  }

  /// The views at many points.
  public func hitTest(_ points: [Point]) -> [Hit?] {
    guard !points.isEmpty else { return [] }
    var found = [OpaquePointer?](repeating: nil, count: points.count)
    let status = rk_snapshot_hit_test_many(handle, points, points.count, &found)
    precondition(status == .OK)
    return found.map { Hit($0) }
  }
}
