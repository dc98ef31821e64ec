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

/* A leaf view with a tap recogniser under `levels` ancestors, the outermost being a window with a pan recogniser. What is counted: taps, and
 * pans that began. A drag is no tap. */
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

/* A window with recognisers of five kinds in turn, and fingers on it whose small moves keep all of them possible: what it costs that they are
 * attached. No delegate, no override, no requirement. */
typedef struct Crowd Crowd;
Crowd *crowd_make(int recognizers, int fingers);
/* One update in which every finger moves. */
void crowd_move(Crowd *crowd, int step);
/* How many of the recognisers are following the fingers still; all, or the measurement is none. */
int crowd_tracking(Crowd *crowd);
void crowd_destroy(Crowd *crowd);

#endif
