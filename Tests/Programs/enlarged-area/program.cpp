// A small button that accepts touches 20 points around it: pointInside with a larger rectangle. A touch outside of the superview is still
// lost.
#include "../shared.hpp"

struct GenerousButton : rk::Subclass<rk::Button> {
    bool pointInside(rk::Point point, const rk::Event &) override { return rk::rectContainsPoint(rk::rectInset(bounds(), -20, -20), point); }
};

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View bar = put(window, "bar", rk::View(context, rk::rect(0, 100, 320, 60)));
    const auto close = put(bar, "close", rk::make<GenerousButton>(context, rk::rect(280, 10, 16, 16)));
    close.on(rk::ControlEvents::TouchUpInside, [](rk::Button &button) { std::printf("  %s pressed\n", button.name().c_str()); });
    const auto tryTap = [&context](double x, double y, double time) {
        std::printf("tap at (%g, %g):\n", x, y);
        tap(context, x, y, time);
    };
    tryTap(288, 118, 1); // on the button
    tryTap(264, 134, 2); // 16 points to its left, 8 below it
    tryTap(250, 118, 3); // 30 points away
    tryTap(288, 104, 4); // above the button, in the bar
    tryTap(288, 95, 5);  // 15 points above it, but outside of the bar
}
