// SPDX-License-Identifier: MIT
/// A reference to a record of one kind: it keeps nothing alive.
protocol Reference: Equatable {
  associatedtype Record
  init(_ record: UnsafeMutablePointer<Record>)
  var record: UnsafeMutablePointer<Record> { get }
}

extension Reference {
  @inline(__always) var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
  /// The one that lies so many places after this one.
  @inline(__always) subscript(_ place: Int) -> Self { Self(record + place) }
  @inline(__always) func initialize(to value: Record) { record.initialize(to: value) }
  /// All its fields at once.
  @inline(__always) var whole: Record {
    get { record.pointee }
    nonmutating _modify { yield &record.pointee }
  }
}

extension Memory {
  /// One record, zeroed.
  func make<R: Reference>(_ type: R.Type) -> R? { allocate(R.Record.self).map { R($0) } }
  /// The same whatever the limit is.
  func makeAnyway<R: Reference>(_ type: R.Type) -> R? { allocateAnyway(R.Record.self).map { R($0) } }
  func free<R: Reference>(_ reference: R?) { free(reference?.record, 1) }
}

extension Arena {
  /// The first of so many records, which lie one after another.
  @inline(__always) mutating func make<R: Reference>(_ type: R.Type, _ count: Int, _ memory: Memory) -> R? { allocate(R.Record.self, count, memory).map { R($0) } }
}

extension UnsafeMutableRawPointer {
  /// The record of that kind that lies here.
  @inline(__always) func bound<R: Reference>(to type: R.Type) -> R { R(assumingMemoryBound(to: R.Record.self)) }
}

/// A reference to a record that lies on the stack, for the body alone.
@inline(__always) func withReference<R: Reference, T>(to record: inout R.Record, _ body: (R) -> T) -> T {
  withUnsafeMutablePointer(to: &record) { body(R($0)) }
}
