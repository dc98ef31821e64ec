// SPDX-License-Identifier: MIT
import Glibc
import Scenario

/// What became of one scenario file.
struct RunReport {
  let file: String
  /// What the scenario calls itself, else its file's name.
  var name: String
  /// What it logged, or what was asked for in place of that.
  var lines: [String] = []
  var notes: [String] = []
  /// Lines about what did not hold.
  var differences: [String] = []
  /// Why it could not be run.
  var refusal: String?
  /// The plugin that was not found.
  var missingPlugin: String?
  var seconds = 0.0

  init(file: String) {
    self.file = file
    name = printable(file.lastPathComponent)
  }

  var passed: Bool { refusal == nil && differences.isEmpty }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// "ok NAME", or "FAILED NAME" with what differs.
  func verdict(on stream: Terminal.Stream, names file: Bool = false) -> String {
    let word = passed ? Terminal.styled("ok", .good, on: stream) : Terminal.styled("FAILED", .bad, on: stream)
    let first = word + " " + name + (file ? Terminal.styled(" (" + printable(self.file) + ")", .faint, on: stream) : "")
    return ([first] + differences.map { "  " + RunReport.shown($0, on: stream) }).joined(separator: "\n")
  }

  /// A line of a difference: what should not have come, or should have, in its colour.
  private static func shown(_ line: String, on stream: Terminal.Stream) -> String {
    line.hasPrefix("-") ? Terminal.styled(line, .bad, on: stream) : line.hasPrefix("+") ? Terminal.styled(line, .good, on: stream) : line
  }

  var json: String {
    let result = refusal != nil ? "refused" : passed ? "passed" : "failed"
    var line = "{\"file\": " + quoted(file) + ", \"name\": " + quoted(name) + ", \"result\": \"" + result + "\", \"seconds\": " + formatted("%.6f", seconds)
    if let refusal { return line + ", \"error\": " + quoted(refusal) + "}" }
    func list(_ lines: [String]) -> String { "[" + lines.map { quoted($0) }.joined(separator: ", ") + "]" }
    line += ", \"log\": " + list(lines) + ", \"notes\": " + list(notes)
    return line + (differences.isEmpty ? "}" : ", \"differences\": " + list(differences) + "}")
  }

  /// A <testcase>.
  var junit: String {
    let start = "  <testcase classname=\"" + SVG.escaped(printable(file)) + "\" name=\"" + SVG.escaped(name) + "\" time=\"" + formatted("%.6f", seconds) + "\""
    if let refusal { return start + "><error message=\"" + SVG.escaped(printable(refusal)) + "\"/></testcase>" }
    guard let first = differences.first else { return start + "/>" }
    return start + "><failure message=\"" + SVG.escaped(first) + "\">" + differences.map { SVG.escaped($0) }.joined(separator: "\n") + "</failure></testcase>"
  }
}

/// What became of all files.
struct RunSummary {
  private(set) var passed = 0
  private(set) var reports: [RunReport] = []
  var seconds = 0.0

  init(files: Int) { reports.reserveCapacity(files) }

  mutating func add(_ report: RunReport) {
    if report.passed { passed += 1 }
    var report = report
    // Logs may be long, and have been printed.
    (report.lines, report.notes) = ([], [])
    reports.append(report)
  }

  private var failed: [RunReport] { reports.filter { $0.refusal == nil && !$0.passed } }
  private var refused: [RunReport] { reports.filter { $0.refusal != nil } }

  var status: Int32 { !refused.isEmpty ? 2 : failed.isEmpty ? 0 : 1 }

  /// What failed, what is missing, and how many.
  func print(to stream: Terminal.Stream) {
    func put(_ line: String) { if stream == .output { rk.print(line) } else { printError(line) } }
    let failed = failed, refused = refused
    Terminal.clear()
    if !failed.isEmpty { put("") }
    for report in failed { put(report.verdict(on: stream, names: true)) }
    var files: [String: [String]] = [:]
    var names: [String] = []
    for report in refused {
      guard let name = report.missingPlugin else { continue }
      if files[name] == nil { names.append(name) }
      files[name, default: []].append(printable(report.file))
    }
    fflush(nil)
    for name in names {
      let needed = files[name] ?? []
      let shown = needed.prefix(3).joined(separator: ", ") + (needed.count > 3 ? " and \(needed.count - 3) more" : "")
      printError(Terminal.styled("rk:", .bad, on: .error) + " no plugin " + quoted(printable(name)) + " for " + shown + ": --plugins DIR names the folder that it lies in")
    }
    var parts = ["\(passed) passed", "\(failed.count) failed"]
    if !refused.isEmpty { parts.append("\(refused.count) could not be run") }
    put(Terminal.styled(parts.joined(separator: ", "), status == 0 ? .good : .bad, on: stream) + formatted(" in %.1f s", seconds))
  }

  var json: String { "{\"passed\": \(passed), \"failed\": \(failed.count), \"refused\": \(refused.count), \"seconds\": " + formatted("%.6f", seconds) + "}" }

  var junit: String {
    let counts = "tests=\"\(reports.count)\" failures=\"\(failed.count)\" errors=\"\(refused.count)\" time=\"" + formatted("%.6f", seconds) + "\""
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites " + counts + ">\n<testsuite name=\"rk run\" " + counts + ">\n" + reports.map { $0.junit + "\n" }.joined()
      + "</testsuite>\n</testsuites>\n"
  }
}
