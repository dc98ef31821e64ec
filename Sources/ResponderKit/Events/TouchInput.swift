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
      var sample = RKTouchSample()
      if stride == MemoryLayout<RKTouchSample>.size {
        // This very version: one copy.
        sample = element.loadUnaligned(as: RKTouchSample.self)
      } else {
        try readSized(element, into: &sample, minimum: MemoryLayout<RKTouchSample>.size, "samples.struct_size")
      }
      guard Int(sample.struct_size) == stride else {
        throw failure(.invalidArgument, "samples.struct_size", .int(Int64(sample.struct_size)), "differs from the first element's; fill all with RK_INIT")
      }
      inputs[k] = try TouchInput(sample)
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

  private init(_ sample: RKTouchSample) throws(RKStatus) {
    switch sample.phase.rawValue {
    case 0, 1, 3, 4: break
    default:
      throw failure(.invalidArgument, "samples.phase", .int(Int64(sample.phase.rawValue)), "is no input; use began, moved, ended or cancelled")
    }
    guard sample.type.rawValue >= 0, sample.type.rawValue <= 3 else {
      throw failure(.invalidArgument, "samples.type", .int(Int64(sample.type.rawValue)), "is not one of RKTouchType")
    }
    try finite(sample.location.x, "samples.location.x")
    try finite(sample.location.y, "samples.location.y")
    try finite(sample.force, "samples.force")
    try finite(sample.major_radius, "samples.major_radius")
    phase = sample.phase
    id = sample.id
    location = sample.location
    type = sample.type
    screen = sample.screen
    force = sample.force
    radius = sample.major_radius
  }
}
