// SPDX-License-Identifier: MIT
import CResponderKit

let mostSamples = 4_096
let mostTouches = 65_536

extension TouchInputRecord {
  /// What the struct had when it was first published: up to `major_radius`.
  fileprivate static let firstSize = 56
  /// Up to `azimuth_angle`: all but pointers.
  static let plainSize = 80

  /// Elements of that size may be looked at.
  static func isUsable(_ stride: Int) -> Bool { stride >= firstSize && stride <= 4096 }

  /// The refusal of an element of another size than the first one's.
  @inline(never)
  static func differs(_ sample: UnsafeRawPointer) -> RKStatus {
    failure(.invalidArgument, "samples.struct_size", .int(Int64(sample.loadUnaligned(as: UInt32.self))), "differs from the first element's; fill all with RK_INIT")
  }

  static func checkCount(_ count: Int) throws(RKStatus) {
    guard count != 0 else { throw failure(.invalidArgument, "count", .int(0), "is not a number of samples; pass at least one") }
    // A size_t beyond what any array can have arrives as a negative number.
    guard count > 0, count <= mostSamples else {
      throw failure(.limitReached, "count", .int(Int64(count)), "is over 4096; split the update")
    }
  }
}

extension TouchInput {
  /// Read the C array with its own stride; everything that does not depend on the context's state is checked here, so that posting may be
  /// done from any thread (SPEC 74, 75). What `coalesced` points to is not copied.
  @_optimize(speed)
  func read(
    _ samples: UnsafePointer<RKTouchSample>?, _ count: Int, _ timestamp: Double
  ) throws(RKStatus) {
    guard let samples else { throw nullArgument("samples") }
    let first = UnsafeRawPointer(samples)
    let stride = claimedSize(first)
    for k in places(count) {
      let element = first + k * stride
      if TouchInputRecord.isReadInPlace(element, stride) {
        try self[k].take(element.assumingMemoryBound(to: RKTouchSample.self), stride, timestamp)
      } else {
        try self[k].copy(element, stride, timestamp)
      }
    }
  }

  @inline(never)
  fileprivate func copy(_ element: UnsafeRawPointer, _ stride: Int, _ timestamp: Double) throws(RKStatus) {
    var sample = RKTouchSample()
    try readSized(element, into: &sample, minimum: TouchInputRecord.firstSize, "samples.struct_size")
    try withUnsafePointer(to: sample) { (sample) throws(RKStatus) in try take(sample, stride, timestamp) }
  }

  @inline(never)
  private func take(_ sample: UnsafePointer<RKTouchSample>, _ stride: Int, _ timestamp: Double) throws(RKStatus) {
    initialize(to: try TouchInputRecord(sample, stride, timestamp))
  }
}

extension TouchInputRecord {
  /// The sample of an update that has no other.
  @inline(__always)
  init(only sample: UnsafePointer<RKTouchSample>?, _ timestamp: Double) throws(RKStatus) {
    guard let sample else { throw nullArgument("samples") }
    let stride = claimedSize(sample)
    if Self.isReadInPlace(sample, stride) {
      try self.init(sample, stride, timestamp)
    } else {
      self = try Self.copied(sample, stride, timestamp)
    }
  }

  @inline(never)
  private static func copied(_ sample: UnsafeRawPointer, _ stride: Int, _ timestamp: Double) throws(RKStatus) -> TouchInputRecord {
    var record = TouchInputRecord()
    try withUnsafeMutablePointer(to: &record) { (record) throws(RKStatus) in try TouchInput(record).copy(sample, stride, timestamp) }
    return record
  }

  /// It is of this very version, and lies where a struct may lie: nothing has to be copied.
  @inline(__always)
  fileprivate static func isReadInPlace(_ element: UnsafeRawPointer, _ stride: Int) -> Bool {
    stride == MemoryLayout<RKTouchSample>.stride && UInt(bitPattern: element) & 7 == 0
  }

  @inline(__always)
  fileprivate init(_ sample: UnsafePointer<RKTouchSample>, _ stride: Int, _ timestamp: Double) throws(RKStatus) {
    // Only its fields are used: so each is read where it lies.
    let s = sample.pointee
    guard Int(clamping: s.struct_size) == stride else { throw Self.differs(sample) }
    switch s.phase.rawValue {
    case 0, 1, 3, 4: break
    default:
      throw failure(.invalidArgument, "samples.phase", .int(Int64(s.phase.rawValue)), "is not an input; use began, moved, ended or cancelled")
    }
    guard s.type.rawValue >= 0, s.type.rawValue <= 3 else {
      throw failure(.invalidArgument, "samples.type", .int(Int64(s.type.rawValue)), "is not one of RKTouchType")
    }
    // All of them at once: what is not finite times zero is NaN.
    if (s.location.x + s.location.y + s.force + s.major_radius + s.altitude_angle + s.azimuth_angle) * 0 != 0 {
      try finite(s.location.x, "samples.location.x")
      try finite(s.location.y, "samples.location.y")
      try finite(s.force, "samples.force")
      try finite(s.major_radius, "samples.major_radius")
      try finite(s.altitude_angle, "samples.altitude_angle")
      try finite(s.azimuth_angle, "samples.azimuth_angle")
    }
    if s.coalesced_count != 0 { try Self.checkCoalesced(sample, timestamp) }
    let hasDetails = UInt64(s.buttons | s.modifiers.rawValue) | s.altitude_angle.bitPattern | s.azimuth_angle.bitPattern | UInt64(UInt(bitPattern: s.details)) != 0 || s.type == .indirectPointer
    if hasDetails, let details = s.details { try TouchInputRecord.check(details) }
    self.init(
      phase: s.phase, id: s.id, location: s.location, type: s.type, screen: s.screen, force: s.force, radius: s.major_radius,
      mask: InputMask(buttons: s.buttons, modifiers: s.modifiers.rawValue), altitude: s.altitude_angle, azimuth: s.azimuth_angle,
      hasDetails: hasDetails, details: s.details, history: s.coalesced, historyCount: s.coalesced_count)
  }

  /// SPEC 71.
  @inline(never)
  private static func checkCoalesced(_ sample: UnsafePointer<RKTouchSample>, _ timestamp: Double) throws(RKStatus) {
    let s = sample.pointee
    let count = s.coalesced_count
    guard let list = s.coalesced else {
      throw failure(.invalidArgument, "samples.coalesced", "is NULL although coalesced_count is not 0; pass the samples or no number")
    }
    guard count > 0, count <= mostSamples else {
      throw failure(.limitReached, "samples.coalesced_count", .int(Int64(count)), "is over 4096; send them in several updates")
    }
    guard s.phase != .began else {
      throw failure(.invalidArgument, "samples.coalesced_count", .int(Int64(count)), "is not 0 for a touch that begins, which has no earlier samples")
    }
    var before = -Double.infinity
    for k in places(count) {
      let snapshot = list[k]
      try finite(snapshot.timestamp, "samples.coalesced.timestamp")
      try finite(snapshot.location, "samples.coalesced.location")
      guard snapshot.timestamp >= before, snapshot.timestamp <= timestamp + timeTolerance else {
        throw failure(
          .invalidArgument, "samples.coalesced.timestamp", .double(snapshot.timestamp),
          "is earlier than the sample before it or later than the update; pass the samples oldest first, without the update's own")
      }
      before = snapshot.timestamp
    }
  }
}

extension TouchInputRecord {
  @inline(never)
  fileprivate static func check(_ given: UnsafePointer<RKTouchDetails>) throws(RKStatus) {
    var details = RKTouchDetails()
    try readSized(given, into: &details, minimum: MemoryLayout<RKTouchDetails>.size, "samples.details.struct_size")
    try finite(details.roll_angle, "samples.details.roll_angle")
    try finite(details.precise_offset, "samples.details.precise_offset")
    try finite(details.major_radius_tolerance, "samples.details.major_radius_tolerance")
    try finite(details.maximum_possible_force, "samples.details.maximum_possible_force")
    try requireZero(Int64(details.reserved), "samples.details.reserved")
    let estimated = details.estimated_properties, expected = details.estimated_properties_expecting_updates
    guard estimated.isSubset(of: .all) else {
      throw failure(.invalidArgument, "samples.details.estimated_properties", .int(Int64(estimated.rawValue)), "has a bit that is not an RKTouchProperty")
    }
    guard expected.isSubset(of: estimated) else {
      throw failure(.invalidArgument, "samples.details.estimated_properties_expecting_updates", .int(Int64(expected.rawValue)), "has a property that is not estimated")
    }
    guard expected.isEmpty || details.estimation_update_index != 0 else {
      throw failure(.invalidArgument, "samples.details.estimation_update_index", .int(0), "is 0 although updates are expected; give the sample a number")
    }
  }

  /// All zero without.
  var allDetails: RKTouchDetails {
    var read = RKTouchDetails()
    if let details { try? readSized(details, into: &read, minimum: MemoryLayout<RKTouchDetails>.size, "samples.details.struct_size") }
    read.struct_size = UInt32(MemoryLayout<RKTouchDetails>.size)
    return read
  }

  static func countBegan(_ inputs: TouchInput, _ count: Int) -> Int {
    var total = 0
    for k in places(count) {
      if inputs[k].phase == .began { total += 1 }
    }
    return total
  }

  static func countDetails(_ inputs: TouchInput, _ count: Int) -> Int {
    var total = 0
    for k in places(count) {
      if inputs[k].details != nil { total += 1 }
    }
    return total
  }

  /// Let the inputs have their details in `copy`, which has room for all of them.
  static func copyDetails(_ inputs: TouchInput, _ count: Int, to copy: UnsafeMutablePointer<RKTouchDetails>) {
    var used = 0
    for k in places(count) {
      if inputs[k].details != nil {
        (copy + used).initialize(to: inputs[k].whole.allDetails)
        inputs[k].details = UnsafePointer(copy + used)
        used += 1
      }
    }
  }

  /// How many snapshots all inputs of an update have.
  static func countHistory(_ inputs: TouchInput, _ count: Int) -> Int {
    var total = 0
    for k in places(count) {
      total += inputs[k].historyCount
    }
    return total
  }

  /// Let the inputs have their snapshots in `copy`, which has room for all of them.
  static func copyHistory(_ inputs: TouchInput, _ count: Int, to copy: UnsafeMutablePointer<RKTouchSnapshot>) {
    var used = 0
    for k in places(count) {
      if let history = inputs[k].history, inputs[k].historyCount > 0 {
        (copy + used).update(from: history, count: inputs[k].historyCount)
        inputs[k].history = UnsafePointer(copy + used)
        used += inputs[k].historyCount
      }
    }
  }
}
