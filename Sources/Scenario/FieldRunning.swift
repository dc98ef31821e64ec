// SPDX-License-Identifier: MIT
import CResponderKit

// Text fields while a scenario runs: their delegates, and ranges in Unicode scalars.

extension Behaviour {
  static let fieldWords = ["refuses"]

  /// Questions to which a text field's delegate may return false.
  static let fieldQuestions = ["shouldBeginEditing", "shouldEndEditing", "shouldChangeCharacters", "shouldClear", "shouldReturn"]

  mutating func readRefusals(_ reader: Reader) throws(ScenarioError) {
    refusals = []
    for item in try reader.list() { refusals.append(try item.word(of: Behaviour.fieldQuestions)) }
  }
}

extension World {
  /// Gives a text field the delegate that its behaviour needs, or none.
  func setFieldDelegate(of instance: Instance, _ path: JSONPath) throws(ScenarioError) {
    guard instance.isTextField else { return }
    guard instance.kinds.contains(.delegate) || !instance.behaviour.refusals.isEmpty else {
      if instance.hasFieldDelegate { try insist(rk_text_field_set_delegate(instance.handle, nil), path) }
      instance.hasFieldDelegate = false
      return
    }
    if instance.hasFieldDelegate { return }
    var desc = RKTextFieldDelegate()
    desc.struct_size = UInt32(MemoryLayout<RKTextFieldDelegate>.size)
    desc.should_begin_editing = { fieldAnswer("shouldBeginEditing", $1) }
    desc.did_begin_editing = { Home.of($1).instance.say(.delegate, "didBeginEditing") }
    desc.should_end_editing = { fieldAnswer("shouldEndEditing", $1) }
    desc.did_end_editing = { Home.of($2).instance.say(.delegate, "didEndEditing") }
    desc.should_change_characters = { field, start, end, text, userdata in
      let range = FieldRange(field, start, end)
      let replacement = text.map { String(cString: $0) } ?? ""
      return fieldAnswer("shouldChangeCharacters", userdata, about: "(\(range.start),\(range.end),\(replacement))")
    }
    desc.did_change_selection = { field, userdata in
      guard let range = FieldRange(selectionOf: field) else { return }
      Home.of(userdata).instance.say(.delegate, "didChangeSelection(\(range.start),\(range.end))")
    }
    desc.should_clear = { fieldAnswer("shouldClear", $1) }
    desc.should_return = { fieldAnswer("shouldReturn", $1) }
    let home = Unmanaged.passRetained(Home(instance)).toOpaque()
    desc.userdata = home
    desc.drop = { Unmanaged<Home>.fromOpaque($0!).release() }
    let status = rk_text_field_set_delegate(instance.handle, &desc)
    if status != .OK { Unmanaged<Home>.fromOpaque(home).release() }
    instance.hasFieldDelegate = status == .OK
    try insist(status, path)
  }
}

private func fieldAnswer(_ question: String, _ userdata: UnsafeMutableRawPointer?, about: String = "") -> Bool {
  let instance = Home.of(userdata).instance
  instance.say(.delegate, question + about)
  return !instance.behaviour.refusals.contains(question)
}

/// A range of a text field in Unicode scalars.
struct FieldRange {
  var start: Int
  var end: Int

  /// From bytes.
  init(_ field: OpaquePointer?, _ start: Int, _ end: Int) {
    let bytes = FieldRange.bytes(field)
    self.start = bytes.prefix(max(0, start)).count { $0 & 0xC0 != 0x80 }
    self.end = bytes.prefix(max(0, end)).count { $0 & 0xC0 != 0x80 }
  }

  /// What is selected; nil: it is no text field.
  init?(selectionOf field: OpaquePointer?) {
    var start = 0
    var end = 0
    guard rk_text_field_get_selected_range(field, &start, &end, nil) == .OK else { return nil }
    self.init(field, start, end)
  }

  static func bytes(_ field: OpaquePointer?) -> [UInt8] {
    let (status, text) = text { rk_text_field_get_text(field, $0, $1, $2) }
    return status == .OK ? Array(text.utf8) : []
  }

  /// Bytes before a scalar; one more than there are for a place beyond the text.
  static func offset(_ place: Double, _ bytes: [UInt8]) -> Int {
    guard let place = Int(exactly: place), place >= 0 else { return bytes.count + 1 }
    var seen = 0
    for (k, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if seen == place { return k }
      seen += 1
    }
    return seen == place ? bytes.count : bytes.count + 1
  }
}
