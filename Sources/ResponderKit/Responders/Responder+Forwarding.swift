// SPDX-License-Identifier: MIT
import CResponderKit

// What presses, motion and remote control have in common: a method that the library's own classes do not implement goes to the next responder
// that overrides it (SPEC 272, 274, 276). Touches have a loop of their own in Responder+Touches.swift.

extension Responder {
  /// A delivery inside a handler of another one is a chain of its own. False when no stack is left.
  func beginDelivery(_ body: () -> Void) -> Bool {
    guard context.hasStack else {
      diagnose(.tooDeep)
      return false
    }
    let outerDepth = context.forwardDepth
    context.deliveries += 1
    context.forwardDepth = 0
    let kept = keep()
    context.enter()
    body()
    context.leave()
    kept.releaseInPlace()
    context.deliveries -= 1
    context.forwardDepth = outerDepth
    return true
  }
}

extension Responder {
  /// Find the next responder that handles a method, and call it. `handle` receives the distance along the whole delivery. `nobody` receives
  /// the last responder of the chain, or nil if the chain repeats or is too long, or the stack is used up.
  @_optimize(speed)
  func forward(
    _ method: Method, _ call: ObservedCall, _ handle: (_ slot: MethodSlot, _ handler: Responder, _ depth: Int) -> Void, _ nobody: (_ last: Responder?, _ depth: Int) -> Void
  ) {
    let context = context
    context.enter()
    defer { context.leave() }
    var current = self
    var hops = 0
    // Brent's way to see a loop among those passed: a mark that is renewed at every power of two.
    var mark = base
    var renewal = 1
    while true {
      guard let next = current.nextResponder else { return nobody(current.isFree ? nil : current, context.forwardDepth + hops) }
      hops += 1
      if next.base == mark || next.isRunning() {
        next.diagnose(.responderCycle)
        return nobody(nil, context.forwardDepth + hops)
      }
      guard hops + context.forwardDepth <= longestChain else {
        diagnose(.responderChainTooLong)
        return nobody(nil, context.forwardDepth + hops)
      }
      if next.overrides(method) {
        guard context.hasStack else {
          next.diagnose(.tooDeep)
          return nobody(nil, context.forwardDepth + hops)
        }
        context.forwardDepth += hops
        if next.isCalled(call) { handle(next.slot(method), next, context.forwardDepth) }
        context.forwardDepth -= hops
        return
      }
      if context.isObserved {
        guard context.hasStack else {
          next.diagnose(.tooDeep)
          return nobody(nil, context.forwardDepth + hops)
        }
        context.forwardDepth += hops
        next.passOn(call) { next.forward(method, call, handle, nobody) }
        context.forwardDepth -= hops
        return
      }
      if hops == renewal {
        mark = next.base
        renewal *= 2
      }
      current = next
    }
  }
}

extension Responder {
  /// The inherited method, which only passes on; before an observer's eyes it runs like one that a class brings.
  @inline(__always)
  func passOn(_ call: @autoclosure () -> ObservedCall, _ body: () -> Void) {
    if context.isObserved { showPassingOn(call(), body) } else { body() }
  }

  @inline(never)
  private func showPassingOn(_ call: ObservedCall, _ body: () -> Void) {
    var frame = ForwardFrameRecord(responder: index, delivery: context.deliveries, outer: context.forwardFrame)
    withReference(to: &frame) { (frame: ForwardFrame) in
      context.forwardFrame = frame
      let kept = keep()
      context.enter()
      if isCalled(call) { body() }
      context.leave()
      kept.release()
      context.forwardFrame = frame.outer
    }
  }
}

extension Context {
  /// Whether a method of the host's runs in the innermost delivery. The library's own ones pass on what is not for them.
  func isHeard(_ method: Method) -> Bool {
    var frame = forwardFrame
    while let running = frame, running.delivery == deliveries {
      let slot = object(running.responder).slot(method)
      if slot.function != nil {
        guard let owner = slot.owner, owner.id == owner.builtIn else { return true }
      }
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
      let kept = keep()
      begin(slot)
      body(function, slot.userdata)
      context.end(slot)
      kept.releaseInPlace()
      context.forwardFrame = frame.outer
    }
  }
}
