// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

func libraryVersion() -> String { String(cString: rk_version_string()) }

/// Turns a refusal of the library into an error that names its subject.
func check(_ status: RKStatus, _ what: String) throws(ToolError) {
  if status != .OK { throw ToolError(what + ": " + text(of: status)) }
}

/// The trace of a context that the tool has made, read in pieces.
struct Trace {
  private var reader: TraceReader

  /// Far more than one update or hit-test of any real tree leaves.
  static let capacity = 1 << 18

  init(_ context: OpaquePointer?, capacity: Int = Trace.capacity) throws(ToolError) {
    reader = TraceReader(context)
    try check(rk_trace_start(context, capacity), "trace")
  }

  /// A trace that has been started.
  init(reading context: OpaquePointer?) { reader = TraceReader(context) }

  /// The records since the last call, oldest first.
  mutating func new() throws(ToolError) -> [RKTraceRecord] {
    let (status, records) = reader.new()
    try check(status, "trace")
    return records
  }

  func sentence(_ record: RKTraceRecord) -> String { reader.sentence(record) }
}
