// SPDX-License-Identifier: MIT
import CResponderKit

// Touches that are down, found in as many steps however many there are. Few are looked through: what is below runs when there are more.

extension Context {
  @inline(never)
  @_optimize(speed)
  func findAmongManyTouches(_ id: Int64) -> Touch? {
    guard fingers.isKept else { return lookForTouch(id, from: DownTable.few) }
    guard let t = touch(ifAny: fingers.byID[UInt64(bitPattern: id)]), !t.has(.lifted) else { return nil }
    return t
  }

  private func lookForTouch(_ id: Int64, from start: Int) -> Touch? {
    for k in start..<touches.count {
      let t = touch(touches[k])
      if t.id == id, !t.has(.lifted) { return t }
    }
    return nil
  }

  /// A touch is in the list.
  @inline(__always) func touchIsListed(_ t: Touch) { if fingers.isKept || touches.count > DownTable.few { keepTouch(t) } }

  @inline(never)
  private func keepTouch(_ t: Touch) {
    guard fingers.isKept else { return keepTouches() }
    if !putTouch(t) { forgetTouches() }
  }

  private func keepTouches() {
    for t in eachTouch {
      // One that has lifted may have the id of one that is down.
      if !putTouch(t, isDown: !t.has(.lifted)) { return forgetTouches() }
    }
    fingers.isKept = true
  }

  private func putTouch(_ t: Touch, isDown: Bool = true) -> Bool {
    let view = UInt64(t.hitViewHandle)
    guard fingers.byID.reserve(memory), touchedViews.reserve(memory) else { return false }
    if isDown { fingers.byID.set(UInt64(bitPattern: t.id), t.index) }
    if view != 0 { touchedViews.set(view, touchedViews[view] + 1) }
    return true
  }

  /// Without memory, and when there are few: they are looked through.
  private func forgetTouches() {
    fingers.free(memory)
    touchedViews.free(memory)
  }

  /// A touch is in the list no more.
  @inline(never)
  func touchHasLeftList(_ t: Touch) {
    if touches.count <= DownTable.few / 2 { return forgetTouches() }
    if fingers.byID[UInt64(bitPattern: t.id)] == t.index { fingers.byID.remove(UInt64(bitPattern: t.id)) }
    let view = UInt64(t.hitViewHandle)
    if view == 0 { return }
    let others = touchedViews[view] - 1
    if others == 0 { touchedViews.remove(view) } else { touchedViews.set(view, others) }
  }

  /// Where a touch stands in the list; nil if it does not. The list is in the order of beginning.
  @inline(__always) func touchPlace(_ t: Touch) -> Int? {
    // Counted: the check of the bounds would cost as much again.
    var k = 0
    while k < touches.count {
      if touches[k] == t.index { return k }
      k += 1
      if k == DownTable.few { return placeAmongMany(t) }
    }
    return nil
  }

  /// By bisection: their orders ascend.
  @inline(never)
  private func placeAmongMany(_ t: Touch) -> Int? {
    let order = t.order
    var low = 0
    var high = touches.count
    while low < high {
      let middle = (low + high) / 2
      if touch(touches[middle]).order < order { low = middle + 1 } else { high = middle }
    }
    return low < touches.count && touches[low] == t.index ? low : nil
  }

  /// Of many touches: whether some other one than the last may have hit the same view, or a view that wants to be alone.
  func mayBeWithheld(_ hit: View) -> Bool {
    if seesExclusive { return true }
    return !hit.has(.multipleTouch) && touchedViews[UInt64(hit.handle)] > 1
  }

  /// A touch is not stationary any more; the next update sees to that.
  @inline(__always) func touchIsChanging(_ t: Touch) { if fingers.isKept { noteTouch(t) } }

  @inline(never)
  private func noteTouch(_ t: Touch) { fingers.note(t.handle, touches.count, memory) }

  /// Changed touches are stationary until their next sample (SPEC 63, 65).
  @inline(__always) func restTouches() {
    for k in places(min(touches.count, DownTable.few)) {
      rest(touch(touches[k]))
    }
    if touches.count >= DownTable.few { restManyTouches() }
  }

  @inline(never)
  private func restManyTouches() {
    if !fingers.isKept || !fingers.knowsChanged {
      for k in places(touches.count, from: DownTable.few) {
        rest(touch(touches[k]))
      }
    }
    for finger in fingers.changed {
      if let t = liveTouch(finger) { rest(t) }
    }
    fingers.changed.removeAll()
    fingers.knowsChanged = fingers.isKept
  }

  @inline(__always) private func rest(_ t: Touch) {
    t.coalescedCount = 0
    if !t.has(.lifted) {
      t.phase = .stationary
      t.previous = t.location
    }
  }
}
