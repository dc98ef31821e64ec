/* A button that is a circle: pointInside measures the distance from the middle. In the corners of its frame what lies behind it is hit. */
#include "../shared.h"

static RKClassRef round_button;

static bool point_inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKRect bounds;
    double radius, x, y;
    bool inside;
    (void)userdata;
    CHECK(rk_super_point_inside(round_button, self, at, event, &inside));
    if (!inside) return false;
    CHECK(rk_view_get_bounds(self, &bounds));
    radius = bounds.size.width / 2;
    x = at.x - radius;
    y = at.y - radius;
    return x * x + y * y <= radius * radius;
}

static void sent(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    printf("  %s sent its action\n", name_of(button));
}

int main(void) {
    static const double places[][2] = {{150, 150}, {105, 105}, {195, 195}, {150, 101}, {115, 115}, {114, 114}};
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKControlRef behind, record;
    size_t i;

    CHECK(rk_context_create(NULL, &context));
    methods.point_inside = point_inside;
    desc.name = "RoundButton";
    desc.superclass = "Button";
    desc.view_methods = &methods;
    CHECK(rk_class_define(context, &desc, &round_button));

    window = make_window(context);
    behind = add_button(context, NULL, window, "behind", rect(80, 80, 140, 140));
    record = add_button(context, round_button, window, "record", rect(100, 100, 100, 100));
    CHECK(rk_control_add_action(behind, RKControlEventTouchUpInside, sent, NULL, NULL, NULL));
    CHECK(rk_control_add_action(record, RKControlEventTouchUpInside, sent, NULL, NULL, NULL));

    for (i = 0; i < sizeof places / sizeof *places; i++) {
        RKViewRef hit;
        CHECK(rk_view_hit_test(RK_VIEW(window), point(places[i][0], places[i][1]), NULL, &hit));
        printf("(%g, %g) hits %s\n", places[i][0], places[i][1], name_of(hit));
        tap(context, places[i][0], places[i][1], 1 + (double)i);
    }
    CHECK(rk_context_destroy(context));
    return 0;
}
