// A list that a finger drags and flicks: offsets while it is dragged, and at whole moments until it rests, by the context's clock.
#include "../shared.hpp"

#include <cmath>

struct List : rk::Subclass<rk::ScrollView>, rk::ScrollViewDelegate {
    bool scrolled = false; // whether didScroll came since the last line
    List() {
        setContentSize({320, 4000});
        setDelegate(*this);
    }
    void show(const char *what) {
        std::printf("  %.2f s: %s at %.2f%s\n", context().time(), what, contentOffset().y, scrolled ? ", scrolled" : "");
        scrolled = false;
    }
    void didScroll(const rk::ScrollView &) override { scrolled = true; }
    void willBeginDragging(const rk::ScrollView &) override { show("will begin dragging"); }
    void didEndDragging(const rk::ScrollView &, bool will_decelerate) override { show(will_decelerate ? "lifted, will decelerate" : "lifted, stands"); }
    void didEndDecelerating(const rk::ScrollView &) override { show("rests"); }
};

// Up by 24 points every 0.03 s: 800 points a second.
static void drag(List &list, rk::Point from, double time) {
    const rk::ContextRef context = list.context();
    context.down(1, from, time);
    for (int k = 1; k <= 4; k++) {
        context.move(1, from - rk::Point{0, 24} * k, time + 0.03 * k);
        if (k == 2) list.show("halfway");
    }
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto list = put(window, "list", rk::make<List>(context, rk::rect(0, 0, 320, 480)));

    std::printf("dragged, and held before the lift:\n");
    drag(*list, {160, 400}, 1);
    context.advance(2);
    context.up(1, {160, 304}, 2);

    std::printf("flicked:\n");
    drag(*list, {160, 400}, 4);
    context.up(1, {160, 304}, 4.12);
    for (int k = 1; k <= 4; k++) {
        context.advance(4.12 + 0.5 * k);
        list->show("on its way");
    }
    while (context.nextDeadline() < HUGE_VAL) context.advance(context.nextDeadline()); // something still moves

    std::printf("flicked, and stopped by a finger:\n");
    drag(*list, {160, 400}, 10);
    context.up(1, {160, 304}, 10.12);
    context.advance(10.5);
    list->scrolled = false;
    context.down(1, {160, 400}, 10.5);
    context.advance(11);
    list->show("held");
    context.up(1, {160, 400}, 11);
}
