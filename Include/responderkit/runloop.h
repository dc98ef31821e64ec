/* SPDX-License-Identifier: MIT */
/**
 * @file runloop.h A run loop for hosts without one: it drains the context's queue, and advances the context's clock to
 *   CLOCK_MONOTONIC (SPEC 289-296).
 *
 * A host with a loop of its own polls rk_run_loop_get_fd() and calls rk_run_loop_run_once() with timeout 0 when it is
 * readable.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_RUNLOOP_H
#define RESPONDERKIT_RUNLOOP_H

#include "base.h"

RK_EXTERN_C_BEGIN

/**
 * Get a descriptor for poll(). It is readable while items wait in the queue, and from the time of
 * rk_context_next_deadline() on: that includes scroll views that move or hold a touch back. rk_run_loop_wake_up() makes
 * it readable, too.
 *
 * @param fd receives the descriptor. The context owns and closes it. Do not read from it.
 * @return also RKStatusSystem.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_run_loop_get_fd(RKContextRef context, int *fd);
/**
 * Run one turn. First wait for an item in the queue or the next deadline, for `timeout` seconds at most. Then handle
 * the queue: each input moves the clock to its own time. Then advance the clock to the present time. Then handle what
 * timers have posted, unless drainPostedEventsInSameTurn is 0 (SPEC 291).
 *
 * @param timeout 0 does not wait; negative or infinite waits without limit; NaN is refused.
 * @param handled receives the number of queue items handled; may be NULL.
 * @return also RKStatusInvalidArgument (NaN), RKStatusSystem, RKStatusTooDeep.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_run_loop_run_once(RKContextRef context, double timeout, size_t *RK_NULLABLE handled);
/**
 * Run turns until rk_run_loop_stop(). Runs nest: a callback may run the loop again.
 *
 * @return also RKStatusSystem, RKStatusTooDeep, RKStatusBusy (the context is being destroyed).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_run_loop_run(RKContextRef context);
/** End the rk_run_loop_run() that is innermost at the end of the present turn (SPEC 350). Two stops inside two nested
 *  runs end both; further stops have no effect. If no run is in progress, the next one ends after its first turn, which
 *  does not wait.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_run_loop_stop(RKContextRef context);
/** Wake the present turn from its wait.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_run_loop_wake_up(RKContextRef context);
/**
 * Read the loop's clock, CLOCK_MONOTONIC in seconds: the time base of events posted to a context that this loop runs.
 *
 * @return seconds. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API double rk_run_loop_time(void);

RK_EXTERN_C_END

#endif
