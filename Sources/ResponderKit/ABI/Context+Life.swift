// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Creating and destroying contexts.

@_cdecl("rk_context_create") @implementation public func rk_context_create(_ desc: UnsafePointer<RKContextDesc>?, _ out: UnsafeMutablePointer<RKContextRef?>?) -> RKStatus {
  status { () throws(RKStatus) in
    var read = RKContextDesc()
    if let desc { try readSized(desc, into: &read, minimum: MemoryLayout<RKContextDesc>.size, "desc.struct_size") }
    try finite(read.time, "desc.time")
    let out = try required(out)
    rkp_table_lock()
    defer { rkp_table_unlock() }
    let context = try claimSlot()
    context.reset(read)
    do throws(RKStatus) {
      try context.setUp(read)
    } catch {
      context.freeEverything()
      context.claimed = false
      throw error
    }
    rkp_mutex_lock(context.lock)
    rkp_store64(context.tokenPointer, rkp_thread_or_make())
    rkp_mutex_unlock(context.lock)
    out.pointee = context.contextPointer
  }
}

/// A slot without living context: one whose generations are not used up, or a new one. When there is none, the generations of one that is free begin
/// anew: a handle of a context that ended so long ago may then be another's. The table's lock is held.
private func claimSlot() throws(RKStatus) -> Context {
  var slot: UInt32 = 1
  var usedUp: Context?
  while slot <= Handle.lastSlot {
    guard let entry = rkp_slot_load(slot) else {
      // It begins with the context: tools that look for leaks take a block for reached when something points to where it begins.
      guard let lock = rkp_mutex_make() else { throw noMemory() }
      guard let raw = rkp_allocate_line(SlotLayout.bytes) else {
        rkp_mutex_free(lock)
        throw noMemory()
      }
      let context = Context(raw)
      context.token = 0
      context.strangers = 0
      context.ender = 0
      context.lock = lock
      context.clear(slot: slot, memory: (raw + SlotLayout.memory).bound(to: Memory.self))
      context.inbox.clear()
      rkp_slot_store(slot, raw)
      return context
    }
    let context = Context(entry)
    if !context.claimed {
      if context.highestGeneration < Handle.lastGeneration { return context }
      usedUp = usedUp ?? context
    }
    slot += 1
  }
  if let usedUp {
    usedUp.highestGeneration = 0
    return usedUp
  }
  throw failure(.limitReached, "contexts", "are all in use; destroy one first")
}

extension Context {
  /// A fresh context in this slot, above all generations that the slot has seen.
  fileprivate func reset(_ desc: RKContextDesc) {
    let generation = highestGeneration + 1
    rkp_mutex_lock(lock)
    clear(slot: self.slot, memory: self.memory)
    inbox.clear()
    claimed = true
    self.generation = generation
    highestGeneration = generation
    rkp_mutex_unlock(lock)
    self.memory.whole = MemoryRecord(used: 0, limit: desc.memory_limit)
    time = desc.time
    measureStack()
  }

  /// What every context begins with.
  fileprivate func setUp(_ desc: RKContextDesc) throws(RKStatus) {
    let memory = self.memory
    layouts = memory.allocate(LayoutState.self, Layout.count)
    self.config = memory.allocate(Double.self, ConfigTable.count)
    overrideCounts = memory.allocate(UInt16.self, Method.count)
    guard layouts != nil, overrideCounts != nil, let config = self.config else { throw noMemory() }
    prepare(.plain, MemoryLayout<PlainRecord>.stride)
    prepare(.cls, MemoryLayout<ClassHandleRecord>.stride)
    prepare(.controller, MemoryLayout<ControllerRecord>.stride)
    prepare(.view, MemoryLayout<ViewRecord>.stride)
    prepare(.touch, MemoryLayout<TouchRecord>.stride)
    prepare(.timer, MemoryLayout<TimerRecord>.stride)
    prepare(.gesture, MemoryLayout<GestureRecord>.stride)
    prepare(.closure, MemoryLayout<ClosureRecord>.stride)
    prepare(.press, MemoryLayout<PressRecord>.stride)
    for k in places(ConfigTable.count) {
      config[k] = ConfigTable.row(k)?.initial ?? 0
    }
    try defineBuiltInClasses()
    guard defineControlMethods(), defineTextFieldMethods() else { throw noMemory() }
    rawRoom = memory.allocate(roomSize)
    event = makeRecord(.event, classID: 0)
    guard event != 0, rawRoom != nil else { throw noMemory() }
    object(event).retain()
    if desc.without_application == 0 { _ = try makeApplication(classData(BuiltIn.application)) }
  }

  private func prepare(_ layout: Layout, _ stride: Int) {
    let state = layouts.unsafelyUnwrapped + Int(layout.rawValue)
    state.initialize(to: LayoutState())
    state.pointee.stride = stride
    // All built-in classes on one page.
    if layout == .cls { state.pointee.nextCapacity = 28 }
  }

  func makeApplication(_ cls: Class) throws(RKStatus) -> Object {
    let object = try makeObject(.application, cls)
    // The context's own reference, not the caller's.
    object.base.references = 0
    application = object.retain()
    object.initializeInstance(cls, above: nil)
    return object
  }

  /// Methods have come or gone: what views and recognisers remember of it.
  func overridesChanged() {
    arrangement &+= 1
    // Few methods are hit-testing's, and most classes that come and go have no instances: else only those of what has changed are looked at more closely.
    if !hitChanged { return }
    hitChanged = false
    forEachObject { object in
      if object.isView, object.cls.hitChanged { View(object).refreshOverrides() }
    }
    for k in eachClass.places {
      classes[k].hitChanged = false
    }
  }

  /// An object is about to end: its links.
  func willDestroy(_ object: Object) {
    cancelPresses { $0.object == object }
    cancelMotion { $0.object == object }
    switch object.kind {
    case .view, .window: View(object).unlinkAll()
    case .scroll:
      ScrollView(object).end()
      View(object).unlinkAll()
    case .control:
      // SPEC 148. The touch was forwarded to it: it may stand in no window that it leaves.
      if Control(object).has(.tracking) { Control(object).cancelTracking(nil) }
      View(object).unlinkAll()
      Control(object).dropActions()
    case .viewController: Controller(object).unlinkAll()
    case .gesture:
      Recognizer(object).unlinkAll()
      Recognizer(object).dropActions()
      Recognizer(object).dropDelegate()
    default: break
    }
  }

  /// Links are undone, and its instance_deinit is next: no method of its class is called any more. It ends as an object of the built-in class.
  func losesClass(_ object: Object) {
    let cls = classData(object.cls.builtIn)
    cls.flags |= ClassData.used
    object.base.classID = cls.id
    if object.isView { View(object).refreshOverrides() }
  }

  /// An object has ended: its memory, and what pointed to it.
  func didDestroy(_ object: Object) {
    switch object.kind {
    case .gesture: Recognizer(object).freeData()
    case .closure: retireClosure(object)
    case .press: Press(object).freeData()
    case .touch: Touch(object).freeData()
    case .view, .window, .control, .scroll:
      if object.kind == .control { Control(object).forgetTracking() }
      if object.kind == .scroll { ScrollView(object).freeData() }
      object.responder.forgetFirstResponder()
      View(object).freeData()
    case .viewController:
      object.responder.forgetFirstResponder()
      Controller(object).children.free(memory)
    default: break
    }
    if delegate == object.index { delegate = 0 }
  }
}
