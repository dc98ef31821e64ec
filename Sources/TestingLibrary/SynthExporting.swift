// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import CResponderKitTesting

// What the functions of synth.h have in common: handles, sentences, rows.

/// What a handle of a generator names.
struct SynthState: ~Copyable {
  var synthesizer: Synthesizer
  /// A function of the generator runs: a callback must not call another one.
  var isBusy = false
}

@inline(never) func failure(_ refused: Refused) -> RKStatus {
  guard !refused.isFromLibrary else { return failure(refused.status, "", nil, rk_last_error()) }
  guard let subject = refused.subject else { return failure(refused.status, refused.sentence) }
  var text = Bytes()
  defer { text.free() }
  text.add(refused.sentence)
  text.add(": ")
  if let start = subject.baseAddress { text.addQuoted(start, subject.count) }
  text.terminate()
  guard let start = text.start else { return failure(refused.status, refused.sentence) }
  start.withMemoryRebound(to: CChar.self, capacity: 1) { rks_set_error($0, nil, nil) }
  return refused.status
}

private func failure(_ status: RKStatus, _ first: StaticString, _ second: UnsafePointer<CChar>?, _ third: UnsafePointer<CChar>?) -> RKStatus {
  rks_set_error(UnsafeRawPointer(first.utf8Start).assumingMemoryBound(to: CChar.self), second, third)
  return status
}

/// The state behind a handle that is used on its thread, and not from within another function of it.
@inline(never) func find(_ synth: RKSynthRef?, _ out: inout UnsafeMutablePointer<SynthState>?) -> RKStatus {
  guard let synth else { return failure(.invalidArgument, "synth is NULL; expected what rk_synth_create() gave") }
  var thread: UInt = 0
  guard let found = rks_listed(UInt(bitPattern: synth), &thread) else {
    return failure(.invalidHandle, "synth is no generator, or one that was destroyed; expected what rk_synth_create() gave")
  }
  guard thread == rks_thread() else { return failure(.wrongThread, "synth belongs to the thread that created it; call this function there") }
  let state = found.assumingMemoryBound(to: SynthState.self)
  guard !state.pointee.isBusy else { return failure(.busy, "synth is playing: a callback cannot use the generator whose input it handles") }
  out = state
  return .OK
}

/// Does something with a generator.
func with(_ synth: RKSynthRef?, _ body: (inout Synthesizer) throws(Refused) -> Void) -> RKStatus {
  var found: UnsafeMutablePointer<SynthState>?
  let status = find(synth, &found)
  guard status == .OK, let state = found else { return status }
  state.pointee.isBusy = true
  defer { state.pointee.isBusy = false }
  do throws(Refused) {
    try body(&state.pointee.synthesizer)
    return .OK
  } catch {
    return failure(error)
  }
}

func checkOut<Out>(_ out: UnsafeMutablePointer<Out>?) throws(Refused) -> UnsafeMutablePointer<Out> {
  guard let out else { throw Refused("out is NULL; expected a pointer to the result") }
  return out
}

/// The fingers of a caller: elements of the size of the first one.
func move(_ synthesizer: inout Synthesizer, _ fingers: UnsafePointer<RKSynthFinger>?, _ count: Int) throws(Refused) {
  guard let fingers else { throw Refused("fingers is NULL; expected an array of RKSynthFinger") }
  guard count >= 1, count <= 32 else { throw Refused("count is not from 1 to 32 fingers") }
  var list = List<Finger>()
  defer { list.free() }
  let stride = Int(fingers.pointee.struct_size)
  guard isSized(UInt32(stride), MemoryLayout<RKSynthFinger>.size) else { throw Refused("fingers has an element whose struct_size is not sizeof(RKSynthFinger): initialise it with RK_INIT", .structSize) }
  for index in 0..<count {
    let given = UnsafeRawPointer(fingers).advanced(by: index * stride).loadUnaligned(as: RKSynthFinger.self)
    guard Int(given.struct_size) == stride else { throw Refused("fingers has elements of different struct_size", .structSize) }
    guard let easing = Easing(rawValue: given.easing.rawValue), easing != .flick else { throw Refused("fingers has an easing that is no RKSynthEasing") }
    var finger = Finger()
    finger.easing = easing
    finger.points = given.points
    finger.count = given.count
    (finger.delay, finger.holdBefore, finger.duration, finger.holdAfter) = (given.delay, given.hold_before, given.duration, given.hold_after)
    guard list.append(finger) else { throw Refused("there is no memory for the fingers", .noMemory) }
  }
  try synthesizer.fingers(UnsafeMutableBufferPointer(start: list.start, count: list.count))
}

extension RKSynthInput {
  init(_ input: Input, _ synthesizer: borrowing Synthesizer) {
    self.init(
      time: input.time, location: input.location, delta: input.delta, scale: input.scale, rotation: input.rotation, force: input.force,
      major_radius: input.majorRadius, id: input.id, kind: RKSynthKind(rawValue: input.kind.rawValue) ?? .touch, phase: input.phase,
      touch_type: input.kind == .touch ? synthesizer.touchType : .direct, press_type: RKPressType(rawValue: input.pressType) ?? .select,
      key_code: input.keyCode, character: input.character, modifiers: RKKeyModifierFlags(rawValue: input.modifiers),
      screen: synthesizer.screen, is_discrete: input.isDiscrete ? 1 : 0, reserved: 0)
  }
}
