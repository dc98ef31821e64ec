import CResponderKit

// class.h

/// Sizes of the first versions of descriptors that have grown since, each by pointers at its end.
private let pointerSize = MemoryLayout<UnsafeRawPointer>.size
private let firstClassDesc = MemoryLayout<RKClassDesc>.size - 2 * pointerSize
private let firstViewMethods = MemoryLayout<RKViewMethods>.size - pointerSize

@_cdecl("rk_class_define") @implementation public func rk_class_define(_ context: RKContextRef?, _ desc: UnsafePointer<RKClassDesc>?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  do throws(RKStatus) {
    let context = try resolveContext(context)
    guard let desc else { throw nullArgument("desc") }
    var read = RKClassDesc()
    try readSized(desc, into: &read, minimum: firstClassDesc, "desc.struct_size")
    let out = try required(out, "out")
    out.pointee = context.pointer(try context.define(read).pointee.handle)
    return .OK
  } catch {
    return error
  }
}

extension UnsafeMutablePointer where Pointee == Context {
  fileprivate func define(_ desc: RKClassDesc) throws(RKStatus) -> UnsafeMutablePointer<ClassData> {
    let name = try requiredText(desc.name, "desc.name")
    guard name[0] != 0 else { throw failure(.invalidArgument, "desc.name", "is empty; give the class a name") }
    guard findClass(name) == nil else { throw failure(.alreadyExists, "desc.name", .text(name), "is taken by another class; choose another name") }
    let superName = try requiredText(desc.superclass, "desc.superclass")
    guard let parent = findClass(superName) else {
      throw failure(.notFound, "desc.superclass", .text(superName), "is no class of this context; define it first")
    }
    guard desc.reserved == 0 else { throw failure(.invalidArgument, "desc.reserved", .int(Int64(desc.reserved)), "is not 0") }
    guard desc.instance_size >= 0, desc.instance_size <= 1 << 20 else {
      throw failure(.invalidArgument, "desc.instance_size", .int(Int64(desc.instance_size)), "is over 1 MiB; keep a pointer there instead")
    }
    var methods = MethodTables()
    try methods.read(desc, parent.pointee.kind)
    try checkActions(desc)
    var definition = ClassDefinition(name: name, superclass: parent.pointee.id, kind: parent.pointee.kind)
    definition.instanceSize = desc.instance_size
    definition.instanceInit = desc.instance_init
    definition.instanceDeinit = desc.instance_deinit
    definition.userdata = desc.userdata
    // Interning and the table of actions first: what can fail must fail before the class exists.
    var actions = Buffer<ClassAction>()
    guard actions.reserve(desc.action_count, pointee.memory) else { throw noMemory() }
    var k = 0
    while k < desc.action_count {
      let action = desc.actions[k]
      let selector = intern(action.selector)
      if selector == 0 {
        actions.free(pointee.memory)
        throw noMemory()
      }
      actions.appendReserved(ClassAction(selector: selector, function: action.function))
      k += 1
    }
    do throws(RKStatus) {
      let cls = try defineClass(definition)
      guard makeSlots(cls) else { throw undefine(cls) }
      cls.pointee.actions = actions
      cls.pointee.drop = desc.drop
      methods.install(self, cls)
      return cls
    } catch {
      actions.free(pointee.memory)
      throw error
    }
  }

  /// Take the class that was defined last back out.
  private func undefine(_ cls: UnsafeMutablePointer<ClassData>) -> RKStatus {
    pointee.classes.removeLast()
    freeRecord(cls.pointee.handle)
    pointee.memory.free(cls.pointee.name, cls.pointee.nameLength + 1)
    pointee.memory.free(cls)
    return noMemory()
  }

  private func checkActions(_ desc: RKClassDesc) throws(RKStatus) {
    guard desc.action_count >= 0, desc.action_count <= 65_536 else {
      throw failure(.limitReached, "desc.action_count", .int(Int64(desc.action_count)), "is over 65536; define fewer actions")
    }
    guard desc.action_count == 0 || desc.actions != nil else { throw nullArgument("desc.actions") }
    var k = 0
    while k < desc.action_count {
      let selector = try requiredText(desc.actions[k].selector, "desc.actions.selector")
      guard selector[0] != 0 else { throw failure(.invalidArgument, "desc.actions.selector", "is empty; name the action") }
      guard desc.actions[k].function != nil else { throw nullArgument("desc.actions.function") }
      k += 1
    }
  }
}

/// The method tables of a descriptor, read and checked against what instances will be.
private struct MethodTables {
  var responder = RKResponderMethods()
  var view = RKViewMethods()
  var window = RKWindowMethods()
  var controller = RKViewControllerMethods()
  var application = RKApplicationMethods()
  var control = RKControlMethods()
  var gesture = RKGestureRecognizerMethods()

  mutating func read(_ desc: RKClassDesc, _ kind: Kind) throws(RKStatus) {
    let isView = KindSet.views.contains(kind)
    if let table = desc.responder_methods {
      try require(kind != .gesture, "desc.responder_methods")
      try readSized(table, into: &responder, minimum: MemoryLayout<RKResponderMethods>.size, "desc.responder_methods.struct_size")
    }
    if let table = desc.view_methods {
      try require(isView, "desc.view_methods")
      try readSized(table, into: &view, minimum: firstViewMethods, "desc.view_methods.struct_size")
    }
    if let table = desc.window_methods {
      try require(kind == .window, "desc.window_methods")
      try readSized(table, into: &window, minimum: MemoryLayout<RKWindowMethods>.size, "desc.window_methods.struct_size")
    }
    if let table = desc.view_controller_methods {
      try require(kind == .viewController, "desc.view_controller_methods")
      try readSized(table, into: &controller, minimum: MemoryLayout<RKViewControllerMethods>.size, "desc.view_controller_methods.struct_size")
    }
    if let table = desc.application_methods {
      try require(kind == .application, "desc.application_methods")
      try readSized(table, into: &application, minimum: MemoryLayout<RKApplicationMethods>.size, "desc.application_methods.struct_size")
    }
    if let table = desc.control_methods {
      try require(kind == .control, "desc.control_methods")
      try readSized(table, into: &control, minimum: MemoryLayout<RKControlMethods>.size, "desc.control_methods.struct_size")
    }
    if let table = desc.gesture_recognizer_methods {
      try require(kind == .gesture, "desc.gesture_recognizer_methods")
      try readSized(table, into: &gesture, minimum: MemoryLayout<RKGestureRecognizerMethods>.size, "desc.gesture_recognizer_methods.struct_size")
    }
  }

  private func require(_ fits: Bool, _ argument: StaticString) throws(RKStatus) {
    guard fits else { throw failure(.invalidArgument, argument, "are methods that instances of the superclass do not have; leave it NULL") }
  }

  func install(_ context: ContextRef, _ cls: UnsafeMutablePointer<ClassData>) {
    context.setMethod(cls, .nextResponder, responder.next_responder)
    context.setMethod(cls, .touchesBegan, responder.touches_began)
    context.setMethod(cls, .touchesMoved, responder.touches_moved)
    context.setMethod(cls, .touchesEnded, responder.touches_ended)
    context.setMethod(cls, .touchesCancelled, responder.touches_cancelled)
    context.setMethod(cls, .canBecomeFirstResponder, responder.can_become_first_responder)
    context.setMethod(cls, .becomeFirstResponder, responder.become_first_responder)
    context.setMethod(cls, .canResignFirstResponder, responder.can_resign_first_responder)
    context.setMethod(cls, .resignFirstResponder, responder.resign_first_responder)
    context.setMethod(cls, .canPerformAction, responder.can_perform_action)
    context.setMethod(cls, .targetForAction, responder.target_for_action)
    context.setMethod(cls, .hitTest, view.hit_test)
    context.setMethod(cls, .pointInside, view.point_inside)
    context.setMethod(cls, .willMoveToSuperview, view.will_move_to_superview)
    context.setMethod(cls, .didMoveToSuperview, view.did_move_to_superview)
    context.setMethod(cls, .willMoveToWindow, view.will_move_to_window)
    context.setMethod(cls, .didMoveToWindow, view.did_move_to_window)
    context.setMethod(cls, .didAddSubview, view.did_add_subview)
    context.setMethod(cls, .willRemoveSubview, view.will_remove_subview)
    context.setMethod(cls, .windowSendEvent, window.send_event)
    context.setMethod(cls, .becomeKeyWindow, window.become_key_window)
    context.setMethod(cls, .resignKeyWindow, window.resign_key_window)
    context.setMethod(cls, .loadView, controller.load_view)
    context.setMethod(cls, .viewDidLoad, controller.view_did_load)
    context.setMethod(cls, .applicationSendEvent, application.send_event)
    context.setMethod(cls, .gestureRecognizerShouldBegin, view.gesture_recognizer_should_begin)
    context.setMethod(cls, .beginTracking, control.begin_tracking)
    context.setMethod(cls, .continueTracking, control.continue_tracking)
    context.setMethod(cls, .endTracking, control.end_tracking)
    context.setMethod(cls, .cancelTracking, control.cancel_tracking)
    context.setMethod(cls, .sendAction, control.send_action)
    context.setMethod(cls, .touchesBegan, gesture.touches_began)
    context.setMethod(cls, .touchesMoved, gesture.touches_moved)
    context.setMethod(cls, .touchesEnded, gesture.touches_ended)
    context.setMethod(cls, .touchesCancelled, gesture.touches_cancelled)
    context.setMethod(cls, .reset, gesture.reset)
    context.setMethod(cls, .canPrevent, gesture.can_prevent)
    context.setMethod(cls, .canBePreventedBy, gesture.can_be_prevented_by)
    context.setMethod(cls, .shouldRequireFailureOf, gesture.should_require_failure_of)
    context.setMethod(cls, .shouldBeRequiredToFailBy, gesture.should_be_required_to_fail_by)
    context.setMethod(cls, .shouldReceiveEvent, gesture.should_receive_event)
    if cls.pointee.overrides & Method.pairQuestions != 0 { context.pointee.asksPairs = true }
  }
}

@_cdecl("rk_class_find") @implementation public func rk_class_find(_ context: RKContextRef?, _ name: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  getFromContext(context, out) { (context) throws(RKStatus) in
    guard let name else { throw nullArgument("name") }
    guard let cls = context.findClass(name) else { throw failure(.notFound, "name", .text(name), "is no class of this context") }
    return context.pointer(cls.pointee.handle)
  }
}

@_cdecl("rk_class_get_name") @implementation public func rk_class_get_name(_ cls: RKClassRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(cls, .classes, "cls") { (context, index) throws(RKStatus) in
    try copyText(buffer, capacity, length) { context.addClassName(context.classID(ofHandle: index), to: &$0) }
  }
}

@_cdecl("rk_class_get_superclass") @implementation public func rk_class_get_superclass(_ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  get(cls, .classes, "cls", out) { context, index in
    let id = context.classID(ofHandle: index)
    return context.classData(id).pointee.isRoot ? nil : context.pointer(context.classData(context.classData(id).pointee.superclass).pointee.handle)
  }
}

@_cdecl("rk_class_is_subclass_of") @implementation public func rk_class_is_subclass_of(_ cls: RKClassRef?, _ ancestor: RKClassRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(cls, .classes, "cls", out) { (context, index) throws(RKStatus) in
    context.isSubclass(context.classID(ofHandle: index), of: context.classID(ofHandle: try resolve(ancestor, in: context, .classes, "ancestor")))
  }
}

@_cdecl("rk_object_get_class") @implementation public func rk_object_get_class(_ object: RKObjectRef?, _ out: UnsafeMutablePointer<RKClassRef?>?) -> RKStatus {
  get(object, .instances, "object", out) { context, index in context.pointer(context.classData(of: index).pointee.handle) }
}

@_cdecl("rk_object_is_kind_of") @implementation public func rk_object_is_kind_of(_ object: RKObjectRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(object, .instances, "object", out) { (context, index) throws(RKStatus) in
    context.isSubclass(context.header(index).pointee.classID, of: context.classID(ofHandle: try resolve(cls, in: context, .classes, "cls")))
  }
}

@_cdecl("rk_object_set_class") @implementation public func rk_object_set_class(_ object: RKObjectRef?, _ cls: RKClassRef?) -> RKStatus {
  with(object, .instances, "object") { (context, index) throws(RKStatus) in
    let old = context.header(index).pointee.classID
    let new = context.classID(ofHandle: try resolve(cls, in: context, .classes, "cls"))
    if old == new { return }
    guard context.isSubclass(new, of: old) else {
      throw failure(.invalidArgument, "cls", "does not inherit from the object's class; define it as a subclass of that")
    }
    try context.addInstanceMemory(index, context.classData(new), above: old)
    if context.isView(index) { context.refreshOverrides(index) }
    context.own(index)
    context.initializeInstance(index, context.classData(new), above: old)
    context.disown(index)
  }
}

@_cdecl("rk_object_get_instance_data") @implementation public func rk_object_get_instance_data(_ object: RKObjectRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> RKStatus {
  get(object, .instances, "object", out) { (context, index) throws(RKStatus) in
    let id = context.classID(ofHandle: try resolve(cls, in: context, .classes, "cls"))
    guard context.isSubclass(context.header(index).pointee.classID, of: id) else {
      throw failure(.invalidArgument, "cls", "is not a class of the object; pass its class or an ancestor of that")
    }
    return context.instanceData(index, id)
  }
}
