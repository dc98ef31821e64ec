import CResponderKit
import Testing

/// Methods laid over classes, in random order, against lists that are kept beside: which is called, what super-calls reach, and when `drop` runs.
@Suite("Layers") struct LayerTests {
  @Test func randomLayers() {
    let seed = seed("randomLayers")
    for round in 0..<30 {
      let session = LayerSession(Generator(seed: seed &+ UInt64(round)))
      session.run()
      #expect(session.faults == [], "seed \(seed) round \(round)")
      #expect(session.calls > 100, "seed \(seed) round \(round): only \(session.calls) methods were called")
    }
  }
}

extension LayerTests {
  /// A super-call names a class of the receiver, or what lies over one.
  @Test func superCallsInTheNameOfOthers() {
    let world = World()
    let own = world.cls { $0.pointInside = { _, _, _ in true } }
    var methods = RKResponderMethods()
    methods.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
    methods.can_become_first_responder = { _, _ in true }
    var layer: Handle?
    withUnsafePointer(to: &methods) { methods in
      var desc = RKClassDesc()
      desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
      desc.responder_methods = methods
      ok(rk_class_extend(own, &desc, &layer))
    }
    let (one, plain) = (world.view("one", rect(0, 0, 9, 9), own), world.view("plain"))
    for (cls, view, status) in [(own, one, RKStatus.OK), (layer, one, .OK), (own, plain, .invalidArgument), (layer, plain, .invalidArgument)] {
      var inside = false
      #expect(rk_super_point_inside(cls, view, point(50, 50), nil, &inside) == status)
      // Below the layer is the class's own method, below that the bounds.
      #expect(inside == (cls == layer && view == one))
    }
    world.end()
  }
}

/// What can be asked of a view.
private enum Question: CaseIterable { case inside, canBecomeFirst, next, go, stop }

/// A class of the test, or something laid over one.
private final class Node {
  let number: Int
  let answers: Set<Question>
  let isLayer: Bool
  var isBuiltIn = false
  unowned let session: LayerSession
  var cls: Handle?
  /// The class below: what a class inherits from, what a layer lies over.
  let base: Node?
  /// Layers that lie over this class, the first one lowest; of those that were taken away as well.
  var layers: [Node] = []
  var isOn = true
  var drops = 0

  init(_ number: Int, _ base: Node?, _ answers: Set<Question>, isLayer: Bool, _ session: LayerSession) {
    self.number = number
    self.base = base
    self.answers = answers
    self.isLayer = isLayer
    self.session = session
  }

  static func from(_ userdata: UnsafeMutableRawPointer?) -> Node { Unmanaged<Node>.fromOpaque(userdata!).takeUnretainedValue() }

  /// The class of the library that its objects are made from.
  var builtIn: Node { isBuiltIn ? self : base!.builtIn }

  /// The first that answers among this class, what lies over it and what it inherits from.
  func first(_ question: Question) -> Node? {
    layers.last { $0.isOn && $0.answers.contains(question) } ?? (answers.contains(question) ? self : base?.first(question))
  }

  /// What a super-call reaches. It continues from where a layer lay, even if that is gone.
  func below(_ question: Question) -> Node? {
    guard isLayer, let base else { return base?.first(question) }
    let place = base.layers.firstIndex { $0 === self }!
    return base.layers[..<place].last { $0.isOn && $0.answers.contains(question) }
      ?? (base.answers.contains(question) ? base : base.base?.first(question))
  }
}

private final class LayerSession {
  let world = World()
  var random: Generator
  var faults: [String] = []
  var calls = 0
  private var classes: [Node] = []
  private var all: [Node] = []
  private var views: [(handle: Handle, node: Node)] = []
  private var log: [String] = []
  /// Nodes that were called and have not returned: none of them may have been dropped.
  private var running = 0
  /// At the call of this number something changes; what it was, for the model to do the same.
  private var disturbance = Int.max
  private var undo: [() -> Void] = []

  init(_ random: Generator) { self.random = random }

  func run() {
    for name in ["View", "Control", "Button"] {
      let node = Node(all.count, classes.last, [], isLayer: false, self)
      node.cls = world.builtIn(name)
      node.isBuiltIn = true
      classes.append(node)
      all.append(node)
    }
    addView()
    for _ in 0..<200 {
      change()
      let view = views[random.integer(0..<views.count)]
      ask(view.handle, view.node, Question.allCases[random.integer(0..<Question.allCases.count)])
      for node in all where node.isLayer && node.drops != (node.isOn ? 0 : 1) { fault("\(node.number) has been dropped \(node.drops) times") }
    }
    world.end()
    for node in all.dropFirst(3) where node.drops != 1 { fault("\(node.number) was dropped \(node.drops) times in all") }
    for node in all { node.layers = [] }
  }

  func fault(_ text: String) { faults.append(text) }

  // MARK: Changes

  private func change() {
    switch random.integer(0..<12) {
    case 0 where classes.count < 12: addClass()
    case 1 where views.count < 12: addView()
    case 2, 3, 4: takeAway(all.filter { $0.isLayer && $0.isOn })
    case 5:
      let place = random.integer(0..<views.count)
      let node = classes.filter { $0.isBelow(views[place].node) && $0.builtIn === views[place].node.builtIn }.randomElement(using: &random)!
      ok(rk_object_set_class(views[place].handle, node.cls))
      views[place].node = node
    default: lay(over: classes[random.integer(0..<classes.count)])
    }
  }

  private func addView() {
    let node = classes[random.integer(0..<classes.count)]
    let create = node.isBelow(classes[2]) ? rk_button_create : node.isBelow(classes[1]) ? rk_control_create : rk_view_create
    views.append((out { create(world.context, node.cls, rect(0, 0, 9, 9), $0) }!, node))
  }

  private func addClass() {
    let base = classes[random.integer(0..<classes.count)]
    let node = Node(all.count, base, someAnswers(), isLayer: false, self)
    let name = text { rk_class_get_name(base.cls, $0, $1, $2) }
    "Layered\(node.number)".withCString { own in
      name.withCString { superclass in
        describe(node) { desc in
          desc.pointee.name = own
          desc.pointee.superclass = superclass
          ok(rk_class_define(world.context, desc, &node.cls))
        }
      }
    }
    classes.append(node)
    all.append(node)
  }

  func lay(over base: Node) {
    let node = Node(all.count, base, someAnswers(), isLayer: true, self)
    describe(node) { desc in ok(rk_class_extend(base.cls, desc, &node.cls)) }
    base.layers.append(node)
    all.append(node)
    undo.append { node.isOn = false }
  }

  private func takeAway(_ present: [Node]) {
    guard let node = present.randomElement(using: &random) else { return }
    ok(rk_class_remove_extension(node.cls))
    node.isOn = false
    undo.append { node.isOn = true }
  }

  private func someAnswers() -> Set<Question> {
    var answers: Set<Question> = []
    repeat {
      for question in Question.allCases where random.chance(0.4) { answers.insert(question) }
    } while answers.isEmpty
    return answers
  }

  private func describe(_ node: Node, _ make: (UnsafeMutablePointer<RKClassDesc>) -> Void) {
    var responder = RKResponderMethods()
    responder.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
    if node.answers.contains(.canBecomeFirst) { responder.can_become_first_responder = { Node.from($1).canBecomeFirst($0) } }
    if node.answers.contains(.next) { responder.next_responder = { Node.from($1).next($0) } }
    var view = RKViewMethods()
    view.struct_size = UInt32(MemoryLayout<RKViewMethods>.size)
    if node.answers.contains(.inside) { view.point_inside = { Node.from($3).inside($0, $1, $2) } }
    let selectors: [(question: Question, text: StaticString)] = [(.go, "go:"), (.stop, "stop")]
    let actions = selectors.filter { node.answers.contains($0.question) }.map { selector in
      RKActionDesc(selector: UnsafeRawPointer(selector.text.utf8Start).assumingMemoryBound(to: CChar.self), function: { Node.from($3).performed() })
    }
    withUnsafePointer(to: &responder) { responder in
      withUnsafePointer(to: &view) { view in
        actions.withUnsafeBufferPointer { actions in
          var desc = RKClassDesc()
          desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
          desc.responder_methods = responder
          desc.view_methods = node.answers.contains(.inside) ? view : nil
          desc.actions = actions.isEmpty ? nil : actions.baseAddress
          desc.action_count = actions.count
          desc.userdata = Unmanaged.passUnretained(node).toOpaque()
          desc.drop = { Node.from($0).dropped() }
          make(&desc)
        }
      }
    }
  }

  // MARK: Asking

  private func ask(_ view: Handle, _ node: Node, _ question: Question) {
    log = []
    undo = []
    disturbance = random.chance(0.5) ? random.integer(0..<6) : .max
    switch question {
    case .inside: _ = flag { rk_view_point_inside(view, point(1, 1), nil, $0) }
    case .canBecomeFirst: _ = flag { rk_responder_can_become_first_responder(view, $0) }
    case .next: _ = out { rk_responder_get_next_responder(view, $0) }
    case .go, .stop:
      let selector = question == .go ? "go:" : "stop"
      let can = flag { rk_responder_can_perform_action(view, selector, nil, $0) }
      if can != (node.first(question) != nil) { fault("\(selector) can be performed: \(can)") }
      _ = flag { rk_application_send_action(world.application, selector, view, nil, nil, $0) }
    }
    let real = log
    // The same with the lists: as they were, and changed where they were changed.
    let states = all.map(\.isOn)
    for change in undo.reversed() { change() }
    log = []
    model(node.first(question), question) { for (node, isOn) in zip(self.all, states) { node.isOn = isOn } }
    for (node, isOn) in zip(all, states) { node.isOn = isOn }
    if real != log { fault("\(question): \(real), expected \(log)") }
    calls += real.count
  }

  /// What is to happen when `node` and all below it are called.
  private func model(_ node: Node?, _ question: Question, _ change: () -> Void) {
    guard let node else { return }
    log.append("\(node.number)")
    if log.count - 1 == disturbance { change() }
    if question != .go, question != .stop { model(node.below(question), question, change) }
  }

  /// A method was called: perhaps something changes before its super-call.
  func entered(_ node: Node) {
    if node.drops > 0 { fault("\(node.number) was called after it had been dropped") }
    log.append("\(node.number)")
    running += 1
    guard log.count - 1 == disturbance else { return }
    for _ in 0..<random.integer(1..<4) {
      if random.chance(0.5) { lay(over: classes[random.integer(0..<classes.count)]) } else { takeAway(all.filter { $0.isLayer && $0.isOn }) }
    }
  }

  func left(_ node: Node) {
    running -= 1
    if node.drops > 0 { fault("\(node.number) was dropped while it ran") }
  }

  func dropped(_ node: Node) {
    if running > 0 { fault("\(node.number) was dropped while \(running) methods ran") }
  }
}

extension Node {
  fileprivate func isBelow(_ other: Node) -> Bool { self === other || base?.isBelow(other) == true }

  fileprivate func inside(_ me: Handle?, _ p: RKPoint, _ event: Handle?) -> Bool {
    session.entered(self)
    defer { session.left(self) }
    return flag { rk_super_point_inside(cls, me, p, event, $0) }
  }

  fileprivate func canBecomeFirst(_ me: Handle?) -> Bool {
    session.entered(self)
    defer { session.left(self) }
    return flag { rk_super_can_become_first_responder(cls, me, $0) }
  }

  fileprivate func next(_ me: Handle?) -> Handle? {
    session.entered(self)
    defer { session.left(self) }
    return out { rk_super_next_responder(cls, me, $0) }
  }

  fileprivate func performed() {
    session.entered(self)
    session.left(self)
  }

  fileprivate func dropped() {
    drops += 1
    session.dropped(self)
  }
}
