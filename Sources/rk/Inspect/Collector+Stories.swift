import CResponderKit
import Scenario

// Why objects did what they did: after decisions about them, after touches beside them, and at the end for those about which nothing was decided.

extension Collector {
  /// A touch so near to a control was aimed at it, as explanations have it.
  private static let aim = 44.0
  /// The most explanations of objects that touches only came near, in one moment and in all.
  private static let mostInMoment = 100
  private static let mostNear = 5_000

  func explain(_ object: OpaquePointer) {
    guard let story = try? Explanation(of: object) else { return }
    explained.insert(object)
    report.explain(number(of: object), story.sentence, steps(story.steps))
  }

  /// Controls and recognisers that touches at these points of the screen missed, or did not reach. `settled` have their stories already.
  func explainNear(_ points: [RKPoint], except settled: [OpaquePointer]) {
    guard !points.isEmpty, nearCount < Collector.mostNear else { return }
    var near: [OpaquePointer] = []
    for view in lively where views[view]?.kind == .control && isNear(view, points) { near.append(view) }
    for recognizer in facts.keys.sorted(by: { number(of: $0) < number(of: $1) }) {
      var view: OpaquePointer?
      if rk_gesture_recognizer_get_view(recognizer, &view) == .OK, let view, views[view] != nil, isNear(view, points) { near.append(recognizer) }
    }
    for object in near.filter({ !settled.contains($0) }).prefix(Collector.mostInMoment) {
      explain(object)
      nearCount += 1
    }
  }

  private func isNear(_ view: OpaquePointer, _ points: [RKPoint]) -> Bool {
    var window: OpaquePointer?
    var bounds = RKRect()
    guard rk_view_get_window(view, &window) == .OK, window != nil, rk_view_get_bounds(view, &bounds) == .OK else { return false }
    var box = RKRect()
    guard rk_view_convert_rect_to(view, bounds, nil, &box) == .OK, rk_window_convert_rect_to(window, box, nil, &box) == .OK else { return false }
    return points.contains { point in
      let dx = max(box.origin.x - point.x, 0, point.x - box.origin.x - box.size.width)
      let dy = max(box.origin.y - point.y, 0, point.y - box.origin.y - box.size.height)
      return dx * dx + dy * dy <= Collector.aim * Collector.aim
    }
  }

  /// At the end: controls and recognisers that have no story yet.
  func explainOthers() {
    let controls = lively.filter { views[$0]?.kind == .control }
    let others = controls + facts.keys.sorted { number(of: $0) < number(of: $1) }
    for object in others.filter({ !explained.contains($0) && rk_object_is_alive($0) }).prefix(Collector.mostNear) { explain(object) }
  }
}
