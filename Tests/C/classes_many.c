/* Classes in great numbers: found by their names, and what an extension of one of them means for those that inherit from it and for the views that there are (SPEC 353). */
#include "check.h"

enum { CLASSES = 2000, VIEWS = 2000, TURNS = 2000 };
static RKContextRef context;
static RKClassRef classes[CLASSES], laid[CLASSES];
static RKViewRef views[VIEWS];
static int parents[CLASSES], class_of[VIEWS];
static unsigned seed = 1;
static unsigned below(unsigned limit) { return seed = seed * 1664525u + 1013904223u, (seed >> 8) % limit; }

static bool everywhere(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) { return (void)self, (void)at, (void)event, (void)userdata, true; }
static void tree_callback(RKViewRef self, void *userdata) { (void)self, ++*(int *)userdata; }

static void define_all(void) {
    char name[32];
    int k;
    for (k = 0; k < CLASSES; k++) {
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef found = NULL;
        char superclass[32] = "View";
        parents[k] = k % 5 == 0 ? -1 : (int)below((unsigned)k);
        if (parents[k] >= 0) snprintf(superclass, sizeof superclass, "Number %d", parents[k]);
        snprintf(name, sizeof name, "Number %d", k);
        EXPECT_STATUS(rk_class_find(context, name, &found), RKStatusNotFound);
        desc.name = name;
        desc.superclass = superclass;
        OK(rk_class_define(context, &desc, &classes[k]));
        EXPECT_STATUS(rk_class_define(context, &desc, &found), RKStatusAlreadyExists);
    }
    for (k = 0; k < CLASSES; k++) {
        RKClassRef found = NULL;
        snprintf(name, sizeof name, "Number %d", k);
        OK(rk_class_find(context, name, &found));
        EXPECT(found == classes[k]);
    }
}
static bool is_extended(int cls) {
    for (; cls >= 0; cls = parents[cls])
        if (laid[cls]) return true;
    return false;
}

/* Whether a view accepts a point beyond its bounds is a matter of the extensions over its class and those above it, however they come and go. */
static void toggle(RKWindowRef window) {
    int turn, k, calls = 0;
    for (k = 0; k < VIEWS; k++) {
        class_of[k] = (int)below(CLASSES);
        OK(rk_view_create(context, classes[class_of[k]], rect(0, 0, 10, 10), &views[k]));
        OK(rk_view_add_subview(RK_VIEW(window), views[k]));
    }
    for (turn = 0; turn < TURNS; turn++) {
        int cls = (int)below(CLASSES), at = (int)below(VIEWS);
        RKViewRef hit = NULL;
        if (laid[cls]) {
            OK(rk_class_remove_extension(laid[cls]));
            laid[cls] = NULL;
        } else {
            RKViewMethods methods = RK_INIT(RKViewMethods);
            RKClassDesc desc = RK_INIT(RKClassDesc);
            if (turn % 2) methods.did_move_to_window = tree_callback;
            methods.point_inside = everywhere;
            desc.view_methods = &methods;
            desc.userdata = &calls;
            OK(rk_class_extend(classes[cls], &desc, &laid[cls]));
        }
        /* In front of all others it is asked first. */
        OK(rk_view_bring_subview_to_front(RK_VIEW(window), views[at]));
        OK(rk_view_hit_test(RK_VIEW(window), point(50, 50), NULL, &hit));
        if (is_extended(class_of[at])) EXPECT(hit == views[at]);
        else EXPECT(hit != views[at]);
        for (k = 0; hit != RK_VIEW(window) && k < VIEWS; k++)
            if (views[k] == hit) EXPECT(is_extended(class_of[k]));
    }
    for (k = 0; k < CLASSES; k++)
        if (laid[k]) OK(rk_class_remove_extension(laid[k]));
    /* No callback reports the tree any more, and no view is hit outside. */
    calls = 0;
    OK(rk_view_remove_from_superview(views[0]));
    OK(rk_view_add_subview(RK_VIEW(window), views[0]));
    EXPECT(calls == 0);
    for (k = 0; k < VIEWS; k++) {
        bool answer = true;
        OK(rk_view_point_inside(views[k], point(50, 50), NULL, &answer));
        EXPECT(!answer);
    }
}

int main(void) {
    RKWindowRef window = NULL;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    define_all();
    toggle(window);
    OK(rk_context_destroy(context));
    return check_done("classes_many");
}
