import CResponderKit

// Controls and their actions while a scenario runs.

extension World {
  /// Gives the controls of a tree their targets, once every object that the file describes exists.
  func connect(_ node: Node) throws(ScenarioError) {
    if let instance = objects[node.id], instance.kind == .control {
      try connectTargets(of: instance, node.path)
      try setFieldDelegate(of: instance, node.path)
    }
    if let instance = objects[node.id], instance.kind == .scrollView { try connectScrollView(instance, node) }
    for recognizer in node.recognizers { try connect(recognizer) }
    for child in node.subviews { try connect(child) }
  }

  /// Builds a control's list from its behaviour: first what logs its events, so that the lines of a mask come before its actions.
  func connectTargets(of instance: Instance, _ path: JSONPath) throws(ScenarioError) {
    let targets = instance.behaviour.targets
    guard instance.kinds.contains(.events) || !targets.isEmpty || instance.eventAction != nil || instance.hasTargets else { return }
    try need(rk_control_remove_target(instance.handle, nil, nil, ControlEvent.all), path)
    instance.hasTargets = !targets.isEmpty
    if let identifier = instance.eventAction {
      instance.eventAction = nil
      try need(rk_control_remove_action(instance.handle, identifier), path)
    }
    if instance.kinds.contains(.events) { try logEvents(of: instance, path) }
    for target in targets {
      let object: OpaquePointer?
      switch target.receiver {
      case .runner: object = try runner(performing: target.action, target.path)
      case .object(nil): object = nil
      case .object(let id?):
        guard let found = try named(id, target.path) else { continue }
        if let instance = objects[id] { try implement(target.action, instance, target.path) }
        object = found
      }
      try insist(target.action.withCString { rk_control_add_target(instance.handle, object, $0, target.events) }, target.path)
    }
  }

  private func logEvents(of instance: Instance, _ path: JSONPath) throws(ScenarioError) {
    let home = Unmanaged.passRetained(Home(instance)).toOpaque()
    var identifier: UInt64 = 0
    let status = rk_control_add_action(
      instance.handle, ControlEvent.all,
      { _, events, _, userdata in
        let instance = Home.of(userdata).instance
        for name in ControlEvent.names(in: events) { instance.say(.events, "event:" + name) }
      }, home, { Unmanaged<Home>.fromOpaque($0!).release() }, &identifier)
    if status == .OK { instance.eventAction = identifier } else { Unmanaged<Home>.fromOpaque(home).release() }
    try need(status, path)
  }

  /// The object that stands for the runner, with an implementation of this action.
  private func runner(performing selector: String, _ path: JSONPath) throws(ScenarioError) -> OpaquePointer? {
    let instance = runner ?? Instance(id: "the runner", kind: .plain, behaviour: Behaviour(log: .nothing), world: self)
    if runner == nil {
      try need(rk_responder_create(context, nil, &instance.handle), path)
      runner = instance
    }
    try implement(selector, instance, path)
    return instance.handle
  }

  /// Targets that a step changes may name actions that their object did not have so far.
  private func implement(_ selector: String, _ instance: Instance, _ path: JSONPath) throws(ScenarioError) {
    guard !instance.implemented.contains(selector) else { return }
    try insist(extendClass(of: instance) { defineClass(for: instance, superclass: $0, selector: selector) }, path)
    instance.implemented.append(selector)
  }

  func sendAction(_ selector: String, to target: String?, from sender: String?, _ path: JSONPath) {
    senders.append(.step)
    answer(path) { out in
      selector.withCString {
        rk_application_send_action(
          handle(of: Ledger.application), $0, target.flatMap { handle(of: $0) }, sender.flatMap { handle(of: $0) }, nil, out)
      }
    }
    senders.removeLast()
  }

  /// The methods of controls that log or intercept.
  func controlMethods(_ methods: Methods) -> RKControlMethods {
    var control = RKControlMethods()
    control.struct_size = UInt32(MemoryLayout<RKControlMethods>.size)
    if methods.contains(.tracking) {
      control.begin_tracking = { beginTracking($1, $2, Home.of($3)) }
      control.continue_tracking = { continueTracking($1, $2, Home.of($3)) }
      control.end_tracking = { endTracking($1, $2, Home.of($3)) }
      control.cancel_tracking = { cancelTracking($1, Home.of($2)) }
    }
    if methods.contains(.sendAction) { control.send_action = { passAction($1, $2, $3, Home.of($4)) } }
    return control
  }
}

// The bodies behind the tables.

func performAction(_ home: Home) {
  let world = home.instance.world
  // The target-action's own line belongs to the control that sent it; then the object's, if the file gives it the action.
  if case .control? = world.senders.last, world.scenario.kinds.contains(.actions) { world.say("act:" + home.selector) }
  if home.instance.behaviour.selectors.contains(home.selector) { home.instance.say(.actions, home.selector) }
}

private func beginTracking(_ touch: OpaquePointer?, _ event: OpaquePointer?, _ home: Home) -> Bool {
  home.instance.say(.tracking, "beginTracking")
  var out = false
  _ = rk_super_begin_tracking(home.cls, home.instance.handle, touch, event, &out)
  return out
}

private func continueTracking(_ touch: OpaquePointer?, _ event: OpaquePointer?, _ home: Home) -> Bool {
  home.instance.say(.tracking, "continueTracking")
  var out = false
  _ = rk_super_continue_tracking(home.cls, home.instance.handle, touch, event, &out)
  return out
}

private func endTracking(_ touch: OpaquePointer?, _ event: OpaquePointer?, _ home: Home) {
  home.instance.say(.tracking, "endTracking")
  _ = rk_super_end_tracking(home.cls, home.instance.handle, touch, event)
}

private func cancelTracking(_ event: OpaquePointer?, _ home: Home) {
  home.instance.say(.tracking, "cancelTracking")
  _ = rk_super_cancel_tracking(home.cls, home.instance.handle, event)
}

private func passAction(_ selector: UnsafePointer<CChar>?, _ target: OpaquePointer?, _ event: OpaquePointer?, _ home: Home) {
  guard let selector else { return }
  let instance = home.instance
  if instance.behaviour.intercepts {
    let name = String(cString: selector)
    instance.say(.actions, "sendAction(" + name + ")")
    if Array(name.utf8).dropLast().elementsEqual("click".utf8) {
      instance.sayDone("login")
      return
    }
  }
  instance.world.senders.append(.control)
  _ = rk_super_send_action(home.cls, instance.handle, selector, target, event)
  instance.world.senders.removeLast()
}
