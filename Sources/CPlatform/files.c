// SPDX-License-Identifier: MIT
/* Files of plugins: who may write to them, opening them once, listing them. */
#if !defined(RESPONDERKIT_NO_PLUGINS)
#define _GNU_SOURCE
#include "CPlatform.h"
#include "older_glibc.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool rkp_resolve_path(const char *path, char *out, size_t capacity) {
    char resolved[PATH_MAX];
    if (!realpath(path, resolved)) return false;
    size_t length = strlen(resolved);
    bool fits = length < capacity;
    if (fits) memcpy(out, resolved, length + 1);
    else errno = ENAMETOOLONG;
    return fits;
}

bool rkp_is_folder(const char *path) {
    struct stat status;
    return rkp_stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static rkp_access access_of(const struct stat *status) {
    if (status->st_uid != 0 && status->st_uid != geteuid()) return rkp_access_owner;
    if (!(status->st_mode & (S_IWGRP | S_IWOTH))) return rkp_access_safe;
    /* In a sticky folder only the owner of an entry can replace it. */
    return S_ISDIR(status->st_mode) && (status->st_mode & S_ISVTX) ? rkp_access_safe : rkp_access_writable;
}

/* The name in `at` is taken off again. */
static void leave(char *at) {
    char *slash = strrchr(at, '/');
    slash[slash == at] = 0;
}

/* As the kernel goes: a name after the other, and what a link holds in its place. */
rkp_access rkp_check_path(const char *path, const char *resolved, char *at, size_t capacity) {
    enum { most_links = 40 /* as many as the kernel follows */ };
    char rest[PATH_MAX], target[2 * PATH_MAX];
    const char *next = rest;
    struct stat status;
    unsigned links = 0;
    if (capacity < 2 || path[0] != '/' || strlen(path) >= sizeof rest) return rkp_access_unknown;
    memcpy(rest, path, strlen(path) + 1);
    memcpy(at, "/", 2);
    for (;;) {
        next += strspn(next, "/");
        size_t length = strcspn(next, "/"), place = strlen(at);
        if (rkp_lstat(at, &status) != 0) return rkp_access_unknown;
        if (length == 0) break;
        if (next[0] == '.' && (length == 1 || (length == 2 && next[1] == '.'))) {
            if (length == 2) leave(at);
            next += length;
            continue;
        }
        rkp_access access = access_of(&status);
        if (access != rkp_access_safe) return access;
        if (place + length + 2 > capacity) return rkp_access_unknown;
        snprintf(at + place, capacity - place, "%s%.*s", place > 1 ? "/" : "", (int)length, next);
        next += length;
        if (rkp_lstat(at, &status) != 0) return rkp_access_unknown;
        if (!S_ISLNK(status.st_mode)) continue;
        /* No process writes to a link, but in a sticky folder its owner can put another one in its place. */
        if (status.st_uid != 0 && status.st_uid != geteuid()) return rkp_access_owner;
        ssize_t size = readlink(at, target, PATH_MAX);
        if (size <= 0 || size == PATH_MAX || links++ == most_links) return rkp_access_unknown;
        snprintf(target + size, sizeof target - (size_t)size, "%s", next);
        if (strlen(target) >= sizeof rest) return rkp_access_unknown;
        memcpy(rest, target, strlen(target) + 1);
        next = rest;
        if (rest[0] == '/') memcpy(at, "/", 2);
        else leave(at);
    }
    if (strcmp(at, resolved) != 0) return rkp_access_unknown;
    return access_of(&status);
}

int rkp_open_file(const char *path, bool *is_regular, rkp_access *access) {
    struct stat status;
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0) return -1;
    if (rkp_fstat(fd, &status) != 0) {
        int error = errno;
        close(fd);
        errno = error;
        return -1;
    }
    *is_regular = S_ISREG(status.st_mode);
    *access = access_of(&status);
    return fd;
}

void rkp_close_file(int fd) { close(fd); }

/* ---- The environment ---- */

const char *rkp_environment(const char *name) { return secure_getenv(name); }

static int is_library(const struct dirent *entry) {
    size_t length = strlen(entry->d_name);
    return length > 3 && entry->d_name[0] != '.' && strcmp(entry->d_name + length - 3, ".so") == 0;
}

static int by_bytes(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

bool rkp_list_libraries(const char *folder, void (*visit)(const char *path, void *userdata), void *userdata) {
    struct dirent **entries = NULL;
    int count = scandir(folder, &entries, is_library, by_bytes);
    if (count < 0) return false;
    for (int i = 0; i < count; i++) {
        char path[PATH_MAX + 1];
        int length = snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        if (length > 0 && (size_t)length < sizeof path) visit(path, userdata);
        free(entries[i]);
    }
    free(entries);
    return true;
}
#endif
