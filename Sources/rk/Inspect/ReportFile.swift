// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc

/// Where a report goes: to the file that was named; else from a terminal to one in the working folder that has the input's name; else to standard output.
struct ReportFile {
  /// "-" is standard output.
  let name: String
  /// Whether the name is the tool's own choice: then it is printed, and nothing but a report is overwritten.
  private let isChosen: Bool

  /// Stands in the first lines of every report.
  private static let mark = "<title>ResponderKit report</title>"

  init(named output: String?, for input: String, opens: Bool) {
    isChosen = output == nil && (opens || Terminal.isTerminal(.output))
    let own = input.stem
    name = output ?? (isChosen ? (own.isEmpty || own == "-" ? "report" : own) + ".html" : "-")
  }

  /// Before anything is played: whether the report may be written there.
  func check() throws(ToolError) {
    guard isChosen, let there = FileManager.default.contents(atPath: name) else { return }
    if !String(decoding: there.prefix(4096), as: UTF8.self).contains(ReportFile.mark) {
      throw ToolError("\(name) exists and is no report of rk inspect: name the page with -o")
    }
  }

  func write(_ page: String) throws(ToolError) {
    try OutputFile.write(page, to: name)
    if isChosen { print("wrote \(printable(name))") }
  }

  /// Shows the report in the browser.
  func open() throws(ToolError) {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").map { String($0) }
    guard let program = folders.map({ $0 + "/xdg-open" }).first(where: { access($0, X_OK) == 0 }) else {
      throw ToolError("--open: there is no xdg-open here; open \(printable(absolutePath(name))) in a browser")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(absolutePath(name)), nil]
    defer { for text in arguments { free(text) } }
    var opener: pid_t = 0
    guard posix_spawn(&opener, program, &actions, nil, &arguments, environ) == 0 else {
      throw ToolError("--open: \(program) could not be started; open \(printable(absolutePath(name))) in a browser")
    }
    var status: Int32 = 0
    while waitpid(opener, &status, 0) < 0, errno == EINTR {}
    // As a shell reports it: what ended by a signal has its number and 128.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    if code != 0 { throw ToolError("--open: xdg-open ended with status \(code); open \(printable(absolutePath(name))) in a browser") }
  }
}
