// SPDX-License-Identifier: MIT
import CResponderKit

// Key commands (SPEC 278). Few responders have some: they stand in the side record and go with it.

/// The keys that must be held, or must not.
let commandModifiers = shiftKey | controlKey | alternateKey | commandKey

extension Responder {
  // MARK: Adding and removing

  func addKeyCommand(_ input: UnsafePointer<CChar>, _ modifiers: UInt32, _ selector: UInt32) throws(RKStatus) {
    guard let side = object.makeSide() else { throw noMemory() }
    let known = context.findKeyCommand(side, input, modifiers)
    if known >= 0 {
      side.keyCommands.base.unsafelyUnwrapped[known].selector = selector
      return
    }
    let length = textLength(input, limit: longestName)
    guard side.keyCommands.reserve(1, context.memory), let copy = context.memory.allocate(CChar.self, length + 1) else { throw noMemory() }
    copy.update(from: input, count: length)
    context.hasKeyCommands = true
    side.keyCommands.appendReserved(KeyCommand(input: copy, length: length, modifiers: modifiers, selector: selector))
    let count = side.keyCommands.count
    if count <= Context.fewKeyCommands { return }
    for place in (side.keyPlaces.count > 0 ? count - 1 : 0)..<count {
      // Without memory they are looked through.
      guard side.keyPlaces.reserve(context.memory) else { return side.keyPlaces.free(context.memory) }
      context.linkKeyCommand(side, place)
    }
  }
}

extension Context {
  /// So many are looked through; more are found by what `keyHash` makes of them.
  fileprivate static var fewKeyCommands: Int { 16 }
}

extension Responder {
  /// False: there is no such command.
  func removeKeyCommand(_ input: UnsafePointer<CChar>, _ modifiers: UInt32) -> Bool {
    guard let side = base.side else { return false }
    let place = context.findKeyCommand(side, input, modifiers)
    if place < 0 { return false }
    // The last takes its place: their order means nothing.
    let last = side.keyCommands.count - 1
    let isPlaced = side.keyPlaces.count > 0
    if isPlaced {
      context.unlinkKeyCommand(side, place)
      if place != last { context.unlinkKeyCommand(side, last) }
    }
    context.memory.free(side.keyCommands[place].input, side.keyCommands[place].length + 1)
    side.keyCommands[place] = side.keyCommands[last]
    side.keyCommands.removeLast()
    if isPlaced, place != last { context.linkKeyCommand(side, place) }
    return true
  }
}

extension Context {
  /// There is room in the table, or what had the same key leaves some.
  fileprivate func linkKeyCommand(_ side: Side, _ place: Int) {
    let commands = side.keyCommands.base.unsafelyUnwrapped
    let key = keyHash(commands[place].input, commands[place].modifiers)
    commands[place].next = side.keyPlaces[key]
    side.keyPlaces.set(key, UInt32(place + 1))
  }

  fileprivate func unlinkKeyCommand(_ side: Side, _ place: Int) {
    let commands = side.keyCommands.base.unsafelyUnwrapped
    let next = commands[place].next
    let key = keyHash(commands[place].input, commands[place].modifiers)
    var before = side.keyPlaces[key]
    if before == UInt32(place + 1) {
      if next == 0 { side.keyPlaces.remove(key) } else { side.keyPlaces.set(key, next) }
      return
    }
    while before != 0, commands[Int(before) - 1].next != UInt32(place + 1) { before = commands[Int(before) - 1].next }
    if before != 0 { commands[Int(before) - 1].next = next }
  }

  /// FNV-1a over what `findKeyCommand` compares.
  private func keyHash(_ input: UnsafePointer<CChar>, _ modifiers: UInt32) -> UInt64 {
    var hash = (14_695_981_039_346_656_037 ^ UInt64(modifiers)) &* 1_099_511_628_211
    var k = 0
    while input[k] != 0 {
      hash = (hash ^ UInt64(UInt8(bitPattern: lowered(input[k])))) &* 1_099_511_628_211
      k += 1
    }
    return hash
  }

  fileprivate func findKeyCommand(_ side: Side, _ input: UnsafePointer<CChar>, _ modifiers: UInt32) -> Int {
    if side.keyPlaces.count > 0 {
      var place = Int(side.keyPlaces[keyHash(input, modifiers)])
      while place != 0 {
        let command = side.keyCommands[place - 1]
        if command.modifiers == modifiers, sameKey(command.input, input) { return place - 1 }
        place = Int(command.next)
      }
      return -1
    }
    for k in side.keyCommands.places {
      if side.keyCommands[k].modifiers == modifiers, sameKey(side.keyCommands[k].input, input) { return k }
    }
    return -1
  }

  /// Without regard to the case of ASCII letters.
  @inline(never)
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
    guard let start = effectiveFirstResponder ?? responder(ifAny: keyWindow), hasKeyCommands, hasStack else { return false }
    var found: Responder?
    var selector: UInt32 = 0
    var near: (owner: UInt, modifiers: UInt32)?
    start.walkChain { responder in
      guard let side = responder.base.side else { return true }
      let place = findKeyCommand(side, input, modifiers & commandModifiers)
      if place < 0 {
        if near == nil, let k = side.keyCommands.places.first(where: { sameKey(side.keyCommands[$0].input, input) }) { near = (responder.handle, side.keyCommands[k].modifiers) }
        return true
      }
      found = responder
      selector = side.keyCommands[place].selector
      return false
    }
    guard let owner = found else {
      // For the trace: the key was that of a command, its modifiers were not. Shift alone is for letters.
      if let near, modifiers & commandModifiers & ~shiftKey != 0 {
        remark(.noteNarrowly, liveResponder(near.owner)?.object, point: RKPoint(x: Double(near.modifiers), y: Double(RKUnit.number.rawValue)), value: Double(modifiers & commandModifiers))
      }
      return false
    }
    let keptOwner = owner.keep()
    sendCommand(selector, of: owner, event)
    keptOwner.release()
    return true
  }

  /// As a nil-targeted action (SPEC 136): from the first responder up, or else from the command's owner up.
  private func sendCommand(_ selector: UInt32, of owner: Responder, _ event: OpaquePointer?) {
    if let first = effectiveFirstResponder, offerCommand(selector, to: first, of: owner, event) { return }
    if !owner.isDying, offerCommand(selector, to: owner, of: owner, event) { return }
    owner.trace(.keyCommand)
    actionFindsNobody(selector, from: owner.object)
  }

  private func offerCommand(_ selector: UInt32, to start: Responder, of owner: Responder, _ event: OpaquePointer?) -> Bool {
    guard let taker = start.targetForAction(text(selector), owner.pointer), action(taker.base.classID, selector) != nil else { return false }
    owner.trace(.keyCommand, taker.object)
    return perform(selector, on: taker.object, sender: owner.object, event: event)
  }
}
