// SPDX-License-Identifier: MIT
import CResponderKit

// What an earlier room asks of a later one, all of it: the only names that a file may use of a room after its own (Tests/Checks/layering.py).
// Never inlined: the code of the later rooms would end up in the paths of the earlier ones.

extension Context {
  // MARK: Objects

  /// An object is about to end: remove its links, with their callbacks.
  @inline(never) func objectWillEnd(_ object: Object) { willDestroy(object) }
  /// Its `instance_deinit` is next: no method of its class is called any more (SPEC 349).
  @inline(never) func instanceWillDeinit(_ object: Object) { losesClass(object) }
  /// It has ended: free what later rooms store in it. Calls nothing.
  @inline(never) func objectDidEnd(_ object: Object) { didDestroy(object) }
  /// A view with recognisers ends.
  @inline(never) func viewWillLoseRecognizers(_ v: View) { detachRecognizers(of: v) }
  /// Methods have been laid over classes, or taken away: what is remembered about overrides is out of date.
  @inline(never) func overridesDidChange() { overridesChanged() }
  /// No call into the host is running any more, and classes wait for that.
  @inline(never) func callsReturned() { endWaitingClasses() }
  /// A function of a plugin did something wrong; `receiver` is a handle.
  @inline(never) func pluginFailed(_ plugin: UInt16, _ fault: RKPluginFault, _ receiver: UInt, _ seconds: Double) {
    #if !RESPONDERKIT_NO_PLUGINS
      pluginFault(plugin, fault, receiver, seconds: seconds)
    #endif
  }
  /// A write of the recorder failed: notify the host, and end the recording.
  @inline(never) func recorderDidBreak() { recorderBroke() }
  /// Write a record of the trace as a sentence.
  @inline(never) func describe(_ record: RKTraceRecord, in buffer: UnsafeMutableBufferPointer<CChar>) {
    var text = Text(buffer.baseAddress, buffer.count)
    _ = explain(record, to: &text)
  }
  /// A record of the trace has a status, which a sentence names.
  @inline(never) func statusName(_ status: RKStatus) -> Literal? { StatusText.name(status) }

  // MARK: Trees and windows

  /// A subtree is about to leave its window: close what has begun in it (SPEC 129, 297).
  @inline(never) func subtreeWillLeaveWindow(_ view: View) { subtreeLeaves(view) }
  /// A window is about to be hidden or destroyed: cancel its touches, and close what else has begun in it (SPEC 285).
  @inline(never) func windowWillHide(_ window: Window) { windowLeaves(window) }
  /// A window has been shown, hidden, or is gone: find the key window (SPEC 281).
  @inline(never) func windowsDidChange(_ window: Window) { window.windowsChanged() }
  /// A subtree with controllers' views is about to be seen or not to be seen any more, or has been moved (SPEC 319).
  @inline(never) func appearanceChanges(_ v: View, _ step: Int32) {
    if !appearancesOver { appearance(below: v, step) }
  }
  /// A responder is not first any more; its resignFirstResponder may not have called super.
  @inline(never) func firstResponderChanged(_ responder: Responder) {
    if let control = responder.object.control { TextField(control.object).endEditing() }
  }

  // MARK: Touches and presses

  /// A touch has been hit-tested: collect its recognisers (SPEC 59).
  @inline(never) @_optimize(speed) func touchWillBegin(_ t: Touch) {
    t.collectRecognizers()
    if scrolls.moving > 0 { catchScrolls(t) }
    if isTracing {
      if scrolls.exists { recordDisabledScrolls(t) }
      rememberTree(t)
      remarkNearby(t)
    }
  }
  /// For the trace: a touch began that has hit nothing.
  @inline(never) func touchHitsNothing(_ t: Touch) {
    rememberTree(t)
    remarkNearby(t)
  }
  /// For the trace: a touch that is down moves or lifts, and still has its earlier place and time.
  @inline(never) func touchMoves(_ t: Touch, _ input: TouchInput, _ location: RKPoint, _ time: Double) { remarkMove(t, input, location, time) }
  /// The same for a press that lifts.
  @inline(never) func pressLifts(_ p: Press, _ time: Double) { remarkLift(p, time) }
  /// For the trace: the touch that a control tracks lifts outside of it.
  @inline(never) func touchLiftsOutside(_ t: Touch, of control: Control) { control.remarkMoved(t) }
  /// For the trace: a recogniser has failed because of a finger or of another recogniser, which is the latest decision.
  @inline(never) func recognizerDidFail(_ g: Recognizer) { g.remarkFingers() }
  /// For the trace: no responder performs an action (SPEC 136).
  @inline(never) func actionFindsNobody(_ selector: UInt32, from sender: Object?) { traceNobody(selector, from: sender) }
  /// The same for a press (SPEC 271).
  @inline(never) func pressWillBegin(_ p: Press) { p.collectRecognizers() }
  /// Steps 1 to 3 of SPEC 78 for a window, or the rest of them. Views follow after it.
  @inline(never) @_optimize(speed) func offerTouchesToRecognizers() { offerTouches() }
  /// The same for one touch of an update in progress.
  @inline(never) @_optimize(speed) func offerTouchToRecognizers(_ t: Touch) { t.offerToRecognizers() }
  @inline(never) @_optimize(speed) func offerPressesToRecognizers() { offerPresses() }
  /// A device has reported estimated properties: notify a recogniser that received the samples (SPEC 354).
  @inline(never) func recognizersHaveEstimates(_ g: Recognizer, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if g.kind == .gesture { g.sendEstimates(touches, count) }
  }
  /// A touch was reported where it is already.
  @inline(never) func touchDidRest(_ t: Touch) { t.rested() }
  /// Step 5 of SPEC 78: resets.
  @inline(never) @_optimize(speed) func viewsHaveTouches() { resetGestures() }
  /// The touch methods of a delivery have returned, and `trackingLost` is set.
  @inline(never) func touchMethodsReturned() { endLostTracking() }
  /// A touch is over, and nothing of it is held back.
  @inline(never) func touchIsOver(_ t: Touch) { t.endTracking() }
  /// An update is over, in which a scroll view may have been stopped by a touch.
  @inline(never) func updateIsOver() { releaseCaught() }

  // MARK: The clock

  /// The deadline of a recogniser is reached.
  @inline(never) func recognizerDeadlineReached() { fireAlarm() }
  /// Actions wait for the next turn (SPEC 82).
  @inline(never) func turnBegins() { sendDeferredRounds() }
  /// The clock has moved, and scroll views move with it.
  @inline(never) func clockMoved() { moveScrolls() }
  /// The clock has come to where scroll views hold touches back no longer.
  @inline(never) func touchDelaysEnd() { endDelays() }
  /// The next deadline may be another one: arm the descriptor of the run loop.
  @inline(never) func deadlineChanged() { armWaiter() }
  /// When the first of the scroll views that move does something of its own is not known.
  @inline(never) func scrollMomentIsWanted() { lookForScrollMoment() }

  // MARK: Controls and scroll views, asked by recognisers

  /// Whether a standard control keeps its touch from a recogniser (SPEC 152).
  @inline(never) func controlPrevents(_ view: View, _ recognizer: Recognizer) -> Bool { view.object.control.map { controlVetoes($0, recognizer) } ?? false }
  /// The pan or pinch of a scroll view has changed its state.
  @inline(never) func scrollRecognizerChanged(_ g: Recognizer, _ state: RKGestureRecognizerState) { scrollFollows(g, state) }
  /// Whether the pan of a scroll view has gone far enough along an axis that scrolls.
  @inline(never) func scrollPanMayBegin(_ g: Recognizer) -> Bool { scrollPanBegins(g) }
  /// How far it has gone along an axis that scrolls.
  @inline(never) func scrollPanMeasure(_ g: Recognizer) -> Measure? { scrollPanMoved(g) }
  /// Whether a scroll view takes scrolling that moves that way first, in window coordinates; see Gestures/ScrollEvents.swift.
  @inline(never) func scrollPanTakes(_ g: Recognizer, _ way: RKPoint) -> Bool { scrollPanAccepts(g, way) }
  /// Whether a scroll view refuses to let its recogniser begin. It writes the trace.
  @inline(never) func scrollViewRefuses(_ g: Recognizer) -> Bool { scrollRefuses(g) }
  /// A touch is about to reach its view: whether a scroll view holds it back.
  @inline(never) func scrollViewDelays(_ touch: Touch) -> Bool { delayTouch(touch) }
  /// It is held back no longer.
  @inline(never) func scrollViewDelayEnds(_ touch: Touch, _ reason: RKReason) { endDelay(touch, reason) }
  /// Whether a view may have new touches.
  @inline(never) func viewMayBegin(_ view: View, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) -> Bool { mayBeginTouches(view, touches, count) }
}
