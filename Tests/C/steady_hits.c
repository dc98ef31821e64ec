/* Hit-testing allocates nothing: plain, over an index, through overrides, many points at once, also between changes of a wide parent. */
#include "steady.h"

enum { SIDE = 32, CELLS = SIDE * SIDE, POINTS = 64, PIXELS = 40 };

typedef struct Grid {
    RKContextRef context;
    RKClassRef plain, asking;
    RKWindowRef window;
    RKViewRef cells[CELLS];
    RKPoint points[POINTS];
    int answers;
} Grid;

static RKClassRef super_class;

static RKViewRef hit_through_super(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKViewRef hit = NULL;
    ++*(int *)userdata;
    return rk_super_hit_test(super_class, self, at, event, &hit) == RKStatusOK ? hit : NULL;
}

static bool inside_through_super(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    bool inside = false;
    ++*(int *)userdata;
    return rk_super_point_inside(super_class, self, at, event, &inside) == RKStatusOK && inside;
}

static RKRect cell(int i, int round) { return rect(10.0 * (i % SIDE) + round % 3, 10.0 * (i / SIDE) + round % 2, 9, 9); }

/* Every `asking`-th cell overrides both methods and calls super, and promises `outset`; 0: none does. */
static Grid *grid_make(double index_minimum, int asking, double outset) {
    static Grid grid;
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    int i;
    memset(&grid, 0, sizeof grid);
    OK(rk_context_create(NULL, &grid.context));
    OK(rk_context_set_config(grid.context, RKConfigHitTestIndexMinimum, index_minimum));
    methods.hit_test = hit_through_super;
    methods.point_inside = inside_through_super;
    desc.name = "Asking";
    desc.superclass = "View";
    desc.view_methods = &methods;
    desc.userdata = &grid.answers;
    desc.hit_test_outset = outset;
    OK(rk_class_define(grid.context, &desc, &super_class));
    OK(rk_window_create(grid.context, NULL, rect(0, 0, 10 * SIDE, 10 * SIDE), &grid.window));
    for (i = 0; i < CELLS; i++) grid.cells[i] = add_view(grid.context, asking && i % asking == 0 ? super_class : NULL, RK_VIEW(grid.window), "cell", cell(i, 0));
    for (i = 0; i < POINTS; i++) grid.points[i] = point(7 * i % (10 * SIDE) + 0.5, 173 * i % (10 * SIDE) + 0.5);
    return &grid;
}

static void grid_end(Grid *grid) { OK(rk_context_destroy(grid->context)); }

static bool hit(void *scene, int round) {
    Grid *grid = scene;
    RKViewRef view = NULL;
    int i;
    for (i = 0; i < POINTS; i++)
        if (rk_view_hit_test(RK_VIEW(grid->window), grid->points[(i + round) % POINTS], NULL, &view) != RKStatusOK || !view) return false;
    return true;
}

static bool hit_many(void *scene, int round) {
    Grid *grid = scene;
    RKViewRef views[POINTS];
    (void)round;
    return rk_view_hit_test_many(RK_VIEW(grid->window), grid->points, POINTS, views) == RKStatusOK && views[0];
}

static bool hit_map(void *scene, int round) {
    Grid *grid = scene;
    static RKViewRef owners[PIXELS * PIXELS];
    (void)round;
    return rk_hit_map(RK_VIEW(grid->window), rect(-10, 0, 10 * SIDE, 10 * SIDE), PIXELS, PIXELS, owners) == RKStatusOK && !owners[0] && owners[PIXELS - 1];
}

static bool move_and_hit(void *scene, int round) {
    Grid *grid = scene;
    int i;
    for (i = 0; i < 10; i++)
        if (rk_view_set_frame(grid->cells[(i * 97 + round) % CELLS], cell((i * 97 + round) % CELLS, round)) != RKStatusOK) return false;
    return hit(scene, round);
}

/* Far: each of them changes places with one on the other side. */
static bool swap_and_hit(void *scene, int round) {
    Grid *grid = scene;
    int i, at = round / 2 * 37 % (CELLS / 2);
    for (i = at; i < at + 4; i++) {
        int other = (i + CELLS / 2) % CELLS, back = round % 2;
        if (rk_view_set_frame(grid->cells[i % CELLS], cell(back ? i % CELLS : other, 0)) != RKStatusOK) return false;
        if (rk_view_set_frame(grid->cells[other], cell(back ? other : i % CELLS, 0)) != RKStatusOK) return false;
    }
    return hit(scene, round);
}

static bool hide_and_hit(void *scene, int round) {
    Grid *grid = scene;
    RKViewRef view = grid->cells[round / 4 % CELLS];
    RKStatus status = RKStatusOK;
    if (round % 4 < 2) status = rk_view_set_hidden(view, round % 2 == 0);
    else status = rk_view_set_user_interaction_enabled(view, round % 2 != 0);
    return status == RKStatusOK && hit(scene, round);
}

static bool reorder_and_hit(void *scene, int round) {
    Grid *grid = scene;
    return rk_view_bring_subview_to_front(RK_VIEW(grid->window), grid->cells[round * 31 % CELLS]) == RKStatusOK &&
           rk_view_send_subview_to_back(RK_VIEW(grid->window), grid->cells[round * 17 % CELLS]) == RKStatusOK && hit(scene, round);
}

static bool turn_and_hit(void *scene, int round) {
    Grid *grid = scene;
    RKTransform turned = rk_transform_make_rotation(0.1 * (round % 5));
    return rk_view_set_transform(grid->cells[round % 7], turned) == RKStatusOK && hit(scene, round);
}

/* Taken out and put back in front. */
static bool insert_and_hit(void *scene, int round) {
    Grid *grid = scene;
    RKViewRef view = grid->cells[round * 53 % CELLS];
    bool fine = rk_retain(RK_OBJECT(view)) == RKStatusOK && rk_view_remove_from_superview(view) == RKStatusOK && hit(scene, round) &&
                rk_view_add_subview(RK_VIEW(grid->window), view) == RKStatusOK;
    return rk_release(RK_OBJECT(view)) == RKStatusOK && fine && hit(scene, round);
}

static void all(const char *name, double index_minimum, int asking, double outset) {
    static const struct {
        const char *what;
        SteadyRound round;
    } parts[] = {{"hit", hit}, {"hit, many points", hit_many}, {"hit map", hit_map}, {"moves, hit", move_and_hit}, {"far moves, hit", swap_and_hit},
        {"hide, disable, hit", hide_and_hit}, {"transform, hit", turn_and_hit}, {"reorder, hit", reorder_and_hit}, {"remove, insert, hit", insert_and_hit}};
    Grid *grid = grid_make(index_minimum, asking, outset);
    char what[128];
    size_t i;
    for (i = 0; i < sizeof parts / sizeof *parts; i++) {
        snprintf(what, sizeof what, "%s: %s", name, parts[i].what);
        steady_rounds(what, parts[i].round, grid);
    }
    EXPECT(asking ? grid->answers > STEADY_ROUNDS : grid->answers == 0);
    grid_end(grid);
}

void steady_hits(void) {
    all("1,024 children, no index", 1e9, 0, 0);
    all("1,024 children, index", 64, 0, 0);
    all("1,024 children, index, every 8th overrides", 64, 8, 0);
    all("1,024 children, index, every 8th overrides within its bounds", 64, 8, -1);
    all("1,024 children, no index, every 8th overrides", 1e9, 8, 0);
}
