// SPDX-License-Identifier: MIT
import CResponderKit

// Sending a report's event: application, windows, recognisers, responders (SPEC 76-79, 270-273, 303).

extension Context {
  /// The event of presses; NULL before the first one.
  var pressEvent: OpaquePointer? {
    for event in otherEvents {
      if event.type == .presses { return pointer(event.index) }
    }
    return nil
  }

  /// Send the event of one update, then let go of the presses that ended in it.
  func dispatchPresses(_ stamp: UInt64, _ time: Double, _ modifiers: UInt32, _ count: Int, _ room: PressRoom) {
    let before = otherEvents[room.event]
    var frame = PressFrameRecord(
      stamp: stamp, time: time, modifiers: modifiers, changed: room.changed, changedCount: count, slots: room.slots, outer: pressFrame)
    var way = EventFrameRecord(event: before.index, windows: UnsafePointer(room.windows), windowCount: listWindows(frame, into: room.windows)) { raw, _ in
      Context(raw).carryOutPresses()
    }
    withReference(to: &frame) { (frame: PressFrame) in
      withReference(to: &way) { (way: EventFrame) in
        frame.way = way
        pressFrame = frame
        present(frame)
        begunPressesAreSent(frame)
        send(way)
        pressFrame = frame.outer
      }
    }
    finish(stamp, room.changed, count)
    // Handlers of an outer event read its values again; without an outer one the last report's stay.
    if let outer = pressFrame { present(outer) }
  }

  /// The windows of an update's presses, in their order.
  private func listWindows(_ frame: PressFrameRecord, into windows: UnsafeMutablePointer<UInt>) -> Int {
    var count = 0
    for k in places(frame.changedCount) {
      let index = live(frame.changed[k].press, .presses)
      if index == 0 { continue }
      let window = press(index).windowHandle
      var j = 0
      while j < count, windows[j] != window { j += 1 }
      if j == count {
        windows[count] = window
        count += 1
      }
    }
    return count
  }

  private func begunPressesAreSent(_ frame: PressFrame) {
    for change in frame.changes where change.phase == .began {
      if let p = livePress(change.press) { p.flags.subtract(.fresh) }
    }
  }

  /// Make the presses and their event show this update, again after nested ones. Who changed in a nested one stays as that left it.
  private func present(_ frame: PressFrame) {
    if let way = frame.way, let place = try? otherEvent(.presses), otherEvents[place].index == way.event {
      otherEvents.base.unsafelyUnwrapped[place].time = frame.time
      otherEvents.base.unsafelyUnwrapped[place].mask.modifiers = frame.modifiers
    }
    if pressUpdates == frame.stamp { return }
    for change in frame.changes {
      guard let p = livePress(change.press) else { continue }
      if p.update == frame.stamp { p.phase = change.phase }
    }
  }

  private func finish(_ stamp: UInt64, _ changed: UnsafeMutablePointer<ChangedPress>, _ count: Int) {
    for k in places(count) {
      guard changed[k].phase != .changed, let p = livePress(changed[k].press) else { continue }
      if p.update == stamp, p.has(.lifted) { p.detach() }
    }
    if touchesLifted, frame == nil, pressFrame == nil { viewsHaveTouches() }
  }
}

extension Press {
  /// Removes a finished press from the list; its object ends unless it is retained.
  func detach() {
    for k in context.eachPress.places {
      if context.presses[k] == index {
        context.presses.remove(at: k)
        set([.lifted, .gone])
        if let standIn {
          standIn.liftIsTold()
          standIn.set([.lifted, .gone])
        }
        return taken().release()
      }
    }
  }
}

extension Context {
  // MARK: A window's part

  /// SPEC 78: recognisers and their actions, then responders, then resets. What of it has not been done yet.
  private func carryOutPresses() {
    guard let frame = pressFrame, let way = frame.way else { return }
    present(frame)
    offerPressesToRecognizers()
    while deliverNext(frame, way.window) {}
    viewsHaveTouches()
  }

  /// What an update of presses around a nested one still has to deliver goes first (SPEC 303).
  func commitOuterPresses() {
    guard let frame = pressFrame, let way = frame.way else { return }
    restoreShownPresses()
    // A release in progress continues before anything else.
    if !heldPresses.isEmpty { gesturesChanged = true }
    if way.reachedWindow { carryOutPresses() }
    if way.reachedApplication { passOn(way) }
  }

  /// Deliver what the updates in progress have not delivered of one press: as an update of its own, of the same time and place in line.
  @inline(never)
  func settlePress(_ p: Press) {
    let handle = p.handle
    var next = pressFrame
    while let frame = next {
      next = frame.outer
      guard p.update == frame.stamp, let outerWay = frame.way else { continue }
      for k in 0..<frame.changedCount where frame.changed[k].press == handle && !frame.changed[k].dispatched {
        var part = PressFrameRecord(
          stamp: frame.stamp, time: frame.time, modifiers: frame.modifiers, changed: frame.changed + k, changedCount: 1,
          slots: frame.slots + frame.usedSlots, outer: pressFrame)
        frame.usedSlots += 1
        var way = EventFrameRecord(event: outerWay.event, windows: nil, windowCount: 0) { raw, _ in Context(raw).carryOutPresses() }
        way.window = p.windowHandle
        way.reachedWindow = true
        withReference(to: &part) { (part: PressFrame) in
          withReference(to: &way) { (way: EventFrame) in
            part.way = way
            pressFrame = part
            carryOutPresses()
            pressFrame = part.outer
          }
        }
        return
      }
    }
  }

  // MARK: Responders

  /// One call: the presses of one responder in one phase. Responders in the order in which they got presses; for one began, changed, ended,
  /// cancelled (SPEC 66, 67). False when nothing is left. In its only caller: as a function of its own it costs a press 2 % more instructions.
  @inline(__always)
  private func deliverNext(_ frame: PressFrame, _ window: UInt) -> Bool {
    var responder: UInt = 0
    var order = UInt64.max
    for place in frame.changes.places {
      let index = frame.changed[place].dispatched ? 0 : live(frame.changed[place].press, .presses)
      if index == 0 || press(index).windowHandle != window { continue }
      let p = press(index)
      if p.update != frame.stamp || p.responderHandle == 0 {
        frame.changed[place].dispatched = true
        continue
      }
      let acquired = acquisition(p.responderHandle)
      if acquired < order {
        order = acquired
        responder = p.responderHandle
      }
    }
    if responder == 0 { return false }
    if !deliver(frame, responder, .began), !deliver(frame, responder, .changed), !deliver(frame, responder, .ended) { _ = deliver(frame, responder, .cancelled) }
    return true
  }

  /// When a responder got the first of the presses it has now.
  private func acquisition(_ responder: UInt) -> UInt64 {
    for p in eachPress {
      // The list is in the order of beginning.
      if p.responderHandle == responder { return p.order }
    }
    return .max - 1
  }

  /// False: there is nothing of this phase.
  private func deliver(_ frame: PressFrame, _ responder: UInt, _ phase: RKPressPhase) -> Bool {
    let list = frame.slots + frame.usedSlots
    var count = 0
    for k in frame.changes.places {
      let change = frame.changed[k]
      let index = change.dispatched || change.phase != phase ? 0 : live(change.press, .presses)
      if index != 0, press(index).responderHandle == responder {
        frame.changed[k].dispatched = true
        list[count] = OpaquePointer(bitPattern: change.press)
        count += 1
      }
    }
    if count == 0 { return false }
    frame.usedSlots += count
    present(frame)
    deliverPresses(to: responder, phase, list, count)
    return true
  }

  /// Whether the update in which a press began is still in progress. (Without it an override of sendEvent has kept its began: SPEC 77.)
  private func isBeginning(_ handle: UInt) -> Bool {
    var next = pressFrame
    while let frame = next {
      next = frame.outer
      for change in frame.changes {
        if change.press == handle, change.phase == .began { return true }
      }
    }
    return false
  }

  /// One call of a press method, with those presses that still belong to the responder. A closing phase closes once (SPEC 273). The list is
  /// written to.
  func deliverPresses(to responder: UInt, _ phase: RKPressPhase, _ list: UnsafeMutablePointer<OpaquePointer?>, _ listed: Int) {
    let receiver = live(responder, .responders)
    if receiver == 0 { return }
    var kept = KeptList(self, list)
    for k in places(listed) {
      let index = live(UInt(bitPattern: list[k]), .presses)
      if index == 0 { continue }
      let p = press(index)
      if p.responderHandle != responder || p.has(.closed) { continue }
      // A nested update changed it before its own began: what has not begun is not closed, and does not begin any more.
      if p.has(.fresh) {
        if phase != .changed { p.set(.closed) }
        continue
      }
      if phase == .began {
        if p.has(.open) { continue }
        p.set(.open)
      } else if !p.has(.open), isBeginning(UInt(bitPattern: list[k])) {
        if phase != .changed { p.set(.closed) }
        continue
      } else if phase != .changed {
        p.flags = p.flags.subtracting(.open).union(.closed)
      }
      kept.append(p.object, as: list[k])
    }
    if kept.count == 0 { return }
    self.responder(receiver).sendPresses(phase, list, kept.count, pressEvent)
    kept.release()
  }
}
