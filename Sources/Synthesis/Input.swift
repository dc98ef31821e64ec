// SPDX-License-Identifier: MIT
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

package enum InputKind: Int32, BitwiseCopyable {
  case touch = 0
  case scroll = 1
  case transform = 2
  case press = 3
  case pause = 4
}

/// One report of a device; what its kind does not have is 0. Touches that follow one another with one time are one update.
package struct Input: BitwiseCopyable {
  package var time = 0.0
  package var location = RKPoint()
  package var delta = RKPoint()
  package var scale = 0.0
  package var rotation = 0.0
  package var force = 0.0
  package var majorRadius = 0.0
  package var id: Int64 = 0
  package var kind = InputKind.pause
  package var phase: Int32 = 0
  package var pressType: Int32 = 0
  package var keyCode: UInt32 = 0
  package var character: UInt32 = 0
  package var modifiers: UInt32 = 0
  package var isDiscrete = false
}

/// Why a gesture is not made.
package struct Refused: Error, @unchecked Sendable {
  package var status: RKStatus
  package var sentence: StaticString
  /// The library's own sentence has the reason: a function of it failed.
  package var isFromLibrary = false
  /// The word of a command that is meant.
  package var subject: UnsafeBufferPointer<UInt8>?

  package init(_ sentence: StaticString, _ status: RKStatus = .invalidArgument) { (self.sentence, self.status) = (sentence, status) }

  static var memory: Refused { Refused("there is no memory for the inputs", .noMemory) }

  /// What a function of the library returned.
  static func library(_ status: RKStatus) -> Refused {
    var refused = Refused("the library refused an input: rk_last_error() has the reason", status)
    refused.isFromLibrary = true
    return refused
  }
}

@inline(never) func check(_ status: RKStatus) throws(Refused) {
  if status != .OK { throw .library(status) }
}

@inline(never) func check(_ point: RKPoint, _ sentence: StaticString) throws(Refused) {
  guard abs(point.x) <= 1e9, abs(point.y) <= 1e9 else { throw Refused(sentence) }
}

/// A duration.
@inline(never) func check(_ seconds: Double, _ sentence: StaticString) throws(Refused) {
  guard seconds >= 0, seconds <= 86_400 else { throw Refused(sentence) }
}
