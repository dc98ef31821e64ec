"""What a plugin and its host hand each other: plugin.h.

The table of functions that a plugin gets (functions.h) is not here: Python calls the functions themselves.
"""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int32, c_uint16, c_uint32, c_void_p
from enum import IntEnum
from typing import Any, Optional

from .base import RKClassRef, RKContextRef
from .class_ import RKClassDesc

# #define RK_PLUGIN_MAGIC 0x4C504B52u
RK_PLUGIN_MAGIC = 0x4C504B52
# #define RK_EXTENSION_FUNCTIONS "responderkit.functions/1"
RK_EXTENSION_FUNCTIONS = "responderkit.functions/1"


class RKPluginSeverity(IntEnum):
    """enum RKPluginSeverity."""

    RKPluginSeverityInfo = 0
    RKPluginSeverityWarning = 1
    RKPluginSeverityError = 2


class RKHost(Structure):
    """struct RKHost."""

    # uint32_t struct_size;
    struct_size: int
    # uint16_t abi_major, abi_minor;
    abi_major: int
    abi_minor: int
    # const char *library_version;
    library_version: Optional[bytes]
    # RKContextRef context;
    context: Any
    # const char *path;
    path: Optional[bytes]
    # const void *host_data;
    host_data: Any
    # const void *(*get_extension)(const struct RKHost *host, const char *id);
    get_extension: Any
    # RKStatus (*register_class)(const struct RKHost *host, const RKClassDesc *desc, RKClassRef *out);
    register_class: Any
    # RKStatus (*extend_class)(const struct RKHost *host, const char *class_name, const RKClassDesc *desc, RKClassRef *out);
    extend_class: Any
    # RKStatus (*report)(const struct RKHost *host, RKPluginSeverity severity, const char *text);
    report: Any


# The functions take the struct that they are members of, so its fields are set only now.
RKHost._fields_ = [
    ("struct_size", c_uint32),
    ("abi_major", c_uint16),
    ("abi_minor", c_uint16),
    ("library_version", c_char_p),
    ("context", RKContextRef),
    ("path", c_char_p),
    ("host_data", c_void_p),
    ("get_extension", CFUNCTYPE(c_void_p, POINTER(RKHost), c_char_p)),
    ("register_class", CFUNCTYPE(c_int32, POINTER(RKHost), POINTER(RKClassDesc), POINTER(RKClassRef))),
    ("extend_class", CFUNCTYPE(c_int32, POINTER(RKHost), c_char_p, POINTER(RKClassDesc), POINTER(RKClassRef))),
    ("report", CFUNCTYPE(c_int32, POINTER(RKHost), c_int32, c_char_p)),
]


class RKPluginEntry(Structure):
    """struct RKPluginEntry."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t magic;
    magic: int
    # uint16_t abi_major, abi_minor;
    abi_major: int
    abi_minor: int
    # uint32_t reserved;
    reserved: int
    # const char *id;
    id: Optional[bytes]
    # const char *version;
    version: Optional[bytes]
    # RKStatus (*init)(const RKHost *host, void **data);
    init: Any
    # void (*deinit)(const RKHost *host, void *data);
    deinit: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("magic", c_uint32),
        ("abi_major", c_uint16),
        ("abi_minor", c_uint16),
        ("reserved", c_uint32),
        ("id", c_char_p),
        ("version", c_char_p),
        ("init", CFUNCTYPE(c_int32, POINTER(RKHost), POINTER(c_void_p))),
        ("deinit", CFUNCTYPE(None, POINTER(RKHost), c_void_p)),
    ]
