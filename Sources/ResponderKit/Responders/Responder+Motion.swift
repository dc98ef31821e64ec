// SPDX-License-Identifier: MIT
import CResponderKit

// Motion and remote control: calling a responder, forwarding up the chain (SPEC 274, 276).

extension Method {
  /// The method that delivers a phase.
  static func motion(_ phase: RKMotionPhase) -> Method {
    switch phase {
    case .began: .motionBegan
    case .ended: .motionEnded
    default: .motionCancelled
    }
  }
}

extension ObservedCall {
  fileprivate init(_ phase: RKMotionPhase, _ motion: RKEventSubtype, _ event: OpaquePointer?) {
    let method: RKObservedMethod =
      switch phase {
      case .began: .motionBegan
      case .ended: .motionEnded
      default: .motionCancelled
      }
    self.init(method, event: event)
    value = Int64(motion.rawValue)
  }

  fileprivate init(remote subtype: Int32, _ event: OpaquePointer?) {
    self.init(.remoteControlReceived, event: event)
    value = Int64(subtype)
  }
}

extension Responder {
  // MARK: Motion

  /// Send a phase of a shake to a responder: its override, or the inherited forwarding. False when no stack is left.
  @discardableResult
  func sendMotion(_ phase: RKMotionPhase, _ motion: RKEventSubtype, _ event: OpaquePointer?) -> Bool {
    beginDelivery {
      trace(.motionDelivered, value: Double(phase.rawValue))
      let method = Method.motion(phase)
      let shown = ObservedCall(phase, motion, event)
      if overrides(method) {
        if isCalled(shown) { call(motion: slot(method), motion, event) }
      } else {
        passOn(shown) { forwardMotion(phase, motion, event) }
      }
    }
  }

  /// The inherited method.
  func forwardMotion(_ phase: RKMotionPhase, _ motion: RKEventSubtype, _ event: OpaquePointer?) {
    forward(.motion(phase), ObservedCall(phase, motion, event)) { slot, handler, depth in
      context.trace(.motionForwarded, handler.object, value: Double(phase.rawValue), depth: depth)
      handler.call(motion: slot, motion, event)
    } _: { last, depth in
      context.trace(.motionDropped, last?.object, value: Double(phase.rawValue), depth: depth)
    }
  }

  func call(motion slot: MethodSlot, _ motion: RKEventSubtype, _ event: OpaquePointer?) {
    callForwarding(slot) { function, userdata in
      unsafeBitCast(function, to: RKMotionMethod.self)(pointer, motion, event, userdata)
    }
  }

  // MARK: Remote control

  /// Send a button of a remote control to a responder: its override, or the inherited forwarding.
  func sendRemoteControl(_ subtype: Int32, _ event: OpaquePointer?) {
    _ = beginDelivery {
      trace(.remoteDelivered, value: Double(subtype))
      let shown = ObservedCall(remote: subtype, event)
      if overrides(.remoteControlReceived) {
        if isCalled(shown) { call(remote: slot(.remoteControlReceived), event) }
      } else {
        passOn(shown) { forwardRemoteControl(subtype, event) }
      }
    }
  }

  /// The inherited method.
  func forwardRemoteControl(_ subtype: Int32, _ event: OpaquePointer?) {
    forward(.remoteControlReceived, ObservedCall(remote: subtype, event)) { slot, handler, depth in
      context.trace(.remoteForwarded, handler.object, value: Double(subtype), depth: depth)
      handler.call(remote: slot, event)
    } _: { last, depth in
      context.trace(.remoteDropped, last?.object, value: Double(subtype), depth: depth)
    }
  }

  func call(remote slot: MethodSlot, _ event: OpaquePointer?) {
    callForwarding(slot) { function, userdata in
      unsafeBitCast(function, to: RKRemoteControlMethod.self)(pointer, event, userdata)
    }
  }
}
