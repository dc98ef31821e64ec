#ifndef RESPONDERKIT_VERSION_H
#define RESPONDERKIT_VERSION_H
#include "base.h"
#define RK_VERSION_MAJOR 0
#define RK_VERSION_MINOR 1
#define RK_VERSION_PATCH 0
#define RK_VERSION_STRING "0.1.0"
#define RK_ABI_MAJOR 0
#define RK_ABI_MINOR 1
RK_EXTERN_C_BEGIN
RK_API uint32_t rk_version(void);
RK_API const char *rk_version_string(void);
RK_API uint32_t rk_abi_version(void);
RK_API RK_NODISCARD RKStatus rk_abi_layout(char *buffer, size_t capacity, size_t *length);
RK_EXTERN_C_END
#endif
