// SPDX-License-Identifier: MIT
/// Which log lines a run does without, so that nothing observes the calls of methods, and the library takes every shortcut that it has.
///
/// Lines come from the observer, from functions of actions and delegates, or from steps that answer. Only the first kind is left out. An object whose
/// line starts the steps of an `on` still logs that kind, since without the line the scenario would be another one.
struct Silence {
  /// The kinds that can be left out.
  private static let kinds: LogKinds = [
    .hit, .inside, .touches, .responder, .tracking, .presses, .motion, .remote, .events, .appearance,
  ]

  /// The lines that start steps.
  private var awaited: [String] = []

  init(_ steps: [Step]) { collect(steps) }

  private mutating func collect(_ steps: [Step]) {
    for step in steps {
      switch step.action {
      case .on(let line, let steps):
        awaited.append(line)
        collect(steps)
      case .post(let steps): collect(steps)
      default: break
      }
    }
  }

  /// Whether no line is awaited.
  var isTotal: Bool { awaited.isEmpty }

  /// What an object logs of what it would like to log.
  func kinds(_ wanted: LogKinds, of id: String) -> LogKinds { wanted.subtracting(Silence.kinds.subtracting(awaitedKinds(of: id))) }

  /// Whether a recogniser that would like to log its own callbacks does.
  func isAwaited(_ id: String) -> Bool { !awaitedKinds(of: id).isEmpty }

  /// Whether a line does not come, or is not looked at where it comes for another reason.
  func covers(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    for dot in bytes.indices where bytes[dot] == UInt8(ascii: ".") {
      let kinds = Silence.kinds(ofWord: bytes[(dot + 1)...])
      if !kinds.isEmpty { return awaitedKinds(of: String(decoding: bytes[..<dot], as: UTF8.self)).isDisjoint(with: kinds) }
    }
    return false
  }

  private func awaitedKinds(of id: String) -> LogKinds {
    let prefix = Array((id + ".").utf8)
    var kinds: LogKinds = []
    for line in awaited {
      let bytes = Array(line.utf8)
      if bytes.starts(with: prefix) { kinds.formUnion(Silence.kinds(ofWord: bytes[prefix.count...])) }
    }
    return kinds
  }

  /// What stands after an object's id in a line, as the kind of that line; nothing if it is not left out.
  private static func kinds(ofWord word: ArraySlice<UInt8>) -> LogKinds {
    var end = word.startIndex
    while end < word.endIndex, word[end] != UInt8(ascii: "("), word[end] != UInt8(ascii: "{") { end += 1 }
    let name = String(decoding: word[..<end], as: UTF8.self)
    switch name {
    case "hit": return .hit
    case "in=0", "in=1": return .inside
    case "becomeFirst", "resignFirst": return .responder
    case "beginTracking", "continueTracking", "endTracking", "cancelTracking": return .tracking
    case "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear": return .appearance
    default:
      if name.utf8.starts(with: "event:".utf8) { return .events }
      guard let handler = Handlers(word: name) else { return [] }
      if Handlers.touches.contains(handler) || handler == .updated { return .touches }
      if Handlers.motion.contains(handler) { return .motion }
      return handler == .remote ? .remote : .presses
    }
  }
}
