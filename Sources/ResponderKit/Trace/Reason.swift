// SPDX-License-Identifier: MIT
import CResponderKit

/// Names and rule numbers of the reasons. Written by Sources/Generators/generate.
enum Reason {
  /// What is in the ring only, for the list of problems: no decision.
  static func isNote(_ reason: RKReason) -> Bool { (950..<1000).contains(reason.rawValue) }

  /// NUL-terminated, without prefix; nil for a number that is no reason.
  static func name(_ reason: RKReason) -> UnsafePointer<CChar>? {
    guard let text = text(reason) else { return nil }
    return text.terminated
  }

  private static func text(_ reason: RKReason) -> Literal? {
    switch reason {
    case .hitHidden: "hitHidden"
    case .hitInteractionDisabled: "hitInteractionDisabled"
    case .hitAlpha: "hitAlpha"
    case .hitAnimating: "hitAnimating"
    case .hitSingularTransform: "hitSingularTransform"
    case .hitOutside: "hitOutside"
    case .hitOutsideByOverride: "hitOutsideByOverride"
    case .hitInside: "hitInside"
    case .hitInsideByOverride: "hitInsideByOverride"
    case .hitTaken: "hitTaken"
    case .hitOverrideReturned: "hitOverrideReturned"
    case .hitOverrideReturnedNil: "hitOverrideReturnedNil"
    case .hitSubviewGone: "hitSubviewGone"
    case .hitDisabledControl: "hitDisabledControl"
    case .touchHit: "touchHit"
    case .touchHitNothing: "touchHitNothing"
    case .touchHitViewWithoutWindow: "touchHitViewWithoutWindow"
    case .touchWithheldMultipleTouch: "touchWithheldMultipleTouch"
    case .touchWithheldExclusiveTouch: "touchWithheldExclusiveTouch"
    case .touchIgnored: "touchIgnored"
    case .touchDropped: "touchDropped"
    case .touchCancelledBySystem: "touchCancelledBySystem"
    case .touchCancelledByRemoval: "touchCancelledByRemoval"
    case .touchCancelledByWindow: "touchCancelledByWindow"
    case .touchNoTap: "touchNoTap"
    case .delivered: "delivered"
    case .forwarded: "forwarded"
    case .discarded: "discarded"
    case .eventDropped: "eventDropped"
    case .estimationDelivered: "estimationDelivered"
    case .estimationForwarded: "estimationForwarded"
    case .estimationDiscarded: "estimationDiscarded"
    case .estimationUnexpected: "estimationUnexpected"
    case .estimationForgotten: "estimationForgotten"
    case .beganHeldBack: "beganHeldBack"
    case .endedHeldBack: "endedHeldBack"
    case .heldBackReleased: "heldBackReleased"
    case .heldBackDropped: "heldBackDropped"
    case .cancelledByGesture: "cancelledByGesture"
    case .neverDelivered: "neverDelivered"
    case .becameFirst: "becameFirst"
    case .cannotBecomeFirst: "cannotBecomeFirst"
    case .firstWithoutWindow: "firstWithoutWindow"
    case .firstRefusedByCurrent: "firstRefusedByCurrent"
    case .resignedFirst: "resignedFirst"
    case .resignedByRemoval: "resignedByRemoval"
    case .becameKey: "becameKey"
    case .resignedKey: "resignedKey"
    case .gestureReceivedTouch: "gestureReceivedTouch"
    case .gestureDisabled: "gestureDisabled"
    case .gestureTouchTypeRefused: "gestureTouchTypeRefused"
    case .gestureTouchTypeExclusive: "gestureTouchTypeExclusive"
    case .gestureTouchRefused: "gestureTouchRefused"
    case .gestureEventRefused: "gestureEventRefused"
    case .gestureTouchWhileWaiting: "gestureTouchWhileWaiting"
    case .gestureTouchWhileDone: "gestureTouchWhileDone"
    case .gestureIgnoredTouch: "gestureIgnoredTouch"
    case .gestureBegan: "gestureBegan"
    case .gestureChanged: "gestureChanged"
    case .gestureEnded: "gestureEnded"
    case .gestureRecognized: "gestureRecognized"
    case .gestureCancelled: "gestureCancelled"
    case .gestureCancelledByDisabling: "gestureCancelledByDisabling"
    case .gestureCancelledByRemoval: "gestureCancelledByRemoval"
    case .gestureCancelledBySelf: "gestureCancelledBySelf"
    case .gestureReset: "gestureReset"
    case .gestureWaitsForTap: "gestureWaitsForTap"
    case .gestureActionSent: "gestureActionSent"
    case .gestureNoTarget: "gestureNoTarget"
    case .gestureMovedTooFar: "gestureMovedTooFar"
    case .gestureHeldTooLong: "gestureHeldTooLong"
    case .gestureNoNextTap: "gestureNoNextTap"
    case .gestureNextTapTooFar: "gestureNextTapTooFar"
    case .gestureTooManyTouches: "gestureTooManyTouches"
    case .gestureTooFewTouches: "gestureTooFewTouches"
    case .gestureLiftedTooSoon: "gestureLiftedTooSoon"
    case .gestureTouchesCancelled: "gestureTouchesCancelled"
    case .gestureSwipeTooSlow: "gestureSwipeTooSlow"
    case .gestureSwipeWrongWay: "gestureSwipeWrongWay"
    case .gestureSwipeNoDirection: "gestureSwipeNoDirection"
    case .gestureNotAtEdge: "gestureNotAtEdge"
    case .gestureNotInward: "gestureNotInward"
    case .gestureUndecided: "gestureUndecided"
    case .gestureFailedBySelf: "gestureFailedBySelf"
    case .gestureFailedByDisabling: "gestureFailedByDisabling"
    case .gestureFailedByRemoval: "gestureFailedByRemoval"
    case .gestureIgnoredAll: "gestureIgnoredAll"
    case .gestureHoverLeft: "gestureHoverLeft"
    case .gestureWaits: "gestureWaits"
    case .gestureRequirementMet: "gestureRequirementMet"
    case .gestureRequirementRecognized: "gestureRequirementRecognized"
    case .gesturePrevented: "gesturePrevented"
    case .gestureExcluded: "gestureExcluded"
    case .gestureRefusedByView: "gestureRefusedByView"
    case .gestureRefusedByControl: "gestureRefusedByControl"
    case .gestureRefusedByDelegate: "gestureRefusedByDelegate"
    case .gestureWaitedTooLong: "gestureWaitedTooLong"
    case .gestureCycleFailed: "gestureCycleFailed"
    case .gestureRequirementAdded: "gestureRequirementAdded"
    case .gestureSimultaneous: "gestureSimultaneous"
    case .gestureMayNotPrevent: "gestureMayNotPrevent"
    case .gestureFewerTaps: "gestureFewerTaps"
    case .inputHit: "inputHit"
    case .gestureReceivedInput: "gestureReceivedInput"
    case .gestureScrollTypeRefused: "gestureScrollTypeRefused"
    case .gestureButtonRefused: "gestureButtonRefused"
    case .scrollTouchDelayed: "scrollTouchDelayed"
    case .scrollDelayOver: "scrollDelayOver"
    case .scrollDelayLifted: "scrollDelayLifted"
    case .scrollDelayDropped: "scrollDelayDropped"
    case .scrollTouchRefused: "scrollTouchRefused"
    case .scrollMayNotCancel: "scrollMayNotCancel"
    case .scrollCancelRefused: "scrollCancelRefused"
    case .scrollCannotScroll: "scrollCannotScroll"
    case .scrollDisabled: "scrollDisabled"
    case .scrollBeganDragging: "scrollBeganDragging"
    case .scrollEndedDragging: "scrollEndedDragging"
    case .scrollBeganDecelerating: "scrollBeganDecelerating"
    case .scrollBounced: "scrollBounced"
    case .scrollEndedDecelerating: "scrollEndedDecelerating"
    case .scrollStoppedByTouch: "scrollStoppedByTouch"
    case .scrollStoppedBySetting: "scrollStoppedBySetting"
    case .scrollLocked: "scrollLocked"
    case .scrollPaged: "scrollPaged"
    case .scrollTargetChanged: "scrollTargetChanged"
    case .scrollHandedOver: "scrollHandedOver"
    case .scrollTookBack: "scrollTookBack"
    case .scrollCannotZoom: "scrollCannotZoom"
    case .scrollStopped: "scrollStopped"
    case .scrollStoppedByHost: "scrollStoppedByHost"
    case .pressBegan: "pressBegan"
    case .pressDelivered: "pressDelivered"
    case .pressForwarded: "pressForwarded"
    case .pressDiscarded: "pressDiscarded"
    case .pressDropped: "pressDropped"
    case .pressIgnored: "pressIgnored"
    case .pressCancelledBySystem: "pressCancelledBySystem"
    case .pressCancelledByRemoval: "pressCancelledByRemoval"
    case .pressTakenByGesture: "pressTakenByGesture"
    case .gestureReceivedPress: "gestureReceivedPress"
    case .gesturePressTypeRefused: "gesturePressTypeRefused"
    case .gesturePressRefused: "gesturePressRefused"
    case .keyCommand: "keyCommand"
    case .textInserted: "textInserted"
    case .textNobody: "textNobody"
    case .textRefused: "textRefused"
    case .textReturnStays: "textReturnStays"
    case .textKey: "textKey"
    case .motionDelivered: "motionDelivered"
    case .motionForwarded: "motionForwarded"
    case .motionTooLong: "motionTooLong"
    case .motionInterrupted: "motionInterrupted"
    case .motionDropped: "motionDropped"
    case .remoteDelivered: "remoteDelivered"
    case .remoteForwarded: "remoteForwarded"
    case .remoteDropped: "remoteDropped"
    case .controlBeganTracking: "controlBeganTracking"
    case .controlDisabled: "controlDisabled"
    case .controlBusy: "controlBusy"
    case .controlRefusedTouch: "controlRefusedTouch"
    case .controlStoppedTracking: "controlStoppedTracking"
    case .controlEndedTracking: "controlEndedTracking"
    case .controlCancelled: "controlCancelled"
    case .controlCancelledByRemoval: "controlCancelledByRemoval"
    case .controlCancelledByDisabling: "controlCancelledByDisabling"
    case .controlSentEvents: "controlSentEvents"
    case .controlNobodyListens: "controlNobodyListens"
    case .actionPerformed: "actionPerformed"
    case .actionNotImplemented: "actionNotImplemented"
    case .actionNobody: "actionNobody"
    case .actionTargetGone: "actionTargetGone"
    case .responderCycle: "responderCycle"
    case .responderChainTooLong: "responderChainTooLong"
    case .tooDeep: "tooDeep"
    case .overrideMisbehaved: "overrideMisbehaved"
    case .timeBackwards: "timeBackwards"
    case .postedEventRefused: "postedEventRefused"
    case .deferredReleaseRefused: "deferredReleaseRefused"
    case .gestureIllegalState: "gestureIllegalState"
    case .gestureRequirementCycle: "gestureRequirementCycle"
    case .parameterClamped: "parameterClamped"
    case .targetDoesNotRespond: "targetDoesNotRespond"
    case .recorderFailed: "recorderFailed"
    case .pluginFault: "pluginFault"
    case .pluginSwitchedOff: "pluginSwitchedOff"
    case .pluginNotLoaded: "pluginNotLoaded"
    case .pluginReport: "pluginReport"
    case .noteBesideControl: "noteBesideControl"
    case .noteUnderCover: "noteUnderCover"
    case .noteOutsideSuperview: "noteOutsideSuperview"
    case .noteNotInteractive: "noteNotInteractive"
    case .noteOverride: "noteOverride"
    case .noteRefused: "noteRefused"
    case .noteSpike: "noteSpike"
    case .noteNarrowly: "noteNarrowly"
    case .noteInWindow: "noteInWindow"
    case .noteIgnoring: "noteIgnoring"
    case .noteMoved: "noteMoved"
    case .noteNoSuper: "noteNoSuper"
    case .noteInputIgnored: "noteInputIgnored"
    case .missNoWindow: "missNoWindow"
    case .missOtherWindow: "missOtherWindow"
    case .missCovered: "missCovered"
    case .missSubview: "missSubview"
    case .missOverride: "missOverride"
    case .missNoTouch: "missNoTouch"
    case .missUnattached: "missUnattached"
    case .missHandledBelow: "missHandledBelow"
    case .missOffChain: "missOffChain"
    case .missOnlyThen: "missOnlyThen"
    case .missPlugin: "missPlugin"
    case .missUndecided: "missUndecided"
    case .missPassedOn: "missPassedOn"
    case .missUnchanged: "missUnchanged"
    case .missOtherScreen: "missOtherScreen"
    case .missNoSuper: "missNoSuper"
    case .missNotKey: "missNotKey"
    case .missMoved: "missMoved"
    case .missUnreported: "missUnreported"
    @unknown default: nil
    }
  }

  /// Number of the rule in Behaviour.md; 0 for an unknown reason, and for what no rule decides.
  @inline(never)
  static func rule(_ reason: RKReason) -> UInt32 {
    switch reason {
    case .hitHidden, .hitInteractionDisabled, .hitAlpha, .hitTaken, .missCovered, .missSubview, .missOnlyThen: 32
    case .hitAnimating: 53
    case .hitSingularTransform: 13
    case .hitOutside, .hitInside: 11
    case .hitOutsideByOverride, .hitInsideByOverride: 40
    case .hitOverrideReturned, .hitOverrideReturnedNil, .missOverride: 38
    case .hitSubviewGone: 36
    case .hitDisabledControl: 51
    case .touchHit, .missNoWindow, .missOtherWindow, .missOtherScreen: 43
    case .touchHitNothing: 45
    case .touchHitViewWithoutWindow: 44
    case .touchWithheldMultipleTouch: 95
    case .touchWithheldExclusiveTouch: 98
    case .touchIgnored, .pressIgnored, .noteInputIgnored: 286
    case .touchDropped, .pressDropped: 296
    case .touchCancelledBySystem, .gestureCancelled: 108
    case .touchCancelledByRemoval: 297
    case .touchCancelledByWindow: 285
    case .touchNoTap: 69
    case .delivered: 79
    case .forwarded, .discarded, .missHandledBelow, .missPassedOn: 90
    case .eventDropped: 77
    case .estimationDelivered, .estimationForwarded, .estimationDiscarded, .estimationUnexpected, .estimationForgotten: 354
    case .beganHeldBack, .heldBackDropped: 101
    case .endedHeldBack: 102
    case .heldBackReleased: 103
    case .cancelledByGesture, .neverDelivered: 86
    case .becameFirst, .firstWithoutWindow, .firstRefusedByCurrent: 127
    case .cannotBecomeFirst: 126
    case .resignedFirst: 128
    case .resignedByRemoval: 129
    case .becameKey, .resignedKey: 281
    case .gestureReceivedTouch: 59
    case .gestureDisabled: 107
    case .gestureTouchTypeRefused, .gestureTouchTypeExclusive, .gestureButtonRefused: 171
    case .gestureTouchRefused, .gestureEventRefused: 169
    case .gestureTouchWhileWaiting, .gestureWaits, .gestureRequirementMet, .gestureRequirementRecognized: 178
    case .gestureTouchWhileDone: 172
    case .gestureIgnoredTouch, .gestureIgnoredAll: 106
    case .gestureBegan, .gestureChanged, .gestureEnded, .gestureRecognized, .missUndecided: 159
    case .gestureCancelledByDisabling, .gestureFailedByDisabling: 175
    case .gestureCancelledByRemoval, .gestureFailedByRemoval: 302
    case .gestureCancelledBySelf: 161
    case .gestureReset: 173
    case .gestureWaitsForTap, .gestureNoNextTap: 198
    case .gestureActionSent: 162
    case .gestureNoTarget: 164
    case .gestureMovedTooFar, .gestureNextTapTooFar: 199
    case .gestureHeldTooLong: 197
    case .gestureTooManyTouches, .gestureTooFewTouches: 200
    case .gestureLiftedTooSoon: 205
    case .gestureTouchesCancelled: 202
    case .gestureSwipeTooSlow, .gestureSwipeWrongWay: 221
    case .gestureSwipeNoDirection: 226
    case .gestureNotAtEdge: 218
    case .gestureNotInward: 219
    case .gestureUndecided: 241
    case .gestureFailedBySelf: 240
    case .gestureHoverLeft, .missUnreported: 239
    case .gesturePrevented, .gestureMayNotPrevent: 184
    case .gestureExcluded: 183
    case .gestureRefusedByView: 167
    case .gestureRefusedByControl: 152
    case .gestureRefusedByDelegate: 166
    case .gestureWaitedTooLong: 180
    case .gestureCycleFailed, .gestureRequirementCycle: 182
    case .gestureRequirementAdded: 181
    case .gestureSimultaneous: 185
    case .gestureFewerTaps: 188
    case .inputHit, .gestureReceivedInput, .gestureScrollTypeRefused: 72
    case .scrollTouchDelayed, .scrollDelayOver, .scrollTouchRefused: 247
    case .scrollDelayLifted: 248
    case .scrollDelayDropped: 249
    case .scrollMayNotCancel, .scrollCancelRefused: 250
    case .scrollCannotScroll: 244
    case .scrollDisabled: 242
    case .scrollBeganDragging: 246
    case .scrollEndedDragging: 260
    case .scrollBeganDecelerating: 255
    case .scrollBounced: 257
    case .scrollEndedDecelerating: 259
    case .scrollStoppedByTouch: 263
    case .scrollStoppedBySetting: 267
    case .scrollLocked: 265
    case .scrollPaged: 264
    case .scrollTargetChanged: 261
    case .scrollHandedOver, .scrollTookBack: 337
    case .scrollCannotZoom: 268
    case .scrollStopped, .recorderFailed, .pluginSwitchedOff, .pluginNotLoaded, .pluginReport, .missNoTouch: 0
    case .scrollStoppedByHost: 339
    case .pressBegan, .pressDelivered: 270
    case .pressForwarded, .pressDiscarded: 272
    case .pressCancelledBySystem, .pressCancelledByRemoval: 273
    case .pressTakenByGesture, .gestureReceivedPress, .gesturePressTypeRefused, .gesturePressRefused: 271
    case .keyCommand: 278
    case .textInserted, .textNobody, .textReturnStays, .missNotKey: 279
    case .textRefused: 325
    case .textKey: 331
    case .motionDelivered, .motionForwarded, .motionTooLong, .motionInterrupted, .motionDropped: 274
    case .remoteDelivered, .remoteForwarded, .remoteDropped: 276
    case .controlBeganTracking, .controlBusy, .controlRefusedTouch: 143
    case .controlDisabled: 150
    case .controlStoppedTracking: 144
    case .controlEndedTracking: 146
    case .controlCancelled: 147
    case .controlCancelledByRemoval: 148
    case .controlCancelledByDisabling: 149
    case .controlSentEvents, .controlNobodyListens, .missUnchanged: 141
    case .actionPerformed, .actionNotImplemented, .targetDoesNotRespond: 135
    case .actionNobody: 136
    case .actionTargetGone: 305
    case .responderCycle, .responderChainTooLong: 121
    case .tooDeep: 23
    case .overrideMisbehaved, .pluginFault, .missPlugin: 307
    case .timeBackwards: 309
    case .postedEventRefused: 291
    case .deferredReleaseRefused: 295
    case .gestureIllegalState: 160
    case .parameterClamped: 314
    case .noteBesideControl, .noteUnderCover, .noteOutsideSuperview, .noteNotInteractive, .noteOverride, .noteRefused, .noteSpike, .noteNarrowly, .noteInWindow, .noteIgnoring, .noteMoved: 357
    case .noteNoSuper: 174
    case .missUnattached: 165
    case .missOffChain: 110
    case .missNoSuper: 151
    case .missMoved: 358
    @unknown default: 0
    }
  }
}
