// SPDX-License-Identifier: MIT
import CResponderKit

// A sentence for each reason; Explain.swift lists the placeholders.

extension Context {
  /// For a reason that there is.
  func sentence(_ r: RKTraceRecord) -> Literal {
    switch r.reason {
    // Hit-testing
    case .hitHidden: "%o was not hit: it is hidden"
    case .hitInteractionDisabled: "%o was not hit: userInteractionEnabled is false"
    case .hitAlpha: "%o was not hit: its alpha %a is below %A"
    case .hitAnimating: "%o was not hit: it is animating without interaction"
    case .hitSingularTransform: "%o was not hit: its transform cannot be inverted"
    case .hitOutside: "%o was not hit: %p is outside of its bounds%b"
    case .hitOutsideByOverride: "%o was not hit: its pointInside override returned false for %p"
    case .hitInside: "%o contains %p; its subviews are hit-tested"
    case .hitInsideByOverride: "%o accepts %p by its pointInside override; its subviews are hit-tested"
    case .hitTaken: "%o was hit: it contains the point and no subview took it"
    case .hitOverrideReturned: "%o's hitTest override returned %w"
    case .hitOverrideReturnedNil: "%o's hitTest override returned nil"
    case .hitSubviewGone: "%o was skipped: it left its superview while the subviews were being tested"
    case .hitDisabledControl: "%o was not hit: it is a disabled control and disabledControlsHitTestNil is on"
    // Touches
    case .touchHit: "touch %i at %p hit %w"
    case .touchHitNothing: "touch %i at %p hit nothing: no window took it"
    case .touchHitViewWithoutWindow: "touch %i: the view that hitTest returned, %w, is in no window; taken as nil"
    // It would not track another one if it were true.
    case .touchWithheldMultipleTouch where liveObject(r.other, .controls)?.handlesTouches == false: "touch %i is withheld from %w: it has another touch, and a control tracks one at a time"
    case .touchWithheldMultipleTouch: "touch %i is withheld from %w: it has another touch and multipleTouchEnabled is false"
    case .touchWithheldExclusiveTouch:
      r.value == 1 ? "touch %i is withheld from views by exclusiveTouch of %H, which it hit: %w has a touch"
        : r.value == 2 ? "touch %i is withheld from views by exclusiveTouch of %w, which has a touch" : "touch %i is withheld from views by exclusiveTouch: %w has a touch"
    case .touchIgnored: "touch %i was dropped: interaction events are being ignored"
    case .touchDropped:
      r.other != nil ? "touch %i was dropped: there is no window" : application == 0 ? "touch %i was dropped: there is no application" : "touch %i was dropped: there is no application or no window"
    case .touchCancelledBySystem:
      switch CancelCause(rawValue: Int(exactly: r.value) ?? 0) {
      case .host: "touch %i was cancelled by the system: the host cancelled all touches"
      case .ignoring: "touch %i was cancelled by the system: the application began to ignore interaction events"
      case .inactive: "touch %i was cancelled by the system: the application became inactive"
      case .phase: "touch %i was cancelled by the system: the host reported the phase cancelled"
      default: "touch %i was cancelled by the system"
      }
    case .touchCancelledByRemoval: "touch %i was cancelled: its view %w left the window"
    case .touchCancelledByWindow:
      switch CancelCause(rawValue: Int(exactly: r.value) ?? 0) {
      case .hidden: "touch %i was cancelled: its window %w was hidden"
      case .destroyed: "touch %i was cancelled: its window was destroyed"
      default: "touch %i was cancelled: its window %w was hidden or destroyed"
      }
    case .touchNoTap: "touch %i moved too far to be a tap: its tapCount is 0 now"
    // Delivery
    case .delivered: "%o received touches%h"
    case .forwarded: "%o received touches%h, forwarded up the responder chain from %w"
    case .discarded: "%o was the last responder for touches%h of %w: discarded"
    case .estimationDelivered: "%o received updated properties of an earlier sample of touch %i"
    case .estimationForwarded: "%o received updated properties of an earlier sample of touch %i, forwarded up the responder chain"
    case .estimationDiscarded: "%o was the last responder for updated properties of touch %i: discarded"
    case .estimationUnexpected: "an update of estimated properties was ignored: sample %v does not expect it"
    case .estimationForgotten: "sample %v of touch %i does not expect updates any more: 256 later ones do"
    case .eventDropped:
      r.other == nil || r.point.x != 0
        ? "%o's sendEvent override did not pass the event on: discarded for everything downstream"
        : "%o's sendEvent override did not pass touches%h of touch %i on: discarded for everything downstream"
    case .beganHeldBack: "touchesBegan of touch %i is held back from %o until %w has decided (delaysTouchesBegan)"
    case .endedHeldBack: "touchesEnded of touch %i is held back from %o until %w has decided (delaysTouchesEnded)"
    case .heldBackReleased: "what was held back of touch %i goes to %o: touches%h"
    case .heldBackDropped: "what was held back of touch %i did not reach %o: %w recognised"
    case .cancelledByGesture: "%o lost touch %i: touchesCancelled, because %w recognised and cancels touches in its view"
    case .neverDelivered: "touch %i did not reach %o: %w had already begun"
    // First responder, key window
    case .becameFirst: "%o became first responder"
    case .cannotBecomeFirst: "%o did not become first responder: canBecomeFirstResponder is false"
    case .firstWithoutWindow: "%o did not become first responder: it is in no window"
    case .firstRefusedByCurrent: "%o did not become first responder: %w does not resign"
    case .resignedFirst: "%o resigned as first responder"
    case .resignedByRemoval: "%o resigned as first responder: its view left the window"
    case .becameKey: "%o became the key window"
    case .resignedKey: "%o is no longer the key window"
    // Controls and actions
    case .controlBeganTracking: liveControl(r.object)?.has(.tracking) == true ? "%o tracks touch %i" : "%o tracked touch %i"
    case .controlDisabled:
      liveControl(r.object)?.data.has(.disabled) == false
        ? "%o did not track: it was disabled; the touch went up the responder chain" : "%o does not track: it is disabled; the touch goes up the responder chain"
    case .controlBusy: "%o does not track touch %i: it tracks another one"
    case .controlRefusedTouch:
      r.value == 0 ? "%o does not track touch %i: beginTracking returned false"
        : "%o does not track touch %i: it began %r pt beside the thumb, whose middle is at %p in its own coordinates"
    case .controlStoppedTracking:
      liveObject(r.object, .instances)?.isProgrammed(.continueTracking) == true
        ? "%o stopped tracking: its continueTracking override returned false; no touchUpInside follows" : "%o stopped tracking: continueTracking returned false; no touchUpInside follows"
    case .controlEndedTracking:
      r.value == 1 ? "%o ended tracking: the finger lifted inside"
        : r.point.y == 0 ? "%o ended tracking: the finger lifted outside, so touchUpOutside instead of touchUpInside"
          : "%o ended tracking: the finger lifted %x pt outside%O, more than %y pt, so touchUpOutside instead of touchUpInside"
    case .controlCancelled:
      r.other == nil
        ? "%o sent no touchUpInside: tracking was cancelled with its touch" : "%o sent no touchUpInside: tracking was cancelled, because %w recognised and took the touch"
    case .controlCancelledByRemoval: "%o sent no touchUpInside: it left its window"
    case .controlCancelledByDisabling: "%o sent no touchUpInside: it was disabled while tracking"
    case .controlSentEvents: "%o sent %e"
    case .controlNobodyListens: "%o sent no action for %e: nothing was added for it"
    case .actionPerformed: r.other == nil ? "%o performed the action" : "%o performed the action of %w"
    case .actionNotImplemented: "the action%j was not performed: %o does not implement it"
    case .missNoTouch: "posted input is waiting to be handled"
    case .actionNobody:
      switch NobodyCause(rawValue: r.point.x) {
      case .canPerformAction: "the action%j of %o was not performed: canPerformAction of %w returned false"
      case .nextResponder: "the action%j of %o was not performed: the nextResponder override of %w leads past what implements it"
      case .windowNotKey: "the action%j of %o was not performed: %w implements it, and its window is not key"
      default: "the action%j of %o was not performed: no responder on the chain implements it"
      }
    case .actionTargetGone: "an action of %o was not sent: its target was destroyed"
    default: r.reason.rawValue < 600 ? gestureSentence(r) : r.reason.rawValue < 650 ? scrollSentence(r) : r.reason.rawValue < 700 ? pressSentence(r) : diagnosticSentence(r)
    }
  }

  // MARK: Diagnostics

  private func diagnosticSentence(_ r: RKTraceRecord) -> Literal {
    switch r.reason {
    case .noteBesideControl: "touch %i began %r pt beside %o and hit %w"
    case .noteUnderCover: "touch %i began within %o, and %w in front of it was hit"
    case .noteOutsideSuperview: "touch %i began within %o, %r pt outside of %w, which %o lies in"
    case .noteNotInteractive: "touch %i began within %o, and %w lets no touch through to it"
    case .noteOverride: "touch %i began within %o, and an override of %w decided otherwise"
    case .noteRefused:
      r.value == Double(RKStatus.alreadyExists.rawValue) ? "an update was refused: touch %i began again while it was down" : "an update was refused: touch %i was not down"
    case .noteSpike: "touch %i moved at %r pt/s on %o"
    case .noteInWindow: "touch %i began at %p in %o"
    case .noteNoSuper: "the class of %o did not call super"
    case .noteMoved: "%o had moved %r pt since touch %i began"
    case .noteIgnoring: "interaction events are ignored from now on"
    case .noteInputIgnored: "a wheel or trackpad gesture at %p was dropped: interaction events are being ignored"
    case .noteNarrowly where r.point.y == Double(RKUnit.number.rawValue): "a key command of %o was not called: it needs other modifiers"
    case .noteNarrowly: "%o missed its limit by little: %r, with %x allowed or needed"
    case .responderCycle: "the responder chain repeats at %o; the walk ended there"
    case .responderChainTooLong: "the responder chain from %o has more than 10000 steps; the walk ended"
    case .tooDeep: "calls are nested too deep at %o; it was not called"
    case .overrideMisbehaved:
      r.value == 0 ? "an override of %o returned something that is no living object of this context; taken as nil"
        : r.value == 1 ? "an override of %o returned a number, point, size, rect or transform with NaN; 0 is used"
          : "an override of %o returned %v where a bool is 0 or 1; the inherited method is called"
    case .timeBackwards: "time went backwards by %r s; the clock's time is used"
    case .postedEventRefused: "a posted item was refused (%N)"
    case .deferredReleaseRefused: "a release on another thread was refused (%N)"
    case .gestureIllegalState: "%o set a state that does not follow from its present one; ignored"
    case .gestureRequirementCycle: "%o and %w require each other to fail, in a cycle: none of them recognises while the others are possible"
    case .parameterClamped: "a property of %o was set to %v; 0 is used"
    case .recorderFailed: "the recorder stopped after %v bytes: its file or writer takes no more"
    case .pluginFault: faultSentence(r)
    case .pluginSwitchedOff:
      r.value == 1 ? "%u: the plugin was switched off after 1 fault: the inherited methods are called from now on"
        : "%u: the plugin was switched off after %v faults: the inherited methods are called from now on"
    case .pluginNotLoaded: "a plugin that RESPONDERKIT_PLUGIN_PATH lists was not loaded (%N)%d"
    case .pluginReport:
      plugins.detail != nil ? "%u%d" : r.value == 0 ? "%u sent a message" : r.value == 1 ? "%u gave a warning" : "%u reported an error"
    default: "%o's target %w does not implement the selector; skipped"
    }
  }

  private func faultSentence(_ r: RKTraceRecord) -> Literal {
    switch RKPluginFault(rawValue: Int32(exactly: r.value) ?? 0) {
    case .wroteHostTable: "%u: the plugin wrote to the host's table, which was restored"
    case .reported: "%u: the plugin reported an error%d"
    case .returnedDeadObject: "%u: the plugin's method for %w returned a destroyed object, or no object at all"
    case .returnedForeignObject: "%u: the plugin's method for %w returned an object of another context or kind"
    case .returnedBadBool: "%u: the plugin's method for %w returned a bool that is neither 0 nor 1"
    case .returnedNaN: "%u: the plugin's method for %w returned a number that is NaN"
    case .wrongThread: "%u: the plugin's method for %w let another thread call the library"
    case .destroyedReceiver: "%u: the plugin's method for %w destroyed its receiver"
    case .tooDeep: "%u: the plugin's method for %w recursed until the depth limit"
    default: "%u: the plugin's method for %w took %S, longer than the budget of %B"
    }
  }
}

/// Why no responder has performed an action.
enum NobodyCause: Double {
  case canPerformAction = 1
  case nextResponder
  case windowNotKey
  case noFirstResponder
}
