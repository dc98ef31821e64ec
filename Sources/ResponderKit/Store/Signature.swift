// SPDX-License-Identifier: MIT
import CResponderKit

// Signatures of C functions as plain data; Classes/Encoding.swift reads and writes them as text.

/// A type that a value of a signature can have.
enum TypeCode: UInt8 {
  case void = 0
  case int8, uint8, int16, uint16, int32, uint32, int64, uint64
  case float, double, bool
  case text, selector, object, pointer
  case point, size, rect, transform

  /// Bytes of a value.
  var width: Int {
    switch self {
    case .void: 0
    case .int8, .uint8, .bool: 1
    case .int16, .uint16: 2
    case .int32, .uint32, .float: 4
    case .int64, .uint64, .double: 8
    case .text, .selector, .object, .pointer: MemoryLayout<UnsafeRawPointer>.size
    case .point, .size: 16
    case .rect: 32
    case .transform: 48
    }
  }

  /// Doubles that a struct is made of; 0 for what is none.
  var doubles: Int {
    switch self {
    case .point, .size: 2
    case .rect: 4
    case .transform: 6
    default: 0
    }
  }
}

/// A result and at most 18 arguments, in one value that can be compared at once. What is not used is `void`.
struct Signature {
  /// The arguments, in the last place the result.
  private var codes = SIMD32<UInt8>()
  private(set) var count = 0

  /// Of a complete C signature, receiver and userdata included.
  static let most = 18
  /// Of an action: what fits between receiver and userdata.
  static let mostOfAction = 16
  private static let resultPlace = 31

  var result: TypeCode {
    get { Signature.code(codes[Signature.resultPlace]) }
    set { codes[Signature.resultPlace] = newValue.rawValue }
  }

  /// The argument of that place; `void` where there is none.
  subscript(place: Int) -> TypeCode { place >= 0 && place < Signature.most ? Signature.code(codes[place]) : .void }

  /// The bytes are raw values: nothing else is ever stored.
  @inline(__always) static func code(_ byte: UInt8) -> TypeCode { unsafeBitCast(byte, to: TypeCode.self) }

  /// false if there are 18 already.
  @_optimize(speed)
  mutating func append(_ code: TypeCode) -> Bool {
    guard count < Signature.most else { return false }
    codes[count] = code.rawValue
    count += 1
    return true
  }

  static func == (a: Signature, b: Signature) -> Bool { a.count == b.count && a.codes == b.codes }

  /// The C function behind an action: receiver, arguments, userdata. nil if they are too many.
  var ofAction: Signature? {
    var complete = Signature()
    complete.result = result
    var fits = complete.append(.object)
    var k = 0
    while k < count {
      fits = complete.append(self[k]) && fits
      k += 1
    }
    return complete.append(.pointer) && fits ? complete : nil
  }

  /// The reverse: what is between receiver and userdata.
  var betweenReceiverAndUserdata: Signature {
    var inner = Signature()
    inner.result = result
    var k = 1
    while k + 1 < count {
      _ = inner.append(self[k])
      k += 1
    }
    return inner
  }
}

/// A signature that is ready for calls; kept once for each in a context, until that ends.
struct InterfaceRecord {
  /// Complete: of an action receiver and userdata too. The first member: see `code`.
  var signature: Signature
  /// libffi's, with the array of types behind it; nil where libffi is not needed or not there.
  var cif: UnsafeMutableRawPointer?
  /// What an action of this signature is to sendAction.
  var shape = Shape.other
  /// How a caller wrote the action's part of it last, so that it need not be read again.
  var spelled: UnsafeMutablePointer<CChar>?

  static let longestSpelled = 127

  enum Shape: UInt8 {
    /// v, v@, v@@: called as C functions.
    case alone, sender, senderAndEvent
    /// At most two handles, with a result: called through libffi.
    case handles
    /// Not for sendAction.
    case other
  }
}

extension Interface {
  /// The type of an argument, without a copy of the whole signature.
  @inline(__always) func code(_ place: Int) -> TypeCode {
    place < Signature.most ? Signature.code(UnsafeRawPointer(record).load(fromByteOffset: place, as: UInt8.self)) : .void
  }
}

/// What the function of a closure belongs to. It outlives the closure's record: see Classes/Closure.swift.
struct ClosureStateRecord {
  var context: Context
  var handle: UInt = 0
  var interface: Interface
  /// libffi's: where it is written, and where it is called.
  var writable: UnsafeMutableRawPointer?
  var code: UnsafeMutableRawPointer?
  /// The next one that was released.
  var next: ClosureState?
}

struct ClosureRecord {
  var header = HeaderRecord()
  var handler: RKClosureHandler?
  var state: ClosureState?
}
