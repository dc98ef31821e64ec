// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The ready-made run loop (SPEC 289-294): the only part that lets the machine's clock into a context.

extension Context {
  /// The descriptor to poll, opened when first asked for.
  func openWaiter() throws(RKStatus) -> Int32 {
    if self.waiter.poll_fd >= 0 { return self.waiter.poll_fd }
    var waiter = rkp_waiter(poll_fd: -1, event_fd: -1, timer_fd: -1)
    guard rkp_waiter_open(&waiter) else { throw systemFailure() }
    rkp_mutex_lock(lock)
    self.waiter = waiter
    if inbox.count > 0 || inbox.stops > 0 || inbox.wakeRequested { rkp_waiter_signal(waiter.event_fd) }
    inbox.wakeRequested = false
    rkp_mutex_unlock(lock)
    armWaiter()
    return waiter.poll_fd
  }

  private func systemFailure() -> RKStatus { failure(.system, "descriptor", .text(rkp_system_error()), "is the operating system's error") }

  /// After the next deadline changed.
  func armWaiter() {
    if waiter.poll_fd >= 0 { _ = rkp_waiter_arm(&waiter, nextDeadline) }
  }

  /// One turn: wait, handle the queue at its own times, then advance the clock to now.
  func runOnce(_ timeout: Double) throws(RKStatus) -> Int {
    _ = try openWaiter()
    if timeout != 0, !isStopRequested {
      armWaiter()
      guard rkp_waiter_wait(&waiter, timeout < 0 || timeout > 1e9 ? -1 : timeout) else { throw systemFailure() }
    }
    rkp_waiter_clear(&waiter)
    defer { flushRecord() }
    var handled = try drain()
    let now = rkp_clock()
    if now > time {
      recorded(Call.context_advance, now)
      try advance(now)
    }
    // What timers posted belongs to this turn as well, unless posted events wait for the next.
    if flag(.drainPostedEventsInSameTurn) { handled += try drain() }
    rkp_mutex_lock(lock)
    if inbox.count > 0 { rkp_waiter_signal(waiter.event_fd) }
    rkp_mutex_unlock(lock)
    armWaiter()
    return handled
  }

  private var isStopRequested: Bool {
    rkp_mutex_lock(lock)
    defer { rkp_mutex_unlock(lock) }
    return inbox.stops > 0
  }

  /// Run turns until a stop is meant for this run: a stop ends the innermost run that no earlier stop is about to end.
  func run() throws(RKStatus) {
    rkp_mutex_lock(lock)
    inbox.runs += 1
    rkp_mutex_unlock(lock)
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
    rkp_mutex_lock(lock)
    inbox.runs -= 1
    if stops { inbox.stops -= 1 }
    // What was meant for a run that failed ends no other.
    inbox.stops = min(inbox.stops, inbox.runs)
    rkp_mutex_unlock(lock)
  }

  /// From any thread, with the lock held: one more run is to end; the next one if there is none.
  func stopRunLocked() {
    inbox.stops = min(inbox.stops + 1, max(inbox.runs, 1))
    rkp_waiter_signal(waiter.event_fd)
  }
}
