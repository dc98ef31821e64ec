import CResponderKit

// What presses, motion and remote control have in common: a method that the library's own classes do not implement goes to the next responder
// that overrides it (SPEC 272, 274, 276). Touches have a loop of their own in Responder+Touches.swift.

extension Responder {
  /// A delivery inside a handler of another one is a chain of its own. False when no stack is left.
  func beginDelivery(_ body: () -> Void) -> Bool {
    guard context.hasStack else {
      context.diagnose(.tooDeep, index)
      return false
    }
    let outerDepth = context.forwardDepth
    context.deliveries += 1
    context.forwardDepth = 0
    let kept = context.keep(index)
    context.enter()
    body()
    context.leave()
    kept.release()
    context.deliveries -= 1
    context.forwardDepth = outerDepth
    return true
  }
}

extension Context {
  /// Find the next responder that handles a method, and call it: `handle` gets its distance along the whole delivery, `nobody` the end
  /// of the chain, 0 if there is none because it repeats, is too long, or the stack is used up.
  func forward(_ method: Method, from index: UInt32, _ handle: (_ slot: MethodSlot, _ handler: UInt32, _ depth: Int) -> Void, _ nobody: (_ last: UInt32, _ depth: Int) -> Void) {
    enter()
    defer { leave() }
    var current = index
    var hops = 0
    // Brent's way to see a loop among those passed: a mark that is renewed at every power of two.
    var mark = index
    var renewal = 1
    while true {
      let next = responder(current).nextResponder
      if next == 0 { return nobody(kind(current) == .free ? 0 : current, forwardDepth + hops) }
      hops += 1
      if next == mark || responder(next).isRunning() {
        diagnose(.responderCycle, next)
        return nobody(0, forwardDepth + hops)
      }
      guard hops + forwardDepth <= longestChain else {
        diagnose(.responderChainTooLong, index)
        return nobody(0, forwardDepth + hops)
      }
      if overrides(next, method) {
        guard hasStack else {
          diagnose(.tooDeep, next)
          return nobody(0, forwardDepth + hops)
        }
        forwardDepth += hops
        handle(slot(classData(of: next), method), next, forwardDepth)
        forwardDepth -= hops
        return
      }
      if hops == renewal {
        mark = next
        renewal *= 2
      }
      current = next
    }
  }
}

extension Context {
  /// Whether a method of the host's runs in the innermost delivery. The library's own ones pass on what is not for them.
  func isHeard(_ method: Method) -> Bool {
    var frame = forwardFrame
    while let running = frame, running.delivery == deliveries {
      guard let owner = slot(classData(of: running.responder), method).owner, owner.id == owner.builtIn else { return true }
      frame = running.outer
    }
    return false
  }
}

extension Responder {
  /// Run a method of a responder that may forward: while it runs, the chain must not lead back to it.
  func callForwarding(_ slot: MethodSlot, _ body: (_ function: UnsafeRawPointer, _ userdata: UnsafeMutableRawPointer?) -> Void) {
    guard let function = slot.function else { return }
    var frame = ForwardFrameRecord(responder: index, delivery: context.deliveries, outer: context.forwardFrame)
    withReference(to: &frame) { (frame: ForwardFrame) in
      context.forwardFrame = frame
      let kept = context.keep(index)
      context.begin(slot, index)
      body(function, slot.userdata)
      context.end(slot)
      kept.release()
      context.forwardFrame = frame.outer
    }
  }
}
