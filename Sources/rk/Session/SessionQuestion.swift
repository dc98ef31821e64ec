// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

/// A callback of the library: a question or a notice.
struct SessionQuestion {
  /// The function of the program, such as "RKViewMethods.hit_test".
  var slot: String
  /// The method's owner; 0: none. A number means another object later, a handle does not.
  let receiver: UInt64
  let handle: OpaquePointer?
  /// The other object: a touch, another recogniser, a view, the sender of an action.
  let object: OpaquePointer?
  let event: OpaquePointer?
  /// Touches or presses.
  let list: [OpaquePointer?]
  let point: RKPoint
  /// A mask of control events, or the like.
  let number: Int64
  /// A time or a scale.
  let amount: Double
  let text: String

  init(_ slot: UnsafePointer<CChar>, receiver: UInt64, _ handle: OpaquePointer?, _ asked: RKReplayAsked) {
    self.slot = String(cString: slot)
    self.receiver = receiver
    self.handle = handle
    object = asked.object
    event = asked.event
    list = Array(UnsafeBufferPointer(start: asked.list, count: asked.list == nil ? 0 : asked.count))
    point = RKPoint(x: asked.x, y: asked.y)
    number = asked.number
    amount = asked.amount
    text = asked.text.map { String(cString: $0) } ?? ""
  }
}
