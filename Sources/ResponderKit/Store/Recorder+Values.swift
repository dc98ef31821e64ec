// SPDX-License-Identifier: MIT
import CResponderKit

// Values of a recording, one at a time.

enum ValueTag {
  static let none: UInt8 = 0x00
  static let yes: UInt8 = 0x02
  static let no: UInt8 = 0x01
  static let whole: UInt8 = 0x03
  static let float: UInt8 = 0x04
  static let double: UInt8 = 0x05
  static let object: UInt8 = 0x06
  static let text: UInt8 = 0x07
  static let list: UInt8 = 0x08
  static let stranger: UInt8 = 0x09
}

extension Recorder {
  func put(_ value: Bool) { put(value ? ValueTag.yes : ValueTag.no) }

  private func zigzag(_ number: Int64) -> UInt64 { UInt64(bitPattern: (number << 1) ^ (number >> 63)) }

  @inline(never) @_optimize(speed)
  func put(whole number: Int64) {
    if number >= -64, number <= 127 { return put(UInt8(truncatingIfNeeded: number &+ 0x80)) }
    put(ValueTag.whole)
    put(varint: zigzag(number))
  }

  /// The shortest form that gives back the same bits.
  @inline(never) @_optimize(speed)
  func put(number: Double) {
    let bits = number.bitPattern
    let float = Float(number)
    let fits = Double(float).bitPattern == bits
    if number.magnitude < 1e15 {
      let whole = Int64(number)
      // Up to 27 bits take no more than four bytes.
      if Double(whole).bitPattern == bits, zigzag(whole) >> (fits ? 28 : 56) == 0 { return put(whole: whole) }
    }
    put(fits ? ValueTag.float : ValueTag.double)
    put(bits: fits ? UInt64(float.bitPattern) : bits, fits ? 4 : 8)
  }

  /// An object by its number; 0: none.
  @inline(never) @_optimize(speed)
  func put(object index: UInt32) {
    if index == 0 { return put(ValueTag.none) }
    put(ValueTag.object)
    put(varint: UInt64(index))
  }

  /// The same by its handle, which may be anything.
  @inline(never)
  func put(handle bits: UInt) {
    let index = self.context.live(bits, .all)
    if index == 0, bits != 0 { put(ValueTag.stranger) } else { put(object: index) }
  }

  @inline(never)
  func put(text: UnsafePointer<CChar>?, _ count: Int) {
    guard let text else { return put(ValueTag.none) }
    put(ValueTag.text)
    put(varint: UInt64(count))
    put(UnsafeRawPointer(text), count)
  }

  /// The head of a list; its values follow.
  @inline(never)
  func put(list count: Int) {
    put(ValueTag.list)
    put(varint: UInt64(count))
  }

  func put(_ point: RKPoint) {
    put(number: point.x)
    put(number: point.y)
  }
}
