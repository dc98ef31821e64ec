// SPDX-License-Identifier: MIT
import CResponderKit

// What stands behind a wait, and behind the way of a scroll view.

extension Explanation {
  /// The delegate or class that made a recogniser wait for the other one.
  mutating func addRequirement(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    guard subject.recognizer != nil, record.object == subject.pointer else { return }
    let awaited = context.waitBefore(place + 1, subject.handle)?.other ?? context.requirementBefore(place, subject.handle)?.other
    guard let awaited, let added = context.latest(place + 1, subject.pointer, .of(.gestureRequirementAdded), { $0.reason == .gestureRequirementAdded && $0.other == awaited }),
      added >= context.latest(place, subject.pointer, .reset) ?? 0
    else { return }
    add(at: added)
  }

  /// What was decided about the way of a scroll view, from the beginning of the drag on: its axis, its page, what its delegate wanted, how it was let go.
  mutating func addScrolling(_ record: RKTraceRecord, _ place: Int) {
    guard let scrollView = subject.scrollView else { return }
    switch record.reason {
    case .scrollEndedDragging, .scrollBeganDecelerating, .scrollEndedDecelerating: break
    case .scrollDelayDropped: return addZoomLimit(scrollView, place)
    case .scrollBeganDragging where record.value != 0:
      if scrollView.data.origin == scrollView.contentOffset { add(.scrollCannotScroll, nil, point: RKPoint(x: 0, y: scrollView.keepsNotches ? -2 : -1), value: scrollView.data.flags.has(.keepsVertical) ? 1 : 0) }
      return
    default: return
    }
    let context = subject.context
    let began = context.latest(place, subject.pointer, .scrollBeganDragging) ?? 0
    // A later drag has an origin of its own.
    let isLast = context.latest(context.trace.count, subject.pointer, .scrollBeganDragging).map { $0 <= place } ?? true
    // An axis is locked just before.
    var last = began
    while last > 0, context.trace[last].time == context.trace[began].time { last -= 1 }
    while let k = context.first(last + 1, before: place, subject.handle, .object, RecordKinds.all.subtracting([.moved, .note, .hitTest]), isOnWay) {
      last = k
      add(at: k)
    }
    if isLast, record.reason == .scrollEndedDragging, record.value == 0, scrollView.data.origin == scrollView.contentOffset, scrollView.isAtEdge(vertical: false), scrollView.isAtEdge(vertical: true) {
      add(.scrollCannotScroll, nil, point: RKPoint(x: 0, y: -1))
    }
    if record.reason == .scrollEndedDragging, let pan = context.gesture(ifAny: scrollView.data.pan)?.pointer,
      let stop = context.latest(place, pan, .scrollStoppedByHost), stop > began
    {
      add(at: stop)
    }
    if isLast, let paged = context.latest(place + 1, subject.pointer, .scrollPaged), paged > began { addLastPage(scrollView, paged) }
    addZoomLimit(scrollView, began)
  }

  /// It was flicked where there is no next page, and is back at the page from which it was dragged.
  private mutating func addLastPage(_ scrollView: ScrollView, _ place: Int) {
    let context = subject.context
    let target = context.trace[place].point
    guard target == scrollView.data.origin, let velocity = context.latest(context.trace.count, subject.pointer, .scrollEndedDragging).map({ context.trace[$0].point }) else { return }
    for axis in places(2) {
      let vertical = axis == 1
      let physics = scrollView.physics(vertical: vertical), way = vertical ? velocity.y : velocity.x
      let page = vertical ? target.y : target.x
      if way.magnitude > context.config(.scrollPagingVelocity), scrollView.canScroll(vertical: vertical), page == (way > 0 ? physics.greatest : physics.least) {
        return add(.scrollCannotScroll, nil, point: RKPoint(x: 0, y: -1))
      }
    }
  }

  private func isOnWay(_ r: RKTraceRecord) -> Bool {
    switch r.reason {
    case .scrollLocked, .scrollPaged, .scrollTargetChanged, .scrollCannotScroll, .scrollEndedDragging, .scrollStoppedByTouch, .scrollStoppedBySetting, .scrollHandedOver, .scrollTookBack: true
    default: false
    }
  }

  /// A pinch has ended since, at the scale beyond which it does not zoom.
  mutating func addZoomLimit(_ scrollView: ScrollView, _ place: Int) {
    let context = subject.context
    guard let pinch = context.gesture(ifAny: scrollView.data.pinch)?.pointer, let ended = context.latest(context.trace.count, pinch, .gestureEnded), ended > place else { return }
    // A later pinch has nothing to do with the touch.
    if let touchID, context.touch(of: touchID, at: place).map({ ended >= $0.range.end }) == true { return }
    let data = scrollView.data, isMost = data.zoom >= data.maximumZoom
    guard isMost || data.zoom <= data.minimumZoom else { return }
    add(.scrollCannotZoom, nil, point: RKPoint(x: 0, y: isMost ? 2 : 3), value: data.zoom, limit: isMost ? data.maximumZoom : data.minimumZoom, .number)
  }
}

extension Recognizer {
  /// The scroll view that it scrolls, and whose scrollEnabled is false.
  var stoppedScrollView: Object? {
    guard has(.drivesScroll), let scrollView = view?.object.scrollView, scrollView.has(.disabled) else { return nil }
    return scrollView.object
  }
}

extension ScrollView {
  /// Notches beyond its edge do not go to the scroll view around it.
  fileprivate var keepsNotches: Bool { data.flags.has(.keepsHorizontal) || data.flags.has(.keepsVertical) }

  /// There is no farther on an axis, or none in one direction, and it does not bounce.
  fileprivate func isAtEdge(vertical: Bool) -> Bool {
    if !canScroll(vertical: vertical) { return true }
    let physics = physics(vertical: vertical), x = vertical ? contentOffset.y : contentOffset.x
    return !physics.bounces && (x <= physics.least || x >= physics.greatest)
  }
}
