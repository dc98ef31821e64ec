#ifndef RESPONDERKIT_BASE_H
#define RESPONDERKIT_BASE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#if defined(__clang__)
#  define RK_QUIET_BEGIN_ _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wunknown-warning-option\"") \
     _Pragma("clang diagnostic ignored \"-Wc23-extensions\"") _Pragma("clang diagnostic ignored \"-Wc2x-extensions\"") \
     _Pragma("clang diagnostic ignored \"-Wmicrosoft-fixed-enum\"")
#  define RK_QUIET_END_ _Pragma("clang diagnostic pop")
#else
#  define RK_QUIET_BEGIN_
#  define RK_QUIET_END_
#endif
#if defined(__cplusplus)
#  define RK_EXTERN_C_BEGIN RK_QUIET_BEGIN_ extern "C" {
#  define RK_EXTERN_C_END } RK_QUIET_END_
#else
#  define RK_EXTERN_C_BEGIN RK_QUIET_BEGIN_
#  define RK_EXTERN_C_END RK_QUIET_END_
#endif
#if defined(__GNUC__) || defined(__clang__)
#  define RK_API __attribute__((visibility("default")))
#  define RK_NODISCARD __attribute__((warn_unused_result))
#else
#  define RK_API
#  define RK_NODISCARD
#endif
#if defined(__clang__)
#  define RK_ENUM(name) enum name : int32_t; typedef enum name name; enum __attribute__((enum_extensibility(open))) name : int32_t
#elif (defined(__cplusplus) && __cplusplus >= 201103L) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#  define RK_ENUM(name) enum name : int32_t; typedef enum name name; enum name : int32_t
#else
#  define RK_ENUM(name) typedef int32_t name; enum name##_values
#endif
#if defined(__cplusplus)
namespace responderkit {
template <typename T> inline T sized() { T value = T(); value.struct_size = static_cast<uint32_t>(sizeof(T)); return value; }
}
#  define RK_INIT(Type) (::responderkit::sized<Type>())
#else
#  define RK_INIT(Type) { .struct_size = (uint32_t)sizeof(Type) }
#endif
#if defined(__cplusplus)
#  define RK_CAST_(Type, handle) (reinterpret_cast<Type>(handle))
#else
#  define RK_CAST_(Type, handle) ((Type)(handle))
#endif
#define RK_OBJECT(handle) RK_CAST_(RKObjectRef, handle)
#define RK_RESPONDER(handle) RK_CAST_(RKResponderRef, handle)
#define RK_VIEW(handle) RK_CAST_(RKViewRef, handle)
#define RK_WINDOW(handle) RK_CAST_(RKWindowRef, handle)
#define RK_CONTROL(handle) RK_CAST_(RKControlRef, handle)
#define RK_GESTURE_RECOGNIZER(handle) RK_CAST_(RKGestureRecognizerRef, handle)
RK_EXTERN_C_BEGIN
typedef struct RKObject *RKObjectRef;
typedef struct RKContext *RKContextRef;
typedef struct RKClass *RKClassRef;
typedef struct RKResponder *RKResponderRef;
typedef struct RKView *RKViewRef;
typedef struct RKWindow *RKWindowRef;
typedef struct RKControl *RKControlRef;
typedef struct RKGestureRecognizer *RKGestureRecognizerRef;
typedef struct RKViewController *RKViewControllerRef;
typedef struct RKApplication *RKApplicationRef;
typedef struct RKTouch *RKTouchRef;
typedef struct RKEvent *RKEventRef;
typedef struct RKTimer *RKTimerRef;
RK_ENUM(RKStatus) {
    RKStatusOK = 0,
    RKStatusInvalidArgument = -1,
    RKStatusInvalidHandle = -2,
    RKStatusStaleHandle = -3,
    RKStatusWrongKind = -4,
    RKStatusWrongContext = -5,
    RKStatusWrongThread = -6,
    RKStatusNoMemory = -7,
    RKStatusStructSize = -8,
    RKStatusStructNewer = -9,
    RKStatusCycle = -10,
    RKStatusTooDeep = -11,
    RKStatusNotFound = -12,
    RKStatusAlreadyExists = -13,
    RKStatusBufferTooSmall = -14,
    RKStatusUnsupported = -15,
    RKStatusLimitReached = -16,
    RKStatusNotOwned = -17,
    RKStatusBusy = -18,
    RKStatusSystem = -19,
    RKStatusPluginPolicy = -20,
    RKStatusPluginFile = -21,
    RKStatusPluginFormat = -22,
    RKStatusPluginOpen = -23,
    RKStatusPluginEntry = -24,
    RKStatusPluginVersion = -25,
    RKStatusPluginInit = -26,
    RKStatusEncoding = -27
};
RK_API const char *rk_status_name(RKStatus status);
RK_API const char *rk_status_message(RKStatus status);
RK_API const char *rk_last_error(void);
RK_API RK_NODISCARD RKStatus rk_retain(RKObjectRef object);
RK_API RKStatus rk_release(RKObjectRef object);
RK_API bool rk_object_is_alive(RKObjectRef object);
RK_API RK_NODISCARD RKStatus rk_object_get_context(RKObjectRef object, RKContextRef *out);
RK_API RK_NODISCARD RKStatus rk_object_set_userdata(RKObjectRef object, void *userdata, void (*drop)(void *userdata));
RK_API RK_NODISCARD RKStatus rk_object_get_userdata(RKObjectRef object, void **out);
RK_API RK_NODISCARD RKStatus rk_object_set_name(RKObjectRef object, const char *name);
RK_API RK_NODISCARD RKStatus rk_object_get_name(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_object_describe(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
RK_EXTERN_C_END
#endif
