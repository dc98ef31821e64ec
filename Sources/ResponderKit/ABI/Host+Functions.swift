// SPDX-License-Identifier: MIT
#if !RESPONDERKIT_NO_PLUGINS
  import CPlatform
  import CResponderKit

  // plugin.h: the functions of RKHost. A table is recognised by its address, or by `host_data` in a copy of it: nothing else in it is trusted.

  /// The plugin that a table belongs to, among the contexts of this thread.
  private func owner(_ host: UnsafePointer<RKHost>?) throws(RKStatus) -> (Context, Plugin) {
    guard let host else { throw nullArgument("host") }
    var slot: UInt32 = 1
    while slot <= Handle.lastSlot, let entry = rkp_slot_load(slot) {
      let context = Context(entry)
      if rkp_load64(context.tokenPointer) == rkp_thread(), rkp_thread() != 0 {
        for plugin in context.eachPlugin {
          if UnsafePointer(plugin.host) == host { return (context, plugin) }
        }
      }
      slot += 1
    }
    let context = try resolveContext(host.pointee.context, "host")
    for plugin in context.eachPlugin {
      if UnsafeRawPointer(plugin.raw) == host.pointee.host_data { return (context, plugin) }
    }
    throw failure(.invalidArgument, "host", "is not the table that init was given; pass that one")
  }

  /// The same, for what only an active plugin may do.
  private func activeOwner(_ host: UnsafePointer<RKHost>?) throws(RKStatus) -> (Context, Plugin) {
    let (context, plugin) = try owner(host)
    guard plugin.state == .starting || plugin.state == .active else {
      throw failure(.busy, "plugin", .text(plugin.id.bytes), "is not active; register classes in init or later")
    }
    return (context, plugin)
  }

  /// What every plugin's table has in common.
  func hostFunctions() -> RKHost {
    var host = RKHost()
    host.library_version = rk_version_string()
    host.get_extension = { _, id in
      guard let id, sameText(id, RK_EXTENSION_FUNCTIONS_TEXT) else { return nil }
      return rkp_functions()
    }
    host.register_class = { host, desc, out in
      status { () throws(RKStatus) in
        let (context, plugin) = try activeOwner(host)
        let read = try readClassDesc(desc)
        let out = try required(out)
        out.pointee = context.pointer(try context.define(read, plugin: plugin.number).handle)
      }
    }
    host.extend_class = { host, name, desc, out in
      status { () throws(RKStatus) in
        let (context, plugin) = try activeOwner(host)
        guard let name else { throw nullArgument("class_name") }
        guard let base = context.findClass(name) else { throw failure(.notFound, "class_name", .text(name), "is not a class of this context; define it first") }
        let read = try readClassDesc(desc)
        let out = try required(out)
        out.pointee = context.pointer(try context.extend(base, read, plugin: plugin.number).handle)
      }
    }
    host.report = { host, severity, text in
      status { () throws(RKStatus) in
        let (context, plugin) = try owner(host)
        guard let text else { throw nullArgument("text") }
        guard severity.rawValue >= RKPluginSeverity.info.rawValue, severity.rawValue <= RKPluginSeverity.error.rawValue else {
          throw failure(.invalidArgument, "severity", .int(Int64(severity.rawValue)), "is not one of RKPluginSeverity")
        }
        context.recorded(HostCall.report, context.pointer(plugin.handle), severity.rawValue, text)
        context.pluginReport(plugin, severity, text)
      }
    }
    return host
  }

  /// RK_EXTENSION_FUNCTIONS of plugin.h.
  private let RK_EXTENSION_FUNCTIONS_TEXT: Literal = "responderkit.functions/1"
#endif
