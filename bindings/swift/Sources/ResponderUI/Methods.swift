// SPDX-License-Identifier: MIT
import CResponderKit

// The methods that a subclass may override: their numbers, the functions that C calls, and classes that find their places in a class's
// table of methods (SwiftClass.swift). Written by Sources/Generators/generate.

enum Method: Int, CaseIterable {
  case next
  case touchesBegan
  case touchesMoved
  case touchesEnded
  case touchesCancelled
  case canBecomeFirstResponder
  case becomeFirstResponder
  case canResignFirstResponder
  case resignFirstResponder
  case canPerformAction
  case target
  case pressesBegan
  case pressesChanged
  case pressesEnded
  case pressesCancelled
  case motionBegan
  case motionEnded
  case motionCancelled
  case remoteControlReceived
  case insertText
  case deleteBackward
  case hasText
  case touchesEstimatedPropertiesUpdated
  case hitTest
  case point
  case willMoveToSuperview
  case didMoveToSuperview
  case willMoveToWindow
  case didMoveToWindow
  case didAddSubview
  case willRemoveSubview
  case gestureRecognizerShouldBegin
  case sendEventOfWindow
  case becomeKey
  case resignKey
  case canBecomeKey
  case loadView
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case shouldAutomaticallyForwardAppearanceMethods
  case sendEventOfApplication
  case beginTracking
  case continueTracking
  case endTracking
  case cancelTracking
  case sendAction
  case touchesBeganOfGesture
  case touchesMovedOfGesture
  case touchesEndedOfGesture
  case touchesCancelledOfGesture
  case reset
  case canPrevent
  case canBePrevented
  case shouldRequireFailure
  case shouldBeRequiredToFail
  case shouldReceive
  case pressesBeganOfGesture
  case pressesChangedOfGesture
  case pressesEndedOfGesture
  case pressesCancelledOfGesture
  case touchesEstimatedPropertiesUpdatedOfGesture
  case touchesShouldBegin
  case touchesShouldCancel

  /// Of KeyInput: no class of this module has it.
  var isOfText: Bool {
    switch self {
    case .insertText, .deleteBackward, .hasText: true
    default: false
    }
  }
}

/// Describe a class with these overrides.
@MainActor func withMethods(_ overrides: [Bool], _ body: (inout RKClassDesc) -> RKStatus) -> RKStatus {
  var desc = RKClassDesc()
  desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
  var responder = RKResponderMethods(overrides)
  var view = RKViewMethods(overrides)
  var window = RKWindowMethods(overrides)
  var viewController = RKViewControllerMethods(overrides)
  var application = RKApplicationMethods(overrides)
  var control = RKControlMethods(overrides)
  var gestureRecognizer = RKGestureRecognizerMethods(overrides)
  var scrollView = RKScrollViewMethods(overrides)
  return withUnsafePointer(to: &responder) { responder in
  if RKResponderMethods.methods.contains(where: { overrides[$0.rawValue] }) { desc.responder_methods = responder }
  return withUnsafePointer(to: &view) { view in
  if RKViewMethods.methods.contains(where: { overrides[$0.rawValue] }) { desc.view_methods = view }
  return withUnsafePointer(to: &window) { window in
  if RKWindowMethods.methods.contains(where: { overrides[$0.rawValue] }) { desc.window_methods = window }
  return withUnsafePointer(to: &viewController) { viewController in
  if RKViewControllerMethods.methods.contains(where: { overrides[$0.rawValue] }) { desc.view_controller_methods = viewController }
  return withUnsafePointer(to: &application) { application in
  if RKApplicationMethods.methods.contains(where: { overrides[$0.rawValue] }) { desc.application_methods = application }
  return withUnsafePointer(to: &control) { control in
  if RKControlMethods.methods.contains(where: { overrides[$0.rawValue] }) { desc.control_methods = control }
  return withUnsafePointer(to: &gestureRecognizer) { gestureRecognizer in
  if RKGestureRecognizerMethods.methods.contains(where: { overrides[$0.rawValue] }) { desc.gesture_recognizer_methods = gestureRecognizer }
  return withUnsafePointer(to: &scrollView) { scrollView in
  if RKScrollViewMethods.methods.contains(where: { overrides[$0.rawValue] }) { desc.scroll_view_methods = scrollView }
  return body(&desc)
  }}}}}}}}
}

extension RKResponderMethods {
  fileprivate static let methods: [Method] = [
    .next,
    .touchesBegan,
    .touchesMoved,
    .touchesEnded,
    .touchesCancelled,
    .canBecomeFirstResponder,
    .becomeFirstResponder,
    .canResignFirstResponder,
    .resignFirstResponder,
    .canPerformAction,
    .target,
    .pressesBegan,
    .pressesChanged,
    .pressesEnded,
    .pressesCancelled,
    .motionBegan,
    .motionEnded,
    .motionCancelled,
    .remoteControlReceived,
    .insertText,
    .deleteBackward,
    .hasText,
    .touchesEstimatedPropertiesUpdated,
  ]

  @MainActor fileprivate init(_ overrides: [Bool]) {
    self.init()
    struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
    if overrides[Method.next.rawValue] {
      next_responder = { me, _ in
        receive(me, (), none: nil) { (object: Responder, _) in object.next?.handle }
      }
    }
    if overrides[Method.touchesBegan.rawValue] {
      touches_began = { me, touches, count, event, _ in
        receive(me, (touches, count, event), none: ()) { (object: Responder, a) in object.touchesBegan(Touch.set(a.0, a.1), with: Event.of(a.2)) }
      }
    }
    if overrides[Method.touchesMoved.rawValue] {
      touches_moved = { me, touches, count, event, _ in
        receive(me, (touches, count, event), none: ()) { (object: Responder, a) in object.touchesMoved(Touch.set(a.0, a.1), with: Event.of(a.2)) }
      }
    }
    if overrides[Method.touchesEnded.rawValue] {
      touches_ended = { me, touches, count, event, _ in
        receive(me, (touches, count, event), none: ()) { (object: Responder, a) in object.touchesEnded(Touch.set(a.0, a.1), with: Event.of(a.2)) }
      }
    }
    if overrides[Method.touchesCancelled.rawValue] {
      touches_cancelled = { me, touches, count, event, _ in
        receive(me, (touches, count, event), none: ()) { (object: Responder, a) in object.touchesCancelled(Touch.set(a.0, a.1), with: Event.of(a.2)) }
      }
    }
    if overrides[Method.canBecomeFirstResponder.rawValue] {
      can_become_first_responder = { me, _ in
        receive(me, (), none: false) { (object: Responder, _) in object.canBecomeFirstResponder }
      }
    }
    if overrides[Method.becomeFirstResponder.rawValue] {
      become_first_responder = { me, _ in
        receive(me, (), none: false) { (object: Responder, _) in object.becomeFirstResponder() }
      }
    }
    if overrides[Method.canResignFirstResponder.rawValue] {
      can_resign_first_responder = { me, _ in
        receive(me, (), none: false) { (object: Responder, _) in object.canResignFirstResponder }
      }
    }
    if overrides[Method.resignFirstResponder.rawValue] {
      resign_first_responder = { me, _ in
        receive(me, (), none: false) { (object: Responder, _) in object.resignFirstResponder() }
      }
    }
    if overrides[Method.canPerformAction.rawValue] {
      can_perform_action = { me, selector, sender, _ in
        receive(me, (selector, sender), none: false) { (object: Responder, a) in object.canPerformAction(Selector(String(cString: a.0!)), withSender: Objects.of(a.1)) }
      }
    }
    if overrides[Method.target.rawValue] {
      target_for_action = { me, selector, sender, _ in
        receive(me, (selector, sender), none: nil) { (object: Responder, a) in Selector.handle(of: object.target(forAction: Selector(String(cString: a.0!)), withSender: Objects.of(a.1)), object.context, keptBy: object) }
      }
    }
    if overrides[Method.pressesBegan.rawValue] {
      presses_began = { me, presses, count, event, _ in
        receive(me, (presses, count, event), none: ()) { (object: Responder, a) in object.pressesBegan(Press.set(a.0, a.1), with: Event.of(a.2) as? PressesEvent) }
      }
    }
    if overrides[Method.pressesChanged.rawValue] {
      presses_changed = { me, presses, count, event, _ in
        receive(me, (presses, count, event), none: ()) { (object: Responder, a) in object.pressesChanged(Press.set(a.0, a.1), with: Event.of(a.2) as? PressesEvent) }
      }
    }
    if overrides[Method.pressesEnded.rawValue] {
      presses_ended = { me, presses, count, event, _ in
        receive(me, (presses, count, event), none: ()) { (object: Responder, a) in object.pressesEnded(Press.set(a.0, a.1), with: Event.of(a.2) as? PressesEvent) }
      }
    }
    if overrides[Method.pressesCancelled.rawValue] {
      presses_cancelled = { me, presses, count, event, _ in
        receive(me, (presses, count, event), none: ()) { (object: Responder, a) in object.pressesCancelled(Press.set(a.0, a.1), with: Event.of(a.2) as? PressesEvent) }
      }
    }
    if overrides[Method.motionBegan.rawValue] {
      motion_began = { me, motion, event, _ in
        receive(me, (motion, event), none: ()) { (object: Responder, a) in object.motionBegan(a.0, with: Event.of(a.1)) }
      }
    }
    if overrides[Method.motionEnded.rawValue] {
      motion_ended = { me, motion, event, _ in
        receive(me, (motion, event), none: ()) { (object: Responder, a) in object.motionEnded(a.0, with: Event.of(a.1)) }
      }
    }
    if overrides[Method.motionCancelled.rawValue] {
      motion_cancelled = { me, motion, event, _ in
        receive(me, (motion, event), none: ()) { (object: Responder, a) in object.motionCancelled(a.0, with: Event.of(a.1)) }
      }
    }
    if overrides[Method.remoteControlReceived.rawValue] {
      remote_control_received = { me, event, _ in
        receive(me, event, none: ()) { (object: Responder, a) in object.remoteControlReceived(with: Event.of(a)) }
      }
    }
    if overrides[Method.insertText.rawValue] {
      insert_text = { me, text, _ in
        receive(me, text, none: ()) { (object: Responder, a) in _ = Responder.takesText(object)?.insertText(String(cString: a!)) }
      }
    }
    if overrides[Method.deleteBackward.rawValue] {
      delete_backward = { me, _ in
        receive(me, (), none: ()) { (object: Responder, _) in _ = Responder.takesText(object)?.deleteBackward() }
      }
    }
    if overrides[Method.hasText.rawValue] {
      has_text = { me, _ in
        receive(me, (), none: false) { (object: Responder, _) in Responder.takesText(object)?.hasText ?? false }
      }
    }
    if overrides[Method.touchesEstimatedPropertiesUpdated.rawValue] {
      touches_estimated_properties_updated = { me, touches, count, _ in
        receive(me, (touches, count), none: ()) { (object: Responder, a) in object.touchesEstimatedPropertiesUpdated(Touch.set(a.0, a.1)) }
      }
    }
  }
}

extension RKViewMethods {
  fileprivate static let methods: [Method] = [
    .hitTest,
    .point,
    .willMoveToSuperview,
    .didMoveToSuperview,
    .willMoveToWindow,
    .didMoveToWindow,
    .didAddSubview,
    .willRemoveSubview,
    .gestureRecognizerShouldBegin,
  ]

  @MainActor fileprivate init(_ overrides: [Bool]) {
    self.init()
    struct_size = UInt32(MemoryLayout<RKViewMethods>.size)
    if overrides[Method.hitTest.rawValue] {
      hit_test = { me, point, event, _ in
        receive(me, (point, event), none: nil) { (object: View, a) in object.hitTest(a.0, with: Event.of(a.1))?.handle }
      }
    }
    if overrides[Method.point.rawValue] {
      point_inside = { me, point, event, _ in
        receive(me, (point, event), none: false) { (object: View, a) in object.point(inside: a.0, with: Event.of(a.1)) }
      }
    }
    if overrides[Method.willMoveToSuperview.rawValue] {
      will_move_to_superview = { me, other, _ in
        receive(me, other, none: ()) { (object: View, a) in object.willMove(toSuperview: View.of(a)) }
      }
    }
    if overrides[Method.didMoveToSuperview.rawValue] {
      did_move_to_superview = { me, _ in
        receive(me, (), none: ()) { (object: View, _) in
          object.updateHold()
          object.didMoveToSuperview()
        }
      }
    }
    if overrides[Method.willMoveToWindow.rawValue] {
      will_move_to_window = { me, window, _ in
        receive(me, window, none: ()) { (object: View, a) in object.willMove(toWindow: Objects.of(a) as? Window) }
      }
    }
    if overrides[Method.didMoveToWindow.rawValue] {
      did_move_to_window = { me, _ in
        receive(me, (), none: ()) { (object: View, _) in object.didMoveToWindow() }
      }
    }
    if overrides[Method.didAddSubview.rawValue] {
      did_add_subview = { me, other, _ in
        receive(me, other, none: ()) { (object: View, a) in object.didAddSubview(View.of(a)!) }
      }
    }
    if overrides[Method.willRemoveSubview.rawValue] {
      will_remove_subview = { me, other, _ in
        receive(me, other, none: ()) { (object: View, a) in object.willRemoveSubview(View.of(a)!) }
      }
    }
    if overrides[Method.gestureRecognizerShouldBegin.rawValue] {
      gesture_recognizer_should_begin = { me, recognizer, _ in
        receive(me, recognizer, none: false) { (object: View, a) in object.gestureRecognizerShouldBegin(GestureRecognizer.of(a)!) }
      }
    }
  }
}

extension RKWindowMethods {
  fileprivate static let methods: [Method] = [
    .sendEventOfWindow,
    .becomeKey,
    .resignKey,
    .canBecomeKey,
  ]

  @MainActor fileprivate init(_ overrides: [Bool]) {
    self.init()
    struct_size = UInt32(MemoryLayout<RKWindowMethods>.size)
    if overrides[Method.sendEventOfWindow.rawValue] {
      send_event = { me, event, _ in
        receive(me, event, none: ()) { (object: Window, a) in object.sendEvent(Event.of(a)!) }
      }
    }
    if overrides[Method.becomeKey.rawValue] {
      become_key_window = { me, _ in
        receive(me, (), none: ()) { (object: Window, _) in object.becomeKey() }
      }
    }
    if overrides[Method.resignKey.rawValue] {
      resign_key_window = { me, _ in
        receive(me, (), none: ()) { (object: Window, _) in object.resignKey() }
      }
    }
    if overrides[Method.canBecomeKey.rawValue] {
      can_become_key_window = { me, _ in
        receive(me, (), none: false) { (object: Window, _) in object.canBecomeKey }
      }
    }
  }
}

extension RKViewControllerMethods {
  fileprivate static let methods: [Method] = [
    .loadView,
    .viewDidLoad,
    .viewWillAppear,
    .viewIsAppearing,
    .viewDidAppear,
    .viewWillDisappear,
    .viewDidDisappear,
    .shouldAutomaticallyForwardAppearanceMethods,
  ]

  @MainActor fileprivate init(_ overrides: [Bool]) {
    self.init()
    struct_size = UInt32(MemoryLayout<RKViewControllerMethods>.size)
    if overrides[Method.loadView.rawValue] {
      load_view = { me, _ in
        receive(me, (), none: ()) { (object: ViewController, _) in object.loadView() }
      }
    }
    if overrides[Method.viewDidLoad.rawValue] {
      view_did_load = { me, _ in
        receive(me, (), none: ()) { (object: ViewController, _) in object.viewDidLoad() }
      }
    }
    if overrides[Method.viewWillAppear.rawValue] {
      view_will_appear = { me, animated, _ in
        receive(me, animated, none: ()) { (object: ViewController, a) in object.viewWillAppear(a) }
      }
    }
    if overrides[Method.viewIsAppearing.rawValue] {
      view_is_appearing = { me, animated, _ in
        receive(me, animated, none: ()) { (object: ViewController, a) in object.viewIsAppearing(a) }
      }
    }
    if overrides[Method.viewDidAppear.rawValue] {
      view_did_appear = { me, animated, _ in
        receive(me, animated, none: ()) { (object: ViewController, a) in object.viewDidAppear(a) }
      }
    }
    if overrides[Method.viewWillDisappear.rawValue] {
      view_will_disappear = { me, animated, _ in
        receive(me, animated, none: ()) { (object: ViewController, a) in object.viewWillDisappear(a) }
      }
    }
    if overrides[Method.viewDidDisappear.rawValue] {
      view_did_disappear = { me, animated, _ in
        receive(me, animated, none: ()) { (object: ViewController, a) in object.viewDidDisappear(a) }
      }
    }
    if overrides[Method.shouldAutomaticallyForwardAppearanceMethods.rawValue] {
      should_automatically_forward_appearance_methods = { me, _ in
        receive(me, (), none: false) { (object: ViewController, _) in object.shouldAutomaticallyForwardAppearanceMethods }
      }
    }
  }
}

extension RKApplicationMethods {
  fileprivate static let methods: [Method] = [
    .sendEventOfApplication,
  ]

  @MainActor fileprivate init(_ overrides: [Bool]) {
    self.init()
    struct_size = UInt32(MemoryLayout<RKApplicationMethods>.size)
    if overrides[Method.sendEventOfApplication.rawValue] {
      send_event = { me, event, _ in
        receive(me, event, none: ()) { (object: Application, a) in object.sendEvent(Event.of(a)!) }
      }
    }
  }
}

extension RKControlMethods {
  fileprivate static let methods: [Method] = [
    .beginTracking,
    .continueTracking,
    .endTracking,
    .cancelTracking,
    .sendAction,
  ]

  @MainActor fileprivate init(_ overrides: [Bool]) {
    self.init()
    struct_size = UInt32(MemoryLayout<RKControlMethods>.size)
    if overrides[Method.beginTracking.rawValue] {
      begin_tracking = { me, touch, event, _ in
        receive(me, (touch, event), none: false) { (object: Control, a) in object.beginTracking(Touch.of(a.0)!, with: Event.of(a.1)) }
      }
    }
    if overrides[Method.continueTracking.rawValue] {
      continue_tracking = { me, touch, event, _ in
        receive(me, (touch, event), none: false) { (object: Control, a) in object.continueTracking(Touch.of(a.0)!, with: Event.of(a.1)) }
      }
    }
    if overrides[Method.endTracking.rawValue] {
      end_tracking = { me, touch, event, _ in
        receive(me, (touch, event), none: ()) { (object: Control, a) in object.endTracking(Touch.of(a.0), with: Event.of(a.1)) }
      }
    }
    if overrides[Method.cancelTracking.rawValue] {
      cancel_tracking = { me, event, _ in
        receive(me, event, none: ()) { (object: Control, a) in object.cancelTracking(with: Event.of(a)) }
      }
    }
    if overrides[Method.sendAction.rawValue] {
      send_action = { me, selector, target, event, _ in
        receive(me, (selector, target, event), none: ()) { (object: Control, a) in object.sendAction(Selector(String(cString: a.0!)), to: Selector.receiver(a.1), for: Event.of(a.2)) }
      }
    }
  }
}

extension RKGestureRecognizerMethods {
  fileprivate static let methods: [Method] = [
    .touchesBeganOfGesture,
    .touchesMovedOfGesture,
    .touchesEndedOfGesture,
    .touchesCancelledOfGesture,
    .reset,
    .canPrevent,
    .canBePrevented,
    .shouldRequireFailure,
    .shouldBeRequiredToFail,
    .shouldReceive,
    .pressesBeganOfGesture,
    .pressesChangedOfGesture,
    .pressesEndedOfGesture,
    .pressesCancelledOfGesture,
    .touchesEstimatedPropertiesUpdatedOfGesture,
  ]

  @MainActor fileprivate init(_ overrides: [Bool]) {
    self.init()
    struct_size = UInt32(MemoryLayout<RKGestureRecognizerMethods>.size)
    if overrides[Method.touchesBeganOfGesture.rawValue] {
      touches_began = { me, touches, count, event, _ in
        receive(me, (touches, count, event), none: ()) { (object: GestureRecognizer, a) in object.touchesBegan(Touch.set(a.0, a.1), with: Event.of(a.2)!) }
      }
    }
    if overrides[Method.touchesMovedOfGesture.rawValue] {
      touches_moved = { me, touches, count, event, _ in
        receive(me, (touches, count, event), none: ()) { (object: GestureRecognizer, a) in object.touchesMoved(Touch.set(a.0, a.1), with: Event.of(a.2)!) }
      }
    }
    if overrides[Method.touchesEndedOfGesture.rawValue] {
      touches_ended = { me, touches, count, event, _ in
        receive(me, (touches, count, event), none: ()) { (object: GestureRecognizer, a) in object.touchesEnded(Touch.set(a.0, a.1), with: Event.of(a.2)!) }
      }
    }
    if overrides[Method.touchesCancelledOfGesture.rawValue] {
      touches_cancelled = { me, touches, count, event, _ in
        receive(me, (touches, count, event), none: ()) { (object: GestureRecognizer, a) in object.touchesCancelled(Touch.set(a.0, a.1), with: Event.of(a.2)!) }
      }
    }
    if overrides[Method.reset.rawValue] {
      reset = { me, _ in
        receive(me, (), none: ()) { (object: GestureRecognizer, _) in object.reset() }
      }
    }
    if overrides[Method.canPrevent.rawValue] {
      can_prevent = { me, other, _ in
        receive(me, other, none: false) { (object: GestureRecognizer, a) in object.canPrevent(GestureRecognizer.of(a)!) }
      }
    }
    if overrides[Method.canBePrevented.rawValue] {
      can_be_prevented_by = { me, other, _ in
        receive(me, other, none: false) { (object: GestureRecognizer, a) in object.canBePrevented(by: GestureRecognizer.of(a)!) }
      }
    }
    if overrides[Method.shouldRequireFailure.rawValue] {
      should_require_failure_of = { me, other, _ in
        receive(me, other, none: false) { (object: GestureRecognizer, a) in object.shouldRequireFailure(of: GestureRecognizer.of(a)!) }
      }
    }
    if overrides[Method.shouldBeRequiredToFail.rawValue] {
      should_be_required_to_fail_by = { me, other, _ in
        receive(me, other, none: false) { (object: GestureRecognizer, a) in object.shouldBeRequiredToFail(by: GestureRecognizer.of(a)!) }
      }
    }
    if overrides[Method.shouldReceive.rawValue] {
      should_receive_event = { me, event, _ in
        receive(me, event, none: false) { (object: GestureRecognizer, a) in object.shouldReceive(Event.of(a)!) }
      }
    }
    if overrides[Method.pressesBeganOfGesture.rawValue] {
      presses_began = { me, presses, count, event, _ in
        receive(me, (presses, count, event), none: ()) { (object: GestureRecognizer, a) in object.pressesBegan(Press.set(a.0, a.1), with: (Event.of(a.2) as! PressesEvent)) }
      }
    }
    if overrides[Method.pressesChangedOfGesture.rawValue] {
      presses_changed = { me, presses, count, event, _ in
        receive(me, (presses, count, event), none: ()) { (object: GestureRecognizer, a) in object.pressesChanged(Press.set(a.0, a.1), with: (Event.of(a.2) as! PressesEvent)) }
      }
    }
    if overrides[Method.pressesEndedOfGesture.rawValue] {
      presses_ended = { me, presses, count, event, _ in
        receive(me, (presses, count, event), none: ()) { (object: GestureRecognizer, a) in object.pressesEnded(Press.set(a.0, a.1), with: (Event.of(a.2) as! PressesEvent)) }
      }
    }
    if overrides[Method.pressesCancelledOfGesture.rawValue] {
      presses_cancelled = { me, presses, count, event, _ in
        receive(me, (presses, count, event), none: ()) { (object: GestureRecognizer, a) in object.pressesCancelled(Press.set(a.0, a.1), with: (Event.of(a.2) as! PressesEvent)) }
      }
    }
    if overrides[Method.touchesEstimatedPropertiesUpdatedOfGesture.rawValue] {
      touches_estimated_properties_updated = { me, touches, count, _ in
        receive(me, (touches, count), none: ()) { (object: GestureRecognizer, a) in object.touchesEstimatedPropertiesUpdated(Touch.set(a.0, a.1)) }
      }
    }
  }
}

extension RKScrollViewMethods {
  fileprivate static let methods: [Method] = [
    .touchesShouldBegin,
    .touchesShouldCancel,
  ]

  @MainActor fileprivate init(_ overrides: [Bool]) {
    self.init()
    struct_size = UInt32(MemoryLayout<RKScrollViewMethods>.size)
    if overrides[Method.touchesShouldBegin.rawValue] {
      touches_should_begin = { me, touches, count, event, view, _ in
        receive(me, (touches, count, event, view), none: false) { (object: ScrollView, a) in object.touchesShouldBegin(Touch.set(a.0, a.1), with: Event.of(a.2), in: View.of(a.3)!) }
      }
    }
    if overrides[Method.touchesShouldCancel.rawValue] {
      touches_should_cancel = { me, view, _ in
        receive(me, view, none: false) { (object: ScrollView, a) in object.touchesShouldCancel(in: View.of(a)!) }
      }
    }
  }
}

// MARK: Probes

@MainActor let probes: [(base: AnyClass, plain: AnyClass, overriding: AnyClass)] = [
  (Responder.self, PlainResponder.self, Probe_next.self),
  (Responder.self, PlainResponder.self, Probe_touchesBegan.self),
  (Responder.self, PlainResponder.self, Probe_touchesMoved.self),
  (Responder.self, PlainResponder.self, Probe_touchesEnded.self),
  (Responder.self, PlainResponder.self, Probe_touchesCancelled.self),
  (Responder.self, PlainResponder.self, Probe_canBecomeFirstResponder.self),
  (Responder.self, PlainResponder.self, Probe_becomeFirstResponder.self),
  (Responder.self, PlainResponder.self, Probe_canResignFirstResponder.self),
  (Responder.self, PlainResponder.self, Probe_resignFirstResponder.self),
  (Responder.self, PlainResponder.self, Probe_canPerformAction.self),
  (Responder.self, PlainResponder.self, Probe_target.self),
  (Responder.self, PlainResponder.self, Probe_pressesBegan.self),
  (Responder.self, PlainResponder.self, Probe_pressesChanged.self),
  (Responder.self, PlainResponder.self, Probe_pressesEnded.self),
  (Responder.self, PlainResponder.self, Probe_pressesCancelled.self),
  (Responder.self, PlainResponder.self, Probe_motionBegan.self),
  (Responder.self, PlainResponder.self, Probe_motionEnded.self),
  (Responder.self, PlainResponder.self, Probe_motionCancelled.self),
  (Responder.self, PlainResponder.self, Probe_remoteControlReceived.self),
  (Responder.self, PlainResponder.self, PlainResponder.self),
  (Responder.self, PlainResponder.self, PlainResponder.self),
  (Responder.self, PlainResponder.self, PlainResponder.self),
  (Responder.self, PlainResponder.self, Probe_touchesEstimatedPropertiesUpdated.self),
  (View.self, PlainView.self, Probe_hitTest.self),
  (View.self, PlainView.self, Probe_point.self),
  (View.self, PlainView.self, Probe_willMoveToSuperview.self),
  (View.self, PlainView.self, Probe_didMoveToSuperview.self),
  (View.self, PlainView.self, Probe_willMoveToWindow.self),
  (View.self, PlainView.self, Probe_didMoveToWindow.self),
  (View.self, PlainView.self, Probe_didAddSubview.self),
  (View.self, PlainView.self, Probe_willRemoveSubview.self),
  (View.self, PlainView.self, Probe_gestureRecognizerShouldBegin.self),
  (Window.self, PlainWindow.self, Probe_sendEventOfWindow.self),
  (Window.self, PlainWindow.self, Probe_becomeKey.self),
  (Window.self, PlainWindow.self, Probe_resignKey.self),
  (Window.self, PlainWindow.self, Probe_canBecomeKey.self),
  (ViewController.self, PlainViewController.self, Probe_loadView.self),
  (ViewController.self, PlainViewController.self, Probe_viewDidLoad.self),
  (ViewController.self, PlainViewController.self, Probe_viewWillAppear.self),
  (ViewController.self, PlainViewController.self, Probe_viewIsAppearing.self),
  (ViewController.self, PlainViewController.self, Probe_viewDidAppear.self),
  (ViewController.self, PlainViewController.self, Probe_viewWillDisappear.self),
  (ViewController.self, PlainViewController.self, Probe_viewDidDisappear.self),
  (ViewController.self, PlainViewController.self, Probe_shouldAutomaticallyForwardAppearanceMethods.self),
  (Application.self, PlainApplication.self, Probe_sendEventOfApplication.self),
  (Control.self, PlainControl.self, Probe_beginTracking.self),
  (Control.self, PlainControl.self, Probe_continueTracking.self),
  (Control.self, PlainControl.self, Probe_endTracking.self),
  (Control.self, PlainControl.self, Probe_cancelTracking.self),
  (Control.self, PlainControl.self, Probe_sendAction.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_touchesBeganOfGesture.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_touchesMovedOfGesture.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_touchesEndedOfGesture.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_touchesCancelledOfGesture.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_reset.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_canPrevent.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_canBePrevented.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_shouldRequireFailure.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_shouldBeRequiredToFail.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_shouldReceive.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_pressesBeganOfGesture.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_pressesChangedOfGesture.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_pressesEndedOfGesture.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_pressesCancelledOfGesture.self),
  (GestureRecognizer.self, PlainGestureRecognizer.self, Probe_touchesEstimatedPropertiesUpdatedOfGesture.self),
  (ScrollView.self, PlainScrollView.self, Probe_touchesShouldBegin.self),
  (ScrollView.self, PlainScrollView.self, Probe_touchesShouldCancel.self),
]

private final class PlainResponder: Responder {}
private final class Probe_next: Responder { override var next: Responder? { fatalError() } }
private final class Probe_touchesBegan: Responder { override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { fatalError() } }
private final class Probe_touchesMoved: Responder { override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { fatalError() } }
private final class Probe_touchesEnded: Responder { override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { fatalError() } }
private final class Probe_touchesCancelled: Responder { override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { fatalError() } }
private final class Probe_canBecomeFirstResponder: Responder { override var canBecomeFirstResponder: Bool { fatalError() } }
private final class Probe_becomeFirstResponder: Responder { override func becomeFirstResponder() -> Bool { fatalError() } }
private final class Probe_canResignFirstResponder: Responder { override var canResignFirstResponder: Bool { fatalError() } }
private final class Probe_resignFirstResponder: Responder { override func resignFirstResponder() -> Bool { fatalError() } }
private final class Probe_canPerformAction: Responder { override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { fatalError() } }
private final class Probe_target: Responder { override func target(forAction action: Selector, withSender sender: Any?) -> Any? { fatalError() } }
private final class Probe_pressesBegan: Responder { override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { fatalError() } }
private final class Probe_pressesChanged: Responder { override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) { fatalError() } }
private final class Probe_pressesEnded: Responder { override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { fatalError() } }
private final class Probe_pressesCancelled: Responder { override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) { fatalError() } }
private final class Probe_motionBegan: Responder { override func motionBegan(_ motion: Event.Subtype, with event: Event?) { fatalError() } }
private final class Probe_motionEnded: Responder { override func motionEnded(_ motion: Event.Subtype, with event: Event?) { fatalError() } }
private final class Probe_motionCancelled: Responder { override func motionCancelled(_ motion: Event.Subtype, with event: Event?) { fatalError() } }
private final class Probe_remoteControlReceived: Responder { override func remoteControlReceived(with event: Event?) { fatalError() } }
private final class Probe_touchesEstimatedPropertiesUpdated: Responder { override func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) { fatalError() } }

private final class PlainView: View {}
private final class Probe_hitTest: View { override func hitTest(_ point: Point, with event: Event?) -> View? { fatalError() } }
private final class Probe_point: View { override func point(inside point: Point, with event: Event?) -> Bool { fatalError() } }
private final class Probe_willMoveToSuperview: View { override func willMove(toSuperview newSuperview: View?) { fatalError() } }
private final class Probe_didMoveToSuperview: View { override func didMoveToSuperview() { fatalError() } }
private final class Probe_willMoveToWindow: View { override func willMove(toWindow newWindow: Window?) { fatalError() } }
private final class Probe_didMoveToWindow: View { override func didMoveToWindow() { fatalError() } }
private final class Probe_didAddSubview: View { override func didAddSubview(_ subview: View) { fatalError() } }
private final class Probe_willRemoveSubview: View { override func willRemoveSubview(_ subview: View) { fatalError() } }
private final class Probe_gestureRecognizerShouldBegin: View { override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { fatalError() } }

private final class PlainWindow: Window {}
private final class Probe_sendEventOfWindow: Window { override func sendEvent(_ event: Event) { fatalError() } }
private final class Probe_becomeKey: Window { override func becomeKey() { fatalError() } }
private final class Probe_resignKey: Window { override func resignKey() { fatalError() } }
private final class Probe_canBecomeKey: Window { override var canBecomeKey: Bool { fatalError() } }

private final class PlainViewController: ViewController {}
private final class Probe_loadView: ViewController { override func loadView() { fatalError() } }
private final class Probe_viewDidLoad: ViewController { override func viewDidLoad() { fatalError() } }
private final class Probe_viewWillAppear: ViewController { override func viewWillAppear(_ animated: Bool) { fatalError() } }
private final class Probe_viewIsAppearing: ViewController { override func viewIsAppearing(_ animated: Bool) { fatalError() } }
private final class Probe_viewDidAppear: ViewController { override func viewDidAppear(_ animated: Bool) { fatalError() } }
private final class Probe_viewWillDisappear: ViewController { override func viewWillDisappear(_ animated: Bool) { fatalError() } }
private final class Probe_viewDidDisappear: ViewController { override func viewDidDisappear(_ animated: Bool) { fatalError() } }
private final class Probe_shouldAutomaticallyForwardAppearanceMethods: ViewController { override var shouldAutomaticallyForwardAppearanceMethods: Bool { fatalError() } }

private final class PlainApplication: Application {}
private final class Probe_sendEventOfApplication: Application { override func sendEvent(_ event: Event) { fatalError() } }

private final class PlainControl: Control {}
private final class Probe_beginTracking: Control { override func beginTracking(_ touch: Touch, with event: Event?) -> Bool { fatalError() } }
private final class Probe_continueTracking: Control { override func continueTracking(_ touch: Touch, with event: Event?) -> Bool { fatalError() } }
private final class Probe_endTracking: Control { override func endTracking(_ touch: Touch?, with event: Event?) { fatalError() } }
private final class Probe_cancelTracking: Control { override func cancelTracking(with event: Event?) { fatalError() } }
private final class Probe_sendAction: Control { override func sendAction(_ action: Selector, to target: Any?, for event: Event?) { fatalError() } }

private final class PlainGestureRecognizer: GestureRecognizer {}
private final class Probe_touchesBeganOfGesture: GestureRecognizer { override func touchesBegan(_ touches: Set<Touch>, with event: Event) { fatalError() } }
private final class Probe_touchesMovedOfGesture: GestureRecognizer { override func touchesMoved(_ touches: Set<Touch>, with event: Event) { fatalError() } }
private final class Probe_touchesEndedOfGesture: GestureRecognizer { override func touchesEnded(_ touches: Set<Touch>, with event: Event) { fatalError() } }
private final class Probe_touchesCancelledOfGesture: GestureRecognizer { override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { fatalError() } }
private final class Probe_reset: GestureRecognizer { override func reset() { fatalError() } }
private final class Probe_canPrevent: GestureRecognizer { override func canPrevent(_ other: GestureRecognizer) -> Bool { fatalError() } }
private final class Probe_canBePrevented: GestureRecognizer { override func canBePrevented(by other: GestureRecognizer) -> Bool { fatalError() } }
private final class Probe_shouldRequireFailure: GestureRecognizer { override func shouldRequireFailure(of other: GestureRecognizer) -> Bool { fatalError() } }
private final class Probe_shouldBeRequiredToFail: GestureRecognizer { override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { fatalError() } }
private final class Probe_shouldReceive: GestureRecognizer { override func shouldReceive(_ event: Event) -> Bool { fatalError() } }
private final class Probe_pressesBeganOfGesture: GestureRecognizer { override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) { fatalError() } }
private final class Probe_pressesChangedOfGesture: GestureRecognizer { override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent) { fatalError() } }
private final class Probe_pressesEndedOfGesture: GestureRecognizer { override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) { fatalError() } }
private final class Probe_pressesCancelledOfGesture: GestureRecognizer { override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) { fatalError() } }
private final class Probe_touchesEstimatedPropertiesUpdatedOfGesture: GestureRecognizer { override func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) { fatalError() } }

private final class PlainScrollView: ScrollView {}
private final class Probe_touchesShouldBegin: ScrollView { override func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { fatalError() } }
private final class Probe_touchesShouldCancel: ScrollView { override func touchesShouldCancel(in view: View) -> Bool { fatalError() } }
