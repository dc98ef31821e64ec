// SPDX-License-Identifier: MIT
import CResponderKit

// Making many records, or none: where the making stood, and back to it.

/// The records of a layout before more are made.
struct RecordMark {
  fileprivate var state: LayoutState
  fileprivate var recordCount: UInt32
  fileprivate var layout: Layout
}

extension Context {
  func markRecords(_ layout: Layout) -> RecordMark {
    RecordMark(
      state: layouts.unsafelyUnwrapped[Int(layout.rawValue)], recordCount: self.recordCount, layout: layout)
  }

  /// Take back a record made since the mark, of its layout: its handle was never passed out. The last made is first, and `rewind` follows.
  func unmakeRecord(_ index: UInt32, _ mark: RecordMark) {
    header(index).kind = .free
    liveCount -= 1
    if index >= mark.recordCount || (index >= mark.state.next && index < mark.state.end) { return }
    recycle(index)
  }

  /// All records since the mark have been taken back, and no records of other layouts were made: give their pages back.
  func rewind(_ mark: RecordMark) {
    let state = layouts.unsafelyUnwrapped + Int(mark.layout.rawValue)
    // The rest of a page that had been given back stays.
    if state.pointee.end <= mark.recordCount, state.pointee.end != mark.state.end {
      for k in places(Int(state.pointee.end), from: Int(state.pointee.next)) { recycle(UInt32(k)) }
    }
    while pages.count > 0, pages[pages.count - 1].first >= mark.recordCount {
      let page = pages[pages.count - 1]
      pages.removeLast()
      state.pointee.count -= page.count
      page.free(memory)
    }
    recordCount = mark.recordCount
    state.pointee.next = mark.state.next
    state.pointee.end = mark.state.end
    state.pointee.nextCapacity = mark.state.nextCapacity
  }

  /// Whether so many records of a layout cannot be had, whatever is free: found out without making any.
  func cannotHold(_ count: Int, _ layout: Layout) -> Bool {
    let stride = layouts.unsafelyUnwrapped[Int(layout.rawValue)].stride
    // At most all that there are could be free.
    let (bytes, overflow) = (count - Int(recordCount - vacancy.count)).multipliedReportingOverflow(by: stride)
    if overflow { return true }
    if bytes <= 0 { return false }
    // Not touched, so it costs nothing; a machine without so much memory fails at once.
    guard let probe = memory.allocate(bytes) else { return true }
    memory.free(probe, bytes)
    return false
  }
}
