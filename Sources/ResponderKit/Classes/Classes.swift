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
  var drop: DropFunction?
  /// The library's own classes have names that last.
  var copiesName = true
}

let longestName = 255

extension UnsafeMutablePointer where Pointee == Context {
  // MARK: Asking

  @inline(__always) func classData(_ id: UInt16) -> UnsafeMutablePointer<ClassData> {
    pointee.classes.base.unsafelyUnwrapped[Int(id)]
  }

  @inline(__always) func classData(of index: UInt32) -> UnsafeMutablePointer<ClassData> { classData(header(index).pointee.classID) }

  /// Whether the object's class runs something else than the built-in method.
  @inline(__always) func overrides(_ index: UInt32, _ method: Method) -> Bool {
    classData(of: index).pointee.overrides & method.bit != 0
  }

  @inline(__always) func slot(_ cls: UnsafeMutablePointer<ClassData>, _ method: Method) -> MethodSlot {
    cls.pointee.slots?[method.rawValue] ?? MethodSlot()
  }

  func isSubclass(_ id: UInt16, of ancestor: UInt16) -> Bool {
    var cls = classData(id)
    let target = classData(ancestor)
    while cls.pointee.depth > target.pointee.depth { cls = classData(cls.pointee.superclass) }
    return cls == target
  }

  func findClass(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<ClassData>? {
    var k = 0
    while k < pointee.classes.count {
      let cls = pointee.classes[k]
      if let own = cls.pointee.name, sameText(own, name) { return cls }
      k += 1
    }
    return nil
  }

  /// The superclass whose implementation a super-call from `cls` runs; the receiver must be an instance of `cls`.
  func superclass(_ handle: RKClassRef?, receiver: UInt32) throws(RKStatus) -> UnsafeMutablePointer<ClassData> {
    let record = try resolve(handle, in: self, .classes, "cls")
    let id = classID(ofHandle: record)
    guard isSubclass(header(receiver).pointee.classID, of: id) else {
      throw failure(.invalidArgument, "cls", "is not a class of the receiver; pass the class whose method makes the call")
    }
    return classData(classData(id).pointee.superclass)
  }

  /// The class behind a class handle's index.
  @inline(__always) func classID(ofHandle index: UInt32) -> UInt16 { record(index, ClassHandleRecord.self).pointee.id }

  // MARK: Defining

  /// Add a class that inherits everything; the caller then sets methods and actions.
  func defineClass(_ definition: ClassDefinition) throws(RKStatus) -> UnsafeMutablePointer<ClassData> {
    let memory = pointee.memory
    guard pointee.classes.count < 65_534 else {
      throw failure(.limitReached, "classes", .int(Int64(pointee.classes.count)), "are all that a context can number; use fewer classes")
    }
    let nameLength = textLength(definition.name, limit: longestName)
    guard pointee.classes.reserve(1, memory) else { throw noMemory() }
    guard let cls = memory.allocate(ClassData.self) else { throw noMemory() }
    cls.initialize(to: ClassData())
    var copy: UnsafeMutablePointer<CChar>?
    if definition.copiesName {
      copy = memory.allocate(CChar.self, nameLength + 1)
      if copy == nil { throw abandon(cls) }
      cls.pointee.ownsName = true
    }
    cls.pointee.name = copy ?? UnsafeMutablePointer<CChar>(mutating: definition.name)
    cls.pointee.nameLength = nameLength
    let record = makeRecord(.cls, classID: 0)
    guard record != 0 else { throw abandon(cls) }
    copy?.update(from: definition.name, count: nameLength)
    let id = UInt16(pointee.classes.count)
    self.record(record, ClassHandleRecord.self).pointee.id = id
    cls.pointee.handle = record
    cls.pointee.id = id
    cls.pointee.superclass = definition.superclass
    cls.pointee.kind = definition.kind
    cls.pointee.instanceSize = definition.instanceSize
    cls.pointee.instanceInit = definition.instanceInit
    cls.pointee.instanceDeinit = definition.instanceDeinit
    cls.pointee.userdata = definition.userdata
    cls.pointee.drop = definition.drop
    if !cls.pointee.isRoot {
      let parent = classData(definition.superclass)
      cls.pointee.builtIn = parent.pointee.builtIn
      cls.pointee.depth = parent.pointee.depth + 1
      cls.pointee.overrides = parent.pointee.overrides
      cls.pointee.slots = parent.pointee.slots
    }
    pointee.classes.appendReserved(cls)
    return cls
  }

  private func abandon(_ cls: UnsafeMutablePointer<ClassData>) -> RKStatus {
    let memory = pointee.memory
    if cls.pointee.ownsName { memory.free(cls.pointee.name, cls.pointee.nameLength + 1) }
    memory.free(cls)
    return noMemory()
  }

  /// Give a class a table of its own, a copy of the one it inherits; false when there is no memory.
  func makeSlots(_ cls: UnsafeMutablePointer<ClassData>) -> Bool {
    guard let slots = pointee.memory.allocate(MethodSlot.self, Method.count) else { return false }
    if let inherited = cls.pointee.slots { slots.update(from: inherited, count: Method.count) }
    cls.pointee.slots = slots
    cls.pointee.ownsSlots = true
    return true
  }

  /// Override a method, unless `function` is NULL. What the library's own classes override counts as overridden when they have an instance.
  func setMethod<F>(_ cls: UnsafeMutablePointer<ClassData>, _ method: Method, _ function: F?) {
    guard let raw = unsafeBitCast(function, to: UnsafeRawPointer?.self) else { return }
    cls.pointee.slots.unsafelyUnwrapped[method.rawValue] = MethodSlot(function: raw, userdata: cls.pointee.userdata)
    cls.pointee.overrides |= method.bit
    if method.bit & Method.treeCallbacks != 0 { pointee.tellsTree = true }
    if cls.pointee.builtIn != cls.pointee.id { pointee.overridden |= method.bit }
  }

  // MARK: Texts kept once

  /// The number of a text, 0 if it was never interned.
  func interned(_ text: UnsafePointer<CChar>) -> UInt32 {
    var k = 0
    while k < pointee.texts.count {
      if sameText(pointee.texts[k].bytes, text) { return UInt32(k + 1) }
      k += 1
    }
    return 0
  }

  /// The number of a text, interning it; 0 when there is no memory.
  func intern(_ text: UnsafePointer<CChar>) -> UInt32 {
    let known = interned(text)
    if known != 0 { return known }
    let memory = pointee.memory
    let length = textLength(text, limit: longestName)
    guard pointee.texts.reserve(1, memory), let copy = memory.allocate(CChar.self, length + 1) else { return 0 }
    copy.update(from: text, count: length)
    pointee.texts.appendReserved(InternedText(bytes: copy, length: length))
    return UInt32(pointee.texts.count)
  }

  // MARK: Actions (SPEC 133)

  /// The function that a class or one of its ancestors registered for a selector.
  func action(_ id: UInt16, _ selector: UInt32) -> (function: ActionFunction, cls: UnsafeMutablePointer<ClassData>)? {
    guard selector != 0 else { return nil }
    var cls = classData(id)
    while true {
      var k = 0
      while k < cls.pointee.actions.count {
        if cls.pointee.actions[k].selector == selector { return (cls.pointee.actions[k].function, cls) }
        k += 1
      }
      if cls.pointee.isRoot { return nil }
      cls = classData(cls.pointee.superclass)
    }
  }
}
