// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `MemoryRecord`: it keeps nothing alive.
struct Memory: Reference {
  let record: UnsafeMutablePointer<MemoryRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<MemoryRecord>) { self.record = record }
}

extension Memory {
  @inline(__always) var limit: UInt64 {
    get { record.pointee.limit }
    nonmutating _modify { yield &record.pointee.limit }
  }
  @inline(__always) var hasRefused: Bool {
    get { record.pointee.hasRefused }
    nonmutating _modify { yield &record.pointee.hasRefused }
  }
  @inline(__always) var lends: Bool {
    get { record.pointee.lends }
    nonmutating _modify { yield &record.pointee.lends }
  }
}
