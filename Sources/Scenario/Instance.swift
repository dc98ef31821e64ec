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
    case view, window, controller, application, plain
  }
  let kind: Kind

  init(id: String, kind: Kind, behaviour: Behaviour, world: World) {
    self.id = id
    self.kind = kind
    self.behaviour = behaviour
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
  var rawValue: UInt16

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

  static func touches(_ phases: Phases) -> Methods { Methods(rawValue: UInt16(phases.rawValue) << 2) }
}

extension Instance {
  /// What has to be overridden, and nothing else: an object that needs nothing keeps the plain class and the library's fast path.
  var needed: Methods {
    var methods: Methods = []
    let isView = kind == .view || kind == .window
    if isView {
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
    if !behaviour.dropped.isEmpty && (kind == .window || kind == .application) { methods.insert(.sendEvent) }
    return methods
  }
}
