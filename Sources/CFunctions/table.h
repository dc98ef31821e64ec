/* SPDX-License-Identifier: MIT */
/* The table itself, of what FUNCTIONS lists; included by functions.c alone. */
#if defined(RKP_DISTANCES)
#include <stdatomic.h>
#include <sys/mman.h>

/* How far each function is from its entry: a table of addresses would be written anew by the dynamic linker at every start of a program, whether it has plugins
   or not, and take eight times the room in the file. The linker can do it where no other library may put its own function in the place of one (-Bsymbolic-functions). */
#define DISTANCE(name) ".long " #name " - .\n"
__asm__(".pushsection .rodata.rkp_distances,\"a\",%progbits\n.p2align 2\n.hidden rkp_distances\n.globl rkp_distances\nrkp_distances:\n" FUNCTIONS(DISTANCE) ".popsection\n");
extern const int32_t rkp_distances[] __attribute__((visibility("hidden")));

#define ONE(name) +1
enum { count = 0 FUNCTIONS(ONE) };
_Static_assert(sizeof(RKFunctions) == 8 + count * sizeof(void *), "the table has the list's functions");

const void *rkp_functions(void) {
    static _Atomic(void *) known;
    void *table = atomic_load(&known), *other = NULL;
    if (table) return table;
    table = mmap(NULL, sizeof(RKFunctions), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (table == MAP_FAILED) return NULL;
    *(uint32_t *)table = (uint32_t)sizeof(RKFunctions);
    for (int k = 0; k < count; k++) ((uintptr_t *)((char *)table + 8))[k] = (uintptr_t)&rkp_distances[k] + (uintptr_t)(intptr_t)rkp_distances[k];
    mprotect(table, sizeof(RKFunctions), PROT_READ);
    if (atomic_compare_exchange_strong(&known, &other, table)) return table;
    munmap(table, sizeof(RKFunctions));
    return other;
}
#else
#define ADDRESS(name) name,
static const RKFunctions functions = {(uint32_t)sizeof(RKFunctions), 0, FUNCTIONS(ADDRESS)};

const void *rkp_functions(void) { return &functions; }
#endif
