// SPDX-License-Identifier: MIT
import CResponderKit

// Pictures as JSON, for pages that draw them.
//
//   {"views": [VIEW, …], "recognizers": [RECOGNIZER, …]}            the views in the order in which they are drawn
//   VIEW        {"id": ID, "name": "box", "class": "View", "kind": "view" | "window" | "control" | "scrollView", "parent": ID (not for windows),
//                "bounds": [x, y, width, height], "center": [x, y]  and, where they are not as usual,
//                "anchor": [x, y], "transform": [a, b, c, d, tx, ty], "alpha": number, "hidden": true, "interaction": false, "animating": true,
//                "clips": true, "multiple": true, "exclusive": true, "overrides": "hitTest" | "pointInside" | "both" | "perhaps",
//                "state": mask and "tracking": true (controls), "level": number, "screen": number and "key": true (windows)}
//   RECOGNIZER  {"id": ID, "name": "tap", "class": "Tap", "view": ID, "state": "possible" | "began" | "changed" | "ended" | "cancelled" | "failed",
//                "enabled": false}
//
// An ID is whatever `id` makes of a handle; as it is, the handle's number as a text. In no text does "<" occur: it is written \u003c, so that the JSON may
// stand in an HTML page.

extension Picture {
  /// The whole picture.
  package func json(id: (OpaquePointer) -> String = Picture.handleText) -> String {
    var text = "{\"views\":["
    for (index, view) in views.enumerated() { text += (index == 0 ? "" : ",") + view.json(id: id) }
    text += "],\"recognizers\":["
    for (index, recognizer) in recognizers.enumerated() { text += (index == 0 ? "" : ",") + recognizer.json(id: id) }
    return text + "]}"
  }

  package static func handleText(_ handle: OpaquePointer) -> String { "\"\(UInt(bitPattern: handle))\"" }

  package static let stateWords = Words.states
}

extension Picture.View {
  package func json(id: (OpaquePointer) -> String = Picture.handleText) -> String {
    var text = "{\"id\":" + id(handle) + ",\"name\":" + pageText(name) + ",\"class\":" + pageText(className) + ",\"kind\":\"" + kind.word + "\""
    if let parent { text += ",\"parent\":" + id(parent) }
    text += ",\"bounds\":" + jsonList([bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height])
    text += ",\"center\":" + jsonList([center.x, center.y])
    if anchor.x != 0.5 || anchor.y != 0.5 { text += ",\"anchor\":" + jsonList([anchor.x, anchor.y]) }
    let t = transform
    if t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1 || t.tx != 0 || t.ty != 0 {
      text += ",\"transform\":" + jsonList([t.a, t.b, t.c, t.d, t.tx, t.ty])
    }
    if alpha != 1 { text += ",\"alpha\":" + scenarioText(alpha) }
    if isHidden { text += ",\"hidden\":true" }
    if !isInteractive { text += ",\"interaction\":false" }
    if isAnimating { text += ",\"animating\":true" }
    if clips { text += ",\"clips\":true" }
    if takesSeveral { text += ",\"multiple\":true" }
    if isExclusive { text += ",\"exclusive\":true" }
    if !overrides.isEmpty { text += ",\"overrides\":\"" + overrides.word + "\"" }
    if state != 0 { text += ",\"state\":\(state)" }
    if isTracking { text += ",\"tracking\":true" }
    if level != 0 { text += ",\"level\":" + scenarioText(level) }
    if screen != 0 { text += ",\"screen\":\(screen)" }
    if isKey { text += ",\"key\":true" }
    return text + "}"
  }
}

extension Picture.Recognizer {
  package func json(id: (OpaquePointer) -> String = Picture.handleText) -> String {
    var text = "{\"id\":" + id(handle) + ",\"name\":" + pageText(name) + ",\"class\":" + pageText(className) + ",\"view\":" + id(view)
    let index = Int(state.rawValue)
    text += ",\"state\":\"" + (Picture.stateWords.indices.contains(index) ? Picture.stateWords[index] : "unknown") + "\""
    if !isEnabled { text += ",\"enabled\":false" }
    return text + "}"
  }
}

package func jsonList(_ numbers: [Double]) -> String { "[" + joined(numbers.map { scenarioText($0) }, by: ",") + "]" }

/// A value as JSON that may stand in a page. (`Value.text` is for people: it leaves out what cannot be seen.)
package func pageJSON(_ value: Value) -> String {
  switch value {
  case .null: return "null"
  case .bool(let flag): return flag ? "true" : "false"
  case .number(let number): return number.isFinite ? scenarioText(number) : "null"
  case .string(let text): return pageText(text)
  case .array(let list): return "[" + joined(list.map { pageJSON($0) }, by: ",") + "]"
  case .object(let members): return "{" + joined(members.map { pageText($0.key) + ":" + pageJSON($0.value) }, by: ",") + "}"
  }
}
