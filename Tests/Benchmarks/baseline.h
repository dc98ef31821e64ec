/* What the library is compared with: hit-testing written by hand in C, with the same answers and nothing else. No handles, no classes, no
 * overrides, no threads to distinguish: about as fast as each structure can be.
 *
 * Three shapes of the same tree:
 *   plain     32 bytes a node in one array, siblings side by side; a recursive loop over them from the front
 *   indexed   the same, with a grid over the children of every node that has 64 or more
 *   objects   one malloc a node and a growing list of its children, as one would write it at first; it is only built, torn down and weighed */
#ifndef BASELINE_H
#define BASELINE_H

#include "workload.h"

typedef struct Plain Plain;
Plain *plain_make(const Workload *workload);
/* The node at a point of the root's coordinates, -1 for none. */
int32_t plain_hit(const Plain *plain, float x, float y);
/* Put the node's untransformed frame at another origin. */
void plain_move(Plain *plain, uint32_t node, float x, float y);
void plain_free(Plain *plain);

typedef struct Indexed Indexed;
Indexed *indexed_make(const Workload *workload);
int32_t indexed_hit(const Indexed *indexed, float x, float y);
void indexed_move(Indexed *indexed, uint32_t node, float x, float y);
void indexed_free(Indexed *indexed);

typedef struct Object Object;
Object *objects_make(const Workload *workload);
void objects_free(Object *root);

#endif
