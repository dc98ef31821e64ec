// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

/// Which object of the replaying context stands for which of the file.
///
/// A recording has the library's indexes. Here they are mostly the same, but a file may name any number.
struct ObjectTable: ~Copyable {
  /// What is known of a number of the file.
  private struct Entry {
    var file: UInt64 = 0
    var own: UInt64 = 0
    var kind: UInt64 = 0
    var isUsed = false
    var hasOwn = false
    /// There was nothing for it here: it was on its way out when the recorder started.
    var isAbsent = false
  }

  /// What is known of a number here.
  private struct Own {
    var file: UInt64 = 0
    /// The handle of the object born last; 0: not known yet.
    var handle: UInt = 0
    var births: UInt32 = 0
    var hasFile = false
    /// An event that came into being here and stands for one of those that there was nothing for: which, shows where it is named first.
    var isUnclaimed = false
  }

  private let context: UInt
  private var entries = List<Entry>()
  private var used = 0
  private var own = List<Own>()
  private var absent = 0
  private var unclaimed = 0
  /// A number of the file stands for another one here.
  private var differs = false
  /// Something was left out, for there is no memory.
  private(set) var isShort = false

  private static let otherEvent: UInt64 = 13
  /// More objects than a context has. What names a larger number is not in its own recording.
  private static let most: UInt64 = 1 << 31
  private static let indexBits = UInt(UInt.bitWidth == 64 ? 32 : 22)
  private static let indexMask = (UInt(1) << indexBits) &- 1

  init(context: OpaquePointer?) { self.context = UInt(bitPattern: context) & ~ObjectTable.indexMask }

  mutating func free() {
    entries.free()
    own.free()
  }

  // MARK: Numbers of the file

  /// Where the number stands, or belongs; there is always a free place.
  @inline(__always) private func place(_ file: UInt64) -> Int {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: (file &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while entries[place].isUsed, entries[place].file != file { place = (place + 1) & mask }
    return place
  }

  @inline(__always) private func entry(_ file: UInt64) -> Entry? {
    guard entries.count > 0 else { return nil }
    let found = entries[place(file)]
    return found.isUsed ? found : nil
  }

  private mutating func set(_ entry: Entry) {
    if (used + 1) * 2 > entries.count, !widen() {
      isShort = true
      return
    }
    let place = place(entry.file)
    if !entries[place].isUsed { used += 1 }
    if entries[place].isAbsent != entry.isAbsent { absent += entry.isAbsent ? 1 : -1 }
    entries[place] = entry
    entries[place].isUsed = true
  }

  private mutating func widen() -> Bool {
    var wider = List<Entry>()
    let size = max(entries.count * 2, 64)
    guard wider.reserve(size) else { return false }
    for _ in 0..<size { wider.append(Entry()) }
    swap(&entries, &wider)
    for index in 0..<wider.count where wider[index].isUsed { entries[place(wider[index].file)] = wider[index] }
    wider.free()
    return true
  }

  @inline(__always) private mutating func has(own number: UInt64) -> Bool {
    guard number < ObjectTable.most else { return false }
    while own.count <= Int(number) {
      guard own.append(Own()) else {
        isShort = true
        return false
      }
    }
    return true
  }

  // MARK: What comes into being

  /// An object came into being here.
  mutating func born(_ number: UInt64) {
    guard has(own: number) else { return }
    own.start![Int(number)].births += 1
    own.start![Int(number)].handle = 0
  }

  mutating func pair(file: UInt64, own number: UInt64, kind: UInt64) {
    guard has(own: number) else { return }
    if file != number { differs = true }
    set(Entry(file: file, own: number, kind: kind, hasOwn: true))
    own.start![Int(number)].file = file
    own.start![Int(number)].hasFile = true
    if own[Int(number)].isUnclaimed {
      own.start![Int(number)].isUnclaimed = false
      unclaimed -= 1
    }
  }

  /// An object of the file that there is nothing for here.
  mutating func miss(_ file: UInt64, kind: UInt64) { set(Entry(file: file, kind: kind, isAbsent: true)) }

  /// An object that the library makes when it is first needed, and made here: whether there was nothing for one of its kind so far.
  mutating func supply(_ number: UInt64, kind: UInt64) -> Bool {
    guard absent > 0 else { return false }
    var missing: UInt64?
    for index in 0..<entries.count where entries[index].isAbsent && entries[index].kind == kind { missing = min(missing ?? .max, entries[index].file) }
    guard let missing else { return false }
    // There is one for each type of them, which the file does not distinguish.
    if kind != ObjectTable.otherEvent {
      pair(file: missing, own: number, kind: kind)
    } else if has(own: number), !own[Int(number)].isUnclaimed {
      own.start![Int(number)].isUnclaimed = true
      unclaimed += 1
    }
    return true
  }

  /// An event of the file is named by a method of the program, or by a call in it; `asked` is the event here that the innermost such method was called with which is unclaimed.
  mutating func claim(_ file: UInt64, asked: borrowing List<UInt>) {
    guard unclaimed > 0, let found = entry(file), found.isAbsent, found.kind == ObjectTable.otherEvent else { return }
    var index = asked.count
    while index > 0 {
      index -= 1
      let number = asked[index] & ObjectTable.indexMask
      if number < own.count, own[Int(number)].isUnclaimed { return pair(file: file, own: UInt64(number), kind: ObjectTable.otherEvent) }
    }
  }

  // MARK: Answers

  /// Whether every number of the file is the same number here.
  @inline(__always) var isPlain: Bool { !differs && absent == 0 && unclaimed == 0 }

  @inline(__always) func areSame(file: UInt64, own number: UInt64) -> Bool {
    if file == 0 { return number == 0 }
    guard let found = entry(file) else { return false }
    return found.hasOwn && found.own == number
  }

  func isAbsent(_ file: UInt64) -> Bool { absent > 0 && entry(file)?.isAbsent == true }

  func kind(_ file: UInt64) -> UInt64? { entry(file)?.kind }

  /// The number that the file has for a number here; the same if it has none.
  func translated(_ number: UInt64) -> UInt64 { number < own.count && own[Int(number)].hasFile ? own[Int(number)].file : number }

  /// The objects of the file that have a number here, in any order: `next` is 0 at first, and grows.
  func each(_ next: inout Int) -> (number: UInt64, kind: UInt64)? {
    while next < entries.count {
      defer { next += 1 }
      if entries[next].hasOwn { return (entries[next].file, entries[next].kind) }
    }
    return nil
  }

  /// The file's number of an object here.
  mutating func file(_ handle: OpaquePointer) -> UInt64? {
    let number = UInt(bitPattern: handle) & ObjectTable.indexMask
    guard number < own.count, own[Int(number)].hasFile else { return nil }
    let file = own[Int(number)].file
    guard let found = entry(file), found.hasOwn, found.own == UInt64(number), self.handle(file) == handle else { return nil }
    return file
  }

  /// The handle of the file's object; nil if none was born with that number.
  @inline(__always) mutating func handle(_ file: UInt64) -> OpaquePointer? {
    guard let found = entry(file) else { return nil }
    // Bits that are no handle: the library refuses them.
    guard found.hasOwn else { return found.isAbsent ? OpaquePointer(bitPattern: 1) : nil }
    return handle(own: found.own)
  }

  /// The handle of the object that has a number here.
  ///
  /// A handle is the context's slot, how often the index has been given out since the context began, and the index: so it can be counted. Objects that stayed when a generation
  /// was passed over are found by asking.
  @inline(__always) mutating func handle(own number: UInt64) -> OpaquePointer? {
    guard number < own.count else { return nil }
    let known = own[Int(number)].handle
    return known != 0 ? OpaquePointer(bitPattern: known) : search(Int(number))
  }

  private mutating func search(_ number: Int) -> OpaquePointer? {
    guard own[number].births > 0 else { return nil }
    let counted = (context | UInt(number)) &+ UInt(own[number].births - 1) << ObjectTable.indexBits
    for more in 0...4 as ClosedRange<UInt> {
      guard let handle = OpaquePointer(bitPattern: counted &+ more << ObjectTable.indexBits), rk_object_is_alive(handle) else { continue }
      own.start![number].handle = UInt(bitPattern: handle)
      return handle
    }
    return OpaquePointer(bitPattern: counted)
  }
}
