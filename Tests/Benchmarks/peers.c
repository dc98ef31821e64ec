/* The driver that makes the library a contender beside other toolkits: the peers' own header <wl.h> reads the workloads, times and prints. */
#include <wl.h>

#include "subject.h"

#define NAME "responderkit"

static TreeNode node(const void *source, uint32_t index) {
    const wl_node *n = &((const wl_t *)source)->node[index];
    TreeNode result = {n->parent, n->x, n->y, n->w, n->h, n->rot_deg, n->scale, (n->flags & WL_HIDDEN) != 0, (n->flags & WL_NOALPHA) != 0, (n->flags & WL_NOINTERACT) != 0};
    return result;
}

static const wl_t *source;
static void *build(const wl_t *workload) {
    source = workload;
    return tree_make(workload->n, node, workload);
}
/* callgrind's --toggle-collect wants a function of this name */
__attribute__((noinline)) static int32_t hit(void *tree, float x, float y) { return tree_hit(tree, x, y); }
static void move(void *tree, uint32_t index, float x, float y) {
    const wl_node *n = &source->node[index];
    tree_move(tree, index, x, y, n->w, n->h);
}

int main(int argc, char **argv) {
    wl_contender contender = {NAME, build, hit, move, 0};
    if (argc > 2 && strcmp(argv[1], "dispatch") == 0) {
        Dispatch *d = dispatch_make(atoi(argv[2]));
        wl_dispatch_run(NAME, atoi(argv[2]), dispatch_tap, dispatch_drag, d, dispatch_taps(d), dispatch_pans(d));
        return 0;
    }
    return wl_main(argc, argv, &contender);
}
