// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// From a handle to a context and an index, with a status and a sentence for every way in which it can be wrong.

/// The context and the record behind a handle of one of these kinds.
func resolve(_ handle: OpaquePointer?, _ kinds: KindSet, _ argument: Literal) throws(RKStatus) -> (Context, UInt32) {
  try resolveInPlace(handle, kinds, argument)
}

/// The same without a call, for the few functions that are called once for each hit-test or touch.
@inline(__always)
func resolveInPlace(_ handle: OpaquePointer?, _ kinds: KindSet, _ argument: Literal) throws(RKStatus) -> (Context, UInt32) {
  let bits = UInt(bitPattern: handle)
  if let entry = rkp_slot_load(UInt32(Handle.slot(bits))) {
    let context = Context(entry)
    if _fastPath(context.isMine), context.hasLive(bits, kinds) { return (context, Handle.index(bits)) }
  }
  throw explainHandle(bits, kinds, argument)
}

/// The context and the record behind the handle of a view.
@inline(__always)
@_optimize(speed)
func resolveView(_ handle: OpaquePointer?, _ argument: Literal) throws(RKStatus) -> (Context, View) {
  let bits = UInt(bitPattern: handle)
  if let entry = rkp_slot_load(UInt32(Handle.slot(bits))) {
    let context = Context(entry)
    if _fastPath(context.isMine), let v = context.liveView(bits) { return (context, v) }
  }
  throw explainHandle(bits, .views, argument)
}

/// Data of one context names no living object of another one of this thread. What has ended may be named.
func refuseForeign(_ handle: OpaquePointer?, in context: Context, _ argument: Literal) throws(RKStatus) {
  let bits = UInt(bitPattern: handle)
  guard context.live(bits, .all) == 0, let entry = rkp_slot_load(UInt32(Handle.slot(bits))) else { return }
  let other = Context(entry)
  guard other.isMine, other.live(bits, .all) != 0 else { return }
  throw failure(.wrongContext, argument, .handle(bits), "belongs to another context; pass the context that it was read from")
}

/// A second object, which must belong to the same context.
func resolve(_ handle: OpaquePointer?, in context: Context, _ kinds: KindSet, _ argument: Literal) throws(RKStatus) -> UInt32 {
  let bits = UInt(bitPattern: handle)
  let index = context.live(bits, kinds)
  if index != 0 { return index }
  let status = explainHandle(bits, kinds, argument)
  // Alive and of the right kind, so elsewhere.
  if status == .OK { throw failure(.wrongContext, argument, .handle(bits), "belongs to another context; use objects of one context in a call") }
  throw status
}

/// The same, where NULL means none.
func resolveOptional(_ handle: OpaquePointer?, in context: Context, _ kinds: KindSet, _ argument: Literal) throws(RKStatus) -> UInt32 {
  if handle == nil { return 0 }
  return try resolve(handle, in: context, kinds, argument)
}

/// A view of the same context, or NULL for none.
func resolveOptionalView(_ handle: OpaquePointer?, in context: Context, _ argument: Literal) throws(RKStatus) -> View? {
  context.view(ifAny: try resolveOptional(handle, in: context, .views, argument))
}

/// The context behind its own handle.
func resolveContext(_ handle: OpaquePointer?, _ argument: Literal = "context") throws(RKStatus) -> Context {
  try resolveContextInPlace(handle, argument)
}

/// The same without a call, for the function that is called once for each touch.
@inline(__always)
func resolveContextInPlace(_ handle: OpaquePointer?, _ argument: Literal) throws(RKStatus) -> Context {
  let bits = UInt(bitPattern: handle)
  if Handle.index(bits) == Handle.contextIndex, let entry = rkp_slot_load(UInt32(Handle.slot(bits))) {
    let context = Context(entry)
    if context.isMine, context.generation == Handle.generation(bits) { return context }
  }
  throw explainContext(bits, argument)
}

@inline(never)
private func explainContext(_ bits: UInt, _ argument: Literal) -> RKStatus {
  let status = explainHandle(bits, KindSet(0), argument)
  return status == .OK ? failure(.wrongKind, argument, .handle(bits), "is not a context; pass the context itself") : status
}

@inline(never)
func endedSnapshot(_ bits: UInt, _ argument: Literal) -> RKStatus { failure(.staleHandle, argument, .handle(bits), "has been destroyed; take another snapshot") }

/// Why a handle is not what it should be; `.OK` if nothing is wrong with it.
@inline(never)
func explainHandle(_ bits: UInt, _ kinds: KindSet, _ argument: Literal) -> RKStatus {
  if bits == 0 { return failure(.invalidArgument, argument, "is NULL; pass a handle") }
  if Handle.index(bits) == 0 {
    let life = rkp_snapshot_life(bits)
    if life == rkp_life_running { return failure(.wrongKind, argument, .handle(bits), "is a snapshot; pass an object of the parameter's type") }
    if life == rkp_life_ended { return endedSnapshot(bits, argument) }
  }
  guard let entry = rkp_slot_load(UInt32(Handle.slot(bits))) else {
    return failure(.invalidHandle, argument, .handle(bits), "is not a handle; pass one that the library returned")
  }
  let context = Context(entry)
  // The owner may be another thread: only the token may be read until it is known to be ours.
  let owner = rkp_load64(context.tokenPointer)
  if owner != 0, owner != rkp_thread() {
    rkp_mutex_lock(context.lock)
    // An earlier context of the slot, whose objects have all ended, may have been this thread's.
    let isOlder = Handle.generation(bits) < context.generation
    if !isOlder { rkp_count64(context.strangersPointer) }
    rkp_mutex_unlock(context.lock)
    if isOlder { return failure(.staleHandle, argument, .handle(bits), "has been destroyed; keep a reference with rk_retain while you use it") }
    return failure(.wrongThread, argument, .handle(bits), "belongs to a context of another thread; call on the thread that created it, or post")
  }
  let generation = Handle.generation(bits)
  let stale: Literal = "has been destroyed; keep a reference with rk_retain while you use it"
  if owner == 0 {
    // Another thread may be making a context here.
    rkp_mutex_lock(context.lock)
    let highest = context.highestGeneration
    rkp_mutex_unlock(context.lock)
    return generation <= highest
      ? failure(.staleHandle, argument, .handle(bits), stale)
      : failure(.invalidHandle, argument, .handle(bits), "is not a handle; pass one that the library returned")
  }
  if Handle.index(bits) == Handle.contextIndex {
    if generation == context.generation {
      return kinds.bits == 0 ? .OK : failure(.wrongKind, argument, .handle(bits), "is a context; pass an object of the parameter's type")
    }
    return generation < context.generation
      ? failure(.staleHandle, argument, .handle(bits), stale)
      : failure(.invalidHandle, argument, .handle(bits), "is not a handle; pass one that the library returned")
  }
  if generation < context.generation { return failure(.staleHandle, argument, .handle(bits), stale) }
  let index = Handle.index(bits)
  // Of a page at the table's end that has been given back.
  if index >= context.recordCount, index < context.vacancy.end, generation < context.vacancy.generation { return failure(.staleHandle, argument, .handle(bits), stale) }
  guard index != 0, index < context.recordCount else { return failure(.invalidHandle, argument, .handle(bits), "is not a handle; pass one that the library returned") }
  let header = context.header(index)
  if header.generation == generation, header.kind != .free {
    return kinds.contains(header.kind) ? .OK : wrongKind(argument, header, bits, header.kind.noun.terminated, kinds.expected)
  }
  return generation < header.generation || (generation == header.generation && generation == Handle.lastGeneration)
    ? failure(.staleHandle, argument, .handle(bits), stale)
    : failure(.invalidHandle, argument, .handle(bits), "is not a handle; pass one that the library returned")
}

extension Context {
  /// Whether it is this thread's. The owner is looked at once: another thread may be making a context here, and a thread without contexts has no number.
  @inline(__always) fileprivate var isMine: Bool {
    let token = rkp_peek64(tokenPointer)
    return token != 0 && token == rkp_thread()
  }

  // What other threads read and count atomically, by its place: a pointer taken from a member would be an access to all of the context.
  // ContextTests compares the places with the declaration.

  /// The number of the owning thread.
  @inline(__always) var tokenPointer: UnsafeMutablePointer<UInt64> { word(1) }
  /// How many calls were refused on other threads.
  var strangersPointer: UnsafeMutablePointer<UInt64> { word(2) }
  /// The number of the thread that is ending it, when no thread owns it any more: closures may be what is still to be called.
  var enderPointer: UnsafeMutablePointer<UInt64> { word(3) }

  @inline(__always) private func word(_ number: Int) -> UnsafeMutablePointer<UInt64> {
    raw.assumingMemoryBound(to: UInt64.self) + number
  }
}

/// `failure` without a value.
@inline(never)
func failure(_ status: RKStatus, _ argument: Literal, _ words: Literal) -> RKStatus { failure(status, argument, .none, words) }

/// For members that later versions will use.
@inline(__always)
func requireZero(_ reserved: Int64, _ argument: Literal) throws(RKStatus) {
  if reserved != 0 { throw isNotZero(reserved, argument) }
}

@inline(never)
private func isNotZero(_ reserved: Int64, _ argument: Literal) -> RKStatus {
  failure(.invalidArgument, argument, .int(reserved), "is not 0; initialise the struct to zeros, as RK_INIT does")
}
