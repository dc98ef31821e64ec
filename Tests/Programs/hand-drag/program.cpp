// A card that follows the finger without a recogniser: touchesMoved adds the way since the touch's last change. Cancelled, it returns.
#include "../shared.hpp"

struct Card : rk::Subclass<rk::View> {
    rk::Point home = {};
    void place(rk::Point center, const char *what) {
        setCenter(center);
        std::printf("  %s to (%g, %g)\n", what, center.x, center.y);
    }
    void touchesBegan(const rk::Touches &, const rk::Event &) override {
        home = center();
        superview().bringSubviewToFront(*this);
        std::printf("  %s picked up\n", name().c_str());
    }
    void touchesMoved(const rk::Touches &touches, const rk::Event &) override {
        const rk::View board = superview();
        place(center() + touches.front().location(board) - touches.front().previousLocation(board), "dragged");
    }
    void touchesEnded(const rk::Touches &, const rk::Event &) override { std::printf("  %s dropped\n", name().c_str()); }
    void touchesCancelled(const rk::Touches &, const rk::Event &) override { place(home, "back"); }
};

static void hit(const rk::Window &window, double x, double y) { std::printf("at (%g, %g): %s\n", x, y, nameOf(window.hitTest({x, y})).c_str()); }

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    put(window, "queen", rk::make<Card>(context, rk::rect(20, 20, 80, 120)));
    put(window, "king", rk::make<Card>(context, rk::rect(60, 60, 80, 120)));

    hit(window, 90, 90);
    std::printf("the queen by its corner:\n");
    context.down(1, {30, 30}, 1);
    context.move(1, {45, 30}, 1.25);
    context.move(1, {75, 50.5}, 1.5);
    context.up(1, {75, 50.5}, 1.75);
    hit(window, 90, 90);
    std::printf("the queen again, and an alert:\n");
    context.down(1, {80, 60}, 3);
    context.move(1, {200, 300}, 3.25);
    context.cancelAllTouches();
    hit(window, 200, 300);
    hit(window, 70, 50);
}
