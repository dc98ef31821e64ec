// SPDX-License-Identifier: MIT
/// Numbers found by other numbers: open addressing, at most half of the places are taken. The value 0 stands for none.
struct NumberMap {
  private struct Place {
    var key: UInt64
    var value: UInt32
  }
  private var places: UnsafeMutablePointer<Place>?
  /// A power of two, or 0.
  private var capacity = 0
  private(set) var count = 0

  /// 0: the key is not there.
  subscript(key: UInt64) -> UInt32 {
    guard let places else { return 0 }
    return places[place(of: key, in: places)].value
  }

  /// Room for one more key; false when there is no memory, and nothing has changed then.
  mutating func reserve(_ memory: Memory) -> Bool {
    if count * 2 < capacity { return true }
    let old = self
    guard let grown = memory.allocate(Place.self, max(64, capacity * 2)) else { return false }
    places = grown
    capacity = max(64, capacity * 2)
    for k in 0..<old.capacity {
      guard let entry = old.places?[k], entry.value != 0 else { continue }
      grown[place(of: entry.key, in: grown)] = entry
    }
    memory.free(old.places, old.capacity)
    return true
  }

  /// After a successful `reserve`. What the key had before is replaced.
  mutating func set(_ key: UInt64, _ value: UInt32) {
    guard let places else { return }
    let place = place(of: key, in: places)
    if places[place].value == 0 { count += 1 }
    places[place] = Place(key: key, value: value)
  }

  /// Those that stood behind it because of it move up, so that no place is lost.
  mutating func remove(_ key: UInt64) {
    guard let places else { return }
    var gap = place(of: key, in: places)
    if places[gap].value == 0 { return }
    count -= 1
    var next = gap
    while true {
      next = (next + 1) & (capacity - 1)
      if places[next].value == 0 { break }
      let distance = (next - home(places[next].key)) & (capacity - 1)
      if distance < (next - gap) & (capacity - 1) { continue }
      places[gap] = places[next]
      gap = next
    }
    places[gap].value = 0
  }

  mutating func free(_ memory: Memory) {
    memory.free(places, capacity)
    self = NumberMap()
  }

  private func home(_ key: UInt64) -> Int {
    // Neighbours get places far apart; the upper half of the product depends on all bits.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
  }

  /// Where the key is, or would be.
  private func place(of key: UInt64, in places: UnsafeMutablePointer<Place>) -> Int {
    var place = home(key)
    while places[place].value != 0, places[place].key != key { place = (place + 1) & (capacity - 1) }
    return place
  }
}

/// A table that makes many touches at the same time as cheap as few. Touches are found by their ids, and those that the last update has changed
/// are in a list. A few touches are searched without it.
struct DownTable {
  static let few = 16

  /// There are many, and memory for what follows.
  var isKept = false
  var byID = NumberMap()
  /// Handles of those that have not been made stationary since they changed; all of them are in it while `knowsChanged`.
  var changed = Buffer<UInt>()
  var knowsChanged = false

  mutating func free(_ memory: Memory) {
    byID.free(memory)
    changed.free(memory)
    isKept = false
    knowsChanged = false
  }

  /// One of `count` changes.
  mutating func note(_ handle: UInt, _ count: Int, _ memory: Memory) {
    // Nested updates note the same ones again and again.
    if knowsChanged, changed.count > count * 2 || !changed.append(handle, memory) { knowsChanged = false }
  }
}
