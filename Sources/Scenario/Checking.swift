// SPDX-License-Identifier: MIT
import CResponderKit

// The steps that query and compare. Their queries are not logged.

extension World {
  func check(_ step: Step) {
    let path = step.path
    switch step.action {
    case .expect(let lines): compare(with: lines, path)
    case .hit(let id, let point, let expected): checkHit(id, point, expected, path)
    case .inside(let id, let point, let expected):
      var out = false
      let status = silently { rk_view_point_inside(handle(of: id), point, nil, &out) }
      compare(status, .bool(out), .bool(expected), "pointInside of " + id, path)
    case .convert(let conversion): check(conversion, path)
    case .chain(let expected): checkChain(expected, path)
    case .get(let id, let settings, let tolerance):
      for setting in settings {
        let (status, got) = silently { setting.property.read(from: handle(of: id), in: self) }
        let expected = (try? setting.expected()) ?? setting.reader.value
        compare(status, got, expected, setting.property.rawValue, path, tolerance: tolerance)
      }
    case .touch(let id, let checks): for check in checks { self.check(id, check, path) }
    case .explain(let explained): check(explained, path)
    default: break
    }
  }

  func compare(
    _ status: RKStatus, _ got: Value, _ expected: Value, _ what: String?, _ path: JSONPath, tolerance: Double = standardTolerance
  ) {
    let what = what.map { $0 + ": " } ?? ""
    if status != .OK {
      differ(what + "expected " + expected.text + ", but " + text(of: status), path)
    } else if !expected.matches(got, tolerance: tolerance) {
      differ(what + "expected " + expected.text + ", got " + got.text, path)
    }
  }

  private func checkHit(_ id: String, _ point: RKPoint, _ expected: String?, _ path: JSONPath) {
    var out: OpaquePointer?
    let status = silently { rk_view_hit_test(handle(of: id), point, nil, &out) }
    let place = "[" + scenarioText(point.x) + ", " + scenarioText(point.y) + "]"
    compare(status, idValue(of: out), .text(orNull: expected), "hitTest of " + id + " at " + place, path)
  }

  private func check(_ conversion: Action.Conversion, _ path: JSONPath) {
    let from = handle(of: conversion.from)
    let to = conversion.to.flatMap { handle(of: $0) }
    let status: RKStatus
    let got: Value
    switch conversion.subject {
    case .point(let point):
      var out = RKPoint()
      status = rk_view_convert_point_to(from, point, to, &out)
      got = value(out)
    case .rect(let rect):
      var out = RKRect()
      status = rk_view_convert_rect_to(from, rect, to, &out)
      got = value(out)
    }
    compare(status, got, conversion.expected, nil, path, tolerance: conversion.tolerance)
  }

  private func checkChain(_ expected: [String], _ path: JSONPath) {
    let (status, chain) = silently { handles { rk_responder_get_chain(handle(of: expected[0]), $0, $1, $2) } }
    compare(status, .array(chain.map { idValue(of: $0) }), .array(expected.map { .string($0) }), nil, path)
  }

  private func check(_ id: Int64, _ check: Action.TouchCheck, _ path: JSONPath) {
    guard let touch = touch(id) else {
      differ("no touch \(id) has been seen", path)
      return
    }
    var status = RKStatus.OK
    var got = Value.null
    var object: OpaquePointer?
    var point = RKPoint()
    switch check.key {
    case "view":
      status = rk_touch_get_view(touch, &object)
      got = idValue(of: object)
    case "window":
      status = rk_touch_get_window(touch, &object)
      got = idValue(of: object)
    case "phase":
      var phase = RKTouchPhase.began
      status = rk_touch_get_phase(touch, &phase)
      let index = Int(phase.rawValue)
      got = .string(Action.TouchCheck.phases.indices.contains(index) ? Action.TouchCheck.phases[index] : "unknown phase \(index)")
    case "tapCount":
      var count: UInt32 = 0
      status = rk_touch_get_tap_count(touch, &count)
      got = .number(Double(count))
    case "location":
      status = rk_touch_get_location(touch, nil, &point)
      got = value(point)
    case "previousLocation":
      status = rk_touch_get_previous_location(touch, nil, &point)
      got = value(point)
    case "preciseLocation":
      status = rk_touch_get_precise_location(touch, nil, &point)
      got = value(point)
    case "precisePreviousLocation":
      status = rk_touch_get_precise_previous_location(touch, nil, &point)
      got = value(point)
    case "azimuthUnitVector":
      status = rk_touch_get_azimuth_unit_vector(touch, nil, &point)
      got = value(point)
    case "coalesced": (status, got) = coalesced(touch)
    case "predicted": (status, got) = predicted(touch, as: check.expected)
    default: (status, got) = number(touch, check.key)
    }
    compare(status, got, check.expected, "touch \(id): " + check.key, path)
  }

  private func number(_ touch: OpaquePointer?, _ key: String) -> (RKStatus, Value) {
    var number = 0.0
    var mask: RKTouchProperties = []
    var index: Int64 = 0
    switch key {
    case "rollAngle": return (rk_touch_get_roll_angle(touch, &number), .number(number))
    case "force": return (rk_touch_get_force(touch, &number), .number(number))
    case "altitudeAngle": return (rk_touch_get_altitude_angle(touch, &number), .number(number))
    case "azimuthAngle": return (rk_touch_get_azimuth_angle(touch, &number), .number(number))
    case "majorRadiusTolerance": return (rk_touch_get_major_radius_tolerance(touch, &number), .number(number))
    case "maximumPossibleForce": return (rk_touch_get_maximum_possible_force(touch, &number), .number(number))
    case "estimatedProperties": return (rk_touch_get_estimated_properties(touch, &mask), .number(Double(mask.rawValue)))
    case "expectingUpdates": return (rk_touch_get_estimated_properties_expecting_updates(touch, &mask), .number(Double(mask.rawValue)))
    case "estimationUpdateIndex": return (rk_touch_get_estimation_update_index(touch, &index), .number(Double(index)))
    default: return (rk_touch_get_timestamp(touch, &number), .number(number))
    }
  }

  private func coalesced(_ touch: OpaquePointer?) -> (RKStatus, Value) {
    var count = 0
    var status = rk_touch_get_coalesced(touch, nil, 0, &count)
    guard status == .OK, count > 0 else { return (status, .array([])) }
    var list = [RKTouchSnapshot](repeating: RKTouchSnapshot(), count: count)
    status = list.withUnsafeMutableBufferPointer { rk_touch_get_coalesced(touch, $0.baseAddress, $0.count, &count) }
    return (status, .array(list.prefix(count).map { .numbers([$0.timestamp, $0.location.x, $0.location.y]) }))
  }

  /// The prediction that an expected one asks for, written as that is.
  private func predicted(_ touch: OpaquePointer?, as expected: Value) -> (RKStatus, Value) {
    guard case .array(let parts) = expected, parts.count == 4, case .string(let word) = parts[0], case .number(let ahead) = parts[1] else {
      return (.invalidArgument, .null)
    }
    var out = RKTouchSnapshot()
    let status = rk_touch_get_predicted(touch, word == Action.TouchCheck.models[0] ? .linear : .quadratic, ahead, &out)
    return (status, .array([parts[0], parts[1], .number(out.location.x), .number(out.location.y)]))
  }
}

/// Whether one text stands in another, byte for byte.
func contains(_ text: String, _ wanted: String) -> Bool {
  let text = Array(text.utf8)
  let wanted = Array(wanted.utf8)
  guard wanted.count <= text.count else { return false }
  for start in 0...(text.count - wanted.count) {
    var index = 0
    while index < wanted.count, text[start + index] == wanted[index] { index += 1 }
    if index == wanted.count { return true }
  }
  return false
}
