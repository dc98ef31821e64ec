// SPDX-License-Identifier: MIT
import ArgumentParser
import Scenario

struct Rule: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the rules that explanations name, such as SPEC 32.",
    discussion: """
      Every reason names its rule, such as "SPEC 32". This command prints the rule's text. The number of a rule never changes. Without a number it lists the \
      chapters.

      With --json an object for each rule:
        {"rule": 32, "chapter": "Hit-testing", "text": "…"}

      On a terminal, rules that any command prints are links to the page that --html writes. RK_RULES is the address of such a page; without it the one is taken \
      that is installed with the tool.

      EXAMPLES:
        rk rule 32
        rk rule 32-35 43
        rk rule --search "alpha threshold"
      """)

  @Option(help: ArgumentHelp("Print the rules that have all of these words.", valueName: "words"))
  var search: String?

  @Flag(help: "Print each rule as a JSON object, one a line.")
  var json = false

  @Flag(help: "Write all rules as a page for a browser, to standard output.")
  var html = false

  @OptionGroup var colours: ColourOption

  @Argument(help: "Numbers of rules, and ranges: 32-35.")
  var numbers: [String] = []

  func validate() throws {
    if search != nil, !numbers.isEmpty { throw ValidationError("--search takes no numbers.") }
    if html, json || search != nil || !numbers.isEmpty { throw ValidationError("--html writes all rules: give it alone.") }
  }

  func run() throws {
    let rules = try PageFiles().rules()
    if html {
      Swift.print(try RulePage.text(rules), terminator: "")
    } else if let search {
      let found = rules.numbers(withWords: search)
      guard !found.isEmpty else {
        printError(Terminal.styled("rk:", .bad, on: .error) + " no rule has all of the words " + quoted(printable(search)))
        throw ExitCode(1)
      }
      show(found, of: rules)
    } else if numbers.isEmpty {
      for chapter in rules.chapters {
        let first = chapter.rules.first.map(String.init) ?? "", last = chapter.rules.last.map(String.init) ?? ""
        print("\(padded(chapter.number)). \(chapter.title) " + Terminal.styled("(\(first) to \(last))", .faint, on: .output))
      }
    } else {
      show(try numbers.flatMap { try asked($0, of: rules) }, of: rules)
    }
  }

  private func padded(_ number: Int) -> String { String(repeating: " ", count: number < 10 ? 2 : 1) + String(number) }

  /// The numbers that an argument stands for; "SPEC" and commas may be copied with them.
  private func asked(_ argument: String, of rules: Rules) throws(ToolError) -> [Int] {
    if argument == "SPEC" { return [] }
    let text = argument.hasSuffix(",") ? argument.dropLast() : argument[...]
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends[0], let last = ends[ends.count - 1], first >= 0 else {
      let advice = argument.allSatisfy { $0.isNumber || $0 == "-" } ? "" : "; to look for words: rk rule --search " + printable(argument)
      throw ToolError(quoted(printable(argument)) + " is no number of a rule" + advice)
    }
    guard first <= last else { throw ToolError(quoted(printable(argument)) + ": a range begins with its smaller number, as in \(last)-\(first)") }
    let found = rules.all.filter { $0 >= first && $0 <= last }
    guard !found.isEmpty, ends.count == 2 || found == [first] else {
      throw ToolError("there is no rule \(printable(String(text))); rules are \(rules.all.first ?? 0) to \(rules.all.last ?? 0)")
    }
    return found
  }

  private func show(_ numbers: [Int], of rules: Rules) {
    var last = 0
    for number in numbers {
      guard let text = rules.plainText(number), let chapter = rules.chapter(of: number) else { continue }
      if json {
        print("{\"rule\": \(number), \"chapter\": \(quoted(chapter.title)), \"text\": \(quoted(text))}")
        continue
      }
      if chapter.number != last { print(Terminal.styled("chapter \(chapter.number), \(chapter.title)", .faint, on: .output)) }
      last = chapter.number
      print(Terminal.wrapped("\(number). " + text))
    }
  }
}
