// SPDX-License-Identifier: MIT
import CResponderKit

/// A plugin that a scenario loads before anything else.
struct PluginFile {
  /// Absolute.
  var path: String
  var place: JSONPath

  static func read(_ reader: Reader, _ locate: (String) -> String?) throws(ScenarioError) -> [PluginFile] {
    var files: [PluginFile] = []
    for item in try reader.list() {
      let name = try item.string()
      for byte in name.utf8 where byte == 0 { throw item.failure("expected a text without NUL") }
      guard !name.isEmpty, let path = locate(name) else { throw item.failure("no plugin " + quoted(name)) }
      files.append(PluginFile(path: path, place: item.path))
    }
    return files
  }
}

#if arch(wasm32)
// Without files there are no plugins, and none of these is called.
extension PluginFile {
  func load(into context: OpaquePointer?) throws(ScenarioError) {}
}

final class PluginClasses {
  init(_ files: [PluginFile]) throws(ScenarioError) {}
  func builtIn(above name: String) -> String? { nil }
}

extension World {
  func noteFaults() {}
}
#else
extension PluginFile {
  /// Loads it, after allowing the folder in which it lies and nothing else. Whether others may write there is for the library to look at.
  func load(into context: OpaquePointer?) throws(ScenarioError) {
    let folder = "/" + joined(pieces(of: path, at: UInt8(ascii: "/")).dropLast().filter { !$0.isEmpty }, by: "/")
    var status = folder.withCString { folder in
      var list: UnsafePointer<CChar>? = folder
      return withUnsafePointer(to: &list) { list in
        var policy = RKPluginPolicy()
        policy.struct_size = UInt32(MemoryLayout<RKPluginPolicy>.size)
        policy.folders = list
        policy.folder_count = 1
        return rk_plugin_policy(context, &policy)
      }
    }
    if status == .OK { status = path.withCString { rk_plugin_load(context, $0, nil) } }
    if status != .OK { throw ScenarioError(path: place, message: text(of: status)) }
  }
}

/// The plugins of a scenario in a context of their own, while its file is read: what their classes inherit from decides which keys an object may have.
final class PluginClasses {
  private var context: OpaquePointer?

  init(_ files: [PluginFile]) throws(ScenarioError) {
    let status = rk_context_create(nil, &context)
    guard status == .OK else { throw ScenarioError(path: .root, message: "no context: " + text(of: status)) }
    for file in files { try file.load(into: context) }
  }

  deinit { _ = rk_context_destroy(context) }

  /// The nearest of the library's own classes above a plugin's; nil if no plugin has brought a class of this name.
  func builtIn(above name: String) -> String? {
    for byte in name.utf8 where byte == 0 { return nil }
    var cls: OpaquePointer?
    var plugin: OpaquePointer?
    guard name.withCString({ rk_class_find(context, $0, &cls) }) == .OK, rk_class_get_plugin(cls, &plugin) == .OK, plugin != nil else {
      return nil
    }
    while plugin != nil {
      guard rk_class_get_superclass(cls, &cls) == .OK, rk_class_get_plugin(cls, &plugin) == .OK else { return nil }
    }
    return text { rk_class_get_name(cls, $0, $1, $2) }.text
  }
}

extension World {
  /// Faults of plugins are no failure of the scenario: its expectations decide.
  func noteFaults() {
    let (_, plugins) = handles { rk_context_get_plugins(context, $0, $1, $2) }
    for plugin in plugins {
      var count: UInt64 = 0
      guard rk_plugin_get_faults(plugin, &count, nil) == .OK, count > 0 else { continue }
      let id = text { rk_plugin_get_id(plugin, $0, $1, $2) }.text
      note("faults of the plugin " + quoted(id) + ": \(count)", .key(.root, "plugins"))
    }
  }
}
#endif
