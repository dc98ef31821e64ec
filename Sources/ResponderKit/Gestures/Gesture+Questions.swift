// SPDX-License-Identifier: MIT
import CResponderKit

// Questions to classes, delegates and views (SPEC 166-169, 181, 184, 185). A question without override costs a load and a compare.

extension Recognizer {
  // MARK: Delegates

  /// Call a function of a delegate. nil: its plugin is off, or what came back is no answer.
  @inline(__always)
  private func answer(_ call: (GestureDelegate) -> RawBool) -> Bool? {
    guard let delegate = self.delegate, context.isCallable(delegate.plugin) else { return nil }
    return using(delegate) {
      context.begin(plugin: delegate.plugin, object)
      let answer = call(delegate)
      return object.end(plugin: delegate.plugin, bool: answer) ? answer != 0 : nil
    }
  }

  private func answer(_ function: RKGestureSelfQuestion?) -> Bool? {
    guard let function else { return nil }
    return answer() { unsafeBitCast(function, to: QuestionCall.self)(pointer, $0.table.userdata) }
  }

  /// A question about another object; without an answer the default holds (SPEC 306).
  func ask(_ function: RKGestureQuestion?, _ other: OpaquePointer?, otherwise: Bool) -> Bool {
    guard let function else { return otherwise }
    return answer() { unsafeBitCast(function, to: QuestionAboutCall.self)(pointer, other, $0.table.userdata) } ?? otherwise
  }

  func setDelegate(_ table: RKGestureRecognizerDelegate?) throws(RKStatus) {
    if let table, table.should_require_failure_of != nil || table.should_be_required_to_fail_by != nil {
      context.asksPairs = true
      context.delegatesAskPairs = true
    }
    try replaceDelegate(table.map { DelegateRecord($0, $0.object, $0.drop, $0.userdata, plugin: context.runningPlugin) })
  }

  // MARK: Questions of classes

  private func callQuestion(_ method: Method, _ slot: MethodSlot, _ function: UnsafeRawPointer, _ other: Recognizer) -> Bool {
    begin(slot)
    let answer = unsafeBitCast(function, to: QuestionAboutCall.self)(pointer, other.pointer, slot.userdata)
    if end(slot, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, method), other.kind == .gesture else { return false }
    return question(method, inherited, other)
  }

  /// The method of a class, from a slot on; a slot without function is the built-in answer.
  func question(_ method: Method, _ slot: MethodSlot, _ other: Recognizer) -> Bool {
    if let function = slot.function { return callQuestion(method, slot, function, other) }
    switch method {
    case .canPrevent: return !isFewerTaps(other)
    case .canBePreventedBy: return true
    default: return false
    }
  }

  func canPrevent(_ other: Recognizer) -> Bool {
    question(.canPrevent, slot(.canPrevent), other)
  }

  func canBePrevented(_ other: Recognizer) -> Bool {
    question(.canBePreventedBy, slot(.canBePreventedBy), other)
  }

  /// SPEC 185, one side of it.
  func allowsSimultaneous(_ other: Recognizer) -> Bool {
    guard kind == .gesture, other.kind == .gesture else { return false }
    return ask(livingDelegate()?.table.should_recognize_simultaneously_with, other.pointer, otherwise: false)
  }

  // MARK: Pairs (SPEC 181)

  /// Whether an override or delegate answers this recogniser's questions about others.
  var answersPairs: Bool {
    if cls.overrides & Method.pairQuestions != 0 { return true }
    guard let delegate = livingDelegate(), context.isCallable(delegate.plugin) else { return false }
    let table = delegate.table
    return table.should_require_failure_of != nil || table.should_be_required_to_fail_by != nil
  }

  /// Does it require `other` to fail? Its class first, then its delegate.
  func shouldRequireFailure(of other: Recognizer) -> Bool {
    if overrides(.shouldRequireFailureOf), question(.shouldRequireFailureOf, slot(.shouldRequireFailureOf), other) { return true }
    guard kind == .gesture, other.kind == .gesture else { return false }
    return ask(livingDelegate()?.table.should_require_failure_of, other.pointer, otherwise: false)
  }

  /// Must it fail before `other`?
  func shouldBeRequiredToFail(by other: Recognizer) -> Bool {
    if overrides(.shouldBeRequiredToFailBy), question(.shouldBeRequiredToFailBy, slot(.shouldBeRequiredToFailBy), other) { return true }
    guard kind == .gesture, other.kind == .gesture else { return false }
    return ask(livingDelegate()?.table.should_be_required_to_fail_by, other.pointer, otherwise: false)
  }

  // MARK: Receiving (SPEC 169)

  func shouldReceiveEvent(_ event: OpaquePointer?) -> Bool {
    if !receivesEvent(slot(.shouldReceiveEvent), event) { return false }
    guard kind == .gesture else { return true }
    return ask(livingDelegate()?.table.should_receive_event, event, otherwise: true)
  }

  /// The method of a class, from a slot on; the built-in answer is yes.
  func receivesEvent(_ slot: MethodSlot, _ event: OpaquePointer?) -> Bool {
    guard let function = slot.function else { return true }
    begin(slot)
    let answer = unsafeBitCast(function, to: QuestionAboutCall.self)(pointer, event, slot.userdata)
    if end(slot, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, .shouldReceiveEvent) else { return false }
    return receivesEvent(inherited, event)
  }

  func shouldReceiveTouch(_ touch: UInt) -> Bool {
    guard kind == .gesture else { return true }
    return ask(livingDelegate()?.table.should_receive_touch, OpaquePointer(bitPattern: touch), otherwise: true)
  }

  func shouldReceivePress(_ press: Press) -> Bool {
    guard kind == .gesture else { return true }
    return ask(livingDelegate()?.table.should_receive_press, press.pointer, otherwise: true)
  }

  // MARK: shouldBegin (SPEC 166-168)

  /// The object that refuses; nil: none. The views from the hit view up to the recogniser's own if it would take the touch from them, otherwise its
  /// own only; then the delegate.
  @inline(__always)
  func findRefusal() -> (reason: RKReason, by: Object?)? {
    // There is no delegate or override.
    if self.delegate == nil, !context.hasControls, context.overridden & Method.gestureRecognizerShouldBegin.bit == 0 { return nil }
    return askForRefusal()
  }

  @inline(never)
  private func askForRefusal() -> (reason: RKReason, by: Object?)? {
    guard let own = view else { return nil }
    let kept = own.keep()
    let delegateObject = self.delegateObject
    var askedDelegate = false
    if !has(.leavesTouches), tracked.count > 0 {
      var next = context.liveObject(tracked[0].hitView, .views)?.view
      // It may stand elsewhere by now.
      if let view = next, !view.isDescendant(of: own) { next = nil }
      while let view = next, view != own {
        if view.handle == delegateObject, view.overrides(.gestureRecognizerShouldBegin) { askedDelegate = true }
        let nextHandle = view.superview?.handle ?? 0
        if let refusal = ask(view) { return refusal }
        next = context.liveObject(nextHandle, .views)?.view
      }
    }
    guard kind == .gesture, !own.isFree else { return nil }
    if own.handle == delegateObject, own.overrides(.gestureRecognizerShouldBegin) { askedDelegate = true }
    if let refusal = ask(own) { return refusal }
    guard kind == .gesture, let delegate = livingDelegate() else { return nil }
    if delegate.table.should_begin != nil, context.isCallable(delegate.plugin) {
      if askedDelegate { return nil }
      if let answer = self.answer(delegate.table.should_begin) {
        return answer ? nil : (.gestureRefusedByDelegate, context.liveObject(delegateObject, .all))
      }
      // No answer: as if it had none to give.
      guard kind == .gesture else { return nil }
    }
    guard !askedDelegate, let view = context.liveObject(delegateObject, .views)?.view else { return nil }
    let refusal = ask(view)
    kept.release()
    return refusal
  }

  private func ask(_ view: View) -> (reason: RKReason, by: Object?)? {
    let slot = view.slot(.gestureRecognizerShouldBegin)
    if slot.function == nil {
      return context.controlPrevents(view, self) ? (.gestureRefusedByControl, view.object) : nil
    }
    let kept = view.keep()
    let mayBegin = shouldBegin(slot, view)
    kept.release()
    return mayBegin ? nil : (.gestureRefusedByView, view.object)
  }

  /// gestureRecognizerShouldBegin: of a view, from a slot on.
  func shouldBegin(_ slot: MethodSlot, _ view: View) -> Bool {
    guard let function = slot.function else { return !context.controlPrevents(view, self) }
    view.begin(slot)
    let answer = unsafeBitCast(function, to: QuestionAboutCall.self)(view.pointer, pointer, slot.userdata)
    if view.end(slot, bool: answer) { return answer != 0 }
    guard let inherited = view.superSlot(slot, .gestureRecognizerShouldBegin), kind == .gesture else { return false }
    return shouldBegin(inherited, view)
  }
}
