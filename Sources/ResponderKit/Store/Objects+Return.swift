// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Memory of a tree that has gone. When most records are free, pages without a living one are given back. Their numbers stay: in the table of records one free record
// stands for each of theirs, until a new page takes the numbers. The table ends where the last page ends that stays.
//
// A handle of such a record is stale for good: a new page begins with the generations that the old one came to.
//
// Links to touches, presses and recognisers lead to their memory, which therefore stays. Where such pages stand at the end of the table and have no living
// record, they are put aside, so that the table can end before them, and get new numbers when their layout wants a page.

extension Context {
  /// Whether looking for such pages is worth while: the more records there are, the more of them have gone since the last time.
  @inline(__always) var isMostlyVacant: Bool { UInt32(truncatingIfNeeded: Int(recordCount - vacancy.count) - liveCount) > vacancy.most }

  /// Nothing may hold on to a free record.
  @inline(never)
  func returnPages() {
    let layouts = layouts.unsafelyUnwrapped
    for k in places(Layout.count) { layouts[k].firstFree = 0 }
    let before = vacancy.count
    // The lists lead from the lowest number on.
    var k = pages.count
    var isAtEnd = true
    while k > 0 {
      k -= 1
      let page = pages[k]
      if page.memory == nil { continue }
      if page.first != 0, isReturnable(page) {
        vacate(k)
        page.free(memory)
      } else if isAtEnd, page.first != 0, isFree(page), spares.append(page, memory) {
        vacate(k)
      } else {
        isAtEnd = false
        listFree(page)
      }
    }
    let returned = vacancy.count - before
    endTable()
    // The many small blocks of such a tree, too.
    if returned >= Page.many { rkp_trim() }
    vacancy.firstPage = 0
    let resident = recordCount - vacancy.count
    // So that each look is paid for by the objects that have ended since.
    vacancy.most = max(Vacancy.least, resident / 4 * 3, (resident - UInt32(truncatingIfNeeded: liveCount)) * 2)
  }

  /// A page that has been given back, whose numbers can be used again.
  func vacantPage() -> Int? {
    if vacancy.count == 0 { return nil }
    for k in places(pages.count, from: vacancy.firstPage) where pages[k].memory == nil && pages[k].generation < Handle.lastGeneration { return k }
    return nil
  }

  private func numbers(_ page: Page) -> Places { places(Int(page.first + page.count), from: Int(page.first)) }

  /// Touches and recognisers have links to their records, which outlive them.
  private func isReturnable(_ page: Page) -> Bool {
    let layout = header(page.first).whole.layout
    guard layout <= Int(Layout.view.rawValue) else { return false }
    for k in numbers(page) where header(UInt32(k)).kind != .free { return false }
    return true
  }

  /// No record of it lives, and each can live again.
  private func isFree(_ page: Page) -> Bool {
    for k in numbers(page) where header(UInt32(k)).kind != .free || header(UInt32(k)).generation >= Handle.lastGeneration { return false }
    return true
  }

  /// A page that was put aside, with numbers at the end of the table.
  func takeSpare(_ layout: Layout, _ state: UnsafeMutablePointer<LayoutState>) -> Bool {
    guard let place = spares.places.first(where: { k in spares[k].memory.map { Header(CacheLine.next($0).assumingMemoryBound(to: HeaderRecord.self)).whole.layout } == Int(layout.rawValue) }) else { return false }
    var page = spares[place]
    let first = recordCount
    guard let raw = page.memory, first < Handle.contextIndex - page.count, growTable(Int(first + page.count)), pages.reserve(1, memory) else { return false }
    spares.remove(at: place)
    page.first = first
    pages.appendReserved(page)
    recordCount = first + page.count
    state.pointee.count += page.count
    let generation = max(self.generation, vacancy.generation)
    var record = CacheLine.next(raw)
    for k in numbers(page) {
      let header = Header(record.assumingMemoryBound(to: HeaderRecord.self))
      header.generation = max(header.generation, generation)
      records.unsafelyUnwrapped[k] = record
      record += state.pointee.stride
    }
    (state.pointee.next, state.pointee.end) = (first, first + page.count)
    return true
  }

  /// What can be used again of a page that stays.
  private func listFree(_ page: Page) {
    let state = layouts.unsafelyUnwrapped + header(page.first).whole.layout
    var k = page.first + page.count
    while k > max(page.first, 1) {
      k -= 1
      let h = header(k)
      // The last generation is used up, or not used yet: either way the record is not missed.
      if h.kind == .free, h.generation < Handle.lastGeneration, k < state.pointee.next || k >= state.pointee.end { recycle(k) }
    }
  }

  /// Take the numbers from a page; its memory is the caller's then.
  private func vacate(_ place: Int) {
    let page = pages[place]
    let state = layouts.unsafelyUnwrapped + header(page.first).whole.layout
    // Numbers that were never used.
    if state.pointee.end == page.first + page.count { (state.pointee.next, state.pointee.end) = (0, 0) }
    let vacant = raw + SlotLayout.vacant
    vacant.initializeMemory(as: HeaderRecord.self, to: HeaderRecord(generation: Handle.lastGeneration))
    for k in numbers(page) {
      pages[place].generation = max(pages[place].generation, header(UInt32(k)).generation)
      records.unsafelyUnwrapped[k] = vacant
    }
    pages[place].memory = nil
    state.pointee.count -= page.count
    vacancy.count += page.count
  }

  /// Leave out pages at the end that have been given back.
  private func endTable() {
    vacancy.end = max(vacancy.end, recordCount)
    while pages.count > 0 {
      let page = pages[pages.count - 1]
      if page.memory != nil || page.generation >= Handle.lastGeneration { break }
      vacancy.generation = max(vacancy.generation, page.generation)
      vacancy.count -= page.count
      recordCount = page.first
      pages.removeLast()
    }
    let count = Int(recordCount)
    if count > recordCapacity / 4 || records == firstRecords { return }
    if count <= FirstRecords.count {
      replaceTable(firstRecords, FirstRecords.count)
    } else if let smaller = RecordTable.make(count + count / 2, memory) {
      replaceTable(smaller, count + count / 2)
    }
  }
}
