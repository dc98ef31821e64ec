import CResponderKit

// Target-action lists, as controls and recognisers keep them (SPEC 138, 139, 164, 305).

extension UnsafeMutablePointer where Pointee == Context {
  /// Add a target, or merge its events; `target` 0 is nil-targeted.
  func addTarget(_ list: inout Buffer<ActionTarget>, _ target: UInt, _ selector: UInt32, _ events: UInt32) throws(RKStatus) {
    var k = 0
    while k < list.count {
      if list[k].identifier == 0, list[k].target == target, list[k].selector == selector {
        list.base.unsafelyUnwrapped[k].events |= events
        return
      }
      k += 1
    }
    guard list.append(ActionTarget(target: target, selector: selector, events: events), pointee.memory) else { throw noMemory() }
  }

  /// Take events from matching targets; those without events are gone. 0 matches all.
  func takeTargets(_ list: inout Buffer<ActionTarget>, _ target: UInt, _ selector: UInt32, _ events: UInt32) {
    var k = 0
    while k < list.count {
      let entry = list[k]
      if entry.identifier == 0, target == 0 || entry.target == target, selector == 0 || entry.selector == selector {
        list.base.unsafelyUnwrapped[k].events &= ~events
        if list[k].events == 0 {
          list.remove(at: k)
          continue
        }
      }
      k += 1
    }
  }

  /// Take out the function of that number.
  func takeFunction(_ list: inout Buffer<ActionTarget>, _ identifier: UInt64) -> ActionTarget? {
    var k = 0
    while k < list.count {
      if list[k].identifier == identifier, identifier != 0 {
        let entry = list[k]
        list.remove(at: k)
        return entry
      }
      k += 1
    }
    return nil
  }

  /// The function that was added has been removed, or its owner ends.
  func callDrop(_ entry: ActionTarget) { callDrop(entry.drop, entry.userdata) }
}
