// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What is taken down of views: those that are new, and those that are not as they were.

extension Collector {
  /// How many views there are.
  var viewCount: Int { order.count }

  func compare(_ picture: Picture, _ moment: inout Report.Moment) {
    for view in picture.views { compare(view, &moment) }
    arrange(picture.views.map { $0.handle }, &moment)
    for recognizer in picture.recognizers { report.owns(number(of: recognizer.handle), number(of: recognizer.view)) }
    for recognizer in picture.recognizers { compareRecognizer(recognizer.handle) }
  }

  private func compare(_ view: Picture.View, _ moment: inout Report.Moment) {
    var view = view
    if let classOverrides {
      var cls: OpaquePointer?
      _ = rk_object_get_class(view.handle, &cls)
      view.overrides = classOverrides(text { rk_class_get_name(cls, $0, $1, $2) }.text) ?? .perhaps
    }
    if let before = views[view.handle], before.isSame(view) { return }
    views[view.handle] = view
    var text = view.json { String(self.number(of: $0)) }
    if !view.overrides.isEmpty, let answers = answers(view.handle).json {
      text.removeLast()
      text += ",\"answers\":" + answers + "}"
    }
    moment.views.append(text)
  }

  private func arrange(_ present: [OpaquePointer], _ moment: inout Report.Moment) {
    guard present != order else { return }
    order = present
    moment.order = present.map { number(of: $0) }
    windows = present.filter { views[$0]?.parent == nil }
    let kept = Set(present)
    views = views.filter { kept.contains($0.key) }
    zoomScales = zoomScales.filter { kept.contains($0.key) }
    lively = present.filter { view in
      guard let kind = views[view]?.kind else { return false }
      return kind != .view
    }
  }

  var windowsChanged: Bool { handles { rk_context_get_windows(context, $0, $1, $2) }.1 != windows }

  /// The tree as it is now, of which only views that are new, or have another superview, are looked at in full.
  func compareTree(_ moment: inout Report.Moment) {
    var present: [OpaquePointer] = []
    var waiting: [(view: OpaquePointer, parent: OpaquePointer?)] = []
    for window in handles({ rk_context_get_windows(context, $0, $1, $2) }).1.reversed() {
      if let window { waiting.append((window, nil)) }
    }
    while let next = waiting.popLast() {
      present.append(next.view)
      if views[next.view].map({ $0.parent != next.parent }) ?? true {
        compare(reader.view(next.view, below: next.parent), &moment)
        readRecognizers(of: next.view)
      }
      for child in handles({ rk_view_get_subviews(next.view, $0, $1, $2) }).1.reversed() {
        if let child { waiting.append((child, next.view)) }
      }
    }
    arrange(present, &moment)
  }

  /// A view with a name; others are skipped.
  func compareAgain(_ view: OpaquePointer, _ moment: inout Report.Moment) {
    guard let known = views[view] else { return }
    compare(reader.view(view, below: known.parent), &moment)
    readRecognizers(of: view)
  }

  private func readRecognizers(of view: OpaquePointer) {
    for recognizer in handles({ rk_view_get_gesture_recognizers(view, $0, $1, $2) }).1 {
      guard let recognizer else { continue }
      report.owns(number(of: recognizer), number(of: view))
      compareRecognizer(recognizer)
    }
  }

  /// What the library changes by itself: scroll views, what they scroll or zoom, controls, and which window is key.
  func compareAlive(_ moment: inout Report.Moment) {
    for handle in lively {
      guard let known = views[handle], isStirring(handle, known) else { continue }
      compare(reader.view(handle, below: known.parent), &moment)
      guard known.kind == .scrollView else { continue }
      for child in handles({ rk_view_get_subviews(handle, $0, $1, $2) }).1 {
        if let child { compareAgain(child, &moment) }
      }
    }
  }

  /// Whether something of what changes by itself has changed.
  private func isStirring(_ handle: OpaquePointer, _ known: Picture.View) -> Bool {
    if known.kind == .control {
      var state: UInt32 = 0
      var isTracking = false
      _ = rk_control_get_state(handle, &state)
      _ = rk_control_is_tracking(handle, &isTracking)
      return state != known.state || isTracking != known.isTracking
    }
    if known.kind == .window {
      var isKey = false
      _ = rk_window_is_key(handle, &isKey)
      return isKey != known.isKey
    }
    var bounds = RKRect()
    var scale = 1.0
    _ = rk_view_get_bounds(handle, &bounds)
    _ = rk_scroll_view_get_zoom_scale(handle, &scale)
    let isZoomed = zoomScales[handle].map { $0 != scale } ?? true
    zoomScales[handle] = scale
    let before = known.bounds
    return isZoomed || bounds.origin.x != before.origin.x || bounds.origin.y != before.origin.y
      || bounds.size.width != before.size.width || bounds.size.height != before.size.height
  }
}
