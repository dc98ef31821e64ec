// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `PluginData`: it keeps nothing alive.
struct Plugin: Equatable {
  let record: UnsafeMutablePointer<PluginData>

  @inline(__always) init(_ record: UnsafeMutablePointer<PluginData>) { self.record = record }
  @inline(__always) init(_ raw: UnsafeRawPointer) { record = UnsafeMutablePointer(mutating: raw.assumingMemoryBound(to: PluginData.self)) }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension Plugin {
  @inline(__always) var handle: UInt32 {
    get { record.pointee.handle }
    nonmutating _modify { yield &record.pointee.handle }
  }
  @inline(__always) var number: UInt16 {
    get { record.pointee.number }
    nonmutating _modify { yield &record.pointee.number }
  }
  @inline(__always) var state: PluginData.State {
    get { record.pointee.state }
    nonmutating _modify { yield &record.pointee.state }
  }
  @inline(__always) var entry: UnsafePointer<RKPluginEntry> {
    get { record.pointee.entry }
    nonmutating _modify { yield &record.pointee.entry }
  }
  @inline(__always) var data: UnsafeMutableRawPointer? {
    get { record.pointee.data }
    nonmutating _modify { yield &record.pointee.data }
  }
  @inline(__always) var host: UnsafeMutablePointer<RKHost> {
    get { record.pointee.host }
    nonmutating _modify { yield &record.pointee.host }
  }
  @inline(__always) var original: RKHost {
    get { record.pointee.original }
    nonmutating _modify { yield &record.pointee.original }
  }
  @inline(__always) var id: OwnText {
    get { record.pointee.id }
    nonmutating _modify { yield &record.pointee.id }
  }
  @inline(__always) var version: OwnText {
    get { record.pointee.version }
    nonmutating _modify { yield &record.pointee.version }
  }
  @inline(__always) var path: OwnText {
    get { record.pointee.path }
    nonmutating _modify { yield &record.pointee.path }
  }
  @inline(__always) var faults: UInt64 {
    get { record.pointee.faults }
    nonmutating _modify { yield &record.pointee.faults }
  }
  @inline(__always) var lastFault: Int32 {
    get { record.pointee.lastFault }
    nonmutating _modify { yield &record.pointee.lastFault }
  }
}
