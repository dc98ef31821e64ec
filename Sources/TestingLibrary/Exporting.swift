// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import CResponderKitTesting

// What the functions of replay.h have in common: arguments, sentences, sizes.

func failure(_ status: RKStatus, _ sentence: StaticString) -> RKStatus {
  rks_set_error(UnsafeRawPointer(sentence.utf8Start).assumingMemoryBound(to: CChar.self), nil, nil)
  return status
}

func failure(_ status: RKStatus, _ first: UnsafePointer<CChar>?, _ second: StaticString, _ third: UnsafePointer<CChar>?) -> RKStatus {
  rks_set_error(first, UnsafeRawPointer(second.utf8Start).assumingMemoryBound(to: CChar.self), third)
  return status
}

/// The fault of a player.
func failure(_ player: RecordingPlayer) -> RKStatus {
  player.at.pointee.fault.terminate()
  player.at.pointee.fault.start?.withMemoryRebound(to: CChar.self, capacity: 1) { rks_set_error($0, nil, nil) }
  return player.at.pointee.faultStatus
}

func refusal(_ refusal: Refusal, _ path: UnsafePointer<CChar>?) -> RKStatus {
  switch refusal {
  case .empty: return failure(.invalidArgument, path, " is empty: a recording begins with a header of 24 bytes", nil)
  case .foreign: return failure(.invalidArgument, path, " is no recording: it does not begin with the bytes 89 52 4B 52 45 43 0D 0A", nil)
  case .sentAsText: return failure(.invalidArgument, path, " is a recording that was sent as text: its ends of lines have been changed; send it as binary data", nil)
  case .short: return failure(.invalidArgument, path, " ends within the header of 24 bytes", nil)
  case .damaged: return failure(.invalidArgument, path, " has a damaged header: its checksum does not agree", nil)
  case .newer: return failure(.unsupported, path, " is a recording of a newer format: use a newer libresponderkit-testing", nil)
  case .system: return failure(.system, path, ": ", rks_refusal())
  case .memory: return failure(.noMemory, path, ": there is no memory to read it", nil)
  }
}

/// Does something with a replay, on its thread.
func with(_ replay: RKReplayRef?, _ body: (RecordingPlayer) -> RKStatus) -> RKStatus {
  guard let replay else { return failure(.invalidArgument, "replay is NULL; expected what rk_replay_open() gave") }
  let player = RecordingPlayer(UnsafeMutablePointer<RecordingPlayerState>(replay))
  guard player.at.pointee.thread == rks_thread() else { return failure(.wrongThread, "replay belongs to the thread that opened it; call this function there") }
  return body(player)
}

func isSized(_ size: UInt32, _ known: Int) -> Bool { size >= UInt32(known) && size <= 4096 }

func checkSized(_ out: UnsafeMutablePointer<RKReplayStep>?) -> RKStatus {
  guard let out, !isSized(out.pointee.struct_size, MemoryLayout<RKReplayStep>.size) else { return .OK }
  return failure(.structSize, "out.struct_size is not sizeof(RKReplayStep)")
}

/// A descriptor of the caller, whose first member is its size.
func readSized<Descriptor: BitwiseCopyable>(_ from: UnsafePointer<Descriptor>, _ known: Int, _ out: inout Descriptor) -> RKStatus {
  let bytes = UnsafeRawPointer(from)
  let size = bytes.load(as: UInt32.self)
  guard isSized(size, known) else { return failure(.structSize, "desc.struct_size is not its sizeof: initialise it with RK_INIT") }
  for place in known..<Int(size) where bytes.load(fromByteOffset: place, as: UInt8.self) != 0 {
    return failure(.structNewer, "the descriptor is newer than this library and uses a member that the library does not know")
  }
  out = from.pointee
  return .OK
}

func copy(_ text: Bytes, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  guard buffer != nil || capacity == 0 else { return failure(.invalidArgument, "buffer is NULL, and capacity is not 0") }
  // Remarks have a NUL behind each; to the caller that is a line's end between two.
  let count = text.count > 0 && text[text.count - 1] == 0 ? text.count - 1 : text.count
  if let buffer, capacity > 0 {
    guard capacity > count else {
      length?.pointee = count + 1
      return failure(.bufferTooSmall, "capacity is too small for the text; *length has what is needed")
    }
    for index in 0..<count { buffer[index] = text[index] == 0 ? 10 : CChar(bitPattern: text[index]) }
    buffer[count] = 0
  }
  length?.pointee = count
  return .OK
}

/// Moves all rows to the caller, if they fit there; stores their number in any case. Without a buffer they stay.
func take<Row, Out>(_ rows: inout List<Row>, _ buffer: UnsafeMutablePointer<Out>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ shown: (Row) -> Out) -> RKStatus {
  length?.pointee = rows.count
  guard let buffer else { return capacity == 0 ? .OK : failure(.invalidArgument, "buffer is NULL, and capacity is not 0") }
  guard capacity >= rows.count else { return failure(.bufferTooSmall, "capacity is too small for the rows; *length has what is needed") }
  for index in 0..<rows.count { buffer[index] = shown(rows[index]) }
  rows.removeAll()
  return .OK
}

extension RecordingPlayer {
  func step(_ out: UnsafeMutablePointer<RKReplayStep>?) -> RKStatus {
    let (decisions, callbacks) = (at.pointee.decisionCount, at.pointee.calledCount)
    switch next() {
    case .fault: return failure(self)
    case .end:
      return at.pointee.hasParted
        ? failure(.notFound, "the replay did something else than the recording: rk_replay_get_info() and rk_replay_copy_text() have where")
        : failure(.notFound, "nothing is left to play: the recording ends here")
    case .step: break
    }
    guard let out else { return .OK }
    let size = out.pointee.struct_size
    let step = at.pointee.step
    out.pointee = RKReplayStep(
      struct_size: size, status: RKStatus(rawValue: step.status) ?? .OK, function: rks_name(step.function), call: UInt64(step.number), offset: UInt64(step.record.offset),
      time: step.time, decisions: UInt64(at.pointee.decisionCount - decisions), callbacks: UInt64(at.pointee.calledCount - callbacks))
    return .OK
  }

  func hasReached(_ stop: RKReplayStop) -> Bool {
    at.pointee.hasWanted || stop.decision != 0 && UInt64(at.pointee.decisionCount) >= stop.decision || stop.call != 0 && UInt64(at.pointee.callCount) >= stop.call
      || stop.time != 0 && at.pointee.step.time >= stop.time
  }

  var info: RKReplayInfo {
    let header = at.pointee.stream.header
    var info = RKReplayInfo()
    info.state = state
    info.version = header.version
    info.abi_version = header.abi
    info.options = header.options
    info.calls = UInt64(at.pointee.callCount)
    info.callbacks = UInt64(at.pointee.calledCount)
    info.decisions = UInt64(at.pointee.decisionCount)
    info.position = UInt64(at.pointee.hasPeeked ? at.pointee.peeked.offset : at.pointee.stream.position)
    if at.pointee.hasParted {
      info.parted_decision = UInt64(at.pointee.parting.decision)
      info.parted_call = UInt64(at.pointee.parting.call)
      info.parted_time = at.pointee.parting.time
    }
    return info
  }

  private var state: RKReplayState {
    if at.pointee.hasFault { return .failed }
    if at.pointee.hasParted { return .parted }
    switch at.pointee.stream.ending {
    case _ where at.pointee.phase == .playing && (at.pointee.hasPeeked || at.pointee.stream.ending == .none): return .playing
    case .damage: return .damaged
    case .whole: return at.pointee.isStopped ? .same : .cut
    default: return .cut
    }
  }
}

extension List where Element == UInt8 {
  /// Writes a NUL behind the last byte.
  mutating func terminate() {
    guard reserve(1) else { return }
    start![count] = 0
  }
}
