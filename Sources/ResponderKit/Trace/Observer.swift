// SPDX-License-Identifier: MIT
import CResponderKit

// The observer (SPEC 356): it sees methods being called, and takes no part. While there is one, decisions are traced too, so that every path that saves
// calls is off, and nothing looks for an observer where none is.

/// A method that is about to be called, and what it is called with.
struct ObservedCall {
  var method: RKObservedMethod
  var event: OpaquePointer?
  /// Touches or presses.
  var list: UnsafePointer<OpaquePointer?>?
  var count = 0
  var point = RKPoint()
  var value: Int64 = 0
  var text: UnsafePointer<CChar>?

  init(_ method: RKObservedMethod, event: OpaquePointer? = nil) {
    self.method = method
    self.event = event
  }

  /// A method that receives touches or presses.
  init(_ method: RKObservedMethod, _ list: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    self.init(method, event: event)
    self.list = list
    self.count = count
  }

  init(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    let method: RKObservedMethod =
      switch phase {
      case .began: .touchesBegan
      case .moved: .touchesMoved
      case .ended: .touchesEnded
      default: .touchesCancelled
      }
    self.init(method, touches, count, event)
  }

  init(_ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    let method: RKObservedMethod =
      switch phase {
      case .began: .pressesBegan
      case .changed: .pressesChanged
      case .ended: .pressesEnded
      default: .pressesCancelled
      }
    self.init(method, presses, count, event)
  }
}

extension Context {
  var isObserved: Bool { observer != nil }
}

extension ObjectReference {
  /// Show the observer a call of this object's method. False: the object has ended in the observer, and gets no call.
  @inline(__always)
  func isCalled(_ call: @autoclosure () -> ObservedCall) -> Bool { !context.isObserved || show(call()) }

  /// Without stack for the observer it sees nothing, and the method is called all the same.
  @inline(never)
  private func show(_ call: ObservedCall) -> Bool {
    let context = context
    guard let observer = context.observer, context.hasStack else { return true }
    let base = base
    let generation = base.generation
    var shown = RKObservation()
    shown.struct_size = UInt32(MemoryLayout<RKObservation>.size)
    shown.method = call.method
    shown.event = call.event
    shown.objects = call.list
    shown.count = call.count
    shown.point = call.point
    shown.value = call.value
    shown.text = call.text
    context.enterHost(base.index)
    observer(context.contextPointer, context.pointer(base.index), &shown, context.observerUserdata)
    context.leaveHost()
    return base.generation == generation
  }
}
