import CResponderKit

/// A property that files set, read or both, of whatever kind of object.
enum Property {
  case view(ViewProperty)
  case control(ControlProperty)
  case recognizer(RecognizerProperty)

  /// `enabled` is a word of controls and of recognisers; which one it is turns out with the object that it is for.
  init?(named name: String) {
    if let property = ViewProperty(rawValue: name) {
      self = .view(property)
    } else if let property = ControlProperty(rawValue: name) {
      self = .control(property)
    } else if let property = RecognizerProperty(rawValue: name) {
      self = .recognizer(property)
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .view(let property): return property.rawValue
    case .control(let property): return property.rawValue
    case .recognizer(let property): return property.rawValue
    }
  }

  var shape: Shape {
    switch self {
    case .view(let property): return property.shape
    case .control(let property): return property.shape
    case .recognizer(let property): return property.shape
    }
  }

  var isSettable: Bool {
    switch self {
    case .view(let property): return property.isSettable
    case .control(let property): return property.isSettable
    case .recognizer(let property): return property.isSettable
    }
  }

  /// What has such a property.
  var owner: Ledger.Need {
    switch self {
    case .view: return .responder
    case .control(.enabled): return .controlOrRecognizer
    case .control: return .control
    case .recognizer: return .recognizer
    }
  }

  static let words =
    ViewProperty.allCases.map { $0.rawValue } + ControlProperty.allCases.map { $0.rawValue }
    + RecognizerProperty.allCases.filter { $0 != .enabled }.map { $0.rawValue }
  static let settableWords =
    ViewProperty.allCases.filter { $0.isSettable }.map { $0.rawValue }
    + ControlProperty.allCases.filter { $0.isSettable }.map { $0.rawValue }
    + RecognizerProperty.allCases.filter { $0.isSettable && $0 != .enabled }.map { $0.rawValue }

  /// Reads the value through the ABI; the status says why it could not be read.
  func read(from object: OpaquePointer?, in world: World) -> (status: RKStatus, value: Value) {
    switch self {
    case .view(let property): return property.read(from: object, in: world)
    case .control(let property): return property.read(from: object)
    case .recognizer(let property): return property.read(from: object, in: world)
    }
  }
}

/// What values of a property look like in a file.
enum Shape {
  case bool, number, integer, point, rect, transform, id, ids
  /// A point or a number: of which of the two a property is depends on the object.
  case pointOrNumber
  case word([String])
  /// A mask, as a list of the words of its bits, lowest first.
  case words([String])

  func check(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    switch self {
    case .bool: _ = try reader.bool()
    case .number: _ = try reader.number()
    case .integer: _ = try reader.integer()
    case .point: _ = try reader.point()
    case .rect: _ = try reader.rect()
    case .transform: _ = try reader.transform()
    case .id: _ = try ledger.useOrNull(reader, .view)
    case .ids: for item in try reader.list() { _ = try ledger.use(item, .view) }
    case .pointOrNumber:
      if case .number = reader.value { _ = try reader.number() } else { _ = try reader.point() }
    case .word(let words): _ = try reader.word(of: words)
    case .words(let words): _ = try reader.mask(of: words)
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
    }
  }

  /// The value that `get` compares with: a mask's words in the order of their bits.
  func expected() throws(ScenarioError) -> Value {
    if case .words(let words) = property.shape { return maskValue(try reader.mask(of: words), words) }
    return reader.value
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

/// The first answer that does not say that the object is of another kind: the same word belongs to several classes.
func firstOf(_ first: () -> RKStatus, _ rest: () -> RKStatus...) -> RKStatus {
  var status = first()
  for next in rest where status == .wrongKind { status = next() }
  return status
}
