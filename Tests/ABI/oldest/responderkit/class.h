#ifndef RESPONDERKIT_CLASS_H
#define RESPONDERKIT_CLASS_H
#include "base.h"
RK_EXTERN_C_BEGIN
struct RKResponderMethods;
struct RKViewMethods;
struct RKWindowMethods;
struct RKViewControllerMethods;
struct RKApplicationMethods;
struct RKControlMethods;
struct RKGestureRecognizerMethods;
struct RKActionDesc;
typedef struct RKClassDesc {
    uint32_t struct_size;
    uint32_t reserved;
    const char *name;
    const char *superclass;
    size_t instance_size;
    void (*instance_init)(RKObjectRef object, void *instance, void *userdata);
    void (*instance_deinit)(RKObjectRef object, void *instance, void *userdata);
    const struct RKResponderMethods *responder_methods;
    const struct RKViewMethods *view_methods;
    const struct RKWindowMethods *window_methods;
    const struct RKViewControllerMethods *view_controller_methods;
    const struct RKApplicationMethods *application_methods;
    const struct RKActionDesc *actions;
    size_t action_count;
    void *userdata;
    void (*drop)(void *userdata);
    const struct RKControlMethods *control_methods;
    const struct RKGestureRecognizerMethods *gesture_recognizer_methods;
} RKClassDesc;
RK_API RK_NODISCARD RKStatus rk_class_define(RKContextRef context, const RKClassDesc *desc, RKClassRef *out);
RK_API RK_NODISCARD RKStatus rk_class_find(RKContextRef context, const char *name, RKClassRef *out);
RK_API RK_NODISCARD RKStatus rk_class_get_name(RKClassRef cls, char *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_class_get_superclass(RKClassRef cls, RKClassRef *out);
RK_API RK_NODISCARD RKStatus rk_class_is_subclass_of(RKClassRef cls, RKClassRef ancestor, bool *out);
RK_API RK_NODISCARD RKStatus rk_object_get_class(RKObjectRef object, RKClassRef *out);
RK_API RK_NODISCARD RKStatus rk_object_is_kind_of(RKObjectRef object, RKClassRef cls, bool *out);
RK_API RK_NODISCARD RKStatus rk_object_set_class(RKObjectRef object, RKClassRef cls);
RK_API RK_NODISCARD RKStatus rk_object_get_instance_data(RKObjectRef object, RKClassRef cls, void **out);
RK_API RK_NODISCARD RKStatus rk_class_extend(RKClassRef cls, const RKClassDesc *desc, RKClassRef *out);
RK_API RK_NODISCARD RKStatus rk_class_remove_extension(RKClassRef extension);
RK_EXTERN_C_END
#endif
