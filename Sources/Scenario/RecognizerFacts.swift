// SPDX-License-Identifier: MIT
import CResponderKit

/// A recogniser's delegate, which nothing but the calls of its program shows.
package struct RecognizerTies {
  package var delegate: OpaquePointer?
  /// The questions that functions of the program answer as its delegate; nil: there are no such functions.
  package var answers: [String]?

  package init() {}

  /// What a delegate may be asked, without the words that all questions have.
  package static let questions = [
    "shouldBegin", "shouldReceiveTouch", "shouldReceiveEvent", "shouldReceivePress", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf",
    "shouldBeRequiredToFailBy",
  ]
}

/// Reads what recognisers are set to, by UIKit's names.
package final class RecognizerReader {
  package struct Fact {
    package var name: String
    package var text: String
    /// Whether a new recogniser of its kind has the same.
    package var isUsual: Bool
  }

  /// New recognisers, made in a context of their own, have the usual values.
  private var scratch: OpaquePointer?
  private var usual: [String: [String]] = [:]

  private static let shown = Property.settable.filter { ($0.owner == .recognizer || $0 == .enabled) && $0 != .state }
  /// Subclasses before what they inherit from.
  private static let kinds = ["Tap", "LongPress", "ScreenEdgePan", "Pan", "Swipe", "Pinch", "Rotation", "Hover", "GestureRecognizer"]

  package init() {}

  deinit { if scratch != nil { _ = rk_context_destroy(scratch) } }

  /// Those that it has, in UIKit's order. Reading calls nothing of the program.
  package func properties(of recognizer: OpaquePointer, in context: OpaquePointer?) -> [Fact] {
    let kind = kind(of: recognizer, in: context)
    let values = values(of: recognizer)
    let common = usual[kind] ?? usualValues(kind)
    var properties: [Fact] = []
    for (index, property) in RecognizerReader.shown.enumerated() where !values[index].isEmpty {
      properties.append(Fact(name: property.rawValue, text: values[index], isUsual: common.indices.contains(index) && common[index] == values[index]))
    }
    return properties
  }

  /// Empty where a recogniser of another kind has the property.
  private func values(of recognizer: OpaquePointer?) -> [String] {
    RecognizerReader.shown.map { property in
      let (status, value) = property.read(from: recognizer, in: nil)
      return status == .OK ? RecognizerReader.words(value) : ""
    }
  }

  /// A list of words with commas between them, as in a sentence.
  private static func words(_ value: Value) -> String {
    // UIKit's largest integer.
    if case .number(let number) = value, number >= 9e18 { return "no limit" }
    guard case .array(let list) = value else { return value.text }
    let words = list.map { item in
      if case .string(let word) = item { return word }
      return item.text
    }
    return words.isEmpty ? "none" : joined(words, by: ", ")
  }

  private func kind(of recognizer: OpaquePointer, in context: OpaquePointer?) -> String {
    for kind in RecognizerReader.kinds {
      var cls: OpaquePointer?
      var isKind = false
      if kind.withCString({ rk_class_find(context, $0, &cls) }) == .OK, rk_object_is_kind_of(recognizer, cls, &isKind) == .OK, isKind { return kind }
    }
    return "GestureRecognizer"
  }

  private func usualValues(_ kind: String) -> [String] {
    if scratch == nil { guard rk_context_create(nil, &scratch) == .OK else { return [] } }
    var cls: OpaquePointer?
    var recognizer: OpaquePointer?
    guard kind.withCString({ rk_class_find(scratch, $0, &cls) }) == .OK, rk_gesture_recognizer_create(scratch, cls, &recognizer) == .OK else { return [] }
    usual[kind] = values(of: recognizer)
    _ = rk_release(recognizer)
    return usual[kind] ?? []
  }
}

extension World {
  /// The delegate of a recogniser of the scenario.
  func ties(of handle: OpaquePointer) -> RecognizerTies {
    var ties = RecognizerTies()
    guard let id = id(of: handle), let recognizer = objects[id]?.recognizer else { return ties }
    switch recognizer.delegate {
    case .none: break
    case .view(let view): ties.delegate = self.handle(of: view)
    case .answers(let answers):
      let given = [
        answers.shouldBegin != nil, answers.shouldReceiveTouch != nil, answers.shouldReceiveEvent != nil, answers.shouldReceivePress != nil,
        answers.simultaneousWith != nil, answers.requireFailureOf != nil, answers.requiredToFailBy != nil,
      ]
      ties.answers = RecognizerTies.questions.enumerated().filter { given[$0.offset] }.map { $0.element }
    }
    return ties
  }
}
