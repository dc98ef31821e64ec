// SPDX-License-Identifier: MIT
import CResponderKit

// The way back: objects that exist, as a file would describe them. For writers of scenarios.

/// Words that files use for numbers of the ABI; the place of a word is the number, or the bit.
package enum ScenarioWords {
  package static var touchTypes: [String] { Words.touchTypes }
  package static var phases: [String] { ["began", "changed", "ended", "cancelled"] }
  package static var pressTypes: [(type: RKPressType, word: String)] {
    var list: [(type: RKPressType, word: String)] = []
    for bit in 0..<64 as Range<Int32> {
      guard let type = RKPressType(rawValue: bit), case .array(let words) = PressType.value(of: 1 << UInt64(bit)), case .string(let word)? = words.first else { continue }
      list.append((type, word))
    }
    return list
  }

  /// nil: a number that is no unit.
  package static func unit(_ unit: RKUnit) -> String? { EnumWords.units.first { $0.value == unit.rawValue }?.word }

  package static func remote(_ subtype: Int32) -> String { RemoteWord.name(of: subtype) }

  /// Modifier keys, as a list of words.
  package static func modifiers(_ flags: UInt32) -> Value { maskValue(flags >> 16, Modifiers.words) }

  /// Control events, likewise.
  package static func controlEvents(_ mask: UInt32) -> Value {
    if mask == ControlEvent.all { return .array([.string("allEvents")]) }
    var list: [Value] = []
    for word in ControlEvent.words {
      let reader = Reader(value: .array([.string(word)]), path: .root)
      if let bit = try? ControlEvent.read(reader), mask & bit != 0 { list.append(.string(word)) }
    }
    return .array(list)
  }
}

extension ScenarioWords {
  package static func press(_ press: OpaquePointer?) -> String { PressType.name(of: press) }

  /// The control events of a mask as log lines name them, lowest bit first.
  package static func eventNames(_ mask: UInt32) -> [String] { ControlEvent.names(in: mask) }

  /// The file's value of a property that was set to these numbers, a flag being 0 or 1; nil for one that it cannot set so.
  package static func setting(_ name: String, _ numbers: [Double]) -> Value? {
    guard let property = Property(rawValue: name), property.isSettable, let first = numbers.first, numbers.allSatisfy({ $0.isFinite }) else { return nil }
    let whole = Int64(exactly: first)
    switch property.shape {
    case .bool: return .bool(first != 0)
    case .number: return numbers.count == 1 ? .number(first) : nil
    // Greater ones have no exact number in a file.
    case .integer, .buttons: return numbers.count == 1 && first.magnitude < 9_007_199_254_740_992 ? .number(first) : nil
    case .point, .size: return numbers.count == 2 ? .numbers(numbers) : nil
    case .rect, .insets: return numbers.count == 4 ? .numbers(numbers) : nil
    case .transform: return numbers.count == 6 ? .numbers(numbers) : nil
    case .words(let words): return whole.flatMap { UInt32(exactly: $0) }.map { maskValue($0, words) }
    case .word(let words): return whole.flatMap { Int(exactly: $0) }.flatMap { words.indices.contains($0) ? .string(words[$0]) : nil }
    case .pressTypes: return whole.flatMap { UInt64(exactly: $0) }.map { PressType.value(of: $0) }
    case .decelerationRate:
      return whole.flatMap { Int32(exactly: $0) }.flatMap { RKScrollViewDecelerationRate(rawValue: $0) }.map { DecelerationRate.value(of: $0) }
    default: return nil
    }
  }
}

/// Describes objects of a context by what distinguishes them from new ones.
package final class Describer {
  /// New objects to compare with, and their properties.
  private var scratch: OpaquePointer?
  private var plain: [String: [String: Value]] = [:]

  package init() { _ = rk_context_create(nil, &scratch) }

  deinit { _ = rk_context_destroy(scratch) }

  /// The library's own class that an object is of, or inherits from.
  package static func builtIn(_ object: OpaquePointer?) -> String {
    let known = Node.viewClasses + ["Window"] + Controller.classes + RecognizerType.allCases.map { $0.className }
    var cls: OpaquePointer?
    var status = rk_object_get_class(object, &cls)
    while status == .OK, let present = cls {
      let name = text { rk_class_get_name(present, $0, $1, $2) }.text
      if known.contains(name) { return name }
      status = rk_class_get_superclass(present, &cls)
    }
    return ""
  }

  /// The word for a recogniser's type.
  package static func type(ofRecognizer className: String) -> String {
    RecognizerType.allCases.first { $0.className == className }?.rawValue ?? RecognizerType.custom.rawValue
  }

  /// A view as a node: the properties that differ from those of a new view of its class.
  package func node(_ view: OpaquePointer?, _ className: String) -> [Value.Member] {
    var members = different(view, className, nodeProperties(className))
    // A frame, which people prefer, where it is exactly equivalent.
    if let frame = frame(view), !members.contains(where: { ["transform", "anchorPoint"].contains($0.key) }) {
      members.removeAll { ["bounds", "center"].contains($0.key) }
      members.insert(Value.Member(key: "frame", value: value(frame)), at: 0)
    }
    return members
  }

  /// The frame of a view whose bounds begin at 0, if it gives its bounds and centre back to the last bit.
  private func frame(_ view: OpaquePointer?) -> RKRect? {
    var (bounds, center, frame) = (RKRect(), RKPoint(), RKRect())
    guard rk_view_get_bounds(view, &bounds) == .OK, rk_view_get_center(view, &center) == .OK, rk_view_get_frame(view, &frame) == .OK else { return nil }
    let size = frame.size
    let isSame = bounds.origin.x == 0 && bounds.origin.y == 0 && bounds.size.width == size.width && bounds.size.height == size.height
      && frame.origin.x + size.width * 0.5 == center.x && frame.origin.y + size.height * 0.5 == center.y
    return isSame ? frame : nil
  }

  /// The same of a recogniser.
  package func recognizer(_ recognizer: OpaquePointer?, _ className: String) -> [Value.Member] {
    let type = RecognizerType.allCases.first { $0.className == className } ?? .custom
    return different(recognizer, className, type.properties)
  }

  /// The value of a property of a new object of a class.
  package func plainValue(_ property: String, _ className: String) -> Value? { plain[className]?[property] }

  private func nodeProperties(_ className: String) -> [Property] {
    // Bounds and centre contain the frame exactly. Windows and steps contain the key window.
    let views = Property.settable.filter { $0.isOfNodes && $0 != .frame && $0 != .boundsOrigin }
    // The offset is where the bounds begin.
    let scrolls = className == Node.scrollView ? Property.settable.filter { $0.isOfScrollViews && $0 != .contentOffset } : []
    return views + (className == "Window" ? [.windowLevel] : []) + Property.ofControl(className) + scrolls
  }

  private func different(_ object: OpaquePointer?, _ className: String, _ properties: [Property]) -> [Value.Member] {
    if plain[className] == nil { plain[className] = fresh(className, properties) }
    var members: [Value.Member] = []
    for property in properties {
      let (status, value) = property.read(from: object, in: nil)
      if case .number(let number) = value, number.magnitude >= 9_007_199_254_740_992, case .integer = property.shape { continue }
      if status == .OK, value.text != plain[className]?[property.rawValue]?.text { members.append(Value.Member(key: property.rawValue, value: value)) }
    }
    return members
  }

  /// The properties of a new object of a class.
  private func fresh(_ className: String, _ properties: [Property]) -> [String: Value] {
    var cls: OpaquePointer?
    var object: OpaquePointer?
    var status = className.withCString { rk_class_find(scratch, $0, &cls) }
    if RecognizerType.allCases.contains(where: { $0.className == className }) {
      status = rk_gesture_recognizer_create(scratch, cls, &object)
    } else if className == "Window" {
      status = rk_window_create(scratch, cls, RKRect(), &object)
    } else if className == Node.scrollView {
      status = rk_scroll_view_create(scratch, cls, RKRect(), &object)
    } else {
      status = rk_view_create(scratch, cls, RKRect(), &object)
    }
    guard status == .OK else { return [:] }
    var values: [String: Value] = [:]
    for property in properties {
      let (status, value) = property.read(from: object, in: nil)
      if status == .OK { values[property.rawValue] = value }
    }
    _ = rk_release(object)
    return values
  }
}
