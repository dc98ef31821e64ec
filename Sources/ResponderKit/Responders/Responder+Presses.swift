// SPDX-License-Identifier: MIT
import CResponderKit

// The four press methods: calling the responder that a press began with, forwarding up the chain (SPEC 270, 272).

extension Method {
  /// The method that delivers a phase.
  static func presses(_ phase: RKPressPhase) -> Method {
    switch phase {
    case .began: .pressesBegan
    case .changed: .pressesChanged
    case .ended: .pressesEnded
    default: .pressesCancelled
    }
  }
}

extension Responder {
  /// Send a phase to a responder: its override, or the inherited forwarding. False when no stack is left.
  @discardableResult
  func sendPresses(_ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) -> Bool {
    let isHeard = beginDelivery {
      context.trace(.pressDelivered, object, phase, presses, 0)
      let method = Method.presses(phase)
      let shown = ObservedCall(phase, presses, count, event)
      if overrides(method) {
        if isCalled(shown) { call(presses: slot(method), presses, count, event) }
      } else {
        passOn(shown) { forwardPresses(phase, presses, count, event) }
      }
    }
    if !isHeard, phase == .began { keepUnheard(presses, count) }
    return isHeard
  }

  /// No stack was left for their began: they are not closed for a responder that has not heard of them.
  @inline(never)
  private func keepUnheard(_ presses: UnsafePointer<OpaquePointer?>, _ count: Int) {
    for k in places(count) {
      let p = context.live(UInt(bitPattern: presses[k]), .presses)
      if p != 0 { context.press(p).flags = context.press(p).flags.subtracting(.open).union(.closed) }
    }
  }

  /// The inherited method: the next responder receives the same presses.
  func forwardPresses(_ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    forward(.presses(phase), ObservedCall(phase, presses, count, event)) { slot, handler, depth in
      context.trace(.pressForwarded, handler.object, phase, presses, depth)
      handler.call(presses: slot, presses, count, event)
    } _: { last, depth in
      context.trace(.pressDiscarded, last?.object, phase, presses, depth)
      if last == nil, phase == .began { context.keepUnheard(presses) }
    }
  }

  func call(presses slot: MethodSlot, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    callForwarding(slot) { function, userdata in
      unsafeBitCast(function, to: RKPressesMethod.self)(pointer, presses, count, event, userdata)
    }
  }
}

extension Context {
  /// The way up has no end. What text fields passed on until no stack was left began for no responder, and is closed for none.
  @inline(never)
  fileprivate func keepUnheard(_ presses: UnsafePointer<OpaquePointer?>) {
    let first = live(UInt(bitPattern: presses[0]), .presses)
    if first == 0 || hasStack || isHeard(.pressesBegan) { return }
    for p in eachPress {
      if p.phase == .began, p.responderHandle == press(first).responderHandle, p.has(.open) { p.flags = p.flags.subtracting(.open).union(.closed) }
    }
  }

  /// With the first press's number and type.
  fileprivate func trace(_ reason: RKReason, _ object: Object?, _ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ depth: Int) {
    guard isTracing else { return }
    guard let first = livePress(UInt(bitPattern: presses[0])) else { return trace(reason, object, value: Double(phase.rawValue), depth: depth) }
    first.tracePress(reason, object, value: Double(phase.rawValue), depth: depth)
  }
}

extension Press {
  /// A record about a press; `object` is its responder, or a recogniser.
  @inline(__always)
  func tracePress(_ reason: RKReason, _ object: @autoclosure () -> Object?, _ other: @autoclosure () -> Object? = nil, value: Double = 0, depth: Int = 0) {
    context.trace(reason, object(), other(), point: RKPoint(x: Double(type.rawValue), y: 0), value: value, touchID: id, depth: depth)
  }
}
