// SPDX-License-Identifier: MIT
import CResponderKit

/// Names of the kinds of problems and of findings. Written by Sources/Generators/generate.
enum KindName {
  /// Without prefix; nil for a number that is no RKProblemKind.
  static func text(_ kind: RKProblemKind) -> Literal? {
    switch kind {
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
    @unknown default: nil
    }
  }

  /// Without prefix; nil for a number that is no RKAuditKind.
  static func text(_ kind: RKAuditKind) -> Literal? {
    switch kind {
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
    @unknown default: nil
    }
  }
}
