#ifndef RESPONDERKIT_RESPONDER_H
#define RESPONDERKIT_RESPONDER_H
#include "base.h"
#include "event.h"
RK_EXTERN_C_BEGIN
typedef void (*RKTouchesMethod)(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata);
typedef bool (*RKResponderQuestion)(RKResponderRef self, void *userdata);
typedef RKResponderRef (*RKNextResponderMethod)(RKResponderRef self, void *userdata);
typedef bool (*RKCanPerformActionMethod)(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata);
typedef RKResponderRef (*RKTargetForActionMethod)(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata);
typedef struct RKResponderMethods {
    uint32_t struct_size;
    uint32_t reserved;
    RKNextResponderMethod next_responder;
    RKTouchesMethod touches_began;
    RKTouchesMethod touches_moved;
    RKTouchesMethod touches_ended;
    RKTouchesMethod touches_cancelled;
    RKResponderQuestion can_become_first_responder;
    RKResponderQuestion become_first_responder;
    RKResponderQuestion can_resign_first_responder;
    RKResponderQuestion resign_first_responder;
    RKCanPerformActionMethod can_perform_action;
    RKTargetForActionMethod target_for_action;
} RKResponderMethods;
typedef void (*RKActionFunction)(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata);
typedef struct RKActionDesc {
    const char *selector;
    RKActionFunction function;
} RKActionDesc;
RK_API RK_NODISCARD RKStatus rk_responder_create(RKContextRef context, RKClassRef cls, RKResponderRef *out);
RK_API RK_NODISCARD RKStatus rk_responder_get_next_responder(RKResponderRef responder, RKResponderRef *out);
RK_API RK_NODISCARD RKStatus rk_responder_get_chain(RKResponderRef responder, RKResponderRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_responder_get_view_controller(RKResponderRef responder, RKViewControllerRef *out);
RK_API RK_NODISCARD RKStatus rk_responder_set_can_become_first_responder(RKResponderRef responder, bool value);
RK_API RK_NODISCARD RKStatus rk_responder_can_become_first_responder(RKResponderRef responder, bool *out);
RK_API RK_NODISCARD RKStatus rk_responder_set_can_resign_first_responder(RKResponderRef responder, bool value);
RK_API RK_NODISCARD RKStatus rk_responder_can_resign_first_responder(RKResponderRef responder, bool *out);
RK_API RK_NODISCARD RKStatus rk_responder_become_first_responder(RKResponderRef responder, bool *out);
RK_API RK_NODISCARD RKStatus rk_responder_resign_first_responder(RKResponderRef responder, bool *out);
RK_API RK_NODISCARD RKStatus rk_responder_is_first_responder(RKResponderRef responder, bool *out);
RK_API RK_NODISCARD RKStatus rk_responder_can_perform_action(RKResponderRef responder, const char *selector, RKObjectRef sender, bool *out);
RK_API RK_NODISCARD RKStatus rk_responder_target_for_action(RKResponderRef responder, const char *selector, RKObjectRef sender, RKResponderRef *out);
RK_API RK_NODISCARD RKStatus rk_responder_set_value(RKResponderRef responder, const char *key, void *value);
RK_API RK_NODISCARD RKStatus rk_responder_find_value(RKResponderRef responder, const char *key, void **out, RKResponderRef *provider);
RK_API RK_NODISCARD RKStatus rk_responder_send_touches(RKResponderRef responder, RKTouchPhase phase, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RKStatus rk_super_touches_began(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RKStatus rk_super_touches_moved(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RKStatus rk_super_touches_ended(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RKStatus rk_super_touches_cancelled(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RK_NODISCARD RKStatus rk_super_next_responder(RKClassRef cls, RKResponderRef self, RKResponderRef *out);
RK_API RK_NODISCARD RKStatus rk_super_can_become_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_become_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_can_resign_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_resign_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_can_perform_action(RKClassRef cls, RKResponderRef self, const char *selector, RKObjectRef sender, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_target_for_action(RKClassRef cls, RKResponderRef self, const char *selector, RKObjectRef sender, RKResponderRef *out);
RK_EXTERN_C_END
#endif
