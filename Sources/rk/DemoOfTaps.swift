// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// A button in a window with a pan recogniser, and two taps, built as any program would.
final class ButtonAndPan {
  private var context: OpaquePointer?
  private var window: OpaquePointer?
  private var button: OpaquePointer?
  private var pan: OpaquePointer?

  init() throws(ToolError) {
    try check(rk_context_create(nil, &context), "context")
    try check(rk_trace_start(context, 1000), "trace")
    try check(rk_window_create(context, nil, RKRect(origin: RKPoint(x: 0, y: 0), size: RKSize(width: 320, height: 480)), &window), "window")
    try check(rk_button_create(context, nil, RKRect(origin: RKPoint(x: 100, y: 200), size: RKSize(width: 120, height: 44)), &button), "button")
    try check(rk_pan_create(context, nil, &pan), "pan")
    try check(rk_object_set_name(button, "send"), "button")
    try check(rk_object_set_name(pan, "drag"), "pan")
    try check(rk_view_add_subview(window, button), "button")
    try check(rk_view_add_gesture_recognizer(window, pan), "pan")
    try check(rk_control_add_action(button, .touchUpInside, { _, _, _, _ in ButtonAndPan.sent("send", "touchUpInside: the button fired", .good) }, nil, nil, nil), "button")
    try check(
      rk_gesture_recognizer_add_action(
        pan,
        { pan, _ in
          var state = RKGestureRecognizerState.possible
          var way = RKPoint()
          guard rk_gesture_recognizer_get_state(pan, &state) == .OK, rk_pan_get_translation(pan, nil, &way) == .OK else { return }
          ButtonAndPan.sent("drag", stateName(state) + ", moved by (\(scenarioText(way.x)), \(scenarioText(way.y)))", .note)
        }, nil, nil, nil), "pan")
    try check(rk_window_make_key(window), "window")
  }

  deinit { _ = rk_context_destroy(context) }

  private static func sent(_ name: String, _ what: String, _ style: Terminal.Style) { print("  " + Terminal.styled(name + " sent " + what, style, on: .output)) }

  func show() throws(ToolError) {
    print("A window with a button, send, and a pan recogniser, drag.\n")
    print("A tap on the button, down at 0 s, up at 0.08 s:")
    try finger(.began, 0, RKPoint(x: 150, y: 210))
    try finger(.ended, 0.08, RKPoint(x: 150, y: 210))
    try why("send", button)
    try why("drag", pan)
    print("\nThe same tap a second later, but the finger slides 15 points:")
    try finger(.began, 1, RKPoint(x: 150, y: 210))
    try finger(.moved, 1.02, RKPoint(x: 150, y: 225))
    try finger(.ended, 1.04, RKPoint(x: 150, y: 225))
    try why("send", button)
    try why("drag", pan)
    print("\nEvery decision has such a reason, and a number of its rule in Behaviour.md:")
    print("  rk run --explain FILE    for a scenario of your own")
    print("  rk inspect FILE --open   all of it in a page")
  }

  private func finger(_ phase: RKTouchPhase, _ time: Double, _ place: RKPoint) throws(ToolError) { try sendFinger(phase, at: place, time: time, to: context) }

  private func why(_ name: String, _ object: OpaquePointer?) throws(ToolError) {
    print("  why \(name)? " + printable(try Explanation(of: object).sentence))
  }
}

/// Finger 1 in one phase.
func sendFinger(_ phase: RKTouchPhase, at place: RKPoint, time: Double, to context: OpaquePointer?) throws(ToolError) {
  var sample = RKTouchSample()
  sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
  sample.id = 1
  sample.phase = phase
  sample.location = place
  try check(rk_context_send_touches(context, time, &sample, 1), "touch")
}
