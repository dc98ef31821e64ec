// SPDX-License-Identifier: MIT
import CResponderKit

// The method tables of class descriptors, and what a recorder writes down of them.

/// Sizes of the first versions of tables that have grown since, each at its end and by pointers.
private let pointerSize = MemoryLayout<UnsafeRawPointer>.size
private let firstViewMethods = MemoryLayout<RKViewMethods>.size - pointerSize
private let firstResponderMethods = MemoryLayout<RKResponderMethods>.size - 12 * pointerSize
private let firstWindowMethods = MemoryLayout<RKWindowMethods>.size - pointerSize
private let firstControllerMethods = MemoryLayout<RKViewControllerMethods>.size - 6 * pointerSize
private let firstGestureMethods = MemoryLayout<RKGestureRecognizerMethods>.size - 5 * pointerSize

/// The method tables of a descriptor, read and checked against what instances will be.
struct MethodTables {
  var responder = RKResponderMethods()
  var view = RKViewMethods()
  var window = RKWindowMethods()
  var controller = RKViewControllerMethods()
  var application = RKApplicationMethods()
  var control = RKControlMethods()
  var gesture = RKGestureRecognizerMethods()
  var scroll = RKScrollViewMethods()

  mutating func read(_ desc: RKClassDesc, _ kind: Kind) throws(RKStatus) {
    let isView = KindSet.views.contains(kind)
    if let table = desc.responder_methods {
      try require(kind != .gesture, "desc.responder_methods")
      try readSized(table, into: &responder, minimum: firstResponderMethods, "desc.responder_methods.struct_size")
    }
    if let table = desc.view_methods {
      try require(isView, "desc.view_methods")
      try readSized(table, into: &view, minimum: firstViewMethods, "desc.view_methods.struct_size")
    }
    if let table = desc.window_methods {
      try require(kind == .window, "desc.window_methods")
      try readSized(table, into: &window, minimum: firstWindowMethods, "desc.window_methods.struct_size")
    }
    if let table = desc.view_controller_methods {
      try require(kind == .viewController, "desc.view_controller_methods")
      try readSized(table, into: &controller, minimum: firstControllerMethods, "desc.view_controller_methods.struct_size")
    }
    if let table = desc.application_methods {
      try require(kind == .application, "desc.application_methods")
      try readSized(table, into: &application, minimum: MemoryLayout<RKApplicationMethods>.size, "desc.application_methods.struct_size")
    }
    if let table = desc.control_methods {
      try require(kind == .control, "desc.control_methods")
      try readSized(table, into: &control, minimum: MemoryLayout<RKControlMethods>.size, "desc.control_methods.struct_size")
    }
    if let table = desc.scroll_view_methods {
      try require(kind == .scroll, "desc.scroll_view_methods")
      try readSized(table, into: &scroll, minimum: MemoryLayout<RKScrollViewMethods>.size, "desc.scroll_view_methods.struct_size")
    }
    if let table = desc.gesture_recognizer_methods {
      try require(kind == .gesture, "desc.gesture_recognizer_methods")
      try readSized(table, into: &gesture, minimum: firstGestureMethods, "desc.gesture_recognizer_methods.struct_size")
    }
  }

  /// Which functions they bring.
  var masks: ClassMasks {
    var masks = ClassMasks()
    withUnsafeBytes(of: responder) { masks.read(0, $0) }
    withUnsafeBytes(of: view) { masks.read(1, $0) }
    withUnsafeBytes(of: window) { masks.read(2, $0) }
    withUnsafeBytes(of: controller) { masks.read(3, $0) }
    withUnsafeBytes(of: application) { masks.read(4, $0) }
    withUnsafeBytes(of: control) { masks.read(5, $0) }
    withUnsafeBytes(of: gesture) { masks.read(6, $0) }
    withUnsafeBytes(of: scroll) { masks.read(7, $0) }
    return masks
  }

  @inline(never)
  private static func number(_ table: UnsafeMutableRawBufferPointer, _ group: UInt) {
    var place = FunctionTable.head
    var k: UInt = 1
    while place < table.count {
      table.baseAddress.unsafelyUnwrapped.storeBytes(of: group << 6 | k, toByteOffset: place, as: UInt.self)
      place += MemoryLayout<UInt>.size
      k += 1
    }
  }

  /// Tables whose words are the numbers of their places, to find out which place is which method's.
  fileprivate static func numbered(_ kind: Kind) -> MethodTables {
    var tables = MethodTables()
    if kind == .gesture {
      withUnsafeMutableBytes(of: &tables.gesture) { number($0, 6) }
      return tables
    }
    withUnsafeMutableBytes(of: &tables.responder) { number($0, 0) }
    withUnsafeMutableBytes(of: &tables.view) { number($0, 1) }
    withUnsafeMutableBytes(of: &tables.window) { number($0, 2) }
    withUnsafeMutableBytes(of: &tables.controller) { number($0, 3) }
    withUnsafeMutableBytes(of: &tables.application) { number($0, 4) }
    withUnsafeMutableBytes(of: &tables.control) { number($0, 5) }
    withUnsafeMutableBytes(of: &tables.scroll) { number($0, 7) }
    return tables
  }

  private func require(_ fits: Bool, _ argument: Literal) throws(RKStatus) {
    guard fits else { throw failure(.invalidArgument, argument, "are methods that instances of the superclass do not have; leave it NULL") }
  }

  /// Every function that the tables bring.
  func forEach(_ visit: (Method, UnsafeRawPointer) -> Void) {
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: Method.count) { list in
      list.initialize(repeating: nil)
      fill(list.baseAddress.unsafelyUnwrapped)
      for k in places(Method.count) {
        if let function = list[k], let method = Method(rawValue: k) { visit(method, function) }
      }
    }
  }

  /// The functions by their methods' numbers, in one piece of code for all callers.
  @inline(never)
  private func fill(_ list: UnsafeMutablePointer<UnsafeRawPointer?>) {
    func give<F>(_ method: Method, _ function: F?) {
      if let raw = unsafeBitCast(function, to: UnsafeRawPointer?.self) { list[method.rawValue] = raw }
    }
    give(.nextResponder, responder.next_responder)
    give(.touchesBegan, responder.touches_began)
    give(.touchesMoved, responder.touches_moved)
    give(.touchesEnded, responder.touches_ended)
    give(.touchesCancelled, responder.touches_cancelled)
    give(.canBecomeFirstResponder, responder.can_become_first_responder)
    give(.becomeFirstResponder, responder.become_first_responder)
    give(.canResignFirstResponder, responder.can_resign_first_responder)
    give(.resignFirstResponder, responder.resign_first_responder)
    give(.canPerformAction, responder.can_perform_action)
    give(.targetForAction, responder.target_for_action)
    give(.hitTest, view.hit_test)
    give(.pointInside, view.point_inside)
    give(.willMoveToSuperview, view.will_move_to_superview)
    give(.didMoveToSuperview, view.did_move_to_superview)
    give(.willMoveToWindow, view.will_move_to_window)
    give(.didMoveToWindow, view.did_move_to_window)
    give(.didAddSubview, view.did_add_subview)
    give(.willRemoveSubview, view.will_remove_subview)
    give(.windowSendEvent, window.send_event)
    give(.becomeKeyWindow, window.become_key_window)
    give(.resignKeyWindow, window.resign_key_window)
    give(.loadView, controller.load_view)
    give(.viewDidLoad, controller.view_did_load)
    give(.applicationSendEvent, application.send_event)
    give(.gestureRecognizerShouldBegin, view.gesture_recognizer_should_begin)
    give(.beginTracking, control.begin_tracking)
    give(.continueTracking, control.continue_tracking)
    give(.endTracking, control.end_tracking)
    give(.cancelTracking, control.cancel_tracking)
    give(.sendAction, control.send_action)
    give(.touchesBegan, gesture.touches_began)
    give(.touchesMoved, gesture.touches_moved)
    give(.touchesEnded, gesture.touches_ended)
    give(.touchesCancelled, gesture.touches_cancelled)
    give(.reset, gesture.reset)
    give(.canPrevent, gesture.can_prevent)
    give(.canBePreventedBy, gesture.can_be_prevented_by)
    give(.shouldRequireFailureOf, gesture.should_require_failure_of)
    give(.shouldBeRequiredToFailBy, gesture.should_be_required_to_fail_by)
    give(.shouldReceiveEvent, gesture.should_receive_event)
    give(.pressesBegan, gesture.presses_began)
    give(.pressesChanged, gesture.presses_changed)
    give(.pressesEnded, gesture.presses_ended)
    give(.pressesCancelled, gesture.presses_cancelled)
    give(.pressesBegan, responder.presses_began)
    give(.pressesChanged, responder.presses_changed)
    give(.pressesEnded, responder.presses_ended)
    give(.pressesCancelled, responder.presses_cancelled)
    give(.motionBegan, responder.motion_began)
    give(.motionEnded, responder.motion_ended)
    give(.motionCancelled, responder.motion_cancelled)
    give(.remoteControlReceived, responder.remote_control_received)
    give(.insertText, responder.insert_text)
    give(.deleteBackward, responder.delete_backward)
    give(.hasText, responder.has_text)
    give(.touchesShouldBegin, scroll.touches_should_begin)
    give(.touchesShouldCancel, scroll.touches_should_cancel)
    give(.viewWillAppear, controller.view_will_appear)
    give(.viewIsAppearing, controller.view_is_appearing)
    give(.viewDidAppear, controller.view_did_appear)
    give(.viewWillDisappear, controller.view_will_disappear)
    give(.viewDidDisappear, controller.view_did_disappear)
    give(.forwardsAppearance, controller.should_automatically_forward_appearance_methods)
    give(.canBecomeKeyWindow, window.can_become_key_window)
    give(.touchesEstimatedPropertiesUpdated, responder.touches_estimated_properties_updated)
    give(.touchesEstimatedPropertiesUpdated, gesture.touches_estimated_properties_updated)
  }

  var count: Int {
    var count = 0
    forEach { _, _ in count += 1 }
    return count
  }
}

extension Context {
  /// Which functions a class's tables brought, found back from the methods that it has itself.
  func methodMasks(_ cls: Class) -> ClassMasks {
    var masks = ClassMasks()
    let own = ownBits(cls)
    MethodTables.numbered(cls.kind).forEach { method, word in
      let number = UInt(bitPattern: word)
      if own & method.bit != 0 { masks[Int(number >> 6)] |= 1 << UInt64((number & 63) - 1) }
    }
    return masks
  }
}
