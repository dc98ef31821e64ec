// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// context.h (creating and destroying are in Context+Life.swift)

@_cdecl("rk_context_set_config") @implementation public func rk_context_set_config(_ context: RKContextRef?, _ key: RKConfig, _ value: Double) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    context.recorded(Call.context_set_config, key.rawValue, value)
    try context.setConfig(key, value)
    if key == .alphaHitThreshold { context.refreshAllAlpha() }
    if key == .disabledControlsHitTestNil { context.refreshDisabledControls() }
  }
}

@_cdecl("rk_context_get_config") @implementation public func rk_context_get_config(_ context: RKContextRef?, _ key: RKConfig, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getFromContext(context, out) { (context) throws(RKStatus) in
    guard ConfigTable.row(Int(key.rawValue)) != nil else {
      throw failure(.invalidArgument, "key", .int(Int64(key.rawValue)), "is not one of RKConfig")
    }
    return context.config(key)
  }
}

private func bytes(_ text: Literal?) -> UnsafePointer<CChar>? {
  guard let text else { return nil }
  return text.terminated
}

@_cdecl("rk_config_name") @implementation public func rk_config_name(_ key: RKConfig) -> UnsafePointer<CChar>? { bytes(ConfigTable.row(Int(key.rawValue))?.name) }

@_cdecl("rk_config_value_name") @implementation public func rk_config_value_name(_ key: RKConfig, _ value: Double) -> UnsafePointer<CChar>? {
  guard let row = ConfigTable.row(Int(key.rawValue)) else { return nil }
  return bytes(value == 0 ? row.value0 : value == 1 ? row.value1 : value == 2 ? row.value2 : nil)
}

@_cdecl("rk_config_default") @implementation public func rk_config_default(_ key: RKConfig) -> Double { ConfigTable.row(Int(key.rawValue))?.initial ?? .nan }

@_cdecl("rk_context_set_diagnostic_handler") @implementation public func rk_context_set_diagnostic_handler(_ context: RKContextRef?, _ handler: RKDiagnosticHandler?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    context.recorded(Call.context_set_diagnostic_handler, handler != nil, drop != nil)
    if handler != nil || drop != nil { try context.notEnding() }
    let old = (context.diagnosticDrop, context.diagnosticUserdata)
    context.diagnosticHandler = handler
    context.diagnosticUserdata = userdata
    context.diagnosticDrop = drop
    context.callDrop(old.0, old.1)
  }
}

@_cdecl("rk_context_set_observer") @implementation public func rk_context_set_observer(_ context: RKContextRef?, _ observer: RKObserver?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    context.recorded(Call.context_set_observer, observer != nil, drop != nil)
    if observer != nil || drop != nil { try context.notEnding() }
    let old = (context.observerDrop, context.observerUserdata)
    context.observer = observer
    context.observerUserdata = userdata
    context.observerDrop = drop
    context.refreshTracing()
    context.callDrop(old.0, old.1)
  }
}

@_cdecl("rk_context_set_notification_handler") @implementation public func rk_context_set_notification_handler(_ context: RKContextRef?, _ handler: RKNotificationHandler?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    context.recorded(Call.context_set_notification_handler, handler != nil, drop != nil)
    if handler != nil || drop != nil { try context.notEnding() }
    let old = (context.notificationDrop, context.notificationUserdata)
    context.notificationHandler = handler
    context.notificationUserdata = userdata
    context.notificationDrop = drop
    context.callDrop(old.0, old.1)
  }
}

extension Context {
  /// The threshold changed: every view is on one side of it.
  fileprivate func refreshAllAlpha() {
    forEachObject { object in if object.isView { View(object).refreshAlpha() } }
  }
}

@_cdecl("rk_context_get_application") @implementation public func rk_context_get_application(_ context: RKContextRef?, _ out: UnsafeMutablePointer<RKApplicationRef?>?) -> RKStatus {
  getFromContext(context, out) { context in context.pointer(context.application) }
}

@_cdecl("rk_context_get_windows") @implementation public func rk_context_get_windows(_ context: RKContextRef?, _ buffer: UnsafeMutablePointer<RKWindowRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    try copyList(buffer, capacity, length, context.windows.count) { context.pointer(context.windows[$0]) }
  }
}

@_cdecl("rk_context_get_key_window") @implementation public func rk_context_get_key_window(_ context: RKContextRef?, _ out: UnsafeMutablePointer<RKWindowRef?>?) -> RKStatus {
  getFromContext(context, out) { context in context.pointer(context.keyWindow) }
}

@_cdecl("rk_context_get_object_count") @implementation public func rk_context_get_object_count(_ context: RKContextRef?, _ out: UnsafeMutablePointer<Int>?) -> RKStatus {
  getFromContext(context, out) { context in context.liveCount }
}

@_cdecl("rk_context_get_memory_used") @implementation public func rk_context_get_memory_used(_ context: RKContextRef?, _ out: UnsafeMutablePointer<UInt64>?) -> RKStatus {
  getFromContext(context, out) { context in context.memory.used }
}

@_cdecl("rk_context_get_time") @implementation public func rk_context_get_time(_ context: RKContextRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getFromContext(context, out) { context in context.time }
}

@_cdecl("rk_context_advance") @implementation public func rk_context_advance(_ context: RKContextRef?, _ time: Double) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    try finite(time, "time")
    context.serveReleases()
    context.tidyTexts()
    context.recorded(Call.context_advance, time)
    defer { context.flushRecord() }
    try context.arrive(at: time)
  }
}

@_cdecl("rk_context_next_deadline") @implementation public func rk_context_next_deadline(_ context: RKContextRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getFromContext(context, out) { context in context.nextDeadline }
}

@_cdecl("rk_context_add_timer") @implementation public func rk_context_add_timer(_ context: RKContextRef?, _ deadline: Double, _ callback: RKTimerCallback?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, _ out: UnsafeMutablePointer<RKTimerRef?>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    context.recorded(Call.context_add_timer, deadline, callback != nil, drop != nil)
    try finite(deadline, "deadline")
    guard let callback else { throw nullArgument("callback") }
    let index = try context.addTimer(deadline, callback, userdata, drop)
    out?.pointee = context.pointer(index)
  }
}

@_cdecl("rk_timer_cancel") @implementation public func rk_timer_cancel(_ timer: RKTimerRef?) -> RKStatus {
  with(timer, .timers, "timer") { o in
    let context = o.context
    context.recorded(Call.timer_cancel, timer)
    context.cancel(context.timer(o.index))
  }
}

@_cdecl("rk_context_post_call") @implementation public func rk_context_post_call(_ context: RKContextRef?, _ callback: RKPostedCallback?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> RKStatus {
  status { () throws(RKStatus) in
    guard let callback else { throw nullArgument("callback") }
    try post(context, .call) { node in
      node.callback = callback
      node.userdata = userdata
      node.drop = drop
    }
  }
}

/// Make a node, fill it, append it under the lock.
@inline(never)
func post(
  _ handle: OpaquePointer?, _ kind: QueueNodeRecord.Kind, inputs: Int = 0, bytes: Int = 0, _ fill: (QueueNode) throws(RKStatus) -> Void
) throws(RKStatus) {
  guard let node = QueueNodeRecord.make(kind, inputs: inputs, bytes: bytes) else { throw noMemory() }
  do throws(RKStatus) {
    try fill(node)
    let context = try lockContext(handle)
    guard context.memory.take(node.bytes) else {
      rkp_mutex_unlock(context.lock)
      throw noMemory()
    }
    context.appendLocked(node)
    // What other threads have posted before stands before it.
    let recorder = context.token == rkp_thread() ? context.recorder : nil
    if let recorder { context.writePostsLocked(recorder) }
    rkp_mutex_unlock(context.lock)
    recorder?.flushIfFull()
  } catch {
    if let history = node.history { rkp_free(history) }
    rkp_free(node.address)
    throw error
  }
}

@_cdecl("rk_context_get_queue_count") @implementation public func rk_context_get_queue_count(_ context: RKContextRef?, _ out: UnsafeMutablePointer<Int>?) -> RKStatus {
  status { () throws(RKStatus) in
    let out = try required(out)
    let context = try lockContext(context)
    out.pointee = Int(context.inbox.count)
    rkp_mutex_unlock(context.lock)
  }
}

@_cdecl("rk_context_drain") @implementation public func rk_context_drain(_ context: RKContextRef?, _ handled: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    defer { context.flushRecord() }
    let count = try context.drain()
    handled?.pointee = count
  }
}
