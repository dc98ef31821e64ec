// The same place in the coordinates of several views: a list that is scrolled by its bounds, a cell in it, and a second window.
#include "../shared.hpp"

static void show(const char *what, rk::Point at) { std::printf("%s: (%g, %g)\n", what, at.x, at.y); }
static void show(const char *what, rk::Rect of) { std::printf("%s: (%g, %g) (%g, %g)\n", what, of.origin.x, of.origin.y, of.size.width, of.size.height); }

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View list = put(window, "list", rk::View(context, rk::rect(10, 50, 300, 400)));
    const rk::View cell = put(list, "cell", rk::View(context, rk::rect(0, 120, 300, 60)));
    const rk::View badge = put(cell, "badge", rk::View(context, rk::rect(250, 20, 20, 20)));
    const rk::View bar = put(window, "bar", rk::View(context, rk::rect(0, 450, 320, 30)));

    show("middle of the badge in the cell", badge.convertPointTo({10, 10}, cell));
    show("in the window", badge.convertPointTo({10, 10}));
    show("in the bar", badge.convertPointTo({10, 10}, bar));
    show("a point of the window in the badge", badge.convertPointFrom({270, 210}));

    list.setBounds(rk::rect(0, 100, 300, 400));
    std::printf("scrolled by 100\n");
    show("middle of the badge in the window", badge.convertPointTo({10, 10}));
    show("in the list", badge.convertPointTo({10, 10}, list));

    cell.setTransform(rk::transformMakeScale(0.5, 0.5));
    std::printf("cell at half its size\n");
    show("badge in the list", badge.convertRectTo(rk::rect(0, 0, 20, 20), list));
    show("a part of the list in the cell", cell.convertRectFrom(rk::rect(0, 0, 300, 400), list));

    const rk::Window panel(context, rk::rect(100, 200, 120, 80));
    show("a point of the window in the panel", window.convertPointTo({150, 240}, panel));
}
