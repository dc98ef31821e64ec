// SPDX-License-Identifier: MIT
import CResponderKit

// The steps with input: touches, presses, keys, shakes, buttons of a remote control, text, the pointer and its wheel.

extension StepReader {
  static let inputWords = [
    "down", "move", "up", "update", "press", "key", "presses", "motion", "remote", "text", "deleteBackward", "pointer", "scroll",
    "transform", "updateEstimates",
  ]

  func input(_ key: String, _ reader: Reader) throws(ScenarioError) -> Action.Input {
    switch key {
    case "down": return .touches([try sample(reader, .began)])
    case "move": return .touches([try sample(reader, .moved)])
    case "up": return .touches([try sample(reader, .ended)])
    case "update": return .touches(try update(reader))
    case "press": return .presses([try press(reader)])
    case "key": return .presses([try keyPress(reader)])
    case "presses": return .presses(try presses(reader))
    case "motion": return .motion(try reader.motionPhase())
    case "remote": return .remote(try RemoteWord.read(reader))
    case "text": return .text(try reader.plainText())
    case "pointer": return .pointer(try pointer(reader))
    case "scroll": return .scroll(try scroll(reader))
    case "transform": return .transform(try transform(reader))
    case "updateEstimates": return .estimates(try estimates(reader))
    default:
      try reader.requireTrue()
      return .deleteBackward
    }
  }

  // MARK: Touches

  private func sample(_ reader: Reader, _ phase: RKTouchPhase) throws(ScenarioError) -> Action.Sample {
    let items = try reader.list("[id, x, y] or [id, x, y, {…}]", count: 3...4)
    return try sample(items, phase)
  }

  private func sample(_ items: [Reader], _ phase: RKTouchPhase) throws(ScenarioError) -> Action.Sample {
    let location = RKPoint(x: try items[1].number(), y: try items[2].number())
    var sample = Action.Sample(id: try items[0].integer(), phase: phase, location: location)
    if items.count > 3 { try readDetails(items[3], &sample) }
    return sample
  }

  private func readDetails(_ reader: Reader, _ sample: inout Action.Sample) throws(ScenarioError) {
    let words = ["type", "buttons", "modifiers", "force", "majorRadius", "altitudeAngle", "azimuthAngle", "coalesced"] + Self.detailWords
    var details = RKTouchDetails()
    details.struct_size = UInt32(MemoryLayout<RKTouchDetails>.size)
    defer { if !details.isEmpty { sample.details = details } }
    for (key, item) in try reader.members() {
      switch key {
      case "type":
        let word = try item.word(of: Words.touchTypes)
        sample.type = RKTouchType(rawValue: Int32(Words.touchTypes.firstIndex(of: word) ?? 0)) ?? .direct
      case "buttons": sample.buttons = try item.buttons()
      case "modifiers": sample.modifiers = try Modifiers.read(item)
      case "force": sample.force = try item.number()
      case "majorRadius": sample.majorRadius = try item.number()
      case "altitudeAngle": sample.altitudeAngle = try item.number()
      case "azimuthAngle": sample.azimuthAngle = try item.number()
      case "coalesced": sample.coalesced = try snapshots(item)
      case "rollAngle": details.roll_angle = try item.number()
      case "preciseOffset": details.precise_offset = try item.point()
      case "majorRadiusTolerance": details.major_radius_tolerance = try item.number()
      case "maximumPossibleForce": details.maximum_possible_force = try item.number()
      case "estimatedProperties": details.estimated_properties = RKTouchProperties(rawValue: try item.buttons())
      case "expectingUpdates": details.estimated_properties_expecting_updates = RKTouchProperties(rawValue: try item.buttons())
      case "estimationUpdateIndex": details.estimation_update_index = try item.integer()
      default: throw reader.unknown(key: key, allowed: words)
      }
    }
  }

  private static let detailWords = [
    "rollAngle", "preciseOffset", "majorRadiusTolerance", "maximumPossibleForce", "estimatedProperties", "expectingUpdates", "estimationUpdateIndex",
  ]

  /// Samples of a touch, each [t, x, y].
  func snapshots(_ reader: Reader) throws(ScenarioError) -> [RKTouchSnapshot] {
    var list: [RKTouchSnapshot] = []
    for item in try reader.list() {
      let n = try item.numbers("a sample [t, x, y]", count: 3)
      list.append(RKTouchSnapshot(timestamp: n[0], location: RKPoint(x: n[1], y: n[2])))
    }
    return list
  }

  /// What a device reports of earlier samples, each [number, {…}].
  private func estimates(_ reader: Reader) throws(ScenarioError) -> [RKEstimationUpdate] {
    var updates: [RKEstimationUpdate] = []
    for item in try reader.list() {
      let parts = try item.list("[number, {property: value}]", count: 2...2)
      var update = RKEstimationUpdate()
      update.struct_size = UInt32(MemoryLayout<RKEstimationUpdate>.size)
      update.estimation_update_index = try parts[0].integer()
      for (key, value) in try parts[1].members() {
        switch key {
        case "force": (update.force, update.updated_properties) = (try value.number(), update.updated_properties.union(.force))
        case "azimuthAngle": (update.azimuth_angle, update.updated_properties) = (try value.number(), update.updated_properties.union(.azimuth))
        case "altitudeAngle": (update.altitude_angle, update.updated_properties) = (try value.number(), update.updated_properties.union(.altitude))
        case "location": (update.location, update.updated_properties) = (try value.point(), update.updated_properties.union(.location))
        case "rollAngle": (update.roll_angle, update.updated_properties) = (try value.number(), update.updated_properties.union(.roll))
        case "unavailable": update.unavailable_properties = RKTouchProperties(rawValue: try value.buttons())
        default: throw parts[1].unknown(key: key, allowed: ["force", "azimuthAngle", "altitudeAngle", "location", "rollAngle", "unavailable"])
        }
      }
      updates.append(update)
    }
    guard !updates.isEmpty else { throw reader.expected("at least one update") }
    return updates
  }

  private func update(_ reader: Reader) throws(ScenarioError) -> [Action.Sample] {
    let shape = "[\"down\", id, x, y] or [\"cancel\", id]"
    let words = ["down", "move", "up", "cancel"]
    var samples: [Action.Sample] = []
    for item in try reader.list() {
      let parts = try item.list(shape, count: 2...5)
      let word = try parts[0].word(of: words)
      guard word == "cancel" ? parts.count == 2 : parts.count >= 4 else {
        throw item.expected(word == "cancel" ? "[\"cancel\", id]" : "[\"" + word + "\", id, x, y]")
      }
      let phase: RKTouchPhase = word == "down" ? .began : word == "move" ? .moved : word == "up" ? .ended : .cancelled
      samples.append(
        word == "cancel" ? Action.Sample(id: try parts[1].integer(), phase: phase) : try sample(Array(parts.dropFirst()), phase))
    }
    guard !samples.isEmpty else { throw reader.expected("at least one touch") }
    return samples
  }

  // MARK: Presses

  private func press(_ reader: Reader) throws(ScenarioError) -> Action.PressSample {
    let items = try reader.list("[\"type\", \"phase\", force?]", count: 2...3)
    let phase = try items[1].pressPhase()
    let force = items.count > 2 ? try items[2].number() : fullForce(phase)
    return Action.PressSample(button: .type(try PressType.read(items[0])), phase: phase, force: force)
  }

  private func keyPress(_ reader: Reader) throws(ScenarioError) -> Action.PressSample {
    let items = try reader.list("[\"text\", [modifiers], \"phase\", code?]", count: 3...4)
    let phase = try items[2].pressPhase()
    let code = items.count > 3 ? try items[3].buttons() : 0
    // A key with a code may type nothing.
    let text = code == 0 ? try items[0].name() : try items[0].plainText()
    let button = Action.PressSample.Button.key(text, modifiers: try Modifiers.read(items[1]), code: code)
    return Action.PressSample(button: button, phase: phase, force: fullForce(phase))
  }

  /// What a button without an analogue sensor has.
  private func fullForce(_ phase: RKPressPhase) -> Double { phase == .began || phase == .changed ? 1 : 0 }

  private func presses(_ reader: Reader) throws(ScenarioError) -> [Action.PressSample] {
    var samples: [Action.PressSample] = []
    for item in try reader.list() {
      let parts = try item.list("[\"type\", \"phase\", force?] or [\"text\", [modifiers], \"phase\", code?]", count: 2...4)
      if case .array = parts[1].value { samples.append(try keyPress(item)) } else { samples.append(try press(item)) }
    }
    guard !samples.isEmpty else { throw reader.expected("at least one press") }
    return samples
  }

  // MARK: Pointer

  private func pointer(_ reader: Reader) throws(ScenarioError) -> RKPointerSample {
    var sample = RKPointerSample()
    sample.struct_size = UInt32(MemoryLayout<RKPointerSample>.size)
    guard case .object = reader.value else {
      sample.location = try reader.point()
      return sample
    }
    var place: Reader?
    for (key, item) in try reader.members() {
      switch key {
      case "at": place = item
      case "buttons": sample.buttons = try item.buttons()
      case "outside": sample.is_outside = try item.bool()
      case "zOffset": sample.z_offset = try item.number()
      case "altitudeAngle": sample.altitude_angle = try item.number()
      case "azimuthAngle": sample.azimuth_angle = try item.number()
      case "rollAngle": sample.roll_angle = try item.number()
      default: throw reader.unknown(key: key, allowed: ["at", "buttons", "outside", "zOffset", "altitudeAngle", "azimuthAngle", "rollAngle"])
      }
    }
    guard let place else { throw reader.failure("expected a key \"at\"") }
    sample.location = try place.point()
    return sample
  }

  private func scroll(_ reader: Reader) throws(ScenarioError) -> RKScrollSample {
    let items = try reader.list("[x, y, dx, dy, \"phase\"] or [x, y, dx, dy, \"phase\", {…}]", count: 5...6)
    var sample = RKScrollSample()
    sample.struct_size = UInt32(MemoryLayout<RKScrollSample>.size)
    sample.location = RKPoint(x: try items[0].number(), y: try items[1].number())
    sample.delta = RKPoint(x: try items[2].number(), y: try items[3].number())
    sample.phase = try items[4].inputPhase("discrete")
    if case .string("discrete") = items[4].value { sample.is_discrete = true }
    guard items.count > 5 else { return sample }
    for (key, item) in try items[5].members() {
      guard key == "modifiers" else { throw items[5].unknown(key: key, allowed: ["modifiers"]) }
      sample.modifiers = RKKeyModifierFlags(rawValue: try Modifiers.read(item))
    }
    return sample
  }

  private func transform(_ reader: Reader) throws(ScenarioError) -> RKTransformSample {
    let items = try reader.list("[x, y, scale, rotation, \"phase\"]", count: 5...5)
    var sample = RKTransformSample()
    sample.struct_size = UInt32(MemoryLayout<RKTransformSample>.size)
    sample.location = RKPoint(x: try items[0].number(), y: try items[1].number())
    sample.scale = try items[2].number()
    sample.rotation = try items[3].number()
    sample.phase = try items[4].inputPhase()
    return sample
  }
}

extension RKTouchDetails {
  /// Nothing is known.
  fileprivate var isEmpty: Bool {
    roll_angle == 0 && precise_offset.x == 0 && precise_offset.y == 0 && major_radius_tolerance == 0 && maximum_possible_force == 0
      && estimated_properties.isEmpty && estimated_properties_expecting_updates.isEmpty && estimation_update_index == 0
  }
}
