import CResponderKit

// The manifest of rk_abi_layout(). Written by Tests/ABI/generate-layout from the headers; the numbers are the compiler's.

/// One entry at a time, with the commas between them.
private struct Manifest {
  var first = true

  mutating func separate(_ text: inout Text) {
    if !first { text.add(UInt8(ascii: ",")) }
    first = false
  }

  mutating func quote(_ name: StaticString, _ text: inout Text) {
    separate(&text)
    text.add(UInt8(ascii: "\""))
    text.add(name)
    text.add("\":")
  }
}

private func begin<T>(_ type: T.Type, _ name: StaticString, _ list: inout Manifest, _ text: inout Text) {
  list.quote(name, &text)
  text.add("{\"size\":")
  text.add(MemoryLayout<T>.size)
  text.add(",\"align\":")
  text.add(MemoryLayout<T>.alignment)
  text.add(",\"fields\":{")
}

private func field<F>(_ name: StaticString, _ value: inout F, _ base: UnsafeRawPointer, _ list: inout Manifest, _ text: inout Text) {
  list.quote(name, &text)
  text.add(UInt8(ascii: "["))
  let offset = withUnsafeMutablePointer(to: &value) { UnsafeRawPointer($0) - base }
  text.add(offset)
  text.add(UInt8(ascii: ","))
  text.add(MemoryLayout<F>.size)
  text.add(UInt8(ascii: "]"))
}

private func value(_ name: StaticString, _ number: Int32, _ list: inout Manifest, _ text: inout Text) {
  list.quote(name, &text)
  text.add(Int64(number))
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
  writeRKTouchSample(&list, &text)
  writeRKTouchSnapshot(&list, &text)
  writeRKPointerSample(&list, &text)
  writeRKPoint(&list, &text)
  writeRKSize(&list, &text)
  writeRKRect(&list, &text)
  writeRKTransform(&list, &text)
  writeRKGestureRecognizerMethods(&list, &text)
  writeRKGestureRecognizerDelegate(&list, &text)
  writeRKTypedActionDesc(&list, &text)
  writeRKPluginPolicy(&list, &text)
  writeRKHost(&list, &text)
  writeRKPluginEntry(&list, &text)
  writeRKResponderMethods(&list, &text)
  writeRKActionDesc(&list, &text)
  writeRKTraceRecord(&list, &text)
  writeRKViewMethods(&list, &text)
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
  writeRKGestureRecognizerState(&list, &text)
  writeRKSwipeDirection(&list, &text)
  writeRKRectEdge(&list, &text)
  writeRKPluginState(&list, &text)
  writeRKPluginFault(&list, &text)
  writeRKPluginSeverity(&list, &text)
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
  list.quote("RKStatus", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKStatusOK", RKStatus.OK.rawValue, &values, &text)
  value("RKStatusInvalidArgument", RKStatus.invalidArgument.rawValue, &values, &text)
  value("RKStatusInvalidHandle", RKStatus.invalidHandle.rawValue, &values, &text)
  value("RKStatusStaleHandle", RKStatus.staleHandle.rawValue, &values, &text)
  value("RKStatusWrongKind", RKStatus.wrongKind.rawValue, &values, &text)
  value("RKStatusWrongContext", RKStatus.wrongContext.rawValue, &values, &text)
  value("RKStatusWrongThread", RKStatus.wrongThread.rawValue, &values, &text)
  value("RKStatusNoMemory", RKStatus.noMemory.rawValue, &values, &text)
  value("RKStatusStructSize", RKStatus.structSize.rawValue, &values, &text)
  value("RKStatusStructNewer", RKStatus.structNewer.rawValue, &values, &text)
  value("RKStatusCycle", RKStatus.cycle.rawValue, &values, &text)
  value("RKStatusTooDeep", RKStatus.tooDeep.rawValue, &values, &text)
  value("RKStatusNotFound", RKStatus.notFound.rawValue, &values, &text)
  value("RKStatusAlreadyExists", RKStatus.alreadyExists.rawValue, &values, &text)
  value("RKStatusBufferTooSmall", RKStatus.bufferTooSmall.rawValue, &values, &text)
  value("RKStatusUnsupported", RKStatus.unsupported.rawValue, &values, &text)
  value("RKStatusLimitReached", RKStatus.limitReached.rawValue, &values, &text)
  value("RKStatusNotOwned", RKStatus.notOwned.rawValue, &values, &text)
  value("RKStatusBusy", RKStatus.busy.rawValue, &values, &text)
  value("RKStatusSystem", RKStatus.system.rawValue, &values, &text)
  value("RKStatusPluginPolicy", RKStatus.pluginPolicy.rawValue, &values, &text)
  value("RKStatusPluginFile", RKStatus.pluginFile.rawValue, &values, &text)
  value("RKStatusPluginFormat", RKStatus.pluginFormat.rawValue, &values, &text)
  value("RKStatusPluginOpen", RKStatus.pluginOpen.rawValue, &values, &text)
  value("RKStatusPluginEntry", RKStatus.pluginEntry.rawValue, &values, &text)
  value("RKStatusPluginVersion", RKStatus.pluginVersion.rawValue, &values, &text)
  value("RKStatusPluginInit", RKStatus.pluginInit.rawValue, &values, &text)
  value("RKStatusEncoding", RKStatus.encoding.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKConfig(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKConfig", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKConfigHitTestPasses", RKConfig.hitTestPasses.rawValue, &values, &text)
  value("RKConfigCancelBeforeAction", RKConfig.cancelBeforeAction.rawValue, &values, &text)
  value("RKConfigDeferActionsToRunLoopTurn", RKConfig.deferActionsToRunLoopTurn.rawValue, &values, &text)
  value("RKConfigDisabledControlsHitTestNil", RKConfig.disabledControlsHitTestNil.rawValue, &values, &text)
  value("RKConfigSameViewTie", RKConfig.sameViewTie.rawValue, &values, &text)
  value("RKConfigPresentedNext", RKConfig.presentedNext.rawValue, &values, &text)
  value("RKConfigPanVelocityEstimator", RKConfig.panVelocityEstimator.rawValue, &values, &text)
  value("RKConfigDrainPostedEventsInSameTurn", RKConfig.drainPostedEventsInSameTurn.rawValue, &values, &text)
  value("RKConfigCoalesceMoves", RKConfig.coalesceMoves.rawValue, &values, &text)
  value("RKConfigDrainBudget", RKConfig.drainBudget.rawValue, &values, &text)
  value("RKConfigAlphaHitThreshold", RKConfig.alphaHitThreshold.rawValue, &values, &text)
  value("RKConfigMultiTapInterval", RKConfig.multiTapInterval.rawValue, &values, &text)
  value("RKConfigMultiTapRadius", RKConfig.multiTapRadius.rawValue, &values, &text)
  value("RKConfigControlSlop", RKConfig.controlSlop.rawValue, &values, &text)
  value("RKConfigTapMaximumDuration", RKConfig.tapMaximumDuration.rawValue, &values, &text)
  value("RKConfigTapMaximumInterval", RKConfig.tapMaximumInterval.rawValue, &values, &text)
  value("RKConfigTapAllowableMovement", RKConfig.tapAllowableMovement.rawValue, &values, &text)
  value("RKConfigLongPressMinimumDuration", RKConfig.longPressMinimumDuration.rawValue, &values, &text)
  value("RKConfigLongPressAllowableMovement", RKConfig.longPressAllowableMovement.rawValue, &values, &text)
  value("RKConfigPanHysteresis", RKConfig.panHysteresis.rawValue, &values, &text)
  value("RKConfigEdgeRegion", RKConfig.edgeRegion.rawValue, &values, &text)
  value("RKConfigEdgeHysteresis", RKConfig.edgeHysteresis.rawValue, &values, &text)
  value("RKConfigSwipeMaximumDuration", RKConfig.swipeMaximumDuration.rawValue, &values, &text)
  value("RKConfigSwipeMinimumPrimary", RKConfig.swipeMinimumPrimary.rawValue, &values, &text)
  value("RKConfigSwipeMaximumSecondary", RKConfig.swipeMaximumSecondary.rawValue, &values, &text)
  value("RKConfigSwipePrimaryDecay", RKConfig.swipePrimaryDecay.rawValue, &values, &text)
  value("RKConfigSwipeSecondaryDecay", RKConfig.swipeSecondaryDecay.rawValue, &values, &text)
  value("RKConfigPinchActivation", RKConfig.pinchActivation.rawValue, &values, &text)
  value("RKConfigPinchHysteresis", RKConfig.pinchHysteresis.rawValue, &values, &text)
  value("RKConfigRotationActivation", RKConfig.rotationActivation.rawValue, &values, &text)
  value("RKConfigRotationHysteresis", RKConfig.rotationHysteresis.rawValue, &values, &text)
  value("RKConfigScrollContentTouchDelay", RKConfig.scrollContentTouchDelay.rawValue, &values, &text)
  value("RKConfigScrollRubberBand", RKConfig.scrollRubberBand.rawValue, &values, &text)
  value("RKConfigScrollDecelerationNormal", RKConfig.scrollDecelerationNormal.rawValue, &values, &text)
  value("RKConfigScrollDecelerationFast", RKConfig.scrollDecelerationFast.rawValue, &values, &text)
  value("RKConfigScrollStopVelocity", RKConfig.scrollStopVelocity.rawValue, &values, &text)
  value("RKConfigScrollBounceOmega", RKConfig.scrollBounceOmega.rawValue, &values, &text)
  value("RKConfigScrollReleaseWindow", RKConfig.scrollReleaseWindow.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKNotification(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKNotification", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKNotificationWindowDidBecomeKey", RKNotification.windowDidBecomeKey.rawValue, &values, &text)
  value("RKNotificationWindowDidResignKey", RKNotification.windowDidResignKey.rawValue, &values, &text)
  value("RKNotificationWindowDidBecomeVisible", RKNotification.windowDidBecomeVisible.rawValue, &values, &text)
  value("RKNotificationWindowDidBecomeHidden", RKNotification.windowDidBecomeHidden.rawValue, &values, &text)
  value("RKNotificationApplicationDidBecomeActive", RKNotification.applicationDidBecomeActive.rawValue, &values, &text)
  value("RKNotificationApplicationWillResignActive", RKNotification.applicationWillResignActive.rawValue, &values, &text)
  value("RKNotificationPluginWasSwitchedOff", RKNotification.pluginWasSwitchedOff.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKControlState(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKControlState", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKControlStateNormal", RKControlState.normal.rawValue, &values, &text)
  value("RKControlStateHighlighted", RKControlState.highlighted.rawValue, &values, &text)
  value("RKControlStateDisabled", RKControlState.disabled.rawValue, &values, &text)
  value("RKControlStateSelected", RKControlState.selected.rawValue, &values, &text)
  value("RKControlStateFocused", RKControlState.focused.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKTouchPhase(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKTouchPhase", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKTouchPhaseBegan", RKTouchPhase.began.rawValue, &values, &text)
  value("RKTouchPhaseMoved", RKTouchPhase.moved.rawValue, &values, &text)
  value("RKTouchPhaseStationary", RKTouchPhase.stationary.rawValue, &values, &text)
  value("RKTouchPhaseEnded", RKTouchPhase.ended.rawValue, &values, &text)
  value("RKTouchPhaseCancelled", RKTouchPhase.cancelled.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKTouchType(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKTouchType", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKTouchTypeDirect", RKTouchType.direct.rawValue, &values, &text)
  value("RKTouchTypeIndirect", RKTouchType.indirect.rawValue, &values, &text)
  value("RKTouchTypePencil", RKTouchType.pencil.rawValue, &values, &text)
  value("RKTouchTypeIndirectPointer", RKTouchType.indirectPointer.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKEventType(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKEventType", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKEventTypeTouches", RKEventType.touches.rawValue, &values, &text)
  value("RKEventTypeMotion", RKEventType.motion.rawValue, &values, &text)
  value("RKEventTypeRemoteControl", RKEventType.remoteControl.rawValue, &values, &text)
  value("RKEventTypePresses", RKEventType.presses.rawValue, &values, &text)
  value("RKEventTypeScroll", RKEventType.scroll.rawValue, &values, &text)
  value("RKEventTypeHover", RKEventType.hover.rawValue, &values, &text)
  value("RKEventTypeTransform", RKEventType.transform.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKGestureRecognizerState(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKGestureRecognizerState", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKGestureRecognizerStatePossible", RKGestureRecognizerState.possible.rawValue, &values, &text)
  value("RKGestureRecognizerStateBegan", RKGestureRecognizerState.began.rawValue, &values, &text)
  value("RKGestureRecognizerStateChanged", RKGestureRecognizerState.changed.rawValue, &values, &text)
  value("RKGestureRecognizerStateEnded", RKGestureRecognizerState.ended.rawValue, &values, &text)
  value("RKGestureRecognizerStateCancelled", RKGestureRecognizerState.cancelled.rawValue, &values, &text)
  value("RKGestureRecognizerStateFailed", RKGestureRecognizerState.failed.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKSwipeDirection(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKSwipeDirection", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKSwipeDirectionRight", RKSwipeDirection.right.rawValue, &values, &text)
  value("RKSwipeDirectionLeft", RKSwipeDirection.left.rawValue, &values, &text)
  value("RKSwipeDirectionUp", RKSwipeDirection.up.rawValue, &values, &text)
  value("RKSwipeDirectionDown", RKSwipeDirection.down.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKRectEdge(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKRectEdge", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKRectEdgeNone", RKRectEdge.none.rawValue, &values, &text)
  value("RKRectEdgeTop", RKRectEdge.top.rawValue, &values, &text)
  value("RKRectEdgeLeft", RKRectEdge.left.rawValue, &values, &text)
  value("RKRectEdgeBottom", RKRectEdge.bottom.rawValue, &values, &text)
  value("RKRectEdgeRight", RKRectEdge.right.rawValue, &values, &text)
  value("RKRectEdgeAll", RKRectEdge.all.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKPluginState(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKPluginState", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKPluginStateActive", RKPluginState.active.rawValue, &values, &text)
  value("RKPluginStateInactive", RKPluginState.inactive.rawValue, &values, &text)
  value("RKPluginStateFaulted", RKPluginState.faulted.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKPluginFault(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKPluginFault", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKPluginFaultReturnedDeadObject", RKPluginFault.returnedDeadObject.rawValue, &values, &text)
  value("RKPluginFaultReturnedForeignObject", RKPluginFault.returnedForeignObject.rawValue, &values, &text)
  value("RKPluginFaultReturnedBadBool", RKPluginFault.returnedBadBool.rawValue, &values, &text)
  value("RKPluginFaultReturnedNaN", RKPluginFault.returnedNaN.rawValue, &values, &text)
  value("RKPluginFaultWrongThread", RKPluginFault.wrongThread.rawValue, &values, &text)
  value("RKPluginFaultDestroyedReceiver", RKPluginFault.destroyedReceiver.rawValue, &values, &text)
  value("RKPluginFaultTooDeep", RKPluginFault.tooDeep.rawValue, &values, &text)
  value("RKPluginFaultTooSlow", RKPluginFault.tooSlow.rawValue, &values, &text)
  value("RKPluginFaultWroteHostTable", RKPluginFault.wroteHostTable.rawValue, &values, &text)
  value("RKPluginFaultReported", RKPluginFault.reported.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKPluginSeverity(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKPluginSeverity", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKPluginSeverityInfo", RKPluginSeverity.info.rawValue, &values, &text)
  value("RKPluginSeverityWarning", RKPluginSeverity.warning.rawValue, &values, &text)
  value("RKPluginSeverityError", RKPluginSeverity.error.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}

private func writeRKReason(_ list: inout Manifest, _ text: inout Text) {
  list.quote("RKReason", &text)
  text.add(UInt8(ascii: "{"))
  var values = Manifest()
  value("RKReasonHitHidden", RKReason.hitHidden.rawValue, &values, &text)
  value("RKReasonHitInteractionDisabled", RKReason.hitInteractionDisabled.rawValue, &values, &text)
  value("RKReasonHitAlpha", RKReason.hitAlpha.rawValue, &values, &text)
  value("RKReasonHitAnimating", RKReason.hitAnimating.rawValue, &values, &text)
  value("RKReasonHitSingularTransform", RKReason.hitSingularTransform.rawValue, &values, &text)
  value("RKReasonHitOutside", RKReason.hitOutside.rawValue, &values, &text)
  value("RKReasonHitOutsideByOverride", RKReason.hitOutsideByOverride.rawValue, &values, &text)
  value("RKReasonHitInside", RKReason.hitInside.rawValue, &values, &text)
  value("RKReasonHitInsideByOverride", RKReason.hitInsideByOverride.rawValue, &values, &text)
  value("RKReasonHitTaken", RKReason.hitTaken.rawValue, &values, &text)
  value("RKReasonHitOverrideReturned", RKReason.hitOverrideReturned.rawValue, &values, &text)
  value("RKReasonHitOverrideReturnedNil", RKReason.hitOverrideReturnedNil.rawValue, &values, &text)
  value("RKReasonHitSubviewGone", RKReason.hitSubviewGone.rawValue, &values, &text)
  value("RKReasonTouchHit", RKReason.touchHit.rawValue, &values, &text)
  value("RKReasonTouchHitNothing", RKReason.touchHitNothing.rawValue, &values, &text)
  value("RKReasonTouchHitViewWithoutWindow", RKReason.touchHitViewWithoutWindow.rawValue, &values, &text)
  value("RKReasonTouchWithheldMultipleTouch", RKReason.touchWithheldMultipleTouch.rawValue, &values, &text)
  value("RKReasonTouchWithheldExclusiveTouch", RKReason.touchWithheldExclusiveTouch.rawValue, &values, &text)
  value("RKReasonTouchIgnored", RKReason.touchIgnored.rawValue, &values, &text)
  value("RKReasonTouchDropped", RKReason.touchDropped.rawValue, &values, &text)
  value("RKReasonTouchCancelledBySystem", RKReason.touchCancelledBySystem.rawValue, &values, &text)
  value("RKReasonTouchCancelledByRemoval", RKReason.touchCancelledByRemoval.rawValue, &values, &text)
  value("RKReasonTouchCancelledByWindow", RKReason.touchCancelledByWindow.rawValue, &values, &text)
  value("RKReasonTouchNoTap", RKReason.touchNoTap.rawValue, &values, &text)
  value("RKReasonDelivered", RKReason.delivered.rawValue, &values, &text)
  value("RKReasonForwarded", RKReason.forwarded.rawValue, &values, &text)
  value("RKReasonDiscarded", RKReason.discarded.rawValue, &values, &text)
  value("RKReasonEventDropped", RKReason.eventDropped.rawValue, &values, &text)
  value("RKReasonBeganHeldBack", RKReason.beganHeldBack.rawValue, &values, &text)
  value("RKReasonEndedHeldBack", RKReason.endedHeldBack.rawValue, &values, &text)
  value("RKReasonHeldBackReleased", RKReason.heldBackReleased.rawValue, &values, &text)
  value("RKReasonHeldBackDropped", RKReason.heldBackDropped.rawValue, &values, &text)
  value("RKReasonCancelledByGesture", RKReason.cancelledByGesture.rawValue, &values, &text)
  value("RKReasonNeverDelivered", RKReason.neverDelivered.rawValue, &values, &text)
  value("RKReasonBecameFirst", RKReason.becameFirst.rawValue, &values, &text)
  value("RKReasonCannotBecomeFirst", RKReason.cannotBecomeFirst.rawValue, &values, &text)
  value("RKReasonFirstWithoutWindow", RKReason.firstWithoutWindow.rawValue, &values, &text)
  value("RKReasonFirstRefusedByCurrent", RKReason.firstRefusedByCurrent.rawValue, &values, &text)
  value("RKReasonResignedFirst", RKReason.resignedFirst.rawValue, &values, &text)
  value("RKReasonResignedByRemoval", RKReason.resignedByRemoval.rawValue, &values, &text)
  value("RKReasonBecameKey", RKReason.becameKey.rawValue, &values, &text)
  value("RKReasonResignedKey", RKReason.resignedKey.rawValue, &values, &text)
  value("RKReasonGestureReceivedTouch", RKReason.gestureReceivedTouch.rawValue, &values, &text)
  value("RKReasonGestureDisabled", RKReason.gestureDisabled.rawValue, &values, &text)
  value("RKReasonGestureTouchTypeRefused", RKReason.gestureTouchTypeRefused.rawValue, &values, &text)
  value("RKReasonGestureTouchTypeExclusive", RKReason.gestureTouchTypeExclusive.rawValue, &values, &text)
  value("RKReasonGestureTouchRefused", RKReason.gestureTouchRefused.rawValue, &values, &text)
  value("RKReasonGestureEventRefused", RKReason.gestureEventRefused.rawValue, &values, &text)
  value("RKReasonGestureTouchWhileWaiting", RKReason.gestureTouchWhileWaiting.rawValue, &values, &text)
  value("RKReasonGestureTouchWhileDone", RKReason.gestureTouchWhileDone.rawValue, &values, &text)
  value("RKReasonGestureIgnoredTouch", RKReason.gestureIgnoredTouch.rawValue, &values, &text)
  value("RKReasonGestureBegan", RKReason.gestureBegan.rawValue, &values, &text)
  value("RKReasonGestureChanged", RKReason.gestureChanged.rawValue, &values, &text)
  value("RKReasonGestureEnded", RKReason.gestureEnded.rawValue, &values, &text)
  value("RKReasonGestureRecognized", RKReason.gestureRecognized.rawValue, &values, &text)
  value("RKReasonGestureCancelled", RKReason.gestureCancelled.rawValue, &values, &text)
  value("RKReasonGestureCancelledByDisabling", RKReason.gestureCancelledByDisabling.rawValue, &values, &text)
  value("RKReasonGestureCancelledByRemoval", RKReason.gestureCancelledByRemoval.rawValue, &values, &text)
  value("RKReasonGestureCancelledBySelf", RKReason.gestureCancelledBySelf.rawValue, &values, &text)
  value("RKReasonGestureReset", RKReason.gestureReset.rawValue, &values, &text)
  value("RKReasonGestureWaitsForTap", RKReason.gestureWaitsForTap.rawValue, &values, &text)
  value("RKReasonGestureActionSent", RKReason.gestureActionSent.rawValue, &values, &text)
  value("RKReasonGestureNoTarget", RKReason.gestureNoTarget.rawValue, &values, &text)
  value("RKReasonGestureMovedTooFar", RKReason.gestureMovedTooFar.rawValue, &values, &text)
  value("RKReasonGestureHeldTooLong", RKReason.gestureHeldTooLong.rawValue, &values, &text)
  value("RKReasonGestureNoNextTap", RKReason.gestureNoNextTap.rawValue, &values, &text)
  value("RKReasonGestureNextTapTooFar", RKReason.gestureNextTapTooFar.rawValue, &values, &text)
  value("RKReasonGestureTooManyTouches", RKReason.gestureTooManyTouches.rawValue, &values, &text)
  value("RKReasonGestureTooFewTouches", RKReason.gestureTooFewTouches.rawValue, &values, &text)
  value("RKReasonGestureLiftedTooSoon", RKReason.gestureLiftedTooSoon.rawValue, &values, &text)
  value("RKReasonGestureTouchesCancelled", RKReason.gestureTouchesCancelled.rawValue, &values, &text)
  value("RKReasonGestureSwipeTooSlow", RKReason.gestureSwipeTooSlow.rawValue, &values, &text)
  value("RKReasonGestureSwipeWrongWay", RKReason.gestureSwipeWrongWay.rawValue, &values, &text)
  value("RKReasonGestureSwipeNoDirection", RKReason.gestureSwipeNoDirection.rawValue, &values, &text)
  value("RKReasonGestureNotAtEdge", RKReason.gestureNotAtEdge.rawValue, &values, &text)
  value("RKReasonGestureNotInward", RKReason.gestureNotInward.rawValue, &values, &text)
  value("RKReasonGestureUndecided", RKReason.gestureUndecided.rawValue, &values, &text)
  value("RKReasonGestureFailedBySelf", RKReason.gestureFailedBySelf.rawValue, &values, &text)
  value("RKReasonGestureFailedByDisabling", RKReason.gestureFailedByDisabling.rawValue, &values, &text)
  value("RKReasonGestureFailedByRemoval", RKReason.gestureFailedByRemoval.rawValue, &values, &text)
  value("RKReasonGestureIgnoredAll", RKReason.gestureIgnoredAll.rawValue, &values, &text)
  value("RKReasonGestureHoverLeft", RKReason.gestureHoverLeft.rawValue, &values, &text)
  value("RKReasonGestureWaits", RKReason.gestureWaits.rawValue, &values, &text)
  value("RKReasonGestureRequirementMet", RKReason.gestureRequirementMet.rawValue, &values, &text)
  value("RKReasonGestureRequirementRecognized", RKReason.gestureRequirementRecognized.rawValue, &values, &text)
  value("RKReasonGesturePrevented", RKReason.gesturePrevented.rawValue, &values, &text)
  value("RKReasonGestureExcluded", RKReason.gestureExcluded.rawValue, &values, &text)
  value("RKReasonGestureRefusedByView", RKReason.gestureRefusedByView.rawValue, &values, &text)
  value("RKReasonGestureRefusedByControl", RKReason.gestureRefusedByControl.rawValue, &values, &text)
  value("RKReasonGestureRefusedByDelegate", RKReason.gestureRefusedByDelegate.rawValue, &values, &text)
  value("RKReasonGestureWaitedTooLong", RKReason.gestureWaitedTooLong.rawValue, &values, &text)
  value("RKReasonGestureCycleFailed", RKReason.gestureCycleFailed.rawValue, &values, &text)
  value("RKReasonGestureRequirementAdded", RKReason.gestureRequirementAdded.rawValue, &values, &text)
  value("RKReasonGestureSimultaneous", RKReason.gestureSimultaneous.rawValue, &values, &text)
  value("RKReasonGestureMayNotPrevent", RKReason.gestureMayNotPrevent.rawValue, &values, &text)
  value("RKReasonGestureFewerTaps", RKReason.gestureFewerTaps.rawValue, &values, &text)
  value("RKReasonControlBeganTracking", RKReason.controlBeganTracking.rawValue, &values, &text)
  value("RKReasonControlDisabled", RKReason.controlDisabled.rawValue, &values, &text)
  value("RKReasonControlBusy", RKReason.controlBusy.rawValue, &values, &text)
  value("RKReasonControlRefusedTouch", RKReason.controlRefusedTouch.rawValue, &values, &text)
  value("RKReasonControlStoppedTracking", RKReason.controlStoppedTracking.rawValue, &values, &text)
  value("RKReasonControlEndedTracking", RKReason.controlEndedTracking.rawValue, &values, &text)
  value("RKReasonControlCancelled", RKReason.controlCancelled.rawValue, &values, &text)
  value("RKReasonControlCancelledByRemoval", RKReason.controlCancelledByRemoval.rawValue, &values, &text)
  value("RKReasonControlCancelledByDisabling", RKReason.controlCancelledByDisabling.rawValue, &values, &text)
  value("RKReasonControlSentEvents", RKReason.controlSentEvents.rawValue, &values, &text)
  value("RKReasonControlNobodyListens", RKReason.controlNobodyListens.rawValue, &values, &text)
  value("RKReasonActionPerformed", RKReason.actionPerformed.rawValue, &values, &text)
  value("RKReasonActionNotImplemented", RKReason.actionNotImplemented.rawValue, &values, &text)
  value("RKReasonActionNobody", RKReason.actionNobody.rawValue, &values, &text)
  value("RKReasonActionTargetGone", RKReason.actionTargetGone.rawValue, &values, &text)
  value("RKReasonResponderCycle", RKReason.responderCycle.rawValue, &values, &text)
  value("RKReasonResponderChainTooLong", RKReason.responderChainTooLong.rawValue, &values, &text)
  value("RKReasonTooDeep", RKReason.tooDeep.rawValue, &values, &text)
  value("RKReasonOverrideMisbehaved", RKReason.overrideMisbehaved.rawValue, &values, &text)
  value("RKReasonTimeBackwards", RKReason.timeBackwards.rawValue, &values, &text)
  value("RKReasonPostedEventRefused", RKReason.postedEventRefused.rawValue, &values, &text)
  value("RKReasonDeferredReleaseRefused", RKReason.deferredReleaseRefused.rawValue, &values, &text)
  value("RKReasonGestureIllegalState", RKReason.gestureIllegalState.rawValue, &values, &text)
  value("RKReasonGestureRequirementCycle", RKReason.gestureRequirementCycle.rawValue, &values, &text)
  value("RKReasonParameterClamped", RKReason.parameterClamped.rawValue, &values, &text)
  value("RKReasonTargetDoesNotRespond", RKReason.targetDoesNotRespond.rawValue, &values, &text)
  value("RKReasonPluginFault", RKReason.pluginFault.rawValue, &values, &text)
  value("RKReasonPluginSwitchedOff", RKReason.pluginSwitchedOff.rawValue, &values, &text)
  value("RKReasonPluginNotLoaded", RKReason.pluginNotLoaded.rawValue, &values, &text)
  value("RKReasonPluginReport", RKReason.pluginReport.rawValue, &values, &text)
  text.add(UInt8(ascii: "}"))
}
