// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `ControlData`: it keeps nothing alive.
struct ControlFields: Reference {
  let record: UnsafeMutablePointer<ControlData>

  @inline(__always) init(_ record: UnsafeMutablePointer<ControlData>) { self.record = record }
  @inline(__always) init(_ raw: UnsafeRawPointer) { record = UnsafeMutablePointer(mutating: raw.assumingMemoryBound(to: ControlData.self)) }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension ControlFields {
  @inline(__always) var flags: ControlFlags {
    get { record.pointee.flags }
    nonmutating _modify { yield &record.pointee.flags }
  }
  /// Whether it has any of them.
  @inline(__always) func has(_ any: ControlFlags) -> Bool { flags.has(any) }
  @inline(__always) var type: ControlType {
    get { record.pointee.type }
    nonmutating _modify { yield &record.pointee.type }
  }
  @inline(__always) var targets: TargetList {
    get { record.pointee.targets }
    nonmutating _modify { yield &record.pointee.targets }
  }
  @inline(__always) var numbers: ActionNumbers {
    get { record.pointee.numbers }
    nonmutating _modify { yield &record.pointee.numbers }
  }
  @inline(__always) var touch: UInt {
    get { record.pointee.touch }
    nonmutating _modify { yield &record.pointee.touch }
  }
  @inline(__always) var forwarded: Buffer<UInt> {
    get { record.pointee.forwarded }
    nonmutating _modify { yield &record.pointee.forwarded }
  }
  @inline(__always) var value: Double {
    get { record.pointee.value }
    nonmutating _modify { yield &record.pointee.value }
  }
  @inline(__always) var minimum: Double {
    get { record.pointee.minimum }
    nonmutating _modify { yield &record.pointee.minimum }
  }
  @inline(__always) var maximum: Double {
    get { record.pointee.maximum }
    nonmutating _modify { yield &record.pointee.maximum }
  }
  @inline(__always) var step: Double {
    get { record.pointee.step }
    nonmutating _modify { yield &record.pointee.step }
  }
  @inline(__always) var count: Int64 {
    get { record.pointee.count }
    nonmutating _modify { yield &record.pointee.count }
  }
  @inline(__always) var selected: Int64 {
    get { record.pointee.selected }
    nonmutating _modify { yield &record.pointee.selected }
  }
  @inline(__always) var start: RKPoint {
    get { record.pointee.start }
    nonmutating _modify { yield &record.pointee.start }
  }
  @inline(__always) var startValue: Double {
    get { record.pointee.startValue }
    nonmutating _modify { yield &record.pointee.startValue }
  }
  @inline(__always) var timerHandle: UInt {
    get { record.pointee.timerHandle }
    nonmutating _modify { yield &record.pointee.timerHandle }
  }
  @inline(__always) var segments: Buffer<Segment> {
    get { record.pointee.segments }
    nonmutating _modify { yield &record.pointee.segments }
  }
  @inline(__always) var text: Buffer<CChar> {
    get { record.pointee.text }
    nonmutating _modify { yield &record.pointee.text }
  }
  @inline(__always) var field: TextFieldFields? {
    get { record.pointee.field }
    nonmutating _modify { yield &record.pointee.field }
  }
}
