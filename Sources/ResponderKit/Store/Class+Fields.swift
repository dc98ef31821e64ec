// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `ClassData`: it keeps nothing alive.
struct Class: Equatable {
  let record: UnsafeMutablePointer<ClassData>

  @inline(__always) init(_ record: UnsafeMutablePointer<ClassData>) { self.record = record }
  @inline(__always) init(_ raw: UnsafeRawPointer) { record = UnsafeMutablePointer(mutating: raw.assumingMemoryBound(to: ClassData.self)) }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension Class {
  /// All its fields at once.
  @inline(__always) var whole: ClassData {
    get { record.pointee }
    nonmutating _modify { yield &record.pointee }
  }
  @inline(__always) var handle: UInt32 {
    get { record.pointee.handle }
    nonmutating _modify { yield &record.pointee.handle }
  }
  @inline(__always) var id: UInt16 {
    get { record.pointee.id }
    nonmutating _modify { yield &record.pointee.id }
  }
  @inline(__always) var superclass: UInt16 {
    get { record.pointee.superclass }
    nonmutating _modify { yield &record.pointee.superclass }
  }
  @inline(__always) var depth: UInt16 {
    get { record.pointee.depth }
    nonmutating _modify { yield &record.pointee.depth }
  }
  @inline(__always) var builtIn: UInt16 {
    get { record.pointee.builtIn }
    nonmutating _modify { yield &record.pointee.builtIn }
  }
  @inline(__always) var kind: Kind {
    get { record.pointee.kind }
    nonmutating _modify { yield &record.pointee.kind }
  }
  @inline(__always) var ownsName: Bool {
    get { record.pointee.ownsName }
    nonmutating _modify { yield &record.pointee.ownsName }
  }
  @inline(__always) var ownsSlots: Bool {
    get { record.pointee.ownsSlots }
    nonmutating _modify { yield &record.pointee.ownsSlots }
  }
  @inline(__always) var flags: UInt8 {
    get { record.pointee.flags }
    nonmutating _modify { yield &record.pointee.flags }
  }
  @inline(__always) var hitChanged: Bool {
    get { record.pointee.hitChanged }
    nonmutating _modify { yield &record.pointee.hitChanged }
  }
  @inline(__always) var plugin: UInt16 {
    get { record.pointee.plugin }
    nonmutating _modify { yield &record.pointee.plugin }
  }
  @inline(__always) var name: UnsafeMutablePointer<CChar>? {
    get { record.pointee.name }
    nonmutating _modify { yield &record.pointee.name }
  }
  @inline(__always) var userdata: UnsafeMutableRawPointer? {
    get { record.pointee.userdata }
    nonmutating _modify { yield &record.pointee.userdata }
  }
  @inline(__always) var content: UnsafeMutablePointer<ClassContent>? {
    get { record.pointee.content }
    nonmutating _modify { yield &record.pointee.content }
  }
  @inline(__always) var slots: UnsafeMutablePointer<MethodSlot>? {
    get { record.pointee.slots }
    nonmutating _modify { yield &record.pointee.slots }
  }
  @inline(__always) var overrides: UInt64 {
    get { record.pointee.overrides }
    nonmutating _modify { yield &record.pointee.overrides }
  }
  @inline(__always) var outset: Double {
    get { record.pointee.outset }
    nonmutating _modify { yield &record.pointee.outset }
  }
  @inline(__always) var over: Class? {
    get { record.pointee.over }
    nonmutating _modify { yield &record.pointee.over }
  }
  @inline(__always) var nextName: ClassLink {
    get { record.pointee.nextName }
    nonmutating _modify { yield &record.pointee.nextName }
  }
  @inline(__always) var subclasses: ClassLink {
    get { record.pointee.subclasses }
    nonmutating _modify { yield &record.pointee.subclasses }
  }
  @inline(__always) var nextSubclass: ClassLink {
    get { record.pointee.nextSubclass }
    nonmutating _modify { yield &record.pointee.nextSubclass }
  }
  @inline(__always) var previousSubclass: ClassLink {
    get { record.pointee.previousSubclass }
    nonmutating _modify { yield &record.pointee.previousSubclass }
  }
  @inline(__always) var isRoot: Bool { record.pointee.isRoot }
  @inline(__always) var isBuiltIn: Bool { record.pointee.isBuiltIn }
  @inline(__always) var nameLength: Int {
    get { record.pointee.nameLength }
    nonmutating _modify { yield &record.pointee.nameLength }
  }
  @inline(__always) var isLayer: Bool { record.pointee.isLayer }
  @inline(__always) var isOff: Bool { record.pointee.isOff }
  @inline(__always) func has(_ flag: UInt8) -> Bool { record.pointee.has(flag) }
}
