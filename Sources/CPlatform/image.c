// SPDX-License-Identifier: MIT
/* The bytes of a file as they were when it was read: a copy in memory without a name, which is sealed, so that what is checked is what is loaded. */
#if !defined(RESPONDERKIT_NO_PLUGINS)
#define _GNU_SOURCE
#include "CPlatform.h"
#include "older_glibc.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* What older headers do not have; the numbers are the kernel's. */
enum { cloexec = 1, allow_sealing = 2, executable = 16, add_seals = 1033, every_seal = 15 /* no more seals, neither shorter nor longer, no writing */ };

/* A debugger or profiler shows the name. Kernels before 6.3 do not know `executable`, and need not be asked for it. */
static int sealable_copy(const char *path) {
#if defined(SYS_memfd_create)
    const char *name = strrchr(path, '/');
    char cut[200];
    int fd;
    snprintf(cut, sizeof cut, "%s", name ? name + 1 : path);
    fd = (int)syscall(SYS_memfd_create, cut, cloexec | allow_sealing | executable);
    return fd < 0 && errno == EINVAL ? (int)syscall(SYS_memfd_create, cut, cloexec | allow_sealing) : fd;
#else
    (void)path;
    errno = ENOSYS;
    return -1;
#endif
}

/* Where the kernel has no memfd_create (before 3.17) or a filter forbids it: a file that has lost its only name. */
static int nameless_copy(void) {
    static const char *const folders[] = {"/dev/shm", "/tmp"};
    for (size_t k = 0; k < sizeof folders / sizeof *folders; k++) {
        char name[64];
        snprintf(name, sizeof name, "%s/responderkit-XXXXXX", folders[k]);
        int fd = mkostemp(name, O_CLOEXEC);
        if (fd < 0) continue;
        unlink(name);
        return fd;
    }
    return -1;
}

/* From now on the bytes stay: by seals, or because no process has a descriptor for writing and the file has no name. */
static int seal(int fd, bool is_sealable) {
    char name[64];
    if (is_sealable) {
        if (syscall(SYS_fcntl, fd, add_seals, every_seal) == 0) return fd;
        close(fd);
        return -1;
    }
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    int read_only = fchmod(fd, 0400) == 0 ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    close(fd);
    return read_only;
}

static bool write_all(int fd, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = write(fd, bytes, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return false;
        bytes += done;
        count -= (size_t)done;
    }
    return true;
}

static rkp_read copy(int from, int to, uint64_t size) {
    char buffer[16384];
    uint64_t done = 0;
    for (;;) {
        ssize_t got = pread(from, buffer, sizeof buffer, (off_t)done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return rkp_read_failed;
        if (got == 0) break;
        done += (uint64_t)got;
        if (done > size) return rkp_read_changed;
        if (!write_all(to, buffer, (size_t)got)) return rkp_read_no_memory;
    }
    return done == size ? rkp_read_done : rkp_read_changed;
}

static bool was_written(const struct stat *a, const struct stat *b) {
    return a->st_size != b->st_size || a->st_mtim.tv_sec != b->st_mtim.tv_sec || a->st_mtim.tv_nsec != b->st_mtim.tv_nsec ||
        a->st_ctim.tv_sec != b->st_ctim.tv_sec || a->st_ctim.tv_nsec != b->st_ctim.tv_nsec;
}

rkp_read rkp_image_read(int fd, const char *path, rkp_image *out) {
    struct stat before, after;
    bool is_sealable = true;
    *out = (rkp_image){.fd = -1};
    if (rkp_fstat(fd, &before) != 0 || before.st_size < 0) return rkp_read_failed;
    if (before.st_size > rkp_image_most) return rkp_read_large;
    int made = sealable_copy(path);
    if (made < 0 && (errno == ENOSYS || errno == EPERM || errno == EACCES || errno == EINVAL)) {
        is_sealable = false;
        made = nameless_copy();
    }
    if (made < 0) return errno == ENOMEM || errno == ENOSPC ? rkp_read_no_memory : rkp_read_failed;
    rkp_read result = copy(fd, made, (uint64_t)before.st_size);
    if (result == rkp_read_done && (rkp_fstat(fd, &after) != 0 || was_written(&before, &after))) result = rkp_read_changed;
    if (result != rkp_read_done) {
        int error = errno;
        close(made);
        errno = error;
        return result;
    }
    made = seal(made, is_sealable);
    if (made < 0) return rkp_read_failed;
    out->fd = made;
    out->size = (uint64_t)before.st_size;
    out->bytes = (const uint8_t *)"";
    if (out->size == 0) return rkp_read_done;
    void *bytes = mmap(NULL, out->size, PROT_READ, MAP_PRIVATE, made, 0);
    if (bytes == MAP_FAILED) {
        close(made);
        out->fd = -1;
        return rkp_read_no_memory;
    }
    out->bytes = bytes;
    return rkp_read_done;
}

void rkp_image_close(rkp_image *image) {
    if (image->fd < 0) return;
    if (image->size > 0) munmap((void *)(uintptr_t)image->bytes, image->size);
    close(image->fd);
    image->fd = -1;
}
#endif
