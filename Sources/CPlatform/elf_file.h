/* SPDX-License-Identifier: MIT */
/* A shared object as elf.c has read it. */
#ifndef RESPONDERKIT_ELF_FILE_H
#define RESPONDERKIT_ELF_FILE_H

#include "CPlatform.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>

#if !defined(__GLIBC__)
/* musl's dynamic linker has no call that lists its folders: search.c makes the list, in glibc's form. */
typedef struct {
    const char *dls_name;
} Dl_serpath;
typedef struct {
    unsigned dls_cnt;
    Dl_serpath dls_serpath[];
} Dl_serinfo;
#endif

typedef struct elf_file {
    const rkp_image *image;
    ElfW(Ehdr) header;
    uint32_t segment_count;
    uint64_t segments;
    /* PT_DYNAMIC in the file. */
    uint64_t dynamic, dynamic_count;
    uint64_t symbols, strings, strings_size, hash, gnu_hash, flags_1;
} elf_file;

/* Whether it is a shared object of this machine; `detail` as in rkp_entry. */
RKP_HIDDEN rkp_elf elf_open(const rkp_image *image, elf_file *out, uint32_t *detail);
/* Entries of the dynamic table up to its end, which answers false. */
RKP_HIDDEN bool elf_dynamic(const elf_file *file, uint64_t number, ElfW(Dyn) *out);
/* A text of the table of strings, inside of the image; NULL: there is none. */
RKP_HIDDEN const char *elf_text(const elf_file *file, uint64_t place);

/* ---- search.c ---- */

/* What the dynamic linker lists; NULL: no memory. To be freed. */
RKP_HIDDEN Dl_serinfo *search_folders(void);
/* Whether a resolved path is one of these folders or lies below one. */
RKP_HIDDEN bool search_contains(const Dl_serinfo *list, const char *path);
/* The `number`th path that the dynamic linker's cache has for a name; NULL: there are no more. */
RKP_HIDDEN const char *search_cache(const rkp_image *cache, const char *name, unsigned number);

/* ---- needs.c ---- */

/* Load them, the first one first, unless they have been loaded meanwhile. false: a reason is in `text`. Under the lock of loading.c. */
RKP_HIDDEN bool needs_load(rkp_need *first, char *text, size_t capacity);

#endif
