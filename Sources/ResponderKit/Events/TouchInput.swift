import CResponderKit

/// One checked sample of an update.
struct TouchInput {
  var phase = RKTouchPhase.began
  var id: Int64 = 0
  var location = RKPoint()
  var type = RKTouchType.direct
  var screen: UInt32 = 0
  var force = 0.0
  var radius = 0.0
  /// Samples that were merged into this one, oldest first, in screen coordinates (SPEC 292).
  var history: UnsafePointer<RKTouchSnapshot>?
  var historyCount = 0
  /// The record made for a touch that begins.
  var made: UInt32 = 0
}

let mostSamples = 4_096
let mostTouches = 65_536

extension TouchInput {
  /// Read the C array with its own stride; everything that does not depend on the context's state is checked here, so that posting may be
  /// done from any thread (SPEC 74, 75).
  static func read(
    _ samples: UnsafePointer<RKTouchSample>?, _ count: Int, into inputs: UnsafeMutablePointer<TouchInput>
  ) throws(RKStatus) {
    guard let samples else { throw nullArgument("samples") }
    let first = UnsafeRawPointer(samples)
    let stride = Int(first.loadUnaligned(as: UInt32.self))
    var k = 0
    while k < count {
      let element = first + k * stride
      if stride == MemoryLayout<RKTouchSample>.stride, UInt(bitPattern: element) & 7 == 0 {
        // This very version, where a struct may lie: nothing is copied.
        try (inputs + k).take(element.assumingMemoryBound(to: RKTouchSample.self), stride)
      } else {
        var sample = RKTouchSample()
        try readSized(element, into: &sample, minimum: MemoryLayout<RKTouchSample>.size, "samples.struct_size")
        try withUnsafePointer(to: sample) { (sample) throws(RKStatus) in try (inputs + k).take(sample, stride) }
      }
      k += 1
    }
  }

  static func checkCount(_ count: Int) throws(RKStatus) {
    guard count != 0 else { throw failure(.invalidArgument, "count", .int(0), "is no number of samples; pass at least one") }
    // A size_t beyond what any array can have arrives as a negative number.
    guard count > 0, count <= mostSamples else {
      throw failure(.limitReached, "count", .int(Int64(count)), "is over 4096; split the update")
    }
  }
}

extension UnsafeMutablePointer where Pointee == TouchInput {
  @inline(__always)
  fileprivate func take(_ sample: UnsafePointer<RKTouchSample>, _ stride: Int) throws(RKStatus) {
    let s = sample.pointee
    guard Int(s.struct_size) == stride else {
      throw failure(.invalidArgument, "samples.struct_size", .int(Int64(s.struct_size)), "differs from the first element's; fill all with RK_INIT")
    }
    switch s.phase.rawValue {
    case 0, 1, 3, 4: break
    default:
      throw failure(.invalidArgument, "samples.phase", .int(Int64(s.phase.rawValue)), "is no input; use began, moved, ended or cancelled")
    }
    guard s.type.rawValue >= 0, s.type.rawValue <= 3 else {
      throw failure(.invalidArgument, "samples.type", .int(Int64(s.type.rawValue)), "is not one of RKTouchType")
    }
    // All four at once: what is not finite times zero is NaN.
    if (s.location.x + s.location.y + s.force + s.major_radius) * 0 != 0 {
      try finite(s.location.x, "samples.location.x")
      try finite(s.location.y, "samples.location.y")
      try finite(s.force, "samples.force")
      try finite(s.major_radius, "samples.major_radius")
    }
    initialize(
      to: TouchInput(
        phase: s.phase, id: s.id, location: s.location, type: s.type, screen: s.screen, force: s.force, radius: s.major_radius))
  }
}
