// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// Calls the actions that a plugin's classes implement, whatever their signatures.
struct ActionCaller {
  /// The values that arguments get, one after the other: 0, 1, and something large or odd.
  static let variants = 3

  nonisolated(unsafe) private static let pointee: UnsafeMutableRawPointer = {
    let pointee = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    pointee.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
    return pointee
  }()
  nonisolated(unsafe) private static let word: UnsafeMutablePointer<CChar> = {
    let word = UnsafeMutablePointer<CChar>.allocate(capacity: 9)
    for (index, byte) in "perform:\0".utf8.enumerated() { word[index] = CChar(bitPattern: byte) }
    return word
  }()

  /// Calls an action of an object, if it has one of this selector.
  static func call(_ object: OpaquePointer?, _ selector: String, variant: Int) {
    let encoding = text { rk_object_get_action_encoding(object, selector, $0, $1, $2) }
    guard encoding.status == .OK else { return }
    let types = split(encoding.text).dropFirst()
    // Every type fits into the six numbers of a transform.
    let size = 48
    let values = UnsafeMutableRawPointer.allocate(byteCount: size * (types.count + 2), alignment: 16)
    defer { values.deallocate() }
    values.initializeMemory(as: UInt8.self, repeating: 0, count: size * (types.count + 2))
    var arguments: [UnsafeMutableRawPointer?] = []
    for (index, type) in types.enumerated() {
      let place = values + size * index
      fill(place, type, object, variant)
      arguments.append(place)
    }
    _ = rk_invoke(object, selector, nil, arguments, values + size * types.count)
  }

  /// The types of an encoding as the library prints it.
  private static func split(_ encoding: String) -> [String] {
    var types: [String] = []
    var depth = 0
    var isPointer = false
    for character in encoding {
      if depth > 0 || isPointer { types[types.count - 1].append(character) } else { types.append(String(character)) }
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      isPointer = character == "^"
    }
    return types
  }

  private static func fill(_ place: UnsafeMutableRawPointer, _ type: String, _ object: OpaquePointer?, _ variant: Int) {
    func store<Number: FixedWidthInteger>(_: Number.Type) { place.storeBytes(of: [0, 1, Number.max][variant], as: Number.self) }
    switch type.first {
    case "c", "C": store(UInt8.self)
    case "s", "S": store(UInt16.self)
    case "i", "I": store(Int32.self)
    case "q", "Q": store(Int64.self)
    case "B": place.storeBytes(of: variant == 0 ? 0 : 1, as: UInt8.self)
    case "f": place.storeBytes(of: [0, 1, -1e15][variant], as: Float.self)
    case "d": place.storeBytes(of: [0, 1, -1e15][variant], as: Double.self)
    case "@": place.storeBytes(of: variant == 0 ? nil : object, as: OpaquePointer?.self)
    case "*", ":": place.storeBytes(of: word, as: UnsafeMutablePointer<CChar>.self)
    case "^": place.storeBytes(of: pointee, as: UnsafeMutableRawPointer.self)
    default: for index in 0..<6 { place.storeBytes(of: [0, 1, -1e15][variant], toByteOffset: index * 8, as: Double.self) }
    }
  }
}

extension PluginTrial {
  /// Every action of every class that the plugin brings or extends.
  func callActions(_ session: PluginSession, _ scene: PluginScene, variants: Range<Int>) {
    for brought in session.brought {
      for selector in brought.selectors + session.typedSelectors(of: brought) {
        for item in scene.subjects where item.cls == brought.cls {
          for variant in variants {
            note.doing = "the action \(selector) of \(item.name) was called"
            ActionCaller.call(item.handle, selector, variant: variant)
          }
        }
      }
    }
  }
}
