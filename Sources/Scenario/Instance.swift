import CResponderKit

/// A living object of a running scenario: its handle, and how it behaves.
final class Instance {
  let id: String
  unowned(unsafe) let world: World
  var handle: OpaquePointer?
  var behaviour: Behaviour
  /// What its log setting amounts to.
  var kinds: LogKinds
  /// Methods that the classes made for it override so far.
  var overridden: Methods = []
  var swipeStart = RKPoint(x: 0, y: 0)
  var zoom = 1.0
  var pinchDistance: Double?

  enum Kind {
    case view, control, window, recognizer, controller, application, plain
  }
  let kind: Kind
  /// What a recogniser is; nil for everything else.
  var recognizer: Recognizer?
  /// Actions that its classes implement so far.
  var implemented: [String] = []
  /// Of a control: the function in its list that logs events, and whether anything else stands in it.
  var eventAction: UInt64?
  var hasTargets = false

  init(id: String, kind: Kind, behaviour: Behaviour, recognizer: Recognizer? = nil, world: World) {
    self.id = id
    self.kind = kind
    self.behaviour = behaviour
    self.recognizer = recognizer
    self.world = world
    kinds = []
    resolveKinds()
  }

  func resolveKinds() {
    switch behaviour.log {
    case .asTopLevel: kinds = world.scenario.kinds
    case .nothing: kinds = []
    case .only(let only): kinds = only
    }
  }

  func say(_ kind: LogKinds, _ word: String) {
    if !kinds.isDisjoint(with: kind) { world.say(id + "." + word) }
  }

  /// Words of canned handlers belong to no kind: an object that logs at all says them.
  func sayDone(_ word: String) {
    if case .nothing = behaviour.log { return }
    world.say("do:" + id + "." + word)
  }
}

/// The methods that a scenario can override.
struct Methods: OptionSet {
  var rawValue: UInt32

  static let hitTest = Methods(rawValue: 1 << 0)
  static let pointInside = Methods(rawValue: 1 << 1)
  static let touchesBegan = Methods(rawValue: 1 << 2)
  static let touchesMoved = Methods(rawValue: 1 << 3)
  static let touchesEnded = Methods(rawValue: 1 << 4)
  static let touchesCancelled = Methods(rawValue: 1 << 5)
  static let nextResponder = Methods(rawValue: 1 << 6)
  static let becomeFirst = Methods(rawValue: 1 << 7)
  static let resignFirst = Methods(rawValue: 1 << 8)
  static let sendEvent = Methods(rawValue: 1 << 9)
  static let shouldBegin = Methods(rawValue: 1 << 10)
  static let tracking = Methods(rawValue: 1 << 11)
  static let sendAction = Methods(rawValue: 1 << 12)
  static let canPrevent = Methods(rawValue: 1 << 13)
  static let canBePreventedBy = Methods(rawValue: 1 << 14)

  static func touches(_ phases: Phases) -> Methods { Methods(rawValue: UInt32(phases.rawValue) << 2) }
}

extension Instance {
  /// What has to be overridden, and nothing else: an object that needs nothing keeps the plain class and the library's fast path.
  var needed: Methods {
    if let recognizer { return needed(by: recognizer) }
    var methods: Methods = []
    let isView = kind == .view || kind == .control || kind == .window
    if isView {
      if behaviour.shouldBegin != nil { methods.insert(.shouldBegin) }
      if kinds.contains(.hit) || behaviour.hit != nil { methods.insert(.hitTest) }
      if kinds.contains(.inside) || behaviour.inside != nil { methods.insert(.pointInside) }
    }
    if kinds.contains(.touches) { methods.formUnion(.touches(.all)) }
    methods.formUnion(.touches(Phases.all.subtracting(behaviour.supers)))
    switch behaviour.touches {
    case nil: break
    case .drag, .removeSelf: methods.insert(.touchesMoved)
    case .pinch: methods.formUnion([.touchesBegan, .touchesMoved])
    case .swipe: methods.formUnion([.touchesBegan, .touchesEnded, .touchesCancelled])
    case .doubleTap: methods.insert(.touchesEnded)
    }
    if behaviour.next != nil { methods.insert(.nextResponder) }
    if kinds.contains(.responder) { methods.formUnion([.becomeFirst, .resignFirst]) }
    if kind == .control {
      if kinds.contains(.tracking) { methods.insert(.tracking) }
      // Who performs an action is not told whether a control sent it: the control says so while it sends.
      if behaviour.intercepts || !behaviour.targets.isEmpty { methods.insert(.sendAction) }
    }
    if !behaviour.dropped.isEmpty && (kind == .window || kind == .application) { methods.insert(.sendEvent) }
    return methods
  }

  private func needed(by recognizer: Recognizer) -> Methods {
    var methods: Methods = recognizer.logs ? .touches(.all) : []
    let phases: [Phases] = [.began, .moved, .ended, .cancelled]
    for (index, phase) in phases.enumerated() where recognizer.reactions[index] != nil { methods.formUnion(.touches(phase)) }
    if recognizer.canPrevent != nil { methods.insert(.canPrevent) }
    if recognizer.canBePreventedBy != nil { methods.insert(.canBePreventedBy) }
    return methods
  }
}
