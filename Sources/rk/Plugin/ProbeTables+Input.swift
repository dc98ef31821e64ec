// SPDX-License-Identifier: MIT
import CResponderKit

// The methods of presses, motion, remote control, text and scroll views in a probe's tables.

extension ProbeTables {
  /// Adds a method if it is one of these.
  mutating func addInput(_ method: PluginMethod) -> Bool {
    switch method {
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: addPresses(method)
    case .motionBegan, .motionEnded, .motionCancelled, .remoteControl, .insertText, .deleteBackward, .hasText: addToResponder(rest: method)
    case .touchesUpdated, .gestureUpdated: addUpdates(method)
    case .touchesShouldBegin, .touchesShouldCancel: addToScrollView(method)
    case .gesturePressesBegan, .gesturePressesChanged, .gesturePressesEnded, .gesturePressesCancelled: addGesturePresses(method)
    default: return false
    }
    return true
  }

  private mutating func addPresses(_ method: PluginMethod) {
    var table = responder ?? RKResponderMethods()
    defer { responder = table }
    switch method {
    case .pressesBegan:
      table.presses_began = { me, presses, count, event, data in
        Probe.notify(data, .pressesBegan, me, .count(count)) { rk_super_presses_began($0, me, presses, count, event) }
      }
    case .pressesChanged:
      table.presses_changed = { me, presses, count, event, data in
        Probe.notify(data, .pressesChanged, me, .count(count)) { rk_super_presses_changed($0, me, presses, count, event) }
      }
    case .pressesEnded:
      table.presses_ended = { me, presses, count, event, data in
        Probe.notify(data, .pressesEnded, me, .count(count)) { rk_super_presses_ended($0, me, presses, count, event) }
      }
    default:
      table.presses_cancelled = { me, presses, count, event, data in
        Probe.notify(data, .pressesCancelled, me, .count(count)) { rk_super_presses_cancelled($0, me, presses, count, event) }
      }
    }
  }

  private mutating func addToResponder(rest method: PluginMethod) {
    var table = responder ?? RKResponderMethods()
    defer { responder = table }
    switch method {
    case .motionBegan:
      table.motion_began = { me, motion, event, data in
        Probe.notify(data, .motionBegan, me) { rk_super_motion_began($0, me, motion, event) }
      }
    case .motionEnded:
      table.motion_ended = { me, motion, event, data in
        Probe.notify(data, .motionEnded, me) { rk_super_motion_ended($0, me, motion, event) }
      }
    case .motionCancelled:
      table.motion_cancelled = { me, motion, event, data in
        Probe.notify(data, .motionCancelled, me) { rk_super_motion_cancelled($0, me, motion, event) }
      }
    case .remoteControl:
      table.remote_control_received = { me, event, data in
        Probe.notify(data, .remoteControl, me) { rk_super_remote_control_received($0, me, event) }
      }
    case .insertText:
      table.insert_text = { me, text, data in Probe.notify(data, .insertText, me, .selector(text)) { rk_super_insert_text($0, me, text) } }
    case .deleteBackward:
      table.delete_backward = { me, data in Probe.notify(data, .deleteBackward, me) { rk_super_delete_backward($0, me) } }
    default:
      table.has_text = { me, data in Probe.ask(data, .hasText, me) { rk_super_has_text($0, me, $1) } }
    }
  }

  private mutating func addUpdates(_ method: PluginMethod) {
    if method == .touchesUpdated {
      var table = responder ?? RKResponderMethods()
      table.touches_estimated_properties_updated = { me, touches, count, data in
        Probe.notify(data, .touchesUpdated, me, .count(count)) { rk_super_touches_estimated_properties_updated($0, me, touches, count) }
      }
      responder = table
    } else {
      var table = recognizer ?? RKGestureRecognizerMethods()
      table.touches_estimated_properties_updated = { me, touches, count, data in
        Probe.notify(data, .gestureUpdated, me, .count(count)) { rk_super_gesture_touches_estimated_properties_updated($0, me, touches, count) }
      }
      recognizer = table
    }
  }

  private mutating func addToScrollView(_ method: PluginMethod) {
    var table = scroll ?? RKScrollViewMethods()
    defer { scroll = table }
    if method == .touchesShouldBegin {
      table.touches_should_begin = { me, touches, count, event, view, data in
        Probe.ask(data, .touchesShouldBegin, me, .object(view)) { rk_super_touches_should_begin($0, me, touches, count, event, view, $1) }
      }
    } else {
      table.touches_should_cancel = { me, view, data in
        Probe.ask(data, .touchesShouldCancel, me, .object(view)) { rk_super_touches_should_cancel($0, me, view, $1) }
      }
    }
  }

  private mutating func addGesturePresses(_ method: PluginMethod) {
    var table = recognizer ?? RKGestureRecognizerMethods()
    defer { recognizer = table }
    switch method {
    case .gesturePressesBegan:
      table.presses_began = { me, presses, count, event, data in
        Probe.notify(data, .gesturePressesBegan, me, .count(count)) { rk_super_gesture_presses_began($0, me, presses, count, event) }
      }
    case .gesturePressesChanged:
      table.presses_changed = { me, presses, count, event, data in
        Probe.notify(data, .gesturePressesChanged, me, .count(count)) { rk_super_gesture_presses_changed($0, me, presses, count, event) }
      }
    case .gesturePressesEnded:
      table.presses_ended = { me, presses, count, event, data in
        Probe.notify(data, .gesturePressesEnded, me, .count(count)) { rk_super_gesture_presses_ended($0, me, presses, count, event) }
      }
    default:
      table.presses_cancelled = { me, presses, count, event, data in
        Probe.notify(data, .gesturePressesCancelled, me, .count(count)) { rk_super_gesture_presses_cancelled($0, me, presses, count, event) }
      }
    }
  }
}
