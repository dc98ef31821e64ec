// SPDX-License-Identifier: MIT
import CResponderKit

// audit.h

/// A size of the options; 0 stands for the usual one.
private func size(_ value: Double, _ argument: Literal, usual: Double) throws(RKStatus) -> Double {
  try finite(value, argument)
  guard value >= 0 else { throw failure(.invalidArgument, argument, .double(value), "is negative; pass a size in points, or 0 for the usual one") }
  return value == 0 ? usual : value
}

@_cdecl("rk_window_audit") @implementation public func rk_window_audit(_ window: RKWindowRef?, _ options: UnsafePointer<RKAuditOptions>?, _ out: UnsafeMutablePointer<RKAuditFinding>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(window, .windows, "window", calls: true) { (w) throws(RKStatus) in
    let context = w.context
    var read = RKAuditOptions()
    if let options { try readSized(options, into: &read, minimum: MemoryLayout<RKAuditOptions>.size, "options.struct_size") }
    guard RKAuditFlags([.detached, .callsOverrides]).isSuperset(of: read.flags) else {
      throw failure(.invalidArgument, "options.flags", .int(Int64(read.flags.rawValue)), "has a bit that is not a flag of RKAuditOptions; leave it 0")
    }
    if read.flags.contains(.callsOverrides) { try context.checkAsking("options.flags") }
    let least = try size(read.least, "options.least", usual: 24)
    let recommended = try size(read.recommended, "options.recommended", usual: 44)
    var stride = 0
    if let out {
      // The caller's elements may be larger than the findings known here.
      stride = capacity == 0 ? MemoryLayout<RKAuditFinding>.size : claimedSize(out)
      guard stride >= MemoryLayout<RKAuditFinding>.size, stride <= 4096, stride % 8 == 0 else {
        throw wrongSize(out, "out.struct_size", "is not usable; initialise the first element with RK_INIT")
      }
    }
    guard out != nil || capacity == 0 else { throw nullOut() }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let grid = AuditGrid(context) else { throw noMemory() }
    if read.flags.contains(.callsOverrides) { context.recorded(Call.window_audit, window, read.flags.rawValue, least, recommended) }
    var audit = Audit(context: context, window: w, flags: read.flags, least: least, recommended: recommended, grid: grid)
    // No record is used again meanwhile, whatever overrides destroy.
    context.enter()
    defer {
      audit.free()
      context.leave()
    }
    try audit.run()
    count?.initialize(to: audit.findings.count)
    guard let out else { return }
    for k in places(capacity < 0 ? audit.findings.count : min(capacity, audit.findings.count)) {
      var finding = audit.findings[k]
      finding.struct_size = UInt32(stride)
      (UnsafeMutableRawPointer(out) + k * stride).copyMemory(from: &finding, byteCount: MemoryLayout<RKAuditFinding>.size)
    }
  }
}

@_cdecl("rk_audit_describe") @implementation public func rk_audit_describe(_ context: RKContextRef?, _ finding: UnsafePointer<RKAuditFinding>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    guard let finding else { throw nullArgument("finding") }
    var read = RKAuditFinding()
    try readSized(finding, into: &read, minimum: MemoryLayout<RKAuditFinding>.size, "finding.struct_size")
    var counted = Text(nil, 0)
    guard context.describe(read, to: &counted) else {
      throw failure(.invalidArgument, "finding.kind", .int(Int64(read.kind.rawValue)), "is not one of RKAuditKind")
    }
    try copyText(buffer, capacity, length) { _ = context.describe(read, to: &$0) }
  }
}

@_cdecl("rk_audit_kind_name") @implementation public func rk_audit_kind_name(_ kind: RKAuditKind) -> UnsafePointer<CChar>? { EnumName.text(kind)?.terminated }
