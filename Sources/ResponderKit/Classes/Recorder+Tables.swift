// SPDX-License-Identifier: MIT
import CResponderKit

// Descriptors and tables of functions as a recorder writes them down. Which functions exist determines what the library will call; their addresses do not matter.

/// A struct that begins with struct_size and a reserved member; an object may follow, then nothing but pointers.
struct FunctionTable {
  private var base: UnsafeRawPointer
  private var count: Int

  static let head = 2 * MemoryLayout<UInt32>.size

  init(_ table: UnsafeRawPointer, _ size: Int) {
    base = table + FunctionTable.head
    count = (size - FunctionTable.head) / MemoryLayout<UInt>.size
  }

  private func word(_ place: Int) -> UInt { base.loadUnaligned(fromByteOffset: place * MemoryLayout<UInt>.size, as: UInt.self) }

  /// A bit for each function that is there.
  @inline(never)
  func mask() -> Int64 {
    var mask: Int64 = 0
    for k in places(count) {
      if word(k) != 0 { mask |= 1 << Int64(k) }
    }
    return mask
  }

  /// A delegate: the object that it is, or its stand-in after its end, then whether there is each function; the userdata is none.
  @inline(never)
  func writeDelegate(userdataPlace: Int, isGone: Bool, to recorder: Recorder) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { words in
      var shape = UInt64((isGone ? WordKind.object : .handle).rawValue)
      words[0] = isGone ? UInt64(Handle.contextIndex) : UInt64(word(0))
      var filled = 1
      for k in places(count, from: 1) {
        if k != userdataPlace {
          words[filled] = word(k) != 0 ? 1 : 0
          shape |= UInt64(WordKind.bool.rawValue) << UInt64(4 * filled)
          filled += 1
        }
      }
      recorder.put(shape, words.baseAddress.unsafelyUnwrapped, .list)
    }
  }
}

extension Context {
  @inline(never)
  func writeDelegate(_ object: Object, _ table: RKGestureRecognizerDelegate, isGone: Bool = false) {
    guard let recorder = beginCall(Call.gesture_recognizer_set_delegate) else { return }
    recorder.put(object: object.index)
    withUnsafeBytes(of: table) { FunctionTable($0.baseAddress.unsafelyUnwrapped, $0.count).writeDelegate(userdataPlace: 7, isGone: isGone, to: recorder) }
    recorder.end()
  }

  @inline(never)
  func writeDelegate(_ object: Object, _ table: RKScrollViewDelegate, isGone: Bool = false) {
    guard let recorder = beginCall(Call.scroll_view_set_delegate) else { return }
    recorder.put(object: object.index)
    withUnsafeBytes(of: table) { FunctionTable($0.baseAddress.unsafelyUnwrapped, $0.count).writeDelegate(userdataPlace: 14, isGone: isGone, to: recorder) }
    recorder.end()
  }
}

extension Context {
  @inline(never)
  func writeDelegate(_ object: Object, _ table: RKTextFieldDelegate, isGone: Bool = false) {
    guard let recorder = beginCall(Call.text_field_set_delegate) else { return }
    recorder.put(object: object.index)
    withUnsafeBytes(of: table) { FunctionTable($0.baseAddress.unsafelyUnwrapped, $0.count).writeDelegate(userdataPlace: 10, isGone: isGone, to: recorder) }
    recorder.end()
  }

  /// rk_class_add_action().
  @inline(never)
  func writeAction(of cls: UInt32, _ selector: UnsafePointer<CChar>, _ encoding: UnsafePointer<CChar>?, hasDrop: Bool) {
    guard let recorder = beginCall(Call.class_add_action) else { return }
    recorder.put(object: cls)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4) { words in
      words[0] = UInt64(UInt(bitPattern: selector))
      words[1] = UInt64(UInt(bitPattern: encoding))
      words[2] = 1
      words[3] = hasDrop ? 1 : 0
      recorder.put(0x3376, words.baseAddress.unsafelyUnwrapped, .list)
    }
    recorder.end()
  }
}

/// What a class or an extension is defined from, as far as a replay needs it.
struct ClassWords {
  var name: UnsafePointer<CChar>?
  var superclass: UnsafePointer<CChar>?
  var instanceSize: Int
  var hasInit: Bool
  var hasDeinit: Bool
  var hasDrop: Bool
  var outset: Double
  /// What the second names, which the function writes as a list; NULL: none.
  var actions: UnsafeRawPointer?
  var actionWriter: WordWriter
  /// Of the tables, in the order of RKClassDesc.
  var masks = ClassMasks()

  @inline(never)
  func write(to recorder: Recorder) {
    // Two texts, a whole number, two bools, five whole numbers, what a function writes, a bool, three whole numbers.
    let shape: UInt64 = 0x4443_0B44_4443_3466
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { words in
      let words = words.baseAddress.unsafelyUnwrapped
      words[0] = UInt64(UInt(bitPattern: name))
      words[1] = UInt64(UInt(bitPattern: superclass))
      words[2] = UInt64(instanceSize)
      words[3] = hasInit ? 1 : 0
      words[4] = hasDeinit ? 1 : 0
      words[10] = UInt64(UInt(bitPattern: actions))
      words[11] = UInt64(unsafeBitCast(actionWriter, to: UInt.self))
      words[12] = hasDrop ? 1 : 0
      withUnsafeBytes(of: masks) { masks in
        for k in places(ClassMasks.count) {
          words[k < 5 ? 5 + k : 8 + k] = masks.load(fromByteOffset: 8 * k, as: UInt64.self)
        }
      }
      if outset == 0 { return recorder.put(shape, words, .list) }
      recorder.put(list: 16)
      recorder.put(shape, words, .all)
      recorder.put(number: outset)
    }
  }
}

/// Which functions the tables of a class brought, a bit for each: responder, view, window, controller, application, control, gesture, scroll view.
struct ClassMasks {
  static let count = 8
  private var masks: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)

  @inline(never)
  mutating func read(_ group: Int, _ table: UnsafeRawBufferPointer) {
    self[group] = UInt64(bitPattern: FunctionTable(table.baseAddress.unsafelyUnwrapped, table.count).mask())
  }

  subscript(group: Int) -> UInt64 {
    get { withUnsafeBytes(of: masks) { $0.load(fromByteOffset: 8 * (group & 7), as: UInt64.self) } }
    set { withUnsafeMutableBytes(of: &masks) { $0.storeBytes(of: newValue, toByteOffset: 8 * (group & 7), as: UInt64.self) } }
  }
}

extension Recorder {
  /// An RKActionDesc, whose function must be there.
  func put(action selector: UnsafePointer<CChar>) {
    put(list: 2)
    put(text: selector, textLength(selector, limit: longestName))
    put(true)
  }
}
