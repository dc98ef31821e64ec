#ifndef RESPONDERKIT_CONTROLLER_H
#define RESPONDERKIT_CONTROLLER_H
#include "base.h"
RK_EXTERN_C_BEGIN
typedef void (*RKViewControllerMethod)(RKViewControllerRef self, void *userdata);
typedef struct RKViewControllerMethods {
    uint32_t struct_size;
    uint32_t reserved;
    RKViewControllerMethod load_view;
    RKViewControllerMethod view_did_load;
} RKViewControllerMethods;
RK_API RK_NODISCARD RKStatus rk_view_controller_create(RKContextRef context, RKClassRef cls, RKViewControllerRef *out);
RK_API RK_NODISCARD RKStatus rk_view_controller_set_view(RKViewControllerRef controller, RKViewRef view);
RK_API RK_NODISCARD RKStatus rk_view_controller_get_view(RKViewControllerRef controller, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_view_controller_get_view_if_loaded(RKViewControllerRef controller, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_view_controller_add_child(RKViewControllerRef controller, RKViewControllerRef child);
RK_API RK_NODISCARD RKStatus rk_view_controller_remove_from_parent(RKViewControllerRef controller);
RK_API RK_NODISCARD RKStatus rk_view_controller_get_parent(RKViewControllerRef controller, RKViewControllerRef *out);
RK_API RK_NODISCARD RKStatus rk_view_controller_get_children(RKViewControllerRef controller, RKViewControllerRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_view_controller_present(RKViewControllerRef controller, RKViewControllerRef presented);
RK_API RK_NODISCARD RKStatus rk_view_controller_dismiss(RKViewControllerRef controller);
RK_API RK_NODISCARD RKStatus rk_view_controller_get_presenting(RKViewControllerRef controller, RKViewControllerRef *out);
RK_API RK_NODISCARD RKStatus rk_view_controller_get_presented(RKViewControllerRef controller, RKViewControllerRef *out);
RK_API RK_NODISCARD RKStatus rk_navigation_controller_push(RKViewControllerRef controller, RKViewControllerRef content);
RK_API RK_NODISCARD RKStatus rk_navigation_controller_pop(RKViewControllerRef controller, bool *out);
RK_API RK_NODISCARD RKStatus rk_navigation_controller_get_top(RKViewControllerRef controller, RKViewControllerRef *out);
RK_API RKStatus rk_super_load_view(RKClassRef cls, RKViewControllerRef self);
RK_API RKStatus rk_super_view_did_load(RKClassRef cls, RKViewControllerRef self);
RK_EXTERN_C_END
#endif
