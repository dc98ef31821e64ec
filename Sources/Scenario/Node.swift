// SPDX-License-Identifier: MIT
import CResponderKit

/// A node as a file describes it.
final class Node {
  var id = ""
  var className: String
  /// The library's own class above `className`, which is the same unless a plugin has brought that.
  var builtInName: String
  let isWindow: Bool
  /// In the order in which they are to be set, whatever the order in the file.
  var properties: [PropertySetting] = []
  /// Likewise, those that need other objects of the file.
  var lateProperties: [PropertySetting] = []
  var isKey = false
  var behaviour = Behaviour()
  var subviews: [Node] = []
  var recognizers: [Recognizer] = []
  let path: JSONPath

  static let scrollView = "ScrollView"
  static let viewClasses = ["View", "Label", "ImageView", scrollView] + controlClasses

  var isControl: Bool { Node.controlClasses.contains(builtInName) }
  var isScrollView: Bool { builtInName == Node.scrollView }
  private var kind: Ledger.Kind { isWindow ? .window : isControl ? .control : isScrollView ? .scrollView : .view }

  private var words: [String] {
    let own = Property.settable.filter { $0.isOfNodes || isWindow && $0.isOfWindows || isScrollView && $0.isOfScrollViews } + Property.ofControl(builtInName)
    return ["id", "class"] + own.map { $0.rawValue } + (isScrollView ? Behaviour.scrollWords : []) + (isWindow ? Behaviour.windowWords : Behaviour.nodeWords) + (isControl ? Behaviour.controlWords : []) + (builtInName == "TextField" ? Behaviour.fieldWords : [])
      + ["responds", "recognizers", "subviews"]
  }

  init(isWindow: Bool, path: JSONPath) {
    self.isWindow = isWindow
    self.path = path
    className = isWindow ? "Window" : "View"
    builtInName = className
  }

  static func read(_ reader: Reader, isWindow: Bool, _ ledger: Ledger) throws(ScenarioError) -> Node {
    let node = Node(isWindow: isWindow, path: reader.path)
    let members = try reader.members()
    guard let id = members.first(where: { $0.key == "id" }) else { throw reader.failure("expected a key \"id\"") }
    // The class first: it determines the other keys.
    for (key, item) in members where key == "class" { try node.readClass(item, ledger) }
    node.id = try ledger.declare(id.reader, node.kind)
    for (key, item) in members {
      switch key {
      case "id", "class": break
      case "subviews": for child in try item.list() { node.subviews.append(try Node.read(child, isWindow: false, ledger)) }
      case "recognizers": for recognizer in try item.list() { node.recognizers.append(try Recognizer.read(recognizer, ledger)) }
      default: try node.read(key, item, reader, ledger)
      }
    }
    try node.orderProperties(reader)
    return node
  }

  private func readClass(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    let allowed = isWindow ? ["Window"] : Node.viewClasses
    let name = try reader.string()
    let builtIn = ledger.pluginClasses?.builtIn(above: name)
    if allowed.contains(builtIn ?? name) {
      className = name
      builtInName = builtIn ?? name
      return
    }
    if let builtIn { throw reader.failure("the plugin's class " + quoted(name) + " inherits from " + builtIn, allowed: allowed) }
    if name == "Window" { throw reader.failure("a window stands in \"windows\", not in a tree", allowed: allowed) }
    throw reader.failure("unknown class " + quoted(name), allowed: allowed)
  }

  private func read(_ key: String, _ item: Reader, _ whole: Reader, _ ledger: Ledger) throws(ScenarioError) {
    if let property = Property(rawValue: key), property.isSettable, property.owner != .recognizer {
      if property.isOfWindows && !isWindow { throw item.failure("only windows have the key " + quoted(key)) }
      if property.isOfScrollViews && !isScrollView { throw item.failure("only scroll views have the key " + quoted(key)) }
      if property.isOfControls {
        guard isControl else { throw item.failure("only controls have the key " + quoted(key)) }
        guard Property.ofControl(builtInName).contains(property) else { throw whole.unknown(key: key, allowed: words) }
      }
      try property.shape.check(item, ledger)
      let setting = PropertySetting(property: property, reader: item)
      if property == .key { isKey = try item.bool() } else if property.isLate { lateProperties.append(setting) } else { properties.append(setting) }
    } else if (isWindow ? Behaviour.windowWords : Behaviour.nodeWords).contains(key) || key == "responds" {
      try behaviour.read(key, item, ledger)
    } else if Behaviour.controlWords.contains(key) {
      guard isControl else { throw item.failure("only controls have the key " + quoted(key)) }
      try behaviour.read(key, item, ledger)
    } else if Behaviour.fieldWords.contains(key) {
      guard builtInName == "TextField" else { throw item.failure("only text fields have the key " + quoted(key)) }
      try behaviour.read(key, item, ledger)
    } else if Behaviour.scrollWords.contains(key) {
      guard isScrollView else { throw item.failure("only scroll views have the key " + quoted(key)) }
      try behaviour.read(key, item, ledger)
    } else if key == "sendEvent" {
      throw item.failure("only windows and the application have the key \"sendEvent\"")
    } else {
      throw whole.unknown(key: key, allowed: words)
    }
  }

  private func orderProperties(_ reader: Reader) throws(ScenarioError) {
    let given = properties.map { $0.property }
    if given.contains(.frame) && (given.contains(.bounds) || given.contains(.center)) {
      throw reader.failure("expected either \"frame\" or \"bounds\" with \"center\", found both")
    }
    properties = inOrder(properties)
    lateProperties = inOrder(lateProperties)
  }
}

private func inOrder(_ settings: [PropertySetting]) -> [PropertySetting] {
  guard settings.count > 1 else { return settings }
  var sorted: [PropertySetting] = []
  for property in Property.allCases { sorted += settings.filter { $0.property == property } }
  return sorted
}

/// A view controller as a file describes it.
final class Controller {
  struct Link {
    var id: String
    var path: JSONPath
  }

  var id = ""
  var className = "ViewController"
  var view: Link
  var parent: Link?
  var presentedBy: Link?
  var root: Link?
  var behaviour = Behaviour()
  let path: JSONPath

  static let words = ["id", "class", "view", "parent", "presentedBy", "root", "log"]
  static let classes = ["ViewController", "NavigationController"]

  init(path: JSONPath) {
    view = Link(id: "", path: path)
    self.path = path
  }

  static func read(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) -> Controller {
    let members = try reader.members()
    for required in ["id", "view"] where !members.contains(where: { $0.key == required }) {
      throw reader.failure("expected a key " + quoted(required))
    }
    let controller = Controller(path: reader.path)
    for (key, item) in members {
      switch key {
      case "id": controller.id = try ledger.declare(item, .controller)
      case "class":
        let name = try item.string()
        let builtIn = ledger.pluginClasses?.builtIn(above: name)
        controller.className = builtIn.map(classes.contains) == true ? name : try item.word(of: classes)
      case "view": controller.view = Link(id: try ledger.use(item, .subview), path: item.path)
      case "parent": controller.parent = Link(id: try ledger.use(item, .controller), path: item.path)
      case "presentedBy": controller.presentedBy = Link(id: try ledger.use(item, .controller), path: item.path)
      case "root": controller.root = Link(id: try ledger.use(item, .window), path: item.path)
      case "log", "forwardsAppearance": try controller.behaviour.read(key, item, ledger)
      default: throw reader.unknown(key: key, allowed: words)
      }
    }
    return controller
  }
}
