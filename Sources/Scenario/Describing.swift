import CResponderKit

// The way back: objects that exist, as a file would describe them. For whoever writes scenarios.

/// Words that files use for numbers of the ABI; the place of a word is the number, or the bit.
package enum ScenarioWords {
  package static var touchTypes: [String] { RecognizerProperty.touchTypes }
  package static var phases: [String] { ["began", "changed", "ended", "cancelled"] }
  package static var pressTypes: [(type: RKPressType, word: String)] {
    var list: [(type: RKPressType, word: String)] = []
    for bit in 0..<64 as Range<Int32> {
      guard let type = RKPressType(rawValue: bit), case .array(let words) = PressType.value(of: 1 << UInt64(bit)), case .string(let word)? = words.first else { continue }
      list.append((type, word))
    }
    return list
  }

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

/// Describes objects of a context by what distinguishes them from new ones.
package final class Describer {
  /// New objects to compare with, and what they say of themselves.
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

  /// What a node says of a view: the properties that a new one of its class has otherwise.
  package func node(_ view: OpaquePointer?, _ className: String) -> [Value.Member] { different(view, className, nodeProperties(className)) }

  /// The same of a recogniser.
  package func recognizer(_ recognizer: OpaquePointer?, _ className: String) -> [Value.Member] {
    let type = RecognizerType.allCases.first { $0.className == className } ?? .custom
    return different(recognizer, className, type.properties.map { .recognizer($0) })
  }

  /// What a new object of a class says of one of its properties.
  package func plainValue(_ property: String, _ className: String) -> Value? { plain[className]?[property] }

  private func nodeProperties(_ className: String) -> [Property] {
    let isWindow = className == "Window"
    // What a frame says is in the bounds and the centre, exactly. Who is key is said by windows and steps.
    let views = ViewProperty.allCases.filter { $0.isSettable && $0 != .frame && $0 != .boundsOrigin && $0 != .key && (isWindow || !$0.isForWindows) }
    // The offset is where the bounds begin.
    let scrolls = className == ScrollProperty.className ? ScrollProperty.settable.filter { $0 != .contentOffset } : []
    return views.map { .view($0) } + ControlProperty.settable(in: className).map { .control($0) } + scrolls.map { .scroll($0) }
  }

  private func different(_ object: OpaquePointer?, _ className: String, _ properties: [Property]) -> [Value.Member] {
    if plain[className] == nil { plain[className] = fresh(className, properties) }
    var members: [Value.Member] = []
    for property in properties {
      let (status, value) = property.read(from: object, in: nil)
      if status == .OK, value.text != plain[className]?[property.name]?.text { members.append(Value.Member(key: property.name, value: value)) }
    }
    return members
  }

  /// What a new object of a class says.
  private func fresh(_ className: String, _ properties: [Property]) -> [String: Value] {
    var cls: OpaquePointer?
    var object: OpaquePointer?
    var status = className.withCString { rk_class_find(scratch, $0, &cls) }
    if RecognizerType.allCases.contains(where: { $0.className == className }) {
      status = rk_gesture_recognizer_create(scratch, cls, &object)
    } else if className == "Window" {
      status = rk_window_create(scratch, cls, RKRect(), &object)
    } else if className == ScrollProperty.className {
      status = rk_scroll_view_create(scratch, cls, RKRect(), &object)
    } else {
      status = rk_view_create(scratch, cls, RKRect(), &object)
    }
    guard status == .OK else { return [:] }
    var values: [String: Value] = [:]
    for property in properties {
      let (status, value) = property.read(from: object, in: nil)
      if status == .OK { values[property.name] = value }
    }
    _ = rk_release(object)
    return values
  }
}
