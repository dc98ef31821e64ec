/* A tab bar whose middle item sticks out above it: the bar's hitTest offers points beyond its bounds to that item. */
#include "../shared.h"

static RKClassRef tab_bar;

static RKViewRef hit_test(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKViewRef hit, raised;
    RKPoint inside;
    bool hidden;
    (void)userdata;
    CHECK(rk_super_hit_test(tab_bar, self, at, event, &hit));
    if (hit) return hit;
    CHECK(rk_view_is_hidden(self, &hidden));
    if (hidden) return NULL;
    CHECK(rk_object_get_userdata(RK_OBJECT(self), (void **)&raised));
    CHECK(rk_view_convert_point_to(self, at, raised, &inside));
    CHECK(rk_view_hit_test(raised, inside, event, &hit));
    return hit;
}

static void chosen(RKControlRef item, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    printf("  %s chosen\n", name_of(item));
}

static void try_tap(RKContextRef context, double x, double y, double time) {
    printf("tap at (%g, %g):\n", x, y);
    tap(context, x, y, time);
}

int main(void) {
    static const char *const titles[] = {"home", "new", "profile"};
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKViewRef bar;
    int i;

    CHECK(rk_context_create(NULL, &context));
    methods.hit_test = hit_test;
    desc.name = "TabBar";
    desc.superclass = "View";
    desc.view_methods = &methods;
    CHECK(rk_class_define(context, &desc, &tab_bar));

    window = make_window(context);
    bar = add_view(context, tab_bar, window, "bar", rect(0, 430, 320, 50));
    for (i = 0; i < 3; i++) {
        RKRect frame = i == 1 ? rect(130, -30, 60, 70) : rect(20 + 220 * (i / 2), 5, 60, 40);
        RKControlRef item = add_button(context, NULL, bar, titles[i], frame);
        CHECK(rk_control_add_action(item, RKControlEventTouchUpInside, chosen, NULL, NULL, NULL));
        if (i == 1) CHECK(rk_object_set_userdata(RK_OBJECT(bar), item, NULL));
    }

    try_tap(context, 50, 455, 1);
    try_tap(context, 160, 455, 2);
    try_tap(context, 160, 410, 3); /* above the bar */
    try_tap(context, 50, 420, 4);  /* above the bar, beside the item */
    CHECK(rk_view_set_hidden(bar, true));
    printf("bar hidden\n");
    try_tap(context, 160, 410, 5);

    CHECK(rk_context_destroy(context));
    return 0;
}
