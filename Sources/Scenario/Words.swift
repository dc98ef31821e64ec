// SPDX-License-Identifier: MIT
import CResponderKit

// The words of input that is no touch, as files and log lines spell them.

/// Types of presses.
enum PressType {
  /// Buttons; a key is none.
  static let words = EnumWords.pressTypes.map { $0.word }.filter { $0 != key }
  /// The arrows have short names, too.
  private static let short = words.filter { $0.hasSuffix("Arrow") }.map { String($0.dropLast("Arrow".count)) }
  private static let types = EnumWords.pressTypes.compactMap { RKPressType(rawValue: $0.value) }
  private static let key = "key"

  static func read(_ reader: Reader) throws(ScenarioError) -> RKPressType {
    let word = try reader.word(of: words + short)
    return types[words.firstIndex(of: word) ?? short.firstIndex(of: word) ?? 0]
  }

  /// What a button is called in log lines; a key is called by its characters, one that types nothing by its code.
  static func name(of press: OpaquePointer?) -> String {
    var type = RKPressType.key
    guard rk_press_get_type(press, &type) == .OK else { return "gone" }
    if type == .key {
      let typed = text { rk_press_get_characters(press, $0, $1, $2) }.text
      var code: UInt32 = 0
      return typed.isEmpty && rk_press_get_key_code(press, &code) == .OK ? "#\(code)" : typed
    }
    for (index, known) in types.enumerated() where known == type { return words[index] }
    return "unknown type \(type.rawValue)"
  }

  /// A list of types as a recogniser has it.
  static func mask(_ reader: Reader) throws(ScenarioError) -> UInt64 {
    var mask: UInt64 = 0
    for item in try reader.list() {
      let word = try item.word(of: words + [key] + short)
      let type = word == key ? RKPressType.key : try read(item)
      mask |= 1 << UInt64(type.rawValue)
    }
    return mask
  }

  static func value(of mask: UInt64) -> Value {
    var list: [Value] = []
    let words = PressType.words + [key]
    for (index, type) in types.enumerated() where mask & (1 << UInt64(type.rawValue)) != 0 { list.append(.string(words[index])) }
    return .array(list)
  }
}

/// Keys that modify.
enum Modifiers {
  static let words = EnumWords.modifiers.map { $0.word }

  static func read(_ reader: Reader) throws(ScenarioError) -> UInt32 { try reader.mask(of: words) << 16 }
}

/// Buttons of a remote control.
enum RemoteWord {
  static let words = EnumWords.remoteControl.map { $0.word }
  private static let first = RKEventSubtype.remoteControlPlay.rawValue

  static func read(_ reader: Reader) throws(ScenarioError) -> RKEventSubtype {
    let word = try reader.word(of: words)
    return RKEventSubtype(rawValue: first + Int32(words.firstIndex(of: word) ?? 0)) ?? .remoteControlPlay
  }

  static func name(of subtype: Int32) -> String {
    let index = Int(subtype) - Int(first)
    return words.indices.contains(index) ? words[index] : "unknown subtype \(subtype)"
  }
}

extension Reader {
  func pressPhase() throws(ScenarioError) -> RKPressPhase {
    switch try word(of: ["began", "changed", "ended", "cancelled"]) {
    case "began": return .began
    case "changed": return .changed
    case "ended": return .ended
    default: return .cancelled
    }
  }

  func motionPhase() throws(ScenarioError) -> RKMotionPhase {
    switch try word(of: ["began", "ended", "cancelled"]) {
    case "began": return .began
    case "ended": return .ended
    default: return .cancelled
    }
  }

  func inputPhase(_ also: String...) throws(ScenarioError) -> RKGestureInputPhase {
    switch try word(of: ["began", "changed", "ended", "cancelled"] + also) {
    case "changed": return .changed
    case "ended": return .ended
    case "cancelled": return .cancelled
    default: return .began
    }
  }

  /// A mask of buttons, one bit each.
  func buttons() throws(ScenarioError) -> UInt32 {
    guard let mask = UInt32(exactly: try integer()) else { throw expected("a mask of buttons, 0 to 4294967295") }
    return mask
  }
}
