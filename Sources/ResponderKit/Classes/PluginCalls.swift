// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Calls of overrides, with a plugin's watched. A call site loads a slot, begins, calls, and ends; for the host's own classes that is `enter`
// and `leave` and one compare. What a plugin did wrong is found here, when its function has returned, and counted in the room Plugins.
//
//     object.begin(slot)
//     let answer = unsafeBitCast(function, to: PointInsideCall.self)(...)
//     if object.end(slot, bool: answer) { return answer != 0 }
//     the method of `object.superSlot(slot, method)`, an empty slot standing for the built-in one as everywhere

/// A bool as it comes back: a C function may leave anything in it.
typealias RawBool = UInt8
typealias PointInsideCall = @convention(c) (OpaquePointer?, RKPoint, OpaquePointer?, UnsafeMutableRawPointer?) -> RawBool
typealias QuestionCall = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> RawBool
/// A question about another object, or an event.
typealias QuestionAboutCall = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> RawBool
typealias CanPerformCall = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?, UnsafeMutableRawPointer?) -> RawBool
typealias TrackingCall = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> RawBool

extension ObjectReference {
  // The object is the receiver of what is called.

  /// What answers in the place of a method; nil when the receiver is no more.
  func superSlot(_ slot: MethodSlot, _ method: Method) -> MethodSlot? {
    guard !isFree, let owner = slot.owner else { return nil }
    return context.superSlot(owner, method)
  }

  /// A method is about to be called.
  @inline(__always) func begin(_ slot: MethodSlot) { object.begin(slot.owner.unsafelyUnwrapped) }

  /// One that answers yes or no; false: the answer does not count.
  @inline(__always) func end(_ slot: MethodSlot, bool answer: RawBool) -> Bool { object.endQuestion(slot, answer) }

  /// The object, unless it has ended.
  fileprivate var ifLiving: Object? { isFree ? nil : object }
}

extension Object {
  /// The same for what a class or extension brings.
  @inline(never)
  func begin(_ cls: Class) {
    context.enter()
    if context.isRecording { writeEnter(cls) }
    if cls.plugin != 0 { beginPlugin(cls.plugin) }
  }

  /// An action is about to be called: the host's, whosever class it has been added to.
  @inline(never)
  func begin(actionOf cls: Class) {
    begin(cls)
    if context.isRecording, !cls.isHosts { context.writeEnter(index) }
  }

  @inline(never)
  fileprivate func endQuestion(_ slot: MethodSlot, _ answer: RawBool) -> Bool {
    if slot.plugin == 0, answer <= 1 {
      if context.isRecording, slot.owner.unsafelyUnwrapped.isHosts { context.writeLeave(bool: answer) }
      context.leave()
      return true
    }
    return check(slot, answer)
  }

  @inline(never)
  private func check(_ slot: MethodSlot, _ answer: RawBool) -> Bool { end(plugin: slot.plugin, bool: answer) }

  /// One that answers with an object, or with none; nil: the answer does not count.
  @inline(never)
  func end(_ slot: MethodSlot, object answer: OpaquePointer?, _ kinds: KindSet) -> Object?? {
    if context.isRecording, slot.owner.unsafelyUnwrapped.isHosts { context.writeLeave(object: answer) }
    let found = answer == nil ? nil : context.liveObject(UInt(bitPattern: answer), kinds)
    var counts = true
    if slot.plugin != 0 {
      counts = context.endPlugin(asks: true, found == nil && answer != nil ? context.badObject(UInt(bitPattern: answer)) : 0)
    } else if found == nil, answer != nil {
      context.diagnose(.overrideMisbehaved, ifLiving)
    }
    context.leave()
    return counts ? .some(found) : nil
  }

  /// A function of a table that answers yes or no has returned; false: the answer does not count.
  func end(plugin: UInt16, bool answer: RawBool) -> Bool {
    if context.isRecording { context.writeLeave(bool: answer) }
    var counts = answer <= 1
    if plugin != 0 {
      counts = context.endPlugin(asks: true, counts ? 0 : RKPluginFault.returnedBadBool.rawValue)
    } else if !counts {
      context.diagnose(.overrideMisbehaved, ifLiving, value: Double(answer))
    }
    context.leave()
    return counts
  }

  @inline(never)
  func beginPlugin(_ plugin: UInt16, timed: Bool = true) {
    let context = context
    let call = PluginCall(
      receiver: Handle.pack(slot: context.slot, generation: base.generation, index: index), began: timed && context.plugins.budget > 0 ? rkp_clock() : 0,
      plugin: plugin, wasDying: isDying)
    // Without memory for the list, neither this call nor what it calls is watched.
    guard context.plugins.unwatched == 0, context.plugins.calls.count < context.plugins.calls.capacity || context.plugins.calls.reserve(1, context.unlimited)
    else {
      context.plugins.unwatched += 1
      return
    }
    context.plugins.calls.appendReserved(call)
    if context.plugins.calls.count == 1 {
      context.plugins.strangersSeen = rkp_load64(context.strangersPointer)
      context.plugins.ranTooDeep = false
    }
  }

  @inline(never)
  private func writeEnter(_ cls: Class) {
    if cls.isHosts { context.writeEnter(index) }
  }
}

extension Class {
  /// Whether what a class brings is code of the host or a plugin: calls of the library's own classes are nothing that a recording must answer.
  fileprivate var isHosts: Bool { id != builtIn }
}

extension Context {

  /// A method that answers nothing has returned.
  func end(_ slot: MethodSlot) { end(slot.owner.unsafelyUnwrapped) }

  @inline(never)
  func end(_ cls: Class, _ fault: Int32 = 0) {
    if isRecording, cls.isHosts { writeLeave() }
    if cls.plugin != 0 { _ = endPlugin(asks: false, fault) }
    leave()
  }

  @inline(never)
  func end(actionOf cls: Class, _ fault: Int32 = 0) {
    if isRecording, !cls.isHosts { writeLeave() }
    end(cls, fault)
  }

  // MARK: Functions that came by themselves, in a table

  /// The plugin whose code is running; 0: none. It is stored with functions that are kept for later.
  var runningPlugin: UInt16 {
    let count = plugins.calls.count
    return count == 0 ? 0 : plugins.calls[count - 1].plugin
  }

  /// Whether functions that a plugin left are called: not any more once it is off.
  func isCallable(_ plugin: UInt16) -> Bool { plugin == 0 || self.plugin(plugin).state == .active || self.plugin(plugin).state == .starting }

  /// A function in the name of an object is about to be called; nil: the host's own, in no object's name.
  func begin(plugin: UInt16, _ object: Object?) {
    enterHost(object?.index ?? 0)
    if plugin != 0 { object?.beginPlugin(plugin) }
  }

  /// One that answers nothing has returned.
  func end(plugin: UInt16) {
    if isRecording { writeLeave() }
    if plugin != 0 { _ = endPlugin(asks: false, 0) }
    leave()
  }

  // MARK: Questions that are asked often

  /// `begin` where the receiver's record is at hand.
  func begin(_ slot: MethodSlot, _ h: Header) {
    enter()
    if isRecording, slot.owner.unsafelyUnwrapped.isHosts { writeEnter(h.index) }
    let number = slot.plugin
    if number == 0 { return }
    guard isUndemanding, plugins.calls.count < plugins.calls.capacity else { return Object(context: self, base: h).beginPlugin(number) }
    if plugins.calls.isEmpty {
      plugins.strangersSeen = rkp_load64(strangersPointer)
      plugins.ranTooDeep = false
    }
    plugins.calls.appendReserved(
      PluginCall(
        receiver: Handle.pack(slot: self.slot, generation: h.generation, index: h.index), plugin: number,
        wasDying: h.isDying))
  }

  /// `end` for it, `generation` being the receiver's before the call.
  func end(_ slot: MethodSlot, _ h: Header, _ generation: UInt32, bool answer: RawBool) -> Bool {
    let ended = plugins.ended &+ 1
    if slot.plugin != 0, answer <= 1, isUndemanding, ended & 31 != 0, !plugins.ranTooDeep, h.generation == generation,
      !h.isDying, rkp_load64(strangersPointer) == plugins.strangersSeen
    {
      if isRecording { writeLeave(bool: answer) }
      plugins.ended = ended
      plugins.calls.removeLast()
      leave()
      return true
    }
    return Object(context: self, base: h).end(slot, bool: answer)
  }

  /// Neither is time measured, nor is there a call that is not watched.
  private var isUndemanding: Bool { plugins.unwatched == 0 && plugins.budget == 0 }

  // MARK: Plugins

  /// The innermost call of a plugin has returned; `fault` is what its answer was found to be. Whether the answer counts.
  @inline(never)
  func endPlugin(asks: Bool, _ fault: Int32) -> Bool {
    if plugins.unwatched > 0 {
      plugins.unwatched -= 1
      return fault == 0
    }
    let call = plugins.calls[plugins.calls.count - 1]
    let strangers = rkp_load64(strangersPointer)
    plugins.ended &+= 1
    let looks = !asks || plugins.ended & 31 == 0
    if fault == 0, strangers == plugins.strangersSeen, !plugins.ranTooDeep, plugins.budget == 0,
      asks ? isStillThere(call) : true, !looks || areAllIntact
    {
      plugins.calls.removeLast()
      return true
    }
    return reportFaults(call, asks: asks, fault, strangers)
  }

  @inline(never)
  private func reportFaults(_ call: PluginCall, asks: Bool, _ fault: Int32, _ strangers: UInt64) -> Bool {
    var isGood = true
    func report(_ fault: RKPluginFault, seconds: Double = 0) {
      isGood = false
      pluginFailed(call.plugin, fault, call.receiver, seconds)
    }
    let seconds = plugins.budget > 0 ? rkp_clock() - call.began : 0
    if fault != 0, let wrong = RKPluginFault(rawValue: fault) { report(wrong) }
    if strangers != plugins.strangersSeen {
      plugins.strangersSeen = strangers
      report(.wrongThread)
    }
    if plugins.ranTooDeep {
      plugins.ranTooDeep = false
      report(.tooDeep)
    }
    if asks, !isStillThere(call) { report(.destroyedReceiver) }
    reportBrokenTables(call.receiver)
    if call.began > 0, seconds > plugins.budget { report(.tooSlow, seconds: seconds) }
    plugins.calls.removeLast()
    return isGood
  }

  private func isStillThere(_ call: PluginCall) -> Bool {
    let h = header(Handle.index(call.receiver))
    return h.generation == Handle.generation(call.receiver) && (!h.isDying || call.wasDying)
  }

  /// The tables of all plugins: with the running plugin's alone, of plugins that are asked by turns one might never be compared.
  private var areAllIntact: Bool {
    for plugin in eachPlugin {
      if !isIntact(plugin) { return false }
    }
    return true
  }

  /// Each plugin has a table of its own, so a changed table names the plugin that wrote to it.
  private func reportBrokenTables(_ receiver: UInt) {
    for plugin in eachPlugin {
      if restore(plugin) {
        pluginFailed(plugin.number, .wroteHostTable, receiver, 0)
      }
    }
  }

  private func isIntact(_ plugin: Plugin) -> Bool {
    withUnsafePointer(to: &plugin.original) { rkp_same_bytes(plugin.host, $0, MemoryLayout<RKHost>.size) }
  }

  /// Give a plugin its table back as it was; whether that was necessary.
  func restore(_ plugin: Plugin) -> Bool {
    if isIntact(plugin) { return false }
    plugin.host.pointee = plugin.original
    return true
  }

  /// What is wrong with an object that was returned: from another context or of another kind, or none that lives.
  func badObject(_ bits: UInt) -> Int32 {
    if live(bits, .all) != 0 { return RKPluginFault.returnedForeignObject.rawValue }
    if Handle.slot(bits) != slot, let entry = rkp_slot_load(Handle.slot(bits)), rkp_load64(Context(entry).tokenPointer) != 0 {
      return RKPluginFault.returnedForeignObject.rawValue
    }
    return RKPluginFault.returnedDeadObject.rawValue
  }
}
