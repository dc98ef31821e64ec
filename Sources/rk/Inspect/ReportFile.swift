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
  func open() throws(ToolError) { try Browser.open(absolutePath(name)) }
}
