import CPlatform
import CResponderKit

// Creating and destroying contexts; filling the table of hooks.

@_cdecl("rk_context_create") @implementation public func rk_context_create(_ desc: UnsafePointer<RKContextDesc>?, _ out: UnsafeMutablePointer<RKContextRef?>?) -> RKStatus {
  status { () throws(RKStatus) in
    var read = RKContextDesc()
    if let desc { try readSized(desc, into: &read, minimum: MemoryLayout<RKContextDesc>.size, "desc.struct_size") }
    try finite(read.time, "desc.time")
    let out = try required(out, "out")
    rkp_table_lock()
    defer { rkp_table_unlock() }
    let context = try claimSlot()
    context.reset(read)
    do throws(RKStatus) {
      try context.setUp(read)
    } catch {
      context.freeEverything()
      context.pointee.claimed = false
      throw error
    }
    rkp_mutex_lock(context.pointee.lock)
    rkp_store64(context.tokenPointer, rkp_thread_or_make())
    rkp_mutex_unlock(context.pointee.lock)
    out.pointee = context.contextPointer
  }
}

/// A slot without living context: a new one, or one whose generations are not used up. The table's lock is held.
private func claimSlot() throws(RKStatus) -> ContextRef {
  var slot: UInt32 = 1
  while slot <= Handle.lastSlot {
    guard let entry = rkp_slot_load(slot) else {
      // In one piece, so that there is one way to fail: the context, the first table of records, then its account of memory. It begins with the context:
      // tools that look for leaks take a block for reached when something points to where it begins.
      guard let lock = rkp_mutex_make() else { throw noMemory() }
      guard let raw = rkp_allocate_line(FirstRecords.offset + FirstRecords.bytes + MemoryLayout<Memory>.stride) else {
        rkp_mutex_free(lock)
        throw noMemory()
      }
      let memory = raw + FirstRecords.offset + FirstRecords.bytes
      let context = raw.assumingMemoryBound(to: Context.self)
      context.pointee.token = 0
      context.pointee.strangers = 0
      context.pointee.ender = 0
      context.pointee.lock = lock
      context.clear(slot: slot, memory: memory.assumingMemoryBound(to: Memory.self))
      rkp_slot_store(slot, raw)
      return context
    }
    let context = entry.assumingMemoryBound(to: Context.self)
    if !context.pointee.claimed, context.pointee.highestGeneration < Handle.lastGeneration { return context }
    slot += 1
  }
  throw failure(.limitReached, "contexts", "are all in use; destroy one first")
}

extension UnsafeMutablePointer where Pointee == Context {
  /// A fresh context in this slot, above all generations that the slot has seen.
  fileprivate func reset(_ desc: RKContextDesc) {
    let generation = pointee.highestGeneration + 1
    rkp_mutex_lock(pointee.lock)
    clear(slot: pointee.slot, memory: pointee.memory)
    pointee.claimed = true
    pointee.generation = generation
    pointee.highestGeneration = generation
    rkp_mutex_unlock(pointee.lock)
    pointee.memory.pointee = Memory(used: 0, limit: desc.memory_limit)
    pointee.time = desc.time
    measureStack()
    pointee.hooks.willLeaveWindow = { raw, index in raw.assumingMemoryBound(to: Context.self).subtreeLeaves(index) }
    pointee.hooks.windowWillHide = { raw, index in raw.assumingMemoryBound(to: Context.self).windowLeaves(index) }
    pointee.hooks.appearance = { raw, index, step in raw.assumingMemoryBound(to: Context.self).appearance(below: index, step) }
    pointee.hooks.lostFirst = { raw, index in raw.assumingMemoryBound(to: Context.self).endEditing(index) }
    pointee.hooks.windowsChanged = { raw, index in raw.assumingMemoryBound(to: Context.self).windowsChanged(index) }
    pointee.hooks.willDestroy = { raw, index in raw.assumingMemoryBound(to: Context.self).willDestroy(index) }
    pointee.hooks.willDeinit = { raw, index in raw.assumingMemoryBound(to: Context.self).losesClass(index) }
    pointee.hooks.didDestroy = { raw, index in raw.assumingMemoryBound(to: Context.self).didDestroy(index) }
    pointee.hooks.willLoseRecognizers = { raw, index in raw.assumingMemoryBound(to: Context.self).detachRecognizers(of: index) }
    pointee.hooks.touchWillBegin = { raw, index in
      let context = raw.assumingMemoryBound(to: Context.self)
      context.collectRecognizers(index)
      if context.pointee.scrolls.moving > 0 { context.catchScrolls(index) }
      if context.isTracing, context.pointee.scrolls.exists { context.recordDisabledScrolls(index) }
    }
    pointee.hooks.pressWillBegin = { raw, index in raw.assumingMemoryBound(to: Context.self).collectForPress(index) }
    pointee.hooks.offerPresses = { raw, _ in raw.assumingMemoryBound(to: Context.self).offerPresses() }
    pointee.hooks.offerTouches = { raw, _ in raw.assumingMemoryBound(to: Context.self).offerTouches() }
    pointee.hooks.offerTouch = { raw, index in raw.assumingMemoryBound(to: Context.self).offerTouch(index) }
    pointee.hooks.didDeliver = { raw, _ in raw.assumingMemoryBound(to: Context.self).resetGestures() }
    pointee.hooks.touchRested = { raw, index in raw.assumingMemoryBound(to: Context.self).touchRested(index) }
    pointee.hooks.touchIsOver = { raw, index in raw.assumingMemoryBound(to: Context.self).cancelTracking(ofTouch: index) }
    pointee.hooks.trackingLost = { raw, _ in raw.assumingMemoryBound(to: Context.self).endLostTracking() }
    pointee.hooks.alarm = { raw, _ in raw.assumingMemoryBound(to: Context.self).fireAlarm() }
    pointee.hooks.estimatesUpdated = { raw, index, touches, count in
      let context = raw.assumingMemoryBound(to: Context.self)
      if context.kind(index) == .gesture { context.sendEstimates(toGesture: index, touches, count) }
    }
    pointee.hooks.turn = { raw, _ in raw.assumingMemoryBound(to: Context.self).sendDeferredRounds() }
    pointee.hooks.vetoes = { raw, view, index in raw.assumingMemoryBound(to: Context.self).controlVetoes(view, index) }
    fillScrollHooks()
    #if !RESPONDERKIT_NO_PLUGINS
      pointee.hooks.pluginFault = { raw, plugin, fault, receiver, seconds in
        raw.assumingMemoryBound(to: Context.self).pluginFault(plugin, RKPluginFault(rawValue: fault) ?? .reported, receiver, seconds: seconds)
      }
    #endif
    pointee.hooks.overridesChanged = { raw, _ in raw.assumingMemoryBound(to: Context.self).overridesChanged() }
    pointee.hooks.endClasses = { raw, _ in raw.assumingMemoryBound(to: Context.self).endWaitingClasses() }
    pointee.hooks.deadlineChanged = { raw, _ in raw.assumingMemoryBound(to: Context.self).armWaiter() }
    pointee.hooks.recorderBroke = { raw, _ in raw.assumingMemoryBound(to: Context.self).recorderBroke() }
    pointee.hooks.describe = { raw, record, buffer, capacity in
      var text = Text(buffer, capacity)
      _ = raw.assumingMemoryBound(to: Context.self).explain(record.pointee, to: &text)
      return text.length
    }
  }

  /// What every context begins with.
  fileprivate func setUp(_ desc: RKContextDesc) throws(RKStatus) {
    let memory = pointee.memory
    pointee.layouts = memory.allocate(LayoutState.self, Layout.count)
    pointee.config = memory.allocate(Double.self, ConfigTable.count)
    pointee.overrideCounts = memory.allocate(UInt16.self, Method.count)
    guard pointee.layouts != nil, pointee.overrideCounts != nil, let config = pointee.config else { throw noMemory() }
    prepare(.plain, MemoryLayout<PlainRecord>.stride)
    prepare(.cls, MemoryLayout<ClassHandleRecord>.stride)
    prepare(.controller, MemoryLayout<ControllerRecord>.stride)
    prepare(.view, MemoryLayout<ViewRecord>.stride)
    prepare(.touch, MemoryLayout<TouchRecord>.stride)
    prepare(.timer, MemoryLayout<TimerRecord>.stride)
    prepare(.gesture, MemoryLayout<GestureRecord>.stride)
    prepare(.closure, MemoryLayout<ClosureRecord>.stride)
    prepare(.press, MemoryLayout<PressRecord>.stride)
    var k = 0
    while k < ConfigTable.count {
      config[k] = ConfigTable.row(k)?.initial ?? 0
      k += 1
    }
    try defineBuiltInClasses()
    guard defineControlMethods(), defineTextFieldMethods() else { throw noMemory() }
    pointee.room = memory.allocate(roomSize)
    pointee.event = makeRecord(.event, classID: 0)
    guard pointee.event != 0, pointee.room != nil else { throw noMemory() }
    own(pointee.event)
    if desc.without_application == 0 { _ = try makeApplication(classData(BuiltIn.application)) }
  }

  private func prepare(_ layout: Layout, _ stride: Int) {
    let state = pointee.layouts.unsafelyUnwrapped + Int(layout.rawValue)
    state.initialize(to: LayoutState())
    state.pointee.stride = stride
    // All built-in classes on one page.
    if layout == .cls { state.pointee.nextCapacity = 28 }
  }

  func makeApplication(_ cls: UnsafeMutablePointer<ClassData>) throws(RKStatus) -> UInt32 {
    let index = try makeObject(.application, cls)
    // The context's own reference, not the caller's.
    header(index).pointee.references = 0
    own(index)
    pointee.application = index
    initializeInstance(index, cls, above: nil)
    return index
  }

  /// Methods have come or gone: what views and recognisers remember of it.
  fileprivate func overridesChanged() {
    pointee.arrangement &+= 1
    // Few methods are hit-testing's, and most classes that come and go have no instances: else only those of what has changed are looked at more closely.
    if !pointee.hitChanged { return }
    pointee.hitChanged = false
    forEachRecord { index in
      if isView(index), classData(of: index).pointee.hitChanged { refreshOverrides(index) }
    }
    var k = 0
    while k < pointee.classes.count {
      pointee.classes[k].pointee.hitChanged = false
      k += 1
    }
  }

  /// An object is about to end: its links.
  fileprivate func willDestroy(_ index: UInt32) {
    cancelPresses(below: nil, ending: index)
    cancelMotion(below: nil, ending: index)
    switch kind(index) {
    case .view, .window: unlinkView(index)
    case .scroll:
      endScroll(index)
      unlinkView(index)
    case .control:
      unlinkView(index)
      dropControlActions(index)
    case .viewController: unlinkController(index)
    case .gesture:
      unlinkGesture(index)
      dropGestureActions(index)
      dropDelegate(index)
    default: break
    }
  }

  /// Links are undone, and its instance_deinit is next: no method of its class is called any more. It ends as an object of the built-in class.
  fileprivate func losesClass(_ index: UInt32) {
    let cls = classData(classData(of: index).pointee.builtIn)
    cls.pointee.flags |= ClassData.used
    header(index).pointee.classID = cls.pointee.id
    if isView(index) { refreshOverrides(index) }
  }

  /// An object has ended: its memory, and what pointed to it.
  fileprivate func didDestroy(_ index: UInt32) {
    switch kind(index) {
    case .gesture: freeGesture(index)
    case .closure: retireClosure(index)
    case .press: freePress(index)
    case .touch:
      if touch(index).pointee.entries.capacity > 0 { keepSpareEntries(&touch(index).pointee.entries) }
      if touch(index).pointee.trail != nil { keepSpareTrail(index) }
    case .view, .window, .control, .scroll:
      if kind(index) == .control { forgetTracking(index) }
      if kind(index) == .scroll { freeScroll(index) }
      forgetFirstResponder(index)
      freeView(index)
    case .viewController:
      forgetFirstResponder(index)
      controller(index).pointee.children.free(pointee.memory)
    default: break
    }
    if pointee.delegate == index { pointee.delegate = 0 }
  }
}
