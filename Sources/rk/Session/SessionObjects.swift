// SPDX-License-Identifier: MIT
import CResponderKit

/// Kinds of objects as a recording numbers them.
enum SessionBirth {
  private static let names = [
    "object", "responder", "view", "window", "view controller", "application", "recogniser", "control", "scroll view", "touch", "event of touches", "press",
    "event of presses", "event", "timer", "class", "closure", "plugin",
  ]

  static func name(_ kind: UInt64) -> String { kind < UInt64(names.count) ? names[Int(kind)] : "object of kind \(kind)" }
}

/// Which object of the replaying context stands for which of the file.
struct SessionObjects {
  private let context: UInt
  private var own: [UInt64: UInt64] = [:]
  /// The way back.
  private var inFile: [UInt64: UInt64] = [:]
  private var births: [UInt64: UInt] = [:]
  private var kinds: [UInt64: UInt64] = [:]
  /// Those that there was nothing for here: they were on their way out when the recorder started.
  private(set) var absent: Set<UInt64> = []
  /// Events that came into being here and stand for one of those that there was nothing for: which, shows where it is named first.
  private var unclaimed: Set<UInt64> = []
  private static let otherEvent: UInt64 = 13

  init(context: OpaquePointer?) { self.context = UInt(bitPattern: context) }

  /// An object came into being here.
  mutating func born(_ number: UInt64) { births[number, default: 0] += 1 }

  mutating func pair(file: UInt64, own number: UInt64, kind: UInt64) {
    own[file] = number
    inFile[number] = file
    kinds[file] = kind
    absent.remove(file)
    unclaimed.remove(number)
  }

  mutating func miss(_ file: UInt64, kind: UInt64) {
    own[file] = nil
    kinds[file] = kind
    absent.insert(file)
  }

  /// An object that the library makes when it is first needed, and made here: whether there was nothing for one of its kind so far.
  mutating func supply(_ number: UInt64, kind: UInt64) -> Bool {
    guard let missing = absent.filter({ kinds[$0] == kind }).min() else { return false }
    // There is one for each type of them, which the file does not distinguish.
    if kind == SessionObjects.otherEvent { unclaimed.insert(number) } else { pair(file: missing, own: number, kind: kind) }
    return true
  }

  /// An event of the file is named by a method of the program, or by a call in it. `asked` are the events here that such methods were called with, the last one last.
  mutating func claim(_ file: UInt64, asked: [OpaquePointer]) {
    guard !unclaimed.isEmpty, absent.contains(file), kinds[file] == SessionObjects.otherEvent else { return }
    let number = asked.last { unclaimed.contains(SessionObjects.number($0)) }.map(SessionObjects.number)
    if let number { pair(file: file, own: number, kind: SessionObjects.otherEvent) }
  }

  private static func number(_ handle: OpaquePointer) -> UInt64 { UInt64(UInt(bitPattern: handle) & 0xFFFF_FFFF) }

  func areSame(file: UInt64, own number: UInt64) -> Bool { file == 0 ? number == 0 : own[file] == number }

  func kind(_ file: UInt64) -> UInt64? { kinds[file] }

  /// The objects of the file that have a number here, with their kinds.
  var all: [(number: UInt64, kind: UInt64)] { own.keys.map { ($0, kinds[$0] ?? 0) } }

  /// A value that this library wrote, with the numbers of the file.
  func translated(_ value: SessionValue) -> SessionValue {
    switch value {
    case .object(let number): return .object(inFile[number] ?? number)
    case .list(let values): return .list(values.map(translated))
    default: return value
    }
  }

  /// The file's number of an object here.
  func file(_ handle: OpaquePointer) -> UInt64? {
    let number = SessionObjects.number(handle)
    return inFile[number].flatMap { own[$0] == number && self.handle($0) == handle ? $0 : nil }
  }

  /// The handle of the file's object; nil if none was born with that number.
  ///
  /// A recording has indexes. A handle is the context's slot, how often the index has been given out since the context began, and the index: so it can be counted. Objects that
  /// stayed when a generation was passed over are found by asking.
  func handle(_ file: UInt64) -> OpaquePointer? {
    // Bits that are no handle: the library refuses them.
    guard let number = own[file] else { return absent.contains(file) ? OpaquePointer(bitPattern: 1) : nil }
    return handle(own: number)
  }

  /// The handle of the object that has a number here.
  func handle(own number: UInt64) -> OpaquePointer? {
    guard let count = births[number], number < 0xFFFF_FFFF else { return nil }
    let first = (context & ~0xFFFF_FFFF) | UInt(number)
    let counted = first + (count - 1) << 32
    if rk_object_is_alive(OpaquePointer(bitPattern: counted)) { return OpaquePointer(bitPattern: counted) }
    for more in 1...4 as ClosedRange<UInt> {
      if let handle = OpaquePointer(bitPattern: counted + more << 32), rk_object_is_alive(handle) { return handle }
    }
    return OpaquePointer(bitPattern: counted)
  }
}
