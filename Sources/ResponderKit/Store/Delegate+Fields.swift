// SPDX-License-Identifier: MIT
import CResponderKit

/// A delegate: its functions, and a count of the calls that use them.
struct DelegateRecord<Functions> {
  var table: Functions
  /// A handle; 0: the delegate is no object.
  var object: UInt
  var drop: DropFunction?
  var userdata: UnsafeMutableRawPointer?
  /// The plugin whose code set it; 0: the host.
  var plugin: UInt16
  /// Calls in progress; a delegate that was replaced goes with the last.
  var uses = 0
  var isReplaced = false

  init(_ table: Functions, _ object: OpaquePointer?, _ drop: DropFunction?, _ userdata: UnsafeMutableRawPointer?, plugin: UInt16) {
    self.table = table
    self.object = UInt(bitPattern: object)
    self.drop = drop
    self.userdata = userdata
    self.plugin = plugin
  }
}

/// A reference to a `DelegateRecord`: it keeps nothing alive.
struct Delegate<Functions>: Reference {
  let record: UnsafeMutablePointer<DelegateRecord<Functions>>

  @inline(__always) init(_ record: UnsafeMutablePointer<DelegateRecord<Functions>>) { self.record = record }
}

typealias GestureDelegate = Delegate<RKGestureRecognizerDelegate>
typealias ScrollDelegate = Delegate<RKScrollViewDelegate>
typealias FieldDelegate = Delegate<RKTextFieldDelegate>

extension Delegate {
  @inline(__always) var table: Functions { record.pointee.table }
  @inline(__always) var object: UInt { record.pointee.object }
  @inline(__always) var drop: DropFunction? { record.pointee.drop }
  @inline(__always) var userdata: UnsafeMutableRawPointer? { record.pointee.userdata }
  @inline(__always) var plugin: UInt16 { record.pointee.plugin }
  @inline(__always) var uses: Int {
    get { record.pointee.uses }
    nonmutating _modify { yield &record.pointee.uses }
  }
  @inline(__always) var isReplaced: Bool {
    get { record.pointee.isReplaced }
    nonmutating _modify { yield &record.pointee.isReplaced }
  }
}
