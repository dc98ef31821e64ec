import CPlatform
import CResponderKit

// Deadlines of recognisers (SPEC 80, 293). One each; kept apart from the host's timers so that setting one costs nothing.

extension Context {
  func arm(_ index: UInt32, _ deadline: Double) {
    let g = gesture(index)
    if g.alarmSlot == 0 {
      // Without memory the limit is not watched: the gesture then ends with its touches.
      guard alarms.append(index, unlimited) else { return }
      g.alarmSlot = UInt32(alarms.count)
    } else if g.deadline <= alarm {
      alarmStale = true
    }
    g.deadline = deadline
    if deadline < alarm { alarm = deadline }
    if waiter.poll_fd >= 0 { deadlineChanged() }
  }

  @_optimize(speed)
  func disarm(_ index: UInt32) { if gesture(index).alarmSlot != 0 { takeAlarm(index) } }

  @inline(never)
  @_optimize(speed)
  private func takeAlarm(_ index: UInt32) {
    let g = gesture(index)
    let place = Int(g.alarmSlot) - 1
    let last = alarms[alarms.count - 1]
    alarms[place] = last
    gesture(last).alarmSlot = UInt32(place + 1)
    alarms.removeLast()
    g.alarmSlot = 0
    if alarms.isEmpty {
      alarm = .infinity
      alarmStale = false
    } else if g.deadline <= alarm {
      alarmStale = true
    }
    if waiter.poll_fd >= 0 { deadlineChanged() }
  }

  /// The clock has reached the earliest deadline: one recogniser has its turn, an update of its own (SPEC 207).
  func fireAlarm() {
    var due: UInt32 = 0
    let limit = alarm + timeTolerance
    var k = 0
    while k < alarms.count {
      let index = alarms[k]
      if gesture(index).deadline <= limit, due == 0 || comesBefore(index, due) { due = index }
      k += 1
    }
    if due == 0 {
      alarmStale = true
      return
    }
    disarm(due)
    restoreShown()
    own(due)
    enter()
    offering += 1
    switch gesture(due).type {
    case .tap: tapAlarm(due)
    case .longPress: longPressAlarm(due)
    default: break
    }
    offering -= 1
    settleGestures()
    // Within an update, which may be at its resets already, it has the reset of who has ended here to see to.
    if frame != nil || pressFrame != nil { gesturesChanged = true }
    leave()
    disown(due)
  }

  /// The order of SPEC 80: deepest view first, in one view the later attachment first. Views side by side at one depth have the order of
  /// their touches.
  func comesBefore(_ a: UInt32, _ b: UInt32) -> Bool {
    let first = gesture(a), second = gesture(b)
    if first.depth != second.depth { return first.depth > second.depth }
    if first.view != second.view {
      let a = firstTouch(first.view), b = firstTouch(second.view)
      if a != b { return a < b }
    }
    let later = first.order > second.order
    return flag(.sameViewTie) ? !later : later
  }

  /// When the oldest of the touches began that recognisers of a view had last.
  private func firstTouch(_ view: UInt32) -> UInt64 {
    view == 0 ? 0 : self.view(view).extras?.pointee.firstTouch ?? 0
  }
}
