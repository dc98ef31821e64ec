// SPDX-License-Identifier: MIT
import CResponderKit

// event.h: pointers, wheels and trackpads

/// What RKPointerSample had when it was first published: up to `is_outside`.
private let firstPointerSize = 32

private func read(_ sample: UnsafePointer<RKPointerSample>?, _ timestamp: Double) throws(RKStatus) -> RKPointerSample {
  guard let sample else { throw nullArgument("sample") }
  var read = RKPointerSample()
  try readSized(sample, into: &read, minimum: firstPointerSize, "sample.struct_size")
  try finite(timestamp, "timestamp")
  try finite(read.location, "sample.location")
  try finite(read.z_offset, "sample.z_offset")
  try finite(read.altitude_angle, "sample.altitude_angle")
  try finite(read.azimuth_angle, "sample.azimuth_angle")
  try finite(read.roll_angle, "sample.roll_angle")
  return read
}

private func read(_ sample: UnsafePointer<RKScrollSample>?, _ timestamp: Double) throws(RKStatus) -> GestureInputRecord {
  guard let sample else { throw nullArgument("sample") }
  var read = RKScrollSample()
  try readSized(sample, into: &read, minimum: MemoryLayout<RKScrollSample>.size, "sample.struct_size")
  try finite(timestamp, "timestamp")
  try finite(read.location, "sample.location")
  try finite(read.delta, "sample.delta")
  if !read.is_discrete { try check(read.phase) }
  let kind: RKScrollTypeMask = read.is_discrete ? .discrete : .continuous
  return GestureInputRecord(
    event: .scroll, screen: read.screen, location: read.location, phase: read.is_discrete ? .began : read.phase, modifiers: read.modifiers.rawValue,
    delta: read.delta, kind: UInt32(kind.rawValue))
}

private func read(_ sample: UnsafePointer<RKTransformSample>?, _ timestamp: Double) throws(RKStatus) -> GestureInputRecord {
  guard let sample else { throw nullArgument("sample") }
  var read = RKTransformSample()
  try readSized(sample, into: &read, minimum: MemoryLayout<RKTransformSample>.size, "sample.struct_size")
  try finite(timestamp, "timestamp")
  try finite(read.location, "sample.location")
  try finite(read.scale, "sample.scale")
  try finite(read.rotation, "sample.rotation")
  guard read.scale > 0 else { throw failure(.invalidArgument, "sample.scale", .double(read.scale), "is not above 0; 1 is the distance at began") }
  try check(read.phase)
  return GestureInputRecord(
    event: .transform, screen: read.screen, location: read.location, phase: read.phase, modifiers: read.modifiers.rawValue, scale: read.scale,
    rotation: read.rotation)
}

private func check(_ phase: RKGestureInputPhase) throws(RKStatus) {
  switch phase {
  case .began, .changed, .ended, .cancelled: return
  default: throw failure(.invalidArgument, "sample.phase", .int(Int64(phase.rawValue)), "is not one of RKGestureInputPhase")
  }
}

private func post(_ context: OpaquePointer?, _ kind: QueueNodeRecord.Kind, _ timestamp: Double, _ input: GestureInputRecord) throws(RKStatus) {
  try post(context, kind, bytes: MemoryLayout<GestureInputRecord>.size) { node in
    node.timestamp = timestamp
    node.sample(GestureInputRecord.self).initialize(to: input)
  }
}

@_cdecl("rk_context_send_pointer") @implementation public func rk_context_send_pointer(_ context: RKContextRef?, _ timestamp: Double, _ sample: UnsafePointer<RKPointerSample>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    let sample = try read(sample, timestamp)
    if context.isRecording { context.write(Call.context_send_pointer, timestamp, sample) }
    defer { context.flushRecord() }
    try context.movePointer(timestamp, sample)
  }
}

@_cdecl("rk_context_post_pointer") @implementation public func rk_context_post_pointer(_ context: RKContextRef?, _ timestamp: Double, _ sample: UnsafePointer<RKPointerSample>?) -> RKStatus {
  status { () throws(RKStatus) in
    let sample = try read(sample, timestamp)
    try post(context, .pointer, bytes: MemoryLayout<RKPointerSample>.size) { node in
      node.timestamp = timestamp
      node.sample(RKPointerSample.self).initialize(to: sample)
    }
  }
}

@_cdecl("rk_context_send_scroll") @implementation public func rk_context_send_scroll(_ context: RKContextRef?, _ timestamp: Double, _ sample: UnsafePointer<RKScrollSample>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    let input = try read(sample, timestamp)
    context.serveReleases()
    if context.isLimited { try context.requireRoom(input.isNotch || input.phase == .began ? 1 : 0) }
    if context.isRecording { context.write(Call.context_send_scroll, timestamp, input) }
    defer { context.flushRecord() }
    try context.send(input, at: timestamp)
  }
}

@_cdecl("rk_context_post_scroll") @implementation public func rk_context_post_scroll(_ context: RKContextRef?, _ timestamp: Double, _ sample: UnsafePointer<RKScrollSample>?) -> RKStatus {
  status { () throws(RKStatus) in try post(context, .scroll, timestamp, try read(sample, timestamp)) }
}

@_cdecl("rk_context_send_transform") @implementation public func rk_context_send_transform(_ context: RKContextRef?, _ timestamp: Double, _ sample: UnsafePointer<RKTransformSample>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    let input = try read(sample, timestamp)
    context.serveReleases()
    if context.isLimited { try context.requireRoom(input.isNotch || input.phase == .began ? 1 : 0) }
    if context.isRecording { context.write(Call.context_send_transform, timestamp, input) }
    defer { context.flushRecord() }
    try context.send(input, at: timestamp)
  }
}

@_cdecl("rk_context_post_transform") @implementation public func rk_context_post_transform(_ context: RKContextRef?, _ timestamp: Double, _ sample: UnsafePointer<RKTransformSample>?) -> RKStatus {
  status { () throws(RKStatus) in try post(context, .transform, timestamp, try read(sample, timestamp)) }
}
