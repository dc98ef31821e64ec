import CResponderKit

// References to what one kind of record stands for in several ways.

/// A reference to a responder of any kind and to the context that it belongs to: it keeps nothing alive.
struct Responder: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<RecordHeader>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<RecordHeader>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.index }
}

/// A reference to a control and to the context that it belongs to: it keeps nothing alive.
struct Control: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<ViewRecord>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }

  @inline(__always) var view: View { View(record) }
  /// What it has beyond a view.
  @inline(__always) var data: ControlFields { view.extras.unsafelyUnwrapped.pointee.control.unsafelyUnwrapped }
}

/// A reference to a window and to the context that it belongs to: it keeps nothing alive.
struct Window: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<ViewRecord>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }

  @inline(__always) var view: View { View(record) }
}

/// A reference to a text field and to the context that it belongs to: it keeps nothing alive.
struct TextField: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<ViewRecord>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }

  @inline(__always) var view: View { View(record) }
  @inline(__always) var control: Control { Control(context, record) }
}

/// A reference to a scroll view and to the context that it belongs to: it keeps nothing alive.
struct ScrollView: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<ViewRecord>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<ViewRecord>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }

  @inline(__always) var view: View { View(record) }
  /// What it has beyond a view.
  @inline(__always) var data: ScrollFields { view.extras.unsafelyUnwrapped.pointee.scroll.unsafelyUnwrapped }
}
