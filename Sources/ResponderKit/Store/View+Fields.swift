// SPDX-License-Identifier: MIT
import CResponderKit

/// What the record of a view is reached through.
protocol ViewFields: Equatable {
  var record: UnsafeMutablePointer<ViewRecord> { get }
}

/// A view, and the context that it belongs to: it keeps nothing alive.
struct View: ViewKind, ViewFields {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>
}

/// A view as the walk of a hit-test holds it, without the context: in two words the walk costs 3 per cent more.
struct ViewCursor: ViewFields {
  let record: UnsafeMutablePointer<ViewRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ViewRecord>) { self.record = record }
  @inline(__always) var base: Header { raw.bound(to: Header.self) }
  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }

  /// The only subview, if nothing about it is special and `flags` has room for the distance between the records: a hit-test then need not wait for the list.
  @inline(__always) var nearChild: ViewCursor? {
    let step = flags.rawValue & ViewFlags.step.rawValue
    return step == 0 ? nil : ViewCursor((raw + ViewCursor.distance(step)).assumingMemoryBound(to: ViewRecord.self))
  }

  @inline(__always) private static func distance(_ step: UInt32) -> Int { (Int(step >> ViewFlags.stepShift) - ViewFlags.stepBias) * ViewFlags.stepUnit }

  /// After the list has become or been that of an only subview, or what is special about that has changed.
  @inline(never) func refreshNearChild() {
    var step: UInt32 = 0
    if childCount == 1, let child = children?.record(0), !child.has(.special) {
      let distance = child.raw - raw
      step = UInt32(truncatingIfNeeded: distance / ViewFlags.stepUnit + ViewFlags.stepBias) << ViewFlags.stepShift & ViewFlags.step.rawValue
      if ViewCursor.distance(step) != distance { step = 0 }
    }
    flags = flags.subtracting(.step).union(ViewFlags(rawValue: step))
  }
}

extension View {
  @inline(__always) var cursor: ViewCursor { ViewCursor(record) }
  @inline(__always) var superview: View? {
    get { context.view(ifAny: record.pointee.superview) }
    nonmutating set { record.pointee.superview = newValue.number }
  }
  /// The one whose view it is.
  @inline(__always) var controller: Controller? {
    get { context.controller(ifAny: record.pointee.controller) }
    nonmutating set { record.pointee.controller = newValue.number }
  }
}

extension ViewFields {
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
  /// All its fields at once.
  @inline(__always) var whole: ViewRecord {
    get { record.pointee }
    nonmutating _modify { yield &record.pointee }
  }
  @inline(__always) var header: HeaderRecord {
    get { record.pointee.header }
    nonmutating _modify { yield &record.pointee.header }
  }
  @inline(__always) var extras: ViewExtras? {
    get { record.pointee.extras }
    nonmutating _modify { yield &record.pointee.extras }
  }
  // What the walk of a hit-test compares, and what the responder chain makes its next reference of. 0: none.
  @inline(__always) var superviewIndex: UInt32 { record.pointee.superview }
  @inline(__always) var slot: UInt32 {
    get { record.pointee.slot }
    nonmutating _modify { yield &record.pointee.slot }
  }
  @inline(__always) var controllerIndex: UInt32 { record.pointee.controller }
  @inline(__always) var alpha: Float {
    get { record.pointee.alpha }
    nonmutating _modify { yield &record.pointee.alpha }
  }
  @inline(__always) var flags: ViewFlags {
    get { record.pointee.flags }
    nonmutating _modify { yield &record.pointee.flags }
  }
  @inline(__always) var childCount: UInt32 {
    get { record.pointee.childCount }
    nonmutating _modify { yield &record.pointee.childCount }
  }
  @inline(__always) var children: ChildBlock? {
    get { record.pointee.children }
    nonmutating _modify { yield &record.pointee.children }
  }
  @inline(__always) var bounds: RKRect {
    get { record.pointee.bounds }
    nonmutating _modify { yield &record.pointee.bounds }
  }
  @inline(__always) var center: RKPoint {
    get { record.pointee.center }
    nonmutating _modify { yield &record.pointee.center }
  }
}
