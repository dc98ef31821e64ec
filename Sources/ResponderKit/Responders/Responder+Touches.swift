import CResponderKit

// The four touch methods: calling the first responder of a delivery, forwarding up the chain (SPEC 79, 90-93).

/// A method that forwards and is running, in the order of the super-calls that led to it.
struct ForwardFrame {
  var responder: UInt32
  /// The number of deliveries in which it runs.
  var delivery: UInt32
  var outer: UnsafeMutableRawPointer?
}

extension Context {
  /// Send a phase to a responder: its override, or the inherited forwarding. False when no stack is left.
  @discardableResult
  func sendTouches(
    _ index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?
  ) -> Bool {
    guard hasStack else {
      diagnose(.tooDeep, index)
      return false
    }
    // A delivery inside a handler of another one is a chain of its own.
    let outerDepth = forwardDepth
    deliveries += 1
    forwardDepth = 0
    trace(.delivered, index, firstView(touches), value: Double(phase.rawValue))
    let method = Method.touches(phase)
    if overrides(index, method) {
      call(touches: slot(classData(of: index), method), index, touches, count, event)
    } else {
      forwardTouches(from: index, phase, touches, count, event)
    }
    deliveries -= 1
    forwardDepth = outerDepth
    if afterTouches != 0 { finishTouches(index, touches, count) }
    return true
  }

  @inline(never)
  private func finishTouches(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if afterTouches & AfterTouches.estimates != 0 { viewGets(index, touches, count) }
    if afterTouches & AfterTouches.trackingLost != 0 { touchMethodsReturned() }
  }

  /// A view has got what has come of its touches: the samples that no view has got so far (SPEC 354).
  private func viewGets(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    var k = 0
    while k < count {
      let t = live(UInt(bitPattern: touches[k]), .touches)
      k += 1
      if t == 0 || touch(t).has(TouchFlag.withheld) || live(touch(t).hitView, .views) != index { continue }
      var j = 0
      while j < estimates.count {
        let sample = estimates[j]
        if sample.pointee.touch.order == touch(t).order, sample.pointee.view == 0 { sample.pointee.view = touch(t).hitView }
        j += 1
      }
    }
  }

  /// The inherited method: the next responder receives the same touches (SPEC 90). Those that inherit it too are passed in a loop.
  func forwardTouches(
    from index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?
  ) {
    let method = Method.touches(phase)
    // Nobody anywhere handles this phase or changes the chain: it ends unheard, and only a trace would see where.
    if overridden & (method.bit | Method.nextResponder.bit) == 0, !isTracing { return }
    enter()
    defer { leave() }
    var current = index
    var hops = 0
    // Brent's way to see a loop among those passed: a mark that is renewed at every power of two.
    var mark = index
    var renewal = 1
    while true {
      let next = nextResponder(current)
      if next == 0 {
        trace(.discarded, kind(current) == .free ? 0 : current, firstView(touches), value: Double(phase.rawValue), depth: forwardDepth + hops)
        return
      }
      hops += 1
      if next == mark || isRunning(next) {
        diagnose(.responderCycle, next)
        return
      }
      guard hops + forwardDepth <= longestChain else {
        diagnose(.responderChainTooLong, index)
        return
      }
      if overrides(next, method) {
        guard hasStack else {
          diagnose(.tooDeep, next)
          return
        }
        forwardDepth += hops
        trace(.forwarded, next, firstView(touches), value: Double(phase.rawValue), depth: forwardDepth)
        call(touches: slot(classData(of: next), method), next, touches, count, event)
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

  /// Whether a method of a responder that forwards is running: in the innermost delivery, or in any.
  func isRunning(_ index: UInt32, inAnyDelivery: Bool = false) -> Bool {
    var frame = forwardFrame
    while let raw = frame {
      let running = raw.assumingMemoryBound(to: ForwardFrame.self)
      guard inAnyDelivery || running.pointee.delivery == deliveries else { return false }
      if running.pointee.responder == index { return true }
      frame = running.pointee.outer
    }
    return false
  }

  func call(
    touches slot: MethodSlot, _ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?
  ) {
    guard let function = slot.function else { return }
    var frame = ForwardFrame(responder: index, delivery: deliveries, outer: forwardFrame)
    withUnsafeMutablePointer(to: &frame) { frame in
      forwardFrame = UnsafeMutableRawPointer(frame)
      own(index)
      begin(slot, index)
      unsafeBitCast(function, to: RKTouchesMethod.self)(pointer(index), touches, count, event, slot.userdata)
      end(slot)
      disown(index)
      forwardFrame = frame.pointee.outer
    }
  }

  /// The view of the first touch, for the trace.
  private func firstView(_ touches: UnsafePointer<OpaquePointer?>) -> UInt32 {
    guard isTracing else { return 0 }
    let index = live(UInt(bitPattern: touches[0]), .touches)
    return index == 0 ? 0 : live(touch(index).hitView, .views)
  }
}
