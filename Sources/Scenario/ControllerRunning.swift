// SPDX-License-Identifier: MIT
import CResponderKit

/// What a step does with controllers: the verb, and the ids that it names.
struct ControllerDeed {
  var verb: String
  var ids: [String]
  var appearing = false
  var animated = false

  /// Those about two objects, with what the second one is; the first one is a controller.
  static let pairs = ["present", "push", "addChild"]
  static let singles = ["dismiss", "pop", "popToRoot", "removeFromParent", "endAppearance"]
  static let words = ["present", "dismiss", "push", "pop", "popToRoot", "addChild", "removeFromParent", "setRoot", "beginAppearance", "endAppearance"]
}

extension StepReader {
  func controllers(_ key: String, _ reader: Reader) throws(ScenarioError) -> Action {
    if ControllerDeed.singles.contains(key) { return .controllers(ControllerDeed(verb: key, ids: [try ledger.use(reader, .controller)])) }
    if key == "beginAppearance" {
      let items = try reader.list("[\"id\", appearing, animated?]", count: 2...3)
      return .controllers(
        ControllerDeed(
          verb: key, ids: [try ledger.use(items[0], .controller)], appearing: try items[1].bool(), animated: items.count > 2 ? try items[2].bool() : false))
    }
    let isRoot = key == "setRoot"
    let items = try reader.list(isRoot ? "[\"window\", \"id\" or null]" : "[\"id\", \"id\"]", count: 2...2)
    var ids = [try ledger.use(items[0], isRoot ? .window : .controller)]
    if let second = isRoot ? try ledger.useOrNull(items[1], .controller) : try ledger.use(items[1], .controller) { ids.append(second) }
    return .controllers(ControllerDeed(verb: key, ids: ids))
  }
}

extension World {
  func perform(_ deed: ControllerDeed, _ path: JSONPath) {
    let object = handle(of: deed.ids[0])
    let other = deed.ids.count > 1 ? handle(of: deed.ids[1]) : nil
    switch deed.verb {
    case "present": note(rk_view_controller_present(object, other), path)
    case "dismiss": note(rk_view_controller_dismiss(object), path)
    case "push": note(rk_navigation_controller_push(object, other), path)
    case "pop": answer(path) { rk_navigation_controller_pop(object, $0) }
    case "popToRoot": answer(path) { rk_navigation_controller_pop_to_root(object, $0) }
    case "addChild": note(rk_view_controller_add_child(object, other), path)
    case "removeFromParent": note(rk_view_controller_remove_from_parent(object), path)
    case "setRoot": note(rk_window_set_root_view_controller(object, other), path)
    case "beginAppearance": note(rk_view_controller_begin_appearance_transition(object, deed.appearing, deed.animated), path)
    default: note(rk_view_controller_end_appearance_transition(object), path)
    }
  }

  func controllerMethods(_ methods: Methods) -> RKViewControllerMethods {
    var table = RKViewControllerMethods()
    table.struct_size = UInt32(MemoryLayout<RKViewControllerMethods>.size)
    if methods.contains(.forwardsAppearance) {
      table.should_automatically_forward_appearance_methods = { forwardsAppearance(Home.of($1)) }
    }
    return table
  }
}

private func forwardsAppearance(_ home: Home) -> Bool {
  if let answer = home.instance.behaviour.forwardsAppearance { return answer }
  var out = true
  _ = rk_super_should_automatically_forward_appearance_methods(home.cls, home.instance.handle, &out)
  return out
}
