/* SPDX-License-Identifier: MIT */
/* The table of functions that plugins call through; `rkp_functions` of CPlatform.h is what finds it. */
#ifndef RESPONDERKIT_CFUNCTIONS_H
#define RESPONDERKIT_CFUNCTIONS_H

#include "CPlatform.h"

#endif
