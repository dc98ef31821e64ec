// SPDX-License-Identifier: MIT
import CResponderKit

// What became of a touch for an object, from the trace; where the trace has no decision about the object, from the tree as it is.

extension Explanation {
  /// What became of the latest attempt, or of the latest touch near it.
  mutating func explainLatest() {
    let context = subject.context
    let bits = subject.handle
    let latest = context.settled(bits, in: context.wholeTrace)
    let last = context.latestTouch()
    let lastTouch = last?.place
    // A touch's hit-test comes before it: this one is the host's own. It tells something where there is no touch.
    if let latest, isHitTest(latest), lastTouch == nil {
      if let input = context.trace.place(of: context.trace.index.otherInput), input > latest {
        // The hit-test of a wheel has the reason itself, where it came to the view.
        let isItsOwn = context.trace[input].reason == .inputHit && context.trace[latest].time == context.trace[input].time && isRejection(context.trace[latest].reason)
        if !isItsOwn { return addInput(input) }
      }
      return tellLatest(latest)
    }
    // What came to the first responder, or to none although there was one.
    if let input = context.trace.place(of: context.trace.index.otherInput), input > Swift.max(latest ?? 0, lastTouch ?? 0),
      context.trace[input].object == subject.pointer && subject.control.map({ $0.data.type == .textField }) ?? true
        || subject.control == nil && (context.effectiveFirstResponder?.object == subject || subject.window != nil && isLostPress(context.trace[input].reason))
    {
      // It has received the event, and has handed it on.
      if let latest, isHandedOn(context.trace[latest].reason), context.trace[latest].time == context.trace[input].time {
        tellLatest(latest)
        return add(at: input)
      }
      return addInput(input)
    }
    let settled = latest.flatMap { isHitTest($0) ? nil : $0 }
    if let settled, let last, isOfZoom(settled, last) { return explain(last) }
    // What was settled after it began stands before it.
    let aimed = settled.map { $0 >= (lastTouch ?? 0) } == true ? nil : latestAimed(after: settled)
    if let settled, settled >= (aimed?.place ?? 0) { return tellLatest(settled) }
    if subject.recognizer?.type == .hover { return explainHover() }
    if let aimed, !isLater(than: aimed.place) { return explain(aimed) }
    if let input = context.trace.place(of: context.trace.index.otherInput), input > lastTouch ?? -1 { return addInput(input) }
    if let last { return explain(last) }
    add(.missNoTouch, nil)
    explainNow()
  }

  /// A press or shake has come since, and the object is a responder that handles those.
  private func isLater(than place: Int) -> Bool {
    let context = subject.context
    guard let input = context.trace.place(of: context.trace.index.otherInput), input > place, let responder = context.liveResponder(subject.handle) else { return false }
    switch context.trace[input].reason {
    case .pressBegan: return responder.overrides(.pressesBegan) || responder.overrides(.pressesEnded)
    case .motionDelivered, .motionDropped: return responder.overrides(.motion(.began)) || responder.overrides(.motion(.ended))
    default: return false
    }
  }

  private func isHandedOn(_ reason: RKReason) -> Bool { reason == .motionDelivered || reason == .motionForwarded || reason == .remoteDelivered || reason == .remoteForwarded }

  /// A press goes to the key window, or to none.
  private func isLostPress(_ reason: RKReason) -> Bool { reason == .pressDropped || reason == .pressIgnored }

  /// Of a decision about one touch, which names none, the steps name it.
  private mutating func tellLatest(_ place: Int) {
    tell(place)
    let context = subject.context
    guard let touch = context.onlyTouch(of: subject, at: place) else { return }
    let range = TraceRange(first: touch.place, end: context.trace.count)
    nameTouch(touch.first.touch_id) { context.hasTracked($0, touch.first.touch_id, range) }
  }

  /// What one touch did to it, or why it did not come to it. False: there is no such touch.
  mutating func explainTouch(_ id: Int64) -> Bool {
    let context = subject.context
    if let touch = context.latestTouch(of: id) {
      explain(touch)
      return true
    }
    // Its beginning is no longer in the trace, and later samples were dropped.
    guard let k = context.latest(context.trace.count, { $0.touch_id == id && ($0.reason == .touchIgnored || $0.reason == .touchDropped) }) else { return false }
    explain(TracedTouch(first: context.trace[k], place: k, range: context.range(ofTouchAt: k)))
    return true
  }

  private func isHitTest(_ place: Int) -> Bool { subject.context.trace[place].reason.rawValue < 100 }

  /// The view in which the object gets touches.
  var place: View? { subject.place }

  mutating func explain(_ touch: TracedTouch) {
    let context = subject.context
    let record = touch.first
    touchID = record.touch_id
    point = record.point
    hit = record.other
    if subject.recognizer?.type == .hover { return add(.missNoTouch, nil, value: 1, rule: 239) }
    if record.reason == .touchIgnored || record.reason == .touchDropped { return add(record) }
    // It stopped what scrolled: how that had come to scroll, and where it rests, is of others.
    if let stop = context.latest(touch.range.end, subject.pointer, .of(.scrollStoppedByTouch), { $0.reason == .scrollStoppedByTouch && $0.touch_id == record.touch_id }), stop >= touch.range.first {
      settled = stop
      add(at: stop)
      return told = count
    }
    // What hit no window has come to nothing.
    if hit != nil, let settled = context.settled(subject.handle, in: touch.range, of: touch), !isHitTest(settled), !isOfZoom(settled, touch) {
      tell(settled)
      return nameTouch(record.touch_id) { recognizer in context.hasTracked(recognizer, record.touch_id, touch.range) }
    }
    if let zoom = zoom(with: touch) {
      tell(zoom)
      if let scrollView = subject.scrollView { addZoomLimit(scrollView, touch.place) }
      return nameTouch(record.touch_id) { recognizer in context.hasTracked(recognizer, record.touch_id, touch.range) }
    }
    let hit = context.liveView(record.other)
    guard let view = place else {
      explainOffChain(touch, hit)
      return addPlugins()
    }
    point = began(touch, in: view.root.object.window)
    if let hit, hit.isDescendant(of: view) {
      explainUndelivered(touch, hit)
      return addPlugins()
    }
    if let window = view.window, !context.isOn(window, record) {
      return add(.missOtherScreen, window.object, value: context.screen(of: record), limit: Double(window.data.screen), .number)
    }
    explainMiss(view, touch, hit)
  }

  /// The scroll view has zoomed; that its content did not get the touch follows from it.
  private func isOfZoom(_ settled: Int, _ touch: TracedTouch) -> Bool { subject.context.trace[settled].reason == .scrollDelayDropped && zoom(with: touch) != nil }

  /// That the pinch of the scroll view began or ended with the touch, which may be withheld from views.
  private func zoom(with touch: TracedTouch) -> Int? {
    let context = subject.context
    guard let scrollView = subject.scrollView, let pinch = context.gesture(ifAny: scrollView.data.pinch), context.hasTracked(pinch.pointer, touch.first.touch_id, touch.range),
      let decided = context.settled(pinch.handle, in: touch.range, of: touch)
    else { return nil }
    switch context.trace[decided].reason {
    case .gestureBegan, .gestureChanged, .gestureEnded, .gestureCancelled: return decided
    default: return nil
    }
  }

  /// Where the touch began in the coordinates of a window, which may have moved since.
  func began(_ touch: TracedTouch, in window: Window?) -> RKPoint {
    let context = subject.context
    guard let window else { return touch.first.point }
    if context.liveView(touch.first.other)?.window == window, context.hasChanged(since: touch) {
      return context.note(of: touch) { $0.reason == .noteInWindow }?.point ?? touch.first.point
    }
    return window.view.toLocal(touch.first.point)
  }

  /// A hover recogniser that the trace knows nothing of: what keeps the pointer from its view.
  mutating func explainHover() {
    let pointer = subject.context.pointer
    if subject.recognizer?.isUnderway == true, let began = subject.context.latest(subject.context.trace.count, subject.pointer, .gestureBegan) { return tell(began) }
    if settled == nil { hovers = true }
    guard let view = place else { return add(.missUnattached, nil) }
    guard let window = view.window else { return explain(view, at: point, calls: false) }
    if !pointer.isInside { return add(.missNoTouch, nil, rule: 239) }
    if subject.recognizer?.has(.disabled) == true { add(.gestureDisabled, subject) }
    if subject.context.ignoring > 0 { add(.touchIgnored, nil) }
    if pointer.buttons != 0 { add(.gestureButtonRefused, subject, value: Double(pointer.buttons), rule: 239) }
    point = window.view.toLocal(pointer.location)
    if pointer.screen != window.data.screen { return add(.missOtherScreen, window.object, value: Double(pointer.screen), limit: Double(window.data.screen), .number, rule: 239) }
    explain(view, at: point, calls: false)
    if count > 0 || !reached { return }
    let under = subject.context.liveObject(pointer.hit, .views)?.view
    if under?.isDescendant(of: view) != true { return add(.missUnreported, under?.object) }
    if let dropped = subject.context.droppedPointer(window) { add(at: dropped) } else { add(.missUnreported, under?.object, value: 1) }
  }

  /// Without a touch: what would keep one from its middle.
  private mutating func explainNow() {
    guard let view = place else {
      if subject.recognizer != nil || subject.controller != nil { add(.missUnattached, nil) }
      return
    }
    let bounds = view.bounds
    point = view.convertUp(RKPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2), to: view.root)
    explain(view, at: point, calls: false)
  }
}

extension Object {
  /// The view in which it gets touches.
  var place: View? {
    if let view { return view }
    if let recognizer { return recognizer.view }
    if let controller { return controller.view }
    return nil
  }
}
