import CResponderKit

// The responder chain (SPEC 110-124). Every step asks nextResponder anew (SPEC 120).

let longestChain = 10_000

extension Responder {
  /// nextResponder, overrides included; 0 at the end.
  var nextResponder: UInt32 {
    if overrides(.nextResponder) { return callNextResponder(slot(.nextResponder)) }
    return builtInNextResponder
  }

  func callNextResponder(_ slot: MethodSlot) -> UInt32 {
    guard let function = slot.function else { return builtInNextResponder }
    begin(slot)
    let answer = unsafeBitCast(function, to: RKNextResponderMethod.self)(pointer, slot.userdata)
    if let next = object.end(slot, object: answer, .responders) { return next }
    guard let inherited = superSlot(slot, .nextResponder) else { return 0 }
    return callNextResponder(inherited)
  }

  var builtInNextResponder: UInt32 {
    switch kind {
    case .view, .control, .scroll:
      let v = context.view(index)
      // SPEC 111
      return v.controller != 0 ? v.controller : v.superviewIndex
    case .window:
      // SPEC 118
      return context.application
    case .viewController:
      return context.nextOfController(context.controller(index))
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

extension Context {
  /// SPEC 112-115: never loads the view.
  fileprivate func nextOfController(_ controller: Controller) -> UInt32 {
    let c = controller
    let container = c.view == 0 ? 0 : view(c.view).superviewIndex
    if c.presenting != 0, config(.presentedNext) == 0 || container == 0 { return c.presenting }
    return container != 0 ? container : c.parent
  }
}

extension Responder {
  /// Walk the chain from `first` until `visit` returns stop; ends before a responder that repeats and after 10,000 hops (SPEC 121).
  /// `visit` may call out: a responder destroyed meanwhile ends the walk.
  func walkChain(_ visit: (UInt32) -> Bool) {
    context.enter()
    defer { context.leave() }
    let walk = context.nextWalk()
    var index = self.index
    var hops = 0
    while index != 0 {
      context.header(index).visit = walk
      if !visit(index) { return }
      if context.kind(index) == .free { return }
      let next = context.responder(index).nextResponder
      hops += 1
      if next != 0, context.header(next).visit == walk {
        context.diagnose(.responderCycle, context.object(ifAny: next))
        return
      }
      if hops > longestChain {
        diagnose(.responderChainTooLong)
        return
      }
      index = next
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
  var viewController: UInt32 {
    var found: UInt32 = 0
    walkChain {
      if context.kind($0) == .viewController { found = $0 }
      return found == 0
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
  func findValue(_ key: UnsafePointer<CChar>) -> (value: UnsafeMutableRawPointer?, provider: UInt32) {
    let number = context.interned(key)
    var found: (value: UnsafeMutableRawPointer?, provider: UInt32) = (nil, 0)
    walkChain { responder in
      guard let side = context.header(responder).side, let place = context.valuePlace(side, number) else { return true }
      found = (side.values[place].value, responder)
      return false
    }
    return found
  }
}
