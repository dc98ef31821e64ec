/* A good plugin with random bytes of its bookkeeping changed: what the dynamic linker and the library read of it before any of its code runs.
 *
 *     damaged FOLDER [SEED [ROUNDS]]
 *
 * Each is loaded in a process of its own. The dynamic linker may die of it, and so may the plugin's code once it runs; the library may not: it answers with a status.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "plugin_stage.h"

/* ---- Whose turn it is: the dynamic linker's functions are wrapped here, and the entry's init. ---- */

enum { LIBRARY, LINKER, PLUGIN };
static volatile int *turn; /* shared with the parent */
static RKStatus (*real_init)(const RKHost *host, void **data);

static RKStatus watched_init(const RKHost *host, void **data) {
    RKStatus status;
    *turn = PLUGIN;
    status = real_init(host, data);
    return status; /* what it left behind runs later: it stays the plugin's turn */
}

/* Put watched_init into whatever has the mark of an entry; it may be anywhere. */
static void watch(void *address) {
    RKPluginEntry entry;
    struct iovec mine = {&entry, sizeof entry}, there = {address, sizeof entry};
    uintptr_t page = (uintptr_t)address & ~(uintptr_t)4095;
    if (process_vm_readv(getpid(), &mine, 1, &there, 1, 0) != (ssize_t)sizeof entry || entry.magic != RK_PLUGIN_MAGIC || !entry.init) return;
    if (mprotect((void *)page, 8192, PROT_READ | PROT_WRITE) != 0 && mprotect((void *)page, 4096, PROT_READ | PROT_WRITE) != 0) return;
    real_init = entry.init;
    entry.init = watched_init;
    (void)process_vm_writev(getpid(), &mine, 1, &there, 1, 0);
}

#define REAL(name) ((__typeof__(&name))dlvsym(RTLD_NEXT, #name, "GLIBC_2.34"))
void *dlopen(const char *path, int mode) {
    void *handle;
    *turn = LINKER;
    handle = REAL(dlopen)(path, mode);
    *turn = LIBRARY;
    return handle;
}
void *dlsym(void *handle, const char *name) {
    void *address;
    *turn = LINKER;
    address = REAL(dlsym)(handle, name);
    if (address) watch(address);
    *turn = LIBRARY;
    return address;
}

int dlinfo(void *restrict handle, int request, void *restrict out) {
    int result;
    *turn = LINKER;
    result = REAL(dlinfo)(handle, request, out);
    *turn = LIBRARY;
    return result;
}
int dladdr1(const void *address, Dl_info *info, void **out, int flags) {
    int result;
    *turn = LINKER;
    result = REAL(dladdr1)(address, info, out, flags);
    *turn = LIBRARY;
    return result;
}

/* ---- The good file, and what of it may be damaged ---- */

static unsigned char *whole, *copy;
static size_t size;
static struct {
    const char *name;
    size_t start, length;
} regions[64];
static int region_count;
static uint64_t random_state;

static uint64_t random_bits(void) { /* splitmix64 */
    uint64_t z = (random_state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static void add_region(const char *name, size_t start, size_t length) {
    if (length == 0 || start > size || length > size - start || region_count == 64) return;
    regions[region_count].name = name;
    regions[region_count].start = start;
    regions[region_count++].length = length;
}

static void read_good(void) {
    FILE *file = fopen(plugin_path("RoundButton"), "rb");
    const Elf64_Ehdr *header;
    const Elf64_Shdr *sections;
    long end;
    int i;
    if (!file || fseek(file, 0, SEEK_END) != 0 || (end = ftell(file)) < 64) exit(2);
    size = (size_t)end;
    whole = (unsigned char *)malloc(size);
    copy = (unsigned char *)malloc(size);
    rewind(file);
    if (!whole || !copy || fread(whole, 1, size, file) != size) exit(2);
    fclose(file);
    header = (const Elf64_Ehdr *)whole;
    add_region("header", 0, sizeof *header);
    add_region("segments", header->e_phoff, (size_t)header->e_phnum * header->e_phentsize);
    add_region("sections", header->e_shoff, (size_t)header->e_shnum * header->e_shentsize);
    sections = (const Elf64_Shdr *)(whole + header->e_shoff);
    for (i = 0; i < header->e_shnum; i++) switch (sections[i].sh_type) {
        case SHT_DYNAMIC: add_region("dynamic", sections[i].sh_offset, sections[i].sh_size); break;
        case SHT_DYNSYM: add_region("symbols", sections[i].sh_offset, sections[i].sh_size); break;
        case SHT_STRTAB:
            if (sections[i].sh_flags & SHF_ALLOC) add_region("strings", sections[i].sh_offset, sections[i].sh_size);
            break;
        case SHT_GNU_HASH: case SHT_HASH: add_region("hash", sections[i].sh_offset, sections[i].sh_size); break;
        case SHT_RELA: add_region("relocations", sections[i].sh_offset, sections[i].sh_size); break;
        default: break;
        }
    EXPECT(region_count >= 8);
}

/* ---- One damaged file ---- */

static int refused, loaded, linker_died, plugin_died;

static void load_copy(const char *what) {
    FILE *file;
    int status = 0;
    pid_t child;
    unlink(plugin_path("damaged"));
    file = fopen(plugin_path("damaged"), "wb");
    if (!file || fwrite(copy, 1, size, file) != size || fclose(file) != 0) exit(2);
    *turn = LIBRARY;
    fflush(NULL);
    child = fork();
    if (child == 0) {
        RKContextRef context = plugin_context();
        RKStatus answer;
        alarm(20);
        answer = rk_plugin_load(context, plugin_path("damaged"), NULL);
        if (answer != RKStatusOK && strstr(rk_last_error(), "damaged.so") == NULL) _exit(3);
        _exit(answer == RKStatusOK ? 0 : 1);
    }
    if (child < 0 || waitpid(child, &status, 0) != child) exit(2);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) loaded++;
    else if (WIFEXITED(status) && WEXITSTATUS(status) == 1) refused++;
    else if (*turn == LINKER) linker_died++;
    else if (*turn == PLUGIN) plugin_died++;
    else {
        fprintf(stderr, "%s: the library did not survive it: wait status %d\n", what, status);
        EXPECT(!"the library survives");
    }
}

int main(int count, char **arguments) {
    uint64_t seed = count > 2 ? strtoull(arguments[2], NULL, 0) : 20260301;
    int rounds = count > 3 ? atoi(arguments[3]) : 400, round, k;
    take_arguments(count, arguments);
    turn = (volatile int *)mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (turn == MAP_FAILED) return 2;
    read_good();
    memcpy(copy, whole, size);
    load_copy("nothing");
    EXPECT(loaded == 1);
    random_state = seed;
    for (round = 0; round < rounds; round++) {
        int region = (int)(random_bits() % (uint64_t)region_count), changes = 1 << random_bits() % 4;
        char what[256];
        int failures = check_failures;
        memcpy(copy, whole, size);
        snprintf(what, sizeof what, "%s", regions[region].name);
        for (k = 0; k < changes; k++) {
            size_t at = regions[region].start + random_bits() % regions[region].length;
            static const unsigned char values[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
            uint64_t bits = random_bits();
            copy[at] = bits & 1 ? values[(bits >> 8) % sizeof values] : bits & 2 ? (unsigned char)(copy[at] ^ 1u << (bits >> 8) % 8) : (unsigned char)(bits >> 8);
            snprintf(what + strlen(what), sizeof what - strlen(what), " %zu=%02x", at, copy[at]);
        }
        load_copy(what);
        if (check_failures != failures) fprintf(stderr, "damaged: round %d of seed %llu\n", round, (unsigned long long)seed);
    }
    unlink(plugin_path("damaged"));
    EXPECT(refused > rounds / 10 && loaded > rounds / 20);
    printf("damaged: seed %llu: %d refused, %d loaded, %d died in the dynamic linker, %d in the plugin's code\n", (unsigned long long)seed, refused, loaded, linker_died, plugin_died);
    free(whole);
    free(copy);
    return check_done("damaged");
}
