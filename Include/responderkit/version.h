/* SPDX-License-Identifier: MIT */
/**
 * @file version.h
 * Version of the library and of its binary interface.
 *
 * From 1.0 on, exported functions are neither removed nor changed within one ABI major number. Points, sizes,
 * rectangles and transforms stay as they are. Descriptors (structs that begin with `struct_size`) only grow at the end.
 * The soname contains the ABI major. Before 1.0 the soname is libresponderkit.so.0. A new ABI minor before 1.0 may
 * remove or change any of these; CHANGELOG.md names what it changes.
 */
#ifndef RESPONDERKIT_VERSION_H
#define RESPONDERKIT_VERSION_H

#include "base.h"

/** Version of these headers: the first number. */
#define RK_VERSION_MAJOR 0
/** The second number. */
#define RK_VERSION_MINOR 1
/** The third number. */
#define RK_VERSION_PATCH 0
/** All three as a text. */
#define RK_VERSION_STRING "0.1.0"
/** Version of the binary interface: the first number. */
#define RK_ABI_MAJOR 0
/** The second number. */
#define RK_ABI_MINOR 1

RK_EXTERN_C_BEGIN

/**
 * Return the version of the library that is loaded, as 0x00MMmmpp.
 *
 * @return major, minor and patch in one number; compare with the macros the program was compiled with. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API uint32_t rk_version(void);

/**
 * Return the version of the library that is loaded, as text.
 *
 * @return a constant text such as "0.1.0". Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_version_string(void);

/** Return the version of the binary interface, as (major << 16) | minor.
 *  Thread: [any]
 *  @since 0.1 */
RK_API uint32_t rk_abi_version(void);

/**
 * Copy the layout of every public struct and enum in the library: sizes, alignments, field offsets and enumerator
 * values.
 *
 * JSON: `{"abi":[0,1],"pointer":8,"structs":{"RKPoint":{"size":16,"align":8,"fields":{"x":[0,8],"y":[8,8]}},…},
 * "enums":{"RKStatus":{"RKStatusOK":0,…},…}}`, a field being [offset, size]. Bindings compare it with their own
 * declarations.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusInvalidArgument (`buffer` NULL with a capacity).
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_abi_layout(char *buffer, size_t capacity, size_t *length);

RK_EXTERN_C_END

#endif
