import CResponderKit

/// A node as a file describes it.
struct Node {
  var id = ""
  var className = "View"
  var isWindow = false
  /// In the order in which they are to be set, whatever the order in the file.
  var properties: [PropertySetting] = []
  var isKey = false
  var behaviour = Behaviour()
  var subviews: [Node] = []
  var path: JSONPath = .root

  static let viewClasses = ["View", "Label", "ImageView"]

  static func words(isWindow: Bool) -> [String] {
    let own = ["id", "class"] + Property.allCases.filter { $0.isSettable && (isWindow || !$0.isForWindows) }.map { $0.rawValue }
    return own + (isWindow ? Behaviour.windowWords : Behaviour.nodeWords) + ["responds", "subviews"]
  }

  static func read(_ reader: Reader, isWindow: Bool, _ ledger: Ledger) throws(ScenarioError) -> Node {
    var node = Node(className: isWindow ? "Window" : "View", isWindow: isWindow, path: reader.path)
    let members = try reader.members()
    guard let id = members.first(where: { $0.key == "id" }) else { throw reader.failure("expected a key \"id\"") }
    node.id = try ledger.declare(id.reader, isWindow ? .window : .view)
    for (key, item) in members {
      switch key {
      case "id": break
      case "class": try node.readClass(item)
      case "subviews": for child in try item.list() { node.subviews.append(try Node.read(child, isWindow: false, ledger)) }
      case "recognizers" where try item.list().isEmpty: break
      default: try node.read(key, item, reader, ledger)
      }
    }
    try node.orderProperties(reader)
    return node
  }

  private mutating func readClass(_ reader: Reader) throws(ScenarioError) {
    let allowed = isWindow ? ["Window"] : Node.viewClasses
    let name = try reader.string()
    if allowed.contains(name) {
      className = name
      return
    }
    if let subject = NotYet.subject(ofClass: name) { throw .unsupported(subject, at: reader.path) }
    if name == "Window" { throw reader.failure("a window stands in \"windows\", not in a tree", allowed: allowed) }
    throw reader.failure("unknown class " + quoted(name), allowed: allowed)
  }

  private mutating func read(_ key: String, _ item: Reader, _ whole: Reader, _ ledger: Ledger) throws(ScenarioError) {
    if let property = Property(rawValue: key), property.isSettable {
      if property.isForWindows && !isWindow { throw item.failure("only windows have the key " + quoted(key)) }
      try property.check(item, ledger)
      if property == .key { isKey = try item.bool() } else { properties.append(PropertySetting(property: property, reader: item)) }
    } else if (isWindow ? Behaviour.windowWords : Behaviour.nodeWords).contains(key) || key == "responds" {
      try behaviour.read(key, item, ledger)
    } else if key == "sendEvent" {
      throw item.failure("only windows and the application have the key \"sendEvent\"")
    } else if let subject = NotYet.subject(ofNodeKey: key) {
      throw .unsupported(subject, at: item.path)
    } else {
      throw whole.unknown(key: key, allowed: Node.words(isWindow: isWindow))
    }
  }

  /// A frame is what it says before the transform, and where it says whatever the anchor point: so the anchor comes first, the transform last.
  private mutating func orderProperties(_ reader: Reader) throws(ScenarioError) {
    func has(_ property: Property) -> Bool { properties.contains { $0.property == property } }
    if has(.frame) && (has(.bounds) || has(.center)) {
      throw reader.failure("expected either \"frame\" or \"bounds\" with \"center\", found both")
    }
    let order: [Property] = [.anchorPoint, .frame, .bounds, .center, .boundsOrigin, .transform]
    var sorted: [PropertySetting] = []
    for property in order { sorted += properties.filter { $0.property == property } }
    properties = sorted + properties.filter { !order.contains($0.property) }
  }
}

/// A view controller as a file describes it.
struct Controller {
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
  var path: JSONPath

  static let words = ["id", "class", "view", "parent", "presentedBy", "root", "log"]
  static let classes = ["ViewController", "NavigationController"]

  static func read(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) -> Controller {
    let members = try reader.members()
    for required in ["id", "view"] where !members.contains(where: { $0.key == required }) {
      throw reader.failure("expected a key " + quoted(required))
    }
    var controller = Controller(view: Link(id: "", path: reader.path), path: reader.path)
    for (key, item) in members {
      switch key {
      case "id": controller.id = try ledger.declare(item, .controller)
      case "class": controller.className = try item.word(of: classes)
      case "view": controller.view = Link(id: try ledger.use(item, .subview), path: item.path)
      case "parent": controller.parent = Link(id: try ledger.use(item, .controller), path: item.path)
      case "presentedBy": controller.presentedBy = Link(id: try ledger.use(item, .controller), path: item.path)
      case "root": controller.root = Link(id: try ledger.use(item, .window), path: item.path)
      case "log": try controller.behaviour.read(key, item, ledger)
      default: throw reader.unknown(key: key, allowed: words)
      }
    }
    return controller
  }
}
