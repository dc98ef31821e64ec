// Swipes to the left and right by hand: far enough, flat enough and fast enough from touchesBegan to touchesEnded.
#include "../shared.hpp"

struct Book : rk::Subclass<rk::View> {
    rk::Point start = {};
    double started = 0;
    int page = 1;
    void touchesBegan(const rk::Touches &touches, const rk::Event &) override {
        start = touches.front().location();
        started = touches.front().timestamp();
    }
    void touchesEnded(const rk::Touches &touches, const rk::Event &) override {
        const rk::Point end = touches.front().location();
        const double x = end.x - start.x, y = end.y - start.y, seconds = touches.front().timestamp() - started;
        if (x * x < 50 * 50) {
            std::printf("  too short: %g points\n", x);
        } else if (4 * y * y > x * x) {
            std::printf("  too steep: (%g, %g)\n", x, y);
        } else if (seconds > 0.5) {
            std::printf("  too slow: %.2f s\n", seconds);
        } else {
            page += x < 0 ? 1 : -1;
            std::printf("  swiped to the %s: page %d\n", x < 0 ? "left" : "right", page);
        }
    }
    void touchesCancelled(const rk::Touches &, const rk::Event &) override { std::printf("  cancelled\n"); }
};

static void stroke(const rk::Context &context, const char *what, rk::Point from, rk::Point to, double time, double seconds) {
    std::printf("%s:\n", what);
    context.down(1, from, time);
    context.move(1, (from + to) / 2, time + seconds / 2);
    context.up(1, to, time + seconds);
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    put(window, "book", rk::make<Book>(context, rk::rect(0, 0, 320, 480)));

    stroke(context, "to the left", {250, 200}, {50, 220}, 1, 0.25);
    stroke(context, "to the right", {50, 200}, {250, 180}, 2, 0.25);
    stroke(context, "a little", {50, 200}, {90, 200}, 3, 0.25);
    stroke(context, "down", {50, 200}, {150, 400}, 4, 0.25);
    stroke(context, "slowly", {250, 200}, {50, 200}, 5, 2);
    std::printf("interrupted:\n");
    context.down(1, {250, 200}, 8);
    context.cancelAllTouches();
}
