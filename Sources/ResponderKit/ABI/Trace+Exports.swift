// SPDX-License-Identifier: MIT
import CResponderKit

// trace.h

@_cdecl("rk_trace_start") @implementation public func rk_trace_start(_ context: RKContextRef?, _ capacity: Int) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in try context.startTrace(capacity < 0 ? .max : capacity) }
}

@_cdecl("rk_trace_stop") @implementation public func rk_trace_stop(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { context in context.stopTrace() }
}

@_cdecl("rk_trace_clear") @implementation public func rk_trace_clear(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { context in context.clearTrace() }
}

@_cdecl("rk_trace_is_on") @implementation public func rk_trace_is_on(_ context: RKContextRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getFromContext(context, out) { context in context.trace.capacity != 0 }
}

@_cdecl("rk_trace_read") @implementation public func rk_trace_read(_ context: RKContextRef?, _ after: UInt64, _ out: UnsafeMutablePointer<RKTraceRecord>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    // Sequence numbers leave no gap: to read what is new costs nothing for what is old.
    let last = context.trace.sequence
    let available = after < last ? Int(min(UInt64(context.trace.count), last - after)) : 0
    let first = context.trace.count - available
    try copyRecords(out, capacity, count, available) { context.trace[first + $0] }
  }
}

@_cdecl("rk_trace_describe") @implementation public func rk_trace_describe(_ context: RKContextRef?, _ record: UnsafePointer<RKTraceRecord>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    guard let record else { throw nullArgument("record") }
    var read = RKTraceRecord()
    try readSized(record, into: &read, minimum: MemoryLayout<RKTraceRecord>.size, "record.struct_size")
    guard Reason.name(read.reason) != nil else {
      throw failure(.invalidArgument, "record.reason", .int(Int64(read.reason.rawValue)), "is not one of RKReason")
    }
    try copyText(buffer, capacity, length) { _ = context.explain(read, to: &$0) }
  }
}

@_cdecl("rk_reason_name") @implementation public func rk_reason_name(_ reason: RKReason) -> UnsafePointer<CChar>? { Reason.name(reason) }
