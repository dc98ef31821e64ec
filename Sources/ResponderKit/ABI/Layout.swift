// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// rk_abi_layout(): the tables of CFunctions as JSON.

/// A table's text: a line for each type, words parted by blanks.
private struct Words {
  var next: UnsafePointer<CChar>

  var isAtEnd: Bool { next.pointee == 0 }

  /// Write the next word between quotes and skip it; returns whether its line continues.
  @inline(never)
  mutating func quote(after start: UnsafePointer<CChar>? = nil, _ text: inout Text) -> Bool {
    text.add(UInt8(ascii: "\""))
    if var start {
      while start.pointee > 0x20 {
        text.add(UInt8(bitPattern: start.pointee))
        start += 1
      }
    }
    while next.pointee > 0x20 {
      text.add(UInt8(bitPattern: next.pointee))
      next += 1
    }
    let goesOn = next.pointee == 0x20
    next += 1
    text.add("\":")
    return goesOn
  }
}

func writeLayout(to text: inout Text) {
  text.add("{\"abi\":[")
  text.add(Int(RK_ABI_MAJOR))
  text.add(UInt8(ascii: ","))
  text.add(Int(RK_ABI_MINOR))
  text.add("],\"pointer\":")
  text.add(MemoryLayout<UnsafeRawPointer>.size)
  text.add(",\"structs\":{")
  var sizes: UnsafePointer<UInt8>?
  var words = Words(next: rkp_layout_structs(&sizes))
  var number = sizes.unsafelyUnwrapped
  while !words.isAtEnd {
    var goesOn = words.quote(&text)
    pair("{\"size\":", Int(number[0]) * 4, ",\"align\":", number[1], ",\"fields\":{", &text)
    number += 2
    var offset = 0
    while goesOn {
      goesOn = words.quote(&text)
      offset += Int(number[0])
      pair("[", offset, ",", number[1], goesOn ? "]," : "]", &text)
      offset += Int(number[1])
      number += 2
    }
    text.add(words.isAtEnd ? "}}" : "}},")
  }
  text.add("},\"enums\":{")
  var values: UnsafePointer<Int8>?
  var masks: UnsafePointer<UInt32>?
  words = Words(next: rkp_layout_enums(&values, &masks))
  var value = values.unsafelyUnwrapped, mask = masks.unsafelyUnwrapped
  while !words.isAtEnd {
    let type = words.next
    var goesOn = words.quote(&text)
    text.add(UInt8(ascii: "{"))
    if goesOn, words.next.pointee == CChar(bitPattern: UInt8(ascii: "*")) {
      var isFirst = true
      for number in 0..<(Int32(value.pointee) + 1) * 16 where quote(type, number, isFirst: isFirst, &text) {
        isFirst = false
        text.add(Int64(number))
      }
      value += 1
      words.next += 2
      goesOn = false
    }
    while goesOn {
      // A mask's: its names do not begin with the type's.
      let isMask = words.next.pointee == CChar(bitPattern: UInt8(ascii: "="))
      if isMask { words.next += 1 }
      goesOn = words.quote(after: isMask ? nil : type, &text)
      text.add(isMask ? Int64(mask.pointee) : Int64(value.pointee))
      if isMask { mask += 1 } else { value += 1 }
      if goesOn { text.add(UInt8(ascii: ",")) }
    }
    text.add(words.isAtEnd ? "}" : "},")
  }
  text.add("}}")
}

/// "RKReasonHitHidden": of the type's name and the name hitHidden. False: the number has none. Nothing else has its names from elsewhere.
private func quote(_ type: UnsafePointer<CChar>, _ number: Int32, isFirst: Bool, _ text: inout Text) -> Bool {
  let isReason = type[2] == CChar(bitPattern: UInt8(ascii: "R"))
  guard let name = isReason ? RKReason(rawValue: number).flatMap({ Reason.name($0) }) : RKConfig(rawValue: number).flatMap({ rk_config_name($0) }) else { return false }
  text.add(isFirst ? "\"" : ",\"")
  text.add(type, 8)
  text.add(UInt8(bitPattern: name.pointee) & ~0x20)
  text.add(terminated: name + 1)
  text.add("\":")
  return true
}

private func pair(_ before: Literal, _ number: Int, _ between: Literal, _ other: UInt8, _ after: Literal, _ text: inout Text) {
  text.add(before)
  text.add(number)
  text.add(between)
  text.add(Int(other))
  text.add(after)
}
