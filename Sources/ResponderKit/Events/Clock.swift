// SPDX-License-Identifier: MIT
import CResponderKit

// The context's clock and its timers (SPEC 293, 309). Nothing here reads a clock of the machine.

/// Times that differ by less are equal, in favour of what is due.
let timeTolerance = 1e-9

extension Context {
  func addTimer(
    _ deadline: Double, _ callback: TimerFunction, _ userdata: UnsafeMutableRawPointer?, _ drop: DropFunction?
  ) throws(RKStatus) -> UInt32 {
    try notEnding()
    let memory = self.memory
    // Room among the others for the late ones, too, and among the late ones for whatever has been planned while the clock moves.
    guard timers.reserve(1 + lateTimers.count, memory) else { throw noMemory() }
    if advancing > 0 {
      let planned = firing > 0 ? min(timers.count, Int(truncatingIfNeeded: timerOrder &- firingFrom)) : timers.count
      guard lateTimers.reserve(1 + planned, memory) else { throw noMemory() }
    }
    let index = makeRecord(.timer, classID: 0)
    guard index != 0 else { throw noMemory() }
    timerOrder += 1
    let t = timer(index)
    t.deadline = deadline
    t.order = timerOrder
    t.planned = time
    t.callback = callback
    t.userdata = userdata
    t.drop = drop
    timers.insertReserved(t)
    deadlineChanged()
    return index
  }

  func cancel(_ timer: Timer) {
    endTimer(timer, call: false)
    deadlineChanged()
  }

  /// Take a timer out, call it or not, drop its userdata. Its handle is stale before anything is called.
  private func endTimer(_ timer: Timer, call: Bool) {
    let t = timer.whole
    if t.isLate { lateTimers.remove(timer) } else { timers.remove(timer) }
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
  private func postpone(_ timer: Timer) {
    timers.remove(timer)
    timer.isLate = true
    lateTimers.insertReserved(timer)
  }

  @inline(never)
  private func beginFiring(_ newest: UInt64) {
    if firing == 0 {
      firingFrom = newest
      firedNew = 0
    }
    firing += 1
  }

  @inline(never)
  private func endFiring() {
    firing -= 1
    if firing == 0 { bringBackLate() }
  }

  /// Those that were left stand with the others again: `addTimer` has made room.
  @inline(never)
  private func bringBackLate() {
    while let timer = lateTimers.first {
      lateTimers.remove(timer)
      timer.isLate = false
      timers.insertReserved(timer)
    }
  }

  /// For listing: in the order in which they will be called.
  func sortTimers() {
    bringBackLate()
    timers.sort()
  }

  var nextDeadline: Double {
    var planned = timers.deadline
    if firing > 0 { planned = Double.minimum(planned, lateTimers.deadline) }
    let next = Double.minimum(planned, nextAlarm)
    return scrolls.quietUntil == .infinity ? next : Double.minimum(next, nextScroll)
  }

  private var scrollMoment: Double {
    if scrolls.moment == -.infinity { scrollMomentIsWanted() }
    return scrolls.moment
  }

  /// When a scroll view that moves wants its next frame, or does something of its own; or when a touch is no longer held back.
  @inline(never)
  private var nextScroll: Double {
    let frame = scrolls.moving > 0 ? time + config(.scrollFrameInterval) : .infinity
    let next = Double.minimum(scrollMoment, scrolls.delayEnd)
    // An interval that does not move the clock on would wake the host for ever.
    return frame > time ? Double.minimum(frame, next) : next
  }

  /// The earliest deadline of a recogniser.
  @inline(__always) private var nextAlarm: Double {
    if alarmStale { findAlarm() }
    return alarm
  }

  @inline(never)
  private func findAlarm() {
    var earliest = Double.infinity
    for alarm in alarms {
      earliest = Double.minimum(earliest, gesture(alarm).deadline)
    }
    alarm = earliest
    alarmStale = false
  }

  /// Bring the clock to the time of what the host gives. A time before the clock is the clock's, with a diagnostic (SPEC 309).
  ///
  /// Returns whether anything was called, the handler of diagnostics included: what was checked before is to be checked again.
  @discardableResult
  @inline(__always)
  func arrive(at timestamp: Double) throws(RKStatus) -> Bool {
    if timestamp >= time { return try advance(timestamp) }
    return try arriveLate(timestamp)
  }

  @inline(never)
  private func arriveLate(_ timestamp: Double) throws(RKStatus) -> Bool {
    diagnose(.timeBackwards, value: time - timestamp)
    try advance(time)
    return true
  }

  /// Fire what is due by `time`, each with the clock at its deadline, and set the clock. What recognisers wait for comes before the
  /// host's timers of the same instant.
  ///
  /// Returns whether anything was called.
  @discardableResult
  @inline(__always)
  @_optimize(speed)
  func advance(_ time: Double) throws(RKStatus) -> Bool {
    if isNothingDue(at: time) {
      self.time = Double.maximum(self.time, time)
      return false
    }
    return try fireUntil(time)
  }

  /// The usual case, known without a look at what waits.
  @inline(__always)
  func isNothingDue(at time: Double) -> Bool {
    alarm > time + timeTolerance && !alarmStale && scrolls.quietUntil > time + timeTolerance && timers.isEmpty && rounds.isEmpty && advancing == 0
  }

  @inline(never)
  @_optimize(speed)
  private func fireUntil(_ time: Double) throws(RKStatus) -> Bool {
    guard advancing < updateLimit else {
      throw refused("advance", advancing, "is nested too deep; let the outer call return first")
    }
    advancing += 1
    defer { advancing -= 1 }
    if !rounds.isEmpty { turnBegins() }
    let outerTarget = advanceTarget
    advanceTarget = time
    defer { advanceTarget = outerTarget }
    let newest = timerOrder
    // Planned before this call began.
    if !lateTimers.isEmpty, firedNew < config(.drainBudget) { bringBackLate() }
    var fires = false
    var fired = false
    while true {
      let alarm = nextAlarm
      let planned = timers.deadline
      // What moves is in its place before anything else happens at a time, and does what it does by itself at its own.
      if scrolls.moving > 0 {
        let others = Double.minimum(Double.minimum(alarm, scrolls.delayEnd), planned)
        let moment = scrollMoment
        let next = Double.minimum(Double.minimum(time, moment), others)
        if next > self.time || moment <= Double.minimum(Double.maximum(self.time, time), others) + timeTolerance {
          self.time = Double.maximum(self.time, next)
          clockMoved()
          fired = true
          continue
        }
      }
      let delayEnd = scrolls.delayEnd
      if delayEnd <= time + timeTolerance, delayEnd < alarm - timeTolerance, delayEnd <= planned + timeTolerance {
        self.time = Double.maximum(self.time, Double.minimum(time, delayEnd))
        touchDelaysEnd()
        fired = true
        continue
      }
      if alarm <= time + timeTolerance, alarm <= planned + timeTolerance {
        self.time = Double.maximum(self.time, Double.minimum(time, alarm))
        recognizerDeadlineReached()
        fired = true
        continue
      }
      guard planned <= time + timeTolerance, let t = timers.first else { break }
      if !fires {
        fires = true
        beginFiring(newest)
      }
      let isNew = t.order > firingFrom
      // Planned by a timer of this very call for a time that was over already, or more than the budget: the next call's.
      if t.order > newest && t.deadline <= t.planned + timeTolerance || isNew && firedNew >= config(.drainBudget) {
        postpone(t)
        continue
      }
      if isNew { firedNew += 1 }
      self.time = Double.maximum(self.time, Double.minimum(time, t.deadline))
      endTimer(t, call: true)
      fired = true
    }
    if fires { endFiring() }
    self.time = Double.maximum(self.time, time)
    if fired { deadlineChanged() }
    return fired
  }
}
