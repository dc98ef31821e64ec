#ifndef RESPONDERKIT_GEOMETRY_H
#define RESPONDERKIT_GEOMETRY_H
#include "base.h"
RK_EXTERN_C_BEGIN
typedef struct RKPoint { double x, y; } RKPoint;
typedef struct RKSize { double width, height; } RKSize;
typedef struct RKRect { RKPoint origin; RKSize size; } RKRect;
typedef struct RKTransform { double a, b, c, d, tx, ty; } RKTransform;
RK_API RKRect rk_rect_standardize(RKRect rect);
RK_API bool rk_rect_contains_point(RKRect rect, RKPoint point);
RK_API bool rk_rect_is_empty(RKRect rect);
RK_API RKRect rk_rect_union(RKRect first, RKRect second);
RK_API RKRect rk_rect_intersection(RKRect first, RKRect second);
RK_API RKRect rk_rect_inset(RKRect rect, double dx, double dy);
RK_API RKRect rk_rect_apply_transform(RKRect rect, RKTransform transform);
RK_API RKPoint rk_point_apply_transform(RKPoint point, RKTransform transform);
RK_API RKTransform rk_transform_identity(void);
RK_API RKTransform rk_transform_make_translation(double tx, double ty);
RK_API RKTransform rk_transform_make_scale(double sx, double sy);
RK_API RKTransform rk_transform_make_rotation(double angle);
RK_API RKTransform rk_transform_concat(RKTransform first, RKTransform second);
RK_API RKTransform rk_transform_invert(RKTransform transform);
RK_API bool rk_transform_is_invertible(RKTransform transform);
RK_API bool rk_transform_is_identity(RKTransform transform);
RK_EXTERN_C_END
#endif
