/* Random trees, windows and overrides against the naive model of reference.h.
 *
 *     model SEED [COUNT]
 *
 * Compared: the answer of every hit-test and the sequence of override calls with their points (SPEC 32-40), with the trace off and on;
 * the view and window of every new touch (SPEC 43, 44); the order of subviews after every change (SPEC 20-22); what overrides see that
 * change the tree while it is walked (SPEC 36). In the end everything is released and must be gone, memory included.
 */
#include "reference.h"

static RKContextRef context;
static RKClassRef classes[KINDS];
static RKViewRef views[VIEWS + WINDOWS];
static Call calls[MOST_CALLS];
static int call_count, queries, doubtful_queries;
static long shown_count;

static RKPoint at(double x, double y) {
    RKPoint p;
    p.x = x, p.y = y;
    return p;
}
static int number_of(RKViewRef view) {
    int k;
    for (k = 0; k < VIEWS + WINDOWS; k++)
        if (views[k] == view) return k;
    if (view) DIE("a view that was never made");
    return -1;
}

/* ---- The library's side of the overrides ---- */

typedef struct Level { RKClassRef cls; int level; } Level;
static Level levels[KINDS];

static void change(Change c) {
    RKViewRef child = views[c.child], parent = NULL;
    switch (c.what) {
    case REMOVE: MUST(rk_view_remove_from_superview(child)); break;
    case TO_FRONT:
        MUST(rk_view_get_superview(child, &parent));
        if (parent) MUST(rk_view_bring_subview_to_front(parent, child));
        break;
    case REPARENT: {
        RKStatus status = rk_view_add_subview(views[c.parent], child);
        if (status != RKStatusOK && status != RKStatusCycle) MUST(status);
        break;
    }
    case HIDE: case SHOW: MUST(rk_view_set_hidden(child, c.what == HIDE)); break;
    default: break;
    }
}
static int record(RKViewRef self, const Level *level, int method, RKPoint p) {
    Call *c = &calls[call_count];
    if (call_count >= MOST_CALLS) return -1;
    c->view = number_of(self), c->level = level->level, c->method = method, c->x = p.x, c->y = p.y;
    change(change_of(c->view, c->level, method, call_count));
    return call_count++;
}
static RKViewRef hit_test(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    const Level *level = (const Level *)userdata;
    int nth = record(self, level, HIT, p), view = number_of(self);
    RKViewRef found = NULL;
    if (nth < 0) return NULL;
    switch (answer_of(view, level->level, HIT, nth)) {
    case NOTHING: return NULL;
    case SELF: return self;
    case ANOTHER: return views[another_of(view, level->level, nth)];
    default: MUST(rk_super_hit_test(level->cls, self, p, event, &found)); return found;
    }
}
static bool point_inside(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    const Level *level = (const Level *)userdata;
    int nth = record(self, level, INSIDE, p), answer;
    bool inside = false;
    if (nth < 0) return false;
    answer = answer_of(number_of(self), level->level, INSIDE, nth);
    if (answer == SUPER) MUST(rk_super_point_inside(level->cls, self, p, event, &inside));
    return answer == YES || inside;
}

static void define_classes(void) {
    int k;
    MUST(rk_class_find(context, "View", &classes[0]));
    for (k = 1; k < KINDS; k++) {
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKViewMethods methods = RK_INIT(RKViewMethods);
        int level = kinds[k].levels - 1;
        if (kinds[k].overrides[level] & HIT) methods.hit_test = hit_test;
        if (kinds[k].overrides[level] & INSIDE) methods.point_inside = point_inside;
        desc.name = kinds[k].name;
        desc.superclass = kinds[k].superclass;
        desc.view_methods = &methods;
        desc.userdata = &levels[k];
        MUST(rk_class_define(context, &desc, &classes[k]));
        levels[k].cls = classes[k];
        levels[k].level = level;
    }
}

/* ---- Making and changing ---- */

static RKRect any_frame(int extent) {
    RKRect r;
    r.origin = at(eighths(-40, extent), eighths(-40, extent));
    r.size.width = one_in(30) ? 0 : eighths(10, 200);
    r.size.height = one_in(30) ? 0 : eighths(10, 200);
    return r;
}
static void set_frame(int k, RKRect frame) { /* of a view without transform (SPEC 3) */
    Node *n = &model.nodes[k];
    MUST(rk_view_set_frame(views[k], frame));
    n->bounds.size = frame.size;
    n->center = at(frame.origin.x + n->anchor.x * frame.size.width, frame.origin.y + n->anchor.y * frame.size.height);
}
static void set_transform(int k, RKTransform t) {
    MUST(rk_view_set_transform(views[k], t));
    model.nodes[k].transform = t;
}
static RKTransform any_transform(void) {
    static const double scales[] = {-1, 2, 0.5, 0.75, 3, 1e-3};
    RKTransform t;
    switch (below(7)) {
    case 0: return rk_transform_make_translation(eighths(-50, 50), eighths(-50, 50));
    case 1: return rk_transform_make_scale(scales[below(6)], scales[below(6)]);
    case 2: return rk_transform_make_rotation(below(4) * 1.5707963267948966);
    case 3: return rk_transform_make_rotation(below(628) / 100.0);
    case 4: t = rk_transform_concat(rk_transform_make_rotation(below(628) / 100.0), rk_transform_make_scale(scales[below(6)], scales[below(6)])); return rk_transform_concat(t, rk_transform_make_translation(eighths(-20, 20), 3));
    case 5: return rk_transform_make_scale(1, one_in(2) ? 0 : 1e-14); /* SPEC 13 */
    default: return rk_transform_identity();
    }
}
static void change_view(int k) {
    static const double alphas[] = {1, 1, 0.5, 0.02, 0.0100001, 0.01, 0.0099, 0, -1, 7};
    Node *n = &model.nodes[k];
    switch (below(12)) {
    case 0: n->hidden = one_in(3); MUST(rk_view_set_hidden(views[k], n->hidden)); break;
    case 1: n->interaction = !one_in(4); MUST(rk_view_set_user_interaction_enabled(views[k], n->interaction)); break;
    case 2: {
        double alpha = alphas[below(10)];
        MUST(rk_view_set_alpha(views[k], alpha));
        n->alpha = (float)fmin(fmax(alpha, 0), 1);
        break;
    }
    case 3: n->animating = one_in(4); MUST(rk_view_set_animating(views[k], n->animating)); break;
    case 4: case 5: set_transform(k, any_transform()); break;
    case 6: {
        RKPoint anchor = at(below(9) / 8.0, below(9) / 8.0);
        MUST(rk_view_set_anchor_point(views[k], anchor));
        n->anchor = anchor;
        break;
    }
    case 7: case 8: {
        RKRect bounds = n->bounds;
        bounds.origin = one_in(3) ? at(0, 0) : at(eighths(-60, 60), eighths(-60, 60));
        if (one_in(6)) bounds.size.width = -bounds.size.width;
        MUST(rk_view_set_bounds(views[k], bounds));
        n->bounds = bounds;
        break;
    }
    case 9: n->center = at(eighths(0, 200), eighths(0, 200)); MUST(rk_view_set_center(views[k], n->center)); break;
    default: set_transform(k, rk_transform_identity()); set_frame(k, any_frame(120)); break;
    }
}
static void refused_or_done(RKStatus status, bool done) {
    SAME("status", status, done ? RKStatusOK : RKStatusCycle);
}
static void change_tree(void) {
    int child = WINDOWS + below(VIEWS), parent = one_in(4) ? below(WINDOWS) : below(VIEWS + WINDOWS), sibling = WINDOWS + below(VIEWS), index = below(6);
    if (model.nodes[parent].count && one_in(2)) sibling = model.nodes[parent].children[below(model.nodes[parent].count)];
    switch (below(8)) {
    case 0: case 1: refused_or_done(rk_view_add_subview(views[parent], views[child]), model_insert(parent, child, VIEWS)); break;
    case 2: refused_or_done(rk_view_insert_subview_at_index(views[parent], views[child], index), model_insert(parent, child, index)); break;
    case 3: refused_or_done(rk_view_insert_subview_below(views[parent], views[child], views[sibling]), model_insert_beside(parent, child, sibling, 0)); break;
    case 4: refused_or_done(rk_view_insert_subview_above(views[parent], views[child], views[sibling]), model_insert_beside(parent, child, sibling, 1)); break;
    case 5:
        MUST(rk_view_bring_subview_to_front(views[parent], views[sibling]));
        if (model.nodes[sibling].parent == parent) (void)model_insert(parent, sibling, VIEWS);
        break;
    case 6:
        MUST(rk_view_send_subview_to_back(views[parent], views[sibling]));
        if (model.nodes[sibling].parent == parent) (void)model_insert(parent, sibling, 0);
        break;
    default:
        if (one_in(3)) {
            MUST(rk_view_remove_from_superview(views[child]));
            model_remove(child);
        } else if (model.nodes[parent].count > 0) {
            int a = below(model.nodes[parent].count), b = below(model.nodes[parent].count), *list = model.nodes[parent].children, held = list[a];
            MUST(rk_view_exchange_subviews(views[parent], a, b));
            list[a] = list[b], list[b] = held;
        }
        break;
    }
}
static void change_window(int w) {
    Window *window = &model.windows[w];
    RKWindowRef handle = (RKWindowRef)views[w];
    switch (below(5)) {
    case 0:
        window->level = below(3);
        window->shown = ++shown_count;
        MUST(rk_window_set_level(handle, window->level));
        break;
    case 1: window->screen = one_in(4); MUST(rk_window_set_screen(handle, window->screen)); break;
    case 2: {
        bool hidden = one_in(3);
        if (model.nodes[w].hidden && !hidden) window->shown = ++shown_count; /* SPEC 280: later made visible is in front */
        model.nodes[w].hidden = hidden;
        MUST(rk_view_set_hidden(views[w], hidden));
        break;
    }
    case 3:
        MUST(rk_window_make_key_and_visible(handle));
        model.nodes[w].hidden = false;
        window->shown = ++shown_count;
        break;
    default: {
        RKRect frame = {{eighths(0, 60), eighths(0, 60)}, {300, 300}};
        set_transform(w, rk_transform_identity());
        set_frame(w, frame);
        if (one_in(3)) set_transform(w, rk_transform_make_rotation(below(4) * 1.5707963267948966));
        break;
    }
    }
}
static void compare_trees(void) {
    RKViewRef list[VIEWS + WINDOWS], superview = NULL;
    RKWindowRef window = NULL;
    size_t count = 0;
    int k, i, w;
    for (k = 0; k < VIEWS + WINDOWS; k++) {
        MUST(rk_view_get_subviews(views[k], list, VIEWS + WINDOWS, &count));
        SAME("number of subviews", count, model.nodes[k].count);
        for (i = 0; i < (int)count; i++) SAME("subview", number_of(list[i]), model.nodes[k].children[i]);
        MUST(rk_view_get_superview(views[k], &superview));
        SAME("superview", number_of(superview), model.nodes[k].parent);
        MUST(rk_view_get_window(views[k], &window));
        w = window_of(k);
        SAME("window", number_of((RKViewRef)window), w);
    }
}

/* ---- Asking ---- */

static void compare_calls(void) {
    int k;
    for (k = 0; k < call_count && k < model.call_count; k++) {
        const Call *is = &calls[k], *wanted = &model.calls[k];
        double near = 1e-6 * (1 + fabs(wanted->x) + fabs(wanted->y));
        if (is->view != wanted->view || is->level != wanted->level || is->method != wanted->method)
            DIE("call %d is %s of view %d (level %d); the model has %s of view %d (level %d)", k, is->method == HIT ? "hitTest" : "pointInside", is->view, is->level, wanted->method == HIT ? "hitTest" : "pointInside", wanted->view, wanted->level);
        if (!(fabs(is->x - wanted->x) <= near && fabs(is->y - wanted->y) <= near)) DIE("call %d of view %d has the point (%.17g %.17g); the model has (%.17g %.17g)", k, is->view, is->x, is->y, wanted->x, wanted->y);
    }
    SAME("number of override calls", call_count, model.call_count);
}
static RKPoint any_point(void) { return one_in(20) ? at(0, 0) : one_in(4) ? at(below(2400) / 7.0 - 20, below(2400) / 7.0 - 20) : at(eighths(-20, 320), eighths(-20, 320)); }

/* The library asks first and so changes its tree first; the model then makes the same calls and changes on its own. */
static bool agree(int is, int wanted, const char *what) {
    queries++;
    if (model.doubtful) {
        doubtful_queries++;
        return false;
    }
    compare_calls();
    SAME(what, is, wanted);
    return true;
}
static bool ask_view(int start) {
    RKPoint p = any_point();
    RKViewRef found = NULL;
    call_count = 0;
    MUST(rk_view_hit_test(views[start], p, NULL, &found));
    return agree(number_of(found), model_hit_test(start, p), "hit view");
}
static bool ask_touch(double time) {
    RKTouchSample s = RK_INIT(RKTouchSample);
    RKTouchRef touch = NULL;
    RKViewRef view = NULL;
    RKWindowRef window = NULL;
    int wanted, wanted_window;
    s.id = 1;
    s.location = any_point();
    s.screen = one_in(5);
    call_count = 0;
    MUST(rk_context_send_touches(context, time, &s, 1));
    wanted = model_touch(s.location, s.screen, &wanted_window);
    MUST(rk_context_find_touch(context, 1, &touch));
    MUST(rk_touch_get_view(touch, &view));
    MUST(rk_touch_get_window(touch, &window));
    if (!agree(number_of(view), wanted, "touch.view")) return false;
    SAME("touch.window", number_of((RKViewRef)window), wanted_window);
    s.phase = RKTouchPhaseEnded;
    MUST(rk_context_send_touches(context, time, &s, 1));
    return true;
}

static void one_tree(void) {
    RKRect screen = {{0, 0}, {300, 300}};
    size_t before = 0, after = 0;
    int k, step;
    MUST(rk_context_create(NULL, &context));
    memset(&model, 0, sizeof model);
    shown_count = 0;
    define_classes();
    MUST(rk_context_get_object_count(context, &before));
    for (k = 0; k < VIEWS + WINDOWS; k++) {
        Node *n = &model.nodes[k];
        n->kind = k < WINDOWS || one_in(2) ? 0 : below(KINDS);
        n->parent = -1;
        n->interaction = true;
        n->alpha = 1;
        n->anchor = at(0.5, 0.5);
        n->transform = rk_transform_identity();
        if (k < WINDOWS) {
            MUST(rk_window_create(context, NULL, screen, (RKWindowRef *)(void *)&views[k]));
            model.windows[k].shown = ++shown_count;
            set_frame(k, screen);
        } else {
            MUST(rk_view_create(context, n->kind ? classes[n->kind] : NULL, screen, &views[k]));
            set_frame(k, any_frame(120));
            refused_or_done(rk_view_add_subview(views[below(k)], views[k]), true);
        }
        if (k >= WINDOWS) { /* where it went */
            RKViewRef superview = NULL;
            MUST(rk_view_get_superview(views[k], &superview));
            (void)model_insert(number_of(superview), k, VIEWS);
        }
    }
    for (step = 0; step < 250; step++) {
        bool traced = one_in(4), agreed;
        for (k = below(4); k > 0; k--) {
            if (one_in(3)) change_tree();
            else if (one_in(12)) change_window(below(WINDOWS));
            else change_view(WINDOWS + below(VIEWS));
        }
        model.salt = bits();
        model.disturbing = one_in(3);
        if (traced) MUST(rk_trace_start(context, 64));
        if (one_in(3)) agreed = ask_touch(step);
        else {
            int start = one_in(2) ? below(WINDOWS) : WINDOWS + below(VIEWS);
            agreed = is_singular(&model.nodes[start]) || ask_view(start);
        }
        if (traced) MUST(rk_trace_stop(context));
        if (!agreed) break; /* the two trees may have parted: that is the end of this one */
        if (step % 10 == 0) compare_trees();
    }
    MUST(rk_context_cancel_all_touches(context));
    for (k = VIEWS + WINDOWS - 1; k >= 0; k--) MUST(rk_release(RK_OBJECT(views[k])));
    for (k = 0; k < VIEWS + WINDOWS; k++) {
        bool hidden = false;
        SAME("status of a view that was released", rk_view_is_hidden(views[k], &hidden), RKStatusStaleHandle);
    }
    MUST(rk_context_get_object_count(context, &after));
    if (after > before + 1) DIE("%d objects left", (int)(after - before)); /* the event of the touches may wait for the next sequence */
    MUST(rk_context_destroy(context));
}

int main(int argc, char **argv) {
    int status = each_seed("model", argc, argv, one_tree);
    if (status) return status;
    printf("model: %d answers as in the model, %d too near an edge to decide\n", queries - doubtful_queries, doubtful_queries);
    if (doubtful_queries * 20 > queries) {
        fprintf(stderr, "model: too many doubtful answers: the points are not worth much\n");
        return 1;
    }
    return 0;
}
