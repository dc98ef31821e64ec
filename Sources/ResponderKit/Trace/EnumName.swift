// SPDX-License-Identifier: MIT
import CResponderKit

/// Names of enumerators, without prefix; nil for a number that has none. Written by Sources/Generators/generate.
enum EnumName {
  static func text(_ value: RKProblemKind) -> Literal? { name(value.rawValue, of: 43, in: "\0tapUnheard\0nearMiss\0covered\0outside\0notInteractive\0controlDisabled\0swallowed\0trackingCancelled\0withheld\0textRefused\0touchLost\0scrollUnmoved\0eventsIgnored\0eventUnheard\0\0\0\0\0\0failedNarrowly\0longWait\0recognizerDisabled\0recognizerUnheard\0recognizerDetached\0alwaysPrevented\0recognizerFailed\0\0\0\0beganAgain\0neverBegan\0notEnded\0velocitySpike\0timeBackwards\0inputDropped\0postRefused\0\0\0\0actionLost\0diagnostic\0traceIncomplete") }

  static func text(_ value: RKAuditKind) -> Literal? { name(value.rawValue, of: 36, in: "\0tooSmall\0small\0\0\0\0\0\0\0\0covered\0coveredIdly\0outside\0cutOff\0hidden\0transparent\0notInteractive\0animating\0singular\0\0tapsTogether\0exclusive\0\0\0\0\0\0\0\0\0recognizerDisabled\0recognizerUnheard\0controlDisabled\0controlUnheard\0detached\0neverRecognizes") }

  static func text(_ value: RKTouchType) -> Literal? { name(value.rawValue, of: 4, in: "direct\0indirect\0pencil\0indirectPointer") }

  /// nil: there is none in that place.
  @inline(never)
  private static func name(_ place: Int32, of count: Int32, in names: Literal) -> Literal? {
    guard place >= 0, place < count else { return nil }
    let name = names.word(Int(place))
    return name.length == 0 ? nil : name
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
