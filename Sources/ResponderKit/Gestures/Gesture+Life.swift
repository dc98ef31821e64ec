import CResponderKit

// Making, attaching, disabling and ending recognisers (SPEC 165, 175, 298, 302).

extension Recognizer {
  func has(_ flag: UInt32) -> Bool { flags & flag != 0 }

  func set(_ flag: UInt32, _ on: Bool) {
    if on { flags |= flag } else { flags &= ~flag }
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
    let index = try makeObject(.gesture, cls)
    let g = gesture(index)
    g.state = .possible
    g.allowedTypes = .max
    g.type = gestureType(cls.builtIn)
    guard makeGestureData(g) else {
      forget(index)
      freeRecord(index)
      throw noMemory()
    }
    return begin(index, cls)
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

  func recognizers(_ view: UInt32) -> Buffer<UInt32> {
    guard self.view(view).has(ViewFlag.hasRecognizers), let extras = self.view(view).extras else { return Buffer() }
    return extras.pointee.recognizers
  }

  func addRecognizer(_ index: UInt32, to view: UInt32) throws(RKStatus) {
    if gesture(index).view == view { return }
    guard !isDying(view), !isDying(index) else {
      throw failure(.busy, "view", .handle(handle(view)), "or the recogniser is being destroyed; add it elsewhere")
    }
    guard let extras = makeExtras(view), extras.pointee.recognizers.reserve(1, memory) else { throw noMemory() }
    own(index)
    own(view)
    if gesture(index).view != 0 { detachRecognizer(index) }
    // What that called may have attached it, or used the room.
    if gesture(index).view == 0, !isDying(view), extras.pointee.recognizers.reserve(1, memory) {
      extras.pointee.recognizers.appendReserved(index)
      arrangement &+= 1
      self.view(view).flags |= ViewFlag.hasRecognizers
      attachments += 1
      gesture(index).view = view
      gesture(index).order = attachments
      own(index)
    }
    disown(view)
    disown(index)
  }

  /// SPEC 302. Ends what is going on, lets go of what it held back, and takes it out of its view.
  func detachRecognizer(_ index: UInt32) {
    let view = gesture(index).view
    if view == 0 { return }
    own(index)
    own(view)
    stopGesture(index, .gestureCancelledByRemoval, .gestureFailedByRemoval)
    if gesture(index).view == view {
      unlink(index, from: view)
      disown(index)
    }
    // What was announced and has ended is still told (SPEC 162).
    if gesture(index).rounds != 0 { sendRound(index) }
    if gesture(index).state != .possible { resetGesture(index) }
    disown(view)
    disown(index)
  }

  private func unlink(_ index: UInt32, from view: UInt32) {
    gesture(index).view = 0
    arrangement &+= 1
    guard let extras = self.view(view).extras else { return }
    var k = 0
    while k < extras.pointee.recognizers.count {
      if extras.pointee.recognizers[k] == index {
        extras.pointee.recognizers.remove(at: k)
        break
      }
      k += 1
    }
    if extras.pointee.recognizers.isEmpty { self.view(view).flags &= ~ViewFlag.hasRecognizers }
  }

  /// A view ends: its recognisers go with it.
  func detachRecognizers(of view: UInt32) {
    while true {
      let list = recognizers(view)
      if list.isEmpty { return }
      detachRecognizer(list[list.count - 1])
    }
  }

  // MARK: Stopping

  func setEnabled(_ index: UInt32, _ enabled: Bool) {
    let g = gesture(index)
    if g.has(GestureFlag.disabled) != enabled { return }
    g.set(GestureFlag.disabled, !enabled)
    arrangement &+= 1
    if !enabled { stopGesture(index, .gestureCancelledByDisabling, .gestureFailedByDisabling) }
  }

  /// SPEC 175: what has begun is cancelled with its action, what is being tried fails in silence; at once.
  func stopGesture(_ index: UInt32, _ cancelled: RKReason, _ failed: RKReason) {
    let g = gesture(index)
    let isTrying = g.isPossible && g.activeSlot != 0
    // Who has not been heard of is not heard of any more: neither that it began nor that it is over.
    let isUnheard = g.rounds & Round.began != 0 || (g.rounds & Round.ended != 0 && !g.has(GestureFlag.announced))
    if isUnheard { g.rounds = 0 }
    guard g.isUnderway || isTrying else { return }
    own(index)
    if g.isUnderway { cancelGesture(index, cancelled) } else { failGesture(index, failed) }
    if isUnheard { g.rounds = 0 }
    settleGestures(force: true)
    disown(index)
  }

  /// SPEC 298: a subtree (0: everything) leaves its window. None of its recognisers leaves possible any more (SPEC 347).
  func stopGestures(below top: UInt32) {
    forEachActive(where: { isTakingPart($0, below: top) }) { index in
      guard isTakingPart(index, below: top) else { return }
      own(index)
      stopGesture(index, .gestureCancelledByRemoval, .gestureFailedByRemoval)
      // Its touches go on without it.
      if gesture(index).state == .failed { resetGesture(index) }
      disown(index)
    }
  }

  private func isTakingPart(_ index: UInt32, below top: UInt32) -> Bool {
    let g = gesture(index)
    return !g.isDone && isPart(g.view, of: top)
  }

  // MARK: The end

  /// Its links. Who waits for it goes on.
  func unlinkGesture(_ index: UInt32) {
    own(index)
    stopGesture(index, .gestureCancelledByRemoval, .gestureFailedByRemoval)
    let view = gesture(index).view
    if view != 0 { unlink(index, from: view) }
    disarm(index)
    deactivate(index)
    // Dying already: giving the reference back calls nothing.
    header(index).pointee.owners -= 1
  }

  /// Functions that were added to it are dropped when it ends.
  func dropGestureActions(_ index: UInt32) {
    while true {
      let g = gesture(index)
      if g.targets.isEmpty { return }
      let entry = g.targets[g.targets.count - 1]
      g.targets.removeLast()
      callDrop(entry)
    }
  }

  /// Its memory. Nobody is called.
  func freeGesture(_ index: UInt32) {
    let g = gesture(index)
    disarm(index)
    deactivate(index)
    if g.has(GestureFlag.failureUntold) { forgetUntold(index) }
    let memory = self.memory
    g.tracked.free(memory)
    g.requirements.free(memory)
    g.requirementPlaces.free(memory)
    g.attemptRequirements.free(memory)
    g.targets.free(memory)
    freeGestureData(g)
    if let delegate = g.delegate {
      g.delegate = nil
      if delegate.pointee.uses > 0 {
        delegate.pointee.replaced = true
      } else {
        memory.free(delegate)
      }
    }
  }

  // MARK: Taking part

  /// Note that a recogniser takes part in something; false when there is no memory.
  @_optimize(speed)
  func activate(_ index: UInt32) -> Bool { gesture(index).activeSlot != 0 || addActive(index) }

  @inline(never)
  @_optimize(speed)
  private func addActive(_ index: UInt32) -> Bool {
    let g = gesture(index)
    // With room for its rounds of actions, so that noting one cannot fail.
    guard active.reserve(1, unlimited), rounds.reserve(max(0, active.count + 1 - rounds.count), unlimited)
    else { return false }
    active.appendReserved(index)
    g.activeSlot = UInt32(active.count)
    return true
  }

  func deactivate(_ index: UInt32) { if gesture(index).activeSlot != 0 { removeActive(index) } }

  @inline(never)
  @_optimize(speed)
  private func removeActive(_ index: UInt32) {
    let g = gesture(index)
    let place = Int(g.activeSlot) - 1
    let last = active[active.count - 1]
    active[place] = last
    gesture(last).activeSlot = UInt32(place + 1)
    active.removeLast()
    g.activeSlot = 0
  }
}
