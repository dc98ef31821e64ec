// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

// What there was when the recorder started.

extension RecordingPlayer {
  /// Makes a player of a stream that has begun; nil: there is no memory.
  package static func make(_ stream: consuming Stream) -> RecordingPlayer? {
    guard let room = rks_resize(nil, 1, MemoryLayout<RecordingPlayerState>.stride), let inner = rks_resize(nil, 1, MemoryLayout<RKReplayPlayer>.stride) else { return nil }
    let at = room.assumingMemoryBound(to: RecordingPlayerState.self)
    at.initialize(to: RecordingPlayerState(stream))
    let player = inner.assumingMemoryBound(to: RKReplayPlayer.self)
    player.initialize(to: RKReplayPlayer())
    at.pointee.player = player
    return RecordingPlayer(at)
  }

  /// Adds a value of the configuration that holds in this replay, whatever the recording has; before `begin`.
  package func replace(_ setting: Setting) -> Bool { at.pointee.settings.append(setting) }

  /// Makes the context, and what there was. `traceCapacity` 0: without a trace. False: `fault` has the reason, and the player is to be ended.
  package func begin(traceCapacity: Int) -> Bool {
    at.pointee.stackEnd = UInt(rks_stack_end())
    var births = List<Birth>()
    defer { births.free() }
    guard let desc = beginning(&births), makeContext(desc, traceCapacity) else { return false }
    connect()
    if let observer = at.pointee.observer { observer.begin(observer.userdata) }
    for index in 0..<at.pointee.settings.count {
      let setting = at.pointee.settings[index]
      guard let key = RKConfig(rawValue: setting.key), rk_context_set_config(at.pointee.context, key, setting.value) == .OK else {
        if beginFault(nil, .invalidArgument) {
          at.pointee.fault.add("the configuration's value ")
          at.pointee.fault.add(Int(setting.key))
          at.pointee.fault.add(" cannot be ")
          at.pointee.fault.add(number: setting.value)
        }
        return false
      }
    }
    makeState(births)
    return !at.pointee.hasFault
  }

  /// Ends the context, and gives everything back.
  package func end() {
    at.pointee.phase = .over
    if at.pointee.context != nil { _ = rk_context_destroy(at.pointee.context) }
    rks_forget(at.pointee.player)
    rks_free(at.pointee.player)
    at.pointee.stream.close()
    at.pointee.own.free()
    at.pointee.objects.free()
    at.pointee.awaited.free()
    at.pointee.askedEvents.free()
    at.pointee.marks.free()
    at.pointee.stepMarks.free()
    at.pointee.recorded.free()
    at.pointee.now.free()
    at.pointee.fault.free()
    at.pointee.settings.free()
    at.pointee.rows.free()
    at.deinitialize(count: 1)
    rks_free(at)
  }

  private struct Birth: BitwiseCopyable {
    var kind: UInt64
    var number: UInt64
  }

  /// What stands before the first call: how the context was made, and what is in any context, or was in this one without a call.
  private func beginning(_ births: inout List<Birth>) -> RKContextDesc? {
    guard let first = at.pointee.stream.next(keeping: .max), first.kind == Kind.state, let made = at.pointee.stream.next(keeping: .max), made.kind == Kind.call else {
      return missing()
    }
    var reader = at.pointee.stream.payload(made)
    guard reader.varint() == at.pointee.numbers.create, reader.isSound else {
      fail(made, "expected how the context was made")
      return nil
    }
    var desc = RKContextDesc()
    desc.struct_size = UInt32(MemoryLayout<RKContextDesc>.size)
    if !reader.isAtEnd, reader.at.pointee == Tag.list { _ = reader.list() }
    if !reader.isAtEnd {
      let tag = reader.at.pointee
      let number = reader.number() ?? 0
      desc.without_application = tag == Tag.yes || number != 0 ? 1 : 0
    }
    _ = reader.skip()
    desc.time = reader.number() ?? 0
    guard desc.time.isFinite else {
      fail(made, "a time that is none")
      return nil
    }
    at.pointee.time = desc.time
    at.pointee.ownTime = desc.time
    while let record = at.pointee.stream.next(keeping: .max) {
      var reader = at.pointee.stream.payload(record)
      guard record.kind == Kind.birth, let kind = reader.varint(), let number = reader.varint() else {
        notice(record)
        break
      }
      guard births.append(Birth(kind: kind, number: number)) else {
        lackMemory()
        return nil
      }
    }
    return desc
  }

  private func missing() -> RKContextDesc? {
    if beginFault(nil, .invalidArgument) {
      at.pointee.fault.add("holds no state to begin from: it ends or is damaged at byte ")
      at.pointee.fault.add(at.pointee.stream.position)
    }
    return nil
  }

  private func makeContext(_ desc: RKContextDesc, _ traceCapacity: Int) -> Bool {
    var desc = desc
    var recorder = RKRecorderDesc()
    recorder.struct_size = UInt32(MemoryLayout<RKRecorderDesc>.size)
    recorder.options = at.pointee.stream.header.options
    recorder.userdata = raw
    recorder.writer = { bytes, count, session in
      RecordingPlayer(session).at.pointee.own.take(bytes!, count)
      return true
    }
    var status = rk_context_create(&desc, &at.pointee.context)
    at.pointee.formerContext = at.pointee.context
    at.pointee.objects.free()
    at.pointee.objects = ObjectTable(context: at.pointee.context)
    if status == .OK { status = rk_recorder_start(at.pointee.context, &recorder) }
    if status == .OK, traceCapacity > 0 { status = rk_trace_start(at.pointee.context, traceCapacity) }
    guard status != .OK else { return true }
    if beginFault(nil, status) {
      at.pointee.fault.add("its context could not be made: ")
      at.pointee.fault.add(rk_last_error())
    }
    return false
  }

  /// What calls of the recording ask for, and what the library calls.
  private func connect() {
    let player = at.pointee.player!
    player.pointee.session = raw
    player.pointee.context = at.pointee.context
    player.pointee.find = { session, number, out in
      let player = RecordingPlayer(session)
      if !player.at.pointee.objects.isPlain { player.at.pointee.objects.claim(number, asked: player.at.pointee.askedEvents) }
      guard let handle = player.at.pointee.objects.handle(number) else { return false }
      out!.pointee = handle
      return true
    }
    player.pointee.called = { RecordingPlayer($0).called($1!, $2!) }
  }

  private func makeState(_ births: List<Birth>) {
    _ = rk_recorder_flush(at.pointee.context)
    var made = List<Birth>()
    defer { made.free() }
    while var record = at.pointee.own.next() {
      guard record.kind == Kind.birth, let kind = record.payload.varint(), let number = record.payload.varint() else { continue }
      at.pointee.objects.born(number)
      if !made.append(Birth(kind: kind, number: number)) { return lackMemory() }
    }
    pair(births, made)
    while !at.pointee.hasFault, peek(), at.pointee.peeked.kind != Kind.state {
      let record = at.pointee.peeked
      guard record.kind == Kind.call else { return fail(record, "expected a call, or the end of the state") }
      take()
      play(record)
      if at.pointee.hasFault { return }
      synchronize()
      if !at.pointee.hasFault, peek(), at.pointee.peeked.kind == Kind.birth { return fail(at.pointee.peeked, "an object that this library did not make here") }
      at.pointee.awaited.removeAll()
      at.pointee.firstAwaited = 0
    }
    if at.pointee.hasFault { return }
    take()
    at.pointee.time = max(at.pointee.time, at.pointee.ownTime)
    at.pointee.ownTime = at.pointee.time
    at.pointee.phase = .playing
    if at.pointee.own.isShort || at.pointee.objects.isShort { lackMemory() }
  }

  /// The objects of the file that no call made, and those here: by kind, in the order of their births.
  private func pair(_ births: List<Birth>, _ made: List<Birth>) {
    for index in 0..<births.count {
      let birth = births[index]
      var found = 0
      while found < made.count, made[found].kind != birth.kind { found += 1 }
      if found < made.count {
        at.pointee.objects.pair(file: birth.number, own: made[found].number, kind: birth.kind)
        made[found].kind = .max
      } else {
        at.pointee.objects.miss(birth.number, kind: birth.kind)
      }
    }
  }
}
