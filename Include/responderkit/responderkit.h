/* SPDX-License-Identifier: MIT */
/**
 * @file responderkit.h
 * Umbrella of the C interface: UIKit's event core (hit-testing, the responder chain, touch delivery, gesture
 * recognisers with arbitration, controls, scroll views, presses, motion) as a library.
 *
 * Read base.h first: it explains handles, statuses, threads and the tags in the comments.
 * The first programs are installed in share/doc/responderkit/examples: hello.c, taps.c, why.c. If a call fails,
 * rk_last_error() returns the reason; if a touch has no effect, rk_explain() does.
 */
#ifndef RESPONDERKIT_H
#define RESPONDERKIT_H

#include "base.h"
#include "version.h"
#include "geometry.h"
#include "class.h"
#include "context.h"
#include "responder.h"
#include "view.h"
#include "window.h"
#include "controller.h"
#include "application.h"
#include "event.h"
#include "action.h"
#include "invoke.h"
#include "gesture.h"
#include "control.h"
#include "text.h"
#include "scroll.h"
#include "press.h"
#include "motion.h"
#include "runloop.h"
#include "trace.h"
#include "audit.h"
#include "problems.h"
#include "recorder.h"
#include "functions.h"
#include "plugin.h"
#include "loader.h"

#endif
