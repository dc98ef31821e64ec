// SPDX-License-Identifier: MIT
import CResponderKit

// class.h

/// Sizes of the first versions of descriptors that have grown since, each at its end and mostly by pointers.
private let pointerSize = MemoryLayout<UnsafeRawPointer>.size
private let firstClassDesc = MemoryLayout<RKClassDesc>.size - (3 * pointerSize + 7) / 8 * 8 - MemoryLayout<Double>.size

func readClassDesc(_ desc: UnsafePointer<RKClassDesc>?) throws(RKStatus) -> RKClassDesc {
  guard let desc else { throw nullArgument("desc") }
  var read = RKClassDesc()
  try readSized(desc, into: &read, minimum: firstClassDesc, "desc.struct_size")
  return read
}

@_cdecl("rk_class_define") @implementation public func rk_class_define(_ context: RKContextRef?, _ desc: UnsafePointer<RKClassDesc>?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  do throws(RKStatus) {
    let context = try resolveContextForCall(context)
    let read = try readClassDesc(desc)
    let out = try required(out)
    out.pointee = context.pointer(try context.define(read).handle)
    return .OK
  } catch {
    return error
  }
}

extension Context {
  /// Define a class in the name of a plugin, or of the host (0).
  func define(_ desc: RKClassDesc, plugin: UInt16 = 0) throws(RKStatus) -> Class {
    try notEnding()
    let name = try requiredText(desc.name, "desc.name")
    guard name[0] != 0 else { throw failure(.invalidArgument, "desc.name", "is empty; give the class a name") }
    guard findClass(name) == nil else { throw failure(.alreadyExists, "desc.name", .text(name), "is taken by another class; choose another name") }
    let superName = try requiredText(desc.superclass, "desc.superclass")
    guard let parent = findClass(superName) else {
      throw failure(.notFound, "desc.superclass", .text(superName), "is not a class of this context; define it first")
    }
    try requireZero(Int64(desc.reserved), "desc.reserved")
    guard desc.instance_size >= 0, desc.instance_size <= 1 << 20 else {
      throw failure(.invalidArgument, "desc.instance_size", .int(Int64(desc.instance_size)), "is over 1 MiB; keep a pointer there instead")
    }
    try checkOutset(desc)
    var methods = MethodTables()
    try methods.read(desc, parent.kind)
    try checkActions(desc)
    var definition = ClassDefinition(name: name, superclass: parent.id, kind: parent.kind)
    definition.instanceSize = desc.instance_size
    definition.instanceInit = desc.instance_init
    definition.instanceDeinit = desc.instance_deinit
    definition.userdata = desc.userdata
    definition.plugin = plugin
    let actions = try readActions(desc)
    if isRecording { writeDefinition(plugin, desc, methods) }
    do throws(RKStatus) {
      let cls = try defineClass(definition)
      let count = methods.count
      guard count == 0 || makeSlots(cls, methods: count) else { throw undefine(cls) }
      cls.actions = actions
      cls.drop = desc.drop
      methods.forEach { setMethod(cls, $0, $1) }
      cls.ownOutset = desc.hit_test_outset
      adoptOutset(of: cls, cls)
      return cls
    } catch {
      var actions = actions
      actions.free(memory)
      throw error
    }
  }

  /// rk_class_define() or rk_class_extend(), or what a plugin's table has for them.
  @inline(never)
  private func writeDefinition(_ plugin: UInt16, _ desc: RKClassDesc, _ methods: MethodTables, extending base: Class? = nil) {
    let extends = base != nil
    guard let recorder = beginCall(plugin != 0 ? (extends ? HostCall.extendClass : HostCall.registerClass) : (extends ? Call.class_extend : Call.class_define)) else { return }
    if plugin != 0 { recorder.put(object: self.plugin(plugin).handle) }
    if let base {
      if plugin != 0 { recorder.put(text: base.name, base.nameLength) } else { recorder.put(object: base.handle) }
    }
    var words = ClassWords(
      name: desc.name, superclass: desc.superclass, instanceSize: desc.instance_size, hasInit: desc.instance_init != nil, hasDeinit: desc.instance_deinit != nil,
      hasDrop: desc.drop != nil, outset: desc.hit_test_outset,
      actionWriter: { desc, recorder in
        let desc = desc.assumingMemoryBound(to: RKClassDesc.self), recorder = recorder.bound(to: Recorder.self)
        recorder.put(list: desc.pointee.action_count)
        for k in places(desc.pointee.action_count) {
          recorder.put(action: desc.pointee.actions[k].selector)
        }
      })
    words.masks = methods.masks
    withUnsafePointer(to: desc) { address in
      if desc.action_count > 0 { words.actions = UnsafeRawPointer(address) }
      words.write(to: recorder)
    }
    recorder.end()
  }

  /// Lay methods over a class, in the name of a plugin, or of the host (0).
  func extend(_ base: Class, _ desc: RKClassDesc, plugin: UInt16 = 0) throws(RKStatus) -> Class {
    try notEnding()
    guard !base.isLayer else { throw failure(.invalidArgument, "cls", "is an extension; extend the class that it extends") }
    guard !base.has(ClassData.retired) else { throw failure(.invalidArgument, "cls", "is a class of a plugin that is off; activate the plugin") }
    try requireZero(Int64(desc.reserved), "desc.reserved")
    guard desc.name == nil, desc.superclass == nil else {
      throw failure(.invalidArgument, "desc.name", "and desc.superclass must be NULL: an extension is not a class of its own")
    }
    guard desc.instance_size == 0, desc.instance_init == nil, desc.instance_deinit == nil else {
      throw failure(.invalidArgument, "desc.instance_size", "must be 0 and instance_init and instance_deinit NULL: an extension has no instances")
    }
    try checkOutset(desc)
    var methods = MethodTables()
    try methods.read(desc, base.kind)
    try checkActions(desc)
    let count = methods.count
    guard count > 0 || desc.action_count > 0 else { throw failure(.invalidArgument, "desc", "has no method and no action; there is nothing to lay over the class") }
    var definition = ClassDefinition(
      name: UnsafePointer(base.name.unsafelyUnwrapped), superclass: base.id, kind: base.kind, copiesName: false,
      flags: ClassData.layer, plugin: plugin)
    definition.userdata = desc.userdata
    let actions = try readActions(desc)
    if isRecording { writeDefinition(plugin, desc, methods, extending: base) }
    do throws(RKStatus) {
      guard makeTable(forExtending: base) else { throw noMemory() }
      let layer = try defineClass(definition)
      guard makeOwn(layer, methods: count) else { throw undefine(layer) }
      layer.actions = actions
      layer.drop = desc.drop
      layer.ownOutset = desc.hit_test_outset
      methods.forEach { addOwn(layer, $0, $1) }
      addLayer(layer)
      return layer
    } catch {
      var actions = actions
      actions.free(memory)
      throw error
    }
  }

  /// The table must be right at any time, also if nothing comes of the extension.
  private func makeTable(forExtending base: Class) -> Bool {
    if base.ownsSlots { return true }
    let inherited = base.slots
    guard makeTable(base) else { return false }
    if let inherited { base.slots.unsafelyUnwrapped.update(from: inherited, count: Method.count) }
    return true
  }

  /// Interning and the table of actions first: what can fail must fail before the class exists.
  private func readActions(_ desc: RKClassDesc) throws(RKStatus) -> Buffer<ClassAction> {
    tidyTexts()
    var actions = Buffer<ClassAction>()
    guard actions.reserve(desc.action_count, memory) else { throw noMemory() }
    for k in places(desc.action_count) {
      let action = desc.actions[k]
      let selector = internKept(action.selector)
      if selector == 0 {
        actions.free(memory)
        throw noMemory()
      }
      actions.appendReserved(ClassAction(selector: selector, function: action.function))
    }
    return actions
  }

  /// Take the class that was defined last back out.
  private func undefine(_ cls: Class) -> RKStatus {
    if Int(cls.id) != classes.count - 1 {
      giveBackClass(cls)
      return noMemory()
    }
    leaveClass(cls)
    classes.removeLast()
    freeRecord(cls.handle)
    cls.freeContent(memory)
    if cls.ownsSlots { memory.free(cls.slots, Method.count) }
    if cls.ownsName { memory.free(cls.name, cls.nameLength + 1) }
    memory.free(cls.record)
    return noMemory()
  }

  private func checkOutset(_ desc: RKClassDesc) throws(RKStatus) {
    guard desc.hit_test_outset.isFinite else {
      throw failure(.invalidArgument, "desc.hit_test_outset", "is not a finite number; pass 0 for no limit")
    }
  }

  private func checkActions(_ desc: RKClassDesc) throws(RKStatus) {
    guard desc.action_count >= 0, desc.action_count <= 65_536 else {
      throw failure(.limitReached, "desc.action_count", .int(Int64(desc.action_count)), "is over 65536; define fewer actions")
    }
    guard desc.action_count == 0 || desc.actions != nil else { throw nullArgument("desc.actions") }
    for k in places(desc.action_count) {
      let selector = try requiredText(desc.actions[k].selector, "desc.actions.selector")
      guard selector[0] != 0 else { throw failure(.invalidArgument, "desc.actions.selector", "is empty; name the action") }
      guard desc.actions[k].function != nil else { throw nullArgument("desc.actions.function") }
    }
  }
}

@_cdecl("rk_class_extend") @implementation public func rk_class_extend(_ cls: RKClassRef?, _ desc: UnsafePointer<RKClassDesc>?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  with(cls, .classes, "cls") { (o) throws(RKStatus) in
    let context = o.context
    let read = try readClassDesc(desc)
    let out = try required(out)
    out.pointee = context.pointer(try context.extend(context.classData(context.classID(ofHandle: o)), read).handle)
  }
}

@_cdecl("rk_class_remove_extension") @implementation public func rk_class_remove_extension(_ `extension`: RKClassRef?) -> RKStatus {
  with(`extension`, .classes, "extension") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.class_remove_extension, `extension`)
    let layer = context.classData(context.classID(ofHandle: o))
    guard layer.isLayer else { throw failure(.invalidArgument, "extension", "is a class and no extension; pass what rk_class_extend() gave") }
    guard !layer.isOff else { throw failure(.notFound, "extension", "has been taken away already") }
    guard layer.plugin == 0 else { throw failure(.busy, "extension", "belongs to a plugin; deactivate the plugin") }
    context.removeLayer(layer)
    context.endClass(layer)
  }
}

@_cdecl("rk_class_find") @implementation public func rk_class_find(_ context: RKContextRef?, _ name: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  getFromContext(context, out) { (context) throws(RKStatus) in
    guard let name else { throw nullArgument("name") }
    guard let cls = context.findClass(name) else { throw failure(.notFound, "name", .text(name), "is not a class of this context; define it first") }
    return context.pointer(cls.handle)
  }
}

@_cdecl("rk_class_get_name") @implementation public func rk_class_get_name(_ cls: RKClassRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(cls, .classes, "cls", calls: false) { (o) throws(RKStatus) in
    let context = o.context
    let data = context.classData(context.classID(ofHandle: o))
    try copyText(buffer, capacity, length) {
      if data.isLayer { $0.add("extension of ") }
      $0.add(data.name, data.nameLength)
    }
  }
}

@_cdecl("rk_class_get_superclass") @implementation public func rk_class_get_superclass(_ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  get(cls, .classes, "cls", out) { o in
    let context = o.context
    let id = context.classID(ofHandle: o)
    return context.classData(id).isRoot ? nil : context.pointer(context.classData(context.classData(id).superclass).handle)
  }
}

@_cdecl("rk_class_is_subclass_of") @implementation public func rk_class_is_subclass_of(_ cls: RKClassRef?, _ ancestor: RKClassRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(cls, .classes, "cls", out) { (o) throws(RKStatus) in
    o.context.isSubclass(o.context.classID(ofHandle: o), of: o.context.classID(ofHandle: o.context.object(try resolve(ancestor, in: o.context, .classes, "ancestor"))))
  }
}

@_cdecl("rk_object_get_class") @implementation public func rk_object_get_class(_ object: RKObjectRef?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  get(object, .instances, "object", out) { o in o.context.pointer(o.cls.handle) }
}

@_cdecl("rk_object_is_kind_of") @implementation public func rk_object_is_kind_of(_ object: RKObjectRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(object, .instances, "object", out) { (o) throws(RKStatus) in
    o.context.isSubclass(o.base.classID, of: o.context.classID(ofHandle: o.context.object(try resolve(cls, in: o.context, .classes, "cls"))))
  }
}

@_cdecl("rk_object_set_class") @implementation public func rk_object_set_class(_ object: RKObjectRef?, _ cls: RKClassRef?) -> RKStatus {
  with(object, .instances, "object") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.object_set_class, object, cls)
    let old = o.base.classID
    let new = context.classID(ofHandle: context.object(try resolve(cls, in: context, .classes, "cls")))
    if old == new { return }
    guard context.isSubclass(new, of: old), !context.classData(new).has(ClassData.layer | ClassData.retired) else {
      throw failure(.invalidArgument, "cls", "does not inherit from the object's class; define it as a subclass of that")
    }
    try notDying(o, "object")
    // A view has nothing of what a control keeps, and a control nothing of what a text field keeps. Labels and image views keep nothing.
    let kind = o.kind
    let subclass = try checkForNew(context.classData(new), kind, "cls")
    guard kind == .view || subclass.builtIn == context.classData(old).builtIn else {
      throw failure(.invalidArgument, "cls", .text(subclass.name.unsafelyUnwrapped), "has another built-in class than the object; create an object of it instead")
    }
    try o.addInstanceMemory(context.classData(new), above: old)
    if context.isView(o.index) { context.view(o.index).refreshOverrides() }
    let kept = o.keep()
    o.initializeInstance(context.classData(new), above: old)
    kept.release()
  }
}

@_cdecl("rk_object_get_instance_data") @implementation public func rk_object_get_instance_data(_ object: RKObjectRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> RKStatus {
  get(object, .instances, "object", out) { (o) throws(RKStatus) in
    let context = o.context
    let id = context.classID(ofHandle: context.object(try resolve(cls, in: context, .classes, "cls")))
    // In its instance_deinit it still has the memory of the class that it has had.
    if let data = o.instanceData(id) { return data }
    guard context.isSubclass(o.base.classID, of: id) else {
      throw failure(.invalidArgument, "cls", "is not a class of the object; pass its class or an ancestor of that")
    }
    return nil
  }
}
