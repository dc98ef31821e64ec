import CResponderKit

// Making many records, or none: where the making stood, and back to it.

/// The records of a layout before more are made.
struct RecordMark {
  fileprivate var state: LayoutState
  fileprivate var recordCount: UInt32
  fileprivate var pageCount: Int
  fileprivate var layout: Layout
}

extension UnsafeMutablePointer where Pointee == Context {
  func markRecords(_ layout: Layout) -> RecordMark {
    RecordMark(
      state: pointee.layouts.unsafelyUnwrapped[Int(layout.rawValue)], recordCount: pointee.recordCount, pageCount: pointee.pages.count, layout: layout)
  }

  /// Take back a record made since the mark, of its layout: nobody has seen its handle. The last made goes first, and `rewind` follows.
  func unmakeRecord(_ index: UInt32, _ mark: RecordMark) {
    header(index).pointee.kind = .free
    pointee.liveCount -= 1
    if index >= mark.recordCount || (index >= mark.state.next && index < mark.state.end) { return }
    recycle(index)
  }

  /// All records since the mark have been taken back, and no records of other layouts were made: give their pages back.
  func rewind(_ mark: RecordMark) {
    while pointee.pages.count > mark.pageCount {
      let page = pointee.pages[pointee.pages.count - 1]
      pointee.pages.removeLast()
      pointee.memory.free(page.memory, page.bytes)
    }
    pointee.recordCount = mark.recordCount
    let state = pointee.layouts.unsafelyUnwrapped + Int(mark.layout.rawValue)
    state.pointee.next = mark.state.next
    state.pointee.end = mark.state.end
    state.pointee.nextCapacity = mark.state.nextCapacity
  }

  /// Whether so many records of a layout cannot be had, whatever is free: found out without making any.
  func cannotHold(_ count: Int, _ layout: Layout) -> Bool {
    let stride = pointee.layouts.unsafelyUnwrapped[Int(layout.rawValue)].stride
    // At most all that there are could be free.
    let (bytes, overflow) = (count - Int(pointee.recordCount)).multipliedReportingOverflow(by: stride)
    if overflow { return true }
    if bytes <= 0 { return false }
    // Not touched, so it costs nothing; a machine that will never have so much says so at once.
    guard let probe = pointee.memory.allocate(bytes) else { return true }
    pointee.memory.free(probe, bytes)
    return false
  }
}
