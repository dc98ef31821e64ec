// SPDX-License-Identifier: MIT
import CPlatform

/// What one context has allocated, and how much it may: every allocation of the core goes through here, is checked, and comes zeroed unless asked for raw.
/// Other threads count what they post: `used` is changed by whole additions, and `limit` stands while a context lives. What the context's own thread
/// changes comes first: for the thread sanitizer a change of any field is an access to where the record begins.
struct MemoryRecord {
  /// Records for what begins are being made: they may exceed the limit. No host function is called meanwhile.
  var lends = false
  /// The limit was reached, and no recorder has looked since.
  var hasRefused = false
  var used: UInt64 = 0
  /// 0: no limit.
  var limit: UInt64 = 0
}

/// The same for what continues regardless of the limit (SPEC 352): the lists of an update in progress. Only the machine's memory can run out.
struct Unlimited {
  let memory: Memory
}

extension Memory {
  /// nil when the limit or the machine's memory is exhausted; nothing has changed then.
  func allocate(_ bytes: Int) -> UnsafeMutableRawPointer? {
    guard mayAllocate(bytes) else { return nil }
    return counted(rkp_allocate(bytes), bytes)
  }

  /// The same whatever the limit is.
  func allocateAnyway(_ bytes: Int) -> UnsafeMutableRawPointer? {
    guard bytes >= 0, UInt64(bytes) < 1 << 46 else { return nil }
    takeAnyway(bytes)
    return counted(rkp_allocate(bytes), bytes)
  }

  /// Whether so much is left below the limit.
  func hasRoom(_ bytes: UInt64) -> Bool { self.limit == 0 || used + bytes <= self.limit || refuse() }

  /// The same, not zeroed.
  func allocateRaw(_ bytes: Int) -> UnsafeMutableRawPointer? {
    guard mayAllocate(bytes) else { return nil }
    return counted(rkp_allocate_raw(bytes), bytes)
  }

  private func mayAllocate(_ bytes: Int) -> Bool {
    bytes >= 0 && UInt64(bytes) < 1 << 46 && (take(bytes) || lend(bytes) || refuse())
  }

  private func lend(_ bytes: Int) -> Bool {
    if self.lends { takeAnyway(bytes) }
    return self.lends
  }

  private func counted(_ memory: UnsafeMutableRawPointer?, _ bytes: Int) -> UnsafeMutableRawPointer? {
    if memory == nil { give(bytes) }
    return memory
  }

  /// Count memory that was allocated elsewhere; false, and nothing is counted, when that is more than the limit. On any thread while the context lives.
  func take(_ bytes: Int) -> Bool {
    if rkp_add64(counter, UInt64(bytes)) <= self.limit || self.limit == 0 { return true }
    give(bytes)
    return false
  }

  /// Count memory whatever the limit is.
  func takeAnyway(_ bytes: Int) { _ = rkp_add64(counter, UInt64(bytes)) }

  func give(_ bytes: Int) { _ = rkp_add64(counter, 0 &- UInt64(bytes)) }

  var used: UInt64 { rkp_load64(counter) }

  /// For atomic access: no `&` of the field, which would be an access to where the record begins.
  private var counter: UnsafeMutablePointer<UInt64> { (address + MemoryLayout<UInt64>.stride).assumingMemoryBound(to: UInt64.self) }

  /// Records that the limit was hit; the caller decides what follows.
  @inline(never)
  private func refuse() -> Bool {
    self.hasRefused = true
    rkp_error_text()[Int(rkp_error_capacity)] = 0
    return false
  }

  /// `rkp_mapped_size` bytes of the operating system's, not zeroed; nil where that is more than the limit, too.
  func map() -> UnsafeMutableRawPointer? {
    let bytes = Int(rkp_mapped_size)
    return take(bytes) ? counted(rkp_map(), bytes) : nil
  }

  func unmap(_ memory: UnsafeMutableRawPointer) {
    rkp_unmap(memory)
    give(Int(rkp_mapped_size))
  }

  @inline(never)
  func free(_ memory: UnsafeMutableRawPointer?, _ bytes: Int) {
    guard let memory else { return }
    rkp_free(memory)
    give(bytes)
  }

  func allocate<T>(_ type: T.Type, _ count: Int = 1) -> UnsafeMutablePointer<T>? {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<T>.stride)
    guard !overflow, let raw = allocate(bytes) else { return nil }
    return raw.assumingMemoryBound(to: T.self)
  }

  func allocateAnyway<T>(_ type: T.Type, _ count: Int = 1) -> UnsafeMutablePointer<T>? {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<T>.stride)
    guard !overflow, let raw = allocateAnyway(bytes) else { return nil }
    return raw.assumingMemoryBound(to: T.self)
  }

  func free<T>(_ memory: UnsafeMutablePointer<T>?, _ count: Int = 1) {
    free(UnsafeMutableRawPointer(memory), count &* MemoryLayout<T>.stride)
  }
}

extension UnsafeMutablePointer {
  /// Copy plain values, which may lie over each other, at the machine's speed: `update(from:count:)` makes a call for each of them.
  func copy(from values: UnsafePointer<Pointee>, _ count: Int) { rkp_move(self, values, count * MemoryLayout<Pointee>.stride) }
}

extension Memory {
  /// A larger place for an array, whatever its elements are, with those that it has; nil when there is no memory.
  @inline(never)
  fileprivate func grow(_ base: UnsafeMutableRawPointer?, _ count: Int, _ capacity: inout Int, stride: Int, _ extra: Int, _ anyway: Bool) -> UnsafeMutableRawPointer? {
    let (wanted, overflow) = count.addingReportingOverflow(extra)
    let larger = Swift.max(wanted, capacity * 2, 4)
    let (bytes, isTooMuch) = larger.multipliedReportingOverflow(by: stride)
    guard !overflow, !isTooMuch, let grown = anyway ? allocateAnyway(bytes) : allocate(bytes) else { return nil }
    if let base {
      rkp_move(grown, base, count * stride)
      free(base, capacity * stride)
    }
    capacity = larger
    return grown
  }
}

/// A growing array of plain values. Every growth is checked; an index out of range stops the program in this one place.
struct Buffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private(set) var capacity = 0

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    get {
      // One comparison: a negative number is greater than any count.
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base.unsafelyUnwrapped[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      base.unsafelyUnwrapped[index] = newValue
    }
  }

  /// Make room for `extra` more elements; false when there is no memory.
  mutating func reserve(_ extra: Int, _ memory: Memory) -> Bool { extra <= capacity &- count || grow(extra, memory, false) }
  mutating func reserve(_ extra: Int, _ unlimited: Unlimited) -> Bool { extra <= capacity &- count || grow(extra, unlimited.memory, true) }

  @inline(never)
  private mutating func grow(_ extra: Int, _ memory: Memory, _ anyway: Bool) -> Bool {
    guard let grown = memory.grow(base, count, &capacity, stride: MemoryLayout<Element>.stride, extra, anyway) else { return false }
    base = grown.assumingMemoryBound(to: Element.self)
    return true
  }

  @_optimize(speed)
  mutating func append(_ element: Element, _ memory: Memory) -> Bool {
    guard reserve(1, memory) else { return false }
    appendReserved(element)
    return true
  }

  @_optimize(speed)
  mutating func append(_ element: Element, _ unlimited: Unlimited) -> Bool {
    guard reserve(1, unlimited) else { return false }
    appendReserved(element)
    return true
  }

  /// After a successful `reserve`.
  mutating func appendReserved(_ element: Element) {
    precondition(count < capacity)
    base.unsafelyUnwrapped[count] = element
    count += 1
  }

  /// After a successful `reserve`.
  mutating func insertReserved(_ element: Element, at index: Int) {
    precondition(count < capacity && index >= 0 && index <= count)
    let b = base.unsafelyUnwrapped
    if count - index > 16 {
      (b + index + 1).copy(from: b + index, count - index)
    } else {
      var k = count
      while k > index {
        b[k] = b[k - 1]
        k -= 1
      }
    }
    b[index] = element
    count += 1
  }

  mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count)
    let b = base.unsafelyUnwrapped
    count -= 1
    if count - index > 16 { return (b + index).copy(from: b + index + 1, count - index) }
    var k = index
    while k < count {
      b[k] = b[k + 1]
      k += 1
    }
  }

  mutating func removeAll() { count = 0 }

  /// The others keep their order. Nothing in the test changes the list.
  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    var kept = 0
    for element in self where !isRemoved(element) {
      base.unsafelyUnwrapped[kept] = element
      kept += 1
    }
    count = kept
  }

  /// Put `added` elements in the place of those from `start` to `end`, after a successful `reserve` of what they are more.
  mutating func replaceReserved(_ start: Int, _ end: Int, _ elements: UnsafePointer<Element>, _ added: Int) {
    precondition(start >= 0 && start <= end && end <= count && count - (end - start) + added <= capacity)
    guard let base else { return }
    (base + start + added).copy(from: base + end, count - end)
    (base + start).copy(from: elements, added)
    count += added - (end - start)
  }

  mutating func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  mutating func free(_ memory: Memory) {
    memory.free(base, capacity)
    base = nil
    count = 0
    capacity = 0
  }
}

/// Scratch memory of updates and walks: taken and given back like a stack, in chunks whose addresses stay, so that nested calls do not
/// move what an outer call uses. In the steady state nothing is allocated.
struct Arena {
  struct Mark {
    var chunk: Int
    var used: Int
  }
  private struct Chunk {
    var base: UnsafeMutableRawPointer
    var size: Int
  }
  private var chunks = Buffer<Chunk>()
  private var current = 0
  private var used = 0

  var mark: Mark { Mark(chunk: current, used: used) }

  mutating func release(_ mark: Mark) {
    current = mark.chunk
    used = mark.used
  }

  @inline(__always)
  mutating func allocate<T>(_ type: T.Type, _ count: Int, _ memory: Memory) -> UnsafeMutablePointer<T>? {
    allocate(count.multipliedReportingOverflow(by: MemoryLayout<T>.stride), memory, false)?.assumingMemoryBound(to: T.self)
  }

  @inline(__always)
  mutating func allocate<T>(_ type: T.Type, _ count: Int, _ unlimited: Unlimited) -> UnsafeMutablePointer<T>? {
    allocate(count.multipliedReportingOverflow(by: MemoryLayout<T>.stride), unlimited.memory, true)?.assumingMemoryBound(to: T.self)
  }

  @inline(never)
  @_optimize(speed)
  private mutating func allocate(_ size: (partialValue: Int, overflow: Bool), _ memory: Memory, _ anyway: Bool) -> UnsafeMutableRawPointer? {
    let bytes = size.partialValue
    if size.overflow || bytes < 0 || UInt64(bytes) > 1 << 40 { return nil }
    let rounded = (bytes + 15) & ~15
    while current < chunks.count {
      if used + rounded <= chunks[current].size {
        let p = chunks[current].base + used
        used += rounded
        return p
      }
      // A chunk that is too small for this request is passed over until the mark is released.
      current += 1
      used = 0
    }
    let size = max(4096, rounded)
    guard anyway ? chunks.reserve(1, Unlimited(memory: memory)) : chunks.reserve(1, memory),
      let base = anyway ? memory.allocateAnyway(size) : memory.allocate(size)
    else { return nil }
    chunks.appendReserved(Chunk(base: base, size: size))
    used = rounded
    return base
  }

  mutating func free(_ memory: Memory) {
    var k = 0
    while k < chunks.count {
      memory.free(chunks[k].base, chunks[k].size)
      k += 1
    }
    chunks.free(memory)
    current = 0
    used = 0
  }
}
