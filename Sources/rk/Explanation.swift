import CResponderKit
import Scenario

/// What the library answers to "why": a sentence, and its causes in a row.
struct Explanation {
  var sentence: String
  var steps: [RKExplanationStep] = []

  /// The library has no explanation with more causes.
  static let most = 32

  typealias Words = (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus
  typealias Causes = (UnsafeMutablePointer<RKExplanationStep>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus

  init(_ words: Words, _ causes: Causes) throws(ToolError) {
    let (status, sentence) = text(words)
    try check(status, "explanation")
    self.sentence = sentence
    steps = [RKExplanationStep](repeating: RKExplanationStep(), count: Explanation.most)
    steps[0].struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    var count = 0
    try check(steps.withUnsafeMutableBufferPointer { causes($0.baseAddress, $0.count, &count) }, "explanation")
    steps.removeLast(steps.count - count)
  }

  /// Why an object did what it did last.
  init(of object: OpaquePointer?) throws(ToolError) {
    try self.init({ rk_explain(object, $0, $1, $2) }, { rk_explain_steps(object, $0, $1, $2) })
  }

  /// What a touch did to an object, or why it did not reach it.
  init(of object: OpaquePointer?, touch: Int64) throws(ToolError) {
    try self.init({ rk_explain_touch(object, touch, $0, $1, $2) }, { rk_explain_touch_steps(object, touch, $0, $1, $2) })
  }

  /// What a touch at a point of its window would find of a view.
  init(of view: OpaquePointer, at point: RKPoint, callsOverrides: Bool) throws(ToolError) {
    try self.init({ rk_view_explain_point(view, point, callsOverrides, $0, $1, $2) }, { rk_view_explain_point_steps(view, point, callsOverrides, $0, $1, $2) })
  }

  /// "sentence": text, "steps": [{"reason": name, "rule", "subject", "culprit", "time", "point", "value", "limit", "unit", "touch"}, …]; what there is none of is left out.
  var json: String { "\"sentence\": " + quoted(sentence) + ", \"steps\": [" + steps.map { Explanation.json($0) }.joined(separator: ", ") + "]" }

  private static func json(_ step: RKExplanationStep) -> String {
    var line = "{\"reason\": " + quoted(rk_reason_name(step.reason).map { String(cString: $0) } ?? "")
    if step.rule != 0 { line += ", \"rule\": \(step.rule)" }
    if let subject = step.subject { line += ", \"subject\": " + quoted(name(of: subject)) }
    if let culprit = step.culprit { line += ", \"culprit\": " + quoted(name(of: culprit)) }
    if step.time.isFinite { line += ", \"time\": " + scenarioText(step.time) }
    if step.point.x != 0 || step.point.y != 0 { line += ", \"point\": [" + scenarioText(step.point.x) + ", " + scenarioText(step.point.y) + "]" }
    if step.unit != .none {
      if step.value.isFinite { line += ", \"value\": " + scenarioText(step.value) }
      if step.limit.isFinite { line += ", \"limit\": " + scenarioText(step.limit) }
      line += ", \"unit\": \"" + unit(step.unit) + "\""
    }
    if step.touch_id != 0 { line += ", \"touch\": \(step.touch_id)" }
    return line + "}"
  }

  /// One cause in words, without what its sentence has of the touch and the place.
  static func words(_ step: RKExplanationStep, in context: OpaquePointer?) -> String {
    let subject = step.subject.map { name(of: $0) } ?? "it"
    let culprit = step.culprit.map { name(of: $0) } ?? "something"
    let words: String
    switch step.reason {
    case .missNoWindow: words = "\(subject) is in no window" + (step.culprit == nil ? "" : ": \(culprit), the topmost view above it, has no superview and is no window")
    case .missOtherWindow: words = "\(culprit), in a window in front, takes the touch"
    case .missCovered: words = "\(culprit) is in front of \(subject) and takes the touch"
    case .missSubview: words = "\(culprit), a subview of \(subject), takes the touch"
    case .missOverride: words = "an override of \(culprit) decides, which was not called"
    case .missNoTouch: words = "the trace holds no touch"
    case .missUnattached: words = "\(subject) has no view"
    case .missHandledBelow: words = "\(culprit) handles the touches and does not forward them"
    case .missOffChain: words = "\(subject) is not in the responder chain of \(culprit)"
    case .missOnlyThen: words = "the tree has changed since, and now \(subject) would be hit"
    case .missPassedOn: words = "\(subject) overrides no touches method, and so the touch passed through it to the next responder"
    case .missUnchanged: words = "the value of \(subject) has not changed"
    case .missPlugin: words = "that is code of the plugin \(culprit)"
    case .missUndecided:
      let measured = step.limit == 0 ? "" : ": \(rounded(step.value)) \(unit(step.unit)), and it begins at \(rounded(step.limit))"
      words = "\(culprit) has not decided" + measured
    case _ where step.reason.rawValue >= 1000:
      // Of a library that knows more causes than this tool.
      words = subject + ": " + (rk_reason_name(step.reason).map { String(cString: $0) } ?? "reason \(step.reason.rawValue)") + (step.culprit == nil ? "" : ", " + culprit)
    default:
      var record = RKTraceRecord()
      record.struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
      record.reason = step.reason
      record.rule = step.rule
      if step.time.isFinite { record.time = step.time }
      // A cause of a missed touch names the view that decided as its culprit, a record as its object.
      let isHitTest = step.reason.rawValue < 100
      record.object = isHitTest ? step.culprit : step.subject
      record.other = isHitTest ? nil : step.culprit
      record.point = step.unit == .none || step.limit == 0 ? step.point : RKPoint(x: step.limit, y: 0)
      record.value = step.value
      record.touch_id = step.touch_id
      // The measure of a lift outside stands in the point.
      if step.reason == .controlEndedTracking, step.unit == .points {
        record.value = 0
        record.point = RKPoint(x: step.value, y: step.limit)
      }
      return withUnsafePointer(to: record) { record in text { rk_trace_describe(context, record, $0, $1, $2) }.text }
    }
    return step.rule == 0 ? words : words + " (SPEC \(step.rule))"
  }

  private static func rounded(_ value: Double) -> String { scenarioText((value * 100).rounded() / 100) }

  static func unit(_ unit: RKUnit) -> String {
    switch unit {
    case .points: return "points"
    case .seconds: return "seconds"
    case .touches: return "touches"
    case .alpha: return "alpha"
    case .number: return "number"
    case .none: return ""
    case .degrees: return "degrees"
    default: return "unit \(unit.rawValue)"
    }
  }

  /// The name of an object, else what it is; of one that has ended, that it has.
  static func name(of object: OpaquePointer?) -> String {
    guard rk_object_is_alive(object) else { return "a destroyed object" }
    let name = text { rk_object_get_name(object, $0, $1, $2) }.text
    return name.isEmpty ? text { rk_object_describe(object, $0, $1, $2) }.text : name
  }
}
