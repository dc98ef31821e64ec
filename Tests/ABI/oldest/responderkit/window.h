#ifndef RESPONDERKIT_WINDOW_H
#define RESPONDERKIT_WINDOW_H
#include "base.h"
#include "geometry.h"
RK_EXTERN_C_BEGIN
#define RK_WINDOW_LEVEL_NORMAL 0.0
#define RK_WINDOW_LEVEL_STATUS_BAR 1000.0
#define RK_WINDOW_LEVEL_ALERT 2000.0
typedef void (*RKWindowSendEventMethod)(RKWindowRef self, RKEventRef event, void *userdata);
typedef void (*RKWindowMethod)(RKWindowRef self, void *userdata);
typedef struct RKWindowMethods {
    uint32_t struct_size;
    uint32_t reserved;
    RKWindowSendEventMethod send_event;
    RKWindowMethod become_key_window;
    RKWindowMethod resign_key_window;
} RKWindowMethods;
RK_API RK_NODISCARD RKStatus rk_window_create(RKContextRef context, RKClassRef cls, RKRect frame, RKWindowRef *out);
RK_API RK_NODISCARD RKStatus rk_window_set_level(RKWindowRef window, double level);
RK_API RK_NODISCARD RKStatus rk_window_get_level(RKWindowRef window, double *out);
RK_API RK_NODISCARD RKStatus rk_window_set_screen(RKWindowRef window, uint32_t screen);
RK_API RK_NODISCARD RKStatus rk_window_get_screen(RKWindowRef window, uint32_t *out);
RK_API RK_NODISCARD RKStatus rk_window_make_key(RKWindowRef window);
RK_API RK_NODISCARD RKStatus rk_window_make_key_and_visible(RKWindowRef window);
RK_API RK_NODISCARD RKStatus rk_window_is_key(RKWindowRef window, bool *out);
RK_API RK_NODISCARD RKStatus rk_window_set_root_view_controller(RKWindowRef window, RKViewControllerRef controller);
RK_API RK_NODISCARD RKStatus rk_window_get_root_view_controller(RKWindowRef window, RKViewControllerRef *out);
RK_API RK_NODISCARD RKStatus rk_window_get_first_responder(RKWindowRef window, RKResponderRef *out);
RK_API RK_NODISCARD RKStatus rk_window_convert_point_to(RKWindowRef window, RKPoint point, RKWindowRef to, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_window_convert_point_from(RKWindowRef window, RKPoint point, RKWindowRef from, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_window_convert_rect_to(RKWindowRef window, RKRect rect, RKWindowRef to, RKRect *out);
RK_API RK_NODISCARD RKStatus rk_window_convert_rect_from(RKWindowRef window, RKRect rect, RKWindowRef from, RKRect *out);
RK_API RKStatus rk_super_window_send_event(RKClassRef cls, RKWindowRef self, RKEventRef event);
RK_API RKStatus rk_super_become_key_window(RKClassRef cls, RKWindowRef self);
RK_API RKStatus rk_super_resign_key_window(RKClassRef cls, RKWindowRef self);
RK_EXTERN_C_END
#endif
