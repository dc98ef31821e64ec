// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// runloop.h

@_cdecl("rk_run_loop_get_fd") @implementation public func rk_run_loop_get_fd(_ context: RKContextRef?, _ fd: UnsafeMutablePointer<Int32>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    let fd = try required(fd, "fd")
    fd.pointee = try context.openWaiter()
  }
}

@_cdecl("rk_run_loop_run_once") @implementation public func rk_run_loop_run_once(_ context: RKContextRef?, _ timeout: Double, _ handled: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    guard !timeout.isNaN else { throw failure(.invalidArgument, "timeout", .double(timeout), "is not a number; pass seconds") }
    let count = try context.runOnce(timeout)
    handled?.pointee = count
  }
}

@_cdecl("rk_run_loop_run") @implementation public func rk_run_loop_run(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in try context.run() }
}

@_cdecl("rk_run_loop_stop") @implementation public func rk_run_loop_stop(_ context: RKContextRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let context = try lockContext(context)
    context.stopRunLocked()
    rkp_mutex_unlock(context.lock)
  }
}

@_cdecl("rk_run_loop_wake_up") @implementation public func rk_run_loop_wake_up(_ context: RKContextRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let context = try lockContext(context)
    // The descriptor was not requested yet: it will be readable when it is opened.
    if context.waiter.event_fd < 0 { context.inbox.wakeRequested = true }
    rkp_waiter_signal(context.waiter.event_fd)
    rkp_mutex_unlock(context.lock)
  }
}

@_cdecl("rk_run_loop_time") @implementation public func rk_run_loop_time() -> Double { rkp_clock() }
