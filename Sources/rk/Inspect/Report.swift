import CResponderKit
import Scenario

/// What a report's page is made of. As JSON, without "<":
///
///   {"format": 1, "title", "file", "source": "scenario" | "touches" | "recording", "version", "config": {name: number},
///    "objects":   [[name, class, kind, view or -1], …]       everything that is named by a number is named by its place here
///    "sentences": [text, …]                                  as the library makes them
///    "names":     {reason: name}                             of the reasons that occur
///    "records":   [[reason, seconds, object, other, touch, value, sentence], …]        decisions in order; -1 for no object
///    "stories":   [[moment, object, text], …]                why an object did what it did, from that moment on (rk_explain)
///    "moments":   [{"t": seconds, "label", "lines": [text], "notes": [text], "from": record, "views": [VIEW], "order": [object], "fingers": [[id, phase, x, y]]}, …]
///    "omitted":   number}                                    of decisions of hit-tests that were left out
///
/// A moment's records are those from "from" to the next moment's; VIEW is that of PictureText.swift, with only those that are new or have changed; "order" is
/// there when the order of all views is another one. Places are in screen coordinates, phases are those of RKTouchPhase.
struct Report {
  struct Object {
    var name: String
    var className: String
    var kind: String
    var view = -1
  }

  struct Record {
    var reason: Int32
    var name: String
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
    var label: String
    var lines: [String]
    var notes: [String]
    var firstRecord: Int
    var views: [String] = []
    var order: [Int]?
    var fingers: [Finger] = []
  }

  var config: [(name: String, value: Double)] = []
  var omittedCount = 0
  private(set) var numbers: [OpaquePointer: Int] = [:]
  private var objects: [Object] = []
  private var sentences: [String] = []
  private var sentenceNumbers: [String: Int] = [:]
  private var names: [Int32: String] = [:]
  private var records: [String] = []
  private var stories: [String] = []
  private var moments: [String] = []

  var recordCount: Int { records.count }
  var momentCount: Int { moments.count }

  mutating func add(_ handle: OpaquePointer, _ object: Object) -> Int {
    numbers[handle] = objects.count
    objects.append(object)
    return objects.count - 1
  }

  /// A recogniser belongs to a view.
  mutating func owns(_ recognizer: Int, _ view: Int) { objects[recognizer].view = view }

  mutating func add(_ record: Record) {
    names[record.reason] = record.name
    let sentence = number(of: record.sentence)
    let value = record.value.isFinite ? scenarioText(record.value) : "null"
    records.append("[\(record.reason),\(scenarioText(record.time)),\(record.object),\(record.other),\(record.touch),\(value),\(sentence)]")
  }

  private mutating func number(of sentence: String) -> Int {
    if let known = sentenceNumbers[sentence] { return known }
    sentenceNumbers[sentence] = sentences.count
    sentences.append(sentence)
    return sentences.count - 1
  }

  /// The story of an object from the moment on that is added next.
  mutating func tell(_ object: Int, _ story: String) { stories.append("[\(moments.count),\(object),\(number(of: story))]") }

  mutating func add(_ moment: Moment) {
    var text = "{\"t\":\(scenarioText(moment.time)),\"label\":\(pageText(moment.label)),\"from\":\(moment.firstRecord)"
    if !moment.lines.isEmpty { text += ",\"lines\":[" + moment.lines.map { pageText($0) }.joined(separator: ",") + "]" }
    if !moment.notes.isEmpty { text += ",\"notes\":[" + moment.notes.map { pageText($0) }.joined(separator: ",") + "]" }
    if !moment.views.isEmpty { text += ",\"views\":[" + moment.views.joined(separator: ",") + "]" }
    if let order = moment.order { text += ",\"order\":[" + order.map { String($0) }.joined(separator: ",") + "]" }
    if !moment.fingers.isEmpty {
      let fingers = moment.fingers.map { "[\($0.id),\($0.phase),\(scenarioText($0.place.x)),\(scenarioText($0.place.y))]" }
      text += ",\"fingers\":[" + fingers.joined(separator: ",") + "]"
    }
    moments.append(text + "}")
  }

  /// The whole report.
  func json(title: String, file: String, source: String) -> String {
    var text = "{\"format\":1,\"title\":\(pageText(title)),\"file\":\(pageText(file)),\"source\":\"\(source)\",\"version\":\(pageText(libraryVersion()))"
    text += ",\"config\":{" + config.map { pageText($0.name) + ":" + scenarioText($0.value) }.joined(separator: ",") + "}"
    text += ",\n\"objects\":[" + objects.map { object in
      "[\(pageText(object.name)),\(pageText(object.className)),\"\(object.kind)\",\(object.view)]"
    }.joined(separator: ",") + "]"
    text += ",\n\"sentences\":[" + sentences.map { pageText($0) }.joined(separator: ",\n") + "]"
    text += ",\n\"names\":{" + names.keys.sorted().map { "\"\($0)\":" + pageText(names[$0] ?? "") }.joined(separator: ",") + "}"
    text += ",\n\"records\":[" + records.joined(separator: ",") + "]"
    text += ",\n\"stories\":[" + stories.joined(separator: ",") + "]"
    text += ",\n\"moments\":[" + moments.joined(separator: ",\n") + "]"
    return text + ",\n\"omitted\":\(omittedCount)}"
  }
}
