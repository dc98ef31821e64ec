// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What happens after the first input, as steps.

extension SessionConverter {
  /// What the program does, as a step: before it is done.
  func translate(_ function: String, _ arguments: [SessionValue]) {
    switch function {
    case "rk_context_post_call":
      let posted = SessionOccurrence.Posted()
      self.posted.append(posted)
      add(.posted(posted))
    case "rk_context_post_cancel_all_touches": post { add("cancelAll", .bool(true)) }
    case let function where function.hasPrefix("rk_context_post_"):
      post { input(function == "rk_context_post_text" ? "rk_context_insert_text" : "rk_context_send_" + function.dropFirst("rk_context_post_".count), arguments) }
    case let function where SessionConverter.isInput(function): input(function, arguments)
    case "rk_context_advance": pass(to: number(arguments, 0))
    case "rk_context_cancel_all_touches": add("cancelAll", .bool(true))
    case "rk_context_cancel_all_presses": add("cancelAllPresses", .bool(true))
    case "rk_context_drain": add("drain", .bool(true))
    default: change(function, arguments)
    }
  }

  // MARK: Input

  private func input(_ function: String, _ arguments: [SessionValue]) {
    switch function {
    case "rk_context_send_touches": touches(arguments)
    case "rk_context_send_presses": presses(arguments)
    case "rk_context_send_pointer": pointer(arguments)
    case "rk_context_send_scroll": scroll(arguments)
    case "rk_context_send_transform": transform(arguments)
    case "rk_context_send_estimation_updates": estimates(arguments)
    case "rk_context_send_motion": add("motion", .string(phase(arguments, 1)), at: number(arguments, 0))
    case "rk_context_send_remote_control": add("remote", .string(ScenarioWords.remote(Int32(number(arguments, 1)))), at: number(arguments, 0))
    case "rk_context_insert_text": if case .text(let text)? = arguments.dropFirst().first { add("text", .string(String(decoding: text, as: UTF8.self)), at: number(arguments, 0)) }
    case "rk_context_delete_backward": add("deleteBackward", .bool(true), at: number(arguments, 0))
    case "rk_context_send_cancel_all_touches": add("cancelAll", .bool(true))
    default: remark("the input of \(function)")
    }
  }

  private func touches(_ arguments: [SessionValue]) {
    var update: [Value] = []
    for sample in arguments.count > 1 ? arguments[1].items : [] {
      let members = sample.items
      let phases = [0: "down", 1: "move", 3: "up", 4: "cancel"]
      guard let word = phases[Int(number(members, 0))] else {
        remark("a touch in a phase that is no input")
        continue
      }
      var item: [Value] = [.string(word), .number(number(members, 1))]
      let (finger, x, y) = (number(members, 1), number(members, 2), number(members, 3))
      if word != "cancel" {
        item += [.number(x), .number(y)]
        places[finger] = RKPoint(x: x, y: y)
      } else if let place = places[finger], place.x != x || place.y != y {
        remark("the place of a finger at the cancellation of its touch, where it had moved")
      }
      var details: [Value.Member] = []
      func detail(_ key: String, _ index: Int, _ value: (Double) -> Value = { .number($0) }) {
        let number = number(members, index)
        if number != 0 { details.append(Value.Member(key: key, value: value(number))) }
      }
      detail("type", 4) { .string(ScenarioWords.touchTypes.indices.contains(Int($0)) ? ScenarioWords.touchTypes[Int($0)] : "direct") }
      if number(members, 5) != 0 { remark("touches of another screen than 0") }
      detail("force", 6)
      detail("majorRadius", 7)
      detail("buttons", 8)
      detail("modifiers", 9) { ScenarioWords.modifiers(UInt32($0)) }
      detail("altitudeAngle", 10)
      detail("azimuthAngle", 11)
      if members.count > 12 {
        let between = members[12].items.map { Value.numbers([number($0.items, 0), number($0.items, 1), number($0.items, 2)]) }
        if !between.isEmpty { details.append(Value.Member(key: "coalesced", value: .array(between))) }
      }
      if members.count > 13 {
        let more = members[13].items
        func property(_ key: String, _ index: Int) {
          let number = number(more, index)
          if number != 0 { details.append(Value.Member(key: key, value: .number(number))) }
        }
        property("estimatedProperties", 0)
        property("expectingUpdates", 1)
        property("estimationUpdateIndex", 3)
        property("rollAngle", 4)
        if number(more, 5) != 0 || number(more, 6) != 0 { details.append(Value.Member(key: "preciseOffset", value: Value.numbers([number(more, 5), number(more, 6)]))) }
        property("majorRadiusTolerance", 7)
        property("maximumPossibleForce", 8)
      }
      if !details.isEmpty && word != "cancel" { item.append(.object(details)) }
      update.append(.array(item))
    }
    guard !update.isEmpty else { return pass(to: number(arguments, 0)) }
    if update.count == 1, case .array(let only) = update[0], case .string(let word)? = only.first, word != "cancel" {
      add(word, .array(Array(only.dropFirst())), at: number(arguments, 0))
    } else {
      add("update", .array(update), at: number(arguments, 0))
    }
  }

  private func presses(_ arguments: [SessionValue]) {
    var list: [Value] = []
    for sample in arguments.count > 1 ? arguments[1].items : [] {
      let members = sample.items
      let type = Int32(number(members, 2))
      let phase = phase(members, 0)
      if let word = ScenarioWords.pressTypes.first(where: { $0.type.rawValue == type })?.word, word != "key" {
        list.append(.array([.string(word), .string(phase), .number(number(members, 5))]))
        continue
      }
      let key = number(members, 1), code = number(members, 3)
      if phase == "began" { keys[key] = nil }
      if members.count > 6, case .text(let text) = members[6], !text.isEmpty { keys[key, default: Key()].text = String(decoding: text, as: UTF8.self) }
      if code != 0 { keys[key, default: Key()].code = code }
      if let known = keys[key] {
        list.append(.array([.string(known.text), ScenarioWords.modifiers(UInt32(number(members, 4))), .string(phase)] + (known.code == 0 ? [] : [.number(known.code)])))
      } else {
        remark("a key without characters and code")
      }
    }
    if !list.isEmpty { add("presses", .array(list), at: number(arguments, 0)) }
  }

  private func pointer(_ arguments: [SessionValue]) {
    let members = arguments.count > 1 ? arguments[1].items : []
    var value = [Value.Member(key: "at", value: .numbers([number(members, 1), number(members, 2)]))]
    if number(members, 3) != 0 { value.append(Value.Member(key: "buttons", value: .number(number(members, 3)))) }
    if members.count > 4, members[4].isTrue { value.append(Value.Member(key: "outside", value: .bool(true))) }
    for (key, index) in [("zOffset", 5), ("altitudeAngle", 6), ("azimuthAngle", 7), ("rollAngle", 8)] where number(members, index) != 0 {
      value.append(Value.Member(key: key, value: .number(number(members, index))))
    }
    add("pointer", .object(value), at: number(arguments, 0))
  }

  private func scroll(_ arguments: [SessionValue]) {
    let members = arguments.count > 1 ? arguments[1].items : []
    let isDiscrete = members.count > 5 && members[5].isTrue
    var value: [Value] = (1...4).map { .number(number(members, $0)) }
    value.append(.string(isDiscrete ? "discrete" : phase(members, 6)))
    let modifiers = UInt32(number(members, 7))
    if modifiers != 0 { value.append(.object([Value.Member(key: "modifiers", value: ScenarioWords.modifiers(modifiers))])) }
    add("scroll", .array(value), at: number(arguments, 0))
  }

  private func transform(_ arguments: [SessionValue]) {
    let members = arguments.count > 1 ? arguments[1].items : []
    add(
      "transform", .array([.number(number(members, 1)), .number(number(members, 2)), .number(number(members, 5)), .number(number(members, 6)), .string(phase(members, 3))]),
      at: number(arguments, 0))
  }

  private func estimates(_ arguments: [SessionValue]) {
    var list: [Value] = []
    for update in arguments.count > 1 ? arguments[1].items : [] {
      let members = update.items
      let updated = Int(number(members, 0)), unavailable = number(members, 1)
      var values: [Value.Member] = []
      for (key, bit, index) in [("force", 0, 4), ("azimuthAngle", 1, 5), ("altitudeAngle", 2, 6), ("rollAngle", 4, 7)] where updated & 1 << bit != 0 {
        values.append(Value.Member(key: key, value: .number(number(members, index))))
      }
      if updated & 1 << 3 != 0 { values.append(Value.Member(key: "location", value: Value.numbers([number(members, 8), number(members, 9)]))) }
      if unavailable != 0 { values.append(Value.Member(key: "unavailable", value: .number(unavailable))) }
      list.append(.array([.number(number(members, 3)), .object(values)]))
    }
    if !list.isEmpty { add("updateEstimates", .array(list), at: number(arguments, 0)) }
  }

  func number(_ values: [SessionValue], _ index: Int) -> Double { index < values.count ? values[index].double ?? 0 : 0 }

  private func phase(_ values: [SessionValue], _ index: Int) -> String {
    switch number(values, index) {
    case 1: return "changed"
    case 3: return "ended"
    case 4: return "cancelled"
    default: return "began"
    }
  }

  func name(_ values: [SessionValue], _ index: Int) -> String? {
    guard index < values.count, case .object(let number) = values[index], let object = session.handle(number) else { return nil }
    return ids[object]
  }
}

extension Value {
  /// Whether a file can hold it: one has no infinities, and nothing that is no number.
  var isWritable: Bool {
    switch self {
    case .number(let number): return number.isFinite
    case .array(let list): return list.allSatisfy { $0.isWritable }
    case .object(let members): return members.allSatisfy { $0.value.isWritable }
    default: return true
    }
  }
}

extension SessionValue {
  var items: [SessionValue] {
    if case .list(let list) = self { return list }
    return []
  }

  var isTrue: Bool {
    switch self {
    case .bool(let flag): return flag
    default: return double ?? 0 != 0
    }
  }
}
