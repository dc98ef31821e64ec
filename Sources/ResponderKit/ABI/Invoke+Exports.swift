// SPDX-License-Identifier: MIT
import CResponderKit

// invoke.h

@_cdecl("rk_class_add_action") @implementation public func rk_class_add_action(_ cls: RKClassRef?, _ desc: UnsafePointer<RKTypedActionDesc>?) -> RKStatus {
  with(cls, .classes, "cls") { (o) throws(RKStatus) in
    let context = o.context
    guard let desc else { throw nullArgument("desc") }
    var read = RKTypedActionDesc()
    try readSized(desc, into: &read, minimum: MemoryLayout<RKTypedActionDesc>.size, "desc.struct_size")
    try requireZero(Int64(read.reserved), "desc.reserved")
    let selector = try requiredText(read.selector, "desc.selector")
    guard selector[0] != 0 else { throw failure(.invalidArgument, "desc.selector", "is empty; name the action") }
    let signature = try readEncoding(read.encoding, atMost: Signature.mostOfAction, "desc.encoding")
    guard signature.count == arity(selector) else {
      throw failure(.encoding, "desc.encoding", .int(Int64(signature.count)), "is not the number of the selector's colons; each argument but receiver and userdata has one")
    }
    guard let function = read.function, let complete = signature.ofAction else { throw nullArgument("desc.function") }
    try context.add(selector, complete, function, read, to: context.classData(context.classID(ofHandle: o)))
  }
}

extension Context {
  fileprivate func add(
    _ selector: UnsafePointer<CChar>, _ complete: Signature, _ function: @convention(c) () -> Void, _ desc: RKTypedActionDesc, to cls: Class
  ) throws(RKStatus) {
    try notEnding()
    guard !cls.isOff else { throw failure(.notFound, "cls", "has been taken away, or is a class of a plugin that is off") }
    let known = interned(selector)
    guard known == 0 || !hasOwnAction(cls, known) else {
      throw failure(.alreadyExists, "desc.selector", .text(selector), "is an action of this class already; add it to a subclass or an extension")
    }
    if isRecording { writeAction(of: cls.handle, selector, desc.encoding, hasDrop: desc.drop != nil) }
    let interface = try interface(complete)
    let number = intern(selector)
    guard number != 0 else { throw noMemory() }
    var action = ClassAction(selector: number, typed: unsafeBitCast(function, to: UnsafeRawPointer.self), interface)
    action.userdata = desc.userdata
    action.drop = desc.drop
    try addAction(cls, action)
  }

  /// The action that an object has for a selector, whatever its arguments.
  fileprivate func action(of object: Object, _ selector: UnsafePointer<CChar>?) throws(RKStatus) -> FoundAction? {
    let selector = try requiredText(selector, "selector")
    guard selector[0] != 0 else { throw failure(.invalidArgument, "selector", "is empty; name the action") }
    return anyAction(object.base.classID, interned(selector))
  }

  fileprivate func requiredAction(of object: Object, _ selector: UnsafePointer<CChar>?) throws(RKStatus) -> FoundAction {
    if let found = try action(of: object, selector) { return found }
    throw notAnAction(selector.unsafelyUnwrapped, object.base, object.cls.name.unsafelyUnwrapped)
  }
}

@_cdecl("rk_object_responds_to") @implementation public func rk_object_responds_to(_ object: RKObjectRef?, _ selector: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(object, .instances, "object", out) { (o) throws(RKStatus) in try o.context.action(of: o, selector) != nil }
}

@_cdecl("rk_object_get_action_encoding") @implementation public func rk_object_get_action_encoding(_ object: RKObjectRef?, _ selector: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(object, .instances, "object", calls: false) { (o) throws(RKStatus) in
    let context = o.context
    let signature = try context.signature(of: try context.requiredAction(of: o, selector))
    try copyText(buffer, capacity, length) { $0.add(signature) }
  }
}

@_cdecl("rk_invoke") @implementation public func rk_invoke(_ receiver: RKObjectRef?, _ selector: UnsafePointer<CChar>?, _ encoding: UnsafePointer<CChar>?, _ arguments: UnsafePointer<UnsafeMutableRawPointer?>?, _ result: UnsafeMutableRawPointer?) -> RKStatus {
  with(receiver, .instances, "receiver") { (o) throws(RKStatus) in
    let context = o.context
    let found = try context.requiredAction(of: o, selector)
    if let encoding { try context.check(encoding, of: found) }
    try context.invoke(found, on: o, arguments, result, encoding: encoding)
  }
}

@_cdecl("rk_closure_create") @implementation public func rk_closure_create(_ context: RKContextRef?, _ encoding: UnsafePointer<CChar>?, _ handler: RKClosureHandler?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, _ out: UnsafeMutablePointer<RKClosureRef?>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    let signature = try readEncoding(encoding, atMost: Signature.most, "encoding")
    guard let handler else { throw nullArgument("handler") }
    let out = try required(out)
    context.recorded(Call.closure_create, LongText(text: encoding), true, drop != nil)
    out.pointee = try context.makeClosure(signature, handler, userdata, drop).pointer
  }
}

@_cdecl("rk_closure_get_function") @implementation public func rk_closure_get_function(_ closure: RKClosureRef?, _ out: UnsafeMutablePointer<(@convention(c) () -> Void)?>?) -> RKStatus {
  get(closure, .closures, "closure", out) { o in
    unsafeBitCast(Closure(o).state?.code, to: (@convention(c) () -> Void)?.self)
  }
}
