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

extension Context {
  // MARK: Motion

  /// Send a phase of a shake to a responder: its override, or the inherited forwarding.
  func sendMotion(_ index: UInt32, _ phase: RKMotionPhase, _ motion: RKEventSubtype, _ event: OpaquePointer?) {
    _ = beginDelivery(index) {
      trace(.motionDelivered, index, value: Double(phase.rawValue))
      let method = Method.motion(phase)
      if overrides(index, method) {
        call(motion: slot(classData(of: index), method), index, motion, event)
      } else {
        forwardMotion(from: index, phase, motion, event)
      }
    }
  }

  /// The inherited method.
  func forwardMotion(from index: UInt32, _ phase: RKMotionPhase, _ motion: RKEventSubtype, _ event: OpaquePointer?) {
    forward(.motion(phase), from: index) { slot, handler, depth in
      trace(.motionForwarded, handler, value: Double(phase.rawValue), depth: depth)
      call(motion: slot, handler, motion, event)
    } _: { last, depth in
      trace(.motionDropped, last, value: Double(phase.rawValue), depth: depth)
    }
  }

  func call(motion slot: MethodSlot, _ index: UInt32, _ motion: RKEventSubtype, _ event: OpaquePointer?) {
    callForwarding(slot, index) { function, userdata in
      unsafeBitCast(function, to: RKMotionMethod.self)(pointer(index), motion, event, userdata)
    }
  }

  // MARK: Remote control

  /// Send a button of a remote control to a responder: its override, or the inherited forwarding.
  func sendRemoteControl(_ index: UInt32, _ subtype: Int32, _ event: OpaquePointer?) {
    _ = beginDelivery(index) {
      trace(.remoteDelivered, index, value: Double(subtype))
      if overrides(index, .remoteControlReceived) {
        call(remote: slot(classData(of: index), .remoteControlReceived), index, event)
      } else {
        forwardRemoteControl(from: index, subtype, event)
      }
    }
  }

  /// The inherited method.
  func forwardRemoteControl(from index: UInt32, _ subtype: Int32, _ event: OpaquePointer?) {
    forward(.remoteControlReceived, from: index) { slot, handler, depth in
      trace(.remoteForwarded, handler, value: Double(subtype), depth: depth)
      call(remote: slot, handler, event)
    } _: { last, depth in
      trace(.remoteDropped, last, value: Double(subtype), depth: depth)
    }
  }

  func call(remote slot: MethodSlot, _ index: UInt32, _ event: OpaquePointer?) {
    callForwarding(slot, index) { function, userdata in
      unsafeBitCast(function, to: RKRemoteControlMethod.self)(pointer(index), event, userdata)
    }
  }
}
