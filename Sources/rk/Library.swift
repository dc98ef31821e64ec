import CResponderKit
import Scenario

func libraryVersion() -> String { String(cString: rk_version_string()) }

/// Turns a refusal of the library into an error that says what it was about.
func check(_ status: RKStatus, _ what: String) throws(ToolError) {
  if status != .OK { throw ToolError(what + ": " + text(of: status)) }
}

/// The trace, read in pieces.
struct Trace {
  private let context: OpaquePointer?
  private var last: UInt64 = 0

  /// Far more than one update or hit-test of any real tree leaves.
  static let capacity = 1 << 18

  init(_ context: OpaquePointer?) throws(ToolError) {
    self.context = context
    try check(rk_trace_start(context, Trace.capacity), "trace")
  }

  /// The records since the last call, oldest first.
  mutating func new() throws(ToolError) -> [RKTraceRecord] {
    var records: [RKTraceRecord] = []
    var record = RKTraceRecord()
    record.struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
    var chunk = [RKTraceRecord](repeating: record, count: 256)
    while true {
      var count = 0
      chunk[0].struct_size = record.struct_size
      try check(rk_trace_read(context, last, &chunk, chunk.count, &count), "trace")
      records += chunk[..<count]
      last = records.last?.sequence ?? last
      if count < chunk.count { return records }
    }
  }

  func sentence(_ record: RKTraceRecord) -> String {
    withUnsafePointer(to: record) { record in text { rk_trace_describe(context, record, $0, $1, $2) }.text }
  }
}
