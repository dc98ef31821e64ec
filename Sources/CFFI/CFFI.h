/* SPDX-License-Identifier: MIT */
/* libffi for Swift: the types of a signature, and the calls with their arrays of addresses. Swift 6 refuses to read libffi's globals as they are mutable. */
#ifndef RESPONDERKIT_CFFI_H
#define RESPONDERKIT_CFFI_H

#include <ffi.h>
#include <stdbool.h>
#include <stdint.h>

/* Sizes and alignments are written down: libffi would otherwise fill them in at the first use, on any thread. */
#define RKFFI_DOUBLES_(name, number, ...)                                                              \
  static inline ffi_type *rkffi_type_##name(void) {                                                    \
    static ffi_type *elements[] = {__VA_ARGS__, NULL};                                                 \
    static ffi_type type = {number * sizeof(double), _Alignof(double), FFI_TYPE_STRUCT, elements};     \
    return &type;                                                                                      \
  }
#define RKFFI_D_ &ffi_type_double
RKFFI_DOUBLES_(pair, 2, RKFFI_D_, RKFFI_D_)
RKFFI_DOUBLES_(rect, 4, RKFFI_D_, RKFFI_D_, RKFFI_D_, RKFFI_D_)
RKFFI_DOUBLES_(transform, 6, RKFFI_D_, RKFFI_D_, RKFFI_D_, RKFFI_D_, RKFFI_D_, RKFFI_D_)

static inline ffi_type *rkffi_type_void(void) { return &ffi_type_void; }
static inline ffi_type *rkffi_type_pointer(void) { return &ffi_type_pointer; }
static inline ffi_type *rkffi_type_float(void) { return &ffi_type_float; }
static inline ffi_type *rkffi_type_double(void) { return &ffi_type_double; }
static inline ffi_type *rkffi_type_sint8(void) { return &ffi_type_sint8; }
static inline ffi_type *rkffi_type_uint8(void) { return &ffi_type_uint8; }
static inline ffi_type *rkffi_type_sint16(void) { return &ffi_type_sint16; }
static inline ffi_type *rkffi_type_uint16(void) { return &ffi_type_uint16; }
static inline ffi_type *rkffi_type_sint32(void) { return &ffi_type_sint32; }
static inline ffi_type *rkffi_type_uint32(void) { return &ffi_type_uint32; }
static inline ffi_type *rkffi_type_sint64(void) { return &ffi_type_sint64; }
static inline ffi_type *rkffi_type_uint64(void) { return &ffi_type_uint64; }

enum { rkffi_most_arguments = 18 };

/* A signature ready for calls. cif points into types: it must not be moved. */
typedef struct rkffi_prepared {
  ffi_cif cif;
  ffi_type *types[rkffi_most_arguments];
} rkffi_prepared;

static inline void rkffi_set_type(rkffi_prepared *prepared, unsigned place, ffi_type *type) {
  if (place < rkffi_most_arguments) prepared->types[place] = type;
}

static inline bool rkffi_prepare(rkffi_prepared *prepared, unsigned count, ffi_type *result) {
  return count <= rkffi_most_arguments && ffi_prep_cif(&prepared->cif, FFI_DEFAULT_ABI, count, result, prepared->types) == FFI_OK;
}

/* function(receiver, arguments..., userdata), with `count` arguments between receiver and userdata. */
static inline void rkffi_call(
  rkffi_prepared *prepared, const void *function, void *receiver, void *const *arguments, unsigned count, void *userdata, void *result) {
  void *values[rkffi_most_arguments];
  unsigned k;
  if (count > rkffi_most_arguments - 2) return;
  values[0] = &receiver;
  for (k = 0; k < count; k++) values[k + 1] = arguments[k];
  values[count + 1] = &userdata;
  ffi_call(&prepared->cif, (void (*)(void))(uintptr_t)function, result, values);
}

#endif
