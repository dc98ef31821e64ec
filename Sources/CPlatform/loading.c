// SPDX-License-Identifier: MIT
/* Plugins in the memory of this process, and what a damaged one may contain there. */
#if !defined(RESPONDERKIT_NO_PLUGINS)
#define _GNU_SOURCE
#include "CPlatform.h"
#include "elf_file.h"
#include "older_glibc.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Libraries that are loaded: never unmapped, and found again by their bytes ---- */

/* glibc knows a library by every name that it was loaded under, so a descriptor's number must not come back for another file: what was
 * loaded keeps its descriptor for ever. */
typedef struct library {
    struct library *next;
    rkp_image image;
    void *handle;
} library;

static library *libraries;
/* Constructors of a plugin may load another one. */
#if defined(PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP)
static pthread_mutex_t loading = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
#else
static pthread_mutex_t loading;
__attribute__((constructor)) static void make_lock(void) {
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&loading, &kind);
    pthread_mutexattr_destroy(&kind);
}
#endif

static rkp_load open_library(rkp_image *image, library **out, char *text, size_t capacity) {
    char name[64];
    for (library *l = libraries; l; l = l->next) {
        if (l->image.size != image->size || memcmp(l->image.bytes, image->bytes, image->size) != 0) continue;
        *out = l;
        return rkp_load_done;
    }
    library *made = malloc(sizeof *made);
    if (!made) return rkp_load_no_memory;
    snprintf(name, sizeof name, "/proc/self/fd/%d", image->fd);
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        const char *reason = dlerror();
        /* The descriptor's name means nothing to a reader. */
        if (reason && strncmp(reason, name, strlen(name)) == 0) reason += strlen(name) + (reason[strlen(name)] == ':');
        while (reason && *reason == ' ') reason++;
        snprintf(text, capacity, "%s", reason ? reason : "no reason given");
        free(made);
        return rkp_load_refused;
    }
    *made = (library){.next = libraries, .image = *image, .handle = handle};
    image->fd = -1;
    libraries = made;
    *out = made;
    return rkp_load_done;
}

/* A library that the plugin needs may have a symbol of that name. */
static bool is_own(void *handle, const void *address, const rkp_entry *entry, size_t *size) {
    struct link_map *own = NULL;
    if (dlinfo(handle, RTLD_DI_LINKMAP, &own) != 0 || (uintptr_t)address != (uintptr_t)(own->l_addr + entry->address)) return false;
#if defined(__GLIBC__)
    struct link_map *found = NULL;
    const ElfW(Sym) *record = NULL;
    Dl_info info;
    if (dladdr1(address, &info, (void **)&found, RTLD_DL_LINKMAP) == 0 || own != found) return false;
    *size = dladdr1(address, &info, (void **)(void *)&record, RTLD_DL_SYMENT) != 0 && record ? (size_t)record->st_size : 0;
#else /* musl has no record of a symbol to give */
    *size = (size_t)entry->size;
#endif
    return true;
}

rkp_load rkp_load_image(rkp_image *image, rkp_need *needs, const char *symbol, const rkp_entry *entry, const void **out, size_t *size, char *text, size_t capacity) {
    library *loaded = NULL;
    if (capacity > 0) text[0] = 0;
    pthread_mutex_lock(&loading);
    rkp_load result = needs_load(needs, text, capacity) ? open_library(image, &loaded, text, capacity) : rkp_load_refused;
    pthread_mutex_unlock(&loading);
    rkp_image_close(image);
    if (result != rkp_load_done) return result;
    const void *address = dlsym(loaded->handle, symbol);
    if (!address || !is_own(loaded->handle, address, entry, size)) return rkp_load_foreign;
    *out = address;
    return rkp_load_done;
}

/* ---- What a damaged file names may lie where nothing is mapped: the kernel is asked, which answers instead of dying. ---- */

size_t rkp_readable(const void *address, size_t most) {
    enum { page = 4096 }; /* at least as fine as any machine's: a piece lies in one page, so all of it can be read or nothing */
    size_t done = 0;
    int ends[2];
    if (most > 4 * page) most = 4 * page; /* what a pipe always has room for */
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return most; /* no thread to ask */
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
#endif
