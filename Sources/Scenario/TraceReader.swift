import CResponderKit

/// Reads a context's trace in pieces.
package struct TraceReader {
  private let context: OpaquePointer?
  private var last: UInt64 = 0

  package init(_ context: OpaquePointer?) { self.context = context }

  /// The records since the last call, oldest first.
  package mutating func new() -> (status: RKStatus, records: [RKTraceRecord]) {
    var records: [RKTraceRecord] = []
    var record = RKTraceRecord()
    record.struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
    var chunk = [RKTraceRecord](repeating: record, count: 256)
    while true {
      var count = 0
      chunk[0].struct_size = record.struct_size
      let status = chunk.withUnsafeMutableBufferPointer { rk_trace_read(context, last, $0.baseAddress, $0.count, &count) }
      guard status == .OK else { return (status, []) }
      records += chunk[..<count]
      last = records.last?.sequence ?? last
      if count < chunk.count { return (.OK, records) }
    }
  }

  /// One record in words.
  package func sentence(_ record: RKTraceRecord) -> String {
    withUnsafePointer(to: record) { record in text { rk_trace_describe(context, record, $0, $1, $2) }.text }
  }
}

extension World {
  /// Adds what has happened since the last time: the lines from `start` on, and the reasons on record.
  func tell(_ story: inout [Outcome.Chapter], from start: Int) {
    let (status, records) = trace.new()
    note(status, "trace")
    var reasons: [Outcome.Reason] = []
    for record in records { reasons.append(Outcome.Reason(time: record.time, sentence: trace.sentence(record))) }
    let lines = Array(log[start...])
    if !lines.isEmpty || !reasons.isEmpty { story.append(Outcome.Chapter(lines: lines, reasons: reasons)) }
  }
}
