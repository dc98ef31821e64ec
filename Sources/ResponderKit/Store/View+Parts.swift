// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `SubviewIndexRecord`: it keeps nothing alive.
struct SubviewIndex: Reference {
  let record: UnsafeMutablePointer<SubviewIndexRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<SubviewIndexRecord>) { self.record = record }
}

extension SubviewIndex {
  @inline(__always) var grid: CellGrid {
    get { record.pointee.grid }
    nonmutating _modify { yield &record.pointee.grid }
  }
  @inline(__always) var table: CellTable {
    get { record.pointee.table }
    nonmutating _modify { yield &record.pointee.table }
  }
  @inline(__always) var always: Buffer<UInt32> {
    get { record.pointee.always }
    nonmutating _modify { yield &record.pointee.always }
  }
  @inline(__always) var pending: Buffer<PendingBox> {
    get { record.pointee.pending }
    nonmutating _modify { yield &record.pointee.pending }
  }
  @inline(__always) var built: Int {
    get { record.pointee.built }
    nonmutating _modify { yield &record.pointee.built }
  }
}

/// A reference to a `ViewExtrasRecord`: it keeps nothing alive.
struct ViewExtras: Reference {
  let record: UnsafeMutablePointer<ViewExtrasRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ViewExtrasRecord>) { self.record = record }
}

extension ViewExtras {
  @inline(__always) var transform: RKTransform {
    get { record.pointee.transform }
    nonmutating _modify { yield &record.pointee.transform }
  }
  @inline(__always) var inverse: RKTransform {
    get { record.pointee.inverse }
    nonmutating _modify { yield &record.pointee.inverse }
  }
  @inline(__always) var anchorPoint: RKPoint {
    get { record.pointee.anchorPoint }
    nonmutating _modify { yield &record.pointee.anchorPoint }
  }
  @inline(__always) var zPosition: Double {
    get { record.pointee.zPosition }
    nonmutating _modify { yield &record.pointee.zPosition }
  }
  @inline(__always) var window: WindowFields? {
    get { record.pointee.window }
    nonmutating _modify { yield &record.pointee.window }
  }
  @inline(__always) var control: ControlFields? {
    get { record.pointee.control }
    nonmutating _modify { yield &record.pointee.control }
  }
  @inline(__always) var index: SubviewIndex? {
    get { record.pointee.index }
    nonmutating _modify { yield &record.pointee.index }
  }
  @inline(__always) var plainWalks: Int32 {
    get { record.pointee.plainWalks }
    nonmutating _modify { yield &record.pointee.plainWalks }
  }
  @inline(__always) var uselessTries: Int32 {
    get { record.pointee.uselessTries }
    nonmutating _modify { yield &record.pointee.uselessTries }
  }
  @inline(__always) var scroll: ScrollFields? {
    get { record.pointee.scroll }
    nonmutating _modify { yield &record.pointee.scroll }
  }
  @inline(__always) var recognizers: Buffer<UInt32> {
    get { record.pointee.recognizers }
    nonmutating _modify { yield &record.pointee.recognizers }
  }
  @inline(__always) var firstTouch: UInt64 {
    get { record.pointee.firstTouch }
    nonmutating _modify { yield &record.pointee.firstTouch }
  }
  @inline(__always) var sequence: UInt64 {
    get { record.pointee.sequence }
    nonmutating _modify { yield &record.pointee.sequence }
  }
}

/// A reference to a `ChildBlockRecord`: it keeps nothing alive.
struct ChildBlock: Reference {
  let record: UnsafeMutablePointer<ChildBlockRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ChildBlockRecord>) { self.record = record }
}

extension ChildBlock {
  @inline(__always) var capacity: UInt32 {
    get { record.pointee.capacity }
    nonmutating _modify { yield &record.pointee.capacity }
  }
  @inline(__always) var pins: UInt32 {
    get { record.pointee.pins }
    nonmutating _modify { yield &record.pointee.pins }
  }
}

/// A reference to a `WindowData`: it keeps nothing alive.
struct WindowFields: Reference {
  let record: UnsafeMutablePointer<WindowData>

  @inline(__always) init(_ record: UnsafeMutablePointer<WindowData>) { self.record = record }
}

extension Window {
  /// What it has beyond a view.
  @inline(__always) var data: WindowFields { view.extras.unsafelyUnwrapped.window.unsafelyUnwrapped }
  @inline(__always) var rootController: Controller? {
    get { context.controller(ifAny: data.record.pointee.rootController) }
    nonmutating set { data.record.pointee.rootController = newValue.number }
  }
  @inline(__always) var firstResponder: Responder? {
    get { context.responder(ifAny: data.record.pointee.firstResponder) }
    nonmutating set { data.record.pointee.firstResponder = newValue.number }
  }
}

extension WindowFields {
  @inline(__always) var level: Double {
    get { record.pointee.level }
    nonmutating _modify { yield &record.pointee.level }
  }
  @inline(__always) var screen: UInt32 {
    get { record.pointee.screen }
    nonmutating _modify { yield &record.pointee.screen }
  }
  @inline(__always) var taps: Buffer<EndedTap> {
    get { record.pointee.taps }
    nonmutating _modify { yield &record.pointee.taps }
  }
}

/// A reference to a `FieldData`: it keeps nothing alive.
struct TextFieldFields: Reference {
  let record: UnsafeMutablePointer<FieldData>

  @inline(__always) init(_ record: UnsafeMutablePointer<FieldData>) { self.record = record }
}

extension TextFieldFields {
  @inline(__always) var anchor: Int {
    get { record.pointee.anchor }
    nonmutating _modify { yield &record.pointee.anchor }
  }
  @inline(__always) var head: Int {
    get { record.pointee.head }
    nonmutating _modify { yield &record.pointee.head }
  }
  @inline(__always) var markedStart: Int {
    get { record.pointee.markedStart }
    nonmutating _modify { yield &record.pointee.markedStart }
  }
  @inline(__always) var markedEnd: Int {
    get { record.pointee.markedEnd }
    nonmutating _modify { yield &record.pointee.markedEnd }
  }
  @inline(__always) var delegate: FieldDelegate? {
    get { record.pointee.delegate }
    nonmutating _modify { yield &record.pointee.delegate }
  }
}
