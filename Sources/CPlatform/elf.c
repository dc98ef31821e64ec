/* What a file is, before the dynamic linker sees it: its good messages come from here. Nothing is mapped; every offset and count is checked. */
#if !defined(RESPONDERKIT_NO_PLUGINS)
#define _GNU_SOURCE
#include "CPlatform.h"
#include "older_glibc.h"

#include <elf.h>
#include <errno.h>
#include <link.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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
enum { machine = EM_NONE }; /* Not known: the dynamic linker will say. */
#endif

enum { most_headers = 4096, name_capacity = 128 };
/* Of a plugin's address space. The dynamic linker maps what a file asks for over what it has reserved by the first and the last segment. */
static const uint64_t largest_segment = UINT64_C(1) << 32, highest_address = UINT64_C(1) << 40;

typedef struct image {
    int fd;
    uint64_t size;
    uint32_t segment_count;
    uint64_t segments;
} image;

static bool read_at(const image *file, uint64_t offset, void *out, uint64_t count) {
    if (offset > file->size || count > file->size - offset) return false;
    uint8_t *bytes = out;
    while (count > 0) {
        ssize_t got = pread(file->fd, bytes, count, (off_t)offset);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        bytes += got;
        offset += (uint64_t)got;
        count -= (uint64_t)got;
    }
    return true;
}

static bool read_segment(const image *file, uint32_t number, ElfW(Phdr) *out) {
    return read_at(file, file->segments + (uint64_t)number * sizeof *out, out, sizeof *out);
}

/* Where in the file an address is, with `count` bytes from there on. */
static bool place_of(const image *file, uint64_t address, uint64_t count, uint64_t *offset) {
    for (uint32_t i = 0; i < file->segment_count; i++) {
        ElfW(Phdr) p;
        if (!read_segment(file, i, &p)) return false;
        if (p.p_type != PT_LOAD || address < p.p_vaddr) continue;
        uint64_t into = address - p.p_vaddr;
        if (into > p.p_filesz || count > p.p_filesz - into) continue;
        *offset = p.p_offset + into;
        return *offset >= p.p_offset && *offset <= file->size && count <= file->size - *offset;
    }
    return false;
}

typedef struct dynamic {
    uint64_t symbols, strings, strings_size, hash, gnu_hash, flags_1;
} dynamic;

static bool read_dynamic(const image *file, const ElfW(Phdr) *segment, dynamic *out) {
    uint64_t count = segment->p_filesz / sizeof(ElfW(Dyn));
    if (count > 65536) return false;
    for (uint64_t i = 0; i < count; i++) {
        ElfW(Dyn) entry;
        if (!read_at(file, segment->p_offset + i * sizeof entry, &entry, sizeof entry)) return false;
        switch (entry.d_tag) {
        case DT_NULL: return true;
        case DT_SYMTAB: out->symbols = entry.d_un.d_ptr; break;
        case DT_STRTAB: out->strings = entry.d_un.d_ptr; break;
        case DT_STRSZ: out->strings_size = entry.d_un.d_val; break;
        case DT_HASH: out->hash = entry.d_un.d_ptr; break;
        case DT_GNU_HASH: out->gnu_hash = entry.d_un.d_ptr; break;
        case DT_FLAGS_1: out->flags_1 = entry.d_un.d_val; break;
        default: break;
        }
    }
    return true;
}

/* Number of symbols by DT_GNU_HASH: the end of the chain that begins last. */
static bool count_gnu(const image *file, uint64_t address, uint64_t *count) {
    uint32_t head[4], last = 0, hash = 0;
    uint64_t at;
    if (!place_of(file, address, sizeof head, &at) || !read_at(file, at, head, sizeof head)) return false;
    if (head[0] > file->size / 4 || head[2] > file->size / sizeof(ElfW(Addr))) return false;
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

static bool count_sections(const image *file, const ElfW(Ehdr) *header, uint64_t *count) {
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

static bool count_symbols(const image *file, const ElfW(Ehdr) *header, const dynamic *table, uint64_t *count) {
    if (table->hash) {
        uint32_t head[2];
        uint64_t at;
        if (!place_of(file, table->hash, sizeof head, &at) || !read_at(file, at, head, sizeof head)) return false;
        *count = head[1];
        return true;
    }
    return table->gnu_hash ? count_gnu(file, table->gnu_hash, count) : count_sections(file, header, count);
}

static rkp_elf find_symbol(const image *file, const ElfW(Ehdr) *header, const dynamic *table, const char *name) {
    size_t length = strlen(name) + 1;
    uint64_t count = 0, symbols, strings;
    char text[name_capacity];
    if (!table->symbols || !table->strings) return rkp_elf_no_symbol;
    if (!count_symbols(file, header, table, &count) || count > file->size / sizeof(ElfW(Sym))) return rkp_elf_damaged;
    if (!place_of(file, table->symbols, count * sizeof(ElfW(Sym)), &symbols)) return rkp_elf_damaged;
    if (!place_of(file, table->strings, table->strings_size, &strings)) return rkp_elf_damaged;
    for (uint64_t i = 1; i < count; i++) {
        ElfW(Sym) symbol;
        if (!read_at(file, symbols + i * sizeof symbol, &symbol, sizeof symbol)) return rkp_elf_damaged;
        int binding = symbol.st_info >> 4, kind = symbol.st_info & 15, visibility = symbol.st_other & 3;
        if (symbol.st_shndx == SHN_UNDEF || kind != STT_OBJECT || (binding != STB_GLOBAL && binding != STB_WEAK)) continue;
        if (visibility == STV_HIDDEN || visibility == STV_INTERNAL) continue;
        if (length > sizeof text || symbol.st_name > table->strings_size || length > table->strings_size - symbol.st_name) continue;
        if (!read_at(file, strings + symbol.st_name, text, length)) return rkp_elf_damaged;
        if (memcmp(text, name, length) == 0) return rkp_elf_good;
    }
    return rkp_elf_no_symbol;
}

rkp_elf rkp_elf_check(int fd, const char *symbol, uint32_t *detail) {
    struct stat status;
    ElfW(Ehdr) header;
    ElfW(Phdr) segment, found = {0};
    dynamic table = {0};
    const uint16_t one = 1;
    uint64_t end = 0; /* of the segments so far, which are in order */
    image file = {.fd = fd};
    *detail = 0;
    if (rkp_fstat(fd, &status) != 0 || status.st_size < 0) return rkp_elf_damaged;
    file.size = (uint64_t)status.st_size;
    memset(&header, 0, sizeof header);
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
    file.segments = header.e_phoff;
    file.segment_count = header.e_phnum;
    for (uint32_t i = 0; i < file.segment_count; i++) {
        if (!read_segment(&file, i, &segment)) return rkp_elf_damaged;
        bool is_kept = segment.p_type == PT_LOAD || segment.p_type == PT_DYNAMIC;
        if (!is_kept) continue;
        if (segment.p_offset > file.size || segment.p_filesz > file.size - segment.p_offset) return rkp_elf_damaged;
        if (segment.p_type == PT_LOAD) {
            if (segment.p_filesz > segment.p_memsz || segment.p_memsz > largest_segment) return rkp_elf_damaged;
            if (segment.p_vaddr < end || segment.p_vaddr > highest_address) return rkp_elf_damaged;
            end = (uint64_t)segment.p_vaddr + segment.p_memsz;
        }
        if (segment.p_type == PT_DYNAMIC) found = segment;
    }
    if (found.p_type != PT_DYNAMIC || !read_dynamic(&file, &found, &table)) return rkp_elf_damaged;
    /* A position-independent program calls itself ET_DYN too. */
    if (table.flags_1 & DF_1_PIE) return rkp_elf_type;
    return find_symbol(&file, &header, &table, symbol);
}
#endif
