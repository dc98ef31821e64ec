/* SPDX-License-Identifier: MIT */
/**
 * @file context.h A context: an isolated instance of the library with its own objects, clock, timers, queue,
 *   configuration and diagnostics.
 *
 * A context belongs to the thread that created it. Contexts share nothing, on one thread or on many.
 *
 * **Time.** The host determines the time of a context. The library reads the machine's clock in two places only: in the
 * ready-made loop of runloop.h, and for the time limit of a plugin's methods (loader.h). The time of a context, its
 * *clock*, moves with the times of events and with rk_context_advance(). Until the time that rk_context_next_deadline()
 * returns, the host may sleep. A replay has the same times and so is exact.
 *
 * **The queue** (SPEC 289-295). The `rk_context_post_` functions append items to the queue, on any thread.
 * rk_context_drain() handles the items one by one, in order, on the context's thread.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_CONTEXT_H
#define RESPONDERKIT_CONTEXT_H

#include "base.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** How to make a context. */
typedef struct RKContextDesc {
    /** sizeof(RKContextDesc); see RK_INIT. */
    uint32_t struct_size;
    /** If not 0, the context starts without an application object, and events are dropped until rk_application_create()
     *  makes one (SPEC 296). */
    uint32_t without_application;
    /**
     * The greatest number of bytes that the context may allocate, its queue included; 0 means no limit. If too little
     * memory is left, calls that begin a touch, press or trackpad gesture are refused. Those in progress may exceed the
     * limit, so that they end properly (SPEC 352). The excess of one update is at most the sum of these, plus the lists
     * of SPEC 352: 8192 bytes; 1536 for each touch, press or trackpad gesture that is down; 224 for each recogniser
     * that tracks one; 224 for each pair of a recogniser and what it tracks.
     */
    uint64_t memory_limit;
    /** Initial time of the context's clock, in seconds; must be finite. */
    double time;
} RKContextDesc;

/**
 * Create a context that belongs to the calling thread, with an application object (see `without_application`).
 *
 * @param desc may be NULL: everything zero.
 * @param out receives the context. The caller owns it and ends it with rk_context_destroy().
 * @return also RKStatusNoMemory, RKStatusLimitReached (4,095 contexts at a time, on 32-bit machines 7).
 * Thread: [any]; the calling thread becomes the context's thread for good.
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_create(const RKContextDesc *RK_NULLABLE desc, RK_OWNED RKContextRef *out);

/**
 * Destroy a context with everything in it. Handles into it are stale from then on.
 *
 * The steps have this order (SPEC 348):
 *
 * - Touches, gestures and other input in progress end by their ordinary callbacks. Controllers with visible views
 *   disappear (SPEC 322).
 * - Objects are destroyed. Their `instance_deinit` and `drop` functions are called, but no callbacks about changes of
 *   the tree.
 * - Posted items that were not handled are dropped.
 * - Plugins end, the last one first. For each, the `drop` functions of its classes are called, then its `deinit`.
 * - Handlers are dropped.
 * - The `drop` functions of other classes and of closures are called. All handles are stale by then.
 *
 * @return also RKStatusBusy from inside one of its callbacks.
 * Re-entrancy: these callbacks may read, change and release objects. Calls that take input or time, or make, define or
 *   register something, return RKStatusBusy; base.h lists them.
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_context_destroy(RKContextRef context);

/** Flags and constants of behaviour, by the names that Behaviour.md and scenario files use. All values are numbers; the
 *  values of a flag are listed with it. Angles among them are degrees. */
RK_ENUM(RKConfig) {
    /** hitTestPasses: 1 (default) or 2 complete hit-tests for each new touch; the last one decides (SPEC 47). */
    RKConfigHitTestPasses = 0,
    /** cancelBeforeAction: 0 (default) action before touchesCancelled, 1 the other way round (SPEC 81). */
    RKConfigCancelBeforeAction = 1,
    /** deferActionsToRunLoopTurn: 0 (default) actions are sent inside sendEvent, 1 in the next turn (SPEC 82). */
    RKConfigDeferActionsToRunLoopTurn = 2,
    /** disabledControlsHitTestNil: 0 (default) a disabled control is hit and forwards the touch to its next responder,
     *  1 the hit-test skips it (SPEC 51, 150). */
    RKConfigDisabledControlsHitTestNil = 3,
    /** sameViewTie: 0 lastAdded (default), 1 firstAdded (SPEC 80, 189). */
    RKConfigSameViewTie = 4,
    /** presentedNext: 0 presenting (default): a presented controller's next responder is the presenting one; 1
     *  container: its view's superview first (SPEC 113). */
    RKConfigPresentedNext = 5,
    /** panVelocityEstimator: 2 limitedLeastSquares (default), 0 leastSquares2, 1 lastDelta (SPEC 215). */
    RKConfigPanVelocityEstimator = 6,
    /** drainPostedEventsInSameTurn: 1 (default): items that a handler posts are handled in the same drain; 0: in the
     *  next one (SPEC 291). */
    RKConfigDrainPostedEventsInSameTurn = 7,
    /** coalesceMoves: 0 (default); 1 merges consecutive waiting moves of the same touches (SPEC 292). */
    RKConfigCoalesceMoves = 8,
    /** drainBudget: the greatest number of items that one drain handles, nested drains included. One advance also fires
     *  at most so many timers that were added during it; default 10000 (SPEC 291, 293). */
    RKConfigDrainBudget = 9,
    /** alphaHitThreshold: alpha below it takes a view out of hit-testing; default 0.01 (SPEC 31, 32). */
    RKConfigAlphaHitThreshold = 10,
    /** multiTapInterval: seconds, default 0.35 (SPEC 68). */
    RKConfigMultiTapInterval = 11,
    /** multiTapRadius: points, default 45 (SPEC 68, 69). */
    RKConfigMultiTapRadius = 12,
    /** controlSlop: points, default 70 (SPEC 145). */
    RKConfigControlSlop = 13,
    /** tapMaximumDuration: seconds, default 0.75 (SPEC 197). */
    RKConfigTapMaximumDuration = 14,
    /** tapMaximumInterval: seconds, default 0.35 (SPEC 198). */
    RKConfigTapMaximumInterval = 15,
    /** tapAllowableMovement: points, default 45 (SPEC 199). */
    RKConfigTapAllowableMovement = 16,
    /** longPressMinimumDuration: seconds, default 0.5 (SPEC 203). */
    RKConfigLongPressMinimumDuration = 17,
    /** longPressAllowableMovement: points, default 10 (SPEC 203). */
    RKConfigLongPressAllowableMovement = 18,
    /** panHysteresis: points, default 10 (SPEC 209). */
    RKConfigPanHysteresis = 19,
    /** edgeRegion: points, default 20 (SPEC 218). */
    RKConfigEdgeRegion = 20,
    /** edgeHysteresis: points, default 10 (SPEC 219). */
    RKConfigEdgeHysteresis = 21,
    /** swipeMaximumDuration: seconds, default 0.5 (SPEC 221). */
    RKConfigSwipeMaximumDuration = 22,
    /** swipeMinimumPrimary: points, default 50 (SPEC 221). */
    RKConfigSwipeMinimumPrimary = 23,
    /** swipeMaximumSecondary: points, default 50 (SPEC 221). */
    RKConfigSwipeMaximumSecondary = 24,
    /** swipePrimaryDecay: per second, default 0.94 (SPEC 221). */
    RKConfigSwipePrimaryDecay = 25,
    /** swipeSecondaryDecay: per second, default 0.98 (SPEC 221). */
    RKConfigSwipeSecondaryDecay = 26,
    /** pinchActivation: points, default 10 (SPEC 229). */
    RKConfigPinchActivation = 27,
    /** pinchHysteresis: points, default 8 (SPEC 230). */
    RKConfigPinchHysteresis = 28,
    /** rotationActivation: degrees (not radians), default 10 (SPEC 235). */
    RKConfigRotationActivation = 29,
    /** rotationHysteresis: degrees (not radians), default 5 (SPEC 236). */
    RKConfigRotationHysteresis = 30,
    /** scrollContentTouchDelay: seconds, default 0.15 (SPEC 247). */
    RKConfigScrollContentTouchDelay = 31,
    /** scrollRubberBand: default 0.55 (SPEC 253). */
    RKConfigScrollRubberBand = 32,
    /** scrollDecelerationNormal: per millisecond, default 0.998 (SPEC 255). */
    RKConfigScrollDecelerationNormal = 33,
    /** scrollDecelerationFast: per millisecond, default 0.99 (SPEC 255). */
    RKConfigScrollDecelerationFast = 34,
    /** scrollStopVelocity: points per second, default 10 (SPEC 255). */
    RKConfigScrollStopVelocity = 35,
    /** scrollBounceOmega: per second, default 11 (SPEC 257). */
    RKConfigScrollBounceOmega = 36,
    /** scrollReleaseWindow: seconds, default 0.1 (SPEC 254). */
    RKConfigScrollReleaseWindow = 37,
    /** scrollRestVelocity: points per second, default 50. Content that is released beyond an edge at a lower velocity
     *  counts as at rest (SPEC 258). */
    RKConfigScrollRestVelocity = 38,
    /** scrollRestRateSlow: per second, default 9 (SPEC 258). */
    RKConfigScrollRestRateSlow = 39,
    /** scrollRestRateFast: per second, default 46 (SPEC 258). */
    RKConfigScrollRestRateFast = 40,
    /** scrollSettleDistance: points, default 0.5 (SPEC 259). */
    RKConfigScrollSettleDistance = 41,
    /** scrollPagingVelocity: points per second, default 300 (SPEC 264). */
    RKConfigScrollPagingVelocity = 42,
    /** scrollDirectionalLockRatio: default 1.7 (SPEC 265). */
    RKConfigScrollDirectionalLockRatio = 43,
    /** scrollAnimationDuration: seconds, default 0.3 (SPEC 267). */
    RKConfigScrollAnimationDuration = 44,
    /** scrollFrameInterval: seconds, default 1/60: the interval of rk_context_next_deadline() while a scroll view moves
     *  by itself. */
    RKConfigScrollFrameInterval = 45,
    /** motionMaximumDuration: seconds, default 3: a shake that lasts longer is cancelled (SPEC 274). */
    RKConfigMotionMaximumDuration = 46,
    /** hitTestIndexMinimum: default 64: the number of subviews from which a view may get an index over them. The index
     *  changes speed, never a result or a call of an override. */
    RKConfigHitTestIndexMinimum = 47,
    /** hitTestIndexPatience: default 8: the number of walks without index before the index is built. */
    RKConfigHitTestIndexPatience = 48,
    /** scrollFlickVelocity: points per second, default 60: content released at a lower velocity stops (SPEC 262). */
    RKConfigScrollFlickVelocity = 49,
    /** scrollCarriesMomentum: 1 (default): a flick adds part of the previous flick's velocity; 0: it does not
     *  (SPEC 336). */
    RKConfigScrollCarriesMomentum = 50,
    /** scrollIndicatorFlashDuration: seconds, default 1 (SPEC 341). */
    RKConfigScrollIndicatorFlashDuration = 51
};

/**
 * Set a flag or constant. It applies to later decisions; decisions about touches in progress stay.
 *
 * @param key one of RKConfig.
 * @param value flags: one of the values listed; constants: finite and not negative.
 * @return also RKStatusInvalidArgument (unknown key, value not allowed).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_set_config(RKContextRef context, RKConfig key, double value);

/**
 * Read a flag or constant.
 *
 * @param out receives the value.
 * @return also RKStatusInvalidArgument (unknown key).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_config(RKContextRef context, RKConfig key, double *out);

/** Return the name of a flag or constant, such as "controlSlop"; NULL for an unknown key. Keys count up from 0 without
 *  gaps.
 *  Thread: [any]
 *  @since 0.1 */
RK_API const char *rk_config_name(RKConfig key);

/** Return the name of a flag's value, such as "firstAdded" for sameViewTie 1; NULL if the value has no name.
 *  Thread: [any]
 *  @since 0.1 */
RK_API const char *rk_config_value_name(RKConfig key, double value);

/** Return the default of a flag or constant; NaN for an unknown key.
 *  Thread: [any]
 *  @since 0.1 */
RK_API double rk_config_default(RKConfig key);

/** Called for each diagnostic (SPEC 121): `code` is a constant identifier such as "responderCycle", `text` one
 *  sentence, both valid during the call only. */
typedef void (*RKDiagnosticHandler)(RKContextRef context, const char *code, const char *text, void *userdata);

/**
 * Set the function that receives diagnostics: problems that do not make a call fail, such as a cycle in the responder
 * chain.
 *
 * @param handler NULL removes.
 * @param userdata passed to it.
 * @param drop called when the handler is replaced or the context is destroyed.
 * Re-entrancy: calls the previous `drop`. A diagnostic raised inside the handler only goes to the trace.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_set_diagnostic_handler(RKContextRef context,
    RKDiagnosticHandler RK_NULLABLE handler, void *userdata, void (*drop)(void *userdata));

/** A change of a window, the application or a plugin; `object` is that window, application or plugin. */
RK_ENUM(RKNotification) {
    /** A window became key; sent after its become_key_window (SPEC 281). */
    RKNotificationWindowDidBecomeKey = 0,
    /** A window is no longer key; sent after its resign_key_window (SPEC 281). */
    RKNotificationWindowDidResignKey = 1,
    /** A window became visible. */
    RKNotificationWindowDidBecomeVisible = 2,
    /** A window was hidden. */
    RKNotificationWindowDidBecomeHidden = 3,
    /** The application became active. */
    RKNotificationApplicationDidBecomeActive = 4,
    /** The application is about to become inactive; its touches and presses are not cancelled yet (SPEC 287). */
    RKNotificationApplicationWillResignActive = 5,
    /** A plugin's overrides were switched off after too many faults; `object` is the plugin (loader.h). */
    RKNotificationPluginWasSwitchedOff = 6
};

/** Called for each notification. */
typedef void (*RKNotificationHandler)(RKContextRef context, RKNotification notification,
    RKObjectRef RK_NULLABLE object, void *userdata);

/**
 * Set the function that receives notifications.
 *
 * @param handler NULL removes.
 * @param userdata passed to it.
 * @param drop called when the handler is replaced or the context is destroyed.
 * Re-entrancy: calls the previous `drop`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_set_notification_handler(RKContextRef context,
    RKNotificationHandler RK_NULLABLE handler, void *userdata, void (*drop)(void *userdata));

/** A method whose calls an observer receives (SPEC 356). Numbers are never reused. */
RK_ENUM(RKObservedMethod) {
    /** hitTest:withEvent: of a view; `point` in its coordinates. */
    RKObservedMethodHitTest = 0,
    /** pointInside:withEvent: of a view, when it has returned; `point` in its coordinates, `value` = the result. */
    RKObservedMethodPointInside = 1,
    /** touchesBegan:withEvent: of a responder or recogniser; `objects` = the touches. */
    RKObservedMethodTouchesBegan = 2,
    /** touchesMoved:withEvent:; `objects` = the touches. */
    RKObservedMethodTouchesMoved = 3,
    /** touchesEnded:withEvent:; `objects` = the touches. */
    RKObservedMethodTouchesEnded = 4,
    /** touchesCancelled:withEvent:; `objects` = the touches. */
    RKObservedMethodTouchesCancelled = 5,
    /** touchesEstimatedPropertiesUpdated:; `objects` = the touches, as earlier samples. */
    RKObservedMethodTouchesEstimatedPropertiesUpdated = 6,
    /** pressesBegan:withEvent: of a responder or recogniser; `objects` = the presses. */
    RKObservedMethodPressesBegan = 7,
    /** pressesChanged:withEvent:; `objects` = the presses. */
    RKObservedMethodPressesChanged = 8,
    /** pressesEnded:withEvent:; `objects` = the presses. */
    RKObservedMethodPressesEnded = 9,
    /** pressesCancelled:withEvent:; `objects` = the presses. */
    RKObservedMethodPressesCancelled = 10,
    /** motionBegan:withEvent: of a responder; `value` = RKEventSubtype. */
    RKObservedMethodMotionBegan = 11,
    /** motionEnded:withEvent:; `value` = RKEventSubtype. */
    RKObservedMethodMotionEnded = 12,
    /** motionCancelled:withEvent:; `value` = RKEventSubtype. */
    RKObservedMethodMotionCancelled = 13,
    /** remoteControlReceivedWithEvent: of a responder; `value` = RKEventSubtype. */
    RKObservedMethodRemoteControlReceived = 14,
    /** insertText: of a responder; `text` = the text. */
    RKObservedMethodInsertText = 15,
    /** deleteBackward of a responder. */
    RKObservedMethodDeleteBackward = 16,
    /** becomeFirstResponder of a responder. */
    RKObservedMethodBecomeFirstResponder = 17,
    /** resignFirstResponder of a responder. */
    RKObservedMethodResignFirstResponder = 18,
    /** beginTrackingWithTouch:withEvent: of a control; `objects` = the touch. */
    RKObservedMethodBeginTracking = 19,
    /** continueTrackingWithTouch:withEvent: of a control; `objects` = the touch. */
    RKObservedMethodContinueTracking = 20,
    /** endTrackingWithTouch:withEvent: of a control; `objects` = the touch. */
    RKObservedMethodEndTracking = 21,
    /** cancelTrackingWithEvent: of a control. */
    RKObservedMethodCancelTracking = 22,
    /** sendActionsForControlEvents: of a control, also without an action for them; `value` = the mask. */
    RKObservedMethodSendActionsForControlEvents = 23,
    /** sendAction:to:forEvent: of a control; `text` = the selector. */
    RKObservedMethodSendAction = 24,
    /** viewWillAppear: of a view controller; `value` = animated. */
    RKObservedMethodViewWillAppear = 25,
    /** viewIsAppearing:; `value` = animated. */
    RKObservedMethodViewIsAppearing = 26,
    /** viewDidAppear:; `value` = animated. */
    RKObservedMethodViewDidAppear = 27,
    /** viewWillDisappear:; `value` = animated. */
    RKObservedMethodViewWillDisappear = 28,
    /** viewDidDisappear:; `value` = animated. */
    RKObservedMethodViewDidDisappear = 29
};

/** One observed call. The struct and what it points to are valid only while the observer runs. */
typedef struct RKObservation {
    /** The size of the struct that the library passes; it grows at its end. */
    uint32_t struct_size;
    /** The method. */
    RKObservedMethod method;
    /** The event that the method receives; NULL if it receives none. */
    RKEventRef RK_NULLABLE event;
    /** The touches or presses that the method receives; NULL if it receives none. */
    const RKObjectRef *RK_NULLABLE objects;
    /** How many there are. */
    size_t count;
    /** See RKObservedMethod. */
    RKPoint point;
    /** See RKObservedMethod. */
    int64_t value;
    /** See RKObservedMethod; NULL if there is none. */
    const char *RK_NULLABLE text;
} RKObservation;

/** Called before the library calls a method of `object`, overridden or not. For pointInside it is called after the
 *  method has returned. */
typedef void (*RKObserver)(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata);

/**
 * Set the function that is called at each call of a method of RKObservedMethod: the observer (SPEC 356). It overrides
 * nothing: results, deliveries, forwarding and records of the trace are the same without it. While an observer is set,
 * the library also makes calls of methods that no class overrides, which it otherwise skips to save time.
 *
 * @param observer NULL removes. It may call any function; objects that it destroys receive no further calls.
 * @param userdata passed to it.
 * @param drop called when the observer is replaced or the context is destroyed.
 * Re-entrancy: calls the previous `drop`. Calls made inside the observer are observed too.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_set_observer(RKContextRef context, RKObserver RK_NULLABLE observer,
    void *userdata, void (*drop)(void *userdata));

/**
 * Find the application object.
 *
 * @param out receives a borrowed handle; NULL if there is none.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_application(RKContextRef context, RKApplicationRef RK_NULLABLE *out);

/**
 * List the windows, back to front: by level, within a level the last shown in front (SPEC 43, 280). Hidden ones are
 * included.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h. The handles are borrowed.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_windows(RKContextRef context, RKWindowRef *buffer, size_t capacity,
    size_t *length);

/**
 * Find the key window.
 *
 * @param out receives a borrowed handle; NULL if there is none.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_key_window(RKContextRef context, RKWindowRef RK_NULLABLE *out);

/**
 * Read the number of objects of all kinds in the context, including removed ones that are still referenced. For leak
 * tests.
 *
 * @param out receives the number.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_object_count(RKContextRef context, size_t *out);

/**
 * Read the number of bytes that the context has allocated, which `memory_limit` limits. Items in its queue count,
 * whichever thread posted them. Destroyed objects leave free places in memory. When there are more than 4,096 free
 * places, the context frees the memory of pages that held plain responders, controllers and views, and have no living
 * object. It does so again when many more objects have been destroyed.
 *
 * @param out receives the number.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_memory_used(RKContextRef context, uint64_t *out);

/**
 * Read the context's clock: the latest time of an event, an advance or a timer.
 *
 * @param out receives seconds.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_time(RKContextRef context, double *out);

/**
 * Move the clock to `time`. Timers that are due by then fire in the order of their deadlines, each with the clock at
 * its own deadline (SPEC 293).
 *
 * @param time seconds. If it is before the clock's time, the clock's time is used instead, and the diagnostic
 *   "timeBackwards" is raised (SPEC 309).
 * @return also RKStatusInvalidArgument (not finite), RKStatusTooDeep (nested deeper than 64).
 * Re-entrancy: calls timer functions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_advance(RKContextRef context, double time);

/**
 * Read the time at which the host should call rk_context_advance() next. It is the deadline of the next timer, be it of
 * the host, a recogniser or a control. While a scroll view moves by itself, it is at the latest the next step of
 * scrollFrameInterval. While a scroll view holds a touch back, it is at the latest the end of that delay.
 *
 * @param out receives seconds of the context's clock; positive infinity if no timer is waiting, and no scroll view
 *   moves or holds a touch back.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_next_deadline(RKContextRef context, double *out);

/** Called when a timer is due; `time` is its deadline. */
typedef void (*RKTimerCallback)(RKContextRef context, double time, void *userdata);

/**
 * Call a function once, when the context's clock reaches a time.
 *
 * @param deadline seconds; finite. A timer whose deadline has passed fires at the next advance. Timers with equal
 *   deadlines fire in the order in which they were added. A timer that a timer function adds fires in the same advance
 *   if it is due. At most drainBudget such timers fire in one advance (SPEC 293).
 * @param callback called once.
 * @param userdata passed to it.
 * @param drop called after the call or the cancellation.
 * @param out receives a borrowed handle, stale once the timer has fired or was cancelled; may be NULL.
 * @return also RKStatusInvalidArgument (deadline not finite), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_add_timer(RKContextRef context, double deadline, RKTimerCallback callback,
    void *userdata, void (*drop)(void *userdata), RKTimerRef *RK_NULLABLE out);

/**
 * Cancel a timer.
 *
 * @return also RKStatusStaleHandle if it has fired or was cancelled.
 * Re-entrancy: calls the timer's `drop`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_timer_cancel(RKTimerRef timer);

/** A call from the queue; see rk_context_post_call(). */
typedef void (*RKPostedCallback)(RKContextRef context, void *userdata);

/**
 * Append a call to the queue.
 *
 * @param callback called once, on the context's thread, when the queue is drained.
 * @param userdata passed to it.
 * @param drop called after the call, or when the context is destroyed before it.
 * @return also RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_call(RKContextRef context, RKPostedCallback callback, void *userdata,
    void (*drop)(void *userdata));

/**
 * Read the number of items in the queue.
 *
 * @param out receives the number.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_queue_count(RKContextRef context, size_t *out);

/**
 * Handle the queue's items one by one, in order (SPEC 290, 291).
 *
 * Items that a handler posts are appended to the queue. The same call handles them, unless drainPostedEventsInSameTurn
 * is 0 or drainBudget items have been handled. If an update is refused, such as one of an unknown touch, the diagnostic
 * "postedEventRefused" is raised, and the next item is handled.
 *
 * @param handled receives the number of items; may be NULL.
 * @return also RKStatusTooDeep (nested deeper than 64).
 * Re-entrancy: a handler may call this function. That call handles the waiting items and returns. Its items count
 *   towards the drainBudget of the outer call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_drain(RKContextRef context, size_t *RK_NULLABLE handled);

RK_EXTERN_C_END

#endif
