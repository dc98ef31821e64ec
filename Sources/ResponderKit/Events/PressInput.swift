// SPDX-License-Identifier: MIT
import CResponderKit

extension PressInputRecord {
  static func countBegan(_ inputs: PressInput, _ count: Int) -> Int {
    var total = 0
    for k in places(count) {
      if inputs[k].phase == .began { total += 1 }
    }
    return total
  }

  /// Read the C array with its own stride; everything that does not depend on the context's state is checked here, so that posting may be done
  /// from any thread. Returns how many bytes its texts take, with their ends.
  static func read(_ samples: UnsafePointer<RKPressSample>?, _ count: Int, into inputs: PressInput) throws(RKStatus) -> Int {
    guard let samples else { throw nullArgument("samples") }
    let first = UnsafeRawPointer(samples)
    let stride = claimedSize(first)
    var bytes = 0
    for k in places(count) {
      var sample = RKPressSample()
      try readSized(first + k * stride, into: &sample, minimum: MemoryLayout<RKPressSample>.size, "samples.struct_size")
      guard Int(clamping: sample.struct_size) == stride else {
        throw failure(.invalidArgument, "samples.struct_size", .int(Int64(sample.struct_size)), "differs from the first element's; fill all with RK_INIT")
      }
      try check(sample)
      inputs[k].initialize(
        to: PressInputRecord(phase: sample.phase, id: sample.id, type: sample.type, keyCode: sample.key_code, modifiers: sample.modifiers.rawValue, force: sample.force))
      // The rest is read when it begins.
      if sample.phase == .began {
        bytes += try checkText(sample.characters, "samples.characters")
        bytes += try checkText(sample.characters_ignoring_modifiers, "samples.characters_ignoring_modifiers")
        inputs[k].characters = sample.characters
        inputs[k].charactersIgnoringModifiers = sample.characters_ignoring_modifiers ?? sample.characters
      }
      for j in places(k) {
        if inputs[j].id == inputs[k].id { throw failure(.invalidArgument, "samples.id", .int(inputs[k].id), "occurs twice; send the later sample in a report of its own") }
      }
    }
    return bytes
  }

  private static func check(_ s: RKPressSample) throws(RKStatus) {
    switch s.phase.rawValue {
    case 0, 1, 3, 4: break
    default:
      throw failure(.invalidArgument, "samples.phase", .int(Int64(s.phase.rawValue)), "is not an input; use began, changed, ended or cancelled")
    }
    switch s.type.rawValue {
    case 0...6, 30, 31, 63: break
    default: throw failure(.invalidArgument, "samples.type", .int(Int64(s.type.rawValue)), "is not one of RKPressType")
    }
    try requireZero(Int64(s.reserved), "samples.reserved")
    guard s.force >= 0, s.force <= 1 else { throw failure(.invalidArgument, "samples.force", .double(s.force), "is not within 0 to 1") }
  }

  /// Bytes with the end; 0 for none.
  private static func checkText(_ text: UnsafePointer<CChar>?, _ argument: Literal) throws(RKStatus) -> Int {
    guard let text else { return 0 }
    let length = textLength(text, limit: longestName)
    guard length <= longestName else { throw failure(.limitReached, argument, .text(text), "is longer than 255 bytes; shorten it") }
    guard isUTF8(text) else { throw failure(.invalidArgument, argument, "is not UTF-8; encode it") }
    return length + 1
  }

  /// Copy the texts behind the samples, where there is room for the number of bytes that `read` returned.
  static func keepTexts(_ inputs: PressInput, _ count: Int, in room: UnsafeMutablePointer<CChar>) {
    var next = room
    func keep(_ text: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? {
      guard let text else { return nil }
      let length = textLength(text, limit: longestName) + 1
      next.update(from: text, count: length)
      defer { next += length }
      return UnsafePointer(next)
    }
    for k in places(count) {
      let same = inputs[k].charactersIgnoringModifiers == inputs[k].characters
      inputs[k].characters = keep(inputs[k].characters)
      inputs[k].charactersIgnoringModifiers = same ? inputs[k].characters : keep(inputs[k].charactersIgnoringModifiers)
    }
  }
}
