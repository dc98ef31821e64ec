// SPDX-License-Identifier: MIT
import CResponderKit

// motion.h

private func checkPhase(_ phase: RKMotionPhase) throws(RKStatus) {
  switch phase.rawValue {
  case 0, 3, 4: break
  default: throw failure(.invalidArgument, "phase", .int(Int64(phase.rawValue)), "is not an input; use began, ended or cancelled")
  }
}

private func checkRemoteControl(_ subtype: RKEventSubtype) throws(RKStatus) {
  guard subtype.rawValue >= 100, subtype.rawValue <= 109 else {
    throw failure(.invalidArgument, "subtype", .int(Int64(subtype.rawValue)), "is not a button of a remote control; use RKEventSubtypeRemoteControl…")
  }
}

@_cdecl("rk_context_send_motion") @implementation public func rk_context_send_motion(_ context: RKContextRef?, _ timestamp: Double, _ phase: RKMotionPhase) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try checkPhase(phase)
    context.serveReleases()
    context.recorded(Call.context_send_motion, timestamp, phase.rawValue)
    defer { context.flushRecord() }
    try context.sendMotion(timestamp, phase)
  }
}

@_cdecl("rk_context_post_motion") @implementation public func rk_context_post_motion(_ context: RKContextRef?, _ timestamp: Double, _ phase: RKMotionPhase) -> RKStatus {
  status { () throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try checkPhase(phase)
    try post(context, .motion) { node in
      node.timestamp = timestamp
      node.count = Int(phase.rawValue)
    }
  }
}

@_cdecl("rk_context_send_remote_control") @implementation public func rk_context_send_remote_control(_ context: RKContextRef?, _ timestamp: Double, _ subtype: RKEventSubtype) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try checkRemoteControl(subtype)
    context.serveReleases()
    context.recorded(Call.context_send_remote_control, timestamp, subtype.rawValue)
    defer { context.flushRecord() }
    try context.sendRemoteControl(timestamp, subtype)
  }
}

@_cdecl("rk_context_post_remote_control") @implementation public func rk_context_post_remote_control(_ context: RKContextRef?, _ timestamp: Double, _ subtype: RKEventSubtype) -> RKStatus {
  status { () throws(RKStatus) in
    try finite(timestamp, "timestamp")
    try checkRemoteControl(subtype)
    try post(context, .remoteControl) { node in
      node.timestamp = timestamp
      node.count = Int(subtype.rawValue)
    }
  }
}

@_cdecl("rk_application_begin_receiving_remote_control_events") @implementation public func rk_application_begin_receiving_remote_control_events(_ application: RKApplicationRef?) -> RKStatus {
  with(application, .applications, "application") { o in
    let context = o.context
    context.recorded(Call.application_begin_receiving_remote_control_events, application)
    context.receivesRemoteControl = true
  }
}

@_cdecl("rk_application_end_receiving_remote_control_events") @implementation public func rk_application_end_receiving_remote_control_events(_ application: RKApplicationRef?) -> RKStatus {
  with(application, .applications, "application") { o in
    let context = o.context
    context.recorded(Call.application_end_receiving_remote_control_events, application)
    context.receivesRemoteControl = false
  }
}

@_cdecl("rk_application_is_receiving_remote_control_events") @implementation public func rk_application_is_receiving_remote_control_events(_ application: RKApplicationRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(application, .applications, "application", out) { o in o.context.receivesRemoteControl }
}

// MARK: Super-calls

@inline(never)
private func superMotion(_ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ phase: RKMotionPhase, _ motion: RKEventSubtype, _ event: OpaquePointer?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .responders, .motion(phase))
    context.recorded(call, cls, receiver, motion.rawValue, event)
    guard motion == .motionShake else { throw failure(.invalidArgument, "motion", .int(Int64(motion.rawValue)), "is not a motion; pass what the method was given") }
    _ = try resolveOptional(event, in: context, .events, "event")
    guard context.hasStack else {
      throw failure(.tooDeep, "self", "cannot forward: no stack is left; the responder chain is too long for overrides that all call super")
    }
    if slot.function == nil { context.responder(index).forwardMotion(phase, motion, event) } else { context.responder(index).call(motion: slot, motion, event) }
  }
}

@_cdecl("rk_super_motion_began") @implementation public func rk_super_motion_began(_ cls: RKClassRef?, _ self: RKResponderRef?, _ motion: RKEventSubtype, _ event: RKEventRef?) -> RKStatus {
  superMotion(Call.super_motion_began, cls, self, .began, motion, event)
}

@_cdecl("rk_super_motion_ended") @implementation public func rk_super_motion_ended(_ cls: RKClassRef?, _ self: RKResponderRef?, _ motion: RKEventSubtype, _ event: RKEventRef?) -> RKStatus {
  superMotion(Call.super_motion_ended, cls, self, .ended, motion, event)
}

@_cdecl("rk_super_motion_cancelled") @implementation public func rk_super_motion_cancelled(_ cls: RKClassRef?, _ self: RKResponderRef?, _ motion: RKEventSubtype, _ event: RKEventRef?) -> RKStatus {
  superMotion(Call.super_motion_cancelled, cls, self, .cancelled, motion, event)
}

@_cdecl("rk_super_remote_control_received") @implementation public func rk_super_remote_control_received(_ cls: RKClassRef?, _ self: RKResponderRef?, _ event: RKEventRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .responders, .remoteControlReceived)
    context.recorded(Call.super_remote_control_received, cls, self, event)
    let record = try resolveOptional(event, in: context, .events, "event")
    guard context.hasStack else {
      throw failure(.tooDeep, "self", "cannot forward: no stack is left; the responder chain is too long for overrides that all call super")
    }
    if slot.function == nil {
      context.responder(index).forwardRemoteControl(context.eventState(context.object(record)).subtype, event)
    } else {
      context.responder(index).call(remote: slot, event)
    }
  }
}
