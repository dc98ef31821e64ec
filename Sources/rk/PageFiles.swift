// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc
import Scenario

/// Pages of the tool: files of Pages/ put together into one that needs nothing else.
///
/// A page's HTML names its style sheets and its script as any page does, one a line; `whole` puts them in the place of these lines. Of JavaScript modules it
/// understands what the pages use: imports of names on a line of their own, and `export` before a declaration.
struct PageFiles {
  /// The text of a file, named by its way from the folder.
  func text(_ name: String) throws(ToolError) -> String { try PageFiles.resource("Pages/" + name) }

  func rules() throws(ToolError) -> Rules { Rules(try PageFiles.resource("Behaviour.md")) }

  private static func resource(_ name: String) throws(ToolError) -> String {
    guard let bytes = Resources.bytes(name) else {
      throw ToolError("\(name) is not inside this build of the tool, and the repository that it was built in is not above it")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A page with its style sheets and scripts in it. `data` is JSON without "<", which takes the place of a line with `<script type="application/json" id="data">`.
  func whole(_ page: String, data: String = "null") throws(ToolError) -> String {
    var lines: [String] = []
    for line in try text(page).split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = PageFiles.part(of: line, between: "<link rel=\"stylesheet\" href=\"", and: "\">") {
        lines.append("<style>\n" + (try text(PageFiles.resolve(name, from: page))) + "</style>")
      } else if let name = PageFiles.part(of: line, between: "<script type=\"module\" src=\"", and: "\"></script>") {
        lines.append("<script type=\"module\">\n" + (try script(PageFiles.resolve(name, from: page))) + "</script>")
      } else if line.contains("<script type=\"application/json\" id=\"data\">") {
        lines.append("<script type=\"application/json\" id=\"data\">" + data + "</script>")
      } else {
        lines.append(String(line))
      }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Modules

  /// A module with all that it imports, each as a function that is called once and answers what it exports, before those that import it.
  func script(_ entry: String) throws(ToolError) -> String {
    var done: Set<String> = []
    return "const modules = {};\n" + (try module(entry, &done, below: []))
  }

  private func module(_ name: String, _ done: inout Set<String>, below: [String]) throws(ToolError) -> String {
    guard !below.contains(name) else { throw ToolError("\(name): modules import one another in a circle") }
    guard done.insert(name).inserted else { return "" }
    var before = ""
    var body: [String] = []
    var exported: [String] = []
    for line in try text(name).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import "), let names = PageFiles.part(of: line, between: "import ", and: " from \""),
        let other = PageFiles.part(of: line, between: " from \"", and: "\";")
      {
        let other = PageFiles.resolve(other, from: name)
        before += try module(other, &done, below: below + [name])
        body.append("const \(names.replacing(" as ", with: ": ")) = modules[\"\(other)\"];")
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        let words = declaration.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") })
        let keywords: Set<Substring> = ["async", "function", "class", "const", "let"]
        if let declared = words.first(where: { !keywords.contains($0) }) { exported.append(String(declared)) }
        body.append(String(declaration))
      } else {
        body.append(String(line))
      }
    }
    return before + "modules[\"\(name)\"] = (() => {\n" + body.joined(separator: "\n") + "return { " + exported.joined(separator: ", ") + " };\n})();\n"
  }

  /// A name that a file of Pages gives another one, as its way from the folder.
  private static func resolve(_ name: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast().map { String($0) }
    for part in name.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  private static func part(of line: Substring, between start: String, and end: String) -> String? {
    guard let from = line.firstRange(of: start), let to = line[from.upperBound...].firstRange(of: end) else { return nil }
    return String(line[from.upperBound..<to.lowerBound])
  }
}
