/* What a first context and a big tree of views take, as the context itself counts it; every wide superview gets its index, and its hits are right. */
#include "check.h"

/* So many views nearly fill the pages of their records. */
enum { SIDE = 10, PANELS = 163, CELLS = 1000, COLUMNS = 40, PATIENCE = 9 };

static RKContextRef context;
static RKViewRef root;
static RKViewRef panels[PANELS];

static uint64_t used(void) {
    uint64_t bytes = 0;
    OK(rk_context_get_memory_used(context, &bytes));
    return bytes;
}
static RKViewRef add(RKViewRef parent, double x, double y, double width, double height) {
    RKViewRef view = NULL;
    OK(rk_view_create(context, NULL, rect(x, y, width, height), &view));
    OK(rk_view_add_subview(parent, view));
    OK(rk_release(RK_OBJECT(view)));
    return view;
}
/* Panels in a row, each of cells that lie side by side; by single calls. Objects of another kind may come between them, and keep their places. */
static void build(bool is_mixed) {
    int i, k;
    OK(rk_view_create(context, NULL, rect(0, 0, PANELS * COLUMNS * SIDE, CELLS / COLUMNS * SIDE), &root));
    for (i = 0; i < PANELS; i++) {
        RKGestureRecognizerRef tap = NULL;
        panels[i] = add(root, i * COLUMNS * SIDE, 0, COLUMNS * SIDE, CELLS / COLUMNS * SIDE);
        if (is_mixed) OK(rk_tap_create(context, NULL, &tap));
        for (k = 0; k < CELLS; k++) add(panels[i], k % COLUMNS * SIDE, k / COLUMNS * SIDE, SIDE, SIDE);
    }
}
/* Hit-test a cell of a panel, from the panel on or from the root. */
static void hit(RKViewRef from, int panel, int cell) {
    RKViewRef found = NULL, parent = NULL;
    RKRect frame = rect(0, 0, 0, 0);
    double x = (cell % COLUMNS + 0.5) * SIDE + (from == root ? panel * COLUMNS * SIDE : 0), y = (cell / COLUMNS + 0.5) * SIDE;
    OK(rk_view_hit_test(from, (RKPoint){x, y}, NULL, &found));
    OK(rk_view_get_superview(found, &parent));
    OK(rk_view_get_frame(found, &frame));
    EXPECT(parent == panels[panel] && frame.origin.x == cell % COLUMNS * SIDE && frame.origin.y == cell / COLUMNS * SIDE);
}
/* All panels and many cells of each, through their indexes. */
static void hit_all(void) {
    int i, k;
    for (k = 0; k < CELLS; k += 41)
        for (i = 0; i < PANELS; i++) hit(root, i, (k + i) % CELLS);
}

/* However many superviews are asked in turn, each gets its index after so many hit-tests as if it were the only one. */
static void test_every_panel(void) {
    uint64_t before = 0, one;
    int turn, i;
    /* The first one makes the context's scratch memory, too. */
    for (i = 0; i < 2; i++) {
        before = used();
        for (turn = 0; turn < PATIENCE; turn++) hit(panels[i], i, turn * 7);
    }
    one = used() - before;
    EXPECT(one > CELLS * 8);
    before = used();
    for (turn = 0; turn < PATIENCE; turn++)
        for (i = 2; i < PANELS; i++) hit(panels[i], i, turn * 7 + i);
    EXPECT(used() - before == (PANELS - 2) * one);
}

/* Bytes for each view of the tree. */
static double each(uint64_t before) { return (double)(used() - before) / (PANELS * (CELLS + 1) + 1); }

int main(void) {
    uint64_t first;
    double plain, indexed;
    int i;
    OK(rk_context_create(NULL, &context));
    first = used();
    EXPECT(first <= 8192);
    build(false);
    plain = each(first);
    EXPECT(plain <= 170);
    test_every_panel();
    for (i = 0; i < 4 * PATIENCE; i++) hit(root, i * 37 % PANELS, i);
    hit_all();
    indexed = each(first);
    EXPECT(indexed <= 187);
    printf("a first context takes %d bytes; a view of a big tree %.1f, with its place in an index %.1f\n", (int)first, plain, indexed);
    OK(rk_release(RK_OBJECT(root)));
    /* Nothing of it stays but scratch memory and a part of the table of records. */
    EXPECT(used() < first + 100000);
    /* The same numbers again, and other ones: the pages of records begin and end elsewhere. */
    build(true);
    hit_all();
    OK(rk_release(RK_OBJECT(root)));
    build(false);
    hit_all();
    OK(rk_context_destroy(context));
    return check_done("memory_views");
}
