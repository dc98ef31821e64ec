// SPDX-License-Identifier: MIT
import CResponderKit

/// A flag or constant of behaviour, and what it is to be.
package struct ConfigSetting {
  var key: RKConfig
  var value: Double
  var path: JSONPath

  /// Reads a setting by its name: a number, true or false, or the name of one of a flag's values. An unknown name is an error of `whole`.
  package init(_ name: String, _ item: Reader, of whole: Reader) throws(ScenarioError) {
    guard let key = ConfigNames.key(named: name) else { throw whole.unknown(key: name, allowed: ConfigNames.all) }
    self.key = key
    path = item.path
    switch item.value {
    case .bool(let flag): value = flag ? 1 : 0
    case .number: value = try item.number()
    case .string(let word):
      let names = ConfigNames.values(of: key)
      guard let index = names.firstIndex(of: word) else {
        throw item.expected(names.isEmpty ? "a number" : "a number or a value's name", allowed: names)
      }
      value = Double(index)
    default: throw item.expected("a number, true or false, or a value's name", allowed: ConfigNames.values(of: key))
    }
  }

  /// Tries the setting on a context of its own: only the library knows which values it takes.
  package func check() throws(ScenarioError) {
    var context: OpaquePointer?
    var status = rk_context_create(nil, &context)
    if status == .OK { status = apply(to: context) }
    let message = text(of: status)
    _ = rk_context_destroy(context)
    if status != .OK { throw ScenarioError(path: path, message: message) }
  }

  func apply(to context: OpaquePointer?) -> RKStatus { rk_context_set_config(context, key, value) }
}

/// The names are the library's own, so that a flag is known here as soon as it exists there.
private enum ConfigNames {
  static var all: [String] {
    var names: [String] = []
    while let name = name(names.count) { names.append(name) }
    return names
  }

  static func key(named wanted: String) -> RKConfig? {
    var index = 0
    while let name = name(index) {
      if name == wanted { return RKConfig(rawValue: Int32(index)) }
      index += 1
    }
    return nil
  }

  static func values(of key: RKConfig) -> [String] {
    var names: [String] = []
    while let name = rk_config_value_name(key, Double(names.count)) { names.append(String(cString: name)) }
    return names
  }

  private static func name(_ index: Int) -> String? {
    RKConfig(rawValue: Int32(index)).flatMap { rk_config_name($0) }.map { String(cString: $0) }
  }
}
