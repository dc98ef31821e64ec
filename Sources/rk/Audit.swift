// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Glibc
import Scenario

struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find views that touches cannot reach, or that are hard to hit.",
    discussion: """
      Examines the views of each window without any touch. It finds touch targets that are too small (24 points, WCAG 2.5.8 with its exception for spacing) or \
      small (44 points), covered, cut off, outside of a superview, hidden or without interaction. It also finds recognisers of one view that need a failure \
      requirement, and controls and recognisers that never fire. Prints a sentence for each finding, with the view concerned, the cause, the measured value \
      and its limit, and a remedy (SPEC 355). No override is called.

      The tree is that of a scenario before its first step, or of a recording (rkrec) before its first input. With --at it is the tree at that time. In a \
      view-tree/1 file each control has an action, and other views have no handlers. FILE may be - for standard input.

      The status is 1 if there is a finding. --json prints an object for each finding; its kind is a number of RKAuditKind (audit.h), with its name:
        {"kind": 2, "kindName": "small", "subject": "save", "culprit": "…",
         "area": [x, y, width, height], "value": 40, "limit": 44, "tolerance": 0,
         "sentence": "…"}

      EXAMPLES:
        rk audit form.json
        rk audit bug.rkrec --at 2.5 --json
        rk audit form.json --svg form.svg
      """)

  @Option(parsing: .unconditional, help: ArgumentHelp("Seconds of a scenario's or recording's clock.", valueName: "time"))
  var at: Double?

  @Option(help: ArgumentHelp("The folder of plugins that are not beside their scenario.", valueName: "dir"))
  var plugins: String?

  @Flag(help: "Print each finding as a JSON object, one a line.")
  var json = false

  @Flag(help: "Add the controls and recognisers that are in no window.")
  var detached = false

  @Option(help: ArgumentHelp("Draw the tree with the findings in it, those scrolled out of sight as dots at their scroll view's edge; - is standard output.", valueName: "file"))
  var svg: String?

  @Argument(help: "A scenario, a recording or a view tree.")
  var file: String

  func validate() throws {
    if let at, !at.isFinite || at < 0 { throw ValidationError("--at must be a finite number, 0 or more.") }
  }

  func run() throws {
    let detached = detached, json = json
    let title = printable(file.lastPathComponent)
    var lines: [String] = []
    var picture = ""
    let input = try Input(file)
    try Scene.show(input, at: at, plugins: plugins) { context, _ throws(ToolError) in
      let scene = Scene(context)
      var marks: [Render.Mark] = []
      for (place, window) in scene.windows.enumerated() {
        for finding in try Audit.findings(window, detached: detached && place == 0) {
          var finding = finding
          let sentence = text { rk_audit_describe(context, &finding, $0, $1, $2) }.text
          lines.append(json ? Audit.json(finding, scene, sentence) : sentence)
          var area = RKRect()
          if finding.area.size.width > 0, finding.area.size.height > 0, rk_window_convert_rect_to(window, finding.area, nil, &area) == .OK {
            marks.append(Render.Mark(corners: Audit.corners(area, scene), title: sentence, scroller: finding.subject.flatMap { scene.places[$0] }.flatMap { scene.shapes[$0].scroller }))
          }
        }
      }
      picture = Render.picture(scene, title: title, marks: marks, clips: true)
    }
    if svg != "-" {
      for line in lines { print(line) }
    }
    if let svg { try OutputFile.write(picture, to: svg) }
    if !lines.isEmpty { throw ExitCode(1) }
  }

  private static func findings(_ window: OpaquePointer, detached: Bool) throws(ToolError) -> [RKAuditFinding] {
    var options = RKAuditOptions()
    options.struct_size = UInt32(MemoryLayout<RKAuditOptions>.size)
    options.flags = detached ? .detached : []
    var count = 0
    try check(rk_window_audit(window, &options, nil, 0, &count), "audit")
    if count == 0 { return [] }
    var findings = [RKAuditFinding](repeating: RKAuditFinding(), count: count)
    findings[0].struct_size = UInt32(MemoryLayout<RKAuditFinding>.size)
    try check(rk_window_audit(window, &options, &findings, count, &count), "audit")
    return findings
  }

  private static func corners(_ area: RKRect, _ scene: Scene) -> [RKPoint] {
    let (right, bottom) = (area.origin.x + area.size.width, area.origin.y + area.size.height)
    return [area.origin, RKPoint(x: right, y: area.origin.y), RKPoint(x: right, y: bottom), RKPoint(x: area.origin.x, y: bottom)].map { scene.drawn($0) }
  }

  /// {"kind": number, "kindName": name, "subject": name, "culprit", "decider", "area": [x, y, width, height], "value", "limit", "tolerance", "sentence"}; what there is none of is left out.
  private static func json(_ finding: RKAuditFinding, _ scene: Scene, _ sentence: String) -> String {
    var line = "{\"kind\": \(finding.kind.rawValue), \"kindName\": " + quoted(rk_audit_kind_name(finding.kind).map { String(cString: $0) } ?? "")
    line += ", \"subject\": " + quoted(Explanation.name(of: finding.subject))
    if let culprit = finding.culprit { line += ", \"culprit\": " + quoted(Explanation.name(of: culprit)) }
    if let decider = finding.decider { line += ", \"decider\": " + quoted(Explanation.name(of: decider)) }
    let area = finding.area
    line += ", \"area\": [" + [area.origin.x, area.origin.y, area.size.width, area.size.height].map { scenarioText($0) }.joined(separator: ", ") + "]"
    if finding.unit != .none {
      line += ", \"value\": " + scenarioText(finding.value) + ", \"limit\": " + scenarioText(finding.limit) + ", \"tolerance\": " + scenarioText(finding.tolerance)
    }
    return line + ", \"sentence\": " + quoted(sentence) + "}"
  }
}
