/* Trees, points and moves made from a fixed seed: the same for the library and for the baselines beside it. */
#ifndef WORKLOAD_H
#define WORKLOAD_H

#include <stdbool.h>
#include <stdint.h>

#include "subject.h"

typedef struct WorkloadMove {
    uint32_t node;
    float x, y; /* its new origin in the parent's coordinates, whole numbers */
} WorkloadMove;

typedef struct Workload {
    const char *name;
    uint32_t count;
    TreeNode *nodes;
    uint32_t points, leaf_moves, container_moves; /* how many; moves: 0 if there is nothing that could move */
    double *x, *y;                                /* points in the root's coordinates */
    WorkloadMove *leaf, *container;
} Workload;

/* chainN        N nested views, the points in the innermost
 * gridN         N equal siblings, row by row; `1k` is 1,024, `10k` and `100k` are 10,000 and 100,000
 * scatterN      the same cells, in random order of siblings
 * overlapN      N siblings that cover a quarter of their parent each
 * app, app_xf   some 800 views as in a program's screen, some hidden, transparent or disabled; in app_xf one in ten turned and scaled
 * treePxC       P panels of C cells each; tree1m is tree1000x1000 */
Workload *workload_make(const char *name);
/* For tree_make(). */
TreeNode workload_node(const void *workload, uint32_t index);
void workload_free(Workload *workload);

/* Where a move puts its node the round-th time; so that a node that is moved again is moved indeed. */
static inline float workload_move_x(const WorkloadMove *move, uint64_t round) { return move->x + (float)(round & 1); }

#endif
