// SPDX-License-Identifier: MIT
import CPlatform

/// A text of the source: where it begins, and nothing else, so that a call passes one word. It ends with NUL.
struct Literal: ExpressibleByStringLiteral, @unchecked Sendable {
  let start: UnsafePointer<UInt8>

  @_transparent
  init(stringLiteral text: StaticString) { start = text.utf8Start }
  init(_ start: UnsafePointer<UInt8>) { self.start = start }

  /// As C reads it.
  var terminated: UnsafePointer<CChar> { UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self) }
  var length: Int { textLength(terminated, limit: Int.max - 1) }

  /// The word in that place of a list whose words end with NUL. A table of them would be three times as large: the loader fills in addresses.
  @inline(never)
  func word(_ place: Int) -> Literal {
    var word = self
    for _ in 0..<place { word = Literal(word.start + word.length + 1) }
    return word
  }
}

/// Writes UTF-8 into a caller's buffer and counts what would not fit; always leaves room for the final NUL.
struct Text {
  private let base: UnsafeMutablePointer<CChar>?
  private let capacity: Int
  private(set) var length = 0

  /// `base` nil: only count.
  init(_ base: UnsafeMutablePointer<CChar>?, _ capacity: Int) {
    self.base = base
    self.capacity = base == nil ? 0 : capacity
    terminate()
  }

  private func terminate() {
    if let base, capacity > 0 { base[min(length, capacity - 1)] = 0 }
  }

  @inline(never) mutating func add(_ byte: UInt8) {
    if let base, length + 1 < capacity {
      base[length] = CChar(bitPattern: byte)
      base[length + 1] = 0
    }
    length += 1
  }

  @inline(never) mutating func add(_ text: Literal) { add(terminated: text.terminated) }

  @inline(never) mutating func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
    guard let bytes else { return }
    var k = 0
    while k < count {
      add(UInt8(bitPattern: bytes[k]))
      k += 1
    }
  }

  /// A text of others as sentences show it: characters that would command a terminal or turn the direction of what follows are written as \u{202e}.
  @inline(never) mutating func add(shown bytes: UnsafePointer<CChar>?, _ count: Int) {
    guard let bytes else { return }
    var k = 0
    while k < count {
      let first = UInt8(bitPattern: bytes[k])
      let second = k + 1 < count ? UInt32(UInt8(bitPattern: bytes[k + 1]) & 63) : 0
      let third = k + 2 < count ? UInt32(UInt8(bitPattern: bytes[k + 2]) & 63) : 0
      var character = UInt32(first)
      var length = 1
      if first == 0xC2 || first == 0xD8, k + 1 < count {
        character = UInt32(first & 31) << 6 | second
        length = 2
      } else if first == 0xE2, k + 2 < count {
        character = 0x2000 | second << 6 | third
        length = 3
      }
      switch character {
      case 0x80..<0xA0 where length == 1: add(bytes + k, length)
      case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        add("\\u{")
        addHex(UInt(character))
        add("}")
      default: add(bytes + k, length)
      }
      k += length
    }
  }

  /// A text that ends with NUL.
  @inline(never) mutating func add(terminated text: UnsafePointer<CChar>?) {
    guard let text else { return }
    var k = 0
    while text[k] != 0 {
      add(UInt8(bitPattern: text[k]))
      k += 1
    }
  }

  @inline(never) mutating func add(_ number: Int64) {
    if number < 0 { add(UInt8(ascii: "-")) }
    add(number.magnitude)
  }

  @inline(never) mutating func add(_ number: UInt64) {
    var divisor: UInt64 = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }

  @inline(never) mutating func add(_ number: Int) { add(Int64(number)) }

  @inline(never) mutating func add(hex number: UInt) {
    add("0x")
    addHex(number)
  }

  private mutating func addHex(_ number: UInt) {
    var shift = UInt.bitWidth - 4
    while shift > 0, (number >> UInt(shift)) & 15 == 0 { shift -= 4 }
    while shift >= 0 {
      let digit = UInt8(truncatingIfNeeded: (number >> UInt(shift)) & 15)
      add(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      shift -= 4
    }
  }

  @inline(never) mutating func add(_ number: Double) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { digits in
      let count = rkp_format_double(digits.baseAddress, digits.count, number)
      add(UnsafePointer(digits.baseAddress), count)
    }
  }

  /// For reading: at most three decimals, two from 10 on, one from 100 on.
  @inline(never) mutating func addRounded(_ number: Double) { add(readable(number)) }

  private func readable(_ number: Double) -> Double {
    let size = number.magnitude
    let parts = size < 10 ? 1000.0 : size < 100 ? 100.0 : 10.0
    // Never -0.
    return size < 1e15 ? (number * parts).rounded() / parts + 0 : number
  }

  /// A template: `fillIn` writes what stands for each letter after a "%".
  @inline(never)
  mutating func add(_ template: Literal, _ fillIn: (UInt8, inout Text) -> Void) {
    var next = template.start
    while next.pointee != 0 {
      if next.pointee == UInt8(ascii: "%") {
        next += 1
        fillIn(next.pointee, &self)
      } else {
        add(next.pointee)
      }
      next += 1
    }
  }

  /// Near another number that it is compared with, as many decimals as tell them apart.
  @inline(never) mutating func addRounded(_ number: Double, apartFrom other: Double) {
    guard (number - other).magnitude > 1e-12, readable(number) == readable(other) else { return addRounded(number) }
    // Alphas are stored in single precision: 0.01 becomes 0.0099999998.
    for parts in [1e6, 1e10] {
      let rounded = (number * parts).rounded() / parts
      if rounded != other { return add(rounded) }
    }
    add(number)
  }

  /// Seconds with two decimals, three where they say more: "0.40 s".
  @inline(never) mutating func addSeconds(_ seconds: Double) {
    let thousandths = (seconds.magnitude * 1000).rounded()
    guard thousandths < 1e15 else {
      add(seconds)
      return add(" s")
    }
    let whole = Int64(thousandths)
    if seconds < 0 { add(UInt8(ascii: "-")) }
    add(whole / 1000)
    add(UInt8(ascii: "."))
    let rest = whole % 1000
    add(UInt8(ascii: "0") + UInt8(rest / 100))
    add(UInt8(ascii: "0") + UInt8(rest / 10 % 10))
    if rest % 10 != 0 { add(UInt8(ascii: "0") + UInt8(rest % 10)) }
    add(" s")
  }
}

/// Bytes of the longest name, selector or key.
let longestName = 255

/// Length of a C string, stopping at `limit`: a text without end costs no more than that.
func textLength(_ text: UnsafePointer<CChar>, limit: Int) -> Int {
  var k = 0
  while k <= limit, text[k] != 0 { k += 1 }
  return k
}

func sameText(_ a: UnsafePointer<CChar>, _ b: UnsafePointer<CChar>) -> Bool {
  var k = 0
  while a[k] == b[k] {
    if a[k] == 0 { return true }
    k += 1
  }
  return false
}

func sameText(_ a: UnsafePointer<CChar>, _ b: Literal) -> Bool { sameText(a, b.terminated) }
