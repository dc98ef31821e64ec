// SPDX-License-Identifier: MIT
import CResponderKit

// Arguments of calls as words.

/// A handle or a text, which may be NULL.
extension Optional: Argument where Wrapped: PointerArgument {
  @inline(__always) static var shape: UInt64 { Wrapped.shape }
  @inline(__always) func word(_ place: Int) -> UInt64 { self.map { UInt64($0.bits) } ?? 0 }
}

protocol PointerArgument {
  static var shape: UInt64 { get }
  var bits: UInt { get }
}

extension OpaquePointer: PointerArgument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.handle.rawValue) }
  @inline(__always) var bits: UInt { UInt(bitPattern: self) }
}

extension UnsafePointer: PointerArgument where Pointee == CChar {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.text.rawValue) }
  @inline(__always) var bits: UInt { UInt(bitPattern: self) }
}

extension UnsafePointer: Argument where Pointee == CChar {
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(bits) }
}

extension Bool: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.bool.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { self ? 1 : 0 }
}

extension Double: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.number.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { bitPattern }
}

extension Int64: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.whole.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(bitPattern: Int64(self)) }
}

extension Int: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.whole.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(bitPattern: Int64(self)) }
}

extension Int32: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.whole.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(bitPattern: Int64(self)) }
}

extension UInt32: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.whole.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(self) }
}

extension UInt64: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.whole.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(self) }
}

extension RKPoint: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.number.rawValue) * 0x11 }
  @inline(__always) static var words: Int { 2 }
  @inline(__always) func word(_ place: Int) -> UInt64 { (place == 0 ? x : y).bitPattern }
}

extension RKSize: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.number.rawValue) * 0x11 }
  @inline(__always) static var words: Int { 2 }
  @inline(__always) func word(_ place: Int) -> UInt64 { (place == 0 ? width : height).bitPattern }
}

extension RKRect: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.number.rawValue) * 0x1111 }
  @inline(__always) static var words: Int { 4 }
  @inline(__always) func word(_ place: Int) -> UInt64 { place < 2 ? origin.word(place) : size.word(place - 2) }
}

extension RKEdgeInsets: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.number.rawValue) * 0x1111 }
  @inline(__always) static var words: Int { 4 }
  @inline(__always) func word(_ place: Int) -> UInt64 { (place < 2 ? place == 0 ? top : left : place == 2 ? bottom : right).bitPattern }
}

extension RKTransform: Argument {
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.number.rawValue) * 0x111111 }
  @inline(__always) static var words: Int { 6 }
  @inline(__always) func word(_ place: Int) -> UInt64 { (place < 2 ? place == 0 ? a : b : place < 4 ? place == 2 ? c : d : place == 4 ? tx : ty).bitPattern }
}

/// An object by its number.
struct Numbered: Argument {
  var index: UInt32

  @inline(__always) init(_ index: UInt32) { self.index = index }
  @inline(__always) init<O: ObjectReference>(_ object: O) { self.index = object.base.index }
  /// 0 stands for none.
  @inline(__always) init<O: ObjectReference>(_ object: O?) { self.index = object.number }
  @inline(__always) static var shape: UInt64 { UInt64(WordKind.object.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(index) }
}

/// An array of objects with its count; it has been checked.
struct ObjectList: Argument {
  var objects: UnsafePointer<OpaquePointer?>
  var count: Int

  @inline(__always) static var shape: UInt64 { UInt64(WordKind.handles.rawValue) }
  @inline(__always) static var words: Int { 2 }
  @inline(__always) func word(_ place: Int) -> UInt64 { place == 0 ? UInt64(UInt(bitPattern: objects)) : UInt64(count) }
}

/// An array of numbers, or of structs that are made of them.
struct NumberList: Argument {
  var numbers: UnsafePointer<Double>
  var count: Int

  @inline(__always) static var shape: UInt64 { UInt64(WordKind.numbers.rawValue) }
  @inline(__always) static var words: Int { 2 }
  @inline(__always) func word(_ place: Int) -> UInt64 { place == 0 ? UInt64(UInt(bitPattern: numbers)) : UInt64(count) }
}

/// Something that a function writes; it is there as long as the call takes.
struct Described: Argument {
  var address: UnsafeRawPointer?
  var writer: WordWriter

  @inline(__always) static var shape: UInt64 { UInt64(WordKind.described.rawValue) }
  @inline(__always) static var words: Int { 2 }
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(place == 0 ? UInt(bitPattern: address) : unsafeBitCast(writer, to: UInt.self)) }
}

/// A text that may be longer than names are; it has been checked.
struct LongText: Argument {
  var text: UnsafePointer<CChar>?

  @inline(__always) static var shape: UInt64 { UInt64(WordKind.longText.rawValue) }
  @inline(__always) func word(_ place: Int) -> UInt64 { UInt64(UInt(bitPattern: text)) }
}
