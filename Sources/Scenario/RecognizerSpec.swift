// SPDX-License-Identifier: MIT
import CResponderKit

/// A recogniser in a few words, for a command line: a type and what it sets of the type's properties.
package struct RecognizerSpec {
  private let type: RecognizerType
  private var settings: [PropertySetting] = []

  /// A custom recogniser needs a class, which a command line cannot give.
  private static let words = RecognizerType.words.filter { $0 != RecognizerType.custom.rawValue }

  /// Checks a type and its properties by their UIKit names. The words of a mask stand in one text with "+" between them. The error's path is `path`.
  package init(type word: String, _ properties: [(key: String, value: Value)], path: JSONPath) throws(ScenarioError) {
    guard let type = RecognizerType(rawValue: word), type != .custom else {
      throw ScenarioError(path: path, message: "expected a type of recogniser, found " + quoted(word), allowed: RecognizerSpec.words)
    }
    self.type = type
    var seen: [Property] = []
    for (key, value) in properties {
      guard let property = Property(rawValue: key), type.properties.contains(property) else {
        let allowed = type.properties.map { $0.rawValue }
        throw ScenarioError(path: path, message: quoted(word) + " has no property " + quoted(key), allowed: allowed)
      }
      if seen.contains(property) { throw ScenarioError(path: path, message: quoted(key) + " stands there twice") }
      seen.append(property)
      var reader = Reader(value: value, path: .key(path, key))
      if case .words = property.shape, case .string(let text) = value {
        let parts: [Value] = pieces(of: text, at: UInt8(ascii: "+")).map { .string($0) }
        reader = Reader(value: .array(parts), path: reader.path)
      }
      try property.shape.check(reader, Ledger())
      settings.append(PropertySetting(property: property, reader: reader))
    }
  }

  /// Makes such a recogniser; the caller owns the reference.
  package func make(in context: OpaquePointer?) throws(ScenarioError) -> (status: RKStatus, recognizer: OpaquePointer?) {
    var cls: OpaquePointer?
    var recognizer: OpaquePointer?
    var status = type.className.withCString { rk_class_find(context, $0, &cls) }
    if status == .OK { status = rk_gesture_recognizer_create(context, cls, &recognizer) }
    for setting in settings where status == .OK { status = try setting.apply(to: recognizer) }
    return (status, recognizer)
  }
}
