// SPDX-License-Identifier: MIT
import CResponderKit

/// A plugin that a context has loaded. Lives as long as the context, unless its first `init` refused.
struct PluginData {
  enum State: UInt8 {
    /// `init` or `deinit` is running.
    case starting, ending
    case active, inactive, faulted
    /// Its first `init` failed: it is not listed any more.
    case gone
  }

  var handle: UInt32 = 0
  /// Its place in the context's list, plus one: what classes remember.
  var number: UInt16 = 0
  var state = State.starting
  var entry: UnsafePointer<RKPluginEntry>
  /// What `init` stored.
  var data: UnsafeMutableRawPointer?
  /// What the plugin was given.
  var host: UnsafeMutablePointer<RKHost>
  /// As it should be: compared with that, and put in its place before the plugin's functions get it.
  var original = RKHost()
  var id: OwnText
  var version: OwnText
  var path: OwnText
  var faults: UInt64 = 0
  var lastFault: Int32 = 0
}

/// A text with its own memory.
struct OwnText {
  var bytes: UnsafeMutablePointer<CChar>
  var length: Int
}

/// What a host allows.
struct PluginPolicyRecord {
  var allowsEnvironment = false
  var allowsSharedFiles = false
  var folders = Buffer<OwnText>()
  /// 32 bytes each.
  var digests: UnsafeMutablePointer<UInt8>?
  var digestCount = 0
}

/// A call of a plugin's function that has not returned.
struct PluginCall {
  var receiver: UInt
  /// When it began, if there is a budget.
  var began = 0.0
  var plugin: UInt16
  var wasDying: Bool
}

/// What a context knows about plugins.
struct PluginState {
  var list = Buffer<Plugin>()
  var calls = Buffer<PluginCall>()
  /// Calls beyond those, for which there was no memory.
  var unwatched = 0
  /// Counts those that have returned.
  var ended: UInt32 = 0
  var policy: PluginPolicy?
  /// Most seconds that one call may take; 0: not measured.
  var budget = 0.0
  static let usualFaultLimit: UInt64 = 8
  var faultLimit = usualFaultLimit
  /// Calls from other threads that have been put down to a plugin, or came while none ran.
  var strangersSeen: UInt64 = 0
  /// A depth limit was hit, and it has not been put down to a plugin yet.
  var ranTooDeep = false
  /// The part of a running diagnostic that is not in its record.
  var detail: UnsafePointer<CChar>?
}

extension Context {
  @inline(__always) func plugin(_ number: UInt16) -> Plugin { plugins.list[Int(number) - 1] }
  /// The plugin behind its handle's index.
  func plugin(ofHandle index: UInt32) -> Plugin { plugin(record(index, ClassHandleRecord.self).pointee.id) }
}
