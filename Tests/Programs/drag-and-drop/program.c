/* Books carried by a long press from a shelf into a cart that is scrolled, and back; a drop elsewhere or an alert takes them home. */
#include "../shared.h"

static RKContextRef context;
static RKViewRef table, shelf, cart;
/* What is carried, where it was, and where the finger holds it. */
static RKViewRef carried, home;
static RKPoint center, grip;

/* Starts at books only. */
static bool should_receive_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    RKViewRef view;
    (void)self, (void)userdata;
    CHECK(rk_touch_get_view(touch, &view));
    return strncmp(name_of(view), "book", 4) == 0;
}

static void carry(RKGestureRecognizerRef press, void *userdata) {
    RKGestureRecognizerState state;
    RKViewRef under, place;
    RKPoint at;
    RKRect frame;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_state(press, &state));
    CHECK(rk_gesture_recognizer_get_location(press, table, &at));
    CHECK(rk_view_hit_test(table, at, NULL, &under));
    if (state == RKGestureRecognizerStateBegan) {
        carried = under;
        CHECK(rk_view_get_superview(carried, &home));
        CHECK(rk_view_get_center(carried, &center));
        CHECK(rk_gesture_recognizer_get_location(press, carried, &grip));
        CHECK(rk_view_convert_point_to(home, center, table, &at));
        CHECK(rk_view_add_subview(table, carried));
        CHECK(rk_view_set_center(carried, at));
        CHECK(rk_view_set_user_interaction_enabled(carried, false));
        printf("  lifted %s at (%g, %g), its center at (%g, %g)\n", name_of(carried), grip.x, grip.y, at.x, at.y);
    } else if (state == RKGestureRecognizerStateChanged) {
        CHECK(rk_view_get_frame(carried, &frame));
        frame.origin = point(at.x - grip.x, at.y - grip.y);
        CHECK(rk_view_set_frame(carried, frame));
        printf("  over %s\n", name_of(under));
    } else {
        place = home;
        if (state == RKGestureRecognizerStateEnded && (under == shelf || under == cart)) {
            place = under;
            CHECK(rk_view_get_center(carried, &center));
            CHECK(rk_view_convert_point_from(place, center, table, &center));
        }
        CHECK(rk_view_add_subview(place, carried));
        CHECK(rk_view_set_center(carried, center));
        CHECK(rk_view_set_user_interaction_enabled(carried, true));
        printf("  %s: %s in %s at (%g, %g)\n", state_of(press), name_of(carried), name_of(place), center.x, center.y);
    }
}

static void drag(const char *what, double time, RKPoint from, RKPoint by, RKPoint to) {
    printf("%s:\n", what);
    down(context, 1, from.x, from.y, time);
    CHECK(rk_context_advance(context, time + 0.5));
    move(context, 1, by.x, by.y, time + 0.75);
    move(context, 1, to.x, to.y, time + 1);
}

static void print_books(RKViewRef place) {
    RKViewRef books[2];
    size_t count, k;
    CHECK(rk_view_get_subviews(place, books, 2, &count));
    printf("%s has:\n", name_of(place));
    for (k = 0; k < count; k++) printf("  %s\n", name_of(books[k]));
}

int main(void) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerRef press;

    CHECK(rk_context_create(NULL, &context));
    table = RK_VIEW(make_window(context));
    shelf = add_view(context, NULL, table, "shelf", rect(0, 0, 320, 160));
    cart = add_view(context, NULL, table, "cart", rect(40, 240, 240, 200));
    CHECK(rk_view_set_bounds(cart, rect(0, 100, 240, 200))); /* scrolled by 100 */
    add_view(context, NULL, shelf, "book 0", rect(20, 40, 60, 80));
    add_view(context, NULL, shelf, "book 1", rect(100, 40, 60, 80));
    CHECK(rk_long_press_create(context, NULL, &press));
    attach(table, press, "press", carry);
    CHECK(rk_long_press_set_minimum_press_duration(press, 0.25));
    delegate.should_receive_touch = should_receive_touch;
    CHECK(rk_gesture_recognizer_set_delegate(press, &delegate));

    drag("into the cart", 1, point(30, 60), point(100, 200), point(120, 300));
    up(context, 1, 120, 300, 2.25);
    drag("not at a book", 4, point(300, 20), point(100, 200), point(120, 300));
    up(context, 1, 120, 300, 5.25);
    drag("beside the cart", 7, point(120, 80), point(100, 200), point(20, 400));
    up(context, 1, 20, 400, 8.25);
    drag("cancelled over the cart", 10, point(120, 80), point(100, 200), point(100, 300));
    CHECK(rk_context_cancel_all_touches(context));
    drag("back to the shelf", 13, point(140, 330), point(100, 200), point(50, 100));
    up(context, 1, 50, 100, 14.25);
    print_books(shelf);
    print_books(cart);

    CHECK(rk_context_destroy(context));
    return 0;
}
