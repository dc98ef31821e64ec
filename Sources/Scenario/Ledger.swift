/// What the ids of a file stand for, and where ids are used. Ids may be used before the place that declares them (a step inside `on` may
/// add a view that a later step names), so uses are checked once the whole file has been read.
final class Ledger {
  enum Kind {
    case window, view, control, recognizer, controller, application, delegate
  }

  /// What a use of an id needs.
  enum Need {
    case view, subview, window, control, recognizer, controlOrRecognizer, controller, responder, mortal, any

    func accepts(_ kind: Kind) -> Bool {
      switch self {
      case .view: return kind == .view || kind == .control || kind == .window
      case .subview: return kind == .view || kind == .control
      case .window: return kind == .window
      case .control: return kind == .control
      case .recognizer: return kind == .recognizer
      case .controlOrRecognizer: return kind == .control || kind == .recognizer
      case .controller: return kind == .controller
      case .responder: return kind != .recognizer
      case .mortal: return kind != .application
      case .any: return true
      }
    }

    var text: String {
      switch self {
      case .view: return "the id of a node"
      case .subview: return "the id of a node that is no window"
      case .window: return "the id of a window"
      case .control: return "the id of a control"
      case .recognizer: return "the id of a recogniser"
      case .controlOrRecognizer: return "the id of a control or a recogniser"
      case .controller: return "the id of a controller"
      case .responder: return "the id of a responder"
      case .mortal: return "the id of a node, a recogniser, a controller or the delegate"
      case .any: return "an id"
      }
    }
  }

  static let application = "app"
  static let delegate = "delegate"

  private var kinds: [String: Kind] = [Ledger.application: .application, Ledger.delegate: .delegate]
  private var uses: [(id: String, need: Need, path: JSONPath)] = []
  /// By id, the actions that controls send to an object: naming it as a target makes it implement them.
  private(set) var targeted: [String: [String]] = [:]

  /// What the scenario's plugins bring; nil without plugins.
  var pluginClasses: PluginClasses?

  func implement(_ selector: String, by id: String) {
    if targeted[id, default: []].contains(selector) { return }
    targeted[id, default: []].append(selector)
  }

  func declare(_ reader: Reader, _ kind: Kind) throws(ScenarioError) -> String {
    let id = try reader.name()
    if id == Ledger.application || id == Ledger.delegate { throw reader.failure("the id " + quoted(id) + " is taken: it always exists") }
    if kinds[id] != nil { throw reader.failure("the id " + quoted(id) + " is declared twice") }
    kinds[id] = kind
    return id
  }

  func use(_ reader: Reader, _ need: Need) throws(ScenarioError) -> String {
    guard case .string(let id) = reader.value else { throw reader.expected(need.text) }
    uses.append((id, need, reader.path))
    return id
  }

  func useOrNull(_ reader: Reader, _ need: Need) throws(ScenarioError) -> String? {
    if reader.isNull { return nil }
    guard case .string = reader.value else { throw reader.expected(need.text + " or null") }
    return try use(reader, need)
  }

  func checkUses() throws(ScenarioError) {
    for use in uses {
      guard let kind = kinds[use.id] else {
        throw ScenarioError(path: use.path, message: "no object has the id " + quoted(use.id), allowed: candidates(for: use.need))
      }
      guard use.need.accepts(kind) else {
        throw ScenarioError(
          path: use.path, message: "expected " + use.need.text + ", found " + quoted(use.id), allowed: candidates(for: use.need))
      }
    }
  }

  private func candidates(for need: Need) -> [String] {
    var ids: [String] = []
    for (id, kind) in kinds where need.accepts(kind) { ids.append(id) }
    ids.sort()
    return ids
  }
}
