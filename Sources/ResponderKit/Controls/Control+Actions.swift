// SPDX-License-Identifier: MIT
import CResponderKit

// Sending control events (SPEC 140, 141).

extension Control {
  /// Send the actions of a mask: each entry that wants one of the events, once, as the list is now.
  func sendActions(_ events: UInt32, _ event: OpaquePointer?) {
    if context.isObserved {
      var shown = ObservedCall(.sendActionsForControlEvents, event: event)
      shown.value = Int64(events)
      guard isCalled(shown) else { return }
    }
    let data = self.data
    let count = data.targets.count
    var listeners = 0
    for k in places(count) {
      if data.targets[k].events & events != 0 { listeners += 1 }
    }
    trace(listeners == 0 ? .controlNobodyListens : .controlSentEvents, value: Double(events))
    if listeners == 0 { return }
    guard context.hasStack else { return diagnose(.tooDeep) }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let list = context.arena.allocate(ActionTarget.self, count, context.unlimited), let base = data.targets.base else { return }
    list.copy(from: base, count)
    let kept = keep()
    var place = 0
    for k in places(count) {
      let entry = list[k]
      guard entry.events & events != 0, data.targets.has(entry, near: &place) else { continue }
      if let function = entry.controlFunction {
        context.enterHost(index)
        function(pointer, RKControlEvents(rawValue: events), event, entry.userdata)
        context.leaveHost()
      } else {
        sendEntry(entry, event)
      }
    }
    kept.release()
  }

  /// Every event that something was added for.
  var controlEvents: UInt32 {
    let list = data.targets
    var events: UInt32 = 0
    for k in places(list.count) {
      events |= list[k].events
    }
    return events
  }

  private func sendEntry(_ entry: ActionTarget, _ event: OpaquePointer?) {
    let target = context.liveObject(entry.target, .instances)
    if entry.target != 0, target == nil {
      // SPEC 305
      if context.isTracing {
        var events: UInt32 = 0
        let list = data.targets
        for k in places(list.count) where list[k].target == entry.target { events |= list[k].events }
        trace(.actionTargetGone)
        context.addMeasure(Double(events), RKPoint())
      }
      data.targets.take(entry.target, 0, .max)
      return
    }
    sendAction(entry.selector, target, event)
  }

  /// sendAction:to:forEvent:, overrides included.
  func sendAction(_ selector: UInt32, _ target: Object?, _ event: OpaquePointer?) {
    if context.isObserved {
      var shown = ObservedCall(.sendAction, event: event)
      shown.text = context.text(selector)
      guard isCalled(shown) else { return }
    }
    sendAction(slot(.sendAction), selector, target, event)
  }

  /// sendAction:to:forEvent:, from a slot on.
  func sendAction(_ slot: MethodSlot, _ selector: UInt32, _ target: Object?, _ event: OpaquePointer?) {
    guard let function = slot.function else {
      let performed = context.sendAction(selector, to: target, from: object, event)
      if !performed, target != nil { diagnose(.targetDoesNotRespond, target) }
      return
    }
    let kept = keep()
    begin(slot)
    unsafeBitCast(function, to: RKControlSendActionMethod.self)(pointer, context.text(selector), target?.pointer, event, slot.userdata)
    context.end(slot)
    kept.release()
  }
}
