// SPDX-License-Identifier: MIT
/* For a libffi that is linked into the library: its closures ask for memory by this name, which glibc has from 2.27 on only. */
#define _GNU_SOURCE
#include "CPlatform.h"
#include "older_glibc.h"

#if defined(RKP_FIRST)
int memfd_create(const char *name, unsigned flags);
/* Nothing in the bitcode calls it; a link that does not need it drops it. */
RKP_HIDDEN __attribute__((used)) int memfd_create(const char *name, unsigned flags) { return (int)syscall(SYS_memfd_create, name, flags); }
#endif
