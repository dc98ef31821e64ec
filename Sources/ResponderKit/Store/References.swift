// SPDX-License-Identifier: MIT
import CResponderKit

// References to what one kind of record stands for in several ways. Like all others they keep nothing alive.

/// A responder of any kind, and the context that it belongs to.
struct Responder: Equatable {
  let context: Context
  let record: Header

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.index }
}

/// What is a view and more.
protocol ViewKind: ObjectReference {
  init(context: Context, record: UnsafeMutablePointer<ViewRecord>)
  var record: UnsafeMutablePointer<ViewRecord> { get }
}

extension ViewKind {
  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }
  @inline(__always) var view: View { View(context: context, record: record) }
}

struct Window: ViewKind {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>
}

struct Control: ViewKind {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>

  /// What it has beyond a view.
  @inline(__always) var data: ControlFields { view.extras.unsafelyUnwrapped.control.unsafelyUnwrapped }
}

struct TextField: ViewKind {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>

  @inline(__always) var control: Control { Control(context: context, record: record) }
}

struct ScrollView: ViewKind {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>

  /// What it has beyond a view.
  @inline(__always) var data: ScrollFields { view.extras.unsafelyUnwrapped.scroll.unsafelyUnwrapped }
}
