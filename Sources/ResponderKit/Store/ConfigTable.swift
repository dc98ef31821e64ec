// SPDX-License-Identifier: MIT

/// The flags and constants of behaviour. Written by Sources/Generators/generate.
enum ConfigTable {
  static let count = 52

  static func row(_ key: Int) -> ConfigRow? {
    switch key {
    case 0: ConfigRow(name: "hitTestPasses", initial: 1, choices: 2, first: 1)
    case 1: ConfigRow(name: "cancelBeforeAction", initial: 0, choices: 2)
    case 2: ConfigRow(name: "deferActionsToRunLoopTurn", initial: 0, choices: 2)
    case 3: ConfigRow(name: "disabledControlsHitTestNil", initial: 0, choices: 2)
    case 4: ConfigRow(name: "sameViewTie", initial: 0, choices: 2, value0: "lastAdded", value1: "firstAdded")
    case 5: ConfigRow(name: "presentedNext", initial: 0, choices: 2, value0: "presenting", value1: "container")
    case 6: ConfigRow(name: "panVelocityEstimator", initial: 2, choices: 3, value0: "leastSquares2", value1: "lastDelta", value2: "limitedLeastSquares")
    case 7: ConfigRow(name: "drainPostedEventsInSameTurn", initial: 1, choices: 2)
    case 8: ConfigRow(name: "coalesceMoves", initial: 0, choices: 2)
    case 9: ConfigRow(name: "drainBudget", initial: 10000)
    case 10: ConfigRow(name: "alphaHitThreshold", initial: 0.01)
    case 11: ConfigRow(name: "multiTapInterval", initial: 0.35)
    case 12: ConfigRow(name: "multiTapRadius", initial: 45)
    case 13: ConfigRow(name: "controlSlop", initial: 70)
    case 14: ConfigRow(name: "tapMaximumDuration", initial: 0.75)
    case 15: ConfigRow(name: "tapMaximumInterval", initial: 0.35)
    case 16: ConfigRow(name: "tapAllowableMovement", initial: 45)
    case 17: ConfigRow(name: "longPressMinimumDuration", initial: 0.5)
    case 18: ConfigRow(name: "longPressAllowableMovement", initial: 10)
    case 19: ConfigRow(name: "panHysteresis", initial: 10)
    case 20: ConfigRow(name: "edgeRegion", initial: 20)
    case 21: ConfigRow(name: "edgeHysteresis", initial: 10)
    case 22: ConfigRow(name: "swipeMaximumDuration", initial: 0.5)
    case 23: ConfigRow(name: "swipeMinimumPrimary", initial: 50)
    case 24: ConfigRow(name: "swipeMaximumSecondary", initial: 50)
    case 25: ConfigRow(name: "swipePrimaryDecay", initial: 0.94)
    case 26: ConfigRow(name: "swipeSecondaryDecay", initial: 0.98)
    case 27: ConfigRow(name: "pinchActivation", initial: 10)
    case 28: ConfigRow(name: "pinchHysteresis", initial: 8)
    case 29: ConfigRow(name: "rotationActivation", initial: 10)
    case 30: ConfigRow(name: "rotationHysteresis", initial: 5)
    case 31: ConfigRow(name: "scrollContentTouchDelay", initial: 0.15)
    case 32: ConfigRow(name: "scrollRubberBand", initial: 0.55)
    case 33: ConfigRow(name: "scrollDecelerationNormal", initial: 0.998)
    case 34: ConfigRow(name: "scrollDecelerationFast", initial: 0.99)
    case 35: ConfigRow(name: "scrollStopVelocity", initial: 10)
    case 36: ConfigRow(name: "scrollBounceOmega", initial: 11)
    case 37: ConfigRow(name: "scrollReleaseWindow", initial: 0.1)
    case 38: ConfigRow(name: "scrollRestVelocity", initial: 50)
    case 39: ConfigRow(name: "scrollRestRateSlow", initial: 9)
    case 40: ConfigRow(name: "scrollRestRateFast", initial: 46)
    case 41: ConfigRow(name: "scrollSettleDistance", initial: 0.5)
    case 42: ConfigRow(name: "scrollPagingVelocity", initial: 300)
    case 43: ConfigRow(name: "scrollDirectionalLockRatio", initial: 1.7)
    case 44: ConfigRow(name: "scrollAnimationDuration", initial: 0.3)
    case 45: ConfigRow(name: "scrollFrameInterval", initial: 0.016666666666666666)
    case 46: ConfigRow(name: "motionMaximumDuration", initial: 3)
    case 47: ConfigRow(name: "hitTestIndexMinimum", initial: 64)
    case 48: ConfigRow(name: "hitTestIndexPatience", initial: 8)
    case 49: ConfigRow(name: "scrollFlickVelocity", initial: 60)
    case 50: ConfigRow(name: "scrollCarriesMomentum", initial: 1, choices: 2)
    case 51: ConfigRow(name: "scrollIndicatorFlashDuration", initial: 1)
    default: nil
    }
  }
}
