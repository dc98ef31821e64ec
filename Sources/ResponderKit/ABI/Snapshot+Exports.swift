// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// view.h: snapshots.

/// Use a snapshot, on any thread: it stays while the body runs, whatever other threads do.
@inline(__always)
private func withSnapshot(_ handle: RKSnapshotRef?, _ body: (Snapshot) throws(RKStatus) -> Void) -> RKStatus {
  let bits = UInt(bitPattern: handle)
  guard Handle.index(bits) == 0, let memory = rkp_snapshot_enter(bits) else { return noSnapshot(bits) }
  let result = status { () throws(RKStatus) in try body(memory.bound(to: Snapshot.self)) }
  leave(bits)
  return result
}

@inline(never)
private func leave(_ bits: UInt) { rkp_snapshot_leave(bits)?.bound(to: Snapshot.self).free() }

@inline(never)
private func noSnapshot(_ bits: UInt) -> RKStatus {
  if bits == 0 { return nullArgument("snapshot") }
  // What objects there are is for their context's thread to know.
  if Handle.index(bits) != 0, rkp_slot_load(Handle.slot(bits)) != nil {
    return failure(.wrongKind, "snapshot", .handle(bits), "is not a snapshot; pass what rk_view_take_snapshot returned")
  }
  return Handle.index(bits) == 0 && rkp_snapshot_life(bits) != rkp_life_never ? endedSnapshot(bits, "snapshot")
    : failure(.invalidHandle, "snapshot", .handle(bits), "is not a handle; pass one that the library returned")
}

@_cdecl("rk_view_take_snapshot") @implementation public func rk_view_take_snapshot(_ view: RKViewRef?, _ ignores_overrides: Bool, _ out: UnsafeMutablePointer<RKSnapshotRef?>?) -> RKStatus {
  get(view, .views, "view", out) { (view) throws(RKStatus) in
    let snapshot = try view.context.takeSnapshot(view, ignoresOverrides: ignores_overrides)
    let handle = rkp_snapshot_add(snapshot.address)
    guard handle != 0 else {
      snapshot.free()
      throw failure(.limitReached, "view", "cannot be taken: there are as many snapshots as handles can number; destroy some of them")
    }
    return RKSnapshotRef(bitPattern: handle)
  }
}

@_cdecl("rk_snapshot_hit_test") @implementation public func rk_snapshot_hit_test(_ snapshot: RKSnapshotRef?, _ point: RKPoint, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  withSnapshot(snapshot) { (snapshot) throws(RKStatus) in
    let out = try required(out)
    withUnsafePointer(to: point) { snapshot.hitTest($0, 1, out) }
  }
}

@_cdecl("rk_snapshot_hit_test_many") @implementation public func rk_snapshot_hit_test_many(_ snapshot: RKSnapshotRef?, _ points: UnsafePointer<RKPoint>?, _ count: Int, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  withSnapshot(snapshot) { (snapshot) throws(RKStatus) in
    if count == 0 { return }
    guard let points else { throw nullArgument("points") }
    let out = try required(out)
    guard count > 0, count <= Int.max / MemoryLayout<RKPoint>.stride else { throw failure(.limitReached, "count", .int(Int64(count)), "is more than any array can hold") }
    snapshot.hitTest(points, count, out)
  }
}

@_cdecl("rk_snapshot_destroy") @implementation public func rk_snapshot_destroy(_ snapshot: RKSnapshotRef?) -> RKStatus {
  withSnapshot(snapshot) { (_) throws(RKStatus) in
    let bits = UInt(bitPattern: snapshot)
    guard rkp_snapshot_end(bits) else { throw endedSnapshot(bits, "snapshot") }
  }
}
