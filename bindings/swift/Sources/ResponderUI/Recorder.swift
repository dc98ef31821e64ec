// SPDX-License-Identifier: MIT
import CResponderKit

/// The recorder: a session in one file, which `rk replay` plays again without the program, with the same decisions.
extension Context {
  /// Record into a file from now on. A file holds fingers, keys, texts and names. Begin while nothing is down and nothing moves.
  public func startRecording(to path: String, withoutDecisions: Bool = false) throws(ResponderError) {
    var desc = recorderDesc(withoutDecisions)
    try attempt(
      path.withCString {
        desc.path = $0
        return rk_recorder_start(handle, &desc)
      })
  }

  /// Hand the bytes of a recording to a function, which must not call the library; false stops the recorder.
  public func startRecording(withoutDecisions: Bool = false, writer: @escaping @MainActor (UnsafeRawBufferPointer) -> Bool) throws(ResponderError) {
    typealias Writer = @MainActor (UnsafeRawBufferPointer) -> Bool
    var desc = recorderDesc(withoutDecisions)
    desc.writer = { bytes, count, writer in
      nonisolated(unsafe) var goesOn = true
      onMain((Kept<Writer>.value(writer), UnsafeRawBufferPointer(start: bytes, count: count))) { goesOn = $0.0($0.1) }
      return goesOn
    }
    (desc.userdata, desc.drop) = (Kept.out(writer), { drop($0) })
    let status = rk_recorder_start(handle, &desc)
    if status != .OK { drop(desc.userdata) }
    try attempt(status)
  }

  /// End the recording and close the file.
  public func stopRecording() throws(ResponderError) { try attempt(rk_recorder_stop(handle)) }
  /// Write all bytes that wait.
  public func flushRecording() throws(ResponderError) { try attempt(rk_recorder_flush(handle)) }
  /// Put a remark into the recording, which replays and reports show; without a recording nothing happens.
  public func markRecording(_ remark: String) { check(rk_recorder_mark(handle, remark)) }
  /// Bytes so far; 0 if nothing is being recorded.
  public var recordingSize: UInt64 { value(0) { rk_recorder_get_size(handle, &$0) } }

  private func recorderDesc(_ withoutDecisions: Bool) -> RKRecorderDesc {
    var desc = sized(RKRecorderDesc(), \.struct_size)
    desc.options = withoutDecisions ? RKRecorderOptions.withoutDecisions.rawValue : 0
    return desc
  }
}
