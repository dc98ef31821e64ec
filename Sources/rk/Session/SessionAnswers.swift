// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// What overrides and delegates answered, as keys of nodes and recognisers, and as steps where it changed; and what has to be logged so that steps can wait for it.
final class SessionAnswers {
  private let converter: SessionConverter
  /// What each setting is at the beginning.
  private var initial: [SessionSetting.Key: Value] = [:]
  /// By id, the settings of an object as they came up.
  private var keys: [String: [SessionSetting.Key]] = [:]
  private var current: [SessionSetting.Key: Value] = [:]
  /// Those whose values vary.
  private var varying: Set<SessionSetting.Key> = []
  private var kinds: [String: [String]] = [:]
  private var loud: Set<String> = []
  private var reactions: [String: [Value.Member]] = [:]
  /// Reactions that vary, and are steps.
  private var acted: Set<SessionSetting.Key> = []
  private(set) var everywhere: [String] = []
  private var texts: Set<String> = []

  /// Nests no deeper than readers of files go.
  private static let longestChain = 200

  /// Whether all that was overridden for hit-testing is, though it answers what it inherits.
  private let isThorough: Bool

  init(_ converter: SessionConverter, isThorough: Bool) {
    self.converter = converter
    self.isThorough = isThorough
  }

  /// The steps of what happened.
  func steps(_ beats: [SessionBeat]) -> [Value] {
    let all = beats.flatMap { $0.occurrences }
    learn(all)
    learnReactions(all)
    for occurrence in all { learnKinds(occurrence) }
    for control in converter.facts.listened { if let id = converter.ids[control] { log(id, "events") } }
    return beats.flatMap { steps(of: $0) }
  }

  // MARK: What is always so

  private func learn(_ all: [SessionOccurrence]) {
    var values: [SessionSetting.Key: [(text: String, isInherited: Bool)]] = [:]
    var order: [SessionSetting.Key] = []
    var first: [SessionSetting.Key: Value] = [:]
    unify(all)
    for setting in all.compactMap({ $0.setting }) {
      if values[setting.key] == nil {
        order.append(setting.key)
        first[setting.key] = setting.value
      }
      values[setting.key, default: []].append((setting.value.text, setting.isInherited))
    }
    var answered: Set<SessionSetting.Key> = []
    for key in order where !(values[key] ?? []).allSatisfy({ $0.isInherited }) { answered.insert(key.group) }
    for key in order {
      let seen = values[key] ?? []
      // The default needs no word; but a word about some of several others concerns all of them.
      guard answered.contains(key.group) else { continue }
      var value = first[key] ?? .null
      if key.word == "delegate", converter.redelegated.contains(key.id) { value = .bool(key.part.hasPrefix("should")) }
      initial[key] = value
      keys[key.id, default: []].append(key)
      current[key] = value
      if seen.contains(where: { $0.text != value.text }) { varying.insert(key) }
    }
  }

  /// Where a hitTest asked others after its super, it has them all in mind each time; a pointInside may be a figure.
  private func unify(_ all: [SessionOccurrence]) {
    var longest: [SessionSetting.Key: Value] = [:]
    for setting in all.compactMap({ $0.setting }) where setting.key.word == "hitTest" {
      if case .object = setting.value, setting.value.text.utf8.count > longest[setting.key]?.text.utf8.count ?? 0 { longest[setting.key] = setting.value }
    }
    for occurrence in all {
      guard let setting = occurrence.setting, case .object = setting.value, let value = longest[setting.key] else { continue }
      occurrence.setting = SessionSetting(key: setting.key, value: value, isInherited: setting.isInherited && value.text == setting.value.text)
    }
    var figures: [SessionSetting.Key: SessionOccurrence.Figures] = [:]
    for occurrence in all {
      guard let setting = occurrence.setting, setting.key.word == "pointInside" else { continue }
      figures[setting.key, default: .all].formIntersection(occurrence.figures)
    }
    for occurrence in all {
      guard let setting = occurrence.setting else { continue }
      let found = figures[setting.key] ?? []
      // A scenario's overrides are asked wherever the finger is.
      if let outset = occurrence.outset, !setting.isInherited, !found.contains(.inset) { converter.remark("\(setting.key.id): its class's hit_test_outset, \(scenarioText(outset))") }
      guard let figure = found.value(outset: occurrence.outset) else { continue }
      occurrence.setting = SessionSetting(key: setting.key, value: figure, isInherited: setting.isInherited)
    }
  }

  private func learnReactions(_ all: [SessionOccurrence]) {
    var words: [SessionSetting.Key: [String]] = [:]
    var order: [SessionSetting.Key] = []
    for occurrence in all {
      guard occurrence.question.slot.hasPrefix("RKGestureRecognizerMethods.touches_"), let id = converter.id(of: occurrence.question) else { continue }
      let key = SessionSetting.Key(id: id, word: "on", part: String(occurrence.question.slot.dropFirst("RKGestureRecognizerMethods.touches_".count)))
      let made = occurrence.pieces.compactMap { piece -> String? in
        if case .reaction(_, _, let word, _) = piece { return word }
        return nil
      }
      if words[key] == nil { order.append(key) }
      words[key, default: []].append(made.count == 1 ? made[0] : made.isEmpty ? "" : "several")
    }
    for key in order {
      let seen = words[key] ?? []
      if seen.allSatisfy({ $0 == seen[0] }), seen[0] != "several" {
        if !seen[0].isEmpty { reactions[key.id, default: []].append(Value.Member(key: key.part, value: .string(seen[0]))) }
      } else {
        acted.insert(key)
      }
    }
  }

  private func learnKinds(_ occurrence: SessionOccurrence) {
    guard let id = converter.id(of: occurrence.question) else { return }
    if isThorough, ["RKViewMethods.hit_test", "RKViewMethods.point_inside"].contains(occurrence.question.slot) { log(id, occurrence.question.slot.hasSuffix("hit_test") ? "hit" : "inside") }
    if occurrence.question.slot.hasPrefix("RKResponderMethods."), let (word, kind) = SessionFacts.handler(String(occurrence.question.slot.dropFirst("RKResponderMethods.".count))) {
      // Overrides that call super are what logging makes of an object.
      log(id, kind)
      if word == "insertText" || word == "deleteBackward" { texts.insert(id) }
    }
  }

  private func log(_ id: String, _ kind: String) { if !kinds[id, default: []].contains(kind) { kinds[id, default: []].append(kind) } }

  // MARK: Keys

  /// The keys for what an object answers at the beginning, and what it logs.
  func members(of id: String) -> [Value.Member] {
    var members: [Value.Member] = []
    if let kinds = kinds[id] { members.append(Value.Member(key: "log", value: .array(kinds.map { .string($0) }))) }
    if loud.contains(id) { members.append(Value.Member(key: "log", value: .bool(true))) }
    if let selectors = converter.selectors[id] { members.append(Value.Member(key: "responds", value: .array(selectors.map { .string($0) }))) }
    if texts.contains(id) { members.append(Value.Member(key: "acceptsText", value: .bool(true))) }
    if let reactions = reactions[id] { members.append(Value.Member(key: "on", value: .object(reactions))) }
    var words: [String] = []
    for key in keys[id] ?? [] where !words.contains(key.word) { words.append(key.word) }
    for word in words {
      if let value = value(id, word, initial) { members.append(Value.Member(key: word, value: value)) }
    }
    return members
  }

  /// One key's value, of all the settings that belong to it.
  private func value(_ id: String, _ word: String, _ values: [SessionSetting.Key: Value]) -> Value? {
    let settings = (keys[id] ?? []).filter { $0.word == word }
    func isTrue(_ key: SessionSetting.Key) -> Bool { values[key]?.text == "true" }
    func ids(_ keys: [SessionSetting.Key]) -> Value { .array(keys.filter { isTrue($0) && !$0.other.isEmpty }.map { .string($0.other) }) }
    switch word {
    case "super":
      let silent = settings.filter { varying.contains($0) || !isTrue($0) }
      return silent.isEmpty ? nil : .object(silent.map { Value.Member(key: $0.part, value: .bool(isTrue($0))) })
    case "sendEvent":
      return settings.contains(where: isTrue) ? .string("drop") : varying.isDisjoint(with: settings) ? nil : .object([Value.Member(key: "drop", value: .array([]))])
    case "canPrevent", "canBePreventedBy":
      if settings.allSatisfy(isTrue) { return varying.isDisjoint(with: settings) ? nil : .bool(true) }
      return settings.contains(where: isTrue) ? .object([Value.Member(key: "only", value: ids(settings))]) : .bool(false)
    case "delegate":
      var parts: [String] = []
      for key in settings where !parts.contains(key.part) { parts.append(key.part) }
      let members = parts.compactMap { part -> Value.Member? in
        let keys = settings.filter { $0.part == part }
        if keys[0].other.isEmpty { return Value.Member(key: part, value: .bool(isTrue(keys[0]))) }
        // A delegate that never wanted it need not be asked.
        if varying.isDisjoint(with: keys), !keys.contains(where: isTrue) { return nil }
        if part == "simultaneousWith", keys.allSatisfy(isTrue) || !keys.contains(where: isTrue) { return Value.Member(key: part, value: .bool(isTrue(keys[0]))) }
        return Value.Member(key: part, value: ids(keys))
      }
      return members.isEmpty ? nil : .object(members)
    default: return settings.first.flatMap { values[$0] }
    }
  }

  // MARK: Steps

  /// Those whose line comes before they answer, so that the step may stand there.
  private static let early: Set<String> = ["hitTest", "shouldBegin", "touchesShouldBegin", "touchesShouldCancel", "super", "targetContentOffset"]

  private func steps(of beat: SessionBeat) -> [Value] {
    var before: [Value] = []
    var inner = beat.occurrences.map { occurrence in
      // What was posted stands where it was posted.
      occurrence.isPosted ? [] : occurrence.pieces.flatMap { values(of: $0) }
    }
    var last: [SessionSetting.Key: Int] = [:]
    for (index, occurrence) in beat.occurrences.enumerated() {
      guard let setting = occurrence.setting, varying.contains(setting.key) else { continue }
      if current[setting.key]?.text != setting.value.text {
        current[setting.key] = setting.value
        if let value = value(setting.key.id, setting.key.word, current) {
          let step = SessionAnswers.step("set", [.string(setting.key.id), .object([Value.Member(key: setting.key.word, value: value)])])
          if let earlier = last[setting.key] {
            place(step, setting.key, at: index, after: earlier, beat, &inner)
          } else {
            before.append(step)
          }
        }
      }
      last[setting.key] = index
    }
    let own = beat.pieces.flatMap { values(of: $0) }
    var after: [Value] = []
    for (index, occurrence) in beat.occurrences.enumerated() where occurrence.line == nil && !inner[index].isEmpty {
      if occurrence.question.slot == "RKTimerCallback" {
        before.append(.object([Value.Member(key: "t", value: .number(occurrence.question.amount))]))
        before += inner[index]
      } else if let earlier = (0..<index).last(where: { beat.occurrences[$0].line != nil }) {
        inner[earlier] += inner[index]
      } else {
        after += inner[index]
      }
    }
    if own.isEmpty { return before + beat.occurrences.indices.flatMap { beat.occurrences[$0].line == nil ? [] : inner[$0] } + after }
    return before + waiting(beat, inner) + own + after
  }

  /// A change of an answer within a step: in a callback between the two that are answered differently.
  private func place(_ step: Value, _ key: SessionSetting.Key, at index: Int, after earlier: Int, _ beat: SessionBeat, _ inner: inout [[Value]]) {
    if SessionAnswers.early.contains(key.word), beat.occurrences[index].line != nil {
      inner[index].insert(step, at: 0)
    } else if let place = (earlier..<index).last(where: { beat.occurrences[$0].line != nil }) {
      inner[place].append(step)
    } else {
      converter.remark("\(key.id): its \(key.word), which varies within a step")
    }
  }

  /// Steps that wait for the lines of callbacks: each line for as many times as it comes up to the last at which something is done.
  private func waiting(_ beat: SessionBeat, _ inner: [[Value]]) -> [Value] {
    var places: [String: [Int]] = [:]
    var order: [String] = []
    for (index, occurrence) in beat.occurrences.enumerated() {
      guard let line = occurrence.line else { continue }
      if places[line] == nil { order.append(line) }
      places[line, default: []].append(index)
    }
    var steps: [Value] = []
    for line in order {
      var list = places[line] ?? []
      while let final = list.last, inner[final].isEmpty { list.removeLast() }
      guard let first = list.first else { continue }
      if list.count > SessionAnswers.longestChain {
        converter.remark("what is done after \(SessionAnswers.longestChain) times of \(line) in one step")
        list.removeSubrange(SessionAnswers.longestChain...)
      }
      switch beat.occurrences[first].log {
      case .node(let id, let kind)?: log(id, kind)
      case .recognizer(let id)?: loud.insert(id)
      case .everywhere(let kind)?: if !everywhere.contains(kind) { everywhere.append(kind) }
      case .action(let id)?:
        log(id, "actions")
      case nil: break
      }
      var nested: [Value] = []
      for index in list.reversed() { nested = (nested.isEmpty ? [] : [SessionAnswers.step("on", [.string(line), .array(nested)])]) + inner[index] }
      steps.append(SessionAnswers.step("on", [.string(line), .array(nested)]))
    }
    return steps
  }

  private func values(of piece: SessionOccurrence.Piece) -> [Value] {
    switch piece {
    case .step(let value): return [value]
    case .reaction(let recognizer, let phase, _, let step):
      guard let id = recognizer.flatMap({ converter.ids[$0] }), acted.contains(SessionSetting.Key(id: id, word: "on", part: phase)) else { return [] }
      if step == nil { converter.remark("\(id): what its touches_\(phase) ignores, which varies") }
      return step.map { [$0] } ?? []
    case .released(let released): return released.isLast ? [.object([Value.Member(key: "destroy", value: .string(released.id))])] : []
    case .posted(let posted):
      let steps = posted.occurrence?.pieces.flatMap { values(of: $0) } ?? []
      return steps.isEmpty ? [] : [.object([Value.Member(key: "post", value: .array(steps))])]
    }
  }

  private static func step(_ key: String, _ items: [Value]) -> Value { .object([Value.Member(key: key, value: .array(items))]) }
}
