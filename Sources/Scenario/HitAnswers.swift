// SPDX-License-Identifier: MIT
import CResponderKit

/// What an object's overrides of the two methods of hit-testing answer, as far as its file contains it. Without any, nothing is known of them.
package struct HitAnswers {
  var hit: Behaviour.Hit?
  var inside: Behaviour.Inside?

  package init() {}

  init(_ behaviour: Behaviour) {
    hit = behaviour.hit
    inside = behaviour.inside
  }

  /// As JSON: {"hit": "self" | "nil" | "lastWins" | "unconverted" | [name, …], "inside": "yes" | "no" | "circle" | "union" | {"inset": [dx, dy]} |
  /// {"rect": [x, y, width, height]}}; nil if there is none. A list has the names of the views that are asked where the inherited method finds nothing.
  package var json: String? {
    var parts: [String] = []
    switch hit {
    case .itself: parts.append("\"hit\":\"self\"")
    case .nothing: parts.append("\"hit\":\"nil\"")
    case .lastWins: parts.append("\"hit\":\"lastWins\"")
    case .unconverted: parts.append("\"hit\":\"unconverted\"")
    case .superThen(let ids): parts.append("\"hit\":[" + joined(ids.map { pageText($0) }, by: ",") + "]")
    case nil: break
    }
    switch inside {
    case .yes: parts.append("\"inside\":\"yes\"")
    case .no: parts.append("\"inside\":\"no\"")
    case .circle: parts.append("\"inside\":\"circle\"")
    case .unionOfSubviews: parts.append("\"inside\":\"union\"")
    case .inset(let dx, let dy): parts.append("\"inside\":{\"inset\":" + jsonList([dx, dy]) + "}")
    case .rect(let rect): parts.append("\"inside\":{\"rect\":" + jsonList([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]) + "}")
    case nil: break
    }
    return parts.isEmpty ? nil : "{" + joined(parts, by: ",") + "}"
  }
}

extension World {
  /// Where plugins are, anything may be overridden further.
  func answers(of handle: OpaquePointer) -> HitAnswers {
    guard scenario.plugins.isEmpty, let id = id(of: handle), let instance = objects[id] else { return HitAnswers() }
    return HitAnswers(instance.behaviour)
  }
}
