// A row that scrolls sideways in a list that scrolls up and down: each drag moves the one that can scroll that way.
#include "../shared.hpp"

struct Reporter : rk::ScrollViewDelegate {
    void willBeginDragging(const rk::ScrollView &view) override { std::printf("  %s is dragged\n", view.name().c_str()); }
};

static rk::ScrollView add(const rk::View &superview, const char *name, rk::Rect frame, rk::Size content) {
    const rk::ScrollView made = put(superview, name, rk::ScrollView(superview.context(), frame));
    made.setContentSize(content);
    made.setDelegate(std::make_shared<Reporter>());
    return made;
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::ScrollView list = add(window, "list", rk::rect(0, 0, 320, 480), {320, 2000});
    const rk::ScrollView row = add(list, "row", rk::rect(0, 100, 320, 120), {1000, 120});

    // A drag in two moves, held before the lift.
    const auto drag = [&](const char *what, rk::Point from, rk::Point to, double time) {
        std::printf("%s:\n", what);
        context.down(1, from, time);
        context.move(1, (from + to) / 2, time + 0.25);
        context.move(1, to, time + 0.5);
        context.up(1, to, time + 1);
        context.advance(time + 3);
        const rk::Point rows = row.contentOffset(), lists = list.contentOffset();
        std::printf("  row at (%g, %g), list at (%g, %g)\n", rows.x, rows.y, lists.x, lists.y);
    };

    drag("sideways in the row", {250, 160}, {150, 160}, 1);
    drag("upwards in the row", {160, 160}, {160, 110}, 5);
    drag("upwards in the list", {160, 400}, {160, 350}, 9);
    drag("sideways in the list", {250, 400}, {150, 400}, 13);
    std::printf("the row does not scroll:\n");
    row.setScrollEnabled(false);
    drag("sideways in the row", {250, 60}, {150, 60}, 17);
    drag("slanting in the row", {250, 70}, {200, 20}, 21);
    row.setScrollEnabled(true);
    list.setContentOffset({0, 0});
    std::printf("the row is at its end:\n");
    row.setContentOffset({680, 0});
    drag("sideways in the row", {250, 160}, {150, 160}, 25);
}
