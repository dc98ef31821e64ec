// SPDX-License-Identifier: MIT
import CPlatform

// User-perceived characters of UTF-8: extended grapheme clusters after UAX #29, and words (SPEC 327, 329). A text is well formed.

/// What UAX #29 knows of a scalar. Numbers below 16 are those of Sources/CPlatform/graphemes.c.
private enum GraphemeClass: UInt32 {
  case other = 0, extendingLinker, linker, control, extend, joiner, regional, prepend, spacingMark, leading, vowel, trailing
  case leadingVowel, syllable, pictographic, consonant
  case carriageReturn, lineFeed, nonJoiner

  init(_ scalar: UInt32) {
    switch scalar {
    case 10: self = .lineFeed
    case 13: self = .carriageReturn
    case 0x200C: self = .nonJoiner
    case 0xAC00...0xD7A3: self = (scalar - 0xAC00) % 28 == 0 ? .leadingVowel : .syllable
    default: self = GraphemeClass(rawValue: rkp_grapheme_class(scalar)) ?? .other
    }
  }

  /// What never has something before it in its cluster that is no control.
  var extends: Bool { self == .extend || self == .extendingLinker || self == .joiner || self == .nonJoiner }
  var isControl: Bool { self == .control || self == .carriageReturn || self == .lineFeed }
}

/// Iterates over a text from the beginning of a cluster, and returns the beginnings of the next ones.
private struct ClusterReader {
  private var before: GraphemeClass
  /// An odd number of regional indicators stands before.
  private var isOdd = false
  /// A pictograph, extended or not; then a joiner.
  private var pictograph: UInt8 = 0
  /// A linker, extended or not.
  private var links = false

  init(_ first: UInt32) {
    before = .other
    take(GraphemeClass(first))
  }

  /// Whether a cluster begins with the next scalar.
  mutating func breaks(before scalar: UInt32) -> Bool {
    let next = GraphemeClass(scalar)
    let breaks = isBoundary(next)
    take(next)
    return breaks
  }

  private func isBoundary(_ next: GraphemeClass) -> Bool {
    if before == .carriageReturn, next == .lineFeed { return false }
    if before.isControl || next.isControl { return true }
    if next.extends || next == .spacingMark || before == .prepend { return false }
    switch before {
    case .leading: if next == .leading || next == .vowel || next == .leadingVowel || next == .syllable { return false }
    case .leadingVowel, .vowel: if next == .vowel || next == .trailing { return false }
    case .syllable, .trailing: if next == .trailing { return false }
    default: break
    }
    if next == .consonant, links { return false }
    if next == .pictographic, pictograph == 2 { return false }
    return !(next == .regional && isOdd)
  }

  private mutating func take(_ next: GraphemeClass) {
    isOdd = next == .regional && !isOdd
    switch next {
    case .pictographic: pictograph = 1
    case .joiner: pictograph = pictograph == 1 ? 2 : 0
    case .extend, .extendingLinker, .nonJoiner: if pictograph == 2 { pictograph = 0 }
    default: pictograph = 0
    }
    switch next {
    case .extendingLinker, .linker: links = true
    case .extend, .joiner: break
    default: links = false
    }
    before = next
  }
}

/// UTF-8 to be asked about characters and words. Offsets are bytes.
struct TextRun {
  private let bytes: UnsafePointer<CChar>?
  let count: Int

  init(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
    self.bytes = bytes
    self.count = count
  }

  private func byte(_ place: Int) -> UInt8 { UInt8(bitPattern: bytes.unsafelyUnwrapped[place]) }

  /// The scalar that begins at a place, and where the next one does.
  private func scalar(_ place: Int) -> (value: UInt32, next: Int) {
    let first = byte(place)
    if first < 0x80 { return (UInt32(first), place + 1) }
    let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    var value = UInt32(first) & (0x7f >> UInt32(length))
    var k = place + 1
    while k < place + length, k < count {
      value = value << 6 | UInt32(byte(k) & 0x3f)
      k += 1
    }
    return (value, k)
  }

  // MARK: Characters

  /// Where the character ends that begins at a boundary; at the end the end.
  @inline(never)
  func next(_ boundary: Int) -> Int {
    if boundary >= count { return count }
    var (value, place) = scalar(boundary)
    var reader = ClusterReader(value)
    while place < count {
      let following = scalar(place)
      if reader.breaks(before: following.value) { return place }
      place = following.next
    }
    return count
  }

  /// A boundary at or before a place, from which one can read on: between two of ASCII's characters there is one, but for CR and LF.
  private func start(_ place: Int) -> Int {
    var k = place
    while k > 0 {
      if k < count, byte(k) < 0x80, byte(k - 1) < 0x80, byte(k) != 10 { return k }
      k -= 1
    }
    return 0
  }

  /// The last boundary before a place; 0 at the beginning.
  @inline(never)
  func previous(_ place: Int) -> Int {
    var boundary = start(place - 1)
    while true {
      let following = next(boundary)
      if following >= place { return boundary }
      boundary = following
    }
  }

  /// The last boundary at or before a place.
  func floor(_ place: Int) -> Int { place >= count ? count : previous(place + 1) }

  /// The first one at or after it.
  func ceiling(_ place: Int) -> Int {
    let below = floor(place)
    return below == place ? place : next(below)
  }

  func isBoundary(_ place: Int) -> Bool { place >= 0 && place <= count && floor(place) == place }

  // MARK: Words

  /// The end of the first word that extends beyond a boundary; the end of the text if there is none.
  func wordEnd(_ boundary: Int) -> Int {
    var place = boundary
    var isInside = false
    while place < count {
      let isWord = isWord(place, after: isInside)
      if isInside, !isWord { return place }
      isInside = isWord
      place = next(place)
    }
    return count
  }

  /// Where the last word begins that begins before a boundary; 0 if there is none.
  func wordStart(_ boundary: Int) -> Int {
    var place = 0
    var found = 0
    var isInside = false
    while place < boundary {
      let isWord = isWord(place, after: isInside)
      if isWord, !isInside { found = place }
      isInside = isWord
      place = next(place)
    }
    return found
  }

  /// Whether the character at a boundary belongs to a word: an apostrophe does between two that do.
  private func isWord(_ boundary: Int, after isInside: Bool) -> Bool {
    let value = scalar(boundary).value
    guard value == 0x27 || value == 0x2019 else { return isWordScalar(value) }
    let following = next(boundary)
    return isInside && following < count && isWordScalar(scalar(following).value)
  }
}

/// Letters and digits, and what is not known to be something else.
private func isWordScalar(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0xAA, 0xB5, 0xBA: true
  case 0...0xBF, 0xD7, 0xF7: false
  case 0x55A...0x55F, 0x589, 0x5BE, 0x60C, 0x61B, 0x61F, 0x66A...0x66D, 0x6D4, 0x964, 0x965, 0x1680: false
  case 0x2000...0x206F, 0x20A0...0x20CF, 0x2190...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3004, 0x3008...0x3020, 0x3030: false
  case 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF3E, 0xFF40, 0xFF5B...0xFF65, 0xFFE0...0xFFFD: false
  case 0x1F000...0x1FAFF: false
  default: true
  }
}
