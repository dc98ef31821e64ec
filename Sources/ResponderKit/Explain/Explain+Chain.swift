// SPDX-License-Identifier: MIT
import CResponderKit

// Touches that hit a view and have not come to the responder: where their phases ended on the responder chain (SPEC 90, 91).

/// Who received a phase last.
private struct Passage {
  var end: Responder?
  /// No responder handled it; the chain ends there.
  var isDiscarded: Bool
}

extension Explanation {
  /// The touch hit the view, or one below it, and has not come to the object.
  mutating func explainUndelivered(_ touch: TracedTouch, _ hit: View) {
    let context = subject.context
    let record = touch.first, range = touch.range
    var taker: Int?
    var isDelivered = false
    for place in places(range.end, from: range.first) {
      let r = context.trace[place]
      if r.reason == .eventDropped { return add(r) }
      guard r.touch_id == record.touch_id || r.touch_id == 0 else { continue }
      switch r.reason {
      case .delivered: isDelivered = true
      case .gestureBegan, .gestureRecognized: if r.time == record.time { taker = taker ?? place }
      case .scrollStoppedByTouch: return add(r)
      default: if r.touch_id == record.touch_id, (103...109).contains(r.reason.rawValue), !isDelivered { return add(r) }
      }
    }
    add(record)
    if let recognizer = subject.recognizer {
      if recognizer.order > context.trace[moment: touch.place].attachments { add(.missUnattached, nil, value: 1, rule: 59) } else if recognizer.has(.disabled) { add(.gestureDisabled, subject) } else { add(.missOnlyThen, recognizer.object) }
    } else if explainPassage(record, range, hit) {
      return
    } else if let taker {
      // It had recognised before anything was delivered.
      add(.neverDelivered, context.liveObject(UInt(bitPattern: context.trace[taker].object), .gestures))
      followRecognizer(context.trace[taker].object, taker + 1)
    }
  }

  /// Whether the object lies on the way of a delivery from a view to a responder, without it. Overrides of nextResponder are not called.
  private func isPassed(from hit: View, to end: Responder?) -> Bool {
    var next = subject.context.liveResponder(hit.handle)
    for _ in places(longestChain) {
      guard let responder = next, responder != end else { return false }
      if responder.object == subject { return true }
      next = responder.builtInNextResponder
    }
    return false
  }

  mutating func explainOffChain(_ touch: TracedTouch, _ hit: View?) {
    if subject.recognizer != nil || subject.controller != nil { return add(.missUnattached, nil) }
    if let hit, isPassed(from: hit, to: nil) { return explainUndelivered(touch, hit) }
    add(touch.first)
    if let hit { addOffChain(hit) }
  }

  /// Where the phases ended. Those count that the subject handles itself; of a class that handles none, the beginning. False: nothing was delivered.
  private mutating func explainPassage(_ record: RKTraceRecord, _ range: TraceRange, _ hit: View) -> Bool {
    let context = subject.context
    let responder = context.liveResponder(subject.handle)
    var isPassedOn = false
    var handlesAny = false
    for number in places(4) {
      let phase = Double(number < 2 ? number : number + 1)
      guard let method = Method(touches: phase) else { continue }
      let handles = responder?.overrides(method) == true
      handlesAny = handlesAny || handles
      guard phase == 0 || handles, let passage = passage(of: phase, record, range, hit) else { continue }
      if passage.isDiscarded, passage.end?.object != subject, !isPassed(from: hit, to: passage.end) {
        addOffChain(hit, passage.end)
        return true
      }
      if !passage.isDiscarded, !isPassed(from: hit, to: passage.end) {
        addHandler(passage.end ?? context.liveResponder(hit.handle), phase, method)
        return true
      }
      isPassedOn = true
    }
    if isPassedOn { add(.missPassedOn, nil, value: handlesAny ? 1 : 0) }
    return isPassedOn
  }

  private func passage(of phase: Double, _ record: RKTraceRecord, _ range: TraceRange, _ hit: View) -> Passage? {
    let context = subject.context
    var found: Passage?
    for k in places(range.end, from: range.first) {
      let r = context.trace[k]
      guard r.value == phase, r.touch_id == record.touch_id || r.touch_id == 0 && (r.other == record.other || r.object == record.other) else { continue }
      switch r.reason {
      case .delivered, .forwarded, .discarded: found = Passage(end: context.liveResponder(UInt(bitPattern: r.object)), isDiscarded: r.reason == .discarded)
      default: continue
      }
    }
    return found
  }

  /// The responder that received a phase last. An override that has not called super is named.
  private mutating func addHandler(_ handler: Responder?, _ phase: Double, _ method: Method) {
    guard let handler, let owner = handler.object.slot(method).owner, owner != subject.context.classData(BuiltIn.control) else { return add(.missHandledBelow, handler?.object) }
    add(.missHandledBelow, handler.object, value: phase, .number, rule: 91)
  }

  /// The first responder on the way up from the subject whose override decides where an action goes.
  mutating func addCut() {
    var next = subject.context.liveResponder(subject.handle)
    for _ in places(longestChain) {
      guard let responder = next else { return }
      if responder.overrides(.nextResponder) { return add(.missOffChain, responder.object, value: 2) }
      next = responder.builtInNextResponder
    }
  }

  /// It is no part of the chain, or an override of nextResponder leads past it.
  private mutating func addOffChain(_ hit: View, _ end: Responder? = nil) {
    var next = subject.context.liveResponder(hit.handle)
    for _ in places(longestChain) {
      guard let responder = next else { break }
      if responder.overrides(.nextResponder) { return add(.missOffChain, responder.object, value: 1) }
      if responder == end { break }
      next = responder.builtInNextResponder
    }
    add(.missOffChain, end?.object ?? hit.object)
  }
}
