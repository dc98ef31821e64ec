// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What went wrong, the most serious first, with the moment at which each problem showed.

extension Collector {
  /// Reads the problems of all that has happened; to be called when everything else is on record, while the context lives.
  func takeProblems() throws(ToolError) {
    explainOthers()
    var count = 0
    let status = rk_problems(context, .inputEnded, nil, 0, &count)
    // A program may have switched the trace off.
    if status == .notFound { return }
    try check(status, "problems")
    if count == 0 { return }
    var problems = [RKProblem](repeating: RKProblem(), count: count)
    problems[0].struct_size = UInt32(MemoryLayout<RKProblem>.size)
    try check(rk_problems(context, .inputEnded, &problems, count, &count), "problems")
    report.problems = []
    for problem in problems[..<count] { report.problems.append(json(problem)) }
  }

  private func json(_ problem: RKProblem) -> String {
    let (moment, first) = (moment(of: problem.sequence, problem.time), moment(of: problem.first_sequence, problem.first_time))
    var text = "{\"kind\":\(problem.kind.rawValue),\"severity\":\(problem.severity.rawValue),\"reason\":\(problem.reason.rawValue),\"rule\":\(problem.rule)"
    text += ",\"count\":\(problem.count),\"moment\":\(moment),\"time\":" + number(problem.time) + ",\"firstMoment\":\(first),\"firstTime\":" + number(problem.first_time)
    text += ",\"victim\":\(number(of: problem.victim)),\"culprit\":\(number(of: problem.culprit)),\"touch\":\(problem.touch_id)"
    if problem.point.x != 0 || problem.point.y != 0 {
      let place = onScreen(problem)
      text += ",\"point\":[" + number(place.x) + "," + number(place.y) + "]"
    }
    text += ",\"value\":" + number(problem.value) + ",\"limit\":" + number(problem.limit) + ",\"unit\":\(problem.unit.rawValue)"
    let parts: [(String, RKProblemPart)] = [("sentence", .sentence), ("where", .where), ("help", .help), ("explanation", .explanation)]
    for (name, part) in parts { text += ",\"\(name)\":" + pageText(words(problem, part)) }
    let steps = steps(causes(problem))
    if !steps.isEmpty { text += ",\"steps\":" + steps }
    return text + "}"
  }

  /// The drawing has the coordinates of the screen, as the window lies now.
  private func onScreen(_ problem: RKProblem) -> RKPoint {
    var place = problem.point
    if let window = problem.window { _ = rk_window_convert_point_to(window, problem.point, nil, &place) }
    return place
  }

  private func number(_ value: Double) -> String { value.isFinite ? scenarioText(value) : "null" }

  private func words(_ problem: RKProblem, _ part: RKProblemPart) -> String {
    withUnsafePointer(to: problem) { problem in text { rk_problem_describe(context, problem, part, $0, $1, $2) }.text }
  }

  private func causes(_ problem: RKProblem) -> [RKExplanationStep] {
    var steps = [RKExplanationStep](repeating: RKExplanationStep(), count: Explanation.most)
    steps[0].struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    var count = 0
    let status = withUnsafePointer(to: problem) { problem in
      steps.withUnsafeMutableBufferPointer { rk_problem_steps(context, problem, $0.baseAddress, $0.count, &count) }
    }
    return status == .OK ? Array(steps[..<count]) : []
  }

  /// The moment in which a record came; where none shows the problem, the last one up to its time.
  private func moment(of sequence: UInt64, _ time: Double) -> Int {
    let places = looks.indices
    if sequence == 0 { return places.last { looks[$0].time <= time } ?? 0 }
    return places.first { looks[$0].last >= sequence } ?? max(0, looks.count - 1)
  }
}
