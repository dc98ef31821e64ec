// SPDX-License-Identifier: MIT
import CResponderKit

/// Tables in which the wanted methods are a probe's.
struct ProbeTables {
  var responder: RKResponderMethods?
  private var view: RKViewMethods?
  private var window: RKWindowMethods?
  private var controller: RKViewControllerMethods?
  private var application: RKApplicationMethods?
  private var control: RKControlMethods?
  var scroll: RKScrollViewMethods?
  var recognizer: RKGestureRecognizerMethods?

  init(_ methods: Set<PluginMethod>) {
    for method in PluginMethod.allCases where methods.contains(method) { add(method) }
  }

  /// Calls `body` with a description that has the tables.
  func fill(_ desc: inout RKClassDesc, _ body: (inout RKClassDesc) -> RKStatus) -> RKStatus {
    ProbeTables.with(responder) { responder in
      ProbeTables.with(view) { view in
        ProbeTables.with(window) { window in
          ProbeTables.with(controller) { controller in
            ProbeTables.with(application) { application in
              ProbeTables.with(control) { control in
                ProbeTables.with(scroll) { scroll in
                  ProbeTables.with(recognizer) { recognizer in
                    desc.responder_methods = responder
                    desc.view_methods = view
                    desc.window_methods = window
                    desc.view_controller_methods = controller
                    desc.application_methods = application
                    desc.control_methods = control
                    desc.scroll_view_methods = scroll
                    desc.gesture_recognizer_methods = recognizer
                    return body(&desc)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func with<Table>(_ table: Table?, _ body: (UnsafePointer<Table>?) -> RKStatus) -> RKStatus {
    guard var table else { return body(nil) }
    withUnsafeMutableBytes(of: &table) { $0.storeBytes(of: UInt32(MemoryLayout<Table>.size), as: UInt32.self) }
    return withUnsafePointer(to: table) { body($0) }
  }

  private mutating func add(_ method: PluginMethod) {
    if addInput(method) { return }
    if PluginKind.recognizer.methods.contains(method) {
      addToRecognizer(method)
    } else if PluginKind.responder.methods.contains(method) {
      addToResponder(method)
    } else if PluginKind.view.methods.contains(method) {
      addToView(method)
    } else if PluginKind.control.methods.contains(method) {
      addToControl(method)
    } else {
      addToRest(method)
    }
  }

  private mutating func addToResponder(_ method: PluginMethod) {
    var table = responder ?? RKResponderMethods()
    defer { responder = table }
    switch method {
    case .nextResponder:
      table.next_responder = { me, data in Probe.find(data, .nextResponder, me) { rk_super_next_responder($0, me, $1) } }
    case .touchesBegan:
      table.touches_began = { me, touches, count, event, data in
        Probe.notify(data, .touchesBegan, me, .count(count)) { rk_super_touches_began($0, me, touches, count, event) }
      }
    case .touchesMoved:
      table.touches_moved = { me, touches, count, event, data in
        Probe.notify(data, .touchesMoved, me, .count(count)) { rk_super_touches_moved($0, me, touches, count, event) }
      }
    case .touchesEnded:
      table.touches_ended = { me, touches, count, event, data in
        Probe.notify(data, .touchesEnded, me, .count(count)) { rk_super_touches_ended($0, me, touches, count, event) }
      }
    case .touchesCancelled:
      table.touches_cancelled = { me, touches, count, event, data in
        Probe.notify(data, .touchesCancelled, me, .count(count)) { rk_super_touches_cancelled($0, me, touches, count, event) }
      }
    case .canBecomeFirst:
      table.can_become_first_responder = { me, data in
        Probe.ask(data, .canBecomeFirst, me) { rk_super_can_become_first_responder($0, me, $1) }
      }
    case .becomeFirst:
      table.become_first_responder = { me, data in Probe.ask(data, .becomeFirst, me) { rk_super_become_first_responder($0, me, $1) } }
    case .canResignFirst:
      table.can_resign_first_responder = { me, data in
        Probe.ask(data, .canResignFirst, me) { rk_super_can_resign_first_responder($0, me, $1) }
      }
    case .resignFirst:
      table.resign_first_responder = { me, data in Probe.ask(data, .resignFirst, me) { rk_super_resign_first_responder($0, me, $1) } }
    case .canPerformAction:
      table.can_perform_action = { me, selector, sender, data in
        Probe.ask(data, .canPerformAction, me, .selector(selector)) { rk_super_can_perform_action($0, me, selector, sender, $1) }
      }
    default:
      table.target_for_action = { me, selector, sender, data in
        Probe.find(data, .targetForAction, me, .selector(selector)) { rk_super_target_for_action($0, me, selector, sender, $1) }
      }
    }
  }

  private mutating func addToView(_ method: PluginMethod) {
    var table = view ?? RKViewMethods()
    defer { view = table }
    switch method {
    case .hitTest:
      table.hit_test = { me, point, event, data in
        Probe.find(data, .hitTest, me, .point(point)) { rk_super_hit_test($0, me, point, event, $1) }
      }
    case .pointInside:
      table.point_inside = { me, point, event, data in
        Probe.ask(data, .pointInside, me, .point(point)) { rk_super_point_inside($0, me, point, event, $1) }
      }
    case .willMoveToSuperview:
      table.will_move_to_superview = { me, other, data in
        Probe.notify(data, .willMoveToSuperview, me, .object(other)) { rk_super_will_move_to_superview($0, me, other) }
      }
    case .didMoveToSuperview:
      table.did_move_to_superview = { me, data in Probe.notify(data, .didMoveToSuperview, me) { rk_super_did_move_to_superview($0, me) } }
    case .willMoveToWindow:
      table.will_move_to_window = { me, window, data in
        Probe.notify(data, .willMoveToWindow, me, .object(window)) { rk_super_will_move_to_window($0, me, window) }
      }
    case .didMoveToWindow:
      table.did_move_to_window = { me, data in Probe.notify(data, .didMoveToWindow, me) { rk_super_did_move_to_window($0, me) } }
    case .didAddSubview:
      table.did_add_subview = { me, other, data in
        Probe.notify(data, .didAddSubview, me, .object(other)) { rk_super_did_add_subview($0, me, other) }
      }
    case .willRemoveSubview:
      table.will_remove_subview = { me, other, data in
        Probe.notify(data, .willRemoveSubview, me, .object(other)) { rk_super_will_remove_subview($0, me, other) }
      }
    default:
      table.gesture_recognizer_should_begin = { me, recognizer, data in
        Probe.ask(data, .shouldBegin, me, .object(recognizer)) { rk_super_gesture_recognizer_should_begin($0, me, recognizer, $1) }
      }
    }
  }

  private mutating func addToControl(_ method: PluginMethod) {
    var table = control ?? RKControlMethods()
    defer { control = table }
    switch method {
    case .beginTracking:
      table.begin_tracking = { me, touch, event, data in
        Probe.ask(data, .beginTracking, me) { rk_super_begin_tracking($0, me, touch, event, $1) }
      }
    case .continueTracking:
      table.continue_tracking = { me, touch, event, data in
        Probe.ask(data, .continueTracking, me) { rk_super_continue_tracking($0, me, touch, event, $1) }
      }
    case .endTracking:
      table.end_tracking = { me, touch, event, data in Probe.notify(data, .endTracking, me) { rk_super_end_tracking($0, me, touch, event) } }
    case .cancelTracking:
      table.cancel_tracking = { me, event, data in Probe.notify(data, .cancelTracking, me) { rk_super_cancel_tracking($0, me, event) } }
    default:
      table.send_action = { me, selector, target, event, data in
        Probe.notify(data, .sendAction, me, .selector(selector)) { rk_super_send_action($0, me, selector, target, event) }
      }
    }
  }

  private mutating func addToRest(_ method: PluginMethod) {
    switch method {
    case .windowSendEvent, .becomeKey, .resignKey, .canBecomeKey:
      var table = window ?? RKWindowMethods()
      if method == .windowSendEvent {
        table.send_event = { me, event, data in Probe.notify(data, .windowSendEvent, me) { rk_super_window_send_event($0, me, event) } }
      } else if method == .becomeKey {
        table.become_key_window = { me, data in Probe.notify(data, .becomeKey, me) { rk_super_become_key_window($0, me) } }
      } else if method == .canBecomeKey {
        table.can_become_key_window = { me, data in Probe.ask(data, .canBecomeKey, me) { rk_super_can_become_key_window($0, me, $1) } }
      } else {
        table.resign_key_window = { me, data in Probe.notify(data, .resignKey, me) { rk_super_resign_key_window($0, me) } }
      }
      window = table
    case .applicationSendEvent:
      var table = application ?? RKApplicationMethods()
      table.send_event = { me, event, data in
        Probe.notify(data, .applicationSendEvent, me) { rk_super_application_send_event($0, me, event) }
      }
      application = table
    default: addToController(method)
    }
  }

  private mutating func addToController(_ method: PluginMethod) {
    var table = controller ?? RKViewControllerMethods()
    defer { controller = table }
    switch method {
    case .loadView: table.load_view = { me, data in Probe.notify(data, .loadView, me) { rk_super_load_view($0, me) } }
    case .viewDidLoad: table.view_did_load = { me, data in Probe.notify(data, .viewDidLoad, me) { rk_super_view_did_load($0, me) } }
    case .viewWillAppear:
      table.view_will_appear = { me, animated, data in Probe.notify(data, .viewWillAppear, me, .answer(animated)) { rk_super_view_will_appear($0, me, animated) } }
    case .viewIsAppearing:
      table.view_is_appearing = { me, animated, data in Probe.notify(data, .viewIsAppearing, me, .answer(animated)) { rk_super_view_is_appearing($0, me, animated) } }
    case .viewDidAppear:
      table.view_did_appear = { me, animated, data in Probe.notify(data, .viewDidAppear, me, .answer(animated)) { rk_super_view_did_appear($0, me, animated) } }
    case .viewWillDisappear:
      table.view_will_disappear = { me, animated, data in Probe.notify(data, .viewWillDisappear, me, .answer(animated)) { rk_super_view_will_disappear($0, me, animated) } }
    case .viewDidDisappear:
      table.view_did_disappear = { me, animated, data in Probe.notify(data, .viewDidDisappear, me, .answer(animated)) { rk_super_view_did_disappear($0, me, animated) } }
    default:
      table.should_automatically_forward_appearance_methods = { me, data in
        Probe.ask(data, .forwardsAppearance, me) { rk_super_should_automatically_forward_appearance_methods($0, me, $1) }
      }
    }
  }

  private mutating func addToRecognizer(_ method: PluginMethod) {
    var table = recognizer ?? RKGestureRecognizerMethods()
    defer { recognizer = table }
    switch method {
    case .gestureBegan:
      table.touches_began = { me, touches, count, event, data in
        Probe.notify(data, .gestureBegan, me, .count(count)) { rk_super_gesture_touches_began($0, me, touches, count, event) }
      }
    case .gestureMoved:
      table.touches_moved = { me, touches, count, event, data in
        Probe.notify(data, .gestureMoved, me, .count(count)) { rk_super_gesture_touches_moved($0, me, touches, count, event) }
      }
    case .gestureEnded:
      table.touches_ended = { me, touches, count, event, data in
        Probe.notify(data, .gestureEnded, me, .count(count)) { rk_super_gesture_touches_ended($0, me, touches, count, event) }
      }
    case .gestureCancelled:
      table.touches_cancelled = { me, touches, count, event, data in
        Probe.notify(data, .gestureCancelled, me, .count(count)) { rk_super_gesture_touches_cancelled($0, me, touches, count, event) }
      }
    case .reset: table.reset = { me, data in Probe.notify(data, .reset, me) { rk_super_gesture_reset($0, me) } }
    case .canPrevent:
      table.can_prevent = { me, other, data in
        Probe.ask(data, .canPrevent, me, .object(other)) { rk_super_gesture_can_prevent($0, me, other, $1) }
      }
    case .canBePreventedBy:
      table.can_be_prevented_by = { me, other, data in
        Probe.ask(data, .canBePreventedBy, me, .object(other)) { rk_super_gesture_can_be_prevented_by($0, me, other, $1) }
      }
    case .shouldRequireFailureOf:
      table.should_require_failure_of = { me, other, data in
        Probe.ask(data, .shouldRequireFailureOf, me, .object(other)) { rk_super_gesture_should_require_failure_of($0, me, other, $1) }
      }
    case .shouldBeRequiredToFailBy:
      table.should_be_required_to_fail_by = { me, other, data in
        Probe.ask(data, .shouldBeRequiredToFailBy, me, .object(other)) { rk_super_gesture_should_be_required_to_fail_by($0, me, other, $1) }
      }
    default:
      table.should_receive_event = { me, event, data in
        Probe.ask(data, .shouldReceiveEvent, me) { rk_super_gesture_should_receive_event($0, me, event, $1) }
      }
    }
  }
}
