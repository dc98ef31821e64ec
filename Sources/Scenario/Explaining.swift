// SPDX-License-Identifier: MIT
import CResponderKit

// The step "explain": ["id", "text"], or ["id", "text", {"touch": id, "steps": [...]}], or ["id", "text", {"at": [x, y], "calls": true, "steps": [...]}].

extension Action {
  /// An explanation that is compared: a part of its sentence, and the first ones of its steps.
  struct Explained {
    static let words = ["touch", "at", "calls", "steps"]
    static let stepWords = ["reason", "culprit", "value", "limit", "unit"]
    static let units = EnumWords.units.map { $0.word }

    var id: String
    var text: String
    /// Of which touch; nil: the latest.
    var touch: Int64?
    /// Of no touch: what would keep one at this point of the window from the view.
    var point: RKPoint?
    var callsOverrides = false
    /// What is listed of each step.
    var steps: [[(key: String, reader: Reader)]] = []
  }
}

extension StepReader {
  func explained(_ reader: Reader) throws(ScenarioError) -> Action.Explained {
    let items = try reader.list("[\"id\", \"text\", {\"touch\", \"at\", \"calls\", \"steps\"}?]", count: 2...3)
    var explained = Action.Explained(id: try ledger.use(items[0], .any), text: try items[1].string())
    guard items.count > 2 else { return explained }
    for (key, item) in try items[2].members() {
      switch key {
      case "touch": explained.touch = try item.integer()
      case "at":
        _ = try ledger.use(items[0], .view)
        explained.point = try item.point()
      case "calls": explained.callsOverrides = try item.bool()
      case "steps": for step in try item.list() { explained.steps.append(try cause(step)) }
      default: throw items[2].unknown(key: key, allowed: Action.Explained.words)
      }
    }
    if explained.touch != nil, explained.point != nil { throw items[2].failure("expected either \"touch\" or \"at\", found both") }
    if explained.callsOverrides, explained.point == nil { throw items[2].failure("\"calls\" is for a point: add \"at\"") }
    return explained
  }

  private func cause(_ reader: Reader) throws(ScenarioError) -> [(key: String, reader: Reader)] {
    let members = try reader.members()
    for (key, item) in members {
      switch key {
      case "reason": _ = try item.string()
      case "culprit": _ = try ledger.useOrNull(item, .any)
      case "value", "limit": _ = try item.number()
      case "unit": _ = try item.word(of: Action.Explained.units)
      default: throw reader.unknown(key: key, allowed: Action.Explained.stepWords)
      }
    }
    return members
  }
}

extension World {
  func check(_ explained: Action.Explained, _ path: JSONPath) {
    guard options.isTraced || explained.point != nil else { return }
    let handle = handle(of: explained.id)
    let (status, got) = silently {
      text { buffer, capacity, length in
        if let point = explained.point { return rk_view_explain_point(handle, point, explained.callsOverrides, buffer, capacity, length) }
        if let touch = explained.touch { return rk_explain_touch(handle, touch, buffer, capacity, length) }
        return rk_explain(handle, buffer, capacity, length)
      }
    }
    if status != .OK { return differ("no explanation for " + explained.id + ": " + text(of: status), path) }
    if !contains(got, explained.text) { differ("expected a text with " + quoted(explained.text) + ", got " + quoted(got), path) }
    if explained.steps.isEmpty { return }
    let steps = silently { causes(explained, handle) }
    for (index, listed) in explained.steps.enumerated() {
      let place = "step \(index): "
      guard index < steps.count else { return differ(place + "expected one, got none", path) }
      for (key, expected) in listed { compare(.OK, value(of: key, in: steps[index]), expected.value, place + key, path, tolerance: 1e-3) }
    }
  }

  private func causes(_ explained: Action.Explained, _ handle: OpaquePointer?) -> [RKExplanationStep] {
    var steps = [RKExplanationStep](repeating: RKExplanationStep(), count: 32)
    steps[0].struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    var count = 0
    let status =
      if let point = explained.point {
        rk_view_explain_point_steps(handle, point, explained.callsOverrides, &steps, steps.count, &count)
      } else if let touch = explained.touch {
        rk_explain_touch_steps(handle, touch, &steps, steps.count, &count)
      } else {
        rk_explain_steps(handle, &steps, steps.count, &count)
      }
    return status == .OK ? Array(steps.prefix(count)) : []
  }

  private func value(of key: String, in step: RKExplanationStep) -> Value {
    switch key {
    case "reason": .string(rk_reason_name(step.reason).map { String(cString: $0) } ?? "")
    case "culprit": idValue(of: step.culprit)
    case "value": .number(step.value)
    case "limit": .number(step.limit)
    default: .string(Action.Explained.units[min(Int(step.unit.rawValue), Action.Explained.units.count - 1)])
    }
  }
}
