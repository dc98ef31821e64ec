import CResponderKit

// Extensions: methods laid over an existing class. An extension is a class without instances and without name in the lookup; its `superclass`
// is the class that it extends. The tables of that class and of all its subclasses are written anew when one comes or goes, so that a call
// costs what it always costs; what lies below an extension is looked for only in super-calls.

extension Context {
  // MARK: What a super-call runs

  /// The entry that a method of `cls` reaches by its super-call; the receiver must be an instance of the class, or of the one it extends.
  func superSlot(_ handle: RKClassRef?, receiver: UInt32, _ method: Method) throws(RKStatus) -> MethodSlot {
    let cls = classData(classID(ofHandle: try resolve(handle, in: self, .classes, "cls")))
    guard isSubclass(header(receiver).pointee.classID, of: cls.pointee.isLayer ? cls.pointee.superclass : cls.pointee.id) else {
      throw failure(.invalidArgument, "cls", "is not a class of the receiver; pass the class whose method makes the call")
    }
    return superSlot(cls, method)
  }

  /// The same, for the class or extension that a method came from.
  func superSlot(_ cls: UnsafeMutablePointer<ClassData>, _ method: Method) -> MethodSlot {
    if cls.pointee.isRoot { return MethodSlot() }
    let base = classData(cls.pointee.superclass)
    guard cls.pointee.isLayer else { return slot(base, method) }
    var found = MethodSlot()
    // Also for one that was taken away: what is present below its old place.
    var layer: UnsafeMutablePointer<ClassData>? = base
    while let candidate = layer, candidate == base || candidate.pointee.order < cls.pointee.order {
      if !candidate.pointee.isOff, let function = ownFunction(candidate, method) { found = MethodSlot(function: function, owner: candidate) }
      layer = candidate.pointee.over
    }
    if found.function != nil || base.pointee.isRoot { return found }
    return slot(classData(base.pointee.superclass), method)
  }

  private func ownFunction(_ cls: UnsafeMutablePointer<ClassData>, _ method: Method) -> UnsafeRawPointer? {
    var k = 0
    while k < Int(cls.pointee.ownCount) {
      let entry = cls.pointee.own.unsafelyUnwrapped + k
      if entry.pointee.method == method.rawValue { return entry.pointee.function }
      k += 1
    }
    return nil
  }

  // MARK: Coming and going

  /// Lay a finished extension over its class. The class has room for a table (`makeTable`).
  func addLayer(_ layer: UnsafeMutablePointer<ClassData>) {
    let base = classData(layer.pointee.superclass)
    var top = base
    while let next = top.pointee.over { top = next }
    top.pointee.over = layer
    layerOrder += 1
    layer.pointee.order = layerOrder
    rewriteTables(from: base.pointee.id)
    countOverrides(ownBits(layer))
    hooks.overridesChanged?(raw, 0)
  }

  /// Take an extension away. It has not ended yet: see `endClass`.
  func removeLayer(_ layer: UnsafeMutablePointer<ClassData>) {
    switchOff(layer)
    overridesWereRemoved()
  }

  /// Methods and actions of a class or extension count no more; then `overridesWereRemoved` is due.
  func switchOff(_ cls: UnsafeMutablePointer<ClassData>) {
    cls.pointee.flags |= ClassData.off
    if cls.pointee.builtIn != cls.pointee.id { uncountOverrides(ownBits(cls)) }
    guard cls.pointee.isLayer else { return rewriteTables(from: cls.pointee.id) }
    var below = classData(cls.pointee.superclass)
    let base = below
    while let next = below.pointee.over {
      if next == cls {
        below.pointee.over = cls.pointee.over
        break
      }
      below = next
    }
    cls.pointee.over = nil
    rewriteTables(from: base.pointee.id)
  }

  /// What views and recognisers remember about overrides is out of date.
  func overridesWereRemoved() {
    hooks.overridesChanged?(raw, 0)
  }

  func ownBits(_ cls: UnsafeMutablePointer<ClassData>) -> UInt64 {
    var bits: UInt64 = 0
    var k = 0
    while k < Int(cls.pointee.ownCount) {
      let method = cls.pointee.own.unsafelyUnwrapped[k].method
      if method >= 0 { bits |= 1 << UInt64(method) }
      k += 1
    }
    return bits
  }

  // MARK: Tables

  /// Write the tables of a class and its subclasses anew.
  private func rewriteTables(from id: UInt16) {
    forEachClass(from: classData(id)) { cls in
      let asked = cls.pointee.overrides & Method.hitQuestions, outset = cls.pointee.outset
      rewriteTable(cls)
      if cls.pointee.has(ClassData.used), cls.pointee.overrides & Method.hitQuestions != asked || cls.pointee.outset != outset {
        cls.pointee.hitChanged = true
        hitChanged = true
      }
    }
  }

  private func rewriteTable(_ cls: UnsafeMutablePointer<ClassData>) {
    let parent = cls.pointee.isRoot ? nil : classData(cls.pointee.superclass)
    cls.pointee.overrides = parent?.pointee.overrides ?? 0
    cls.pointee.outset = parent?.pointee.outset ?? 0
    if cls.pointee.over == nil, cls.pointee.isOff || cls.pointee.ownCount == 0 {
      if cls.pointee.ownsSlots { memory.free(cls.pointee.slots, Method.count) }
      cls.pointee.ownsSlots = false
      cls.pointee.slots = parent?.pointee.slots
      return
    }
    guard cls.pointee.ownsSlots, let slots = cls.pointee.slots else { return }
    if let inherited = parent?.pointee.slots {
      slots.update(from: inherited, count: Method.count)
    } else {
      slots.update(repeating: MethodSlot(), count: Method.count)
    }
    var layer: UnsafeMutablePointer<ClassData>? = cls
    while let present = layer {
      if !present.pointee.isOff { lay(present, over: slots, of: cls) }
      layer = present.pointee.over
    }
  }

  private func lay(_ layer: UnsafeMutablePointer<ClassData>, over slots: UnsafeMutablePointer<MethodSlot>, of cls: UnsafeMutablePointer<ClassData>) {
    var k = 0
    while k < Int(layer.pointee.ownCount) {
      let entry = layer.pointee.own.unsafelyUnwrapped[k]
      if entry.method >= 0 { slots[entry.method] = MethodSlot(function: entry.function, owner: layer) }
      k += 1
    }
    cls.pointee.overrides |= ownBits(layer)
    adoptOutset(of: layer, cls)
  }

  /// Who overrides hitTest or pointInside speaks for all that lies below it, and if it promises nothing, nothing is promised.
  func adoptOutset(of layer: UnsafeMutablePointer<ClassData>, _ cls: UnsafeMutablePointer<ClassData>) {
    if ownBits(layer) & (Method.hitTest.bit | Method.pointInside.bit) != 0 { cls.pointee.outset = layer.pointee.ownOutset }
  }

  // MARK: The end

  /// End a class or extension that is off as soon as no call can be running in it: its drop functions.
  func endClass(_ cls: UnsafeMutablePointer<ClassData>) {
    if depth == 0 { return endNow(cls) }
    wait(cls)
  }

  private func wait(_ cls: UnsafeMutablePointer<ClassData>) {
    cls.pointee.flags |= ClassData.waits
    // Without memory it waits for the context's end.
    _ = limbo.append(0, memory)
  }

  func endNow(_ cls: UnsafeMutablePointer<ClassData>) {
    cls.pointee.flags &= ~ClassData.waits
    let drop = cls.pointee.drop
    cls.pointee.drop = nil
    callDrop(drop, cls.pointee.userdata)
    _ = dropActions(of: cls)
    guard cls.pointee.has(ClassData.retired) || (cls.pointee.isLayer && cls.pointee.isOff) else { return }
    if depth == 0 { giveBackClass(cls) } else { wait(cls) }
  }

  /// No call is running any more.
  func endWaitingClasses() {
    var k = 0
    while k < classes.count {
      if classes[k].pointee.has(ClassData.waits) { endNow(classes[k]) }
      k += 1
    }
  }
}
