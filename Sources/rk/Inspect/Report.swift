// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

/// What a report's page is made of. As JSON, without "<":
///
///   {"format": 2, "title", "file", "source": "scenario" | "touches" | "recording", "version", "config": {name: number},
///    "objects":   [[name, class, kind, view or -1], …]       everything that is named by a number is named by its place here
///    "sentences": [text, …]                                  as the library makes them
///    "names":     {reason: name}                             of the reasons that occur
///    "records":   [reason, object, other, touch, value, sentence, …]      six numbers for each decision, in order; -1 for no object
///    "times":     [record, seconds, …]                       of the decisions whose time is not that of their moment
///    "stories":   [[moment, object, text, STEPS], …]         why an object did what it did, from that moment on (rk_explain); STEPS are left out where there are none
///    "facts":     [[moment, object, FACTS], …]               what a recogniser is set to, from that moment on
///    "problems":  [PROBLEM, …]                               what went wrong, the most serious first (rk_problems)
///    "moments":   [[seconds, decisions, label or 0, [id, phase, x, y, …], {"lines": [text], "notes": [text], "views": [VIEW], "order": [object]}], …]
///    "omitted":   number                                     of decisions of hit-tests that were left out
///    "rules":     {number: text}}                            the rules of Behaviour.md that the page names
///
/// A moment has the number of its decisions; unneeded values at its end are left out. Its label is 0 where the touches alone describe it. VIEW is that of
/// PictureText.swift, and "answers" where it is known what its overrides answer (HitAnswers.swift), with only those that are new or have changed; "order" is there when the order
/// of all views is another one. STEPS has ten values for each cause: sentence, reason, rule, subject, culprit, seconds or null, value, limit, unit (RKUnit), touch.
/// FACTS {"properties": [[name, text, 1 if it is as usual], …], "requires": [object], "delegate": object, "answers": [question]}, the last three if there are any.
/// PROBLEM has the members of RKProblem with moments in the place of sequences, its four texts, and STEPS. Places are in screen coordinates, phases are those of RKTouchPhase.
struct Report {
  struct Object {
    var name: String
    var className: String
    var kind: String
    var view = -1
  }

  struct Record {
    var reason: Int32
    var time: Double
    var object: Int
    var other: Int
    var touch: Int64
    var value: Double
    var sentence: String
  }

  struct Finger {
    var id: Int64
    var phase: Int
    var place: RKPoint
  }

  struct Moment {
    var time: Double
    /// nil: what the fingers did.
    var label: String?
    var lines: [String]
    var notes: [String]
    var firstRecord: Int
    var views: [String] = []
    var order: [Int]?
    var fingers: [Finger] = []
  }

  var config: [(name: String, value: Double)] = []
  var omittedCount = 0
  /// Each as JSON.
  var problems: [String] = []
  private(set) var numbers: [OpaquePointer: Int] = [:]
  private(set) var recordCount = 0
  private var objects: [Object] = []
  private var sentences = ReportList()
  private var sentenceNumbers: [String: Int] = [:]
  private var names: [Int32: String] = [:]
  private var records = ReportList()
  private var times = ReportList()
  private var stories = ReportList()
  private var facts = ReportList()
  private var moments = ReportList()

  mutating func add(_ handle: OpaquePointer, _ object: Object) -> Int {
    numbers[handle] = objects.count
    objects.append(object)
    return objects.count - 1
  }

  /// A recogniser belongs to a view.
  mutating func owns(_ recognizer: Int, _ view: Int) { objects[recognizer].view = view }

  /// A decision of the moment that is added next, whose time is `time`.
  mutating func add(_ record: Record, at time: Double) {
    if names[record.reason] == nil { names[record.reason] = record.reason < 0 ? "" : reasonName(record.reason) }
    records.begin()
    records.add(Int(record.reason))
    records.addNext(record.object)
    records.addNext(record.other)
    records.addNext(Int(record.touch))
    records.addNext(record.value)
    records.addNext(number(of: record.sentence))
    if record.time != time {
      times.begin()
      times.add(recordCount)
      times.addNext(record.time)
    }
    recordCount += 1
  }

  private func reasonName(_ reason: Int32) -> String {
    RKReason(rawValue: reason).flatMap { rk_reason_name($0) }.map { String(cString: $0) } ?? ""
  }

  /// A reason that some cause has.
  mutating func name(_ reason: RKReason) {
    if names[reason.rawValue] == nil { names[reason.rawValue] = reasonName(reason.rawValue) }
  }

  mutating func number(of sentence: String) -> Int {
    if let known = sentenceNumbers[sentence] { return known }
    sentenceNumbers[sentence] = sentences.count
    sentences.begin()
    sentences.add(sentence)
    return sentences.count - 1
  }

  /// What a recogniser is set to from the moment on that is added next, as JSON.
  mutating func addFacts(_ recognizer: Int, _ json: String) {
    facts.begin()
    facts.open("[")
    facts.add(moments.count)
    facts.addNext(recognizer)
    facts.addNext(json: json)
    facts.close("]")
  }

  /// The story of an object from the moment on that is added next; `steps` is JSON, empty if there are none.
  mutating func explain(_ object: Int, _ story: String, _ steps: String) {
    let text = number(of: story)
    stories.begin()
    stories.open("[")
    stories.add(moments.count)
    stories.addNext(object)
    stories.addNext(text)
    if !steps.isEmpty { stories.addNext(json: steps) }
    stories.close("]")
  }

  mutating func add(_ moment: Moment) {
    moments.begin()
    moments.open("[")
    moments.add(moment.time)
    moments.addNext(recordCount - moment.firstRecord)
    var extra: [String] = []
    if !moment.lines.isEmpty { extra.append("\"lines\":[" + moment.lines.map { pageText($0) }.joined(separator: ",") + "]") }
    if !moment.notes.isEmpty { extra.append("\"notes\":[" + moment.notes.map { pageText($0) }.joined(separator: ",") + "]") }
    if !moment.views.isEmpty { extra.append("\"views\":[" + moment.views.joined(separator: ",") + "]") }
    if let order = moment.order { extra.append("\"order\":[" + order.map { String($0) }.joined(separator: ",") + "]") }
    if let label = moment.label { moments.addNext(label) } else { moments.addNext(0) }
    if !moment.fingers.isEmpty || !extra.isEmpty { moments.addNext(moment.fingers) }
    if !extra.isEmpty { moments.addNext(json: "{" + extra.joined(separator: ",") + "}") }
    moments.close("]")
  }

  /// The whole report.
  func json(title: String, file: String, source: String) -> String {
    var text = "{\"format\":2,\"title\":\(pageText(title)),\"file\":\(pageText(file)),\"source\":\"\(source)\",\"version\":\(pageText(libraryVersion()))"
    text += ",\"config\":{" + config.map { pageText($0.name) + ":" + scenarioText($0.value) }.joined(separator: ",") + "}"
    text += ",\n\"objects\":[" + objects.map { object in
      "[\(pageText(object.name)),\(pageText(object.className)),\"\(object.kind)\",\(object.view)]"
    }.joined(separator: ",") + "]"
    text += ",\n\"sentences\":[" + sentences.text + "]"
    text += ",\n\"names\":{" + names.keys.sorted().map { "\"\($0)\":" + pageText(names[$0] ?? "") }.joined(separator: ",") + "}"
    text += ",\n\"records\":[" + records.text + "]"
    text += ",\n\"times\":[" + times.text + "]"
    text += ",\n\"stories\":[" + stories.text + "]"
    text += ",\n\"facts\":[" + facts.text + "]"
    text += ",\n\"problems\":[" + problems.joined(separator: ",\n") + "]"
    text += ",\n\"moments\":[" + moments.text + "]"
    return Report.shown(text + ",\n\"omitted\":\(omittedCount)}")
  }

  /// First bytes of the characters that turn the direction of a text: U+061C, and those of the block U+2000.
  private static let leads = [CChar(bitPattern: 0xD8), CChar(bitPattern: 0xE2), 0]

  /// JSON in which these characters are written as the library's sentences write them, \u{202e}. They stand in texts alone.
  private static func shown(_ json: String) -> String {
    json.withCString { start in
      var result = ""
      var rest = start
      var next = start
      while let found = strpbrk(next, leads).map({ UnsafePointer($0) }) {
        let length = UInt8(bitPattern: found[0]) == 0xD8 ? 2 : 3
        next = found + length
        let bytes = UnsafeRawBufferPointer(start: found, count: length)
        switch String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.value ?? 0 {
        case let value where value == 0x61C || value == 0x200E || value == 0x200F || 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value:
          result += String(decoding: UnsafeRawBufferPointer(start: rest, count: found - rest), as: UTF8.self) + "\\\\u{" + String(value, radix: 16) + "}"
          rest = next
        default: break
        }
      }
      return rest == start ? json : result + String(cString: rest)
    }
  }
}
