// SPDX-License-Identifier: MIT
import CResponderKit
import Synchronization

/// Input of the host, handled immediately: touches, presses, pointers, wheels, motion, text. Times are seconds of the
/// context's clock.
extension Context {
  /// One update: all fingers that changed in one report of the hardware.
  public func send(_ samples: [TouchSample], at time: Double) {
    check(withSamples(samples) { rk_context_send_touches(handle, time, $0, $1) })
  }

  /// Many updates, in order: a time for each sample. Neighbours of equal times are one update, up to an id that occurs again. The result is how many samples were
  /// sent: all, unless a handler has called stopTouchStream().
  @discardableResult public func send(_ samples: [TouchSample], at times: [Double]) -> Int {
    precondition(times.count == samples.count, "\(times.count) times are not as many as \(samples.count) samples; give each sample its time")
    return value(0) { sent in withSamples(samples) { rk_context_send_touch_stream(handle, times, $0, $1, &sent) } }
  }

  /// Stop the stream of touches that calls this handler, after its present update.
  public func stopTouchStream() { check(rk_context_stop_touch_stream(handle)) }

  /// An update of one finger.
  public func send(_ phase: Touch.Phase, id: Int64 = 1, at location: Point, time: Double) { send([TouchSample(phase, id: id, at: location)], at: time) }

  /// As the system does for an alert.
  public func cancelAllTouches() { check(rk_context_cancel_all_touches(handle)) }

  /// The touch of a finger that is down.
  public func touch(id: Int64) -> Touch? {
    var out: OpaquePointer?
    return rk_context_find_touch(handle, id, &out) == .OK ? Touch.of(out) : nil
  }

  /// A device's reports of what it had estimated: touchesEstimatedPropertiesUpdated(_:).
  public func send(_ updates: [EstimationUpdate], at time: Double) { check(rk_context_send_estimation_updates(handle, time, updates, updates.count)) }

  /// A button or key: for `.key` what it types, and its usage in page 7 of the USB HID tables, by which a text field knows the arrow keys.
  public func send(
    _ phase: Press.Phase, _ type: Press.PressType, id: Int64 = 1, key: String? = nil, keyCode: UInt32 = 0, modifiers: KeyModifierFlags = [], time: Double
  ) {
    if phase == .began { askForKeyCommands() }
    check(withPress(phase, type, id, key, keyCode, modifiers) { rk_context_send_presses(handle, time, $0, 1) })
  }

  /// As the system does for an alert.
  public func cancelAllPresses() { check(rk_context_cancel_all_presses(handle)) }

  /// The press of a button or key that is down.
  public func press(id: Int64) -> Press? {
    var out: OpaquePointer?
    return rk_context_find_press(handle, id, &out) == .OK ? Press.of(out) : nil
  }

  /// A pointer that hovers.
  public func send(_ pointer: PointerSample, at time: Double) { check(withUnsafePointer(to: pointer) { rk_context_send_pointer(handle, time, $0) }) }
  /// A wheel or trackpad that scrolls.
  public func send(_ scroll: ScrollSample, at time: Double) { check(withUnsafePointer(to: scroll) { rk_context_send_scroll(handle, time, $0) }) }
  /// A pinch or rotation on a trackpad.
  public func send(_ transform: TransformSample, at time: Double) { check(withUnsafePointer(to: transform) { rk_context_send_transform(handle, time, $0) }) }

  /// A shake.
  public func sendMotion(_ phase: RKMotionPhase, time: Double) { check(rk_context_send_motion(handle, time, phase)) }
  /// A button of a remote control or headset.
  public func sendRemoteControl(_ subtype: Event.Subtype, time: Double) { check(rk_context_send_remote_control(handle, time, subtype)) }
  /// Text for the first responder: whether it takes text.
  @discardableResult public func insertText(_ text: String, time: Double) -> Bool { value(false) { rk_context_insert_text(handle, time, text, &$0) } }
  /// The backward key, for the first responder: whether it takes text.
  @discardableResult public func deleteBackward(time: Double) -> Bool { value(false) { rk_context_delete_backward(handle, time, &$0) } }
}

private func withPress(
  _ phase: Press.Phase, _ type: Press.PressType, _ id: Int64, _ key: String?, _ keyCode: UInt32, _ modifiers: KeyModifierFlags,
  _ body: (UnsafePointer<RKPressSample>) -> RKStatus
) -> RKStatus {
  var sample = sized(RKPressSample(), \.struct_size)
  (sample.phase, sample.type, sample.id, sample.key_code, sample.modifiers) = (phase, type, id, keyCode, modifiers)
  sample.force = phase == .ended || phase == .cancelled ? 0 : 1
  guard let key else { return body(&sample) }
  return key.withCString {
    sample.characters = $0
    return body(&sample)
  }
}

/// The queue: from any thread, and handled by `drain()` or the run loop, in order.
extension Context {
  /// Call a function when the queue is drained, on the context's thread.
  public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    let kept = Kept.out(work)
    let status = rk_context_post_call(
      handle, { _, work in onMain(Kept<@MainActor @Sendable () -> Void>.value(work)) { $0() } }, kept, { drop($0) })
    if status != .OK { drop(kept) }
    checkAnywhere(status)
  }

  /// An update of touches.
  public nonisolated func post(_ samples: [TouchSample], at time: Double) {
    checkAnywhere(withSamples(samples) { rk_context_post_touches(handle, time, $0, $1) })
  }
  /// An update of one finger.
  public nonisolated func post(_ phase: Touch.Phase, id: Int64 = 1, at location: Point, time: Double) {
    post([TouchSample(phase, id: id, at: location)], at: time)
  }
  /// cancelAllTouches().
  public nonisolated func postCancelAllTouches() { checkAnywhere(rk_context_post_cancel_all_touches(handle)) }
  /// A device's reports of what it had estimated.
  public nonisolated func post(_ updates: [EstimationUpdate], at time: Double) {
    checkAnywhere(rk_context_post_estimation_updates(handle, time, updates, updates.count))
  }
  /// A button or key. While a class overrides `keyCommands`, one that goes down is two items of the queue.
  public nonisolated func post(
    _ phase: Press.Phase, _ type: Press.PressType, id: Int64 = 1, key: String? = nil, keyCode: UInt32 = 0, modifiers: KeyModifierFlags = [], time: Double
  ) {
    // The item before it in the queue asks the chain as it is then.
    if phase == .began, asksForKeyCommands.load(ordering: .relaxed) { post { [weak self] in self?.askForKeyCommands() } }
    checkAnywhere(withPress(phase, type, id, key, keyCode, modifiers) { rk_context_post_presses(handle, time, $0, 1) })
  }
  /// A pointer that hovers.
  public nonisolated func post(_ pointer: PointerSample, at time: Double) {
    checkAnywhere(withUnsafePointer(to: pointer) { rk_context_post_pointer(handle, time, $0) })
  }
  /// A wheel or trackpad that scrolls.
  public nonisolated func post(_ scroll: ScrollSample, at time: Double) {
    checkAnywhere(withUnsafePointer(to: scroll) { rk_context_post_scroll(handle, time, $0) })
  }
  /// A pinch or rotation on a trackpad.
  public nonisolated func post(_ transform: TransformSample, at time: Double) {
    checkAnywhere(withUnsafePointer(to: transform) { rk_context_post_transform(handle, time, $0) })
  }
  /// A shake.
  public nonisolated func postMotion(_ phase: RKMotionPhase, time: Double) { checkAnywhere(rk_context_post_motion(handle, time, phase)) }
  /// A button of a remote control or headset.
  public nonisolated func postRemoteControl(_ subtype: Event.Subtype, time: Double) { checkAnywhere(rk_context_post_remote_control(handle, time, subtype)) }
  /// Text for the first responder.
  public nonisolated func postText(_ text: String, time: Double) { checkAnywhere(rk_context_post_text(handle, time, text)) }

  /// How many items wait.
  public nonisolated var queueCount: Int {
    var count = 0
    checkAnywhere(rk_context_get_queue_count(handle, &count))
    return count
  }
  /// Handle all that waits: how many items it was.
  @discardableResult public func drain() -> Int { value(0) { rk_context_drain(handle, &$0) } }

  /// As check(): on another thread, where `refused` cannot be called, a refused call ends the program.
  private nonisolated func checkAnywhere(_ status: RKStatus) {
    guard status != .OK else { return }
    guard rk_object_is_alive(handle) else { fatalError(lastError()) }
    onMain(status) { check($0) }
  }
}

/// The clock, and the ready-made loop for programs without one of their own.
extension Context {
  /// Seconds: that of the last event, timer or advance.
  public var time: Double { value(0) { rk_context_get_time(handle, &$0) } }
  /// Let time pass: for timers, recognisers that wait, and scroll views that move.
  public func advance(to time: Double) { check(rk_context_advance(handle, time)) }
  /// When `advance(to:)` has something to do; infinite if nothing is due.
  public var nextDeadline: Double { value(.infinity) { rk_context_next_deadline(handle, &$0) } }

  /// Wait for posted items and timers on the machine's clock, until stopLoop().
  public func runLoop() { check(rk_run_loop_run(handle)) }
  /// One turn: wait at most this many seconds (infinite: without limit), then handle the waiting input. How many items
  /// it was.
  @discardableResult public func runLoopOnce(timeout: Double = 0) -> Int { value(0) { rk_run_loop_run_once(handle, timeout, &$0) } }
  /// End runLoop() after its present turn. From any thread.
  public nonisolated func stopLoop() { checkAnywhere(rk_run_loop_stop(handle)) }
  /// Wake the loop from its wait. From any thread.
  public nonisolated func wakeLoop() { checkAnywhere(rk_run_loop_wake_up(handle)) }
  /// A descriptor that is readable while there is something to do, for poll() in your own loop. Do not read from it.
  public var loopDescriptor: Int32 { value(-1) { rk_run_loop_get_fd(handle, &$0) } }
  /// The loop's clock in seconds: the time of what is posted to a context that a loop runs.
  public nonisolated static var loopTime: Double { rk_run_loop_time() }
}
