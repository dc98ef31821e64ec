// SPDX-License-Identifier: MIT
import CResponderKit

// One call of a touch method: which touches of a group it gets (SPEC 67, 77, 109, 247).

extension Context {
  /// No override handles this phase or changes the chain, and the trace is off.
  @inline(__always)
  func isUnheard(_ phase: RKTouchPhase) -> Bool {
    overridden & (Method.touches(phase).bit | Method.nextResponder.bit | Method.touchesEstimatedPropertiesUpdated.bit) == 0 && !isTracing
  }

  /// What scroll views above say before a view hears of new touches (SPEC 247, 248, 251): refused, it never does.
  private func isRefused(_ group: DeliveryGroup, _ view: View) -> Bool {
    func forEach(with flags: TouchFlags, _ visit: (Touch) -> Void) {
      for k in places(group.count) {
        let index = live(UInt(bitPattern: group.touches[k]), .touches)
        if index != 0, touch(index).viewHandle == group.view, touch(index).flags.intersection([.open, .closed, .fresh]) == flags {
          visit(touch(index))
        }
      }
    }
    var count = 0
    // Until the answer is there they have not begun: what ends meanwhile is closed in silence (SPEC 109).
    forEach(with: []) {
      count += 1
      $0.set(.fresh)
    }
    if count == 0 { return false }
    let mayBegin = viewMayBegin(view, group.touches, group.count)
    forEach(with: .fresh) {
      $0.flags.subtract(.fresh)
      if !mayBegin { $0.set([.withheld, .closed]) }
    }
    return !mayBegin
  }

  /// Whether the update in which a touch began is still in progress. (Without it an override of sendEvent has kept its began: SPEC 77.)
  @inline(never)
  fileprivate func isBeginning(_ handle: UInt) -> Bool {
    var next = innermostFrame
    while let frame = next {
      next = frame.outer
      for change in frame.changes {
        if change.touch == handle, change.phase == .began { return true }
      }
    }
    return false
  }

  /// The usual update, in which one finger changed: its view gets it at once. Where nothing hears of it, only the accounts are kept.
  @_optimize(speed)
  func deliverOnly(_ frame: UpdateFrame, _ window: UInt) {
    let change = frame.changed[0]
    guard !change.dispatched, let t = change.link.alive(in: self), t.windowHandle == window else { return }
    frame.changed[0].dispatched = true
    if t.update != frame.stamp || t.viewHandle == 0 || t.has(.withheld) { return }
    if isUnheard(change.phase), change.phase != .began || overridden & Method.touchesShouldBegin.bit == 0 {
      if change.phase != .moved, storedObject(t.viewHandle, .views) != nil { _ = t.isDelivered(change.phase, change.touch, to: t.viewHandle) }
      return
    }
    frame.slots[0] = OpaquePointer(bitPattern: change.touch)
    deliver(DeliveryGroup(view: t.viewHandle, phase: change.phase, touches: frame.slots, count: 1))
  }

  /// One call of a touch method, with those of the group that still belong to the view. A closing phase closes once (SPEC 109).
  @_optimize(speed)
  func deliver(_ group: DeliveryGroup) {
    let view = live(group.view, .views)
    if view == 0 { return }
    if group.phase == .began, overridden & Method.touchesShouldBegin.bit != 0, isRefused(group, self.view(view)) { return }
    // Then only the accounts are kept.
    let isUnheard = isUnheard(group.phase)
    var list = KeptList(self, group.touches)
    for k in places(group.count) {
      let index = live(UInt(bitPattern: group.touches[k]), .touches)
      if index == 0 { continue }
      let t = touch(index)
      if !t.isDelivered(group.phase, UInt(bitPattern: group.touches[k]), to: group.view) || isUnheard { continue }
      list.append(t.object, as: group.touches[k])
    }
    if list.count == 0 { return }
    responder(view).sendTouches(group.phase, group.touches, list.count, pointer(event))
    list.release()
  }
}

extension Touch {
  /// Keep the account of a phase that is about to reach a view; false if it does not. A closing phase closes once (SPEC 109).
  @inline(__always)
  fileprivate func isDelivered(_ phase: RKTouchPhase, _ handle: UInt, to view: UInt) -> Bool {
    if viewHandle != view || has(.closed) { return false }
    // A nested update changed it before its own began: what has not begun is not closed, and does not begin any more (SPEC 109).
    if has(.fresh) {
      if phase != .moved { set(.closed) }
      return false
    }
    if phase == .began {
      if has(.open) { return false }
      set(.open)
    } else if !has(.open), context.isBeginning(handle) {
      if phase != .moved { set(.closed) }
      return false
    } else if phase != .moved {
      flags = flags.subtracting(.open).union(.closed)
    }
    return true
  }
}
