// SPDX-License-Identifier: MIT
/// A target-action list, in the order of addition. Among many targets it knows at once that a pair is new.
struct TargetList {
  private var entries = Buffer<ActionTarget>()
  /// How many targets of the list have the same key. Kept for many; empty without memory.
  private var keys = NumberMap()
  private static let few = 16

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }
  var base: UnsafeMutablePointer<ActionTarget>? { entries.base }
  subscript(place: Int) -> ActionTarget { entries[place] }

  private static func key(_ target: UInt, _ selector: UInt32) -> UInt64 {
    UInt64(target) ^ (UInt64(selector) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Add events to a pair that is there. False: it is not there.
  func merge(_ target: UInt, _ selector: UInt32, _ events: UInt32) -> Bool {
    if keys.count > 0, keys[TargetList.key(target, selector)] == 0 { return false }
    for k in entries.places {
      guard entries[k].isPair(target, selector) else { continue }
      entries.base.unsafelyUnwrapped[k].events |= events
      return true
    }
    return false
  }

  mutating func append(_ entry: ActionTarget, _ memory: Memory) -> Bool {
    guard entries.append(entry, memory) else { return false }
    if entry.identifier != 0 || (keys.count == 0 && entries.count <= TargetList.few) { return true }
    // Without memory they are looked through.
    for k in (keys.count > 0 ? entries.count - 1 : 0)..<entries.count where entries[k].identifier == 0 {
      guard keys.reserve(memory) else {
        keys.free(memory)
        return true
      }
      let key = TargetList.key(entries[k].target, entries[k].selector)
      keys.set(key, keys[key] + 1)
    }
    return true
  }

  @inline(never)
  mutating func remove(at place: Int) {
    forget(entries[place])
    entries.remove(at: place)
  }

  mutating func removeLast() { remove(at: entries.count - 1) }

  private mutating func forget(_ entry: ActionTarget) {
    if keys.count == 0 || entry.identifier != 0 { return }
    let key = TargetList.key(entry.target, entry.selector)
    if keys[key] > 1 { keys.set(key, keys[key] - 1) } else { keys.remove(key) }
  }

  /// Take events from matching targets; those without events are gone. 0 matches all.
  mutating func take(_ target: UInt, _ selector: UInt32, _ events: UInt32) {
    let isPair = target != 0 && selector != 0
    if isPair, keys.count > 0, keys[TargetList.key(target, selector)] == 0 { return }
    for k in entries.places {
      guard entries[k].identifier == 0, target == 0 || entries[k].target == target, selector == 0 || entries[k].selector == selector else { continue }
      entries.base.unsafelyUnwrapped[k].events &= ~events
      let isGone = entries[k].events == 0
      if isPair {
        // It stands once.
        if isGone { remove(at: k) }
        return
      }
      if isGone { forget(entries[k]) }
    }
    entries.removeAll { $0.identifier == 0 && $0.events == 0 }
  }

  /// Whether an entry of a copy is still in the list. It stands at `place` if nothing has been removed, else near it; that moves on.
  @_optimize(speed)
  func has(_ entry: ActionTarget, near place: inout Int) -> Bool {
    var above = min(place, entries.count)
    var below = above
    while below > 0 || above < entries.count {
      if above < entries.count {
        above += 1
        if entries[above - 1].isSame(as: entry) {
          place = above
          return true
        }
      }
      if below > 0 {
        below -= 1
        if entries[below].isSame(as: entry) {
          place = below + 1
          return true
        }
      }
    }
    return false
  }

  mutating func free(_ memory: Memory) {
    entries.free(memory)
    keys.free(memory)
  }
}

extension ActionTarget {
  fileprivate func isPair(_ target: UInt, _ selector: UInt32) -> Bool { identifier == 0 && self.target == target && self.selector == selector }

  fileprivate func isSame(as other: ActionTarget) -> Bool {
    identifier == other.identifier && target == other.target && selector == other.selector
  }
}
