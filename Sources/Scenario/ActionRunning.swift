// SPDX-License-Identifier: MIT
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

  /// Builds a control's list from its behaviour.
  func connectTargets(of instance: Instance, _ path: JSONPath) throws(ScenarioError) {
    let targets = instance.behaviour.targets
    guard !targets.isEmpty || instance.hasTargets else { return }
    try need(rk_control_remove_target(instance.handle, nil, nil, .allEvents), path)
    instance.hasTargets = !targets.isEmpty
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
      try insist(target.action.withCString { rk_control_add_target(instance.handle, object, $0, RKControlEvents(rawValue: target.events)) }, target.path)
    }
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

  /// Whether a control sends an action that is being performed, neither a step nor a key command. An action without arguments does not learn its sender.
  func isSent(_ selector: String, by sender: OpaquePointer?) -> Bool {
    if isSending { return false }
    if !selector.utf8.contains(UInt8(ascii: ":")) { return !objects.values.contains { $0.keyCommands.contains { $0.action == selector } } }
    guard let id = id(of: sender), let control = objects[id], control.kind == .control else { return false }
    return !control.keyCommands.contains { $0.action == selector }
  }

  func sendAction(_ selector: String, to target: String?, from sender: String?, _ path: JSONPath) {
    let outer = isSending
    isSending = true
    answer(path) { out in
      selector.withCString {
        rk_application_send_action(
          handle(of: Ledger.application), $0, target.flatMap { handle(of: $0) }, sender.flatMap { handle(of: $0) }, nil, out)
      }
    }
    isSending = outer
  }

  /// The method of controls that intercepts.
  func controlMethods(_ methods: Methods) -> RKControlMethods {
    var control = RKControlMethods()
    control.struct_size = UInt32(MemoryLayout<RKControlMethods>.size)
    if methods.contains(.sendAction) { control.send_action = { passAction($1, $2, $3, Home.of($4)) } }
    return control
  }
}

// The bodies behind the tables.

func performAction(_ sender: OpaquePointer?, _ home: Home) {
  let world = home.instance.world
  // The target-action's own line belongs to the control that sent it; then the object's, if the file gives it the action.
  if world.scenario.kinds.contains(.actions), world.isSent(home.selector, by: sender) { world.say("act:" + home.selector) }
  if home.instance.behaviour.selectors.contains(home.selector) { home.instance.say(.actions, home.selector) }
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
  _ = rk_super_send_action(home.cls, instance.handle, selector, target, event)
}
