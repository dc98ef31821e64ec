// SPDX-License-Identifier: MIT
import CResponderKit

// Making, attaching, disabling and ending recognisers (SPEC 165, 175, 298, 302).

extension Recognizer {
  func has(_ any: GestureFlags) -> Bool { flags.has(any) }

  func set(_ these: GestureFlags, _ on: Bool) {
    if on { flags.formUnion(these) } else { flags.subtract(these) }
  }

  var isTap: Bool { type == .tap }
  var isPossible: Bool { state == .possible }
  /// began or changed.
  var isUnderway: Bool { state == .began || state == .changed }
  /// ended, cancelled or failed: it hears nothing until its reset (SPEC 172).
  var isDone: Bool { state.rawValue >= RKGestureRecognizerState.ended.rawValue }
  var isWaiting: Bool { wish != .possible }
}

extension Context {
  func makeGesture(_ cls: Class) throws(RKStatus) -> OpaquePointer? {
    let object = try makeObject(.gesture, cls)
    let g = Recognizer(object)
    g.state = .possible
    g.allowedTypes = .max
    g.type = gestureType(cls.builtIn)
    guard makeGestureData(g) else {
      object.unmake()
      throw noMemory()
    }
    return object.initialized(as: cls)
  }

  private func gestureType(_ builtIn: UInt16) -> GestureType {
    switch builtIn {
    case BuiltIn.tap: .tap
    case BuiltIn.longPress: .longPress
    case BuiltIn.pan: .pan
    case BuiltIn.screenEdgePan: .screenEdgePan
    case BuiltIn.swipe: .swipe
    case BuiltIn.pinch: .pinch
    case BuiltIn.rotation: .rotation
    case BuiltIn.hover: .hover
    default: .custom
    }
  }

  // MARK: Attaching

  func recognizers(_ view: View) -> Buffer<UInt32> {
    guard view.has(.hasRecognizers), let extras = view.extras else { return Buffer() }
    return extras.recognizers
  }
}

extension Recognizer {
  func attach(to view: View) throws(RKStatus) {
    if self.view == view { return }
    guard !view.isDying, !isDying else {
      throw failure(.busy, "view", .handle(view.handle), "or the recogniser is being destroyed; add it elsewhere")
    }
    guard let extras = view.makeExtras(), extras.recognizers.reserve(1, context.memory) else { throw noMemory() }
    let kept = keep()
    let keptView = view.keep()
    if self.view != nil { detach() }
    // What that called may have attached it, or used the room.
    if self.view == nil, !view.isDying, extras.recognizers.reserve(1, context.memory) {
      extras.recognizers.appendReserved(self.retain())
      context.arrangement &+= 1
      view.flags.formUnion(.hasRecognizers)
      context.attachments += 1
      self.view = view
      order = context.attachments
    }
    keptView.release()
    kept.release()
  }

  /// SPEC 302. Ends its gesture, releases held-back touches, and detaches it from its view.
  func detach() {
    guard let view else { return }
    let kept = keep()
    let keptView = view.keep()
    stop(.gestureCancelledByRemoval, .gestureFailedByRemoval)
    if self.view == view {
      unlink(from: view)
      taken().release()
    }
    // What was announced and has ended is still told (SPEC 162).
    if rounds != 0 { sendRound() }
    if state != .possible { reset() }
    keptView.release()
    kept.release()
  }

  private func unlink(from view: View) {
    self.view = nil
    context.mayReset = true
    context.arrangement &+= 1
    guard let extras = view.extras else { return }
    for k in places(extras.recognizers.count) {
      if extras.recognizers[k] == index {
        extras.recognizers.remove(at: k)
        break
      }
    }
    if extras.recognizers.isEmpty { view.flags.subtract(.hasRecognizers) }
  }
}

extension Context {
  /// A view ends: its recognisers go with it.
  func detachRecognizers(of view: View) {
    while true {
      let list = recognizers(view)
      if list.isEmpty { return }
      gesture(list[list.count - 1]).detach()
    }
  }
}

extension Recognizer {
  // MARK: Stopping

  func setEnabled(_ enabled: Bool) {
    if has(.disabled) != enabled { return }
    set(.disabled, !enabled)
    context.arrangement &+= 1
    if !enabled { stop(.gestureCancelledByDisabling, .gestureFailedByDisabling) }
  }

  /// SPEC 175: what has begun is cancelled with its action, what is being tried fails in silence; at once.
  func stop(_ cancelled: RKReason, _ failed: RKReason) {
    let isTrying = isPossible && activeSlot != 0
    // Who has not been heard of is not heard of any more: neither that it began nor that it is over.
    let isUnheard = rounds & Round.began != 0 || (rounds & Round.ended != 0 && !has(.announced))
    if isUnheard { rounds = 0 }
    guard isUnderway || isTrying else { return }
    let kept = keep()
    if isUnderway { cancel(cancelled) } else { fail(failed) }
    if isUnheard { rounds = 0 }
    context.settleGestures(force: true)
    kept.release()
  }
}

extension Context {
  /// SPEC 298: a subtree (nil: everything) leaves its window. None of its recognisers leaves possible any more (SPEC 347).
  @inline(never)
  func stopGestures(below top: View?) {
    forEachActive(where: { $0.isTakingPart(below: top) }) { g in
      guard g.isTakingPart(below: top) else { return }
      let kept = g.keep()
      g.stop(.gestureCancelledByRemoval, .gestureFailedByRemoval)
      // Its touches continue without it.
      if g.state == .failed { g.reset() }
      kept.release()
    }
  }
}

extension Recognizer {
  fileprivate func isTakingPart(below top: View?) -> Bool {
    return !isDone && context.isPart(view, of: top)
  }

  // MARK: The end

  /// Detaches a dying recogniser and resumes those waiting for it.
  func unlinkAll() {
    let kept = keep()
    stop(.gestureCancelledByRemoval, .gestureFailedByRemoval)
    if let view { unlink(from: view) }
    disarm()
    deactivate()
    // Dying already: releasing it calls nothing.
    kept.release()
  }

  /// Functions that were added to it are dropped when it ends.
  func dropActions() {
    while true {
      if targets.isEmpty { return }
      let entry = targets[targets.count - 1]
      targets.removeLast()
      context.callDrop(entry)
    }
  }

  /// Frees its memory, without a callback.
  func freeData() {
    disarm()
    deactivate()
    if has(.failureUntold) { forgetUntold() }
    let memory = context.memory
    tracked.free(memory)
    requirements.free(memory)
    requirementPlaces.free(memory)
    attemptRequirements.free(memory)
    targets.free(memory)
    context.freeGestureData(self)
    freeDelegate()
  }

  // MARK: Taking part

  /// Note that a recogniser takes part in something; false when there is no memory.
  @_optimize(speed)
  func activate() -> Bool { activeSlot != 0 || addActive() }

  @inline(never)
  @_optimize(speed)
  private func addActive() -> Bool {
    // With room for its rounds of actions, so that noting one cannot fail.
    guard context.active.reserve(1, context.unlimited), context.rounds.reserve(max(0, context.active.count + 1 - context.rounds.count), context.unlimited)
    else { return false }
    context.active.appendReserved(index)
    activeSlot = UInt32(context.active.count)
    return true
  }

  func deactivate() { if activeSlot != 0 { removeActive() } }

  @inline(never)
  @_optimize(speed)
  private func removeActive() {
    let place = Int(activeSlot) - 1
    let last = context.active[context.active.count - 1]
    context.active[place] = last
    context.gesture(last).activeSlot = UInt32(place + 1)
    context.active.removeLast()
    activeSlot = 0
  }
}
