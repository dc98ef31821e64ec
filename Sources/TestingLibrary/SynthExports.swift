// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import CResponderKitTesting

// synth.h

@_cdecl("rk_synth_create") @implementation public func rk_synth_create(_ desc: UnsafePointer<RKSynthDesc>?, _ out: UnsafeMutablePointer<RKSynthRef?>?) -> RKStatus {
  guard let out else { return failure(.invalidArgument, "out is NULL; expected a pointer to an RKSynthRef") }
  var setup = SynthesizerSetup()
  if let desc {
    var read = RKSynthDesc()
    let status = readSized(desc, MemoryLayout<RKSynthDesc>.size, &read)
    guard status == .OK else { return status }
    guard read.type.rawValue >= 0, read.type.rawValue <= RKTouchType.indirectPointer.rawValue else { return failure(.invalidArgument, "desc.type is no RKTouchType") }
    setup.isHuman = read.human
    setup.seed = read.seed
    if read.rate != 0 { setup.rate = read.rate }
    setup.time = read.time
    if read.first_id != 0 { setup.firstID = read.first_id }
    setup.touchType = read.type
    setup.screen = read.screen
  }
  do throws(Refused) {
    let synthesizer = try Synthesizer(setup)
    guard let memory = rks_resize(nil, 1, MemoryLayout<SynthState>.stride) else { return failure(.noMemory, "there is no memory for the generator") }
    let state = memory.assumingMemoryBound(to: SynthState.self)
    state.initialize(to: SynthState(synthesizer: synthesizer))
    let handle = rks_enlist(memory)
    guard handle != 0 else {
      rks_free(memory)
      return failure(.noMemory, "there is no memory for the generator")
    }
    out.pointee = OpaquePointer(bitPattern: handle)
    return .OK
  } catch {
    return failure(error)
  }
}

@_cdecl("rk_synth_destroy") @implementation public func rk_synth_destroy(_ synth: RKSynthRef?) -> RKStatus {
  guard synth != nil else { return .OK }
  var found: UnsafeMutablePointer<SynthState>?
  let status = find(synth, &found)
  guard status == .OK, let state = found else { return status }
  rks_strike(UInt(bitPattern: synth))
  state.pointee.synthesizer.free()
  rks_free(state)
  return .OK
}

@_cdecl("rk_synth_get_time") @implementation public func rk_synth_get_time(_ synth: RKSynthRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try checkOut(out).pointee = synthesizer.time }
}

@_cdecl("rk_synth_set_time") @implementation public func rk_synth_set_time(_ synth: RKSynthRef?, _ time: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.setTime(time) }
}

@_cdecl("rk_synth_pause") @implementation public func rk_synth_pause(_ synth: RKSynthRef?, _ seconds: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.pause(seconds) }
}

@_cdecl("rk_synth_fingers") @implementation public func rk_synth_fingers(_ synth: RKSynthRef?, _ fingers: UnsafePointer<RKSynthFinger>?, _ count: Int) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try move(&synthesizer, fingers, count) }
}

@_cdecl("rk_synth_tap") @implementation public func rk_synth_tap(_ synth: RKSynthRef?, _ at: RKPoint, _ taps: UInt32, _ fingers: UInt32) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.tap(at, taps: taps, fingers: fingers) }
}

@_cdecl("rk_synth_long_press") @implementation public func rk_synth_long_press(_ synth: RKSynthRef?, _ at: RKPoint, _ seconds: Double, _ fingers: UInt32) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.longPress(at, seconds: seconds, fingers: fingers) }
}

@_cdecl("rk_synth_drag") @implementation public func rk_synth_drag(_ synth: RKSynthRef?, _ points: UnsafePointer<RKPoint>?, _ count: Int, _ seconds: Double, _ easing: RKSynthEasing, _ fingers: UInt32) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in
    guard let points else { throw Refused("points is NULL; expected an array of RKPoint") }
    guard let easing = Easing(rawValue: easing.rawValue), easing != .flick else { throw Refused("easing is no RKSynthEasing") }
    try synthesizer.drag(points, count, seconds: seconds, easing: easing, fingers: fingers)
  }
}

@_cdecl("rk_synth_flick") @implementation public func rk_synth_flick(_ synth: RKSynthRef?, _ from: RKPoint, _ to: RKPoint, _ velocity: Double, _ fingers: UInt32) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.flick(from: from, to: to, velocity: velocity, fingers: fingers) }
}

@_cdecl("rk_synth_swipe") @implementation public func rk_synth_swipe(_ synth: RKSynthRef?, _ at: RKPoint, _ direction: RKSwipeDirection, _ fingers: UInt32) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.swipe(at, direction, fingers: fingers) }
}

@_cdecl("rk_synth_pinch") @implementation public func rk_synth_pinch(_ synth: RKSynthRef?, _ centre: RKPoint, _ radius: Double, _ scale: Double, _ rotation: Double, _ seconds: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.pinch(centre, radius: radius, scale: scale, rotation: rotation, seconds: seconds) }
}

@_cdecl("rk_synth_edge_pan") @implementation public func rk_synth_edge_pan(_ synth: RKSynthRef?, _ area: RKRect, _ edge: RKRectEdge, _ distance: Double, _ seconds: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.edgePan(area, edge, distance: distance, seconds: seconds) }
}

@_cdecl("rk_synth_wheel") @implementation public func rk_synth_wheel(_ synth: RKSynthRef?, _ at: RKPoint, _ notch: RKPoint, _ count: UInt32, _ interval: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.wheel(at, notch: notch, count: count, interval: interval) }
}

@_cdecl("rk_synth_trackpad_scroll") @implementation public func rk_synth_trackpad_scroll(_ synth: RKSynthRef?, _ at: RKPoint, _ by: RKPoint, _ seconds: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.trackpadScroll(at, by: by, seconds: seconds) }
}

@_cdecl("rk_synth_trackpad_pinch") @implementation public func rk_synth_trackpad_pinch(_ synth: RKSynthRef?, _ at: RKPoint, _ scale: Double, _ rotation: Double, _ seconds: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.trackpadPinch(at, scale: scale, rotation: rotation, seconds: seconds) }
}

@_cdecl("rk_synth_press") @implementation public func rk_synth_press(_ synth: RKSynthRef?, _ type: RKPressType, _ seconds: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.press(type.rawValue, seconds: seconds) }
}

@_cdecl("rk_synth_key") @implementation public func rk_synth_key(_ synth: RKSynthRef?, _ character: UInt32, _ code: UInt32, _ modifiers: RKKeyModifierFlags, _ seconds: Double) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.key(character, code: code, modifiers: modifiers.rawValue, seconds: seconds) }
}

@_cdecl("rk_synth_take") @implementation public func rk_synth_take(_ synth: RKSynthRef?, _ buffer: UnsafeMutablePointer<RKSynthInput>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in
    let count = synthesizer.inputs.count
    length?.pointee = count
    guard let buffer else {
      guard capacity == 0 else { throw Refused("buffer is NULL, and capacity is not 0") }
      return
    }
    guard capacity >= count else { throw Refused("capacity is too small for the inputs; *length has what is needed", .bufferTooSmall) }
    for index in 0..<count { buffer[index] = RKSynthInput(synthesizer.inputs[index], synthesizer) }
    synthesizer.removeAll()
  }
}

@_cdecl("rk_synth_play") @implementation public func rk_synth_play(_ synth: RKSynthRef?, _ context: RKContextRef?) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.play(context) }
}

@_cdecl("rk_synth_find_view") @implementation public func rk_synth_find_view(_ context: RKContextRef?, _ name: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  do throws(Refused) {
    guard let name else { throw Refused("name is NULL; expected the name of a view") }
    let out = try checkOut(out)
    out.pointee = try findView(context, UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self), rks_length(name))
    return .OK
  } catch {
    return failure(error)
  }
}

@_cdecl("rk_synth_aim") @implementation public func rk_synth_aim(_ synth: RKSynthRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in
    let out = try checkOut(out)
    out.pointee = try synthesizer.aim(view)
  }
}

@_cdecl("rk_synth_scroll_to_visible") @implementation public func rk_synth_scroll_to_visible(_ synth: RKSynthRef?, _ scrollView: RKScrollViewRef?, _ view: RKViewRef?) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in try synthesizer.scroll(scrollView, toShow: view) }
}

@_cdecl("rk_synth_perform") @implementation public func rk_synth_perform(_ synth: RKSynthRef?, _ context: RKContextRef?, _ command: UnsafePointer<CChar>?) -> RKStatus {
  with(synth) { (synthesizer) throws(Refused) in
    guard let command else { throw Refused("command is NULL; expected words such as tap send") }
    try synthesizer.perform(context, UnsafeBufferPointer(start: UnsafeRawPointer(command).assumingMemoryBound(to: UInt8.self), count: rks_length(command)))
  }
}

@_cdecl("rk_synth_last_error") @implementation public func rk_synth_last_error() -> UnsafePointer<CChar>? { rks_error() }
