import CResponderKit

// Events without touches: presses, motion, remote control. They pass the application and windows as touches do (SPEC 76, 77); what is at the
// end of the way is a function of their own.

/// An event on its way. Lives on the stack of who sends it.
struct EventFrame {
  /// The event's record.
  let event: UInt32
  /// Handles of the windows that it concerns, in order; none: it goes no further than to the application.
  let windows: UnsafePointer<UInt>?
  let windowCount: Int
  /// What is to be done for `window`. Called again by an override that calls super twice, and by nested input: it does what is not done yet.
  let carryOut: @convention(c) (UnsafeMutableRawPointer, UInt32) -> Void
  /// The window whose turn it is; 0: none yet.
  var window: UInt = 0
  /// The next window to be offered the event.
  var nextWindow = 0
  var reachedApplication = false
  var reachedWindow = false
  /// For `carryOut`: what is sent, to whom (a handle), and whether that has been done.
  var phase: Int32 = 0
  var receiver: UInt = 0
  var isDone = false
  var outer: UnsafeMutablePointer<EventFrame>?
}

extension Context {
  // MARK: On the way

  /// sendEvent: of the application, overrides included. `frame` is the innermost one until this returns.
  @_optimize(speed)
  func send(_ frame: UnsafeMutablePointer<EventFrame>) {
    frame.pointee.outer = eventFrame?.assumingMemoryBound(to: EventFrame.self)
    eventFrame = UnsafeMutableRawPointer(frame)
    let application = self.application
    if application != 0, overrides(application, .applicationSendEvent) {
      call(application: slot(classData(of: application), .applicationSendEvent), application, pointer(frame.pointee.event))
      if !frame.pointee.reachedApplication { trace(.eventDropped, self.application) }
    } else if application != 0 {
      passOn(frame)
    }
    eventFrame = frame.pointee.outer.map { UnsafeMutableRawPointer($0) }
  }

  /// The innermost sending of an event.
  func eventFrame(ofRecord index: UInt32) -> UnsafeMutablePointer<EventFrame>? {
    var next = eventFrame?.assumingMemoryBound(to: EventFrame.self)
    while let frame = next {
      if frame.pointee.event == index { return frame }
      next = frame.pointee.outer
    }
    return nil
  }

  /// The application's own sendEvent:, for an event that is not of touches.
  func passOnFromApplication(_ event: OpaquePointer?) {
    if let frame = eventFrame(ofRecord: live(UInt(bitPattern: event), .events)) { passOn(frame) }
  }

  /// A window's own sendEvent:, for an event that is not of touches.
  func passOnFromWindow(_ window: UInt32, _ event: OpaquePointer?) {
    guard let frame = eventFrame(ofRecord: live(UInt(bitPattern: event), .events)), frame.pointee.windowCount > 0 else { return }
    frame.pointee.window = viewHandle(window)
    carryOut(frame)
  }

  /// To each window, or to the end of the way where there is none.
  func passOn(_ frame: UnsafeMutablePointer<EventFrame>) {
    frame.pointee.reachedApplication = true
    if frame.pointee.windowCount == 0 { return carryOut(frame) }
    while frame.pointee.nextWindow < frame.pointee.windowCount, let windows = frame.pointee.windows {
      let window = live(windows[frame.pointee.nextWindow], .windows)
      frame.pointee.nextWindow += 1
      if window == 0 { continue }
      own(window)
      frame.pointee.reachedWindow = false
      if overrides(window, .windowSendEvent) {
        call(windowEvent: slot(classData(of: window), .windowSendEvent), window, pointer(frame.pointee.event))
        if !frame.pointee.reachedWindow { trace(.eventDropped, window) }
      } else {
        frame.pointee.window = viewHandle(window)
        carryOut(frame)
      }
      disown(window)
    }
  }

  @_optimize(speed)
  private func carryOut(_ frame: UnsafeMutablePointer<EventFrame>) {
    frame.pointee.reachedWindow = true
    frame.pointee.carryOut(raw, frame.pointee.event)
  }
}
