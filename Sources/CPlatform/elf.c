// SPDX-License-Identifier: MIT
/* What a file is, before the dynamic linker sees it: its good messages come from here. Every offset and count is checked. */
#if !defined(RESPONDERKIT_NO_PLUGINS)
#define _GNU_SOURCE
#include "CPlatform.h"
#include "elf_file.h"

#include <string.h>

#if defined(__x86_64__)
enum { machine = EM_X86_64 };
#elif defined(__aarch64__)
enum { machine = EM_AARCH64 };
#elif defined(__i386__)
enum { machine = EM_386 };
#elif defined(__arm__)
enum { machine = EM_ARM };
#elif defined(__riscv)
enum { machine = EM_RISCV };
#else
enum { machine = EM_NONE }; /* Not known: the dynamic linker will report it. */
#endif

enum { most_headers = 4096 };
/* Of a plugin's address space. The dynamic linker maps what a file asks for over what it has reserved by the first and the last segment. */
static const uint64_t largest_segment = UINT64_C(1) << 32, highest_address = UINT64_C(1) << 40;

static bool read_at(const elf_file *file, uint64_t offset, void *out, uint64_t count) {
    if (offset > file->image->size || count > file->image->size - offset) return false;
    memcpy(out, file->image->bytes + offset, count);
    return true;
}

static bool read_segment(const elf_file *file, uint32_t number, ElfW(Phdr) *out) {
    return read_at(file, file->segments + (uint64_t)number * sizeof *out, out, sizeof *out);
}

/* Where in the file an address is, with `count` bytes from there on. */
static bool place_of(const elf_file *file, uint64_t address, uint64_t count, uint64_t *offset) {
    for (uint32_t i = 0; i < file->segment_count; i++) {
        ElfW(Phdr) p;
        if (!read_segment(file, i, &p)) return false;
        if (p.p_type != PT_LOAD || address < p.p_vaddr) continue;
        uint64_t into = address - p.p_vaddr;
        if (into > p.p_filesz || count > p.p_filesz - into) continue;
        *offset = p.p_offset + into;
        return *offset >= p.p_offset && *offset <= file->image->size && count <= file->image->size - *offset;
    }
    return false;
}

bool elf_dynamic(const elf_file *file, uint64_t number, ElfW(Dyn) *out) {
    return number < file->dynamic_count && read_at(file, file->dynamic + number * sizeof *out, out, sizeof *out) && out->d_tag != DT_NULL;
}

static void read_dynamic(elf_file *file) {
    ElfW(Dyn) entry;
    for (uint64_t i = 0; elf_dynamic(file, i, &entry); i++) switch (entry.d_tag) {
        case DT_SYMTAB: file->symbols = entry.d_un.d_ptr; break;
        case DT_STRTAB: file->strings = entry.d_un.d_ptr; break;
        case DT_STRSZ: file->strings_size = entry.d_un.d_val; break;
        case DT_HASH: file->hash = entry.d_un.d_ptr; break;
        case DT_GNU_HASH: file->gnu_hash = entry.d_un.d_ptr; break;
        case DT_FLAGS_1: file->flags_1 = entry.d_un.d_val; break;
        default: break;
        }
}

const char *elf_text(const elf_file *file, uint64_t place) {
    uint64_t strings;
    if (!place_of(file, file->strings, file->strings_size, &strings) || place >= file->strings_size) return NULL;
    const char *text = (const char *)file->image->bytes + strings + place;
    return memchr(text, 0, file->strings_size - place) ? text : NULL;
}

/* Number of symbols by DT_GNU_HASH: the end of the chain that begins last. */
static bool count_gnu(const elf_file *file, uint64_t address, uint64_t *count) {
    uint32_t head[4], last = 0, hash = 0;
    uint64_t at;
    if (!place_of(file, address, sizeof head, &at) || !read_at(file, at, head, sizeof head)) return false;
    if (head[0] > file->image->size / 4 || head[2] > file->image->size / sizeof(ElfW(Addr))) return false;
    uint64_t buckets = at + sizeof head + (uint64_t)head[2] * sizeof(ElfW(Addr));
    uint64_t chains = buckets + (uint64_t)head[0] * 4;
    for (uint32_t i = 0; i < head[0]; i++) {
        uint32_t first;
        if (!read_at(file, buckets + (uint64_t)i * 4, &first, sizeof first)) return false;
        if (first > last) last = first;
    }
    if (last < head[1]) {
        *count = head[1];
        return true;
    }
    do {
        if (!read_at(file, chains + (uint64_t)(last - head[1]) * 4, &hash, sizeof hash)) return false;
        last++;
    } while (!(hash & 1));
    *count = last;
    return true;
}

static bool count_sections(const elf_file *file, uint64_t *count) {
    const ElfW(Ehdr) *header = &file->header;
    if (header->e_shentsize != sizeof(ElfW(Shdr))) return false;
    for (uint32_t i = 0; i < header->e_shnum; i++) {
        ElfW(Shdr) section;
        if (!read_at(file, header->e_shoff + (uint64_t)i * sizeof section, &section, sizeof section)) return false;
        if (section.sh_type != SHT_DYNSYM) continue;
        *count = section.sh_size / sizeof(ElfW(Sym));
        return true;
    }
    return false;
}

static bool count_symbols(const elf_file *file, uint64_t *count) {
    if (file->hash) {
        uint32_t head[2];
        uint64_t at;
        if (!place_of(file, file->hash, sizeof head, &at) || !read_at(file, at, head, sizeof head)) return false;
        *count = head[1];
        return true;
    }
    return file->gnu_hash ? count_gnu(file, file->gnu_hash, count) : count_sections(file, count);
}

/* What of the entry stands in the file: all of it, or the numbers at its beginning. */
static void read_entry(const elf_file *file, const ElfW(Sym) *symbol, rkp_entry *out) {
    uint64_t place;
    out->address = symbol->st_value;
    out->size = symbol->st_size;
    for (uint64_t room = 64; room >= 16 && !out->bytes; room /= 2) {
        if (!place_of(file, symbol->st_value, room, &place)) continue;
        out->bytes = file->image->bytes + place;
        out->room = room;
    }
}

static rkp_elf find_symbol(const elf_file *file, const char *name, rkp_entry *out) {
    uint64_t count = 0, symbols, strings, length = strlen(name) + 1;
    if (!file->symbols || !file->strings) return rkp_elf_no_symbol;
    if (!count_symbols(file, &count) || count > file->image->size / sizeof(ElfW(Sym))) return rkp_elf_damaged;
    if (!place_of(file, file->symbols, count * sizeof(ElfW(Sym)), &symbols)) return rkp_elf_damaged;
    if (!place_of(file, file->strings, file->strings_size, &strings)) return rkp_elf_damaged;
    for (uint64_t i = 1; i < count; i++) {
        ElfW(Sym) symbol;
        if (!read_at(file, symbols + i * sizeof symbol, &symbol, sizeof symbol)) return rkp_elf_damaged;
        int binding = symbol.st_info >> 4, kind = symbol.st_info & 15, visibility = symbol.st_other & 3;
        if (symbol.st_shndx == SHN_UNDEF || kind != STT_OBJECT || (binding != STB_GLOBAL && binding != STB_WEAK)) continue;
        if (visibility == STV_HIDDEN || visibility == STV_INTERNAL) continue;
        if (symbol.st_name > file->strings_size || length > file->strings_size - symbol.st_name) continue;
        if (memcmp(file->image->bytes + strings + symbol.st_name, name, length) != 0) continue;
        read_entry(file, &symbol, out);
        return rkp_elf_good;
    }
    return rkp_elf_no_symbol;
}

rkp_elf elf_open(const rkp_image *image, elf_file *out, uint32_t *detail) {
    ElfW(Phdr) segment, found = {0};
    const uint16_t one = 1;
    uint64_t end = 0; /* of the segments so far, which are in order */
    elf_file file = {.image = image};
    ElfW(Ehdr) header = {.e_type = 0};
    *detail = 0;
    if (!read_at(&file, 0, header.e_ident, EI_NIDENT) || memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return rkp_elf_none;
    if (header.e_ident[EI_CLASS] != (sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32)) return rkp_elf_width;
    if (header.e_ident[EI_DATA] != (*(const uint8_t *)&one ? ELFDATA2LSB : ELFDATA2MSB)) return rkp_elf_byte_order;
    if (!read_at(&file, 0, &header, sizeof header)) return rkp_elf_damaged;
    *detail = header.e_machine;
    if (machine != EM_NONE && header.e_machine != machine) return rkp_elf_machine;
    *detail = header.e_type;
    if (header.e_type != ET_DYN) return rkp_elf_type;
    if (header.e_ident[EI_VERSION] != EV_CURRENT || header.e_version != EV_CURRENT) return rkp_elf_damaged;
    if (header.e_phentsize != sizeof segment || header.e_phnum == 0 || header.e_phnum > most_headers) return rkp_elf_damaged;
    file.header = header;
    file.segments = header.e_phoff;
    file.segment_count = header.e_phnum;
    for (uint32_t i = 0; i < file.segment_count; i++) {
        if (!read_segment(&file, i, &segment)) return rkp_elf_damaged;
        bool is_kept = segment.p_type == PT_LOAD || segment.p_type == PT_DYNAMIC;
        if (!is_kept) continue;
        if (segment.p_offset > image->size || segment.p_filesz > image->size - segment.p_offset) return rkp_elf_damaged;
        if (segment.p_type == PT_LOAD) {
            if (segment.p_filesz > segment.p_memsz || segment.p_memsz > largest_segment) return rkp_elf_damaged;
            if (segment.p_vaddr < end || segment.p_vaddr > highest_address) return rkp_elf_damaged;
            end = (uint64_t)segment.p_vaddr + segment.p_memsz;
        }
        if (segment.p_type == PT_DYNAMIC) found = segment;
    }
    if (found.p_type != PT_DYNAMIC || found.p_filesz / sizeof(ElfW(Dyn)) > 65536) return rkp_elf_damaged;
    file.dynamic = found.p_offset;
    file.dynamic_count = found.p_filesz / sizeof(ElfW(Dyn));
    read_dynamic(&file);
    *out = file;
    /* A position-independent program calls itself ET_DYN too. */
    return file.flags_1 & DF_1_PIE ? rkp_elf_type : rkp_elf_good;
}

rkp_elf rkp_elf_check(const rkp_image *image, const char *symbol, rkp_entry *out) {
    elf_file file;
    *out = (rkp_entry){.address = 0};
    rkp_elf answer = elf_open(image, &file, &out->detail);
    return answer == rkp_elf_good ? find_symbol(&file, symbol, out) : answer;
}
#endif
