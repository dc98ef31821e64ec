// SPDX-License-Identifier: MIT
import CResponderKit

// The classes, extensions, typed actions and plugins of a context, in the order in which they came.

extension Context {
  func writeClasses(_ recorder: Recorder) {
    if plugins.faultLimit != PluginState.usualFaultLimit { writePolicy(faultLimit: plugins.faultLimit) }
    for k in eachClass.places {
      let cls = classes[k]
      let plugin = cls.plugin
      if cls.has(ClassData.free) { continue }
      // A plugin brings all of its classes where the first of them stands; of one that is off nothing is left, nor of what lay over its classes.
      if plugin == 0 {
        if !cls.isLayer || !classData(cls.superclass).has(ClassData.retired) { writeClass(cls, recorder) }
      } else if !cls.has(ClassData.retired), isFirst(k, of: plugin) {
        writePlugin(plugin, recorder)
      }
    }
    for plugin in eachPlugin {
      if plugin.state != .gone, !hasClasses(plugin.number) { writePlugin(plugin.number, recorder) }
    }
  }

  private func isFirst(_ place: Int, of plugin: UInt16) -> Bool {
    for k in places(place) {
      if classes[k].plugin == plugin, !classes[k].has(ClassData.retired) { return false }
    }
    return true
  }

  private func hasClasses(_ plugin: UInt16) -> Bool {
    for cls in eachClass {
      if cls.plugin == plugin, !cls.has(ClassData.retired) { return true }
    }
    return false
  }

  /// A class as it was defined, with the typed actions that it has been given since; of a built-in class only these.
  private func writeClass(_ cls: Class, _ recorder: Recorder) {
    if cls.id > BuiltIn.textField {
      let base = classData(cls.superclass)
      let plugin = cls.plugin
      recorder.begin(plugin != 0 ? (cls.isLayer ? HostCall.extendClass : HostCall.registerClass) : (cls.isLayer ? Call.class_extend : Call.class_define))
      if plugin != 0 { recorder.put(object: self.plugin(plugin).handle) }
      if cls.isLayer {
        if plugin != 0 { recorder.put(text: base.name, base.nameLength) } else { recorder.put(object: base.handle) }
      }
      definition(of: cls).write(to: recorder)
      recorder.end()
      writeBirth(cls.handle)
    }
    for action in cls.actions {
      guard let interface = action.interface else { continue }
      withEncoding(interface.signature.betweenReceiverAndUserdata) { writeAction(of: cls.handle, text(action.selector), $0.text, hasDrop: action.drop != nil) }
    }
    if cls.isLayer, cls.isOff, cls.plugin == 0 { say(Call.class_remove_extension, Numbered(cls.handle)) }
  }

  private func definition(of cls: Class) -> ClassWords {
    let isLayer = cls.isLayer
    var words = ClassWords(
      name: isLayer ? nil : cls.name.map { UnsafePointer($0) },
      superclass: isLayer ? nil : classData(cls.superclass).name.map { UnsafePointer($0) }, instanceSize: cls.instanceSize,
      hasInit: cls.instanceInit != nil, hasDeinit: cls.instanceDeinit != nil, hasDrop: cls.drop != nil, outset: cls.ownOutset,
      actionWriter: { cls, recorder in
        let cls = Class(cls), recorder = recorder.bound(to: Recorder.self)
        recorder.put(list: cls.plainActions)
        var k = 0
        while k < cls.actions.count {
          let action = cls.actions[k]
          if action.interface == nil { recorder.put(action: recorder.context.text(action.selector)) }
          k += 1
        }
        if k == 0, cls.isOff { recorder.put(action: ("none" as Literal).terminated) }
      })
    words.masks = methodMasks(cls)
    if cls.plainActions > 0 { words.actions = UnsafeRawPointer(cls.raw) }
    return words
  }

  // MARK: Plugins

  /// What counts of a policy: folders, digests and the budget are of the program's machine.
  @inline(never)
  func writePolicy(faultLimit: UInt64) {
    guard let recorder = beginCall(Call.plugin_policy) else { return }
    recorder.put(list: 6)
    recorder.put(false)
    recorder.put(false)
    recorder.put(ValueTag.none)
    recorder.put(ValueTag.none)
    recorder.put(whole: 0)
    recorder.put(whole: Int64(truncatingIfNeeded: faultLimit))
    recorder.end()
  }

  /// The plugin's init with all its present registrations in one, and with its faults as its own reports: if it was switched off, it is switched off again.
  private func writePlugin(_ number: UInt16, _ recorder: Recorder) {
    let plugin = plugin(number)
    let state = plugin.state
    say(
      plugin.path.length == 0 ? Call.plugin_register : Call.plugin_load, UnsafePointer(plugin.id.bytes), UnsafePointer(plugin.version.bytes),
      plugin.entry.pointee.`deinit` != nil)
    writeBirth(plugin.handle)
    writeEnter(0)
    if state == .active || state == .faulted {
      for cls in eachClass {
        if cls.plugin == number, !cls.has(ClassData.retired) { writeClass(cls, recorder) }
      }
      var faults: UInt64 = 0
      while faults < plugin.faults {
        say(HostCall.report, Numbered(plugin.handle), RKPluginSeverity.error.rawValue, UnsafePointer(plugin.id.bytes))
        faults += 1
      }
    }
    writeLeave(number: 0)
    if state == .inactive { say(Call.plugin_deactivate, Numbered(plugin.handle)) }
  }
}

extension Class {
  /// How many actions came with it. Those of an extension are gone when it has been taken away, but it has brought something: one stands for them.
  fileprivate var plainActions: Int {
    var count = 0
    for action in actions {
      if action.interface == nil { count += 1 }
    }
    return actions.isEmpty && isOff ? 1 : count
  }
}
