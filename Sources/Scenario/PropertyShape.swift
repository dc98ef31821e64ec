// SPDX-License-Identifier: MIT
import CResponderKit

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
    case .decelerationRate: _ = try DecelerationRate.read(reader)
    }
  }
}

/// The words that the shapes of properties have, in the order of their bits or numbers.
enum Words {
  static let states = EnumWords.states.map { $0.word }
  static let touchTypes = EnumWords.touchTypes.map { $0.word }
  static let directions = EnumWords.directions.map { $0.word }
  static let scrollTypes = EnumWords.scrollTypes.map { $0.word }
  static let edges = EnumWords.edges.map { $0.word }
}

/// A deceleration rate: its name, or the number that UIKit's constant has.
enum DecelerationRate {
  private static let words = EnumWords.decelerationRates.map { $0.word }
  private static let numbers = [0.998, 0.99]

  static func read(_ reader: Reader) throws(ScenarioError) -> RKScrollViewDecelerationRate {
    let index: Int?
    switch reader.value {
    case .string(let word): index = words.firstIndex(of: word)
    case .number(let number): index = numbers.firstIndex(of: number)
    default: index = nil
    }
    guard let index else { throw reader.expected("a deceleration rate", allowed: words + numbers.map { scenarioText($0) }) }
    return index == 0 ? .normal : .fast
  }

  static func value(of rate: RKScrollViewDecelerationRate) -> Value {
    let index = Int(rate.rawValue)
    return .string(words.indices.contains(index) ? words[index] : "unknown rate \(index)")
  }
}

/// A checked property value.
struct PropertySetting {
  let property: Property
  let reader: Reader

  /// The status of the ABI call that sets it.
  func apply(to object: OpaquePointer?) throws(ScenarioError) -> RKStatus { try property.set(reader, of: object) }

  /// The value that `get` compares with: a mask's words in the order of their bits.
  func expected() throws(ScenarioError) -> Value {
    switch property.shape {
    case .words(let words): return maskValue(try reader.mask(of: words), words)
    case .pressTypes: return PressType.value(of: try PressType.mask(reader))
    case .decelerationRate: return DecelerationRate.value(of: try DecelerationRate.read(reader))
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

// ---- Reading one value through a getter of the ABI ----

typealias Answer = (status: RKStatus, value: Value)
typealias Getter<Result> = (OpaquePointer?, UnsafeMutablePointer<Result>?) -> RKStatus
typealias ListGetter<Item> = (OpaquePointer?, UnsafeMutablePointer<Item>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus

private func get<Result>(_ object: OpaquePointer?, _ getter: Getter<Result>, from start: Result, _ made: (Result) -> Value) -> Answer {
  var out = start
  let status = getter(object, &out)
  return (status, made(out))
}

func get(_ object: OpaquePointer?, _ getter: Getter<Bool>) -> Answer { get(object, getter, from: false) { .bool($0) } }
func get(_ object: OpaquePointer?, _ getter: Getter<Double>) -> Answer { get(object, getter, from: 0) { .number($0) } }
func get(_ object: OpaquePointer?, _ getter: Getter<Int64>) -> Answer { get(object, getter, from: 0) { .number(Double($0)) } }
func get(_ object: OpaquePointer?, _ getter: Getter<Int>) -> Answer { get(object, getter, from: 0) { .number(Double($0)) } }
func get(_ object: OpaquePointer?, _ getter: Getter<UInt32>) -> Answer { get(object, getter, from: 0) { .number(Double($0)) } }
func get(_ object: OpaquePointer?, _ getter: Getter<RKPoint>) -> Answer { get(object, getter, from: RKPoint()) { value($0) } }
func get(_ object: OpaquePointer?, _ getter: Getter<RKSize>) -> Answer { get(object, getter, from: RKSize()) { value($0) } }
func get(_ object: OpaquePointer?, _ getter: Getter<RKRect>) -> Answer { get(object, getter, from: RKRect()) { value($0) } }

func get(_ object: OpaquePointer?, _ getter: Getter<RKEdgeInsets>) -> Answer {
  get(object, getter, from: RKEdgeInsets()) { .numbers([$0.top, $0.left, $0.bottom, $0.right]) }
}

func get(_ object: OpaquePointer?, _ getter: Getter<RKTransform>) -> Answer {
  get(object, getter, from: RKTransform()) { .numbers([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) }
}

func get(_ object: OpaquePointer?, _ getter: Getter<UInt32>, _ words: [String]) -> Answer {
  get(object, getter, from: 0) { maskValue($0, words) }
}

/// A mask of types of presses.
func get(_ object: OpaquePointer?, _ getter: Getter<UInt64>) -> Answer { get(object, getter, from: 0) { PressType.value(of: $0) } }

func get(_ object: OpaquePointer?, _ getter: ListGetter<CChar>) -> Answer {
  let (status, words) = text { getter(object, $0, $1, $2) }
  return (status, .string(words))
}

func get(_ object: OpaquePointer?, _ getter: Getter<OpaquePointer?>, _ world: World?) -> Answer {
  get(object, getter, from: nil) { world?.idValue(of: $0) ?? .null }
}

func get(_ object: OpaquePointer?, _ getter: ListGetter<OpaquePointer?>, _ world: World?) -> Answer {
  let (status, list) = handles { getter(object, $0, $1, $2) }
  return (status, .array(list.map { world?.idValue(of: $0) ?? .null }))
}

/// The first result that is not RKStatusWrongKind: the same word belongs to several classes.
func firstOf(_ calls: () -> RKStatus...) -> RKStatus {
  var status = RKStatus.wrongKind
  for call in calls where status == .wrongKind { status = call() }
  return status
}

func firstOf(_ calls: () -> Answer...) -> Answer {
  var answer: Answer = (.wrongKind, .null)
  for call in calls where answer.status == .wrongKind { answer = call() }
  return answer
}
