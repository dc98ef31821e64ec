// SPDX-License-Identifier: MIT
import CResponderKit

/// What went wrong, as the trace shows it: a touch that was unheard, a near miss, an action that was lost …
@MainActor public struct Problem: @MainActor CustomStringConvertible {
  /// `.tapUnheard`, `.nearMiss` …
  public typealias Kind = RKProblemKind
  /// `.hint`, `.warning`, `.error`.
  public typealias Severity = RKProblemSeverity

  private let problem: RKProblem
  private let context: Context

  fileprivate init(_ problem: RKProblem, _ context: Context) { (self.problem, self.context) = (problem, context) }

  /// What happened, in one sentence.
  public var description: String { text(.sentence) }
  /// Where to look: object, property or call, time.
  public var whereToLook: String { text(.where) }
  /// What would help.
  public var help: String { text(.help) }
  /// Why it happened.
  public var explanation: String { text(.explanation) }
  /// The causes behind the explanation, the first one first.
  public var explanationSteps: [ExplanationStep] {
    withUnsafePointer(to: problem) { problem in ExplanationStep.list(context) { rk_problem_steps(context.handle, problem, $0, $1, $2) } }
  }
  private func text(_ part: RKProblemPart) -> String {
    withUnsafePointer(to: problem) { problem in ResponderUI.text { rk_problem_describe(context.handle, problem, part, $0, $1, $2) } }
  }

  /// What went wrong.
  public var kind: Kind { problem.kind }
  /// How serious it is.
  public var severity: Severity { problem.severity }
  /// The reason of the decision in which it showed.
  public var reason: Reason { problem.reason }
  /// Number of the rule in Behaviour.md behind the reason.
  public var rule: Int { Int(problem.rule) }
  /// How often it was found.
  public var count: Int { Int(problem.count) }
  /// When it showed last.
  public var time: Double { problem.time }
  /// When it showed first.
  public var firstTime: Double { problem.first_time }
  /// What did not get its due; nil also once it has ended.
  public var victim: Object? { Objects.any(problem.victim) }
  /// What decided that; nil also once it has ended.
  public var culprit: Object? { Objects.any(problem.culprit) }
  /// The window that the touch began in; nil also once it has ended.
  public var window: Window? { Objects.any(problem.window) as? Window }
  /// Where the touch was, in the coordinates of `window`.
  public var point: Point { problem.point }
  /// What was measured, in `unit`.
  public var value: Double { problem.value }
  /// What it was compared with.
  public var limit: Double { problem.limit }
  /// What both count; `.none`: they have no meaning.
  public var unit: Unit { problem.unit }
  /// The host's number of the touch; 0 if none is concerned.
  public var touchID: Int64 { problem.touch_id }
}

extension Context {
  /// The problems that the trace's records show, the most serious first. Call startTrace() before the touches. `inputEnded` reports touches that are still down.
  public func problems(inputEnded: Bool = false) -> [Problem] {
    let found = records(sized(RKProblem(), \.struct_size)) { rk_problems(handle, inputEnded ? .inputEnded : [], $0, $1, $2) }
    return found.map { Problem($0, self) }
  }
}

/// A view that touches cannot reach, or that is hard to hit.
@MainActor public struct AuditFinding: @MainActor CustomStringConvertible {
  /// `.tooSmall`, `.covered`, `.outside` …
  public typealias Kind = RKAuditKind
  /// What `value` and `limit` count.
  public typealias Unit = RKAuditUnit

  private let finding: RKAuditFinding
  private let context: Context

  init(_ finding: RKAuditFinding, _ context: Context) { (self.finding, self.context) = (finding, context) }

  /// What is wrong and what would help, in one sentence.
  public var description: String { withUnsafePointer(to: finding) { finding in text { rk_audit_describe(context.handle, finding, $0, $1, $2) } } }
  /// What is wrong.
  public var kind: Kind { finding.kind }
  /// The view or recogniser; nil once it has ended.
  public var subject: Object? { Objects.any(finding.subject) }
  /// What covers, cuts or hides it; nil also once it has ended.
  public var culprit: Object? { Objects.any(finding.culprit) }
  /// The view whose override may decide otherwise, and was not called.
  public var decider: View? { Objects.any(finding.decider) as? View }
  /// The area, in the window's coordinates.
  public var area: Rect { finding.area }
  /// What was measured, in `unit`.
  public var value: Double { finding.value }
  /// What it was compared with.
  public var limit: Double { finding.limit }
  /// By how much `value` may be wrong; 0: exact.
  public var tolerance: Double { finding.tolerance }
  /// What the numbers count.
  public var unit: Unit { finding.unit }
}
