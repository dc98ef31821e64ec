// SPDX-License-Identifier: MIT
import CResponderKit

// What the values of enumerations print as. Written by Sources/Generators/generate.

extension RKAuditKind: @retroactive CustomStringConvertible {
  /// The name of the value, such as "tooSmall".
  public var description: String {
    switch rawValue {
    case 1: "tooSmall"
    case 2: "small"
    case 10: "covered"
    case 11: "coveredIdly"
    case 12: "outside"
    case 13: "cutOff"
    case 14: "hidden"
    case 15: "transparent"
    case 16: "notInteractive"
    case 17: "animating"
    case 18: "singular"
    case 20: "tapsTogether"
    case 21: "exclusive"
    case 30: "recognizerDisabled"
    case 31: "recognizerUnheard"
    case 32: "controlDisabled"
    case 33: "controlUnheard"
    case 34: "detached"
    case 35: "neverRecognizes"
    default: "RKAuditKind(\(rawValue))"
    }
  }
}

extension RKAuditUnit: @retroactive CustomStringConvertible {
  /// The name of the value, such as "none".
  public var description: String {
    switch rawValue {
    case 0: "none"
    case 1: "points"
    case 2: "alpha"
    case 3: "taps"
    case 4: "views"
    default: "RKAuditUnit(\(rawValue))"
    }
  }
}

extension RKAuditFlags: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "detached|callsOverrides".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "detached"),
      (2, "callsOverrides"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKNotification: @retroactive CustomStringConvertible {
  /// The name of the value, such as "windowDidBecomeKey".
  public var description: String {
    switch rawValue {
    case 0: "windowDidBecomeKey"
    case 1: "windowDidResignKey"
    case 2: "windowDidBecomeVisible"
    case 3: "windowDidBecomeHidden"
    case 4: "applicationDidBecomeActive"
    case 5: "applicationWillResignActive"
    case 6: "pluginWasSwitchedOff"
    default: "RKNotification(\(rawValue))"
    }
  }
}

extension RKObservedMethod: @retroactive CustomStringConvertible {
  /// The name of the value, such as "hitTest".
  public var description: String {
    switch rawValue {
    case 0: "hitTest"
    case 1: "pointInside"
    case 2: "touchesBegan"
    case 3: "touchesMoved"
    case 4: "touchesEnded"
    case 5: "touchesCancelled"
    case 6: "touchesEstimatedPropertiesUpdated"
    case 7: "pressesBegan"
    case 8: "pressesChanged"
    case 9: "pressesEnded"
    case 10: "pressesCancelled"
    case 11: "motionBegan"
    case 12: "motionEnded"
    case 13: "motionCancelled"
    case 14: "remoteControlReceived"
    case 15: "insertText"
    case 16: "deleteBackward"
    case 17: "becomeFirstResponder"
    case 18: "resignFirstResponder"
    case 19: "beginTracking"
    case 20: "continueTracking"
    case 21: "endTracking"
    case 22: "cancelTracking"
    case 23: "sendActionsForControlEvents"
    case 24: "sendAction"
    case 25: "viewWillAppear"
    case 26: "viewIsAppearing"
    case 27: "viewDidAppear"
    case 28: "viewWillDisappear"
    case 29: "viewDidDisappear"
    default: "RKObservedMethod(\(rawValue))"
    }
  }
}

extension RKTouchPhase: @retroactive CustomStringConvertible {
  /// The name of the value, such as "began".
  public var description: String {
    switch rawValue {
    case 0: "began"
    case 1: "moved"
    case 2: "stationary"
    case 3: "ended"
    case 4: "cancelled"
    default: "RKTouchPhase(\(rawValue))"
    }
  }
}

extension RKTouchType: @retroactive CustomStringConvertible {
  /// The name of the value, such as "direct".
  public var description: String {
    switch rawValue {
    case 0: "direct"
    case 1: "indirect"
    case 2: "pencil"
    case 3: "indirectPointer"
    default: "RKTouchType(\(rawValue))"
    }
  }
}

extension RKEventType: @retroactive CustomStringConvertible {
  /// The name of the value, such as "touches".
  public var description: String {
    switch rawValue {
    case 0: "touches"
    case 1: "motion"
    case 2: "remoteControl"
    case 3: "presses"
    case 10: "scroll"
    case 11: "hover"
    case 14: "transform"
    default: "RKEventType(\(rawValue))"
    }
  }
}

extension RKKeyModifierFlags: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "alphaShift|shift".
  public var description: String {
    let names: [(UInt32, String)] = [
      (65536, "alphaShift"),
      (131072, "shift"),
      (262144, "control"),
      (524288, "alternate"),
      (1048576, "command"),
      (2097152, "numericPad"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKTouchProperties: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "force|azimuth".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "force"),
      (2, "azimuth"),
      (4, "altitude"),
      (8, "location"),
      (16, "roll"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKPredictionModel: @retroactive CustomStringConvertible {
  /// The name of the value, such as "linear".
  public var description: String {
    switch rawValue {
    case 0: "linear"
    case 1: "quadratic"
    default: "RKPredictionModel(\(rawValue))"
    }
  }
}

extension RKGestureInputPhase: @retroactive CustomStringConvertible {
  /// The name of the value, such as "began".
  public var description: String {
    switch rawValue {
    case 0: "began"
    case 1: "changed"
    case 3: "ended"
    case 4: "cancelled"
    default: "RKGestureInputPhase(\(rawValue))"
    }
  }
}

extension RKScrollTypeMask: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "discrete|continuous".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "discrete"),
      (2, "continuous"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKControlEvents: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "touchDown|touchDownRepeat".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "touchDown"),
      (2, "touchDownRepeat"),
      (4, "touchDragInside"),
      (8, "touchDragOutside"),
      (16, "touchDragEnter"),
      (32, "touchDragExit"),
      (64, "touchUpInside"),
      (128, "touchUpOutside"),
      (256, "touchCancel"),
      (4096, "valueChanged"),
      (8192, "primaryActionTriggered"),
      (16384, "menuActionTriggered"),
      (65536, "editingDidBegin"),
      (131072, "editingChanged"),
      (262144, "editingDidEnd"),
      (524288, "editingDidEndOnExit"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKControlState: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "highlighted|disabled".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "highlighted"),
      (2, "disabled"),
      (4, "selected"),
      (8, "focused"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKPressPhase: @retroactive CustomStringConvertible {
  /// The name of the value, such as "began".
  public var description: String {
    switch rawValue {
    case 0: "began"
    case 1: "changed"
    case 2: "stationary"
    case 3: "ended"
    case 4: "cancelled"
    default: "RKPressPhase(\(rawValue))"
    }
  }
}

extension RKPressType: @retroactive CustomStringConvertible {
  /// The name of the value, such as "upArrow".
  public var description: String {
    switch rawValue {
    case 0: "upArrow"
    case 1: "downArrow"
    case 2: "leftArrow"
    case 3: "rightArrow"
    case 4: "select"
    case 5: "menu"
    case 6: "playPause"
    case 30: "pageUp"
    case 31: "pageDown"
    case 63: "key"
    default: "RKPressType(\(rawValue))"
    }
  }
}

extension RKGestureRecognizerState: @retroactive CustomStringConvertible {
  /// The name of the value, such as "possible".
  public var description: String {
    switch rawValue {
    case 0: "possible"
    case 1: "began"
    case 2: "changed"
    case 3: "ended"
    case 4: "cancelled"
    case 5: "failed"
    default: "RKGestureRecognizerState(\(rawValue))"
    }
  }
}

extension RKSwipeDirection: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "right|left".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "right"),
      (2, "left"),
      (4, "up"),
      (8, "down"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKRectEdge: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "top|left".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "top"),
      (2, "left"),
      (4, "bottom"),
      (8, "right"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKPluginState: @retroactive CustomStringConvertible {
  /// The name of the value, such as "active".
  public var description: String {
    switch rawValue {
    case 0: "active"
    case 1: "inactive"
    case 2: "faulted"
    default: "RKPluginState(\(rawValue))"
    }
  }
}

extension RKPluginFault: @retroactive CustomStringConvertible {
  /// The name of the value, such as "returnedDeadObject".
  public var description: String {
    switch rawValue {
    case 1: "returnedDeadObject"
    case 2: "returnedForeignObject"
    case 3: "returnedBadBool"
    case 4: "returnedNaN"
    case 5: "wrongThread"
    case 6: "destroyedReceiver"
    case 7: "tooDeep"
    case 8: "tooSlow"
    case 9: "wroteHostTable"
    case 10: "reported"
    default: "RKPluginFault(\(rawValue))"
    }
  }
}

extension RKMotionPhase: @retroactive CustomStringConvertible {
  /// The name of the value, such as "began".
  public var description: String {
    switch rawValue {
    case 0: "began"
    case 3: "ended"
    case 4: "cancelled"
    default: "RKMotionPhase(\(rawValue))"
    }
  }
}

extension RKEventSubtype: @retroactive CustomStringConvertible {
  /// The name of the value, such as "none".
  public var description: String {
    switch rawValue {
    case 0: "none"
    case 1: "motionShake"
    case 100: "remoteControlPlay"
    case 101: "remoteControlPause"
    case 102: "remoteControlStop"
    case 103: "remoteControlTogglePlayPause"
    case 104: "remoteControlNextTrack"
    case 105: "remoteControlPreviousTrack"
    case 106: "remoteControlBeginSeekingBackward"
    case 107: "remoteControlEndSeekingBackward"
    case 108: "remoteControlBeginSeekingForward"
    case 109: "remoteControlEndSeekingForward"
    default: "RKEventSubtype(\(rawValue))"
    }
  }
}

extension RKUnit: @retroactive CustomStringConvertible {
  /// The name of the value, such as "none".
  public var description: String {
    switch rawValue {
    case 0: "none"
    case 1: "points"
    case 2: "seconds"
    case 3: "touches"
    case 4: "alpha"
    case 5: "number"
    case 6: "degrees"
    default: "RKUnit(\(rawValue))"
    }
  }
}

extension RKProblemKind: @retroactive CustomStringConvertible {
  /// The name of the value, such as "tapUnheard".
  public var description: String {
    switch rawValue {
    case 1: "tapUnheard"
    case 2: "nearMiss"
    case 3: "covered"
    case 4: "outside"
    case 5: "notInteractive"
    case 6: "controlDisabled"
    case 7: "swallowed"
    case 8: "trackingCancelled"
    case 9: "withheld"
    case 10: "textRefused"
    case 11: "touchLost"
    case 12: "scrollUnmoved"
    case 13: "eventsIgnored"
    case 14: "eventUnheard"
    case 20: "failedNarrowly"
    case 21: "longWait"
    case 22: "recognizerDisabled"
    case 23: "recognizerUnheard"
    case 24: "recognizerDetached"
    case 25: "alwaysPrevented"
    case 26: "recognizerFailed"
    case 30: "beganAgain"
    case 31: "neverBegan"
    case 32: "notEnded"
    case 33: "velocitySpike"
    case 34: "timeBackwards"
    case 35: "inputDropped"
    case 36: "postRefused"
    case 40: "actionLost"
    case 41: "diagnostic"
    case 42: "traceIncomplete"
    default: "RKProblemKind(\(rawValue))"
    }
  }
}

extension RKProblemSeverity: @retroactive CustomStringConvertible {
  /// The name of the value, such as "hint".
  public var description: String {
    switch rawValue {
    case 1: "hint"
    case 2: "warning"
    case 3: "error"
    default: "RKProblemSeverity(\(rawValue))"
    }
  }
}

extension RKProblemPart: @retroactive CustomStringConvertible {
  /// The name of the value, such as "sentence".
  public var description: String {
    switch rawValue {
    case 0: "sentence"
    case 1: "where"
    case 2: "help"
    case 3: "explanation"
    default: "RKProblemPart(\(rawValue))"
    }
  }
}

extension RKProblemFlags: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "inputEnded".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "inputEnded"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKRecorderOptions: @retroactive CustomStringConvertible {
  /// The names of the bits, such as "withoutDecisions".
  public var description: String {
    let names: [(UInt32, String)] = [
      (1, "withoutDecisions"),
    ]
    return names.filter { rawValue & $0.0 != 0 }.map(\.1).joined(separator: "|")
  }
}

extension RKTextDirection: @retroactive CustomStringConvertible {
  /// The name of the value, such as "forward".
  public var description: String {
    switch rawValue {
    case 0: "forward"
    case 1: "backward"
    default: "RKTextDirection(\(rawValue))"
    }
  }
}

extension RKTextGranularity: @retroactive CustomStringConvertible {
  /// The name of the value, such as "character".
  public var description: String {
    switch rawValue {
    case 0: "character"
    case 1: "word"
    case 4: "line"
    default: "RKTextGranularity(\(rawValue))"
    }
  }
}

extension RKTextEndReason: @retroactive CustomStringConvertible {
  /// The name of the value, such as "committed".
  public var description: String {
    switch rawValue {
    case 0: "committed"
    case 1: "cancelled"
    default: "RKTextEndReason(\(rawValue))"
    }
  }
}

extension RKScrollViewDecelerationRate: @retroactive CustomStringConvertible {
  /// The name of the value, such as "normal".
  public var description: String {
    switch rawValue {
    case 0: "normal"
    case 1: "fast"
    default: "RKScrollViewDecelerationRate(\(rawValue))"
    }
  }
}

extension RKPluginSeverity: @retroactive CustomStringConvertible {
  /// The name of the value, such as "info".
  public var description: String {
    switch rawValue {
    case 0: "info"
    case 1: "warning"
    case 2: "error"
    default: "RKPluginSeverity(\(rawValue))"
    }
  }
}
