// SPDX-License-Identifier: MIT
import CResponderKit

// What was kept from an object that had the beginning of a touch: phases that a sendEvent override, or a responder below the object, did not pass on; and the
// fingers that a recogniser waited for.

extension Explanation {
  /// How many fingers that went elsewhere are named.
  private static var mostFingers: Int { 2 }
  /// And among how many touches they are looked for.
  private static var mostBeginnings: Int { 16 }

  mutating func addMissed(_ record: RKTraceRecord, _ place: Int) {
    if let recognizer = subject.recognizer { addFingers(recognizer, record, place) }
    addDropped(record, place)
    if record.reason == .pressDelivered || record.reason == .pressForwarded { return addPressKeeper(record, place) }
    if record.reason == .motionDelivered || record.reason == .motionForwarded { return addMotionKeeper(record, place) }
    if let id = touchID ?? known(record.touch_id) ?? subject.context.onlyTouch(of: subject, at: place)?.first.touch_id, let touch = subject.context.touch(of: id, at: place) {
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
    // A scroll view is settled by what its pan decided.
    let tracker = (500..<600).contains(record.reason.rawValue) ? record.object : subject.pointer
    let attempt = attempt(of: tracker, around: place)
    let own = touchID ?? (tracker == subject.pointer && subject.recognizer == nil ? known(record.touch_id) : nil)
    let range = own.flatMap { context.touch(of: $0, at: place)?.range } ?? attempt
    var dropped = context.dropped(in: range) { id in own.map { $0 == id } ?? context.hasTracked(tracker, id, range) }
    // No control but a slider needs moves.
    if let found = dropped, context.trace[found].value == 1, let control = subject.control, control.data.type != .slider { dropped = nil }
    if dropped == nil, touchID == nil, context.latest(attempt.end, subject.pointer, .of(.gestureReceivedPress, .pressDelivered, .pressForwarded), isPress).map({ $0 >= attempt.first }) == true {
      dropped = context.droppedEvent(from: attempt.first)
    }
    if let dropped { add(at: dropped) }
  }

  private func isPress(_ r: RKTraceRecord) -> Bool { r.reason == .gestureReceivedPress || r.reason == .pressDelivered || r.reason == .pressForwarded }

  /// The records from the first touch or press of a recogniser's attempt, or of a control's tracking, to its end.
  private func attempt(of tracker: OpaquePointer?, around place: Int) -> TraceRange {
    let context = subject.context
    var range = TraceRange(first: place, end: context.trace.count)
    var end = place + 1
    while let k = context.latest(end, tracker, RecordKinds([.reset, .received]).union(.of(.controlBeganTracking, .gestureReceivedPress))) {
      end = k
      if context.trace[k].reason == .gestureReset, k < place { break }
      range.first = k
      if subject.control != nil { break }
    }
    if let reset = context.first(place, before: range.end, UInt(bitPattern: tracker), .object, .reset) { range.end = reset }
    return range
  }

  // MARK: Below it

  /// The responder below it that received a phase of the touch, and whose override did not pass it on.
  private mutating func addKeeper(_ touch: TracedTouch) {
    for number in places(3) {
      let phase = RKTouchPhase(kept: number)
      guard let keeper = subject.context.keeper(of: phase, touch, from: subject), let method = Method(touches: Double(phase.rawValue)) else { continue }
      return addHandler(keeper, Double(phase.rawValue), method, touch.range)
    }
  }

  /// The same for a press of which it received a phase.
  private mutating func addPressKeeper(_ record: RKTraceRecord, _ place: Int) {
    guard let kept = subject.context.keptPress(from: subject, place) else { return }
    let r = subject.context.trace[kept]
    add(.missHandledBelow, subject.context.liveObject(r.object, .responders), value: r.value, .number, rule: pressRule)
  }

  /// The same for a shake of which it received the beginning.
  private mutating func addMotionKeeper(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    let ended = Double(RKMotionPhase.ended.rawValue)
    guard record.value == Double(RKMotionPhase.began.rawValue), subject.isProgrammed(.motionEnded) else { return }
    var last: Int?
    for k in places(context.trace.count, from: place + 1) {
      let r = context.trace[k]
      guard r.reason == .motionDelivered || r.reason == .motionForwarded else { continue }
      if r.value != ended { break }
      last = k
    }
    guard let last, let receiver = context.liveResponder(context.trace[last].object), receiver.object != subject, receiver.object.isProgrammed(.motionEnded), context.isAbove(subject, receiver) else { return }
    add(.missHandledBelow, receiver.object, value: ended, .number, rule: motionRule)
  }

  // MARK: Fingers

  /// Where those fingers are that a recogniser had too few of.
  private mutating func addFingers(_ recognizer: Recognizer, _ record: RKTraceRecord, _ place: Int) {
    guard let view = recognizer.view, wantsFingers(recognizer, record) else { return }
    let context = subject.context
    let attempt = attempt(of: subject.pointer, around: place)
    let isOpen = record.reason == .gestureReceivedTouch || record.reason == .gestureWaits
    var told = 0
    var end = isOpen ? context.trace.count : place
    for _ in places(Explanation.mostBeginnings) {
      guard told < Explanation.mostFingers, let began = context.latestBeginning(before: end, { _ in true }) else { return }
      end = began
      let other = context.trace[began]
      // Down before the first of its own, and lifted before that.
      // One that hit no window has no lift in the trace.
      if began < attempt.first, other.other == nil || context.lift(ofTouchAt: began).map({ $0 < attempt.first }) == true { continue }
      let named = context.latest(attempt.end, subject.pointer, RecordKinds.all.subtracting([.changed, .reset, .actions])) { $0.touch_id == other.touch_id }
      if let named, named >= began {
        if !isRefusal(context.trace[named].reason) { continue }
        add(at: named)
      } else {
        guard let hit = context.liveView(other.other), hit.isDescendant(of: view) else {
          add(other)
          told += 1
          continue
        }
        guard let obstacle = obstacle(TracedTouch(first: other, place: began, range: context.range(ofTouchAt: began)), hit) else { continue }
        add(at: obstacle)
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

extension RKTouchPhase {
  /// What a responder may keep from those above it, in the order in which it is looked for: the beginning, the end, moves.
  init(kept number: Int) { self = number == 0 ? .began : number == 1 ? .ended : .moved }
}

/// The rule of presses that are forwarded.
let pressRule: UInt32 = 272
/// And of shakes.
let motionRule: UInt32 = 274

extension Context {
  /// The end of a touch that a sendEvent override did not pass on, else the first move, else its beginning.
  func dropped(in range: TraceRange, _ isOwn: (Int64) -> Bool) -> Int? {
    var found: Int?
    func look(_ sender: UInt) {
      func first(_ isMeant: (Double) -> Bool) -> Int? {
        self.first(range.first, before: range.end, sender, .object, .of(.eventDropped)) { $0.reason == .eventDropped && $0.other != nil && isMeant($0.value) && isOwn($0.touch_id) }
      }
      if let end = first({ $0 >= 3 }) { found = end } else if found == nil { found = first { $0 == 1 } ?? first { $0 == 0 } }
    }
    if let application = object(ifAny: application) { look(application.handle) }
    for window in eachWindow { look(window.object.handle) }
    return found
  }

  /// The first event without touches, from a place on, that a sendEvent override did not pass on.
  fileprivate func droppedEvent(from place: Int) -> Int? {
    func first(_ sender: UInt) -> Int? { self.first(place, before: trace.count, sender, .object, .of(.eventDropped)) { $0.reason == .eventDropped && $0.other == nil } }
    if let application = object(ifAny: application), let found = first(application.handle) { return found }
    for window in eachWindow { if let found = first(window.object.handle) { return found } }
    return nil
  }

  /// The latest event of the pointer that a sendEvent override did not pass on, of the application or of its window.
  func droppedPointer(_ window: Window) -> Int? {
    func latest(_ sender: OpaquePointer?) -> Int? {
      self.latest(trace.count, sender, .of(.eventDropped)) { $0.reason == .eventDropped && $0.other == nil && $0.point.x == Double(RKEventType.hover.rawValue) }
    }
    return object(ifAny: application).flatMap { latest($0.pointer) } ?? latest(window.pointer)
  }

  /// The record of a responder below an object at which the beginning or the end of a press stayed. The object handles that, and received another phase at a
  /// place of the trace.
  func keptPress(from object: Object, _ place: Int) -> Int? {
    let id = trace[place].touch_id
    let start = latest(place + 1) { $0.reason == .pressBegan && $0.touch_id == id } ?? 0
    var began: Int?
    var ended: Int?
    for k in places(trace.count, from: start) {
      let r = trace[k]
      if let ended, r.time != trace[ended].time || r.reason == .pressBegan { break }
      if r.reason != .pressDelivered && r.reason != .pressForwarded || r.touch_id != id { continue }
      if r.value == Double(RKPressPhase.began.rawValue) { began = k }
      if r.value == Double(RKPressPhase.ended.rawValue) { ended = k }
    }
    func isKept(_ last: Int, _ phase: RKPressPhase) -> Bool {
      guard object.isProgrammed(.presses(phase)), let receiver = liveResponder(trace[last].object) else { return false }
      return receiver.object != object && isAbove(object, receiver)
    }
    if let began, isKept(began, .began) { return began }
    return ended.flatMap { isKept($0, .ended) ? $0 : nil }
  }

  /// The responder below an object that received a phase last, where the object handles that phase and never got it.
  func keeper(of phase: RKTouchPhase, _ touch: TracedTouch, from object: Object) -> Responder? {
    guard let hit = liveView(touch.first.other), hit.object != object, let method = Method(touches: Double(phase.rawValue)) else { return nil }
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
