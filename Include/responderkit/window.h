/* SPDX-License-Identifier: MIT */
/**
 * @file window.h
 * Windows: levels, the key window, root view controllers, screen coordinates (SPEC 43, 280-285).
 *
 * A window is a view without superview whose frame is in screen coordinates. It is visible when created;
 * rk_view_set_hidden() hides and shows it. Hiding or destroying a window cancels its touches (SPEC 285). If it was the
 * key window, the top-most visible window that can become key becomes the key window (SPEC 281).
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_WINDOW_H
#define RESPONDERKIT_WINDOW_H

#include "base.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** Level of ordinary windows; the default (SPEC 280). */
#define RK_WINDOW_LEVEL_NORMAL 0.0
/** Level of the status bar. */
#define RK_WINDOW_LEVEL_STATUS_BAR 1000.0
/** Level of alerts. */
#define RK_WINDOW_LEVEL_ALERT 2000.0

/** sendEvent: of a window. An override that does not call rk_super_window_send_event() discards the event for this
 *  window (SPEC 77).
 *  Thread: [callback] */
typedef void (*RKWindowSendEventMethod)(RKWindowRef self, RKEventRef event, void *userdata);
/** becomeKeyWindow, resignKeyWindow.
 *  Thread: [callback] */
typedef void (*RKWindowMethod)(RKWindowRef self, void *userdata);
/** canBecomeKeyWindow.
 *  Thread: [callback] */
typedef bool (*RKWindowQuestion)(RKWindowRef self, void *userdata);

/** Methods of windows. A NULL entry is inherited. */
typedef struct RKWindowMethods {
    /** sizeof(RKWindowMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** sendEvent: (SPEC 76-78). */
    RKWindowSendEventMethod send_event;
    /** becomeKeyWindow (SPEC 281). */
    RKWindowMethod become_key_window;
    /** resignKeyWindow (SPEC 281). */
    RKWindowMethod resign_key_window;
    /** canBecomeKeyWindow; inherited: true. Called before the window becomes key (SPEC 281). */
    RKWindowQuestion can_become_key_window;
} RKWindowMethods;

/**
 * Create a window: visible, in front of the other windows of level 0, not key.
 *
 * @param cls Window or a subclass; NULL means Window.
 * @param frame screen coordinates; finite.
 * @param out receives the window; the caller owns one reference. The window ends when the last reference is released.
 * @return also RKStatusInvalidArgument (frame not finite, class of another kind), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKWindowRef *out);
/**
 * Set the level: windows of higher levels are hit-tested first (SPEC 43). The window moves to the front of its new
 * level.
 *
 * @param level finite.
 * @return also RKStatusInvalidArgument (NaN or infinity).
 * Cost: O(windows).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_set_level(RKWindowRef window, double level);
/** Read the level; default 0.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_window_get_level(RKWindowRef window, double *out);
/**
 * Set the screen of the window; it receives touches of that screen only (SPEC 43).
 *
 * @param screen any number.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_set_screen(RKWindowRef window, uint32_t screen);
/** Read the screen; default 0.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_window_get_screen(RKWindowRef window, uint32_t *out);
/**
 * Make the window key, unless its can_become_key_window returns false. If it is hidden, it becomes key later, when it
 * is shown; a later call for another window replaces this (SPEC 281).
 *
 * Re-entrancy: calls can_become_key_window, resign_key_window and become_key_window; notifications follow the last two.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_make_key(RKWindowRef window);
/**
 * Show the window in front of its level and make it key, if it can become key (SPEC 280, 281).
 *
 * Re-entrancy: as rk_window_make_key().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_make_key_and_visible(RKWindowRef window);
/** Read whether the window is the key window.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_window_is_key(RKWindowRef window, bool *out);
/**
 * Set the root view controller. The old controller's view leaves the window. The new controller's view is loaded and
 * added, and fills the window's bounds from then on (SPEC 282).
 *
 * @param controller retained by the window. The root of another window moves to this one. NULL removes.
 * @return also RKStatusCycle, RKStatusTooDeep, RKStatusNoMemory, RKStatusBusy (a callback moved or destroyed one of
 *   them).
 * Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_set_root_view_controller(RKWindowRef window,
    RKViewControllerRef RK_NULLABLE controller);
/**
 * Find the root view controller.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_get_root_view_controller(RKWindowRef window,
    RKViewControllerRef RK_NULLABLE *out);
/**
 * Find the window's first responder (SPEC 125).
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_get_first_responder(RKWindowRef window, RKResponderRef RK_NULLABLE *out);
/** Convert a point from the window's coordinates to another window's; NULL: screen coordinates (SPEC 8).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_window_convert_point_to(RKWindowRef window, RKPoint point, RKWindowRef RK_NULLABLE to,
    RKPoint *out);
/** Convert a point from another window's coordinates (NULL: screen) to this window's.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_window_convert_point_from(RKWindowRef window, RKPoint point,
    RKWindowRef RK_NULLABLE from, RKPoint *out);
/** Convert a rectangle (bounding box) from the window's coordinates to another window's; NULL: screen coordinates.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_window_convert_rect_to(RKWindowRef window, RKRect rect, RKWindowRef RK_NULLABLE to,
    RKRect *out);
/** Convert a rectangle (bounding box) from another window's coordinates (NULL: screen) to this window's.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_window_convert_rect_from(RKWindowRef window, RKRect rect, RKWindowRef RK_NULLABLE from,
    RKRect *out);

/** Run the send_event that `cls` inherits. Built in: deliver this window's touches of the update.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_window_send_event(RKClassRef cls, RKWindowRef self, RKEventRef event);
/** Run the become_key_window that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_become_key_window(RKClassRef cls, RKWindowRef self);
/** Run the resign_key_window that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_resign_key_window(RKClassRef cls, RKWindowRef self);
/** Run the can_become_key_window that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_can_become_key_window(RKClassRef cls, RKWindowRef self, bool *out);

RK_EXTERN_C_END

#endif
