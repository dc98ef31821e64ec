import CPlatform
import CResponderKit

// Records by index: pages, making and freeing, checking handles.

enum Page {
  static let shift: UInt32 = 8
  static let mask: UInt32 = 255
  static let size: UInt32 = 256
}

extension UnsafeMutablePointer where Pointee == Context {
  // MARK: Access by index

  @inline(__always) func record<T>(_ index: UInt32, _ type: T.Type) -> UnsafeMutablePointer<T> {
    let page = pointee.pages.unsafelyUnwrapped[Int(index >> Page.shift)].base
    return (page + Int(index & Page.mask) * MemoryLayout<T>.stride).assumingMemoryBound(to: T.self)
  }

  @inline(__always) func view(_ index: UInt32) -> UnsafeMutablePointer<ViewRecord> { record(index, ViewRecord.self) }
  @inline(__always) func controller(_ index: UInt32) -> UnsafeMutablePointer<ControllerRecord> { record(index, ControllerRecord.self) }
  @inline(__always) func touch(_ index: UInt32) -> UnsafeMutablePointer<TouchRecord> { record(index, TouchRecord.self) }
  @inline(__always) func gesture(_ index: UInt32) -> UnsafeMutablePointer<GestureRecord> { record(index, GestureRecord.self) }
  @inline(__always) func press(_ index: UInt32) -> UnsafeMutablePointer<PressRecord> { record(index, PressRecord.self) }
  @inline(__always) func timer(_ index: UInt32) -> UnsafeMutablePointer<TimerRecord> { record(index, TimerRecord.self) }

  /// The header of any record.
  @inline(__always) func header(_ index: UInt32) -> UnsafeMutablePointer<RecordHeader> {
    let page = pointee.pages.unsafelyUnwrapped + Int(index >> Page.shift)
    return (page.pointee.base + Int(index & Page.mask) * Int(page.pointee.stride)).assumingMemoryBound(to: RecordHeader.self)
  }

  @inline(__always) func kind(_ index: UInt32) -> Kind { header(index).pointee.kind }
  @inline(__always) func isView(_ index: UInt32) -> Bool { KindSet.views.contains(kind(index)) }

  // MARK: Handles

  /// The handle of a living record; 0 for index 0 and for a record that is free: its generation is the next object's already.
  @inline(__always) func handle(_ index: UInt32) -> UInt {
    if index == 0 { return 0 }
    let h = header(index)
    return h.pointee.kind == .free ? 0 : Handle.pack(slot: pointee.slot, generation: h.pointee.generation, index: index)
  }
  @inline(__always) func viewHandle(_ index: UInt32) -> UInt {
    if index == 0 { return 0 }
    let h = view(index).pointee.header
    return h.kind == .free ? 0 : Handle.pack(slot: pointee.slot, generation: h.generation, index: index)
  }
  @inline(__always) func handle(ofView v: UnsafeMutablePointer<ViewRecord>?) -> OpaquePointer? {
    guard let v else { return nil }
    return OpaquePointer(bitPattern: Handle.pack(slot: pointee.slot, generation: v.pointee.header.generation, index: v.pointee.header.index))
  }
  @inline(__always) func pointer(_ index: UInt32) -> OpaquePointer? { OpaquePointer(bitPattern: handle(index)) }
  @inline(__always) var contextPointer: OpaquePointer? {
    OpaquePointer(bitPattern: Handle.pack(slot: pointee.slot, generation: pointee.generation, index: Handle.contextIndex))
  }

  /// The index behind a handle of this context, 0 if it is none of those kinds or not alive. Says nothing about why.
  @inline(__always) func live(_ bits: UInt, _ kinds: KindSet) -> UInt32 {
    guard bits != 0, Handle.slot(bits) == pointee.slot else { return 0 }
    let index = Handle.index(bits)
    let page = Int(index >> Page.shift)
    guard page < pointee.pageCount, index & Page.mask < pointee.pages.unsafelyUnwrapped[page].capacity else { return 0 }
    let h = header(index)
    guard h.pointee.generation == Handle.generation(bits), kinds.contains(h.pointee.kind) else { return 0 }
    return index
  }

  /// The same for a view or window, without the detour over the layout's stride: nil if it is none.
  @inline(__always) func liveView(_ bits: UInt) -> UnsafeMutablePointer<ViewRecord>? {
    let index = Handle.index(bits)
    let page = Int(index >> Page.shift)
    guard page < pointee.pageCount else { return nil }
    let entry = pointee.pages.unsafelyUnwrapped + page
    guard entry.pointee.layout == .view, index & Page.mask < entry.pointee.capacity else { return nil }
    let v = (entry.pointee.base + Int(index & Page.mask) * MemoryLayout<ViewRecord>.stride).assumingMemoryBound(to: ViewRecord.self)
    guard v.pointee.header.generation == Handle.generation(bits), v.pointee.header.kind != .free else { return nil }
    return v
  }

  // MARK: Making and freeing

  /// A zeroed record with its generation, kind and class; 0 when there is no memory or no index left.
  func makeRecord(_ kind: Kind, classID: UInt16) -> UInt32 {
    let state = pointee.layouts.unsafelyUnwrapped + Int(kind.layout.rawValue)
    var index = state.pointee.firstFree
    if index != 0 {
      state.pointee.firstFree = header(index).pointee.index
    } else {
      if state.pointee.page < 0
        || state.pointee.used == pointee.pages.unsafelyUnwrapped[state.pointee.page].capacity
      {
        guard addPage(kind.layout, state) else { return 0 }
      }
      index = UInt32(state.pointee.page) << Page.shift | state.pointee.used
      state.pointee.used += 1
    }
    let h = header(index)
    let generation = h.pointee.generation
    let raw = UnsafeMutableRawPointer(h)
    raw.initializeMemory(as: UInt8.self, repeating: 0, count: state.pointee.stride)
    h.pointee.generation = generation
    h.pointee.kind = kind
    h.pointee.classID = classID
    h.pointee.index = index
    pointee.liveCount += 1
    return index
  }

  private func addPage(_ layout: Layout, _ state: UnsafeMutablePointer<LayoutState>) -> Bool {
    let memory = pointee.memory
    // The last page's indices would run into the index that stands for the context.
    guard UInt32(pointee.pageCount) < Handle.contextIndex >> Page.shift else { return false }
    if pointee.pageCount == pointee.pageCapacity {
      let larger = max(8, pointee.pageCapacity * 2)
      guard let pages = memory.allocate(PageEntry.self, larger) else { return false }
      if let old = pointee.pages { pages.update(from: old, count: pointee.pageCount) }
      memory.free(pointee.pages, pointee.pageCapacity)
      pointee.pages = pages
      pointee.pageCapacity = larger
    }
    let capacity = state.pointee.nextCapacity
    guard let page = memory.allocate(Int(capacity) * state.pointee.stride) else { return false }
    let number = pointee.pageCount
    pointee.pages.unsafelyUnwrapped[number] = PageEntry(
      base: page, stride: UInt32(state.pointee.stride), capacity: UInt16(capacity), layout: layout)
    pointee.pageCount += 1
    var k: UInt32 = 0
    while k < capacity {
      header(UInt32(number) << Page.shift | k).pointee.generation = pointee.generation
      k += 1
    }
    state.pointee.page = number
    // Index 0 means none.
    state.pointee.used = number == 0 ? 1 : 0
    state.pointee.nextCapacity = min(Page.size, capacity + capacity / 2)
    return true
  }

  /// End a record: handles to it are stale from now on. Its index comes back when no call or walk can still hold it.
  func freeRecord(_ index: UInt32) {
    let h = header(index)
    h.pointee.kind = .free
    pointee.liveCount -= 1
    if h.pointee.generation >= Handle.lastGeneration { return }
    h.pointee.generation += 1
    if h.pointee.generation > pointee.highestGeneration { pointee.highestGeneration = h.pointee.generation }
    // Without memory for the list the index is given up, which costs one record.
    if pointee.depth > 0 {
      _ = pointee.limbo.append(index, pointee.memory)
    } else {
      recycle(index)
    }
  }

  private func recycle(_ index: UInt32) {
    let layout = pointee.pages.unsafelyUnwrapped[Int(index >> Page.shift)].layout
    let state = pointee.layouts.unsafelyUnwrapped + Int(layout.rawValue)
    header(index).pointee.index = state.pointee.firstFree
    state.pointee.firstFree = index
  }

  /// Visit every living record. `visit` may make and end records.
  func forEachRecord(_ visit: (UInt32) -> Void) {
    var page = 0
    while page < pointee.pageCount {
      var k: UInt32 = 0
      while k < pointee.pages.unsafelyUnwrapped[page].capacity {
        let index = UInt32(page) << Page.shift | k
        if index != 0, kind(index) != .free { visit(index) }
        k += 1
      }
      page += 1
    }
  }

  // MARK: Calls out

  /// Before calling the host, or while holding on to records: indices are not used again until the matching `leave`.
  @inline(__always) func enter() { pointee.depth += 1 }

  @inline(__always) func leave() {
    pointee.depth -= 1
    if pointee.depth == 0, !pointee.limbo.isEmpty { flushLimbo() }
  }

  /// A walk that called out is over: what ended in it may go, if nothing else is running.
  @inline(never)
  func afterWalk() {
    enter()
    leave()
  }

  @inline(never)
  private func flushLimbo() {
    // Index 0 is no record's: it stands for classes that wait.
    var classesWait = false
    var k = 0
    while k < pointee.limbo.count {
      if pointee.limbo[k] == 0 { classesWait = true } else { recycle(pointee.limbo[k]) }
      k += 1
    }
    pointee.limbo.removeAll()
    if classesWait { pointee.hooks.endClasses?(UnsafeMutableRawPointer(self), 0) }
  }

  /// Whether the stack still has room for a call out (64 KB). On a stack that is not this thread's own, such as a coroutine's, nobody knows.
  @inline(__always) var hasStack: Bool {
    let here = rkp_stack_here()
    return here > pointee.stackHigh || here < pointee.stackLow || here - pointee.stackLow > 1 << 16
  }
}
