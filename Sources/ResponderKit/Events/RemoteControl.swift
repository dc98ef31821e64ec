// SPDX-License-Identifier: MIT
import CResponderKit

// Buttons of a remote control (SPEC 276): only for an application that has asked for them.

extension Context {
  func sendRemoteControl(_ timestamp: Double, _ subtype: RKEventSubtype) throws(RKStatus) {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; post it with rk_context_post_remote_control instead")
    }
    try arrive(at: timestamp)
    if frame != nil || pressFrame != nil { commitOuterUpdates() }
    guard receivesRemoteControl, application != 0 else { return trace(.remoteDropped, object(ifAny: application), value: Double(subtype.rawValue)) }
    let event = try otherEvent(.remoteControl)
    let before = otherEvents[event]
    otherEvents[event] = EventState(index: before.index, type: .remoteControl, subtype: subtype.rawValue, time: self.time)
    updateDepth += 1
    enter()
    var way = EventFrameRecord(event: before.index, windows: nil, windowCount: 0) { raw, event in
      Context(raw).carryOutRemoteControl(Context(raw).object(event))
    }
    way.phase = subtype.rawValue
    withReference(to: &way) { (way: EventFrame) in send(way) }
    leave()
    updateDepth -= 1
    // Handlers of an outer event read its values again.
    if eventFrame(of: object(before.index)) != nil { otherEvents[event] = before }
  }

  /// To the key window's first responder, or to the application.
  private func carryOutRemoteControl(_ event: Object) {
    guard let way = eventFrame(of: event), !way.isDone else { return }
    way.isDone = true
    let receiver = effectiveFirstResponder ?? responder(application)
    receiver.sendRemoteControl(way.phase, event.pointer)
  }
}
