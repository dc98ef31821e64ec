// SPDX-License-Identifier: MIT
import CResponderKit

// Which recognisers a new touch has, and which of them take it (SPEC 59, 60, 107, 169, 171, 178, 181).

extension Touch {
  // MARK: The list (SPEC 59)

  /// Collect the recognisers of a touch that has been hit-tested: from its view up to the window. No host function is called.
  @_optimize(speed)
  func collectRecognizers() {
    if context.collected.view == hitViewHandle, context.collected.arrangement == context.arrangement, !context.isTracing { return context.takeCollected(self) }
    guard let hit = hitView else { return }
    context.collected.view = 0
    var entries: Buffer<TouchEntry>?
    var isWhole = true
    let firstAdded = context.flag(.sameViewTie)
    var height: UInt32 = 0
    var view = hit
    while true {
      height += 1
      if view.has(.hasRecognizers) {
        var list = entries ?? context.takeSpareEntries()
        if !context.collect(from: view, height, self, firstAdded, into: &list) { isWhole = false }
        entries = list
      }
      guard let up = view.superview else { break }
      view = up
    }
    context.collected.entries.removeAll()
    guard var entries else { return context.keepCollected(self, isWhole) }
    if entries.isEmpty {
      context.keepSpareEntries(&entries)
      return context.keepCollected(self, isWhole)
    }
    // How deep views stand is known at the top.
    for k in places(entries.count) {
      let depth = height - entries[k].depth + 1
      entries.base.unsafelyUnwrapped[k].depth = depth
      entries[k].link.alive(in: context)?.depth = depth
    }
    self.entries = entries
    guard context.collected.entries.reserve(entries.count, context.memory) else { return }
    var k = 0
    while k < entries.count {
      context.collected.entries.appendReserved(entries[k])
      k += 1
    }
    context.keepCollected(self, isWhole)
  }
}

extension Context {
  fileprivate func keepCollected(_ t: Touch, _ isWhole: Bool) {
    // A shortage of memory counts for this touch alone.
    if !isWhole { return }
    collected.view = t.hitViewHandle
    collected.window = Handle.index(t.windowHandle)
    collected.arrangement = arrangement
  }

  /// The view that was hit last is hit again, and nothing has been moved about since.
  fileprivate func takeCollected(_ t: Touch) {
    let count = collected.entries.count
    if count == 0 { return }
    var entries = takeSpareEntries()
    // Without memory they are left out.
    guard entries.reserve(count, unlimited) else { return keepSpareEntries(&entries) }
    for k in places(count) {
      let entry = collected.entries[k]
      guard let g = entry.link.alive(in: self) else { continue }
      g.depth = entry.depth
      if let view = g.view { noteFirstTouch(view, t) }
      entries.appendReserved(entry)
    }
    t.entries = entries
  }

  /// For the order of recognisers of views side by side.
  private func noteFirstTouch(_ view: View, _ t: Touch) {
    guard let extras = view.extras, extras.sequence != sequence else { return }
    extras.sequence = sequence
    extras.firstTouch = t.order
  }

  /// The enabled recognisers of one view. False without memory: they are left out of this touch.
  fileprivate func collect(
    from view: View, _ height: UInt32, _ t: Touch, _ firstAdded: Bool,
    into entries: inout Buffer<TouchEntry>
  ) -> Bool {
    guard let extras = view.extras else { return true }
    let list = extras.recognizers
    guard entries.reserve(list.count, unlimited) else { return false }
    for k in places(list.count) {
      let g = gesture(list[firstAdded ? k : list.count - 1 - k])
      if g.has(.disabled) {
        g.trace(.gestureDisabled, view.object, touchID: t.id)
        if isTracing, t.has(.input) { addMeasure(1, RKPoint()) }
        continue
      }
      if g.type == .hover { continue }
      noteFirstTouch(view, t)
      entries.appendReserved(TouchEntry(link: GestureLink(g), recognizer: g.handle, depth: height))
    }
    return true
  }
}

extension Touch {
  // MARK: Who takes it

  /// The same for the only touch of an update. Most often all its recognisers are free, and there is no one to ask.
  @inline(__always)
  func accept(_ offer: UInt64, _ frame: UpdateFrame) {
    for k in places(entries.count) {
      if let g = entries[k].link.alive(in: context) {
        guard context.takesUnasked(g, self) else { return acceptAsking(from: k, offer, frame) }
        if !g.track(self, k) { entries.base.unsafelyUnwrapped[k].flags |= TouchEntry.refused }
      }
    }
  }

  /// Ask, in order, whether each recogniser of a new touch takes it; those that do have it in their lists from now on.
  @inline(never)
  func acceptAsking(from first: Int, _ offer: UInt64, _ frame: UpdateFrame) {
    let handle = self.handle, event = context.pointer(frame.event)
    let kept = keep()
    var k = first
    // About a touch before this one, too: the answer may have led to a nested update that has finished this one.
    var someoneWasAsked = frame.changedCount > 1 && !context.isStillOffered(self, offer)
    while k < entries.count {
      if let g = entries[k].link.alive(in: context) {
        let keptRecognizer = g.keep()
        if g.delegate != nil || g.overrides(.shouldReceiveEvent) { someoneWasAsked = true }
        if context.isStillOffered(self, offer), g.accepts(self, handle, offer, event), context.isStillOffered(self, offer),
          // An answer may have taken its view out of the window, or another's.
          !someoneWasAsked || g.view?.window != nil, g.track(self, k)
        {
          g.trace(.gestureReceivedTouch, g.view?.object, touchID: id)
        } else {
          entries.base.unsafelyUnwrapped[k].flags |= TouchEntry.refused
        }
        keptRecognizer.release()
      }
      k += 1
    }
    kept.release()
  }
}

extension Context {
  /// Whether a recogniser takes a touch by all that `accepts` looks at, without a question or a record.
  @inline(__always)
  fileprivate func takesUnasked(_ g: Recognizer, _ t: Touch) -> Bool {
    !isTracing && g.isPossible && !g.isWaiting && g.view != nil && !g.has(.disabled) && g.tracked.isEmpty
      && g.delegate == nil && t.type != .indirectPointer && g.allowedTypes >> UInt32(t.type.rawValue) & 1 != 0
      && classData(g.header.classID).overrides & Method.shouldReceiveEvent.bit == 0
  }

  /// A question may have ended the touch, or led to a nested update that has finished this one.
  func isStillOffered(_ t: Touch, _ offer: UInt64) -> Bool {
    guard let frame, !t.has(.lifted) else { return false }
    return frame.entries != nil && frame.nextEntry == 0 && t.offer == offer
  }
}

extension Recognizer {
  fileprivate func accepts(_ t: Touch, _ touchHandle: UInt, _ offer: UInt64, _ event: OpaquePointer?) -> Bool {
    let id = t.id
    if view == nil { return false }
    if has(.disabled) {
      trace(.gestureDisabled, view?.object, touchID: id)
      return false
    }
    if isDone {
      trace(.gestureTouchWhileDone, view?.object, touchID: id)
      return false
    }
    if isWaiting {
      trace(.gestureTouchWhileWaiting, unmetRequirement()?.object, touchID: id)
      return false
    }
    let type = t.type.rawValue
    if allowedTypes >> UInt32(type) & 1 == 0 {
      trace(.gestureTouchTypeRefused, view?.object, value: Double(type), touchID: id)
      if context.isTracing { context.addMeasure(Double(type), RKPoint(x: Double(allowedTypes & 15), y: 1)) }
      return false
    }
    if !has(.mixesTypes), tracked.count > 0, tracked[0].type != t.type {
      trace(.gestureTouchTypeExclusive, view?.object, value: Double(type), touchID: id)
      return false
    }
    if isDriven {
      trace(.gestureTouchTypeExclusive, view?.object, value: Double(type), touchID: id)
      return false
    }
    if isTap, t.type == .indirectPointer, t.mask.buttons != tapData.buttonMask {
      trace(.gestureButtonRefused, view?.object, value: Double(t.mask.buttons), touchID: id)
      if context.isTracing { context.addMeasure(Double(t.mask.buttons), RKPoint(x: Double(tapData.buttonMask), y: 1)) }
      return false
    }
    // Most often there is no other recogniser.
    if delegate == nil, !overrides(.shouldReceiveEvent) { return true }
    if askedEvent != offer {
      askedEvent = offer
      set(.eventRefused, !shouldReceiveEvent(event))
    }
    guard isUsable else { return false }
    if has(.eventRefused) {
      trace(.gestureEventRefused, view?.object, touchID: id)
      return false
    }
    if !shouldReceiveTouch(touchHandle) {
      trace(.gestureTouchRefused, view?.object, touchID: id)
      return false
    }
    return isUsable
  }
}

extension Recognizer {
  /// Still attached, enabled and open for touches, after a callback.
  fileprivate var isUsable: Bool {
    return view != nil && !has(.disabled) && !isDone && !isWaiting && !isDying
  }

  /// False when there is no memory: then the touch passes it by.
  @inline(__always)
  func track(_ t: Touch, _ place: Int) -> Bool {
    if tracked.count >= 64 { context.prune(self) }
    guard tracked.reserve(1, context.unlimited), activate() else { return false }
    tracked.appendReserved(
      TrackedTouch(link: TouchLink(t), touch: t.handleInPlace, order: t.order, hitView: t.hitViewHandle, start: t.start, type: t.type))
    windowHandle = t.windowHandle
    t.entries.base.unsafelyUnwrapped[place].attempt = attempt
    // Under way, it counts as having recognised with this touch too (SPEC 183).
    if isUnderway { context.someRecognized = true }
    t.entries.base.unsafelyUnwrapped[place].flags |= isUnderway ? TouchEntry.accepted | TouchEntry.recognized : TouchEntry.accepted
    return true
  }
}

extension Context {
  /// A long gesture with changing fingers does not keep them all.
  @inline(never)
  fileprivate func prune(_ g: Recognizer) {
    var k = 1
    while k < g.tracked.count {
      if g.tracked[k].link.index == 0 { g.tracked.remove(at: k) } else { k += 1 }
    }
  }
}

extension Touch {
  // MARK: Requirements of the moment (SPEC 181)

  /// Ask about each pair that takes a new touch together and did not share one before, where a delegate or class answers.
  func askPairs() {
    let entries = self.entries
    let order = self.order
    let kept = keep()
    for i in places(entries.count) {
      var j = i + 1
      while j < entries.count {
        guard let first = context.accepting(entries[i]) else { break }
        let second = context.accepting(entries[j])
        j += 1
        if let second, first.answersPairs || second.answersPairs, !first.sharedBefore(second, order) { first.askPair(second) }
      }
    }
    kept.release()
  }
}

extension Context {
  fileprivate func accepting(_ entry: TouchEntry) -> Recognizer? {
    guard entry.flags & TouchEntry.accepted != 0, let g = entry.link.alive(in: self), g.attempt == entry.attempt else { return nil }
    return g
  }
}

extension Recognizer {
  /// Whether two share a touch that began before this one.
  fileprivate func sharedBefore(_ b: Recognizer, _ order: UInt64) -> Bool {
    let first = tracked, second = b.tracked
    for i in places(first.count) {
      if first[i].order < order {
        for other in second {
          if other.order == first[i].order { return true }
        }
      }
    }
    return false
  }

  fileprivate func askPair(_ b: Recognizer) {
    let first = attempt, second = b.attempt
    let kept = keep()
    let keptB = b.keep()
    // An answer may end an attempt: then nothing more is asked about it, and what it was to require is forgotten.
    if shouldRequireFailure(of: b), isLive(first) { addRequirement(b, answered: .shouldRequireFailureOf) }
    if isLive(first), b.isLive(second), shouldBeRequiredToFail(by: b), b.isLive(second) { b.addRequirement(self, answered: .shouldBeRequiredToFailBy) }
    if isLive(first), b.isLive(second), b.shouldRequireFailure(of: self), b.isLive(second) { b.addRequirement(self, answered: .shouldRequireFailureOf) }
    if isLive(first), b.isLive(second), b.shouldBeRequiredToFail(by: self), isLive(first) { addRequirement(b, answered: .shouldBeRequiredToFailBy) }
    keptB.release()
    kept.release()
  }

  /// `method` was answered with yes: by the recogniser itself, or by the one that it is to wait for.
  private func addRequirement(_ other: Recognizer, answered method: Method) {
    guard kind == .gesture, other.kind == .gesture, !requires(other) else { return }
    // Without memory nothing is required.
    guard attemptRequirements.append(other.handle, context.unlimited) else { return }
    other.set(.required, true)
    trace(.gestureRequirementAdded, other.object)
    if !context.isTracing { return }
    // The class is asked first, and its delegate where the class returned false.
    let decider = method == .shouldRequireFailureOf ? self : other
    context.addMeasure((method == .shouldRequireFailureOf ? 1 : 3) + (decider.overrides(method) ? 1 : 0), RKPoint())
  }
}
