// SPDX-License-Identifier: MIT
import CResponderKit

// The four touch methods: calling the first responder of a delivery, forwarding up the chain (SPEC 79, 90-93).

extension Responder {
  /// Send a phase to a responder: its override, or the inherited forwarding. False when no stack is left.
  @discardableResult
  func sendTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) -> Bool {
    guard context.hasStack else {
      diagnose(.tooDeep)
      if phase == .began { keepUnheard(touches, count) }
      return false
    }
    // A delivery inside a handler of another one is a chain of its own.
    let outerDepth = context.forwardDepth
    context.deliveries += 1
    context.forwardDepth = 0
    trace(.delivered, context.firstView(touches)?.object, value: Double(phase.rawValue))
    if context.trace.capacity != 0 { context.traceTouch(touches, count) }
    let method = Method.touches(phase)
    if overrides(method) {
      if isCalled(ObservedCall(phase, touches, count, event)) { call(touches: slot(method), touches, count, event) }
    } else {
      passOn(ObservedCall(phase, touches, count, event)) { forwardTouches(phase, touches, count, event) }
    }
    context.deliveries -= 1
    context.forwardDepth = outerDepth
    if context.afterTouches != 0 { finishTouches(touches, count) }
    return true
  }

  /// No stack was left for their began: they are not closed for responders that have not heard of them.
  @inline(never)
  private func keepUnheard(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    for k in places(count) {
      if let t = context.liveTouch(UInt(bitPattern: touches[k])) { t.flags = t.flags.subtracting(.open).union(.closed) }
    }
  }

  @inline(never)
  private func finishTouches(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if context.afterTouches & AfterTouches.estimates != 0 { viewGets(touches, count) }
    if context.afterTouches & AfterTouches.trackingLost != 0 { context.touchMethodsReturned() }
  }

  /// A view has got what has come of its touches: the samples that no view has got so far (SPEC 354).
  private func viewGets(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    for k in places(count) {
      guard let t = context.liveTouch(UInt(bitPattern: touches[k])), !t.has(.withheld), t.hitView?.index == index else { continue }
      for sample in context.estimates {
        if sample.touch.order == t.order, sample.view == 0 { sample.view = t.hitViewHandle }
      }
    }
  }

  /// The inherited method: the next responder receives the same touches (SPEC 90). Those that inherit it too are passed in a loop.
  func forwardTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    let method = Method.touches(phase)
    // No override handles this phase or changes the chain: it is discarded, and only a trace records where.
    if context.overridden & (method.bit | Method.nextResponder.bit) == 0, !context.isTracing { return }
    context.enter()
    defer { context.leave() }
    var current = self
    var hops = 0
    // Brent's way to see a loop among those passed: a mark that is renewed at every power of two.
    var mark = base
    var renewal = 1
    while true {
      guard let next = current.nextResponder else {
        context.trace(.discarded, current.isFree ? nil : current.object, context.firstView(touches)?.object, value: Double(phase.rawValue), depth: context.forwardDepth + hops)
        if context.trace.capacity != 0 { context.traceTouch(touches, count) }
        return
      }
      hops += 1
      if next.base == mark || next.isRunning() {
        next.diagnose(.responderCycle)
        return
      }
      guard hops + context.forwardDepth <= longestChain else {
        diagnose(.responderChainTooLong)
        return
      }
      if next.overrides(method) {
        guard context.hasStack else {
          next.diagnose(.tooDeep)
          if phase == .began, !context.isHeard(method) { keepUnheard(touches, count) }
          return
        }
        context.forwardDepth += hops
        next.trace(.forwarded, context.firstView(touches)?.object, value: Double(phase.rawValue), depth: context.forwardDepth)
        if context.trace.capacity != 0 { context.traceTouch(touches, count) }
        if next.isCalled(ObservedCall(phase, touches, count, event)) { next.call(touches: next.slot(method), touches, count, event) }
        context.forwardDepth -= hops
        return
      }
      if context.isObserved {
        guard context.hasStack else { return next.diagnose(.tooDeep) }
        context.forwardDepth += hops
        next.passOn(ObservedCall(phase, touches, count, event)) { next.forwardTouches(phase, touches, count, event) }
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

  /// Whether a method of a responder that forwards is running: in the innermost delivery, or in any.
  func isRunning(inAnyDelivery: Bool = false) -> Bool {
    var frame = context.forwardFrame
    while let running = frame {
      guard inAnyDelivery || running.delivery == context.deliveries else { return false }
      if running.responder == index { return true }
      frame = running.outer
    }
    return false
  }

  func call(touches slot: MethodSlot, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    guard let function = slot.function else { return }
    var frame = ForwardFrameRecord(responder: index, delivery: context.deliveries, outer: context.forwardFrame)
    withReference(to: &frame) { (frame: ForwardFrame) in
      context.forwardFrame = frame
      let kept = keep()
      begin(slot)
      unsafeBitCast(function, to: RKTouchesMethod.self)(pointer, touches, count, event, slot.userdata)
      context.end(slot)
      kept.releaseInPlace()
      context.forwardFrame = frame.outer
    }
  }
}

extension Context {
  /// The view of the first touch, for the trace.
  fileprivate func firstView(_ touches: UnsafePointer<OpaquePointer?>) -> View? {
    isTracing ? liveTouch(UInt(bitPattern: touches[0]))?.hitView : nil
  }
}

extension Context {
  /// The latest decision is about one touch, if it is one.
  @inline(never)
  fileprivate func traceTouch(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if count == 1, let touch = liveTouch(UInt(bitPattern: touches[0])) { addTouch(touch.id) }
  }
}
