#ifndef RESPONDERKIT_CONTEXT_H
#define RESPONDERKIT_CONTEXT_H
#include "base.h"
RK_EXTERN_C_BEGIN
typedef struct RKContextDesc {
    uint32_t struct_size;
    uint32_t without_application;
    uint64_t memory_limit;
    double time;
} RKContextDesc;
RK_API RK_NODISCARD RKStatus rk_context_create(const RKContextDesc *desc, RKContextRef *out);
RK_API RKStatus rk_context_destroy(RKContextRef context);
RK_ENUM(RKConfig) {
    RKConfigHitTestPasses = 0,
    RKConfigCancelBeforeAction = 1,
    RKConfigDeferActionsToRunLoopTurn = 2,
    RKConfigDisabledControlsHitTestNil = 3,
    RKConfigSameViewTie = 4,
    RKConfigPresentedNext = 5,
    RKConfigPanVelocityEstimator = 6,
    RKConfigDrainPostedEventsInSameTurn = 7,
    RKConfigCoalesceMoves = 8,
    RKConfigDrainBudget = 9,
    RKConfigAlphaHitThreshold = 10,
    RKConfigMultiTapInterval = 11,
    RKConfigMultiTapRadius = 12,
    RKConfigControlSlop = 13,
    RKConfigTapMaximumDuration = 14,
    RKConfigTapMaximumInterval = 15,
    RKConfigTapAllowableMovement = 16,
    RKConfigLongPressMinimumDuration = 17,
    RKConfigLongPressAllowableMovement = 18,
    RKConfigPanHysteresis = 19,
    RKConfigEdgeRegion = 20,
    RKConfigEdgeHysteresis = 21,
    RKConfigSwipeMaximumDuration = 22,
    RKConfigSwipeMinimumPrimary = 23,
    RKConfigSwipeMaximumSecondary = 24,
    RKConfigSwipePrimaryDecay = 25,
    RKConfigSwipeSecondaryDecay = 26,
    RKConfigPinchActivation = 27,
    RKConfigPinchHysteresis = 28,
    RKConfigRotationActivation = 29,
    RKConfigRotationHysteresis = 30,
    RKConfigScrollContentTouchDelay = 31,
    RKConfigScrollRubberBand = 32,
    RKConfigScrollDecelerationNormal = 33,
    RKConfigScrollDecelerationFast = 34,
    RKConfigScrollStopVelocity = 35,
    RKConfigScrollBounceOmega = 36,
    RKConfigScrollReleaseWindow = 37
};
RK_API RK_NODISCARD RKStatus rk_context_set_config(RKContextRef context, RKConfig key, double value);
RK_API RK_NODISCARD RKStatus rk_context_get_config(RKContextRef context, RKConfig key, double *out);
RK_API const char *rk_config_name(RKConfig key);
RK_API const char *rk_config_value_name(RKConfig key, double value);
RK_API double rk_config_default(RKConfig key);
typedef void (*RKDiagnosticHandler)(RKContextRef context, const char *code, const char *text, void *userdata);
RK_API RK_NODISCARD RKStatus rk_context_set_diagnostic_handler(RKContextRef context, RKDiagnosticHandler handler, void *userdata, void (*drop)(void *userdata));
RK_ENUM(RKNotification) {
    RKNotificationWindowDidBecomeKey = 0,
    RKNotificationWindowDidResignKey = 1,
    RKNotificationWindowDidBecomeVisible = 2,
    RKNotificationWindowDidBecomeHidden = 3,
    RKNotificationApplicationDidBecomeActive = 4,
    RKNotificationApplicationWillResignActive = 5,
    RKNotificationPluginWasSwitchedOff = 6
};
typedef void (*RKNotificationHandler)(RKContextRef context, RKNotification notification, RKObjectRef object, void *userdata);
RK_API RK_NODISCARD RKStatus rk_context_set_notification_handler(RKContextRef context, RKNotificationHandler handler, void *userdata, void (*drop)(void *userdata));
RK_API RK_NODISCARD RKStatus rk_context_get_application(RKContextRef context, RKApplicationRef *out);
RK_API RK_NODISCARD RKStatus rk_context_get_windows(RKContextRef context, RKWindowRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_context_get_key_window(RKContextRef context, RKWindowRef *out);
RK_API RK_NODISCARD RKStatus rk_context_get_object_count(RKContextRef context, size_t *out);
RK_API RK_NODISCARD RKStatus rk_context_get_memory_used(RKContextRef context, uint64_t *out);
RK_API RK_NODISCARD RKStatus rk_context_get_time(RKContextRef context, double *out);
RK_API RK_NODISCARD RKStatus rk_context_advance(RKContextRef context, double time);
RK_API RK_NODISCARD RKStatus rk_context_next_deadline(RKContextRef context, double *out);
typedef void (*RKTimerCallback)(RKContextRef context, double time, void *userdata);
RK_API RK_NODISCARD RKStatus rk_context_add_timer(RKContextRef context, double deadline, RKTimerCallback callback, void *userdata, void (*drop)(void *userdata), RKTimerRef *out);
RK_API RK_NODISCARD RKStatus rk_timer_cancel(RKTimerRef timer);
typedef void (*RKPostedCallback)(RKContextRef context, void *userdata);
RK_API RK_NODISCARD RKStatus rk_context_post_call(RKContextRef context, RKPostedCallback callback, void *userdata, void (*drop)(void *userdata));
RK_API RK_NODISCARD RKStatus rk_context_get_queue_count(RKContextRef context, size_t *out);
RK_API RK_NODISCARD RKStatus rk_context_drain(RKContextRef context, size_t *handled);
RK_EXTERN_C_END
#endif
