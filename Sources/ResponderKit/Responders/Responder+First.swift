// SPDX-License-Identifier: MIT
import CResponderKit

// First responder (SPEC 125-132).

extension Responder {
  /// The window that a responder is in: a view's, a controller's view's; nil for all others.
  var window: Window? {
    switch kind {
    case .view, .window, .control, .scroll: View(object).window
    case .viewController: Controller(object).view?.window
    default: nil
    }
  }

  /// The view in which a responder stands: itself, or a controller's; nil for all others.
  var view: View? {
    if let controller = object.controller { return controller.view }
    return object.view
  }
}

extension Context {
  /// The receiver of input without a location (SPEC 270, 274): the key window's first responder, or that window; nil if they are leaving.
  var keyReceiver: Responder? {
    if let first = effectiveFirstResponder, !isLeaving(first.view) { return first }
    return isLeaving(view(ifAny: keyWindow)) ? nil : responder(ifAny: keyWindow)
  }
}

extension Responder {
  var isFirstResponder: Bool {
    guard let window else { return false }
    return window.firstResponder == self
  }

  /// A yes-or-no method, overrides included.
  func ask(_ method: Method) -> Bool {
    if context.isObserved, method == .becomeFirstResponder || method == .resignFirstResponder {
      guard isCalled(ObservedCall(method == .becomeFirstResponder ? .becomeFirstResponder : .resignFirstResponder)) else { return false }
    }
    if overrides(method) { return call(question: method, slot(method)) }
    return builtIn(question: method)
  }

  func call(question method: Method, _ slot: MethodSlot) -> Bool {
    guard let function = slot.function else { return builtIn(question: method) }
    begin(slot)
    let answer = unsafeBitCast(function, to: QuestionCall.self)(pointer, slot.userdata)
    if end(slot, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, method) else { return false }
    return call(question: method, inherited)
  }

  func builtIn(question method: Method) -> Bool {
    switch method {
    case .canBecomeFirstResponder: base.canBecomeFirst
    case .canResignFirstResponder: !base.cannotResignFirst
    case .becomeFirstResponder: becomeFirstResponder()
    case .resignFirstResponder: resignFirstResponder()
    case .forwardsAppearance, .canBecomeKeyWindow: true
    default: false
    }
  }

  /// SPEC 127.
  private func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let kept = keep(), inside = context.entered()
    guard ask(.canBecomeFirstResponder) else {
      trace(.cannotBecomeFirst)
      return false
    }
    guard let window, !context.isLeaving(view) else {
      trace(.firstWithoutWindow)
      return false
    }
    let firsts = context.firsts
    if let present = window.firstResponder, present != self {
      let keptPresent = present.keep()
      guard present.ask(.canResignFirstResponder), present.askToResign() else {
        trace(.firstRefusedByCurrent, present.object)
        return false
      }
      keptPresent.release()
    }
    // Callbacks may have taken it out of the window, or destroyed that.
    guard window.kind == .window, self.window == window, !isDying, !context.isLeaving(view) else {
      trace(.firstWithoutWindow)
      return false
    }
    // The first responder that a callback chose stays.
    guard context.firsts == firsts else { return isFirstResponder }
    context.firsts += 1
    let lost = window.firstResponder
    window.firstResponder = self
    trace(.becameFirst)
    if let lost { context.firstResponderChanged(lost) }
    inside.leave()
    kept.release()
    return true
  }

  /// canResign has been asked: the inherited method need not ask again.
  private func askToResign() -> Bool {
    let before = context.resigning
    context.resigning = index
    defer { context.resigning = before }
    return ask(.resignFirstResponder)
  }

  /// SPEC 128.
  private func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if !context.forcesResign, context.resigning != index {
      let kept = keep()
      guard ask(.canResignFirstResponder) else { return false }
      kept.release()
    }
    if let window, window.firstResponder == self {
      window.firstResponder = nil
      trace(context.forcesResign ? .resignedByRemoval : .resignedFirst)
    }
    return true
  }
}

extension Context {
  /// SPEC 129: a subtree (nil: everything) leaves its window; its first responder resigns, regardless of canResign.
  func resignFirstResponder(below top: View?) {
    guard let top else {
      // Nothing becomes first responder any more. Overrides may reorder the windows.
      while let (window, first) = frontmostWithFirst { first.resignWhateverItSays(window) }
      return
    }
    guard let window = top.window, let first = window.firstResponder, isPart(first.view, of: top) else { return }
    first.resignWhateverItSays(window)
  }

  private var frontmostWithFirst: (Window, Responder)? {
    var k = windows.count
    while k > 0 {
      k -= 1
      let window = window(windows[k])
      if let first = window.firstResponder { return (window, first) }
    }
    return nil
  }
}

extension Responder {
  func resignWhateverItSays(_ window: Window?) {
    let kept = keep()
    let before = context.forcesResign
    context.forcesResign = true
    _ = ask(.resignFirstResponder)
    context.forcesResign = before
    // An override that did not call super does not keep it.
    if let window, window.kind == .window, window.firstResponder == self { window.firstResponder = nil }
    context.firstResponderChanged(self)
    kept.release()
  }

  /// A responder ends: it is first responder of no window any more.
  func forgetFirstResponder() {
    for window in context.eachWindow where window.firstResponder == self { window.firstResponder = nil }
  }
}
