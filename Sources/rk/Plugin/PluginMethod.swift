// SPDX-License-Identifier: MIT
import CResponderKit

/// Every method that a class can override, in the order of the tables.
enum PluginMethod: String, CaseIterable {
  case nextResponder = "next_responder"
  case touchesBegan = "touches_began"
  case touchesMoved = "touches_moved"
  case touchesEnded = "touches_ended"
  case touchesCancelled = "touches_cancelled"
  case canBecomeFirst = "can_become_first_responder"
  case becomeFirst = "become_first_responder"
  case canResignFirst = "can_resign_first_responder"
  case resignFirst = "resign_first_responder"
  case canPerformAction = "can_perform_action"
  case targetForAction = "target_for_action"
  case pressesBegan = "presses_began"
  case pressesChanged = "presses_changed"
  case pressesEnded = "presses_ended"
  case pressesCancelled = "presses_cancelled"
  case motionBegan = "motion_began"
  case motionEnded = "motion_ended"
  case motionCancelled = "motion_cancelled"
  case remoteControl = "remote_control_received"
  case insertText = "insert_text"
  case deleteBackward = "delete_backward"
  case hasText = "has_text"
  case touchesUpdated = "touches_estimated_properties_updated"
  case hitTest = "hit_test"
  case pointInside = "point_inside"
  case willMoveToSuperview = "will_move_to_superview"
  case didMoveToSuperview = "did_move_to_superview"
  case willMoveToWindow = "will_move_to_window"
  case didMoveToWindow = "did_move_to_window"
  case didAddSubview = "did_add_subview"
  case willRemoveSubview = "will_remove_subview"
  case shouldBegin = "gesture_recognizer_should_begin"
  case windowSendEvent = "window send_event"
  case becomeKey = "become_key_window"
  case resignKey = "resign_key_window"
  case canBecomeKey = "can_become_key_window"
  case loadView = "load_view"
  case viewDidLoad = "view_did_load"
  case viewWillAppear = "view_will_appear"
  case viewIsAppearing = "view_is_appearing"
  case viewDidAppear = "view_did_appear"
  case viewWillDisappear = "view_will_disappear"
  case viewDidDisappear = "view_did_disappear"
  case forwardsAppearance = "should_automatically_forward_appearance_methods"
  case applicationSendEvent = "application send_event"
  case beginTracking = "begin_tracking"
  case continueTracking = "continue_tracking"
  case endTracking = "end_tracking"
  case cancelTracking = "cancel_tracking"
  case sendAction = "send_action"
  case touchesShouldBegin = "touches_should_begin"
  case touchesShouldCancel = "touches_should_cancel"
  case gestureBegan = "recogniser's touches_began"
  case gestureMoved = "recogniser's touches_moved"
  case gestureEnded = "recogniser's touches_ended"
  case gestureCancelled = "recogniser's touches_cancelled"
  case reset
  case canPrevent = "can_prevent"
  case canBePreventedBy = "can_be_prevented_by"
  case shouldRequireFailureOf = "should_require_failure_of"
  case shouldBeRequiredToFailBy = "should_be_required_to_fail_by"
  case shouldReceiveEvent = "should_receive_event"
  case gesturePressesBegan = "recogniser's presses_began"
  case gesturePressesChanged = "recogniser's presses_changed"
  case gesturePressesEnded = "recogniser's presses_ended"
  case gesturePressesCancelled = "recogniser's presses_cancelled"
  case gestureUpdated = "recogniser's touches_estimated_properties_updated"
}

/// What an object of a class is, which decides how it is made and used.
enum PluginKind: String, CaseIterable {
  case control = "Control"
  case scroll = "ScrollView"
  case window = "Window"
  case view = "View"
  case controller = "ViewController"
  case application = "Application"
  case recognizer = "GestureRecognizer"
  case responder = "Responder"

  var isView: Bool { isSubview || self == .window }
  /// Whether it hangs in other views.
  var isSubview: Bool { self == .view || self == .control || self == .scroll }

  /// The methods that such an object has.
  var methods: Set<PluginMethod> {
    if self == .recognizer { return PluginKind.range(.gestureBegan, .gestureUpdated) }
    var methods = PluginKind.range(.nextResponder, .touchesUpdated)
    if isView { methods.formUnion(PluginKind.range(.hitTest, .shouldBegin)) }
    switch self {
    case .control: methods.formUnion(PluginKind.range(.beginTracking, .sendAction))
    case .scroll: methods.formUnion(PluginKind.range(.touchesShouldBegin, .touchesShouldCancel))
    case .window: methods.formUnion(PluginKind.range(.windowSendEvent, .canBecomeKey))
    case .controller: methods.formUnion(PluginKind.range(.loadView, .forwardsAppearance))
    case .application: methods.insert(.applicationSendEvent)
    default: break
    }
    return methods
  }

  private static func range(_ first: PluginMethod, _ last: PluginMethod) -> Set<PluginMethod> {
    let all = PluginMethod.allCases
    return Set(all[all.firstIndex(of: first)!...all.firstIndex(of: last)!])
  }

  /// The kind of a class, built in or not.
  init?(of cls: OpaquePointer?, in context: OpaquePointer?) {
    for kind in PluginKind.allCases {
      var ancestor: OpaquePointer?
      var inherits = false
      guard rk_class_find(context, kind.rawValue, &ancestor) == .OK, rk_class_is_subclass_of(cls, ancestor, &inherits) == .OK else {
        continue
      }
      if inherits {
        self = kind
        return
      }
    }
    return nil
  }
}

/// The tables of a class description, copied as far as the plugin's header knew them.
struct PluginTables {
  var responder = RKResponderMethods()
  var view = RKViewMethods()
  var window = RKWindowMethods()
  var controller = RKViewControllerMethods()
  var application = RKApplicationMethods()
  var control = RKControlMethods()
  var scroll = RKScrollViewMethods()
  var recognizer = RKGestureRecognizerMethods()

  init(_ desc: RKClassDesc) {
    PluginTables.copy(desc.responder_methods, &responder)
    PluginTables.copy(desc.view_methods, &view)
    PluginTables.copy(desc.window_methods, &window)
    PluginTables.copy(desc.view_controller_methods, &controller)
    PluginTables.copy(desc.application_methods, &application)
    PluginTables.copy(desc.control_methods, &control)
    PluginTables.copy(desc.scroll_view_methods, &scroll)
    PluginTables.copy(desc.gesture_recognizer_methods, &recognizer)
  }

  /// A sized struct of any age; whatever it does not have stays 0.
  static func copy<Table>(_ source: UnsafePointer<Table>?, _ target: inout Table) {
    guard let source else { return }
    let size = UnsafeRawPointer(source).loadUnaligned(as: UInt32.self)
    withUnsafeMutableBytes(of: &target) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: source, count: min(Int(size), MemoryLayout<Table>.size)))
    }
  }

  var methods: Set<PluginMethod> {
    var methods: Set<PluginMethod> = []
    func note(_ method: PluginMethod, _ isThere: Bool) { if isThere { methods.insert(method) } }
    note(.nextResponder, responder.next_responder != nil)
    note(.touchesBegan, responder.touches_began != nil)
    note(.touchesMoved, responder.touches_moved != nil)
    note(.touchesEnded, responder.touches_ended != nil)
    note(.touchesCancelled, responder.touches_cancelled != nil)
    note(.canBecomeFirst, responder.can_become_first_responder != nil)
    note(.becomeFirst, responder.become_first_responder != nil)
    note(.canResignFirst, responder.can_resign_first_responder != nil)
    note(.resignFirst, responder.resign_first_responder != nil)
    note(.canPerformAction, responder.can_perform_action != nil)
    note(.targetForAction, responder.target_for_action != nil)
    note(.pressesBegan, responder.presses_began != nil)
    note(.pressesChanged, responder.presses_changed != nil)
    note(.pressesEnded, responder.presses_ended != nil)
    note(.pressesCancelled, responder.presses_cancelled != nil)
    note(.motionBegan, responder.motion_began != nil)
    note(.motionEnded, responder.motion_ended != nil)
    note(.motionCancelled, responder.motion_cancelled != nil)
    note(.remoteControl, responder.remote_control_received != nil)
    note(.insertText, responder.insert_text != nil)
    note(.deleteBackward, responder.delete_backward != nil)
    note(.hasText, responder.has_text != nil)
    note(.touchesUpdated, responder.touches_estimated_properties_updated != nil)
    note(.hitTest, view.hit_test != nil)
    note(.pointInside, view.point_inside != nil)
    note(.willMoveToSuperview, view.will_move_to_superview != nil)
    note(.didMoveToSuperview, view.did_move_to_superview != nil)
    note(.willMoveToWindow, view.will_move_to_window != nil)
    note(.didMoveToWindow, view.did_move_to_window != nil)
    note(.didAddSubview, view.did_add_subview != nil)
    note(.willRemoveSubview, view.will_remove_subview != nil)
    note(.shouldBegin, view.gesture_recognizer_should_begin != nil)
    note(.windowSendEvent, window.send_event != nil)
    note(.becomeKey, window.become_key_window != nil)
    note(.resignKey, window.resign_key_window != nil)
    note(.canBecomeKey, window.can_become_key_window != nil)
    note(.loadView, controller.load_view != nil)
    note(.viewDidLoad, controller.view_did_load != nil)
    note(.viewWillAppear, controller.view_will_appear != nil)
    note(.viewIsAppearing, controller.view_is_appearing != nil)
    note(.viewDidAppear, controller.view_did_appear != nil)
    note(.viewWillDisappear, controller.view_will_disappear != nil)
    note(.viewDidDisappear, controller.view_did_disappear != nil)
    note(.forwardsAppearance, controller.should_automatically_forward_appearance_methods != nil)
    note(.applicationSendEvent, application.send_event != nil)
    note(.beginTracking, control.begin_tracking != nil)
    note(.continueTracking, control.continue_tracking != nil)
    note(.endTracking, control.end_tracking != nil)
    note(.cancelTracking, control.cancel_tracking != nil)
    note(.sendAction, control.send_action != nil)
    note(.touchesShouldBegin, scroll.touches_should_begin != nil)
    note(.touchesShouldCancel, scroll.touches_should_cancel != nil)
    note(.gestureBegan, recognizer.touches_began != nil)
    note(.gestureMoved, recognizer.touches_moved != nil)
    note(.gestureEnded, recognizer.touches_ended != nil)
    note(.gestureCancelled, recognizer.touches_cancelled != nil)
    note(.reset, recognizer.reset != nil)
    note(.canPrevent, recognizer.can_prevent != nil)
    note(.canBePreventedBy, recognizer.can_be_prevented_by != nil)
    note(.shouldRequireFailureOf, recognizer.should_require_failure_of != nil)
    note(.shouldBeRequiredToFailBy, recognizer.should_be_required_to_fail_by != nil)
    note(.shouldReceiveEvent, recognizer.should_receive_event != nil)
    note(.gesturePressesBegan, recognizer.presses_began != nil)
    note(.gesturePressesChanged, recognizer.presses_changed != nil)
    note(.gesturePressesEnded, recognizer.presses_ended != nil)
    note(.gesturePressesCancelled, recognizer.presses_cancelled != nil)
    note(.gestureUpdated, recognizer.touches_estimated_properties_updated != nil)
    return methods
  }
}
