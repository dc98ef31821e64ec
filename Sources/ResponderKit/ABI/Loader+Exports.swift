// SPDX-License-Identifier: MIT
import CResponderKit

// loader.h

#if RESPONDERKIT_NO_PLUGINS
  private func withoutPlugins() -> RKStatus { failure(.unsupported, "plugins", "are not part of this build; use one without RESPONDERKIT_NO_PLUGINS") }
#endif

@_cdecl("rk_plugin_policy") @implementation public func rk_plugin_policy(_ context: RKContextRef?, _ policy: UnsafePointer<RKPluginPolicy>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    #if RESPONDERKIT_NO_PLUGINS
      throw withoutPlugins()
    #else
      guard let policy else {
        context.recorded(Call.plugin_policy, OpaquePointer?.none)
        return try context.setPolicy(nil)
      }
      var read = RKPluginPolicy()
      try readSized(policy, into: &read, minimum: MemoryLayout<RKPluginPolicy>.size, "policy.struct_size")
      context.writePolicy(faultLimit: UInt64(read.fault_limit))
      try context.setPolicy(read)
    #endif
  }
}

@_cdecl("rk_plugin_load") @implementation public func rk_plugin_load(_ context: RKContextRef?, _ path: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<RKPluginRef?>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    #if RESPONDERKIT_NO_PLUGINS
      throw withoutPlugins()
    #else
      let plugin = try context.loadPlugin(path, host: hostFunctions())
      out?.pointee = context.pointer(plugin.handle)
    #endif
  }
}

@_cdecl("rk_plugin_load_environment") @implementation public func rk_plugin_load_environment(_ context: RKContextRef?, _ count: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    #if RESPONDERKIT_NO_PLUGINS
      throw withoutPlugins()
    #else
      let loaded = try context.loadEnvironment(host: hostFunctions())
      count?.pointee = loaded
    #endif
  }
}

@_cdecl("rk_plugin_register") @implementation public func rk_plugin_register(_ context: RKContextRef?, _ entry: UnsafePointer<RKPluginEntry>?, _ out: UnsafeMutablePointer<RKPluginRef?>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    #if RESPONDERKIT_NO_PLUGINS
      throw withoutPlugins()
    #else
      guard let entry else { throw nullArgument("entry") }
      let none: CChar = 0
      var plugin: Plugin?
      var thrown = RKStatus.OK
      withUnsafePointer(to: none) { path in
        do throws(RKStatus) { plugin = try context.addPlugin(UnsafeRawPointer(entry), path: path, host: hostFunctions()) } catch { thrown = error }
      }
      guard let plugin else { throw thrown }
      out?.pointee = context.pointer(plugin.handle)
    #endif
  }
}

@_cdecl("rk_plugin_deactivate") @implementation public func rk_plugin_deactivate(_ plugin: RKPluginRef?) -> RKStatus {
  with(plugin, .plugins, "plugin") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.plugin_deactivate, plugin)
    #if !RESPONDERKIT_NO_PLUGINS
      try context.deactivate(context.plugin(ofHandle: o.index))
    #endif
  }
}

@_cdecl("rk_plugin_activate") @implementation public func rk_plugin_activate(_ plugin: RKPluginRef?) -> RKStatus {
  with(plugin, .plugins, "plugin") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.plugin_activate, plugin)
    #if !RESPONDERKIT_NO_PLUGINS
      try context.activate(context.plugin(ofHandle: o.index))
    #endif
  }
}

@_cdecl("rk_plugin_get_state") @implementation public func rk_plugin_get_state(_ plugin: RKPluginRef?, _ out: UnsafeMutablePointer<RKPluginState>?) -> RKStatus {
  get(plugin, .plugins, "plugin", out) { o in
    switch o.context.plugin(ofHandle: o.index).state {
    case .active: .active
    case .faulted: .faulted
    default: .inactive
    }
  }
}

@_cdecl("rk_plugin_get_id") @implementation public func rk_plugin_get_id(_ plugin: RKPluginRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(plugin, .plugins, "plugin", calls: false) { (o) throws(RKStatus) in
    let text = o.context.plugin(ofHandle: o.index).id
    try copyText(buffer, capacity, length) { $0.add(text.bytes, text.length) }
  }
}

@_cdecl("rk_plugin_get_version") @implementation public func rk_plugin_get_version(_ plugin: RKPluginRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(plugin, .plugins, "plugin", calls: false) { (o) throws(RKStatus) in
    let text = o.context.plugin(ofHandle: o.index).version
    try copyText(buffer, capacity, length) { $0.add(text.bytes, text.length) }
  }
}

@_cdecl("rk_plugin_get_path") @implementation public func rk_plugin_get_path(_ plugin: RKPluginRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(plugin, .plugins, "plugin", calls: false) { (o) throws(RKStatus) in
    let text = o.context.plugin(ofHandle: o.index).path
    try copyText(buffer, capacity, length) { $0.add(text.bytes, text.length) }
  }
}

@_cdecl("rk_plugin_get_faults") @implementation public func rk_plugin_get_faults(_ plugin: RKPluginRef?, _ count: UnsafeMutablePointer<UInt64>?, _ last: UnsafeMutablePointer<RKPluginFault>?) -> RKStatus {
  with(plugin, .plugins, "plugin", calls: false) { (o) throws(RKStatus) in
    let plugin = o.context.plugin(ofHandle: o.index)
    count?.pointee = plugin.faults
    // 0 is no enumerator.
    if let last { UnsafeMutableRawPointer(last).storeBytes(of: plugin.lastFault, as: Int32.self) }
  }
}

@_cdecl("rk_context_get_plugins") @implementation public func rk_context_get_plugins(_ context: RKContextRef?, _ buffer: UnsafeMutablePointer<RKPluginRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    var count = 0
    context.forEachPlugin { _ in count += 1 }
    guard let buffer = try room(buffer, capacity, length, count, needed: count) else { return }
    count = 0
    context.forEachPlugin { plugin in
      buffer[count] = context.pointer(plugin.handle)
      count += 1
    }
  }
}

extension Context {
  fileprivate func forEachPlugin(_ visit: (Plugin) -> Void) {
    for plugin in eachPlugin {
      if plugin.state != .gone { visit(plugin) }
    }
  }
}

@_cdecl("rk_plugin_find") @implementation public func rk_plugin_find(_ context: RKContextRef?, _ id: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<RKPluginRef?>?) -> RKStatus {
  getFromContext(context, out) { (context) throws(RKStatus) in
    guard let id else { throw nullArgument("id") }
    var found: OpaquePointer?
    context.forEachPlugin { if sameText($0.id.bytes, id) { found = context.pointer($0.handle) } }
    guard let found else { throw failure(.notFound, "id", .text(id), "is not the id of a plugin of this context; load the plugin first") }
    return found
  }
}

@_cdecl("rk_class_get_plugin") @implementation public func rk_class_get_plugin(_ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKPluginRef?>?) -> RKStatus {
  get(cls, .classes, "cls", out) { o in
    let context = o.context
    let number = context.classData(context.classID(ofHandle: o)).plugin
    // The remains of a plugin whose load failed have no owner.
    return number == 0 || context.plugin(number).state == .gone ? nil : context.pointer(context.plugin(number).handle)
  }
}
