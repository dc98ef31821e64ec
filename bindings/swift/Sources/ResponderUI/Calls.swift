// SPDX-License-Identifier: MIT
import CResponderKit

/// What is done about a call that the core refuses, with its sentence. A refused call has changed nothing.
///
/// By default the program ends, as UIKit's exceptions end one.
@MainActor public var refused: (_ sentence: String) -> Void = { fatalError($0) }

/// Result of a call in the core: `.OK` or what was wrong.
public typealias Status = RKStatus

/// A call that may fail for a reason outside of the program, such as a file: thrown, with the core's sentence.
public struct ResponderError: Error, CustomStringConvertible, Sendable {
  /// What was wrong.
  public let status: Status
  /// The argument, its value and the remedy.
  public let description: String
}

/// Throw what the core refuses.
func attempt(_ status: RKStatus) throws(ResponderError) {
  if status != .OK { throw ResponderError(status: status, description: lastError()) }
}

/// The core's sentence, which names functions of C, in Swift's words.
func lastError() -> String {
  spellings.reduce(String(cString: rk_last_error())) { sentence, one in
    sentence.replacing(one.c + "()", with: one.swift).replacing(one.c, with: one.swift)
  }
}

@MainActor func check(_ status: RKStatus) {
  if status != .OK { refused(lastError()) }
}

/// A value that a function stores in its last parameter.
@MainActor func value<T>(_ start: T, _ read: (inout T) -> RKStatus) -> T {
  var out = start
  check(read(&out))
  return out
}

/// A handle that a function stores in its last parameter.
@MainActor func found(_ read: (inout OpaquePointer?) -> RKStatus) -> OpaquePointer? { value(nil, read) }

@MainActor func text(_ read: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus) -> String {
  var length = 0
  check(read(nil, 0, &length))
  guard length > 0 else { return "" }
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length + 1) { buffer in
    check(read(buffer.baseAddress, length + 1, nil))
    return String(cString: buffer.baseAddress!)
  }
}

@MainActor func list(_ read: (UnsafeMutablePointer<OpaquePointer?>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus) -> [OpaquePointer] {
  var length = 0
  check(read(nil, 0, &length))
  guard length > 0 else { return [] }
  return withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: length) { buffer in
    buffer.initialize(repeating: nil)
    check(read(buffer.baseAddress, length, nil))
    return buffer.compactMap { $0 }
  }
}

/// Structs that grow at their ends: all of a list, in elements that begin as `empty`.
@MainActor func records<T>(_ empty: T, _ read: (UnsafeMutablePointer<T>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus) -> [T] {
  var count = 0
  check(read(nil, 0, &count))
  guard count > 0 else { return [] }
  var made = [T](repeating: empty, count: count)
  check(read(&made, count, &count))
  return Array(made.prefix(count))
}

/// A struct of C that knows its size.
func sized<T>(_ empty: T, _ size: WritableKeyPath<T, UInt32>) -> T {
  var made = empty
  made[keyPath: size] = UInt32(MemoryLayout<T>.size)
  return made
}

/// A Swift value that C keeps as its `userdata`, until it drops it.
final class Kept<T> {
  let value: T
  init(_ value: T) { self.value = value }

  static func out(_ value: T) -> UnsafeMutableRawPointer { Unmanaged.passRetained(Kept(value)).toOpaque() }
  static func value(_ userdata: UnsafeMutableRawPointer?) -> T { Unmanaged<Kept<T>>.fromOpaque(userdata!).takeUnretainedValue().value }
}

/// For every Kept, whatever it has.
func drop(_ userdata: UnsafeMutableRawPointer?) { Unmanaged<AnyObject>.fromOpaque(userdata!).release() }

/// Run a function of the main actor in a callback, which the core makes inside a call of the main actor's: it refuses other threads, so
/// nothing is checked here.
nonisolated func onMain<A>(_ argument: A, _ body: @MainActor (A) -> Void) {
  nonisolated(unsafe) let argument = argument
  let run: @MainActor (@MainActor (A) -> Void) -> Void = { $0(argument) }
  unsafeBitCast(run, to: ((@MainActor (A) -> Void) -> Void).self)(body)
}

/// Run a method of a Swift object in a callback. The core calls inside a call of the main actor's: it refuses other threads, so nothing is
/// checked here.
///
/// `none` is the answer where the Swift object has ended and C code keeps its core object.
nonisolated func receive<T: Object, A, R>(_ me: OpaquePointer?, _ arguments: A, none: R, _ body: @MainActor (T, A) -> R) -> R {
  nonisolated(unsafe) let (me, arguments) = (me, arguments)
  nonisolated(unsafe) var result = none
  let run: @MainActor (@MainActor (T, A) -> R) -> Void = { body in
    if let object = Objects.known(me) as? T { result = body(object, arguments) }
  }
  unsafeBitCast(run, to: ((@MainActor (T, A) -> R) -> Void).self)(body)
  return result
}
