"""Version of the library and its layout manifest: version.h."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_int32, c_size_t, c_uint32
from typing import Optional

from ._binding import Pointer, c_function

# #define RK_VERSION_MAJOR 0
RK_VERSION_MAJOR = 0
# #define RK_VERSION_MINOR 1
RK_VERSION_MINOR = 1
# #define RK_VERSION_PATCH 0
RK_VERSION_PATCH = 0
# #define RK_VERSION_STRING "0.1.0"
RK_VERSION_STRING = "0.1.0"
# #define RK_ABI_MAJOR 0
RK_ABI_MAJOR = 0
# #define RK_ABI_MINOR 1
RK_ABI_MINOR = 1

# uint32_t rk_version(void);
@c_function([], c_uint32)
def rk_version() -> int: ...


# const char *rk_version_string(void);
@c_function([], c_char_p)
def rk_version_string() -> Optional[bytes]: ...


# uint32_t rk_abi_version(void);
@c_function([], c_uint32)
def rk_abi_version() -> int: ...


# RKStatus rk_abi_layout(char *buffer, size_t capacity, size_t *length);
@c_function([c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_abi_layout(buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...
