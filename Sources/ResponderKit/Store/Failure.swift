// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Errors inside the core are statuses too, thrown with their type, so that no call needs a second vocabulary. The function that throws first
// leaves the sentence for rk_last_error().

extension RKStatus: @retroactive Error {}

/// The value that a sentence about an argument shows.
enum FailureValue {
  case none
  case int(Int64)
  case double(Double)
  case handle(UInt)
  case text(UnsafePointer<CChar>)
}

/// Write the sentence "argument (value) words" and give the status back.
@inline(never)
func failure(_ status: RKStatus, _ argument: Literal, _ value: FailureValue = .none, _ words: Literal) -> RKStatus {
  var text = Text(rkp_error_text(), Int(rkp_error_capacity))
  text.add(argument)
  switch value {
  case .none: break
  case .int(let number):
    text.add(" (")
    text.add(number)
    text.add(")")
  case .double(let number):
    text.add(" (")
    text.add(number)
    text.add(")")
  case .handle(let bits):
    text.add(" (")
    text.add(hex: bits)
    text.add(")")
  case .text(let bytes):
    text.add(" (\"")
    text.add(shown: bytes, min(textLength(bytes, limit: 80), 80))
    text.add("\")")
  }
  text.add(" ")
  text.add(words)
  return status
}

/// Write what an object is and what was expected, such as `tap ("single") is a Pan; pass a Tap`.
@inline(never)
func wrongKind(_ argument: Literal, _ object: Header, _ bits: UInt, _ kind: UnsafePointer<CChar>, _ expected: Literal) -> RKStatus {
  var text = Text(rkp_error_text(), Int(rkp_error_capacity))
  text.add(argument)
  text.add(naming: object, bits)
  text.add(" is ")
  text.add(article: kind)
  text.add("; pass ")
  text.add(expected)
  return .wrongKind
}

/// Write that an object has no action, such as `selector ("save:") is not an action of "card", a View; see rk_object_responds_to`.
@inline(never)
func notAnAction(_ selector: UnsafePointer<CChar>, _ object: Header, _ kind: UnsafePointer<CChar>) -> RKStatus {
  var text = Text(rkp_error_text(), Int(rkp_error_capacity))
  text.add("selector (\"")
  text.add(shown: selector, min(textLength(selector, limit: 80), 80))
  text.add("\") is not an action of ")
  if text.add(nameOf: object) { text.add(", ") }
  text.add(article: kind)
  text.add("; see rk_object_responds_to")
  return .notFound
}

/// Write that an override would have to be called on other threads, such as `view ("dial") overrides pointInside, which other threads cannot call; ...`.
@inline(never)
func overrideInTheWay(_ view: Object, isHitTest: Bool) -> RKStatus {
  var text = Text(rkp_error_text(), Int(rkp_error_capacity))
  text.add("view")
  text.add(naming: view.base, view.context.handle(view.index))
  text.add(isHitTest ? " overrides hit_test" : " overrides point_inside")
  text.add(", which other threads cannot call; rk_view_take_snapshot with true leaves overrides out")
  return .unsupported
}

extension Text {
  /// The name of an object, in quotation marks; false: it has none.
  fileprivate mutating func add(nameOf object: Header) -> Bool {
    guard let name = object.side?.name else { return false }
    add("\"")
    add(shown: name, min(textLength(name, limit: 80), 80))
    add("\"")
    return true
  }

  /// The name of an object in parentheses, or else its handle.
  fileprivate mutating func add(naming object: Header, _ bits: UInt) {
    add(" (")
    if !add(nameOf: object) { add(hex: bits) }
    add(")")
  }

  /// A noun with its article.
  fileprivate mutating func add(article noun: UnsafePointer<CChar>) {
    switch UInt8(bitPattern: noun[0]) | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): add("an ")
    default: add("a ")
    }
    add(shown: noun, min(textLength(noun, limit: 80), 80))
  }
}

/// Add to the last sentence which update of a stream it is about.
@inline(never)
func nameUpdate(of sample: Int) {
  let length = textLength(rkp_error_text(), limit: Int(rkp_error_capacity) - 1)
  var text = Text(rkp_error_text() + length, Int(rkp_error_capacity) - length)
  text.add(" (the update that begins with timestamps[")
  text.add(sample)
  text.add("], samples[")
  text.add(sample)
  text.add("])")
}

@inline(never)
func noMemory() -> RKStatus {
  rkp_error_text()[Int(rkp_error_capacity)] = 1
  return failure(.noMemory, "memory", "is exhausted, or the context's memory_limit is reached; release objects or raise the limit")
}

@inline(never)
func nullArgument(_ argument: Literal) -> RKStatus {
  failure(.invalidArgument, argument, "is NULL; pass a valid pointer")
}

/// What the host does in here, and what fails without a call of the host, keeps the sentence of this thread.
@inline(never)
func keepingSentence(_ body: () -> Void) {
  let count = Int(rkp_error_capacity) + 1
  withUnsafeTemporaryAllocation(byteCount: count, alignment: 16) { kept in
    let kept = kept.baseAddress.unsafelyUnwrapped
    kept.copyMemory(from: rkp_error_text(), byteCount: count)
    body()
    UnsafeMutableRawPointer(rkp_error_text()).copyMemory(from: kept, byteCount: count)
  }
}

/// Run the body of an export: its thrown status is the answer.
@inline(__always)
func status(_ body: () throws(RKStatus) -> Void) -> RKStatus {
  do {
    try body()
    return .OK
  } catch {
    return error
  }
}

/// Most functions that answer with a value have it last.
@inline(never)
func nullOut() -> RKStatus { nullArgument("out") }

/// The value behind `out` is written only when everything else has succeeded.
func required<T>(_ out: UnsafeMutablePointer<T>?) throws(RKStatus) -> UnsafeMutablePointer<T> {
  guard let out else { throw nullOut() }
  return out
}

/// The value behind an `out` pointer is written only when everything else has succeeded.
func required<T>(_ pointer: UnsafeMutablePointer<T>?, _ argument: Literal) throws(RKStatus) -> UnsafeMutablePointer<T> {
  guard let pointer else { throw nullArgument(argument) }
  return pointer
}

func finite(_ value: Double, _ argument: Literal) throws(RKStatus) {
  guard value.isFinite else { throw failure(.invalidArgument, argument, .double(value), "is not a finite number; pass one") }
}

func finite(_ point: RKPoint, _ argument: Literal) throws(RKStatus) {
  try finite(point.x, argument)
  try finite(point.y, argument)
}

func finite(_ rect: RKRect, _ argument: Literal) throws(RKStatus) {
  try finite(rect.origin, argument)
  try finite(rect.size.width, argument)
  try finite(rect.size.height, argument)
}

extension Context {
  /// The context is being destroyed: what has begun is being closed, or has been.
  var isEnding: Bool { updateLimit == 0 }

  /// What makes something new in a context, or leaves a `drop` there, cannot be done while the context is being destroyed.
  func notEnding() throws(RKStatus) {
    if isEnding { throw ending() }
  }

  @inline(never)
  private func ending() -> RKStatus {
    failure(.busy, "context", "is being destroyed, and accepts neither input nor new objects; only read from it, and release its objects")
  }

  /// Why an update, or a call of the clock, is not taken in: the context ends, or it is nested too deep.
  @inline(never)
  func refused(_ argument: Literal, _ depth: Int, _ says: Literal) -> RKStatus {
    isEnding ? ending() : failure(.tooDeep, argument, .int(Int64(depth)), says)
  }
}
