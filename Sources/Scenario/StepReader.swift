// SPDX-License-Identifier: MIT
import CResponderKit

/// Reads steps. The cases stand in the order of the scenario format.
struct StepReader {
  let ledger: Ledger

  static let words =
    ["t"] + inputWords + [
      "gesture", "cancelAll", "cancelAllPresses", "active", "ignoring", "post", "drain", "set", "add", "move_to", "remove", "destroy", "addRecognizer",
      "removeRecognizer", "on", "becomeFirst", "resignFirst", "makeKey", "sendAction", "setTranslation", "setScale", "setRotation",
      "performPrimaryAction", "clear", "setMarkedText", "unmarkText", "insertSegment", "removeSegment", "segmentEnabled",
    ] + ControllerDeed.words + scrollWords + ["expect", "hit", "inside", "convert", "chain", "get", "tolerance", "touch", "explain"]
  private static let scrollWords = ["setContentOffset", "scrollRectToVisible", "setZoomScale", "zoomToRect", "scrollToTop", "stopScrollingAndZooming", "flashScrollIndicators"]

  func steps(_ reader: Reader) throws(ScenarioError) -> [Step] {
    var steps: [Step] = []
    for item in try reader.list() { steps.append(try step(item)) }
    return steps
  }

  private func step(_ reader: Reader) throws(ScenarioError) -> Step {
    var time: Double?
    var tolerance: Reader?
    var verb: (key: String, reader: Reader)?
    for (key, item) in try reader.members() {
      switch key {
      case "t": time = try item.number()
      case "tolerance": tolerance = item
      default:
        guard StepReader.words.contains(key) else { throw reader.unknown(key: key, allowed: StepReader.words) }
        if let earlier = verb { throw reader.failure("a step does one thing, found both " + quoted(earlier.key) + " and " + quoted(key)) }
        verb = (key, item)
      }
    }
    if let tolerance, verb?.key != "get" { throw ScenarioError(path: tolerance.path, message: "only \"get\" has a tolerance beside it") }
    guard let verb else {
      guard time != nil else { throw reader.failure("expected a step, found an empty object", allowed: StepReader.words) }
      return Step(time: time, action: .pass, path: reader.path)
    }
    let action = try action(verb.key, verb.reader, tolerance: try tolerance.map(amount) ?? standardTolerance)
    return Step(time: time, action: action, path: verb.reader.path)
  }

  private func amount(_ reader: Reader) throws(ScenarioError) -> Double {
    let number = try reader.number()
    guard number >= 0 else { throw reader.expected("a tolerance that is not negative") }
    return number
  }

  private func action(_ key: String, _ reader: Reader, tolerance: Double) throws(ScenarioError) -> Action {
    if StepReader.inputWords.contains(key) { return .input(try input(key, reader)) }
    if StepReader.scrollWords.contains(key) { return try scrolling(key, reader) }
    if ControllerDeed.words.contains(key) { return try controllers(key, reader) }
    switch key {
    case "gesture": return .gesture(try SyntheticGesture.read(reader))
    case "performPrimaryAction": return .performPrimaryAction(try ledger.use(reader, .control))
    case "clear": return .clear(try ledger.use(reader, .control))
    case "setMarkedText":
      let items = try reader.list("[\"id\", \"text\", [start, end]?]", count: 2...3)
      return .setMarkedText(try ledger.use(items[0], .control), try items[1].plainText(), items.count > 2 ? try items[2].point() : nil)
    case "unmarkText": return .unmarkText(try ledger.use(reader, .control))
    case "insertSegment":
      let items = try reader.list("[\"id\", \"title\", index]", count: 3...3)
      return .insertSegment(try ledger.use(items[0], .control), try items[1].plainText(), try items[2].integer())
    case "removeSegment":
      let (id, index) = try pair(reader, "[\"id\", index]", .control)
      return .removeSegment(id, try index.integer())
    case "segmentEnabled":
      let items = try reader.list("[\"id\", index, true or false]", count: 3...3)
      return .segmentEnabled(try ledger.use(items[0], .control), try items[1].integer(), try items[2].bool())
    case "cancelAll":
      try reader.requireTrue()
      return .cancelAll
    case "cancelAllPresses":
      try reader.requireTrue()
      return .cancelAllPresses
    case "active": return .active(try reader.bool())
    case "ignoring": return .ignoring(try reader.bool())
    case "post": return .post(try steps(reader))
    case "drain":
      try reader.requireTrue()
      return .drain
    case "set": return try set(reader)
    case "add":
      let items = try reader.list("[\"parent\", node, index?]", count: 2...3)
      let node = try Node.read(items[1], isWindow: false, ledger)
      return .add(parent: try ledger.use(items[0], .view), node, index: items.count > 2 ? try items[2].integer() : nil)
    case "move_to":
      let items = try reader.list("[\"id\", \"parent\", index?]", count: 2...3)
      return .move(
        try ledger.use(items[0], .view), parent: try ledger.use(items[1], .view), index: items.count > 2 ? try items[2].integer() : nil)
    case "remove": return .remove(try ledger.use(reader, .view))
    case "destroy": return .destroy(try ledger.use(reader, .mortal))
    case "addRecognizer":
      let (view, item) = try pair(reader, "[\"view\", recognizer]", .view)
      if case .string = item.value { return .attachRecognizer(view: view, try ledger.use(item, .recognizer)) }
      return .addRecognizer(view: view, try Recognizer.read(item, ledger))
    case "removeRecognizer": return .removeRecognizer(try ledger.use(reader, .recognizer))
    case "on":
      let items = try reader.list("[\"line\", [steps]]", count: 2...2)
      return .on(line: try items[0].string(), try steps(items[1]))
    case "becomeFirst": return .becomeFirst(try ledger.use(reader, .responder))
    case "resignFirst": return .resignFirst(try ledger.use(reader, .responder))
    case "makeKey": return .makeKey(try ledger.use(reader, .window))
    case "sendAction": return try sendAction(reader)
    case "setTranslation":
      let (id, value) = try pair(reader, "[\"id\", [x, y]]", .recognizer)
      return .setTranslation(id, try value.point())
    case "setScale":
      let (id, value) = try pair(reader, "[\"id\", scale]", .recognizer)
      return .setScale(id, try value.number())
    case "setRotation":
      let (id, value) = try pair(reader, "[\"id\", radians]", .recognizer)
      return .setRotation(id, try value.number())
    case "expect":
      var lines: [String] = []
      for item in try reader.list() { lines.append(try item.string()) }
      return .expect(lines)
    default: return try query(key, reader, tolerance: tolerance)
    }
  }

  /// A list of two, an id and what it is about.
  private func pair(_ reader: Reader, _ shape: String, _ need: Ledger.Need) throws(ScenarioError) -> (String, Reader) {
    let items = try reader.list(shape, count: 2...2)
    return (try ledger.use(items[0], need), items[1])
  }

  private func scrolling(_ key: String, _ reader: Reader) throws(ScenarioError) -> Action {
    if key == "scrollToTop" { return .scrollToTop(try ledger.use(reader, .scrollView)) }
    if key == "stopScrollingAndZooming" { return .stopScrolling(try ledger.use(reader, .scrollView)) }
    if key == "flashScrollIndicators" { return .flashIndicators(try ledger.use(reader, .scrollView)) }
    let value = key == "setContentOffset" ? "[x, y]" : key == "setZoomScale" ? "scale" : "[x, y, width, height]"
    let items = try reader.list("[\"id\", " + value + ", animated?]", count: 2...3)
    let id = try ledger.use(items[0], .scrollView)
    let animated = items.count > 2 ? try items[2].bool() : false
    switch key {
    case "setContentOffset": return .setContentOffset(id, try items[1].point(), animated: animated)
    case "setZoomScale": return .setZoomScale(id, try items[1].number(), animated: animated)
    case "scrollRectToVisible": return .scrollRectToVisible(id, try items[1].rect(), animated: animated)
    default: return .zoomToRect(id, try items[1].rect(), animated: animated)
    }
  }

  private func query(_ key: String, _ reader: Reader, tolerance: Double) throws(ScenarioError) -> Action {
    switch key {
    case "hit":
      let items = try reader.list("[\"root\", [x, y], \"id\" or null]", count: 3...3)
      return .hit(try ledger.use(items[0], .view), try items[1].point(), try ledger.useOrNull(items[2], .view))
    case "inside":
      let items = try reader.list("[\"id\", [x, y], true or false]", count: 3...3)
      return .inside(try ledger.use(items[0], .view), try items[1].point(), try items[2].bool())
    case "convert": return .convert(try conversion(reader))
    case "chain":
      var ids: [String] = []
      for item in try reader.list() { ids.append(try ledger.use(item, .responder)) }
      guard !ids.isEmpty else { throw reader.expected("the ids from the first responder of the chain to its end") }
      return .chain(ids)
    case "get":
      let items = try reader.list("[\"id\", {property: value}]", count: 2...2)
      var settings: [PropertySetting] = []
      for (word, item) in try items[1].members() {
        guard let property = Property(rawValue: word) else { throw items[1].unknown(key: word, allowed: Property.words) }
        try property.shape.check(item, ledger)
        _ = try ledger.use(items[0], property.owner)
        settings.append(PropertySetting(property: property, reader: item))
      }
      return .get(try ledger.use(items[0], .any), settings, tolerance: tolerance)
    case "touch": return try touch(reader)
    default:
      return .explain(try explained(reader))
    }
  }

  private func set(_ reader: Reader) throws(ScenarioError) -> Action {
    let items = try reader.list("[\"id\", {property: value}]", count: 2...2)
    var settings: [Action.Setting] = []
    for (word, item) in try items[1].members() {
      let (setting, need) = try setting(word, item, items[1])
      _ = try ledger.use(items[0], need)
      settings.append(setting)
    }
    return .set(try ledger.use(items[0], .any), settings)
  }

  /// One change, and what kind of object it can be made to.
  private func setting(_ word: String, _ item: Reader, _ whole: Reader) throws(ScenarioError) -> (Action.Setting, Ledger.Need) {
    if let property = Property(rawValue: word), property.isSettable {
      try property.shape.check(item, ledger)
      if property == .key { try item.requireTrue() }
      return (.property(PropertySetting(property: property, reader: item)), property.owner)
    }
    if word == "log" {
      // A recogniser knows true and false only, which is found when it is set.
      try checkBehaviour(word, item)
      return (.log(item), .any)
    }
    let owner: Ledger.Need? =
      Behaviour.windowWords.contains(word) ? .responder : Behaviour.controlWords.contains(word) || Behaviour.fieldWords.contains(word) ? .control : Behaviour.scrollWords.contains(word) ? .scrollView : nil
    if let owner {
      try checkBehaviour(word, item)
      return (.behaviour(key: word, item), owner)
    }
    if Recognizer.changeableWords.contains(word) {
      var recognizer = Recognizer()
      try recognizer.change(word, item, ledger)
      return (.recognizer(key: word, item), .recognizer)
    }
    let words =
      Property.settable.map { $0.rawValue } + Behaviour.windowWords + Behaviour.controlWords + Behaviour.fieldWords + Behaviour.scrollWords
      + Recognizer.changeableWords.dropFirst()
    throw whole.unknown(key: word, allowed: words)
  }

  private func checkBehaviour(_ word: String, _ item: Reader) throws(ScenarioError) {
    var behaviour = Behaviour()
    try behaviour.read(word, item, ledger)
  }

  private func sendAction(_ reader: Reader) throws(ScenarioError) -> Action {
    var action: String?
    var target: String??
    var sender: String??
    for (key, item) in try reader.members() {
      switch key {
      case "action": action = try item.selector(colons: 2)
      case "to": target = .some(try ledger.useOrNull(item, .any))
      case "from": sender = .some(try ledger.useOrNull(item, .any))
      default: throw reader.unknown(key: key, allowed: ["action", "to", "from"])
      }
    }
    guard let action else { throw reader.failure("expected a key \"action\"") }
    guard let target else { throw reader.failure("expected a key \"to\"") }
    guard let sender else { throw reader.failure("expected a key \"from\"") }
    return .sendAction(action, to: target, from: sender)
  }

  private func conversion(_ reader: Reader) throws(ScenarioError) -> Action.Conversion {
    let words = ["point", "rect", "from", "to", "is", "tolerance"]
    var subject: Action.Conversion.Subject?
    var from: String?
    var to: String??
    var expected: Reader?
    var tolerance = standardTolerance
    for (key, item) in try reader.members() {
      switch key {
      case "point", "rect":
        guard subject == nil else { throw reader.failure("expected either \"point\" or \"rect\", found both") }
        subject = key == "point" ? .point(try item.point()) : .rect(try item.rect())
      case "from": from = try ledger.use(item, .view)
      case "to": to = .some(try ledger.useOrNull(item, .view))
      case "is": expected = item
      case "tolerance": tolerance = try amount(item)
      default: throw reader.unknown(key: key, allowed: words)
      }
    }
    guard let subject else { throw reader.failure("expected a key \"point\" or \"rect\"") }
    guard let from else { throw reader.failure("expected a key \"from\"") }
    guard let to else { throw reader.failure("expected a key \"to\"") }
    guard let expected else { throw reader.failure("expected a key \"is\"") }
    switch subject {
    case .point: _ = try expected.point()
    case .rect: _ = try expected.rect()
    }
    return Action.Conversion(subject: subject, from: from, to: to, expected: expected.value, tolerance: tolerance)
  }

  private func touch(_ reader: Reader) throws(ScenarioError) -> Action {
    let items = try reader.list("[id, {property: value}]", count: 2...2)
    var checks: [Action.TouchCheck] = []
    for (key, item) in try items[1].members() {
      switch key {
      case "view": _ = try ledger.useOrNull(item, .view)
      case "window": _ = try ledger.useOrNull(item, .window)
      case "phase": _ = try item.word(of: Action.TouchCheck.phases)
      case "tapCount": _ = try item.integer()
      case "location", "previousLocation", "preciseLocation", "precisePreviousLocation", "azimuthUnitVector": _ = try item.point()
      case "timestamp", "rollAngle", "majorRadiusTolerance", "maximumPossibleForce", "force", "altitudeAngle", "azimuthAngle": _ = try item.number()
      case "estimatedProperties", "expectingUpdates", "estimationUpdateIndex": _ = try item.integer()
      case "coalesced": _ = try snapshots(item)
      case "predicted":
        let parts = try item.list("[\"model\", ahead, x, y]", count: 4...4)
        _ = try parts[0].word(of: Action.TouchCheck.models)
        for part in parts.dropFirst() { _ = try part.number() }
      default: throw items[1].unknown(key: key, allowed: Action.TouchCheck.words)
      }
      checks.append(Action.TouchCheck(key: key, expected: item.value))
    }
    return .touch(try items[0].integer(), checks)
  }
}
