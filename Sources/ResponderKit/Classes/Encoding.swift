// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Signatures as text (invoke.h): Objective-C's letters, read letter by letter so that a refusal can name the wrong one.

let longestEncoding = 1024

/// Read a complete encoding: the result, then at most `most` arguments.
func readEncoding(_ text: UnsafePointer<CChar>?, atMost most: Int, _ argument: Literal) throws(RKStatus) -> Signature {
  guard let text else { throw nullArgument(argument) }
  let length = textLength(text, limit: longestEncoding)
  guard length <= longestEncoding else { throw failure(.limitReached, argument, .text(text), "is longer than 1024 bytes; shorten it") }
  var reader = EncodingReader(text: text, length: length, argument: argument)
  guard length > 0 else { throw reader.refuse("is empty; begin with the type of the result, v for none") }
  var signature = Signature()
  signature.result = try reader.type()
  while reader.place < length {
    let start = reader.place
    let code = try reader.type()
    guard code != .void else { throw reader.refuse(at: reader.place - 1, "stands for no value; only the result may be that") }
    guard signature.count < most, signature.append(code) else { throw reader.tooMany(at: start, most) }
  }
  return signature
}

private struct EncodingReader {
  let text: UnsafePointer<CChar>
  let length: Int
  let argument: Literal
  var place = 0

  init(text: UnsafePointer<CChar>, length: Int, argument: Literal) {
    self.text = text
    self.length = length
    self.argument = argument
  }

  /// 0 at the end.
  private var letter: UInt8 { UInt8(bitPattern: text[place]) }

  // MARK: Types

  mutating func type() throws(RKStatus) -> TypeCode {
    skipQualifiers()
    if let code = TypeCode(letter: letter) {
      place += 1
      return code
    }
    switch letter {
    case UInt8(ascii: "^"):
      place += 1
      try skipType(0)
      return .pointer
    case UInt8(ascii: "{"): return try structure()
    case 0: throw ended("a type")
    default: throw refuse(at: place, reason)
    }
  }

  private mutating func skipQualifiers() {
    while true {
      switch letter {
      case UInt8(ascii: "r"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "R"), UInt8(ascii: "V"): place += 1
      default: return
      }
    }
  }

  /// What to say about a letter that begins no type.
  private var reason: Literal {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): "is a frame offset; leave those out, and the receiver and selector that came with them"
    case UInt8(ascii: "["): "begins an array; C passes a pointer instead: ^v"
    case UInt8(ascii: "("): "begins a union, which cannot be passed; pass a pointer to it: ^v"
    case UInt8(ascii: "b"): "begins a bit field, which is no value; use the integer around it"
    case UInt8(ascii: "?"): "is unknown; a pointer to a function is ^v"
    case UInt8(ascii: "#"): "is a class; its handle is @"
    default: "is not a type; the types are v c C s S i I l L q Q f d B * : ^v @ {RKPoint} {RKSize} {RKRect} {RKTransform}"
    }
  }

  /// One of the four structs that are passed by value, with or without its members.
  private mutating func structure() throws(RKStatus) -> TypeCode {
    let start = place
    place += 1
    let name = text + place
    while letter != 0, letter != UInt8(ascii: "="), letter != UInt8(ascii: "}") { place += 1 }
    guard letter != 0 else { throw ended("}") }
    guard let code = TypeCode(structure: name, place - start - 1) else {
      throw refuse(at: start, "begins a struct that is not passed by value; RKPoint, RKSize, RKRect and RKTransform are, and ^ before it makes it a pointer")
    }
    if letter == UInt8(ascii: "=") {
      place += 1
      if code == .rect {
        try member(.point)
        try member(.size)
      } else {
        for _ in places(code.doubles) {
          try member(.double)
        }
      }
    }
    if letter == 0 { throw ended("}") }
    guard letter == UInt8(ascii: "}") else { throw refuse(at: place, "is one member more than the struct has; } belongs here") }
    place += 1
    return code
  }

  private mutating func member(_ wanted: TypeCode) throws(RKStatus) {
    let start = place
    guard letter != UInt8(ascii: "}"), try type() == wanted else {
      throw refuse(at: start, "is not what this struct has here; write its name alone: {RKPoint}")
    }
  }

  // MARK: What pointers point to

  /// Anything that Objective-C writes behind ^.
  private mutating func skipType(_ depth: Int) throws(RKStatus) {
    guard depth < 32 else { throw refuse(at: place, "is nested too deep; ^v says as much") }
    skipQualifiers()
    while letter == UInt8(ascii: "^") {
      place += 1
      skipQualifiers()
    }
    switch letter {
    case UInt8(ascii: "{"): try skipMembers(UInt8(ascii: "}"), depth)
    case UInt8(ascii: "("): try skipMembers(UInt8(ascii: ")"), depth)
    case UInt8(ascii: "["):
      place += 1
      skipDigits()
      try skipType(depth + 1)
      if letter == 0 { throw ended("]") }
      guard letter == UInt8(ascii: "]") else { throw refuse(at: place, "stands where the array's ] belongs") }
      place += 1
    case UInt8(ascii: "b"):
      place += 1
      skipDigits()
    case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "D"): place += 1
    case 0: throw ended("a type")
    default:
      guard TypeCode(letter: letter) != nil else { throw refuse(at: place, "is nothing that ^ can point to; ^v is a pointer to anything") }
      place += 1
    }
  }

  private mutating func skipMembers(_ end: UInt8, _ depth: Int) throws(RKStatus) {
    place += 1
    while letter != 0, letter != UInt8(ascii: "="), letter != end { place += 1 }
    if letter == UInt8(ascii: "=") {
      place += 1
      while letter != 0, letter != end { try skipType(depth + 1) }
    }
    guard letter == end else { throw ended(end == UInt8(ascii: "}") ? "}" : ")") }
    place += 1
  }

  private mutating func skipDigits() {
    while letter >= UInt8(ascii: "0"), letter <= UInt8(ascii: "9") { place += 1 }
  }

  // MARK: Refusing

  func refuse(_ says: Literal) -> RKStatus { failure(.encoding, argument, .text(text), says) }

  /// Write `encoding ("v@x"): letter 3, 'x'`, the head of an error's sentence.
  func refuse(at place: Int, _ says: Literal) -> RKStatus {
    var sentence = begin()
    sentence.add(": letter ")
    sentence.add(place + 1)
    sentence.add(", ")
    let byte = UInt8(bitPattern: text[place])
    if byte > 32, byte < 127 {
      sentence.add(UInt8(ascii: "'"))
      sentence.add(byte)
      sentence.add("', ")
    } else {
      sentence.add("byte ")
      sentence.add(hex: UInt(byte))
      sentence.add(", ")
    }
    sentence.add(says)
    return .encoding
  }

  private func ended(_ missing: Literal) -> RKStatus {
    var sentence = begin()
    sentence.add(": after letter ")
    sentence.add(length)
    sentence.add(", the last one, ")
    sentence.add(missing)
    sentence.add(" is missing")
    return .encoding
  }

  func tooMany(at place: Int, _ most: Int) -> RKStatus {
    var sentence = begin()
    sentence.add(": letter ")
    sentence.add(place + 1)
    sentence.add(" begins one argument more than the ")
    sentence.add(most)
    sentence.add(" that can be passed; pass a pointer to a struct")
    return .limitReached
  }

  private func begin() -> Text {
    var sentence = Text(rkp_error_text(), Int(rkp_error_capacity))
    sentence.add(argument)
    sentence.add(" (\"")
    sentence.add(text, min(length, 80))
    sentence.add("\")")
    return sentence
  }
}

/// A caller's encoding is not the action's: name both, and the first place at which they differ.
func mismatch(_ given: Signature, _ registered: Signature) -> RKStatus {
  var sentence = Text(rkp_error_text(), Int(rkp_error_capacity))
  sentence.add("encoding (\"")
  sentence.add(given)
  sentence.add("\") is not that of the action, \"")
  sentence.add(registered)
  sentence.add("\": ")
  if given.result != registered.result {
    sentence.add("the result differs")
  } else {
    var k = 0
    while k < given.count, k < registered.count, given[k] == registered[k] { k += 1 }
    sentence.add("argument ")
    sentence.add(k)
    sentence.add(k >= given.count ? " is missing" : k >= registered.count ? " is one too many" : " differs")
    sentence.add(", counted from 0")
  }
  return .encoding
}

// MARK: Letters

extension TypeCode {
  /// The type that one letter stands for.
  fileprivate init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "v"): self = .void
    case UInt8(ascii: "c"): self = .int8
    case UInt8(ascii: "C"): self = .uint8
    case UInt8(ascii: "s"): self = .int16
    case UInt8(ascii: "S"): self = .uint16
    case UInt8(ascii: "i"), UInt8(ascii: "l"): self = .int32
    case UInt8(ascii: "I"), UInt8(ascii: "L"): self = .uint32
    case UInt8(ascii: "q"): self = .int64
    case UInt8(ascii: "Q"): self = .uint64
    case UInt8(ascii: "f"): self = .float
    case UInt8(ascii: "d"): self = .double
    case UInt8(ascii: "B"): self = .bool
    case UInt8(ascii: "*"): self = .text
    case UInt8(ascii: ":"): self = .selector
    case UInt8(ascii: "@"): self = .object
    default: return nil
    }
  }

  fileprivate init?(structure name: UnsafePointer<CChar>, _ length: Int) {
    func named(_ other: Literal) -> Bool {
      guard other.length == length else { return false }
      var k = 0
      while k < length, UInt8(bitPattern: name[k]) == other.start[k] { k += 1 }
      return k == length
    }
    if named("RKPoint") {
      self = .point
    } else if named("RKSize") {
      self = .size
    } else if named("RKRect") {
      self = .rect
    } else if named("RKTransform") {
      self = .transform
    } else {
      return nil
    }
  }

  /// Never inlined: of a table with one reader the addresses are relative.
  @inline(never)
  fileprivate var encoding: Literal {
    switch self {
    case .void: "v"
    case .int8: "c"
    case .uint8: "C"
    case .int16: "s"
    case .uint16: "S"
    case .int32: "i"
    case .uint32: "I"
    case .int64: "q"
    case .uint64: "Q"
    case .float: "f"
    case .double: "d"
    case .bool: "B"
    case .text: "*"
    case .selector: ":"
    case .object: "@"
    case .pointer: "^v"
    case .point: "{RKPoint=dd}"
    case .size: "{RKSize=dd}"
    case .rect: "{RKRect={RKPoint=dd}{RKSize=dd}}"
    case .transform: "{RKTransform=dddddd}"
    }
  }
}

extension Text {
  /// As the library prints encodings.
  @inline(never)
  mutating func add(_ signature: Signature) {
    add(signature.result.encoding)
    for k in places(signature.count) {
      add(signature[k].encoding)
    }
  }
}
