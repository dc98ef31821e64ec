// SPDX-License-Identifier: MIT
import CResponderKit

// The methods behind presses, motion, remote control and text as scenarios override them: they do what they inherit if they may.

extension World {
  func fillInput(_ table: inout RKResponderMethods, _ methods: Methods) {
    if methods.contains(.handlers(.pressesBegan)) { table.presses_began = { press(.pressesBegan, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.handlers(.pressesChanged)) { table.presses_changed = { press(.pressesChanged, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.handlers(.pressesEnded)) { table.presses_ended = { press(.pressesEnded, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.handlers(.pressesCancelled)) { table.presses_cancelled = { press(.pressesCancelled, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.handlers(.motionBegan)) { table.motion_began = { shake(.motionBegan, $1, $2, Home.of($3)) } }
    if methods.contains(.handlers(.motionEnded)) { table.motion_ended = { shake(.motionEnded, $1, $2, Home.of($3)) } }
    if methods.contains(.handlers(.motionCancelled)) { table.motion_cancelled = { shake(.motionCancelled, $1, $2, Home.of($3)) } }
    if methods.contains(.handlers(.remote)) { table.remote_control_received = { receiveRemote($1, Home.of($2)) } }
    if methods.contains(.handlers(.insertText)) { table.insert_text = { insertText($1, Home.of($2)) } }
    if methods.contains(.handlers(.deleteBackward)) { table.delete_backward = { deleteBackward(Home.of($1)) } }
    if methods.contains(.handlers(.updated)) { table.touches_estimated_properties_updated = { receiveUpdates($1, $2, Home.of($3)) } }
  }
}

private func receiveUpdates(_ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ home: Home) {
  let instance = home.instance
  guard instance.behaviour.supers.contains(.updated) else { return }
  _ = rk_super_touches_estimated_properties_updated(home.cls, instance.handle, touches, count)
}

private typealias Presses = UnsafePointer<OpaquePointer?>

private func press(_ handler: Handlers, _ presses: Presses?, _ count: Int, _ event: OpaquePointer?, _ home: Home) {
  let instance = home.instance
  guard instance.behaviour.supers.contains(handler) else { return }
  switch handler {
  case .pressesBegan: _ = rk_super_presses_began(home.cls, instance.handle, presses, count, event)
  case .pressesChanged: _ = rk_super_presses_changed(home.cls, instance.handle, presses, count, event)
  case .pressesEnded: _ = rk_super_presses_ended(home.cls, instance.handle, presses, count, event)
  default: _ = rk_super_presses_cancelled(home.cls, instance.handle, presses, count, event)
  }
}

private func shake(_ handler: Handlers, _ motion: RKEventSubtype, _ event: OpaquePointer?, _ home: Home) {
  let instance = home.instance
  guard instance.behaviour.supers.contains(handler) else { return }
  switch handler {
  case .motionBegan: _ = rk_super_motion_began(home.cls, instance.handle, motion, event)
  case .motionEnded: _ = rk_super_motion_ended(home.cls, instance.handle, motion, event)
  default: _ = rk_super_motion_cancelled(home.cls, instance.handle, motion, event)
  }
}

private func receiveRemote(_ event: OpaquePointer?, _ home: Home) {
  let instance = home.instance
  guard instance.behaviour.supers.contains(.remote) else { return }
  _ = rk_super_remote_control_received(home.cls, instance.handle, event)
}

private func insertText(_ text: UnsafePointer<CChar>?, _ home: Home) {
  guard let text else { return }
  let instance = home.instance
  guard instance.behaviour.supers.contains(.insertText) else { return }
  _ = rk_super_insert_text(home.cls, instance.handle, text)
}

private func deleteBackward(_ home: Home) {
  let instance = home.instance
  guard instance.behaviour.supers.contains(.deleteBackward) else { return }
  _ = rk_super_delete_backward(home.cls, instance.handle)
}
