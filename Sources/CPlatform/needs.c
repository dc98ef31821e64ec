// SPDX-License-Identifier: MIT
/* What a plugin needs (DT_NEEDED), and what that needs: found before anything of it is loaded, under the same policy as the plugin, and loaded before it.
 * So the dynamic linker finds every name loaded already, and looks for nothing itself. */
#if !defined(RESPONDERKIT_NO_PLUGINS)
#define _GNU_SOURCE
#include "elf_file.h"
#include "older_glibc.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most_needs = 256, name_capacity = 256 };

struct rkp_need {
    rkp_need *next;       /* in the order of loading */
    rkp_need *found_next; /* in the order of finding: what is being looked at is among them */
    char name[name_capacity];
    char path[PATH_MAX];
    bool is_system; /* found in the dynamic linker's own folders; loaded by its path */
    rkp_image image;
};

typedef struct search {
    const rkp_trust *trust;
    Dl_serinfo *folders;
    rkp_image cache;
    rkp_need *first, **end, *found;
    unsigned count;
    char *text;
    size_t capacity;
} search;

/* A file whose needs are looked at. */
typedef struct owner {
    const elf_file *file;
    const char *path;
    bool is_system;
} owner;

__attribute__((format(printf, 3, 4))) static rkp_needs refuse(search *s, rkp_needs answer, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(s->text, s->capacity, format, list);
    va_end(list);
    for (char *c = s->text; *c; c++) /* names come out of files */
        if ((unsigned char)*c < 32 || *c == 127) *c = '?';
    return answer;
}

static const char *last_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Every folder on the way to a library. */
static rkp_needs check_way(search *s, const char *name, const char *path, const char *resolved) {
    char at[PATH_MAX];
    switch (s->trust->allows_shared ? rkp_access_safe : rkp_check_path(path, resolved, at, sizeof at)) {
    case rkp_access_safe: return rkp_needs_good;
    case rkp_access_owner: return refuse(s, rkp_needs_distrusted, "needs %s, which another user could exchange, who owns %s; make root or this process's user its owner", name, at);
    case rkp_access_writable: return refuse(s, rkp_needs_distrusted, "needs %s, which others could exchange, who may write to %s; take write permission from group and others (chmod go-w)", name, at);
    default: return refuse(s, rkp_needs_missing, "needs %s, which cannot be looked at: %s", name, path);
    }
}

/* ---- DT_RPATH and DT_RUNPATH ---- */

/* One folder of the list, with $ORIGIN replaced. false: it is relative, has another variable in it, or is too long. */
static bool next_folder(const owner *file, const char **list, char out[PATH_MAX]) {
    size_t length = strcspn(*list, ":");
    const char *part = *list, *rest = part;
    int slash = (int)(last_of(file->path) - file->path) - 1, written;
    *list += length + ((*list)[length] == ':');
    if (strncmp(part, "$ORIGIN", 7) == 0) rest += 7;
    else if (strncmp(part, "${ORIGIN}", 9) == 0) rest += 9;
    written = snprintf(out, PATH_MAX, "%.*s%.*s", rest > part ? slash : 0, file->path, (int)(length - (size_t)(rest - part)), rest);
    if (rest > part && rest < part + length && *rest != '/') return false;
    return written > 0 && written < PATH_MAX && (out[0] == '/' || rest > part) && !strchr(out, '$');
}

#define NO_FOLDER "which is relative or has a variable other than $ORIGIN in it; link it without"

/* After the needs, whose sentences name a library: what is left are folders in which nothing was found, this time. */
static rkp_needs check_folders(search *s, const owner *file, const char *list) {
    char folder[PATH_MAX], real[PATH_MAX];
    const char *name = last_of(file->path);
    while (*list) {
        const char *part = list;
        int length = (int)strcspn(part, ":");
        if (!next_folder(file, &list, folder))
            return refuse(s, rkp_needs_distrusted, "is not loaded: %s looks for libraries in \"%.*s\" (RUNPATH), " NO_FOLDER, name, length, part);
        const char *place = rkp_resolve_path(folder, real, sizeof real) ? real : folder;
        if (!file->is_system && (strstr(place, "/..") || (!s->trust->allows_path(place, s->trust->userdata) && !search_contains(s->folders, place))))
            return refuse(s, rkp_needs_distrusted, "is not loaded: %s looks for libraries in \"%.*s\" (RUNPATH), which is in none of the folders of the policy; link it without, or add that folder", name, length, part);
    }
    return rkp_needs_good;
}

/* ---- Finding ---- */

/* A file that may be it: a shared object of this machine. */
static bool is_candidate(const char *path, char out[PATH_MAX]) {
    bool is_regular = false, fits;
    rkp_access access;
    rkp_image image;
    elf_file file;
    uint32_t detail;
    if (!rkp_resolve_path(path, out, PATH_MAX)) return false;
    int fd = rkp_open_file(out, &is_regular, &access);
    if (fd < 0) return false;
    fits = is_regular && rkp_image_read(fd, out, &image) == rkp_read_done;
    rkp_close_file(fd);
    if (!fits) return false;
    rkp_elf answer = elf_open(&image, &file, &detail);
    rkp_image_close(&image);
    return answer != rkp_elf_width && answer != rkp_elf_machine && answer != rkp_elf_byte_order;
}

static rkp_needs look_in(search *s, const char *folder, const char *name, char out[PATH_MAX]) {
    char path[PATH_MAX];
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    if (length <= 0 || (size_t)length >= sizeof path || !is_candidate(path, out)) return rkp_needs_missing;
    return check_way(s, name, path, out);
}

/* The file's own folders come first, then the dynamic linker's, then its cache. `missing` without words: nowhere. */
static rkp_needs find(search *s, const owner *file, const char *name, char out[PATH_MAX], bool *is_system) {
    ElfW(Dyn) entry;
    char folder[PATH_MAX];
    *is_system = false;
    for (uint64_t i = 0; elf_dynamic(file->file, i, &entry); i++) {
        if (entry.d_tag != DT_RPATH && entry.d_tag != DT_RUNPATH) continue;
        const char *list = elf_text(file->file, entry.d_un.d_val);
        while (list && *list) {
            const char *part = list;
            if (!next_folder(file, &list, folder))
                return refuse(s, rkp_needs_distrusted, "needs %s, for which %s looks in \"%.*s\" (RUNPATH), " NO_FOLDER, name, last_of(file->path), (int)strcspn(part, ":"), part);
            rkp_needs answer = look_in(s, folder, name, out);
            if (answer == rkp_needs_missing) continue;
            *is_system = file->is_system || (search_contains(s->folders, out) && !s->trust->allows_path(out, s->trust->userdata));
#if !defined(__GLIBC__)
            /* A library that was loaded by its descriptor has no name there: musl would load the file once more, unchecked. */
            if (answer == rkp_needs_good && !*is_system)
                return refuse(s, rkp_needs_distrusted, "needs %s, which is not loaded yet, and with musl only a library of the system is loaded for a plugin; link the program with it", name);
#endif
            return answer;
        }
    }
    *is_system = true;
    for (unsigned k = 0; k < s->folders->dls_cnt; k++) {
        if (s->folders->dls_serpath[k].dls_name[0] != '/') continue;
        rkp_needs answer = look_in(s, s->folders->dls_serpath[k].dls_name, name, out);
        if (answer != rkp_needs_missing) return answer;
    }
    const char *path;
    for (unsigned k = 0; (path = search_cache(&s->cache, name, k)) != NULL; k++) {
        if (path[0] != '/' || (size_t)snprintf(folder, sizeof folder, "%.*s", (int)(last_of(path) - path), path) >= sizeof folder) continue;
        rkp_needs answer = look_in(s, folder, last_of(path), out);
        if (answer != rkp_needs_missing) return answer;
    }
    return rkp_needs_missing;
}

static rkp_needs look_at(search *s, const owner *file);

/* Loaded under that SONAME: then the dynamic linker takes it, wherever it came from. */
#if defined(__GLIBC__)
static bool is_loaded(const char *name) {
    void *handle = dlopen(name, RTLD_LAZY | RTLD_NOLOAD);
    struct link_map *map = NULL;
    uintptr_t strings = 0, place = 0;
    if (!handle || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0) return false;
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_STRTAB) strings = entry->d_un.d_ptr;
        if (entry->d_tag == DT_SONAME) place = entry->d_un.d_val;
    }
    /* On most machines the dynamic linker has made an address of it. */
    if (strings != 0 && strings < map->l_addr) strings += map->l_addr;
    return strings != 0 && place != 0 && strcmp((const char *)strings + place, name) == 0;
}
#else
static bool is_loaded(const char *name) {
    static const char *const parts[] = {"c.", "pthread.", "rt.", "m.", "dl.", "util.", "xnet."};
    if (strncmp(name, "lib", 3) == 0)
        for (size_t k = 0; k < sizeof parts / sizeof *parts; k++)
            if (strncmp(name + 3, parts[k], strlen(parts[k])) == 0) return true; /* musl has them in itself */
    /* musl knows names instead of SONAMEs. What it found by this one when it was asked, it finds by it again. */
    return dlopen(name, RTLD_LAZY | RTLD_NOLOAD) != NULL;
}
#endif

static rkp_needs read_need(search *s, rkp_need *need, const char *owner_name) {
    bool is_regular = false;
    rkp_access access;
    elf_file file;
    uint8_t digest[32];
    uint32_t detail;
    ElfW(Dyn) entry;
    const char *soname = NULL;
    if (!need->is_system && !s->trust->allows_path(need->path, s->trust->userdata))
        return refuse(s, rkp_needs_distrusted, "needs %s, which is in none of the folders of the policy: %s; add its folder, or move it into one", need->name, need->path);
    int fd = rkp_open_file(need->path, &is_regular, &access);
    if (fd < 0) return refuse(s, rkp_needs_missing, "needs %s, which cannot be opened: %s", need->name, rkp_system_error());
    rkp_read read = is_regular ? rkp_image_read(fd, need->path, &need->image) : rkp_read_failed;
    rkp_close_file(fd);
    if (read == rkp_read_no_memory) return rkp_needs_no_memory;
    if (read != rkp_read_done) return refuse(s, rkp_needs_missing, "needs %s, which cannot be read, or is written to just now: %s", need->name, need->path);
    rkp_sha256(&need->image, digest);
    if (!need->is_system && !s->trust->allows_digest(digest, s->trust->userdata))
        return refuse(s, rkp_needs_distrusted, "needs %s, which has a SHA-256 that the policy does not list; list it too", need->name);
    if (elf_open(&need->image, &file, &detail) != rkp_elf_good) return refuse(s, rkp_needs_damaged, "needs %s, which is no shared object or a damaged one: %s", need->name, need->path);
    for (uint64_t i = 0; elf_dynamic(&file, i, &entry); i++)
        if (entry.d_tag == DT_SONAME) soname = elf_text(&file, entry.d_un.d_val);
    /* By that name the dynamic linker finds it loaded. */
    if (!soname || strcmp(soname, need->name) != 0)
        return refuse(s, rkp_needs_distrusted, "needs %s for %s, whose SONAME is %s; link it with -Wl,-soname,%s", need->name, owner_name, soname ? soname : "missing", need->name);
    return look_at(s, &(owner){&file, need->path, need->is_system});
}

static rkp_needs add_need(search *s, const owner *file, const char *name) {
    const char *owner_name = last_of(file->path);
    if (name[0] == 0 || strlen(name) >= name_capacity) return refuse(s, rkp_needs_damaged, "is not loaded: %s needs a library without a proper name", owner_name);
    if (strchr(name, '/')) return refuse(s, rkp_needs_distrusted, "is not loaded: %s needs %s, which is a path; link that library by its name (-l), with a SONAME", owner_name, name);
    if (is_loaded(name)) return rkp_needs_good;
    for (rkp_need *n = s->found; n; n = n->found_next)
        if (strcmp(n->name, name) == 0) return rkp_needs_good;
    if (s->count++ == most_needs) return refuse(s, rkp_needs_damaged, "is not loaded: it needs more than 256 libraries");
    rkp_need *made = calloc(1, sizeof *made);
    if (!made) return rkp_needs_no_memory;
    made->image.fd = -1;
    memcpy(made->name, name, strlen(name) + 1);
    made->found_next = s->found;
    s->found = made;
    s->text[0] = 0;
    rkp_needs answer = find(s, file, name, made->path, &made->is_system);
    if (answer == rkp_needs_missing && s->text[0] == 0) return refuse(s, answer, "needs %s, which is nowhere: not loaded, not in the RUNPATH of %s, not in the system's folders", name, owner_name);
    if (answer != rkp_needs_good) return answer;
    answer = read_need(s, made, owner_name);
    if (answer != rkp_needs_good) return answer;
    if (made->is_system) rkp_image_close(&made->image);
    /* What it needs itself stands in the list already. */
    *s->end = made;
    s->end = &made->next;
    return rkp_needs_good;
}

static rkp_needs look_at(search *s, const owner *file) {
    ElfW(Dyn) entry;
    for (int turn = 0; turn < 2; turn++) /* the names before the folders */
        for (uint64_t i = 0; elf_dynamic(file->file, i, &entry); i++) {
            bool is_folders = entry.d_tag == DT_RPATH || entry.d_tag == DT_RUNPATH;
            if (entry.d_tag == DT_AUXILIARY || entry.d_tag == DT_FILTER)
                return refuse(s, rkp_needs_distrusted, "is not loaded: %s is a filter of another library; link it without", last_of(file->path));
            if (turn == 0 ? entry.d_tag != DT_NEEDED : !is_folders) continue;
            const char *text = elf_text(file->file, entry.d_un.d_val);
            if (!text) return refuse(s, rkp_needs_damaged, "is not loaded: what %s needs lies outside of it", last_of(file->path));
            rkp_needs answer = is_folders ? check_folders(s, file, text) : add_need(s, file, text);
            if (answer != rkp_needs_good) return answer;
        }
    return rkp_needs_good;
}

rkp_needs rkp_needs_find(const rkp_image *image, const char *path, const rkp_trust *trust, rkp_need **out, char *text, size_t capacity) {
    search s = {.trust = trust, .folders = search_folders(), .cache = {.fd = -1}, .text = text, .capacity = capacity};
    elf_file file;
    uint32_t detail;
    bool is_regular = false;
    rkp_access access;
    s.end = &s.first;
    text[0] = 0;
    *out = NULL;
    if (!s.folders) return rkp_needs_no_memory;
    int fd = rkp_open_file("/etc/ld.so.cache", &is_regular, &access);
    if (fd >= 0) {
        (void)rkp_image_read(fd, "ld.so.cache", &s.cache);
        rkp_close_file(fd);
    }
    rkp_needs answer = elf_open(image, &file, &detail) == rkp_elf_good ? look_at(&s, &(owner){&file, path, false}) : rkp_needs_damaged;
    rkp_image_close(&s.cache);
    free(s.folders);
    if (answer == rkp_needs_good) {
        *out = s.first;
        return answer;
    }
    while (s.found) {
        rkp_need *gone = s.found;
        s.found = gone->found_next;
        rkp_image_close(&gone->image);
        free(gone);
    }
    return answer;
}

void rkp_needs_free(rkp_need *first) {
    while (first) {
        rkp_need *gone = first;
        first = gone->next;
        rkp_image_close(&gone->image);
        free(gone);
    }
}

bool needs_load(rkp_need *first, char *text, size_t capacity) {
    char name[64];
    for (rkp_need *n = first; n; n = n->next) {
        if (is_loaded(n->name)) continue;
        snprintf(name, sizeof name, "/proc/self/fd/%d", n->image.fd);
        if (!dlopen(n->is_system ? n->path : name, RTLD_NOW | RTLD_LOCAL)) {
            const char *reason = dlerror();
            snprintf(text, capacity, "%s", reason ? reason : n->name);
            return false;
        }
#if !defined(__GLIBC__)
        if (!is_loaded(n->name)) {
            snprintf(text, capacity, "%s: the dynamic linker finds another one than %s", n->name, n->path);
            return false;
        }
#endif
        /* It keeps its descriptor, whose number must not come back for another file. */
        if (!n->is_system) n->image.fd = -1;
    }
    return true;
}
#endif
