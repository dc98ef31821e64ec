// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// recorder.h

private let recorderDescSize = MemoryLayout<RKRecorderDesc>.size

@_cdecl("rk_recorder_start") @implementation public func rk_recorder_start(_ context: RKContextRef?, _ desc: UnsafePointer<RKRecorderDesc>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    guard let desc else { throw nullArgument("desc") }
    var read = RKRecorderDesc()
    try readSized(desc, into: &read, minimum: recorderDescSize, "desc.struct_size")
    guard (read.path == nil) != (read.writer == nil) else {
      throw failure(.invalidArgument, "desc.path", read.path == nil ? "and desc.writer are NULL; pass one of them" : "and desc.writer are both given; pass one of them")
    }
    guard read.options & ~RKRecorderOptions.withoutDecisions.rawValue == 0 else {
      throw failure(.invalidArgument, "desc.options", .int(Int64(read.options)), "has bits that are not in RKRecorderOptions; pass only these")
    }
    guard context.recorder == nil else { throw failure(.alreadyExists, "context", "is being recorded already; stop that first") }
    try context.startRecorder(read)
  }
}

@_cdecl("rk_recorder_stop") @implementation public func rk_recorder_stop(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    guard context.isIdle else { throw failure(.busy, "context", "is running a callback; stop the recorder when its callbacks have returned") }
    if context.recorder == nil {
      guard context.recorderHasBroken else { throw notRecorded() }
      context.recorderHasBroken = false
      throw brokenRecorder()
    }
    guard context.endRecorder() else { throw brokenRecorder() }
  }
}

@_cdecl("rk_recorder_flush") @implementation public func rk_recorder_flush(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    guard let recorder = context.recorder else { throw context.recorderHasBroken ? brokenRecorder() : notRecorded() }
    recorder.flush()
    if recorder.isBroken { throw brokenRecorder() }
  }
}

@_cdecl("rk_recorder_mark") @implementation public func rk_recorder_mark(_ context: RKContextRef?, _ text: UnsafePointer<CChar>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    let text = try requiredText(text, "text")
    guard text[0] != 0 else { throw failure(.invalidArgument, "text", "is empty; pass 1 to 255 bytes") }
    guard let recorder = context.recorder else { return }
    recorder.settle()
    recorder.begin(.mark)
    recorder.put(text: text, textLength(text, limit: longestName))
    recorder.end()
  }
}

@_cdecl("rk_recorder_get_size") @implementation public func rk_recorder_get_size(_ context: RKContextRef?, _ out: UnsafeMutablePointer<UInt64>?) -> RKStatus {
  getFromContext(context, out) { context in context.recorder.map { $0.sent &+ UInt64($0.count) } ?? 0 }
}

private func notRecorded() -> RKStatus { failure(.notFound, "context", "is not being recorded; start with rk_recorder_start()") }
private func brokenRecorder() -> RKStatus { failure(.system, "recording", "could not be written to its end: the file or the writer accepted no more bytes") }
