// SPDX-License-Identifier: MIT
import ArgumentParser
import Glibc

struct PluginCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Test a plugin in separate processes, before a host loads it.",
    discussion: """
      Every test, including that of loading, runs in a process of its own. So a plugin that crashes, hangs or ends the process only causes a line in the \
      report. Each line begins with one of: passed, warning, failed, crashed, hung, skipped. A test is \
      skipped if one that it depends on failed, or if there is nothing to test, such as no manifest (NAME.rkplugin.json beside the plugin).

      EXAMPLES:
        rk plugin check RoundButton.so
        rk plugin check RoundButton.so --only arguments answers
        rk plugin check --list                        what each test does
        rk plugin check RoundButton.so --json         one JSON document

      EXIT STATUS: 0 if nothing failed, crashed or hung, 1 if something did, 2 for wrong usage.
      """)

  @Argument(help: ArgumentHelp("The plugin.", valueName: "file"))
  var file: String?

  @Flag(help: "Print the report as one JSON document.")
  var json = false

  @Option(help: ArgumentHelp("Seconds that one test may take.", valueName: "s"))
  var timeout = 10.0

  @Option(help: ArgumentHelp("The seed of random input.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(parsing: .upToNextOption, help: ArgumentHelp("Run these tests and no others.", valueName: "test"))
  var only: [String] = []

  @Flag(help: "Print the names of the tests and what they do.")
  var list = false

  func validate() throws {
    if !timeout.isFinite || timeout <= 0 || timeout > 86_400 {
      throw ValidationError("--timeout wants seconds, more than 0 and at most 86400.")
    }
    if file == nil && !list { throw ValidationError("Missing expected argument '<file>'.") }
    for name in only where PluginTest(rawValue: name) == nil {
      let names = PluginTest.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw ValidationError("There is no test '\(printable(name))' (allowed: \(names)).")
    }
  }

  func run() throws {
    guard !list, let file else {
      print(PluginCheck.catalogue)
      return
    }
    let tests = only.isEmpty ? PluginTest.allCases : PluginTest.allCases.filter { only.contains($0.rawValue) }
    let report = try PluginChecker(file: absolutePath(file), timeout: timeout, seed: seed).run(tests)
    print(json ? report.json : report.table(colours: Terminal.mayUseColours(.output)))
    if report.verdict.isBad { throw ExitCode(1) }
  }

  private static var catalogue: String {
    PluginTest.allCases.map { test in
      var lines = [""]
      for word in test.description.split(separator: " ") {
        if lines[lines.count - 1].count + word.count > 84 { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      return test.rawValue.padded(to: 14)
        + lines.joined(separator: "\n" + String(repeating: " ", count: 14))
    }.joined(separator: "\n")
  }
}

/// Runs the tests of one file, one child after the other. The parent reads the file as data and never opens it as code.
struct PluginChecker {
  var file: String
  var timeout: Double
  var seed: UInt64

  /// How often a measurement of time that was too long is taken again: the machine may have been busy.
  private static let measurements = 3

  func run(_ tests: [PluginTest]) throws(ToolError) -> CheckReport {
    var report = CheckReport(file: file, seed: seed, facts: facts)
    var broken: CheckResult?
    var outputs: [(test: PluginTest, text: String)] = []
    for test in tests where test != .output {
      if let broken {
        let sentence = "not run, because \(broken.test.rawValue) " + (broken.word == .failed ? "failed" : broken.word.rawValue)
        report.results.append(CheckResult(test: test, word: .skipped, sentence: sentence))
        continue
      }
      var (result, outcome) = try run(test)
      for _ in 1..<PluginChecker.measurements where (test == .scanTime || test == .pace) && result.word == .warning {
        (result, outcome) = try run(test)
      }
      report.results.append(result)
      if test == .initialise, result.word == .passed {
        report.classes = outcome.result.split(separator: "\n").dropFirst(2).map(String.init)
      }
      if !outcome.output.isEmpty { outputs.append((test, outcome.output)) }
      if test.isGate, result.word.isBad { broken = result }
    }
    if tests.contains(.output) { report.results.append(PluginChecker.judge(outputs)) }
    return report
  }

  private var facts: PluginFacts? {
    guard let bytes = try? ELFFile.bytes(of: file), let elf = try? ELFFile(bytes) else { return nil }
    return try? PluginFacts(elf)
  }

  private func run(_ test: PluginTest) throws(ToolError) -> (CheckResult, SandboxOutcome) {
    let outcome = try Sandbox(timeout: timeout).run(
      ["plugin", "sandbox", test.rawValue, "--seed", String(seed), "--seconds", String(UInt32(timeout.rounded(.up)))], file: file)
    var result = CheckResult(test: test, word: .failed, sentence: "", seconds: outcome.seconds)
    let place = outcome.doing.isEmpty ? "" : " while " + outcome.doing
    switch outcome.end {
    case .finished:
      let lines = outcome.result.split(separator: "\n", omittingEmptySubsequences: false)
      result.word = CheckResult.Word(rawValue: String(lines[0])) ?? .failed
      result.sentence = lines.count > 1 ? String(lines[1]) : ""
    case .exited(let status):
      result.word = .crashed
      result.sentence = "it ended the process with status \(status)" + place
    case .signalled(let signal):
      result.word = .crashed
      result.sentence = Sandbox.name(ofSignal: signal) + place
    case .hung:
      result.word = .hung
      result.sentence = formatted("it did not come back within %g s", timeout) + place
    }
    return (result, outcome)
  }

  private static func judge(_ outputs: [(test: PluginTest, text: String)]) -> CheckResult {
    guard let first = outputs.first else { return CheckResult(test: .output, word: .passed, sentence: "nothing was printed") }
    let line = first.text.split(separator: "\n").first.map { String($0.prefix(80)) } ?? ""
    let places = outputs.map { $0.test.rawValue }.joined(separator: ", ")
    return CheckResult(test: .output, word: .warning, sentence: "it printed " + quotedText(line) + " (during \(places))")
  }
}
