import CResponderKit

// The responder chain (SPEC 110-124). Every step asks nextResponder anew (SPEC 120).

let longestChain = 10_000

extension Context {
  /// nextResponder, overrides included; 0 at the end.
  func nextResponder(_ index: UInt32) -> UInt32 {
    if overrides(index, .nextResponder) { return callNextResponder(slot(classData(of: index), .nextResponder), index) }
    return builtInNextResponder(index)
  }

  func callNextResponder(_ slot: MethodSlot, _ index: UInt32) -> UInt32 {
    guard let function = slot.function else { return builtInNextResponder(index) }
    begin(slot, index)
    let answer = unsafeBitCast(function, to: RKNextResponderMethod.self)(pointer(index), slot.userdata)
    if let next = end(slot, index, object: answer, .responders) { return next }
    guard let inherited = superSlot(slot, .nextResponder, index) else { return 0 }
    return callNextResponder(inherited, index)
  }

  func builtInNextResponder(_ index: UInt32) -> UInt32 {
    switch kind(index) {
    case .view, .control, .scroll:
      let v = view(index)
      // SPEC 111
      return v.controller != 0 ? v.controller : v.superview
    case .window:
      // SPEC 118
      return application
    case .viewController:
      return nextOfController(index)
    case .application:
      // SPEC 119
      let delegate = self.delegate
      return delegate != 0 && kind(delegate) == .responder ? delegate : 0
    default:
      // SPEC 110
      return 0
    }
  }

  /// SPEC 112-115: never loads the view.
  private func nextOfController(_ index: UInt32) -> UInt32 {
    let c = controller(index)
    let container = c.view == 0 ? 0 : view(c.view).superview
    if c.presenting != 0, config(.presentedNext) == 0 || container == 0 { return c.presenting }
    return container != 0 ? container : c.parent
  }

  /// Walk the chain from `first` until `visit` says stop; ends before a responder that repeats and after 10,000 hops (SPEC 121).
  /// `visit` may call out: who is destroyed meanwhile ends the walk.
  func walkChain(_ first: UInt32, _ visit: (UInt32) -> Bool) {
    enter()
    defer { leave() }
    let walk = nextWalk()
    var index = first
    var hops = 0
    while index != 0 {
      header(index).pointee.visit = walk
      if !visit(index) { return }
      if kind(index) == .free { return }
      let next = nextResponder(index)
      hops += 1
      if next != 0, header(next).pointee.visit == walk {
        diagnose(.responderCycle, next)
        return
      }
      if hops > longestChain {
        diagnose(.responderChainTooLong, first)
        return
      }
      index = next
    }
  }

  func nextWalk() -> UInt32 {
    if visit == .max { restartWalks() }
    visit += 1
    return visit
  }

  /// The numbers of walks are used up: what the first of them have marked must not be taken for marks of the next ones.
  @inline(never)
  func restartWalks() {
    forEachRecord { header($0).pointee.visit = 0 }
    visit = 0
  }

  /// SPEC 124.
  func viewController(for index: UInt32) -> UInt32 {
    var found: UInt32 = 0
    walkChain(index) {
      if kind($0) == .viewController { found = $0 }
      return found == 0
    }
    return found
  }

  // MARK: Values along the chain (SPEC 134)

  func setValue(_ index: UInt32, _ key: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?) throws(RKStatus) {
    guard let value else {
      guard let side = header(index).pointee.side else { return }
      if let place = valuePlace(side, interned(key)) { removeValue(side, at: place) }
      return
    }
    let number = intern(key)
    guard number != 0, let side = makeSide(index) else { throw noMemory() }
    let provided = ProvidedValue(key: number, value: value)
    if let place = valuePlace(side, number) {
      side.pointee.values[place] = provided
      return
    }
    guard side.pointee.values.append(provided, memory) else { throw noMemory() }
    let count = side.pointee.values.count
    if count <= Self.fewValues { return }
    for place in (side.pointee.valuePlaces.count > 0 ? count - 1 : 0)..<count {
      // Without memory they are looked through.
      guard side.pointee.valuePlaces.reserve(memory) else { return side.pointee.valuePlaces.free(memory) }
      side.pointee.valuePlaces.set(UInt64(side.pointee.values[place].key), UInt32(place + 1))
    }
  }

  /// So many are looked through; more have their places in a table.
  private static var fewValues: Int { 16 }

  private func valuePlace(_ side: UnsafeMutablePointer<Side>, _ number: UInt32) -> Int? {
    if side.pointee.valuePlaces.count > 0 {
      let place = side.pointee.valuePlaces[UInt64(number)]
      return place == 0 ? nil : Int(place) - 1
    }
    return (0..<side.pointee.values.count).first { side.pointee.values[$0].key == number }
  }

  /// The last takes its place: their order means nothing.
  private func removeValue(_ side: UnsafeMutablePointer<Side>, at place: Int) {
    let last = side.pointee.values[side.pointee.values.count - 1]
    let isPlaced = side.pointee.valuePlaces.count > 0
    if isPlaced { side.pointee.valuePlaces.remove(UInt64(side.pointee.values[place].key)) }
    if isPlaced, last.key != side.pointee.values[place].key { side.pointee.valuePlaces.set(UInt64(last.key), UInt32(place + 1)) }
    side.pointee.values[place] = last
    side.pointee.values.removeLast()
  }

  func findValue(_ index: UInt32, _ key: UnsafePointer<CChar>) -> (value: UnsafeMutableRawPointer?, provider: UInt32) {
    let number = interned(key)
    var found: (value: UnsafeMutableRawPointer?, provider: UInt32) = (nil, 0)
    walkChain(index) { responder in
      guard let side = header(responder).pointee.side, let place = valuePlace(side, number) else { return true }
      found = (side.pointee.values[place].value, responder)
      return false
    }
    return found
  }
}
