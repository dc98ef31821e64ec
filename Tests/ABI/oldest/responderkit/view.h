#ifndef RESPONDERKIT_VIEW_H
#define RESPONDERKIT_VIEW_H
#include "base.h"
#include "geometry.h"
RK_EXTERN_C_BEGIN
typedef RKViewRef (*RKHitTestMethod)(RKViewRef self, RKPoint point, RKEventRef event, void *userdata);
typedef bool (*RKPointInsideMethod)(RKViewRef self, RKPoint point, RKEventRef event, void *userdata);
typedef void (*RKViewTreeMethod)(RKViewRef self, RKViewRef other, void *userdata);
typedef void (*RKViewWindowMethod)(RKViewRef self, RKWindowRef window, void *userdata);
typedef void (*RKViewMethod)(RKViewRef self, void *userdata);
typedef bool (*RKViewShouldBeginMethod)(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata);
typedef struct RKViewMethods {
    uint32_t struct_size;
    uint32_t reserved;
    RKHitTestMethod hit_test;
    RKPointInsideMethod point_inside;
    RKViewTreeMethod will_move_to_superview;
    RKViewMethod did_move_to_superview;
    RKViewWindowMethod will_move_to_window;
    RKViewMethod did_move_to_window;
    RKViewTreeMethod did_add_subview;
    RKViewTreeMethod will_remove_subview;
    RKViewShouldBeginMethod gesture_recognizer_should_begin;
} RKViewMethods;
RK_API RK_NODISCARD RKStatus rk_view_create(RKContextRef context, RKClassRef cls, RKRect frame, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_view_set_frame(RKViewRef view, RKRect frame);
RK_API RK_NODISCARD RKStatus rk_view_get_frame(RKViewRef view, RKRect *out);
RK_API RK_NODISCARD RKStatus rk_view_set_bounds(RKViewRef view, RKRect bounds);
RK_API RK_NODISCARD RKStatus rk_view_get_bounds(RKViewRef view, RKRect *out);
RK_API RK_NODISCARD RKStatus rk_view_set_center(RKViewRef view, RKPoint center);
RK_API RK_NODISCARD RKStatus rk_view_get_center(RKViewRef view, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_view_set_transform(RKViewRef view, RKTransform transform);
RK_API RK_NODISCARD RKStatus rk_view_get_transform(RKViewRef view, RKTransform *out);
RK_API RK_NODISCARD RKStatus rk_view_set_transform_3d(RKViewRef view, const double *matrix);
RK_API RK_NODISCARD RKStatus rk_view_set_anchor_point(RKViewRef view, RKPoint anchor_point);
RK_API RK_NODISCARD RKStatus rk_view_get_anchor_point(RKViewRef view, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_view_set_z_position(RKViewRef view, double z);
RK_API RK_NODISCARD RKStatus rk_view_get_z_position(RKViewRef view, double *out);
RK_API RK_NODISCARD RKStatus rk_view_set_hidden(RKViewRef view, bool hidden);
RK_API RK_NODISCARD RKStatus rk_view_is_hidden(RKViewRef view, bool *out);
RK_API RK_NODISCARD RKStatus rk_view_set_alpha(RKViewRef view, double alpha);
RK_API RK_NODISCARD RKStatus rk_view_get_alpha(RKViewRef view, double *out);
RK_API RK_NODISCARD RKStatus rk_view_set_user_interaction_enabled(RKViewRef view, bool enabled);
RK_API RK_NODISCARD RKStatus rk_view_is_user_interaction_enabled(RKViewRef view, bool *out);
RK_API RK_NODISCARD RKStatus rk_view_set_animating(RKViewRef view, bool animating);
RK_API RK_NODISCARD RKStatus rk_view_is_animating(RKViewRef view, bool *out);
RK_API RK_NODISCARD RKStatus rk_view_set_multiple_touch_enabled(RKViewRef view, bool enabled);
RK_API RK_NODISCARD RKStatus rk_view_is_multiple_touch_enabled(RKViewRef view, bool *out);
RK_API RK_NODISCARD RKStatus rk_view_set_exclusive_touch(RKViewRef view, bool exclusive);
RK_API RK_NODISCARD RKStatus rk_view_is_exclusive_touch(RKViewRef view, bool *out);
RK_API RK_NODISCARD RKStatus rk_view_set_clips_to_bounds(RKViewRef view, bool clips);
RK_API RK_NODISCARD RKStatus rk_view_clips_to_bounds(RKViewRef view, bool *out);
RK_API RK_NODISCARD RKStatus rk_view_add_subview(RKViewRef view, RKViewRef subview);
RK_API RK_NODISCARD RKStatus rk_view_insert_subview_at_index(RKViewRef view, RKViewRef subview, int64_t index);
RK_API RK_NODISCARD RKStatus rk_view_insert_subview_below(RKViewRef view, RKViewRef subview, RKViewRef sibling);
RK_API RK_NODISCARD RKStatus rk_view_insert_subview_above(RKViewRef view, RKViewRef subview, RKViewRef sibling);
RK_API RK_NODISCARD RKStatus rk_view_exchange_subviews(RKViewRef view, int64_t first, int64_t second);
RK_API RK_NODISCARD RKStatus rk_view_bring_subview_to_front(RKViewRef view, RKViewRef subview);
RK_API RK_NODISCARD RKStatus rk_view_send_subview_to_back(RKViewRef view, RKViewRef subview);
RK_API RK_NODISCARD RKStatus rk_view_remove_from_superview(RKViewRef view);
RK_API RK_NODISCARD RKStatus rk_view_get_superview(RKViewRef view, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_view_get_window(RKViewRef view, RKWindowRef *out);
RK_API RK_NODISCARD RKStatus rk_view_get_subviews(RKViewRef view, RKViewRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_view_is_descendant_of(RKViewRef view, RKViewRef ancestor, bool *out);
RK_API RK_NODISCARD RKStatus rk_view_get_view_controller(RKViewRef view, RKViewControllerRef *out);
RK_API RK_NODISCARD RKStatus rk_view_recursive_description(RKViewRef view, char *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_view_convert_point_to(RKViewRef view, RKPoint point, RKViewRef to, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_view_convert_point_from(RKViewRef view, RKPoint point, RKViewRef from, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_view_convert_rect_to(RKViewRef view, RKRect rect, RKViewRef to, RKRect *out);
RK_API RK_NODISCARD RKStatus rk_view_convert_rect_from(RKViewRef view, RKRect rect, RKViewRef from, RKRect *out);
RK_API RK_NODISCARD RKStatus rk_view_hit_test(RKViewRef view, RKPoint point, RKEventRef event, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_view_hit_test_many(RKViewRef view, const RKPoint *points, size_t count, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_view_point_inside(RKViewRef view, RKPoint point, RKEventRef event, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_hit_test(RKClassRef cls, RKViewRef self, RKPoint point, RKEventRef event, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_super_point_inside(RKClassRef cls, RKViewRef self, RKPoint point, RKEventRef event, bool *out);
RK_API RKStatus rk_super_will_move_to_superview(RKClassRef cls, RKViewRef self, RKViewRef superview);
RK_API RKStatus rk_super_did_move_to_superview(RKClassRef cls, RKViewRef self);
RK_API RKStatus rk_super_will_move_to_window(RKClassRef cls, RKViewRef self, RKWindowRef window);
RK_API RKStatus rk_super_did_move_to_window(RKClassRef cls, RKViewRef self);
RK_API RKStatus rk_super_did_add_subview(RKClassRef cls, RKViewRef self, RKViewRef subview);
RK_API RKStatus rk_super_will_remove_subview(RKClassRef cls, RKViewRef self, RKViewRef subview);
RK_EXTERN_C_END
#endif
