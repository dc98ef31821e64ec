// SPDX-License-Identifier: MIT
import CResponderKit

/// A property that files set, read or both, of whatever kind of object.
enum Property {
  case view(ViewProperty)
  case control(ControlProperty)
  case recognizer(RecognizerProperty)
  case scroll(ScrollProperty)

  /// `enabled` is a word of controls and of recognisers; which one it is turns out with the object that it is for.
  init?(named name: String) {
    if let property = ViewProperty(rawValue: name) {
      self = .view(property)
    } else if let property = ControlProperty(rawValue: name) {
      self = .control(property)
    } else if let property = RecognizerProperty(rawValue: name) {
      self = .recognizer(property)
    } else if let property = ScrollProperty(rawValue: name) {
      self = .scroll(property)
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .view(let property): return property.rawValue
    case .control(let property): return property.rawValue
    case .recognizer(let property): return property.rawValue
    case .scroll(let property): return property.rawValue
    }
  }

  var shape: Shape {
    switch self {
    case .view(let property): return property.shape
    case .control(let property): return property.shape
    case .recognizer(let property): return property.shape
    case .scroll(let property): return property.shape
    }
  }

  var isSettable: Bool {
    switch self {
    case .view(let property): return property.isSettable
    case .control(let property): return property.isSettable
    case .recognizer(let property): return property.isSettable
    case .scroll(let property): return property.isSettable
    }
  }

  /// What has such a property.
  var owner: Ledger.Need {
    switch self {
    case .view: return .responder
    case .control(.enabled): return .controlOrRecognizer
    case .control(.tracking): return .controlOrScrollView
    case .control: return .control
    case .recognizer(.velocity): return .recognizerOrScrollView
    case .recognizer: return .recognizer
    case .scroll: return .scrollView
    }
  }

  static let words =
    ViewProperty.allCases.map { $0.rawValue } + ControlProperty.allCases.map { $0.rawValue }
    + RecognizerProperty.allCases.filter { $0 != .enabled }.map { $0.rawValue } + ScrollProperty.allCases.map { $0.rawValue }
  static let settableWords =
    ViewProperty.allCases.filter { $0.isSettable }.map { $0.rawValue }
    + ControlProperty.allCases.filter { $0.isSettable }.map { $0.rawValue }
    + RecognizerProperty.allCases.filter { $0.isSettable && $0 != .enabled }.map { $0.rawValue }
    + ScrollProperty.settable.map { $0.rawValue }

  /// Reads the value through the ABI; the status has the reason for a failure.
  func read(from object: OpaquePointer?, in world: World?) -> (status: RKStatus, value: Value) {
    switch self {
    case .view(let property): return property.read(from: object, in: world)
    case .control(let property): return property.read(from: object)
    case .recognizer(let property): return property.read(from: object, in: world)
    case .scroll(let property): return property.read(from: object)
    }
  }
}

/// What values of a property look like in a file.
enum Shape {
  case bool, number, integer, point, size, rect, insets, transform, id, ids, recognizers, text, buttons
  /// A point or a number: of which of the two a property is depends on the object.
  case pointOrNumber
  case pointOrNull
  case word([String])
  /// A mask, as a list of the words of its bits, lowest first.
  case words([String])
  /// Types of presses, likewise.
  case pressTypes
  case decelerationRate

  func check(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    switch self {
    case .bool: _ = try reader.bool()
    case .number: _ = try reader.number()
    case .integer: _ = try reader.integer()
    case .point: _ = try reader.point()
    case .size: _ = try reader.size()
    case .rect: _ = try reader.rect()
    case .insets: _ = try reader.insets()
    case .transform: _ = try reader.transform()
    case .id: _ = try ledger.useOrNull(reader, .view)
    case .ids: for item in try reader.list() { _ = try ledger.use(item, .view) }
    case .recognizers: for item in try reader.list() { _ = try ledger.use(item, .recognizer) }
    case .pointOrNumber:
      if case .number = reader.value { _ = try reader.number() } else { _ = try reader.point() }
    case .pointOrNull: if case .null = reader.value {} else { _ = try reader.point() }
    case .word(let words): _ = try reader.word(of: words)
    case .words(let words): _ = try reader.mask(of: words)
    case .text: _ = try reader.plainText()
    case .buttons: _ = try reader.buttons()
    case .pressTypes: _ = try PressType.mask(reader)
    case .decelerationRate: _ = try ScrollProperty.rate(reader)
    }
  }
}

/// A checked property value.
struct PropertySetting {
  let property: Property
  let reader: Reader

  /// The status of the ABI call that sets it.
  func apply(to object: OpaquePointer?) throws(ScenarioError) -> RKStatus {
    switch property {
    case .view(let property): return try property.apply(reader, to: object)
    case .control(let property): return try property.apply(reader, to: object)
    case .recognizer(let property): return try property.apply(reader, to: object)
    case .scroll(let property): return try property.apply(reader, to: object)
    }
  }

  /// The value that `get` compares with: a mask's words in the order of their bits.
  func expected() throws(ScenarioError) -> Value {
    switch property.shape {
    case .words(let words): return maskValue(try reader.mask(of: words), words)
    case .pressTypes: return PressType.value(of: try PressType.mask(reader))
    case .decelerationRate: return ScrollProperty.rateValue(try ScrollProperty.rate(reader))
    default: return reader.value
    }
  }
}

extension Reader {
  /// A list of words as a mask, the first word being bit 0.
  func mask(of words: [String]) throws(ScenarioError) -> UInt32 {
    var mask: UInt32 = 0
    for item in try list() {
      let word = try item.word(of: words)
      if let bit = words.firstIndex(of: word) { mask |= 1 << UInt32(bit) }
    }
    return mask
  }
}

func maskValue(_ mask: UInt32, _ words: [String]) -> Value {
  var list: [Value] = []
  for (bit, word) in words.enumerated() where mask & (1 << UInt32(bit)) != 0 { list.append(.string(word)) }
  return .array(list)
}

func value(_ point: RKPoint) -> Value { .numbers([point.x, point.y]) }
func value(_ size: RKSize) -> Value { .numbers([size.width, size.height]) }
func value(_ rect: RKRect) -> Value { .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]) }

// Reading one value through a getter of the ABI.

typealias Answer<Result> = (OpaquePointer?, UnsafeMutablePointer<Result>?) -> RKStatus

func flag(_ object: OpaquePointer?, _ get: Answer<Bool>) -> (status: RKStatus, value: Value) {
  var out = false
  let status = get(object, &out)
  return (status, .bool(out))
}

func number(_ object: OpaquePointer?, _ get: Answer<Double>) -> (status: RKStatus, value: Value) {
  var out = 0.0
  let status = get(object, &out)
  return (status, .number(out))
}

func integer(_ object: OpaquePointer?, _ get: Answer<Int64>) -> (status: RKStatus, value: Value) {
  var out: Int64 = 0
  let status = get(object, &out)
  return (status, .number(Double(out)))
}

func point(_ object: OpaquePointer?, _ get: Answer<RKPoint>) -> (status: RKStatus, value: Value) {
  var out = RKPoint()
  let status = get(object, &out)
  return (status, value(out))
}

func words(
  _ object: OpaquePointer?, _ get: (OpaquePointer?, UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus
) -> (status: RKStatus, value: Value) {
  let (status, words) = text { get(object, $0, $1, $2) }
  return (status, .string(words))
}

/// The first result that is not RKStatusWrongKind: the same word belongs to several classes.
func firstOf(_ first: () -> RKStatus, _ rest: () -> RKStatus...) -> RKStatus {
  var status = first()
  for next in rest where status == .wrongKind { status = next() }
  return status
}
