// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `ScrollData`: it keeps nothing alive.
struct ScrollFields: Reference {
  let record: UnsafeMutablePointer<ScrollData>

  @inline(__always) init(_ record: UnsafeMutablePointer<ScrollData>) { self.record = record }
  @inline(__always) init(_ raw: UnsafeRawPointer) { record = UnsafeMutablePointer(mutating: raw.assumingMemoryBound(to: ScrollData.self)) }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension ScrollFields {
  /// Whether it has any of them.
  @inline(__always) func has(_ any: ScrollFlags) -> Bool { flags.has(any) }
  @inline(__always) var flags: ScrollFlags {
    get { record.pointee.flags }
    nonmutating _modify { yield &record.pointee.flags }
  }
  @inline(__always) var contentSize: RKSize {
    get { record.pointee.contentSize }
    nonmutating _modify { yield &record.pointee.contentSize }
  }
  @inline(__always) var inset: RKEdgeInsets {
    get { record.pointee.inset }
    nonmutating _modify { yield &record.pointee.inset }
  }
  @inline(__always) var pan: UInt32 {
    get { record.pointee.pan }
    nonmutating _modify { yield &record.pointee.pan }
  }
  @inline(__always) var pinch: UInt32 {
    get { record.pointee.pinch }
    nonmutating _modify { yield &record.pointee.pinch }
  }
  @inline(__always) var delegate: ScrollDelegate? {
    get { record.pointee.delegate }
    nonmutating _modify { yield &record.pointee.delegate }
  }
  @inline(__always) var minimumZoom: Double {
    get { record.pointee.minimumZoom }
    nonmutating _modify { yield &record.pointee.minimumZoom }
  }
  @inline(__always) var maximumZoom: Double {
    get { record.pointee.maximumZoom }
    nonmutating _modify { yield &record.pointee.maximumZoom }
  }
  @inline(__always) var zoom: Double {
    get { record.pointee.zoom }
    nonmutating _modify { yield &record.pointee.zoom }
  }
  @inline(__always) var busySlot: UInt32 {
    get { record.pointee.busySlot }
    nonmutating _modify { yield &record.pointee.busySlot }
  }
  @inline(__always) var turn: UInt64 {
    get { record.pointee.turn }
    nonmutating _modify { yield &record.pointee.turn }
  }
  @inline(__always) var toldAttempt: UInt64 {
    get { record.pointee.toldAttempt }
    nonmutating _modify { yield &record.pointee.toldAttempt }
  }
  @inline(__always) var due: ScrollCloses {
    get { record.pointee.due }
    nonmutating _modify { yield &record.pointee.due }
  }
  @inline(__always) var pass: UInt64 {
    get { record.pointee.pass }
    nonmutating _modify { yield &record.pointee.pass }
  }
  @inline(__always) var drags: UInt64 {
    get { record.pointee.drags }
    nonmutating _modify { yield &record.pointee.drags }
  }
  @inline(__always) var base: RKPoint {
    get { record.pointee.base }
    nonmutating _modify { yield &record.pointee.base }
  }
  @inline(__always) var pushed: RKPoint {
    get { record.pointee.pushed }
    nonmutating _modify { yield &record.pointee.pushed }
  }
  @inline(__always) var removed: RKPoint {
    get { record.pointee.removed }
    nonmutating _modify { yield &record.pointee.removed }
  }
  @inline(__always) var origin: RKPoint {
    get { record.pointee.origin }
    nonmutating _modify { yield &record.pointee.origin }
  }
  @inline(__always) var axes: UInt32 {
    get { record.pointee.axes }
    nonmutating _modify { yield &record.pointee.axes }
  }
  @inline(__always) var over: RKPoint {
    get { record.pointee.over }
    nonmutating _modify { yield &record.pointee.over }
  }
  @inline(__always) var chainX: UInt {
    get { record.pointee.chainX }
    nonmutating _modify { yield &record.pointee.chainX }
  }
  @inline(__always) var chainY: UInt {
    get { record.pointee.chainY }
    nonmutating _modify { yield &record.pointee.chainY }
  }
  @inline(__always) var handed: UInt32 {
    get { record.pointee.handed }
    nonmutating _modify { yield &record.pointee.handed }
  }
  @inline(__always) var driver: UInt {
    get { record.pointee.driver }
    nonmutating _modify { yield &record.pointee.driver }
  }
  @inline(__always) var draggedTime: Double {
    get { record.pointee.draggedTime }
    nonmutating _modify { yield &record.pointee.draggedTime }
  }
  @inline(__always) var catcher: UInt {
    get { record.pointee.catcher }
    nonmutating _modify { yield &record.pointee.catcher }
  }
  @inline(__always) var carried: RKPoint {
    get { record.pointee.carried }
    nonmutating _modify { yield &record.pointee.carried }
  }
  @inline(__always) var catchTime: Double {
    get { record.pointee.catchTime }
    nonmutating _modify { yield &record.pointee.catchTime }
  }
  @inline(__always) var x: ScrollPiece {
    get { record.pointee.x }
    nonmutating _modify { yield &record.pointee.x }
  }
  @inline(__always) var y: ScrollPiece {
    get { record.pointee.y }
    nonmutating _modify { yield &record.pointee.y }
  }
  @inline(__always) var zoomPiece: ScrollPiece {
    get { record.pointee.zoomPiece }
    nonmutating _modify { yield &record.pointee.zoomPiece }
  }
  @inline(__always) var verticalIndicatorInsets: RKEdgeInsets {
    get { record.pointee.verticalIndicatorInsets }
    nonmutating _modify { yield &record.pointee.verticalIndicatorInsets }
  }
  @inline(__always) var horizontalIndicatorInsets: RKEdgeInsets {
    get { record.pointee.horizontalIndicatorInsets }
    nonmutating _modify { yield &record.pointee.horizontalIndicatorInsets }
  }
  @inline(__always) var flashEnd: Double {
    get { record.pointee.flashEnd }
    nonmutating _modify { yield &record.pointee.flashEnd }
  }
  @inline(__always) var zoomed: UInt {
    get { record.pointee.zoomed }
    nonmutating _modify { yield &record.pointee.zoomed }
  }
  @inline(__always) var zoomBase: RKTransform {
    get { record.pointee.zoomBase }
    nonmutating _modify { yield &record.pointee.zoomBase }
  }
  @inline(__always) var zoomStart: Double {
    get { record.pointee.zoomStart }
    nonmutating _modify { yield &record.pointee.zoomStart }
  }
  @inline(__always) var zoomAnchor: RKPoint {
    get { record.pointee.zoomAnchor }
    nonmutating _modify { yield &record.pointee.zoomAnchor }
  }
}
