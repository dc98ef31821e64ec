// SPDX-License-Identifier: MIT
import CResponderKit

// Recording decisions: fixed-size records in a ring, and in the file of a recorder. Free when off: one load and one compare.

/// A measured value, and the one that it is compared with.
struct Measure {
  var value: Double
  var limit: Double
  /// 3: horizontally, 4: vertically, 5: along one axis, and farther along both together; 0: any way.
  var axis = 0.0
}

extension Context {
  var isTracing: Bool { trace.isOn }

  /// After the ring, the recorder or the observer has come or gone.
  func refreshTracing() {
    trace.isOn = trace.capacity != 0 || isObserved || (recorder.map { $0.options & RKRecorderOptions.withoutDecisions.rawValue == 0 } ?? false)
  }

  /// A decision that is about no object, or about one where there is one.
  @inline(__always)
  func trace(
    _ reason: RKReason, _ object: @autoclosure () -> Object?, _ other: @autoclosure () -> Object? = nil, point: @autoclosure () -> RKPoint = RKPoint(),
    value: @autoclosure () -> Double = 0, touchID: @autoclosure () -> Int64 = 0, depth: @autoclosure () -> Int = 0
  ) {
    if isTracing { note(reason, object()?.base, other()?.base, point(), value(), touchID(), depth()) }
  }

  @inline(never)
  fileprivate func note(_ reason: RKReason, _ object: Header?, _ other: Header?, _ point: RKPoint, _ value: Double, _ touchID: Int64, _ depth: Int) {
    record(reason, handle(object), handle(other), point, value, touchID, depth)
  }

  private func handle(_ header: Header?) -> UInt { header.map { handle($0.index) } ?? 0 }

  /// Objects as handles: one of them may be on its way out.
  @inline(never)
  func record(_ reason: RKReason, _ object: UInt, _ other: UInt, _ point: RKPoint, _ value: Double, _ touchID: Int64, _ depth: Int) {
    if !isTracing { return }
    if isRecording { writeDecision(reason, object, other, point, value, touchID, depth) }
    keepRecord(reason, object, other, point, value, touchID, depth)
  }

  /// What is no decision and stands in the ring only (SPEC 357): recordings stay as they are.
  @inline(never)
  func remark(_ reason: RKReason, _ object: Object?, _ other: Object? = nil, point: RKPoint = RKPoint(), value: Double = 0, touchID: Int64 = 0) {
    keepRecord(reason, handle(object?.base), handle(other?.base), point, value, touchID, 0)
  }

  private func keepRecord(_ reason: RKReason, _ object: UInt, _ other: UInt, _ point: RKPoint, _ value: Double, _ touchID: Int64, _ depth: Int) {
    guard let records = trace.records, !(trace.isAsking && reason.rawValue < 100) else { return }
    trace.sequence += 1
    var record = RKTraceRecord()
    record.struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
    record.reason = reason
    record.sequence = trace.sequence
    record.time = time
    record.object = RKObjectRef(bitPattern: object)
    record.other = RKObjectRef(bitPattern: other)
    record.point = point
    record.value = value
    record.touch_id = touchID
    record.rule = Reason.rule(reason)
    record.depth = UInt32(truncatingIfNeeded: depth)
    records[trace.next] = record
    trace.next += 1
    if trace.next == trace.capacity { trace.next = 0 }
    if trace.count < trace.capacity { trace.count += 1 }
    trace.enter(record, (classNumber(object), classNumber(other)))
  }

  /// Of what has a class to be called by.
  private func classNumber(_ handle: UInt) -> UInt16 {
    liveObject(handle, .responders | .gestures)?.base.classID ?? TraceLink.noClass
  }

  /// What is 0 at the end is left out.
  @inline(never)
  private func writeDecision(_ reason: RKReason, _ object: UInt, _ other: UInt, _ point: RKPoint, _ value: Double, _ touchID: Int64, _ depth: Int) {
    guard let recorder = self.recorder, recorder.options & RKRecorderOptions.withoutDecisions.rawValue == 0 else { return }
    if recorder.time != time.bitPattern {
      recorder.time = time.bitPattern
      recorder.begin(.time)
      recorder.put(number: time)
      recorder.end()
    }
    recorder.begin(.decision)
    recorder.put(varint: UInt64(truncatingIfNeeded: reason.rawValue))
    // Objects are named by their numbers: one of them may be on its way out, or may have gone.
    var words = (UInt64(Handle.index(object)), UInt64(Handle.index(other)), UInt64(bitPattern: Int64(depth)), UInt64(bitPattern: touchID), value.bitPattern, point.x.bitPattern, point.y.bitPattern)
    withUnsafeBytes(of: &words) { recorder.put(0x555_4422, $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt64.self), .needed) }
    recorder.end()
  }

  /// What was measured for the latest decision. It stands in the ring alone: nothing is decided by it, and recordings are compared by their decisions.
  func addMeasure(_ measure: Measure?) {
    if let measure { addMeasure(measure.value, RKPoint(x: measure.limit, y: measure.axis)) }
  }

  /// The touch that the latest decision is about, where it is about one. In the ring alone, too.
  func addTouch(_ id: Int64) {
    guard trace.count != 0 else { return }
    trace[trace.count - 1].touch_id = id
    trace.correctEnd(id)
  }

  /// The other object of the latest decision. In the ring alone, too.
  func addOther(_ object: Object?) {
    if trace.count != 0 { trace[trace.count - 1].other = object?.pointer }
  }

  func addMeasure(_ value: Double, _ point: RKPoint) {
    guard trace.count != 0 else { return }
    trace[trace.count - 1].value = value
    trace[trace.count - 1].point = point
  }

  func startTrace(_ capacity: Int) throws(RKStatus) {
    guard capacity > 0 else { throw failure(.invalidArgument, "capacity", .int(Int64(capacity)), "is 0; keep at least one record") }
    guard capacity <= 1 << 24 else {
      throw failure(.limitReached, "capacity", .int(Int64(clamping: capacity)), "is over 16777216; keep fewer records")
    }
    guard let records = memory.allocate(RKTraceRecord.self, capacity) else { throw noMemory() }
    var index = TraceIndex()
    let moments = memory.allocate(TouchMoment.self, capacity)
    guard let moments, index.allocate(capacity, memory) else {
      memory.free(moments, capacity)
      memory.free(records, capacity)
      throw noMemory()
    }
    stopTrace()
    trace.records = records
    trace.moments = moments
    trace.index = index
    trace.capacity = capacity
    refreshTracing()
  }

  func stopTrace() {
    memory.free(trace.records, trace.capacity)
    memory.free(trace.moments, trace.capacity)
    trace.index.free(memory)
    trace.records = nil
    trace.moments = nil
    trace.capacity = 0
    refreshTracing()
    clearTrace()
  }

  func clearTrace() {
    trace.count = 0
    trace.next = 0
    trace.index.clear()
  }

  // MARK: Diagnostics (SPEC 121)

  /// A depth limit stopped a call. If a plugin's function is running, it will hear of it when that has returned.
  func noteTooDeep() {
    if !plugins.calls.isEmpty { plugins.ranTooDeep = true }
  }

  /// What is not an error of any call: a record, and the host's handler.
  @inline(never)
  func diagnose(_ reason: RKReason, _ object: Object? = nil, _ other: Object? = nil, point: RKPoint = RKPoint(), value: Double = 0) {
    if reason == .tooDeep { noteTooDeep() }
    record(reason, handle(object?.base), handle(other?.base), point, value, 0, 0)
    guard let handler = diagnosticHandler, !reportingDiagnostic else { return }
    var record = RKTraceRecord()
    record.reason = reason
    record.time = time
    record.object = object?.pointer
    record.other = other?.pointer
    record.point = point
    record.value = value
    record.rule = Reason.rule(reason)
    reportingDiagnostic = true
    enterHost()
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      describe(record, in: buffer)
      handler(contextPointer, Reason.name(reason), buffer.baseAddress, diagnosticUserdata)
    }
    leaveHost()
    reportingDiagnostic = false
  }
}

extension ObjectReference {
  /// A decision about this object. What is handed on is computed only where decisions are wanted.
  @inline(__always)
  func trace(
    _ reason: RKReason, _ other: @autoclosure () -> Object? = nil, point: @autoclosure () -> RKPoint = RKPoint(), value: @autoclosure () -> Double = 0,
    touchID: @autoclosure () -> Int64 = 0, depth: @autoclosure () -> Int = 0
  ) {
    if context.isTracing { context.note(reason, base, other()?.base, point(), value(), touchID(), depth()) }
  }

  func diagnose(_ reason: RKReason, _ other: Object? = nil, value: Double = 0) { context.diagnose(reason, object, other, value: value) }
}
