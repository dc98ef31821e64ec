// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CPlatform.h"

#if defined(__wasm__)

int rkp_recording_open(const char *path) {
    (void)path;
    return rkp_no_files;
}
bool rkp_recording_write(int fd, const void *bytes, size_t count) {
    (void)fd, (void)bytes, (void)count;
    return false;
}
bool rkp_recording_close(int fd) {
    (void)fd;
    return true;
}

#else

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int rkp_recording_open(const char *path) {
    int fd;
    do fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0600);
    while (fd < 0 && errno == EINTR);
    return fd;
}

bool rkp_recording_write(int fd, const void *bytes, size_t count) {
    const char *next = bytes;
    while (count > 0) {
        ssize_t written = write(fd, next, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        next += written;
        count -= (size_t)written;
    }
    return true;
}

/* Some file systems report only here that there was no room; after EINTR the descriptor is closed all the same. */
bool rkp_recording_close(int fd) { return close(fd) == 0 || errno == EINTR; }

#endif
