// SPDX-License-Identifier: MIT
import CResponderKit

// Target-action lists, as controls and recognisers keep them (SPEC 138, 139, 164, 305).

extension Context {
  /// Add a target, or merge its events; `target` 0 is nil-targeted.
  func addTarget(_ list: inout TargetList, _ target: UInt, _ selector: UInt32, _ events: UInt32) throws(RKStatus) {
    if list.merge(target, selector, events) { return }
    guard list.append(ActionTarget(target: target, selector: selector, events: events), memory) else { throw noMemory() }
  }

  @inline(never)
  func addFunction(_ list: inout TargetList, _ numbers: inout ActionNumbers, _ entry: ActionTarget, _ identifier: UnsafeMutablePointer<UInt64>?) throws(RKStatus) {
    var entry = entry
    entry.identifier = numbers.last + 1
    entry.recorded = entry.identifier - numbers.passed
    guard list.append(entry, memory) else { throw noMemory() }
    numbers.last = entry.identifier
    identifier?.pointee = entry.identifier
  }

  /// Take out the function of that number, and record it as `call` about `owner`. 0 is no function's number.
  @inline(never)
  func removeFunction(_ list: inout TargetList, _ identifier: UInt64, _ call: UInt32, _ owner: Object) throws(RKStatus) {
    var k = 0
    while k < list.count, identifier == 0 || list[k].identifier != identifier { k += 1 }
    let entry = k < list.count ? list[k] : ActionTarget()
    if isRecording { say(call, Numbered(owner), entry.recorded) }
    guard k < list.count else {
      throw failure(.notFound, "identifier", .int(Int64(truncatingIfNeeded: identifier)), "is not a function of this object; pass what adding it returned")
    }
    list.remove(at: k)
    callDrop(entry)
  }

  /// The function that was added has been removed, or its owner ends.
  func callDrop(_ entry: ActionTarget) { callDrop(entry.drop, entry.userdata) }
}
