#ifndef RESPONDERKIT_APPLICATION_H
#define RESPONDERKIT_APPLICATION_H
#include "base.h"
RK_EXTERN_C_BEGIN
typedef void (*RKApplicationSendEventMethod)(RKApplicationRef self, RKEventRef event, void *userdata);
typedef struct RKApplicationMethods {
    uint32_t struct_size;
    uint32_t reserved;
    RKApplicationSendEventMethod send_event;
} RKApplicationMethods;
RK_API RK_NODISCARD RKStatus rk_application_create(RKContextRef context, RKClassRef cls, RKApplicationRef *out);
RK_API RK_NODISCARD RKStatus rk_application_set_delegate(RKApplicationRef application, RKResponderRef delegate);
RK_API RK_NODISCARD RKStatus rk_application_get_delegate(RKApplicationRef application, RKResponderRef *out);
RK_API RK_NODISCARD RKStatus rk_application_send_event(RKApplicationRef application, RKEventRef event);
RK_API RK_NODISCARD RKStatus rk_application_begin_ignoring_interaction_events(RKApplicationRef application);
RK_API RK_NODISCARD RKStatus rk_application_end_ignoring_interaction_events(RKApplicationRef application);
RK_API RK_NODISCARD RKStatus rk_application_is_ignoring_interaction_events(RKApplicationRef application, bool *out);
RK_API RK_NODISCARD RKStatus rk_application_set_active(RKApplicationRef application, bool active);
RK_API RK_NODISCARD RKStatus rk_application_is_active(RKApplicationRef application, bool *out);
RK_API RKStatus rk_super_application_send_event(RKClassRef cls, RKApplicationRef self, RKEventRef event);
RK_EXTERN_C_END
#endif
