import CResponderKit
import Foundation
import Scenario

/// A recording that is being written: beside the file that it will be, so that nothing is left half-written.
final class SessionOutput {
  private let name: String
  /// Where it is written.
  let temporary: String
  private var isCommitted = false

  /// Whether it can be written at all is found here, before anything is played.
  init(_ name: String) throws(ToolError) {
    self.name = name
    temporary = name + ".\(getpid()).partial"
    let file = open(temporary, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw ToolError("\(name): " + String(cString: strerror(errno))) }
    close(file)
  }

  deinit { if !isCommitted { unlink(temporary) } }

  func start(_ context: OpaquePointer?) throws(ToolError) {
    let status = temporary.withCString { path in
      var desc = RKRecorderDesc()
      desc.struct_size = UInt32(MemoryLayout<RKRecorderDesc>.size)
      desc.path = path
      return rk_recorder_start(context, &desc)
    }
    try check(status, name)
  }

  /// The recorder is stopped before the context goes, so that what the tool does to end is not in the file.
  func stop(_ context: OpaquePointer?) throws(ToolError) { try check(rk_recorder_stop(context), name) }

  func commit() throws(ToolError) {
    guard rename(temporary, name) == 0 else { throw ToolError("\(name): " + String(cString: strerror(errno))) }
    isCommitted = true
  }
}
