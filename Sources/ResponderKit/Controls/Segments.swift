// SPDX-License-Identifier: MIT
import CResponderKit

// Segments (SPEC 146, 323): titles for the host to draw, segments that touches do not select, and segments that come and go.

let mostSegments: Int64 = 1_000_000

extension Control {
  func segment(_ place: Int64) -> Segment {
    let segments = data.segments
    return place < Int64(segments.count) ? segments[Int(place)] : Segment()
  }

  /// Make the segment's own record with those before it; false when there is no memory.
  private func makeSegment(_ place: Int64) -> Bool {
    let data = self.data
    let missing = Int(place) + 1 - data.segments.count
    if missing > 0 {
      guard data.segments.reserve(missing, context.memory) else { return false }
      while data.segments.count <= Int(place) { data.segments.appendReserved(Segment()) }
    }
    return true
  }
}

extension Context {
  fileprivate func copyTitle(_ title: UnsafePointer<CChar>, _ length: Int) throws(RKStatus) -> UnsafeMutablePointer<CChar> {
    guard let copy = memory.allocate(CChar.self, length + 1) else { throw noMemory() }
    copy.update(from: title, count: length)
    copy[length] = 0
    return copy
  }

  fileprivate func freeTitle(_ segment: Segment) {
    if let title = segment.title { memory.free(title, segment.length + 1) }
  }
}

extension Control {
  /// `length` 0: none.
  func setTitle(_ place: Int64, _ title: UnsafePointer<CChar>?, _ length: Int) throws(RKStatus) {
    if length == 0, place >= Int64(data.segments.count) { return }
    guard makeSegment(place) else { throw noMemory() }
    let copy = length > 0 ? try context.copyTitle(title.unsafelyUnwrapped, length) : nil
    context.freeTitle(data.segments[Int(place)])
    data.segments[Int(place)].title = copy
    data.segments[Int(place)].length = length
  }

  func setSegmentEnabled(_ place: Int64, _ enabled: Bool) throws(RKStatus) {
    if enabled, place >= Int64(data.segments.count) { return }
    guard makeSegment(place) else { throw noMemory() }
    data.segments[Int(place)].isDisabled = !enabled
  }

  func insertSegment(_ title: UnsafePointer<CChar>?, _ length: Int, at place: Int64) throws(RKStatus) {
    let data = self.data
    guard data.count < mostSegments else { throw failure(.limitReached, "count", .int(data.count), "is the most that a control can have; remove a segment first") }
    let place = min(place, data.count)
    let isListed = place < Int64(data.segments.count)
    if isListed || length > 0 {
      // Where nothing is known of the segments before it, they are made first; a failure then changes nothing that can be seen.
      if !isListed, place > 0, !makeSegment(place - 1) { throw noMemory() }
      guard data.segments.reserve(1, context.memory) else { throw noMemory() }
      var segment = Segment()
      if length > 0 {
        segment.title = try context.copyTitle(title.unsafelyUnwrapped, length)
        segment.length = length
      }
      data.segments.insertReserved(segment, at: Int(place))
    }
    data.count += 1
    if data.selected >= place { data.selected += 1 }
  }

  func removeSegment(_ place: Int64) {
    let data = self.data
    if place < Int64(data.segments.count) {
      context.freeTitle(data.segments[Int(place)])
      data.segments.remove(at: Int(place))
    }
    data.count -= 1
    if data.selected == place {
      data.selected = -1
    } else if data.selected > place {
      data.selected -= 1
    }
  }

  /// Forget what is known of segments from one on: there are only so many now.
  func cutSegments(_ count: Int64) {
    let data = self.data
    while Int64(data.segments.count) > count {
      context.freeTitle(data.segments[data.segments.count - 1])
      data.segments.removeLast()
    }
  }
}
