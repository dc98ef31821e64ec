// SPDX-License-Identifier: MIT
#if !RESPONDERKIT_NO_PLUGINS
  import CResponderKit

  // Faults of plugins: reported, counted, and after too many the plugin is switched off (SPEC 307).

  extension Context {
    /// A plugin did something wrong; `receiver` is a handle, which may be stale.
    func pluginFault(_ number: UInt16, _ fault: RKPluginFault, _ receiver: UInt, seconds: Double = 0) {
      let plugin = plugin(number)
      // Its init had failed; its remains have no owner.
      if plugin.state == .gone { return }
      plugin.faults += 1
      plugin.lastFault = fault.rawValue
      diagnose(.pluginFault, object(plugin.handle), liveObject(receiver, .all), point: RKPoint(x: seconds, y: 0), value: Double(fault.rawValue))
      if plugin.state == .active, plugin.faults >= plugins.faultLimit { switchOff(plugin) }
    }

    /// Its classes and extensions stay, but nothing of them is called any more.
    func switchOff(_ plugin: Plugin) {
      // A replay is not slow at the same places.
      if plugin.lastFault == RKPluginFault.tooSlow.rawValue { recorded(Call.plugin_deactivate, pointer(plugin.handle)) }
      plugin.state = .faulted
      forEachClass(ofPlugin: plugin.number) { cls in if !cls.isOff { switchOff(cls) } }
      overridesWereRemoved()
      diagnose(.pluginSwitchedOff, object(plugin.handle), value: Double(plugin.faults))
      notify(.pluginWasSwitchedOff, object(plugin.handle))
    }

    /// A report of a plugin.
    func pluginReport(_ plugin: Plugin, _ severity: RKPluginSeverity, _ text: UnsafePointer<CChar>) {
      let outer = plugins.detail
      plugins.detail = text
      diagnose(.pluginReport, object(plugin.handle), value: Double(severity.rawValue))
      if severity == .error { pluginFault(plugin.number, .reported, 0) }
      plugins.detail = outer
    }
  }
#else
  extension Context {
    func endPlugins() {}
    func freePlugins() {}
  }
#endif
