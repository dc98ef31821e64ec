// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// The report of a recording: each call of the program that brought input or time is a moment; calls that build something are taken together.
struct SessionReport {
  private let session: Session
  private let collector: Collector
  private var fingers = SessionFingers()
  /// Calls that stand for no moment yet.
  private var waiting: [String] = []
  private let calls: CallReader

  /// So many calls that build are one moment, or more where the tree has more views than that: so a tree is not looked at for each few views of it.
  private static let mostTogether = 100

  /// The data of the page.
  static func json(_ file: SessionFile, title: String) throws(ToolError) -> String {
    try SessionReplay.onDeepStack { () throws(ToolError) in
      let calls = CallReader()
      var report = SessionReport(try Session(file, observer: calls), calls)
      try report.play()
      return report.collector.report.json(title: title, file: title, source: "recording")
    }
  }

  private init(_ session: Session, _ calls: CallReader) {
    self.session = session
    self.calls = calls
    // What a touch is retained for would be a call that the recording does not have.
    collector = Collector(session.context, retainsTouches: false, ties: { calls.ties(of: $0) }, classOverrides: { calls.overrides(of: $0) })
  }

  private mutating func play() throws(ToolError) {
    try collector.look(Collector.Remark(label: "when the recording began", lines: session.file.stranger.map { [$0] } ?? []), .all)
    calls.forget()
    let progress = Progress(session.file.name, total: session.file.size, patience: 1 << 20)
    var position = 0
    while true {
      // What is looked at when the next call has been played belongs to that call.
      if !waiting.isEmpty, let next = session.upcoming, !calls.kind(of: next).builds { try flush() }
      // With the context goes what it has to report.
      if session.upcoming == "rk_context_destroy" { try collector.takeProblems() }
      guard let step = try session.next() else { break }
      progress.advance(by: step.offset - position)
      position = step.offset
      guard session.context != nil else { break }
      for mark in step.marks { collector.add(remark: mark) }
      if calls.kind(of: step.function).builds {
        if step.function != "rk_retain" && step.function != "rk_release" { waiting.append(label(step)) }
        if waiting.count >= max(SessionReport.mostTogether, collector.viewCount / 2) { try flush() }
        continue
      }
      var remark = Collector.Remark()
      remark.fingers = fingers.take(step)
      if remark.fingers.isEmpty || step.function != "rk_context_send_touches" { remark.label = label(step) }
      if step.status != .OK { remark.notes.append("refused: " + String(cString: rk_status_name(step.status))) }
      try collector.look(remark, changed)
    }
    guard session.context != nil else { return }
    try flush()
    try end()
  }

  /// What has to be looked at after the calls since the last time.
  private var changed: Collector.Scope {
    defer { calls.forget() }
    return .some(calls.named.compactMap { session.handle($0) }, tree: calls.changesTree)
  }

  private mutating func flush() throws(ToolError) {
    guard let first = waiting.first else { return }
    var remark = Collector.Remark(label: waiting.count == 1 ? first : "\(waiting.count) calls: \(first), …")
    if waiting.count > 1 { remark.lines = waiting }
    waiting = []
    try collector.look(remark, changed)
  }

  private func end() throws(ToolError) {
    var remark = Collector.Remark(label: "the end of the recording")
    for mark in session.marks { remark.lines.append("remark: " + mark) }
    if case .parted(let parting) = session.verdict {
      remark.label = "here the replay parts from the recording"
      remark.notes.append("recorded: \(parting.recorded)\nplayed now: \(parting.now)")
    } else if let ending = session.ending, ending != .whole {
      remark.notes.append(session.file.text(ending))
    }
    try collector.look(remark, .all)
    try collector.takeProblems()
  }

  // MARK: Calls

  private func label(_ step: Session.Step) -> String {
    if step.function == "rk_context_advance" { return "time passes" }
    if step.function == "rk_context_send_touches" {
      // What was refused: otherwise the page has these words.
      let words = ["down", "move", "stay", "up", "cancel"]
      let touches = SessionFingers.samples(of: step).map { "\(words[$0.phase]) \($0.id) at (\(number($0.place.x)), \(number($0.place.y)))" }
      if !touches.isEmpty { return touches.joined(separator: ", ") }
    }
    let text = String(step.function.dropFirst(3)) + "(" + step.arguments.map { argument($0) }.joined(separator: ", ") + ")"
    return text.utf8.count <= 300 || text.count <= 300 ? text : text.prefix(299) + "…"
  }

  private func number(_ value: Double) -> String { scenarioText((value * 10).rounded() / 10) }

  private func argument(_ value: SessionValue) -> String {
    switch value {
    case .object(let number):
      guard let handle = session.handle(number) else { return SessionText.text(value) }
      let name = text { rk_object_get_name(handle, $0, $1, $2) }
      return name.status == .OK && !name.text.isEmpty ? name.text : SessionText.text(value)
    case .list(let values): return "[" + values.map { argument($0) }.joined(separator: ", ") + "]"
    default: return SessionText.text(value)
    }
  }
}

/// The places of a recording's fingers, from its calls.
struct SessionFingers {
  private var places: [Int64: RKPoint] = [:]
  private var posted: [Report.Finger] = []

  /// What a call did with fingers; nil if it is no matter of theirs.
  mutating func take(_ step: Session.Step) -> [Report.Finger] {
    var taken: [Report.Finger] = []
    switch step.function {
    case "rk_context_send_touches" where step.status == .OK: taken = SessionFingers.samples(of: step)
    case "rk_context_post_touches" where step.status == .OK:
      posted += SessionFingers.samples(of: step)
      return []
    case "rk_context_drain":
      taken = posted
      posted = []
    case "rk_context_cancel_all_touches":
      for id in places.keys.sorted() { taken.append(Report.Finger(id: id, phase: 4, place: places[id] ?? RKPoint())) }
    default: break
    }
    for finger in taken { places[finger.id] = finger.phase >= 3 ? nil : finger.place }
    return taken
  }

  /// The samples of rk_context_send_touches and rk_context_post_touches: phase, id and place come first in each (RKTouchSample).
  static func samples(of step: Session.Step) -> [Report.Finger] {
    guard step.arguments.count >= 2, case .list(let samples) = step.arguments[step.arguments.count - 1] else { return [] }
    return samples.compactMap { sample in
      guard case .list(let values) = sample, values.count >= 4, case .whole(let phase) = values[0], case .whole(let id) = values[1],
        let x = values[2].double, let y = values[3].double, (0...4).contains(phase)
      else { return nil }
      return Report.Finger(id: id, phase: Int(phase), place: RKPoint(x: x, y: y))
    }
  }
}
