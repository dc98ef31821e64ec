#ifndef RESPONDERKIT_INVOKE_H
#define RESPONDERKIT_INVOKE_H
#include "base.h"
RK_EXTERN_C_BEGIN
typedef struct RKClosure *RKClosureRef;
typedef struct RKTypedActionDesc {
    uint32_t struct_size;
    uint32_t reserved;
    const char *selector;
    const char *encoding;
    void (*function)(void);
    void *userdata;
    void (*drop)(void *userdata);
} RKTypedActionDesc;
RK_API RK_NODISCARD RKStatus rk_class_add_action(RKClassRef cls, const RKTypedActionDesc *desc);
RK_API RK_NODISCARD RKStatus rk_object_responds_to(RKObjectRef object, const char *selector, bool *out);
RK_API RK_NODISCARD RKStatus rk_object_get_action_encoding(RKObjectRef object, const char *selector, char *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_invoke(RKObjectRef receiver, const char *selector, const char *encoding, void *const *arguments, void *result);
typedef void (*RKClosureHandler)(void *result, void *const *arguments, void *userdata);
RK_API RK_NODISCARD RKStatus rk_closure_create(
    RKContextRef context, const char *encoding, RKClosureHandler handler, void *userdata, void (*drop)(void *userdata), RKClosureRef *out);
RK_API RK_NODISCARD RKStatus rk_closure_get_function(RKClosureRef closure, void (**out)(void));
RK_EXTERN_C_END
#endif
