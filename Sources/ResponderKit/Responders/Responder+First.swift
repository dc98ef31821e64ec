import CResponderKit

// First responder (SPEC 125-132).

extension Context {
  /// The window that a responder is in: a view's, a controller's view's; 0 for all others.
  func window(ofResponder index: UInt32) -> UInt32 {
    switch kind(index) {
    case .view, .window, .control, .scroll: return window(of: index)
    case .viewController:
      let v = controller(index).view
      return v == 0 ? 0 : window(of: v)
    default: return 0
    }
  }

  /// The view in which a responder stands: itself, or a controller's; 0 for all others.
  func view(ofResponder index: UInt32) -> UInt32 {
    if index == 0 { return 0 }
    return kind(index) == .viewController ? controller(index).view : isView(index) ? index : 0
  }

  /// The receiver of input without a location (SPEC 270, 274): the key window's first responder, or that window; 0 if they are leaving.
  var keyReceiver: UInt32 {
    let first = effectiveFirstResponder
    if first != 0, !isLeaving(view(ofResponder: first)) { return first }
    return isLeaving(keyWindow) ? 0 : keyWindow
  }

  func isFirstResponder(_ index: UInt32) -> Bool {
    let window = window(ofResponder: index)
    return window != 0 && windowData(window).pointee.firstResponder == index
  }

  /// A yes-or-no method, overrides included.
  func ask(_ index: UInt32, _ method: Method) -> Bool {
    if overrides(index, method) { return call(question: method, slot(classData(of: index), method), index) }
    return builtIn(question: method, index)
  }

  func call(question method: Method, _ slot: MethodSlot, _ index: UInt32) -> Bool {
    guard let function = slot.function else { return builtIn(question: method, index) }
    begin(slot, index)
    let answer = unsafeBitCast(function, to: QuestionCall.self)(pointer(index), slot.userdata)
    if end(slot, index, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, method, index) else { return false }
    return call(question: method, inherited, index)
  }

  func builtIn(question method: Method, _ index: UInt32) -> Bool {
    switch method {
    case .canBecomeFirstResponder: header(index).pointee.flags & RecordHeader.canBecomeFirst != 0
    case .canResignFirstResponder: header(index).pointee.flags & RecordHeader.cannotResignFirst == 0
    case .becomeFirstResponder: becomeFirstResponder(index)
    case .resignFirstResponder: resignFirstResponder(index)
    case .forwardsAppearance, .canBecomeKeyWindow: true
    default: false
    }
  }

  /// SPEC 127.
  private func becomeFirstResponder(_ index: UInt32) -> Bool {
    if isFirstResponder(index) { return true }
    own(index)
    enter()
    defer {
      leave()
      disown(index)
    }
    guard ask(index, .canBecomeFirstResponder) else {
      trace(.cannotBecomeFirst, index)
      return false
    }
    let window = window(ofResponder: index)
    guard window != 0, !isLeaving(view(ofResponder: index)) else {
      trace(.firstWithoutWindow, index)
      return false
    }
    let present = windowData(window).pointee.firstResponder
    let firsts = self.firsts
    if present != 0, present != index {
      own(present)
      defer { disown(present) }
      guard ask(present, .canResignFirstResponder), askToResign(present) else {
        trace(.firstRefusedByCurrent, index, present)
        return false
      }
    }
    // Callbacks may have taken it out of the window, or destroyed that.
    guard kind(window) == .window, self.window(ofResponder: index) == window, !isDying(index), !isLeaving(view(ofResponder: index)) else {
      trace(.firstWithoutWindow, index)
      return false
    }
    // The first responder that a callback chose stays.
    guard self.firsts == firsts else { return isFirstResponder(index) }
    self.firsts += 1
    let lost = windowData(window).pointee.firstResponder
    windowData(window).pointee.firstResponder = index
    trace(.becameFirst, index)
    if lost != 0 { firstResponderChanged(lost) }
    return true
  }

  /// canResign has been asked: the inherited method need not ask again.
  private func askToResign(_ index: UInt32) -> Bool {
    let before = resigning
    resigning = index
    defer { resigning = before }
    return ask(index, .resignFirstResponder)
  }

  /// SPEC 128.
  private func resignFirstResponder(_ index: UInt32) -> Bool {
    guard isFirstResponder(index) else { return true }
    if !forcesResign, resigning != index {
      own(index)
      defer { disown(index) }
      guard ask(index, .canResignFirstResponder) else { return false }
    }
    let window = window(ofResponder: index)
    if window != 0, windowData(window).pointee.firstResponder == index {
      windowData(window).pointee.firstResponder = 0
      trace(forcesResign ? .resignedByRemoval : .resignedFirst, index)
    }
    return true
  }

  /// SPEC 129: a subtree (0: everything) leaves its window; its first responder resigns, whatever canResign says.
  func resignFirstResponder(below top: UInt32) {
    if top == 0 {
      // Nothing becomes first responder any more. Overrides may reorder the windows.
      while let window = frontmostWithFirst { resignWhateverItSays(windowData(window).pointee.firstResponder, window) }
      return
    }
    let window = window(of: top)
    guard window != 0 else { return }
    let first = windowData(window).pointee.firstResponder
    guard first != 0, isPart(view(ofResponder: first), of: top) else { return }
    resignWhateverItSays(first, window)
  }

  private var frontmostWithFirst: UInt32? {
    var k = windows.count
    while k > 0 {
      k -= 1
      if windowData(windows[k]).pointee.firstResponder != 0 { return windows[k] }
    }
    return nil
  }

  func resignWhateverItSays(_ first: UInt32, _ window: UInt32) {
    own(first)
    let before = forcesResign
    forcesResign = true
    _ = ask(first, .resignFirstResponder)
    forcesResign = before
    // An override that did not call super does not keep it.
    if kind(window) == .window, windowData(window).pointee.firstResponder == first { windowData(window).pointee.firstResponder = 0 }
    firstResponderChanged(first)
    disown(first)
  }

  /// A responder ends: nobody's first responder any more.
  func forgetFirstResponder(_ index: UInt32) {
    var k = 0
    while k < windows.count {
      let data = windowData(windows[k])
      if data.pointee.firstResponder == index { data.pointee.firstResponder = 0 }
      k += 1
    }
  }
}
