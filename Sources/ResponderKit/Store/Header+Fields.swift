// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `SideRecord`: it keeps nothing alive.
struct Side: Reference {
  let record: UnsafeMutablePointer<SideRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<SideRecord>) { self.record = record }
}

extension Side {
  @inline(__always) var instance: UnsafeMutablePointer<InstanceChunk>? {
    get { record.pointee.instance }
    nonmutating _modify { yield &record.pointee.instance }
  }
  @inline(__always) var drop: DropFunction? {
    get { record.pointee.drop }
    nonmutating _modify { yield &record.pointee.drop }
  }
  @inline(__always) var name: UnsafeMutablePointer<CChar>? {
    get { record.pointee.name }
    nonmutating _modify { yield &record.pointee.name }
  }
  @inline(__always) var nameLength: Int {
    get { record.pointee.nameLength }
    nonmutating _modify { yield &record.pointee.nameLength }
  }
  @inline(__always) var values: Buffer<ProvidedValue> {
    get { record.pointee.values }
    nonmutating _modify { yield &record.pointee.values }
  }
  @inline(__always) var keyCommands: Buffer<KeyCommand> {
    get { record.pointee.keyCommands }
    nonmutating _modify { yield &record.pointee.keyCommands }
  }
  @inline(__always) var keyPlaces: NumberMap {
    get { record.pointee.keyPlaces }
    nonmutating _modify { yield &record.pointee.keyPlaces }
  }
  @inline(__always) var valuePlaces: NumberMap {
    get { record.pointee.valuePlaces }
    nonmutating _modify { yield &record.pointee.valuePlaces }
  }
}

/// A reference to a `HeaderRecord`: it keeps nothing alive.
struct Header: Reference {
  let record: UnsafeMutablePointer<HeaderRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<HeaderRecord>) { self.record = record }
}

extension Header {
  @inline(__always) var generation: UInt32 {
    get { record.pointee.generation }
    nonmutating _modify { yield &record.pointee.generation }
  }
  @inline(__always) var kind: Kind {
    get { record.pointee.kind }
    nonmutating _modify { yield &record.pointee.kind }
  }
  @inline(__always) var flags: UInt8 {
    get { record.pointee.flags }
    nonmutating _modify { yield &record.pointee.flags }
  }
  /// Its last reference is gone.
  @inline(__always) var isDying: Bool {
    get { has(1) }
    nonmutating set { set(1, newValue) }
  }
  /// What a responder answers that does not override the question.
  @inline(__always) var canBecomeFirst: Bool {
    get { has(2) }
    nonmutating set { set(2, newValue) }
  }
  @inline(__always) var cannotResignFirst: Bool {
    get { has(4) }
    nonmutating set { set(4, newValue) }
  }
  /// In the list of the dead, or past it.
  @inline(__always) var isQueued: Bool {
    get { has(8) }
    nonmutating set { set(8, newValue) }
  }
  @inline(__always) private func has(_ bit: UInt8) -> Bool { flags & bit != 0 }
  @inline(__always) private func set(_ bit: UInt8, _ on: Bool) { if on { flags |= bit } else { flags &= ~bit } }
  @inline(__always) var classID: UInt16 {
    get { record.pointee.classID }
    nonmutating _modify { yield &record.pointee.classID }
  }
  @inline(__always) var references: UInt32 {
    get { record.pointee.references }
    nonmutating _modify { yield &record.pointee.references }
  }
  @inline(__always) var owners: UInt32 {
    get { record.pointee.owners }
    nonmutating _modify { yield &record.pointee.owners }
  }
  @inline(__always) var visit: UInt32 {
    get { record.pointee.visit }
    nonmutating _modify { yield &record.pointee.visit }
  }
  @inline(__always) var index: UInt32 {
    get { record.pointee.index }
    nonmutating _modify { yield &record.pointee.index }
  }
  @inline(__always) var userdata: UnsafeMutableRawPointer? {
    get { record.pointee.userdata }
    nonmutating _modify { yield &record.pointee.userdata }
  }
  @inline(__always) var side: Side? {
    get { record.pointee.side }
    nonmutating _modify { yield &record.pointee.side }
  }
}
