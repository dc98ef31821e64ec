import CResponderKit

// Sending control events (SPEC 140, 141).

extension Context {
  /// Send the actions of a mask: each entry that wants one of the events, once, as the list is now.
  func sendActions(_ index: UInt32, _ events: UInt32, _ event: OpaquePointer?) {
    let data = controlData(index)
    let count = data.targets.count
    var listeners = 0
    var k = 0
    while k < count {
      if data.targets[k].events & events != 0 { listeners += 1 }
      k += 1
    }
    trace(listeners == 0 ? .controlNobodyListens : .controlSentEvents, index, value: Double(events))
    if listeners == 0 { return }
    guard hasStack else { return diagnose(.tooDeep, index) }
    let mark = arena.mark
    defer { arena.release(mark) }
    guard let list = arena.allocate(ActionTarget.self, count, unlimited), let base = data.targets.base else { return }
    list.copy(from: base, count)
    own(index)
    k = 0
    while k < count {
      let entry = list[k]
      k += 1
      guard entry.events & events != 0, isListed(index, entry) else { continue }
      if let function = entry.controlFunction {
        enterHost(index)
        function(pointer(index), events, event, entry.userdata)
        leaveHost()
      } else {
        sendEntry(index, entry, event)
      }
    }
    disown(index)
  }

  /// Every event that something was added for.
  func controlEvents(_ index: UInt32) -> UInt32 {
    let list = controlData(index).targets
    var events: UInt32 = 0
    var k = 0
    while k < list.count {
      events |= list[k].events
      k += 1
    }
    return events
  }

  private func isListed(_ index: UInt32, _ entry: ActionTarget) -> Bool {
    let list = controlData(index).targets
    var k = 0
    while k < list.count {
      if list[k].identifier == entry.identifier, list[k].target == entry.target, list[k].selector == entry.selector { return true }
      k += 1
    }
    return false
  }

  private func sendEntry(_ index: UInt32, _ entry: ActionTarget, _ event: OpaquePointer?) {
    let target = live(entry.target, .instances)
    if entry.target != 0, target == 0 {
      // SPEC 305
      takeTargets(&controlData(index).targets, entry.target, 0, .max)
      return trace(.actionTargetGone, index)
    }
    sendAction(ofControl: index, slot(classData(of: index), .sendAction), entry.selector, target, event)
  }

  /// sendAction:to:forEvent:, from a slot on.
  func sendAction(ofControl index: UInt32, _ slot: MethodSlot, _ selector: UInt32, _ target: UInt32, _ event: OpaquePointer?) {
    guard let function = slot.function else {
      let performed = sendAction(selector, to: target, from: index, event)
      if !performed, target != 0 { diagnose(.targetDoesNotRespond, index, target) }
      return
    }
    own(index)
    begin(slot, index)
    unsafeBitCast(function, to: RKControlSendActionMethod.self)(pointer(index), text(selector), pointer(target), event, slot.userdata)
    end(slot)
    disown(index)
  }
}
