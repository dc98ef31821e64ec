// SPDX-License-Identifier: MIT
import CResponderKit

// What was kept from an object that had the beginning of a touch: phases that a sendEvent override, or a responder below the object, did not pass on; and the
// fingers that a recogniser waited for.

extension Explanation {
  /// How many fingers that went elsewhere are told.
  private static var mostFingers: Int { 2 }

  mutating func addMissed(_ record: RKTraceRecord, _ place: Int) {
    if let recognizer = subject.recognizer { addFingers(recognizer, record, place) }
    addDropped(record, place)
    if let id = touchID ?? known(record.touch_id) ?? subject.context.onlyTouch(of: subject, at: place)?.first.touch_id, let touch = subject.context.latestTouch(of: id) {
      addKeeper(touch)
    }
  }

  private func known(_ id: Int64) -> Int64? { id == 0 ? nil : id }

  // MARK: In sendEvent

  /// The sendEvent override that has not passed on the end, or a move, of a touch that the object had.
  private mutating func addDropped(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    let isOver = record.reason == .gestureRecognized || record.reason == .gestureEnded
    guard !isOver, !places(count).contains(where: { self[$0].reason == .eventDropped }) else { return }
    let range = touchID.flatMap { context.latestTouch(of: $0)?.range } ?? attempt(around: place)
    let own = touchID ?? (record.reason.rawValue < 500 || record.reason.rawValue >= 600 ? known(record.touch_id) : nil)
    let dropped = context.dropped(in: range) { id in own.map { $0 == id } ?? context.hasTracked(subject.pointer, id, range) }
    guard let dropped else { return }
    // A button needs no moves, and what has sent has had its end.
    let isMove = context.trace[dropped].value == 1
    if isMove, record.reason == .controlSentEvents || subject.control?.data.type == .button { return }
    add(context.trace[dropped])
  }

  /// The records from the first touch of a recogniser's attempt, or of a control's tracking, to its end.
  private func attempt(around place: Int) -> TraceRange {
    let context = subject.context
    var range = TraceRange(first: place, end: context.trace.count)
    var end = place + 1
    while let k = context.latest(end, subject.pointer, RecordKinds([.reset, .received]).union(.of(.controlBeganTracking))) {
      end = k
      if context.trace[k].reason == .gestureReset, k < place { break }
      range.first = k
      if subject.control != nil { break }
    }
    if let reset = context.first(place, before: range.end, subject.handle, .object, .reset) { range.end = reset }
    return range
  }

  // MARK: Below it

  /// The responder below it that received the end of the touch, or moves, and whose override did not pass them on.
  private mutating func addKeeper(_ touch: TracedTouch) {
    for phase in [RKTouchPhase.ended, .moved] {
      guard let keeper = subject.context.keeper(of: phase, touch, from: subject), let method = Method(touches: Double(phase.rawValue)) else { continue }
      return addHandler(keeper, Double(phase.rawValue), method, touch.range)
    }
  }

  // MARK: Fingers

  /// Where those fingers are that a recogniser had too few of.
  private mutating func addFingers(_ recognizer: Recognizer, _ record: RKTraceRecord, _ place: Int) {
    guard let view = recognizer.view, wantsFingers(recognizer, record) else { return }
    let context = subject.context
    let attempt = attempt(around: place)
    let isOpen = record.reason == .gestureReceivedTouch || record.reason == .gestureWaits
    var told = 0
    var end = isOpen ? context.trace.count : place
    while told < Explanation.mostFingers, let began = context.latestBeginning(before: end, { _ in true }) {
      end = began
      let other = context.trace[began]
      if began < attempt.first {
        // Down before the first of its own, and still.
        guard let lift = context.lift(ofTouchAt: began) else { continue }
        if lift < attempt.first { break }
      }
      let named = context.latest(attempt.end, subject.pointer, RecordKinds.all.subtracting([.changed, .reset, .actions])) { $0.touch_id == other.touch_id }
      if let named, named >= began {
        if !isRefusal(context.trace[named].reason) { continue }
        add(context.trace[named])
      } else {
        if context.liveObject(UInt(bitPattern: other.other), .views)?.view?.isDescendant(of: view) == true { continue }
        add(other)
      }
      told += 1
    }
  }

  /// It failed, or is open, because its fingers are too few.
  private func wantsFingers(_ recognizer: Recognizer, _ record: RKTraceRecord) -> Bool {
    switch record.reason {
    case .gestureTooFewTouches: true
    case .gestureLiftedTooSoon: record.point.y == 1
    case .gestureReceivedTouch, .gestureWaits: recognizer.isPossible && recognizer.touchesDown > 0 && recognizer.touchesDown < recognizer.fingersRequired
    default: false
    }
  }

  private func isRefusal(_ reason: RKReason) -> Bool {
    switch reason {
    case .gestureDisabled, .gestureTouchTypeRefused, .gestureTouchTypeExclusive, .gestureTouchRefused, .gestureEventRefused, .gestureButtonRefused, .gestureTouchWhileWaiting,
      .gestureTouchWhileDone:
      true
    default: false
    }
  }
}

extension Context {
  /// The end of a touch that a sendEvent override did not pass on, else the first move.
  func dropped(in range: TraceRange, _ isOwn: (Int64) -> Bool) -> Int? {
    var found: Int?
    func look(_ sender: UInt) {
      func first(_ isMeant: (Double) -> Bool) -> Int? {
        self.first(range.first, before: range.end, sender, .object, .of(.eventDropped)) { $0.reason == .eventDropped && $0.other != nil && isMeant($0.value) && isOwn($0.touch_id) }
      }
      if let end = first({ $0 >= 3 }) { found = end } else if found == nil { found = first { $0 == 1 } }
    }
    if let application = object(ifAny: application) { look(application.handle) }
    for window in eachWindow { look(window.object.handle) }
    return found
  }

  /// The responder below an object that received a phase last, where the object handles that phase, had the beginning of the touch, and never got this one.
  func keeper(of phase: RKTouchPhase, _ touch: TracedTouch, from object: Object) -> Responder? {
    guard let hit = liveObject(UInt(bitPattern: touch.first.other), .views)?.view, hit.object != object, let method = Method(touches: Double(phase.rawValue)) else { return nil }
    if let control = object.control { if phase == .moved, control.data.type == .button { return nil } } else if !object.isProgrammed(method) { return nil }
    guard let passage = passage(of: Double(phase.rawValue), touch.first, touch.range, hit), !passage.isDiscarded, let end = passage.end, end.object != object else { return nil }
    return isAbove(object, end) ? end : nil
  }

  /// Whether an object is on the responder chain of another one, above it. Overrides of nextResponder are not called.
  func isAbove(_ object: Object, _ responder: Responder, until end: Responder? = nil) -> Bool {
    var next: Responder? = responder
    for _ in places(longestChain) {
      guard let one = next, one != end else { return false }
      if one.object == object { return true }
      next = one.builtInNextResponder
    }
    return false
  }
}
