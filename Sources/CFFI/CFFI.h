/* libffi for Swift: the header, and accessors for its globals, which Swift 6 refuses to read as they are mutable. */
#ifndef RESPONDERKIT_CFFI_H
#define RESPONDERKIT_CFFI_H

#include <ffi.h>

static inline ffi_type *rkffi_type_pointer(void) { return &ffi_type_pointer; }
static inline ffi_type *rkffi_type_void(void) { return &ffi_type_void; }

#endif
