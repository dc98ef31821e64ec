import CPlatform
import CResponderKit

// The ready-made run loop (SPEC 289-294): the only part that lets the machine's clock into a context.

extension UnsafeMutablePointer where Pointee == Context {
  /// The descriptor to poll, opened when first asked for.
  func openWaiter() throws(RKStatus) -> Int32 {
    if pointee.waiter.poll_fd >= 0 { return pointee.waiter.poll_fd }
    var waiter = rkp_waiter(poll_fd: -1, event_fd: -1, timer_fd: -1)
    guard rkp_waiter_open(&waiter) else { throw systemFailure() }
    rkp_mutex_lock(pointee.lock)
    pointee.waiter = waiter
    if pointee.queueCount > 0 || pointee.stops > 0 || pointee.wakeRequested { rkp_waiter_signal(waiter.event_fd) }
    pointee.wakeRequested = false
    rkp_mutex_unlock(pointee.lock)
    armWaiter()
    return waiter.poll_fd
  }

  private func systemFailure() -> RKStatus { failure(.system, "descriptor", .text(rkp_system_error()), "is what the operating system says") }

  /// After the next deadline changed.
  func armWaiter() {
    if pointee.waiter.poll_fd >= 0 { _ = rkp_waiter_arm(&pointee.waiter, nextDeadline) }
  }

  /// One turn: wait, handle the queue at its own times, then let the clock go on to now.
  func runOnce(_ timeout: Double) throws(RKStatus) -> Int {
    _ = try openWaiter()
    if timeout != 0, !isStopRequested {
      armWaiter()
      guard rkp_waiter_wait(&pointee.waiter, timeout < 0 || timeout > 1e9 ? -1 : timeout) else { throw systemFailure() }
    }
    rkp_waiter_clear(&pointee.waiter)
    defer { flushRecord() }
    var handled = try drain()
    let now = rkp_clock()
    if now > pointee.time {
      recorded(Call.context_advance, now)
      try advance(now)
    }
    // What timers posted belongs to this turn as well, unless posted events wait for the next.
    if flag(.drainPostedEventsInSameTurn) { handled += try drain() }
    rkp_mutex_lock(pointee.lock)
    if pointee.queueCount > 0 { rkp_waiter_signal(pointee.waiter.event_fd) }
    rkp_mutex_unlock(pointee.lock)
    armWaiter()
    return handled
  }

  private var isStopRequested: Bool {
    rkp_mutex_lock(pointee.lock)
    defer { rkp_mutex_unlock(pointee.lock) }
    return pointee.stops > 0
  }

  /// Run turns until a stop is meant for this run: a stop ends the innermost run that no earlier stop is about to end.
  func run() throws(RKStatus) {
    rkp_mutex_lock(pointee.lock)
    pointee.runs += 1
    rkp_mutex_unlock(pointee.lock)
    var stops = false
    do throws(RKStatus) {
      while !stops {
        _ = try runOnce(-1)
        stops = isStopRequested
      }
    } catch {
      endRun(stops: false)
      throw error
    }
    endRun(stops: true)
  }

  private func endRun(stops: Bool) {
    rkp_mutex_lock(pointee.lock)
    pointee.runs -= 1
    if stops { pointee.stops -= 1 }
    // What was meant for a run that failed ends no other.
    pointee.stops = min(pointee.stops, pointee.runs)
    rkp_mutex_unlock(pointee.lock)
  }

  /// From any thread, with the lock held: one more run is to end; the next one if there is none.
  func stopRunLocked() {
    pointee.stops = min(pointee.stops + 1, max(pointee.runs, 1))
    rkp_waiter_signal(pointee.waiter.event_fd)
  }
}
