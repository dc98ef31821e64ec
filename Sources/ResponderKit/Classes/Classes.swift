// SPDX-License-Identifier: MIT
import CResponderKit

// The class table: defining, finding, instances' memory. Methods are flattened at definition; a slot without a function is the built-in
// behaviour, which every room writes as a function on the context, so that "default" and "super" are one code path.

/// What a class is defined from, once the C descriptors have been read.
struct ClassDefinition {
  var name: UnsafePointer<CChar>
  var superclass: UInt16 = 0
  var kind = Kind.responder
  var instanceSize = 0
  var instanceInit: InstanceFunction?
  var instanceDeinit: InstanceFunction?
  var userdata: UnsafeMutableRawPointer?
  /// The library's own classes have names that last.
  var copiesName = true
  /// One of the library's own, which brings nothing.
  var isBuiltIn = false
  var flags: UInt8 = 0
  var plugin: UInt16 = 0
}

extension ObjectReference {
  @inline(__always) var cls: Class { context.classData(base.classID) }
  /// Whether its class runs something else than the built-in method.
  func overrides(_ method: Method) -> Bool { cls.overrides & method.bit != 0 }
  @inline(__always) func slot(_ method: Method) -> MethodSlot { context.slot(cls, method) }
}

extension Context {
  // MARK: Asking

  func classData(_ id: UInt16) -> Class {
    classes.base.unsafelyUnwrapped[Int(id)]
  }

  func slot(_ cls: Class, _ method: Method) -> MethodSlot {
    cls.slots?[method.rawValue] ?? MethodSlot()
  }

  func isSubclass(_ id: UInt16, of ancestor: UInt16) -> Bool {
    var cls = classData(id)
    let target = classData(ancestor)
    while cls.depth > target.depth { cls = classData(cls.superclass) }
    return cls == target
  }

  /// The number of the class that an object stands for.
  func classID(ofHandle object: Object) -> UInt16 { record(object.index, ClassHandleRecord.self).pointee.id }

  // MARK: Defining

  /// Add a class that inherits everything; the caller then sets methods and actions.
  func defineClass(_ definition: ClassDefinition) throws(RKStatus) -> Class {
    let memory = self.memory
    let reused = freeClassNumber(for: definition)
    guard reused != 0 || self.classes.count < 65_534 else {
      throw failure(.limitReached, "classes", .int(Int64(self.classes.count)), "are all that a context can number; use fewer classes")
    }
    let nameLength = textLength(definition.name, limit: longestName)
    guard reused != 0 || self.classes.reserve(1, memory), makeClassNames() else { throw noMemory() }
    guard let raw = memory.allocate(ClassData.self) else { throw noMemory() }
    raw.initialize(to: ClassData())
    let cls = Class(raw)
    guard definition.isBuiltIn || cls.makeContent(memory) else { throw abandon(cls) }
    var copy: UnsafeMutablePointer<CChar>?
    if definition.copiesName {
      copy = memory.allocate(CChar.self, nameLength + 1)
      if copy == nil { throw abandon(cls) }
      cls.ownsName = true
    }
    cls.name = copy ?? UnsafeMutablePointer<CChar>(mutating: definition.name)
    cls.nameLength = nameLength
    let record = makeRecord(.cls, classID: 0)
    guard record != 0 else { throw abandon(cls) }
    copy?.update(from: definition.name, count: nameLength)
    let id = reused != 0 ? reused : UInt16(self.classes.count)
    self.record(record, ClassHandleRecord.self).pointee.id = id
    cls.handle = record
    cls.id = id
    cls.superclass = definition.superclass
    cls.kind = definition.kind
    cls.userdata = definition.userdata
    if !definition.isBuiltIn {
      cls.instanceSize = definition.instanceSize
      cls.instanceInit = definition.instanceInit
      cls.instanceDeinit = definition.instanceDeinit
    }
    cls.flags = definition.flags
    cls.plugin = definition.plugin
    if !cls.isRoot {
      let parent = classData(definition.superclass)
      cls.builtIn = parent.builtIn
      cls.depth = parent.depth + 1
      if !cls.isLayer {
        cls.overrides = parent.overrides
        cls.outset = parent.outset
        cls.slots = parent.slots
      }
    }
    if reused != 0 { takeFreeClass(reused, cls) } else { self.classes.appendReserved(cls) }
    if !cls.isLayer { enterClass(cls) }
    return cls
  }

  // MARK: Numbers that come back (SPEC 353)

  /// A number that is free, 0 for none: the least that will do, so that the same classes find the same numbers again. Superclasses have lower numbers than their
  /// subclasses and extensions, and what lies over a class has ascending ones.
  private func freeClassNumber(for definition: ClassDefinition) -> UInt16 {
    if freeClasses.isEmpty { return 0 }
    var bound = definition.superclass
    if definition.flags & ClassData.layer != 0 {
      var top = classData(definition.superclass)
      while let next = top.over { top = next }
      bound = top.id
    }
    let place = freePlace(above: bound)
    return place < freeClasses.count ? freeClasses[place] : 0
  }

  /// Where the first free number above another stands.
  private func freePlace(above bound: UInt16) -> Int {
    var low = 0
    var high = freeClasses.count
    while low < high {
      let middle = (low + high) / 2
      if freeClasses[middle] > bound { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func takeFreeClass(_ number: UInt16, _ cls: Class) {
    freeClasses.remove(at: freePlace(above: number) - 1)
    memory.free(classData(number).record)
    classes[Int(number)] = cls
  }

  /// A class without instances, subclasses and running calls has gone: its handle is stale, and its number may be another's.
  func giveBackClass(_ cls: Class) {
    let memory = self.memory
    let id = cls.id
    leaveClass(cls)
    freeRecord(cls.handle)
    cls.freeContent(memory)
    if cls.ownsSlots { memory.free(cls.slots, Method.count) }
    if cls.ownsName { memory.free(cls.name, cls.nameLength + 1) }
    cls.whole = ClassData()
    cls.id = id
    cls.flags = ClassData.free | ClassData.layer | ClassData.off | ClassData.retired
    // Without memory for the list it is given up, which costs one number.
    if freeClasses.reserve(1, memory) { freeClasses.insertReserved(id, at: freePlace(above: id)) }
  }

  private func abandon(_ cls: Class) -> RKStatus {
    let memory = self.memory
    cls.freeContent(memory)
    if cls.ownsName { memory.free(cls.name, cls.nameLength + 1) }
    memory.free(cls.record)
    return noMemory()
  }

  /// Give a class a table of its own, a copy of the one it inherits, and room for methods of its own; false when there is no memory.
  func makeSlots(_ cls: Class, methods: Int = 4) -> Bool {
    guard makeTable(cls), makeOwn(cls, methods: methods) else { return false }
    if !cls.isRoot, let inherited = classData(cls.superclass).slots {
      cls.slots.unsafelyUnwrapped.update(from: inherited, count: Method.count)
    }
    return true
  }

  /// Room for a class's table, to be written.
  func makeTable(_ cls: Class) -> Bool {
    if cls.ownsSlots { return true }
    guard let slots = memory.allocate(MethodSlot.self, Method.count) else { return false }
    cls.slots = slots
    cls.ownsSlots = true
    return true
  }

  /// Room for methods of its own.
  func makeOwn(_ cls: Class, methods: Int) -> Bool {
    guard cls.makeContent(memory), let own = memory.allocate(OwnMethod.self, methods) else { return false }
    cls.own = own
    cls.ownCount = methods
    for k in places(methods) {
      own[k].method = -1
    }
    return true
  }

  /// Override a method, unless `function` is NULL. What the library's own classes override counts as overridden when they have an instance.
  func setMethod<F>(_ cls: Class, _ method: Method, _ function: F?) {
    guard let raw = unsafeBitCast(function, to: UnsafeRawPointer?.self) else { return }
    let isNew = ownBits(cls) & method.bit == 0
    addOwn(cls, method, raw)
    cls.slots.unsafelyUnwrapped[method.rawValue] = MethodSlot(function: raw, owner: cls)
    cls.overrides |= method.bit
    if isNew, cls.builtIn != cls.id { countOverrides(method.bit) }
  }

  /// Remember a method of the class's own; room was made for it.
  func addOwn(_ cls: Class, _ method: Method, _ function: UnsafeRawPointer) {
    for k in places(cls.ownCount) {
      let entry = cls.own.unsafelyUnwrapped + k
      if entry.pointee.method < 0 || entry.pointee.method == method.rawValue {
        entry.pointee = OwnMethod(function: function, method: method.rawValue)
        return
      }
    }
  }

  /// One class or extension more overrides these methods.
  func countOverrides(_ bits: UInt64) {
    forEachBit(bits) { overrideCounts.unsafelyUnwrapped[$0] += 1 }
    overridden |= bits
    rememberOverrides()
  }

  /// One less.
  func uncountOverrides(_ bits: UInt64) {
    forEachBit(bits) {
      let count = overrideCounts.unsafelyUnwrapped + $0
      count.pointee -= 1
      if count.pointee == 0 { overridden &= ~(1 << UInt64($0)) }
    }
    overridden |= overriddenByControls
    rememberOverrides()
  }

  private func rememberOverrides() {
    tellsTree = overridden & Method.treeCallbacks != 0
    asksPairs = overridden & Method.pairQuestions != 0 || delegatesAskPairs
  }

  private func forEachBit(_ bits: UInt64, _ visit: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
      visit(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }

  // MARK: Actions (SPEC 133)

  /// The action that a class or one of its ancestors has for a selector: the class's extensions first, the last one before the others.
  func anyAction(_ id: UInt16, _ selector: UInt32) -> (action: ClassAction, cls: Class)? {
    guard selector != 0 else { return nil }
    var cls = classData(id)
    while true {
      var found: (action: ClassAction, cls: Class)?
      var layer: Class? = cls
      while let candidate = layer {
        if !candidate.isOff, let action = ownAction(candidate, selector) { found = (action, candidate) }
        layer = candidate.over
      }
      if found != nil || cls.isRoot { return found }
      cls = classData(cls.superclass)
    }
  }

  /// What a class or extension has itself.
  private func ownAction(_ cls: Class, _ selector: UInt32) -> ClassAction? {
    for action in cls.actions {
      if action.selector == selector { return action }
    }
    return nil
  }

  /// The same for sendAction: one that takes no more than the sender and the event.
  func action(_ id: UInt16, _ selector: UInt32) -> (action: ClassAction, cls: Class)? {
    guard let found = anyAction(id, selector), found.action.interface?.shape != .other else { return nil }
    return found
  }
}
