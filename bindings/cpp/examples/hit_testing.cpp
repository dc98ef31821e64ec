// hit_testing.cpp - two buttons that a rectangle cannot describe: a round one, and one that sticks out of its tab bar.
//
//     c++ -std=c++17 hit_testing.cpp $(pkg-config --cflags --libs responderkit) -o hit_testing && ./hit_testing
//
// Hit-testing asks two questions, and a class may answer either of them itself:
//     pointInside   is this point yours?                                (the round button)
//     hitTest       which view, yourself included, is at this point?    (the tab bar)
// C's example override.c prints the same.
#include <responderkit/responderkit.hpp>

#include <cstdio>

namespace {

struct RoundButton : rk::Subclass<rk::View> {
    bool pointInside(rk::Point point, const rk::Event &) override {
        const rk::Rect box = bounds();
        const double radius = box.size.width / 2;
        const double x = point.x - (box.origin.x + box.size.width / 2), y = point.y - (box.origin.y + box.size.height / 2);
        return x * x + y * y <= radius * radius;
    }
};

// A point above the bar is outside it, so the inherited method never asks the subviews. Ask super first; where it finds nothing, give
// each button its chance, the point being converted to its coordinates.
struct TabBar : rk::Subclass<rk::View> {
    rk::View items; // the view that holds the buttons
    rk::View hitTest(rk::Point point, const rk::Event &event) override {
        if (rk::View hit = super::hitTest(point, event)) return hit;
        for (const rk::View &button : items.subviews())
            if (rk::View hit = button.hitTest(convertPointTo(point, button), event)) return hit;
        return {};
    }
};

// Add a view, and keep it only in the tree.
rk::View add(const rk::View &parent, const char *name, const rk::View &view) {
    view.setName(name);
    parent.addSubview(view);
    return view;
}

void report(const rk::View &root, double x, double y) {
    const rk::View hit = root.hitTest({x, y});
    std::printf("  (%g, %g): %s\n", x, y, hit ? hit.name().c_str() : "nothing");
}

}  // namespace

int main() {
    const rk::Context context;
    const rk::Rect screen = rk::rect(0, 0, 375, 667);

    const rk::Window first(context, screen);
    first.setName("window");
    add(first, "round button", rk::make<RoundButton>(context, rk::rect(100, 100, 100, 100)));
    std::printf("The round button, 100 wide, at (100, 100):\n");
    report(first, 110, 110);       // in the corner of its rectangle, outside the circle
    report(first, 150, 100);       // topmost point of the circle
    report(first, 185.35, 185.35); // just inside
    report(first, 185.4, 185.4);   // just outside
    report(first, 200, 150);       // on the circle, though the rectangle's right edge is outside by the usual test

    const rk::Window window(context, screen);
    window.setName("window");
    const rk::View layout = add(window, "layout", rk::View(context, screen));
    add(layout, "content", rk::View(context, screen));
    const auto bar = rk::make<TabBar>(context, rk::rect(0, 618, 375, 49));
    add(layout, "tab bar", bar);
    add(bar, "background", rk::View(context, rk::rect(0, 0, 375, 49)));
    bar->items = add(bar, "items", rk::View(context, rk::rect(0, 0, 375, 49)));
    const rk::View raised = add(bar->items, "raised button", rk::View(context, rk::rect(157, -20, 60, 69)));
    add(raised, "icon", rk::ImageView(context, rk::rect(0, 0, 60, 60)));
    add(bar->items, "first item", rk::View(context, rk::rect(0, 0, 75, 49)));
    add(bar->items, "second item", rk::View(context, rk::rect(75, 0, 75, 49)));
    std::printf("The button that sticks out of the tab bar by 20:\n");
    report(window, 187, 605); // above the bar, on the button
    report(window, 187, 640); // in the bar, on the button
    report(window, 10, 605);  // above the bar, beside the button
    report(window, 10, 640);  // on the first item
    report(window, 187, 590); // above the button
}
