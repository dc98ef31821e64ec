// SPDX-License-Identifier: MIT
import CResponderKit

/// Which plugins may be loaded: none, until a policy names folders.
public struct PluginPolicy: Sendable {
  /// Absolute paths; plugins may also lie in folders below them.
  public var folders: [String]
  /// SHA-256 digests as 64 hexadecimal digits: if there are any, only files with one of them.
  public var digests: [String]
  /// Seconds that one call of an override may take; nil: not measured.
  public var budget: Double?
  /// Faults after which a plugin's overrides are switched off.
  public var faultLimit = 8
  /// Whether loadPluginsFromEnvironment() may read RESPONDERKIT_PLUGIN_PATH.
  public var allowsEnvironment = false
  /// Whether files and folders may be writable for others: for tests.
  public var allowsSharedFiles = false

  /// Plugins of these folders.
  public init(folders: [String], digests: [String] = [], budget: Double? = nil) {
    (self.folders, self.digests, self.budget) = (folders, digests, budget)
  }
}

/// A shared library that adds classes or changes those that there are. It lives as long as its context.
@MainActor public struct Plugin: Equatable {
  /// `.active`, `.inactive`, `.faulted`.
  public typealias State = RKPluginState
  /// What an override did wrong: `.returnedDeadObject`, `.tooSlow` …
  public typealias Fault = RKPluginFault

  nonisolated(unsafe) let handle: OpaquePointer

  /// Whether its classes and extensions work.
  public var state: State { value(.active) { rk_plugin_get_state(handle, &$0) } }
  /// Its own name, such as "org.example.log".
  public var id: String { text { rk_plugin_get_id(handle, $0, $1, $2) } }
  /// Its own version.
  public var version: String { text { rk_plugin_get_version(handle, $0, $1, $2) } }
  /// The file; "" for one that is part of the program.
  public var path: String { text { rk_plugin_get_path(handle, $0, $1, $2) } }
  /// How many faults there were since it became active, and the last one.
  public var faults: (count: Int, last: Fault?) {
    var (count, last): (UInt64, Fault) = (0, Fault(rawValue: 0)!)
    check(rk_plugin_get_faults(handle, &count, &last))
    return (Int(count), last.rawValue == 0 ? nil : last)
  }
  /// Switch it off. It throws while an object of one of its classes lives.
  public func deactivate() throws(ResponderError) { try attempt(rk_plugin_deactivate(handle)) }
  /// Switch it on again, without faults.
  public func activate() throws(ResponderError) { try attempt(rk_plugin_activate(handle)) }

  /// The same plugin.
  public nonisolated static func == (first: Plugin, second: Plugin) -> Bool { first.handle == second.handle }
}

/// Plugins.
extension Context {
  /// Say which plugins may be loaded; nil: none any more.
  public func setPluginPolicy(_ policy: PluginPolicy?) throws(ResponderError) {
    guard let policy else { try attempt(rk_plugin_policy(handle, nil)); return }
    var made = sized(RKPluginPolicy(), \.struct_size)
    (made.allows_environment, made.allows_shared_files) = (policy.allowsEnvironment, policy.allowsSharedFiles)
    (made.budget, made.fault_limit) = (policy.budget ?? 0, UInt32(policy.faultLimit))
    let status = withCStrings(policy.folders) { folders in
      withCStrings(policy.digests) { digests in
        (made.folders, made.folder_count) = (folders, policy.folders.count)
        (made.digests, made.digest_count) = (digests, policy.digests.count)
        return rk_plugin_policy(handle, &made)
      }
    }
    try attempt(status)
  }

  /// Load a file and make the plugin active. An absolute path.
  @discardableResult public func loadPlugin(at path: String) throws(ResponderError) -> Plugin {
    var out: OpaquePointer?
    try attempt(rk_plugin_load(handle, path, &out))
    return Plugin(handle: out!)
  }

  /// Load what RESPONDERKIT_PLUGIN_PATH lists: how many plugins it was.
  @discardableResult public func loadPluginsFromEnvironment() throws(ResponderError) -> Int {
    var count = 0
    try attempt(rk_plugin_load_environment(handle, &count))
    return count
  }

  /// In the order of loading, those that are off included.
  public var plugins: [Plugin] { list { rk_context_get_plugins(handle, $0, $1, $2) }.map { Plugin(handle: $0) } }

  /// The plugin with this id.
  public func plugin(id: String) -> Plugin? {
    var out: OpaquePointer?
    return rk_plugin_find(handle, id, &out) == .OK ? out.map { Plugin(handle: $0) } : nil
  }
}

private func withCStrings<R>(_ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> R) -> R {
  let bytes = texts.map { Array($0.utf8CString) }
  var starts = [0]
  for one in bytes { starts.append(starts.last! + one.count) }
  return bytes.flatMap { $0 }.withUnsafeBufferPointer { all in
    let pointers: [UnsafePointer<CChar>?] = zip(starts, bytes).map { all.baseAddress! + $0.0 }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
