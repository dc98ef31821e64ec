// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// press.h

// MARK: Input

private func checkCount(_ count: Int) throws(RKStatus) {
  guard count != 0 else { throw failure(.invalidArgument, "count", .int(0), "is not a number of samples; pass at least one") }
  // A size_t beyond what any array can have arrives as a negative number.
  guard count > 0, count <= mostSamples else { throw failure(.limitReached, "count", .int(Int64(count)), "is over 4096; split the report") }
}

@_cdecl("rk_context_send_presses") @implementation public func rk_context_send_presses(_ context: RKContextRef?, _ timestamp: Double, _ samples: UnsafePointer<RKPressSample>?, _ count: Int) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try checkCount(count)
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let inputs = context.arena.make(PressInput.self, count, context.memory) else { throw noMemory() }
    _ = try PressInputRecord.read(samples, count, into: inputs)
    context.serveReleases()
    if context.isLimited { try context.requireRoom(PressInputRecord.countBegan(inputs, count)) }
    if context.isRecording { context.write(Call.context_send_presses, timestamp, presses: inputs, count) }
    defer { context.flushRecord() }
    try context.updatePresses(timestamp, inputs, count)
  }
}

@_cdecl("rk_context_post_presses") @implementation public func rk_context_post_presses(_ context: RKContextRef?, _ timestamp: Double, _ samples: UnsafePointer<RKPressSample>?, _ count: Int) -> RKStatus {
  status { () throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try checkCount(count)
    // Read once to see how much there is; copied into the node with its texts.
    let size = count * MemoryLayout<PressInputRecord>.stride
    guard let raw = rkp_allocate(size) else { throw noMemory() }
    defer { rkp_free(raw) }
    let inputs = raw.bound(to: PressInput.self)
    let bytes = try PressInputRecord.read(samples, count, into: inputs)
    try post(context, .presses, bytes: size + bytes) { node in
      node.timestamp = timestamp
      node.count = count
      node.payload.copyMemory(from: raw, byteCount: size)
      PressInputRecord.keepTexts(node.presses, count, in: (node.payload + size).assumingMemoryBound(to: CChar.self))
    }
  }
}

@_cdecl("rk_context_cancel_all_presses") @implementation public func rk_context_cancel_all_presses(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    context.recorded(Call.context_cancel_all_presses)
    defer { context.flushRecord() }
    guard context.updateDepth < context.updateLimit else {
      throw context.refused("context", context.updateDepth, "is nested too deep in updates; let the outer calls return first")
    }
    try context.cancelPresses(of: nil, .pressCancelledBySystem)
  }
}

@_cdecl("rk_context_find_press") @implementation public func rk_context_find_press(_ context: RKContextRef?, _ id: Int64, _ out: UnsafeMutablePointer<RKPressRef?>?) -> RKStatus {
  getFromContext(context, out) { (context) throws(RKStatus) in
    guard let press = context.findPress(id) else { throw failure(.notFound, "id", .int(id), "is not down; pass the id of a press that is") }
    return press.pointer
  }
}

// MARK: Press

@_cdecl("rk_press_get_id") @implementation public func rk_press_get_id(_ press: RKPressRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  get(press, .presses, "press", out) { p in p.id }
}

@_cdecl("rk_press_get_phase") @implementation public func rk_press_get_phase(_ press: RKPressRef?, _ out: UnsafeMutablePointer<RKPressPhase>?) -> RKStatus {
  get(press, .presses, "press", out) { p in p.phase }
}

@_cdecl("rk_press_get_type") @implementation public func rk_press_get_type(_ press: RKPressRef?, _ out: UnsafeMutablePointer<RKPressType>?) -> RKStatus {
  get(press, .presses, "press", out) { p in p.type }
}

@_cdecl("rk_press_get_force") @implementation public func rk_press_get_force(_ press: RKPressRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(press, .presses, "press", out) { p in p.force }
}

@_cdecl("rk_press_get_timestamp") @implementation public func rk_press_get_timestamp(_ press: RKPressRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(press, .presses, "press", out) { p in p.timestamp }
}

@_cdecl("rk_press_get_responder") @implementation public func rk_press_get_responder(_ press: RKPressRef?, _ out: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  get(press, .presses, "press", out) { p in p.responder?.pointer }
}

@_cdecl("rk_press_get_window") @implementation public func rk_press_get_window(_ press: RKPressRef?, _ out: UnsafeMutablePointer<RKWindowRef?>?) -> RKStatus {
  get(press, .presses, "press", out) { p in p.window?.pointer }
}

@_cdecl("rk_press_get_key_code") @implementation public func rk_press_get_key_code(_ press: RKPressRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  get(press, .presses, "press", out) { p in p.keyCode }
}

@_cdecl("rk_press_get_modifier_flags") @implementation public func rk_press_get_modifier_flags(_ press: RKPressRef?, _ out: UnsafeMutablePointer<RKKeyModifierFlags>?) -> RKStatus {
  get(press, .presses, "press", out) { p in RKKeyModifierFlags(rawValue: p.modifiers) }
}

@_cdecl("rk_press_get_characters") @implementation public func rk_press_get_characters(_ press: RKPressRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(press, .presses, "press", calls: false) { (p) throws(RKStatus) in
    try copyText(buffer, capacity, length) { $0.add(terminated: p.characters) }
  }
}

@_cdecl("rk_press_get_characters_ignoring_modifiers") @implementation public func rk_press_get_characters_ignoring_modifiers(_ press: RKPressRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(press, .presses, "press", calls: false) { (p) throws(RKStatus) in
    try copyText(buffer, capacity, length) { $0.add(terminated: p.charactersIgnoringModifiers) }
  }
}

@_cdecl("rk_press_get_gesture_recognizers") @implementation public func rk_press_get_gesture_recognizers(_ press: RKPressRef?, _ buffer: UnsafeMutablePointer<RKGestureRecognizerRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(press, .presses, "press", calls: false) { (p) throws(RKStatus) in
    let entries = p.standIn?.entries ?? Buffer<TouchEntry>()
    try copyChosen(buffer, capacity, length, entries.count) { k in
      entries[k].flags & (TouchEntry.refused | TouchEntry.ignored) == 0 && entries[k].link.index != 0 ? OpaquePointer(bitPattern: entries[k].recognizer) : nil
    }
  }
}

@_cdecl("rk_event_get_all_presses") @implementation public func rk_event_get_all_presses(_ event: RKEventRef?, _ buffer: UnsafeMutablePointer<RKPressRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(event, .events, "event", calls: false) { (o) throws(RKStatus) in
    let context = o.context
    let isOfPresses = context.eventState(o).type == .presses
    try copyList(buffer, capacity, length, isOfPresses ? context.presses.count : 0) { context.pointer(context.presses[$0]) }
  }
}

/// Copy what `item` gives for the numbers below `total`, leaving NULL out.
private func copyChosen(
  _ buffer: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ total: Int, _ item: (Int) -> OpaquePointer?
) throws(RKStatus) {
  var count = 0
  for k in places(total) {
    if item(k) != nil { count += 1 }
  }
  guard let buffer = try room(buffer, capacity, length, count, needed: count) else { return }
  count = 0
  for k in places(total) {
    if let chosen = item(k) {
      buffer[count] = chosen
      count += 1
    }
  }
}

/// Presses as an argument: all alive, all of this context.
private func checkPresses(_ context: Context, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int) throws(RKStatus) -> UnsafePointer<RKPressRef?> {
  guard count != 0 else { throw failure(.invalidArgument, "count", .int(0), "is not a number of presses; pass at least one") }
  guard count > 0, count <= mostSamples else { throw failure(.limitReached, "count", .int(Int64(count)), "is over 4096; send fewer presses") }
  guard let presses else { throw nullArgument("presses") }
  for k in places(count) {
    _ = try resolve(presses[k], in: context, .presses, "presses")
  }
  return presses
}

@_cdecl("rk_responder_send_presses") @implementation public func rk_responder_send_presses(_ responder: RKResponderRef?, _ phase: RKPressPhase, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  with(responder, .responders, "responder") { (r) throws(RKStatus) in
    let context = r.context
    switch phase.rawValue {
    case 0, 1, 3, 4: break
    default: throw failure(.invalidArgument, "phase", .int(Int64(phase.rawValue)), "has no press method; use began, changed, ended or cancelled")
    }
    let presses = try checkPresses(context, presses, count)
    context.recorded(Call.responder_send_presses, responder, phase.rawValue, ObjectList(objects: presses, count: count), event)
    _ = try resolveOptional(event, in: context, .events, "event")
    guard r.sendPresses(phase, presses, count, event) else {
      throw failure(.tooDeep, "responder", "cannot be called: no stack is left; return from the outer handlers first")
    }
  }
}

// MARK: Recognisers

@_cdecl("rk_gesture_recognizer_set_allowed_press_types") @implementation public func rk_gesture_recognizer_set_allowed_press_types(_ recognizer: RKGestureRecognizerRef?, _ types: UInt64) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { g in
    g.context.recorded(Call.gesture_recognizer_set_allowed_press_types, recognizer, types)
    g.allowedPressTypes = types
  }
}

@_cdecl("rk_gesture_recognizer_get_allowed_press_types") @implementation public func rk_gesture_recognizer_get_allowed_press_types(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt64>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in g.allowedPressTypes }
}

@_cdecl("rk_gesture_recognizer_get_presses") @implementation public func rk_gesture_recognizer_get_presses(_ recognizer: RKGestureRecognizerRef?, _ buffer: UnsafeMutablePointer<RKPressRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(recognizer, .gestures, "recognizer", calls: false) { (g) throws(RKStatus) in
    let context = g.context
    try copyChosen(buffer, capacity, length, context.presses.count) { k in
      let press = context.press(context.presses[k])
      return press.standIn.map { g.isTracking($0.handle) } ?? false ? press.pointer : nil
    }
  }
}

// MARK: Key commands

private func checkedInput(_ input: UnsafePointer<CChar>?, _ modifiers: RKKeyModifierFlags) throws(RKStatus) -> UnsafePointer<CChar> {
  let input = try requiredText(input, "input")
  guard input[0] != 0 else { throw failure(.invalidArgument, "input", "is empty; name what the key types") }
  guard isUTF8(input) else { throw failure(.invalidArgument, "input", "is not UTF-8; encode it") }
  guard modifiers.rawValue & ~commandModifiers == 0 else {
    throw failure(.invalidArgument, "modifiers", .int(Int64(modifiers.rawValue)), "has other keys than shift, control, alternate and command")
  }
  return input
}

@_cdecl("rk_responder_add_key_command") @implementation public func rk_responder_add_key_command(_ responder: RKResponderRef?, _ input: UnsafePointer<CChar>?, _ modifiers: RKKeyModifierFlags, _ selector: UnsafePointer<CChar>?) -> RKStatus {
  with(responder, .responders, "responder") { (r) throws(RKStatus) in
    let context = r.context
    context.recorded(Call.responder_add_key_command, responder, input, modifiers.rawValue, selector)
    let input = try checkedInput(input, modifiers)
    let number = try context.selector(selector, atMost: 2)
    try notDying(r.object, "responder")
    try r.addKeyCommand(input, modifiers.rawValue, number)
  }
}

@_cdecl("rk_responder_remove_key_command") @implementation public func rk_responder_remove_key_command(_ responder: RKResponderRef?, _ input: UnsafePointer<CChar>?, _ modifiers: RKKeyModifierFlags) -> RKStatus {
  with(responder, .responders, "responder") { (r) throws(RKStatus) in
    r.context.recorded(Call.responder_remove_key_command, responder, input, modifiers.rawValue)
    let input = try checkedInput(input, modifiers)
    guard r.removeKeyCommand(input, modifiers.rawValue) else { throw failure(.notFound, "input", .text(input), "is not a key command of the responder") }
  }
}

// MARK: Super-calls

@inline(never)
private func superPresses(
  _ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?
) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .responders, .presses(phase))
    let presses = try checkPresses(context, presses, count)
    context.recorded(call, cls, receiver, ObjectList(objects: presses, count: count), event)
    _ = try resolveOptional(event, in: context, .events, "event")
    guard context.hasStack else {
      throw failure(.tooDeep, "self", "cannot forward: no stack is left; the responder chain is too long for overrides that all call super")
    }
    if slot.function == nil {
      context.responder(index).forwardPresses(phase, presses, count, event)
    } else {
      context.responder(index).call(presses: slot, presses, count, event)
    }
  }
}

@_cdecl("rk_super_presses_began") @implementation public func rk_super_presses_began(_ cls: RKClassRef?, _ self: RKResponderRef?, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superPresses(Call.super_presses_began, cls, self, .began, presses, count, event)
}

@_cdecl("rk_super_presses_changed") @implementation public func rk_super_presses_changed(_ cls: RKClassRef?, _ self: RKResponderRef?, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superPresses(Call.super_presses_changed, cls, self, .changed, presses, count, event)
}

@_cdecl("rk_super_presses_ended") @implementation public func rk_super_presses_ended(_ cls: RKClassRef?, _ self: RKResponderRef?, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superPresses(Call.super_presses_ended, cls, self, .ended, presses, count, event)
}

@_cdecl("rk_super_presses_cancelled") @implementation public func rk_super_presses_cancelled(_ cls: RKClassRef?, _ self: RKResponderRef?, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superPresses(Call.super_presses_cancelled, cls, self, .cancelled, presses, count, event)
}

@inline(never)
private func superGesturePresses(
  _ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?
) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .gestures, .presses(phase))
    let presses = try checkPresses(context, presses, count)
    context.recorded(call, cls, receiver, ObjectList(objects: presses, count: count), event)
    let event = context.pointer(try resolveOptional(event, in: context, .events, "event"))
    guard context.hasStack else { throw failure(.tooDeep, "self", "cannot be called: no stack is left; let outer calls return first") }
    context.offering += 1
    context.gesture(index).sendPresses(slot, phase, presses, count, event)
    context.offering -= 1
    context.settleIfIdle()
  }
}

@_cdecl("rk_super_gesture_presses_began") @implementation public func rk_super_gesture_presses_began(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superGesturePresses(Call.super_gesture_presses_began, cls, self, .began, presses, count, event)
}

@_cdecl("rk_super_gesture_presses_changed") @implementation public func rk_super_gesture_presses_changed(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superGesturePresses(Call.super_gesture_presses_changed, cls, self, .changed, presses, count, event)
}

@_cdecl("rk_super_gesture_presses_ended") @implementation public func rk_super_gesture_presses_ended(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superGesturePresses(Call.super_gesture_presses_ended, cls, self, .ended, presses, count, event)
}

@_cdecl("rk_super_gesture_presses_cancelled") @implementation public func rk_super_gesture_presses_cancelled(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ presses: UnsafePointer<RKPressRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superGesturePresses(Call.super_gesture_presses_cancelled, cls, self, .cancelled, presses, count, event)
}
