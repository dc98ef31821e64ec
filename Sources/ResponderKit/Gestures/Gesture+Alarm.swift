// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Deadlines of recognisers (SPEC 80, 293). One each; kept apart from the host's timers so that setting one costs nothing.

extension Recognizer {
  func arm(_ deadline: Double) {
    if alarmSlot == 0 {
      // Without memory the limit is not watched: the gesture then ends with its touches.
      guard context.alarms.append(index, context.unlimited) else { return }
      alarmSlot = UInt32(context.alarms.count)
    } else if self.deadline <= context.alarm {
      context.alarmStale = true
    }
    self.deadline = deadline
    if deadline < context.alarm { context.alarm = deadline }
    if context.waiter.poll_fd >= 0 { context.deadlineChanged() }
  }

  @_optimize(speed)
  func disarm() { if alarmSlot != 0 { takeAlarm() } }

  @inline(never)
  private func takeAlarm() {
    let place = Int(alarmSlot) - 1
    let last = context.alarms[context.alarms.count - 1]
    context.alarms[place] = last
    context.gesture(last).alarmSlot = UInt32(place + 1)
    context.alarms.removeLast()
    alarmSlot = 0
    if context.alarms.isEmpty {
      context.alarm = .infinity
      context.alarmStale = false
    } else if deadline <= context.alarm {
      context.alarmStale = true
    }
    if context.waiter.poll_fd >= 0 { context.deadlineChanged() }
  }
}

extension Context {
  /// The clock has reached the earliest deadline: one recogniser has its turn, an update of its own (SPEC 207).
  func fireAlarm() {
    var first: Recognizer?
    let limit = alarm + timeTolerance
    for index in alarms {
      let g = gesture(index)
      if g.deadline <= limit, first.map({ g.comesBefore($0) }) ?? true { first = g }
    }
    guard let due = first else {
      alarmStale = true
      return
    }
    due.disarm()
    restoreShown()
    let keptDue = due.keep()
    enter()
    offering += 1
    switch due.type {
    case .tap: due.tapAlarm()
    case .longPress: due.longPressAlarm()
    default: break
    }
    offering -= 1
    settleGestures()
    // Within an update, which may be at its resets already, it resets the recogniser that has ended here.
    if frame != nil || pressFrame != nil { gesturesChanged = true }
    leave()
    keptDue.release()
  }
}

extension Recognizer {
  /// The order of SPEC 80: deepest view first, in one view the later attachment first. Views side by side at one depth have the order of
  /// their touches.
  func comesBefore(_ second: Recognizer) -> Bool {
    let first = self
    if first.depth != second.depth { return first.depth > second.depth }
    if first.view != second.view {
      let here = first.firstTouchOfView, there = second.firstTouchOfView
      if here != there { return here < there }
    }
    let later = first.order > second.order
    return context.flag(.sameViewTie) ? !later : later
  }
}

extension Recognizer {
  /// When the oldest of the touches began that recognisers of its view had last.
  private var firstTouchOfView: UInt64 { view?.extras?.firstTouch ?? 0 }
}
