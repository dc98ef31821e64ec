// SPDX-License-Identifier: MIT

/// Control events as files and log lines name them.
enum ControlEvent {
  private static let single = EnumWords.controlEvents.filter { $0.value.nonzeroBitCount == 1 }
  static let words = single.map { $0.word }
  static let groups = EnumWords.controlEvents.filter { $0.value.nonzeroBitCount != 1 }.map { $0.word }

  static let all: UInt32 = 0xFFFF_FFFF

  static func read(_ reader: Reader) throws(ScenarioError) -> UInt32 {
    var mask: UInt32 = 0
    for item in try reader.list() {
      let word = try item.word(of: words + groups)
      for event in EnumWords.controlEvents where event.word == word { mask |= event.value }
    }
    guard mask != 0 else { throw reader.expected("at least one control event", allowed: words + groups) }
    return mask
  }

  /// The words of a mask, lowest bit first.
  static func names(in mask: UInt32) -> [String] {
    var names: [String] = []
    for bit in UInt32(0)..<32 where mask & (1 << bit) != 0 {
      names.append(single.first { $0.value == 1 << bit }?.word ?? "bit\(bit)")
    }
    return names
  }
}
