import CResponderKit

/// A reference to a `GestureDelegateRecord`: it keeps nothing alive.
struct GestureDelegate: Reference {
  let record: UnsafeMutablePointer<GestureDelegateRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<GestureDelegateRecord>) { self.record = record }
}

extension GestureDelegate {
  @inline(__always) var table: RKGestureRecognizerDelegate {
    get { record.pointee.table }
    nonmutating _modify { yield &record.pointee.table }
  }
  @inline(__always) var object: UInt {
    get { record.pointee.object }
    nonmutating _modify { yield &record.pointee.object }
  }
  @inline(__always) var plugin: UInt16 {
    get { record.pointee.plugin }
    nonmutating _modify { yield &record.pointee.plugin }
  }
  @inline(__always) var uses: Int {
    get { record.pointee.uses }
    nonmutating _modify { yield &record.pointee.uses }
  }
  @inline(__always) var replaced: Bool {
    get { record.pointee.replaced }
    nonmutating _modify { yield &record.pointee.replaced }
  }
}

/// A reference to a `ScrollDelegateRecord`: it keeps nothing alive.
struct ScrollDelegate: Reference {
  let record: UnsafeMutablePointer<ScrollDelegateRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ScrollDelegateRecord>) { self.record = record }
}

extension ScrollDelegate {
  @inline(__always) var table: RKScrollViewDelegate {
    get { record.pointee.table }
    nonmutating _modify { yield &record.pointee.table }
  }
  @inline(__always) var object: UInt {
    get { record.pointee.object }
    nonmutating _modify { yield &record.pointee.object }
  }
  @inline(__always) var uses: Int {
    get { record.pointee.uses }
    nonmutating _modify { yield &record.pointee.uses }
  }
  @inline(__always) var replaced: Bool {
    get { record.pointee.replaced }
    nonmutating _modify { yield &record.pointee.replaced }
  }
  @inline(__always) var plugin: UInt16 {
    get { record.pointee.plugin }
    nonmutating _modify { yield &record.pointee.plugin }
  }
}

/// A reference to a `FieldDelegateRecord`: it keeps nothing alive.
struct FieldDelegate: Reference {
  let record: UnsafeMutablePointer<FieldDelegateRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<FieldDelegateRecord>) { self.record = record }
}

extension FieldDelegate {
  @inline(__always) var table: RKTextFieldDelegate {
    get { record.pointee.table }
    nonmutating _modify { yield &record.pointee.table }
  }
  @inline(__always) var object: UInt {
    get { record.pointee.object }
    nonmutating _modify { yield &record.pointee.object }
  }
  @inline(__always) var uses: Int {
    get { record.pointee.uses }
    nonmutating _modify { yield &record.pointee.uses }
  }
  @inline(__always) var replaced: Bool {
    get { record.pointee.replaced }
    nonmutating _modify { yield &record.pointee.replaced }
  }
  @inline(__always) var plugin: UInt16 {
    get { record.pointee.plugin }
    nonmutating _modify { yield &record.pointee.plugin }
  }
}
