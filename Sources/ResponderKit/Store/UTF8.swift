// SPDX-License-Identifier: MIT
/// Whether a text that ends with NUL is UTF-8: no stray, overlong or missing bytes, no surrogates, nothing beyond the last code point.
func isUTF8(_ text: UnsafePointer<CChar>) -> Bool {
  var k = 0
  while text[k] != 0 {
    let length = scalarLength(text + k)
    if length == 0 { return false }
    k += length
  }
  return true
}

/// Bytes of the scalar at the beginning of a text; 0: there is none.
private func scalarLength(_ text: UnsafePointer<CChar>) -> Int {
  let first = UInt8(bitPattern: text[0])
  if first < 0x80 { return 1 }
  let length = first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0
  if length == 0 { return 0 }
  var k = 1
  while k < length {
    // A text that ends too soon ends here: NUL is no continuation.
    if UInt8(bitPattern: text[k]) & 0xc0 != 0x80 { return 0 }
    k += 1
  }
  let second = UInt8(bitPattern: text[1])
  switch first {
  case 0xe0: return second >= 0xa0 ? length : 0
  case 0xed: return second < 0xa0 ? length : 0
  case 0xf0: return second >= 0x90 ? length : 0
  case 0xf4: return second < 0x90 ? length : 0
  default: return length
  }
}

/// Where the last scalar of `count` bytes of UTF-8 begins.
func lastScalar(_ bytes: UnsafePointer<CChar>, _ count: Int) -> Int {
  var k = count
  while k > 0 {
    k -= 1
    if UInt8(bitPattern: bytes[k]) & 0xc0 != 0x80 { return k }
  }
  return 0
}
