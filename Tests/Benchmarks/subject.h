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
/* The same, with one call that makes the views and one that gives up the references, from arrays that are there. */
typedef struct TreeArrays TreeArrays;
TreeArrays *tree_arrays(uint32_t count, TreeNode (*node)(const void *source, uint32_t index), const void *source);
Tree *tree_make_many(const TreeArrays *arrays, TreeNode (*node)(const void *source, uint32_t index), const void *source);
void tree_arrays_free(TreeArrays *arrays);
bool many_there(void);
/* The node at a point of the root's coordinates, -1 for none. */
int32_t tree_hit(Tree *tree, double x, double y);
/* Put the node's untransformed frame at another origin. Its size is the caller's to know: the tree keeps nothing of a node but its handle. */
void tree_move(Tree *tree, uint32_t node, double x, double y, double width, double height);
/* Give up the tree, root and all, in a context that lives on. tree_destroy() afterwards. */
void tree_tear_down(Tree *tree);
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
/* Record what it does from now on; what is written is dropped. */
bool recorder_there(void);
void dispatch_record(Dispatch *dispatch);
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

/* A scroll view of 400 points with a million points of content, dragged up and down, flicked and left to itself. */
typedef struct Scroll Scroll;
enum { SCROLL_FLICK_FROM = 300, SCROLL_FLICK_STEP = 30, SCROLL_FLICK_MOVES = 6 };
#define SCROLL_TICK 0.001 /* seconds */
/* Where the finger of the step-th drag is. */
static inline double scroll_place(int step) { return 150 + 2 * (step % 100 < 50 ? step % 100 : 100 - step % 100); }
Scroll *scroll_make(void);
/* A move of a finger that scrolls, the first one after its began. */
void scroll_drag(Scroll *scroll, int step);
/* Lift that finger, begin in the middle of the content again, and flick. */
void scroll_flick(Scroll *scroll);
/* Let SCROLL_TICK pass; whether it moves on. */
bool scroll_tick(Scroll *scroll);
double scroll_offset(Scroll *scroll);
long scroll_notices(const Scroll *scroll);
void scroll_destroy(Scroll *scroll);

/* A button that goes down and up while the innermost of `levels` views is the first responder; no responder handles it. */
typedef struct Press Press;
Press *press_make(int levels);
void press_click(Press *press);
void press_destroy(Press *press);

/* ---- Many in one call ---- */

/* The nodes at many points of the root's coordinates: written to `nodes`, -1 for none. */
typedef struct Points Points;
Points *points_make(Tree *tree, uint32_t count, const double *x, const double *y);
void points_hit(Points *points);
/* The same of a snapshot of the tree, as it is when points_freeze() is called. */
bool snapshots_there(void);
void points_freeze(Points *points);
void points_hit_frozen(Points *points);
/* The same for a picture of the tree's root, `side` pixels wide and high: `count` is side * side. */
void points_map(Points *points, uint32_t side);
int32_t points_node(const Points *points, uint32_t index);
void points_destroy(Points *points);

/* Views made and inserted one by one in front of all others of a view that has many; or in one call. */
typedef struct Nursery Nursery;
Nursery *nursery_make(void);
void nursery_add(Nursery *nursery);
void nursery_add_many(Nursery *nursery, uint32_t count);
void nursery_destroy(Nursery *nursery);

/* ---- Beside many ---- */

/* A context with 10,000 timers, 1,000 classes and 10,000 views. */
typedef struct Multitude Multitude;
Multitude *multitude_make(void);
/* Cancel a timer and plan another one at any time between the others. */
void multitude_plan(Multitude *multitude);
/* Find a class by its name. */
void multitude_find(Multitude *multitude);
/* Extend a class that has no objects, and take the extension away. */
void multitude_extend(Multitude *multitude);

/* 100 fingers, each on a view of its own: one update in which all move. */
typedef struct Hands Hands;
Hands *hands_make(void);
void hands_move(Hands *hands);

/* A recogniser that requires 2,000 to fail, a responder with 2,000 key commands and values, and 500 scroll views that are animated. */
typedef struct Throng Throng;
Throng *throng_make(void);
/* Require the last of them once more. */
void throng_require(Throng *throng);
/* Add one more and remove it. */
void throng_command(Throng *throng);
void throng_value(Throng *throng);
/* One moment of the clock. */
void throng_scroll(Throng *throng);

/* 2,000 fingers on one view: one of them moves, and another comes and goes. */
typedef struct Mass Mass;
Mass *mass_make(void);
void mass_move(Mass *mass);

#endif
