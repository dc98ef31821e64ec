// SPDX-License-Identifier: MIT
import CResponderKit

// One report of buttons (SPEC 269-273, 278): check, let timers fire, key commands first, take the samples into presses, send the event, and let go
// of the presses that ended. Cut to the measure of Update.swift, without hit-testing.

extension Context {

  // MARK: Entry

  /// Deliver one report. `inputs` may be written to.
  @_optimize(speed)
  func updatePresses(_ timestamp: Double, _ inputs: PressInput, _ count: Int) throws(RKStatus) {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; post it with rk_context_post_presses instead")
    }
    try checkPressIDs(inputs, count)
    let time = Double.maximum(timestamp, self.time)
    if try arrive(at: timestamp) { try checkPressIDs(inputs, count) }
    if frame != nil || pressFrame != nil {
      commitOuterUpdates()
      settlePresses(inputs, count)
      try checkPressIDs(inputs, count)
    }
    let isHeard = application != 0 && keyWindow != 0
    if !isHeard || ignoring > 0 {
      // What is still down is about to be cancelled: this comes in the middle of it.
      try cancelPresses(of: nil, .pressCancelledBySystem)
      return drop(inputs, count, isHeard ? .pressIgnored : .pressDropped)
    }
    let mark = arena.mark
    defer { arena.release(mark) }
    // All memory first: from here on nothing fails.
    let room = try makePressRoom(count)
    try makePresses(inputs, count)
    updateDepth += 1
    enter()
    defer {
      leave()
      updateDepth -= 1
    }
    let modifiers = inputs[count - 1].modifiers
    sendKeyCommands(time, inputs, count, room)
    let stamp = beginPressUpdate()
    var changed = 0
    for k in places(count) {
      if inputs[k].phase != .began, takeChange(inputs[k], stamp, time, into: room.changed + changed) { changed += 1 }
    }
    for k in places(count) {
      if inputs[k].made != 0, takeBegan(inputs[k], stamp, time, into: room.changed + changed) { changed += 1 }
    }
    if changed > 0 { dispatchPresses(stamp, time, modifiers, changed, room) }
  }

  /// What a sendEvent override holds back of the very presses that now change again cannot be delivered later: it is delivered first.
  @inline(never)
  private func settlePresses(_ inputs: PressInput, _ count: Int) {
    guard pressFrame != nil else { return }
    for k in 0..<count {
      if let press = findPress(inputs[k].id) { settlePress(press) }
    }
  }

  /// Scratch lists of an update.
  struct PressRoom {
    var changed: UnsafeMutablePointer<ChangedPress>
    var slots: UnsafeMutablePointer<OpaquePointer?>
    var windows: UnsafeMutablePointer<UInt>
    /// Place of the event.
    var event: Int
  }

  func makePressRoom(_ count: Int) throws(RKStatus) -> PressRoom {
    guard let changed = arena.allocate(ChangedPress.self, count, unlimited),
      let slots = arena.allocate(OpaquePointer?.self, count, unlimited), let windows = arena.allocate(UInt.self, count, unlimited)
    else { throw noMemory() }
    let event = try otherEvent(.presses)
    return PressRoom(changed: changed, slots: slots, windows: windows, event: event)
  }

  /// A button that begins must be up, every other one down.
  private func checkPressIDs(_ inputs: PressInput, _ count: Int) throws(RKStatus) {
    for k in places(count) {
      let id = inputs[k].id
      let isDown = findPress(id) != nil
      if inputs[k].phase == .began {
        if isDown { throw failure(.alreadyExists, "samples.id", .int(id), "is down already; end that press first or use another id") }
      } else if !isDown, !isPressGhost(id) {
        throw failure(.notFound, "samples.id", .int(id), "is not down; send its began first")
      }
    }
  }

  /// Records for the presses that begin, before anything changes.
  private func makePresses(_ inputs: PressInput, _ count: Int) throws(RKStatus) {
    var begin = 0
    var failed = false
    var k = 0
    defer { memory.lends = false }
    while k < count, !failed {
      if inputs[k].phase == .began {
        memory.lends = true
        begin += 1
        inputs[k].made = makeRecord(.press, classID: 0)
        if inputs[k].made == 0 {
          failed = true
        } else {
          let p = press(inputs[k].made)
          p.retain()
          failed = !copyText(inputs[k].characters, into: &p.characters)
            || !copyText(inputs[k].charactersIgnoringModifiers, into: &p.charactersIgnoringModifiers)
        }
      }
      k += 1
    }
    if !failed, presses.reserve(begin, unlimited) { return }
    for k in places(count) {
      discardMade(inputs[k])
    }
    throw noMemory()
  }

  private func discardMade(_ input: PressInput) {
    if input.made == 0 { return }
    press(input.made).freeData()
    freeRecord(input.made)
    input.made = 0
  }

  /// There is no receiver (SPEC 286, 296).
  private func drop(_ inputs: PressInput, _ count: Int, _ reason: RKReason) {
    for k in places(count) {
      let input = inputs[k]
      record(reason, 0, 0, RKPoint(x: Double(input.type.rawValue), y: 0), Double(input.phase.rawValue), input.id, 0)
      if isTracing, reason == .pressDropped { addMeasure(Double(input.phase.rawValue), RKPoint(x: Double(input.type.rawValue), y: application != 0 ? 1 : 2)) }
      removePressGhost(input.id)
      // Every press has been cancelled: one that is down has begun since, in a callback.
      if input.phase == .began || input.phase == .changed, findPress(input.id) == nil { addPressGhost(input.id) }
    }
  }

  // MARK: Key commands

  /// Keys that go down are offered as commands first; what is one leads to nothing else.
  private func sendKeyCommands(_ time: Double, _ inputs: PressInput, _ count: Int, _ room: PressRoom) {
    if !hasKeyCommands { return }
    for k in places(count) {
      let input = inputs[k]
      guard input.made != 0, input.type == .key, let text = press(input.made).charactersIgnoringModifiers else { continue }
      let before = otherEvents[room.event]
      otherEvents.base.unsafelyUnwrapped[room.event].time = time
      otherEvents.base.unsafelyUnwrapped[room.event].mask.modifiers = input.modifiers
      if sendKeyCommand(UnsafePointer(text), input.modifiers, pointer(before.index)) {
        discardMade(input)
        // The handler may have sent what follows already.
        if findPress(input.id) == nil {
          removePressGhost(input.id)
          addPressGhost(input.id)
        }
      }
      otherEvents.base.unsafelyUnwrapped[room.event] = before
    }
  }

  // MARK: Taking samples in

  /// Presses that show an earlier phase, because that was held back, are themselves again.
  func restoreShownPresses() {
    var next = shownPress
    while let shown = next {
      shown.restore()
      next = shown.outer
    }
  }

  /// A new update: presses are stationary until their next sample.
  func beginPressUpdate() -> UInt64 {
    restoreShownPresses()
    pressUpdates += 1
    for p in eachPress {
      if !p.has(.lifted) { p.phase = .stationary }
    }
    return pressUpdates
  }

  /// A sample of a press that is down; false if it changes nothing.
  private func takeChange(_ input: PressInput, _ stamp: UInt64, _ time: Double, into change: UnsafeMutablePointer<ChangedPress>) -> Bool {
    let phase = input.phase
    guard let p = findPress(input.id) else {
      // Still down for the host, gone for us.
      if phase != .changed { removePressGhost(input.id) }
      return false
    }
    p.modifiers = input.modifiers
    if phase == .changed, input.force == p.force { return false }
    p.force = input.force
    // Its began is still to come, and will say so.
    if phase == .changed, p.has(.fresh) { return false }
    if phase == .ended, isTracing { pressLifts(p, time) }
    p.timestamp = time
    p.phase = phase
    p.update = stamp
    if phase != .changed { p.lift() }
    if phase == .cancelled { p.tracePress(.pressCancelledBySystem, p.responder?.object) }
    if let standIn = p.standIn {
      standIn.timestamp = time
      standIn.update = stamp
      standIn.mask = InputMask(modifiers: p.modifiers)
      if p.modifiers != 0 { seesDetails = true }
    }
    change.initialize(to: ChangedPress(press: p.handle, phase: phase))
    return true
  }
}

extension Press {
  /// A key that inserts text where an input method is at work: no command, and no key of the function keys.
  fileprivate var hasCharacters: Bool {
    guard type == .key, modifiers & (controlKey | commandKey) == 0, let first = whole.characters?[0] else { return false }
    return (0x20..<0x7F).contains(UInt8(bitPattern: first))
  }

  /// The button is up, or the system took it.
  func lift() {
    set(.lifted)
    guard let standIn else { return }
    standIn.set([.lifted, .liftUntold])
    context.touchesLifted = true
  }
}

extension Context {
  /// A new press: its responder is found here, once and for all (SPEC 270). False when a handler has meanwhile begun one with the same id, or has
  /// left no receiver.
  private func takeBegan(_ input: PressInput, _ stamp: UInt64, _ time: Double, into change: UnsafeMutablePointer<ChangedPress>) -> Bool {
    guard let responder = keyReceiver, findPress(input.id) == nil, ignoring == 0, presses.reserve(1, unlimited) else {
      record(.pressDropped, 0, 0, RKPoint(x: Double(input.type.rawValue), y: 0), 0, input.id, 0)
      if findPress(input.id) == nil { addPressGhost(input.id) }
      discardMade(input)
      return false
    }
    removePressGhost(input.id)
    let index = input.made
    let p = press(index)
    touchOrder += 1
    p.id = input.id
    p.phase = .began
    p.type = input.type
    p.flags = .fresh
    p.keyCode = input.keyCode
    p.modifiers = input.modifiers
    p.force = input.force
    p.timestamp = time
    p.beganTime = time
    p.beganForce = input.force
    p.responderHandle = responder.handle
    p.windowHandle = handle(keyWindow)
    p.order = touchOrder
    p.update = stamp
    presses.appendReserved(index)
    p.tracePress(.pressBegan, responder.object)
    if isTracing, p.hasCharacters { addMeasure(0, RKPoint(x: Double(p.type.rawValue), y: 1)) }
    pressWillBegin(press(index))
    change.initialize(to: ChangedPress(press: handle(index), phase: .began))
    return true
  }
}
