// SPDX-License-Identifier: MIT
import CResponderKit

/// Reads a context's trace in pieces.
package struct TraceReader {
  private let context: OpaquePointer?
  private var last: UInt64 = 0
  private var chunk = [RKTraceRecord](repeating: RKTraceRecord(), count: 256)

  package init(_ context: OpaquePointer?) { self.context = context }

  /// The records since the last call, oldest first.
  package mutating func new() -> (status: RKStatus, records: [RKTraceRecord]) {
    var records: [RKTraceRecord] = []
    while true {
      var count = 0
      chunk[0].struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
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
  /// Takes in the decisions since the last time, in words.
  func gather() {
    guard options.isExplained else { return }
    let (status, records) = trace.new()
    note(status, "trace")
    gathered += records.map { reason($0) }
  }

  /// A decision in words, and the ids of its objects.
  func reason(_ record: RKTraceRecord) -> Outcome.Reason {
    Outcome.Reason(
      time: record.time, sentence: trace.sentence(record), record: record, object: id(of: record.object), other: id(of: record.other), step: step)
  }

  /// Adds what has happened since the last time: the lines from `start` on, and the reasons on record.
  func explain(_ story: inout [Outcome.Chapter], from start: Int, step: Int) {
    gather()
    let lines = Array(log[start...])
    if !lines.isEmpty || !gathered.isEmpty { story.append(Outcome.Chapter(lines: lines, reasons: gathered, step: step)) }
    gathered = []
  }
}
