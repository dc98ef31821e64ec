import CResponderKit

// The context's clock and its timers (SPEC 293, 309). Nothing here reads a clock of the machine.

/// Times that differ by less are equal, in favour of what is due.
let timeTolerance = 1e-9

extension UnsafeMutablePointer where Pointee == Context {
  func addTimer(
    _ deadline: Double, _ callback: TimerFunction, _ userdata: UnsafeMutableRawPointer?, _ drop: DropFunction?
  ) throws(RKStatus) -> UInt32 {
    try notEnding()
    let memory = pointee.memory
    // Room among the others for the late ones, too, and among the late ones for whatever has been planned while the clock moves.
    guard pointee.timers.reserve(1 + pointee.lateTimers.count, memory) else { throw noMemory() }
    if pointee.advancing > 0 {
      let planned = pointee.firing > 0 ? min(pointee.timers.count, Int(truncatingIfNeeded: pointee.timerOrder &- pointee.firingFrom)) : pointee.timers.count
      guard pointee.lateTimers.reserve(1 + planned, memory) else { throw noMemory() }
    }
    let index = makeRecord(.timer, classID: 0)
    guard index != 0 else { throw noMemory() }
    pointee.timerOrder += 1
    let t = timer(index)
    t.pointee.deadline = deadline
    t.pointee.order = pointee.timerOrder
    t.pointee.planned = pointee.time
    t.pointee.callback = callback
    t.pointee.userdata = userdata
    t.pointee.drop = drop
    pointee.timers.insertReserved(t)
    pointee.hooks.deadlineChanged?(UnsafeMutableRawPointer(self), 0)
    return index
  }

  func cancelTimer(_ index: UInt32) {
    endTimer(timer(index), call: false)
    pointee.hooks.deadlineChanged?(UnsafeMutableRawPointer(self), 0)
  }

  /// Take a timer out, call it or not, drop its userdata. Its handle is stale before anything is called.
  private func endTimer(_ timer: TimerRef, call: Bool) {
    let t = timer.pointee
    if t.isLate { pointee.lateTimers.remove(timer) } else { pointee.timers.remove(timer) }
    freeRecord(t.header.index)
    enter()
    if call {
      if isRecording, !t.isOwn { writeEnter(0) }
      t.callback?(contextPointer, t.deadline, t.userdata)
      if isRecording, !t.isOwn { writeLeave() }
    }
    callDrop(t.drop, t.userdata)
    leave()
  }

  // MARK: Timers of the next call

  /// Leave the next timer to the next call of the clock.
  private func postpone(_ timer: TimerRef) {
    pointee.timers.remove(timer)
    timer.pointee.isLate = true
    pointee.lateTimers.insertReserved(timer)
  }

  @inline(never)
  private func beginFiring(_ newest: UInt64) {
    if pointee.firing == 0 {
      pointee.firingFrom = newest
      pointee.firedNew = 0
    }
    pointee.firing += 1
  }

  @inline(never)
  private func endFiring() {
    pointee.firing -= 1
    if pointee.firing == 0 { bringBackLate() }
  }

  /// Those that were left stand with the others again: `addTimer` has made room.
  @inline(never)
  private func bringBackLate() {
    while let timer = pointee.lateTimers.first {
      pointee.lateTimers.remove(timer)
      timer.pointee.isLate = false
      pointee.timers.insertReserved(timer)
    }
  }

  /// For who lists them: in the order in which they will be called.
  func sortTimers() {
    bringBackLate()
    pointee.timers.sort()
  }

  var nextDeadline: Double {
    var planned = pointee.timers.deadline
    if pointee.firing > 0 { planned = Double.minimum(planned, pointee.lateTimers.deadline) }
    let next = Double.minimum(planned, nextAlarm)
    return pointee.scrolls.quietUntil == .infinity ? next : Double.minimum(next, nextScroll)
  }

  /// When a scroll view that moves wants its next frame, or does something of its own; or when a touch is no longer held back.
  @inline(never)
  private var nextScroll: Double {
    let frame = pointee.scrolls.moving > 0 ? pointee.time + config(.scrollFrameInterval) : .infinity
    let next = Double.minimum(pointee.scrolls.moment, pointee.scrolls.delayEnd)
    // An interval that does not move the clock on would wake the host for ever.
    return frame > pointee.time ? Double.minimum(frame, next) : next
  }

  /// The earliest deadline of a recogniser.
  @inline(__always) private var nextAlarm: Double {
    if pointee.alarmStale { findAlarm() }
    return pointee.alarm
  }

  @inline(never)
  private func findAlarm() {
    var earliest = Double.infinity
    var k = 0
    while k < pointee.alarms.count {
      earliest = Double.minimum(earliest, gesture(pointee.alarms[k]).pointee.deadline)
      k += 1
    }
    pointee.alarm = earliest
    pointee.alarmStale = false
  }

  /// SPEC 309: a time before the clock is the clock's.
  func clamped(_ time: Double) -> Double {
    if time >= pointee.time { return time }
    diagnose(.timeBackwards, value: pointee.time - time)
    return pointee.time
  }

  /// Fire what is due by `time`, each with the clock at its deadline, and set the clock. What recognisers wait for comes before the
  /// host's timers of the same instant.
  ///
  /// Returns whether anything was called.
  @discardableResult
  @inline(__always)
  @_optimize(speed)
  func advance(_ time: Double) throws(RKStatus) -> Bool {
    // The usual case: nothing is due.
    if pointee.alarm > time + timeTolerance, !pointee.alarmStale, pointee.scrolls.quietUntil > time + timeTolerance, pointee.timers.isEmpty, pointee.rounds.isEmpty, pointee.advancing == 0 {
      pointee.time = Double.maximum(pointee.time, time)
      return false
    }
    return try fireUntil(time)
  }

  @inline(never)
  @_optimize(speed)
  private func fireUntil(_ time: Double) throws(RKStatus) -> Bool {
    guard pointee.advancing < pointee.updateLimit else {
      throw refused("advance", pointee.advancing, "is nested too deep; let the outer call return first")
    }
    pointee.advancing += 1
    defer { pointee.advancing -= 1 }
    if !pointee.rounds.isEmpty { pointee.hooks.turn?(UnsafeMutableRawPointer(self), 0) }
    let outerTarget = pointee.advanceTarget
    pointee.advanceTarget = time
    defer { pointee.advanceTarget = outerTarget }
    let newest = pointee.timerOrder
    // Planned before this call began.
    if !pointee.lateTimers.isEmpty, pointee.firedNew < config(.drainBudget) { bringBackLate() }
    var fires = false
    var fired = false
    while true {
      let alarm = nextAlarm
      let planned = pointee.timers.deadline
      // What moves is in its place before anything else happens at a time, and does what it does by itself at its own.
      if pointee.scrolls.moving > 0 {
        let others = Double.minimum(Double.minimum(alarm, pointee.scrolls.delayEnd), planned)
        let next = Double.minimum(Double.minimum(time, pointee.scrolls.moment), others)
        if next > pointee.time || pointee.scrolls.moment <= Double.minimum(Double.maximum(pointee.time, time), others) + timeTolerance {
          pointee.time = Double.maximum(pointee.time, next)
          pointee.hooks.moveScrolls?(UnsafeMutableRawPointer(self), 0)
          fired = true
          continue
        }
      }
      let delayEnd = pointee.scrolls.delayEnd
      if delayEnd <= time + timeTolerance, delayEnd < alarm - timeTolerance, delayEnd <= planned + timeTolerance {
        pointee.time = Double.maximum(pointee.time, Double.minimum(time, delayEnd))
        pointee.hooks.endDelays?(UnsafeMutableRawPointer(self), 0)
        fired = true
        continue
      }
      if alarm <= time + timeTolerance, alarm <= planned + timeTolerance {
        pointee.time = Double.maximum(pointee.time, Double.minimum(time, alarm))
        pointee.hooks.alarm?(UnsafeMutableRawPointer(self), 0)
        fired = true
        continue
      }
      guard planned <= time + timeTolerance, let t = pointee.timers.first else { break }
      if !fires {
        fires = true
        beginFiring(newest)
      }
      let isNew = t.pointee.order > pointee.firingFrom
      // Planned by a timer of this very call for a time that was over already, or more than the budget: the next call's.
      if t.pointee.order > newest && t.pointee.deadline <= t.pointee.planned + timeTolerance || isNew && pointee.firedNew >= config(.drainBudget) {
        postpone(t)
        continue
      }
      if isNew { pointee.firedNew += 1 }
      pointee.time = Double.maximum(pointee.time, Double.minimum(time, t.pointee.deadline))
      endTimer(t, call: true)
      fired = true
    }
    if fires { endFiring() }
    pointee.time = Double.maximum(pointee.time, time)
    if fired { pointee.hooks.deadlineChanged?(UnsafeMutableRawPointer(self), 0) }
    return fired
  }
}
