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
      try context.furnish(read)
    } catch {
      context.freeEverything()
      context.pointee.claimed = false
      throw error
    }
    rkp_mutex_lock(context.pointee.lock)
    rkp_store64(UnsafeMutablePointer(mutating: context.tokenPointer), rkp_thread_or_make())
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
    pointee.hooks.willLeaveWindow = { raw, index in
      let context = raw.assumingMemoryBound(to: Context.self)
      context.stopGestures(below: index)
      let outer = context.pointee.leavingWindow
      context.pointee.leavingWindow = true
      context.cancelTouches(below: index)
      context.cancelPresses(below: index)
      context.cancelMotion(below: index)
      context.cancelTracking(below: index)
      context.stopScrolls(below: index)
      context.pointee.leavingWindow = outer
      context.resignFirstResponder(below: index)
      context.forgetTouches(below: index)
    }
    pointee.hooks.appearance = { raw, index, step in raw.assumingMemoryBound(to: Context.self).appearance(below: index, step) }
    pointee.hooks.windowWillHide = { raw, index in
      // A window cannot be kept by a lack of memory: then its touches end without a word.
      do throws(RKStatus) {
        try raw.assumingMemoryBound(to: Context.self).cancelTouches(of: index, .touchCancelledByWindow)
      } catch {}
      raw.assumingMemoryBound(to: Context.self).windowLosesPresses(index)
      raw.assumingMemoryBound(to: Context.self).stopScrolls(below: index)
    }
    pointee.hooks.lostFirst = { raw, index in raw.assumingMemoryBound(to: Context.self).endEditing(index) }
    pointee.hooks.windowsChanged = { raw, index in raw.assumingMemoryBound(to: Context.self).windowsChanged(index) }
    pointee.hooks.willDestroy = { raw, index in raw.assumingMemoryBound(to: Context.self).willDestroy(index) }
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
  fileprivate func furnish(_ desc: RKContextDesc) throws(RKStatus) {
    let memory = pointee.memory
    pointee.layouts = memory.allocate(LayoutState.self, Layout.count)
    pointee.config = memory.allocate(Double.self, ConfigTable.count)
    guard pointee.layouts != nil, let config = pointee.config else { throw noMemory() }
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
    forEachRecord { index in
      switch kind(index) {
      case .view, .window, .scroll: refreshOverrides(index)
      case .control:
        refreshOverrides(index)
        pointee.overridden |= classData(classData(of: index).pointee.builtIn).pointee.overrides
      case .gesture:
        if let table = gesture(index).pointee.delegate?.pointee.table,
          table.should_require_failure_of != nil || table.should_be_required_to_fail_by != nil
        {
          pointee.asksPairs = true
        }
      default: break
      }
    }
  }

  /// An object is about to end: its links.
  fileprivate func willDestroy(_ index: UInt32) {
    cancelPresses(below: 0, ending: index)
    cancelMotion(below: 0, ending: index)
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

@_cdecl("rk_context_destroy") @implementation public func rk_context_destroy(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    guard context.pointee.depth == 0, context.pointee.updateDepth == 0, context.pointee.advancing == 0 else {
      throw failure(.busy, "context", "is calling you right now; destroy it when its callbacks have returned")
    }
    context.serveReleases()
    context.writePosts()
    context.recorded(Call.context_destroy)
    // A context that has used up its memory can still be ended: its touches then end without a word.
    do throws(RKStatus) { try context.cancelTouches(of: 0, .touchCancelledBySystem) } catch {}
    do throws(RKStatus) { try context.cancelPresses(of: 0, .pressCancelledBySystem) } catch {}
    context.interruptMotion()
    context.endAppearances()
    context.enter()
    context.pointee.tellsTree = false
    // Functions that are called at the end may leave new ones behind; what does it every time is not followed for ever.
    var round = 0
    while round < 16,
      context.endObjects() || context.discardQueue() || context.endPlugins() || context.dropHandlers() || context.dropClasses() || context.dropClosures()
    {
      round += 1
    }
    // From here on every handle is stale, and other threads find nobody.
    rkp_mutex_lock(context.pointee.lock)
    rkp_store64(UnsafeMutablePointer(mutating: context.tokenPointer), 0)
    rkp_mutex_unlock(context.pointee.lock)
    // Nobody can append any more.
    _ = context.discardQueue()
    _ = context.endRecorder()
    context.freeEverything()
    rkp_table_lock()
    context.pointee.claimed = false
    rkp_table_unlock()
  }
}

extension UnsafeMutablePointer where Pointee == Context {
  /// Run instance_deinit and drop functions of everything that has not had them; whether there was something.
  fileprivate func endObjects() -> Bool {
    var found = false
    forEachRecord { index in
      let h = header(index)
      if h.pointee.kind == .timer {
        let t = timer(index).pointee
        timer(index).pointee.drop = nil
        if t.drop != nil { found = true }
        callDrop(t.drop, t.userdata)
        return
      }
      // Closures may be what is still to be called.
      if h.pointee.kind == .cls || h.pointee.kind == .plugin || h.pointee.kind == .closure { return }
      if dropAdded(index) { found = true }
      if h.pointee.kind == .free { return }
      if h.pointee.flags & RecordHeader.dying == 0 {
        found = true
        h.pointee.flags |= RecordHeader.dying
        runDeinit(index)
      }
      if h.pointee.kind != .free, h.pointee.side?.pointee.drop != nil {
        found = true
        setUserdata(index, nil, nil)
      }
    }
    return found
  }

  /// Actions and delegates that were added to a control or recogniser; whether there were any.
  private func dropAdded(_ index: UInt32) -> Bool {
    switch kind(index) {
    case .control:
      let found = !controlData(index).pointee.targets.isEmpty || controlData(index).pointee.field?.pointee.delegate != nil
      dropControlActions(index)
      return found
    case .scroll:
      let found = scrollData(index).pointee.delegate != nil
      dropScrollDelegate(index)
      return found
    case .gesture:
      let found = !gesture(index).pointee.targets.isEmpty || gesture(index).pointee.delegate != nil
      dropGestureActions(index)
      dropDelegate(index)
      return found
    default: return false
    }
  }

  fileprivate func dropHandlers() -> Bool {
    let notification = (pointee.notificationDrop, pointee.notificationUserdata)
    let diagnostic = (pointee.diagnosticDrop, pointee.diagnosticUserdata)
    pointee.notificationHandler = nil
    pointee.notificationDrop = nil
    pointee.diagnosticHandler = nil
    pointee.diagnosticDrop = nil
    callDrop(notification.0, notification.1)
    callDrop(diagnostic.0, diagnostic.1)
    return notification.0 != nil || diagnostic.0 != nil
  }

  fileprivate func dropClasses() -> Bool {
    var found = false
    var k = 0
    while k < pointee.classes.count {
      let cls = pointee.classes[k]
      let drop = cls.pointee.drop
      cls.pointee.drop = nil
      if drop != nil { found = true }
      callDrop(drop, cls.pointee.userdata)
      if dropActions(of: cls) { found = true }
      k += 1
    }
    return found
  }

  fileprivate func dropClosures() -> Bool {
    var found = false
    forEachRecord { index in
      guard kind(index) == .closure, header(index).pointee.flags & RecordHeader.dying == 0 else { return }
      header(index).pointee.flags |= RecordHeader.dying
      guard header(index).pointee.side?.pointee.drop != nil else { return }
      found = true
      setUserdata(index, nil, nil)
    }
    return found
  }

  fileprivate func freeEverything() {
    let memory = pointee.memory
    pointee.scrolls.busy.free(memory)
    pointee.scrolls.delayed.free(memory)
    forEachRecord { index in
      switch kind(index) {
      case .view, .window, .control: freeView(index)
      case .scroll:
        freeScroll(index)
        freeView(index)
      case .gesture: freeGesture(index)
      case .closure: freeClosure(of: index)
      case .touch:
        touch(index).pointee.entries.free(memory)
        if touch(index).pointee.trail != nil { keepSpareTrail(index) }
      case .press:
        press(index).pointee.touch = 0
        freePress(index)
      case .viewController: controller(index).pointee.children.free(memory)
      default: break
      }
      forget(index)
    }
    stopTrace()
    freePlugins()
    var k = 0
    while k < pointee.classes.count {
      let cls = pointee.classes[k]
      cls.pointee.actions.free(memory)
      if cls.pointee.ownsSlots { memory.free(cls.pointee.slots, Method.count) }
      memory.free(cls.pointee.own, Int(cls.pointee.ownCount))
      if cls.pointee.ownsName { memory.free(cls.pointee.name, cls.pointee.nameLength + 1) }
      memory.free(cls)
      k += 1
    }
    pointee.classes.free(memory)
    pointee.freeClasses.free(memory)
    k = 0
    while k < pointee.texts.count {
      memory.free(pointee.texts[k].bytes, pointee.texts[k].length + 1)
      k += 1
    }
    pointee.texts.free(memory)
    memory.free(pointee.textPlaces, pointee.textPlaceCount)
    freeOldClosures()
    freeInterfaces()
    pointee.limbo.free(memory)
    pointee.dead.free(memory)
    pointee.windows.free(memory)
    pointee.touches.free(memory)
    pointee.ghosts.free(memory)
    pointee.coalesced.free(memory)
    while let trail = pointee.spareTrails {
      pointee.spareTrails = trail.pointee.next
      memory.free(trail)
    }
    pointee.otherEvents.free(memory)
    pointee.timers.free(memory)
    memory.free(pointee.room, roomSize)
    memory.free(pointee.scans, scanPlaces)
    pointee.arena.free(memory)
    while !pointee.spareEntries.isEmpty {
      pointee.spareEntries.base.unsafelyUnwrapped[pointee.spareEntries.count - 1].free(memory)
      pointee.spareEntries.removeLast()
    }
    pointee.spareEntries.free(memory)
    pointee.collected.entries.free(memory)
    pointee.active.free(memory)
    pointee.alarms.free(memory)
    pointee.rounds.free(memory)
    pointee.held.free(memory)
    pointee.pointer.hovering.free(memory)
    pointee.otherEvents.free(memory)
    pointee.presses.free(memory)
    pointee.heldPresses.free(memory)
    pointee.pressGhosts.free(memory)
    pointee.trackingControls.free(memory)
    memory.free(pointee.config, ConfigTable.count)
    k = 0
    while k < pointee.pages.count {
      memory.free(pointee.pages[k].memory, pointee.pages[k].bytes)
      k += 1
    }
    pointee.pages.free(memory)
    freeTable()
    memory.free(pointee.layouts, Layout.count)
    pointee.recordCount = 0
    if pointee.waiter.poll_fd >= 0 {
      rkp_mutex_lock(pointee.lock)
      rkp_waiter_close(&pointee.waiter)
      rkp_mutex_unlock(pointee.lock)
    }
  }
}
