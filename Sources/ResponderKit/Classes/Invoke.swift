// SPDX-License-Identifier: MIT
import CResponderKit

#if !RESPONDERKIT_NO_FFI
  import CFFI
#endif

// Calling actions: with the sender and the event (SPEC 135), or with any arguments.

extension Context {
  typealias FoundAction = (action: ClassAction, cls: Class)

  // MARK: Registering

  func addAction(_ cls: Class, _ action: ClassAction) throws(RKStatus) {
    guard cls.actions.count < 65_536 else {
      throw failure(.limitReached, "cls", "has 65536 actions; no more can be added")
    }
    guard cls.makeContent(memory), cls.actions.append(action, memory) else { throw noMemory() }
  }

  func hasOwnAction(_ cls: Class, _ selector: UInt32) -> Bool {
    for action in cls.actions {
      if action.selector == selector { return true }
    }
    return false
  }

  /// The class ends, or what was laid over a class goes: its actions are gone. Whether a `drop` was called.
  func dropActions(of cls: Class) -> Bool {
    var found = false
    // One at a time: a `drop` may add others.
    while !cls.actions.isEmpty {
      let action = cls.actions[cls.actions.count - 1]
      cls.actions.removeLast()
      if action.drop != nil { found = true }
      callDrop(action.drop, action.userdata)
    }
    return found
  }

  /// What an action takes and returns, without receiver and userdata.
  func signature(of found: FoundAction) throws(RKStatus) -> Signature {
    if let interface = found.action.interface { return interface.signature.betweenReceiverAndUserdata }
    var signature = Signature()
    var k = try plainArity(found.action)
    while k > 0 {
      _ = signature.append(.object)
      k -= 1
    }
    return signature
  }

  /// Refuse a caller's encoding that is not the action's. One that was the same before need not be read again.
  func check(_ encoding: UnsafePointer<CChar>, of found: FoundAction) throws(RKStatus) {
    if let spelled = found.action.interface?.spelled, sameText(spelled, encoding) { return }
    let given = try readEncoding(encoding, atMost: Signature.mostOfAction, "encoding")
    let registered = try signature(of: found)
    guard given == registered else { throw mismatch(given, registered) }
    guard let interface = found.action.interface else { return }
    let length = textLength(encoding, limit: InterfaceRecord.longestSpelled)
    guard length <= InterfaceRecord.longestSpelled else { return }
    if interface.spelled == nil { interface.spelled = memory.allocate(CChar.self, InterfaceRecord.longestSpelled + 1) }
    interface.spelled?.update(from: encoding, count: length + 1)
  }

  /// How many handles an action takes that came with its class.
  private func plainArity(_ action: ClassAction) throws(RKStatus) -> Int {
    let text = text(action.selector)
    let count = arity(text)
    guard count <= 2 else {
      throw failure(.encoding, "selector", .text(text), "names an action without encoding and with more than two colons; add it with rk_class_add_action")
    }
    return count
  }

  // MARK: Sending

  /// Call an action that sendAction may call. Arguments beyond the selector's are NULL. Its result is ignored.
  @_optimize(speed)
  func send(_ found: FoundAction, to receiver: OpaquePointer?, _ sender: OpaquePointer?, _ event: OpaquePointer?) {
    let function = found.action.function
    guard let interface = found.action.interface else {
      return unsafeBitCast(function, to: ActionFunction.self)(receiver, sender, event, found.cls.userdata)
    }
    let userdata = found.action.userdata
    switch interface.shape {
    case .alone: unsafeBitCast(function, to: WithoutSender.self)(receiver, userdata)
    case .sender: unsafeBitCast(function, to: WithSender.self)(receiver, sender, userdata)
    case .senderAndEvent: unsafeBitCast(function, to: ActionFunction.self)(receiver, sender, event, userdata)
    case .handles:
      var sender = sender
      var event = event
      var result = RKTransform()
      withUnsafeMutablePointer(to: &sender) { sender in
        withUnsafeMutablePointer(to: &event) { event in
          var addresses: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) = (UnsafeMutableRawPointer(sender), UnsafeMutableRawPointer(event))
          withUnsafeMutablePointer(to: &addresses) {
            let arguments = UnsafeRawPointer($0).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
            callForeign(interface, function, receiver, arguments, userdata, &result)
          }
        }
      }
    case .other: break
    }
  }

  private typealias WithoutSender = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  private typealias WithSender = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  /// `result` has room for the largest of them, and for a register.
  private func callForeign(
    _ interface: Interface, _ function: UnsafeRawPointer, _ receiver: OpaquePointer?,
    _ arguments: UnsafePointer<UnsafeMutableRawPointer?>?, _ userdata: UnsafeMutableRawPointer?, _ result: UnsafeMutableRawPointer
  ) {
    #if !RESPONDERKIT_NO_FFI
      let prepared = interface.cif.unsafelyUnwrapped.assumingMemoryBound(to: rkffi_prepared.self)
      rkffi_call(prepared, function, UnsafeMutableRawPointer(receiver), arguments, UInt32(interface.signature.count - 2), userdata, result)
    #endif
  }

  // MARK: Invoking

  /// Call an action with arguments of its signature; `result` receives as many bytes as the result's type has.
  func invoke(
    _ found: FoundAction, on receiver: Object, _ arguments: UnsafePointer<UnsafeMutableRawPointer?>?, _ result: UnsafeMutableRawPointer?, encoding: UnsafePointer<CChar>?
  ) throws(RKStatus) {
    let interface = found.action.interface
    let count: Int
    if let interface { count = interface.signature.count - 2 } else { count = try plainArity(found.action) }
    if count > 0 {
      guard let arguments else { throw nullArgument("arguments") }
      for k in places(count) {
        try check(arguments[k], interface?.code(k + 1) ?? .object, k)
      }
    }
    guard hasStack else { throw failure(.tooDeep, "stack", "has no room left for the action; end the recursion") }
    let me = receiver.pointer
    recorded(Call.invoke, me, text(found.action.selector), LongText(text: encoding))
    var fault: Int32 = 0
    let keptReceiver = receiver.keep()
    receiver.begin(actionOf: found.cls)
    if let interface, interface.shape == .handles || interface.shape == .other {
      let code = interface.signature.result
      var value = RKTransform()
      withUnsafeMutablePointer(to: &value) { value in
        let value = UnsafeMutableRawPointer(value)
        callForeign(interface, found.action.function, me, arguments, found.action.userdata, value)
        narrow(value, code)
        if !isSound(value, code) || (found.cls.plugin != 0 && isNaN(value, code)) {
          fault = misbehaved(found, receiver, code, value)
          value.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<RKTransform>.size)
        }
        result?.copyMemory(from: value, byteCount: code.width)
      }
    } else {
      send(found, to: me, handle(at: 0, arguments, count), handle(at: 1, arguments, count))
    }
    end(actionOf: found.cls, fault)
    keptReceiver.release()
  }

  private func handle(at place: Int, _ arguments: UnsafePointer<UnsafeMutableRawPointer?>?, _ count: Int) -> OpaquePointer? {
    place < count ? OpaquePointer(bitPattern: arguments?[place]?.loadUnaligned(as: UInt.self) ?? 0) : nil
  }

  private func check(_ argument: UnsafeMutableRawPointer?, _ code: TypeCode, _ place: Int) throws(RKStatus) {
    guard let argument else {
      throw failure(.invalidArgument, "argument", .int(Int64(place)), "is a NULL address; give the address of each value, of a NULL handle too")
    }
    if isSound(argument, code) { return }
    switch code {
    case .object: _ = try resolve(OpaquePointer(bitPattern: argument.loadUnaligned(as: UInt.self)), in: self, .all, "argument")
    case .bool: throw failure(.invalidArgument, "argument", .int(Int64(place)), "is a bool that is neither 0 nor 1; pass one of them")
    default: throw failure(.invalidArgument, "argument", .int(Int64(place)), "has a NaN in it; pass numbers")
    }
  }

  /// Whether a value is one that its type may have.
  private func isSound(_ value: UnsafeRawPointer, _ code: TypeCode) -> Bool {
    switch code {
    case .bool: return value.load(as: UInt8.self) <= 1
    case .object:
      let bits = value.loadUnaligned(as: UInt.self)
      return bits == 0 || live(bits, .all) != 0 || bits == UInt(bitPattern: contextPointer)
    default:
      for k in places(code.doubles) {
        if value.loadUnaligned(fromByteOffset: k * 8, as: Double.self).isNaN { return false }
      }
      return true
    }
  }

  /// A plain number: a host's own may be NaN.
  private func isNaN(_ value: UnsafeRawPointer, _ code: TypeCode) -> Bool {
    switch code {
    case .float: value.load(as: Float.self).isNaN
    case .double: value.load(as: Double.self).isNaN
    default: false
    }
  }

  /// libffi returns integers that are narrower than a register as a whole register: put the value where a pointer to its type finds it.
  private func narrow(_ value: UnsafeMutableRawPointer, _ code: TypeCode) {
    let whole = value.load(as: UInt.self)
    switch code {
    case .int8, .uint8, .bool: value.storeBytes(of: UInt8(truncatingIfNeeded: whole), as: UInt8.self)
    case .int16, .uint16: value.storeBytes(of: UInt16(truncatingIfNeeded: whole), as: UInt16.self)
    case .int32, .uint32: value.storeBytes(of: UInt32(truncatingIfNeeded: whole), as: UInt32.self)
    default: break
    }
  }

  /// An action returned an invalid result: a plugin's fault, or a diagnostic. `value` is the bool, or 0 for an invalid object, 1 for NaN.
  private func misbehaved(_ found: FoundAction, _ receiver: Object, _ code: TypeCode, _ value: UnsafeRawPointer) -> Int32 {
    guard found.cls.plugin != 0 else {
      diagnose(.overrideMisbehaved, receiver.isFree ? nil : receiver, value: code == .bool ? Double(value.load(as: UInt8.self)) : code == .object ? 0 : 1)
      return 0
    }
    switch code {
    case .bool: return RKPluginFault.returnedBadBool.rawValue
    case .object: return badObject(value.loadUnaligned(as: UInt.self))
    default: return RKPluginFault.returnedNaN.rawValue
    }
  }
}

/// How many arguments a selector takes: its colons (SPEC 137).
func arity(_ selector: UnsafePointer<CChar>) -> Int {
  var count = 0
  var k = 0
  while selector[k] != 0 {
    if selector[k] == CChar(bitPattern: UInt8(ascii: ":")) { count += 1 }
    k += 1
  }
  return count
}
