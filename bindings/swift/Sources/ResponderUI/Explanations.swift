// SPDX-License-Identifier: MIT
import CResponderKit

/// Why something was decided: `.hitHidden`, `.gesturePrevented` … Each belongs to a rule of Behaviour.md, a page of the documentation.
public typealias Reason = RKReason
/// What a measured number counts: `.points`, `.seconds` …
public typealias Unit = RKUnit

extension RKReason: @retroactive CustomStringConvertible {
  /// Its name, such as "hitHidden".
  public var description: String { rk_reason_name(self).map { String(cString: $0) } ?? "RKReason(\(rawValue))" }
}

/// One cause of an explanation.
@MainActor public struct ExplanationStep: @MainActor CustomStringConvertible {
  private let step: RKExplanationStep
  private let context: Context

  static func list(_ context: Context, _ read: (UnsafeMutablePointer<RKExplanationStep>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus) -> [ExplanationStep] {
    records(sized(RKExplanationStep(), \.struct_size), read).map { ExplanationStep(step: $0, context: context) }
  }

  /// The cause in one sentence.
  public var description: String { withUnsafePointer(to: step) { step in text { rk_explanation_step_describe(context.handle, step, $0, $1, $2) } } }
  /// The cause.
  public var reason: Reason { step.reason }
  /// Number of the rule in Behaviour.md; 0 if there is none.
  public var rule: Int { Int(step.rule) }
  /// Seconds of the context's clock; nil for what is so now.
  public var time: Double? { step.time.isNaN ? nil : step.time }
  /// What the cause is about; nil also once it has ended.
  public var subject: Object? { Objects.any(step.subject) }
  /// What decided; nil also once it has ended.
  public var culprit: Object? { Objects.any(step.culprit) }
  /// Where: coordinates of the culprit's, or the subject's, view.
  public var point: Point { step.point }
  /// What was measured, in `unit`.
  public var value: Double { step.value }
  /// What it was compared with.
  public var limit: Double { step.limit }
  /// What both count; `.none`: they have no meaning.
  public var unit: Unit { step.unit }
  /// The host's number of the touch; 0 if none is concerned.
  public var touchID: Int64 { step.touch_id }
}

/// One recorded decision.
@MainActor public struct TraceRecord: @MainActor CustomStringConvertible {
  private let record: RKTraceRecord
  private let context: Context

  fileprivate init(_ record: RKTraceRecord, _ context: Context) { (self.record, self.context) = (record, context) }

  /// The decision in one sentence.
  public var description: String { withUnsafePointer(to: record) { record in text { rk_trace_describe(context.handle, record, $0, $1, $2) } } }
  /// The decision, with its reason.
  public var reason: Reason { record.reason }
  /// Number of the rule in Behaviour.md.
  public var rule: Int { Int(record.rule) }
  /// Counts all records of the context, from 1.
  public var sequence: UInt64 { record.sequence }
  /// Seconds of the context's clock.
  public var time: Double { record.time }
  /// What it is about; nil also once it has ended.
  public var object: Object? { Objects.any(record.object) }
  /// The other object; the reason's documentation has which.
  public var other: Object? { Objects.any(record.other) }
  /// A place; the reason's documentation has which.
  public var point: Point { record.point }
  /// A number; the reason's documentation has which.
  public var value: Double { record.value }
  /// The host's number of the touch; 0 if none is concerned.
  public var touchID: Int64 { record.touch_id }
  /// How deep hit-tests are nested, or how far up the chain a delivery is.
  public var depth: Int { Int(record.depth) }
}

extension Object {
  /// The causes behind explain(), the first one first.
  public final func explanationSteps() -> [ExplanationStep] { ExplanationStep.list(context) { rk_explain_steps(handle, $0, $1, $2) } }
  /// The causes behind explain(touch:), the first one first.
  public final func explanationSteps(touch id: Int64) -> [ExplanationStep] {
    ExplanationStep.list(context) { rk_explain_touch_steps(handle, id, $0, $1, $2) }
  }
}

/// The trace: decisions and their reasons, which explanations and problems are read from.
extension Context {
  /// Record decisions, so that explain() and problems() have reasons. Older ones than the last `capacity` are forgotten.
  public func startTrace(capacity: Int = 10_000) { check(rk_trace_start(handle, capacity)) }
  /// Forget them, and record no more.
  public func stopTrace() { check(rk_trace_stop(handle)) }
  /// Forget them.
  public func clearTrace() { check(rk_trace_clear(handle)) }
  /// Whether decisions are recorded.
  public var isTracing: Bool { value(false) { rk_trace_is_on(handle, &$0) } }
  /// The recorded decisions in words, oldest first.
  public var trace: [String] { traceRecords().map(\.description) }
  /// The recorded decisions, oldest first: those with a greater sequence number.
  public func traceRecords(after sequence: UInt64 = 0) -> [TraceRecord] {
    let all = records(sized(RKTraceRecord(), \.struct_size)) { rk_trace_read(handle, sequence, $0, $1, $2) }
    return all.map { TraceRecord($0, self) }
  }
}
