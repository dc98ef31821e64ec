// SPDX-License-Identifier: MIT
import CResponderKit

// What is lost in the middle of a touch, what does not scroll, and events and text that go nowhere.

extension Problems {
  // MARK: Lost touches

  /// A touch is taken from what had it. `isWeak`: a loss that is known already stays.
  mutating func lose(_ touch: Int, _ loser: UInt, _ place: Int, isWeak: Bool = false) {
    if isWeak, touches[touch].loss >= 0 { return }
    (touches[touch].loser, touches[touch].loss) = (loser, place)
  }

  mutating func tellLoss(_ touch: ProblemTouch) throws(RKStatus) {
    let r = context.trace[touch.loss]
    // What only might have recognised has lost nothing if something else heard the touch.
    if r.reason == .gestureFailedByRemoval || r.reason == .gestureFailedByDisabling, touch.isHeard { return }
    let isMoved = r.reason == .noteMoved
    try list.add(
      .touchLost, at: touch.loss, victim: touch.loser, culprit: remover(touch.loser, r), value: isMoved ? r.value : 0, unit: isMoved ? .points : .none, of: touch)
  }

  /// What left the window with the one that lost its touch, as far as it is still out of it.
  private func remover(_ loser: UInt, _ r: RKTraceRecord) -> UInt {
    switch r.reason {
    case .gestureFailedByDisabling, .gestureCancelledByDisabling: return context.liveGesture(loser)?.stoppedScrollView?.handle ?? loser
    case .controlCancelledByDisabling, .controlStoppedTracking: return loser
    case .noteMoved: return r.point.x == 0 || r.other == nil ? loser : UInt(bitPattern: r.other)
    case .touchCancelledBySystem: return context.object(ifAny: context.application)?.handle ?? 0
    case .touchCancelledByWindow: return UInt(bitPattern: r.other)
    default: break
    }
    let object = context.liveObject(loser, .instances)
    guard let view = object?.view ?? object?.recognizer?.view else { return 0 }
    // A recogniser has left nothing: its view has, and came back.
    return view.window == nil ? view.root.handle : object?.view == nil ? view.handle : 0
  }

  // MARK: Scrolling

  /// A wheel or trackpad: what it hit, then which recognisers follow it.
  mutating func readWheel(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    if r.reason == .gestureReceivedInput {
      let k = try recognizer(r.object)
      recognizers[k].followsWheel = true
      // Something there is for pinches of a trackpad.
      if wheel >= 0, !isScroll, !isDriver(k) { wheel = -1 }
      return
    }
    try judgeWheel()
    wheel = place
  }

  /// The last of wheels and trackpads is no pinch or rotation.
  private var isScroll: Bool { context.trace[wheel].value == Double(RKEventType.scroll.rawValue) }

  /// Nothing has followed the last one, and a scroll view there did not move.
  mutating func judgeWheel() throws(RKStatus) {
    if wheel >= 0 {
      let hit = context.trace[wheel]
      let window = UInt(bitPattern: hit.other)
      let local = context.liveObject(window, .windows)?.view?.toLocal(hit.point)
      let point = ProblemPoint(place: local ?? hit.point, window: local == nil ? 0 : window)
      if wheelUnmoved >= 0 {
        let r = context.trace[wheelUnmoved]
        let scrolls = r.reason == .scrollCannotScroll && context.liveObject(scroller(r), .views)?.scrollView.map { $0.axes != 0 } == true
        let isScaled = r.reason == .scrollCannotZoom && r.point.y == 1
        try list.add(
          .scrollUnmoved, at: wheelUnmoved, victim: scroller(r), culprit: r.reason == .scrollCannotZoom ? UInt(bitPattern: r.other) : 0, point: point, value: isScaled ? r.value : scrolls ? r.value + 1 : 0,
          limit: isScaled ? r.point.x : scrolls && r.point.y < 0 ? 1 : 0, unit: isScaled ? .number : .none)
      } else if wheelNote >= 0 {
        var touch = ProblemTouch(id: 0, place: wheel, hit: UInt(bitPattern: hit.object), point: point)
        touch.note = wheelNote
        try tellNote(touch)
      } else if !isScroll || wheelRefused >= 0 {
        let refusal = wheelRefused >= 0 ? context.trace[wheelRefused] : nil
        let refused = refusal.map { UInt(bitPattern: $0.object) } ?? 0
        let isOfType = refusal?.reason == .gestureScrollTypeRefused
        try list.put(
          .eventUnheard, at: isOfType ? wheelRefused : wheel, reason: isOfType ? nil : refusal?.reason, victim: isOfType ? refused : UInt(bitPattern: hit.object), culprit: refused, point: point)
      }
    }
    (wheel, wheelUnmoved, wheelNote, wheelRefused) = (-1, -1, -1, -1)
  }

  /// The scroll view of a record about one, or about its recogniser; 0: neither is alive.
  func scroller(_ r: RKTraceRecord) -> UInt {
    let bits = UInt(bitPattern: r.object)
    return context.liveGesture(bits).map { $0.view?.handle ?? 0 } ?? bits
  }

  /// The innermost one counts. Under a finger one that scrolls along another axis, or is at its end, does what it should: it was touched, and that shows.
  mutating func readUnmoved(_ r: RKTraceRecord, _ place: Int) {
    let bits = scroller(r)
    guard let alive = context.liveObject(bits, .views)?.scrollView else { return }
    if r.reason == .scrollCannotZoom, wheel >= 0, !isScroll {
      wheelUnmoved = place
      return
    }
    let isWheel = r.reason == .scrollCannotScroll ? context.liveGesture(r.object) != nil : r.touch_id == 0 && wheel > (touch(0).map { touches[$0].place } ?? -1)
    if isWheel, r.reason != .scrollCannotZoom {
      if wheelUnmoved < 0 { wheelUnmoved = place }
      return
    }
    if r.reason == .scrollCannotScroll, r.value != 2 { return }
    if r.reason == .scrollDisabled, let touch = touch(r.touch_id) { return note(unmoved: place, of: touch) }
    // All fingers of a pinch were meant to move it.
    var link = find(driver(of: alive, r.reason).handle).map { recognizers[$0].links } ?? -1
    while link >= 0 {
      note(unmoved: place, of: links[link].touch)
      link = r.reason == .scrollCannotZoom ? links[link].before : -1
    }
  }

  mutating func note(unmoved place: Int, of touch: Int) {
    // Of fingers that were meant to zoom it, the zoom counts.
    let known = touches[touch].unmoved
    if known < 0 || context.trace[known].reason == .scrollCannotScroll && context.trace[place].reason == .scrollCannotZoom { touches[touch].unmoved = place }
  }

  /// What would have moved it.
  private func driver(of scrollView: ScrollView, _ reason: RKReason) -> Recognizer {
    context.gesture(reason == .scrollCannotZoom ? scrollView.data.pinch : scrollView.data.pan)
  }

  /// False: the touch did not go far enough to be meant for it.
  mutating func tellUnmoved(_ touch: ProblemTouch) throws(RKStatus) -> Bool {
    let r = context.trace[touch.unmoved]
    switch r.reason {
    case .scrollDisabled, .gestureDisabled, .gestureTooFewTouches, .gestureLiftedTooSoon: if !touch.hasMoved { return false }
    default: break
    }
    let isScaled = r.reason == .scrollCannotZoom && r.point.y == 1
    try list.add(
      .scrollUnmoved, at: touch.unmoved, victim: scroller(r), culprit: r.reason == .gestureWaitedTooLong ? context.awaited(r) : r.reason == .scrollCannotZoom ? UInt(bitPattern: r.other) : 0, value: isScaled ? r.value : 0, limit: isScaled ? r.point.x : 0, unit: isScaled ? .number : .none,
      of: touch)
    return true
  }

  // MARK: Events without touches

  /// Shakes and buttons of a remote control. What an override passes on has been handled.
  mutating func readEvent(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    let object = UInt(bitPattern: r.object)
    // One that has ended since is taken to have handled it.
    let handler = context.liveResponder(object)
    switch r.reason {
    case .motionDelivered, .motionForwarded:
      if r.reason == .motionDelivered, r.value == 0 { isShakeHeard = false }
      if handler?.overrides(.motion(RKMotionPhase(rawValue: Int32(r.value)) ?? .began)) != false { isShakeHeard = true }
    case .motionDropped:
      let isUnasked = r.object == nil
      if isUnasked || r.value == Double(RKMotionPhase.ended.rawValue) && !isShakeHeard {
        if !isUnasked, let first = waiting({ $0.overrides(.motion(.began)) || $0.overrides(.motion(.ended)) }) {
          return try list.add(.eventUnheard, at: place, victim: first.responder.handle, culprit: first.window.handle, value: Double(RKEventSubtype.motionShake.rawValue))
        }
        try list.add(.eventUnheard, at: place, victim: object, value: Double(RKEventSubtype.motionShake.rawValue), limit: isUnasked ? r.point.x : 0)
      }
    case .pressBegan:
      try judgePress()
      (pressed, isPressHeard, pressRefused, keyMiss, keyNote) = (object, false, -1, keyNote, -1)
      if r.point.y == 1, context.liveObject(object, .controls)?.control?.data.type == .textField { typed = place }
    case .pressDelivered, .pressForwarded: if handler?.handlesPresses != false { isPressHeard = true }
    case .gestureReceivedPress:
      pressed = 0
      let k = try recognizer(r.object)
      recognizers[k].hasPress = true
    case .keyCommand: pressed = 0
    case .gesturePressRefused: pressRefused = place
    case .pressDiscarded:
      if pressed == 0 || r.value != 0 { return }
      // Keys that are no commands are mostly text.
      let isKey = r.point.x >= Double(RKPressType.key.rawValue)
      if pressRefused >= 0, !isPressHeard, !isKey { return try tell(refusedPress: pressRefused) }
      if context.liveObject(pressed, .windows) != nil {
        if let first = waiting({ $0.handlesPresses }) {
          return try list.add(.eventUnheard, at: place, victim: first.responder.handle, culprit: first.window.handle, limit: 1)
        }
        try list.add(.eventUnheard, at: place, victim: object, culprit: pressed)
      } else if isPressHeard || isKey && context.liveResponder(pressed)?.acceptsKeyInput == true {
        return
      } else if let first = waiting({ $0.handlesPresses }) {
        try list.add(.eventUnheard, at: place, victim: first.responder.handle, culprit: first.window.handle, limit: 1)
      } else if !isKey {
        try list.add(.eventUnheard, at: place, victim: pressed)
      }
    case .pressIgnored: if r.value == 0 { try list.add(.eventsIgnored, at: place, victim: 0) }
    case .remoteDelivered: (isRemoteHeard, remoteTime) = (handler?.overrides(.remoteControlReceived) != false, r.time)
    case .remoteForwarded: isRemoteHeard = true
    case .remoteDropped:
      let isAsked = remoteTime == r.time
      if isAsked && isRemoteHeard { return }
      if isAsked, let first = waiting({ $0.overrides(.remoteControlReceived) }) {
        return try list.add(.eventUnheard, at: place, victim: first.responder.handle, culprit: first.window.handle, value: r.value)
      }
      try list.add(.eventUnheard, at: place, victim: object, value: r.value, limit: isAsked ? 0 : 1)
    default: return
    }
  }

  /// What recognisers that received the last press made of it is known: one of them recognised, a responder handled it, or it came to nothing.
  @inline(never)
  mutating func judgePress() throws(RKStatus) {
    let isHandled = isPressHeard || isPressRecognized
    if isHandled { for k in places(misses.count, from: firstPressMiss) where misses[k].isOfPress { misses[k].isHeardToo = false } }
    if pressFailure >= 0, !isHandled {
      let r = context.trace[pressFailure]
      try list.add(
        .recognizerFailed, at: pressFailure, victim: UInt(bitPattern: r.object), value: r.value, limit: r.point.x == 0 ? r.value : r.point.x, unit: .seconds)
    }
    if keyMiss >= 0, !isHandled {
      let r = context.trace[keyMiss]
      try list.add(.failedNarrowly, at: keyMiss, victim: UInt(bitPattern: r.object), value: r.value, limit: r.point.x, unit: .number)
    }
    (pressFailure, isPressRecognized, firstPressMiss, keyMiss) = (-1, false, misses.count, -1)
  }

  @inline(never)
  private mutating func tell(refusedPress place: Int) throws(RKStatus) {
    let recognizer = UInt(bitPattern: context.trace[place].object)
    try list.add(.eventUnheard, at: place, victim: recognizer, culprit: recognizer)
  }

  // MARK: Text and first responders

  mutating func readText(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    let bits = UInt(bitPattern: r.object)
    isTextKnown = true
    if r.reason == .textNobody {
      // What was first responder, or was to become it, last.
      var last = r
      var reason: RKReason?
      if r.object == nil {
        if let first = waiting({ $0.acceptsKeyInput }) { return try list.add(.textRefused, at: place, victim: first.responder.handle, culprit: first.window.handle) }
        // A delegate has refused it, which is a problem of its own.
        if lastFirst > 0, context.trace[lastFirst].reason == .cannotBecomeFirst, context.trace[lastFirst - 1].reason == .textRefused { return }
        if lastFirst >= 0, context.liveResponder(context.trace[lastFirst].object)?.acceptsKeyInput == true { (last, reason) = (context.trace[lastFirst], context.trace[lastFirst].reason) }
      }
      return try list.put(
        .textRefused, at: place, reason: reason, victim: UInt(bitPattern: last.object), culprit: reason != nil ? 0 : UInt(bitPattern: r.other), limit: reason != nil ? 1 : 0)
    }
    // What it kept from becoming first responder is the victim then.
    if r.value == FieldQuestion.end.rawValue, isFollowed(place, by: .firstRefusedByCurrent) { return }
    // Its delegate did what the key is for by itself.
    if r.value == FieldQuestion.submit.rawValue, !firsts.contains(bits), lastFirst >= 0 || !firsts.isEmpty { return }
    try tellText(bits, place, culprit: 0)
  }

  /// The latest first responder that takes it. Text or a press that reached none shows that its window was not key.
  @inline(never)
  private func waiting(_ isMeant: (Responder) -> Bool) -> (responder: Responder, window: Window)? {
    for k in firsts.places {
      guard let first = context.liveResponder(firsts[firsts.count - 1 - k]), isMeant(first),
        let window = first.object.place?.window
      else { continue }
      return (first, window)
    }
    return nil
  }

  mutating func readFirst(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    let bits = UInt(bitPattern: r.object)
    switch r.reason {
    case .cannotBecomeFirst, .becameFirst, .resignedFirst, .resignedByRemoval: lastFirst = r.reason == .becameFirst ? -1 : place
    default: break
    }
    switch r.reason {
    case .cannotBecomeFirst:
      // Others than text fields are asked by the program, which gets the answer; a delegate that refuses has a record of its own.
      guard context.liveObject(bits, .controls)?.control?.data.type == .textField, place == 0 || context.trace[place - 1].reason != .textRefused else { return }
      try tellText(bits, place, culprit: 0)
    case .becameFirst: guard firsts.append(bits, context.memory) else { throw noMemory() }
    case .resignedFirst, .resignedByRemoval: firsts.removeAll { $0 == bits }
    case .firstWithoutWindow: try tellText(bits, place, culprit: 0)
    case .firstRefusedByCurrent: try tellText(bits, place, culprit: UInt(bitPattern: r.other))
    default: break
    }
  }

  private mutating func tellText(_ bits: UInt, _ place: Int, culprit: UInt) throws(RKStatus) {
    // The touch that asked for it, where one did.
    var touch: ProblemTouch?
    if let known = find(bits), context.liveObject(bits, .controls) != nil, controls[known].isTracking, controls[known].touch >= 0 { touch = touches[controls[known].touch] }
    try list.add(
      .textRefused, at: place, victim: bits, culprit: culprit, point: touch?.point ?? ProblemPoint(), value: context.trace[place].value, touch: touch?.id ?? 0)
  }

  private func isFollowed(_ place: Int, by reason: RKReason) -> Bool {
    for k in places(min(place + 8, context.trace.count), from: place + 1) {
      let r = context.trace[k]
      if r.time != context.trace[place].time { return false }
      if r.reason == reason, r.other == context.trace[place].object { return true }
    }
    return false
  }
}

extension Responder {
  fileprivate var handlesPresses: Bool { overrides(.pressesBegan) || overrides(.pressesEnded) }
}
