// SPDX-License-Identifier: MIT
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
    case view, control, scrollView, window, recognizer, controller, application, plain

    var isView: Bool { self == .view || self == .control || self == .scrollView || self == .window }
  }
  let kind: Kind
  /// Whether its class takes text by itself.
  var isTextField = false
  var hasFieldDelegate = false
  /// What a recogniser is; nil for everything else.
  var recognizer: Recognizer?
  /// Actions that its classes implement so far.
  var implemented: [String] = []
  /// Whether anything stands in a control's list.
  var hasTargets = false
  /// Key commands that the library has.
  var keyCommands: [KeyCommand] = []

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
    if let silence = world.silence { kinds = silence.kinds(kinds, of: id) }
  }

  /// Whether a recogniser logs its own callbacks.
  var logsCallbacks: Bool {
    guard recognizer?.logs == true else { return false }
    return world.silence?.isAwaited(id) ?? true
  }

  func say(_ kind: LogKinds, _ word: String) {
    if !kinds.isDisjoint(with: kind) { world.say(id + "." + word) }
  }

  /// Words of canned handlers belong to no kind: every object that logs at all logs them.
  func sayDone(_ word: String) {
    if case .nothing = behaviour.log { return }
    world.say("do:" + id + "." + word)
  }
}

/// The methods that a scenario can override.
struct Methods: OptionSet {
  var rawValue: UInt64

  static let hitTest = Methods(rawValue: 1 << 0)
  static let pointInside = Methods(rawValue: 1 << 1)
  static let touchesBegan = Methods(rawValue: 1 << 2)
  static let touchesMoved = Methods(rawValue: 1 << 3)
  static let touchesEnded = Methods(rawValue: 1 << 4)
  static let touchesCancelled = Methods(rawValue: 1 << 5)
  static let nextResponder = Methods(rawValue: 1 << 6)
  static let sendEvent = Methods(rawValue: 1 << 9)
  static let shouldBegin = Methods(rawValue: 1 << 10)
  static let sendAction = Methods(rawValue: 1 << 12)
  static let canPrevent = Methods(rawValue: 1 << 13)
  static let canBePreventedBy = Methods(rawValue: 1 << 14)
  // From bit 15 on: presses, motion, remote control and text, in the order of `Handlers`.
  static let touchesShouldBegin = Methods(rawValue: 1 << 30)
  static let touchesShouldCancel = Methods(rawValue: 1 << 31)
  static let forwardsAppearance = Methods(rawValue: 1 << 33)
  static let canBecomeKey = Methods(rawValue: 1 << 34)

  static func touches(_ phases: Phases) -> Methods { .handlers(Handlers(phases)) }

  static func handlers(_ handlers: Handlers) -> Methods {
    let touches = handlers.intersection(.touches).rawValue
    return Methods(rawValue: UInt64(touches) << 2 | UInt64(handlers.rawValue >> 4) << 15)
  }
}

extension Instance {
  /// What has to be overridden, and nothing else: an object that needs nothing keeps the plain class and the library's fast path.
  var needed: Methods {
    if let recognizer { return needed(by: recognizer) }
    var methods: Methods = []
    if kind.isView {
      if behaviour.shouldBegin != nil { methods.insert(.shouldBegin) }
      if behaviour.hit != nil { methods.insert(.hitTest) }
      if behaviour.inside != nil { methods.insert(.pointInside) }
    }
    methods.formUnion(.handlers(neededHandlers))
    switch behaviour.touches {
    case nil: break
    case .drag, .removeSelf: methods.insert(.touchesMoved)
    case .pinch: methods.formUnion([.touchesBegan, .touchesMoved])
    case .swipe: methods.formUnion([.touchesBegan, .touchesEnded, .touchesCancelled])
    case .doubleTap: methods.insert(.touchesEnded)
    }
    if behaviour.next != nil { methods.insert(.nextResponder) }
    if kind == .control, behaviour.intercepts { methods.insert(.sendAction) }
    if kind == .scrollView {
      if behaviour.scroll.shouldBegin != nil { methods.insert(.touchesShouldBegin) }
      if behaviour.scroll.shouldCancel != nil { methods.insert(.touchesShouldCancel) }
    }
    if !behaviour.dropped.isEmpty && (kind == .window || kind == .application) { methods.insert(.sendEvent) }
    if kind == .window, behaviour.canBecomeKey != nil { methods.insert(.canBecomeKey) }
    if kind == .controller, behaviour.forwardsAppearance != nil { methods.insert(.forwardsAppearance) }
    return methods
  }

  private var neededHandlers: Handlers {
    var handlers = Handlers.all.subtracting(behaviour.supers)
    // To implement insertText: is to accept text: only instances that should accept it implement it.
    if behaviour.acceptsText {
      handlers.formUnion(.text)
    } else if !isTextField {
      handlers.subtract(.text)
    }
    return handlers
  }

  private func needed(by recognizer: Recognizer) -> Methods {
    var methods: Methods = []
    let phases: [Phases] = [.began, .moved, .ended, .cancelled]
    for (index, phase) in phases.enumerated() where recognizer.reactions[index] != nil { methods.formUnion(.touches(phase)) }
    if recognizer.canPrevent != nil { methods.insert(.canPrevent) }
    if recognizer.canBePreventedBy != nil { methods.insert(.canBePreventedBy) }
    return methods
  }
}
