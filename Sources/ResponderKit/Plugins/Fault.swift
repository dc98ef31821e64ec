#if !RESPONDERKIT_NO_PLUGINS
  import CResponderKit

  // Faults of plugins: telling, counting, switching off.

  extension Context {
    /// A plugin did something wrong; `receiver` is a handle, which may be stale.
    func pluginFault(_ number: UInt16, _ fault: RKPluginFault, _ receiver: UInt, seconds: Double = 0) {
      let plugin = plugin(number)
      // Its init had refused; what it left behind is nobody's.
      if plugin.pointee.state == .gone { return }
      plugin.pointee.faults += 1
      plugin.pointee.lastFault = fault.rawValue
      diagnose(.pluginFault, plugin.pointee.handle, live(receiver, .all), point: RKPoint(x: seconds, y: 0), value: Double(fault.rawValue))
      if plugin.pointee.state == .active, plugin.pointee.faults >= plugins.faultLimit { switchOff(plugin) }
    }

    /// Its classes and extensions stay, but nothing of them is called any more.
    func switchOff(_ plugin: UnsafeMutablePointer<PluginData>) {
      // A replay is not slow at the same places.
      if plugin.pointee.lastFault == RKPluginFault.tooSlow.rawValue { recorded(Call.plugin_deactivate, pointer(plugin.pointee.handle)) }
      plugin.pointee.state = .faulted
      forEachClass(ofPlugin: plugin.pointee.number) { cls in if !cls.pointee.isOff { switchOff(cls) } }
      overridesWereRemoved()
      diagnose(.pluginSwitchedOff, plugin.pointee.handle, value: Double(plugin.pointee.faults))
      notify(.pluginWasSwitchedOff, plugin.pointee.handle)
    }

    /// What a plugin says in its own name.
    func pluginReport(_ plugin: UnsafeMutablePointer<PluginData>, _ severity: RKPluginSeverity, _ text: UnsafePointer<CChar>) {
      let outer = plugins.detail
      plugins.detail = text
      diagnose(.pluginReport, plugin.pointee.handle, value: Double(severity.rawValue))
      if severity == .error { pluginFault(plugin.pointee.number, .reported, 0) }
      plugins.detail = outer
    }
  }
#else
  extension Context {
    func endPlugins() -> Bool { false }
    func freePlugins() {}
  }
#endif
