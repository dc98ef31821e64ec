// SPDX-License-Identifier: MIT
import CResponderKit

// problems.h

@_cdecl("rk_problems") @implementation public func rk_problems(_ context: RKContextRef?, _ flags: RKProblemFlags, _ out: UnsafeMutablePointer<RKProblem>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    guard flags.rawValue & ~RKProblemFlags.inputEnded.rawValue == 0 else {
      throw failure(.invalidArgument, "flags", .int(Int64(flags.rawValue)), "has a bit that is not a flag of rk_problems; leave it 0")
    }
    _ = try recordStride(out, capacity, count, minimum: MemoryLayout<RKProblem>.size)
    guard context.trace.capacity != 0 else {
      throw failure(.notFound, "trace", "is off: nothing is known of what happened; start it with rk_trace_start before the input")
    }
    var problems = Problems(context)
    defer { problems.free() }
    try problems.run(inputHasEnded: flags.contains(.inputEnded))
    try copyRecords(out, capacity, count, problems.list.count, minimum: MemoryLayout<RKProblem>.size) { problems.list[$0] }
  }
}

@_cdecl("rk_problem_describe") @implementation public func rk_problem_describe(_ context: RKContextRef?, _ problem: UnsafePointer<RKProblem>?, _ part: RKProblemPart, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    let (problem, words) = try read(problem, context)
    guard part.rawValue >= 0, part.rawValue <= RKProblemPart.explanation.rawValue else {
      throw failure(.invalidArgument, "part", .int(Int64(part.rawValue)), "is not one of RKProblemPart")
    }
    guard part == .explanation else { return try copyText(buffer, capacity, length) { context.write(problem, part, words, to: &$0) } }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    let explanation = try context.explanation(problem)
    try copyText(buffer, capacity, length) {
      if let explanation { return explanation.write(to: &$0) }
      // No touch has shown it.
      if problem.kind == .recognizerDisabled, problem.sequence == 0 { return context.describe(context.step(of: problem), to: &$0) }
      if problem.kind == .recognizerUnheard || !context.explain(context.record(of: problem), to: &$0) { context.write(problem, .sentence, words, to: &$0) }
    }
  }
}

@_cdecl("rk_problem_steps") @implementation public func rk_problem_steps(_ context: RKContextRef?, _ problem: UnsafePointer<RKProblem>?, _ out: UnsafeMutablePointer<RKExplanationStep>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    let (problem, _) = try read(problem, context)
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let explanation = try context.explanation(problem) else {
      return try copyRecords(out, capacity, count, 1) { _ in context.step(of: problem) }
    }
    try copyRecords(out, capacity, count, explanation.count) { explanation[$0] }
  }
}

@_cdecl("rk_problem_kind_name") @implementation public func rk_problem_kind_name(_ kind: RKProblemKind) -> UnsafePointer<CChar>? { EnumName.text(kind)?.terminated }

private func read(_ problem: UnsafePointer<RKProblem>?, _ context: Context) throws(RKStatus) -> (RKProblem, ProblemWords) {
  guard let problem else { throw nullArgument("problem") }
  var read = RKProblem()
  try readSized(problem, into: &read, minimum: MemoryLayout<RKProblem>.size, "problem.struct_size")
  guard let words = context.words(read) else {
    throw failure(.invalidArgument, "problem.kind", .int(Int64(read.kind.rawValue)), "is not one of RKProblemKind")
  }
  try refuseForeign(read.victim, in: context, "problem.victim")
  try refuseForeign(read.culprit, in: context, "problem.culprit")
  return (read, words)
}
