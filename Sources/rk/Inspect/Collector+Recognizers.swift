// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What is taken down of recognisers: properties, requirements and delegates, of those that are new or have been changed.

extension Collector {
  /// A recogniser as it is now, if that is not on record.
  func compareRecognizer(_ recognizer: OpaquePointer) {
    guard rk_object_is_alive(recognizer) else { return }
    let ties = ties(recognizer)
    // One that has ended is not listed any more, and still named.
    let before = required[recognizer] ?? []
    let now = handles { rk_gesture_recognizer_get_failure_requirements(recognizer, $0, $1, $2) }.1.compactMap { $0 }
    let required = before + now.filter { !before.contains($0) }
    self.required[recognizer] = required
    var text = "{\"properties\":["
    for (place, property) in recognizerReader.properties(of: recognizer, in: context).enumerated() {
      text += (place > 0 ? "," : "") + "[\"\(property.name)\"," + pageText(property.text) + (property.isUsual ? ",1]" : ",0]")
    }
    text += "]"
    if !required.isEmpty { text += ",\"requires\":[" + required.map { String(number(of: $0)) }.joined(separator: ",") + "]" }
    if let delegate = ties.delegate { text += ",\"delegate\":\(number(of: delegate))" }
    if let answers = ties.answers { text += ",\"answers\":[" + answers.map { pageText($0) }.joined(separator: ",") + "]" }
    text += "}"
    guard facts[recognizer] != text else { return }
    facts[recognizer] = text
    report.addFacts(number(of: recognizer), text)
  }
}
