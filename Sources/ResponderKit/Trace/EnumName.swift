// SPDX-License-Identifier: MIT
import CResponderKit

/// Names of enumerators, without prefix; nil for a number that has none. Written by Sources/Generators/generate.
enum EnumName {
  static func text(_ value: RKProblemKind) -> Literal? {
    switch value {
    case .tapUnheard: "tapUnheard"
    case .nearMiss: "nearMiss"
    case .covered: "covered"
    case .outside: "outside"
    case .notInteractive: "notInteractive"
    case .controlDisabled: "controlDisabled"
    case .swallowed: "swallowed"
    case .trackingCancelled: "trackingCancelled"
    case .withheld: "withheld"
    case .textRefused: "textRefused"
    case .touchLost: "touchLost"
    case .scrollUnmoved: "scrollUnmoved"
    case .eventsIgnored: "eventsIgnored"
    case .eventUnheard: "eventUnheard"
    case .failedNarrowly: "failedNarrowly"
    case .longWait: "longWait"
    case .recognizerDisabled: "recognizerDisabled"
    case .recognizerUnheard: "recognizerUnheard"
    case .recognizerDetached: "recognizerDetached"
    case .alwaysPrevented: "alwaysPrevented"
    case .recognizerFailed: "recognizerFailed"
    case .beganAgain: "beganAgain"
    case .neverBegan: "neverBegan"
    case .notEnded: "notEnded"
    case .velocitySpike: "velocitySpike"
    case .timeBackwards: "timeBackwards"
    case .inputDropped: "inputDropped"
    case .postRefused: "postRefused"
    case .actionLost: "actionLost"
    case .diagnostic: "diagnostic"
    case .traceIncomplete: "traceIncomplete"
    @unknown default: nil
    }
  }

  static func text(_ value: RKAuditKind) -> Literal? {
    switch value {
    case .tooSmall: "tooSmall"
    case .small: "small"
    case .covered: "covered"
    case .coveredIdly: "coveredIdly"
    case .outside: "outside"
    case .cutOff: "cutOff"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .notInteractive: "notInteractive"
    case .animating: "animating"
    case .singular: "singular"
    case .tapsTogether: "tapsTogether"
    case .exclusive: "exclusive"
    case .recognizerDisabled: "recognizerDisabled"
    case .recognizerUnheard: "recognizerUnheard"
    case .controlDisabled: "controlDisabled"
    case .controlUnheard: "controlUnheard"
    case .detached: "detached"
    case .neverRecognizes: "neverRecognizes"
    @unknown default: nil
    }
  }

  static func text(_ value: RKTouchPhase) -> Literal? {
    switch value {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    @unknown default: nil
    }
  }

  static func text(_ value: RKTouchType) -> Literal? {
    switch value {
    case .direct: "direct"
    case .indirect: "indirect"
    case .pencil: "pencil"
    case .indirectPointer: "indirectPointer"
    @unknown default: nil
    }
  }

  static func text(_ value: RKPressPhase) -> Literal? {
    switch value {
    case .began: "began"
    case .changed: "changed"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    @unknown default: nil
    }
  }

  static func text(_ value: RKPressType) -> Literal? {
    switch value {
    case .upArrow: "upArrow"
    case .downArrow: "downArrow"
    case .leftArrow: "leftArrow"
    case .rightArrow: "rightArrow"
    case .select: "select"
    case .menu: "menu"
    case .playPause: "playPause"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .key: "key"
    @unknown default: nil
    }
  }

  static func text(_ value: RKGestureRecognizerState) -> Literal? {
    switch value {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    @unknown default: nil
    }
  }

  static func text(_ value: RKEventSubtype) -> Literal? {
    switch value {
    case .remoteControlPlay: "play"
    case .remoteControlPause: "pause"
    case .remoteControlStop: "stop"
    case .remoteControlTogglePlayPause: "togglePlayPause"
    case .remoteControlNextTrack: "nextTrack"
    case .remoteControlPreviousTrack: "previousTrack"
    case .remoteControlBeginSeekingBackward: "beginSeekingBackward"
    case .remoteControlEndSeekingBackward: "endSeekingBackward"
    case .remoteControlBeginSeekingForward: "beginSeekingForward"
    case .remoteControlEndSeekingForward: "endSeekingForward"
    default: nil
    }
  }

  /// Of one bit of RKControlEvents.
  static func text(controlEvent bit: UInt32) -> Literal? {
    switch bit {
    case 0: "touchDown"
    case 1: "touchDownRepeat"
    case 2: "touchDragInside"
    case 3: "touchDragOutside"
    case 4: "touchDragEnter"
    case 5: "touchDragExit"
    case 6: "touchUpInside"
    case 7: "touchUpOutside"
    case 8: "touchCancel"
    case 12: "valueChanged"
    case 13: "primaryActionTriggered"
    case 14: "menuActionTriggered"
    case 16: "editingDidBegin"
    case 17: "editingChanged"
    case 18: "editingDidEnd"
    case 19: "editingDidEndOnExit"
    default: nil
    }
  }
}
