// SPDX-License-Identifier: MIT
import CResponderKit

// Overrides of touches methods that did not call super: their classes had nothing to decide about.

extension Explanation {
  /// Overrides of a control's touches methods that have not called super (SPEC 151): then its class has decided nothing about the touch.
  mutating func addKept(_ record: RKTraceRecord, _ place: Int) {
    if let recognizer = subject.recognizer { return addKept(recognizer, record, place) }
    let context = subject.context
    // A button needs no moves.
    if let control = subject.control, control.data.type != .button, control.keepsMoves(before: place) { addNoSuper(Double(RKTouchPhase.moved.rawValue)) }
    guard subject.control != nil, let began = context.latest(place + 1, subject.pointer, .began, { isDelivery($0) }) else { return }
    var kept = Double(RKTouchPhase.began.rawValue)
    var last = began
    while let k = context.first(last + 1, before: context.trace.count, subject.handle, .object, RecordKinds.all.subtracting([.moved, .hitTest, .note, .sent, .unheard, .changedUnheard])) {
      last = k
      let r = context.trace[k]
      switch r.reason {
      case .delivered, .forwarded:
        if r.value == 0, r.touch_id == context.trace[began].touch_id { return addNoSuper(kept) }
        if r.value >= 3, kept < 0, r.touch_id == context.trace[began].touch_id || r.touch_id == 0 { kept = r.value }
      case .controlBeganTracking:
        if r.touch_id != context.trace[began].touch_id { return addNoSuper(kept) }
        kept = -1
      case .controlDisabled, .controlBusy, .controlRefusedTouch, .controlStoppedTracking, .controlEndedTracking, .controlCancelled, .controlCancelledByRemoval,
        .controlCancelledByDisabling:
        return
      default: continue
      }
    }
    addNoSuper(kept)
  }

  private func isDelivery(_ r: RKTraceRecord) -> Bool { r.object == subject.pointer && (r.reason == .delivered || r.reason == .forwarded) }

  /// A phase below 0 is none.
  private mutating func addNoSuper(_ phase: Double) {
    guard phase >= 0, let method = Method(touches: phase), let owner = subject.slot(method).owner, owner != subject.context.classData(BuiltIn.control) else { return }
    add(.missNoSuper, subject, value: phase)
  }

  /// A recogniser of a built-in type with overrides of its own, which has not come to a decision, or has seen nothing.
  private mutating func addKept(_ recognizer: Recognizer, _ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    guard recognizer.type != .custom, record.object == subject.pointer, context.isFailure(record.reason) || record.reason == .gestureCancelled else { return }
    let began = context.latest(place, subject.pointer, .reset) ?? 0
    // A finger that stays needs no moves.
    let stays = recognizer.type == .tap || recognizer.type == .longPress
    guard let note = context.first(began, before: place + 1, subject.handle, .object, .note, { $0.reason == .noteNoSuper && !(stays && $0.value == 1) }) else { return }
    add(.missNoSuper, subject, value: context.trace[note].value, rule: 174)
  }
}

extension Object {
  /// Whether a method is not the library's.
  func isProgrammed(_ method: Method) -> Bool {
    guard overrides(method), let owner = slot(method).owner else { return false }
    return owner.id != owner.builtIn
  }

  /// Whether its class receives touches by code of the program.
  var handlesTouches: Bool { isProgrammed(.touchesBegan) || isProgrammed(.touchesMoved) || isProgrammed(.touchesEnded) || isProgrammed(.touchesCancelled) }
}

/// The value of `missNoSuper` for sendAction:to:forEvent:; the touches methods have their phases.
let sendsNoAction = 5.0
/// The same for beginTracking and endTracking, in which a control's own class changes its value.
let keepsBeginTracking = 6.0
let keepsEndTracking = 7.0
/// The same for becomeFirstResponder of a text field.
let keepsBecomingFirst = 8.0

extension Control {
  /// Its sendAction override has kept all actions of the events that it sent at a place of the trace.
  func keepsActions(sentAt place: Int) -> Bool {
    let sent = context.trace[place]
    guard object.slot(.sendAction).function != nil, let events = UInt32(exactly: sent.value) else { return false }
    let list = data.targets
    guard places(list.count).contains(where: { list[$0].controlFunction == nil && list[$0].events & events != 0 }) else { return false }
    for k in places(context.trace.count, from: place + 1) {
      let r = context.trace[k]
      if r.time != sent.time { break }
      switch r.reason {
      case .actionPerformed, .actionNotImplemented, .actionNobody, .actionTargetGone: return false
      default: continue
      }
    }
    return true
  }

  /// Whether moves of the touch came to it, and none to its class, in the tracking that began before `place`. That would have sent drag events.
  func keepsMoves(before place: Int) -> Bool {
    guard let began = context.latest(place, object.pointer, .controlBeganTracking),
      context.latest(place + 1, object.handle, .object, .moved, from: began + 1, { $0.reason == .delivered || $0.reason == .forwarded }) != nil
    else { return false }
    return context.first(began + 1, before: place + 1, object.handle, .object, RecordKinds([.sent, .unheard, .changedUnheard]).union(.of(.controlStoppedTracking))) { r in
      switch r.reason {
      case .controlSentEvents, .controlNobodyListens: UInt32(exactly: r.value).map { $0 & 0x3C != 0 } == true
      default: r.reason == .controlStoppedTracking
      }
    } == nil
  }

  /// The override, of the tracking method in which its own class changes its value, that has kept it from that; nil: none has, or the value could not change.
  /// `lift` is what the record of the lift has: see `traceDrag`.
  func keptTracking(_ lift: RKPoint) -> Double? {
    let isBeginning: Bool
    switch data.type {
    case .textField:
      let decision = context.latest(context.trace.count, object.pointer, .of(.becameFirst, .cannotBecomeFirst, .firstRefusedByCurrent, .textRefused)) {
        $0.reason == .becameFirst || $0.reason == .cannotBecomeFirst || $0.reason == .firstRefusedByCurrent || $0.reason == .textRefused
      }
      return decision != nil ? nil : object.isProgrammed(.endTracking) ? keepsEndTracking : object.isProgrammed(.becomeFirstResponder) ? keepsBecomingFirst : nil
    case .toggle: isBeginning = false
    case .slider where has(.discontinuous) && lift.x != 0, .stepper where has(.discontinuous) && object.isProgrammed(.endTracking): isBeginning = false
    case .segmented where lift.y == 0: isBeginning = false
    case .page where lift.x != (lift.y > 0 ? Double(data.count - 1) : 0): isBeginning = false
    case .stepper where lift.x != (lift.y > 0 ? data.maximum : data.minimum): isBeginning = true
    default: return nil
    }
    return object.isProgrammed(isBeginning ? .beginTracking : .endTracking) ? isBeginning ? keepsBeginTracking : keepsEndTracking : nil
  }

  /// Its class has a touchesBegan of its own.
  var hasOwnBegan: Bool {
    guard let owner = object.slot(.touchesBegan).owner else { return false }
    return owner != context.classData(BuiltIn.control)
  }
}

extension Method {
  /// The touches method of a phase.
  init?(touches phase: Double) {
    switch phase {
    case 0: self = .touchesBegan
    case 1: self = .touchesMoved
    case 3: self = .touchesEnded
    case 4: self = .touchesCancelled
    default: return nil
    }
  }
}
