// SPDX-License-Identifier: MIT
import CResponderKit

// Values of a recording, several at a time: as words, and a number for their types. So one function writes what all calls are given, and the
// members of all structs.

/// What a word is. Of some kinds there are two: an address, and a count or a function.
enum WordKind: UInt8 {
  /// An object by its handle, or by its number.
  case handle = 1, object
  case bool, whole, number
  /// Of at most 255 bytes; of a longer text the part that is checked before its refusal. And one that has been checked.
  case text, longText
  /// Arrays, with their counts.
  case handles, numbers, wholes
  /// Something that a function writes, a WordWriter.
  case described

  var isPair: Bool { rawValue >= WordKind.handles.rawValue }
}

typealias WordWriter = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

/// What can be handed over in words.
protocol Argument {
  /// The kind of each word, four bits each, the first lowest; 0 for the second of a pair.
  static var shape: UInt64 { get }
  static var words: Int { get }
  func word(_ place: Int) -> UInt64
}

extension Argument {
  @inline(__always) static var words: Int { 1 }
}

/// Which of the words are written.
enum WordsKept {
  case all
  /// Those at the end that say nothing are left out; and what is left is a list.
  case needed, list
}

extension Recorder {
  @inline(never) @_optimize(speed)
  func put(_ shape: UInt64, _ words: UnsafePointer<UInt64>, _ keep: WordsKept) {
    var kept = Int.max
    if keep != .all {
      kept = 0
      var count = 0
      var place = 0
      var rest = shape
      while rest != 0 {
        count += 1
        if words[place] != 0 { kept = count }
        // Without the switch of `WordKind(rawValue:)`: this runs for every member of every sample.
        let isPair = rest & 15 >= UInt64(WordKind.handles.rawValue)
        place += isPair ? 2 : 1
        rest >>= isPair ? 8 : 4
      }
      if keep == .list { put(list: kept) }
    }
    var place = 0
    var rest = shape
    while kept > 0, let kind = WordKind(rawValue: UInt8(truncatingIfNeeded: rest & 15)) {
      put(kind, words[place], kind.isPair ? words[place + 1] : 0)
      kept -= 1
      place += kind.isPair ? 2 : 1
      rest >>= kind.isPair ? 8 : 4
    }
  }

  private func put(_ kind: WordKind, _ word: UInt64, _ second: UInt64) {
    let count = Int(truncatingIfNeeded: second)
    switch kind {
    case .handle: return put(handle: UInt(truncatingIfNeeded: word))
    case .object: return put(object: UInt32(truncatingIfNeeded: word))
    case .bool: return put(word != 0)
    case .whole: return put(whole: Int64(bitPattern: word))
    case .number: return put(number: Double(bitPattern: word))
    default: break
    }
    guard let address = UnsafeRawPointer(bitPattern: UInt(truncatingIfNeeded: word)) else { return put(ValueTag.none) }
    switch kind {
    case .text, .longText:
      let text = address.assumingMemoryBound(to: CChar.self)
      return put(text: text, textLength(text, limit: kind == .text ? longestName : .max - 1))
    case .described: return unsafeBitCast(UInt(truncatingIfNeeded: second), to: WordWriter.self)(address, self.address)
    default: break
    }
    put(list: count)
    var k = 0
    while k < count {
      switch kind {
      case .handles: put(handle: UInt(bitPattern: address.assumingMemoryBound(to: OpaquePointer?.self)[k]))
      case .numbers: put(number: address.assumingMemoryBound(to: Double.self)[k])
      default: put(whole: address.assumingMemoryBound(to: Int64.self)[k])
      }
      k += 1
    }
  }
}
