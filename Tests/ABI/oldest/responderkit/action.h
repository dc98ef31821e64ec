#ifndef RESPONDERKIT_ACTION_H
#define RESPONDERKIT_ACTION_H
#include "base.h"
RK_EXTERN_C_BEGIN
RK_API RK_NODISCARD RKStatus rk_application_send_action(
    RKApplicationRef application, const char *selector, RKObjectRef target, RKObjectRef sender, RKEventRef event, bool *out);
RK_EXTERN_C_END
#endif
