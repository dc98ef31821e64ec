// SPDX-License-Identifier: MIT
import CResponderKit

// A shake (SPEC 274, 275): one at a time, for the first responder of its beginning, and closed exactly once.

private let shake = RKEventSubtype.motionShake

extension Context {
  // MARK: Entry

  func sendMotion(_ timestamp: Double, _ phase: RKMotionPhase) throws(RKStatus) {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; post it with rk_context_post_motion instead")
    }
    try checkMotion(phase)
    if try arrive(at: timestamp) { try checkMotion(phase) }
    if frame != nil || pressFrame != nil {
      commitOuterUpdates()
      try checkMotion(phase)
    }
    // What an override of sendEvent still has of the motion before goes first (SPEC 303).
    if eventFrame != nil, let event = try? otherEvent(.motion) {
      carryOutMotion(object(otherEvents[event].index))
      try checkMotion(phase)
    }
    if phase == .began { return try beginMotion() }
    motion.isUnderway = false
    closeMotion(phase)
  }

  private func checkMotion(_ phase: RKMotionPhase) throws(RKStatus) {
    if phase == .began {
      // One that was cancelled here is over, with or without a report of the host.
      guard self.motion.responder == 0 || !self.motion.isUnderway else {
        throw failure(.alreadyExists, "phase", .int(Int64(phase.rawValue)), "comes during a motion; end or cancel that one first")
      }
    } else if !self.motion.isUnderway {
      throw failure(.notFound, "phase", .int(Int64(phase.rawValue)), "ends no motion; send its began first")
    }
  }

  private func beginMotion() throws(RKStatus) {
    guard let receiver = keyReceiver, application != 0, ignoring == 0 else {
      trace(.motionDropped, nil, value: Double(RKMotionPhase.began.rawValue))
      if isTracing { addMeasure(Double(RKMotionPhase.began.rawValue), RKPoint(x: ignoring > 0 ? 2 : application != 0 ? 1 : 3, y: 0)) }
      motion = MotionState()
      motion.isUnderway = true
      return
    }
    // All memory first.
    let event = try otherEvent(.motion)
    let tooLong: TimerFunction = { context, _, _ in
      guard let context = try? resolveContext(context) else { return }
      context.motionLastsTooLong()
    }
    let timer = try addTimer(time + config(.motionMaximumDuration), tooLong, nil, nil)
    self.timer(timer).isOwn = true
    motion = MotionState(isUnderway: true, responder: receiver.handle, window: handle(keyWindow), timer: handle(timer))
    dispatchMotion(.began, event)
  }

  // MARK: Closing

  private func motionLastsTooLong() {
    motion.timer = 0
    let responder = live(motion.responder, .responders)
    trace(.motionTooLong, object(ifAny: responder), value: config(.motionMaximumDuration))
    closeMotion(.cancelled)
  }

  /// The application becomes inactive, or ignores events (SPEC 286, 287).
  func interruptMotion() {
    if motion.responder == 0 { return }
    trace(.motionInterrupted, liveObject(motion.responder, .responders))
    closeMotion(.cancelled)
  }

  /// Its window is hidden or ends. An event that closes it already does not come through that window any more: it is carried out now.
  func interruptMotion(of window: Window) {
    if motion.window != window.handle { return }
    if motion.responder != 0 { interruptMotion() } else if let way = closingMotion { carryOutMotion(object(way.event)) }
  }

  /// Its responder leaves: below a view that leaves its window, or because it ends. It is called directly, even instead of an event that closes it
  /// and is still on its way.
  func cancelMotion(where leaves: (Responder) -> Bool) {
    if motion.responder == 0, !motion.isOpen { return }
    let way = motion.responder == 0 ? closingMotion : nil
    guard let responder = liveResponder(way?.receiver ?? motion.responder), leaves(responder) else { return }
    responder.trace(.motionInterrupted)
    way?.isDone = true
    let isOpen = motion.isOpen
    forgetMotion()
    if isOpen { responder.sendMotion(.cancelled, shake, motionEvent) }
  }

  /// The event that closes an open motion, where an override of sendEvent: has not passed it on yet.
  private var closingMotion: EventFrame? {
    guard motion.isOpen, let event = try? otherEvent(.motion), let way = eventFrame(of: object(otherEvents[event].index)) else { return nil }
    return way.isDone || way.phase == RKMotionPhase.began.rawValue ? nil : way
  }

  /// Tell its responder that it is over, by way of sendEvent:.
  private func closeMotion(_ phase: RKMotionPhase) {
    stopMotionTimer()
    // Before its own began was sent: what has not begun is not closed, and does not begin any more.
    if motion.responder != 0, !motion.isFresh, let event = try? otherEvent(.motion) {
      dispatchMotion(phase, event)
    } else {
      motion.responder = 0
    }
  }

  private func forgetMotion() {
    stopMotionTimer()
    motion.responder = 0
    motion.isOpen = false
  }

  private func stopMotionTimer() {
    let timer = liveTimer(motion.timer)
    motion.timer = 0
    if let timer { cancel(timer) }
  }

  // MARK: On the way

  private var motionEvent: OpaquePointer? { (try? otherEvent(.motion)).flatMap { pointer(otherEvents[$0].index) } }

  private func dispatchMotion(_ phase: RKMotionPhase, _ event: Int) {
    let before = otherEvents[event]
    otherEvents[event] = EventState(index: before.index, type: .motion, subtype: shake.rawValue, time: self.time)
    var window = motion.window
    motion.isFresh = phase == .began
    updateDepth += 1
    enter()
    withUnsafeMutablePointer(to: &window) { window in
      var way = EventFrameRecord(event: before.index, windows: window, windowCount: 1) { raw, event in
        Context(raw).carryOutMotion(Context(raw).object(event))
      }
      way.phase = phase.rawValue
      way.receiver = motion.responder
      // A closing phase is the last word to it.
      if phase != .began { motion.responder = 0 }
      withReference(to: &way) { (way: EventFrame) in send(way) }
    }
    // An override of sendEvent: has kept it.
    if phase == .began { motion.isFresh = false }
    leave()
    updateDepth -= 1
    // Handlers of an outer event read its values again.
    if eventFrame(of: object(before.index)) != nil { otherEvents[event] = before }
  }

  private func carryOutMotion(_ event: Object) {
    guard let way = eventFrame(of: event), !way.isDone else { return }
    way.isDone = true
    let phase = RKMotionPhase(rawValue: way.phase) ?? .cancelled
    let responder = liveResponder(way.receiver)
    if phase == .began {
      // It may have been closed before it came here.
      guard motion.isFresh, motion.responder == way.receiver else { return }
      motion.isFresh = false
      if responder != nil { motion.isOpen = true }
    } else {
      // Who has not heard of its began hears no close.
      guard motion.isOpen else { return }
      motion.isOpen = false
    }
    guard let responder, !responder.sendMotion(phase, shake, event.pointer) else { return }
    // No stack was left.
    if phase == .began { motion.isOpen = false }
  }
}
