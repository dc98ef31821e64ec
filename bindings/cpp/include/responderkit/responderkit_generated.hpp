/* SPDX-License-Identifier: MIT */
/**
 * @file responderkit_generated.hpp
 * The part of responderkit.hpp that is one to one with C: enumerations, handles with their methods, what can be overridden,
 * delegates. Include responderkit.hpp. Written by Sources/Generators/generate from api.json; the comments are those of C.
 */
#ifndef RESPONDERKIT_GENERATED_HPP
#define RESPONDERKIT_GENERATED_HPP

#ifndef RESPONDERKIT_HPP
#  error "include <responderkit/responderkit.hpp>; it includes this file"
#endif

namespace RK_CPP_VISIBILITY rk {

#if defined(__GNUC__) && !defined(__clang__)
// gcc compares enumerators of scoped enumerations with names outside of them.
#  pragma GCC diagnostic push
#  pragma GCC diagnostic ignored "-Wshadow"
#endif

namespace detail {
/// What the library's sentences write in C's words, and C++'s words; longer ones first.
struct Spelling {
    std::string_view c, own;
};
inline constexpr Spelling spellings[] = {
    {"; keep a reference with rk_retain while you use it", ""},
    {", subclass it with rk_object_set_class", ""},
    {"rk_context_post_cancel_all_touches", "postCancelAllTouches()"},
    {"rk_context_post_estimation_updates", "postEstimationUpdates()"},
    {"rk_view_take_snapshot with true", "takeSnapshot(true)"},
    {"rk_context_post_remote_control", "postRemoteControl()"},
    {"rk_gesture_recognizer_get_view", "view()"},
    {"rk_text_field_set_marked_text", "setMarkedText()"},
    {"RKScrollViewDecelerationRate", "ScrollViewDecelerationRate"},
    {"RKEventSubtypeRemoteControl", "EventSubtypeRemoteControl"},
    {"rk_context_get_application", "application()"},
    {"rk_text_field_get_position", "position()"},
    {"RKGestureRecognizerState", "GestureRecognizerState"},
    {"rk_context_post_presses", "postPresses()"},
    {"rk_context_post_touches", "postTouches()"},
    {"rk_context_post_motion", "postMotion()"},
    {"rk_object_responds_to", "respondsTo()"},
    {"rk_view_take_snapshot", "takeSnapshot()"},
    {"rk_context_post_call", "post()"},
    {"rk_context_post_text", "postText()"},
    {"RKGestureInputPhase", "GestureInputPhase"},
    {"rk_view_set_hidden", "setHidden()"},
    {"RKPredictionModel", "PredictionModel"},
    {"RKRecorderOptions", "RecorderOptions"},
    {"RKTextGranularity", "TextGranularity"},
    {"rk_recorder_start", "record()"},
    {"RKPluginSeverity", "PluginSeverity"},
    {"RKScrollTypeMask", "ScrollTypeMask"},
    {"rk_plugin_policy", "setPluginPolicy()"},
    {"RKTextDirection", "TextDirection"},
    {"RKTouchProperty", "TouchProperty"},
    {"rk_class_extend", "extend()"},
    {"RKControlEvent", "ControlEvent"},
    {"rk_trace_start", "startTrace()"},
    {"RKProblemKind", "ProblemKind"},
    {"RKProblemPart", "ProblemPart"},
    {"RKAuditKind", "AuditKind"},
    {"RKPressType", "PressType"},
    {"RKTouchType", "TouchType"},
    {"rk_problems", "problems()"},
    {"RKConfig", "Config"},
    {"RKReason", "Reason"},
    {"RKRect", "Rect"},
    {"NULL", "no object"},
};
}  // namespace detail

// ---- Enumerations. raw() gives C's value; masks have |, &, ^, ~ and contains(). ----

/// What is wrong. `subject` is the touch target, or the recogniser.
enum class AuditKind : int32_t {
    /// Smaller than `limit` (24), and too near to another touch target, `culprit`. A circle of that diameter around its centre meets the
    /// area of `culprit`. If `culprit` is too small as well, the circles of both may meet instead (WCAG 2.5.8 with its exception for
    /// spacing). If a view in front, or a superview, leaves so little of a target that is large enough by itself, `culprit` is that view.
    TooSmall = RKAuditKindTooSmall,
    /// Smaller than `limit` (44). Sizes below 24 are among them if the spacing excuses them. Culprit = the view that covers or clips it;
    /// none: its own bounds are smaller than the limit.
    Small = RKAuditKindSmall,
    /// `culprit` covers all of it, alone or with `value` others, and takes the touches. If the limit is 1, overrides were called, and the
    /// override of `culprit` keeps all touches from the subject. `culprit` is then the subject itself, a superview, or a view in front.
    Covered = RKAuditKindCovered,
    /// `culprit` covers all of it, alone or with `value` others, and contains no touch target.
    CoveredIdly = RKAuditKindCoveredIdly,
    /// All of it lies outside of `culprit`, a superview or the window, where subviews are not hit. If `culprit` is a scroll view: outside
    /// of what it can show.
    Outside = RKAuditKindOutside,
    /// A part of it lies outside of `culprit`; area = the box of that part, value = how many points lie outside.
    CutOff = RKAuditKindCutOff,
    /// `culprit`, a superview or itself, is hidden.
    Hidden = RKAuditKindHidden,
    /// `culprit`, a superview or itself, has the alpha `value`, below `limit`.
    Transparent = RKAuditKindTransparent,
    /// userInteractionEnabled of `culprit`, a superview or itself, is false.
    NotInteractive = RKAuditKindNotInteractive,
    /// `culprit`, a superview or itself, is animating without interaction.
    Animating = RKAuditKindAnimating,
    /// The transform of `culprit`, a superview or itself, cannot be inverted.
    Singular = RKAuditKindSingular,
    /// `subject`, a tap, also fires at tap number `value` of `culprit`, which requires `limit` taps.
    TapsTogether = RKAuditKindTapsTogether,
    /// `subject` and `culprit` follow the same fingers, and the first that recognises prevents the other (SPEC 184).
    Exclusive = RKAuditKindExclusive,
    /// The recogniser is disabled.
    RecognizerDisabled = RKAuditKindRecognizerDisabled,
    /// The recogniser has neither a target nor a function, and no delegate, and no other one requires its failure.
    RecognizerUnheard = RKAuditKindRecognizerUnheard,
    /// The control is disabled; or `culprit`, a control above it, while disabledControlsHitTestNil is on. In the latter case there is one
    /// finding for all touch targets in `culprit`, as for 14.
    ControlDisabled = RKAuditKindControlDisabled,
    /// The control has no action for any event, and keeps no value that the program may read later. Or it has actions, and a control of its
    /// built-in class sends none of their events when it is touched: value = their events, limit = the usual event.
    ControlUnheard = RKAuditKindControlUnheard,
    /// The control, or the recogniser's view `culprit` (none: it has none), is in no window.
    Detached = RKAuditKindDetached,
    /// The recogniser can never recognise. Value = why: 1, the edges of a ScreenEdgePan are empty; 2, the direction of a Swipe is empty or
    /// unknown; 3, it and `culprit` require each other to fail, directly or through others; both are enabled, so neither recognises; 4,
    /// maximumNumberOfTouches of a Pan is below minimumNumberOfTouches; 5, a Tap requires the failure of `culprit`, a Tap of the same view
    /// that needs fewer taps.
    NeverRecognizes = RKAuditKindNeverRecognizes,
};
constexpr RKAuditKind raw(AuditKind value) noexcept { return static_cast<RKAuditKind>(value); }
/// The enumerator's name, such as "TooSmall", for logs; "" for an unknown number.
constexpr const char *name(AuditKind value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKAuditKindTooSmall: return "TooSmall";
    case RKAuditKindSmall: return "Small";
    case RKAuditKindCovered: return "Covered";
    case RKAuditKindCoveredIdly: return "CoveredIdly";
    case RKAuditKindOutside: return "Outside";
    case RKAuditKindCutOff: return "CutOff";
    case RKAuditKindHidden: return "Hidden";
    case RKAuditKindTransparent: return "Transparent";
    case RKAuditKindNotInteractive: return "NotInteractive";
    case RKAuditKindAnimating: return "Animating";
    case RKAuditKindSingular: return "Singular";
    case RKAuditKindTapsTogether: return "TapsTogether";
    case RKAuditKindExclusive: return "Exclusive";
    case RKAuditKindRecognizerDisabled: return "RecognizerDisabled";
    case RKAuditKindRecognizerUnheard: return "RecognizerUnheard";
    case RKAuditKindControlDisabled: return "ControlDisabled";
    case RKAuditKindControlUnheard: return "ControlUnheard";
    case RKAuditKindDetached: return "Detached";
    case RKAuditKindNeverRecognizes: return "NeverRecognizes";
    default: return "";
    }
}

/// Unit of a finding's `value` and `limit`.
enum class AuditUnit : int32_t {
    /// No unit: the comment of the kind names their meaning, if they have one.
    Nothing = RKAuditUnitNone,
    /// Points.
    Points = RKAuditUnitPoints,
    /// An alpha, 0 to 1.
    Alpha = RKAuditUnitAlpha,
    /// Taps.
    Taps = RKAuditUnitTaps,
    /// Views.
    Views = RKAuditUnitViews,
};
constexpr RKAuditUnit raw(AuditUnit value) noexcept { return static_cast<RKAuditUnit>(value); }
/// The enumerator's name, such as "Nothing", for logs; "" for an unknown number.
constexpr const char *name(AuditUnit value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKAuditUnitNone: return "Nothing";
    case RKAuditUnitPoints: return "Points";
    case RKAuditUnitAlpha: return "Alpha";
    case RKAuditUnitTaps: return "Taps";
    case RKAuditUnitViews: return "Views";
    default: return "";
    }
}

/// What audit() does in addition.
enum class AuditFlags : uint32_t {
    /// Also report the controls and recognisers of the context that are in no window (AuditKind::Detached).
    Detached = RKAuditFlagsDetached,
    /// Call the overrides of hit-testing that decide about an area, at the centres of a grid of 64 by 64 cells. If a view in front may
    /// accept points beyond its bounds and so may cover the area, 16 points all over the area are hit-tested first. The grid follows only
    /// if one of them does not hit the touch target.
    CallsOverrides = RKAuditFlagsCallsOverrides,
};
template <> struct IsMask<AuditFlags> : std::true_type {};
constexpr RKAuditFlags raw(AuditFlags value) noexcept { return static_cast<uint32_t>(value); }

/// Flags and constants of behaviour, by the names that Behaviour.md and scenario files use. All values are numbers; the values of a flag
/// are listed with it. Angles among them are degrees.
enum class Config : int32_t {
    /// hitTestPasses: 1 (default) or 2 complete hit-tests for each new touch; the last one decides (SPEC 47).
    HitTestPasses = RKConfigHitTestPasses,
    /// cancelBeforeAction: 0 (default) action before touchesCancelled, 1 the other way round (SPEC 81).
    CancelBeforeAction = RKConfigCancelBeforeAction,
    /// deferActionsToRunLoopTurn: 0 (default) actions are sent inside sendEvent, 1 in the next turn (SPEC 82).
    DeferActionsToRunLoopTurn = RKConfigDeferActionsToRunLoopTurn,
    /// disabledControlsHitTestNil: 0 (default) a disabled control is hit and forwards the touch to its next responder, 1 the hit-test skips
    /// it (SPEC 51, 150).
    DisabledControlsHitTestNil = RKConfigDisabledControlsHitTestNil,
    /// sameViewTie: 0 lastAdded (default), 1 firstAdded (SPEC 80, 189).
    SameViewTie = RKConfigSameViewTie,
    /// presentedNext: 0 presenting (default): a presented controller's next responder is the presenting one; 1 container: its view's
    /// superview first (SPEC 113).
    PresentedNext = RKConfigPresentedNext,
    /// panVelocityEstimator: 2 limitedLeastSquares (default), 0 leastSquares2, 1 lastDelta (SPEC 215).
    PanVelocityEstimator = RKConfigPanVelocityEstimator,
    /// drainPostedEventsInSameTurn: 1 (default): items that a handler posts are handled in the same drain; 0: in the next one (SPEC 291).
    DrainPostedEventsInSameTurn = RKConfigDrainPostedEventsInSameTurn,
    /// coalesceMoves: 0 (default); 1 merges consecutive waiting moves of the same touches (SPEC 292).
    CoalesceMoves = RKConfigCoalesceMoves,
    /// drainBudget: the greatest number of items that one drain handles, nested drains included. One advance also fires at most so many
    /// timers that were added during it; default 10000 (SPEC 291, 293).
    DrainBudget = RKConfigDrainBudget,
    /// alphaHitThreshold: alpha below it takes a view out of hit-testing; default 0.01 (SPEC 31, 32).
    AlphaHitThreshold = RKConfigAlphaHitThreshold,
    /// multiTapInterval: seconds, default 0.35 (SPEC 68).
    MultiTapInterval = RKConfigMultiTapInterval,
    /// multiTapRadius: points, default 45 (SPEC 68, 69).
    MultiTapRadius = RKConfigMultiTapRadius,
    /// controlSlop: points, default 70 (SPEC 145).
    ControlSlop = RKConfigControlSlop,
    /// tapMaximumDuration: seconds, default 0.75 (SPEC 197).
    TapMaximumDuration = RKConfigTapMaximumDuration,
    /// tapMaximumInterval: seconds, default 0.35 (SPEC 198).
    TapMaximumInterval = RKConfigTapMaximumInterval,
    /// tapAllowableMovement: points, default 45 (SPEC 199).
    TapAllowableMovement = RKConfigTapAllowableMovement,
    /// longPressMinimumDuration: seconds, default 0.5 (SPEC 203).
    LongPressMinimumDuration = RKConfigLongPressMinimumDuration,
    /// longPressAllowableMovement: points, default 10 (SPEC 203).
    LongPressAllowableMovement = RKConfigLongPressAllowableMovement,
    /// panHysteresis: points, default 10 (SPEC 209).
    PanHysteresis = RKConfigPanHysteresis,
    /// edgeRegion: points, default 20 (SPEC 218).
    EdgeRegion = RKConfigEdgeRegion,
    /// edgeHysteresis: points, default 10 (SPEC 219).
    EdgeHysteresis = RKConfigEdgeHysteresis,
    /// swipeMaximumDuration: seconds, default 0.5 (SPEC 221).
    SwipeMaximumDuration = RKConfigSwipeMaximumDuration,
    /// swipeMinimumPrimary: points, default 50 (SPEC 221).
    SwipeMinimumPrimary = RKConfigSwipeMinimumPrimary,
    /// swipeMaximumSecondary: points, default 50 (SPEC 221).
    SwipeMaximumSecondary = RKConfigSwipeMaximumSecondary,
    /// swipePrimaryDecay: per second, default 0.94 (SPEC 221).
    SwipePrimaryDecay = RKConfigSwipePrimaryDecay,
    /// swipeSecondaryDecay: per second, default 0.98 (SPEC 221).
    SwipeSecondaryDecay = RKConfigSwipeSecondaryDecay,
    /// pinchActivation: points, default 10 (SPEC 229).
    PinchActivation = RKConfigPinchActivation,
    /// pinchHysteresis: points, default 8 (SPEC 230).
    PinchHysteresis = RKConfigPinchHysteresis,
    /// rotationActivation: degrees (not radians), default 10 (SPEC 235).
    RotationActivation = RKConfigRotationActivation,
    /// rotationHysteresis: degrees (not radians), default 5 (SPEC 236).
    RotationHysteresis = RKConfigRotationHysteresis,
    /// scrollContentTouchDelay: seconds, default 0.15 (SPEC 247).
    ScrollContentTouchDelay = RKConfigScrollContentTouchDelay,
    /// scrollRubberBand: default 0.55 (SPEC 253).
    ScrollRubberBand = RKConfigScrollRubberBand,
    /// scrollDecelerationNormal: per millisecond, default 0.998 (SPEC 255).
    ScrollDecelerationNormal = RKConfigScrollDecelerationNormal,
    /// scrollDecelerationFast: per millisecond, default 0.99 (SPEC 255).
    ScrollDecelerationFast = RKConfigScrollDecelerationFast,
    /// scrollStopVelocity: points per second, default 10 (SPEC 255).
    ScrollStopVelocity = RKConfigScrollStopVelocity,
    /// scrollBounceOmega: per second, default 11 (SPEC 257).
    ScrollBounceOmega = RKConfigScrollBounceOmega,
    /// scrollReleaseWindow: seconds, default 0.1 (SPEC 254).
    ScrollReleaseWindow = RKConfigScrollReleaseWindow,
    /// scrollRestVelocity: points per second, default 50. Content that is released beyond an edge at a lower velocity counts as at rest
    /// (SPEC 258).
    ScrollRestVelocity = RKConfigScrollRestVelocity,
    /// scrollRestRateSlow: per second, default 9 (SPEC 258).
    ScrollRestRateSlow = RKConfigScrollRestRateSlow,
    /// scrollRestRateFast: per second, default 46 (SPEC 258).
    ScrollRestRateFast = RKConfigScrollRestRateFast,
    /// scrollSettleDistance: points, default 0.5 (SPEC 259).
    ScrollSettleDistance = RKConfigScrollSettleDistance,
    /// scrollPagingVelocity: points per second, default 300 (SPEC 264).
    ScrollPagingVelocity = RKConfigScrollPagingVelocity,
    /// scrollDirectionalLockRatio: default 1.7 (SPEC 265).
    ScrollDirectionalLockRatio = RKConfigScrollDirectionalLockRatio,
    /// scrollAnimationDuration: seconds, default 0.3 (SPEC 267).
    ScrollAnimationDuration = RKConfigScrollAnimationDuration,
    /// scrollFrameInterval: seconds, default 1/60: the interval of nextDeadline() while a scroll view moves by itself.
    ScrollFrameInterval = RKConfigScrollFrameInterval,
    /// motionMaximumDuration: seconds, default 3: a shake that lasts longer is cancelled (SPEC 274).
    MotionMaximumDuration = RKConfigMotionMaximumDuration,
    /// hitTestIndexMinimum: default 64: the number of subviews from which a view may get an index over them. The index changes speed, never
    /// a result or a call of an override.
    HitTestIndexMinimum = RKConfigHitTestIndexMinimum,
    /// hitTestIndexPatience: default 8: the number of walks without index before the index is built.
    HitTestIndexPatience = RKConfigHitTestIndexPatience,
    /// scrollFlickVelocity: points per second, default 60: content released at a lower velocity stops (SPEC 262).
    ScrollFlickVelocity = RKConfigScrollFlickVelocity,
    /// scrollCarriesMomentum: 1 (default): a flick adds part of the previous flick's velocity; 0: it does not (SPEC 336).
    ScrollCarriesMomentum = RKConfigScrollCarriesMomentum,
    /// scrollIndicatorFlashDuration: seconds, default 1 (SPEC 341).
    ScrollIndicatorFlashDuration = RKConfigScrollIndicatorFlashDuration,
};
constexpr RKConfig raw(Config value) noexcept { return static_cast<RKConfig>(value); }
/// The enumerator's name, such as "HitTestPasses", for logs; "" for an unknown number.
constexpr const char *name(Config value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKConfigHitTestPasses: return "HitTestPasses";
    case RKConfigCancelBeforeAction: return "CancelBeforeAction";
    case RKConfigDeferActionsToRunLoopTurn: return "DeferActionsToRunLoopTurn";
    case RKConfigDisabledControlsHitTestNil: return "DisabledControlsHitTestNil";
    case RKConfigSameViewTie: return "SameViewTie";
    case RKConfigPresentedNext: return "PresentedNext";
    case RKConfigPanVelocityEstimator: return "PanVelocityEstimator";
    case RKConfigDrainPostedEventsInSameTurn: return "DrainPostedEventsInSameTurn";
    case RKConfigCoalesceMoves: return "CoalesceMoves";
    case RKConfigDrainBudget: return "DrainBudget";
    case RKConfigAlphaHitThreshold: return "AlphaHitThreshold";
    case RKConfigMultiTapInterval: return "MultiTapInterval";
    case RKConfigMultiTapRadius: return "MultiTapRadius";
    case RKConfigControlSlop: return "ControlSlop";
    case RKConfigTapMaximumDuration: return "TapMaximumDuration";
    case RKConfigTapMaximumInterval: return "TapMaximumInterval";
    case RKConfigTapAllowableMovement: return "TapAllowableMovement";
    case RKConfigLongPressMinimumDuration: return "LongPressMinimumDuration";
    case RKConfigLongPressAllowableMovement: return "LongPressAllowableMovement";
    case RKConfigPanHysteresis: return "PanHysteresis";
    case RKConfigEdgeRegion: return "EdgeRegion";
    case RKConfigEdgeHysteresis: return "EdgeHysteresis";
    case RKConfigSwipeMaximumDuration: return "SwipeMaximumDuration";
    case RKConfigSwipeMinimumPrimary: return "SwipeMinimumPrimary";
    case RKConfigSwipeMaximumSecondary: return "SwipeMaximumSecondary";
    case RKConfigSwipePrimaryDecay: return "SwipePrimaryDecay";
    case RKConfigSwipeSecondaryDecay: return "SwipeSecondaryDecay";
    case RKConfigPinchActivation: return "PinchActivation";
    case RKConfigPinchHysteresis: return "PinchHysteresis";
    case RKConfigRotationActivation: return "RotationActivation";
    case RKConfigRotationHysteresis: return "RotationHysteresis";
    case RKConfigScrollContentTouchDelay: return "ScrollContentTouchDelay";
    case RKConfigScrollRubberBand: return "ScrollRubberBand";
    case RKConfigScrollDecelerationNormal: return "ScrollDecelerationNormal";
    case RKConfigScrollDecelerationFast: return "ScrollDecelerationFast";
    case RKConfigScrollStopVelocity: return "ScrollStopVelocity";
    case RKConfigScrollBounceOmega: return "ScrollBounceOmega";
    case RKConfigScrollReleaseWindow: return "ScrollReleaseWindow";
    case RKConfigScrollRestVelocity: return "ScrollRestVelocity";
    case RKConfigScrollRestRateSlow: return "ScrollRestRateSlow";
    case RKConfigScrollRestRateFast: return "ScrollRestRateFast";
    case RKConfigScrollSettleDistance: return "ScrollSettleDistance";
    case RKConfigScrollPagingVelocity: return "ScrollPagingVelocity";
    case RKConfigScrollDirectionalLockRatio: return "ScrollDirectionalLockRatio";
    case RKConfigScrollAnimationDuration: return "ScrollAnimationDuration";
    case RKConfigScrollFrameInterval: return "ScrollFrameInterval";
    case RKConfigMotionMaximumDuration: return "MotionMaximumDuration";
    case RKConfigHitTestIndexMinimum: return "HitTestIndexMinimum";
    case RKConfigHitTestIndexPatience: return "HitTestIndexPatience";
    case RKConfigScrollFlickVelocity: return "ScrollFlickVelocity";
    case RKConfigScrollCarriesMomentum: return "ScrollCarriesMomentum";
    case RKConfigScrollIndicatorFlashDuration: return "ScrollIndicatorFlashDuration";
    default: return "";
    }
}

/// A change of a window, the application or a plugin; `object` is that window, application or plugin.
enum class Notification : int32_t {
    /// A window became key; sent after its become_key_window (SPEC 281).
    WindowDidBecomeKey = RKNotificationWindowDidBecomeKey,
    /// A window is no longer key; sent after its resign_key_window (SPEC 281).
    WindowDidResignKey = RKNotificationWindowDidResignKey,
    /// A window became visible.
    WindowDidBecomeVisible = RKNotificationWindowDidBecomeVisible,
    /// A window was hidden.
    WindowDidBecomeHidden = RKNotificationWindowDidBecomeHidden,
    /// The application became active.
    ApplicationDidBecomeActive = RKNotificationApplicationDidBecomeActive,
    /// The application is about to become inactive; its touches and presses are not cancelled yet (SPEC 287).
    ApplicationWillResignActive = RKNotificationApplicationWillResignActive,
    /// A plugin's overrides were switched off after too many faults; `object` is the plugin (loader.h).
    PluginWasSwitchedOff = RKNotificationPluginWasSwitchedOff,
};
constexpr RKNotification raw(Notification value) noexcept { return static_cast<RKNotification>(value); }
/// The enumerator's name, such as "WindowDidBecomeKey", for logs; "" for an unknown number.
constexpr const char *name(Notification value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKNotificationWindowDidBecomeKey: return "WindowDidBecomeKey";
    case RKNotificationWindowDidResignKey: return "WindowDidResignKey";
    case RKNotificationWindowDidBecomeVisible: return "WindowDidBecomeVisible";
    case RKNotificationWindowDidBecomeHidden: return "WindowDidBecomeHidden";
    case RKNotificationApplicationDidBecomeActive: return "ApplicationDidBecomeActive";
    case RKNotificationApplicationWillResignActive: return "ApplicationWillResignActive";
    case RKNotificationPluginWasSwitchedOff: return "PluginWasSwitchedOff";
    default: return "";
    }
}

/// A method whose calls an observer receives (SPEC 356). Numbers are never reused.
enum class ObservedMethod : int32_t {
    /// hitTest:withEvent: of a view; `point` in its coordinates.
    HitTest = RKObservedMethodHitTest,
    /// pointInside:withEvent: of a view, when it has returned; `point` in its coordinates, `value` = the result.
    PointInside = RKObservedMethodPointInside,
    /// touchesBegan:withEvent: of a responder or recogniser; `objects` = the touches.
    TouchesBegan = RKObservedMethodTouchesBegan,
    /// touchesMoved:withEvent:; `objects` = the touches.
    TouchesMoved = RKObservedMethodTouchesMoved,
    /// touchesEnded:withEvent:; `objects` = the touches.
    TouchesEnded = RKObservedMethodTouchesEnded,
    /// touchesCancelled:withEvent:; `objects` = the touches.
    TouchesCancelled = RKObservedMethodTouchesCancelled,
    /// touchesEstimatedPropertiesUpdated:; `objects` = the touches, as earlier samples.
    TouchesEstimatedPropertiesUpdated = RKObservedMethodTouchesEstimatedPropertiesUpdated,
    /// pressesBegan:withEvent: of a responder or recogniser; `objects` = the presses.
    PressesBegan = RKObservedMethodPressesBegan,
    /// pressesChanged:withEvent:; `objects` = the presses.
    PressesChanged = RKObservedMethodPressesChanged,
    /// pressesEnded:withEvent:; `objects` = the presses.
    PressesEnded = RKObservedMethodPressesEnded,
    /// pressesCancelled:withEvent:; `objects` = the presses.
    PressesCancelled = RKObservedMethodPressesCancelled,
    /// motionBegan:withEvent: of a responder; `value` = EventSubtype.
    MotionBegan = RKObservedMethodMotionBegan,
    /// motionEnded:withEvent:; `value` = EventSubtype.
    MotionEnded = RKObservedMethodMotionEnded,
    /// motionCancelled:withEvent:; `value` = EventSubtype.
    MotionCancelled = RKObservedMethodMotionCancelled,
    /// remoteControlReceivedWithEvent: of a responder; `value` = EventSubtype.
    RemoteControlReceived = RKObservedMethodRemoteControlReceived,
    /// insertText: of a responder; `text` = the text.
    InsertText = RKObservedMethodInsertText,
    /// deleteBackward of a responder.
    DeleteBackward = RKObservedMethodDeleteBackward,
    /// becomeFirstResponder of a responder.
    BecomeFirstResponder = RKObservedMethodBecomeFirstResponder,
    /// resignFirstResponder of a responder.
    ResignFirstResponder = RKObservedMethodResignFirstResponder,
    /// beginTrackingWithTouch:withEvent: of a control; `objects` = the touch.
    BeginTracking = RKObservedMethodBeginTracking,
    /// continueTrackingWithTouch:withEvent: of a control; `objects` = the touch.
    ContinueTracking = RKObservedMethodContinueTracking,
    /// endTrackingWithTouch:withEvent: of a control; `objects` = the touch.
    EndTracking = RKObservedMethodEndTracking,
    /// cancelTrackingWithEvent: of a control.
    CancelTracking = RKObservedMethodCancelTracking,
    /// sendActionsForControlEvents: of a control, also without an action for them; `value` = the mask.
    SendActionsForControlEvents = RKObservedMethodSendActionsForControlEvents,
    /// sendAction:to:forEvent: of a control; `text` = the selector.
    SendAction = RKObservedMethodSendAction,
    /// viewWillAppear: of a view controller; `value` = animated.
    ViewWillAppear = RKObservedMethodViewWillAppear,
    /// viewIsAppearing:; `value` = animated.
    ViewIsAppearing = RKObservedMethodViewIsAppearing,
    /// viewDidAppear:; `value` = animated.
    ViewDidAppear = RKObservedMethodViewDidAppear,
    /// viewWillDisappear:; `value` = animated.
    ViewWillDisappear = RKObservedMethodViewWillDisappear,
    /// viewDidDisappear:; `value` = animated.
    ViewDidDisappear = RKObservedMethodViewDidDisappear,
};
constexpr RKObservedMethod raw(ObservedMethod value) noexcept { return static_cast<RKObservedMethod>(value); }
/// The enumerator's name, such as "HitTest", for logs; "" for an unknown number.
constexpr const char *name(ObservedMethod value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKObservedMethodHitTest: return "HitTest";
    case RKObservedMethodPointInside: return "PointInside";
    case RKObservedMethodTouchesBegan: return "TouchesBegan";
    case RKObservedMethodTouchesMoved: return "TouchesMoved";
    case RKObservedMethodTouchesEnded: return "TouchesEnded";
    case RKObservedMethodTouchesCancelled: return "TouchesCancelled";
    case RKObservedMethodTouchesEstimatedPropertiesUpdated: return "TouchesEstimatedPropertiesUpdated";
    case RKObservedMethodPressesBegan: return "PressesBegan";
    case RKObservedMethodPressesChanged: return "PressesChanged";
    case RKObservedMethodPressesEnded: return "PressesEnded";
    case RKObservedMethodPressesCancelled: return "PressesCancelled";
    case RKObservedMethodMotionBegan: return "MotionBegan";
    case RKObservedMethodMotionEnded: return "MotionEnded";
    case RKObservedMethodMotionCancelled: return "MotionCancelled";
    case RKObservedMethodRemoteControlReceived: return "RemoteControlReceived";
    case RKObservedMethodInsertText: return "InsertText";
    case RKObservedMethodDeleteBackward: return "DeleteBackward";
    case RKObservedMethodBecomeFirstResponder: return "BecomeFirstResponder";
    case RKObservedMethodResignFirstResponder: return "ResignFirstResponder";
    case RKObservedMethodBeginTracking: return "BeginTracking";
    case RKObservedMethodContinueTracking: return "ContinueTracking";
    case RKObservedMethodEndTracking: return "EndTracking";
    case RKObservedMethodCancelTracking: return "CancelTracking";
    case RKObservedMethodSendActionsForControlEvents: return "SendActionsForControlEvents";
    case RKObservedMethodSendAction: return "SendAction";
    case RKObservedMethodViewWillAppear: return "ViewWillAppear";
    case RKObservedMethodViewIsAppearing: return "ViewIsAppearing";
    case RKObservedMethodViewDidAppear: return "ViewDidAppear";
    case RKObservedMethodViewWillDisappear: return "ViewWillDisappear";
    case RKObservedMethodViewDidDisappear: return "ViewDidDisappear";
    default: return "";
    }
}

/// Phase of a touch (SPEC 54).
enum class TouchPhase : int32_t {
    /// The finger came down.
    Began = RKTouchPhaseBegan,
    /// The finger moved.
    Moved = RKTouchPhaseMoved,
    /// The finger is down and did not change in this update. Never an input.
    Stationary = RKTouchPhaseStationary,
    /// The finger lifted.
    Ended = RKTouchPhaseEnded,
    /// The touch was cancelled: by the system or the host (SPEC 108), or with its window (SPEC 285). A touch that only its view lost has
    /// this phase while touchesCancelled of that view runs (SPEC 86, 297).
    Cancelled = RKTouchPhaseCancelled,
};
constexpr RKTouchPhase raw(TouchPhase value) noexcept { return static_cast<RKTouchPhase>(value); }
/// The enumerator's name, such as "Began", for logs; "" for an unknown number.
constexpr const char *name(TouchPhase value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKTouchPhaseBegan: return "Began";
    case RKTouchPhaseMoved: return "Moved";
    case RKTouchPhaseStationary: return "Stationary";
    case RKTouchPhaseEnded: return "Ended";
    case RKTouchPhaseCancelled: return "Cancelled";
    default: return "";
    }
}

/// Type of a touch: the device that made it (SPEC 55).
enum class TouchType : int32_t {
    /// A finger on the screen.
    Direct = RKTouchTypeDirect,
    /// A finger on a remote surface.
    Indirect = RKTouchTypeIndirect,
    /// A pencil.
    Pencil = RKTouchTypePencil,
    /// A mouse or trackpad pointer.
    IndirectPointer = RKTouchTypeIndirectPointer,
};
constexpr RKTouchType raw(TouchType value) noexcept { return static_cast<RKTouchType>(value); }
/// The enumerator's name, such as "Direct", for logs; "" for an unknown number.
constexpr const char *name(TouchType value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKTouchTypeDirect: return "Direct";
    case RKTouchTypeIndirect: return "Indirect";
    case RKTouchTypePencil: return "Pencil";
    case RKTouchTypeIndirectPointer: return "IndirectPointer";
    default: return "";
    }
}

/// Kind of an event (SPEC 72).
enum class EventType : int32_t {
    /// Touches.
    Touches = RKEventTypeTouches,
    /// A shake.
    Motion = RKEventTypeMotion,
    /// A button of a remote control.
    RemoteControl = RKEventTypeRemoteControl,
    /// Presses of buttons or keys.
    Presses = RKEventTypePresses,
    /// A wheel, or fingers that scroll on a trackpad.
    Scroll = RKEventTypeScroll,
    /// A pointer that moves without buttons.
    Hover = RKEventTypeHover,
    /// A pinch or a rotation on a trackpad.
    Transform = RKEventTypeTransform,
};
constexpr RKEventType raw(EventType value) noexcept { return static_cast<RKEventType>(value); }
/// The enumerator's name, such as "Touches", for logs; "" for an unknown number.
constexpr const char *name(EventType value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKEventTypeTouches: return "Touches";
    case RKEventTypeMotion: return "Motion";
    case RKEventTypeRemoteControl: return "RemoteControl";
    case RKEventTypePresses: return "Presses";
    case RKEventTypeScroll: return "Scroll";
    case RKEventTypeHover: return "Hover";
    case RKEventTypeTransform: return "Transform";
    default: return "";
    }
}

/// Modifier keys: a mask, of keys, touches and events.
enum class KeyModifierFlags : uint32_t {
    /// Caps lock.
    AlphaShift = RKKeyModifierAlphaShift,
    /// Shift.
    Shift = RKKeyModifierShift,
    /// Control.
    Control = RKKeyModifierControl,
    /// Option, or Alt.
    Alternate = RKKeyModifierAlternate,
    /// Command, or the key with the logo.
    Command = RKKeyModifierCommand,
    /// The key is on the numeric pad.
    NumericPad = RKKeyModifierNumericPad,
};
template <> struct IsMask<KeyModifierFlags> : std::true_type {};
constexpr RKKeyModifierFlags raw(KeyModifierFlags value) noexcept { return static_cast<uint32_t>(value); }

/// Properties of a touch that a device may first estimate: a mask (SPEC 345).
enum class TouchProperties : uint32_t {
    /// The force.
    Force = RKTouchPropertyForce,
    /// The azimuth angle.
    Azimuth = RKTouchPropertyAzimuth,
    /// The altitude angle.
    Altitude = RKTouchPropertyAltitude,
    /// The location.
    Location = RKTouchPropertyLocation,
    /// The roll angle.
    Roll = RKTouchPropertyRoll,
};
template <> struct IsMask<TouchProperties> : std::true_type {};
constexpr RKTouchProperties raw(TouchProperties value) noexcept { return static_cast<uint32_t>(value); }

/// Model of motion of predicted().
enum class PredictionModel : int32_t {
    /// In a straight line at the velocity of the last samples.
    Linear = RKPredictionModelLinear,
    /// With half of the last samples' acceleration, per axis. A decelerating axis stops and does not reverse.
    Quadratic = RKPredictionModelQuadratic,
};
constexpr RKPredictionModel raw(PredictionModel value) noexcept { return static_cast<RKPredictionModel>(value); }
/// The enumerator's name, such as "Linear", for logs; "" for an unknown number.
constexpr const char *name(PredictionModel value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKPredictionModelLinear: return "Linear";
    case RKPredictionModelQuadratic: return "Quadratic";
    default: return "";
    }
}

/// Phase of a trackpad's gesture.
enum class GestureInputPhase : int32_t {
    /// The gesture began.
    Began = RKGestureInputPhaseBegan,
    /// In progress.
    Changed = RKGestureInputPhaseChanged,
    /// The fingers left the trackpad.
    Ended = RKGestureInputPhaseEnded,
    /// The system cancelled the gesture.
    Cancelled = RKGestureInputPhaseCancelled,
};
constexpr RKGestureInputPhase raw(GestureInputPhase value) noexcept { return static_cast<RKGestureInputPhase>(value); }
/// The enumerator's name, such as "Began", for logs; "" for an unknown number.
constexpr const char *name(GestureInputPhase value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKGestureInputPhaseBegan: return "Began";
    case RKGestureInputPhaseChanged: return "Changed";
    case RKGestureInputPhaseEnded: return "Ended";
    case RKGestureInputPhaseCancelled: return "Cancelled";
    default: return "";
    }
}

/// Kinds of scroll events; a mask of pans (setAllowedScrollTypesMask()).
enum class ScrollTypeMask : uint32_t {
    /// Notches of a wheel.
    Discrete = RKScrollTypeMaskDiscrete,
    /// A trackpad, or a wheel without notches.
    Continuous = RKScrollTypeMaskContinuous,
    /// Both.
    All = RKScrollTypeMaskAll,
};
template <> struct IsMask<ScrollTypeMask> : std::true_type {};
constexpr RKScrollTypeMask raw(ScrollTypeMask value) noexcept { return static_cast<uint32_t>(value); }

/// Control events: a mask (SPEC 140).
enum class ControlEvents : uint32_t {
    /// Touch-down in the control.
    TouchDown = RKControlEventTouchDown,
    /// Touch-down with a tapCount above 1.
    TouchDownRepeat = RKControlEventTouchDownRepeat,
    /// The finger moved inside (the bounds and 70 points around them).
    TouchDragInside = RKControlEventTouchDragInside,
    /// The finger moved outside of them.
    TouchDragOutside = RKControlEventTouchDragOutside,
    /// The finger moved in.
    TouchDragEnter = RKControlEventTouchDragEnter,
    /// The finger moved out.
    TouchDragExit = RKControlEventTouchDragExit,
    /// The finger lifted inside.
    TouchUpInside = RKControlEventTouchUpInside,
    /// The finger lifted outside.
    TouchUpOutside = RKControlEventTouchUpOutside,
    /// Tracking was cancelled.
    TouchCancel = RKControlEventTouchCancel,
    /// The user changed the value.
    ValueChanged = RKControlEventValueChanged,
    /// The control's main action: a button sends it with TouchUpInside.
    PrimaryActionTriggered = RKControlEventPrimaryActionTriggered,
    /// A menu is about to be shown.
    MenuActionTriggered = RKControlEventMenuActionTriggered,
    /// Editing began.
    EditingDidBegin = RKControlEventEditingDidBegin,
    /// The text changed.
    EditingChanged = RKControlEventEditingChanged,
    /// Editing ended.
    EditingDidEnd = RKControlEventEditingDidEnd,
    /// The return key was pressed. The field resigns only if an action was added for this event (SPEC 279).
    EditingDidEndOnExit = RKControlEventEditingDidEndOnExit,
    /// All touch events.
    AllTouchEvents = RKControlEventAllTouchEvents,
    /// All editing events.
    AllEditingEvents = RKControlEventAllEditingEvents,
    /// For the application's own use.
    ApplicationReserved = RKControlEventApplicationReserved,
    /// Reserved.
    SystemReserved = RKControlEventSystemReserved,
    /// Every event.
    AllEvents = RKControlEventAllEvents,
};
template <> struct IsMask<ControlEvents> : std::true_type {};
constexpr RKControlEvents raw(ControlEvents value) noexcept { return static_cast<uint32_t>(value); }

/// State of a control: a mask (SPEC 142).
enum class ControlState : uint32_t {
    /// None of the others.
    Normal = RKControlStateNormal,
    /// Shown as pressed.
    Highlighted = RKControlStateHighlighted,
    /// Not enabled.
    Disabled = RKControlStateDisabled,
    /// Selected by the program.
    Selected = RKControlStateSelected,
    /// First responder, the counterpart of UIKit's focus.
    Focused = RKControlStateFocused,
};
template <> struct IsMask<ControlState> : std::true_type {};
constexpr RKControlState raw(ControlState value) noexcept { return static_cast<uint32_t>(value); }

/// Phase of a press (SPEC 269).
enum class PressPhase : int32_t {
    /// The button went down.
    Began = RKPressPhaseBegan,
    /// Its force changed: analogue buttons only (SPEC 272).
    Changed = RKPressPhaseChanged,
    /// The button is down and did not change. Never an input.
    Stationary = RKPressPhaseStationary,
    /// The button came up.
    Ended = RKPressPhaseEnded,
    /// The press was cancelled (SPEC 273).
    Cancelled = RKPressPhaseCancelled,
};
constexpr RKPressPhase raw(PressPhase value) noexcept { return static_cast<RKPressPhase>(value); }
/// The enumerator's name, such as "Began", for logs; "" for an unknown number.
constexpr const char *name(PressPhase value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKPressPhaseBegan: return "Began";
    case RKPressPhaseChanged: return "Changed";
    case RKPressPhaseStationary: return "Stationary";
    case RKPressPhaseEnded: return "Ended";
    case RKPressPhaseCancelled: return "Cancelled";
    default: return "";
    }
}

/// Type of a press: the button (SPEC 269).
enum class PressType : int32_t {
    /// Up, of a direction pad.
    UpArrow = RKPressTypeUpArrow,
    /// Down, of a direction pad.
    DownArrow = RKPressTypeDownArrow,
    /// Left, of a direction pad.
    LeftArrow = RKPressTypeLeftArrow,
    /// Right, of a direction pad.
    RightArrow = RKPressTypeRightArrow,
    /// The select button.
    Select = RKPressTypeSelect,
    /// The menu button, which goes back.
    Menu = RKPressTypeMenu,
    /// Play and pause.
    PlayPause = RKPressTypePlayPause,
    /// A page up.
    PageUp = RKPressTypePageUp,
    /// A page down.
    PageDown = RKPressTypePageDown,
    /// A key of a keyboard, identified by `key_code` and `characters`. UIKit has no such number.
    Key = RKPressTypeKey,
};
constexpr RKPressType raw(PressType value) noexcept { return static_cast<RKPressType>(value); }
/// The enumerator's name, such as "UpArrow", for logs; "" for an unknown number.
constexpr const char *name(PressType value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKPressTypeUpArrow: return "UpArrow";
    case RKPressTypeDownArrow: return "DownArrow";
    case RKPressTypeLeftArrow: return "LeftArrow";
    case RKPressTypeRightArrow: return "RightArrow";
    case RKPressTypeSelect: return "Select";
    case RKPressTypeMenu: return "Menu";
    case RKPressTypePlayPause: return "PlayPause";
    case RKPressTypePageUp: return "PageUp";
    case RKPressTypePageDown: return "PageDown";
    case RKPressTypeKey: return "Key";
    default: return "";
    }
}

/// State of a recogniser (SPEC 158).
enum class GestureRecognizerState : int32_t {
    /// Nothing recognised yet.
    Possible = RKGestureRecognizerStatePossible,
    /// A continuous gesture began.
    Began = RKGestureRecognizerStateBegan,
    /// It changed.
    Changed = RKGestureRecognizerStateChanged,
    /// The gesture ended; a discrete gesture was recognised.
    Ended = RKGestureRecognizerStateEnded,
    /// A gesture that had begun was cancelled.
    Cancelled = RKGestureRecognizerStateCancelled,
    /// The touches do not form this gesture. No action is sent.
    Failed = RKGestureRecognizerStateFailed,
    /// The same: how a discrete gesture ends.
    Recognized = RKGestureRecognizerStateEnded,
};
constexpr RKGestureRecognizerState raw(GestureRecognizerState value) noexcept { return static_cast<RKGestureRecognizerState>(value); }
/// The enumerator's name, such as "Possible", for logs; "" for an unknown number.
constexpr const char *name(GestureRecognizerState value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKGestureRecognizerStatePossible: return "Possible";
    case RKGestureRecognizerStateBegan: return "Began";
    case RKGestureRecognizerStateChanged: return "Changed";
    case RKGestureRecognizerStateEnded: return "Ended";
    case RKGestureRecognizerStateCancelled: return "Cancelled";
    case RKGestureRecognizerStateFailed: return "Failed";
    default: return "";
    }
}

/// Directions of a swipe; a mask (SPEC 220).
enum class SwipeDirection : uint32_t {
    /// To the right.
    Right = RKSwipeDirectionRight,
    /// To the left.
    Left = RKSwipeDirectionLeft,
    /// Upwards.
    Up = RKSwipeDirectionUp,
    /// Downwards.
    Down = RKSwipeDirectionDown,
};
template <> struct IsMask<SwipeDirection> : std::true_type {};
constexpr RKSwipeDirection raw(SwipeDirection value) noexcept { return static_cast<uint32_t>(value); }

/// Edges of the screen; a mask (SPEC 217).
enum class RectEdge : uint32_t {
    /// No edge.
    Nothing = RKRectEdgeNone,
    /// The upper edge.
    Top = RKRectEdgeTop,
    /// The left edge.
    Left = RKRectEdgeLeft,
    /// The lower edge.
    Bottom = RKRectEdgeBottom,
    /// The right edge.
    Right = RKRectEdgeRight,
    /// All four edges.
    All = RKRectEdgeAll,
};
template <> struct IsMask<RectEdge> : std::true_type {};
constexpr RKRectEdge raw(RectEdge value) noexcept { return static_cast<uint32_t>(value); }

/// State of a plugin.
enum class PluginState : int32_t {
    /// Its classes and extensions work.
    Active = RKPluginStateActive,
    /// It was deactivated by deactivate(), or its `init` failed when it was activated again. Also the state while `init` or
    /// `deinit` is running.
    Inactive = RKPluginStateInactive,
    /// Its overrides were switched off after too many faults; the inherited methods run instead.
    Faulted = RKPluginStateFaulted,
};
constexpr RKPluginState raw(PluginState value) noexcept { return static_cast<RKPluginState>(value); }
/// The enumerator's name, such as "Active", for logs; "" for an unknown number.
constexpr const char *name(PluginState value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKPluginStateActive: return "Active";
    case RKPluginStateInactive: return "Inactive";
    case RKPluginStateFaulted: return "Faulted";
    default: return "";
    }
}

/// Fault of an override, an action or another function of a plugin.
enum class PluginFault : int32_t {
    /// It returned a handle of a destroyed object, or an invalid one.
    ReturnedDeadObject = RKPluginFaultReturnedDeadObject,
    /// It returned an object of another context or kind.
    ReturnedForeignObject = RKPluginFaultReturnedForeignObject,
    /// It returned a bool that is neither 0 nor 1.
    ReturnedBadBool = RKPluginFaultReturnedBadBool,
    /// An action returned a point, size, rect or transform with NaN, or `will_end_dragging` left a target that is not finite. A plain
    /// number may be NaN (invoke.h).
    ReturnedNaN = RKPluginFaultReturnedNaN,
    /// A thread that does not own the context called the library while the override ran.
    WrongThread = RKPluginFaultWrongThread,
    /// It destroyed its receiver, in a method that returns a result.
    DestroyedReceiver = RKPluginFaultDestroyedReceiver,
    /// It recursed until the depth limit or until no stack was left.
    TooDeep = RKPluginFaultTooDeep,
    /// It took longer than the budget; `point.x` of its trace record is the time in seconds.
    TooSlow = RKPluginFaultTooSlow,
    /// It wrote to the host's table, which was restored. The table is compared after each call without result, after at least every 32nd
    /// call with one, and before `init` and `deinit`.
    WroteHostTable = RKPluginFaultWroteHostTable,
    /// It reported an error of its own (RKHost.report).
    Reported = RKPluginFaultReported,
};
constexpr RKPluginFault raw(PluginFault value) noexcept { return static_cast<RKPluginFault>(value); }
/// The enumerator's name, such as "ReturnedDeadObject", for logs; "" for an unknown number.
constexpr const char *name(PluginFault value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKPluginFaultReturnedDeadObject: return "ReturnedDeadObject";
    case RKPluginFaultReturnedForeignObject: return "ReturnedForeignObject";
    case RKPluginFaultReturnedBadBool: return "ReturnedBadBool";
    case RKPluginFaultReturnedNaN: return "ReturnedNaN";
    case RKPluginFaultWrongThread: return "WrongThread";
    case RKPluginFaultDestroyedReceiver: return "DestroyedReceiver";
    case RKPluginFaultTooDeep: return "TooDeep";
    case RKPluginFaultTooSlow: return "TooSlow";
    case RKPluginFaultWroteHostTable: return "WroteHostTable";
    case RKPluginFaultReported: return "Reported";
    default: return "";
    }
}

/// Phase of a shake (SPEC 274).
enum class MotionPhase : int32_t {
    /// The shake began.
    Began = RKMotionPhaseBegan,
    /// The shake ended.
    Ended = RKMotionPhaseEnded,
    /// The shake was interrupted.
    Cancelled = RKMotionPhaseCancelled,
};
constexpr RKMotionPhase raw(MotionPhase value) noexcept { return static_cast<RKMotionPhase>(value); }
/// The enumerator's name, such as "Began", for logs; "" for an unknown number.
constexpr const char *name(MotionPhase value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKMotionPhaseBegan: return "Began";
    case RKMotionPhaseEnded: return "Ended";
    case RKMotionPhaseCancelled: return "Cancelled";
    default: return "";
    }
}

/// Subtype of an event (SPEC 72).
enum class EventSubtype : int32_t {
    /// No subtype: any event but a motion or a remote control's.
    Nothing = RKEventSubtypeNone,
    /// A shake of the device.
    MotionShake = RKEventSubtypeMotionShake,
    /// Play.
    RemoteControlPlay = RKEventSubtypeRemoteControlPlay,
    /// Pause.
    RemoteControlPause = RKEventSubtypeRemoteControlPause,
    /// Stop.
    RemoteControlStop = RKEventSubtypeRemoteControlStop,
    /// Pause if it plays, play if it does not.
    RemoteControlTogglePlayPause = RKEventSubtypeRemoteControlTogglePlayPause,
    /// The next track.
    RemoteControlNextTrack = RKEventSubtypeRemoteControlNextTrack,
    /// The previous track.
    RemoteControlPreviousTrack = RKEventSubtypeRemoteControlPreviousTrack,
    /// Seeking backward begins.
    RemoteControlBeginSeekingBackward = RKEventSubtypeRemoteControlBeginSeekingBackward,
    /// Seeking backward ends.
    RemoteControlEndSeekingBackward = RKEventSubtypeRemoteControlEndSeekingBackward,
    /// Seeking forward begins.
    RemoteControlBeginSeekingForward = RKEventSubtypeRemoteControlBeginSeekingForward,
    /// Seeking forward ends.
    RemoteControlEndSeekingForward = RKEventSubtypeRemoteControlEndSeekingForward,
};
constexpr RKEventSubtype raw(EventSubtype value) noexcept { return static_cast<RKEventSubtype>(value); }
/// The enumerator's name, such as "Nothing", for logs; "" for an unknown number.
constexpr const char *name(EventSubtype value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKEventSubtypeNone: return "Nothing";
    case RKEventSubtypeMotionShake: return "MotionShake";
    case RKEventSubtypeRemoteControlPlay: return "RemoteControlPlay";
    case RKEventSubtypeRemoteControlPause: return "RemoteControlPause";
    case RKEventSubtypeRemoteControlStop: return "RemoteControlStop";
    case RKEventSubtypeRemoteControlTogglePlayPause: return "RemoteControlTogglePlayPause";
    case RKEventSubtypeRemoteControlNextTrack: return "RemoteControlNextTrack";
    case RKEventSubtypeRemoteControlPreviousTrack: return "RemoteControlPreviousTrack";
    case RKEventSubtypeRemoteControlBeginSeekingBackward: return "RemoteControlBeginSeekingBackward";
    case RKEventSubtypeRemoteControlEndSeekingBackward: return "RemoteControlEndSeekingBackward";
    case RKEventSubtypeRemoteControlBeginSeekingForward: return "RemoteControlBeginSeekingForward";
    case RKEventSubtypeRemoteControlEndSeekingForward: return "RemoteControlEndSeekingForward";
    default: return "";
    }
}

/// A decision and its reason. Numbers are grouped by subject and never reused. `object` is the record's subject.
enum class Reason : int32_t {
    /// Rejected: hidden (SPEC 32).
    HitHidden = RKReasonHitHidden,
    /// Rejected: userInteractionEnabled is false (SPEC 32).
    HitInteractionDisabled = RKReasonHitInteractionDisabled,
    /// Rejected: alpha (value) below alphaHitThreshold (SPEC 32).
    HitAlpha = RKReasonHitAlpha,
    /// Rejected: animating without interaction (SPEC 53).
    HitAnimating = RKReasonHitAnimating,
    /// Rejected: its transform cannot be inverted (SPEC 13).
    HitSingularTransform = RKReasonHitSingularTransform,
    /// Rejected: the point is outside of its bounds (SPEC 11).
    HitOutside = RKReasonHitOutside,
    /// Rejected: its pointInside override returned false (SPEC 40).
    HitOutsideByOverride = RKReasonHitOutsideByOverride,
    /// Its bounds contain the point; its subviews are tested, front to back (SPEC 11).
    HitInside = RKReasonHitInside,
    /// Its pointInside override returned true; its subviews are tested (SPEC 40).
    HitInsideByOverride = RKReasonHitInsideByOverride,
    /// Hit: it contains the point and no subview was hit (SPEC 32).
    HitTaken = RKReasonHitTaken,
    /// Its hitTest override returned `other` (SPEC 38).
    HitOverrideReturned = RKReasonHitOverrideReturned,
    /// Its hitTest override returned nil (SPEC 38).
    HitOverrideReturnedNil = RKReasonHitOverrideReturnedNil,
    /// Skipped: it left its superview while the subviews were being tested (SPEC 36).
    HitSubviewGone = RKReasonHitSubviewGone,
    /// Rejected: a disabled control, and disabledControlsHitTestNil is 1 (SPEC 51).
    HitDisabledControl = RKReasonHitDisabledControl,
    /// The touch began in the window and hit the view `other` (SPEC 43, 46).
    TouchHit = RKReasonTouchHit,
    /// The touch began and hit no window (SPEC 45). In the ring only: value = its screen.
    TouchHitNothing = RKReasonTouchHitNothing,
    /// The hit view `other` is in no window: treated as no hit (SPEC 44).
    TouchHitViewWithoutWindow = RKReasonTouchHitViewWithoutWindow,
    /// Withheld for its life: `other` has another touch and multipleTouchEnabled is false (SPEC 95).
    TouchWithheldMultipleTouch = RKReasonTouchWithheldMultipleTouch,
    /// Withheld for its life: exclusiveTouch, because of the view `other` (SPEC 98). In the ring only: value = 1, the view that was hit is
    /// exclusive; 2, `other` is.
    TouchWithheldExclusiveTouch = RKReasonTouchWithheldExclusiveTouch,
    /// The update was dropped: events are being ignored (SPEC 286). Value = the phase.
    TouchIgnored = RKReasonTouchIgnored,
    /// The update was dropped: no application or no window (SPEC 296). In the ring only: other = the application; then there is no window.
    TouchDropped = RKReasonTouchDropped,
    /// Cancelled: by the system or the host (SPEC 108). In the ring only: value = 1 cancelAllTouches(), 2 events are ignored
    /// from now on, 3 the application became inactive, 4 the host reported the phase cancelled.
    TouchCancelledBySystem = RKReasonTouchCancelledBySystem,
    /// Cancelled: its view `other` left the window (SPEC 297).
    TouchCancelledByRemoval = RKReasonTouchCancelledByRemoval,
    /// Cancelled: its window `other` was hidden or destroyed (SPEC 285). In the ring only: value = 5 hidden, 6 destroyed.
    TouchCancelledByWindow = RKReasonTouchCancelledByWindow,
    /// Moved farther than multiTapRadius from its start: tapCount becomes 0 (SPEC 69).
    TouchNoTap = RKReasonTouchNoTap,
    /// The hit view received a touch method (SPEC 79).
    Delivered = RKReasonDelivered,
    /// The inherited method forwarded the touches to this responder, whose override received them (SPEC 90).
    Forwarded = RKReasonForwarded,
    /// The end of the chain was reached: discarded (SPEC 90). Object = the last responder.
    Discarded = RKReasonDiscarded,
    /// A sendEvent override did not forward the event (SPEC 77). Object = the application or window. In the ring only, one record for each
    /// touch: touch_id; other = the view that it hit, while that lives; value = the phase. Of a wheel, a trackpad and an event without
    /// touches: point.x = its EventType.
    EventDropped = RKReasonEventDropped,
    /// The touch's view received touchesEstimatedPropertiesUpdated (SPEC 354). Value = the remaining estimates of the first sample.
    EstimationDelivered = RKReasonEstimationDelivered,
    /// The inherited method forwarded it to this responder, whose override received it (SPEC 354).
    EstimationForwarded = RKReasonEstimationForwarded,
    /// The end of the chain was reached: discarded (SPEC 354). Object = the last responder.
    EstimationDiscarded = RKReasonEstimationDiscarded,
    /// No sample expects the reported properties: skipped (SPEC 354). Value = the sample's number.
    EstimationUnexpected = RKReasonEstimationUnexpected,
    /// More than 256 samples expect updates: the oldest is dropped (SPEC 354). Value = its number.
    EstimationForgotten = RKReasonEstimationForgotten,
    /// touchesBegan is held back: the recogniser delays it and is still possible (SPEC 101).
    BeganHeldBack = RKReasonBeganHeldBack,
    /// touchesEnded is held back: the recogniser delays it and is still possible (SPEC 102).
    EndedHeldBack = RKReasonEndedHeldBack,
    /// Held-back touches are delivered: no recogniser delays them any more (SPEC 103). Value = the phase.
    HeldBackReleased = RKReasonHeldBackReleased,
    /// Held-back touches are dropped: the recogniser recognised and cancels them (SPEC 101).
    HeldBackDropped = RKReasonHeldBackDropped,
    /// touchesCancelled: the recogniser recognised and cancels the touch in its view (SPEC 86).
    CancelledByGesture = RKReasonCancelledByGesture,
    /// The view does not receive the touch: the recogniser had begun before it (SPEC 86).
    NeverDelivered = RKReasonNeverDelivered,
    /// Became first responder (SPEC 127).
    BecameFirst = RKReasonBecameFirst,
    /// Refused: canBecomeFirstResponder is false (SPEC 126).
    CannotBecomeFirst = RKReasonCannotBecomeFirst,
    /// Refused: in no window (SPEC 127).
    FirstWithoutWindow = RKReasonFirstWithoutWindow,
    /// Refused: the present first responder `other` does not resign (SPEC 127).
    FirstRefusedByCurrent = RKReasonFirstRefusedByCurrent,
    /// Resigned (SPEC 128).
    ResignedFirst = RKReasonResignedFirst,
    /// Resigned because its view left the window (SPEC 129).
    ResignedByRemoval = RKReasonResignedByRemoval,
    /// Became key (SPEC 281).
    BecameKey = RKReasonBecameKey,
    /// Is no longer key (SPEC 281).
    ResignedKey = RKReasonResignedKey,
    /// It tracks the touch (SPEC 59).
    GestureReceivedTouch = RKReasonGestureReceivedTouch,
    /// It does not receive the touch: not enabled (SPEC 107). In the ring only: value = 1 for the event of a wheel or trackpad, 2 for a
    /// press.
    GestureDisabled = RKReasonGestureDisabled,
    /// It does not receive the touch: its type is not among allowedTouchTypes (SPEC 171). Value = the type. In the ring only: point.x = the
    /// mask of the allowed types.
    GestureTouchTypeRefused = RKReasonGestureTouchTypeRefused,
    /// It does not receive the touch: it has touches of another type and requires one (SPEC 171). Value = the type.
    GestureTouchTypeExclusive = RKReasonGestureTouchTypeExclusive,
    /// It does not receive the touch: its delegate's shouldReceiveTouch returned false (SPEC 169).
    GestureTouchRefused = RKReasonGestureTouchRefused,
    /// It does not receive the touch: shouldReceiveEvent returned false (SPEC 169). With touch_id 0: the event of a wheel, trackpad or
    /// pointer.
    GestureEventRefused = RKReasonGestureEventRefused,
    /// It does not receive the touch: it would recognise, and waits for `other` to fail (SPEC 178).
    GestureTouchWhileWaiting = RKReasonGestureTouchWhileWaiting,
    /// It does not receive the touch: it has ended or failed and was not reset yet (SPEC 172).
    GestureTouchWhileDone = RKReasonGestureTouchWhileDone,
    /// It ignores the touch from now on (SPEC 106). If the touch is one too many for the recogniser, in the ring only: value = the number
    /// of fingers, point.x = the greatest number that it takes.
    GestureIgnoredTouch = RKReasonGestureIgnoredTouch,
    /// possible -> began (SPEC 159). Measure: points of a pan or pinch, seconds of a long press, degrees of a rotation. With point.y = 6,
    /// of a pinch on a trackpad: value = how far its scale is from 1.
    GestureBegan = RKReasonGestureBegan,
    /// -> changed (SPEC 159).
    GestureChanged = RKReasonGestureChanged,
    /// A continuous gesture ended (SPEC 159).
    GestureEnded = RKReasonGestureEnded,
    /// A discrete gesture was recognised (SPEC 159). Measure: of a swipe, the points in its direction.
    GestureRecognized = RKReasonGestureRecognized,
    /// It was cancelled: its touches were (SPEC 108). Value 1: the gesture of a trackpad was.
    GestureCancelled = RKReasonGestureCancelled,
    /// It was cancelled: it was disabled (SPEC 175).
    GestureCancelledByDisabling = RKReasonGestureCancelledByDisabling,
    /// It was cancelled: it was detached, or its view left the window (SPEC 302). In the ring only: value = 1, it was detached; 2, its view
    /// left.
    GestureCancelledByRemoval = RKReasonGestureCancelledByRemoval,
    /// It was cancelled: its class set failed or cancelled (SPEC 161).
    GestureCancelledBySelf = RKReasonGestureCancelledBySelf,
    /// It is possible again (SPEC 173).
    GestureReset = RKReasonGestureReset,
    /// It counted a tap and waits for the next one until `value` (SPEC 198).
    GestureWaitsForTap = RKReasonGestureWaitsForTap,
    /// Its action was sent; value = the state (SPEC 162).
    GestureActionSent = RKReasonGestureActionSent,
    /// It recognised and has no action to send (SPEC 164).
    GestureNoTarget = RKReasonGestureNoTarget,
    /// A finger moved too far (SPEC 199, 205).
    GestureMovedTooFar = RKReasonGestureMovedTooFar,
    /// A tap was held too long (SPEC 197).
    GestureHeldTooLong = RKReasonGestureHeldTooLong,
    /// No further tap came in time (SPEC 198). In the ring only: point.y = how many there were.
    GestureNoNextTap = RKReasonGestureNoNextTap,
    /// The next tap began too far from the first (SPEC 199).
    GestureNextTapTooFar = RKReasonGestureNextTapTooFar,
    /// More fingers than required (SPEC 200, 205, 227).
    GestureTooManyTouches = RKReasonGestureTooManyTouches,
    /// Fewer fingers than required (SPEC 200).
    GestureTooFewTouches = RKReasonGestureTooFewTouches,
    /// The fingers lifted before it was recognised (SPEC 205, 216, 227, 233). Measure: as for Reason::GestureBegan; with point.y = 1, how
    /// many fingers it had, and how many it requires; with point.y = 2, a pan received no move before the lift; with point.y = 6, how far
    /// the scale of a pinch on a trackpad is from 1.
    GestureLiftedTooSoon = RKReasonGestureLiftedTooSoon,
    /// Its touches were cancelled (SPEC 202). Value 1: the gesture of a trackpad was.
    GestureTouchesCancelled = RKReasonGestureTouchesCancelled,
    /// The swipe took too long (SPEC 221). In the ring only: point.y = how far it had moved in its direction.
    GestureSwipeTooSlow = RKReasonGestureSwipeTooSlow,
    /// The finger went against the direction of the swipe, or across it (SPEC 221, 225). Measure: points across; with point.y = 1 points
    /// against it.
    GestureSwipeWrongWay = RKReasonGestureSwipeWrongWay,
    /// The swipe has no valid direction (SPEC 226).
    GestureSwipeNoDirection = RKReasonGestureSwipeNoDirection,
    /// The first touch was not at one of the edges (SPEC 218). Measure: points from the nearest; in the ring only, point.x = -1 where its
    /// edges are empty.
    GestureNotAtEdge = RKReasonGestureNotAtEdge,
    /// The finger did not move inward from the edge (SPEC 219). Measure: points inward, and along the edge.
    GestureNotInward = RKReasonGestureNotInward,
    /// Its last touch ended and it had not decided (SPEC 241).
    GestureUndecided = RKReasonGestureUndecided,
    /// Its class set failed (SPEC 240).
    GestureFailedBySelf = RKReasonGestureFailedBySelf,
    /// It was disabled (SPEC 175).
    GestureFailedByDisabling = RKReasonGestureFailedByDisabling,
    /// It was detached, or its view left the window (SPEC 302). In the ring only: value = 1, it was detached; 2, its view left.
    GestureFailedByRemoval = RKReasonGestureFailedByRemoval,
    /// It ignored every touch it had (SPEC 106).
    GestureIgnoredAll = RKReasonGestureIgnoredAll,
    /// The pointer left, or a button is down (SPEC 239).
    GestureHoverLeft = RKReasonGestureHoverLeft,
    /// It would recognise, but `other`, which it requires to fail, has not failed yet (SPEC 178).
    GestureWaits = RKReasonGestureWaits,
    /// `other`, which it requires to fail, has failed: it resumes (SPEC 178).
    GestureRequirementMet = RKReasonGestureRequirementMet,
    /// Failed: `other`, which it requires to fail, recognised (SPEC 178).
    GestureRequirementRecognized = RKReasonGestureRequirementRecognized,
    /// Failed: prevented by `other`, which recognised (SPEC 184). In the ring only: value 1, it would have recognised that touch.
    GesturePrevented = RKReasonGesturePrevented,
    /// Failed: excluded by `other`, which had recognised before (SPEC 183).
    GestureExcluded = RKReasonGestureExcluded,
    /// Failed: gestureRecognizerShouldBegin of the view `other` returned false (SPEC 167).
    GestureRefusedByView = RKReasonGestureRefusedByView,
    /// Failed: the standard control `other` keeps the touch (SPEC 152).
    GestureRefusedByControl = RKReasonGestureRefusedByControl,
    /// Failed: the delegate's gestureRecognizerShouldBegin returned false (SPEC 166).
    GestureRefusedByDelegate = RKReasonGestureRefusedByDelegate,
    /// Failed: its touches ended while it waited for `other` to fail (SPEC 180).
    GestureWaitedTooLong = RKReasonGestureWaitedTooLong,
    /// Failed: it waited for `other` in a cycle of requirements (SPEC 182).
    GestureCycleFailed = RKReasonGestureCycleFailed,
    /// A delegate or a class made it require `other` to fail, for this attempt (SPEC 181). In the ring only: value 1, its delegate did in
    /// shouldRequireFailure; 2, its class; 3, the delegate of `other` in shouldBeRequiredToFail; 4, the class of `other`.
    GestureRequirementAdded = RKReasonGestureRequirementAdded,
    /// It and `other` recognise simultaneously: a delegate allows it (SPEC 185).
    GestureSimultaneous = RKReasonGestureSimultaneous,
    /// It does not prevent `other`: canPrevent or canBePreventedBy returned false (SPEC 184).
    GestureMayNotPrevent = RKReasonGestureMayNotPrevent,
    /// A tap does not prevent `other`, which requires more taps (SPEC 188).
    GestureFewerTaps = RKReasonGestureFewerTaps,
    /// A wheel, a trackpad or a pinch on one hit the view `object`; other = the window, point in screen coordinates, value = EventType
    /// (SPEC 72). If nothing was hit, depth = the screen.
    InputHit = RKReasonInputHit,
    /// It follows the scroll or transform event; value = EventType (SPEC 72).
    GestureReceivedInput = RKReasonGestureReceivedInput,
    /// It does not follow the scroll event: its kind is not in allowedScrollTypesMask. Value = the kind (SPEC 72).
    GestureScrollTypeRefused = RKReasonGestureScrollTypeRefused,
    /// It does not receive the touch: the buttons of the pointer are not buttonMaskRequired (SPEC 171). Value = the buttons. In the ring
    /// only: point.x = the mask.
    GestureButtonRefused = RKReasonGestureButtonRefused,
    /// touchesBegan is held back from `other` because the touch may scroll (SPEC 247). Value = the deadline.
    ScrollTouchDelayed = RKReasonScrollTouchDelayed,
    /// Held-back touches are delivered to `other`: the delay is over (SPEC 247).
    ScrollDelayOver = RKReasonScrollDelayOver,
    /// Held-back touches are delivered to `other`: the finger lifted without scrolling (SPEC 248).
    ScrollDelayLifted = RKReasonScrollDelayLifted,
    /// Touches held back from `other` are dropped: the scroll view scrolls (SPEC 249).
    ScrollDelayDropped = RKReasonScrollDelayDropped,
    /// `other` never receives the touch: touchesShouldBegin returned false (SPEC 247).
    ScrollTouchRefused = RKReasonScrollTouchRefused,
    /// It does not scroll: canCancelContentTouches is false and `other` has the touch (SPEC 250).
    ScrollMayNotCancel = RKReasonScrollMayNotCancel,
    /// It does not scroll: touchesShouldCancel returned false for `other`, which has the touch (SPEC 250).
    ScrollCancelRefused = RKReasonScrollCancelRefused,
    /// It cannot scroll along the axis of the movement (SPEC 244). Value 0 horizontal, 1 vertical, 2 neither. In the ring only: point.x =
    /// the length of the content with its insets, point.y = the length of the bounds, or -1 at an edge; depth = 1: these are heights. In a
    /// step of an explanation these lengths are value and limit; point.x is 1 for horizontal, point.y is 1 for vertical.
    ScrollCannotScroll = RKReasonScrollCannotScroll,
    /// scrollEnabled is false (SPEC 242).
    ScrollDisabled = RKReasonScrollDisabled,
    /// Dragging began (SPEC 246), or notches of a wheel move it, which is no drag (SPEC 260). In the ring only: value 1, notches move it;
    /// value 2, notches move it and have stopped a deceleration.
    ScrollBeganDragging = RKReasonScrollBeganDragging,
    /// Dragging ended; point = the velocity in points per second, value 1 if deceleration follows (SPEC 260, 262). In the ring only: value
    /// 2, an animation continues (SPEC 340).
    ScrollEndedDragging = RKReasonScrollEndedDragging,
    /// Deceleration began; point = the offset at which it will stop (SPEC 255).
    ScrollBeganDecelerating = RKReasonScrollBeganDecelerating,
    /// It crossed an edge and springs back; value = its velocity there (SPEC 257, 258).
    ScrollBounced = RKReasonScrollBounced,
    /// It came to rest (SPEC 259).
    ScrollEndedDecelerating = RKReasonScrollEndedDecelerating,
    /// A touch stopped the deceleration; it is not delivered as a tap (SPEC 263).
    ScrollStoppedByTouch = RKReasonScrollStoppedByTouch,
    /// Setting an offset stopped the movement (SPEC 267).
    ScrollStoppedBySetting = RKReasonScrollStoppedBySetting,
    /// Locked to one axis; value 0 horizontal, 1 vertical (SPEC 265).
    ScrollLocked = RKReasonScrollLocked,
    /// The page was chosen; value = its number on the axis, point = the offset at which it will stop (SPEC 264). In a recording, value is
    /// the page before the offset was limited to the legal range. So it can lie before the first page or after the last. In the ring, value
    /// is the page of the limited offset, which is in point.
    ScrollPaged = RKReasonScrollPaged,
    /// The delegate changed the target offset; point = the new offset (SPEC 261).
    ScrollTargetChanged = RKReasonScrollTargetChanged,
    /// At its edge: the ancestor `other` continues the movement (SPEC 337).
    ScrollHandedOver = RKReasonScrollHandedOver,
    /// The movement has returned from the ancestor `other` (SPEC 337).
    ScrollTookBack = RKReasonScrollTookBack,
    /// It does not zoom: no view for zooming, or maximumZoomScale is not above minimumZoomScale (SPEC 268). In the latter case, in the ring
    /// only: value and point.x = these scales, point.y = 1. In explanations point.y may be 2 or 3: the value is at maximumZoomScale or
    /// minimumZoomScale, the limit. Other = the view that viewForZooming returned, if that view is not inside the scroll view; else none.
    ScrollCannotZoom = RKReasonScrollCannotZoom,
    /// It stopped: it left its window, its window was hidden, or it was destroyed.
    ScrollStopped = RKReasonScrollStopped,
    /// stopScrollingAndZooming stopped it (SPEC 339). Object = the scroll view, or the recogniser that moved it.
    ScrollStoppedByHost = RKReasonScrollStoppedByHost,
    /// The press began with this responder (SPEC 270).
    PressBegan = RKReasonPressBegan,
    /// It received a presses method; value = the phase (SPEC 270).
    PressDelivered = RKReasonPressDelivered,
    /// The inherited method forwarded the presses to this responder, whose override received them (SPEC 272).
    PressForwarded = RKReasonPressForwarded,
    /// The end of the chain was reached: discarded (SPEC 272). Object = the last responder.
    PressDiscarded = RKReasonPressDiscarded,
    /// Dropped: no application or no key window (SPEC 296). In the ring only: point.y = 1, no key window; 2, no application.
    PressDropped = RKReasonPressDropped,
    /// Dropped: events are being ignored (SPEC 286).
    PressIgnored = RKReasonPressIgnored,
    /// Cancelled: by the system or the host, or because the application becomes inactive (SPEC 273, 287).
    PressCancelledBySystem = RKReasonPressCancelledBySystem,
    /// Cancelled: its responder left the window (SPEC 273).
    PressCancelledByRemoval = RKReasonPressCancelledByRemoval,
    /// Cancelled: the recogniser `other` recognised (SPEC 271).
    PressTakenByGesture = RKReasonPressTakenByGesture,
    /// The recogniser `object` tracks the press (SPEC 271).
    GestureReceivedPress = RKReasonGestureReceivedPress,
    /// The recogniser `object` does not receive the press: its type is not among allowedPressTypes (SPEC 271).
    GesturePressTypeRefused = RKReasonGesturePressTypeRefused,
    /// The recogniser `object` does not receive the press: its delegate's shouldReceivePress returned false (SPEC 271).
    GesturePressRefused = RKReasonGesturePressRefused,
    /// The key command of this responder matched; other = the responder that performs its action (SPEC 278).
    KeyCommand = RKReasonKeyCommand,
    /// It received text (SPEC 279).
    TextInserted = RKReasonTextInserted,
    /// No responder accepts text: there is no first responder, or its class does not implement insertText (SPEC 279).
    TextNobody = RKReasonTextNobody,
    /// A text field's delegate returned false: value = 0 should_begin_editing, 1 should_end_editing, 2 should_change_characters, 3
    /// should_clear, 4 should_return (SPEC 325).
    TextRefused = RKReasonTextRefused,
    /// The text field stays first responder after the return key: it has no action for editingDidEndOnExit (SPEC 279).
    TextReturnStays = RKReasonTextReturnStays,
    /// A text field handled the key of a press, which moves or deletes; touch_id = the press (SPEC 331).
    TextKey = RKReasonTextKey,
    /// It received a motion method; value = the phase (SPEC 274).
    MotionDelivered = RKReasonMotionDelivered,
    /// The inherited method forwarded it to this responder, whose override received it; value = the phase (SPEC 274).
    MotionForwarded = RKReasonMotionForwarded,
    /// Cancelled: it lasted too long (SPEC 274). Value = seconds.
    MotionTooLong = RKReasonMotionTooLong,
    /// Cancelled: the application became inactive, or events are being ignored (SPEC 274, 287).
    MotionInterrupted = RKReasonMotionInterrupted,
    /// Dropped: there is no responder to receive it (SPEC 274, 296). In the ring only, why no responder was searched for: point.x = 1, no
    /// window is key; 2, events are ignored; 3, there is no application.
    MotionDropped = RKReasonMotionDropped,
    /// It received remoteControlReceived; value = EventSubtype (SPEC 276).
    RemoteDelivered = RKReasonRemoteDelivered,
    /// The inherited method forwarded it to this responder, whose override received it; value = EventSubtype (SPEC 276).
    RemoteForwarded = RKReasonRemoteForwarded,
    /// Dropped: the application does not receive remote-control events, or no responder handles it; value = EventSubtype (SPEC 276).
    RemoteDropped = RKReasonRemoteDropped,
    /// It tracks the touch (SPEC 143).
    ControlBeganTracking = RKReasonControlBeganTracking,
    /// No tracking: it is disabled (SPEC 150).
    ControlDisabled = RKReasonControlDisabled,
    /// No tracking: it tracks another touch (SPEC 143).
    ControlBusy = RKReasonControlBusy,
    /// No tracking: beginTracking returned false (SPEC 143). Of a slider, in the ring only: value = points beside the thumb, point = the
    /// thumb's middle.
    ControlRefusedTouch = RKReasonControlRefusedTouch,
    /// Tracking ended: continueTracking returned false; no further event for the touch (SPEC 144).
    ControlStoppedTracking = RKReasonControlStoppedTracking,
    /// Tracking ended with the finger's lift: value 1 inside; 0 outside, where TouchUpInside is not sent (SPEC 146). In the ring only:
    /// `point` depends on the control. Outside: x = points outside of the bounds, y = the limit. A slider inside: x = how far the finger
    /// moved along it, y = -1 at its minimum, 1 at its maximum. A segmented control inside: x = the segment under the finger, y = 1 if that
    /// is disabled, 2 if it was selected already. A switch, a stepper or a page control inside: x = its value, y = the direction in which
    /// the touch would change it, 1 or -1.
    ControlEndedTracking = RKReasonControlEndedTracking,
    /// Tracking was cancelled with its touch: TouchUpInside is not sent (SPEC 147). Other = the recogniser that cancelled the touch, if
    /// any.
    ControlCancelled = RKReasonControlCancelled,
    /// Tracking was cancelled: the control left its window (SPEC 148).
    ControlCancelledByRemoval = RKReasonControlCancelledByRemoval,
    /// Tracking was cancelled: the control was disabled (SPEC 149).
    ControlCancelledByDisabling = RKReasonControlCancelledByDisabling,
    /// It sent the control events `value`, a mask (SPEC 141).
    ControlSentEvents = RKReasonControlSentEvents,
    /// Nothing was added for the control events `value`, a mask: no action (SPEC 141).
    ControlNobodyListens = RKReasonControlNobodyListens,
    /// It performed the action (SPEC 135, 136).
    ActionPerformed = RKReasonActionPerformed,
    /// Not performed: the target does not implement the action (SPEC 135).
    ActionNotImplemented = RKReasonActionNotImplemented,
    /// Not performed: no responder on the chain implements it (SPEC 136). Object = the sender. In the ring only: value = the library's
    /// number of the action; point.x = why. 1: canPerformAction of the responder `other` returned false. 2: nextResponder of `other` leads
    /// past a responder that implements it. 3: `other` implements it, and its window is not key. 4: there is no first responder.
    ActionNobody = RKReasonActionNobody,
    /// Not performed: the target has ended; its entries were removed (SPEC 305). Object = the sender. In the ring only, of a control: value
    /// = the control events of those entries.
    ActionTargetGone = RKReasonActionTargetGone,
    /// The responder chain repeats at this responder; the walk ended (SPEC 121).
    ResponderCycle = RKReasonResponderCycle,
    /// The responder chain has more than 10,000 steps; the walk ended (SPEC 121).
    ResponderChainTooLong = RKReasonResponderChainTooLong,
    /// Nested too deep: the result is nil, or forwarding stopped (SPEC 23).
    TooDeep = RKReasonTooDeep,
    /// An override returned an invalid result, such as a destroyed or foreign object; treated as none (SPEC 307).
    OverrideMisbehaved = RKReasonOverrideMisbehaved,
    /// Time went backwards by `value` seconds; clamped (SPEC 309).
    TimeBackwards = RKReasonTimeBackwards,
    /// A posted item was refused when it was handled; `value` is the status (SPEC 291).
    PostedEventRefused = RKReasonPostedEventRefused,
    /// A release on another thread failed; `value` is the status (SPEC 295).
    DeferredReleaseRefused = RKReasonDeferredReleaseRefused,
    /// A recogniser's class set a state for which there is no transition from the present one; ignored (SPEC 160). Value = 10 * present +
    /// requested.
    GestureIllegalState = RKReasonGestureIllegalState,
    /// Recognisers require one another to fail in a cycle (SPEC 182). Other = the one required.
    GestureRequirementCycle = RKReasonGestureRequirementCycle,
    /// A property was set to NaN or a negative number; clamped to 0 (SPEC 314). Value = the number.
    ParameterClamped = RKReasonParameterClamped,
    /// A recogniser's target does not implement its selector, or a control's does not; skipped (SPEC 135, 164). Other = the target.
    TargetDoesNotRespond = RKReasonTargetDoesNotRespond,
    /// The recorder stopped: a write failed. The recording is complete up to there. `value` = bytes written.
    RecorderFailed = RKReasonRecorderFailed,
    /// A fault of an override of the plugin `object`; the inherited method is called instead (SPEC 307). Other = the receiver, value =
    /// PluginFault, point.x = seconds for PluginFault::TooSlow.
    PluginFault = RKReasonPluginFault,
    /// The overrides of the plugin `object` were switched off: value faults.
    PluginSwitchedOff = RKReasonPluginSwitchedOff,
    /// A plugin listed by the environment was not loaded; `value` is the status.
    PluginNotLoaded = RKReasonPluginNotLoaded,
    /// A report of the plugin `object`; `value` is a PluginSeverity.
    PluginReport = RKReasonPluginReport,
    /// The touch began `value` points beside the control, at most 12, and hit no control (SPEC 357). depth = 1: the control has no width or
    /// no height.
    NoteBesideControl = RKReasonNoteBesideControl,
    /// The point lies in the control; `other` is in front of it (SPEC 357). Value = 1: something else is, too; 2: `other` is in another
    /// window; 3: both.
    NoteUnderCover = RKReasonNoteUnderCover,
    /// The point lies in the control, `value` points outside of `other`, a superview (SPEC 357).
    NoteOutsideSuperview = RKReasonNoteOutsideSuperview,
    /// The point lies in the control; `other`, the control or a superview, receives no touches (SPEC 357). Value = why: as for
    /// ProblemKind::NotInteractive (problems.h).
    NoteNotInteractive = RKReasonNoteNotInteractive,
    /// The point lies in the control; an override of `other`, the control or a superview, led elsewhere (SPEC 357). Value > 0: the
    /// pointInside override of `other` accepted the touch that far outside of its bounds, in points. Value = -1: the hitTest override of
    /// `other` took the touch for another view.
    NoteOverride = RKReasonNoteOverride,
    /// An update was refused because of the touch (SPEC 357). Value = RKStatusAlreadyExists, it began again, or RKStatusNotFound, it is not
    /// down. Object = the view that it had hit, or none. Point = the sample's, in the coordinates of that view's window or else of the
    /// screen. Time = the update's, even if the clock has not come to it.
    NoteRefused = RKReasonNoteRefused,
    /// The touch moved by 100 points or more at once, at `value` points per second, more than 10,000 (SPEC 357). Object = the view that it
    /// had hit, point in its window's coordinates.
    NoteSpike = RKReasonNoteSpike,
    /// The touch lifted, and the recogniser `object` missed its limit, point.x, by at most 20 % (SPEC 357). Value = what was measured,
    /// point.y = its Unit, other = its view. With Unit::Number: a key has the input of a key command of the responder `object`, but other
    /// modifiers. Value = the modifiers that were held, point.x = those of the command.
    NoteNarrowly = RKReasonNoteNarrowly,
    /// The touch began in the window `object`, whose coordinates are not the screen's: point in them (SPEC 357).
    NoteInWindow = RKReasonNoteInWindow,
    /// Interaction events are ignored from now on (SPEC 357). Object = the application.
    NoteIgnoring = RKReasonNoteIgnoring,
    /// The program moved the control `object` while it tracked the touch, which then lifted outside (SPEC 357). Value = how far, in points
    /// of its window; other = its new superview, if that is another one. With point.x = 1: other = the view or window around it that moved
    /// or scrolled, or none if the control itself did. Point.y = how far, in the control's own points.
    NoteMoved = RKReasonNoteMoved,
    /// An override of a touches method of the recogniser returned without a call of super (SPEC 174). Value = the TouchPhase.
    NoteNoSuper = RKReasonNoteNoSuper,
    /// The event of a wheel or trackpad was dropped: interaction events were being ignored (SPEC 286).
    NoteInputIgnored = RKReasonNoteInputIgnored,
    /// The view is in no window. Culprit = the topmost view above it, or none (SPEC 43).
    MissNoWindow = RKReasonMissNoWindow,
    /// The window of `culprit`, a view, is in front and takes the touch (SPEC 43).
    MissOtherWindow = RKReasonMissOtherWindow,
    /// `culprit` is in front of it and takes the touch (SPEC 32).
    MissCovered = RKReasonMissCovered,
    /// It contains the point, and its subview `culprit` takes the touch (SPEC 32).
    MissSubview = RKReasonMissSubview,
    /// The override of hitTest (SPEC 38) or pointInside (SPEC 40) of `culprit` decides, and was not called.
    MissOverride = RKReasonMissOverride,
    /// The trace holds no touch. With rule 239 the subject is a hover recogniser. Value 0: the pointer is in no window. Value 1: a touch
    /// was asked about, and hover recognisers receive none.
    MissNoTouch = RKReasonMissNoTouch,
    /// The recogniser is attached to no view, or the controller has no view (SPEC 165). Value 1: it was attached after the touch had begun
    /// (SPEC 59).
    MissUnattached = RKReasonMissUnattached,
    /// The responder `culprit` handles the touches itself: they are not forwarded to it (SPEC 90). With Unit::Number: an override did not
    /// call super; value = the phase (SPEC 91), of a press with rule 272 a PressPhase, of a shake with rule 274 a MotionPhase.
    MissHandledBelow = RKReasonMissHandledBelow,
    /// It is not in the responder chain of the view that was hit, `culprit` (SPEC 110). Value 1: the nextResponder override of `culprit`
    /// leads past it.
    MissOffChain = RKReasonMissOffChain,
    /// The touch did not reach it, and the tree has changed since (SPEC 32). Value 0: a touch at this place would reach it now. Value 1:
    /// the causes that follow are those of the present tree.
    MissOnlyThen = RKReasonMissOnlyThen,
    /// The override, delegate or class that decided belongs to the plugin `culprit` (SPEC 307).
    MissPlugin = RKReasonMissPlugin,
    /// `culprit`, a recogniser, has not decided yet (SPEC 159). Value = what it has measured; limit = the measure at which it begins.
    MissUndecided = RKReasonMissUndecided,
    /// The touch passed through it to the next responder, because its class does not handle it (SPEC 90). Value 0: the class overrides no
    /// touches method. Value 1: it overrides some, but none of those that were called.
    MissPassedOn = RKReasonMissPassedOn,
    /// The value of the control has not changed, so valueChanged was not sent (SPEC 141). The other fields depend on the control. With
    /// Unit::Points, a slider: the finger moved its thumb by `value` points, 0. With Unit::Number, a slider, stepper or page control at its
    /// end: value = its value or page, limit = the minimum or maximum that it has reached. A page control with too few pages: value = their
    /// number, limit = 2. A segmented control: value = the segment in which the finger lifted. Its point.y has why: 1, the segment was
    /// disabled; 2, it was selected already; 3, the finger lifted beside all segments. A segmented control without segments: limit = 1. A
    /// switch, without unit: value = 1 if it was on, else 0.
    MissUnchanged = RKReasonMissUnchanged,
    /// The touch was on another screen than its window, `culprit` (SPEC 43). With rule 239: the pointer is on another screen than that
    /// window. With rule 72: a wheel or trackpad was used on another screen. Value = the screen of the touch, pointer or wheel, limit =
    /// that of the window.
    MissOtherScreen = RKReasonMissOtherScreen,
    /// An override of the control's or recogniser's class did not call super, and so kept the touch from the built-in class (SPEC 151).
    /// Value = the TouchPhase of the touches method. Of a control also 5, sendAction; 6, beginTracking, and 7, endTracking, in which its
    /// own class changes the value (SPEC 141); 8, becomeFirstResponder of a text field.
    MissNoSuper = RKReasonMissNoSuper,
    /// It is the first responder of its window, `culprit`, which is not the key window: text, keys and shakes go to the key window (SPEC
    /// 279).
    MissNotKey = RKReasonMissNotKey,
    /// The program moved the control between the beginning of the touch and its lift (SPEC 358). Value = how far, in points of its window;
    /// culprit = its new superview. With point.x = 1: culprit = the view or window around it that moved or scrolled, or none if the control
    /// itself did.
    MissMoved = RKReasonMissMoved,
    /// The pointer has not been reported since the view came under it (SPEC 239). Culprit = the view that the pointer was over then, or
    /// none. Value 1: since the recogniser was attached or enabled.
    MissUnreported = RKReasonMissUnreported,
};
constexpr RKReason raw(Reason value) noexcept { return static_cast<RKReason>(value); }
/// The enumerator's name, such as "HitHidden", for logs; "" for an unknown number.
constexpr const char *name(Reason value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKReasonHitHidden: return "HitHidden";
    case RKReasonHitInteractionDisabled: return "HitInteractionDisabled";
    case RKReasonHitAlpha: return "HitAlpha";
    case RKReasonHitAnimating: return "HitAnimating";
    case RKReasonHitSingularTransform: return "HitSingularTransform";
    case RKReasonHitOutside: return "HitOutside";
    case RKReasonHitOutsideByOverride: return "HitOutsideByOverride";
    case RKReasonHitInside: return "HitInside";
    case RKReasonHitInsideByOverride: return "HitInsideByOverride";
    case RKReasonHitTaken: return "HitTaken";
    case RKReasonHitOverrideReturned: return "HitOverrideReturned";
    case RKReasonHitOverrideReturnedNil: return "HitOverrideReturnedNil";
    case RKReasonHitSubviewGone: return "HitSubviewGone";
    case RKReasonHitDisabledControl: return "HitDisabledControl";
    case RKReasonTouchHit: return "TouchHit";
    case RKReasonTouchHitNothing: return "TouchHitNothing";
    case RKReasonTouchHitViewWithoutWindow: return "TouchHitViewWithoutWindow";
    case RKReasonTouchWithheldMultipleTouch: return "TouchWithheldMultipleTouch";
    case RKReasonTouchWithheldExclusiveTouch: return "TouchWithheldExclusiveTouch";
    case RKReasonTouchIgnored: return "TouchIgnored";
    case RKReasonTouchDropped: return "TouchDropped";
    case RKReasonTouchCancelledBySystem: return "TouchCancelledBySystem";
    case RKReasonTouchCancelledByRemoval: return "TouchCancelledByRemoval";
    case RKReasonTouchCancelledByWindow: return "TouchCancelledByWindow";
    case RKReasonTouchNoTap: return "TouchNoTap";
    case RKReasonDelivered: return "Delivered";
    case RKReasonForwarded: return "Forwarded";
    case RKReasonDiscarded: return "Discarded";
    case RKReasonEventDropped: return "EventDropped";
    case RKReasonEstimationDelivered: return "EstimationDelivered";
    case RKReasonEstimationForwarded: return "EstimationForwarded";
    case RKReasonEstimationDiscarded: return "EstimationDiscarded";
    case RKReasonEstimationUnexpected: return "EstimationUnexpected";
    case RKReasonEstimationForgotten: return "EstimationForgotten";
    case RKReasonBeganHeldBack: return "BeganHeldBack";
    case RKReasonEndedHeldBack: return "EndedHeldBack";
    case RKReasonHeldBackReleased: return "HeldBackReleased";
    case RKReasonHeldBackDropped: return "HeldBackDropped";
    case RKReasonCancelledByGesture: return "CancelledByGesture";
    case RKReasonNeverDelivered: return "NeverDelivered";
    case RKReasonBecameFirst: return "BecameFirst";
    case RKReasonCannotBecomeFirst: return "CannotBecomeFirst";
    case RKReasonFirstWithoutWindow: return "FirstWithoutWindow";
    case RKReasonFirstRefusedByCurrent: return "FirstRefusedByCurrent";
    case RKReasonResignedFirst: return "ResignedFirst";
    case RKReasonResignedByRemoval: return "ResignedByRemoval";
    case RKReasonBecameKey: return "BecameKey";
    case RKReasonResignedKey: return "ResignedKey";
    case RKReasonGestureReceivedTouch: return "GestureReceivedTouch";
    case RKReasonGestureDisabled: return "GestureDisabled";
    case RKReasonGestureTouchTypeRefused: return "GestureTouchTypeRefused";
    case RKReasonGestureTouchTypeExclusive: return "GestureTouchTypeExclusive";
    case RKReasonGestureTouchRefused: return "GestureTouchRefused";
    case RKReasonGestureEventRefused: return "GestureEventRefused";
    case RKReasonGestureTouchWhileWaiting: return "GestureTouchWhileWaiting";
    case RKReasonGestureTouchWhileDone: return "GestureTouchWhileDone";
    case RKReasonGestureIgnoredTouch: return "GestureIgnoredTouch";
    case RKReasonGestureBegan: return "GestureBegan";
    case RKReasonGestureChanged: return "GestureChanged";
    case RKReasonGestureEnded: return "GestureEnded";
    case RKReasonGestureRecognized: return "GestureRecognized";
    case RKReasonGestureCancelled: return "GestureCancelled";
    case RKReasonGestureCancelledByDisabling: return "GestureCancelledByDisabling";
    case RKReasonGestureCancelledByRemoval: return "GestureCancelledByRemoval";
    case RKReasonGestureCancelledBySelf: return "GestureCancelledBySelf";
    case RKReasonGestureReset: return "GestureReset";
    case RKReasonGestureWaitsForTap: return "GestureWaitsForTap";
    case RKReasonGestureActionSent: return "GestureActionSent";
    case RKReasonGestureNoTarget: return "GestureNoTarget";
    case RKReasonGestureMovedTooFar: return "GestureMovedTooFar";
    case RKReasonGestureHeldTooLong: return "GestureHeldTooLong";
    case RKReasonGestureNoNextTap: return "GestureNoNextTap";
    case RKReasonGestureNextTapTooFar: return "GestureNextTapTooFar";
    case RKReasonGestureTooManyTouches: return "GestureTooManyTouches";
    case RKReasonGestureTooFewTouches: return "GestureTooFewTouches";
    case RKReasonGestureLiftedTooSoon: return "GestureLiftedTooSoon";
    case RKReasonGestureTouchesCancelled: return "GestureTouchesCancelled";
    case RKReasonGestureSwipeTooSlow: return "GestureSwipeTooSlow";
    case RKReasonGestureSwipeWrongWay: return "GestureSwipeWrongWay";
    case RKReasonGestureSwipeNoDirection: return "GestureSwipeNoDirection";
    case RKReasonGestureNotAtEdge: return "GestureNotAtEdge";
    case RKReasonGestureNotInward: return "GestureNotInward";
    case RKReasonGestureUndecided: return "GestureUndecided";
    case RKReasonGestureFailedBySelf: return "GestureFailedBySelf";
    case RKReasonGestureFailedByDisabling: return "GestureFailedByDisabling";
    case RKReasonGestureFailedByRemoval: return "GestureFailedByRemoval";
    case RKReasonGestureIgnoredAll: return "GestureIgnoredAll";
    case RKReasonGestureHoverLeft: return "GestureHoverLeft";
    case RKReasonGestureWaits: return "GestureWaits";
    case RKReasonGestureRequirementMet: return "GestureRequirementMet";
    case RKReasonGestureRequirementRecognized: return "GestureRequirementRecognized";
    case RKReasonGesturePrevented: return "GesturePrevented";
    case RKReasonGestureExcluded: return "GestureExcluded";
    case RKReasonGestureRefusedByView: return "GestureRefusedByView";
    case RKReasonGestureRefusedByControl: return "GestureRefusedByControl";
    case RKReasonGestureRefusedByDelegate: return "GestureRefusedByDelegate";
    case RKReasonGestureWaitedTooLong: return "GestureWaitedTooLong";
    case RKReasonGestureCycleFailed: return "GestureCycleFailed";
    case RKReasonGestureRequirementAdded: return "GestureRequirementAdded";
    case RKReasonGestureSimultaneous: return "GestureSimultaneous";
    case RKReasonGestureMayNotPrevent: return "GestureMayNotPrevent";
    case RKReasonGestureFewerTaps: return "GestureFewerTaps";
    case RKReasonInputHit: return "InputHit";
    case RKReasonGestureReceivedInput: return "GestureReceivedInput";
    case RKReasonGestureScrollTypeRefused: return "GestureScrollTypeRefused";
    case RKReasonGestureButtonRefused: return "GestureButtonRefused";
    case RKReasonScrollTouchDelayed: return "ScrollTouchDelayed";
    case RKReasonScrollDelayOver: return "ScrollDelayOver";
    case RKReasonScrollDelayLifted: return "ScrollDelayLifted";
    case RKReasonScrollDelayDropped: return "ScrollDelayDropped";
    case RKReasonScrollTouchRefused: return "ScrollTouchRefused";
    case RKReasonScrollMayNotCancel: return "ScrollMayNotCancel";
    case RKReasonScrollCancelRefused: return "ScrollCancelRefused";
    case RKReasonScrollCannotScroll: return "ScrollCannotScroll";
    case RKReasonScrollDisabled: return "ScrollDisabled";
    case RKReasonScrollBeganDragging: return "ScrollBeganDragging";
    case RKReasonScrollEndedDragging: return "ScrollEndedDragging";
    case RKReasonScrollBeganDecelerating: return "ScrollBeganDecelerating";
    case RKReasonScrollBounced: return "ScrollBounced";
    case RKReasonScrollEndedDecelerating: return "ScrollEndedDecelerating";
    case RKReasonScrollStoppedByTouch: return "ScrollStoppedByTouch";
    case RKReasonScrollStoppedBySetting: return "ScrollStoppedBySetting";
    case RKReasonScrollLocked: return "ScrollLocked";
    case RKReasonScrollPaged: return "ScrollPaged";
    case RKReasonScrollTargetChanged: return "ScrollTargetChanged";
    case RKReasonScrollHandedOver: return "ScrollHandedOver";
    case RKReasonScrollTookBack: return "ScrollTookBack";
    case RKReasonScrollCannotZoom: return "ScrollCannotZoom";
    case RKReasonScrollStopped: return "ScrollStopped";
    case RKReasonScrollStoppedByHost: return "ScrollStoppedByHost";
    case RKReasonPressBegan: return "PressBegan";
    case RKReasonPressDelivered: return "PressDelivered";
    case RKReasonPressForwarded: return "PressForwarded";
    case RKReasonPressDiscarded: return "PressDiscarded";
    case RKReasonPressDropped: return "PressDropped";
    case RKReasonPressIgnored: return "PressIgnored";
    case RKReasonPressCancelledBySystem: return "PressCancelledBySystem";
    case RKReasonPressCancelledByRemoval: return "PressCancelledByRemoval";
    case RKReasonPressTakenByGesture: return "PressTakenByGesture";
    case RKReasonGestureReceivedPress: return "GestureReceivedPress";
    case RKReasonGesturePressTypeRefused: return "GesturePressTypeRefused";
    case RKReasonGesturePressRefused: return "GesturePressRefused";
    case RKReasonKeyCommand: return "KeyCommand";
    case RKReasonTextInserted: return "TextInserted";
    case RKReasonTextNobody: return "TextNobody";
    case RKReasonTextRefused: return "TextRefused";
    case RKReasonTextReturnStays: return "TextReturnStays";
    case RKReasonTextKey: return "TextKey";
    case RKReasonMotionDelivered: return "MotionDelivered";
    case RKReasonMotionForwarded: return "MotionForwarded";
    case RKReasonMotionTooLong: return "MotionTooLong";
    case RKReasonMotionInterrupted: return "MotionInterrupted";
    case RKReasonMotionDropped: return "MotionDropped";
    case RKReasonRemoteDelivered: return "RemoteDelivered";
    case RKReasonRemoteForwarded: return "RemoteForwarded";
    case RKReasonRemoteDropped: return "RemoteDropped";
    case RKReasonControlBeganTracking: return "ControlBeganTracking";
    case RKReasonControlDisabled: return "ControlDisabled";
    case RKReasonControlBusy: return "ControlBusy";
    case RKReasonControlRefusedTouch: return "ControlRefusedTouch";
    case RKReasonControlStoppedTracking: return "ControlStoppedTracking";
    case RKReasonControlEndedTracking: return "ControlEndedTracking";
    case RKReasonControlCancelled: return "ControlCancelled";
    case RKReasonControlCancelledByRemoval: return "ControlCancelledByRemoval";
    case RKReasonControlCancelledByDisabling: return "ControlCancelledByDisabling";
    case RKReasonControlSentEvents: return "ControlSentEvents";
    case RKReasonControlNobodyListens: return "ControlNobodyListens";
    case RKReasonActionPerformed: return "ActionPerformed";
    case RKReasonActionNotImplemented: return "ActionNotImplemented";
    case RKReasonActionNobody: return "ActionNobody";
    case RKReasonActionTargetGone: return "ActionTargetGone";
    case RKReasonResponderCycle: return "ResponderCycle";
    case RKReasonResponderChainTooLong: return "ResponderChainTooLong";
    case RKReasonTooDeep: return "TooDeep";
    case RKReasonOverrideMisbehaved: return "OverrideMisbehaved";
    case RKReasonTimeBackwards: return "TimeBackwards";
    case RKReasonPostedEventRefused: return "PostedEventRefused";
    case RKReasonDeferredReleaseRefused: return "DeferredReleaseRefused";
    case RKReasonGestureIllegalState: return "GestureIllegalState";
    case RKReasonGestureRequirementCycle: return "GestureRequirementCycle";
    case RKReasonParameterClamped: return "ParameterClamped";
    case RKReasonTargetDoesNotRespond: return "TargetDoesNotRespond";
    case RKReasonRecorderFailed: return "RecorderFailed";
    case RKReasonPluginFault: return "PluginFault";
    case RKReasonPluginSwitchedOff: return "PluginSwitchedOff";
    case RKReasonPluginNotLoaded: return "PluginNotLoaded";
    case RKReasonPluginReport: return "PluginReport";
    case RKReasonNoteBesideControl: return "NoteBesideControl";
    case RKReasonNoteUnderCover: return "NoteUnderCover";
    case RKReasonNoteOutsideSuperview: return "NoteOutsideSuperview";
    case RKReasonNoteNotInteractive: return "NoteNotInteractive";
    case RKReasonNoteOverride: return "NoteOverride";
    case RKReasonNoteRefused: return "NoteRefused";
    case RKReasonNoteSpike: return "NoteSpike";
    case RKReasonNoteNarrowly: return "NoteNarrowly";
    case RKReasonNoteInWindow: return "NoteInWindow";
    case RKReasonNoteIgnoring: return "NoteIgnoring";
    case RKReasonNoteMoved: return "NoteMoved";
    case RKReasonNoteNoSuper: return "NoteNoSuper";
    case RKReasonNoteInputIgnored: return "NoteInputIgnored";
    case RKReasonMissNoWindow: return "MissNoWindow";
    case RKReasonMissOtherWindow: return "MissOtherWindow";
    case RKReasonMissCovered: return "MissCovered";
    case RKReasonMissSubview: return "MissSubview";
    case RKReasonMissOverride: return "MissOverride";
    case RKReasonMissNoTouch: return "MissNoTouch";
    case RKReasonMissUnattached: return "MissUnattached";
    case RKReasonMissHandledBelow: return "MissHandledBelow";
    case RKReasonMissOffChain: return "MissOffChain";
    case RKReasonMissOnlyThen: return "MissOnlyThen";
    case RKReasonMissPlugin: return "MissPlugin";
    case RKReasonMissUndecided: return "MissUndecided";
    case RKReasonMissPassedOn: return "MissPassedOn";
    case RKReasonMissUnchanged: return "MissUnchanged";
    case RKReasonMissOtherScreen: return "MissOtherScreen";
    case RKReasonMissNoSuper: return "MissNoSuper";
    case RKReasonMissNotKey: return "MissNotKey";
    case RKReasonMissMoved: return "MissMoved";
    case RKReasonMissUnreported: return "MissUnreported";
    default: return "";
    }
}

/// Unit of a measured value and its limit.
enum class Unit : int32_t {
    /// No unit: the comment of the reason or kind names the value's meaning, if it has one.
    Nothing = RKUnitNone,
    /// Points. In an explanation's step: of the window of the subject's view. In a trace record: of the subject's coordinates, unless the
    /// reason's comment names others.
    Points = RKUnitPoints,
    /// Seconds.
    Seconds = RKUnitSeconds,
    /// Touches: fingers.
    Touches = RKUnitTouches,
    /// Opacity, 0 to 1.
    Alpha = RKUnitAlpha,
    /// A number whose meaning is in the reason's comment.
    Number = RKUnitNumber,
    /// Degrees.
    Degrees = RKUnitDegrees,
};
constexpr RKUnit raw(Unit value) noexcept { return static_cast<RKUnit>(value); }
/// The enumerator's name, such as "Nothing", for logs; "" for an unknown number.
constexpr const char *name(Unit value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKUnitNone: return "Nothing";
    case RKUnitPoints: return "Points";
    case RKUnitSeconds: return "Seconds";
    case RKUnitTouches: return "Touches";
    case RKUnitAlpha: return "Alpha";
    case RKUnitNumber: return "Number";
    case RKUnitDegrees: return "Degrees";
    default: return "";
    }
}

/// What went wrong. Numbers are grouped by subject, never reused.
enum class ProblemKind : int32_t {
    /// A touch that stayed in place ended unhandled. It was not withheld. No recogniser that tracked it failed, and none that was meant for
    /// it refused its type or its buttons (ProblemKind::RecognizerFailed). Victim = the view that it hit, or a control without an action
    /// for the events that it sent. none: the touch hit no window.
    TapUnheard = RKProblemKindTapUnheard,
    /// A touch began `value` points beside the control `victim`, at most `limit`. No object handled it, except for views that contain the
    /// control; if one of them did, the problem is a hint. Culprit = the view that it hit, or none.
    NearMiss = RKProblemKindNearMiss,
    /// A touch within the control `victim` hit `culprit` in front of it. No object handled it, except for views that contain the victim; if
    /// one of them did, the problem is a hint. Value = 1: without `culprit` the touch would have missed the victim, too. The victim may
    /// also be another view with recognisers or with overrides of touches methods. Then `culprit` covers all of it, and the victim is at
    /// most half as large as its window. For a touch that moved, a wheel or a trackpad, the victim may be a scroll view of any size. Then
    /// `culprit` covers all of it and contains no touch target (SPEC 355).
    Covered = RKProblemKindCovered,
    /// A touch within the control `victim` was outside of `culprit`, a superview. A superview's subviews are hit only within its bounds.
    /// Value = by how many points the touch was outside. The victim may also be another view with recognisers or with overrides of touches
    /// methods.
    Outside = RKProblemKindOutside,
    /// A touch within the control `victim` did not hit it, because `culprit` lets no touch through. Culprit = the victim, a superview, or a
    /// window. Value = why: 1 userInteractionEnabled is false; 2 it is animating without interaction; 3 its transform cannot be inverted; 4
    /// its alpha is too low; 5 it is a hidden window; 6 it is a window on another screen. The victim may also be another view with
    /// recognisers or with overrides of touches methods.
    NotInteractive = RKProblemKindNotInteractive,
    /// A touch hit the control `victim`, which is disabled. With Reason::MissUnchanged: the victim is a segmented control, and its segment
    /// `value` is disabled. With that reason and Unit::Nothing, no touch can change the value of `victim`: it has no segments, fewer than 2
    /// pages, or a minimum that is not less than its maximum.
    ControlDisabled = RKProblemKindControlDisabled,
    /// An override, a delegate or a plugin kept a touch from `victim`, and the touch was unhandled. Behaviour.md, problem 7, names the
    /// cases in which the touch may have been handled. Culprit = the view, window, application or recogniser whose override or delegate
    /// decided; `reason` names the way. The victim may also be another view with recognisers or with overrides of touches methods. With
    /// Reason::ControlRefusedTouch and Unit::Points: a slider was touched `value` points beside its thumb. With
    /// Reason::HitInsideByOverride: the pointInside override of `culprit` accepted the touch `value` points outside of its bounds. With
    /// Reason::HitOverrideReturned: the hitTest override of `culprit` took the touch for another view. With Reason::MissNoSuper: an
    /// override of a control with an action, of a text field or of a recogniser that failed did not call super. `value` is then the
    /// TouchPhase of a touches method; or 5, sendAction; 6, beginTracking; 7, endTracking; 8, becomeFirstResponder. With
    /// Reason::MissHandledBelow: the override of `culprit`, a responder below `victim`, kept the phase `value` of the touch or press from
    /// it. With Reason::EventDropped and the value -1: an event without touches was lost. For a wheel or a trackpad the victim is then the
    /// view that it hit.
    Swallowed = RKProblemKindSwallowed,
    /// The control `victim` lost the touch that it tracked, and did not send its action, because the recogniser `culprit` recognised. A
    /// slider is listed even if it has sent valueChanged. The culprit is not a recogniser that scrolls a scroll view. With
    /// Reason::NeverDelivered: `culprit` recognised as the touch began, and `victim` never received the touch.
    TrackingCancelled = RKProblemKindTrackingCancelled,
    /// `victim` did not receive the touch because of multipleTouchEnabled or exclusiveTouch, or because it is a control that tracked
    /// another touch. Culprit = the view that has the other touch, or none.
    Withheld = RKProblemKindWithheld,
    /// The responder `victim`, mostly a text field, refused one of these: to become first responder; a change or clearing of its text; the
    /// return key. `reason` and the record's value have which. Culprit = the responder that did not resign, or none. Victim none: text was
    /// typed, and no first responder accepted it; culprit = the key window, or none. With Reason::TextNobody: `victim` was first responder
    /// of the window `culprit`, which was not key. Culprit none: the victim's class does not implement insertText. With Reason::PressBegan:
    /// keys with characters came while `victim` was the first responder, and no text was inserted.
    TextRefused = RKProblemKindTextRefused,
    /// `victim` lost a touch before it ended. Victim = a control that tracked it, a view that handled it or a recogniser that followed it.
    /// Culprit = the cause: the view that left the window; the window that was hidden; the control or recogniser that was disabled; the
    /// scroll view whose scrollEnabled was set to false; the control whose class stopped tracking; the application that began to ignore
    /// interaction events; the control that the program moved by `value` points, or the view or window that it moved with
    /// (Reason::NoteMoved). With Reason::CancelledByGesture: the tap or long press of a view around it, which recognised. Culprit none: the
    /// cause was destroyed or undone, or the recogniser was detached.
    TouchLost = RKProblemKindTouchLost,
    /// A drag, a pinch, a wheel or a trackpad moved nothing and was unhandled. The scroll view `victim` has scrollEnabled false, a disabled
    /// pan or pinch recogniser, content that fits, or no zoom. Or its pan recogniser waited for the recogniser `culprit` until the finger
    /// lifted. For a wheel or trackpad, `victim` may also be at its edge, or scroll along the other axis only. A drag that a control
    /// handled is listed, too, if subviews of `victim` lie beyond its contentSize. Value = 1: horizontal scrolling failed; 2: vertical
    /// scrolling failed. Limit = 1: the scroll view is at its edge. Problems with another value or limit are counted separately.
    ScrollUnmoved = RKProblemKindScrollUnmoved,
    /// A touch that began was dropped: events had been ignored for `value` seconds. With Reason::PressIgnored: a press was dropped. With
    /// Reason::NoteInputIgnored: the gesture of a wheel or trackpad was.
    EventsIgnored = RKProblemKindEventsIgnored,
    /// No responder handled a shake or a button of a remote control: `reason` names which. Victim = the last responder that was tried;
    /// value = the EventSubtype. Limit = why no responder was tried: 1, no window is key, or the application does not receive
    /// remote-control events; 2, events were ignored; 3, there is no application; 0, one was tried. With Reason::InputHit: nothing followed
    /// a pinch or rotation on a trackpad over the view `victim`. With Reason::PressDiscarded: a press came to the window `culprit` itself,
    /// which had no first responder. For a press with limit 1, and for a shake or button with a culprit: `victim` was the first responder
    /// of the window `culprit`, which was not key. Culprit none: neither the first responder `victim` nor one above it handles the press,
    /// which is not a key. With Reason::GesturePressRefused and Reason::GestureEventRefused: for the recogniser `victim`, which is also the
    /// culprit, shouldReceivePress or shouldReceiveEvent refused a press that no responder handled.
    EventUnheard = RKProblemKindEventUnheard,
    /// The recogniser `victim` failed by at most 20 % of `limit`, and the touch was unhandled. Value = what was measured when the touch was
    /// over. With Unit::Number: a key command of the responder `victim` was not called; value = the KeyModifierFlags that were held,
    /// limit = those that it needs. With `window` none it is a press: it was held too long for a tap, and no responder handled it.
    FailedNarrowly = RKProblemKindFailedNarrowly,
    /// `victim` waited `value` seconds, more than `limit` (0.3), for the recogniser `culprit` to decide. With Reason::BeganHeldBack and
    /// Reason::EndedHeldBack: `victim` is a view that got that phase so late.
    LongWait = RKProblemKindLongWait,
    /// The recogniser `victim` is disabled and has not recognised. Culprit = its view. With the value 1: it was disabled when an unhandled
    /// touch began that it was meant for.
    RecognizerDisabled = RKProblemKindRecognizerDisabled,
    /// The recogniser `victim` has neither a target nor a function, and no delegate, and no other one requires its failure. It has
    /// prevented none. Culprit = its view.
    RecognizerUnheard = RKProblemKindRecognizerUnheard,
    /// The recogniser `victim` has a view, `culprit`, that is in no window; none: it has no view.
    RecognizerDetached = RKProblemKindRecognizerDetached,
    /// The recogniser `victim` never recognised, because `culprit` recognised first in each of `count` attempts, at least 3. The touches of
    /// these attempts would have been enough for `victim`. Culprit none: several did, and `victim` is the pan or pinch of a scroll view.
    AlwaysPrevented = RKProblemKindAlwaysPrevented,
    /// An unhandled touch made no recogniser recognise; `reason` names the cause. The victim is the first that exists of these: a
    /// recogniser that was meant for the touch, tracked it and failed; one that was meant for it and refused its type or its buttons; for a
    /// touch that stayed in place, any other that tracked it and failed. Taps and long presses are meant for touches that stayed in place.
    /// Pans, swipes, pinches and rotations are meant for touches that moved. A recogniser of the program's own classes is meant for both
    /// kinds of touch.
    RecognizerFailed = RKProblemKindRecognizerFailed,
    /// A touch began again although it was down: the update was refused. Victim = the view that it had hit, or none.
    BeganAgain = RKProblemKindBeganAgain,
    /// A touch that was not down moved or ended: the update was refused.
    NeverBegan = RKProblemKindNeverBegan,
    /// A touch is down and was not reported for `value` seconds, `limit` (10) or more. With the limit 0, it is still down at the end of the
    /// input. Victim = the view that it hit, or none.
    NotEnded = RKProblemKindNotEnded,
    /// A touch moved by 100 points or more at once, at `value` points per second, more than `limit` (10,000). Victim = the view that it
    /// hit, or none.
    VelocitySpike = RKProblemKindVelocitySpike,
    /// Time went backwards by `value` seconds.
    TimeBackwards = RKProblemKindTimeBackwards,
    /// Touches were dropped: there is no application or no window. Presses were dropped: there is no key window. With Unit::Number: `value`
    /// posted events are waiting for drain(); then the problem is a hint.
    InputDropped = RKProblemKindInputDropped,
    /// Something posted was refused when it was handled; value = the status.
    PostRefused = RKProblemKindPostRefused,
    /// An action was not performed; `reason` names the cause. Victim = the sender, culprit = the target, or none. With
    /// Reason::ActionNobody, culprit is the responder that implements the action and refused it, or that implements it in a window that was
    /// not key. Or it is a responder whose nextResponder override leads past one that implements it.
    ActionLost = RKProblemKindActionLost,
    /// A diagnostic of the trace, such as a cycle in the responder chain; `reason` names which.
    Diagnostic = RKProblemKindDiagnostic,
    /// Decisions before `time` are not known: the trace has only its latest `value` records. Value = 0: the trace was switched on in the
    /// middle of a touch.
    TraceIncomplete = RKProblemKindTraceIncomplete,
};
constexpr RKProblemKind raw(ProblemKind value) noexcept { return static_cast<RKProblemKind>(value); }
/// The enumerator's name, such as "TapUnheard", for logs; "" for an unknown number.
constexpr const char *name(ProblemKind value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKProblemKindTapUnheard: return "TapUnheard";
    case RKProblemKindNearMiss: return "NearMiss";
    case RKProblemKindCovered: return "Covered";
    case RKProblemKindOutside: return "Outside";
    case RKProblemKindNotInteractive: return "NotInteractive";
    case RKProblemKindControlDisabled: return "ControlDisabled";
    case RKProblemKindSwallowed: return "Swallowed";
    case RKProblemKindTrackingCancelled: return "TrackingCancelled";
    case RKProblemKindWithheld: return "Withheld";
    case RKProblemKindTextRefused: return "TextRefused";
    case RKProblemKindTouchLost: return "TouchLost";
    case RKProblemKindScrollUnmoved: return "ScrollUnmoved";
    case RKProblemKindEventsIgnored: return "EventsIgnored";
    case RKProblemKindEventUnheard: return "EventUnheard";
    case RKProblemKindFailedNarrowly: return "FailedNarrowly";
    case RKProblemKindLongWait: return "LongWait";
    case RKProblemKindRecognizerDisabled: return "RecognizerDisabled";
    case RKProblemKindRecognizerUnheard: return "RecognizerUnheard";
    case RKProblemKindRecognizerDetached: return "RecognizerDetached";
    case RKProblemKindAlwaysPrevented: return "AlwaysPrevented";
    case RKProblemKindRecognizerFailed: return "RecognizerFailed";
    case RKProblemKindBeganAgain: return "BeganAgain";
    case RKProblemKindNeverBegan: return "NeverBegan";
    case RKProblemKindNotEnded: return "NotEnded";
    case RKProblemKindVelocitySpike: return "VelocitySpike";
    case RKProblemKindTimeBackwards: return "TimeBackwards";
    case RKProblemKindInputDropped: return "InputDropped";
    case RKProblemKindPostRefused: return "PostRefused";
    case RKProblemKindActionLost: return "ActionLost";
    case RKProblemKindDiagnostic: return "Diagnostic";
    case RKProblemKindTraceIncomplete: return "TraceIncomplete";
    default: return "";
    }
}

/// How serious a problem is. The kind decides; some kinds have two severities. The lists name kinds without ProblemKind.
enum class ProblemSeverity : int32_t {
    /// It may be intended: NotInteractive; ControlDisabled; TrackingCancelled; Withheld; TextRefused; TouchLost; ScrollUnmoved;
    /// EventUnheard; LongWait; RecognizerDisabled; RecognizerUnheard; RecognizerDetached; RecognizerFailed; TraceIncomplete; NotEnded with
    /// the limit 0 or a value below 60; InputDropped with a unit; AlwaysPrevented without a culprit. ActionLost if canPerformAction refused
    /// the action. TapUnheard of a control that keeps a value. TapUnheard on a view that fills more than half of its window or contains a
    /// touch target, and one that lasted longer than a tap. NearMiss, Covered, Outside and Swallowed if a view that contains the victim
    /// handled the touch. Covered if the cover contains a touch target, or was destroyed or removed since. Covered also if the victim
    /// scrolls behind a cover that leaves a part of the scroll view free. Covered also if the victim fills more than half of the window or
    /// contains a touch target. Swallowed if an override led the touch to another control, or if a slider was touched beside its thumb.
    /// Swallowed if shouldReceiveTouch refused a touch of a view inside the recogniser's view or one that the recogniser is not meant for,
    /// or if gestureRecognizerShouldBegin refused it. Swallowed if pointInside of the victim's own class refused it, and no plugin's, or if
    /// a button kept a drag.
    Hint = RKProblemSeverityHint,
    /// Something that the user did had no effect, or will have none: other TapUnheard, NearMiss, Covered, Outside and Swallowed;
    /// EventsIgnored; FailedNarrowly; other AlwaysPrevented; VelocitySpike.
    Warning = RKProblemSeverityWarning,
    /// The host's input or the program is wrong: BeganAgain; NeverBegan; other NotEnded; TimeBackwards; other InputDropped; PostRefused;
    /// other ActionLost; Diagnostic.
    Error = RKProblemSeverityError,
};
constexpr RKProblemSeverity raw(ProblemSeverity value) noexcept { return static_cast<RKProblemSeverity>(value); }
/// The enumerator's name, such as "Hint", for logs; "" for an unknown number.
constexpr const char *name(ProblemSeverity value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKProblemSeverityHint: return "Hint";
    case RKProblemSeverityWarning: return "Warning";
    case RKProblemSeverityError: return "Error";
    default: return "";
    }
}

/// The texts of a problem.
enum class ProblemPart : int32_t {
    /// What happened, the measure and its limit, how often, and the rule.
    Sentence = RKProblemPartSentence,
    /// Where to look: object, property or call, time.
    Where = RKProblemPartWhere,
    /// What would help.
    Help = RKProblemPartHelp,
    /// Why: the explanation of the victim for the touch (trace.h), or of the record.
    Explanation = RKProblemPartExplanation,
};
constexpr RKProblemPart raw(ProblemPart value) noexcept { return static_cast<RKProblemPart>(value); }
/// The enumerator's name, such as "Sentence", for logs; "" for an unknown number.
constexpr const char *name(ProblemPart value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKProblemPartSentence: return "Sentence";
    case RKProblemPartWhere: return "Where";
    case RKProblemPartHelp: return "Help";
    case RKProblemPartExplanation: return "Explanation";
    default: return "";
    }
}

/// How rk_problems() judges.
enum class ProblemFlags : uint32_t {
    /// The input has ended, as at the end of a recording: a touch that is still down is reported.
    InputEnded = RKProblemFlagsInputEnded,
};
template <> struct IsMask<ProblemFlags> : std::true_type {};
constexpr RKProblemFlags raw(ProblemFlags value) noexcept { return static_cast<uint32_t>(value); }

/// Parts that a recorder leaves out; bits of RecorderDesc.options.
enum class RecorderOptions : uint32_t {
    /// Nothing.
    Nothing = RKRecorderOptionsNone,
    /// The decisions. The file is smaller. A replay can still compare callbacks, but the file alone cannot explain a decision.
    WithoutDecisions = RKRecorderOptionsWithoutDecisions,
};
template <> struct IsMask<RecorderOptions> : std::true_type {};
constexpr RKRecorderOptions raw(RecorderOptions value) noexcept { return static_cast<uint32_t>(value); }

/// A direction in a text: UITextStorageDirection.
enum class TextDirection : int32_t {
    /// Towards the end.
    Forward = RKTextDirectionForward,
    /// Towards the beginning.
    Backward = RKTextDirectionBackward,
};
constexpr RKTextDirection raw(TextDirection value) noexcept { return static_cast<RKTextDirection>(value); }
/// The enumerator's name, such as "Forward", for logs; "" for an unknown number.
constexpr const char *name(TextDirection value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKTextDirectionForward: return "Forward";
    case RKTextDirectionBackward: return "Backward";
    default: return "";
    }
}

/// Size of a step: UITextGranularity, with its numbers (SPEC 329).
enum class TextGranularity : int32_t {
    /// To the next character.
    Character = RKTextGranularityCharacter,
    /// Forward to the end of a word, backward to the beginning of one.
    Word = RKTextGranularityWord,
    /// To an end of the text, which is one line.
    Line = RKTextGranularityLine,
};
constexpr RKTextGranularity raw(TextGranularity value) noexcept { return static_cast<RKTextGranularity>(value); }
/// The enumerator's name, such as "Character", for logs; "" for an unknown number.
constexpr const char *name(TextGranularity value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKTextGranularityCharacter: return "Character";
    case RKTextGranularityWord: return "Word";
    case RKTextGranularityLine: return "Line";
    default: return "";
    }
}

/// Why editing ended: UITextField.DidEndEditingReason.
enum class TextEndReason : int32_t {
    /// The text field resigned as first responder. The library uses no other reason.
    Committed = RKTextEndReasonCommitted,
    /// The typed text is discarded.
    Cancelled = RKTextEndReasonCancelled,
};
constexpr RKTextEndReason raw(TextEndReason value) noexcept { return static_cast<RKTextEndReason>(value); }
/// The enumerator's name, such as "Committed", for logs; "" for an unknown number.
constexpr const char *name(TextEndReason value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKTextEndReasonCommitted: return "Committed";
    case RKTextEndReasonCancelled: return "Cancelled";
    default: return "";
    }
}

/// How fast content decelerates after a flick (SPEC 242, 255).
enum class ScrollViewDecelerationRate : int32_t {
    /// scrollDecelerationNormal, 0.998 per millisecond.
    Normal = RKScrollViewDecelerationRateNormal,
    /// scrollDecelerationFast, 0.99 per millisecond.
    Fast = RKScrollViewDecelerationRateFast,
};
constexpr RKScrollViewDecelerationRate raw(ScrollViewDecelerationRate value) noexcept { return static_cast<RKScrollViewDecelerationRate>(value); }
/// The enumerator's name, such as "Normal", for logs; "" for an unknown number.
constexpr const char *name(ScrollViewDecelerationRate value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKScrollViewDecelerationRateNormal: return "Normal";
    case RKScrollViewDecelerationRateFast: return "Fast";
    default: return "";
    }
}

/// Severity of a report to the host.
enum class PluginSeverity : int32_t {
    /// Information.
    Info = RKPluginSeverityInfo,
    /// A possible error.
    Warning = RKPluginSeverityWarning,
    /// An error: counts as a fault of the plugin.
    Error = RKPluginSeverityError,
};
constexpr RKPluginSeverity raw(PluginSeverity value) noexcept { return static_cast<RKPluginSeverity>(value); }
/// The enumerator's name, such as "Info", for logs; "" for an unknown number.
constexpr const char *name(PluginSeverity value) noexcept {
    switch (static_cast<int32_t>(value)) {
    case RKPluginSeverityInfo: return "Info";
    case RKPluginSeverityWarning: return "Warning";
    case RKPluginSeverityError: return "Error";
    default: return "";
    }
}

#if defined(__GNUC__) && !defined(__clang__)
#  pragma GCC diagnostic pop
#endif

// ---- Structs that a program fills in. They lie in memory as C's do: detail::c() is what C takes. ----

#define RK_CPP_LIES(struct_, own, of_c) \
    static_assert(offsetof(struct_, own) == offsetof(struct_::C, of_c) && sizeof(struct_::own) == sizeof(struct_::C::of_c), "it lies where C's field lies")

/// How to make a context.
struct ContextDesc {
    /// C's struct.
    using C = RKContextDesc;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKContextDesc);
    /// If not 0, the context starts without an application object, and events are dropped until rk_application_create() makes one (SPEC
    /// 296).
    uint32_t withoutApplication = 0;
    /// The greatest number of bytes that the context may allocate, its queue included; 0 means no limit. If too little memory is left,
    /// calls that begin a touch, press or trackpad gesture are refused. Those in progress may exceed the limit, so that they end properly
    /// (SPEC 352). The excess of one update is at most the sum of these, plus the lists of SPEC 352: 8192 bytes; 1536 for each touch, press
    /// or trackpad gesture that is down; 224 for each recogniser that tracks one; 224 for each pair of a recogniser and what it tracks.
    uint64_t memoryLimit = 0;
    /// Initial time of the context's clock, in seconds; must be finite.
    double time = 0;
};
static_assert(std::is_standard_layout_v<ContextDesc> && sizeof(ContextDesc) == sizeof(RKContextDesc), "C's size");
RK_CPP_LIES(ContextDesc, structSize, struct_size);
RK_CPP_LIES(ContextDesc, withoutApplication, without_application);
RK_CPP_LIES(ContextDesc, memoryLimit, memory_limit);
RK_CPP_LIES(ContextDesc, time, time);

/// Details of a touch that few devices report; all zero where unknown (SPEC 343-345).
struct TouchDetails {
    /// C's struct.
    using C = RKTouchDetails;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKTouchDetails);
    /// Properties of this sample that are estimates.
    TouchProperties estimatedProperties = {};
    /// Those of the estimated properties that the device will still report.
    TouchProperties estimatedPropertiesExpectingUpdates = {};
    /// 0.
    uint32_t reserved = 0;
    /// The host's number for the updates of this sample; not 0 if updates are expected.
    int64_t estimationUpdateIndex = 0;
    /// Type pencil: how far it is rolled about its own axis, in radians; finite.
    double rollAngle = 0;
    /// Offset from `location` to the precise location, in screen coordinates; finite.
    Point preciseOffset = {};
    /// Tolerance of `major_radius`, in points; finite.
    double majorRadiusTolerance = 0;
    /// The greatest force that the device can report; finite.
    double maximumPossibleForce = 0;
};
static_assert(std::is_standard_layout_v<TouchDetails> && sizeof(TouchDetails) == sizeof(RKTouchDetails), "C's size");
RK_CPP_LIES(TouchDetails, structSize, struct_size);
RK_CPP_LIES(TouchDetails, estimatedProperties, estimated_properties);
RK_CPP_LIES(TouchDetails, estimatedPropertiesExpectingUpdates, estimated_properties_expecting_updates);
RK_CPP_LIES(TouchDetails, reserved, reserved);
RK_CPP_LIES(TouchDetails, estimationUpdateIndex, estimation_update_index);
RK_CPP_LIES(TouchDetails, rollAngle, roll_angle);
RK_CPP_LIES(TouchDetails, preciseOffset, precise_offset);
RK_CPP_LIES(TouchDetails, majorRadiusTolerance, major_radius_tolerance);
RK_CPP_LIES(TouchDetails, maximumPossibleForce, maximum_possible_force);

/// One finger in one update.
struct TouchSample {
    /// C's struct.
    using C = RKTouchSample;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKTouchSample);
    /// began, moved, ended or cancelled.
    TouchPhase phase = {};
    /// The host's number for this finger while it is down; any number. In the trace and in problems, 0 also means that no touch is
    /// concerned. So a host that reads the trace or problems should number its fingers from 1.
    int64_t id = 0;
    /// Screen coordinates; finite (SPEC 75).
    Point location = {};
    /// The device that made the touch; read at began.
    TouchType type = {};
    /// The screen it is on; read at began (SPEC 43).
    uint32_t screen = 0;
    /// Force, 1 being an ordinary touch; 0 where unknown.
    double force = 0;
    /// Radius of the contact in points; 0 where unknown.
    double majorRadius = 0;
    /// Type indirectPointer: buttons that are down, one bit each; the primary (usually left) button is 1. While the touch is down, 0 means
    /// the primary button. In a sample that ends the touch, 0 keeps the last mask.
    uint32_t buttons = 0;
    /// Modifier keys that are down.
    KeyModifierFlags modifiers = {};
    /// Type pencil: angle above the surface in radians, pi/2 being upright; 0 where unknown.
    double altitudeAngle = 0;
    /// Type pencil: direction in which it leans, in radians clockwise from the x axis; 0 where unknown.
    double azimuthAngle = 0;
    /// Samples of the hardware since the last update, oldest first, without this one, in screen coordinates; nullptr for none (SPEC 71).
    /// Times must not decrease or exceed the update's time. Times before the previous update are accepted.
    const TouchSnapshot *coalesced = nullptr;
    /// Number of entries in `coalesced`, at most 4,096; only for a touch that moves, ends or is cancelled.
    size_t coalescedCount = 0;
    /// Details that few devices report; copied; nullptr for none.
    const TouchDetails *details = nullptr;
};
static_assert(std::is_standard_layout_v<TouchSample> && sizeof(TouchSample) == sizeof(RKTouchSample), "C's size");
RK_CPP_LIES(TouchSample, structSize, struct_size);
RK_CPP_LIES(TouchSample, phase, phase);
RK_CPP_LIES(TouchSample, id, id);
RK_CPP_LIES(TouchSample, location, location);
RK_CPP_LIES(TouchSample, type, type);
RK_CPP_LIES(TouchSample, screen, screen);
RK_CPP_LIES(TouchSample, force, force);
RK_CPP_LIES(TouchSample, majorRadius, major_radius);
RK_CPP_LIES(TouchSample, buttons, buttons);
RK_CPP_LIES(TouchSample, modifiers, modifiers);
RK_CPP_LIES(TouchSample, altitudeAngle, altitude_angle);
RK_CPP_LIES(TouchSample, azimuthAngle, azimuth_angle);
RK_CPP_LIES(TouchSample, coalesced, coalesced);
RK_CPP_LIES(TouchSample, coalescedCount, coalesced_count);
RK_CPP_LIES(TouchSample, details, details);

/// A later report of a device about one sample of a touch (SPEC 354).
struct EstimationUpdate {
    /// C's struct.
    using C = RKEstimationUpdate;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKEstimationUpdate);
    /// Properties whose values follow; they are no longer estimates.
    TouchProperties updatedProperties = {};
    /// Properties that will not be updated; they stay estimates.
    TouchProperties unavailableProperties = {};
    /// 0.
    uint32_t reserved = 0;
    /// The sample's number, as in TouchDetails; not 0.
    int64_t estimationUpdateIndex = 0;
    /// The force, with TouchProperties::Force; finite, as all that follow.
    double force = 0;
    /// The azimuth angle, with TouchProperties::Azimuth.
    double azimuthAngle = 0;
    /// The altitude angle, with TouchProperties::Altitude.
    double altitudeAngle = 0;
    /// The roll angle, with TouchProperties::Roll.
    double rollAngle = 0;
    /// The location in screen coordinates, with TouchProperties::Location.
    Point location = {};
};
static_assert(std::is_standard_layout_v<EstimationUpdate> && sizeof(EstimationUpdate) == sizeof(RKEstimationUpdate), "C's size");
RK_CPP_LIES(EstimationUpdate, structSize, struct_size);
RK_CPP_LIES(EstimationUpdate, updatedProperties, updated_properties);
RK_CPP_LIES(EstimationUpdate, unavailableProperties, unavailable_properties);
RK_CPP_LIES(EstimationUpdate, reserved, reserved);
RK_CPP_LIES(EstimationUpdate, estimationUpdateIndex, estimation_update_index);
RK_CPP_LIES(EstimationUpdate, force, force);
RK_CPP_LIES(EstimationUpdate, azimuthAngle, azimuth_angle);
RK_CPP_LIES(EstimationUpdate, altitudeAngle, altitude_angle);
RK_CPP_LIES(EstimationUpdate, rollAngle, roll_angle);
RK_CPP_LIES(EstimationUpdate, location, location);

/// A pointer (mouse, trackpad) that hovers. See sendPointer().
struct PointerSample {
    /// C's struct.
    using C = RKPointerSample;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKPointerSample);
    /// The screen it is on.
    uint32_t screen = 0;
    /// Screen coordinates; finite.
    Point location = {};
    /// Buttons that are down, one bit each; hovering pauses while there are any (SPEC 239).
    uint32_t buttons = 0;
    /// The pointer has left the screens.
    bool isOutside = false;
    /// A pencil: its distance from the surface, from 0 (touching) to 1 (at the limit of detection); finite (SPEC 346).
    double zOffset = 0;
    /// A pencil: angle above the surface in radians, pi/2 being upright; finite.
    double altitudeAngle = 0;
    /// A pencil: direction in which it leans, in radians clockwise from the x axis; finite.
    double azimuthAngle = 0;
    /// A pencil: how far it is rolled about its own axis, in radians; finite.
    double rollAngle = 0;
};
static_assert(std::is_standard_layout_v<PointerSample> && sizeof(PointerSample) == sizeof(RKPointerSample), "C's size");
RK_CPP_LIES(PointerSample, structSize, struct_size);
RK_CPP_LIES(PointerSample, screen, screen);
RK_CPP_LIES(PointerSample, location, location);
RK_CPP_LIES(PointerSample, buttons, buttons);
RK_CPP_LIES(PointerSample, isOutside, is_outside);
RK_CPP_LIES(PointerSample, zOffset, z_offset);
RK_CPP_LIES(PointerSample, altitudeAngle, altitude_angle);
RK_CPP_LIES(PointerSample, azimuthAngle, azimuth_angle);
RK_CPP_LIES(PointerSample, rollAngle, roll_angle);

/// One report of a wheel or of two fingers on a trackpad.
struct ScrollSample {
    /// C's struct.
    using C = RKScrollSample;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKScrollSample);
    /// The screen the pointer is on.
    uint32_t screen = 0;
    /// The pointer's location in screen coordinates; finite. Read at began, or for each notch.
    Point location = {};
    /// Distance in points, with the sign of a finger that drags the content: y > 0 moves the content down. Finite.
    Point delta = {};
    /// Notches of a wheel: each report is a whole gesture, and `phase` is not read.
    bool isDiscrete = false;
    /// began, changed, ended or cancelled; the deltas of all phases count.
    GestureInputPhase phase = {};
    /// Modifier keys that are down.
    KeyModifierFlags modifiers = {};
};
static_assert(std::is_standard_layout_v<ScrollSample> && sizeof(ScrollSample) == sizeof(RKScrollSample), "C's size");
RK_CPP_LIES(ScrollSample, structSize, struct_size);
RK_CPP_LIES(ScrollSample, screen, screen);
RK_CPP_LIES(ScrollSample, location, location);
RK_CPP_LIES(ScrollSample, delta, delta);
RK_CPP_LIES(ScrollSample, isDiscrete, is_discrete);
RK_CPP_LIES(ScrollSample, phase, phase);
RK_CPP_LIES(ScrollSample, modifiers, modifiers);

/// One report of a pinch or rotation on a trackpad.
struct TransformSample {
    /// C's struct.
    using C = RKTransformSample;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKTransformSample);
    /// The screen the pointer is on.
    uint32_t screen = 0;
    /// The pointer's location in screen coordinates; finite. Read at began.
    Point location = {};
    /// began, changed, ended or cancelled.
    GestureInputPhase phase = {};
    /// Modifier keys that are down.
    KeyModifierFlags modifiers = {};
    /// Distance of the fingers relative to that at began; finite, above 0; 1 at began.
    double scale = 0;
    /// Angle since began in radians, clockwise positive; finite; 0 at began.
    double rotation = 0;
};
static_assert(std::is_standard_layout_v<TransformSample> && sizeof(TransformSample) == sizeof(RKTransformSample), "C's size");
RK_CPP_LIES(TransformSample, structSize, struct_size);
RK_CPP_LIES(TransformSample, screen, screen);
RK_CPP_LIES(TransformSample, location, location);
RK_CPP_LIES(TransformSample, phase, phase);
RK_CPP_LIES(TransformSample, modifiers, modifiers);
RK_CPP_LIES(TransformSample, scale, scale);
RK_CPP_LIES(TransformSample, rotation, rotation);

/// One button in one report.
struct PressSample {
    /// C's struct.
    using C = RKPressSample;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKPressSample);
    /// began, changed, ended or cancelled.
    PressPhase phase = {};
    /// The host's number for this button while it is down.
    int64_t id = 0;
    /// Which button; read at began.
    PressType type = {};
    /// Keys: usage in page 7 of the USB HID tables; read at began; 0 where unknown.
    uint32_t keyCode = 0;
    /// Modifier keys that are down; KeyModifierFlags.
    KeyModifierFlags modifiers = {};
    /// Must be 0.
    uint32_t reserved = 0;
    /// 0 to 1, the travel of an analogue button; 1 or 0 for other buttons.
    double force = 0;
    /// Keys: the characters of the key, UTF-8, at most 255 bytes; read at began; copied; may be nullptr.
    const char *characters = nullptr;
    /// Keys: the characters without modifiers except shift, UTF-8, at most 255 bytes; read at began; copied; nullptr: as `characters`.
    const char *charactersIgnoringModifiers = nullptr;
};
static_assert(std::is_standard_layout_v<PressSample> && sizeof(PressSample) == sizeof(RKPressSample), "C's size");
RK_CPP_LIES(PressSample, structSize, struct_size);
RK_CPP_LIES(PressSample, phase, phase);
RK_CPP_LIES(PressSample, id, id);
RK_CPP_LIES(PressSample, type, type);
RK_CPP_LIES(PressSample, keyCode, key_code);
RK_CPP_LIES(PressSample, modifiers, modifiers);
RK_CPP_LIES(PressSample, reserved, reserved);
RK_CPP_LIES(PressSample, force, force);
RK_CPP_LIES(PressSample, characters, characters);
RK_CPP_LIES(PressSample, charactersIgnoringModifiers, characters_ignoring_modifiers);

/// What to look for.
struct AuditOptions {
    /// C's struct.
    using C = RKAuditOptions;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKAuditOptions);
    /// AuditFlags::Detached, AuditFlags::CallsOverrides.
    AuditFlags flags = {};
    /// The least size in points; 0: 24.
    double least = 0;
    /// The recommended size in points; 0: 44.
    double recommended = 0;
};
static_assert(std::is_standard_layout_v<AuditOptions> && sizeof(AuditOptions) == sizeof(RKAuditOptions), "C's size");
RK_CPP_LIES(AuditOptions, structSize, struct_size);
RK_CPP_LIES(AuditOptions, flags, flags);
RK_CPP_LIES(AuditOptions, least, least);
RK_CPP_LIES(AuditOptions, recommended, recommended);

/// Where a recording goes. Everything is copied; the pointers need to be valid during startRecorder() only.
struct RecorderDesc {
    /// C's struct.
    using C = RKRecorderDesc;
    /// The size of the struct; it stays as it is.
    uint32_t structSize = sizeof(RKRecorderDesc);
    /// RecorderOptions.
    RecorderOptions options = {};
    /// Path of a file, in the system's own encoding. A new file is readable by its owner only; an existing one is emptied. nullptr with a
    /// `writer`.
    const char *path = nullptr;
    /// Receives the bytes instead of a file; nullptr with a `path`.
    RKRecorderWriter writer = nullptr;
    /// Passed to `writer`.
    void *userdata = nullptr;
    /// Called exactly once with `userdata` when the recorder has stopped; not if startRecorder() fails. May be nullptr.
    void (*drop)(void *userdata) = nullptr;
};
static_assert(std::is_standard_layout_v<RecorderDesc> && sizeof(RecorderDesc) == sizeof(RKRecorderDesc), "C's size");
RK_CPP_LIES(RecorderDesc, structSize, struct_size);
RK_CPP_LIES(RecorderDesc, options, options);
RK_CPP_LIES(RecorderDesc, path, path);
RK_CPP_LIES(RecorderDesc, writer, writer);
RK_CPP_LIES(RecorderDesc, userdata, userdata);
RK_CPP_LIES(RecorderDesc, drop, drop);

#undef RK_CPP_LIES

// ---- Geometry, and names ----

/// Return the same rectangle with a width and height that are not negative.
inline Rect rectStandardize(Rect rect) noexcept { return rk_rect_standardize(rect); }
/// Return whether a point lies in a rectangle: half-open, minX <= x < maxX and minY <= y < maxY of the standardised rectangle (SPEC 11).
inline bool rectContainsPoint(Rect rect, Point point) noexcept { return rk_rect_contains_point(rect, point); }
/// Return whether the width or height is zero or not a number.
inline bool rectIsEmpty(Rect rect) noexcept { return rk_rect_is_empty(rect); }
/// Return the smallest rectangle that contains both, as standardised.
inline Rect rectUnion(Rect first, Rect second) noexcept { return rk_rect_union(first, second); }
/// Return the common part of two rectangles; zero size at the larger origin if there is none.
inline Rect rectIntersection(Rect first, Rect second) noexcept { return rk_rect_intersection(first, second); }
/// Return the rectangle, standardised, with each side moved inwards; negative amounts enlarge it.
inline Rect rectInset(Rect rect, double dx, double dy) noexcept { return rk_rect_inset(rect, dx, dy); }
/// Return the bounding box of a transformed rectangle.
inline Rect rectApplyTransform(Rect rect, Transform transform) noexcept { return rk_rect_apply_transform(rect, transform); }
/// Return the transformed point.
inline Point pointApplyTransform(Point point, Transform transform) noexcept { return rk_point_apply_transform(point, transform); }
/// Return the transform that changes nothing.
inline Transform transformIdentity() noexcept { return rk_transform_identity(); }
/// Return a translation.
inline Transform transformMakeTranslation(double tx, double ty) noexcept { return rk_transform_make_translation(tx, ty); }
/// Return a scaling about the origin.
inline Transform transformMakeScale(double sx, double sy) noexcept { return rk_transform_make_scale(sx, sy); }
/// Return a rotation about the origin.
inline Transform transformMakeRotation(double angle) noexcept { return rk_transform_make_rotation(angle); }
/// Return the transform that applies `first` and then `second`.
inline Transform transformConcat(Transform first, Transform second) noexcept { return rk_transform_concat(first, second); }
/// Return the inverse, or the transform itself if it has none, as CGAffineTransformInvert does (SPEC 14).
inline Transform transformInvert(Transform transform) noexcept { return rk_transform_invert(transform); }
/// Return whether a transform can be inverted: its determinant, divided by the square of its largest linear component, is finite and at
/// least 1e-12 (SPEC 13).
inline bool transformIsInvertible(Transform transform) noexcept { return rk_transform_is_invertible(transform); }
/// Return whether a transform changes nothing.
inline bool transformIsIdentity(Transform transform) noexcept { return rk_transform_is_identity(transform); }
/// Return the identifier of a status, such as "RKStatusStaleHandle".
inline const char * statusName(RKStatus status) noexcept { return rk_status_name(status); }
/// Return one sentence that explains a status in general. rk_last_error() explains the particular failure.
inline const char * statusMessage(RKStatus status) noexcept { return rk_status_message(status); }
/// Return the name of a reason without prefix, such as "hitHidden"; none for an unknown one.
inline const char * reasonName(Reason reason) noexcept { return rk_reason_name(raw(reason)); }
/// Return the name of a kind without prefix, such as "coveredIdly"; none for an unknown one.
inline const char * auditKindName(AuditKind kind) noexcept { return rk_audit_kind_name(raw(kind)); }
/// Return the name of a kind without prefix, such as "nearMiss"; none for an unknown one.
inline const char * problemKindName(ProblemKind kind) noexcept { return rk_problem_kind_name(raw(kind)); }
/// Return the name of a flag or constant, such as "controlSlop"; none for an unknown key. Keys count up from 0 without gaps.
inline const char * configName(Config key) noexcept { return rk_config_name(raw(key)); }
/// Return the name of a flag's value, such as "firstAdded" for sameViewTie 1; none if the value has no name.
inline const char * configValueName(Config key, double value) noexcept { return rk_config_value_name(raw(key), value); }
/// Return the default of a flag or constant; NaN for an unknown key.
inline double configDefault(Config key) noexcept { return rk_config_default(raw(key)); }
/// Read the loop's clock, CLOCK_MONOTONIC in seconds: the time base of events posted to a context that this loop runs.
inline double runLoopTime() noexcept { return rk_run_loop_time(); }
/// Return the version of the library that is loaded, as text.
inline const char * versionString() noexcept { return rk_version_string(); }
/// Return the version of the library that is loaded, as 0x00MMmmpp.
inline uint32_t version() noexcept { return rk_version(); }
/// Return the version of the binary interface, as (major << 16) | minor.
inline uint32_t abiVersion() noexcept { return rk_abi_version(); }

// ---- Handles ----

class Class;
class ContextRef;
class Plugin;
class Timer;
class Object;
class Event;
class Responder;
class View;
class Window;
class Control;
class ScrollView;
class ViewController;
class Application;
class GestureRecognizer;
class Touch;
class Press;
class NavigationController;
class Button;
class Switch;
class Slider;
class Stepper;
class SegmentedControl;
class PageControl;
class TextField;
class Label;
class ImageView;
class Tap;
class LongPress;
class Pan;
class ScreenEdgePan;
class Swipe;
class Pinch;
class Rotation;
class Hover;
struct ExplanationStep;
struct AuditFinding;
struct Problem;
struct TraceRecord;
struct Observation;
class Snapshot;
class GestureRecognizerDelegate;
class ScrollViewDelegate;
class TextFieldDelegate;

/// A class: a name, a superclass and a table of methods. See class.h.
class Class : public detail::Plain<RKClassRef> {
  public:
    using Plain::Plain;
    /// Add an action to a class. It applies to living instances and to those of subclasses.
    /// @param desc see RKTypedActionDesc. A newer, larger struct is accepted if the part unknown to the library is zero.
    void addAction(const RKTypedActionDesc &desc) const;
    /// Replace methods of an existing class, built in or defined. All instances of the class and of its subclasses, existing ones included,
    /// run the new methods from now on.
    /// @param desc its method tables, actions, `hit_test_outset`, `userdata` and `drop` are used; `name`, `superclass`, `instance_init` and
    /// `instance_deinit` must be {} and `instance_size` 0.
    Class extend(const RKClassDesc &desc) const;
    /// Copy the name of a class.
    std::string name() const;
#if !defined(RK_CPP_PLUGIN)
    /// Find the plugin that defined a class or an extension.
    Plugin plugin() const;
#endif
    /// Find the superclass of a class.
    Class superclass() const;
    /// Read whether a class is another one or inherits from it.
    bool isSubclassOf(Class ancestor) const;
    /// Remove an extension: the next lower layer's methods apply again. Its running calls end normally, and their super-calls still work.
    void removeExtension() const;
};

/// An isolated instance that shares nothing with others: views, windows, clock, queue, configuration. See context.h.
class ContextRef : public detail::Plain<RKContextRef> {
  public:
    using Plain::Plain;
    /// A finger comes down at a place of the screen; `id` is the program's number for it.
    void down(int64_t id, Point location, double time) const;
    /// A finger moves to a place of the screen. Fingers that change at once are one sendTouches().
    void move(int64_t id, Point location, double time) const;
    /// A finger lifts at a place of the screen.
    void up(int64_t id, Point location, double time) const;
    /// Send many updates, in order: a time and a sample for each finger in each of them. Neighbours of equal times are one update, up to an id that occurs again.
    /// The result is how many samples were sent: all, unless a callback has called stopTouchStream(). An update that is refused ends the stream, and so does an
    /// exception of a callback: it is thrown when the update has been delivered.
    size_t sendTouchStream(Span<double> timestamps, Span<TouchSample> samples) const;
    /// A key goes down; `characters` are what it types. Text for a text field comes by insertText().
    void keyDown(int64_t id, const Text &characters, double time, KeyModifierFlags modifiers = {}) const;
    /// A key comes up.
    void keyUp(int64_t id, double time, KeyModifierFlags modifiers = {}) const;
    /// Call a function at a time of the context's clock: f() or f(double time).
    template <class F> Timer addTimer(double deadline, F function) const;
    /// Call a function on the context's thread at its next turn. From any thread.
    template <class F> void post(F function) const;
    /// Hear of warnings: f(std::string_view code, std::string_view text).
    template <class F> void setDiagnosticHandler(F function) const;
    void setDiagnosticHandler(std::nullptr_t) const;
    /// Hear of windows and the application: f(Notification, const Object &).
    template <class F> void setNotificationHandler(F function) const;
    void setNotificationHandler(std::nullptr_t) const;
    /// Watch the calls of methods: f(const Object &, const Observation &).
    template <class F> void setObserver(F function) const;
    void setObserver(std::nullptr_t) const;
    /// Write a recording into a file, until stopRecorder(). `rk replay` and Python play it.
    void record(const Text &path, RecorderOptions options = RecorderOptions::Nothing) const;
    /// Hand a recording over as it is written: f(const void *bytes, size_t count), which returns false to stop, and does not call the library.
    template <class F, class = std::enable_if_t<std::is_invocable_r_v<bool, F &, const void *, size_t>>>
    void record(F writer, RecorderOptions options = RecorderOptions::Nothing) const;
    /// What went wrong, the most serious first, read from the trace (startTrace()). ProblemFlags::InputEnded: fingers that are still down count, too.
    std::vector<Problem> problems(ProblemFlags flags = {}) const;
    /// Create many views at once, each in front of the others in its superview. Of `superviews`, k is the k-th view of this call, -1 is `superview`;
    /// empty: all of them are in `superview`.
    std::vector<View> createViews(Span<Rect> frames, const View &superview, Span<int64_t> superviews = {}, Class cls = {}) const;
#if !defined(RK_CPP_PLUGIN)
    /// Which plugins may be loaded: none before the first call.
    void setPluginPolicy(const PluginPolicy &policy) const;
    /// No further plugin may be loaded.
    void setPluginPolicy(std::nullptr_t) const;
#endif
    /// Write one finding as a sentence with its remedy. Example: "Save is 38 x 20 pt to touch; 44 x 44 are recommended: enlarge its bounds,
    /// or accept points around them in an override of pointInside (SPEC 355)".
    /// @param finding of this context; objects that have ended are named as such.
    std::string describe(const AuditFinding &finding) const;
    /// Define a class in a context.
    /// @param desc see RKClassDesc. A newer, larger struct is accepted if the part unknown to the library is zero.
    Class defineClass(const RKClassDesc &desc) const;
    /// Find a class by name: a built-in one or one that was defined.
    /// @param name exact name.
    Class findClass(const Text &name) const;
    /// Move the clock to `time`. Timers that are due by then fire in the order of their deadlines, each with the clock at its own deadline
    /// (SPEC 293).
    /// @param time seconds. If it is before the clock's time, the clock's time is used instead, and the diagnostic "timeBackwards" is
    /// raised (SPEC 309).
    void advance(double time) const;
    /// Cancel all presses, as the system does (SPEC 273, 287).
    void cancelAllPresses() const;
    /// Cancel all touches, as the system does for an alert or a call (SPEC 108). Without touches nothing happens (SPEC 312).
    void cancelAllTouches() const;
    /// Delete backward from the insertion point: delete_backward of the first responder, if that accepts key input. A host calls it for a
    /// Backspace key without control, alternate and command; with one of these a text field handles the press itself (SPEC 331).
    bool deleteBackward(double timestamp) const;
    /// Handle the queue's items one by one, in order (SPEC 290, 291).
    size_t drain() const;
    /// Find the press of a button that is down; no object if there is none.
    Press findPress(int64_t id) const;
    /// Find the touch of a finger that is down; no object if there is none.
    Touch findTouch(int64_t id) const;
    /// Find the application object.
    Application application() const;
    /// Read a flag or constant.
    double config(Config key) const;
    /// Find the key window.
    Window keyWindow() const;
    /// Read the number of bytes that the context has allocated, which `memory_limit` limits. Items in its queue count, whichever thread
    /// posted them. Destroyed objects leave free places in memory. When there are more than 4,096 free places, the context frees the memory
    /// of pages that held plain responders, controllers and views, and have no living object. It does so again when many more objects have
    /// been destroyed.
    uint64_t memoryUsed() const;
    /// Read the number of objects of all kinds in the context, including removed ones that are still referenced. For leak tests.
    size_t objectCount() const;
#if !defined(RK_CPP_PLUGIN)
    /// List the plugins of a context in the order of loading, including those that are off.
    std::vector<Plugin> plugins() const;
#endif
    /// Read the number of items in the queue.
    size_t queueCount() const;
    /// Read the context's clock: the latest time of an event, an advance or a timer.
    double time() const;
    /// List the windows, back to front: by level, within a level the last shown in front (SPEC 43, 280). Hidden ones are included.
    std::vector<Window> windows() const;
    /// Insert text of an input method or keyboard: insert_text of the key window's first responder, if that accepts key input. A responder
    /// accepts key input if its class implements insert_text, as a TextField does.
    /// @param timestamp seconds; timers due by then fire first.
    /// @param text UTF-8 without a zero byte, at most 65,535 bytes. The text "\n" alone is the return key of a text field. In a longer text
    /// "\n" is inserted like any other character.
    bool insertText(double timestamp, const Text &text) const;
    /// Read the time at which the host should call advance() next. It is the deadline of the next timer, be it of the host, a
    /// recogniser or a control. While a scroll view moves by itself, it is at the latest the next step of scrollFrameInterval. While a
    /// scroll view holds a touch back, it is at the latest the end of that delay.
    double nextDeadline() const;
    /// Append a cancellation of all touches to the queue.
    void postCancelAllTouches() const;
    /// Append updates of estimated properties to the queue; see sendEstimationUpdates() and drain().
    void postEstimationUpdates(double timestamp, Span<EstimationUpdate> updates) const;
    /// Append a report of a shake to the queue; its order is checked when it is handled.
    void postMotion(double timestamp, MotionPhase phase) const;
    /// Append a report of the pointer to the queue.
    void postPointer(double timestamp, const PointerSample &sample) const;
    /// Append presses to the queue; see sendPresses() and drain(). The order of phases is checked when the item is
    /// handled.
    void postPresses(double timestamp, Span<PressSample> samples) const;
    /// Append a button of a remote control to the queue.
    void postRemoteControl(double timestamp, EventSubtype subtype) const;
    /// Append scrolling to the queue; the order of phases is checked when it is handled.
    void postScroll(double timestamp, const ScrollSample &sample) const;
    /// Append an insertion of text to the queue.
    void postText(double timestamp, const Text &text) const;
    /// Append an update to the queue; see sendTouches() and drain().
    void postTouches(double timestamp, Span<TouchSample> samples) const;
    /// Append a pinch or rotation to the queue; the order of phases is checked when it is handled.
    void postTransform(double timestamp, const TransformSample &sample) const;
    /// Deliver a device's report of properties that were estimates in earlier samples: touchesEstimatedPropertiesUpdated: (SPEC 354).
    /// @param timestamp time of the report, in seconds; see sendTouches().
    /// @param updates `count` updates; copied.
    void sendEstimationUpdates(double timestamp, Span<EstimationUpdate> updates) const;
    /// Report a shake: motionBegan:, then motionEnded: or motionCancelled:, to the key window's first responder, or else the key window,
    /// and up the chain (SPEC 274).
    /// @param timestamp seconds; timers due by then fire first.
    /// @param phase see MotionPhase.
    void sendMotion(double timestamp, MotionPhase phase) const;
    /// Report the pointer's location and buttons, for Hover recognisers (SPEC 239). Clicks are touches: send them with
    /// sendTouches().
    /// @param timestamp seconds; timers due by then fire first.
    /// @param sample the one pointer of the context; copied.
    void sendPointer(double timestamp, const PointerSample &sample) const;
    /// Deliver one report of buttons and keys.
    /// @param timestamp seconds; a time before the clock is taken as the clock's, with a diagnostic "timeBackwards" (SPEC 309).
    /// @param samples `count` samples; copied.
    void sendPresses(double timestamp, Span<PressSample> samples) const;
    /// Report a button of a remote control: remoteControlReceivedWithEvent: to the key window's first responder and up the chain. Without a
    /// first responder it goes to the application, then to its delegate (SPEC 276).
    /// @param timestamp seconds; timers due by then fire first.
    /// @param subtype one of RKEventSubtypeRemoteControl….
    void sendRemoteControl(double timestamp, EventSubtype subtype) const;
    /// Report scrolling with a wheel or trackpad: an event of the type `scroll`, for pans whose allowedScrollTypesMask includes it, and for
    /// scroll views.
    /// @param timestamp seconds; timers due by then fire first.
    /// @param sample copied.
    void sendScroll(double timestamp, const ScrollSample &sample) const;
    /// Deliver one update: all fingers that changed in one report of the hardware (SPEC 66).
    /// @param timestamp seconds; a time before the clock is taken as the clock's, with a diagnostic "timeBackwards" (SPEC 309).
    /// @param samples `count` samples; copied.
    void sendTouches(double timestamp, Span<TouchSample> samples) const;
    /// Report a pinch or rotation on a trackpad: an event of the type `transform`. The Pinch and Rotation recognisers of the view under the
    /// pointer and of its superviews receive it.
    /// @param timestamp seconds; timers due by then fire first.
    /// @param sample copied.
    void sendTransform(double timestamp, const TransformSample &sample) const;
    /// Set a flag or constant. It applies to later decisions; decisions about touches in progress stay.
    /// @param key one of Config.
    /// @param value flags: one of the values listed; constants: finite and not negative.
    void setConfig(Config key, double value) const;
    /// Stop the innermost running stream of touches (rk_context_send_touch_stream()) after its present update.
    void stopTouchStream() const;
    /// Write one cause of an explanation as a sentence, such as "panel, which send lies in, is hidden (SPEC 32)". The words are those of
    /// the whole explanation, with the subject's name for "it".
    /// @param step of this context; an object that has ended is named by its class, "the Button that ended". One that is in no record, and
    /// one of another context, is named "a destroyed object".
    std::string describe(const ExplanationStep &step) const;
#if !defined(RK_CPP_PLUGIN)
    /// Find a plugin by its id.
    Plugin findPlugin(const Text &id) const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Load a plugin and make it active.
    /// @param path absolute path, at most 4,096 bytes. Symbolic links are resolved before the policy's folders are compared.
    Plugin loadPlugin(const Text &path) const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Load what the environment variable RESPONDERKIT_PLUGIN_PATH lists: files and folders. Of a folder every file named *.so is loaded,
    /// in the order of the names; names that begin with '.' are skipped.
    size_t loadPluginsOfEnvironment() const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Activate a plugin that is part of the program: its entry is a variable of the host. No policy is needed.
    /// @param entry must stay valid as long as the context.
    Plugin registerPlugin(const RKPluginEntry &entry) const;
#endif
    /// Write one of the texts about a problem. Points are in the coordinates of the touch's window, rounded to tenths.
    /// @param problem of this context; objects that have ended are named as such.
    /// @param part which text; ProblemPart::Explanation reads the trace.
    std::string describe(const Problem &problem, ProblemPart part) const;
    /// Read the causes behind ProblemPart::Explanation in order, as explainSteps() does.
    std::vector<ExplanationStep> problemSteps(const Problem &problem) const;
    /// Write all bytes that are waiting.
    void flushRecorder() const;
    /// Read the present size of the recording.
    uint64_t recordedBytes() const;
    /// Add a remark of the host to the recording, such as "the button did not fire here". Replays and reports show it at its place.
    /// @param text UTF-8, copied, 1 to 255 bytes.
    void markRecording(const Text &text) const;
    /// Start recording a context: its present state, and everything that changes it from now on.
    /// @param desc see RecorderDesc.
    void startRecorder(const RecorderDesc &desc) const;
    /// End the recording and close the file. rk_context_destroy() does so too.
    void stopRecorder() const;
    /// Get a descriptor for poll(). It is readable while items wait in the queue, and from the time of nextDeadline() on: that
    /// includes scroll views that move or hold a touch back. wakeUpRunLoop() makes it readable, too.
    int runLoopFd() const;
    /// Run turns until stopRunLoop(). Runs nest: a callback may run the loop again.
    void runLoop() const;
    /// Run one turn. First wait for an item in the queue or the next deadline, for `timeout` seconds at most. Then handle the queue: each
    /// input moves the clock to its own time. Then advance the clock to the present time. Then handle what timers have posted, unless
    /// drainPostedEventsInSameTurn is 0 (SPEC 291).
    /// @param timeout 0 does not wait; negative or infinite waits without limit; NaN is refused.
    size_t runLoopRunOnce(double timeout) const;
    /// End the runLoop() that is innermost at the end of the present turn (SPEC 350). Two stops inside two nested runs end both;
    /// further stops have no effect. If no run is in progress, the next one ends after its first turn, which does not wait.
    void stopRunLoop() const;
    /// Wake the present turn from its wait.
    void wakeUpRunLoop() const;
    /// Discard the records; the trace stays on.
    void clearTrace() const;
    /// Write one record as a sentence, such as "label was not hit: userInteractionEnabled is false (SPEC 32)".
    /// @param record a record of this context; objects that have ended are named by their kind.
    std::string describe(const TraceRecord &record) const;
    /// Read whether the trace is on.
    bool isTracing() const;
    /// Copy records, oldest first.
    /// @param after only records with a greater sequence number; 0 for all.
    std::vector<TraceRecord> trace(uint64_t after = 0) const;
    /// Switch the trace on; earlier records are discarded.
    /// @param capacity most records kept, 1 to 16,777,216; older ones are overwritten.
    void startTrace(size_t capacity) const;
    /// Switch the trace off and discard the records.
    void stopTrace() const;
};

/// A plugin that a context has loaded; lives as long as the context.
class Plugin : public detail::Plain<RKPluginRef> {
  public:
    using Plain::Plain;
#if !defined(RK_CPP_PLUGIN)
    /// The number of faults since the plugin became active, and the last one.
    std::pair<uint64_t, PluginFault> faults() const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Activate a plugin again: `init` is called, and the count of faults is 0. Its extensions are then the top layers. A plugin that was
    /// switched off after faults is first deactivated as by deactivate().
    void activate() const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Deactivate a plugin. Its extensions are removed, and its class names are free again. The `drop` functions of its classes are called,
    /// then `deinit`. The file stays mapped.
    void deactivate() const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Copy a plugin's id.
    std::string id() const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Copy the resolved path a plugin was loaded from; empty for one that is part of the program.
    std::string path() const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Read a plugin's state.
    PluginState state() const;
#endif
#if !defined(RK_CPP_PLUGIN)
    /// Copy a plugin's version.
    std::string version() const;
#endif
};

/// A call planned for a time of the context's clock. See context.h.
class Timer : public detail::Plain<RKTimerRef> {
  public:
    using Plain::Plain;
    /// Cancel a timer.
    void cancel() const;
};

/// Any object of a context.
class Object : public detail::Reference {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Object";
    /// C's handle, which this one keeps.
    using Ref = RKObjectRef;
    /// No object.
    constexpr Object() noexcept = default;
    /// C's handle; nullptr if there is none. It is borrowed.
    RKObjectRef ref() const noexcept { return reinterpret_cast<RKObjectRef>(reference_); }
    /// The same object as one of another class; no object if it is none of these. T is a handle or a class made by deriving.
    template <class T> auto as() const;
    /// Write one sentence about the latest touch that was aimed at this object: its effect, or why it had none. For a recogniser the
    /// sentence is about its last attempt.
    std::string explain() const;
    /// Read the causes behind explain(), in order.
    std::vector<ExplanationStep> explainSteps() const;
    /// Write one sentence about the object and one touch: the effect of the touch on the object, or why it had none.
    /// @param touchId the host's number of a touch; if several had it, the latest one in the trace.
    std::string explainTouch(int64_t touchId) const;
    /// Read the causes behind explainTouch(), as explainSteps() does.
    std::vector<ExplanationStep> explainTouchSteps(int64_t touchId) const;
    /// Describe an object in one line: class, name and, for views, the frame and the properties that keep touches away.
    std::string describe() const;
    /// Copy the encoding of an object's action, as the library prints it.
    /// @param selector the action's name.
    std::string actionEncoding(const Text &selector) const;
    /// Find the class of an object.
    Class objectClass() const;
    /// Find the context of an object.
    ContextRef context() const;
    /// Copy the name of an object.
    std::string name() const;
    /// Read whether an object is an instance of a class or of one of its subclasses.
    bool isKindOf(Class cls) const;
    /// Read whether an object has an action of that name, with any arguments.
    /// @param selector the action's name.
    bool respondsTo(const Text &selector) const;
    /// Give an object a name for descriptions, traces and error texts.
    /// @param name UTF-8, copied, at most 255 bytes; nullptr or "" removes the name.
    void setName(const Text &name) const;

  protected:
    friend struct detail::Access;
    Object(detail::Adopt tag, RKObjectRef reference) noexcept : Reference(tag, reference) {}
};

/// An event: the touches, presses or other input of one update. See event.h.
class Event : public Object {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Event";
    /// C's handle, which this one keeps.
    using Ref = RKEventRef;
    /// No object.
    constexpr Event() noexcept = default;
    /// C's handle; nullptr if there is none. It is borrowed.
    RKEventRef ref() const noexcept { return reinterpret_cast<RKEventRef>(reference_); }
    /// List allPresses of an event: those that are down, and those that ended or were cancelled in this report, in the order they began.
    /// The list is empty for an event of another type.
    std::vector<Press> allPresses() const;
    /// List allTouches: every touch that is down, and those that ended or were cancelled in this update, in the order they began (SPEC 62).
    std::vector<Touch> allTouches() const;
    /// Read buttonMask, the pointer's buttons, of the event's last sample.
    uint32_t buttonMask() const;
    /// Read modifierFlags of the event's last sample.
    KeyModifierFlags modifierFlags() const;
    /// Read the subtype: EventSubtype of motion.h for motion and remote control, else 0 (SPEC 72).
    EventSubtype subtype() const;
    /// Read the time of the update, in seconds (SPEC 64).
    double timestamp() const;
    /// List those of allTouches that a recogniser tracks.
    std::vector<Touch> touchesForGestureRecognizer(const GestureRecognizer &recognizer) const;
    /// List those of allTouches whose view this is.
    std::vector<Touch> touchesForView(const View &view) const;
    /// List those of allTouches whose window this is.
    std::vector<Touch> touchesForWindow(const Window &window) const;
    /// Read the kind.
    EventType type() const;

  protected:
    friend struct detail::Access;
    Event(detail::Adopt tag, RKObjectRef reference) noexcept : Object(tag, reference) {}
};

/// An object of the responder chain: view, window, view controller, application, or a plain responder. See responder.h.
class Responder : public Object {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Responder";
    /// C's handle, which this one keeps.
    using Ref = RKResponderRef;
    /// No object.
    constexpr Responder() noexcept = default;
    /// Create an object of this class.
    explicit Responder(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKResponderRef ref() const noexcept { return reinterpret_cast<RKResponderRef>(reference_); }
    /// Attach something to a responder, such as an undo manager: all responders below it on the chain find it. It is not kept alive; nullptr removes it.
    void setValue(const Text &key, void *value) const;
    /// What the nearest responder on the chain has by this key, this one first; nullptr if none has it. T is what setValue() was given.
    template <class T> T *findValue(const Text &key) const;
    /// Read whether a responder accepts key input: whether its class implements insert_text (SPEC 279).
    bool acceptsKeyInput() const;
    /// Add a key command to a responder. A command of this responder with the same input and modifiers is replaced.
    /// @param input the key's `characters_ignoring_modifiers`, in which only shift has its effect. Compared without regard to the case of
    /// ASCII letters; UTF-8, 1 to 255 bytes; copied.
    /// @param modifiers exactly those of shift, control, alternate and command that must be down; other bits are refused. Other modifiers
    /// of the pressed key are ignored.
    /// @param selector the action sent from the first responder along the chain, at most two colons; UTF-8, 1 to 255 bytes. Its sender is
    /// the responder with the command.
    void addKeyCommand(const Text &input, KeyModifierFlags modifiers, const Text &selector) const;
    /// Make a responder the first responder of its window (SPEC 125, 127); overrides of become_first_responder are called.
    bool becomeFirstResponder() const;
    /// Call canBecomeFirstResponder, overrides included.
    bool canBecomeFirstResponder() const;
    /// Call canPerformAction:withSender:, overrides included. The inherited method returns whether the class implements the action (SPEC
    /// 133).
    /// @param selector the action's name.
    /// @param sender may be {}.
    bool canPerformAction(const Text &selector, const Object &sender = {}) const;
    /// Call canResignFirstResponder, overrides included.
    bool canResignFirstResponder() const;
    /// List the responder chain from a responder (first entry) to its end.
    std::vector<Responder> chain() const;
    /// Find the next responder: nextResponder, overrides included, with the rules for views, controllers, windows and the application (SPEC
    /// 110-120).
    Responder nextResponder() const;
    /// Find the first view controller on the chain, the responder itself included (SPEC 124).
    ViewController viewController() const;
    /// Call hasText of a responder; false if it does not accept key input.
    bool hasText() const;
    /// Read whether exactly this object is the first responder of its window (SPEC 132).
    bool isFirstResponder() const;
    /// Remove a key command.
    void removeKeyCommand(const Text &input, KeyModifierFlags modifiers) const;
    /// Resign as first responder; overrides of resign_first_responder are called (SPEC 128).
    bool resignFirstResponder() const;
    /// Send presses to a responder's presses method, as the library does; for handlers that redirect presses. Calls made by hand are not
    /// tracked; the caller must send the matching ended or cancelled.
    /// @param phase began, changed, ended or cancelled.
    /// @param presses `count` presses of one context.
    /// @param event may be {}.
    void sendPresses(PressPhase phase, const Presses &presses, const Event &event = {}) const;
    /// Send touches to a responder's touch method, as the library does for the hit view; for handlers that redirect touches.
    /// @param phase began, moved, ended or cancelled.
    /// @param touches `count` touches of one context.
    /// @param event may be {}.
    void sendTouches(TouchPhase phase, const Touches &touches, const Event &event = {}) const;
    /// Set the result of the inherited canBecomeFirstResponder; default false, for a TextField true (SPEC 126, 279).
    void setCanBecomeFirstResponder(bool value) const;
    /// Set the result of the inherited canResignFirstResponder; default true (SPEC 126).
    void setCanResignFirstResponder(bool value) const;
    /// Find the responder that performs an action: this one if it can, else the first one up its chain that can (SPEC 133).
    /// @param selector the action's name.
    /// @param sender may be {}.
    Responder targetForAction(const Text &selector, const Object &sender = {}) const;

  protected:
    friend struct detail::Access;
    Responder(detail::Adopt tag, RKObjectRef reference) noexcept : Object(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// A view. See view.h.
class View : public Responder {
  public:
    /// C's name of the class.
    static constexpr const char *className = "View";
    /// C's handle, which this one keeps.
    using Ref = RKViewRef;
    /// No object.
    constexpr View() noexcept = default;
    /// Create an object of this class.
    View(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKViewRef ref() const noexcept { return reinterpret_cast<RKViewRef>(reference_); }
    /// Hit-test many points, each as hitTest() without an event: a view for each, or no object.
    std::vector<View> hitTestMany(Span<Point> points) const;
    /// The hit view of each pixel of a rectangle in this view's coordinates, which is divided into columns and rows; row by row from the top left.
    std::vector<View> hitMap(Rect rect, size_t columns, size_t rows) const;
    /// Copy this view and all views below it, for hit-tests on any thread. A view that overrides hitTest or pointInside is refused, unless overrides are ignored.
    Snapshot takeSnapshot(bool ignoresOverrides = false) const;
    /// Set a 3D transform that is affine in the plane: 16 numbers, m11, m12, m13, m14, m21, ... m44 of CATransform3D.
    void setTransform3D(Span<double> matrix) const;
    /// Attach a recogniser to a view, which retains it (SPEC 165). It is first detached from the view that it was attached to. If it is
    /// attached to this view already, nothing changes.
    void addGestureRecognizer(const GestureRecognizer &recognizer) const;
    /// Add a view in front of the other subviews. It is first removed from its present superview. If it is a subview of `view` already, it
    /// moves to the front (SPEC 20).
    /// @param subview any view but a window; the superview retains it.
    void addSubview(const View &subview) const;
    /// Move a subview to the front; nothing changes if `subview` is not a subview of `view`.
    void bringSubviewToFront(const View &subview) const;
    /// Read clipsToBounds; default false.
    bool clipsToBounds() const;
    /// Convert a point from another view's coordinates (none: window base) to this view's.
    Point convertPointFrom(Point point, const View &from = {}) const;
    /// Convert a point from this view's coordinates to another view's.
    /// @param to {}: the base coordinates of the view's window, or of its topmost ancestor (SPEC 7, 10).
    Point convertPointTo(Point point, const View &to = {}) const;
    /// Convert a rectangle from another view's coordinates (none: window base) to this view's.
    Rect convertRectFrom(Rect rect, const View &from = {}) const;
    /// Convert a rectangle: the result is the bounding box of the converted corners. If the views are on different branches, a bounding box
    /// is first taken in the nearest common ancestor (SPEC 9).
    Rect convertRectTo(Rect rect, const View &to = {}) const;
    /// Exchange two subviews by index, 0 being the back.
    void exchangeSubviews(int64_t first, int64_t second) const;
    /// Write one sentence about a touch that would begin at a point now: whether it would hit the view, and otherwise the obstacles. Works
    /// without the trace.
    /// @param point coordinates of the view's window; of the topmost view above it if it is in none.
    /// @param callsOverrides whether overrides of hitTest and pointInside are called. If false, the sentence names the override that would
    /// decide.
    std::string explainPoint(Point point, bool callsOverrides = false) const;
    /// Read the causes behind explainPoint(), as explainSteps() does.
    std::vector<ExplanationStep> explainPointSteps(Point point, bool callsOverrides = false) const;
    /// Call gestureRecognizerShouldBegin: of a view, overrides included.
    bool gestureRecognizerShouldBegin(const GestureRecognizer &recognizer) const;
    /// Read alpha as stored; default 1.
    double alpha() const;
    /// Read the anchor point.
    Point anchorPoint() const;
    /// Read the bounds.
    Rect bounds() const;
    /// Read the centre.
    Point center() const;
    /// Read the frame: the bounding box of the transformed bounds in superview coordinates (SPEC 2).
    Rect frame() const;
    /// List a view's recognisers in the order of attachment.
    std::vector<GestureRecognizer> gestureRecognizers() const;
    /// List the subviews, back to front.
    std::vector<View> subviews() const;
    /// Find the superview.
    View superview() const;
    /// Read the transform.
    Transform transform() const;
    /// Find the view controller whose view this is.
    ViewController viewController() const;
    /// Find the window of the view; a window's window is itself (SPEC 24).
    Window window() const;
    /// Read the z position.
    double zPosition() const;
    /// Find the view at a point: hitTest:withEvent:, overrides included.
    /// @param point in `view`'s bounds space; NaN and infinity are outside (SPEC 12).
    /// @param event passed to overrides; may be {} (SPEC 50).
    View hitTest(Point point, const Event &event = {}) const;
    /// Insert a view directly in front of one of the subviews (SPEC 22).
    /// @param sibling a subview of `view`. Another view, or `subview` itself, appends; {} changes nothing.
    void insertSubviewAbove(const View &subview, const View &sibling = {}) const;
    /// Insert a view at an index among the subviews, 0 being the back (SPEC 21).
    /// @param index 0 or more; one beyond the end appends. If `subview` is a subview of `view` already, it is first removed, and the index
    /// counts the remaining ones.
    void insertSubviewAtIndex(const View &subview, int64_t index) const;
    /// Insert a view directly behind one of the subviews (SPEC 22).
    /// @param sibling a subview of `view`. Another view, or `subview` itself, appends; {} changes nothing.
    void insertSubviewBelow(const View &subview, const View &sibling = {}) const;
    /// Read animating; default false.
    bool isAnimating() const;
    /// Read whether a view is `ancestor` or a descendant of it (SPEC 25).
    bool isDescendantOf(const View &ancestor) const;
    /// Read exclusiveTouch; default false.
    bool isExclusiveTouch() const;
    /// Read hidden; default false.
    bool isHidden() const;
    /// Read multipleTouchEnabled; default false.
    bool isMultipleTouchEnabled() const;
    /// Read userInteractionEnabled; default true, for Label and ImageView false.
    bool isUserInteractionEnabled() const;
    /// Call pointInside:withEvent:, overrides included.
    /// @param point in `view`'s bounds space.
    /// @param event may be {}.
    bool pointInside(Point point, const Event &event = {}) const;
    /// Copy the subtree as text, a line per view, indented by level, as UIKit's recursiveDescription.
    std::string recursiveDescription() const;
    /// Remove a view from its superview, which releases its reference; a view without superview changes nothing.
    void removeFromSuperview() const;
    /// Detach a recogniser. A gesture that has begun is cancelled, and its action is sent. A recogniser that has not decided fails. Touches
    /// that it held back are delivered (SPEC 175, 302).
    void removeGestureRecognizer(const GestureRecognizer &recognizer) const;
    /// Move a subview to the back; nothing changes if `subview` is not a subview of `view`.
    void sendSubviewToBack(const View &subview) const;
    /// Set alpha: clamped to 0…1 and stored as a 32-bit float; NaN is ignored (SPEC 31). Below alphaHitThreshold the view is not hit;
    /// ancestors' alpha does not multiply (SPEC 34).
    void setAlpha(double alpha) const;
    /// Set the anchor point in units of the bounds size; default (0.5, 0.5). The centre stays, so the view moves (SPEC 1).
    /// @param anchorPoint finite.
    void setAnchorPoint(Point anchorPoint) const;
    /// Set whether the host animates the view without allowing interaction. Hit-testing treats that as userInteractionEnabled false (SPEC
    /// 53).
    void setAnimating(bool animating) const;
    /// Set the bounds, the view's rectangle in its own coordinates. Setting it leaves the centre where it is. A new origin scrolls the
    /// content and does not move the view (SPEC 4). A new size resizes views of controllers that fill this view, as setFrame()
    /// does.
    /// @param bounds own coordinates; finite.
    void setBounds(Rect bounds) const;
    /// Set the centre: where the anchor point lies in superview coordinates (SPEC 1).
    /// @param center superview coordinates; finite.
    void setCenter(Point center) const;
    /// Set clipsToBounds: whether the host clips its drawing to the bounds; hit-testing ignores it (SPEC 29).
    void setClipsToBounds(bool clips) const;
    /// Set exclusiveTouch: while this view has a touch, other views of the window receive none; and this view receives none while another
    /// one has a touch (SPEC 98).
    void setExclusiveTouch(bool exclusive) const;
    /// Set the frame: the bounding box of the transformed bounds in superview coordinates (SPEC 2). Setting it changes bounds.size and the
    /// centre, and keeps bounds.origin. With a transform the bounds size is chosen so that the bounding box has this size (SPEC 3). Views
    /// of controllers that fill this view get its new size (SPEC 317).
    /// @param frame in superview coordinates; finite.
    void setFrame(Rect frame) const;
    /// Set hidden: whether the view and its subtree are neither shown nor hit (SPEC 32). A window that is no longer hidden is shown in
    /// front of its level (SPEC 280).
    void setHidden(bool hidden) const;
    /// Set multipleTouchEnabled: whether the view receives more than one touch at a time (SPEC 95).
    void setMultipleTouchEnabled(bool enabled) const;
    /// Set the transform about the anchor point; default identity. A view whose transform cannot be inverted, and its subtree, are never
    /// hit (SPEC 13).
    /// @param transform finite.
    void setTransform(Transform transform) const;
    /// Set userInteractionEnabled: whether the view and its subtree can be hit (SPEC 32). Touches in progress continue (SPEC 300).
    void setUserInteractionEnabled(bool enabled) const;
    /// Set the drawing order of the layer; it has no effect on hit-testing (SPEC 28).
    /// @param z finite.
    void setZPosition(double z) const;

  protected:
    friend struct detail::Access;
    View(detail::Adopt tag, RKObjectRef reference) noexcept : Responder(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// A window, which is a view. See window.h.
class Window : public View {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Window";
    /// C's handle, which this one keeps.
    using Ref = RKWindowRef;
    /// No object.
    constexpr Window() noexcept = default;
    /// Create an object of this class.
    Window(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKWindowRef ref() const noexcept { return reinterpret_cast<RKWindowRef>(reference_); }
    /// List the touch targets of a window that touches cannot reach, or that are hard to hit (SPEC 355). Nothing is changed.
    /// @param options may be {}: no flags, 24 and 44 points.
    std::vector<AuditFinding> audit(const AuditOptions &options = {}) const;
    /// Convert a point from another window's coordinates (none: screen) to this window's.
    Point convertPointFrom(Point point, const Window &from = {}) const;
    /// Convert a point from the window's coordinates to another window's; none: screen coordinates (SPEC 8).
    Point convertPointTo(Point point, const Window &to = {}) const;
    /// Convert a rectangle (bounding box) from another window's coordinates (none: screen) to this window's.
    Rect convertRectFrom(Rect rect, const Window &from = {}) const;
    /// Convert a rectangle (bounding box) from the window's coordinates to another window's; none: screen coordinates.
    Rect convertRectTo(Rect rect, const Window &to = {}) const;
    /// Find the window's first responder (SPEC 125).
    Responder firstResponder() const;
    /// Read the level; default 0.
    double level() const;
    /// Find the root view controller.
    ViewController rootViewController() const;
    /// Read the screen; default 0.
    uint32_t screen() const;
    /// Read whether the window is the key window.
    bool isKey() const;
    /// Make the window key, unless its can_become_key_window returns false. If it is hidden, it becomes key later, when it is shown; a
    /// later call for another window replaces this (SPEC 281).
    void makeKey() const;
    /// Show the window in front of its level and make it key, if it can become key (SPEC 280, 281).
    void makeKeyAndVisible() const;
    /// Set the level: windows of higher levels are hit-tested first (SPEC 43). The window moves to the front of its new level.
    /// @param level finite.
    void setLevel(double level) const;
    /// Set the root view controller. The old controller's view leaves the window. The new controller's view is loaded and added, and fills
    /// the window's bounds from then on (SPEC 282).
    /// @param controller retained by the window. The root of another window moves to this one. {} removes.
    void setRootViewController(const ViewController &controller) const;
    /// Set the screen of the window; it receives touches of that screen only (SPEC 43).
    /// @param screen any number.
    void setScreen(uint32_t screen) const;

  protected:
    friend struct detail::Access;
    Window(detail::Adopt tag, RKObjectRef reference) noexcept : View(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// A control, which is a view: a button, switch, slider, stepper, text field and others. See control.h.
class Control : public View {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Control";
    /// C's handle, which this one keeps.
    using Ref = RKControlRef;
    /// No object.
    constexpr Control() noexcept = default;
    /// Create an object of this class.
    Control(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKControlRef ref() const noexcept { return reinterpret_cast<RKControlRef>(reference_); }
    /// Call a function when one of these events is sent: f(), f(Control &), f(Control &, ControlEvents) or f(Control &, ControlEvents, const Event &).
    template <class F> ActionId on(ControlEvents events, F function) const;
    /// Add a target and selector: addTarget:action:forControlEvents:. The same pair merges its events (SPEC 138).
    /// @param target a responder or gesture recogniser, weak; {}: found along the responder chain when the action is sent (SPEC 136).
    /// @param selector UTF-8, 1 to 255 bytes, at most two colons (SPEC 137).
    /// @param events the events for which it is sent; not 0.
    void addTarget(const Object &target, const Text &selector, ControlEvents events) const;
    /// Read allControlEvents: all events for which a target or function was added.
    ControlEvents allControlEvents() const;
    /// Read numberOfSegments or numberOfPages.
    int64_t count() const;
    /// Read selectedSegmentIndex or currentPage.
    int64_t selectedIndex() const;
    /// Read the state, a mask of ControlState.
    ControlState state() const;
    /// Read the value of a Slider or Stepper; default 0.
    double value() const;
    /// Read minimumValue and maximumValue.
    /// @return {minimum, maximum}
    std::tuple<double, double> valueRange() const;
    /// Read isContinuous.
    bool isContinuous() const;
    /// Read enabled.
    bool isEnabled() const;
    /// Read highlighted.
    bool isHighlighted() const;
    /// Read selected.
    bool isSelected() const;
    /// Read touchInside: whether the tracked touch is inside, or the last tracked one was (SPEC 145).
    bool isTouchInside() const;
    /// Read whether the control tracks a touch.
    bool isTracking() const;
    /// Perform the control's primary action: performPrimaryAction. Sends ControlEvents::PrimaryActionTriggered, as a button does together
    /// with TouchUpInside. A disabled control sends nothing (SPEC 324).
    void performPrimaryAction() const;
    /// Remove a function that was added.
    void removeAction(uint64_t identifier) const;
    /// Remove events from targets: removeTarget:action:forControlEvents:. A pair without events is removed (SPEC 139).
    /// @param target {} matches every target.
    /// @param selector nullptr matches every selector.
    void removeTarget(const Object &target, const Text &selector, ControlEvents events) const;
    /// Call sendAction:to:forEvent: of a control, overrides included.
    /// @param target {}: nil-targeted.
    /// @param event may be {}.
    void sendAction(const Text &selector, const Object &target = {}, const Event &event = {}) const;
    /// Send the actions of a mask: sendActionsForControlEvents: (SPEC 141). Each entry whose events intersect it is sent once.
    void sendActions(ControlEvents events) const;
    /// Set isContinuous: whether a Slider or Stepper sends ValueChanged for every change during tracking, or once at its end. Default true.
    void setContinuous(bool continuous) const;
    /// Set how many segments (SegmentedControl) or pages (PageControl) there are; default 0.
    /// @param count 0 to 1,000,000; the selection is clamped to it.
    void setCount(int64_t count) const;
    /// Set enabled: whether the control tracks touches. Disabling while tracking cancels it (SPEC 149); a disabled control is hit all the
    /// same (SPEC 51). Default true.
    void setEnabled(bool enabled) const;
    /// Set highlighted: whether the control is shown as pressed; tracking sets it too.
    void setHighlighted(bool highlighted) const;
    /// Set selected: whether the control is selected, for the program to use. Default false.
    void setSelected(bool selected) const;
    /// Set the index of a segmented control's selected segment (selectedSegmentIndex; -1, the default, is none), or of a page control's
    /// shown page (currentPage; default 0).
    void setSelectedIndex(int64_t index) const;
    /// Set the value of a Slider or Stepper, clamped to its range.
    /// @param value finite.
    void setValue(double value) const;
    /// Set minimumValue and maximumValue of a Slider (default 0, 1) or Stepper (default 0, 100); the value is clamped.
    /// @param minimum finite, minimum <= maximum.
    /// @param maximum finite, minimum <= maximum.
    void setValueRange(double minimum, double maximum) const;

  protected:
    friend struct detail::Access;
    Control(detail::Adopt tag, RKObjectRef reference) noexcept : View(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// A scroll view, which is a view. See scroll.h.
class ScrollView : public View {
  public:
    /// C's name of the class.
    static constexpr const char *className = "ScrollView";
    /// C's handle, which this one keeps.
    using Ref = RKScrollViewRef;
    /// No object.
    constexpr ScrollView() noexcept = default;
    /// Create an object of this class.
    ScrollView(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKScrollViewRef ref() const noexcept { return reinterpret_cast<RKScrollViewRef>(reference_); }
    /// Set the delegate, which lives as long as it is set. D is the delegate's own class: what it overrides is asked.
    template <class D> void setDelegate(std::shared_ptr<D> delegate) const;
    /// Set a delegate that is an object made by deriving, or a part of the program that lives longer; it is not kept.
    template <class D, class = std::enable_if_t<std::is_base_of_v<ScrollViewDelegate, D>>> void setDelegate(D &delegate) const;
    /// Have no delegate.
    void setDelegate(std::nullptr_t) const;
    /// Read alwaysBounceHorizontal.
    bool alwaysBounceHorizontal() const;
    /// Read alwaysBounceVertical.
    bool alwaysBounceVertical() const;
    /// Read bounces: whether it bounces on both axes (SPEC 338).
    bool bounces() const;
    /// Read bouncesHorizontally.
    bool bouncesHorizontally() const;
    /// Read bouncesVertically.
    bool bouncesVertically() const;
    /// Read bouncesZoom.
    bool bouncesZoom() const;
    /// Read canCancelContentTouches.
    bool canCancelContentTouches() const;
    /// Deprecated. Read chainsToAncestor: whether all three properties are true.
    bool chainsToAncestor() const;
    /// Read delaysContentTouches.
    bool delaysContentTouches() const;
    /// Show the indicators for scrollIndicatorFlashDuration: flashScrollIndicators (SPEC 341). The time at which they disappear is a
    /// deadline (nextDeadline()).
    void flashScrollIndicators() const;
    /// Read contentInset.
    EdgeInsets contentInset() const;
    /// Read contentOffset, which is bounds.origin (SPEC 243).
    Point contentOffset() const;
    /// Read the legal range of contentOffset: origin = least, origin + size = greatest (SPEC 243).
    Rect contentOffsetRange() const;
    /// Read contentSize.
    Size contentSize() const;
    /// Read decelerationRate.
    ScrollViewDecelerationRate decelerationRate() const;
    /// Find the delegate object; none if there is none. A delegate whose object has ended is removed at its next call, or here.
    Object delegate() const;
    /// Read the present frame of the horizontal indicator, visible or not (SPEC 341).
    Rect horizontalScrollIndicator() const;
    /// Read horizontalScrollIndicatorInsets.
    EdgeInsets horizontalScrollIndicatorInsets() const;
    /// Find the pan recogniser that scrolls: a Pan that stays attached for the scroll view's life. The host may set its delegate,
    /// requirements and targets.
    Pan panGestureRecognizer() const;
    /// Find the pinch recogniser that zooms; see panGestureRecognizer().
    Pinch pinchGestureRecognizer() const;
    /// Read the velocity of a drag, a deceleration or an animation at the clock's time; (0, 0) at rest. For a deceleration or an animation
    /// it is the exact derivative of the offset (SPEC 255).
    Point velocity() const;
    /// Read the present frame of the vertical indicator, visible or not (SPEC 341).
    Rect verticalScrollIndicator() const;
    /// Read verticalScrollIndicatorInsets.
    EdgeInsets verticalScrollIndicatorInsets() const;
    /// Read zoomScale; 1 before the first zoom.
    double zoomScale() const;
    /// Read minimumZoomScale and maximumZoomScale.
    /// @return {minimum, maximum}
    std::tuple<double, double> zoomScaleRange() const;
    /// Read isDecelerating: whether the content still moves after the finger has lifted (SPEC 246).
    bool isDecelerating() const;
    /// Read directionalLockEnabled.
    bool isDirectionalLockEnabled() const;
    /// Read isDragging: whether a finger scrolls, from the pan's beginning to its end (SPEC 246).
    bool isDragging() const;
    /// Read whether the horizontal indicator is visible now (SPEC 341).
    bool isHorizontalScrollIndicatorVisible() const;
    /// Read pagingEnabled.
    bool isPagingEnabled() const;
    /// Read isScrollAnimating: whether the offset is animated, as by setContentOffset() (SPEC 340).
    bool isScrollAnimating() const;
    /// Read scrollEnabled.
    bool isScrollEnabled() const;
    /// Read isTracking: whether a finger is on the scroll view or its content (SPEC 246).
    bool isTracking() const;
    /// Read whether the vertical indicator is visible now (SPEC 341).
    bool isVerticalScrollIndicatorVisible() const;
    /// Read isZoomAnimating: whether the scale is animated, the return into its range included (SPEC 340).
    bool isZoomAnimating() const;
    /// Read isZoomBouncing: whether the scale is returning into its range.
    bool isZoomBouncing() const;
    /// Read isZooming: whether the pinch is in progress.
    bool isZooming() const;
    /// Scroll by the shortest distance that makes a rectangle of the content visible, within the legal range:
    /// scrollRectToVisible:animated:.
    /// @param rect in bounds space; finite.
    void scrollRectToVisible(Rect rect, bool animated = false) const;
    /// Scroll to the top, as a tap on the status bar does. If scrollsToTop is set and should_scroll_to_top returns true, animate to the top
    /// and send didScrollToTop. At the top, send didScrollToTop at once.
    bool scrollToTop() const;
    /// Read scrollsToTop.
    bool scrollsToTop() const;
    /// Set alwaysBounceHorizontal: whether it bounces horizontally even if the content fits (SPEC 244). Default false.
    void setAlwaysBounceHorizontal(bool value) const;
    /// Set alwaysBounceVertical: whether it bounces vertically even if the content fits (SPEC 244). Default false.
    void setAlwaysBounceVertical(bool value) const;
    /// Set bounces: whether the content can move beyond the edges and then returns. It sets bouncesHorizontally and bouncesVertically (SPEC
    /// 253, 338). Default true.
    void setBounces(bool value) const;
    /// Set bouncesHorizontally: whether dragging and deceleration go beyond the left and right edges (SPEC 338). Default true.
    void setBouncesHorizontally(bool value) const;
    /// Set bouncesVertically: whether dragging and deceleration go beyond the top and bottom edges (SPEC 338). Default true.
    void setBouncesVertically(bool value) const;
    /// Set bouncesZoom: whether the scale may leave its range and returns (SPEC 268). Default true.
    void setBouncesZoom(bool value) const;
    /// Set canCancelContentTouches: whether scrolling may cancel touches that subviews have received (SPEC 250). Default true.
    void setCanCancelContentTouches(bool value) const;
    /// Set chainsToAncestor: whether touches and wheels move the ancestor. True sets three properties: transfersTouchesToParent,
    /// transfersHorizontalScrollingToParent and transfersVerticalScrollingToParent. False clears transfersTouchesToParent only, because
    /// wheels never depended on chainsToAncestor (SPEC 337). Default false.
    void setChainsToAncestor(bool value) const;
    /// Set contentInset: the distances that widen the legal range at the edges (SPEC 243). Default all 0.
    /// @param insets finite.
    void setContentInset(EdgeInsets insets) const;
    /// Set contentOffset.
    /// @param offset finite.
    void setContentOffset(Point offset, bool animated = false) const;
    /// Set contentSize: how large the content is. The offset stays, even outside the new range. Default (0, 0).
    /// @param size finite, not negative.
    void setContentSize(Size size) const;
    /// Set decelerationRate: how fast a flick comes to rest (SPEC 255). Default normal.
    void setDecelerationRate(ScrollViewDecelerationRate rate) const;
    /// Set delaysContentTouches: whether touches for subviews are delayed by scrollContentTouchDelay (SPEC 247, 251). Default true.
    void setDelaysContentTouches(bool value) const;
    /// Set directionalLockEnabled: whether a drag that begins along one axis stays on it (SPEC 265). Default false.
    void setDirectionalLockEnabled(bool value) const;
    /// Set horizontalScrollIndicatorInsets. They are added to the 3 points between the horizontal indicator's track and the edges (SPEC
    /// 341). Default all 0.
    /// @param insets finite.
    void setHorizontalScrollIndicatorInsets(EdgeInsets insets) const;
    /// Set pagingEnabled: whether scrolling stops at multiples of the bounds' size (SPEC 264). Default false.
    void setPagingEnabled(bool value) const;
    /// Set scrollEnabled: whether fingers and wheels scroll it; false ends a drag (SPEC 242). Default true.
    void setScrollEnabled(bool value) const;
    /// Set scrollsToTop: whether scrollToTop() scrolls (SPEC 242). Default true.
    void setScrollsToTop(bool value) const;
    /// Set showsHorizontalScrollIndicator: whether the scroll view has a horizontal indicator (SPEC 341). Default true.
    void setShowsHorizontalScrollIndicator(bool value) const;
    /// Set showsVerticalScrollIndicator: whether the scroll view has a vertical indicator (SPEC 341). Default true.
    void setShowsVerticalScrollIndicator(bool value) const;
    /// Set transfersHorizontalScrollingToParent: whether scrolling by a wheel or trackpad beyond the left and right edges moves the nearest
    /// ancestor that can scroll that way (SPEC 337). Default true.
    void setTransfersHorizontalScrollingToParent(bool value) const;
    /// Set transfersTouchesToParent: whether a drag by fingers beyond an edge moves the nearest ancestor that can scroll that way, within
    /// the same touch. It concerns only axes on which wheels are transferred, too: see
    /// setTransfersHorizontalScrollingToParent() and its vertical counterpart. UIKit does not do this (SPEC 337).
    /// Default false.
    void setTransfersTouchesToParent(bool value) const;
    /// Set transfersVerticalScrollingToParent: whether scrolling by a wheel or trackpad beyond the top and bottom edges moves the nearest
    /// ancestor that can scroll that way (SPEC 337). Default true.
    void setTransfersVerticalScrollingToParent(bool value) const;
    /// Set verticalScrollIndicatorInsets. They are added to the 3 points between the vertical indicator's track and the edges (SPEC 341).
    /// Default all 0.
    /// @param insets finite.
    void setVerticalScrollIndicatorInsets(EdgeInsets insets) const;
    /// Set zoomScale, clamped to its range, about the middle of the bounds. Nothing happens without a view for zooming.
    /// @param scale finite, above 0.
    void setZoomScale(double scale, bool animated = false) const;
    /// Set minimumZoomScale and maximumZoomScale, which are stored as given. zoomScale is clamped to this range. If the minimum is greater
    /// than the maximum, zoomScale is the maximum. Default 1, 1: no zooming.
    /// @param minimum finite, not negative.
    /// @param maximum finite, not negative.
    void setZoomScaleRange(double minimum, double maximum) const;
    /// Read showsHorizontalScrollIndicator.
    bool showsHorizontalScrollIndicator() const;
    /// Read showsVerticalScrollIndicator.
    bool showsVerticalScrollIndicator() const;
    /// Stop scrolling and zooming, drags and pinches included: stopScrollingAndZooming (SPEC 339). The delegate receives the closing call
    /// of each movement. A scroll view at rest is not changed.
    void stopScrollingAndZooming() const;
    /// Read transfersHorizontalScrollingToParent.
    bool transfersHorizontalScrollingToParent() const;
    /// Read transfersTouchesToParent.
    bool transfersTouchesToParent() const;
    /// Read transfersVerticalScrollingToParent.
    bool transfersVerticalScrollingToParent() const;
    /// Zoom and scroll so that a rectangle fills the bounds, as far as the ranges allow: zoomToRect:animated:.
    /// @param rect in the coordinates of the view for zooming; finite, not empty.
    void zoomToRect(Rect rect, bool animated = false) const;

  protected:
    friend struct detail::Access;
    ScrollView(detail::Adopt tag, RKObjectRef reference) noexcept : View(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// A view controller. See controller.h.
class ViewController : public Responder {
  public:
    /// C's name of the class.
    static constexpr const char *className = "ViewController";
    /// C's handle, which this one keeps.
    using Ref = RKViewControllerRef;
    /// No object.
    constexpr ViewController() noexcept = default;
    /// Create an object of this class.
    explicit ViewController(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKViewControllerRef ref() const noexcept { return reinterpret_cast<RKViewControllerRef>(reference_); }
    /// Make a controller a child of another; it leaves its present parent first. The host places the child's view.
    /// @param child retained by the parent.
    void addChild(const ViewController &child) const;
    /// Begin the appearance or disappearance of a child (SPEC 321), for a container whose shouldAutomaticallyForwardAppearanceMethods
    /// returns false. Calls view_will_appear or view_will_disappear, unless the child is in that state already. The view of a child that
    /// appears is loaded first.
    /// @param appearing whether it appears.
    /// @param animated passed to the callbacks.
    void beginAppearanceTransition(bool appearing, bool animated = false) const;
    /// Dismiss a presented controller with all that is presented on top of it.
    void dismiss() const;
    /// End a transition of beginAppearanceTransition(): calls view_is_appearing and view_did_appear, or
    /// view_did_disappear. Without such a transition it calls nothing.
    void endAppearanceTransition() const;
    /// List the children in the order they were added.
    std::vector<ViewController> children() const;
    /// Find the parent.
    ViewController parent() const;
    /// Find the controller that this one presents.
    ViewController presented() const;
    /// Find the controller that presents this one.
    ViewController presenting() const;
    /// Find the controller's view. A view that is not loaded is loaded first: load_view, then view_did_load.
    View view() const;
    /// Find the controller's view without loading it (SPEC 115).
    View viewIfLoaded() const;
    /// Present a controller: the presented controller's next responder becomes the presenting one (SPEC 113). If the presenting controller
    /// is in a window, the presented view is loaded. Unless it has a superview, it then fills that window, in front of the other views
    /// (SPEC 316).
    /// @param presented retained by the presenting controller.
    void present(const ViewController &presented) const;
    /// Remove a controller from its parent; without parent nothing changes. Its view stays where it is.
    void removeFromParent() const;
    /// Set the controller's view.
    /// @param view retained by the controller; {} unloads. The old view stays where it is in the tree, without controller.
    void setView(const View &view) const;

  protected:
    friend struct detail::Access;
    ViewController(detail::Adopt tag, RKObjectRef reference) noexcept : Responder(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// The application. See application.h.
class Application : public Responder {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Application";
    /// C's handle, which this one keeps.
    using Ref = RKApplicationRef;
    /// No object.
    constexpr Application() noexcept = default;
    /// Create an object of this class.
    explicit Application(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKApplicationRef ref() const noexcept { return reinterpret_cast<RKApplicationRef>(reference_); }
    /// Start ignoring touches, presses, wheels and trackpads. Touches, presses and a shake in progress are cancelled; new updates are
    /// dropped before hit-testing. Calls nest (SPEC 286).
    void beginIgnoringInteractionEvents() const;
    /// Start receiving remote-control events. Calls do not nest (SPEC 276).
    void beginReceivingRemoteControlEvents() const;
    /// Undo one beginIgnoringInteractionEvents().
    void endIgnoringInteractionEvents() const;
    /// Stop receiving remote-control events.
    void endReceivingRemoteControlEvents() const;
    /// Find the delegate.
    Responder delegate() const;
    /// Read whether the application is active; default true.
    bool isActive() const;
    /// Read whether events are being ignored.
    bool isIgnoringInteractionEvents() const;
    /// Read whether the application receives remote-control events; default false.
    bool isReceivingRemoteControlEvents() const;
    /// Send an action through the application: sendAction:to:from:forEvent: (SPEC 135, 136).
    /// @param selector UTF-8, 1 to 255 bytes, at most two colons.
    /// @param target a responder or gesture recogniser; {} searches.
    /// @param sender any object with a class; may be {}.
    /// @param event may be {}.
    bool sendAction(const Text &selector, const Object &target = {}, const Object &sender = {}, const Event &event = {}) const;
    /// Send an event through the application: sendEvent:, overrides included.
    void sendEvent(const Event &event) const;
    /// Set whether the application is active. Becoming inactive cancels all touches, presses and a shake (SPEC 287).
    void setActive(bool active) const;
    /// Set the delegate. A plain responder (no view, view controller or application) is then the last responder of the chain (SPEC 119).
    /// @param delegate weak; {} removes.
    void setDelegate(const Responder &delegate) const;

  protected:
    friend struct detail::Access;
    Application(detail::Adopt tag, RKObjectRef reference) noexcept : Responder(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// A gesture recogniser, which is not a responder (SPEC 123). See gesture.h.
class GestureRecognizer : public Object {
  public:
    /// C's name of the class.
    static constexpr const char *className = "GestureRecognizer";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr GestureRecognizer() noexcept = default;
    /// Create an object of this class.
    explicit GestureRecognizer(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(GestureRecognizer &).
    template <class F> ActionId on(F function) const;
    /// Set the delegate, which lives as long as it is set. D is the delegate's own class: what it overrides is asked.
    template <class D> void setDelegate(std::shared_ptr<D> delegate) const;
    /// Set a delegate that is an object made by deriving, or a part of the program that lives longer; it is not kept.
    template <class D, class = std::enable_if_t<std::is_base_of_v<GestureRecognizerDelegate, D>>> void setDelegate(D &delegate) const;
    /// Have no delegate.
    void setDelegate(std::nullptr_t) const;
    /// Add a target and selector: addTarget:action:. The same pair is added once (SPEC 164).
    /// @param target a responder or recogniser, weak. If its class does not implement the selector when the action is sent, a diagnostic is
    /// reported.
    /// @param selector UTF-8, 1 to 255 bytes, "name" or "name:" (the recogniser).
    void addTarget(const Object &target, const Text &selector) const;
    /// Call canBePreventedByGestureRecognizer:, overrides included.
    bool canBePreventedBy(const GestureRecognizer &other) const;
    /// Call canPreventGestureRecognizer:, overrides included.
    bool canPrevent(const GestureRecognizer &other) const;
    /// Read cancelsTouchesInView.
    bool cancelsTouchesInView() const;
    /// Read delaysTouchesBegan.
    bool delaysTouchesBegan() const;
    /// Read delaysTouchesEnded.
    bool delaysTouchesEnded() const;
    /// Read allowedPressTypes.
    uint64_t allowedPressTypes() const;
    /// Read allowedTouchTypes.
    uint32_t allowedTouchTypes() const;
    /// List the recognisers that this one requires to fail for its present attempt alone, because a method of a delegate or class returned
    /// true (SPEC 181). The list does not include those of failureRequirements().
    std::vector<GestureRecognizer> attemptFailureRequirements() const;
    /// Read buttonMask of the recogniser's last event: the buttons of the pointer, one bit each.
    uint32_t buttonMask() const;
    /// Find the delegate object; none if there is none. A delegate whose object has ended is removed at its next call, or here.
    Object delegate() const;
    /// List the recognisers that this one requires to fail, in the order of requireToFail(). Destroyed ones are
    /// left out.
    std::vector<GestureRecognizer> failureRequirements() const;
    /// Read locationInView:, the centre of the active touches. Without active touches it is the last such centre. Of a tap it is the centre
    /// of the first tap's touches (SPEC 201). Of a swipe it is the centre of the points where its touches began (SPEC 228).
    /// @param view {}: window coordinates.
    Point location(const View &view = {}) const;
    /// Read locationOfTouch:inView:.
    /// @param index 0 to numberOfTouches - 1, in the order in which they began.
    Point locationOfTouch(size_t index, const View &view = {}) const;
    /// Read modifierFlags: the modifier keys of the recogniser's last event.
    KeyModifierFlags modifierFlags() const;
    /// Read numberOfTouches, the number of active touches. In the action of a tap it is numberOfTouchesRequired (SPEC 201).
    size_t numberOfTouches() const;
    /// List the tracked presses, in the order in which they began.
    std::vector<Press> presses() const;
    /// Read the state; during an action, that of its round.
    GestureRecognizerState state() const;
    /// List the tracked touches, in the order in which they began.
    std::vector<Touch> touches() const;
    /// Find the view a recogniser is attached to; none if none.
    View view() const;
    /// Stop tracking a touch: ignoreTouch:forEvent:; for methods of the recogniser's own class (SPEC 106).
    void ignoreTouch(const Touch &touch) const;
    /// Read enabled.
    bool isEnabled() const;
    /// Remove a function that was added.
    void removeAction(uint64_t identifier) const;
    /// Remove targets: removeTarget:action:.
    /// @param target {} matches every target.
    /// @param selector nullptr matches every selector.
    void removeTarget(const Object &target, const Text &selector) const;
    /// Require that another recogniser fails before this one leaves possible: requireGestureRecognizerToFail: (SPEC 178). The same pair
    /// counts once.
    /// @param other weak.
    void requireToFail(const GestureRecognizer &other) const;
    /// Read requiresExclusiveTouchType.
    bool requiresExclusiveTouchType() const;
    /// Set allowedPressTypes, a mask with bit 1 << PressType for each type; default none. A Tap or LongPress counts presses like touches
    /// (SPEC 271).
    void setAllowedPressTypes(uint64_t types) const;
    /// Set allowedTouchTypes, a mask with bit 1 << TouchType for each type; default all (SPEC 157, 171).
    void setAllowedTouchTypes(uint32_t types) const;
    /// Set cancelsTouchesInView: whether recognition cancels the touches in their view (SPEC 86, 88). Default true.
    void setCancelsTouchesInView(bool value) const;
    /// Set delaysTouchesBegan: whether began is held back from views while the recogniser is possible (SPEC 101). Default false.
    void setDelaysTouchesBegan(bool value) const;
    /// Set delaysTouchesEnded: whether ended is held back from views while the recogniser is possible (SPEC 102). Default true.
    void setDelaysTouchesEnded(bool value) const;
    /// Set enabled: whether the recogniser receives touches. Disabling takes effect at once: a gesture that has begun is cancelled, and a
    /// recogniser that is possible fails (SPEC 175). Default true.
    void setEnabled(bool enabled) const;
    /// Set requiresExclusiveTouchType: whether, after the first touch, only touches of its type are accepted (SPEC 171). Default true.
    void setRequiresExclusiveTouchType(bool value) const;
    /// Set the state; for methods of the recogniser's own class (SPEC 159-161, 166, 177).
    void setState(GestureRecognizerState state) const;

  protected:
    friend struct detail::Access;
    GestureRecognizer(detail::Adopt tag, RKObjectRef reference) noexcept : Object(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// One finger, from its touch-down to its lift. See event.h.
class Touch : public Object {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Touch";
    /// C's handle, which this one keeps.
    using Ref = RKTouchRef;
    /// No object.
    constexpr Touch() noexcept = default;
    /// C's handle; nullptr if there is none. It is borrowed.
    RKTouchRef ref() const noexcept { return reinterpret_cast<RKTouchRef>(reference_); }
    /// Read the pencil's angle above the surface as given, in radians.
    double altitudeAngle() const;
    /// Read the direction in which the pencil leans as given, in radians.
    double azimuthAngle() const;
    /// Read azimuthUnitVector(in:): a vector of length 1 in the direction in which the pencil leans, along the axes of a view (SPEC 343).
    /// @param view {}: the touch's window.
    Point azimuthUnitVector(const View &view = {}) const;
    /// Read the buttons of the pointer; 0 for other types.
    uint32_t buttonMask() const;
    /// List coalescedTouches: the samples that were merged into the touch's present one, oldest first, and the present one last (SPEC 71,
    /// 292). If nothing was merged, the list has one entry.
    std::vector<TouchSnapshot> coalesced() const;
    /// Read which properties of the touch's last sample are estimates (SPEC 345).
    TouchProperties estimatedProperties() const;
    /// Read which of the estimated properties the device will still report (SPEC 345).
    TouchProperties estimatedPropertiesExpectingUpdates() const;
    /// Read the host's number for the updates of the touch's last sample; 0 without (SPEC 345).
    int64_t estimationUpdateIndex() const;
    /// Read the force as given.
    double force() const;
    /// List touch.gestureRecognizers: the recognisers that received the touch and have neither refused nor ignored it, in the order of
    /// their calls (SPEC 59, 80, 169).
    std::vector<GestureRecognizer> gestureRecognizers() const;
    /// Read the host's number of the finger.
    int64_t id() const;
    /// Read the location, computed with the view's present geometry (SPEC 19).
    /// @param view any view in the touch's window or another window; {}: the touch's window (SPEC 18), or the screen if it has none.
    Point location(const View &view = {}) const;
    /// Read the radius of the contact as given, in points.
    double majorRadius() const;
    /// Read the tolerance of the contact's radius, as given, in points.
    double majorRadiusTolerance() const;
    /// Read the greatest force that the device can report, as given.
    double maximumPossibleForce() const;
    /// Read the phase.
    TouchPhase phase() const;
    /// Read preciseLocation(in:): the location with the device's full resolution (SPEC 344); otherwise as location().
    Point preciseLocation(const View &view = {}) const;
    /// Read precisePreviousLocation(in:) (SPEC 344); otherwise as previousLocation().
    Point precisePreviousLocation(const View &view = {}) const;
    /// Predict the touch's location from its samples of the last 0.1 seconds, merged ones included (SPEC 342).
    /// @param model the model of motion.
    /// @param ahead seconds after the touch's last sample, 0 to 1.
    TouchSnapshot predicted(PredictionModel model, double ahead) const;
    /// Read the location at the preceding update (SPEC 65); otherwise as location().
    Point previousLocation(const View &view = {}) const;
    /// Read the pencil's roll about its own axis as given, in radians; 0 where unknown (SPEC 343).
    double rollAngle() const;
    /// Read tapCount: which tap in a row this is; 0 once the touch has moved too far (SPEC 68-70).
    uint32_t tapCount() const;
    /// Read the time of the touch's last change, in seconds (SPEC 64).
    double timestamp() const;
    /// Read the type.
    TouchType type() const;
    /// Find the hit view (SPEC 57). none: there was none, or the touch was taken from it, by a recogniser or because the view left its
    /// window (SPEC 58). During touchesCancelled the touch still has its view.
    View view() const;
    /// Find the window of the touch; none if it has none.
    Window window() const;
    /// Read whether views never receive the touch. The causes are: multipleTouchEnabled or exclusiveTouch (SPEC 95, 98, 100);
    /// touchesShouldBegin, which returned false (SPEC 247); the touch stopped a scroll view (SPEC 263).
    bool isWithheld() const;

  protected:
    friend struct detail::Access;
    Touch(detail::Adopt tag, RKObjectRef reference) noexcept : Object(tag, reference) {}
};

/// One press of a button or key, from down to up. See press.h.
class Press : public Object {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Press";
    /// C's handle, which this one keeps.
    using Ref = RKPressRef;
    /// No object.
    constexpr Press() noexcept = default;
    /// C's handle; nullptr if there is none. It is borrowed.
    RKPressRef ref() const noexcept { return reinterpret_cast<RKPressRef>(reference_); }
    /// Copy the key's characters; "" for a button.
    std::string characters() const;
    /// Copy the key's characters without modifiers except shift; otherwise as characters().
    std::string charactersIgnoringModifiers() const;
    /// Read the force, 0 to 1 (SPEC 269).
    double force() const;
    /// List the recognisers that track the press, in the order of their calls (SPEC 271).
    std::vector<GestureRecognizer> gestureRecognizers() const;
    /// Read the host's number of the button.
    int64_t id() const;
    /// Read the key's code; 0 for a button.
    uint32_t keyCode() const;
    /// Read the modifiers of the press's last sample.
    KeyModifierFlags modifierFlags() const;
    /// Read the phase.
    PressPhase phase() const;
    /// Find the responder of the press (SPEC 270); none after the responder has ended, or the press was cancelled for it.
    Responder responder() const;
    /// Read the time of the press's last change, in seconds.
    double timestamp() const;
    /// Read the type.
    PressType type() const;
    /// Find the window that was key when the press began; none after the window has ended.
    Window window() const;

  protected:
    friend struct detail::Access;
    Press(detail::Adopt tag, RKObjectRef reference) noexcept : Object(tag, reference) {}
};

/// NavigationController, as UIKit has it.
class NavigationController : public ViewController {
  public:
    /// C's name of the class.
    static constexpr const char *className = "NavigationController";
    /// C's handle, which this one keeps.
    using Ref = RKViewControllerRef;
    /// No object.
    constexpr NavigationController() noexcept = default;
    /// Create an object of this class.
    NavigationController(ContextRef context, const ViewController &root = {});
    /// C's handle; nullptr if there is none. It is borrowed.
    RKViewControllerRef ref() const noexcept { return reinterpret_cast<RKViewControllerRef>(reference_); }
    /// Find the last controller pushed.
    ViewController top() const;
    /// Find the visible controller (SPEC 318): the one that was pushed last, or the last one presented on top of it.
    ViewController visible() const;
    /// Pop the last controller. The view of the previous one is loaded and replaces its view. The first controller stays.
    bool pop() const;
    /// Pop all controllers except the first, whose view is then shown.
    bool popToRoot() const;
    /// Push a controller on a navigation controller as its last child. Its view replaces the view of the previous controller (SPEC 116) and
    /// fills the navigation controller's view from then on (SPEC 317). Both views are loaded first.
    /// @param content retained as a child; must not be a child of `controller` yet.
    void push(const ViewController &content) const;

  protected:
    friend struct detail::Access;
    NavigationController(detail::Adopt tag, RKObjectRef reference) noexcept : ViewController(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, const ViewController &root);
};

/// Button, as UIKit has it.
class Button : public Control {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Button";
    /// C's handle, which this one keeps.
    using Ref = RKControlRef;
    /// No object.
    constexpr Button() noexcept = default;
    /// Create an object of this class.
    Button(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKControlRef ref() const noexcept { return reinterpret_cast<RKControlRef>(reference_); }
    /// Call a function when one of these events is sent: f(), f(Button &), f(Button &, ControlEvents) or f(Button &, ControlEvents, const Event &).
    template <class F> ActionId on(ControlEvents events, F function) const;

  protected:
    friend struct detail::Access;
    Button(detail::Adopt tag, RKObjectRef reference) noexcept : Control(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// Switch, as UIKit has it.
class Switch : public Control {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Switch";
    /// C's handle, which this one keeps.
    using Ref = RKControlRef;
    /// No object.
    constexpr Switch() noexcept = default;
    /// Create an object of this class.
    Switch(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKControlRef ref() const noexcept { return reinterpret_cast<RKControlRef>(reference_); }
    /// Call a function when one of these events is sent: f(), f(Switch &), f(Switch &, ControlEvents) or f(Switch &, ControlEvents, const Event &).
    template <class F> ActionId on(ControlEvents events, F function) const;
    /// Read on; default false.
    bool isOn() const;
    /// Set on: whether the switch is on.
    void setOn(bool on) const;

  protected:
    friend struct detail::Access;
    Switch(detail::Adopt tag, RKObjectRef reference) noexcept : Control(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// Slider, as UIKit has it.
class Slider : public Control {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Slider";
    /// C's handle, which this one keeps.
    using Ref = RKControlRef;
    /// No object.
    constexpr Slider() noexcept = default;
    /// Create an object of this class.
    Slider(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKControlRef ref() const noexcept { return reinterpret_cast<RKControlRef>(reference_); }
    /// Call a function when one of these events is sent: f(), f(Slider &), f(Slider &, ControlEvents) or f(Slider &, ControlEvents, const Event &).
    template <class F> ActionId on(ControlEvents events, F function) const;
    /// The smallest value: the first part of valueRange().
    double minimumValue() const { return std::get<0>(valueRange()); }
    /// Set the smallest value. One above maximumValue() changes both.
    void setMinimumValue(double value) const {
        const double most = maximumValue();
        setValueRange(value, value > most ? value : most);
    }
    /// The largest value: the second part of valueRange().
    double maximumValue() const { return std::get<1>(valueRange()); }
    /// Set the largest value. One below minimumValue() changes both.
    void setMaximumValue(double value) const {
        const double least = minimumValue();
        setValueRange(value < least ? value : least, value);
    }
    /// Read the rectangle of a slider's thumb, in the slider's bounds space: a square of the bounds' height at the value (SPEC 152).
    Rect thumbRect() const;

  protected:
    friend struct detail::Access;
    Slider(detail::Adopt tag, RKObjectRef reference) noexcept : Control(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// Stepper, as UIKit has it.
class Stepper : public Control {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Stepper";
    /// C's handle, which this one keeps.
    using Ref = RKControlRef;
    /// No object.
    constexpr Stepper() noexcept = default;
    /// Create an object of this class.
    Stepper(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKControlRef ref() const noexcept { return reinterpret_cast<RKControlRef>(reference_); }
    /// Call a function when one of these events is sent: f(), f(Stepper &), f(Stepper &, ControlEvents) or f(Stepper &, ControlEvents, const Event &).
    template <class F> ActionId on(ControlEvents events, F function) const;
    /// The smallest value: the first part of valueRange().
    double minimumValue() const { return std::get<0>(valueRange()); }
    /// Set the smallest value. One above maximumValue() changes both.
    void setMinimumValue(double value) const {
        const double most = maximumValue();
        setValueRange(value, value > most ? value : most);
    }
    /// The largest value: the second part of valueRange().
    double maximumValue() const { return std::get<1>(valueRange()); }
    /// Set the largest value. One below minimumValue() changes both.
    void setMaximumValue(double value) const {
        const double least = minimumValue();
        setValueRange(value < least ? value : least, value);
    }
    /// Read autorepeat.
    bool autorepeat() const;
    /// Read stepValue.
    double stepValue() const;
    /// Read wraps.
    bool wraps() const;
    /// Set a stepper's autorepeat: whether it steps again while it is held, after 0.5 s and then every 0.1 s; default true.
    void setAutorepeat(bool autorepeat) const;
    /// Set a stepper's stepValue: how far a step goes; default 1.
    /// @param step finite, above 0.
    void setStepValue(double step) const;
    /// Set a stepper's wraps: whether a step beyond one end continues at the other; default false.
    void setWraps(bool wraps) const;

  protected:
    friend struct detail::Access;
    Stepper(detail::Adopt tag, RKObjectRef reference) noexcept : Control(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// SegmentedControl, as UIKit has it.
class SegmentedControl : public Control {
  public:
    /// C's name of the class.
    static constexpr const char *className = "SegmentedControl";
    /// C's handle, which this one keeps.
    using Ref = RKControlRef;
    /// No object.
    constexpr SegmentedControl() noexcept = default;
    /// Create an object of this class.
    SegmentedControl(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKControlRef ref() const noexcept { return reinterpret_cast<RKControlRef>(reference_); }
    /// Call a function when one of these events is sent: f(), f(SegmentedControl &), f(SegmentedControl &, ControlEvents) or f(SegmentedControl &, ControlEvents, const Event &).
    template <class F> ActionId on(ControlEvents events, F function) const;
    /// The same as count(), in UIKit's words.
    int64_t numberOfSegments() const { return count(); }
    /// The same as setCount(), in UIKit's words.
    void setNumberOfSegments(int64_t value) const { setCount(value); }
    /// The same as selectedIndex(), in UIKit's words.
    int64_t selectedSegmentIndex() const { return selectedIndex(); }
    /// The same as setSelectedIndex(), in UIKit's words.
    void setSelectedSegmentIndex(int64_t value) const { setSelectedIndex(value); }
    /// Copy the title of a segment; "" if it has none.
    std::string title(int64_t index) const;
    /// Insert a segment (SPEC 323). A selected segment after it stays selected.
    /// @param title UTF-8, 1 to 255 bytes; copied; nullptr or "": none.
    /// @param index 0 or more; beyond the last one: at the end.
    void insertSegment(const Text &title, int64_t index) const;
    /// Read momentary.
    bool isMomentary() const;
    /// Read whether a segment is enabled.
    bool isSegmentEnabled(int64_t index) const;
    /// Remove a segment (SPEC 323). If it was selected, nothing is selected then. A selected segment after it stays selected.
    void removeSegment(int64_t index) const;
    /// Set momentary: whether a segmented control's selection is cleared after its ValueChanged; default false.
    void setMomentary(bool momentary) const;
    /// Enable or disable a segment; default true. A disabled one is not selected by touch (SPEC 146, 323).
    void setSegmentEnabled(int64_t index, bool enabled) const;
    /// Set the title of a segment, which the host draws.
    /// @param title UTF-8, 1 to 255 bytes; copied; nullptr or "": none.
    void setTitle(int64_t index, const Text &title) const;

  protected:
    friend struct detail::Access;
    SegmentedControl(detail::Adopt tag, RKObjectRef reference) noexcept : Control(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// PageControl, as UIKit has it.
class PageControl : public Control {
  public:
    /// C's name of the class.
    static constexpr const char *className = "PageControl";
    /// C's handle, which this one keeps.
    using Ref = RKControlRef;
    /// No object.
    constexpr PageControl() noexcept = default;
    /// Create an object of this class.
    PageControl(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKControlRef ref() const noexcept { return reinterpret_cast<RKControlRef>(reference_); }
    /// Call a function when one of these events is sent: f(), f(PageControl &), f(PageControl &, ControlEvents) or f(PageControl &, ControlEvents, const Event &).
    template <class F> ActionId on(ControlEvents events, F function) const;
    /// The same as count(), in UIKit's words.
    int64_t numberOfPages() const { return count(); }
    /// The same as setCount(), in UIKit's words.
    void setNumberOfPages(int64_t value) const { setCount(value); }
    /// The same as selectedIndex(), in UIKit's words.
    int64_t currentPage() const { return selectedIndex(); }
    /// The same as setSelectedIndex(), in UIKit's words.
    void setCurrentPage(int64_t value) const { setSelectedIndex(value); }

  protected:
    friend struct detail::Access;
    PageControl(detail::Adopt tag, RKObjectRef reference) noexcept : Control(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// TextField, as UIKit has it.
class TextField : public Control {
  public:
    /// C's name of the class.
    static constexpr const char *className = "TextField";
    /// C's handle, which this one keeps.
    using Ref = RKControlRef;
    /// No object.
    constexpr TextField() noexcept = default;
    /// Create an object of this class.
    TextField(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKControlRef ref() const noexcept { return reinterpret_cast<RKControlRef>(reference_); }
    /// Call a function when one of these events is sent: f(), f(TextField &), f(TextField &, ControlEvents) or f(TextField &, ControlEvents, const Event &).
    template <class F> ActionId on(ControlEvents events, F function) const;
    /// Set the delegate, which lives as long as it is set. D is the delegate's own class: what it overrides is asked.
    template <class D> void setDelegate(std::shared_ptr<D> delegate) const;
    /// Set a delegate that is an object made by deriving, or a part of the program that lives longer; it is not kept.
    template <class D, class = std::enable_if_t<std::is_base_of_v<TextFieldDelegate, D>>> void setDelegate(D &delegate) const;
    /// Have no delegate.
    void setDelegate(std::nullptr_t) const;
    /// Clear the text, as a clear button does, if should_clear returns true (SPEC 333).
    bool clear() const;
    /// Delete the selection, or one step from the insertion point in a direction (SPEC 332).
    void deleteText(TextDirection direction, TextGranularity granularity) const;
    /// Find the delegate object; none if there is none. A delegate whose object has ended is removed at its next call, or here.
    Object delegate() const;
    /// Read the marked range.
    /// @return {start, end}
    std::tuple<size_t, size_t> markedRange() const;
    /// Find the offset some steps away from another one: positionFromPosition:offset:.
    /// @param start between characters.
    /// @param steps below 0: backward.
    size_t position(size_t start, int64_t steps, TextGranularity granularity) const;
    /// Read the selection; empty: the insertion point.
    /// @return {start, end, affinity}
    std::tuple<size_t, size_t, TextDirection> selectedRange() const;
    /// Copy a text field's text.
    std::string text() const;
    /// Copy the text of a range: textInRange:.
    /// @param start as for setSelectedRange().
    /// @param end as for setSelectedRange().
    std::string textInRange(size_t start, size_t end) const;
    /// Read isEditing: whether the text field is first responder (SPEC 325).
    bool isEditing() const;
    /// Read isSecureTextEntry.
    bool isSecureTextEntry() const;
    /// Move the insertion point by one step, as an arrow key does (SPEC 330).
    /// @param extend keep the other end of the selection, as with shift held.
    void move(TextDirection direction, TextGranularity granularity, bool extend = false) const;
    /// Replace the text of a range: replaceRange:withText:. The insertion point moves to the end of the new text.
    /// @param start as for setSelectedRange().
    /// @param end as for setSelectedRange().
    /// @param text UTF-8, at most 65,535 bytes.
    void replaceRange(size_t start, size_t end, const Text &text) const;
    /// Replace the marked text, or else the selection, by the text in composition: setMarkedText:selectedRange:.
    /// @param text UTF-8, at most 65,535 bytes; "" ends the composition without a text.
    /// @param start the selection, in bytes of `text`, start <= end, both between characters of it.
    /// @param end the selection, in bytes of `text`, start <= end, both between characters of it.
    void setMarkedText(const Text &text, size_t start, size_t end) const;
    /// Set secureTextEntry: whether the host draws the text as secret; the library ignores it. Default false.
    void setSecureTextEntry(bool secure) const;
    /// Select a range; an empty range is the insertion point. The delegate's did_change_selection is called if the selection changes.
    /// @param start bytes, start <= end, both between characters.
    /// @param end bytes, start <= end, both between characters.
    /// @param affinity the end that an extending step moves: forward the end, backward the start.
    void setSelectedRange(size_t start, size_t end, TextDirection affinity) const;
    /// Set a text field's text; the insertion point is at its end. No event is sent; its delegate's did_change_selection may be called
    /// (text.h).
    /// @param text UTF-8, at most 65,535 bytes; copied; nullptr means "".
    void setText(const Text &text) const;
    /// End the composition and keep its text: unmarkText.
    void unmarkText() const;

  protected:
    friend struct detail::Access;
    TextField(detail::Adopt tag, RKObjectRef reference) noexcept : Control(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// Label, as UIKit has it.
class Label : public View {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Label";
    /// C's handle, which this one keeps.
    using Ref = RKViewRef;
    /// No object.
    constexpr Label() noexcept = default;
    /// Create an object of this class.
    Label(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKViewRef ref() const noexcept { return reinterpret_cast<RKViewRef>(reference_); }

  protected:
    friend struct detail::Access;
    Label(detail::Adopt tag, RKObjectRef reference) noexcept : View(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// ImageView, as UIKit has it.
class ImageView : public View {
  public:
    /// C's name of the class.
    static constexpr const char *className = "ImageView";
    /// C's handle, which this one keeps.
    using Ref = RKViewRef;
    /// No object.
    constexpr ImageView() noexcept = default;
    /// Create an object of this class.
    ImageView(ContextRef context, Rect frame);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKViewRef ref() const noexcept { return reinterpret_cast<RKViewRef>(reference_); }

  protected:
    friend struct detail::Access;
    ImageView(detail::Adopt tag, RKObjectRef reference) noexcept : View(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls, Rect frame);
};

/// Tap, as UIKit has it.
class Tap : public GestureRecognizer {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Tap";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr Tap() noexcept = default;
    /// Create an object of this class.
    explicit Tap(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(Tap &).
    template <class F> ActionId on(F function) const;
    /// Read allowableMovement.
    double allowableMovement() const;
    /// Read buttonMaskRequired.
    uint32_t buttonMaskRequired() const;
    /// Read maximumIntervalBetweenSuccessiveTaps.
    double maximumIntervalBetweenSuccessiveTaps() const;
    /// Read maximumTapDuration.
    double maximumTapDuration() const;
    /// Read numberOfTapsRequired.
    int64_t numberOfTapsRequired() const;
    /// Read numberOfTouchesRequired.
    int64_t numberOfTouchesRequired() const;
    /// Set a distance in points: how far each touch may move, and how far from the first tap a later tap may begin. Default
    /// tapAllowableMovement, 45 (SPEC 199).
    void setAllowableMovement(double points) const;
    /// Set buttonMaskRequired: the buttons that must be down when a touch of the type indirectPointer begins; default 1, the primary
    /// button.
    void setButtonMaskRequired(uint32_t mask) const;
    /// Set the longest time between taps in a row, in seconds; default tapMaximumInterval, 0.35 (SPEC 198).
    void setMaximumIntervalBetweenSuccessiveTaps(double seconds) const;
    /// Set the time from touch-down at which a tap that has not lifted fails, in seconds; default tapMaximumDuration, 0.75 (SPEC 197).
    void setMaximumTapDuration(double seconds) const;
    /// Set numberOfTapsRequired: how many taps in a row; default 1.
    void setNumberOfTapsRequired(int64_t value) const;
    /// Set numberOfTouchesRequired: how many fingers each tap has; default 1.
    void setNumberOfTouchesRequired(int64_t value) const;

  protected:
    friend struct detail::Access;
    Tap(detail::Adopt tag, RKObjectRef reference) noexcept : GestureRecognizer(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// LongPress, as UIKit has it.
class LongPress : public GestureRecognizer {
  public:
    /// C's name of the class.
    static constexpr const char *className = "LongPress";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr LongPress() noexcept = default;
    /// Create an object of this class.
    explicit LongPress(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(LongPress &).
    template <class F> ActionId on(F function) const;
    /// Read allowableMovement.
    double allowableMovement() const;
    /// Read minimumPressDuration.
    double minimumPressDuration() const;
    /// Read numberOfTapsRequired.
    int64_t numberOfTapsRequired() const;
    /// Read numberOfTouchesRequired.
    int64_t numberOfTouchesRequired() const;
    /// Set how far a finger may move before began, in points; default longPressAllowableMovement, 10 (SPEC 205).
    void setAllowableMovement(double points) const;
    /// Set minimumPressDuration: how long the fingers are held before it begins, in seconds; default longPressMinimumDuration, 0.5; 0
    /// begins at touch-down (SPEC 206).
    void setMinimumPressDuration(double seconds) const;
    /// Set numberOfTapsRequired, full taps before the press; default 0 (SPEC 204).
    void setNumberOfTapsRequired(int64_t value) const;
    /// Set numberOfTouchesRequired: how many fingers are held; default 1.
    void setNumberOfTouchesRequired(int64_t value) const;

  protected:
    friend struct detail::Access;
    LongPress(detail::Adopt tag, RKObjectRef reference) noexcept : GestureRecognizer(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// Pan, as UIKit has it.
class Pan : public GestureRecognizer {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Pan";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr Pan() noexcept = default;
    /// Create an object of this class.
    explicit Pan(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(Pan &).
    template <class F> ActionId on(F function) const;
    /// Read allowedScrollTypesMask.
    ScrollTypeMask allowedScrollTypesMask() const;
    /// Read maximumNumberOfTouches.
    int64_t maximumNumberOfTouches() const;
    /// Read minimumNumberOfTouches.
    int64_t minimumNumberOfTouches() const;
    /// Read translationInView:, in points of the view's axes (SPEC 210, 211); (0, 0) before began.
    /// @param view {}: window coordinates.
    Point translation(const View &view = {}) const;
    /// Read velocityInView:, points per second (SPEC 215).
    /// @param view {}: window coordinates.
    Point velocity(const View &view = {}) const;
    /// Set allowedScrollTypesMask, a mask of ScrollTypeMask: which of wheels and trackpads a pan follows. Default none. A scroll view's
    /// own pan follows all by default.
    void setAllowedScrollTypesMask(ScrollTypeMask mask) const;
    /// Set maximumNumberOfTouches: how many fingers a pan follows; further fingers are ignored (SPEC 214); default INT64_MAX.
    void setMaximumNumberOfTouches(int64_t value) const;
    /// Set minimumNumberOfTouches: how many fingers a pan needs; default 1.
    void setMinimumNumberOfTouches(int64_t value) const;
    /// Set the present translation, and the velocity to 0 (SPEC 211).
    /// @param translation finite.
    /// @param view {}: window coordinates.
    void setTranslation(Point translation, const View &view = {}) const;

  protected:
    friend struct detail::Access;
    Pan(detail::Adopt tag, RKObjectRef reference) noexcept : GestureRecognizer(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// ScreenEdgePan, as UIKit has it.
class ScreenEdgePan : public Pan {
  public:
    /// C's name of the class.
    static constexpr const char *className = "ScreenEdgePan";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr ScreenEdgePan() noexcept = default;
    /// Create an object of this class.
    explicit ScreenEdgePan(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(ScreenEdgePan &).
    template <class F> ActionId on(F function) const;
    /// Read edges.
    RectEdge edges() const;
    /// Set edges, a mask of RectEdge. Default none, with which the pan never recognises (SPEC 217).
    void setEdges(RectEdge edges) const;

  protected:
    friend struct detail::Access;
    ScreenEdgePan(detail::Adopt tag, RKObjectRef reference) noexcept : Pan(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// Swipe, as UIKit has it.
class Swipe : public GestureRecognizer {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Swipe";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr Swipe() noexcept = default;
    /// Create an object of this class.
    explicit Swipe(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(Swipe &).
    template <class F> ActionId on(F function) const;
    /// Read direction.
    SwipeDirection direction() const;
    /// Read numberOfTouchesRequired.
    int64_t numberOfTouchesRequired() const;
    /// Set direction, a mask of SwipeDirection. Default right. With an empty or unknown mask the swipe never recognises (SPEC 226).
    void setDirection(SwipeDirection direction) const;
    /// Set numberOfTouchesRequired: how many fingers swipe; default 1.
    void setNumberOfTouchesRequired(int64_t value) const;

  protected:
    friend struct detail::Access;
    Swipe(detail::Adopt tag, RKObjectRef reference) noexcept : GestureRecognizer(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// Pinch, as UIKit has it.
class Pinch : public GestureRecognizer {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Pinch";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr Pinch() noexcept = default;
    /// Create an object of this class.
    explicit Pinch(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(Pinch &).
    template <class F> ActionId on(F function) const;
    /// Read scale; 1 before began (SPEC 230).
    double scale() const;
    /// Read velocity, scale per second (SPEC 232).
    double velocity() const;
    /// Set scale: the distance of the fingers divided by the baseline; 1 before began (SPEC 230). Setting it makes the present distance
    /// divided by `scale` the baseline, and sets the velocity to 0 (SPEC 231).
    /// @param scale finite, above 0.
    void setScale(double scale) const;

  protected:
    friend struct detail::Access;
    Pinch(detail::Adopt tag, RKObjectRef reference) noexcept : GestureRecognizer(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// Rotation, as UIKit has it.
class Rotation : public GestureRecognizer {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Rotation";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr Rotation() noexcept = default;
    /// Create an object of this class.
    explicit Rotation(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(Rotation &).
    template <class F> ActionId on(F function) const;
    /// Read rotation in radians, clockwise positive; 0 before began (SPEC 235, 236).
    double rotation() const;
    /// Read velocity in radians per second (SPEC 238).
    double velocity() const;
    /// Set rotation: the turn of the fingers in radians, clockwise positive, 0 before began (SPEC 235, 236). Setting it sets the velocity
    /// to 0 (SPEC 237).
    /// @param radians finite.
    void setRotation(double radians) const;

  protected:
    friend struct detail::Access;
    Rotation(detail::Adopt tag, RKObjectRef reference) noexcept : GestureRecognizer(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

/// Hover, as UIKit has it.
class Hover : public GestureRecognizer {
  public:
    /// C's name of the class.
    static constexpr const char *className = "Hover";
    /// C's handle, which this one keeps.
    using Ref = RKGestureRecognizerRef;
    /// No object.
    constexpr Hover() noexcept = default;
    /// Create an object of this class.
    explicit Hover(ContextRef context);
    /// C's handle; nullptr if there is none. It is borrowed.
    RKGestureRecognizerRef ref() const noexcept { return reinterpret_cast<RKGestureRecognizerRef>(reference_); }
    /// Call a function when the recogniser acts: f() or f(Hover &).
    template <class F> ActionId on(F function) const;
    /// Read the hovering pencil's angle above the surface, in radians (SPEC 346).
    double altitudeAngle() const;
    /// Read the direction in which the hovering pencil leans, in radians clockwise from the screen's x axis (SPEC 346).
    double azimuthAngle() const;
    /// Read azimuthUnitVector(in:): that direction as a vector of length 1 along the axes of a view (SPEC 346).
    /// @param view {}: the axes of the recogniser's window.
    Point azimuthUnitVector(const View &view = {}) const;
    /// Read the hovering pencil's roll about its own axis, in radians (SPEC 346).
    double rollAngle() const;
    /// Read zOffset: the last reported distance of the hovering pencil, from 0 (at the surface) to 1 (SPEC 346).
    double zOffset() const;

  protected:
    friend struct detail::Access;
    Hover(detail::Adopt tag, RKObjectRef reference) noexcept : GestureRecognizer(tag, reference) {}
    static RKObjectRef create_(RKContextRef context, RKClassRef cls);
};

// ---- What calls return in lists: a method for each field of C's struct ----

/// One cause of an explanation
struct ExplanationStep : RKExplanationStep {
    ExplanationStep() noexcept : RKExplanationStep(::responderkit::sized<RKExplanationStep>()) {}
    /// C's struct.
    ExplanationStep(const RKExplanationStep &c) noexcept : RKExplanationStep(c) {}
    /// The cause.
    Reason reason() const { return static_cast<Reason>(RKExplanationStep::reason); }
    /// Number of the rule in Behaviour.md; 0 if there is none.
    uint32_t rule() const { return RKExplanationStep::rule; }
    /// What `value` and `limit` are counted in.
    Unit unit() const { return static_cast<Unit>(RKExplanationStep::unit); }
    /// Seconds of the context's clock; NaN for what is true now.
    double time() const { return RKExplanationStep::time; }
    /// The object that the cause is about; may be stale by now; none if there is none.
    Object subject() const { return detail::borrow<Object>(RKExplanationStep::subject); }
    /// The object that decided: an ancestor, a view in front, a recogniser or the subject itself; may be stale by now; may be none.
    Object culprit() const { return detail::borrow<Object>(RKExplanationStep::culprit); }
    /// The place, in coordinates of the culprit's view, or else of the subject's; (0, 0) if the cause has no place.
    Point point() const { return RKExplanationStep::point; }
    /// What was measured.
    double value() const { return RKExplanationStep::value; }
    /// What it was compared with.
    double limit() const { return RKExplanationStep::limit; }
    /// The host's number of the touch; 0 if none is concerned.
    int64_t touchId() const { return RKExplanationStep::touch_id; }
};
static_assert(sizeof(ExplanationStep) == sizeof(RKExplanationStep), "arrays of the one are arrays of the other");
/// One finding
struct AuditFinding : RKAuditFinding {
    AuditFinding() noexcept : RKAuditFinding(::responderkit::sized<RKAuditFinding>()) {}
    /// C's struct.
    AuditFinding(const RKAuditFinding &c) noexcept : RKAuditFinding(c) {}
    /// What is wrong.
    AuditKind kind() const { return static_cast<AuditKind>(RKAuditFinding::kind); }
    /// The view or recogniser.
    Object subject() const { return detail::borrow<Object>(RKAuditFinding::subject); }
    /// See AuditKind; may be none.
    Object culprit() const { return detail::borrow<Object>(RKAuditFinding::culprit); }
    /// The view whose override of hit_test or point_inside may lead to another result and was not called; none: none.
    Object decider() const { return detail::borrow<Object>(RKAuditFinding::decider); }
    /// See AuditKind; in the window's coordinates.
    Rect area() const { return RKAuditFinding::area; }
    /// What was measured; see AuditKind.
    double value() const { return RKAuditFinding::value; }
    /// What `value` is compared with.
    double limit() const { return RKAuditFinding::limit; }
    /// By how much `value` may be wrong; 0: exact.
    double tolerance() const { return RKAuditFinding::tolerance; }
    /// Unit of `value`, `limit` and `tolerance`.
    AuditUnit unit() const { return static_cast<AuditUnit>(RKAuditFinding::unit); }
};
static_assert(sizeof(AuditFinding) == sizeof(RKAuditFinding), "arrays of the one are arrays of the other");
/// One problem
struct Problem : RKProblem {
    Problem() noexcept : RKProblem(::responderkit::sized<RKProblem>()) {}
    /// C's struct.
    Problem(const RKProblem &c) noexcept : RKProblem(c) {}
    /// What went wrong.
    ProblemKind kind() const { return static_cast<ProblemKind>(RKProblem::kind); }
    /// How serious it is.
    ProblemSeverity severity() const { return static_cast<ProblemSeverity>(RKProblem::severity); }
    /// The reason of the record that shows the problem.
    Reason reason() const { return static_cast<Reason>(RKProblem::reason); }
    /// What `value` and `limit` are counted in.
    Unit unit() const { return static_cast<Unit>(RKProblem::unit); }
    /// Number of the rule in Behaviour.md behind the reason.
    uint32_t rule() const { return RKProblem::rule; }
    /// How often it was found.
    uint64_t count() const { return RKProblem::count; }
    /// Sequence number of the last record that shows it (TraceRecord). 0: no record does; it is true now.
    uint64_t sequence() const { return RKProblem::sequence; }
    /// Sequence number of the first record that shows it; 0 as for `sequence`.
    uint64_t firstSequence() const { return RKProblem::first_sequence; }
    /// Time of the last record that shows it, in seconds of the context's clock; the present time if no record does.
    double time() const { return RKProblem::time; }
    /// Time of the first record that shows it.
    double firstTime() const { return RKProblem::first_time; }
    /// See ProblemKind; may be stale by now; none if there is none.
    Object victim() const { return detail::borrow<Object>(RKProblem::victim); }
    /// See ProblemKind; may be stale by now; none if there is none.
    Object culprit() const { return detail::borrow<Object>(RKProblem::culprit); }
    /// Where the touch was, in the coordinates of `window`; (0, 0) if no touch is concerned.
    Point point() const { return RKProblem::point; }
    /// What was measured; see ProblemKind.
    double value() const { return RKProblem::value; }
    /// What it was compared with.
    double limit() const { return RKProblem::limit; }
    /// The host's number of the touch; 0 if none is concerned.
    int64_t touchId() const { return RKProblem::touch_id; }
    /// The window in which the touch began; may be stale by now. none: no touch is concerned, or it hit no window and `point` is in screen
    /// coordinates.
    Object window() const { return detail::borrow<Object>(RKProblem::window); }
};
static_assert(sizeof(Problem) == sizeof(RKProblem), "arrays of the one are arrays of the other");
/// One decision
struct TraceRecord : RKTraceRecord {
    TraceRecord() noexcept : RKTraceRecord(::responderkit::sized<RKTraceRecord>()) {}
    /// C's struct.
    TraceRecord(const RKTraceRecord &c) noexcept : RKTraceRecord(c) {}
    /// The reason.
    Reason reason() const { return static_cast<Reason>(RKTraceRecord::reason); }
    /// Counts all records of the context, from 1.
    uint64_t sequence() const { return RKTraceRecord::sequence; }
    /// Seconds of the context's clock.
    double time() const { return RKTraceRecord::time; }
    /// The subject; may be stale by now; none if there is none.
    Object object() const { return detail::borrow<Object>(RKTraceRecord::object); }
    /// The other object; may be stale by now; none if there is none.
    Object other() const { return detail::borrow<Object>(RKTraceRecord::other); }
    /// See Reason.
    Point point() const { return RKTraceRecord::point; }
    /// See Reason.
    double value() const { return RKTraceRecord::value; }
    /// The host's number of the touch concerned; 0 if none is.
    int64_t touchId() const { return RKTraceRecord::touch_id; }
    /// Number of the rule in Behaviour.md.
    uint32_t rule() const { return RKTraceRecord::rule; }
    /// Nesting depth of the hit-test, or the number of steps up the chain of the delivery.
    uint32_t depth() const { return RKTraceRecord::depth; }
};
static_assert(sizeof(TraceRecord) == sizeof(RKTraceRecord), "arrays of the one are arrays of the other");
/// One observed call. The struct and what it points to are valid only while the observer runs.
struct Observation : RKObservation {
    Observation() noexcept : RKObservation(::responderkit::sized<RKObservation>()) {}
    /// C's struct.
    Observation(const RKObservation &c) noexcept : RKObservation(c) {}
    /// The method.
    ObservedMethod method() const { return static_cast<ObservedMethod>(RKObservation::method); }
    /// The event that the method receives; none if it receives none.
    Event event() const { return detail::borrow<Event>(RKObservation::event); }
    /// See ObservedMethod.
    Point point() const { return RKObservation::point; }
    /// See ObservedMethod.
    int64_t value() const { return RKObservation::value; }
    /// See ObservedMethod; none if there is none.
    std::string_view text() const { return detail::view(RKObservation::text); }
    /// The touches or presses that the method receives.
    std::vector<Object> objects() const {
        std::vector<Object> made;
        for (size_t index = 0; index < RKObservation::count; ++index) made.push_back(detail::borrow<Object>(RKObservation::objects[index]));
        return made;
    }
};
static_assert(sizeof(Observation) == sizeof(RKObservation), "arrays of the one are arrays of the other");

inline void Class::addAction(const RKTypedActionDesc &desc) const {
    detail::check(rk_class_add_action(ref(), &desc));
}
inline Class Class::extend(const RKClassDesc &desc) const {
    RKClassRef out = nullptr;
    detail::check(rk_class_extend(ref(), &desc, &out));
    return Class(out);
}
inline std::string Class::name() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_class_get_name(ref(), buffer, capacity, length); });
}
#if !defined(RK_CPP_PLUGIN)
inline Plugin Class::plugin() const {
    RKPluginRef out = nullptr;
    detail::check(rk_class_get_plugin(ref(), &out));
    return Plugin(out);
}
#endif
inline Class Class::superclass() const {
    RKClassRef out = nullptr;
    detail::check(rk_class_get_superclass(ref(), &out));
    return Class(out);
}
inline bool Class::isSubclassOf(Class ancestor) const {
    bool out = false;
    detail::check(rk_class_is_subclass_of(ref(), ancestor.ref(), &out));
    return out;
}
inline void Class::removeExtension() const {
    detail::check(rk_class_remove_extension(ref()));
}

inline std::string ContextRef::describe(const AuditFinding &finding) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_audit_describe(ref(), &finding, buffer, capacity, length); });
}
inline Class ContextRef::defineClass(const RKClassDesc &desc) const {
    RKClassRef out = nullptr;
    detail::check(rk_class_define(ref(), &desc, &out));
    return Class(out);
}
inline Class ContextRef::findClass(const Text &name) const {
    RKClassRef out = nullptr;
    detail::check(rk_class_find(ref(), name.c_str(), &out));
    return Class(out);
}
inline void ContextRef::advance(double time) const {
    detail::check(rk_context_advance(ref(), time));
}
inline void ContextRef::cancelAllPresses() const {
    detail::check(rk_context_cancel_all_presses(ref()));
}
inline void ContextRef::cancelAllTouches() const {
    detail::check(rk_context_cancel_all_touches(ref()));
}
inline bool ContextRef::deleteBackward(double timestamp) const {
    bool out = false;
    detail::check(rk_context_delete_backward(ref(), timestamp, &out));
    return out;
}
inline size_t ContextRef::drain() const {
    size_t handled = 0;
    detail::check(rk_context_drain(ref(), &handled));
    return handled;
}
inline Press ContextRef::findPress(int64_t id) const {
    RKPressRef out = nullptr;
    if (!detail::found(rk_context_find_press(ref(), id, &out))) return {};
    return detail::borrow<Press>(out);
}
inline Touch ContextRef::findTouch(int64_t id) const {
    RKTouchRef out = nullptr;
    if (!detail::found(rk_context_find_touch(ref(), id, &out))) return {};
    return detail::borrow<Touch>(out);
}
inline Application ContextRef::application() const {
    RKApplicationRef out = nullptr;
    detail::check(rk_context_get_application(ref(), &out));
    return detail::borrow<Application>(out);
}
inline double ContextRef::config(Config key) const {
    double out = 0;
    detail::check(rk_context_get_config(ref(), raw(key), &out));
    return out;
}
inline Window ContextRef::keyWindow() const {
    RKWindowRef out = nullptr;
    detail::check(rk_context_get_key_window(ref(), &out));
    return detail::borrow<Window>(out);
}
inline uint64_t ContextRef::memoryUsed() const {
    uint64_t out = 0;
    detail::check(rk_context_get_memory_used(ref(), &out));
    return out;
}
inline size_t ContextRef::objectCount() const {
    size_t out = 0;
    detail::check(rk_context_get_object_count(ref(), &out));
    return out;
}
#if !defined(RK_CPP_PLUGIN)
inline std::vector<Plugin> ContextRef::plugins() const {
    return detail::handles<Plugin, RKPluginRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_context_get_plugins(ref(), buffer, capacity, length); });
}
#endif
inline size_t ContextRef::queueCount() const {
    size_t out = 0;
    detail::check(rk_context_get_queue_count(ref(), &out));
    return out;
}
inline double ContextRef::time() const {
    double out = 0;
    detail::check(rk_context_get_time(ref(), &out));
    return out;
}
inline std::vector<Window> ContextRef::windows() const {
    return detail::handles<Window, RKWindowRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_context_get_windows(ref(), buffer, capacity, length); });
}
inline bool ContextRef::insertText(double timestamp, const Text &text) const {
    bool out = false;
    detail::check(rk_context_insert_text(ref(), timestamp, text.c_str(), &out));
    return out;
}
inline double ContextRef::nextDeadline() const {
    double out = 0;
    detail::check(rk_context_next_deadline(ref(), &out));
    return out;
}
inline void ContextRef::postCancelAllTouches() const {
    detail::check(rk_context_post_cancel_all_touches(ref()));
}
inline void ContextRef::postEstimationUpdates(double timestamp, Span<EstimationUpdate> updates) const {
    detail::check(rk_context_post_estimation_updates(ref(), timestamp, detail::c(updates.data()), updates.size()));
}
inline void ContextRef::postMotion(double timestamp, MotionPhase phase) const {
    detail::check(rk_context_post_motion(ref(), timestamp, raw(phase)));
}
inline void ContextRef::postPointer(double timestamp, const PointerSample &sample) const {
    detail::check(rk_context_post_pointer(ref(), timestamp, detail::c(&sample)));
}
inline void ContextRef::postPresses(double timestamp, Span<PressSample> samples) const {
    detail::check(rk_context_post_presses(ref(), timestamp, detail::c(samples.data()), samples.size()));
}
inline void ContextRef::postRemoteControl(double timestamp, EventSubtype subtype) const {
    detail::check(rk_context_post_remote_control(ref(), timestamp, raw(subtype)));
}
inline void ContextRef::postScroll(double timestamp, const ScrollSample &sample) const {
    detail::check(rk_context_post_scroll(ref(), timestamp, detail::c(&sample)));
}
inline void ContextRef::postText(double timestamp, const Text &text) const {
    detail::check(rk_context_post_text(ref(), timestamp, text.c_str()));
}
inline void ContextRef::postTouches(double timestamp, Span<TouchSample> samples) const {
    detail::check(rk_context_post_touches(ref(), timestamp, detail::c(samples.data()), samples.size()));
}
inline void ContextRef::postTransform(double timestamp, const TransformSample &sample) const {
    detail::check(rk_context_post_transform(ref(), timestamp, detail::c(&sample)));
}
inline void ContextRef::sendEstimationUpdates(double timestamp, Span<EstimationUpdate> updates) const {
    detail::check(rk_context_send_estimation_updates(ref(), timestamp, detail::c(updates.data()), updates.size()));
}
inline void ContextRef::sendMotion(double timestamp, MotionPhase phase) const {
    detail::check(rk_context_send_motion(ref(), timestamp, raw(phase)));
}
inline void ContextRef::sendPointer(double timestamp, const PointerSample &sample) const {
    detail::check(rk_context_send_pointer(ref(), timestamp, detail::c(&sample)));
}
inline void ContextRef::sendPresses(double timestamp, Span<PressSample> samples) const {
    detail::check(rk_context_send_presses(ref(), timestamp, detail::c(samples.data()), samples.size()));
}
inline void ContextRef::sendRemoteControl(double timestamp, EventSubtype subtype) const {
    detail::check(rk_context_send_remote_control(ref(), timestamp, raw(subtype)));
}
inline void ContextRef::sendScroll(double timestamp, const ScrollSample &sample) const {
    detail::check(rk_context_send_scroll(ref(), timestamp, detail::c(&sample)));
}
inline void ContextRef::sendTouches(double timestamp, Span<TouchSample> samples) const {
    detail::check(rk_context_send_touches(ref(), timestamp, detail::c(samples.data()), samples.size()));
}
inline void ContextRef::sendTransform(double timestamp, const TransformSample &sample) const {
    detail::check(rk_context_send_transform(ref(), timestamp, detail::c(&sample)));
}
inline void ContextRef::setConfig(Config key, double value) const {
    detail::check(rk_context_set_config(ref(), raw(key), value));
}
inline void ContextRef::stopTouchStream() const {
    detail::check(rk_context_stop_touch_stream(ref()));
}
inline std::string ContextRef::describe(const ExplanationStep &step) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_explanation_step_describe(ref(), &step, buffer, capacity, length); });
}
#if !defined(RK_CPP_PLUGIN)
inline Plugin ContextRef::findPlugin(const Text &id) const {
    RKPluginRef out = nullptr;
    detail::check(rk_plugin_find(ref(), id.c_str(), &out));
    return Plugin(out);
}
#endif
#if !defined(RK_CPP_PLUGIN)
inline Plugin ContextRef::loadPlugin(const Text &path) const {
    RKPluginRef out = nullptr;
    detail::check(rk_plugin_load(ref(), path.c_str(), &out));
    return Plugin(out);
}
#endif
#if !defined(RK_CPP_PLUGIN)
inline size_t ContextRef::loadPluginsOfEnvironment() const {
    size_t count = 0;
    detail::check(rk_plugin_load_environment(ref(), &count));
    return count;
}
#endif
#if !defined(RK_CPP_PLUGIN)
inline Plugin ContextRef::registerPlugin(const RKPluginEntry &entry) const {
    RKPluginRef out = nullptr;
    detail::check(rk_plugin_register(ref(), &entry, &out));
    return Plugin(out);
}
#endif
inline std::string ContextRef::describe(const Problem &problem, ProblemPart part) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_problem_describe(ref(), &problem, raw(part), buffer, capacity, length); });
}
inline std::vector<ExplanationStep> ContextRef::problemSteps(const Problem &problem) const {
    return detail::records<ExplanationStep>([&](auto *buffer, size_t capacity, size_t *length) { return rk_problem_steps(ref(), &problem, buffer, capacity, length); });
}
inline void ContextRef::flushRecorder() const {
    detail::check(rk_recorder_flush(ref()));
}
inline uint64_t ContextRef::recordedBytes() const {
    uint64_t out = 0;
    detail::check(rk_recorder_get_size(ref(), &out));
    return out;
}
inline void ContextRef::markRecording(const Text &text) const {
    detail::check(rk_recorder_mark(ref(), text.c_str()));
}
inline void ContextRef::startRecorder(const RecorderDesc &desc) const {
    detail::check(rk_recorder_start(ref(), detail::c(&desc)));
}
inline void ContextRef::stopRecorder() const {
    detail::check(rk_recorder_stop(ref()));
}
inline int ContextRef::runLoopFd() const {
    int fd = 0;
    detail::check(rk_run_loop_get_fd(ref(), &fd));
    return fd;
}
inline void ContextRef::runLoop() const {
    detail::check(rk_run_loop_run(ref()));
}
inline size_t ContextRef::runLoopRunOnce(double timeout) const {
    size_t handled = 0;
    detail::check(rk_run_loop_run_once(ref(), timeout, &handled));
    return handled;
}
inline void ContextRef::stopRunLoop() const {
    detail::check(rk_run_loop_stop(ref()));
}
inline void ContextRef::wakeUpRunLoop() const {
    detail::check(rk_run_loop_wake_up(ref()));
}
inline void ContextRef::clearTrace() const {
    detail::check(rk_trace_clear(ref()));
}
inline std::string ContextRef::describe(const TraceRecord &record) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_trace_describe(ref(), &record, buffer, capacity, length); });
}
inline bool ContextRef::isTracing() const {
    bool out = false;
    detail::check(rk_trace_is_on(ref(), &out));
    return out;
}
inline std::vector<TraceRecord> ContextRef::trace(uint64_t after) const {
    return detail::records<TraceRecord>([&](auto *buffer, size_t capacity, size_t *length) { return rk_trace_read(ref(), after, buffer, capacity, length); });
}
inline void ContextRef::startTrace(size_t capacity) const {
    detail::check(rk_trace_start(ref(), capacity));
}
inline void ContextRef::stopTrace() const {
    detail::check(rk_trace_stop(ref()));
}

#if !defined(RK_CPP_PLUGIN)
inline void Plugin::activate() const {
    detail::check(rk_plugin_activate(ref()));
}
#endif
#if !defined(RK_CPP_PLUGIN)
inline void Plugin::deactivate() const {
    detail::check(rk_plugin_deactivate(ref()));
}
#endif
#if !defined(RK_CPP_PLUGIN)
inline std::string Plugin::id() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_plugin_get_id(ref(), buffer, capacity, length); });
}
#endif
#if !defined(RK_CPP_PLUGIN)
inline std::string Plugin::path() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_plugin_get_path(ref(), buffer, capacity, length); });
}
#endif
#if !defined(RK_CPP_PLUGIN)
inline PluginState Plugin::state() const {
    RKPluginState out = {};
    detail::check(rk_plugin_get_state(ref(), &out));
    return static_cast<PluginState>(out);
}
#endif
#if !defined(RK_CPP_PLUGIN)
inline std::string Plugin::version() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_plugin_get_version(ref(), buffer, capacity, length); });
}
#endif

inline void Timer::cancel() const {
    detail::check(rk_timer_cancel(ref()));
}

inline std::string Object::explain() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_explain(ref(), buffer, capacity, length); });
}
inline std::vector<ExplanationStep> Object::explainSteps() const {
    return detail::records<ExplanationStep>([&](auto *buffer, size_t capacity, size_t *length) { return rk_explain_steps(ref(), buffer, capacity, length); });
}
inline std::string Object::explainTouch(int64_t touchId) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_explain_touch(ref(), touchId, buffer, capacity, length); });
}
inline std::vector<ExplanationStep> Object::explainTouchSteps(int64_t touchId) const {
    return detail::records<ExplanationStep>([&](auto *buffer, size_t capacity, size_t *length) { return rk_explain_touch_steps(ref(), touchId, buffer, capacity, length); });
}
inline std::string Object::describe() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_object_describe(ref(), buffer, capacity, length); });
}
inline std::string Object::actionEncoding(const Text &selector) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_object_get_action_encoding(ref(), selector.c_str(), buffer, capacity, length); });
}
inline Class Object::objectClass() const {
    RKClassRef out = nullptr;
    detail::check(rk_object_get_class(ref(), &out));
    return Class(out);
}
inline ContextRef Object::context() const {
    RKContextRef out = nullptr;
    detail::check(rk_object_get_context(ref(), &out));
    return ContextRef(out);
}
inline std::string Object::name() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_object_get_name(ref(), buffer, capacity, length); });
}
inline bool Object::isKindOf(Class cls) const {
    bool out = false;
    detail::check(rk_object_is_kind_of(ref(), cls.ref(), &out));
    return out;
}
inline bool Object::respondsTo(const Text &selector) const {
    bool out = false;
    detail::check(rk_object_responds_to(ref(), selector.c_str(), &out));
    return out;
}
inline void Object::setName(const Text &name) const {
    detail::check(rk_object_set_name(ref(), name.c_str()));
}

inline std::vector<Press> Event::allPresses() const {
    return detail::handles<Press, RKPressRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_event_get_all_presses(ref(), buffer, capacity, length); });
}
inline std::vector<Touch> Event::allTouches() const {
    return detail::handles<Touch, RKTouchRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_event_get_all_touches(ref(), buffer, capacity, length); });
}
inline uint32_t Event::buttonMask() const {
    uint32_t out = 0;
    detail::check(rk_event_get_button_mask(ref(), &out));
    return out;
}
inline KeyModifierFlags Event::modifierFlags() const {
    RKKeyModifierFlags out = 0;
    detail::check(rk_event_get_modifier_flags(ref(), &out));
    return static_cast<KeyModifierFlags>(out);
}
inline EventSubtype Event::subtype() const {
    int32_t out = 0;
    detail::check(rk_event_get_subtype(ref(), &out));
    return static_cast<EventSubtype>(out);
}
inline double Event::timestamp() const {
    double out = 0;
    detail::check(rk_event_get_timestamp(ref(), &out));
    return out;
}
inline std::vector<Touch> Event::touchesForGestureRecognizer(const GestureRecognizer &recognizer) const {
    return detail::handles<Touch, RKTouchRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_event_get_touches_for_gesture_recognizer(ref(), recognizer.ref(), buffer, capacity, length); });
}
inline std::vector<Touch> Event::touchesForView(const View &view) const {
    return detail::handles<Touch, RKTouchRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_event_get_touches_for_view(ref(), view.ref(), buffer, capacity, length); });
}
inline std::vector<Touch> Event::touchesForWindow(const Window &window) const {
    return detail::handles<Touch, RKTouchRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_event_get_touches_for_window(ref(), window.ref(), buffer, capacity, length); });
}
inline EventType Event::type() const {
    RKEventType out = {};
    detail::check(rk_event_get_type(ref(), &out));
    return static_cast<EventType>(out);
}

inline RKObjectRef Responder::create_(RKContextRef context, RKClassRef cls) {
    RKResponderRef out = nullptr;
    detail::check(rk_responder_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline Responder::Responder(ContextRef context)
    : Object(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline bool Responder::acceptsKeyInput() const {
    bool out = false;
    detail::check(rk_responder_accepts_key_input(ref(), &out));
    return out;
}
inline void Responder::addKeyCommand(const Text &input, KeyModifierFlags modifiers, const Text &selector) const {
    detail::check(rk_responder_add_key_command(ref(), input.c_str(), raw(modifiers), selector.c_str()));
}
inline bool Responder::becomeFirstResponder() const {
    bool out = false;
    detail::check(rk_responder_become_first_responder(ref(), &out));
    return out;
}
inline bool Responder::canBecomeFirstResponder() const {
    bool out = false;
    detail::check(rk_responder_can_become_first_responder(ref(), &out));
    return out;
}
inline bool Responder::canPerformAction(const Text &selector, const Object &sender) const {
    bool out = false;
    detail::check(rk_responder_can_perform_action(ref(), selector.c_str(), sender.ref(), &out));
    return out;
}
inline bool Responder::canResignFirstResponder() const {
    bool out = false;
    detail::check(rk_responder_can_resign_first_responder(ref(), &out));
    return out;
}
inline std::vector<Responder> Responder::chain() const {
    return detail::handles<Responder, RKResponderRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_responder_get_chain(ref(), buffer, capacity, length); });
}
inline Responder Responder::nextResponder() const {
    RKResponderRef out = nullptr;
    detail::check(rk_responder_get_next_responder(ref(), &out));
    return detail::borrow<Responder>(out);
}
inline ViewController Responder::viewController() const {
    RKViewControllerRef out = nullptr;
    detail::check(rk_responder_get_view_controller(ref(), &out));
    return detail::borrow<ViewController>(out);
}
inline bool Responder::hasText() const {
    bool out = false;
    detail::check(rk_responder_has_text(ref(), &out));
    return out;
}
inline bool Responder::isFirstResponder() const {
    bool out = false;
    detail::check(rk_responder_is_first_responder(ref(), &out));
    return out;
}
inline void Responder::removeKeyCommand(const Text &input, KeyModifierFlags modifiers) const {
    detail::check(rk_responder_remove_key_command(ref(), input.c_str(), raw(modifiers)));
}
inline bool Responder::resignFirstResponder() const {
    bool out = false;
    detail::check(rk_responder_resign_first_responder(ref(), &out));
    return out;
}
inline void Responder::sendPresses(PressPhase phase, const Presses &presses, const Event &event) const {
    detail::check(rk_responder_send_presses(ref(), raw(phase), presses.data(), presses.size(), event.ref()));
}
inline void Responder::sendTouches(TouchPhase phase, const Touches &touches, const Event &event) const {
    detail::check(rk_responder_send_touches(ref(), raw(phase), touches.data(), touches.size(), event.ref()));
}
inline void Responder::setCanBecomeFirstResponder(bool value) const {
    detail::check(rk_responder_set_can_become_first_responder(ref(), value));
}
inline void Responder::setCanResignFirstResponder(bool value) const {
    detail::check(rk_responder_set_can_resign_first_responder(ref(), value));
}
inline Responder Responder::targetForAction(const Text &selector, const Object &sender) const {
    RKResponderRef out = nullptr;
    detail::check(rk_responder_target_for_action(ref(), selector.c_str(), sender.ref(), &out));
    return detail::borrow<Responder>(out);
}

inline RKObjectRef View::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKViewRef out = nullptr;
    detail::check(rk_view_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline View::View(ContextRef context, Rect frame)
    : Responder(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline void View::addGestureRecognizer(const GestureRecognizer &recognizer) const {
    detail::check(rk_view_add_gesture_recognizer(ref(), recognizer.ref()));
}
inline void View::addSubview(const View &subview) const {
    detail::check(rk_view_add_subview(ref(), subview.ref()));
}
inline void View::bringSubviewToFront(const View &subview) const {
    detail::check(rk_view_bring_subview_to_front(ref(), subview.ref()));
}
inline bool View::clipsToBounds() const {
    bool out = false;
    detail::check(rk_view_clips_to_bounds(ref(), &out));
    return out;
}
inline Point View::convertPointFrom(Point point, const View &from) const {
    RKPoint out = {};
    detail::check(rk_view_convert_point_from(ref(), point, from.ref(), &out));
    return out;
}
inline Point View::convertPointTo(Point point, const View &to) const {
    RKPoint out = {};
    detail::check(rk_view_convert_point_to(ref(), point, to.ref(), &out));
    return out;
}
inline Rect View::convertRectFrom(Rect rect, const View &from) const {
    RKRect out = {};
    detail::check(rk_view_convert_rect_from(ref(), rect, from.ref(), &out));
    return out;
}
inline Rect View::convertRectTo(Rect rect, const View &to) const {
    RKRect out = {};
    detail::check(rk_view_convert_rect_to(ref(), rect, to.ref(), &out));
    return out;
}
inline void View::exchangeSubviews(int64_t first, int64_t second) const {
    detail::check(rk_view_exchange_subviews(ref(), first, second));
}
inline std::string View::explainPoint(Point point, bool callsOverrides) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_view_explain_point(ref(), point, callsOverrides, buffer, capacity, length); });
}
inline std::vector<ExplanationStep> View::explainPointSteps(Point point, bool callsOverrides) const {
    return detail::records<ExplanationStep>([&](auto *buffer, size_t capacity, size_t *length) { return rk_view_explain_point_steps(ref(), point, callsOverrides, buffer, capacity, length); });
}
inline bool View::gestureRecognizerShouldBegin(const GestureRecognizer &recognizer) const {
    bool out = false;
    detail::check(rk_view_gesture_recognizer_should_begin(ref(), recognizer.ref(), &out));
    return out;
}
inline double View::alpha() const {
    double out = 0;
    detail::check(rk_view_get_alpha(ref(), &out));
    return out;
}
inline Point View::anchorPoint() const {
    RKPoint out = {};
    detail::check(rk_view_get_anchor_point(ref(), &out));
    return out;
}
inline Rect View::bounds() const {
    RKRect out = {};
    detail::check(rk_view_get_bounds(ref(), &out));
    return out;
}
inline Point View::center() const {
    RKPoint out = {};
    detail::check(rk_view_get_center(ref(), &out));
    return out;
}
inline Rect View::frame() const {
    RKRect out = {};
    detail::check(rk_view_get_frame(ref(), &out));
    return out;
}
inline std::vector<GestureRecognizer> View::gestureRecognizers() const {
    return detail::handles<GestureRecognizer, RKGestureRecognizerRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_view_get_gesture_recognizers(ref(), buffer, capacity, length); });
}
inline std::vector<View> View::subviews() const {
    return detail::handles<View, RKViewRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_view_get_subviews(ref(), buffer, capacity, length); });
}
inline View View::superview() const {
    RKViewRef out = nullptr;
    detail::check(rk_view_get_superview(ref(), &out));
    return detail::borrow<View>(out);
}
inline Transform View::transform() const {
    RKTransform out = {};
    detail::check(rk_view_get_transform(ref(), &out));
    return out;
}
inline ViewController View::viewController() const {
    RKViewControllerRef out = nullptr;
    detail::check(rk_view_get_view_controller(ref(), &out));
    return detail::borrow<ViewController>(out);
}
inline Window View::window() const {
    RKWindowRef out = nullptr;
    detail::check(rk_view_get_window(ref(), &out));
    return detail::borrow<Window>(out);
}
inline double View::zPosition() const {
    double out = 0;
    detail::check(rk_view_get_z_position(ref(), &out));
    return out;
}
inline View View::hitTest(Point point, const Event &event) const {
    RKViewRef out = nullptr;
    detail::check(rk_view_hit_test(ref(), point, event.ref(), &out));
    return detail::borrow<View>(out);
}
inline void View::insertSubviewAbove(const View &subview, const View &sibling) const {
    detail::check(rk_view_insert_subview_above(ref(), subview.ref(), sibling.ref()));
}
inline void View::insertSubviewAtIndex(const View &subview, int64_t index) const {
    detail::check(rk_view_insert_subview_at_index(ref(), subview.ref(), index));
}
inline void View::insertSubviewBelow(const View &subview, const View &sibling) const {
    detail::check(rk_view_insert_subview_below(ref(), subview.ref(), sibling.ref()));
}
inline bool View::isAnimating() const {
    bool out = false;
    detail::check(rk_view_is_animating(ref(), &out));
    return out;
}
inline bool View::isDescendantOf(const View &ancestor) const {
    bool out = false;
    detail::check(rk_view_is_descendant_of(ref(), ancestor.ref(), &out));
    return out;
}
inline bool View::isExclusiveTouch() const {
    bool out = false;
    detail::check(rk_view_is_exclusive_touch(ref(), &out));
    return out;
}
inline bool View::isHidden() const {
    bool out = false;
    detail::check(rk_view_is_hidden(ref(), &out));
    return out;
}
inline bool View::isMultipleTouchEnabled() const {
    bool out = false;
    detail::check(rk_view_is_multiple_touch_enabled(ref(), &out));
    return out;
}
inline bool View::isUserInteractionEnabled() const {
    bool out = false;
    detail::check(rk_view_is_user_interaction_enabled(ref(), &out));
    return out;
}
inline bool View::pointInside(Point point, const Event &event) const {
    bool out = false;
    detail::check(rk_view_point_inside(ref(), point, event.ref(), &out));
    return out;
}
inline std::string View::recursiveDescription() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_view_recursive_description(ref(), buffer, capacity, length); });
}
inline void View::removeFromSuperview() const {
    detail::check(rk_view_remove_from_superview(ref()));
}
inline void View::removeGestureRecognizer(const GestureRecognizer &recognizer) const {
    detail::check(rk_view_remove_gesture_recognizer(ref(), recognizer.ref()));
}
inline void View::sendSubviewToBack(const View &subview) const {
    detail::check(rk_view_send_subview_to_back(ref(), subview.ref()));
}
inline void View::setAlpha(double alpha) const {
    detail::check(rk_view_set_alpha(ref(), alpha));
}
inline void View::setAnchorPoint(Point anchorPoint) const {
    detail::check(rk_view_set_anchor_point(ref(), anchorPoint));
}
inline void View::setAnimating(bool animating) const {
    detail::check(rk_view_set_animating(ref(), animating));
}
inline void View::setBounds(Rect bounds) const {
    detail::check(rk_view_set_bounds(ref(), bounds));
}
inline void View::setCenter(Point center) const {
    detail::check(rk_view_set_center(ref(), center));
}
inline void View::setClipsToBounds(bool clips) const {
    detail::check(rk_view_set_clips_to_bounds(ref(), clips));
}
inline void View::setExclusiveTouch(bool exclusive) const {
    detail::check(rk_view_set_exclusive_touch(ref(), exclusive));
}
inline void View::setFrame(Rect frame) const {
    detail::check(rk_view_set_frame(ref(), frame));
}
inline void View::setHidden(bool hidden) const {
    detail::check(rk_view_set_hidden(ref(), hidden));
}
inline void View::setMultipleTouchEnabled(bool enabled) const {
    detail::check(rk_view_set_multiple_touch_enabled(ref(), enabled));
}
inline void View::setTransform(Transform transform) const {
    detail::check(rk_view_set_transform(ref(), transform));
}
inline void View::setUserInteractionEnabled(bool enabled) const {
    detail::check(rk_view_set_user_interaction_enabled(ref(), enabled));
}
inline void View::setZPosition(double z) const {
    detail::check(rk_view_set_z_position(ref(), z));
}

inline RKObjectRef Window::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKWindowRef out = nullptr;
    detail::check(rk_window_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline Window::Window(ContextRef context, Rect frame)
    : View(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline std::vector<AuditFinding> Window::audit(const AuditOptions &options) const {
    return detail::records<AuditFinding>([&](auto *buffer, size_t capacity, size_t *length) { return rk_window_audit(ref(), detail::c(&options), buffer, capacity, length); });
}
inline Point Window::convertPointFrom(Point point, const Window &from) const {
    RKPoint out = {};
    detail::check(rk_window_convert_point_from(ref(), point, from.ref(), &out));
    return out;
}
inline Point Window::convertPointTo(Point point, const Window &to) const {
    RKPoint out = {};
    detail::check(rk_window_convert_point_to(ref(), point, to.ref(), &out));
    return out;
}
inline Rect Window::convertRectFrom(Rect rect, const Window &from) const {
    RKRect out = {};
    detail::check(rk_window_convert_rect_from(ref(), rect, from.ref(), &out));
    return out;
}
inline Rect Window::convertRectTo(Rect rect, const Window &to) const {
    RKRect out = {};
    detail::check(rk_window_convert_rect_to(ref(), rect, to.ref(), &out));
    return out;
}
inline Responder Window::firstResponder() const {
    RKResponderRef out = nullptr;
    detail::check(rk_window_get_first_responder(ref(), &out));
    return detail::borrow<Responder>(out);
}
inline double Window::level() const {
    double out = 0;
    detail::check(rk_window_get_level(ref(), &out));
    return out;
}
inline ViewController Window::rootViewController() const {
    RKViewControllerRef out = nullptr;
    detail::check(rk_window_get_root_view_controller(ref(), &out));
    return detail::borrow<ViewController>(out);
}
inline uint32_t Window::screen() const {
    uint32_t out = 0;
    detail::check(rk_window_get_screen(ref(), &out));
    return out;
}
inline bool Window::isKey() const {
    bool out = false;
    detail::check(rk_window_is_key(ref(), &out));
    return out;
}
inline void Window::makeKey() const {
    detail::check(rk_window_make_key(ref()));
}
inline void Window::makeKeyAndVisible() const {
    detail::check(rk_window_make_key_and_visible(ref()));
}
inline void Window::setLevel(double level) const {
    detail::check(rk_window_set_level(ref(), level));
}
inline void Window::setRootViewController(const ViewController &controller) const {
    detail::check(rk_window_set_root_view_controller(ref(), controller.ref()));
}
inline void Window::setScreen(uint32_t screen) const {
    detail::check(rk_window_set_screen(ref(), screen));
}

inline RKObjectRef Control::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKControlRef out = nullptr;
    detail::check(rk_control_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline Control::Control(ContextRef context, Rect frame)
    : View(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline void Control::addTarget(const Object &target, const Text &selector, ControlEvents events) const {
    detail::check(rk_control_add_target(ref(), target.ref(), selector.c_str(), raw(events)));
}
inline ControlEvents Control::allControlEvents() const {
    RKControlEvents out = 0;
    detail::check(rk_control_get_all_control_events(ref(), &out));
    return static_cast<ControlEvents>(out);
}
inline int64_t Control::count() const {
    int64_t out = 0;
    detail::check(rk_control_get_count(ref(), &out));
    return out;
}
inline int64_t Control::selectedIndex() const {
    int64_t out = 0;
    detail::check(rk_control_get_selected_index(ref(), &out));
    return out;
}
inline ControlState Control::state() const {
    uint32_t out = 0;
    detail::check(rk_control_get_state(ref(), &out));
    return static_cast<ControlState>(out);
}
inline double Control::value() const {
    double out = 0;
    detail::check(rk_control_get_value(ref(), &out));
    return out;
}
inline std::tuple<double, double> Control::valueRange() const {
    double minimum = 0;
    double maximum = 0;
    detail::check(rk_control_get_value_range(ref(), &minimum, &maximum));
    return {minimum, maximum};
}
inline bool Control::isContinuous() const {
    bool out = false;
    detail::check(rk_control_is_continuous(ref(), &out));
    return out;
}
inline bool Control::isEnabled() const {
    bool out = false;
    detail::check(rk_control_is_enabled(ref(), &out));
    return out;
}
inline bool Control::isHighlighted() const {
    bool out = false;
    detail::check(rk_control_is_highlighted(ref(), &out));
    return out;
}
inline bool Control::isSelected() const {
    bool out = false;
    detail::check(rk_control_is_selected(ref(), &out));
    return out;
}
inline bool Control::isTouchInside() const {
    bool out = false;
    detail::check(rk_control_is_touch_inside(ref(), &out));
    return out;
}
inline bool Control::isTracking() const {
    bool out = false;
    detail::check(rk_control_is_tracking(ref(), &out));
    return out;
}
inline void Control::performPrimaryAction() const {
    detail::check(rk_control_perform_primary_action(ref()));
}
inline void Control::removeAction(uint64_t identifier) const {
    detail::check(rk_control_remove_action(ref(), identifier));
}
inline void Control::removeTarget(const Object &target, const Text &selector, ControlEvents events) const {
    detail::check(rk_control_remove_target(ref(), target.ref(), selector.c_str(), raw(events)));
}
inline void Control::sendAction(const Text &selector, const Object &target, const Event &event) const {
    detail::check(rk_control_send_action(ref(), selector.c_str(), target.ref(), event.ref()));
}
inline void Control::sendActions(ControlEvents events) const {
    detail::check(rk_control_send_actions(ref(), raw(events)));
}
inline void Control::setContinuous(bool continuous) const {
    detail::check(rk_control_set_continuous(ref(), continuous));
}
inline void Control::setCount(int64_t count) const {
    detail::check(rk_control_set_count(ref(), count));
}
inline void Control::setEnabled(bool enabled) const {
    detail::check(rk_control_set_enabled(ref(), enabled));
}
inline void Control::setHighlighted(bool highlighted) const {
    detail::check(rk_control_set_highlighted(ref(), highlighted));
}
inline void Control::setSelected(bool selected) const {
    detail::check(rk_control_set_selected(ref(), selected));
}
inline void Control::setSelectedIndex(int64_t index) const {
    detail::check(rk_control_set_selected_index(ref(), index));
}
inline void Control::setValue(double value) const {
    detail::check(rk_control_set_value(ref(), value));
}
inline void Control::setValueRange(double minimum, double maximum) const {
    detail::check(rk_control_set_value_range(ref(), minimum, maximum));
}
template <class F> inline ActionId Control::on(ControlEvents events, F function) const {
    return detail::onControl<Control>(ref(), events, std::move(function));
}

inline RKObjectRef ScrollView::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKScrollViewRef out = nullptr;
    detail::check(rk_scroll_view_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline ScrollView::ScrollView(ContextRef context, Rect frame)
    : View(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline bool ScrollView::alwaysBounceHorizontal() const {
    bool out = false;
    detail::check(rk_scroll_view_always_bounces_horizontal(ref(), &out));
    return out;
}
inline bool ScrollView::alwaysBounceVertical() const {
    bool out = false;
    detail::check(rk_scroll_view_always_bounces_vertical(ref(), &out));
    return out;
}
inline bool ScrollView::bounces() const {
    bool out = false;
    detail::check(rk_scroll_view_bounces(ref(), &out));
    return out;
}
inline bool ScrollView::bouncesHorizontally() const {
    bool out = false;
    detail::check(rk_scroll_view_bounces_horizontally(ref(), &out));
    return out;
}
inline bool ScrollView::bouncesVertically() const {
    bool out = false;
    detail::check(rk_scroll_view_bounces_vertically(ref(), &out));
    return out;
}
inline bool ScrollView::bouncesZoom() const {
    bool out = false;
    detail::check(rk_scroll_view_bounces_zoom(ref(), &out));
    return out;
}
inline bool ScrollView::canCancelContentTouches() const {
    bool out = false;
    detail::check(rk_scroll_view_can_cancel_content_touches(ref(), &out));
    return out;
}
inline bool ScrollView::chainsToAncestor() const {
    bool out = false;
    detail::check(rk_scroll_view_chains_to_ancestor(ref(), &out));
    return out;
}
inline bool ScrollView::delaysContentTouches() const {
    bool out = false;
    detail::check(rk_scroll_view_delays_content_touches(ref(), &out));
    return out;
}
inline void ScrollView::flashScrollIndicators() const {
    detail::check(rk_scroll_view_flash_scroll_indicators(ref()));
}
inline EdgeInsets ScrollView::contentInset() const {
    RKEdgeInsets out = {};
    detail::check(rk_scroll_view_get_content_inset(ref(), &out));
    return out;
}
inline Point ScrollView::contentOffset() const {
    RKPoint out = {};
    detail::check(rk_scroll_view_get_content_offset(ref(), &out));
    return out;
}
inline Rect ScrollView::contentOffsetRange() const {
    RKRect out = {};
    detail::check(rk_scroll_view_get_content_offset_range(ref(), &out));
    return out;
}
inline Size ScrollView::contentSize() const {
    RKSize out = {};
    detail::check(rk_scroll_view_get_content_size(ref(), &out));
    return out;
}
inline ScrollViewDecelerationRate ScrollView::decelerationRate() const {
    RKScrollViewDecelerationRate out = {};
    detail::check(rk_scroll_view_get_deceleration_rate(ref(), &out));
    return static_cast<ScrollViewDecelerationRate>(out);
}
inline Object ScrollView::delegate() const {
    RKObjectRef out = nullptr;
    detail::check(rk_scroll_view_get_delegate(ref(), &out));
    return detail::borrow<Object>(out);
}
inline Rect ScrollView::horizontalScrollIndicator() const {
    RKRect out = {};
    detail::check(rk_scroll_view_get_horizontal_scroll_indicator(ref(), &out));
    return out;
}
inline EdgeInsets ScrollView::horizontalScrollIndicatorInsets() const {
    RKEdgeInsets out = {};
    detail::check(rk_scroll_view_get_horizontal_scroll_indicator_insets(ref(), &out));
    return out;
}
inline Pan ScrollView::panGestureRecognizer() const {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_scroll_view_get_pan_gesture_recognizer(ref(), &out));
    return detail::borrow<Pan>(out);
}
inline Pinch ScrollView::pinchGestureRecognizer() const {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_scroll_view_get_pinch_gesture_recognizer(ref(), &out));
    return detail::borrow<Pinch>(out);
}
inline Point ScrollView::velocity() const {
    RKPoint out = {};
    detail::check(rk_scroll_view_get_velocity(ref(), &out));
    return out;
}
inline Rect ScrollView::verticalScrollIndicator() const {
    RKRect out = {};
    detail::check(rk_scroll_view_get_vertical_scroll_indicator(ref(), &out));
    return out;
}
inline EdgeInsets ScrollView::verticalScrollIndicatorInsets() const {
    RKEdgeInsets out = {};
    detail::check(rk_scroll_view_get_vertical_scroll_indicator_insets(ref(), &out));
    return out;
}
inline double ScrollView::zoomScale() const {
    double out = 0;
    detail::check(rk_scroll_view_get_zoom_scale(ref(), &out));
    return out;
}
inline std::tuple<double, double> ScrollView::zoomScaleRange() const {
    double minimum = 0;
    double maximum = 0;
    detail::check(rk_scroll_view_get_zoom_scale_range(ref(), &minimum, &maximum));
    return {minimum, maximum};
}
inline bool ScrollView::isDecelerating() const {
    bool out = false;
    detail::check(rk_scroll_view_is_decelerating(ref(), &out));
    return out;
}
inline bool ScrollView::isDirectionalLockEnabled() const {
    bool out = false;
    detail::check(rk_scroll_view_is_directional_lock_enabled(ref(), &out));
    return out;
}
inline bool ScrollView::isDragging() const {
    bool out = false;
    detail::check(rk_scroll_view_is_dragging(ref(), &out));
    return out;
}
inline bool ScrollView::isHorizontalScrollIndicatorVisible() const {
    bool out = false;
    detail::check(rk_scroll_view_is_horizontal_scroll_indicator_visible(ref(), &out));
    return out;
}
inline bool ScrollView::isPagingEnabled() const {
    bool out = false;
    detail::check(rk_scroll_view_is_paging_enabled(ref(), &out));
    return out;
}
inline bool ScrollView::isScrollAnimating() const {
    bool out = false;
    detail::check(rk_scroll_view_is_scroll_animating(ref(), &out));
    return out;
}
inline bool ScrollView::isScrollEnabled() const {
    bool out = false;
    detail::check(rk_scroll_view_is_scroll_enabled(ref(), &out));
    return out;
}
inline bool ScrollView::isTracking() const {
    bool out = false;
    detail::check(rk_scroll_view_is_tracking(ref(), &out));
    return out;
}
inline bool ScrollView::isVerticalScrollIndicatorVisible() const {
    bool out = false;
    detail::check(rk_scroll_view_is_vertical_scroll_indicator_visible(ref(), &out));
    return out;
}
inline bool ScrollView::isZoomAnimating() const {
    bool out = false;
    detail::check(rk_scroll_view_is_zoom_animating(ref(), &out));
    return out;
}
inline bool ScrollView::isZoomBouncing() const {
    bool out = false;
    detail::check(rk_scroll_view_is_zoom_bouncing(ref(), &out));
    return out;
}
inline bool ScrollView::isZooming() const {
    bool out = false;
    detail::check(rk_scroll_view_is_zooming(ref(), &out));
    return out;
}
inline void ScrollView::scrollRectToVisible(Rect rect, bool animated) const {
    detail::check(rk_scroll_view_scroll_rect_to_visible(ref(), rect, animated));
}
inline bool ScrollView::scrollToTop() const {
    bool out = false;
    detail::check(rk_scroll_view_scroll_to_top(ref(), &out));
    return out;
}
inline bool ScrollView::scrollsToTop() const {
    bool out = false;
    detail::check(rk_scroll_view_scrolls_to_top(ref(), &out));
    return out;
}
inline void ScrollView::setAlwaysBounceHorizontal(bool value) const {
    detail::check(rk_scroll_view_set_always_bounce_horizontal(ref(), value));
}
inline void ScrollView::setAlwaysBounceVertical(bool value) const {
    detail::check(rk_scroll_view_set_always_bounce_vertical(ref(), value));
}
inline void ScrollView::setBounces(bool value) const {
    detail::check(rk_scroll_view_set_bounces(ref(), value));
}
inline void ScrollView::setBouncesHorizontally(bool value) const {
    detail::check(rk_scroll_view_set_bounces_horizontally(ref(), value));
}
inline void ScrollView::setBouncesVertically(bool value) const {
    detail::check(rk_scroll_view_set_bounces_vertically(ref(), value));
}
inline void ScrollView::setBouncesZoom(bool value) const {
    detail::check(rk_scroll_view_set_bounces_zoom(ref(), value));
}
inline void ScrollView::setCanCancelContentTouches(bool value) const {
    detail::check(rk_scroll_view_set_can_cancel_content_touches(ref(), value));
}
inline void ScrollView::setChainsToAncestor(bool value) const {
    detail::check(rk_scroll_view_set_chains_to_ancestor(ref(), value));
}
inline void ScrollView::setContentInset(EdgeInsets insets) const {
    detail::check(rk_scroll_view_set_content_inset(ref(), insets));
}
inline void ScrollView::setContentOffset(Point offset, bool animated) const {
    detail::check(rk_scroll_view_set_content_offset(ref(), offset, animated));
}
inline void ScrollView::setContentSize(Size size) const {
    detail::check(rk_scroll_view_set_content_size(ref(), size));
}
inline void ScrollView::setDecelerationRate(ScrollViewDecelerationRate rate) const {
    detail::check(rk_scroll_view_set_deceleration_rate(ref(), raw(rate)));
}
inline void ScrollView::setDelaysContentTouches(bool value) const {
    detail::check(rk_scroll_view_set_delays_content_touches(ref(), value));
}
inline void ScrollView::setDirectionalLockEnabled(bool value) const {
    detail::check(rk_scroll_view_set_directional_lock_enabled(ref(), value));
}
inline void ScrollView::setHorizontalScrollIndicatorInsets(EdgeInsets insets) const {
    detail::check(rk_scroll_view_set_horizontal_scroll_indicator_insets(ref(), insets));
}
inline void ScrollView::setPagingEnabled(bool value) const {
    detail::check(rk_scroll_view_set_paging_enabled(ref(), value));
}
inline void ScrollView::setScrollEnabled(bool value) const {
    detail::check(rk_scroll_view_set_scroll_enabled(ref(), value));
}
inline void ScrollView::setScrollsToTop(bool value) const {
    detail::check(rk_scroll_view_set_scrolls_to_top(ref(), value));
}
inline void ScrollView::setShowsHorizontalScrollIndicator(bool value) const {
    detail::check(rk_scroll_view_set_shows_horizontal_scroll_indicator(ref(), value));
}
inline void ScrollView::setShowsVerticalScrollIndicator(bool value) const {
    detail::check(rk_scroll_view_set_shows_vertical_scroll_indicator(ref(), value));
}
inline void ScrollView::setTransfersHorizontalScrollingToParent(bool value) const {
    detail::check(rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(ref(), value));
}
inline void ScrollView::setTransfersTouchesToParent(bool value) const {
    detail::check(rk_scroll_view_set_transfers_touches_to_parent(ref(), value));
}
inline void ScrollView::setTransfersVerticalScrollingToParent(bool value) const {
    detail::check(rk_scroll_view_set_transfers_vertical_scrolling_to_parent(ref(), value));
}
inline void ScrollView::setVerticalScrollIndicatorInsets(EdgeInsets insets) const {
    detail::check(rk_scroll_view_set_vertical_scroll_indicator_insets(ref(), insets));
}
inline void ScrollView::setZoomScale(double scale, bool animated) const {
    detail::check(rk_scroll_view_set_zoom_scale(ref(), scale, animated));
}
inline void ScrollView::setZoomScaleRange(double minimum, double maximum) const {
    detail::check(rk_scroll_view_set_zoom_scale_range(ref(), minimum, maximum));
}
inline bool ScrollView::showsHorizontalScrollIndicator() const {
    bool out = false;
    detail::check(rk_scroll_view_shows_horizontal_scroll_indicator(ref(), &out));
    return out;
}
inline bool ScrollView::showsVerticalScrollIndicator() const {
    bool out = false;
    detail::check(rk_scroll_view_shows_vertical_scroll_indicator(ref(), &out));
    return out;
}
inline void ScrollView::stopScrollingAndZooming() const {
    detail::check(rk_scroll_view_stop_scrolling_and_zooming(ref()));
}
inline bool ScrollView::transfersHorizontalScrollingToParent() const {
    bool out = false;
    detail::check(rk_scroll_view_transfers_horizontal_scrolling_to_parent(ref(), &out));
    return out;
}
inline bool ScrollView::transfersTouchesToParent() const {
    bool out = false;
    detail::check(rk_scroll_view_transfers_touches_to_parent(ref(), &out));
    return out;
}
inline bool ScrollView::transfersVerticalScrollingToParent() const {
    bool out = false;
    detail::check(rk_scroll_view_transfers_vertical_scrolling_to_parent(ref(), &out));
    return out;
}
inline void ScrollView::zoomToRect(Rect rect, bool animated) const {
    detail::check(rk_scroll_view_zoom_to_rect(ref(), rect, animated));
}

inline RKObjectRef ViewController::create_(RKContextRef context, RKClassRef cls) {
    RKViewControllerRef out = nullptr;
    detail::check(rk_view_controller_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline ViewController::ViewController(ContextRef context)
    : Responder(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline void ViewController::addChild(const ViewController &child) const {
    detail::check(rk_view_controller_add_child(ref(), child.ref()));
}
inline void ViewController::beginAppearanceTransition(bool appearing, bool animated) const {
    detail::check(rk_view_controller_begin_appearance_transition(ref(), appearing, animated));
}
inline void ViewController::dismiss() const {
    detail::check(rk_view_controller_dismiss(ref()));
}
inline void ViewController::endAppearanceTransition() const {
    detail::check(rk_view_controller_end_appearance_transition(ref()));
}
inline std::vector<ViewController> ViewController::children() const {
    return detail::handles<ViewController, RKViewControllerRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_view_controller_get_children(ref(), buffer, capacity, length); });
}
inline ViewController ViewController::parent() const {
    RKViewControllerRef out = nullptr;
    detail::check(rk_view_controller_get_parent(ref(), &out));
    return detail::borrow<ViewController>(out);
}
inline ViewController ViewController::presented() const {
    RKViewControllerRef out = nullptr;
    detail::check(rk_view_controller_get_presented(ref(), &out));
    return detail::borrow<ViewController>(out);
}
inline ViewController ViewController::presenting() const {
    RKViewControllerRef out = nullptr;
    detail::check(rk_view_controller_get_presenting(ref(), &out));
    return detail::borrow<ViewController>(out);
}
inline View ViewController::view() const {
    RKViewRef out = nullptr;
    detail::check(rk_view_controller_get_view(ref(), &out));
    return detail::borrow<View>(out);
}
inline View ViewController::viewIfLoaded() const {
    RKViewRef out = nullptr;
    detail::check(rk_view_controller_get_view_if_loaded(ref(), &out));
    return detail::borrow<View>(out);
}
inline void ViewController::present(const ViewController &presented) const {
    detail::check(rk_view_controller_present(ref(), presented.ref()));
}
inline void ViewController::removeFromParent() const {
    detail::check(rk_view_controller_remove_from_parent(ref()));
}
inline void ViewController::setView(const View &view) const {
    detail::check(rk_view_controller_set_view(ref(), view.ref()));
}

inline RKObjectRef Application::create_(RKContextRef context, RKClassRef cls) {
    RKApplicationRef out = nullptr;
    detail::check(rk_application_create(context, cls, &out));
    detail::check(rk_retain(RK_OBJECT(out)));
    return RK_OBJECT(out);
}
inline Application::Application(ContextRef context)
    : Responder(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline void Application::beginIgnoringInteractionEvents() const {
    detail::check(rk_application_begin_ignoring_interaction_events(ref()));
}
inline void Application::beginReceivingRemoteControlEvents() const {
    detail::check(rk_application_begin_receiving_remote_control_events(ref()));
}
inline void Application::endIgnoringInteractionEvents() const {
    detail::check(rk_application_end_ignoring_interaction_events(ref()));
}
inline void Application::endReceivingRemoteControlEvents() const {
    detail::check(rk_application_end_receiving_remote_control_events(ref()));
}
inline Responder Application::delegate() const {
    RKResponderRef out = nullptr;
    detail::check(rk_application_get_delegate(ref(), &out));
    return detail::borrow<Responder>(out);
}
inline bool Application::isActive() const {
    bool out = false;
    detail::check(rk_application_is_active(ref(), &out));
    return out;
}
inline bool Application::isIgnoringInteractionEvents() const {
    bool out = false;
    detail::check(rk_application_is_ignoring_interaction_events(ref(), &out));
    return out;
}
inline bool Application::isReceivingRemoteControlEvents() const {
    bool out = false;
    detail::check(rk_application_is_receiving_remote_control_events(ref(), &out));
    return out;
}
inline bool Application::sendAction(const Text &selector, const Object &target, const Object &sender, const Event &event) const {
    bool out = false;
    detail::check(rk_application_send_action(ref(), selector.c_str(), target.ref(), sender.ref(), event.ref(), &out));
    return out;
}
inline void Application::sendEvent(const Event &event) const {
    detail::check(rk_application_send_event(ref(), event.ref()));
}
inline void Application::setActive(bool active) const {
    detail::check(rk_application_set_active(ref(), active));
}
inline void Application::setDelegate(const Responder &delegate) const {
    detail::check(rk_application_set_delegate(ref(), delegate.ref()));
}

inline RKObjectRef GestureRecognizer::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_gesture_recognizer_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline GestureRecognizer::GestureRecognizer(ContextRef context)
    : Object(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline void GestureRecognizer::addTarget(const Object &target, const Text &selector) const {
    detail::check(rk_gesture_recognizer_add_target(ref(), target.ref(), selector.c_str()));
}
inline bool GestureRecognizer::canBePreventedBy(const GestureRecognizer &other) const {
    bool out = false;
    detail::check(rk_gesture_recognizer_can_be_prevented_by(ref(), other.ref(), &out));
    return out;
}
inline bool GestureRecognizer::canPrevent(const GestureRecognizer &other) const {
    bool out = false;
    detail::check(rk_gesture_recognizer_can_prevent(ref(), other.ref(), &out));
    return out;
}
inline bool GestureRecognizer::cancelsTouchesInView() const {
    bool out = false;
    detail::check(rk_gesture_recognizer_cancels_touches_in_view(ref(), &out));
    return out;
}
inline bool GestureRecognizer::delaysTouchesBegan() const {
    bool out = false;
    detail::check(rk_gesture_recognizer_delays_touches_began(ref(), &out));
    return out;
}
inline bool GestureRecognizer::delaysTouchesEnded() const {
    bool out = false;
    detail::check(rk_gesture_recognizer_delays_touches_ended(ref(), &out));
    return out;
}
inline uint64_t GestureRecognizer::allowedPressTypes() const {
    uint64_t out = 0;
    detail::check(rk_gesture_recognizer_get_allowed_press_types(ref(), &out));
    return out;
}
inline uint32_t GestureRecognizer::allowedTouchTypes() const {
    uint32_t out = 0;
    detail::check(rk_gesture_recognizer_get_allowed_touch_types(ref(), &out));
    return out;
}
inline std::vector<GestureRecognizer> GestureRecognizer::attemptFailureRequirements() const {
    return detail::handles<GestureRecognizer, RKGestureRecognizerRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_gesture_recognizer_get_attempt_failure_requirements(ref(), buffer, capacity, length); });
}
inline uint32_t GestureRecognizer::buttonMask() const {
    uint32_t out = 0;
    detail::check(rk_gesture_recognizer_get_button_mask(ref(), &out));
    return out;
}
inline Object GestureRecognizer::delegate() const {
    RKObjectRef out = nullptr;
    detail::check(rk_gesture_recognizer_get_delegate(ref(), &out));
    return detail::borrow<Object>(out);
}
inline std::vector<GestureRecognizer> GestureRecognizer::failureRequirements() const {
    return detail::handles<GestureRecognizer, RKGestureRecognizerRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_gesture_recognizer_get_failure_requirements(ref(), buffer, capacity, length); });
}
inline Point GestureRecognizer::location(const View &view) const {
    RKPoint out = {};
    detail::check(rk_gesture_recognizer_get_location(ref(), view.ref(), &out));
    return out;
}
inline Point GestureRecognizer::locationOfTouch(size_t index, const View &view) const {
    RKPoint out = {};
    detail::check(rk_gesture_recognizer_get_location_of_touch(ref(), index, view.ref(), &out));
    return out;
}
inline KeyModifierFlags GestureRecognizer::modifierFlags() const {
    RKKeyModifierFlags out = 0;
    detail::check(rk_gesture_recognizer_get_modifier_flags(ref(), &out));
    return static_cast<KeyModifierFlags>(out);
}
inline size_t GestureRecognizer::numberOfTouches() const {
    size_t out = 0;
    detail::check(rk_gesture_recognizer_get_number_of_touches(ref(), &out));
    return out;
}
inline std::vector<Press> GestureRecognizer::presses() const {
    return detail::handles<Press, RKPressRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_gesture_recognizer_get_presses(ref(), buffer, capacity, length); });
}
inline GestureRecognizerState GestureRecognizer::state() const {
    RKGestureRecognizerState out = {};
    detail::check(rk_gesture_recognizer_get_state(ref(), &out));
    return static_cast<GestureRecognizerState>(out);
}
inline std::vector<Touch> GestureRecognizer::touches() const {
    return detail::handles<Touch, RKTouchRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_gesture_recognizer_get_touches(ref(), buffer, capacity, length); });
}
inline View GestureRecognizer::view() const {
    RKViewRef out = nullptr;
    detail::check(rk_gesture_recognizer_get_view(ref(), &out));
    return detail::borrow<View>(out);
}
inline void GestureRecognizer::ignoreTouch(const Touch &touch) const {
    detail::check(rk_gesture_recognizer_ignore_touch(ref(), touch.ref()));
}
inline bool GestureRecognizer::isEnabled() const {
    bool out = false;
    detail::check(rk_gesture_recognizer_is_enabled(ref(), &out));
    return out;
}
inline void GestureRecognizer::removeAction(uint64_t identifier) const {
    detail::check(rk_gesture_recognizer_remove_action(ref(), identifier));
}
inline void GestureRecognizer::removeTarget(const Object &target, const Text &selector) const {
    detail::check(rk_gesture_recognizer_remove_target(ref(), target.ref(), selector.c_str()));
}
inline void GestureRecognizer::requireToFail(const GestureRecognizer &other) const {
    detail::check(rk_gesture_recognizer_require_to_fail(ref(), other.ref()));
}
inline bool GestureRecognizer::requiresExclusiveTouchType() const {
    bool out = false;
    detail::check(rk_gesture_recognizer_requires_exclusive_touch_type(ref(), &out));
    return out;
}
inline void GestureRecognizer::setAllowedPressTypes(uint64_t types) const {
    detail::check(rk_gesture_recognizer_set_allowed_press_types(ref(), types));
}
inline void GestureRecognizer::setAllowedTouchTypes(uint32_t types) const {
    detail::check(rk_gesture_recognizer_set_allowed_touch_types(ref(), types));
}
inline void GestureRecognizer::setCancelsTouchesInView(bool value) const {
    detail::check(rk_gesture_recognizer_set_cancels_touches_in_view(ref(), value));
}
inline void GestureRecognizer::setDelaysTouchesBegan(bool value) const {
    detail::check(rk_gesture_recognizer_set_delays_touches_began(ref(), value));
}
inline void GestureRecognizer::setDelaysTouchesEnded(bool value) const {
    detail::check(rk_gesture_recognizer_set_delays_touches_ended(ref(), value));
}
inline void GestureRecognizer::setEnabled(bool enabled) const {
    detail::check(rk_gesture_recognizer_set_enabled(ref(), enabled));
}
inline void GestureRecognizer::setRequiresExclusiveTouchType(bool value) const {
    detail::check(rk_gesture_recognizer_set_requires_exclusive_touch_type(ref(), value));
}
inline void GestureRecognizer::setState(GestureRecognizerState state) const {
    detail::check(rk_gesture_recognizer_set_state(ref(), raw(state)));
}
template <class F> inline ActionId GestureRecognizer::on(F function) const { return detail::onGesture<GestureRecognizer>(ref(), std::move(function)); }

inline double Touch::altitudeAngle() const {
    double out = 0;
    detail::check(rk_touch_get_altitude_angle(ref(), &out));
    return out;
}
inline double Touch::azimuthAngle() const {
    double out = 0;
    detail::check(rk_touch_get_azimuth_angle(ref(), &out));
    return out;
}
inline Point Touch::azimuthUnitVector(const View &view) const {
    RKPoint out = {};
    detail::check(rk_touch_get_azimuth_unit_vector(ref(), view.ref(), &out));
    return out;
}
inline uint32_t Touch::buttonMask() const {
    uint32_t out = 0;
    detail::check(rk_touch_get_button_mask(ref(), &out));
    return out;
}
inline std::vector<TouchSnapshot> Touch::coalesced() const {
    return detail::values<TouchSnapshot>([&](auto *buffer, size_t capacity, size_t *length) { return rk_touch_get_coalesced(ref(), buffer, capacity, length); });
}
inline TouchProperties Touch::estimatedProperties() const {
    RKTouchProperties out = 0;
    detail::check(rk_touch_get_estimated_properties(ref(), &out));
    return static_cast<TouchProperties>(out);
}
inline TouchProperties Touch::estimatedPropertiesExpectingUpdates() const {
    RKTouchProperties out = 0;
    detail::check(rk_touch_get_estimated_properties_expecting_updates(ref(), &out));
    return static_cast<TouchProperties>(out);
}
inline int64_t Touch::estimationUpdateIndex() const {
    int64_t out = 0;
    detail::check(rk_touch_get_estimation_update_index(ref(), &out));
    return out;
}
inline double Touch::force() const {
    double out = 0;
    detail::check(rk_touch_get_force(ref(), &out));
    return out;
}
inline std::vector<GestureRecognizer> Touch::gestureRecognizers() const {
    return detail::handles<GestureRecognizer, RKGestureRecognizerRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_touch_get_gesture_recognizers(ref(), buffer, capacity, length); });
}
inline int64_t Touch::id() const {
    int64_t out = 0;
    detail::check(rk_touch_get_id(ref(), &out));
    return out;
}
inline Point Touch::location(const View &view) const {
    RKPoint out = {};
    detail::check(rk_touch_get_location(ref(), view.ref(), &out));
    return out;
}
inline double Touch::majorRadius() const {
    double out = 0;
    detail::check(rk_touch_get_major_radius(ref(), &out));
    return out;
}
inline double Touch::majorRadiusTolerance() const {
    double out = 0;
    detail::check(rk_touch_get_major_radius_tolerance(ref(), &out));
    return out;
}
inline double Touch::maximumPossibleForce() const {
    double out = 0;
    detail::check(rk_touch_get_maximum_possible_force(ref(), &out));
    return out;
}
inline TouchPhase Touch::phase() const {
    RKTouchPhase out = {};
    detail::check(rk_touch_get_phase(ref(), &out));
    return static_cast<TouchPhase>(out);
}
inline Point Touch::preciseLocation(const View &view) const {
    RKPoint out = {};
    detail::check(rk_touch_get_precise_location(ref(), view.ref(), &out));
    return out;
}
inline Point Touch::precisePreviousLocation(const View &view) const {
    RKPoint out = {};
    detail::check(rk_touch_get_precise_previous_location(ref(), view.ref(), &out));
    return out;
}
inline TouchSnapshot Touch::predicted(PredictionModel model, double ahead) const {
    RKTouchSnapshot out = {};
    detail::check(rk_touch_get_predicted(ref(), raw(model), ahead, &out));
    return out;
}
inline Point Touch::previousLocation(const View &view) const {
    RKPoint out = {};
    detail::check(rk_touch_get_previous_location(ref(), view.ref(), &out));
    return out;
}
inline double Touch::rollAngle() const {
    double out = 0;
    detail::check(rk_touch_get_roll_angle(ref(), &out));
    return out;
}
inline uint32_t Touch::tapCount() const {
    uint32_t out = 0;
    detail::check(rk_touch_get_tap_count(ref(), &out));
    return out;
}
inline double Touch::timestamp() const {
    double out = 0;
    detail::check(rk_touch_get_timestamp(ref(), &out));
    return out;
}
inline TouchType Touch::type() const {
    RKTouchType out = {};
    detail::check(rk_touch_get_type(ref(), &out));
    return static_cast<TouchType>(out);
}
inline View Touch::view() const {
    RKViewRef out = nullptr;
    detail::check(rk_touch_get_view(ref(), &out));
    return detail::borrow<View>(out);
}
inline Window Touch::window() const {
    RKWindowRef out = nullptr;
    detail::check(rk_touch_get_window(ref(), &out));
    return detail::borrow<Window>(out);
}
inline bool Touch::isWithheld() const {
    bool out = false;
    detail::check(rk_touch_is_withheld(ref(), &out));
    return out;
}

inline std::string Press::characters() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_press_get_characters(ref(), buffer, capacity, length); });
}
inline std::string Press::charactersIgnoringModifiers() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_press_get_characters_ignoring_modifiers(ref(), buffer, capacity, length); });
}
inline double Press::force() const {
    double out = 0;
    detail::check(rk_press_get_force(ref(), &out));
    return out;
}
inline std::vector<GestureRecognizer> Press::gestureRecognizers() const {
    return detail::handles<GestureRecognizer, RKGestureRecognizerRef>([&](auto *buffer, size_t capacity, size_t *length) { return rk_press_get_gesture_recognizers(ref(), buffer, capacity, length); });
}
inline int64_t Press::id() const {
    int64_t out = 0;
    detail::check(rk_press_get_id(ref(), &out));
    return out;
}
inline uint32_t Press::keyCode() const {
    uint32_t out = 0;
    detail::check(rk_press_get_key_code(ref(), &out));
    return out;
}
inline KeyModifierFlags Press::modifierFlags() const {
    RKKeyModifierFlags out = 0;
    detail::check(rk_press_get_modifier_flags(ref(), &out));
    return static_cast<KeyModifierFlags>(out);
}
inline PressPhase Press::phase() const {
    RKPressPhase out = {};
    detail::check(rk_press_get_phase(ref(), &out));
    return static_cast<PressPhase>(out);
}
inline Responder Press::responder() const {
    RKResponderRef out = nullptr;
    detail::check(rk_press_get_responder(ref(), &out));
    return detail::borrow<Responder>(out);
}
inline double Press::timestamp() const {
    double out = 0;
    detail::check(rk_press_get_timestamp(ref(), &out));
    return out;
}
inline PressType Press::type() const {
    RKPressType out = {};
    detail::check(rk_press_get_type(ref(), &out));
    return static_cast<PressType>(out);
}
inline Window Press::window() const {
    RKWindowRef out = nullptr;
    detail::check(rk_press_get_window(ref(), &out));
    return detail::borrow<Window>(out);
}

inline RKObjectRef NavigationController::create_(RKContextRef context, RKClassRef cls, const ViewController &root) {
    RKViewControllerRef out = nullptr;
    detail::check(rk_navigation_controller_create(context, cls, root.ref(), &out));
    return RK_OBJECT(out);
}
inline NavigationController::NavigationController(ContextRef context, const ViewController &root)
    : ViewController(detail::Adopt{}, create_(context.ref(), nullptr, root)) {}
inline ViewController NavigationController::top() const {
    RKViewControllerRef out = nullptr;
    detail::check(rk_navigation_controller_get_top(ref(), &out));
    return detail::borrow<ViewController>(out);
}
inline ViewController NavigationController::visible() const {
    RKViewControllerRef out = nullptr;
    detail::check(rk_navigation_controller_get_visible(ref(), &out));
    return detail::borrow<ViewController>(out);
}
inline bool NavigationController::pop() const {
    bool out = false;
    detail::check(rk_navigation_controller_pop(ref(), &out));
    return out;
}
inline bool NavigationController::popToRoot() const {
    bool out = false;
    detail::check(rk_navigation_controller_pop_to_root(ref(), &out));
    return out;
}
inline void NavigationController::push(const ViewController &content) const {
    detail::check(rk_navigation_controller_push(ref(), content.ref()));
}

inline RKObjectRef Button::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKControlRef out = nullptr;
    detail::check(rk_button_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline Button::Button(ContextRef context, Rect frame)
    : Control(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
template <class F> inline ActionId Button::on(ControlEvents events, F function) const {
    return detail::onControl<Button>(ref(), events, std::move(function));
}

inline RKObjectRef Switch::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKControlRef out = nullptr;
    detail::check(rk_switch_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline Switch::Switch(ContextRef context, Rect frame)
    : Control(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline bool Switch::isOn() const {
    bool out = false;
    detail::check(rk_switch_is_on(ref(), &out));
    return out;
}
inline void Switch::setOn(bool on) const {
    detail::check(rk_switch_set_on(ref(), on));
}
template <class F> inline ActionId Switch::on(ControlEvents events, F function) const {
    return detail::onControl<Switch>(ref(), events, std::move(function));
}

inline RKObjectRef Slider::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKControlRef out = nullptr;
    detail::check(rk_slider_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline Slider::Slider(ContextRef context, Rect frame)
    : Control(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline Rect Slider::thumbRect() const {
    RKRect out = {};
    detail::check(rk_slider_get_thumb_rect(ref(), &out));
    return out;
}
template <class F> inline ActionId Slider::on(ControlEvents events, F function) const {
    return detail::onControl<Slider>(ref(), events, std::move(function));
}

inline RKObjectRef Stepper::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKControlRef out = nullptr;
    detail::check(rk_stepper_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline Stepper::Stepper(ContextRef context, Rect frame)
    : Control(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline bool Stepper::autorepeat() const {
    bool out = false;
    detail::check(rk_stepper_get_autorepeat(ref(), &out));
    return out;
}
inline double Stepper::stepValue() const {
    double out = 0;
    detail::check(rk_stepper_get_step_value(ref(), &out));
    return out;
}
inline bool Stepper::wraps() const {
    bool out = false;
    detail::check(rk_stepper_get_wraps(ref(), &out));
    return out;
}
inline void Stepper::setAutorepeat(bool autorepeat) const {
    detail::check(rk_stepper_set_autorepeat(ref(), autorepeat));
}
inline void Stepper::setStepValue(double step) const {
    detail::check(rk_stepper_set_step_value(ref(), step));
}
inline void Stepper::setWraps(bool wraps) const {
    detail::check(rk_stepper_set_wraps(ref(), wraps));
}
template <class F> inline ActionId Stepper::on(ControlEvents events, F function) const {
    return detail::onControl<Stepper>(ref(), events, std::move(function));
}

inline RKObjectRef SegmentedControl::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKControlRef out = nullptr;
    detail::check(rk_segmented_control_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline SegmentedControl::SegmentedControl(ContextRef context, Rect frame)
    : Control(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline std::string SegmentedControl::title(int64_t index) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_segmented_control_get_title(ref(), index, buffer, capacity, length); });
}
inline void SegmentedControl::insertSegment(const Text &title, int64_t index) const {
    detail::check(rk_segmented_control_insert_segment(ref(), title.c_str(), index));
}
inline bool SegmentedControl::isMomentary() const {
    bool out = false;
    detail::check(rk_segmented_control_is_momentary(ref(), &out));
    return out;
}
inline bool SegmentedControl::isSegmentEnabled(int64_t index) const {
    bool out = false;
    detail::check(rk_segmented_control_is_segment_enabled(ref(), index, &out));
    return out;
}
inline void SegmentedControl::removeSegment(int64_t index) const {
    detail::check(rk_segmented_control_remove_segment(ref(), index));
}
inline void SegmentedControl::setMomentary(bool momentary) const {
    detail::check(rk_segmented_control_set_momentary(ref(), momentary));
}
inline void SegmentedControl::setSegmentEnabled(int64_t index, bool enabled) const {
    detail::check(rk_segmented_control_set_segment_enabled(ref(), index, enabled));
}
inline void SegmentedControl::setTitle(int64_t index, const Text &title) const {
    detail::check(rk_segmented_control_set_title(ref(), index, title.c_str()));
}
template <class F> inline ActionId SegmentedControl::on(ControlEvents events, F function) const {
    return detail::onControl<SegmentedControl>(ref(), events, std::move(function));
}

inline RKObjectRef PageControl::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKControlRef out = nullptr;
    detail::check(rk_page_control_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline PageControl::PageControl(ContextRef context, Rect frame)
    : Control(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
template <class F> inline ActionId PageControl::on(ControlEvents events, F function) const {
    return detail::onControl<PageControl>(ref(), events, std::move(function));
}

inline RKObjectRef TextField::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    RKControlRef out = nullptr;
    detail::check(rk_text_field_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline TextField::TextField(ContextRef context, Rect frame)
    : Control(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}
inline bool TextField::clear() const {
    bool out = false;
    detail::check(rk_text_field_clear(ref(), &out));
    return out;
}
inline void TextField::deleteText(TextDirection direction, TextGranularity granularity) const {
    detail::check(rk_text_field_delete(ref(), raw(direction), raw(granularity)));
}
inline Object TextField::delegate() const {
    RKObjectRef out = nullptr;
    detail::check(rk_text_field_get_delegate(ref(), &out));
    return detail::borrow<Object>(out);
}
inline std::tuple<size_t, size_t> TextField::markedRange() const {
    size_t start = 0;
    size_t end = 0;
    detail::check(rk_text_field_get_marked_range(ref(), &start, &end));
    return {start, end};
}
inline size_t TextField::position(size_t start, int64_t steps, TextGranularity granularity) const {
    size_t out = 0;
    detail::check(rk_text_field_get_position(ref(), start, steps, raw(granularity), &out));
    return out;
}
inline std::tuple<size_t, size_t, TextDirection> TextField::selectedRange() const {
    size_t start = 0;
    size_t end = 0;
    RKTextDirection affinity = {};
    detail::check(rk_text_field_get_selected_range(ref(), &start, &end, &affinity));
    return {start, end, static_cast<TextDirection>(affinity)};
}
inline std::string TextField::text() const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_text_field_get_text(ref(), buffer, capacity, length); });
}
inline std::string TextField::textInRange(size_t start, size_t end) const {
    return detail::text([&](auto *buffer, size_t capacity, size_t *length) { return rk_text_field_get_text_in_range(ref(), start, end, buffer, capacity, length); });
}
inline bool TextField::isEditing() const {
    bool out = false;
    detail::check(rk_text_field_is_editing(ref(), &out));
    return out;
}
inline bool TextField::isSecureTextEntry() const {
    bool out = false;
    detail::check(rk_text_field_is_secure_text_entry(ref(), &out));
    return out;
}
inline void TextField::move(TextDirection direction, TextGranularity granularity, bool extend) const {
    detail::check(rk_text_field_move(ref(), raw(direction), raw(granularity), extend));
}
inline void TextField::replaceRange(size_t start, size_t end, const Text &text) const {
    detail::check(rk_text_field_replace_range(ref(), start, end, text.c_str()));
}
inline void TextField::setMarkedText(const Text &text, size_t start, size_t end) const {
    detail::check(rk_text_field_set_marked_text(ref(), text.c_str(), start, end));
}
inline void TextField::setSecureTextEntry(bool secure) const {
    detail::check(rk_text_field_set_secure_text_entry(ref(), secure));
}
inline void TextField::setSelectedRange(size_t start, size_t end, TextDirection affinity) const {
    detail::check(rk_text_field_set_selected_range(ref(), start, end, raw(affinity)));
}
inline void TextField::setText(const Text &text) const {
    detail::check(rk_text_field_set_text(ref(), text.c_str()));
}
inline void TextField::unmarkText() const {
    detail::check(rk_text_field_unmark_text(ref()));
}
template <class F> inline ActionId TextField::on(ControlEvents events, F function) const {
    return detail::onControl<TextField>(ref(), events, std::move(function));
}

inline RKObjectRef Label::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    if (cls == nullptr) detail::check(rk_class_find(context, className, &cls));
    RKViewRef out = nullptr;
    detail::check(rk_view_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline Label::Label(ContextRef context, Rect frame)
    : View(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}

inline RKObjectRef ImageView::create_(RKContextRef context, RKClassRef cls, Rect frame) {
    if (cls == nullptr) detail::check(rk_class_find(context, className, &cls));
    RKViewRef out = nullptr;
    detail::check(rk_view_create(context, cls, frame, &out));
    return RK_OBJECT(out);
}
inline ImageView::ImageView(ContextRef context, Rect frame)
    : View(detail::Adopt{}, create_(context.ref(), nullptr, frame)) {}

inline RKObjectRef Tap::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_tap_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline Tap::Tap(ContextRef context)
    : GestureRecognizer(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline double Tap::allowableMovement() const {
    double out = 0;
    detail::check(rk_tap_get_allowable_movement(ref(), &out));
    return out;
}
inline uint32_t Tap::buttonMaskRequired() const {
    uint32_t out = 0;
    detail::check(rk_tap_get_button_mask_required(ref(), &out));
    return out;
}
inline double Tap::maximumIntervalBetweenSuccessiveTaps() const {
    double out = 0;
    detail::check(rk_tap_get_maximum_interval_between_successive_taps(ref(), &out));
    return out;
}
inline double Tap::maximumTapDuration() const {
    double out = 0;
    detail::check(rk_tap_get_maximum_tap_duration(ref(), &out));
    return out;
}
inline int64_t Tap::numberOfTapsRequired() const {
    int64_t out = 0;
    detail::check(rk_tap_get_number_of_taps_required(ref(), &out));
    return out;
}
inline int64_t Tap::numberOfTouchesRequired() const {
    int64_t out = 0;
    detail::check(rk_tap_get_number_of_touches_required(ref(), &out));
    return out;
}
inline void Tap::setAllowableMovement(double points) const {
    detail::check(rk_tap_set_allowable_movement(ref(), points));
}
inline void Tap::setButtonMaskRequired(uint32_t mask) const {
    detail::check(rk_tap_set_button_mask_required(ref(), mask));
}
inline void Tap::setMaximumIntervalBetweenSuccessiveTaps(double seconds) const {
    detail::check(rk_tap_set_maximum_interval_between_successive_taps(ref(), seconds));
}
inline void Tap::setMaximumTapDuration(double seconds) const {
    detail::check(rk_tap_set_maximum_tap_duration(ref(), seconds));
}
inline void Tap::setNumberOfTapsRequired(int64_t value) const {
    detail::check(rk_tap_set_number_of_taps_required(ref(), value));
}
inline void Tap::setNumberOfTouchesRequired(int64_t value) const {
    detail::check(rk_tap_set_number_of_touches_required(ref(), value));
}
template <class F> inline ActionId Tap::on(F function) const { return detail::onGesture<Tap>(ref(), std::move(function)); }

inline RKObjectRef LongPress::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_long_press_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline LongPress::LongPress(ContextRef context)
    : GestureRecognizer(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline double LongPress::allowableMovement() const {
    double out = 0;
    detail::check(rk_long_press_get_allowable_movement(ref(), &out));
    return out;
}
inline double LongPress::minimumPressDuration() const {
    double out = 0;
    detail::check(rk_long_press_get_minimum_press_duration(ref(), &out));
    return out;
}
inline int64_t LongPress::numberOfTapsRequired() const {
    int64_t out = 0;
    detail::check(rk_long_press_get_number_of_taps_required(ref(), &out));
    return out;
}
inline int64_t LongPress::numberOfTouchesRequired() const {
    int64_t out = 0;
    detail::check(rk_long_press_get_number_of_touches_required(ref(), &out));
    return out;
}
inline void LongPress::setAllowableMovement(double points) const {
    detail::check(rk_long_press_set_allowable_movement(ref(), points));
}
inline void LongPress::setMinimumPressDuration(double seconds) const {
    detail::check(rk_long_press_set_minimum_press_duration(ref(), seconds));
}
inline void LongPress::setNumberOfTapsRequired(int64_t value) const {
    detail::check(rk_long_press_set_number_of_taps_required(ref(), value));
}
inline void LongPress::setNumberOfTouchesRequired(int64_t value) const {
    detail::check(rk_long_press_set_number_of_touches_required(ref(), value));
}
template <class F> inline ActionId LongPress::on(F function) const { return detail::onGesture<LongPress>(ref(), std::move(function)); }

inline RKObjectRef Pan::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_pan_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline Pan::Pan(ContextRef context)
    : GestureRecognizer(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline ScrollTypeMask Pan::allowedScrollTypesMask() const {
    uint32_t out = 0;
    detail::check(rk_pan_get_allowed_scroll_types_mask(ref(), &out));
    return static_cast<ScrollTypeMask>(out);
}
inline int64_t Pan::maximumNumberOfTouches() const {
    int64_t out = 0;
    detail::check(rk_pan_get_maximum_number_of_touches(ref(), &out));
    return out;
}
inline int64_t Pan::minimumNumberOfTouches() const {
    int64_t out = 0;
    detail::check(rk_pan_get_minimum_number_of_touches(ref(), &out));
    return out;
}
inline Point Pan::translation(const View &view) const {
    RKPoint out = {};
    detail::check(rk_pan_get_translation(ref(), view.ref(), &out));
    return out;
}
inline Point Pan::velocity(const View &view) const {
    RKPoint out = {};
    detail::check(rk_pan_get_velocity(ref(), view.ref(), &out));
    return out;
}
inline void Pan::setAllowedScrollTypesMask(ScrollTypeMask mask) const {
    detail::check(rk_pan_set_allowed_scroll_types_mask(ref(), raw(mask)));
}
inline void Pan::setMaximumNumberOfTouches(int64_t value) const {
    detail::check(rk_pan_set_maximum_number_of_touches(ref(), value));
}
inline void Pan::setMinimumNumberOfTouches(int64_t value) const {
    detail::check(rk_pan_set_minimum_number_of_touches(ref(), value));
}
inline void Pan::setTranslation(Point translation, const View &view) const {
    detail::check(rk_pan_set_translation(ref(), translation, view.ref()));
}
template <class F> inline ActionId Pan::on(F function) const { return detail::onGesture<Pan>(ref(), std::move(function)); }

inline RKObjectRef ScreenEdgePan::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_screen_edge_pan_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline ScreenEdgePan::ScreenEdgePan(ContextRef context)
    : Pan(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline RectEdge ScreenEdgePan::edges() const {
    uint32_t out = 0;
    detail::check(rk_screen_edge_pan_get_edges(ref(), &out));
    return static_cast<RectEdge>(out);
}
inline void ScreenEdgePan::setEdges(RectEdge edges) const {
    detail::check(rk_screen_edge_pan_set_edges(ref(), raw(edges)));
}
template <class F> inline ActionId ScreenEdgePan::on(F function) const { return detail::onGesture<ScreenEdgePan>(ref(), std::move(function)); }

inline RKObjectRef Swipe::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_swipe_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline Swipe::Swipe(ContextRef context)
    : GestureRecognizer(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline SwipeDirection Swipe::direction() const {
    uint32_t out = 0;
    detail::check(rk_swipe_get_direction(ref(), &out));
    return static_cast<SwipeDirection>(out);
}
inline int64_t Swipe::numberOfTouchesRequired() const {
    int64_t out = 0;
    detail::check(rk_swipe_get_number_of_touches_required(ref(), &out));
    return out;
}
inline void Swipe::setDirection(SwipeDirection direction) const {
    detail::check(rk_swipe_set_direction(ref(), raw(direction)));
}
inline void Swipe::setNumberOfTouchesRequired(int64_t value) const {
    detail::check(rk_swipe_set_number_of_touches_required(ref(), value));
}
template <class F> inline ActionId Swipe::on(F function) const { return detail::onGesture<Swipe>(ref(), std::move(function)); }

inline RKObjectRef Pinch::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_pinch_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline Pinch::Pinch(ContextRef context)
    : GestureRecognizer(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline double Pinch::scale() const {
    double out = 0;
    detail::check(rk_pinch_get_scale(ref(), &out));
    return out;
}
inline double Pinch::velocity() const {
    double out = 0;
    detail::check(rk_pinch_get_velocity(ref(), &out));
    return out;
}
inline void Pinch::setScale(double scale) const {
    detail::check(rk_pinch_set_scale(ref(), scale));
}
template <class F> inline ActionId Pinch::on(F function) const { return detail::onGesture<Pinch>(ref(), std::move(function)); }

inline RKObjectRef Rotation::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_rotation_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline Rotation::Rotation(ContextRef context)
    : GestureRecognizer(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline double Rotation::rotation() const {
    double out = 0;
    detail::check(rk_rotation_get_rotation(ref(), &out));
    return out;
}
inline double Rotation::velocity() const {
    double out = 0;
    detail::check(rk_rotation_get_velocity(ref(), &out));
    return out;
}
inline void Rotation::setRotation(double radians) const {
    detail::check(rk_rotation_set_rotation(ref(), radians));
}
template <class F> inline ActionId Rotation::on(F function) const { return detail::onGesture<Rotation>(ref(), std::move(function)); }

inline RKObjectRef Hover::create_(RKContextRef context, RKClassRef cls) {
    RKGestureRecognizerRef out = nullptr;
    detail::check(rk_hover_create(context, cls, &out));
    return RK_OBJECT(out);
}
inline Hover::Hover(ContextRef context)
    : GestureRecognizer(detail::Adopt{}, create_(context.ref(), nullptr)) {}
inline double Hover::altitudeAngle() const {
    double out = 0;
    detail::check(rk_hover_get_altitude_angle(ref(), &out));
    return out;
}
inline double Hover::azimuthAngle() const {
    double out = 0;
    detail::check(rk_hover_get_azimuth_angle(ref(), &out));
    return out;
}
inline Point Hover::azimuthUnitVector(const View &view) const {
    RKPoint out = {};
    detail::check(rk_hover_get_azimuth_unit_vector(ref(), view.ref(), &out));
    return out;
}
inline double Hover::rollAngle() const {
    double out = 0;
    detail::check(rk_hover_get_roll_angle(ref(), &out));
    return out;
}
inline double Hover::zOffset() const {
    double out = 0;
    detail::check(rk_hover_get_z_offset(ref(), &out));
    return out;
}
template <class F> inline ActionId Hover::on(F function) const { return detail::onGesture<Hover>(ref(), std::move(function)); }

// ---- What can be overridden. The functions here run what the built-in class does. ----

template <class Super> class ResponderOverrides : public Super {
  public:
    /// nextResponder. Called at every step of every walk; results are not cached (SPEC 120).
    virtual Responder nextResponder() {
        RKResponderRef out{};
        detail::check(rk_super_next_responder(this->class_, this->Responder::ref(), &out));
        return detail::borrow<Responder>(out);
    }
    /// touchesBegan:withEvent:. The inherited method forwards to the next responder (SPEC 90).
    virtual void touchesBegan(const Touches &touches, const Event &event) {
        detail::check(rk_super_touches_began(this->class_, this->Responder::ref(), touches.data(), touches.size(), event.ref()));
    }
    /// touchesMoved:withEvent:.
    virtual void touchesMoved(const Touches &touches, const Event &event) {
        detail::check(rk_super_touches_moved(this->class_, this->Responder::ref(), touches.data(), touches.size(), event.ref()));
    }
    /// touchesEnded:withEvent:.
    virtual void touchesEnded(const Touches &touches, const Event &event) {
        detail::check(rk_super_touches_ended(this->class_, this->Responder::ref(), touches.data(), touches.size(), event.ref()));
    }
    /// touchesCancelled:withEvent:.
    virtual void touchesCancelled(const Touches &touches, const Event &event) {
        detail::check(rk_super_touches_cancelled(this->class_, this->Responder::ref(), touches.data(), touches.size(), event.ref()));
    }
    /// canBecomeFirstResponder (SPEC 126).
    virtual bool canBecomeFirstResponder() {
        bool out{};
        detail::check(rk_super_can_become_first_responder(this->class_, this->Responder::ref(), &out));
        return out;
    }
    /// becomeFirstResponder (SPEC 127).
    virtual bool becomeFirstResponder() {
        bool out{};
        detail::check(rk_super_become_first_responder(this->class_, this->Responder::ref(), &out));
        return out;
    }
    /// canResignFirstResponder (SPEC 126).
    virtual bool canResignFirstResponder() {
        bool out{};
        detail::check(rk_super_can_resign_first_responder(this->class_, this->Responder::ref(), &out));
        return out;
    }
    /// resignFirstResponder (SPEC 128).
    virtual bool resignFirstResponder() {
        bool out{};
        detail::check(rk_super_resign_first_responder(this->class_, this->Responder::ref(), &out));
        return out;
    }
    /// canPerformAction:withSender: (SPEC 133).
    virtual bool canPerformAction(std::string_view selector, const Object &sender) {
        bool out{};
        detail::check(rk_super_can_perform_action(this->class_, this->Responder::ref(), Text(selector).c_str(), sender.ref(), &out));
        return out;
    }
    /// targetForAction:withSender: (SPEC 133).
    virtual Responder targetForAction(std::string_view selector, const Object &sender) {
        RKResponderRef out{};
        detail::check(rk_super_target_for_action(this->class_, this->Responder::ref(), Text(selector).c_str(), sender.ref(), &out));
        return detail::borrow<Responder>(out);
    }
    /// pressesBegan:withEvent:. The inherited method forwards to the next responder (SPEC 272).
    virtual void pressesBegan(const Presses &presses, const Event &event) {
        detail::check(rk_super_presses_began(this->class_, this->Responder::ref(), presses.data(), presses.size(), event.ref()));
    }
    /// pressesChanged:withEvent:, for analogue buttons.
    virtual void pressesChanged(const Presses &presses, const Event &event) {
        detail::check(rk_super_presses_changed(this->class_, this->Responder::ref(), presses.data(), presses.size(), event.ref()));
    }
    /// pressesEnded:withEvent:.
    virtual void pressesEnded(const Presses &presses, const Event &event) {
        detail::check(rk_super_presses_ended(this->class_, this->Responder::ref(), presses.data(), presses.size(), event.ref()));
    }
    /// pressesCancelled:withEvent:.
    virtual void pressesCancelled(const Presses &presses, const Event &event) {
        detail::check(rk_super_presses_cancelled(this->class_, this->Responder::ref(), presses.data(), presses.size(), event.ref()));
    }
    /// motionBegan:withEvent:. The inherited method forwards to the next responder (SPEC 274).
    virtual void motionBegan(EventSubtype motion, const Event &event) {
        detail::check(rk_super_motion_began(this->class_, this->Responder::ref(), raw(motion), event.ref()));
    }
    /// motionEnded:withEvent:.
    virtual void motionEnded(EventSubtype motion, const Event &event) {
        detail::check(rk_super_motion_ended(this->class_, this->Responder::ref(), raw(motion), event.ref()));
    }
    /// motionCancelled:withEvent:.
    virtual void motionCancelled(EventSubtype motion, const Event &event) {
        detail::check(rk_super_motion_cancelled(this->class_, this->Responder::ref(), raw(motion), event.ref()));
    }
    /// remoteControlReceivedWithEvent:. The inherited method forwards to the next responder (SPEC 276).
    virtual void remoteControlReceived(const Event &event) {
        detail::check(rk_super_remote_control_received(this->class_, this->Responder::ref(), event.ref()));
    }
    /// insertText:. A class that implements it accepts key input (SPEC 279).
    virtual void insertText(std::string_view text) {
        detail::check(rk_super_insert_text(this->class_, this->Responder::ref(), Text(text).c_str()));
    }
    /// deleteBackward.
    virtual void deleteBackward() {
        detail::check(rk_super_delete_backward(this->class_, this->Responder::ref()));
    }
    /// hasText.
    virtual bool hasText() {
        bool out{};
        detail::check(rk_super_has_text(this->class_, this->Responder::ref(), &out));
        return out;
    }
    /// touchesEstimatedPropertiesUpdated:. The inherited method forwards to the next responder (SPEC 354).
    virtual void touchesEstimatedPropertiesUpdated(const Touches &touches) {
        detail::check(rk_super_touches_estimated_properties_updated(this->class_, this->Responder::ref(), touches.data(), touches.size()));
    }
};

namespace detail {
template <class T, class Root> struct ResponderTable {
    static RKResponderRef next_responder(RKResponderRef self, void *userdata) {
        return called<T, Responder>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.nextResponder();
        });
    }
    static void touches_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.touchesBegan(Touches(touches, count), its_event.handle());
        });
    }
    static void touches_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.touchesMoved(Touches(touches, count), its_event.handle());
        });
    }
    static void touches_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.touchesEnded(Touches(touches, count), its_event.handle());
        });
    }
    static void touches_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.touchesCancelled(Touches(touches, count), its_event.handle());
        });
    }
    static bool can_become_first_responder(RKResponderRef self, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.canBecomeFirstResponder();
        });
    }
    static bool become_first_responder(RKResponderRef self, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.becomeFirstResponder();
        });
    }
    static bool can_resign_first_responder(RKResponderRef self, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.canResignFirstResponder();
        });
    }
    static bool resign_first_responder(RKResponderRef self, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.resignFirstResponder();
        });
    }
    static bool can_perform_action(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Object> its_sender(sender);
return part.canPerformAction(detail::view(selector), its_sender.handle());
        });
    }
    static RKResponderRef target_for_action(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
        return called<T, Responder>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Object> its_sender(sender);
return part.targetForAction(detail::view(selector), its_sender.handle());
        });
    }
    static void presses_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pressesBegan(Presses(presses, count), its_event.handle());
        });
    }
    static void presses_changed(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pressesChanged(Presses(presses, count), its_event.handle());
        });
    }
    static void presses_ended(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pressesEnded(Presses(presses, count), its_event.handle());
        });
    }
    static void presses_cancelled(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pressesCancelled(Presses(presses, count), its_event.handle());
        });
    }
    static void motion_began(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.motionBegan(static_cast<EventSubtype>(motion), its_event.handle());
        });
    }
    static void motion_ended(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.motionEnded(static_cast<EventSubtype>(motion), its_event.handle());
        });
    }
    static void motion_cancelled(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.motionCancelled(static_cast<EventSubtype>(motion), its_event.handle());
        });
    }
    static void remote_control_received(RKResponderRef self, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.remoteControlReceived(its_event.handle());
        });
    }
    static void insert_text(RKResponderRef self, const char *text, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.insertText(detail::view(text));
        });
    }
    static void delete_backward(RKResponderRef self, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.deleteBackward();
        });
    }
    static bool has_text(RKResponderRef self, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.hasText();
        });
    }
    static void touches_estimated_properties_updated(RKResponderRef self, const RKTouchRef *touches, size_t count, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.touchesEstimatedPropertiesUpdated(Touches(touches, count));
        });
    }
    static bool fill(RKResponderMethods &table) {
        bool any = false;
        if constexpr (overrides<Root, Responder()>(&T::nextResponder)) {
            table.next_responder = next_responder;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &, const Event &)>(&T::touchesBegan)) {
            table.touches_began = touches_began;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &, const Event &)>(&T::touchesMoved)) {
            table.touches_moved = touches_moved;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &, const Event &)>(&T::touchesEnded)) {
            table.touches_ended = touches_ended;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &, const Event &)>(&T::touchesCancelled)) {
            table.touches_cancelled = touches_cancelled;
            any = true;
        }
        if constexpr (overrides<Root, bool()>(&T::canBecomeFirstResponder)) {
            table.can_become_first_responder = can_become_first_responder;
            any = true;
        }
        if constexpr (overrides<Root, bool()>(&T::becomeFirstResponder)) {
            table.become_first_responder = become_first_responder;
            any = true;
        }
        if constexpr (overrides<Root, bool()>(&T::canResignFirstResponder)) {
            table.can_resign_first_responder = can_resign_first_responder;
            any = true;
        }
        if constexpr (overrides<Root, bool()>(&T::resignFirstResponder)) {
            table.resign_first_responder = resign_first_responder;
            any = true;
        }
        if constexpr (overrides<Root, bool(std::string_view, const Object &)>(&T::canPerformAction)) {
            table.can_perform_action = can_perform_action;
            any = true;
        }
        if constexpr (overrides<Root, Responder(std::string_view, const Object &)>(&T::targetForAction)) {
            table.target_for_action = target_for_action;
            any = true;
        }
        if constexpr (overrides<Root, void(const Presses &, const Event &)>(&T::pressesBegan)) {
            table.presses_began = presses_began;
            any = true;
        }
        if constexpr (overrides<Root, void(const Presses &, const Event &)>(&T::pressesChanged)) {
            table.presses_changed = presses_changed;
            any = true;
        }
        if constexpr (overrides<Root, void(const Presses &, const Event &)>(&T::pressesEnded)) {
            table.presses_ended = presses_ended;
            any = true;
        }
        if constexpr (overrides<Root, void(const Presses &, const Event &)>(&T::pressesCancelled)) {
            table.presses_cancelled = presses_cancelled;
            any = true;
        }
        if constexpr (overrides<Root, void(EventSubtype, const Event &)>(&T::motionBegan)) {
            table.motion_began = motion_began;
            any = true;
        }
        if constexpr (overrides<Root, void(EventSubtype, const Event &)>(&T::motionEnded)) {
            table.motion_ended = motion_ended;
            any = true;
        }
        if constexpr (overrides<Root, void(EventSubtype, const Event &)>(&T::motionCancelled)) {
            table.motion_cancelled = motion_cancelled;
            any = true;
        }
        if constexpr (overrides<Root, void(const Event &)>(&T::remoteControlReceived)) {
            table.remote_control_received = remote_control_received;
            any = true;
        }
        if constexpr (overrides<Root, void(std::string_view)>(&T::insertText)) {
            table.insert_text = insert_text;
            any = true;
        }
        if constexpr (overrides<Root, void()>(&T::deleteBackward)) {
            table.delete_backward = delete_backward;
            any = true;
        }
        if constexpr (overrides<Root, bool()>(&T::hasText)) {
            table.has_text = has_text;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &)>(&T::touchesEstimatedPropertiesUpdated)) {
            table.touches_estimated_properties_updated = touches_estimated_properties_updated;
            any = true;
        }
        return any;
    }
};
}  // namespace detail

template <class Super> class ViewOverrides : public Super {
  public:
    /// hitTest:withEvent:. Called also for hidden views: the filters are part of the inherited method (SPEC 32, 33). The result is used as
    /// it is (SPEC 38).
    virtual View hitTest(Point point, const Event &event) {
        RKViewRef out{};
        detail::check(rk_super_hit_test(this->class_, this->View::ref(), point, event.ref(), &out));
        return detail::borrow<View>(out);
    }
    /// pointInside:withEvent:. Called by the inherited hitTest after its filters (SPEC 32, 40).
    virtual bool pointInside(Point point, const Event &event) {
        bool out{};
        detail::check(rk_super_point_inside(this->class_, this->View::ref(), point, event.ref(), &out));
        return out;
    }
    /// willMoveToSuperview: (SPEC 26, 27, 299).
    virtual void willMoveToSuperview(const View &other) {
        detail::check(rk_super_will_move_to_superview(this->class_, this->View::ref(), other.ref()));
    }
    /// didMoveToSuperview.
    virtual void didMoveToSuperview() {
        detail::check(rk_super_did_move_to_superview(this->class_, this->View::ref()));
    }
    /// willMoveToWindow:.
    virtual void willMoveToWindow(const Window &window) {
        detail::check(rk_super_will_move_to_window(this->class_, this->View::ref(), window.ref()));
    }
    /// didMoveToWindow.
    virtual void didMoveToWindow() {
        detail::check(rk_super_did_move_to_window(this->class_, this->View::ref()));
    }
    /// didAddSubview:.
    virtual void didAddSubview(const View &other) {
        detail::check(rk_super_did_add_subview(this->class_, this->View::ref(), other.ref()));
    }
    /// willRemoveSubview:.
    virtual void willRemoveSubview(const View &other) {
        detail::check(rk_super_will_remove_subview(this->class_, this->View::ref(), other.ref()));
    }
    /// gestureRecognizerShouldBegin:. Called before a recogniser leaves possible (SPEC 167). The inherited method returns true; standard
    /// controls refuse some recognisers (SPEC 152).
    virtual bool gestureRecognizerShouldBegin(const GestureRecognizer &recognizer) {
        bool out{};
        detail::check(rk_super_gesture_recognizer_should_begin(this->class_, this->View::ref(), recognizer.ref(), &out));
        return out;
    }
};

namespace detail {
template <class T, class Root> struct ViewTable {
    static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
        return called<T, View>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.hitTest(point, its_event.handle());
        });
    }
    static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pointInside(point, its_event.handle());
        });
    }
    static void will_move_to_superview(RKViewRef self, RKViewRef other, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<View> its_other(other);
return part.willMoveToSuperview(its_other.handle());
        });
    }
    static void did_move_to_superview(RKViewRef self, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.didMoveToSuperview();
        });
    }
    static void will_move_to_window(RKViewRef self, RKWindowRef window, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Window> its_window(window);
return part.willMoveToWindow(its_window.handle());
        });
    }
    static void did_move_to_window(RKViewRef self, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.didMoveToWindow();
        });
    }
    static void did_add_subview(RKViewRef self, RKViewRef other, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<View> its_other(other);
return part.didAddSubview(its_other.handle());
        });
    }
    static void will_remove_subview(RKViewRef self, RKViewRef other, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<View> its_other(other);
return part.willRemoveSubview(its_other.handle());
        });
    }
    static bool gesture_recognizer_should_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<GestureRecognizer> its_recognizer(recognizer);
return part.gestureRecognizerShouldBegin(its_recognizer.handle());
        });
    }
    static bool fill(RKViewMethods &table) {
        bool any = false;
        if constexpr (overrides<Root, View(Point, const Event &)>(&T::hitTest)) {
            table.hit_test = hit_test;
            any = true;
        }
        if constexpr (overrides<Root, bool(Point, const Event &)>(&T::pointInside)) {
            table.point_inside = point_inside;
            any = true;
        }
        if constexpr (overrides<Root, void(const View &)>(&T::willMoveToSuperview)) {
            table.will_move_to_superview = will_move_to_superview;
            any = true;
        }
        if constexpr (overrides<Root, void()>(&T::didMoveToSuperview)) {
            table.did_move_to_superview = did_move_to_superview;
            any = true;
        }
        if constexpr (overrides<Root, void(const Window &)>(&T::willMoveToWindow)) {
            table.will_move_to_window = will_move_to_window;
            any = true;
        }
        if constexpr (overrides<Root, void()>(&T::didMoveToWindow)) {
            table.did_move_to_window = did_move_to_window;
            any = true;
        }
        if constexpr (overrides<Root, void(const View &)>(&T::didAddSubview)) {
            table.did_add_subview = did_add_subview;
            any = true;
        }
        if constexpr (overrides<Root, void(const View &)>(&T::willRemoveSubview)) {
            table.will_remove_subview = will_remove_subview;
            any = true;
        }
        if constexpr (overrides<Root, bool(const GestureRecognizer &)>(&T::gestureRecognizerShouldBegin)) {
            table.gesture_recognizer_should_begin = gesture_recognizer_should_begin;
            any = true;
        }
        return any;
    }
};
}  // namespace detail

template <class Super> class WindowOverrides : public Super {
  public:
    /// sendEvent: (SPEC 76-78).
    virtual void sendEvent(const Event &event) {
        detail::check(rk_super_window_send_event(this->class_, this->Window::ref(), event.ref()));
    }
    /// becomeKeyWindow (SPEC 281).
    virtual void becomeKeyWindow() {
        detail::check(rk_super_become_key_window(this->class_, this->Window::ref()));
    }
    /// resignKeyWindow (SPEC 281).
    virtual void resignKeyWindow() {
        detail::check(rk_super_resign_key_window(this->class_, this->Window::ref()));
    }
    /// canBecomeKeyWindow; inherited: true. Called before the window becomes key (SPEC 281).
    virtual bool canBecomeKeyWindow() {
        bool out{};
        detail::check(rk_super_can_become_key_window(this->class_, this->Window::ref(), &out));
        return out;
    }
};

namespace detail {
template <class T, class Root> struct WindowTable {
    static void send_event(RKWindowRef self, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.sendEvent(its_event.handle());
        });
    }
    static void become_key_window(RKWindowRef self, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.becomeKeyWindow();
        });
    }
    static void resign_key_window(RKWindowRef self, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.resignKeyWindow();
        });
    }
    static bool can_become_key_window(RKWindowRef self, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.canBecomeKeyWindow();
        });
    }
    static bool fill(RKWindowMethods &table) {
        bool any = false;
        if constexpr (overrides<Root, void(const Event &)>(&T::sendEvent)) {
            table.send_event = send_event;
            any = true;
        }
        if constexpr (overrides<Root, void()>(&T::becomeKeyWindow)) {
            table.become_key_window = become_key_window;
            any = true;
        }
        if constexpr (overrides<Root, void()>(&T::resignKeyWindow)) {
            table.resign_key_window = resign_key_window;
            any = true;
        }
        if constexpr (overrides<Root, bool()>(&T::canBecomeKeyWindow)) {
            table.can_become_key_window = can_become_key_window;
            any = true;
        }
        return any;
    }
};
}  // namespace detail

template <class Super> class ViewControllerOverrides : public Super {
  public:
    /// loadView: must end in setView(). The inherited method sets a plain View of zero size.
    virtual void loadView() {
        detail::check(rk_super_load_view(this->class_, this->ViewController::ref()));
    }
    /// viewDidLoad.
    virtual void viewDidLoad() {
        detail::check(rk_super_view_did_load(this->class_, this->ViewController::ref()));
    }
    /// viewWillAppear: before the view joins a visible window (SPEC 319).
    virtual void viewWillAppear(bool animated) {
        detail::check(rk_super_view_will_appear(this->class_, this->ViewController::ref(), animated));
    }
    /// viewIsAppearing: the view is in the window, with its size.
    virtual void viewIsAppearing(bool animated) {
        detail::check(rk_super_view_is_appearing(this->class_, this->ViewController::ref(), animated));
    }
    /// viewDidAppear.
    virtual void viewDidAppear(bool animated) {
        detail::check(rk_super_view_did_appear(this->class_, this->ViewController::ref(), animated));
    }
    /// viewWillDisappear: before the view leaves the window, or the window is hidden.
    virtual void viewWillDisappear(bool animated) {
        detail::check(rk_super_view_will_disappear(this->class_, this->ViewController::ref(), animated));
    }
    /// viewDidDisappear.
    virtual void viewDidDisappear(bool animated) {
        detail::check(rk_super_view_did_disappear(this->class_, this->ViewController::ref(), animated));
    }
    /// shouldAutomaticallyForwardAppearanceMethods; inherited: true (SPEC 321).
    virtual bool shouldAutomaticallyForwardAppearanceMethods() {
        bool out{};
        detail::check(rk_super_should_automatically_forward_appearance_methods(this->class_, this->ViewController::ref(), &out));
        return out;
    }
};

namespace detail {
template <class T, class Root> struct ViewControllerTable {
    static void load_view(RKViewControllerRef self, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.loadView();
        });
    }
    static void view_did_load(RKViewControllerRef self, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.viewDidLoad();
        });
    }
    static void view_will_appear(RKViewControllerRef self, bool animated, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.viewWillAppear(animated);
        });
    }
    static void view_is_appearing(RKViewControllerRef self, bool animated, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.viewIsAppearing(animated);
        });
    }
    static void view_did_appear(RKViewControllerRef self, bool animated, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.viewDidAppear(animated);
        });
    }
    static void view_will_disappear(RKViewControllerRef self, bool animated, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.viewWillDisappear(animated);
        });
    }
    static void view_did_disappear(RKViewControllerRef self, bool animated, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.viewDidDisappear(animated);
        });
    }
    static bool should_automatically_forward_appearance_methods(RKViewControllerRef self, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.shouldAutomaticallyForwardAppearanceMethods();
        });
    }
    static bool fill(RKViewControllerMethods &table) {
        bool any = false;
        if constexpr (overrides<Root, void()>(&T::loadView)) {
            table.load_view = load_view;
            any = true;
        }
        if constexpr (overrides<Root, void()>(&T::viewDidLoad)) {
            table.view_did_load = view_did_load;
            any = true;
        }
        if constexpr (overrides<Root, void(bool)>(&T::viewWillAppear)) {
            table.view_will_appear = view_will_appear;
            any = true;
        }
        if constexpr (overrides<Root, void(bool)>(&T::viewIsAppearing)) {
            table.view_is_appearing = view_is_appearing;
            any = true;
        }
        if constexpr (overrides<Root, void(bool)>(&T::viewDidAppear)) {
            table.view_did_appear = view_did_appear;
            any = true;
        }
        if constexpr (overrides<Root, void(bool)>(&T::viewWillDisappear)) {
            table.view_will_disappear = view_will_disappear;
            any = true;
        }
        if constexpr (overrides<Root, void(bool)>(&T::viewDidDisappear)) {
            table.view_did_disappear = view_did_disappear;
            any = true;
        }
        if constexpr (overrides<Root, bool()>(&T::shouldAutomaticallyForwardAppearanceMethods)) {
            table.should_automatically_forward_appearance_methods = should_automatically_forward_appearance_methods;
            any = true;
        }
        return any;
    }
};
}  // namespace detail

template <class Super> class ApplicationOverrides : public Super {
  public:
    /// sendEvent: (SPEC 76).
    virtual void sendEvent(const Event &event) {
        detail::check(rk_super_application_send_event(this->class_, this->Application::ref(), event.ref()));
    }
};

namespace detail {
template <class T, class Root> struct ApplicationTable {
    static void send_event(RKApplicationRef self, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.sendEvent(its_event.handle());
        });
    }
    static bool fill(RKApplicationMethods &table) {
        bool any = false;
        if constexpr (overrides<Root, void(const Event &)>(&T::sendEvent)) {
            table.send_event = send_event;
            any = true;
        }
        return any;
    }
};
}  // namespace detail

template <class Super> class ControlOverrides : public Super {
  public:
    /// beginTrackingWithTouch:withEvent:; inherited: true; a Slider's: whether the touch is on the thumb (SPEC 143).
    virtual bool beginTracking(const Touch &touch, const Event &event) {
        bool out{};
        detail::check(rk_super_begin_tracking(this->class_, this->Control::ref(), touch.ref(), event.ref(), &out));
        return out;
    }
    /// continueTrackingWithTouch:withEvent:; inherited: true (SPEC 144).
    virtual bool continueTracking(const Touch &touch, const Event &event) {
        bool out{};
        detail::check(rk_super_continue_tracking(this->class_, this->Control::ref(), touch.ref(), event.ref(), &out));
        return out;
    }
    /// endTrackingWithTouch:withEvent: (SPEC 146).
    virtual void endTracking(const Touch &touch, const Event &event) {
        detail::check(rk_super_end_tracking(this->class_, this->Control::ref(), touch.ref(), event.ref()));
    }
    /// cancelTrackingWithEvent: (SPEC 147-149).
    virtual void cancelTracking(const Event &event) {
        detail::check(rk_super_cancel_tracking(this->class_, this->Control::ref(), event.ref()));
    }
    /// sendAction:to:forEvent:, once for each target and action; the inherited method sends it through the application (SPEC 141).
    virtual void sendAction(std::string_view selector, const Object &target, const Event &event) {
        detail::check(rk_super_send_action(this->class_, this->Control::ref(), Text(selector).c_str(), target.ref(), event.ref()));
    }
};

namespace detail {
template <class T, class Root> struct ControlTable {
    static bool begin_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Touch> its_touch(touch);
const detail::Borrowed<Event> its_event(event);
return part.beginTracking(its_touch.handle(), its_event.handle());
        });
    }
    static bool continue_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Touch> its_touch(touch);
const detail::Borrowed<Event> its_event(event);
return part.continueTracking(its_touch.handle(), its_event.handle());
        });
    }
    static void end_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Touch> its_touch(touch);
const detail::Borrowed<Event> its_event(event);
return part.endTracking(its_touch.handle(), its_event.handle());
        });
    }
    static void cancel_tracking(RKControlRef self, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.cancelTracking(its_event.handle());
        });
    }
    static void send_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Object> its_target(target);
const detail::Borrowed<Event> its_event(event);
return part.sendAction(detail::view(selector), its_target.handle(), its_event.handle());
        });
    }
    static bool fill(RKControlMethods &table) {
        bool any = false;
        if constexpr (overrides<Root, bool(const Touch &, const Event &)>(&T::beginTracking)) {
            table.begin_tracking = begin_tracking;
            any = true;
        }
        if constexpr (overrides<Root, bool(const Touch &, const Event &)>(&T::continueTracking)) {
            table.continue_tracking = continue_tracking;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touch &, const Event &)>(&T::endTracking)) {
            table.end_tracking = end_tracking;
            any = true;
        }
        if constexpr (overrides<Root, void(const Event &)>(&T::cancelTracking)) {
            table.cancel_tracking = cancel_tracking;
            any = true;
        }
        if constexpr (overrides<Root, void(std::string_view, const Object &, const Event &)>(&T::sendAction)) {
            table.send_action = send_action;
            any = true;
        }
        return any;
    }
};
}  // namespace detail

template <class Super> class GestureRecognizerOverrides : public Super {
  public:
    /// touchesBegan:withEvent:. May set the state and ignore touches (SPEC 240). GestureRecognizer's own methods do nothing; those of Tap
    /// and the other built-in classes recognise.
    virtual void touchesBegan(const Touches &touches, const Event &event) {
        detail::check(rk_super_gesture_touches_began(this->class_, this->GestureRecognizer::ref(), touches.data(), touches.size(), event.ref()));
    }
    /// touchesMoved:withEvent:.
    virtual void touchesMoved(const Touches &touches, const Event &event) {
        detail::check(rk_super_gesture_touches_moved(this->class_, this->GestureRecognizer::ref(), touches.data(), touches.size(), event.ref()));
    }
    /// touchesEnded:withEvent:.
    virtual void touchesEnded(const Touches &touches, const Event &event) {
        detail::check(rk_super_gesture_touches_ended(this->class_, this->GestureRecognizer::ref(), touches.data(), touches.size(), event.ref()));
    }
    /// touchesCancelled:withEvent:.
    virtual void touchesCancelled(const Touches &touches, const Event &event) {
        detail::check(rk_super_gesture_touches_cancelled(this->class_, this->GestureRecognizer::ref(), touches.data(), touches.size(), event.ref()));
    }
    /// reset: once per attempt, after its last action; the state is possible right after it (SPEC 173).
    virtual void reset() {
        detail::check(rk_super_gesture_reset(this->class_, this->GestureRecognizer::ref()));
    }
    /// canPreventGestureRecognizer:; inherited: true (SPEC 184), but see SPEC 188 for taps.
    virtual bool canPrevent(const GestureRecognizer &other) {
        bool out{};
        detail::check(rk_super_gesture_can_prevent(this->class_, this->GestureRecognizer::ref(), other.ref(), &out));
        return out;
    }
    /// canBePreventedByGestureRecognizer:; inherited: true.
    virtual bool canBePreventedBy(const GestureRecognizer &other) {
        bool out{};
        detail::check(rk_super_gesture_can_be_prevented_by(this->class_, this->GestureRecognizer::ref(), other.ref(), &out));
        return out;
    }
    /// shouldRequireFailureOfGestureRecognizer:; inherited: false (SPEC 181).
    virtual bool shouldRequireFailureOf(const GestureRecognizer &other) {
        bool out{};
        detail::check(rk_super_gesture_should_require_failure_of(this->class_, this->GestureRecognizer::ref(), other.ref(), &out));
        return out;
    }
    /// shouldBeRequiredToFailByGestureRecognizer:; inherited: false (SPEC 181).
    virtual bool shouldBeRequiredToFailBy(const GestureRecognizer &other) {
        bool out{};
        detail::check(rk_super_gesture_should_be_required_to_fail_by(this->class_, this->GestureRecognizer::ref(), other.ref(), &out));
        return out;
    }
    /// shouldReceiveEvent:; inherited: true (SPEC 169).
    virtual bool shouldReceiveEvent(const Event &event) {
        bool out{};
        detail::check(rk_super_gesture_should_receive_event(this->class_, this->GestureRecognizer::ref(), event.ref(), &out));
        return out;
    }
    /// pressesBegan:withEvent:. GestureRecognizer's own press methods do nothing; Tap and LongPress recognise in them (SPEC 240, 271).
    virtual void pressesBegan(const Presses &presses, const Event &event) {
        detail::check(rk_super_gesture_presses_began(this->class_, this->GestureRecognizer::ref(), presses.data(), presses.size(), event.ref()));
    }
    /// pressesChanged:withEvent:.
    virtual void pressesChanged(const Presses &presses, const Event &event) {
        detail::check(rk_super_gesture_presses_changed(this->class_, this->GestureRecognizer::ref(), presses.data(), presses.size(), event.ref()));
    }
    /// pressesEnded:withEvent:.
    virtual void pressesEnded(const Presses &presses, const Event &event) {
        detail::check(rk_super_gesture_presses_ended(this->class_, this->GestureRecognizer::ref(), presses.data(), presses.size(), event.ref()));
    }
    /// pressesCancelled:withEvent:.
    virtual void pressesCancelled(const Presses &presses, const Event &event) {
        detail::check(rk_super_gesture_presses_cancelled(this->class_, this->GestureRecognizer::ref(), presses.data(), presses.size(), event.ref()));
    }
    /// touchesEstimatedPropertiesUpdated:; inherited: nothing. Called in every state of the attempt (SPEC 354).
    virtual void touchesEstimatedPropertiesUpdated(const Touches &touches) {
        detail::check(rk_super_gesture_touches_estimated_properties_updated(this->class_, this->GestureRecognizer::ref(), touches.data(), touches.size()));
    }
};

namespace detail {
template <class T, class Root> struct GestureRecognizerTable {
    static void touches_began(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.touchesBegan(Touches(touches, count), its_event.handle());
        });
    }
    static void touches_moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.touchesMoved(Touches(touches, count), its_event.handle());
        });
    }
    static void touches_ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.touchesEnded(Touches(touches, count), its_event.handle());
        });
    }
    static void touches_cancelled(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.touchesCancelled(Touches(touches, count), its_event.handle());
        });
    }
    static void reset(RKGestureRecognizerRef self, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.reset();
        });
    }
    static bool can_prevent(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<GestureRecognizer> its_other(other);
return part.canPrevent(its_other.handle());
        });
    }
    static bool can_be_prevented_by(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<GestureRecognizer> its_other(other);
return part.canBePreventedBy(its_other.handle());
        });
    }
    static bool should_require_failure_of(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<GestureRecognizer> its_other(other);
return part.shouldRequireFailureOf(its_other.handle());
        });
    }
    static bool should_be_required_to_fail_by(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<GestureRecognizer> its_other(other);
return part.shouldBeRequiredToFailBy(its_other.handle());
        });
    }
    static bool should_receive_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.shouldReceiveEvent(its_event.handle());
        });
    }
    static void presses_began(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pressesBegan(Presses(presses, count), its_event.handle());
        });
    }
    static void presses_changed(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pressesChanged(Presses(presses, count), its_event.handle());
        });
    }
    static void presses_ended(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pressesEnded(Presses(presses, count), its_event.handle());
        });
    }
    static void presses_cancelled(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
return part.pressesCancelled(Presses(presses, count), its_event.handle());
        });
    }
    static void touches_estimated_properties_updated(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, void *userdata) {
        return called<T, void>(RK_OBJECT(self), userdata, [&](auto &part) {
return part.touchesEstimatedPropertiesUpdated(Touches(touches, count));
        });
    }
    static bool fill(RKGestureRecognizerMethods &table) {
        bool any = false;
        if constexpr (overrides<Root, void(const Touches &, const Event &)>(&T::touchesBegan)) {
            table.touches_began = touches_began;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &, const Event &)>(&T::touchesMoved)) {
            table.touches_moved = touches_moved;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &, const Event &)>(&T::touchesEnded)) {
            table.touches_ended = touches_ended;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &, const Event &)>(&T::touchesCancelled)) {
            table.touches_cancelled = touches_cancelled;
            any = true;
        }
        if constexpr (overrides<Root, void()>(&T::reset)) {
            table.reset = reset;
            any = true;
        }
        if constexpr (overrides<Root, bool(const GestureRecognizer &)>(&T::canPrevent)) {
            table.can_prevent = can_prevent;
            any = true;
        }
        if constexpr (overrides<Root, bool(const GestureRecognizer &)>(&T::canBePreventedBy)) {
            table.can_be_prevented_by = can_be_prevented_by;
            any = true;
        }
        if constexpr (overrides<Root, bool(const GestureRecognizer &)>(&T::shouldRequireFailureOf)) {
            table.should_require_failure_of = should_require_failure_of;
            any = true;
        }
        if constexpr (overrides<Root, bool(const GestureRecognizer &)>(&T::shouldBeRequiredToFailBy)) {
            table.should_be_required_to_fail_by = should_be_required_to_fail_by;
            any = true;
        }
        if constexpr (overrides<Root, bool(const Event &)>(&T::shouldReceiveEvent)) {
            table.should_receive_event = should_receive_event;
            any = true;
        }
        if constexpr (overrides<Root, void(const Presses &, const Event &)>(&T::pressesBegan)) {
            table.presses_began = presses_began;
            any = true;
        }
        if constexpr (overrides<Root, void(const Presses &, const Event &)>(&T::pressesChanged)) {
            table.presses_changed = presses_changed;
            any = true;
        }
        if constexpr (overrides<Root, void(const Presses &, const Event &)>(&T::pressesEnded)) {
            table.presses_ended = presses_ended;
            any = true;
        }
        if constexpr (overrides<Root, void(const Presses &, const Event &)>(&T::pressesCancelled)) {
            table.presses_cancelled = presses_cancelled;
            any = true;
        }
        if constexpr (overrides<Root, void(const Touches &)>(&T::touchesEstimatedPropertiesUpdated)) {
            table.touches_estimated_properties_updated = touches_estimated_properties_updated;
            any = true;
        }
        return any;
    }
};
}  // namespace detail

template <class Super> class ScrollViewOverrides : public Super {
  public:
    /// touchesShouldBegin:withEvent:inContentView:, called before a subview's first touchesBegan. If false, the subview never receives
    /// these touches. Inherited: true (SPEC 247, 248, 251).
    virtual bool touchesShouldBegin(const Touches &touches, const Event &event, const View &view) {
        bool out{};
        detail::check(rk_super_touches_should_begin(this->class_, this->ScrollView::ref(), touches.data(), touches.size(), event.ref(), view.ref(), &out));
        return out;
    }
    /// touchesShouldCancelInContentView:, called before scrolling begins when a subview has had its touchesBegan. If false, scrolling does
    /// not begin. Inherited: false for a Control, else true (SPEC 250).
    virtual bool touchesShouldCancel(const View &view) {
        bool out{};
        detail::check(rk_super_touches_should_cancel(this->class_, this->ScrollView::ref(), view.ref(), &out));
        return out;
    }
};

namespace detail {
template <class T, class Root> struct ScrollViewTable {
    static bool touches_should_begin(RKScrollViewRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<Event> its_event(event);
const detail::Borrowed<View> its_view(view);
return part.touchesShouldBegin(Touches(touches, count), its_event.handle(), its_view.handle());
        });
    }
    static bool touches_should_cancel(RKScrollViewRef self, RKViewRef view, void *userdata) {
        return called<T, bool>(RK_OBJECT(self), userdata, [&](auto &part) {
const detail::Borrowed<View> its_view(view);
return part.touchesShouldCancel(its_view.handle());
        });
    }
    static bool fill(RKScrollViewMethods &table) {
        bool any = false;
        if constexpr (overrides<Root, bool(const Touches &, const Event &, const View &)>(&T::touchesShouldBegin)) {
            table.touches_should_begin = touches_should_begin;
            any = true;
        }
        if constexpr (overrides<Root, bool(const View &)>(&T::touchesShouldCancel)) {
            table.touches_should_cancel = touches_should_cancel;
            any = true;
        }
        return any;
    }
};
}  // namespace detail

namespace detail {
/// The overridable methods of a class, those of its superclasses below.
template <class Base> struct Layers {
    using Ground = Part<Base>;
    using ResponderLayer = std::conditional_t<std::is_base_of_v<Responder, Base>, ResponderOverrides<Ground>, Ground>;
    using ViewLayer = std::conditional_t<std::is_base_of_v<View, Base>, ViewOverrides<ResponderLayer>, ResponderLayer>;
    using WindowLayer = std::conditional_t<std::is_base_of_v<Window, Base>, WindowOverrides<ViewLayer>, ViewLayer>;
    using ViewControllerLayer = std::conditional_t<std::is_base_of_v<ViewController, Base>, ViewControllerOverrides<WindowLayer>, WindowLayer>;
    using ApplicationLayer = std::conditional_t<std::is_base_of_v<Application, Base>, ApplicationOverrides<ViewControllerLayer>, ViewControllerLayer>;
    using ControlLayer = std::conditional_t<std::is_base_of_v<Control, Base>, ControlOverrides<ApplicationLayer>, ApplicationLayer>;
    using GestureRecognizerLayer = std::conditional_t<std::is_base_of_v<GestureRecognizer, Base>, GestureRecognizerOverrides<ControlLayer>, ControlLayer>;
    using ScrollViewLayer = std::conditional_t<std::is_base_of_v<ScrollView, Base>, ScrollViewOverrides<GestureRecognizerLayer>, GestureRecognizerLayer>;
    using All = ScrollViewLayer;
};

/// Fill in what T overrides, and nothing else.
template <class T> struct Tables {
    using Base = typename T::Handle;
    using Of = Layers<Base>;
    RKResponderMethods responder_methods = ::responderkit::sized<RKResponderMethods>();
    RKViewMethods view_methods = ::responderkit::sized<RKViewMethods>();
    RKWindowMethods window_methods = ::responderkit::sized<RKWindowMethods>();
    RKViewControllerMethods view_controller_methods = ::responderkit::sized<RKViewControllerMethods>();
    RKApplicationMethods application_methods = ::responderkit::sized<RKApplicationMethods>();
    RKControlMethods control_methods = ::responderkit::sized<RKControlMethods>();
    RKGestureRecognizerMethods gesture_recognizer_methods = ::responderkit::sized<RKGestureRecognizerMethods>();
    RKScrollViewMethods scroll_view_methods = ::responderkit::sized<RKScrollViewMethods>();
    explicit Tables(RKClassDesc &desc) {
        if constexpr (std::is_base_of_v<Responder, Base>) {
            if (ResponderTable<T, ResponderOverrides<typename Of::Ground>>::fill(responder_methods)) desc.responder_methods = &responder_methods;
        }
        if constexpr (std::is_base_of_v<View, Base>) {
            if (ViewTable<T, ViewOverrides<typename Of::ResponderLayer>>::fill(view_methods)) desc.view_methods = &view_methods;
        }
        if constexpr (std::is_base_of_v<Window, Base>) {
            if (WindowTable<T, WindowOverrides<typename Of::ViewLayer>>::fill(window_methods)) desc.window_methods = &window_methods;
        }
        if constexpr (std::is_base_of_v<ViewController, Base>) {
            if (ViewControllerTable<T, ViewControllerOverrides<typename Of::WindowLayer>>::fill(view_controller_methods)) desc.view_controller_methods = &view_controller_methods;
        }
        if constexpr (std::is_base_of_v<Application, Base>) {
            if (ApplicationTable<T, ApplicationOverrides<typename Of::ViewControllerLayer>>::fill(application_methods)) desc.application_methods = &application_methods;
        }
        if constexpr (std::is_base_of_v<Control, Base>) {
            if (ControlTable<T, ControlOverrides<typename Of::ApplicationLayer>>::fill(control_methods)) desc.control_methods = &control_methods;
        }
        if constexpr (std::is_base_of_v<GestureRecognizer, Base>) {
            if (GestureRecognizerTable<T, GestureRecognizerOverrides<typename Of::ControlLayer>>::fill(gesture_recognizer_methods)) desc.gesture_recognizer_methods = &gesture_recognizer_methods;
        }
        if constexpr (std::is_base_of_v<ScrollView, Base>) {
            if (ScrollViewTable<T, ScrollViewOverrides<typename Of::GestureRecognizerLayer>>::fill(scroll_view_methods)) desc.scroll_view_methods = &scroll_view_methods;
        }
    }
};
}  // namespace detail

// ---- Delegates ----

/// A delegate: derive, override what it is to answer, and set it. What is not overridden has UIKit's default.
class GestureRecognizerDelegate {
  public:
    GestureRecognizerDelegate() = default;
    GestureRecognizerDelegate(const GestureRecognizerDelegate &) = delete;
    GestureRecognizerDelegate &operator=(const GestureRecognizerDelegate &) = delete;
    virtual ~GestureRecognizerDelegate() = default;
    /// gestureRecognizerShouldBegin:; default true (SPEC 166).
    virtual bool shouldBegin(const GestureRecognizer & /*self*/) { return true; }
    /// gestureRecognizer:shouldReceiveTouch:; default true (SPEC 169).
    virtual bool shouldReceiveTouch(const GestureRecognizer & /*self*/, const Touch & /*touch*/) { return true; }
    /// gestureRecognizer:shouldReceiveEvent:; default true (SPEC 169).
    virtual bool shouldReceiveEvent(const GestureRecognizer & /*self*/, const Event & /*event*/) { return true; }
    /// gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:; default false (SPEC 185).
    virtual bool shouldRecognizeSimultaneouslyWith(const GestureRecognizer & /*self*/, const GestureRecognizer & /*other*/) { return false; }
    /// gestureRecognizer:shouldRequireFailureOfGestureRecognizer:; default false (SPEC 181).
    virtual bool shouldRequireFailureOf(const GestureRecognizer & /*self*/, const GestureRecognizer & /*other*/) { return false; }
    /// gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:; default false (SPEC 181).
    virtual bool shouldBeRequiredToFailBy(const GestureRecognizer & /*self*/, const GestureRecognizer & /*other*/) { return false; }
    /// gestureRecognizer:shouldReceivePress:; default true (SPEC 271).
    virtual bool shouldReceivePress(const GestureRecognizer & /*self*/, const Press & /*press*/) { return true; }
};

namespace detail {
template <class D> struct GestureRecognizerDelegateTable {
    static bool should_begin(RKGestureRecognizerRef self, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<GestureRecognizer> its_self(self);
return delegate.shouldBegin(its_self.handle());
        });
    }
    static bool should_receive_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<GestureRecognizer> its_self(self);
const detail::Borrowed<Touch> its_touch(touch);
return delegate.shouldReceiveTouch(its_self.handle(), its_touch.handle());
        });
    }
    static bool should_receive_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<GestureRecognizer> its_self(self);
const detail::Borrowed<Event> its_event(event);
return delegate.shouldReceiveEvent(its_self.handle(), its_event.handle());
        });
    }
    static bool should_recognize_simultaneously_with(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<GestureRecognizer> its_self(self);
const detail::Borrowed<GestureRecognizer> its_other(other);
return delegate.shouldRecognizeSimultaneouslyWith(its_self.handle(), its_other.handle());
        });
    }
    static bool should_require_failure_of(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<GestureRecognizer> its_self(self);
const detail::Borrowed<GestureRecognizer> its_other(other);
return delegate.shouldRequireFailureOf(its_self.handle(), its_other.handle());
        });
    }
    static bool should_be_required_to_fail_by(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<GestureRecognizer> its_self(self);
const detail::Borrowed<GestureRecognizer> its_other(other);
return delegate.shouldBeRequiredToFailBy(its_self.handle(), its_other.handle());
        });
    }
    static bool should_receive_press(RKGestureRecognizerRef self, RKPressRef press, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<GestureRecognizer> its_self(self);
const detail::Borrowed<Press> its_press(press);
return delegate.shouldReceivePress(its_self.handle(), its_press.handle());
        });
    }
    static RKGestureRecognizerDelegate filled() {
        RKGestureRecognizerDelegate table = ::responderkit::sized<RKGestureRecognizerDelegate>();
        if constexpr (overrides<GestureRecognizerDelegate, bool(const GestureRecognizer &)>(&D::shouldBegin)) table.should_begin = should_begin;
        if constexpr (overrides<GestureRecognizerDelegate, bool(const GestureRecognizer &, const Touch &)>(&D::shouldReceiveTouch)) table.should_receive_touch = should_receive_touch;
        if constexpr (overrides<GestureRecognizerDelegate, bool(const GestureRecognizer &, const Event &)>(&D::shouldReceiveEvent)) table.should_receive_event = should_receive_event;
        if constexpr (overrides<GestureRecognizerDelegate, bool(const GestureRecognizer &, const GestureRecognizer &)>(&D::shouldRecognizeSimultaneouslyWith)) table.should_recognize_simultaneously_with = should_recognize_simultaneously_with;
        if constexpr (overrides<GestureRecognizerDelegate, bool(const GestureRecognizer &, const GestureRecognizer &)>(&D::shouldRequireFailureOf)) table.should_require_failure_of = should_require_failure_of;
        if constexpr (overrides<GestureRecognizerDelegate, bool(const GestureRecognizer &, const GestureRecognizer &)>(&D::shouldBeRequiredToFailBy)) table.should_be_required_to_fail_by = should_be_required_to_fail_by;
        if constexpr (overrides<GestureRecognizerDelegate, bool(const GestureRecognizer &, const Press &)>(&D::shouldReceivePress)) table.should_receive_press = should_receive_press;
        return table;
    }
};
}  // namespace detail
template <class D> inline void GestureRecognizer::setDelegate(std::shared_ptr<D> delegate) const {
    static_assert(std::is_base_of_v<GestureRecognizerDelegate, D> && !std::is_same_v<GestureRecognizerDelegate, D>, "pass the delegate as its own class: std::make_shared<Mine>()");
    if (!delegate) return setDelegate(nullptr);
    detail::setDelegate<D>(rk_gesture_recognizer_set_delegate, ref(), detail::GestureRecognizerDelegateTable<D>::filled(), nullptr, std::move(delegate));
}
template <class D, class> inline void GestureRecognizer::setDelegate(D &delegate) const {
    static_assert(!std::is_same_v<GestureRecognizerDelegate, D>, "pass the delegate as its own class, not as the base");
    RKObjectRef object = nullptr;
    if constexpr (std::is_base_of_v<Object, D>) object = static_cast<const Object &>(delegate).ref();
    detail::setDelegate<D>(rk_gesture_recognizer_set_delegate, ref(), detail::GestureRecognizerDelegateTable<D>::filled(), object, std::shared_ptr<D>(std::shared_ptr<D>(), &delegate));
}
inline void GestureRecognizer::setDelegate(std::nullptr_t) const { detail::check(rk_gesture_recognizer_set_delegate(ref(), nullptr)); }

/// A delegate: derive, override what it is to answer, and set it. What is not overridden has UIKit's default.
class ScrollViewDelegate {
  public:
    ScrollViewDelegate() = default;
    ScrollViewDelegate(const ScrollViewDelegate &) = delete;
    ScrollViewDelegate &operator=(const ScrollViewDelegate &) = delete;
    virtual ~ScrollViewDelegate() = default;
    /// scrollViewDidScroll: contentOffset has changed, whatever the cause.
    virtual void didScroll(const ScrollView & /*scrollView*/) {}
    /// scrollViewDidZoom: zoomScale has changed.
    virtual void didZoom(const ScrollView & /*scrollView*/) {}
    /// scrollViewWillBeginDragging: (SPEC 260).
    virtual void willBeginDragging(const ScrollView & /*scrollView*/) {}
    /// scrollViewWillEndDragging:withVelocity:targetContentOffset: (SPEC 260, 261).
    virtual void willEndDragging(const ScrollView & /*scrollView*/, Point /*velocity*/, Point & /*target*/) {}
    /// scrollViewDidEndDragging:willDecelerate: (SPEC 260, 262).
    virtual void didEndDragging(const ScrollView & /*scrollView*/, bool /*willDecelerate*/) {}
    /// scrollViewWillBeginDecelerating: (SPEC 260).
    virtual void willBeginDecelerating(const ScrollView & /*scrollView*/) {}
    /// scrollViewDidEndDecelerating: (SPEC 259, 260, 263).
    virtual void didEndDecelerating(const ScrollView & /*scrollView*/) {}
    /// scrollViewDidEndScrollingAnimation: (SPEC 267).
    virtual void didEndScrollingAnimation(const ScrollView & /*scrollView*/) {}
    /// viewForZoomingInScrollView:; without it nothing zooms (SPEC 268).
    virtual View viewForZooming(const ScrollView & /*scrollView*/) { return {}; }
    /// scrollViewWillBeginZooming:withView:.
    virtual void willBeginZooming(const ScrollView & /*scrollView*/, const View & /*view*/) {}
    /// scrollViewDidEndZooming:withView:atScale:, after the scale has bounced back.
    virtual void didEndZooming(const ScrollView & /*scrollView*/, const View & /*view*/, double /*scale*/) {}
    /// scrollViewShouldScrollToTop:; default true.
    virtual bool shouldScrollToTop(const ScrollView & /*scrollView*/) { return true; }
    /// scrollViewDidScrollToTop:.
    virtual void didScrollToTop(const ScrollView & /*scrollView*/) {}
};

namespace detail {
template <class D> struct ScrollViewDelegateTable {
    static void did_scroll(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.didScroll(its_scroll_view.handle());
        });
    }
    static void did_zoom(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.didZoom(its_scroll_view.handle());
        });
    }
    static void will_begin_dragging(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.willBeginDragging(its_scroll_view.handle());
        });
    }
    static void will_end_dragging(RKScrollViewRef scroll_view, RKPoint velocity, RKPoint *target, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.willEndDragging(its_scroll_view.handle(), velocity, *target);
        });
    }
    static void did_end_dragging(RKScrollViewRef scroll_view, bool will_decelerate, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.didEndDragging(its_scroll_view.handle(), will_decelerate);
        });
    }
    static void will_begin_decelerating(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.willBeginDecelerating(its_scroll_view.handle());
        });
    }
    static void did_end_decelerating(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.didEndDecelerating(its_scroll_view.handle());
        });
    }
    static void did_end_scrolling_animation(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.didEndScrollingAnimation(its_scroll_view.handle());
        });
    }
    static RKViewRef view_for_zooming(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, View>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.viewForZooming(its_scroll_view.handle());
        });
    }
    static void will_begin_zooming(RKScrollViewRef scroll_view, RKViewRef view, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
const detail::Borrowed<View> its_view(view);
return delegate.willBeginZooming(its_scroll_view.handle(), its_view.handle());
        });
    }
    static void did_end_zooming(RKScrollViewRef scroll_view, RKViewRef view, double scale, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
const detail::Borrowed<View> its_view(view);
return delegate.didEndZooming(its_scroll_view.handle(), its_view.handle(), scale);
        });
    }
    static bool should_scroll_to_top(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.shouldScrollToTop(its_scroll_view.handle());
        });
    }
    static void did_scroll_to_top(RKScrollViewRef scroll_view, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<ScrollView> its_scroll_view(scroll_view);
return delegate.didScrollToTop(its_scroll_view.handle());
        });
    }
    static RKScrollViewDelegate filled() {
        RKScrollViewDelegate table = ::responderkit::sized<RKScrollViewDelegate>();
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &)>(&D::didScroll)) table.did_scroll = did_scroll;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &)>(&D::didZoom)) table.did_zoom = did_zoom;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &)>(&D::willBeginDragging)) table.will_begin_dragging = will_begin_dragging;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &, Point, Point &)>(&D::willEndDragging)) table.will_end_dragging = will_end_dragging;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &, bool)>(&D::didEndDragging)) table.did_end_dragging = did_end_dragging;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &)>(&D::willBeginDecelerating)) table.will_begin_decelerating = will_begin_decelerating;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &)>(&D::didEndDecelerating)) table.did_end_decelerating = did_end_decelerating;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &)>(&D::didEndScrollingAnimation)) table.did_end_scrolling_animation = did_end_scrolling_animation;
        if constexpr (overrides<ScrollViewDelegate, View(const ScrollView &)>(&D::viewForZooming)) table.view_for_zooming = view_for_zooming;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &, const View &)>(&D::willBeginZooming)) table.will_begin_zooming = will_begin_zooming;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &, const View &, double)>(&D::didEndZooming)) table.did_end_zooming = did_end_zooming;
        if constexpr (overrides<ScrollViewDelegate, bool(const ScrollView &)>(&D::shouldScrollToTop)) table.should_scroll_to_top = should_scroll_to_top;
        if constexpr (overrides<ScrollViewDelegate, void(const ScrollView &)>(&D::didScrollToTop)) table.did_scroll_to_top = did_scroll_to_top;
        return table;
    }
};
}  // namespace detail
template <class D> inline void ScrollView::setDelegate(std::shared_ptr<D> delegate) const {
    static_assert(std::is_base_of_v<ScrollViewDelegate, D> && !std::is_same_v<ScrollViewDelegate, D>, "pass the delegate as its own class: std::make_shared<Mine>()");
    if (!delegate) return setDelegate(nullptr);
    detail::setDelegate<D>(rk_scroll_view_set_delegate, ref(), detail::ScrollViewDelegateTable<D>::filled(), nullptr, std::move(delegate));
}
template <class D, class> inline void ScrollView::setDelegate(D &delegate) const {
    static_assert(!std::is_same_v<ScrollViewDelegate, D>, "pass the delegate as its own class, not as the base");
    RKObjectRef object = nullptr;
    if constexpr (std::is_base_of_v<Object, D>) object = static_cast<const Object &>(delegate).ref();
    detail::setDelegate<D>(rk_scroll_view_set_delegate, ref(), detail::ScrollViewDelegateTable<D>::filled(), object, std::shared_ptr<D>(std::shared_ptr<D>(), &delegate));
}
inline void ScrollView::setDelegate(std::nullptr_t) const { detail::check(rk_scroll_view_set_delegate(ref(), nullptr)); }

/// A delegate: derive, override what it is to answer, and set it. What is not overridden has UIKit's default.
class TextFieldDelegate {
  public:
    TextFieldDelegate() = default;
    TextFieldDelegate(const TextFieldDelegate &) = delete;
    TextFieldDelegate &operator=(const TextFieldDelegate &) = delete;
    virtual ~TextFieldDelegate() = default;
    /// textFieldShouldBeginEditing:, called by canBecomeFirstResponder; default true (SPEC 325).
    virtual bool shouldBeginEditing(const TextField & /*textField*/) { return true; }
    /// textFieldDidBeginEditing:, before editingDidBegin (SPEC 325).
    virtual void didBeginEditing(const TextField & /*textField*/) {}
    /// textFieldShouldEndEditing:, called by canResignFirstResponder; default true (SPEC 325).
    virtual bool shouldEndEditing(const TextField & /*textField*/) { return true; }
    /// textFieldDidEndEditing:reason:, before editingDidEnd (SPEC 325).
    virtual void didEndEditing(const TextField & /*textField*/, TextEndReason /*reason*/) {}
    /// textField:shouldChangeCharactersInRange:replacementString:; default true (SPEC 326).
    virtual bool shouldChangeCharacters(const TextField & /*textField*/, size_t /*start*/, size_t /*end*/, std::string_view /*replacement*/) { return true; }
    /// textFieldDidChangeSelection:, for every cause (SPEC 328).
    virtual void didChangeSelection(const TextField & /*textField*/) {}
    /// textFieldShouldClear:; default true (SPEC 333).
    virtual bool shouldClear(const TextField & /*textField*/) { return true; }
    /// textFieldShouldReturn:, whether the return key sends editingDidEndOnExit and primaryActionTriggered; default true (SPEC 279).
    virtual bool shouldReturn(const TextField & /*textField*/) { return true; }
    /// Where a touch puts the insertion point; default: at the end (SPEC 334).
    virtual size_t closestPosition(const TextField & /*textField*/, Point /*point*/) { return std::numeric_limits<size_t>::max(); }
};

namespace detail {
template <class D> struct TextFieldDelegateTable {
    static bool should_begin_editing(RKControlRef text_field, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.shouldBeginEditing(its_text_field.handle());
        });
    }
    static void did_begin_editing(RKControlRef text_field, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.didBeginEditing(its_text_field.handle());
        });
    }
    static bool should_end_editing(RKControlRef text_field, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.shouldEndEditing(its_text_field.handle());
        });
    }
    static void did_end_editing(RKControlRef text_field, RKTextEndReason reason, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.didEndEditing(its_text_field.handle(), static_cast<TextEndReason>(reason));
        });
    }
    static bool should_change_characters(RKControlRef text_field, size_t start, size_t end, const char *replacement, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.shouldChangeCharacters(its_text_field.handle(), start, end, detail::view(replacement));
        });
    }
    static void did_change_selection(RKControlRef text_field, void *userdata) {
        return asked<D, void>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.didChangeSelection(its_text_field.handle());
        });
    }
    static bool should_clear(RKControlRef text_field, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.shouldClear(its_text_field.handle());
        });
    }
    static bool should_return(RKControlRef text_field, void *userdata) {
        return asked<D, bool>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.shouldReturn(its_text_field.handle());
        });
    }
    static size_t closest_position(RKControlRef text_field, RKPoint point, void *userdata) {
        return asked<D, size_t>(userdata, [&](D &delegate) {
const detail::Borrowed<TextField> its_text_field(text_field);
return delegate.closestPosition(its_text_field.handle(), point);
        });
    }
    static RKTextFieldDelegate filled() {
        RKTextFieldDelegate table = ::responderkit::sized<RKTextFieldDelegate>();
        if constexpr (overrides<TextFieldDelegate, bool(const TextField &)>(&D::shouldBeginEditing)) table.should_begin_editing = should_begin_editing;
        if constexpr (overrides<TextFieldDelegate, void(const TextField &)>(&D::didBeginEditing)) table.did_begin_editing = did_begin_editing;
        if constexpr (overrides<TextFieldDelegate, bool(const TextField &)>(&D::shouldEndEditing)) table.should_end_editing = should_end_editing;
        if constexpr (overrides<TextFieldDelegate, void(const TextField &, TextEndReason)>(&D::didEndEditing)) table.did_end_editing = did_end_editing;
        if constexpr (overrides<TextFieldDelegate, bool(const TextField &, size_t, size_t, std::string_view)>(&D::shouldChangeCharacters)) table.should_change_characters = should_change_characters;
        if constexpr (overrides<TextFieldDelegate, void(const TextField &)>(&D::didChangeSelection)) table.did_change_selection = did_change_selection;
        if constexpr (overrides<TextFieldDelegate, bool(const TextField &)>(&D::shouldClear)) table.should_clear = should_clear;
        if constexpr (overrides<TextFieldDelegate, bool(const TextField &)>(&D::shouldReturn)) table.should_return = should_return;
        if constexpr (overrides<TextFieldDelegate, size_t(const TextField &, Point)>(&D::closestPosition)) table.closest_position = closest_position;
        return table;
    }
};
}  // namespace detail
template <class D> inline void TextField::setDelegate(std::shared_ptr<D> delegate) const {
    static_assert(std::is_base_of_v<TextFieldDelegate, D> && !std::is_same_v<TextFieldDelegate, D>, "pass the delegate as its own class: std::make_shared<Mine>()");
    if (!delegate) return setDelegate(nullptr);
    detail::setDelegate<D>(rk_text_field_set_delegate, ref(), detail::TextFieldDelegateTable<D>::filled(), nullptr, std::move(delegate));
}
template <class D, class> inline void TextField::setDelegate(D &delegate) const {
    static_assert(!std::is_same_v<TextFieldDelegate, D>, "pass the delegate as its own class, not as the base");
    RKObjectRef object = nullptr;
    if constexpr (std::is_base_of_v<Object, D>) object = static_cast<const Object &>(delegate).ref();
    detail::setDelegate<D>(rk_text_field_set_delegate, ref(), detail::TextFieldDelegateTable<D>::filled(), object, std::shared_ptr<D>(std::shared_ptr<D>(), &delegate));
}
inline void TextField::setDelegate(std::nullptr_t) const { detail::check(rk_text_field_set_delegate(ref(), nullptr)); }

}  // namespace rk

#endif
