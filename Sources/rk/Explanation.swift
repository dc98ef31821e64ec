// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// What the library answers to "why": a sentence, and its causes in a row.
struct Explanation {
  var sentence: String
  var steps: [RKExplanationStep] = []
  private let context: OpaquePointer?

  /// The library has no explanation with more causes.
  static let most = 32

  typealias Words = (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus
  typealias Causes = (UnsafeMutablePointer<RKExplanationStep>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus

  init(in context: OpaquePointer?, _ words: Words, _ causes: Causes) throws(ToolError) {
    let (status, sentence) = text(words)
    try check(status, "explanation")
    self.sentence = sentence
    self.context = context
    steps = [RKExplanationStep](repeating: RKExplanationStep(), count: Explanation.most)
    steps[0].struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    var count = 0
    try check(steps.withUnsafeMutableBufferPointer { causes($0.baseAddress, $0.count, &count) }, "explanation")
    steps.removeLast(steps.count - count)
  }

  /// Why an object did what it did last.
  init(of object: OpaquePointer?) throws(ToolError) {
    try self.init(in: Explanation.context(of: object), { rk_explain(object, $0, $1, $2) }, { rk_explain_steps(object, $0, $1, $2) })
  }

  /// What a touch did to an object, or why it did not reach it.
  init(of object: OpaquePointer?, touch: Int64) throws(ToolError) {
    try self.init(in: Explanation.context(of: object), { rk_explain_touch(object, touch, $0, $1, $2) }, { rk_explain_touch_steps(object, touch, $0, $1, $2) })
  }

  /// What a touch at a point of its window would find of a view.
  init(of view: OpaquePointer, at point: RKPoint, callsOverrides: Bool) throws(ToolError) {
    try self.init(in: Explanation.context(of: view), { rk_view_explain_point(view, point, callsOverrides, $0, $1, $2) }, { rk_view_explain_point_steps(view, point, callsOverrides, $0, $1, $2) })
  }

  /// Of a recogniser, from the answer for its view: it gets the touches of all that lies in that.
  func about(_ recognizer: OpaquePointer, isEnabled: Bool, at point: RKPoint) -> Explanation {
    var answer = self
    let name = Explanation.name(of: recognizer)
    let place = " at (" + scenarioText(point.x) + " " + scenarioText(point.y) + ")"
    answer.steps.removeAll { $0.reason == .missSubview }
    let isIn = answer.steps.count < steps.count
    let isOpen = answer.steps.allSatisfy { $0.reason == .missOverride || $0.reason == .missPlugin }
    if !isEnabled {
      var step = RKExplanationStep()
      step.struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
      (step.reason, step.rule, step.time, step.subject, step.culprit) = (.gestureDisabled, 107, .nan, recognizer, recognizer)
      answer.steps.insert(step, at: 0)
      answer.sentence = name + " would get no touch" + place + ": it is disabled (SPEC 107)" + (isOpen ? "" : "; " + sentence)
    } else if !isOpen {
      answer.sentence = name + " would get no touch" + place + ": " + sentence
    } else if answer.steps.isEmpty {
      answer.sentence = name + " would get the touch" + place
    } else if isIn {
      answer.sentence = name + " would get the touch" + place + ", unless an override decides otherwise: " + answer.steps.map { Explanation.words($0, in: context) }.joined(separator: "; ")
    } else {
      answer.sentence = name + ": " + sentence
    }
    return answer
  }

  private static func context(of object: OpaquePointer?) -> OpaquePointer? {
    var context: OpaquePointer?
    return rk_object_get_context(object, &context) == .OK ? context : nil
  }

  /// "sentence": text, "steps": [{"reason": name, "rule", "subject", "culprit", "time", "point", "value", "limit", "unit", "touch", "sentence"}, …]; what there is none of is
  /// left out.
  var json: String { "\"sentence\": " + quoted(sentence) + ", \"steps\": [" + steps.map { json($0) }.joined(separator: ", ") + "]" }

  private func json(_ step: RKExplanationStep) -> String {
    var line = "{\"reason\": " + quoted(rk_reason_name(step.reason).map { String(cString: $0) } ?? "")
    if step.rule != 0 { line += ", \"rule\": \(step.rule)" }
    if let subject = step.subject { line += ", \"subject\": " + quoted(Explanation.name(of: subject)) }
    if let culprit = step.culprit { line += ", \"culprit\": " + quoted(Explanation.name(of: culprit)) }
    if step.time.isFinite { line += ", \"time\": " + scenarioText(step.time) }
    if step.point.x != 0 || step.point.y != 0 { line += ", \"point\": [" + scenarioText(step.point.x) + ", " + scenarioText(step.point.y) + "]" }
    if step.unit != .none {
      if step.value.isFinite { line += ", \"value\": " + scenarioText(step.value) }
      if step.limit.isFinite { line += ", \"limit\": " + scenarioText(step.limit) }
      line += ", \"unit\": \"" + Explanation.unit(step.unit) + "\""
    }
    if step.touch_id != 0 { line += ", \"touch\": \(step.touch_id)" }
    return line + ", \"sentence\": " + quoted(Explanation.words(step, in: context)) + "}"
  }

  /// A decision of a scenario as a step; `value` and `point` are those of its record (RKReason).
  static func json(_ decision: Outcome.Reason) -> String {
    let record = decision.record
    var line = "{\"reason\": " + quoted(rk_reason_name(record.reason).map { String(cString: $0) } ?? "")
    if record.rule != 0 { line += ", \"rule\": \(record.rule)" }
    if let subject = decision.object { line += ", \"subject\": " + quoted(subject) }
    if let culprit = decision.other { line += ", \"culprit\": " + quoted(culprit) }
    line += ", \"time\": " + scenarioText(decision.time)
    if record.point.x != 0 || record.point.y != 0 { line += ", \"point\": [" + scenarioText(record.point.x) + ", " + scenarioText(record.point.y) + "]" }
    if record.value != 0, record.value.isFinite { line += ", \"value\": " + scenarioText(record.value) }
    if record.touch_id != 0 { line += ", \"touch\": \(record.touch_id)" }
    return line + ", \"sentence\": " + quoted(decision.sentence) + "}"
  }

  /// One cause by itself in words.
  static func words(_ step: RKExplanationStep, in context: OpaquePointer?) -> String {
    withUnsafePointer(to: step) { step in text { rk_explanation_step_describe(context, step, $0, $1, $2) }.text }
  }

  static func unit(_ unit: RKUnit) -> String {
    unit == .none ? "" : ScenarioWords.unit(unit) ?? "unit \(unit.rawValue)"
  }

  /// The name of an object, else what it is; of one that has ended, that it has.
  static func name(of object: OpaquePointer?) -> String {
    guard rk_object_is_alive(object) else { return "a destroyed object" }
    let name = text { rk_object_get_name(object, $0, $1, $2) }.text
    return name.isEmpty ? text { rk_object_describe(object, $0, $1, $2) }.text : name
  }
}
