// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import CResponderKitTesting

// replay.h

@_cdecl("rk_replay_open") @implementation public func rk_replay_open(_ desc: UnsafePointer<RKReplayDesc>?, _ out: UnsafeMutablePointer<RKReplayRef?>?) -> RKStatus {
  guard let desc else { return failure(.invalidArgument, "desc is NULL; expected a pointer to an RKReplayDesc") }
  guard let out else { return failure(.invalidArgument, "out is NULL; expected a pointer to an RKReplayRef") }
  var read = RKReplayDesc()
  let status = readSized(desc, MemoryLayout<RKReplayDesc>.size, &read)
  guard status == .OK else { return status }
  guard (read.path == nil) != (read.bytes == nil) else { return failure(.invalidArgument, "desc.path and desc.bytes: expected one of them, and the other NULL") }
  guard read.settings != nil || read.settings_count == 0 else { return failure(.invalidArgument, "desc.settings is NULL, and desc.settings_count is not 0") }
  var stream: Stream
  if let path = read.path {
    let descriptor = rks_open(path)
    guard descriptor >= 0 else { return failure(.system, path, ": ", rks_refusal()) }
    stream = Stream(descriptor: descriptor)
  } else {
    stream = Stream(read.bytes!.assumingMemoryBound(to: UInt8.self), read.count)
  }
  do throws(Refusal) {
    try stream.begin()
  } catch {
    let status = refusal(error, read.path)
    stream.close()
    return status
  }
  guard let player = RecordingPlayer.make(stream) else { return failure(.noMemory, "there is no memory for the replay") }
  for index in 0..<read.settings_count {
    let setting = read.settings![index]
    guard player.replace(Setting(key: setting.key.rawValue, value: setting.value)) else {
      player.end()
      return failure(.noMemory, "there is no memory for the settings")
    }
  }
  guard player.begin(traceCapacity: Int(truncatingIfNeeded: read.trace_capacity)) else {
    let status = failure(player)
    player.end()
    return status
  }
  out.pointee = OpaquePointer(player.at)
  return .OK
}

@_cdecl("rk_replay_close") @implementation public func rk_replay_close(_ replay: RKReplayRef?) -> RKStatus {
  guard replay != nil else { return .OK }
  return with(replay) { player in
    player.end()
    return .OK
  }
}

@_cdecl("rk_replay_step") @implementation public func rk_replay_step(_ replay: RKReplayRef?, _ out: UnsafeMutablePointer<RKReplayStep>?) -> RKStatus {
  with(replay) { player in
    let status = checkSized(out)
    return status == .OK ? player.step(out) : status
  }
}

@_cdecl("rk_replay_run") @implementation public func rk_replay_run(_ replay: RKReplayRef?, _ stop: UnsafePointer<RKReplayStop>?, _ out: UnsafeMutablePointer<RKReplayStep>?) -> RKStatus {
  with(replay) { player in
    var status = checkSized(out)
    var until = RKReplayStop()
    if status == .OK, let stop { status = readSized(stop, MemoryLayout<RKReplayStop>.size, &until) }
    guard status == .OK else { return status }
    player.at.pointee.wantedReason = until.reason.rawValue
    defer { player.at.pointee.wantedReason = 0 }
    while true {
      status = player.step(out)
      if status != .OK || player.hasReached(until) { return status }
    }
  }
}

@_cdecl("rk_replay_get_info") @implementation public func rk_replay_get_info(_ replay: RKReplayRef?, _ out: UnsafeMutablePointer<RKReplayInfo>?) -> RKStatus {
  with(replay) { player in
    guard let out else { return failure(.invalidArgument, "out is NULL; expected a pointer to an RKReplayInfo") }
    guard isSized(out.pointee.struct_size, MemoryLayout<RKReplayInfo>.size) else { return failure(.structSize, "out.struct_size is not sizeof(RKReplayInfo)") }
    let size = out.pointee.struct_size
    out.pointee = player.info
    out.pointee.struct_size = size
    return .OK
  }
}

@_cdecl("rk_replay_get_context") @implementation public func rk_replay_get_context(_ replay: RKReplayRef?, _ out: UnsafeMutablePointer<RKContextRef?>?) -> RKStatus {
  with(replay) { player in
    guard let out else { return failure(.invalidArgument, "out is NULL; expected a pointer to an RKContextRef") }
    guard let context = player.at.pointee.context else { return failure(.notFound, "the program has destroyed its context: nothing of it can be read any more") }
    out.pointee = context
    return .OK
  }
}

@_cdecl("rk_replay_get_object") @implementation public func rk_replay_get_object(_ replay: RKReplayRef?, _ number: UInt64, _ out: UnsafeMutablePointer<RKObjectRef?>?) -> RKStatus {
  with(replay) { player in
    guard let out else { return failure(.invalidArgument, "out is NULL; expected a pointer to an RKObjectRef") }
    guard let object = player.handle(number), UInt(bitPattern: object) != 1 else { return failure(.notFound, "number: no object of the recording has been born with it") }
    out.pointee = object
    return .OK
  }
}

@_cdecl("rk_replay_keep") @implementation public func rk_replay_keep(_ replay: RKReplayRef?, _ rows: RKReplayRows) -> RKStatus {
  with(replay) { player in
    let known: UInt32 = RKReplayRows.touches.rawValue | RKReplayRows.decisions.rawValue
    guard rows.rawValue & ~known == 0 else { return failure(.invalidArgument, "rows has a bit that is no RKReplayRows") }
    player.at.pointee.rows.keepsTouches = rows.rawValue & RKReplayRows.touches.rawValue != 0
    player.at.pointee.rows.keepsDecisions = rows.rawValue & RKReplayRows.decisions.rawValue != 0
    return .OK
  }
}

@_cdecl("rk_replay_take_touches") @implementation public func rk_replay_take_touches(_ replay: RKReplayRef?, _ buffer: UnsafeMutablePointer<RKReplayTouch>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(replay) { player in
    take(&player.at.pointee.rows.touches, buffer, capacity, length) { row in
      RKReplayTouch(
        time: row.time, location: RKPoint(x: row.x, y: row.y), force: row.force, major_radius: row.radius, id: row.id, call: UInt64(row.call),
        phase: RKTouchPhase(rawValue: row.phase) ?? .began, type: RKTouchType(rawValue: row.type) ?? .direct)
    }
  }
}

@_cdecl("rk_replay_take_decisions") @implementation public func rk_replay_take_decisions(_ replay: RKReplayRef?, _ buffer: UnsafeMutablePointer<RKReplayDecision>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(replay) { player in
    take(&player.at.pointee.rows.decisions, buffer, capacity, length) { row in
      RKReplayDecision(
        time: row.time, point: RKPoint(x: row.x, y: row.y), value: row.value, touch_id: row.touch, object: row.object, other: row.other, call: UInt64(row.call),
        reason: RKReason(rawValue: row.reason) ?? RKReason(rawValue: 0)!, depth: row.depth)
    }
  }
}

@_cdecl("rk_replay_copy_text") @implementation public func rk_replay_copy_text(_ replay: RKReplayRef?, _ text: RKReplayText, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(replay) { player in
    switch text {
    case .recorded: return copy(player.at.pointee.recorded, buffer, capacity, length)
    case .now: return copy(player.at.pointee.now, buffer, capacity, length)
    case .remarks: return copy(player.at.pointee.stepMarks, buffer, capacity, length)
    default: return failure(.invalidArgument, "text is no RKReplayText")
    }
  }
}

@_cdecl("rk_replay_last_error") @implementation public func rk_replay_last_error() -> UnsafePointer<CChar>? { rks_error() }
