#ifndef RESPONDERKIT_RUNLOOP_H
#define RESPONDERKIT_RUNLOOP_H
#include "base.h"
RK_EXTERN_C_BEGIN
RK_API RK_NODISCARD RKStatus rk_run_loop_get_fd(RKContextRef context, int *fd);
RK_API RK_NODISCARD RKStatus rk_run_loop_run_once(RKContextRef context, double timeout, size_t *handled);
RK_API RK_NODISCARD RKStatus rk_run_loop_run(RKContextRef context);
RK_API RK_NODISCARD RKStatus rk_run_loop_stop(RKContextRef context);
RK_API RK_NODISCARD RKStatus rk_run_loop_wake_up(RKContextRef context);
RK_API double rk_run_loop_time(void);
RK_EXTERN_C_END
#endif
