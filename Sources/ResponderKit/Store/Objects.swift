// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Records by index: pages, making and freeing, checking handles.

extension Context {
  // MARK: Access by index

  func record<T>(_ index: UInt32, _ type: T.Type) -> UnsafeMutablePointer<T> {
    records.unsafelyUnwrapped[Int(index)].assumingMemoryBound(to: T.self)
  }

  func view(_ index: UInt32) -> View { View(context: self, record: record(index, ViewRecord.self)) }
  func cursor(_ index: UInt32) -> ViewCursor { ViewCursor(record(index, ViewRecord.self)) }
  func controller(_ index: UInt32) -> Controller { Controller(self, record(index, ControllerRecord.self)) }
  func touch(_ index: UInt32) -> Touch { Touch(self, record(index, TouchRecord.self)) }
  func gesture(_ index: UInt32) -> Recognizer { Recognizer(self, record(index, GestureRecord.self)) }
  func press(_ index: UInt32) -> Press { Press(self, record(index, PressRecord.self)) }
  func timer(_ index: UInt32) -> Timer { Timer(record(index, TimerRecord.self)) }

  /// The object behind a handle; nil: there is none of that kind, or it has ended.
  @inline(__always) func livePress(_ handle: UInt) -> Press? {
    let index = live(handle, .presses)
    return index == 0 ? nil : press(index)
  }

  func responder(_ index: UInt32) -> Responder { Responder(context: self, record: header(index)) }
  func window(_ index: UInt32) -> Window { Window(context: self, record: record(index, ViewRecord.self)) }
  func control(_ index: UInt32) -> Control { Control(context: self, record: record(index, ViewRecord.self)) }
  func textField(_ index: UInt32) -> TextField { TextField(context: self, record: record(index, ViewRecord.self)) }
  func scrollView(_ index: UInt32) -> ScrollView { ScrollView(context: self, record: record(index, ViewRecord.self)) }

  /// The header of any record.
  func header(_ index: UInt32) -> Header { Header(record(index, HeaderRecord.self)) }

  func kind(_ index: UInt32) -> Kind { header(index).kind }
  func isView(_ index: UInt32) -> Bool { KindSet.views.contains(kind(index)) }

  // MARK: Handles

  /// The handle of a living record; 0 for index 0 and for a record that is free: its generation is the next object's already.
  @inline(never)
  @_optimize(speed)
  func handle(_ index: UInt32) -> UInt {
    if index == 0 { return 0 }
    let h = header(index)
    return h.kind == .free ? 0 : Handle.pack(slot: self.slot, generation: h.generation, index: index)
  }
  func viewHandle(_ index: UInt32) -> UInt {
    if index == 0 { return 0 }
    let h = view(index).header
    return h.kind == .free ? 0 : Handle.pack(slot: self.slot, generation: h.generation, index: index)
  }
  @inline(__always) func handle(ofView v: ViewCursor?) -> OpaquePointer? {
    guard let v else { return nil }
    return OpaquePointer(bitPattern: Handle.pack(slot: self.slot, generation: v.header.generation, index: v.header.index))
  }
  @inline(__always) func write(_ v: ViewCursor?, to out: UnsafeMutablePointer<OpaquePointer?>) { out.pointee = handle(ofView: v) }
  func pointer(_ index: UInt32) -> OpaquePointer? { OpaquePointer(bitPattern: handle(index)) }
  var contextPointer: OpaquePointer? {
    OpaquePointer(bitPattern: Handle.pack(slot: self.slot, generation: self.generation, index: Handle.contextIndex))
  }

  /// The index behind a handle of this context, 0 if it is none of those kinds or not alive, without a reason.
  @_optimize(speed)
  func live(_ bits: UInt, _ kinds: KindSet) -> UInt32 {
    Handle.slot(bits) == slot && hasLive(bits, kinds) ? Handle.index(bits) : 0
  }

  /// The same for a handle whose slot has led to this context. The record of number 0 is a free one, so that NULL needs no question.
  @inline(__always)
  func hasLive(_ bits: UInt, _ kinds: KindSet) -> Bool {
    let index = Handle.index(bits)
    guard _fastPath(index < recordCount) else { return false }
    let h = header(index)
    return _fastPath(h.generation == Handle.generation(bits) && kinds.contains(h.kind))
  }

  /// The object behind a handle that a field or list of this context stores, without a call.
  @inline(__always)
  func storedObject(_ bits: UInt, _ kinds: KindSet) -> Object? {
    let index = Handle.index(bits)
    if index == 0 { return nil }
    if index >= recordCount { return nil }
    let object = object(index)
    return object.base.generation == Handle.generation(bits) && kinds.contains(object.kind) ? object : nil
  }

  /// The same for a view: nil if it is none.
  @_optimize(speed)
  @inline(__always) func liveView(_ bits: UInt) -> View? {
    hasLive(bits, .views) ? view(Handle.index(bits)) : nil
  }

  // MARK: Making and freeing

  /// A zeroed record with its generation, kind and class; 0 when there is no memory or no index left.
  @_optimize(speed)
  func makeRecord(_ kind: Kind, classID: UInt16) -> UInt32 { makeRecordInPlace(kind, classID: classID) }

  /// The same without a call.
  @inline(__always)
  func makeRecordInPlace(_ kind: Kind, classID: UInt16) -> UInt32 {
    let state = layouts.unsafelyUnwrapped + Int(kind.layout.rawValue)
    var index = state.pointee.firstFree
    if index != 0 {
      state.pointee.firstFree = header(index).references
    } else {
      if state.pointee.next == state.pointee.end {
        guard addPage(kind.layout, state) else { return 0 }
      }
      index = state.pointee.next
      state.pointee.next &+= 1
    }
    let h = header(index)
    let generation = h.generation
    let raw = h.address
    // Of what there may be a million, in stores without a loop.
    if kind.layout == .view {
      raw.initializeMemory(as: ViewRecord.self, to: ViewRecord())
    } else {
      raw.initializeMemory(as: UInt8.self, repeating: 0, count: state.pointee.stride)
    }
    h.generation = generation
    h.kind = kind
    h.flags = HeaderRecord.flags(kind.layout)
    h.classID = classID
    h.index = index
    liveCount &+= 1
    return isRecording ? born(index) : index
  }

  @inline(never)
  private func addPage(_ layout: Layout, _ state: UnsafeMutablePointer<LayoutState>) -> Bool {
    if spares.count > 0, takeSpare(layout, state) { return true }
    if state.pointee.count >= Page.many, addPage(layout, state, isMapped: true) { return true }
    return addPage(layout, state, isMapped: false)
  }

  private func addPage(_ layout: Layout, _ state: UnsafeMutablePointer<LayoutState>, isMapped: Bool) -> Bool {
    let memory = self.memory
    let vacant = vacantPage()
    let first = vacant.map { pages[$0].first } ?? recordCount
    let stride = state.pointee.stride
    let wanted = isMapped ? UInt32(rkp_mapped_size) / UInt32(stride) : state.pointee.nextCapacity
    // Larger pages end where a block of numbers does, so that mapped ones of views begin with one: see RecordTable.swift.
    if isMapped, layout == .view, first % RecordTable.blockSize != 0 { return false }
    let whole = isMapped || wanted < 2 * RecordTable.blockSize ? wanted : wanted - (first + wanted) % RecordTable.blockSize
    let capacity = min(whole, vacant.map { pages[$0].count } ?? whole)
    let isMapped = isMapped && capacity == wanted
    let bytes = Int(capacity) * stride + CacheLine.slack
    // The index of the context is no object's.
    guard first < Handle.contextIndex - capacity, growTable(Int(first) + Int(capacity)), pages.reserve(1, memory),
      let raw = isMapped ? memory.map() : memory.allocateRaw(bytes)
    else { return false }
    let generation = max(self.generation, vacant.map { pages[$0].generation } ?? vacancy.generation)
    let page = Page(memory: raw, bytes: isMapped ? 0 : UInt32(bytes), first: first, count: capacity)
    if let vacant {
      vacancy.count -= capacity
      vacancy.firstPage = vacant + 1
      if capacity < pages[vacant].count {
        pages[vacant].first += capacity
        pages[vacant].count -= capacity
        pages.insertReserved(page, at: vacant)
      } else {
        pages[vacant] = page
      }
    } else {
      pages.appendReserved(page)
      recordCount = first + capacity
      if !isMapped { state.pointee.nextCapacity = min(Page.most, wanted + wanted / 2) }
    }
    state.pointee.count += capacity
    var record = CacheLine.next(raw)
    setBlocks(first, first + capacity, isMapped && layout == .view ? UInt(bitPattern: record) &- UInt(first) &* UInt(stride) : 0)
    for k in places(Int(first + capacity), from: Int(first)) {
      // The rest is written when the record is made.
      record.initializeMemory(as: HeaderRecord.self, to: HeaderRecord(generation: generation, flags: HeaderRecord.flags(layout)))
      records.unsafelyUnwrapped[k] = record
      record += stride
    }
    // Index 0 means none.
    state.pointee.next = first == 0 ? 1 : first
    state.pointee.end = first + capacity
    return true
  }

  /// End a record: handles to it are stale from now on. Its index comes back when no call or walk can still hold it.
  @_optimize(speed)
  func freeRecord(_ index: UInt32) {
    let h = header(index)
    h.kind = .free
    liveCount -= 1
    if h.generation >= Handle.lastGeneration { return }
    h.generation += 1
    if h.generation > highestGeneration { highestGeneration = h.generation }
    // Without memory for the list the index is given up, which costs one record.
    if depth > 0 {
      _ = limbo.append(index, memory)
    } else {
      recycle(index)
    }
  }

  func recycle(_ index: UInt32) {
    let state = layouts.unsafelyUnwrapped + header(index).whole.layout
    header(index).references = state.pointee.firstFree
    state.pointee.firstFree = index
  }

  /// Visit every living object. `visit` may make and end objects.
  func forEachObject(_ visit: (Object) -> Void) {
    var index: UInt32 = 1
    while index < recordCount {
      let object = object(index)
      if !object.isFree { visit(object) }
      index += 1
    }
  }

  // MARK: Calls out

  /// Before calling the host, or while holding on to records: indices are not used again until the matching `leave`.
  @inline(__always) func enter() { depth += 1 }

  /// The same as a guard: it leaves at the latest at the end of its scope.
  @inline(__always) func entered() -> Entered { Entered(self) }

  func leave() { leaveInPlace() }

  /// The same for paths that run for every recogniser.
  @inline(__always) func leaveInPlace() {
    depth -= 1
    if depth == 0, !limbo.isEmpty { flushLimbo() }
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
    while k < limbo.count {
      if limbo[k] == 0 { classesWait = true } else { recycle(limbo[k]) }
      k += 1
    }
    if limbo.count > Int(Vacancy.least) { limbo.free(memory) } else { limbo.removeAll() }
    if classesWait { callsReturned() }
    if isMostlyVacant { returnPages() }
  }
}

/// What stands while the host is called, or records are held on to: see `Context.enter`.
struct Entered: ~Copyable {
  private let context: Context

  @inline(__always) fileprivate init(_ context: Context) {
    self.context = context
    context.enter()
  }

  deinit { context.leave() }

  @inline(__always) consuming func leave() {}
}
