// SPDX-License-Identifier: MIT
/* Where the dynamic linker looks for a library that is needed by name: the folders that it lists itself, and its cache. */
#if !defined(RESPONDERKIT_NO_PLUGINS)
#define _GNU_SOURCE
#include "elf_file.h"
#include "older_glibc.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__GLIBC__)
/* libc's own list: LD_LIBRARY_PATH and the system's folders, and nothing of the program's RUNPATH. */
Dl_serinfo *search_folders(void) {
    Dl_serinfo head, *list = NULL;
    void *libc = dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD);
    if (!libc || dlinfo(libc, RTLD_DI_SERINFOSIZE, &head) != 0) return NULL;
    list = malloc(head.dls_size);
    if (!list) return NULL;
    if (dlinfo(libc, RTLD_DI_SERINFOSIZE, list) == 0 && dlinfo(libc, RTLD_DI_SERINFO, list) == 0) return list;
    free(list);
    return NULL;
}
#else
#if defined(__x86_64__)
#define MUSL_MACHINE "x86_64"
#elif defined(__aarch64__)
#define MUSL_MACHINE "aarch64"
#elif defined(__arm__)
#define MUSL_MACHINE "armhf"
#elif defined(__riscv)
#define MUSL_MACHINE "riscv64"
#endif

/* musl's list: LD_LIBRARY_PATH, then the folders of its file, else its own three. */
Dl_serinfo *search_folders(void) {
    static const char own[] = "/lib:/usr/local/lib:/usr/lib";
    enum { most = 64, room = 4096 };
    const char *environment = secure_getenv("LD_LIBRARY_PATH");
    Dl_serinfo *list = malloc(sizeof *list + most * sizeof(Dl_serpath) + 2 * room);
    if (!list) return NULL;
    list->dls_cnt = 0;
    char *text = (char *)&list->dls_serpath[most], *next, *word;
    size_t length = (size_t)snprintf(text, room, "%s:", environment ? environment : ""), got;
    FILE *file = fopen("/etc/ld-musl-" MUSL_MACHINE ".path", "re");
    /* A list that is cut off would have other folders than the dynamic linker's: then there are none. */
    if (length < room) {
        if (file) {
            got = fread(text + length, 1, room, file);
            text[length + (got < room ? got : 0)] = 0;
        } else {
            memcpy(text + length, own, sizeof own);
        }
        for (word = strtok_r(text, ":\n", &next); word && list->dls_cnt < most; word = strtok_r(NULL, ":\n", &next)) list->dls_serpath[list->dls_cnt++].dls_name = word;
    }
    if (file) fclose(file);
    return list;
}
#endif

bool search_contains(const Dl_serinfo *list, const char *path) {
    char folder[PATH_MAX];
    for (unsigned k = 0; k < list->dls_cnt; k++) {
        const char *name = list->dls_serpath[k].dls_name;
        size_t length;
        if (name[0] != '/' || !rkp_resolve_path(name, folder, sizeof folder)) continue;
        length = strlen(folder);
        if (strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0)) return true;
    }
    return false;
}

/* /etc/ld.so.cache: a head, entries, texts. An older form may stand before it. */
typedef struct cache_head {
    char magic[20];
    uint32_t count, texts;
    uint32_t more[5];
} cache_head;
typedef struct cache_entry {
    int32_t flags;
    uint32_t name, path, system;
    uint64_t hardware;
} cache_entry;

static const char *text_at(const uint8_t *cache, uint64_t size, uint64_t place) {
    return place < size && memchr(cache + place, 0, size - place) ? (const char *)cache + place : NULL;
}

/* The `number`th path that the cache has for a name. */
const char *search_cache(const rkp_image *cache, const char *name, unsigned number) {
    static const char magic[] = "glibc-ld.so.cache1.1", old_magic[] = "ld.so-1.7.0";
    const uint8_t *bytes = cache->bytes;
    uint64_t size = cache->fd < 0 ? 0 : cache->size;
    cache_head head;
    if (size > 16 && memcmp(bytes, old_magic, sizeof old_magic - 1) == 0) {
        uint32_t count;
        memcpy(&count, bytes + 12, sizeof count);
        uint64_t skip = (16 + (uint64_t)count * 12 + 7) / 8 * 8;
        if (skip > size) return NULL;
        bytes += skip;
        size -= skip;
    }
    if (size < sizeof head || memcmp(bytes, magic, sizeof magic - 1) != 0) return NULL;
    memcpy(&head, bytes, sizeof head);
    if (head.count > (size - sizeof head) / sizeof(cache_entry)) return NULL;
    for (uint32_t k = 0; k < head.count; k++) {
        cache_entry entry;
        memcpy(&entry, bytes + sizeof head + (uint64_t)k * sizeof entry, sizeof entry);
        const char *found = text_at(bytes, size, entry.name);
        if (found && strcmp(found, name) == 0 && number-- == 0) return text_at(bytes, size, entry.path);
    }
    return NULL;
}
#endif
