// SPDX-License-Identifier: MIT
/// The ids of a file with their kinds, and the places where ids are used. A use may come before the declaration: a step inside `on` may
/// add a view that a later step names. So uses are checked when the whole file has been read.
final class Ledger {
  enum Kind {
    case window, view, control, scrollView, recognizer, controller, application, delegate
    /// A recogniser that a scroll view brings and keeps.
    case ownRecognizer
  }

  /// What a use of an id needs.
  enum Need {
    case view, subview, window, control, scrollView, recognizer, controlOrRecognizer, controlOrScrollView, recognizerOrScrollView
    case controller, responder, mortal, any

    func accepts(_ kind: Kind) -> Bool {
      switch self {
      case .view: return kind == .view || kind == .control || kind == .scrollView || kind == .window
      case .subview: return kind == .view || kind == .control || kind == .scrollView
      case .window: return kind == .window
      case .control: return kind == .control
      case .scrollView: return kind == .scrollView
      case .recognizer: return kind == .recognizer || kind == .ownRecognizer
      case .controlOrRecognizer: return kind == .control || kind == .recognizer || kind == .ownRecognizer
      case .controlOrScrollView: return kind == .control || kind == .scrollView
      case .recognizerOrScrollView: return kind == .recognizer || kind == .ownRecognizer || kind == .scrollView
      case .controller: return kind == .controller
      case .responder: return kind != .recognizer && kind != .ownRecognizer
      case .mortal: return kind != .application && kind != .ownRecognizer
      case .any: return true
      }
    }

    var text: String {
      switch self {
      case .view: return "the id of a node"
      case .subview: return "the id of a node that is no window"
      case .window: return "the id of a window"
      case .control: return "the id of a control"
      case .scrollView: return "the id of a scroll view"
      case .recognizer: return "the id of a recogniser"
      case .controlOrRecognizer: return "the id of a control or a recogniser"
      case .controlOrScrollView: return "the id of a control or a scroll view"
      case .recognizerOrScrollView: return "the id of a recogniser or a scroll view"
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
    try claim(id, kind, reader)
    // The recognisers that a scroll view brings have names from it.
    if kind == .scrollView { for own in ownRecognizers(of: id) { try claim(own, .ownRecognizer, reader) } }
    return id
  }

  private func claim(_ id: String, _ kind: Kind, _ reader: Reader) throws(ScenarioError) {
    if kinds[id] != nil { throw reader.failure("the id " + quoted(id) + " is declared twice") }
    kinds[id] = kind
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
    return inOrder(ids)
  }
}

/// Words from the smallest to the largest, by merging. (Swift's own way is much faster for what is in order already, and much code for a list that only a mistake brings about.)
private func inOrder(_ words: [String]) -> [String] {
  guard words.count > 1 else { return words }
  let rest = inOrder(Array(words[(words.count / 2)...]))
  var sorted: [String] = []
  var next = 0
  for word in inOrder(Array(words[..<(words.count / 2)])) {
    while next < rest.count, rest[next] < word {
      sorted.append(rest[next])
      next += 1
    }
    sorted.append(word)
  }
  return sorted + rest[next...]
}

/// The ids of the recognisers that a scroll view brings: its pan, its pinch.
func ownRecognizers(of scrollView: String) -> [String] { [scrollView + ".pan", scrollView + ".pinch"] }
