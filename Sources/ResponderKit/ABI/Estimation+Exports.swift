// SPDX-License-Identifier: MIT
import CResponderKit

// event.h, responder.h and gesture.h: properties that were estimated

/// The whole of it.
private let updateSize = MemoryLayout<RKEstimationUpdate>.size

/// Copy and check `count` updates.
private func read(_ updates: UnsafePointer<RKEstimationUpdate>?, _ count: Int, into copy: UnsafeMutablePointer<RKEstimationUpdate>) throws(RKStatus) {
  guard let updates else { throw nullArgument("updates") }
  let first = UnsafeRawPointer(updates)
  let stride = claimedSize(first)
  for k in places(count) {
    var update = RKEstimationUpdate()
    try readSized(first + k * stride, into: &update, minimum: updateSize, "updates.struct_size")
    guard Int(clamping: update.struct_size) == stride else {
      throw failure(.invalidArgument, "updates.struct_size", .int(Int64(update.struct_size)), "differs from the first element's; fill all with RK_INIT")
    }
    try check(update)
    (copy + k).initialize(to: update)
  }
}

private func check(_ update: RKEstimationUpdate) throws(RKStatus) {
  let updated = update.updated_properties, unavailable = update.unavailable_properties
  guard updated.isSubset(of: .all) else {
    throw failure(.invalidArgument, "updates.updated_properties", .int(Int64(updated.rawValue)), "has a bit that is not an RKTouchProperty")
  }
  guard unavailable.isSubset(of: .all) else {
    throw failure(.invalidArgument, "updates.unavailable_properties", .int(Int64(unavailable.rawValue)), "has a bit that is not an RKTouchProperty")
  }
  guard updated.isDisjoint(with: unavailable) else {
    throw failure(.invalidArgument, "updates.unavailable_properties", .int(Int64(unavailable.rawValue)), "has a property that is updated, too; name it once")
  }
  guard !updated.isEmpty || !unavailable.isEmpty else { throw failure(.invalidArgument, "updates.updated_properties", .int(0), "is 0, and unavailable_properties too; pass the properties that were reported") }
  try requireZero(Int64(update.reserved), "updates.reserved")
  guard update.estimation_update_index != 0 else {
    throw failure(.invalidArgument, "updates.estimation_update_index", .int(0), "is 0; give the number that the sample had")
  }
  try finite(update.force, "updates.force")
  try finite(update.azimuth_angle, "updates.azimuth_angle")
  try finite(update.altitude_angle, "updates.altitude_angle")
  try finite(update.roll_angle, "updates.roll_angle")
  try finite(update.location, "updates.location")
}

@_cdecl("rk_context_send_estimation_updates") @implementation public func rk_context_send_estimation_updates(_ context: RKContextRef?, _ timestamp: Double, _ updates: UnsafePointer<RKEstimationUpdate>?, _ count: Int) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try TouchInputRecord.checkCount(count)
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let copy = context.arena.allocate(RKEstimationUpdate.self, count, context.memory) else { throw noMemory() }
    try read(updates, count, into: copy)
    context.serveReleases()
    if context.isLimited { try context.requireRoom(count) }
    if context.isRecording { context.write(Call.context_send_estimation_updates, timestamp, estimates: copy, count) }
    defer { context.flushRecord() }
    try context.updateEstimates(timestamp, copy, count)
  }
}

@_cdecl("rk_context_post_estimation_updates") @implementation public func rk_context_post_estimation_updates(_ context: RKContextRef?, _ timestamp: Double, _ updates: UnsafePointer<RKEstimationUpdate>?, _ count: Int) -> RKStatus {
  status { () throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try TouchInputRecord.checkCount(count)
    try post(context, .estimates, bytes: count * MemoryLayout<RKEstimationUpdate>.stride) { (node) throws(RKStatus) in
      node.timestamp = timestamp
      node.count = count
      try read(updates, count, into: node.sample(RKEstimationUpdate.self))
    }
  }
}

@_cdecl("rk_super_touches_estimated_properties_updated") @implementation public func rk_super_touches_estimated_properties_updated(_ cls: RKClassRef?, _ self: RKResponderRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .responders, .touchesEstimatedPropertiesUpdated)
    let touches = try checkTouches(context, touches, count)
    context.recorded(Call.super_touches_estimated_properties_updated, cls, self, ObjectList(objects: touches, count: count))
    guard context.hasStack else {
      throw failure(.tooDeep, "self", "cannot forward: no stack is left; the responder chain is too long for overrides that all call super")
    }
    if slot.function == nil {
      context.responder(index).forwardEstimates(touches, count)
    } else {
      context.responder(index).call(estimates: slot, touches, count)
    }
  }
}

@_cdecl("rk_super_gesture_touches_estimated_properties_updated") @implementation public func rk_super_gesture_touches_estimated_properties_updated(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .gestures, .touchesEstimatedPropertiesUpdated)
    let touches = try checkTouches(context, touches, count)
    context.recorded(Call.super_gesture_touches_estimated_properties_updated, cls, self, ObjectList(objects: touches, count: count))
    guard context.hasStack else { throw failure(.tooDeep, "self", "cannot be called: no stack is left; let outer calls return first") }
    context.gesture(index).call(estimates: slot, touches, count)
  }
}
