// SPDX-License-Identifier: MIT
import ArgumentParser
import FoundationEssentials
import Glibc
import Scenario

struct PluginList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the plugins of a folder, without running any of them.",
    discussion: """
      Reads each *.so as data: id, version and interface from its entry, classes from NAME.rkplugin.json beside it. No code of a plugin runs, so its behaviour \
      is "not checked". With --check each is tested first, as by "rk plugin check", and the classes are those that it really adds.

      EXAMPLES:
        rk plugin list plugins/
        rk plugin list plugins/ --check --json

      EXIT STATUS: 0, also when there are files that are not plugins; 1 if one did not pass with --check; 2 if the folder cannot be read.
      """)

  @Argument(help: ArgumentHelp("The folder.", valueName: "dir"))
  var folder: String

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(help: "Test each plugin, in processes of its own.")
  var check = false

  private struct Row {
    var file: String
    var facts: PluginFacts?
    var manifest: PluginManifest?
    /// What is wrong with it as a file.
    var problem: String?
    var report: CheckReport?

    var verdict: String { report.map { $0.verdict.rawValue } ?? "not checked" }
    var classes: [String]? { report?.classes ?? manifest?.classes }
    var source: String { report?.classes != nil ? "" : manifest?.classes != nil ? " (its manifest says)" : "" }
  }

  func run() throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".so") }.sorted()
    } catch {
      throw ToolError("\(folder): " + String(cString: strerror(errno == 0 ? ENOENT : errno)))
    }
    var rows: [Row] = []
    for name in names { rows.append(try row(absolutePath(folder + "/" + name))) }
    print(json ? PluginList.document(folder, rows) : PluginList.table(folder, rows))
    if rows.contains(where: { $0.report?.verdict.isBad == true }) { throw ExitCode(1) }
  }

  private func row(_ path: String) throws -> Row {
    var row = Row(file: path.lastPathComponent)
    do {
      let facts = try PluginFacts(try ELFFile(try ELFFile.bytes(of: path)))
      row.facts = facts
      row.problem = facts.mistake
    } catch let error as ELFError {
      row.problem = error.sentence
    } catch let error as ToolError {
      row.problem = error.message
    }
    if let manifest = PluginManifest.path(besides: path) {
      do throws(ToolError) {
        row.manifest = try PluginManifest(path: manifest)
      } catch {
        if row.problem == nil { row.problem = error.message }
      }
    }
    if check, row.facts != nil { row.report = try PluginChecker(file: path, timeout: 10, seed: 1).run(PluginTest.allCases) }
    return row
  }

  private static func table(_ folder: String, _ rows: [Row]) -> String {
    if rows.isEmpty { return "no plugins in " + printable(folder) }
    return rows.map { row in
      var lines = [printable(row.file)]
      if let facts = row.facts {
        lines[0] +=
          ": \(printable(String(facts.id.prefix(80)))) \(printable(String(facts.version.prefix(40)))), interface \(facts.abiMajor).\(facts.abiMinor), \(row.verdict)"
      }
      if let problem = row.problem { lines.append("  cannot be loaded: " + printable(problem)) }
      if let text = row.manifest?.description { lines.append("  " + printable(text)) }
      if let classes = row.classes { lines.append("  classes" + row.source + ": " + printable(classes.joined(separator: ", "))) }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func document(_ folder: String, _ rows: [Row]) -> String {
    let plugins = rows.map { row in
      let facts = row.facts
      let members = [
        "\"file\": " + quoted(row.file), "\"id\": " + CheckReport.text(facts?.id), "\"version\": " + CheckReport.text(facts?.version),
        "\"abi\": " + CheckReport.text(facts.map { "\($0.abiMajor).\($0.abiMinor)" }), "\"problem\": " + CheckReport.text(row.problem),
        "\"verdict\": " + quoted(row.verdict), "\"classes\": " + CheckReport.list(row.classes), "\"description\": " + CheckReport.text(row.manifest?.description),
      ]
      return "    {" + members.joined(separator: ", ") + "}"
    }
    return "{\n  \"format\": \"plugin-list/1\",\n  \"folder\": " + quoted(folder) + ",\n  \"plugins\": [\n"
      + plugins.joined(separator: ",\n") + "]\n}"
  }
}
