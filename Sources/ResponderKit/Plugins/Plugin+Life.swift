// SPDX-License-Identifier: MIT
#if !RESPONDERKIT_NO_PLUGINS
  import CPlatform
  import CResponderKit

  // A plugin's life in a context: init, deinit, and what it registered.

  extension Context {
    // MARK: Coming

    func findPlugin(_ id: UnsafePointer<CChar>) -> Plugin? {
      for plugin in eachPlugin {
        if plugin.state != .gone, sameText(plugin.id.bytes, id) { return plugin }
      }
      return nil
    }

    /// Make a plugin of an entry and run its `init`. `path` is empty for one that is part of the program. `host` brings the functions.
    func addPlugin(_ raw: UnsafeRawPointer, size: Int = 0, path: UnsafePointer<CChar>, host: RKHost) throws(RKStatus) -> Plugin {
      try notEnding()
      try checkEntry(raw, size: size, path)
      let entry = raw.assumingMemoryBound(to: RKPluginEntry.self)
      let id = entry.pointee.id.unsafelyUnwrapped
      guard findPlugin(id) == nil else { throw failure(.alreadyExists, "plugin", .text(id), "is loaded in this context already; activate that one") }
      recorded(path[0] == 0 ? Call.plugin_register : Call.plugin_load, id, entry.pointee.version, entry.pointee.`deinit` != nil)
      let plugin = try makePlugin(entry, path, host)
      do throws(RKStatus) {
        try start(plugin)
      } catch {
        // Nothing has changed when a call fails: its handle has not been given out.
        plugin.state = .gone
        freeRecord(plugin.handle)
        throw error
      }
      return plugin
    }

    private func makePlugin(_ entry: UnsafePointer<RKPluginEntry>, _ path: UnsafePointer<CChar>, _ host: RKHost) throws(RKStatus) -> Plugin {
      let memory = self.memory
      guard self.plugins.list.count < 65_534 else { throw failure(.limitReached, "plugins", "are all that a context can number") }
      guard self.plugins.list.reserve(1, memory), self.plugins.calls.reserve(16, memory) else { throw noMemory() }
      let id = ownText(entry.pointee.id, textLength(entry.pointee.id, limit: longestName))
      let version = ownText(entry.pointee.version, textLength(entry.pointee.version, limit: longestName))
      let ownPath = ownText(path, textLength(path, limit: longestPath))
      let table = memory.allocate(RKHost.self)
      let made = memory.allocate(PluginData.self)
      let record = makeRecord(.plugin, classID: 0)
      guard let id, let version, let ownPath, let table, let made, record != 0 else {
        if let id { free(id) }
        if let version { free(version) }
        if let ownPath { free(ownPath) }
        memory.free(table)
        memory.free(made)
        if record != 0 { freeRecord(record) }
        throw noMemory()
      }
      let number = UInt16(self.plugins.list.count + 1)
      made.initialize(to: PluginData(handle: record, number: number, entry: entry, host: table, id: id, version: version, path: ownPath))
      self.record(record, ClassHandleRecord.self).pointee.id = number
      self.plugins.list.appendReserved(Plugin(made))
      table.pointee = host
      table.pointee.struct_size = UInt32(MemoryLayout<RKHost>.size)
      table.pointee.abi_major = UInt16(RK_ABI_MAJOR)
      table.pointee.abi_minor = UInt16(RK_ABI_MINOR)
      table.pointee.context = contextPointer
      table.pointee.path = UnsafePointer(ownPath.bytes)
      table.pointee.host_data = UnsafeRawPointer(made)
      made.pointee.original = table.pointee
      return Plugin(made)
    }

    /// Run `init`. What it registered is taken back if it refuses.
    private func start(_ plugin: Plugin) throws(RKStatus) {
      let number = plugin.number
      putRight(plugin)
      plugin.state = .starting
      plugin.data = nil
      plugin.faults = 0
      plugin.lastFault = 0
      enterHost()
      object(plugin.handle).beginPlugin(number, timed: false)
      let status = plugin.entry.pointee.`init`(plugin.host, &plugin.data)
      if isRecording { writeLeave(number: Int64(status.rawValue)) }
      _ = endPlugin(asks: false, 0)
      leave()
      guard status == .OK else {
        plugin.state = .ending
        retire(number, isAtEnd: false)
        plugin.state = .inactive
        throw failure(.pluginInit, "plugin", .text(plugin.id.bytes), .int(Int64(status.rawValue)), "refused in its init with this status")
      }
      plugin.state = .active
      if plugin.faults >= plugins.faultLimit { switchOff(plugin) }
    }

    // MARK: Going and coming back

    func deactivate(_ plugin: Plugin) throws(RKStatus) {
      if plugin.state == .inactive { return }
      try checkBusy(plugin)
      stop(plugin, isAtEnd: false)
    }

    func activate(_ plugin: Plugin) throws(RKStatus) {
      if plugin.state == .active { return }
      try notEnding()
      if plugin.state != .inactive {
        try checkBusy(plugin)
        stop(plugin, isAtEnd: false)
      }
      try start(plugin)
    }

    private func checkBusy(_ plugin: Plugin) throws(RKStatus) {
      let number = plugin.number
      guard plugin.state == .active || plugin.state == .faulted else {
        throw failure(.busy, "plugin", .text(plugin.id.bytes), "is in the middle of its init or deinit; wait until it has returned")
      }
      guard !isRunning(plugin: number) else {
        throw failure(.busy, "plugin", .text(plugin.id.bytes), "has a method running; wait until it has returned, for instance with rk_context_post_call()")
      }
      if let object = anInstance(ofPlugin: number) {
        throw failure(.busy, "plugin", .text(object.cls.name.unsafelyUnwrapped), "is a class of it that has living objects; release them first")
      }
      for cls in eachClass {
        if cls.plugin != number, !cls.has(ClassData.retired), classData(cls.superclass).plugin == number {
          if !cls.isLayer {
            throw failure(.busy, "plugin", .text(cls.name.unsafelyUnwrapped), "is a class of the host or of another plugin, and inherits from one of its classes; switch that plugin off first")
          }
          if !cls.isOff, let name = classData(cls.superclass).name {
            throw failure(.busy, "plugin", .text(name), "is a class of the plugin that the host or another plugin extends; remove that extension first")
          }
        }
      }
    }

    func isRunning(plugin number: UInt16) -> Bool {
      if plugins.unwatched > 0 { return true }
      for call in plugins.calls {
        if call.plugin == number { return true }
      }
      return false
    }

    private func anInstance(ofPlugin number: UInt16) -> Object? {
      var found: Object?
      var mayHave = false
      forEachClass(ofPlugin: number) { if $0.has(ClassData.used) { mayHave = true } }
      if !mayHave { return nil }
      forEachObject { object in
        if found == nil, KindSet.instances.contains(object.kind), object.cls.plugin == number { found = object }
      }
      return found
    }

    /// Take back what it registered, then `deinit`.
    private func stop(_ plugin: Plugin, isAtEnd: Bool) {
      let number = plugin.number
      putRight(plugin)
      plugin.state = .ending
      retire(number, isAtEnd: isAtEnd)
      if let function = plugin.entry.pointee.`deinit` {
        enterHost()
        object(plugin.handle).beginPlugin(number, timed: false)
        function(plugin.host, plugin.data)
        if isRecording { writeLeave() }
        _ = endPlugin(asks: false, 0)
        leave()
      }
      plugin.data = nil
      plugin.state = .inactive
    }

    /// Its functions are about to get the host's table, which its own code may have written to since the last comparison.
    private func putRight(_ plugin: Plugin) {
      if restore(plugin) { pluginFault(plugin.number, .wroteHostTable, 0) }
    }

    /// Everything that a plugin registered is gone: its names are free, its methods count no more, its drop functions have been called.
    private func retire(_ number: UInt16, isAtEnd: Bool) {
      forEachClass(ofPlugin: number) { cls in if !cls.isOff { switchOff(cls) } }
      overridesWereRemoved()
      forEachClass(ofPlugin: number) { cls in
        cls.flags |= ClassData.retired | ClassData.off
        forgetName(cls)
        // Objects that an `init` which refused has left behind still need what belongs to their class.
        if isAtEnd || cls.isLayer || !hasInstances(cls) { endNow(cls) }
      }
    }

    /// Classes and extensions of its present life.
    func forEachClass(ofPlugin number: UInt16, _ visit: (Class) -> Void) {
      for cls in eachClass {
        if cls.plugin == number, !cls.has(ClassData.retired) { visit(cls) }
      }
    }

    private func hasInstances(_ cls: Class) -> Bool {
      if !cls.has(ClassData.used), cls.subclasses == ClassLink() { return false }
      var found = false
      forEachObject { object in
        if KindSet.instances.contains(object.kind), isSubclass(object.base.classID, of: cls.id) { found = true }
      }
      return found
    }

    // MARK: The end

    /// The context ends: what is still on is ended, the last one first.
    func endPlugins() {
      var k = plugins.list.count
      while k > 0 {
        k -= 1
        let plugin = plugins.list[k]
        if plugin.state == .active || plugin.state == .faulted { stop(plugin, isAtEnd: true) }
      }
    }

    func freePlugins() {
      let memory = self.memory
      for plugin in eachPlugin {
        free(plugin.id)
        free(plugin.version)
        free(plugin.path)
        memory.free(plugin.host)
        memory.free(plugin.record)
      }
      plugins.list.free(memory)
      plugins.calls.free(memory)
      if let policy = plugins.policy { free(policy) }
      plugins.policy = nil
    }
  }

  /// A sentence about a plugin with a number in it.
  private func failure(_ status: RKStatus, _ argument: Literal, _ first: FailureValue, _ second: FailureValue, _ says: Literal) -> RKStatus {
    guard case .text(let name) = first, case .int(let number) = second else { return failure(status, argument, says) }
    var text = Text(rkp_error_text(), Int(rkp_error_capacity))
    text.add(argument)
    text.add(" (\"")
    text.add(name, min(textLength(name, limit: 80), 80))
    text.add("\") ")
    text.add(says)
    text.add(": ")
    text.add(number)
    return status
  }
#endif
