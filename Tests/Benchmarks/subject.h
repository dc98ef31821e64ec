/* What is measured: a view tree and a touch path, through nothing but the public C interface. Used by both drivers. */
#ifndef SUBJECT_H
#define SUBJECT_H

#include <stdbool.h>
#include <stdint.h>

/* Nodes come in pre-order, siblings back to front; node 0 is the root. Lengths in the parent's coordinates, before the transform. */
typedef struct TreeNode {
    int32_t parent;
    double x, y, width, height;
    double degrees, scale; /* about the centre; 0 and 1 for none */
    bool hidden, transparent, disabled;
} TreeNode;

typedef struct Tree Tree;
Tree *tree_make(uint32_t count, TreeNode (*node)(const void *source, uint32_t index), const void *source);
/* The node at a point of the root's coordinates, -1 for none. */
int32_t tree_hit(Tree *tree, double x, double y);
/* Put the node's untransformed frame at another origin. */
void tree_move(Tree *tree, uint32_t node, double x, double y);
void tree_destroy(Tree *tree);

/* A leaf view under `levels` ancestors, the outermost being a window. The leaf counts taps; the window, which sees every touch last, has a
 * pan recogniser written by hand that starts at 10 points. A drag is no tap. */
typedef struct Dispatch Dispatch;
enum { DISPATCH_MOVES = 8, DISPATCH_TAP_EVENTS = 2, DISPATCH_DRAG_EVENTS = DISPATCH_MOVES + 2 };
Dispatch *dispatch_make(int levels);
void dispatch_tap(void *dispatch);
void dispatch_drag(void *dispatch);
long *dispatch_taps(Dispatch *dispatch);
long *dispatch_pans(Dispatch *dispatch);
/* Single events, for counting what one of them costs: phase as RKTouchPhase. */
void dispatch_event(Dispatch *dispatch, int phase, double x, double y);
void dispatch_destroy(Dispatch *dispatch);

#endif
