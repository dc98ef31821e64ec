/* A layer over the whole screen that lets touches through except on its own button: hitTest without itself as an answer. */
#include "../shared.h"

static RKClassRef overlay_class;

static RKViewRef hit_test(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKViewRef hit;
    (void)userdata;
    CHECK(rk_super_hit_test(overlay_class, self, at, event, &hit));
    return hit == self ? NULL : hit;
}

static void pressed(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    printf("  %s pressed\n", name_of(button));
}

static RKControlRef button(RKContextRef context, void *superview, const char *name, RKRect frame) {
    RKControlRef made = add_button(context, NULL, superview, name, frame);
    CHECK(rk_control_add_action(made, RKControlEventTouchUpInside, pressed, NULL, NULL, NULL));
    return made;
}

static void try_all(RKContextRef context, double time) {
    static const double places[][2] = {{60, 60}, {260, 60}, {160, 300}};
    size_t i;
    for (i = 0; i < 3; i++) {
        printf("tap at (%g, %g):\n", places[i][0], places[i][1]);
        tap(context, places[i][0], places[i][1], time + (double)i);
    }
}

int main(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKViewRef overlay, plain;

    CHECK(rk_context_create(NULL, &context));
    methods.hit_test = hit_test;
    desc.name = "Overlay";
    desc.superclass = "View";
    desc.view_methods = &methods;
    CHECK(rk_class_define(context, &desc, &overlay_class));

    window = make_window(context);
    button(context, window, "play", rect(20, 20, 80, 80));
    button(context, window, "stop", rect(220, 20, 80, 80));

    printf("under an overlay:\n");
    overlay = add_view(context, overlay_class, window, "overlay", rect(0, 0, 320, 480));
    button(context, overlay, "help", rect(240, 40, 40, 40)); /* over stop */
    try_all(context, 1);

    printf("under a plain view:\n");
    plain = add_view(context, NULL, window, "plain", rect(0, 0, 320, 480));
    try_all(context, 11);

    printf("with both removed:\n");
    CHECK(rk_view_remove_from_superview(plain));
    CHECK(rk_view_remove_from_superview(overlay));
    try_all(context, 21);

    CHECK(rk_context_destroy(context));
    return 0;
}
