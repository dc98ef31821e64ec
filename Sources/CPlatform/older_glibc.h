/* SPDX-License-Identifier: MIT */
/* Functions whose newest version in glibc asks for a newer system than the library needs: it calls the version that was there from the beginning. (2.34
 * gave what had moved from libdl and libpthread into libc a new version each, 2.29 exp and log without the error handling of System V, 2.32
 * pthread_getattr_np.) Where they still lie in libdl and libpthread the library must name these two as needed: bindings/c/build-library does.
 * For every file that calls one of them; what is missing here shows in Tests/ABI/check-binary. */
#ifndef RESPONDERKIT_OLDER_GLIBC_H
#define RESPONDERKIT_OLDER_GLIBC_H
#if defined(__linux__)

#include <dlfcn.h>
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__GLIBC__) && defined(__x86_64__) && defined(__LP64__)
#define RKP_FIRST "GLIBC_2.2.5"
#define RKP_LATER "GLIBC_2.3.3"
#elif defined(__GLIBC__) && defined(__aarch64__)
#define RKP_FIRST "GLIBC_2.17"
#define RKP_LATER "GLIBC_2.17"
#elif defined(__GLIBC__) && defined(__arm__)
#define RKP_FIRST "GLIBC_2.4"
#define RKP_LATER "GLIBC_2.4"
#endif

#if defined(RKP_FIRST)
/* What .symver leaves in an object file. The directive itself does not get through the optimisation at link time on every machine. */
#define RKP_VERSION(name, version) extern __typeof__(name) name __asm__(#name "@" version)
RKP_VERSION(dlopen, RKP_FIRST);
RKP_VERSION(dlsym, RKP_FIRST);
RKP_VERSION(dlerror, RKP_FIRST);
RKP_VERSION(dlinfo, RKP_LATER);
RKP_VERSION(dladdr1, RKP_LATER);
RKP_VERSION(pthread_getattr_np, RKP_FIRST);
RKP_VERSION(pthread_attr_getstack, RKP_FIRST);
RKP_VERSION(exp, RKP_FIRST);
RKP_VERSION(log, RKP_FIRST);
#undef RKP_VERSION

/* Before 2.33 these were no functions of libc at all. */
#if defined(__arm__)
/* The header's structure is not the kernel's; libc's own function knows both. */
extern int rkp_xstat(int version, const char *path, struct stat *out) __asm__("__xstat@" RKP_FIRST);
extern int rkp_lxstat(int version, const char *path, struct stat *out) __asm__("__lxstat@" RKP_FIRST);
extern int rkp_fxstat(int version, int fd, struct stat *out) __asm__("__fxstat@" RKP_FIRST);
static inline int rkp_stat(const char *path, struct stat *out) { return rkp_xstat(3, path, out); }
static inline int rkp_lstat(const char *path, struct stat *out) { return rkp_lxstat(3, path, out); }
static inline int rkp_fstat(int fd, struct stat *out) { return rkp_fxstat(3, fd, out); }
#else
/* The kernel's structure is that of the header. */
static inline int rkp_stat(const char *path, struct stat *out) { return (int)syscall(SYS_newfstatat, AT_FDCWD, path, out, 0); }
static inline int rkp_lstat(const char *path, struct stat *out) { return (int)syscall(SYS_newfstatat, AT_FDCWD, path, out, AT_SYMLINK_NOFOLLOW); }
static inline int rkp_fstat(int fd, struct stat *out) { return (int)syscall(SYS_fstat, fd, out); }
#endif
#else
static inline int rkp_stat(const char *path, struct stat *out) { return stat(path, out); }
static inline int rkp_lstat(const char *path, struct stat *out) { return lstat(path, out); }
static inline int rkp_fstat(int fd, struct stat *out) { return fstat(fd, out); }
#endif

#endif
#endif
