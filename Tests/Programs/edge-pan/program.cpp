// A panel that is pulled in from the left edge of the screen, and a list whose own pan waits for that gesture to fail.
#include "../shared.hpp"

static void pulled(const rk::Pan &pan) {
    const rk::Point by = pan.translation();
    std::printf("  %s %s by (%g, %g)\n", pan.name().c_str(), stateOf(pan), by.x, by.y);
}

static void stroke(const rk::Context &context, const char *what, rk::Point from, rk::Point to, double time) {
    std::printf("%s:\n", what);
    context.down(1, from, time);
    context.move(1, (from + to) / 2, time + 0.25);
    context.move(1, to, time + 0.5);
    context.up(1, to, time + 0.75);
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View list = put(window, "list", rk::View(context, rk::rect(0, 0, 320, 480)));
    const rk::Pan pan = attach(list, "pan", rk::Pan(context));
    pan.on(pulled);
    const rk::ScreenEdgePan edge = attach(window, "edge pan", rk::ScreenEdgePan(context));
    edge.on(pulled);

    stroke(context, "without an edge to begin at", {5, 200}, {85, 200}, 1);
    edge.setEdges(rk::RectEdge::Left);
    pan.requireToFail(edge);
    stroke(context, "from the left edge", {5, 200}, {85, 200}, 3);
    stroke(context, "from the middle", {150, 200}, {230, 200}, 5);
    stroke(context, "along the left edge", {5, 200}, {5, 280}, 7);
    stroke(context, "from the right edge", {315, 200}, {235, 200}, 9);
    edge.setEdges(rk::RectEdge::Left | rk::RectEdge::Right);
    stroke(context, "from the right edge, which counts now", {315, 200}, {235, 200}, 11);
}
