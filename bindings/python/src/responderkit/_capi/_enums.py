# SPDX-License-Identifier: MIT
"""Enumerations of the headers. Written by Sources/Generators/generate."""

from enum import IntEnum, IntFlag


class RKStatus(IntEnum):
    """enum RKStatus."""

    RKStatusOK = 0
    RKStatusInvalidArgument = -1
    RKStatusInvalidHandle = -2
    RKStatusStaleHandle = -3
    RKStatusWrongKind = -4
    RKStatusWrongContext = -5
    RKStatusWrongThread = -6
    RKStatusNoMemory = -7
    RKStatusStructSize = -8
    RKStatusStructNewer = -9
    RKStatusCycle = -10
    RKStatusTooDeep = -11
    RKStatusNotFound = -12
    RKStatusAlreadyExists = -13
    RKStatusBufferTooSmall = -14
    RKStatusUnsupported = -15
    RKStatusLimitReached = -16
    RKStatusNotOwned = -17
    RKStatusBusy = -18
    RKStatusSystem = -19
    RKStatusPluginPolicy = -20
    RKStatusPluginFile = -21
    RKStatusPluginFormat = -22
    RKStatusPluginOpen = -23
    RKStatusPluginEntry = -24
    RKStatusPluginVersion = -25
    RKStatusPluginInit = -26
    RKStatusEncoding = -27


class RKAuditKind(IntEnum):
    """enum RKAuditKind."""

    RKAuditKindTooSmall = 1
    RKAuditKindSmall = 2
    RKAuditKindCovered = 10
    RKAuditKindCoveredIdly = 11
    RKAuditKindOutside = 12
    RKAuditKindCutOff = 13
    RKAuditKindHidden = 14
    RKAuditKindTransparent = 15
    RKAuditKindNotInteractive = 16
    RKAuditKindAnimating = 17
    RKAuditKindSingular = 18
    RKAuditKindTapsTogether = 20
    RKAuditKindExclusive = 21
    RKAuditKindRecognizerDisabled = 30
    RKAuditKindRecognizerUnheard = 31
    RKAuditKindControlDisabled = 32
    RKAuditKindControlUnheard = 33
    RKAuditKindDetached = 34
    RKAuditKindNeverRecognizes = 35


class RKAuditUnit(IntEnum):
    """enum RKAuditUnit."""

    RKAuditUnitNone = 0
    RKAuditUnitPoints = 1
    RKAuditUnitAlpha = 2
    RKAuditUnitTaps = 3
    RKAuditUnitViews = 4


class RKAuditFlags(IntFlag):
    """enum RKAuditFlags."""

    RKAuditFlagsDetached = 1
    RKAuditFlagsCallsOverrides = 2


class RKConfig(IntEnum):
    """enum RKConfig."""

    RKConfigHitTestPasses = 0
    RKConfigCancelBeforeAction = 1
    RKConfigDeferActionsToRunLoopTurn = 2
    RKConfigDisabledControlsHitTestNil = 3
    RKConfigSameViewTie = 4
    RKConfigPresentedNext = 5
    RKConfigPanVelocityEstimator = 6
    RKConfigDrainPostedEventsInSameTurn = 7
    RKConfigCoalesceMoves = 8
    RKConfigDrainBudget = 9
    RKConfigAlphaHitThreshold = 10
    RKConfigMultiTapInterval = 11
    RKConfigMultiTapRadius = 12
    RKConfigControlSlop = 13
    RKConfigTapMaximumDuration = 14
    RKConfigTapMaximumInterval = 15
    RKConfigTapAllowableMovement = 16
    RKConfigLongPressMinimumDuration = 17
    RKConfigLongPressAllowableMovement = 18
    RKConfigPanHysteresis = 19
    RKConfigEdgeRegion = 20
    RKConfigEdgeHysteresis = 21
    RKConfigSwipeMaximumDuration = 22
    RKConfigSwipeMinimumPrimary = 23
    RKConfigSwipeMaximumSecondary = 24
    RKConfigSwipePrimaryDecay = 25
    RKConfigSwipeSecondaryDecay = 26
    RKConfigPinchActivation = 27
    RKConfigPinchHysteresis = 28
    RKConfigRotationActivation = 29
    RKConfigRotationHysteresis = 30
    RKConfigScrollContentTouchDelay = 31
    RKConfigScrollRubberBand = 32
    RKConfigScrollDecelerationNormal = 33
    RKConfigScrollDecelerationFast = 34
    RKConfigScrollStopVelocity = 35
    RKConfigScrollBounceOmega = 36
    RKConfigScrollReleaseWindow = 37
    RKConfigScrollRestVelocity = 38
    RKConfigScrollRestRateSlow = 39
    RKConfigScrollRestRateFast = 40
    RKConfigScrollSettleDistance = 41
    RKConfigScrollPagingVelocity = 42
    RKConfigScrollDirectionalLockRatio = 43
    RKConfigScrollAnimationDuration = 44
    RKConfigScrollFrameInterval = 45
    RKConfigMotionMaximumDuration = 46
    RKConfigHitTestIndexMinimum = 47
    RKConfigHitTestIndexPatience = 48
    RKConfigScrollFlickVelocity = 49
    RKConfigScrollCarriesMomentum = 50
    RKConfigScrollIndicatorFlashDuration = 51


class RKNotification(IntEnum):
    """enum RKNotification."""

    RKNotificationWindowDidBecomeKey = 0
    RKNotificationWindowDidResignKey = 1
    RKNotificationWindowDidBecomeVisible = 2
    RKNotificationWindowDidBecomeHidden = 3
    RKNotificationApplicationDidBecomeActive = 4
    RKNotificationApplicationWillResignActive = 5
    RKNotificationPluginWasSwitchedOff = 6


class RKObservedMethod(IntEnum):
    """enum RKObservedMethod."""

    RKObservedMethodHitTest = 0
    RKObservedMethodPointInside = 1
    RKObservedMethodTouchesBegan = 2
    RKObservedMethodTouchesMoved = 3
    RKObservedMethodTouchesEnded = 4
    RKObservedMethodTouchesCancelled = 5
    RKObservedMethodTouchesEstimatedPropertiesUpdated = 6
    RKObservedMethodPressesBegan = 7
    RKObservedMethodPressesChanged = 8
    RKObservedMethodPressesEnded = 9
    RKObservedMethodPressesCancelled = 10
    RKObservedMethodMotionBegan = 11
    RKObservedMethodMotionEnded = 12
    RKObservedMethodMotionCancelled = 13
    RKObservedMethodRemoteControlReceived = 14
    RKObservedMethodInsertText = 15
    RKObservedMethodDeleteBackward = 16
    RKObservedMethodBecomeFirstResponder = 17
    RKObservedMethodResignFirstResponder = 18
    RKObservedMethodBeginTracking = 19
    RKObservedMethodContinueTracking = 20
    RKObservedMethodEndTracking = 21
    RKObservedMethodCancelTracking = 22
    RKObservedMethodSendActionsForControlEvents = 23
    RKObservedMethodSendAction = 24
    RKObservedMethodViewWillAppear = 25
    RKObservedMethodViewIsAppearing = 26
    RKObservedMethodViewDidAppear = 27
    RKObservedMethodViewWillDisappear = 28
    RKObservedMethodViewDidDisappear = 29


class RKTouchPhase(IntEnum):
    """enum RKTouchPhase."""

    RKTouchPhaseBegan = 0
    RKTouchPhaseMoved = 1
    RKTouchPhaseStationary = 2
    RKTouchPhaseEnded = 3
    RKTouchPhaseCancelled = 4


class RKTouchType(IntEnum):
    """enum RKTouchType."""

    RKTouchTypeDirect = 0
    RKTouchTypeIndirect = 1
    RKTouchTypePencil = 2
    RKTouchTypeIndirectPointer = 3


class RKEventType(IntEnum):
    """enum RKEventType."""

    RKEventTypeTouches = 0
    RKEventTypeMotion = 1
    RKEventTypeRemoteControl = 2
    RKEventTypePresses = 3
    RKEventTypeScroll = 10
    RKEventTypeHover = 11
    RKEventTypeTransform = 14


class RKKeyModifierFlags(IntFlag):
    """enum RKKeyModifierFlags."""

    RKKeyModifierAlphaShift = 65536
    RKKeyModifierShift = 131072
    RKKeyModifierControl = 262144
    RKKeyModifierAlternate = 524288
    RKKeyModifierCommand = 1048576
    RKKeyModifierNumericPad = 2097152


class RKTouchProperties(IntFlag):
    """enum RKTouchProperties."""

    RKTouchPropertyForce = 1
    RKTouchPropertyAzimuth = 2
    RKTouchPropertyAltitude = 4
    RKTouchPropertyLocation = 8
    RKTouchPropertyRoll = 16


class RKPredictionModel(IntEnum):
    """enum RKPredictionModel."""

    RKPredictionModelLinear = 0
    RKPredictionModelQuadratic = 1


class RKGestureInputPhase(IntEnum):
    """enum RKGestureInputPhase."""

    RKGestureInputPhaseBegan = 0
    RKGestureInputPhaseChanged = 1
    RKGestureInputPhaseEnded = 3
    RKGestureInputPhaseCancelled = 4


class RKScrollTypeMask(IntFlag):
    """enum RKScrollTypeMask."""

    RKScrollTypeMaskDiscrete = 1
    RKScrollTypeMaskContinuous = 2
    RKScrollTypeMaskAll = 3


class RKControlEvents(IntFlag):
    """enum RKControlEvents."""

    RKControlEventTouchDown = 1
    RKControlEventTouchDownRepeat = 2
    RKControlEventTouchDragInside = 4
    RKControlEventTouchDragOutside = 8
    RKControlEventTouchDragEnter = 16
    RKControlEventTouchDragExit = 32
    RKControlEventTouchUpInside = 64
    RKControlEventTouchUpOutside = 128
    RKControlEventTouchCancel = 256
    RKControlEventValueChanged = 4096
    RKControlEventPrimaryActionTriggered = 8192
    RKControlEventMenuActionTriggered = 16384
    RKControlEventEditingDidBegin = 65536
    RKControlEventEditingChanged = 131072
    RKControlEventEditingDidEnd = 262144
    RKControlEventEditingDidEndOnExit = 524288
    RKControlEventAllTouchEvents = 4095
    RKControlEventAllEditingEvents = 983040
    RKControlEventApplicationReserved = 251658240
    RKControlEventSystemReserved = 4026531840
    RKControlEventAllEvents = 4294967295


class RKControlState(IntFlag):
    """enum RKControlState."""

    RKControlStateNormal = 0
    RKControlStateHighlighted = 1
    RKControlStateDisabled = 2
    RKControlStateSelected = 4
    RKControlStateFocused = 8


class RKPressPhase(IntEnum):
    """enum RKPressPhase."""

    RKPressPhaseBegan = 0
    RKPressPhaseChanged = 1
    RKPressPhaseStationary = 2
    RKPressPhaseEnded = 3
    RKPressPhaseCancelled = 4


class RKPressType(IntEnum):
    """enum RKPressType."""

    RKPressTypeUpArrow = 0
    RKPressTypeDownArrow = 1
    RKPressTypeLeftArrow = 2
    RKPressTypeRightArrow = 3
    RKPressTypeSelect = 4
    RKPressTypeMenu = 5
    RKPressTypePlayPause = 6
    RKPressTypePageUp = 30
    RKPressTypePageDown = 31
    RKPressTypeKey = 63


class RKGestureRecognizerState(IntEnum):
    """enum RKGestureRecognizerState."""

    RKGestureRecognizerStatePossible = 0
    RKGestureRecognizerStateBegan = 1
    RKGestureRecognizerStateChanged = 2
    RKGestureRecognizerStateEnded = 3
    RKGestureRecognizerStateCancelled = 4
    RKGestureRecognizerStateFailed = 5


class RKSwipeDirection(IntFlag):
    """enum RKSwipeDirection."""

    RKSwipeDirectionRight = 1
    RKSwipeDirectionLeft = 2
    RKSwipeDirectionUp = 4
    RKSwipeDirectionDown = 8


class RKRectEdge(IntFlag):
    """enum RKRectEdge."""

    RKRectEdgeNone = 0
    RKRectEdgeTop = 1
    RKRectEdgeLeft = 2
    RKRectEdgeBottom = 4
    RKRectEdgeRight = 8
    RKRectEdgeAll = 15


class RKPluginState(IntEnum):
    """enum RKPluginState."""

    RKPluginStateActive = 0
    RKPluginStateInactive = 1
    RKPluginStateFaulted = 2


class RKPluginFault(IntEnum):
    """enum RKPluginFault."""

    RKPluginFaultReturnedDeadObject = 1
    RKPluginFaultReturnedForeignObject = 2
    RKPluginFaultReturnedBadBool = 3
    RKPluginFaultReturnedNaN = 4
    RKPluginFaultWrongThread = 5
    RKPluginFaultDestroyedReceiver = 6
    RKPluginFaultTooDeep = 7
    RKPluginFaultTooSlow = 8
    RKPluginFaultWroteHostTable = 9
    RKPluginFaultReported = 10


class RKMotionPhase(IntEnum):
    """enum RKMotionPhase."""

    RKMotionPhaseBegan = 0
    RKMotionPhaseEnded = 3
    RKMotionPhaseCancelled = 4


class RKEventSubtype(IntEnum):
    """enum RKEventSubtype."""

    RKEventSubtypeNone = 0
    RKEventSubtypeMotionShake = 1
    RKEventSubtypeRemoteControlPlay = 100
    RKEventSubtypeRemoteControlPause = 101
    RKEventSubtypeRemoteControlStop = 102
    RKEventSubtypeRemoteControlTogglePlayPause = 103
    RKEventSubtypeRemoteControlNextTrack = 104
    RKEventSubtypeRemoteControlPreviousTrack = 105
    RKEventSubtypeRemoteControlBeginSeekingBackward = 106
    RKEventSubtypeRemoteControlEndSeekingBackward = 107
    RKEventSubtypeRemoteControlBeginSeekingForward = 108
    RKEventSubtypeRemoteControlEndSeekingForward = 109


class RKReason(IntEnum):
    """enum RKReason."""

    RKReasonHitHidden = 1
    RKReasonHitInteractionDisabled = 2
    RKReasonHitAlpha = 3
    RKReasonHitAnimating = 4
    RKReasonHitSingularTransform = 5
    RKReasonHitOutside = 6
    RKReasonHitOutsideByOverride = 7
    RKReasonHitInside = 8
    RKReasonHitInsideByOverride = 9
    RKReasonHitTaken = 10
    RKReasonHitOverrideReturned = 11
    RKReasonHitOverrideReturnedNil = 12
    RKReasonHitSubviewGone = 13
    RKReasonHitDisabledControl = 14
    RKReasonTouchHit = 100
    RKReasonTouchHitNothing = 101
    RKReasonTouchHitViewWithoutWindow = 102
    RKReasonTouchWithheldMultipleTouch = 103
    RKReasonTouchWithheldExclusiveTouch = 104
    RKReasonTouchIgnored = 105
    RKReasonTouchDropped = 106
    RKReasonTouchCancelledBySystem = 107
    RKReasonTouchCancelledByRemoval = 108
    RKReasonTouchCancelledByWindow = 109
    RKReasonTouchNoTap = 110
    RKReasonDelivered = 200
    RKReasonForwarded = 201
    RKReasonDiscarded = 202
    RKReasonEventDropped = 203
    RKReasonEstimationDelivered = 204
    RKReasonEstimationForwarded = 205
    RKReasonEstimationDiscarded = 206
    RKReasonEstimationUnexpected = 207
    RKReasonEstimationForgotten = 208
    RKReasonBeganHeldBack = 210
    RKReasonEndedHeldBack = 211
    RKReasonHeldBackReleased = 212
    RKReasonHeldBackDropped = 213
    RKReasonCancelledByGesture = 214
    RKReasonNeverDelivered = 215
    RKReasonBecameFirst = 300
    RKReasonCannotBecomeFirst = 301
    RKReasonFirstWithoutWindow = 302
    RKReasonFirstRefusedByCurrent = 303
    RKReasonResignedFirst = 304
    RKReasonResignedByRemoval = 305
    RKReasonBecameKey = 400
    RKReasonResignedKey = 401
    RKReasonGestureReceivedTouch = 500
    RKReasonGestureDisabled = 501
    RKReasonGestureTouchTypeRefused = 502
    RKReasonGestureTouchTypeExclusive = 503
    RKReasonGestureTouchRefused = 504
    RKReasonGestureEventRefused = 505
    RKReasonGestureTouchWhileWaiting = 506
    RKReasonGestureTouchWhileDone = 507
    RKReasonGestureIgnoredTouch = 508
    RKReasonGestureBegan = 520
    RKReasonGestureChanged = 521
    RKReasonGestureEnded = 522
    RKReasonGestureRecognized = 523
    RKReasonGestureCancelled = 524
    RKReasonGestureCancelledByDisabling = 525
    RKReasonGestureCancelledByRemoval = 526
    RKReasonGestureCancelledBySelf = 527
    RKReasonGestureReset = 528
    RKReasonGestureWaitsForTap = 529
    RKReasonGestureActionSent = 530
    RKReasonGestureNoTarget = 531
    RKReasonGestureMovedTooFar = 540
    RKReasonGestureHeldTooLong = 541
    RKReasonGestureNoNextTap = 542
    RKReasonGestureNextTapTooFar = 543
    RKReasonGestureTooManyTouches = 544
    RKReasonGestureTooFewTouches = 545
    RKReasonGestureLiftedTooSoon = 546
    RKReasonGestureTouchesCancelled = 547
    RKReasonGestureSwipeTooSlow = 548
    RKReasonGestureSwipeWrongWay = 549
    RKReasonGestureSwipeNoDirection = 550
    RKReasonGestureNotAtEdge = 551
    RKReasonGestureNotInward = 552
    RKReasonGestureUndecided = 553
    RKReasonGestureFailedBySelf = 554
    RKReasonGestureFailedByDisabling = 555
    RKReasonGestureFailedByRemoval = 556
    RKReasonGestureIgnoredAll = 557
    RKReasonGestureHoverLeft = 558
    RKReasonGestureWaits = 570
    RKReasonGestureRequirementMet = 571
    RKReasonGestureRequirementRecognized = 572
    RKReasonGesturePrevented = 573
    RKReasonGestureExcluded = 574
    RKReasonGestureRefusedByView = 575
    RKReasonGestureRefusedByControl = 576
    RKReasonGestureRefusedByDelegate = 577
    RKReasonGestureWaitedTooLong = 578
    RKReasonGestureCycleFailed = 579
    RKReasonGestureRequirementAdded = 580
    RKReasonGestureSimultaneous = 581
    RKReasonGestureMayNotPrevent = 582
    RKReasonGestureFewerTaps = 583
    RKReasonInputHit = 590
    RKReasonGestureReceivedInput = 591
    RKReasonGestureScrollTypeRefused = 592
    RKReasonGestureButtonRefused = 593
    RKReasonScrollTouchDelayed = 600
    RKReasonScrollDelayOver = 601
    RKReasonScrollDelayLifted = 602
    RKReasonScrollDelayDropped = 603
    RKReasonScrollTouchRefused = 604
    RKReasonScrollMayNotCancel = 605
    RKReasonScrollCancelRefused = 606
    RKReasonScrollCannotScroll = 607
    RKReasonScrollDisabled = 608
    RKReasonScrollBeganDragging = 609
    RKReasonScrollEndedDragging = 610
    RKReasonScrollBeganDecelerating = 611
    RKReasonScrollBounced = 612
    RKReasonScrollEndedDecelerating = 613
    RKReasonScrollStoppedByTouch = 614
    RKReasonScrollStoppedBySetting = 615
    RKReasonScrollLocked = 616
    RKReasonScrollPaged = 617
    RKReasonScrollTargetChanged = 618
    RKReasonScrollHandedOver = 619
    RKReasonScrollTookBack = 620
    RKReasonScrollCannotZoom = 621
    RKReasonScrollStopped = 622
    RKReasonScrollStoppedByHost = 623
    RKReasonPressBegan = 650
    RKReasonPressDelivered = 651
    RKReasonPressForwarded = 652
    RKReasonPressDiscarded = 653
    RKReasonPressDropped = 654
    RKReasonPressIgnored = 655
    RKReasonPressCancelledBySystem = 656
    RKReasonPressCancelledByRemoval = 657
    RKReasonPressTakenByGesture = 658
    RKReasonGestureReceivedPress = 659
    RKReasonGesturePressTypeRefused = 660
    RKReasonGesturePressRefused = 661
    RKReasonKeyCommand = 662
    RKReasonTextInserted = 663
    RKReasonTextNobody = 664
    RKReasonTextRefused = 665
    RKReasonTextReturnStays = 666
    RKReasonTextKey = 667
    RKReasonMotionDelivered = 680
    RKReasonMotionForwarded = 681
    RKReasonMotionTooLong = 682
    RKReasonMotionInterrupted = 683
    RKReasonMotionDropped = 684
    RKReasonRemoteDelivered = 690
    RKReasonRemoteForwarded = 691
    RKReasonRemoteDropped = 692
    RKReasonControlBeganTracking = 700
    RKReasonControlDisabled = 701
    RKReasonControlBusy = 702
    RKReasonControlRefusedTouch = 703
    RKReasonControlStoppedTracking = 704
    RKReasonControlEndedTracking = 705
    RKReasonControlCancelled = 706
    RKReasonControlCancelledByRemoval = 707
    RKReasonControlCancelledByDisabling = 708
    RKReasonControlSentEvents = 709
    RKReasonControlNobodyListens = 710
    RKReasonActionPerformed = 800
    RKReasonActionNotImplemented = 801
    RKReasonActionNobody = 802
    RKReasonActionTargetGone = 803
    RKReasonResponderCycle = 900
    RKReasonResponderChainTooLong = 901
    RKReasonTooDeep = 902
    RKReasonOverrideMisbehaved = 903
    RKReasonTimeBackwards = 904
    RKReasonPostedEventRefused = 905
    RKReasonDeferredReleaseRefused = 906
    RKReasonGestureIllegalState = 910
    RKReasonGestureRequirementCycle = 911
    RKReasonParameterClamped = 912
    RKReasonTargetDoesNotRespond = 913
    RKReasonRecorderFailed = 914
    RKReasonPluginFault = 920
    RKReasonPluginSwitchedOff = 921
    RKReasonPluginNotLoaded = 922
    RKReasonPluginReport = 923
    RKReasonNoteBesideControl = 950
    RKReasonNoteUnderCover = 951
    RKReasonNoteOutsideSuperview = 952
    RKReasonNoteNotInteractive = 953
    RKReasonNoteOverride = 954
    RKReasonNoteRefused = 955
    RKReasonNoteSpike = 956
    RKReasonNoteNarrowly = 957
    RKReasonNoteInWindow = 958
    RKReasonNoteIgnoring = 959
    RKReasonNoteMoved = 960
    RKReasonNoteNoSuper = 961
    RKReasonNoteInputIgnored = 962
    RKReasonMissNoWindow = 1000
    RKReasonMissOtherWindow = 1001
    RKReasonMissCovered = 1002
    RKReasonMissSubview = 1003
    RKReasonMissOverride = 1004
    RKReasonMissNoTouch = 1005
    RKReasonMissUnattached = 1006
    RKReasonMissHandledBelow = 1007
    RKReasonMissOffChain = 1008
    RKReasonMissOnlyThen = 1009
    RKReasonMissPlugin = 1010
    RKReasonMissUndecided = 1011
    RKReasonMissPassedOn = 1012
    RKReasonMissUnchanged = 1013
    RKReasonMissOtherScreen = 1014
    RKReasonMissNoSuper = 1015
    RKReasonMissNotKey = 1016
    RKReasonMissMoved = 1017
    RKReasonMissUnreported = 1018


class RKUnit(IntEnum):
    """enum RKUnit."""

    RKUnitNone = 0
    RKUnitPoints = 1
    RKUnitSeconds = 2
    RKUnitTouches = 3
    RKUnitAlpha = 4
    RKUnitNumber = 5
    RKUnitDegrees = 6


class RKProblemKind(IntEnum):
    """enum RKProblemKind."""

    RKProblemKindTapUnheard = 1
    RKProblemKindNearMiss = 2
    RKProblemKindCovered = 3
    RKProblemKindOutside = 4
    RKProblemKindNotInteractive = 5
    RKProblemKindControlDisabled = 6
    RKProblemKindSwallowed = 7
    RKProblemKindTrackingCancelled = 8
    RKProblemKindWithheld = 9
    RKProblemKindTextRefused = 10
    RKProblemKindTouchLost = 11
    RKProblemKindScrollUnmoved = 12
    RKProblemKindEventsIgnored = 13
    RKProblemKindEventUnheard = 14
    RKProblemKindFailedNarrowly = 20
    RKProblemKindLongWait = 21
    RKProblemKindRecognizerDisabled = 22
    RKProblemKindRecognizerUnheard = 23
    RKProblemKindRecognizerDetached = 24
    RKProblemKindAlwaysPrevented = 25
    RKProblemKindRecognizerFailed = 26
    RKProblemKindBeganAgain = 30
    RKProblemKindNeverBegan = 31
    RKProblemKindNotEnded = 32
    RKProblemKindVelocitySpike = 33
    RKProblemKindTimeBackwards = 34
    RKProblemKindInputDropped = 35
    RKProblemKindPostRefused = 36
    RKProblemKindActionLost = 40
    RKProblemKindDiagnostic = 41
    RKProblemKindTraceIncomplete = 42


class RKProblemSeverity(IntEnum):
    """enum RKProblemSeverity."""

    RKProblemSeverityHint = 1
    RKProblemSeverityWarning = 2
    RKProblemSeverityError = 3


class RKProblemPart(IntEnum):
    """enum RKProblemPart."""

    RKProblemPartSentence = 0
    RKProblemPartWhere = 1
    RKProblemPartHelp = 2
    RKProblemPartExplanation = 3


class RKProblemFlags(IntFlag):
    """enum RKProblemFlags."""

    RKProblemFlagsInputEnded = 1


class RKRecorderOptions(IntFlag):
    """enum RKRecorderOptions."""

    RKRecorderOptionsNone = 0
    RKRecorderOptionsWithoutDecisions = 1


class RKTextDirection(IntEnum):
    """enum RKTextDirection."""

    RKTextDirectionForward = 0
    RKTextDirectionBackward = 1


class RKTextGranularity(IntEnum):
    """enum RKTextGranularity."""

    RKTextGranularityCharacter = 0
    RKTextGranularityWord = 1
    RKTextGranularityLine = 4


class RKTextEndReason(IntEnum):
    """enum RKTextEndReason."""

    RKTextEndReasonCommitted = 0
    RKTextEndReasonCancelled = 1


class RKScrollViewDecelerationRate(IntEnum):
    """enum RKScrollViewDecelerationRate."""

    RKScrollViewDecelerationRateNormal = 0
    RKScrollViewDecelerationRateFast = 1


class RKPluginSeverity(IntEnum):
    """enum RKPluginSeverity."""

    RKPluginSeverityInfo = 0
    RKPluginSeverityWarning = 1
    RKPluginSeverityError = 2
