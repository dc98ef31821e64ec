// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// Why objects did what they did: after decisions about them, after touches beside them, and at the end for those about which nothing was decided.

extension Collector {
  /// A touch so near to a control was aimed at it, as explanations have it.
  private static let aim = 44.0
  /// The most explanations of objects that touches only came near, in one moment and in all.
  private static let mostInMoment = 100
  private static let mostNear = 5_000
  /// In a tree of no more views each view has stories; in a larger one, controls and recognisers.
  private static let fewViews = 300

  /// A sentence and its causes as the report has them.
  struct Story {
    let sentence: String
    let steps: String
  }

  /// `touch`: the one that is meant; nil: whatever was decided last. Whether there is an explanation.
  @discardableResult
  func explain(_ object: OpaquePointer, touch: Int64? = nil) -> Bool {
    nearStories[object] = nil
    guard let story = explanation(of: object, touch) else { return false }
    explained.insert(object)
    // Its story changes with the finger, without a decision.
    if story.steps.last?.reason == .missUndecided { undecided.insert(object) } else { undecided.remove(object) }
    write(object, story)
    return true
  }

  private func explanation(of object: OpaquePointer, _ touch: Int64?) -> Explanation? {
    guard let touch else { return try? Explanation(of: object) }
    return try? Explanation(of: object, touch: touch)
  }

  private func write(_ object: OpaquePointer, _ story: Explanation) {
    if stories[object]?.sentence == story.sentence { return }
    write(object, Story(sentence: story.sentence, steps: steps(story.steps)))
  }

  /// Takes down a story that is another one than before.
  private func write(_ object: OpaquePointer, _ story: Story) {
    if stories[object]?.sentence == story.sentence { return }
    stories[object] = story
    report.explain(number(of: object), story.sentence, story.steps)
  }

  /// Recognisers that had not decided when they were explained.
  func explainUndecided(except settled: [OpaquePointer]) {
    for object in undecided.sorted(by: { number(of: $0) < number(of: $1) }) where !settled.contains(object) && nearCount < Collector.mostNear {
      if rk_object_is_alive(object) { explain(object) } else { undecided.remove(object) }
      nearCount += 1
    }
  }

  /// Views that have stories of their own.
  private var explainedViews: [OpaquePointer] { order.count <= Collector.fewViews ? order : lively.filter { views[$0]?.kind == .control } }

  /// The view that has another story after a decision about a touch, in a small tree.
  func view(of record: RKTraceRecord) -> OpaquePointer? {
    guard order.count <= Collector.fewViews else { return nil }
    switch record.reason {
    case .touchWithheldMultipleTouch, .touchWithheldExclusiveTouch, .touchIgnored, .touchDropped, .touchCancelledBySystem, .touchCancelledByRemoval, .touchCancelledByWindow:
      return record.other
    case .delivered, .forwarded, .discarded: return record.value == Double(RKTouchPhase.moved.rawValue) ? nil : record.object
    default: return nil
    }
  }

  /// What touches that began came near and missed, or did not reach. `settled` have their stories already.
  func explainNear(_ records: [RKTraceRecord], except settled: [OpaquePointer]) {
    let began = records.filter { (RKReason.touchHit.rawValue...RKReason.touchHitViewWithoutWindow.rawValue).contains($0.reason.rawValue) }
    if !began.isEmpty { leaveNear(Set(began.map { $0.touch_id })) }
    let points = began.map { $0.point }
    guard let touch = began.last?.touch_id, nearCount < Collector.mostNear else { return }
    var near: [OpaquePointer] = []
    for view in explainedViews where isNear(view, points) { near.append(view) }
    for recognizer in facts.keys.sorted(by: { number(of: $0) < number(of: $1) }) {
      var view: OpaquePointer?
      if rk_gesture_recognizer_get_view(recognizer, &view) == .OK, let view, views[view] != nil, isNear(view, points) { near.append(recognizer) }
    }
    for object in near.filter({ !settled.contains($0) }).prefix(Collector.mostInMoment) {
      if explain(object, touch: touch), let story = stories[object] { nearStories[object] = (touch, story) }
      nearCount += 1
    }
  }

  /// Touches of these numbers begin: stories of earlier ones stay as they were when those began.
  private func leaveNear(_ touches: Set<Int64>) {
    for object in nearObjects {
      guard let (touch, story) = nearStories[object], touches.contains(touch) else { continue }
      write(object, story)
      nearStories[object] = nil
    }
  }

  private var nearObjects: [OpaquePointer] { nearStories.keys.sorted { number(of: $0) < number(of: $1) } }

  /// After a change to the tree, stories of touches that came near distinguish then from now (SPEC 358). While it changes from moment to moment, as it does
  /// when views scroll, they stay as they were when the touch began: that is true at any moment.
  func renewNear(_ changes: Bool) {
    let moves = changes && treeChanged
    treeChanged = changes
    if !changes && isNearRenewed { return }
    let renews = !moves && renewedCount < Collector.mostNear
    if !renews && !isNearRenewed { return }
    isNearRenewed = renews
    for object in nearObjects {
      guard let (touch, story) = nearStories[object] else { continue }
      if renews, rk_object_is_alive(object), let now = explanation(of: object, touch) { write(object, now) } else { write(object, story) }
      if renews { renewedCount += 1 }
    }
  }

  private func isNear(_ view: OpaquePointer, _ points: [RKPoint]) -> Bool {
    var window: OpaquePointer?
    var bounds = RKRect()
    guard rk_view_get_window(view, &window) == .OK, window != nil, rk_view_get_bounds(view, &bounds) == .OK else { return false }
    var box = RKRect()
    guard rk_view_convert_rect_to(view, bounds, nil, &box) == .OK, rk_window_convert_rect_to(window, box, nil, &box) == .OK else { return false }
    // What has no extent on the screen has a transform that cannot be inverted.
    if box.size.width == 0 || box.size.height == 0 { return true }
    return points.contains { point in
      let dx = max(box.origin.x - point.x, 0, point.x - box.origin.x - box.size.width)
      let dy = max(box.origin.y - point.y, 0, point.y - box.origin.y - box.size.height)
      return dx * dx + dy * dy <= Collector.aim * Collector.aim
    }
  }

  /// At the end: controls and recognisers that have no story yet.
  func explainOthers() {
    let others = explainedViews + facts.keys.sorted { number(of: $0) < number(of: $1) }
    for object in others.filter({ !explained.contains($0) && rk_object_is_alive($0) }).prefix(Collector.mostNear) { explain(object) }
  }
}
