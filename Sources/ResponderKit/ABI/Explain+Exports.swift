// SPDX-License-Identifier: MIT
import CResponderKit

// trace.h: explanations

@_cdecl("rk_explain") @implementation public func rk_explain(_ object: RKObjectRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  explain(object, .all, "object", { explanation in explanation.explainLatest() }) { (explanation) throws(RKStatus) in
    try copyText(buffer, capacity, length) { explanation.write(to: &$0) }
  }
}

@_cdecl("rk_explain_steps") @implementation public func rk_explain_steps(_ object: RKObjectRef?, _ out: UnsafeMutablePointer<RKExplanationStep>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?) -> RKStatus {
  explain(object, .all, "object", { explanation in explanation.explainLatest() }) { (explanation) throws(RKStatus) in
    try copySteps(explanation, out, capacity, count)
  }
}

@_cdecl("rk_explain_touch") @implementation public func rk_explain_touch(_ object: RKObjectRef?, _ touch_id: Int64, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  explain(object, .all, "object", { (explanation) throws(RKStatus) in try explainTouch(&explanation, touch_id) }) { (explanation) throws(RKStatus) in
    try copyText(buffer, capacity, length) { explanation.write(to: &$0) }
  }
}

@_cdecl("rk_explain_touch_steps") @implementation public func rk_explain_touch_steps(_ object: RKObjectRef?, _ touch_id: Int64, _ out: UnsafeMutablePointer<RKExplanationStep>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?) -> RKStatus {
  explain(object, .all, "object", { (explanation) throws(RKStatus) in
    _ = try recordStride(out, capacity, count)
    try explainTouch(&explanation, touch_id)
  }) { (explanation) throws(RKStatus) in
    try copySteps(explanation, out, capacity, count)
  }
}

@_cdecl("rk_view_explain_point") @implementation public func rk_view_explain_point(_ view: RKViewRef?, _ point: RKPoint, _ calls_overrides: Bool, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  explain(view, .views, "view", calls: true, { (explanation) throws(RKStatus) in try explainPoint(&explanation, point, calls_overrides, Call.view_explain_point) }) { (explanation) throws(RKStatus) in
    try copyText(buffer, capacity, length) { explanation.write(to: &$0) }
  }
}

@_cdecl("rk_view_explain_point_steps") @implementation public func rk_view_explain_point_steps(_ view: RKViewRef?, _ point: RKPoint, _ calls_overrides: Bool, _ out: UnsafeMutablePointer<RKExplanationStep>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?) -> RKStatus {
  explain(view, .views, "view", calls: true, { (explanation) throws(RKStatus) in
    _ = try recordStride(out, capacity, count)
    try explainPoint(&explanation, point, calls_overrides, Call.view_explain_point_steps)
  }) { (explanation) throws(RKStatus) in
    try copySteps(explanation, out, capacity, count)
  }
}

@_cdecl("rk_explanation_step_describe") @implementation public func rk_explanation_step_describe(_ context: RKContextRef?, _ step: UnsafePointer<RKExplanationStep>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    guard let step else { throw nullArgument("step") }
    var read = RKExplanationStep()
    try readSized(step, into: &read, minimum: MemoryLayout<RKExplanationStep>.size, "step.struct_size")
    guard Reason.name(read.reason) != nil else {
      throw failure(.invalidArgument, "step.reason", .int(Int64(read.reason.rawValue)), "is not one of RKReason")
    }
    try refuseForeign(read.subject, in: context, "step.subject")
    try refuseForeign(read.culprit, in: context, "step.culprit")
    try copyText(buffer, capacity, length) { context.describe(read, to: &$0) }
  }
}

/// Make an explanation and write it.
@inline(never)
private func explain<R>(
  _ object: OpaquePointer?, _ kinds: Kinds<R>, _ argument: Literal, calls: Bool = false, _ find: (inout Explanation) throws(RKStatus) -> Void, _ write: (Explanation) throws(RKStatus) -> Void
) -> RKStatus {
  with(object, kinds, argument, calls: calls) { (subject) throws(RKStatus) in
    let context = subject.context
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let steps = context.arena.allocate(RKExplanationStep.self, Explanation.most, context.unlimited) else { throw noMemory() }
    var explanation = Explanation(subject.object, steps)
    try find(&explanation)
    try write(explanation)
  }
}

private func explainTouch(_ explanation: inout Explanation, _ id: Int64) throws(RKStatus) {
  guard explanation.explainTouch(id) else {
    let trace = explanation.subject.context.trace
    throw failure(
      .notFound, "touch_id", .int(id),
      trace.capacity == 0
        ? "is no touch of the trace, which is off; start it with rk_trace_start before the touch begins"
        : trace.isOverwritten
        ? "is no touch of the trace, which keeps its latest records only; start it with a larger capacity"
        : "is no touch of the trace; pass the number of one that began since the trace was started or cleared")
  }
}

private func explainPoint(_ explanation: inout Explanation, _ point: RKPoint, _ calls: Bool, _ call: UInt32) throws(RKStatus) {
  try finite(point, "point")
  if calls {
    // What overrides do is the program's: a recording has it.
    try explanation.subject.context.checkHitDepth()
    try explanation.subject.context.checkAsking("calls_overrides")
    explanation.subject.context.recorded(call, explanation.subject.pointer, point, calls)
  }
  if let view = explanation.subject.view { explanation.explain(view, at: point, calls: calls) }
}

private func copySteps(_ explanation: Explanation, _ out: UnsafeMutablePointer<RKExplanationStep>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?) throws(RKStatus) {
  try copyRecords(out, capacity, count, explanation.count) { explanation[$0] }
}
