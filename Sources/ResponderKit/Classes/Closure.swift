// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

#if !RESPONDERKIT_NO_FFI
  import CFFI
#endif

// Closures: C functions made at run time. libffi's memory of a function outlives its object: a call after the release is answered
// with zero, as long as it is among the last that were released.

/// How many released closures keep their function.
private let oldClosuresKept = 256

extension Context {
  func makeClosure(
    _ signature: Signature, _ handler: @escaping RKClosureHandler, _ userdata: UnsafeMutableRawPointer?, _ drop: DropFunction?
  ) throws(RKStatus) -> Object {
    #if RESPONDERKIT_NO_FFI
      throw failure(.unsupported, "closures", "need libffi, which this build is without; write the function in C")
    #else
      return try makeForeignClosure(signature, handler, userdata, drop)
    #endif
  }

  private func makeForeignClosure(
    _ signature: Signature, _ handler: @escaping RKClosureHandler, _ userdata: UnsafeMutableRawPointer?, _ drop: DropFunction?
  ) throws(RKStatus) -> Object {
    try notEnding()
    let interface = try interface(signature)
    guard let state = memory.make(ClosureState.self) else { throw noMemory() }
    state.initialize(to: ClosureStateRecord(context: self, interface: interface))
    let index = makeRecord(.closure, classID: 0)
    let made = object(ifAny: index)
    guard let object = made, drop == nil || object.makeSide() != nil, bind(state) else {
      freeClosure(state)
      made?.unmake()
      throw noMemory()
    }
    Closure(object).handler = handler
    Closure(object).state = state
    object.base.references = 1
    state.handle = object.handle
    object.setUserdata(userdata, drop)
    return object
  }

  /// The object has ended: its function answers zero from now on.
  func retireClosure(_ object: Object) {
    guard let state = Closure(object).state else { return }
    Closure(object).state = nil
    if let newest = newestOldClosure { newest.next = state } else { oldClosures = state }
    newestOldClosure = state
    oldClosureCount += 1
    if oldClosureCount > oldClosuresKept { freeOldestClosure() }
  }

  /// Of an object that was not released before its context ends.
  func freeClosure(of object: Object) {
    guard let state = Closure(object).state else { return }
    Closure(object).state = nil
    freeClosure(state)
  }

  func freeOldClosures() {
    while oldClosures != nil { freeOldestClosure() }
  }

  private func freeOldestClosure() {
    guard let oldest = oldClosures else { return }
    oldClosures = oldest.next
    if oldClosures == nil { newestOldClosure = nil }
    oldClosureCount -= 1
    freeClosure(oldest)
  }

  private func freeClosure(_ state: ClosureState) {
    #if !RESPONDERKIT_NO_FFI
      if let writable = state.writable { ffi_closure_free(writable) }
    #endif
    memory.free(state)
  }

  /// Make the function; false when there is no memory for it, or the system forbids executable memory.
  private func bind(_ state: ClosureState) -> Bool {
    #if !RESPONDERKIT_NO_FFI
      guard let prepared = state.interface.cif else { return false }
      guard let writable = ffi_closure_alloc(MemoryLayout<ffi_closure>.size, &state.code) else { return false }
      state.writable = writable
      let cif = prepared.assumingMemoryBound(to: ffi_cif.self)
      return ffi_prep_closure_loc(
        writable.assumingMemoryBound(to: ffi_closure.self), cif, { _, result, arguments, state in enterClosure(result, arguments, state) },
        state.address, state.code) == FFI_OK
    #else
      return false
    #endif
  }

  /// Run the handler, and check its result.
  fileprivate func run(_ object: Object, _ signature: Signature, _ arguments: UnsafePointer<UnsafeMutableRawPointer?>?, _ result: UnsafeMutableRawPointer) {
    guard let handler = Closure(object).handler else { return }
    guard hasStack else { return object.diagnose(.tooDeep) }
    let kept = object.keep()
    enter()
    handler(signature.result == .void ? nil : result, arguments, object.base.userdata)
    let answer = result.load(as: UInt8.self)
    if signature.result == .bool, answer > 1 {
      result.storeBytes(of: 0, as: UInt8.self)
      object.diagnose(.overrideMisbehaved, value: Double(answer))
    }
    leave()
    kept.release()
  }
}

/// The function of a closure is called: on any thread, also after the closure has ended. `room` is libffi's for the result.
private func enterClosure(_ room: UnsafeMutableRawPointer?, _ arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ raw: UnsafeMutableRawPointer?) {
  guard let state = raw?.bound(to: ClosureState.self) else { return }
  let context = state.context
  let signature = state.interface.signature
  let code = signature.result
  // After the call the state may be gone: nothing of it is used then.
  var value = RKTransform()
  withUnsafeMutablePointer(to: &value) { value in
    let value = UnsafeMutableRawPointer(value)
    let me = rkp_thread()
    if me != 0, rkp_load64(context.tokenPointer) == me || rkp_load64(context.enderPointer) == me {
      if let closure = context.liveObject(state.handle, .closures), !closure.isDying { context.run(closure, signature, UnsafePointer(arguments), value) }
    }
    guard let room else { return }
    // libffi wants integers as whole registers.
    switch code {
    case .void: break
    case .int8: room.storeBytes(of: Int(value.load(as: Int8.self)), as: Int.self)
    case .int16: room.storeBytes(of: Int(value.load(as: Int16.self)), as: Int.self)
    case .int32: room.storeBytes(of: Int(value.load(as: Int32.self)), as: Int.self)
    case .uint8, .bool: room.storeBytes(of: UInt(value.load(as: UInt8.self)), as: UInt.self)
    case .uint16: room.storeBytes(of: UInt(value.load(as: UInt16.self)), as: UInt.self)
    case .uint32: room.storeBytes(of: UInt(value.load(as: UInt32.self)), as: UInt.self)
    default: room.copyMemory(from: value, byteCount: code.width)
    }
  }
}
