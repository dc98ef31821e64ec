import CResponderKit

// The context's clock and its timers (SPEC 293, 309). Nothing here reads a clock of the machine.

/// Times that differ by less are equal, in favour of what is due.
let timeTolerance = 1e-9

extension UnsafeMutablePointer where Pointee == Context {
  func addTimer(
    _ deadline: Double, _ callback: TimerFunction, _ userdata: UnsafeMutableRawPointer?, _ drop: DropFunction?
  ) throws(RKStatus) -> UInt32 {
    try notEnding()
    guard pointee.timers.reserve(1, pointee.memory) else { throw noMemory() }
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
    var place = pointee.timers.count
    while place > 0, timer(pointee.timers[place - 1]).pointee.deadline > deadline { place -= 1 }
    pointee.timers.insertReserved(index, at: place)
    pointee.hooks.deadlineChanged?(UnsafeMutableRawPointer(self), 0)
    return index
  }

  func cancelTimer(_ index: UInt32) {
    var k = 0
    while k < pointee.timers.count {
      if pointee.timers[k] == index {
        endTimer(at: k, call: false)
        pointee.hooks.deadlineChanged?(UnsafeMutableRawPointer(self), 0)
        return
      }
      k += 1
    }
  }

  /// Take a timer out, call it or not, drop its userdata. Its handle is stale before anything is called.
  private func endTimer(at place: Int, call: Bool) {
    let index = pointee.timers[place]
    let t = timer(index).pointee
    pointee.timers.remove(at: place)
    freeRecord(index)
    enter()
    if call {
      if isRecording, !t.isOwn { writeEnter(0) }
      t.callback?(contextPointer, t.deadline, t.userdata)
      if isRecording, !t.isOwn { writeLeave() }
    }
    callDrop(t.drop, t.userdata)
    leave()
  }

  var nextDeadline: Double {
    let next = Double.minimum(pointee.timers.isEmpty ? .infinity : timer(pointee.timers[0]).pointee.deadline, nextAlarm)
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
    var k = 0
    var fired = false
    while true {
      let alarm = nextAlarm
      // What moves is in its place before anything else happens at a time, and does what it does by itself at its own.
      if pointee.scrolls.moving > 0 {
        let planned = k < pointee.timers.count ? timer(pointee.timers[k]).pointee.deadline : .infinity
        let others = Double.minimum(Double.minimum(alarm, pointee.scrolls.delayEnd), planned)
        let next = Double.minimum(Double.minimum(time, pointee.scrolls.moment), others)
        if next > pointee.time || pointee.scrolls.moment <= Double.minimum(Double.maximum(pointee.time, time), others) + timeTolerance {
          pointee.time = Double.maximum(pointee.time, next)
          pointee.hooks.moveScrolls?(UnsafeMutableRawPointer(self), 0)
          fired = true
          k = 0
          continue
        }
      }
      let delayEnd = pointee.scrolls.delayEnd
      if delayEnd <= time + timeTolerance, delayEnd < alarm - timeTolerance, k >= pointee.timers.count || delayEnd <= timer(pointee.timers[k]).pointee.deadline + timeTolerance {
        pointee.time = Double.maximum(pointee.time, Double.minimum(time, delayEnd))
        pointee.hooks.endDelays?(UnsafeMutableRawPointer(self), 0)
        fired = true
        k = 0
        continue
      }
      if alarm <= time + timeTolerance, k >= pointee.timers.count || alarm <= timer(pointee.timers[k]).pointee.deadline + timeTolerance {
        pointee.time = Double.maximum(pointee.time, Double.minimum(time, alarm))
        pointee.hooks.alarm?(UnsafeMutableRawPointer(self), 0)
        fired = true
        k = 0
        continue
      }
      guard k < pointee.timers.count else { break }
      let t = timer(pointee.timers[k])
      if t.pointee.deadline > time + timeTolerance { break }
      // Planned by a timer of this very call for a time that was over already: the next call's.
      if t.pointee.order > newest, t.pointee.deadline <= t.pointee.planned + timeTolerance {
        k += 1
        continue
      }
      pointee.time = Double.maximum(pointee.time, Double.minimum(time, t.pointee.deadline))
      endTimer(at: k, call: true)
      fired = true
      // The call may have changed the list.
      k = 0
    }
    pointee.time = Double.maximum(pointee.time, time)
    if fired { pointee.hooks.deadlineChanged?(UnsafeMutableRawPointer(self), 0) }
    return fired
  }
}
