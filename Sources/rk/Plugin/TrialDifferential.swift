// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What a plugin does not override, it does not change.

/// Calls that were written down, to be compared with those of another context. Objects count by their names, numbers as they are.
final class CallRecord {
  private struct Line: Equatable {
    var method: PluginMethod
    var isAnswer: Bool
    var receiver: Int
    /// Of the detail: an object's or a selector's number, or one of the kind's own.
    var word: Int
    var x = 0.0
    var y = 0.0
  }

  private var lines: [Line] = []
  /// What can be seen of the tree in the end.
  var tree: [String] = []
  private var objects: [OpaquePointer?: Int] = [:]

  /// Names have the same numbers in all records.
  nonisolated(unsafe) private static var numbers: [String: Int] = [:]
  nonisolated(unsafe) private static var names: [String] = []

  private static func number(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private func number(of object: OpaquePointer?) -> Int {
    if let number = objects[object] { return number }
    let name = objectName(object)
    let number = CallRecord.number(name)
    // An object gets its name after its class's functions have seen it.
    if !name.hasPrefix("an object") { objects[object] = number }
    return number
  }

  func add(_ method: PluginMethod, _ receiver: OpaquePointer?, _ detail: ProbeDetail, isAnswer: Bool) {
    var line = Line(method: method, isAnswer: isAnswer, receiver: number(of: receiver), word: 0)
    switch detail {
    case .nothing: line.word = CallRecord.number("")
    case .count, .selector, .answer: line.word = CallRecord.number(detail.text)
    case .object(let object): line.word = number(of: object)
    case .point(let point):
      line.word = CallRecord.number("a point")
      line.x = point.x
      line.y = point.y
    }
    lines.append(line)
  }

  private func text(_ index: Int) -> String {
    guard index < lines.count else { return "nothing more" }
    let line = lines[index]
    let point = line.x != 0 || line.y != 0 ? " (\(line.x), \(line.y))" : ""
    return "\(line.method.rawValue) of \(CallRecord.names[line.receiver])" + (line.isAnswer ? " = " : " ") + CallRecord.names[line.word]
      + point
  }

  /// The first place at which two records differ, in words; nil if they do not.
  func difference(from other: CallRecord) -> String? {
    for index in 0..<max(lines.count, other.lines.count) {
      if index >= lines.count || index >= other.lines.count || lines[index] != other.lines[index] {
        return "after \(index) calls: \"\(text(index))\" and \"\(other.text(index))\""
      }
    }
    for (line, otherLine) in zip(tree, other.tree) where line != otherLine { return "in the end: \"\(line)\" and \"\(otherLine)\"" }
    return nil
  }
}

extension PluginTrial {
  /// The library's own classes that can be laid over.
  private static let builtInClasses = [
    "Responder", "View", "Window", "Label", "ImageView", "Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl",
    "PageControl",
    "TextField", "ScrollView",
    "ViewController", "NavigationController", "Application", "GestureRecognizer", "Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe",
    "Pinch", "Rotation",
    "Hover",
  ]

  func changeNothingElse() throws(ToolError) -> TrialResult {
    let image = try image()
    for round in 0..<PluginTrial.rounds {
      let with = CallRecord()
      let without = CallRecord()
      let session = try PluginSession(image)
      try record(session.context, with)
      note.doing = "init ran"
      try session.activate()
      try bypass(session)
      let subjects = PluginTrial.subjects(session).filter { $0.kind != .application }
      play(try PluginScene(session.context, subjects: subjects), round, with)

      var context: OpaquePointer?
      try check(rk_context_create(nil, &context), "context")
      try record(context, without)
      var counterparts: [PluginScene.Subject] = []
      for subject in subjects {
        var cls: OpaquePointer?
        let name = try PluginTrial.builtInName(above: subject.cls, session)
        try check(rk_class_find(context, name, &cls), name)
        counterparts.append(PluginScene.Subject(cls: cls, kind: subject.kind))
      }
      play(try PluginScene(context, subjects: counterparts), round, without)
      _ = rk_context_destroy(context)
      let makesReady = session.brought.contains { $0.hasInit }
      note.doing = "the context ended"
      session.close()
      if let difference = with.difference(from: without) {
        let sentence = "with it and without, " + difference + " (seed \(seed &+ UInt64(round)))"
        return makesReady ? .warning("what instance_init does changes more than the overrides: " + sentence) : .failed(sentence)
      }
    }
    return .passed("\(PluginTrial.rounds * PluginTrial.steps) steps went the same way as without it")
  }

  /// Lays a layer that writes down every call over all of the library's own classes.
  func record(_ context: OpaquePointer?, _ record: CallRecord) throws(ToolError) {
    for name in PluginTrial.builtInClasses {
      var cls: OpaquePointer?
      guard rk_class_find(context, name, &cls) == .OK, let kind = PluginKind(of: cls, in: context) else { continue }
      try Probe.lay(
        over: cls, kind.methods, will: { record.add($0, $1, $2, isAnswer: false) },
        did: { method, receiver, answer in
          if case .nothing = answer { return }
          record.add(method, receiver, answer, isAnswer: true)
        })
    }
  }

  /// Lays layers over the plugin's methods that call the layer below those.
  private func bypass(_ session: PluginSession) throws(ToolError) {
    var passed: [OpaquePointer?: Set<PluginMethod>] = [:]
    for brought in session.brought {
      // Of several layers the lowest one that has a method is what the others lie over.
      let methods = brought.methods.subtracting(passed[brought.cls, default: []])
      passed[brought.cls, default: []].formUnion(methods)
      try Probe.lay(over: brought.cls, methods, bypassing: brought.home)
    }
  }

  private func play(_ scene: PluginScene, _ round: Int, _ record: CallRecord) {
    let input = PluginInput(scene, seed: seed &+ UInt64(round), note: note)
    input.play(PluginTrial.steps)
    input.finish()
    record.tree = scene.snapshot
  }

  private static func builtInName(above cls: OpaquePointer?, _ session: PluginSession) throws(ToolError) -> String {
    var cls = cls
    while session.brought.contains(where: { !$0.isLayer && $0.cls == cls }) { try check(rk_class_get_superclass(cls, &cls), "superclass") }
    return text { rk_class_get_name(cls, $0, $1, $2) }.text
  }
}
