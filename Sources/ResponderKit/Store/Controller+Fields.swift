// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `ControllerRecord` and to the context that it belongs to: it keeps nothing alive.
struct Controller: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<ControllerRecord>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<ControllerRecord>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension Controller {
  @inline(__always) var header: HeaderRecord {
    get { record.pointee.header }
    nonmutating _modify { yield &record.pointee.header }
  }
  /// nil while it is not loaded.
  @inline(__always) var view: View? {
    get { context.view(ifAny: record.pointee.view) }
    nonmutating set { record.pointee.view = newValue.number }
  }
  @inline(__always) var parent: Controller? {
    get { context.controller(ifAny: record.pointee.parent) }
    nonmutating set { record.pointee.parent = newValue.number }
  }
  @inline(__always) var presenting: Controller? {
    get { context.controller(ifAny: record.pointee.presenting) }
    nonmutating set { record.pointee.presenting = newValue.number }
  }
  @inline(__always) var presented: Controller? {
    get { context.controller(ifAny: record.pointee.presented) }
    nonmutating set { record.pointee.presented = newValue.number }
  }
  /// The window that it is the root of.
  @inline(__always) var rootOf: Window? {
    get { context.window(ifAny: record.pointee.rootOf) }
    nonmutating set { record.pointee.rootOf = newValue.number }
  }
  @inline(__always) var loading: Bool {
    get { record.pointee.loading }
    nonmutating _modify { yield &record.pointee.loading }
  }
  @inline(__always) var appearance: Appearance {
    get { record.pointee.appearance }
    nonmutating _modify { yield &record.pointee.appearance }
  }
  @inline(__always) var inTransition: Bool {
    get { record.pointee.inTransition }
    nonmutating _modify { yield &record.pointee.inTransition }
  }
  @inline(__always) var forwards: Bool {
    get { record.pointee.forwards }
    nonmutating _modify { yield &record.pointee.forwards }
  }
  @inline(__always) var forwardsWalk: UInt64 {
    get { record.pointee.forwardsWalk }
    nonmutating _modify { yield &record.pointee.forwardsWalk }
  }
  @inline(__always) var animated: Bool {
    get { record.pointee.animated }
    nonmutating _modify { yield &record.pointee.animated }
  }
  @inline(__always) var children: Buffer<UInt32> {
    get { record.pointee.children }
    nonmutating _modify { yield &record.pointee.children }
  }
}

extension Controller {
  @inline(__always) func child(_ place: Int) -> Controller { context.controller(children[place]) }
}
