import CResponderKit

// Key commands (SPEC 278). Few responders have some: they stand in the side record and go with it.

/// The keys that must be held, or must not.
let commandModifiers: UInt32 = 1 << 17 | 1 << 18 | 1 << 19 | 1 << 20

extension Context {
  // MARK: Adding and removing

  func addKeyCommand(_ index: UInt32, _ input: UnsafePointer<CChar>, _ modifiers: UInt32, _ selector: UInt32) throws(RKStatus) {
    guard let side = makeSide(index) else { throw noMemory() }
    let known = findKeyCommand(side, input, modifiers)
    if known >= 0 {
      side.pointee.keyCommands.base.unsafelyUnwrapped[known].selector = selector
      return
    }
    let length = textLength(input, limit: longestName)
    guard side.pointee.keyCommands.reserve(1, memory), let copy = memory.allocate(CChar.self, length + 1) else { throw noMemory() }
    copy.update(from: input, count: length)
    hasKeyCommands = true
    side.pointee.keyCommands.appendReserved(KeyCommand(input: copy, length: length, modifiers: modifiers, selector: selector))
  }

  /// False: there is no such command.
  func removeKeyCommand(_ index: UInt32, _ input: UnsafePointer<CChar>, _ modifiers: UInt32) -> Bool {
    guard let side = header(index).pointee.side else { return false }
    let place = findKeyCommand(side, input, modifiers)
    if place < 0 { return false }
    memory.free(side.pointee.keyCommands[place].input, side.pointee.keyCommands[place].length + 1)
    side.pointee.keyCommands.remove(at: place)
    return true
  }

  private func findKeyCommand(_ side: UnsafeMutablePointer<Side>, _ input: UnsafePointer<CChar>, _ modifiers: UInt32) -> Int {
    var k = 0
    while k < side.pointee.keyCommands.count {
      if side.pointee.keyCommands[k].modifiers == modifiers, sameKey(side.pointee.keyCommands[k].input, input) { return k }
      k += 1
    }
    return -1
  }

  /// Without regard to the case of ASCII letters.
  private func sameKey(_ a: UnsafePointer<CChar>, _ b: UnsafePointer<CChar>) -> Bool {
    var k = 0
    while lowered(a[k]) == lowered(b[k]) {
      if a[k] == 0 { return true }
      k += 1
    }
    return false
  }

  private func lowered(_ letter: CChar) -> CChar { letter >= 65 && letter <= 90 ? letter + 32 : letter }

  // MARK: Keys that go down

  /// Whether a key-down is a key command of a responder on the chain; its action has been sent then.
  func sendKeyCommand(_ input: UnsafePointer<CChar>, _ modifiers: UInt32, _ event: OpaquePointer?) -> Bool {
    let first = effectiveFirstResponder
    let start = first != 0 ? first : keyWindow
    guard start != 0, hasKeyCommands, hasStack else { return false }
    var owner: UInt32 = 0
    var selector: UInt32 = 0
    walkChain(start) { responder in
      guard let side = header(responder).pointee.side else { return true }
      let place = findKeyCommand(side, input, modifiers & commandModifiers)
      if place < 0 { return true }
      owner = responder
      selector = side.pointee.keyCommands[place].selector
      return false
    }
    if owner == 0 { return false }
    own(owner)
    sendCommand(selector, of: owner, event)
    disown(owner)
    return true
  }

  /// As a nil-targeted action (SPEC 136): from the first responder up, or else from the command's owner up.
  private func sendCommand(_ selector: UInt32, of owner: UInt32, _ event: OpaquePointer?) {
    let first = effectiveFirstResponder
    if first != 0, offerCommand(selector, to: first, of: owner, event) { return }
    if !isDying(owner), offerCommand(selector, to: owner, of: owner, event) { return }
    trace(.keyCommand, owner)
    trace(.actionNobody, owner)
  }

  private func offerCommand(_ selector: UInt32, to start: UInt32, of owner: UInt32, _ event: OpaquePointer?) -> Bool {
    let taker = targetForAction(start, text(selector), pointer(owner))
    guard taker != 0, action(header(taker).pointee.classID, selector) != nil else { return false }
    trace(.keyCommand, owner, taker)
    return perform(selector, on: taker, sender: owner, event: event)
  }
}
