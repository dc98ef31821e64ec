// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to an `InterfaceRecord`: it keeps nothing alive.
struct Interface: Reference {
  let record: UnsafeMutablePointer<InterfaceRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<InterfaceRecord>) { self.record = record }
}

extension Interface {
  @inline(__always) var signature: Signature {
    get { record.pointee.signature }
    nonmutating _modify { yield &record.pointee.signature }
  }
  @inline(__always) var cif: UnsafeMutableRawPointer? {
    get { record.pointee.cif }
    nonmutating _modify { yield &record.pointee.cif }
  }
  @inline(__always) var shape: InterfaceRecord.Shape {
    get { record.pointee.shape }
    nonmutating _modify { yield &record.pointee.shape }
  }
  @inline(__always) var spelled: UnsafeMutablePointer<CChar>? {
    get { record.pointee.spelled }
    nonmutating _modify { yield &record.pointee.spelled }
  }
}

/// A reference to a `ClosureStateRecord`: it keeps nothing alive.
struct ClosureState: Reference {
  let record: UnsafeMutablePointer<ClosureStateRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ClosureStateRecord>) { self.record = record }
}

extension ClosureState {
  @inline(__always) var context: Context {
    get { record.pointee.context }
    nonmutating _modify { yield &record.pointee.context }
  }
  @inline(__always) var handle: UInt {
    get { record.pointee.handle }
    nonmutating _modify { yield &record.pointee.handle }
  }
  @inline(__always) var interface: Interface {
    get { record.pointee.interface }
    nonmutating _modify { yield &record.pointee.interface }
  }
  @inline(__always) var writable: UnsafeMutableRawPointer? {
    get { record.pointee.writable }
    nonmutating _modify { yield &record.pointee.writable }
  }
  @inline(__always) var code: UnsafeMutableRawPointer? {
    get { record.pointee.code }
    nonmutating _modify { yield &record.pointee.code }
  }
  @inline(__always) var next: ClosureState? {
    get { record.pointee.next }
    nonmutating _modify { yield &record.pointee.next }
  }
}

/// A reference to a `ClosureRecord`: it keeps nothing alive.
struct Closure: Reference {
  let record: UnsafeMutablePointer<ClosureRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ClosureRecord>) { self.record = record }
}

extension Closure {
  @inline(__always) var header: HeaderRecord {
    get { record.pointee.header }
    nonmutating _modify { yield &record.pointee.header }
  }
  @inline(__always) var handler: RKClosureHandler? {
    get { record.pointee.handler }
    nonmutating _modify { yield &record.pointee.handler }
  }
  @inline(__always) var state: ClosureState? {
    get { record.pointee.state }
    nonmutating _modify { yield &record.pointee.state }
  }
}
