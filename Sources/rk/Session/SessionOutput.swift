// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

/// A recording that is being written.
final class SessionOutput {
  private let file: OutputFile
  private var isCommitted = false

  /// Where it is written.
  var path: String { file.path }
  /// As the caller named it.
  var name: String { file.name }

  /// Whether it can be written at all is found here, before anything is played.
  init(_ name: String) throws(ToolError) {
    file = OutputFile(name)
    // The library's own files are their owner's; this one is like all that the tool writes.
    guard file.path != name else { return }
    let descriptor = open(file.path, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw file.failure }
    close(descriptor)
  }

  deinit { if !isCommitted { file.remove() } }

  func start(_ context: OpaquePointer?) throws(ToolError) {
    let status = path.withCString { path in
      var desc = RKRecorderDesc()
      desc.struct_size = UInt32(MemoryLayout<RKRecorderDesc>.size)
      desc.path = path
      return rk_recorder_start(context, &desc)
    }
    try check(status, file.name)
  }

  /// The recorder is stopped before the context goes, so that what the tool does to end is not in the file.
  func stop(_ context: OpaquePointer?) throws(ToolError) { try check(rk_recorder_stop(context), file.name) }

  func commit() throws(ToolError) {
    try file.commit()
    isCommitted = true
  }
}
