// SPDX-License-Identifier: MIT
import CResponderKit

// Events without touches: presses, motion, remote control. They pass the application and windows as touches do (SPEC 76, 77); what is at the
// end of the way is a function of their own.

extension Context {
  // MARK: On the way

  /// sendEvent: of the application, overrides included. `frame` is the innermost one until this returns.
  func send(_ frame: EventFrame) {
    frame.outer = eventFrame
    eventFrame = frame
    let application = self.application
    if application != 0, object(application).overrides(.applicationSendEvent) {
      call(application: object(application).slot(.applicationSendEvent), application, pointer(frame.event))
      if !frame.reachedApplication { trace(.eventDropped, object(ifAny: self.application), point: typeMark(frame)) }
    } else if application != 0 {
      passOn(frame)
    }
    eventFrame = frame.outer
  }

  /// The innermost sending of an event; nil: none, or there is no such event.
  func eventFrame(of event: Object?) -> EventFrame? {
    guard let event else { return nil }
    var next = eventFrame
    while let frame = next {
      if frame.event == event.index { return frame }
      next = frame.outer
    }
    return nil
  }

  /// The application's own sendEvent:, for an event that is not of touches.
  func passOnFromApplication(_ event: OpaquePointer?) {
    if let frame = eventFrame(of: liveObject(UInt(bitPattern: event), .events)) { passOn(frame) }
  }

  /// A window's own sendEvent:, for an event that is not of touches.
  func passOnFromWindow(_ window: Window, _ event: OpaquePointer?) {
    guard let frame = eventFrame(of: liveObject(UInt(bitPattern: event), .events)), frame.windowCount > 0 else { return }
    frame.window = window.handle
    carryOut(frame)
  }

  /// To each window, or to the end of the way where there is none.
  func passOn(_ frame: EventFrame) {
    frame.reachedApplication = true
    if frame.windowCount == 0 { return carryOut(frame) }
    while frame.nextWindow < frame.windowCount, let windows = frame.windows {
      let next = liveObject(windows[frame.nextWindow], .windows)?.window
      frame.nextWindow += 1
      guard let window = next else { continue }
      let keptWindow = window.keep()
      frame.reachedWindow = false
      if window.overrides(.windowSendEvent) {
        window.call(windowEvent: window.slot(.windowSendEvent), pointer(frame.event))
        if !frame.reachedWindow { window.trace(.eventDropped, point: typeMark(frame)) }
      } else {
        frame.window = window.handle
        carryOut(frame)
      }
      keptWindow.release()
    }
  }

  /// The type of an event that a sendEvent override kept, as a record has it.
  private func typeMark(_ frame: EventFrame) -> RKPoint { RKPoint(x: Double(eventState(object(frame.event)).type.rawValue), y: 0) }

  @_optimize(speed)
  private func carryOut(_ frame: EventFrame) {
    frame.reachedWindow = true
    frame.carryOut(raw, frame.event)
  }
}
