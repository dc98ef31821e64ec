"""Loading plugins, switching them off and on, their faults: loader.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_char_p, c_double, c_int32, c_size_t, c_uint16, c_uint32, c_uint64, c_void_p
from enum import IntEnum
from typing import Any

from ._binding import Handle, Pointer, Text, c_function
from .base import RKClassRef, RKContextRef
from .plugin import RKPluginEntry

# typedef struct RKPlugin *RKPluginRef;
RKPluginRef = c_void_p


class RKPluginPolicy(Structure):
    """struct RKPluginPolicy."""

    # uint32_t struct_size;
    struct_size: int
    # bool allows_environment;
    allows_environment: bool
    # bool allows_shared_files;
    allows_shared_files: bool
    # uint16_t reserved;
    reserved: int
    # const char *const *folders;
    folders: Any
    # size_t folder_count;
    folder_count: int
    # const char *const *digests;
    digests: Any
    # size_t digest_count;
    digest_count: int
    # double budget;
    budget: float
    # uint32_t fault_limit;
    fault_limit: int
    # uint32_t reserved2;
    reserved2: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("allows_environment", c_bool),
        ("allows_shared_files", c_bool),
        ("reserved", c_uint16),
        ("folders", POINTER(c_char_p)),
        ("folder_count", c_size_t),
        ("digests", POINTER(c_char_p)),
        ("digest_count", c_size_t),
        ("budget", c_double),
        ("fault_limit", c_uint32),
        ("reserved2", c_uint32),
    ]


class RKPluginState(IntEnum):
    """enum RKPluginState."""

    RKPluginStateActive = 0
    RKPluginStateInactive = 1
    RKPluginStateFaulted = 2


class RKPluginFault(IntEnum):
    """enum RKPluginFault."""

    RKPluginFaultReturnedDeadObject = 1
    RKPluginFaultReturnedForeignObject = 2
    RKPluginFaultReturnedBadBool = 3
    RKPluginFaultReturnedNaN = 4
    RKPluginFaultWrongThread = 5
    RKPluginFaultDestroyedReceiver = 6
    RKPluginFaultTooDeep = 7
    RKPluginFaultTooSlow = 8
    RKPluginFaultWroteHostTable = 9
    RKPluginFaultReported = 10


# RKStatus rk_plugin_policy(RKContextRef context, const RKPluginPolicy *policy);
@c_function([RKContextRef, POINTER(RKPluginPolicy)], c_int32)
def rk_plugin_policy(context: Handle, policy: Pointer, /) -> int: ...


# RKStatus rk_plugin_load(RKContextRef context, const char *path, RKPluginRef *out);
@c_function([RKContextRef, c_char_p, POINTER(RKPluginRef)], c_int32)
def rk_plugin_load(context: Handle, path: Text, out: Pointer, /) -> int: ...


# RKStatus rk_plugin_load_environment(RKContextRef context, size_t *count);
@c_function([RKContextRef, POINTER(c_size_t)], c_int32)
def rk_plugin_load_environment(context: Handle, count: Pointer, /) -> int: ...


# RKStatus rk_plugin_register(RKContextRef context, const struct RKPluginEntry *entry, RKPluginRef *out);
@c_function([RKContextRef, POINTER(RKPluginEntry), POINTER(RKPluginRef)], c_int32)
def rk_plugin_register(context: Handle, entry: Pointer, out: Pointer, /) -> int: ...


# RKStatus rk_plugin_deactivate(RKPluginRef plugin);
@c_function([RKPluginRef], c_int32)
def rk_plugin_deactivate(plugin: Handle, /) -> int: ...


# RKStatus rk_plugin_activate(RKPluginRef plugin);
@c_function([RKPluginRef], c_int32)
def rk_plugin_activate(plugin: Handle, /) -> int: ...


# RKStatus rk_plugin_get_state(RKPluginRef plugin, RKPluginState *out);
@c_function([RKPluginRef, POINTER(c_int32)], c_int32)
def rk_plugin_get_state(plugin: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_plugin_get_id(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
@c_function([RKPluginRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_plugin_get_id(plugin: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_plugin_get_version(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
@c_function([RKPluginRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_plugin_get_version(plugin: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_plugin_get_path(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
@c_function([RKPluginRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_plugin_get_path(plugin: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_plugin_get_faults(RKPluginRef plugin, uint64_t *count, RKPluginFault *last);
@c_function([RKPluginRef, POINTER(c_uint64), POINTER(c_int32)], c_int32)
def rk_plugin_get_faults(plugin: Handle, count: Pointer, last: Pointer, /) -> int: ...


# RKStatus rk_context_get_plugins(RKContextRef context, RKPluginRef *buffer, size_t capacity, size_t *length);
@c_function([RKContextRef, POINTER(RKPluginRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_context_get_plugins(context: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_plugin_find(RKContextRef context, const char *id, RKPluginRef *out);
@c_function([RKContextRef, c_char_p, POINTER(RKPluginRef)], c_int32)
def rk_plugin_find(context: Handle, id: Text, out: Pointer, /) -> int: ...


# RKStatus rk_class_get_plugin(RKClassRef cls, RKPluginRef *out);
@c_function([RKClassRef, POINTER(RKPluginRef)], c_int32)
def rk_class_get_plugin(cls: Handle, out: Pointer, /) -> int: ...
