import CResponderKit

// The manifest of rk_abi_layout(). Written by Tests/ABI/generate-layout from the headers; the numbers are the compiler's.

/// One entry at a time, with the commas between them.
private struct Manifest {
  var first = true

  mutating func separate(_ text: inout Text) {
    if !first { text.add(UInt8(ascii: ",")) }
    first = false
  }

  @inline(never)
  mutating func quote(_ name: Literal, _ text: inout Text) {
    separate(&text)
    text.add(UInt8(ascii: "\""))
    text.add(name)
    text.add("\":")
  }
}

private func begin<T>(_ type: T.Type, _ name: Literal, _ list: inout Manifest, _ text: inout Text) {
  list.quote(name, &text)
  text.add("{\"size\":")
  text.add(MemoryLayout<T>.size)
  text.add(",\"align\":")
  text.add(MemoryLayout<T>.alignment)
  text.add(",\"fields\":{")
}

@inline(__always)
private func field<F>(_ name: Literal, _ value: inout F, _ base: UnsafeRawPointer, _ list: inout Manifest, _ text: inout Text) {
  entry(name, withUnsafeMutablePointer(to: &value) { UnsafeRawPointer($0) - base }, MemoryLayout<F>.size, &list, &text)
}

@inline(never)
private func entry(_ name: Literal, _ offset: Int, _ size: Int, _ list: inout Manifest, _ text: inout Text) {
  list.quote(name, &text)
  text.add(UInt8(ascii: "["))
  text.add(offset)
  text.add(UInt8(ascii: ","))
  text.add(size)
  text.add(UInt8(ascii: "]"))
}

/// `names` are parted by blanks, each without the enum's own name before it. A table instead of a call for each: that is a twentieth of the library.
@inline(never)
private func values(_ type: Literal, _ names: Literal, _ numbers: [Int32], _ list: inout Manifest, _ text: inout Text) {
  list.quote(type, &text)
  text.add(UInt8(ascii: "{"))
  var place = 0
  for number in numbers {
    if place > 0 { text.add(UInt8(ascii: ",")) }
    text.add(UInt8(ascii: "\""))
    text.add(type)
    while names.start[place] != 0, names.start[place] != UInt8(ascii: " ") {
      text.add(names.start[place])
      place += 1
    }
    place += 1
    text.add("\":")
    text.add(Int64(number))
  }
  text.add(UInt8(ascii: "}"))
}

func writeLayout(to text: inout Text) {
  text.add("{\"abi\":[")
  text.add(Int(RK_ABI_MAJOR))
  text.add(UInt8(ascii: ","))
  text.add(Int(RK_ABI_MINOR))
  text.add("],\"pointer\":")
  text.add(MemoryLayout<UnsafeRawPointer>.size)
  text.add(",\"structs\":{")
  var list = Manifest()
  writeRKApplicationMethods(&list, &text)
  writeRKClassDesc(&list, &text)
  writeRKContextDesc(&list, &text)
  writeRKControlMethods(&list, &text)
  writeRKViewControllerMethods(&list, &text)
  writeRKTouchSnapshot(&list, &text)
  writeRKTouchSample(&list, &text)
  writeRKPointerSample(&list, &text)
  writeRKScrollSample(&list, &text)
  writeRKTransformSample(&list, &text)
  writeRKPoint(&list, &text)
  writeRKSize(&list, &text)
  writeRKRect(&list, &text)
  writeRKEdgeInsets(&list, &text)
  writeRKTransform(&list, &text)
  writeRKGestureRecognizerMethods(&list, &text)
  writeRKGestureRecognizerDelegate(&list, &text)
  writeRKTypedActionDesc(&list, &text)
  writeRKPluginPolicy(&list, &text)
  writeRKHost(&list, &text)
  writeRKPluginEntry(&list, &text)
  writeRKPressSample(&list, &text)
  writeRKResponderMethods(&list, &text)
  writeRKActionDesc(&list, &text)
  writeRKScrollViewMethods(&list, &text)
  writeRKScrollViewDelegate(&list, &text)
  writeRKTraceRecord(&list, &text)
  writeRKViewMethods(&list, &text)
  writeRKViewsDesc(&list, &text)
  writeRKWindowMethods(&list, &text)
  text.add("},\"enums\":{")
  list = Manifest()
  writeRKStatus(&list, &text)
  writeRKConfig(&list, &text)
  writeRKNotification(&list, &text)
  writeRKControlState(&list, &text)
  writeRKTouchPhase(&list, &text)
  writeRKTouchType(&list, &text)
  writeRKEventType(&list, &text)
  writeRKPredictionModel(&list, &text)
  writeRKGestureInputPhase(&list, &text)
  writeRKScrollTypeMask(&list, &text)
  writeRKGestureRecognizerState(&list, &text)
  writeRKSwipeDirection(&list, &text)
  writeRKRectEdge(&list, &text)
  writeRKPluginState(&list, &text)
  writeRKPluginFault(&list, &text)
  writeRKMotionPhase(&list, &text)
  writeRKEventSubtype(&list, &text)
  writeRKPluginSeverity(&list, &text)
  writeRKPressPhase(&list, &text)
  writeRKPressType(&list, &text)
  writeRKScrollViewDecelerationRate(&list, &text)
  writeRKReason(&list, &text)
  text.add("}}")
}

private func writeRKApplicationMethods(_ list: inout Manifest, _ text: inout Text) {
  begin(RKApplicationMethods.self, "RKApplicationMethods", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKApplicationMethods.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKApplicationMethods())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("send_event", &p.pointee.`send_event`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKClassDesc(_ list: inout Manifest, _ text: inout Text) {
  begin(RKClassDesc.self, "RKClassDesc", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKClassDesc.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKClassDesc())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("name", &p.pointee.`name`, base, &fields, &text)
    field("superclass", &p.pointee.`superclass`, base, &fields, &text)
    field("instance_size", &p.pointee.`instance_size`, base, &fields, &text)
    field("instance_init", &p.pointee.`instance_init`, base, &fields, &text)
    field("instance_deinit", &p.pointee.`instance_deinit`, base, &fields, &text)
    field("responder_methods", &p.pointee.`responder_methods`, base, &fields, &text)
    field("view_methods", &p.pointee.`view_methods`, base, &fields, &text)
    field("window_methods", &p.pointee.`window_methods`, base, &fields, &text)
    field("view_controller_methods", &p.pointee.`view_controller_methods`, base, &fields, &text)
    field("application_methods", &p.pointee.`application_methods`, base, &fields, &text)
    field("actions", &p.pointee.`actions`, base, &fields, &text)
    field("action_count", &p.pointee.`action_count`, base, &fields, &text)
    field("userdata", &p.pointee.`userdata`, base, &fields, &text)
    field("drop", &p.pointee.`drop`, base, &fields, &text)
    field("control_methods", &p.pointee.`control_methods`, base, &fields, &text)
    field("gesture_recognizer_methods", &p.pointee.`gesture_recognizer_methods`, base, &fields, &text)
    field("scroll_view_methods", &p.pointee.`scroll_view_methods`, base, &fields, &text)
    field("hit_test_outset", &p.pointee.`hit_test_outset`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKContextDesc(_ list: inout Manifest, _ text: inout Text) {
  begin(RKContextDesc.self, "RKContextDesc", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKContextDesc.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKContextDesc())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("without_application", &p.pointee.`without_application`, base, &fields, &text)
    field("memory_limit", &p.pointee.`memory_limit`, base, &fields, &text)
    field("time", &p.pointee.`time`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKControlMethods(_ list: inout Manifest, _ text: inout Text) {
  begin(RKControlMethods.self, "RKControlMethods", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKControlMethods.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKControlMethods())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("begin_tracking", &p.pointee.`begin_tracking`, base, &fields, &text)
    field("continue_tracking", &p.pointee.`continue_tracking`, base, &fields, &text)
    field("end_tracking", &p.pointee.`end_tracking`, base, &fields, &text)
    field("cancel_tracking", &p.pointee.`cancel_tracking`, base, &fields, &text)
    field("send_action", &p.pointee.`send_action`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKViewControllerMethods(_ list: inout Manifest, _ text: inout Text) {
  begin(RKViewControllerMethods.self, "RKViewControllerMethods", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKViewControllerMethods.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKViewControllerMethods())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("load_view", &p.pointee.`load_view`, base, &fields, &text)
    field("view_did_load", &p.pointee.`view_did_load`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKTouchSnapshot(_ list: inout Manifest, _ text: inout Text) {
  begin(RKTouchSnapshot.self, "RKTouchSnapshot", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKTouchSnapshot.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKTouchSnapshot())
    let base = UnsafeRawPointer(p)
    field("timestamp", &p.pointee.`timestamp`, base, &fields, &text)
    field("location", &p.pointee.`location`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKTouchSample(_ list: inout Manifest, _ text: inout Text) {
  begin(RKTouchSample.self, "RKTouchSample", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKTouchSample.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKTouchSample())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("phase", &p.pointee.`phase`, base, &fields, &text)
    field("id", &p.pointee.`id`, base, &fields, &text)
    field("location", &p.pointee.`location`, base, &fields, &text)
    field("type", &p.pointee.`type`, base, &fields, &text)
    field("screen", &p.pointee.`screen`, base, &fields, &text)
    field("force", &p.pointee.`force`, base, &fields, &text)
    field("major_radius", &p.pointee.`major_radius`, base, &fields, &text)
    field("buttons", &p.pointee.`buttons`, base, &fields, &text)
    field("modifiers", &p.pointee.`modifiers`, base, &fields, &text)
    field("altitude_angle", &p.pointee.`altitude_angle`, base, &fields, &text)
    field("azimuth_angle", &p.pointee.`azimuth_angle`, base, &fields, &text)
    field("coalesced", &p.pointee.`coalesced`, base, &fields, &text)
    field("coalesced_count", &p.pointee.`coalesced_count`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKPointerSample(_ list: inout Manifest, _ text: inout Text) {
  begin(RKPointerSample.self, "RKPointerSample", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKPointerSample.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKPointerSample())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("screen", &p.pointee.`screen`, base, &fields, &text)
    field("location", &p.pointee.`location`, base, &fields, &text)
    field("buttons", &p.pointee.`buttons`, base, &fields, &text)
    field("is_outside", &p.pointee.`is_outside`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKScrollSample(_ list: inout Manifest, _ text: inout Text) {
  begin(RKScrollSample.self, "RKScrollSample", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKScrollSample.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKScrollSample())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("screen", &p.pointee.`screen`, base, &fields, &text)
    field("location", &p.pointee.`location`, base, &fields, &text)
    field("delta", &p.pointee.`delta`, base, &fields, &text)
    field("is_discrete", &p.pointee.`is_discrete`, base, &fields, &text)
    field("phase", &p.pointee.`phase`, base, &fields, &text)
    field("modifiers", &p.pointee.`modifiers`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKTransformSample(_ list: inout Manifest, _ text: inout Text) {
  begin(RKTransformSample.self, "RKTransformSample", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKTransformSample.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKTransformSample())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("screen", &p.pointee.`screen`, base, &fields, &text)
    field("location", &p.pointee.`location`, base, &fields, &text)
    field("phase", &p.pointee.`phase`, base, &fields, &text)
    field("modifiers", &p.pointee.`modifiers`, base, &fields, &text)
    field("scale", &p.pointee.`scale`, base, &fields, &text)
    field("rotation", &p.pointee.`rotation`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKPoint(_ list: inout Manifest, _ text: inout Text) {
  begin(RKPoint.self, "RKPoint", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKPoint.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKPoint())
    let base = UnsafeRawPointer(p)
    field("x", &p.pointee.`x`, base, &fields, &text)
    field("y", &p.pointee.`y`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKSize(_ list: inout Manifest, _ text: inout Text) {
  begin(RKSize.self, "RKSize", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKSize.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKSize())
    let base = UnsafeRawPointer(p)
    field("width", &p.pointee.`width`, base, &fields, &text)
    field("height", &p.pointee.`height`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKRect(_ list: inout Manifest, _ text: inout Text) {
  begin(RKRect.self, "RKRect", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKRect.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKRect())
    let base = UnsafeRawPointer(p)
    field("origin", &p.pointee.`origin`, base, &fields, &text)
    field("size", &p.pointee.`size`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKEdgeInsets(_ list: inout Manifest, _ text: inout Text) {
  begin(RKEdgeInsets.self, "RKEdgeInsets", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKEdgeInsets.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKEdgeInsets())
    let base = UnsafeRawPointer(p)
    field("top", &p.pointee.`top`, base, &fields, &text)
    field("left", &p.pointee.`left`, base, &fields, &text)
    field("bottom", &p.pointee.`bottom`, base, &fields, &text)
    field("right", &p.pointee.`right`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKTransform(_ list: inout Manifest, _ text: inout Text) {
  begin(RKTransform.self, "RKTransform", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKTransform.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKTransform())
    let base = UnsafeRawPointer(p)
    field("a", &p.pointee.`a`, base, &fields, &text)
    field("b", &p.pointee.`b`, base, &fields, &text)
    field("c", &p.pointee.`c`, base, &fields, &text)
    field("d", &p.pointee.`d`, base, &fields, &text)
    field("tx", &p.pointee.`tx`, base, &fields, &text)
    field("ty", &p.pointee.`ty`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKGestureRecognizerMethods(_ list: inout Manifest, _ text: inout Text) {
  begin(RKGestureRecognizerMethods.self, "RKGestureRecognizerMethods", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKGestureRecognizerMethods.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKGestureRecognizerMethods())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("touches_began", &p.pointee.`touches_began`, base, &fields, &text)
    field("touches_moved", &p.pointee.`touches_moved`, base, &fields, &text)
    field("touches_ended", &p.pointee.`touches_ended`, base, &fields, &text)
    field("touches_cancelled", &p.pointee.`touches_cancelled`, base, &fields, &text)
    field("reset", &p.pointee.`reset`, base, &fields, &text)
    field("can_prevent", &p.pointee.`can_prevent`, base, &fields, &text)
    field("can_be_prevented_by", &p.pointee.`can_be_prevented_by`, base, &fields, &text)
    field("should_require_failure_of", &p.pointee.`should_require_failure_of`, base, &fields, &text)
    field("should_be_required_to_fail_by", &p.pointee.`should_be_required_to_fail_by`, base, &fields, &text)
    field("should_receive_event", &p.pointee.`should_receive_event`, base, &fields, &text)
    field("presses_began", &p.pointee.`presses_began`, base, &fields, &text)
    field("presses_changed", &p.pointee.`presses_changed`, base, &fields, &text)
    field("presses_ended", &p.pointee.`presses_ended`, base, &fields, &text)
    field("presses_cancelled", &p.pointee.`presses_cancelled`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKGestureRecognizerDelegate(_ list: inout Manifest, _ text: inout Text) {
  begin(RKGestureRecognizerDelegate.self, "RKGestureRecognizerDelegate", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKGestureRecognizerDelegate.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKGestureRecognizerDelegate())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("object", &p.pointee.`object`, base, &fields, &text)
    field("should_begin", &p.pointee.`should_begin`, base, &fields, &text)
    field("should_receive_touch", &p.pointee.`should_receive_touch`, base, &fields, &text)
    field("should_receive_event", &p.pointee.`should_receive_event`, base, &fields, &text)
    field("should_recognize_simultaneously_with", &p.pointee.`should_recognize_simultaneously_with`, base, &fields, &text)
    field("should_require_failure_of", &p.pointee.`should_require_failure_of`, base, &fields, &text)
    field("should_be_required_to_fail_by", &p.pointee.`should_be_required_to_fail_by`, base, &fields, &text)
    field("userdata", &p.pointee.`userdata`, base, &fields, &text)
    field("drop", &p.pointee.`drop`, base, &fields, &text)
    field("should_receive_press", &p.pointee.`should_receive_press`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKTypedActionDesc(_ list: inout Manifest, _ text: inout Text) {
  begin(RKTypedActionDesc.self, "RKTypedActionDesc", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKTypedActionDesc.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKTypedActionDesc())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("selector", &p.pointee.`selector`, base, &fields, &text)
    field("encoding", &p.pointee.`encoding`, base, &fields, &text)
    field("function", &p.pointee.`function`, base, &fields, &text)
    field("userdata", &p.pointee.`userdata`, base, &fields, &text)
    field("drop", &p.pointee.`drop`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKPluginPolicy(_ list: inout Manifest, _ text: inout Text) {
  begin(RKPluginPolicy.self, "RKPluginPolicy", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKPluginPolicy.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKPluginPolicy())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("allows_environment", &p.pointee.`allows_environment`, base, &fields, &text)
    field("allows_shared_files", &p.pointee.`allows_shared_files`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("folders", &p.pointee.`folders`, base, &fields, &text)
    field("folder_count", &p.pointee.`folder_count`, base, &fields, &text)
    field("digests", &p.pointee.`digests`, base, &fields, &text)
    field("digest_count", &p.pointee.`digest_count`, base, &fields, &text)
    field("budget", &p.pointee.`budget`, base, &fields, &text)
    field("fault_limit", &p.pointee.`fault_limit`, base, &fields, &text)
    field("reserved2", &p.pointee.`reserved2`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKHost(_ list: inout Manifest, _ text: inout Text) {
  begin(RKHost.self, "RKHost", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKHost.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKHost())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("abi_major", &p.pointee.`abi_major`, base, &fields, &text)
    field("abi_minor", &p.pointee.`abi_minor`, base, &fields, &text)
    field("library_version", &p.pointee.`library_version`, base, &fields, &text)
    field("context", &p.pointee.`context`, base, &fields, &text)
    field("path", &p.pointee.`path`, base, &fields, &text)
    field("host_data", &p.pointee.`host_data`, base, &fields, &text)
    field("get_extension", &p.pointee.`get_extension`, base, &fields, &text)
    field("register_class", &p.pointee.`register_class`, base, &fields, &text)
    field("extend_class", &p.pointee.`extend_class`, base, &fields, &text)
    field("report", &p.pointee.`report`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKPluginEntry(_ list: inout Manifest, _ text: inout Text) {
  begin(RKPluginEntry.self, "RKPluginEntry", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKPluginEntry.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKPluginEntry())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("magic", &p.pointee.`magic`, base, &fields, &text)
    field("abi_major", &p.pointee.`abi_major`, base, &fields, &text)
    field("abi_minor", &p.pointee.`abi_minor`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("id", &p.pointee.`id`, base, &fields, &text)
    field("version", &p.pointee.`version`, base, &fields, &text)
    field("init", &p.pointee.`init`, base, &fields, &text)
    field("deinit", &p.pointee.`deinit`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKPressSample(_ list: inout Manifest, _ text: inout Text) {
  begin(RKPressSample.self, "RKPressSample", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKPressSample.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKPressSample())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("phase", &p.pointee.`phase`, base, &fields, &text)
    field("id", &p.pointee.`id`, base, &fields, &text)
    field("type", &p.pointee.`type`, base, &fields, &text)
    field("key_code", &p.pointee.`key_code`, base, &fields, &text)
    field("modifiers", &p.pointee.`modifiers`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("force", &p.pointee.`force`, base, &fields, &text)
    field("characters", &p.pointee.`characters`, base, &fields, &text)
    field("characters_ignoring_modifiers", &p.pointee.`characters_ignoring_modifiers`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKResponderMethods(_ list: inout Manifest, _ text: inout Text) {
  begin(RKResponderMethods.self, "RKResponderMethods", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKResponderMethods.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKResponderMethods())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("next_responder", &p.pointee.`next_responder`, base, &fields, &text)
    field("touches_began", &p.pointee.`touches_began`, base, &fields, &text)
    field("touches_moved", &p.pointee.`touches_moved`, base, &fields, &text)
    field("touches_ended", &p.pointee.`touches_ended`, base, &fields, &text)
    field("touches_cancelled", &p.pointee.`touches_cancelled`, base, &fields, &text)
    field("can_become_first_responder", &p.pointee.`can_become_first_responder`, base, &fields, &text)
    field("become_first_responder", &p.pointee.`become_first_responder`, base, &fields, &text)
    field("can_resign_first_responder", &p.pointee.`can_resign_first_responder`, base, &fields, &text)
    field("resign_first_responder", &p.pointee.`resign_first_responder`, base, &fields, &text)
    field("can_perform_action", &p.pointee.`can_perform_action`, base, &fields, &text)
    field("target_for_action", &p.pointee.`target_for_action`, base, &fields, &text)
    field("presses_began", &p.pointee.`presses_began`, base, &fields, &text)
    field("presses_changed", &p.pointee.`presses_changed`, base, &fields, &text)
    field("presses_ended", &p.pointee.`presses_ended`, base, &fields, &text)
    field("presses_cancelled", &p.pointee.`presses_cancelled`, base, &fields, &text)
    field("motion_began", &p.pointee.`motion_began`, base, &fields, &text)
    field("motion_ended", &p.pointee.`motion_ended`, base, &fields, &text)
    field("motion_cancelled", &p.pointee.`motion_cancelled`, base, &fields, &text)
    field("remote_control_received", &p.pointee.`remote_control_received`, base, &fields, &text)
    field("insert_text", &p.pointee.`insert_text`, base, &fields, &text)
    field("delete_backward", &p.pointee.`delete_backward`, base, &fields, &text)
    field("has_text", &p.pointee.`has_text`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKActionDesc(_ list: inout Manifest, _ text: inout Text) {
  begin(RKActionDesc.self, "RKActionDesc", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKActionDesc.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKActionDesc())
    let base = UnsafeRawPointer(p)
    field("selector", &p.pointee.`selector`, base, &fields, &text)
    field("function", &p.pointee.`function`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKScrollViewMethods(_ list: inout Manifest, _ text: inout Text) {
  begin(RKScrollViewMethods.self, "RKScrollViewMethods", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKScrollViewMethods.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKScrollViewMethods())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("touches_should_begin", &p.pointee.`touches_should_begin`, base, &fields, &text)
    field("touches_should_cancel", &p.pointee.`touches_should_cancel`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKScrollViewDelegate(_ list: inout Manifest, _ text: inout Text) {
  begin(RKScrollViewDelegate.self, "RKScrollViewDelegate", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKScrollViewDelegate.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKScrollViewDelegate())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("object", &p.pointee.`object`, base, &fields, &text)
    field("did_scroll", &p.pointee.`did_scroll`, base, &fields, &text)
    field("did_zoom", &p.pointee.`did_zoom`, base, &fields, &text)
    field("will_begin_dragging", &p.pointee.`will_begin_dragging`, base, &fields, &text)
    field("will_end_dragging", &p.pointee.`will_end_dragging`, base, &fields, &text)
    field("did_end_dragging", &p.pointee.`did_end_dragging`, base, &fields, &text)
    field("will_begin_decelerating", &p.pointee.`will_begin_decelerating`, base, &fields, &text)
    field("did_end_decelerating", &p.pointee.`did_end_decelerating`, base, &fields, &text)
    field("did_end_scrolling_animation", &p.pointee.`did_end_scrolling_animation`, base, &fields, &text)
    field("view_for_zooming", &p.pointee.`view_for_zooming`, base, &fields, &text)
    field("will_begin_zooming", &p.pointee.`will_begin_zooming`, base, &fields, &text)
    field("did_end_zooming", &p.pointee.`did_end_zooming`, base, &fields, &text)
    field("should_scroll_to_top", &p.pointee.`should_scroll_to_top`, base, &fields, &text)
    field("did_scroll_to_top", &p.pointee.`did_scroll_to_top`, base, &fields, &text)
    field("userdata", &p.pointee.`userdata`, base, &fields, &text)
    field("drop", &p.pointee.`drop`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKTraceRecord(_ list: inout Manifest, _ text: inout Text) {
  begin(RKTraceRecord.self, "RKTraceRecord", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKTraceRecord.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKTraceRecord())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reason", &p.pointee.`reason`, base, &fields, &text)
    field("sequence", &p.pointee.`sequence`, base, &fields, &text)
    field("time", &p.pointee.`time`, base, &fields, &text)
    field("object", &p.pointee.`object`, base, &fields, &text)
    field("other", &p.pointee.`other`, base, &fields, &text)
    field("point", &p.pointee.`point`, base, &fields, &text)
    field("value", &p.pointee.`value`, base, &fields, &text)
    field("touch_id", &p.pointee.`touch_id`, base, &fields, &text)
    field("rule", &p.pointee.`rule`, base, &fields, &text)
    field("depth", &p.pointee.`depth`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKViewMethods(_ list: inout Manifest, _ text: inout Text) {
  begin(RKViewMethods.self, "RKViewMethods", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKViewMethods.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKViewMethods())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("hit_test", &p.pointee.`hit_test`, base, &fields, &text)
    field("point_inside", &p.pointee.`point_inside`, base, &fields, &text)
    field("will_move_to_superview", &p.pointee.`will_move_to_superview`, base, &fields, &text)
    field("did_move_to_superview", &p.pointee.`did_move_to_superview`, base, &fields, &text)
    field("will_move_to_window", &p.pointee.`will_move_to_window`, base, &fields, &text)
    field("did_move_to_window", &p.pointee.`did_move_to_window`, base, &fields, &text)
    field("did_add_subview", &p.pointee.`did_add_subview`, base, &fields, &text)
    field("will_remove_subview", &p.pointee.`will_remove_subview`, base, &fields, &text)
    field("gesture_recognizer_should_begin", &p.pointee.`gesture_recognizer_should_begin`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKViewsDesc(_ list: inout Manifest, _ text: inout Text) {
  begin(RKViewsDesc.self, "RKViewsDesc", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKViewsDesc.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKViewsDesc())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("count", &p.pointee.`count`, base, &fields, &text)
    field("frames", &p.pointee.`frames`, base, &fields, &text)
    field("superview", &p.pointee.`superview`, base, &fields, &text)
    field("superviews", &p.pointee.`superviews`, base, &fields, &text)
    field("cls", &p.pointee.`cls`, base, &fields, &text)
    field("classes", &p.pointee.`classes`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKWindowMethods(_ list: inout Manifest, _ text: inout Text) {
  begin(RKWindowMethods.self, "RKWindowMethods", &list, &text)
  var fields = Manifest()
  withUnsafeTemporaryAllocation(of: RKWindowMethods.self, capacity: 1) { memory in
    let p = memory.baseAddress.unsafelyUnwrapped
    p.initialize(to: RKWindowMethods())
    let base = UnsafeRawPointer(p)
    field("struct_size", &p.pointee.`struct_size`, base, &fields, &text)
    field("reserved", &p.pointee.`reserved`, base, &fields, &text)
    field("send_event", &p.pointee.`send_event`, base, &fields, &text)
    field("become_key_window", &p.pointee.`become_key_window`, base, &fields, &text)
    field("resign_key_window", &p.pointee.`resign_key_window`, base, &fields, &text)
  }
  text.add("}}")
}

private func writeRKStatus(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKStatus", "OK InvalidArgument InvalidHandle StaleHandle WrongKind WrongContext WrongThread NoMemory StructSize StructNewer Cycle TooDeep NotFound AlreadyExists BufferTooSmall Unsupported LimitReached NotOwned Busy System PluginPolicy PluginFile PluginFormat PluginOpen PluginEntry PluginVersion PluginInit Encoding",
    [
      RKStatus.OK.rawValue,
      RKStatus.invalidArgument.rawValue,
      RKStatus.invalidHandle.rawValue,
      RKStatus.staleHandle.rawValue,
      RKStatus.wrongKind.rawValue,
      RKStatus.wrongContext.rawValue,
      RKStatus.wrongThread.rawValue,
      RKStatus.noMemory.rawValue,
      RKStatus.structSize.rawValue,
      RKStatus.structNewer.rawValue,
      RKStatus.cycle.rawValue,
      RKStatus.tooDeep.rawValue,
      RKStatus.notFound.rawValue,
      RKStatus.alreadyExists.rawValue,
      RKStatus.bufferTooSmall.rawValue,
      RKStatus.unsupported.rawValue,
      RKStatus.limitReached.rawValue,
      RKStatus.notOwned.rawValue,
      RKStatus.busy.rawValue,
      RKStatus.system.rawValue,
      RKStatus.pluginPolicy.rawValue,
      RKStatus.pluginFile.rawValue,
      RKStatus.pluginFormat.rawValue,
      RKStatus.pluginOpen.rawValue,
      RKStatus.pluginEntry.rawValue,
      RKStatus.pluginVersion.rawValue,
      RKStatus.pluginInit.rawValue,
      RKStatus.encoding.rawValue,
    ], &list, &text)
}

private func writeRKConfig(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKConfig", "HitTestPasses CancelBeforeAction DeferActionsToRunLoopTurn DisabledControlsHitTestNil SameViewTie PresentedNext PanVelocityEstimator DrainPostedEventsInSameTurn CoalesceMoves DrainBudget AlphaHitThreshold MultiTapInterval MultiTapRadius ControlSlop TapMaximumDuration TapMaximumInterval TapAllowableMovement LongPressMinimumDuration LongPressAllowableMovement PanHysteresis EdgeRegion EdgeHysteresis SwipeMaximumDuration SwipeMinimumPrimary SwipeMaximumSecondary SwipePrimaryDecay SwipeSecondaryDecay PinchActivation PinchHysteresis RotationActivation RotationHysteresis ScrollContentTouchDelay ScrollRubberBand ScrollDecelerationNormal ScrollDecelerationFast ScrollStopVelocity ScrollBounceOmega ScrollReleaseWindow ScrollRestVelocity ScrollRestRateSlow ScrollRestRateFast ScrollSettleDistance ScrollPagingVelocity ScrollDirectionalLockRatio ScrollAnimationDuration ScrollFrameInterval MotionMaximumDuration HitTestIndexMinimum HitTestIndexPatience",
    [
      RKConfig.hitTestPasses.rawValue,
      RKConfig.cancelBeforeAction.rawValue,
      RKConfig.deferActionsToRunLoopTurn.rawValue,
      RKConfig.disabledControlsHitTestNil.rawValue,
      RKConfig.sameViewTie.rawValue,
      RKConfig.presentedNext.rawValue,
      RKConfig.panVelocityEstimator.rawValue,
      RKConfig.drainPostedEventsInSameTurn.rawValue,
      RKConfig.coalesceMoves.rawValue,
      RKConfig.drainBudget.rawValue,
      RKConfig.alphaHitThreshold.rawValue,
      RKConfig.multiTapInterval.rawValue,
      RKConfig.multiTapRadius.rawValue,
      RKConfig.controlSlop.rawValue,
      RKConfig.tapMaximumDuration.rawValue,
      RKConfig.tapMaximumInterval.rawValue,
      RKConfig.tapAllowableMovement.rawValue,
      RKConfig.longPressMinimumDuration.rawValue,
      RKConfig.longPressAllowableMovement.rawValue,
      RKConfig.panHysteresis.rawValue,
      RKConfig.edgeRegion.rawValue,
      RKConfig.edgeHysteresis.rawValue,
      RKConfig.swipeMaximumDuration.rawValue,
      RKConfig.swipeMinimumPrimary.rawValue,
      RKConfig.swipeMaximumSecondary.rawValue,
      RKConfig.swipePrimaryDecay.rawValue,
      RKConfig.swipeSecondaryDecay.rawValue,
      RKConfig.pinchActivation.rawValue,
      RKConfig.pinchHysteresis.rawValue,
      RKConfig.rotationActivation.rawValue,
      RKConfig.rotationHysteresis.rawValue,
      RKConfig.scrollContentTouchDelay.rawValue,
      RKConfig.scrollRubberBand.rawValue,
      RKConfig.scrollDecelerationNormal.rawValue,
      RKConfig.scrollDecelerationFast.rawValue,
      RKConfig.scrollStopVelocity.rawValue,
      RKConfig.scrollBounceOmega.rawValue,
      RKConfig.scrollReleaseWindow.rawValue,
      RKConfig.scrollRestVelocity.rawValue,
      RKConfig.scrollRestRateSlow.rawValue,
      RKConfig.scrollRestRateFast.rawValue,
      RKConfig.scrollSettleDistance.rawValue,
      RKConfig.scrollPagingVelocity.rawValue,
      RKConfig.scrollDirectionalLockRatio.rawValue,
      RKConfig.scrollAnimationDuration.rawValue,
      RKConfig.scrollFrameInterval.rawValue,
      RKConfig.motionMaximumDuration.rawValue,
      RKConfig.hitTestIndexMinimum.rawValue,
      RKConfig.hitTestIndexPatience.rawValue,
    ], &list, &text)
}

private func writeRKNotification(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKNotification", "WindowDidBecomeKey WindowDidResignKey WindowDidBecomeVisible WindowDidBecomeHidden ApplicationDidBecomeActive ApplicationWillResignActive PluginWasSwitchedOff",
    [
      RKNotification.windowDidBecomeKey.rawValue,
      RKNotification.windowDidResignKey.rawValue,
      RKNotification.windowDidBecomeVisible.rawValue,
      RKNotification.windowDidBecomeHidden.rawValue,
      RKNotification.applicationDidBecomeActive.rawValue,
      RKNotification.applicationWillResignActive.rawValue,
      RKNotification.pluginWasSwitchedOff.rawValue,
    ], &list, &text)
}

private func writeRKControlState(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKControlState", "Normal Highlighted Disabled Selected Focused",
    [
      RKControlState.normal.rawValue,
      RKControlState.highlighted.rawValue,
      RKControlState.disabled.rawValue,
      RKControlState.selected.rawValue,
      RKControlState.focused.rawValue,
    ], &list, &text)
}

private func writeRKTouchPhase(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKTouchPhase", "Began Moved Stationary Ended Cancelled",
    [
      RKTouchPhase.began.rawValue,
      RKTouchPhase.moved.rawValue,
      RKTouchPhase.stationary.rawValue,
      RKTouchPhase.ended.rawValue,
      RKTouchPhase.cancelled.rawValue,
    ], &list, &text)
}

private func writeRKTouchType(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKTouchType", "Direct Indirect Pencil IndirectPointer",
    [
      RKTouchType.direct.rawValue,
      RKTouchType.indirect.rawValue,
      RKTouchType.pencil.rawValue,
      RKTouchType.indirectPointer.rawValue,
    ], &list, &text)
}

private func writeRKEventType(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKEventType", "Touches Motion RemoteControl Presses Scroll Hover Transform",
    [
      RKEventType.touches.rawValue,
      RKEventType.motion.rawValue,
      RKEventType.remoteControl.rawValue,
      RKEventType.presses.rawValue,
      RKEventType.scroll.rawValue,
      RKEventType.hover.rawValue,
      RKEventType.transform.rawValue,
    ], &list, &text)
}

private func writeRKPredictionModel(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKPredictionModel", "Linear Quadratic",
    [
      RKPredictionModel.linear.rawValue,
      RKPredictionModel.quadratic.rawValue,
    ], &list, &text)
}

private func writeRKGestureInputPhase(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKGestureInputPhase", "Began Changed Ended Cancelled",
    [
      RKGestureInputPhase.began.rawValue,
      RKGestureInputPhase.changed.rawValue,
      RKGestureInputPhase.ended.rawValue,
      RKGestureInputPhase.cancelled.rawValue,
    ], &list, &text)
}

private func writeRKScrollTypeMask(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKScrollTypeMask", "Discrete Continuous All",
    [
      RKScrollTypeMask.discrete.rawValue,
      RKScrollTypeMask.continuous.rawValue,
      RKScrollTypeMask.all.rawValue,
    ], &list, &text)
}

private func writeRKGestureRecognizerState(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKGestureRecognizerState", "Possible Began Changed Ended Cancelled Failed",
    [
      RKGestureRecognizerState.possible.rawValue,
      RKGestureRecognizerState.began.rawValue,
      RKGestureRecognizerState.changed.rawValue,
      RKGestureRecognizerState.ended.rawValue,
      RKGestureRecognizerState.cancelled.rawValue,
      RKGestureRecognizerState.failed.rawValue,
    ], &list, &text)
}

private func writeRKSwipeDirection(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKSwipeDirection", "Right Left Up Down",
    [
      RKSwipeDirection.right.rawValue,
      RKSwipeDirection.left.rawValue,
      RKSwipeDirection.up.rawValue,
      RKSwipeDirection.down.rawValue,
    ], &list, &text)
}

private func writeRKRectEdge(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKRectEdge", "None Top Left Bottom Right All",
    [
      RKRectEdge.none.rawValue,
      RKRectEdge.top.rawValue,
      RKRectEdge.left.rawValue,
      RKRectEdge.bottom.rawValue,
      RKRectEdge.right.rawValue,
      RKRectEdge.all.rawValue,
    ], &list, &text)
}

private func writeRKPluginState(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKPluginState", "Active Inactive Faulted",
    [
      RKPluginState.active.rawValue,
      RKPluginState.inactive.rawValue,
      RKPluginState.faulted.rawValue,
    ], &list, &text)
}

private func writeRKPluginFault(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKPluginFault", "ReturnedDeadObject ReturnedForeignObject ReturnedBadBool ReturnedNaN WrongThread DestroyedReceiver TooDeep TooSlow WroteHostTable Reported",
    [
      RKPluginFault.returnedDeadObject.rawValue,
      RKPluginFault.returnedForeignObject.rawValue,
      RKPluginFault.returnedBadBool.rawValue,
      RKPluginFault.returnedNaN.rawValue,
      RKPluginFault.wrongThread.rawValue,
      RKPluginFault.destroyedReceiver.rawValue,
      RKPluginFault.tooDeep.rawValue,
      RKPluginFault.tooSlow.rawValue,
      RKPluginFault.wroteHostTable.rawValue,
      RKPluginFault.reported.rawValue,
    ], &list, &text)
}

private func writeRKMotionPhase(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKMotionPhase", "Began Ended Cancelled",
    [
      RKMotionPhase.began.rawValue,
      RKMotionPhase.ended.rawValue,
      RKMotionPhase.cancelled.rawValue,
    ], &list, &text)
}

private func writeRKEventSubtype(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKEventSubtype", "None MotionShake RemoteControlPlay RemoteControlPause RemoteControlStop RemoteControlTogglePlayPause RemoteControlNextTrack RemoteControlPreviousTrack RemoteControlBeginSeekingBackward RemoteControlEndSeekingBackward RemoteControlBeginSeekingForward RemoteControlEndSeekingForward",
    [
      RKEventSubtype.none.rawValue,
      RKEventSubtype.motionShake.rawValue,
      RKEventSubtype.remoteControlPlay.rawValue,
      RKEventSubtype.remoteControlPause.rawValue,
      RKEventSubtype.remoteControlStop.rawValue,
      RKEventSubtype.remoteControlTogglePlayPause.rawValue,
      RKEventSubtype.remoteControlNextTrack.rawValue,
      RKEventSubtype.remoteControlPreviousTrack.rawValue,
      RKEventSubtype.remoteControlBeginSeekingBackward.rawValue,
      RKEventSubtype.remoteControlEndSeekingBackward.rawValue,
      RKEventSubtype.remoteControlBeginSeekingForward.rawValue,
      RKEventSubtype.remoteControlEndSeekingForward.rawValue,
    ], &list, &text)
}

private func writeRKPluginSeverity(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKPluginSeverity", "Info Warning Error",
    [
      RKPluginSeverity.info.rawValue,
      RKPluginSeverity.warning.rawValue,
      RKPluginSeverity.error.rawValue,
    ], &list, &text)
}

private func writeRKPressPhase(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKPressPhase", "Began Changed Stationary Ended Cancelled",
    [
      RKPressPhase.began.rawValue,
      RKPressPhase.changed.rawValue,
      RKPressPhase.stationary.rawValue,
      RKPressPhase.ended.rawValue,
      RKPressPhase.cancelled.rawValue,
    ], &list, &text)
}

private func writeRKPressType(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKPressType", "UpArrow DownArrow LeftArrow RightArrow Select Menu PlayPause PageUp PageDown Key",
    [
      RKPressType.upArrow.rawValue,
      RKPressType.downArrow.rawValue,
      RKPressType.leftArrow.rawValue,
      RKPressType.rightArrow.rawValue,
      RKPressType.select.rawValue,
      RKPressType.menu.rawValue,
      RKPressType.playPause.rawValue,
      RKPressType.pageUp.rawValue,
      RKPressType.pageDown.rawValue,
      RKPressType.key.rawValue,
    ], &list, &text)
}

private func writeRKScrollViewDecelerationRate(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKScrollViewDecelerationRate", "Normal Fast",
    [
      RKScrollViewDecelerationRate.normal.rawValue,
      RKScrollViewDecelerationRate.fast.rawValue,
    ], &list, &text)
}

private func writeRKReason(_ list: inout Manifest, _ text: inout Text) {
  values(
    "RKReason", "HitHidden HitInteractionDisabled HitAlpha HitAnimating HitSingularTransform HitOutside HitOutsideByOverride HitInside HitInsideByOverride HitTaken HitOverrideReturned HitOverrideReturnedNil HitSubviewGone TouchHit TouchHitNothing TouchHitViewWithoutWindow TouchWithheldMultipleTouch TouchWithheldExclusiveTouch TouchIgnored TouchDropped TouchCancelledBySystem TouchCancelledByRemoval TouchCancelledByWindow TouchNoTap Delivered Forwarded Discarded EventDropped BeganHeldBack EndedHeldBack HeldBackReleased HeldBackDropped CancelledByGesture NeverDelivered BecameFirst CannotBecomeFirst FirstWithoutWindow FirstRefusedByCurrent ResignedFirst ResignedByRemoval BecameKey ResignedKey GestureReceivedTouch GestureDisabled GestureTouchTypeRefused GestureTouchTypeExclusive GestureTouchRefused GestureEventRefused GestureTouchWhileWaiting GestureTouchWhileDone GestureIgnoredTouch GestureBegan GestureChanged GestureEnded GestureRecognized GestureCancelled GestureCancelledByDisabling GestureCancelledByRemoval GestureCancelledBySelf GestureReset GestureWaitsForTap GestureActionSent GestureNoTarget GestureMovedTooFar GestureHeldTooLong GestureNoNextTap GestureNextTapTooFar GestureTooManyTouches GestureTooFewTouches GestureLiftedTooSoon GestureTouchesCancelled GestureSwipeTooSlow GestureSwipeWrongWay GestureSwipeNoDirection GestureNotAtEdge GestureNotInward GestureUndecided GestureFailedBySelf GestureFailedByDisabling GestureFailedByRemoval GestureIgnoredAll GestureHoverLeft GestureWaits GestureRequirementMet GestureRequirementRecognized GesturePrevented GestureExcluded GestureRefusedByView GestureRefusedByControl GestureRefusedByDelegate GestureWaitedTooLong GestureCycleFailed GestureRequirementAdded GestureSimultaneous GestureMayNotPrevent GestureFewerTaps InputHit GestureReceivedInput GestureScrollTypeRefused GestureButtonRefused ScrollTouchDelayed ScrollDelayOver ScrollDelayLifted ScrollDelayDropped ScrollTouchRefused ScrollMayNotCancel ScrollCancelRefused ScrollCannotScroll ScrollDisabled ScrollBeganDragging ScrollEndedDragging ScrollBeganDecelerating ScrollBounced ScrollEndedDecelerating ScrollStoppedByTouch ScrollStoppedBySetting ScrollLocked ScrollPaged ScrollTargetChanged ScrollHandedOver ScrollTookBack ScrollCannotZoom ScrollStopped PressBegan PressDelivered PressForwarded PressDiscarded PressDropped PressIgnored PressCancelledBySystem PressCancelledByRemoval PressTakenByGesture GestureReceivedPress GesturePressTypeRefused GesturePressRefused KeyCommand TextInserted TextNobody MotionDelivered MotionForwarded MotionTooLong MotionInterrupted MotionDropped RemoteDelivered RemoteForwarded RemoteDropped ControlBeganTracking ControlDisabled ControlBusy ControlRefusedTouch ControlStoppedTracking ControlEndedTracking ControlCancelled ControlCancelledByRemoval ControlCancelledByDisabling ControlSentEvents ControlNobodyListens ActionPerformed ActionNotImplemented ActionNobody ActionTargetGone ResponderCycle ResponderChainTooLong TooDeep OverrideMisbehaved TimeBackwards PostedEventRefused DeferredReleaseRefused GestureIllegalState GestureRequirementCycle ParameterClamped TargetDoesNotRespond PluginFault PluginSwitchedOff PluginNotLoaded PluginReport",
    [
      RKReason.hitHidden.rawValue,
      RKReason.hitInteractionDisabled.rawValue,
      RKReason.hitAlpha.rawValue,
      RKReason.hitAnimating.rawValue,
      RKReason.hitSingularTransform.rawValue,
      RKReason.hitOutside.rawValue,
      RKReason.hitOutsideByOverride.rawValue,
      RKReason.hitInside.rawValue,
      RKReason.hitInsideByOverride.rawValue,
      RKReason.hitTaken.rawValue,
      RKReason.hitOverrideReturned.rawValue,
      RKReason.hitOverrideReturnedNil.rawValue,
      RKReason.hitSubviewGone.rawValue,
      RKReason.touchHit.rawValue,
      RKReason.touchHitNothing.rawValue,
      RKReason.touchHitViewWithoutWindow.rawValue,
      RKReason.touchWithheldMultipleTouch.rawValue,
      RKReason.touchWithheldExclusiveTouch.rawValue,
      RKReason.touchIgnored.rawValue,
      RKReason.touchDropped.rawValue,
      RKReason.touchCancelledBySystem.rawValue,
      RKReason.touchCancelledByRemoval.rawValue,
      RKReason.touchCancelledByWindow.rawValue,
      RKReason.touchNoTap.rawValue,
      RKReason.delivered.rawValue,
      RKReason.forwarded.rawValue,
      RKReason.discarded.rawValue,
      RKReason.eventDropped.rawValue,
      RKReason.beganHeldBack.rawValue,
      RKReason.endedHeldBack.rawValue,
      RKReason.heldBackReleased.rawValue,
      RKReason.heldBackDropped.rawValue,
      RKReason.cancelledByGesture.rawValue,
      RKReason.neverDelivered.rawValue,
      RKReason.becameFirst.rawValue,
      RKReason.cannotBecomeFirst.rawValue,
      RKReason.firstWithoutWindow.rawValue,
      RKReason.firstRefusedByCurrent.rawValue,
      RKReason.resignedFirst.rawValue,
      RKReason.resignedByRemoval.rawValue,
      RKReason.becameKey.rawValue,
      RKReason.resignedKey.rawValue,
      RKReason.gestureReceivedTouch.rawValue,
      RKReason.gestureDisabled.rawValue,
      RKReason.gestureTouchTypeRefused.rawValue,
      RKReason.gestureTouchTypeExclusive.rawValue,
      RKReason.gestureTouchRefused.rawValue,
      RKReason.gestureEventRefused.rawValue,
      RKReason.gestureTouchWhileWaiting.rawValue,
      RKReason.gestureTouchWhileDone.rawValue,
      RKReason.gestureIgnoredTouch.rawValue,
      RKReason.gestureBegan.rawValue,
      RKReason.gestureChanged.rawValue,
      RKReason.gestureEnded.rawValue,
      RKReason.gestureRecognized.rawValue,
      RKReason.gestureCancelled.rawValue,
      RKReason.gestureCancelledByDisabling.rawValue,
      RKReason.gestureCancelledByRemoval.rawValue,
      RKReason.gestureCancelledBySelf.rawValue,
      RKReason.gestureReset.rawValue,
      RKReason.gestureWaitsForTap.rawValue,
      RKReason.gestureActionSent.rawValue,
      RKReason.gestureNoTarget.rawValue,
      RKReason.gestureMovedTooFar.rawValue,
      RKReason.gestureHeldTooLong.rawValue,
      RKReason.gestureNoNextTap.rawValue,
      RKReason.gestureNextTapTooFar.rawValue,
      RKReason.gestureTooManyTouches.rawValue,
      RKReason.gestureTooFewTouches.rawValue,
      RKReason.gestureLiftedTooSoon.rawValue,
      RKReason.gestureTouchesCancelled.rawValue,
      RKReason.gestureSwipeTooSlow.rawValue,
      RKReason.gestureSwipeWrongWay.rawValue,
      RKReason.gestureSwipeNoDirection.rawValue,
      RKReason.gestureNotAtEdge.rawValue,
      RKReason.gestureNotInward.rawValue,
      RKReason.gestureUndecided.rawValue,
      RKReason.gestureFailedBySelf.rawValue,
      RKReason.gestureFailedByDisabling.rawValue,
      RKReason.gestureFailedByRemoval.rawValue,
      RKReason.gestureIgnoredAll.rawValue,
      RKReason.gestureHoverLeft.rawValue,
      RKReason.gestureWaits.rawValue,
      RKReason.gestureRequirementMet.rawValue,
      RKReason.gestureRequirementRecognized.rawValue,
      RKReason.gesturePrevented.rawValue,
      RKReason.gestureExcluded.rawValue,
      RKReason.gestureRefusedByView.rawValue,
      RKReason.gestureRefusedByControl.rawValue,
      RKReason.gestureRefusedByDelegate.rawValue,
      RKReason.gestureWaitedTooLong.rawValue,
      RKReason.gestureCycleFailed.rawValue,
      RKReason.gestureRequirementAdded.rawValue,
      RKReason.gestureSimultaneous.rawValue,
      RKReason.gestureMayNotPrevent.rawValue,
      RKReason.gestureFewerTaps.rawValue,
      RKReason.inputHit.rawValue,
      RKReason.gestureReceivedInput.rawValue,
      RKReason.gestureScrollTypeRefused.rawValue,
      RKReason.gestureButtonRefused.rawValue,
      RKReason.scrollTouchDelayed.rawValue,
      RKReason.scrollDelayOver.rawValue,
      RKReason.scrollDelayLifted.rawValue,
      RKReason.scrollDelayDropped.rawValue,
      RKReason.scrollTouchRefused.rawValue,
      RKReason.scrollMayNotCancel.rawValue,
      RKReason.scrollCancelRefused.rawValue,
      RKReason.scrollCannotScroll.rawValue,
      RKReason.scrollDisabled.rawValue,
      RKReason.scrollBeganDragging.rawValue,
      RKReason.scrollEndedDragging.rawValue,
      RKReason.scrollBeganDecelerating.rawValue,
      RKReason.scrollBounced.rawValue,
      RKReason.scrollEndedDecelerating.rawValue,
      RKReason.scrollStoppedByTouch.rawValue,
      RKReason.scrollStoppedBySetting.rawValue,
      RKReason.scrollLocked.rawValue,
      RKReason.scrollPaged.rawValue,
      RKReason.scrollTargetChanged.rawValue,
      RKReason.scrollHandedOver.rawValue,
      RKReason.scrollTookBack.rawValue,
      RKReason.scrollCannotZoom.rawValue,
      RKReason.scrollStopped.rawValue,
      RKReason.pressBegan.rawValue,
      RKReason.pressDelivered.rawValue,
      RKReason.pressForwarded.rawValue,
      RKReason.pressDiscarded.rawValue,
      RKReason.pressDropped.rawValue,
      RKReason.pressIgnored.rawValue,
      RKReason.pressCancelledBySystem.rawValue,
      RKReason.pressCancelledByRemoval.rawValue,
      RKReason.pressTakenByGesture.rawValue,
      RKReason.gestureReceivedPress.rawValue,
      RKReason.gesturePressTypeRefused.rawValue,
      RKReason.gesturePressRefused.rawValue,
      RKReason.keyCommand.rawValue,
      RKReason.textInserted.rawValue,
      RKReason.textNobody.rawValue,
      RKReason.motionDelivered.rawValue,
      RKReason.motionForwarded.rawValue,
      RKReason.motionTooLong.rawValue,
      RKReason.motionInterrupted.rawValue,
      RKReason.motionDropped.rawValue,
      RKReason.remoteDelivered.rawValue,
      RKReason.remoteForwarded.rawValue,
      RKReason.remoteDropped.rawValue,
      RKReason.controlBeganTracking.rawValue,
      RKReason.controlDisabled.rawValue,
      RKReason.controlBusy.rawValue,
      RKReason.controlRefusedTouch.rawValue,
      RKReason.controlStoppedTracking.rawValue,
      RKReason.controlEndedTracking.rawValue,
      RKReason.controlCancelled.rawValue,
      RKReason.controlCancelledByRemoval.rawValue,
      RKReason.controlCancelledByDisabling.rawValue,
      RKReason.controlSentEvents.rawValue,
      RKReason.controlNobodyListens.rawValue,
      RKReason.actionPerformed.rawValue,
      RKReason.actionNotImplemented.rawValue,
      RKReason.actionNobody.rawValue,
      RKReason.actionTargetGone.rawValue,
      RKReason.responderCycle.rawValue,
      RKReason.responderChainTooLong.rawValue,
      RKReason.tooDeep.rawValue,
      RKReason.overrideMisbehaved.rawValue,
      RKReason.timeBackwards.rawValue,
      RKReason.postedEventRefused.rawValue,
      RKReason.deferredReleaseRefused.rawValue,
      RKReason.gestureIllegalState.rawValue,
      RKReason.gestureRequirementCycle.rawValue,
      RKReason.parameterClamped.rawValue,
      RKReason.targetDoesNotRespond.rawValue,
      RKReason.pluginFault.rawValue,
      RKReason.pluginSwitchedOff.rawValue,
      RKReason.pluginNotLoaded.rawValue,
      RKReason.pluginReport.rawValue,
    ], &list, &text)
}
