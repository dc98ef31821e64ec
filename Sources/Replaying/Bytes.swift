// SPDX-License-Identifier: MIT
import CReplay

/// Elements that grow in number. Where there is no memory `append` is false, and nothing has changed.
package struct List<Element: BitwiseCopyable> {
  package private(set) var start: UnsafeMutablePointer<Element>?
  package private(set) var count = 0
  private var capacity = 0

  package init() {}

  @inline(__always) package subscript(index: Int) -> Element {
    get { start![index] }
    nonmutating set { start![index] = newValue }
  }

  /// Room for some more elements.
  @inline(__always) package mutating func reserve(_ more: Int) -> Bool { count + more <= capacity || grow(more) }

  private mutating func grow(_ more: Int) -> Bool {
    let wanted = max(count + more, capacity * 2, 16)
    guard let made = rks_resize(start, wanted, MemoryLayout<Element>.stride) else { return false }
    start = made.assumingMemoryBound(to: Element.self)
    capacity = wanted
    return true
  }

  @inline(__always) @discardableResult package mutating func append(_ element: Element) -> Bool {
    guard reserve(1) else { return false }
    start![count] = element
    count += 1
    return true
  }

  /// `from` may lie anywhere but in the list.
  @discardableResult package mutating func append(_ from: UnsafePointer<Element>, _ number: Int) -> Bool {
    guard number > 0 else { return true }
    guard reserve(number) else { return false }
    UnsafeMutableRawPointer(start! + count).copyMemory(from: from, byteCount: number * MemoryLayout<Element>.stride)
    count += number
    return true
  }

  /// What was written behind the last element.
  package mutating func extend(by number: Int) { count += number }

  mutating func removeFirst(_ number: Int) {
    guard number > 0, let start else { return }
    UnsafeMutableRawPointer(start).copyMemory(from: start + number, byteCount: (count - number) * MemoryLayout<Element>.stride)
    count -= number
  }

  package mutating func removeLast(_ number: Int) { count -= number }

  package mutating func removeAll() { count = 0 }

  package mutating func free() {
    rks_free(start)
    self = List()
  }
}

package typealias Bytes = List<UInt8>

// Sentences. What there is no memory for is left out.
extension List where Element == UInt8 {
  @inline(never) mutating func add(_ words: StaticString) { append(words.utf8Start, words.utf8CodeUnitCount) }

  @inline(never) mutating func add(_ words: UnsafePointer<CChar>?) {
    guard let words else { return }
    words.withMemoryRebound(to: UInt8.self, capacity: 1) { _ = append($0, rks_length(words)) }
  }

  @inline(never) mutating func add(_ words: Bytes) {
    if let start = words.start { append(start, words.count) }
  }

  @inline(never) mutating func add(_ number: UInt64) {
    if number >= 10 { add(number / 10) }
    append(UInt8(truncatingIfNeeded: 48 + number % 10))
  }

  mutating func add(_ number: Int) {
    if number < 0 { append(45) }
    add(UInt64(number.magnitude))
  }

  /// The shortest text that reads back as the same number.
  @inline(never) mutating func add(number: Double) {
    guard reserve(32) else { return }
    let length = (start! + count).withMemoryRebound(to: CChar.self, capacity: 32) { rks_format($0, 32, number) }
    extend(by: length)
  }

  /// In quotation marks, with what could command a terminal as its number.
  @inline(never) mutating func addQuoted(_ from: UnsafePointer<UInt8>, _ number: Int) {
    append(34)
    var at = 0
    while at < number {
      var length = 0
      let scalar = rks_scalar(from + at, number - at, &length)
      switch scalar {
      case 34, 92:
        append(92)
        append(UInt8(truncatingIfNeeded: scalar))
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        add("\\\\u{")
        addHexadecimal(scalar)
        append(125)
      case UInt32.max: add("\u{FFFD}")
      default: append(from + at, length)
      }
      at += length
    }
    append(34)
  }

  private mutating func addHexadecimal(_ number: UInt32) {
    if number >= 16 { addHexadecimal(number / 16) }
    let digit = UInt8(truncatingIfNeeded: number % 16)
    append(digit < 10 ? 48 + digit : 87 + digit)
  }
}
