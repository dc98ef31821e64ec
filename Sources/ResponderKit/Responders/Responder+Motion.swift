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

extension Responder {
  // MARK: Motion

  /// Send a phase of a shake to a responder: its override, or the inherited forwarding. False when no stack is left.
  @discardableResult
  func sendMotion(_ phase: RKMotionPhase, _ motion: RKEventSubtype, _ event: OpaquePointer?) -> Bool {
    beginDelivery {
      context.trace(.motionDelivered, index, value: Double(phase.rawValue))
      let method = Method.motion(phase)
      if context.overrides(index, method) {
        call(motion: context.slot(context.classData(of: index), method), motion, event)
      } else {
        forwardMotion(phase, motion, event)
      }
    }
  }

  /// The inherited method.
  func forwardMotion(_ phase: RKMotionPhase, _ motion: RKEventSubtype, _ event: OpaquePointer?) {
    context.forward(.motion(phase), from: index) { slot, handler, depth in
      context.trace(.motionForwarded, handler, value: Double(phase.rawValue), depth: depth)
      context.responder(handler).call(motion: slot, motion, event)
    } _: { last, depth in
      context.trace(.motionDropped, last, value: Double(phase.rawValue), depth: depth)
    }
  }

  func call(motion slot: MethodSlot, _ motion: RKEventSubtype, _ event: OpaquePointer?) {
    callForwarding(slot) { function, userdata in
      unsafeBitCast(function, to: RKMotionMethod.self)(context.pointer(index), motion, event, userdata)
    }
  }

  // MARK: Remote control

  /// Send a button of a remote control to a responder: its override, or the inherited forwarding.
  func sendRemoteControl(_ subtype: Int32, _ event: OpaquePointer?) {
    _ = beginDelivery {
      context.trace(.remoteDelivered, index, value: Double(subtype))
      if context.overrides(index, .remoteControlReceived) {
        call(remote: context.slot(context.classData(of: index), .remoteControlReceived), event)
      } else {
        forwardRemoteControl(subtype, event)
      }
    }
  }

  /// The inherited method.
  func forwardRemoteControl(_ subtype: Int32, _ event: OpaquePointer?) {
    context.forward(.remoteControlReceived, from: index) { slot, handler, depth in
      context.trace(.remoteForwarded, handler, value: Double(subtype), depth: depth)
      context.responder(handler).call(remote: slot, event)
    } _: { last, depth in
      context.trace(.remoteDropped, last, value: Double(subtype), depth: depth)
    }
  }

  func call(remote slot: MethodSlot, _ event: OpaquePointer?) {
    callForwarding(slot) { function, userdata in
      unsafeBitCast(function, to: RKRemoteControlMethod.self)(context.pointer(index), event, userdata)
    }
  }
}
