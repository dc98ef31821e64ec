// SPDX-License-Identifier: MIT
import CResponderKit

// Extensions: methods laid over an existing class. An extension is a class without instances and without name in the lookup; its `superclass`
// is the class that it extends. The tables of that class and of all its subclasses are written anew when one comes or goes, so that a call
// costs what it always costs; what lies below an extension is looked for only in super-calls.

extension Context {
  // MARK: What a super-call runs

  /// The entry that a method of `cls` reaches by its super-call; the receiver must be an instance of the class, or of the one it extends.
  func superSlot(_ handle: RKClassRef?, receiver: Object, _ method: Method) throws(RKStatus) -> MethodSlot {
    let cls = classData(classID(ofHandle: object(try resolve(handle, in: self, .classes, "cls"))))
    guard isSubclass(receiver.base.classID, of: cls.isLayer ? cls.superclass : cls.id) else {
      throw failure(.invalidArgument, "cls", "is not a class of the receiver; pass the class whose method makes the call")
    }
    return superSlot(cls, method)
  }

  /// The same, for the class or extension that a method came from.
  func superSlot(_ cls: Class, _ method: Method) -> MethodSlot {
    if cls.isRoot { return MethodSlot() }
    let base = classData(cls.superclass)
    guard cls.isLayer else { return slot(base, method) }
    var found = MethodSlot()
    // Also for one that was taken away: what is present below its old place.
    var layer: Class? = base
    while let candidate = layer, candidate == base || candidate.order < cls.order {
      if !candidate.isOff, let function = ownFunction(candidate, method) { found = MethodSlot(function: function, owner: candidate) }
      layer = candidate.over
    }
    if found.function != nil || base.isRoot { return found }
    return slot(classData(base.superclass), method)
  }

  private func ownFunction(_ cls: Class, _ method: Method) -> UnsafeRawPointer? {
    for k in places(cls.ownCount) {
      let entry = cls.own.unsafelyUnwrapped + k
      if entry.pointee.method == method.rawValue { return entry.pointee.function }
    }
    return nil
  }

  // MARK: Coming and going

  /// Lay a finished extension over its class. The class has room for a table (`makeTable`).
  func addLayer(_ layer: Class) {
    let base = classData(layer.superclass)
    var top = base
    while let next = top.over { top = next }
    top.over = layer
    layerOrder += 1
    layer.order = layerOrder
    rewriteTables(from: base.id)
    countOverrides(ownBits(layer))
    overridesDidChange()
  }

  /// Take an extension away. It has not ended yet: see `endClass`.
  func removeLayer(_ layer: Class) {
    switchOff(layer)
    overridesWereRemoved()
  }

  /// Methods and actions of a class or extension count no more; then `overridesWereRemoved` is due.
  func switchOff(_ cls: Class) {
    cls.flags |= ClassData.off
    if cls.builtIn != cls.id { uncountOverrides(ownBits(cls)) }
    guard cls.isLayer else { return rewriteTables(from: cls.id) }
    var below = classData(cls.superclass)
    let base = below
    while let next = below.over {
      if next == cls {
        below.over = cls.over
        break
      }
      below = next
    }
    cls.over = nil
    rewriteTables(from: base.id)
  }

  /// What views and recognisers remember about overrides is out of date.
  func overridesWereRemoved() {
    overridesDidChange()
  }

  func ownBits(_ cls: Class) -> UInt64 {
    var bits: UInt64 = 0
    for k in places(cls.ownCount) {
      let method = cls.own.unsafelyUnwrapped[k].method
      if method >= 0 { bits |= 1 << UInt64(method) }
    }
    return bits
  }

  // MARK: Tables

  /// Write the tables of a class and its subclasses anew.
  private func rewriteTables(from id: UInt16) {
    forEachClass(from: classData(id)) { cls in
      let asked = cls.overrides & Method.hitQuestions, outset = cls.outset
      rewriteTable(cls)
      if cls.has(ClassData.used), cls.overrides & Method.hitQuestions != asked || cls.outset != outset {
        cls.hitChanged = true
        hitChanged = true
      }
    }
  }

  private func rewriteTable(_ cls: Class) {
    let parent = cls.isRoot ? nil : classData(cls.superclass)
    cls.overrides = parent?.overrides ?? 0
    cls.outset = parent?.outset ?? 0
    if cls.over == nil, cls.isOff || cls.ownCount == 0 {
      if cls.ownsSlots { memory.free(cls.slots, Method.count) }
      cls.ownsSlots = false
      cls.slots = parent?.slots
      return
    }
    guard cls.ownsSlots, let slots = cls.slots else { return }
    if let inherited = parent?.slots {
      slots.update(from: inherited, count: Method.count)
    } else {
      slots.update(repeating: MethodSlot(), count: Method.count)
    }
    var layer: Class? = cls
    while let present = layer {
      if !present.isOff { lay(present, over: slots, of: cls) }
      layer = present.over
    }
  }

  private func lay(_ layer: Class, over slots: UnsafeMutablePointer<MethodSlot>, of cls: Class) {
    for k in places(layer.ownCount) {
      let entry = layer.own.unsafelyUnwrapped[k]
      if entry.method >= 0 { slots[entry.method] = MethodSlot(function: entry.function, owner: layer) }
    }
    cls.overrides |= ownBits(layer)
    adoptOutset(of: layer, cls)
  }

  /// Who overrides hitTest or pointInside speaks for all that lies below it, and if it promises nothing, nothing is promised.
  func adoptOutset(of layer: Class, _ cls: Class) {
    if ownBits(layer) & (Method.hitTest.bit | Method.pointInside.bit) != 0 { cls.outset = layer.ownOutset }
  }

  // MARK: The end

  /// End a class or extension that is off as soon as no call can be running in it: its drop functions.
  func endClass(_ cls: Class) {
    if depth == 0 { return endNow(cls) }
    wait(cls)
  }

  private func wait(_ cls: Class) {
    cls.flags |= ClassData.waits
    // Without memory it waits for the context's end.
    _ = limbo.append(0, memory)
  }

  func endNow(_ cls: Class) {
    cls.flags &= ~ClassData.waits
    callDrop(cls.takeDrop(), cls.userdata)
    _ = dropActions(of: cls)
    guard cls.has(ClassData.retired) || (cls.isLayer && cls.isOff) else { return }
    if depth == 0 { giveBackClass(cls) } else { wait(cls) }
  }

  /// No call is running any more.
  func endWaitingClasses() {
    for cls in eachClass {
      if cls.has(ClassData.waits) { endNow(cls) }
    }
  }
}
