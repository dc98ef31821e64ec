// SPDX-License-Identifier: MIT
import CResponderKit

/// A scenario that is played a step at a time, its own steps and others that are added meanwhile.
package final class LiveScenario {
  /// What came of a step.
  package struct Report {
    package var lines: [String]
    package var reasons: [Outcome.Reason]
    /// Expectations that did not hold, and calls that the library refused.
    package var differences: [String]
    package var notes: [String]
  }

  package let scenario: Scenario
  /// How many of the file's steps have been done.
  package private(set) var position = 0

  let world: World
  private let ledger: Ledger
  private var pictures: PictureReader?
  /// The delay of the file's steps against their times, since the clock has moved meanwhile.
  private var delay = 0.0
  private var isDelayed = false
  private var reported = (lines: 0, differences: 0, notes: 0)

  /// Builds what the file describes, and does none of its steps yet.
  package init(_ value: Value) throws(ScenarioError) {
    ledger = Ledger()
    scenario = try Scenario.load(value, ledger)
    world = try scenario.world(RunOptions())
  }

  package var context: OpaquePointer { world.context }

  /// The time of each step of the file; nil for one without.
  package var times: [Double?] { scenario.steps.map { $0.time } }

  /// Seconds of the scenario's clock.
  package var time: Double {
    var time = 0.0
    _ = rk_context_get_time(context, &time)
    return time
  }

  /// When the library's next timer is due; nil if none is.
  package var deadline: Double? {
    var time = 0.0
    return rk_context_next_deadline(context, &time) == .OK && time.isFinite ? time : nil
  }

  /// Does the next step of the file. It does not precede a step that was added, and neither do later ones.
  package func advance() {
    guard position < scenario.steps.count else { return }
    let step = scenario.steps[position]
    position += 1
    if isDelayed, let due = step.time {
      delay = max(delay, time - due)
      isDelayed = false
    }
    world.perform([step.later(by: delay)])
  }

  /// Does a step that stands in no file, written as files write it. One that is wrong does nothing.
  package func perform(_ value: Value) throws(ScenarioError) {
    let steps = try StepReader(ledger: ledger).steps(Reader(value: .array([value])))
    try ledger.checkUses()
    isDelayed = true
    world.perform(steps)
  }

  /// What has happened since the last report.
  package func report() -> Report {
    let (status, records) = world.trace.new()
    world.note(status, "trace")
    let report = Report(
      lines: Array(world.log[reported.lines...]),
      reasons: records.map { world.reason($0) },
      differences: Array(world.differences[reported.differences...]), notes: Array(world.notes[reported.notes...]))
    reported = (world.log.count, world.differences.count, world.notes.count)
    return report
  }

  /// The views and recognisers as they are now, as PictureText.swift writes them.
  package var picture: String {
    let world = world
    let reader = pictures ?? PictureReader(context, overrides: { world.overrides(of: $0) })
    pictures = reader
    return world.silently { reader.read() }.json()
  }

  /// Why an object did not, or would not, act: {"sentence", "culprits": [ids]}. With a point of the screen: what would keep a touch there from a view.
  package func explanation(of id: String, at point: (x: Double, y: Double)?) throws(ScenarioError) -> Value {
    guard let instance = world.objects[id] else { throw ScenarioError(path: .root, message: "no object has the id " + quoted(id)) }
    let handle = instance.handle
    let place = point.map { RKPoint(x: $0.x, y: $0.y) }
    let world = world
    let (status, sentence) = world.silently {
      text { buffer, capacity, length in
        if let place { return rk_view_explain_point(handle, place, false, buffer, capacity, length) }
        return rk_explain(handle, buffer, capacity, length)
      }
    }
    guard status == .OK else { return .null }
    var steps = [RKExplanationStep](repeating: RKExplanationStep(), count: 32)
    steps[0].struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    var count = 0
    let found = world.silently {
      place.map { rk_view_explain_point_steps(handle, $0, false, &steps, steps.count, &count) } ?? rk_explain_steps(handle, &steps, steps.count, &count)
    }
    var culprits: [Value] = []
    if found == .OK {
      for step in steps.prefix(count) {
        let culprit = world.idValue(of: step.culprit)
        if case .string = culprit { culprits.append(culprit) }
      }
    }
    return .object([Value.Member(key: "sentence", value: .string(sentence)), Value.Member(key: "culprits", value: .array(culprits))])
  }

  /// Ends the context.
  package func end() { world.end() }
}

extension LiveScenario {
  /// What recognisers, controls and scroll views are at, in the order in which they were made: a list of objects with `id`, `class` and properties by their
  /// UIKit names.
  package var states: Value {
    var list: [Value] = []
    for id in world.order {
      guard let instance = world.objects[id], rk_object_is_alive(instance.handle), let properties = instance.shown else { continue }
      var members = [Value.Member(key: "id", value: .string(id)), Value.Member(key: "class", value: .string(instance.builtInClass))]
      for property in properties {
        let (status, value) = property.read(from: instance.handle, in: world)
        if status == .OK { members.append(Value.Member(key: property.rawValue, value: value)) }
      }
      list.append(.object(members))
    }
    return .array(list)
  }
}

extension Instance {
  /// What is worth showing while it changes; nil of what has no state of that kind.
  fileprivate var shown: [Property]? {
    switch kind {
    case .recognizer: return [.view, .state, .numberOfTouches, .enabled]
    case .control:
      var properties: [Property] = [.enabled, .highlighted, .selected, .tracking, .touchInside]
      if builtInClass == "TextField" { properties.append(.editing) }
      properties += Property.ofControl(builtInClass).filter { !properties.contains($0) }
      return properties
    case .scrollView: return [
        .contentOffset, .dragging, .decelerating, .zoomScale, .verticalScrollIndicator, .horizontalScrollIndicator, .verticalScrollIndicatorVisible,
        .horizontalScrollIndicatorVisible,
      ]
    default: return nil
    }
  }

  /// The library's class that it is: the runner's own are named after it, with a mark and a number.
  fileprivate var builtInClass: String {
    var cls: OpaquePointer?
    guard rk_object_get_class(handle, &cls) == .OK else { return "" }
    let name = text { rk_class_get_name(cls, $0, $1, $2) }.text
    return pieces(of: name, at: UInt8(ascii: "'")).first { !$0.isEmpty } ?? name
  }
}
