// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Depth (SPEC 351). A recursion through the host's code passes one of the library's functions. Each function that may call the host checks the stack
// before it does anything, so the recursion ends in a status and nothing is half done. Calls out from further inside the library check again, against a
// smaller reserve; without stack they answer as if nothing were overridden.

/// Bytes of the stack that stay free; of a stack below 256 KiB it is a quarter.
private let mostReserve: UInt = 1 << 16
/// Nested calls that are allowed on a stack whose bounds are not known, such as a coroutine's.
private let deepestUnknown = 256
/// Objects that the host may release while others end, until the first of them has returned.
private let mostEndsInside = 1 << 20

extension Context {
  /// Look at the stack of this thread, which owns the context from now on.
  func measureStack() {
    var low: UInt = 0
    var high: UInt = 0
    guard rkp_stack_bounds(&low, &high) else {
      // Every address is beyond it.
      stackLow = .max
      stackFloor = .max
      return
    }
    let reserve = Swift.min(mostReserve, (high - low) / 4)
    stackLow = low
    stackHigh = high
    stackFloor = low + reserve
    stackRoom = high - low - reserve
    stackReserve = reserve / 4 * 3
  }

  /// Whether the stack has room for a call out from inside the library; true on a stack whose bounds are not known.
  var hasStack: Bool {
    // An address outside the stack is far from its end in unsigned numbers.
    rkp_stack_here() &- stackLow > stackReserve
  }

  /// At the beginning of a function that may call the host.
  @inline(__always)
  func checkStack() throws(RKStatus) {
    if _slowPath(mayLackStack) { try explainStack() }
  }

  @inline(__always) fileprivate var mayLackStack: Bool { rkp_stack_here() &- stackFloor > stackRoom }

  /// Before the host releases what may be a last reference. Objects end one after the other, also those that are released while another one ends.
  /// Where every end releases a further object that is no recursion, so the number of these ends is limited instead.
  @inline(never)
  func checkEnd() throws(RKStatus) {
    try checkStack()
    if !burying { return }
    guard endsInside < mostEndsInside else { throw isTooDeep() }
    endsInside += 1
  }

  /// The answer of a function that ends with it: so that function keeps nothing meanwhile.
  @inline(never)
  fileprivate func explainStack<R>(or answer: R) throws(RKStatus) -> R {
    try explainStack()
    return answer
  }

  /// Not on the part of the stack that may be used: too near to its end, or on another one.
  @inline(never)
  private func explainStack() throws(RKStatus) {
    #if arch(wasm32)
      // The bounds stand for a stack that cannot be asked, and that only calls inside one another fill.
      if depth == 0 { return }
    #endif
    let here = rkp_stack_here()
    if here < stackLow || here > stackHigh, depth <= deepestUnknown { return }
    throw isTooDeep()
  }

  /// The refusal, without a diagnostic: a replay on a larger stack would not have it.
  func isTooDeep() -> RKStatus {
    noteTooDeep()
    return failure(.tooDeep, "calls", .int(Int64(depth)), "are running inside one another, and there is no room for the next; let them return first")
  }
}

/// The context and the record behind a handle of one of these kinds, for a function that may call the host.
@inline(never)
@_optimize(speed)
func resolveForCall(_ handle: OpaquePointer?, _ kinds: KindSet, _ argument: Literal) throws(RKStatus) -> (Context, UInt32) {
  let (context, index) = try resolveInPlace(handle, kinds, argument)
  if _slowPath(context.mayLackStack) { return try context.explainStack(or: (context, index)) }
  return (context, index)
}

/// The context behind its own handle, for a function that may call the host.
@inline(never)
@_optimize(speed)
func resolveContextForCall(_ handle: OpaquePointer?, _ argument: Literal = "context") throws(RKStatus) -> Context {
  let context = try resolveContext(handle, argument)
  try context.checkStack()
  return context
}
