// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// What went wrong in a context, as lines to print (rk_problems).
struct ProblemList {
  private let context: OpaquePointer?
  private(set) var problems: [RKProblem] = []

  /// More records than minutes of input with ten fingers make.
  static let traceCapacity = 1 << 20

  /// `inputEnded`: a touch that is still down is one. Without a trace, which the program may have stopped, there are none.
  init(_ context: OpaquePointer?, inputEnded: Bool) throws(ToolError) {
    self.context = context
    let flags: RKProblemFlags = inputEnded ? .inputEnded : []
    var count = 0
    let status = rk_problems(context, flags, nil, 0, &count)
    if status == .notFound { return }
    try check(status, "problems")
    if count == 0 { return }
    problems = [RKProblem](repeating: RKProblem(), count: count)
    problems[0].struct_size = UInt32(MemoryLayout<RKProblem>.size)
    try check(rk_problems(context, flags, &problems, count, &count), "problems")
  }

  /// The sentence, then where to look, what would help, and why; or a JSON object each.
  func lines(json: Bool, where isMeant: (RKProblem) -> Bool = { _ in true }) throws(ToolError) -> [String] {
    var lines: [String] = []
    for problem in problems where isMeant(problem) {
      if json {
        lines.append(try self.json(problem))
        continue
      }
      lines.append(Terminal.styled(ProblemList.name(problem.severity) + ":", problem.severity == .error ? .bad : .note, on: .output) + " " + printable(words(problem, .sentence)))
      lines.append("  where: " + printable(words(problem, .where)))
      lines.append("  help:  " + printable(words(problem, .help)))
      lines.append("  why:   " + printable(words(problem, .explanation)))
    }
    return lines
  }

  private func words(_ problem: RKProblem, _ part: RKProblemPart) -> String {
    withUnsafePointer(to: problem) { problem in text { rk_problem_describe(context, problem, part, $0, $1, $2) }.text }
  }

  private static func name(_ severity: RKProblemSeverity) -> String { severity == .error ? "error" : severity == .warning ? "warning" : "hint" }

  /// {"kind", "kindName", "severity", "severityName", "reason", "rule", "count", "time", "firstTime", "sequence", "victim", "culprit", "touch", "window", "point", "value", "limit", "unit", "problem", "where",
  /// "help", "sentence", "steps"}, the last two of its explanation; what there is none of is left out.
  private func json(_ problem: RKProblem) throws(ToolError) -> String {
    var line = "{\"kind\": \(problem.kind.rawValue), \"kindName\": " + quoted(rk_problem_kind_name(problem.kind).map { String(cString: $0) } ?? "")
    line += ", \"severity\": \(problem.severity.rawValue), \"severityName\": " + quoted(ProblemList.name(problem.severity))
    if let name = rk_reason_name(problem.reason) { line += ", \"reason\": " + quoted(String(cString: name)) }
    if problem.rule != 0 { line += ", \"rule\": \(problem.rule)" }
    line += ", \"count\": \(problem.count), \"time\": " + scenarioText(problem.time) + ", \"firstTime\": " + scenarioText(problem.first_time)
    if problem.sequence != 0 { line += ", \"sequence\": \(problem.sequence)" }
    if let victim = problem.victim { line += ", \"victim\": " + quoted(Explanation.name(of: victim)) }
    if let culprit = problem.culprit { line += ", \"culprit\": " + quoted(Explanation.name(of: culprit)) }
    if problem.touch_id != 0 { line += ", \"touch\": \(problem.touch_id)" }
    if let window = problem.window { line += ", \"window\": " + quoted(Explanation.name(of: window)) }
    if problem.point.x != 0 || problem.point.y != 0 { line += ", \"point\": [" + scenarioText(problem.point.x) + ", " + scenarioText(problem.point.y) + "]" }
    if problem.unit != .none {
      line += ", \"value\": " + scenarioText(problem.value) + ", \"limit\": " + scenarioText(problem.limit) + ", \"unit\": \"" + Explanation.unit(problem.unit) + "\""
    }
    let why = try withUnsafePointer(to: problem) { (problem) throws(ToolError) in
      try Explanation(in: context, { rk_problem_describe(context, problem, .explanation, $0, $1, $2) }, { rk_problem_steps(context, problem, $0, $1, $2) })
    }
    return line + ", \"problem\": " + quoted(words(problem, .sentence)) + ", \"where\": " + quoted(words(problem, .where)) + ", \"help\": " + quoted(words(problem, .help)) + ", " + why.json + "}"
  }
}
