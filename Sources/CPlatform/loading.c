/* Files of plugins: who may write to them, opening them once, and loading them through that descriptor. */
#if !defined(RESPONDERKIT_NO_PLUGINS)
#define _GNU_SOURCE
#include "CPlatform.h"
#include "older_glibc.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool rkp_resolve_path(const char *path, char *out, size_t capacity) {
    char *resolved = realpath(path, NULL);
    if (!resolved) return false;
    size_t length = strlen(resolved);
    bool fits = length < capacity;
    if (fits) memcpy(out, resolved, length + 1);
    free(resolved);
    if (!fits) errno = ENAMETOOLONG;
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

rkp_access rkp_check_access(char *path) {
    size_t length = strlen(path);
    while (length > 0) {
        struct stat status;
        path[length] = 0;
        if (rkp_lstat(path, &status) != 0) return rkp_access_unknown;
        rkp_access access = S_ISLNK(status.st_mode) ? rkp_access_unknown : access_of(&status);
        if (access != rkp_access_safe) return access;
        if (length == 1) break;
        while (length > 1 && path[length - 1] != '/') length--;
        if (length > 1) length--;
    }
    return rkp_access_safe;
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

/* ---- Libraries that are loaded: never unmapped, and found again by their file. ---- */

/* glibc knows a library by every name that it was loaded under, so a descriptor's number must not come back for another file: what was
 * loaded keeps its descriptor for ever. Its inode stays in use with it, so that device and inode name the file. */
typedef struct library {
    struct library *next;
    struct stat status;
    void *handle;
} library;

static library *libraries;
/* Constructors of a plugin may load another one. */
static pthread_mutex_t loading = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static bool was_changed(const struct stat *a, const struct stat *b) {
    return a->st_size != b->st_size || a->st_mtim.tv_sec != b->st_mtim.tv_sec || a->st_mtim.tv_nsec != b->st_mtim.tv_nsec;
}

static rkp_load open_library(int fd, library **out, char *text, size_t capacity) {
    struct stat status;
    char name[64];
    if (rkp_fstat(fd, &status) != 0) {
        snprintf(text, capacity, "%s", strerror(errno));
        close(fd);
        return rkp_load_refused;
    }
    for (library *l = libraries; l; l = l->next) {
        if (l->status.st_dev != status.st_dev || l->status.st_ino != status.st_ino) continue;
        close(fd);
        *out = l;
        return was_changed(&l->status, &status) ? rkp_load_changed : rkp_load_done;
    }
    library *made = malloc(sizeof *made);
    if (!made) {
        close(fd);
        return rkp_load_no_memory;
    }
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        const char *said = dlerror();
        /* The descriptor's name says nothing to whoever reads this. */
        if (said && strncmp(said, name, strlen(name)) == 0) said += strlen(name) + (said[strlen(name)] == ':');
        while (said && *said == ' ') said++;
        snprintf(text, capacity, "%s", said ? said : "no reason given");
        free(made);
        close(fd);
        return rkp_load_refused;
    }
    *made = (library){.next = libraries, .status = status, .handle = handle};
    libraries = made;
    *out = made;
    return rkp_load_done;
}

rkp_load rkp_load_file(int fd, const char *symbol, const void **out, size_t *size, char *text, size_t capacity) {
    library *library = NULL;
    if (capacity > 0) text[0] = 0;
    pthread_mutex_lock(&loading);
    rkp_load result = open_library(fd, &library, text, capacity);
    pthread_mutex_unlock(&loading);
    if (result != rkp_load_done) return result;
    const void *address = dlsym(library->handle, symbol);
    struct link_map *own = NULL, *found = NULL;
    const ElfW(Sym) *entry = NULL;
    Dl_info info;
    /* A library that the plugin needs may have a symbol of that name. */
    if (!address || dlinfo(library->handle, RTLD_DI_LINKMAP, &own) != 0 || dladdr1(address, &info, (void **)&found, RTLD_DL_LINKMAP) == 0 || own != found)
        return rkp_load_foreign;
    *size = dladdr1(address, &info, (void **)(void *)&entry, RTLD_DL_SYMENT) != 0 && entry ? (size_t)entry->st_size : 0;
    *out = address;
    return rkp_load_done;
}

/* ---- What a damaged file may say lies where nothing is mapped: the kernel is asked, which answers instead of dying. ---- */

size_t rkp_readable(const void *address, size_t most) {
    enum { page = 4096 }; /* at least as fine as any machine's: a piece lies in one page, so all of it can be read or nothing */
    size_t done = 0;
    int ends[2];
    if (most > 4 * page) most = 4 * page; /* what a pipe always has room for */
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return most; /* nobody to ask */
    while (done < most) {
        const char *at = (const char *)address + done;
        size_t piece = page - ((uintptr_t)at & (page - 1));
        ssize_t got;
        if (piece > most - done) piece = most - done;
        do got = write(ends[1], at, piece);
        while (got < 0 && errno == EINTR);
        if (got < (ssize_t)piece) break;
        done += piece;
    }
    close(ends[0]);
    close(ends[1]);
    return done;
}

bool rkp_is_text(const char *text, size_t longest) { return memchr(text, 0, rkp_readable(text, longest + 1)) != NULL; }

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
