// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import Scenario

// Calls of the program, and what it answered when it was called.

extension Session {
  /// Plays the next call of the program; nil at the end of the file, or where the two part. Throws if the file is inconsistent.
  func next() throws(ToolError) -> Step? {
    guard phase == .playing else { return nil }
    forget()
    guard let record = peek() else { return nil }
    guard record.kind == .call else { throw wrong(record, "expected a call of the program") }
    _ = take()
    let number = callCount + 1
    let (function, arguments, status) = play(record)
    synchronize()
    if let fault { throw fault }
    try sound()
    // What stands after the call belongs to the next one.
    let remarks = marks
    marks = []
    if phase == .playing, let missing = awaited.first { part(recorded: missing, now: nil) }
    if phase == .playing, let next = peek(), next.kind != .call { part(recorded: next, now: nil) }
    var clock = time
    if context != nil { _ = rk_context_get_time(context, &clock) }
    return Step(number: number, function: function, arguments: arguments, time: clock, status: status, marks: remarks, offset: record.offset)
  }

  /// The function that `next` will call; nil at the end.
  var upcoming: String? { upcomingCall?.function }

  /// The same with its arguments.
  var upcomingCall: (function: String, arguments: [SessionValue])? {
    guard phase == .playing, let record = peek(), record.kind == .call else { return nil }
    var reader = SessionReader(file.bytes, record.payload)
    let function = Session.functionName(reader.varint() ?? .max)
    return (function, reader.values() ?? [])
  }

  /// What was recorded because an observer read the context is not part of the session.
  func forget() {
    if context != nil { _ = rk_recorder_flush(context) }
    while let (record, payload) = own.next() {
      var payload = payload
      switch record.kind {
      case .birth: if payload.varint() != nil, let number = payload.varint() { objects.born(number) }
      case .time: ownTime = payload.value()?.double ?? ownTime
      default: break
      }
    }
  }

  /// Lets an observer read from the context, even in the middle of a step.
  func look<Result>(_ body: () -> Result) -> Result {
    synchronize()
    let outer = isLooking
    isLooking = true
    defer {
      isLooking = outer
      forget()
    }
    return body()
  }

  func sound() throws(ToolError) {
    if own.isDamaged { throw ToolError("\(file.name): the library's own recording is damaged") }
  }

  /// What is wrong with a record.
  func wrong(_ record: SessionFile.Record, _ what: String) -> ToolError {
    ToolError("\(file.name): at byte \(record.offset): \(what)")
  }

  /// The name of a function as C spells it.
  static func functionName(_ number: UInt64) -> String { rks_name(number).map { String(cString: $0) } ?? "function \(number)" }

  func play(_ record: SessionFile.Record) -> (String, [SessionValue], RKStatus) {
    var reader = SessionReader(file.bytes, record.payload)
    let number = reader.varint() ?? .max
    let function = Session.functionName(number)
    callCount += 1
    let arguments = reader
    guard rks_can_play(number) else {
      if function == "rk_context_destroy" {
        guard phase != .state else {
          fault = wrong(record, "the context ends before the state is made")
          return (function, [], .OK)
        }
        awaited.append(record)
        let status = RKStatus(rawValue: rks_end_context(player)) ?? .OK
        if status == .OK { context = nil }
        return (function, [], status)
      }
      fault = wrong(record, rks_name(number) == nil ? "\(function), which this library does not have" : "\(function), a call that is never recorded")
      phase = .over
      return (function, [], .OK)
    }
    var first = arguments
    if case .object(let object)? = first.value(), objects.absent.contains(object) {
      objects.claim(object, asked: askedEvents)
      if objects.absent.contains(object) { return (function, [], .OK) }
    }
    // Nested calls are only skipped over, unless there is an observer.
    let values = depth == 0 || observer != nil ? reader.values() ?? [] : []
    if let observer { look { observer.calling(function, values) } }
    awaited.append(record)
    var call = RKReplayCall()
    call.player = player
    file.bytes.withUnsafeBufferPointer { bytes in
      call.at = bytes.baseAddress! + arguments.place
      call.end = bytes.baseAddress! + record.payload.upperBound
      rks_play(number, &call)
    }
    if let error = call.error, fault == nil {
      fault = wrong(record, "\(function) \(String(cString: error))")
      phase = .over
    }
    if let observer, context != nil { look { observer.called(function, values, call.object, call.is_true) } }
    return (function, values, RKStatus(rawValue: call.status) ?? .OK)
  }

  /// The library calls the program.
  func called(_ slot: UnsafePointer<CChar>, _ asked: RKReplayAsked) -> RKReplayAnswer {
    var inherited = RKReplayAnswer()
    inherited.is_inherited = true
    if isLooking { return inherited }
    if phase == .state, fault == nil {
      // No function was called then either, except where the state has the answer.
      synchronize()
      guard let record = peek(), record.kind == .enter else { return inherited }
      _ = take()
      // What a plugin brought when it began.
      while fault == nil, let call = peek(), call.kind == .call {
        _ = take()
        _ = play(call)
        synchronize()
      }
      guard let end = peek(), end.kind == .leave else { return inherited }
      _ = take()
      return answer(end)
    }
    guard phase == .playing else { return inherited }
    depth += 1
    if let event = asked.event { askedEvents.append(event) }
    defer {
      depth -= 1
      if asked.event != nil { askedEvents.removeLast() }
    }
    synchronize()
    guard phase == .playing else { return inherited }
    guard entered == depth else {
      if let next = peek() { part(recorded: next, now: "a call of the program that is not on record") } else { phase = .over }
      return inherited
    }
    guard depth <= Session.maximumDepth else {
      fault = ToolError("\(file.name): calls and calls out nest deeper than \(Session.maximumDepth)")
      phase = .over
      return inherited
    }
    let question = observer.map { _ in SessionQuestion(slot, receiver: receiver, receiver == 0 ? nil : objects.handle(receiver), asked) }
    if let observer, let question { look { observer.entered(question) } }
    var calls: [String] = []
    while phase == .playing, let record = peek() {
      switch record.kind {
      case .call:
        _ = take()
        let function = play(record).0
        if observer != nil { calls.append(function) }
        synchronize()
      case .leave:
        _ = take()
        awaited.append(record)
        entered -= 1
        let answer = answer(record)
        if let observer, let question {
          var reader = SessionReader(file.bytes, record.payload)
          let point = answer.has_point ? RKPoint(x: answer.x, y: answer.y) : nil
          look { observer.answered(question, reader.value(), point, calls: calls) }
        }
        return answer
      default: part(recorded: record, now: nil)
      }
    }
    phase = .over
    return inherited
  }

  func answer(_ record: SessionFile.Record) -> RKReplayAnswer {
    var answer = RKReplayAnswer()
    var reader = SessionReader(file.bytes, record.payload)
    guard let values = reader.values() else {
      fault = wrong(record, "an answer that is no value")
      phase = .over
      return answer
    }
    switch values.first {
    case .bool(let flag): answer.byte = flag ? 1 : 0
    case .whole(let whole):
      answer.byte = UInt8(truncatingIfNeeded: whole)
      answer.number = Int32(truncatingIfNeeded: whole)
    case .object(let number): answer.object = objects.handle(number)
    case .foreign: answer.object = OpaquePointer(bitPattern: 1)
    default: break
    }
    if values.count == 2, let x = values[0].double, let y = values[1].double {
      answer.has_point = true
      answer.x = x
      answer.y = y
    }
    return answer
  }

  // MARK: Records of the file

  /// The next record that something must be done about.
  func peek() -> SessionFile.Record? {
    while peeked == nil {
      guard let record = cursor.next(in: file.bytes) else {
        ending = cursor.ending
        return nil
      }
      var reader = SessionReader(file.bytes, record.payload)
      switch record.kind {
      case .time: if let value = reader.value()?.double { time = value }
      case .mark: if case .text(let text)? = reader.value() { marks.append(String(decoding: text, as: UTF8.self)) }
      case .end: isStopped = true
      case nil: break
      default: peeked = record
      }
    }
    return peeked
  }

  func take() -> SessionFile.Record? {
    defer { peeked = nil }
    return peek()
  }
}
