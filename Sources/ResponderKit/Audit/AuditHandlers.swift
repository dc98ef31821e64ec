// SPDX-License-Identifier: MIT
import CResponderKit

// What an audit finds about controls and recognisers themselves: what can never fire, and what cannot both live.

extension Control {
  /// A class of the program may act without any target.
  var actsOnItsOwn: Bool { object.isProgrammed(.sendAction) || object.isProgrammed(.beginTracking) || object.isProgrammed(.endTracking) || object.handlesTouches }
}

extension Control {
  /// What a control of a built-in class sends by itself; empty where the class is the program's, or a plain control, which is made for the program to send from.
  fileprivate var sentEvents: RKControlEvents {
    if !object.cls.isBuiltIn { return [] }
    switch data.type {
    case .plain: return []
    case .textField: return [.allTouchEvents, .allEditingEvents, .primaryActionTriggered]
    default: return [.allTouchEvents, mainEvent]
    }
  }

  /// The event that its users mean.
  fileprivate var mainEvent: RKControlEvents {
    switch data.type {
    case .plain, .button: .primaryActionTriggered
    case .textField: .editingChanged
    default: .valueChanged
    }
  }
}

extension Recognizer {
  /// Nothing gets to know what it recognises.
  var isWithoutListener: Bool { targets.isEmpty && cls.overrides == 0 && !has(.required) && delegate == nil && !has(.drivesScroll) }
}

extension Audit {
  mutating func tellControl(_ v: View) throws(RKStatus) {
    guard let control = v.object.control else { return }
    if control.data.has(.disabled) { return try tell(.controlDisabled, control.object, control.object) }
    if !control.data.targets.isEmpty {
      let sent = control.sentEvents.rawValue
      if sent != 0, control.controlEvents & sent == 0 { try tell(.controlUnheard, control.object, value: Double(control.controlEvents), limit: Double(control.mainEvent.rawValue)) }
      return
    }
    // The program may read a value later.
    guard control.data.type == .plain || control.data.type == .button, !v.has(.hasRecognizers) else { return }
    if control.actsOnItsOwn { return }
    try tell(.controlUnheard, control.object)
  }

  mutating func tellRecognizers(_ v: View) throws(RKStatus) {
    guard v.has(.hasRecognizers), let extras = v.extras else { return }
    let list = extras.recognizers
    for k in list.places {
      let g = context.gesture(list[k])
      // What moves a scroll view goes with scrollEnabled and the zoom scales; it prevents others that follow its fingers.
      if g.has(.drivesScroll) {
        guard v.object.scrollView?.axes != 0 else { continue }
        for other in places(list.count, from: k + 1) { try tellPair(g, context.gesture(list[other])) }
        continue
      }
      if g.has(.disabled) {
        try tell(.recognizerDisabled, g.object, v.object)
        continue
      }
      if g.isWithoutListener { try tell(.recognizerUnheard, g.object, v.object) }
      try tellNever(g)
      for other in places(list.count, from: k + 1) { try tellPair(g, context.gesture(list[other])) }
    }
  }

  /// What its own properties or requirements keep from recognising.
  @inline(never)
  private mutating func tellNever(_ g: Recognizer) throws(RKStatus) {
    let value: Double = g.type == .screenEdgePan && g.panData.edges == 0 ? 1 : g.type == .swipe && !(1...15).contains(g.swipeData.direction) ? 2 : g.type == .pan && g.panData.maximumTouches < g.panData.minimumTouches ? 4 : 0
    if value != 0 { return try tell(.neverRecognizes, g.object, value: value) }
    for k in g.requirements.places {
      // The first tap of several is all that the other one needs.
      if let other = context.liveGesture(g.requirements[k]), g.isTap, other.isTap, other.view == g.view, !other.has(.disabled), other.tapData.tapsRequired < g.tapData.tapsRequired, other.tapData.touchesRequired == g.tapData.touchesRequired, getSameTouches(g, other) {
        return try tell(.neverRecognizes, g.object, other.object, value: 5)
      }
      guard g.has(.required), let other = context.liveGesture(g.requirements[k]), !other.has(.disabled), other.requirementLeads(to: g, context.nextWalk()) else { continue }
      // Once for two that require each other.
      if other.requires(g), other.index < g.index, other.view?.window == window { continue }
      return try tell(.neverRecognizes, g.object, other.object, value: 3)
    }
  }

  /// Two recognisers of one view. What a delegate or a class may decide between them is not asked.
  @inline(never)
  private mutating func tellPair(_ a: Recognizer, _ b: Recognizer) throws(RKStatus) {
    if b.has(.disabled) || b.has(.drivesScroll) || a.requires(b) || b.requires(a) || isDecidedElsewhere(a) || isDecidedElsewhere(b) { return }
    if a.isTap, b.isTap {
      if a.tapData.touchesRequired != b.tapData.touchesRequired || !getSameTouches(a, b) { return }
      let (first, second) = a.tapData.tapsRequired <= b.tapData.tapsRequired ? (a, b) : (b, a)
      if first.tapData.tapsRequired < second.tapData.tapsRequired {
        // It waits for one that waits for the other.
        if first.requirementLeads(to: second, context.nextWalk()) { return }
        return try tell(
          .tapsTogether, first.object, second.object, value: Double(first.tapData.tapsRequired), limit: Double(second.tapData.tapsRequired), unit: .taps)
      }
    }
    if follow(a, b) { try tell(.exclusive, b.object, a.object) }
  }

  private func isDecidedElsewhere(_ g: Recognizer) -> Bool {
    let questions = Method.canPrevent.bit | Method.canBePreventedBy.bit | Method.shouldRequireFailureOf.bit | Method.shouldBeRequiredToFailBy.bit
    if g.cls.overrides & questions != 0 { return true }
    guard let table = g.delegate?.table else { return false }
    return table.should_recognize_simultaneously_with != nil || table.should_require_failure_of != nil || table.should_be_required_to_fail_by != nil
      || table.should_begin != nil || table.should_receive_touch != nil
  }

  /// There are touches that both receive. The buttons of a tap's mask are those of a mouse.
  private func getSameTouches(_ a: Recognizer, _ b: Recognizer) -> Bool {
    let types = a.allowedTypes & b.allowedTypes
    if types == 0 { return false }
    return !a.isTap || !b.isTap || a.tapData.buttonMask == b.tapData.buttonMask || types != 1 << UInt32(RKTouchType.indirectPointer.rawValue)
  }

  /// Whether what one recognises the other recognises, too, so that the first excludes the second.
  private func follow(_ a: Recognizer, _ b: Recognizer) -> Bool {
    if !getSameTouches(a, b) { return false }
    switch (a.type, b.type) {
    case (.tap, .tap): return true
    case (.longPress, .longPress): return a.tapData.tapsRequired == b.tapData.tapsRequired && a.tapData.touchesRequired == b.tapData.touchesRequired
    case (.pan, .pan): return a.panData.minimumTouches <= b.panData.maximumTouches && b.panData.minimumTouches <= a.panData.maximumTouches
    case (.screenEdgePan, .screenEdgePan): return a.panData.edges & b.panData.edges != 0
    case (.swipe, .swipe): return a.swipeData.direction & b.swipeData.direction != 0 && a.swipeData.touchesRequired == b.swipeData.touchesRequired
    case (.pan, .swipe): return a.panData.minimumTouches <= b.swipeData.touchesRequired && b.swipeData.touchesRequired <= a.panData.maximumTouches
    case (.swipe, .pan): return follow(b, a)
    case (.pinch, .pinch), (.rotation, .rotation), (.pinch, .rotation), (.rotation, .pinch): return true
    default: return false
    }
  }

  /// Controls and recognisers of the whole context that are in no window.
  mutating func tellDetached() throws(RKStatus) {
    for number in places(Int(context.recordCount), from: 1) {
      let object = context.object(UInt32(number))
      if object.isDying { continue }
      if let control = object.control, control.view.window == nil { try tell(.detached, object) }
      if let g = object.recognizer, !g.has(.drivesScroll) {
        let view = g.view
        if view?.window == nil { try tell(.detached, object, view?.object) }
      }
    }
  }
}
