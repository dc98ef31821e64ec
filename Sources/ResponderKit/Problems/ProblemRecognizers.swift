// SPDX-License-Identifier: MIT
import CResponderKit

// Attempts of recognisers: what they waited for, who prevented them, what they missed narrowly.

extension Problems {
  @inline(never)
  mutating func readRecognizer(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    switch r.reason {
    case .gestureChanged, .gestureActionSent, .gestureReceivedInput, .inputHit: return
    case .gestureScrollTypeRefused:
      if wheel >= 0, context.trace[wheel].time == r.time, wheelRefused < 0 { wheelRefused = place }
      return
    default: break
    }
    let k = try recognizer(r.object)
    switch r.reason {
    case .gestureReceivedTouch:
      guard let touch = touch(r.touch_id) else { return }
      try tellLateTap(k, place, r.touch_id)
      guard links.append(ProblemLink(touch: touch, before: recognizers[k].links), context.memory) else { throw noMemory() }
      recognizers[k].links = links.count - 1
    case .gestureIgnoredTouch: forget(r.touch_id, k)
    case .gestureDisabled:
      if recognizers[k].refused == 0 { recognizers[k].firstRefused = place }
      let other = recognizers[k].refusedTouch
      recognizers[k].refused += 1
      recognizers[k].lastRefused = place
      recognizers[k].refusedTouch = r.value == 0 ? touch(r.touch_id) ?? -1 : -1
      guard recognizers[k].refusedTouch >= 0 else { return }
      if isDriver(k) {
        if scrolls(k) { note(unmoved: place, of: recognizers[k].refusedTouch) }
        // Two fingers were meant to zoom.
        if other >= 0, !touches[other].hasEnded, let pinch = context.liveGesture(r.object), pinch.type == .pinch, let data = pinch.view?.object.scrollView?.data, data.maximumZoom > data.minimumZoom {
          note(unmoved: place, of: other)
          note(unmoved: place, of: recognizers[k].refusedTouch)
        }
      } else {
        touches[recognizers[k].refusedTouch].disabled = place
        // Two fingers that it was there for are no taps.
        if other >= 0, !touches[other].hasEnded, let type = context.liveGesture(r.object)?.type, type == .pinch || type == .rotation {
          touches[other].isMissTold = true
          touches[recognizers[k].refusedTouch].isMissTold = true
        }
      }
    case .gestureTouchTypeRefused, .gestureTouchTypeExclusive, .gestureButtonRefused:
      if let touch = touch(r.touch_id) { touches[touch].barred = place }
    case .gestureTouchRefused, .gestureEventRefused:
      if r.point.y == 1 { pressRefused = place } else if r.touch_id == 0, wheel >= 0, context.trace[wheel].time == r.time { wheelRefused = place } else if let touch = touch(r.touch_id) { touches[touch].refusal = place }
    case .gestureBegan, .gestureRecognized:
      recognizers[k].hasRecognized = true
      if recognizers[k].hasPress { isPressRecognized = true }
      if recognizers[k].followsWheel { (wheel, wheelUnmoved) = (-1, -1) }
      hear(all: k, isWhole: r.reason == .gestureBegan)
      try tellTaken(k, place)
      // What scrolls takes the touches that it holds back.
      if isDriver(k) { forgetDelays(k) }
      try endWait(k, place)
    case .gestureWaits: if recognizers[k].wait < 0 { recognizers[k].wait = place }
    case .gestureReset:
      try endWait(k, place)
      (recognizers[k].links, recognizers[k].failure, recognizers[k].narrow) = (-1, -1, -1)
      (recognizers[k].followsWheel, recognizers[k].hasPress) = (false, false)
    case .gestureCancelledByRemoval, .gestureCancelledByDisabling:
      // Its links go with the reset that follows.
      if recognizers[k].links >= 0 { lose(links[recognizers[k].links].touch, recognizers[k].handle, place, isWeak: true) }
    case .gestureCancelled:
      guard recognizers[k].links >= 0 else { return }
      let touch = links[recognizers[k].links].touch
      if let taken = takenAway(touches[touch].id, before: place) { lose(touch, recognizers[k].handle, taken, isWeak: true) }
    case .gesturePrevented, .gestureExcluded:
      try endWait(k, place)
      tellPrevention(k, place, r.other, isEnough: r.value != 0)
      let other = try recognizer(r.other)
      recognizers[other].hasPrevented = true
      // By one that has other touches; its own touches have been heard.
      if !isDriver(k) { note(failure: place, of: k) }
    default:
      if !context.isFailure(r.reason) { return }
      try endWait(k, place)
      try readFailure(k, r, place)
    }
  }

  @inline(never)
  private mutating func readFailure(_ k: Int, _ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    recognizers[k].failure = place
    if (540..<558).contains(r.reason.rawValue) || r.reason == .gestureCycleFailed || r.reason == .gestureWaitedTooLong || r.reason == .gestureRequirementRecognized, !isDriver(k) { note(failure: place, of: k) }
    let isOfPress = recognizers[k].hasPress && recognizers[k].links < 0
    if isOfPress, r.reason == .gestureHeldTooLong || r.reason == .gestureLiftedTooSoon && !ProblemLimit.isBarelyUnder(r.value, r.point.x) { pressFailure = place }
    switch r.reason {
    case .gestureIgnoredAll:
      var link = recognizers[k].links
      while link >= 0 {
        touches[links[link].touch].isMissTold = false
        link = links[link].before
      }
    case .gestureWaitedTooLong: if scrolls(k), recognizers[k].links >= 0 { note(unmoved: place, of: links[recognizers[k].links].touch) }
    case .gestureFailedByRemoval, .gestureFailedByDisabling: if recognizers[k].links >= 0, !isDriver(k) { lose(links[recognizers[k].links].touch, recognizers[k].handle, place, isWeak: true) }
    case .gestureRefusedByView, .gestureRefusedByDelegate:
      // A scroll view that cannot zoom, or a control that keeps its touch: the library's own answer.
      var refusal = place
      if r.reason == .gestureRefusedByView, let view = context.liveObject(r.other, .views), !view.isProgrammed(.gestureRecognizerShouldBegin) {
        // Its content keeps the touches.
        refusal -= 1
        guard refusal >= 0, context.trace[refusal].reason == .scrollMayNotCancel || context.trace[refusal].reason == .scrollCancelRefused else { return }
      }
      var link = recognizers[k].links
      while link >= 0 {
        touches[links[link].touch].refusal = refusal
        link = links[link].before
      }
    case .gestureRequirementRecognized:
      // The first tap of several is all that a single tap needs.
      if let g = context.liveGesture(r.object), let other = context.liveGesture(r.other), g.isTap, other.isTap, g.tapData.tapsRequired > other.tapData.tapsRequired, g.tapData.touchesRequired == other.tapData.touchesRequired {
        tellPrevention(k, place, r.other, isEnough: true)
      }
    case .gestureNoNextTap: (recognizers[k].expired, recognizers[k].expiredLinks) = (place, recognizers[k].links)
    case .gestureTooFewTouches: noteFewFingers(k, place)
    case .gestureLiftedTooSoon:
      if r.point.y == 1 {
        noteFewFingers(k, place)
      } else if ProblemLimit.isBarelyUnder(r.value, r.point.x), !isSideways(k) {
        try tellNarrowly(k, place, r.value, r.point.x, context.liveGesture(recognizers[k].handle)?.type.unit ?? .points, isHeardToo: isOfPress)
      }
    case .gestureNextTapTooFar:
      if ProblemLimit.isBarelyOver(r.value, r.point.x) { try tellNarrowly(k, place, r.value, r.point.x, .points, isHeardToo: true) }
    default: break
    }
    try judgeNarrowness(k)
  }

  /// The finger went far, and along another axis than that of the scroll view.
  private func isSideways(_ k: Int) -> Bool { isDriver(k) && recognizers[k].links >= 0 && touches[links[recognizers[k].links].touch].hasMoved }

  private mutating func forgetDelays(_ k: Int) {
    var link = recognizers[k].links
    while link >= 0 {
      touches[links[link].touch].isDelayed = false
      link = links[link].before
    }
  }

  /// A scroll view that scrolls with more fingers.
  private mutating func noteFewFingers(_ k: Int, _ place: Int) {
    if scrolls(k), recognizers[k].links >= 0 { note(unmoved: place, of: links[recognizers[k].links].touch) }
  }

  /// What scrolls and zooms is judged with its scroll view.
  func isDriver(_ k: Int) -> Bool { context.liveGesture(recognizers[k].handle)?.has(.drivesScroll) ?? false }

  /// It is the pan of a scroll view that holds more than it shows.
  private func scrolls(_ k: Int) -> Bool {
    guard let g = context.liveGesture(recognizers[k].handle), let scrollView = g.view?.object.scrollView else { return false }
    return scrollView.axes != 0 && !scrollView.has(.disabled) && context.gesture(ifAny: scrollView.data.pan) == g
  }

  /// Each of its touches knows the last recogniser that was there for it and failed.
  private mutating func note(failure place: Int, of k: Int) {
    let type = context.liveGesture(recognizers[k].handle)?.type ?? .custom
    let isForStill = type == .tap || type == .longPress || type == .custom
    let isOfAll = context.trace[place].reason == .gestureIgnoredAll
    var link = recognizers[k].links
    while link >= 0 {
      let counts = isOfAll || !links[link].isIgnored
      if isForStill, counts { touches[links[link].touch].failure = place }
      if !isForStill || type == .custom, counts { touches[links[link].touch].moveFailure = place }
      link = links[link].before
    }
  }

  /// A touch has no part in what the recogniser decides: it is one too many, which is no problem of its own.
  private mutating func forget(_ id: Int64, _ k: Int) {
    let last = recognizers[k].links
    guard last >= 0, touches[links[last].touch].id == id else { return }
    links[last].isIgnored = true
    if context.liveGesture(recognizers[k].handle)?.type != .custom { touches[links[last].touch].isMissTold = true }
  }

  // MARK: Limits

  /// A note and a failure of the same attempt, whichever comes first.
  @inline(never)
  mutating func judgeNarrowness(_ k: Int) throws(RKStatus) {
    let g = recognizers[k]
    guard g.narrow >= 0, g.failure >= 0 else { return }
    let note = context.trace[g.narrow]
    let isTime = note.point.y == Double(RKUnit.seconds.rawValue)
    switch context.trace[g.failure].reason {
    case .gestureMovedTooFar, .gestureNotAtEdge, .gestureSwipeWrongWay: if isTime { return }
    case .gestureHeldTooLong: if !isTime { return }
    case .gestureSwipeTooSlow: if !isTime { return }
    default: return
    }
    recognizers[k].narrow = -1
    // One of a press has no view, and no touch.
    let isOfPress = note.other == nil && g.links < 0
    if isOfPress { pressFailure = -1 }
    if isOfPress, isPressHeard { return }
    // A finger may have come back since, and another one may have lifted later.
    let most = context.trace[g.failure].reason == .gestureSwipeWrongWay ? note.value : Double.maximum(note.value, context.trace[g.failure].value)
    if !ProblemLimit.isBarelyOver(most, note.point.x) { return }
    try tellNarrowly(k, g.failure, most, note.point.x, isTime ? .seconds : .points, isHeardToo: isOfPress, at: g.narrow)
  }

  /// Judged with its touch: what others did with that is known at the end only.
  @inline(never)
  private mutating func tellNarrowly(_ k: Int, _ failure: Int, _ value: Double, _ limit: Double, _ unit: RKUnit, isHeardToo: Bool = false, at note: Int? = nil) throws(RKStatus) {
    let link = recognizers[k].links
    tellMiss(of: link)
    let miss = ProblemMiss(
      recognizer: recognizers[k].handle, touch: link >= 0 ? links[link].touch : -1, failure: failure, place: note ?? failure, value: value, limit: limit, unit: unit,
      isHeardToo: isHeardToo, isOfPress: isHeardToo && link < 0)
    let known = recognizers[k].miss
    if known >= 0, misses[known].failure == failure {
      // Of several fingers the one that missed it by most.
      misses[known].value = Double.maximum(misses[known].value, value)
      return
    }
    recognizers[k].miss = misses.count
    guard misses.append(miss, context.memory) else { throw noMemory() }
  }

  /// That nothing heard its touches needs no problem of its own.
  private mutating func tellMiss(of last: Int) {
    var link = last
    while link >= 0 {
      touches[links[link].touch].isMissTold = true
      link = links[link].before
    }
  }

  /// A tap that came after the time for it.
  @inline(never)
  private mutating func tellLateTap(_ k: Int, _ place: Int, _ id: Int64) throws(RKStatus) {
    let expired = recognizers[k].expired
    guard expired >= 0 else { return }
    recognizers[k].expired = -1
    let failure = context.trace[expired]
    let interval = failure.value + (context.trace[place].time - failure.time)
    guard ProblemLimit.isBarelyOver(interval, failure.value), !isFarther(k, place) else { return }
    tellMiss(of: recognizers[k].expiredLinks)
    if let touch = touch(id) { touches[touch].isMissTold = true }
    let miss = ProblemMiss(
      recognizer: recognizers[k].handle, touch: touch(id) ?? -1, failure: expired, place: place, value: interval, limit: failure.value, unit: .seconds, isHeardToo: true)
    guard misses.append(miss, context.memory) else { throw noMemory() }
  }

  /// The tap that came too late was also too far from the one before it.
  private func isFarther(_ k: Int, _ place: Int) -> Bool {
    guard let recognizer = context.liveGesture(recognizers[k].handle), let touch = touch(context.trace[place].touch_id), recognizers[k].expiredLinks >= 0 else { return false }
    let before = touches[links[recognizers[k].expiredLinks].touch]
    return before.point.place.distance(to: touches[touch].point.place) > recognizer.tapData.movement
  }

  // MARK: Others

  @inline(never)
  private mutating func endWait(_ k: Int, _ place: Int) throws(RKStatus) {
    let wait = recognizers[k].wait
    guard wait >= 0 else { return }
    recognizers[k].wait = -1
    try tellWait(context.trace[wait], until: context.trace[place].time, place, k)
  }

  @inline(never)
  private mutating func tellWait(_ wait: RKTraceRecord, until end: Double, _ place: Int, _ k: Int) throws(RKStatus) {
    guard end - wait.time > ProblemLimit.wait + timeTolerance else { return }
    let link = recognizers[k].links
    let touch = link >= 0 ? touches[links[link].touch] : nil
    // Of several the one that decided last.
    let culprit = context.requirementBefore(place, recognizers[k].handle)?.other ?? wait.other
    try list.put(
      .longWait, at: place, reason: .gestureWaits, victim: recognizers[k].handle, culprit: UInt(bitPattern: culprit), point: touch?.point ?? ProblemPoint(),
      value: end - wait.time, limit: ProblemLimit.wait, unit: .seconds, touch: touch?.id ?? 0)
  }

  @inline(never)
  private mutating func tellPrevention(_ k: Int, _ place: Int, _ preventer: OpaquePointer?, isEnough: Bool) {
    recognizers[k].failure = place
    // Without the other one it would not have recognised that touch either.
    if !isEnough { return }
    let other = UInt(bitPattern: preventer)
    if recognizers[k].prevented == 0 { (recognizers[k].preventer, recognizers[k].firstPrevented) = (other, place) }
    recognizers[k].prevented += 1
    recognizers[k].lastPrevented = place
    if recognizers[k].preventer != other { recognizers[k].isPreventedByMany = true }
  }

  /// It has recognised as its touches began: a control that they hit gets none.
  private mutating func tellTaken(_ k: Int, _ place: Int) throws(RKStatus) {
    guard let g = context.liveGesture(recognizers[k].handle), !g.has(.leavesTouches), !isDriver(k) else { return }
    var link = recognizers[k].links
    while link >= 0 {
      let touch = touches[links[link].touch]
      link = links[link].before
      let isHeld = touch.isDelayed || touch.held >= 0 && context.trace[touch.held].reason == .beganHeldBack
      guard isHeld || context.trace[touch.place].time == context.trace[place].time, let control = context.liveObject(touch.hit, .controls)?.control, !control.data.has(.disabled)
      else { continue }
      if control.controlEvents & Problems.wanted == 0, control.data.field == nil { continue }
      if control.data.type == .slider, !control.thumb.contains(control.view.convertDown(control.view.root.toLocal(context.trace[touch.place].point), from: control.view.root)) { continue }
      try list.add(.trackingCancelled, at: place, reason: .neverDelivered, victim: touch.hit, culprit: recognizers[k].handle, of: touch)
    }
  }

  // MARK: Judging

  /// Touches of recognisers that have not decided are not over for them.
  mutating func awaitRecognizers() {
    for k in recognizers.places where recognizers[k].failure < 0 {
      guard let g = context.liveGesture(recognizers[k].handle), g.isPossible else { continue }
      var link = recognizers[k].links
      while link >= 0 {
        touches[links[link].touch].isAwaited = true
        link = links[link].before
      }
    }
  }

  @inline(never)
  mutating func judgeRecognizers() throws(RKStatus) {
    for miss in misses {
      let touch = miss.touch >= 0 ? touches[miss.touch] : nil
      // What became of a touch whose beginning is lost is not known.
      if !miss.isHeardToo, touch.map({ $0.isHeard || $0.isHeardAbove }) ?? true { continue }
      try list.put(
        .failedNarrowly, at: miss.place, reason: context.trace[miss.failure].reason, rule: context.trace[miss.failure].rule, victim: miss.recognizer, point: touch?.point ?? ProblemPoint(), value: miss.value,
        limit: miss.limit, unit: miss.unit, touch: touch?.id ?? 0)
    }
    for k in recognizers.places {
      let g = recognizers[k]
      if g.wait >= 0 { try tellWait(context.trace[g.wait], until: context.time, g.wait, k) }
      // Several that prevent it matter to what scrolls: a row each, and nothing is left to drag the list by.
      if g.prevented >= ProblemLimit.attempts, !g.hasRecognized, !isDriver(k) || scrolls(k), g.isPreventedByMany ? isDriver(k) : !isScrolling(g) && !isFreeElsewhere(g) {
        let touch = latestTouch(before: g.lastPrevented)
        try list.put(
          .alwaysPrevented, at: g.lastPrevented, victim: g.handle, culprit: g.isPreventedByMany ? 0 : g.preventer, point: touch?.point ?? ProblemPoint(), value: Double(g.prevented),
          limit: Double(ProblemLimit.attempts), unit: .number, touch: touch?.id ?? 0, count: g.prevented, first: g.firstPrevented,
          isMild: g.isPreventedByMany)
      }
    }
    for number in places(Int(context.recordCount), from: 1) {
      let object = context.object(UInt32(number))
      if !object.isDying, let g = object.recognizer { try tellIdle(g) }
    }
  }

  /// A pan around what scrolls: that scrolling takes the touch is what a scroll view is there for.
  private func isScrolling(_ g: ProblemRecognizer) -> Bool {
    context.liveGesture(g.handle)?.type == .pan && context.liveGesture(g.preventer)?.has(.drivesScroll) == true
  }

  /// What prevents it lies in its view, and lets it recognise beside that.
  private func isFreeElsewhere(_ g: ProblemRecognizer) -> Bool {
    guard let own = context.liveGesture(g.handle)?.view, let other = context.liveGesture(g.preventer)?.view else { return false }
    return other != own && other.isDescendant(of: own) && !other.windowBox.covers(own.windowBox)
  }

  /// What can never fire.
  @inline(never)
  private mutating func tellIdle(_ g: Recognizer) throws(RKStatus) {
    if g.has(.drivesScroll) || g.type == .hover { return }
    let known = find(g.handle).map { recognizers[$0] }
    let view = g.view
    if view?.window == nil {
      // It has had its time, or will have it: the page under another one, a tab that is not shown.
      if known != nil || view?.belongsToContainer == true { return }
      return try list.put(.recognizerDetached, at: nil, reason: .missUnattached, victim: g.handle, culprit: view?.handle ?? 0)
    }
    if g.has(.disabled) {
      if let known, known.hasRecognized || known.isDisabledTold { return }
      let last = known?.lastRefused ?? -1, refused = known?.refusedTouch ?? -1
      return try list.put(
        .recognizerDisabled, at: last < 0 ? nil : last, reason: .gestureDisabled, victim: g.handle, culprit: view?.handle ?? 0,
        point: refused < 0 ? ProblemPoint() : touches[refused].point, touch: refused < 0 ? 0 : touches[refused].id, count: Swift.max(known?.refused ?? 0, 1), first: last < 0 ? nil : known?.firstRefused)
    }
    if g.isWithoutListener, known?.hasPrevented != true { try list.put(.recognizerUnheard, at: nil, reason: .gestureNoTarget, victim: g.handle, culprit: view?.handle ?? 0) }
  }

  @inline(never)
  private func latestTouch(before place: Int) -> ProblemTouch? {
    for k in places(touches.count) {
      let touch = touches[touches.count - 1 - k]
      if touch.place < place { return touch }
    }
    return nil
  }
}

/// A recogniser that failed narrowly, until its touch is judged.
struct ProblemMiss {
  let recognizer: UInt
  let touch: Int
  let failure: Int
  let place: Int
  var value: Double
  let limit: Double
  let unit: RKUnit
  /// It counts whatever else the touch did.
  var isHeardToo: Bool
  var isOfPress = false
}

extension View {
  /// It lies in the view of a controller that another one contains, and shows when it wants to.
  fileprivate var belongsToContainer: Bool {
    var next: View? = self
    while let v = next {
      if v.controller?.parent != nil { return true }
      next = v.superview
    }
    return false
  }
}
