// SPDX-License-Identifier: MIT
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Inputs become calls of a context.

extension Synthesizer {
  /// Sends all inputs, and has none afterwards, whatever happens. A context whose clock is later gets them later.
  package mutating func play(_ context: OpaquePointer?) throws(Refused) {
    defer { inputs.removeAll() }
    var clock = 0.0
    try check(rk_context_get_time(context, &clock))
    let late = clock - (inputs.count > 0 ? inputs[0].time : time)
    if late > 0 {
      for index in 0..<inputs.count { inputs[index].time += late }
      time += late
    }
    var index = 0
    while index < inputs.count {
      var end = index + 1
      if inputs[index].kind == .touch {
        while end < inputs.count, inputs[end].kind == .touch, inputs[end].time == inputs[index].time { end += 1 }
        try sendTouches(context, index, end)
      } else {
        try send(context, inputs[index])
      }
      try keep(index, end)
      index = end
    }
  }

  private mutating func sendTouches(_ context: OpaquePointer?, _ first: Int, _ end: Int) throws(Refused) {
    samples.removeAll()
    for index in first..<end {
      let input = inputs[index]
      var sample = RKTouchSample()
      sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
      sample.phase = RKTouchPhase(rawValue: input.phase) ?? .began
      sample.id = input.id
      sample.location = input.location
      sample.type = touchType
      sample.screen = screen
      sample.major_radius = input.majorRadius
      guard samples.append(sample) else { throw .memory }
    }
    try check(rk_context_send_touches(context, inputs[first].time, samples.start, samples.count))
  }

  private func send(_ context: OpaquePointer?, _ input: Input) throws(Refused) {
    switch input.kind {
    case .scroll:
      var sample = RKScrollSample()
      sample.struct_size = UInt32(MemoryLayout<RKScrollSample>.size)
      sample.screen = screen
      sample.location = input.location
      sample.delta = input.delta
      sample.is_discrete = input.isDiscrete
      sample.phase = RKGestureInputPhase(rawValue: input.phase) ?? .began
      try check(rk_context_send_scroll(context, input.time, &sample))
    case .transform:
      var sample = RKTransformSample()
      sample.struct_size = UInt32(MemoryLayout<RKTransformSample>.size)
      sample.screen = screen
      sample.location = input.location
      sample.phase = RKGestureInputPhase(rawValue: input.phase) ?? .began
      sample.scale = input.scale
      sample.rotation = input.rotation
      try check(rk_context_send_transform(context, input.time, &sample))
    case .press: try sendPress(context, input)
    case .pause: try check(rk_context_advance(context, input.time))
    case .touch: break
    }
  }

  /// With these a key is no text.
  private static let noText: UInt32 = RKKeyModifierFlags.control.rawValue | RKKeyModifierFlags.alternate.rawValue | RKKeyModifierFlags.command.rawValue

  private func sendPress(_ context: OpaquePointer?, _ input: Input) throws(Refused) {
    var sample = RKPressSample()
    sample.struct_size = UInt32(MemoryLayout<RKPressSample>.size)
    sample.phase = RKPressPhase(rawValue: input.phase) ?? .began
    sample.id = input.id
    sample.type = RKPressType(rawValue: input.pressType) ?? .select
    sample.key_code = input.keyCode
    sample.modifiers = RKKeyModifierFlags(rawValue: input.modifiers)
    sample.force = input.force
    var text = utf8(input.character)
    let status = withUnsafeBytes(of: &text) { bytes in
      let characters = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
      if input.character != 0 { sample.characters = characters }
      let status = rk_context_send_presses(context, input.time, &sample, 1)
      guard status == .OK, sample.phase == .began, input.character != 0, input.modifiers & Self.noText == 0 else { return status }
      // As a window library reports it: the key, and then its text.
      return rk_context_insert_text(context, input.time, characters, nil)
    }
    try check(status)
  }

  /// A character with a NUL behind it.
  private func utf8(_ character: UInt32) -> (UInt8, UInt8, UInt8, UInt8, UInt8) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | (character >> shift & 0x3F)) }
    if character < 0x80 { return (UInt8(truncatingIfNeeded: character), 0, 0, 0, 0) }
    if character < 0x800 { return (UInt8(truncatingIfNeeded: 0xC0 | character >> 6), tail(0), 0, 0, 0) }
    if character < 0x10000 { return (UInt8(truncatingIfNeeded: 0xE0 | character >> 12), tail(6), tail(0), 0, 0) }
    return (UInt8(truncatingIfNeeded: 0xF0 | character >> 18), tail(12), tail(6), tail(0), 0)
  }
}
