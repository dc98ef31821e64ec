// SPDX-License-Identifier: MIT
import CResponderKit

/// A value together with its place, and the questions that a file format asks of it. Every answer that is not as expected is an error
/// about it.
package final class Reader {
  package let value: Value
  package let path: JSONPath

  package init(value: Value, path: JSONPath = .root) {
    self.value = value
    self.path = path
  }

  package func failure(_ message: String, allowed: [String] = []) -> ScenarioError {
    ScenarioError(path: path, message: message, allowed: allowed)
  }

  package func expected(_ what: String, allowed: [String] = []) -> ScenarioError {
    failure("expected " + what + ", found " + value.summary, allowed: allowed)
  }

  package var isNull: Bool { if case .null = value { true } else { false } }

  package func bool() throws(ScenarioError) -> Bool {
    guard case .bool(let flag) = value else { throw expected("true or false") }
    return flag
  }

  package func number() throws(ScenarioError) -> Double {
    guard case .number(let number) = value else { throw expected("a number") }
    guard number.isFinite else { throw failure("expected a finite number") }
    return number
  }

  /// A whole number that a Double holds exactly.
  package func integer() throws(ScenarioError) -> Int64 {
    let number = try number()
    guard number == number.rounded(), number.magnitude <= 9_007_199_254_740_992 else { throw expected("a whole number") }
    return Int64(number)
  }

  package func string() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw expected("a text") }
    return text
  }

  /// A text that goes into the C ABI as a name.
  func name() throws(ScenarioError) -> String {
    let text = try string()
    guard !text.isEmpty else { throw failure("expected a text that is not empty") }
    guard text.utf8.count <= 200 else { throw failure("expected a text of at most 200 bytes") }
    for byte in text.utf8 where byte == 0 { throw failure("expected a text without NUL") }
    return text
  }

  /// A text that goes into the C ABI and may be empty.
  func plainText() throws(ScenarioError) -> String {
    let text = try string()
    for byte in text.utf8 where byte == 0 { throw failure("expected a text without NUL") }
    return text
  }

  func word(of allowed: [String]) throws(ScenarioError) -> String {
    guard case .string(let text) = value, allowed.contains(text) else { throw expected("one of the allowed words", allowed: allowed) }
    return text
  }

  package func list() throws(ScenarioError) -> [Reader] {
    guard case .array(let values) = value else { throw expected("a list") }
    var readers: [Reader] = []
    readers.reserveCapacity(values.count)
    for (index, value) in values.enumerated() { readers.append(Reader(value: value, path: .index(path, index))) }
    return readers
  }

  /// A list of a fixed shape, such as `["id", index?]`.
  func list(_ shape: String, count: ClosedRange<Int>) throws(ScenarioError) -> [Reader] {
    guard case .array(let values) = value, count.contains(values.count) else { throw expected(shape) }
    return try list()
  }

  package func members() throws(ScenarioError) -> [(key: String, reader: Reader)] {
    guard case .object(let members) = value else { throw expected("an object") }
    var result: [(key: String, reader: Reader)] = []
    result.reserveCapacity(members.count)
    for member in members {
      for earlier in result where earlier.key == member.key { throw failure("key " + quoted(member.key) + " stands here twice") }
      result.append((member.key, Reader(value: member.value, path: .key(path, member.key))))
    }
    return result
  }

  /// The value of a key, for formats in which other keys may stand too; nil if there is none or it is null.
  package func optional(_ key: String) throws(ScenarioError) -> Reader? {
    guard case .object(let members) = value else { throw expected("an object") }
    for member in members where member.key == key {
      let reader = Reader(value: member.value, path: .key(path, key))
      return reader.isNull ? nil : reader
    }
    return nil
  }

  package func required(_ key: String) throws(ScenarioError) -> Reader {
    guard let reader = try optional(key) else { throw failure("expected a key " + quoted(key)) }
    return reader
  }

  func unknown(key: String, allowed: [String]) -> ScenarioError {
    ScenarioError(path: path, message: "unknown key " + quoted(key), allowed: allowed)
  }

  package func numbers(_ shape: String, count: Int) throws(ScenarioError) -> [Double] {
    let readers = try list(shape, count: count...count)
    var result: [Double] = []
    for reader in readers { result.append(try reader.number()) }
    return result
  }

  package func point() throws(ScenarioError) -> RKPoint {
    let n = try numbers("a point [x, y]", count: 2)
    return RKPoint(x: n[0], y: n[1])
  }

  func size() throws(ScenarioError) -> RKSize {
    let n = try numbers("a size [width, height]", count: 2)
    return RKSize(width: n[0], height: n[1])
  }

  func insets() throws(ScenarioError) -> RKEdgeInsets {
    let n = try numbers("insets [top, left, bottom, right]", count: 4)
    return RKEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  package func rect() throws(ScenarioError) -> RKRect {
    let n = try numbers("a rectangle [x, y, width, height]", count: 4)
    return RKRect(origin: RKPoint(x: n[0], y: n[1]), size: RKSize(width: n[2], height: n[3]))
  }

  func transform() throws(ScenarioError) -> RKTransform {
    let n = try numbers("a transform [a, b, c, d, tx, ty]", count: 6)
    return RKTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}
