// SPDX-License-Identifier: MIT
import CResponderKit

// What the exports share: checking, calling, mapping the error.

/// Read a property of an object into `out`; `calls`: this may call the host.
@inline(__always)
func get<R, T>(
  _ handle: OpaquePointer?, _ kinds: Kinds<R>, _ argument: Literal, _ out: UnsafeMutablePointer<T>?, calls: Bool = false,
  _ read: (R) throws(RKStatus) -> T
) -> RKStatus {
  do throws(RKStatus) {
    let object = try resolveObject(handle, kinds, argument, calls)
    let out = try required(out)
    out.pointee = try read(object)
    return .OK
  } catch {
    return error
  }
}

/// Change an object; `calls`: this may call the host.
@inline(__always)
func with<R>(
  _ handle: OpaquePointer?, _ kinds: Kinds<R>, _ argument: Literal, calls: Bool = true, _ body: (R) throws(RKStatus) -> Void
) -> RKStatus {
  do throws(RKStatus) {
    try body(try resolveObject(handle, kinds, argument, calls))
    return .OK
  } catch {
    return error
  }
}

/// A recogniser or control that is of another type than the function is for.
@inline(never)
func wrongType(_ argument: Literal, _ object: Object, _ expected: Literal) -> RKStatus {
  wrongKind(argument, object.base, object.handle, object.cls.name.unsafelyUnwrapped, expected)
}

/// The same, resolved where it is called and not in a function: for what a program does once for each view or recogniser.
@inline(__always)
func withInPlace<R>(
  _ handle: OpaquePointer?, _ kinds: Kinds<R>, _ argument: Literal, _ body: (R) throws(RKStatus) -> Void
) -> RKStatus {
  do throws(RKStatus) {
    let (context, index) = try resolveInPlace(handle, kinds.set, argument)
    try context.checkStack()
    try body(R(context.object(index)))
    return .OK
  } catch {
    return error
  }
}

@inline(__always)
func resolveObject<R>(_ handle: OpaquePointer?, _ kinds: Kinds<R>, _ argument: Literal, _ calls: Bool) throws(RKStatus) -> R {
  let (context, index) = calls ? try resolveForCall(handle, kinds.set, argument) : try resolve(handle, kinds.set, argument)
  return R(context.object(index))
}

@inline(__always)
func getFromContext<T>(
  _ handle: OpaquePointer?, _ out: UnsafeMutablePointer<T>?, calls: Bool = false, _ read: (Context) throws(RKStatus) -> T
) -> RKStatus {
  do throws(RKStatus) {
    let context = calls ? try resolveContextForCall(handle) : try resolveContext(handle)
    let out = try required(out)
    out.pointee = try read(context)
    return .OK
  } catch {
    return error
  }
}

@inline(__always)
func withContext(
  _ handle: OpaquePointer?, _ argument: Literal = "context", calls: Bool = true, _ body: (Context) throws(RKStatus) -> Void
) -> RKStatus {
  do throws(RKStatus) {
    try body(calls ? try resolveContextForCall(handle, argument) : try resolveContext(handle, argument))
    return .OK
  } catch {
    return error
  }
}

/// Texts and lists out (base.h): store the length, then check the room.
@inline(never)
func room<T>(
  _ buffer: UnsafeMutablePointer<T>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ count: Int, needed: Int
) throws(RKStatus) -> UnsafeMutablePointer<T>? {
  guard buffer != nil || capacity == 0 else {
    throw failure(.invalidArgument, "buffer", "is NULL although capacity is not 0; pass a buffer or capacity 0")
  }
  length?.pointee = count
  guard let buffer else { return nil }
  // A size_t beyond what any buffer can have arrives as a negative number.
  guard capacity < 0 || capacity >= needed else {
    throw failure(.bufferTooSmall, "capacity", .int(Int64(capacity)), "is too small; *length is the size needed")
  }
  return buffer
}

@inline(never)
func copyText(
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ write: (inout Text) -> Void
) throws(RKStatus) {
  var counted = Text(nil, 0)
  write(&counted)
  guard let buffer = try room(buffer, capacity, length, counted.length, needed: counted.length + 1) else { return }
  var text = Text(buffer, counted.length + 1)
  write(&text)
}

@inline(never)
func copyList(
  _ buffer: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ count: Int,
  _ item: (Int) -> OpaquePointer?
) throws(RKStatus) {
  guard let buffer = try room(buffer, capacity, length, count, needed: count) else { return }
  for k in places(count) {
    buffer[k] = item(k)
  }
}

/// An array of sized structs, which the caller's may be larger than; `count` receives how many were copied, or with capacity 0 how many there are.
func copyRecords<Record>(
  _ out: UnsafeMutablePointer<Record>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ available: Int, minimum: Int = MemoryLayout<Record>.size, _ record: (Int) -> Record
) throws(RKStatus) {
  let stride = try recordStride(out, capacity, count, minimum: minimum)
  guard let out, capacity != 0 else {
    count?.pointee = available
    return
  }
  let copied = capacity < 0 ? available : min(available, capacity)
  for k in places(copied) {
    let target = UnsafeMutableRawPointer(out) + k * stride
    var one = record(k)
    withUnsafeBytes(of: &one) { target.copyMemory(from: $0.baseAddress.unsafelyUnwrapped, byteCount: min(stride, $0.count)) }
    target.storeBytes(of: UInt32(stride), as: UInt32.self)
  }
  count?.pointee = copied
}

/// From one of the caller's elements to the next; 0 where none are to be written. `minimum`: the size of the first version of the struct.
func recordStride<Record>(
  _ out: UnsafeMutablePointer<Record>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, minimum: Int = MemoryLayout<Record>.size
) throws(RKStatus) -> Int {
  _ = try required(count, "count")
  if capacity == 0 { return 0 }
  guard let out else { throw nullOut() }
  let stride = claimedSize(out)
  guard stride >= minimum, stride <= 4096 else {
    throw wrongSize(out, "out.struct_size", "is not usable; initialise the first element with RK_INIT")
  }
  return stride
}

/// A text argument of 1 to 255 bytes.
func requiredText(_ text: UnsafePointer<CChar>?, _ argument: Literal) throws(RKStatus) -> UnsafePointer<CChar> {
  guard let text else { throw nullArgument(argument) }
  guard textLength(text, limit: longestName) <= longestName else {
    throw failure(.limitReached, argument, .text(text), "is longer than 255 bytes; shorten it")
  }
  return text
}

/// The class for a new object: NULL means the built-in one.
func classForNew(_ context: Context, _ cls: OpaquePointer?, _ builtIn: UInt16, _ kind: Kind) throws(RKStatus) -> Class {
  if cls == nil { return context.classData(builtIn) }
  return try checkForNew(context.classData(context.classID(ofHandle: context.object(try resolve(cls, in: context, .classes, "cls")))), kind, "cls")
}

/// A class that makes objects of this kind.
func checkForNew(_ data: Class, _ kind: Kind, _ argument: Literal) throws(RKStatus) -> Class {
  guard !data.has(ClassData.layer | ClassData.retired) else {
    throw failure(.invalidArgument, argument, .text(data.name.unsafelyUnwrapped), "makes no objects: it is an extension, or a class of a plugin that is off")
  }
  guard data.kind == kind else {
    throw failure(.invalidArgument, argument, .text(data.name.unsafelyUnwrapped), "makes objects of another kind; see the function's comment")
  }
  return data
}
