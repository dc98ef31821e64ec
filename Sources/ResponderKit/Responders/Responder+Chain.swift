// SPDX-License-Identifier: MIT
import CResponderKit

// The responder chain (SPEC 110-124). Every step asks nextResponder anew (SPEC 120).

let longestChain = 10_000

extension Responder {
  /// nextResponder, overrides included; nil at the end.
  var nextResponder: Responder? {
    if overrides(.nextResponder) { return callNextResponder(slot(.nextResponder)) }
    return builtInNextResponder
  }

  func callNextResponder(_ slot: MethodSlot) -> Responder? {
    guard let function = slot.function else { return builtInNextResponder }
    begin(slot)
    let answer = unsafeBitCast(function, to: RKNextResponderMethod.self)(pointer, slot.userdata)
    if let next = object.end(slot, object: answer, .responders) { return next?.responder }
    guard let inherited = superSlot(slot, .nextResponder) else { return nil }
    return callNextResponder(inherited)
  }

  var builtInNextResponder: Responder? { context.responder(ifAny: builtInNext) }

  /// Its index; 0: none. As one reference it is made in one place: in each case it would cost a press 220 instructions on a chain of 20.
  @_optimize(speed)
  private var builtInNext: UInt32 {
    switch kind {
    case .view, .control, .scroll:
      let v = View(object)
      // SPEC 111
      return v.controllerIndex != 0 ? v.controllerIndex : v.superviewIndex
    case .window:
      // SPEC 118
      return context.application
    case .viewController:
      return Controller(object).builtInNextResponder.number
    case .application:
      // SPEC 119
      let delegate = context.delegate
      return delegate != 0 && context.kind(delegate) == .responder ? delegate : 0
    default:
      // SPEC 110
      return 0
    }
  }
}

extension Controller {
  /// SPEC 112-115: never loads the view. A call of its own: most of a chain are views.
  @inline(never)
  fileprivate var builtInNextResponder: Responder? {
    let container = view?.superview
    if let presenting, context.config(.presentedNext) == 0 || container == nil { return presenting.responder }
    return container?.responder ?? parent?.responder
  }
}

extension Responder {
  /// Walk the chain from `first` until `visit` returns stop; ends before a responder that repeats and after 10,000 hops (SPEC 121).
  /// `visit` may call out: a responder destroyed meanwhile ends the walk.
  func walkChain(_ visit: (Responder) -> Bool) {
    context.enter()
    defer { context.leave() }
    let walk = context.nextWalk()
    var current = self
    var hops = 0
    while true {
      current.base.visit = walk
      if !visit(current) || current.isFree { return }
      guard let next = current.nextResponder else { return }
      hops += 1
      if next.base.visit == walk { return next.diagnose(.responderCycle) }
      if hops > longestChain {
        diagnose(.responderChainTooLong)
        return
      }
      current = next
    }
  }
}

extension Context {
  func nextWalk() -> UInt32 {
    if visit == .max { restartWalks() }
    visit += 1
    return visit
  }

  /// The numbers of walks are used up: what the first of them have marked must not be taken for marks of the next ones.
  @inline(never)
  func restartWalks() {
    forEachObject { $0.base.visit = 0 }
    visit = 0
  }
}

extension Responder {
  /// SPEC 124.
  var viewController: Controller? {
    var found: Controller?
    walkChain {
      found = $0.object.controller
      return found == nil
    }
    return found
  }

  // MARK: Values along the chain (SPEC 134)

  func setValue(_ key: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?) throws(RKStatus) {
    guard let value else {
      guard let side = base.side else { return }
      if let place = context.valuePlace(side, context.interned(key)) { context.removeValue(side, at: place) }
      return
    }
    let number = context.intern(key)
    guard number != 0, let side = object.makeSide() else { throw noMemory() }
    let provided = ProvidedValue(key: number, value: value)
    if let place = context.valuePlace(side, number) {
      side.values[place] = provided
      return
    }
    guard side.values.append(provided, context.memory) else { throw noMemory() }
    let count = side.values.count
    if count <= Context.fewValues { return }
    for place in (side.valuePlaces.count > 0 ? count - 1 : 0)..<count {
      // Without memory they are looked through.
      guard side.valuePlaces.reserve(context.memory) else { return side.valuePlaces.free(context.memory) }
      side.valuePlaces.set(UInt64(side.values[place].key), UInt32(place + 1))
    }
  }
}

extension Context {
  /// So many are looked through; more have their places in a table.
  fileprivate static var fewValues: Int { 16 }

  fileprivate func valuePlace(_ side: Side, _ number: UInt32) -> Int? {
    if side.valuePlaces.count > 0 {
      let place = side.valuePlaces[UInt64(number)]
      return place == 0 ? nil : Int(place) - 1
    }
    return (0..<side.values.count).first { side.values[$0].key == number }
  }

  /// The last takes its place: their order means nothing.
  fileprivate func removeValue(_ side: Side, at place: Int) {
    let last = side.values[side.values.count - 1]
    let isPlaced = side.valuePlaces.count > 0
    if isPlaced { side.valuePlaces.remove(UInt64(side.values[place].key)) }
    if isPlaced, last.key != side.values[place].key { side.valuePlaces.set(UInt64(last.key), UInt32(place + 1)) }
    side.values[place] = last
    side.values.removeLast()
  }
}

extension Responder {
  func findValue(_ key: UnsafePointer<CChar>) -> (value: UnsafeMutableRawPointer?, provider: Responder?) {
    let number = context.interned(key)
    var found: (value: UnsafeMutableRawPointer?, provider: Responder?) = (nil, nil)
    walkChain { responder in
      guard let side = responder.base.side, let place = context.valuePlace(side, number) else { return true }
      found = (side.values[place].value, responder)
      return false
    }
    return found
  }
}
