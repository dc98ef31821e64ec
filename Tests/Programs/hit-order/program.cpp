// Which of several views at a point is hit: the deepest one of the front-most branch. What only concerns drawing (zPosition, clipping)
// changes nothing.
#include "../shared.hpp"

static void ask(const rk::Window &window, double x, double y) { std::printf("  (%g, %g): %s\n", x, y, nameOf(window.hitTest({x, y})).c_str()); }

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View red = put(window, "red", rk::View(context, rk::rect(20, 20, 100, 100)));
    const rk::View green = put(window, "green", rk::View(context, rk::rect(80, 80, 100, 100)));
    put(red, "dot", rk::View(context, rk::rect(10, 10, 20, 20)));
    put(red, "ear", rk::View(context, rk::rect(-15, 40, 30, 20))); // half of it lies outside of red

    std::printf("as added:\n");
    ask(window, 40, 40);
    ask(window, 60, 60);
    ask(window, 100, 100);
    ask(window, 300, 300);
    ask(window, 400, 100);

    std::printf("edges:\n");
    ask(window, 20, 20);
    ask(window, 120, 60);

    std::printf("a subview that sticks out:\n");
    ask(window, 25, 70);
    ask(window, 10, 70);
    red.setClipsToBounds(true);
    ask(window, 10, 70);

    std::printf("in front by zPosition:\n");
    red.setZPosition(1);
    ask(window, 100, 100);
    std::printf("brought to the front:\n");
    window.bringSubviewToFront(red);
    ask(window, 100, 100);
    std::printf("sent to the back:\n");
    window.sendSubviewToBack(red);
    ask(window, 100, 100);
    green.removeFromSuperview();
    ask(window, 100, 100);
}
