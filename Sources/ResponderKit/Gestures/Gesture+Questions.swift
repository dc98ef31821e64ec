import CResponderKit

// What classes, delegates and views are asked (SPEC 166-169, 181, 184, 185). A question that nobody answers costs a load and a compare.

extension Context {
  // MARK: Delegates

  /// Call a function of a delegate. The table stays valid during the call, whatever the call does to it. nil: its plugin is off, or what came
  /// back is no answer.
  @inline(__always)
  private func answer(_ index: UInt32, _ call: (UnsafePointer<RKGestureRecognizerDelegate>) -> RawBool) -> Bool? {
    guard let delegate = gesture(index).delegate, isCallable(delegate.pointee.plugin) else { return nil }
    own(index)
    delegate.pointee.uses += 1
    begin(plugin: delegate.pointee.plugin, index)
    let answer = withUnsafePointer(to: delegate.pointee.table) { call($0) }
    let counts = end(plugin: delegate.pointee.plugin, index, bool: answer)
    delegate.pointee.uses -= 1
    if delegate.pointee.replaced, delegate.pointee.uses == 0 { endDelegate(delegate) }
    disown(index)
    return counts ? answer != 0 : nil
  }

  private func answer(_ index: UInt32, _ function: RKGestureSelfQuestion?) -> Bool? {
    guard let function else { return nil }
    return answer(index) { unsafeBitCast(function, to: QuestionCall.self)(pointer(index), $0.pointee.userdata) }
  }

  /// A question about another object; without an answer the default holds (SPEC 306).
  func ask(_ index: UInt32, _ function: RKGestureQuestion?, _ other: OpaquePointer?, otherwise: Bool) -> Bool {
    guard let function else { return otherwise }
    return answer(index) { unsafeBitCast(function, to: QuestionAboutCall.self)(pointer(index), other, $0.pointee.userdata) } ?? otherwise
  }

  func setDelegate(_ index: UInt32, _ table: RKGestureRecognizerDelegate?) throws(RKStatus) {
    var made: UnsafeMutablePointer<GestureDelegate>?
    if let table {
      guard let delegate = memory.allocate(GestureDelegate.self) else { throw noMemory() }
      delegate.initialize(to: GestureDelegate(table: table, object: UInt(bitPattern: table.object), plugin: runningPlugin))
      if table.should_require_failure_of != nil || table.should_be_required_to_fail_by != nil {
        asksPairs = true
        delegatesAskPairs = true
      }
      made = delegate
    }
    let old = gesture(index).delegate
    gesture(index).delegate = made
    if let old { replaceDelegate(old) }
  }

  private func replaceDelegate(_ delegate: UnsafeMutablePointer<GestureDelegate>) {
    delegate.pointee.replaced = true
    if delegate.pointee.uses == 0 { endDelegate(delegate) }
  }

  private func endDelegate(_ delegate: UnsafeMutablePointer<GestureDelegate>) {
    let drop = delegate.pointee.table.drop
    let userdata = delegate.pointee.table.userdata
    let plugin = delegate.pointee.plugin
    memory.free(delegate)
    if let drop {
      // Of a plugin that is off, too: what it keeps is to be given back.
      begin(plugin: plugin, plugin == 0 ? 0 : self.plugin(plugin).handle)
      drop(userdata)
      end(plugin: plugin)
    }
  }

  /// The delegate, unless the object that it is has ended: then it goes too.
  private func delegate(_ index: UInt32) -> UnsafeMutablePointer<GestureDelegate>? {
    guard let delegate = gesture(index).delegate else { return nil }
    if delegate.pointee.object == 0 || live(delegate.pointee.object, .all) != 0 { return delegate }
    gesture(index).delegate = nil
    replaceDelegate(delegate)
    return nil
  }

  func delegateObject(_ index: UInt32) -> UInt { delegate(index)?.pointee.object ?? 0 }

  /// The recogniser ends: its delegate's drop.
  func dropDelegate(_ index: UInt32) {
    guard let delegate = gesture(index).delegate else { return }
    gesture(index).delegate = nil
    replaceDelegate(delegate)
  }

  // MARK: Questions of classes

  private func callQuestion(_ method: Method, _ slot: MethodSlot, _ function: UnsafeRawPointer, _ index: UInt32, _ other: UInt32) -> Bool {
    begin(slot, index)
    let answer = unsafeBitCast(function, to: QuestionAboutCall.self)(pointer(index), pointer(other), slot.userdata)
    if end(slot, index, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, method, index), kind(other) == .gesture else { return false }
    return question(method, inherited, index, other)
  }

  /// The method of a class, from a slot on; a slot without function is the built-in answer.
  func question(_ method: Method, _ slot: MethodSlot, _ index: UInt32, _ other: UInt32) -> Bool {
    if let function = slot.function { return callQuestion(method, slot, function, index, other) }
    switch method {
    case .canPrevent: return !isFewerTaps(index, other)
    case .canBePreventedBy: return true
    default: return false
    }
  }

  func canPrevent(_ index: UInt32, _ other: UInt32) -> Bool {
    question(.canPrevent, slot(classData(of: index), .canPrevent), index, other)
  }

  func canBePrevented(_ index: UInt32, _ other: UInt32) -> Bool {
    question(.canBePreventedBy, slot(classData(of: index), .canBePreventedBy), index, other)
  }

  /// SPEC 185, one side of it.
  func allowsSimultaneous(_ index: UInt32, _ other: UInt32) -> Bool {
    guard kind(index) == .gesture, kind(other) == .gesture else { return false }
    return ask(index, delegate(index)?.pointee.table.should_recognize_simultaneously_with, pointer(other), otherwise: false)
  }

  // MARK: Pairs (SPEC 181)

  /// Whether anybody answers questions of this recogniser about others.
  func answersPairs(_ index: UInt32) -> Bool {
    if classData(of: index).overrides & Method.pairQuestions != 0 { return true }
    guard let delegate = delegate(index), isCallable(delegate.pointee.plugin) else { return false }
    let table = delegate.pointee.table
    return table.should_require_failure_of != nil || table.should_be_required_to_fail_by != nil
  }

  /// Does `index` require `other` to fail? Its class first, then its delegate.
  func shouldRequireFailure(_ index: UInt32, of other: UInt32) -> Bool {
    if overrides(index, .shouldRequireFailureOf), question(.shouldRequireFailureOf, slot(classData(of: index), .shouldRequireFailureOf), index, other) { return true }
    guard kind(index) == .gesture, kind(other) == .gesture else { return false }
    return ask(index, delegate(index)?.pointee.table.should_require_failure_of, pointer(other), otherwise: false)
  }

  /// Must `index` fail before `other`?
  func shouldBeRequiredToFail(_ index: UInt32, by other: UInt32) -> Bool {
    if overrides(index, .shouldBeRequiredToFailBy), question(.shouldBeRequiredToFailBy, slot(classData(of: index), .shouldBeRequiredToFailBy), index, other) { return true }
    guard kind(index) == .gesture, kind(other) == .gesture else { return false }
    return ask(index, delegate(index)?.pointee.table.should_be_required_to_fail_by, pointer(other), otherwise: false)
  }

  // MARK: Receiving (SPEC 169)

  func shouldReceiveEvent(_ index: UInt32, _ event: OpaquePointer?) -> Bool {
    if !receivesEvent(slot(classData(of: index), .shouldReceiveEvent), index, event) { return false }
    guard kind(index) == .gesture else { return true }
    return ask(index, delegate(index)?.pointee.table.should_receive_event, event, otherwise: true)
  }

  /// The method of a class, from a slot on; the built-in answer is yes.
  func receivesEvent(_ slot: MethodSlot, _ index: UInt32, _ event: OpaquePointer?) -> Bool {
    guard let function = slot.function else { return true }
    begin(slot, index)
    let answer = unsafeBitCast(function, to: QuestionAboutCall.self)(pointer(index), event, slot.userdata)
    if end(slot, index, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, .shouldReceiveEvent, index) else { return false }
    return receivesEvent(inherited, index, event)
  }

  func shouldReceiveTouch(_ index: UInt32, _ touch: UInt) -> Bool {
    guard kind(index) == .gesture else { return true }
    return ask(index, delegate(index)?.pointee.table.should_receive_touch, OpaquePointer(bitPattern: touch), otherwise: true)
  }

  func shouldReceivePress(_ index: UInt32, _ press: UInt32) -> Bool {
    guard kind(index) == .gesture else { return true }
    return ask(index, delegate(index)?.pointee.table.should_receive_press, pointer(press), otherwise: true)
  }

  // MARK: shouldBegin (SPEC 166-168)

  /// Who refuses; nil: nobody. The views from the hit view up to the recogniser's own if it would take the touch from them, otherwise its
  /// own only; then the delegate.
  func findRefusal(_ index: UInt32) -> (reason: RKReason, by: UInt32)? {
    let g = gesture(index)
    // Nobody is there to be asked.
    if g.delegate == nil, !hasControls, overridden & Method.gestureRecognizerShouldBegin.bit == 0 { return nil }
    let own = g.view
    if own == 0 { return nil }
    self.own(own)
    defer { disown(own) }
    let delegateObject = delegateObject(index)
    var askedDelegate = false
    if !g.has(GestureFlag.leavesTouches), g.tracked.count > 0 {
      var view = live(g.tracked[0].hitView, .views)
      // It may stand elsewhere by now.
      if view != 0, !isDescendant(view, of: own) { view = 0 }
      while view != 0, view != own {
        if viewHandle(view) == delegateObject, overrides(view, .gestureRecognizerShouldBegin) { askedDelegate = true }
        let next = self.view(view).superview
        let nextHandle = viewHandle(next)
        if let refusal = askView(view, index) { return refusal }
        view = live(nextHandle, .views)
      }
    }
    guard kind(index) == .gesture, kind(own) != .free else { return nil }
    if viewHandle(own) == delegateObject, overrides(own, .gestureRecognizerShouldBegin) { askedDelegate = true }
    if let refusal = askView(own, index) { return refusal }
    guard kind(index) == .gesture, let delegate = delegate(index) else { return nil }
    if delegate.pointee.table.should_begin != nil, isCallable(delegate.pointee.plugin) {
      if askedDelegate { return nil }
      if let answer = answer(index, delegate.pointee.table.should_begin) {
        return answer ? nil : (.gestureRefusedByDelegate, live(delegateObject, .all))
      }
      // No answer: as if it had none to give.
      guard kind(index) == .gesture else { return nil }
    }
    let object = live(delegateObject, .views)
    if object == 0 || askedDelegate { return nil }
    return askView(object, index)
  }

  private func askView(_ view: UInt32, _ index: UInt32) -> (reason: RKReason, by: UInt32)? {
    let slot = slot(classData(of: view), .gestureRecognizerShouldBegin)
    if slot.function == nil {
      return controlPrevents(view, index) ? (.gestureRefusedByControl, view) : nil
    }
    own(view)
    defer { disown(view) }
    return shouldBegin(slot, view, index) ? nil : (.gestureRefusedByView, view)
  }

  /// gestureRecognizerShouldBegin: of a view, from a slot on.
  func shouldBegin(_ slot: MethodSlot, _ view: UInt32, _ index: UInt32) -> Bool {
    guard let function = slot.function else { return !controlPrevents(view, index) }
    begin(slot, view)
    let answer = unsafeBitCast(function, to: QuestionAboutCall.self)(pointer(view), pointer(index), slot.userdata)
    if end(slot, view, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, .gestureRecognizerShouldBegin, view), kind(index) == .gesture else { return false }
    return shouldBegin(inherited, view, index)
  }
}
